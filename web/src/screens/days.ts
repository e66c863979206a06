// Reasons to come back: the challenge of the day, exercises, and what came of all one's games.
// Fetched when somebody looks at them, or the first screen has nothing else to do.
export { default as compared } from "./Compared.svelte";
export { default as day } from "./Day.svelte";
export { default as practice } from "./Exercises.svelte";
export { default as results } from "./Results.svelte";
export { told } from "../lib/daily.ts";
