"""Winning chances that hold: weights fitted to games of bots, and how well they told the end."""
