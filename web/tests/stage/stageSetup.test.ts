import { expect, it } from "vitest";
import { games } from "../../src/lib/table/games.svelte.ts";
import { choreographyOf } from "../../src/lib/stage/stageSetup.ts";
import type { GamesShown } from "../../src/lib/net/wire.ts";
import told from "../fixtures/games.json";

const shown = told as unknown as GamesShown;
const guest = { ...shown.games.alea!, beats: { card_laid: 3, card_taken: 0 } };
games.set({ ...shown, games: { ...shown.games, guest } });

const TABLE = { step: "lay", awaited: [], options: { players: 2 }, result: null };
const seconds = (acting: ReturnType<typeof choreographyOf>, type: string) =>
  acting({ type }, TABLE, TABLE).map((act) => act.seconds);

it("shows a game without an acting of its own for as long as its bots wait", () => {
  // before: every act took 0.8 seconds, whatever the game said
  const acting = choreographyOf("guest", undefined);
  expect(seconds(acting, "card_laid")).toEqual([3]);
  expect(seconds(acting, "card_taken")).toEqual([0]);
  expect(seconds(acting, "unheard_of")).toEqual([0.8]);
});

it("asks no game to act what it may not know", async () => {
  const own = () => {
    throw new Error("where are the fields?");
  };
  expect(() => seconds(choreographyOf("alea", own), "die_fell")).toThrow();
  await games.meet("alea", 7).catch(() => {});
  expect(seconds(choreographyOf("alea", own), "die_fell")).toHaveLength(1);
});
