"""Balance reports: figures, page and files."""

import csv
import re
import subprocess
import sys
from functools import partial
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import run
from lusoria.core.errors import Malformed
from lusoria.games.alea import ALEA
from lusoria.games.alea import model as alea_model
from lusoria.games.idus_martii import model as idus_model
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.balance import balance, describe_sample
from lusoria.lab.balance.alea.card_values import CardValue, card_values, cards_without, play_without
from lusoria.lab.balance.alea.study import AleaStudy
from lusoria.lab.balance.game_samples import (
    STUDIES,
    AllGamesCutOff,
    Source,
    is_simulated,
    reference_row,
    stack_rows,
)
from lusoria.lab.balance.idus_martii.study import shares_of
from lusoria.lab.balance.report_model import Value, difference, mean, ratio
from lusoria.lab.balance.report_style import DARK, LIGHT, plot_style, resource
from lusoria.lab.balance.svg import Axis
from lusoria.lab.idus_martii.exact import uniform_shares
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.output_folder import OutputError
from lusoria.lab.simulator.simulate import simulate
from lusoria.lab.tournament import BotError
from tests.docs.pages import DOCS, text_of
from tests.lab.bots import ERROR_TEXT, RaisingBot, TextBot

PANELS = [name for study in STUDIES.values() for name in study.panels]
PUBLISHED = DOCS / "balance"
SMALL = Source(games=20_000, slow_games=4, seed=3)


def csv_rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


