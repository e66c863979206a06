// Choreography of Idus Martii: beats of each event, and the table after each.
//
// No rules: an event states its changes, or they are taken from the server's next view.
import type { Note } from "../../lib/stage/sound.ts";
import type { BeatPlan } from "../../lib/stage/stage.svelte.ts";
import type { AnyEvent } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { IdusPlay } from "./types.ts";
import { GREEN, RED, SEAL, TURN, YELLOW } from "./sounds.ts";
import { BEATS, type Event, type GameEnded, type Table } from "./types.gen.ts";
import type { TurnBegun, VotesScored } from "./types.gen.ts";
import { coloursOf } from "./board/votes.ts";

/** Seconds to read an announcement. */
const CARD_SECONDS = 1.5;
/** Seconds of the first parts of an event; the last part gets the rest. */
const VOTE_SECONDS = 0.9;
/** Longer, if the next vote may decide the game. */
const SUSPENSE_SECONDS = 1.5;
const MOVE_SECONDS = 1.1;
const HANDOVER_SECONDS = 0.7;
/** The rest of the duration, for reading. */
const RESULT_SECONDS = BEATS.votes_scored - 2 * VOTE_SECONDS - MOVE_SECONDS;
/** Seconds of the final ceremony: per card, for the emblem, for the winner. */
const REVEAL_SECONDS = 0.9;
const EMBLEM_SECONDS = 1.8;
const WINNER_SECONDS = 2;

/** Fields of the table that an event changes. */
const CHANGED_FIELDS: Partial<Record<Event["type"], (keyof Table)[]>> = {
  first_drawn: ["first"],
  roles_assigned: ["praetor", "aediles"],
  votes_scored: ["loyal", "traitor", "ledger"],
  card_discarded: ["picked"],
};

export function beatsOf(event: Event, before: Table, after: Table): BeatPlan<Table>[] {
  const seconds = BEATS[event.type];
  const table = {
    ...before,
    ...fieldsOf(after, CHANGED_FIELDS[event.type] ?? []),
    ...changesOf(event, before),
  };
  const act = { seconds, table };
  const card = (part: string, then: Table) => ({ seconds: CARD_SECONDS, table: then, part });
  switch (event.type) {
    case "turn_begun": {
      const part = cardBefore(event, before.options);
      return part ? [card(part, before), act] : [act];
    }
    case "roles_assigned":
      // the offices move first, then the text appears
      return [
        { ...act, seconds: HANDOVER_SECONDS },
        { ...act, seconds: seconds - HANDOVER_SECONDS, part: "read" },
      ];
    case "veto_decided":
      // the swap first, then the announcement
      return [{ ...act, seconds: seconds - CARD_SECONDS, part: "seen" }, card("announcement", table)];
    case "votes_scored": {
      // votes turn one by one, then tokens move, then the result is shown
      const suspense = isDecisive(before) ? SUSPENSE_SECONDS - VOTE_SECONDS : 0;
      const votes = coloursOf(event).map((_, place) => ({
        seconds: VOTE_SECONDS + (place ? 0 : suspense),
        table: before,
        part: `turn-${place}`,
      }));
      const result = [
        { seconds: MOVE_SECONDS, table, part: "move" },
        { seconds: RESULT_SECONDS - suspense, table, part: "read", isReading: true },
      ];
      const left = votesLeft(table);
      const isCloser = !after.result && left < Math.min(WARNING_VOTES, votesLeft(before));
      const warning = left < 0 ? [card("limit-passed", table)] : isCloser ? [card("limit-near", table)] : [];
      return [...votes, ...result, ...warning];
    }
    case "game_ended": {
      // cause, emblem, then the cards one by one
      const emblem = { seconds: EMBLEM_SECONDS, table, part: "struck" };
      const cards = event.kept.map((_, place) => ({ seconds: REVEAL_SECONDS, table, part: `card-${place}` }));
      const show = [card("over", before), emblem, ...cards, { seconds: WINNER_SECONDS, table, part: "seen" }];
      return show.map((beat) => ({ ...beat, isCeremony: true }));
    }
    default:
      return [act];
  }
}

