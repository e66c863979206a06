import { beforeEach, describe, expect, it } from "vitest";
import { FIRST_RETRY_MS, Link, MAX_RETRY_MS, pad, type Line } from "../../src/lib/net/link.ts";
import type { Act, ServerMessage } from "../../src/lib/net/wire.ts";

class FakeLine implements Line {
  onmessage: Line["onmessage"] = null;
  onopen: Line["onopen"] = null;
  onclose: Line["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  lengths: number[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(JSON.parse(data));
    this.lengths.push(new TextEncoder().encode(data).length);
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: FakeLine[];
let timers: { wait: number; then: () => void; alive: boolean }[];
let heard: ServerMessage[];
let states: boolean[];
let link: Link;
let random = 1;

beforeEach(() => {
  lines = [];
  timers = [];
  heard = [];
  states = [];
  const world = {
    connect: () => lines[lines.push(new FakeLine()) - 1]!,
    startTimer: (wait: number, then: () => void) => {
      const timer = { wait, then, alive: true };
      timers.push(timer);
      return () => (timer.alive = false);
    },
    random: () => random,
  };
  link = new Link(
    "abc",
    world,
    (message) => heard.push(message),
    (open) => states.push(open),
  );
});

const due = () => timers.filter((timer) => timer.alive).at(-1)!;
const room = { type: "room", version: 3 };
const act = (command: string): Act => ({ type: "act", command, seat: 0, ask: 1, action: {} });

describe("connection to a table", () => {
  it("sends its state in hello", () => {
    link.seat = 2;
    link.open();
    lines[0]!.onopen!();
    expect(lines[0]!.sent).toEqual([
      { type: "hello", protocol: 5, id: "abc", seat: 2, since: null, pace: null },
    ]);
    expect(states).toEqual([]);
    lines[0]!.hear(room);
    expect(states).toEqual([true]);
  });

  it("reconnects after the device was offline", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    link.disconnect();
    expect(states).toEqual([true, false]);
    expect(lines[0]!.closed).toBe(true);
    due().then();
    expect(lines).toHaveLength(2);
  });

  it("spreads reconnects randomly", () => {
    link.open();
    random = 0;
    lines[0]!.onclose!({ code: 1006 });
    random = 1;
    expect(due().wait).toBe(FIRST_RETRY_MS / 2);
  });

  it("waits as long as the close reason says", () => {
    link.open();
    lines[0]!.onclose!({ code: 4008, reason: "7" });
    expect(due().wait).toBe(7000 + FIRST_RETRY_MS);
    link.open();
    lines[1]!.onclose!({ code: 4008, reason: "" });
    expect(due().wait).toBeLessThanOrEqual(MAX_RETRY_MS);
  });

  it("resumes from the last version with back-off", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    lines[0]!.hear({ type: "update", version: 17 });
    lines[0]!.onclose!({ code: 1006 });
    expect(states).toEqual([true, false]);
    expect(due().wait).toBe(FIRST_RETRY_MS);
    due().then();
    lines[1]!.onclose!({ code: 1006 });
    expect(due().wait).toBe(2 * FIRST_RETRY_MS);
    for (let times = 0; times < 9; times++) {
      due().then();
      lines.at(-1)!.onclose!({ code: 1006 });
    }
    expect(due().wait).toBe(MAX_RETRY_MS);
    due().then();
    lines.at(-1)!.onopen!();
    expect(lines.at(-1)!.sent[0]).toEqual({
      type: "hello",
      protocol: 5,
      id: "abc",
      seat: null,
      since: 17,
      pace: null,
    });
    lines.at(-1)!.hear(room);
    expect(states.at(-1)).toBe(true);
  });

  it("repeats an unanswered order with the same id", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    link.order(act("one"));
    lines[0]!.hear({ type: "done", command: "one", version: 4 });
    link.order(act("two"));
    lines[0]!.onclose!({ code: 1006 });
    due().then();
    lines[1]!.onopen!();
    expect(lines[1]!.sent.slice(1)).toEqual([act("two")]);
  });

  it("counts a delta as the answer of its order", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    link.order(act("one"));
    lines[0]!.hear({ type: "news", version: 9, before: 8, events: [], done: "another" });
    link.disconnect();
    due().then();
    lines[1]!.onopen!();
    expect(lines[1]!.sent).toEqual([expect.objectContaining({ type: "hello", since: 9 }), act("one")]);
    lines[1]!.hear(room);
    lines[1]!.hear({ type: "news", version: 10, before: 9, events: [], done: "one" });
    link.disconnect();
    due().then();
    lines[2]!.onopen!();
    expect(lines[2]!.sent).toEqual([expect.objectContaining({ type: "hello", since: 10 })]);
  });

  it("pads choices to one length", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    for (const colour of ["red", "green", "yellow", "κίτρινο", "🟡"])
      link.send({ ...act("c".repeat(18)), action: { type: "vote", colour } });
    link.send({ type: "say", command: "c", seat: 1, phrase: "hello", text: null });
    expect(lines[0]!.lengths.slice(1)).toEqual(Array(6).fill(192));
    link.send({ type: "ping" });
    link.selectSeat(3);
    expect(lines[0]!.lengths.slice(-2)).toEqual([64, 64]);
  });

  it("pads bytes to whole steps", () => {
    for (const text of ["", "x", "é".repeat(32), "é".repeat(33), "x".repeat(64), "x".repeat(500)]) {
      const bytes = new TextEncoder().encode(pad(text, false)).length;
      expect(bytes % 64).toBe(0);
      expect(bytes - new TextEncoder().encode(text).length).toBeLessThan(64);
      expect(pad(text, true).trimEnd()).toBe(text);
      expect(new TextEncoder().encode(pad(text, true)).length).toBe(Math.max(bytes, 192));
    }
  });

  it("pings after silence, and drops a dead connection", () => {
    link.open();
    lines[0]!.onopen!();
    lines[0]!.hear(room);
    due().then();
    expect(lines[0]!.sent.at(-1)).toEqual({ type: "ping" });
    due().then();
    expect(lines[0]!.closed).toBe(true);
    expect(states).toEqual([true, false]);
  });

  it("does not reconnect after close", () => {
    link.open();
    lines[0]!.onopen?.();
    link.close();
    link.wake();
    expect(lines).toHaveLength(1);
    expect(lines[0]!.closed).toBe(true);
  });

  it("closes a connection that is being made once it is open, or after a while", () => {
    link.open();
    link.close();
    expect(lines[0]!.closed).toBe(false);
    lines[0]!.onopen?.();
    expect(lines[0]!.closed).toBe(true);
    expect(lines[0]!.sent).toEqual([]);
    lines[0]!.closed = false;
    due().then();
    expect(lines[0]!.closed).toBe(true);
  });

  it("replaces a connection that is being made, whose handshake may have an old cookie", () => {
    link.open();
    link.resume(7);
    lines[0]!.onopen?.();
    expect(lines[0]!.closed).toBe(true);
    expect(lines[0]!.sent).toEqual([]);
    lines[1]!.onopen?.();
    expect(lines[1]!.sent).toMatchObject([{ type: "hello", since: 7 }]);
  });

  it("drops a connection that is being made when the device wakes", () => {
    link.open();
    link.wake();
    expect(lines[0]!.closed).toBe(true);
    expect(lines).toHaveLength(2);
  });
});
