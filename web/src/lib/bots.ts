// How a bot is drawn: which head of the eight, and in which metal.
import { games } from "./games.svelte.ts";

/** From the weakest to the strongest. */
const METALS = ["novice", "able", "strong", "master"] as const;
export type Metal = (typeof METALS)[number];

/** The names that have a head of their own, by how they begin in every language. */
const HEADS: Record<string, number> = {
  oct: 1,
  cas: 2,
  liv: 3,
  dec: 4,
  cin: 4,
  ser: 5,
  tul: 6,
  ful: 7,
  mar: 8,
};
const WOMEN = [1, 3, 5, 7];
const MEN = [2, 4, 6, 8];

export function metalOf(bot: string | null): Metal {
  return METALS[Math.min(games.levelOf(bot), METALS.length - 1)] ?? "able";
}

/** Anybody else gets one of the others', by their seat. */
export function headOf(name: string, seat: number): number {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const others = plain.endsWith("a") ? WOMEN : MEN;
  return HEADS[plain.slice(0, 3)] ?? others[seat % others.length]!;
}
