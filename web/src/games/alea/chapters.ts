// Chapters of a game of Alea Romana: changes of the lead, failures with many dice, the last round, the end.
import type { Chapter } from "../../lib/records/chapters.ts";
import { withEnds } from "../../lib/records/chapters.ts";
import type { Steps } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { Event, Table } from "./types.gen.ts";

/** A failure counts from this number of dice on. */
const MIN_LOST_DICE = 3;
const DICE_PER_TURN = 6;

export function chaptersOf(record: Steps): Chapter[] {
  const names = record.seats.map(({ name }) => name ?? "");
  const tables = record.steps.map(({ table }) => table as Table);
  const last = record.steps.length - 1;
  let leader: number | null = null;
  const found = record.steps.flatMap(({ events }, step): Chapter[] => {
    const before = tables[Math.max(0, step - 1)]!;
    const chapters: Chapter[] = [];
    for (const event of events as Event[]) {
      const { round } = before;
      if (event.type === "last_round_called")
        chapters.push({ step, title: t("web-alea-chapter-last"), weight: 0 });
      else if (event.type === "failure_taken" && before.dice.length >= MIN_LOST_DICE) {
        const name = names[event.seat] ?? "";
        const weight = before.dice.length / DICE_PER_TURN;
        chapters.push({ step, title: t("web-alea-chapter-fail", { round, name }), weight });
      }
    }
    const now = soleLeader(tables[step]!.scores);
    if (now !== null && leader !== null && now !== leader) {
      const title = t("web-alea-chapter-lead", { round: before.round, name: names[now] ?? "" });
      chapters.push({ step, title, weight: 1 + step / last });
    }
    leader = now ?? leader;
    return chapters.sort((one, other) => other.weight - one.weight).slice(0, 1);
  });
  return withEnds(record, t("web-chapter-start"), found);
}

/** The seat with the highest score, unless several have it. */
function soleLeader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
}
