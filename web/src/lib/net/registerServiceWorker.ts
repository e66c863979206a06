// Registers the service worker (src/serviceWorker.js) and lets it cache what this page has loaded.

/** Milliseconds after the first screen, so that the worker's archive does not compete with it. */
const START_DELAY_MS = 800;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", cacheLoadedFiles);
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), START_DELAY_MS);
}

/** Requests each file again: the HTTP cache answers, and the worker stores it. */
function cacheLoadedFiles(): void {
  for (const { name } of performance.getEntriesByType("resource"))
    if (name.startsWith(`${location.origin}/assets/`)) fetch(name).catch(() => {});
}
