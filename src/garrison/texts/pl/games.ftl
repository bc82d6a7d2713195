game-bastion = Bastion
game-bastion-about = Pierścień murów i jedna brama. Czerp manę z ziemi i przełam natarcie, zanim wróg dojdzie do bramy.
game-last-bastion = Ostatni bastion
game-last-bastion-about = Czworo bohaterów, dwanaście wyłomów, jeden wódz. Walcz kośćmi i nie oddaj płytek złu.
game-unbreakable-castle = Niezniszczalny zamek
game-unbreakable-castle-about = Odkrywaj wspólną krainę karta po karcie, zaprzyjaźniaj się z jej ludami lub je pokonuj i dokończ zamek przed innymi.
