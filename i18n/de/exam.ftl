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
exam-ask-expiry = { $about ->
    [allowed] { $steps ->
        [0] Die Karte { $card } könntest du ausführen, aber du willst nicht.
       *[other] Danach könntest du die Karte { $card } ausführen, aber du willst nicht.
    } Darfst du sie verfallen lassen?
    [price] { $steps ->
        [0] Die Karte { $card } könntest du ausführen, aber du lässt sie verfallen.
       *[other] Danach könntest du die Karte { $card } ausführen, aber du lässt sie verfallen.
    } Was kostet dich das?
   *[whither] { $steps ->
        [0] Die Karte { $card } könntest du ausführen, aber du lässt sie verfallen.
       *[other] Danach könntest du die Karte { $card } ausführen, aber du lässt sie verfallen.
    } Wohin kommt sie?
}
exam-ask-ride = { $steps ->
        [0] Mit { $card } willst du { $to } reiten.
       *[other] Danach willst du mit { $card } { $to } reiten.
    } Was geschieht mit der Karte?
exam-ask-ride-nowhere = { $steps ->
        [0] Du willst die Karte { $card } ausführen, aber { $at } stehen bleiben.
       *[other] Danach willst du die Karte { $card } ausführen, aber { $at } stehen bleiben.
    } Was geschieht mit ihr?
exam-ask-joust = { $steps ->
        [0] Du beendest deinen Zug, ohne etwas zu tun.
       *[other] Danach beendest du deinen Zug.
    } Was wird aus deiner Karte Turnier?

## Fragen zum Turnier.

exam-ask-offers = Im Turnier bietest du an: { $own }. { $name } bietet an: { $other }. Was bringt dir das?
exam-ask-offer-alone = { $edition }: Du bist allein im Turnier. Du bietest an: { $own }. Was bringt dir das?
exam-ask-offer-total = Im Turnier bietest du an: { $own }. Welche Summe zählt?
exam-ask-may-offer = { $edition }: Im Turnier trittst du gegen einen anderen Ritter an. Darfst du die Karte { $own } anbieten?
exam-ask-hand-after-offers = { $now ->
        [one] Du hast eine Tugendkarte.
       *[other] Du hast { $now } Tugendkarten.
    } Im Turnier bietest du an: { $own }. { $name } bietet an: { $other }. Wie viele Tugendkarten hast du danach?

## Fragen zum Aufbau. In den meisten sagt $players, wie viele spielen: 2, 3 oder 4.

exam-ask-distance = Angenommen, dein Ritter steht { $at }. Wie viele Orte weit ist es auf dem kürzeren Weg { $to }?
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
    }. Wie viele Startkarten mit dem Zeichen { $virtue } werden insgesamt verteilt?
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
        [0] liegt davon keine mehr
        [one] liegt davon noch eine
       *[other] liegen davon noch { $now }
    }. Jetzt beendest du deinen Zug. Wie viele liegen dann im Vorrat?
exam-ask-hand-after = Du hast { $now } Tugendkarten auf der Hand und führst die Karte { $card } aus. Wie viele hast du dann?
exam-ask-tasks-after = Du hast { $now } Aufgaben auf der Hand und führst die Karte { $card } aus. Wie viele hast du dann?

## Fragen zu Phase III und zum Ende.

exam-ask-face-up = Die Runde ist vorbei. Offene Aufgaben: { $now }, verdeckte: { $down }. Wie viele liegen zu Beginn der nächsten Runde offen?
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
exam-ask-tie = Das Spiel ist aus. Gleichstand mit je { $shields } Schilden: { $seats }. { $who ->
    [you] Du hast diese Zahl zuerst erreicht.
   *[other] { $name } hat diese Zahl zuerst erreicht.
} Wer gewinnt?
exam-ask-tie-together = Das Spiel ist aus. Gleichstand mit je { $shields } Schilden: { $seats }. Beide haben diese Zahl im selben Turnier erreicht. Wer gewinnt?

## Antworten.

