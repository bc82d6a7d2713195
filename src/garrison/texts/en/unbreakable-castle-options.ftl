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
unbreakable-castle-option-per_player-by-seats = As usual for this many players
unbreakable-castle-option-bank-unlimited = Unlimited
unbreakable-castle-option-bank-strict = Strict: 30 tokens of each kind
unbreakable-castle-option-trade-on = On
unbreakable-castle-option-trade-off = Off
unbreakable-castle-option-signs-quests = Nothing, as in the rulebook
unbreakable-castle-option-signs-gifts = House rule: one building resource of choice
unbreakable-castle-option-box-full = Full: 40 castle cards and 20 quests
unbreakable-castle-option-box-strict = Strict: 140 cards in all, up to four players
