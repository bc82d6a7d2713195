## The action bar

unbreakable-castle-action-race = Choose a race
unbreakable-castle-action-open = Open a card
unbreakable-castle-action-opened = Card opened
unbreakable-castle-action-friend = Friend or foe?
unbreakable-castle-action-fulfil = Fulfil a quest
unbreakable-castle-action-help = Choose who gets it
unbreakable-castle-action-strike = Choose whom it strikes
unbreakable-castle-action-lose = Pay the barrier
unbreakable-castle-action-favour = Take a resource
unbreakable-castle-action-accept = Accept
unbreakable-castle-action-counter = Counter-offer
unbreakable-castle-action-decline = No, thanks
unbreakable-castle-action-build = Build
unbreakable-castle-action-built = Built
unbreakable-castle-action-exchange = Bank
unbreakable-castle-action-barter = Trader
unbreakable-castle-action-offer = Offer a trade
unbreakable-castle-action-end = End turn

## Moves

unbreakable-castle-do-race = Play the { $race-plural }
unbreakable-castle-do-open = Open { $cell }
unbreakable-castle-do-fight = Fight the { $race-acc }: 1 mana
unbreakable-castle-do-befriend = Take the { $race-acc } for an ally
unbreakable-castle-do-fulfil = Fulfil: { $quest }
unbreakable-castle-do-help = For player { $seat }
unbreakable-castle-do-strike = Strike player { $seat }
unbreakable-castle-do-forgo = Spare your ally and let the quest burn
unbreakable-castle-do-lose = Give up 1 { $resource-gen }
unbreakable-castle-do-favour = Take 1 { $resource-gen }
unbreakable-castle-do-exchange = { $price } { $resource-gen } for { $count } { $got-gen } at the bank
unbreakable-castle-do-barter = { $price } { $resource-gen } for { $count } { $got-gen } with the trader
unbreakable-castle-do-build = Build { $part-acc }
unbreakable-castle-do-build-spare = Build { $part-acc } as a spare
unbreakable-castle-do-offer = Offer player { $seat }:{ unbreakable-castle-deal }
unbreakable-castle-do-counter = Counter-offer:{ unbreakable-castle-deal }
unbreakable-castle-act-offer = Offer player { $seat }
unbreakable-castle-act-counter = Send counter-offer
unbreakable-castle-do-accept = Accept the deal
unbreakable-castle-do-decline = No, thanks
unbreakable-castle-do-end-turn = End turn

## Questions

unbreakable-castle-ask-races = Which race do you play?
unbreakable-castle-ask-friend = You meet the { $race-acc }: a friend from the other side. Fight, or take what it carries as an ally?
unbreakable-castle-ask-fulfil = You met the { $race-acc }. Which quest do you fulfil?
unbreakable-castle-ask-help = Quest fulfilled. Who gets { $part-acc }?
unbreakable-castle-ask-strike = Quest fulfilled. Who loses { $part-acc }?
unbreakable-castle-ask-toll = A magic barrier, and you have no mana. Which resource do you give up?
unbreakable-castle-ask-favour = Which resource do you take at the quest sign?
unbreakable-castle-ask-answer = { $seat } offers you:{ unbreakable-castle-deal }
unbreakable-castle-ask-counter = { $seat } would rather:{ unbreakable-castle-deal }

## Cards, players, goods

