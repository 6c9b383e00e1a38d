### Das Fenster: alles, was nicht zu einer einzelnen Karte oder Regel gehört.

app-name = Tafelrunde
app-subtitle = „Im Auftrag des Königs“ lernen und spielen

button-ok = OK
button-back = Zurück

## Erster Start

language-question = In welcher Sprache möchtest du spielen?
    .note = Du kannst sie jederzeit in den Einstellungen ändern.

## Titel

menu-play = Spielen
    .help = Beginne ein neues Spiel oder setze dein letztes fort.
menu-new-game = Neues Spiel
    .help = Bestimme, wer am Tisch sitzt.
menu-continue = Fortsetzen
    .help = Spiel da weiter, wo du aufgehört hast: Runde { $round }, { $players ->
        [one] ein Platz
       *[other] { $players } Plätze
    }.
menu-quit = Beenden

## Neues Spiel

new-game-title = Neues Spiel
new-game-seat = Platz { $number }
new-game-name = Name
    .placeholder = Namen eingeben
    .missing = Platz { $number } braucht einen Namen.
    .taken = Zwei Plätze heißen { $name }. Gib jedem einen eigenen Namen.
new-game-knight = Ritter
    .taken = { $knight } gehört schon zu { $name }.
new-game-edition = Regelfassung
new-game-seed = Nummer der Verteilung
    .help = Dieselbe Nummer verteilt noch einmal dieselben Karten. Leer heißt: neu mischen.
    .placeholder = Zufällig
    .invalid = Die Nummer ist eine ganze Zahl von 0 bis { $most }.
new-game-cards = Kartensatz
    .help = Mit diesen Karten wird gespielt. Hast du das gedruckte Spiel? Dann kannst du deine Zahlen eintragen.
    .missing = Den gewählten Kartensatz gibt es nicht mehr. Gespielt wird mit dem Satz im Programm.
    .faulty = „{ $name }“ hat noch Fehler. Gespielt wird mit dem Satz im Programm.
    .edit = Kartensätze …
new-game-only-bots = Kein Mensch spielt mit: Du schaust nur zu.
new-game-several-humans = Mehrere Menschen spielen an diesem Rechner. Jede Hand bleibt verdeckt, bis die richtige Person vor dem Bildschirm sitzt.
new-game-start = Spiel beginnen

## Tisch

table-goal = Ziel { $shields }
    .help = Sobald jemand { $shields ->
        [one] einen Schild
       *[other] { $shields } Schilde
    } hat, läuft die letzte Runde.
table-castle = In Camelot
table-horses = Pferde: überall
table-country = Auf dem Land
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-tasks-in-hand = Deine Aufgaben
table-tasks-of = Aufgaben von { $name }
table-chosen = Deine Aktionskarten
table-chosen-of = Aktionskarten von { $name }
table-log = Chronik
    .empty = Noch ist nichts geschehen.
table-tasks = Alle Aufgaben
table-leave = Tisch verlassen
    .help = Das Spiel wird gespeichert, du kannst es später fortsetzen.
table-menu = Menü

task-state-open = liegt offen
task-state-held = { $who ->
    [you] auf deiner Hand
   *[other] bei { $name }
}
task-state-done = { $who ->
    [you] von dir erfüllt
   *[other] von { $name } erfüllt
}
task-state-unseen = noch nicht aufgedeckt

card-state-carried-out = Ausgeführt
card-state-expired = Verfallen

## Handeln

action-undo = Zurücknehmen
    .help = Nimm deinen letzten Schritt in diesem Zug zurück.
    .nothing = In diesem Zug kannst du nichts zurücknehmen.
    .revealed = Das kannst du nicht mehr zurücknehmen: Danach wurde etwas Verdecktes aufgedeckt.
action-skip = Überspringen
    .help = Zeig sofort, was geschehen ist.
