// What a table of Alea Romana needs.
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import { beatsOf, notesOf, spoken } from "./choreography.ts";
import Board from "./board/Board.svelte";
import End from "./end/End.svelte";
import Coach from "./tray/Coach.svelte";
import type { AleaPlay } from "./types.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<AleaPlay> = {
  Board,
  End,
  Lamp: Coach,
  pages: () => import("./pages.ts"),
  afterGame: () => import("./afterGame.ts"),
  choreography: (event, before, after) => beatsOf(event as Event, before as Table, after as Table),
  sound: (event, part) => notesOf(event as Event, part),
  spoken: (event, play, isPast) => spoken(event as Event, play, isPast),
  header: ({ round, options }) => t("web-alea-round", { round, players: options.players }),
};

export default parts as unknown as GameParts; // to the screens every game is like every other
