// Leaves a table, or removes it from the player's list.
import { api, RequestError } from "../net/api.ts";
import type { MyTable } from "../net/wire.ts";

/** Gives up a running game; removes any other table from the list. Returns the remaining tables. */
export async function leaveTable({ id, status }: Pick<MyTable, "id" | "status">): Promise<MyTable[]> {
  const hasGivenUp = status === "playing" && (await giveUp(id));
  return (hasGivenUp ? await api.mine() : await api.forget(id)).tables;
}

/** False if there is no seat to give up: it may be on another device, or given up before. */
async function giveUp(table: string): Promise<boolean> {
  try {
    await api.giveUp(table);
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.refusal.why === "not_seated") return false;
    throw error;
  }
}
