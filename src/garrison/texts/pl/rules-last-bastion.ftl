# The rules of Last Bastion as a book. Empty lines part paragraphs, __ marks what is stressed.
# In rows and notes, a bar parts cells: topic | Russian | Polish | here, and sentence | why.

rules-last-bastion = Zasady „Ostatniego bastionu”

rules-last-bastion-chapter-goal = Cel
rules-last-bastion-chapter-bastion = Bastion
rules-last-bastion-chapter-turn = Tura
rules-last-bastion-chapter-horde = Faza hordy
rules-last-bastion-chapter-hero = Faza bohatera
rules-last-bastion-chapter-cards = Karty hordy
rules-last-bastion-chapter-heroes = Bohaterowie
rules-last-bastion-chapter-tiles = Płytki
rules-last-bastion-chapter-levels = Poziomy
rules-last-bastion-chapter-editions = Dwie instrukcje

rules-last-bastion-goal = Wspólne zwycięstwo, wspólna klęska
rules-last-bastion-goal-text =
    Od jednego do czterech bohaterów broni dziewięciu płytek przed hordą. __Wygrywacie razem__, gdy pokonacie wszystkich wodzów z talii: jednego na poziomach „Nowicjusz” i „Standardowy”, dwóch na trudnym, trzech na bohaterskim.

    __Przegrywacie razem__, gdy tylko

    • trzy płytki są w kleszczach Zła,
    • w grze nie ma już żadnego bohatera,
    • trzeba dobrać kartę, a talia jest pusta,
    • zielona plansza odrzuci wodza.
rules-last-bastion-note-defeat-first = Jeśli jedna walka przynosi i zwycięstwo, i klęskę, jest to klęska. | Efekty końcowe ostatniego wodza też działają; instrukcje pokazują to na Arcydemonie.
rules-last-bastion-note-turns = Po 200 turach oblężenie jest przegrane. | To nasze zabezpieczenie; zwykłe partie trwają od 30 do 70 tur.

rules-last-bastion-score = Punktacja
rules-last-bastion-score-text =
    Zwycięstwo daje 5, 10, 15 albo 20 punktów zależnie od poziomu. Dodajcie 1 za każdy żeton życia i 2 za każdy żeton mobilizacji bohaterów. Odejmijcie 3 za każdego zmarłego bohatera i 4 za każdą płytkę w kleszczach Zła.
rules-last-bastion-note-dead = Zmarły to tylko bohater, który padł dwa razy. | Obie instrukcje używają tego słowa wyłącznie dla drugiego razu.

rules-last-bastion-board = Dziewięć płytek, cztery plansze
rules-last-bastion-board-text =
    Dziewięć __płytek__ leży w kwadracie, za każdym razem inaczej. Z każdej strony leży __plansza hordy__: czerwona, zielona, niebieska lub żółta, z trzema __polami__. Pole jest zwrócone do płytki przed nim; narożna płytka ma przy sobie dwa pola, środkowa żadnego.

    Każdy bohater należy do planszy i ma jej kolor. Czego nikt nie ma, leży w __rezerwie__.
rules-last-bastion-example-siege = Czterech bohaterów, cztery plansze. Krasnoludzki kamieniołom jest w kleszczach Zła.

rules-last-bastion-setup = Przygotowanie
rules-last-bastion-setup-text =
    Każdy bierze bohatera i planszę. Wszyscy zaczynają w __centrum__ z trzema żetonami życia, jednym żetonem wyposażenia w kolorze swojej planszy i jednym żetonem mobilizacji.

    Talia ma 50 potworów. Pod każdym wodzem leży __ośmiu potworów__, pozostałe na wierzchu. Za każdego bohatera poniżej czterech cztery potwory zostają w pudełku, nieznane nikomu.
rules-last-bastion-note-opposite = Który kolor gdzie leży, jest losowe; dwóch graczy siada naprzeciw siebie. | Tego żądają instrukcje przy dwóch graczach.

rules-last-bastion-tokens = Żetony
rules-last-bastion-tokens-text =
    __Życie__ trzyma bohatera na nogach. __Wyposażenie__ w danym kolorze liczy się w walce jako trafienie. Żeton __mobilizacji__ pozwala użyć płytki z daleka. Wyposażenie i mobilizacja to __okrągłe żetony__, które zabierają niektóre efekty.

    Liczba żetonów jest ograniczona: czego nie ma w rezerwie, tego się nie dostaje; czego bohater nie ma, tego nie traci. Wyposażenia nie można oddać, chyba że przez Lazaret. Żetonów życia może być więcej niż trzy.
