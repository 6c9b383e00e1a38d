### Die Lektionen: Titel und Ziel, was Merlin bei jedem Schritt sagt (höchstens 220 Zeichen), die Zeile
### in der Liste und die Antworten.

## Lektion 1: der Tisch und das Ziel.

lesson-table = Der Tisch und das Ziel
    .aim = Du findest dich auf dem Tisch zurecht und weißt, wie du gewinnst.
lesson-table-shields = Schilde sind die Punkte in diesem Spiel. Zu zweit läuft die letzte Runde, sobald jemand 25 hat. Klick deine Schilde an.
    .learn = Schilde sind die Punkte des Spiels.
lesson-table-circle = Acht Orte liegen im Kreis, in jedem Spiel anders gemischt. Alle Ritter starten in Camelot. Klick Camelot an, dann daneben das verborgene Tal.
    .learn = Alle Ritter starten in Camelot.
lesson-table-hand = Du hast zwei Tugendkarten mit dem Wert 1, und nur du siehst sie. Weitere liegen offen in vier Stapeln. Klick deine Hand an, dann den Stapel Schwert.
    .learn = Schwert, Lanze, Drache, Buch: vier Tugenden.
lesson-table-dealt = Zu zweit gibt es vier Startkarten, eine von jeder Tugend. Du hast eine Lanze und ein Buch. Was hat der andere Ritter?
    .learn = Zu zweit: eine Startkarte von jeder Tugend.
    .a = Auch eine Lanze und ein Buch
    .b = Ein Schwert und einen Drachen
    .c = Das kann niemand wissen.
lesson-table-tasks = Drei Aufgaben liegen offen in der Mitte. Jede zeigt, was sie verlangt und wie viele Schilde sie bringt. Klick „Fange den goldenen Fasan!“ an.
    .learn = Erfüllte Aufgaben bringen Schilde.
lesson-table-supply = Für alles, was du tun willst, brauchst du eine Aktionskarte. Zu zweit liegen 13 davon offen im Vorrat. Klick eine Queste an, dann Pferd 4.
    .learn = Alles, was du tust, braucht eine Aktionskarte.
lesson-table-tent = Dein Zelt zeigt, wann du dran bist: Zelt 1 beginnt. Am Anfang verteilt der Zufall die Zelte. Klick dein Zelt an.
    .learn = Zelt 1 beginnt.
lesson-table-aim = Eine Frage noch, bevor es losgeht: Wer gewinnt das Spiel? Wähl eine Antwort.
    .learn = Wer am Ende die meisten Schilde hat, gewinnt.
    .a = Wer die meisten Aufgaben erfüllt
    .b = Wer zuerst 25 Schilde hat
    .c = Wer am Ende die meisten Schilde hat

## Lektion 2: Karten wählen.

lesson-choosing = Karten wählen
    .aim = Du weißt, welche Aktionskarten du nehmen darfst und wann.
lesson-choosing-first = In Phase I nehmt ihr nacheinander je eine Aktionskarte, in der Reihenfolge der Zelte. Du hast Zelt 1 und fängst an: Nimm eine beliebige Karte.
    .learn = In Phase I wählt ihr reihum, Zelt 1 zuerst.
lesson-choosing-open = Gewählte Karten liegen offen, darum lassen sich Pläne erraten. Klick den anderen Platz an und sieh nach, welche Karte dort liegt.
    .learn = Alle sehen, was du wählst.
lesson-choosing-anywhere = Dein Ritter steht in Camelot, aber beim Wählen spielt das keine Rolle. Nimm eine Karte, die nur auf dem Land geht: Queste oder Gericht.
    .learn = Beim Wählen ist der Ort egal.
lesson-choosing-same = In einer Runde darfst du mehrere Karten derselben Art nehmen. Eine Queste hast du schon: Nimm auch die zweite.
    .learn = Mehrere gleiche Karten sind erlaubt.
lesson-choosing-limit = Eine Ausnahme gibt es: Pro Runde darf jeder Ritter nur ein Turnier nehmen. Deins hast du schon. Wann darfst du das nächste nehmen?
    .learn = Nur ein Turnier pro Runde.
    .a = Als vierte Karte
    .b = In der nächsten Runde
    .c = In diesem Spiel nicht mehr
lesson-choosing-last = Zu zweit nehmt ihr je vier Karten, zu dritt und zu viert je drei. Verzichten darf niemand: Nimm deine letzte.
    .learn = Zu zweit vier Karten, sonst drei.

