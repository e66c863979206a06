"""What those do who think, as a table: by their cards, the turn and the tokens, whatever they remember.

Strong and master sit among others, and everything they choose is counted. Where little was seen the table
leans on another one. Who is watched here takes nobody for somebody who thinks: what the masters of later make
of this table does not come back into it.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.honest import Honest
from lusoria.core.game import Chance, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Discard, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Options, State
from lusoria.games.idus_martii.policy_keys import PAIRS, attitude
from lusoria.games.idus_martii.view import View
from lusoria.lab.idus_martii.train.regret_minimization import halve, lean, matched, tables
from lusoria.minds.idus_martii.belief.hands import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.strong_and_master import BeliefBot, Master, Strong

GAMES = {5: 4000, 6: 2000, 7: 1200, 8: 1000}
"""By number of players: so many are watched. With more of them a game takes longer, and shows more."""
LEAN = 2.0
"""The other table counts as much as so many choices that were seen."""
TELLS = 100
"""After so many games it is told how far it has come."""
Told = Callable[[int, int], None]


class Unaware(Master):
    """The master, were it to take everybody for somebody who plays by a table."""

    model = "tables"


def distilled(
    rules: Rules, file: bytes, usual: Policy, games: int, seed: int, told: Told = lambda *_: None
) -> Policy:
    """Both sides are averaged with their mirror image. `file` holds what the bots play and think by."""
    company: list[Any] = [Honest(), *(Able(file, policy=name) for name in ("careless", "sharp", "cfr"))]
    company += 2 * [Strong(file), Unaware(file)]
    counted = tables(rules)
    for game in range(games):
        rng = Random(f"{seed} {game}")
        watch([rng.choice(company) for _ in range(rules.players)], Options(rules.players), rng, counted)
        if (game + 1) % TELLS == 0 or game + 1 == games:
            told(game + 1, games)
    halve(counted)
    lean(counted, usual, LEAN)
    return matched(counted, usual)


def watch(sitting: list[Any], options: Options, rng: Random, counted: Policy) -> None:
    """One game, by the reference rules: what the thinkers choose is counted."""
    state: State = IDUS_MARTII.start(options)
    while state.result is None:
        turn: Any = IDUS_MARTII.turn(state)
        if isinstance(turn, Chance):
            state = fold(IDUS_MARTII, state, turn.pick(rng.randrange(turn.total)))
            continue
        seat = turn.seats[0]
        view = IDUS_MARTII.view(state, seat)
        action = sitting[seat].choose(view, rng)
        if isinstance(sitting[seat], BeliefBot) and len(view.legal) > 1:
            count(view, action, counted)
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))


def count(view: View, action: Action, counted: Policy) -> None:
    """Looks and offices are in no table."""
    mine, table = view.mine, view.table
    assert mine is not None
    own, at = attitude(mine.hand), (table.turn - 1, table.loyal, table.traitor)
    match action:
        case Vote(colour=colour):
            counted.vote[(own, *at, COLOURS.index(colour))] += 1
        case Veto(swap=swap):
            counted.swap[(own, *at, COLOURS.index(mine.looks[-1].colour), int(swap))] += 1
        case Replace(colour=colour):
            laid = COLOURS.index(mine.votes[-1].laid)
            counted.replace[(own, *at, laid, COLOURS.index(colour))] += 1
        case Discard(faction=faction):
            gone = PAIRS[own - SIDES].index(FACTIONS.index(faction))
            counted.keep[(own - SIDES, *at, 1 - gone)] += 1
        case _:
            pass
