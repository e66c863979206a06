// Polls a table until its game starts.
import { api } from "../net/api.ts";

/** Milliseconds between polls. */
const POLL_MS = 2000;

/** Calls `begun` once. Call the returned function to stop. */
export function waitForStart(table: string, begun: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  async function look() {
    const status = await api.see(table).then(
      (there) => there.status,
      () => "open",
    );
    if (left) return;
    if (status === "open") later = setTimeout(() => void look(), POLL_MS);
    else begun();
  }
  void look();
  return () => {
    left = true;
    clearTimeout(later);
  };
}
