"""Version 1 of the rules, retired: kept so that games played by it can be replayed and verified for ever."""

from par_impar.model import Options, State, check


def start(options: Options) -> State:
    """P6 as it was: whoever got the point hid next."""
    check(options)
    return State(options, in_turns=False, hider=None if options.first == "random" else options.first)
