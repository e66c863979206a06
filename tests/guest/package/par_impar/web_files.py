"""The board for the browser: plain JavaScript without a build step."""

from lusoria.core.web_files import WebFiles

WEB = WebFiles(
    package="par_impar",
    folder="web",
    module="board.js",
    styles=("board.css",),
    others=("nut.svg", "fist.svg", "palm.svg"),
)
