"""Registry of bots: lazy loading, checks of plug-ins, checks of data files."""

import hashlib
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from lusoria import Malformed
from lusoria.bots import BotSpec, DataFile, bot, bots_of, default_bot, offered_bots
from lusoria.bots.alea.bot_list import BOTS as ALEA_BOTS
from lusoria.bots.bot_loader import load_bot
from lusoria.bots.idus_martii.bot_list import BOTS as IDUS_BOTS
from lusoria.core.game import GameView
from lusoria.core.plugins import PluginSkipped
from lusoria.core.structs import GameAction
from tests.games.fake_plugins import visiting

HERE = "tests.bots.test_bot_registry"


class LearnedBot:
    """Chooses by the length of its data file."""

    def __init__(self, lesson: bytes) -> None:
        self.lesson = lesson

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return view.legal[len(self.lesson) % len(view.legal)]


OWN = [spec.name for spec in ALEA_BOTS]
SWIFT = BotSpec("alea", "swift", 2, "tests.bots.test_bot_registry:LearnedBot")
TWO = (SWIFT, BotSpec("ludus", "wise", 1, "tests.bots.test_bot_registry:LearnedBot"))
TAKEN = BotSpec("alea", "greedy", 3, "tests.bots.test_bot_registry:LearnedBot")
RANDOM = BotSpec("alea", "random", 3, "tests.bots.test_bot_registry:LearnedBot")
HOMELESS = BotSpec("calculi", "swift", 3, "tests.bots.test_bot_registry:LearnedBot")
NAMELESS = BotSpec("alea", "%s", 3, "tests.bots.test_bot_registry:LearnedBot")
ABSENT = (BotSpec("alea", "absent", 1, "no_such_module:Bot"), BotSpec("alea", "lost", 1, "json:NoSuchBot"))
HELPLESS = BotSpec(
    "alea", "helpless", 4, "tests.bots.test_bot_registry:LearnedBot", needs=("no_such_module",)
)
STUBBORN = BotSpec("alea", "stubborn", 1, "tests.bots.test_bot_registry:LearnedBot")


