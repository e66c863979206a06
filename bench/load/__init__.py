"""Benchmarks of the server: load, long runs and kills."""
