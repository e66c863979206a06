"""Prompts: numbers, yes or no, text, commands, nonsense, and leaving."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import ConsoleDimensions
from rich.text import Text

from lusoria.tui.prompt import Choice, PlayerLeft, Prompter, Question
from lusoria.tui.terminal import Scene
from lusoria.words import LANGUAGES, words
from tests.tui.person import new_terminal, output_of, plain, scripted

FRUIT = Question("Which fruit?", [Choice("apple", "apple"), Choice("fig", "fig")])


def prompt(
    question: Callable[[Prompter], Any], *typed: str, language: str = "en", live: bool = False
) -> tuple[Any, str]:
    """The answer, or that the person left; and the output."""
    terminal, screen = new_terminal(scripted(typed), live=live)
    desk = Prompter(terminal, words(language), Scene(Text("the table")))
    desk.pages = {"hand": lambda: Text("two figs"), "rules": lambda: Text("\n".join(map(str, range(60))))}
    try:
        answer = question(desk)
    except PlayerLeft:
        answer = PlayerLeft
    return answer, plain(output_of(screen))


def choose(desk: Prompter) -> str:
    return desk.choose(FRUIT)


class TestNumbers:
    def test_number_selects_a_choice(self) -> None:
        assert prompt(choose, "2")[0] == "fig"

    @pytest.mark.parametrize(
        "text",
        ["0", "3", "-1", "1.0", "one", "99999999999999999999", "1 2", "[red]x[/red]", "\x1b[31m", "é" * 300],
    )
    def test_nonsense_is_named_and_asked_again(self, text: str) -> None:
        answer, shown = prompt(choose, text, "1")
        assert answer == "apple"
        assert "isn’t on the list. Choose a number from 1 to 2." in " ".join(shown.split())
        assert "\x1b" not in shown

    def test_enter_needs_a_marked_default(self) -> None:
        assert prompt(choose, "", "", "2")[0] == "fig"
        marked = Question("Which?", FRUIT.choices, default=1)
        answer, shown = prompt(lambda desk: desk.choose(marked), "")
        assert answer == "fig"
        assert "(Enter: 2)" in shown

    def test_single_choice_is_named_in_the_prompt(self) -> None:
        only = Question("Roll.", [Choice("Roll one die", 1)], default=0)
        answer, shown = prompt(lambda desk: desk.choose(only), "")
        assert answer == 1
        assert "Enter: Roll one die" in shown

    def test_number_of_a_range_is_accepted(self) -> None:
        answer, shown = prompt(lambda desk: desk.number("How many?", range(5, 9), 6), "4", "x", "9", "8")
        assert answer == 8
        assert shown.count("isn’t a number from 5 to 8") == 3
        assert prompt(lambda desk: desk.number("How many?", range(5, 9), 6), "")[0] == 6

    def test_choice_may_have_the_value_none(self) -> None:
        items = (("apple", "apple"), ("fig", "fig"), ("Back", None))
        back = Question("Which?", [Choice[str | None](*item) for item in items])
        answer, shown = prompt(lambda desk: desk.choose(back), "3")
        assert answer is None
        assert "isn’t on the list" not in shown

    def test_disabled_choices_stay_visible(self) -> None:
        question = Question("Who?", [Choice("Livia", 1)], barred=["Cassius was Praetor last turn."])
        assert "×\xa0Cassius was Praetor last turn." in prompt(lambda desk: desk.choose(question), "1")[1]


class TestYesAndNo:
    @pytest.mark.parametrize(
        ("language", "text", "answer"),
        [
            ("en", "y", True),
            ("en", "YES", True),
            ("en", "no", False),
            ("es", "s", True),  # also the first letter of `salir`
            ("es", "si", True),
            ("es", "SÍ", True),
            ("es", "n", False),
            ("fr", "o", True),
            ("fr", "non", False),
        ],
    )
    def test_yes_and_no_accept_words_and_letters(self, language: str, text: str, answer: bool) -> None:
        assert prompt(lambda desk: desk.confirm("So?"), text, language=language)[0] is answer

    def test_enter_does_not_confirm_a_secret(self) -> None:
        answer, shown = prompt(lambda desk: desk.confirm("So?"), "", "1", "maybe", "n")
        assert answer is False
        assert shown.count("Answer yes or no.") == 3
        assert prompt(lambda desk: desk.confirm("So?", default=True), "")[0] is True


class TestCommands:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("live", [False, True], ids=["plain", "live"])
    def test_commands_do_not_answer_the_question(self, language: str, live: bool) -> None:
        texts = words(language)
        typed = [texts.say(f"cli-word-{name}") for name in ("help", "history", "hand")]
        answer, shown = prompt(choose, *typed, "?", "1", language=language, live=live)
        assert answer == "apple"
        assert "two figs" in shown
        assert texts.say("cli-history-empty") in shown
        assert shown.count(texts.say("cli-word-rules")) > 2

    def test_command_can_be_abbreviated(self) -> None:
        answer, shown = prompt(choose, "han", "REGLES", "2", language="en")
        assert answer == "fig"
        assert "two figs" in shown
        assert prompt(choose, "regles", "2", language="fr")[1].count("59") == 1

    def test_long_text_is_shown_page_by_page(self) -> None:
        answer, shown = prompt(choose, "rules", "", "", "", "2", live=True)
        assert answer == "fig"
        assert shown.count("Press Enter to continue.") == 3
        assert "\n59\n" in shown

    def test_name_may_begin_like_a_command(self) -> None:
        answer, _ = prompt(lambda desk: desk.line("Name?", "Marcus", lambda _: None), "Han")
        assert answer == "Han"
        assert prompt(lambda desk: desk.line("Name?", "Marcus", lambda _: None), "hand", "")[0] == "Marcus"


class TestLeaving:
    def test_quit_asks_for_confirmation(self) -> None:
        assert prompt(choose, "quit", "n", "2")[0] == "fig"
        assert prompt(choose, "quit", "y")[0] is PlayerLeft
        assert prompt(choose, "quit", "quit")[0] is PlayerLeft
        assert prompt(choose, "q", "perhaps", "y")[0] is PlayerLeft

    def test_end_of_input_leaves_at_once(self) -> None:
        for typed in ([], ["x"], ["quit"], ["rules"]):
            assert prompt(choose, *typed)[0] is PlayerLeft
        assert prompt(lambda desk: desk.confirm("So?"))[0] is PlayerLeft
        assert prompt(choose, "rules", live=True)[0] is PlayerLeft


def test_scrolling_output_shows_the_table_once() -> None:
    shown = prompt(choose, "x", "y", "2")[1]
    assert shown.count("the table") == 1
    assert shown.count("Which fruit?") == 1


def test_board_that_is_too_tall_names_the_command_that_shows_it() -> None:
    tall = Text("\n".join(f"row {number}" for number in range(40)))
    terminal, screen = new_terminal(scripted(["table", "", "", "1"]), live=True)
    assert Prompter(terminal, words("en"), Scene(tall)).choose(FRUIT) == "apple"
    first, *pages, last = plain_screens(screen)
    assert first.partition("›")[0] == last.partition("›")[0]
    assert "row 17\n... table\n" in first
    assert "row 18" not in first
    assert [f"row {number}\n" in "".join(pages) for number in range(40)] == [True] * 40


def test_events_are_shown_whole_or_left_out() -> None:
    """Regression: a long event lost its beginning to the mark that others are left out."""
    events = [Text(f"{number} {'word ' * 30}end{number}") for number in range(30)]
    terminal, screen = new_terminal(scripted(["1"]), live=True)
    Prompter(terminal, words("en"), Scene("board", events)).choose(FRUIT)
    shown = plain_screens(screen)[0]
    assert "... history\n" in shown
    for number in range(30):
        assert (f"\n{number} word" in shown) == (f"end{number}\n" in shown)
    assert "end29" in shown


def test_new_size_draws_again_with_another_layout() -> None:
    """While a prompt waits and while bots move; half a typed answer is dropped."""
    dropped: list[None] = []

    def shrink(_: object) -> None:
        terminal.console.size = ConsoleDimensions(60, 20)
        terminal.resize()
        terminal.resize()

    def answer(shown: str) -> str:
        shrink(shown)
        return "1"

    terminal, screen = new_terminal(
        answer, live=True, pause=shrink, discard_input=lambda: dropped.append(None)
    )
    Prompter(terminal, words("en"), Scene(Text("a board " * 20))).choose(FRUIT)
    wide, narrow = plain_screens(screen)
    assert max(map(len, wide.split("\n"))) == 80
    assert max(map(len, narrow.split("\n"))) == 60
    assert len(narrow.split("\n")) == 20 + 1  # and the typed line's end
    assert narrow.count("1 to 2 ›") == 1
    assert len(dropped) == 1
    terminal.console.size = ConsoleDimensions(80, 24)
    terminal.pause(1.0)
    assert [max(map(len, drawn.split("\n"))) for drawn in plain_screens(screen)] == [80, 60, 80, 60]


def plain_screens(screen: io.TextIOWrapper) -> list[str]:
    return [plain(drawn) for drawn in output_of(screen).split("\x1b[2J\x1b[H")[1:]]


@pytest.mark.parametrize("space", ["\xa0", "\u202f"])
def test_no_break_space_does_not_break_a_line(space: str) -> None:
    """Regression: French lines began with a colon."""
    terminal, screen = new_terminal(scripted([]), width=8)
    terminal.say(Text.assemble("un deux", (f"{space}: x", "bold")))
    assert output_of(screen) == f"un \ndeux{space}: x\n"


def test_live_screen_is_complete_after_every_answer() -> None:
    shown = prompt(choose, "x", "y", "2", live=True)[1]
    assert shown.count("the table") == 3


def test_input_typed_while_others_move_is_dropped() -> None:
    """Typing ahead of the next question is allowed."""
    forgotten: list[None] = []
    terminal, _ = new_terminal(
        scripted(["1", "2", "1"]),
        live=True,
        pause=lambda _: None,
        discard_input=lambda: forgotten.append(None),
    )
    desk = Prompter(terminal, words("en"))
    desk.choose(FRUIT)
    assert forgotten == []
    terminal.pause(1.0)
    terminal.pause(1.0)
    desk.choose(FRUIT)
    desk.choose(FRUIT)
    assert len(forgotten) == 1


def test_pause_does_not_depend_on_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    terminal, _ = new_terminal(scripted([]), pause=pauses.append)
    monkeypatch.setattr("lusoria.tui.terminal.time.monotonic", lambda: 100.0)
    for start in (100.0, 99.75, 90.0):
        terminal.pause(1.0, since=start)
    assert pauses == [1.0, 0.75, 0.0]


def test_row_has_its_own_number_and_zero_leads_back() -> None:
    def choose_row(desk: Prompter) -> int:
        return desk.number("In which row?", range(3, 8), back=0)

    answer, shown = prompt(choose_row, "", "2", "8", "5")
    assert answer == 5
    assert shown.count("isn’t a number from 3 to 7") == 2
    assert "3-7, 0 ›" in shown
    assert prompt(choose_row, "0")[0] == 0


def test_single_choice_still_shows_disabled_ones() -> None:
    only = Question("Failed.", [Choice("Leave", 1)], barred=["Twin: no number"], default=0)
    assert "×\xa0Twin: no number" in prompt(lambda desk: desk.choose(only), "")[1]
