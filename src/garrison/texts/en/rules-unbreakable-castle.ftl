# The rules of Unbreakable Castle as a book.

## What pieces are for

unbreakable-castle-piece-race-text =
    Faction: { $faction }. Starts with:{ $wood ->
        [0] {""}
       *[other] {" "}· wood { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· clay { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ore { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· stone { $stone }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }{ $mana ->
        [0] {""}
       *[other] {" "}· mana { $mana }
    }
unbreakable-castle-piece-part-text =
    A castle needs { $need }. It costs:{ $wood ->
        [0] {""}
       *[other] {" "}· wood { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· clay { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· ore { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· stone { $stone }
    }
unbreakable-castle-piece-build-text = Building resource. Ten of each make a castle.
unbreakable-castle-piece-gold-text = Gold buys three of one building resource, or pays traders. The bank sells none.
unbreakable-castle-piece-mana-text = Mana pays for fights and barriers. It is never bought, sold or given away.
