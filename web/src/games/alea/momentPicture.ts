// Picture of a moment of Alea Romana: the dice, and every column with its score.
import type { MomentParts } from "../momentPicture.ts";
import { roman } from "../../lib/i18n/romanNumerals.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { AleaPlay } from "./types.ts";

const [DIE, INK] = ["#fff4e8", "#4d0931"];
const [DIE_SIZE, DIE_STEP] = [56, 66];

export function momentParts({ table, names }: AleaPlay): MomentParts {
  const { dice, columns, scores, round, result, seat: turn } = table;
  const now = [
    t("alea-round", { round }),
    ...(result ? [] : [t("web-alea-turn-of", { name: names[turn] ?? "" })]),
  ];
  return {
    symbol: "u-die",
    note: now.join(" · "),
    people: names.map((name, seat) => ({
      name,
      won: result?.winners.includes(seat) ?? false,
      text: [scores[seat], ...(columns[seat] ?? []).map((number) => (number ? roman(number) : "·"))].join(
        "  ",
      ),
    })),
    figure: dice.length ? (pen) => drawDice(pen, dice) : undefined,
  };
}

/** In rows of three. */
function drawDice(pen: CanvasRenderingContext2D, dice: readonly string[]): void {
  const perRow = dice.length === 4 ? 2 : 3;
  const rows = Math.ceil(dice.length / perRow);
  dice.forEach((face, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, dice.length - row * perRow);
    const x = DIE_STEP * ((place % perRow) - (inRow - 1) / 2);
    const y = DIE_STEP * (row - (rows - 1) / 2);
    pen.fillStyle = DIE!;
    pen.fillRect(x - DIE_SIZE / 2, y - DIE_SIZE / 2, DIE_SIZE, DIE_SIZE);
    pen.fillStyle = INK!;
    pen.fillText(face, x, y + 4, DIE_SIZE - 12);
  });
}
