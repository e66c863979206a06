"""Fits the constants of expected points in `lusoria.minds.alea.value.point_value`.

`python3 run.py bench alea-points [--games N] [--seed N] [--players N ...]`: plays masters in the arena, takes
every position after a turn, and prints by number of players

    SPARE          so that expected and final points agree where every rival has cards
    SPARE_AT_LAST  the same where the nearest may end the game in this round
    ENDS           how often a seat without cards ended the game in one turn, by empty rows
    SHORT_OF_BEST  so that they agree where a rival has no cards

`bench alea-equity` measures the result, on other dice. `--sample FILE` writes positions instead: those in
which a rival has no cards, and some of the others. tests/minds/alea/test_expected_points.py reads them.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.bots.bots_alea import bundled_arena
from lusoria.games.alea.model import CARD_POINTS, PLAYERS, ROWS
from lusoria.lab.alea.compiled_bots.arena import MASTER, Log, play_games
from lusoria.lab.alea.train.win_probability_training import log_for
from lusoria.minds.alea.value import point_value
from lusoria.minds.alea.value.column_value_net import TURNS
from lusoria.minds.alea.value.win_probability_net import (
    CARD_FLAGS,
    COLUMN_VALUES,
    EMPTY_ROWS,
    OPPONENTS_TO_MOVE,
    POINTS_SCALE,
    input_size,
)

Floats = NDArray[np.float64]
MAX_TURNS = 22
"""Turns of a seat in one game; the size of a log."""
WIDEST, NARROWEST, HALVINGS = 1.5, -0.5, 40
"""Range of the search for spare turns, and number of bisections."""
SAMPLED_EACH = 16
"""A sample has every sixteenth position in which all rivals have cards."""


class Positions(NamedTuple):
    """One row per turn that neither ended the game nor was in its last round."""

    games: Any
    """Number of the game: positions of one game are dependent."""
    seats: Any
    values: Floats
    """Final points of a points player with 0 to 6 turns left."""
    rows: Any
    """Empty rows by seat."""
    cards: Any
    """Number of cards by seat."""
    final: Floats


def positions(players: int, games: int, seed: int) -> tuple[Positions, Any, Any]:
    """Also, by empty rows: turns begun without cards, and those of them that ended the game."""
    log = log_for(games * players * MAX_TURNS, input_size(players))
    scores, rounds = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
    starts = np.zeros(games + 1, np.int64)
    kinds = np.full((games, players), MASTER)
    starts[-1] = play_games(bundled_arena(players), kinds, seed, 0, scores, rounds, log, starts[:-1])
    samples: list[tuple[Any, ...]] = []
    begun, ended = np.zeros(ROWS + 1), np.zeros(ROWS + 1)
    for game in range(games):
        rows, cards = np.full(players, ROWS), np.full(players, OPPONENTS_TO_MOVE - CARD_FLAGS)
        for turn in range(starts[game], starts[game + 1]):
            seat, mine = log.seats[turn], log.features[turn]
            if not log.columns[turn, ROWS]:
                begun[rows[seat]] += 1
                ended[rows[seat]] += not log.is_learnable[turn]
            if not log.is_learnable[turn]:
                break
            rows[seat] = mine[EMPTY_ROWS:CARD_FLAGS].argmax()
            cards[seat] = mine[CARD_FLAGS:OPPONENTS_TO_MOVE].sum()
            card_points = CARD_POINTS * cards[seat]
            have = column_sum_after(log, turn, players, starts[game + 1], scores[game, seat] - card_points)
            values = have + np.array(
                [card_points, *(POINTS_SCALE * mine[COLUMN_VALUES : COLUMN_VALUES + TURNS])]
            )
            samples.append((game, seat, values, rows.copy(), cards.copy(), scores[game, seat]))
    return Positions(*(np.array(each) for each in zip(*samples, strict=True))), begun, ended


def column_sum_after(log: Log, turn: int, players: int, end: int, in_the_end: int) -> int:
    """Sum of a column after a turn: before the seat's next turn, or at the end."""
    following = turn + players
    return int(log.columns[following, :ROWS].sum()) if following < end else in_the_end


def value_after(at: Positions, turns: Floats) -> Floats:
    low, each = np.minimum(turns.astype(int), TURNS - 1), np.arange(len(turns))
    below = at.values[each, low]
    return np.asarray(below + (at.values[each, low + 1] - below) * (turns - low))


