// What a game's screen needs, wherever it comes from: a live table, a lesson, or a record.
import type { Person } from "./api.ts";
import type { Game } from "./router.svelte.ts";
import { Telling, type Told } from "./telling.ts";
import * as Alea from "./types/alea.ts";
import * as Idus from "./types/idus.ts";
import { t } from "./words.svelte.ts";

export type AnyEvent = { type: string };
export type AnyAction = { type: string };

export interface News {
  n: number;
  events: readonly AnyEvent[];
}

export interface Play<Table, Mine, Action> {
  readonly table: Table;
  readonly mine: Mine | null;
  readonly legal: readonly Action[];
  readonly seats: readonly Person[];
  readonly names: readonly string[];
  readonly telling: Telling;
  readonly news: News;
  /** What has happened, the newest last. */
  readonly history: readonly AnyEvent[];
  readonly pending: boolean;
  readonly online: boolean;
  /** What only this person has noted about each seat, or null where nobody takes notes. */
  readonly marks: Record<number, string> | null;
  /** What they have written for themselves. */
  readonly notes: string;
  act(action: Action): void;
  mark(seat: number, mark: string): void;
  note(text: string): void;
}

export type IdusPlay = Play<Idus.Table, Idus.Mine, Idus.Action>;
export type AleaPlay = Play<Alea.Table, Alea.Mine, Alea.Action>;

const TOLD: Record<Game, Told> = {
  "idus-martii": { name: "idus-martii", actions: Idus.ACTIONS, printed: Idus.PRINTED },
  alea: { name: "alea", actions: Alea.ACTIONS, printed: Alea.PRINTED },
};

export function telling(game: Game, names: readonly string[]): Telling {
  return new Telling(t, TOLD[game], names);
}

const SECRET: Record<string, string> = {
  vote_laid: "colour",
  vote_replaced: "colour",
  vote_looked_at: "colour",
  card_dealt: "faction",
  card_discarded: "faction",
};

/** The event as anybody may overhear it: what I alone know is not written on my screen. */
export function hushed<E extends AnyEvent>(event: E): E {
  const secret = SECRET[event.type];
  return secret ? { ...event, [secret]: null } : event;
}
