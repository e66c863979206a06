// What of Alea Romana is seen beside the table: on a television, and below its rules.
import type { GameAside } from "../folder.ts";
import type { AleaPlay } from "./types.ts";
import RulesSymbols from "./onboarding/RulesSymbols.svelte";
import TvBoard from "./tv/TvBoard.svelte";

const aside: GameAside<AleaPlay> = { Television: TvBoard, Rules: RulesSymbols };

export default aside as unknown as GameAside;
