## The table around every game
table-outlook = Co zagraża i co daje zwycięstwo
table-outlook-next = Co wróg zrobi dalej
table-turn-enemy = Ruch wrogów
table-waits = Teraz decyduje { $name }
table-end-anyway = Mimo to zakończyć turę?
table-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
table-set-up = Przygotowanie partii.
table-thinks = { $name } myśli.
table-thoughts = { $count ->
    [one] { $count } myśl
    [few] { $count } myśli
   *[many] { $count } myśli
}
table-undone = Cofnięte:
table-retry = Połącz teraz
table-catch-up = Do teraźniejszości
table-talk = Dziennik i rozmowa
table-menu = Drużyna i stół
table-back = Wstecz
