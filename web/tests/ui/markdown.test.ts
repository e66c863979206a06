import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blocks, pieces } from "../../src/lib/ui/markdown.ts";

const rulesOf = (game: string) => readFileSync(new URL(`../../../docs/${game}.md`, import.meta.url), "utf8");

it.each(["alea", "idus-martii"])("all rules of %s are parsed", (game) => {
  const source = rulesOf(game);
  const all = blocks(source);
  expect(all[0]).toMatchObject({ kind: "title" });
  const shown = all.flatMap((block) =>
    block.kind === "list" ? block.items : block.kind === "table" ? block.rows.flat() : [block.text],
  );
  // no sign of Markdown is left where people read
  for (const text of shown) expect(pieces(text).join(""), text).not.toMatch(/^[#|]|^- |\*\*|`|\]\(/);
  // and every rule is there with its number in bold
  const numbers = source.match(/^- \*\*[A-Z]\d+(\.\d+)?\*\*/gm) ?? [];
  expect(numbers.length).toBeGreaterThan(20);
  const items = all.flatMap((block) => (block.kind === "list" ? block.items : []));
  expect(items.filter((item) => /^\*\*[A-Z]\d/.test(item))).toHaveLength(numbers.length);
});

it("headings, lists and tables are parsed", () => {
  const source =
    "# Game\n\nOne\nline.\n\n## Part\n- **A1** first\n  goes on\n- second\n\n" +
    "| a | b |\n|---|---|\n| 1 | 2 |\n";
  expect(blocks(source)).toEqual([
    { kind: "title", text: "Game" },
    { kind: "text", text: "One line." },
    { kind: "title", text: "Part" },
    { kind: "list", items: ["**A1** first goes on", "second"] },
    {
      kind: "table",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
  ]);
  expect(pieces("**A1** see [there](x.md) `now`")).toEqual(["", "A1", " see there now"]);
});
