// The page's language and catalogs. All texts go through `t`, so that the language can change during a game.
import addresses from "virtual:words";
import { fetchFile } from "../net/fetchFile.ts";
import { Fluent, type Catalog, type Pattern } from "./fluent.ts";
import { LANGUAGES, type Language } from "./languages.gen.ts";
import { prefs } from "../me/prefs.svelte.ts";
import type { Variables } from "./messageVariables.ts";

export { LANGUAGES, type Language };

class Words {
  language = $state.raw<Language>("en");
  private bundle = $state.raw<Fluent | null>(null);
  private catalogs = new Map<Language, Promise<Catalog>>();
  /** Catalog URL of each game that is not built in. */
  private guests = new Map<string, string>();

  /** The last requested language, which may still be loading. */
  private requested: Language = "en";

  /** Loads the language or, failing that, English. False if neither loads. */
  async init(language: Language): Promise<boolean> {
    for (const candidate of [language, "en"] as const) {
      const isLoaded = await this.load(candidate).then(
        () => true,
        () => false,
      );
      if (isLoaded) return true;
    }
    return false;
  }

  async load(language: Language): Promise<void> {
    this.requested = language;
    const catalogs = [
      this.ownCatalog(language),
      ...[...this.guests.values()].map((place) => this.guestCatalogOf(place, language)),
    ];
    // the client's own messages come last, so that a game cannot override them
    const all = await Promise.all(catalogs).then(
      (found) => Object.assign({}, ...found.reverse()) as Catalog,
      (error: unknown) => {
        if (this.requested === language) this.requested = this.language;
        throw error;
      },
    );
    if (this.requested !== language) return;
    this.bundle = new Fluent(language, all);
    this.language = language;
    document.documentElement.lang = language;
  }

  private ownCatalog(language: Language): Promise<Catalog> {
    const catalog = this.catalogs.get(language) ?? fetchCatalog(addresses[language]);
    this.catalogs.set(language, catalog);
    catalog.catch(() => this.catalogs.delete(language));
    return catalog;
  }

  private async guestCatalogOf(place: string, language: Language): Promise<Catalog> {
    try {
      const { guestCatalog } = await import("./guestCatalog.ts");
      return await guestCatalog(place, language);
    } catch {
      return {}; // a missing catalog of one game must not affect the others
    }
  }

  /** Loads the catalogs of games that the client was not built with. */
  async addGuests(guests: Record<string, string>): Promise<void> {
    const added = Object.entries(guests).filter(([game]) => !this.guests.has(game));
    for (const [game, place] of added) this.guests.set(game, place);
    if (added.length) await this.load(this.requested);
  }

  /** Saves the choice. False if the catalog cannot load; then nothing changes. */
  async choose(language: Language): Promise<boolean> {
    try {
      await this.load(language);
    } catch {
      return false;
    }
    prefs.language = language;
    return true;
  }

  has(id: string): boolean {
    return Boolean(this.bundle && id in this.bundle.catalog);
  }

  pattern(id: string): Pattern | undefined {
    return this.bundle?.catalog[id];
  }

  say(id: string, variables?: Variables): string {
    return this.bundle?.say(id, variables) ?? "";
  }
}

async function fetchCatalog(address: string): Promise<Catalog> {
  return (await fetchFile(address)).json();
}

export const words = new Words();

/** The message with this id in the page's language; `id.attribute` for an attribute. */
export function t(id: string, variables?: Variables): string {
  return words.say(id, variables);
}

/** The first of the browser's languages that has a catalog; else English. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