class TestFigures:
    def test_shares_agree_with_exact_solution(self) -> None:
        found = shares_of(SMALL.columns("idus-martii", 5, "random"))
        exact = uniform_shares(5, limit=13)
        for value, name in ((found.failed, "failed_conspiracy"), (found.outcomes[3], "nobody wins")):
            assert abs(value.value - float(exact[name])) < 5 * value.error
        assert sum(value.value for value in found.outcomes) == pytest.approx(1)
        assert abs(found.lean.value) < 5 * found.lean.error

    def test_reference_rows_equal_kernel_columns(self) -> None:
        for game, kernel, size in (
            ("idus-martii", IdusSimulation(idus_model.Options(players=6)), 6),
            ("alea", AleaSimulation(alea_model.Options(players=3)), 3),
        ):
            columns = simulate(game, size, 8, 5).columns
            rows = stack_rows([STUDIES[game].row_of(kernel.match(5, k).state) for k in range(8)])
            for name, column in rows.items():
                assert np.array_equal(columns[name], column), (game, name)

    def test_places_count_from_starting_player(self) -> None:
        wins = np.array([[False, False, True, False, False]] * 3)
        columns = {
            "faction": np.zeros(3, int),
            "wins": wins,
            "sides": np.where(wins, 0, 1),
            "first": np.array([2, 1, 1]),
            "ending": np.zeros(3, int),
        }
        assert [value.value for value in shares_of(columns).places] == pytest.approx([1 / 3, 2 / 3, 0, 0, 0])

    def test_errors_equal_manual_calculation(self) -> None:
        assert mean(np.array([1, 3])) == Value(2, 1)
        found = ratio(np.array([1, 1, 0]), np.array([2, 1, 1]))
        assert found.value == 0.5
        assert found.error == pytest.approx(np.sqrt(0 + 0.25 + 0.25) / 4)
        assert difference(np.array([3, 5]), np.array([1, 3])) == Value(2, 0)
        assert difference(np.array([3, 5, 4]), np.array([1, 3])).error > 0

    def test_unplayed_card_is_worth_five_points(self) -> None:
        """G3: a card that is never played gives five points and changes nothing else."""
        assert cards_without(1, "twin") == (
            alea_model.CARDS,
            tuple(c for c in alea_model.CARDS if c != "twin"),
        )
        held_cards = 0
        for deal in range(6):
            whole, without = (play_without("greedy", 1, deal, 1, card) for card in (None, "reroll_i"))
            assert whole is not None
            assert without is not None
            if "reroll_i" in whole[2]:
                held_cards += 1
                assert whole[0] - without[0] == alea_model.CARD_POINTS
        assert held_cards

    def test_card_values_are_paired_by_deal(self) -> None:
        found = dict(zip(alea_model.CARDS, card_values(SMALL, "greedy"), strict=True))
        gained = []
        for deal in range(SMALL.slow_games):
            whole, without = (
                play_without("greedy", SMALL.seed, deal, deal % 2, card) for card in (None, "joker")
            )
            assert whole is not None
            assert without is not None
            gained.append(whole[0] - without[0])
        assert list(found["joker"].by_deal) == gained
        assert found["joker"].points == mean(np.array(gained))

    def test_difference_of_two_cards_is_paired_by_deal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Both cards share the luck of the deal, so a constant difference has no error."""
        luck = np.array([0, 40, -30, 10])
        by_deal = [luck + (3 if card == "twin" else -2 * k) for k, card in enumerate(alea_model.CARDS)]
        values = [CardValue(mean(each), Value(0, 1), Value(0, 1), each) for each in by_deal]
        monkeypatch.setattr("lusoria.lab.balance.alea.study.card_values", lambda *_: values)
        sentences = " ".join(AleaStudy(SMALL, ["random"]).cards().says)
        assert "the two are 13.0 ±\u00a00.0 points apart" in sentences
        assert "the farthest of 15 pairs" in sentences

    def test_gain_is_zero_if_all_seats_win_together(self) -> None:
        wins = np.array([[True] * 5, [False] * 5, [True] * 5])
        flat = np.zeros(3, int)
        columns = {"faction": flat, "wins": wins, "sides": wins * 0, "first": flat, "ending": flat}
        found = shares_of(columns)
        assert found.places[0].error > 0.1
        assert found.gains == (Value(0, 0),) * 5

    def test_report_counts_games_that_are_cut_off(self, monkeypatch: pytest.MonkeyPatch) -> None:
        ends = cycle([0, 1, 1])
        row = lambda *_: {"closing": next(ends), "wins": []}  # noqa: E731
        monkeypatch.setattr("lusoria.lab.balance.game_samples.reference_row", row)
        monkeypatch.setattr("lusoria.lab.balance.game_samples.is_simulated", lambda *_: False)
        source = Source(games=100, slow_games=9, seed=1)
        assert len(source.columns("alea", 2, "greedy")["wins"]) == 6
        assert source.cut_off == {("alea", "greedy"): 3}
        assert describe_sample("alea", AleaStudy(source, ["greedy"])).endswith(
            "in no figure: Greedy bots: 3."
        )
        ends = cycle([0])
        with pytest.raises(AllGamesCutOff, match="alea, 3 players, greedy: all 9 games were cut off"):
            source.columns("alea", 3, "greedy")
        monkeypatch.setattr("lusoria.lab.balance.alea.card_values.play_without", lambda *_: None)
        with pytest.raises(AllGamesCutOff, match="2 players without a card"):
            card_values(source, "greedy")

    def test_failing_bot_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("lusoria.lab.balance.game_samples.bot", lambda *_: RaisingBot())
        monkeypatch.setattr("lusoria.lab.balance.alea.card_values.bot", lambda *_: TextBot())
        with pytest.raises(BotError, match=f"idus-martii, game 3, decision .*bot mine has.*{ERROR_TEXT}"):
            reference_row("idus-martii", idus_model.Options(players=5), "mine", 1, 3)
        with pytest.raises(BotError, match="alea, deal 7, decision 0, seat 0: the bot mine has chosen 'gr"):
            play_without("mine", 1, 7, 0, None)

    def test_sample_does_not_depend_on_worker_count(self) -> None:
        play = partial(reference_row, "alea", ALEA.options_type(players=2), "random", 1)
        several = Source(games=100, slow_games=60, seed=1, workers=2)
        try:
            assert several.play_games(play, 60) == SMALL.play_games(play, 60)
        finally:
            several.close()

    def test_policy_is_simulated_if_simulate_knows_it(self) -> None:
        assert is_simulated("alea", "random")
        assert not is_simulated("alea", "nobody")

    def test_axis_ticks_are_round_numbers(self) -> None:
        assert Axis(0, 1).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
        assert Axis(-0.12, 0.31).ticks() == pytest.approx([-0.1, 0, 0.1, 0.2, 0.3])


def fail_if_played(sample: str) -> None:
    raise AssertionError(f"{sample} was played, though the folder is not writable")


class Outline(HTMLParser):
    """Ids, links and tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.tags.append(tag)
        for name, found in (("id", self.ids), ("href", self.links)):
            if value := attributes.get(name):
                found.append(value)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    only = ["idus-endings", "alea-scores", "alea-endings"]
    balance(folder, only=only, policies=["random"], number=2000, slow_number=10, seed=4)
    return folder


