"""Generated pages of the documentation site: API reference and JSON Schemas. `mkdocs.yml` loads `hooks.py`.

Nothing here imports `lusoria`: the site is built in an environment of its own (`requirements/docs.txt`).
"""
