// The way to be rid of a table of one's own.
import { api, Refused } from "../net/api.ts";
import type { MyTable } from "../net/wire.ts";

/** A game in play is given up, any other taken off the list. What is left on it then. */
export async function leave({ id, status }: Pick<MyTable, "id" | "status">): Promise<MyTable[]> {
  const given = status === "playing" && (await gaveUp(id));
  return (given ? await api.mine() : await api.forget(id)).tables;
}

/** Whether there was a seat to give up: it may have gone to another device, or with an earlier try. */
async function gaveUp(table: string): Promise<boolean> {
  try {
    await api.giveUp(table);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.refusal.why === "not_seated") return false;
    throw error;
  }
}
