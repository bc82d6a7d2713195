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
        [1] { " " }red
       *[other] { " " }red × { $red }
    }{ $green ->
        [0] { "" }
        [1] { " " }green
       *[other] { " " }green × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { " " }blue
       *[other] { " " }blue × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { " " }yellow
       *[other] { " " }yellow × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { " " }black
       *[other] { " " }black × { $black }
    }{ $white ->
        [0] { "" }
        [1] { " " }white
       *[other] { " " }white × { $white }
    }
