// What a table of Idus Martii needs.
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import "./chamber.css";
import "./tablets.css";
import { acting, between, notesOf, spoken } from "./acting.ts";
import { askOf } from "./asking.ts";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Lamp from "./Lamp.svelte";
import type { IdusPlay } from "./play.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<IdusPlay> = {
  Board,
  End,
  Lamp,
  aside: () => import("./aside.ts"),
  later: () => import("./later.ts"),
  header: ({ round, turn, options }) => t("web-idus-round", { round, turn, last: 2 * options.players }),
  acting: (event, before, after) => acting(event as Event, before as Table, after as Table),
  sound: (event, part) => notesOf(event as Event, part),
  spoken: (event, play) => spoken(event as Event, play),
  ask: askOf,
  meanwhile: between,
  sign: (field, value) => (field === "colour" ? `v-${value}` : `f-${value}`),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
