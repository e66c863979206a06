// What a table of Idus Martii needs.
import { t } from "../../lib/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import "./chamber.css";
import "./tablets.css";
import { acting, soundOf, spoken } from "./acting.ts";
import { askOf } from "./asking.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import type { IdusPlay } from "./play.ts";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<IdusPlay> = {
  Board,
  End,
  Television,
  Replay,
  Rules,
  header: ({ round, turn, options }) => t("web-idus-round", { round, turn, last: 2 * options.players }),
  acting: (event, before, after) => acting(event as Event, before as Table, after as Table),
  sound: (event, part) => soundOf(event as Event, part),
  spoken: (event, play) => spoken(event as Event, play),
  ask: askOf,
};

export default parts as unknown as GameParts; // to the screens every game is like every other
