"""The files that a game brings for the browser: its board as an ES module, its styles and images."""

from dataclasses import dataclass
from importlib.resources import files

from lusoria.core.errors import Malformed
from lusoria.core.extensions import extension

WEB = "web"
MAX_BYTES = 2_000_000  # all files of one game; the server holds them in memory
MAX_SCRIPTS = 16  # of one game; each adds 53 bytes to a header of every page
ENDINGS = (".js", ".css", ".json", ".svg", ".png", ".jpg", ".webp", ".avif", ".woff2", ".mp3", ".ogg")


@dataclass(frozen=True)
class WebFiles:
    """What a game exports as its extension `web`. Paths are relative to `folder` inside `package`.

    The server serves these files and no others. They run in the player's page, with the player's cookie.
    """

    package: str
    folder: str
    module: str
    """ES module whose default export is the board."""
    styles: tuple[str, ...] = ()
    """Stylesheets of the board."""
    others: tuple[str, ...] = ()
    """Everything else: images, sounds, modules that `module` imports."""

    @property
    def paths(self) -> tuple[str, ...]:
        return self.module, *self.styles, *self.others

    def read(self) -> dict[str, bytes]:
        """By path. Raises Malformed for a missing or forbidden file, and for too many or too large ones."""
        scripts = sum(path.endswith(".js") for path in self.paths)
        if scripts > MAX_SCRIPTS:
            raise Malformed(WEB, f"it has {scripts} scripts, {MAX_SCRIPTS} are allowed: bundle them into one")
        contents = {path: self.read_file(path) for path in self.paths}
        size = sum(map(len, contents.values()))
        if size > MAX_BYTES:
            raise Malformed(
                WEB, f"its files have {size:,} bytes, {MAX_BYTES:,} are allowed: make them smaller"
            )
        return contents

    def read_file(self, path: str) -> bytes:
        name = f"{self.folder}/{path}"
        if not path.endswith(ENDINGS) or any(part in ("", ".", "..") for part in path.split("/")):
            raise Malformed(
                WEB, f"{path!r} cannot be served: use a path below {self.folder}, ending in one of {ENDINGS}"
            )
        try:
            return files(self.package).joinpath(name).read_bytes()
        except (OSError, ModuleNotFoundError) as error:
            raise Malformed(WEB, f"{name} cannot be read: add it to the package {self.package}") from error


def web_files_of(game: object) -> WebFiles | None:
    """None in a game without a web board. Raises Malformed if the extension is something else."""
    found: WebFiles | None = extension(game, WEB)
    return found
