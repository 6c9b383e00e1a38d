### Erklärungen: warum eine Karte verfällt oder nicht geht, was verschenkt wurde, was besser gewesen wäre.

## Titel.

why-title-expired = { $who ->
    [you] Warum ist die Karte { $card } verfallen?
   *[other] Warum ist die Karte { $card } von { $name } verfallen?
}
why-title-would-expire = Warum verfällt die Karte { $card } hier?
why-title-refused = { $kind ->
    [take] Warum kannst du die Karte { $card } nicht nehmen?
    [give-up] Warum kannst du die Karte { $card } nicht aufgeben?
    [offer] Warum kannst du das im Turnier nicht anbieten?
    [play] Warum geht die Karte { $card } so nicht?
   *[other] Warum nicht?
}
why-title-wasted = { $card }: Was hätte sich sparen lassen?

## Die eine Ursache, die entscheidet. Der erste Satz nennt Karte und Ort.
## Im Präsens, als stünde man davor: Es gilt für Pläne und für Züge, die vorbei sind.

why-wrong-place = { $who ->
    [you] { $card } geht nur { $side } ({ $border }), aber dein Ritter steht { $at }.
   *[other] { $card } geht nur { $side } ({ $border }), aber der Ritter von { $name } steht { $at }.
}
why-wrong-place-quest = { $who ->
    [you] Eine Queste geht nur auf dem Land (grüne Blätter), aber dein Ritter steht { $at }. Der richtige Ort ist woanders: { $places }.
   *[other] Eine Queste geht nur auf dem Land (grüne Blätter), aber der Ritter von { $name } steht { $at }. Der richtige Ort ist woanders: { $places }.
}
why-pile-empty = Die Karte { $card } bringt { $at } nichts, denn der Stapel { $virtue } ist leer.
why-no-task-on-display = Artus’ Tafelrunde hat { $at } nichts zu vergeben: Es liegt keine Aufgabe mehr offen.
why-no-book = { $who ->
    [you] Für das Gericht { $at } musst du ein Buch zurücklegen, aber du hast keins.
   *[other] Für das Gericht { $at } muss { $name } ein Buch zurücklegen, hat aber keins.
}
why-no-task-in-hand = { $who ->
    [you] Für eine Queste { $at } brauchst du eine Aufgabe auf der Hand, aber du hast keine. An der Tafelrunde bekommst du eine.
   *[other] Für eine Queste { $at } braucht { $name } eine Aufgabe auf der Hand, hat aber keine.
}
why-not-at-task-location = { $who ->
    [you] Deine Queste geht { $at } nicht: Für diesen Ort hast du keine Aufgabe. Der richtige Ort ist woanders: { $places }.
   *[other] Für eine Queste { $at } hat { $name } keine passende Aufgabe. Der richtige Ort ist woanders: { $places }.
}
why-virtue-missing = { $who ->
    [you] { $have ->
        [none] Für die Queste { $task } { $at } brauchst du { $card }, hast aber { $nothing }.
        [lower] Für die Queste { $task } { $at } brauchst du { $card }, hast aber höchstens { $best }.
       *[used] Für die Queste { $task } { $at } brauchst du noch einmal { $card }: Jede Karte zählt nur einmal.
    }
   *[other] { $have ->
        [none] Für die Queste { $task } { $at } braucht { $name } { $card }, hat aber { $nothing }.
        [lower] Für die Queste { $task } { $at } braucht { $name } { $card }, hat aber höchstens { $best }.
       *[used] Für die Queste { $task } { $at } braucht { $name } noch einmal { $card }: Jede Karte zählt nur einmal.
    }
}
why-not-at-camelot = { $who ->
    [you] Das Turnier findet in Camelot statt (gelbe Mauer), aber dein Ritter steht { $at }, wenn es beginnt.
   *[other] Das Turnier findet in Camelot statt (gelbe Mauer), aber der Ritter von { $name } steht { $at }, wenn es beginnt.
}
# Geplant: Noch ist nichts angeboten.
why-nothing-to-offer = { $who ->
    [you] Für das Turnier { $at } hast du weder Schwert noch Lanze: Ohne sie bringt es nichts.
   *[other] Für das Turnier { $at } hat { $name } weder Schwert noch Lanze: Ohne sie bringt es nichts.
}
why-nothing-to-offer-single = { $who ->
    [you] Im Turnier { $at } bist du allein, hast aber nichts, was dort zählt. Dafür gibt es keine Schilde.
   *[other] Im Turnier { $at } ist { $name } allein, hat aber nichts, was dort zählt. Dafür gibt es keine Schilde.
}
why-nothing-offered = { $who ->
    [you] Im Turnier { $at } bietest du weder Schwert noch Lanze an: Ohne sie bringt es nichts.
   *[other] Im Turnier { $at } bietet { $name } weder Schwert noch Lanze an: Ohne sie bringt es nichts.
}
why-nothing-offered-single = { $who ->
    [you] Im Turnier { $at } bist du allein, bietest aber nichts an, was zählt. Dafür gibt es keine Schilde.
   *[other] Im Turnier { $at } ist { $name } allein, bietet aber nichts an, was zählt. Dafür gibt es keine Schilde.
}
why-given-up = { $who ->
    [you] Du lässt die Karte { $card } { $at } verfallen, obwohl du sie dort ausführen könntest.
   *[other] { $name } lässt die Karte { $card } { $at } verfallen, obwohl sie sich dort ausführen ließe.
}
why-possible-earlier = { $step ->
    [0] { $card } geht { $at } nicht mehr. Am Anfang des Zuges, vor der ersten Aktion, wäre es noch gegangen.
    [1] { $card } geht { $at } nicht mehr. Nach der ersten Aktion in diesem Zug wäre es noch gegangen.
    [2] { $card } geht { $at } nicht mehr. Nach der zweiten Aktion in diesem Zug wäre es noch gegangen.
   *[other] { $card } geht { $at } nicht mehr. Nach der dritten Aktion in diesem Zug wäre es noch gegangen.
}

