// What is said to everybody on a card in the middle, while an act is shown.
import { t } from "../../../lib/i18n/words.svelte.ts";
import { isCounted, leftOf, NEAR, turningOf } from "../choreography.ts";
import type { IdusPlay } from "../types.ts";
import type { Result, Table, VetoDecided } from "../types.gen.ts";

export interface Proclamation {
  icon: string;
  title: string;
  text: string;
}

/** Which side is how near to the limit, where one is. */
export function nearOf(table: Table): { left: number; who: string } | null {
  const left = leftOf(table);
  if (left >= NEAR || left < 0) return null;
  const { loyal, traitor } = table;
  return { left, who: loyal > traitor ? "loyal" : loyal < traitor ? "traitor" : "both" };
}

/** The same, as it stands to be read: what the votes of this turn change is proclaimed before. */
export function warningOf({ beat, table }: Pick<IdusPlay, "beat" | "table">): ReturnType<typeof nearOf> {
  const score = turningOf({ beat })?.score;
  if (!score || !isCounted(table) || leftOf(table) < 0) return nearOf(table);
  return nearOf({ ...table, loyal: table.loyal - score.green, traitor: table.traitor - score.red });
}

/** What has ended the game: not yet who has won. */
export const overOf = (ending: Result["ending"]) => t("web-idus-over", { ending });

export function proclaimed({ beat, telling, mine }: IdusPlay): Proclamation | null {
  if (!beat) return null;
  const near = beat.part === "near" && nearOf(beat.after);
  if (near) {
    const icon = near.who === "both" ? "u-seal" : `f-${near.who}`;
    return { icon, title: t("web-idus-card-near"), text: t("web-idus-near", near) };
  }
  if (beat.part === "past") {
    const { loyal, traitor, limit } = beat.after;
    return {
      icon: "u-seal",
      title: overOf("failed_conspiracy"),
      text: t("idus-martii-tally", { loyal, traitor, limit }),
    };
  }
  if (beat.part === "round" || beat.part === "last") {
    const card = `web-idus-card-${beat.part}`;
    return { icon: "r-consul", title: t(card), text: t(`${card}.what`) };
  }
  if (beat.part !== "said") return null;
  const icon = (beat.event as VetoDecided).swap ? "u-swap" : "r-praetor";
  return { icon, title: telling.event(beat.event, mine?.seat ?? null), text: "" };
}

/** My vote of this turn: as I laid it, and where it was swapped as it is now. Round one leaves no choice. */
export function myVote({ mine, table }: Pick<IdusPlay, "mine" | "table">): string[] {
  const vote = mine?.votes.at(-1);
  if (!mine || vote?.turn !== table.turn) return [];
  if (vote.laid !== vote.final) return [vote.laid, vote.final];
  // what I know is told with my next question, that I had to swap at once
  const swapped = table.swapped && table.looked === mine.seat && table.round === 1;
  return swapped ? [vote.laid, vote.laid === "green" ? "red" : "green"] : [vote.laid];
}

/** The same, while it is said that I must swap it. */
export function mySwap(play: IdusPlay): string[] {
  const event = play.beat?.event as VetoDecided | undefined;
  const isMine = play.beat?.part === "said" && event?.swap && event.aedile === play.mine?.seat;
  return isMine ? myVote(play) : [];
}

/** Who has a part in what is shown. */
export function namedIn({ beat }: IdusPlay): number[] {
  if (
    !beat ||
    !["vote_looked_at", "veto_decided", "yellow_shown", "vote_replaced", "vote_laid"].includes(
      beat.event.type,
    )
  )
    return [];
  const { praetor, aedile } = beat.event as { praetor?: number; aedile?: number };
  return [praetor, aedile].filter((seat) => seat !== undefined);
}
