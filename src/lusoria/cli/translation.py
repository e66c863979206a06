"""Translates argparse's own texts: headings of the help and error messages.

argparse looks up its texts with gettext, by their English templates. `translated` replaces that lookup with
the catalogs. A template that is not in `TEMPLATES` stays English.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from lusoria.words import Words

TEMPLATES: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("cli-usage", {}),
    "positional arguments": ("cli-arguments", {}),
    "options": ("cli-options", {}),
    "show this help message and exit": ("cli-option-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-fault",
        {"argument": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("cli-not-understood", {"words": "%s"}),
    "the following arguments are required: %s": ("cli-fault-required", {"names": "%s"}),
    "one of the arguments %s is required": ("cli-fault-required-one", {"names": "%s"}),
    "not allowed with argument %s": ("cli-fault-together", {"other": "%s"}),
    "ignored explicit argument %r": ("cli-fault-no-value", {"value": "%s"}),
    "expected one argument": ("cli-fault-value", {}),
    "expected at most one argument": ("cli-fault-one-value", {}),
    "expected at least one argument": ("cli-fault-value", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-fault-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-fault-type", {"value": "%(value)s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-fault-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
}
"""By template of argparse: message id, and the values of its variables."""


@contextmanager
def translated(words: Words) -> Iterator[None]:
    """Translates argparse inside the `with` block. Not thread-safe."""

    def say(template: str) -> str:
        if template not in TEMPLATES:
            return template
        message, variables = TEMPLATES[template]
        text = words.say(message, **variables)
        return f"{text} " if template.endswith(" ") else text

    gettext = vars(argparse)["_"]
    setattr(argparse, "_", say)  # noqa: B010 (mypy does not know the name)
    try:
        yield
    finally:
        setattr(argparse, "_", gettext)  # noqa: B010
