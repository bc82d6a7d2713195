# What happened, for the log.

last-bastion-event-turn = { $hero } ({ $seat }) begins a turn at the { $side } board.
last-bastion-event-neutral-turn = The { $side } board has no hero: its horde phase.
last-bastion-event-drew = { $hero } ({ $seat }) draws { $card }.
last-bastion-event-placed = { $card } comes to { $slot }.
last-bastion-event-trapped = The trap on { $slot } takes { $card }.
last-bastion-event-trap-home = The trap goes back from { $slot }.
last-bastion-event-effect =
    { $effect } ({ $slot }{ $source ->
        [entrance] , entrance effect
        [recurring] , recurring effect
        [exit] , exit effect
       *[other] { "" }
    }).
last-bastion-event-effect-on =
    { $hero } ({ $seat }): { $effect } ({ $slot }{ $source ->
        [entrance] , entrance effect
        [recurring] , recurring effect
        [exit] , exit effect
       *[other] { "" }
    }).
last-bastion-event-skipped = Nobody can take this: { $effect }.
last-bastion-event-corruption = { $hero } ({ $seat }) rolls the corruption die: { $face }.
last-bastion-event-corruption-again = { $hero } ({ $seat }) rolls the corruption die again.
last-bastion-event-card-grasped = A Grasp of Evil comes to { $card } on { $slot }.
last-bastion-event-tile-grasped = Evil grasps a tile: { $tile }.
last-bastion-event-hero-grasped = Evil grasps { $hero } ({ $seat }).
last-bastion-event-tile-freed = A tile is free again: { $tile }.
last-bastion-event-card-freed = The Grasp of Evil leaves { $card } on { $slot }.
last-bastion-event-hero-freed = { $hero } ({ $seat }) is free of evil again.
last-bastion-event-lost = { $hero } ({ $seat }) loses { $token-acc }.
last-bastion-event-gained = { $hero } ({ $seat }) gains { $token-acc }.
last-bastion-event-fell = { $hero } ({ $seat }) falls; the Dispensary can still help.
last-bastion-event-died = { $hero } ({ $seat }) dies.
last-bastion-event-healed = { $hero } ({ $seat }) comes back, wounded.
last-bastion-event-prone = { $hero } ({ $seat }) loses the next movement.
last-bastion-event-stood = { $hero } ({ $seat }) stands up.
last-bastion-event-moved = { $hero } ({ $seat }) moves: { $tile }.
last-bastion-event-activated = { $hero } ({ $seat }) activates a tile: { $tile }.
last-bastion-event-called = { $hero } ({ $seat }) calls to arms: { $tile }.
last-bastion-event-fought = { $hero } ({ $seat }) fights { $card }.
last-bastion-event-fought-both = { $hero } ({ $seat }) fights { $card } and { $second } at once.
last-bastion-event-beat = { $hero } ({ $seat }) beats { $card }.
last-bastion-event-spared = { $hero } ({ $seat }) beats nothing.
last-bastion-event-spent = { $hero } ({ $seat }) spends { $token-acc }.
last-bastion-event-power = { $hero } ({ $seat }) uses a power.
last-bastion-event-netted = The net covers { $card } on { $slot }: { $effect }.
last-bastion-event-shifted = { $card } moves from { $from } to { $slot }.
last-bastion-event-raised = The standard shows { $colour }.
last-bastion-event-enchanted = The spell lies on { $card } ({ $slot }).
last-bastion-event-trap-set = The trap is set on { $slot }.
last-bastion-event-discarded = { $card } leaves play.
last-bastion-event-discarded-last = The last card of the deck is discarded: { $card }.
last-bastion-event-crowded = No slot is free: { $hero } ({ $seat }) loses a Life instead.
last-bastion-event-unharmed = { $hero } ({ $seat }) does not suffer this: { $effect }.
last-bastion-event-ended = { $ending }
last-bastion-event-rolled =
    { $hero } ({ $seat }) rolls:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }red × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }green × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }blue × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }yellow × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }black × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }white × { $white }
    }
last-bastion-event-rerolled =
    { $hero } ({ $seat }) rolls again:{ $red ->
        [0] { "" }
       *[other] { $first ->
            [red] { "" }
           *[other] ,
        }{ " " }red × { $red }
    }{ $green ->
        [0] { "" }
       *[other] { $first ->
            [green] { "" }
           *[other] ,
        }{ " " }green × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { $first ->
            [blue] { "" }
           *[other] ,
        }{ " " }blue × { $blue }
    }{ $yellow ->
        [0] { "" }
       *[other] { $first ->
            [yellow] { "" }
           *[other] ,
        }{ " " }yellow × { $yellow }
    }{ $black ->
        [0] { "" }
       *[other] { $first ->
            [black] { "" }
           *[other] ,
        }{ " " }black × { $black }
    }{ $white ->
        [0] { "" }
       *[other] { $first ->
            [white] { "" }
           *[other] ,
        }{ " " }white × { $white }
    }
