"""Which words stand for which numbers of the rules."""

from garrison.core.vocabulary import Vocabulary, named, plain

from ..rules.terms import CARD, CARDS, RESULT, RESULTS, faces


def make_vocabulary() -> Vocabulary:
    shown = [str(faces(result))[1:-1] for result in range(len(RESULTS))]
    return Vocabulary("race", {CARD: named("card", CARDS), RESULT: plain(shown)})
