// The plain board: for any game without a folder of its own, from its words, its public view and `legal`.
import type { GameParts } from "../games/folder.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Replay from "./Replay.svelte";
import Television from "./Television.svelte";
import { openPrompt } from "./telling.ts";

export default {
  Board,
  End,
  aside: async () => ({ default: { Television } }),
  later: async () => ({ default: { Replay } }),
  ask: openPrompt,
} satisfies GameParts;
