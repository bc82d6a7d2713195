from demo.race import RaceGame
from garrison.core.laws import check


def test_x():
    r = check(RaceGame(3), games=200)
    print(r)
