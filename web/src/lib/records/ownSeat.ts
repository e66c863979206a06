// The player's own seat in a finished game.
import { api } from "../net/api.ts";

/** The player's seat at a table; null without one, or with several. */
export async function ownSeat(table: string): Promise<number | null> {
  const mine = await api.mine().catch(() => null);
  const seats = mine?.tables.find(({ id }) => id === table)?.seats ?? [];
  const own = seats.flatMap(({ yours }, place) => (yours ? [place] : []));
  return own.length === 1 ? own[0]! : null;
}
