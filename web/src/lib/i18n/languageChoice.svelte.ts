// A language that somebody chooses, and whether its words could be had.
import { words, type Language } from "./words.svelte.ts";

export class LanguageChoice {
  failed = $state(false);

  async choose(code: string): Promise<void> {
    this.failed = !(await words.choose(code as Language));
  }
}
