import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Line } from "../../src/lib/net/link.ts";
import { waitForStart } from "../../src/lib/table/waitForStart.ts";

const line = { onmessage: null, onopen: null, onclose: null, send: vi.fn(), close: vi.fn() } as Line;
const connect = vi.fn(() => line);
const world = { connect, startTimer: () => () => {}, random: () => 1 };
const hear = (message: object) => line.onmessage?.({ data: JSON.stringify(message) });
const onRoom = vi.fn();
const room = (status: string) => ({ type: "room", version: 1, status });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

it("the socket of the next table reports its start", () => {
  // regression: a television asked for the table every two seconds
  const onStart = vi.fn();
  waitForStart("next", { onRoom, onStart }, world);
  line.onopen!();
  hear(room("open"));
  hear(room("open"));
  expect(onStart).not.toHaveBeenCalled();
  expect(onRoom).toHaveBeenCalledTimes(2);
  hear(room("playing"));
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(line.onmessage).toBeNull();
  expect(connect).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ["no_such_table", true],
  ["busy", false],
])("after the refusal %s the connection is closed: %s", (why, isClosed) => {
  const onStart = vi.fn();
  waitForStart("next", { onRoom, onStart }, world);
  hear({ type: "refused", command: null, kind: "table", why });
  expect(line.onmessage === null).toBe(isClosed);
  expect(onStart).not.toHaveBeenCalled();
});

it("nothing is reported once it is stopped", () => {
  const onStart = vi.fn();
  waitForStart("next", { onRoom, onStart }, world)();
  hear(room("playing"));
  expect(onStart).not.toHaveBeenCalled();
});
