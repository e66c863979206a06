// Screen-reader announcements through one polite live region. Never pass a secret.

/** Milliseconds. Lines within this time form one announcement. */
const TOGETHER = 250;
/** Lines per announcement: the whole text is read again when a line is added. */
const MOST = 3;

class Announcer {
  text = $state("");
  /** Number of announcements. */
  times = $state(0);
  /** The same number, not reactive: an effect that announces must not depend on it. */
  private count = 0;
  private lines: string[] = [];
  private said = -Infinity;
  /** True if the text ends in a no-break space. */
  private spaced = false;

  /** The text, if something was announced since that count. */
  since(times: number): string {
    return this.times === times ? "" : this.text;
  }

  /** Adds a line. Repeated text alternates a no-break space, so that it is read again. */
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

  /** Clears the region when a screen is left. */
  clear(): void {
    this.lines = [];
    this.said = -Infinity;
    this.text = "";
  }
}

export const announcer = new Announcer();
