// Portraits of bots: one of eight heads, in a metal for the level.
import { games } from "./games.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** Weakest first. */
const METALS = ["novice", "able", "strong", "master"] as const;
type Metal = (typeof METALS)[number];

/** Heads by the first three letters of a bot's name. */
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

/** A bot without a level gets the lowest metal. */
export function metalOf(bot: string | null): Metal {
  return METALS[Math.min(games.levelOf(bot), METALS.length) - 1] ?? "novice";
}

/** A sentence on how this bot plays the game. */
export function botStyle(game: string, bot: string): string {
  const own = `${game}-bot-${bot}`;
  return t(words.has(own) ? own : `bot-${bot}.explanation`);
}

/** The bot for the player's new tables: the last choice, if the game has it. */
export function preferredBot(game: string): string | null {
  const shown = games.of(game);
  const chosen = shown?.bots.find(({ name }) => name === prefs.company);
  return chosen?.name ?? shown?.usual_bot ?? null;
}

/** Names without a head of their own get one by seat. */
export function headOf(name: string, seat: number): number {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const others = plain.endsWith("a") ? WOMEN : MEN;
  return HEADS[plain.slice(0, 3)] ?? others[seat % others.length]!;
}
