"""Bots of Idus Martii that need only the base install, and the policy tables of all its bots."""
