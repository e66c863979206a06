import { expect, it } from "vitest";
import { SkipOnTap } from "../../src/lib/stage/skipAnimation.ts";

/** An animation with this number of acts. */
function shown(acts: number) {
  const stage = { left: acts, skipBeat: () => stage.left > 0 && stage.left-- > 0 };
  return { stage, hurrying: new SkipOnTap(stage) };
}
function done(on: "button" | "floor", fields: object) {
  const event = {
    target: { closest: () => (on === "button" ? {} : null) },
    used: [] as string[],
    preventDefault: () => event.used.push("default"),
    stopPropagation: () => event.used.push("way"),
    ...fields,
  };
  return event;
}
const click = (hurrying: SkipOnTap, on: "button" | "floor", detail = 1) => {
  const event = done(on, { detail });
  hurrying.click(event as unknown as MouseEvent);
  return event.used;
};
const key = (hurrying: SkipOnTap, name: string, fields = {}) => {
  const event = done("floor", { key: name, ...fields });
  hurrying.key(event as unknown as KeyboardEvent);
  return event.used;
};

it("the key that skips a beat answers no prompt", () => {
  // before: Enter ended the last beat, and rolled a die or wrote the number that was asked for then
  const { stage, hurrying } = shown(1);
  expect(key(hurrying, "t")).toEqual([]);
  expect(key(hurrying, "Enter", { repeat: true })).toEqual([]);
  expect(stage.left).toBe(1);
  expect(key(hurrying, "Enter")).toEqual(["default"]);
  expect(stage.left).toBe(0);
  expect(key(hurrying, "Enter")).toEqual([]);
});

it("a double tap does not press a new control", () => {
  const { stage, hurrying } = shown(2);
  expect(click(hurrying, "button")).toEqual([]);
  expect(stage.left).toBe(2);
  expect(click(hurrying, "floor")).toEqual([]);
  expect(click(hurrying, "button", 2)).toEqual(["default", "way"]);
  expect(stage.left).toBe(0);
  expect(click(hurrying, "button", 3)).toEqual(["default", "way"]);
  expect(click(hurrying, "button", 1)).toEqual([]);
});

it("a double click without animation is not handled", () => {
  const { hurrying } = shown(0);
  expect(click(hurrying, "floor", 1)).toEqual([]);
  expect(click(hurrying, "button", 2)).toEqual([]);
});
