// What the games bring, fetched when it is first asked for.
import type { GameParts } from "../games/folder.ts";
import { FOLDERS } from "../games/index.ts";
import { version } from "./version.svelte.ts";

class Shelf {
  private here = $state.raw<Record<string, GameParts>>({});
  private asked = new Map<string, Promise<void>>();

  /** Null until it is here; whoever reads this is told when it is. */
  parts(game: string | undefined): GameParts | null {
    if (!game) return null;
    void this.fetch(game);
    return this.here[game] ?? null;
  }

  fetch(game: string): Promise<void> {
    const known = this.asked.get(game);
    if (known) return known;
    const asked = FOLDERS[game]!.parts().then(
      (found) => {
        this.here = { ...this.here, [game]: found.default };
      },
      () => {
        version.stale = true;
      },
    );
    this.asked.set(game, asked);
    return asked;
  }
}

export const shelf = new Shelf();
