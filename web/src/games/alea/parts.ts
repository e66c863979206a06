// What a table of Alea Romana needs.
import { t } from "../../lib/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import type { AleaPlay } from "./play.ts";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const parts: GameParts<AleaPlay> = {
  Board,
  End,
  Television,
  Replay,
  Rules,
  header: ({ round, options }) => t("web-alea-round", { round, players: options.players }),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
