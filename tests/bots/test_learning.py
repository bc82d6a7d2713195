"""The command that learns what Bastion's terms are worth, on one short siege."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

from garrison.bots.evaluators.bastion.evaluator import TERMS, BastionEvaluator

SCRIPT = Path(__file__).parents[2] / "scripts" / "fit_bastion.py"
SIEGE = "bastion/2018?level=hard&seats=2"


def run(*arguments: str | Path) -> str:
    command = [sys.executable, str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_weights_are_learned_from_sieges_and_compared_on_others(tmp_path: Path) -> None:
    samples, same, other = tmp_path / "samples", tmp_path / "same.toml", tmp_path / "other.toml"
    run("sample", SIEGE, samples, "--deals", "1")
    turns = [json.loads(line) for line in samples.read_text().splitlines()]
    assert len(turns) > 2
    for _, turn in turns:
        assert all(len(terms) == len(TERMS) and missing >= 0 for terms, _, missing in turn)

    run("fit", samples, same, "--step", "0")
    run("fit", samples, other)
    evaluator, told = BastionEvaluator(), tomllib.loads(same.read_text())
    assert list(told["coming"].values()) == evaluator.weights
    assert list(told["march"].values()) == evaluator.march
    assert other.read_text() != same.read_text()

    lines = run("compare", SIEGE, same, "--deals", "1").splitlines()
    assert lines[0] == lines[1]
    assert lines[0].startswith("won ")
    assert lines[2].startswith("gained 0, lost 0")
