"""A calibration as the file that ships with the game."""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

from garrison import __version__
from garrison.bots.calibration.features import Feature
from garrison.bots.calibration.samples import EVERY, QUICK_GAMES, Sample

HEAD = """\
# The chance that `search` wins, from how quick play ends: made by `garrison calibrate --fit`.
"""


def calibration_text(
    features: Sequence[Feature], weights: Sequence[float], error: float, samples: Sequence[Sample]
) -> str:
    """Weights, how far to trust them, and what they were fitted to."""
    names = [feature.name for feature in features]
    named = zip([*names, "thinking"], weights, strict=True)
    games = {(sample.setup, sample.deal, sample.thinking) for sample in samples}
    counted = Counter(setup for setup, _, _ in games)
    lines = [
        HEAD,
        f"error = {error:.3f}",
        "",
        "[weights]",
        *(f'"{name}" = {weight:.4f}' for name, weight in named),
        "",
        "[fitted]",
        f"date = {datetime.now(UTC).date().isoformat()}",
        f'version = "{__version__}"',
        f"games = {len(games)}",
        f"positions = {len(samples)}",
        f"quick-games = {QUICK_GAMES}",
        f"every-turns = {EVERY}",
        "",
        "[setups]  # games of each",
        *(f'"{setup}" = {count}' for setup, count in sorted(counted.items())),
    ]
    return "\n".join(lines) + "\n"
