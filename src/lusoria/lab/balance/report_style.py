"""The look of a report: the colours and faces of the table, in light and in dark."""

from base64 import b64encode
from collections.abc import Mapping
from importlib.resources import files
from re import sub

LIGHT = {
    "ground": "#ede4d5",
    "surface": "#f8f2e7",
    "raised": "#fffdf8",
    "line": "#d5c6ae",
    "edge": "#94805f",
    "ink": "#2a1b22",
    "ink-2": "#5f4b50",
    "purple": "#6b1145",
    "gold": "#7a5312",
    "gold-line": "#b88a3c",
    "slot": "#ddd0bb",
    "loyal-fill": "#22795a",
    "traitor-fill": "#9c2316",
    "merchant-fill": "#efc04a",
}
DARK = {
    "ground": "#140d12",
    "surface": "#1f151b",
    "raised": "#2c1f27",
    "line": "#4a3841",
    "edge": "#8a7079",
    "ink": "#f5ebdd",
    "ink-2": "#c3b1ac",
    "purple": "#f0a8d0",
    "gold": "#ddb56a",
    "gold-line": "#a98343",
    "slot": "#3d2e36",
    "loyal-fill": "#28805f",
    "traitor-fill": "#c73e30",
    "merchant-fill": "#efc04a",
}
"""As in `web/src`: a test compares them."""

FACES = {
    ("Alegreya Sans", 400): "alegreya-sans-400.ttf",
    ("Alegreya Sans", 700): "alegreya-sans-700.ttf",
    ("Cinzel", 600): "cinzel-600.ttf",
}


def resource(name: str) -> str:
    return files("lusoria.lab.balance").joinpath(name).read_text(encoding="utf-8")


def patterns() -> str:
    """Full, hatched, dotted, crossed: grey tells what colour tells."""
    return resource("patterns.svg")


def face(file: str) -> bytes:
    return files("lusoria.lab.balance").joinpath("faces", file).read_bytes()


def sheet() -> str:
    """All that the page says of its looks; the faces are inside, so that it needs nothing else."""
    faces = "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url(data:font/ttf;base64,{b64encode(face(file)).decode()}) format("truetype"); }}\n'
        for (family, weight), file in FACES.items()
    )
    dark = f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(DARK)} }} }}"
    return f"{faces}:root {{ {variables(LIGHT)} }}\n{dark}\n{resource('page.css')}{resource('drawn.css')}"


def variables(tokens: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in tokens.items())


def drawn_in_light() -> str:
    """The looks of a plot by itself: a program that draws pictures knows no variables."""
    return sub(r"var\(--([\w-]+)\)", lambda found: LIGHT[found[1]], resource("drawn.css"))
