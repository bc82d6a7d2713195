learn-page = Учимся играть
learn-link = Обучение
learn-in = Обучение: { $game }
learn-in-minutes = Короткие уроки
learn-first = Впервые здесь? Начните с коротких уроков.
