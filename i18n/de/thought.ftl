### Warum ein Bot etwas getan hat: was er wusste, was er abgewogen hat, wofür der Zug gut war.

## Der Zug selbst, als Frage und als Stichwort. Es wird erzählt, was war: Der Zug ist immer schon getan.

thought-title = { $kind ->
    [pick] Warum hat { $name } die Karte { $card } genommen?
    [ride] Warum ist { $name } { $place } geritten?
    [quest] Warum hat { $name } die Aufgabe { $card } erfüllt?
    [court] Warum hat { $name } Gericht gehalten?
    [exercise] Warum hat { $name } die Karte { $card } genommen?
    [round-table] Warum hat sich { $name } die Aufgabe { $card } geholt?
    [give-up] Warum hat { $name } die Karte { $card } verfallen lassen?
    [end] Warum hat { $name } den Zug beendet?
    [nothing] Warum hat { $name } im Turnier nichts angeboten?
   *[offer] Warum hat { $name } im Turnier { $card } angeboten?
}
thought-deed = { $kind ->
    [pick] { $card } wählen
    [ride] Ritt { $place }
    [quest] { $card } erfüllen
    [court] Gericht halten
    [exercise] { $card } nehmen
    [round-table] { $card } holen
    [give-up] { $card } verfallen lassen
    [end] Zug beenden
    [nothing] Nichts anbieten
   *[offer] { $card } anbieten
}
    .within = { $kind ->
        [pick] { $card } wählen
        [ride] Ritt { $place }
        [quest] { $card } erfüllen
        [court] Gericht halten
        [exercise] { $card } nehmen
        [round-table] { $card } holen
        [give-up] { $card } verfallen lassen
        [end] Zug beenden
        [nothing] nichts anbieten
       *[offer] { $card } anbieten
    }

## Wofür der Zug gut war. In ganzen Sätzen: in der Vergangenheit, was jemand wollte; im Präsens, was immer gilt.

