// The interface between a game's components and a live table, lesson or record.
import type { Snippet } from "svelte";
import { games } from "../table/games.svelte.ts";
import type { Said } from "../table/talkText.ts";
import type { Beat, Stage } from "./stage.svelte.ts";
import { GameMessages } from "../i18n/messageVariables.ts";
import type { AnyAction, AnyEvent, AnyMine, AnyTable, OptionValue, SeatShown } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** Snippets that the coach adds to a board. */
export interface CoachView {
  /** Value of the best of these actions. */
  worth: Snippet<[readonly AnyAction[]]>;
  /** A line about the selected action, or about all of them. */
  line: Snippet<[AnyAction | null]>;
  /** All options, best first, for a board that lists them; null until known. */
  options?: readonly OptionValue[] | null;
  /** A note about a seat, and a drawing around all seats. */
  note?: Snippet<[number]>;
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
  readonly messages: GameMessages;
  /** The beat that plays now. Everything else here is the state before it. */
  readonly beat: Beat<AnyEvent, Table> | null;
  /** Events already played, newest last. */
  readonly history: readonly AnyEvent[];
  /** Public claims, each with its turn. */
  readonly claims: readonly Said[];
  /** Present if the coach is on. */
  readonly coach?: CoachView | null;
  /** Ends the present beat. False if nothing is playing. */
  skipBeat(): boolean;
  /** Jumps to the newest state. */
  skipAll(): void;
  /** Bots wait while the player reads something, if no one else plays. */
  pause(on: boolean): void;
  readonly pending: boolean;
  readonly online: boolean;
  /** Several players share this device. */
  readonly handed: boolean;
  /** The player's private mark for each seat; null if notes are not possible. */
  readonly marks: Record<number, string> | null;
  /** The player's private notes. */
  readonly notes: string;
  act(action: Action): void;
  mark(seat: number, mark: string): void;
  note(text: string): void;
}

/** For lessons and records: a table where the viewer cannot act. */
export const READ_ONLY_PLAY = {
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

/** The state of a stage, in the form a board reads. */
export function stageState(stage: Stage) {
  return {
    table: stage.shown!.table,
    mine: stage.shown!.mine,
    legal: stage.shown!.legal,
    beat: stage.beat,
    history: stage.history,
    skipBeat: () => stage.skipBeat(),
    skipAll: () => stage.skipAll(),
  };
}

/** A seat of a lesson or record. */
export function makeSeat(name: string, human: boolean, bot: string | null = null): SeatShown {
  return { name, kind: human ? "human" : "bot", here: true, stand_in: false, muted: false, bot };
}

/** True if another person is present. Bots can wait, people should not have to. */
export function hasOtherPeople(seats: readonly SeatShown[], own: readonly number[]): boolean {
  return seats.some(({ kind, here }, seat) => kind === "human" && here && !own.includes(seat));
}

export function messagesOf(game: string, names: readonly string[]): GameMessages {
  return new GameMessages(t, { name: game, ...games.of(game) }, names);
}

/** The event without its secret fields, since others may see this screen. */
export function withoutSecrets<E extends AnyEvent>(game: string, event: E): E {
  const secret = games.secretsOf(game, event.type) ?? Object.keys(event).filter((field) => field !== "type");
  return { ...event, ...Object.fromEntries(secret.map((field) => [field, null])) };
}
