"""Builds the documentation site, with an API reference and the JSON Schemas as pages.

Nothing here imports `lusoria`: the site is built in an environment of its own (`requirements/docs.txt`).
"""
