// Whether this page is older than its server, which then no longer has its files, or speaks another protocol.
class Version {
  stale = $state(false);
}

export const version = new Version();
