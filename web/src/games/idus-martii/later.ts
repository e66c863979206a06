// What of Idus Martii is seen away from the table.
import type { GameLater } from "../folder.ts";
import type { IdusPlay } from "./play.ts";
import Analysis from "./Analysis.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const later: GameLater<IdusPlay> = {
  Television,
  Replay,
  Rules,
  analysis: {
    title: "web-idus-analysis",
    promise: "web-idus-analysis-promise",
    Screen: Analysis,
  },
};

export default later as unknown as GameLater;
