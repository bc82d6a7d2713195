"""Measurements: this engine, compiled and not, and its peers, always in one run."""
