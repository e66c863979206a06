// A table of one's own: to begin at once against bots, or to wait for friends.
import { api } from "../net/api.ts";
import { companyOf } from "./bots.ts";
import { games } from "./games.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { sayError } from "../net/errorText.ts";
import { route } from "../ui/router.svelte.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** The table that was opened for others in this tab, until its lobby has asked the host's name. */
let opened: string | null = null;

/** Whether this is that table: true once. */
export function wasOpenedHere(table: string): boolean {
  const here = opened === table;
  if (here) opened = null;
  return here;
}

/** Why not, or nothing. */
export async function openTable(game: string, begin: boolean): Promise<string> {
  try {
    if (!games.known) await games.read();
    const players = games.of(game)?.usual;
    const settings = { game, players, bots: companyOf(game), language: words.language };
    const room = await api.open(prefs.name || t("web-name-default"), settings);
    if (begin) await api.start(room.id);
    else opened = room.id;
    route.go(`/t/${room.id}`);
    return "";
  } catch (error) {
    return sayError(error);
  }
}
