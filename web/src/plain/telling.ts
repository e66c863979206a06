// What may stand on a screen that others can see: nothing that is made of what only I know.
import type { Pattern } from "../lib/fluent.ts";
import { games } from "../lib/games.svelte.ts";
import type { Play } from "../lib/play.ts";
import { words, t } from "../lib/words.svelte.ts";

/** Variables of a message that say what is mine; which seat I have is known to all. */
const MINE = /^mine-(?!seat\b)/;

/** Whether a message speaks of what is mine, itself or by way of another message. */
export function speaksOfMine(id: string, seen: readonly string[] = []): boolean {
  const pattern = words.pattern(id);
  return pattern !== undefined && !seen.includes(id) && mentions(pattern, [...seen, id]);
}

function mentions(pattern: Pattern, seen: readonly string[]): boolean {
  if (typeof pattern === "string") return false;
  return pattern.some((part) => {
    if (typeof part === "string") return false;
    if (part[0] === "@") return speaksOfMine(part[1], seen);
    if (MINE.test(part[1])) return true;
    return part[0] === "?" && part[3].some(([, variant]) => mentions(variant, seen));
  });
}

const viewOf = ({ table, mine, legal }: Play) => ({ table, mine, legal });

function hides(game: string, message: string): boolean {
  return games.secretive(game) && speaksOfMine(`${game}-${message}`);
}

/** What is asked, or waited for; where that would tell a secret, only which step it is. */
export function openPrompt(play: Play): string {
  const game = play.telling.game.name;
  const { step } = play.table;
  return hides(game, `ask-${step}`) ? t(`${game}-step-${step}`) : play.telling.prompt(viewOf(play));
}

/** What lies on the table, as a stranger would be told it where it would tell a secret. */
export function openTable(play: Play): string {
  const game = play.telling.game.name;
  if (!words.has(`${game}-table`)) return "";
  return play.telling.table(hides(game, "table") ? { ...viewOf(play), mine: null, legal: [] } : viewOf(play));
}

/** All that only I know, for as long as it is held. */
export function ownWords(play: Play, asked: boolean): string[] {
  const game = play.telling.game.name;
  const found = [];
  if (asked && hides(game, `ask-${play.table.step}`)) found.push(play.telling.prompt(viewOf(play)));
  if (words.has(`${game}-hand`)) found.push(play.telling.hand(viewOf(play)));
  return found;
}
