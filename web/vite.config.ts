import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { LANGUAGES, catalog } from "./scripts/catalogs.ts";
import { chunks } from "./scripts/chunks.ts";
import { foldersIn, ROOT } from "./scripts/folders.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Emits one catalog file per language. `virtual:words` exports their URLs. */
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

/** Without lines that are comments, and without indentation. */
const withoutComments = (script: string) =>
  script
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\n\s*/g, "\n")
    .trim();

/** Inlines theme.js, so that no request delays the first paint. */
function theme(): Plugin {
  return {
    name: "lusoria-theme",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const catalogs = LANGUAGES.flatMap((language) => {
          const name = Object.keys(bundle ?? {}).find((file) => file.startsWith(`assets/words-${language}-`));
          return name ? [[language, `/${name}`]] : [];
        });
        const table = Object.keys(bundle ?? {}).filter((name) =>
          /^assets\/(table|rolldown-runtime)-/.test(name),
        );
        const source = readFileSync(here("src/theme.js"), "utf8")
          .replace("__WORDS__", JSON.stringify(Object.fromEntries(catalogs)))
          .replace("__TABLE__", JSON.stringify(table.map((name) => `/${name}`)));
        return html.replace("<!--theme-->", () => `<script>${withoutComments(source)}</script>`);
      },
    },
  };
}

/** Replaces Vite's preload helper with a smaller one that retries. */
function loader(): Plugin {
  const HELPER = "\0vite/preload-helper.js";
  return {
    name: "lusoria-loader",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === HELPER
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(here("src/lib/net/loadChunk.ts"))}`
        : undefined,
  };
}

/** Inlined as a data URL: saves a request. */
const icon = () => `data:image/svg+xml,${encodeURIComponent(readFileSync(here("public/icon.svg"), "utf8"))}`;

const SYMBOL = /<symbol .*?<\/symbol>/gs;

/** Inlines all SVG symbols, so that `<use href="#id">` needs no request. */
function symbols(): Plugin {
  return {
    name: "lusoria-symbols",
    transformIndexHtml(html) {
      const sheets = ["web/src", ...foldersIn("web/src/games")].map((place) => `${ROOT}${place}/symbols.svg`);
      const texts = sheets.filter((sheet) => existsSync(sheet)).map((sheet) => readFileSync(sheet, "utf8"));
      const found = texts.flatMap((text) => text.match(SYMBOL) ?? []);
      return html
        .replace("__ICON__", icon())
        .replace("<!--symbols-->", `<svg class="sprite" aria-hidden="true">${found.join("")}</svg>`);
    },
  };
}

/** Files that the first screen loads anyway; the service worker caches them on use. */
const ON_USE = /^assets\/(home|words|coins)-|\.woff2$/;

/** Builds the service worker with the list of files, and one archive for later screens. */
function worker(): Plugin {
  const hashed = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return {
    name: "lusoria-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // after Vite has written chunk names into their importers
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => /\.(js|css|woff2|json|svg)$/.test(name));
        const archived: Record<string, string> = {};
        for (const name of ["icon.svg", "manifest.webmanifest"])
          archived[`/${name}`] = readFileSync(here(`public/${name}`), "utf8");
        for (const name of names.sort()) {
          const file = bundle[name]!;
          const text = file.type === "chunk" ? file.code : Buffer.from(file.source).toString();
          if (!ON_USE.test(name)) archived[`/${name}`] = text;
        }
        const archive = JSON.stringify(archived);
        const fileName = `assets/archive-${hashed(archive)}.json`;
        this.emitFile({ type: "asset", fileName, source: archive });
        const files = [...new Set([...Object.keys(archived), ...names.map((name) => `/${name}`)])];
        const source = withoutComments(readFileSync(here("src/serviceWorker.js"), "utf8"))
          .replace('"__VERSION__"', JSON.stringify(hashed(files.join() + fileName)))
          .replace('"__ARCHIVE__"', JSON.stringify(`/${fileName}`))
          .replace('["__FILES__"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

const WITH_THE_PAGE = /assets\/(home|index)-/;

const { plugin: readGraph, nameOf } = chunks();

export default defineConfig({
  plugins: [svelte(), readGraph, words(), theme(), loader(), symbols(), worker()],
  build: {
    outDir: here("../src/lusoria/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids fonts from data: URLs
    modulePreload: {
      polyfill: false,
      // every page has already loaded these
      resolveDependencies: (_, places) => places.filter((place) => !WITH_THE_PAGE.test(place)),
    },
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // `nameOf` names the chunks of dependencies
          groups: [{ name: nameOf, debugName: "screens" }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
