"""Secrecy of the terminal: worlds that a seat cannot tell apart print the same."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import pytest

from lusoria.bots.random_bot import Uniform
from lusoria.core.game import AnyGame, Await, Chance, sample
from lusoria.games import GAMES
from lusoria.games.idus_martii import IDUS_MARTII, IdusMartii
from lusoria.games.idus_martii.actions import Action, Discard, Look, Veto, Vote
from lusoria.games.idus_martii.events import CardDealt, FirstDrawn, VoteLaid
from lusoria.games.idus_martii.model import Faction, Options
from lusoria.records.match import Match
from lusoria.tui.game_loop import Table
from lusoria.tui.game_screens import screen_of
from lusoria.tui.prompt import PlayerLeft, Prompter
from lusoria.words import LANGUAGES, words
from tests.tui.person import SimulatedPerson, new_terminal, output_of, plain

PLAYERS = 6
ME = 0
NAMES = ("Ana", "Livia", "Cassius", "Octavia", "Tullius", "Fulvia")
DEALT: tuple[tuple[Faction, Faction], ...] = (
    ("loyal", "traitor"),
    ("loyal", "loyal"),
    ("traitor", "traitor"),
    ("merchant", "loyal"),
    ("traitor", "merchant"),
    ("loyal", "traitor"),
)


@dataclass
class World:
    """With `other`, everything that Ana cannot know is different."""

    other: bool
    dealt: int = 0

    def nature(self, chance: Chance[Any]) -> tuple[Any, ...]:
        """Swaps the cards of others, not Ana's."""
        if isinstance(chance.outcomes[0][0][0], FirstDrawn):
            return chance.pick(2)
        seat, place = divmod(self.dealt, 2)
        self.dealt += 1
        if self.other and seat != ME:
            seat = 1 + seat % (PLAYERS - 1)
        return next(
            events
            for events, _ in chance.outcomes
            if isinstance(events[0], CardDealt) and events[0].faction == DEALT[seat][place]
        )

    def choose(self, view: Any, rng: Random) -> Action:
        """Bots whose choices differ only where Ana cannot see it."""
        table, mine = view.table, view.mine
        assert mine is not None
        match view.legal[0]:
            case Vote():
                is_hidden = ME not in (*table.aediles, table.praetor)
                return Vote("red" if is_hidden and (mine.seat == table.aediles[0]) == self.other else "green")
            case Discard():
                return Discard(mine.hand[self.other])
            case Look():
                return Look(table.aediles[table.turn % 2])
            case Veto():
                return Veto(swap=False)
            case _:
                action: Action = view.legal[len(table.ledger) % len(view.legal)]
                return action


def play_and_capture(
    world: World, language: str, *, live: bool, game: AnyGame = GAMES["idus-martii"]
) -> tuple[str, Match, int]:
    """Everything printed until the end of the game, and the number of pauses."""
    pauses: list[float] = []
    person = SimulatedPerson(language, Random(3), nonsense_rate=0.3)
    terminal, screen = new_terminal(person, live=live, pause=pauses.append)
    match = Match(game, Options(PLAYERS), world.nature)
    desk = Prompter(terminal, words(language))
    room = screen_of(IDUS_MARTII)(game, words(language), terminal.symbols, NAMES, ME)
    Table(desk, room, match, {seat: (world, Random(seat)) for seat in range(1, PLAYERS)}).play()
    return output_of(screen), match, len(pauses)


@pytest.mark.parametrize(("language", "live"), [*((language, False) for language in LANGUAGES), ("en", True)])
def test_indistinguishable_worlds_print_the_same(language: str, live: bool) -> None:
    """Cards, discards and votes of others change neither the output nor the pauses."""
    text, match, pauses = play_and_capture(World(other=False), language, live=live)
    other_text, other_match, other_pauses = play_and_capture(World(other=True), language, live=live)
    assert match.state.cards != other_match.state.cards
    assert match.state.discards != other_match.state.discards
    assert match.state.sealed != other_match.state.sealed
    assert match.state.ledger == other_match.state.ledger
    assert text == other_text
    assert pauses == other_pauses > 0
    assert pauses == sum(events_of_bots(match))