rules-last-bastion-note-counts = W pudełku są po cztery żetony wyposażenia każdego koloru, cztery mobilizacji, szesnaście życia i dwanaście figurek Zła. | Wynika to z wydrukowanych sum: 47 żetonów i 15 figurek.
rules-last-bastion-note-spare-calls = Przy mniej niż czterech graczach wolne żetony mobilizacji leżą w rezerwie. | Inaczej nie byłoby z czego wypłacać nagród.

rules-last-bastion-turn = Najpierw horda, potem bohater
rules-last-bastion-turn-text =
    Plansze mają tury zgodnie z ruchem wskazówek zegara. Każda tura to __faza hordy__, a potem, jeśli bohater tej planszy jest w grze, __faza bohatera__.

    Faza hordy: efekty powtarzające się kart tej planszy; potem, jeśli jest zapełniona, jej efekt, a jeśli nie, nowa karta. Faza bohatera: jeden ruch i jedna akcja.

rules-last-bastion-recurring = Efekty powtarzające się
rules-last-bastion-recurring-text =
    Najpierw każda karta planszy robi to, co ma __pośrodku__, w kolejności wybranej przez gracza. Efekt przykryty siecią nie działa.
rules-last-bastion-note-snapshot = Karty, które pojawią się w tym czasie, czekają do następnego razu. | Instrukcje mówią o kartach leżących na planszy na początku fazy.

rules-last-bastion-full = Zapełniona plansza uderza
rules-last-bastion-full-text =
    Jeśli potem wszystkie trzy pola są zajęte, nie dobiera się karty. Zamiast tego plansza szkodzi:

    • __czerwona__: utrata życia,
    • __zielona__: odrzuca się ostatnią kartę talii; jeśli to wódz, gra jest przegrana,
    • __niebieska__: utrata następnego ruchu,
    • __żółta__: rzut kością spaczenia.
rules-last-bastion-note-green = Przy pustej talii zielona plansza nic nie robi. | Odrzucenie to nie dobranie.
rules-last-bastion-note-yellow = Figurka Zła wyrzucona przez żółtą planszę trafia na jedną z jej trzech płytek bez figurki. | Inaczej groźby można by uniknąć.

rules-last-bastion-placement = Dobieranie i umieszczanie kart
rules-last-bastion-placement-text =
    Jeśli plansza nie jest zapełniona, dobierz kartę. __Kolorowa__ trafia na wolne pole planszy w swoim kolorze, __czarna__ na planszę tego, kto ją dobrał. Jeśli ta jest pełna, na dowolne wolne pole. Potem działają jej efekty __początkowe__.

    Gdy wszystkie dwanaście pól jest zajętych, tracisz życie i nic nie dobierasz.
rules-last-bastion-note-slot = Pole wybiera gracz, którego jest tura. | Tak mówi instrukcja rosyjska; polska milczy.
rules-last-bastion-note-full = Gdy w grze jest dwanaście kart, pusta talia nie szkodzi: nic się nie dobiera. | Obie instrukcje zastępują dobranie utratą życia.
rules-last-bastion-example-draw = A kończy turę. Horda dobiera: niebieski Przywoływacz pustki sprowadza jeszcze jedną kartę.

rules-last-bastion-grasp = Kleszcze Zła
rules-last-bastion-grasp-text =
    Za pierwszym razem ten efekt stawia figurkę __na karcie__. Następnym razem przechodzi ona na __pierwszą płytkę naprzeciwko__ bez figurki. Potem wszystko od nowa.

    Płytki __w kleszczach Zła__ nie można uaktywnić, chyba że mobilizacją. Bohater w kleszczach Zła nie ma __mocy__. Trzecia taka płytka to natychmiastowa klęska. Figurki usuwają Święte źródło i Teagaan.
rules-last-bastion-note-cycle = Usunięcie figurki z karty zaczyna cykl od nowa. | Instrukcja podaje dwa kroki, ale nie mówi, co zmienia usunięcie.
rules-last-bastion-note-home = Co stało na zajętym miejscu, czeka w rezerwie; co już działa, działa dalej. | Polska instrukcja wymienia sieć, sztandar i zaklęcie „itp.”
rules-last-bastion-example-grasp = Na karcie stoi już figurka Zła. W następnej turze przejdzie na płytkę naprzeciwko.

rules-last-bastion-corruption = Kość spaczenia
rules-last-bastion-corruption-text = Ma sześć ścianek: nic; dobierz kartę; strać okrągły żeton; strać okrągły żeton i życie; strać życie; figurka Zła na pierwszej wolnej płytce naprzeciwko karty, która wywołała rzut.
rules-last-bastion-note-faces = Każdy wynik ma jedną ściankę. | Broszura wymienia dokładnie sześć wyników.

