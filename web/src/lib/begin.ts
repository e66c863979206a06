// A table of one's own: to begin at once against bots, or to wait for friends.
import { api } from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import { sayError } from "./refusal.ts";
import { route, type Game } from "./router.svelte.ts";
import { t } from "./words.svelte.ts";

const QUICK: Record<Game, number> = { "idus-martii": 5, alea: 3 };

/** Why not, or nothing. */
export async function openTable(game: Game, begin: boolean): Promise<string> {
  try {
    const room = await api.open(prefs.name || t("web-name-default"), { game, players: QUICK[game] });
    if (begin) await api.start(room.table);
    route.go(`/t/${room.table}`);
    return "";
  } catch (error) {
    return sayError(error);
  }
}
