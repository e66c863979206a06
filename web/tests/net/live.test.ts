import { beforeEach, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { Live } from "../../src/lib/table/live.svelte.ts";
import type { Line } from "../../src/lib/net/link.ts";
import { withoutSecrets } from "../../src/lib/stage/play.ts";
import { prefs } from "../../src/lib/me/prefs.svelte.ts";
import { screenOf } from "../../src/lib/ui/router.svelte.ts";
import { version } from "../../src/lib/net/version.svelte.ts";
import { announcer } from "../../src/lib/ui/announce.svelte.ts";
import type { GamePart, GamesShown, Room } from "../../src/lib/net/wire.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import told from "../fixtures/games.json";

games.set(told as unknown as GamesShown);

const sent: Record<string, unknown>[] = [];
let line: Line;
const world = {
  connect: () =>
    (line = {
      onmessage: null,
      onopen: null,
      onclose: null,
      send: (data) => sent.push(JSON.parse(data)),
      close() {},
    }),
  startTimer: () => () => {},
  random: () => 1,
};
const room = (yours: number[], game = "idus-martii"): Room =>
  ({
    type: "room",
    version: 5,
    id: "t",
    status: "playing",
    rules: 1,
    settings: { game, players: 5 },
    seats: [],
    yours,
    hosting: false,
  }) as unknown as Room;
const update = (seat: number | null, awaited: number[], extra = {}) => ({
  type: "update",
  version: 6,
  seat,
  events: [],
  table: { awaited },
  mine: seat === null ? null : { seat, hand: ["loyal"] },
  legal: seat === null ? [] : [{ type: "vote", colour: "green" }],
  ask: seat === null ? null : 1,
  ...extra,
});
const hear = (message: object) => line.onmessage!({ data: JSON.stringify(message) });

function begun(yours: number[], game?: string): Live {
  const live = new Live("t", false, world);
  live.reconnect(room(yours, game));
  line.onopen!();
  hear(room(yours, game));
  return live;
}

beforeEach(() => void (sent.length = 0));

it("an action is pending until it is answered", () => {
  const live = begun([2]);
  hear(update(2, [2]));
  live.act({ type: "vote" });
  live.act({ type: "vote" });
  const acts = sent.filter((message) => message.type === "act");
  expect(acts).toHaveLength(1);
  expect(acts[0]).toMatchObject({ seat: 2, ask: 1, action: { type: "vote" } });
  expect(live.pending).toBe(true);
  hear({ type: "done", command: acts[0]!.command, version: 7 });
  expect(live.pending).toBe(false);
});

it("hello has the saved name, except for watchers", () => {
  // before: after getting up, the server offered another name, and the page called the own one taken
  const name = vi.spyOn(prefs, "name", "get").mockReturnValue("Livia");
  begun([2]);
  new Live("t", true, world).reconnect(room([]));
  line.onopen!();
  name.mockRestore();
  const wishes = sent.filter(({ type }) => type === "hello").map(({ wish }) => wish);
  expect(wishes).toEqual(["Livia", undefined]);
});

const news = (after: number, extra = {}) => ({
  type: "news",
  version: after,
  before: after - 1,
  events: [],
  ...extra,
});

it("deltas are applied, and answer their own order", () => {
  const live = begun([2]);
  hear(update(2, [2]));
  live.act({ type: "vote" });
  hear(
    news(7, {
      table: { awaited: [1] },
      seat: 2,
      mine: { seat: 2, hand: [] },
      legal: [],
      ask: 2,
      done: "other",
    }),
  );
  expect(live.pending).toBe(true);
  expect(live.awaited).toEqual([1]);
  expect(live.mine).toEqual({ seat: 2, hand: [] });
  expect(live.update).toMatchObject({ seat: 2, ask: 2, version: 7 });
  hear(news(8, { events: [{ type: "votes_scored" }], done: sent.at(-1)!.command }));
  expect(live.pending).toBe(false);
  expect(live.mine).toEqual({ seat: 2, hand: [] });
  expect(live.history).toEqual([{ type: "votes_scored" }]);
});

it("a gap requests missed events once", () => {
  const live = begun([2]);
  const asked = () => sent.filter((message) => message.type === "eyes");
  hear(news(6, { table: { awaited: [1] } }));
  hear(news(7, { table: { awaited: [4] } }));
  expect(asked()).toEqual([{ type: "eyes", seat: 2 }]);
  expect(live.update).toBeNull();
  hear(update(2, [4], { version: 7 }));
  hear(news(9, { events: [{ type: "lost" }] }));
  // before: the eyes were asked for once more, and what had happened was neither shown nor remembered
  expect(asked()).toHaveLength(1);
  line.onopen!();
  expect(sent.at(-1)).toMatchObject({ type: "hello", seat: 2, since: 7 });
  hear(room([2]));
  hear(update(2, [3], { version: 9, events: [{ type: "found" }] }));
  hear(news(9, { events: [{ type: "votes_scored" }], table: { awaited: [] } }));
  expect(live.awaited).toEqual([3]);
  expect(live.history).toEqual([{ type: "found" }]);
  hear(news(10, { table: { awaited: [2] } }));
  expect(live.awaited).toEqual([2]);
  expect(sent.filter((message) => message.type === "hello")).toHaveLength(2);
});

it("deadline comes from updates and deltas", () => {
  const live = begun([2]);
  hear(update(2, [2], { deadline: 1000 }));
  expect(live.room?.deadline).toBe(1000);
  hear(news(7, { deadline: 2000 }));
  expect(live.room?.deadline).toBe(2000);
  hear(news(8));
  expect(live.room?.deadline).toBeNull();
});

it("game is over after its end has been played", () => {
  // before: the page jumped to its top and the clock went while the last votes still lay face down
  const live = begun([2]);
  hear(update(2, [2], { deadline: 1000 }));
  hear({ ...room([2]), status: "over", deadline: null });
  expect(live.status).toBe("playing");
  hear(update(2, [], { table: { awaited: [], result: { winners: [2] } }, deadline: null }));
  expect(live.status).toBe("over");
});

it("only the holder's seat is switched", () => {
  // before: with nobody holding the phone, its menu gave away the code of the first seat
  const live = begun([1, 3]);
  hear(update(null, [1, 3]));
  expect(live.seat).toBeNull();
  live.hand(3);
  hear(update(3, [1, 3]));
  expect(live.seat).toBe(3);
  expect(begun([2]).seat).toBe(2);
});

it("an action answers the prompt on the screen", () => {
  // before: a tap on the old question was taken for the answer to the new one
  const live = begun([2]);
  hear(update(2, [2]));
  live.update = { ...live.update!, ask: 2 };
  live.act({ type: "vote" });
  expect(sent.at(-1)).toMatchObject({ type: "act", ask: 1 });
});

it("a closed table shows nothing more", () => {
  // before: sounds and words of the table went on over the next screen
  const live = begun([2]);
  hear(update(2, [2]));
  live.close();
  expect(live.shown).toBeNull();
  expect(live.stage.isPlaying).toBe(false);
});

it("an older room does not replace a newer one", () => {
  // before: the answer to a request replaced what the socket had told meanwhile
  const live = begun([2]);
  hear({ ...room([2]), version: 8 });
  live.take({ ...room([2, 3]), version: 7 });
  expect(live.yours).toEqual([2]);
  live.take({ ...room([2, 3]), version: 8 });
  expect(live.yours).toEqual([2, 3]);
});

it("connection opens once the secret fields are known", () => {
  let connected = 0;
  const counted = { ...world, connect: () => (connected++, world.connect()) };
  const live = new Live("t", false, counted);
  live.wake(); // before: what the browser had kept of the games was enough
  expect(connected).toBe(0);
  live.reconnect(room([2]));
  expect(connected).toBe(1);
  hear({ type: "refused", command: null, kind: "table", why: "no_such_table", facts: {} });
  expect(live.problem?.why).toBe("no_such_table");
  live.wake(); // before: behind the page that says so, it tried for ever
  expect(connected).toBe(1);
});

it("reconnect notice stays for its whole time", () => {
  vi.useFakeTimers();
  const live = begun([2]);
  const lose = () => {
    line.onclose!({ code: 1006 });
    live.wake();
    line.onopen!();
    hear(room([2]));
  };
  lose();
  vi.advanceTimersByTime(2000);
  lose();
  vi.advanceTimersByTime(2000);
  expect(live.hasReconnected).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(live.hasReconnected).toBe(false);
  vi.useRealTimers();
});

it("a refusal is shown and ends the pending action", () => {
  const live = begun([2]);
  hear(update(2, [2]));
  live.act({ type: "vote" });
  hear({ type: "refused", command: sent.at(-1)!.command, kind: "table", why: "busy", facts: {} });
  expect(live.pending).toBe(false);
  expect(live.remark?.why).toBe("busy");
});

it("rate-limited talk is repeated", async () => {
  vi.useFakeTimers();
  const live = begun([2]);
  hear(update(2, [2]));
  live.say({ text: "I saw red" });
  const said = sent.at(-1)!;
  const facts = { seconds: 3 };
  hear({ type: "refused", command: said.command, kind: "table", why: "too_fast", facts });
  expect(live.remark).toBeNull();
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent.slice(-2)).toEqual([said, said]);
  vi.useRealTimers();
});