rules-last-bastion-neutral = Mniej niż czterech graczy
rules-last-bastion-neutral-text =
    Plansza bez bohatera w grze jest __neutralna__. Ma fazę hordy, ale nigdy nie dobiera kart. Każdy jej efekt grupa przydziela bohaterowi, którego może dotyczyć.
rules-last-bastion-note-apply = Efekt, który nikogo nie może dotyczyć, pomija się. | Do utraty żetonu potrzebny jest żeton, do kleszczy Zła zdrowy bohater.

rules-last-bastion-moving = Ruch
rules-last-bastion-moving-text = Zrób krok na sąsiednią płytkę, __także po przekątnej__. Na płytce może stać kilku bohaterów. Powalony bohater zużywa następny ruch, skądkolwiek pochodzi, na wstanie.
rules-last-bastion-note-prone = Utracone ruchy się nie sumują. | Figurka albo leży, albo nie.

rules-last-bastion-acting = Jedna akcja
rules-last-bastion-acting-text = W fazie bohatera możesz wykonać jeden ruch i __jedną akcję__ w dowolnej kolejności; oba dobrowolnie. Akcja to __uaktywnienie płytki__, na której stoisz, albo __walka__.

rules-last-bastion-call = Mobilizacja
rules-last-bastion-call-text = Wydaj ten żeton w dowolnej chwili swojej fazy bohatera, ale nie w trakcie akcji: używasz __dowolnej płytki__, gdziekolwiek stoisz, nawet w kleszczach Zła. W turze można wydać kilka.
rules-last-bastion-note-remote = Mobilizacja używa sieci, pułapki lub sztandaru nawet wtedy, gdy czekają w rezerwie. | Inaczej akcja płytki byłaby pusta.

rules-last-bastion-fighting = Walka
rules-last-bastion-fighting-text =
    Walczysz z kartą na polu __przy twojej płytce__. Rzuć trzema białymi kośćmi. Każda ścianka w kolorze karty i każda __biała__ to trafienie. Wyposażenie w tym kolorze dodaje trafienia: twoje i bohaterów na twojej płytce.

    Gdy osiągniesz __odporność__, możesz kartę pokonać; działają jej efekty końcowe i karta znika. Sztandar i zaklęcie zmniejszają odporność o jeden każde. Gra pokazuje dokładne szanse: trzy kości przeciw odporności 1 wystarczają w 70 przypadkach na 100, przeciw 2 w 26, przeciw 3 w 4.

    Nawet karta, której odporność spadła do zera, odchodzi dopiero po walce. Ze środka walczy tylko Twindalli. Co leżało na pokonanej karcie, czyli sieć, zaklęcie, figurka Zła, zajęta kość, wraca na swoje miejsce.
rules-last-bastion-note-dice = Kość bojowa ma po jednej ściance pięciu kolorów i białą. | Recenzent liczy jedną trzecią na kość; takie są też kości gry, od której ta pochodzi.
rules-last-bastion-note-spending = Wyposażenie wydaje się tylko na pokonane karty, najwyżej tyle, ile wynosi odporność, ale jeden żeton zawsze można. | Odpowiedzi na pytania pozwalają je wydać, choć kości wystarczą.
rules-last-bastion-example-fight = Kazgin walczy z Inkubem: czerwony, odporność 2. Rzuca czterema kośćmi.

rules-last-bastion-two = Dwie karty naraz
rules-last-bastion-two-text = Z narożnika można jednym rzutem walczyć z obiema kartami. Każda kość liczy się dla jednej z nich. Jeśli wystarcza tylko na jedną, wybierasz którą.
rules-last-bastion-note-order = Najpierw rozpatruje się w całości jedną pokonaną kartę, potem drugą; szkodliwe efekty końcowe najpierw. | Instrukcje zostawiają kolejność graczowi.

rules-last-bastion-falling = Eliminacja i leczenie
rules-last-bastion-falling-text =
    Bohater bez życia zostaje __wyeliminowany__: wszystkie żetony trafiają do rezerwy, a plansza staje się neutralna. Lazaret przywraca go __rannego__, bez mocy, z trzema żetonami życia i żetonem mobilizacji. Kto pada drugi raz, umiera.
rules-last-bastion-note-owed = Efekty, których wyeliminowany bohater jeszcze nie poniósł, przechodzą na innego. | Angielskie odpowiedzi mówią tak o efektach końcowych; stosujemy to do wszystkich.

