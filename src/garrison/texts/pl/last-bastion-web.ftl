# Moves as buttons, the board and its dialogues in the browser.

last-bastion-do-hero = Graj: { $hero }
last-bastion-do-resolve = { $effect }: { $card } ({ $slot })
last-bastion-do-assign = Przyjmuje { $hero } ({ $seat })
last-bastion-do-place = Połóż na { $slot }
last-bastion-do-lose = Oddaj { $token-acc }
last-bastion-do-grasp = Figurka Zła: { $tile }
last-bastion-do-keep = Zostaw kości
last-bastion-do-reroll-corruption = Przerzuć kość spaczenia
last-bastion-do-reroll =
    Przerzuć:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }czerwona{ $red ->
            [1] { "" }
           *[other] { " " }× { $red }
        }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }zielona{ $green ->
            [1] { "" }
           *[other] { " " }× { $green }
        }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }niebieska{ $blue ->
            [1] { "" }
           *[other] { " " }× { $blue }
        }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }żółta{ $yellow ->
            [1] { "" }
           *[other] { " " }× { $yellow }
        }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }czarna{ $black ->
            [1] { "" }
           *[other] { " " }× { $black }
        }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }biała{ $white ->
            [1] { "" }
           *[other] { " " }× { $white }
        }
    }
last-bastion-do-move = Przejdź: { $tile }
last-bastion-do-stand-up = Wstań
last-bastion-do-stay = Zostań na miejscu
last-bastion-do-fight = Walka: { $card }
last-bastion-do-fight-both = Walka: { $card } i { $other }
last-bastion-do-activate = Uaktywnij płytkę: { $tile }
last-bastion-do-call = Mobilizacja: { $tile }
last-bastion-do-ride = Dodatkowy ruch: { $hero } ({ $seat })
last-bastion-do-enchant = Zaklęcie: { $card } ({ $slot })
last-bastion-do-forage = Weź { $token-acc }
last-bastion-do-meditate = Usuń figurkę Zła zamiast ruchu
last-bastion-do-end-turn = Zakończ turę
last-bastion-do-beat =
    Pokonaj: { $card }{ $count ->
        [0] { "" }
       *[other] , wyposażenie × { $count }
    }
last-bastion-do-beat-both =
    Pokonaj: { $card } i { $other }{ $count ->
        [0] { "" }
       *[other] , wyposażenie: { $spent } + { $more }
    }
last-bastion-do-spare = Nikogo nie pokonuj
last-bastion-do-pay = Płaci { $hero } ({ $seat })
last-bastion-do-first = Najpierw { $card }
last-bastion-do-gain = Weź { $token-acc }
last-bastion-do-cleanse-tile = Uwolnij płytkę: { $tile }
last-bastion-do-cleanse-card = Usuń z karty: { $card } ({ $slot })
last-bastion-do-cleanse-hero = Uwolnij bohatera: { $hero } ({ $seat })
last-bastion-do-leave = Niczego nie usuwaj
last-bastion-do-net = Sieć na { $slot }, { $card }: { $effect } ({ $when })
last-bastion-do-shift = { $card }: { $from } → { $slot }
last-bastion-do-done = Gotowe
last-bastion-do-treat = Żeton życia: { $hero } ({ $seat })
last-bastion-do-raise = Kolor sztandaru: { $colour }
last-bastion-do-give = { $token } → { $hero } ({ $seat })
last-bastion-do-heal = Ulecz: { $hero } ({ $seat })
last-bastion-do-bury = Do grobowca: { $card } ({ $slot })
last-bastion-do-trap = Pułapka na { $slot }

last-bastion-fight-odds = Walka: { $card } · { $percent }%
last-bastion-fight-both-odds = Walka: { $card } i { $other } · { $percent }%
last-bastion-action-move = Rusz się
last-bastion-action-moved = Po ruchu
last-bastion-action-fight = Walcz
last-bastion-action-fought = Po walce
last-bastion-action-tile = Płytka
last-bastion-action-tile-used = Płytka użyta
last-bastion-power-elmer = Dodatkowy ruch
last-bastion-power-mylfaar = Zaklęcie
last-bastion-power-arne = Weź wyposażenie
last-bastion-power-teagaan = Usuń figurkę Zła
last-bastion-action-power-used = Moc użyta
last-bastion-action-call = Mobilizacja
last-bastion-call-does = Wydaj żeton, by uaktywnić dowolną płytkę z daleka, nawet tę w kleszczach Zła.
last-bastion-action-hero = Wybierz bohatera
last-bastion-action-choose = Wybierz
last-bastion-action-beat = Pokonaj
last-bastion-action-reroll = Przerzuć
last-bastion-can-move = Możesz się jeszcze poruszyć.
last-bastion-can-stand = Możesz jeszcze wstać.
last-bastion-can-fight = Możesz jeszcze walczyć.
last-bastion-can-tile = Możesz jeszcze uaktywnić swoją płytkę.
last-bastion-can-power = Moc nie została jeszcze użyta.

