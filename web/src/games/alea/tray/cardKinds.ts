/** Every player has one of each. */
export const CARDS = ["reroll_i", "reroll_v", "reroll_one", "ignore", "twin", "joker"] as const;
