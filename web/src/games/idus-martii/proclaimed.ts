// What is said to everybody on a card in the middle, while an act is shown.
import { t } from "../../lib/words.svelte.ts";
import { leftOf, NEAR } from "./acting.ts";
import type { IdusPlay } from "./play.ts";
import type { Table } from "./types.gen.ts";

export interface Proclaimed {
  icon: string;
  title: string;
  text: string;
}

/** Which side is how near to the limit, where one is. */
export function nearOf(table: Table): { left: number; who: string } | null {
  const left = leftOf(table);
  if (left >= NEAR) return null;
  const { loyal, traitor } = table;
  return { left, who: loyal > traitor ? "loyal" : loyal < traitor ? "traitor" : "both" };
}

export function proclaimed({ beat, telling, mine }: IdusPlay): Proclaimed | null {
  if (!beat) return null;
  const near = beat.part === "near" && nearOf(beat.after);
  if (near) {
    const icon = near.who === "both" ? "u-seal" : `f-${near.who}`;
    return { icon, title: t("web-idus-card-near"), text: t("web-idus-near", near) };
  }
  if (beat.part === "round" || beat.part === "last") {
    const card = `web-idus-card-${beat.part}`;
    return { icon: "r-consul", title: t(card), text: t(`${card}.what`) };
  }
  if (beat.part !== "said") return null;
  return { icon: "r-praetor", title: telling.event(beat.event, mine?.seat ?? null), text: "" };
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
