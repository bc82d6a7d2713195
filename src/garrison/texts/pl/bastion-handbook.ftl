# The rules to read.

bastion-chapter-rules = Jak się gra
bastion-chapter-enemies = Wrogowie
bastion-chapter-spells = Zaklęcia
bastion-chapter-rituals = Rytuały
bastion-chapter-known = Czego nie wiemy na pewno
bastion-rule-goal = Zwycięstwo i porażka
bastion-rule-goal-text = Wygrywacie razem, gdy talia wrogów jest pusta, a mury wolne; kto siedzi w środku, nie ma znaczenia. Przegrywacie razem, gdy wróg nie znajduje dla siebie miejsca na żadnym z odcinków (jest ich { $sections }).
bastion-rule-board = Bastion
bastion-rule-board-text = Sześć dzielnic wokół cytadeli. Każda ma cztery odcinki muru, trzy źródła, wieżę, dwa fundamenty i plac. Odcinki liczy się od bramy zgodnie z ruchem wskazówek zegara, wrogowie idą w przeciwną stronę, ku odcinkowi 1.
bastion-rule-turn = Tura
bastion-rule-turn-text = { $attack-first ->
    [0] Najpierw działasz ty, potem atakuje wróg.
   *[other] Najpierw atakuje wróg, potem działasz ty.
} Ruch, czerpanie many i atak po jednym razie w dowolnej kolejności; każdy artefakt raz; zaklęć dowolnie wiele.{ $revive ->
    [0] {""}
   *[other] {" "}Raz na turę możesz ożywić uszkodzone źródło swojej dzielnicy za żeton jego koloru.
}
bastion-rule-adding = Wróg wchodzi do gry
bastion-rule-adding-text = Dopóki w talii są karty, odsłania się wierzchnią: idzie ona do pierwszego wolnego odcinka przed przeszkodą, czyli innym wrogiem albo bramą.
bastion-rule-marching = Obóz rusza naprzód
bastion-rule-marching-text = Gdy talia jest pusta, ostatni wróg obozu przechodzi w najbliższą lukę przed sobą. Każda luka to wygrana tura.
bastion-rule-moving = Ruch
bastion-rule-moving-text = Przejdź do sąsiedniej dzielnicy albo do cytadeli. Cytadela sąsiaduje z każdą dzielnicą.
bastion-rule-channelling = Mana
bastion-rule-channelling-text = Połóż żeton na otwartym źródle swojej dzielnicy i weź trzy żetony jego koloru. Połóż żeton na wieży i zabierz wszystko ze źródeł. W cytadeli zabierz wszystko z wież. Wszystko, na czym leży żeton, jest zamknięte.
bastion-rule-attacking = Atak
bastion-rule-attacking-text = Zapłać siłę wroga ze swojej dzielnicy maną jego koloru. Jego karta staje się twoim zaklęciem.
bastion-rule-combined = Połączeni wrogowie
bastion-rule-combined-text = Symbiont i jego nosiciel poruszają się i giną razem. Za każdą część płaci się jej kolorem i każda pozwala odprawić rytuał.
bastion-rule-closed = Zamknięte miejsca
bastion-rule-closed-text = Smok zamyka cytadelę, a Rokaj swoją dzielnicę: wejść można tylko po to, by od razu ich pokonać.
bastion-rule-helping = Pomoc
bastion-rule-helping-text = Czy rzucić zaklęcie, decyduje jego właściciel. { $flame-helps ->
    [0] Błyskawica pomaga w każdym ataku.
   *[other] Błyskawica pomaga w każdym ataku, płomień w każdym ataku z twojej dzielnicy.
}
bastion-rule-performing = Odprawianie rytuałów
bastion-rule-performing-text = Po zwycięstwie możesz odprawić jeden ze swoich rytuałów w kolorze pokonanego wroga. Potem dobierz dwie karty i zatrzymaj jedną.
bastion-rule-reconstructed = Rekonstrukcja
bastion-rule-reconstructed-text = Jakim zaklęciem staje się każdy wróg, jakie kolory mają źródła i co zamykają arcymagowie, wydrukowano na kartach i planszy, nie w instrukcji. Czego nie udało się ustalić, to odtworzyliśmy; poprawić nas można własnym plikiem.
bastion-chapter-places = Miejsca
