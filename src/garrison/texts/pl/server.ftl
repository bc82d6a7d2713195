## Dziennik stołu
table-joined = { $person } dosiada się do stołu
table-left = { $person } odchodzi od stołu
table-sat = { $person } zajmuje miejsce { $seat }
table-rose = Miejsce { $seat } jest wolne
table-bot-sat = Bot ({ $bot }) zajmuje miejsce { $seat }
table-answered-late = Nie było odpowiedzi na czas: odpowiada stół.
table-covered = Bot ({ $bot }) gra na miejscu { $seat } do powrotu gracza
table-gave-back = Bot oddaje miejsce { $seat }
table-asked-back = { $person } proponuje powrót do ruchu { $move }
table-agreed = { $person }: zgoda
table-disagreed = { $person }: sprzeciw, wszystko zostaje bez zmian
table-took-back =
    { $person } cofa { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } (gałąź { $branch })
table-took-back-beyond =
    Cały stół cofa się o { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }, dalej niż to, co odsłonił los; propozycja: { $person } (gałąź { $branch }); odtąd jest to gra treningowa
table-chatted = { $person } mówi
table-phrased = { $person }: { $phrase }
table-paused = { $person } wstrzymuje grę
table-resumed = { $person } wznawia grę
table-continued =
    { $move ->
        [0] Gra zaczyna się od ustawionej pozycji
        [one] Gra jest ciągiem dalszym innej, po { $move } ruchu
       *[many] Gra jest ciągiem dalszym innej, po { $move } ruchach
    }
table-rebased =
    { $lost ->
        [0] Zasady się zmieniły (teraz numer { $rules }); gra toczy się dalej z tej pozycji
        [one] Zasady się zmieniły (teraz numer { $rules }); przepadł { $lost } ruch
        [few] Zasady się zmieniły (teraz numer { $rules }); przepadły { $lost } ruchy
       *[many] Zasady się zmieniły (teraz numer { $rules }); przepadło { $lost } ruchów
    }

