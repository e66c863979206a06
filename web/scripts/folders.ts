// Lists the subfolders of a folder, sorted; empty if the folder does not exist.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Path and results are relative to the project root. */
export function foldersIn(place: string): string[] {
  if (!existsSync(ROOT + place)) return [];
  const entries = readdirSync(ROOT + place, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [`${place}/${entry.name}`] : [])).sort();
}
