// HTTP client for tables, seats and records. Moves go over the socket.
import { busy } from "./busyRequests.svelte.ts";
import { retrySeconds } from "./retryAfter.ts";
import type {
  CodeFound,
  ErasureProgress,
  FinishedGames,
  GamesShown,
  LobbyMessage,
  MyTables,
  Notes,
  RejoinCode,
  TablesInPlay,
} from "./wire.ts";
import type { StandInMoves, Problem, Room, Settings, Steps } from "./wire.ts";

/** A request failed: the server refused it, or cannot be reached. */
export class RequestError extends Error {
  constructor(readonly refusal: Problem) {
    super(refusal.why ?? refusal.kind);
  }
}

/** Milliseconds by which this device's clock is behind the server's; 0 if the difference is small. */
export const clock = { behind: 0 };
const CLOCK_TOLERANCE_MS = 3000;
/** Request timeout in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Sends a request once, without retries. */
type Transport = (method: string, path: string, body?: string) => Promise<Response>;

const call = <T>(method: string, path: string, body?: unknown, transport?: Transport) =>
  send<T>(method, path, body === undefined ? undefined : JSON.stringify(body), transport);

async function send<T>(
  method: string,
  path: string,
  body?: string,
  transport: Transport = request,
): Promise<T> {
  for (;;) {
    const response = await transport(method, path, body);
    const data = await response.json().catch(() => null);
    if (response.ok && data !== null) return data as T;
    const refusal: Problem = data?.error ?? { kind: "down" };
    const seconds = retryAfter(response, method, refusal);
    if (seconds === null || !(await busy.wait(`${method} ${path}`, seconds))) throw new RequestError(refusal);
  }
}

async function request(method: string, path: string, body?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: method === "PUT",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body,
    });
  } catch {
    throw new RequestError({ kind: "offline" });
  }
  const behind = Date.parse(response.headers.get("date") ?? "") - Date.now();
  clock.behind = Math.abs(behind) > CLOCK_TOLERANCE_MS ? behind : 0;
  return response;
}

/**
 * Seconds until the server takes a request that it refused for speed; null where it names none.
 * A request that may have been carried out is not repeated: 429 and `busy` never are, another 503 may be.
 * Nor is a wrong code: the player may know a better one.
 */
function retryAfter(response: Response, method: string, refusal: Problem): number | null {
  if (refusal.why === "too_many_codes") return null;
  const canRepeat = response.status === 429 || refusal.why === "busy" || method === "GET";
  return [429, 503].includes(response.status) && canRepeat ? retrySeconds(response) : null;
}

/** True once this browser surely has its cookie. */
let hasCookie = false;

/**
 * Sends a request under a browser-wide lock until the server knows this browser.
 * The first response sets the cookie. Two tabs that a browser restores together would otherwise get two
 * cookies, and one person's seats would be lost. No tab holds the lock while it waits for a retry.
 */
export async function requestCookie(method: string, path: string, body?: string): Promise<Response> {
  if (hasCookie || !globalThis.navigator?.locks) return request(method, path, body);
  const response = await navigator.locks.request("lusoria", () => request(method, path, body));
  hasCookie ||= response.ok;
  return response;
}

/** Erases for as long as the server allows per request. Returns how many tables are left. */
async function erase(): Promise<number> {
  const { left } = await call<ErasureProgress>("DELETE", "/me");
  hasCookie = hasCookie && left > 0;
  return left;
}

export const get = <T>(path: string, transport?: Transport) => call<T>("GET", path, undefined, transport);
export const postText = <T>(path: string, text: string) => send<T>("POST", path, text);
export const post = <T = Room>(path: string, body?: unknown, transport?: Transport) =>
  call<T>("POST", path, body, transport);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

function viewsOf(table: string, seat: number | null, secrets: boolean): string {
  const seatQuery = seat === null ? "" : `&seat=${seat}`;
  return `/records/${encodeURIComponent(table)}/views?secrets=${secrets}${seatQuery}`;
}

/** A name, or a preferred name: then the server assigns a free variant of it. */
export type SeatName = { name: string } | { wish: string };

export const api = {
  games: () => get<GamesShown>("/games"),
  tables: () => get<Pick<LobbyMessage, "tables">>("/tables"),
  playing: () => get<TablesInPlay>("/playing"),
  records: () => get<FinishedGames>("/records"),
  mine: () => get<MyTables>("/me/games"),
  forget: (table: string) => call<MyTables>("DELETE", `/me/games/${encodeURIComponent(table)}`),
  erase,
  giveUp: (table: string) => post<unknown>(`${at(table)}/give-up`),
  code: (code: string) => get<CodeFound>(`/codes/${encodeURIComponent(code)}`),
  see: (table: string) => get<Room>(at(table), requestCookie),
  open: (name: string, settings: Partial<Settings>) => post("/tables", { name, settings }, requestCookie),
  sit: (table: string, named: SeatName, seat: number | null = null) =>
    post(`${at(table)}/seats`, { ...named, seat }),
  lent: (table: string, seat: number) => get<StandInMoves>(`${at(table)}/seats/${seat}/lent`),
  rise: (table: string, seat: number) => call<Room>("DELETE", `${at(table)}/seats/${seat}`),
  bot: (table: string, seat: number, bot: string | null = null) => post(`${at(table)}/bots`, { seat, bot }),
  shuffle: (table: string) => post(`${at(table)}/shuffle`),
  swap: (table: string, one: number, other: number) => post(`${at(table)}/swap`, { one, other }),
  ready: (table: string, ready: boolean) => post(`${at(table)}/ready`, { ready }),
  host: (table: string, seat: number) => post(`${at(table)}/host`, { seat }),
  mute: (table: string, seat: number, muted: boolean) => post(`${at(table)}/mute`, { seat, muted }),
  settings: (table: string, settings: Settings) => put<Room>(`${at(table)}/settings`, settings),
  start: (table: string) => post(`${at(table)}/start`),
  rematch: (table: string) => post(`${at(table)}/rematch`),
  rejoinCode: (table: string, seat: number) => get<RejoinCode>(`${at(table)}/seats/${seat}/rejoin`),
  rejoin: (table: string, code: string) => post(`${at(table)}/rejoin`, { rejoin_code: code }),
  notes: (table: string) => get<Notes>(`${at(table)}/notes`),
  note: (table: string, notes: string) => put<Notes>(`${at(table)}/notes`, { notes }),
  replay: (table: string, seat: number | null, secrets: boolean) => get<Steps>(viewsOf(table, seat, secrets)),
};
