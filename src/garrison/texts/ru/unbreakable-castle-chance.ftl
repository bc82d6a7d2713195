# What chance decides, in words.

unbreakable-castle-do-dealer = Первым раздаёт игрок { $seat }
unbreakable-castle-do-card = Открыта карта № { $card }
unbreakable-castle-do-quest = Взят квест: { $quest }
