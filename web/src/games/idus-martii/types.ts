// Types of Idus Martii.
import type { Play } from "../../lib/stage/play.ts";
import type { Action, Mine, Table } from "./types.gen.ts";

export type IdusPlay = Play<Table, Mine, Action>;
