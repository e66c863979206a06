"""Benchmarks: speed as a ratio to a named peer in the same run, and strength of bots."""
