// The web board of a plug-in game: an ES module outside of this bundle.
// docs/web-board.md documents the contract; a change here is a new `contract`.
import type { AnyAction, AnyEvent, AnyMine, AnyTable, WebShown } from "../../lib/net/wire.ts";
import type { Variables } from "../../lib/i18n/messageVariables.ts";

/** Default export of the module. */
export interface WebBoard {
  /** True if the board offers all choices itself: then there are no plain buttons. */
  takesChoices?: boolean;
  /** Draws into an empty element of a shadow root. */
  mount(element: HTMLElement, play: WebPlay): MountedBoard;
}

export interface MountedBoard {
  update(play: WebPlay): void;
  destroy(): void;
}

/** What a board reads. Plain data and functions; replaced as a whole by each update. */
export interface WebPlay {
  contract: 1;
  place: "table" | "television" | "replay" | "end";
  /** The viewer's seat; null without one. */
  seat: number | null;
  names: readonly string[];
  table: AnyTable;
  /** Secrets are left out while they are covered. */
  mine: AnyMine | null;
  /** Empty while the viewer cannot act. */
  legal: readonly AnyAction[];
  /** The event that is shown now, on the position before it. */
  event: AnyEvent | null;
  /** Events already shown, newest last. */
  history: readonly AnyEvent[];
  language: string;
  act(action: AnyAction): void;
  words: {
    /** A message of the game's catalog. */
    say(message: string, variables?: Variables): string;
    action(action: AnyAction): string;
    event(event: AnyEvent): string;
    prompt(): string;
  };
}

const loads = new Map<string, Promise<WebBoard>>();

/** Loads the module and checks its form. The hash must match: a script element checks it, `import` cannot. */
export function loadWebBoard({ module: { url, integrity } }: WebShown): Promise<WebBoard> {
  const load = loads.get(url) ?? loadScript(url, integrity).then(() => importBoard(url));
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { type: "module", integrity, src: url });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} cannot be loaded`));
    document.head.append(script);
  });
}

/** The instance that the script element has loaded: modules are kept by URL. */
async function importBoard(url: string): Promise<WebBoard> {
  const { default: board } = (await import(/* @vite-ignore */ url)) as { default?: WebBoard };
  if (typeof board?.mount !== "function") throw new Error(`${url} exports no board by default`);
  return board;
}

/** Adds the stylesheets, and waits for them. */
export function loadStyles(root: ShadowRoot, { styles }: WebShown): Promise<unknown> {
  return Promise.all(
    styles.map(
      ({ url, integrity }) =>
        new Promise<void>((resolve, reject) => {
          const link = Object.assign(document.createElement("link"), {
            rel: "stylesheet",
            integrity,
            href: url,
          });
          link.onload = () => resolve();
          link.onerror = () => reject(new Error(`${url} cannot be loaded`));
          root.append(link);
        }),
    ),
  );
}
