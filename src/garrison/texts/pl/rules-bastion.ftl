# The rules of Bastion as a book. Empty lines part paragraphs, __ marks what is stressed.
# In rows and notes, a bar parts cells: topic | 2015 | 2018, and sentence | why.

rules-bastion = Zasady „Bastionu”

rules-bastion-chapter-goal = Cel
rules-bastion-chapter-bastion = Bastion
rules-bastion-chapter-turn = Twoja tura
rules-bastion-chapter-enemy = Atak wroga
rules-bastion-chapter-enemies = Wrogowie
rules-bastion-chapter-legends = Legendy
rules-bastion-chapter-spells = Zaklęcia
rules-bastion-chapter-rituals = Rytuały
rules-bastion-chapter-sieges = Oblężenia i poziomy
rules-bastion-chapter-editions = 2015 i 2018

## The goal

rules-bastion-goal = Wspólne zwycięstwo, wspólna porażka
rules-bastion-goal-text =
    Od jednego do czterech obrońców broni okrągłej twierdzy przed armią, która nadchodzi karta po karcie. Przeciw wam gra tylko talia: __razem wygrywacie albo razem przegrywacie__.

    __Wygrywacie__ natychmiast, gdy talia wrogów jest pusta, a przy murze nie stoi żaden wróg. Latacze na placach i smoki w cytadeli się nie liczą.

    __Przegrywacie__ natychmiast, gdy wróg ma stanąć przy murze albo przejść wzdłuż niego i nie znajduje wolnego odcinka. Dlatego każdy wolny odcinek przed armią to czas.

## The bastion

rules-bastion-board = Sześć dzielnic i cytadela
rules-bastion-board-text =
    Sześć __dzielnic__ otacza pierścieniem __cytadelę__. Każda ma swój kolor: równiny, ogień, góry, las, bagna albo mrok. W dzielnicy są trzy __źródła__ many, jedna __wieża__, dwa __fundamenty__ pod budowle, __plac__, a na zewnątrz cztery odcinki muru.

    Dzielnica sąsiaduje z dwiema obok i z cytadelą, cytadela ze wszystkimi sześcioma. Na jednym polu może stać dowolnie wielu obrońców.

    Mana to żetony, po piętnaście każdego koloru. Czego nikt nie ma, leży w __rezerwie__. Może się wyczerpać: wtedy bierze się to, co zostało.
rules-bastion-note-even = Po obu stronach dzielnic każdy kolor ma trzy źródła. | Instrukcje mówią tylko, że po stronie z posągiem źródła rozłożono równo, a po drugiej dwa z trzech są takie same.

rules-bastion-wall = Mur i brama
rules-bastion-wall-text =
    Mur ma 24 odcinki liczone __od bramy zgodnie z ruchem wskazówek zegara__. Odcinek 1 jest najbliższy, odcinek 24 najdalszy. Wrogowie idą w przeciwną stronę, od dużych numerów do małych, ku bramie. Wszystkie odcinki razem to __obóz__.

    { $edition ->
        [2015] Talia wrogów leży na odcinku 24, więc zająć można tylko 23 odcinki.
       *[2018] Talia wrogów leży obok odcinka 24, więc zająć można wszystkie 24 odcinki.
    }
rules-bastion-note-gate = Odcinki 24 i 1 nie sąsiadują ze sobą: między nimi stoi brama. | Instrukcje mówią, że brama oddziela pierwszy odcinek od ostatniego.
rules-bastion-note-last = W wydaniu z 2015 roku odcinka 24 nie używa się nigdy, nawet po wyczerpaniu talii. | Dwa zdania instrukcji mówią tak bez wyjątku, jedno sugeruje coś innego.

rules-bastion-setup = Przygotowanie
rules-bastion-setup-text =
    Ułóżcie sześć dzielnic wokół cytadeli, wszystkie tą samą stroną do góry. Strona z posągiem jest łatwiejsza: źródła są na niej rozłożone równo. Wybierzcie armię i potasujcie ją.

    { $edition ->
        [2015] Przy murze staje tylu wrogów, ilu jest obrońców, potem każdy obrońca dostaje trzy rytuały i zatrzymuje dwa.
       *[2018] Przy murze staje o jednego wroga więcej, niż jest obrońców, potem każdy obrońca dostaje trzy rytuały i zatrzymuje dwa.
    } Wszyscy zaczynają w cytadeli z sześcioma żetonami many, po jednym każdego koloru.

    W obu wydaniach, gdy działa pierwszy obrońca, wrogów jest o jednego więcej niż obrońców.
