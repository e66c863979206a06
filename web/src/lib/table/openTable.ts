// Opens a table, to start at once against bots or to wait for friends.
import { api } from "../net/api.ts";
import { preferredBot } from "./bots.ts";
import { games } from "./games.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { errorText } from "../i18n/errorText.ts";
import type { Settings } from "../net/wire.ts";
import { route } from "../ui/router.svelte.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** Table opened for friends in this tab, until its lobby has asked for the host's name. */
let openedTable: string | null = null;

/** True once for that table. */
export function wasOpenedHere(table: string): boolean {
  const isSame = openedTable === table;
  if (isSame) openedTable = null;
  return isSame;
}

/** Returns an error message, or an empty string. */
export async function openTable(game: string, startsNow: boolean): Promise<string> {
  try {
    if (!games.isKnown) await games.read();
    const players = games.of(game)?.usual;
    // a new table is joined by link or code only; listing it later limits the chat
    const settings: Partial<Settings> = {
      game,
      players,
      chat: "free",
      bots: preferredBot(game),
      language: words.language,
    };
    const room = await api.open(prefs.name || t("web-name-default"), settings);
    if (startsNow) await api.start(room.id);
    else openedTable = room.id;
    route.go(`/t/${room.id}`);
    return "";
  } catch (error) {
    return errorText(error);
  }
}
