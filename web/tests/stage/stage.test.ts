import { expect, it, vi } from "vitest";
import { Stage, type BeatPlan, type Scene } from "../../src/lib/stage/stage.svelte.ts";
import type { AnyEvent, AnyTable } from "../../src/lib/net/wire.ts";

const table = (step: string) => ({ step, awaited: [], options: { players: 2 }, result: null });
const scene = (step: string, legal: AnyEvent[] = [], ask = 0): Scene => ({
  seat: 0,
  table: table(step),
  mine: { seat: 0 },
  legal,
  ask,
});
const [ONE, TWO, THREE] = ["one", "two", "three"].map((type) => ({ type }));

/** A stage whose time moves only when the test moves it. */
function makeStage(
  choreography = (_: AnyEvent, before: AnyTable): BeatPlan[] => [{ seconds: 1, table: before }],
) {
  const timers: { ms: number; call: () => void }[] = [];
  const playedEvents: string[] = [];
  const missed: string[] = [];
  const world = { pace: 1, idle: 0 };
  const stage = new Stage({
    choreography: () => choreography,
    pace: () => world.pace,
    startTimer(ms, call) {
      const timer = { ms, call };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    onEventPlayed: (event) => playedEvents.push(event.type),
    onEventsSkipped: (events) => missed.push(...events.map(({ type }) => type)),
    onIdle: () => (world.idle += 1),
  });
  const on = () => timers.shift()!.call();
  return { stage, timers, playedEvents, missed, world, on };
}

it("beats play in order, and report when they end", () => {
  const { stage, playedEvents, on, world } = makeStage();
  stage.jumpTo(scene("a", [ONE!]));
  stage.enqueue(scene("b", [TWO!], 1), [ONE!, TWO!]);
  expect(stage.beat).toMatchObject({ event: ONE, ms: 1000 });
  expect(stage.shown).toMatchObject({ table: { step: "a" }, legal: [] });
  expect(playedEvents).toEqual([]);
  on();
  expect(playedEvents).toEqual(["one"]);
  expect(stage.shown!.table.step).toBe("a");
  expect(stage.beat).toMatchObject({ event: TWO, after: { step: "b" } });
  on();
  expect(stage.beat).toBeNull();
  expect(stage.shown).toEqual(scene("b", [TWO!], 1));
  expect(stage.history).toEqual([ONE, TWO]);
  expect(world.idle).toBe(2);
});

it("updates during a beat are queued, prompts too", () => {
  const { stage, playedEvents, on } = makeStage();
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!]);
  stage.enqueue(scene("c", [THREE!]), [TWO!]);
  stage.enqueue(scene("d", [ONE!]), []);
  expect(stage.shown!.legal).toEqual([]);
  on();
  expect(stage.shown!.table.step).toBe("b");
  on();
  expect(stage.shown).toEqual(scene("d", [ONE!]));
  expect(playedEvents).toEqual(["one", "two"]);
});

it("parts of an event apply when they end", () => {
  const { stage, playedEvents, on } = makeStage((event, before) => [
    { seconds: 1, part: "turn", table: before },
    { seconds: 2, part: "move", table: { ...before, step: `${event.type} moved` } },
    { seconds: 0.5, part: "read", table: { ...before, step: `${event.type} moved` } },
  ]);
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!, TWO!]);
  on();
  expect(stage.beat).toMatchObject({ part: "move", ms: 2000, after: { step: "one moved" } });
  on();
  expect(stage.shown!.table.step).toBe("one moved");
  expect(playedEvents).toEqual([]);
  on();
  expect(playedEvents).toEqual(["one"]);
  expect(stage.beat).toMatchObject({ part: "turn", after: { step: "one moved" } });
});

it("a tap speeds up the queue and loses no event", () => {
  const { stage, timers, playedEvents, on } = makeStage();
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!, TWO!, THREE!]);
  stage.skipBeat();
  expect(playedEvents).toEqual(["one"]);
  expect(timers.map(({ ms }) => ms)).toEqual([250]);
  on();
  stage.skipBeat();
  expect(playedEvents).toEqual(["one", "two", "three"]);
  expect(stage.isPlaying).toBe(false);
  stage.skipBeat();
  stage.enqueue(scene("c"), [ONE!]);
  expect(stage.beat!.ms).toBe(1000);
});

