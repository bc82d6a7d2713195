"""What can be wrong with a position of this game."""

from garrison.core.reasons import Reason


def fault(name: str, **args: str | int) -> Reason:
    """The reason with this name; `face.messages` lists them all."""
    return Reason(f"unbreakable-castle-fault-{name}", args)
