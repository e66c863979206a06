"""Catalogs compared with each other, with the types of the games, and with rules of typography."""

import typing
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct, structs

from lusoria.core.claims import forms_of
from lusoria.core.field_marks import tag
from lusoria.games import GAMES
from lusoria.games.alea import model as alea
from lusoria.games.idus_martii import model as idus
from lusoria.words import LANGUAGES, words
from lusoria.words.message_variables import one_a_seat
from tests.words.catalog_entries import (
    entries,
    every_form,
    forms,
    printed_bare,
    selections,
    variables,
    variants,
)
from tests.words.sample_games import NAMES, moments
from tests.words.typography import faults

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {
    *("names-comma", "cli-no.letter", "alea-name", "alea-wait-over", "alea-event-game_ended"),
    *("idus-martii-name", "idus-martii-svffragivm", "idus-martii-phase-veto", "idus-martii-result"),
    *("idus-martii-wait-over", "idus-martii-event-game_ended"),
}
"""Names, Latin, and messages that only refer to others."""
SAME_TOO = {
    "es": {"bot", "cli-bots", "cli-no", "alea-seat"},
    "fr": {
        *("bot", "bot-novice", "idus-martii-role-consul", "idus-martii-faction-loyal", "alea-card-joker"),
        *("alea-points", "alea-best", "alea-my-points", "cli-name-default", "cli-word-table"),
    },
    "de": {"bot-names", "cli-bots", "cli-word-hand", "alea-card-joker", "alea-seat"},
    "la": {
        *("cli-bots", "cli-name-default", "alea-seat"),
        *("idus-martii-role-consul", "idus-martii-role-praetor"),
    },
}


@pytest.mark.parametrize("client", [False, True], ids=["package", "client"])
class TestCatalogs:
    """Catalogs of the package and of the web client."""

    @pytest.mark.parametrize("language", OTHERS)
    def test_catalogs_have_the_same_ids_in_the_same_order(self, language: str, client: bool) -> None:
        assert list(entries(language, client=client)) == list(entries("en", client=client))

    @pytest.mark.parametrize("language", OTHERS)
    def test_messages_have_the_same_variables_and_variants(self, language: str, client: bool) -> None:
        """All languages select on the same keys. Only `-starts`, the sound of a name, may differ."""
        for name in entries("en", client=client):
            here, there = ({v.removesuffix("-starts") for v in variables(x, name)} for x in (language, "en"))
            assert here == there, name
            assert selections(language, name) == selections("en", name), name

    @EVERY_LANGUAGE
    def test_every_form_keeps_the_typography(self, language: str, client: bool) -> None:
        forms = [form for form in every_form(language, client=client) if form[0] != "names-comma"]
        assert [(name, fault) for name, form in forms for fault in faults(language, form)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    own, english = (
        {name: list(forms(entry.pattern)) for name, entry in entries(x).items()} for x in (language, "en")
    )
    equal = {name for name in english if own[name] == english[name]}
    assert equal == SAME_EVERYWHERE | SAME_TOO[language]


class TestTypography:
    @pytest.mark.parametrize(
        ("language", "text"),
        [
            ("en", "Don't."),
            ("en", "You win!"),
            ("en", "This is invalid."),
            ("en", "Wait..."),
            ("en", "Livia {seat} votes."),
            ("es", "Eres Edil. De quién miras el voto?"),
            ("es", "¿De quién miras el voto."),
            ("es", "Livia y Íñigo eligen."),
            ("es", "Livia y Hilario eligen."),
            ("es", "El voto de el Edil."),
            ("fr", "De qui regardez-vous le vote ?"),
            ("fr", "Préteur: Livia"),
            ("fr", "Jouer «Jumeau»"),
            ("fr", "Le vote de Octavia."),
            ("fr", "Le vote de Hélène."),
            ("fr", "Un vote que il a vu."),
            ("fr", "Le tour de le Consul."),
            ("de", "Sehen Sie die Stimme an."),
            ("de", "Ist das Dein Platz?"),
            ("de", "„Zwilling” spielen"),
            ("de", "«Zwilling» spielen"),
            ("de", "„ Zwilling“ spielen"),
            ("de", "Noch 20 s"),
            ("de", "Ich weiß, daß du es warst."),
            ("de", "Das ist ungültig."),
            ("la", "Officium eius maius est quam cuiusvis, et iuvat jocari."),
            ("la", "Servāvisti chartam."),
            ("la", "Præfectus es."),
            ("la", "Svffragium pone."),
            ("la", "Omnes uident."),
            ("la", "Noua est versio."),
            ("la", "Lude „Gemellus“"),
            ("la", "Nulla charta restat ?"),
        ],
    )
    def test_typographic_fault_is_found(self, language: str, text: str) -> None:
        assert list(faults(language, text)) != []


class TestNumbers:
    @EVERY_LANGUAGE
    def test_numbers_of_events_and_actions_are_formatted(self, language: str) -> None:
        """Bare numbers would be grouped differently by Python and JavaScript."""
        numeric = {
            f"{message}-{kind}": names
            for game in GAMES.values()
            for message, union in (
                (f"{game.name}-event", game.event_type),
                (f"{game.name}-action", game.action_type),
            )
            for kind, names in ((tag(struct), numbers_of(struct)) for struct in get_args(union))
        }
        assert "number" in numeric["alea-action-write"]
        assert "result-loyal" in numeric["idus-martii-event-game_ended"]
        for name, numbers in numeric.items():
            assert printed_bare(language, name) & numbers == set(), name

    @EVERY_LANGUAGE
    def test_numbers_of_prompts_are_formatted(self, language: str) -> None:
        for game in GAMES.values():
            (table,) = {get_type_hints(game.view_type)["table"]}
            numbers = numbers_of(table) | {"readings-1", "readings-2", "my-scores", "my-cards-count"}
            for name in entries("en"):
                if name.startswith((f"{game.name}-ask-", f"{game.name}-wait-", f"{game.name}-hand")):
                    assert printed_bare(language, name) & numbers == set(), name

    @EVERY_LANGUAGE
    def test_numbers_of_other_texts_are_formatted(self, language: str) -> None:
        """Numbers in refusals and in terminal texts are known by name."""
        for name in entries("en"):
            assert printed_bare(language, name) & NUMERIC_FACTS == set(), name


NUMERIC_FACTS = {
    *("least", "most", "players", "place", "last", "first", "limit", "number", "row", "there", "left"),
    *("turn", "round", "loyal", "traitor", "events", "at", "scores", "cards-count"),
}
SEATLIKE = {"seat", "aedile", "praetor", "consul", "looked", "aediles", "awaited", "winners"}


def numbers_of(struct: type[Struct], prefix: str = "") -> set[str]:
    """Variables of a struct that hold numbers."""
    found: set[str] = set()
    for field in structs.fields(struct):
        name = prefix + field.encode_name
        kinds = set(parts(get_type_hints(struct)[field.name]))
        if field.name not in SEATLIKE and int in kinds:
            found.add(name)
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, Struct):
                found |= numbers_of(kind, f"{name}-")
    return found


