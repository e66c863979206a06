// Polls a table until its game starts.
import { api } from "../net/api.ts";

/** Milliseconds between polls. */
const POLL_MS = 2000;

/** Calls `onStart` once. Call the returned function to stop. */
export function waitForStart(table: string, onStart: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  async function poll() {
    const status = await api.see(table).then(
      (there) => there.status,
      () => "open",
    );
    if (isStopped) return;
    if (status === "open") timer = setTimeout(() => void poll(), POLL_MS);
    else onStart();
  }
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
