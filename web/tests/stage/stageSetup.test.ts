import { expect, it } from "vitest";
import { games } from "../../src/lib/table/games.svelte.ts";
import { choreographyOf } from "../../src/lib/stage/stageSetup.ts";
import type { GamesShown } from "../../src/lib/net/wire.ts";
import playedEvents from "../fixtures/games.json";

const shown = playedEvents as unknown as GamesShown;
const guest = { ...shown.games.alea!, beats: { card_laid: 3, card_taken: 0 } };
games.set({ ...shown, games: { ...shown.games, guest } });

const TABLE = { step: "lay", awaited: [], options: { players: 2 }, result: null };
const seconds = (acting: ReturnType<typeof choreographyOf>, type: string) =>
  acting({ type }, TABLE, TABLE).map((act) => act.seconds);

it("default choreography lasts as long as bots wait", () => {
  // before: every act took 0.8 seconds, whatever the game said
  const acting = choreographyOf("guest", undefined);
  expect(seconds(acting, "card_laid")).toEqual([3]);
  expect(seconds(acting, "card_taken")).toEqual([0]);
  expect(seconds(acting, "unheard_of")).toEqual([0.8]);
});

it("unknown fields get the default choreography", async () => {
  const own = () => {
    throw new Error("where are the fields?");
  };
  expect(() => seconds(choreographyOf("alea", own), "die_fell")).toThrow();
  await games.meet("alea", 7).catch(() => {});
  expect(seconds(choreographyOf("alea", own), "die_fell")).toHaveLength(1);
});
