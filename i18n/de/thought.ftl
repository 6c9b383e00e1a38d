### Warum ein Bot etwas getan hat: was er wusste, was er abgewogen hat, wofür der Zug gut war.

## Der Zug selbst, als Frage und als Stichwort.

thought-title = { $kind ->
    [pick] Warum nimmt { $name } die Karte { $card }?
    [ride] Warum reitet { $name } { $place }?
    [quest] Warum erfüllt { $name } die Aufgabe { $card }?
    [court] Warum hält { $name } Gericht?
    [exercise] Warum nimmt { $name } die Karte { $card }?
    [round-table] Warum holt sich { $name } die Aufgabe { $card }?
    [give-up] Warum lässt { $name } die Karte { $card } verfallen?
    [end] Warum beendet { $name } den Zug?
    [nothing] Warum bietet { $name } im Turnier nichts an?
   *[offer] Warum bietet { $name } im Turnier { $card } an?
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

## Wofür der Zug gut war. Im Präsens, in ganzen Sätzen.

thought-ride = { $goal ->
    [quest] { $name } will { $to }: Dort lässt sich die Aufgabe { $task } erfüllen. Das bringt { $shields }.
    [court] { $name } will { $to }: Auf dem Land kann man Gericht halten. Das bringt { $shields }.
    [exercise] { $name } will { $to } und dort { $card } nehmen.
    [round-table] { $name } will { $to } und sich dort die Aufgabe { $task } holen.
    [tournament] { $name } will { $to }: Nur wer dort steht, ist beim Turnier dabei.
    [home] { $name } will { $to }: Dort kann man in der nächsten Runde üben und eine Aufgabe holen.
    [nearer] So kommt { $name } dem Ort der Aufgabe { $task } näher.
   *[nothing] { $name } will { $to }. Was danach kommt, ist noch offen.
}
thought-quest = { $when ->
    [first] { $name } will sich erst die Aufgabe { $task } holen und sie noch im selben Zug erfüllen. Das bringt { $shields }.
    [pick] { $name } will in diesem Zug die Aufgabe { $task } erfüllen. Das bringt { $shields }.
   *[step] Für die Aufgabe { $task } ist alles da. Sie bringt sofort { $shields }.
}
thought-court = { $when ->
    [first] { $name } will erst ein Buch nehmen und damit noch im selben Zug Gericht halten. Das bringt { $shields }.
    [pick] { $name } will mit einem Buch Gericht halten. Das bringt { $shields }.
   *[step] Für ein Buch gibt es hier sofort { $shields }.
}
thought-learn = { $need ->
    [quest] { $name } braucht { $card } noch in diesem Zug für die Aufgabe { $task }.
    [court] Mit { $card } kann { $name } noch in diesem Zug Gericht halten.
    [tournament] { $card } zählt im Turnier am Ende der Runde.
    [task] Für die Aufgabe { $task } braucht { $name } noch { $card }.
    [court-later] { $name } will { $card } für später: Bücher braucht man für Aufgaben, und beim Gericht gibt es Schilde dafür.
    [tournament-later] { $name } will { $card } für später: für Aufgaben und fürs nächste Turnier.
   *[stock] { $name } will { $card } für später: für Aufgaben, die noch kommen.
}
thought-task = { $readiness ->
    [now] { $name } will sich die Aufgabe { $task } holen und sie noch in diesem Zug erfüllen. Das bringt { $shields }.
    [ready] { $name } will die Aufgabe { $task } ({ $shields }). Alles, was sie verlangt, ist schon da.
   *[lacks] { $name } will die Aufgabe { $task } ({ $shields }). Dafür braucht { $name } noch { $cards }.
}
thought-tournament = { $field ->
    [alone] Bisher will sonst niemand ins Turnier. Wer dort allein ist, braucht für 2 Schilde nur eine Karte.
   *[rival] { $who ->
        [you] Im Turnier geht es gegen dich. { $name } kann dort Schwerter und Lanzen im Wert von { $total } anbieten.
       *[other] Im Turnier geht es gegen { $rival }. { $name } kann dort Schwerter und Lanzen im Wert von { $total } anbieten.
    }
}
thought-deny = { $who ->
    [you] { $name } hat selbst nichts von der Karte { $card }. Aber es ist die letzte dieser Art, und du könntest sie gut gebrauchen.
   *[other] { $name } hat selbst nichts von der Karte { $card }. Aber es ist die letzte dieser Art, und { $rival } könnte sie gut gebrauchen.
}
thought-reserve = Im besten Plan braucht { $name } die Karte { $card } nicht, könnte sie aber auf andere Weise nutzen.
thought-spare = Eine Karte muss { $name } nehmen, aber in dieser Runde hilft keine mehr. Dann eben { $card }.
thought-give-up = Die Karte { $card } hilft { $name } in diesem Zug nicht mehr.
thought-end = { $cards ->
    [0] Alle Karten sind erledigt. Damit ist der Zug vorbei.
    [one] Die Karte, die übrig ist, hilft { $name } in diesem Zug nicht mehr.
   *[other] Die { $cards } Karten, die übrig sind, helfen { $name } in diesem Zug nicht mehr.
}
thought-end-tournament = { $rest ->
    [none] Nur das Turnier steht noch aus, und das kommt erst am Ende der Runde. Damit ist der Zug vorbei.
   *[some] Das Turnier kommt erst am Ende der Runde.
}
thought-offer = { $offering ->
    [empty] { $name } hat nichts auf der Hand, was im Turnier zählt.
    [kept] Die eigenen Karten sind { $name } mehr wert als das, was im Turnier zu holen ist.
    [beaten] { $who ->
        [you] Du hast auf jeden Fall mehr auf der Hand, als { $name } anbieten kann. Also behält { $name } die eigenen Karten.
       *[other] { $rival } hat auf jeden Fall mehr auf der Hand, als { $name } anbieten kann. Also behält { $name } die eigenen Karten.
    }
    [alone] { $name } ist allein im Turnier: Für 2 Schilde reicht eine Karte, am besten die, die später am wenigsten fehlt.
    [sure] { $who ->
        [you] Du kannst höchstens { $most } anbieten. Mit { $total } gewinnt { $name } auf jeden Fall.
       *[other] { $rival } kann höchstens { $most } anbieten. Mit { $total } gewinnt { $name } auf jeden Fall.
    }
    [draw] { $who ->
        [you] Du kannst höchstens { $most } anbieten. Mit { $total } schafft { $name } mindestens ein Unentschieden.
       *[other] { $rival } kann höchstens { $most } anbieten. Mit { $total } schafft { $name } mindestens ein Unentschieden.
    }
    [hope] { $who ->
        [you] Du könntest bis zu { $most } anbieten. { $name } hofft, dass du weniger bietest, und bietet { $total }.
       *[other] { $rival } könnte bis zu { $most } anbieten. { $name } hofft auf weniger und bietet { $total }.
    }
   *[bluff] Das ist ein Bluff: Diese Karten zählen im Turnier nicht. Das sieht man erst beim Aufdecken.
}

## Wie die Wahl zustande kam.

thought-forced = Es gab keine Wahl: Etwas anderes war nicht erlaubt.
thought-planned = Das gehört zu dem Plan, den { $name } schon vorher für diesen Zug hatte.
thought-close = Es war knapp. Etwas anderes war fast genauso gut ({ $other }).
thought-searched = Von allem, was { $name } in Gedanken durchgespielt hat, ging das am besten aus: mit einem Sieg in { $won } von 100 Fällen.
thought-searched-same = { $name } hat alles in Gedanken durchgespielt, und jedes Mal kam das Gleiche heraus. Keine Möglichkeit war besser als die anderen.
thought-draw = { $kind ->
    [allowed] { $name } denkt nicht nach, sondern lässt das Los entscheiden: Von { $count } erlaubten Möglichkeiten traf es diese. Einen Grund gibt es nicht.
    [sensible] { $name } spielt nach Gefühl: Von { $count } Möglichkeiten, die sinnvoll aussahen, wurde es diese.
    [several] { $name } spielt nach Gefühl: Von vielen Möglichkeiten, die sinnvoll aussahen, wurde es diese.
    [only] { $name } spielt nach Gefühl, aber hier sah nur diese eine Möglichkeit sinnvoll aus.
   *[hidden] { $name } spielt nach Gefühl: Der Zufall hat entschieden.
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
thought-value-victories = gewinnt in { $won } von 100 Fällen
thought-note-shields = Das ist geschätzt: die Schilde aus diesem Zug und dazu das, was Karten, Aufgaben und Ort danach noch wert sind. Gewonnen ist davon noch nichts.
thought-note-victories = { $worlds ->
    [0] { $name } hat sich ausgemalt, wie die verdeckten Karten liegen könnten, und in Gedanken weitergespielt.
    [one] { $name } hat sich eine Möglichkeit ausgemalt, wie die verdeckten Karten liegen könnten, und in Gedanken weitergespielt.
   *[other] { $name } hat sich { $worlds } Möglichkeiten ausgemalt, wie die verdeckten Karten liegen könnten, und jedes Mal in Gedanken weitergespielt.
}

## Während das Spiel läuft, bleibt Verdecktes verdeckt.

thought-masked = Was { $name } damit vorhat, bleibt noch geheim, denn es hat mit verdeckten Karten zu tun. Nach dem Spiel steht es hier.
thought-masked-weighed = Was { $name } sonst noch abgewogen hat, steht nach dem Spiel hier. Jetzt würde es verdeckte Karten verraten.

## Der Rundenrückblick und der Coach.

thought-ask = Warum hat { $name } das getan?
thought-ask-help = Warum hat { $name } das getan: { $deed }?
coach-switch = Coach: Bots erklären ihre Züge
    .help = Im Rückblick erklären die Bots ihre Züge schon während des Spiels. Verdeckte Karten bleiben dabei verdeckt. Nach dem Spiel erklären sie immer alles.
