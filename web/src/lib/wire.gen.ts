// Written by `python3 run.py generate` from the JSON Schema; do not edit.
// Lusoria: the socket

export type Inbound = Hello | Watch | Eyes | Act | Say | Ping;

export type Outbound =
  | RoomMessage
  | UpdateMessage
  | SaidMessage
  | DoneMessage
  | LateMessage
  | RefusedMessage
  | LobbyMessage
  | PongMessage;

export interface Hello {
  type: "hello";
  table: string;
  seat?: number | null;
  since?: number | null;
}

export interface Watch {
  type: "watch";
}

export interface Eyes {
  type: "eyes";
  seat: number | null;
}

export interface Act {
  type: "act";
  id: string;
  seat: number;
  ask: number;
  action: Record<string, unknown>;
}

export interface Say {
  type: "say";
  id: string;
  seat: number;
  phrase?: string | null;
  text?: string | null;
}

export interface Ping {
  type: "ping";
}

export interface RoomMessage {
  type: "room";
  version: number;
  table: string;
  code: string;
  status: "open" | "over" | "playing";
  settings: Settings;
  seats: Person[];
  host: number | null;
  commitment: string | null;
  deadline: number | null;
  rematch: string | null;
  yours: number[];
  hosting: boolean;
}

export interface Settings {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: Clock;
  chat?: "free" | "off" | "phrases";
  keep_chat?: boolean;
  public_record?: boolean;
}

export interface Clock {
  kind?: "gentle" | "none" | "strict";
  seconds?: number;
}

export interface Person {
  name: string;
  kind: "bot" | "empty" | "human";
  here: boolean;
  stand_in: boolean;
  muted: boolean;
  bot: string | null;
}

export interface UpdateMessage {
  type: "update";
  version: number;
  seat: number | null;
  events: Record<string, unknown>[] | null;
  table: Record<string, unknown>;
  mine: Record<string, unknown> | null;
  legal: Record<string, unknown>[];
  ask: number | null;
}

export interface SaidMessage {
  type: "said";
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
}

export interface DoneMessage {
  type: "done";
  id: string;
  version: number;
}

export interface LateMessage {
  type: "late";
  id: string;
  ask: number;
}

export interface RefusedMessage {
  type: "refused";
  id: string | null;
  kind: "down" | "illegal" | "malformed" | "table";
  rule?: string | null;
  why?: string | null;
  facts?: Record<string, string | number>;
  where?: string | null;
  problem?: string | null;
}

export interface LobbyMessage {
  type: "lobby";
  tables: LobbyEntry[];
}

export interface LobbyEntry {
  table: string;
  game: string;
  created: number;
  players: number;
  free: number;
  names: string[];
}

export interface PongMessage {
  type: "pong";
}
