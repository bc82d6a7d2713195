learn-page = Nauka gry
learn-link = Nauka
learn-in = Nauka gry: { $game }
learn-in-minutes = Krótkie lekcje
learn-first = Pierwszy raz? Zacznij od krótkich lekcji.
