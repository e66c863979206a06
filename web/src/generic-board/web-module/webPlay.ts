// Builds what the screens of a web module read, without covered secrets.
import { games } from "../../lib/table/games.svelte.ts";
import { withoutSecrets, type Play } from "../../lib/stage/play.ts";
import { t, words } from "../../lib/i18n/words.svelte.ts";
import { tellsSecrets } from "../choices.ts";
import { openPrompt } from "../publicText.ts";
import type { WebPlay } from "./webModule.ts";

/** `isOpen`: the viewer has uncovered the secrets, or the place is one where nothing is covered. */
export function webPlay(play: Play, place: WebPlay["place"], isOpen: boolean): WebPlay {
  const { table, mine, names, messages } = play;
  const game = messages.game.name;
  const seat = mine?.seat ?? null;
  const isCovered = place === "table" && !isOpen && games.hasSecrets(game);
  const event = play.beat?.event ?? null;
  const canAct = (place === "table" || place === "exercise") && seat !== null && !play.pending && play.online;
  return {
    contract: 1,
    ...{ place, seat, names, table },
    mine: isCovered && mine ? { seat: mine.seat } : mine,
    legal: canAct && table.awaited.includes(seat) && !(isCovered && tellsSecrets(play)) ? play.legal : [],
    event: isCovered && event ? withoutSecrets(game, event) : event,
    history: isCovered ? play.history.map((past) => withoutSecrets(game, past)) : play.history,
    language: words.language,
    act: (action) => play.act(action),
    words: {
      say: (message, variables) => t(message, variables),
      action: (action) => messages.action(action),
      event: (past) => messages.event(past, seat),
      reason: (reason) => messages.reason(reason, seat),
      prompt: () => openPrompt(play),
    },
  };
}
