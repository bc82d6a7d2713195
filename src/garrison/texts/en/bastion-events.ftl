## What happens, line by line in the log

bastion-event-entered = { $enemy } { $where ->
    [wall] takes section { $place }.
    [square] takes the square of { $place }.
   *[citadel] settles on the citadel.
}
bastion-event-joined = { $enemy } joins { $host-acc } { $where ->
    [wall] on section { $place }.
   *[other] at { $place }.
}
bastion-event-flew = { $enemy } flies from section { $from } to the square of { $to }.
bastion-event-set-aside = { $enemy } would stand beside another priest and is set aside.
bastion-event-marched = { $enemy } marches from section { $from } to section { $to }.
bastion-event-overrun = { $enemy } finds no free section and breaks into the bastion.
bastion-event-saved = The wall is free and nobody is left to come: the bastion is saved!
bastion-event-expelled = { $seat } has to leave { $from-where ->
    [citadel] the citadel
   *[district] { $from }
} and goes { $where ->
    [citadel] to the citadel.
   *[district] to { $to }.
}
bastion-event-moved = { $seat } moves from { $from-where ->
    [citadel] the citadel
   *[district] { $from }
} { $where ->
    [citadel] to the citadel.
   *[district] to { $to }.
}
bastion-event-channelled = { $seat } channels { $source }: { $count } { $colour } mana.
bastion-event-tower-emptied = { $seat } uses the tower of { $place }: { $count } mana.
bastion-event-citadel-emptied = { $seat } gathers { $count } mana from the towers.
bastion-event-revived = { $seat } revives source { $source }.
bastion-event-converted = { $seat } turns { $from } mana into { $to } mana.
bastion-event-gave = { $seat } gives { $taker } one { $colour } mana.
bastion-event-cast = { $seat } casts { $spell }{ $power ->
    [0] {""}
   *[other] {" "}{ $power }
}{ $copy ->
    [0] .
   *[other] {" "}by a Copy.
}
bastion-event-defeated = { $seat } defeats { $enemy-acc } { $where ->
    [wall] on section { $place }.
    [square] on the square of { $place }.
   *[citadel] in the citadel.
}
bastion-event-paid = { $seat } pays { $count } mana.
bastion-event-performed = { $seat } performs a ritual: { $ritual }.
bastion-event-built = { $seat } builds { $ritual-acc } on { $place }.
bastion-event-replaced = { $ritual } on { $place } is taken away.
bastion-event-drew = { $seat } draws a ritual: { $ritual }.
bastion-event-returned = { $seat } puts { $ritual-acc } under the deck.
bastion-event-swapped = { $enemy } (section { $from }) and { $other } (section { $to }) change places.
bastion-event-teleported = { $enemy } is hurled from section { $from } to section { $to }.
bastion-event-turn = It is { $seat }’s turn.
bastion-event-declined = { $seat } declines.
bastion-event-laid = { $place } is the district of { $colour }.
bastion-event-source-laid = { $ritual } stands in { $place } from the start.
bastion-event-class-picked = This army brings support: { $enemy-plural }.
bastion-event-washed-away = The landing empties { $place }: { $count } mana back to the reserve.
bastion-event-repeated = { $seat } acts once more.