rules-last-bastion-effects = Efekty kart
rules-last-bastion-effects-text =
    Efekty __początkowe__ działają raz, gdy karta przychodzi. __Powtarzające się__ w każdej turze planszy. __Ciągłe__ trwają, póki karta leży. __Końcowe__ działają, gdy zostaje pokonana: jedne szkodzą, inne nagradzają.

    Jeśli jest ich kilka naraz, kolejność wybiera gracz, którego jest tura, a kartę dobraną przez jeden z nich rozpatruje się przed następnym. Efekty na wszystkich bohaterów idą zgodnie z ruchem wskazówek zegara od planszy, której jest tura.
rules-last-bastion-note-dice-blocked = Blokowane są tylko białe kości i nie więcej, niż ich jest. | Szara kość należy do Kazgina.

rules-last-bastion-warlords = Wodzowie
rules-last-bastion-warlords-text = Wódz przychodzi jak każda karta i trzeba z nim walczyć. Grobowiec, Trebusz i Kamieniołom nie działają na wodzów; Wieża stratega, Sztandar i zaklęcie Mylfaar działają. Pokonany wódz daje życie i żeton mobilizacji; tylko Arcydemon Udręki każe najpierw rzucić kością spaczenia.
rules-last-bastion-note-reward = Nagroda za wodzów jest odtworzona. | Broszura ma taką ikonę, a każdy wódz dobry efekt końcowy.

rules-last-bastion-cards = Horda
rules-last-bastion-cards-text = Pięćdziesiąt potworów, po dziesięć w każdym kolorze, o odporności od 1 do 4: demony są czerwone, orki i trolle zielone, stwory otchłani niebieskie, nieumarli żółci, cienie czarne. Wszystkie pokazuje galeria.
rules-last-bastion-note-cards = Lista kart jest odtworzona. | Żadne źródło ich nie wymienia. Zbudowano je z efektów broszury; co źródła mówią o karcie, zachowano. Można je zastąpić własnym plikiem.

rules-last-bastion-heroes = Ośmioro bohaterów
rules-last-bastion-heroes-text = Bohaterowie nie mają własnego koloru: mają kolor swojej planszy. Każdy ma jedną moc. Nie działa, póki na bohaterze stoi figurka Zła, i znika na zawsze, gdy bohater jest ranny.
rules-last-bastion-note-sindara = Obie akcje Sindary są przed jej ruchem albo obie po nim. | Tylko tak wyjaśnienie Tawerny ma sens.
rules-last-bastion-note-feng-li = Feng-Li może przerzucić każdą swoją kość spaczenia w dowolnej fazie. | Broszura wymienia też plansze neutralne.
rules-last-bastion-note-kazgin = Szara kość Kazgina służy tylko do walki, nie na Targowisku. | Broszura wymienia ją przy walce.

rules-last-bastion-tiles = Dziewięć płytek
rules-last-bastion-tiles-text = Uaktywnij płytkę, na której stoisz, jako akcję albo dowolną płytkę żetonem mobilizacji. Płytki w kleszczach Zła uaktywnić nie można.
rules-last-bastion-note-trap = Potwór przesunięty na pułapkę też znika; wódz zostaje, a pułapka wraca do domu. | Jak posągi Buddy w grze, od której ta pochodzi.
rules-last-bastion-note-tomb = Za Grobowiec można oddać ostatnie życie; bohater pada potem. | Tekst nie stawia granicy.
rules-last-bastion-note-dispensary = Lazaret leczy tylko wyeliminowanych i daje tyle życia, ile jest w rezerwie. | Gdy go brakuje, leczyć nie można.
rules-last-bastion-note-market = Na Targowisku kolorowe ścianki opłaca się przed białymi. | Aby biała mogła wybrać z tego, co zostało.
rules-last-bastion-example-trap = Pułapka leży na N2. Następny potwór, który tam trafi, znika.

rules-last-bastion-levels = Poziomy trudności
rules-last-bastion-levels-text = Najłatwiej jest w czworo bohaterów. Zacznijcie od poziomu „Nowicjusz”; pierwsze oblężenia zapewne przegracie.

