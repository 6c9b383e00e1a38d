### Warum eine Karte verfällt und warum eine Aktion abgelehnt wird.

## Gründe. Wert: ein oder zwei Sätze, die Ursache zuerst. short: zwei bis vier Wörter.
## within: dasselbe im Satz.

reason-wrong-place = { $kind ->
        [exercise] Exerzitium geht nur in Camelot (gelbe Mauer).
        [round-table] Artus’ Tafelrunde geht nur in Camelot (gelbe Mauer).
        [court] Gericht geht nur auf dem Land (grüne Blätter).
       *[quest] Eine Queste geht nur auf dem Land (grüne Blätter).
    } { $who ->
        [you] Dein Ritter steht { $at }.
       *[other] Der Ritter von { $name } steht { $at }.
    }
    .short = Falscher Ort
    .within = falscher Ort
reason-wrong-place-quest = { $who ->
        [you] Eine Queste geht nur auf dem Land; deine Aufgaben gehen { $places }. Dein Ritter steht { $at }.
       *[other] Eine Queste geht nur auf dem Land; die Aufgaben von { $name } gehen { $places }. Der Ritter steht { $at }.
    }
    .short = Falscher Ort
    .within = falscher Ort
reason-pile-empty = Der Stapel { $virtue } ist leer: Es gibt keine Karte zu nehmen.
    .short = Stapel leer
    .within = der Stapel ist leer
reason-no-task-on-display = Es liegt keine Aufgabe mehr offen: Die Tafelrunde hat nichts zu vergeben.
    .short = Keine offene Aufgabe
    .within = keine offene Aufgabe
reason-no-book = { $who ->
        [you] Für das Gericht legt man ein Buch zurück, und du hast keins.
       *[other] Für das Gericht legt man ein Buch zurück, und { $name } hat keins.
    }
    .short = Kein Buch
    .within = kein Buch
reason-no-task-in-hand = { $who ->
        [you] Für eine Queste brauchst du eine Aufgabe auf der Hand, und du hast keine. Die Tafelrunde gibt dir eine.
       *[other] Für eine Queste braucht man eine Aufgabe auf der Hand, und { $name } hat keine.
    }
    .short = Keine Aufgabe
    .within = keine Aufgabe auf der Hand
reason-not-at-task-location = { $who ->
        [you] Für diesen Ort hast du keine Aufgabe: Dein Ritter steht { $at }. Deine Queste geht { $places }.
       *[other] Für diesen Ort hat { $name } keine Aufgabe: Der Ritter steht { $at }. Die Queste ginge { $places }.
    }
    .short = Keine Aufgabe für hier
    .within = keine Aufgabe für diesen Ort
reason-virtue-missing = { $who ->
        [you] { $have ->
            [none] Für { $task } brauchst du { $card }, hast aber { $nothing }.
            [lower] Für { $task } brauchst du { $card }, hast aber höchstens { $best }.
           *[used] Für { $task } brauchst du noch einmal { $card }: Jede Karte zahlt nur einmal.
        }
       *[other] { $have ->
            [none] Für { $task } braucht { $name } { $card }, hat aber { $nothing }.
            [lower] Für { $task } braucht { $name } { $card }, hat aber höchstens { $best }.
           *[used] Für { $task } braucht { $name } noch einmal { $card }: Jede Karte zahlt nur einmal.
        }
    }
    .short = { $card } fehlt
    .within = { $card } fehlt
reason-not-at-camelot-for-tournament = { $who ->
        [you] Das Turnier ist in Camelot (gelbe Mauer). Dein Ritter steht zu Beginn { $at }.
       *[other] Das Turnier ist in Camelot (gelbe Mauer). Der Ritter von { $name } steht zu Beginn { $at }.
    }
    .short = Nicht in Camelot
    .within = nicht in Camelot
reason-nothing-offered = { $who ->
        [you] Du hast weder Schwert noch Lanze angeboten: Ohne sie bringt das Turnier nichts.
       *[other] { $name } hat weder Schwert noch Lanze angeboten: Ohne sie bringt das Turnier nichts.
    }
    .short = Wertloses Angebot
    .within = wertloses Angebot
