// Formats numbers and percentages in the reader's language.
import { locale } from "./dates.ts";
import { t, words } from "./words.svelte.ts";

const MINUS = "\u2212";

export function decimal(value: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat([words.language, "en"], format).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/** With the reader's thousands separator. */
export const whole = (value: number) => new Intl.NumberFormat(locale(words.language)).format(value);

/** With a plus sign if positive. */
export function signed(value: number, digits = 0): string {
  const text = decimal(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Whole percent. Never 0 or 100 unless exact: "<1" and ">99" instead. */
export function wholePercent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded < 1 && chance > 0) return "<1";
  if (rounded > 99 && chance < 1) return ">99";
  return String(rounded);
}

export const percent = (chance: number) => t("web-percent", { value: wholePercent(chance) });
/** With one decimal. */
export const percentWithDecimal = (chance: number) => t("web-percent", { value: decimal(chance * 100) });

/** A number of wins. Draws add parts of one: shown with at most two decimals. */
export function wins(value: number): number | string {
  const format = new Intl.NumberFormat([words.language, "en"], { maximumFractionDigits: 2 });
  return Number.isInteger(value) ? value : format.format(value);
}
