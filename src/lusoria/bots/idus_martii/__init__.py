"""Bots of Idus Martii that need nothing but the base install, and what all of them have learnt."""
