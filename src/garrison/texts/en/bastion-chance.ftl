# What chance decides, in words.

bastion-do-reveal = Revealed: { $enemy }
bastion-do-lay-district = District laid: { $district }
bastion-do-lay-source = Source laid: { $ritual }
bastion-do-enemies = Enemy class: { $enemy }
bastion-do-send-flyer = To the square: { $enemy }
bastion-do-send-dragon = To the citadel: { $enemy }
bastion-do-ritual = Ritual drawn: { $ritual }
