# What chance decides, in words.

bastion-do-reveal = Открыт враг: { $enemy }
bastion-do-lay-district = Выложен квартал: { $district }
bastion-do-lay-source = Выложен источник: { $ritual }
bastion-do-enemies = Класс врагов: { $enemy }
bastion-do-send-flyer = На площадь: { $enemy }
bastion-do-send-dragon = В цитадель: { $enemy }
bastion-do-ritual = Взят ритуал: { $ritual }