## Lektion 3: Exerzitien in Camelot.

lesson-camelot = Exerzitien in Camelot
    .aim = Du kannst Exerzitien ausführen und holst dir die Tugendkarten, die du willst.
lesson-camelot-plan = In Phase II führst du deine Karten aus; unten liegen sie als Plan. Zu jedem Exerzitium gehört ein Stapel. Klick im Plan „Exerzitium: Schwert“ an, dann den Stapel Schwert.
    .learn = Jedes Exerzitium hat seinen Stapel.
lesson-camelot-order = In welcher Reihenfolge du deine Karten ausführst, entscheidest du. Schieb „Exerzitium: Buch“ im Plan ganz nach vorn und führ diese Karte zuerst aus.
    .learn = Du bestimmst die Reihenfolge.
lesson-camelot-value = Ein Exerzitium bringt dir eine Karte vom Stapel, und den Wert suchst du aus. Hol dir ein Schwert oder einen Drachen mit dem Wert 2.
    .learn = Den Wert suchst du aus.
lesson-camelot-hand = Deine Hand wird größer. Das macht nichts, denn du darfst so viele Tugendkarten und Aufgaben haben, wie du willst. Klick deine Hand an.
    .learn = Es gibt kein Handlimit.
lesson-camelot-back = Nach deinem Zug kommen deine Aktionskarten zurück in den Vorrat, wo alle sie wieder wählen können. Führ den Rest deines Plans aus, dann beende den Zug.
    .learn = Aktionskarten gehen nach dem Zug in den Vorrat zurück.
lesson-camelot-empty = Jetzt ist der Stapel Buch leer. Du stehst in Camelot und hast noch die Karte „Exerzitium: Buch“. Was bringt sie dir?
    .learn = Ein leerer Stapel gibt nichts her.
    .a = Ein Buch aus einer anderen Hand
    .b = Eine Karte von einem anderen Stapel
    .c = Nichts

## Lektion 4: der falsche Ort.

lesson-wrong-place = Der falsche Ort
    .aim = Du erkennst, warum eine Karte verfällt und wie du das verhinderst.
lesson-wrong-place-border = Der Rand zeigt, wo eine Karte geht: gelbe Mauer in Camelot, grüne Blätter auf dem Land, beides überall. Klick im Vorrat „Exerzitium: Drache“ an, dann eine Queste, dann Pferd 4.
    .learn = Der Rand einer Karte zeigt, wo sie geht.
lesson-wrong-place-choose = Zwei Pferde und ein Gericht hast du schon. Nimm ein Exerzitium dazu, egal welches.
    .learn = Wählen darfst du überall.
lesson-wrong-place-ride = Jetzt probieren wir aus, was schiefgehen kann. Heb dir das Exerzitium auf und reite zuerst mit einem Pferd hinaus aufs Land.
    .learn = Ein Pferd bringt dich fort von Camelot.
lesson-wrong-place-lose = Dein Exerzitium braucht die gelbe Mauer, doch hier sind nur grüne Blätter. Schieb es im Plan nach vorn und versuch es trotzdem.
    .learn = Am falschen Ort verfällt eine Karte.
lesson-wrong-place-why = Das Exerzitium kam in den Vorrat zurück und hat nichts gebracht. Verboten ist das nicht. Warum ist es verfallen?
    .learn = Eine verfallene Karte bringt nichts.
    .a = Dein Ritter stand am falschen Ort.
    .b = Der Stapel war leer.
    .c = Du hattest vorher zu viele Karten ausgeführt.
lesson-wrong-place-repair = Noch ein Versuch, wieder von Camelot aus. Sorg dafür, dass das Exerzitium diesmal klappt, und reite im selben Zug mit einem Pferd.
    .learn = Vor jeder Karte auf den Ort achten.
lesson-wrong-place-let-go = Du musst nicht jede Karte ausführen. Das Gericht würde dich hier dein einziges Buch kosten: Behalte das Buch, lass das Gericht verfallen und beende den Zug.
    .learn = Du darfst eine Karte mit Absicht verfallen lassen.

## Lektion 5: das Pferd.

lesson-horse = Das Pferd: Die Reihenfolge zählt
    .aim = Du kommst, wohin du willst, und ordnest deine Karten richtig.
lesson-horse-ride = Ein Pferd trägt dich auf dem Kreis höchstens so viele Orte weit, wie seine Zahl sagt. Weniger geht auch: Reite ins verborgene Tal.
    .learn = Pferd 3: ein, zwei oder drei Orte weit.
