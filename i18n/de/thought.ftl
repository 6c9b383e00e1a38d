### Warum ein Bot etwas getan hat: was er wusste, was er abgewogen hat, wofür der Zug gut war.

## Der Zug selbst, als Frage und als Stichwort.

thought-title = { $kind ->
    [pick] Warum nimmt { $name } die Karte { $card }?
    [ride] Warum reitet { $name } { $place }?
    [quest] Warum erfüllt { $name } die Aufgabe { $card }?
    [court] Warum hält { $name } Gericht?
    [exercise] Warum nimmt { $name } die Karte { $card }?
    [round-table] Warum nimmt { $name } die Aufgabe { $card }?
    [give-up] Warum lässt { $name } die Karte { $card } verfallen?
    [end] Warum beendet { $name } den Zug?
    [nothing] Warum bietet { $name } im Turnier nichts an?
   *[offer] Warum bietet { $name } im Turnier das an: { $card }?
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
   *[offer] Anbieten: { $card }
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
       *[offer] dieses Angebot: { $card }
    }

## Wofür der Zug gut war. Im Präsens, in ganzen Sätzen.

thought-ride = { $goal ->
    [quest] { $name } will { $to }: Dort lässt sich die Aufgabe { $task } erfüllen. Das bringt { $shields }.
    [court] { $name } will { $to }: Auf dem Land lässt sich Gericht halten. Das bringt { $shields }.
    [exercise] { $name } will { $to }, um dort { $card } zu nehmen.
    [round-table] { $name } will { $to }, um dort die Aufgabe { $task } zu holen.
    [tournament] { $name } will { $to }: Nur wer dort steht, ist beim Turnier dabei.
    [home] { $name } will { $to }: Dort kann man in der nächsten Runde üben und eine Aufgabe holen.
    [nearer] { $name } kommt so näher an den Ort der Aufgabe { $task }.
   *[nothing] { $name } will { $to }. Was danach kommt, ist noch offen.
}
thought-quest = { $when ->
    [first] { $name } will erst die Aufgabe { $task } holen und sie im selben Zug erfüllen: { $shields }.
    [pick] { $name } will in diesem Zug die Aufgabe { $task } erfüllen: { $shields }.
   *[step] Für die Aufgabe { $task } ist alles da. Das bringt sofort { $shields }.
}
thought-court = { $when ->
    [first] { $name } will erst ein Buch nehmen und damit im selben Zug Gericht halten: { $shields }.
    [pick] { $name } will mit einem Buch Gericht halten: { $shields }.
   *[step] Für ein Buch gibt es hier sofort { $shields }.
}
thought-learn = { $need ->
    [quest] { $card } wird in diesem Zug für die Aufgabe { $task } gebraucht.
    [court] Mit { $card } lässt sich noch in diesem Zug Gericht halten.
    [tournament] { $card } zählt im Turnier am Ende der Runde.
    [task] { $card } fehlt { $name } noch für die Aufgabe { $task }.
    [court-later] { $card } ist ein Vorrat: Ein Buch wird für Aufgaben gebraucht, und bei Gericht gibt es Schilde dafür.
    [tournament-later] { $card } ist ein Vorrat für Aufgaben und fürs nächste Turnier.
   *[stock] { $card } ist ein Vorrat für Aufgaben, die noch kommen.
}
thought-task = { $readiness ->
    [now] { $name } will die Aufgabe { $task } holen und noch in diesem Zug erfüllen: { $shields }.
    [ready] { $name } will die Aufgabe { $task } ({ $shields }). Alles, was sie verlangt, ist schon da.
   *[lacks] { $name } will die Aufgabe { $task } ({ $shields }). Dafür fehlt noch: { $cards }.
}
thought-tournament = { $field ->
    [alone] Bisher will sonst niemand ins Turnier. Wer dort allein ist, braucht für 2 Schilde nur eine Karte.
   *[rival] { $who ->
        [you] Im Turnier geht es gegen dich. { $name } kann dort Schwerter und Lanzen im Wert von { $total } anbieten.
       *[other] Im Turnier geht es gegen { $rival }. { $name } kann dort Schwerter und Lanzen im Wert von { $total } anbieten.
    }
}
thought-deny = { $who ->
    [you] { $name } hat selbst nichts von der Karte { $card }. Es ist aber die letzte, und du könntest sie gut brauchen.
   *[other] { $name } hat selbst nichts von der Karte { $card }. Es ist aber die letzte, und { $rival } könnte sie gut brauchen.
}
thought-spare = Eine Karte muss es sein, aber keine bringt { $name } in dieser Runde noch etwas ein. Dann eben { $card }.
thought-give-up = Die Karte { $card } hilft { $name } in diesem Zug nicht mehr.
thought-end = { $cards ->
    [0] Alle Karten sind verbraucht. Damit ist der Zug vorbei.
    [one] Die Karte, die übrig ist, hilft { $name } in diesem Zug nicht mehr.
   *[other] Die { $cards } Karten, die übrig sind, helfen { $name } in diesem Zug nicht mehr.
}
thought-offer = { $offering ->
    [empty] { $name } hat nichts auf der Hand, was im Turnier zählt.
    [kept] Die eigenen Karten sind { $name } mehr wert als das, was im Turnier zu holen ist.
    [beaten] { $who ->
        [you] Du hast sicher mehr auf der Hand, als { $name } anbieten kann. Also spart { $name } die Karten.
       *[other] { $rival } hat sicher mehr auf der Hand, als { $name } anbieten kann. Also spart { $name } die Karten.
    }
    [alone] { $name } ist allein im Turnier: Für 2 Schilde reicht eine Karte, und zwar die, die am wenigsten fehlt.
    [sure] { $who ->
        [you] Du kannst höchstens { $most } anbieten. Mit { $total } gewinnt { $name } auf jeden Fall.
       *[other] { $rival } kann höchstens { $most } anbieten. Mit { $total } gewinnt { $name } auf jeden Fall.
    }
    [draw] { $who ->
        [you] Du kannst höchstens { $most } anbieten. Mit { $total } wird es mindestens ein Unentschieden.
       *[other] { $rival } kann höchstens { $most } anbieten. Mit { $total } wird es mindestens ein Unentschieden.
    }
    [hope] { $who ->
        [you] Du könntest bis zu { $most } anbieten. { $name } hofft, dass du weniger gibst, und bietet { $total }.
       *[other] { $rival } könnte bis zu { $most } anbieten. { $name } hofft auf weniger und bietet { $total }.
    }
   *[bluff] Das ist ein Bluff: Diese Karten zählen im Turnier nicht. Zu sehen ist das erst beim Aufdecken.
}

