import { beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { chaptersOf as aleaChapters } from "../../src/games/alea/chapters.ts";
import { chaptersOf as idusChapters } from "../../src/games/idus-martii/chapters.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import {
  bestMoments,
  roundChapters,
  stepSeconds,
  withEnds,
  type Chapter,
} from "../../src/lib/records/chapters.ts";
import type { AnyEvent, GamesShown, Steps } from "../../src/lib/net/wire.ts";
import told from "../fixtures/games.json";

beforeAll(async () => {
  games.set(told as unknown as GamesShown);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
});

type Step = [table: object, ...events: AnyEvent[]];
const recordOf = (game: string, steps: readonly Step[]) =>
  ({
    game,
    seats: [{ name: "Livia" }, { name: "Cassius" }],
    steps: steps.map(([table, ...events]) => ({ table, events, mine: null })),
  }) as unknown as Steps;

it("chapters of Idus Martii are deal, turning points, round two and end", () => {
  const at = (turn: number, loyal: number, traitor: number, round = 1) => ({
    ...{ turn, round, loyal, traitor, limit: 9 },
  });
  const scored = (green: number, red: number) => ({ type: "votes_scored", green, red, yellow: 0 });
  const record = recordOf("idus-martii", [
    [at(1, 0, 0)],
    [at(1, 1, 1), scored(1, 1)],
    [at(2, 1, 1), { type: "turn_begun" }],
    [at(2, 3, 1), scored(2, 0)],
    [at(3, 3, 1, 2), { type: "turn_begun" }],
    [at(3, 5, 1, 2), scored(2, 0)],
    [at(4, 5, 1, 2), { type: "turn_begun" }],
    [at(4, 8, 1, 2), scored(2, 0)],
    [at(4, 8, 1, 2), { type: "game_ended" }],
  ]);
  expect(idusChapters(record).map(({ step, title }) => [step, title])).toEqual([
    [0, "Deal"],
    [3, "Turn 2: the Loyal lead"],
    [4, "Round two"],
    [5, "Turn 3: two green"],
    [7, "Turn 4: near the limit"],
    [8, "End"],
  ]);
});

it("chapters of Alea Romana are changes of the lead, lost dice and the last round", () => {
  const at = (round: number, scores: number[], dice: string[] = []) => ({ round, scores, dice });
  const record = recordOf("alea", [
    [at(1, [30, 30])],
    [at(1, [35, 30]), { type: "number_written", seat: 0 }],
    [at(2, [35, 30], ["I", "V", "V"])],
    [at(2, [35, 30]), { type: "failure_taken", seat: 1 } as AnyEvent],
    [at(3, [35, 41]), { type: "number_written", seat: 1 }],
    [at(3, [35, 41]), { type: "last_round_called", seat: 1 }],
    [at(3, [35, 41]), { type: "game_ended" }],
  ]);
  expect(aleaChapters(record).map(({ step, title }) => [step, title])).toEqual([
    [0, "Start"],
    [3, "Round 2: Cassius fails"],
    [4, "Round 2: Cassius leads"],
    [5, "Last round"],
    [6, "End"],
  ]);
});

it("chapters of another game are its rounds, at most eight of them", () => {
  const messages = { round: ({ table }: { table: object }) => `Round ${(table as { round: number }).round}` };
  const rounds = (count: number) =>
    recordOf(
      "par-impar",
      Array.from({ length: 2 * count + 1 }, (_, step) => [{ round: 1 + Math.floor(step / 2) }] as Step),
    );
  const titles = (count: number) => roundChapters(rounds(count), messages).map(({ title }) => title);
  expect(titles(3)).toEqual(["Start", "Round 2", "Round 3", "End"]);
  expect(titles(40).length).toBeLessThanOrEqual(10);
});

const chapter = (step: number, weight: number): Chapter => ({ step, title: `${step}`, weight });

it("only the heaviest turning points are chapters", () => {
  const record = { steps: Array<Steps["steps"][number]>(41) };
  const found = [3, 7, 11, 15, 19, 23, 27].map((step) => chapter(step, step === 7 ? 9 : 1));
  const steps = withEnds(record, "Start", [...found, chapter(30, 0)]).map(({ step }) => step);
  expect(steps).toEqual([0, 7, 15, 19, 23, 27, 30, 40]);
});

it("best moments last a minute, end with the end, and show what led to them", () => {
  const seconds = Array<number>(101).fill(3);
  const found = [chapter(20, 2), chapter(40, 2), chapter(41, 1), chapter(60, 1), chapter(70, 1)];
  const all = [...found, chapter(100, Infinity)];
  expect(bestMoments(all, seconds)).toEqual({
    segments: [
      { from: 17, to: 20 },
      { from: 37, to: 41 },
      { from: 57, to: 60 },
      { from: 67, to: 70 },
      { from: 97, to: 100 },
    ],
    seconds: 48,
  });
  const many = Array.from({ length: 20 }, (_, place) => chapter(5 * place + 5, 1));
  const best = bestMoments(many, seconds);
  expect(best.seconds).toBeLessThanOrEqual(60);
  expect(best.segments.at(-1)?.to).toBe(100);
});

it("a step takes its beats and a pause", () => {
  const table = { step: "vote" };
  const record = recordOf("idus-martii", [
    [table],
    [table, { type: "vote_kept" }],
    [table, { type: "card_dealt" }],
  ]);
  expect(stepSeconds(record, undefined)).toEqual([0, 1.5, 0]);
});
