// What a move has changed, put on what one knows: no rule of any game is needed for that.
import type { Scene } from "../stage/stage.svelte.ts";
import type { NewsMessage, Update } from "./wire.ts";

/** The update after the news: the same one where they are old, null where the whole must be asked for. */
export function folded(update: Update | null, news: NewsMessage): Update | null {
  if (!update || update.version < news.before) return null;
  const { version, events, grown = {}, mine, legal, ask, deadline = null } = news;
  if (version <= update.version) return update;
  const known = update.table as unknown as Record<string, unknown[]>;
  const longer = Object.entries(grown).map(([field, tail]) => [field, [...known[field]!, ...tail]]);
  const table = { ...update.table, ...news.table, ...Object.fromEntries(longer) };
  // what somebody else is told who holds this phone, too, is not put beside my own
  const own = news.seat === update.seat ? { mine: mine ?? update.mine, legal, ask } : {};
  return { ...update, version, events, deadline, table, ...own } as Update;
}

/** What everybody may see of it. */
export function publicly<S extends Scene>(scene: S): S {
  return { ...scene, seat: null, mine: null, legal: [], ask: null };
}
