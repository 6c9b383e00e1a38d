### Die Prüfung: Fragen, Antworten und warum. „Du“ ist der Platz, der gefragt wird.

## Fragen zum eigenen Zug. Davor steht, was in diesem Zug schon geschehen ist; $steps sagt, wie viel.

exam-ask-card = { $steps ->
        [0] Deine Karte { $card } ist an der Reihe.
       *[other] Danach ist deine Karte { $card } an der Reihe.
    } Was geschieht mit ihr?
exam-ask-let-go = { $steps ->
        [0] Du willst die Karte { $card } nicht ausführen und gibst sie auf.
       *[other] Danach willst du die Karte { $card } nicht ausführen und gibst sie auf.
    } Was geschieht mit ihr?
exam-ask-end-turn = { $steps ->
        [0] Du beendest deinen Zug, ohne die Karte { $card } auszuführen.
       *[other] Danach beendest du deinen Zug, ohne die Karte { $card } auszuführen.
    } Was geschieht mit ihr?
exam-ask-ride = { $steps ->
        [0] Mit { $card } willst du { $to } reiten.
       *[other] Danach willst du mit { $card } { $to } reiten.
    } Was geschieht mit der Karte?
exam-ask-ride-nowhere = { $steps ->
        [0] Du willst { $card } ausführen, aber { $at } stehen bleiben.
       *[other] Danach willst du { $card } ausführen, aber { $at } stehen bleiben.
    } Was geschieht mit der Karte?
exam-ask-joust = { $steps ->
        [0] Du beendest deinen Zug, ohne etwas zu tun.
       *[other] Danach beendest du deinen Zug.
    } Was wird aus deiner Karte Turnier?

## Fragen zum Turnier.

exam-ask-offers = Im Turnier bietest du an: { $own }. { $name } bietet an: { $other }. Was bringt dir das?
exam-ask-offer-alone = { $edition }: Du bist allein im Turnier und bietest an: { $own }. Was bringt dir das?
exam-ask-offer-total = Im Turnier bietest du an: { $own }. Welche Summe zählt?
exam-ask-may-offer = { $edition }: Zwei Ritter treten im Turnier an. Darfst du { $own } anbieten?
exam-ask-hand-after-offers = { $now ->
        [one] Du hast eine Tugendkarte.
       *[other] Du hast { $now } Tugendkarten.
    } Im Turnier bietest du an: { $own }. { $name } bietet an: { $other }. Wie viele Tugendkarten hast du danach?

## Fragen zum Aufbau. In den meisten sagt $players, wie viele spielen: 2, 3 oder 4.

exam-ask-distance = Angenommen, dein Ritter steht { $at }. Wie viele Orte weit ist es { $to }?
exam-ask-start-place = { $who ->
    [you] Das Spiel beginnt. Wo steht dein Ritter?
   *[other] Das Spiel beginnt. Wo steht der Ritter von { $name }?
}
exam-ask-taker = Die Zelte sind verteilt, und Phase I beginnt. Wer nimmt die { $pick }. Karte?
exam-ask-supply = Ihr spielt { $players ->
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }. { $kind ->
        [exercise] Wie viele Exerzitien gibt es im Vorrat, alle Tugenden zusammen?
        [round-table] Wie viele Karten Tafelrunde gibt es im Vorrat?
        [tournament] Wie viele Karten Turnier gibt es im Vorrat?
        [court] Wie viele Karten Gericht gibt es im Vorrat?
        [quest] Wie viele Karten Queste gibt es im Vorrat?
       *[horse] Wie viele Pferde gibt es im Vorrat?
    }
exam-ask-boxed = Ihr spielt { $players ->
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }. Wie viele Tugendkarten kommen beim Aufbau zurück in die Schachtel?
exam-ask-opening = Ihr spielt { $players ->
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }. Auf wie vielen Startkarten ist das Zeichen { $virtue }, auf allen Händen zusammen?
exam-ask-face-down = Von den 14 Aufgaben liegen am Anfang einige offen. Wie viele bleiben verdeckt im Stapel?

## Fragen zu Phase I.

exam-ask-picks = Ihr spielt { $players ->
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }. Wie viele Aktionskarten nimmst du in jeder Runde?
exam-ask-may-take = Phase I, du bist am Zug. Dein Ritter steht { $at }. Darfst du die Karte { $card } nehmen?
exam-ask-may-pass = Phase I, du bist am Zug, aber keine Karte gefällt dir. Darfst du verzichten?
exam-ask-who-sees = Du nimmst in Phase I die Karte { $card }. Wer sieht das?

