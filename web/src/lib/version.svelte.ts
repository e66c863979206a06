// Whether this page is older than its server, which then no longer has its files, or speaks another protocol.
import { api, Refused } from "./api.ts";

class Version {
  stale = $state(false);

  /** A file of this page is not to be had. A server that is there has newer ones; else it is the network. */
  async missed(): Promise<void> {
    const offline = await api.games().then(
      () => false,
      (error: unknown) => error instanceof Refused,
    );
    this.stale ||= !offline;
  }
}

export const version = new Version();