rules-bastion-note-setup = Karty specjalne działają podczas przygotowania jak zawsze; zwiadowcy sprowadzają kolejnych. | Jeden sposób dokładania wrogów służy przygotowaniu i grze w obu wydaniach.
rules-bastion-note-priests = W 2018 roku kapłana, który przy przygotowaniu stanąłby obok kapłana, odkłada się, zastępuje i wtasowuje z powrotem w talię. | Tak mówi instrukcja; wymienia tylko kapłanów, więc inkwizytora to nie dotyczy.

## Your turn

rules-bastion-turn = Co możesz zrobić
rules-bastion-turn-text =
    { $edition ->
        [2015] Najpierw atakuje wróg, potem działasz ty.
       *[2018] Najpierw działasz ty, potem atakuje wróg.
    } Każdą z tych rzeczy możesz zrobić __raz, w dowolnej kolejności__, albo pominąć:

    • __przejść__ na sąsiednie pole,
    • __czerpać manę__,
    • __zaatakować__ jednego wroga.

    Poza tym każdego swojego artefaktu możesz użyć raz, a zaklęć rzucić dowolnie wiele, każde we właściwej chwili. Many nie wolno oddawać innym, chyba że przez akumulator.

rules-bastion-moving = Ruch
rules-bastion-moving-text =
    Przejdź do sąsiedniej dzielnicy albo z dzielnicy do cytadeli i z powrotem. Dwa kroki przez cytadelę prowadzą do każdej dzielnicy. Przyspieszenie dodaje krok zaraz po pierwszym.

    Dwaj wrogowie zamykają pole: smok cytadelę, Rokaj swoją dzielnicę. Wejść wolno tylko po to, by ich pokonać, i to od razu.

rules-bastion-channelling = Mana: źródła, wieże, cytadela
rules-bastion-channelling-text =
    Mana nie bierze się znikąd, jest __pożyczana__: położony żeton wraca do drużyny o stację dalej.

    • __Źródło__ w twojej dzielnicy, otwarte: połóż na nim jeden żeton dowolnego koloru i weź __trzy w kolorze źródła__. Teraz jest zamknięte.
    • __Wieża__ w twojej dzielnicy, otwarta: połóż na niej żeton i zabierz __wszystkie żetony ze źródeł__ tej dzielnicy. Znów są otwarte, a wieża zamknięta.
    • __Cytadela__, jeśli w niej stoisz: zabierz __wszystkie żetony ze wszystkich wież__. Znów są otwarte.

    Jeśli nie masz żadnej many, żeton pochodzi z rezerwy: w kolorze źródła albo dzielnicy.
rules-bastion-note-partial = Gdy rezerwy brakuje, daje tyle, ile ma; najpierw kładzie się żeton. | Gdy w rezerwie są trzy żetony, jeden kładziesz, a dwa bierzesz.
rules-bastion-note-tower-colour = Wieża ma kolor swojej dzielnicy. | Ważne to tylko dla kogoś bez many; dzielnic jest sześć i proporców sześć.
rules-bastion-example-channel = A stoi w dzielnicy ognia z dwoma żetonami. Źródło, potem wieża, potem cytadela: patrz, jak wędrują żetony.

rules-bastion-attacking = Atak
rules-bastion-attacking-text =
    Atakujesz wroga __przy swoim polu__: na jednym z czterech odcinków swojej dzielnicy, na jej placu, a w cytadeli tego na wierzchu. Zapłać tyle żetonów __jego koloru__, ile wynosi jego __siła__. Kości nie ma: kto może zapłacić, wygrywa.

    Karta trafia na twoją rękę. Jest teraz __zaklęciem__ do jednorazowego użycia.

    Cenę coś może zmienić: działo ją obniża, smoki i inkwizytor podnoszą. Nigdy nie spada poniżej jednego. Brakuje many? Sprawdź, co dałyby płomień, błyskawica lub alchemia drużyny.
rules-bastion-note-floor = Najpierw sumuje się wszystkie zmiany siły karty, potem podnosi wynik do jednego, jeśli spadł niżej. | Instrukcje podają dolną granicę dla każdej zmiany z osobna.
rules-bastion-example-attack = Jeździec ognia ma siłę 6. A płaci sześć żetonów ognia i bierze kartę jako zaklęcie.

