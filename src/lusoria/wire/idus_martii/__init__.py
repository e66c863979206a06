"""Messages of Idus Martii."""
