// Entry of the client: loads the texts, then shows the first screen.
import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/layout.css";
import "./styles/text.css";
import "./styles/components.css";
import "./styles/screen.css";
import App from "./App.svelte";
import { keepFocus } from "./lib/ui/focus.ts";
import { retryFonts } from "./lib/ui/fonts.ts";
import { games } from "./lib/table/games.svelte.ts";
import { prefs } from "./lib/me/prefs.svelte.ts";
import { route } from "./lib/ui/router.svelte.ts";
import { browserLanguage, words } from "./lib/i18n/words.svelte.ts";
import { registerWorker } from "./lib/net/registerServiceWorker.ts";
import NoCatalog from "./components/ui/NoCatalog.svelte";

async function init(): Promise<void> {
  retryFonts();
  prefs.apply();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => prefs.apply());
  void games.read(); // the first screen waits only for its texts
  const hasTexts = await words.init(prefs.language ?? browserLanguage());
  route.listen();
  keepFocus();
  mount(hasTexts ? App : NoCatalog, { target: document.getElementById("app")! });
  registerWorker();
}

void init();
