// Settings of this device. They are never sent to the server.
import type { Language } from "../i18n/languages.gen.ts";
import { readStored, writeStored } from "../storage.ts";

const KEY = "lusoria";

/** Duration factors. The server uses the same ones. */
export const PACES = { slow: 1.5, normal: 1, fast: 0.3, instant: 0 };
export type Pace = keyof typeof PACES;

interface Settings {
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

const DEFAULTS: Settings = {
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

function readSettings(): Settings {
  const settings = { ...DEFAULTS, ...readStored<Partial<Settings>>(KEY) };
  return settings.pace in PACES ? settings : { ...settings, pace: DEFAULTS.pace };
}

class Prefs {
  private settings = $state.raw<Settings>(readSettings());
  private onStage = false;

  constructor() {
    const accessor = (key: keyof Settings) => ({
      configurable: true,
      get: () => this.settings[key],
      set: (value: unknown) => this.save({ [key]: value }),
    });
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
      Object.defineProperty(this, key, accessor(key));
  }

  /** True if this explanation was shown before. */
  wasShown(explanation: string): boolean {
    return this.settings.met.includes(explanation);
  }
  markShown(explanation: string): void {
    if (!this.wasShown(explanation)) this.save({ met: [...this.settings.met, explanation] });
  }
  /** Show all explanations again, for a new player. */
  forgetShown(): void {
    this.save({ met: [] });
  }

  /** The TV view is dark unless the theme is set explicitly. */
  stage(on: boolean): void {
    this.onStage = on;
    this.apply();
  }

  get dark(): boolean {
    if (this.settings.theme !== "system") return this.settings.theme === "dark";
    return this.onStage || matchMedia("(prefers-color-scheme: dark)").matches;
  }

  private save(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    writeStored(KEY, this.settings);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.toggleAttribute("data-still", this.settings.still);
    root.toggleAttribute("data-large", this.settings.large);
  }
}

/** Each setting is a property; assigning to it saves it. */
export const prefs = new Prefs() as Prefs & Settings;
