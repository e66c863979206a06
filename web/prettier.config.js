// How the code of the client looks. Columns as in the Python code; generated files are laid out so already.
export default {
  printWidth: 110,
  // Svelte drops white space where a tag begins and ends, so tags may stand on lines of their own
  htmlWhitespaceSensitivity: "ignore",
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
