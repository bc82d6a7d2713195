## Nazwy botów

bot-kind-random = losowy
bot-kind-greedy = zachłanny
bot-kind-search = przeszukujący
bot-name = nie ma bota „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Boty: { $valid }
bot-parameter = ten bot nie ma parametru „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Parametry: { $valid }
bot-value = „{ $word }” nie pasuje do { $parameter }{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Wartości: { $valid }
bot-number = „{ $word }” nie pasuje do { $parameter }: potrzebna jest liczba od { $low } do { $high }
bot-twice = parametr { $parameter } podano dwa razy
bot-limit = potrzebny jest limit: podaj nodes albo seconds
bot-no-limit = { $bot } myśli bez limitu, więc nie ma czego zmieniać
bot-crashed = Bot zawiesił się na tym ruchu; rozgrywce nic się nie stało.
bot-failed = Bot nie dokończył namysłu: { $error }

## Co bot zamierza

bot-intent-random = Gram, co mi przyjdzie do głowy.
bot-intent-chance = Daję nam { $percent }%.
bot-intent-own-chance = Daję sobie { $percent }%.

bot-bastion-attacks = Atakuję odcinek { $section }.
bot-bastion-needs = Na odcinek { $section } brakuje mi: { $colour }, { $count }.
bot-bastion-hunts = Na odcinek { $section } mam dość many, idę tam.
bot-bastion-holds = Trzymam odcinki { $first }–{ $last }.
bot-last-bastion-fights = Staję do walki: { $card }, szansa { $percent }%.
bot-unbreakable-castle-builds = Buduję: { $part }.
bot-unbreakable-castle-needs = Brakuje mi jeszcze: { $resource }, { $count }.
bot-unbreakable-castle-offers = Mam nadmiar ({ $resource }), a brakuje mi { $got-gen }.
bot-unbreakable-castle-counters = Zgoda, ale na trochę lepszych warunkach.
bot-unbreakable-castle-accepts = Zgoda: brakuje mi { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Zgoda: obaj na tym zyskamy.
bot-unbreakable-castle-declines = Nie, dziękuję: sam tego potrzebuję ({ $resource }).
bot-unbreakable-castle-declines-useless = Nie, dziękuję: nic mi to nie da.
bot-unbreakable-castle-declines-near-the-end = Nie, dziękuję: ktoś z nas jest zbyt blisko zwycięstwa.

## Rady

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

## Polecenia

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
cli-ladder-seed = Liczba, z której wyrasta pierwsza partia.
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
