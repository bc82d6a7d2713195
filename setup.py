"""Compiles the engine where a C compiler exists; everything else is in pyproject.toml."""

import os
from glob import glob

from setuptools import setup

ENGINE = [
    "src/garrison/core/contract.py",
    "src/garrison/core/draws.py",
    "src/garrison/core/moves.py",
    "src/garrison/core/piles.py",
    "src/garrison/core/refusals.py",
    "src/garrison/core/steps.py",
    "src/garrison/core/tasks.py",
    "src/garrison/core/playout.py",
    *sorted(glob("src/garrison/games/*/rules/*.py")),
    *sorted(glob("src/garrison/bots/engine/*.py")),
    *sorted(
        set(glob("src/garrison/bots/evaluators/*/*.py"))
        - set(glob("src/garrison/bots/evaluators/*/intent.py"))  # words, not search
    ),
]
SAME_SUMS = "-ffp-contract=off"
"""Thoughts must not depend on how a processor adds up."""
ACROSS_FILES = ["-flto=auto", "-fvisibility=hidden"]
"""Small functions are called from other files all the time: let the linker inline them."""


def compiled_engine():
    """The engine as C extensions, or nothing if it shall or must stay interpreted."""
    if os.environ.get("GARRISON_PURE", "") not in ("", "0"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    os.environ.setdefault("MYPYPATH", "src")
    extensions = mypycify(
        [path for path in ENGINE if not path.endswith("__init__.py")],
        opt_level="3",
        debug_level="0",
        group_name="garrison",
        multi_file=True,
        experimental_features=True,  # packed vectors (librt.vecs)
    )
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args += [SAME_SUMS, *ACROSS_FILES]
            extension.extra_link_args += ["-O3", *ACROSS_FILES]
        extension.optional = True  # without a C compiler the source itself runs
    return extensions


setup(ext_modules=compiled_engine())
