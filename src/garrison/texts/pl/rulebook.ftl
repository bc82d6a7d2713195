# The pages of rules, gallery and five minutes.

rulebook-ruling = nasze rozstrzygnięcie
rulebook-reconstructed = odtworzone
rulebook-try = Spróbuj
rulebook-next-move = Następny ruch ›
rulebook-reset = Od nowa
rulebook-search = Szukaj w zasadach
rulebook-results = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] { $count } wynik
    [few] { $count } wyniki
   *[other] { $count } wyników
}
rulebook-chapter = Rozdział { $number } · { $title }
rulebook-source = W drukowanych zasadach: { $source }
rulebook-title = { $section } · { $game }
rulebook-games = Gry
rulebook-editions = Wydania
rulebook-more = Więcej o tej grze
rulebook-guide = W pięć minut
rulebook-gallery = Galeria
rulebook-all-rules = Wszystkie zasady
rulebook-turn = Strona po stronie
rulebook-before = Wstecz
rulebook-next = Dalej
rulebook-hint = „Nasze rozstrzygnięcie” oznacza to, co instrukcje pozostawiają otwarte, a my ustaliliśmy; „odtworzone” to, czego nie wydrukowano nigdzie, gdzie mogliśmy przeczytać. Dotknij znaku, aby poznać powód.
rulebook-name = Nazwa
rulebook-kind = Rodzaj
rulebook-group = Grupa
rulebook-known = Skąd wiadomo
rulebook-everything = Wszystko
rulebook-printed = wydrukowane
rulebook-shown = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[other] { $count } elementów
}
rulebook-in-rules = W zasadach

rulebook-kind-card = Karty
rulebook-kind-spell = Zaklęcia
rulebook-kind-ritual = Rytuały
rulebook-kind-district = Dzielnice
rulebook-kind-place = Miejsca
rulebook-kind-mana = Mana
rulebook-kind-piece = Żetony i figurki
rulebook-kind-hero = Bohaterowie
rulebook-kind-tile = Płytki
rulebook-kind-board = Plansze hord
rulebook-kind-face = Kość spaczenia
rulebook-kind-figure = Figurki
rulebook-kind-token = Żetony
rulebook-kind-race = Rasy
rulebook-kind-part = Części zamku
rulebook-kind-quest = Zadania
rulebook-kind-resource = Surowce

rulebook-group-plains = równiny
rulebook-group-fire = ogień
rulebook-group-mountain = góry
rulebook-group-forest = las
rulebook-group-swamp = bagna
rulebook-group-dark = mrok / Ciemność
rulebook-group-legend = legendy
rulebook-group-red = czerwony
rulebook-group-green = zielony
rulebook-group-blue = niebieski
rulebook-group-yellow = żółty
rulebook-group-black = czarny
rulebook-group-light = Światło
rulebook-group-order = Ład
rulebook-group-chaos = Chaos
rulebook-group-empty = pusty środek
rulebook-group-bonus = znalezisko
rulebook-group-quest = znak zadania
rulebook-group-horn = róg
rulebook-group-trader = handlarz
rulebook-group-toll = bariera
