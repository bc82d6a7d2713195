# What can be chosen before a game of Unbreakable Castle.

unbreakable-castle-option-seats = Gracze
unbreakable-castle-option-races = Rasy
unbreakable-castle-option-per_player = Ile kart w rozdaniu odkrywa każdy
unbreakable-castle-option-bank = Bank
unbreakable-castle-option-trade = Handel między graczami
unbreakable-castle-option-signs = Znaki zadań dla Ładu i Chaosu
unbreakable-castle-option-box = Pudełko
unbreakable-castle-option-races-random = Losowane
unbreakable-castle-option-races-choose = Wybierane przez graczy
unbreakable-castle-option-per_player-by-seats = Domyślnie dla tylu graczy
unbreakable-castle-option-bank-unlimited = Nieograniczony
unbreakable-castle-option-bank-strict = Ścisły: po 30 żetonów każdego rodzaju
unbreakable-castle-option-trade-on = Jest
unbreakable-castle-option-trade-off = Nie ma
unbreakable-castle-option-signs-quests = Nic, jak w instrukcji
unbreakable-castle-option-signs-gifts = Zasada domowa: jeden wybrany surowiec budowlany
unbreakable-castle-option-box-full = Pełne: 40 kart zamku i 20 zadań
unbreakable-castle-option-box-strict = Ścisłe: razem 140 kart, do czterech graczy

## What they mean in play

unbreakable-castle-per_player-does-by-seats = We dwoje każdy odkrywa po sześć kart, we troje i czworo po cztery, w pięcioro i sześcioro po trzy; potem karty rozdaje się na nowo.
unbreakable-castle-bank-does-unlimited = W banku niczego nie zabraknie.
unbreakable-castle-bank-does-strict = Czego w banku zabraknie, tego nie można dostać, dopóki ktoś nie odda.
unbreakable-castle-trade-does-on = Po odczytaniu karty możesz złożyć do trzech ofert: wszystko oprócz many, za dowolną cenę, na którą druga strona się zgodzi. Może przyjąć, odmówić albo raz zaproponować coś innego.
unbreakable-castle-trade-does-off = Wszyscy wymieniają się tylko z bankiem i handlarzami; tury są krótsze.
unbreakable-castle-signs-does-quests = Zadania dobierają tylko Światło i Ciemność. Ład i Chaos mijają znak.
unbreakable-castle-signs-does-gifts = Ład i Chaos biorą jeden surowiec budowlany tam, gdzie inni dobierają zadanie.
unbreakable-castle-box-does-full = Części wystarczy dla wszystkich, a w obu taliach zadań jest po dziesięć kart.
unbreakable-castle-box-does-strict = Tyle kart, ile mogło być w prawdziwym pudełku: części i zadań jest mniej, więc mogą się skończyć.

## The races, before one is chosen

unbreakable-castle-guide = Rasy
unbreakable-castle-guide-random = Każdy gracz dostaje jedną z nich.
unbreakable-castle-guide-choose = Każdy gracz wybiera jedną z nich przy stole.
unbreakable-castle-guide-given = Po kolei, od miejsca A.
unbreakable-castle-guide-alliances = Postać z twojej strony jest sojusznikiem i oddaje ci to, co niesie. Postać z drugiej strony jest wrogiem: pokonasz ją za jedną manę, a bez many uciekasz.
unbreakable-castle-guide-friend = Przyjaciel z drugiej strony: { $race }
unbreakable-castle-guide-hard = Nie dobiera zadań