/** Changes that the event states. Answered prompts are withdrawn. */
function changesOf(event: Event, { laid, awaited }: Table): Partial<Table> {
  switch (event.type) {
    case "vote_laid":
      return { laid: [...laid, event.aedile], awaited: awaited.filter((seat) => seat !== event.aedile) };
    case "vote_looked_at":
      return { looked: event.aedile, awaited: [] };
    case "veto_decided":
      return { swapped: event.swap, awaited: [] };
    case "yellow_shown":
      return { yellow_shown: true, step: "replace" };
    default:
      return { awaited: [] };
  }
}

/** Votes left at which a warning is shown. */
export const WARNING_VOTES = 2;

/** Votes that the leading side may still get. */
export function votesLeft({ limit, loyal, traitor }: Table): number {
  return limit - Math.max(loyal, traitor);
}

/** Votes per turn. */
const VOTES_PER_TURN = 2;

/** True if the next votes may end the game. */
export function isDecisive(table: Table): boolean {
  return table.turn === 2 * table.options.players || votesLeft(table) < VOTES_PER_TURN;
}

function fieldsOf(table: Table, fields: (keyof Table)[]): Partial<Table> {
  return Object.fromEntries(fields.map((field) => [field, table[field]]));
}

const COLOUR_SOUNDS: Record<string, Note[]> = { green: GREEN, red: RED, yellow: YELLOW };

export function soundOfBeat(event: Event, part: string): readonly Note[] | null {
  if (event.type === "vote_laid" || event.type === "vote_replaced") return SEAL;
  // the winner has the final sound; each card has its own
  if (event.type === "game_ended") return part === "seen" ? null : part.startsWith("card") ? TURN : [];
  if (event.type !== "votes_scored") return null;
  if (part !== "move") return part.startsWith("turn") ? TURN : null;
  const { red, green } = event;
  return COLOUR_SOUNDS[red ? "red" : green ? "green" : "yellow"]!;
}

export function announcement(event: Event, { messages, mine, table }: IdusPlay): string {
  if (event.type === "card_dealt") return "";
  const me = mine?.seat ?? null;
  const text = messages.event(event, me);
  const { loyal, traitor, limit, options } = table;
  switch (event.type) {
    case "votes_scored":
      return `${text} ${t("idus-martii-tally", { loyal, traitor, limit })}`;
    case "turn_begun": {
      const card = cardBefore(event, options);
      return card ? `${t(`web-idus-card-${card}`)}. ${t(`web-idus-card-${card}.what`)} ${text}` : text;
    }
    case "game_ended":
      return me === null ? text : `${text} ${resultFor(event, me)}`;
    default:
      return text;
  }
}

/** The result for one player. */
export function resultFor({ result, kept }: GameEnded, seat: number): string {
  return t(result.winners.includes(seat) ? "web-idus-you-win" : "web-idus-you-lose", {
    faction: kept[seat]!,
  });
}

/** Announcement before this turn, if any. */
function cardBefore({ turn }: TurnBegun, { players }: Table["options"]): "round" | "last" | null {
  return turn === players + 1 ? "round" : turn === 2 * players ? "last" : null;
}

export type Counted = Pick<VotesScored, "green" | "red" | "yellow">;

/** Votes of the last count, from when they may be read until the next event. */
export function countedLast({ beat, table }: Pick<IdusPlay, "beat" | "table">): Counted | null {
  // from the ledger, so that it survives a reload
  if (!beat) return (isCounted(table) && table.ledger.at(-1)) || null;
  return ["read", "limit-near", "limit-passed"].includes(beat.part) && beat.event.type === "votes_scored"
    ? (beat.event as VotesScored)
    : null;
}

type BeatState = Pick<IdusPlay, "beat" | "table" | "history" | "mine">;

/** Parts of a beat that are for reading. */
const READING_PARTS = ["announcement", "read", "limit-near", "limit-passed"];

