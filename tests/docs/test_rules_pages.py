"""The rules pages match the rules: numbers, tables, examples, terms."""

import re
from importlib.resources import files
from typing import Any

import pytest
from msgspec import NODEFAULT
from msgspec.structs import fields

from lusoria.core.game import AnyGame, Chance
from lusoria.games import GAMES
from lusoria.games.alea.model import CARDS, Face, score
from lusoria.games.alea.numerals import is_incomplete, readings
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import FACTIONS, PLAYERS, PRINTED_LIMIT, Ending, Faction, Options, limits
from lusoria.games.idus_martii.next_step import first_round_turn
from lusoria.games.idus_martii.office_rules import check_assignments
from lusoria.games.idus_martii.scoring import holders, winning_faction
from lusoria.words import LANGUAGES, words
from tests.docs.pages import DOCS, section, table_with, text_of


def numbers(**counts: int) -> list[str]:
    return [f"{letter}{number}" for letter, count in counts.items() for number in range(1, count + 1)]


NUMBERING = {
    "idus-martii": numbers(S=6, C=1, V=7, W=9, E=4),
    "alea": [*numbers(A=3, N=3, T=5), *(f"A9.{number}" for number in range(1, 7)), *numbers(G=3, O=3)],
}
"""Rule numbers of each game, in the order of its page. Numbers never change their meaning."""
CITED = {"idus-martii": re.compile(r"\b[SCVWE]\d\b"), "alea": re.compile(r"\b(?:A9\.\d|[ANTGO]\d)\b(?!\.\d)")}
WHOLE = {"idus-martii": set(), "alea": {"A9"}}
"""Numbers of groups of rules."""

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
IDUS = text_of(DOCS / "idus-martii.md")
ALEA = text_of(DOCS / "alea.md")


def page_of(game: AnyGame) -> str:
    return text_of(DOCS / f"{game.name}.md")


def defined(text: str) -> list[str]:
    """Rule numbers that a page defines, in order."""
    return re.findall(r"^- \*\*([A-Z]\d(?:\.\d)?)\*\* \S", text, re.MULTILINE)


@EACH_GAME
class TestNumbers:
    def test_rules_are_numbered_in_order(self, game: AnyGame) -> None:
        assert defined(page_of(game)) == NUMBERING[game.name]

    def test_refusals_name_rules_on_the_page(self, game: AnyGame) -> None:
        assert set(game.rule_numbers) - set(defined(page_of(game))) == set()

    def test_rule_numbers_on_the_page_exist(self, game: AnyGame) -> None:
        cited = set(CITED[game.name].findall(page_of(game)))
        assert cited - WHOLE[game.name] == set(NUMBERING[game.name])

    def test_rule_numbers_in_the_code_exist(self, game: AnyGame) -> None:
        folder = files(game.package)
        code = "\n".join(
            file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")
        )
        cited = set(CITED[game.name].findall(code))
        assert cited
        assert cited - WHOLE[game.name] - set(NUMBERING[game.name]) == set()

    def test_missing_rule_is_found(self, game: AnyGame) -> None:
        missing = NUMBERING[game.name][3]
        without = page_of(game).replace(f"- **{missing}** ", "- ")
        assert set(NUMBERING[game.name]) - set(defined(without)) == {missing}


@EACH_GAME
def test_options_are_listed_with_defaults(game: AnyGame) -> None:
    rows = table_with(section(page_of(game), "Options"), "option", "values", "default", "rules")
    listed = {row["option"].strip("`"): row["default"].strip("`") for row in rows}
    assert listed == {field.name: default_text(field) for field in fields(game.options_type)}
    assert all(set(row["rules"].split(", ")) <= set(NUMBERING[game.name]) for row in rows)


def default_text(field: Any) -> str:
    if field.default is NODEFAULT:
        return "(must be said)"
    return {None: "as printed", False: "no"}.get(field.default, str(field.default))


TERMS = {
    "idus-martii": (
        *(f"role-{role}" for role in ("consul", "praetor", "aedile")),
        *(f"faction-{faction}" for faction in FACTIONS),
        *(f"colour-{colour}" for colour in ("green", "red", "yellow")),
        "svffragivm",
        "limit",
        *(f"phase-{phase}" for phase in ("voting", "veto", "scoring", "end")),
        *(f"ending-{ending}" for ending in ("failed_conspiracy", "ides_of_march")),
    ),
    "alea": (
        "name",
        *(f"card-{card}" for card in CARDS),
        "step-failed",
        *(f"option-{option}" for option in ("multi_roll", "cards_anytime", "ordered")),
    ),
}


