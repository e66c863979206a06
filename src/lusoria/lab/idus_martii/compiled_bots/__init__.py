"""Bots of Idus Martii as compiled policies."""
