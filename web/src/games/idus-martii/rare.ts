// What stands over the board now and then; nobody waits for it before.
export { default as About } from "./About.svelte";
export { default as FirstDeal } from "./FirstDeal.svelte";
export { default as Marks } from "./Marks.svelte";
