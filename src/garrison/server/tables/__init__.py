"""The live tables of this process, and what they are made from."""
