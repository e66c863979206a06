// Detects that the server has a newer build or protocol than this page.
import { FileGone } from "./fetchFile.ts";

const RELOAD_KEY = "lusoria-reloaded";

class Version {
  stale = $state(false);

  /** Call when a chunk fails to load. If the server no longer has it, reloads once per build. */
  onLoadError(error: unknown): void {
    if (!(error instanceof FileGone)) return;
    if (isFirstReload(import.meta.url)) location.reload();
    else this.stale = true;
  }
}

/** This module's URL contains the hash of its build. */
function isFirstReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === build) return false;
    sessionStorage.setItem(RELOAD_KEY, build);
    return true;
  } catch {
    return false; // without storage the page would reload endlessly
  }
}

export const version = new Version();
