// How each act is shown, and how things stand once it has been seen. Nothing is reckoned here: what an event
// changes is told by itself, or taken from the table that it led to.
import type { Note } from "../../lib/sound.ts";
import type { Act } from "../../lib/stage.svelte.ts";
import { t } from "../../lib/words.svelte.ts";
import type { IdusPlay } from "./play.ts";
import { GREEN, RED, SEAL, TURN, YELLOW } from "./sounds.ts";
import type { Event, Table, VotesScored } from "./types.gen.ts";
import { colours } from "./votes.ts";

/** Seconds at the normal pace. */
const LONG: Record<Event["type"], number> = {
  first_drawn: 1,
  card_dealt: 0,
  turn_begun: 1,
  roles_assigned: 1.4,
  vote_laid: 0.9,
  vote_looked_at: 1.2,
  yellow_shown: 1.4,
  veto_decided: 1.3,
  vote_replaced: 1.2,
  vote_kept: 1,
  votes_scored: 1,
  card_discarded: 1.1,
  game_ended: 0.9,
};
/** A card in the middle: as long as it takes to read it. */
const CARD = 1.5;

/** What of the table an event changes by itself; the last of several changes all that is left. */
const CHANGES: Partial<Record<Event["type"], (keyof Table)[]>> = {
  first_drawn: ["first"],
  votes_scored: ["loyal", "traitor", "ledger"],
  card_discarded: ["picked"],
};

export function acting(event: Event, before: Table, after: Table): Act<Table>[] {
  const seconds = LONG[event.type];
  const table = { ...before, ...picked(after, CHANGES[event.type] ?? []), ...saidBy(event, before) };
  const act = { seconds, table };
  const card = (part: string, then: Table) => ({ seconds: CARD, table: then, part });
  switch (event.type) {
    case "turn_begun": {
      const { players } = before.options;
      if (event.turn === players + 1) return [card("round", before), act];
      return event.turn === 2 * players ? [card("last", before), act] : [act];
    }
    case "veto_decided":
      // first it is seen who makes whom swap, then it can be read
      return [{ ...act, seconds: 0.8, part: "seen" }, card("said", table)];
    case "votes_scored": {
      // the votes are turned over one by one, then the tokens move, and then it can be read
      const turned = colours(event).map((_, place) => ({ seconds, table: before, part: `turn-${place}` }));
      const scored = [{ seconds: 1.3, table, part: "move" }, card("read", table)];
      const closer = !after.result && leftOf(table) < Math.min(NEAR, leftOf(before));
      return [...turned, ...scored, ...(closer ? [card("near", table)] : [])];
    }
    case "game_ended": {
      // what it came to, then everybody's card, one after the other
      const cards = event.kept.map((_, place) => ({ ...act, part: `card-${place}` }));
      return [card("verdict", before), ...cards, { ...act, seconds: 1.2, part: "seen" }];
    }
    default:
      return [act];
  }
}

/** What the event itself says of how things stand. */
function saidBy(event: Event, { laid }: Table): Partial<Table> {
  switch (event.type) {
    case "vote_laid":
      return { laid: [...laid, event.aedile] };
    case "vote_looked_at":
      return { looked: event.aedile };
    case "veto_decided":
      return { swapped: event.swap };
    case "yellow_shown":
      return { yellow_shown: true, step: "replace" };
    default:
      return {};
  }
}

/** From here on everybody is warned. */
export const NEAR = 2;

/** How many more votes the side that is further can bear. */
export function leftOf({ limit, loyal, traitor }: Table): number {
  return limit - Math.max(loyal, traitor);
}

function picked(table: Table, fields: (keyof Table)[]): Partial<Table> {
  return Object.fromEntries(fields.map((field) => [field, table[field]]));
}

const OF_COLOUR: Record<string, Note[]> = { green: GREEN, red: RED, yellow: YELLOW };

export function soundOf(event: Event, part: string): readonly Note[] | null {
  if (event.type === "vote_laid" || event.type === "vote_replaced") return SEAL;
  // the end has its sound once; each card that is turned has its own
  if (event.type === "game_ended") return part === "verdict" ? null : part === "seen" ? [] : TURN;
  if (event.type !== "votes_scored") return null;
  if (part !== "move") return part.startsWith("turn") ? TURN : null;
  const { red, green } = event;
  return OF_COLOUR[red ? "red" : green ? "green" : "yellow"]!;
}

export function spoken(event: Event, { telling, mine, table }: IdusPlay): string {
  if (event.type === "card_dealt") return "";
  const told = telling.event(event, mine?.seat ?? null);
  const { loyal, traitor, limit } = table;
  return event.type === "votes_scored"
    ? `${told} ${t("idus-martii-tally", { loyal, traitor, limit })}`
    : told;
}

/** The votes that are being turned over, and how many of them lie open by now. */
export function turningOf({ beat }: Pick<IdusPlay, "beat">): { score: VotesScored; open: number } | null {
  if (beat?.event.type !== "votes_scored") return null;
  const score = beat.event as VotesScored;
  if (beat.part === "near") return null;
  const open = beat.part.startsWith("turn") ? Number(beat.part.slice("turn-".length)) + 1 : Infinity;
  return { score, open };
}