rules-last-bastion-editions = Instrukcje obok siebie
rules-last-bastion-editions-text = W rosyjskim i polskim pudełku jest ta sama gra. Instrukcje różnią się w kilku miejscach; oto jak gramy.
rules-last-bastion-column-topic = Temat
rules-last-bastion-column-ru = Rosyjska
rules-last-bastion-column-pl = Polska
rules-last-bastion-column-here = Tutaj
rules-last-bastion-row-slot = Pole dobranej karty | wybiera gracz | podano tylko planszę | wybiera gracz
rules-last-bastion-row-full = Wszystkie pola zajęte | bez dobierania, utrata życia | karta zostaje na talii, utrata życia | utrata życia
rules-last-bastion-row-centre = Walka z centrum | nikt oprócz Twindalli | nikt | nikt oprócz Twindalli
rules-last-bastion-row-slots = Z kim walczyć | karty na sąsiednich polach | „sąsiednie płytki” | sąsiednie pola
rules-last-bastion-row-win = Zwycięstwo | wódz pokonany i nie następuje klęska | wszyscy wodzowie pokonani | wszyscy wodzowie, najpierw efekty końcowe
rules-last-bastion-row-tokens = Utrata tego, czego brak | każdy żeton: nic | okrągłe żetony: nic | nic
rules-last-bastion-row-removed = Odłożone potwory | cztery za brakującego gracza | cztery losowe za bohatera | cztery losowe za bohatera
rules-last-bastion-row-booklet = Broszura mocy | w pudełku | brak w naszej kopii | rosyjska

rules-last-bastion-guide = „Ostatni bastion” w pięć minut
rules-last-bastion-step-goal = Pokonajcie wodza
rules-last-bastion-step-goal-text = Razem bronicie dziewięciu płytek. Głęboko w talii czeka wódz: pokonajcie go, a wygracie. Trzy płytki w kleszczach Zła albo żadnego bohatera i przegrywacie.
rules-last-bastion-step-horde = Najpierw horda
rules-last-bastion-step-horde-text = Na początku twojej tury działają karty twojej planszy, potem na planszę swojego koloru przychodzi nowa. Jeśli twoja plansza jest pełna, uderza. Trzymajcie plansze otwarte.
rules-last-bastion-step-grasp = Uważaj na kleszcze Zła
rules-last-bastion-step-grasp-text = Niektóre karty wysyłają figurkę Zła: najpierw stoi na karcie, następnym razem zajmuje płytkę naprzeciwko. Ta płytka jest zamknięta. Trzecia oznacza klęskę.
rules-last-bastion-step-hero = Potem twój bohater
rules-last-bastion-step-hero-text = Zrób krok, także po przekątnej, i jedną rzecz: użyj płytki, na której stoisz, albo walcz. W dowolnej kolejności.
rules-last-bastion-step-fight = Walcz kośćmi
rules-last-bastion-step-fight-text = Rzuć trzema kośćmi przeciw karcie przy twojej płytce. Jej kolor i biały to trafienia; wyposażenie w jej kolorze dodaje trafienia, także bohaterów na twojej płytce. Tyle trafień, ile wynosi odporność, i karta znika.
rules-last-bastion-step-help = Korzystaj z płytek
rules-last-bastion-step-help-text = Targowisko daje wyposażenie, Tawerna życie, Święte źródło usuwa figurki Zła, Grobowiec potwora za życie. Mobilizacja używa dowolnej płytki z daleka. Twój bohater ma własną moc: przeczytaj ją najpierw.
rules-last-bastion-example-move = Krok na Targowisko, potem jego akcja: wyposażenie z dwóch kości.

## Pieces that stand for something

last-bastion-piece-white-die = biała kość bojowa
last-bastion-piece-white-die-text = Po jednej ściance każdego koloru i biała, która liczy się jako dowolny kolor.
last-bastion-piece-grey-die = szara kość bojowa
last-bastion-piece-grey-die-text = Kość Kazgina: rzuca nią oprócz białych.
last-bastion-piece-corruption-die = kość spaczenia
last-bastion-piece-corruption-die-text = Sześć różnych wyników, tylko jeden nic nie robi.
last-bastion-piece-standard-token = żeton sztandaru
last-bastion-piece-standard-token-text = Po jednym każdego koloru: leży na sztandarze i pokazuje, kogo osłabia.
last-bastion-piece-wall = mur
last-bastion-piece-wall-text = Zamyka bok bastionu między płytkami a planszą hordy.
last-bastion-piece-no-equipment = znacznik „bez wyposażenia”
last-bastion-piece-no-equipment-text = Przypomina, że karta zabrania zużywać wyposażenie w walce.
last-bastion-piece-equipment-text = Okrągły żeton. W walce liczy się jako jedno trafienie swojego koloru.
last-bastion-piece-call-text = Okrągły żeton. Wydaj go w swojej turze, aby użyć dowolnej płytki z daleka, nawet w kleszczach Zła.
last-bastion-piece-life-text = Trzyma bohatera na nogach: bez ostatniego takiego żetonu zostaje wyeliminowany.
