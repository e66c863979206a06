// Prompt texts for lists of tables.
import { FOLDERS } from "../../games/index.ts";
import type { MyTable } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** The prompt in words; empty if the player is not awaited. */
export function promptText({ game, asked }: Pick<MyTable, "game" | "asked">): string {
  if (!asked) return "";
  const message = `${FOLDERS[game]?.promptPrefix}${asked}`;
  return t(words.has(message) ? message : "web-your-turn");
}
