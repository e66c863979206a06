"""Tools of `run.py` and of the build hook."""
