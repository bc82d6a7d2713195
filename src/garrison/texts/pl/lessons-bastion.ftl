lesson-bastion-move-title = Idź do wroga
lesson-bastion-move-idea = Wrogowie stoją na murze, odcinek za odcinkiem, aż do bramy. Wygrywasz, gdy nikogo nie ma ani na murze, ani w obozie; przegrywasz, gdy dla wroga zabraknie wolnego odcinka. Za murem leży sześć dzielnic, każda przylega do czterech odcinków.
lesson-bastion-move-do-1 = Stoisz w cytadeli, obok niej są wszystkie dzielnice. Przejdź do dzielnicy ognia (D1): tam są obaj wrogowie.
lesson-bastion-move-done = Dobrze. W turze obrońca robi jeden krok: do sąsiedniej dzielnicy albo przez cytadelę.
lesson-bastion-move-elsewhere = Przy murze tej dzielnicy nie ma wroga. Odcinki od 1 do 4 należą do D1.
lesson-bastion-move-end = Nie było jeszcze ruchu. W turze możesz przejść, zaczerpnąć many i zaatakować: każde raz, w dowolnej kolejności.

lesson-bastion-channel-title = Czerp manę
lesson-bastion-channel-idea = Źródło zamienia jedną manę w trzy. Połóż na nim jeden żeton dowolnego koloru i weź trzy żetony koloru źródła. Dopóki żeton leży, źródło jest zamknięte.
lesson-bastion-channel-do-1 = Bestia na odcinku 1 kosztuje trzy żetony ognia. Zaczerpnij ze źródła ognia (S1) i oddaj kolor, którego teraz nie potrzebujesz.
lesson-bastion-channel-done = Jeden oddany, trzy wzięte: masz teraz cztery żetony ognia.
lesson-bastion-channel-same = Tak oddasz ogień, którego potrzebujesz. Połóż na źródle inny kolor.
lesson-bastion-channel-other = To źródło daje inny kolor. Za tego wroga płaci się ogniem.
lesson-bastion-channel-tower = Wieża oddaje to, co leży na zamkniętych źródłach dzielnicy. Jeszcze nic tam nie leży.
lesson-bastion-channel-move = Zostań: tu jest i wróg, i potrzebne źródło.

lesson-bastion-attack-title = Atakuj
lesson-bastion-attack-idea = W ataku nie ma kości. Płacisz maną w kolorze wroga, tyle, ile wynosi jego siła, i wróg pada. Sięgasz każdego wroga przy murze swojej dzielnicy.
lesson-bastion-attack-do-1 = Zaatakuj bestię ognia na odcinku 1. Kosztuje trzy żetony ognia, a masz cztery.
lesson-bastion-attack-done = Wróg padł i stał się twoim zaklęciem: „Przyspieszenie”, drugi krok w turze.
lesson-bastion-attack-move = Zostań: stamtąd nie sięgniesz tego wroga.
lesson-bastion-attack-end = Możesz jeszcze zaatakować. Co turę przybywa jeden wróg, nie trać swojej.

lesson-bastion-spell-title = Rzuć zaklęcie
lesson-bastion-spell-idea = Każdy pokonany wróg staje się jednorazowym zaklęciem. „Płomień 1” czyni atak o jedną manę tańszym.
lesson-bastion-spell-do-1 = Jeździec ognia kosztuje sześć, a masz pięć. Mimo to zacznij atak.
lesson-bastion-spell-do-2 = Teraz rzuć „Płomień 1”: jeździec będzie kosztował pięć.
lesson-bastion-spell-done = Zaklęcie zużyte, jeździec pokonany i zostawił ci lepsze: „Płomień 2”.

lesson-bastion-tower-title = Otwórz źródła
lesson-bastion-tower-idea = Wszystkie trzy źródła są tu zamknięte: leży na nich mana. Wieża odda ją całą. Połóż jeden żeton na wieży, zabierz wszystko ze źródeł dzielnicy i znów są otwarte.
lesson-bastion-tower-do-1 = Masz cztery żetony ognia, dwa kolejne leżą na źródłach. Użyj wieży i oddaj żeton bagien.
lesson-bastion-tower-do-2 = Sześć żetonów ognia: zaatakuj jeźdźca.
lesson-bastion-tower-done = Cytadela robi to samo ze wszystkimi wieżami: stań w niej i zabierz, co na nich leży.
lesson-bastion-tower-fire = Wtedy zabraknie jednego żetonu ognia. Połóż na wieży żeton bagien.

lesson-bastion-enemy-2018-title = Ruch wroga, zasady 2018
lesson-bastion-enemy-2018-idea = Najpierw działasz ty, potem wróg. Nowa karta idzie od odcinka 24 ku bramie i staje na wolnym odcinku przed pierwszym napotkanym wrogiem. Miejsce pokazuje przerywana linia.
lesson-bastion-enemy-2018-do-1 = Stać cię na odcinek 2 albo 3. Pokonaj ostatniego w rzędzie, na odcinku 3, żeby rząd nie urósł.
lesson-bastion-enemy-2018-do-2 = Zakończ turę i zobacz, gdzie stanie nowa karta.
lesson-bastion-enemy-2018-done = Bestia bagien stanęła na odcinku 3: rząd nie jest dłuższy. Jeden wróg na turę i mur się trzyma.
lesson-bastion-enemy-middle = Można, ale pusty odcinek 2 zapełni się dopiero, gdy obóz będzie pusty, a rząd urośnie do odcinka 4. Bij ostatniego.

lesson-bastion-enemy-2015-title = Ruch wroga, zasady 2015
lesson-bastion-enemy-2015-idea = Tu tura zaczyna się od wroga: najpierw wychodzi jego karta, potem działasz ty. Talia leży na odcinku 24, więc na murze są 23 miejsca. Bestia ognia na odcinku 3 właśnie przyszła.
lesson-bastion-enemy-2015-do-1 = Wróg już się ruszył, teraz działasz ty. Pokonaj ostatniego w rzędzie, na odcinku 3.
lesson-bastion-enemy-2015-do-2 = Zakończ turę. Następna zacznie się od wroga.
lesson-bastion-enemy-2015-done = Znów twoja tura, a bestia bagien już tu jest. W obu wydaniach karty i akcje się przeplatają, tylko tura zaczyna się gdzie indziej.

lesson-bastion-win-title = Wygraj
lesson-bastion-win-idea = Obóz jest pusty, został jeden wróg. Odtąd co turę ostatni wróg na murze idzie ku bramie, a gdy nie ma wolnego odcinka przed bramą, wszystko stracone. Uprzedź go.
lesson-bastion-win-do-1 = Przydadzą się wszystkie trzy akcje. Najpierw przejdź do dzielnicy ognia (D1).
lesson-bastion-win-do-2 = Wojownik kosztuje cztery żetony ognia. Zaczerpnij ze źródła ognia, oddając żeton mroku.
lesson-bastion-win-do-3 = Cztery żetony ognia: atakuj!
lesson-bastion-win-done = Mur wolny, obóz pusty: zwycięstwo. Na pierwszą grę wiesz już wszystko.
lesson-bastion-win-end = Wtedy wojownik pójdzie dalej. Przejdź, zaczerpnij many i zaatakuj w tej turze.
lesson-bastion-win-channel = Nie stąd: źródło ognia jest w D1, dokąd idziesz. Czerpać można raz na turę.
