"""Compiles the engine where a C compiler exists; everything else is in pyproject.toml."""

import io
import os
import sys
from contextlib import redirect_stdout
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, SetupError

ENGINE = [
    "src/garrison/core/contract.py",
    "src/garrison/core/documents.py",
    "src/garrison/core/draws.py",
    "src/garrison/core/moves.py",
    "src/garrison/core/pile_documents.py",
    "src/garrison/core/pile_layers.py",
    "src/garrison/core/piles.py",
    "src/garrison/core/refusals.py",
    "src/garrison/core/step_state.py",
    "src/garrison/core/steps.py",
    "src/garrison/core/task_steps.py",
    "src/garrison/core/tasks.py",
    "src/garrison/core/verbs.py",
    "src/garrison/core/playout.py",
    *sorted(glob("src/garrison/games/*/rules/*.py")),
    # What a server computes for every move: views, positions, and what changed in a view.
    *sorted(glob("src/garrison/games/*/face/upcoming.py")),
    *sorted(glob("src/garrison/games/*/face/view.py")),
    *sorted(glob("src/garrison/games/*/face/writing.py")),
    *sorted(glob("src/garrison/games/*/face/reading*.py")),
    "src/garrison/games/unbreakable_castle/face/names.py",
    "src/garrison/games/unbreakable_castle/face/view_joined.py",
    "src/garrison/table/patches.py",
    *sorted(glob("src/garrison/bots/engine/*.py")),
    *sorted(
        set(glob("src/garrison/bots/evaluators/*/*.py"))
        - set(glob("src/garrison/bots/evaluators/*/intent.py"))  # words, not search
        - set(glob("src/garrison/bots/evaluators/*/forecast.py"))  # asked once a position
    ),
]
SAME_SUMS = "-ffp-contract=off"
"""Thoughts must not depend on how a processor adds up."""
ACROSS_FILES = ["-flto=auto", "-fvisibility=hidden"]
"""Small functions are called from other files all the time: let the linker inline them."""


BUILD_NOTHING = {"egg_info", "dist_info", "sdist"}
"""Commands an installation runs before it compiles."""

CLIENT = Path("src/garrison/server/static/index.html")
NO_CLIENT = """
The web client is not built, so this package could not serve the games.
Build it first:          make web
Or leave it out:         GARRISON_NO_CLIENT=1 (the library and the command line alone)
"""


def is_set(name):
    return os.environ.get(name, "") not in ("", "0")


def why_not_compiled():
    """Why the engine shall or must stay interpreted; empty if it can be compiled."""
    if is_set("GARRISON_PURE"):
        return "GARRISON_PURE was set when it was built"
    try:
        import mypyc.build  # noqa: F401  (only to see whether it is there)
    except ImportError:
        return "mypyc was not there when it was built"
    return ""


def compiled_engine():
    """The engine as C extensions."""
    from mypyc.build import mypycify

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
            # New lists: mypyc gives all extensions the same one.
            compiling, linking = extension.extra_compile_args, extension.extra_link_args
            extension.extra_compile_args = [*compiling, SAME_SUMS, *ACROSS_FILES]
            extension.extra_link_args = [*linking, "-O3", *ACROSS_FILES]
    return extensions


def note(folder, reason):
    """Keep why the engine is interpreted, for `garrison --version` to tell."""
    file = Path(folder) / "garrison" / "_engine.txt"
    file.unlink(missing_ok=True)
    if reason:
        print(f"\nThe engine stays interpreted: {reason}\n", flush=True)
        file.write_text(reason + "\n", encoding="utf-8")


def require_client():
    if not CLIENT.is_file() and not is_set("GARRISON_NO_CLIENT"):
        raise SetupError(NO_CLIENT)


class BuildEngine(build_ext):
    """Compiles the engine. Where that fails the source itself runs, and says why."""

    def run(self):
        folder, reason = "src" if self.inplace else self.build_lib, ""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            reason = f"compiling it failed: {error}"
            for half in Path(folder).rglob("*.so"):
                half.unlink()
        note(folder, reason)


class BuildPackage(build_py):
    """Copies the sources, and notes an engine that nobody tries to compile."""

    def run(self):
        if not self.editable_mode:
            require_client()
        super().run()
        if WHY_NOT:
            note("src" if self.editable_mode else self.build_lib, WHY_NOT)


class SourcePackage(sdist):
    """Packs the sources with the web client."""

    def run(self):
        require_client()
        super().run()


def engine():
    """The extensions to build, and why there are none; a source mypyc refuses stays interpreted."""
    if BUILD_NOTHING.intersection(sys.argv):
        return [], ""
    reason = why_not_compiled()
    if reason:
        return [], reason
    told = io.StringIO()
    try:
        with redirect_stdout(told):
            return compiled_engine(), ""
    except SystemExit as stop:
        errors = [line for line in told.getvalue().splitlines() if ": error: " in line]
        return [], f"mypyc refused its source: {errors[0] if errors else stop}"
    finally:
        print(told.getvalue(), end="", flush=True)


EXTENSIONS, WHY_NOT = engine()
setup(
    ext_modules=EXTENSIONS,
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": SourcePackage},
)
