import { afterEach, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../scripts/catalogs.ts";
import { formatTimestamp } from "../../src/lib/i18n/dates.ts";

const NOON = new Date(2026, 8, 21, 12);
const seconds = (date: Date) => date.getTime() / 1000;

afterEach(() => vi.unstubAllGlobals());

it.each(LANGUAGES)("dates are formatted in %s", (language) => {
  // in Latin it was "2026 M09 21"
  const told = formatTimestamp(seconds(NOON), language, new Date(2027, 0, 1));
  expect(told).toMatch(/2026/);
  expect(told).not.toMatch(/M\d/);
});

it.each(LANGUAGES)("timestamps show hour or day in %s", (language) => {
  // every line of a list ended in a year and a minute, and broke at them
  expect(formatTimestamp(seconds(NOON), language, new Date(2026, 8, 21, 23))).toMatch(/^12[:.]00|^12:00 PM$/);
  const earlier = formatTimestamp(seconds(NOON), language, new Date(2026, 11, 31));
  expect(earlier).toMatch(/21/);
  expect(earlier).not.toMatch(/2026|12:00/);
});

it("dates follow the reader's regional variant", () => {
  // to everybody who reads English a date looked as in one country
  const later = new Date(2027, 0, 1);
  vi.stubGlobal("navigator", { languages: ["fr-CA", "en-GB"] });
  expect(formatTimestamp(seconds(NOON), "en", later)).toBe("21 Sept 2026");
  vi.stubGlobal("navigator", { languages: ["en-US"] });
  expect(formatTimestamp(seconds(NOON), "en", later)).toBe("Sep 21, 2026");
});
