// Watches a table over its socket until its game starts.
import { browserEnvironment, Link, type LinkEnvironment } from "../net/link.ts";
import { RETRYABLE } from "../net/retryAfter.ts";
import type { Room, ServerMessage } from "../net/wire.ts";

/** `onRoom` gets each state of the waiting table; `onStart` is called once. Returns a function that stops. */
export function waitForStart(
  table: string,
  { onRoom, onStart }: { onRoom: (room: Room) => void; onStart: () => void },
  environment: LinkEnvironment = browserEnvironment(),
): () => void {
  const link = new Link(table, environment, receive, () => {});
  function receive(message: ServerMessage): void {
    if (message.type === "room" && message.status === "open") onRoom(message);
    else if (message.type === "room") {
      link.close();
      onStart();
    }
    // the table is gone, or the page outdated: another try would change nothing
    if (message.type === "refused" && !RETRYABLE.has(message.why ?? "")) link.close();
  }
  link.open();
  return () => link.close();
}
