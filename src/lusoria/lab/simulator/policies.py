"""Policies of a simulation: names, Numba-compiled functions, or functions over batches."""

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
ALIASES = {"uniform": RANDOM}
"""Other names of policies. The bot is called `random`; researchers look for `uniform`."""


class NamedPolicies(Mapping[str, Any]):
    """Policies of a module by name. The module is imported on first use, as some have large tables."""

    def __init__(self, module: str, *names: str) -> None:
        self._module, self._names = module, names

    def __getitem__(self, name: str) -> Any:
        return import_module(self._module).NAMED[name]

    def full_name(self, policy: Policy) -> str | None:
        """A name that is unique across games, for the compile cache; None for a user's function."""
        return f"{policy} of {self._module}" if isinstance(policy, str) else None

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@dataclass(frozen=True)
class Team:
    """One policy per seat, ready to be called."""

    policies: tuple[Policy, ...]
    """By seat: a compiled function, or a function over batches."""
    addresses: NDArray[np.uint64]
    """By seat: address of a compiled function, or 0."""
    batch_policies: tuple[Callable[..., Any], ...]
    """The distinct functions over batches."""
    takes_draws_flags: tuple[bool, ...]
    """By function over batches: it takes the draws."""
    batch_index: NDArray[np.int64]
    """By seat: index into `batch_policies`, or -1."""

    def ask(self, index: int, kind: int, observations: Numbers, masks: Numbers, draws: Numbers) -> object:
        """Calls a function over batches."""
        extra = [draws] if self.takes_draws_flags[index] else []
        return self.batch_policies[index](kind, observations, masks, *extra)


def call_policy_checked(policy: Policy, ask: Callable[[], object], place: Callable[[], str]) -> object:
    """Calls a function over batches; raises Malformed with the place for any error."""
    try:
        return ask()
    except LusoriaError:
        raise
    except Exception as error:
        name = getattr(policy, "__name__", type(policy).__name__)
        problem = f"{place()}: {name} has raised {type(error).__name__}: {error}"
        raise Malformed("policies", problem) from error


def ask_single(policy: Policy, kind: int, observation: Numbers, mask: Numbers, draw: float) -> object:
    """Asks a policy of any kind for one decision."""
    if isinstance(policy, Dispatcher):
        legal = mask.nonzero()[0].astype(np.int16)
        for array in (observation, legal):
            array.flags.writeable = False  # as in kernels
        return int(policy(kind, observation, legal, draw))
    assert callable(policy)
    extra = [np.array([draw])] if takes_draws(policy) else []
    return policy(kind, observation[None], mask[None], *extra)


def policies_by_seat(policies: Policies, players: int, named: Mapping[str, Any]) -> tuple[Policy, ...] | None:
    """The policy of each seat, with names checked; None if all seats play at random."""
    if policies is None:
        return None
    if isinstance(policies, str) or callable(policies):
        by_seat: tuple[Policy, ...] = (policies,) * players
    elif isinstance(policies, Sequence):
        by_seat = tuple(policies)
    else:
        raise Malformed(
            "policies", f"expected a name, a function, or one of these per seat, not {policies!r}"
        )
    if len(by_seat) != players:
        raise Malformed("policies", f"expected one policy for each of {players} seats, not {len(by_seat)}")
    by_seat = tuple(ALIASES.get(policy, policy) if isinstance(policy, str) else policy for policy in by_seat)
    for policy in by_seat:
        if isinstance(policy, str) and policy not in named:
            raise Malformed("policies", f"no policy is called {policy!r}; there are {', '.join(named)}")
        if not isinstance(policy, str) and not callable(policy):
            raise Malformed("policies", f"expected a name or a function, not {policy!r}")
        if callable(policy) and not isinstance(policy, Dispatcher):
            takes_draws(policy)
    return None if all(isinstance(policy, str) and policy == RANDOM for policy in by_seat) else by_seat


def make_team(policies: tuple[Policy, ...], named: NamedPolicies, observation_type: tuple[Any, int]) -> Team:
    """`observation_type`: dtype and length of an observation."""
    resolved = tuple(named[policy] if isinstance(policy, str) else policy for policy in policies)
    # by identity: a policy need not be hashable
    batch_policies = {id(policy): policy for policy in resolved if not isinstance(policy, Dispatcher)}
    places = {key: place for place, key in enumerate(batch_policies)}
    return Team(
        resolved,
        np.array(
            [
                0
                if id(policy) in batch_policies
                else address_of(policy, *observation_type, named.full_name(name))
                for name, policy in zip(policies, resolved, strict=True)
            ],
            np.uint64,
        ),
        tuple(batch_policies.values()),
        tuple(takes_draws(policy) for policy in batch_policies.values()),
        np.array([places.get(id(policy), -1) for policy in resolved], np.int64),
    )


def takes_draws(policy: Callable[..., Any]) -> bool:
    """The function has a fourth parameter, for the draws. Raises Malformed for another signature."""
    try:
        parameters = signature(policy).parameters.values()
    except (TypeError, ValueError):
        return False
    if any(parameter.kind is Parameter.VAR_POSITIONAL for parameter in parameters):
        return True
    count = sum(
        parameter.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        for parameter in parameters
    )
    if count not in (3, 4):
        name = getattr(policy, "__name__", repr(policy))
        raise Malformed("policies", f"{name} must take kind, observations, masks and optionally draws")
    return count == 4
