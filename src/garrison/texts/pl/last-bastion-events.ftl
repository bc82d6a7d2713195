# What happened, for the log.

last-bastion-event-turn = Tura: { $hero } ({ $seat }), plansza { $side }.
last-bastion-event-neutral-turn = Neutralna plansza { $side }: faza hordy.
last-bastion-event-drew = { $hero } ({ $seat }) dobiera kartę „{ $card }”.
last-bastion-event-placed = „{ $card }” zajmuje pole { $slot }.
last-bastion-event-trapped = Pułapka na polu { $slot } niszczy kartę „{ $card }”.
last-bastion-event-trap-home = Pułapka wraca z pola { $slot }.
last-bastion-event-effect =
    { $effect } ({ $slot }{ $source ->
        [entrance] , efekt początkowy
        [recurring] , efekt powtarzający się
        [exit] , efekt końcowy
       *[other] { "" }
    }).
last-bastion-event-effect-on =
    { $hero } ({ $seat }): { $effect } ({ $slot }{ $source ->
        [entrance] , efekt początkowy
        [recurring] , efekt powtarzający się
        [exit] , efekt końcowy
       *[other] { "" }
    }).
last-bastion-event-skipped = Nikogo to nie dotyczy: { $effect }.
last-bastion-event-corruption = { $hero } ({ $seat }) rzuca kością spaczenia: { $face }.
last-bastion-event-corruption-again = { $hero } ({ $seat }) przerzuca kość spaczenia.
last-bastion-event-card-grasped = Figurka Zła pojawia się na karcie „{ $card }” ({ $slot }).
last-bastion-event-tile-grasped = Płytka „{ $tile }” w kleszczach Zła.
last-bastion-event-hero-grasped = { $hero } ({ $seat }) w kleszczach Zła.
last-bastion-event-tile-freed = Płytka „{ $tile }” jest znów wolna.
last-bastion-event-card-freed = Figurka Zła znika z karty „{ $card }” ({ $slot }).
last-bastion-event-hero-freed = { $hero } ({ $seat }) już nie jest w kleszczach Zła.
last-bastion-event-lost = { $hero } ({ $seat }) traci { $token-acc }.
last-bastion-event-gained = { $hero } ({ $seat }) otrzymuje { $token-acc }.
last-bastion-event-fell = { $hero } ({ $seat }) pada; Lazaret może jeszcze pomóc.
last-bastion-event-died = { $hero } ({ $seat }) umiera.
last-bastion-event-healed = { $hero } ({ $seat }) wraca do gry z raną.
last-bastion-event-prone = { $hero } ({ $seat }) traci następny ruch.
last-bastion-event-stood = { $hero } ({ $seat }) wstaje.
last-bastion-event-moved = { $hero } ({ $seat }) przechodzi na płytkę „{ $tile }”.
last-bastion-event-activated = { $hero } ({ $seat }) uaktywnia płytkę „{ $tile }”.
last-bastion-event-called = { $hero } ({ $seat }) zużywa żeton mobilizacji: { $tile }.
last-bastion-event-fought = { $hero } ({ $seat }) staje do walki z kartą „{ $card }”.
last-bastion-event-fought-both = { $hero } ({ $seat }) walczy naraz z kartami „{ $card }” i „{ $second }”.
last-bastion-event-beat = { $hero } ({ $seat }) pokonuje kartę „{ $card }”.
last-bastion-event-spared = { $hero } ({ $seat }) nikogo nie pokonuje.
last-bastion-event-spent = { $hero } ({ $seat }) zużywa { $token-acc }.
last-bastion-event-power = { $hero } ({ $seat }) korzysta z mocy.
last-bastion-event-netted = Sieć przykrywa kartę „{ $card }” ({ $slot }): { $effect }.
last-bastion-event-shifted = „{ $card }” przechodzi: { $from } → { $slot }.
last-bastion-event-raised = Na sztandarze { $colour } żeton.
last-bastion-event-enchanted = Zaklęcie na karcie „{ $card }” ({ $slot }).
last-bastion-event-trap-set = Pułapka zastawiona na polu { $slot }.
last-bastion-event-discarded = „{ $card }” trafia na stos kart odrzuconych.
last-bastion-event-discarded-last = Odrzucono ostatnią kartę talii: „{ $card }”.
last-bastion-event-crowded = Brak wolnych pól: { $hero } ({ $seat }) zamiast karty traci żeton życia.
last-bastion-event-unharmed = Na bohatera { $hero } ({ $seat }) nie działa: { $effect }.
last-bastion-event-ended = { $ending }
last-bastion-event-rolled =
    { $hero } ({ $seat }) rzuca kośćmi:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }czerwona × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }zielona × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }niebieska × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }żółta × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }czarna × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }biała × { $white }
    }
last-bastion-event-rerolled =
    { $hero } ({ $seat }) przerzuca:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }czerwona × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }zielona × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }niebieska × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }żółta × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }czarna × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }biała × { $white }
    }
