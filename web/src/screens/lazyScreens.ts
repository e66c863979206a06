// Screens loaded on demand: each is the entry of a chunk (scripts/chunks.ts).
export const table = () => import("./table/Table.svelte").then(({ default: it }) => ({ table: it }));
export const pages = () => import("./pages.ts");
export const after = () => import("./afterGame.ts");
