// Alea Romana: components of the screens after a game.
import type { AfterGameParts } from "../folder.ts";
import type { AleaPlay } from "./types.ts";
import DailyDuel from "./end/DailyDuel.svelte";
import Analysis from "./analysis/Analysis.svelte";
import Exercise from "./exercise/Exercise.svelte";
import ReplayBoard from "./board/ReplayBoard.svelte";

const afterGame: AfterGameParts<AleaPlay> = {
  Replay: ReplayBoard,
  Duel: DailyDuel,
  analysis: {
    title: "web-alea-analysis",
    promise: "web-alea-analysis-promise",
    Screen: Analysis,
  },
  exercise: { board: true, Screen: Exercise },
};

export default afterGame as unknown as AfterGameParts;
