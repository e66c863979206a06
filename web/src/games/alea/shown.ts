// What the server does not tell of this game yet.
import type { GameShown } from "../../lib/games.svelte.ts";
import { ACTIONS, PRINTED } from "./types.gen.ts";

const RULES = ["multi_roll", "cards_anytime", "ordered"].map((name) => ({
  name,
  printed: false,
  values: [false, true],
}));

export const shown: Partial<GameShown> = {
  usual: 3,
  minutes: 15,
  house_rules: Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, RULES])),
  actions: [...ACTIONS],
  defaults: PRINTED,
  marks: {
    seat: ["seat"],
    seats: ["awaited", "winners"],
    one_a_seat: ["scores", "cards", "columns"],
    secret: {},
  },
};
