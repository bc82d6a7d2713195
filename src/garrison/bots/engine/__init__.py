"""The compiled part of thinking: evaluating, quick play, tree search, planning of whole turns."""
