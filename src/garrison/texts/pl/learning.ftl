learn-page = Nauka gry
learn-link = Nauka
learn-in = Krótkie lekcje: { $game }
learn-in-minutes = Krótkie lekcje
learn-first = Pierwszy raz? Zacznij od krótkich lekcji.
what-can-i = Co mogę zrobić?
what-title = Co możesz teraz zrobić
what-used = W tej turze już zrobione.
what-nothing = Nic: to nie twoja tura.
what-ways = { $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
 }: { $some }
what-opens = Otwiera osobny wybór.
what-rules = W zasadach
