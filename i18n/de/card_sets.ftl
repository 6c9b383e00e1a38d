### Die Kartensätze: welche es gibt, und jede Angabe auf den Karten.

card-sets-title = Kartensätze
card-sets-shelf = Alle Sätze
card-sets-built-in = Satz im Programm
    .note = bleibt, wie er ist
    .help = Die gedruckten Karten sind nur zum Teil bekannt; was fehlt, ist hier erschlossen. Hast du das Spiel zu Hause? Dann mach dir eine Kopie und trag ein, was auf deinen Karten steht.
    .copy = Kopieren und ändern
card-sets-new-name = Mein Exemplar
card-sets-own-short = { $own } von { $all } aus deinem Exemplar
card-sets-faults = { $faults ->
    [one] 1 Fehler, noch nicht spielbar
   *[other] { $faults } Fehler, noch nicht spielbar
}
card-sets-name = Name des Kartensatzes
    .hint = Namen eingeben
card-sets-id = In Spielberichten: { $id }

## Was man mit einem Satz machen kann

card-sets-duplicate = Kopieren
    .help = Legt einen neuen Satz mit denselben Angaben an.
card-sets-delete = Löschen
    .help = Nimmt diesen Satz aus der Liste. Das lässt sich rückgängig machen.
card-sets-import = Importieren
    .help = Holt einen Kartensatz aus einer Datei. Du kannst sie auch ins Fenster ziehen.
    .title = Kartensatz importieren
    .how = Gib an, wo die Datei liegt. Oder zieh sie einfach ins Fenster.
    .drop = Lass los, um den Kartensatz zu importieren.
card-sets-export = Exportieren
    .help = Schreibt diesen Satz in eine Datei, zum Weitergeben oder Aufheben.
    .title = Kartensatz exportieren
    .how = Gib an, wohin die Datei soll. Was es schon gibt, wird nicht überschrieben.
card-sets-path = Pfad der Datei
    .hint = Ordner und Name der Datei
card-sets-cancel = Abbrechen
card-sets-play = Damit spielen
    .help = Wählt diesen Satz für das nächste Spiel. Begonnene Spiele behalten ihre Karten.
card-sets-undo = Rückgängig (Strg+Z)
    .done = Die letzte Änderung ist rückgängig gemacht.
card-sets-redo = Wiederholen (Strg+Y)
    .done = Die Änderung gilt wieder.
card-sets-mend = In Ordnung bringen

card-sets-duplicated = „{ $name }“ ist angelegt. Jetzt kannst du alles ändern.
card-sets-deleted = „{ $name }“ ist gelöscht. Strg+Z holt den Satz zurück.
card-sets-imported = „{ $name }“ ist importiert.
card-sets-exported = Der Satz liegt jetzt hier: { $path }
card-sets-full = Mehr Sätze passen nicht. Lösch zuerst einen.
card-sets-not-exported = Dort lässt sich nichts speichern. Wähl einen anderen Ordner.
card-sets-not-playable = { $faults ->
    [one] Dieser Satz hat einen Fehler. Du kannst ihn behalten, aber noch nicht damit spielen.
   *[other] Dieser Satz hat { $faults } Fehler. Du kannst ihn behalten, aber noch nicht damit spielen.
}
card-sets-more-faults = { $faults ->
    [one] Dazu kommt ein weiterer Fehler.
   *[other] Dazu kommen { $faults } weitere Fehler.
}
card-sets-id-taken = Die Kennung „{ $id }“ gehört schon zu einem anderen Satz.
    .advice = „In Ordnung bringen“ gibt diesem hier eine neue.
card-sets-unkept = Die Änderungen lassen sich nicht speichern.
    .nowhere = Diesmal wird nichts gespeichert: Was du hier änderst, ist nach dem Beenden weg. Exportieren geht trotzdem.
    .occupied = Tafelrunde ist schon in einem anderen Fenster offen. Was du hier änderst, wird deshalb nicht gespeichert. Exportieren geht trotzdem.
    .unread = Der Ordner der Kartensätze lässt sich nicht lesen. Prüf, ob du auf ihn zugreifen darfst, und starte Tafelrunde neu.

card-sets-file-too-large = „{ $file }“ ist zu groß für einen Kartensatz.
card-sets-file-no-text = „{ $file }“ ist keine Textdatei und damit kein Kartensatz.
card-sets-file-missing = Eine Datei „{ $file }“ gibt es dort nicht.
card-sets-file-closed = „{ $file }“ lässt sich nicht lesen.
card-sets-file-broken = „{ $file }“ ist kein Kartensatz: In Zeile { $line }, Spalte { $column } stimmt etwas nicht.
card-sets-file-there = „{ $file }“ gibt es dort schon. Wähl einen anderen Namen.

## Woher eine Angabe stammt

card-sets-source = { $source ->
    [rulebook] Spielregel
    [review] Rezensionen
    [reconstructed] erschlossen
   *[printed] dein Exemplar
}
    .sentence = { $source ->
        [rulebook] Das steht in der Spielregel.
        [review] Das steht in Rezensionen des gedruckten Spiels.
        [reconstructed] Das ist erschlossen: Die gedruckte Angabe kennen wir nicht.
       *[printed] Das steht auf deinen eigenen Karten.
    }
card-sets-count = { $source }: { $count }
card-sets-own = { $own ->
    [one] 1 von { $all } Angaben stammt aus deinem Exemplar.
   *[other] { $own } von { $all } Angaben stammen aus deinem Exemplar.
}
card-sets-how = Klick auf eine Angabe oder tipp ihre Zahl ein. Was du wählst, gilt als Angabe aus deinem Exemplar. Stimmt eine ganze Karte schon, gib ihr den Haken.
card-sets-confirm = { $what }: Stimmt so
    .done = { $what }: aus deinem Exemplar bestätigt

## Die Karten

card-sets-tasks = Aufgabenkarten
card-sets-horses = Pferde
    .lead = Zu zweit und zu dritt kommt ein Pferd zurück in die Schachtel. Wähl, welches.
card-sets-virtues = Tugendkarten
card-sets-virtue-count = Von { $all } Tugendkarten { $count ->
    [one] ist eine da.
   *[other] sind { $count } da.
}
card-sets-virtue-row = { $virtue }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
card-sets-horse = Pferd
card-sets-put-back = kommt in die Schachtel
    .of = Das { $number }. Pferd kommt zu zweit und zu dritt in die Schachtel.
card-sets-shields = { $task } bringt { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
card-sets-shield-count = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}
card-sets-need = { $task } verlangt: { $card }
card-sets-new-need = { $task } verlangt noch etwas
card-sets-place = { $task } gehört zu diesem Ort: { $place }
card-sets-reach = { $number }. Pferd: bis zu { $reach ->
    [one] 1 Ort weit
   *[other] { $reach } Orte weit
}
card-sets-reach-alone = { $reach ->
    [one] bis zu 1 Ort weit
   *[other] bis zu { $reach } Orte weit
}
card-sets-value = { $number }. Karte: { $card }
card-sets-new-card = Noch eine Karte: { $virtue }
card-sets-ask-shields = Wie viele Schilde bringt { $task } auf deiner Karte?
card-sets-ask-need = Was verlangt { $task } auf deiner Karte?
card-sets-ask-place = An welchen Ort gehört { $task } auf deiner Karte?
card-sets-ask-reach = Wie weit kommt das Pferd auf deiner Karte?
card-sets-ask-value = Welchen Wert hat deine Karte?
card-sets-take-away = Herausnehmen
