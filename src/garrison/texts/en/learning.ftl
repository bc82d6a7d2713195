learn-page = Learn to play
learn-link = Learn
learn-in = Learn { $game }
learn-in-minutes = Learn it in short lessons
learn-first = New here? Learn it first, in short lessons.
