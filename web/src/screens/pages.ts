// Chunk of the screens beside a table: lesson, rules, settings, TV.
export { default as learn } from "./learn/Lesson.svelte";
export { default as rules } from "./learn/RulesScreen.svelte";
export { default as settings } from "./Settings.svelte";
export { default as tv } from "./tv/Tv.svelte";
