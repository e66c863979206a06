// Written by `python3 run.py generate` from the JSON Schema; do not edit.
// Lusoria: the wire

export type ClientMessage = Hello | Watch | SwitchViewer | SetPace | Act | Say | Ping;

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

export type Analysis = Suspicion | Equity;

export type Exercise = Guess | Choice;

export interface Hello {
  type: "hello";
  protocol: number;
  id: string;
  seat?: number | null;
  since?: number | null;
  pace?: "fast" | "instant" | "normal" | "paused" | "slow" | null;
  wish?: string;
}

export interface Watch {
  type: "watch";
}

export interface SwitchViewer {
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
  what_if?: WhatIfOrigin | null;
  daily?: DailyTable | null;
  yours?: number[];
  hosting?: boolean;
  grace?: number | null;
  asking?: number | null;
  offered?: string | null;
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
  lamps?: boolean;
  language?: string;
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
  bot_at?: number | null;
  lent?: number;
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
  shared?: number;
}

export interface WhatIfOrigin {
  record: string | null;
  step: number;
}

export interface DailyTable {
  day: string;
  serious: boolean;
  opens: number;
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
  name?: string | null;
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

export interface AdviceShown {
  ready: boolean;
  version: number;
  ask: number;
  advice: SeatAdvice | null;
}

export interface SeatAdvice {
  model: string;
  options: OptionValue[];
  sides: number[][];
}

export interface OptionValue {
  action: Record<string, unknown>;
  chance: number;
  error: number;
  points: number | null;
  reason: Record<string, unknown>;
}

export interface AnalysisShown {
  ready: boolean;
  before: number;
  preparing: boolean;
  analysis: Analysis | null;
  done?: number;
  of?: number;
}

export interface BotExplanation {
  seat: number;
  step: number;
  turn: number;
  action: Record<string, unknown>;
  reason: Record<string, unknown>;
}

export interface BotExplanationsShown {
  ready: boolean;
  afterwords: BotExplanation[];
}

export interface BotShown {
  name: string;
  level: number;
  face: string;
}

export interface BotsPlayed {
  bot: string;
  level: number;
  games: number;
  won: number;
  points: number | null;
  column: number[] | null;
  cards: number | null;
  shared?: number;
}

export interface CodeFound {
  id: string;
  game: string;
}

export interface Comparison {
  day: string;
  game: string;
  open: boolean;
  opens: number;
  mine: MyTry | null;
  crowd: PlayerTotals;
  ready: boolean;
  told: TryAnalysis | null;
  bots: BotsPlayed[];
  names?: NamedResult[];
}

export interface MyTry {
  day: string;
  game: string;
  table: string;
  state: "over" | "playing" | "unfinished";
  points: number | null;
  won: boolean | null;
  best: number | null;
  share?: number | null;
  shown_name?: string | null;
}

export interface PlayerTotals {
  players: number;
  unfinished: number;
  won: number;
  bins: [number, number][];
  worse: number;
  same: number;
  shared?: number;
}

export interface TryAnalysis {
  marks: ("best" | "close" | "none" | "slip")[];
  parts: Parts | null;
  column: number[] | null;
  cards: number | null;
}

export interface Parts {
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
}

export interface NamedResult {
  name: string;
  points: number | null;
  share: number;
  yours: boolean;
}

export interface Consent {
  exercises: boolean;
}

export interface DailyShown {
  today: DayShown;
  tomorrow: SeedCommitment[];
  first: string;
  mine: MyTry[];
}

export interface DayShown {
  day: string;
  ends: number;
  opens: number;
  open: boolean;
  games: DayGame[];
}

export interface DayGame {
  game: string;
  players: number;
  seat: number;
  bot: string;
  begun: number;
  promise: SeedCommitment;
  mine: MyTry | null;
}

export interface SeedCommitment {
  game: string;
  commitment: string;
  seed: string | null;
}

export interface ErasureProgress {
  left: number;
}

export interface ExerciseIds {
  version: string;
  ids: string[];
}

export interface ExercisePage {
  version: string;
  first: number;
  exercises: Exercise[];
  ids: string[];
}

export interface ExercisesListed {
  version: string;
  grades: number[];
  page: number;
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
  coach: boolean;
  house_rules: Record<string, HouseRule[]>;
  actions: string[];
  defaults: Record<string, unknown>;
  marks: Marks;
  beats: Record<string, number>;
  sides: boolean;
  claims: Record<string, Record<string, "seat" | string[]>>;
  schema: string;
  words: string;
  parts?: ("analysis" | "coach" | "daily" | "exercises" | "lesson")[];
  web?: WebShown | null;
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
  grids?: Record<string, GridShown>;
  cells?: Record<string, string>;
}

export interface GridShown {
  rows: number;
  columns: number;
  seats?: boolean;
}

export interface WebShown {
  module: WebFileShown;
  styles: WebFileShown[];
}

export interface WebFileShown {
  url: string;
  integrity: string;
}

export interface GamesShown {
  games: Record<string, GameShown>;
  phrases: string[];
  reactions: string[];
}

export interface LuckReport {
  games: LuckRow[];
  possible: boolean;
  before: number | null;
  preparing: boolean;
}

export interface LuckRow {
  table: string;
  game: string;
  seat: number;
  finished: number;
  points: Parts | null;
  chance: Parts | null;
  cost: number | null;
  hopeless: boolean;
}

export interface Muting {
  seat: number;
  muted: boolean;
}

export interface MyRating {
  game: string;
  games: number;
  least: number;
  course: RatingPoint[];
}

export interface RatingPoint {
  table: string;
  value: number;
  error: number;
}

export interface MyResult {
  table: string;
  game: string;
  finished: number;
  players: number;
  seat: number;
  won: boolean;
  side: string | null;
  score: number | null;
  gave_up: boolean;
  lamps: boolean | null;
  offices: Record<string, number> | null;
  share: number;
}

export interface MyResults {
  results: MyResult[];
  ratings: MyRating[];
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
  result: "drawn" | "given_up" | "lost" | "won" | null;
  seats: MySeat[];
  asked: string | null;
  opens?: number;
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

export interface NewTry {
  name: string;
}

export interface Notes {
  notes: string;
}

export interface OneSeat {
  seat: number;
}

export interface PlayOn {
  step: number;
  seat: number;
  bots?: string | null;
  lamps?: boolean;
  language?: string;
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

export interface ShownName {
  name: string | null;
}

export interface SitDown {
  name?: string | null;
  seat?: number | null;
  wish?: string;
}

export interface StandInMove {
  events: Record<string, unknown>[];
}

export interface StandInMoves {
  lent: number;
  moves: StandInMove[];
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

export interface Suspicion {
  game: "idus-martii";
  eyes: number | null;
  model: "honest" | "mixture" | "strong";
  turns: TurnBelief[];
  shifts: Shift[];
  turning: Shift[];
  decisions: Judgement[];
}

export interface TurnBelief {
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
  options: OptionValue[];
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

export interface Guess {
  game: "idus-martii";
  grade: number;
  bots: string[];
  table: Record<string, unknown>;
  mine: Record<string, unknown>;
  prior: number[][];
  known: number[][];
  model: string;
  naive: number;
  truth: string[];
  suspects?: number[];
  telling_turn?: number;
  before?: number[][];
  after?: number[][];
}

export interface Choice {
  game: "alea";
  grade: number;
  bots: string[];
  goal: "points" | "win";
  turns: number;
  table: Record<string, unknown>;
  mine: Record<string, unknown>;
  legal: Record<string, unknown>[];
  values: number[];
  reason: Record<string, unknown>;
  wrong: number[];
  written?: number[];
  successes?: number[];
}

/** Protocol version in `hello`; the server asks an old client to reload. */
export const PROTOCOL = 5 as const;