rules-bastion-casting = Rzucanie zaklęć
rules-bastion-casting-text =
    Każde zaklęcie ma swoją chwilę: podczas ataku, przy czerpaniu many, po ruchu. Rzucone zaklęcie wychodzi z gry.

    Błyskawica pomaga w ataku dowolnego obrońcy, w każdej turze i z każdego miejsca. { $edition ->
        [2015] Płomień pomaga tylko w twoim ataku, a roszadę i teleport rzuca się w swojej turze.
       *[2018] Płomień pomaga w każdym ataku z twojej dzielnicy, a roszadę i teleport można rzucić, gdy działa dowolny obrońca.
    } Czy rzucić zaklęcie, decyduje __jego właściciel__: gra go zapyta.
rules-bastion-note-owner = Decyduje właściciel zaklęcia, także w cudzej turze; kto odmówił, tego w tej turze o to samo się nie pyta. | Instrukcje mówią, kto rzuca, ale nie jak stół się umawia.
rules-bastion-note-useless = Zaklęć, które nic by nie zmieniły, gra nie proponuje. | Instrukcje na nie pozwalają, ale bez pożytku.

## The enemy's turn

rules-bastion-arriving = Nowy wróg
rules-bastion-arriving-text =
    Dopóki w talii są karty, odsłania się wierzchnią. Wróg idzie wzdłuż muru od dalekiego końca i staje na __pierwszym wolnym odcinku tuż przed przeszkodą__: innym wrogiem albo bramą. Wrogów stojących w szeregu mija.

    Dlatego nowy wróg nie zawsze staje na końcu szyku: jeśli ktoś stoi samotnie daleko z tyłu, nowy zatrzyma się tuż za nim.

    Potem działa jego właściwość. Właściwości wejścia działają tylko dla kart z talii.
rules-bastion-note-entry = Marsz, roszada i teleport nie wywołują właściwości wejścia. | Instrukcja z 2015 roku tłumaczy wejście jako odsłonięcie karty z talii.
rules-bastion-example-landing = Wrogowie na odcinkach 1, 2 i 5. Gdzie stanie następny?

rules-bastion-gaps = Luki to wygrane tury
rules-bastion-gaps-text =
    Gdy talia jest pusta, nowi wrogowie nie przychodzą. Zamiast tego przy każdym ataku ku bramie idzie wróg stojący __najdalej od bramy__. Mija innych i staje na pierwszym wolnym odcinku tuż przed przeszkodą.

    Jeśli takiego nie ma, przebija się i bastion pada. Dlatego każdy wróg pokonany przed innymi zostawia __lukę__, a każda luka kosztuje armię jeszcze jeden ruch. Stół pokazuje, ile ruchów zostało.
rules-bastion-example-gaps = Talia jest pusta, wrogowie stoją na 1, 2, 5 i 6. Kto idzie i dokąd?

## Enemies

rules-bastion-basic = Bestia, wojownik, mag, jeździec
rules-bastion-basic-text =
    Te 24 karty są w każdej armii: bestie o sile 3, wojownicy 4, magowie 5 i jeźdźcy 6, po jednym każdego koloru. Nie mają właściwości.

    Każda klasa staje się własnym zaklęciem: bestia przyspieszeniem, wojownik płomieniem o mocy 1, mag alchemią, jeździec płomieniem o mocy 2.
rules-bastion-note-spells = Jakim zaklęciem staje się wróg, wydrukowano na kartach, nie w instrukcji. | Znamy bestię, wojownika i latacza oraz to, że jeździec daje płomień. Reszta wynika z rachunku albo jest domysłem; poprawić ją może własny plik.

rules-bastion-scouts = Zwiadowcy sprowadzają innych
rules-bastion-scouts-text =
    Zaraz po __zwiadowcy__ (3) wchodzi jeszcze jeden wróg, a jeśli i to zwiadowca, kolejny. __Szpieg__ (3), legenda, sprowadza dwóch. Gdy talia jest pusta, nikt nie przychodzi.
rules-bastion-note-scouts = Każdego przybysza stawia się i kończy jego właściwość, zanim przyjdzie następny. | Instrukcje nie mówią, jak rozegrać dwóch zwiadowców pod rząd.
rules-bastion-example-scout = Następna karta to zwiadowca. Jedna tura, dwóch wrogów.

rules-bastion-symbiotes = Symbionty i połączeni wrogowie
rules-bastion-symbiotes-text =
    __Symbiont__ (4) nie potrzebuje odcinka. Wsuwa się pod wroga stojącego najdalej od bramy i odtąd są __jednym wrogiem__. Razem idą, przenoszą się i giną. Sam przy murze staje jak każdy inny.

    Za połączonego wroga płaci się częściami, każdą w jej kolorze. Dostajesz wszystkie jego karty jako zaklęcia i za każdą część możesz odprawić rytuał.
