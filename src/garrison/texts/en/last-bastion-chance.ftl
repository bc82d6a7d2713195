# What chance decides, in words.

last-bastion-do-lay = Tile laid: { $tile }
last-bastion-do-boards = Boards clockwise from the north: { $north }, { $east }, { $south }, { $west }
last-bastion-do-begin = { $hero } ({ $seat }) begins
last-bastion-do-draw = Horde card: { $card }
last-bastion-do-discard = Last card of the deck, discarded: { $card }
last-bastion-do-corruption = Corruption die: { $face }
last-bastion-do-roll =
    Dice:{ $red ->
        [0] { "" }
        [1] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }red
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }red × { $red }
    }{ $green ->
        [0] { "" }
        [1] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }green
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }green × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }blue
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }blue × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }yellow
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }yellow × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }black
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }black × { $black }
    }{ $white ->
        [0] { "" }
        [1] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }white
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }white × { $white }
    }
