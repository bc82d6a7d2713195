## Почему что-то нельзя сделать

bastion-over = Партия окончена.
bastion-chance = Открывается карта: сейчас никто не решает.
bastion-not-now = Сейчас это невозможно: { $seat } принимает другое решение.
bastion-done-move = В этот ход вы уже перемещались.
bastion-done-channel = В этот ход вы уже получали ману.
bastion-done-attack = В этот ход вы уже атаковали.
bastion-done-revive = В этот ход вы уже возрождали источник.
bastion-not-adjacent = { $tile } не граничит с вашим местом.
bastion-citadel-held = В цитадели дракон, на которого у вас не хватает маны.
bastion-district-held = Квартал занял Рокай, на которого у вас не хватает маны.
bastion-tile-closed = { $tile }: проход закрыт врагом.
bastion-not-running = Ускорение используют сразу после перемещения.
bastion-no-spell = У этого защитника нет заклинания «{ $spell }».
bastion-no-copy = Чтобы скопировать «{ $spell }», нужна копия у этого защитника и «{ $spell }» у кого-либо.
bastion-forbidden = В игре Шаггон: «{ $spell }» использовать нельзя.
bastion-spell-useless = «{ $spell }» здесь ничего не даст.
bastion-spell-spoils = Если применить «{ $spell }» сейчас, этой атаке не хватит другого нужного заклинания.
bastion-spell-not-yours = «{ $spell }» помогает только атаке своего владельца.
bastion-own-turn-only = «{ $spell }» используют только в свой ход.
bastion-too-far = «{ $spell }» помогает только из квартала атакующего.
bastion-helper-declined = Игрок { $seat } в этот ход уже отказал.
bastion-yourself = Попросить можно только другого защитника за столом.
bastion-nothing-to-swap = На стенах некого переместить этим заклинанием.
bastion-no-enemy = Там нет врага.
bastion-shielded-priest = Его защищает соседний жрец.
bastion-shielded-valkyrie = Его защищает валькирия на площади.
bastion-out-of-reach = Враг не в вашем квартале, до него достаёт только стрела.
bastion-in-reach = Враг в вашем квартале: стрела не нужна.
bastion-barred-by-dragon = Рядом с драконом атаковать можно только дракона.
bastion-immune-to-spells = Против этого врага заклинания не действуют.
bastion-needs-mana = Не хватает маны { $colour-gen }: { $count }.
bastion-needs-any-mana = Не хватает маны любого цвета: { $count }.
bastion-can-still-pay = Эту атаку ещё можно оплатить.
bastion-pay-range = Маны { $colour-gen } здесь можно потратить от { $least } до { $most }.
bastion-in-citadel = В цитадели нет ни источников, ни башни.
bastion-not-in-citadel = Собрать ману с башен можно только в цитадели.
bastion-no-source = В этом квартале нет такого источника.
bastion-source-closed = Источник закрыт: на нём лежит фишка маны.
bastion-source-damaged = Источник повреждён, сначала возродите его.
bastion-source-blocked = Архимаг закрыл все источники { $colour-gen }.
bastion-square-occupied = Враг на площади не даёт использовать источники и башню квартала.
bastion-tower-closed = Башня закрыта: на ней лежит фишка маны.
bastion-towers-empty = На башнях нет маны.
bastion-citadel-dragon = В цитадели дракон: собрать там ману нельзя.
bastion-no-disc = У вас нет фишки маны этого цвета: { $colour }.
bastion-purse-not-empty = Фишку из резерва кладут, только когда у вас совсем нет маны.
bastion-reserve-lacks = В резерве нет маны { $colour-gen }.
bastion-not-damaged = Этот источник не повреждён.
bastion-no-artifact = У вас нет такого артефакта: { $artifact }.
bastion-artifact-used = В этот ход артефакт уже использован: { $artifact }.
bastion-same-colour = Выберите два разных цвета.
bastion-duty = Рядом с вами дракон: сначала атакуйте его или покиньте цитадель.
bastion-section-unfit = Участок { $section } здесь выбрать нельзя.
bastion-ritual-not-held = У вас нет этого ритуала.
bastion-ritual-colour = Среди побеждённых нет врага цвета этого ритуала: { $colour }.
bastion-ritual-not-offered = Этого ритуала нет среди взятых карт.
bastion-foundation-free-first = Сооружение заменяют, только когда нет свободных оснований.
bastion-foundation-first = Оба основания здесь свободны: займите первое.

## Что не так с позицией или файлом данных


## Что не так с именем партии

bastion-name-classes-count = нужно ровно столько разных вспомогательных классов: { $count }
bastion-name-class-twice = «{ $word }» указано дважды
bastion-name-scenario-fixes = «{ $scenario }» не оставляет выбора: { $option }
bastion-name-districts = для кварталов нужны все шесть цветов, каждый один раз
bastion-name-needs-custom = { $option } выбирают только вместе с siege=custom
