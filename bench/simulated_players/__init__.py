"""Simulated players, tables and a server for `soak` and `kills`."""
