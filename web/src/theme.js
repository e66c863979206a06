// In the page itself, before the first paint: the theme that was chosen.
// And on their way already: the words in the language that was, and which games there are.
(function () {
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem("lusoria") || "{}");
  } catch (_) {
    kept = {};
  }
  var root = document.documentElement;
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  var places = __WORDS__;
  var asked = [kept.language].concat(navigator.languages, "en").filter(Boolean);
  var language = asked
    .map(function (tag) {
      return tag.slice(0, 2).toLowerCase();
    })
    .find(function (code) {
      return places[code];
    });
  if (!language) return;
  ["/api/games", places[language]].forEach(function (place) {
    var link = document.createElement("link");
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = place;
    document.head.append(link);
  });
})();
