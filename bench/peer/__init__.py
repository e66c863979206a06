"""The other side of the line: the server that ours is compared with, and the clients that drive both."""
