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
  pages: async () => ({ default: { Television: TvBoard } }),
  afterGame: async () => ({ default: { Replay: ReplayBoard } }),
  ask: openPrompt,
} satisfies GameParts;
