"""Who plays in a simulation: a name, a compiled function, any function over batches; or one a seat."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from inspect import Parameter, signature
from typing import Any, TypeAlias

import numpy as np
from numba.core.dispatcher import Dispatcher
from numpy.typing import NDArray

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.lab.simulator.function_pointers import address_of

Policy: TypeAlias = str | Callable[..., Any]
Policies: TypeAlias = Policy | Sequence[Policy] | None
Numbers: TypeAlias = NDArray[Any]

RANDOM = "random"
OTHER_NAMES = {"uniform": RANDOM}
"""The bot that plays anything is called `random`; in the lab many will look for what it does."""


class Named(Mapping[str, Any]):
    """What a module calls by these names. It is imported for the first of them: some have large tables."""

    def __init__(self, module: str, *names: str) -> None:
        self._module, self._names = module, names

    def __getitem__(self, name: str) -> Any:
        return import_module(self._module).NAMED[name]

    def full_name(self, policy: Policy) -> str | None:
        """The same among all that is called anything; None where it is a function of somebody's."""
        return f"{policy} of {self._module}" if isinstance(policy, str) else None

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@dataclass(frozen=True)
class Team:
    """One policy a seat, ready to be called."""

    policies: tuple[Policy, ...]
    """By seat: a compiled function, or one over batches."""
    addresses: NDArray[np.uint64]
    """By seat: that of a compiled function, or 0."""
    voices: tuple[Callable[..., Any], ...]
    """The functions over batches, each once."""
    drawing: tuple[bool, ...]
    """Which of them take the draws."""
    voice_of: NDArray[np.int64]
    """By seat: which of them, or -1."""

    def ask(self, voice: int, kind: int, observations: Numbers, masks: Numbers, draws: Numbers) -> object:
        """What one of the functions over batches answers."""
        given = [draws] if self.drawing[voice] else []
        return self.voices[voice](kind, observations, masks, *given)


def asked_of(policy: Policy, ask: Callable[[], object], place: Callable[[], str]) -> object:
    """What a function over batches answers; what it raises is told with the place."""
    try:
        return ask()
    except LusoriaError:
        raise
    except Exception as error:
        name = getattr(policy, "__name__", type(policy).__name__)
        told = f"{place()}: {name} has raised {type(error).__name__}: {error}"
        raise Malformed("policies", told) from error


def ask_one(policy: Policy, kind: int, observation: Numbers, mask: Numbers, draw: float) -> object:
    """The same of one decision, whatever the policy is."""
    if isinstance(policy, Dispatcher):
        legal = mask.nonzero()[0].astype(np.int16)
        for each in (observation, legal):
            each.flags.writeable = False  # as in the kernels
        return int(policy(kind, observation, legal, draw))
    assert callable(policy)
    given = [np.array([draw])] if takes_draws(policy) else []
    return policy(kind, observation[None], mask[None], *given)


def by_seat(policies: Policies, players: int, named: Mapping[str, Any]) -> tuple[Policy, ...] | None:
    """The policy of each seat, names checked; None where everybody plays at random."""
    if policies is None:
        return None
    if isinstance(policies, str) or callable(policies):
        each: tuple[Policy, ...] = (policies,) * players
    elif isinstance(policies, Sequence):
        each = tuple(policies)
    else:
        raise Malformed("policies", f"expected a name, a function, or one for each seat, not {policies!r}")
    if len(each) != players:
        raise Malformed("policies", f"expected one for each of {players} seats, not {len(each)}")
    each = tuple(OTHER_NAMES.get(policy, policy) if isinstance(policy, str) else policy for policy in each)
    for policy in each:
        if isinstance(policy, str) and policy not in named:
            raise Malformed("policies", f"no policy is called {policy!r}; there are {', '.join(named)}")
        if not isinstance(policy, str) and not callable(policy):
            raise Malformed("policies", f"expected a name or a function, not {policy!r}")
        if callable(policy) and not isinstance(policy, Dispatcher):
            takes_draws(policy)
    return None if all(isinstance(policy, str) and policy == RANDOM for policy in each) else each


def team_of(policies: tuple[Policy, ...], named: Named, told: tuple[Any, int]) -> Team:
    """`told` is an observation: of what numbers, and of how many."""
    found = tuple(named[policy] if isinstance(policy, str) else policy for policy in policies)
    # by what they are, not by what they equal: a policy need not be hashable
    voices = {id(policy): policy for policy in found if not isinstance(policy, Dispatcher)}
    places = {key: place for place, key in enumerate(voices)}
    return Team(
        found,
        np.array(
            [
                0 if id(policy) in voices else address_of(policy, *told, named.full_name(said))
                for said, policy in zip(policies, found, strict=True)
            ],
            np.uint64,
        ),
        tuple(voices.values()),
        tuple(takes_draws(policy) for policy in voices.values()),
        np.array([places.get(id(policy), -1) for policy in found], np.int64),
    )


def takes_draws(policy: Callable[..., Any]) -> bool:
    """Whether a function over batches has a fourth parameter, for the draws."""
    try:
        parameters = signature(policy).parameters.values()
    except (TypeError, ValueError):
        return False
    if any(each.kind is Parameter.VAR_POSITIONAL for each in parameters):
        return True
    count = sum(
        each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD) for each in parameters
    )
    if count not in (3, 4):
        name = getattr(policy, "__name__", repr(policy))
        raise Malformed("policies", f"{name} must take kind, observations, masks and, if it likes, draws")
    return count == 4
