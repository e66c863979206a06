// The pages around the tables: nobody who plays waits for them.
export { default as learn } from "./Learn.svelte";
export { default as rules } from "./Rules.svelte";
export { default as settings } from "./Settings.svelte";
export { default as tv } from "./Tv.svelte";