exam-answer-carried-out = Sie wird ausgeführt.
exam-answer-expires = { $reason ->
    [not-at-camelot] Sie verfällt: Dein Ritter steht nicht in Camelot.
    [not-in-countryside] Sie verfällt: Dein Ritter steht nicht auf dem Land.
    [pile-empty] Sie verfällt: Der Stapel ist leer.
    [no-task-on-display] Sie verfällt: Es liegt keine Aufgabe mehr offen.
    [no-book] Sie verfällt: Du hast kein Buch.
    [no-task-in-hand] Sie verfällt: Du hast keine Aufgabe auf der Hand.
    [not-at-task-location] Sie verfällt: Keine deiner Aufgaben gehört zu diesem Ort.
    [virtue-missing] Sie verfällt: Du kannst deine Aufgabe nicht bezahlen.
   *[given-up] Sie verfällt, denn du führst sie nicht aus.
}
exam-answer-expires-too-late = Sie verfällt. Früher in diesem Zug wäre sie noch gegangen.
exam-answer-expires-anyway = Sie verfällt. Auch früher in diesem Zug wäre sie nicht gegangen.
exam-answer-expires-out-of-order = Sie verfällt: Es gilt die Reihenfolge, in der du gewählt hast.
exam-answer-must-carry-out = Das ist verboten: Was geht, musst du ausführen.
exam-answer-kept = Du behältst sie für die nächste Runde.
exam-answer-allowed-once = Ja, aber nur eine Karte pro Runde.
exam-answer-costs = { $price ->
    [nothing] Nichts. Dein Zug geht einfach weiter.
    [shield] Einen Schild.
    [turn] Den Rest deines Zuges: Du bist sofort fertig.
   *[card] Eine Karte: In der nächsten Runde nimmst du eine weniger.
}
exam-answer-goes = { $whither ->
    [supply] Zurück in den Vorrat. In der nächsten Runde dürfen alle sie nehmen.
    [box] In die Schachtel. Sie ist aus dem Spiel.
    [kept] Nirgendwohin. Du behältst sie für die nächste Runde.
   *[reserved] Zurück in den Vorrat, aber in der nächsten Runde darfst nur du sie nehmen.
}
exam-answer-too-far = Das ist nicht erlaubt, denn so weit kommt das Pferd nicht. Du behältst die Karte noch.
exam-answer-zero-move = Das ist nicht erlaubt, denn du musst mindestens einen Ort weit reiten. Du behältst die Karte noch.
exam-answer-takes-part = Du trittst mit ihr im Turnier an.
exam-answer-jousts-at-once = Das Turnier findet sofort statt.
exam-answer-gains = { $shields ->
    [0] Nichts.
    [one] Einen Schild.
   *[other] { $shields } Schilde.
}
exam-answer-offer-refused = Dieses Angebot ist nicht erlaubt.
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
    [must] Nein: Was geht, musst du ausführen.
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
    [after-round] Nach dieser Runde samt Turnier.
   *[after-next-round] Nach der nächsten Runde.
}
exam-answer-shared = Der Sieg wird geteilt.

## Warum die richtige Antwort richtig ist, mit den Zahlen und Namen der Frage. Kurz: bis 160 Zeichen.

exam-why-exercise = Dein Ritter steht { $at }, und im Stapel { $virtue } { $count ->
        [one] liegt noch eine Karte.
       *[other] liegen noch { $count } Karten.
    }
exam-why-round-table = Dein Ritter steht { $at }, und { $count ->
        [one] eine Aufgabe liegt
       *[other] { $count } Aufgaben liegen
    } noch offen.
exam-why-court = Dein Ritter steht { $at }, also auf dem Land, und du hast { $count ->
        [one] ein Buch.
       *[other] { $count } Bücher.
    }
exam-why-quest = Dein Ritter steht { $at }. Für diesen Ort hast du die Aufgabe { $task }, und du kannst sie bezahlen.
exam-why-ride = Auf dem kürzeren Weg reitest du { $count ->
        [one] einen Ort weit
       *[other] { $count } Orte weit
    } { $to }, und dieses Pferd schafft bis zu { $reach }.
