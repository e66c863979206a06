"""Balance report of Idus Martii."""
