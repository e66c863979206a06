// Idus Martii: TV board and symbols of the rules.
import type { PageParts } from "../folder.ts";
import type { IdusPlay } from "./types.ts";
import RulesSymbols from "./onboarding/RulesSymbols.svelte";
import TvBoard from "./tv/TvBoard.svelte";

const pages: PageParts<IdusPlay> = { Television: TvBoard, Rules: RulesSymbols };

export default pages as unknown as PageParts;
