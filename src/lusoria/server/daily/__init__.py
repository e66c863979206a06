"""Daily challenge: service, statistics, and computations about a day."""
