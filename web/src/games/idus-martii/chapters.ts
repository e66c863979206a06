// Chapters of a game of Idus Martii: deal, turning points, round two and end. From the public table alone.
import type { Chapter } from "../../lib/records/chapters.ts";
import { withEnds } from "../../lib/records/chapters.ts";
import type { Steps } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import { nearLimit } from "./board/announcementText.ts";
import type { Event, Table, VotesScored } from "./types.gen.ts";

/** How much each kind of turning point matters. */
const [NEAR, LEAD, DOUBLE] = [3, 2, 1];

export function chaptersOf(record: Steps): Chapter[] {
  const tables = record.steps.map(({ table }) => table as Table);
  const found = record.steps.flatMap(({ events }, step): Chapter[] => {
    const [before, after] = [tables[Math.max(0, step - 1)]!, tables[step]!];
    if (after.round > before.round) return [{ step, title: t("web-idus-card-round"), weight: 0 }];
    const scored = (events as Event[]).find((event) => event.type === "votes_scored");
    return scored ? turningPoint(scored, step, before, after) : [];
  });
  return withEnds(record, t("web-chapter-deal"), found);
}

function turningPoint({ green, red }: VotesScored, step: number, before: Table, after: Table): Chapter[] {
  const { turn } = before;
  const lead = Math.sign(after.loyal - after.traitor);
  if (nearLimit(after) && !nearLimit(before))
    return [{ step, title: t("web-idus-chapter-near", { turn }), weight: NEAR }];
  if (lead && lead !== Math.sign(before.loyal - before.traitor)) {
    const side = lead > 0 ? "loyal" : "traitor";
    return [{ step, title: t("web-idus-chapter-lead", { turn, side }), weight: LEAD }];
  }
  if (green !== 2 && red !== 2) return [];
  const colour = green === 2 ? "green" : "red";
  return [{ step, title: t("web-idus-chapter-double", { turn, colour }), weight: DOUBLE }];
}
