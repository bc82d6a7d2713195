game-bastion = Bastion
game-bastion-about = Drużyna magów bojowych broni pierścienia murów przed armią potworów.
game-last-bastion = Ostatni bastion
game-last-bastion-about = Bohaterowie bronią bastionu pradawnych królów przed hordą Złowrogiej Królowej.
game-unbreakable-castle = Niezłomny zamek
game-unbreakable-castle-about = Rywalizujące rasy odkrywają krainę kart i budują zamek z sześciu części.
