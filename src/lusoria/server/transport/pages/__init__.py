"""Pages that the server itself makes: the home page without a built client, and the wait page."""
