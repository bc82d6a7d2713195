lesson-unbreakable-castle-end = Ещё рано: сначала нужно кое-что сделать.

lesson-unbreakable-castle-joint-title = Найдите ресурсы
lesson-unbreakable-castle-joint-idea = Побеждает тот, кто первым достроит замок из шести частей. Каждый ход вы открываете одну карту рядом с открытой. Если у карт, лежащих одна над другой, половинки символа сошлись, вы находите этот ресурс. (Колода в этих уроках известна заранее.)
lesson-unbreakable-castle-joint-do-1 = На нижнем краю b2 половинка глины. Откройте b3, прямо под ней.
lesson-unbreakable-castle-joint-done = Половинки сошлись: четыре единицы глины ваши.
lesson-unbreakable-castle-joint-other = Там символ с b2 не сойдётся. Откройте карту под ней: b3.

lesson-unbreakable-castle-ally-title = Встретьте союзника
lesson-unbreakable-castle-ally-idea = Карты, лежащие рядом, складывают половинки портретов. Союзник вашей стороны отдаёт то, что несут обе половинки. Вы Человек, сторона Света: эльфы вам союзники.
lesson-unbreakable-castle-ally-do-1 = На правом краю b2 половина эльфа. Откройте c2, справа от неё.
lesson-unbreakable-castle-ally-done = Эльф дал вам дерево и ману, и это ничего не стоило.
lesson-unbreakable-castle-ally-other = Половина эльфа смотрит вправо. Откройте c2.

lesson-unbreakable-castle-enemy-title = Встретьте врага
lesson-unbreakable-castle-enemy-idea = Враг даёт не меньше, но стоит одной маны. Без маны вы спасаетесь бегством и ничего не получаете. Ману не купить, считайте её.
lesson-unbreakable-castle-enemy-do-1 = На правом краю b2 есть и половина вампира, врага. Откройте c2.
lesson-unbreakable-castle-enemy-done = Потрачена одна мана, взяты руда и камень.
lesson-unbreakable-castle-enemy-other = Половина вампира смотрит вправо. Откройте c2.

lesson-unbreakable-castle-market-title = Обмен и стройка
lesson-unbreakable-castle-market-idea = После карты можно сходить в банк: три одинаковых ресурса за один другой. Потом можно построить одну часть замка.
lesson-unbreakable-castle-market-do-1 = Стена стоит две глины и два камня. Не хватает одной глины: отдайте за неё три единицы дерева.
lesson-unbreakable-castle-market-do-2 = Теперь постройте стену.
lesson-unbreakable-castle-market-done = Первая часть стоит. Нужны цитадель, две башни, ворота и две стены.
lesson-unbreakable-castle-market-other = Не хватает именно глины: обменяйте дерево на глину.

lesson-unbreakable-castle-gold-title = Потратьте золото
lesson-unbreakable-castle-gold-idea = Золото дороже всего: за одно золото дают три единицы любого ресурса. Берегите его для того, чего не найти.
lesson-unbreakable-castle-gold-do-1 = Башня стоит две глины, две руды и два камня. Камня нет: отдайте за него золото.
lesson-unbreakable-castle-gold-do-2 = Постройте башню.
lesson-unbreakable-castle-gold-done = Башня из одного золота и того, что было.
lesson-unbreakable-castle-gold-other = Не хватает именно камня.
lesson-unbreakable-castle-gold-wall = Можно и стену, но вам хватает на башню, а собрать на неё труднее.

lesson-unbreakable-castle-win-title = Достройте замок
lesson-unbreakable-castle-win-idea = Пять частей стоят, не хватает только ворот: восемь единиц дерева и четыре единицы руды. Первый достроенный замок сразу побеждает.
lesson-unbreakable-castle-win-do-1 = Не хватает двух единиц дерева. У вас есть золото.
lesson-unbreakable-castle-win-do-2 = Постройте ворота!
lesson-unbreakable-castle-win-done = Ваш замок стоит: вы победили. Вы готовы к первой партии.
