"""Laws of texts: every message exists, with all its variables, in every language of the game."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from itertools import chain
from pkgutil import resolve_name
from typing import Any, get_args, get_type_hints

from fluent.syntax.ast import Pattern
from msgspec import Struct, structs

from lusoria.bots import bots_of
from lusoria.core.catalogs import NEEDED, catalog_of
from lusoria.core.claims import forms_of
from lusoria.core.errors import Argument, Illegal
from lusoria.core.field_marks import kinds_of, tag, tags_of
from lusoria.core.game import AnyGame, Viewer, refusal
from lusoria.laws.bot_laws import is_installed
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.law_violation import Broken
from lusoria.laws.rule_laws import SAMPLED_STATES, states
from lusoria.laws.sample import Sample
from lusoria.words import (
    LANGUAGES,
    tell,
    tell_action,
    tell_event,
    tell_hand,
    tell_places,
    tell_prompt,
    tell_refusal,
    tell_result,
    tell_reveal,
    tell_table,
)
from lusoria.words.catalog import Catalogs, TextFault
from lusoria.words.message_syntax import patterns_of, variables_in, variants_in, with_references

NAMES = ("Octavia", "Hélène", "O’Neill", "李雷", "Íñigo", "Marco", "Yves", "Livia", "Titus", "Hilario")
MAX_RENDERINGS = 60  # of one message in one language, each with other values
ALWAYS = (*NEEDED, "result", "seat", "hand", "round")
UNKNOWN_VARIABLE = "Unknown external: "  # followed by the name, in errors of Fluent


class GameTexts(Catalogs):
    """The shared texts and those of one game in one language, without fallback. Counts messages."""

    def __init__(self, game: AnyGame, language: str) -> None:
        own = catalog_of(game, language)
        super().__init__(language, (files("lusoria.words") / f"{language}.ftl", own))
        self.patterns = patterns_of(own.read_text(encoding="utf-8"), own.name)
        self.counts = Counter[str]()
        self.variables: dict[str, set[str]] = {}

    def say(self, message: str, /, **args: Argument) -> str:
        self.counts[message] += 1
        self.variables.setdefault(message, set()).update(args)
        return super().say(message, **args)


def languages_of(game: AnyGame) -> list[str]:
    """Languages that the game has a catalog for."""
    folder = files(game.package) / "words"
    return [language for language in LANGUAGES if (folder / f"{language}.ftl").is_file()]


# --- messages ----------------------------------------------------------------------------------------------


def every_message_exists(sample: Sample) -> Iterator[Broken]:
    """Each catalog can be read and has a message for every event, action, rule, step and option.

    A summary, reason or text of an exercise that one catalog has is in all.
    """
    game, catalogs = sample.game, dict[str, Mapping[str, Pattern]]()
    for language in languages_of(game):
        own = catalog_of(game, language)
        try:
            patterns = patterns_of(own.read_text(encoding="utf-8"), own.name)
            Catalogs(language, (files("lusoria.words") / f"{language}.ftl", own))
        except ValueError as error:
            yield Broken(str(error), language=language)
            continue
        catalogs[language] = patterns
        for message, place in needed_messages(game):
            if message not in patterns:
                yield Broken("a message is missing", message=message, language=language, needed_for=place)
    for message in dict.fromkeys(chain.from_iterable(catalogs.values())):
        if is_optional(game, message):
            yield from faults_of_optional(game, message, catalogs)


def is_optional(game: AnyGame, message: str) -> bool:
    return message in plain_messages(game) or message.startswith(f"{game.name}-reason-")


def plain_messages(game: AnyGame) -> tuple[str, ...]:
    """Optional messages without variables."""
    return f"{game.name}-summary", f"{game.name}-exercise"


def faults_of_optional(
    game: AnyGame, message: str, catalogs: Mapping[str, Mapping[str, Pattern]]
) -> Iterator[Broken]:
    """Languages without the message, and unknown variables. Only reasons that bots give are checked."""
    kind = reason_types(game).get(message.removeprefix(f"{game.name}-reason-"))
    known = [field.encode_name for field in structs.fields(kind)] if kind else []
    for language, patterns in catalogs.items():
        facts = {"message": message, "language": language}
        if message not in patterns:
            yield Broken("a message is missing", **facts, needed_for="another language has it")
        elif kind or message in plain_messages(game):
            for name in sorted(variables_in(with_references(patterns, message))):
                if not any(name == field or name.startswith(f"{field}-") for field in known):
                    yield Broken(f"there is no variable ${name}", **facts)


@cache
def reason_types(game: AnyGame) -> dict[str, type[Struct]]:
    """By tag: the reasons that the bots of an installed game return."""
    types: dict[str, type[Struct]] = {}
    for spec in bots_of(game.name) if is_installed(game) else ():
        with suppress(Exception):  # bots_choose_legal_actions names a bot that cannot be loaded
            explain = resolve_name(spec.load).explain
            types |= {tag(kind): kind for kind in kinds_of(get_type_hints(explain)["return"])}
    return types


def needed_messages(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Message id, and its purpose."""
    for part in ALWAYS:
        yield f"{game.name}-{part}", "the game"
    for kind in tags_of(game.event_type):
        yield f"{game.name}-event-{kind}", f"event {kind}"
    for kind in tags_of(game.action_type):
        yield f"{game.name}-action-{kind}", f"action {kind}"
    for rule in game.rule_numbers:
        yield f"{game.name}-refused-{rule.replace('.', '-')}", f"refusals by rule {rule}"
    for step in steps_of(game):
        yield f"{game.name}-step-{step}", f"step {step}"
    for field in structs.fields(game.options_type):
        option = f"{game.name}-option-{field.encode_name}"
        yield option, f"option {field.encode_name}"
        yield f"{option}.explanation", f"option {field.encode_name}"
    for form in forms_of(game):
        yield f"{game.name}-claim-{form}", f"claim {form}"
        yield f"{game.name}-claim-{form}.form", f"claim {form}"


