// Which games there are, and what the server says of each: numbers that are rules are never known here.
import { FOLDERS } from "../games/index.ts";
import { api } from "./api.ts";
import type { GameShown, GamesShown } from "./wire.ts";

const TRY_AGAIN = 2000;

class Games {
  private told = $state.raw<GamesShown | null>(null);

  /** What `/api/games` answers; without a server there is a first screen all the same. */
  async read(): Promise<void> {
    try {
      this.tell(await api.games());
    } catch {
      // whoever needs it waits in `ready`
    }
  }

  tell(told: GamesShown): void {
    this.told = told;
  }

  /** A table is not shown before it is known who may know what. */
  async ready(): Promise<void> {
    for (;;) {
      if (!this.told) await this.read();
      if (this.told) return;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }

  get known(): boolean {
    return this.told !== null;
  }

  /** In the order of the server. */
  get names(): string[] {
    return Object.keys(this.told?.games ?? FOLDERS);
  }

  get phrases(): string[] {
    return this.told?.phrases ?? [];
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  of(name: string): GameShown | undefined {
    return this.told?.games[name];
  }

  /** Whether one may know here what others may not: then a phone is handed on behind a curtain. */
  secretive(name: string): boolean {
    return Object.keys(this.of(name)?.marks.secret ?? {}).length > 0;
  }
}

export const games = new Games();