def events_of_bots(match: Match) -> list[bool]:
    """Moves of bots that were not simultaneous with the person's."""
    found = []
    state = match.game.start(match.options)
    for event in match.events:
        cause = match.game.cause(event)
        if cause is not None:
            turn = match.game.turn(state)
            assert isinstance(turn, Await)
            found.append(cause[0] != ME and ME not in turn.seats)
        state = match.game.evolve(state, event)
    return found


def test_comparison_finds_a_leak() -> None:
    leaky: Any = IdusMartii()
    leaky.redact = lambda event, _: event
    texts = [play_and_capture(World(other), "en", live=False, game=leaky)[0] for other in (False, True)]
    assert texts[0] != texts[1]


class OpaqueStateGame:
    """A game with opaque states: only the game can read them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def start(self, options: Any) -> Any:
        return box(self._game.start(options))

    def evolve(self, state: Any, event: Any) -> Any:
        return box(self._game.evolve(state(), event))

    def turn(self, state: Any) -> Any:
        return self._game.turn(state())

    def view(self, state: Any, viewer: Any) -> Any:
        return self._game.view(state(), viewer)

    def decide(self, state: Any, seat: Any, action: Any) -> Any:
        return self._game.decide(state(), seat, action)


def box(state: Any) -> Callable[[], Any]:
    return lambda: state


@pytest.mark.parametrize(("name", "players"), [("idus-martii", 5), ("alea", 2)])
def test_screen_never_reads_the_state(name: str, players: int) -> None:
    """The screen gets views, redacted events and turns; reading a state would fail."""
    game: Any = OpaqueStateGame(GAMES[name])
    rng = Random(7)
    match = Match(game, game.options_type(players), partial(sample, rng=rng))
    terminal, _ = new_terminal(SimulatedPerson("en", Random(1), nonsense_rate=0.2), live=True)
    room = screen_of(game)(game, words("en"), terminal.symbols, NAMES[:players], ME)
    bots = {seat: (Uniform(), Random(seat)) for seat in range(1, players)}
    Table(Prompter(terminal, words("en")), room, match, bots).play()
    assert match.over is not None
    with pytest.raises(AttributeError):
        _ = match.state.options


def test_own_secrets_are_shown() -> None:
    text, match, _ = play_and_capture(World(other=False), "en", live=False)
    mine = IDUS_MARTII.view(match.state, ME).mine
    assert mine is not None
    assert "You were dealt a Loyal card." in text
    assert "You were dealt a Traitor card." in text
    for vote in mine.votes:
        assert f"You cast a {vote.laid} vote." in text


@pytest.mark.parametrize("live", [False, True], ids=["plain", "live"])
def test_secret_is_sealed_when_confirmed(live: bool) -> None:
    """A secret choice can be undone until it is confirmed, and Enter does not confirm."""
    votes: list[int] = []
    lines = iter(["1", "", "n", "1", "history", "no", "2", "1", "y"])

    def answer(_: str) -> str | None:
        votes.append(sum(isinstance(event, VoteLaid) and event.aedile == ME for event in match.events))
        return next(lines, None)

    terminal, screen = new_terminal(answer, live=live)
    match = Match(IDUS_MARTII, Options(PLAYERS, first=4), lambda chance: chance.pick(0))
    room = screen_of(IDUS_MARTII)(IDUS_MARTII, words("en"), terminal.symbols, NAMES, ME)
    bots = {seat: (World(other=False), Random(seat)) for seat in range(1, PLAYERS)}
    with pytest.raises(PlayerLeft):
        Table(Prompter(terminal, words("en")), room, match, bots).play()
    assert votes[:9] == [0] * 9
    assert VoteLaid(ME, "red") in match.events
    assert "Vote red. Are you sure?" in plain(output_of(screen))
