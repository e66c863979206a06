"""Encodings by game: observations and action ids as numbers. A game brings one as its part `encoding`."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from lusoria.lab.game_parts import GameParts
from lusoria.lab.observation_fields import Field


class Encoding(Protocol):
    """A module, or another object, with these names."""

    @property
    def FIELDS(self) -> tuple[Field, ...]:  # noqa: N802 (a constant of a module)
        """Layout of an observation."""

    @property
    def ACTIONS(self) -> tuple[str, ...]:  # noqa: N802
        """Name of each action id."""

    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802
        """Kinds of decisions, as steps of the table."""

    def action_count(self, players: int) -> int: ...

    def id_of(self, action: Any, view: Any) -> int: ...

    def action_of(self, number: int, view: Any) -> Any: ...

    def mask(self, view: Any) -> NDArray[np.int8]:
        """1 at the id of every legal action, else 0."""
        ...

    def encode(self, view: Any) -> NDArray[np.signedinteger[Any]]:
        """Observation of the view's seat. Raises Malformed for the gallery."""
        ...


ENCODINGS: Mapping[str, Encoding] = GameParts("encoding")
