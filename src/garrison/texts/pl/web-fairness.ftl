## Gry treningowe i uczciwe kości w kliencie WWW

web-ballot-asks-seat = { $name } prosi o miejsce { $seat }, którego karty widział już ktoś inny. Partia stanie się treningowa.
web-practice = Gra treningowa
web-practice-why = Ktoś cofnął ruch, po którym odkryto karty lub rzucono kośćmi, albo widział cudze karty. Taki wynik nie liczy się jak zwykły.
web-other-seed = Serwer złamał obietnicę dotyczącą kości tego stołu. Nie ufaj mu.
