# Cards of the horde. Names in the rulebooks' own words where they print them.

last-bastion-card-cinder-imp = Пепельный бес
last-bastion-card-ember-hound = Гончая углей
last-bastion-card-pact-binder = Вершитель договоров
last-bastion-card-flame-caller = Призывающий пламя
last-bastion-card-chain-fiend = Цепной изверг
last-bastion-card-incubus = Инкуб
last-bastion-card-butcher = Мясник
last-bastion-card-horned-ravager = Рогатый опустошитель
last-bastion-card-magma-brute = Лавовый громила
last-bastion-card-pit-lord = Владыка бездны
last-bastion-card-goblin-skulker = Гоблин-проныра
last-bastion-card-goblin-shieldling = Гоблин-щитоносец
last-bastion-card-hex-shaman = Шаман порчи
last-bastion-card-horn-blower = Трубящий в рог
last-bastion-card-wolf-rider = Наездник на волке
last-bastion-card-orc-berserker = Орк-берсерк
last-bastion-card-plunderer = Мародёр
last-bastion-card-orc-warband = Отряд орков
last-bastion-card-cave-troll = Пещерный тролль
last-bastion-card-thornback-troll = Шипастый тролль
last-bastion-card-void-crawler = Ползун пустоты
last-bastion-card-glass-spider = Стеклянный паук
last-bastion-card-whispering-eye = Шепчущее око
last-bastion-card-hollow-summoner = Пустой заклинатель
last-bastion-card-web-stalker = Ловчий в паутине
last-bastion-card-abyssal-leech = Пиявка бездны
last-bastion-card-thought-thief = Похититель мыслей
last-bastion-card-gorge-matriarch = Матриарх ущелий
last-bastion-card-deep-colossus = Колосс глубин
last-bastion-card-abyss-tyrant = Тиран пучины
last-bastion-card-restless-skeleton = Беспокойный скелет
last-bastion-card-zombie-shooter = Зомби-стрелок
last-bastion-card-grave-chanter = Могильный певчий
last-bastion-card-crypt-opener = Отворяющий склепы
last-bastion-card-skeleton-rider = Скелет-всадник
last-bastion-card-plague-bearer = Разносчик чумы
last-bastion-card-tomb-robber = Расхититель гробниц
last-bastion-card-zombie-lord = Повелитель зомби
last-bastion-card-carrion-golem = Голем из падали
last-bastion-card-lich-regent = Лич-регент
last-bastion-card-gloom-herald = Вестник мрака
last-bastion-card-shadow-scout = Теневой разведчик
last-bastion-card-shadow-knight = Теневой рыцарь
last-bastion-card-shadow-squire = Теневой оруженосец
last-bastion-card-soul-ferryman = Перевозчик душ
last-bastion-card-night-widow = Ночная вдова
last-bastion-card-rust-warden = Страж ржавчины
last-bastion-card-nefarious-cannon = Гнусная пушка
last-bastion-card-formless-dread = Бесформенный ужас
last-bastion-card-queens-executioner = Палач королевы
last-bastion-card-herald-of-the-horde = Глашатай орды
last-bastion-card-plague-prophet = Пророк чумы
last-bastion-card-archdaemon-of-torment = Архидемон мучений
last-bastion-card-mistress-of-silence = Владычица безмолвия
last-bastion-card-warmonger = Разжигатель войны
last-bastion-card-void-empress = Императрица пустоты
last-bastion-card-troll-king = Король троллей
last-bastion-card-death-baron = Барон смерти
last-bastion-card-the-faceless = Безликий
last-bastion-card-lord-of-the-gorge = Властелин ущелья
last-bastion-card-title = { $card }
last-bastion-card-about =
    { $kind ->
        [warlord] Полководец
       *[monster] Монстр
    }, цвет { $colour }, сопротивление { $resistance }.
