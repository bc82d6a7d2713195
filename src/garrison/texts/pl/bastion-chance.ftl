# What chance decides, in words.

bastion-do-reveal = Odkryty wróg: { $enemy }
bastion-do-lay-district = Wyłożona dzielnica: { $district }
bastion-do-lay-source = Wyłożone źródło: { $ritual }
bastion-do-enemies = Klasa wrogów: { $enemy }
bastion-do-send-flyer = Na plac: { $enemy }
bastion-do-send-dragon = Do cytadeli: { $enemy }
bastion-do-ritual = Dobrany rytuał: { $ritual }
