"""Two players of Alea Romana who need nothing but the rules: one careless, one who knows the odds."""
