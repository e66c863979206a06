// Where the viewer left the analysis of each game, until the page is reloaded.

export interface AnalysisPlace {
  /** The viewer's seat; null is the spectator view. */
  seat: number | null;
  model: string;
  step: number | null;
  /** Pixels from the top. */
  scroll: number;
}

const places = new Map<string, AnalysisPlace>();

export const placeLeft = (table: string): AnalysisPlace | undefined => places.get(table);

export function keepPlace(table: string, place: AnalysisPlace): void {
  places.set(table, place);
}
