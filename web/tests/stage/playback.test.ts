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
  const playedEvents: string[] = [];
  const stage: Stage = new Stage({
    choreography: () => (_, before) => [{ seconds: 1, table: before }],
    pace: () => 1,
    startTimer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    onEventPlayed: ({ type }) => playedEvents.push(type),
    onIdle: () => playback.scheduleNext(),
  });
  const playback = new Playback(stage, {
    last: STEPS - 1,
    scene: (place) => ({ seat: null, table: table(place), mine: null, legal: [], ask: null }),
    events: (place) => [{ type: `${place} one` }, { type: `${place} two` }],
  });
  playback.go(0);
  return { stage, playback, playedEvents };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("playback plays every beat to the end", () => {
  const { playback, playedEvents } = makeStage();
  playback.run();
  vi.advanceTimersByTime(4 * 2500);
  expect(playedEvents).toEqual(["1 one", "1 two", "2 one", "2 two", "3 one", "3 two", "4 one", "4 two"]);
  expect(playback.playing).toBe(false);
});

it("pause and manual steps cut no beat short", () => {
  // before: the timer of the step before went off in the middle of the next one, and so on to the end
  const { stage, playback, playedEvents } = makeStage();
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
  expect(playedEvents).toEqual(["2 one", "3 one"]);
});

it("closed playback ignores late calls", () => {
  // before: the answer went to the stage that had been emptied, and the record played on behind another page
  const { stage, playback, playedEvents } = makeStage();
  playback.run();
  playback.close();
  playback.go(2);
  playback.forward();
  playback.scheduleNext();
  vi.advanceTimersByTime(60_000);
  expect(playedEvents).toEqual([]);
  expect(stage.shown).toBeNull();
  expect(stage.isPlaying).toBe(false);
});

it("playback waits in a hidden tab", () => {
  const stepped = { hidden: false };
  vi.stubGlobal("document", stepped);
  const { playback } = makeStage();
  playback.run();
  stepped.hidden = true;
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(1);
  stepped.hidden = false;
  playback.scheduleNext();
  vi.advanceTimersByTime(600);
  expect(playback.at).toBe(2);
});

it("jumps are announced, slider and playback are not", () => {
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

it("stepping skips silent steps, jumps do not", () => {
  // before: each die of Alea took two steps, and the deal of Idus about ten, in which nothing was to be seen
  const { stage, playback, playedEvents } = makeStage();
  playback.close();
  const silent = new Set([1, 2, 4]);
  const stepped = new Playback(new Stage({ ...stage["hooks"], onIdle: () => stepped.scheduleNext() }), {
    last: STEPS - 1,
    scene: (place) => ({ seat: null, table: table(place), mine: null, legal: [], ask: null }),
    events: (place) => [{ type: `${place}` }],
    isSkipped: (place) => silent.has(place),
  });
  stepped.go(0);
  stepped.press("ArrowRight");
  expect(stepped.at).toBe(3);
  vi.advanceTimersByTime(3500);
  expect(playedEvents, "nothing is left out").toEqual(["1", "2", "3"]);
  stepped.forward();
  expect(stepped.at, "the last is where it ends").toBe(4);
  stepped.back();
  expect(stepped.at).toBe(3);
  stepped.press("ArrowLeft");
  expect(stepped.at).toBe(0);
  stepped.jumpSilently(2); // a link to it, or the slider
  expect(stepped.at).toBe(2);
  stepped.back();
  expect(stepped.at).toBe(0);
});

it("segments are played without what lies between them", () => {
  const { playback, playedEvents } = makeStage();
  playback.playSegments([
    { from: 0, to: 1 },
    { from: 3, to: 4 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(playedEvents).toEqual(["1 one", "1 two", "4 one", "4 two"]);
  expect([playback.at, playback.playing, playback.segments]).toEqual([4, false, []]);
  // the end of a segment is the end of the best moments, not of the record
  playback.playSegments([{ from: 0, to: 2 }]);
  vi.advanceTimersByTime(60_000);
  expect([playback.at, playback.playing]).toEqual([2, false]);
});

it("a pause keeps the segments, a jump ends them", () => {
  const { playback } = makeStage();
  const segments = [
    { from: 0, to: 1 },
    { from: 3, to: 4 },
  ];
  playback.playSegments(segments);
  vi.advanceTimersByTime(1000);
  playback.run();
  vi.advanceTimersByTime(60_000);
  expect([playback.at, playback.segments]).toEqual([1, segments]);
  playback.run();
  vi.advanceTimersByTime(60_000);
  expect(playback.at).toBe(4);
  playback.playSegments(segments);
  playback.go(1);
  vi.advanceTimersByTime(60_000);
  expect([playback.at, playback.segments]).toEqual([4, []]);
});

it("speed changes the pause between steps", () => {
  const { playback } = makeStage();
  playback.speed = "slow";
  playback.run();
  vi.advanceTimersByTime(2000 + 900);
  expect(playback.at).toBe(1);
  vi.advanceTimersByTime(200);
  expect(playback.at).toBe(2);
});

it("keys lead to the chapter before and after", () => {
  const { playback } = makeStage();
  const chapters = [{ step: 0 }, { step: 2 }, { step: 4 }];
  expect(playback.pressChapter("ArrowRight", chapters)).toBe(true);
  expect(playback.at).toBe(2);
  playback.pressChapter("ArrowRight", chapters);
  playback.pressChapter("ArrowLeft", chapters);
  expect(playback.at).toBe(2);
  expect(playback.pressChapter("Home", chapters)).toBe(false);
});
