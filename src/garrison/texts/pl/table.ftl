## The table around every game
table-outlook = Co zagraża i co daje zwycięstwo
table-outlook-next = Co wróg zrobi dalej
table-turn-enemy = Ruch wrogów
table-waits = Teraz decyduje { $name }
table-waits-for-all = Czekamy, aż wszystkie miejsca będą zajęte
table-still = Możesz jeszcze zrobić to: { $what }.
table-end-anyway = Mimo to zakończyć turę?
table-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
table-own-data = Własne dane
table-own-data-why = Przy tym stole gra się z własnym plikiem danych zamiast tego, co odtworzyliśmy.
table-set-up = Przygotowanie partii.
table-pointed = { $name } wskazuje: { $place }
table-thinks = { $name } myśli.
table-thoughts = { $count ->
    [one] { $count } myśl
    [few] { $count } myśli
   *[many] { $count } myśli
}
table-undone = Cofnięte:
table-retry = Połącz teraz
table-catch-up = Do bieżącej chwili
table-talk = Dziennik i czat
table-menu = Drużyna i stół
table-back = Wstecz
table-source = Źródło
table-chance = Szansa { $percent }% ± { $error } · { $words }
table-chance-sure = prawie wygrana
table-chance-strong = duża
table-chance-good = dobra
table-chance-even = pół na pół
table-chance-doubtful = niepewna
table-chance-slim = nikła
table-chance-lost = prawie przegrana
table-chance-unsure = zgrubny szacunek
table-hint-best = najlepsze tutaj
table-hint-less = { $points ->
    [0] równie dobre
    [one] szansa niższa o { $points } punkt
    [few] szansa niższa o { $points } punkty
   *[many] szansa niższa o { $points } punktów
}
table-hint-risk = Zagrożenie: { $ending }
table-first = Stąd nic tu nie zrobisz. Najpierw:
table-answer-within = { $count ->
    [one] Na odpowiedź została { $count } sekunda.
    [few] Na odpowiedź zostały { $count } sekundy.
   *[many] Na odpowiedź zostało { $count } sekund.
}
