// What of Alea Romana is seen away from the table.
import type { GameLater } from "../folder.ts";
import type { AleaPlay } from "./play.ts";
import Analysis from "./Analysis.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const later: GameLater<AleaPlay> = {
  Television,
  Replay,
  Rules,
  analysis: {
    title: "web-alea-analysis",
    promise: "web-alea-analysis-promise",
    Screen: Analysis,
  },
};

export default later as unknown as GameLater;
