## Заклинания

bastion-spell-alchemy = Алхимия
bastion-spell-alchemy-text = Во время вашей атаки: тратьте ману любых цветов, столько же фишек.
bastion-spell-plenty = Изобилие
bastion-spell-plenty-text = Когда вы получаете ману из источника: возьмите больше маны того же цвета { $plenty ->
    [0] на силу заклинания.
   *[other] на { $plenty }.
}
bastion-spell-copy = Копия
bastion-spell-copy-text = Действует как любое другое заклинание на руке у защитников; та карта остаётся на месте.
bastion-spell-lightning = Молния
bastion-spell-lightning-text = Когда атакует любой защитник, где бы вы ни были: атака дешевле на силу заклинания, но не меньше одной фишки.
bastion-spell-flame = Пламя
bastion-spell-flame-text = Когда { $flame-helps ->
    [0] вы атакуете
   *[other] атакует любой защитник в вашем квартале
}: атака дешевле на силу заклинания, но не меньше одной фишки.
bastion-spell-repeat = Повторение
bastion-spell-repeat-text = В конце ваших действий: действуйте ещё раз до нападения врага. { $readies ->
    [0] Использованные артефакты остаются использованными.
   *[other] Ваши артефакты снова готовы.
}
bastion-spell-prism = Призма
bastion-spell-prism-text = Когда вы получаете ману из источника: возьмите всю его ману одного другого цвета.
bastion-spell-exchange = Рокировка
bastion-spell-exchange-text = Два врага у стен меняются местами. Используйте { $any-turn ->
    [0] в свой ход.
   *[other] когда действует любой защитник.
}
bastion-spell-missile = Стрела
bastion-spell-missile-text = Во время вашей атаки: враг может быть в любой части бастиона.
bastion-spell-teleport = Телепорт
bastion-spell-teleport-text = Один враг у стен переносится на любой свободный участок. Используйте { $any-turn ->
    [0] в свой ход.
   *[other] когда действует любой защитник.
}
bastion-spell-speed = Ускорение
bastion-spell-speed-text = Сразу после перемещения: переместитесь ещё раз.

## Ритуалы

bastion-ritual-accumulator-text = Артефакт. Раз в ход возьмите фишку маны любого цвета у другого защитника, если он согласен.
bastion-ritual-converter-text = Артефакт. Раз в ход обменяйте свою фишку маны на фишку любого цвета из резерва.
bastion-ritual-source-text = Сооружение. Ещё один источник в квартале.
bastion-ritual-obelisk-text = Сооружение. Источники его цвета в квартале дают на фишку больше.
bastion-ritual-gun-text = Сооружение. Враги его цвета у стен и на площади квартала слабее на { $gun }, но не слабее 1.

## Враги

bastion-enemy-beast-text = Сила { $strength }. Без свойств.
bastion-enemy-warrior-text = Сила { $strength }. Без свойств.
bastion-enemy-mage-text = Сила { $strength }. Без свойств.
bastion-enemy-rider-text = Сила { $strength }. Без свойств.
bastion-enemy-scout-text = Сила { $strength }. Вместе с ним в игру входит ещё один враг.
bastion-enemy-symbiote-text = Сила { $strength }. Входя в игру, присоединяется к последнему врагу лагеря: теперь они — один враг.
bastion-enemy-flyer-text = Сила { $strength }. Перелетает на площадь своего квартала: лежащая там мана пропадает, источники и башня недоступны, пока он там.
bastion-enemy-priest-text = Сила { $strength }. Соседних с ним врагов нельзя атаковать.
bastion-enemy-giant-text = Сила { $strength }. Встаёт на ближайший к вратам свободный участок.
bastion-enemy-archmage-text = Сила { $strength }. Пока он в игре, источники одного цвета недоступны.
bastion-enemy-werewolf-text = Силён, как все его соседи вместе; { $strength } в одиночку или рядом с другим оборотнем.
bastion-enemy-dragon-text = Сила { $strength }. Садится в цитадель и изгоняет защитников. Пока он сверху, все другие враги его цвета сильнее на 1.
bastion-enemy-spy-text = Сила { $strength }, цвет квартала. Вместе с ним в игру входят ещё два врага.
bastion-enemy-belligemin-text = Сила { $strength }, цвет квартала. Присоединяется к последнему врагу лагеря и улетает с ним на площадь.
bastion-enemy-rokai-text = Сила { $strength }, цвет квартала. Летун, который изгоняет защитников из квартала и не пускает их обратно.
bastion-enemy-valkyrie-text = Сила { $strength }, цвет квартала. Летунья, которая с площади защищает врагов у стен квартала.
bastion-enemy-golem-text = Сила { $strength }: по фишке каждого цвета. На него не действуют заклинания, сооружения { $untouched ->
    [0] и зачарования.
   *[other] и свойства других врагов.
}
bastion-enemy-black-wing-text = Сила { $strength }: по фишке каждого цвета. Летун, неуязвимый, как голем.
bastion-enemy-inquisitor-text = Сила { $strength }, цвет квартала. Соседние враги сильнее на 1.
bastion-enemy-shaggon-text = Сила { $strength }, цвет квартала. Пока он в игре, нельзя использовать пламя и молнию.
bastion-enemy-knellerwyrm-text = Сила { $strength }, любые цвета. Дракон: пока он сверху, все другие враги сильнее на 1. За победу над ним можно провести ритуал любого цвета.
bastion-enemy-leviathan-text = Сила { $strength }: по две фишки каждого цвета. Неуязвим, как голем.

## Свойства одним словом

bastion-property-symbiote = присоединяется к последнему врагу
bastion-property-flyer = перелетает на площадь
bastion-property-priest = защищает соседей
bastion-property-giant = встаёт ближе к вратам
bastion-property-werewolf = силён, как соседи
bastion-property-dragon = занимает цитадель
bastion-property-immune = неуязвим для магии
bastion-property-inquisitor = усиливает соседей
bastion-property-forbids-flame = запрещает пламя
bastion-property-forbids-lightning = запрещает молнию
bastion-property-shields-wall = защищает стену
bastion-property-closes-district = закрывает квартал
bastion-property-strengthens-all = усиливает всех
bastion-property-archmage = закрывает источники

## Из чего складывается цена

bastion-modifier-werewolf = его соседи
bastion-modifier-dragon = верхний дракон
bastion-modifier-inquisitor = инквизитор рядом
bastion-modifier-gun = орудие квартала
bastion-modifier-floor = не меньше 1

## Поле и исходы

bastion-side-statue = сторона со статуей
bastion-side-plain = сторона без статуи
bastion-ending-won = Бастион спасён.
bastion-ending-overrun-adding = Бастион разрушен: у стен не осталось места.
bastion-ending-overrun-marching = Бастион захвачен: лагерь дошёл до врат.

## Места

bastion-place-citadel = цитадель
