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
bot-no-parameters = bot { $bot } nie ma parametrów
bot-no-value = parametr { $parameter } wymaga wartości: { $parameter }=…
bot-limit = potrzebny jest limit: podaj nodes albo seconds
bot-too-many = podano botów: { $bots }, a miejsc w grze: { $seats }
bot-no-limit = { $bot } myśli bez limitu, więc nie ma czego zmieniać
bot-crashed = Bot zawiesił się na tym ruchu; rozgrywce nic się nie stało.
bot-failed = Bot nie dokończył namysłu: { $error }

## Co bot zamierza

bot-intent-random = Gram, co mi przyjdzie do głowy.
bot-intent-waits = Czekam na decyzję: { $name }.

bot-bastion-attacks = Atakuję odcinek { $section }.
bot-bastion-needs = Na odcinek { $section } brakuje mi many { $colour-gen }: { $count }.
bot-bastion-hunts = Na odcinek { $section } mam dość many, idę tam.
bot-bastion-holds = Trzymam odcinki { $first }–{ $last }.
bot-last-bastion-fights = Staję do walki: { $card }, szansa { $percent }%.
bot-last-bastion-fights-both = Walczę z dwoma naraz: { $card } i { $other }.
bot-last-bastion-uses = Uaktywniam płytkę: { $tile }.
bot-unbreakable-castle-builds = Buduję: { $part }.
bot-unbreakable-castle-needs = Brakuje mi jeszcze { $count } { $resource-gen }.
bot-unbreakable-castle-offers = Mam nadmiar { $resource-gen }, a brakuje mi { $got-gen }.
bot-unbreakable-castle-counters = Zgoda, ale na trochę lepszych warunkach.
bot-unbreakable-castle-accepts = Zgoda: brakuje mi { $resource-gen }.
bot-unbreakable-castle-accepts-fair = Zgoda: obie strony na tym zyskają.
bot-unbreakable-castle-declines = Nie, dziękuję: { $resource-gen } potrzebuję dla siebie.
bot-unbreakable-castle-declines-useless = Nie, dziękuję: nic mi to nie da.
bot-unbreakable-castle-declines-near-the-end = Nie, dziękuję: ktoś z nas jest zbyt blisko zwycięstwa.
