// Everything but the first screen, in one file: it compresses better, and a table needs most of it.
export { default as games } from "./Games.svelte";
export { default as learn } from "./Learn.svelte";
export { default as replay } from "./Replay.svelte";
export { default as rules } from "./Rules.svelte";
export { default as settings } from "./Settings.svelte";
export { default as table } from "./Table.svelte";
export { default as tv } from "./Tv.svelte";
