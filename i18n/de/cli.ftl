### Die Befehlszeile: Ergebnisse und Fehler.

cli-error = Fehler: { $text }

## Dateien

cli-unreadable = { $path } lässt sich nicht lesen: { $reason }
    .advice = Prüf den Pfad und ob du dort lesen darfst.
cli-unwritable = { $path } lässt sich nicht schreiben: { $reason }
    .advice = Schaff Platz oder wähle eine andere Stelle, an der du schreiben darfst.
cli-output-failed = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-record-written = { $games ->
    [one] { $games } Spiel in { $path } geschrieben.
   *[other] { $games } Spiele in { $path } geschrieben.
}

## check-card-set

cli-card-set-sound = { $path }: Der Kartensatz „{ $id }“ passt zu den Regeln. Zahlen aus der Spielregel: { $rulebook }, aus Rezensionen: { $review }, erschlossen: { $reconstructed }, von den gedruckten Karten: { $printed }.
cli-card-set-syntax = { $path }, Zeile { $line }, Spalte { $column }: { $message }
    .advice = Vergleich die Datei mit dem Kartensatz, der mit dem Programm kommt.
cli-card-set-fault = { $path }, Zeile { $line }: { $fault }
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } Fehler in diesem Kartensatz.
   *[other] { $path }: { $faults } Fehler in diesem Kartensatz.
}

## replay

cli-game-sound = Spiel { $game } hält die Regeln ein: { $actions } Aktionen, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, Schilde { $shields }, Sieg für Platz { $winners }.
cli-game-open = Spiel { $game } hält die Regeln ein: { $actions } Aktionen, nicht zu Ende gespielt.
cli-game-broken = { $path }, Zeile { $line }, Spiel { $game }: { $fault }
cli-replayed = { $games ->
    [one] { $games } Spiel, es hält die Regeln ein.
   *[other] { $games } Spiele, alle halten die Regeln ein.
}
cli-replayed-broken = { $games ->
    [one] { $games } Spiel, es ist fehlerhaft.
   *[other] { $games } Spiele, davon fehlerhaft: { $broken }.
}
cli-no-game = In { $path } steht kein Spiel.
    .advice = Aufzeichnungen mit Spielen schreibt simulate --record.
cli-no-such-game = Ein Spiel { $number } gibt es in { $path } nicht; Zahl der Spiele dort: { $games }.
cli-no-such-action = { $path }, Zeile { $line }: Eine Aktion { $number } gibt es in Spiel { $game } nicht; Zahl seiner Aktionen: { $actions }.

record-too-long = Die Zeile ist länger als jedes Spiel: mehr als { $most } Bytes.
record-not-utf8 = Die Zeile ist ab Byte { $column } kein UTF-8.
record-byte-order-mark = Die Datei beginnt mit einer Bytereihenfolge-Marke; die darf dort nicht stehen.
record-carriage-return = Die Zeile endet mit CR LF; sie muss mit LF allein enden.
record-empty-line = Die Zeile ist leer.
record-json = Die Zeile ist kein JSON; der Fehler steht bei Byte { $column }: { $message }
record-shape = Die Zeile ist keine Aufzeichnung eines Spiels: { $message }
record-unsupported = „{ $key }“ muss { $wanted } sein, nicht { $found }.
record-card-set = Der Kartensatz passt nicht zu den Regeln. { $faults }
record-seat-names = Zahl der Plätze: { $players }, genannt sind aber { $found }.
record-malformed = Aktion { $action } ist keine gültige Aktion: { $message }
record-refused = { $who ->
    [chance] Aktion { $action }: { $text } ist für den Zufall nicht möglich. { $reasons }
   *[seat] Aktion { $action }: { $text } ist für Platz { $seat } nicht möglich. { $reasons }
}
record-result-early = Es steht ein Ergebnis da, aber nach Aktion { $actions } ist das Spiel noch nicht aus.
record-result-missing = Nach Aktion { $actions } ist das Spiel aus, aber es steht kein Ergebnis da.
record-wrong-result = { $key ->
    [shields] Als Schilde sind { $found } angegeben, das Spiel endet aber mit { $played }.
    [winners] Als Plätze mit Sieg sind { $found } angegeben, das Spiel gewinnen aber { $played }.
   *[rounds] Als Zahl der Runden ist { $found } angegeben, das Spiel hat aber { $played }.
}

## explain

# { $seat } ist „Platz 1“, { $card } der Name einer Aktionskarte.
cli-explain-heading = Spiel { $game }, Aktion { $action }, Runde { $round }, { $seat }: { $card }
# { $reason }: ein oder zwei Sätze; { $rule }: das Kürzel einer Regel, etwa D2.
cli-explain-reason = { $reason } ({ $rule })
cli-explain-more = Weitere Gründe:
# { $result }: ein Satz, der sagt, was der Zug gebracht hat.
cli-explain-better = So wie gespielt: { $result } Möglich wäre gewesen:
cli-explain-nothing = Bei Aktion { $action } von Spiel { $game } ist nichts verfallen.
cli-explain-wasted = Bei Aktion { $action } von Spiel { $game } ist nichts verfallen, aber in diesem Zug wurde etwas verschenkt.
cli-explained = { $cards ->
    [0] Nichts ist verfallen.
    [one] { $cards } Karte ist verfallen, die Erklärung steht oben.
   *[other] { $cards } Karten sind verfallen, die Erklärungen stehen oben.
}

## simulate

