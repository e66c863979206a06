// What of Idus Martii is seen after a game.
import type { GameLater } from "../folder.ts";
import type { IdusPlay } from "./play.ts";
import Analysis from "./Analysis.svelte";
import Believed from "./Believed.svelte";
import Exercise from "./Exercise.svelte";
import Replay from "./Replay.svelte";

const later: GameLater<IdusPlay> = {
  Replay,
  Believed,
  analysis: {
    title: "web-idus-analysis",
    promise: "web-idus-analysis-promise",
    Screen: Analysis,
  },
  exercise: { title: "web-exercise-idus-martii", Screen: Exercise },
};

export default later as unknown as GameLater;