@EACH_GAME
def test_terms_match_the_catalogs(game: AnyGame) -> None:
    rows = table_with(section(page_of(game), "The words"), *LANGUAGES.values())
    listed = [tuple(cell.partition(" (")[0] for cell in row.values()) for row in rows]
    ids = [f"{game.name}-{term}" for term in TERMS[game.name]]
    assert listed == [tuple(words(language).say(term) for language in LANGUAGES) for term in ids]


def test_records_page_lists_every_card() -> None:
    line = next(
        line for line in text_of(DOCS / "records.md").splitlines() if line.startswith("In `play`, `card` is")
    )
    assert re.findall(r'`"(\w+)"`', line) == list(CARDS)


class TestIdusMartii:
    def test_decks_and_limits(self) -> None:
        heads = ("players", "Loyal", "Traitor", "Merchant", "printed limit", "a table may set")
        rows = table_with(IDUS, *heads)
        assert [list(row.values()) for row in rows] == [
            [*map(str, (players, *deck(players), PRINTED_LIMIT[players])), span(limits(players))]
            for players in PLAYERS
        ]

    def test_endings(self) -> None:
        rows = table_with(IDUS, "ending", "Loyal", "Traitor", "kept", "winning side", "winners")
        assert len({row["winning side"] for row in rows}) == 3
        for row in rows:
            loyal, traitor = int(row["Loyal"]), int(row["Traitor"])
            past = max(loyal, traitor) > PRINTED_LIMIT[len(row["kept"])]
            ending: Ending = "failed_conspiracy" if past else "ides_of_march"
            assert row["ending"] == words("en").say(f"idus-martii-ending-{ending}")
            kept_cards = tuple(faction_of(letter) for letter in row["kept"])
            faction = winning_faction(ending, loyal, traitor, kept_cards)
            assert row["winning side"] == words("en").say(f"idus-martii-faction-{faction}"), row
            assert int(row["winners"]) == len(holders(kept_cards, faction)), row

    def test_offices_of_turn_6(self) -> None:
        before, last = first_round_turn(5, 4, 3), first_round_turn(5, 5, 4)
        assert (last.praetor, last.aediles, before.aediles) == (0, (1, 2), (0, 1))
        possible = check_assignments(5, 0, 0, (1, 2), (0, 1)).allowed
        listed = {
            ("ABCDE".index(row["Praetor"]), tuple(map("ABCDE".index, pair)))
            for row in table_with(IDUS, "Praetor", "Aediles")
            for pair in re.findall(r"([A-E]) and ([A-E])", row["Aediles"])
        }
        assert listed == {(assignment.praetor, assignment.aediles) for assignment in possible}
        assert len(listed) == 6


def deck(players: int) -> list[int]:
    """The deck, from the weights of the first card."""
    chance = IDUS_MARTII.turn(IDUS_MARTII.start(Options(players, first=0)))
    assert isinstance(chance, Chance)
    return [weight for _, weight in chance.outcomes]


def span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


def faction_of(letter: str) -> Faction:
    (faction,) = (faction for faction in FACTIONS if faction[0].upper() == letter)
    return faction


class TestAleaRomana:
    def test_table_of_readings(self) -> None:
        heads = ("", "no I", "I", "II", "III", "V", "V, I", "V, II", "V, III")
        rows = table_with(ALEA, *heads)
        assert [row[""] for row in rows] == ["no X", "X", "XX", "XXX", "XXXX"]
        for row in rows:
            for head in heads[1:]:
                dice = dice_in(row[""].removeprefix("no X") + head.removeprefix("no I"))
                assert row[head] == spelled(dice), dice

    def test_readings_of_ordered_dice(self) -> None:
        rows = table_with(ALEA, "the dice, as they fell", "number")
        assert rows
        for row in rows:
            assert readings(dice_in(row["the dice, as they fell"]), ordered=True) == (int(row["number"]),)

    def test_final_scores(self) -> None:
        rows = table_with(ALEA, *(f"row {row}" for row in range(1, 8)), "cards left", "score")
        assert len(rows) == 3
        for row in rows:
            *column, cards, total = row.values()
            written = tuple(0 if cell == "-" else int(cell) for cell in column)
            assert score(written, CARDS[: int(cards)]) == int(total)


def dice_in(text: str) -> tuple[Face, ...]:
    faces: tuple[Face, ...] = ("I", "V", "X")
    return tuple(face for letter in text for face in faces if face == letter)


def spelled(dice: tuple[Face, ...]) -> str:
    """A cell of the table; more than six dice have no reading."""
    if is_incomplete(dice):
        return "not yet"
    return (" or ".join(map(str, readings(dice))) if len(dice) <= 6 else "") or "-"
