// Why a turn has failed, derived from the table.
import { t } from "../../../lib/i18n/words.svelte.ts";
import { count, readDice, type Face } from "./diceReading.ts";
import type { Table } from "../types.gen.ts";

type TurnState = Pick<Table, "dice" | "failed" | "columns" | "seat" | "options">;
interface Reason {
  why: string;
  /** The last die with this face is the excess one. */
  face: Face | null;
  number?: number;
}

export function failureOf({ dice, failed, columns, seat, options }: TurnState): Reason | null {
  if (!failed) return null;
  const numbers = readDice(dice, options.ordered ?? false);
  if (numbers.length) {
    const there = numbers.every((number) => columns[seat]?.includes(number));
    return { why: there ? "there" : "no_row", face: null, number: numbers[0]! };
  }
  if (count(dice, "V") > 1) return { why: "two_v", face: "V" };
  if (count(dice, "I") > 3) return { why: "four_i", face: "I" };
  if (count(dice, "X") > 4) return { why: "five_x", face: "X" };
  if (dice.length > 4) return { why: "only_39", face: dice.at(-1)! };
  return { why: dice.length ? "four_x" : "nothing", face: null };
}

export function failureText(table: TurnState): string | null {
  const reason = failureOf(table);
  return reason && t(`web-alea-why-${reason.why}`, { number: reason.number ?? 0 });
}
