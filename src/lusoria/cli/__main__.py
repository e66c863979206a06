"""`python -m lusoria.cli`, for where the command `lusoria` is on no search path."""

import sys

from lusoria.cli import main

if __name__ == "__main__":
    sys.exit(main())