class TestTheList:
    def test_bots_of_the_game_come_first_and_random_last(self, monkeypatch: pytest.MonkeyPatch) -> None:
        games = ["tests.games.fake_plugins:LUDUS"]
        with visiting(monkeypatch, games=games, bots=[f"{HERE}:TWO"]):
            assert [spec.name for spec in bots_of("alea")] == [*OWN, "swift", "random"]
            assert [spec.name for spec in bots_of("ludus")] == ["wise", "random"]
            assert (default_bot("alea").name, default_bot("ludus").name) == (OWN[0], "wise")

    def test_offered_bots_have_a_level_and_can_play(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=["tests.games.fake_plugins:LUDUS"], bots=[f"{HERE}:HELPLESS"]):
            levels = [spec.level for spec in offered_bots("alea")]
            assert levels == sorted(levels)
            assert 0 not in levels
            assert "helpless" not in {spec.name for spec in offered_bots("alea")}
            assert [spec.name for spec in offered_bots("ludus")] == ["random"]

    def test_game_without_bots_has_the_random_bot(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with visiting(monkeypatch, games=["tests.games.fake_plugins:LUDUS"]):
            assert [spec.name for spec in bots_of("ludus")] == ["random"]
            assert default_bot("ludus").level == 0
            assert bot("ludus", "random") is bot("ludus", "random")

    @pytest.mark.parametrize(
        ("value", "why"),
        [
            (f"{HERE}:TAKEN", "alea has a bot called 'greedy'"),
            (f"{HERE}:RANDOM", "alea has a bot called 'random'"),
            (f"{HERE}:HOMELESS", "there is no game called 'calculi'"),
            (f"{HERE}:LearnedBot", "expected BotSpec, not "),
            (f"{HERE}:NAMELESS", "'%s' is no name for a bot"),
            ("no_such_module:BOT", "cannot be loaded"),
        ],
    )
    def test_faulty_plugin_bot_is_left_out_with_a_warning(
        self, monkeypatch: pytest.MonkeyPatch, value: str, why: str
    ) -> None:
        with visiting(monkeypatch, bots=[value]), pytest.warns(PluginSkipped, match=why):
            assert [spec.name for spec in bots_of("alea")] == [*OWN, "random"]

    @pytest.mark.parametrize(
        ("name", "problem"),
        [
            ("absent", "no_such_module:Bot cannot be loaded: ModuleNotFoundError"),
            ("lost", "json:NoSuchBot cannot be loaded: AttributeError"),
            ("stubborn", "tests.bots.test_bot_registry:LearnedBot cannot be loaded: TypeError"),
        ],
    )
    def test_bot_that_cannot_be_loaded_is_malformed(
        self, monkeypatch: pytest.MonkeyPatch, name: str, problem: str
    ) -> None:
        with visiting(monkeypatch, bots=[f"{HERE}:ABSENT", f"{HERE}:STUBBORN"]):
            with pytest.raises(Malformed) as caught:
                bot("alea", name)
            assert caught.value.where == f"bot alea/{name}"
            assert problem in caught.value.problem

    def test_listing_bots_loads_none(self) -> None:
        modules = [spec.load.partition(":")[0] for spec in (*ALEA_BOTS, *IDUS_BOTS)]
        code = (
            f"import sys, lusoria.bots; lusoria.bots.bots_of('alea'); print(sys.modules.keys() & {modules})"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
        assert done.stdout.strip() == "set()"


class TestData:
    """Data file of a bot."""

    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        package = tmp_path / "bot_lessons"
        package.mkdir()
        (package / "__init__.py").touch()
        (package / "lesson.txt").write_bytes(b"roll")
        monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
        return package

    def spec(self, path: str = "bot_lessons:lesson.txt", rules: int = 1, content: bytes = b"roll") -> BotSpec:
        data = DataFile(path, rules, hashlib.sha256(content).hexdigest(), "lusoria lab learn alea")
        return BotSpec("alea", "learned", 2, f"{HERE}:LearnedBot", (data,))

    def test_data_file_must_be_for_the_rules_played(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A table with retired rules gets the bot trained for them."""
        checksum = hashlib.sha256(b"roll").hexdigest()
        for rules in (1, 2):
            data = DataFile("bot_lessons:lesson.txt", rules, checksum, "lusoria lab learn ludus")
            spec = BotSpec("ludus", f"learned-{rules}", 2, f"{HERE}:LearnedBot", (data,))
            monkeypatch.setattr(sys.modules[__name__], f"LEARNED_{rules}", spec, raising=False)
        listed = [f"{__name__}:LEARNED_1", f"{__name__}:LEARNED_2"]
        with visiting(monkeypatch, games=["tests.games.fake_plugins:BOTH"], bots=listed):
            assert isinstance(bot("ludus", "learned-1", 1), LearnedBot)
            assert bot("ludus", "learned-2", 2) is bot("ludus", "learned-2")
            with pytest.raises(Malformed, match="is for rules version 1, and version 2 is played"):
                bot("ludus", "learned-1")
            with pytest.raises(Malformed, match="is for rules version 2, and version 1 is played"):
                bot("ludus", "learned-2", 1)

    def test_bot_gets_its_data_file(self, folder: Path) -> None:
        made = load_bot(self.spec(), 1)
        assert made is load_bot(self.spec(), 1)
        assert isinstance(made, LearnedBot)
        assert made.lesson == b"roll"

    @pytest.mark.parametrize(
        ("kind", "problem"),
        [
            ({"content": b"write"}, "has another checksum"),
            ({"rules": 2}, "is for rules version 2, and version 1 is played"),
            ({"path": "bot_lessons:other.txt"}, "is missing"),
            ({"path": "no_such_package:lesson.txt"}, "is missing"),
        ],
    )
    def test_wrong_data_file_is_refused(self, folder: Path, kind: dict[str, object], problem: str) -> None:
        with pytest.raises(Malformed) as caught:
            load_bot(self.spec(**kind), 1)  # type: ignore[arg-type] # of several types
        assert caught.value.where == "bot alea/learned"
        assert problem in caught.value.problem
        assert "`lusoria lab learn alea` generates it" in caught.value.problem
