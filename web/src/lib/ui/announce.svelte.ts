// Screen-reader announcements through one polite live region. Never pass a secret.

/** Lines within this time form one announcement. */
const MERGE_MS = 250;
/** Lines per announcement: the whole text is read again when a line is added. */
const MAX_LINES = 3;

class Announcer {
  text = $state("");
  /** Number of announcements. */
  times = $state(0);
  /** The same number, not reactive: an effect that announces must not depend on it. */
  private count = 0;
  private lines: string[] = [];
  private lastAt = -Infinity;
  /** True if the text ends in a no-break space. */
  private hasSpace = false;

  /** The text, if something was announced since that count. */
  since(times: number): string {
    return this.times === times ? "" : this.text;
  }

  /** Adds a line. Repeated text alternates a no-break space, so that it is read again. */
  say(text: string): void {
    if (!text) return;
    const now = performance.now();
    const last = this.lines.join("\n");
    const recent = now - this.lastAt < MERGE_MS ? this.lines : [];
    this.lines = [...recent, text].slice(-MAX_LINES);
    this.lastAt = now;
    const all = this.lines.join("\n");
    this.hasSpace = all === last && !this.hasSpace;
    this.times = ++this.count;
    this.text = this.hasSpace ? `${all}\u00a0` : all;
  }

  /** Clears the region when a screen is left. */
  clear(): void {
    this.lines = [];
    this.lastAt = -Infinity;
    this.text = "";
  }
}

export const announcer = new Announcer();
