# The rules of Unbreakable Castle as a book. Empty lines part paragraphs, __ marks what is stressed.
# In notes, a bar parts a sentence from its reason.

rules-unbreakable-castle = Zasady „Niezniszczalnego zamku”

rules-unbreakable-castle-chapter-goal = Cel
rules-unbreakable-castle-chapter-turn = Tura
rules-unbreakable-castle-chapter-finds = Co dają styki
rules-unbreakable-castle-chapter-centres = Środek karty
rules-unbreakable-castle-chapter-quests = Zadania
rules-unbreakable-castle-chapter-trade = Handel i budowa
rules-unbreakable-castle-chapter-deals = Rozdania i karty

rules-unbreakable-castle-goal = Wygrywa pierwszy zamek
rules-unbreakable-castle-goal-text =
    To wyścig. Kto pierwszy ma __sześć części__, wygrywa i gra kończy się natychmiast: cytadela, dwie wieże, brama i dwa mury. Trzeba na to czterdziestu surowców: po dziesięć drewna, gliny, rudy i kamienia.

    Nieważne, skąd wzięła się szósta część: kupiona czy zbudowana dzięki zadaniu, choćby w cudzej turze. Części ponad te sześć się nie liczą, a zburzoną trzeba zdobyć od nowa.
rules-unbreakable-castle-note-at-once = Nie ma ostatniej kolejki: wygrywa pierwszy ukończony zamek. | Według instrukcji gra kończy się, gdy zamek jest gotowy.

rules-unbreakable-castle-races = Rasy i strony
rules-unbreakable-castle-races-text =
    Każdy bierze inną rasę i jej żetony początkowe. Frakcje są cztery: __Światło__ (człowiek, elf, krasnolud) i __Ład__ (mag, golem) to jedna strona, __Ciemność__ (nekromanta, wilkołak, wampir) i __Chaos__ (ork, demon) druga.

    Strona decyduje, kto na kartach jest przyjacielem. Drużyną was nie czyni: wygra jeden. Światło i Ciemność różnią się zadaniami: jedne budują, drugie niszczą. Ład i Chaos nie dobierają zadań, więc są trudniejsze.
rules-unbreakable-castle-note-words = Rasa, frakcja i strona to tu różne rzeczy. | Instrukcja miesza te słowa.
rules-unbreakable-castle-note-players = Gra jest dla dwóch do czterech osób; pięć i sześć to nasze rozszerzenie. | Strona wydawcy podaje od dwóch do czterech.

rules-unbreakable-castle-setup = Przygotowanie
rules-unbreakable-castle-setup-text =
    • Rozłóż __karty zamku__ według rodzajów na cztery odkryte stosy.
    • Potasuj __zadania__ Światła i zadania Ciemności, każdą talię osobno, zakryte.
    • Pudełko z żetonami to __bank__.
    • Każdy wybiera __rasę__; żadna nie może się powtórzyć. Weź jej żetony początkowe.
    • Potasuj sto __kart__. Rozdającego wyznacza los; wykłada on pierwsze pole.

    Gra jest żywsza, gdy przy stole są obie strony: przyjaciel jednego jest wtedy wrogiem drugiego. Można jednak grać i jedną stroną.

rules-unbreakable-castle-turn = Tura
rules-unbreakable-castle-turn-text =
    • __Odkryj__ jedną kartę pola.
    • __Przeczytaj__ ją: weź to, co dają jej boki i środek.
    • __Handluj__ z bankiem i z innymi, ile chcesz.
    • __Zbuduj__ najwyżej jedną część. Potem zakończ turę.

    Odkryć trzeba, a karta do odkrycia zawsze się znajdzie; reszta jest dowolna. Do banku można pójść także przed odkryciem karty i po budowie, a umowy z graczami zawiera się przed budową. Kolejność biegnie w lewo.

rules-unbreakable-castle-card = Co jest na karcie
rules-unbreakable-castle-card-text =
    Karty leżą pionowo i nigdy się ich nie obraca. Każda ma pięć miejsc.

    • __Góra:__ połówka symbolu surowca.
    • __Dół:__ połówka symbolu surowca i liczba.
    • __Lewo i prawo:__ po dwie połówki portretów, górna ze Światła lub Ładu, dolna z Ciemności lub Chaosu. Na każdej połówce moneta z surowcem.
    • __Środek:__ znak albo nic.

    Ze stu kart trzydzieści ma pusty środek, trzydzieści sześć znalezisko, szesnaście znak zadania, osiem handlarza, osiem barierę, a dwie róg. Na bokach drewno jest nieco częstsze niż glina, ruda i kamień; złoto i mana są rzadkie.

