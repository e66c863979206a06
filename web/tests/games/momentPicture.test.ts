import { beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { momentPicture, type MomentParts } from "../../src/games/momentPicture.ts";
import { momentParts as idusParts } from "../../src/games/idus-martii/momentPicture.ts";
import { games } from "../../src/lib/table/games.svelte.ts";
import { messagesOf, READ_ONLY_PLAY, type Play } from "../../src/lib/stage/play.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import type { GamesShown } from "../../src/lib/net/wire.ts";
import told from "../fixtures/games.json";

const NAMES = ["Livia", "Cassius", "Octavia", "Decimus", "Servilia"];
const TABLE = {
  ...{ step: "vote", awaited: [], options: { players: 5 }, result: null, revealed: null },
  ...{ round: 1, turn: 2, consul: 0, praetor: 1, aediles: [2, 3], loyal: 2, traitor: 1, limit: 9 },
};

beforeAll(async () => {
  games.set(told as unknown as GamesShown);
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
});

function play(mine: object): Play {
  return {
    ...READ_ONLY_PLAY,
    ...{ table: TABLE, mine, legal: [], seats: [], names: NAMES, beat: null, history: [] },
    messages: messagesOf("idus-martii", NAMES),
    skipBeat: () => false,
    skipAll() {},
  } as unknown as Play;
}

it("the picture of a moment does not depend on the viewer's secrets", () => {
  const events = (colour: string | null) => [{ type: "vote_laid", aedile: 2, colour }];
  const parts = idusParts as unknown as (open: Play) => MomentParts;
  const pictures = [
    momentPicture(play({ seat: 2, hand: ["traitor"], votes: ["red"] }), events("red"), parts),
    momentPicture(play({ seat: 2, hand: ["loyal"], votes: ["green"] }), events("green"), parts),
    momentPicture({ ...play({}), mine: null }, events(null), parts),
  ].map((picture) => JSON.stringify(picture));
  expect(new Set(pictures).size).toBe(1);
  expect(pictures[0]).toContain("Octavia cast a vote.");
  expect(pictures[0]).toContain("Loyal 2, Traitor 1, limit 9");
  expect(pictures[0]).not.toMatch(/red|green/i);
});

it("a game hands on only its public table to its own picture", () => {
  const parts = vi.fn(() => ({ symbol: "u-die", note: "", people: [] }));
  momentPicture(play({ seat: 2, hand: ["traitor"] }), [], parts);
  expect(parts).toHaveBeenCalledWith(expect.objectContaining({ mine: null, table: TABLE, legal: [] }));
});

it("a game without a picture of its own has its round and its players", () => {
  const picture = momentPicture(play({ seat: 2, hand: ["traitor"] }), [], undefined);
  expect(picture).toMatchObject({ title: "Before the first move", note: "Round 1, turn 2" });
  expect(picture.people.map(({ name }) => name)).toEqual(NAMES);
});
