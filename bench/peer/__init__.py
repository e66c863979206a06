"""The server that ours is compared with, and the clients that drive both."""
