// ESLint rule: files of the client import only from their own level or below.
// Exempt are types, and dynamic imports, which load a part when a game or screen needs it.
import path from "node:path";

/** From the bottom up. The longest matching entry counts; `*` is the folder of a game. */
const LEVELS = [
  ["lib/storage.ts", "lib/net", "lib/i18n/languages.gen.ts", "lib/me/prefs.svelte.ts"],
  ["lib/i18n"],
  ["lib/ui", "lib/me"],
  // the games that exist: their folders register here, and their parts are loaded from here
  [
    "games/index.ts",
    "lib/table/games.svelte.ts",
    "lib/table/gameLoader.svelte.ts",
    "lib/ui/router.svelte.ts",
  ],
  ["lib/stage"],
  ["lib/table"],
  ["lib/daily", "lib/practice", "lib/records"],
  ["components"],
  ["games"],
  ["games/*", "generic-board"],
  ["screens"],
  ["App.svelte"],
  ["main.ts"],
];
const SOURCE = path.join(import.meta.dirname, "src");
const ENTRIES = LEVELS.flatMap((entries, level) => entries.map((entry) => ({ entry, level })));

/** The level of a path below `src`; -1 if it has none. */
export function levelOf(file) {
  const names = [file, file.replace(/^games\/[^/]+\//, "games/*/")];
  const matches = ENTRIES.filter(({ entry }) => names.some((name) => `${name}/`.startsWith(`${entry}/`)));
  return matches.sort((one, other) => other.entry.length - one.entry.length)[0]?.level ?? -1;
}

export const importLevels = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = path.relative(SOURCE, context.filename).replaceAll("\\", "/");
    if (from.startsWith("..")) return {};
    function check(node) {
      const target = node.source?.value;
      if (!target?.startsWith(".") || [node.importKind, node.exportKind].includes("type")) return;
      if (!/\.(ts|svelte)$/.test(target)) return;
      const to = path.posix.join(path.posix.dirname(from), target);
      const [source, imported] = [levelOf(from), levelOf(to)];
      if (source < 0) context.report({ node, message: `${from} has no level in importLevels.js` });
      else if (imported > source)
        context.report({ node, message: `${to} is at a higher level: see importLevels.js` });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
