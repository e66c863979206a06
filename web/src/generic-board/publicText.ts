// Texts that are safe on a screen others can see: nothing derived from the private view.
import type { Pattern } from "../lib/i18n/fluent.ts";
import { games } from "../lib/table/games.svelte.ts";
import type { Play } from "../lib/stage/play.ts";
import { words, t } from "../lib/i18n/words.svelte.ts";

/** Message variables of the private view. The seat itself is public. */
const PRIVATE = /^mine-(?!seat\b)/;

/** True if a message uses private variables, directly or through another message. */
export function usesPrivateVariables(id: string, visited: readonly string[] = []): boolean {
  const pattern = words.pattern(id);
  return pattern !== undefined && !visited.includes(id) && mentions(pattern, [...visited, id]);
}

function mentions(pattern: Pattern, visited: readonly string[]): boolean {
  if (typeof pattern === "string") return false;
  return pattern.some((part) => {
    if (typeof part === "string") return false;
    if (part[0] === "@") return usesPrivateVariables(part[1], visited);
    if (PRIVATE.test(part[1])) return true;
    return part[0] === "?" && part[3].some(([, variant]) => mentions(variant, visited));
  });
}

/** True if a message works without private variables: it uses none, or has an `unknown` variant. */
function worksWithoutPrivate(pattern: Pattern | undefined, visited: readonly string[] = []): boolean {
  if (pattern === undefined || typeof pattern === "string") return true;
  return pattern.every((part) => {
    if (typeof part === "string") return true;
    const [kind, name] = part;
    if (kind === "@")
      return visited.includes(name) || worksWithoutPrivate(words.pattern(name), [...visited, name]);
    if (kind === "$") return !PRIVATE.test(name);
    const variants = part[3];
    if (!PRIVATE.test(name)) return variants.every(([, variant]) => worksWithoutPrivate(variant, visited));
    const unknown = variants.find(([key]) => key === "unknown");
    return unknown !== undefined && worksWithoutPrivate(unknown[1], visited);
  });
}

const viewOf = ({ table, mine, legal }: Play) => ({ table, mine, legal });

function hides(game: string, message: string): boolean {
  return games.hasSecrets(game) && usesPrivateVariables(`${game}-${message}`);
}

/** The message that `prompt` formats: players who act and players who wait get different ones. */
function promptOf({ table, mine }: Play): string {
  const isAwaited = mine !== null && table.awaited.includes(mine.seat);
  return `${isAwaited ? "ask" : "wait"}-${table.step}`;
}

/**
 * The prompt. If it would reveal a secret, waiting players get its `unknown` variant, and others only the
 * step's name.
 */
export function openPrompt(play: Play): string {
  const game = play.messages.game.name;
  const { table, mine } = play;
  const message = promptOf(play);
  if (!hides(game, message)) return play.messages.prompt(viewOf(play));
  if (message.startsWith("wait-") && worksWithoutPrivate(words.pattern(`${game}-${message}`)))
    return play.messages.prompt({ table, mine: mine && { seat: mine.seat }, legal: [] });
  return t(`${game}-step-${table.step}`);
}

/** The table in a sentence, from the public view if it would reveal a secret. */
export function tableForAll(play: Play): string {
  const game = play.messages.game.name;
  if (!words.has(`${game}-table`)) return "";
  return play.messages.table(
    hides(game, "table") ? { ...viewOf(play), mine: null, legal: [] } : viewOf(play),
  );
}

/** Private texts, shown while revealed. */
export function privateTexts(play: Play): string[] {
  const game = play.messages.game.name;
  const found = [];
  if (hides(game, promptOf(play))) found.push(play.messages.prompt(viewOf(play)));
  if (words.has(`${game}-hand`)) found.push(play.messages.hand(viewOf(play)));
  return found;
}
