// Removes everything this device stores about the player, except display and sound settings.
import { prefs } from "./prefs.svelte.ts";

export function clearLocalData(): void {
  prefs.name = "";
  prefs.company = "";
  prefs.forgetShown();
  try {
    // the settings have the bare key `lusoria`; every other key has a suffix
    for (const area of [localStorage, sessionStorage])
      for (const key of Object.keys(area)) if (/^lusoria[ -]/.test(key)) area.removeItem(key);
  } catch {
    // storage is blocked, so nothing is stored
  }
}
