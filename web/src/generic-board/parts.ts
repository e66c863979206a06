// Generic board: for games without a folder, from their catalog, public view and `legal`.
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
