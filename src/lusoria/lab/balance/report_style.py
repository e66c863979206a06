"""Style of a report: colours and fonts of the web client, light and dark."""

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
"""Equal to the colours in `web/src`; a test compares them."""

FACES = {
    ("Alegreya Sans", 400): "alegreya-sans-400.ttf",
    ("Alegreya Sans", 700): "alegreya-sans-700.ttf",
    ("Cinzel", 600): "cinzel-600.ttf",
}


def resource(name: str) -> str:
    return files("lusoria.lab.balance").joinpath(name).read_text(encoding="utf-8")


def patterns() -> str:
    """SVG fill patterns, so that a plot is readable without colours."""
    return resource("patterns.svg")


def face(file: str) -> bytes:
    return files("lusoria.lab.balance").joinpath("faces", file).read_bytes()


def sheet() -> str:
    """Style sheet of the page, with fonts as data URLs."""
    faces = "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url(data:font/ttf;base64,{b64encode(face(file)).decode()}) format("truetype"); }}\n'
        for (family, weight), file in FACES.items()
    )
    dark = f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(DARK)} }} }}"
    return f"{faces}:root {{ {variables(LIGHT)} }}\n{dark}\n{resource('page.css')}{resource('charts.css')}"


def variables(tokens: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {value};" for name, value in tokens.items())


def plot_style() -> str:
    """Style sheet of a plot alone, in light colours. Has no CSS variables, which resvg does not know."""
    return sub(r"var\(--([\w-]+)\)", lambda found: LIGHT[found[1]], resource("charts.css"))