## Fragen zu Vorrat und Hand.

exam-ask-supply-after = Du hast die Karte { $card } gewählt; im Vorrat { $now ->
        [0] liegt davon keine
        [one] liegt davon eine
       *[other] liegen davon { $now }
    }. Jetzt beendest du deinen Zug. Wie viele liegen dann im Vorrat?
exam-ask-hand-after = Du hast { $now } Tugendkarten auf der Hand und führst die Karte { $card } aus. Wie viele hast du dann?
exam-ask-tasks-after = Du hast { $now } Aufgaben auf der Hand und führst die Karte { $card } aus. Wie viele hast du dann?

## Fragen zu Phase III und zum Ende.

exam-ask-face-up = Die Runde ist vorbei. Offene Aufgaben: { $now }, verdeckte: { $down }. Wie viele liegen in der nächsten Runde offen?
exam-ask-tent = Die Runde ist vorbei. Wer bekommt jetzt Zelt { $tent }?
exam-ask-after-tents = Die Aufgaben sind aufgefüllt, und die Zelte werden neu verteilt. Was kommt danach?
exam-ask-goal = Ihr spielt { $players ->
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }. Mit wie vielen Schilden ist das Ziel erreicht?
exam-ask-end = { $who ->
    [you] Du hast gerade das Ziel erreicht.
   *[other] { $name } hat gerade das Ziel erreicht.
} Wann ist das Spiel aus?
exam-ask-winner = Das Spiel ist aus. Wer gewinnt?
exam-ask-tie = Das Spiel ist aus. Gleichstand: { $seats } haben { $shields } Schilde. { $who ->
    [you] Du hattest sie zuerst.
   *[other] { $name } hatte sie zuerst.
} Wer gewinnt?
exam-ask-tie-together = Das Spiel ist aus. Gleichstand: { $seats } haben { $shields } Schilde, alle seit demselben Turnier. Wer gewinnt?

## Antworten.

exam-answer-carried-out = Sie wird ausgeführt.
exam-answer-expires = { $reason ->
    [not-at-camelot] Sie verfällt: Dein Ritter steht nicht in Camelot.
    [not-in-countryside] Sie verfällt: Dein Ritter steht nicht auf dem Land.
    [pile-empty] Sie verfällt: Der Stapel ist leer.
    [no-task-on-display] Sie verfällt: Es liegt keine Aufgabe mehr offen.
    [no-book] Sie verfällt: Du hast kein Buch.
    [no-task-in-hand] Sie verfällt: Du hast keine Aufgabe auf der Hand.
    [not-at-task-location] Sie verfällt: Deine Aufgaben sind nicht für diesen Ort.
    [virtue-missing] Sie verfällt: Du kannst deine Aufgabe nicht bezahlen.
    [nothing-offered] Nichts. Dein Turnier verfällt: Das Angebot zählt nicht.
   *[given-up] Sie verfällt: Aufgegeben ist aufgegeben.
}
exam-answer-expires-too-late = Sie verfällt. Früher in diesem Zug wäre sie noch gegangen.
exam-answer-expires-anyway = Sie verfällt. In diesem Zug war sie nie möglich.
exam-answer-expires-out-of-order = Sie verfällt: Du musst dich an die Reihenfolge halten, in der du gewählt hast.
exam-answer-must-carry-out = Das ist verboten: Was geht, musst du ausführen.
exam-answer-kept = Du behältst sie für die nächste Runde.
exam-answer-too-far = Das ist nicht erlaubt, denn so weit kommt das Pferd nicht. Du behältst die Karte noch.
exam-answer-zero-move = Das ist nicht erlaubt, denn du musst mindestens einen Ort weit reiten. Du behältst die Karte noch.
exam-answer-takes-part = Du trittst im Turnier an.
exam-answer-jousts-at-once = Das Turnier findet sofort statt.
exam-answer-gains = { $shields ->
    [0] Nichts. Dein Turnier gilt aber als ausgeführt.
    [one] Einen Schild.
   *[other] { $shields } Schilde.
}
exam-answer-offer-refused = Nichts, denn so ein Angebot ist nicht erlaubt.
exam-answer-number = { $number }
exam-answer-lot = Das entscheidet der Zufall.
exam-answer-allowed = Ja.
exam-answer-barred = { $bar ->
    [place] Nein, sie geht an diesem Ort nicht.
    [horse-first] Nein, zuerst brauchst du ein Pferd.
    [none-left] Nein, davon liegt keine mehr im Vorrat.
    [same-kind] Nein, so eine hast du schon.
    [second-tournament] Nein, du hast schon ein Turnier.
    [others-tournament] Nein, ein anderer Ritter hat schon ein Turnier.
    [swords-and-lances] Nein, nur Schwerter und Lanzen.
   *[one-card] Nein, eine einzelne Karte reicht nicht.
}
exam-answer-must-take = Nein, eine Karte musst du nehmen.
exam-answer-may-pass = Ja, jederzeit.
exam-answer-may-pass-last = Ja, aber nur bei der letzten Karte der Runde.
exam-answer-seen = { $by ->
    [everybody] Alle am Tisch.
    [you] Nur du.
   *[later] Alle, aber erst in Phase II.
}
exam-answer-ends = { $when ->
    [at-once] Sofort.
    [after-turn] Nach dem Zug, der gerade läuft.
    [after-round] Nach dieser Runde, das Turnier eingeschlossen.
   *[after-next-round] Nach der nächsten Runde.
}
exam-answer-shared = Der Sieg wird geteilt.

