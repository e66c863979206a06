// What comes after a game and between two: to see it again, what could have been known in it, all that one
// has played, the challenge of the day, and exercises. One part, since together they are smaller than apart;
// it is fetched when somebody looks at any of it, or the first screen has nothing else to do.
export { default as analysis } from "./analysis/AnalysisScreen.svelte";
export { default as beliefs } from "./analysis/AccuracyScreen.svelte";
export { default as compared } from "./daily/DailyResult.svelte";
export { default as day } from "./daily/DailyScreen.svelte";
export { default as file } from "./replay/OpenFile.svelte";
export { default as games } from "./my-games/MyGames.svelte";
export { default as practice } from "./learn/Exercises.svelte";
export { default as replay } from "./replay/ReplayScreen.svelte";
