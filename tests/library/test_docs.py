"""The examples of the library's documentation run as they stand."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def test_every_example_of_the_library_page_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) >= 6
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), names)
