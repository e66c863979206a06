"""Faulty bots of Alea, in a package as an installer leaves it."""

from pathlib import Path

from tests.guest.installed_program import write_package

SOURCE = '''
import os
import signal
import sys
import time
from pathlib import Path

from lusoria.bots import BotSpec


class Loops:
    def choose(self, view, rng):
        Path(os.environ["BOT_IS_AT"]).write_text(str(os.getpid()))
        while True:
            pass


class Deaf:
    """Blocks forever and holds the interpreter lock."""

    def choose(self, view, rng):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        Path(os.environ["BOT_IS_AT"]).write_text(str(os.getpid()))
        while True:
            time.sleep(60)


class Slow:
    def choose(self, view, rng):
        time.sleep(0.05)
        return view.legal[-1]


class Dies:
    def choose(self, view, rng):
        os._exit(3)


class Leaves:
    def choose(self, view, rng):
        sys.exit(3)


class Breaks:
    def choose(self, view, rng):
        raise ZeroDivisionError(str(view))


class Cheats:
    def choose(self, view, rng):
        return {"type": "win"}


class Talks:
    def choose(self, view, rng):
        print(sys.stdin.read(), "and so I said", flush=True)
        os.write(1, b"once more")
        return view.legal[-1]


class Warms:
    """Needs a while before it can think, and chooses at random if it did not get it."""

    ready = False

    def warm(self, players):
        time.sleep(0.5)
        self.ready = True

    def choose(self, view, rng):
        return view.legal[-1] if self.ready else rng.choice(view.legal)


class Learns:
    """Is slow at the first table that it sees."""

    known = False

    def choose(self, view, rng):
        if not self.known:
            time.sleep(1.5)
        self.known = True
        return view.legal[-1]


class Freezes(Warms):
    def warm(self, players):
        raise MemoryError


class Sleeps(Warms):
    def warm(self, players):
        time.sleep(600)


NAMES = "loops deaf slow dies leaves breaks cheats talks warms freezes sleeps learns".split()
BOTS = tuple(BotSpec("alea", name, 1, f"bad_bots:{name.title()}") for name in NAMES)
'''


def bad_bots(folder: Path) -> Path:
    """The folder to look for packages in."""
    return write_package(folder, "bad-bots", "[lusoria.bots]\nbad = bad_bots:BOTS\n", bad_bots=SOURCE)
