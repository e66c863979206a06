"""Every file, name, message and command that the pages for programmers mention exists."""

import ast
import builtins
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import run
from lusoria.core.game import MEMBERS
from lusoria.games import GAMES
from lusoria.words import LANGUAGES
from tests.docs.game_signatures import signatures
from tests.docs.pages import DOCS, ROOT, blocks, section, spans, table_with, text_of
from tests.words.catalog_entries import entries
from tests.words.test_catalogs import BARE_MESSAGES

DECISIONS = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.glob("decisions/*.md"))
PAGES = (
    *("follow-a-move.md", "add-a-game.md", "architecture.md", "library.md", "../CONTRIBUTING.md"),
    *DECISIONS,
)
ELSEWHERE = frozenset(
    {
        *("$why", "--games N", "--json", "--law LAW", "--seed N", "module:object", "/api/games"),
        *(".venv", ".venv/bin/python", "@fluent/bundle", "chromium-headless-shell", "dataclasses.replace"),
        *("fluent.runtime", "fullfsync", "gc=False", "memory:", "null", "pre-commit install"),
        *("synchronous = NORMAL", "web/node_modules"),
    }
)
"""Names of other projects, and code spans that are no names."""
ADD = text_of(DOCS / "add-a-game.md")
FOLDER_TS = text_of(ROOT / "web/src/games/folder.ts")
SUFFIXES = (
    *(".py", ".ftl", ".json", ".md", ".toml", ".perft", ".playthrough"),
    *(".ts", ".svelte", ".css", ".svg"),
)
FOLDERS = {name: ROOT / "src/lusoria/games" / game.package.rpartition(".")[2] for name, game in GAMES.items()}
WEB = ROOT / "web/src/games"
WEB_FOLDERS = {name: WEB / name for name in GAMES}
GUEST = ROOT / "tests/guest/package/par_impar"
LAPILLI = ROOT / "tests/guest/terni_lapilli"
OPTIONAL = ("<name>-table", "<name>-place")  # messages that the built-in games lack, and par impar has


def exists(span: str) -> bool:
    """True if the name of a code span exists; a pattern must exist for every game."""
    if span in OPTIONAL:
        return is_known(span.replace("<name>", "par-impar"))
    return all(is_known(form) for form in filled_in(span))


def filled_in(span: str) -> Iterator[str]:
    """The span with every game and language in the place of `<package>`, `<name>` and `<language>`."""
    for name, folder in FOLDERS.items():
        for language in LANGUAGES:
            filled = span.replace("<package>", folder.name).replace("<name>", name)
            yield filled.replace("<language>", language)


def is_known(span: str) -> bool:
    if span in ("<package>", "<name>", "<language>", *GAMES, *LANGUAGES, *ELSEWHERE):
        return True
    if span.startswith("python3 run.py "):
        return span.split()[2] in run.COMMANDS
    if span.startswith(("/api/", "GET /api/")):
        return route_exists(span.removeprefix("GET "))
    if span.startswith("lusoria "):
        return (ROOT / "src/lusoria/cli/commands" / f"{span.split()[1]}.py").exists()
    if "/" in span or span.endswith(SUFFIXES):
        return file_exists(span)
    if re.fullmatch(r"[a-z]+-[\w<>.-]+", span):
        return message_exists(span)
    name = span.removeprefix("import ").partition("(")[0]
    if name.startswith(("lusoria.", "tests.")):
        return name_exists(name)
    return set(name.split(".")) <= identifiers() or name_exists(f"lusoria.{name}")


def file_exists(span: str) -> bool:
    """Relative to the repository, the package or a game's folder; a suffix means golden files."""
    if span.startswith("."):
        return any((ROOT / "tests/golden").glob(f"*{span}"))
    folders = (
        ROOT,
        ROOT / "src/lusoria",
        ROOT / "web/src",
        LAPILLI,
        *FOLDERS.values(),
        *WEB_FOLDERS.values(),
    )
    return any((folder / span).exists() for folder in folders)


def route_exists(span: str) -> bool:
    """A route of the server, with any value for its parameters."""
    served = "|".join(re.escape(path) for path in routes())
    pattern = re.sub(r"\\\{.*?\\\}", "[^/]+", served)
    return re.fullmatch(pattern, span) is not None


@cache
def routes() -> tuple[str, ...]:
    """Routes under /api, from the decorators of the handlers."""
    decorated = re.compile(r"@(?:get|post|put|delete)\(\s*\"(/[^\"]*)\"")
    servers = [source for name, source in sources().items() if name.startswith("lusoria.server")]
    return tuple(f"/api{path}" for source in servers for path in decorated.findall(source))


def message_exists(span: str) -> bool:
    """A message id; angle brackets match anything."""
    pattern = re.compile("[^-.]+".join(map(re.escape, re.split("<[a-z]+>", span))))
    return any(map(pattern.fullmatch, (*entries("en"), *guest_messages())))


@cache
def guest_messages() -> tuple[str, ...]:
    return tuple(re.findall(r"^([\w-]+) =", text_of(GUEST / "words" / "en.ftl"), re.MULTILINE))


