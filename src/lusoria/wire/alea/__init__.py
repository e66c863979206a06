"""Messages of Alea Romana."""
