// Forecast of a card: possible numbers, their rows, and the probability that the turn goes on.
import { t } from "../../../lib/i18n/words.svelte.ts";
import { setsAside, takenDice } from "../choreography.ts";
import { byRow, FACES, rowsFor, SIDES, readDice, type ByRow, type Face } from "./diceReading.ts";
import type { PlayCard, Table } from "../types.gen.ts";

export interface Forecast {
  /** Possible numbers with a free row, over all throws that do not fail. */
  numbers: number[];
  /** Possible numbers by row. */
  places: ByRow;
  /** Probability that the turn goes on or the number is written. */
  chance: number;
  /** Number of dice thrown again. */
  rolled: number;
}

type Situation = Pick<Table, "dice" | "left" | "columns" | "seat" | "options">;

export function forecastCard(table: Situation, play: PlayCard): Forecast {
  if (play.number !== undefined && play.row !== undefined)
    return { numbers: [play.number], places: { [play.row]: [play.number] }, chance: 1, rolled: 0 };
  const taken = takenDice(table.dice, play);
  const stay = table.dice.filter((_, place) => !taken.includes(place));
  const rolled = setsAside(play) ? 0 : taken.length;
  const numbers = new Set<number>();
  const places: [number: number, row: number][] = [];
  let chance = 0;
  for (const { faces, weight } of throwsOf(rolled)) {
    const lying = [...stay, ...faces];
    if (fails(table, lying)) continue;
    chance += weight;
    for (const number of readDice(lying, table.options.ordered ?? false)) {
      const free = rowsFor(table.columns[table.seat]!, number);
      if (free.length) numbers.add(number);
      for (const row of free) places.push([number, row]);
    }
  }
  return { numbers: sorted(numbers), places: byRow(places), chance, rolled };
}

/** Rules T3, N3: XXXX waits for another die; the last die needs a row; no dice left is no failure. */
function fails({ left, columns, seat, options }: Situation, dice: Face[]): boolean {
  if (!dice.length) return false;
  const numbers = readDice(dice, options.ordered ?? false);
  if (dice.join("") === "XXXX") return !left;
  if (!numbers.length) return true;
  return !left && !numbers.some((number) => rowsFor(columns[seat]!, number).length);
}

function throwsOf(count: number): { faces: Face[]; weight: number }[] {
  if (!count) return [{ faces: [], weight: 1 }];
  return throwsOf(count - 1).flatMap(({ faces, weight }) =>
    FACES.map((face) => ({ faces: [...faces, face], weight: (weight * SIDES[face]) / 6 })),
  );
}

function sorted(numbers: Set<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/** The best by probability, then by highest number. */
export function best(all: readonly Forecast[]): Forecast | null {
  const worth = ({ chance, numbers }: Forecast) => chance * 1000 + (numbers.at(-1) ?? 0);
  return all.reduce<Forecast | null>((one, other) => (one && worth(one) >= worth(other) ? one : other), null);
}

/** Short text on the card. */
export function brief({ numbers, chance, rolled }: Forecast): string {
  if (!chance) return t("web-alea-no-help");
  if (rolled) return t("web-alea-saves", { percent: wholePercent(chance) });
  return numbers.length ? t("web-alea-leaves", { numbers: numbers.join(", ") }) : t("web-alea-roll-on");
}

/** Full sentence for the selected card. */
export function whole({ numbers, places, chance, rolled }: Forecast): string {
  if (!chance) return t("web-alea-no-help-long");
  const values = { numbers: listOrRange(numbers), rows: listOrRange(Object.keys(places)), dice: rolled };
  const fits = t(numbers.length ? "web-alea-would-fit" : "web-alea-would-roll", values);
  return rolled ? `${t("web-alea-again", { percent: wholePercent(chance), dice: rolled })} ${fits}` : fits;
}

/** A list if short, else a range. */
function listOrRange(numbers: readonly (number | string)[]): string {
  return numbers.length > 4 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(", ");
}

/** Whole percent; 100 only if certain, and at least 1. */
function wholePercent(chance: number): number {
  const percent = Math.round(100 * chance);
  return chance > 0.9999 ? 100 : Math.min(99, Math.max(1, percent));
}
