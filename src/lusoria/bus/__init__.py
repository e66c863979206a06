"""Nudges between nodes: which table has changed, never how. Whoever is nudged reads the log."""
