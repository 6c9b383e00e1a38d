### Meine Spiele: gespielte und gespeicherte Spiele, und was sie zusammen erzählen.

## Tag und Uhrzeit

date-time = { $hour }:{ $minute } Uhr
# weekday: 1 ist Montag.
date-long = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $time }
date-short = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
} { $year }

## Der Bildschirm

history-title = Meine Spiele
    .help = Frühere Spiele, gespeicherte Spiele und deine Statistik
    .short = Früheres, Gespeichertes, Statistik
history-tab-played = Gespielt
history-tab-saved = Gespeichert
history-tab-statistics = Statistik
# Für Screenreader: ein Reiter mit der Zahl der Spiele.
history-tab-count = { $tab }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
history-search = Suchen
    .hint = Name, Stufe, Ergebnis …
    .none = Auf „{ $words }“ passt kein Spiel.
history-reading = Die Spiele werden gelesen …
history-unreadable = Der Ordner mit den Spielen lässt sich nicht lesen.
history-nowhere = Diesmal wird nichts gespeichert, darum steht hier auch nichts.
history-empty = Noch ist kein Spiel zu Ende.
    .advice = Sobald ein Spiel zu Ende ist oder du ein neues anfängst, steht es hier. Spiele von anderswo ziehst du einfach ins Fenster.
history-empty-saved = Noch hast du kein Spiel gespeichert.
    .advice = Am Tisch speicherst du im Menü oder mit Strg+S ein Spiel unter einem Namen. Hier kannst du es wieder laden.
history-start = Spiel beginnen

## Ein Spiel

history-won-by = { $who ->
    [you] Gewonnen!
   *[other] { $name } gewinnt
}
history-won-shared = { $names } gewinnen gemeinsam
history-left = { $round ->
    [0] Nicht zu Ende gespielt
   *[other] In Runde { $round } verlassen
}
history-stands = { $round ->
    [0] Das Spiel läuft noch
   *[other] Steht in Runde { $round }
}
history-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
history-deal = Verteilung { $seed }
history-taken-back = Hier wurde etwas zurückgenommen, nachdem Karten aufgedeckt waren.
    .short = Zurückgenommen
history-broken = Unlesbare Datei
    .more = Die Datei { $file } bleibt liegen, bis du sie löschst. Kannst du sie reparieren, steht das Spiel wieder hier.
# Für Screenreader: ein Spiel in der Liste.
history-entry = { $result }. { $date }
history-entry-named = { $name }. { $result }. { $date }
history-entry-broken = Unlesbare Datei { $file }
history-seat = { $name }, { $kind }: { $shields ->
    [one] ein Schild
   *[other] { $shields } Schilde
}
history-seat-plain = { $name }, { $kind }

history-expired = { $kind } · { $cards ->
    [0] nichts verfallen
    [one] eine Karte verfallen
   *[other] { $cards } Karten verfallen
}

history-replay = Nachspielen
    .help = Zeigt das Spiel Schritt für Schritt noch einmal.
history-play-on = Weiterspielen
    .help = Das Spiel geht da weiter, wo du es verlassen hast. Ein anderes, das noch läuft, kommt unter „Gespielt“.
history-load = Laden
    .help = Das Spiel geht da weiter, wo du es gespeichert hast. Ein anderes, das noch läuft, kommt unter „Gespielt“.
history-rename = Umbenennen …
history-export = Exportieren …
    .help = Schreibt das Spiel als Datei, die auch andere Programme lesen.
history-delete = Löschen
history-import = Importieren …
    .help = Liest Spiele aus einer Datei. Du kannst sie auch ins Fenster ziehen.
history-csv = Als Tabelle …
    .help = Schreibt alle Spiele als CSV-Datei, für eine Tabellenkalkulation.
history-undo = Rückgängig
history-stop = Anhalten

## Was gerade geschehen ist