last-bastion-short-trebuchet = sieć na jeden efekt
last-bastion-short-tower = przesuń dwie karty
last-bastion-short-market = wyposażenie z rzutu
last-bastion-short-tavern = życie i ruch
last-bastion-short-standard = −1 dla jednego koloru
last-bastion-short-fountain = usuń dwie figurki Zła
last-bastion-short-dispensary = wyposaż albo ulecz
last-bastion-short-tomb = życie za potwora
last-bastion-short-quarry = pułapka u siebie
last-bastion-short-elmer = Jeszcze jeden ruch, swój lub cudzy
last-bastion-short-mylfaar = Zaklęcie: karta −1
last-bastion-short-arne = Co turę żeton wyposażenia
last-bastion-short-sindara = I płytka, i walka
last-bastion-short-teagaan = Zamiast ruchu usuwa figurkę Zła
last-bastion-short-feng-li = Przerzuca, spaczenie też
last-bastion-short-kazgin = Czwarta kość, efekty końcowe nie szkodzą
last-bastion-short-twindalli = Strzela wzdłuż rzędu i kolumny
last-bastion-tip-elmer = Najłatwiejszy: zawsze jest tam, gdzie trzeba, albo sprowadza innego.
last-bastion-tip-mylfaar = Ułatwia drużynie każdą walkę; wodza osłabia na stałe.
last-bastion-tip-arne = Nigdy bez wyposażenia: walczy sam i dzieli się z tymi, którzy stoją obok.
last-bastion-tip-sindara = Dwie akcje w turze. Silna na każdej płytce.
last-bastion-tip-teagaan = Niemal sam ratuje płytki przed Złem.
last-bastion-tip-feng-li = Najmniej zależy od szczęścia; dobra na pierwszą grę.
last-bastion-tip-kazgin = Najlepszy w walce: cztery kości, a spaczenie pokonanych kart go nie dotyka.
last-bastion-tip-twindalli = Ze środka sięga czterech pól; rzadko musi chodzić.

last-bastion-board-name = Bastion
last-bastion-tiles = Płytki
last-bastion-heroes = Bohaterowie
last-bastion-board-at = Plansza { $side }
last-bastion-keys = Strzałki prowadzą do sąsiedniego miejsca, Enter je wybiera.
last-bastion-slot = { $slot }, kolor planszy: { $colour }
last-bastion-slot-free = wolne
last-bastion-slot-trap = tu stoi pułapka
last-bastion-card-named = { $card }, { $colour }, odporność { $resistance } z { $printed }
last-bastion-warlord-named = Wódz { $card }, { $colour }, odporność { $resistance } z { $printed }
last-bastion-effect-at = { $effect } ({ $when })
last-bastion-effect-netted = { $effect } ({ $when }, pod siecią)
last-bastion-bears-grasp = na karcie stoi figurka Zła
last-bastion-bears-spell = pod zaklęciem
last-bastion-is-grasped = w kleszczach Zła
last-bastion-hero-of = { $hero } ({ $seat })
last-bastion-hero-none = Miejsce { $seat }: jeszcze bez bohatera
last-bastion-counted = { $token }: { $count }
last-bastion-state-dead = Nie żyje
last-bastion-state-down = Poza grą: Lazaret może jeszcze pomóc
last-bastion-state-wounded = Rana: bez mocy
last-bastion-state-grasped = W kleszczach Zła: bez mocy
last-bastion-state-prone = Leży: najpierw musi wstać
last-bastion-state-healed = Ulecz: wróci z raną
last-bastion-first-step = Najpierw: co?
last-bastion-power-off = Moc nie działa.
last-bastion-power-spent = użyta
last-bastion-stands = Stoi tutaj: { $tile }
last-bastion-neutral = bez bohatera
last-bastion-speaks = Za tę planszę decyduje { $hero }.
last-bastion-standard-shows = Kolor sztandaru: { $colour }.
last-bastion-weakened = Odporność na karcie: { $printed }.
last-bastion-grasp-ahead = Stąd figurka Zła przejdzie na płytkę: { $tile }.
last-bastion-card-reconstructed = Efekty karty są odtworzone: żadne źródło ich nie wymienia.
last-bastion-deck = Talia
last-bastion-reserve = Rezerwa
last-bastion-fact-deck =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
last-bastion-warlord-at = wódz: karta { $depth }
last-bastion-own-horde = Przy tym stole gra się z własnym plikiem hordy.
last-bastion-outlook = Porażka i zwycięstwo
last-bastion-grasp-count = Zło: { $now } z { $all }
last-bastion-grasp-loses =
    { $all ->
        [3] trzecia płytka to porażka
       *[other] porażka przy { $all } płytkach
    }
