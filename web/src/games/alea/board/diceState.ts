// The dice as they lie while an act is shown: on the board and on the television alike.
import { t } from "../../../lib/i18n/words.svelte.ts";
import { lying, type Lying } from "./dicePositions.ts";
import type { AleaPlay } from "../types.ts";
import { reasonOf } from "../tray/failureReason.ts";
import type { Table } from "../types.gen.ts";

export interface Thrown {
  dice: Table["dice"];
  left: number;
  lies: Lying[];
  /** The die that is too much, by when it fell. */
  wrong: number | null;
  /** The die that is falling to its place now. */
  fresh: number | null;
  seconds: number;
  /** The turn fails at this moment. */
  failed: boolean;
  /** In words: as they lay when all had been seen. */
  label: string;
}

export function thrown({ table, beat, history }: Pick<AleaPlay, "table" | "beat" | "history">): Thrown {
  // the dice lie until the next turn has begun
  const pieces = !beat || beat.event.type === "turn_begun" ? table : beat.after;
  const { dice, left } = pieces;
  const face = reasonOf(pieces)?.face;
  return {
    dice,
    left,
    lies: lying(beat ? [...history, beat.event] : history, pieces),
    wrong: face ? dice.lastIndexOf(face) : null,
    fresh: beat?.event.type === "die_fell" && beat.part !== "read" ? dice.length - 1 : null,
    seconds: (beat?.ms ?? 1000) / 1000,
    label: t("web-alea-dice", {
      ...{ dice: table.dice.join(", ") || "–", count: table.dice.length, left: table.left },
    }),
    failed: beat?.event.type === "turn_failed" || beat?.event.type === "failure_taken",
  };
}
