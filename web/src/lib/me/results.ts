// My results, counted: numbers from a list, and nothing else.
import type { MyResult } from "../net/wire.ts";

export interface Count {
  key: string;
  won: number;
  played: number;
}

/** How often one played and won, by whatever this says of a game; in order. */
export function counted(results: readonly MyResult[], by: (one: MyResult) => string | null): Count[] {
  const found = new Map<string, Count>();
  for (const one of results) {
    const key = by(one);
    if (key === null) continue;
    const count = found.get(key) ?? { key, won: 0, played: 0 };
    found.set(key, { key, won: count.won + Number(one.won), played: count.played + 1 });
  }
  return [...found.values()].sort((one, other) => one.key.localeCompare(other.key, "en", { numeric: true }));
}

/** In how many turns one held each office, and how many of them were in games that one won. */
export function inOffice(results: readonly MyResult[], name: (office: string) => string): Count[] {
  const found = new Map<string, Count>();
  for (const { offices, won } of results)
    for (const [office, turns] of Object.entries(offices ?? {})) {
      const key = name(office);
      const count = found.get(key) ?? { key, won: 0, played: 0 };
      found.set(key, { key, won: count.won + (won ? turns : 0), played: count.played + turns });
    }
  return [...found.values()].filter(({ played }) => played);
}

/** A difference of one or two means nothing yet. */
export const FEW = 30;
