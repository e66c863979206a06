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
const said = (what: Partial<SaidMessage>): SaidMessage => ({
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
  const kept: Record<string, string> = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (place: string) => kept[place] ?? null,
    setItem: (place: string, value: string) => (kept[place] = value),
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

it("counts what one has not read, however much was said before", () => {
  // the list is cut at its end; its length then no longer said how much of it was new
  const talk = new Talk("t");
  for (let at = 1; at <= 150; at++) talk.receive(said({ at, phrase: "hello" }));
  talk.readAll();
  expect(talk.unread([])).toBe(0);
  talk.receive(said({ at: 151, phrase: "bye" }));
  talk.receive(said({ at: 152, seat: 2, phrase: "bye" }));
  expect(talk.unread([])).toBe(2);
  expect(talk.unread([2])).toBe(1);
});

it("is shown once, and at a seat only while it is current", () => {
  const talk = new Talk("t");
  const hello = said({ phrase: "hello" });
  talk.receive(hello);
  talk.receive(hello);
  talk.receive(said({ seat: 3, at: now() - 60, text: "long ago" }));
  expect(talk.lines).toHaveLength(2);
  expect(Object.keys(talk.bubbles)).toEqual(["1"]);
  vi.advanceTimersByTime(4900);
  expect(Object.keys(talk.bubbles)).toEqual(["1"]);
  vi.advanceTimersByTime(200);
  expect(talk.bubbles).toEqual({});
});

it("shows the newest of a seat for its whole time, and keeps no reaction", () => {
  const talk = new Talk("t");
  talk.receive(said({ phrase: "hello" }));
  vi.advanceTimersByTime(4000);
  talk.receive(said({ reaction: "laugh" }));
  vi.advanceTimersByTime(3500);
  expect(talk.bubbles[1]?.reaction).toBe("laugh");
  vi.advanceTimersByTime(600);
  expect(talk.bubbles).toEqual({});
  expect(talk.lines).toHaveLength(1);
  expect(talk.unread([])).toBe(1);
});

it("counts what comes late as new, whenever it was said", () => {
  // before: by its time, and what a slower clock had said was read before it was heard
  const talk = new Talk("t");
  talk.receive(said({ at: 200, phrase: "hello" }));
  talk.readAll();
  talk.receive(said({ at: 100, phrase: "bye" }));
  talk.receive(said({ at: 200, seat: 2, phrase: "hello" }));
  expect(talk.lines).toHaveLength(3);
  expect(talk.unread([])).toBe(2);
  expect(new Set(talk.lines.map((one) => one.n)).size).toBe(3);
});

it("knows after a reload what was read in this tab, and of no other table", () => {
  const lines = [said({ at: 1, phrase: "hello" }), said({ at: 2, phrase: "bye" })];
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

it("keeps claims, however much is said, or claimed by others", () => {
  // before: a hundred lines, and the ledger was empty
  const talk = new Talk("t");
  const claim = { form: "i_am", faction: "loyal" };
  talk.receive(said({ at: 1, claim }));
  for (let at = 2; at <= 300; at++)
    talk.receive(said({ at, seat: 2, ...(at % 2 ? { claim } : { text: "so" }) }));
  expect(talk.claims.filter(({ seat }) => seat === 1)).toHaveLength(1);
  expect(talk.claims.filter(({ seat }) => seat === 2).map(({ at }) => at)).toEqual(
    Array.from({ length: 30 }, (_, place) => 241 + 2 * place),
  );
  expect(talk.lines.filter((one) => !one.claim)).toHaveLength(100);
});

it("has words for everything that can be said", async () => {
  // claims and reactions were shown as a name and nothing
  await speak("en");
  const told = messagesOf("idus-martii", NAMES);
  const tell = (what: Partial<SaidMessage>, viewer: number | null = null) =>
    talkText(said(what), told, viewer);
  expect(tell({ phrase: "thanks" })).toBe("Thank you.");
  expect(tell({ text: "<b>" })).toBe("<b>");
  expect(tell({ reaction: "laugh" })).toBe("laughs");
  expect(tell({ claim: { form: "i_am", faction: "loyal" } })).toBe("I’m Loyal.");
  const saw = { form: "i_saw", colour: "red", seat: 2 };
  expect(tell({ claim: saw })).toBe("I looked: Octavia’s vote was red.");
  expect(tell({ claim: saw }, 2)).toBe("I looked: your vote was red.");
  expect(tell({ claim: { form: "is", faction: "traitor", seat: 0 } })).toBe("Livia is a Traitor.");
  expect(talkLine(said({ claim: saw }), told, null)).toBe("Cassius: I looked: Octavia’s vote was red.");
  expect(talkLine(said({ reaction: "doubt" }), told, null)).toBe("Cassius doubts it");
});

it("leaves out what it has no words for", async () => {
  await speak("en");
  const told = messagesOf("idus-martii", NAMES);
  for (const what of [{ phrase: "newer" }, { reaction: "newer" }, { claim: { form: "newer" } }])
    expect(talkLine(said(what), told, null)).toBe("");
});

it.each([
  ["de", "Ich habe bei Octavia Rot gesehen.", "Livia gehört zu den Verrätern."],
  ["fr", "J’ai vu du rouge chez Octavia.", "Livia est du côté des Traîtres."],
  ["es", "Vi el voto de Octavia: era rojo.", "Livia está con los Traidores."],
  ["la", "Vidi: rubrum posuit Octavia.", "Livia a Proditoribus stat."],
] as const)("claims in %s", async (language, saw, is) => {
  await speak(language);
  const told = messagesOf("idus-martii", NAMES);
  const claim = (one: Record<string, string | number>) => talkText(said({ claim: one }), told, null);
  expect(claim({ form: "i_saw", colour: "red", seat: 2 })).toBe(saw);
  expect(claim({ form: "is", faction: "traitor", seat: 0 })).toBe(is);
});

it("offers the forms of a game, and makes a claim once everything is chosen", async () => {
  await speak("en");
  expect(claimsOf("alea")).toEqual([]);
  const forms = claimsOf("idus-martii");
  expect(forms.map((form) => form.name)).toEqual(["i_am", "i_saw", "is"]);
  const chosen = { colour: "red", faction: "loyal" };
  expect(claimOf(forms[1]!, chosen)).toBeNull();
  expect(claimOf(forms[1]!, { ...chosen, seat: 0 })).toEqual({ form: "i_saw", colour: "red", seat: 0 });
});

it("what a senator has claimed and what was claimed about them belong together", () => {
  const claims = [
    said({ seat: 1, claim: { form: "i_am", faction: "loyal" }, turn: 1 }),
    said({ seat: 0, claim: { form: "is", seat: 1, faction: "traitor" }, turn: 2 }),
    said({ seat: 0, claim: { form: "i_saw", seat: 2, colour: "red" }, turn: 2 }),
  ];
  expect(claimsAbout(claims, 1)).toEqual(claims.slice(0, 2));
  expect(claimsAbout(claims, 2)).toEqual(claims.slice(2));
  expect(claimsAbout(claims, 4)).toEqual([]);
});
