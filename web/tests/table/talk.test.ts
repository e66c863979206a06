import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { claimOf, claimsOf } from "../../src/lib/table/claims.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { messagesOf } from "../../src/lib/stage/play.ts";
import { claimsAbout, talkText, talkLine } from "../../src/lib/table/talkText.ts";
import { Talk } from "../../src/lib/table/talk.svelte.ts";
import type { GamesShown, SaidMessage } from "../../src/lib/net/wire.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import shown from "../fixtures/games.json";

games.set(shown as unknown as GamesShown);
const NAMES = ["Livia", "Cassius", "Octavia", "Decimus", "Marcus"];
const now = () => Date.now() / 1000;
const makeLine = (what: Partial<SaidMessage>): SaidMessage => ({
  type: "said",
  seat: 1,
  at: now(),
  phrase: null,
  text: null,
  ...what,
});

async function speak(language: "en" | "de" | "la" | "fr" | "es") {
  const all = catalog(language);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => all }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load(language);
}

/** A tab that remembers for as long as it is open. */
function tab() {
  const stored: Record<string, string> = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (place: string) => stored[place] ?? null,
    setItem: (place: string, value: string) => (stored[place] = value),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  tab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("unread count does not depend on cut lines", () => {
  // the list is cut at its end; its length then no longer said how much of it was new
  const talk = new Talk("t");
  for (let at = 1; at <= 150; at++) talk.receive(makeLine({ at, phrase: "hello" }));
  talk.readAll();
  expect(talk.unread([])).toBe(0);
  talk.receive(makeLine({ at: 151, phrase: "bye" }));
  talk.receive(makeLine({ at: 152, seat: 2, phrase: "bye" }));
  expect(talk.unread([])).toBe(2);
  expect(talk.unread([2])).toBe(1);
});

it("a line is listed once, and its bubble expires", () => {
  const talk = new Talk("t");
  const hello = makeLine({ phrase: "hello" });
  talk.receive(hello);
  talk.receive(hello);
  talk.receive(makeLine({ seat: 3, at: now() - 60, text: "long ago" }));
  expect(talk.lines).toHaveLength(2);
  expect(Object.keys(talk.bubbles)).toEqual(["1"]);
  vi.advanceTimersByTime(4900);
  expect(Object.keys(talk.bubbles)).toEqual(["1"]);
  vi.advanceTimersByTime(200);
  expect(talk.bubbles).toEqual({});
});

it("newest bubble has its full time; reactions are not kept", () => {
  const talk = new Talk("t");
  talk.receive(makeLine({ phrase: "hello" }));
  vi.advanceTimersByTime(4000);
  talk.receive(makeLine({ reaction: "laugh" }));
  vi.advanceTimersByTime(3500);
  expect(talk.bubbles[1]?.reaction).toBe("laugh");
  vi.advanceTimersByTime(600);
  expect(talk.bubbles).toEqual({});
  expect(talk.lines).toHaveLength(1);
  expect(talk.unread([])).toBe(1);
});

it("late lines count as unread", () => {
  // before: by its time, and what a slower clock had said was read before it was heard
  const talk = new Talk("t");
  talk.receive(makeLine({ at: 200, phrase: "hello" }));
  talk.readAll();
  talk.receive(makeLine({ at: 100, phrase: "bye" }));
  talk.receive(makeLine({ at: 200, seat: 2, phrase: "hello" }));
  expect(talk.lines).toHaveLength(3);
  expect(talk.unread([])).toBe(2);
  expect(new Set(talk.lines.map((one) => one.n)).size).toBe(3);
});

it("read lines are remembered per tab and table", () => {
  const lines = [makeLine({ at: 1, phrase: "hello" }), makeLine({ at: 2, phrase: "bye" })];
  const talk = new Talk("t");
  talk.receive(lines[0]!);
  talk.readAll();
  for (const [table, unread] of [
    ["t", 1],
    ["other", 2],
  ] as const) {
    const reloaded = new Talk(table);
    for (const line of lines) reloaded.receive(line);
    expect(reloaded.unread([])).toBe(unread);
  }
});

it("claims are kept however long the talk", () => {
  // before: a hundred lines, and the ledger was empty
  const talk = new Talk("t");
  const claim = { form: "i_am", faction: "loyal" };
  talk.receive(makeLine({ at: 1, claim }));
  for (let at = 2; at <= 300; at++)
    talk.receive(makeLine({ at, seat: 2, ...(at % 2 ? { claim } : { text: "so" }) }));
  expect(talk.claims.filter(({ seat }) => seat === 1)).toHaveLength(1);
  expect(talk.claims.filter(({ seat }) => seat === 2).map(({ at }) => at)).toEqual(
    Array.from({ length: 30 }, (_, place) => 241 + 2 * place),
  );
  expect(talk.lines.filter((one) => !one.claim)).toHaveLength(100);
});

it("every kind of talk has a text", async () => {
  // claims and reactions were shown as a name and nothing
  await speak("en");
  const messages = messagesOf("idus-martii", NAMES);
  const tell = (what: Partial<SaidMessage>, viewer: number | null = null) =>
    talkText(makeLine(what), messages, viewer);
  expect(tell({ phrase: "thanks" })).toBe("Thank you.");
  expect(tell({ text: "<b>" })).toBe("<b>");
  expect(tell({ reaction: "laugh" })).toBe("laughs");
  expect(tell({ claim: { form: "i_am", faction: "loyal" } })).toBe("I’m Loyal.");
  const saw = { form: "i_saw", colour: "red", seat: 2 };
  expect(tell({ claim: saw })).toBe("I looked: Octavia’s vote was red.");
  expect(tell({ claim: saw }, 2)).toBe("I looked: your vote was red.");
  expect(tell({ claim: { form: "is", faction: "traitor", seat: 0 } })).toBe("Livia is a Traitor.");
  expect(talkLine(makeLine({ claim: saw }), messages, null)).toBe(
    "Cassius: I looked: Octavia’s vote was red.",
  );
  expect(talkLine(makeLine({ reaction: "doubt" }), messages, null)).toBe("Cassius doubts it");
});

it("talk without a message is left out", async () => {
  await speak("en");
  const messages = messagesOf("idus-martii", NAMES);
  for (const what of [{ phrase: "newer" }, { reaction: "newer" }, { claim: { form: "newer" } }])
    expect(talkLine(makeLine(what), messages, null)).toBe("");
});

it.each([
  ["de", "Ich habe bei Octavia Rot gesehen.", "Livia gehört zu den Verrätern."],
  ["fr", "J’ai vu du rouge chez Octavia.", "Livia est du côté des Traîtres."],
  ["es", "Vi el voto de Octavia: era rojo.", "Livia está con los Traidores."],
  ["la", "Vidi: rubrum posuit Octavia.", "Livia a Proditoribus stat."],
] as const)("claims in %s", async (language, saw, is) => {
  await speak(language);
  const messages = messagesOf("idus-martii", NAMES);
  const claim = (one: Record<string, string | number>) => talkText(makeLine({ claim: one }), messages, null);
  expect(claim({ form: "i_saw", colour: "red", seat: 2 })).toBe(saw);
  expect(claim({ form: "is", faction: "traitor", seat: 0 })).toBe(is);
});

it("a claim is complete once all fields are chosen", async () => {
  await speak("en");
  expect(claimsOf("alea")).toEqual([]);
  const forms = claimsOf("idus-martii");
  expect(forms.map((form) => form.name)).toEqual(["i_am", "i_saw", "is"]);
  const chosen = { colour: "red", faction: "loyal" };
  expect(claimOf(forms[1]!, chosen)).toBeNull();
  expect(claimOf(forms[1]!, { ...chosen, seat: 0 })).toEqual({ form: "i_saw", colour: "red", seat: 0 });
});

it("claims by and about a seat are listed together", () => {
  const claims = [
    makeLine({ seat: 1, claim: { form: "i_am", faction: "loyal" }, turn: 1 }),
    makeLine({ seat: 0, claim: { form: "is", seat: 1, faction: "traitor" }, turn: 2 }),
    makeLine({ seat: 0, claim: { form: "i_saw", seat: 2, colour: "red" }, turn: 2 }),
  ];
  expect(claimsAbout(claims, 1)).toEqual(claims.slice(0, 2));
  expect(claimsAbout(claims, 2)).toEqual(claims.slice(2));
  expect(claimsAbout(claims, 4)).toEqual([]);
});
