"""Bots of Alea Romana that need only the base install."""
