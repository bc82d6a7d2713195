## Co się dzieje, wiersz po wierszu

bastion-event-entered = { $where ->
    [wall] Na odcinku { $place } staje { $enemy }.
    [square] Na placu { $place } ląduje { $enemy }.
   *[citadel] W cytadeli ląduje { $enemy }.
}
bastion-event-joined = { $enemy } łączy się z wrogiem: { $host } { $where ->
    [wall] na odcinku { $place }.
   *[other] w { $place }.
}
bastion-event-flew = { $enemy } przelatuje z odcinka { $from } na plac { $to }.
bastion-event-set-aside = { $enemy } stanąłby obok innego kapłana, więc odkładamy jego kartę.
bastion-event-marched = { $enemy } przechodzi z odcinka { $from } na odcinek { $to }.
bastion-event-overrun = { $enemy } nie znajduje wolnego odcinka i wdziera się do bastionu.
bastion-event-saved = Mury są wolne, a talia wrogów pusta: bastion ocalony!
bastion-event-expelled = { $seat } musi opuścić { $from-where ->
    [citadel] cytadelę
   *[district] { $from }
} i idzie { $where ->
    [citadel] do cytadeli.
   *[district] do { $to }.
}
bastion-event-moved = { $seat } przechodzi { $from-where ->
    [citadel] z cytadeli
   *[district] z { $from }
} { $where ->
    [citadel] do cytadeli.
   *[district] do { $to }.
}
bastion-event-channelled = { $seat } czerpie manę ze źródła { $source }: { $count } ({ $colour }).
bastion-event-tower-emptied = { $seat } zbiera manę ze źródeł { $place }: { $count }.
bastion-event-citadel-emptied = { $seat } zbiera manę z wież: { $count }.
bastion-event-revived = { $seat } ożywia źródło { $source }.
bastion-event-converted = { $seat } zamienia manę { $from-gen } na manę { $to-gen }.
bastion-event-gave = { $seat } oddaje graczowi { $taker } manę { $colour-gen }.
bastion-event-cast = { $seat } rzuca zaklęcie „{ $spell }”{ $power ->
    [0] {""}
   *[other] {" "}o mocy { $power }
}{ $copy ->
    [0] .
   *[other] {" "}za pomocą kopii.
}
bastion-event-defeated = { $seat } pokonuje { $enemy-acc } { $where ->
    [wall] na odcinku { $place }.
    [square] na placu { $place }.
   *[citadel] w cytadeli.
}
bastion-event-paid = { $seat } wydaje { $count } { $count ->
    [one] żeton many.
    [few] żetony many.
   *[other] żetonów many.
}
bastion-event-performed = { $seat } odprawia rytuał: { $ritual }.
bastion-event-built = { $seat } wznosi { $ritual-acc } na { $place }.
bastion-event-replaced = { $ritual } na { $place } znika.
bastion-event-drew = { $seat } dobiera rytuał: { $ritual }.
bastion-event-returned = { $seat } wkłada pod spód talii { $ritual-acc }.
bastion-event-swapped = { $enemy } (odcinek { $from }) i { $other } (odcinek { $to }) zamieniają się miejscami.
bastion-event-teleported = { $enemy } przenosi się z odcinka { $from } na odcinek { $to }.
bastion-event-turn = Tura gracza { $seat }.
bastion-event-declined = { $seat } odmawia.
bastion-event-laid = { $place }: dzielnica { $colour-gen }.
bastion-event-source-laid = W { $place } od początku stoi { $ritual }.
bastion-event-class-picked = W armii jest klasa wspierająca: { $enemy-plural }.
bastion-event-washed-away = Lądowanie opróżnia { $place }: do rezerwy { $count ->
    [one] wraca { $count } żeton many.
    [few] wracają { $count } żetony many.
   *[other] wraca { $count } żetonów many.
}
bastion-event-repeated = { $seat } działa jeszcze raz.
