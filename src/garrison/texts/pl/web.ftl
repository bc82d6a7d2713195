## Pages
web-title = Garrison
web-title-start = Garrison: gry planszowe o obronie twierdzy
web-title-new = Nowy stół · Garrison
web-title-lobby = Otwarte stoły · Garrison
web-title-settings = Ustawienia · Garrison
web-title-credits = Podziękowania · Garrison
web-title-join = Dołącz do stołu · Garrison
web-title-unknown = Nie znaleziono · Garrison
web-skip = Przejdź do treści
web-pages = Strony
web-home = Na stronę główną
web-again = Spróbuj ponownie
web-close = Zamknij
web-unreachable = Serwer jest nieosiągalny.
web-unknown = Tu nic nie ma
web-unknown-text = Adres może być błędny lub nieaktualny. Twoje stoły są na stronie głównej.

## Start
web-start-title = Utrzymajcie mury
web-start-text = Gry planszowe o obronie twierdzy: solo, z przyjaciółmi, z komputerowymi sojusznikami. Bez konta i bez konfiguracji.
web-forget-table = Usuń stół z listy: { $game }

## New table
web-new-table = Nowy stół
web-game = Gra
web-options = W co gramy
web-seats = Miejsca
web-seat = Miejsce { $seat }
web-seat-me = ja
web-seat-friend = znajomy, przez link
web-seat-bot = bot: { $bot }
web-your-name = Twoje imię
web-guest = Gość
web-listed = Pokaż stół na liście otwartych
web-need-me = Zajmij co najmniej jedno miejsce.
web-as-usual = Domyślnie
web-value-counted = { $what }: { $count }
web-plain = { $text }
web-seats-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
web-bot-thinks = { $bot }, { $seconds } s na ruch
web-forecast = Szansa na zwycięstwo
web-forecast-measuring = Mierzymy…
web-forecast-failed = Teraz nie da się tego zmierzyć.
web-forecast-how = { $count ->
    [one] Oszacowanie na podstawie { $count } szybkiej partii komputera; rozważna gra może dać więcej.
    [few] Oszacowanie na podstawie { $count } szybkich partii komputera; rozważna gra może dać więcej.
   *[many] Oszacowanie na podstawie { $count } szybkich partii komputera; rozważna gra może dać więcej.
}
web-percent = { $percent }%

## Lobby and joining
web-lobby = Otwarte stoły
web-lobby-text = Stoły, które czekają na graczy.
web-lobby-empty = Nikt teraz nie szuka graczy. Otwórz stół i zaproś kogoś.
web-host = Gospodarz: { $name }
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-join = Dołącz
web-join-over = Ta partia jest skończona, ale można ją obejrzeć.
web-join-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
web-join-needs-link = Do tego stołu siada się na zaproszenie. Poproś gospodarza o link; oglądać może każdy.
web-just-watch = Tylko oglądaj
web-gone = Nie można otworzyć tego stołu
web-gone-text = Link może być stary albo stół usunięto. Otwórz nowy lub poszukaj innych.

## Settings
web-settings = Ustawienia
web-settings-text = Pozostają na tym urządzeniu.
web-language = Język
web-theme = Motyw
web-theme-auto = jak w systemie
web-theme-dark = noc
web-theme-light = dzień
web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = włączone
web-motion-none = wyłączone
web-board = Plansza
web-board-auto = jak pasuje
web-board-picture = obraz
web-board-lists = listy
web-board-text = wszystko jako tekst
web-set-confirm = Potwierdzaj każdą akcję
web-set-confirm-text = Nic się nie dzieje, dopóki nie naciśniesz głównego przycisku.
web-set-consent = Zawsze zgadzaj się pomóc
web-set-consent-text = Na prośby o twoje zaklęcia i manę od razu pada zgoda. W grach z handlem przyjmowane są oferty, które dają nie mniej, niż biorą, i nie ruszają tego, co potrzebne do budowy.
web-set-pass = Kończ moją turę automatycznie
web-set-pass-text = Gdy nie ma już nic do zrobienia, tura kończy się sama. W grach z handlem i budową.
web-set-decline = Odrzucaj wszystkie oferty
web-set-decline-text = Na oferty innych graczy od razu pada uprzejma odmowa.
web-set-sound = Dźwięki
web-pace = Faza wrogów
web-set-chance = Szansa na zwycięstwo
web-set-chance-text = Pasek u góry podaje ją po każdym ruchu.
web-set-hints = Podpowiedzi
web-set-hints-text = Przycisk pyta silnego bota, co zrobiłby na twoim miejscu.

