## Co się wydarzyło

unbreakable-castle-event-race-taken = Rasa gracza { $seat }: { $race }
unbreakable-castle-event-dealer-drawn = Pierwszy rozdaje gracz { $seat }
unbreakable-castle-event-dealt = { $seat } wykłada rewersem do góry { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
unbreakable-castle-event-reshuffled = Talia się kończy: na wierzchu karty starej talii: { $old }; pod nimi potasowane karty odrzucone: { $count }
unbreakable-castle-event-opened = { $seat } odkrywa { $cell }: karta nr { $card }
unbreakable-castle-event-found = { $seat } znajduje na styku { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-found-horn = { $seat } znajduje na styku { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}: róg obfitości podwoił znalezisko
unbreakable-castle-event-gift = { $seat } otrzymuje { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}. Spotkana postać: { $race }
unbreakable-castle-event-befriended = { $seat } spotyka sojusznika ze swojej strony: { $race }
unbreakable-castle-event-befriended-friend = { $seat } spotyka przyjaciela z drugiej strony i uznaje go za sojusznika: { $race }
unbreakable-castle-event-defeated = { $seat } spotyka wroga, wydaje 1 manę i pokonuje { $race-acc }
unbreakable-castle-event-fled = { $seat } nie ma many i ucieka. Wróg: { $race }
unbreakable-castle-event-bonus = { $seat } bierze znalezisko: { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-quest-drawn = { $seat } dobiera zadanie: { $quest }
unbreakable-castle-event-quest-drawn-hidden = { $seat } dobiera zadanie
unbreakable-castle-event-sign-empty = { $seat } widzi znak zadania, ale Ład i Chaos nie dobierają zadań
unbreakable-castle-event-sign-exhausted = { $seat } widzi znak zadania, ale zadań już nie ma
unbreakable-castle-event-sign-gift = { $seat } bierze przy znaku zadania { $count ->
    [1] 1 { $resource-acc }
   *[other] { $count } { $resource-gen }
}
unbreakable-castle-event-quests-reshuffled = Zużyte zadania { $side-gen } potasowano na nowo
unbreakable-castle-event-horn-taken = { $seat } znajduje róg obfitości { $side-gen }
unbreakable-castle-event-horn-idle = Róg obfitości { $side-gen } nie przypada graczowi { $seat }
unbreakable-castle-event-trader-met = { $seat } spotyka handlarza: { $trader }
unbreakable-castle-event-toll-paid = { $seat } płaci magicznej barierze 1 { $resource-acc }
unbreakable-castle-event-toll-free = { $seat } nie ma nic, co bariera mogłaby zabrać
unbreakable-castle-event-quest-met = { $seat } wypełnia zadanie. { $quest }
unbreakable-castle-event-quest-burnt = Zadanie gracza { $seat } przepada: nagrody nie można otrzymać. { $quest }
unbreakable-castle-event-quest-spared = { $seat } oszczędza sojusznika i zadanie przepada. { $quest }
unbreakable-castle-event-quest-built = Zadanie gracza { $other } buduje { $part-acc } graczowi { $seat }
unbreakable-castle-event-destroyed = Zadanie gracza { $other } burzy { $part-acc } gracza { $seat }
unbreakable-castle-event-exchanged = { $seat } wymienia w banku { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} na { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
}
unbreakable-castle-event-bartered = { $seat } wymienia u handlarza { $price ->
    [1] 1 { $resource-acc }
   *[other] { $price } { $resource-gen }
} na { $count ->
    [1] 1 { $got-acc }
   *[other] { $count } { $got-gen }
} ({ $trader })
unbreakable-castle-event-bought = { $seat } buduje { $part-acc }
unbreakable-castle-event-bought-spare = { $seat } buduje { $part-acc } na zapas
unbreakable-castle-event-offered = Oferta gracza { $seat } dla gracza { $other }:{ unbreakable-castle-deal }
unbreakable-castle-event-countered = Kontroferta gracza { $seat } dla gracza { $other }:{ unbreakable-castle-deal }
unbreakable-castle-event-agreed = { $seat } i { $other } dobijają targu:{ unbreakable-castle-deal }
unbreakable-castle-event-declined = { $seat } odrzuca ofertę gracza { $other }
unbreakable-castle-event-turn-ended = { $seat } kończy turę
unbreakable-castle-event-won-bought = { $seat } kończy budowę zamku i wygrywa!
unbreakable-castle-event-won-quest = Zadanie kończy zamek gracza { $seat }: zwycięstwo!
unbreakable-castle-event-won-ally-quest = Zadanie sojusznika kończy zamek gracza { $seat }: zwycięstwo!

## Umowa: co daje proponujący i za co

unbreakable-castle-deal = { $give-wood ->
    [0] {""}
   *[other] { $give-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $give-wood ->
        [1] 1 drewno
       *[other] { $give-wood } drewna
    }
}{ $give-clay ->
    [0] {""}
   *[other] { $give-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $give-clay ->
        [1] 1 glinę
       *[other] { $give-clay } gliny
    }
}{ $give-ore ->
    [0] {""}
   *[other] { $give-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $give-ore ->
        [1] 1 rudę
       *[other] { $give-ore } rudy
    }
}{ $give-stone ->
    [0] {""}
   *[other] { $give-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $give-stone ->
        [1] 1 kamień
       *[other] { $give-stone } kamienia
    }
}{ $give-gold ->
    [0] {""}
   *[other] { $give-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $give-gold ->
        [1] 1 złoto
       *[other] { $give-gold } złota
    }
}{" "}za{ $want-wood ->
    [0] {""}
   *[other] { $want-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $want-wood ->
        [1] 1 drewno
       *[other] { $want-wood } drewna
    }
}{ $want-clay ->
    [0] {""}
   *[other] { $want-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $want-clay ->
        [1] 1 glinę
       *[other] { $want-clay } gliny
    }
}{ $want-ore ->
    [0] {""}
   *[other] { $want-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $want-ore ->
        [1] 1 rudę
       *[other] { $want-ore } rudy
    }
}{ $want-stone ->
    [0] {""}
   *[other] { $want-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $want-stone ->
        [1] 1 kamień
       *[other] { $want-stone } kamienia
    }
}{ $want-gold ->
    [0] {""}
   *[other] { $want-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $want-gold ->
        [1] 1 złoto
       *[other] { $want-gold } złota
    }
}
