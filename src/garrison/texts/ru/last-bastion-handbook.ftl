# The rules to read.

last-bastion-chapter-tile = Тайлы бастиона
last-bastion-chapter-hero = Герои
last-bastion-chapter-effect = Эффекты карт орды
last-bastion-chapter-board = Планшеты орды
last-bastion-chapter-face = Кубик упадка
last-bastion-chapter-level = Уровни сложности
last-bastion-chapter-card = Карты орды
last-bastion-rule-game = Игра
last-bastion-rule-game-goal = Цель
last-bastion-rule-game-goal-text =
    Игроки побеждают или проигрывают вместе. Для победы нужно сразить { $warlords ->
        [one] { $warlords } полководца
       *[other] { $warlords } полководцев
    } из колоды.
last-bastion-rule-game-setup = Подготовка
last-bastion-rule-game-setup-text = Девять тайлов лежат случайным квадратом, с каждой стороны — планшет орды. Каждый герой начинает в центре; жетонов жизни — { $life }, один жетон снаряжения цвета своего планшета и один «Призыв к оружию». Два игрока садятся друг напротив друга.
last-bastion-rule-game-deck = Колода
last-bastion-rule-game-deck-text = Под каждым полководцем лежат монстры ({ $under }), остальные монстры — сверху. За каждого игрока меньше четырёх убирают четырёх монстров, и никто не видит каких.
last-bastion-rule-game-end = Поражение
last-bastion-rule-game-end-text = Поражение: ни одного героя в игре; тайлов во власти зла — { $tiles }; нужно взять карту, а колода пуста; зелёный планшет сбросил полководца. Выходные эффекты последнего полководца тоже применяются: поражение важнее победы.
last-bastion-rule-game-score = Подсчёт очков
last-bastion-rule-game-score-text = Победа даёт очков: { $victory }; +1 за каждый жетон жизни, +{ $call } за каждый «Призыв к оружию», −{ $dead } за каждого погибшего героя, −{ $grasped } за каждый тайл во власти зла.
last-bastion-rule-game-safeguard = Осада не бесконечна
last-bastion-rule-game-safeguard-text = После { $turns } ходов героев игра проиграна. Обычные партии намного короче.
last-bastion-rule-horde-phase = Фаза орды
last-bastion-rule-horde-phase-cards = Повторяющиеся эффекты
last-bastion-rule-horde-phase-cards-text = Сначала применяются повторяющиеся эффекты карт на планшете, чей сейчас ход, в порядке по выбору игрока. Карты, появившиеся тем временем, ждут следующего раза.
last-bastion-rule-horde-phase-board = Планшет
last-bastion-rule-horde-phase-board-text = Затем заполненный планшет применяет свой эффект; иначе игрок берёт карту.
last-bastion-rule-horde-phase-placement = Размещение карт
last-bastion-rule-horde-phase-placement-text = Цветная карта занимает свободный слот планшета своего цвета, чёрная — планшета игрока, который её взял; если он заполнен — любой свободный слот. Если заняты все двенадцать слотов, игрок теряет жетон жизни и карту не берёт.
last-bastion-rule-horde-phase-warlords = Полководцы
last-bastion-rule-horde-phase-warlords-text = Могила древних королей, Требушет и Гномий карьер на полководцев не действуют; всё остальное действует.
last-bastion-rule-horde-phase-grasp = Власть зла
last-bastion-rule-horde-phase-grasp-text = Тайл во власти зла нельзя активировать, у героя во власти зла нет способности. Элемент, стоявший там, ждёт в резерве; уже размещённый на карте остаётся в силе.
last-bastion-rule-horde-phase-neutral = Нейтральные планшеты
last-bastion-rule-horde-phase-neutral-text = У планшета без героя тоже есть фаза орды, но карту он не берёт. Каждый эффект применяется к герою, к которому это возможно; за группу решает первый герой по часовой стрелке.
last-bastion-rule-hero-phase = Фаза героя
last-bastion-rule-hero-phase-turn = Ход
last-bastion-rule-hero-phase-turn-text = Одно передвижение и одно действие в любом порядке, оба по желанию. Действие — активировать тайл, на котором стоит герой, или вступить в бой.
last-bastion-rule-hero-phase-movement = Передвижение
last-bastion-rule-hero-phase-movement-text = Шаг на соседний тайл, можно по диагонали; на тайле может быть несколько героев. Лежащий герой тратит следующее передвижение, откуда бы оно ни взялось, на то, чтобы встать.
last-bastion-rule-hero-phase-call = Призыв к оружию
last-bastion-rule-hero-phase-call-text = В любой момент своей фазы героя, но не во время действия, «Призыв к оружию» даёт действие любого тайла, даже во власти зла. Можно несколько за ход.
last-bastion-rule-hero-phase-combat = Бой
last-bastion-rule-hero-phase-combat-text = Бросьте белые кубики ({ $dice }) против карты рядом с вашим тайлом. Засчитываются грани её цвета и белые; снаряжение этого цвета, своё или героев на том же тайле, добавляется. Достигнув сопротивления, вы можете её победить.
last-bastion-rule-hero-phase-two = Две карты сразу
last-bastion-rule-hero-phase-two-text = Из угла можно одним броском сразиться с обеими картами; каждый кубик засчитывается один раз. Если хватает на одну, выбираете вы. Побеждённые карты разыгрываются по очереди.
last-bastion-rule-hero-phase-tokens = Жетоны
last-bastion-rule-hero-phase-tokens-text = Число жетонов ограничено: чего нет в резерве, того не получить; чего нет у героя, того не потерять. Снаряжение нельзя передать или просто сбросить.
last-bastion-rule-hero-phase-falling = Выход из строя
last-bastion-rule-hero-phase-falling-text = Герой без жетонов жизни теряет все жетоны и выходит из строя; его планшет становится нейтральным. Вылеченный в Лазарете, он возвращается раненым, без способности; во второй раз он погибает.
