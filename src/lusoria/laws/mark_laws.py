"""Laws of the schema: marks of fields agree with the game; house rules can be played."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct, structs

from lusoria.core.field_marks import fields_of, mark_faults, marks, structs_of, tag
from lusoria.core.game import AnyGame
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.law_violation import Broken
from lusoria.laws.sample import Sample

SAMPLED_STEPS = 8  # per game: their views are checked


def redacted_fields_are_marked_secret(sample: Sample) -> Iterator[Broken]:
    """Exactly the redacted fields are marked: clients hide by the marks. A redacted field is None."""
    game = sample.game
    hidden: dict[str, set[str]] = {}
    for setup in sample.games:
        for complete in {event for step in setup.play() for event in step.events}:
            for redacted in {game.redact(complete, viewer) for viewer in setup.viewers} - {complete}:
                kind: type[Struct] = type(complete)
                for field in fields_of(kind):
                    if getattr(redacted, field.name) != getattr(complete, field.name):
                        if getattr(redacted, field.name) is not None:
                            yield Broken("redact does not set None", event=complete, field=field.encoded)
                        hidden.setdefault(tag(complete), set()).add(field.encoded)
    marked = {kind: set(fields) for kind, fields in marks(game).secret.items()}
    for event in sorted(hidden.keys() | marked.keys()):
        for name in sorted(hidden.get(event, set()) - marked.get(event, set())):
            yield Broken("redact hides a field that is not marked Secret", event=event, field=name)
        for name in sorted(marked.get(event, set()) - hidden.get(event, set())):
            yield Broken("a field marked Secret was never redacted", event=event, field=name)


def marked_seats_exist(setup: GameSetup) -> None:
    """A field marked as a seat holds one; a list with one entry per seat has one for each."""
    game, steps = setup.game, setup.play()
    check_marks(setup.options, setup.options.players, step=0)
    for number, step in enumerate(steps):
        for event in step.events:
            check_marks(event, setup.options.players, number)
    for number, step in setup.rng.sample(list(enumerate(steps)), min(SAMPLED_STEPS, len(steps))):
        for viewer in setup.viewers:
            check_marks(game.view(step.after, viewer), setup.options.players, number)


def check_marks(value: object, players: int, step: int) -> None:
    for fault in mark_faults(value, players):
        raise Broken(fault.problem, step=step, struct=fault.struct, field=fault.field, value=fault.value)


def one_field_name_has_one_mark(sample: Sample) -> Iterator[Broken]:
    """A client knows fields by name: fields of one name have one mark, or types that cannot be confused."""
    for name in sorted(ambiguous_names(sample.game)):
        yield Broken("fields of this name have different marks", field=name)


def ambiguous_names(game: AnyGame) -> set[str]:
    """Names of fields that a client would take for something else."""
    marked: dict[str, set[str]] = {}
    unmarked: dict[str, set[object]] = {}
    for kind in structs_of(game):
        for field, info in zip(fields_of(kind), structs.fields(kind), strict=True):
            if field.mark is None:
                unmarked.setdefault(field.encoded, set()).update(types_in(info.type))
            else:
                marked.setdefault(field.encoded, set()).add(field.mark)
    return {
        name
        for name, found in marked.items()
        if len(found) > 1 or (int if found == {"seat"} else tuple) in unmarked.get(name, set())
    }


def types_in(annotation: object) -> Iterator[object]:
    """Plain types a value can have: `Seat | None` is an int or None."""
    origin = get_origin(annotation)
    if origin is Annotated:
        yield from types_in(get_args(annotation)[0])
    elif origin in (Union, UnionType):
        for part in get_args(annotation):
            yield from types_in(part)
    elif origin is Literal:
        yield from map(type, get_args(annotation))
    else:
        yield origin or annotation


def house_rules_can_be_played(sample: Sample) -> Iterator[Broken]:
    """Every option is a house rule, its printed value is listed, and every value alone can be played."""
    game = sample.game
    for players in game.players:
        rules = {rule.name: rule for rule in game.house_rules(players)}
        options = {field.name for field in structs.fields(game.options_type)}
        if {"players", *rules} != options:
            yield Broken("house_rules and options_type differ", rules=sorted(rules), options=sorted(options))
            return
        for name, rule in rules.items():
            facts: dict[str, Any] = {"players": players, "option": name}
            if rule.printed not in rule.values:
                yield Broken("the printed value is not listed", printed=rule.printed, **facts)
            if len(set(rule.values)) != len(rule.values):
                yield Broken("a value is listed twice", values=rule.values, **facts)
            for value in rule.values:
                try:
                    game.start(game.options_type(players=players, **{name: value}))
                except Exception as error:  # noqa: BLE001 (a game may fail in any way)
                    yield Broken("a listed value cannot be played", value=value, error=str(error), **facts)


def printed_values_are_the_defaults(sample: Sample) -> Iterator[Broken]:
    """A table that names all printed values plays the same game as one that names none."""
    game = sample.game
    for players in game.players:
        printed = {rule.name: rule.printed for rule in game.house_rules(players)}
        defaults, printed_options = (
            game.options_type(players=players),
            game.options_type(players=players, **printed),
        )
        first, second = (
            GameSetup(game, options, seed=players).play() for options in (defaults, printed_options)
        )
        if [step.events for step in first] != [step.events for step in second]:
            yield Broken("printed values play another game than the defaults", options=printed_options)
