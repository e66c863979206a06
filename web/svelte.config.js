import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCE = fileURLToPath(new URL("src/", import.meta.url));
/** Every file, in order: the mark of its styles is sent with each of its elements, and so is but a number. */
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".svelte"))
  .sort();

/** No class of our own begins so. */
function mark(hash, filename) {
  const place = files.findIndex((file) => filename.endsWith(`src/${file}`));
  return `_${place < 0 ? hash(filename) : place.toString(36)}`; // it may have been written a moment ago
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    fragments: "tree", // smaller when compressed, and no HTML is parsed at run time
    cssHash: ({ hash, filename }) => mark(hash, filename),
  },
};
