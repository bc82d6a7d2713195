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
        [1] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }czerwona
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }czerwona × { $red }
    }{ $green ->
        [0] { "" }
        [1] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }zielona
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }zielona × { $green }
    }{ $blue ->
        [0] { "" }
        [1] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }niebieska
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }niebieska × { $blue }
    }{ $yellow ->
        [0] { "" }
        [1] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }żółta
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }żółta × { $yellow }
    }{ $black ->
        [0] { "" }
        [1] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }czarna
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }czarna × { $black }
    }{ $white ->
        [0] { "" }
        [1] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }biała
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }biała × { $white }
    }
