"""Worker processes, caches and rate limits. Knows no game, no table and no HTTP."""