lesson-horse-around = Du darfst links- oder rechtsherum reiten, aber nur auf dem Kreis. Such den kürzeren Weg und reite zum schwarzen Turm.
    .learn = Reiten geht links- und rechtsherum.
lesson-horse-reach = Dein Ritter steht wieder in Camelot. Zu weit reiten geht nicht, die Karte behältst du dann. Welcher Ort ist zu weit weg für Pferd 2?
    .learn = Zu weit reiten geht nicht: Die Karte bleibt dir.
    .a = Der wilde Wald
    .b = Die Zwergenminen
    .c = Das Nebelmoor
lesson-horse-order = Du willst zum Mondsee, und beide Exerzitien sollen klappen. Ordne deinen Plan, dann führ ihn aus.
    .learn = Erst ausführen, was hier geht, dann reiten.
lesson-horse-home = Eine neue Runde, und dein Ritter steht noch am Drachenfels. Beide Pferde zusammen tragen dich weiter als eines. Sorg dafür, dass beide Exerzitien klappen.
    .learn = Zwei Pferde tragen dich weiter als eines.

## Lektion 6: Aufgaben und Questen.

lesson-quests = Aufgaben und Questen
    .aim = Du kannst eine Aufgabe nehmen und am richtigen Ort erfüllen.
lesson-quests-landscape = Jede Aufgabe gehört zu einem Ort, und nur dort kannst du sie erfüllen. Die Landschaft auf der Karte zeigt ihn. Klick „Fange den goldenen Fasan!“ an, dann das verborgene Tal.
    .learn = Jede Aufgabe gehört zu einem Ort.
lesson-quests-take = Artus’ Tafelrunde gibt dir eine der offenen Aufgaben, aber nur in Camelot. Nimm „Fange den goldenen Fasan!“ auf die Hand.
    .learn = Die Tafelrunde gibt dir eine Aufgabe.
lesson-quests-left = Jetzt liegen nur noch zwei Aufgaben offen. Bei der nächsten Tafelrunde ist die Auswahl kleiner. Wann kommt eine neue Aufgabe dazu?
    .learn = Neue Aufgaben kommen erst in Phase III.
    .a = Erst in Phase III, wenn alle fertig sind
    .b = Sofort
    .c = Wenn die letzte weg ist
lesson-quests-none = Stell dir vor, alle offenen Aufgaben sind weg, und du hast noch eine Tafelrunde. Was geschieht mit ihr?
    .learn = Keine Aufgabe offen: Die Tafelrunde verfällt.
    .a = Sie verfällt.
    .b = Sie bringt eine neue Aufgabe.
    .c = Du behältst sie für die nächste Runde.
lesson-quests-ride = Die Aufgabe hast du auf der Hand, nun muss dein Ritter an ihren Ort. Reite ins verborgene Tal.
    .learn = Reite an den Ort deiner Aufgabe.
lesson-quests-complete = Hier klappt deine Queste. Du legst die verlangten Tugendkarten zurück und bekommst die Schilde der Aufgabe. Führ die Queste aus.
    .learn = Eine Queste macht aus einer Aufgabe Schilde.
lesson-quests-empty-handed = Deine Aufgabe ist erfüllt, und eine andere hast du nicht. Was würde mit einer zweiten Queste geschehen?
    .learn = Keine Aufgabe auf der Hand: Die Queste verfällt.
    .a = Sie würde einen Schild bringen.
    .b = Sie würde verfallen.
    .c = Du würdest sie für die nächste Aufgabe behalten.
lesson-quests-astray = Diesmal steht dein Ritter am Mondsee; auch der liegt auf dem Land. Schieb die Queste nach vorn und probier sie hier aus.
    .learn = Irgendein Ort auf dem Land genügt nicht.
lesson-quests-alone = Jetzt ohne Hilfe, an einem anderen Tisch: Nimm „Fange den goldenen Fasan!“ und erfülle die Aufgabe im selben Zug. Ordne zuerst deinen Plan.
    .learn = Erst Aufgabe, dann Ritt, dann Queste.

## Lektion 7

lesson-paying = Mit Tugenden zahlen
    .aim = Du zahlst jede Aufgabe richtig und erkennst, wann dir eine Karte fehlt.
lesson-paying-signs = Für jedes Zeichen auf einer Aufgabe legst du eine Karte dieser Tugend zurück. Sieh dir deine Aufgabe an und dann deine Hand.
    .learn = Jedes Zeichen auf der Aufgabe kostet eine Karte.
