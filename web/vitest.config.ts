import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    conditions: ["browser"],
    alias: { "virtual:words": fileURLToPath(new URL("tests/i18n/no-words.ts", import.meta.url)) },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
