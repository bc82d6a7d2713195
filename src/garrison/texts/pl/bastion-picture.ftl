## What the picture of the board and its lists say
bastion-picture-next = nast.
bastion-picture-next-here = tu przyjdzie następny wróg
bastion-picture-gap = luka: zyskany jeden ruch wrogów
bastion-picture-free = wolny
bastion-picture-deck-here = leży tu talia wrogów: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
bastion-picture-gate = Brama
bastion-picture-enemy = { $enemy }, siła { $strength }
bastion-picture-enemy-changed = { $enemy }, siła { $strength } zamiast { $printed }
bastion-picture-square = na placu
bastion-picture-under = { $count ->
    [one] pod nim jeszcze { $count } smok
    [few] pod nim jeszcze { $count } smoki
   *[many] pod nim jeszcze { $count } smoków
}
bastion-picture-defenders = obrońcy: { $seats }
bastion-picture-closed = zamknięte: wejść można tylko po to, by zaatakować
bastion-picture-tower = Wieża
bastion-picture-foundation = Fundament { $index }
bastion-picture-empty = pusto
bastion-picture-source = Źródło: { $colour }
bastion-picture-source-none = Nie ma tu jeszcze źródła
bastion-picture-open = można czerpać
bastion-picture-shut = leży na nim mana: { $colour }
bastion-picture-damaged = uszkodzone
bastion-picture-blocked = zablokowane przez arcymaga
bastion-picture-occupied = zamknięte: na placu stoi wróg
bastion-picture-gives = daje { $count }
bastion-picture-keys = Strzałki prowadzą wzdłuż muru i w głąb bastionu, Enter wybiera, Escape anuluje wybór.
bastion-picture-order = { $number }.
