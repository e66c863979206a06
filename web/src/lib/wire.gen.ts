// Written by `python3 run.py generate` from the JSON Schema; do not edit.
// Lusoria: the wire

export type ClientMessage = Hello | Watch | Eyes | SetPace | Act | Say | Ping;

export type ServerMessage =
  | RoomMessage
  | UpdateMessage
  | NewsMessage
  | SaidMessage
  | DoneMessage
  | LateMessage
  | RefusedMessage
  | LobbyMessage
  | PongMessage;

export interface Hello {
  type: "hello";
  protocol: number;
  id: string;
  seat?: number | null;
  since?: number | null;
  pace?: "fast" | "instant" | "normal" | "paused" | "slow" | null;
}

export interface Watch {
  type: "watch";
}

export interface Eyes {
  type: "eyes";
  seat: number | null;
}

export interface SetPace {
  type: "pace";
  pace: "fast" | "instant" | "normal" | "paused" | "slow";
}

export interface Act {
  type: "act";
  command: string;
  seat: number;
  ask: number;
  action: Record<string, unknown>;
}

export interface Say {
  type: "say";
  command: string;
  seat: number;
  phrase?: string | null;
  text?: string | null;
  reaction?: string | null;
  claim?: Record<string, string | number> | null;
}

export interface Ping {
  type: "ping";
}

export interface RoomMessage {
  type: "room";
  version: number;
  id: string;
  code: string;
  status: "open" | "over" | "playing";
  rules: number;
  settings: Settings;
  seats: SeatShown[];
  host: number | null;
  commitment: string | null;
  deadline: number | null;
  rematch: string | null;
  record?: RecordSeal | null;
  standings?: Standing[];
  yours?: number[];
  hosting?: boolean;
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
  bots?: string | null;
}

export interface Clock {
  kind?: "gentle" | "none" | "strict";
  seconds?: number;
}

export interface SeatShown {
  name: string;
  kind: "bot" | "empty" | "human";
  here: boolean;
  stand_in: boolean;
  muted: boolean;
  bot: string | null;
  ready?: boolean;
  gave_up?: boolean;
}

export interface RecordSeal {
  checksum: string;
  signature: string;
  key: string;
}

export interface Standing {
  name: string;
  kind: "bot" | "human";
  played: number;
  won: number;
  points: number | null;
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
  deadline: number | null;
}

export interface NewsMessage {
  type: "news";
  version: number;
  before: number;
  events: Record<string, unknown>[];
  table?: Record<string, unknown>;
  grown?: Record<string, unknown>;
  seat?: number;
  mine?: Record<string, unknown>;
  legal?: Record<string, unknown>[];
  ask?: number;
  deadline?: number | null;
  done?: string;
}

export interface SaidMessage {
  type: "said";
  seat: number;
  at: number;
  phrase: string | null;
  text: string | null;
  reaction?: string | null;
  claim?: Record<string, string | number> | null;
  version?: number | null;
  after?: number | null;
  turn?: number | null;
}

export interface DoneMessage {
  type: "done";
  command: string;
  version: number;
}

export interface LateMessage {
  type: "late";
  command: string;
  ask: number;
}

export interface RefusedMessage {
  type: "refused";
  kind: "crash" | "down" | "illegal" | "malformed" | "table";
  rule?: string;
  why?: string;
  facts?: Record<string, string | number>;
  where?: string;
  problem?: string;
  command: string | null;
}

export interface LobbyMessage {
  type: "lobby";
  tables: OpenTable[];
}

export interface OpenTable {
  id: string;
  game: string;
  created: number;
  players: number;
  free: number;
  names: string[];
}

export interface PongMessage {
  type: "pong";
}

export interface AnalysisShown {
  ready: boolean;
  before: number;
  analysis: Suspicion | Equity | null;
}

export interface Suspicion {
  game: "idus-martii";
  eyes: number | null;
  model: "honest" | "mixture" | "strong";
  turns: Believed[];
  shifts: Shift[];
  decisions: Judgement[];
}

export interface Believed {
  step: number;
  turn: number;
  sides: number[][];
  winning: number[];
}

