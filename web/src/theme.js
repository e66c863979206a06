// Inline script of the page: sets the theme before the first paint.
//
// It also preloads catalog, game metadata and, on a table's URL, the table's chunk.
(function () {
  // reloads the page, up to three times, if its script or stylesheet fails to load
  var failed = false;
  function readTries() {
    try {
      return Number(sessionStorage.getItem("lusoria-tries"));
    } catch (_) {
      return 3; // without storage the reloads would never end
    }
  }
  function writeTries(tries) {
    try {
      sessionStorage.setItem("lusoria-tries", tries);
    } catch (_) {
      // readTries handles blocked storage
    }
  }
  function reload() {
    location.reload();
  }
  function show() {
    var app = document.getElementById("app");
    app.innerHTML =
      '<main class="app pad"><h1>Lusoria</h1><p><button type="button">\u21bb</button></p></main>';
    app.querySelector("button").onclick = reload;
  }
  function onError(event) {
    var file = event.target;
    var isOwn = file.localName === "script" || file.rel === "stylesheet";
    if (failed || !isOwn || file.crossOrigin === null) return; // loadChunk.ts sets no crossOrigin
    failed = true;
    var tries = readTries();
    writeTries(tries + 1);
    if (tries < 3) setTimeout(reload, 2000 * 2 ** tries);
    if (document.getElementById("app")) show();
    else addEventListener("DOMContentLoaded", show);
  }
  addEventListener("error", onError, true);
  addEventListener("load", function () {
    if (!failed) writeTries(0);
  });
  var settings;
  try {
    settings = JSON.parse(localStorage.getItem("lusoria") || "{}");
  } catch (_) {
    settings = {};
  }
  var root = document.documentElement;
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme =
    settings.theme === "light" || settings.theme === "dark" ? settings.theme : dark ? "dark" : "light";
  var places = __WORDS__;
  var preferred = [settings.language].concat(navigator.languages, "en").filter(Boolean);
  var language = preferred
    .map(function (tag) {
      return tag.slice(0, 2).toLowerCase();
    })
    .find(function (code) {
      return places[code];
    });
  if (!language) return;
  var table = location.pathname.startsWith("/t/") ? __TABLE__ : [];
  ["/api/games", places[language]].concat(table).forEach(function (place) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = place;
    document.head.append(link);
  });
})();
