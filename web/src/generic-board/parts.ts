// The plain board: for any game without a folder of its own, from its words, its public view and `legal`.
import type { GameParts } from "../games/folder.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import ReplayBoard from "./ReplayBoard.svelte";
import TvBoard from "./TvBoard.svelte";
import { openPrompt } from "./publicText.ts";

export default {
  Board,
  End,
  aside: async () => ({ default: { Television: TvBoard } }),
  later: async () => ({ default: { Replay: ReplayBoard } }),
  ask: openPrompt,
} satisfies GameParts;
