## The table around every game
table-outlook = Co zagraża i co daje zwycięstwo
table-outlook-next = Co wróg zrobi dalej
table-turn-enemy = Ruch wrogów
table-waits = Teraz decyduje { $name }
table-end-anyway = Mimo to zakończyć turę?
