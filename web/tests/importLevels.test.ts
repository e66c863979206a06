// Import levels: which imports the ESLint rule refuses.
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import path from "node:path";
import { importLevels } from "../importLevels.js";

const SOURCE = path.join(import.meta.dirname, "../src");
const linter = new Linter();

function faults(file: string, code: string): string[] {
  const config = [
    {
      files: ["**/*.ts"],
      plugins: { lusoria: { rules: { levels: importLevels } } },
      rules: { "lusoria/levels": "error" },
    },
  ];
  return linter
    .verify(code, config as Linter.Config[], path.join(SOURCE, file))
    .map(({ message }) => message);
}

describe("import levels", () => {
  test.each([
    ["lib/net/api.ts", "../i18n/words.svelte.ts"],
    ["lib/table/talk.ts", "../../components/ui/Icon.svelte"],
    ["components/ui/icons.ts", "../../games/canvas.ts"],
    ["games/canvas.ts", "./alea/index.ts"],
    ["games/alea/index.ts", "../../screens/pages.ts"],
  ])("%s may not import %s", (file, target) => {
    expect(faults(file, `import "${target}";`)).toHaveLength(1);
  });

  test.each([
    ["lib/i18n/words.svelte.ts", 'import "../net/api.ts";'],
    ["lib/table/gameLoader.svelte.ts", 'import "../../games/index.ts";'],
    ["games/alea/index.ts", 'import "../canvas.ts"; import "./board/Board.svelte";'],
    ["lib/table/gameLoader.svelte.ts", 'import("../../generic-board/parts.ts");'],
    ["lib/net/api.ts", 'import "svelte";'],
  ])("%s may contain %s", (file, code) => {
    expect(faults(file, code)).toEqual([]);
  });

  test("a file without a level is refused", () => {
    expect(faults("elsewhere/file.ts", 'import "../lib/net/api.ts";')).toHaveLength(1);
  });
});
