// The daily challenge: what a day brings, how it is asked for, and how it is told to others.
import { get, post, Refused, requestCookie } from "../net/api.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { locale } from "../i18n/dates.ts";
import type { Comparison, DailyShown, DayShown, MyTry, Room } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

export const today = () => get<DailyShown>("/daily");
export const oneDay = (day: string) => get<DayShown>(`/daily/${day}`);
export const compared = (day: string, game: string, wait: number) =>
  get<Comparison>(`/daily/${day}/${game}?wait=${wait}`);
/** Whoever has begun is led to where they were. */
export const begin = (day: string, game: string) =>
  post<Room>(`/daily/${day}/${game}`, { name: prefs.name || t("web-name-default") }, requestCookie);

/** Whether there is no such day here: none that was written right, has come, and was after the first. */
export function isNoDay(error: unknown): boolean {
  if (!(error instanceof Refused)) return false;
  const { refusal } = error;
  return refusal.kind === "malformed" ? refusal.where === "day" : refusal.why === "no_such_day";
}

export type Mark = "best" | "close" | "slip" | "none";
/** A turn in a line of text: nothing of what was thrown or dealt. */
export const SIGNS: Record<Mark, string> = { best: "■", close: "◪", slip: "◇", none: "·" };
const SQUARE = "M2 2h16v16H2z";
/** The same as a drawing, in a square of twenty. */
export const SHAPES: Record<Mark, { filled: string; line: string }> = {
  best: { filled: SQUARE, line: "" },
  close: { filled: "M2 18V2h16z", line: SQUARE },
  slip: { filled: "", line: "M10 0l10 10-10 10L0 10z" },
  none: { filled: "", line: "M8 10h4" },
};

/** How many days in a row have a try that was brought to its end, up to today or yesterday. */
export function streak(mine: readonly MyTry[], now: string): number {
  const played = new Set(mine.filter(({ state }) => state === "over").map(({ day }) => day));
  let day = played.has(now) ? now : later(now, -1);
  let days = 0;
  for (; played.has(day); day = later(day, -1)) days += 1;
  return days;
}

const DAY = 86_400_000;

export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** As good as the best bot, or won; nearly; played; not brought to its end. */
export function markOf({ state, points, won, best }: MyTry): Mark {
  if (state !== "over") return "none";
  if (points === null) return won ? "best" : "slip";
  if (best === null || points >= best) return best === null ? "close" : "best";
  return points >= 0.9 * best ? "close" : "slip";
}

const written = (moment: number, language: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(language), format).format(moment);
const OF_THE_SERVER = { year: "numeric", timeZone: "UTC" } as const;

/** A day of the server, which is one of UTC, as the reader writes it. */
export function dated(day: string, language: string): string {
  const month = language === "la" ? "numeric" : "long"; // no browser knows the names of its months
  return written(Date.parse(day), language, { ...OF_THE_SERVER, day: "numeric", month });
}

export function monthOf(month: string, language: string): string {
  if (language === "la")
    return t("web-daily-month", { month: Number(month.slice(5)), year: month.slice(0, 4) });
  return written(Date.parse(`${month}-01`), language, { ...OF_THE_SERVER, month: "long" });
}

/** A moment, in the hours of whoever reads it. */
export function hour(seconds: number, language: string): string {
  return written(seconds * 1000, language, { hour: "numeric", minute: "2-digit" });
}

/** What one made of it: points, or whether it was won. */
export function result({ state, points, won }: MyTry): string {
  if (state !== "over") return t(state === "playing" ? "web-daily-playing" : "web-daily-unfinished");
  return points === null ? t(won ? "web-daily-won" : "web-daily-lost") : t("web-points", { points });
}

/** One's day in a line, for the first screen; nothing where one has not begun. */
export async function told(): Promise<string> {
  const { today: shown, mine } = await today();
  const days = streak(mine, shown.day);
  return [
    ...shown.games.flatMap(({ game, mine: own }) =>
      own ? [t("web-pair", { name: t(`web-daily-${game}`), value: result(own) })] : [],
    ),
    ...(days > 1 ? [t("web-daily-streak", { days })] : []),
  ].join(" · ");
}

/** The best bot's part of a comparison; the strongest that has played it. */
export const bestOf = ({ bots }: Comparison) => bots.at(-1) ?? null;

/** What the best bot made of it, beside one's own. */
export function against(shown: Comparison): string {
  const best = bestOf(shown);
  if (!best) return "";
  const bot = t(`bot-${best.bot}`);
  return best.points === null
    ? t("web-daily-best-won", { bot, won: best.won, games: best.games })
    : t("web-daily-best", { bot, points: best.points });
}

/** To hand on: nothing of what was thrown, written, dealt or hidden. */
export function cardText(shown: Comparison, language: string, origin: string): string {
  const { day, game, mine } = shown;
  const lines = [
    `Lusoria · ${t(`web-daily-${game}`)}`,
    dated(day, language),
    `${result(mine!)} · ${against(shown)}`,
    (shown.told?.marks ?? []).map((mark) => SIGNS[mark]).join(""),
    `${origin}/d/${day}`,
  ];
  return lines.filter(Boolean).join("\n");
}
