# What can be chosen before a game of Unbreakable Castle.

unbreakable-castle-option-seats = Players
unbreakable-castle-option-races = Races
unbreakable-castle-option-per_player = Cards each player opens in a deal
unbreakable-castle-option-bank = Bank
unbreakable-castle-option-trade = Trade between players
unbreakable-castle-option-signs = Quest signs for Order and Chaos
unbreakable-castle-option-box = Box
unbreakable-castle-option-races-random = Drawn by lot
unbreakable-castle-option-races-choose = Chosen by the players
unbreakable-castle-option-per_player-by-seats = Default for this many players
unbreakable-castle-option-bank-unlimited = Unlimited
unbreakable-castle-option-bank-strict = Strict: 30 tokens of each kind
unbreakable-castle-option-trade-on = On
unbreakable-castle-option-trade-off = Off
unbreakable-castle-option-signs-quests = Nothing, as in the rulebook
unbreakable-castle-option-signs-gifts = House rule: one building resource of choice
unbreakable-castle-option-box-full = Full: 40 castle cards and 20 quests
unbreakable-castle-option-box-strict = Strict: 140 cards in all, up to four players

## What they mean in play

unbreakable-castle-per_player-does-by-seats = Two players open six cards each, three or four open four, five or six open three; then the cards are dealt anew.
unbreakable-castle-bank-does-unlimited = The bank never runs out.
unbreakable-castle-bank-does-strict = What the bank has run out of cannot be had until somebody pays it back.
unbreakable-castle-trade-does-on = After reading a card you may make up to three offers: anything but mana, at any price the other agrees to. They accept, decline or make one counter-offer.
unbreakable-castle-trade-does-off = Everybody deals with the bank and the traders alone; turns are quicker.
unbreakable-castle-signs-does-quests = Only Light and Dark draw quests. Order and Chaos pass the sign by.
unbreakable-castle-signs-does-gifts = Order and Chaos take one building resource where the others draw a quest.
unbreakable-castle-box-does-full = Enough parts for everybody, and both quest decks of ten.
unbreakable-castle-box-does-strict = As many cards as the printed box could hold: fewer parts and quests, so they may run out.

## The races, before one is chosen

unbreakable-castle-guide = The races
unbreakable-castle-guide-random = Each player is dealt one of these.
unbreakable-castle-guide-choose = Each player chooses one of these at the table.
unbreakable-castle-guide-given = Taken in this order, from seat A on.
unbreakable-castle-guide-alliances = Whoever of your own side you meet is an ally and gives you what they carry. Whoever of the other side you meet is an enemy: one mana beats them, without mana you flee.
unbreakable-castle-guide-friend = Friend from the other side: { $race }
unbreakable-castle-guide-hard = Draws no quests