action-enough = Genug überlegt!
choose-value = Welcher Wert?
choose-task = Welche Aufgabe?
choose-place = Wohin reitest du?
choose-book = Welches Buch legst du zurück?
choose-payment = Womit bezahlst du?
choose-offer = Wähl dein Angebot
offer-total = Summe: { $total }

## Mehrere an einem Rechner

hand-over = { $name }, du bist am Zug
    .help = Alle anderen schauen weg. Deine Karten erscheinen, sobald du bereit bist.
    .ready = Ich bin bereit
hand-look = Zum Ansehen halten
    .help = Deine Karten sind zu sehen, solange du gedrückt hältst.

## Ende

end-you-win = { $shields ->
    [one] Du gewinnst mit { $shields } Schild
   *[other] Du gewinnst mit { $shields } Schilden
}
end-winner = { $shields ->
    [one] { $name } gewinnt mit { $shields } Schild
   *[other] { $name } gewinnt mit { $shields } Schilden
}
end-shared = { $shields ->
    [one] { $winners } teilen sich den Sieg mit je { $shields } Schild
   *[other] { $winners } teilen sich den Sieg mit je { $shields } Schilden
}
end-shared-with-you = { $shields ->
    [one] Du teilst den Sieg mit { $others }: je { $shields } Schild
   *[other] Du teilst den Sieg mit { $others }: je { $shields } Schilde
}
end-when = { $who ->
    [you] Das Spiel endete in Runde { $round }: Du hast das Ziel von { $goal } Schilden zuerst erreicht.
   *[other] Das Spiel endete in Runde { $round }: { $name } hat das Ziel von { $goal } Schilden zuerst erreicht.
}
end-tie = { $who ->
    [you] Am Ende stand es unentschieden, aber du hattest deine Schilde früher beisammen.
   *[other] Am Ende stand es unentschieden, aber { $name } hatte die Schilde früher beisammen.
}
end-ranking = Rangfolge
end-rank = { $number }.
end-story = Spielverlauf
    .help = Schilde nach jeder Runde
end-axis-round = Runde
end-goal = Ziel { $goal }
end-source-quest = Questen
end-source-court = Gericht
end-source-tournament = Turnier
end-tasks = Erfüllte Aufgaben
end-expired = Verfallene Karten
    .none = Keine deiner Karten ist verfallen.
    .yours = { $cards ->
        [one] Eine deiner Karten ist verfallen.
       *[other] { $cards } deiner Karten sind verfallen.
    }
    .of = { $cards ->
        [0] { $name }: keine Karte
        [one] { $name }: eine Karte
       *[other] { $name }: { $cards } Karten
    }
end-turning-point = Wendepunkt
    .lead = { $who ->
        [you] In Runde { $round } hast du die Führung übernommen und bis zum Schluss behalten.
       *[other] In Runde { $round } hat { $name } die Führung übernommen und bis zum Schluss behalten.
    }
    .none = Bis zur letzten Runde war alles offen.
end-again = Noch einmal spielen
    .help = Dieselben Plätze, neu gemischt.
end-same-deal = Dieselbe Verteilung
    .help = Dieselben Plätze und noch einmal dieselben Karten: Verteilung { $seed }.
end-to-title = Zum Hauptmenü

## Tasten

keys-title = Tasten
key-next = Zur nächsten Karte oder Schaltfläche
key-use = Auswahl bestätigen
key-arrows = Zwischen Karten und Orten wechseln
key-undo = Zurücknehmen
key-undo-turn = Den ganzen Zug zurücknehmen
key-redo = Wiederherstellen
key-end-turn = Zug beenden
key-give-up = Gewählte Karte verfallen lassen
key-skip = Überspringen, was gerade abläuft
key-tasks = Liste aller Aufgaben
key-log = Chronik
key-rulebook = Regelbuch aufschlagen
key-look = Eigene Karten ansehen
key-close = Schließen oder zurück

## Für Vorleseprogramme

spoken-pile = { $pile }: { $cards }

## Fehler

error-title = Da hat etwas nicht geklappt
    .details = Einzelheiten
