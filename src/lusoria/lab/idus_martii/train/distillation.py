"""Distils the strong bots into a table: their choices by cards, turn and tokens, without memory.

Strong and master play among others, and each of their choices is counts. Where there are few counts, the
table falls back to another one. The bots counted here do not expect others to play by the new table, so it
does not depend on itself.
"""

from random import Random
from typing import Any

from lusoria.bots.idus_martii.able import Able
from lusoria.bots.idus_martii.honest import Honest
from lusoria.core.game import Chance, fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Discard, Replace, Veto, Vote
from lusoria.games.idus_martii.model import COLOURS, FACTIONS, Options, State
from lusoria.games.idus_martii.policy_keys import PAIRS, preference
from lusoria.games.idus_martii.view import View
from lusoria.lab.idus_martii.train.regret_minimization import (
    Progress,
    add_policy,
    average_with_mirror,
    match_regrets,
    zero_tables,
)
from lusoria.minds.idus_martii.belief.deals import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.strong_and_master import BeliefBot, Master, Strong

GAMES_BY_PLAYERS = {5: 4000, 6: 2000, 7: 1200, 8: 1000}
"""By number of players. With more players a game takes longer, and has more choices."""
FALLBACK_WEIGHT = 2.0  # of the other table, in choices counted
PROGRESS_STEP = 100  # games between two calls of `progress`


class TableMaster(Master):
    """Master with a model in which all others play by tables."""

    model = "tables"


def distill(
    rules: Rules, file: bytes, usual: Policy, games: int, seed: int, progress: Progress = lambda *_: None
) -> Policy:
    """Both sides are averaged with their mirror image. `file` has the tables of the bots that play."""
    bots: list[Any] = [Honest(), *(Able(file, policy=name) for name in ("careless", "sharp", "cfr"))]
    bots += 2 * [Strong(file), TableMaster(file)]
    counts = zero_tables(rules)
    for game in range(games):
        rng = Random(f"{seed} {game}")
        play_game([rng.choice(bots) for _ in range(rules.players)], Options(rules.players), rng, counts)
        if (game + 1) % PROGRESS_STEP == 0 or game + 1 == games:
            progress(game + 1, games)
    average_with_mirror(counts)
    add_policy(counts, usual, FALLBACK_WEIGHT)
    return match_regrets(counts, usual)


def play_game(bots: list[Any], options: Options, rng: Random, counts: Policy) -> None:
    """Plays one game by the reference rules, and counts the choices of the strong bots."""
    state: State = IDUS_MARTII.start(options)
    while state.result is None:
        turn: Any = IDUS_MARTII.turn(state)
        if isinstance(turn, Chance):
            state = fold(IDUS_MARTII, state, turn.pick(rng.randrange(turn.total)))
            continue
        seat = turn.seats[0]
        view = IDUS_MARTII.view(state, seat)
        action = bots[seat].choose(view, rng)
        if isinstance(bots[seat], BeliefBot) and len(view.legal) > 1:
            count_action(view, action, counts)
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))


def count_action(view: View, action: Action, counts: Policy) -> None:
    """Tables have no looks and no assignments."""
    mine, table = view.mine, view.table
    assert mine is not None
    own, at = preference(mine.hand), (table.turn - 1, table.loyal, table.traitor)
    match action:
        case Vote(colour=colour):
            counts.vote[(own, *at, COLOURS.index(colour))] += 1
        case Veto(swap=swap):
            counts.swap[(own, *at, COLOURS.index(mine.looks[-1].colour), int(swap))] += 1
        case Replace(colour=colour):
            laid = COLOURS.index(mine.votes[-1].laid)
            counts.replace[(own, *at, laid, COLOURS.index(colour))] += 1
        case Discard(faction=faction):
            discarded = PAIRS[own - SIDES].index(FACTIONS.index(faction))
            counts.keep[(own - SIDES, *at, 1 - discarded)] += 1
        case _:
            pass
