// What prettier does not see: mistakes, and names that explain nothing.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/**/*.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      // `t` says a message, x and y are places, `_` is nobody
      "id-length": ["error", { min: 2, exceptions: ["t", "x", "y", "_"], properties: "never" }],
      "no-shadow": "off",
      "@typescript-eslint/no-shadow": "error",
      // `!` says what the types cannot: a seat has a name, a step of a record is there
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "@typescript-eslint/no-empty-function": "off",
      // links are plain links: the router listens for clicks on them
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  { files: ["src/serviceWorker.js"], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    // in the page itself, before anything that could make it older: as old browsers read it
    files: ["src/theme.js"],
    languageOptions: { globals: { __WORDS__: "readonly", __TABLE__: "readonly" } },
    rules: { "no-var": "off", "prefer-const": "off" },
  },
  { files: ["scripts/**", "*.config.*", "tests/**"], languageOptions: { globals: { ...globals.node } } },
);
