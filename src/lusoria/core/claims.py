"""Claims: structured public statements such as "I am Loyal". Never checked against the truth.

A game with claims has an attribute `claims`: by form, its fields; by field, the allowed words or "seat".
"""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias, runtime_checkable

from lusoria.core.errors import Malformed

Claim: TypeAlias = dict[str, str | int]  # `form`, and the fields of that form
Forms: TypeAlias = Mapping[str, Mapping[str, Literal["seat"] | tuple[str, ...]]]


@runtime_checkable
class HasClaims(Protocol):
    """Optional member of a game: the forms of its claims."""

    @property
    def claims(self) -> Forms: ...


def forms_of(game: object) -> Forms:
    return game.claims if isinstance(game, HasClaims) else {}


def check_claim(game: object, seats: int, claim: Claim, where: str) -> None:
    """Raise Malformed with the wrong field unless the claim has one of the game's forms."""
    forms = forms_of(game)
    fields = forms.get(str(claim.get("form")))
    if fields is None:
        raise Malformed(
            f"{where}.form", f"none of {', '.join(forms)}" if forms else "this game has no claims"
        )
    for name in claim:
        if name != "form" and name not in fields:
            raise Malformed(f"{where}.{name}", "this form has no such field")
    for name, allowed in fields.items():
        value = claim.get(name)
        if allowed == "seat":
            if type(value) is not int or value not in range(seats):
                raise Malformed(f"{where}.{name}", f"expected a seat from 0 to {seats - 1}")
        elif value not in allowed:
            raise Malformed(f"{where}.{name}", f"expected one of {', '.join(allowed)}")
