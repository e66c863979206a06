// What is not there when a table opens: what stands over the board now and then, and what one reads while
// others act.
export { default as About } from "./About.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as FirstDeal } from "./FirstDeal.svelte";
export { default as LastVotes } from "./LastVotes.svelte";
export { default as LedgerPanel } from "./LedgerPanel.svelte";
export { default as Marks } from "./Marks.svelte";
export { default as MyVote } from "./MyVote.svelte";
export { default as Waiting } from "./Waiting.svelte";
