// Applies a delta message (`news`) to the last full update.
import type { Scene } from "../stage/stage.svelte.ts";
import type { NewsMessage, Update } from "./wire.ts";

/** Returns the new update; the same one if the delta is old; null if a full update is needed. */
export function applyDelta(update: Update | null, news: NewsMessage): Update | null {
  if (!update || update.version < news.before) return null;
  const { version, events, grown = {}, mine, legal, ask, deadline = null } = news;
  if (version <= update.version) return update;
  const known = update.table as unknown as Record<string, unknown[]>;
  const longer = Object.entries(grown).map(([field, tail]) => [field, [...known[field]!, ...tail]]);
  const table = { ...update.table, ...news.table, ...Object.fromEntries(longer) };
  // on a shared device, another seat's private part is not applied
  const own = news.seat === update.seat ? { mine: mine ?? update.mine, legal, ask } : {};
  return { ...update, version, events, deadline, table, ...own } as Update;
}

/** The public part of a scene. */
export function withoutPrivateParts<S extends Scene>(scene: S): S {
  return { ...scene, seat: null, mine: null, legal: [], ask: null };
}
