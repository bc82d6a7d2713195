# What chance decides, in words.

unbreakable-castle-do-dealer = Pierwszy rozdaje gracz { $seat }
unbreakable-castle-do-card = Odkryta karta nr { $card }
unbreakable-castle-do-quest = Dobrane zadanie: { $quest }
