// What comes after a game and between two: to see it again, what could have been known in it, all that one
// has played, the challenge of the day, and exercises. One part, since together they are smaller than apart;
// it is fetched when somebody looks at any of it, or the first screen has nothing else to do.
export { default as analysis } from "./Analysis.svelte";
export { default as beliefs } from "./Beliefs.svelte";
export { default as compared } from "./Compared.svelte";
export { default as day } from "./Day.svelte";
export { default as file } from "./OpenFile.svelte";
export { default as games } from "./Games.svelte";
export { default as practice } from "./Exercises.svelte";
export { default as replay } from "./Replay.svelte";