rules-bastion-note-parts = Co wzmacnia albo osłabia wroga, działa na każdą jego część. | Tak mówi instrukcja z 2018 roku; dla 2015 to uproszczenie.
rules-bastion-note-host = W 2018 roku odporny wróg nie może nieść symbionta; niesie go następny. | W naszej kopii instrukcji brakuje symbolu; odczytujemy go jako odporność.
rules-bastion-example-symbiote = Symbiont łączy się z wrogiem na odcinku 3. Aby pokonać obu, trzeba dwóch kolorów.

rules-bastion-flyers = Latacze i place
rules-bastion-flyers-text =
    __Latacz__ (5) najpierw zajmuje odcinek jak każdy, potem przelatuje na __plac__ tej dzielnicy albo na następny wolny przeciwnie do ruchu wskazówek zegara. Gdy żaden nie jest wolny, zostaje przy murze.

    Cała mana ze źródeł i wieży tej dzielnicy wraca do rezerwy. Dopóki latacz tam siedzi, nie można z nich korzystać, nawet ze zbudowanego źródła. Na placu można go zaatakować z dzielnicy.
rules-bastion-note-full = Gdy mur jest pełny, latacz nie ma gdzie stanąć i oblężenie jest przegrane. | Według tekstu najpierw dokłada się go na odcinek; symbionty z nosicielem i smoki go nie potrzebują.
rules-bastion-note-ring = Place tworzą pierścień: z pierwszej dzielnicy latacz leci dalej do szóstej. | Brama stoi na zewnątrz i w powietrzu nikomu nie przeszkadza.
rules-bastion-example-flyer = Latacz staje na odcinku 2 i przelatuje na plac pierwszej dzielnicy.

rules-bastion-priests = Kapłani osłaniają sąsiadów
rules-bastion-priests-text =
    Wrogów na dwóch odcinkach obok __kapłana__ (6) nie można atakować. Samego kapłana można. Dwaj kapłani obok siebie osłaniają się nawzajem: rozdzieli ich tylko roszada lub teleport.
rules-bastion-note-under = Symbiont pod kapłanem nie jest jego sąsiadem; obu można atakować. | Tak mówi instrukcja z 2018 roku.
rules-bastion-example-priest = Kapłan na odcinku 2 osłania 1 i 3. Najpierw trzeba pokonać kapłana.

rules-bastion-giants = Olbrzymy pchają się naprzód
rules-bastion-giants-text =
    __Olbrzym__ (7) staje na __wolnym odcinku najbliżej bramy__, gdziekolwiek on jest. Zapełnia luki, które chcieliście zachować.
rules-bastion-example-giant = Na odcinku 2 jest luka. Olbrzym ją zajmuje.

rules-bastion-archmages = Arcymagowie zamykają kolor
rules-bastion-archmages-text =
    Dopóki __arcymag__ (8) jest w grze, nigdzie nie można czerpać ze źródeł jednego koloru, nigdy jego własnego. Żetony, które już na nich leżą, wieża może zabrać.
rules-bastion-note-archmage = Który kolor zamyka każdy arcymag, odtworzyliśmy sami. | Przyjęliśmy cykl, aby żadni dwaj arcymagowie nie zamykali sobie nawzajem kolorów.
rules-bastion-note-prism = Pryzmat nie otwiera źródła zamkniętego przez arcymaga. | Tak mówi instrukcja z 2018 roku; w 2015 takie źródła w ogóle nie dają many.

rules-bastion-werewolves = Wilkołaki
rules-bastion-werewolves-text =
    __Wilkołak__ jest silny jak jego sąsiedzi razem. Bez sąsiadów ma siłę 9; dwa wilkołaki obok siebie mają po 9. Wszystko płaci się w jego kolorze.
rules-bastion-note-werewolf = Sąsiadów liczy się ze wszystkim, co zmienia ich siłę; to, co zmienia samego wilkołaka, dolicza się potem. | Kolejność podaje instrukcja z 2018 roku.
rules-bastion-example-werewolf = Wilkołak na odcinku 2 stoi między siłą 3 a siłą 4: ma 7.