def name_exists(name: str) -> bool:
    """A module, or a name in it."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


@cache
def sources() -> dict[str, str]:
    """Source of every module of program and tests, by dotted name."""
    tops = {"src/lusoria": "src", "tests": "."}
    found = {}
    for folder, top in tops.items():
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT / top).with_suffix("").parts
            found[".".join(parts).removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    return {name: source for name, source in found.items() if not name.startswith("tests.docs.")}


@cache
def identifiers() -> frozenset[str]:
    """Identifiers of the program, the guest and the laws; and tags, which are strings."""
    known = {"lusoria", *dir(builtins), *web_names()}
    for name, source in sources().items():
        if name.startswith(("lusoria", "tests.laws", "tests.guest.package")):
            for node in ast.walk(ast.parse(source)):
                known.update(names_in(node))
    return frozenset(known)


@cache
def web_names() -> frozenset[str]:
    """Exports of the client folders of games, and members of its interfaces."""
    exported = re.compile(r"export (?:interface|type|const|function|class) (\w+)")
    found = {name for path in WEB.rglob("*.ts") for name in exported.findall(text_of(path))}
    return frozenset(found | {member for _, member in web_members()})


def web_members() -> Iterator[tuple[str, str]]:
    """Interface and member of everything that `folder.ts` requires of a game."""
    for interface, body in re.findall(
        r"^export interface (\w+).*?\{$(.*?)^\}", FOLDER_TS, re.MULTILINE | re.DOTALL
    ):
        for member in re.findall(r"^  (\w+)\??:", body, re.MULTILINE):
            yield interface, member


def names_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name) | ast.arg(arg=name):
            yield name
        case ast.Attribute(attr=name) | ast.alias(name=name):
            yield name
        case ast.Constant(value=str(text)) if text.isidentifier():
            yield text
        case _:
            pass


@pytest.mark.parametrize("page", PAGES)
def test_everything_in_backquotes_exists(page: str) -> None:
    named = sorted(set(spans(text_of(DOCS / page))))
    assert len(named) > 10 or page in DECISIONS
    assert [span for span in named if not exists(span)] == []


@pytest.mark.parametrize(
    "span",
    [
        "lusoria.games.alea.rules.decode",
        "lusoria.game.alea",
        "src/lusoria/nowhere.py",
        "src/lusoria/games/<package>/numerals.py",
        "src/lusoria/records/schemas/<package>.json",
        "web/src/games/<name>/Pillar.svelte",
        "web/src/games/<package>/index.ts",
        "Bored.svelte",
        "GameFolders",
        "GameParts.Bored",
        "/api/game",
        "/api/games/alea/schemes",
        "par-impar-tables",
        "src/lusoria/words/<name>.ftl",
        "dices.py",
        ".perfect",
        "no_such_name",
        "Match.no_such_name",
        "idus-martii-event-vote_lain",
        "<name>-card-<card>",
        "<name>-option-<option>.excuse",
        "python3 run.py dance",
        "lusoria dance",
        "two words",
    ],
)
def test_what_does_not_exist_is_found(span: str) -> None:
    assert not exists(span)


def first_cells(heading: str, *heads: str) -> list[str]:
    """First column of the table under a heading."""
    return [span for row in table_with(section(ADD, heading), *heads) for span in spans(row[heads[0]])]


class TestAddAGame:
    def test_files_are_those_of_both_games(self) -> None:
        listed = set(spans(section(ADD, "6. Games in this repository").partition("Its folder in")[0]))
        extra = {"reasons.py"}  # of games with a coach
        assert set.intersection(*map(files_in, FOLDERS.values())) - extra <= listed

    def test_signatures_are_those_of_the_protocol(self) -> None:
        (block,) = [each.code for each in blocks(ADD) if each.code.startswith("class Game(Protocol)")]
        assert block.rstrip() == signatures()
        assert all(f"{member}:" in block or f"def {member}(" in block for member in MEMBERS)

    def test_every_list_of_games_is_named(self) -> None:
        """A dict with an entry for each game, anywhere in the program or the tests, needs one more."""
        listed = set(first_cells("6. Games in this repository", "place", "what to add"))
        keyed = {f"{module}.{name}" for module, name in keyed_by_game()}
        assert {"tests.golden.counts.COUNTS", "tests.words.sample_games.OPTIONS"} <= keyed
        assert keyed - listed == set(), "add-a-game.md must name these"

    def test_every_list_of_games_is_complete(self) -> None:
        short = {
            f"{module}.{name}": missing
            for module, name in keyed_by_game()
            if (missing := set(GAMES) - set(getattr(import_module(module), name)))
        }
        assert short == {}

    def test_every_game_is_in_the_independence_contract(self) -> None:
        contracts = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
        (strangers,) = (contract for contract in contracts if contract["type"] == "independence")
        assert sorted(strangers["modules"]) == sorted(game.package for game in GAMES.values())

    def test_page_lists_every_needed_message(self) -> None:
        listed = set(first_cells("2. What a game consists of", "message", "for"))
        assert {f"<name>-{part}" for part in BARE_MESSAGES} <= listed


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in SUFFIXES}


def keyed_by_game() -> Iterator[tuple[str, str]]:
    """The module and the name of every dict at the top of a module that has games for its keys."""
    for name, source in sources().items():
        if sum(f'"{game}"' in source for game in GAMES) < 2:
            continue
        for node in ast.parse(source).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=target)], value=ast.Dict(keys=keys)):
                    pass
                case ast.AnnAssign(target=ast.Name(id=target), value=ast.Dict(keys=keys)):
                    pass
                case _:
                    continue
            named = {key.value if isinstance(key, ast.Constant) else None for key in keys}
            if len(named) > 1 and named <= set(GAMES):
                yield name, target