rules-unbreakable-castle-opening = Odkrywanie karty
rules-unbreakable-castle-opening-text =
    Musisz odkryć __dokładnie jedną__ kartę. Pierwsza w każdym rozdaniu może być dowolna, każda następna musi __przylegać bokiem do odkrytej__. Karta zostaje na miejscu, odkryta.

    Którą odkryć, to główna umiejętność: karta przy kilku odkrytych daje od razu kilka styków. Stół pokazuje szanse każdego boku.
rules-unbreakable-castle-note-first = Dowolna jest pierwsza karta każdego rozdania, nie tylko całej gry. | Tylko tak dwa zdania instrukcji pasują do siebie.
rules-unbreakable-castle-example-opening = Pierwsza karta rozdania: może być dowolna i liczy się tylko jej środek.

rules-unbreakable-castle-reading = Kolejność czytania
rules-unbreakable-castle-reading-text =
    Kartę czyta się tak: __góra, lewo, środek, prawo, dół__. Wszystko dotyczy tylko tego, kto ją odkrył, i dzieje się samo. Gra pyta tylko tam, gdzie jest wybór. Manę zdobytą po drodze można od razu wydać.

    Bok liczy się, jeśli leży przy nim odkryta karta. Gdy sąsiadka zostanie odkryta później, styk należy do tego, kto ją odkryje. Jeśli gra zostanie wygrana w połowie karty, reszty się nie czyta.
rules-unbreakable-castle-note-order = Kolejność boków ustaliliśmy sami. | Instrukcja mówi: z góry na dół i od lewej do prawej.

rules-unbreakable-castle-joints = Surowce na stykach
rules-unbreakable-castle-joints-text =
    Gdzie karty leżą jedna __nad__ drugą, na krótkich bokach spotykają się połówki symboli. Jeśli tworzą __ten sam surowiec__, weź tyle, ile wskazuje górna karta, od jednego do czterech.

    Karta może zamknąć dwa takie styki, u góry i u dołu. Każdy liczy się raz, gdy odkrywa się jego drugą kartę. Pasuje mniej więcej co piąta para kart.

    Z drewna, gliny, rudy i kamienia się buduje. Za złoto się kupuje. Maną się walczy.
rules-unbreakable-castle-note-number = Liczba stoi na dolnej połówce górnej karty. | Pasuje do tego jedyny obrazek instrukcji.
rules-unbreakable-castle-example-joint = Kartę 97 odkrywa się pod 77: glina spotyka glinę. Sama karta 97 ma jeszcze dwie gliny.

rules-unbreakable-castle-meetings = Sojusznicy i wrogowie
rules-unbreakable-castle-meetings-text =
    Gdzie karty leżą __obok siebie__, spotykają się połówki portretów. Jeśli tworzą __tę samą rasę__, spotykasz postać.

    • __Twojej strony__: sojusznik. Bierzesz dar, obie monety.
    • __Drugiej strony__: wróg. Musisz walczyć: zapłać __jedną manę__ i weź monety.
    • Bez many uciekasz. Nic nie zyskujesz i nic nie tracisz.

    Jedna karta może dać cztery spotkania, po dwa na długim boku. Każda walka kosztuje własną manę: z ostatnią pokonasz pierwszego wroga, a od drugiego uciekniesz. Innych graczy to nie dotyczy, jakiejkolwiek są rasy.
rules-unbreakable-castle-note-portrait = Spotkanie to tylko pełny portret. | Krok instrukcji o nim mówi o dwóch kartach.
rules-unbreakable-castle-note-slots = Długi bok ma dwie połówki portretów: u góry Światło i Ład, u dołu Ciemność i Chaos. | Z jedną połówką spotkania byłyby zbyt rzadkie, by mana i zadania coś znaczyły.
rules-unbreakable-castle-note-must = Mając manę, trzeba walczyć; z dwóch wrogów lewy jest pierwszy. | Instrukcja nie daje wyboru ani kolejności.
rules-unbreakable-castle-example-meeting = Kartę 59 odkrywa się obok 42. Człowiek to dla A sojusznik z czterema sztukami złota i czterema kamienia. I wampir, który kosztuje manę.

rules-unbreakable-castle-gifts = Co niosą postacie
rules-unbreakable-castle-gifts-text =
    Postać daje monety obu połówek. Wymienione najpierw leży na lewej karcie, drugie na prawej.

    • Człowiek: złoto i kamień. Nekromanta: złoto i ruda.
    • Elf: drewno i mana. Demon: ruda i mana. Mag: mana i glina.
    • Krasnolud: kamień i ruda. Golem: kamień i glina. Wampir: ruda i kamień.
    • Wilkołak: glina i drewno. Ork: glina i drewno.

    Najczęściej moneta jest warta jeden, czasem dwa, z rzadka trzy lub cztery. Monety sojusznika i wroga są takie same, różnicę robi tylko mana.
