## Practice games and fair dice in the web client

web-ballot-asks-seat = { $name } asks for seat { $seat }, whose hand somebody else has held. It would become a practice game.
web-practice = Practice game
web-practice-why = Somebody undid a move after cards or dice were revealed, or saw a hand that was not theirs. The result does not count as an ordinary one.
web-other-seed = The server broke its promise about the dice of this table. Do not trust it.
