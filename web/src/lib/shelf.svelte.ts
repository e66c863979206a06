// What the games bring, fetched when it is first asked for.
import type { GameParts } from "../games/folder.ts";
import { FOLDERS } from "../games/index.ts";
import { version } from "./version.svelte.ts";

/** For a game without a folder. */
const plainParts = () => import("../plain/parts.ts");

class Shelf {
  private here = $state.raw<Record<string, GameParts>>({});
  private asked = new Map<string, Promise<void>>();

  /** Null until it is here; whoever reads this is told when it is. */
  parts(game: string | undefined): GameParts | null {
    if (!game) return null;
    this.fetch(game).catch(() => (version.stale = true));
    return this.here[game] ?? null;
  }

  fetch(game: string): Promise<void> {
    const known = this.asked.get(game);
    if (known) return known;
    const parts = FOLDERS[game]?.parts ?? plainParts;
    const asked = parts().then((found) => {
      this.here = { ...this.here, [game]: found.default };
    });
    asked.catch(() => this.asked.delete(game));
    this.asked.set(game, asked);
    return asked;
  }
}

export const shelf = new Shelf();