it("each of several rate-limited messages is repeated", async () => {
  // regression: only the last one was, and after more than a minute none
  vi.useFakeTimers();
  const live = begun([2]);
  hear(update(2, [2]));
  live.say({ text: "I saw red" });
  live.say({ text: "Or green" });
  const said = sent.slice(-2);
  for (const { command } of said)
    hear({ type: "refused", command, kind: "table", why: "too_fast", facts: { seconds: 90 } });
  expect(live.remark).toBeNull();
  await vi.advanceTimersByTimeAsync(91_000);
  expect(sent.slice(-2).map(({ text }) => text)).toEqual(["I saw red", "Or green"]);
  vi.useRealTimers();
});

it("another protocol asks for a reload", () => {
  const live = new Live("t", false, world);
  live.reconnect(room([2]));
  line.onopen!();
  hear({ type: "refused", command: null, kind: "table", why: "reload", facts: {} });
  expect(version.stale).toBe(true);
  expect(live.problem).toBeNull();
});

it("passing the device drops private parts", () => {
  const live = begun([1, 3]);
  expect(sent.find((message) => message.type === "hello")).toMatchObject({ seat: null });
  hear(update(null, [1, 3]));
  live.hand(1);
  expect(sent.at(-1)).toEqual({ type: "eyes", seat: 1 });
  hear(update(1, [1, 3]));
  expect(live.mine).not.toBeNull();
  live.hand(null);
  expect(live.mine).toBeNull();
  expect(live.legal).toEqual([]);
  hear(update(1, [3])); // on its way before the server heard of the curtain
  expect(live.mine).toBeNull();
});

