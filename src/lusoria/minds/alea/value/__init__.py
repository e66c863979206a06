"""Value functions of Alea Romana: points, win chance, endgames, and the trained networks."""
