// Formats timestamps in the reader's language.

/** Browsers do not know Latin: use the German number and date format. */
const LOCALES: Record<string, string> = { la: "de" };

/** Prefers the reader's own regional variant, such as en-GB, if the browser names one. */
export function locale(language: string): string {
  const preferred = typeof navigator === "undefined" ? [] : navigator.languages;
  return LOCALES[language] ?? preferred.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

/** A time of today, or with its day. */
export function formatTimeAhead(seconds: number, language: string, now = new Date()): string {
  const then = new Date(now.getTime() + seconds * 1000);
  const isToday = then.toDateString() === now.toDateString();
  const format: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  if (!isToday) format.weekday = "long";
  return new Intl.DateTimeFormat(locale(language), format).format(then);
}

export function formatTimestamp(seconds: number, language: string, now = new Date()): string {
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