## Wie die Wahl zustande kam.

thought-forced = Es gab keine Wahl: Etwas anderes war nicht erlaubt.
thought-planned = Das gehört zu dem Plan, den { $name } vorher für diesen Zug gefasst hat.
thought-close = Es war knapp. Fast genauso gut: { $other }.
thought-searched = In den Welten, die sich { $name } ausgemalt hat, ging das am besten aus: gewonnen in { $won } von 100.
thought-draw = { $kind ->
    [allowed] { $name } denkt nicht nach, sondern lost: Unter { $count } erlaubten Zügen war es dieser. Einen Grund gibt es nicht.
    [sensible] { $name } spielt aus dem Bauch heraus: Von { $count } Zügen, die sinnvoll aussahen, war es dieser.
    [several] { $name } spielt aus dem Bauch heraus: Von vielen Zügen, die sinnvoll aussahen, war es dieser.
    [only] { $name } spielt aus dem Bauch heraus, aber das war der einzige Zug, der sinnvoll aussah.
   *[hidden] { $name } spielt aus dem Bauch heraus: Der Zufall hat entschieden.
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
thought-drawn-heading = Woraus gelost wurde
thought-chosen = gewählt
thought-value-shields = { $shields ->
    [one] etwa { NUMBER($shields, maximumFractionDigits: 1) } Schild wert
   *[other] etwa { NUMBER($shields, maximumFractionDigits: 1) } Schilde wert
}
thought-value-victories = gewinnt in { $won } von 100 Welten
thought-note-shields = Geschätzt: die Schilde aus diesem Zug und dazu das, was Karten, Aufgaben und Ort danach noch wert sind. Gewonnen ist davon noch nichts.
thought-note-victories = { $worlds ->
    [0] { $name } hat sich Welten ausgemalt, die zu allem Bekannten passen, und in ihnen weitergespielt.
    [one] { $name } hat sich eine Welt ausgemalt, die zu allem Bekannten passt, und in ihr weitergespielt.
   *[other] { $name } hat sich { $worlds } Welten ausgemalt, die zu allem Bekannten passen, und in ihnen weitergespielt.
}

## Während das Spiel läuft, bleibt Verdecktes verdeckt.

thought-masked = { $name } hat einen Plan, behält ihn aber noch für sich: Er hat mit verdeckten Karten zu tun. Nach dem Spiel steht er hier.
thought-masked-weighed = Was { $name } sonst noch abgewogen hat, steht nach dem Spiel hier. Jetzt würde es verdeckte Karten verraten.

## Der Rundenrückblick und der Coach.

thought-ask = Warum hat { $name } das getan?
thought-ask-help = Warum hat { $name } das getan: { $deed }?
coach-switch = Coach: Bots erklären sich
    .help = Im Rückblick erklären die Bots ihre Züge schon während des Spiels. Verdeckte Karten bleiben dabei verdeckt. Nach dem Spiel erklären sie immer alles.
