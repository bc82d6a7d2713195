## Pages that neither the first visit nor a table needs: fetched with them
web-title-new = Nowy stół · Garrison
web-title-lobby = Otwarte stoły · Garrison
web-title-settings = Ustawienia · Garrison
web-title-credits = Podziękowania · Garrison
web-unknown = Tu nic nie ma
web-unknown-text = Adres może być błędny lub nieaktualny. Twoje stoły są na stronie głównej.
web-game = Gra
web-options = W co gramy
web-seats = Miejsca
web-seat-me = ja
web-seat-friend = znajomy, przez link
web-seat-bot = bot: { $bot }
web-listed = Pokaż stół na liście otwartych
web-need-me = Zajmij co najmniej jedno miejsce.
web-as-usual = Domyślnie
web-forecast = Szansa na zwycięstwo
web-forecast-defeats = Przez co przegrywa się takie gry
web-forecast-failed = Teraz nie da się tego zmierzyć.
web-forecast-how = { $count ->
    [one] Jak często w takiej grze wygrywają najsilniejsze boty: oszacowanie na podstawie { $count } szybkiej partii komputera.
    [few] Jak często w takiej grze wygrywają najsilniejsze boty: oszacowanie na podstawie { $count } szybkich partii komputera.
   *[many] Jak często w takiej grze wygrywają najsilniejsze boty: oszacowanie na podstawie { $count } szybkich partii komputera.
}
web-lobby-text = Stoły, które czekają na graczy.
web-lobby-empty = Nikt teraz nie szuka graczy. Otwórz stół i zaproś kogoś.
web-settings-text = Pozostają na tym urządzeniu.
web-theme = Motyw
web-theme-auto = jak w systemie
web-theme-dark = noc
web-theme-light = dzień
web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = włączone
web-motion-none = wyłączone
web-board = Plansza
web-board-auto = automatycznie
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
web-moment = Chwila z partii
web-moment-bar = Kroki
web-moment-first = Na początek
web-moment-previous = Ruch wstecz
web-moment-next = Ruch naprzód
web-moment-last = Na koniec
web-moment-slider = Ruch
web-moment-play = Odtwarzaj
web-moment-pause = Stop
web-moment-back = Wróć do partii
web-moment-play-on = Graj dalej od tego miejsca
web-moment-gone = Tej chwili nie można pokazać
web-moment-gone-text = Link może być nieaktualny albo od tego czasu cofnięto ruchy.
web-credits-icons = Ikony
web-credits-icons-text = Ikony: Lorc, Delapouite i inni autorzy z game-icons.net, licencja CC BY 3.0; zmieniono kolory i rozmiary.
web-credits-fonts = Kroje pisma
web-credits-fonts-text = Alegreya i Alegreya Sans, autor Juan Pablo del Peral (Huerta Tipográfica).
web-credits-games = Gry
web-credits-games-text = Gry należą do swoich autorów i wydawców. Słowa i rysunki są tu nasze własne.
new-more-options = Więcej opcji
new-own-data = Na tym serwerze gra „{ $game }” używa własnego pliku danych.
new-bots = Najsilniejszy z botów jest przeszukujący: myśli naprzód. Zachłanny bierze jak najwięcej z własnej tury, losowy robi dowolny dozwolony ruch.
new-open = Rozpocznij grę
new-open-and-invite = Otwórz i zaproś
new-away = Gdy kogoś nie ma
new-away-wait = Czekaj
new-away-bot = Gra bot: { $bot }
new-away-after = Po jakim czasie
new-away-minutes = { $count ->
    [one] po { $count } minucie
    [few] po { $count } minutach
   *[many] po { $count } minutach
}
new-answer = Czas na odpowiedź
new-answer-any = ile trzeba
new-answer-seconds = { $count } sekund, potem odmowa
table-sound-turn = moja tura, gdy patrzę gdzie indziej
table-sound-enemy = ruchy wrogów
table-sound-deeds = ciosy, rzuty i zdobycze
table-sound-alarm = koniec blisko
table-sound-end = zwycięstwo i porażka

## The end of a game
end-same-people = Jeszcze raz w tym samym składzie
end-rematch-from = { $name } chce zagrać jeszcze raz
end-harder = Trudniej: { $level }
end-easier = Łatwiej: { $level }
end-share = Udostępnij obrazek
end-curve = Szansa na zwycięstwo, ruch po ruchu
end-began = Szansa na początku partii: { $percent }%.
end-point = ruch { $move }: { $percent }%
end-moments = Punkty zwrotne
end-swing = { $change }%
end-figures = Kto co zrobił
end-decisions = Ruchy
end-record = Takie partie na tym urządzeniu: wygrane { $won } z { $count }

## Co widzi w przeglądarce gospodarz stołu i co mówi o stołach ich lista
host-tools = Dla gospodarza
host-title = Nazwa stołu
host-rename = Zmień nazwę
host-lock = Zamknięty: nikt więcej nie dołączy ani nie popatrzy
host-mute = Wycisz
host-unmute = Wyłącz wyciszenie
host-hand-on = Uczyń gospodarzem
host-remove = Usuń
host-language = Język
host-language-any = dowolny
host-language-en = angielski
host-language-ru = rosyjski
host-language-pl = polski
host-level = Dla kogo
host-level-any = dla wszystkich
host-level-new = dla początkujących
host-level-experienced = dla doświadczonych

## No way to a table
web-title-unknown = Nie znaleziono · Garrison
web-gone = Nie można otworzyć tego stołu
web-gone-text = Link może być nieaktualny albo stół usunięto. Otwórz nowy lub poszukaj innych.

## Joining a table
web-join-invited = { $name } zaprasza cię do gry
web-join-over = Ta partia jest skończona, ale można ją obejrzeć.
web-join-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
web-join-needs-link = Do tego stołu siada się na zaproszenie. Poproś gospodarza o link; oglądać może każdy.
web-just-watch = Tylko oglądaj
