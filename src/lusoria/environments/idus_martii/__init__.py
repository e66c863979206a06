"""Environments of Idus Martii: adapter, text and picture."""
