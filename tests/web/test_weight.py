"""How much a newcomer waits for."""

import pytest

from web.conftest import Visit
from web.figures import weigh_scripts

MOST_BYTES = 120_000


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_scripts_up_to_the_first_table_are_light(visit: Visit, language: str) -> None:
    page = visit("/ready", language=language)
    sizes = weigh_scripts(page)
    page.goto(page.url.removesuffix("ready"))
    page.locator("[data-play='bastion']").first.click()
    page.wait_for_selector("[data-mine=true]")
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST_BYTES
