### Zu jedem Beispiel ein Satz oder zwei: was man sieht und was daraus wird. „Du“ ist der Platz, von
### dem aus man zusieht.

## Regeln

example-rule-s1 = Die acht Orte werden im Kreis ausgelegt. Von Camelot reitest du einen Ort weit { $near }, aber vier Orte weit { $far }.
example-rule-s2 = Die erste Runde beginnt, und beide Ritter stehen in Camelot. Für ein Exerzitium oder die Tafelrunde muss also noch niemand reiten.
example-rule-s3 = Du bekommst Zelt 1, der andere Ritter Zelt 2. In dieser Runde wählst du zuerst und führst auch deine Karten zuerst aus.
example-rule-s4 = Zu zweit liegen 13 Aktionskarten offen: Eine Tafelrunde, ein Gericht und ein Pferd sind zurück in der Schachtel. Du nimmst die erste Karte, eine Queste.
example-rule-s5 = Im Stapel Buch liegen nur noch zwei Karten, beide mit dem Wert 2: Ein Buch 1 ist in der Schachtel, das andere ist eine Startkarte. Du nimmst ein Buch 2.
example-rule-s6 = Du bekommst Lanze 1 und Drache 1. Auch der andere Ritter bekommt zwei Karten, aber die siehst du nicht.
example-rule-s7 = Drei Aufgaben werden aufgedeckt. Zwei davon sind { $at } zu erfüllen. Die übrigen elf Aufgaben bleiben verdeckt.
example-rule-c1 = Du hast Zelt 1 und nimmst eine Queste. Dann nimmt der andere Ritter eine Karte, und du bist wieder dran. Zu zweit nehmt ihr je vier Karten.
example-rule-c2 = Dein Ritter steht in Camelot, wo Gericht gar nicht geht. Nehmen darfst du die Karte trotzdem: Ein Pferd kann dich noch aufs Land bringen.
example-rule-c3 = Du nimmst eine Queste und, als du wieder dran bist, auch die andere. Mit beiden kannst du in einer Runde zwei Aufgaben erfüllen.
example-rule-c4 = Du nimmst ein Turnier und der andere Ritter auch. Mehr geht nicht: Pro Runde nimmt jeder Ritter höchstens eins.
example-rule-c5 = Der andere Ritter nimmt die Karte { $card }. Sie bleibt offen liegen, also weißt du, was er vorhat.
example-rule-d1 = Die Tafelrunde hast du zuletzt genommen, führst sie aber zuerst aus: Aufgabe, Buch, Ritt, Queste. In dieser Reihenfolge gelingen alle vier Karten.
example-rule-d2 = Das Exerzitium zeigt die gelbe Mauer: Das Buch nimmst du in Camelot. Das Gericht zeigt grüne Blätter: Es geht erst, wenn dein Pferd dich { $to } gebracht hat.
example-rule-d3 = Du beendest deinen Zug, bevor Exerzitium und Queste ausgeführt sind. Beide verfallen: Sie kommen zurück und bringen nichts. Verboten ist das nicht.
example-rule-d4 = Alle vier Karten sind ausgeführt. Du beendest deinen Zug, und sie kommen zurück in den Vorrat. In der nächsten Runde sind sie wieder zu haben.
example-rule-d5 = Im Stapel Schwert liegen Karten mit den Werten 1 und 2. Beim Exerzitium suchst du dir den Wert aus: Du nimmst ein Schwert 2.
example-rule-d6 = Der Ritter vor dir nimmt eine Aufgabe, und es kommt keine neue dazu. An der Tafelrunde hast du nur noch zwei zur Auswahl: Du nimmst { $task }.
example-rule-d7 = Pferd 2 trägt dich bis zu zwei Orte weit, links- oder rechtsherum. Du reitest nur einen Ort weit { $to }, denn dort kannst du deine Aufgabe erfüllen.
example-rule-d8 = Dein Ritter steht auf dem Land, und du hältst Gericht: Du legst ein Buch 2 zurück und bekommst 2 Schilde. Ein Buch 1 hätte auch gereicht.
example-rule-d9 = { $task } verlangt Lanze 1 und Buch 1. Du bezahlst mit Lanze 1 und Buch 2: Höher ist erlaubt, Wechselgeld gibt es nicht. Du bekommst 2 Schilde.
example-rule-d10 = Vier Exerzitien in einem Zug: Deine Hand wächst von zwei Tugendkarten auf sechs. Du darfst sie alle behalten.
example-rule-t1 = Der letzte Zug ist vorbei. Ihr habt beide ein Turnier genommen, und beide Ritter stehen in Camelot: Also tretet ihr gegeneinander an.
example-rule-t2 = Du bietest Schwert 2 und zum Bluffen Drache 1 an, der andere Ritter Schwert 1. Ihr deckt gleichzeitig auf: Nur die Schwerter zählen, also 2 zu 1.
example-rule-t3 = Du bietest Schwert 2 und Lanze 1 an, der andere Ritter Lanze 2. Das ist 3 zu 2: Du bekommst 2 Schilde, der andere Ritter geht leer aus.
example-rule-t4 = Du bist allein im Turnier. In der tschechischen Fassung genügt eine beliebige Tugendkarte: Du legst Buch 1 zurück und bekommst 2 Schilde.
example-rule-t5 = Du gewinnst mit Schwert 2 gegen Schwert 1. Beide Karten kommen auf ihren Stapel zurück, auch die unterlegene.
example-rule-n1 = In dieser Runde wurde eine Aufgabe genommen. Jetzt wird eine neue aufgedeckt, damit wieder drei offen liegen.
example-rule-n2 = Du hast 2 Schilde, der andere Ritter hat keinen. Darum bekommt er Zelt 1 und beginnt die nächste Runde.
example-rule-n3 = Die zweite Runde beginnt mit Phase I. Alle Aktionskarten liegen wieder im Vorrat, und der Ritter mit Zelt 1 nimmt die erste.
example-rule-g1 = Der andere Ritter erreicht mit einer Queste 25 Schilde, aber die Runde wird zu Ende gespielt. So schaffst du noch { $task } und kommst auf 27.
example-rule-g2 = Mit einer letzten Karte zieht der andere Ritter im Turnier gleich: 27 zu 27. Du gewinnst, denn du hattest die 27 zuerst.

