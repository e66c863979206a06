import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Playback } from "../../src/lib/stage/playback.svelte.ts";
import { Stage } from "../../src/lib/stage/stage.svelte.ts";

const table = (step: number) => ({
  step: `${step}`,
  awaited: [],
  options: { players: 2 },
  result: null,
});
const STEPS = 5;

/** A record of STEPS steps, each with two acts of a second. */
function makeStage() {
  const told: string[] = [];
  const stage: Stage = new Stage({
    choreography: () => (_, before) => [{ seconds: 1, table: before }],
    pace: () => 1,
    startTimer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    onEventPlayed: ({ type }) => told.push(type),
    onIdle: () => playback.scheduleNext(),
  });
  const playback = new Playback(stage, {
    last: STEPS - 1,
    scene: (place) => ({ seat: null, table: table(place), mine: null, legal: [], ask: null }),
    events: (place) => [{ type: `${place} one` }, { type: `${place} two` }],
  });
  playback.go(0);
  return { stage, playback, told };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("plays to its end, every act of it", () => {
  const { playback, told } = makeStage();
  playback.run();
  vi.advanceTimersByTime(4 * 2500);
  expect(told).toEqual(["1 one", "1 two", "2 one", "2 two", "3 one", "3 two", "4 one", "4 two"]);
  expect(playback.playing).toBe(false);
});

it("cuts nothing short after a pause, or after a step one took oneself", () => {
  // before: the timer of the step before went off in the middle of the next one, and so on to the end
  const { stage, playback, told } = makeStage();
  playback.run();
  vi.advanceTimersByTime(300);
  playback.run();
  playback.run(); // the rest of step 1 is skipped
  expect(playback.at).toBe(2);
  vi.advanceTimersByTime(1700);
  expect(stage.beat?.event.type).toBe("2 two");
  playback.forward(); // and so is this
  vi.advanceTimersByTime(1700);
  expect(playback.at).toBe(3);
  expect(stage.beat?.event.type).toBe("3 two");
  expect(told).toEqual(["2 one", "3 one"]);
});

it("is over when its page was left, even where an answer comes after that", () => {
  // before: the answer went to the stage that had been emptied, and the record played on behind another page
  const { stage, playback, told } = makeStage();
  playback.run();
  playback.close();
  playback.go(2);
  playback.forward();
  playback.scheduleNext();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  expect(stage.shown).toBeNull();
  expect(stage.isPlaying).toBe(false);
});

it("waits while nobody looks", () => {
  const seen = { hidden: false };
  vi.stubGlobal("document", seen);
  const { playback } = makeStage();
  playback.run();
  seen.hidden = true;
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(1);
  seen.hidden = false;
  playback.scheduleNext();
  vi.advanceTimersByTime(600);
  expect(playback.at).toBe(2);
});

it("says where one has landed, but not what one chose on the slider or comes to by itself", () => {
  // before: who listened heard nothing after a step back or a turn
  const onJump: number[] = [];
  const { playback, stage } = makeStage();
  const heard = new Playback(stage, {
    last: STEPS - 1,
    scene: (place) => ({ seat: null, table: table(place), mine: null, legal: [], ask: null }),
    events: () => [],
    onJump: (place) => onJump.push(place),
  });
  playback.close();
  heard.press("End");
  heard.press("ArrowLeft");
  heard.jumpSilently(1);
  heard.forward();
  expect(onJump).toEqual([STEPS - 1, STEPS - 2]);
});

it("goes past what shows nothing by itself, on and back, and stands there when asked to", () => {
  // before: each die of Alea took two steps, and the deal of Idus about ten, in which nothing was to be seen
  const { stage, playback, told } = makeStage();
  playback.close();
  const silent = new Set([1, 2, 4]);
  const seen = new Playback(new Stage({ ...stage["hooks"], onIdle: () => seen.scheduleNext() }), {
    last: STEPS - 1,
    scene: (place) => ({ seat: null, table: table(place), mine: null, legal: [], ask: null }),
    events: (place) => [{ type: `${place}` }],
    isSkipped: (place) => silent.has(place),
  });
  seen.go(0);
  seen.press("ArrowRight");
  expect(seen.at).toBe(3);
  vi.advanceTimersByTime(3500);
  expect(told, "nothing is left out").toEqual(["1", "2", "3"]);
  seen.forward();
  expect(seen.at, "the last is where it ends").toBe(4);
  seen.back();
  expect(seen.at).toBe(3);
  seen.press("ArrowLeft");
  expect(seen.at).toBe(0);
  seen.jumpSilently(2); // a link to it, or the slider
  expect(seen.at).toBe(2);
  seen.back();
  expect(seen.at).toBe(0);
});