def steps_of(game: AnyGame) -> tuple[str, ...]:
    """Values of `table.step`, as far as the type of the view lists them."""
    try:
        table = get_type_hints(game.view_type)["table"]
        return tuple(get_args(get_type_hints(table)["step"]))
    except (KeyError, NameError, TypeError):
        return ()


# --- sentences ---------------------------------------------------------------------------------------------


def every_text_is_complete(sample: Sample) -> Iterator[Broken]:
    """Every message has all its variables, for every viewer in every language.

    Events, actions, prompts, hands, results and lines of seats.
    """
    needed = {message for message, _ in needed_messages(sample.game)}
    for language in languages_of(sample.game):
        try:
            texts = GameTexts(sample.game, language)
        except ValueError:
            continue  # every_message_exists names it
        faults: dict[tuple[str, str], Broken] = {}
        for setup in sample.games:
            for say, place in sentences(texts, setup):
                try:
                    say()
                except TextFault as fault:
                    if fault.message not in texts and fault.message in needed:
                        continue  # every_message_exists names it
                    facts = {"message": fault.message, "language": language, **place}
                    broken = Broken(fault.problem, **facts)
                    faults.setdefault(
                        (fault.message, fault.problem), explain_fault(texts, fault.message, broken)
                    )
        yield from faults.values()
        yield from unknown_variables(texts, {message for message, _ in faults})


Place = Mapping[str, object]
Sentence = tuple[Callable[[], object], Place]


def sentences(texts: GameTexts, setup: GameSetup) -> Iterator[Sentence]:
    """All sentences about a game, each with its place."""
    game = setup.game
    names = NAMES[: setup.options.players] + ("Livia",) * (setup.options.players - len(NAMES))
    rendered: set[object] = set()
    for number, step in enumerate(setup.play()):
        for event in step.events:
            message = f"{game.name}-event-{tag(event)}"
            for viewer in setup.viewers:
                redacted = game.redact(event, viewer)
                if texts.counts[message] < MAX_RENDERINGS and (redacted, viewer) not in rendered:
                    rendered.add((redacted, viewer))
                    place = {"step": number, "viewer": viewer, "event": redacted}
                    yield bind(tell_event, texts, game, redacted, viewer, names), place
    for number, state in enumerate(states(setup)):
        shared = game.view(state, None).table
        for viewer in setup.viewers:
            message = f"{game.name}-{'ask' if viewer in shared.awaited else 'wait'}-{shared.step}"
            if texts.counts[message] < MAX_RENDERINGS:
                view = game.view(state, viewer)
                place = {"step": number, "viewer": viewer}
                yield from about_view(texts, game, view, viewer, names, place)