history-deleted = Gelöscht. Einen Monat lang liegt das Spiel noch im Ordner „trash“.
history-restored = Das Spiel ist wieder da.
history-renamed = Umbenannt in „{ $name }“.
history-saved-as = Gespeichert als „{ $name }“.
history-exported = Geschrieben: { $file }
history-importing = Spiele werden eingelesen: { $games }
history-imported = { $games ->
    [0] { $known ->
        [0] Nichts eingelesen.
       *[other] Nichts Neues: Alles ist schon da.
    }
    [one] Ein Spiel eingelesen.
   *[other] { $games } Spiele eingelesen.
}
    .stopped = Der Rest der Datei blieb liegen.
history-not-imported = { $file }: { $reason }
    .more = { $more ->
        [one] In einer weiteren Zeile steht kein Spiel.
       *[other] In { $more } weiteren Zeilen steht kein Spiel.
    }
history-gone = Die Datei lässt sich nicht öffnen. { $reason }
history-drop = Lass los, um die Spiele einzulesen.

## Was nicht zu lesen ist

history-flaw-unreadable = Das System liest sie nicht: { $reason }
history-flaw-large = Sie ist viel größer als jedes Spiel.
history-flaw-no-game = Darin steht kein Spiel.
history-flaw-newer = Eine neuere Version von Tafelrunde hat sie geschrieben (Dateiversion { $version }).
history-flaw-broken = Sie ist beschädigt (Zeile { $line }, Spalte { $column }).
history-flaw-record = Zeile { $line }: { $fault }

## Fragen

history-ask-save = Spiel speichern
    .note = Unter diesem Namen findest du es unter „Meine Spiele“ wieder.
    .accept = Speichern
    .field = Name
history-ask-rename = Umbenennen
    .note = Wie soll das gespeicherte Spiel heißen?
    .accept = Umbenennen
    .field = Name
history-ask-export = Spiel exportieren
    .note = Eine Zeile JSON, die auch andere Programme lesen. Wohin damit?
    .accept = Schreiben
    .field = Datei
history-ask-csv = Tabelle schreiben
    .note = Eine Zeile für jedes Spiel in der Liste „Gespielt“. Wohin damit?
    .accept = Schreiben
    .field = Datei
history-ask-import = Spiele importieren
    .note = Aufzeichnungen (JSONL) oder gespeicherte Spiele. Schneller geht es, wenn du die Dateien ins Fenster ziehst.
    .accept = Einlesen
    .field = Datei
history-ask-replace = Ersetzen
history-ask-cancel = Abbrechen
history-ask-no-name = Gib einen Namen ein.
history-ask-no-file = Gib den Namen einer Datei ein.
history-ask-taken = „{ $name }“ gibt es schon. Soll es ersetzt werden?
history-ask-there = Diese Datei gibt es schon. Soll sie ersetzt werden?
history-ask-folder = Das ist ein Ordner. Gib den Namen einer Datei ein.
# Ein Vorschlag für den Namen eines gespeicherten Spiels.
history-suggested = Runde { $round } mit { $names }

## Am Tisch

table-save-as = Speichern unter …
keyname-save = Strg+S
key-save = Spiel unter einem Namen speichern

## Statistik

statistics-empty = Noch gibt es nichts zu zählen.
    .advice = Spiel allein gegen Bots ein Spiel zu Ende. Dann siehst du hier, wie oft du gewinnst und wie viele Karten dir verfallen.
statistics-against = Gegen die Bots
    .note = Es zählt der stärkste am Tisch.
statistics-won = { $won } von { $games } gewonnen · { $percent } %
statistics-sources = Deine Schilde
    .note = Im Schnitt { $average } je Spiel
statistics-each = { $average } je Spiel
statistics-expired = Verfallene Karten
    .note = Im Schnitt { $average } je Spiel. Die Linie fasst je { $together } Spiele zusammen.
statistics-axis-game = Spiel
