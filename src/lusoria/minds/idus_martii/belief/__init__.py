"""Bayesian belief about hidden cards in Idus Martii, and models of the other players."""
