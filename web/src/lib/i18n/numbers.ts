// Numbers as they are written: one decimal at most, and nothing is certain before it is.
import { locale } from "./dates.ts";
import { t, words } from "./words.svelte.ts";

const MINUS = "\u2212";

export function decimal(value: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = new Intl.NumberFormat([words.language, "en"], format).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/** As the reader's language groups thousands. */
export const whole = (value: number) => new Intl.NumberFormat(locale(words.language)).format(value);

/** With a plus where it is one. */
export function signed(value: number, digits = 0): string {
  const text = decimal(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** In hundred: what rounds to none or to all of them is not that yet. */
export function inHundred(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded < 1 && chance > 0) return "<1";
  if (rounded > 99 && chance < 1) return ">99";
  return String(rounded);
}

export const percent = (chance: number) => t("web-percent", { value: inHundred(chance) });
/** Where tenths of it matter. */
export const percentExactly = (chance: number) => t("web-percent", { value: decimal(chance * 100) });
