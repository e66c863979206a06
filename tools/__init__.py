"""What run.py and the packaging need besides themselves: modules of Python alone."""
