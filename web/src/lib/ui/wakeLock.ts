// Screen Wake Lock: the screen of a device stays on while a game is played on it.

/** Keeps the screen on until the returned function is called. A browser takes the lock from a hidden page. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  let last = Promise.resolve();
  async function acquire() {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // low battery, or the page was hidden meanwhile: requested again when the page is visible
    }
  }
  /** One after the other: two requests in flight would hold two locks, and release one. */
  const request = () => void (last = last.then(acquire));
  if (!canKeepAwake()) return () => {};
  document.addEventListener("visibilitychange", request);
  request();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}

export const canKeepAwake = () => "wakeLock" in navigator;

/** Browsers offer wake locks to secure pages only: HTTPS and localhost. */
export const isInsecurePage = () => !window.isSecureContext;