export interface Shift {
  step: number;
  turn: number;
  seat: number | null;
  side: string;
  before: number;
  after: number;
}

export interface Judgement {
  step: number;
  turn: number;
  seat: number;
  taken: number;
  cost: number;
  points: number | null;
  options: Weighed[];
}

export interface Weighed {
  action: Record<string, unknown>;
  chance: number;
  error: number;
  points: number | null;
  reason: Record<string, unknown>;
}

export interface Equity {
  game: "alea";
  model: string;
  turns: Prospect[];
  accounts: Account[];
  decisions: Judgement[];
}

export interface Prospect {
  step: number;
  round: number;
  seat: number;
  chances: number[];
  points: number[];
}

export interface Account {
  seat: number;
  points: Parts;
  chance: Parts;
}

export interface Parts {
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
}

export interface BotShown {
  name: string;
  level: number;
  face: string;
}

export interface CodeFound {
  id: string;
  game: string;
}

export interface FinishedGame {
  id: string;
  game: string;
  finished: number;
}

export interface FinishedGames {
  records: FinishedGame[];
}

export interface GameShown {
  rules: number;
  least: number;
  most: number;
  usual: number;
  minutes: number;
  bots: BotShown[];
  usual_bot: string;
  house_rules: Record<string, HouseRule[]>;
  actions: string[];
  defaults: Record<string, unknown>;
  marks: Marks;
  beats: Record<string, number>;
  claims: Record<string, Record<string, "seat" | string[]>>;
  schema: string;
  words: string;
}

export interface HouseRule {
  name: string;
  printed: string | number | boolean;
  values: (string | number | boolean)[];
}

export interface Marks {
  seat: string[];
  seats: string[];
  one_a_seat: string[];
  secret: Record<string, string[]>;
}

export interface GamesShown {
  games: Record<string, GameShown>;
  phrases: string[];
  reactions: string[];
}

export interface Muting {
  seat: number;
  muted: boolean;
}

export interface MySeat {
  name: string;
  kind: "bot" | "empty" | "human";
  yours: boolean;
  won: boolean | null;
  side: string | null;
  score: number | null;
}

export interface MyTable {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  updated: number;
  players: number;
  free: number;
  names: string[];
  finished: number | null;
  result: "lost" | "won" | null;
  seats: MySeat[];
  asked: string | null;
}

export interface MyTables {
  tables: MyTable[];
}

export interface NewBot {
  seat?: number | null;
  bot?: string | null;
}

export interface NewTable {
  name: string;
  settings: Settings;
}

export interface Notes {
  notes: string;
}

export interface OneSeat {
  seat: number;
}

export interface Readiness {
  ready: boolean;
}

export interface RecordKeys {
  keys: string[];
}

export interface Refused {
  error: Refusal;
}

export interface Refusal {
  kind: "crash" | "down" | "illegal" | "malformed" | "table";
  rule?: string;
  why?: string;
  facts?: Record<string, string | number>;
  where?: string;
  problem?: string;
}

export interface Rejoin {
  rejoin_code: string;
}

export interface RejoinCode {
  rejoin_code: string;
}

export interface SitDown {
  name: string;
  seat?: number | null;
}

export interface StepShown {
  events: Record<string, unknown>[];
  table: Record<string, unknown>;
  mine: Record<string, unknown> | null;
}

export interface StepsShown {
  game: string;
  rules: number;
  seats: Player[];
  result: Record<string, unknown> | null;
  record: RecordSeal | null;
  talk: Talk[];
  steps: StepShown[];
}

export interface Player {
  kind: "bot" | "human";
  name?: string;
  bot?: string | null;
}

export interface Talk {
  after: number;
  seat: number;
  claim: Record<string, string | number>;
  turn?: number | null;
}

export interface TableInPlay {
  id: string;
  game: string;
  players: number;
  names: string[];
}

export interface TablesInPlay {
  tables: TableInPlay[];
}

export interface TwoSeats {
  one: number;
  other: number;
}

/** What a client says in its hello, so that an old one is told to load itself again. */
export const PROTOCOL = 4 as const;
