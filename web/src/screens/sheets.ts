// What comes up over a table when it is asked for; nobody waits for it before.
export { default as menu } from "./Menu.svelte";
export { default as playOn } from "./PlayOn.svelte";
export { default as talk } from "./TalkSheet.svelte";
