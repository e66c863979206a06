// What this device keeps of a person is forgotten; how the page looks and sounds stays as it was.
import { prefs } from "./prefs.svelte.ts";

export function forgetMe(): void {
  prefs.name = "";
  prefs.company = "";
  prefs.forgetMet();
  try {
    // whatever it is: exercises, what-ifs, what was read; the settings alone have the bare name of the house
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (/^lusoria[ -]/.test(key)) kept.removeItem(key);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
