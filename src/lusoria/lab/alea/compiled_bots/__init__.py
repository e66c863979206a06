"""Bots of Alea Romana as compiled policies, and compiled matches between them."""