rules-unbreakable-castle-note-carry = Wydrukowano tylko to, co niosą człowiek i wilkołak; reszta jest odtworzona. | Dobrano je tak, by wszystkie cztery surowce budowlane trafiały się równie często.

rules-unbreakable-castle-friends = Nietypowi przyjaciele
rules-unbreakable-castle-friends-text = Gracze tych ras __mogą__ uznać się za sojuszników: wampir i golem, krasnolud i demon. Wtedy dar nie kosztuje many.
rules-unbreakable-castle-note-asked = Gra pyta tylko wtedy, gdy walka wypełniłaby twoje zadanie; inaczej są sojusznikami. | Instrukcja mówi „mogą”; nikt nie płaciłby za nic.

rules-unbreakable-castle-bonus = Znalezisko
rules-unbreakable-castle-bonus-text = Cały surowiec z liczbą pośrodku: weź go z banku. Zwykle to od jednego do trzech surowców budowlanych, rzadko jedno złoto albo jedna mana. Róg go nie podwaja.

rules-unbreakable-castle-horn = Róg obfitości
rules-unbreakable-castle-horn-text =
    Są dwa, po jednym dla każdej strony. Pierwszy gracz tej strony, który go odkryje, zatrzymuje go do końca gry. Od tej chwili róg __podwaja znaleziska na stykach symboli__, także złoto i manę, i już dolny styk własnej karty.

    Nikt nie ma dwóch i nie można go oddać. Odkryty przez drugą stronę nie robi nic; może pojawić się znowu, gdy talię potasuje się od nowa.
rules-unbreakable-castle-note-gifts = Nie podwaja darów, znalezisk pośrodku ani handlarzy. | Instrukcja mówi o surowcach znalezionych na stykach.
rules-unbreakable-castle-note-side = Ład liczy się tu jako Światło, a Chaos jako Ciemność. | Instrukcja wymienia siły Światła i Ciemności.
rules-unbreakable-castle-example-horn = Ten sam styk z rogiem: sześć gliny. Trzy z nich dają w banku kamień.

rules-unbreakable-castle-toll = Magiczna bariera
rules-unbreakable-castle-toll-text = Zapłać jedną manę. Bez many tracisz jeden wybrany surowiec budowlany; złota się nie zabiera. Kto nic nie ma, nic nie płaci. Płaci się w kolejności czytania: mana z lewego boku pomoże, mana z prawego przyjdzie za późno.
rules-unbreakable-castle-note-toll = Bariera jest odtworzona. | Instrukcja raz wspomina obowiązkowe wydatki i nigdzie ich nie opisuje.

rules-unbreakable-castle-traders = Handlarze
rules-unbreakable-castle-traders-text =
    Handlarz wymienia korzystniej niż bank. Służy tylko temu, kto odkrył kartę, do końca tury i tyle razy, ile wskazuje karta.

    • __Drwal, garncarz, górnik, kamieniarz:__ za dwie sztuki jednego surowca budowlanego jedno drewno, glina, ruda albo kamień. Trzy razy.
    • __Handlarz drewnem, właściciel kamieniołomu:__ za jedno złoto cztery drewna albo cztery kamienie. Dwa razy.
    • __Skupujący glinę, jubiler:__ za trzy gliny albo trzy rudy jedno złoto. Raz. Złota nie kupi się nigdzie indziej.
rules-unbreakable-castle-note-traders = Nazwy i kursy handlarzy są odtworzone. | Instrukcja mówi tylko, że może być u nich korzystniej niż na rynku.

rules-unbreakable-castle-quests = Dobieranie i wypełnianie zadań
rules-unbreakable-castle-quests-text =
    Przy __znaku zadania__ gracze Światła i Ciemności dobierają zadanie swojej strony i trzymają je w tajemnicy; inni widzą tylko, ile ich masz. Gdy warunek zajdzie, wypełnia się je __od razu__, najwyżej jedno na turę.

    „Znajdź” wymaga spotkania z sojusznikiem i podwaja dar. „Pokonaj” wymaga wygranej walki. Ucieczka niczego nie wypełnia. Jeśli nagrody nie można dostać, zadanie przepada.

    Zadanie dobrane ze środka karty może się wypełnić na jej prawym boku, ale nie przez to, co przeczytano wcześniej. Można mieć ich dowolnie wiele. Gdy talia się skończy, zużyte zadania się tasuje.
