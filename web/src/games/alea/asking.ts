// What is asked of the one on turn, and what the great button says.
import { roman } from "../../lib/numerals.ts";
import { t } from "../../lib/words.svelte.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { AleaPlay } from "./play.ts";
import type { PlayCard } from "./types.gen.ts";

const yes = (some: readonly unknown[]) => (some.length ? "yes" : "no");

export function askOf({ table }: AleaPlay, { writes, rolls, cards }: Choosing): string {
  const four = table.readings.length ? "no" : "yes";
  return t(`web-alea-ask-${table.step}`, { write: yes(writes), roll: yes(rolls), four, card: yes(cards) });
}

export function plaqueOf(play: AleaPlay, { choice, card, standsFor, reading }: Choosing): string {
  if (play.pending) return t("web-sending");
  if (!play.online) return t("web-waiting-table");
  if (choice?.type === "write")
    return t("web-alea-write", { numeral: roman(choice.number), row: choice.row });
  if (choice) return play.telling.action(choice);
  if (card === "joker" && !standsFor) return t("web-alea-choose-as");
  if (card) return t("web-alea-choose-die");
  if (play.table.step === "failed") return t("web-alea-choose-card");
  const several = reading === null && play.table.readings.length > 1;
  return t(several ? "web-alea-choose-number" : "web-alea-choose-row");
}

/** One of several ways to play a card: on which die, or into which row. */
export function wayOf({ number, row = 0, die, at = 0 }: PlayCard): string {
  if (number === undefined) return t("alea-a-die", { die: die ?? "unknown", at });
  return t("web-alea-number-row", { numeral: roman(number), number, row });
}

/** `XIV 14 · XVI 16`. */
export function readingsOf(numbers: readonly number[]): string {
  return numbers.map((number) => `${roman(number)} ${number}`).join(" · ");
}
