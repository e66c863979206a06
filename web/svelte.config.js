import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    fragments: "tree", // smaller when compressed, and no HTML is parsed at run time
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 6)}`,
  },
};
