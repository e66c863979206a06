// The folders in a folder, by name; and none where there is no such folder.
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Paths from the root of the project. */
export function foldersIn(place: string): string[] {
  if (!existsSync(ROOT + place)) return [];
  const entries = readdirSync(ROOT + place, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [`${place}/${entry.name}`] : [])).sort();
}
