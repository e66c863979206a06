"""Table state as a value, built from its log, and the orders that change it. Pure."""
