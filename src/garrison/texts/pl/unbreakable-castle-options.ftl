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
unbreakable-castle-option-per_player-by-seats = Jak zwykle przy tylu graczach
unbreakable-castle-option-bank-unlimited = Nieograniczony
unbreakable-castle-option-bank-strict = Ścisły: po 30 żetonów każdego rodzaju
unbreakable-castle-option-trade-on = Jest
unbreakable-castle-option-trade-off = Nie ma
unbreakable-castle-option-signs-quests = Nic, jak w instrukcji
unbreakable-castle-option-signs-gifts = Zasada domowa: jeden wybrany surowiec budowlany
unbreakable-castle-option-box-full = Pełne: 40 kart zamku i 20 zadań
unbreakable-castle-option-box-strict = Ścisłe: razem 140 kart, do czterech graczy
