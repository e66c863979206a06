// What the server does not tell of this game yet.
import type { GameShown, HouseRule } from "../../lib/games.svelte.ts";
import { ACTIONS, PRINTED } from "./types.gen.ts";

const LIMITS: Record<number, number> = { 5: 13, 6: 15, 7: 17, 8: 20 };

function houseRules(players: number): HouseRule[] {
  const from = 2 * players + 2;
  return [
    {
      name: "first",
      printed: "random",
      values: ["random", ...Array.from({ length: players }, (_, seat) => seat)],
    },
    {
      name: "limit",
      printed: LIMITS[players],
      values: Array.from({ length: 2 * players - 2 }, (_, more) => from + more),
    },
    { name: "yellow_swap", printed: "must", values: ["must", "may"] },
  ];
}

export const shown: Partial<GameShown> = {
  usual: 5,
  minutes: 30,
  house_rules: Object.fromEntries([5, 6, 7, 8].map((players) => [players, houseRules(players)])),
  actions: [...ACTIONS],
  defaults: PRINTED,
  marks: {
    seat: ["seat", "aedile", "praetor", "consul", "looked", "first"],
    seats: ["aediles", "awaited", "winners"],
    one_a_seat: ["picked", "kept", "discarded"],
    secret: {
      vote_laid: ["colour"],
      vote_replaced: ["colour"],
      vote_looked_at: ["colour"],
      card_dealt: ["faction"],
      card_discarded: ["faction"],
    },
  },
};
