// How a bot is drawn: which head of the eight, and in which metal.
import { games } from "./games.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { t, words } from "../i18n/words.svelte.ts";

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

/** Whoever has no level, and plays anything, is struck in the cheapest. */
export function metalOf(bot: string | null): Metal {
  return METALS[Math.min(games.levelOf(bot), METALS.length) - 1] ?? "novice";
}

/** In one sentence: how it plays this game. */
export function temperOf(game: string, bot: string): string {
  const own = `${game}-bot-${bot}`;
  return t(words.has(own) ? own : `bot-${bot}.explanation`);
}

/** The bots that sit down at one's own table: those of last time, where this game has them. */
export function companyOf(game: string): string | null {
  const shown = games.of(game);
  const chosen = shown?.bots.find(({ name }) => name === prefs.company);
  return chosen?.name ?? shown?.usual_bot ?? null;
}

/** Anybody else gets one of the others', by their seat. */
export function headOf(name: string, seat: number): number {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const others = plain.endsWith("a") ? WOMEN : MEN;
  return HEADS[plain.slice(0, 3)] ?? others[seat % others.length]!;
}