rules-bastion-dragons = Smoki trzymają cytadelę
rules-bastion-dragons-text =
    __Smok__ (10) nie potrzebuje odcinka. Siada na cytadeli, na wierzchu innych smoków, i wypędza wszystkich obrońców do wybranych przez nich dzielnic. Z cytadeli nie można korzystać ani przez nią przechodzić. Dopóki smok jest __na wierzchu__, wszyscy inni wrogowie jego koloru są silniejsi o 1.

    Wejść wolno tylko po to, by od razu pokonać smoka na wierzchu. { $edition ->
        [2015] Jeśli pod nim jest drugi, możesz zostać; w następnej turze pokonaj go albo wyjdź. Obok smoka nie wolno atakować nikogo innego.
       *[2018] Jeśli pod nim jest drugi, zostajesz tylko wtedy, gdy twoja własna mana na niego wystarcza; inaczej od razu wychodzisz, za darmo.
    }

    Do zwycięstwa smoków pokonywać nie trzeba.
rules-bastion-note-enter = Wejście i atak to jedna akcja; najpierw sprawdza się, czy można zapłacić, z zaklęciami i pomocą. | Inaczej obrońca mógłby utknąć obok smoka.
rules-bastion-note-expelled = Nikogo nie wypędza się na zamknięte pole. | Instrukcja z 2018 roku wymienia dzielnicę Rokaja; stosujemy to w obu wydaniach, także do cytadeli.

## Legends

rules-bastion-legends = Dziesięć legend
rules-bastion-legends-text =
    Każda legenda to jedna karta. Za większość płaci się __kolorem dzielnicy, w której stoją__; ten sam kolor liczy się przy rytuałach.

    • __Szpieg__ (3): wchodzi jeszcze dwóch wrogów. __Belligemin__ (4): łączy się z najdalszym wrogiem i odlatuje z nim na plac.
    • __Walkiria__ (5), latacz: dopóki jest na placu, wrogów przy murze tej dzielnicy nie można atakować.
    • __Inkwizytor__ (6): jego sąsiedzi są silniejsi o 1. __Szaggon__ (8): nikt nie może rzucać płomienia ani błyskawicy.
    • __Knellerwyrm__ (10): smok, płaci się dowolnymi kolorami. Na wierzchu wzmacnia wszystkich innych wrogów o 1. Zwycięstwo nad nim pozwala odprawić rytuał dowolnego koloru.
rules-bastion-note-square = Walkiria i Rokaj mają swoje moce tylko na placu. | Pozostawieni przy murze, gdy zabrakło wolnych placów, są zwykłymi wrogami.

rules-bastion-rokai = Rokaj zamyka dzielnicę
rules-bastion-rokai-text =
    __Rokaj__ (5) jest lataczem. Gdy siada na placu, wszystkich obrońców dzielnicy wypędza się na sąsiednie pole. Dopóki tam jest, wejść do dzielnicy wolno tylko po to, by go od razu pokonać.
rules-bastion-note-carried = Rokaj przyniesiony na plac przez Belligemina też wypędza obrońców. | Według instrukcji z 2018 roku robi to zawsze, gdy trafia na plac.

rules-bastion-immune = Golem, Czarne Skrzydło, Lewiatan
rules-bastion-immune-text =
    __Golem__ (6) i __Czarne Skrzydło__ (6, latacz) kosztują po jednym żetonie każdego koloru, __Lewiatan__ (12) po dwa. Są odporne:

    { $edition ->
        [2015] nie wolno rzucać na nie zaklęć, nie działają na nie smoki ani budowle. Kapłani i Walkiria je osłaniają, a inkwizytor wzmacnia.
       *[2018] przy ataku na nie nie wolno rzucać zaklęć; budowle i właściwości innych wrogów na nie nie działają. Można je więc atakować obok kapłana. Roszada i teleport mogą je przenosić.
    }
rules-bastion-note-stack = W 2015 roku zaklęcia przeciw połączonemu wrogowi z odporną częścią pomagają tylko przy pozostałych częściach. | O takiej parze instrukcja milczy.

## Spells

rules-bastion-spell-attack = Zaklęcia do ataku
rules-bastion-spell-attack-text =
    __Płomień__ i __błyskawica__ obniżają cenę ataku o swoją moc, ale nie poniżej jednego żetonu. __Alchemia__ pozwala płacić dowolnymi kolorami. __Strzała__ pozwala zaatakować wroga w dowolnej części bastionu. W jednym ataku można rzucić kilka.
