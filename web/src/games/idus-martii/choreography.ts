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
import { colours } from "./board/votes.ts";

/** Seconds to read an announcement. */
const CARD = 1.5;
/** Seconds of the first parts of an event; the last part gets the rest. */
const TURNED = 0.9;
/** Longer, if the next vote may decide the game. */
const SUSPENSE = 1.5;
const MOVE = 1.1;
const HANDED_OVER = 0.7;
/** The rest of the duration, for reading. */
const RESULT = BEATS.votes_scored - 2 * TURNED - MOVE;
/** Seconds of the final ceremony: per card, for the emblem, for the winner. */
const REVEALED = 0.9;
const STRUCK = 1.8;
const WON = 2;

/** Fields of the table that an event changes. */
const CHANGES: Partial<Record<Event["type"], (keyof Table)[]>> = {
  first_drawn: ["first"],
  roles_assigned: ["praetor", "aediles"],
  votes_scored: ["loyal", "traitor", "ledger"],
  card_discarded: ["picked"],
};

export function beatsOf(event: Event, before: Table, after: Table): BeatPlan<Table>[] {
  const seconds = BEATS[event.type];
  const table = { ...before, ...picked(after, CHANGES[event.type] ?? []), ...saidBy(event, before) };
  const act = { seconds, table };
  const card = (part: string, then: Table) => ({ seconds: CARD, table: then, part });
  switch (event.type) {
    case "turn_begun": {
      const told = cardOf(event, before.options);
      return told ? [card(told, before), act] : [act];
    }
    case "roles_assigned":
      // the offices move first, then the text appears
      return [
        { ...act, seconds: HANDED_OVER },
        { ...act, seconds: seconds - HANDED_OVER, part: "read" },
      ];
    case "veto_decided":
      // the swap first, then the announcement
      return [{ ...act, seconds: seconds - CARD, part: "seen" }, card("said", table)];
    case "votes_scored": {
      // votes turn one by one, then tokens move, then the result is shown
      const longer = isDecisive(before) ? SUSPENSE - TURNED : 0;
      const turned = colours(event).map((_, place) => ({
        seconds: TURNED + (place ? 0 : longer),
        table: before,
        part: `turn-${place}`,
      }));
      const scored = [
        { seconds: MOVE, table, part: "move" },
        { seconds: RESULT - longer, table, part: "read", isReading: true },
      ];
      const left = votesLeft(table);
      const closer = !after.result && left < Math.min(NEAR, votesLeft(before));
      const told = left < 0 ? [card("past", table)] : closer ? [card("near", table)] : [];
      return [...turned, ...scored, ...told];
    }
    case "game_ended": {
      // cause, emblem, then the cards one by one
      const struck = { seconds: STRUCK, table, part: "struck" };
      const cards = event.kept.map((_, place) => ({ seconds: REVEALED, table, part: `card-${place}` }));
      const show = [card("over", before), struck, ...cards, { seconds: WON, table, part: "seen" }];
      return show.map((one) => ({ ...one, isCeremony: true }));
    }
    default:
      return [act];
  }
}

