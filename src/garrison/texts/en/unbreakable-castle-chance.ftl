# What chance decides, in words.

unbreakable-castle-do-dealer = { $seat } deals first
unbreakable-castle-do-card = Card { $card } is opened
unbreakable-castle-do-quest = Quest drawn: { $quest }