def parts(annotation: Any) -> Iterator[Any]:
    """Members of a union."""
    if get_origin(annotation) in (typing.Union, UnionType):
        for part in get_args(annotation):
            yield from parts(part)
    else:
        yield annotation


def choices_of(struct: type[Struct], prefix: str = "") -> dict[str, set[str]]:
    """Variables of a struct that hold one of a fixed set of words, with the set."""
    found: dict[str, set[str]] = {}
    for field in structs.fields(struct):
        name = prefix + field.encode_name
        for part in parts(get_type_hints(struct)[field.name]):
            if get_origin(part) is Literal:
                found.setdefault(name, set()).update(get_args(part))
            elif part is bool:
                found[name] = {"yes", "no"}
            elif isinstance(part, type) and issubclass(part, Struct):
                found |= choices_of(part, f"{name}-")
            elif get_origin(part) is tuple:
                found |= choices_in_list(part, name)
    return found


def choices_in_list(annotation: Any, name: str) -> dict[str, set[str]]:
    item = get_args(annotation)[0]
    if get_origin(item) is Literal:
        return {f"{name}-{number}": set(get_args(item)) for number in (1, 2)}
    if isinstance(item, type) and issubclass(item, Struct):
        return choices_of(item, f"{name}-last-")
    return {}


