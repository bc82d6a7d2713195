lesson-last-bastion-end = Jeszcze nie: w turze możesz przejść na sąsiednią płytkę i wykonać jedną akcję.
lesson-last-bastion-spare = Można go oszczędzić, ale znów będzie szkodził. Pokonaj go.

lesson-last-bastion-move-title = Idź do potworów
lesson-last-bastion-move-idea = Horda stoi wokół dziewięciu płytek. Wygrywasz po pokonaniu wodza ukrytego w talii. Przegrywasz, gdy padną wszyscy bohaterowie, gdy zbyt wiele płytek znajdzie się w kleszczach Zła albo gdy wcześniej skończy się talia.
lesson-last-bastion-move-do-1 = Stoisz pośrodku. Przejdź na płytkę „Trebusz”: tuż przed nią, na polu N1, stoi Rzeźnik.
lesson-last-bastion-move-done = W turze bohater przechodzi o jedną płytkę, także na ukos, i walczy z tym, kto stoi naprzeciw.
lesson-last-bastion-move-elsewhere = Z tej płytki nie sięgniesz N1. Naprzeciw leży „Trebusz”.

lesson-last-bastion-fight-title = Walcz
lesson-last-bastion-fight-idea = Rzucasz trzema kośćmi. Każda ścianka w kolorze potwora to trafienie, biała liczy się jako dowolny kolor. Trzeba tylu trafień, ile wynosi jego odporność. (W tej lekcji wynik rzutu jest ustalony.)
lesson-last-bastion-fight-do-1 = Czerwony Rzeźnik ma odporność 2. Stań do walki.
lesson-last-bastion-fight-do-2 = Dwa trafienia: pokonaj Rzeźnika.
lesson-last-bastion-fight-done = Pokonany. Rzeźnik nie zabierze już żetonów.
lesson-last-bastion-fight-move = Zostań: potwór jest tuż przed tobą.

lesson-last-bastion-equipment-title = Użyj wyposażenia
lesson-last-bastion-equipment-idea = Okrągły żeton w kolorze potwora liczy się jako jedno trafienie więcej. Decydujesz po rzucie. (Tu też wynik rzutu jest ustalony.)
lesson-last-bastion-equipment-do-1 = Masz jeden czerwony żeton. Znów stań do walki z Rzeźnikiem.
lesson-last-bastion-equipment-do-2 = Tylko jedno trafienie. Wydaj czerwony żeton jako drugie.
lesson-last-bastion-equipment-done = Żetony zmniejszają rolę szczęścia: dwa żetony i jedno trafienie pokonają prawie każdego.

lesson-last-bastion-tile-title = Użyj płytki
lesson-last-bastion-tile-idea = Zamiast walczyć możesz uaktywnić płytkę, na której stoisz. „Święte źródło” usuwa dwie figurki Zła. Zbyt wiele płytek w kleszczach Zła to przegrana, więc nie czekaj.
lesson-last-bastion-tile-do-1 = „Grobowiec” i „Kamieniołom” są w kleszczach Zła. Uaktywnij „Źródło”.
lesson-last-bastion-tile-do-2 = Usuń pierwszą figurkę.
lesson-last-bastion-tile-do-3 = I drugą.
lesson-last-bastion-tile-done = Obie płytki znów działają, a klęska jest daleko.
lesson-last-bastion-tile-move = Zostań przy „Źródle” i uaktywnij je.
lesson-last-bastion-tile-leave = Można usunąć jeszcze jedną figurkę: usuń ją także.

lesson-last-bastion-call-title = Mobilizacja
lesson-last-bastion-call-idea = Żeton mobilizacji uaktywnia dowolną płytkę z każdego miejsca, oprócz twojej akcji. Działa raz. „Targowisko” rzuca dwiema kośćmi i daje wyposażenie w ich kolorach. (Wynik rzutu jest ustalony.)
lesson-last-bastion-call-do-1 = Trzeba dwóch czerwonych trafień, a nie masz żetonów. Użyj mobilizacji na „Targowisku”.
lesson-last-bastion-call-do-2 = Dwa czerwone żetony. Teraz walcz: akcja jest jeszcze wolna.
lesson-last-bastion-call-do-3 = Wystarczy jeden żeton: pokonaj Rzeźnika.
lesson-last-bastion-call-done = Mobilizacja w dobrej chwili to cała zyskana tura.
lesson-last-bastion-call-other = Tamta płytka nie da wyposażenia. Wybierz „Targowisko”.

lesson-last-bastion-horde-title = Ruch hordy
lesson-last-bastion-horde-idea = Na początku tury działa horda: potwory z efektem powtarzającym się szkodzą ci, potem nowa karta trafia na planszę swojego koloru. Pełna plansza szkodzi bardziej. (Talia jest tu ustalona.)
lesson-last-bastion-horde-do-1 = Zakończ turę i zobacz, co zabierze ci Rzeźnik.
lesson-last-bastion-horde-do-2 = Przyszedł nowy potwór. Wybierz mu pole na zielonej planszy, dowolne z trzech.
lesson-last-bastion-horde-done = Stawiaj potwory tak, by z narożnej płytki sięgać dwóch: jeden rzut bije oba.
lesson-last-bastion-horde-first = Tym razem zostaw bohatera na miejscu i zakończ turę.

lesson-last-bastion-win-title = Pokonaj wodza
lesson-last-bastion-win-idea = Pod koniec przychodzi wódz. Pokonaj go, a wygrasz. Jest czarny, a ty masz cztery czarne żetony. (Wynik rzutu jest ustalony.)
lesson-last-bastion-win-do-1 = Przejdź na „Trebusz”, tuż przed niego.
lesson-last-bastion-win-do-2 = Stań do walki z wodzem.
lesson-last-bastion-win-do-3 = Wydaj tyle żetonów, ile trzeba, i pokonaj go.
lesson-last-bastion-win-done = Zwycięstwo! Na pierwszą grę wiesz już wszystko.
