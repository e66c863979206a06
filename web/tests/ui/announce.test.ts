import { beforeEach, expect, it, vi } from "vitest";
import { announcer } from "../../src/lib/ui/announce.svelte.ts";

let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);
beforeEach(() => void (now += 10_000));

it("says together what comes at once, but never more than the newest three", () => {
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

it("says the same twice, so that it can be heard twice", () => {
  const heard = [1, 2, 3].map(() => {
    now += 1000;
    announcer.say("not now");
    return announcer.text;
  });
  expect(heard.map((text) => text.trim())).toEqual(["not now", "not now", "not now"]);
  expect(heard[0]).not.toBe(heard[1]);
  expect(heard[1]).not.toBe(heard[2]);
});

it("tells what was said since, even if it is what was said before", () => {
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

it("leaves nothing of one screen to the next", () => {
  announcer.say("Your move");
  announcer.clear();
  expect(announcer.text).toBe("");
  announcer.say("Home");
  expect(announcer.text).toBe("Home");
});