exam-why-any-order = Du bestimmst die Reihenfolge deiner Karten, egal, in welcher du sie genommen hast. Die Karte { $card } geht { $at }.
exam-why-let-go = Die Karte { $card } wäre { $at } gegangen, aber du lässt sie verfallen. Das ist erlaubt, bringt dir aber nichts.
exam-why-expiry = { $about ->
    [allowed] Du musst keine Karte ausführen. Die Karte { $card } verfällt dann und bringt nichts. Auch mehrere darfst du verfallen lassen.
    [price] Die Karte { $card } bringt nichts, kostet aber auch nichts: Schilde und andere Karten behältst du, und dein Zug geht weiter.
   *[whither] Die Karte { $card } kommt in den Vorrat zurück, genau wie eine ausgeführte. In der nächsten Phase I dürfen alle sie nehmen.
}
exam-why-joust = Du hast ein Turnier, und am Ende von Phase II steht dein Ritter { $at }.
exam-why-duel = Deine Schwerter und Lanzen ergeben { $mine }, die von { $name } ergeben { $theirs }. { $case ->
    [higher] Die höhere Summe bringt 2 Schilde.
    [equal] Gleiche Summen bringen je einen Schild.
    [lower] Die niedrigere Summe bringt nichts, aber dein Turnier gilt als ausgeführt.
   *[nothing] Die Summe 0 bringt nichts, und dein Turnier verfällt.
}
exam-why-alone = { $case ->
    [any] { $edition }: Wer allein antritt, bekommt für eine beliebige Tugendkarte 2 Schilde. Du bietest an: { $own }.
    [counts] { $edition }: Wer allein antritt und mindestens ein Schwert oder eine Lanze anbietet, bekommt 2 Schilde. Du bietest an: { $own }.
   *[nothing] { $edition }: Auch allein bekommst du Schilde nur für eine Karte, die zählt. Du bietest an: { $own }. Also verfällt dein Turnier.
}
exam-why-offer-total = { $total ->
    [0] In deinem Angebot ist weder Schwert noch Lanze, also ist die Summe 0.
   *[other] Nur Schwerter und Lanzen zählen: { $counted }. Das ergibt { $total }.
}
exam-why-may-offer = { $case ->
    [alone] { $edition }: Allein darfst du höchstens eine Tugendkarte anbieten. Du willst anbieten: { $own }.
    [refused] { $edition }: Du darfst nur Schwerter und Lanzen anbieten. Du willst anbieten: { $own }.
    [bluff] { $edition }: Du darfst jede Tugendkarte anbieten. { $own } ist nur ein Bluff und zählt nicht.
   *[counts] Auch eine einzelne Karte darfst du anbieten, und { $own } zählt.
}
exam-why-hand-after-offers = Was du anbietest, legst du zurück, egal, wer gewinnt: { $now } − { $offered } = { $count }.
exam-why-distance = { $case ->
    [same] Beide Wege sind gleich lang: je { $count } Orte.
   *[shorter] Auf dem kürzeren Weg { $count ->
        [one] ist es { $count } Ort
       *[other] sind es { $count } Orte
    }, auf dem längeren { $longer }. Reiten darfst du in beide Richtungen.
}
exam-why-start-place = { $who ->
    [you] Alle Ritter beginnen das Spiel { $at }, deiner also auch.
   *[other] Alle Ritter beginnen das Spiel { $at }, auch der von { $name }.
}
exam-why-taker = { $who ->
    [you] Du hast Zelt { $pick }, also nimmst du die { $pick }. Karte.
   *[other] { $name } hat Zelt { $pick } und nimmt deshalb die { $pick }. Karte.
}
exam-why-supply = { $case ->
    [fewer] Es gibt { $all } solche Karten. Zu { $players ->
            [2] zweit
           *[3] dritt
        } bleibt eine davon in der Schachtel, also { $count ->
            [one] liegt { $count }
           *[other] liegen { $count }
        } im Vorrat.
   *[all] Es gibt { $count } solche Karten, und zu { $players ->
            [2] zweit
            [3] dritt
           *[4] viert
        } braucht ihr alle.
}
exam-why-boxed = { $count ->
    [0] Zu viert braucht ihr alle Tugendkarten: 0 kommen zurück.
   *[other] Zu { $players ->
            [2] zweit
           *[3] dritt
        } kommt von jeder Tugend eine Karte mit dem Wert 1 zurück: zusammen { $count }.
}
exam-why-opening = Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } werden diese Startkarten verteilt: { $cards }.
exam-why-face-down = Von den { $all } Aufgaben liegen { $open } offen: { $all } − { $open } = { $count }.
exam-why-picks = Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } geht es { $count }-mal reihum, und jedes Mal nehmen alle eine Karte.
exam-why-may-take = { $case ->
    [anywhere] Die Karte { $card } liegt im Vorrat. Wo dein Ritter steht, zählt erst, wenn du sie ausführst.
    [again] Die Karte { $card } liegt im Vorrat, und mehrere von einer Art sind erlaubt, nur beim Turnier nicht.
    [first] Du hast noch kein Turnier, und im Vorrat liegt noch eines. Ob jemand anders eines hat, ist egal.
    [second] Du hast schon ein Turnier. Mehr als eines in einer Runde ist nicht erlaubt.
   *[none-left] Von der Karte { $card } liegt keine mehr im Vorrat, also kann sie jetzt niemand nehmen.
}
exam-why-may-pass = Du bist am Zug, also musst du eine Karte aus dem Vorrat nehmen. Verfallen lassen darfst du sie später.
exam-why-who-sees = Die Karte { $card } liegt von jetzt an offen vor dir. Das sehen alle.
exam-why-supply-after = { $case ->
    [waits] Die Karte Turnier kommt erst nach dem Turnier zurück, also bleiben es { $count }.
   *[back] Am Ende deines Zuges { $back ->
        [one] kommt die Karte { $card }
       *[other] kommen { $back } Karten { $card }
    } in den Vorrat zurück: { $now } + { $back } = { $count }.
}
exam-why-hand-after = Deine Hand darf beliebig groß sein, und du legst nichts zurück: { $now } + 1 = { $count }.
exam-why-face-up = Die offenen Aufgaben werden auf 3 aufgefüllt, solange der Stapel reicht: { $now } + { $added } = { $count }.
exam-why-tent = { $who ->
    [you] Je weniger Schilde, desto niedriger das Zelt. Mit { $shields ->
        [one] einem Schild
       *[other] { $shields } Schilden
    } bekommst du Zelt { $tent }.
   *[other] Je weniger Schilde, desto niedriger das Zelt. Mit { $shields ->
        [one] einem Schild
       *[other] { $shields } Schilden
    } bekommt { $name } Zelt { $tent }.
}
exam-why-tent-lot = Gleichstand mit je { $shields ->
    [one] einem Schild
   *[other] { $shields } Schilden
}: { $seats }. Da entscheidet der Zufall.
exam-why-after-tents = Damit ist Phase III zu Ende. Die nächste Runde beginnt, und in Phase I nehmen alle wieder Aktionskarten.
exam-why-goal = Zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    } sind { $count } Schilde das Ziel. Merk dir: zu zweit 25, zu dritt 20, zu viert 15.
exam-why-end = { $who ->
    [you] Du hast { $shields } Schilde, das Ziel sind { $goal }. Trotzdem spielt ihr die Runde samt Turnier zu Ende.
   *[other] { $name } hat { $shields } Schilde, das Ziel sind { $goal }. Trotzdem spielt ihr die Runde samt Turnier zu Ende.
}
exam-why-winner = { $who ->
    [you] Du hast { $shields } Schilde, so viele hat sonst niemand.
   *[other] { $name } hat { $shields } Schilde, so viele hat sonst niemand.
}
exam-why-tie = { $who ->
    [you] Du hattest die { $shields } Schilde zuerst. Das entscheidet bei Gleichstand.
   *[other] { $name } hatte die { $shields } Schilde zuerst. Das entscheidet bei Gleichstand.
}
exam-why-tie-together = Beide kamen im selben Moment auf { $shields } Schilde, also hatte niemand sie zuerst.

