// What a game's screen needs, wherever it comes from: a live table, a lesson, or a record.
import type { Snippet } from "svelte";
import { games } from "../table/games.svelte.ts";
import type { Said } from "../table/talkText.ts";
import type { Beat, Stage } from "./stage.svelte.ts";
import { Telling } from "../i18n/messageVariables.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable, SeatShown } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** By lamplight: what is shown beside what everybody sees, to one seat. */
export interface Light {
  /** What the best of these actions is worth. */
  worth: Snippet<[readonly AnyAction[]]>;
  /** What is to say about the one that is chosen, or about all. */
  line: Snippet<[AnyAction | null]>;
  /** What is said about a seat, and drawn round all of them. */
  noted?: Snippet<[number]>;
  around?: Snippet;
}

export interface Play<
  Table extends AnyTable = AnyTable,
  Mine extends AnyMine = AnyMine,
  Action extends AnyAction = AnyAction,
> {
  readonly table: Table;
  readonly mine: Mine | null;
  readonly legal: readonly Action[];
  readonly seats: readonly SeatShown[];
  readonly names: readonly string[];
  readonly telling: Telling;
  /** What is being shown now; everything else here is as it was before that. */
  readonly beat: Beat<AnyEvent, Table> | null;
  /** What has been seen, the newest last. */
  readonly history: readonly AnyEvent[];
  /** What people have claimed about each other in public, with the turn in which they did. */
  readonly claims: readonly Said[];
  /** Where a lamp is lit. */
  readonly light?: Light | null;
  /** Somebody has seen enough of what is being shown; whether anything was. */
  hurry(): boolean;
  /** Somebody has seen enough of all of it, and is told what it came to. */
  finish(): void;
  /** Something stands before the board that is to be read first: bots wait, where nobody else plays. */
  pause(on: boolean): void;
  readonly pending: boolean;
  readonly online: boolean;
  /** Several people hold this device in turn. */
  readonly handed: boolean;
  /** What only this person has noted about each seat, or null where nobody takes notes. */
  readonly marks: Record<number, string> | null;
  /** What they have written for themselves. */
  readonly notes: string;
  act(action: Action): void;
  mark(seat: number, mark: string): void;
  note(text: string): void;
}

/** A table at which nobody sits: of a lesson or a record. */
export const NOBODY_ACTS = {
  pending: false,
  online: true,
  handed: false,
  claims: [],
  marks: null,
  notes: "",
  pause() {},
  act() {},
  mark() {},
  note() {},
} as const;

/** What a stage shows, as a board reads it. */
export function staged(stage: Stage) {
  return {
    table: stage.shown!.table,
    mine: stage.shown!.mine,
    legal: stage.shown!.legal,
    beat: stage.beat,
    history: stage.history,
    hurry: () => stage.hurry(),
    finish: () => stage.finish(),
  };
}

/** Somebody at such a table. */
export function somebody(name: string, human: boolean, bot: string | null = null): SeatShown {
  return { name, kind: human ? "human" : "bot", here: true, stand_in: false, muted: false, bot };
}

/** Whether anybody else is there who plays: nobody waits for bots. */
export function othersPlay(seats: readonly SeatShown[], own: readonly number[]): boolean {
  return seats.some(({ kind, here }, seat) => kind === "human" && here && !own.includes(seat));
}

export function telling(game: string, names: readonly string[]): Telling {
  return new Telling(t, { name: game, ...games.of(game) }, names);
}

/** The event as anybody may overhear it: what I alone know is not written on my screen. */
export function hushed<E extends AnyEvent>(game: string, event: E): E {
  const secret = games.secretsOf(game, event.type) ?? Object.keys(event).filter((field) => field !== "type");
  return { ...event, ...Object.fromEntries(secret.map((field) => [field, null])) };
}
