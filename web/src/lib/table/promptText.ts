// What I am asked at a table, said where the table itself is not in sight.
import { FOLDERS } from "../../games/index.ts";
import type { MyTable } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** In words; nothing where nothing is asked of me. */
export function askedAt({ game, asked }: Pick<MyTable, "game" | "asked">): string {
  if (!asked) return "";
  const message = `${FOLDERS[game]?.asked}${asked}`;
  return t(words.has(message) ? message : "web-your-turn");
}
