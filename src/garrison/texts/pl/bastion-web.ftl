## What can be done, as buttons say it
bastion-action-move = Przejdź
bastion-action-moved = Ruch wykonany
bastion-action-channel = Czerp manę
bastion-action-channelled = Mana zaczerpnięta
bastion-action-attack = Atakuj
bastion-action-attacked = Atak wykonany
bastion-action-revive = Ożyw
bastion-action-revived = Źródło ożywione
bastion-action-spells = Zaklęcia
bastion-action-artifacts = Artefakty
bastion-action-pick = Wybierz odcinek
bastion-action-pay = Zapłać
bastion-action-rituals = Rytuały
bastion-action-return = Zwróć rytuał
bastion-action-build = Buduj

bastion-do-end = Zakończ turę
bastion-do-gather = Zbierz manę ze wszystkich wież
bastion-do-agree = Zgoda
bastion-do-decline = Odmów
bastion-do-strike = Uderz
bastion-do-cancel = Anuluj
bastion-do-take = Weź manę
bastion-do-skip = Nie teraz
bastion-do-attack = Atakuj: { $enemy } ({ $place })
bastion-do-shoot = Strzała: { $enemy } ({ $place })
bastion-do-shoot-copy = Strzała przez Kopię: { $enemy } ({ $place })
bastion-do-move = Idź: { $place }
bastion-do-speed = Przyspiesz: { $place }
bastion-do-speed-copy = Przyspiesz przez Kopię: { $place }
bastion-do-go = Odejdź: { $place }
bastion-do-channel = { $source }: { $count } × { $colour } za: { $disc }
bastion-do-tower = Zbierz z wieży za: { $disc }
bastion-do-revive = Ożyw źródło { $source }: { $colour } (daje { $count })
bastion-do-convert = { $from } → { $to }
bastion-do-accumulate = Weź od gracza { $seat }: { $colour }
bastion-do-cast = Rzuć: { $spell }{ $power }
bastion-do-copy = Kopia: { $spell }{ $power }
bastion-do-ask = Poproś gracza { $seat }: { $spell }{ $power }
bastion-do-ask-copy = Poproś gracza { $seat } o Kopię: { $spell }{ $power }
bastion-do-pay = Zapłać { $count } × { $colour }
bastion-do-prism = Pryzmat: weź { $colour }
bastion-do-prism-copy = Pryzmat przez Kopię: weź { $colour }
bastion-do-pick = Odcinek { $place }
bastion-do-pick-enemy = { $enemy } na { $place }
bastion-do-perform = Odpraw: { $ritual }
bastion-do-return = Zwróć: { $ritual }
bastion-do-build = Buduj: { $place }

## What is asked
bastion-ask-return-ritual = Wybierz rytuał, który trafi pod spód talii; resztę zachowasz.
bastion-ask-leave = Wybierz, dokąd ucieka { $seat }.
bastion-ask-aim = Uderz albo najpierw wesprzyj atak zaklęciami.
bastion-ask-aim-short = { $count ->
    [one] Wesprzyj atak zaklęciami: do zapłaty został { $count } żeton many.
    [few] Wesprzyj atak zaklęciami: do zapłaty zostały { $count } żetony many.
   *[many] Wesprzyj atak zaklęciami: do zapłaty zostało { $count } żetonów many.
}
bastion-ask-lend = Prośba do gracza { $seat }: { $spell }{ $power }.
bastion-ask-pay = Wybierz, jaką maną zapłacić.
bastion-ask-channel = Weź manę albo najpierw zmień ją zaklęciami.
bastion-ask-give = { $taker } prosi o manę: { $colour }. Oddać może { $seat }.
bastion-ask-swap = Wybierz odcinek: { $spell }{ $power }; możesz też zrezygnować.
bastion-ask-swap-with = Wybierz drugi odcinek.
bastion-ask-perform = Wybierz rytuał, który odprawisz.
bastion-ask-build = Wybierz miejsce budowy: { $ritual }.

## Facts of the turn strip
bastion-fact-deck = Talia: { $count }
bastion-goal-wall = na murze · w talii { $camp }
bastion-goal-clear = pokonajcie ich
bastion-goal-aim = Pokonajcie wszystkich wrogów na murze i w talii, by wygrać.
bastion-threat = { $count ->
    [one] ruch wrogów do upadku bramy
    [few] ruchy wrogów do upadku bramy
   *[many] ruchów wrogów do upadku bramy
}
bastion-menace-marches = { $from } → { $to }
bastion-menace-lands = nowy wróg na { $to }
bastion-menace-falls = brama upada
bastion-reminder-attack = Możesz jeszcze atakować.
bastion-reminder-channel = Możesz jeszcze zaczerpnąć many.
bastion-reminder-move = Możesz się jeszcze ruszyć.
bastion-reminder-perform = Możesz jeszcze odprawić rytuał.