it("skipping shows the newest scene at once", () => {
  const { stage, world, playedEvents, missed, timers } = makeStage();
  stage.jumpTo(scene("a"), [THREE!]);
  expect(missed).toEqual([]); // how it came to where one comes in is not playedEvents
  stage.reset();
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!, TWO!]);
  stage.skipAll();
  expect(stage.shown!.table.step).toBe("b");
  expect(stage.history).toEqual([ONE, TWO]);
  world.pace = 0;
  stage.enqueue(scene("c"), [THREE!]);
  expect(stage.shown!.table.step).toBe("c");
  expect(stage.history).toEqual([ONE, TWO, THREE]);
  expect(timers).toEqual([]);
  expect(playedEvents).toEqual([]);
  expect(missed).toEqual(["one", "two", "three"]);
});

it("other players' events keep the own prompt", () => {
  // before: the other Aedile's vote unmounted the tray under the finger, and what was chosen was forgotten
  const { stage, on } = makeStage();
  stage.jumpTo(scene("a", [ONE!], 4));
  stage.enqueue(scene("b", [ONE!], 4), [TWO!]);
  expect(stage.isPlaying).toBe(true);
  expect(stage.shown!.legal).toEqual([ONE]);
  stage.enqueue(scene("c", [], 4), [THREE!]); // the same number, but it is no longer asked
  expect(stage.shown!.legal).toEqual([]);
  on();
  expect(stage.shown!.legal).toEqual([]);
});

it("answered prompts do not appear", () => {
  // before: the first question stood there while the acts after its answer were shown
  const { stage, on } = makeStage();
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b", [ONE!], 4), [ONE!]);
  stage.enqueue(scene("c", [TWO!], 5), [TWO!]);
  on();
  expect(stage.shown).toMatchObject({ table: { step: "b" }, legal: [] });
  on();
  expect(stage.shown).toEqual(scene("c", [TWO!], 5));
});

it("an exception in a hook does not stop playback", () => {
  // before: an event without its fields, at a table of other rules, froze the table until a reload
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const { stage, playedEvents, missed, on } = makeStage((event, before) => {
    if (event === ONE) throw new Error("what is this?");
    return [{ seconds: 1, table: before }];
  });
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!]);
  expect(stage.shown!.table.step).toBe("b");
  expect(missed).toEqual(["one"]);
  playedEvents.push = () => {
    throw new Error("no words");
  };
  stage.enqueue(scene("c"), [TWO!, THREE!]);
  on();
  expect(stage.beat).toMatchObject({ event: THREE });
  on();
  expect(stage.shown!.table.step).toBe("c");
  stage.enqueue(scene("d"), [TWO!]);
  expect(stage.isPlaying).toBe(true);
  expect(complaints).toHaveBeenCalledTimes(3);
  complaints.mockRestore();
});

it("private parts are hidden in the queue too", () => {
  const { stage, on } = makeStage();
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b", [TWO!]), [ONE!]);
  stage.hidePrivateParts();
  expect(stage.shown).toMatchObject({ seat: null, mine: null, legal: [] });
  on();
  expect(stage.shown).toMatchObject({ seat: null, mine: null, legal: [], table: { step: "b" } });
});

it("a long queue plays faster", () => {
  const { stage } = makeStage((_, before) => [{ seconds: 10, table: before }]);
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!, TWO!, THREE!]);
  expect(stage.beat!.ms).toBeLessThan(5000);
});

it("reading is shortened before the own prompt", () => {
  // a first Consul looked at the result of the votes for three seconds before they could choose a card
  const read = (_: AnyEvent, before: AnyTable): BeatPlan[] => [
    { seconds: 3, table: before, isReading: true },
  ];
  const { stage, timers, on } = makeStage(read);
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!]);
  expect(timers[0]!.ms).toBe(3000);
  on();
  stage.enqueue(scene("c", [TWO!], 1), [ONE!, TWO!]);
  expect(timers[0]!.ms).toBe(3000);
  on();
  expect(timers[0]!.ms).toBe(1500);
});

it("a tap in a ceremony skips one beat only", () => {
  // one tap among the last votes, or on the first card, and the whole end was over
  const choreography = (event: AnyEvent, before: AnyTable): BeatPlan[] =>
    event === ONE
      ? [{ seconds: 1, table: before }]
      : [1, 2, 3].map((part) => ({ seconds: 1, part: `${part}`, table: before, isCeremony: true }));
  const { stage, timers } = makeStage(choreography);
  stage.jumpTo(scene("a"));
  stage.enqueue(scene("b"), [ONE!, TWO!]);
  for (const part of ["1", "2", "3"]) {
    expect(stage.skipBeat()).toBe(true);
    expect(stage.beat).toMatchObject({ part, ms: 1000 });
    expect(timers).toHaveLength(1);
  }
});
