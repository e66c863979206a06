// What a table of Alea Romana needs.
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import { acting, notesOf, spoken } from "./acting.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Lamp from "./Lamp.svelte";
import type { AleaPlay } from "./play.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<AleaPlay> = {
  Board,
  End,
  Lamp,
  aside: () => import("./aside.ts"),
  later: () => import("./later.ts"),
  acting: (event, before, after) => acting(event as Event, before as Table, after as Table),
  sound: (event, part) => notesOf(event as Event, part),
  spoken: (event, play, isPast) => spoken(event as Event, play, isPast),
  header: ({ round, options }) => t("web-alea-round", { round, players: options.players }),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
