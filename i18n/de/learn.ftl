# Lernen: die Liste der Lektionen und was Merlin außer den Lektionen selbst sagt.

learn-title = Lernen
    .help = In kurzen Lektionen am Tisch lernst du alle Regeln.
learn-lesson = Lektion { $number } von { $lessons }
learn-heading = Lektion { $number } von { $lessons } · { $title }
learn-entry = Lektion { $number }: { $title }
learn-all-done = Alle Lektionen geschafft
learn-not-begun = Noch nicht begonnen
learn-step = Schritt { $step } von { $steps }
learn-done = Geschafft
learn-next = Als Nächstes
learn-broken = Manche Lektionen in dieser Fassung des Programms sind beschädigt und lassen sich nicht öffnen. Die anderen gehen trotzdem.
learn-begin = { $begun ->
    [yes] Weiter mit Lektion { $number }
   *[no] Lektion { $number } beginnen
}
learn-take-exam = { $open ->
    [yes] Prüfung fortsetzen
   *[no] Prüfung ablegen
}
learn-known = { $rules ->
    [one] { $known ->
        [0] Sie lehrt eine Regel. Die übst du noch.
       *[other] Sie lehrt eine Regel. Die kannst du gut.
    }
   *[other] Sie lehrt { $rules } Regeln. { $known ->
        [0] Noch kannst du keine davon gut.
        [one] Eine davon kannst du gut.
       *[other] { $known } davon kannst du gut.
    }
}

## Am Tisch

learn-list = Das lernst du
learn-line = { $state ->
    [done] Geschafft: { $line }
    [now] Jetzt: { $line }
   *[later] Später: { $line }
}
learn-question = { $about ->
    [none] Eine Frage
   *[other] Frage: { $about }
}
learn-guide = Merlin
learn-point-help = Mit der Eingabetaste springst du dorthin, wohin Merlin zeigt.
learn-show-me = Zeig es mir
learn-again = Noch einmal
learn-restart = Schritt von vorn beginnen
learn-back = Einen Schritt zurück
learn-skip = Schritt überspringen
learn-go-on = Weiter
learn-leave = Beenden
learn-next-lesson = Nächste Lektion
learn-to-list = Alle Lektionen

## Was Merlin dazu sagt

learn-done-title = Geschafft!
learn-right = Richtig!
learn-lapsed-title = Das ging schief
learn-look-first = Noch nicht: Sieh dir zuerst an, worauf ich zeige.
learn-answer-first = Noch nicht: Beantworte zuerst meine Frage.
learn-wrong-answer = Das stimmt nicht. Versuch es noch einmal!

# What the guide wants, in the line that says else whose turn it is.

learn-wish-look = Sieh dir an, worauf Merlin zeigt.
learn-wish-answer = Beantworte Merlins Frage.
learn-wish-next = Geschafft! Weiter geht es bei Merlin.
learn-wish-again = Das hat nicht geklappt. Merlin hilft dir weiter.
learn-wish-over = Du hast die Lektion geschafft.
learn-out-of-reach = So kommst du hier nicht mehr zum Ziel. Das macht nichts: Wir gehen zurück, und du versuchst es noch einmal.
learn-expired = Deine Karte { $card } ist verfallen.
learn-over = Du hast die Lektion „{ $title }“ geschafft. Weiter geht es mit der nächsten.
learn-over-last = Du hast die Lektion „{ $title }“ geschafft. Das war die letzte.

## Was man sich ansieht

learn-your-tent = Dein Zelt
learn-your-shields = Deine Schilde
learn-this-place = Diese Stelle
keyname-show-me = M
key-show-me = Merlin macht es vor
