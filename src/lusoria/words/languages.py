"""Supported languages. A new one needs a line here and its catalogs."""

LANGUAGES = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "la": "Latina",
}
"""Names in their own language, by code. `python3 run.py generate` copies them to the web client."""
