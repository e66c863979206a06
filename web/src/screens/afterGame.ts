// Chunk of the screens after and between games: replay, analysis, my games, daily challenge, exercises.
//
// One chunk is smaller than several. It loads on first use or when the home screen is idle.
export { default as analysis } from "./analysis/AnalysisScreen.svelte";
export { default as beliefs } from "./analysis/AccuracyScreen.svelte";
export { default as compared } from "./daily/DailyResult.svelte";
export { default as day } from "./daily/DailyScreen.svelte";
export { default as file } from "./replay/OpenFile.svelte";
export { default as games } from "./my-games/MyGames.svelte";
export { default as practice } from "./learn/Exercises.svelte";
export { default as replay } from "./replay/ReplayScreen.svelte";
