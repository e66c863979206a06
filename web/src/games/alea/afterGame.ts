// Alea Romana: components of the screens after a game.
import type { AfterGameParts } from "../folder.ts";
import type { AleaPlay } from "./types.ts";
import DailyDuel from "./end/DailyDuel.svelte";
import Analysis from "./analysis/Analysis.svelte";
import Exercise from "./exercise/Exercise.svelte";
import ReplayBoard from "./board/ReplayBoard.svelte";
import { chaptersOf } from "./chapters.ts";
import { momentParts } from "./momentPicture.ts";

const afterGame: AfterGameParts<AleaPlay> = {
  Replay: ReplayBoard,
  chapters: chaptersOf,
  picture: momentParts,
  Duel: DailyDuel,
  analysis: {
    title: "web-alea-analysis",
    promise: "web-alea-analysis-promise",
    Screen: Analysis,
  },
  exercise: { board: true, Screen: Exercise },
};

export default afterGame as unknown as AfterGameParts;
