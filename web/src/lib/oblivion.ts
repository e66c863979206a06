// What this device keeps of a person is forgotten; how the page looks and sounds stays as it was.
import { forget } from "./practice.ts";
import { prefs } from "./prefs.svelte.ts";
import { forgetWhatIfs } from "./whatifs.ts";

export function forgetMe(games: readonly string[]): void {
  prefs.name = "";
  prefs.company = "";
  prefs.forgetMet();
  try {
    forget(games);
    forgetWhatIfs();
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("lusoria")) sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
