// Written by `python3 run.py generate` from the JSON Schema; do not edit.
// Lusoria: idus-martii, rules version 1

export type Action = Assign | Vote | Look | Veto | Replace | Keep | Discard;

export type Event =
  | FirstDrawn
  | CardDealt
  | TurnBegun
  | RolesAssigned
  | VoteLaid
  | VoteLookedAt
  | YellowShown
  | VetoDecided
  | VoteReplaced
  | VoteKept
  | VotesScored
  | CardDiscarded
  | GameEnded;

export interface Options {
  players: number;
  first?: number | "random";
  limit?: number | null;
  yellow_swap?: "may" | "must";
}

export interface FirstDrawn {
  type: "first_drawn";
  seat: number;
}

export interface CardDealt {
  type: "card_dealt";
  seat: number;
  faction: "loyal" | "merchant" | "traitor" | null;
}

export interface TurnBegun {
  type: "turn_begun";
  turn: number;
  consul: number;
  praetor?: number | null;
  aediles?: number[];
}

export interface RolesAssigned {
  type: "roles_assigned";
  consul: number;
  praetor: number;
  aediles: [number, number];
}

export interface VoteLaid {
  type: "vote_laid";
  aedile: number;
  colour: "green" | "red" | "yellow" | null;
}

export interface VoteLookedAt {
  type: "vote_looked_at";
  praetor: number;
  aedile: number;
  colour: "green" | "red" | "yellow" | null;
}

export interface YellowShown {
  type: "yellow_shown";
  praetor: number;
  aedile: number;
}

export interface VetoDecided {
  type: "veto_decided";
  praetor: number;
  aedile: number;
  swap: boolean;
}

export interface VoteReplaced {
  type: "vote_replaced";
  aedile: number;
  colour: "green" | "red" | "yellow" | null;
}

export interface VoteKept {
  type: "vote_kept";
  aedile: number;
}

export interface VotesScored {
  type: "votes_scored";
  green: number;
  red: number;
  yellow: number;
}

export interface CardDiscarded {
  type: "card_discarded";
  consul: number;
  faction: "loyal" | "merchant" | "traitor" | null;
}

export interface GameEnded {
  type: "game_ended";
  result: Result;
  kept: ("loyal" | "merchant" | "traitor")[];
  discarded: ("loyal" | "merchant" | "traitor" | null)[];
  votes: [
    ["green" | "red" | "yellow" | null, "green" | "red" | "yellow" | null],
    ["green" | "red" | "yellow" | null, "green" | "red" | "yellow" | null],
  ][];
}

export interface Result {
  ending: "failed_conspiracy" | "ides_of_march";
  faction: "loyal" | "merchant" | "traitor";
  winners: number[];
  loyal: number;
  traitor: number;
}

export interface Assign {
  type: "assign";
  praetor: number;
  aediles: [number, number];
}

export interface Vote {
  type: "vote";
  colour: "green" | "red" | "yellow";
}

export interface Look {
  type: "look";
  aedile: number;
}

export interface Veto {
  type: "veto";
  swap: boolean;
}

export interface Replace {
  type: "replace";
  colour: "green" | "red" | "yellow";
}

export interface Keep {
  type: "keep";
}

export interface Discard {
  type: "discard";
  faction: "loyal" | "merchant" | "traitor";
}

export interface View {
  table: Table;
  mine: Mine | null;
  legal: (Assign | Vote | Look | Veto | Replace | Keep | Discard)[];
}

export interface Table {
  options: Options;
  limit: number;
  step: "assign" | "deal" | "discard" | "first" | "look" | "over" | "replace" | "veto" | "vote";
  awaited: number[];
  round: number;
  turn: number;
  first: number | null;
  consul: number | null;
  praetor: number | null;
  aediles: number[];
  laid: number[];
  looked: number | null;
  swapped: boolean;
  yellow_shown: boolean;
  loyal: number;
  traitor: number;
  picked: boolean[];
  barred: BarredOffice[];
  ledger: Line[];
  revealed: Revealed | null;
  result: Result | null;
}

export interface BarredOffice {
  seat: number;
  office: "aedile" | "praetor";
  rule: string;
  why: string;
  facts: Record<string, string | number>;
}

export interface Line {
  turn: number;
  consul: number;
  praetor: number;
  aediles: [number, number];
  looked: number;
  swapped: boolean;
  yellow_shown: boolean;
  green: number;
  red: number;
  yellow: number;
}

export interface Revealed {
  kept: ("loyal" | "merchant" | "traitor")[];
  discarded: ("loyal" | "merchant" | "traitor" | null)[];
  votes: [
    ["green" | "red" | "yellow" | null, "green" | "red" | "yellow" | null],
    ["green" | "red" | "yellow" | null, "green" | "red" | "yellow" | null],
  ][];
}

export interface Mine {
  seat: number;
  hand: ("loyal" | "merchant" | "traitor")[];
  discarded: "loyal" | "merchant" | "traitor" | null;
  votes: MyVote[];
  looks: MyLook[];
}

export interface MyVote {
  turn: number;
  laid: "green" | "red" | "yellow";
  final: "green" | "red" | "yellow";
}

export interface MyLook {
  turn: number;
  aedile: number;
  colour: "green" | "red" | "yellow";
}

/** Seconds for which each event is shown, at the normal pace. */
export const BEATS: Record<Event["type"], number> = {
  first_drawn: 1.3,
  card_dealt: 0,
  turn_begun: 0.7,
  roles_assigned: 1.4,
  vote_laid: 0.9,
  vote_looked_at: 1.2,
  yellow_shown: 1.4,
  veto_decided: 2.5,
  vote_replaced: 1.2,
  vote_kept: 1,
  votes_scored: 5.9,
  card_discarded: 1.1,
  game_ended: 3,
};
