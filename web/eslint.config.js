// ESLint: likely mistakes and unclear names. Prettier does the formatting.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { importLevels } from "./importLevels.js";
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
      // `t` formats a message, `x` and `y` are coordinates, `_` is unused
      "id-length": ["error", { min: 2, exceptions: ["t", "x", "y", "_"], properties: "never" }],
      "no-shadow": "off",
      "@typescript-eslint/no-shadow": "error",
      // `!` states what the types cannot express, such as that a seat has a name
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "@typescript-eslint/no-empty-function": "off",
      // links are plain `<a>` elements: the router listens for clicks on them
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    plugins: { lusoria: { rules: { "import-levels": importLevels } } },
    rules: { "lusoria/import-levels": "error" },
  },
  { files: ["src/serviceWorker.js"], languageOptions: { globals: { ...globals.serviceworker } } },
  {
    // inlined in the page before any bundled code, so written for old browsers
    files: ["src/theme.js"],
    languageOptions: { globals: { __WORDS__: "readonly", __TABLE__: "readonly" } },
    rules: { "no-var": "off", "prefer-const": "off" },
  },
  {
    files: ["scripts/**", "*.config.*", "importLevels.js", "tests/**"],
    languageOptions: { globals: { ...globals.node } },
  },
);
