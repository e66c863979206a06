"""Erasure of a person's data from tables and records."""
