// What of Alea Romana is seen beside the table: on a television, and below its rules.
import type { GameAside } from "../folder.ts";
import type { AleaPlay } from "./play.ts";
import Rules from "./Rules.svelte";
import Television from "./Television.svelte";

const aside: GameAside<AleaPlay> = { Television, Rules };

export default aside as unknown as GameAside;
