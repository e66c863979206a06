// Choreography of Alea: beats of each event, and the table after each.
//
// Odds and rows come with the server's next view. Only the reading of dice is repeated, for dice in motion.
import type { Note } from "../../lib/stage/sound.ts";
import type { BeatPlan } from "../../lib/stage/stage.svelte.ts";
import type { AnyEvent } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { AleaPlay } from "./types.ts";
import { failureText } from "./tray/failureReason.ts";
import { readDice } from "./tray/diceReading.ts";
import { DIE, FAIL, WRITE } from "./sounds.ts";
import { CARD_POINTS } from "./constants.gen.ts";
import { BEATS, type Event, type PlayCard, type Result, type Table } from "./types.gen.ts";

/** Share of the duration in which something moves; the rest is for reading. */
const MOVING_SHARE: Record<Event["type"], number> = {
  dice_thrown: 1,
  die_fell: 0.6,
  turn_failed: 0.5,
  failure_taken: 0.45,
  number_written: 0.46,
  card_played: 0.5,
  turn_left: 0.125,
  last_round_called: 0.08,
  turn_begun: 1,
  game_ended: 1,
};
/** Seconds per column and for the roof in the final ceremony. */
const RISE_SECONDS = 1.3;
const DICE_PER_TURN = 6;

export function beatsOf(event: Event, before: Table, after = before): BeatPlan<Table>[] {
  if (event.type === "game_ended") return endBeats(event.result, before, RISE_SECONDS);
  const seconds = BEATS[event.type] * MOVING_SHARE[event.type];
  const read = BEATS[event.type] - seconds;
  const changes = { ...before, ...changesOf(event, before) };
  // without a further turn the last round is not announced
  if (event.type === "last_round_called" && after.result) return [{ seconds: 0, table: changes }];
  const isFall = event.type === "die_fell";
  // only the last of several dice is read
  if (!read || (isFall && changes.falling)) return [{ seconds, table: changes }];
  const table = isFall ? { ...changes, ...readingsOf(changes) } : changes;
  return [
    { seconds, part: isFall ? "fall" : "act", table },
    { seconds: read, part: "read", table },
  ];
}

/** Numbers that the dice spell; if none, the next event is the failure. */
function readingsOf({ dice, seat, options, step }: Table): Partial<Table> {
  const numbers = readDice(dice, options.ordered ?? false);
  return { readings: numbers, ...(numbers.length ? { step: "choose", awaited: [seat] } : { step }) };
}

/** Final ceremony: columns rise from the lowest score up, then the roof, then the winner's gold. */
function endBeats({ scores }: Result, before: Table, seconds: number): BeatPlan<Table>[] {
  const rising = scores.map((_, seat) => ({
    seconds,
    part: `rise ${seatsByScore(scores)[seat]}`,
    table: before,
  }));
  const over = { ...before, dice: [], aside: [], left: DICE_PER_TURN, failed: null };
  const crowned = ["roof", "crown"].map((part) => ({ seconds, part, table: over }));
  return [...rising, ...crowned].map((act) => ({ ...act, isCeremony: true }));
}

/** Seats by score, lowest first. */
export function seatsByScore(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).sort((one, other) => scores[one]! - scores[other]!);
}

function changesOf(event: Exclude<Event, { type: "game_ended" }>, before: Table): Partial<Table> {
  switch (event.type) {
    case "dice_thrown":
      return { ...whileFalling(event.dice), left: before.left - event.dice };
    case "die_fell":
      return { dice: [...before.dice, event.face], falling: Math.max(0, before.falling - 1) };
    case "turn_failed":
      return afterFailure(before, event.why);
    case "failure_taken":
      return afterFailure(before, "stopped");
    case "number_written":
      return afterWriting(before, event.seat, event.row, event.number);
    case "card_played":
      return afterCard(before, event.seat, event.play);
    case "turn_left":
      return NO_PROMPT;
    case "last_round_called":
      return { closing: event.why };
    case "turn_begun":
      return {
        ...{ round: event.round, seat: event.seat, step: "roll", awaited: [event.seat], failed: null },
        ...{ dice: [], aside: [], falling: 0, left: DICE_PER_TURN, readings: [], places: [], next_die: [] },
      };
  }
}

