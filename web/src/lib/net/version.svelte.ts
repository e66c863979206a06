// Whether this page is older than its server, which then no longer has its files, or speaks another protocol.
import { FileGone } from "./fetchFile.ts";

const RELOADED = "lusoria-reloaded";

class Version {
  stale = $state(false);

  /** A chunk failed to load. If the server has it no longer, the page is loaded again, once per build. */
  missed(error: unknown): void {
    if (!(error instanceof FileGone)) return;
    if (isFirst(import.meta.url)) location.reload();
    else this.stale = true;
  }
}

/** The name of this module has the hash of its build. */
function isFirst(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false;
    sessionStorage.setItem(RELOADED, build);
    return true;
  } catch {
    return false; // where nothing can be kept, the page would be loaded again and again
  }
}

export const version = new Version();
