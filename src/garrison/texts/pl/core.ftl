## Linie języka poleceń

notation-verb = w tej grze nie ma akcji „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Akcje: { $valid }
notation-form = „{ $text }” ma za mało albo za dużo słów; pisze się „{ $form }”
notation-number = „{ $word }” nie pasuje do { $field }: potrzebna jest liczba od { $low } do { $high }
notation-word = „{ $word }” nie pasuje do { $field }{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Dozwolone: { $valid }

## Nazwy gier

name-game = nie ma gry „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Gry: { $valid }
name-edition = nie ma wydania „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Wydania: { $valid }
name-option = nie ma opcji „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Opcje: { $valid }
name-value = opcja { $option } nie ma wartości „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Wartości: { $valid }
name-twice = opcja { $option } podana dwa razy
name-value-twice = { $word } występuje dwa razy w { $option }
name-no-value = opcja { $option } wymaga wartości: { $option }=… Wartości: { $valid }
name-value-count = opcja { $option } wymaga { $count ->
    [one] jednej wartości
   *[other] { $count } różnych wartości, oddzielonych przecinkami
}. Wartości: { $valid }

## Skąd pochodzi informacja

source-rulebook = instrukcja gry
source-published = opublikowano gdzie indziej
source-reconstructed = odtworzone przez nas

## A record kept on a server that cannot be replayed there
record-rules = zapis powstał według innych zasad (zasady { $theirs }, tutaj { $ours })
record-data = zapis powstał z własnym plikiem danych graczy; podaj ten sam plik w --data