lesson-paying-higher = Der Fasan verlangt ein Buch 1, du hast nur ein Buch 2. Eine höhere Karte gilt auch: Führ die Queste aus.
    .learn = Eine höhere Karte darf eine niedrigere ersetzen.
lesson-paying-change = Du hast ein Buch 2 gezahlt, verlangt war nur ein Buch 1. Was bekommst du für den Unterschied zurück?
    .learn = Zu viel zahlen ist erlaubt, aber Verschwendung.
    .a = Ein Buch 1
    .b = Nichts
    .c = Einen Schild mehr
lesson-paying-two-ones = Der schwarze Ritter verlangt ein Schwert 2 und eine Lanze 2. Du hast zwei Schwerter mit dem Wert 1 und eine Lanze 2: Kannst du zahlen?
    .learn = Für jedes Zeichen zahlst du genau eine Karte.
    .a = Ja, 1 und 1 sind 2.
    .b = Nein, es fehlen zwei Karten.
    .c = Nein, es fehlt ein Schwert 2.
lesson-paying-fetch = Hier im Tal fehlt dir das Buch, und ohne Buch verfällt die Queste. Hol dir in Camelot eines und erfülle dann die Aufgabe.
    .learn = Fehlt eine Tugend, verfällt die Queste.
lesson-paying-second-quest = Du hast zwei Aufgaben für das verborgene Tal, aber erst eine Queste. Jede Aufgabe braucht ihre eigene: Nimm noch eine Queste.
    .learn = Jede Aufgabe braucht ihre eigene Queste.
lesson-paying-both = Beide Aufgaben gehören zum selben Ort. Bring deine Karten in eine gute Reihenfolge und erfülle beide.
    .learn = Zwei Aufgaben an einem Ort: Ein Ritt genügt.

## Lektion 8

lesson-court = Gericht halten
    .aim = Du weißt, was ein Gericht kostet, was es bringt und wohin die Karten danach kommen.
lesson-court-judge = Wer weise ist, darf auf dem Land Recht sprechen: Ein Gericht kostet ein Buch und bringt 2 Schilde. Halte hier am Mondsee Gericht.
    .learn = Ein Gericht macht aus einem Buch 2 Schilde.
lesson-court-end = Am Ende deines Zuges kommen deine Aktionskarten in den Vorrat zurück, nur die Karte Turnier erst nach dem Turnier. Beende den Zug.
    .learn = Nach dem Zug sind deine Aktionskarten wieder frei.
lesson-court-back = Das Gericht liegt wieder im Vorrat und dein Buch auf seinem Stapel. Beides können später auch andere nehmen: Sieh es dir an.
    .learn = Was du zurücklegst, können auch andere nehmen.
lesson-court-smaller = Beim Gericht bringt jedes Buch 2 Schilde, egal welchen Wert es hat. Leg das Buch 1 zurück und behalte das Buch 2.
    .learn = Beim Gericht ist der Wert des Buchs egal.
lesson-court-first-a-book = Jetzt stehst du in Camelot und hast noch kein Buch. Ordne deine Karten so, dass das Gericht gelingt.
    .learn = Ein Gericht braucht ein Buch und grüne Blätter.
lesson-court-both = Diesmal verlangen Gericht und Queste je ein Buch, und jedes Buch zählt nur einmal. Sorg dafür, dass beides gelingt.
    .learn = Jedes Buch zählt nur einmal.

## Lektion 9

lesson-tournament = Das Turnier
    .aim = Du weißt, wer am Turnier teilnimmt, was du anbieten darfst und wer Schilde bekommt.
lesson-tournament-ride-home = Sind alle Züge vorbei, beginnt in Camelot das Turnier. Sorg dafür, dass dein Ritter dann dort steht, und beende den Zug.
    .learn = Beim Turnier muss dein Ritter in Camelot stehen.
lesson-tournament-win = Ihr bietet beide verdeckt Karten an. Nur Schwerter und Lanzen zählen, und die höhere Summe bringt 2 Schilde: Überbiete die Lanze 1 des anderen Ritters.
    .learn = Die höhere Summe bringt 2 Schilde.
lesson-tournament-equal = In einem anderen Turnier trifft dein Schwert 1 auf eine Lanze 1, die Summen sind also gleich. Wer bekommt Schilde?
    .learn = Gleichstand: je ein Schild, bei 0 zu 0 keiner.
    .a = Beide bekommen einen Schild.
    .b = Beide bekommen 2 Schilde.
    .c = Niemand, denn keine Summe ist höher.