last-bastion-warlord-in =
    { $count ->
        [1] Następna karta to wódz
        [few] Wódz za { $count } karty
       *[many] Wódz za { $count } kart
    }
last-bastion-warlord-stands =
    { $count ->
        [one] Wódz stoi pod murami
       *[other] Wodzowie pod murami: { $count }
    }
last-bastion-goal =
    { $all ->
        [one] pokonaj go, aby wygrać
       *[other] pokonani: { $beaten } z { $all }
    }
last-bastion-next-horde = Następna faza hordy: { $who }
last-bastion-next-tile = padnie { $tile }

last-bastion-needs-nothing = tylko akcji
last-bastion-dice =
    { $count ->
        [0] Bez kości.
        [one] { $count } kość.
        [few] { $count } kości.
       *[many] { $count } kości.
    }
last-bastion-spent-after = Wyposażenie zużywa się po rzucie i tylko, gdy trzeba.
last-bastion-odds = Szansa powodzenia
last-bastion-up-to = do
last-bastion-dice-alone = same kości
last-bastion-percent = { $percent }%
last-bastion-either = Przynajmniej jedna karta: { $percent }%.
last-bastion-exit = { $card } znika z efektem: { $effect }.
last-bastion-exit-spared = { $card } znika z efektem: { $effect }. Twojego bohatera to nie dotyczy.
last-bastion-rolled = Kości
last-bastion-pick-dice = Wybierz kości do przerzucenia albo zostaw wynik.

last-bastion-score = Punktacja
last-bastion-score-victory =
    { $count ->
        [one] Zwycięstwo nad wodzem
       *[other] Zwycięstwo nad wodzami: { $count }
    }
last-bastion-score-life = Żetony życia: { $count }
last-bastion-score-call = Żetony mobilizacji: { $count }
last-bastion-score-dead-hero = Martwi bohaterowie: { $count }
last-bastion-score-grasped-tile = Płytki w kleszczach Zła: { $count }
last-bastion-score-total = Razem
last-bastion-best = Najlepszy wynik na tym urządzeniu ({ $level })
last-bastion-best-new = Nowy najlepszy wynik na tym urządzeniu!
last-bastion-lost-how = Jak do tego doszło

last-bastion-seats-does-1 = Jeden bohater; trzy plansze są bez bohatera, a wszystkie ich efekty spadają na ciebie. Najkrótsza gra.
last-bastion-seats-does-2 = Dwóch bohaterów naprzeciw siebie; dwie plansze są bez bohatera.
last-bastion-seats-does-3 = Trzech bohaterów; jedna plansza jest bez bohatera.
last-bastion-seats-does-4 = Czterech bohaterów, po jednym przy każdej planszy: najdłuższa gra, ale najłatwiejsza do wygrania.

last-bastion-deck-empty = talia jest pusta: następne dobranie karty to porażka
last-bastion-last-life = ostatnie życie ostatniego bohatera
last-bastion-count-beaten = Pokonane karty
last-bastion-count-tiles = Użyte płytki
last-bastion-count-spent = Zużyte wyposażenie
last-bastion-count-lives = Stracone życia
last-bastion-count-falls = Ile razy poza grą
last-bastion-pay = Czym zapłacić
last-bastion-pay-nothing = bez wyposażenia
