// Counts games by side, number of players, seat and office.
import type { MyResult } from "../net/wire.ts";

export interface Count {
  key: string;
  won: number;
  played: number;
  /** Games behind these: fewer than `played` where turns are counted. */
  games: number;
}

/** Share of the win: part of one after a draw. A server before this version sends no shares. */
export const shareOf = (result: MyResult) => result.share ?? Number(result.won);

const emptyCount = (key: string): Count => ({ key, won: 0, played: 0, games: 0 });

/** Games played and won per key, sorted by key. A null key leaves a game out. */
export function countGames(results: readonly MyResult[], by: (result: MyResult) => string | null): Count[] {
  const found = new Map<string, Count>();
  for (const result of results) {
    const key = by(result);
    if (key === null) continue;
    const count = found.get(key) ?? emptyCount(key);
    const [played, games] = [count.played + 1, count.games + 1];
    found.set(key, { key, won: count.won + shareOf(result), played, games });
  }
  return [...found.values()].sort((one, other) => one.key.localeCompare(other.key, "en", { numeric: true }));
}

/** Turns in each office, and how many of them in games that were won. */
export function countOffices(results: readonly MyResult[], name: (office: string) => string): Count[] {
  const found = new Map<string, Count>();
  for (const result of results)
    for (const [office, turns] of Object.entries(result.offices ?? {})) {
      const key = name(office);
      const count = found.get(key) ?? emptyCount(key);
      const [played, games] = [count.played + turns, count.games + Number(turns > 0)];
      found.set(key, { key, won: count.won + shareOf(result) * turns, played, games });
    }
  return [...found.values()].filter(({ played }) => played);
}

/** Games behind a win rate. With fewer, the 95 % interval of an even one spans over half of the scale. */
export const MIN_RATE_GAMES = 12;
/** Least finished games before luck and skill are shown. The analysis shows those of one game. */
export const MIN_LUCK_GAMES = 5;
const STANDARD_ERRORS = 1.96; // on each side of a 95 % interval

/** Wilson 95 % interval of a win rate. Games count, not turns: the turns of one game end alike. */
export function rateInterval({ won, played, games }: Count): [low: number, high: number] {
  const [rate, spread] = [won / played, STANDARD_ERRORS ** 2 / games];
  const middle = (rate + spread / 2) / (1 + spread);
  const reach =
    (STANDARD_ERRORS * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games))) / (1 + spread);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** Rates with enough games; none if fewer than two are left, because one alone compares nothing. */
export function meaningfulRates(rows: readonly Count[]): Count[] {
  const enough = rows.filter(({ games }) => games >= MIN_RATE_GAMES);
  return enough.length > 1 ? enough : [];
}
