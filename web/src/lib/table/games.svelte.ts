// Metadata of all games from the server, such as numbers of players and secret fields.
import { FOLDERS } from "../../games/index.ts";
import { api } from "../net/api.ts";
import type { GameShown, GamesShown } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

const RETRY_MS = 2000;
const PLACE = "lusoria-games";

class Games {
  /** The server's answer, or the stored one of the last visit. */
  private told = $state.raw<GamesShown | null>(kept());
  private fresh = false;
  /** Games with a table whose rules version differs from the server's metadata. */
  private otherRules = $state.raw<ReadonlySet<string>>(new Set());
  private spoken: Promise<void> = Promise.resolve();

  /** Requests `/api/games`. A failure is ignored: the home screen works without. */
  async read(): Promise<void> {
    try {
      this.tell(await api.games());
    } catch {
      // `ready` retries
    }
  }

  tell(told: GamesShown): void {
    this.told = told;
    this.fresh = true;
    keep(told);
    const guests = Object.entries(told.games).filter(([name]) => !(name in FOLDERS));
    const places = Object.fromEntries(guests.map(([name, shown]) => [name, shown.words]));
    this.spoken = words.addGuests(places).catch(() => {});
  }

  /** Waits until the metadata is fresh: a table must know which fields are secret. */
  async ready(): Promise<void> {
    for (;;) {
      if (!this.fresh) await this.read();
      if (this.fresh) return this.spoken;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** Reloads the metadata if it does not match the table's rules version. */
  async meet(name: string, rules: number): Promise<void> {
    await this.ready();
    if (this.of(name)?.rules !== rules) await this.read();
    if (this.of(name)?.rules !== rules) this.otherRules = new Set([...this.otherRules, name]);
    await this.spoken;
  }

  get known(): boolean {
    return this.told !== null;
  }

  /** In the server's order. A game without a folder counts once its catalog is loaded. */
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

  /** True if the game has a coach and this client can show it. */
  hasCoach(name: string): boolean {
    return name in FOLDERS && Boolean(this.of(name)?.coach);
  }

  /** Level of a bot, from 0, in any game. */
  levelOf(bot: string | null): number {
    const all = Object.values(this.told?.games ?? {}).flatMap((game) => game.bots);
    return all.find((one) => one.name === bot)?.level ?? 1;
  }

  /** True if the game has secrets, so that a shared device needs a cover between players. */
  secretive(name: string): boolean {
    const shown = this.of(name);
    return !shown || this.otherRules.has(name) || Object.keys(shown.marks.secret).length > 0;
  }

  /** Secret fields of an event; null if unknown, then any field may be secret. */
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
    // storage is blocked: the next visit loads the metadata again
  }
}

export const games = new Games();