## Verschenkt: Nichts ist verfallen, aber es wäre billiger gegangen.

waste-overpaid = { $who ->
    [you] Für die Queste { $task } { $at } legst du { $paid } zurück. Weniger hätte gereicht: { $enough }.
   *[other] Für die Queste { $task } { $at } legt { $name } { $paid } zurück. Weniger hätte gereicht: { $enough }.
}
waste-book-needed = { $who ->
    [you] Für das Gericht { $at } legst du { $book } zurück, brauchst es aber für deine Aufgabe { $task }.
   *[other] Für das Gericht { $at } legt { $name } { $book } zurück, braucht es aber für die Aufgabe { $task }.
}
waste-idle-ride = { $who ->
    [you] Du reitest mit { $card } { $to }, machst dort aber in diesem Zug nichts.
   *[other] { $name } reitet mit { $card } { $to }, macht dort aber in diesem Zug nichts.
}

## Ob etwas geholfen hätte.

help-nothing = { $when ->
    [past] In diesem Zug hätte nichts geholfen.
   *[now] In diesem Zug hilft nichts.
}
help-nothing-place = { $who ->
    [you] { $distance ->
        [0] Dein Ritter kommt nicht an den richtigen Ort.
        [one] Dein Ritter bleibt auch im besten Fall einen Ort vom richtigen Ort entfernt.
       *[other] Dein Ritter bleibt auch im besten Fall { $distance } Orte vom richtigen Ort entfernt.
    }
   *[other] { $distance ->
        [0] Der Ritter von { $name } kommt nicht an den richtigen Ort.
        [one] Der Ritter von { $name } bleibt auch im besten Fall einen Ort vom richtigen Ort entfernt.
       *[other] Der Ritter von { $name } bleibt auch im besten Fall { $distance } Orte vom richtigen Ort entfernt.
    }
}
help-nothing-pile = Der Stapel { $virtue } bleibt bis zum Ende des Zuges leer.
help-nothing-display = Bis zum Ende des Zuges liegt keine Aufgabe offen.
help-nothing-book = Egal, wie der Zug gespielt wird: Für das Gericht ist kein Buch da.
help-nothing-task = Egal, wie der Zug gespielt wird: Für die Queste ist keine Aufgabe auf der Hand.
help-nothing-virtue = { $who ->
    [you] { $have ->
        [none] Für die Aufgabe { $task } fehlt dir { $card }: Egal, wie du spielst, du hast { $nothing } dafür.
        [lower] Für die Aufgabe { $task } fehlt dir { $card }: Egal, wie du spielst, du hast höchstens { $best } dafür.
       *[used] Für die Aufgabe { $task } fehlt dir noch einmal { $card }: Jede Karte zählt nur einmal.
    }
   *[other] { $have ->
        [none] Für die Aufgabe { $task } braucht { $name } { $card }, hat aber in diesem Zug { $nothing } dafür.
        [lower] Für die Aufgabe { $task } braucht { $name } { $card }, hat aber höchstens { $best } dafür.
       *[used] Für die Aufgabe { $task } braucht { $name } noch einmal { $card }: Jede Karte zählt nur einmal.
    }
}
help-nothing-offer = Egal, wie der Zug gespielt wird: Für das Turnier ist weder Schwert noch Lanze da.
help-nothing-offer-single = Egal, wie der Zug gespielt wird: Für das Turnier ist keine Karte da, die dort zählt.
help-at-a-cost = { $card } geht nur auf Kosten einer anderen Karte, die dann verfällt.
help-hidden = { $who ->
    [you] Ob etwas hilft, hängt von Karten ab, die gerade verdeckt sind.
   *[other] Ob etwas geholfen hätte, hängt von Karten ab, die nur { $name } kennt.
}

