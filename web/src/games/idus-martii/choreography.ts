// How each act is shown, and how things stand once it has been seen. Nothing is reckoned here: what an event
// changes is told by itself, or taken from the table that it led to.
import type { Note } from "../../lib/stage/sound.ts";
import type { BeatPlan } from "../../lib/stage/stage.svelte.ts";
import type { AnyEvent } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { IdusPlay } from "./types.ts";
import { GREEN, RED, SEAL, TURN, YELLOW } from "./sounds.ts";
import { BEATS, type Event, type GameEnded, type Table } from "./types.gen.ts";
import type { TurnBegun, VotesScored } from "./types.gen.ts";
import { colours } from "./board/votes.ts";

/** A card in the middle: as long as it takes to read it. */
const CARD = 1.5;
/** Seconds of what comes before the last part of an act: that one has what is left of the whole. */
const TURNED = 0.9;
/** Where it may be decided now, the first vote leaves time to fear the second. */
const SUSPENSE = 1.5;
const MOVE = 1.1;
const HANDED_OVER = 0.7;
/** Two votes are turned over, the tokens move, and then it is read what they came to. */
const RESULT = BEATS.votes_scored - 2 * TURNED - MOVE;
/** Of the end, which nobody waits for: a card each, and then who has won. */
const REVEALED = 0.9;
const STRUCK = 1.8;
const WON = 2;

/** What of the table an event changes by itself; the last of several changes all that is left. */
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
      // the offices change hands, and as soon as they have, so it is written
      return [
        { ...act, seconds: HANDED_OVER },
        { ...act, seconds: seconds - HANDED_OVER, part: "read" },
      ];
    case "veto_decided":
      // first two votes change places, or none does; then it can be read who wanted it so
      return [{ ...act, seconds: seconds - CARD, part: "seen" }, card("said", table)];
    case "votes_scored": {
      // the votes are turned over one by one, then the tokens move, and then it can be read
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
      const left = leftOf(table);
      const closer = !after.result && left < Math.min(NEAR, leftOf(before));
      const told = left < 0 ? [card("past", table)] : closer ? [card("near", table)] : [];
      return [...turned, ...scored, ...told];
    }
    case "game_ended": {
      // what has ended it, the side that it brings down or up, then everybody's card, one after the other
      const struck = { seconds: STRUCK, table, part: "struck" };
      const cards = event.kept.map((_, place) => ({ seconds: REVEALED, table, part: `card-${place}` }));
      const show = [card("over", before), struck, ...cards, { seconds: WON, table, part: "seen" }];
      return show.map((one) => ({ ...one, isCeremony: true }));
    }
    default:
      return [act];
  }
}

/** What the event itself says of how things stand: nobody is asked any more what has been answered. */
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

/** From here on everybody is warned. */
export const NEAR = 2;

/** How many more votes the side that is further can bear. */
export function leftOf({ limit, loyal, traitor }: Table): number {
  return limit - Math.max(loyal, traitor);
}

/** So many are turned over in a turn. */
const VOTES = 2;

/** The votes that are turned over next may end the game: everybody can see that before. */
export function isDecisive(table: Table): boolean {
  return table.turn === 2 * table.options.players || leftOf(table) < VOTES;
}

function picked(table: Table, fields: (keyof Table)[]): Partial<Table> {
  return Object.fromEntries(fields.map((field) => [field, table[field]]));
}

const OF_COLOUR: Record<string, Note[]> = { green: GREEN, red: RED, yellow: YELLOW };

export function notesOf(event: Event, part: string): readonly Note[] | null {
  if (event.type === "vote_laid" || event.type === "vote_replaced") return SEAL;
  // the end has its sound once, with who has won; each card that is turned has its own
  if (event.type === "game_ended") return part === "seen" ? null : part.startsWith("card") ? TURN : [];
  if (event.type !== "votes_scored") return null;
  if (part !== "move") return part.startsWith("turn") ? TURN : null;
  const { red, green } = event;
  return OF_COLOUR[red ? "red" : green ? "green" : "yellow"]!;
}

export function spoken(event: Event, { telling, mine, table }: IdusPlay): string {
  if (event.type === "card_dealt") return "";
  const me = mine?.seat ?? null;
  const told = telling.event(event, me);
  const { loyal, traitor, limit, options } = table;
  switch (event.type) {
    case "votes_scored":
      return `${told} ${t("idus-martii-tally", { loyal, traitor, limit })}`;
    case "turn_begun": {
      const card = cardOf(event, options);
      return card ? `${t(`web-idus-card-${card}`)}. ${t(`web-idus-card-${card}.what`)} ${told}` : told;
    }
    case "game_ended":
      return me === null ? told : `${told} ${fateOf(event, me)}`;
    default:
      return told;
  }
}

/** What the end is to somebody. */
export function fateOf({ result, kept }: GameEnded, seat: number): string {
  return t(result.winners.includes(seat) ? "web-idus-you-win" : "web-idus-you-lose", {
    faction: kept[seat]!,
  });
}

