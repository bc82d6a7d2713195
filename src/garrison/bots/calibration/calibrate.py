"""Fits the weights of a game's features, and tells how good chances are on deals not fitted to."""

from collections.abc import Sequence
from typing import Final

from garrison.bots.calibration.features import Feature, win_of
from garrison.bots.calibration.fitting import fit
from garrison.bots.calibration.reliability import Forecast
from garrison.bots.calibration.samples import Sample
from garrison.bots.calibration.weights import Calibration

FOLDS: Final = 5
"""Every fifth deal is told by weights that were fitted to the other four."""
LONGER: Final = 1
"""Thinking longer is no harm."""


def fit_samples(features: Sequence[Feature], samples: Sequence[Sample]) -> list[float]:
    """The weights of the features, and last that of thinking longer than usual."""
    signs = [*(feature.sign for feature in features), LONGER]
    rows = [_row(sample) for sample in samples]
    won = [sample.won for sample in samples]
    return fit(rows, won, signs, [sample.weight for sample in samples])


def cross_validate(features: Sequence[Feature], samples: Sequence[Sample]) -> list[Forecast]:
    """Every sample of whole games told by weights fitted to other deals."""
    told: list[Forecast] = []
    for fold in range(FOLDS):
        fresh = [sample for sample in samples if sample.deal % FOLDS == fold]
        others = [sample for sample in samples if sample.deal % FOLDS != fold]
        told.extend(_forecast(features, fresh, fit_samples(features, others)))
    return told


def forecast_all(calibration: Calibration, samples: Sequence[Sample]) -> list[Forecast]:
    """Every sample of whole games told by weights that are there already."""
    weights = [*calibration.weights, calibration.thinking]
    return _forecast(calibration.features, samples, weights)


def _forecast(
    features: Sequence[Feature], samples: Sequence[Sample], weights: Sequence[float]
) -> list[Forecast]:
    return [
        Forecast(sample.setup, sample.deal, win_of(features, _row(sample), weights), sample.won)
        for sample in samples
        if sample.is_whole
    ]


def _row(sample: Sample) -> tuple[float, ...]:
    return (*sample.features, sample.thinking)