/** While dice fall there is no prompt and no reading. */
function whileFalling(falling: number): Partial<Table> {
  return { falling, step: "fall", awaited: [], readings: [], places: [], next_die: [] };
}

function afterFailure({ seat }: Table, failed: Table["failed"]): Partial<Table> {
  return { failed, step: "failed", awaited: [seat], places: [], next_die: [] };
}

/** After writing or leaving there is no prompt and no possible row. */
const NO_PROMPT = { awaited: [], readings: [], places: [], next_die: [] } satisfies Partial<Table>;

function afterWriting(before: Table, seat: number, row: number, number: number): Partial<Table> {
  const column = before.columns[seat]!.with(row - 1, number);
  return { ...withScores({ ...before, columns: before.columns.with(seat, column) }), ...NO_PROMPT };
}

function withScores({ columns, cards }: Pick<Table, "columns" | "cards">): Partial<Table> {
  const worth = (column: number[], seat: number) =>
    column.reduce((sum, number) => sum + number, CARD_POINTS * cards[seat]!.length);
  return { columns, cards, scores: columns.map(worth) };
}

function afterCard(before: Table, seat: number, play: PlayCard): Partial<Table> {
  const held = before.cards[seat]!.filter((card) => card !== play.card);
  const spent = { ...before, cards: before.cards.with(seat, held) };
  if (play.number !== undefined && play.row !== undefined)
    return { ...afterWriting(spent, seat, play.row, play.number), failed: null };
  const { dice, aside } = before;
  const taken = takenDice(dice, play);
  const stay = dice.filter((_, place) => !taken.includes(place));
  const left = { ...withScores(spent), failed: null, dice: stay };
  if (setsAside(play)) return { ...left, aside: [...aside, dice[taken[0]!]!] };
  return { ...left, ...whileFalling(taken.length) };
}

/** Indices of the dice a card takes; of equal faces, the one that fell last. */
export function takenDice(dice: readonly string[], { card, as, die, at }: PlayCard): number[] {
  const all = (face: string) => dice.flatMap((one, place) => (one === face ? [place] : []));
  const effect = as ?? card;
  switch (effect) {
    case "reroll_i":
      return all("I");
    case "reroll_v":
      return all("V");
    case "reroll_one":
    case "ignore":
      return [at ?? dice.findLastIndex((one) => one === die)];
    case "twin":
    case "joker":
      return [];
    default:
      effect satisfies never; // a new card has to say which dice it takes
      return [];
  }
}

/** True if the card sets its die aside; other dice that a card takes are thrown again. */
export function setsAside({ card, as }: PlayCard): boolean {
  return (as ?? card) === "ignore";
}

/** Seat and row of the number that this event writes. */
export function writtenRow(act: AnyEvent | undefined): { seat: number; row: number } | null {
  const event = act as Event | undefined;
  if (event?.type === "number_written") return event;
  const row = event?.type === "card_played" ? event.play.row : undefined;
  return event?.type === "card_played" && row ? { seat: event.seat, row } : null;
}

export function soundOfBeat(event: Event, part: string): readonly Note[] | null {
  if (part === "read") return null; // already heard in the first part
  if (event.type === "die_fell") return DIE;
  // the end sounds once, with the gold
  if (event.type === "game_ended") return part === "crown" ? null : [];
  if (writtenRow(event)) return WRITE;
  return event.type === "turn_failed" || event.type === "failure_taken" ? FAIL : null;
}

export function announcement(
  event: Event,
  { table, messages, names, mine }: AleaPlay,
  isPast: boolean,
): string {
  const me = mine?.seat ?? null;
  if (event.type === "dice_thrown") return "";
  if (event.type === "game_ended" && me !== null && !event.result.winners.includes(me))
    return `${messages.event(event, me)} ${t("web-alea-you-lose")}.`;
  const isFailure = event.type === "turn_failed" || event.type === "failure_taken";
  const why = isFailure && !isPast ? failureText(table) : null;
  if (!why || !("seat" in event)) return messages.event(event, me);
  const subject = event.seat === me ? "me" : "other";
  return `${t("web-alea-fails", { name: names[event.seat] ?? "", who: subject })} ${why}`;
}
