## Bots on the command line
advice-now = Szansa na zwycięstwo wynosi teraz { $percent }% (± { $error }).
advice-now-rough = Szansa na zwycięstwo to teraz tylko zgrubny szacunek: { $percent }% (± { $error }).
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
cli-calibrate = Oszacuj szanse w wielu pozycjach zapisanych partii i sprawdź, jak często się sprawdzały.
cli-calibrate-fit = Dopasuj wagi szacunku do tych partii i zapisz je w tym pliku; każde rozdanie oceniają wtedy wagi dopasowane do pozostałych.
cli-calibrate-processes = Ile partii badać jednocześnie.
cli-calibrate-nothing = w tych dziennikach nie ma partii z ruchami, w której na każdym miejscu grał ten sam search
cli-calibrate-mixed = w tych dziennikach są różne gry: kalibruj po jednej
cli-calibrate-unfitted = { $game } nie ma jeszcze kalibracji: zrób ją za pomocą --fit
cli-calibrate-columns = | partia | partii | pozycji | szacunek | wygrane | Brier | bazowy | lepiej o |
cli-calibrate-all = wszystkie
cli-calibrate-tenths = | szacunek | pozycji | średnio | wygrane | |
cli-calibrate-few = za mało, by ocenić
cli-calibrate-error = Poza szczęściem szacunek i odsetek wygranych różnią się o { $percent }%.
cli-ceiling = Rozegraj partie botami, które znają kolejność kart: ile w ogóle można wygrać.
cli-ceiling-games = Ile partii rozegrać.
cli-ceiling-nodes = Ile pozycji rozważyć przed każdą turą.
cli-ceiling-no-plans = Przewidywanie działa w grach, w których turę planuje się w całości; { $game } do nich nie należy.
cli-ceiling-game-won = seed { $seed }: wygrana
cli-ceiling-game-lost = seed { $seed }: przegrana, zabrakło many: { $left }
cli-ceiling-won = Przy znanej kolejności kart wygrano { $won } z { $games }: { $share }
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
