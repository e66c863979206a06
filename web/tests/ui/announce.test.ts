import { beforeEach, expect, it, vi } from "vitest";
import { announcer } from "../../src/lib/ui/announce.svelte.ts";

let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);
beforeEach(() => void (now += 10_000));

it("lines within a moment are merged, at most three", () => {
  // before: as long as something came every quarter of a second, all of it was read again from the beginning
  for (const text of ["one", "two", "three", "four", "five"]) {
    now += 100;
    announcer.say(text);
  }
  expect(announcer.text).toBe("three\nfour\nfive");
  now += 300;
  announcer.say("six");
  expect(announcer.text).toBe("six");
});

it("repeated text is announced again", () => {
  const heard = [1, 2, 3].map(() => {
    now += 1000;
    announcer.say("not now");
    return announcer.text;
  });
  expect(heard.map((text) => text.trim())).toEqual(["not now", "not now", "not now"]);
  expect(heard[0]).not.toBe(heard[1]);
  expect(heard[1]).not.toBe(heard[2]);
});

it("announcements since a count include repeated text", () => {
  // before: by its text, and a sheet was silent when the same was said once more
  announcer.say("not now");
  const before = announcer.times;
  expect(announcer.since(before)).toBe("");
  for (let time = 0; time < 3; time++) {
    now += 1000;
    announcer.say("not now");
    expect(announcer.since(before).trim()).toBe("not now");
  }
});

it("clear empties the region", () => {
  announcer.say("Your move");
  announcer.clear();
  expect(announcer.text).toBe("");
  announcer.say("Home");
  expect(announcer.text).toBe("Home");
});
