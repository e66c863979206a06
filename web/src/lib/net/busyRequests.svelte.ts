// Requests that the server has rate-limited: each waits as long as the response says.

interface Wait {
  /** Method and path, without `/api`. */
  request: string;
  /** Milliseconds since 1970. */
  until: number;
  cancel: () => void;
}

class Busy {
  /** Called when a request starts to wait and none did before. */
  onFirstWait: (seconds: number) => void = () => undefined;
  private waits = $state.raw<readonly Wait[]>([]);
  /** Requests that a notice on the screen already covers. */
  private notices = $state.raw<readonly RegExp[]>([]);
  private now = $state(0);
  private clock: ReturnType<typeof setInterval> | undefined;

  /**
   * Waits up to a second longer than asked, so that devices behind one router do not return together.
   * False if cancelled.
   */
  async wait(request: string, seconds: number): Promise<boolean> {
    this.now = Date.now();
    let cancel = () => {};
    const isOver = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), (seconds + Math.random()) * 1000);
      cancel = () => (clearTimeout(timer), resolve(false));
    });
    const wait = { request, until: this.now + seconds * 1000, cancel };
    if (!this.waits.length) {
      this.onFirstWait(seconds);
      this.clock = setInterval(() => (this.now = Date.now()), 1000);
    }
    this.waits = [...this.waits, wait];
    const isDue = await isOver;
    this.waits = this.waits.filter((other) => other !== wait);
    if (!this.waits.length) clearInterval(this.clock);
    return isDue;
  }

  /** Drops requests that the page no longer needs: each fails with its refusal. */
  cancel(of: RegExp): void {
    for (const { request, cancel } of this.waits) if (of.test(request)) cancel();
  }

  /**
   * Seconds until the next of these requests is sent, or null. Without `of`: of requests without a notice.
   */
  secondsLeft(of?: RegExp): number | null {
    const isCovered = (request: string) =>
      of ? of.test(request) : !this.notices.some((notice) => notice.test(request));
    const left = this.waits.filter(({ request }) => isCovered(request)).map(({ until }) => until - this.now);
    return left.length ? Math.max(1, Math.ceil(Math.min(...left) / 1000)) : null;
  }

  /** Registers a notice; call the returned function to remove it. */
  show(of: RegExp): () => void {
    this.notices = [...this.notices, of];
    return () => (this.notices = this.notices.filter((other) => other !== of));
  }
}

export const busy = new Busy();
