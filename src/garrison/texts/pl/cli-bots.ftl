## Bots on the command line
advice-now = Szansa na zwycięstwo wynosi teraz około { $percent }%.
advice-better = { $number }. { $move }: { $percent }%, lepiej od pozostałych o { $change ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}
advice-worse = { $number }. { $move }: { $percent }%, gorzej od najlepszego o { $change ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}
advice-even = { $number }. { $move }: { $percent }%, nie gorzej od pozostałych
advice-risk = { "   " }ryzyko { $percent }%: { $ending }
cli-auto = Rozegraj całą partię botami.
cli-auto-bots = Boty w kolejności miejsc, po przecinku; lista się powtarza.
cli-auto-seed = Ziarno losowości (seed); to samo ziarno daje tę samą partię.
cli-auto-record = Zapisz partię do tego pliku.
cli-auto-end = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. { $ending } (ziarno { $seed })
cli-auto-seat = Miejsce { $seat }, { $bot }: { $won ->
    [1] zwycięstwo
   *[0] porażka
}
cli-ladder = Rozegraj botami wiele partii i sprawdź, kto jest silniejszy.
cli-ladder-bots = Boty do porównania, od najsłabszego, po przecinku.
cli-ladder-games = Liczba partii na każdy wiersz.
cli-ladder-seed = Ziarno losowości (seed) pierwszej partii.
cli-ladder-processes = Ile partii grać jednocześnie.
cli-ladder-growth = Wypróbuj ostatniego bota z dziesiątą częścią limitu, z jednym i z czterema.
cli-ladder-log = Zapisuj każdą rozegraną partię do tego pliku, po wierszu JSON; partie, które już w nim są, nie będą rozgrywane ponownie.
cli-ladder-no-game = w tym wierszu nie ma rozegranej partii
cli-ladder-siege = { $game }: na wszystkich miejscach ten sam bot, przeciw oblężeniu
cli-ladder-rivals = { $game }: jedno miejsce przeciw rywalom o stopień słabszym
cli-ladder-bot = bot
cli-ladder-won = wygrane
cli-ladder-interval = z pewnością 95%
cli-ladder-visits = odwiedzin/s
cli-ladder-pace = ms/turę
cli-ladder-share = { $share }% ({ $low }–{ $high })
cli-ladder-grows = Jak siła rośnie z czasem do namysłu: dziesiąta część, jeden i cztery limity
cli-ladder-stronger = { $better } gra silniej niż { $worse } (pewność 95%).
cli-ladder-unclear = Nie wiadomo, czy { $better } gra silniej niż { $worse }.
