// How each act is shown, and how things stand once it has been seen. Nothing is reckoned here: whatever an
// event changes is taken from the table that it led to.
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
  game_ended: 1,
};

/** What of the table an event changes by itself; the last of several changes all that is left. */
const CHANGES: Partial<Record<Event["type"], (keyof Table)[]>> = {
  first_drawn: ["first"],
  votes_scored: ["loyal", "traitor", "ledger"],
  card_discarded: ["picked"],
};

export function acting(event: Event, before: Table, after: Table): Act<Table>[] {
  const seconds = LONG[event.type];
  const table = { ...before, ...picked(after, CHANGES[event.type] ?? []) };
  if (event.type !== "votes_scored") return [{ seconds, table }];
  // the votes are turned over one by one, then the tokens move, and then it can be read
  const turned = colours(event).map((_, place) => ({ seconds, table: before, part: `turn-${place}` }));
  return [...turned, { seconds: 1.3, table, part: "move" }, { seconds: 1.5, table, part: "read" }];
}

function picked(table: Table, fields: (keyof Table)[]): Partial<Table> {
  return Object.fromEntries(fields.map((field) => [field, table[field]]));
}

const OF_COLOUR: Record<string, Note[]> = { green: GREEN, red: RED, yellow: YELLOW };

export function soundOf(event: Event, part: string): readonly Note[] | null {
  if (event.type === "vote_laid" || event.type === "vote_replaced") return SEAL;
  if (event.type !== "votes_scored") return null;
  if (part !== "move") return part === "read" ? null : TURN;
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
  const open = beat.part.startsWith("turn") ? Number(beat.part.slice("turn-".length)) + 1 : Infinity;
  return { score, open };
}
