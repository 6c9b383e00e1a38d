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
        [you] Eine Queste geht nur auf dem Land; deine Aufgaben kannst du { $places } erfüllen. Dein Ritter steht { $at }.
       *[other] Eine Queste geht nur auf dem Land; die Aufgaben von { $name } sind { $places } zu erfüllen. Der Ritter steht { $at }.
    }
    .short = Falscher Ort
    .within = falscher Ort
reason-pile-empty = Der Stapel { $virtue } ist leer: Es ist keine Karte mehr da.
    .short = Stapel leer
    .within = der Stapel ist leer
reason-no-task-on-display = Es liegt keine Aufgabe mehr offen: Die Tafelrunde hat keine zu vergeben.
    .short = Keine offene Aufgabe
    .within = keine offene Aufgabe
reason-no-book = { $who ->
        [you] Für das Gericht musst du ein Buch zurücklegen, aber du hast keins.
       *[other] Für das Gericht muss man ein Buch zurücklegen, aber { $name } hat keins.
    }
    .short = Kein Buch
    .within = kein Buch
reason-no-task-in-hand = { $who ->
        [you] Für eine Queste brauchst du eine Aufgabe auf der Hand, aber du hast keine. An der Tafelrunde bekommst du eine.
       *[other] Für eine Queste braucht man eine Aufgabe auf der Hand, aber { $name } hat keine.
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
           *[used] Für { $task } brauchst du noch einmal { $card }: Jede Karte zählt nur einmal.
        }
       *[other] { $have ->
            [none] Für { $task } braucht { $name } { $card }, hat aber { $nothing }.
            [lower] Für { $task } braucht { $name } { $card }, hat aber höchstens { $best }.
           *[used] Für { $task } braucht { $name } noch einmal { $card }: Jede Karte zählt nur einmal.
        }
    }
    .short = { $card } fehlt
    .within = { $card } fehlt
reason-not-at-camelot-for-tournament = { $who ->
        [you] Das Turnier findet in Camelot statt (gelbe Mauer). Dein Ritter steht aber { $at }.
       *[other] Das Turnier findet in Camelot statt (gelbe Mauer). Der Ritter von { $name } steht aber { $at }.
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
        [you] Du warst allein im Turnier, hast aber nichts angeboten, was zählt. Dafür gibt es keine Schilde.
       *[other] { $name } war allein im Turnier, hat aber nichts angeboten, was zählt. Dafür gibt es keine Schilde.
    }
    .short = Wertloses Angebot
    .within = wertloses Angebot
reason-given-up = { $who ->
        [you] Du hast die Karte aufgegeben, obwohl du sie ausführen konntest.
       *[other] { $name } hat die Karte aufgegeben, obwohl sie möglich gewesen wäre.
    }
    .short = Aufgegeben
    .within = aufgegeben
reason-possible-earlier = { $who ->
        [you] { $step ->
            [0] Am Anfang deines Zuges, vor deiner ersten Aktion, wäre es noch gegangen.
            [1] Nach deiner ersten Aktion in diesem Zug wäre es noch gegangen.
            [2] Nach deiner zweiten Aktion in diesem Zug wäre es noch gegangen.
           *[other] Nach deiner dritten Aktion in diesem Zug wäre es noch gegangen.
        }
       *[other] { $step ->
            [0] Am Anfang des Zuges, vor der ersten Aktion, wäre es noch gegangen.
            [1] Nach der ersten Aktion in diesem Zug wäre es noch gegangen.
            [2] Nach der zweiten Aktion in diesem Zug wäre es noch gegangen.
           *[other] Nach der dritten Aktion in diesem Zug wäre es noch gegangen.
        }
    }
    .short = Früher möglich
    .within = früher möglich
reason-hidden = { $who ->
        [you] Der Grund hängt von Karten ab, die gerade verdeckt sind.
       *[other] Warum, kannst du nicht sehen: Es hängt von Karten ab, die nur { $name } kennt.
    }

## Ablehnungen: Die Aktion ist nicht erlaubt, es hat sich nichts geändert.

refusal-game-over = Das Spiel ist aus.
refusal-wrong-phase = Das geht in dieser Phase nicht.
refusal-not-your-turn = Jemand anders ist am Zug.
refusal-not-your-card = Diese Aktionskarte ist nicht da: Sie wurde nicht gewählt oder ist schon verbraucht.
refusal-not-in-supply = Diese Aktionskarte liegt nicht mehr im Vorrat.
refusal-second-tournament = Pro Runde darf man nur ein Turnier nehmen.
refusal-cannot-be-carried-out = Diese Karte kann hier nicht ausgeführt werden.
refusal-value-not-in-pile = Eine Karte mit diesem Wert liegt nicht im Stapel.
refusal-task-not-on-display = Diese Aufgabe liegt nicht offen.
refusal-too-far = { $distance ->
    [one] Das ist einen Ort entfernt; dieses Pferd schafft höchstens { $reach }.
   *[other] Das ist { $distance } Orte entfernt; dieses Pferd schafft höchstens { $reach }.
}
refusal-zero-move = Der Ritter steht schon dort: Er muss mindestens einen Ort weit reiten.
refusal-task-not-in-hand = Diese Aufgabe ist nicht auf der Hand.
refusal-task-elsewhere = Diese Aufgabe lässt sich nur { $at } erfüllen.
refusal-wrong-payment = Diese Karten passen nicht zur Aufgabe: Für jede verlangte Karte zählt genau eine Karte derselben Tugend, die mindestens so viel wert ist.
refusal-card-not-in-hand = Diese Tugendkarte ist nicht auf der Hand.
refusal-offer-not-allowed = Diese Karten dürfen in diesem Turnier nicht angeboten werden.
refusal-no-such-thing = Eine solche Karte oder einen solchen Ort gibt es nicht.

## Ablehnungen des Zufalls, in Aufzeichnungen.

chance-ring = Der Kreis muss jeden der acht Orte genau einmal enthalten.
chance-hand-seat = Startkarten werden der Reihe nach verteilt; ein anderer Platz ist an der Reihe.
chance-hand-cards = Diese zwei Karten sind nicht unter den Startkarten, die noch zu verteilen sind.
chance-task-seen = Diese Aufgabe wurde schon einmal aufgedeckt.
chance-tent-seats = Jeder Platz muss genau ein Zelt bekommen.
chance-tent-order = Die Zelte stimmen nicht: Wer weniger Schilde hat, kommt zuerst.
