// Screen Wake Lock: keeps the screen on during a game.

/** Keeps the screen on until the returned function is called. Browsers release the lock of a hidden page. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isReleased = false;
  let last = Promise.resolve();
  async function acquire() {
    if (isReleased || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isReleased) await lock.release();
    } catch {
      // low battery or hidden page: requested again when the page is visible
    }
  }
  /** One at a time: two requests in flight would hold two locks and release one. */
  const request = () => void (last = last.then(acquire));
  if (!canKeepAwake()) return () => {};
  document.addEventListener("visibilitychange", request);
  request();
  return () => {
    isReleased = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}

const canKeepAwake = () => "wakeLock" in navigator;

/** Browsers offer wake locks only on HTTPS and localhost. */
export const isInsecurePage = () => !window.isSecureContext;
