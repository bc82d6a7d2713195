from garrison.bots.ladder import Ladder, Outcome, Row, is_stronger, verdicts

GAME = "unbreakable-castle?seats=2&trade=off"


def row(bot: str, won: list[bool]) -> Row:
    return Row(bot, "", tuple(Outcome(each, 1, 1, 0.1) for each in won))


def test_a_ladder_is_the_same_from_the_same_seed() -> None:
    ladder = Ladder(GAME, None, games=4, seed=3, processes=1)
    first, again = (
        [outcome.won for each in ladder.rows(["random"]) for outcome in each.outcomes]
        for _ in range(2)
    )
    assert first == again
    assert len(first) == 4


def test_a_bot_that_wins_what_the_other_loses_is_stronger() -> None:
    assert is_stronger(row("a", [True] * 8), row("b", [False] * 8))


def test_a_few_lucky_games_prove_nothing() -> None:
    assert not is_stronger(row("a", [True] * 3 + [False]), row("b", [False] * 4))


def test_every_bot_is_compared_with_the_one_before_it() -> None:
    ladder = Ladder("last-bastion", None, games=1, seed=1, processes=1)
    rows = [row("a", [False] * 9), row("b", [True] * 9)]
    assert [(each.better, each.worse, each.sure) for each in verdicts(ladder, rows)] == [
        ("b", "a", True)
    ]
