// My results, counted.
import { expect, test } from "vitest";
import { band, steps } from "../../src/components/charts/chartPaths.ts";
import { bars, halves } from "../../src/lib/me/luck.ts";
import {
  countGames,
  countOffices,
  meaningfulRates,
  MIN_RATE_GAMES,
  rateInterval,
} from "../../src/lib/me/results.ts";
import type { MyResult } from "../../src/lib/net/wire.ts";

const one = (more: Partial<MyResult>): MyResult => ({
  ...{ table: "t", game: "alea", finished: 0, players: 2, seat: 0, won: false, side: null, score: null },
  ...{ gave_up: false, lamps: false, offices: null },
  ...more,
});

test("games are counted by key; null keys are left out", () => {
  const all = [
    one({ players: 10, won: true }),
    one({ players: 2 }),
    one({ players: 10 }),
    one({ side: "loyal" }),
  ];
  expect(countGames(all, ({ players }) => String(players))).toEqual([
    { key: "2", won: 0, played: 2, games: 2 },
    { key: "10", won: 1, played: 2, games: 2 },
  ]);
  expect(countGames(all, ({ side }) => side)).toEqual([{ key: "loyal", won: 0, played: 1, games: 1 }]);
});

test("a draw counts as a share of a win", () => {
  const all = [one({ share: 0.5 }), one({ won: true, share: 1 }), one({ share: 0 })];
  expect(countGames(all, ({ game }) => game)).toEqual([{ key: "alea", won: 1.5, played: 3, games: 3 }]);
});

test("turns in office are counted with their wins", () => {
  const all = [
    one({ won: true, offices: { consul: 2, aedile: 3 } }),
    one({ offices: { consul: 1, aedile: 4, praetor: 0 } }),
    one({ won: true }),
  ];
  expect(countOffices(all, (office) => office.toUpperCase())).toEqual([
    { key: "CONSUL", won: 2, played: 3, games: 2 },
    { key: "AEDILE", won: 3, played: 7, games: 2 },
  ]);
});

test("rates are shown from the number of games at which they narrow the scale to half", () => {
  const rate = (key: string, games: number) => ({ key, won: games / 2, played: games, games });
  const width = (games: number) => {
    const [low, high] = rateInterval(rate("", games));
    return high - low;
  };
  expect(width(MIN_RATE_GAMES)).toBeLessThan(0.5);
  expect(width(MIN_RATE_GAMES - 1)).toBeGreaterThan(0.5);
  const rows = [rate("a", MIN_RATE_GAMES), rate("b", MIN_RATE_GAMES - 1), rate("c", 40)];
  expect(meaningfulRates(rows).map(({ key }) => key)).toEqual(["a", "c"]);
  expect(meaningfulRates(rows.slice(0, 2))).toEqual([]);
});

test("interval of a rate stays on the scale, and turns of one game count once", () => {
  const [low, high] = rateInterval({ key: "", won: 12, played: 12, games: 12 });
  expect([low.toFixed(2), high]).toEqual(["0.76", 1]);
  const turns = rateInterval({ key: "", won: 24, played: 48, games: 12 });
  expect(turns).toEqual(rateInterval({ key: "", won: 6, played: 12, games: 12 }));
});

test("bars scale to the largest; unknown values have none", () => {
  const room = { from: 20, to: 50, baseline: 40, maxLength: 30 };
  const { known, unknown } = bars([10, null, -5], room);
  expect(known).toBe("M20 40h7v-30h-7zM40 40h7v15h-7z");
  expect(unknown).toMatch(/^M31 40a/);
  expect(bars([1], { ...room, to: 300 }).known).toBe("M20 40h21v-30h-21z");
});

test("halves leave out the middle value", () => {
  expect(halves([9, 9, 9, 1, 1, 1])).toBeNull();
  expect(halves([4, 4, 4, 4, 100, 2, 2, 2, 2])).toEqual({ older: 4, newer: 2 });
});

test("error band is clipped, and ticks are round", () => {
  const frame = {
    ...{ width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 },
    ...{ least: 0, most: 100, count: 2 },
  };
  expect(band(frame, [50, 60], [1000, 10])).toBe("M0 0L100 30L100 50L0 100z");
  expect(steps({ ...frame, least: 1412, most: 1688 }, 3)).toEqual([1500, 1600]);
});
