// What is shown of a whole game, act by act, leads to the table that the rules led to.
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { catalog } from "../../../scripts/catalogs.ts";
import {
  beatsOf,
  seatsByScore,
  soundOfBeat,
  announcement,
  writtenRow,
} from "../../../src/games/alea/choreography.ts";
import { opponentPrompt, scoreGap, lastEventText } from "../../../src/games/alea/tray/prompt.ts";
import { forecastCard } from "../../../src/games/alea/tray/cardForecast.ts";
import { dicePositions } from "../../../src/games/alea/board/dice/dicePositions.ts";
import { failureOf } from "../../../src/games/alea/tray/failureReason.ts";
import { readDice, type Face } from "../../../src/games/alea/tray/diceReading.ts";
import type { AleaPlay } from "../../../src/games/alea/types.ts";
import type { Event, NextDie, PlayCard, Table } from "../../../src/games/alea/types.gen.ts";
import { words } from "../../../src/lib/i18n/words.svelte.ts";

interface Step {
  events: Event[];
  table: Table;
}
const FOLDED = [
  "dice",
  "aside",
  "falling",
  "left",
  "columns",
  "cards",
  "scores",
  "failed",
  "closing",
] as const;
const FIELD = /(\w+)=(.*?)(?= \w+=|$)/g;

/** A recorded game: what happened, and the whole table after it. */
function played(name: string): Step[] {
  const steps: Step[] = [{ events: [], table: {} as Table }];
  for (const line of readFileSync(`../tests/golden/${name}.playthrough`, "utf8").split("\n")) {
    const event = /^ *\d+ (\{.*\})$/.exec(line);
    const told = /^ +table: (.*)$/.exec(line);
    if (event) {
      const last = steps.at(-1)!;
      if (Object.keys(last.table).length) steps.push({ events: [], table: {} as Table });
      steps.at(-1)!.events.push(JSON.parse(event[1]!));
    } else if (told) {
      const before = steps.at(-2)?.table ?? {};
      const changes = [...told[1]!.matchAll(FIELD)].map(([, field, value]) => [field, JSON.parse(value!)]);
      steps.at(-1)!.table = { ...before, ...Object.fromEntries(changes) };
    }
  }
  return steps.filter(({ table }) => table.dice);
}

const dice = (all: string) => [...all] as Face[];
const failed = (all: string, more: Partial<Table> = {}) => ({
  ...{
    dice: dice(all),
    failed: "no_numeral",
    seat: 0,
    options: { players: 2 },
    columns: [[0, 0, 0, 0, 0, 0, 0]],
  },
  ...(more as object),
});

it.each(["alea-2", "alea-3-anytime"])("beats of %s reach the same table as the rules", (name) => {
  const steps = played(name);
  expect(steps.length).toBeGreaterThan(50);
  let seen: Event[] = [];
  steps.slice(1).forEach(({ events, table }, place) => {
    let shown = steps[place]!.table;
    for (const event of events) shown = beatsOf(event, shown).at(-1)?.table ?? shown;
    for (const field of FOLDED)
      expect({ place, [field]: shown[field] }).toEqual({ place, [field]: table[field] });
    if (table.readings.length) expect(readDice(table.dice, false)).toEqual(table.readings);
    seen = [...seen, ...events];
    const lies = dicePositions(seen, table);
    expect(lies.filter(({ how }) => how === "air")).toHaveLength(table.falling);
    const inPlay = lies.filter(({ how }) => how === "lies").sort((one, other) => one.at - other.at);
    expect(inPlay.map(({ face }) => face)).toEqual(table.dice);
  });
});

it("readings of the next die match the rules", () => {
  const steps = played("alea-2").filter(({ table }) => table.dice.length && table.next_die.length);
  for (const { table } of steps) {
    const numbers = table.next_die.map(({ face }: NextDie) => readDice([...table.dice, face], false));
    expect(numbers).toEqual(table.next_die.map((next: NextDie) => next.numbers));
  }
});

