// HTTP: tables, seats, records. Play itself goes over the socket.
import type { GameShown } from "./games.svelte.ts";
import type { AnyTable } from "./play.ts";

export interface Person {
  name: string;
  kind: "empty" | "human" | "bot";
  here: boolean;
  stand_in: boolean;
  muted: boolean;
  bot: string | null;
}

export interface Settings {
  game: string;
  players: number;
  options: Record<string, unknown>;
  listed: boolean;
  clock: { kind: "none" | "gentle" | "strict"; seconds: number };
  chat: "off" | "phrases" | "free";
  keep_chat: boolean;
  public_record: boolean;
}

export interface Room {
  type: "room";
  version: number;
  table: string;
  code: string;
  status: "open" | "playing" | "over";
  settings: Settings;
  seats: Person[];
  host: number | null;
  commitment: string | null;
  deadline: number | null;
  rematch: string | null;
  yours: number[];
  hosting: boolean;
}

export interface Refusal {
  kind: "illegal" | "table" | "malformed" | "down" | "offline";
  why?: string;
  rule?: string;
  facts?: Record<string, unknown>;
  where?: string;
  problem?: string;
}

/** What the server, or the lack of one, has to say against it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why ?? refusal.kind);
  }
}

/** By how many milliseconds this device's clock is behind the server's, where it is plainly wrong. */
export const clock = { behind: 0 };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      keepalive: method === "PUT",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ kind: "offline" });
  }
  const behind = Date.parse(answer.headers.get("date") ?? "") - Date.now();
  clock.behind = Math.abs(behind) > 3000 ? behind : 0;
  const told = await answer.json().catch(() => null);
  if (!answer.ok || told === null) throw new Refused(told?.error ?? { kind: "down" });
  return known(told) as T;
}

/** A table's id is `id` on the wire. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function known(told: any): unknown {
  if ("id" in told) told.table = told.id;
  for (const one of told.tables ?? []) one.table = one.id;
  return told;
}

export interface MyGame {
  table: string;
  game: string;
  status: "open" | "playing" | "over";
  updated: number;
  players: number;
  free: number;
  names: string[];
}

export interface Games {
  games: Record<string, Partial<GameShown>>;
  phrases: string[];
}

export interface Replayed {
  game: string;
  seats: { name: string; kind: string }[];
  result: unknown;
  steps: { events: { type: string }[]; table: AnyTable; mine: { seat: number } | null }[];
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<Games>("GET", "/games"),
  tables: () =>
    call<{ tables: (Omit<MyGame, "status" | "updated"> & { created: number })[] }>("GET", "/tables"),
  open: (name: string, settings: Partial<Settings>) => call<Room>("POST", "/tables", { name, settings }),
  code: (code: string) => call<{ table: string; game: string }>("GET", `/codes/${encodeURIComponent(code)}`),
  see: (table: string) => call<Room>("GET", at(table)),
  sit: (table: string, name: string, seat: number | null = null) =>
    call<Room>("POST", `${at(table)}/seats`, { name, seat }),
  rise: (table: string, seat: number) => call<Room>("DELETE", `${at(table)}/seats/${seat}`),
  bot: (table: string, seat: number, bot: string | null = null) =>
    call<Room>("POST", `${at(table)}/bots`, { seat, bot }),
  swap: (table: string, one: number, other: number) =>
    call<Room>("POST", `${at(table)}/swap`, { one, other }),
  host: (table: string, seat: number) => call<Room>("POST", `${at(table)}/host`, { seat }),
  mute: (table: string, seat: number, muted: boolean) =>
    call<Room>("POST", `${at(table)}/mute`, { seat, muted }),
  settings: (table: string, settings: Settings) => call<Room>("PUT", `${at(table)}/settings`, settings),
  start: (table: string) => call<Room>("POST", `${at(table)}/start`),
  rematch: (table: string) => call<Room>("POST", `${at(table)}/rematch`),
  rejoinCode: (table: string, seat: number) =>
    call<{ rejoin_code: string }>("GET", `${at(table)}/seats/${seat}/rejoin`),
  rejoin: (table: string, code: string) => call<Room>("POST", `${at(table)}/rejoin`, { rejoin_code: code }),
  notes: (table: string) => call<{ notes: string }>("GET", `${at(table)}/notes`),
  note: (table: string, notes: string) => call<{ notes: string }>("PUT", `${at(table)}/notes`, { notes }),
  mine: () => call<{ tables: MyGame[] }>("GET", "/me/games"),
  replay: (table: string, seat: number | null, secrets: boolean) =>
    call<Replayed>(
      "GET",
      `/records/${encodeURIComponent(table)}/views?secrets=${secrets}${seat === null ? "" : `&seat=${seat}`}`,
    ),
};
