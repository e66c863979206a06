// Service worker: opens the page offline. Caches files, never games.
//
// A file is cached on first use. Files of other screens come in one archive.
const VERSION = "__VERSION__";
const ARCHIVE = "__ARCHIVE__";
const FILES = ["__FILES__"];
const TYPES = {
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

self.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

async function install() {
  const cache = await caches.open(VERSION);
  await cache.add("/");
  const response = await fetch(ARCHIVE);
  if (!response.ok) throw new Error(`${ARCHIVE}: ${response.status}`);
  const files = Object.entries(await response.json());
  await Promise.all(files.map(([path, text]) => cache.put(path, responseFor(path, text))));
}

function responseFor(path, text) {
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
  return new Response(text, { headers: { "Content-Type": type } });
}

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

// focuses an open page, else opens the list of games
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = self.clients.matchAll({ type: "window" });
  event.waitUntil(open.then(([page]) => (page ? page.focus() : self.clients.openWindow("/games"))));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(file(event));
  }
});

async function file({ request }) {
  const cache = await caches.open(VERSION);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
