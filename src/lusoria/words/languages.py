"""The languages we speak. A new one is a line here, and catalogs beside those of the others."""

LANGUAGES = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "la": "Latina",
}
"""Each code with what the language calls itself. `python3 run.py generate` tells the web client."""