thought-ride = { $goal ->
    [quest] { $name } wollte { $to }: Dort lässt sich die Aufgabe { $task } erfüllen. Das bringt { $shields }.
    [court] { $name } wollte { $to }: Auf dem Land kann man Gericht halten. Das bringt { $shields }.
    [exercise] { $name } wollte { $to } und dort { $card } nehmen.
    [round-table] { $name } wollte { $to } und sich dort die Aufgabe { $task } holen.
    [tournament] { $name } wollte { $to }: Nur wer dort steht, ist beim Turnier dabei.
    [home] { $name } wollte { $to }: Dort kann man in der nächsten Runde üben und sich eine Aufgabe holen.
    [nearer] So kam { $name } dem Ort der Aufgabe { $task } näher.
   *[nothing] { $name } wollte { $to }. Was danach kommen sollte, war noch offen.
}
thought-quest = { $when ->
    [first] { $name } wollte sich erst die Aufgabe { $task } holen und sie noch im selben Zug erfüllen. Das bringt { $shields }.
    [pick] { $name } wollte in diesem Zug die Aufgabe { $task } erfüllen. Das bringt { $shields }.
   *[step] Für die Aufgabe { $task } war alles da. Sie brachte sofort { $shields }.
}
thought-court = { $when ->
    [first] { $name } wollte erst ein Buch nehmen und damit noch im selben Zug Gericht halten. Das bringt { $shields }.
    [pick] { $name } wollte mit einem Buch Gericht halten. Das bringt { $shields }.
   *[step] Für ein Buch gab es hier sofort { $shields }.
}
thought-learn = { $need ->
    [quest] { $name } brauchte { $card } noch in diesem Zug für die Aufgabe { $task }.
    [court] Mit { $card } konnte { $name } noch in diesem Zug Gericht halten.
    [tournament] { $card } zählt im Turnier am Ende der Runde.
    [task] Für die Aufgabe { $task } brauchte { $name } noch { $card }.
    [court-later] { $name } wollte { $card } für später: Bücher braucht man für Aufgaben, und beim Gericht gibt es Schilde dafür.
    [tournament-later] { $name } wollte { $card } für später: für Aufgaben und fürs nächste Turnier.
   *[stock] { $name } wollte { $card } für später: für Aufgaben, die noch kommen.
}
thought-task = { $readiness ->
    [now] { $name } wollte sich die Aufgabe { $task } holen und sie noch in diesem Zug erfüllen. Das bringt { $shields }.
    [ready] { $name } wollte die Aufgabe { $task } ({ $shields }). Alles, was sie verlangt, war schon da.
   *[lacks] { $name } wollte die Aufgabe { $task } ({ $shields }). Dafür brauchte { $name } noch { $cards }.
}
thought-tournament = { $field ->
    [alone] Bis dahin wollte sonst niemand ins Turnier. Wer dort allein ist, braucht für 2 Schilde nur eine Karte.
   *[rival] { $who ->
        [you] Im Turnier ging es gegen dich. { $name } konnte dort Schwerter und Lanzen im Wert von { $total } anbieten.
       *[other] Im Turnier ging es gegen { $rival }. { $name } konnte dort Schwerter und Lanzen im Wert von { $total } anbieten.
    }
}
thought-deny = { $who ->
    [you] { $name } hatte selbst nichts von der Karte { $card }. Aber es war die letzte dieser Art, und du hättest sie gut gebrauchen können.
   *[other] { $name } hatte selbst nichts von der Karte { $card }. Aber es war die letzte dieser Art, und { $rival } hätte sie gut gebrauchen können.
}
thought-reserve = Im besten Plan brauchte { $name } die Karte { $card } nicht, hätte sie aber auf andere Weise nutzen können.
thought-spare = Eine Karte musste { $name } nehmen, aber in dieser Runde half keine mehr. Dann eben { $card }.
thought-give-up = Die Karte { $card } half { $name } in diesem Zug nicht mehr.
thought-end = { $cards ->
    [0] Alle Karten waren erledigt. Damit war der Zug vorbei.
    [one] Die Karte, die übrig war, half { $name } in diesem Zug nicht mehr.
   *[other] Die { $cards } Karten, die übrig waren, halfen { $name } in diesem Zug nicht mehr.
}
thought-end-tournament = { $rest ->
    [none] Nur das Turnier stand noch aus, und das kommt erst am Ende der Runde. Damit war der Zug vorbei.
   *[some] Das Turnier kommt erst am Ende der Runde.
}
thought-offer = { $offering ->
    [empty] { $name } hatte nichts auf der Hand, was im Turnier zählt.
    [kept] Die eigenen Karten waren { $name } mehr wert als das, was im Turnier zu holen war.
    [beaten] { $who ->
        [you] Du hattest auf jeden Fall mehr auf der Hand, als { $name } anbieten konnte. Also behielt { $name } die eigenen Karten.
       *[other] { $rival } hatte auf jeden Fall mehr auf der Hand, als { $name } anbieten konnte. Also behielt { $name } die eigenen Karten.
    }
    [alone] { $name } war allein im Turnier: Für 2 Schilde reichte eine Karte, am besten die, die später am wenigsten fehlt.
    [sure] { $who ->
        [you] Du konntest höchstens { $most } anbieten. Mit { $total } gewann { $name } auf jeden Fall.
       *[other] { $rival } konnte höchstens { $most } anbieten. Mit { $total } gewann { $name } auf jeden Fall.
    }
    [draw] { $who ->
        [you] Du konntest höchstens { $most } anbieten. Mit { $total } schaffte { $name } mindestens ein Unentschieden.
       *[other] { $rival } konnte höchstens { $most } anbieten. Mit { $total } schaffte { $name } mindestens ein Unentschieden.
    }
    [hope] { $who ->
        [you] Du konntest bis zu { $most } anbieten. { $name } hoffte, dass du weniger bietest, und bot { $total }.
       *[other] { $rival } konnte bis zu { $most } anbieten. { $name } hoffte auf weniger und bot { $total }.
    }
   *[bluff] Das war ein Bluff: Diese Karten zählen im Turnier nicht. Das sieht man erst beim Aufdecken.
}

## Wie die Wahl zustande kam.