## Dlaczego stół odmawia
table-bad-name = Imię musi mieć od 1 do { $length } znaków
table-name-taken = Przy tym stole jest już { $name }
table-full =
    Przy tym stole może być najwyżej { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
table-unknown-link = Ten osobisty link już nie działa
table-link-changed = Twój osobisty link się zmienił
table-seat-taken = Miejsce { $seat } jest zajęte
table-seat-not-yours = Miejsce { $seat } nie należy do ciebie
table-no-such-seat =
    Przy tym stole { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[many] jest { $seats } miejsc
    }
table-not-seated = Nie masz miejsca przy tym stole
table-not-your-turn = Teraz decyduje miejsce { $seat }
table-is-over = Gra jest skończona
table-is-paused = Gra jest wstrzymana
table-not-paused = Gra nie jest wstrzymana
table-stale = Przy stole coś się już wydarzyło (widziana wersja: { $seen }, obecna: { $version })
table-nothing-to-undo = Nie ma czego cofnąć
table-answer-first = Najpierw odpowiedz na pytanie
table-nothing-to-redo = Nie ma czego powtórzyć
table-ballot-open = Stół jest już pytany o zgodę
table-no-ballot = Nikt już o to nie pyta
table-not-your-vote = To pytanie nie jest do ciebie albo odpowiedź już padła
table-empty-words = Pusta wiadomość
table-unknown-phrase = Nie ma szybkiego zwrotu { $phrase }
table-unknown-bot = Nie ma bota { $bot }
table-onlookers-watch = Widzowie tylko patrzą
table-no-onlookers = Ten stół nie przyjmuje widzów
table-crowded = Przy tym stole jest zbyt wielu widzów
table-connected-elsewhere = Połączono z tobą zbyt wiele urządzeń; to połączenie jest najstarsze
table-record-later = Zapis będzie dostępny dla wszystkich po zakończeniu gry
table-play-on-later = Wszyscy będą mogli grać dalej od tego miejsca, gdy gra się skończy
table-no-such-moment = Ruchu { $move } jeszcze nie było; ostatni to { $last }
table-moment-of-old-rules = Od tego czasu zmieniły się zasady: można się cofnąć wzrokiem najdalej do ruchu { $move }

## Szybkie zwroty
phrase-hello = Cześć!
phrase-thanks = Dziękuję!
phrase-well-done = Dobra robota!
phrase-sorry = Przepraszam!
phrase-your-turn = Twoja kolej.
phrase-wait = Chwileczkę, proszę.
phrase-help = Potrzebuję pomocy.
phrase-attack-here = Zaatakujmy tutaj.
phrase-good-idea = Dobry pomysł.
phrase-bad-idea = Lepiej tego nie robić.
phrase-good-game = Dobra gra!

## Serwer
server-bad-message = Tej wiadomości nie da się zrozumieć
server-bad-request = Tego żądania nie da się zrozumieć
server-hello-first = Najpierw się przywitaj
server-too-fast = Za dużo żądań; poczekaj chwilę
server-too-big = To jest za duże
server-no-token = Do tego potrzebny jest osobisty link
server-forbidden = To nie jest dozwolone
server-bad-invite = To zaproszenie nie działa
server-not-found = Tu nic nie ma
server-no-such-table = Nie ma stołu { $table }
server-no-such-lesson = Ta gra nie ma lekcji { $lesson }
server-no-such-record = Nie ma zapisu { $record }
server-storage-away = Ruchów nie można teraz zapisać; gra sama ruszy dalej, gdy to będzie możliwe
server-others-away = Serwery chwilowo się nie widzą; gra wkrótce sama ruszy dalej
server-table-moved = Stół jest przenoszony; połączenie zaraz wróci
server-table-failed = Przy tym stole coś się zepsuło; otworzy się tak, jak został zapisany
server-stopping = Serwer jest uruchamiany ponownie; połączenie za chwilę wróci
server-thinking-failed = Nie udało się tego przemyśleć; zapytaj jeszcze raz
server-thinking-long = Serwer jest zajęty; spróbuj za chwilę
server-failed = Coś się u nas zepsuło
server-coming-title = Garrison
server-coming-text =
    Gry planszowe o obronie zamku: w pojedynkę albo z przyjaciółmi, bliskimi i dalekimi. Ten serwer
    działa bez stron do gry; programy mogą korzystać z jego interfejsu.
server-thinking-busy = Serwer już nad czymś dla ciebie myśli; spróbuj za chwilę
server-busy = Serwer jest zajęty; spróbuj za chwilę
server-records-full = Na tym serwerze nie ma już miejsca na zapisy
record-too-big = Zapis może mieć najwyżej { $most } bajtów
record-length = Zapis musi mieć co najmniej jeden ruch, a może mieć najwyżej { $most }
record-long-name = Imię w zapisie może mieć najwyżej { $length } znaków
record-seats = Liczba miejsc w tej grze to { $seats }, a zapis wymienia inne
record-impossible = Taka pozycja nie może powstać w tej grze
table-asked-seat = { $person } prosi o miejsce { $seat }, którego karty widział już ktoś inny
table-seat-asks = Karty miejsca { $seat } widział już ktoś inny: najpierw dołącz, potem poproś stół o to miejsce
table-bad-nonce = Wkład do kości to 32 cyfry szesnastkowe
server-no-commitment = Obiecanego ziarna dla tego stołu nie ma, jest zużyte lub zbyt stare; poproś o nowe
table-sat-practice = { $person } zajmuje miejsce { $seat }, którego karty widział już ktoś inny: odtąd jest to partia treningowa
server-bad-setting = nie można odczytać ustawień: { $problem }
server-bad-database = to nie jest adres bazy danych: { $problem }
server-setting-number = tu potrzebna jest liczba nieujemna

# Gospodarz stołu
table-renamed = { $person } nazywa stół „{ $title }”
table-locked = { $person } zamyka stół: nikt więcej nie wejdzie
table-unlocked = { $person } znów otwiera stół
table-removed = Gospodarz usuwa od stołu gracza { $person }
table-muted = Gospodarz wycisza gracza { $person }
table-unmuted = { $person } znów może mówić
table-handed-on = Gospodarzem jest teraz { $person }
table-not-host = To może zrobić tylko gospodarz stołu
table-no-such-person = Przy tym stole nie ma innej osoby o tym numerze
table-is-locked = Gospodarz zamknął ten stół
table-muted-you = Gospodarz cię wyciszył
table-you-were-removed = Gospodarz usunął cię od tego stołu
server-blocked = Ten serwer jest dla ciebie zamknięty
server-bad-address = { $address } nie jest adresem ani siecią
