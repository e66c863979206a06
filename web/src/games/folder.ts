// What a game brings to the client. The `index.ts` of each game's folder exports a `GameFolder`.
import type { Component, Snippet } from "svelte";
import type { CoachView, Play } from "../lib/stage/play.ts";
import type { Answer } from "../lib/practice/exerciseProgress.ts";
import type { EffectiveRules } from "../lib/table/houseRules.ts";
import type { Chapter } from "../lib/records/chapters.ts";
import type { Note } from "../lib/stage/sound.ts";
import type { Choreography } from "../lib/stage/stage.svelte.ts";
import type { AnalysisShown, AnyEvent, BotsPlayed, Exercise, Steps, TryAnalysis } from "../lib/net/wire.ts";
import type { MomentParts } from "./momentPicture.ts";

/** What the home screen needs. Everything else is loaded with a table. */
export interface GameFolder {
  /** Drawing and background of its card on the home screen. */
  card: { Drawing: Component; ground: "purple" | "stone" };
  /** Message prefix of its sides, if any. */
  sides?: string;
  /** Message prefix of its offices, if any. */
  offices?: string;
  /** Message prefix of the prompts by step, for lists of tables. */
  promptPrefix?: string;
  /** Seating in the lobby: round a floor or in a row. */
  seating: "round" | "row";
  /** Id of its icon in lists of games and tables. */
  icon: string;
  /** URL of the JSON file with its lesson. */
  lessonUrl: string;
  /** The complete rules, from the documentation. */
  complete?: () => Promise<{ default: string }>;
  parts: () => Promise<{ default: GameParts }>;
}

/** Components of a table, TV view, replay and rules page. */
export interface GameParts<P extends Play = Play> {
  Board: Component<BoardProps<P>>;
  /**
   * The board fills a desktop by a grid of its own; otherwise board and tray stand side by side.
   * `with talk`: and shows the chat there.
   */
  desk?: "with talk" | "without talk";
  /** `isSharingForbidden`: the day of a daily challenge is not over, so the result must not be shared. */
  End: Component<{ play: P; children?: Snippet; isSharingForbidden?: boolean; isTv?: boolean }>;
  /** The rules in three pictures, for the lobby; `rules` are the house rules that apply. */
  RulesInBrief?: Component<{ rules: EffectiveRules }>;
  /** The coach, if the game has one. */
  Coach?: Component<CoachProps<P>>;
  /** Later chunks: beside a table, and after a game. */
  pages: () => Promise<{ default: PageParts<P> }>;
  afterGame: () => Promise<{ default: AfterGameParts<P> }>;
  /** Line under the game's name; default is the round. */
  header?: (table: P["table"]) => string;
  /** Beats of each event; default is one beat. */
  choreography?: Choreography;
  /** Sound at the start of a beat. */
  sound?: (event: AnyEvent, part: string) => readonly Note[] | null;
  /** The prompt in words; default is the catalog's. */
  ask?: (play: P) => string;
  /** Text of the TV view during a beat, instead of the prompt. */
  beatText?: (play: P) => string;
  /** Icon of a claim's value, such as a side. */
  claimIcon?: (field: string, value: string) => string;
  /**
   * Announcement of an event for screen readers; default is its text. `isPast`: skipped, and the board has
   * moved on.
   */
  announcement?: (event: AnyEvent, play: P, isPast: boolean) => string;
}

/** Components beside a table. */
export interface PageParts<P extends Play = Play> {
  Television: Component<{ play: P }>;
  /** Symbols and their meaning, above the rules in words. */
  Rules?: Component;
}

/** Components after a game. */
export interface AfterGameParts<P extends Play = Play> {
  Replay: Component<ReplayProps<P>>;
  /** Chapters of a record, from what its viewer may know; default is its rounds. */
  chapters?: (record: Steps) => Chapter[];
  /** The public table in a picture of a moment; default is the players and the round. */
  picture?: (play: P) => MomentParts;
  /** The player's and the best bot's daily result, drawn side by side. */
  Duel?: Component<{ mine: TryAnalysis | null; best: BotsPlayed | null }>;
  /** Analysis of a finished game. */
  analysis: {
    /** Messages of the link. */
    title: string;
    promise: string;
    Screen: Component<AnalysisProps<P>>;
  };
  /** Help page on the accuracy of the analysis. */
  Accuracy?: Component;
  exercise: {
    /** Use the board layout until answered. */
    board?: boolean;
    Screen: Component<ExerciseProps<P>>;
  };
}

/** Props of an exercise. */
export interface ExerciseProps<P extends Play = Play> {
  exercise: Exercise;
  /** The position, without legal actions. */
  play: P;
  answered: Answer | null;
  answer: (given: Pick<Answer, "good" | "score" | "laid">) => void;
  /** All answers on this device, newest last. */
  answers: readonly Answer[];
  /** The top bar. */
  top: Snippet;
  /** Button for the next exercise. */
  children: Snippet;
}

export interface BoardProps<P extends Play = Play> {
  play: P;
  /** The board shows no hints: a lesson or an exercise has its own text. */
  withoutHints?: boolean;
  /** The window is a desktop, and the game has a layout for it. */
  isDesk?: boolean;
  /** The chat, always open beside the board of a desktop. */
  talk?: Snippet;
}

export interface CoachProps<P extends Play = Play> {
  play: P;
  /** Id of the table. */
  table: string;
  /** Adds the coach's snippets to the board; null removes them. */
  setCoach: (view: CoachView | null) => void;
}

export interface ReplayProps<P extends Play = Play> {
  play: P;
  /** All events up to here. */
  events: readonly AnyEvent[];
  /** The record reveals all secrets. */
  allSecrets: boolean;
}

/** Props of an analysis. */
export interface AnalysisProps<P extends Play = Play> {
  record: Steps;
  analysis: NonNullable<AnalysisShown["analysis"]>;
  /** The game at a step, in the viewer's view. */
  playAt: (step: number) => P;
  /** The viewer; null is the spectator view. */
  seat: number | null;
  /** The player's own seat. */
  own: number | null;
  /** Selects another model. */
  selectModel: (model: string) => void;
  /** Step in the URL, if any. */
  step: number | null;
  /** Writes the step to the URL. */
  setStep: (step: number) => void;
  /** Buttons for a step: play on from it (null at the end) as a seat, and share a link. */
  stepActions: Snippet<[from: number | null, seat: number | null, here: number]>;
}
