// Counts games by side, number of players, seat and office.
import type { MyResult } from "../net/wire.ts";

export interface Count {
  key: string;
  won: number;
  played: number;
}

/** Share of the win: part of one after a draw. A server before this version sends no shares. */
export const shareOf = (result: MyResult) => result.share ?? Number(result.won);

/** Games played and won per key, sorted by key. A null key leaves a game out. */
export function countGames(results: readonly MyResult[], by: (result: MyResult) => string | null): Count[] {
  const found = new Map<string, Count>();
  for (const result of results) {
    const key = by(result);
    if (key === null) continue;
    const count = found.get(key) ?? { key, won: 0, played: 0 };
    found.set(key, { key, won: count.won + shareOf(result), played: count.played + 1 });
  }
  return [...found.values()].sort((one, other) => one.key.localeCompare(other.key, "en", { numeric: true }));
}

/** Turns in each office, and how many of them in games that were won. */
export function countOffices(results: readonly MyResult[], name: (office: string) => string): Count[] {
  const found = new Map<string, Count>();
  for (const result of results)
    for (const [office, turns] of Object.entries(result.offices ?? {})) {
      const key = name(office);
      const count = found.get(key) ?? { key, won: 0, played: 0 };
      found.set(key, { key, won: count.won + shareOf(result) * turns, played: count.played + turns });
    }
  return [...found.values()].filter(({ played }) => played);
}

/** With fewer games a share says little. */
export const FEW_GAMES = 30;
