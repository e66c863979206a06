// A turn of a finished game as it stood when its votes had been counted.
import type { AnyEvent, Believed, Steps } from "../../../lib/net/wire.ts";
import type { Event, Line, Table } from "../types.gen.ts";
import { shuffled, type OpenSecrets } from "../board/votes.ts";

/** Nobody is asked anything any more; the offices are those of that turn. */
export function tableThen(table: Table, line: Line | undefined): Table {
  const still = { ...table, awaited: [], result: null, revealed: null };
  if (!line) return { ...still, turn: Math.max(table.turn, 1), step: "vote" };
  const { turn, consul, praetor, aediles, looked } = line;
  return { ...still, turn, consul, praetor, aediles: [...aediles], looked, laid: [...aediles], step: "look" };
}

/** The two votes that were counted lie open; the cards only where they are to be seen. */
export function openThen(line: Line | undefined, cards: readonly string[] | null): OpenSecrets {
  return {
    cards: cards?.map((card) => [card]) ?? [],
    votes: [],
    counted: line ? shuffled(line, { ...line, aediles: [...line.aediles] }) : [],
  };
}

const ALWAYS = ["yellow_shown", "veto_decided", "votes_scored"];

/** What of a turn is worth a sentence to these eyes: a look by what followed, unless they saw more. */
export function toldOf(
  record: Steps,
  turns: readonly Believed[],
  at: number,
  seat: number | null,
): AnyEvent[] {
  if (at < 1) return [];
  const steps = record.steps.slice(turns[at - 1]!.step + 1, turns[at]!.step + 1);
  return (steps.flatMap((step) => step.events) as Event[]).filter((event) => {
    if (event.type === "vote_laid" || event.type === "vote_replaced")
      return event.aedile === seat && event.colour;
    if (event.type === "vote_looked_at") return event.colour && event.praetor === seat;
    return ALWAYS.includes(event.type);
  });
}
