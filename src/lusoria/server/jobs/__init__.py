"""Analyses and coaching in worker processes."""
