import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { LANGUAGES, catalog } from "./scripts/catalogs.ts";
import { foldersIn, ROOT } from "./scripts/folders.ts";
import { lean } from "./scripts/lean.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The catalogs as files of their own, one a language: data, not code. `virtual:words` says where. */
function words(): Plugin {
  let building = false;
  return {
    name: "lusoria-words",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === "virtual:words" ? "\0virtual:words" : undefined),
    load(id) {
      if (id !== "\0virtual:words") return;
      const addresses = LANGUAGES.map((language) => {
        if (!building) return `${language}: "/@words/${language}.json"`;
        const source = JSON.stringify(catalog(language));
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/words-${language}-${hash}.json`;
        this.emitFile({ type: "asset", fileName, source });
        return `${language}: "/${fileName}"`;
      });
      return `export default { ${addresses.join(", ")} }`;
    },
    configureServer(server) {
      server.middlewares.use("/@words/", (request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(catalog((request.url ?? "").slice(1, 3))));
      });
    },
  };
}

/** In the page, so that no request stands before the first paint; the words are fetched beside the code. */
function theme(): Plugin {
  return {
    name: "lusoria-theme",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const told = LANGUAGES.flatMap((language) => {
          const name = Object.keys(bundle ?? {}).find((one) => one.startsWith(`assets/words-${language}-`));
          return name ? [[language, `/${name}`]] : [];
        });
        const source = readFileSync(here("src/theme.js"), "utf8").replace(
          "__WORDS__",
          JSON.stringify(Object.fromEntries(told)),
        );
        const small = source
          .replace(/^\s*\/\/.*$/gm, "")
          .replace(/\n\s*/g, "\n")
          .trim();
        return html.replace("<!--theme-->", () => `<script>${small}</script>`);
      },
    },
  };
}

/** What comes later is fetched in a few lines; what Vite brings for it does much more, and weighs more. */
function loader(): Plugin {
  const HELPER = "\0vite/preload-helper.js";
  return {
    name: "lusoria-loader",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === HELPER
        ? `export { load as __vitePreload } from ${JSON.stringify(here("src/lib/load.ts"))}`
        : undefined,
  };
}

const SYMBOL = /<symbol .*?<\/symbol>/gs;

/** Every symbol once in the page, so that `<use href="#id">` finds it without a request. */
function symbols(): Plugin {
  return {
    name: "lusoria-symbols",
    transformIndexHtml(html) {
      const sheets = ["web/src", ...foldersIn("web/src/games")].map((place) => `${ROOT}${place}/symbols.svg`);
      const texts = sheets.filter((sheet) => existsSync(sheet)).map((sheet) => readFileSync(sheet, "utf8"));
      const found = texts.flatMap((text) => text.match(SYMBOL) ?? []);
      return html.replace("<!--symbols-->", `<svg class="sprite" aria-hidden="true">${found.join("")}</svg>`);
    },
  };
}

/** The service worker knows the name of every file of this build. */
function worker(): Plugin {
  return {
    name: "lusoria-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|woff2|json|svg)$/.test(name));
      const shell = ["/", "/icon.svg", "/manifest.webmanifest", ...files.map((name) => `/${name}`).sort()];
      const version = createHash("sha256").update(shell.join()).digest("base64url").slice(0, 10);
      const source = readFileSync(here("src/worker.js"), "utf8")
        .replace(/^\/\/.*$/gm, "")
        .replace('"__VERSION__"', JSON.stringify(version))
        .replace('["__SHELL__"]', JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** What a game brings is called after the game; the plain board is called plain. */
function named(module: string | null): string {
  const rules = /([\w-]+)\.md\?raw$/.exec(module ?? "");
  if (rules) return `rules-${rules[1]}`;
  return /([\w-]+)\/parts\.ts$/.exec(module ?? "")?.[1] ?? "[name]";
}

const WITH_THE_PAGE = /assets\/(svelte|shared|index|rolldown-runtime)-/;

export default defineConfig({
  plugins: [svelte(), lean(), words(), theme(), loader(), symbols(), worker()],
  build: {
    outDir: here("../src/lusoria/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no fonts from data: addresses
    modulePreload: {
      polyfill: false,
      // what every page came with is there: no part need ask for it again
      resolveDependencies: (_, places) => places.filter((place) => !WITH_THE_PAGE.test(place)),
    },
    target: "es2022",
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId)}-[hash].js`,
        // what several parts share lies in few files, not in one for each pair of them
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules\/(svelte|clsx|esm-env)\// },
            { name: "shared", test: /\/src\/(parts|lib)\//, minShareCount: 3 },
            {
              name: (module: string) => /games\/([\w-]+)\//.exec(module)?.[1] + "-pieces",
              test: /\/src\/games\/[\w-]+\//,
              minShareCount: 4,
            },
            { name: "chart", test: /\/src\/games\/(AsTable|Chart|chart|Plot)\./ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
