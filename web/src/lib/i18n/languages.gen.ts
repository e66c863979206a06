// Written by `python3 run.py generate` from lusoria/words/languages.py; do not edit.

/** Every language that we speak: its code, and what it calls itself. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  la: "Latina",
} as const;

export type Language = keyof typeof LANGUAGES;
