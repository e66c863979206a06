// What the games bring, fetched when it is first asked for.
import type { GameParts, GameLater } from "../games/folder.ts";
import { FOLDERS } from "../games/index.ts";
import { version } from "./version.svelte.ts";

/** For a game without a folder. */
const plainParts = () => import("../plain/parts.ts");

/** Milliseconds. */
const AGAIN = 2000;

class Shelf {
  private here = $state.raw<Record<string, GameParts>>({});
  private asked = new Map<string, Promise<void>>();

  /** Null until it is here; whoever reads this is told when it is. */
  parts(game: string | undefined): GameParts | null {
    if (!game) return null;
    void this.fetch(game);
    return this.here[game] ?? null;
  }

  private away = $state.raw<Record<string, GameLater>>({});
  private wanted = new Set<string>();

  /** What comes after its parts: the same. */
  later(game: string | undefined): GameLater | null {
    const parts = this.parts(game);
    if (!parts || this.away[game!]) return this.away[game!] ?? null;
    this.fetchLater(game!, parts);
    return null;
  }

  private fetchLater(game: string, parts: GameParts): void {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    parts.later().then(
      (found) => (this.away = { ...this.away, [game]: found.default }),
      () => {
        this.wanted.delete(game);
        void this.missed();
      },
    );
  }

  /** Without a network it is asked for again, as long as anybody wants it. */
  private async missed(): Promise<void> {
    await version.missed();
    if (!version.stale) setTimeout(() => (this.here = { ...this.here }), AGAIN);
  }

  fetch(game: string): Promise<void> {
    const known = this.asked.get(game);
    if (known) return known;
    const parts = FOLDERS[game]?.parts ?? plainParts;
    const asked = parts().then((found) => {
      this.here = { ...this.here, [game]: found.default };
    });
    asked.catch(() => {
      this.asked.delete(game);
      void this.missed();
    });
    this.asked.set(game, asked);
    return asked;
  }
}

export const shelf = new Shelf();