it("a new holder gets the public part only", () => {
  const live = begun([1, 3]);
  hear(update(null, [1, 3]));
  live.hand(1);
  hear(update(1, [1, 3]));
  for (const next of [null, 3]) {
    live.hand(next);
    const secret = { mine: { seat: 1, hand: ["traitor"] }, legal: [{ type: "vote" }], ask: 2 };
    const events = [{ type: "vote_laid", aedile: 1, colour: "red" }];
    hear(news(live.update!.version + 1, { ...secret, events, table: { awaited: [3] } }));
    expect(live.update).toMatchObject({ seat: null, mine: null, legal: [], ask: null });
    expect(live.awaited).toEqual([3]);
    expect(live.history.at(-1)).toEqual({ type: "vote_laid", aedile: 1, colour: null });
    hear(update(1, [1, 3], { version: live.update!.version + 1 }));
    expect(live.update).toMatchObject({ seat: null, mine: null, legal: [], ask: null });
  }
  hear(update(3, [3], { version: live.update!.version }));
  expect(live.mine).toEqual({ seat: 3, hand: ["loyal"] });
  expect(live.history).toHaveLength(2);
});

it("without secrets the view follows the turn", () => {
  const live = begun([0, 2], "alea");
  hear(update(0, [2]));
  expect(sent.at(-1)).toEqual({ type: "eyes", seat: 2 });
  expect(live.handed).toBe(true);
});

