// Idus Martii: components of the screens after a game.
import type { AfterGameParts } from "../folder.ts";
import type { IdusPlay } from "./types.ts";
import Analysis from "./analysis/Analysis.svelte";
import ModelAccuracy from "./analysis/ModelAccuracy.svelte";
import Exercise from "./exercise/Exercise.svelte";
import ReplayBoard from "./board/ReplayBoard.svelte";
import { chaptersOf } from "./chapters.ts";
import { momentParts } from "./momentPicture.ts";

const afterGame: AfterGameParts<IdusPlay> = {
  Replay: ReplayBoard,
  chapters: chaptersOf,
  picture: momentParts,
  Accuracy: ModelAccuracy,
  analysis: {
    title: "web-idus-analysis",
    promise: "web-idus-analysis-promise",
    Screen: Analysis,
  },
  exercise: { Screen: Exercise },
};

export default afterGame as unknown as AfterGameParts;
