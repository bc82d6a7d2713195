## Dlaczego czegoś nie można zrobić

bastion-over = Gra jest skończona.
bastion-chance = Odsłaniana jest karta: teraz nikt nie decyduje.
bastion-not-now = Teraz to niemożliwe: { $seat } podejmuje inną decyzję.
bastion-done-move = W tej turze ruch był już wykonany.
bastion-done-channel = W tej turze mana była już pobrana.
bastion-done-attack = W tej turze atak był już wykonany.
bastion-done-revive = W tej turze źródło było już ożywione.
bastion-not-adjacent = { $tile } nie sąsiaduje z twoim miejscem.
bastion-citadel-held = W cytadeli siedzi smok, na którego nie masz dość many.
bastion-district-held = Dzielnicę zajął Rokaj, na którego nie masz dość many.
bastion-tile-closed = { $tile }: przejście zamyka wróg.
bastion-not-running = Przyspieszenie rzuca się zaraz po ruchu.
bastion-no-spell = Ten obrońca nie ma zaklęcia „{ $spell }”.
bastion-no-copy = Aby skopiować „{ $spell }”, potrzebna jest kopia u tego obrońcy i „{ $spell }” u kogokolwiek.
bastion-forbidden = W grze jest Szaggon: nie wolno rzucać „{ $spell }”.
bastion-spell-useless = „{ $spell }” nic tu nie da.
bastion-spell-spoils = Rzucone teraz „{ $spell }” odbierze temu atakowi inne potrzebne zaklęcie.
bastion-spell-not-yours = „{ $spell }” pomaga tylko w ataku swojego właściciela.
bastion-own-turn-only = „{ $spell }” rzuca się tylko we własnej turze.
bastion-too-far = „{ $spell }” pomaga tylko z dzielnicy atakującego.
bastion-helper-declined = Gracz { $seat } w tej turze już odmówił.
bastion-yourself = Poprosić można tylko innego obrońcę przy stole.
bastion-nothing-to-swap = Na murach nie ma kogo przenieść tym zaklęciem.
bastion-no-enemy = Tam nie ma wroga.
bastion-shielded-priest = Osłania go sąsiedni kapłan.
bastion-shielded-valkyrie = Osłania go walkiria na placu.
bastion-out-of-reach = Wróg nie jest w twojej dzielnicy, dosięgnie go tylko strzała.
bastion-in-reach = Wróg jest w twojej dzielnicy: strzała jest zbędna.
bastion-barred-by-dragon = Obok smoka można atakować tylko smoka.
bastion-immune-to-spells = Na tego wroga zaklęcia nie działają.
bastion-needs-mana = Brakuje many { $colour-gen }: { $count }.
bastion-needs-any-mana = Brakuje many dowolnego koloru: { $count }.
bastion-can-still-pay = Za ten atak wciąż można zapłacić.
bastion-pay-range = Many { $colour-gen } można tu wydać od { $least } do { $most }.
bastion-in-citadel = W cytadeli nie ma źródeł ani wieży.
bastion-not-in-citadel = Manę z wież zbiera się tylko w cytadeli.
bastion-no-source = W tej dzielnicy nie ma takiego źródła.
bastion-source-closed = Źródło jest zamknięte: leży na nim żeton many.
bastion-source-damaged = Źródło jest uszkodzone, najpierw je ożyw.
bastion-source-blocked = Arcymag zamknął wszystkie źródła { $colour-gen }.
bastion-square-occupied = Wróg na placu nie pozwala używać źródeł i wieży tej dzielnicy.
bastion-tower-closed = Wieża jest zamknięta: leży na niej żeton many.
bastion-towers-empty = Na wieżach nie ma many.
bastion-citadel-dragon = W cytadeli siedzi smok: nie można tam zebrać many.
bastion-no-disc = Nie masz żetonu many { $colour-gen }.
bastion-purse-not-empty = Żeton z rezerwy kładzie się tylko wtedy, gdy nie masz żadnej many.
bastion-reserve-lacks = W rezerwie nie ma many { $colour-gen }.
bastion-not-damaged = To źródło nie jest uszkodzone.
bastion-no-artifact = Nie masz takiego artefaktu: { $artifact }.
bastion-artifact-used = W tej turze ten artefakt był już użyty: { $artifact }.
bastion-same-colour = Wybierz dwa różne kolory.
bastion-duty = Obok ciebie siedzi smok: najpierw zaatakuj go albo opuść cytadelę.
bastion-section-unfit = Odcinka { $section } nie można tu wybrać.
bastion-ritual-not-held = Nie masz tego rytuału.
bastion-ritual-colour = Wśród pokonanych nie ma wroga w kolorze tego rytuału: { $colour }.
bastion-ritual-not-offered = Tego rytuału nie ma wśród dobranych kart.
bastion-foundation-free-first = Budowlę zastępuje się tylko wtedy, gdy nie ma wolnych fundamentów.
bastion-foundation-first = Oba fundamenty są tu wolne: zajmij pierwszy.

## Co jest nie tak z pozycją lub plikiem danych


## Co jest nie tak z nazwą gry

bastion-name-classes-count = potrzeba dokładnie tylu różnych klas wspierających: { $count }
bastion-name-class-twice = „{ $word }” podano dwa razy
bastion-name-scenario-fixes = „{ $scenario }” nie zostawia wyboru: { $option }
bastion-name-districts = dzielnice potrzebują wszystkich sześciu kolorów, każdego raz
bastion-name-needs-custom = { $option } wybiera się tylko z siege=custom
