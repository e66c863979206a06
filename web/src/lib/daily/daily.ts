// Daily challenge: requests, calendar arithmetic, and the texts that players share.
import { get, post, put, RequestError, requestCookie } from "../net/api.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { locale } from "../i18n/dates.ts";
import { largeRoman } from "../i18n/romanNumerals.ts";
import type { Comparison, DailyShown, DayShown, MyTry, Room, ShownName } from "../net/wire.ts";
import { dailyTitle } from "./dailyTitle.ts";
import { t } from "../i18n/words.svelte.ts";

export const today = () => get<DailyShown>("/daily");
export const oneDay = (day: string) => get<DayShown>(`/daily/${day}`);
export const getComparison = (day: string, game: string, wait: number) =>
  get<Comparison>(`/daily/${day}/${game}?wait=${wait}`);
/** Shows a name with the player's result, or none. */
export const showName = (day: string, game: string, name: string | null) =>
  put<Comparison>(`/daily/${day}/${game}/name`, { name } satisfies ShownName);
/** Returns the table of the player's try, also if it has begun before. */
export const openTry = (day: string, game: string) =>
  post<Room>(`/daily/${day}/${game}`, { name: prefs.name || t("web-name-default") }, requestCookie);

/** True if the server has no challenge for this day: malformed, in the future, or before the first one. */
export function isNoDay(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { refusal } = error;
  return refusal.kind === "malformed" ? refusal.where === "day" : refusal.why === "no_such_day";
}

export type Mark = "best" | "close" | "slip" | "none";
/** One character per turn for the shared text. It reveals nothing of the game. */
export const SIGNS: Record<Mark, string> = { best: "■", close: "◪", slip: "◇", none: "·" };
const SQUARE = "M2 2h16v16H2z";
/** The same marks as SVG paths in a 20 x 20 box. */
export const SHAPES: Record<Mark, { filled: string; line: string }> = {
  best: { filled: SQUARE, line: "" },
  close: { filled: "M2 18V2h16z", line: SQUARE },
  slip: { filled: "", line: "M10 0l10 10-10 10L0 10z" },
  none: { filled: "", line: "M8 10h4" },
};

/** Number of consecutive days with a finished try, up to today or yesterday. */
export function streak(mine: readonly MyTry[], now: string): number {
  const played = new Set(mine.filter(({ state }) => state === "over").map(({ day }) => day));
  let day = played.has(now) ? now : addDays(now, -1);
  let days = 0;
  for (; played.has(day); day = addDays(day, -1)) days += 1;
  return days;
}

const DAY = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** "best": a win or the best score of a bot. "close": a draw or 90 % of that. "none": an unfinished try. */
export function markOf({ state, points, won, best, share }: MyTry): Mark {
  if (state !== "over") return "none";
  if (points === null) return won ? "best" : share ? "close" : "slip";
  if (best === null || points >= best) return best === null ? "close" : "best";
  return points >= 0.9 * best ? "close" : "slip";
}

const formatDate = (moment: number, language: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(language), format).format(moment);
const OF_THE_SERVER = { year: "numeric", timeZone: "UTC" } as const;

/** Formats a day of the server (UTC). */
export function formatDay(day: string, language: string): string {
  const month = language === "la" ? "numeric" : "long"; // browsers do not know Latin month names
  return formatDate(Date.parse(day), language, { ...OF_THE_SERVER, day: "numeric", month });
}

export function monthOf(month: string, language: string): string {
  if (language === "la")
    return t("web-daily-month", { month: Number(month.slice(5)), year: month.slice(0, 4) });
  return formatDate(Date.parse(`${month}-01`), language, { ...OF_THE_SERVER, month: "long" });
}

const LATIN_WEEKDAYS = ["Lunae", "Martis", "Mercurii", "Iovis", "Veneris", "Saturni", "Solis"];

/** Names of the weekdays from Monday on. */
export function weekdayNames(language: string): { long: string; short: string }[] {
  const monday = Date.parse("2024-01-01");
  return LATIN_WEEKDAYS.map((latin, place) => {
    if (language === "la") return { long: latin, short: latin.slice(0, 2) };
    const name = (weekday: "long" | "short") =>
      formatDate(monday + place * DAY, language, { weekday, timeZone: "UTC" });
    return { long: name("long"), short: name("short") };
  });
}

/** Name of a day's month; Latin has a numeral. */
export function monthName(day: string, language: string): string {
  if (language === "la") return largeRoman(Number(day.slice(5, 7)));
  return formatDate(Date.parse(day), language, { month: "long", timeZone: "UTC" });
}