rules-bastion-note-tile = W 2018 roku do płomienia wystarczy, że rzucający i atakujący są na jednym polu; cytadela jest polem, a cel może być daleko. | Pokazuje to przykład opublikowany do wydania angielskiego.
rules-bastion-example-flame = A ma cztery żetony ognia i płomień o mocy 2. Razem wystarcza to na siłę 6.

rules-bastion-spell-mana = Zaklęcia do many
rules-bastion-spell-mana-text =
    Gdy czerpiesz ze źródła, __obfitość__ daje { $edition ->
        [2015] dwa żetony więcej
       *[2018] o tyle żetonów więcej, ile wynosi jej moc
    }, a __pryzmat__ daje wszystko w innym wybranym kolorze. Można rzucić oba naraz.
rules-bastion-note-obelisk = Obelisk patrzy na kolor źródła; jego dodatkowy żeton ma kolor pryzmatu. | Cała mana z jednego czerpania ma jeden kolor.

rules-bastion-spell-swap = Roszada i teleport
rules-bastion-spell-swap-text =
    __Roszada__ zamienia miejscami dwóch wrogów przy murze. __Teleport__ przenosi jednego na dowolny wolny odcinek. Tak otwiera się luki, rozdziela kapłanów i podprowadza wroga do tego, kto może zapłacić. Połączeni wrogowie przenoszą się w całości; wrogów wewnątrz bastionu przenosić nie można.

rules-bastion-spell-other = Przyspieszenie, powtórzenie, kopia
rules-bastion-spell-other-text =
    __Przyspieszenie__: zaraz po ruchu porusz się jeszcze raz. __Powtórzenie__: na końcu swoich akcji działaj znowu, zanim wróg zaatakuje. { $edition ->
        [2015] To osobna tura: artefakty są znowu gotowe.
       *[2018] Użyte artefakty pozostają użyte.
    } __Kopia__ działa jak dowolne inne zaklęcie, które ktoś teraz ma; tamta karta zostaje na miejscu.
rules-bastion-note-copy = Kopia przejmuje moc wzoru, warunki sprawdza się z miejsca kopiującego, a kopii kopiować nie można. | Instrukcje mówią tylko, czym się staje.

## Rituals

rules-bastion-rituals = Jak odprawić rytuał
rules-bastion-rituals-text =
    Masz dwa rytuały, każdy w swoim kolorze. Gdy __pokonasz wroga tego koloru__, możesz odprawić rytuał. Potem dobierz dwie karty i zatrzymaj jedną; druga trafia pod talię.

    Połączony wróg pozwala odprawić rytuał za każdą część, a dobrany za pierwszą może już służyć drugiej. Oblężenie szkoleniowe rozgrywa się bez rytuałów.
rules-bastion-note-optional = Rytuały są dobrowolne w obu wydaniach. | Tekst z 2015 roku brzmi, jakby działy się same.
rules-bastion-note-deck = W talii jest pięć rodzajów rytuałów w sześciu kolorach. | W pudełku jest trzydzieści kart, a instrukcja wymienia pięć rodzajów.

rules-bastion-artifacts = Artefakty
rules-bastion-artifacts-text =
    Artefakt leży przed tobą i działa __raz na turę__, już od tury, w której odprawiono rytuał.

    __Akumulator__ bierze jeden żeton dowolnego koloru od innego obrońcy, z każdej odległości, jeśli ten się zgodzi. __Przetwornik__ wymienia jeden twój żeton na żeton dowolnego koloru z rezerwy.

rules-bastion-structures = Budowle
rules-bastion-structures-text =
    Budowlę stawia się od razu na __dowolnym wolnym fundamencie bastionu__ i służy wszystkim.

    • __Źródło__: jeszcze jedno źródło w jego kolorze.
    • __Obelisk__: źródła jego koloru w tej dzielnicy dają o żeton więcej.
    • __Działo__: wrogowie jego koloru przy murze i na placu tej dzielnicy są słabsi o { $edition ->
        [2015] 1
       *[2018] 2
    }, ale nigdy poniżej 1.

    { $edition ->
        [2015] Zastąpić budowlę wolno tylko wtedy, gdy żaden fundament nie jest wolny; starą kartę się odrzuca.
       *[2018] Budowlę można też zastąpić; stara karta trafia pod talię rytuałów.
    }
rules-bastion-example-gun = W dzielnicy stoi działo ognia: jeździec ognia kosztuje 4, jeździec lasu nadal 6.

## Sieges

