// Written by `python3 run.py generate` from the rules of alea; do not edit.

export const CARDS = ["reroll_i", "reroll_v", "reroll_one", "ignore", "twin", "joker"] as const;

export const CARD_POINTS = 5 as const;
