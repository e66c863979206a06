// The web module of a plug-in game: an ES module outside of this bundle, with screens of the game.
// docs/web-board.md documents the contract; a change here is a new `contract`.
import type {
  AnyAction,
  AnyEvent,
  AnyMine,
  AnyTable,
  Exercise,
  Steps,
  WebShown,
} from "../../lib/net/wire.ts";
import type { Variables } from "../../lib/i18n/messageVariables.ts";

/** Exports of the module. */
export interface WebModule {
  default: WebBoard;
  analysis?: WebScreen<WebAnalysis>;
  exercise?: WebScreen<WebExercise>;
}

/** Draws into an empty element of a shadow root. `shown` is replaced as a whole by each update. */
export interface WebScreen<Shown> {
  mount(element: HTMLElement, shown: Shown): MountedScreen<Shown>;
}

export interface MountedScreen<Shown> {
  update(shown: Shown): void;
  destroy(): void;
}

export interface WebBoard extends WebScreen<WebPlay> {
  /** True if the board offers all choices itself: then there are no plain buttons. */
  takesChoices?: boolean;
}

/** What a board reads. Plain data and functions. */
export interface WebPlay {
  contract: 1;
  place: "table" | "television" | "replay" | "end" | "analysis" | "exercise";
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
    /** A coach's reason; empty without a message for it. */
    reason(reason: object): string;
    prompt(): string;
  };
}

/** What an analysis reads: the position at the selected step, and the whole game. */
export interface WebAnalysis extends WebPlay {
  /** The struct of the game's analysis. */
  analysis: object;
  /** All steps, as the viewer saw them. */
  steps: Steps["steps"];
  /** The selected step. */
  step: number;
  setStep(step: number): void;
}

/** What an exercise reads: its position. `legal` are its choices until it is answered. */
export interface WebExercise extends WebPlay {
  /** The struct of the game's exercise. */
  exercise: Exercise;
  /** Null until answered. */
  answered: { good: boolean; score: number } | null;
  answer(given: { good: boolean; score: number }): void;
}

const loads = new Map<string, Promise<WebModule>>();

/** Loads the module and checks its form. The hash must match: a script element checks it, `import` cannot. */
export function loadWebModule({ module: { url, integrity } }: WebShown): Promise<WebModule> {
  const load = loads.get(url) ?? loadScript(url, integrity).then(() => importModule(url));
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
async function importModule(url: string): Promise<WebModule> {
  const module = (await import(/* @vite-ignore */ url)) as Partial<WebModule>;
  if (typeof module.default?.mount !== "function") throw new Error(`${url} exports no board by default`);
  return module as WebModule;
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
