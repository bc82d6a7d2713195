"""What is made from declarations is up to date: types of the web client, schemas, references."""

import pytest

from generated import FILES, ROOT


@pytest.mark.parametrize("name", FILES)
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name](), "run: make types"
