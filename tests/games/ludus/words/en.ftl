## A stranger's game: as much as every list of games says of it.

ludus-name = Ludus
ludus-tagline = A game among games.
ludus-rules = Whoever plays it knows them.