cli-progress = { $done } von { $games } Spielen
cli-simulated = { $games ->
    [one] { $games } Spiel in { NUMBER($seconds, maximumFractionDigits: 1) } s, Spiele pro Sekunde: { NUMBER($rate, maximumFractionDigits: 0) }, Aktionen: { $actions }.
   *[other] { $games } Spiele in { NUMBER($seconds, maximumFractionDigits: 1) } s, Spiele pro Sekunde: { NUMBER($rate, maximumFractionDigits: 0) }, Aktionen: { $actions }.
}
cli-stopped = Nach { $done } von { $games } Spielen angehalten. Die fertigen Spiele zählen.
cli-unfinished = Wegen der Grenze von { $limit } Runden nicht fertig geworden: { $games }.
cli-rounds = Runden: { $min } bis { $max }, Median { $median }.
cli-column-bot = Bot
cli-column-games = Spiele
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-interval = 95-%-Bereich
cli-column-shields = Schilde
cli-column-expired = verfallen
cli-column-quest = Queste
cli-column-court = Gericht
cli-column-tournament = Turnier
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, maximumFractionDigits: 1) } %
cli-percent-range = { NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) } %
cli-bot-failed = Spiel { $game } mit Startwert { $seed }: { $reason }
    .advice = Das ist ein Fehler im Programm. Bitte melde ihn mit diesen beiden Zahlen.

## Was falsch verlangt wurde

cli-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
    .missing = Bei --seats fehlt ein Name. Es gibt: { $known }.
    .advice = Alle außer random gibt es auch mit einer Vorliebe: squire-questing mag Aufgaben, squire-jousting mag Turniere. Beim champion kannst du angeben, wie lange gesucht wird: champion:1000 heißt 1000 Versuche, champion-jousting:500ms eine halbe Sekunde.
cli-bad-budget = In „{ $name }“ steht hinter dem Doppelpunkt „{ $budget }“. Das sagt nicht, wie lange gesucht werden soll.
    .advice = Schreib eine ganze Zahl von Versuchen, zum Beispiel champion:1000, oder von Millisekunden, zum Beispiel champion:500ms (eine halbe Sekunde). Beides geht von 1 bis { $most }.
cli-no-search = „{ $name }“ geht nicht: Nur bei { $champion } kannst du sagen, wie lange gesucht werden soll.
cli-too-many-seats = Zahl der Plätze: { $players }, genannte Bots: { $given }. Das sind zu viele.
cli-not-whole = { $option }: „{ $value }“ geht nicht. Hier passt nur eine ganze Zahl von { $least } bis { $most }.
cli-bad-players = { $option }: „{ $value }“ geht nicht. Es spielen 2, 3 oder 4.
cli-bad-text-size = { $option }: „{ $value }“ geht nicht. Hier passt nur eine Zahl von 0.8 bis 2, mit Punkt geschrieben.
cli-bad-page = { $option }: Eine Seite „{ $value }“ hat das Regelbuch nicht. Es gibt zum Beispiel d9, reasons, editions, setup-3, tasks und words.
cli-bad-picture = { $option }: „{ $value }“ geht nicht. Der Name des Bildes muss auf .png enden.
cli-none-of = { $option }: „{ $value }“ gibt es hier nicht. Es gibt: { $known }.
cli-bad-size = „{ $text }“ ist keine Fenstergröße. Schreib Breite und Höhe, etwa 1440x900.

## Das Fenster

cli-no-display = Das Fenster lässt sich nicht öffnen: { $reason }
    .advice = Läuft eine grafische Oberfläche? Ohne sie kannst du simulate, replay, explain und check-card-set benutzen oder Xvfb starten.
cli-screenshot-failed = Das Bild { $path } ließ sich nicht erzeugen: { $reason }

## Die eigenen Dateien des Programms

file-no-folder = Das System gibt keinen Ordner für die Dateien von Programmen an.
    .advice = Nenne einen mit --data-dir oder TAFELRUNDE_DATA_DIR.
file-no-new-folder = Der Ordner { $path } lässt sich nicht anlegen.
    .advice = Nenne mit --data-dir oder TAFELRUNDE_DATA_DIR einen anderen.
file-unreadable = Die Datei { $path } lässt sich nicht lesen.
    .advice = Prüf, ob du sie lesen darfst. Bis sie lesbar ist oder woanders liegt, wird an ihrer Stelle nichts Neues gespeichert.
file-unwritable = Die Datei { $path } lässt sich nicht schreiben.
    .advice = Was dort stand, ist unverändert. Schaff Platz oder nenne mit --data-dir oder TAFELRUNDE_DATA_DIR einen anderen Ordner.
file-broken = Die Datei { $path } ist beschädigt und nicht zu gebrauchen (Zeile { $line }, Spalte { $column }).
file-newer = { $path } wurde von einer neueren Version von Tafelrunde geschrieben (Dateiversion { $version }).
file-kept-as = Sie liegt jetzt als { $path } daneben, und Tafelrunde beginnt eine neue. Wenn du sie reparieren kannst, gib ihr wieder den alten Namen.
file-kept-in-place = Sie ließ sich auch nicht beiseitelegen. Bis du sie woandershin legst, wird an ihrer Stelle nichts Neues gespeichert.
file-rescued = { $lost ->
    [0] Alles, was vom Spiel noch darin steht, ist gerettet: Im Hauptmenü kannst du es fortsetzen.
    [one] Das Spiel darin ist bis auf den letzten Schritt gerettet: Im Hauptmenü kannst du es fortsetzen.
   *[other] Das Spiel darin ist bis auf die letzten { $lost } Schritte gerettet: Im Hauptmenü kannst du es fortsetzen.
}
file-folder-occupied = Der Ordner { $path } ist schon in einem anderen Fenster von Tafelrunde offen. Damit sich die beiden nichts überschreiben, wird hier nichts gespeichert. Spiel im anderen Fenster weiter, oder schließ es und starte Tafelrunde neu.
cli-would-overwrite = { $path } ist der Kartensatz selbst. Schreib die Spiele in eine andere Datei.
