// What a game brings to the client. Each folder beside this file has an `index.ts` that says it for one game.
import type { Component, Snippet } from "svelte";
import type { CoachView, Play } from "../lib/stage/play.ts";
import type { Answer } from "../lib/practice/exerciseProgress.ts";
import type { Note } from "../lib/stage/sound.ts";
import type { Choreography } from "../lib/stage/stage.svelte.ts";
import type { AnalysisShown, AnyEvent, BotsPlayed, Exercise, Steps, Told } from "../lib/net/wire.ts";

/** What the first screen needs of a game; everything else comes when a table of it is opened. */
export interface GameFolder {
  /** What is drawn on its card of the first screen, and on which ground. */
  card: { Drawing: Component; ground: "purple" | "stone" };
  /** How the messages begin that name its sides, where it has any. */
  sides?: string;
  /** How the messages begin that name its offices, where it has any. */
  offices?: string;
  /** How the messages begin that say at each step what is asked of somebody, where nothing else is known. */
  asked?: string;
  /** How people sit at it before it begins: round a floor, or in a row. */
  seating: "round" | "row";
  /** The symbol on the way to its lesson, and the address of the lesson. */
  symbol: string;
  lesson: string;
  /** Its complete rules, as the documentation has them. */
  complete?: () => Promise<{ default: string }>;
  parts: () => Promise<{ default: GameParts }>;
}

/** What a table, a television, a replay and the page with the rules need of a game. */
export interface GameParts<P extends Play = Play> {
  Board: Component<BoardProps<P>>;
  /** Sealed is what tells nothing of the game to others yet. */
  End: Component<{ play: P; children?: Snippet; sealed?: boolean }>;
  /** The training aid, where a table has it: seen by who has lit it. */
  Lamp?: Component<LampProps<P>>;
  /** What nobody waits for who plays: beside the table, and after a game. */
  pages: () => Promise<{ default: PageParts<P> }>;
  afterGame: () => Promise<{ default: AfterGameParts<P> }>;
  /** The line under the name of the game; else what the game calls its round. */
  header?: (table: P["table"]) => string;
  /** What of an event is shown, and for how long; without it, each takes a moment. */
  choreography?: Choreography;
  /** What is heard when (a part of) an event begins to be shown. */
  sound?: (event: AnyEvent, part: string) => readonly Note[] | null;
  /** What is asked of somebody, in words; else what the game asks everywhere. */
  ask?: (play: P) => string;
  /** What stands on a television instead of what is asked, while something is shown. */
  meanwhile?: (play: P) => string;
  /** The symbol of a word that something is claimed with: of a side, say. */
  sign?: (field: string, value: string) => string;
  /** What is said of an event to who does not see the board; else the words that stand on it.
   * What was only caught up with is past: the board shows what came of it later. */
  spoken?: (event: AnyEvent, play: P, isPast: boolean) => string;
}

/** What is seen beside the table. */
export interface PageParts<P extends Play = Play> {
  Television: Component<{ play: P }>;
  /** What follows the rules in words: the symbols, and what each of them means. */
  Rules?: Component;
}

/** What is seen when a game is over. */
export interface AfterGameParts<P extends Play = Play> {
  Replay: Component<ReplayProps<P>>;
  /** How a day's game ended for oneself and for the best bot, side by side, where that can be drawn. */
  Duel?: Component<{ mine: Told | null; best: BotsPlayed | null }>;
  /** Where there is something to say about a game that is over: the door to it, and the screen behind it. */
  analysis?: {
    /** The messages on the door. */
    title: string;
    promise: string;
    Screen: Component<AnalysisProps<P>>;
  };
  /** How far its analysis can be believed: a page of help. */
  Believed?: Component;
  /** Where it has exercises: the message that asks, and the screen. */
  exercise?: {
    title: string;
    /** Before the answer it is a board like that of a table, beside its tray. */
    board?: boolean;
    Screen: Component<ExerciseProps<P>>;
  };
}

/** A position, and one's answer to it. */
export interface ExerciseProps<P extends Play = Play> {
  exercise: Exercise;
  /** The position as a board reads it: nobody plays on. */
  play: P;
  answered: Answer | null;
  answer: (said: Pick<Answer, "good" | "score" | "laid">) => void;
  /** Everything that was answered here, the newest last. */
  answers: readonly Answer[];
  /** Stands over everything: the bar. */
  top: Snippet;
  /** The way on, once it is answered. */
  children: Snippet;
}

export interface BoardProps<P extends Play = Play> {
  play: P;
  /** A lesson says itself what comes next. */
  quiet?: boolean;
}

export interface LampProps<P extends Play = Play> {
  play: P;
  /** The table's id. */
  table: string;
  /** What the board shows by this light; null is the dark. */
  shine: (light: CoachView | null) => void;
}

export interface ReplayProps<P extends Play = Play> {
  play: P;
  /** All that has happened up to here. */
  events: readonly AnyEvent[];
  /** The record tells every secret. */
  allSecrets: boolean;
}

/** What has been worked out about a game, and where one stands in it. */
export interface AnalysisProps<P extends Play = Play> {
  record: Steps;
  analysis: NonNullable<AnalysisShown["analysis"]>;
  /** The game as it stood at a step, through these eyes. */
  playAt: (step: number) => P;
  /** Whose eyes; null is the gallery. */
  seat: number | null;
  /** Who looks sat here. */
  own: number | null;
  /** Another model has been chosen. */
  suppose: (model: string) => void;
  /** The step in the address; null where it has none. */
  step: number | null;
  /** One looks at another step: the address says so. */
  goes: (step: number) => void;
  /** From a moment: to play on from a step (null at the end) as somebody, to hand on where one is. */
  ways: Snippet<[from: number | null, seat: number | null, here: number]>;
}
