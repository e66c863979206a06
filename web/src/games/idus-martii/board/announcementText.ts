// Texts of the announcements during a beat.
import { t } from "../../../lib/i18n/words.svelte.ts";
import { isCounted, votesLeft, WARNING_VOTES, votesInBeat } from "../choreography.ts";
import type { IdusPlay } from "../types.ts";
import type { Result, Table, VetoDecided } from "../types.gen.ts";

export interface AnnouncementCard {
  icon: string;
  title: string;
  text: string;
  /** A turning point of the game: fills the board of a desktop. */
  isGreat: boolean;
}

/** The faction close to the limit, if any. */
export function nearLimit(table: Table): { left: number; who: string } | null {
  const left = votesLeft(table);
  if (left >= WARNING_VOTES || left < 0) return null;
  const { loyal, traitor } = table;
  return { left, who: loyal > traitor ? "loyal" : loyal < traitor ? "traitor" : "both" };
}

/** The same without this turn's votes, which are announced first. */
export function warningOf({ beat, table }: Pick<IdusPlay, "beat" | "table">): ReturnType<typeof nearLimit> {
  const score = votesInBeat({ beat })?.score;
  if (!score || !isCounted(table) || votesLeft(table) < 0) return nearLimit(table);
  return nearLimit({ ...table, loyal: table.loyal - score.green, traitor: table.traitor - score.red });
}

/** What ended the game, without the winner. */
export const endingText = (ending: Result["ending"]) => t("web-idus-over", { ending });

export function announcementOf({ beat, messages, mine }: IdusPlay): AnnouncementCard | null {
  if (!beat) return null;
  const near = beat.part === "limit-near" && nearLimit(beat.after);
  if (near) {
    const icon = near.who === "both" ? "u-seal" : `f-${near.who}`;
    return { icon, title: t("web-idus-card-near"), text: t("web-idus-near", near), isGreat: true };
  }
  if (beat.part === "limit-passed") {
    const { loyal, traitor, limit } = beat.after;
    return {
      icon: "u-seal",
      title: endingText("failed_conspiracy"),
      text: t("idus-martii-tally", { loyal, traitor, limit }),
      isGreat: true,
    };
  }
  if (beat.part === "round" || beat.part === "last") {
    const card = `web-idus-card-${beat.part}`;
    return { icon: "r-consul", title: t(card), text: t(`${card}.what`), isGreat: true };
  }
  if (beat.part !== "announcement") return null;
  const icon = (beat.event as VetoDecided).swap ? "u-swap" : "r-praetor";
  return { icon, title: messages.event(beat.event, mine?.seat ?? null), text: "", isGreat: false };
}

/** The player's vote of this turn, and its swapped colour. In round one a swap is forced. */
export function ownVote({ mine, table }: Pick<IdusPlay, "mine" | "table">): string[] {
  const vote = mine?.votes.at(-1);
  if (!mine || vote?.turn !== table.turn) return [];
  if (vote.laid !== vote.final) return [vote.laid, vote.final];
  // the view follows with the next prompt, the swap is known at once
  const swapped = table.swapped && table.looked === mine.seat && table.round === 1;
  return swapped ? [vote.laid, vote.laid === "green" ? "red" : "green"] : [vote.laid];
}

/** The same during the announcement of a swap. */
export function ownSwap(play: IdusPlay): string[] {
  const event = play.beat?.event as VetoDecided | undefined;
  const isMine = play.beat?.part === "announcement" && event?.swap && event.aedile === play.mine?.seat;
  return isMine ? ownVote(play) : [];
}

/** Seats that take part in the beat. */
export function seatsOfBeat({ beat }: IdusPlay): number[] {
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
