// What-if tables opened on this device. The server does not list them.
import { api, RequestError } from "../net/api.ts";
import type { PlayOn, Room } from "../net/wire.ts";
import { readStored, writeStored } from "../storage.ts";

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
  const stored = readStored<WhatIf[]>(KEY);
  return Array.isArray(stored) ? stored.filter(({ at }) => now - at < MAX_AGE_MS) : [];
}

const save = (all: readonly WhatIf[]) => writeStored(KEY, all.slice(0, MAX_TABLES));

export function remember(room: Room, { step, seat }: PlayOn, now = Date.now()): void {
  const { id: table, settings, seats } = room;
  const whatIf = { table, record: room.what_if?.record ?? null, step, game: settings.game };
  save([{ ...whatIf, name: seats[seat]?.name ?? "", at: now }, ...whatIfs(now)]);
}

/** Those that still exist and are not over; of one record or of all. */
export async function openWhatIfs(record?: string | null): Promise<WhatIf[]> {
  const found = whatIfs().filter((whatIf) => record === undefined || whatIf.record === record);
  const rooms = await Promise.all(found.map(({ table }) => api.see(table).catch((error: unknown) => error)));
  const gone = found.filter((_, at) => isGone(rooms[at]));
  if (gone.length) save(whatIfs().filter(({ table }) => !gone.some((other) => other.table === table)));
  return found.filter((_, at) => (rooms[at] as Room).status === "playing");
}

const isGone = (room: unknown) =>
  room instanceof RequestError ? room.refusal.why === "no_such_table" : (room as Room).status === "over";
