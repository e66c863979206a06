import { afterEach, expect, it, vi } from "vitest";
import { Notes } from "../../src/lib/me/notes.svelte.ts";

/** A server that keeps notes, and a network that can fail. */
function stored(notes: string) {
  const server = { notes, fails: false, written: 0 };
  vi.stubGlobal("fetch", async (_: string, asked: { method: string; body?: string }) => {
    if (server.fails) throw new Error("no network");
    if (asked.method === "PUT") {
      server.notes = JSON.parse(asked.body!).notes;
      server.written += 1;
    }
    return new Response(JSON.stringify({ notes: server.notes }));
  });
  return server;
}
afterEach(() => vi.unstubAllGlobals());

const WRITTEN = JSON.stringify({ marks: { 1: "liar" }, text: "watch Livia" });

it("unread notes are never overwritten", async () => {
  // before: after one failed request the first mark replaced everything that had been written
  const server = stored(WRITTEN);
  server.fails = true;
  const notes = new Notes("t");
  await notes.read();
  expect(notes.marks).toBeNull();
  server.fails = false;
  notes.mark(2, "friend");
  notes.write("nothing");
  await notes.read(); // once a line
  expect(notes.marks).toBeNull();
  expect(server).toMatchObject({ notes: WRITTEN, written: 0 });
  await notes.retry();
  expect(notes).toMatchObject({ marks: { 1: "liar" }, text: "watch Livia" });
});

it("a reconnect during a load does not load twice", async () => {
  // before: each table asked for its notes twice
  stored(WRITTEN);
  const asked = vi.fn(globalThis.fetch);
  vi.stubGlobal("fetch", asked);
  const notes = new Notes("t");
  await Promise.all([notes.read(), notes.retry()]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("failed save is repeated after a reconnect", async () => {
  const server = stored(WRITTEN);
  const notes = new Notes("t");
  await notes.read();
  server.fails = true;
  notes.mark(2, "friend");
  await vi.waitFor(() => expect(notes.marks).toEqual({ 1: "liar", 2: "friend" }));
  server.fails = false;
  await notes.retry();
  expect(JSON.parse(server.notes).marks).toEqual({ 1: "liar", 2: "friend" });
  await notes.retry();
  expect(server.written).toBe(1);
});

it("late response is ignored after clear", async () => {
  stored(WRITTEN);
  const notes = new Notes("t");
  const reading = notes.read();
  notes.clear();
  await reading;
  expect(notes.marks).toBeNull();
});

it.each([
  "just a line",
  "42",
  '"quoted"',
  "null",
  "[1]",
  '{"a":1}',
  '{"marks":[],"text":""}',
  '{"marks":{}}',
])("%s are shown as text", async (words) => {
  // before: what was JSON and no sheet of ours was shown as nothing, and written over
  stored(words);
  const notes = new Notes("t");
  await notes.read();
  expect(notes).toMatchObject({ marks: {}, text: words });
});

it("saves run one at a time, the newest last", async () => {
  // before: two quick marks were on their way at once, and either could arrive last
  const answers: (() => void)[] = [];
  const written: string[] = [];
  vi.stubGlobal("fetch", async (_: string, asked: { method: string; body?: string }) => {
    if (asked.method === "PUT") {
      written.push(JSON.parse(asked.body!).notes);
      await new Promise<void>((answer) => answers.push(answer));
    }
    return new Response(JSON.stringify({ notes: "" }));
  });
  const notes = new Notes("t");
  await notes.read();
  for (const mark of ["liar", "friend", "merchant"]) notes.mark(1, mark);
  expect(written).toHaveLength(1);
  answers[0]!();
  await vi.waitFor(() => expect(written).toHaveLength(2));
  expect(JSON.parse(written[1]!).marks).toEqual({ 1: "merchant" });
  answers[1]!();
  await new Promise((done) => setTimeout(done));
  await notes.retry();
  expect(written).toHaveLength(2);
});

it("closing the page saves at once", async () => {
  const written: string[] = [];
  vi.stubGlobal("fetch", (_: string, asked: { method: string; body?: string }) => {
    if (asked.method !== "PUT") return Promise.resolve(new Response('{"notes":""}'));
    written.push(JSON.parse(asked.body!).notes);
    return new Promise(() => {});
  });
  const notes = new Notes("t");
  await notes.read();
  notes.mark(1, "liar");
  notes.write("watch her");
  notes.saveNow();
  expect(JSON.parse(written.at(-1)!)).toEqual({ marks: { 1: "liar" }, text: "watch her" });
});

it("notes of a closing page are not overwritten by an older save that waits", async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  let isRefused = false;
  vi.stubGlobal("fetch", async (_: string, asked: { method: string; body?: string }) => {
    if (asked.method === "GET") return new Response(JSON.stringify({ notes: WRITTEN }));
    if (isRefused) {
      isRefused = false;
      const error = { kind: "table", why: "too_fast", facts: {} };
      return new Response(JSON.stringify({ error }), { status: 429, headers: { "retry-after": "5" } });
    }
    written.push(JSON.parse(JSON.parse(asked.body!).notes).text);
    return new Response("{}");
  });
  const notes = new Notes("t");
  await notes.read();
  isRefused = true;
  notes.write("older");
  await vi.advanceTimersByTimeAsync(1000);
  notes.write("newer");
  notes.saveNow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(written).toEqual(["newer"]);
  vi.useRealTimers();
});