## Warum eine Karte ausgeführt wird.

exam-why-carried-out = { $kind ->
    [exercise] Dein Ritter ist in Camelot, und im Stapel liegt noch eine Karte.
    [round-table] Dein Ritter ist in Camelot, und es liegt noch eine Aufgabe offen.
    [court] Dein Ritter ist auf dem Land, und du hast ein Buch.
    [quest] Du hast eine Aufgabe für diesen Ort und kannst sie bezahlen.
   *[horse] Ein Pferd geht überall, und dieses kommt so weit.
}

## Die Bildschirme von Prüfung und Wiederholung.

exam-title = Die Prüfung
    .aim = Zwanzig Fragen zu allen Regeln. Verfällt die Karte, und warum?
exam-review = Wiederholen
exam-question = Frage { $number } von { $count }
exam-right-so-far = { $right ->
    [0] Bisher keine richtige Antwort
    [one] Bisher eine richtige Antwort
   *[other] Bisher { $right } richtige Antworten
}
exam-wrong = Das stimmt nicht.
exam-answer-is-right = Das ist die richtige Antwort.
    .tag = Richtig
exam-answer-is-wrong = Das hast du gewählt. Es ist falsch.
    .tag = Falsch
exam-rule = Regel { $rule }
exam-rule-title = { $rule }: { $title }
exam-to-result = Zum Ergebnis
exam-score = { $right } von { $count } richtig
exam-praise = { $level ->
    [all] Alles richtig! Du könntest an jedem Tisch die Regeln erklären.
    [most] Gut gemacht! Sieh dir nur noch an, was fehlt.
   *[some] Das war ein Anfang. Sieh dir die Regeln unten an und versuch es dann noch einmal.
}
exam-wrong-rules = Bei diesen Regeln ging es schief
exam-look-up = Nachlesen
exam-lesson = Lektion { $number }
exam-again = Neue Prüfung
exam-review-again = Weiter wiederholen
exam-last = Zuletzt { $right } von { $count } richtig

## Der Schild mit allem, was du schon kannst.

shield-title = Dein Schild
shield-share = { $full ->
    [0] Noch ist kein Feld fertig.
    [one] Eines von { $fields } Feldern ist fertig.
   *[other] { $full } von { $fields } Feldern sind fertig.
}
shield-hint = Jedes Feld ist eine Regel. Je besser du sie kannst, desto mehr davon ist gemalt. Ein Wappenbild heißt: Du beherrschst sie.
shield-level = { $level ->
    [unknown] Diese Regel kennst du noch nicht.
    [met] Dieser Regel bist du schon begegnet.
    [begun] Du hast sie einmal richtig gewusst.
    [practised] Du hast sie an zwei Tagen richtig gewusst.
   *[mastered] Diese Regel beherrschst du.
}
shield-lesson = Lektion { $number } zeigt sie dir.
shield-due = Wiederhole sie jetzt.
shield-later = { $days ->
    [one] Morgen kommt sie wieder dran.
   *[other] In { $days } Tagen kommt sie wieder dran.
}
shield-rules-due = { $count ->
    [0] Heute gibt es nichts zu wiederholen
    [one] Eine Regel zu wiederholen
   *[other] { $count } Regeln zu wiederholen
}
