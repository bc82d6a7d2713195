# Cards of the horde. Names in the rulebooks' own words where they print them.

last-bastion-card-cinder-imp = Żarowy chochlik
last-bastion-card-ember-hound = Ogar żaru
last-bastion-card-pact-binder = Pieczętarz paktów
last-bastion-card-flame-caller = Przywoływacz płomieni
last-bastion-card-chain-fiend = Łańcuchowy czart
last-bastion-card-incubus = Inkub
last-bastion-card-butcher = Rzeźnik
last-bastion-card-horned-ravager = Rogaty niszczyciel
last-bastion-card-magma-brute = Magmowy osiłek
last-bastion-card-pit-lord = Władca otchłani
last-bastion-card-goblin-skulker = Gobliński szperacz
last-bastion-card-goblin-shieldling = Gobliński tarczownik
last-bastion-card-hex-shaman = Szaman uroków
last-bastion-card-horn-blower = Trębacz z rogiem
last-bastion-card-wolf-rider = Jeździec wilka
last-bastion-card-orc-berserker = Orkowy berserker
last-bastion-card-plunderer = Grabieżca
last-bastion-card-orc-warband = Banda orków
last-bastion-card-cave-troll = Jaskiniowy troll
last-bastion-card-thornback-troll = Kolczasty troll
last-bastion-card-void-crawler = Pełzacz pustki
last-bastion-card-glass-spider = Szklany pająk
last-bastion-card-whispering-eye = Szepczące oko
last-bastion-card-hollow-summoner = Przywoływacz pustki
last-bastion-card-web-stalker = Łowca z pajęczyny
last-bastion-card-abyssal-leech = Pijawka z głębin
last-bastion-card-thought-thief = Złodziej myśli
last-bastion-card-gorge-matriarch = Matriarchini wąwozów
last-bastion-card-deep-colossus = Kolos głębin
last-bastion-card-abyss-tyrant = Tyran czeluści
last-bastion-card-restless-skeleton = Niespokojny szkielet
last-bastion-card-zombie-shooter = Strzelec zombie
last-bastion-card-grave-chanter = Grobowy kantor
last-bastion-card-crypt-opener = Otwieracz krypt
last-bastion-card-skeleton-rider = Kościany jeździec
last-bastion-card-plague-bearer = Roznosiciel zarazy
last-bastion-card-tomb-robber = Rabuś grobów
last-bastion-card-zombie-lord = Władca zombie
last-bastion-card-carrion-golem = Golem z padliny
last-bastion-card-lich-regent = Licz regent
last-bastion-card-gloom-herald = Herold mroku
last-bastion-card-shadow-scout = Cienisty zwiadowca
last-bastion-card-shadow-knight = Cienisty rycerz
last-bastion-card-shadow-squire = Cienisty giermek
last-bastion-card-soul-ferryman = Przewoźnik dusz
last-bastion-card-night-widow = Nocna wdowa
last-bastion-card-rust-warden = Strażnik rdzy
last-bastion-card-nefarious-cannon = Złowrogie działo
last-bastion-card-formless-dread = Bezkształtna groza
last-bastion-card-queens-executioner = Kat królowej
last-bastion-card-herald-of-the-horde = Herold hordy
last-bastion-card-plague-prophet = Prorok zarazy
last-bastion-card-archdaemon-of-torment = Arcydemon Udręki
last-bastion-card-mistress-of-silence = Pani milczenia
last-bastion-card-warmonger = Podżegacz wojenny
last-bastion-card-void-empress = Cesarzowa pustki
last-bastion-card-troll-king = Król trolli
last-bastion-card-death-baron = Baron śmierci
last-bastion-card-the-faceless = Bezlicy
last-bastion-card-lord-of-the-gorge = Pan wąwozu
last-bastion-card-title = { $card }
last-bastion-card-about =
    { $kind ->
        [warlord] Wódz
       *[monster] Potwór
    }, kolor { $colour }, odporność { $resistance }.