/** Formats the time of day in the reader's time zone. */
export function formatTime(seconds: number, language: string): string {
  return formatDate(seconds * 1000, language, { hour: "numeric", minute: "2-digit" });
}

/** The player's result in words: points, or won, drawn or lost. */
export function resultText({ state, points, won, share }: MyTry): string {
  if (state !== "over") return t(state === "playing" ? "web-daily-playing" : "web-daily-unfinished");
  if (points !== null) return t("web-points", { points });
  return t(won ? "web-daily-won" : share ? "web-daily-drawn" : "web-daily-lost");
}

/** A day on the home screen. "absent": before the server's first day. */
export interface StripDay {
  day: string;
  /** Short name in the reader's language. */
  weekday: string;
  mark: Mark | "absent";
  /** Played, and so was the day before. */
  isJoined: boolean;
}

export const DAYS_SHOWN = 7;

/** Names of the weekday of a day. */
export const weekdayOf = (day: string, language: string) =>
  weekdayNames(language)[(new Date(day).getUTCDay() + 6) % 7]!;

/** The last seven days up to today. A day has its best mark. */
export function lastDays(mine: readonly MyTry[], now: string, first: string, language: string): StripDay[] {
  const order: Mark[] = ["best", "close", "slip", "none"];
  const markOn = (day: string) => {
    const marks = mine.filter((attempt) => attempt.day === day).map(markOf);
    return order.find((mark) => marks.includes(mark)) ?? "none";
  };
  return Array.from({ length: DAYS_SHOWN }, (_day, place) => {
    const day = addDays(now, place + 1 - DAYS_SHOWN);
    const mark = day < first ? "absent" : markOn(day);
    const isPlayed = mark !== "absent" && mark !== "none";
    return {
      day,
      weekday: weekdayOf(day, language).short,
      mark,
      isJoined: isPlayed && place > 0 && markOn(addDays(day, -1)) !== "none",
    };
  });
}

/** The player's best of one game in the last seven days. */
export interface WeekBest {
  game: string;
  /** The finished try with the most points; null in a game without points. */
  top: MyTry | null;
  won: number;
  played: number;
}

/** By game. Only games with a finished try. */
export function bestOfWeek(mine: readonly MyTry[], now: string): WeekBest[] {
  const since = addDays(now, 1 - DAYS_SHOWN);
  const recent = mine.filter(({ day, state }) => state === "over" && day >= since && day <= now);
  return [...new Set(recent.map(({ game }) => game))].sort().map((game) => {
    const tries = recent.filter((attempt) => attempt.game === game);
    const scored = tries.filter(({ points }) => points !== null);
    return {
      game,
      top: scored.sort((one, other) => other.points! - one.points!)[0] ?? null,
      won: tries.reduce((sum, { won, share }) => sum + (share ?? Number(won)), 0),
      played: tries.length,
    };
  });
}

/** The result of the strongest bot. */
export const bestOf = ({ bots }: Comparison) => bots.at(-1) ?? null;

/** The strongest bot's result in words. */
export function bestBotText(comparison: Comparison): string {
  const best = bestOf(comparison);
  if (!best) return "";
  const bot = t(`bot-${best.bot}`);
  return best.points === null
    ? t("web-daily-best-won", { bot, won: best.won + (best.shared ?? 0), games: best.games })
    : t("web-daily-best", { bot, points: best.points });
}

/**
 * Marks for others to see. Turns without a decision are left out: they would tell what chance allowed
 * at that moment.
 */
export const shownMarks = ({ told }: Comparison) => (told?.marks ?? []).filter((mark) => mark !== "none");

/** What bots made of the same game: a hint for those who have not played, so only once the day is open. */
export const shownBestBot = (comparison: Comparison) => (comparison.open ? bestBotText(comparison) : "");

/** Text to share. It reveals nothing that others could use in the same challenge. */
export function cardText(comparison: Comparison, language: string, origin: string): string {
  const { day, game, mine } = comparison;
  const lines = [
    `Lusoria · ${dailyTitle(game)}`,
    formatDay(day, language),
    [resultText(mine!), shownBestBot(comparison)].filter(Boolean).join(" · "),
    shownMarks(comparison)
      .map((mark) => SIGNS[mark])
      .join(""),
    `${origin}/d/${day}`,
  ];
  return lines.filter(Boolean).join("\n");
}
