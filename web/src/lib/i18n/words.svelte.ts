// The language of the page. Everything that is said goes through `t`, so that it can change in mid-game.
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
  private known = new Map<Language, Promise<Catalog>>();
  /** Where games that are not built in have their own words, by game. */
  private guests = new Map<string, string>();

  /** What was asked for last, while it is still being fetched. */
  private wanted: Language = "en";

  /** In this language, or else in English; whether there is any word to say. */
  async begin(language: Language): Promise<boolean> {
    for (const one of [language, "en"] as const) {
      const spoken = await this.speak(one).then(
        () => true,
        () => false,
      );
      if (spoken) return true;
    }
    return false;
  }

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const catalogs = [
      this.own(language),
      ...[...this.guests.values()].map((place) => this.of(place, language)),
    ];
    // the house has the last word: a guest can say nothing in its place
    const all = await Promise.all(catalogs).then(
      (found) => Object.assign({}, ...found.reverse()) as Catalog,
      (error: unknown) => {
        if (this.wanted === language) this.wanted = this.language;
        throw error;
      },
    );
    if (this.wanted !== language) return;
    this.bundle = new Fluent(language, all);
    this.language = language;
    document.documentElement.lang = language;
  }

  private own(language: Language): Promise<Catalog> {
    const known = this.known.get(language) ?? fetched(addresses[language]);
    this.known.set(language, known);
    known.catch(() => this.known.delete(language));
    return known;
  }

  private async of(place: string, language: Language): Promise<Catalog> {
    try {
      const { guestCatalog } = await import("./guestCatalog.ts");
      return await guestCatalog(place, language);
    } catch {
      return {}; // a guest who cannot be heard silences nobody else
    }
  }

  /** A game that this client was not built with says its own words: the server has them. */
  async welcome(guests: Record<string, string>): Promise<void> {
    const fresh = Object.entries(guests).filter(([game]) => !this.guests.has(game));
    for (const [game, place] of fresh) this.guests.set(game, place);
    if (fresh.length) await this.speak(this.wanted);
  }

  /** Whether it could be had; else all stays as it was. */
  async choose(language: Language): Promise<boolean> {
    try {
      await this.speak(language);
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

async function fetched(address: string): Promise<Catalog> {
  return (await fetchFile(address)).json();
}

export const words = new Words();

/** The message of this id in the language of the page; `id.attribute` for one of its attributes. */
export function t(id: string, variables?: Variables): string {
  return words.say(id, variables);
}

/** The first language the browser asks for that we speak. */
export function browserLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}
