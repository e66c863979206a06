"""Version 1 of the rules, no longer played. Its records are still replayed and verified."""

from par_impar.model import Options, State, check


def start(options: Options) -> State:
    """P6 of version 1: the player who scored hides next."""
    check(options)
    return State(options, in_turns=False, hider=None if options.first == "random" else options.first)