unbreakable-castle-fact-deck = Deck { $count }
unbreakable-castle-web-field = The field
unbreakable-castle-web-field-keys = Arrow keys move from card to card, Enter picks one.
unbreakable-castle-web-row = Row { $row }
unbreakable-castle-web-side-light = The side of Light: Light and Order
unbreakable-castle-web-side-dark = The side of Dark: Dark and Chaos
unbreakable-castle-web-races = { $race-plural }
unbreakable-castle-web-friend-of = May take for an ally: { $race }
unbreakable-castle-web-amount = { $count } { $resource-gen }
unbreakable-castle-web-nothing = nothing
unbreakable-castle-web-part-count = { $part } { $have } of { $need }{ $spare ->
    [0] {""}
   *[other] {" "}and { $spare } spare
}
unbreakable-castle-web-parts = { $count } of 6 parts
unbreakable-castle-web-player = { $race-plural } (player { $seat })
unbreakable-castle-web-seat = Player { $seat }
unbreakable-castle-web-half = { $race } with { $goods }
unbreakable-castle-web-edge-top = Top edge: { $resource-gen }
unbreakable-castle-web-edge-left = Left edge: { $halves }
unbreakable-castle-web-edge-right = Right edge: { $halves }
unbreakable-castle-web-edge-bottom = Bottom edge: { $goods }
unbreakable-castle-web-centre = Middle: { $what }
unbreakable-castle-web-any-building = { $count } of any building resource
unbreakable-castle-web-rate = { $give } for { $get }
unbreakable-castle-web-uses = { $count ->
    [one] once
   *[other] up to { $count } times
}
unbreakable-castle-web-joint-top = Above
unbreakable-castle-web-joint-bottom = Below
unbreakable-castle-web-joint-left-upper = Left, upper half
unbreakable-castle-web-joint-left-lower = Left, lower half
unbreakable-castle-web-joint-right-upper = Right, upper half
unbreakable-castle-web-joint-right-lower = Right, lower half
unbreakable-castle-web-could-find = { $joint }: { $range } { $resource-gen }, { $odds }
unbreakable-castle-web-could-meet = { $joint }: { $race } ({ $meets ->
    [ally] ally
    [friend] friend from the other side
    [enemy] enemy, costs 1 mana
    [flight] enemy, and you have no mana
   *[character] character
}), carries { $carries }, { $odds }
unbreakable-castle-web-carried = { $resource-acc }
unbreakable-castle-web-cell = { $cell }
unbreakable-castle-web-card = Card { $number }
unbreakable-castle-web-face-down = face down
unbreakable-castle-web-back-at = { $cell }: face down
unbreakable-castle-web-any-match = Something matches: { $odds }
unbreakable-castle-web-quests = { $count ->
    [one] one quest
   *[other] { $count } quests
}
unbreakable-castle-web-has-horn = Horn of plenty: doubles what is found at matching edges
unbreakable-castle-web-more-of = More: { $player }
unbreakable-castle-web-dealer = dealer
unbreakable-castle-web-stock = { $count ->
    [one] one card left in the pile
   *[other] { $count } cards left in the pile
}
unbreakable-castle-web-part-complete = You have all you need; another would be a spare.
unbreakable-castle-web-affordable = You can pay for it.
unbreakable-castle-web-lacks = Missing: { $goods }
unbreakable-castle-web-way = Cheapest way: { $steps }
unbreakable-castle-web-step-bank = { $resource-acc } for { $got-acc } at the bank
unbreakable-castle-web-step-trader = { $resource-acc } for { $got-acc } with the trader
unbreakable-castle-web-bank-left = The bank has { $count } left.
unbreakable-castle-web-you-have = You have { $count }.
unbreakable-castle-web-quest = Quest
unbreakable-castle-web-quest-list = Quests
unbreakable-castle-web-quest-find = Fulfilled when you meet this character as an ally.
unbreakable-castle-web-quest-defeat = Fulfilled when you win a fight against one of them.
unbreakable-castle-web-quest-now = Could happen now: { $chances }
unbreakable-castle-web-quest-back = { $count ->
    [one] A quest: only one is possible
   *[other] A quest: one of { $count }
}
unbreakable-castle-web-give = You give
unbreakable-castle-web-get = You get
unbreakable-castle-web-give-short = Give
unbreakable-castle-web-get-short = Get
unbreakable-castle-web-my-castle = Your castle
unbreakable-castle-web-have-need = { $have } of { $need }
unbreakable-castle-web-own-goods = Your goods: { $goods }
unbreakable-castle-web-wins-at-once = Wins the game at once!

## The race for the castle

unbreakable-castle-web-race = The race for the castle
unbreakable-castle-web-goal = The first to own all six parts wins at once.
unbreakable-castle-web-turn-cards = A card is read
unbreakable-castle-web-awaits-race = { $player }: choosing a race
unbreakable-castle-web-awaits-open = { $player }: opening a card
unbreakable-castle-web-awaits-market = { $player }: trading and building
unbreakable-castle-web-awaits-answer = Waiting for an answer to the offer: { $player }
unbreakable-castle-web-awaits-decision = { $player }: deciding
unbreakable-castle-web-won = { $player }: victory! { $how }

## Bank, trader, offers

unbreakable-castle-web-offers-left = { $count ->
    [one] One more offer this turn.
   *[other] { $count } offers left this turn.
}
unbreakable-castle-web-partner = To whom
unbreakable-castle-web-suggested = Worth trying
unbreakable-castle-web-nothing-to-trade = This player has nothing to trade: mana is never given away.
unbreakable-castle-web-lack-for-deal = You do not have what you would give.
unbreakable-castle-web-cannot-keep = One of you no longer has what the deal needs.
unbreakable-castle-web-needed = needed
unbreakable-castle-web-uses-left = { $count ->
    [one] Serves you once more this turn.
   *[other] Serves you { $count } more times this turn.
}
unbreakable-castle-web-bank-rates = Three of one building resource buy one of another; one gold buys three. Gold and mana are not for sale.
unbreakable-castle-web-give-of = You have { $count } { $resource-gen }
unbreakable-castle-web-bank-nothing = You have nothing the bank would take: it wants three of a kind, or gold.
unbreakable-castle-reminder-build = You can still build.
unbreakable-castle-reminder-exchange = An exchange would let you build.
unbreakable-castle-figure-parts = Parts built
unbreakable-castle-web-way-short = Exchange:
unbreakable-castle-web-less = Give { $resource-gen }
unbreakable-castle-web-more = Get { $resource-gen }
unbreakable-castle-web-first-card = The first card of a deal: you may open any. It has no neighbours yet, so only its middle counts.
unbreakable-castle-web-lacks-one = { $player } lacks one part only: { $part }!
unbreakable-castle-figure-allies = Allies met
unbreakable-castle-figure-victories = Enemies beaten
unbreakable-castle-figure-flights = Flights
unbreakable-castle-figure-quests = Quests fulfilled
unbreakable-castle-figure-deals = Deals made
unbreakable-castle-figure-destroyed = Parts lost
