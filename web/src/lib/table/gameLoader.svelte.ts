// What the games bring, fetched when it is first asked for.
import type { GameAside, GameLater, GameParts } from "../../games/folder.ts";
import { FOLDERS } from "../../games/index.ts";
import { version } from "../net/version.svelte.ts";

/** For a game without a folder. */
const plainParts = () => import("../../generic-board/parts.ts");

/** Milliseconds after which what failed is asked for again, as long as it is on the screen. */
const AGAIN = 2000;

class Shelf {
  private here = $state.raw<Record<string, unknown>>({});
  private asked = new Map<string, Promise<void>>();
  private failed = $state.raw<ReadonlySet<string>>(new Set());

  /** Whether something that was asked for failed to load. */
  get troubled(): boolean {
    return this.failed.size > 0;
  }

  /** Whoever still reads what failed asks for it once more. */
  again(): void {
    this.failed = new Set();
    this.here = { ...this.here };
  }

  /** Null until it is here; whoever reads this is told when it is. */
  parts(game: string | undefined): GameParts | null {
    if (!game) return null;
    void this.fetch(game);
    return (this.here[game] as GameParts | undefined) ?? null;
  }

  /** What comes after its parts: the same. */
  aside(game: string | undefined): GameAside | null {
    return this.more(game, "aside") as GameAside | null;
  }

  later(game: string | undefined): GameLater | null {
    return this.more(game, "later") as GameLater | null;
  }

  private more(game: string | undefined, which: "aside" | "later"): unknown {
    const parts = this.parts(game);
    const name = `${game} ${which}`;
    if (parts) void this.ask(name, parts[which]);
    return this.here[name] ?? null;
  }

  fetch(game: string): Promise<void> {
    return this.ask(game, FOLDERS[game]?.parts ?? plainParts);
  }

  private ask(name: string, load: () => Promise<{ default: unknown }>): Promise<void> {
    const known = this.asked.get(name);
    if (known) return known;
    const asked = load().then((found) => {
      this.here = { ...this.here, [name]: found.default };
      this.failed = new Set([...this.failed].filter((one) => one !== name));
    });
    asked.catch((error: unknown) => {
      this.asked.delete(name);
      this.failed = new Set([...this.failed, name]);
      version.missed(error);
      setTimeout(() => (this.here = { ...this.here }), AGAIN);
    });
    this.asked.set(name, asked);
    return asked;
  }
}

export const shelf = new Shelf();
