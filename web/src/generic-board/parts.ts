// Generic board: for games without a folder, from their catalog, public view and `legal`.
import type { GameParts } from "../games/folder.ts";
import Board from "./Board.svelte";
import Coach from "./Coach.svelte";
import End from "./End.svelte";
import TvBoard from "./TvBoard.svelte";
import { openPrompt } from "./publicText.ts";

export default {
  Board,
  End,
  Coach,
  pages: async () => ({ default: { Television: TvBoard } }),
  afterGame: () => import("./after-game/afterGame.ts"),
  ask: openPrompt,
} satisfies GameParts;
