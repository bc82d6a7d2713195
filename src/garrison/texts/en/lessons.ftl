learn-about = Short lessons on real positions. Each shows one idea and takes a minute or two; after them comes a first game with a coach at your side.
learn-begin = Begin
learn-go-on = Go on
learn-known = done
learn-first-game = Your first game
learn-first-game-about = An easy game, a kind deal chosen for beginners, and a coach who speaks up when it matters.
learn-unknown = There is no such lesson.

lesson-step = Step { $step } of { $steps }
lesson-all = All lessons
lesson-good = Good.
lesson-next = Next: { $title }
lesson-show = Show me
lesson-skip = Skip
lesson-not-this = The rules allow that, but this lesson is about something else. Read the task once more, or press “Show me”.

coach-name = Coach:
coach-quiet = I speak up when it matters. Ask me whenever you like.
coach-thinking = Thinking…
coach-welcome = Welcome! This deal was chosen because it is kind to beginners. Press “Show me” whenever you are unsure.
coach-left = Wait: { $left }
coach-drop = That would cost about { $points } points of your winning chance. “Show me” knows better.
coach-danger = Careful: { $threat } Deal with that first.
