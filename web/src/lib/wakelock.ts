// Screen Wake Lock: the screen of a device stays on while a game is played on it.

/** Keeps the screen on until it is called back. The browser lets go of it whenever the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function request() {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // a low battery, or a page that was hidden meanwhile: it is asked for again when it is seen
    }
  }
  if (!canKeepAwake()) return () => {};
  document.addEventListener("visibilitychange", request);
  void request();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}

export const canKeepAwake = () => "wakeLock" in navigator;

/** Browsers give it to secure pages alone: those of https, and of the machine itself. */
export const keptFromIt = () => !window.isSecureContext;
