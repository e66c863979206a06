// The table at the end of an earlier turn.
import type { AnyEvent, Steps, TurnBelief } from "../../../lib/net/wire.ts";
import type { Event, Line, Table } from "../types.gen.ts";
import { turnOrder, type OpenSecrets } from "../board/votes.ts";

/** No player is awaited; the offices are those of the turn. */
export function tableAtTurn(table: Table, line: Line | undefined): Table {
  const base = { ...table, awaited: [], result: null, revealed: null };
  if (!line) return { ...base, turn: Math.max(table.turn, 1), step: "vote" };
  const { turn, consul, praetor, aediles, looked } = line;
  return { ...base, turn, consul, praetor, aediles: [...aediles], looked, laid: [...aediles], step: "look" };
}

/** The two counted votes are open; cards only if given. */
export function openAtTurn(line: Line | undefined, cards: readonly string[] | null): OpenSecrets {
  return {
    cards: cards?.map((card) => [card]) ?? [],
    votes: [],
    counted: line ? turnOrder(line, { ...line, aediles: [...line.aediles] }) : [],
  };
}

const LISTED_EVENTS = ["yellow_shown", "veto_decided", "votes_scored"];

/** Events of a turn worth a sentence for this viewer. */
export function eventsOfTurn(
  record: Steps,
  turns: readonly TurnBelief[],
  at: number,
  seat: number | null,
): AnyEvent[] {
  if (at < 1) return [];
  const steps = record.steps.slice(turns[at - 1]!.step + 1, turns[at]!.step + 1);
  return (steps.flatMap((step) => step.events) as Event[]).filter((event) => {
    if (event.type === "vote_laid" || event.type === "vote_replaced")
      return event.aedile === seat && event.colour;
    if (event.type === "vote_looked_at") return event.colour && event.praetor === seat;
    return LISTED_EVENTS.includes(event.type);
  });
}
