## Pasek akcji

unbreakable-castle-action-race = Wybierz rasę
unbreakable-castle-action-open = Odkryj kartę
unbreakable-castle-action-opened = Karta odkryta
unbreakable-castle-action-friend = Przyjaciel czy wróg?
unbreakable-castle-action-fulfil = Wypełnij zadanie
unbreakable-castle-action-help = Kto dostanie część
unbreakable-castle-action-strike = Komu zburzyć część
unbreakable-castle-action-lose = Zapłać barierze
unbreakable-castle-action-favour = Weź surowiec
unbreakable-castle-action-accept = Zgoda
unbreakable-castle-action-counter = Kontroferta
unbreakable-castle-action-decline = Nie, dziękuję
unbreakable-castle-action-build = Buduj
unbreakable-castle-action-built = Zbudowano
unbreakable-castle-action-exchange = Bank
unbreakable-castle-action-barter = Handlarz
unbreakable-castle-action-offer = Zaproponuj wymianę
unbreakable-castle-action-end = Zakończ turę

## Ruchy

unbreakable-castle-do-race = Graj rasą: { $race-plural }
unbreakable-castle-do-open = Odkryj { $cell }
unbreakable-castle-do-fight = Pokonaj { $race-acc } za 1 manę
unbreakable-castle-do-befriend = Uznaj { $race-acc } za sojusznika
unbreakable-castle-do-fulfil = Wypełnij: { $quest }
unbreakable-castle-do-help = Dla gracza { $seat }
unbreakable-castle-do-strike = Zburz graczowi { $seat }
unbreakable-castle-do-forgo = Oszczędź sojusznika: zadanie przepadnie
unbreakable-castle-do-lose = Oddaj 1 { $resource-acc }
unbreakable-castle-do-favour = Weź 1 { $resource-acc }
unbreakable-castle-do-exchange = W banku: { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} na { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-do-barter = U handlarza: { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} na { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-do-build = Zbuduj { $part-acc }
unbreakable-castle-do-build-spare = Zbuduj { $part-acc } na zapas
unbreakable-castle-do-offer = Zaproponuj graczowi { $seat }:{ unbreakable-castle-deal }
unbreakable-castle-do-counter = Kontroferta:{ unbreakable-castle-deal }
unbreakable-castle-act-offer = Zaproponuj graczowi { $seat }
unbreakable-castle-act-counter = Wyślij kontrofertę
unbreakable-castle-do-accept = Przyjmij ofertę
unbreakable-castle-do-decline = Nie, dziękuję
unbreakable-castle-do-end-turn = Zakończ turę

## Pytania

unbreakable-castle-ask-races = Którą rasą grasz?
unbreakable-castle-ask-friend = Spotykasz { $race-acc }, przyjaciela z drugiej strony. Walczysz czy bierzesz dar sojusznika?
unbreakable-castle-ask-fulfil = Spotykasz { $race-acc }. Które zadanie wypełniasz?
unbreakable-castle-ask-help = Zadanie wypełnione. Kto dostaje { $part-acc }?
unbreakable-castle-ask-strike = Zadanie wypełnione. Komu zburzyć { $part-acc }?
unbreakable-castle-ask-toll = Magiczna bariera, a nie masz many. Który surowiec oddajesz?
unbreakable-castle-ask-favour = Który surowiec bierzesz przy znaku zadania?
unbreakable-castle-ask-answer = { $seat } proponuje ci:{ unbreakable-castle-deal }
unbreakable-castle-ask-counter = { $seat } woli:{ unbreakable-castle-deal }

## Karty, gracze, surowce

unbreakable-castle-fact-deck = Talia { $count }
unbreakable-castle-web-field = Pole
unbreakable-castle-web-field-keys = Strzałki prowadzą od karty do karty, Enter wybiera kartę.
unbreakable-castle-web-row = Rząd { $row }
unbreakable-castle-web-side-light = Strona Światła: Światło i Ład
unbreakable-castle-web-side-dark = Strona Ciemności: Ciemność i Chaos
unbreakable-castle-web-races = { $race-plural }
unbreakable-castle-web-friend-of = Może zostać sojusznikiem: { $race }
unbreakable-castle-web-amount = { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-web-nothing = nic
unbreakable-castle-web-part-count = { $part }: { $have } z { $need }{ $spare ->
    [0] {""}
   *[other] {" "}i { $spare } w zapasie
}
unbreakable-castle-web-parts = Części zamku: { $count } z 6
unbreakable-castle-web-player = { $race-plural } (gracz { $seat })
unbreakable-castle-web-seat = Gracz { $seat }
unbreakable-castle-web-half = { $race }, niesie { $goods }
unbreakable-castle-web-edge-top = Górna krawędź: { $resource }
unbreakable-castle-web-edge-left = Lewa krawędź: { $halves }
unbreakable-castle-web-edge-right = Prawa krawędź: { $halves }
unbreakable-castle-web-edge-bottom = Dolna krawędź: { $goods }
unbreakable-castle-web-centre = Środek: { $what }
unbreakable-castle-web-any-building = dowolne surowce budowlane ({ $count })
unbreakable-castle-web-rate = { $give } za { $get }
unbreakable-castle-web-uses = { $count ->
    [one] raz
    [few] do { $count } razy
   *[many] do { $count } razy
}
unbreakable-castle-web-joint-top = U góry
unbreakable-castle-web-joint-bottom = U dołu
unbreakable-castle-web-joint-left-upper = Z lewej u góry
unbreakable-castle-web-joint-left-lower = Z lewej u dołu
unbreakable-castle-web-joint-right-upper = Z prawej u góry
unbreakable-castle-web-joint-right-lower = Z prawej u dołu
unbreakable-castle-web-could-find = { $joint }: { $resource }, { $range }; { $odds }
unbreakable-castle-web-could-meet = { $joint }: { $race } ({ $meets ->
    [ally] sojusznik
    [friend] przyjaciel z drugiej strony
    [enemy] wróg, kosztuje 1 manę
    [flight] wróg, a nie masz many
   *[character] postać
}), niesie { $carries }; { $odds }
unbreakable-castle-web-carried = { $resource-acc }
unbreakable-castle-web-cell = { $cell }
unbreakable-castle-web-card = Karta nr { $number }
unbreakable-castle-web-face-down = zakryta
unbreakable-castle-web-back-at = { $cell }: zakryta karta
unbreakable-castle-web-any-match = Coś będzie pasować: { $odds }
unbreakable-castle-web-quests = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
unbreakable-castle-web-has-horn = Róg obfitości: podwaja znaleziska na stykach
unbreakable-castle-web-more-of = Więcej: { $player }
unbreakable-castle-web-dealer = rozdający
unbreakable-castle-web-stock = { $count ->
    [one] W stosie została { $count } karta
    [few] W stosie zostały { $count } karty
   *[many] W stosie zostało { $count } kart
}
unbreakable-castle-web-part-complete = Masz już wszystko; kolejna będzie zapasowa.
unbreakable-castle-web-affordable = Stać cię na to.
unbreakable-castle-web-lacks = Brakuje: { $goods }
unbreakable-castle-web-way = Najtaniej: { $steps }
unbreakable-castle-web-step-bank = { $resource-acc } na { $got-acc } w banku
unbreakable-castle-web-step-trader = { $resource-acc } na { $got-acc } u handlarza
unbreakable-castle-web-bank-left = W banku zostało: { $count }.
unbreakable-castle-web-you-have = Masz: { $count }.
unbreakable-castle-web-quest = Zadanie
unbreakable-castle-web-quest-list = Zadania
unbreakable-castle-web-quest-find = Wypełnisz je, gdy spotkasz tę postać jako sojusznika.
unbreakable-castle-web-quest-defeat = Wypełnisz je, gdy pokonasz jedną z tych postaci.
unbreakable-castle-web-quest-now = Możliwe teraz: { $chances }
unbreakable-castle-web-quest-back = { $count ->
    [1] Zadanie: możliwe tylko jedno
   *[other] Zadanie: jedno z { $count }
}
unbreakable-castle-web-give = Oddajesz
unbreakable-castle-web-get = Otrzymujesz
unbreakable-castle-web-give-short = Dajesz
unbreakable-castle-web-get-short = Bierzesz
unbreakable-castle-web-my-castle = Twój zamek
unbreakable-castle-web-have-need = { $have } z { $need }
unbreakable-castle-web-own-goods = Twoje surowce: { $goods }
unbreakable-castle-web-wins-at-once = To od razu daje zwycięstwo!

## Wyścig o zamek

unbreakable-castle-web-race = Wyścig o zamek
unbreakable-castle-web-goal = Kto pierwszy zbierze wszystkie sześć części, od razu wygrywa.
unbreakable-castle-web-turn-cards = Odczytywanie karty
unbreakable-castle-web-awaits-race = Wybór rasy: { $player }
unbreakable-castle-web-awaits-open = Odkrywanie karty: { $player }
unbreakable-castle-web-awaits-market = Handel i budowa: { $player }
unbreakable-castle-web-awaits-answer = Czekamy na odpowiedź na ofertę: { $player }
unbreakable-castle-web-awaits-decision = Decyzja: { $player }
unbreakable-castle-web-won = Zwycięstwo: { $player }! { $how }

## Bank, handlarz, oferty

unbreakable-castle-web-offers-left = { $count ->
    [one] W tej turze została { $count } oferta.
    [few] W tej turze zostały { $count } oferty.
   *[many] W tej turze zostało { $count } ofert.
}
unbreakable-castle-web-partner = Dla kogo
unbreakable-castle-web-suggested = Warto spróbować
unbreakable-castle-web-nothing-to-trade = Ten gracz nie ma nic na wymianę: many nie można oddawać.
unbreakable-castle-web-lack-for-deal = Nie masz tego, co trzeba by oddać.
unbreakable-castle-web-cannot-keep = Ktoś z was nie ma już tego, czego wymaga wymiana.
unbreakable-castle-web-needed = potrzebne
unbreakable-castle-web-uses-left = { $count ->
    [one] W tej turze obsłuży cię jeszcze { $count } raz.
    [few] W tej turze obsłuży cię jeszcze { $count } razy.
   *[many] W tej turze obsłuży cię jeszcze { $count } razy.
}
unbreakable-castle-web-bank-rates = Trzy jednakowe surowce budowlane wymienisz na jeden inny, jedno złoto na trzy. Złoto i mana nie są na sprzedaż.
unbreakable-castle-web-give-of = { $resource }: masz { $count }
unbreakable-castle-web-bank-nothing = Bank nie ma czego od ciebie wziąć: chce trzech jednakowych surowców albo złota.
unbreakable-castle-reminder-build = Możesz jeszcze budować.
unbreakable-castle-reminder-exchange = Wymiana pozwoli ci coś zbudować.
unbreakable-castle-figure-parts = Zbudowane części
unbreakable-castle-web-way-short = Wymiana:
unbreakable-castle-web-less = Oddaj { $resource-acc }
unbreakable-castle-web-more = Weź { $resource-acc }
unbreakable-castle-web-first-card = Pierwsza karta rozdania: możesz odkryć dowolną. Nie ma jeszcze sąsiadów, więc liczy się tylko jej środek.
unbreakable-castle-web-lacks-one = { $player }: brakuje tylko jednej części! { $part }
unbreakable-castle-figure-allies = Spotkani sojusznicy
unbreakable-castle-figure-victories = Pokonani wrogowie
unbreakable-castle-figure-flights = Ucieczki
unbreakable-castle-figure-quests = Wypełnione zadania
unbreakable-castle-figure-deals = Umowy
unbreakable-castle-figure-destroyed = Stracone części
