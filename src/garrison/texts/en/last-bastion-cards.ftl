# Cards of the horde. Names in the rulebooks' own words where they print them.

last-bastion-card-cinder-imp = Cinder Imp
last-bastion-card-ember-hound = Ember Hound
last-bastion-card-pact-binder = Pact Binder
last-bastion-card-flame-caller = Flame Caller
last-bastion-card-chain-fiend = Chain Fiend
last-bastion-card-incubus = Incubus
last-bastion-card-butcher = Butcher
last-bastion-card-horned-ravager = Horned Ravager
last-bastion-card-magma-brute = Magma Brute
last-bastion-card-pit-lord = Pit Lord
last-bastion-card-goblin-skulker = Goblin Skulker
last-bastion-card-goblin-shieldling = Goblin Shieldling
last-bastion-card-hex-shaman = Hex Shaman
last-bastion-card-horn-blower = Horn Blower
last-bastion-card-wolf-rider = Wolf Rider
last-bastion-card-orc-berserker = Orc Berserker
last-bastion-card-plunderer = Plunderer
last-bastion-card-orc-warband = Orc Warband
last-bastion-card-cave-troll = Cave Troll
last-bastion-card-thornback-troll = Thornback Troll
last-bastion-card-void-crawler = Void Crawler
last-bastion-card-glass-spider = Glass Spider
last-bastion-card-whispering-eye = Whispering Eye
last-bastion-card-hollow-summoner = Hollow Summoner
last-bastion-card-web-stalker = Web Stalker
last-bastion-card-abyssal-leech = Abyssal Leech
last-bastion-card-thought-thief = Thought Thief
last-bastion-card-gorge-matriarch = Gorge Matriarch
last-bastion-card-deep-colossus = Deep Colossus
last-bastion-card-abyss-tyrant = Abyss Tyrant
last-bastion-card-restless-skeleton = Restless Skeleton
last-bastion-card-zombie-shooter = Zombie Shooter
last-bastion-card-grave-chanter = Grave Chanter
last-bastion-card-crypt-opener = Crypt Opener
last-bastion-card-skeleton-rider = Skeleton Rider
last-bastion-card-plague-bearer = Plague Bearer
last-bastion-card-tomb-robber = Tomb Robber
last-bastion-card-zombie-lord = Zombie Lord
last-bastion-card-carrion-golem = Carrion Golem
last-bastion-card-lich-regent = Lich Regent
last-bastion-card-gloom-herald = Gloom Herald
last-bastion-card-shadow-scout = Shadow Scout
last-bastion-card-shadow-knight = Shadow Knight
last-bastion-card-shadow-squire = Shadow Squire
last-bastion-card-soul-ferryman = Soul Ferryman
last-bastion-card-night-widow = Night Widow
last-bastion-card-rust-warden = Rust Warden
last-bastion-card-nefarious-cannon = Nefarious Cannon
last-bastion-card-formless-dread = Formless Dread
last-bastion-card-queens-executioner = Queen’s Executioner
last-bastion-card-herald-of-the-horde = Herald of the Horde
last-bastion-card-plague-prophet = Plague Prophet
last-bastion-card-archdaemon-of-torment = Archdaemon of Torment
last-bastion-card-mistress-of-silence = Mistress of Silence
last-bastion-card-warmonger = Warmonger
last-bastion-card-void-empress = Void Empress
last-bastion-card-troll-king = Troll King
last-bastion-card-death-baron = Death Baron
last-bastion-card-the-faceless = The Faceless
last-bastion-card-lord-of-the-gorge = Lord of the Gorge
last-bastion-card-title = { $card }
last-bastion-card-about =
    { $kind ->
        [warlord] Warlord
       *[monster] Monster
    }, { $colour }, resistance { $resistance }.