## Choices in rows
bastion-row-becomes = staje się: { $spell }{ $power }
bastion-row-won = { $count ->
    [one] zyskany { $count } ruch wrogów
    [few] zyskane { $count } ruchy wrogów
   *[many] zyskanych { $count } ruchów wrogów
}
bastion-row-source = Źródło: { $colour }
bastion-act-attack = Atakuj { $enemy-acc }
bastion-act-channel = Czerp manę: { $count } × { $colour }
bastion-act-tower = Zbierz manę z wieży

## The bill
bastion-bill-strength = { $enemy }: siła
bastion-bill-alchemy = Dowolne kolory dzięki Alchemii
bastion-bill-pay = Płacisz
bastion-bill-keep = Karta zostaje u ciebie: { $spell }{ $power }
bastion-bill-ritual = Po zwycięstwie możliwy rytuał: { $ritual }
bastion-bill-won = { $count ->
    [one] Bastion wytrzyma o { $count } ruch wrogów dłużej.
    [few] Bastion wytrzyma o { $count } ruchy wrogów dłużej.
   *[many] Bastion wytrzyma o { $count } ruchów wrogów dłużej.
}
bastion-bill-put = Kładziesz: { $disc }
bastion-bill-get = Dostajesz
bastion-bill-due = Pozostaje zapłacić
bastion-bill-lends = { $seat }: { $spell }{ $power }

## The board in words
bastion-board-wall = Mur, począwszy od bramy
bastion-board-section = Odcinek { $section }
bastion-board-section-free = Nikogo tu nie ma.
bastion-board-section-deck = Leży tu talia wrogów; żadna karta tu nie trafi.
bastion-board-lands-here = Tu stanie następny zwykły wróg.
bastion-board-marches-here = Tu przejdzie wróg z odcinka { $from }.
bastion-board-enemy-at = { $name }, { $place }
bastion-board-costs = Koszt: { $mana }
bastion-board-blocks = Nie można czerpać ze źródeł koloru: { $colour }.
bastion-board-becomes = Po pokonaniu staje się zaklęciem: { $spell }{ $power }.
bastion-board-dragons-under = { $count ->
    [one] Pod nim jest jeszcze { $count } smok.
    [few] Pod nim są jeszcze { $count } smoki.
   *[many] Pod nim jest jeszcze { $count } smoków.
}
bastion-board-citadel = Cytadela
bastion-board-citadel-text = Sąsiaduje ze wszystkimi dzielnicami. Stąd zbiera się manę ze wszystkich wież.
bastion-board-district-at = { $place }: { $name }
bastion-board-district-closed = Wejść można tylko po to, by zaatakować.
bastion-board-here = Tutaj: { $who }
bastion-board-source = Źródło { $place }: { $colour }
bastion-board-source-text = Połóż na nim swój żeton i weź manę jego koloru. Żeton zamyka źródło.
bastion-board-source-open = { $source }: { $colour }, daje { $count }
bastion-board-source-closed = { $source }: { $colour }, daje { $count }; zamknięte żetonem: { $disc }
bastion-board-source-damaged = { $source }: { $colour }, uszkodzone (ożywione daje { $count })
bastion-board-source-barred = { $source }: { $colour }, zablokowane przez arcymaga (daje { $count })
bastion-board-tower = Wieża { $place }
bastion-board-tower-text = Połóż na niej swój żeton i zabierz wszystko, co leży na źródłach dzielnicy.
bastion-board-tower-open = otwarta
bastion-board-tower-mana = zamknięta żetonem: { $colour }
bastion-board-foundation = Fundament { $place }
bastion-board-foundation-text = Miejsce na źródło, obelisk lub działo.
bastion-board-reserve = Rezerwa
bastion-board-nothing = nic
bastion-board-any = dowolny kolor
bastion-board-discs = { $count } × { $colour }
bastion-board-defender = Obrońca { $seat }
bastion-board-stands = { $seat } stoi tu: { $place }
bastion-board-has = Mana: { $mana }

## Who did what, at the end

bastion-figure-defeated = Pokonani wrogowie
bastion-figure-gained = Zdobyta mana
bastion-figure-paid = Wydana mana
bastion-figure-spells = Rzucone zaklęcia
bastion-figure-rituals = Odprawione rytuały
