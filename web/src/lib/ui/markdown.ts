// Parses the Markdown subset of the complete rules: headings, paragraphs, lists, tables.

type Block =
  | { kind: "title"; text: string }
  | { kind: "part"; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: string[][] };

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n|\n(?=#)|(?<=^#[^\n]*)\n/m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(text: string): Block {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading) return { kind: heading[1]!.length < 3 ? "title" : "part", text: heading[2]! };
  if (text.startsWith("|")) return { kind: "table", rows: rowsOf(text) };
  if (!text.startsWith("- ")) return { kind: "text", text: text.replace(/\s*\n\s*/g, " ") };
  const items = text.split(/\n(?=- )/).map((item) => item.slice(2).replace(/\s*\n\s*/g, " "));
  return { kind: "list", items };
}

function rowsOf(text: string): string[][] {
  const rows = text.split("\n").filter((row) => !/^[|\s-]+$/.test(row));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** Splits text into plain and bold pieces, alternating. Code and links become plain text. */
export function pieces(text: string): string[] {
  return text
    .replace(/`([^`]*)`/g, "$1")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split("**");
}
