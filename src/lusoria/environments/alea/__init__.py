"""Environments of Alea Romana: adapter, text and picture."""
