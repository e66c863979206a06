"""`python -m lusoria.cli`: the command `lusoria` without a search path."""

import sys

from lusoria.cli import main

if __name__ == "__main__":
    sys.exit(main())
