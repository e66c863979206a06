"""Speed, always as a ratio against a named peer in the same run: machines are noisy, ratios less so."""
