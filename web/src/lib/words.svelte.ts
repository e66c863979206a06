// The language of the page. Everything that is said goes through `t`, so that it can change in mid-game.
import addresses from "virtual:words";
import { Fluent } from "./fluent.ts";
import { LANGUAGES, type Language } from "./languages.gen.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Variables } from "./telling.ts";

export { LANGUAGES, type Language };

class Words {
  language = $state.raw<Language>("en");
  private bundle = $state.raw<Fluent | null>(null);
  private known = new Map<Language, Fluent>();

  async speak(language: Language): Promise<void> {
    let bundle = this.known.get(language);
    if (!bundle) {
      const answer = await fetch(addresses[language]);
      bundle = new Fluent(language, await answer.json());
      this.known.set(language, bundle);
    }
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.speak(language);
    prefs.language = language;
  }

  has(id: string): boolean {
    return Boolean(this.bundle && id in this.bundle.catalog);
  }

  say(id: string, variables?: Variables): string {
    return this.bundle?.say(id, variables) ?? "";
  }
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
