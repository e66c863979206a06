// Types of Alea Romana.
import type { Play } from "../../lib/stage/play.ts";
import type { Action, Mine, Table } from "./types.gen.ts";

export type AleaPlay = Play<Table, Mine, Action>;