## Was an der gewählten Antwort falsch ist, wo die Sätze oben es nicht sagen. Kurz.

exam-slip = { $slip ->
    [not-at-camelot] Dein Ritter steht dann in Camelot.
    [not-in-countryside] Dein Ritter steht dann auf dem Land.
    [pile-empty] Der Stapel ist nicht leer.
    [no-task-on-display] Es liegt noch eine Aufgabe offen.
    [no-book] Du hast ein Buch.
    [no-task-in-hand] Eine Aufgabe fehlt dir dafür nicht.
    [not-at-task-location] Eine deiner Aufgaben gehört zu diesem Ort.
    [virtue-missing] Bezahlen könntest du.
    [anywhere] Ein Pferd geht überall.
    [out-of-order] In welcher Reihenfolge du gewählt hast, ist egal.
    [must] Niemand muss eine Karte ausführen.
    [kept] Aktionskarten behältst du nie für die nächste Runde.
    [at-once] Das Turnier wartet, bis alle Züge vorbei sind.
    [longer] Das ist der längere Weg.
    [place] In Phase I ist egal, wo dein Ritter steht.
    [none-left] Im Vorrat liegt noch eine.
    [same-kind] Nur vom Turnier darfst du keine zwei nehmen.
    [others-tournament] Was die anderen haben, ist dabei egal.
    [one-card] Eine einzelne Karte reicht für ein Angebot.
    [lot] Um dieses Zelt gibt es keinen Gleichstand.
   *[offer] Dieses Angebot ist erlaubt.
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
exam-wrong-rules = Das ging schief
exam-given = Du hast gesagt: { $answer }
exam-right = Richtig ist: { $answer }
exam-cards = Deine Aktionskarten
exam-look-up = Nachlesen
exam-lesson = Lektion { $number }
exam-again = Neue Prüfung
exam-review-again = Weiter wiederholen
exam-best = Bestes Ergebnis: { $right } von { $count } richtig

## Der Schild mit allem, was du schon kannst.

shield-title = Dein Schild
shield-share = { $full ->
    [0] Noch ist kein Feld fertig.
    [one] Eines von { $fields } Feldern ist fertig.
   *[other] { $full } von { $fields } Feldern sind fertig.
}
shield-hint = Jedes Feld steht für eine Regel. Je besser du sie kannst, desto mehr vom Feld ist ausgemalt. Ein Wappenbild heißt: Du beherrschst sie.
    .pennants = Ein goldener Wimpel in der Liste steht für eine Regel der Lektion, die du gut kannst.
    .nothing-due = Was du lernst, kommt hier nach ein paar Tagen wieder dran.
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
    [0] Heute nichts zu wiederholen
    [one] Eine Regel zu wiederholen
   *[other] { $count } Regeln zu wiederholen
}
