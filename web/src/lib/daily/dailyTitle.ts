// Title of a day's game: its own text, or the name of a game without one.
import { t, words } from "../i18n/words.svelte.ts";

export function dailyTitle(game: string, isToday = true): string {
  const id = `web-daily-${isToday ? "" : "past-"}${game}`;
  return t(words.has(id) ? id : `${game}-name`);
}
