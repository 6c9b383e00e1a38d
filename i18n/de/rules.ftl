### Die Regeln, jede mit Titel und Zusammenfassung in eigenen Worten.

## Aufbau

rule-s1 = Der Kreis der Orte
    .summary = Die acht Orte liegen in zufälliger Reihenfolge im Kreis. Nachbarn sind einen Ort voneinander entfernt, und du darfst in beide Richtungen reiten.
rule-s2 = Start in Camelot
    .summary = Alle Ritter beginnen das Spiel in Camelot.
rule-s3 = Zelte
    .summary = Die Zelte werden gemischt und verteilt, eines an jeden Platz. Ihre Zahlen geben die Reihenfolge an.
rule-s4 = Der Vorrat an Aktionskarten
    .summary = Die Aktionskarten liegen offen: vier Exerzitien, je zwei Karten Tafelrunde, Turnier, Gericht und Queste sowie vier Pferde. Zu zweit oder zu dritt kommen eine Tafelrunde, ein Gericht und ein Pferd zurück in die Schachtel.
rule-s5 = Die Tugendstapel
    .summary = Die Tugendkarten liegen offen in vier Stapeln. Zu zweit oder zu dritt kommt von jeder Tugend eine Karte mit dem Wert 1 zurück in die Schachtel.
rule-s6 = Startkarten
    .summary = Du beginnst wie alle anderen mit zwei Tugendkarten mit dem Wert 1. Nur du siehst deine.
rule-s7 = Offene Aufgaben
    .summary = Drei Aufgaben liegen offen in der Mitte. Der Rest bildet einen verdeckten Stapel.

## Phase I

rule-c1 = Reihum wählen
    .summary = In der Reihenfolge der Zelte nehmen alle je eine Aktionskarte, dann eine zweite und eine dritte. Zu zweit folgt noch eine vierte.
rule-c2 = Jede Karte ist erlaubt
    .summary = Beim Wählen ist egal, wo dein Ritter steht. Der Ort zählt erst, wenn du die Karte ausführst.
rule-c3 = Mehrere gleiche
    .summary = Du darfst in einer Runde mehrere Karten derselben Art nehmen, solange welche da sind.
rule-c4 = Nur ein Turnier
    .summary = Pro Runde darfst du nur ein Turnier nehmen.
rule-c5 = Gewählte Karten liegen offen
    .summary = Alle sehen, welche Karten du genommen hast. Verzichten darfst du nicht: Wenn du am Zug bist, musst du eine nehmen.

## Phase II

rule-d1 = Deine eigene Reihenfolge
    .summary = Wenn du am Zug bist, führst du deine Karten in beliebiger Reihenfolge aus. Nur das Turnier wartet, bis alle fertig sind.
rule-d2 = Der richtige Ort
    .summary = Gelbe Mauer: Exerzitium, Tafelrunde und Turnier sind nur in Camelot möglich. Grüne Blätter: Gericht und Queste sind nur auf dem Land möglich. Ein Pferd kannst du überall einsetzen.
rule-d3 = Verfallene Karten
    .summary = Eine Karte, die du nicht ausführen kannst oder willst, verfällt. Sie kommt in den Vorrat zurück und bringt nichts, aber verboten ist das nicht.
rule-d4 = Zurück in den Vorrat
    .summary = Am Ende deines Zuges kommen deine Aktionskarten in den Vorrat zurück, die Karte Turnier erst nach dem Turnier.
rule-d5 = Exerzitium
    .summary = Nimm eine Karte der gezeigten Tugend vom Stapel; den Wert suchst du aus. Ist der Stapel leer, lässt sich die Karte nicht ausführen.
rule-d6 = Artus’ Tafelrunde
    .summary = Nimm eine der offenen Aufgaben auf die Hand. Sie werden erst in Phase III aufgefüllt: Wer später kommt, hat weniger Auswahl.
rule-d7 = Pferd
    .summary = Reite auf dem Kreis links- oder rechtsherum, höchstens so viele Orte weit, wie die Karte zeigt. Mindestens einen Ort weit musst du reiten.
rule-d8 = Gericht
    .summary = Leg ein Buch mit beliebigem Wert auf den Stapel zurück, dann bekommst du 2 Schilde.
rule-d9 = Queste
    .summary = Steht dein Ritter am Ort einer Aufgabe aus deiner Hand, legst du für jede verlangte Karte eine Tugendkarte zurück und bekommst die Schilde. Du darfst auch mit einem höheren Wert bezahlen, aber Wechselgeld gibt es nicht. Jede Aufgabe braucht ihre eigene Queste.
rule-d10 = Kein Handlimit
    .summary = Du darfst beliebig viele Tugendkarten und Aufgaben auf der Hand haben.

## Turnier

rule-t1 = Wer teilnimmt
    .summary = Du nimmst teil, wenn du Turnier gewählt hast und dein Ritter am Ende von Phase II in Camelot steht. Steht dein Ritter woanders, verfällt die Karte.
rule-t2 = Die Angebote
    .summary = Beide Ritter bieten verdeckt beliebig viele Tugendkarten an, auch keine, und decken sie gleichzeitig auf. Es zählen nur Schwerter und Lanzen; in der tschechischen Fassung darfst du zum Bluffen auch andere Tugendkarten anbieten.
rule-t3 = Wer etwas bekommt
    .summary = Wer die höhere Summe anbietet, bekommt 2 Schilde. Bei gleicher Summe bekommen beide einen Schild; ist sie 0, gehen beide leer aus.
rule-t4 = Allein im Turnier
    .summary = Tschechische Fassung: Für eine beliebige Tugendkarte bekommst du 2 Schilde, für keine nichts. Englische Fassung: Du bekommst 2 Schilde, wenn du mindestens ein Schwert oder eine Lanze anbietest.
rule-t5 = Angebote gehen zurück
    .summary = Alle angebotenen Karten kommen auf ihre Stapel zurück, auch bei einer Niederlage.

## Phase III

rule-n1 = Neue Aufgaben
    .summary = Die offenen Aufgaben werden auf drei aufgefüllt, solange der Stapel reicht.
rule-n2 = Neue Zelte
    .summary = Wer die wenigsten Schilde hat, bekommt Zelt 1, wer die meisten hat, das letzte Zelt. Bei Gleichstand entscheidet der Zufall.
rule-n3 = Nächste Runde
    .summary = Danach beginnt die nächste Runde mit Phase I.

## Ende des Spiels

rule-g1 = Das Ziel
    .summary = Das Spiel endet mit der Runde, in der jemand das Ziel erreicht: zu zweit 25, zu dritt 20, zu viert 15 Schilde. Diese Runde wird samt Turnier zu Ende gespielt.
rule-g2 = Wer gewinnt
    .summary = Wer die meisten Schilde hat, gewinnt. Bei Gleichstand gewinnt, wer diese Zahl früher erreicht hat; geschah das im selben Moment, wird der Sieg geteilt.
