"""What strong players know, and how they work it out: values, beliefs, and the bots and coach made of them.

It needs the extra `bots`. Like every bot, these get views and nothing else.
"""
