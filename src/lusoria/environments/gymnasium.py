"""Games for Gymnasium: one seat learns, bots play the others.

Importing this module registers each game under its title, as `lusoria/<Title>-v1`. `FIELDS` of the encoding
names the numbers of an observation. Legal actions are in `info["action_mask"]`, and `action_masks`
returns them for learners with masks.
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
from lusoria.environments.episode import Actions, Episode, Numbers, observation_box
from lusoria.environments.game_adapter import adapter_of, setting
from lusoria.environments.rendering import Picture, check_mode, render_modes, render_state
from lusoria.games import GAMES

Opponent: TypeAlias = str | Bot
ILLEGAL_ACTION_REWARD = -1.0  # as for a lost game
MAX_STARTS = 1000  # games that may end before the learner's first decision


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A seat at a table of bots, from the first decision of that seat to the end of the game.

    `bots` is the name of a bot, or a bot, or one per other seat, in order from the learner's left. Without
    `seat`, each game draws the learner's seat. An illegal action ends the game with a reward of -1, and
    `info["illegal"]` says why. A game that is cut off is truncated with a reward of 0.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 (as in the base class)

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
        self.setting = at = setting(game, players, options, most_rounds)
        check_mode(at.game, render_mode)
        self.metadata = {"render_modes": render_modes(at.game), "render_fps": 2}
        if seat is not None and (type(seat) is not int or seat not in range(at.players)):
            raise Malformed("seat", f"expected a seat from 0 to {at.players - 1}, not {seat!r}")
        self.render_mode = render_mode
        self.observation_space = cast("gymnasium.Space[Numbers]", observation_box(at))
        self._actions = at.encoding.action_count(at.players)
        self.action_space = Actions(self._actions)
        self.seat = seat or 0
        """The learner's seat in this game."""
        self._fixed = seat
        self._bots = opponents(game, bots, at.players - 1)
        self._episode = Episode(at)
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Starts a game. The same seed and actions give the same game. `options` are unused."""
        super().reset(seed=seed)
        # bots have a generator of their own: from the state of this one they could predict chance
        chance, self._bot_rng = (Random(int(self.np_random.integers(2**63))) for _ in range(2))
        self.seat = chance.randrange(self.setting.players) if self._fixed is None else self._fixed
        for _ in range(MAX_STARTS):
            self._episode.begin(chance)
            self._let_bots_move()
            if self._episode.seat is not None:
                break
        else:
            raise ValueError(f"{self.setting.game.name}: games end before seat {self.seat} moves")
        self._ended = False
        return self._episode.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        episode, name = self._episode, self.setting.game.name
        if self._ended:
            raise ValueError(f"{name}: no game is in progress; call `reset`")
        if action not in self.action_space:
            raise ValueError(f"{name}: expected an action below {self._actions}, not {action!r}")
        number = int(action)
        if number not in episode.actions:
            self._ended = True
            view = episode.view(self.seat)
            info = {"illegal": self.setting.describe_illegal(number, view, episode.actions), **self._info()}
            return episode.observation(self.seat), ILLEGAL_ACTION_REWARD, True, False, info
        episode.act(number)
        self._let_bots_move()
        self._ended = episode.seat is None
        cut_off = self._ended and episode.over is None
        reward = episode.rewards()[self.seat] if self._ended else 0.0
        return episode.observation(self.seat), reward, self._ended and not cut_off, cut_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True at each legal action. MaskablePPO of sb3-contrib calls this."""
        return self._episode.mask(self.seat).astype(np.bool_)

    @property
    def view(self) -> GameView:
        """The learner's view, as bots get it."""
        self._episode.require_state()
        return self._episode.view(self.seat)

    def render(self) -> str | Picture | None:
        """The table as the learner sees it."""
        return render_state(self.setting, self._episode.require_state(), self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(self.seat), "seat": self.seat}

    def _let_bots_move(self) -> None:
        episode = self._episode
        while episode.seat is not None and episode.seat != self.seat:
            mover = self._bots[(episode.seat - self.seat) % self.setting.players - 1]
            view = episode.view(episode.seat)
            action = mover.choose(view, self._bot_rng)
            if action not in view.legal:
                where = f"{self.setting.game.name}: seat {episode.seat} at step {view.table.step!r}"
                raise ValueError(f"{where}: the bot {type(mover).__name__} has chosen {action!r}: not legal")
            episode.act_by_rules(action)


def opponents(game: str, bots: Opponent | Sequence[Opponent] | None, seats: int) -> list[Bot]:
    """One bot per seat. Raises Malformed."""
    if bots is None:
        bots = default_bot(game).name
    names = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * seats
    if len(names) != seats:
        raise Malformed("bots", f"expected one, or one for each of {seats} seats, not {len(names)}")
    if wrong := [other for other in names if not isinstance(other, str) and not callable(choose_of(other))]:
        raise Malformed("bots", f"expected names, or bots that can choose, not {wrong[0]!r}")
    return [bot(game, opponent) if isinstance(opponent, str) else opponent for opponent in names]


def choose_of(opponent: object) -> object:
    return None if isinstance(opponent, type) else getattr(opponent, "choose", None)


def register() -> None:
    for name, game in GAMES.items():
        gymnasium.register(
            id=f"lusoria/{adapter_of(game).title.replace(' ', '')}-v1",
            entry_point="lusoria.environments.gymnasium:SeatEnv",
            kwargs={"game": name},
        )


register()
