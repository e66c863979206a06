// Builds what a web board reads, without covered secrets.
import { games } from "../../lib/table/games.svelte.ts";
import { withoutSecrets, type Play } from "../../lib/stage/play.ts";
import { t, words } from "../../lib/i18n/words.svelte.ts";
import { tellsSecrets } from "../choices.ts";
import { openPrompt } from "../publicText.ts";
import type { WebPlay } from "./webBoard.ts";

/** `isOpen`: the viewer has uncovered the secrets, or the place is one where nothing is covered. */
export function webPlay(play: Play, place: WebPlay["place"], isOpen: boolean): WebPlay {
  const { table, mine, names, messages } = play;
  const game = messages.game.name;
  const seat = mine?.seat ?? null;
  const covered = place === "table" && !isOpen && games.secretive(game);
  const event = play.beat?.event ?? null;
  const canAct = place === "table" && seat !== null && !play.pending && play.online;
  return {
    contract: 1,
    ...{ place, seat, names, table },
    mine: covered && mine ? { seat: mine.seat } : mine,
    legal: canAct && table.awaited.includes(seat) && !(covered && tellsSecrets(play)) ? play.legal : [],
    event: covered && event ? withoutSecrets(game, event) : event,
    history: covered ? play.history.map((one) => withoutSecrets(game, one)) : play.history,
    language: words.language,
    act: (action) => play.act(action),
    words: {
      say: (message, variables) => t(message, variables),
      action: (action) => messages.action(action),
      event: (one) => messages.event(one, seat),
      prompt: () => openPrompt(play),
    },
  };
}
