"""What a table says to clients and to the server, and what they say to it."""
