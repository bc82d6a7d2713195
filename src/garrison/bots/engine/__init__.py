"""The compiled part of thinking: judging, quick play, tree search, planning of whole turns."""