## Gründe, warum eine Karte verfällt

example-reason-wrong-place = Ein Buch fürs Gericht hast du, aber der andere Ritter hat alle drei Pferde. Dein Ritter bleibt in Camelot, und Gericht geht nur auf dem Land: Es verfällt.
example-reason-pile-empty = Du hast gehofft, dass der andere Ritter vorher ein Buch zurücklegt. Aber der Stapel ist immer noch leer, und dein Exerzitium verfällt.
example-reason-no-task-on-display = Alle vierzehn Aufgaben sind schon genommen. Die Tafelrunde hat keine mehr für dich, und deine Karte verfällt.
example-reason-no-book = Du hast zweimal Gericht, aber nur ein Buch. Das erste Gericht bringt dir 2 Schilde. Für das zweite ist kein Buch mehr da: Es verfällt.
example-reason-no-task-in-hand = Der andere Ritter hat die einzige Tafelrunde genommen, also hast du keine Aufgabe. Dein Ritter steht zwar auf dem Land, aber die Queste hat nichts zu erfüllen: Sie verfällt.
example-reason-not-at-task-location = Deine Aufgabe ist { $place } zu erfüllen, aber dein Ritter steht { $at }. Bezahlen könntest du, nur nicht hier: Die Queste verfällt.
example-reason-virtue-missing = Der Ort stimmt, und Lanze 1 hast du auch. Aber { $task } verlangt außerdem ein Buch, und du hast keins: Die Queste verfällt.
example-reason-not-at-camelot-for-tournament = Nach dem Gericht { $at } hast du kein Pferd mehr für den Heimweg. Das Turnier beginnt ohne dich: Deine Karte Turnier verfällt.
example-reason-nothing-offered = Du bietest zum Bluffen nur Drachen an, der andere Ritter gar nichts. Drachen zählen nicht: Bei 0 zu 0 geht ihr beide leer aus, und beide Karten Turnier verfallen.
example-reason-nothing-offered-single = Du bist allein im Turnier, legst aber keine Karte zurück. Dafür gibt es keine Schilde, und dein Turnier verfällt.
example-reason-given-up = Mit Pferd 4 könntest du reiten, aber zum Turnier willst du in Camelot sein. Darum gibst du das Pferd auf: Es verfällt und bringt nichts.
example-reason-possible-earlier = Vor deinem Ritt wäre das Exerzitium noch gegangen. Jetzt steht dein Ritter { $at }, und Exerzitium geht nur in Camelot: Es verfällt.