/** True if the player acted: own actions are shown at once. */
function isOwn(event: Event, me: number | undefined): boolean {
  const { consul, praetor, aedile } = event as { consul?: number; praetor?: number; aedile?: number };
  return event.type !== "turn_begun" && me !== undefined && (consul ?? praetor ?? aedile) === me;
}

/** Stands in for the player's own vote while another beat plays. */
export function ownVoteEvent({
  table,
  mine,
  legal,
}: Pick<IdusPlay, "table" | "mine" | "legal">): Event | null {
  if (!mine || legal.length || table.step !== "vote" || !table.awaited.includes(mine.seat)) return null;
  return { type: "vote_laid", aedile: mine.seat, colour: null };
}

/** Aedile whose vote the player has just looked at. */
export function lookingAt({ beat, mine }: Pick<IdusPlay, "beat" | "mine">): number | null {
  const event = beat?.event as Event | undefined;
  return event?.type === "vote_looked_at" && event.praetor === mine?.seat ? event.aedile : null;
}

/** The event that the newest text describes; never older than the previous one. */
export function lastEvent({ beat, table, history, mine }: BeatState): Event | undefined {
  const event = beat?.event as Event | undefined;
  if (event && (READING_PARTS.includes(beat!.part) || isOwn(event, mine?.seat))) return event;
  return table.awaited.length ? undefined : (history.at(-1) as Event | undefined);
}

/** Text between two prompts: counting, or the last event. */
export function interimText(play: IdusPlay): string {
  const last = lastEvent(play);
  if (votesInBeat(play) && last !== play.beat!.event) return t("web-idus-turned");
  if (last?.type !== "votes_scored") return last ? play.messages.event(last, play.mine?.seat ?? null) : "";
  const { green, red, yellow } = last;
  return t("web-idus-score", { green, red, yellow });
}

/** Last events, newest first: two with a prompt, else six. */
export function recentEvents({ history }: Pick<IdusPlay, "history">, isAsked: boolean): readonly AnyEvent[] {
  const shown = history.filter((event) => event.type !== "card_dealt");
  return shown.slice(isAsked ? -2 : -6).reverse();
}

/** Duration of the movement. It does not restart if reading takes longer. */
export function moveDuration({ beat }: Pick<IdusPlay, "beat">): number | undefined {
  return beat?.part === "read" ? (beat.ms * MOVE_SECONDS) / RESULT_SECONDS : beat?.ms;
}

/** True if the votes of this turn are counted. */
export function isCounted({ ledger, turn }: Pick<Table, "ledger" | "turn">): boolean {
  return ledger.at(-1)?.turn === turn;
}

export const PHASES = ["voting", "veto", "scoring", "end"] as const;

/** Phase of the turn; never goes back within a turn. */
export function phaseOf({ beat, table }: Pick<IdusPlay, "beat" | "table">): (typeof PHASES)[number] {
  if (beat?.event.type === "votes_scored") return "scoring";
  if (isCounted(table)) return "end";
  if (table.step === "assign" || table.step === "vote") return "voting";
  return ["look", "veto", "replace"].includes(table.step) ? "veto" : "end";
}

/** Number of turned votes while the votes turn; null otherwise. */
export function turnedVotes({ beat }: Pick<IdusPlay, "beat">): number | null {
  return (beat?.part.startsWith("turn-") && votesInBeat({ beat })?.open) || null;
}

/** The same, if these votes may decide the game. */
export function decisiveVotes({ beat, table }: Pick<IdusPlay, "beat" | "table">): number | null {
  return isDecisive(table) ? turnedVotes({ beat }) : null;
}

/** The votes being turned, and how many are open. */
export function votesInBeat({ beat }: Pick<IdusPlay, "beat">): { score: VotesScored; open: number } | null {
  if (beat?.event.type !== "votes_scored") return null;
  const score = beat.event as VotesScored;
  if (beat.part === "limit-near" || beat.part === "limit-passed") return null;
  const open = beat.part.startsWith("turn") ? Number(beat.part.slice("turn-".length)) + 1 : Infinity;
  return { score, open };
}
