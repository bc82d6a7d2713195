## What happened

unbreakable-castle-event-race-taken = { $seat } plays: { $race }
unbreakable-castle-event-dealer-drawn = { $seat } deals first
unbreakable-castle-event-dealt = { $seat } lays out { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down
unbreakable-castle-event-reshuffled = The deck runs short: cards of the old deck on top: { $old }; cards of the discard shuffled under them: { $count }
unbreakable-castle-event-opened = { $seat } opens { $cell }: card { $card }
unbreakable-castle-event-found = { $seat } finds { $count } { $resource-gen }: the symbols match
unbreakable-castle-event-found-horn = { $seat } finds { $count } { $resource-gen }: the symbols match, and the horn of plenty doubles them
unbreakable-castle-event-gift = { $seat } takes { $count } { $resource-gen } that the { $race-acc } carries
unbreakable-castle-event-befriended = { $seat } meets the { $race-acc }, an ally of their own side
unbreakable-castle-event-befriended-friend = { $seat } meets the { $race-acc }, a friend from the other side, as an ally
unbreakable-castle-event-defeated = { $seat } meets the { $race-acc }, an enemy: spends 1 mana and wins
unbreakable-castle-event-fled = { $seat } meets the { $race-acc }, an enemy: has no mana and flees
unbreakable-castle-event-bonus = { $seat } takes a bonus: { $count } { $resource-gen }
unbreakable-castle-event-quest-drawn = { $seat } draws a quest: { $quest }
unbreakable-castle-event-quest-drawn-hidden = { $seat } draws a quest
unbreakable-castle-event-sign-empty = { $seat } sees a quest sign, but Order and Chaos draw no quests
unbreakable-castle-event-sign-exhausted = { $seat } sees a quest sign, but no quests are left
unbreakable-castle-event-sign-gift = { $seat } takes { $count } { $resource-gen } at the quest sign
unbreakable-castle-event-quests-reshuffled = The spent quests of { $side-gen } are shuffled again
unbreakable-castle-event-horn-taken = { $seat } finds the horn of plenty of { $side-gen }
unbreakable-castle-event-horn-idle = The horn of plenty of { $side-gen } is not for { $seat }, or is taken
unbreakable-castle-event-trader-met = { $seat } meets a trader: { $trader }
unbreakable-castle-event-toll-paid = { $seat } pays the magic barrier 1 { $resource-gen }
unbreakable-castle-event-toll-free = { $seat } has nothing the magic barrier could take
unbreakable-castle-event-quest-met = { $seat } fulfils a quest. { $quest }
unbreakable-castle-event-quest-burnt = The quest of { $seat } burns: its reward cannot be had. { $quest }
unbreakable-castle-event-quest-spared = { $seat } spares an ally and lets the quest burn. { $quest }
unbreakable-castle-event-quest-built = The quest of { $other } builds { $part-acc } for { $seat }
unbreakable-castle-event-destroyed = The quest of { $other } destroys { $part-acc } of { $seat }
unbreakable-castle-event-exchanged = { $seat } exchanges { $price } { $resource-gen } for { $count } { $got-gen } at the bank
unbreakable-castle-event-bartered = { $seat } exchanges { $price } { $resource-gen } for { $count } { $got-gen } with a trader: { $trader }
unbreakable-castle-event-bought = { $seat } builds { $part-acc }
unbreakable-castle-event-bought-spare = { $seat } builds { $part-acc } as a spare
unbreakable-castle-event-offered = { $seat } makes { $other } an offer:{ unbreakable-castle-deal }
unbreakable-castle-event-countered = { $seat } makes { $other } a counter-offer:{ unbreakable-castle-deal }
unbreakable-castle-event-agreed = { $seat } and { $other } agree:{ unbreakable-castle-deal }
unbreakable-castle-event-declined = { $seat } declines the offer of { $other }
unbreakable-castle-event-turn-ended = { $seat } ends the turn
unbreakable-castle-event-won-bought = { $seat } has built the castle and wins!
unbreakable-castle-event-won-quest = A quest completes the castle of { $seat }, who wins!
unbreakable-castle-event-won-ally-quest = An ally’s quest completes the castle of { $seat }, who wins!

## A deal: what the one who proposes gives, and what for

unbreakable-castle-deal = { $give-wood ->
    [0] {""}
   *[other] { $give-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $give-wood } wood
}{ $give-clay ->
    [0] {""}
   *[other] { $give-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $give-clay } clay
}{ $give-ore ->
    [0] {""}
   *[other] { $give-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $give-ore } ore
}{ $give-stone ->
    [0] {""}
   *[other] { $give-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $give-stone } stone
}{ $give-gold ->
    [0] {""}
   *[other] { $give-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $give-gold } gold
}{" "}for{ $want-wood ->
    [0] {""}
   *[other] { $want-first ->
        [wood] {""}
       *[other] ,
    }{" "}{ $want-wood } wood
}{ $want-clay ->
    [0] {""}
   *[other] { $want-first ->
        [clay] {""}
       *[other] ,
    }{" "}{ $want-clay } clay
}{ $want-ore ->
    [0] {""}
   *[other] { $want-first ->
        [ore] {""}
       *[other] ,
    }{" "}{ $want-ore } ore
}{ $want-stone ->
    [0] {""}
   *[other] { $want-first ->
        [stone] {""}
       *[other] ,
    }{" "}{ $want-stone } stone
}{ $want-gold ->
    [0] {""}
   *[other] { $want-first ->
        [gold] {""}
       *[other] ,
    }{" "}{ $want-gold } gold
}
