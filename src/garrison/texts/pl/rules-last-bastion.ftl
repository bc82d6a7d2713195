# The rules of Last Bastion as a book.

## Pieces that stand for something

last-bastion-piece-white-die = biała kość bojowa
last-bastion-piece-white-die-text = Po jednej ściance każdego koloru i biała, która liczy się jako dowolny kolor.
last-bastion-piece-grey-die = szara kość bojowa
last-bastion-piece-grey-die-text = Kość Kazgina: rzuca nią oprócz białych.
last-bastion-piece-corruption-die = kość spaczenia
last-bastion-piece-corruption-die-text = Sześć różnych wyników, tylko jeden nic nie robi.
last-bastion-piece-standard-token = żeton sztandaru
last-bastion-piece-standard-token-text = Po jednym każdego koloru: leży na sztandarze i pokazuje, kogo osłabia.
last-bastion-piece-wall = mur
last-bastion-piece-wall-text = Zamyka bok bastionu między płytkami a planszą hordy.
last-bastion-piece-no-equipment = znacznik „bez wyposażenia”
last-bastion-piece-no-equipment-text = Przypomina, że karta zabrania zużywać wyposażenie w walce.
last-bastion-piece-equipment-text = Okrągły żeton. W walce liczy się jako jedno trafienie swojego koloru.
last-bastion-piece-round-text = Liczba żetonów jest ograniczona: czego nie ma w rezerwie, tego się nie dostaje.
