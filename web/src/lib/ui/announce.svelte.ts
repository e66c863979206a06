// One polite live region for the whole page. Never a secret.

/** Milliseconds: a screen reader reads what is there when it looks. */
const TOGETHER = 250;
/** So many at once: all of it is read anew whenever something is added. */
const MOST = 3;

class Voice {
  text = $state("");
  /** How often something was said. */
  times = $state(0);
  /** The same, for who speaks in an effect: to read the other there would wake it again, without end. */
  private count = 0;
  private lines: string[] = [];
  private said = -Infinity;
  /** Whether that space is there. */
  private spaced = false;

  /** What was said after so many times; nothing where that was all. */
  since(times: number): string {
    return this.times === times ? "" : this.text;
  }

  /** What follows at once is added; the same twice is told twice: it differs by a space that nobody hears. */
  say(text: string): void {
    if (!text) return;
    const now = performance.now();
    const last = this.lines.join("\n");
    const heard = now - this.said < TOGETHER ? this.lines : [];
    this.lines = [...heard, text].slice(-MOST);
    this.said = now;
    const all = this.lines.join("\n");
    this.spaced = all === last && !this.spaced;
    this.times = ++this.count;
    this.text = this.spaced ? `${all}\u00a0` : all;
  }

  /** What was said is over: it belongs to a screen that is left. */
  hush(): void {
    this.lines = [];
    this.said = -Infinity;
    this.text = "";
  }
}

export const voice = new Voice();
