cli-about = Gry planszowe o obronie zamku: do grania, nauki i badań.
cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję i rodzaj silnika.
cli-version-compiled = Garrison { $version }, silnik skompilowany
cli-version-pure = Garrison { $version }, silnik interpretowany ({ $reason })
cli-lang = Język komunikatów.
cli-json = Wynik dla programów.
cli-data = Własny plik danych zamiast tego, co odtworzyliśmy.
cli-no-option = Nie ma tu opcji { $option }.
cli-flag-value = { $name } nie przyjmuje wartości.
cli-needs-value = { $name } wymaga wartości.
cli-command-missing = Brakuje polecenia. Polecenia: { $valid }
cli-missing = Brakuje: { $name }.
cli-bad-choice = { $name }: dozwolone są tylko { $valid }.
cli-bad-number = { $name }: potrzebna jest liczba.
cli-bad-range = { $name }: potrzebna jest liczba całkowita, co najmniej { $low }.
cli-no-command = Nie ma polecenia „{ $command }”. Polecenia: { $valid }
cli-usage-error = { $detail }
cli-bad-limits = { $name }: potrzebna liczba całkowita od { $low } do { $high }.
cli-bad-positive = { $name }: potrzebna liczba większa od 0.
cli-extra-argument = Zbędny argument: { $argument }
cli-default-value = domyślnie: { $value }
cli-system-error = System operacyjny odmówił: { $detail }
cli-not-writable = Nie można zapisać pliku { $file }.
cli-admin-no-database = W folderze { $folder } nie ma zapisanych stołów.
cli-admin-same-file = W { $file } są przechowywane same stoły: dla kopii podaj inny plik.
cli-admin-storage = Baza danych nie odpowiada: { $detail }

cli-play = Otwórz grę w przeglądarce; obsługuje ją tylko ten komputer.
cli-play-port = Port; jeśli nie podano, zwykły albo dowolny wolny.
cli-play-no-browser = Nie otwieraj przeglądarki.
cli-play-running = Gra jest pod { $address } (zatrzymaj: Ctrl+C).

cli-games = Pokaż gry, ich wydania i opcje.
cli-game = { $title }: { $about }
cli-several = (może być kilka, po przecinku)
cli-default = { "      " }jeśli nie podano: { $value }

cli-rules = Przeczytaj zasady gry albo znajdź w nich słowa.
cli-schema = Pokaż, z czego składają się widoki, ruchy i pytania gry: dla klientów i botów.
cli-schema-format = Schemat JSON, typy TypeScript albo strona do czytania.
cli-nothing-found = W zasadach nie ma słów „{ $words }”.

cli-replay = Pokaż zapisaną partię ruch po ruchu.
cli-replay-to = Zatrzymaj się po tym ruchu.
cli-replay-head = { $game }, grali: { $seats }
cli-replay-end = Partia skończyła się po { $moves ->
    [one] { $moves } ruchu
   *[other] { $moves } ruchach
}: { $end }

cli-verify = Udowodnij, że zapis jest zgodny z zasadami, a rzuty z ziarnem (seed).
cli-verified = Zapis się zgadza: { $moves ->
    [one] { $moves } ruch trzyma
    [few] { $moves } ruchy trzymają
   *[many] { $moves } ruchów trzyma
} się zasad, { $draws ->
    [one] { $draws } wynik losowy trzyma
    [few] { $draws } wyniki losowe trzymają
   *[many] { $draws } wyników losowych trzyma
} się ziarna.

cli-bench = Zmierz ruchy i kopie na sekundę.
cli-bench-peers = Zmierz w tym samym przebiegu inne silniki.
cli-bench-seconds = Sekundy czasu procesora na każdy pomiar.
cli-bench-no-peers = Inne silniki nie są zainstalowane: instaluje je make bench.
cli-bench-no-node = boardgame.io wymaga Node.js, a tu go nie ma: instaluje go make bench.
cli-bench-what = gra losowa
cli-bench-moves = ruchów/s
cli-bench-copy = kopia, µs
cli-bench-pure = interpretowany

cli-completion = Wypisz skrypt uzupełniania dla powłoki.
cli-rules-search = Szukaj w książce tych słów w dowolnej formie.
cli-rules-no-section = w tej książce nie ma rozdziału „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Rozdziały: { $valid }
cli-default-port = 8000 albo dowolny wolny
cli-default-end = koniec partii
cli-default-tables = 100, 1 000, 5 000
