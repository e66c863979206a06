"""One game of a tournament by the reference rules: bots get the views of their seats, and nothing else.

All games of a deal have the same cards, and each seat the same dice and the same coins: the only difference
between two of them is who sits where. Two bots that choose alike therefore play the very same game.
"""

from collections.abc import Sequence
from random import Random
from typing import NoReturn

from msgspec import Struct, to_builtins

from lusoria.bots import Bot
from lusoria.core.errors import Illegal, LusoriaError
from lusoria.core.game import AnyGame, Chance, Seat
from lusoria.core.structs import GameAction, GameEvent, GameOptions
from lusoria.lab.tournament.settings import Seating, Settings, seatings
from lusoria.records.codec import encode
from lusoria.records.match import Events, Match

LONGEST_SHOWN = 200


class Played(Struct, frozen=True, array_like=True):
    """What came of one game."""

    seats: Seating
    ending: str
    """Empty where the game was cut off."""
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """Empty where the game has none."""
    decisions: int

    def share(self, seat: Seat) -> float:
        """What a seat has of the win: equal points share it, a winning side wins together."""
        if seat not in self.winners:
            return 0.0
        return 1 / len(self.winners) if self.scores else 1.0


class Deal(Struct, frozen=True):
    """All games of one deal."""

    deal: int
    games: tuple[Played, ...]


class BotTrouble(LusoriaError):
    """A bot has broken a game: it raised, or wants what is not allowed. Says where, and what."""


def play_deal(settings: Settings, deal: int) -> Deal:
    game, options = settings.rules_of()
    bots = settings.bots()
    found = []
    for number, seats in enumerate(seatings(settings, deal)):
        table = Table(game, options, [bots[entrant] for entrant in seats], f"{settings.seed} {deal}")
        try:
            found.append(table.play(seats, settings.most_decisions))
        except NoChoice as no:
            who = settings.entrants[seats[no.seat]].name
            names = " ".join(settings.entrants[entrant].name for entrant in seats)
            where = f"deal {deal}, game {number} ({names}), decision {no.decision}, seat {no.seat}"
            raise BotTrouble(f"{where}: the bot {who} {no.problem}") from no.__cause__
    return Deal(deal, tuple(found))


class NoChoice(Exception):
    """Somebody who was asked has made no legal choice."""

    def __init__(self, seat: Seat, decision: int, problem: str) -> None:
        super().__init__(seat, decision, problem)
        self.seat = seat
        self.decision = decision
        self.problem = problem


class Table:
    """One game: whoever acts next is followed by dice of their own stream."""

    def __init__(self, game: AnyGame, options: GameOptions, bots: Sequence[Bot], chance: str) -> None:
        self._game = game
        self._options = options
        self._bots = bots
        self._coins = [Random(f"{chance} coins of {seat}") for seat in range(len(bots))]
        self._dice = [Random(f"{chance} dice of {seat}") for seat in range(len(bots))]
        self._nature = Random(f"{chance} cards")

    def play(self, seats: Seating, most_decisions: int) -> Played:
        match = self.begun()
        decisions = self.finish(match, most_decisions)
        over = match.over
        if over is None:
            return Played(seats, "", (), (), decisions)
        return Played(seats, over.ending, over.winners, getattr(over.result, "scores", ()), decisions)

    def begun(self) -> Match:
        """The game before its first choice."""
        return Match(self._game, self._options, self._let_fall)

    def finish(self, match: Match, most_decisions: int) -> int:
        """Ask the bots until the game is over, but not too often; says how often."""
        decisions = 0
        while (awaited := match.awaited) and decisions < most_decisions:
            seat = awaited[0]
            action = self._choice(match, seat, decisions)
            self._nature = self._dice[seat]
            match.act(seat, action)
            decisions += 1
        return decisions

    def _let_fall(self, chance: Chance[GameEvent]) -> Events:
        return chance.pick(self._nature.randrange(chance.total))

    def _choice(self, match: Match, seat: Seat, decision: int) -> GameAction:
        view = self._game.view(match.state, seat)
        try:
            action = self._bots[seat].choose(view, self._coins[seat])
        except (Exception, SystemExit) as error:
            said = f"{type(error).__name__}: {error}"[:LONGEST_SHOWN].replace("\n", " ")
            raise NoChoice(seat, decision, f"has raised {said}") from error
        if action not in view.legal:
            self._refuse(match, seat, decision, action)
        return action

    def _refuse(self, match: Match, seat: Seat, decision: int, action: GameAction) -> NoReturn:
        if not isinstance(action, GameAction):
            raise NoChoice(seat, decision, f"has chosen {action!r:.{LONGEST_SHOWN}}, which is no action")
        try:
            self._game.decide(match.state, seat, action)
        except Illegal as no:
            why = str(no)
        except Exception:  # noqa: BLE001 (whatever a made-up action does to the rules)
            why = "it is none of the legal ones"
        else:
            why = "it is none of the legal ones"
        raise NoChoice(seat, decision, f"has chosen {told(action)}: {why}")


def told(action: GameAction) -> str:
    """An action as a record writes it; as Python does where it cannot be written."""
    try:
        return encode(action).decode()[:LONGEST_SHOWN]
    except Exception:  # noqa: BLE001 (fields of any kind)
        return repr(to_builtins(action, str_keys=True))[:LONGEST_SHOWN]
