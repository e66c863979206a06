// One polite live region for the whole page. Never a secret.
import { untrack } from "svelte";

/** Milliseconds: a screen reader reads what is there when it looks. */
const TOGETHER = 250;

class Voice {
  text = $state("");
  private said = 0;

  /** What follows at once is added; the same twice is told twice: it differs by a space that nobody hears. */
  say(text: string): void {
    if (!text) return;
    const now = performance.now();
    // whoever has something said does not say it again because something else was
    const last = untrack(() => this.text);
    const all = (now - this.said < TOGETHER ? `${last} ` : "") + text;
    this.said = now;
    this.text = all === last ? all + "\u00a0" : all;
  }
}

export const voice = new Voice();