reason-nothing-offered-single = { $who ->
        [you] Du warst allein im Turnier, hast aber nichts angeboten, was zählt. Das bringt keine Schilde.
       *[other] { $name } war allein im Turnier, hat aber nichts angeboten, was zählt. Das bringt keine Schilde.
    }
    .short = Wertloses Angebot
    .within = wertloses Angebot
reason-given-up = { $who ->
        [you] Du hast die Karte aufgegeben, obwohl sie hier gegangen wäre.
       *[other] { $name } hat die Karte aufgegeben, obwohl sie hier gegangen wäre.
    }
    .short = Aufgegeben
    .within = aufgegeben
reason-possible-earlier = { $who ->
        [you] { $step ->
            [0] Am Anfang deines Zuges, vor deiner ersten Aktion, wäre es gegangen.
            [1] Früher in diesem Zug wäre es gegangen: nach deiner ersten Aktion.
            [2] Früher in diesem Zug wäre es gegangen: nach deiner zweiten Aktion.
           *[other] Früher in diesem Zug wäre es gegangen: nach deiner dritten Aktion.
        }
       *[other] { $step ->
            [0] Am Anfang des Zuges, vor der ersten Aktion, wäre es gegangen.
            [1] Früher in diesem Zug wäre es gegangen: nach der ersten Aktion.
            [2] Früher in diesem Zug wäre es gegangen: nach der zweiten Aktion.
           *[other] Früher in diesem Zug wäre es gegangen: nach der dritten Aktion.
        }
    }
    .short = Früher möglich
    .within = früher möglich
reason-hidden = { $who ->
        [you] Der Grund liegt in Karten, die hier verdeckt sind.
       *[other] Warum, kannst du nicht sehen: Es hängt von Karten ab, die nur { $name } kennt.
    }

## Ablehnungen: Die Aktion ist nicht erlaubt, es hat sich nichts geändert.

refusal-game-over = Das Spiel ist aus.
refusal-wrong-phase = Das geht in dieser Phase nicht.
refusal-not-your-turn = Jemand anders ist am Zug.
refusal-not-your-card = Diese Aktionskarte ist nicht da: Sie wurde nicht gewählt oder ist schon verbraucht.
refusal-not-in-supply = Diese Aktionskarte liegt nicht mehr im Vorrat.
refusal-second-tournament = In einer Runde darf jeder nur ein Turnier nehmen.
refusal-cannot-be-carried-out = Diese Karte kann hier nicht ausgeführt werden.
refusal-value-not-in-pile = Eine Karte mit diesem Wert liegt nicht im Stapel.
refusal-task-not-on-display = Diese Aufgabe liegt nicht offen aus.
refusal-too-far = { $distance ->
    [one] Das ist einen Ort entfernt; dieses Pferd schafft höchstens { $reach }.
   *[other] Das ist { $distance } Orte entfernt; dieses Pferd schafft höchstens { $reach }.
}
refusal-zero-move = Der Ritter ist schon dort: Ein Ritt geht mindestens einen Ort weit.
refusal-task-not-in-hand = Diese Aufgabe ist nicht auf der Hand.
refusal-task-elsewhere = Diese Aufgabe lässt sich nur { $at } erfüllen.
refusal-wrong-payment = Diese Karten passen nicht zur Aufgabe: Für alles, was sie verlangt, zählt genau eine Karte dieser Tugend mit mindestens diesem Wert.
refusal-card-not-in-hand = Diese Tugendkarte ist nicht auf der Hand.
refusal-offer-not-allowed = Diese Karten dürfen in diesem Turnier nicht angeboten werden.
refusal-no-such-thing = Eine solche Karte oder einen solchen Ort gibt es nicht.

## Ablehnungen des Zufalls, in Aufzeichnungen.

chance-ring = Der Kreis muss jeden der acht Orte genau einmal enthalten.
chance-hand-seat = Startkarten werden der Reihe nach verteilt; ein anderer Platz ist dran.
chance-hand-cards = Das sind nicht zwei der Startkarten, die noch zu verteilen sind.
chance-task-seen = Diese Aufgabe wurde schon einmal aufgedeckt.
chance-tent-seats = Die Zelte müssen jeden Platz genau einmal nennen.
chance-tent-order = Die Zelte stimmen nicht: Wer weniger Schilde hat, kommt zuerst.
