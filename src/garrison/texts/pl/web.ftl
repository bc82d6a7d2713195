## Pages
web-title = Garrison
web-title-start = Garrison: gry planszowe o obronie twierdzy
web-title-join = Dołącz do stołu · Garrison
web-skip = Przejdź do treści
web-pages = Strony
web-play = Graj
web-home = Na stronę główną
web-again = Spróbuj ponownie
web-close = Zamknij
web-unreachable = Serwer jest nieosiągalny.

## Start
web-start-title = Utrzymajcie mury
web-start-text = Gry planszowe o obronie twierdzy: solo, z przyjaciółmi, z komputerowymi sojusznikami. Bez konta i bez konfiguracji.
web-forget-table = Usuń stół z listy: { $game }

## New table
web-new-table = Nowy stół
web-seat = Miejsce { $seat }
web-your-name = Twoje imię
web-guest = Gość
web-value-counted = { $what }: { $count }
web-plain = { $text }
web-seats-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
web-bot-thinks = { $bot }, { $seconds } s na ruch
web-forecast-measuring = Mierzymy…
web-percent = { $percent }%

## Lobby and joining
web-lobby = Otwarte stoły
web-host = Gospodarz: { $name }
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-join = Dołącz

## Settings
web-settings = Ustawienia
web-language = Język

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
web-held-by-bot = { $bot } bot
web-held-by-both = { $name } (poza stołem: { $bot })
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
web-command-example = say Cześć!
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
web-away = Utracono połączenie, trwa ponowne łączenie. Nic nie przepadło.
web-paused = Partia jest wstrzymana.
web-resume = Wznów
web-ballot = Prośba o cofnięcie
web-ballot-asks = { $moves ->
    [one] { $name } prosi o cofnięcie { $moves } ruchu, choć od tego czasu odkryto karty lub rzucono kośćmi.
    [few] { $name } prosi o cofnięcie { $moves } ruchów, choć od tego czasu odkryto karty lub rzucono kośćmi.
   *[many] { $name } prosi o cofnięcie { $moves } ruchów, choć od tego czasu odkryto karty lub rzucono kośćmi.
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
web-chance-how = Jak często wygrywają stąd najsilniejsze boty: oszacowanie na podstawie szybkich partii, które komputer rozgrywa do końca.
web-hint = Podpowiedź
web-hint-thinking = Myślimy…
web-hint-failed = Teraz nie ma podpowiedzi.
web-hint-clear = Jedna możliwość jest wyraźnie najlepsza.
web-hint-close = Nie ma pewności, która z możliwości jest najlepsza.
web-watch-again = Obejrzyj jeszcze raz

## A moment of a game
web-moment-at = Ruch { $move } z { $last }
web-moment-look = Zobacz tę chwilę

## Credits
web-source = Źródło: { $kind }, { $where }
web-credits = Podziękowania
