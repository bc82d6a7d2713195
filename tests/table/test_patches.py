from copy import deepcopy

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from garrison.core.documents import Document
from garrison.table.patches import apply_changes, changes

values = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@settings(suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault of the views
@given(views, views)
def test_the_changes_lead_from_one_view_to_the_other(old: Document, new: Document) -> None:
    found = changes(old, new)
    apply_changes(old, deepcopy(found))
    assert old == new


@given(views)
def test_equal_views_need_no_change(view: Document) -> None:
    assert changes(view, view) == []


def test_one_new_value_is_one_small_change() -> None:
    old: Document = {"wall": [{"enemy": "rider"}, {"enemy": "giant"}], "turn": 1}
    new: Document = {"wall": [{"enemy": "rider"}, {"enemy": "dragon"}], "turn": 1}
    assert changes(old, new) == [[["wall", 1, "enemy"], "dragon"]]


def test_what_is_gone_is_a_path_alone() -> None:
    assert changes({"a": {"b": 1}}, {"a": {}}) == [[["a", "b"]]]
