## Surowce

unbreakable-castle-resource-wood = Drewno
    .gen = drewna
    .acc = drewno
unbreakable-castle-resource-clay = Glina
    .gen = gliny
    .acc = glinę
unbreakable-castle-resource-ore = Ruda
    .gen = rudy
    .acc = rudę
unbreakable-castle-resource-stone = Kamień
    .gen = kamienia
    .acc = kamień
unbreakable-castle-resource-gold = Złoto
    .gen = złota
    .acc = złoto
unbreakable-castle-resource-mana = Mana
    .gen = many
    .acc = manę

## Rasy, frakcje, strony

unbreakable-castle-race-human = Człowiek
    .acc = człowieka
    .plural = Ludzie
unbreakable-castle-race-elf = Elf
    .acc = elfa
    .plural = Elfy
unbreakable-castle-race-gnome = Krasnolud
    .acc = krasnoluda
    .plural = Krasnoludy
unbreakable-castle-race-mage = Mag
    .acc = maga
    .plural = Magowie
unbreakable-castle-race-golem = Golem
    .acc = golema
    .plural = Golemy
unbreakable-castle-race-necromancer = Nekromanta
    .acc = nekromantę
    .plural = Nekromanci
unbreakable-castle-race-werewolf = Wilkołak
    .acc = wilkołaka
    .plural = Wilkołaki
unbreakable-castle-race-vampire = Wampir
    .acc = wampira
    .plural = Wampiry
unbreakable-castle-race-orc = Ork
    .acc = orka
    .plural = Orkowie
unbreakable-castle-race-demon = Demon
    .acc = demona
    .plural = Demony
unbreakable-castle-faction-light = Światło
unbreakable-castle-faction-order = Ład (trudna: bez zadań)
unbreakable-castle-faction-dark = Ciemność
unbreakable-castle-faction-chaos = Chaos (trudna: bez zadań)
unbreakable-castle-side-light = Światło
    .gen = Światła
unbreakable-castle-side-dark = Ciemność
    .gen = Ciemności

## Części zamku

unbreakable-castle-part-citadel = Cytadela
    .acc = cytadelę
    .gen = cytadel
unbreakable-castle-part-tower = Wieża
    .acc = wieżę
    .gen = wież
unbreakable-castle-part-gates = Brama
    .acc = bramę
    .gen = bram
unbreakable-castle-part-wall = Mur
    .acc = mur
    .gen = murów

## Co widnieje pośrodku karty

unbreakable-castle-centre-empty = Nic
unbreakable-castle-centre-bonus = Znalezisko z banku
unbreakable-castle-centre-quest = Znak zadania: Światło i Ciemność dobierają zadanie swojej strony
unbreakable-castle-centre-horn = Róg obfitości: podwaja znaleziska na stykach surowców
unbreakable-castle-centre-trader = Handlarz: służy ci do końca tury
unbreakable-castle-centre-toll = Magiczna bariera: zapłać 1 manę albo strać 1 surowiec budowlany
unbreakable-castle-trader-woodcutter = Drwal
unbreakable-castle-trader-potter = Garncarz
unbreakable-castle-trader-miner = Górnik
unbreakable-castle-trader-stonemason = Kamieniarz
unbreakable-castle-trader-timber-merchant = Handlarz drewnem
unbreakable-castle-trader-quarry-owner = Właściciel kamieniołomu
unbreakable-castle-trader-clay-dealer = Skupujący glinę
unbreakable-castle-trader-jeweller = Jubiler

## Zadania

unbreakable-castle-quest-light-1 = Prośba ludzi: pokonaj nekromantę, wilkołaka lub wampira; zbudują cytadelę
unbreakable-castle-quest-light-2 = Prośba elfów: pokonaj orka; postawią bramę
unbreakable-castle-quest-light-3 = Prośba krasnoludów: pokonaj wampira lub wilkołaka; zbudują wieżę
unbreakable-castle-quest-light-4 = Prośba magów: pokonaj orka lub demona; zbudują wieżę
unbreakable-castle-quest-light-5 = Prośba golemów: pokonaj nekromantę, wilkołaka, orka lub demona; zbudują mur
unbreakable-castle-quest-light-6 = Znajdź człowieka: dar się podwaja
unbreakable-castle-quest-light-7 = Znajdź elfa: dar się podwaja
unbreakable-castle-quest-light-8 = Znajdź krasnoluda: dar się podwaja
unbreakable-castle-quest-light-9 = Znajdź maga: dar się podwaja
unbreakable-castle-quest-light-10 = Znajdź golema: dar się podwaja
unbreakable-castle-quest-dark-1 = Prośba nekromantów: pokonaj człowieka, elfa lub krasnoluda; zburzą cytadelę
unbreakable-castle-quest-dark-2 = Prośba wilkołaków: pokonaj elfa lub golema; zburzą bramę
unbreakable-castle-quest-dark-3 = Prośba wampirów: pokonaj człowieka, elfa lub krasnoluda; zburzą wieżę
unbreakable-castle-quest-dark-4 = Prośba demonów: pokonaj maga, golema lub człowieka; zburzą wieżę
unbreakable-castle-quest-dark-5 = Prośba orków: pokonaj kogokolwiek ze Światła lub Ładu; zburzą mur
unbreakable-castle-quest-dark-6 = Znajdź wilkołaka: dar się podwaja
unbreakable-castle-quest-dark-7 = Znajdź nekromantę: dar się podwaja
unbreakable-castle-quest-dark-8 = Znajdź wampira: dar się podwaja
unbreakable-castle-quest-dark-9 = Znajdź orka: dar się podwaja
unbreakable-castle-quest-dark-10 = Znajdź demona: dar się podwaja
unbreakable-castle-quest-own-light = zadanie Światła
unbreakable-castle-quest-own-dark = zadanie Ciemności

## Uwagi, zakończenia, na co gra czeka

unbreakable-castle-note-reconstructed = Awersy kart i większość zadań zrekonstruowano: pewne jest tylko to, co pokazuje instrukcja. Możesz wczytać własny plik kart.
unbreakable-castle-note-own-data = W tej grze karty lub zadania pochodzą z pliku gracza.
unbreakable-castle-note-unofficial-seats = Gra jest przeznaczona dla dwóch–czterech osób; pięć lub sześć to nasze rozszerzenie.
unbreakable-castle-ending-bought = Zamek ukończono budową.
unbreakable-castle-ending-quest = Zamek ukończono dzięki zadaniu.
unbreakable-castle-ending-ally-quest = Zamek ukończono dzięki zadaniu sojusznika.
unbreakable-castle-stage-races = gracz wybiera rasę
unbreakable-castle-stage-chance = decyduje los
unbreakable-castle-stage-open = trzeba odkryć kartę
unbreakable-castle-stage-market = decyduje gracz, którego tura trwa
unbreakable-castle-stage-help = trzeba wskazać, kto otrzyma część zamku
unbreakable-castle-stage-strike = trzeba wskazać, kto straci część zamku
unbreakable-castle-stage-toll = trzeba zapłacić barierze
unbreakable-castle-stage-favour = trzeba wybrać surowiec
unbreakable-castle-stage-answer = trzeba odpowiedzieć na ofertę
unbreakable-castle-stage-counter = trzeba odpowiedzieć na kontrofertę
