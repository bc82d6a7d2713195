# The rules of Unbreakable Castle as a book.

## What pieces are for

unbreakable-castle-piece-race-text =
    Фракция: { $faction }. В начале:{ $wood ->
        [0] {""}
       *[other] {" "}· дерево { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· глина { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· руда { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· камень { $stone }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· золото { $gold }
    }{ $mana ->
        [0] {""}
       *[other] {" "}· мана { $mana }
    }
unbreakable-castle-piece-part-text =
    Замку нужно: { $need }. Цена:{ $wood ->
        [0] {""}
       *[other] {" "}· дерево { $wood }
    }{ $clay ->
        [0] {""}
       *[other] {" "}· глина { $clay }
    }{ $ore ->
        [0] {""}
       *[other] {" "}· руда { $ore }
    }{ $stone ->
        [0] {""}
       *[other] {" "}· камень { $stone }
    }
unbreakable-castle-piece-build-text = Строительный ресурс. На замок нужно по десять каждого.
unbreakable-castle-piece-gold-text = Золото покупает три единицы одного строительного ресурса или служит торговцам. Банк его не продаёт.
unbreakable-castle-piece-mana-text = Маной платят за бои и барьеры. Её не покупают, не продают и не передают.
