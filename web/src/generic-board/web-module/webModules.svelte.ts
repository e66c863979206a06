// Web boards on this page: each is loaded once, and not used again after a failure.
import type { WebShown } from "../../lib/net/wire.ts";
import { loadWebBoard, type WebBoard } from "./webModule.ts";

class WebModules {
  private loaded = $state.raw<Readonly<Record<string, WebBoard>>>({});
  private failed = $state.raw<ReadonlySet<string>>(new Set());

  /** Null until loaded, and after a failure. Loads it at the first call. Reactive. */
  of(web: WebShown): WebBoard | null {
    const { url } = web.module;
    if (this.failed.has(url)) return null;
    const found = this.loaded[url];
    if (!found)
      loadWebBoard(web).then(
        (board) => {
          if (this.loaded[url] !== board) this.loaded = { ...this.loaded, [url]: board };
        },
        (error: unknown) => this.fail(web, error),
      );
    return found ?? null;
  }

  hasFailed(web: WebShown): boolean {
    return this.failed.has(web.module.url);
  }

  fail(web: WebShown, error: unknown): void {
    if (this.hasFailed(web)) return;
    console.error(error);
    this.failed = new Set([...this.failed, web.module.url]);
  }
}

export const webModules = new WebBoards();
