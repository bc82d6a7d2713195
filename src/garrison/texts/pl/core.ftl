## Co jest nie tak z dokumentem, nazwą, linią lub zapisem

error-document = { $named ->
    [0] { $count ->
        [one] Znaleziono { $count } błąd:
        [few] Znaleziono { $count } błędy:
       *[many] Znaleziono { $count } błędów:
    }
   *[other] { $count ->
        [one] Znaleziono { $count } błąd w { $source }:
        [few] Znaleziono { $count } błędy w { $source }:
       *[many] Znaleziono { $count } błędów w { $source }:
    }
}
error-fault = { $place }: { $what }

fault-card-twice = karta „{ $card }” jest w dwóch miejscach
fault-layers = warstwy muszą mieć razem tyle kart: { $size }
fault-missing = ta wartość jest wymagana, a jej brakuje
fault-not-table = tu potrzebna jest tabela z nazwanymi polami
fault-not-list = tu potrzebna jest lista
fault-not-number = tu potrzebna jest liczba całkowita
fault-not-text = tu potrzebny jest tekst
fault-not-flag = tu potrzebne jest true albo false
fault-range = { $value } wykracza poza zakres od { $low } do { $high }
fault-length = lista musi mieć { $length ->
    [one] { $length } pozycję
    [few] { $length } pozycje
   *[many] { $length } pozycji
}
fault-unknown-key = nie ma tu pola „{ $word }”{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Znane pola: { $valid }
fault-unknown-word = „{ $word }” tu nie pasuje{ $close ->
    [0] .
   *[other] ; może „{ $nearest }”?
} Dozwolone: { $valid }
fault-source = źródło zaczyna się od jednego ze słów { $valid }, potem dwukropek i miejsce
fault-unreadable = nie można odczytać pliku: { $detail }
fault-toml = to nie jest TOML: { $detail }

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

## Zapisy partii

record-foreign = to nie jest zapis Garrison
record-not-json = linia jest uszkodzona: to nie JSON
record-edited = ta linia albo kolejność linii została zmieniona po partii
record-truncated = tutaj zapis się urywa
record-after-end = po końcu zapisu jest coś jeszcze
record-seed-form = ziarno nie jest zapisane szesnastkowo
record-rules = zapis powstał według innych zasad (zasady { $theirs }, tutaj { $ours })
record-data = zapis powstał z własnym plikiem danych graczy; podaj ten sam plik w --data
record-own-data = zapis powstał bez własnego pliku danych; pomiń --data
record-actor = to nie { $actor } był na ruchu
record-nonce-form = wkład do kości to 32 cyfry szesnastkowe
record-mark = pozycja różni się od zapisanej
record-end = zapis podaje zakończenie „{ $told }”, gra „{ $played }”
record-no-seed = ziarno nie zostało ujawnione, więc o rzutach nie da się niczego dowieść
record-seed-hash = to nie jest ziarno obiecane na początku
record-dice = zapis podaje „{ $told }”, a ziarno daje „{ $drawn }”

## Skąd pochodzi informacja

source-rulebook = instrukcja gry
source-published = opublikowano gdzie indziej
source-reconstructed = odtworzone przez nas
