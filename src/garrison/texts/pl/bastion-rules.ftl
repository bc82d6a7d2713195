## Zaklęcia

bastion-spell-alchemy = Alchemia
bastion-spell-alchemy-text = Podczas twojego ataku: płać maną dowolnych kolorów, taką samą liczbą żetonów.
bastion-spell-plenty = Obfitość
bastion-spell-plenty-text = Gdy czerpiesz ze źródła: weź więcej many tego samego koloru, { $plenty ->
    [0] o moc zaklęcia.
   *[other] o { $plenty }.
}
bastion-spell-copy = Kopia
bastion-spell-copy-text = Działa jak dowolne inne zaklęcie na ręce obrońców; tamta karta zostaje na miejscu.
bastion-spell-lightning = Błyskawica
bastion-spell-lightning-text = Gdy atakuje dowolny obrońca, gdziekolwiek jesteś: atak jest tańszy o moc zaklęcia, ale kosztuje co najmniej jeden żeton.
bastion-spell-flame = Płomień
bastion-spell-flame-text = Gdy { $flame-helps ->
    [0] atakujesz
   *[other] atakuje dowolny obrońca w twojej dzielnicy
}: atak jest tańszy o moc zaklęcia, ale kosztuje co najmniej jeden żeton.
bastion-spell-repeat = Powtórzenie
bastion-spell-repeat-text = Na końcu twoich akcji: działaj jeszcze raz, zanim wróg zaatakuje. { $readies ->
    [0] Użyte artefakty pozostają użyte.
   *[other] Twoje artefakty są znowu gotowe.
}
bastion-spell-prism = Pryzmat
bastion-spell-prism-text = Gdy czerpiesz ze źródła: weź całą jego manę w jednym innym kolorze.
bastion-spell-exchange = Roszada
bastion-spell-exchange-text = Dwaj wrogowie przy murach zamieniają się miejscami. Rzuć ją, { $any-turn ->
    [0] kiedy trwa twoja tura.
   *[other] kiedy działa dowolny obrońca.
}
bastion-spell-missile = Strzała
bastion-spell-missile-text = Podczas twojego ataku: wróg może być w dowolnej części bastionu.
bastion-spell-teleport = Teleport
bastion-spell-teleport-text = Jeden wróg przy murach przenosi się na dowolny wolny odcinek. Rzuć go, { $any-turn ->
    [0] kiedy trwa twoja tura.
   *[other] kiedy działa dowolny obrońca.
}
bastion-spell-speed = Przyspieszenie
bastion-spell-speed-text = Zaraz po ruchu: przemieść się jeszcze raz.

## Rytuały

bastion-ritual-accumulator-text = Artefakt. Raz na turę weź żeton many dowolnego koloru od innego obrońcy, jeśli się zgodzi.
bastion-ritual-converter-text = Artefakt. Raz na turę wymień swój żeton many na żeton dowolnego koloru z rezerwy.
bastion-ritual-source-text = Budowla. Jeszcze jedno źródło w dzielnicy.
bastion-ritual-obelisk-text = Budowla. Źródła jego koloru w dzielnicy dają o żeton więcej.
bastion-ritual-gun-text = Budowla. Wrogowie jego koloru przy murach i na placu dzielnicy są słabsi o { $gun }, ale nigdy poniżej 1.

## Wrogowie

