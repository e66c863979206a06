// All games with a folder. No file outside of a folder names a game.
import type { GameFolder } from "./folder.ts";

const found = import.meta.glob<GameFolder>("./*/index.ts", { eager: true, import: "default" });

export const FOLDERS: Readonly<Record<string, GameFolder>> = Object.fromEntries(
  Object.entries(found).map(([path, folder]) => [path.split("/")[1]!, folder]),
);
