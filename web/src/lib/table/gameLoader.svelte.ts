// Loads the code of games on demand.
import type { PageParts, AfterGameParts, GameParts } from "../../games/folder.ts";
import { FOLDERS } from "../../games/index.ts";
import { version } from "../net/version.svelte.ts";

/** For games without a folder. */
const genericBoard = () => import("../../generic-board/parts.ts");

/** Milliseconds before a retry, if a component still reads it. */
const RETRY_MS = 2000;

class GameLoader {
  private loaded = $state.raw<Record<string, unknown>>({});
  private requests = new Map<string, Promise<void>>();
  private failed = $state.raw<ReadonlySet<string>>(new Set());

  /** True if a load has failed. */
  get hasFailed(): boolean {
    return this.failed.size > 0;
  }

  /** Retries what failed and is still read. */
  retry(): void {
    this.failed = new Set();
    this.loaded = { ...this.loaded };
  }

  /** Null until loaded. Reactive: readers update when it arrives. */
  parts(game: string | undefined): GameParts | null {
    if (!game) return null;
    void this.fetch(game);
    return (this.loaded[game] as GameParts | undefined) ?? null;
  }

  /** The later chunks work in the same way. */
  pages(game: string | undefined): PageParts | null {
    return this.loadMore(game, "pages") as PageParts | null;
  }

  afterGame(game: string | undefined): AfterGameParts | null {
    return this.loadMore(game, "afterGame") as AfterGameParts | null;
  }

  private loadMore(game: string | undefined, which: "pages" | "afterGame"): unknown {
    const parts = this.parts(game);
    const name = `${game} ${which}`;
    if (parts) void this.load(name, parts[which]);
    return this.loaded[name] ?? null;
  }

  fetch(game: string): Promise<void> {
    return this.load(game, FOLDERS[game]?.parts ?? genericBoard);
  }

  private load(name: string, load: () => Promise<{ default: unknown }>): Promise<void> {
    const pending = this.requests.get(name);
    if (pending) return pending;
    const request = load().then((found) => {
      this.loaded = { ...this.loaded, [name]: found.default };
      this.failed = new Set([...this.failed].filter((other) => other !== name));
    });
    request.catch((error: unknown) => {
      this.requests.delete(name);
      this.failed = new Set([...this.failed, name]);
      version.onLoadError(error);
      setTimeout(() => (this.loaded = { ...this.loaded }), RETRY_MS);
    });
    this.requests.set(name, request);
    return request;
  }
}

export const gameLoader = new GameLoader();
