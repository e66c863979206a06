import { beforeEach, expect, it, vi } from "vitest";
import { voice } from "../../src/lib/ui/announce.svelte.ts";

let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);
beforeEach(() => void (now += 10_000));

it("says together what comes at once, but never more than the newest three", () => {
  // before: as long as something came every quarter of a second, all of it was read again from the beginning
  for (const text of ["one", "two", "three", "four", "five"]) {
    now += 100;
    voice.say(text);
  }
  expect(voice.text).toBe("three\nfour\nfive");
  now += 300;
  voice.say("six");
  expect(voice.text).toBe("six");
});

it("says the same twice, so that it can be heard twice", () => {
  const heard = [1, 2, 3].map(() => {
    now += 1000;
    voice.say("not now");
    return voice.text;
  });
  expect(heard.map((text) => text.trim())).toEqual(["not now", "not now", "not now"]);
  expect(heard[0]).not.toBe(heard[1]);
  expect(heard[1]).not.toBe(heard[2]);
});

it("tells what was said since, even if it is what was said before", () => {
  // before: by its text, and a sheet was silent when the same was said once more
  voice.say("not now");
  const before = voice.times;
  expect(voice.since(before)).toBe("");
  for (let time = 0; time < 3; time++) {
    now += 1000;
    voice.say("not now");
    expect(voice.since(before).trim()).toBe("not now");
  }
});

it("leaves nothing of one screen to the next", () => {
  voice.say("Your move");
  voice.hush();
  expect(voice.text).toBe("");
  voice.say("Home");
  expect(voice.text).toBe("Home");
});
