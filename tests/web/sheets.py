"""Several pictures on one, each under its name, so that many can be looked at together."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

WIDTH = 1900


def make_sheet(page: Page, pictures: Sequence[Path], path: Path, columns: int) -> None:
    """Lay pictures out in columns. The page is left where the sheet was drawn."""
    each = WIDTH // columns
    figures = "".join(map(_figure, pictures))
    grid = f"display: grid; grid-template-columns: repeat({columns}, {each - 6}px); gap: 6px"
    style = f"body {{ {grid}; margin: 0 }} figure {{ margin: 0 }} img {{ width: 100% }}"
    drawing = path.with_suffix(".html")
    drawing.write_text(f"<style>{style}</style><body>{figures}</body>")
    page.goto(drawing.resolve().as_uri())
    before = page.viewport_size
    page.set_viewport_size({"width": WIDTH, "height": 400})
    page.screenshot(path=path, full_page=True)
    if before:
        page.set_viewport_size(before)
    drawing.unlink()


def _figure(picture: Path) -> str:
    address = picture.resolve().as_uri()
    return f"<figure><figcaption>{picture.stem}</figcaption><img src='{address}'></figure>"