rules-unbreakable-castle-note-one = Jeśli pasuje kilka, wybierz jedno, reszta zostaje; zadanie, które przepadło, jest zadaniem tej tury. | Tak pogodziliśmy dwa zdania instrukcji.
rules-unbreakable-castle-note-quests = Cztery zadania wydrukowano w instrukcji, pozostałe szesnaście jest odtworzone. | Ułożono je na wzór tych czterech.
rules-unbreakable-castle-example-quest = A ma zadanie „znajdź człowieka”. Dar człowieka się podwaja: osiem złota i osiem kamienia.

rules-unbreakable-castle-light = Światło buduje
rules-unbreakable-castle-light-text = Zadanie budujące daje część za darmo tobie albo __dowolnemu graczowi twojej strony__, także z Ładu. Nie zużywa zakupu tej tury, a część, którą już masz, możesz wziąć na zapas. Przepada tylko wtedy, gdy stos jest pusty. Może nawet dać zwycięstwo sojusznikowi: pomyśl dwa razy.
rules-unbreakable-castle-note-who = Kto wypełnił zadanie, wybiera, kto dostanie część. | Instrukcja wymienia własny zamek i zamki sojuszników.

rules-unbreakable-castle-dark = Ciemność niszczy
rules-unbreakable-castle-dark-text = Zadanie niszczące zabiera część __dowolnemu innemu graczowi__, który ją ma, z jakiejkolwiek strony, nigdy tobie. Spośród jej właścicieli wybierasz ty. Karta wraca na stos, bez zwrotu kosztów. Jeśli nikt nie ma tej części, zadanie przepada.
rules-unbreakable-castle-note-whom = Zadanie może przepaść tylko wtedy, gdy wszyscy, którzy mają tę część, są po twojej stronie. | Instrukcja mówi raz „przeciwnik”, a raz „także sojusznicy”.
rules-unbreakable-castle-note-spare-first = Najpierw niszczy się część zapasową. | Po to jest zapas.

rules-unbreakable-castle-bank = Bank
rules-unbreakable-castle-bank-text =
    __Trzy__ sztuki jednego surowca budowlanego dają __jedną__ innego. __Jedno złoto__ daje __trzy__ sztuki jednego surowca budowlanego. Dowolnie często, w swojej turze.

    Bank nie sprzedaje złota ani many. Many nigdy się nie kupuje, nie sprzedaje, nie wymienia i nie oddaje. Czekanie nic nie kosztuje: co masz, zostaje z tobą z rozdania na rozdanie.
rules-unbreakable-castle-note-gold = Złota nie można kupić w banku. | Inaczej trzy jednego byłyby trzema innego.
rules-unbreakable-castle-note-when = Wymieniasz w swojej turze i gdy oferta czeka na twoją odpowiedź. | Instrukcja mówi i „w każdej chwili”, i „na końcu tury”.
rules-unbreakable-castle-note-unlimited = Bank jest nieograniczony, chyba że wybrano ścisły: po trzydzieści żetonów każdego rodzaju. | W pudełku jest 180 żetonów w sześciu przegródkach.

rules-unbreakable-castle-trading = Handel między graczami
rules-unbreakable-castle-trading-text =
    Po przeczytaniu karty, a przed budową możesz zaproponować innym umowę za dowolną cenę. Umowa jest zawsze między tym, czyja jest tura, a jednym z pozostałych. Obie strony muszą coś dać i obie muszą to mieć.

    Mana, róg, zadania i karty zamku zostają u właścicieli; wszystko inne może zmienić ręce, złoto też.
rules-unbreakable-castle-note-offers = Trzy oferty na turę, każda do jednego gracza, który przyjmuje, odmawia albo raz składa kontrofertę. Obietnice na później nikogo nie wiążą. | Aby tura się kończyła.

rules-unbreakable-castle-building = Budowa
rules-unbreakable-castle-building-text =
    Po przeczytaniu karty możesz kupić __jedną__ część na turę: zapłać do banku i weź kartę.

    • Cytadela: 2 drewna, 2 gliny, 2 rudy, 2 kamienia.
    • Wieża (trzeba dwóch): 2 gliny, 2 rudy, 2 kamienia.
    • Brama: 8 drewna, 4 rudy.
    • Mur (trzeba dwóch): 2 gliny, 2 kamienia.

    Lewa i prawa wieża są takie same, mury także. Jeśli stos jest pusty, tej części nie zbudujesz, dopóki komuś jej nie zburzą.