it("a rerolled die lands in its place, an ignored one stays", () => {
  const table = { dice: dice("VX"), aside: [], falling: 0, options: { players: 2 } };
  const roll = (face: Face): Event[] => [
    { type: "dice_thrown", seat: 0, dice: 1 },
    { type: "die_fell", face },
  ];
  const card = (play: Omit<PlayCard, "type">): Event => ({
    ...{ type: "card_played", seat: 0 },
    play: { type: "card", ...play },
  });
  const again = [...roll("V"), ...roll("V"), card({ card: "reroll_one", die: "V" })];
  const faces = (events: Event[], now: object) =>
    dicePositions(events, { ...table, ...now }).map(({ face }) => face);
  expect(faces([...again, { type: "die_fell", face: "X" }], {})).toEqual(["V", "X"]);
  const three = [...roll("V"), ...roll("I"), ...roll("V"), card({ card: "reroll_v" })];
  const fell: Event[] = [...three, { type: "die_fell", face: "X" }, { type: "die_fell", face: "I" }];
  expect(faces(fell, { dice: dice("IXI") })).toEqual(["X", "I", "I"]);
  const aside = dicePositions([...three.slice(0, -1), card({ card: "ignore", die: "I" })], {
    ...{ ...table, dice: dice("VV"), aside: dice("I") },
  });
  expect(aside.map(({ how }) => how)).toEqual(["lies", "aside", "lies"]);
});

it("failure reason matches the dice", () => {
  const why = (all: string, more: Partial<Table> = {}) => failureOf(failed(all, more) as Table)?.why;
  expect(why("XVIV")).toBe("two_v");
  expect(why("IIII")).toBe("four_i");
  expect(why("XXXXX")).toBe("five_x");
  expect(why("XXXXV")).toBe("only_39");
  expect(why("XXXX", { failed: "four_x" })).toBe("four_x");
  const full = { failed: "no_row", columns: [[1, 2, 3, 4, 5, 6, 0]] } as Partial<Table>;
  expect(why("V", full)).toBe("there");
  expect(why("V", { ...full, columns: [[6, 7, 8, 9, 10, 11, 12]] })).toBe("no_row");
  expect(why("V", { failed: null })).toBeUndefined();
});

it("forecast gives numbers and chance of a card", () => {
  const table = { ...failed("XXVIV"), left: 1 } as unknown as Table;
  const ignored = forecastCard(table, { type: "card", card: "ignore", die: "V" });
  expect(ignored).toMatchObject({ numbers: [24, 26], chance: 1, rolled: 0 });
  const again = forecastCard(table, { type: "card", card: "reroll_one", die: "V" });
  expect(again.chance).toBeCloseTo(5 / 6);
  const stays = forecastCard(table, { type: "card", card: "reroll_i" });
  expect(stays.chance).toBe(0);
});

it("final ceremony begins with the lowest score", () => {
  expect(seatsByScore([90, 30, 60])).toEqual([1, 2, 0]);
});

it("forecast lists the numbers that fit in each row", () => {
  // before: the number of the row itself
  const table = { ...failed("VIIIV", { columns: [[1, 0, 0, 9, 0, 0, 0]] }), left: 1 } as unknown as Table;
  expect(forecastCard(table, { type: "card", card: "ignore", die: "V" }).places).toEqual({ 2: [8], 3: [8] });
  const either = forecastCard({ ...table, dice: dice("VIV") }, { type: "card", card: "ignore", die: "V" });
  expect(either.places).toEqual({ 2: [4, 6], 3: [4, 6] });
});

const COLUMN = [0, 0, 0, 0, 0, 0, 0];
const CHOOSES = {
  ...{ dice: dice("X"), aside: [], falling: 0, left: 5, seat: 0, round: 1, options: { players: 1 } },
  ...{ columns: [COLUMN], cards: [["twin"]], scores: [5], step: "choose", awaited: [0], failed: null },
  ...{ readings: [10], places: COLUMN.map((_, place) => [10, place + 1]), next_die: [] },
} as unknown as Table;
const WROTE: Event = { type: "number_written", seat: 0, row: 4, number: 10 };

