### Das Fenster: alles, was nicht zu einer einzelnen Karte oder Regel gehört.

app-name = Tafelrunde
app-subtitle = „Im Auftrag des Königs“ lernen und spielen

button-ok = OK
button-close = Schließen
button-back = Zurück
button-cancel = Abbrechen
button-continue = Weiter

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
menu-settings = Einstellungen
    .help = Wähle die Sprache.
menu-quit = Beenden

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
    .help = Die Änderung gilt sofort, auch mitten im Spiel.

## Neues Spiel

new-game-title = Neues Spiel
new-game-players = Wie viele spielen mit?
new-game-seat = Platz { $number }
new-game-kind = Gespielt von
new-game-name = Name
    .placeholder = Namen eingeben
    .missing = Platz { $number } braucht einen Namen.
    .taken = Zwei Plätze heißen { $name }. Gib jedem einen eigenen Namen.
new-game-knight = Ritter
    .taken = { $knight } gehört schon zu { $name }.
new-game-edition = Regelfassung
new-game-seed = Nummer der Verteilung
    .help = Mit derselben Nummer werden dieselben Karten noch einmal verteilt. Lass das Feld leer, dann wird neu gemischt.
    .placeholder = Zufällig
    .invalid = Die Nummer ist eine ganze Zahl von 0 bis { $most }.
new-game-only-bots = Kein Mensch spielt mit: Du schaust nur zu.
new-game-several-humans = Mehrere Menschen spielen an diesem Rechner. Jede Hand bleibt verdeckt, bis die richtige Person vor dem Bildschirm sitzt.
new-game-start = Spiel beginnen

default-name-1 = Emrys
default-name-2 = Branwen
default-name-3 = Morcant
default-name-4 = Elowen

## Tisch

table-goal = Ziel { $shields }
    .help = Sobald jemand { $shields ->
        [one] einen Schild
       *[other] { $shields } Schilde
    } hat, läuft die letzte Runde.
table-castle = In Camelot
table-country = Auf dem Land
table-horses = P: überall
table-supply-left = noch { $count }
table-supply-taken = Bei { $name }
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-hand-empty = Keine Tugendkarten
table-tasks-in-hand = Deine Aufgaben
table-tasks-empty = Keine Aufgaben
table-chosen = Deine Aktionskarten
table-chosen-empty = Noch keine gewählt
table-known-hand = Was alle von dieser Hand wissen
table-unknown-cards = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
table-task-pile = Aufgabenstapel
table-log = Chronik
    .empty = Noch ist nichts geschehen.
table-tasks = Alle Aufgaben
table-details = Zeig auf eine Karte, dann steht hier, was sie tut.
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

gain-shields = { $shields ->
    [one] +{ $shields } Schild
   *[other] +{ $shields } Schilde
}

## Handeln

action-take = Diese Karte nehmen
    .help = { $card } aus dem Vorrat nehmen.
action-carry-out = Ausführen
    .help = { $card } ausführen.
action-give-up = Verfallen lassen
    .help = { $card } verfallen lassen: Die Karte kommt in den Vorrat zurück und bringt nichts.
action-end-turn = Zug beenden
    .help = { $cards ->
        [0] Du hast alles erledigt.
        [one] Du hast noch eine Karte übrig. Sie verfällt.
       *[other] Du hast noch { $cards } Karten übrig. Sie verfallen.
    }
action-undo = Zurücknehmen
    .help = Nimm deinen letzten Schritt in diesem Zug zurück.
    .nothing = In diesem Zug kannst du nichts zurücknehmen.
    .revealed = Das kannst du nicht mehr zurücknehmen: Danach wurde etwas Verdecktes aufgedeckt.
action-offer = Anbieten
    .help = Leg die gewählten Karten verdeckt hin. Alle Angebote werden gleichzeitig aufgedeckt.
action-offer-nothing = Nichts anbieten
action-skip = Überspringen
    .help = Zeig sofort, was geschehen ist.
action-pause = Anhalten
action-go-on = Weiter

choose-value = Welcher Wert?
choose-task = Welche Aufgabe?
choose-place = Wohin reitest du?
choose-book = Welches Buch legst du zurück?
choose-payment = Womit bezahlst du?
choose-offer = Wähle dein Angebot
offer-total = Summe: { $total }

speed = Tempo
    .slow = langsam
    .normal = normal
    .fast = schnell
    .none = ohne Bewegung

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
end-axis-shields = Schilde
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
key-help = Diese Liste zeigen oder verbergen
key-next = Zur nächsten Karte oder Schaltfläche
key-previous = Zur vorigen Karte oder Schaltfläche
key-use = Auswahl bestätigen
key-arrows = Zwischen Karten und Orten wechseln
key-undo = Zurücknehmen
key-end-turn = Zug beenden
key-give-up = Gewählte Karte verfallen lassen
key-skip = Überspringen, was gerade abläuft
key-tasks = Liste aller Aufgaben
key-log = Chronik
key-look = Eigene Karten ansehen
key-close = Schließen oder zurück
key-zoom = Größer oder kleiner
key-quit = Beenden

## Für Vorleseprogramme

spoken-knights-here = Ritter hier: { $knights }
spoken-no-knight-here = Kein Ritter hier
spoken-pile = { $pile }: { $cards }
spoken-empty-slot = leer
spoken-selected = gewählt
spoken-not-possible = gerade nicht möglich: { $reason }
spoken-seat = { $name }, { $knight }, Zelt { $tent }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}

## Fehler

error-title = Da hat etwas nicht geklappt
error-data-folder = In den Ordner { $path } lässt sich nicht schreiben: { $reason }
    .advice = Dein Spiel und deine Einstellungen werden nicht gespeichert. Gib dir für diesen Ordner Schreibrechte oder starte mit --data-dir und einem anderen Ordner.
error-save = Das Spiel ließ sich nicht als { $path } speichern: { $reason }
    .advice = Prüf, ob auf der Festplatte Platz ist und ob du dort schreiben darfst. Das Spiel geht weiter; nach dem nächsten Schritt wird noch einmal gespeichert.
error-save-broken = Der Spielstand ließ sich nicht lesen und wurde als { $path } beiseitegelegt.
    .advice = Du kannst ein neues Spiel beginnen. Die beiseitegelegte Datei darfst du löschen.
error-save-newer = Der Spielstand { $path } stammt von einer neueren Version von Tafelrunde.
    .advice = Spiel mit der neueren Version weiter. Der Spielstand bleibt unverändert, bis du ein neues Spiel beginnst.
error-settings-broken = Die Einstellungen ließen sich nicht lesen und wurden als { $path } beiseitegelegt. Jetzt gelten die Standardeinstellungen.
error-unexpected = Das hätte nicht geschehen dürfen: { $reason }
    .advice = Dein Spiel ist bis zum letzten Schritt gespeichert. Starte Tafelrunde neu und setze das Spiel fort.
