"""Bots, estimates and advice for live tables, in processes of their own."""
