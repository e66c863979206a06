// Prettier: the same line width as the Python code.
export default {
  printWidth: 110,
  // Svelte drops white space at the edges of a tag, so a tag may have its own line
  htmlWhitespaceSensitivity: "ignore",
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
