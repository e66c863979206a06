// Metadata of all games from the server, such as numbers of players and secret fields.
import { FOLDERS } from "../../games/index.ts";
import { api } from "../net/api.ts";
import { Backoff, pause } from "../net/poll.ts";
import type { GamePart, GameShown, GamesShown } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";
import { readStored, writeStored } from "../storage.ts";

const KEY = "lusoria-games";

class Games {
  /** The server's answer, or the stored one of the last visit. */
  private shown = $state.raw<GamesShown | null>(readStored(KEY));
  private isFresh = false;
  /** Games with a table whose rules version differs from the server's metadata. */
  private otherRules = $state.raw<ReadonlySet<string>>(new Set());
  private catalogs: Promise<void> = Promise.resolve();

  /** Requests `/api/games`. A failure is ignored: the home screen works without. */
  async read(): Promise<void> {
    try {
      this.set(await api.games());
    } catch {
      // `ready` retries
    }
  }

  set(shown: GamesShown): void {
    this.shown = shown;
    this.isFresh = true;
    writeStored(KEY, shown);
    const guests = Object.entries(shown.games).filter(([name]) => !(name in FOLDERS));
    const places = Object.fromEntries(guests.map(([name, game]) => [name, game.words]));
    this.catalogs = words.addGuests(places).catch(() => {});
  }

  /** Waits until the metadata is fresh: a table must know which fields are secret. */
  async ready(): Promise<void> {
    const backoff = new Backoff();
    for (;;) {
      if (!this.isFresh) await this.read();
      if (this.isFresh) return this.catalogs;
      await pause(backoff.next());
    }
  }

  /** Reloads the metadata if it does not match the table's rules version. */
  async meet(name: string, rules: number): Promise<void> {
    await this.ready();
    if (this.of(name)?.rules !== rules) await this.read();
    if (this.of(name)?.rules !== rules) this.otherRules = new Set([...this.otherRules, name]);
    await this.catalogs;
  }

  get isKnown(): boolean {
    return this.shown !== null;
  }

  /** In the server's order. A game without a folder counts once its catalog is loaded. */
  get names(): string[] {
    return Object.keys(this.shown?.games ?? FOLDERS).filter(
      (name) => name in FOLDERS || words.has(`${name}-name`),
    );
  }

  get phrases(): string[] {
    return this.shown?.phrases ?? [];
  }

  get reactions(): string[] {
    return this.shown?.reactions ?? [];
  }

  has(name: string): boolean {
    return name in (this.shown?.games ?? FOLDERS);
  }

  of(name: string): GameShown | undefined {
    return this.shown?.games[name];
  }

  /** True if the server offers this part of the game. Before its answer, games with a folder have all. */
  offers(name: string, part: GamePart): boolean {
    return this.shown ? Boolean(this.of(name)?.parts?.includes(part)) : name in FOLDERS;
  }

  /** Title of the game's exercises. */
  exerciseTitle(name: string): string {
    const own = `${name}-exercise`;
    return words.say(words.has(own) ? own : "web-exercises");
  }

  /** Level of a bot, from 0, in any game. */
  levelOf(bot: string | null): number {
    const all = Object.values(this.shown?.games ?? {}).flatMap((game) => game.bots);
    return all.find(({ name }) => name === bot)?.level ?? 1;
  }

  /** True if the game has secrets, so that a shared device needs a cover between players. */
  hasSecrets(name: string): boolean {
    const shown = this.of(name);
    return !shown || this.otherRules.has(name) || Object.keys(shown.marks.secret).length > 0;
  }

  /** Secret fields of an event; null if unknown, then any field may be secret. */
  secretsOf(name: string, event: string): readonly string[] | null {
    const shown = this.of(name);
    return shown && !this.otherRules.has(name) ? (shown.marks.secret[event] ?? []) : null;
  }
}

export const games = new Games();
