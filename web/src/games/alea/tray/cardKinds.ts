// Action cards.

/** Rule A2: each player has one of each. Same order as CARDS in the Python rules. */
export const CARDS = ["reroll_i", "reroll_v", "reroll_one", "ignore", "twin", "joker"] as const;
export type CardKind = (typeof CARDS)[number];
