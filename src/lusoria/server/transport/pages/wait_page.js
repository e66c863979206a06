// Applies the theme of the settings, if one is set.
try {
  var theme = JSON.parse(localStorage.getItem("lusoria") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (_) {
  // the theme of the system stays
}
