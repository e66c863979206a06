// Types of Alea Romana.
import type { Play } from "../../lib/stage/play.ts";
import type { Action, Mine, PlayCard, Table } from "./types.gen.ts";

export type CardKind = PlayCard["card"];
export type AleaPlay = Play<Table, Mine, Action>;