/** Changes that the event states. Answered prompts are withdrawn. */
function saidBy(event: Event, { laid, awaited }: Table): Partial<Table> {
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
export const NEAR = 2;

/** Votes that the leading side may still get. */
export function votesLeft({ limit, loyal, traitor }: Table): number {
  return limit - Math.max(loyal, traitor);
}

/** Votes per turn. */
const VOTES = 2;

/** True if the next votes may end the game. */
export function isDecisive(table: Table): boolean {
  return table.turn === 2 * table.options.players || votesLeft(table) < VOTES;
}

function picked(table: Table, fields: (keyof Table)[]): Partial<Table> {
  return Object.fromEntries(fields.map((field) => [field, table[field]]));
}

const OF_COLOUR: Record<string, Note[]> = { green: GREEN, red: RED, yellow: YELLOW };

export function soundOfBeat(event: Event, part: string): readonly Note[] | null {
  if (event.type === "vote_laid" || event.type === "vote_replaced") return SEAL;
  // the winner has the final sound; each card has its own
  if (event.type === "game_ended") return part === "seen" ? null : part.startsWith("card") ? TURN : [];
  if (event.type !== "votes_scored") return null;
  if (part !== "move") return part.startsWith("turn") ? TURN : null;
  const { red, green } = event;
  return OF_COLOUR[red ? "red" : green ? "green" : "yellow"]!;
}

export function announcement(event: Event, { messages, mine, table }: IdusPlay): string {
  if (event.type === "card_dealt") return "";
  const me = mine?.seat ?? null;
  const told = messages.event(event, me);
  const { loyal, traitor, limit, options } = table;
  switch (event.type) {
    case "votes_scored":
      return `${told} ${t("idus-martii-tally", { loyal, traitor, limit })}`;
    case "turn_begun": {
      const card = cardOf(event, options);
      return card ? `${t(`web-idus-card-${card}`)}. ${t(`web-idus-card-${card}.what`)} ${told}` : told;
    }
    case "game_ended":
      return me === null ? told : `${told} ${resultFor(event, me)}`;
    default:
      return told;
  }
}

/** The result for one player. */
export function resultFor({ result, kept }: GameEnded, seat: number): string {
  return t(result.winners.includes(seat) ? "web-idus-you-win" : "web-idus-you-lose", {
    faction: kept[seat]!,
  });
}

/** Announcement before this turn, if any. */
function cardOf({ turn }: TurnBegun, { players }: Table["options"]): "round" | "last" | null {
  return turn === players + 1 ? "round" : turn === 2 * players ? "last" : null;
}

export type Counted = Pick<VotesScored, "green" | "red" | "yellow">;

/** Votes of the last count, from when they may be read until the next event. */
export function countedLast({ beat, table }: Pick<IdusPlay, "beat" | "table">): Counted | null {
  // from the ledger, so that it survives a reload
  if (!beat) return (isCounted(table) && table.ledger.at(-1)) || null;
  return ["read", "near", "past"].includes(beat.part) && beat.event.type === "votes_scored"
    ? (beat.event as VotesScored)
    : null;
}

type BeatState = Pick<IdusPlay, "beat" | "table" | "history" | "mine">;

/** Parts of a beat that are for reading. */
const FOR_READING = ["said", "read", "near", "past"];

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
  if (event && (FOR_READING.includes(beat!.part) || isOwn(event, mine?.seat))) return event;
  return table.awaited.length ? undefined : (history.at(-1) as Event | undefined);
}

/** Text between two prompts: counting, or the last event. */
export function interimText(play: IdusPlay): string {
  const told = lastEvent(play);
  if (votesInBeat(play) && told !== play.beat!.event) return t("web-idus-turned");
  if (told?.type !== "votes_scored") return told ? play.messages.event(told, play.mine?.seat ?? null) : "";
  const { green, red, yellow } = told;
  return t("web-idus-score", { green, red, yellow });
}

/** Last events, newest first: two with a prompt, else six. */
export function recentEvents({ history }: Pick<IdusPlay, "history">, asked: boolean): readonly AnyEvent[] {
  const told = history.filter((event) => event.type !== "card_dealt");
  return told.slice(asked ? -2 : -6).reverse();
}

/** Duration of the movement. It does not restart if reading takes longer. */
export function moveDuration({ beat }: Pick<IdusPlay, "beat">): number | undefined {
  return beat?.part === "read" ? (beat.ms * MOVE) / RESULT : beat?.ms;
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

/** Number of turned votes, if they may decide the game; null otherwise. */
export function decisiveVotes({ beat, table }: Pick<IdusPlay, "beat" | "table">): number | null {
  const open = beat?.part.startsWith("turn-") && isDecisive(table) ? votesInBeat({ beat })?.open : null;
  return open ?? null;
}

/** The votes being turned, and how many are open. */
export function votesInBeat({ beat }: Pick<IdusPlay, "beat">): { score: VotesScored; open: number } | null {
  if (beat?.event.type !== "votes_scored") return null;
  const score = beat.event as VotesScored;
  if (beat.part === "near" || beat.part === "past") return null;
  const open = beat.part.startsWith("turn") ? Number(beat.part.slice("turn-".length)) + 1 : Infinity;
  return { score, open };
}
