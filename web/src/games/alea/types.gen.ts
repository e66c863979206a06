// Written by `python3 run.py generate` from the JSON Schema; do not edit.
// Lusoria: alea, rules version 1

export type Action = Roll | Write | Stop | PlayCard | Leave;

export type Event =
  | DiceThrown
  | DieFell
  | TurnFailed
  | FailureTaken
  | NumberWritten
  | CardPlayed
  | TurnLeft
  | LastRoundCalled
  | TurnBegun
  | GameEnded;

export interface Options {
  players: number;
  multi_roll?: boolean;
  cards_anytime?: boolean;
  ordered?: boolean;
}

export interface DiceThrown {
  type: "dice_thrown";
  seat: number;
  dice: number;
}

export interface DieFell {
  type: "die_fell";
  face: "I" | "V" | "X";
}

export interface TurnFailed {
  type: "turn_failed";
  seat: number;
  why: "four_x" | "no_numeral" | "no_row" | "stopped";
}

export interface FailureTaken {
  type: "failure_taken";
  seat: number;
}

export interface NumberWritten {
  type: "number_written";
  seat: number;
  number: number;
  row: number;
}

export interface CardPlayed {
  type: "card_played";
  seat: number;
  play: PlayCard;
}

export interface PlayCard {
  type: "card";
  card: "ignore" | "joker" | "reroll_i" | "reroll_one" | "reroll_v" | "twin";
  as?: "ignore" | "reroll_i" | "reroll_one" | "reroll_v" | "twin";
  die?: "I" | "V" | "X";
  at?: number;
  number?: number;
  row?: number;
}

export interface TurnLeft {
  type: "turn_left";
  seat: number;
}

export interface LastRoundCalled {
  type: "last_round_called";
  seat: number;
  why: "column_full" | "no_cards";
}

export interface TurnBegun {
  type: "turn_begun";
  round: number;
  seat: number;
}

export interface GameEnded {
  type: "game_ended";
  result: Result;
}

export interface Result {
  scores: number[];
  winners: number[];
}

export interface Roll {
  type: "roll";
  dice: number;
}

export interface Write {
  type: "write";
  number: number;
  row: number;
}

export interface Stop {
  type: "stop";
}

export interface Leave {
  type: "leave";
}

export interface View {
  table: Table;
  mine: Mine | null;
  legal: (Roll | Write | Stop | PlayCard | Leave)[];
}

export interface Table {
  options: Options;
  step: "choose" | "failed" | "fall" | "over" | "roll";
  awaited: number[];
  round: number;
  seat: number;
  dice: ("I" | "V" | "X")[];
  aside: ("I" | "V" | "X")[];
  left: number;
  falling: number;
  readings: number[];
  places: Place[];
  next_die: NextDie[];
  failed: "four_x" | "no_numeral" | "no_row" | "stopped" | null;
  columns: number[][];
  cards: ("ignore" | "joker" | "reroll_i" | "reroll_one" | "reroll_v" | "twin")[][];
  scores: number[];
  closing: "column_full" | "no_cards" | null;
  result: Result | null;
  cardless: boolean;
}

export type Place = [number, number];

export interface NextDie {
  face: "I" | "V" | "X";
  sides: number;
  numbers: number[];
  outcome: "fails" | "goes_on" | "waits";
}

export interface Mine {
  seat: number;
  barred: BarredCard[];
}

export interface BarredCard {
  card: "ignore" | "joker" | "reroll_i" | "reroll_one" | "reroll_v" | "twin";
  rule: string;
  why: string;
  facts: Record<string, string | number>;
}

/** Seconds for which each event is shown, at the normal pace. */
export const BEATS: Record<Event["type"], number> = {
  dice_thrown: 0,
  die_fell: 0.6,
  turn_failed: 1.2,
  failure_taken: 1.1,
  number_written: 1.3,
  card_played: 1.2,
  turn_left: 0.8,
  last_round_called: 1.3,
  turn_begun: 0.2,
  game_ended: 3,
};
