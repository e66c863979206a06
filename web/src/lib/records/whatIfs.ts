// What-if tables of this device. They pass, and no list has them: so this browser remembers where they are.
import { api, Refused } from "../net/api.ts";
import type { PlayOn, Room } from "../net/wire.ts";

export interface WhatIf {
  table: string;
  /** The record it went on from; null is a file. */
  record: string | null;
  step: number;
  game: string;
  /** As whom one plays. */
  name: string;
  /** When it was opened, in milliseconds. */
  at: number;
}

const KEY = "lusoria-what-ifs";
const MOST = 8;
/** Milliseconds: the server sweeps them sooner, unless somebody plays. */
const KEPT = 3 * 86_400_000;

/** The newest first. */
export function whatIfs(now = Date.now()): WhatIf[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as WhatIf[]).filter(({ at }) => now - at < KEPT) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly WhatIf[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: the address is all there is
  }
}

export function remember(room: Room, { step, seat }: PlayOn, now = Date.now()): void {
  const { id: table, settings, seats } = room;
  const one = { table, record: room.what_if?.record ?? null, step, game: settings.game };
  keep([{ ...one, name: seats[seat]?.name ?? "", at: now }, ...whatIfs(now)]);
}

/** Those that are still there and can be played on, of one record or of all. */
export async function going(record?: string | null): Promise<WhatIf[]> {
  const asked = whatIfs().filter((one) => record === undefined || one.record === record);
  const rooms = await Promise.all(asked.map(({ table }) => api.see(table).catch((error: unknown) => error)));
  const gone = asked.filter((_, at) => isGone(rooms[at]));
  if (gone.length) keep(whatIfs().filter(({ table }) => !gone.some((one) => one.table === table)));
  return asked.filter((_, at) => (rooms[at] as Room).status === "playing");
}

const isGone = (room: unknown) =>
  room instanceof Refused ? room.refusal.why === "no_such_table" : (room as Room).status === "over";