## Was besser wäre: Überschriften ohne Punkt.

better-order = Erst { $first }, dann { $rest }
better-order-same = Gleiche Karten, andere Reihenfolge
better-do-exercise = üben
better-do-round-table = eine Aufgabe holen
better-do-court = Gericht halten
better-do-quest = eine Aufgabe erfüllen
better-do-horse = reiten
better-ride = Ritt { $to } statt { $instead }
better-exercise = { $card } statt { $instead } nehmen
better-round-table = { $task } statt { $instead } nehmen
better-court = Für das Gericht { $card } statt { $instead } zurücklegen
better-quest = { $task } statt { $instead } erfüllen
better-payment = { $count ->
    [one] { $paid } statt { $instead } zurücklegen
   *[other] { $paid } statt { $instead } zurücklegen
}
better-carry-out = Die Karte { $card } ausführen
better-let-expire = Die Karte { $card } verfallen lassen
better-card = { $card } statt { $instead } wählen
better-offer = { $count ->
    [0] Im Turnier nichts anbieten
    [one] Im Turnier { $offer } anbieten
   *[other] Im Turnier { $offer } anbieten
}

## Ein ganzer Zug, Karte für Karte; für Pläne und vergangene Züge, wer auch immer spielt.

turn-step-exercise = { $card } nehmen.
turn-step-round-table = Die Aufgabe { $task } nehmen.
turn-step-horse = Ritt { $to }.
turn-step-court = Gericht halten und { $card } zurücklegen.
turn-step-quest = { $task } erfüllen und { $paid } zurücklegen.
turn-step-expires = Die Karte { $card } verfällt.
turn-step-offer = { $count ->
    [0] Im Turnier nichts anbieten.
    [one] Im Turnier { $offer } anbieten.
   *[other] Im Turnier { $offer } anbieten.
}
turn-result = { $expired ->
    [0] Nichts verfällt
    [one] { $expired } Karte verfällt
   *[other] { $expired } Karten verfallen
}, { $shields ->
    [0] keine Schilde.
    [one] +{ $shields } Schild.
   *[other] +{ $shields } Schilde.
}

## Wer es wissen konnte.

basis-known-then = { $who ->
    [you] Das alles wusstest du da schon.
   *[other] Das alles wusste { $name } da schon.
}
basis-hindsight = Erst im Nachhinein klar: In diesem Moment war es noch nicht bekannt.
too-late-for-card = Eine andere Karte in Phase I? Dafür ist es in dieser Runde zu spät.
alternatives-tried = { $count ->
    [0] Das Programm hat an genau diesem Tisch jeden Zug mit diesen Karten nach den Regeln durchgespielt.
    [1] Das Programm hat diesen Zug an genau diesem Tisch nach den Regeln durchgespielt.
    [2] Das Programm hat beide Züge an genau diesem Tisch nach den Regeln durchgespielt.
   *[other] Das Programm hat alle diese Züge an genau diesem Tisch nach den Regeln durchgespielt.
}

help-still-to-choose = { $cards ->
    [one] Noch ist nichts verloren: Du wählst noch eine Karte, und die kann helfen.
   *[other] Noch ist nichts verloren: Du wählst noch { $cards } Karten, und die können helfen.
}