def about_view(
    texts: GameTexts,
    game: AnyGame,
    view: Any,
    viewer: Viewer,
    names: tuple[str, ...],
    place: Place,
) -> Iterator[Sentence]:
    yield bind(tell_prompt, texts, game, view, names), place
    yield bind(tell, texts, f"{game.name}-round", view.table, viewer, names), place
    if viewer is not None:
        yield bind(tell_hand, texts, game, view, names), place
    for action in view.legal:
        if texts.counts[f"{game.name}-action-{tag(action)}"] < MAX_RENDERINGS:
            yield bind(tell_action, texts, game, action, names), {**place, "action": action}
    if f"{game.name}-table" in texts:
        yield bind(tell_table, texts, game, view, names), place
    if f"{game.name}-place" in texts:
        yield bind(tell_places, texts, game, view, names), place
    if view.table.result is not None:
        yield bind(tell_result, texts, game, view.table.result, viewer, names), place
        yield bind(tell_reveal, texts, game, view, names), place


def bind(describe: Callable[..., object], *args: object) -> Callable[[], object]:
    return lambda: describe(*args)


def unknown_variables(texts: GameTexts, faulty: set[str]) -> Iterator[Broken]:
    """Variables in variants that these games did not reach, which no game can fill."""
    for message, variables in texts.variables.items():
        if message not in texts.patterns or message in faulty:
            continue
        for name in sorted(variables_in(with_references(texts.patterns, message))):
            if not any(known in variables for known in stems(name)):
                facts = {"message": message, "language": texts.language}
                yield explain_fault(texts, message, Broken(f"{UNKNOWN_VARIABLE}{name}", **facts))


def explain_fault(texts: GameTexts, message: str, broken: Broken) -> Broken:
    """An unknown variable of a text, with the variables that the text may use; other faults as they are."""
    if not broken.problem.startswith(UNKNOWN_VARIABLE):
        return broken
    name = broken.problem.removeprefix(UNKNOWN_VARIABLE)
    valid = " ".join(f"${variable}" for variable in sorted(texts.variables.get(message, ())))
    return Broken(
        f"there is no variable ${name}", use=valid or "none: this text has no variables", **broken.facts
    )


def stems(name: str) -> Iterator[str]:
    """The variable, and the count of each list it may be an entry of.

    A list that was empty in all games gives its count and no entries.
    """
    yield name
    parts = name.split("-")
    for length in range(1, len(parts)):
        if parts[length].isdecimal() or parts[length] in ("last", "most"):
            yield "-".join((*parts[:length], "count"))


# --- refusals ----------------------------------------------------------------------------------------------


def every_refusal_has_a_sentence(sample: Sample) -> Iterator[Broken]:
    """Every refusal has its sentence in every language, with a variant for its reason."""
    game = sample.game
    attempts = refusals(sample)
    for language in languages_of(game):
        try:
            texts = GameTexts(game, language)
        except ValueError:
            continue
        for no in attempts:
            message = f"{game.name}-refused-{no.rule.replace('.', '-')}"
            facts = {"message": message, "language": language, "refused": str(no)}
            try:
                tell_refusal(texts, game, no, NAMES)
            except TextFault as fault:
                yield explain_fault(texts, message, Broken(fault.problem, **facts))
                continue
            tree = with_references(texts.patterns, message)
            reasons = {key for on, keys in variants_in(tree) if on == "why" for key in keys}
            if reasons and no.why not in reasons:
                yield Broken(f"there is no variant for the reason {no.why}", **facts)


def refusals(sample: Sample) -> list[Illegal]:
    """One refusal of each rule, reason and set of facts, of all attempts in some states and at each start."""
    game = sample.game
    by_facts: dict[tuple[str, str, tuple[str, ...]], Illegal] = {}

    def add(no: Illegal | None) -> None:
        if no is not None:
            by_facts.setdefault((no.rule, no.why, tuple(sorted(no.facts))), no)

    for setup in sample.games:
        visited = list(states(setup))
        universe = game.actions(setup.options)
        for state in setup.rng.sample(visited, min(SAMPLED_STATES, len(visited))):
            for seat in range(setup.options.players + 1):
                for action in universe:
                    add(refusal(game, state, seat, action))
    for options in wrong_options(game):
        try:
            game.start(options)
        except Illegal as no:
            add(no)
    return list(by_facts.values())


def wrong_options(game: AnyGame) -> Iterator[Any]:
    """Options just outside what the game allows."""
    for players in (min(game.players) - 1, max(game.players) + 1):
        yield game.options_type(players=players)
    for rule in game.house_rules(game.usual):
        numbers = [value for value in rule.values if type(value) is int]
        for value in (min(numbers) - 1, max(numbers) + 1) if numbers else ():
            yield game.options_type(players=game.usual, **{rule.name: value})
