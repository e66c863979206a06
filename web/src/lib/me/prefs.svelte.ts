// Settings of this device. They are never sent to the server.
import type { Language } from "../i18n/languages.gen.ts";

const PLACE = "lusoria";

/** Duration factors. The server uses the same ones. */
export const PACES = { slow: 1.5, normal: 1, fast: 0.3, instant: 0 };
export type Pace = keyof typeof PACES;

interface Kept {
  language: Language | null;
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Show a browser notification when it is the player's turn. */
  notify: boolean;
  /** Keyboard shortcuts on a board. */
  keys: boolean;
  still: boolean;
  large: boolean;
  pace: Pace;
  /** Several players share this device. */
  handed: boolean;
  /** No one else sees this screen: the player's own secrets need no cover. */
  open: boolean;
  /** Names of the explanations that were shown once. */
  met: readonly string[];
  name: string;
  /** Preferred bots for new tables. */
  company: string;
}

const FIRST: Kept = {
  language: null,
  theme: "system",
  sound: false,
  notify: false,
  keys: true,
  still: false,
  large: false,
  pace: "normal",
  handed: false,
  open: false,
  met: [],
  name: "",
  company: "",
};

function read(): Kept {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return FIRST;
  }
}

class Prefs {
  private kept = $state.raw<Kept>(read());
  private onStage = false;

  get language() {
    return this.kept.language;
  }
  set language(value) {
    this.keep({ language: value });
  }
  get theme() {
    return this.kept.theme;
  }
  set theme(value) {
    this.keep({ theme: value });
  }
  get sound() {
    return this.kept.sound;
  }
  set sound(value) {
    this.keep({ sound: value });
  }
  get notify() {
    return this.kept.notify;
  }
  set notify(value) {
    this.keep({ notify: value });
  }
  get keys() {
    return this.kept.keys;
  }
  set keys(value) {
    this.keep({ keys: value });
  }
  get still() {
    return this.kept.still;
  }
  set still(value) {
    this.keep({ still: value });
  }
  get large() {
    return this.kept.large;
  }
  set large(value) {
    this.keep({ large: value });
  }
  get pace() {
    return this.kept.pace in PACES ? this.kept.pace : "normal";
  }
  set pace(value) {
    this.keep({ pace: value });
  }
  get handed() {
    return this.kept.handed;
  }
  set handed(value) {
    this.keep({ handed: value });
  }
  get open() {
    return this.kept.open;
  }
  set open(value) {
    this.keep({ open: value });
  }
  met(what: string): boolean {
    return this.kept.met.includes(what);
  }
  meet(what: string): void {
    if (!this.met(what)) this.keep({ met: [...this.kept.met, what] });
  }
  /** Show all explanations again, for a new player. */
  forgetMet(): void {
    this.keep({ met: [] });
  }
  get company() {
    return this.kept.company;
  }
  set company(value) {
    this.keep({ company: value });
  }
  get name() {
    return this.kept.name;
  }
  set name(value) {
    this.keep({ name: value });
  }

  /** The TV view is dark unless the theme is set explicitly. */
  stage(on: boolean): void {
    this.onStage = on;
    this.apply();
  }

  get dark(): boolean {
    if (this.kept.theme !== "system") return this.kept.theme === "dark";
    return this.onStage || matchMedia("(prefers-color-scheme: dark)").matches;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // storage is blocked: settings last until the page is closed
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.toggleAttribute("data-still", this.kept.still);
    root.toggleAttribute("data-large", this.kept.large);
  }
}

export const prefs = new Prefs();