class TestReport:
    def test_report_has_page_tables_and_pictures(self, report: Path) -> None:
        names = {"idus-endings", "alea-scores", "alea-endings"}
        wanted = {f"{name}.{kind}" for name in names for kind in ("csv", "png")}
        assert {file.name for file in report.iterdir()} == {"index.html", *wanted}
        assert all(file.read_bytes().startswith(b"\x89PNG") for file in report.glob("*.png"))

    def test_same_command_makes_same_bytes(self, report: Path, tmp_path: Path) -> None:
        sentences = "--only idus-endings --policy random --games 2000 --slow-games 10 --seed 4 --folder"
        balance(tmp_path, only=["idus-endings"], policies=["random"], number=2000, slow_number=10, seed=4)
        assert (tmp_path / "idus-endings.csv").read_bytes() == (report / "idus-endings.csv").read_bytes()
        assert (tmp_path / "idus-endings.png").read_bytes() == (report / "idus-endings.png").read_bytes()
        assert sentences in text_of(report / "index.html"), "each plot names its command"

    def test_csv_has_an_error_per_figure(self, report: Path) -> None:
        for row in csv_rows(report / "alea-scores.csv"):
            assert 0 < float(row["points, error"]) < float(row["points"])

    @pytest.mark.parametrize(
        ("more", "problem"),
        [
            ({"only": ["idus-ends"]}, "no figure called 'idus-ends'; there are idus-factions"),
            ({"games": ["chess"]}, "no report of chess"),
            ({"policies": ["brave"]}, "no bot called 'brave'"),
            ({"number": 3}, "expected a whole number from 100"),
            ({"workers": 0}, "workers"),
        ],
    )
    def test_balance_refuses_invalid_arguments(
        self, tmp_path: Path, more: dict[str, list[str]], problem: str
    ) -> None:
        with pytest.raises(Malformed, match=problem):
            balance(tmp_path / "new", **more)  # type: ignore[arg-type]
        assert not (tmp_path / "new").exists()

    def test_unwritable_folder_is_refused_before_play(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(OutputError, match="cannot be written"):
            balance(
                tmp_path / "file",
                only=["idus-endings"],
                policies=["random"],
                number=100,
                progress=fail_if_played,
            )

    def test_command_names_unknown_policy(self, tmp_path: Path) -> None:
        line = ["lab", "balance", "--only", "idus-endings", "--policy", "randm", "--folder", str(tmp_path)]
        process = subprocess.run(
            [sys.executable, "-m", "lusoria.cli", *line], capture_output=True, check=False
        )
        assert (process.returncode, b"Traceback" in process.stderr, b"randm" in process.stderr) == (
            2,
            False,
            True,
        )


class TestStyle:
    def test_colours_equal_those_of_web_client(self) -> None:
        files = ("styles/tokens.css", "games/idus-martii/tokens.css")
        light: dict[str, str] = {}
        dark: dict[str, str] = {}
        for file in files:
            first, _, second = text_of(run.ROOT / "web/src" / file).partition('[data-theme="dark"]')
            for found, text in ((light, first), (dark, second)):
                found.update(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text))
        assert {name: light[name] for name in LIGHT} == LIGHT
        assert {name: dark.get(name, light[name]) for name in DARK} == DARK

    def test_every_css_class_has_a_style(self, report: Path) -> None:
        css = resource("charts.css") + resource("page.css")
        for name in re.findall(r'class="([\w -]+)"', text_of(report / "index.html")):
            for part in name.split():
                assert f".{part}" in css or part == "faint", part
        assert "var(" not in plot_style()

    def test_named_rules_exist(self) -> None:
        pages = {"idus": text_of(DOCS / "idus-martii.md"), "alea": text_of(DOCS / "alea.md")}
        for name, rule in ((n, r) for s in STUDIES.values() for n in s.panels for r in s.words()[n]["rules"]):
            assert re.search(rf"\b{re.escape(rule)}\b", pages[name.partition("-")[0]]), (name, rule)


class TestPublishedReport:
    """`docs/balance`."""

    def test_page_is_complete_and_self_contained(self) -> None:
        text = text_of(PUBLISHED / "index.html")
        outline = Outline(text)
        assert len(outline.ids) == len(set(outline.ids))
        assert set(PANELS) <= set(outline.ids)
        assert outline.tags.count("table") == outline.tags.count("desc") == len(PANELS)
        assert not {"script", "link", "img", "iframe"} & set(outline.tags)
        assert "nan" not in re.sub(r"base64,[^)]*", "", text)
        for link in outline.links:
            file, _, anchor = link.partition("#")
            assert (PUBLISHED / file).resolve().exists()
            assert not anchor or anchor in outline.ids

    def test_pictures_are_well_formed_with_text_alternative(self) -> None:
        text = text_of(PUBLISHED / "index.html")
        for name in PANELS:
            found = re.search(rf'<svg role="img" aria-labelledby="{name}-t {name}-d".*?</svg>', text)
            assert found, name
            ET.fromstring(found[0])  # noqa: S314 (our own)

    @pytest.mark.parametrize("name", ["idus-factions", "alea-endings"])
    def test_smaller_run_agrees_with_published_figures(self, name: str, tmp_path: Path) -> None:
        """Within five standard errors, with another seed."""
        balance(tmp_path, only=[name], policies=["random"], number=5000, slow_number=10, seed=99)
        published = [row for row in csv_rows(PUBLISHED / f"{name}.csv") if row["policy"] == "random"]
        again = csv_rows(tmp_path / f"{name}.csv")
        assert len(published) == len(again)
        figures = [head for head in again[0] if f"{head}, error" in again[0]]
        for old, new in zip(published, again, strict=True):
            assert old["players"] == new["players"]
            for head in figures:
                spread = np.hypot(float(old[f"{head}, error"]), float(new[f"{head}, error"]))
                assert abs(float(old[head]) - float(new[head])) < 5 * spread
