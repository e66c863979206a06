// Prompts and button texts.
import { t } from "../../../lib/i18n/words.svelte.ts";
import type { Selection } from "./selection.svelte.ts";
import type { IdusPlay } from "../types.ts";
import type { Action } from "../types.gen.ts";

const nameOf = (play: IdusPlay, seat: number | null) => (seat === null ? "" : (play.names[seat] ?? ""));

export function promptText(play: IdusPlay): string {
  const { step, looked, praetor, yellow_shown } = play.table;
  if (step === "veto") return t("web-idus-ask-veto", { name: nameOf(play, looked) });
  if (step !== "replace") return t(`web-idus-ask-${step}`);
  const why = yellow_shown ? "web-idus-ask-replace-yellow" : "web-idus-ask-replace";
  return t(why, { name: nameOf(play, praetor) });
}

/** Hint below the prompt; empty if there is none. */
export function promptHint(play: IdusPlay): string {
  switch (play.table.step) {
    case "vote":
      return t("web-idus-may-look", { name: nameOf(play, play.table.praetor) });
    case "look":
      return t("web-idus-look-hint");
    default:
      return "";
  }
}

export function buttonText(play: IdusPlay, { choice, keptCard, hasLooked }: Selection): string {
  if (play.pending) return t("web-sending");
  if (!play.online) return t("web-waiting-table");
  if (play.table.step === "discard" && !hasLooked) return t("web-idus-look-first");
  if (!choice) return t(`web-idus-choose-${play.table.step}`);
  return keptCard === null ? actionText(play, choice) : t("web-idus-keep", { place: keptCard + 1 });
}

function actionText(play: IdusPlay, action: Action): string {
  switch (action.type) {
    case "vote":
    case "replace":
      return t("web-idus-seal", { colour: action.colour });
    case "veto":
      return t(action.swap ? "web-idus-demand" : "web-idus-leave", { name: nameOf(play, play.table.looked) });
    case "assign":
      return t("web-idus-ask-assign");
    default:
      return play.messages.action(action);
  }
}
