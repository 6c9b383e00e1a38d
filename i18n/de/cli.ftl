### Die Befehlszeile: Ergebnisse und Fehler.

## simulate

cli-progress = { $done } von { $games } Spielen
cli-games = { $games ->
    [one] { $games } Spiel in { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 0) } Spiele pro Sekunde).
   *[other] { $games } Spiele in { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 0) } Spiele pro Sekunde).
}
cli-unfinished = { $games ->
    [one] { $games } Spiel wurde nicht fertig: Es stieß an die Grenze von { $limit } Runden.
   *[other] { $games } Spiele wurden nicht fertig: Sie stießen an die Grenze von { $limit } Runden.
}
cli-rounds = Runden: { $min } bis { $max }, Median { $median }.
cli-bot = { $bot }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, gewinnt { NUMBER($share, maximumFractionDigits: 1) } % (95-%-Bereich { NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) } %), pro Spiel { NUMBER($shields, maximumFractionDigits: 1) } Schilde und { NUMBER($expired, maximumFractionDigits: 2) } verfallene Karten.
cli-sources = Schilde von { $bot }: { NUMBER($quest, maximumFractionDigits: 0) } % Questen, { NUMBER($court, maximumFractionDigits: 0) } % Gericht, { NUMBER($tournament, maximumFractionDigits: 0) } % Turnier.
cli-interrupted = Nach { $done } von { $games } Spielen angehalten. Was fertig war, zählt.
cli-record-written = { $games ->
    [one] { $games } Spiel in { $path } geschrieben.
   *[other] { $games } Spiele in { $path } geschrieben.
}

## replay

cli-replay-fine = { $games ->
    [one] { $path }: { $games } Spiel, jede Aktion hält die Regeln ein.
   *[other] { $path }: { $games } Spiele, jede Aktion hält die Regeln ein.
}
cli-replay-open = { $games ->
    [one] Davon ist { $games } Spiel ohne Ergebnis: Es wurde nicht zu Ende gespielt.
   *[other] Davon sind { $games } Spiele ohne Ergebnis: Sie wurden nicht zu Ende gespielt.
}
cli-replay-refused = { $path }, Zeile { $line }: Aktion { $action } wird abgelehnt. { $reasons }
cli-replay-by-chance = { $path }, Zeile { $line }: Aktion { $action } gehört dem Zufall. { $reasons }
cli-replay-result = { $path }, Zeile { $line }: Als Ergebnis steht da { $given }, die Aktionen führen aber zu { $found }.
cli-replay-not-over = { $path }, Zeile { $line }: Es steht ein Ergebnis da, aber die Aktionen enden vor dem Ende des Spiels.
cli-replay-after-end = { $path }, Zeile { $line }: Das Spiel ist nach Aktion { $action } aus, es folgen aber noch weitere.
cli-result = Schilde { $shields }, Sieger { $winners }, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cli-line-unreadable = { $path }, Zeile { $line }: Das ist keine Aufzeichnung eines Spiels: { $reason }
    .advice = Jede Zeile muss ein Spiel als JSON enthalten, im Format „tafelrunde-record“, Version 1.
cli-line-other-format = { $path }, Zeile { $line }: Das Format ist „{ $found }“, nicht „tafelrunde-record“.
cli-line-other-version = { $path }, Zeile { $line }: Version { $found } des Formats lässt sich nicht lesen; dieses Programm liest Version { $known }.
cli-line-other-game = { $path }, Zeile { $line }: Das Spiel „{ $found }“ ist hier nicht bekannt.
cli-record-empty = { $path } enthält kein Spiel.
cli-no-such-game = { $path } enthält { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }; ein Spiel { $number } gibt es nicht.
cli-no-such-action = Spiel { $game } hat { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }; eine Aktion { $number } gibt es nicht.

## check-card-set

cli-card-set-fine = { $path }: Mit dem Kartensatz „{ $id }“ lässt sich spielen.
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } Fehler in diesem Kartensatz.
   *[other] { $path }: { $faults } Fehler in diesem Kartensatz.
}
cli-card-set-unreadable = { $path } ist kein Kartensatz: { $reason }
    .advice = Ein Kartensatz ist eine RON- oder JSON-Datei, wie sie die README beschreibt.

## Was außerhalb nicht stimmt

cli-error = Fehler: { $text }
cli-file-missing = Die Datei { $path } gibt es nicht.
    .advice = Prüf die Schreibweise und den Ordner.
cli-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }
    .advice = Prüf, ob es eine Datei ist und ob du sie lesen darfst.
cli-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $reason }
    .advice = Prüf, ob es den Ordner gibt, ob dort Platz ist und ob du dort schreiben darfst.
cli-data-folder = In den Datenordner { $path } lässt sich nicht schreiben: { $reason }
    .advice = Wähle mit --data-dir oder TAFELRUNDE_DATA_DIR einen anderen.
cli-no-home = Für dich ließ sich kein Datenordner finden.
    .advice = Wähle mit --data-dir oder TAFELRUNDE_DATA_DIR einen aus.
cli-no-display = Das Fenster lässt sich nicht öffnen: { $reason }
    .advice = Läuft eine grafische Oberfläche? Ohne sie gehen simulate, replay und check-card-set, oder ein Start unter Xvfb.
cli-screenshot-failed = Das Bild { $path } ließ sich nicht erzeugen: { $reason }

## Was falsch verlangt wurde

cli-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
cli-bad-budget = „{ $text }“ ist keine Bedenkzeit für einen Bot. Schreib eine Zahl von Durchläufen wie 1000 oder eine Zeit wie 500ms.
cli-too-many-seats = { $given ->
    [one] { $given } Bot ist für { $players } Plätze genannt.
   *[other] { $given } Bots sind für nur { $players } Plätze genannt.
}
cli-bad-size = „{ $text }“ ist keine Fenstergröße. Schreib Breite und Höhe, etwa 1440x900.