it("secret fields of events are removed", () => {
  expect(withoutSecrets("idus-martii", { type: "vote_laid", aedile: 1, colour: "red" } as never)).toEqual({
    type: "vote_laid",
    aedile: 1,
    colour: null,
  });
  expect(
    withoutSecrets("idus-martii", { type: "votes_scored", green: 1, red: 1, yellow: 0 } as never),
  ).toMatchObject({ green: 1 });
});

it("other rules make every field secret", async () => {
  await games.meet("alea", 7).catch(() => {});
  expect(games.hasSecrets("alea")).toBe(true);
  expect(withoutSecrets("alea", { type: "die_fell", face: "X" } as never)).toEqual({
    type: "die_fell",
    face: null,
  });
});

it("requests use the table's paths", () => {
  expect(screenOf("/")).toEqual({ name: "home" });
  expect(screenOf("/t/Ab_-9")).toEqual({ name: "table", table: "Ab_-9" });
  expect(screenOf("/rules/alea")).toEqual({ name: "rules", game: "alea" });
  expect(screenOf("/learn/alea")).toEqual({ name: "learn", game: "alea" });
  expect(screenOf("/practice/alea")).toEqual({ name: "practice", game: "alea" });
  for (const path of ["/nope", "/rules/chess", "/t/", "/t/a b", "/t/a/b"])
    expect(screenOf(path)).toEqual({ name: "lost" });
});

it("games without a folder have the screens that the server offers", () => {
  const known = told as unknown as GamesShown;
  const parts: GamePart[] = ["lesson"];
  games.set({ ...known, games: { ...known.games, tali: { ...known.games.alea!, parts } } });
  expect(screenOf("/learn/tali")).toEqual({ name: "learn", game: "tali" });
  expect(screenOf("/practice/tali")).toEqual({ name: "lost" });
  expect(games.offers("alea", "exercises")).toBe(true);
  expect(games.offers("duodecim", "lesson")).toBe(false);
  games.set(known);
});

it("talk of others is announced once", async () => {
  // before: when it was shown, which was never behind a curtain, or again when that was lifted
  const catalogs = catalog("en");
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalogs }));
  vi.stubGlobal("document", { documentElement: {}, body: { setAttribute() {} } });
  await words.load("en");
  const live = begun([0, 1]);
  hear({ ...room([0, 1]), seats: [{ name: "Livia" }, { name: "Marcus" }, { name: "Aelia" }] });
  const said = { type: "said", seat: 2, at: Date.now() / 1000, phrase: null, text: "Cave!" };
  const before = announcer.times;
  hear(said);
  hear(said);
  hear({ ...said, seat: 1 });
  hear({ ...said, at: 1, text: "long ago" });
  expect(announcer.times).toBe(before + 1);
  live.close();
  vi.unstubAllGlobals();
});

it("view is the own seat at the start, after swaps too", () => {
  // regression: the server had closed the view, the page thought it open, and the player only watched
  const open = (yours: number[]) => ({ ...room(yours), status: "open" });
  const live = new Live("t", false, world);
  live.reconnect(open([2]) as unknown as Room);
  line.onopen!();
  for (const seat of [2, 4, 2]) hear(open([seat]));
  sent.length = 0;
  hear(room([2]));
  expect(sent).toContainEqual({ type: "eyes", seat: 2 });
});
