// The pages around the tables: nobody who plays waits for them.
export { default as learn } from "./learn/Lesson.svelte";
export { default as rules } from "./learn/RulesScreen.svelte";
export { default as settings } from "./Settings.svelte";
export { default as tv } from "./tv/Tv.svelte";
