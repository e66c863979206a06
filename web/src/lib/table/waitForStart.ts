// Waiting for the game of another table to begin.
import { api } from "../net/api.ts";

/** Milliseconds between two looks. */
const A_WHILE = 2000;

/** Look now and then, until somebody plays there; what comes back ends the waiting. */
export function whenBegun(table: string, begun: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  async function look() {
    const status = await api.see(table).then(
      (there) => there.status,
      () => "open",
    );
    if (left) return;
    if (status === "open") later = setTimeout(() => void look(), A_WHILE);
    else begun();
  }
  void look();
  return () => {
    left = true;
    clearTimeout(later);
  };
}