lesson-tournament-bluff = In der tschechischen Fassung darfst du auch Drachen und Bücher anbieten: Sie zählen nicht, aber sie täuschen. Biete dein Schwert und deinen Drachen an.
    .learn = Drachen und Bücher sind im Turnier nur ein Bluff.
lesson-tournament-back = Alle angebotenen Karten kommen auf ihre Stapel zurück, auch der Bluff und auch bei einer Niederlage. Sieh dir die Stapel von Schwert und Drache an.
    .learn = Was du anbietest, ist danach weg.
lesson-tournament-alone = Der andere Ritter ist nicht in Camelot, also bist du allein. In der tschechischen Fassung bringt dir jetzt eine beliebige Tugendkarte 2 Schilde: Biete eine an.
    .learn = Allein genügt eine einzige Tugendkarte.
lesson-tournament-nothing = Du hättest auch nichts anbieten können, um deine Karten zu behalten. Was wäre dann aus deinem Turnier geworden?
    .learn = Nichts anzubieten ist erlaubt, bringt aber nichts.
    .a = Es wäre verfallen.
    .b = Es hätte trotzdem 2 Schilde gebracht.
    .c = Du hättest es behalten.
lesson-tournament-english = In der englischen Fassung darfst du nur Schwerter und Lanzen anbieten, auch wenn du allein bist. Angenommen, du hast nur ein Buch und einen Drachen: Was kannst du gewinnen?
    .learn = Englische Fassung: nur Schwerter und Lanzen.
    .a = 2 Schilde
    .b = Ein Schild
    .c = Nichts

## Lektion 10

lesson-tents = Zelte und Aufholen
    .aim = Du kannst das Spiel zu dritt und zu viert aufbauen und weißt, was zwischen zwei Runden geschieht.
lesson-tents-opening = Zu dritt werden diese sechs Karten verteilt: zwei Schwerter, zwei Drachen, eine Lanze, ein Buch. Zu viert sind es zwei von jeder Tugend. Klick deine Hand an.
    .learn = Zu dritt: 2 Schwerter, 2 Drachen, 1 Lanze, 1 Buch.
lesson-tents-box = Zu zweit und zu dritt bleiben eine Tafelrunde, ein Gericht und ein Pferd in der Schachtel, zu viert nichts davon. Klick die Tafelrunde an, dann das Gericht.
    .learn = Zu zweit und zu dritt 13 Aktionskarten, zu viert 16.
lesson-tents-box-virtues = Zu zweit und zu dritt bleibt auch von jeder Tugend eine Karte mit dem Wert 1 in der Schachtel, zusammen vier. Zu viert braucht ihr alle. Klick den Stapel Buch an.
    .learn = Zu zweit und zu dritt bleiben vier Tugendkarten weg.
lesson-tents-first-tents = Am Anfang werden die Zelte gemischt, und ihre Zahlen geben die Reihenfolge an. Sieh dir dein Zelt an: Diesmal bist du zuletzt an der Reihe.
    .learn = Die Zelte geben die Reihenfolge an.
lesson-tents-finish = Die anderen sind schon fertig, dein Zug ist der letzte dieser Runde. Nimm „Fange den goldenen Fasan!“ und beende den Zug.
    .learn = Phase III schließt jede Runde ab.
lesson-tents-filled-up = Für deine Aufgabe kam eine neue: Solange der Stapel reicht, liegen am Ende jeder Runde wieder drei offen. Sieh sie dir an.
    .learn = Die offenen Aufgaben werden auf drei aufgefüllt.
lesson-tents-fewest = Du hast 0 Schilde, die beiden anderen haben je 2. Wer bekommt jetzt Zelt 1?
    .learn = Wenigste Schilde: Zelt 1, zweitwenigste: Zelt 2.
    .a = Ein Ritter mit 2 Schilden
    .b = Wer Zelt 1 schon vorher hatte
    .c = Du mit deinen 0 Schilden
lesson-tents-tied = Zelt 2 und Zelt 3 bleiben für die beiden anderen, und die haben gleich viele Schilde. Was entscheidet zwischen ihnen?
    .learn = Auch bei Gleichstand werden die Zelte neu verteilt.
    .a = Der Zufall
    .b = Ihre alten Zelte
    .c = Wer die Schilde zuerst hatte