rules-bastion-sieges = Wybór armii
rules-bastion-sieges-text =
    { $edition ->
        [2015] Oblężenie szkoleniowe to 24 podstawowych wrogów bez rytuałów. Siedem oblężeń dodaje nowych: od standardowego (siła 160) do niemożliwego (225). Dla własnej armii instrukcja uznaje za zwykłą siłę 140–180 dla jednego obrońcy i o 10 więcej za każdego kolejnego.
       *[2018] Oblężenie szkoleniowe ma 25 kart i nie ma rytuałów. W zwykłym do 24 podstawowych wrogów dodaje się trzy wybrane klasy wsparcia: po dwie karty i jedną legendę (łatwy), po trzy i dwie (średni), po cztery i trzy (trudny), po pięć i cztery (ekstremalny).
    }

    Jeden obrońca gra bez akumulatorów i ma najtrudniej. Poza tym liczba graczy niewiele zmienia.
rules-bastion-note-totals = Dla trzech oblężeń z 2015 roku wydrukowana siła armii się nie zgadza; pokazujemy sumę kart. | Wydrukowano 159, 168 i 220; karty dają 153, 173 i 225.

rules-bastion-scenarios = Scenariusze z 2018 roku
rules-bastion-scenarios-text =
    • __Pociemniałe niebo__: latacze, zwiadowcy i pięć legend; w każdej dzielnicy od początku stoi zbudowane źródło.
    • __Drżąca ziemia__: bez bestii, każdy obrońca zaczyna z przyspieszeniem; symbionty, olbrzymy, wilkołaki i trzy legendy.
    • __Pokaz siły__: wszystkie dziesięć legend czeka w dolnej części talii.
    • __Spóźnione przybycie__: trzy dzielnice są uszkodzone, w każdej latacz, a w cytadeli smok. Raz na turę możesz __ożywić__ uszkodzone źródło swojej dzielnicy za żeton jego koloru, jeśli plac jest wolny.
rules-bastion-note-damage = W „Spóźnionym przybyciu” uszkodzone są też źródła wyłożone przy przygotowaniu. | Instrukcja mówi: wszystkie źródła tych dzielnic.

## Editions

rules-bastion-editions = Wydania obok siebie
rules-bastion-editions-text =
    Wydanie kolekcjonerskie z 2018 roku opowiada zasady z 2015 roku na nowo, tak jak wydanie angielskie z 2017. Większość różnic tkwi w słowach: licząc od pierwszej akcji pierwszego obrońcy, wrogowie i tury następują tak samo. Przy stole liczą się te.
rules-bastion-column-topic = Temat
rules-bastion-column-2015 = 2015
rules-bastion-column-2018 = 2018
rules-bastion-row-order = Kolejność tury | atakuje wróg, potem działasz | działasz, potem atakuje wróg
rules-bastion-row-start = Wrogowie na początku | tylu, ilu obrońców | o jednego więcej
rules-bastion-row-sections = Odcinki dla wrogów | 23: na ostatnim leży talia | 24
rules-bastion-row-gun = Działo | wrogowie słabsi o 1 | wrogowie słabsi o 2
rules-bastion-row-plenty = Obfitość | 2 żetony więcej | o tyle, ile wynosi moc
rules-bastion-row-flame = Płomień | twój atak | każdy atak z twojej dzielnicy
rules-bastion-row-swap = Roszada, teleport | w swojej turze | gdy działa dowolny obrońca
rules-bastion-row-repeat = Powtórzenie | jeszcze jedna tura, artefakty gotowe | jeszcze jeden etap akcji
rules-bastion-row-immune = Golem i podobni | bez zaklęć, uroków i budowli | przy ataku bez zaklęć; nie działają budowle ani inni wrogowie
rules-bastion-row-host = Nosiciel symbionta | każdy wróg | nie odporny
rules-bastion-row-priests = Kapłani na początku | jak przyjdą | nigdy obok siebie
rules-bastion-row-dragon = Drugi smok pod spodem | zostań, w następnej turze pokonaj go lub wyjdź | miej na niego manę albo wyjdź od razu
rules-bastion-row-structures = Zastępowanie budowli | tylko bez wolnego fundamentu; odrzucana | zawsze; pod talię
rules-bastion-row-armies = Armie | siedem oblężeń, siła armii | cztery poziomy, cztery scenariusze

## In five minutes

