terminal-title = Garrison
terminal-player = Gracz
terminal-your-turn = Twoja tura.
terminal-others-turn = { $held ->
    [0] Miejsce { $seat } jest wolne: ktoś musi je zająć.
   *[other] Decyduje { $name } ({ $seat }).
}
terminal-type = Numer lub ruch · F1 pomoc F2 rada F3 szanse F4 cofnij F6 plansza F7 log
terminal-too-small = Okno jest za małe: potrzeba 80 × 24 znaków.
terminal-saved = Partia została zapisana.
terminal-go-on = Wrócisz do gry poleceniem: garrison play "{ $link }" { $options }
terminal-server-gone = Serwer nie wraca. Partia stoi tam, gdzie serwer widział ją ostatnio.
terminal-legal = Ten ruch jest dozwolony.
terminal-not-sent = Nie wysłano: brak połączenia z serwerem.
terminal-connection-lost = Utracono połączenie z serwerem. Ponawiam próbę…
terminal-goes-on = Połączenie wróciło.
terminal-server-away = { $address } nie odpowiada.
terminal-no-server = Pod adresem { $address } nie ma serwera Garrison.
terminal-no-local-server = Serwer na tym komputerze nie wystartował.
terminal-hands = Wybierz od 1 do { $seats } własnych miejsc.
terminal-needs-screen = Potrzebny jest terminal; bez niego działa --plain.
terminal-no-ballot = Nikt nie prosi o cofnięcie.
terminal-hint-not-now = Podpowiedzi dotyczą tylko twoich decyzji.
terminal-odds = Szansa na wygraną: { $percent }% (± { $error })
terminal-odds-rough = Szansa na wygraną: { $percent }% (± { $error }), tylko w przybliżeniu
terminal-help-moves = Wpisz numer możliwości albo ruch tak, jak stoi w nawiasie.
terminal-help-help = ta lista
terminal-help-board = pokaż planszę
terminal-help-list = co można zrobić
terminal-help-log = co się ostatnio stało
terminal-help-undo = cofnij ostatnią decyzję
terminal-help-redo = powtórz ją
terminal-help-hint = co zrobiłby silny gracz
terminal-help-odds = szansa na wygraną
terminal-help-why = dlaczego ruch jest niemożliwy: why attack 7
terminal-help-say = powiedz coś przy stole: say cześć
terminal-help-agree = zgódź się na cofnięcie
terminal-help-refuse = nie zgódź się na cofnięcie
terminal-help-quit = wyjdź; partia zostanie zapisana
terminal-deck = Talia: { $count }
terminal-fall = Ruchów wroga do upadku bastionu: { $count }
terminal-grasps = Płytki w kleszczach Zła: { $now } z { $lost }
terminal-horde = Talia: { $deck }{ $warlord ->
    [0] {""}
   *[other] , wódz za { $warlord }
}; wodzowie: { $beaten } z { $all }
terminal-hero-dead = nie żyje
terminal-hero-down = poza grą
terminal-hero-prone = leży
terminal-hero-grasped = w kleszczach Zła
terminal-hero-wounded = rana
terminal-openable = odkryj
terminal-centre-quest = zadanie
terminal-centre-horn = róg
terminal-centre-toll = bariera
terminal-horn = róg
terminal-quests = zadania: { $count }

## Po literze na każdy kolor i każdą rzecz

terminal-mana-plains = R
terminal-mana-fire = O
terminal-mana-mountain = G
terminal-mana-forest = L
terminal-mana-swamp = B
terminal-mana-dark = C
terminal-mana-any = ?
terminal-token-red = C
terminal-token-green = Z
terminal-token-blue = N
terminal-token-yellow = Ż
terminal-token-black = K
terminal-token-call = W
terminal-token-life = ♥
terminal-good-wood = D
terminal-good-clay = G
terminal-good-ore = R
terminal-good-stone = K
terminal-good-gold = Z
terminal-good-mana = M

cli-play-terminal = Graj w tym terminalu zamiast w przeglądarce.
cli-play-plain = Wiersz po wierszu: dla czytników ekranu, skryptów i potoków.
cli-play-hands = Iloma miejscami grasz samodzielnie.
cli-play-bots = Boty na pozostałe miejsca, oddzielone przecinkami.
cli-play-name = Jak mają cię nazywać inni.

terminal-replay-title = { $begun ->
    [0] Przed pierwszym ruchem, wszystkich: { $all }
   *[other] Ruch { $at } z { $all }: { $by } { $move }
}
terminal-replay-help = Enter lub next, back, first, last, numer ruchu, quit
terminal-replay-keys = ← → krok · Home End początek i koniec · Q wyjście
terminal-replay-nowhere = Nie ma tu „{ $word }”: są next, back, first, last i numery do { $all }.
cli-replay-terminal = Oglądaj partię krok po kroku na całym terminalu.
cli-replay-plain = Oglądaj partię krok po kroku wierszami.
