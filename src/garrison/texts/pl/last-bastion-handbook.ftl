# The rules to read.

last-bastion-chapter-tile = Płytki bastionu
last-bastion-chapter-hero = Bohaterowie
last-bastion-chapter-effect = Efekty kart hordy
last-bastion-chapter-board = Plansze hord
last-bastion-chapter-face = Kość spaczenia
last-bastion-chapter-level = Poziomy trudności
last-bastion-chapter-card = Karty hordy
last-bastion-rule-game = Gra
last-bastion-rule-game-goal = Cel
last-bastion-rule-game-goal-text =
    Gracze razem wygrywają albo przegrywają. Aby zwyciężyć, trzeba pokonać { $warlords ->
        [one] { $warlords } wodza
       *[other] { $warlords } wodzów
    } z talii.
last-bastion-rule-game-setup = Przygotowanie
last-bastion-rule-game-setup-text = Dziewięć płytek tworzy losowy kwadrat, z każdej strony leży plansza hordy. Każdy bohater zaczyna w centrum; żetonów życia: { $life }, 1 żeton wyposażenia w kolorze swojej planszy i 1 żeton mobilizacji. Dwóch graczy siada naprzeciwko siebie.
last-bastion-rule-game-deck = Talia
last-bastion-rule-game-deck-text = Pod każdym wodzem leżą potwory ({ $under }), pozostałe potwory na wierzchu. Za każdego gracza poniżej czterech odkłada się 4 potwory i nikt nie widzi które.
last-bastion-rule-game-end = Klęska
last-bastion-rule-game-end-text = Klęska: żadnego bohatera w grze; płytek w kleszczach Zła: { $tiles }; trzeba dobrać kartę, a talia jest pusta; zielona plansza odrzuca wodza. Efekty końcowe ostatniego wodza też działają: klęska jest ważniejsza niż zwycięstwo.
last-bastion-rule-game-score = Punktacja
last-bastion-rule-game-score-text = Zwycięstwo daje punktów: { $victory }; +1 za każdy żeton życia, +{ $call } za każdy żeton mobilizacji, −{ $dead } za każdego zmarłego bohatera, −{ $grasped } za każdą płytkę w kleszczach Zła.
last-bastion-rule-game-safeguard = Oblężenie nie trwa wiecznie
last-bastion-rule-game-safeguard-text = Po { $turns } turach bohaterów gra jest przegrana. Zwykłe partie są znacznie krótsze.
last-bastion-rule-horde-phase = Faza hordy
last-bastion-rule-horde-phase-cards = Efekty powtarzające się
last-bastion-rule-horde-phase-cards-text = Najpierw działają efekty powtarzające się kart na planszy, której jest tura, w kolejności wybranej przez gracza. Karty, które pojawią się w tym czasie, czekają do następnego razu.
last-bastion-rule-horde-phase-board = Plansza
last-bastion-rule-horde-phase-board-text = Potem zapełniona plansza stosuje swój efekt; w przeciwnym razie gracz dobiera kartę.
last-bastion-rule-horde-phase-placement = Umieszczanie kart
last-bastion-rule-horde-phase-placement-text = Kolorowa karta trafia na wolne pole planszy w swoim kolorze, czarna na planszę gracza, który ją dobrał; gdy plansza jest pełna, na dowolne wolne pole. Gdy wszystkie 12 pól jest zajętych, gracz traci żeton życia i nie dobiera.
last-bastion-rule-horde-phase-warlords = Wodzowie
last-bastion-rule-horde-phase-warlords-text = Grobowiec Pradawnych Królów, Trebusz i Krasnoludzki kamieniołom nie działają na wodzów; wszystko inne działa.
last-bastion-rule-horde-phase-grasp = Zło
last-bastion-rule-horde-phase-grasp-text = Płytki w kleszczach Zła nie można uaktywnić, bohater w kleszczach Zła nie ma mocy. Element, który tam stał, czeka w rezerwie; umieszczony już na karcie pozostaje aktywny.
last-bastion-rule-horde-phase-neutral = Plansze neutralne
last-bastion-rule-horde-phase-neutral-text = Plansza bez bohatera też ma fazę hordy, ale nie dobiera kart. Każdy efekt dotyka bohatera, którego może dotknąć; za grupę decyduje pierwszy bohater zgodnie z ruchem wskazówek zegara.
last-bastion-rule-hero-phase = Faza bohatera
last-bastion-rule-hero-phase-turn = Tura
last-bastion-rule-hero-phase-turn-text = Jeden ruch i jedna akcja w dowolnej kolejności, oba dobrowolne. Akcja to uaktywnienie płytki, na której stoi bohater, albo walka.
last-bastion-rule-hero-phase-movement = Ruch
last-bastion-rule-hero-phase-movement-text = Krok na sąsiednią płytkę, także po przekątnej; na płytce może stać kilku bohaterów. Leżący bohater zużywa następny ruch, skądkolwiek pochodzi, na wstanie.
last-bastion-rule-hero-phase-call = Mobilizacja
last-bastion-rule-hero-phase-call-text = W dowolnej chwili swojej fazy bohatera, ale nie w trakcie akcji, mobilizacja daje akcję dowolnej płytki, nawet w kleszczach Zła. Wolno użyć kilku na turę.
last-bastion-rule-hero-phase-combat = Walka
last-bastion-rule-hero-phase-combat-text = Rzuć białymi kośćmi ({ $dice }) przeciwko karcie przy twojej płytce. Liczą się ścianki w jej kolorze i białe; wyposażenie w tym kolorze, twoje lub bohaterów na tej samej płytce, dodaje się do nich. Gdy osiągniesz odporność, możesz ją pokonać.
last-bastion-rule-hero-phase-two = Dwie karty naraz
last-bastion-rule-hero-phase-two-text = Z narożnika można jednym rzutem walczyć z obiema kartami; każda kość liczy się raz. Jeśli wystarczy na jedną, wybierasz którą. Pokonane karty rozpatruje się kolejno.
last-bastion-rule-hero-phase-tokens = Żetony
last-bastion-rule-hero-phase-tokens-text = Liczba żetonów jest ograniczona: czego nie ma w rezerwie, tego się nie dostaje; czego bohater nie ma, tego nie traci. Wyposażenia nie można oddać ani po prostu odrzucić.
last-bastion-rule-hero-phase-falling = Eliminacja
last-bastion-rule-hero-phase-falling-text = Bohater bez żetonów życia traci wszystkie żetony i zostaje wyeliminowany; jego plansza staje się neutralna. Uleczony w Lazarecie wraca ranny, bez mocy; za drugim razem umiera.
