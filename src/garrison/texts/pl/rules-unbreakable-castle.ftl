# The rules of Unbreakable Castle as a book.

## What pieces are for

unbreakable-castle-piece-race-text =
    Frakcja: { $faction }. Na początku:{ $wood ->
        [0] {""}
       *[other] {" "}· drewno { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· glina { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ruda { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· kamień { $stone }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· złoto { $gold }
    }{ $mana ->
        [0] {""}
       *[other] {" "}· mana { $mana }
    }
unbreakable-castle-piece-part-text =
    Zamek potrzebuje: { $need }. Cena:{ $wood ->
        [0] {""}
       *[other] {" "}· drewno { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· glina { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ruda { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· kamień { $stone }
    }
unbreakable-castle-piece-build-text = Surowiec budowlany. Na zamek trzeba po dziesięć każdego.
unbreakable-castle-piece-gold-text = Złoto kupuje trzy sztuki jednego surowca budowlanego albo służy u handlarzy. Bank go nie sprzedaje.
unbreakable-castle-piece-mana-text = Maną płaci się za walki i bariery. Nie kupuje się jej, nie sprzedaje ani nie oddaje.