/** Which card is read before this turn. */
function cardOf({ turn }: TurnBegun, { players }: Table["options"]): "round" | "last" | null {
  return turn === players + 1 ? "round" : turn === 2 * players ? "last" : null;
}

export type Counted = Pick<VotesScored, "green" | "red" | "yellow">;

/** What the votes came to, from when they can be read until something else happens. */
export function countedLast({ beat, table }: Pick<IdusPlay, "beat" | "table">): Counted | null {
  // from the ledger, which a page that is loaded anew has as well
  if (!beat) return (isCounted(table) && table.ledger.at(-1)) || null;
  return ["read", "near", "past"].includes(beat.part) && beat.event.type === "votes_scored"
    ? (beat.event as VotesScored)
    : null;
}

type GameMessages = Pick<IdusPlay, "beat" | "table" | "history" | "mine">;

/** In these parts an act has been seen, and what is left of it is for reading. */
const FOR_READING = ["said", "read", "near", "past"];

/** Whose act it was: what I do myself is no news to me, and can be read at once. */
function isOwn(event: Event, me: number | undefined): boolean {
  const { consul, praetor, aedile } = event as { consul?: number; praetor?: number; aedile?: number };
  return event.type !== "turn_begun" && me !== undefined && (consul ?? praetor ?? aedile) === me;
}

/** I have laid my vote, and what somebody else does is still shown: nobody asks me for it again. */
export function laidMine({ table, mine, legal }: Pick<IdusPlay, "table" | "mine" | "legal">): Event | null {
  if (!mine || legal.length || table.step !== "vote" || !table.awaited.includes(mine.seat)) return null;
  return { type: "vote_laid", aedile: mine.seat, colour: null };
}

/** Whose vote I have just looked at, until I am asked about it. */
export function lookingAt({ beat, mine }: Pick<IdusPlay, "beat" | "mine">): number | null {
  const event = beat?.event as Event | undefined;
  return event?.type === "vote_looked_at" && event.praetor === mine?.seat ? event.aedile : null;
}

/** What the newest words are about: never something older than what they were about before. */
export function newest({ beat, table, history, mine }: GameMessages): Event | undefined {
  const event = beat?.event as Event | undefined;
  if (event && (FOR_READING.includes(beat!.part) || isOwn(event, mine?.seat))) return event;
  return table.awaited.length ? undefined : (history.at(-1) as Event | undefined);
}

/** Between two questions: that votes are counted, or else what has just been seen. */
export function between(play: IdusPlay): string {
  const told = newest(play);
  if (turningOf(play) && told !== play.beat!.event) return t("web-idus-turned");
  if (told?.type !== "votes_scored") return told ? play.telling.event(told, play.mine?.seat ?? null) : "";
  const { green, red, yellow } = told;
  return t("web-idus-score", { green, red, yellow });
}

/** What has just been seen, the newest first: where one decides there is room for two. */
export function lately({ history }: Pick<IdusPlay, "history">, asked: boolean): readonly AnyEvent[] {
  const told = history.filter((event) => event.type !== "card_dealt");
  return told.slice(asked ? -2 : -6).reverse();
}

/** For how long pieces may move: what has come to rest does not begin anew because one reads for longer. */
export function movingOf({ beat }: Pick<IdusPlay, "beat">): number | undefined {
  return beat?.part === "read" ? (beat.ms * MOVE) / RESULT : beat?.ms;
}

/** The votes of this turn have been counted. */
export function isCounted({ ledger, turn }: Pick<Table, "ledger" | "turn">): boolean {
  return ledger.at(-1)?.turn === turn;
}

export const PHASES = ["voting", "veto", "scoring", "end"] as const;

/** How far the turn has come: a step that was shown does not come again before the next turn. */
export function phaseOf({ beat, table }: Pick<IdusPlay, "beat" | "table">): (typeof PHASES)[number] {
  if (beat?.event.type === "votes_scored") return "scoring";
  if (isCounted(table)) return "end";
  if (table.step === "assign" || table.step === "vote") return "voting";
  return ["look", "veto", "replace"].includes(table.step) ? "veto" : "end";
}

/** Where they may decide the game, how many are turned: nothing else is to be seen meanwhile. */
export function decidingOf({ beat, table }: Pick<IdusPlay, "beat" | "table">): number | null {
  const open = beat?.part.startsWith("turn-") && isDecisive(table) ? turningOf({ beat })?.open : null;
  return open ?? null;
}

/** The votes that are being turned over, and how many of them lie open by now. */
export function turningOf({ beat }: Pick<IdusPlay, "beat">): { score: VotesScored; open: number } | null {
  if (beat?.event.type !== "votes_scored") return null;
  const score = beat.event as VotesScored;
  if (beat.part === "near" || beat.part === "past") return null;
  const open = beat.part.startsWith("turn") ? Number(beat.part.slice("turn-".length)) + 1 : Infinity;
  return { score, open };
}
