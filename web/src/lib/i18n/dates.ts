// A day, or an hour of today, as the reader's language writes them.

/** No browser knows how Latin does: figures as most of Europe has them. */
const LOCALES: Record<string, string> = { la: "de" };

/** English is written in many countries: a reader's own way, where the browser tells it. */
export function locale(language: string): string {
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  return LOCALES[language] ?? asked.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

export function when(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === now.toDateString();
  const thisYear = then.getFullYear() === now.getFullYear();
  const format: Intl.DateTimeFormatOptions = today
    ? { timeStyle: "short" }
    : thisYear
      ? { day: "numeric", month: "short" }
      : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(locale(language), format).format(then);
}
