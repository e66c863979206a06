"""Bots at a table, and the processes they run in."""
