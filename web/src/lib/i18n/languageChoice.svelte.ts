// Language selection, with a flag for a failed download.
import { words, type Language } from "./words.svelte.ts";

export class LanguageChoice {
  failed = $state(false);

  async choose(code: string): Promise<void> {
    this.failed = !(await words.choose(code as Language));
  }
}
