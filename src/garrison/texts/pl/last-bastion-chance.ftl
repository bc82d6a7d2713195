# What chance decides, in words.

last-bastion-do-lay = Wyłożona płytka: { $tile }
last-bastion-do-boards = Plansze od północy zgodnie z ruchem wskazówek zegara: { $north }, { $east }, { $south }, { $west }
last-bastion-do-begin = Zaczyna { $hero } ({ $seat })
last-bastion-do-draw = Karta hordy: { $card }
last-bastion-do-discard = Odrzucona ostatnia karta talii: { $card }
last-bastion-do-corruption = Kość spaczenia: { $face }
last-bastion-do-roll =
    Kości:{ $red ->
        [0] { "" }
        [1] { " " }czerwona
       *[other] { " " }czerwona × { $red }
    }{ $green ->
        [0] { "" }
        [1] { " " }zielona
       *[other] { " " }zielona × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { " " }niebieska
       *[other] { " " }niebieska × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { " " }żółta
       *[other] { " " }żółta × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { " " }czarna
       *[other] { " " }czarna × { $black }
    }{ $white ->
        [0] { "" }
        [1] { " " }biała
       *[other] { " " }biała × { $white }
    }
