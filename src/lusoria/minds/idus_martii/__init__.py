"""Models of Idus Martii: beliefs about hidden cards, values of positions, decisions.

A place is a seat counted to the left from the first Consul. Turns are counted from 0.
"""