it("no row is offered once a number is written", () => {
  // before: every row that was still free flashed up with it, until the next turn had begun
  const [moves, read] = beatsOf(WROTE, CHOOSES);
  expect(moves!.table).toMatchObject({
    columns: [COLUMN.with(3, 10)],
    places: [],
    readings: [],
    awaited: [],
  });
  expect(read!.seconds).toBeGreaterThanOrEqual(0.6);
});

it("text of a decision appears in its reading part", () => {
  // before: the next turn began with the words, and the last act of a game was not told at all
  const messages = { event: ({ type }: Event) => type };
  const says = (part: string | null, event: Event, ...history: Event[]) =>
    lastEventText({ beat: part === null ? null : { event, part }, history, messages, mine: null } as never);
  const twin: Event = {
    ...{ type: "card_played", seat: 0 },
    play: { type: "card", card: "twin", number: 10, row: 5 },
  };
  const done: Event[] = [WROTE, twin, { type: "turn_left", seat: 0 }];
  for (const event of done) {
    const parts = beatsOf(event, { ...CHOOSES, columns: [COLUMN.with(3, 10)] }).map(({ part }) => part);
    expect(parts).toEqual(["act", "read"]);
    expect(says("act", event)).toBeNull();
    // before: what had been told of an earlier decision stood there once more
    expect(says("act", event, twin)).toBeNull();
    expect(says("read", event)).toBe(event.type);
    expect(says("", { type: "turn_begun", seat: 0, round: 2 }, event)).toBe(event.type);
    expect(says(null, event, event)).toBeNull();
    expect(soundOfBeat(event, "read")).toBeNull();
  }
  expect(writtenRow(twin)).toEqual({ seat: 0, row: 5 });
});

it("failure is shown before the prompt for a card", () => {
  const failure: Event = { type: "turn_failed", seat: 0, why: "no_numeral" };
  const acts = beatsOf(failure, { ...CHOOSES, dice: dice("VV"), readings: [], step: "fall" });
  expect(acts.map(({ part, seconds }) => [part, seconds >= 0.6])).toEqual([
    ["act", true],
    ["read", true],
  ]);
  expect(acts[0]!.table).toMatchObject({ step: "failed", failed: "no_numeral" });
});

it("options of a bot are not shown", () => {
  // before: a sentence, a frame in every row and a chance flashed up for 0.2 s with each of its dice
  const play = (kind: string) => ({
    ...{ table: CHOOSES, names: ["Livia"], seats: [{ kind, stand_in: false }] },
    messages: { prompt: () => "has 10, and decides" },
  });
  expect(opponentPrompt(play("human") as never)).toBe("has 10, and decides");
  expect(opponentPrompt(play("bot") as never)).not.toBe("has 10, and decides");
});

it("skipped failures are announced without a reason", async () => {
  // before: what was caught up with was told with the reason of the table as it lay in the end
  const catalogs = catalog("en");
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalogs }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  vi.unstubAllGlobals();
  const play = {
    table: failed("VV"),
    names: ["Livia"],
    mine: null,
    messages: { event: () => "as it stands" },
  } as unknown as AleaPlay;
  const event = { type: "turn_failed", seat: 0, why: "no_row" } as Event;
  expect(announcement(event, play, true)).toBe("as it stands");
  expect(announcement(event, play, false)).toContain("Livia");
});

it("last round is not announced without a further turn", () => {
  // before: it was announced for a second, and then the game was over
  const called: Event = { type: "last_round_called", seat: 0, why: "column_full" };
  const seconds = (result: unknown) =>
    beatsOf(called, CHOOSES, { ...CHOOSES, result } as Table).reduce((sum, act) => sum + act.seconds, 0);
  expect(seconds(null)).toBeGreaterThan(1);
  expect(seconds({ winners: [0], scores: [9] })).toBe(0);
});

it("score gap names the lead or the leader", () => {
  const stands = (scores: number[]) => scoreGap({ scores }, 1, ["Octavia", "Livia", "Cassius"]);
  expect(stands([30, 43, 25])).toContain("13");
  expect(stands([30, 43, 45])).toContain("Cassius");
  expect(stands([43, 43, 25])).toContain("Octavia");
});