def expected_points(at: Positions, ends: Floats, spare: float, spare_at_last: float, share: float) -> Floats:
    """`expected_points` for all positions at once."""
    count, players = at.rows.shape
    places = np.arange(players)
    others, late = places != at.seats[:, None], places > at.seats[:, None]
    rows = at.rows - late
    nearest = np.where(others & (at.cards > 0), rows, point_value.MAX_TURNS).min(1)
    own = at.rows[np.arange(count), at.seats]
    turns = (
        spare
        + point_value.TURNS_PER_NEAREST_ROW * nearest
        + point_value.TURNS_PER_FEWEST_ROW * np.minimum(nearest, own)
    )
    turns = np.where(nearest == 0, spare_at_last, np.where(nearest == point_value.MAX_TURNS, ROWS, turns))
    cardless = others & (at.cards == 0)
    alive = np.where(late & cardless, 1 - ends[at.rows], 1.0).prod(1)
    points = below = at.values[:, 0]
    shares = np.where(cardless.any(1), share, 1.0)
    for turn in range(point_value.MAX_TURNS):
        above = value_after(at, np.clip(turns, turn, turn + 1.0))
        above = np.where(turns > turn, above, below)
        points = points + shares * alive * (above - below)
        below = above
        alive = alive * np.where(cardless, 1 - ends[np.maximum(rows - turn, 0)], 1.0).prod(1)
    return points


def spare_turns(at: Positions, ends: Floats, *, at_last: bool) -> float:
    """The number of spare turns that makes expected points unbiased."""
    low, high = NARROWEST, WIDEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        spare = (0.0, middle) if at_last else (middle, 0.0)
        if (expected_points(at, ends, *spare, 1.0) - at.final).mean() > 0:
            high = middle
        else:
            low = middle
    return (low + high) / 2


def positions_at(at: Positions, which: Any) -> Positions:
    return Positions(*(each[which] for each in at))


def is_rival_without_cards(at: Positions) -> Any:
    others = np.arange(at.cards.shape[1]) != at.seats[:, None]
    return (others & (at.cards == 0)).any(1)


def write_sample(path: Path, every: Mapping[int, Positions]) -> None:
    """Positions by number of players, as `seats-2` and so on."""
    arrays: dict[str, Any] = {}
    for players, at in every.items():
        is_kept = is_rival_without_cards(at) | (np.arange(len(at.seats)) % SAMPLED_EACH == 0)
        for name, values in positions_at(at, is_kept)._asdict().items():
            small = np.float32 if values.dtype == np.float64 else np.int16
            arrays[f"{name}-{players}"] = values.astype(small)
    np.savez_compressed(path, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=71_001)
    parser.add_argument("--players", type=int, nargs="+", default=list(PLAYERS))
    parser.add_argument("--sample", type=Path, metavar="FILE", help="write positions to an .npz file")
    args = parser.parse_args()
    every = {players: positions(players, args.games, args.seed) for players in args.players}
    if args.sample is not None:
        write_sample(args.sample, {players: at for players, (at, _, _) in every.items()})
        return
    begun, ended = (np.sum([each[k] for each in every.values()], axis=0) for k in (1, 2))
    ends = np.round(ended / np.maximum(begun, 1), 2)
    ends[0] = 1.0
    print("ENDS", ends, "of", begun)
    for players, (at, _, _) in every.items():
        others = np.arange(players) != at.seats[:, None]
        late = np.arange(players) > at.seats[:, None]
        cardless = is_rival_without_cards(at)
        last = np.where(others, at.rows - late, ROWS).min(1) == 0
        spare = spare_turns(positions_at(at, ~cardless & ~last), ends, at_last=False)
        spare_at_last = spare_turns(positions_at(at, ~cardless & last), ends, at_last=True)
        there = positions_at(at, cardless)
        least, best = there.values[:, 0], expected_points(there, ends, spare, spare_at_last, 1.0)
        share = (there.final - least).sum() / (best - least).sum()
        print(
            f"{players} players: SPARE {spare:.2f}  SPARE_AT_LAST {spare_at_last:.2f}"
            f"  SHORT_OF_BEST {share:.2f}  ({len(there.seats)} of {len(at.seats)} positions)",
            flush=True,
        )


if __name__ == "__main__":
    main()
