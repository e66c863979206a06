// Requests that the server refused for speed: each waits as long as the answer says, and the page says so.
import { voice } from "../ui/announce.svelte.ts";
import { t } from "../i18n/words.svelte.ts";

interface Wait {
  /** Method and path, without `/api`. */
  request: string;
  /** Milliseconds since 1970. */
  until: number;
}

class Busy {
  private waits = $state.raw<readonly Wait[]>([]);
  /** What the notices on the screen speak of. */
  private notices = $state.raw<readonly RegExp[]>([]);
  private now = $state(0);
  private clock: ReturnType<typeof setInterval> | undefined;

  /** Up to a second longer than named: those behind one router do not come back all at once. */
  async wait(request: string, seconds: number): Promise<void> {
    this.now = Date.now();
    const wait = { request, until: this.now + seconds * 1000 };
    if (!this.waits.length) {
      voice.say(t("web-busy", { seconds }));
      this.clock = setInterval(() => (this.now = Date.now()), 1000);
    }
    this.waits = [...this.waits, wait];
    await new Promise((resolve) => setTimeout(resolve, (seconds + Math.random()) * 1000));
    this.waits = this.waits.filter((one) => one !== wait);
    if (!this.waits.length) clearInterval(this.clock);
  }

  /** Seconds until one of these requests is sent again, or null; without `of`, those without a notice. */
  secondsLeft(of?: RegExp): number | null {
    const told = (request: string) =>
      of ? of.test(request) : !this.notices.some((notice) => notice.test(request));
    const left = this.waits.filter(({ request }) => told(request)).map(({ until }) => until - this.now);
    return left.length ? Math.max(1, Math.ceil(Math.min(...left) / 1000)) : null;
  }

  /** A notice is on the screen until the returned function is called. */
  show(of: RegExp): () => void {
    this.notices = [...this.notices, of];
    return () => (this.notices = this.notices.filter((one) => one !== of));
  }
}

export const busy = new Busy();
