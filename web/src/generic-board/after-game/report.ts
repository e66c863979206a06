// Reads the fields of a plug-in game's analysis that the client shows without the game's own screen.
import type { Judgement } from "../../lib/net/wire.ts";

export interface Report {
  decisions: readonly Judgement[];
  /** After each turn: win probability by seat. The first is before the first turn. */
  chances: readonly (readonly number[])[];
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

/** The analysis of a plug-in may have other fields: they are for its own screen alone. */
export function readReport(analysis: object): Report {
  const { decisions, chances } = analysis as Partial<Record<keyof Report, unknown>>;
  return { decisions: listOf(decisions), chances: listOf(chances) };
}

/** False if only the game's own screen can show the analysis. */
export function hasReport(analysis: object): boolean {
  return "decisions" in analysis || "chances" in analysis;
}
