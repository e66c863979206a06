// Which games there are, and what the server says of each: numbers that are rules are never known here.
import { FOLDERS } from "../../games/index.ts";
import { api } from "../net/api.ts";
import type { GameShown, GamesShown } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

const TRY_AGAIN = 2000;
const PLACE = "lusoria-games";

class Games {
  /** What the server says, or has said the last time: enough for the first screen, and for a lesson. */
  private told = $state.raw<GamesShown | null>(kept());
  private fresh = false;
  /** Games of which a table plays by other rules than those the server told about. */
  private otherRules = $state.raw<ReadonlySet<string>>(new Set());
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
    this.fresh = true;
    keep(told);
    const guests = Object.entries(told.games).filter(([name]) => !(name in FOLDERS));
    const places = Object.fromEntries(guests.map(([name, shown]) => [name, shown.words]));
    this.spoken = words.welcome(places).catch(() => {});
  }

  /** A table is not shown before it is known who may know what. */
  async ready(): Promise<void> {
    for (;;) {
      if (!this.fresh) await this.read();
      if (this.fresh) return this.spoken;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }

  /** A page may be older than its server's games, and a table than their rules: then it asks once more. */
  async meet(name: string, rules: number): Promise<void> {
    await this.ready();
    if (this.of(name)?.rules !== rules) await this.read();
    if (this.of(name)?.rules !== rules) this.otherRules = new Set([...this.otherRules, name]);
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

  get reactions(): string[] {
    return this.told?.reactions ?? [];
  }

  has(name: string): boolean {
    return name in (this.told?.games ?? FOLDERS);
  }

  of(name: string): GameShown | undefined {
    return this.told?.games[name];
  }

  /** How well a bot plays, from 0; whichever game it plays. */
  levelOf(bot: string | null): number {
    const all = Object.values(this.told?.games ?? {}).flatMap((game) => game.bots);
    return all.find((one) => one.name === bot)?.level ?? 1;
  }

  /** Whether one may know here what others may not: then a phone is handed on behind a curtain. */
  secretive(name: string): boolean {
    const shown = this.of(name);
    return !shown || this.otherRules.has(name) || Object.keys(shown.marks.secret).length > 0;
  }

  /** Which fields of an event others may not know; null where that is not known, and it may be any. */
  secretsOf(name: string, event: string): readonly string[] | null {
    const shown = this.of(name);
    return shown && !this.otherRules.has(name) ? (shown.marks.secret[event] ?? []) : null;
  }
}

function kept(): GamesShown | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as GamesShown | null;
  } catch {
    return null;
  }
}

function keep(told: GamesShown): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(told));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const games = new Games();
