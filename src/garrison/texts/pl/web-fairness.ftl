## Gry treningowe i uczciwe kości w kliencie WWW

web-ballot-asks-seat = { $name } prosi o miejsce { $seat }, na którym jest czyjaś ręka. Gra stanie się treningowa.
web-practice = Gra treningowa
web-practice-why = Ktoś cofnął to, co odsłonił los, albo widział cudzą rękę. Taki wynik nie liczy się jak zwykły.
web-other-seed = Serwer złamał obietnicę dotyczącą kości tego stołu. Nie ufaj mu.
