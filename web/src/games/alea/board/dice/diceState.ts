// State of the dice during a beat, for board and TV.
import { t } from "../../../../lib/i18n/words.svelte.ts";
import { dicePositions, type DiePosition } from "./dicePositions.ts";
import type { AleaPlay } from "../../types.ts";
import { failureOf } from "../../tray/failureReason.ts";
import type { Table } from "../../types.gen.ts";

export interface DiceState {
  dice: Table["dice"];
  left: number;
  positions: DiePosition[];
  /** Index of the die that made the turn fail. */
  wrong: number | null;
  /** Index of the die that lands in this beat. */
  fresh: number | null;
  seconds: number;
  /** The turn fails in this beat. */
  failed: boolean;
  /** Description for screen readers, from before the beat. */
  label: string;
}

export function diceState({ table, beat, history }: Pick<AleaPlay, "table" | "beat" | "history">): DiceState {
  // the dice stay until the next turn has begun
  const pieces = !beat || beat.event.type === "turn_begun" ? table : beat.after;
  const { dice, left } = pieces;
  const face = failureOf(pieces)?.face;
  return {
    dice,
    left,
    positions: dicePositions(beat ? [...history, beat.event] : history, pieces),
    wrong: face ? dice.lastIndexOf(face) : null,
    fresh: beat?.event.type === "die_fell" && beat.part !== "read" ? dice.length - 1 : null,
    seconds: (beat?.ms ?? 1000) / 1000,
    label: t("web-alea-dice", {
      ...{ dice: table.dice.join(", ") || "–", count: table.dice.length, left: table.left },
    }),
    failed: beat?.event.type === "turn_failed" || beat?.event.type === "failure_taken",
  };
}