## Ablehnungen

example-refusal-game-over = Die letzte Runde ist vorbei, und es steht fest, wer gewonnen hat. Jetzt kann niemand mehr eine Karte nehmen.
example-refusal-wrong-phase = Dein Exerzitium hast du schon, aber Phase I läuft noch. Erst nehmen alle ihre Karten, ausgeführt werden sie in Phase II.
example-refusal-not-your-turn = Deine erste Karte hast du, und du willst gleich noch eine. Aber jetzt ist der andere Ritter dran.
example-refusal-not-your-card = Du möchtest ein Schwert, aber das Exerzitium dafür hat der andere Ritter. Ausführen kannst du nur deine eigenen Karten.
example-refusal-not-in-supply = Zu zweit gibt es nur ein Gericht, und das hat der andere Ritter schon genommen. Wähl eine andere Karte.
example-refusal-second-tournament = Ein Turnier hast du in dieser Runde schon. Das zweite ist für den anderen Ritter da.
example-refusal-cannot-be-carried-out = Du willst in Camelot Gericht halten, aber das geht nur auf dem Land. Es passiert nichts, und du behältst die Karte.
example-refusal-value-not-in-pile = Du möchtest ein Buch 1, aber im Stapel liegen nur Karten mit dem Wert 2. Nimm eine davon.
example-refusal-task-not-on-display = Du möchtest { $task }, aber diese Aufgabe liegt nicht offen. Aussuchen kannst du nur eine der drei offenen.
example-refusal-too-far = Du willst { $to } reiten. Das sind drei Orte, aber dein Pferd 2 schafft höchstens zwei.
example-refusal-zero-move = Dein Ritter steht schon in Camelot. Mit einem Pferd muss er mindestens einen Ort weit reiten; willst du bleiben, gib die Karte auf.
example-refusal-task-not-in-hand = Der Ort stimmt, und die Karten stimmen auch. Aber { $task } liegt noch auf dem Tisch: Diese Aufgabe hast du nicht genommen.
example-refusal-task-elsewhere = Du hast zwei Aufgaben und die Karten für beide. Aber { $task } ist nur { $place } zu erfüllen, und dein Ritter steht { $at }.
example-refusal-wrong-payment = { $task } verlangt Lanze 1 und Buch 1. Du willst mit Lanze 1 und Drache 1 bezahlen, aber ein Drache ersetzt kein Buch.
example-refusal-card-not-in-hand = Du willst mit Lanze 1 und Buch 1 bezahlen, aber dein einziges Buch ist ein Buch 2. Zurücklegen kannst du nur, was du hast.
example-refusal-offer-not-allowed = Du bist allein im Turnier und willst zwei Karten zurücklegen. In der tschechischen Fassung ist höchstens eine erlaubt.
example-refusal-no-such-thing = Du möchtest ein Buch 3. So eine Karte gibt es nicht: Tugendkarten haben den Wert 1 oder 2.

## Ablehnungen des Zufalls

example-chance-ring = In dieser Aufzeichnung liegt ein Ort zweimal im Kreis, und ein anderer fehlt. Jeder der acht Orte muss genau einmal da sein.
example-chance-hand-seat = In dieser Aufzeichnung bekommt der zweite Platz seine Startkarten vor dem ersten. Verteilt wird aber der Reihe nach.
example-chance-hand-cards = In dieser Aufzeichnung ist Lanze 2 eine Startkarte. Startkarten haben aber immer den Wert 1.
example-chance-task-seen = In dieser Aufzeichnung wird { $task } zum zweiten Mal aufgedeckt. Aber die Aufgabe ist schon erfüllt und nicht mehr im Spiel.
example-chance-tent-seats = In dieser Aufzeichnung bekommt der erste Platz beide Zelte und der zweite keins. Jeder Platz braucht genau eins.
example-chance-tent-order = In dieser Aufzeichnung bekommst du Zelt 1, obwohl du 2 Schilde hast und der andere Ritter keinen. Wer weniger hat, muss aber zuerst kommen.
