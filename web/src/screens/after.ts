// What comes after a game: to see it again, what could have been known in it, and all that one has played.
export { default as analysis } from "./Analysis.svelte";
export { default as beliefs } from "./Beliefs.svelte";
export { default as file } from "./OpenFile.svelte";
export { default as games } from "./Games.svelte";
export { default as replay } from "./Replay.svelte";
