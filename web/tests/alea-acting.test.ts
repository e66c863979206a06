// What is shown of a whole game, act by act, leads to the table that the rules led to.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { acting, inOrder } from "../src/games/alea/acting.ts";
import { foresee } from "../src/games/alea/forecast.ts";
import { lying } from "../src/games/alea/lying.ts";
import { reasonOf } from "../src/games/alea/reasons.ts";
import { spelled, type Face } from "../src/games/alea/reckoning.ts";
import type { Event, NextDie, PlayCard, Table } from "../src/games/alea/types.gen.ts";

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

it.each(["alea-2", "alea-3-anytime"])("folds every act of %s as the rules do", (name) => {
  const steps = played(name);
  expect(steps.length).toBeGreaterThan(50);
  let seen: Event[] = [];
  steps.slice(1).forEach(({ events, table }, place) => {
    let shown = steps[place]!.table;
    for (const event of events) shown = acting(event, shown).at(-1)?.table ?? shown;
    for (const field of FOLDED)
      expect({ place, [field]: shown[field] }).toEqual({ place, [field]: table[field] });
    if (table.readings.length) expect(spelled(table.dice, false)).toEqual(table.readings);
    seen = [...seen, ...events];
    const lies = lying(seen, table);
    expect(lies.filter(({ how }) => how === "air")).toHaveLength(table.falling);
    const inPlay = lies.filter(({ how }) => how === "lies").sort((one, other) => one.at - other.at);
    expect(inPlay.map(({ face }) => face)).toEqual(table.dice);
  });
});

it("tells of the next die what the rules tell", () => {
  const steps = played("alea-2").filter(({ table }) => table.dice.length && table.next_die.length);
  for (const { table } of steps) {
    const numbers = table.next_die.map(({ face }: NextDie) => spelled([...table.dice, face], false));
    expect(numbers).toEqual(table.next_die.map((next: NextDie) => next.numbers));
  }
});

it("lets a die that is rolled again fall where it lay, and keeps one that is set aside there", () => {
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
  const faces = (events: Event[], now: object) => lying(events, { ...table, ...now }).map(({ face }) => face);
  expect(faces([...again, { type: "die_fell", face: "X" }], {})).toEqual(["V", "X"]);
  const three = [...roll("V"), ...roll("I"), ...roll("V"), card({ card: "reroll_v" })];
  const fell: Event[] = [...three, { type: "die_fell", face: "X" }, { type: "die_fell", face: "I" }];
  expect(faces(fell, { dice: dice("IXI") })).toEqual(["X", "I", "I"]);
  const aside = lying([...three.slice(0, -1), card({ card: "ignore", die: "I" })], {
    ...{ ...table, dice: dice("VV"), aside: dice("I") },
  });
  expect(aside.map(({ how }) => how)).toEqual(["lies", "aside", "lies"]);
});

it("says the true reason of a failure", () => {
  const why = (all: string, more: Partial<Table> = {}) => reasonOf(failed(all, more) as Table)?.why;
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

it("foresees what a card leaves", () => {
  const table = { ...failed("XXVIV"), left: 1 } as unknown as Table;
  const ignored = foresee(table, { type: "card", card: "ignore", die: "V" });
  expect(ignored).toMatchObject({ numbers: [24, 26], chance: 1, rolled: 0 });
  const again = foresee(table, { type: "card", card: "reroll_one", die: "V" });
  expect(again.chance).toBeCloseTo(5 / 6);
  const stays = foresee(table, { type: "card", card: "reroll_i" });
  expect(stays.chance).toBe(0);
});

it("weighs the lowest column first", () => {
  expect(inOrder([90, 30, 60])).toEqual([1, 2, 0]);
});
