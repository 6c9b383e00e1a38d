### Die Regeln, jede mit Titel und Zusammenfassung in eigenen Worten.

## Aufbau

rule-s1 = Der Kreis der Orte
    .summary = Die acht Orte liegen in zufälliger Reihenfolge im Kreis. Nachbarn sind einen Ort voneinander entfernt, einen anderen Weg gibt es nicht.
rule-s2 = Start in Camelot
    .summary = Alle Ritter beginnen das Spiel in Camelot.
rule-s3 = Zelte
    .summary = Jeder bekommt ein Zelt. Die Zahlen auf den Zelten geben die Reihenfolge an.
rule-s4 = Der Vorrat an Aktionskarten
    .summary = Die Aktionskarten liegen offen: vier Exerzitien, je zwei von Tafelrunde, Turnier, Gericht und Queste, vier Pferde. Zu zweit oder dritt kommen eine Tafelrunde, ein Gericht und ein Pferd zurück in die Schachtel.
rule-s5 = Die Tugendstapel
    .summary = Die Tugendkarten liegen offen in vier Stapeln. Zu zweit oder dritt kommt von jeder Tugend eine Karte mit dem Wert 1 zurück in die Schachtel.
rule-s6 = Startkarten
    .summary = Jeder beginnt mit zwei Tugendkarten vom Wert 1, die sonst niemand sieht.
rule-s7 = Offene Aufgaben
    .summary = Drei Aufgaben liegen offen in der Mitte. Der Rest bildet einen verdeckten Stapel.

## Phase I

rule-c1 = Reihum wählen
    .summary = In der Reihenfolge der Zelte nimmt jeder eine Aktionskarte, dann eine zweite und eine dritte. Zu zweit gibt es noch eine vierte.
rule-c2 = Jede Karte ist erlaubt
    .summary = Beim Wählen ist egal, wo dein Ritter steht. Der Ort zählt erst, wenn du die Karte ausführst.
rule-c3 = Mehrere gleiche
    .summary = Du darfst in einer Runde mehrere Karten derselben Art nehmen, solange welche da sind.
rule-c4 = Nur ein Turnier
    .summary = Pro Runde darfst du nur ein Turnier nehmen.
rule-c5 = Gewählte Karten liegen offen
    .summary = Alle sehen, welche Karten du genommen hast. Auf eine Karte zu verzichten, ist nicht erlaubt.

## Phase II

rule-d1 = Deine eigene Reihenfolge
    .summary = Wenn du am Zug bist, führst du deine Karten in beliebiger Reihenfolge aus. Nur das Turnier wartet, bis alle fertig sind.
rule-d2 = Der richtige Ort
    .summary = Gelbe Mauer: Exerzitium, Tafelrunde und Turnier gehen nur in Camelot. Grüne Blätter: Gericht und Queste gehen nur auf dem Land. Ein Pferd geht überall.
rule-d3 = Verfallene Karten
    .summary = Eine Karte, die du nicht ausführen kannst oder willst, verfällt. Sie kommt in den Vorrat zurück und bringt nichts, aber verboten ist das nicht.
rule-d4 = Zurück in den Vorrat
    .summary = Am Ende deines Zuges kommen deine Aktionskarten in den Vorrat zurück, das Turnier erst nach dem Turnier.
rule-d5 = Exerzitium
    .summary = Nimm eine Karte der gezeigten Tugend vom Stapel, der Wert ist frei. Ist der Stapel leer, lässt sich die Karte nicht ausführen.
rule-d6 = Artus’ Tafelrunde
    .summary = Nimm eine der offenen Aufgaben auf die Hand. Sie werden erst in Phase III aufgefüllt: Wer später kommt, hat weniger Auswahl.
rule-d7 = Pferd
    .summary = Reite auf dem Kreis, links oder rechts herum, höchstens so viele Orte weit, wie die Karte zeigt. Mindestens einen Ort musst du dich bewegen.
rule-d8 = Gericht
    .summary = Leg ein Buch mit beliebigem Wert zurück: Du bekommst 2 Schilde.
rule-d9 = Queste
    .summary = Am Ort einer Aufgabe aus deiner Hand legst du für alles, was sie verlangt, je eine Tugendkarte zurück und bekommst ihre Schilde. Eine höhere Karte darf für einen niedrigeren Wert zahlen, Wechselgeld gibt es nicht; jede Aufgabe braucht ihre eigene Queste.
rule-d10 = Kein Handlimit
    .summary = Du darfst beliebig viele Tugendkarten und Aufgaben auf der Hand haben.

## Turnier

rule-t1 = Wer teilnimmt
    .summary = Am Ende von Phase II nimmt teil, wer Turnier gewählt hat und in Camelot steht. Bei allen anderen verfällt die Karte.
rule-t2 = Die Angebote
    .summary = Beide Ritter bieten verdeckt beliebig viele Tugendkarten an, auch keine, und decken sie gleichzeitig auf. Es zählen nur Schwerter und Lanzen; nach der tschechischen Regel darf man zum Bluffen andere Tugendkarten dazulegen.
rule-t3 = Wer etwas bekommt
    .summary = Die höhere Summe bekommt 2 Schilde. Bei gleicher Summe bekommen beide einen Schild; zählt bei beiden nichts, geht jeder leer aus.
rule-t4 = Allein im Turnier
    .summary = Tschechische Regel: Leg eine beliebige Tugendkarte für 2 Schilde zurück, oder keine für nichts. Englische Regel: Biete für 2 Schilde mindestens ein Schwert oder eine Lanze an.
rule-t5 = Angebote gehen zurück
    .summary = Alle angebotenen Karten kommen auf ihre Stapel zurück, auch die des Verlierers.

## Phase III

rule-n1 = Neue Aufgaben
    .summary = Die offenen Aufgaben werden auf drei aufgefüllt, solange der Stapel reicht.
rule-n2 = Neue Zelte
    .summary = Wer die wenigsten Schilde hat, bekommt Zelt 1, danach kommen Zelt 2 und die weiteren. Bei Gleichstand entscheidet der Zufall.
rule-n3 = Nächste Runde
    .summary = Danach beginnt die nächste Runde mit Phase I.

## Ende des Spiels

rule-g1 = Das Ziel
    .summary = Das Spiel endet mit der Runde, in der jemand zu zweit 25, zu dritt 20 oder zu viert 15 Schilde erreicht. Diese Runde wird samt Turnier zu Ende gespielt.
rule-g2 = Wer gewinnt
    .summary = Wer die meisten Schilde hat, gewinnt. Bei Gleichstand gewinnt, wer früher so weit war; war es im selben Moment, teilen sie sich den Sieg.
