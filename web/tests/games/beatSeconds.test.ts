// How long the page shows each event, and how long the server's bots wait for that, is the same.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { beatsOf as alea, soundOfBeat as aleaNotes } from "../../src/games/alea/choreography.ts";
import { beatsOf as idus } from "../../src/games/idus-martii/choreography.ts";
import type { BeatPlan } from "../../src/lib/stage/stage.svelte.ts";
import type { AnyEvent } from "../../src/lib/net/wire.ts";

type Choreography = (event: never, before: never, after: never) => readonly BeatPlan[];
const { games } = JSON.parse(readFileSync("tests/fixtures/games.json", "utf8"));
/** Nobody waits for what follows the end. */
const LAST = "game_ended";

const COLUMNS = { columns: [[0, 0, 0, 0, 0, 0, 0]], cards: [["joker"]], scores: [5] };
const ALEA = { ...COLUMNS, dice: [], aside: [], falling: 1, left: 5, seat: 0, options: { players: 1 } };
const LAID = { laid: [], ledger: [], awaited: [] };
const IDUS = { ...LAID, limit: 20, loyal: 0, traitor: 0, turn: 1, options: { players: 5 } };
const MORE: Record<string, object> = {
  die_fell: { face: "X" },
  number_written: { seat: 0, row: 1, number: 10 },
  card_played: { seat: 0, play: { type: "card", card: "joker", as: "reroll_i" } },
  votes_scored: { green: 1, red: 1, yellow: 0 },
  turn_begun: { turn: 2, round: 1, seat: 0 },
};

it.each([
  ["alea", alea as Choreography, ALEA],
  ["idus-martii", idus as Choreography, IDUS],
])("beats of %s last as long as bots wait", (game, beatsOf, table) => {
  const shown: Record<string, number> = {};
  const { [LAST]: _, ...waited } = games[game].beats as Record<string, number>;
  for (const type of Object.keys(waited)) {
    const event = { type, ...MORE[type] };
    const acts = beatsOf(event as never, table as never, table as never);
    shown[type] = Number(acts.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3));
  }
  expect(shown).toEqual(waited);
});

it("final ceremony of Alea plays one sound", () => {
  const event = { type: "game_ended", result: { scores: [3, 9, 4], winners: [1] } } as AnyEvent;
  const parts = alea(event as never, { ...ALEA, columns: [[], [], []] } as never).map(({ part }) => part!);
  // null: what every end sounds like; nothing: silence
  const sounds = parts.map((part) => aleaNotes(event as never, part));
  expect(sounds.filter((notes) => notes === null)).toHaveLength(1);
  expect(sounds.at(-1)).toBeNull();
});
