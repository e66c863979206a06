// Removes everything this device stores about the player, except display and sound settings.
import { prefs } from "./prefs.svelte.ts";

export function clearLocalData(): void {
  prefs.name = "";
  prefs.company = "";
  prefs.forgetMet();
  try {
    // the settings have the bare key `lusoria`; every other key has a suffix
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (/^lusoria[ -]/.test(key)) kept.removeItem(key);
  } catch {
    // storage is blocked, so nothing is stored
  }
}
