"""Games of a tournament by the reference rules. Bots get the views of their seats only.

All games of a deal have the same cards, and each seat has the same dice and random numbers. Games differ only
in the seating, so two bots that choose alike play identical games.
"""

from collections.abc import Sequence
from random import Random
from typing import NoReturn

from msgspec import Struct, to_builtins

from lusoria.bots import Bot
from lusoria.core.errors import Illegal, LusoriaError
from lusoria.core.game import AnyGame, Chance, Seat
from lusoria.core.ranks import is_draw
from lusoria.core.structs import GameAction, GameEvent, GameOptions
from lusoria.lab.tournament.tournament_settings import Seating, Settings, seatings
from lusoria.records.codec import encode
from lusoria.records.match import Events, Match

MAX_MESSAGE_CHARACTERS = 200  # of a bot's error or action in a message: one or two lines


class GameResult(Struct, frozen=True, array_like=True):
    """Result of one game."""

    seats: Seating
    ending: str
    """Empty if the game was cut off."""
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """Empty if the game has none."""
    decisions: int
    is_draw: bool | None = None
    """None in files of earlier versions: there several winners with points have drawn."""

    def share(self, seat: Seat) -> float:
        """Share of the win of a seat: divided after a draw, whole for each member of a winning side."""
        if seat not in self.winners:
            return 0.0
        is_divided = bool(self.scores) if self.is_draw is None else self.is_draw
        return 1 / len(self.winners) if is_divided else 1.0


class Deal(Struct, frozen=True):
    """All games with the same cards."""

    deal: int
    games: tuple[GameResult, ...]


class BotError(LusoriaError):
    """A bot raised an error or chose an illegal action. The text has the place and the problem."""


def play_deal(settings: Settings, deal: int) -> Deal:
    game, options = settings.rules_of()
    bots = settings.bots()
    results = []
    for number, seats in enumerate(seatings(settings, deal)):
        table = Table(game, options, [bots[entrant] for entrant in seats], f"{settings.seed} {deal}")
        try:
            results.append(table.play(seats, settings.most_decisions))
        except IllegalChoice as no:
            who = settings.entrants[seats[no.seat]].name
            names = " ".join(settings.entrants[entrant].name for entrant in seats)
            where = f"deal {deal}, game {number} ({names}), decision {no.decision}, seat {no.seat}"
            raise BotError(f"{where}: the bot {who} {no.problem}") from no.__cause__
    return Deal(deal, tuple(results))


class IllegalChoice(Exception):
    """A bot did not return a legal action."""

    def __init__(self, seat: Seat, decision: int, problem: str) -> None:
        super().__init__(seat, decision, problem)
        self.seat = seat
        self.decision = decision
        self.problem = problem


class Table:
    """A table of bots. After an action of a seat, chance is drawn from that seat's stream."""

    def __init__(self, game: AnyGame, options: GameOptions, bots: Sequence[Bot], chance: str) -> None:
        self._game = game
        self._options = options
        self._bots = bots
        self._coins = [Random(f"{chance} coins of {seat}") for seat in range(len(bots))]
        self._dice = [Random(f"{chance} dice of {seat}") for seat in range(len(bots))]
        self._nature = Random(f"{chance} cards")

    def play(self, seats: Seating, most_decisions: int) -> GameResult:
        match = self.begin()
        decisions = self.finish(match, most_decisions)
        over = match.over
        if over is None:
            return GameResult(seats, "", (), (), decisions)
        scores, draw = getattr(over.result, "scores", ()), is_draw(self._game, over.result)
        return GameResult(seats, over.ending, over.winners, scores, decisions, draw)

    def begin(self) -> Match:
        """The game before its first choice."""
        return Match(self._game, self._options, self._draw)

    def finish(self, match: Match, most_decisions: int) -> int:
        """Plays to the end or to the limit, and returns the number of decisions. Raises IllegalChoice."""
        decisions = 0
        while (awaited := match.awaited) and decisions < most_decisions:
            seat = awaited[0]
            action = self._choice(match, seat, decisions)
            self._nature = self._dice[seat]
            match.act(seat, action)
            decisions += 1
        return decisions

    def _draw(self, chance: Chance[GameEvent]) -> Events:
        return chance.pick(self._nature.randrange(chance.total))

    def _choice(self, match: Match, seat: Seat, decision: int) -> GameAction:
        view = self._game.view(match.state, seat)
        try:
            action = self._bots[seat].choose(view, self._coins[seat])
        except (Exception, SystemExit) as error:
            problem = f"{type(error).__name__}: {error}"[:MAX_MESSAGE_CHARACTERS].replace("\n", " ")
            raise IllegalChoice(seat, decision, f"has raised {problem}") from error
        if action not in view.legal:
            self._refuse(match, seat, decision, action)
        return action

    def _refuse(self, match: Match, seat: Seat, decision: int, action: GameAction) -> NoReturn:
        if not isinstance(action, GameAction):
            raise IllegalChoice(
                seat, decision, f"has chosen {action!r:.{MAX_MESSAGE_CHARACTERS}}, which is no action"
            )
        try:
            self._game.decide(match.state, seat, action)
        except Illegal as no:
            why = str(no)
        except Exception:  # noqa: BLE001 (an invalid action may raise anything in the rules)
            why = "it is not legal"
        else:
            why = "it is not legal"
        raise IllegalChoice(seat, decision, f"has chosen {describe(action)}: {why}")


def describe(action: GameAction) -> str:
    """An action as in a record, or as Python shows it if it cannot be encoded."""
    try:
        return encode(action).decode()[:MAX_MESSAGE_CHARACTERS]
    except Exception:  # noqa: BLE001 (fields of any kind)
        return repr(to_builtins(action, str_keys=True))[:MAX_MESSAGE_CHARACTERS]
