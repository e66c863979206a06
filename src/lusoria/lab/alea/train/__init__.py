"""Training of the Alea Romana bots: column values from exact tables, win probabilities by self-play."""
