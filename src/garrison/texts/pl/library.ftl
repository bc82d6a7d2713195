# What the library and its commands say beyond a single game.

not-now-chance = O to można zapytać tylko wtedy, gdy decyduje los.
not-now-ended = Nie ma już żadnego ruchu: gra jest skończona.
not-now-over = O to można zapytać dopiero po zakończeniu gry.
not-now-seat = Nie ma miejsca { $seat }, z którego można patrzeć: miejsca mają numery od 0 do { $last }, a obserwatorzy { $onlooker }.
cli-auto-points = { $line } – { $points }
cli-auto-total = Razem punktów: { $points }
cli-needs-server = Potrzebny jest serwer: pip install "garrison[server]" (brak modułu { $module })

## What is wrong with a document or a record: no page asks for one

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
fault-layer-pools = warstwa bierze karty ze wszystkich stosów, z których bierze warstwa nad nią, albo z żadnego z nich
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
bastion-fault-card-missing = karty „{ $card }” nigdzie nie ma
bastion-fault-defender-twice = obrońca { $seat } jest w dwóch miejscach
bastion-fault-districts = potrzeba wszystkich sześciu dzielnic, każdej raz
bastion-fault-dragon-outside = miejsce karty „{ $card }” jest w cytadeli
bastion-fault-mana = żetonów „{ $colour }” jest { $count }, a w pudełku { $most }
bastion-fault-no-place = nie ma na to miejsca „{ $place }”
bastion-fault-no-source = w { $place } nie ma źródła
bastion-fault-not-artifact = „{ $card }” nie jest artefaktem
bastion-fault-not-flyer = „{ $card }” nie może być na placu
bastion-fault-not-structure = „{ $card }” nie jest budowlą
bastion-fault-not-symbiote = „{ $card }” nie może leżeć pod innym wrogiem
bastion-fault-nothing-pending = nic się nie dzieje, a gra nie jest skończona
bastion-fault-pending = w tej pozycji to nie może się dziać
bastion-fault-only-dragons = „{ $card }” nie może być w cytadeli
bastion-fault-own-colour = arcymag nigdy nie zamyka źródeł własnego koloru
bastion-fault-rituals-held = obrońca nie ma więcej rytuałów niż { $most }
bastion-fault-spell-types = różnych zaklęć z ich mocą może być najwyżej { $most }
record-foreign = to nie jest zapis Garrison
record-not-json = linia jest uszkodzona: to nie JSON
record-edited = ta linia albo kolejność linii została zmieniona po partii
record-truncated = tutaj zapis się urywa
record-after-end = po końcu zapisu jest coś jeszcze
record-seed-form = ziarno nie jest zapisane szesnastkowo
record-own-data = zapis powstał bez własnego pliku danych; pomiń --data
record-actor = to nie { $actor } był na ruchu
record-nonce-form = wkład do kości to 32 cyfry szesnastkowe
record-mark = pozycja różni się od zapisanej
record-end = zapis podaje zakończenie „{ $told }”, gra „{ $played }”
record-no-seed = ziarno nie zostało ujawnione, więc o rzutach nie da się niczego dowieść
record-seed-hash = to nie jest ziarno obiecane na początku
record-dice = zapis podaje „{ $told }”, a ziarno daje „{ $drawn }”
