// Picture of a moment of Idus Martii: offices, counts, and the ring of the limit.
import type { MomentParts } from "../momentPicture.ts";
import { t } from "../../lib/i18n/words.svelte.ts";
import { officeOf } from "./board/offices.ts";
import type { IdusPlay } from "./types.ts";

const [GREEN, RED, EMPTY] = ["#8fd0a8", "#ff9a86", "#ffffff40"];

export function momentParts({ table, names, messages }: IdusPlay): MomentParts {
  const { loyal, traitor, limit, result, revealed } = table;
  const round = messages.round({ table, mine: null, legal: [] });
  return {
    ...(result && { title: t("web-idus-wins", { faction: result.faction }) }),
    symbol: "r-consul",
    note: [round, t("idus-martii-tally", { loyal, traitor, limit })].join(" · "),
    people: names.map((name, seat) => {
      const card = revealed?.kept[seat];
      const office = officeOf(table, seat);
      if (card)
        return {
          ...{ name, won: result?.winners.includes(seat) ?? false, symbol: `f-${card}` },
          text: t(`idus-martii-faction-${card}`),
        };
      return { name, won: false, text: office ? t(`idus-martii-role-${office}`) : "" };
    }),
    figure(pen) {
      drawRing(pen, 104, loyal, limit, GREEN!);
      drawRing(pen, 74, traitor, limit, RED!);
      pen.fillStyle = GREEN!;
      pen.fillText(String(loyal), -28, 4);
      pen.fillStyle = RED!;
      pen.fillText(String(traitor), 28, 4);
    },
  };
}

/** One mark for each vote up to the limit, clockwise from the top. */
function drawRing(
  pen: CanvasRenderingContext2D,
  radius: number,
  count: number,
  limit: number,
  colour: string,
) {
  const marks = Math.max(limit, count);
  for (let place = 0; place < marks; place += 1) {
    const angle = (2 * Math.PI * (place + 0.5)) / marks - Math.PI / 2;
    pen.fillStyle = place < count ? colour : EMPTY!;
    pen.beginPath();
    pen.arc(radius * Math.cos(angle), radius * Math.sin(angle), 9, 0, 2 * Math.PI);
    pen.fill();
  }
}
