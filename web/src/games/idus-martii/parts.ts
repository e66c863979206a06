// Idus Martii: components of a table.
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import "./board/chamber.css";
import "./board/desk.css";
import "./tray/tablets.css";
import { beatsOf, interimText, soundOfBeat, announcement } from "./choreography.ts";
import { promptText } from "./tray/prompt.ts";
import Board from "./board/Board.svelte";
import End from "./end/End.svelte";
import RulesInBrief from "./onboarding/RulesInBrief.svelte";
import Coach from "./tray/Coach.svelte";
import type { IdusPlay } from "./types.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<IdusPlay> = {
  Board,
  desk: "with talk",
  End,
  RulesInBrief,
  Coach,
  pages: () => import("./pages.ts"),
  afterGame: () => import("./afterGame.ts"),
  header: ({ round, turn, options }) => t("web-idus-round", { round, turn, last: 2 * options.players }),
  choreography: (event, before, after) => beatsOf(event as Event, before as Table, after as Table),
  sound: (event, part) => soundOfBeat(event as Event, part),
  announcement: (event, play) => announcement(event as Event, play),
  ask: promptText,
  beatText: interimText,
  claimIcon: (field, value) => (field === "colour" ? `v-${value}` : `f-${value}`),
};

export default parts as unknown as GameParts; // screens treat all games alike
