import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCE = fileURLToPath(new URL("src/", import.meta.url));
/**
 * All components. The scope class of a style is an index into this list: short, since every element has it.
 */
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".svelte"))
  .sort();

/** The prefix `_` is not used by any other class. */
function mark(hash, filename) {
  const place = files.findIndex((file) => filename.endsWith(`src/${file}`));
  return `_${place < 0 ? hash(filename) : place.toString(36)}`; // not listed if new in the dev server
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    fragments: "tree", // compresses better, and no HTML is parsed at run time
    cssHash: ({ hash, filename }) => mark(hash, filename),
  },
};