lesson-tents-kept = Die nächste Runde beginnt mit Phase I; Tugendkarten, Aufgaben und Schilde behältst du. Sieh dir deine Hand und deine Aufgabe an.
    .learn = Was du hast, nimmst du in die nächste Runde mit.
lesson-tents-first-choice = Mit Zelt 1 wählst du zuerst: So kannst du aufholen. Nimm die Aktionskarte, die du am liebsten hättest.
    .learn = Zelt 1 hat die größte Auswahl.

## Lektion 11

lesson-ending = Das Ende des Spiels
    .aim = Du weißt, wann das Spiel endet, wer gewinnt und was bei Gleichstand gilt.
lesson-ending-goal = Zu zweit sind 25 Schilde das Ziel, zu dritt 20 und zu viert 15. Sieh dir deine Schilde an und dann die des anderen Ritters.
    .learn = Das Ziel sind 25, 20 oder 15 Schilde.
lesson-ending-reached = Der andere Ritter hat eben 25 Schilde erreicht. Du hast 20, und dein Zug kommt erst noch: Wie geht es weiter?
    .learn = Wer das Ziel erreicht, hat noch nicht gewonnen.
    .a = Das Spiel ist sofort zu Ende.
    .b = Die Runde wird zu Ende gespielt.
    .c = Es folgt noch eine ganze Runde.
lesson-ending-overtake = In der letzten Runde kannst du noch überholen. Such die Aufgabe, die genug Schilde bringt, und erfülle sie.
    .learn = In der letzten Runde kannst du noch überholen.
lesson-ending-most = Du hast 27 Schilde; der andere Ritter hat 25, war aber vor dir am Ziel. Wer würde gewinnen, wenn jetzt Schluss wäre?
    .learn = Am Ende zählen alle Schilde.
    .a = Du, denn du hast mehr Schilde.
    .b = Der andere, denn er war zuerst am Ziel.
    .c = Ihr würdet euch den Sieg teilen.
lesson-ending-tournament = Zur letzten Runde gehört auch das Turnier, und der andere Ritter tritt dort allein an. Beende deinen Zug.
    .learn = Auch das letzte Turnier wird noch ausgetragen.
lesson-ending-tie = Das Turnier hat dem anderen Ritter 2 Schilde gebracht, jetzt habt ihr beide 27. Wer gewinnt?
    .learn = Bei Gleichstand zählt, was vorher geschah.
    .a = Der andere, denn er hat Zelt 1.
    .b = Ihr teilt euch den Sieg.
    .c = Du, denn du hattest die 27 zuerst.
lesson-ending-same-moment = Stell dir vor, ein unentschiedenes Turnier bringt euch beide gleichzeitig auf 27 Schilde. Wer gewinnt dann?
    .learn = Im Turnier können zwei zugleich Schilde bekommen.
    .a = Wer das niedrigere Zelt hat
    .b = Ihr teilt euch den Sieg.
    .c = Wer mehr Karten auf der Hand hat

## Lektion 12

lesson-round = Eine ganze Runde
    .aim = Du spielst eine Runde gegen zwei Bots, von der ersten Wahl bis zu den neuen Zelten.
lesson-round-first = Jetzt spielst du selbst, gegen zwei Bots. Überleg dir, welche Aufgabe du erfüllen willst, und nimm deine erste Aktionskarte.
    .learn = Ein guter Plan beginnt mit einer Aufgabe.
lesson-round-second = Sieh nach, was die anderen genommen haben. Nimm dann deine zweite Aktionskarte.
    .learn = Was andere nehmen, ist für dich weg.
lesson-round-third = Denk an den Weg, denn ohne Pferd bleibt dein Ritter, wo er ist. Nimm deine letzte Aktionskarte.
    .learn = Ohne Pferd bleibt dein Ritter, wo er ist.
lesson-round-turn = Führ deine Karten in einer guten Reihenfolge aus und beende den Zug. Hast du ein Turnier, dann sorg dafür, dass dein Ritter am Ende in Camelot steht, und mach ein Angebot.
    .learn = Du bestimmst die Reihenfolge deiner Karten.
lesson-round-tents = Die Runde ist vorbei. Sieh dir dein Zelt und die offenen Aufgaben an.
    .learn = Am Ende jeder Runde werden die Zelte neu verteilt.
lesson-round-next-round = So geht es weiter, bis jemand das Ziel erreicht. Nimm die erste Karte der neuen Runde.
    .learn = Auf Phase III folgt wieder Phase I.
