// What of Idus Martii is seen beside the table: on a television, and below its rules.
import type { GameAside } from "../folder.ts";
import type { IdusPlay } from "./play.ts";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const aside: GameAside<IdusPlay> = { Television, Rules };

export default aside as unknown as GameAside;
