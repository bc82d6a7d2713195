lesson-unbreakable-castle-end = Jeszcze nie: najpierw jest coś do zrobienia.

lesson-unbreakable-castle-joint-title = Znajdź surowce
lesson-unbreakable-castle-joint-idea = Wygrywa ten, kto pierwszy ukończy zamek z sześciu części. Co turę odkrywasz jedną kartę obok odkrytej. Gdy połówki symbolu kart leżących jedna nad drugą tworzą całość, znajdujesz ten surowiec. (Talia w tych lekcjach jest ustalona.)
lesson-unbreakable-castle-joint-do-1 = Na dolnej krawędzi b2 jest połowa gliny. Odkryj b3, tuż pod nią.
lesson-unbreakable-castle-joint-done = Połówki pasują: cztery sztuki gliny są twoje.
lesson-unbreakable-castle-joint-other = Tam symbol z b2 nie znajdzie drugiej połowy. Odkryj kartę pod nią: b3.

lesson-unbreakable-castle-ally-title = Spotkaj sojusznika
lesson-unbreakable-castle-ally-idea = Karty leżące obok siebie łączą połówki portretów. Sojusznik twojej strony oddaje to, co niosą obie połówki. Grasz Człowiekiem, po stronie Światła: elfy to sojusznicy.
lesson-unbreakable-castle-ally-do-1 = Na prawej krawędzi b2 jest połowa elfa. Odkryj c2, na prawo od niej.
lesson-unbreakable-castle-ally-done = Elf dał ci drewno i manę, i nic to nie kosztowało.
lesson-unbreakable-castle-ally-other = Połowa elfa patrzy w prawo. Odkryj c2.

lesson-unbreakable-castle-enemy-title = Spotkaj wroga
lesson-unbreakable-castle-enemy-idea = Wróg daje tyle samo, ale kosztuje jedną manę. Bez many uciekasz i nic nie dostajesz. Many nie można kupić, więc licz ją.
lesson-unbreakable-castle-enemy-do-1 = Na prawej krawędzi b2 jest też połowa wampira, wroga. Odkryj c2.
lesson-unbreakable-castle-enemy-done = Jedna mana wydana, ruda i kamień zdobyte.
lesson-unbreakable-castle-enemy-other = Połowa wampira patrzy w prawo. Odkryj c2.

lesson-unbreakable-castle-market-title = Wymień i buduj
lesson-unbreakable-castle-market-idea = Po karcie możesz iść do banku: trzy jednakowe surowce za jeden inny. Potem możesz zbudować jedną część zamku.
lesson-unbreakable-castle-market-do-1 = Mur kosztuje dwie gliny i dwa kamienie. Brakuje jednej gliny: oddaj za nią trzy sztuki drewna.
lesson-unbreakable-castle-market-do-2 = Teraz zbuduj mur.
lesson-unbreakable-castle-market-done = Pierwsza część stoi. Potrzebujesz cytadeli, dwóch wież, bramy i dwóch murów.
lesson-unbreakable-castle-market-other = Brakuje właśnie gliny: wymień drewno na glinę.

lesson-unbreakable-castle-gold-title = Wydaj złoto
lesson-unbreakable-castle-gold-idea = Złoto jest najcenniejsze: jedno złoto daje trzy sztuki dowolnego surowca. Trzymaj je na to, czego nie znajdziesz.
lesson-unbreakable-castle-gold-do-1 = Wieża kosztuje dwie gliny, dwie rudy i dwa kamienie. Nie masz kamienia: oddaj za niego złoto.
lesson-unbreakable-castle-gold-do-2 = Zbuduj wieżę.
lesson-unbreakable-castle-gold-done = Wieża z jednego złota i tego, co było.
lesson-unbreakable-castle-gold-other = Brakuje właśnie kamienia.
lesson-unbreakable-castle-gold-wall = Mur też można, ale starcza ci na wieżę, a na nią zebrać trudniej.

lesson-unbreakable-castle-win-title = Ukończ zamek
lesson-unbreakable-castle-win-idea = Pięć części stoi, brakuje tylko bramy: osiem sztuk drewna i cztery sztuki rudy. Pierwszy ukończony zamek od razu wygrywa.
lesson-unbreakable-castle-win-do-1 = Brakuje dwóch sztuk drewna. Masz złoto.
lesson-unbreakable-castle-win-do-2 = Zbuduj bramę!
lesson-unbreakable-castle-win-done = Twój zamek stoi: zwycięstwo. Czas na pierwszą grę.
