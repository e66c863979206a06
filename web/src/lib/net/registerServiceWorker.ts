// Registers the service worker (src/serviceWorker.js), and hands it the files that this page loaded before.

/** Milliseconds after the first screen: the worker's archive competes with nothing that is needed now. */
const IDLE = 800;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", handOver);
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), IDLE);
}

/** The browser's own cache answers, and the worker keeps the answers: the server is not asked again. */
function handOver(): void {
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(`${location.origin}/assets/`)) fetch(name).catch(() => {});
}
