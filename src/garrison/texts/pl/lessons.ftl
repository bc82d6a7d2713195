learn-about = Krótkie lekcje na prawdziwych pozycjach. Każda pokazuje jedną myśl i trwa minutę lub dwie; potem pierwsza gra u boku trenera.
learn-begin = Zacznij
learn-go-on = Dalej
learn-known = ukończona
learn-first-game = Twoja pierwsza gra
learn-first-game-about = Łatwa gra, przyjazne rozdanie dla początkujących i trener, który odzywa się, gdy to ważne.
learn-unknown = Nie ma takiej lekcji.

lesson-step = Krok { $step } z { $steps }
lesson-all = Wszystkie lekcje
lesson-good = Dobrze.
lesson-next = Dalej: { $title }
lesson-show = Pokaż
lesson-skip = Pomiń
lesson-not-this = Zasady na to pozwalają, ale ta lekcja jest o czymś innym. Przeczytaj zadanie jeszcze raz albo naciśnij „Pokaż”.

coach-name = Trener:
coach-quiet = Odezwę się, gdy to ważne. Pytaj, kiedy chcesz.
coach-thinking = Myślę…
coach-welcome = Witaj! To rozdanie wybrano, bo jest łaskawe dla początkujących. W razie wątpliwości naciśnij „Pokaż”.
coach-left = Chwila: { $left }
coach-drop = To odbierze około { $points } punktów szansy na wygraną. Naciśnij „Pokaż”, jest lepszy ruch.
coach-danger = Uwaga: { $threat } Zajmij się tym najpierw.
