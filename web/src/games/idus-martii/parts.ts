// What a table of Idus Martii needs.
import { t } from "../../lib/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import "./chamber.css";
import "./tablets.css";
import Board from "./Board.svelte";
import End from "./End.svelte";
import type { IdusPlay } from "./play.ts";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const parts: GameParts<IdusPlay> = {
  Board,
  End,
  Television,
  Replay,
  Rules,
  header: ({ round, turn, options }) => t("web-idus-round", { round, turn, last: 2 * options.players }),
  showsFirst: (events) => events.some((event) => event.type === "votes_scored"),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
