// Which games there are, and what the server says of each: numbers that are rules are never known here.
import { FOLDERS } from "../games/index.ts";
import { api } from "./api.ts";
import type { GameShown, GamesShown } from "./wire.ts";
import { words } from "./words.svelte.ts";

const TRY_AGAIN = 2000;

class Games {
  private told = $state.raw<GamesShown | null>(null);
  private spoken: Promise<void> = Promise.resolve();

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
    const guests = Object.entries(told.games).filter(([name]) => !(name in FOLDERS));
    this.spoken = words.welcome(Object.fromEntries(guests.map(([name, shown]) => [name, shown.words])));
  }

  /** A table is not shown before it is known who may know what. */
  async ready(): Promise<void> {
    for (;;) {
      if (!this.told) await this.read();
      if (this.told) return this.spoken;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }

  /** A page may be older than the games of its server: then it asks once more. */
  async meet(name: string): Promise<void> {
    await this.ready();
    if (!this.of(name)) await this.read();
    await this.spoken;
  }

  get known(): boolean {
    return this.told !== null;
  }

  /** In the order of the server; a guest is named once its words are here. */
  get names(): string[] {
    return Object.keys(this.told?.games ?? FOLDERS).filter(
      (name) => name in FOLDERS || words.has(`${name}-name`),
    );
  }

  get phrases(): string[] {
    return this.told?.phrases ?? [];
  }

  has(name: string): boolean {
    return name in (this.told?.games ?? FOLDERS);
  }

  of(name: string): GameShown | undefined {
    return this.told?.games[name];
  }

  /** Whether one may know here what others may not: then a phone is handed on behind a curtain. */
  secretive(name: string, rules?: number): boolean {
    const shown = this.of(name);
    // of rules that are retired the server tells no marks: then anything may be secret
    if (!shown || (rules ?? shown.rules) !== shown.rules) return true;
    return Object.keys(shown.marks.secret).length > 0;
  }
}

export const games = new Games();
