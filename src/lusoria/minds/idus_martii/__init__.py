"""Idus Martii as strong players see it: who is probably what, what a turn may bring, what it is worth.

People are told by their *place*, counted to the left of the first Consul, and turns are counted from 0.
"""
