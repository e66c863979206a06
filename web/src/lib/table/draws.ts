// Draws: several winners who are not one side share the win.
import { games } from "./games.svelte.ts";
import { t } from "../i18n/words.svelte.ts";

interface Result {
  winners: readonly number[];
  draw?: boolean;
}

/** A result may say so itself in a field `draw`. */
function isDraw(game: string, result: Result): boolean {
  return result.draw ?? (result.winners.length > 1 && !games.of(game)?.sides);
}

/** Text of a winner's line. */
export const winText = (game: string, result: Result): string =>
  t(isDraw(game, result) ? "web-shares-win" : "web-wins");
