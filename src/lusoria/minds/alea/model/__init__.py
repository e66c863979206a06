"""Arrays of Alea Romana: dice, gaps, columns, and a snapshot of a table."""
