// Web modules on this page: each is loaded once, and not used again after a failure.
import { games } from "../../lib/table/games.svelte.ts";
import type { WebShown } from "../../lib/net/wire.ts";
import { loadWebModule, type WebModule } from "./webModule.ts";

/** A screen of a game's module, or why there is none. */
export type Found<Name extends keyof WebModule> =
  | { state: "loaded"; web: WebShown; screen: NonNullable<WebModule[Name]> }
  | { state: "loading" | "failed" | "none" };

class WebModules {
  private loaded = $state.raw<Readonly<Record<string, WebModule>>>({});
  private failed = $state.raw<ReadonlySet<string>>(new Set());

  /** Loads the module at the first call. Reactive. */
  find<Name extends keyof WebModule>(game: string, name: Name): Found<Name> {
    const web = games.of(game)?.web;
    if (!web) return { state: "none" };
    const { url } = web.module;
    if (this.failed.has(url)) return { state: "failed" };
    const module = this.loaded[url];
    if (!module) {
      this.load(web);
      return { state: "loading" };
    }
    const screen = module[name];
    return screen ? { state: "loaded", web, screen } : { state: "none" };
  }

  private load(web: WebShown): void {
    const { url } = web.module;
    loadWebModule(web).then(
      (module) => {
        if (this.loaded[url] !== module) this.loaded = { ...this.loaded, [url]: module };
      },
      (error: unknown) => this.fail(web, error),
    );
  }

  /** Shows the client's own screens from now on, for the board, too. */
  fail(web: WebShown, error: unknown): void {
    const { url } = web.module;
    if (this.failed.has(url)) return;
    console.error(error);
    this.failed = new Set([...this.failed, url]);
  }
}

export const webModules = new WebModules();
