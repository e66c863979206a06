// What comes later than the first screen: each part once, from wherever it is asked for.
export const table = () => import("./Table.svelte").then(({ default: it }) => ({ table: it }));
export const pages = () => import("./pages.ts");
export const after = () => import("./after.ts");
export const sheets = () => import("./sheets.ts");
