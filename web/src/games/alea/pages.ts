// Alea Romana: TV board and symbols of the rules.
import type { PageParts } from "../folder.ts";
import type { AleaPlay } from "./types.ts";
import RulesSymbols from "./onboarding/RulesSymbols.svelte";
import TvBoard from "./tv/TvBoard.svelte";

const pages: PageParts<AleaPlay> = { Television: TvBoard, Rules: RulesSymbols };

export default pages as unknown as PageParts;