bastion-enemy-beast-text = Siła { $strength }. Bez właściwości.
bastion-enemy-warrior-text = Siła { $strength }. Bez właściwości.
bastion-enemy-mage-text = Siła { $strength }. Bez właściwości.
bastion-enemy-rider-text = Siła { $strength }. Bez właściwości.
bastion-enemy-scout-text = Siła { $strength }. Razem z nim wchodzi do gry jeszcze jeden wróg.
bastion-enemy-symbiote-text = Siła { $strength }. Wchodząc do gry, łączy się z ostatnim wrogiem obozu: odtąd są jednym wrogiem.
bastion-enemy-flyer-text = Siła { $strength }. Przelatuje na plac swojej dzielnicy: leżąca tam mana przepada, a źródła i wieża są niedostępne, dopóki tam jest.
bastion-enemy-priest-text = Siła { $strength }. Jego sąsiadów nie można atakować.
bastion-enemy-giant-text = Siła { $strength }. Staje na wolnym odcinku najbliżej bramy.
bastion-enemy-archmage-text = Siła { $strength }. Dopóki jest w grze, źródła jednego koloru są niedostępne.
bastion-enemy-werewolf-text = Silny jak wszyscy jego sąsiedzi razem; { $strength } w pojedynkę lub obok innego wilkołaka.
bastion-enemy-dragon-text = Siła { $strength }. Siada na cytadeli i wypędza obrońców. Dopóki leży na wierzchu, wszyscy inni wrogowie jego koloru są silniejsi o 1.
bastion-enemy-spy-text = Siła { $strength }, kolor dzielnicy. Razem z nim wchodzi do gry jeszcze dwóch wrogów.
bastion-enemy-belligemin-text = Siła { $strength }, kolor dzielnicy. Łączy się z ostatnim wrogiem obozu i odlatuje z nim na plac.
bastion-enemy-rokai-text = Siła { $strength }, kolor dzielnicy. Latacz, który wypędza obrońców z dzielnicy i nie wpuszcza ich z powrotem.
bastion-enemy-valkyrie-text = Siła { $strength }, kolor dzielnicy. Latacz, który z placu osłania wrogów przy murach dzielnicy.
bastion-enemy-golem-text = Siła { $strength }: po żetonie każdego koloru. Nie działają na niego zaklęcia, budowle { $untouched ->
    [0] i uroki.
   *[other] i właściwości innych wrogów.
}
bastion-enemy-black-wing-text = Siła { $strength }: po żetonie każdego koloru. Latacz odporny jak golem.
bastion-enemy-inquisitor-text = Siła { $strength }, kolor dzielnicy. Jego sąsiedzi są silniejsi o 1.
bastion-enemy-shaggon-text = Siła { $strength }, kolor dzielnicy. Dopóki jest w grze, nikt nie może rzucać płomienia ani błyskawicy.
bastion-enemy-knellerwyrm-text = Siła { $strength }, dowolne kolory. Smok; dopóki leży na wierzchu, wszyscy inni wrogowie są silniejsi o 1. Pokonanie go pozwala odprawić rytuał dowolnego koloru.
bastion-enemy-leviathan-text = Siła { $strength }: po dwa żetony każdego koloru. Odporny jak golem.

## Właściwości jednym słowem

bastion-property-symbiote = łączy się z ostatnim wrogiem
bastion-property-flyer = przelatuje na plac
bastion-property-priest = osłania sąsiadów
bastion-property-giant = staje najbliżej bramy
bastion-property-werewolf = silny jak sąsiedzi
bastion-property-dragon = zajmuje cytadelę
bastion-property-immune = odporny na magię
bastion-property-inquisitor = wzmacnia sąsiadów
bastion-property-forbids-flame = zakazuje płomienia
bastion-property-forbids-lightning = zakazuje błyskawicy
bastion-property-shields-wall = osłania mur
bastion-property-closes-district = zamyka dzielnicę
bastion-property-strengthens-all = wzmacnia wszystkich
bastion-property-archmage = zamyka źródła

## Co zmienia cenę

bastion-modifier-werewolf = jego sąsiedzi
bastion-modifier-dragon = smok na wierzchu
bastion-modifier-inquisitor = inkwizytor obok
bastion-modifier-gun = działo w dzielnicy
bastion-modifier-floor = nigdy poniżej 1

## Plansza i zakończenia

bastion-side-statue = strona z posągiem
bastion-side-plain = strona bez posągu
bastion-ending-won = Bastion ocalony.
bastion-ending-overrun-adding = Bastion zniszczony: przy murach zabrakło miejsca.
bastion-ending-overrun-marching = Bastion zdobyty: obóz dotarł do bramy.

## Miejsca

bastion-place-citadel = cytadela
