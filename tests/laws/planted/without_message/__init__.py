"""A catalog with a fault, for tests."""
