"""What a solution says of an empty column, in words."""

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.lab.alea.solver.backward_induction import Solution
from lusoria.words import Words

EMPTY = (0,) * ROWS
HANDS = {"no_cards": (), "joker": CARDS[-1:], "all_cards": CARDS}


def tell(said: Words, solution: Solution) -> str:
    heads = [said.say(f"lab-head-{name}") for name in ("turns", *HANDS)]
    rows = [
        [str(turns), *(f"{solution.worth(EMPTY, cards, turns):.6f}" for cards in HANDS.values())]
        for turns in range(1, len(solution.steps))
    ]
    table = [heads, *rows]
    wide = [max(map(len, cells)) for cells in zip(*table, strict=True)]
    lines = ["  ".join(cell.rjust(most) for cell, most in zip(row, wide, strict=True)) for row in table]
    return "\n".join([said.say("lab-solved"), "", *lines])
