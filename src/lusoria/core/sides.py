"""Side of each seat, for games with sides. Read when the game is over."""

from typing import Protocol, runtime_checkable

from lusoria.core.game import AnyGame, AnyState, GameInfo


@runtime_checkable
class HasSides(Protocol):
    """Optional member of a game with sides."""

    def sides(self, state: AnyState, /) -> tuple[str, ...]:
        """By seat: the side at the end, as events name it."""
        ...


def has_sides(game: GameInfo) -> bool:
    """True if the winners of a game are one side and win together."""
    return isinstance(game, HasSides)


def sides_of(game: AnyGame, state: AnyState) -> tuple[str, ...] | None:
    """None in a game without sides."""
    return game.sides(state) if isinstance(game, HasSides) else None