rules-bastion-guide = „Bastion” w pięć minut
rules-bastion-step-goal = Utrzymajcie mur
rules-bastion-step-goal-text = Armia podchodzi pod mur karta po karcie i idzie ku bramie. Wygrywacie razem, gdy talia jest pusta, a mur wolny. Przegrywacie, gdy wróg nie znajduje wolnego odcinka.
rules-bastion-step-mana = Zdobądź manę
rules-bastion-step-mana-text = Połóż żeton na źródle swojej dzielnicy i weź trzy w jego kolorze. Wieża oddaje to, co leży na źródłach, cytadela to, co leży na wieżach. Raz na turę jedno z trzech.
rules-bastion-step-attack = Zapłać za zwycięstwo
rules-bastion-step-attack-text = Zaatakuj wroga przy murze swojej dzielnicy: zapłać tyle żetonów jego koloru, ile ma siły. Bez kości, bez szczęścia. Jego karta staje się zaklęciem na twojej ręce.
rules-bastion-step-move = Idź tam, gdzie cię potrzebują
rules-bastion-step-move-text = Raz na turę przejdź do sąsiedniej dzielnicy albo do cytadeli. Ruch, mana i atak w dowolnej kolejności: najpierw dojdź do źródła albo odejdź po ataku.
rules-bastion-step-enemy = Teraz kolej wroga
rules-bastion-step-enemy-text = Po twojej turze nowy wróg staje na pierwszym wolnym odcinku przed przeszkodą. Gdy talia jest pusta, zamiast tego idzie ostatni z obozu. Pokonujcie tych z przodu: każda luka kosztuje ich turę.
rules-bastion-step-more = Co jeszcze
rules-bastion-step-more-text = Pokonaj wroga w kolorze jednego ze swoich rytuałów, a zbudujesz działo albo dostaniesz artefakt. Zaklęcia obniżają ceny ataków i przestawiają wrogów. Szczególni wrogowie latają, osłaniają, łączą się, palą. Pomagajcie sobie: gra zapyta tego, kto ma właściwe zaklęcie.
rules-bastion-example-guide-goal = Dwóch obrońców i armia: wrogowie idą od dużych numerów ku bramie.
rules-bastion-example-guide-move = Krok do cytadeli i jeszcze jeden do dowolnej dzielnicy.

## Pieces that stand for something

bastion-piece-defender = obrońca
bastion-piece-defender-text = Jedna z czterech figurek. Nie mają własnych mocy.
bastion-piece-mana-text = Żeton many płaci za jeden punkt siły wroga swojego koloru i za rytuały; na źródło lub wieżę kładzie się dowolny. Jest po piętnaście każdego koloru.
bastion-piece-empty-source = żeton uszkodzonego źródła
bastion-piece-empty-source-text = Z wydania 2018: leży na uszkodzonym źródle albo przypomina o dodatkowej sile 1.
bastion-piece-no-lightning = żeton „bez błyskawicy”
bastion-piece-no-lightning-text = Z wydania 2018: przypomina, że Szaggon zakazuje błyskawicy.
bastion-piece-no-flame = żeton „bez płomienia”
bastion-piece-no-flame-text = Z wydania 2018: przypomina, że Szaggon zakazuje płomienia.

## Places

bastion-place-wall = odcinek muru
bastion-place-wall-text = Jedno z 24 miejsc przy murze, gdzie może stać wróg; używa się { $sections }.
bastion-place-gate = brama
bastion-place-gate-text = Stoi między ostatnim odcinkiem a pierwszym. Ku niej idą wrogowie.
bastion-place-camp = obóz
bastion-place-camp-text = Wszyscy wrogowie przy murach; obok ostatniego odcinka leży talia.
bastion-place-district = dzielnica
bastion-place-district-text = Cztery odcinki muru, trzy źródła, wieża, dwa fundamenty i plac.
bastion-place-source = źródło
bastion-place-source-text = Połóż na nim żeton dowolnego koloru i weź trzy w jego kolorze. Żeton zamyka źródło.
bastion-place-tower = wieża
bastion-place-tower-text = Połóż na niej żeton i zabierz wszystko ze źródeł dzielnicy. Żeton zamyka wieżę.
bastion-place-foundation = fundament
bastion-place-foundation-text = Miejsce na jedną budowlę.
bastion-place-square = plac
bastion-place-square-text = Tu lądują latacze. Dopóki wróg tu jest, dzielnica nie daje many.
bastion-place-citadel-text = Środek bastionu, sąsiaduje z każdą dzielnicą. Tu zbiera się manę z wież. Tu lądują smoki.
bastion-place-reserve = rezerwa
bastion-place-reserve-text = Po piętnaście żetonów każdego koloru bez tych, które leżą gdzie indziej. Może się wyczerpać.
