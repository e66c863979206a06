// Alea Romana: components of a table.
import type { Component } from "svelte";
import { t } from "../../lib/i18n/words.svelte.ts";
import type { GameParts } from "../folder.ts";
import { beatsOf, soundOfBeat, announcement } from "./choreography.ts";
import "./board/desk.css";
import Board from "./board/Board.svelte";
import End from "./end/End.svelte";
import RulesInBrief from "./onboarding/RulesInBrief.svelte";
import Coach from "./tray/Coach.svelte";
import type { AleaPlay } from "./types.ts";
import type { Event, Table } from "./types.gen.ts";

const parts: GameParts<AleaPlay> = {
  Board,
  desk: "without talk",
  End,
  RulesInBrief: RulesInBrief as Component<object>, // no house rule changes them
  Coach,
  pages: () => import("./pages.ts"),
  afterGame: () => import("./afterGame.ts"),
  choreography: (event, before, after) => beatsOf(event as Event, before as Table, after as Table),
  sound: (event, part) => soundOfBeat(event as Event, part),
  announcement: (event, play, isPast) => announcement(event as Event, play, isPast),
  header: ({ round, options }) => t("web-alea-round", { round, players: options.players }),
};

export default parts as unknown as GameParts; // screens treat all games alike