class TestVariants:
    """A selection has a key for every value of its variable."""

    @EVERY_LANGUAGE
    @EVERY_GAME
    def test_events_and_actions_have_all_variants(self, language: str, game: Any) -> None:
        for family, union in (("event", game.event_type), ("action", game.action_type)):
            for struct in get_args(union):
                self.check(language, f"{game.name}-{family}-{tag(struct)}", choices_of(struct))

    @EVERY_LANGUAGE
    @EVERY_GAME
    def test_claims_have_all_variants(self, language: str, game: Any) -> None:
        for form, fields in forms_of(game).items():
            choices = {field: set(allowed) for field, allowed in fields.items() if allowed != "seat"}
            self.check(language, f"{game.name}-claim-{form}", choices)

    @EVERY_LANGUAGE
    @EVERY_GAME
    def test_prompts_have_all_variants(self, language: str, game: Any) -> None:
        hints = get_type_hints(game.view_type)
        words_of_view = choices_of(hints["table"])
        for mine in parts(hints["mine"]):
            if mine is not type(None):
                words_of_view |= choices_of(mine, "mine-")
        words_of_view |= {f"may-{tag(action)}": {"yes", "no"} for action in get_args(game.action_type)}
        for name in entries("en"):
            if name.startswith((f"{game.name}-ask-", f"{game.name}-wait-", f"{game.name}-hand")):
                self.check(language, name, words_of_view)

    @staticmethod
    def check(language: str, name: str, choices: dict[str, set[str]]) -> None:
        for variable, keys in variants(language, name):
            if variable in choices and keys[-1] != "other":
                assert choices[variable] - set(keys) == set(), f"{name} on ${variable}"

    def test_missing_variant_is_found(self) -> None:
        assert choices_of(idus.Result)["faction"] == {"loyal", "traitor", "merchant"}
        with pytest.raises(AssertionError):
            self.check("en", "idus-martii-event-vote_laid", {"colour": {"green", "purple"}})


FAMILIES = {
    "idus-martii": {
        "faction": idus.FACTIONS,
        "colour": idus.COLOURS,
        "step": get_args(idus.Step),
        "ending": get_args(idus.Ending),
        "role": ("consul", "praetor", "aedile", "none"),
        "phase": ("voting", "veto", "scoring", "end"),
        "option-yellow_swap": ("must", "may"),
        "option-first": ("random",),
    },
    "alea": {
        "card": alea.CARDS,
        "step": get_args(alea.Step),
        "failure": get_args(alea.Failure),
        "ending": get_args(alea.EndReason),
    },
}


BARE_MESSAGES = ("name", "tagline", "rules", "result", "seat", "hand", "round")


class TestFamilies:
    @EVERY_GAME
    def test_every_game_has_all_needed_messages(self, game: Any) -> None:
        needed = {f"{game.name}-{part}" for part in BARE_MESSAGES}
        needed |= {f"{game.name}-event-{tag(event)}" for event in get_args(game.event_type)}
        needed |= {f"{game.name}-action-{tag(action)}" for action in get_args(game.action_type)}
        needed |= {f"{game.name}-refused-{rule.replace('.', '-')}" for rule in game.rule_numbers}
        options = [f"{game.name}-option-{field.name}" for field in structs.fields(game.options_type)]
        needed |= {*options, *(f"{option}.explanation" for option in options)}
        claims = [f"{game.name}-claim-{form}" for form in forms_of(game)]
        needed |= {*claims, *(f"{claim}.form" for claim in claims)}
        for family, ids in FAMILIES[game.name].items():
            needed |= {f"{game.name}-{family}-{member}" for member in ids}
        assert needed - set(entries("en")) == set()

    @EVERY_GAME
    def test_no_message_is_for_an_unknown_type_or_rule(self, game: Any) -> None:
        real = {tag(kind) for kind in (*get_args(game.event_type), *get_args(game.action_type))}
        rules = {rule.replace(".", "-") for rule in game.rule_numbers}
        for name in entries("en"):
            for family, known in (("event", real), ("action", real), ("refused", rules)):
                if name.startswith(f"{game.name}-{family}-"):
                    assert name.removeprefix(f"{game.name}-{family}-") in known

    def test_every_card_has_its_own_effect_text(self) -> None:
        effects = {words("en").say(f"alea-card-{card}.effect") for card in alea.CARDS}
        assert len(effects) == len(alea.CARDS)

    @EVERY_LANGUAGE
    def test_short_rules_have_10_to_14_lines(self, language: str) -> None:
        for game in GAMES:
            assert 10 <= len(words(language).say(f"{game}-rules").splitlines()) <= 14

    def test_one_a_seat_lists_have_one_entry_per_seat(self) -> None:
        for moment in moments():
            table = moment.game.view(moment.state, None).table
            for _, listed in one_a_seat(table):
                assert len(listed) == moment.options.players

    @EVERY_LANGUAGE
    def test_bot_names_suffice_for_two_full_tables(self, language: str) -> None:
        assert len(set(words(language).say("bot-names").split())) == 2 * len(NAMES)
