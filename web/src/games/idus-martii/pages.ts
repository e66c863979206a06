// What of Idus Martii is seen beside the table: on a television, and below its rules.
import type { GameAside } from "../folder.ts";
import type { IdusPlay } from "./types.ts";
import RulesSymbols from "./onboarding/RulesSymbols.svelte";
import TvBoard from "./tv/TvBoard.svelte";

const aside: GameAside<IdusPlay> = { Television: TvBoard, Rules: RulesSymbols };

export default aside as unknown as GameAside;
