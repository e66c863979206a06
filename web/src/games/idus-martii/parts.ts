// What a table of Idus Martii needs.
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import "./board/chamber.css";
import "./tray/tablets.css";
import { beatsOf, between, notesOf, spoken } from "./choreography.ts";
import { askOf } from "./tray/prompt.ts";
import Board from "./board/Board.svelte";
import End from "./end/End.svelte";
import Coach from "./tray/Coach.svelte";
import type { IdusPlay } from "./types.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<IdusPlay> = {
  Board,
  End,
  Lamp: Coach,
  pages: () => import("./pages.ts"),
  afterGame: () => import("./afterGame.ts"),
  header: ({ round, turn, options }) => t("web-idus-round", { round, turn, last: 2 * options.players }),
  choreography: (event, before, after) => beatsOf(event as Event, before as Table, after as Table),
  sound: (event, part) => notesOf(event as Event, part),
  spoken: (event, play) => spoken(event as Event, play),
  ask: askOf,
  meanwhile: between,
  sign: (field, value) => (field === "colour" ? `v-${value}` : `f-${value}`),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