## The table
web-opening = Stół się otwiera…
web-team = Drużyna
web-side = Dziennik i czat
web-actions = Akcje
web-preview = Podgląd
web-offers = Co można zrobić
web-possible = możliwe
web-pick-something = Wybierz akcję poniżej albo miejsce lub kartę, by zobaczyć, co można z nimi zrobić.
web-watch = Wybierz miejsce lub kartę, by o nich przeczytać.
web-point = Wskaż innym
web-as-lists = Pokaż planszę jako listy
web-as-picture = Pokaż planszę jako obraz
web-you-short = ty
web-seat-free = wolne
web-held-by-bot = Bot, { $bot }
web-held-by-both = { $name } (nieobecny: bot, { $bot })
web-turn-mine = Twoja tura
web-turn-mine-as = Twoja tura: { $seat }
web-turn-of = Tura: { $seat }
web-turn-over = Koniec partii
web-onlookers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
web-undo = Cofnij
web-redo = Ponów
web-reset = Tura od nowa
web-log = Dziennik
web-log-earlier = Wcześniejsze wpisy
web-back-to-here = Cofnij do chwili sprzed tego
web-chat = Napisz coś
web-phrases = Zwroty
web-command = Wiersz poleceń
web-command-example = move D3
web-completions = Podpowiedzi
web-it-can = Ten ruch jest dozwolony.
web-happenings = Co się dzieje
web-more-happens = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
web-speed = Tempo
web-speed-slow = wolno
web-speed-usual = normalnie
web-speed-fast = szybko
web-speed-step = krok po kroku
web-next = Dalej
web-digest = Gdy cię nie było
web-digest-more = { $count ->
    [one] I jeszcze { $count } zdarzenie w dzienniku.
    [few] I jeszcze { $count } zdarzenia w dzienniku.
   *[many] I jeszcze { $count } zdarzeń w dzienniku.
}
web-understood = Rozumiem
web-away = Połączenie przerwane; trwa przywracanie. Nic nie przepadło.
web-paused = Partia jest wstrzymana.
web-resume = Wznów
web-ballot = Cofnięcie
web-ballot-asks = { $moves ->
    [one] { $name } prosi o cofnięcie { $moves } ruchu mimo tego, co ujawnił los.
    [few] { $name } prosi o cofnięcie { $moves } ruchów mimo tego, co ujawnił los.
   *[many] { $name } prosi o cofnięcie { $moves } ruchów mimo tego, co ujawnił los.
}
web-ballot-yes = Zgoda
web-ballot-no = Odmów
web-ballot-waiting = Czekamy na: { $names }
web-free-seats-title = Wolne miejsca
web-sit = Usiądź tu
web-bot-for = Bot na miejsce { $seat }
web-invite = Zaproś znajomego
web-invite-link = Wyślij ten link:
web-invite-qr = Zaproszenie jako kod QR
web-copy = Kopiuj
web-copied = Skopiowano
web-this-table = Ten stół
web-my-link = Twój osobisty link na inne urządzenia:
web-pause = Wstrzymaj partię
web-leave = Odejdź na dobre
web-leave-sure = Na pewno? Twoje miejsca się zwolnią.
web-won = Zwycięstwo
web-lost = Porażka
web-play-again = Zagraj ponownie
web-record = Pobierz zapis partii
web-copy-link = Kopiuj link
web-speed-none = nie pokazuj
web-chance-measuring = Wygrana: mierzymy…
web-chance-unknown = Wygrana: na razie nie wiadomo
web-chance-how = Oszacowanie na podstawie szybkich partii, które komputer rozgrywa do końca; rozważna gra może dać więcej.
web-hint = Podpowiedź
web-hint-thinking = Namyślamy się…
web-hint-failed = Teraz nie ma podpowiedzi.
web-hint-clear = Jedna możliwość jest wyraźnie najlepsza.
web-hint-close = Kilka możliwości jest mniej więcej równie dobrych.
web-watch-again = Obejrzyj jeszcze raz

## A moment of a game
web-moment = Chwila z partii
web-moment-at = Ruch { $move } z { $last }
web-moment-look = Zobacz tę chwilę
web-moment-bar = Kroki
web-moment-first = Na początek
web-moment-previous = Ruch wstecz
web-moment-next = Ruch naprzód
web-moment-last = Na koniec
web-moment-slider = Ruch
web-moment-play = Odtwarzaj
web-moment-pause = Stop
web-moment-back = Wróć do partii
web-moment-play-on = Graj dalej stąd
web-moment-gone = Tej chwili nie można pokazać
web-moment-gone-text = Link mógł się zestarzeć albo ruchy od tego czasu cofnięto.

## Credits
web-source = Źródło: { $kind }, { $where }
web-credits = Podziękowania
web-credits-icons = Ikony
web-credits-icons-text = Ikony: Lorc, Delapouite i inni autorzy z game-icons.net, licencja CC BY 3.0; zmieniono kolory i rozmiary.
web-credits-fonts = Kroje pisma
web-credits-fonts-text = Alegreya i Alegreya Sans, autor Juan Pablo del Peral (Huerta Tipográfica).
web-credits-games = Gry
web-credits-games-text = Gry należą do swoich autorów i wydawców. Słowa i rysunki są tu nasze własne.