rules-unbreakable-castle-note-spares = Możesz kupić część zapasową, jeśli innym nie zabraknie potem ich własnych. | Instrukcja mówi tylko, że dodatkowe części się nie liczą.
rules-unbreakable-castle-note-piles = Czterdzieści kart zamku to 8 cytadel, 12 wież, 8 bram i 12 murów. | Instrukcja ich nie dzieli.

rules-unbreakable-castle-deals = Rozdania
rules-unbreakable-castle-deals-text =
    Rozdający wykłada potasowane karty zakryte w prostokąt, tyle, by każdy odkrył tyle samo. Zaczyna gracz po jego lewej, a on sam odkrywa ostatni. Gdy wszystkie są odkryte i ostatnia tura się skończyła, odrzuca się je i rozdaje następny po lewej.

    Surowce, zamki, zadania i rogi zostają, nowe jest tylko pole. Karta sąsiaduje tylko z kartami swojego rozdania. Jest 100 numerowanych kart. Galeria pokazuje wszystkie.
rules-unbreakable-castle-note-size = Dwóch graczy odkrywa po sześć kart, trzech i czterech po cztery, więcej graczy po trzy. | Instrukcja daje dwie różne odpowiedzi; zmienia to opcja.
rules-unbreakable-castle-note-shape = Pole to trzy rzędy po cztery dla dwóch i trzech graczy, cztery na cztery dla czterech, trzy na pięć i trzy na sześć dla większej liczby. | Instrukcja ma jeden obrazek, dla czterech graczy.
rules-unbreakable-castle-note-reshuffle = Gdy talii brakuje, jej reszta zostaje na wierzchu, a pod nią trafia potasowany stos odrzuconych. | Instrukcja nie ma na to zasady.
rules-unbreakable-castle-note-cards = Awersy kart są odtworzone. | Wydrukowano tylko styk 77 i 97. Można je zastąpić własnym plikiem.

rules-unbreakable-castle-guide = „Niezniszczalny zamek” w pięć minut
rules-unbreakable-castle-step-goal = Zbuduj sześć części
rules-unbreakable-castle-step-goal-text = Zdobądź przed innymi cytadelę, dwie wieże, bramę i dwa mury. Kosztują drewno, glinę, rudę i kamień, razem po dziesięć.
rules-unbreakable-castle-step-open = Odkryj kartę
rules-unbreakable-castle-step-open-text = W każdej turze odkryj jedną kartę, która przylega do odkrytej. Co jej boki utworzą z sąsiadami, jest twoje.
rules-unbreakable-castle-step-find = Znajdź surowce
rules-unbreakable-castle-step-find-text = Karta nad kartą: jeśli połówki symbolu pasują, weź tyle, ile wskazuje górna.
rules-unbreakable-castle-step-meet = Spotkaj kogoś
rules-unbreakable-castle-step-meet-text = Karty obok siebie: jeśli połówki portretu pasują, ktoś tam stoi. Sojusznicy dają ci, co niosą. Wrogowie oddają to za jedną manę; bez many uciekasz.
rules-unbreakable-castle-step-trade = Handluj i buduj
rules-unbreakable-castle-step-trade-text = Trzy sztuki jednego dają jedną innego, złoto daje trzy. Zapytaj innych o lepszą cenę. Potem zbuduj jedną część. Róg obfitości podwaja znaleziska na stykach.
rules-unbreakable-castle-step-quest = Zadania
rules-unbreakable-castle-step-quest-text = Światło i Ciemność dobierają tajne zadania. Zadania Światła budują część za darmo, zadania Ciemności niszczą cudzą, a niektóre podwajają dar.
rules-unbreakable-castle-example-castle = Pole po sześciu turach. Następna karta musi przylegać do odkrytych.

## What pieces are for

unbreakable-castle-piece-race-text =
    Frakcja: { $faction }. Na początku:{ $wood ->
        [0] {""}
       *[other] {" "}· drewno { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· glina { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ruda { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· kamień { $stone }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· złoto { $gold }
    }{ $mana ->
        [0] {""}
       *[other] {" "}· mana { $mana }
    }
unbreakable-castle-piece-part-text =
    Zamek potrzebuje: { $need }. Cena:{ $wood ->
        [0] {""}
       *[other] {" "}· drewno { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· glina { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ruda { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· kamień { $stone }
    }
unbreakable-castle-piece-build-text = Surowiec budowlany. Na zamek trzeba po dziesięć każdego.
unbreakable-castle-piece-gold-text = Złoto kupuje trzy sztuki jednego surowca budowlanego albo służy u handlarzy. Bank go nie sprzedaje.
unbreakable-castle-piece-mana-text = Maną płaci się za walki i bariery. Nie kupuje się jej, nie sprzedaje ani nie oddaje.