thought-forced = Es gab keine Wahl: Etwas anderes war nicht erlaubt.
thought-planned = Das gehört zu dem Plan, den { $name } schon vorher für diesen Zug hatte.
thought-close = Es war knapp. Etwas anderes war fast genauso gut ({ $other }).
thought-searched = Von allem, was { $name } in Gedanken ausprobiert hat, ging das am besten aus: mit einem Sieg in { $won } von 100 Versuchen.
thought-searched-same = { $name } hat alles in Gedanken ausprobiert, und jedes Mal kam das Gleiche heraus. Keine Möglichkeit war besser als die anderen.
thought-draw = { $kind ->
    [allowed] { $name } hat nicht nachgedacht, sondern das Los entscheiden lassen: Von { $count } erlaubten Möglichkeiten traf es diese. Einen Grund gab es nicht.
    [sensible] { $name } hat nach Gefühl gespielt: Von { $count } Möglichkeiten, die sinnvoll aussahen, wurde es diese.
    [several] { $name } hat nach Gefühl gespielt: Von vielen Möglichkeiten, die sinnvoll aussahen, wurde es diese.
    [only] { $name } hat nach Gefühl gespielt, aber hier sah nur diese eine Möglichkeit sinnvoll aus.
   *[hidden] { $name } hat nach Gefühl gespielt: Der Zufall hat entschieden.
}

## Was bekannt war.

thought-knew-heading = Was { $name } wusste
thought-knew = { $hidden ->
    [0] { $who ->
        [you] { $name } kannte deine ganze Hand: { $cards }.
       *[other] { $name } kannte die ganze Hand von { $rival }: { $cards }.
    }
    [one] { $who ->
        [you] { $name } kannte von deiner Hand: { $cards }. Eine Karte war verdeckt.
       *[other] { $name } kannte von der Hand von { $rival }: { $cards }. Eine Karte war verdeckt.
    }
   *[other] { $who ->
        [you] { $name } kannte von deiner Hand: { $cards }. { $hidden } Karten waren verdeckt.
       *[other] { $name } kannte von der Hand von { $rival }: { $cards }. { $hidden } Karten waren verdeckt.
    }
}
thought-knew-most = { $who ->
    [you] Im Turnier konntest du damit höchstens auf { $most } kommen.
   *[other] Im Turnier konnte { $rival } damit höchstens auf { $most } kommen.
}

## Was danach kommen sollte, und was abgewogen wurde.

thought-plan-heading = Was { $name } als Nächstes vorhatte
thought-plan-pick = Die Karte { $card } nehmen.
thought-weighed-heading = Was { $name } abgewogen hat
thought-drawn-heading = Was zur Auswahl stand
thought-chosen = gewählt
thought-value-shields = { $shields ->
    [one] etwa { NUMBER($shields, maximumFractionDigits: 1) } Schild wert
   *[other] etwa { NUMBER($shields, maximumFractionDigits: 1) } Schilde wert
}
thought-value-victories = Sieg in { $won } von 100 Versuchen
thought-note-shields = Das ist geschätzt: die Schilde aus diesem Zug und dazu das, was Karten, Aufgaben und Ort danach noch wert sind. Gewonnen ist davon noch nichts.
thought-note-victories = { $worlds ->
    [0] { $name } hat in Gedanken weitergespielt und sich dabei ausgemalt, wie die verdeckten Karten liegen könnten. Die Siege sind auf 100 Versuche umgerechnet.
    [one] { $name } hat in Gedanken einmal weitergespielt und sich dabei ausgemalt, wie die verdeckten Karten liegen könnten. Die Siege sind auf 100 Versuche umgerechnet.
   *[other] { $name } hat in Gedanken { $worlds }-mal weitergespielt und sich jedes Mal ausgemalt, wie die verdeckten Karten liegen könnten. Die Siege sind auf 100 Versuche umgerechnet.
}

## Während das Spiel läuft, bleibt Verdecktes verdeckt.

thought-masked = Was { $name } damit vorhatte, bleibt noch geheim, denn es hat mit verdeckten Karten zu tun. Nach dem Spiel steht es hier.
thought-masked-weighed = Was { $name } sonst noch abgewogen hat, steht nach dem Spiel hier. Jetzt würde es verdeckte Karten verraten.

## Der Rundenrückblick und der Coach.

thought-ask = Warum hat { $name } das getan?
thought-ask-help = Warum hat { $name } das getan: { $deed }?
