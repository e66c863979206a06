// What-if tables opened on this device. The server does not list them.
import { api, RequestError } from "../net/api.ts";
import type { PlayOn, Room } from "../net/wire.ts";

export interface WhatIf {
  table: string;
  /** The record it continues; null is a file. */
  record: string | null;
  step: number;
  game: string;
  /** Name of the player's seat. */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = "lusoria-what-ifs";
const MAX_TABLES = 8;
/** Milliseconds. The server deletes them earlier unless they are played. */
const MAX_AGE_MS = 3 * 86_400_000;

/** Newest first. */
export function whatIfs(now = Date.now()): WhatIf[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as WhatIf[]).filter(({ at }) => now - at < MAX_AGE_MS) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly WhatIf[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MAX_TABLES)));
  } catch {
    // storage is blocked: only the URL leads back to the table
  }
}

export function remember(room: Room, { step, seat }: PlayOn, now = Date.now()): void {
  const { id: table, settings, seats } = room;
  const one = { table, record: room.what_if?.record ?? null, step, game: settings.game };
  keep([{ ...one, name: seats[seat]?.name ?? "", at: now }, ...whatIfs(now)]);
}

/** Those that still exist and are not over; of one record or of all. */
export async function openWhatIfs(record?: string | null): Promise<WhatIf[]> {
  const asked = whatIfs().filter((one) => record === undefined || one.record === record);
  const rooms = await Promise.all(asked.map(({ table }) => api.see(table).catch((error: unknown) => error)));
  const gone = asked.filter((_, at) => isGone(rooms[at]));
  if (gone.length) keep(whatIfs().filter(({ table }) => !gone.some((one) => one.table === table)));
  return asked.filter((_, at) => (rooms[at] as Room).status === "playing");
}

const isGone = (room: unknown) =>
  room instanceof RequestError ? room.refusal.why === "no_such_table" : (room as Room).status === "over";
