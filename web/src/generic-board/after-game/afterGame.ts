// Screens after a game without a folder. The web module of the game may replace analysis and exercise.
import type { AfterGameParts } from "../../games/folder.ts";
import Analysis from "./Analysis.svelte";
import Exercise from "./Exercise.svelte";
import ReplayBoard from "./ReplayBoard.svelte";

export default {
  Replay: ReplayBoard,
  analysis: { title: "web-analysis", promise: "web-plain-analysis-promise", Screen: Analysis },
  exercise: { board: true, Screen: Exercise },
} satisfies AfterGameParts;
