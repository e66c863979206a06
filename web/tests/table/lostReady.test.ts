import { beforeEach, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { LostReady } from "../../src/screens/lobby/lostReady.svelte.ts";
import type { GamesShown, Room, Settings } from "../../src/lib/net/wire.ts";
import shown from "../fixtures/games.json";

games.set(shown as unknown as GamesShown);
beforeEach(async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
});

const SETTINGS = {
  game: "alea",
  players: 4,
  options: {},
  clock: { kind: "none", seconds: 60 },
  chat: "free",
} as unknown as Settings;

/** A lobby of these people: `+` stands before the names of those who are ready. Marcus is the host. */
function room(people: string[], settings: Partial<Settings> = {}, mine = "Marcus"): Room {
  const seats = people.map((name) => ({
    name: name.replace("+", ""),
    kind: name ? "human" : "empty",
    ready: name.startsWith("+"),
    here: true,
  }));
  const at = (name: string) => seats.findIndex((seat) => seat.name === name);
  return {
    settings: { ...SETTINGS, ...settings },
    seats,
    host: at("Marcus"),
    yours: [at(mine)].filter((seat) => seat >= 0),
  } as unknown as Room;
}

function notices(...rooms: Room[]): string[] {
  const lost = new LostReady();
  return rooms.map((each) => lost.see(each));
}

const READY = ["Marcus", "+Aelia", "+Gaius", "Iulia"];
const UNREADY = ["Marcus", "Aelia", "Gaius", "Iulia"];

it("a changed rule is named with the players whose ready it took back", () => {
  const clock = { kind: "strict", seconds: 60 } as Settings["clock"];
  expect(notices(room(READY), room(UNREADY, { clock }))[1]).toBe(
    "House rules have changed (Strict clock). No longer ready: Aelia, Gaius.",
  );
  const [, notice] = notices(room(READY, { lamps: true, public_record: true }), room(UNREADY));
  expect(notice).toMatch(/^House rules have changed \([^,]+: No, [^,]+: No\)\. /);
});

it("a player reads that their own ready was taken back", () => {
  const [, notice] = notices(room(READY, {}, "Gaius"), room(UNREADY, { listed: true }, "Gaius"));
  expect(notice).toContain("No longer ready: Aelia, Gaius (you).");
});

it("another order or number of seats is a cause too", () => {
  const notice = "The seats have changed. No longer ready: Aelia.";
  expect(notices(room(["Marcus", "+Aelia"]), room(["Aelia", "Marcus"]))[1]).toBe(notice);
  const larger = room(["Marcus", "Aelia", ""], { players: 5 });
  expect(notices(room(["Marcus", "+Aelia"]), larger)[1]).toBe(notice);
});

it("nothing is said of players who take it back themselves, keep it or leave", () => {
  expect(notices(room(READY), room(UNREADY))).toEqual(["", ""]);
  expect(notices(room(READY), room(["+Gaius", "Marcus", "+Aelia", "Iulia"]))[1]).toBe("");
  expect(notices(room(READY), room(["Marcus", "", "", "Iulia"], { listed: true }))[1]).toBe("");
});

it("the notice stays until the players are ready again or have left", () => {
  const lost = new LostReady();
  lost.see(room(READY));
  const changed = { chat: "off" } as const;
  lost.see(room(UNREADY, changed));
  const now = (...people: string[]) => {
    expect(lost.see(room(people, changed))).toBe("");
    return lost.text(room(people, changed));
  };
  expect(now("Marcus", "+Aelia", "Gaius", "Iulia")).toMatch(/No longer ready: Gaius\.$/);
  expect(now("Marcus", "+Aelia", "", "Iulia")).toBe("");
});
