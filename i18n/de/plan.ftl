### Die Planleiste: die eigenen Karten in der Reihenfolge, in der sie ausgeführt werden.

plan-title = Dein Plan
plan-empty = Hier reihen sich die Karten auf, die du nimmst.
plan-empty-of = Hier reihen sich die Karten auf, die { $name } nimmt.
plan-hint = Zum Umordnen ziehen oder Alt + Pfeiltasten
plan-considered = Vorschau: wenn du sie nimmst
    .brief = Vorschau
plan-all = Alles ausführen
plan-bubble-expires = { $card } verfällt hier
plan-end-without = Zug ohne Plan beenden
plan-why = Warum?
plan-leave-open = Das Programm wählen lassen

# Der nächste Schritt. brief: wo das Ganze keinen Platz hat.

plan-do-exercise = { $card } nehmen
    .brief = { $card } nehmen
plan-do-round-table = Aufgabe nehmen: { $task }
    .brief = Aufgabe nehmen
plan-do-horse = { $card }: { $to } reiten
    .brief = Mit { $card } reiten
plan-do-court = { $card } zurücklegen: 2 Schilde
    .brief = { $card } zurücklegen
plan-do-quest = Aufgabe erfüllen: { $task }
    .brief = Aufgabe erfüllen
plan-do-nothing = { $card } verfallen lassen
    .brief = { $card } verfallen lassen

# Was der Plan bringt.

plan-gain-shields = { $shields ->
    [one] +1 Schild
   *[other] +{ $shields } Schilde
}
plan-gain-card = + { $card }
plan-gain-task = + Aufgabe
plan-ride = { $reach ->
    [one] { $distance } von 1 Ort
   *[other] { $distance } von { $reach } Orten
}
plan-expiring = { $cards ->
    [0] Nichts verfällt
    [one] 1 Karte verfällt
   *[other] { $cards } Karten verfallen
}
plan-expires-here = Verfällt hier
plan-not-yet = Noch nicht
plan-pending = { $cards ->
    [one] 1 Karte geht noch nicht
   *[other] { $cards } Karten gehen noch nicht
}
plan-nothing-possible = nichts möglich
plan-hopeless = Nicht mehr nutzbar
plan-hopeless-help = So, wie die Karten jetzt liegen, kannst du diese Karte in keiner Reihenfolge mehr nutzen, egal was du noch wählst.

# Namen dessen, was für eine Karte gewählt wird.

plan-label-value = Karte
plan-label-task = Aufgabe
plan-label-place = Wohin
plan-label-book = Zurücklegen

# Für Vorleseprogramme.

plan-spoken-step = Schritt { $number }.
plan-spoken-choice = Gewählt: { $choice }.
plan-spoken-suggested = Vorschlag: { $choice }.
plan-spoken-outlook = { $outlook }.

# Tasten.

keyname-drag = Mit der Maus ziehen
keyname-alt-arrows = Alt + links oder rechts
keyname-step = N
keyname-all = X
key-drag = Karte dorthin legen, wo sie gebraucht wird
key-reorder = Karte im Plan verschieben
key-step = Nächsten Schritt des Plans ausführen
key-all = Ganzen Plan ausführen
keyname-why = W
key-why = Erklären, warum eine Karte verfällt
