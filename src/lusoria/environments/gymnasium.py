"""Both games for Gymnasium: one seat learns, bots sit at the others.

Once this is imported, `gymnasium.make` knows `lusoria/IdusMartii-v1`, `lusoria/AleaRomana-v1`. Observations
are what `FIELDS` of the game's encoding name; which actions are legal is in `info["action_mask"]`, and what
`action_masks` answers to programs that learn with masks.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from lusoria.bots import Bot, bot, default_bot
from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.core.structs import GameOptions
from lusoria.environments.episode import Actions, Numbers, Playing, observation_box
from lusoria.environments.game_adapter import KINDS, setting
from lusoria.environments.rendering import RENDER_MODES, Picture, check_mode, rendered

Opponent: TypeAlias = str | Bot
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A seat at a table of bots, from the first decision of that seat to the end of the game.

    `bots` is the name of a bot, or a bot, or one for each other seat, in order from the learner's left.
    Without a `seat` it is drawn for each game. An illegal action ends the game: it is worth -1, and
    `info["illegal"]` says what was wrong. A game that is cut off is truncated, and worth 0.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (theirs is so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | GameOptions | None = None,
        bots: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        most_rounds: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.setting = at = setting(game, players, options, most_rounds)
        if seat is not None and (type(seat) is not int or seat not in range(at.players)):
            raise Malformed("seat", f"expected a seat from 0 to {at.players - 1}, not {seat!r}")
        self.render_mode = render_mode
        self.observation_space = cast("gymnasium.Space[Numbers]", observation_box(at))
        self._actions = at.encoding.action_count(at.players)
        self.action_space = Actions(self._actions)
        self.seat = seat or 0
        """Where the learner sits in this game."""
        self._fixed = seat
        self._bots = opponents(game, bots, at.players - 1)
        self._playing = Playing(at)
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game; the same seed and the same actions give the same game. There are no `options` here."""
        super().reset(seed=seed)
        chance, self._coins = (Random(int(self.np_random.integers(2**63))) for _ in range(2))
        self.seat = chance.randrange(self.setting.players) if self._fixed is None else self._fixed
        self._playing.begin(chance)  # the bots have another: who knows its state would know what falls next
        self._let_bots_move()
        self._ended = False  # in both games everybody moves before anything can end
        return self._playing.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        playing, name = self._playing, self.setting.game.name
        if self._ended:
            raise ValueError(f"{name}: no game is going on; `reset` begins one")
        if action not in self.action_space:
            raise ValueError(f"{name}: expected an action below {self._actions}, not {action!r}")
        number = int(action)
        if number not in playing.choices:
            self._ended = True
            view = playing.view(self.seat)
            info = {"illegal": self.setting.illegal(number, view, playing.choices), **self._info()}
            return playing.observation(self.seat), ILLEGAL, True, False, info
        playing.act(number)
        self._let_bots_move()
        self._ended = playing.seat is None
        cut_off = self._ended and playing.over is None
        reward = playing.rewards()[self.seat] if self._ended else 0.0
        return playing.observation(self.seat), reward, self._ended and not cut_off, cut_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as learners with masks ask for it."""
        return self._playing.mask(self.seat).astype(np.bool_)

    @property
    def view(self) -> GameView:
        """What the learner's seat knows, as bots are given it."""
        self._playing.begun()
        return self._playing.view(self.seat)

    def render(self) -> str | Picture | None:
        """The table as the learner sees it."""
        return rendered(self.setting, self._playing.begun(), self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._playing.mask(self.seat), "seat": self.seat}

    def _let_bots_move(self) -> None:
        playing = self._playing
        while playing.seat is not None and playing.seat != self.seat:
            mover = self._bots[(playing.seat - self.seat) % self.setting.players - 1]
            view = playing.view(playing.seat)
            action = mover.choose(view, self._coins)
            if action not in view.legal:
                where = f"{self.setting.game.name}: seat {playing.seat} at step {view.table.step!r}"
                raise ValueError(f"{where}: the bot {type(mover).__name__} has chosen {action!r}: not legal")
            playing.say(action)


def opponents(game: str, bots: Opponent | Sequence[Opponent] | None, seats: int) -> list[Bot]:
    """A bot for each of so many seats, or Malformed says which there are."""
    if bots is None:
        bots = default_bot(game).name
    chosen = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * seats
    if len(chosen) != seats:
        raise Malformed("bots", f"expected one, or one for each of {seats} seats, not {len(chosen)}")
    if wrong := [each for each in chosen if not isinstance(each, str) and not callable(choose_of(each))]:
        raise Malformed("bots", f"expected names, or bots that can choose, not {wrong[0]!r}")
    return [bot(game, each) if isinstance(each, str) else each for each in chosen]


def choose_of(each: object) -> object:
    return None if isinstance(each, type) else getattr(each, "choose", None)


def register() -> None:
    for name, kind in KINDS.items():
        gymnasium.register(
            id=f"lusoria/{kind.title.replace(' ', '')}-v1",
            entry_point="lusoria.environments.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register()
