// What of Alea Romana is seen after a game.
import type { GameLater } from "../folder.ts";
import type { AleaPlay } from "./play.ts";
import Duel from "./Duel.svelte";
import Analysis from "./Analysis.svelte";
import Exercise from "./Exercise.svelte";
import Replay from "./Replay.svelte";

const later: GameLater<AleaPlay> = {
  Replay,
  Duel,
  analysis: {
    title: "web-alea-analysis",
    promise: "web-alea-analysis-promise",
    Screen: Analysis,
  },
  exercise: { title: "web-exercise-alea", board: true, Screen: Exercise },
};

export default later as unknown as GameLater;
