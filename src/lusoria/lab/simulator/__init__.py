"""Bulk simulation: `lusoria.simulate`, its shards, policies and results."""
