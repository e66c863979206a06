// One polite live region for the whole page. Never a secret.
/** Milliseconds: a screen reader reads what is there when it looks. */
const TOGETHER = 250;

class Voice {
  text = $state("");
  private said = 0;

  /** What follows at once is added; the same twice is told twice: it differs by a space that nobody hears. */
  say(text: string): void {
    if (!text) return;
    const now = performance.now();
    const before = now - this.said < TOGETHER ? `${this.text} ` : "";
    this.said = now;
    const all = before + text;
    this.text = all === this.text ? all + "\u00a0" : all;
  }
}

export const voice = new Voice();
