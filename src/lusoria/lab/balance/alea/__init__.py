"""Balance report of Alea Romana."""
