// Assigns modules to chunks: one script and one stylesheet for each group of screens and each board.
import type { Plugin } from "vite";

/** Entry module of each chunk, and the chunk's name. `$1` is the game. */
const ROOTS: readonly [root: RegExp, chunk: string][] = [
  [/.*\/src\/main\.ts$/, "home"],
  [/.*\/src\/screens\/table\/Table\.svelte$/, "table"],
  [/.*\/src\/screens\/pages\.ts$/, "pages"],
  [/.*\/src\/screens\/afterGame\.ts$/, "after"],
  [/.*\/src\/generic-board\/parts\.ts$/, "board plain"],
  [/.*\/src\/generic-board\/after-game\/afterGame\.ts$/, "after plain"],
  [/.*\/src\/games\/([\w-]+)\/parts\.ts$/, "board $1"],
  [/.*\/src\/games\/([\w-]+)\/pages\.ts$/, "pages $1"],
  [/.*\/src\/games\/([\w-]+)\/afterGame\.ts$/, "after $1"],
];

/** The plugin reads the module graph; `nameOf` then tells the bundler the chunk of each module. */
export function chunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const reaching = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "lusoria-chunks",
    apply: "build",
    buildEnd() {
      const reach = (id: string, chunk: string) => {
        const found = reaching.get(id) ?? new Set();
        if (found.has(chunk)) return;
        reaching.set(id, found.add(chunk));
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported, chunk);
      };
      for (const id of this.getModuleIds())
        for (const [root, chunk] of ROOTS) if (root.test(id)) reach(id, id.replace(root, chunk));
    },
  };
  return { plugin, nameOf: (id) => chunkOf([...(reaching.get(id) ?? [])])?.replace(" ", "-") ?? null };
}

/** The chunk of a module, given the chunks whose entries import it, directly or not. Null without any. */
export function chunkOf(importing: readonly string[]): string | null {
  if (importing.length < 2) return importing[0] ?? null;
  for (const first of ["home", "table"]) if (importing.includes(first)) return first;
  const [group, ...groups] = new Set(importing.map((chunk) => chunk.split(" ")[0]!));
  const [game, ...games] = new Set(importing.map((chunk) => chunk.split(" ")[1]));
  if (game && !games.length) return `board ${game}`; // a game's other chunks always load after its board
  if (group !== "board" && !groups.length) return group!;
  // of one board and of pages after other games: other boards do not load it
  return importing.filter((chunk) => chunk.startsWith("board")).length === 1 ? "shared" : "table";
}
