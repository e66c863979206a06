// Wire types as the client reads them: the generated types, narrowed to what the server always sends.
import type * as wire from "./wire.gen.ts";

export { PROTOCOL } from "./wire.gen.ts";
export type {
  Account,
  Act,
  AdviceShown,
  AnalysisShown,
  BotExplanation,
  BotExplanationsShown,
  BotsPlayed,
  ClientMessage,
  CodeFound,
  Comparison,
  Consent,
  DailyShown,
  DayShown,
  Equity,
  ErasureProgress,
  ExerciseIds,
  ExercisePage,
  ExercisesListed,
  FinishedGame,
  FinishedGames,
  GameShown,
  GamesShown,
  HouseRule,
  Judgement,
  LobbyMessage,
  LuckReport,
  LuckRow,
  Marks,
  MyRating,
  MyResult,
  MyResults,
  MyTable,
  MyTables,
  MyTry,
  NamedResult,
  Notes,
  OpenTable,
  OptionValue,
  Parts,
  PlayOn,
  Refusal,
  RefusedMessage,
  RejoinCode,
  SaidMessage,
  Say,
  SeatAdvice,
  SeatShown,
  SeedCommitment,
  SetPace,
  Shift,
  ShownName,
  Standing,
  Suspicion,
  TableInPlay,
  TablesInPlay,
  TryAnalysis,
  TurnBelief,
  WebShown,
} from "./wire.gen.ts";

export type Exercise = (wire.Guess | wire.Choice) & AnyView & { legal?: AnyAction[] };

/** An exercise that the generic screen can show, if it has options and values. */
export type ValuedExercise = AnyView & {
  legal?: AnyAction[];
  /** Chance to win with each of them. */
  values?: number[];
  /** Why the best is best: a coach's reason. */
  reason?: object;
};

export type AnyEvent = { type: string };
export type AnyAction = { type: string };
export type AnyMine = { seat: number };

/** The fields of a public view that every game has. */
export interface AnyTable {
  step: string;
  awaited: number[];
  options: { players: number };
  result: { winners: number[] } | null;
}

interface AnyView {
  table: AnyTable;
  mine: AnyMine | null;
}

export type GamePart = NonNullable<wire.GameShown["parts"]>[number];
export type Settings = Required<wire.Settings> & { clock: Required<wire.Clock> };
export type Room = Required<wire.RoomMessage> & { settings: Settings };
export type Update = Omit<wire.UpdateMessage, "events" | "table" | "mine" | "legal"> &
  AnyView & { events: AnyEvent[] | null; legal: AnyAction[] };
export type NewsMessage = Omit<wire.NewsMessage, "events" | "grown" | "mine" | "legal"> & {
  events: AnyEvent[];
  grown?: Record<string, unknown[]>;
  mine?: AnyMine;
  legal?: AnyAction[];
};
export type ServerMessage =
  | Exclude<wire.ServerMessage, wire.RoomMessage | wire.UpdateMessage | wire.NewsMessage>
  | Room
  | Update
  | NewsMessage;

/** Moves that a bot made for an absent player. */
export type StandInMoves = Omit<wire.StandInMoves, "moves"> & { moves: { events: AnyEvent[] }[] };

export type Step = AnyView & { events: AnyEvent[] };
export type Steps = Omit<wire.StepsShown, "steps"> & { steps: Step[] };

/** A refusal of the server, or no connection. */
export type Problem = wire.Refusal | { kind: "offline"; why?: undefined };
