### Die Lektionen: Titel und Ziel, was Merlin bei jedem Schritt sagt (höchstens 220 Zeichen), die Zeile
### in der Liste und die Antworten.

## Lektion 1: der Tisch und das Ziel.

lesson-table = Der Tisch und das Ziel
    .aim = Du findest dich auf dem Tisch zurecht und weißt, wie du gewinnst.
lesson-table-shields = Schilde sind die Punkte in diesem Spiel. Zu zweit ist die Runde, in der jemand 25 erreicht, die letzte. Klick deine Schilde an.
    .learn = Schilde sind die Punkte des Spiels.
lesson-table-circle = Acht Orte liegen im Kreis, in jedem Spiel anders gemischt. Alle Ritter starten in Camelot. Klick Camelot an, dann daneben das verborgene Tal.
    .learn = Alle Ritter starten in Camelot.
lesson-table-hand = Du hast zwei Tugendkarten vom Wert 1, und nur du siehst sie. Die übrigen liegen offen in vier Stapeln. Klick deine Hand an, dann den Stapel Schwert.
    .learn = Schwert, Lanze, Drache, Buch: vier Tugenden.
lesson-table-dealt = Zu zweit sind die vier Startkarten eine von jeder Tugend. Du hast eine Lanze und ein Buch. Was hat der andere Ritter?
    .learn = Zu zweit: eine Startkarte von jeder Tugend.
    .a = Auch eine Lanze und ein Buch
    .b = Ein Schwert und einen Drachen
    .c = Das kann niemand wissen.
lesson-table-tasks = Drei Aufgaben liegen offen in der Mitte. Jede zeigt, was sie verlangt und wie viele Schilde sie bringt. Klick „Fange den goldenen Fasan!“ an.
    .learn = Erfüllte Aufgaben bringen Schilde.
lesson-table-supply = Für alles, was du tun willst, brauchst du eine Aktionskarte. Zu zweit liegen 13 davon offen im Vorrat. Klick Queste an, dann Pferd 4.
    .learn = Alles, was du tust, braucht eine Aktionskarte.
lesson-table-tent = Dein Zelt zeigt, wann du dran bist: Zelt 1 beginnt. Am Anfang verteilt der Zufall die Zelte. Klick dein Zelt an.
    .learn = Zelt 1 beginnt.
lesson-table-aim = Eine Frage noch, bevor es losgeht: Wer gewinnt das Spiel? Wähl eine Antwort.
    .learn = Am Ende gewinnen die meisten Schilde.
    .a = Wer die meisten Aufgaben erfüllt
    .b = Wer zuerst 25 Schilde hat
    .c = Wer am Ende die meisten Schilde hat

## Lektion 2: Karten wählen.

lesson-choosing = Karten wählen
    .aim = Du weißt, welche Aktionskarten du nehmen darfst und wann.
lesson-choosing-first = In Phase I nehmt ihr nacheinander je eine Aktionskarte, in der Reihenfolge der Zelte. Du hast Zelt 1 und fängst an: Nimm eine beliebige Karte.
    .learn = Phase I: einzeln wählen, nach den Zelten.
lesson-choosing-open = Gewählte Karten liegen offen, darum lassen sich Pläne erraten. Klick den anderen Platz an und sieh nach, welche Karte dort liegt.
    .learn = Alle sehen, was du wählst.
lesson-choosing-anywhere = Dein Ritter steht in Camelot, aber beim Wählen spielt das keine Rolle. Nimm eine Karte für das Umland: Queste oder Gericht.
    .learn = Beim Wählen ist der Ort egal.
lesson-choosing-same = In einer Runde darfst du mehrere Karten derselben Art nehmen. Eine Queste hast du schon: Nimm auch die zweite.
    .learn = Mehrere gleiche Karten sind erlaubt.
lesson-choosing-limit = Eine Ausnahme gibt es: Pro Runde darfst du nur ein Turnier nehmen. Deins hast du schon. Wann darfst du wieder ein Turnier nehmen?
    .learn = Nur ein Turnier pro Runde.
    .a = Als vierte Karte
    .b = In der nächsten Runde
    .c = In diesem Spiel nie mehr
lesson-choosing-last = Zu zweit wählen alle vier Karten, zu dritt und zu viert drei. Auslassen darf niemand eine: Nimm deine letzte.
    .learn = Zu zweit vier Karten, sonst drei.

## Lektion 3: Exerzitien in Camelot.

lesson-camelot = Exerzitien in Camelot
    .aim = Du kannst Exerzitien ausführen und holst dir die Tugendkarten, die du willst.
lesson-camelot-plan = In Phase II führst du deine Karten aus; unten liegen sie als Plan. Jedes Exerzitium hat einen Stapel. Klick im Plan die Karte Exerzitium: Schwert an, dann den Stapel Schwert.
    .learn = Jedes Exerzitium hat seinen Stapel.
lesson-camelot-order = In welcher Reihenfolge du deine Karten nutzt, entscheidest du. Schieb die Karte Exerzitium: Buch im Plan ganz nach vorn und führ sie zuerst aus.
    .learn = Du bestimmst die Reihenfolge.
lesson-camelot-value = Ein Exerzitium bringt dir eine Karte vom Stapel, und den Wert suchst du aus. Hol dir ein Schwert oder einen Drachen vom Wert 2.
    .learn = Den Wert suchst du aus.
lesson-camelot-hand = Deine Hand wird größer. Das macht nichts, denn du darfst so viele Karten haben, wie du willst. Klick deine Hand an.
    .learn = Es gibt kein Handlimit.
lesson-camelot-back = Nach deinem Zug kommen deine Aktionskarten zurück in den Vorrat, wo alle sie wieder wählen können. Führ den Rest deines Plans aus, dann beende den Zug.
    .learn = Benutzte Karten gehen in den Vorrat zurück.
lesson-camelot-empty = Jetzt ist der Stapel Buch leer. Du stehst in Camelot und hast die Karte Exerzitium: Buch. Was bringt sie dir?
    .learn = Ein leerer Stapel gibt nichts her.
    .a = Ein Buch aus einer anderen Hand
    .b = Eine Karte von einem anderen Stapel
    .c = Nichts

## Lektion 4: der falsche Ort.

lesson-wrong-place = Der falsche Ort
    .aim = Du erkennst, warum eine Aktion verfällt und wie du das verhinderst.
lesson-wrong-place-border = Gelbe Mauer: nur in Camelot. Grüne Blätter: nur auf dem Land. Klick die Karte Exerzitium: Drache an, dann Queste, dann ein Pferd, denn das hat beides am Rand.
    .learn = Der Rand einer Karte zeigt, wo sie gilt.
lesson-wrong-place-choose = Zwei Pferde und ein Gericht hast du schon. Nimm ein Exerzitium dazu, egal welches.
    .learn = Wählen darfst du überall.
lesson-wrong-place-ride = Jetzt probieren wir aus, was schiefgehen kann. Heb dir das Exerzitium auf und nutz zuerst ein Pferd: Reite hinaus aufs Land.
    .learn = Ein Pferd bringt dich fort von Camelot.
lesson-wrong-place-lose = Dein Exerzitium braucht die gelbe Mauer, doch hier sind nur grüne Blätter. Schieb es im Plan nach vorn und versuch es trotzdem.
    .learn = Am falschen Ort verfällt eine Aktion.
lesson-wrong-place-why = Das Exerzitium kam in den Vorrat zurück und hat nichts gebracht. Verboten ist das nicht. Warum ist es verfallen?
    .learn = Eine verfallene Karte bringt nichts.
    .a = Mein Ritter stand am falschen Ort
    .b = Der Stapel war leer
    .c = Ich hatte vorher zu viele Karten benutzt
lesson-wrong-place-repair = Noch ein Versuch, wieder von Camelot aus. Sorg dafür, dass das Exerzitium diesmal klappt, und reite im selben Zug mit einem Pferd.
    .learn = Vor jeder Karte auf den Ort achten.
lesson-wrong-place-let-go = Du musst nicht jede Karte nutzen. Ein Gericht hier würde dich dein einziges Buch kosten: Behalte es, lass das Gericht verfallen und beende den Zug.
    .learn = Du darfst eine Karte mit Absicht verfallen lassen.

## Lektion 5: das Pferd.

lesson-horse = Das Pferd: Die Reihenfolge zählt
    .aim = Du kommst, wohin du willst, und ordnest deine Karten richtig.
lesson-horse-ride = Ein Pferd trägt dich auf dem Kreis höchstens so viele Orte weit, wie seine Zahl sagt. Weniger geht auch: Reite ins verborgene Tal.
    .learn = Pferd 3: ein, zwei oder drei Orte weit.
lesson-horse-around = Du darfst links- oder rechtsherum reiten, aber nur auf dem Kreis. Such den kürzeren Weg und reite zum schwarzen Turm.
    .learn = Reiten geht links- und rechtsherum.
lesson-horse-reach = Dein Ritter steht wieder in Camelot. Welcher Ort ist zu weit weg für Pferd 2?
    .learn = Zähl die Orte auf dem Kreis.
    .a = Der wilde Wald
    .b = Die Zwergenminen
    .c = Das Nebelmoor
lesson-horse-order = Du willst zum Mondsee, und beide Exerzitien sollen klappen. Ordne deinen Plan, dann führ ihn aus.
    .learn = Erst nutzen, was hier geht, dann reiten.
lesson-horse-home = Eine neue Runde, und dein Ritter steht noch am Drachenfels. Beide Pferde zusammen tragen dich weiter als eines. Sorg dafür, dass beide Exerzitien klappen.
    .learn = Zwei Pferde tragen dich weiter als eines.

## Lektion 6: Aufgaben und Questen.

lesson-quests = Aufgaben und Questen
    .aim = Du kannst eine Aufgabe nehmen und in der richtigen Landschaft erfüllen.
lesson-quests-landscape = Jede Aufgabe gehört zu einer Landschaft, und nur dort kannst du sie erfüllen. Klick „Fange den goldenen Fasan!“ an, dann den Ort dazu, das verborgene Tal.
    .learn = Jede Aufgabe gehört zu einer Landschaft.
lesson-quests-take = Artus’ Tafelrunde gibt dir eine der offenen Aufgaben, aber nur in Camelot. Nimm „Fange den goldenen Fasan!“ auf die Hand.
    .learn = Die Tafelrunde gibt dir eine Aufgabe.
lesson-quests-left = Jetzt liegen nur noch zwei Aufgaben offen. Bei der nächsten Tafelrunde ist die Auswahl kleiner. Wann kommt eine neue Aufgabe dazu?
    .learn = Neue Aufgaben kommen erst in Phase III.
    .a = Erst in Phase III, wenn alle fertig sind
    .b = Sofort
    .c = Wenn die letzte weg ist
lesson-quests-none = Stell dir vor, alle offenen Aufgaben sind weg und du hast noch eine Tafelrunde. Was wird aus ihr?
    .learn = Keine Aufgabe offen: Die Tafelrunde verfällt.
    .a = Sie verfällt.
    .b = Sie bringt eine neue Aufgabe.
    .c = Du behältst sie für die nächste Runde.
lesson-quests-ride = Die Aufgabe hast du auf der Hand, nun muss dein Ritter an ihren Ort. Reite ins verborgene Tal.
    .learn = Reite an den Ort deiner Aufgabe.
lesson-quests-complete = Hier klappt deine Queste. Du legst die Tugendkarten zurück, die die Aufgabe verlangt, und bekommst ihre Schilde. Führ die Queste aus.
    .learn = Die Queste macht Aufgaben zu Schilden.
lesson-quests-empty-handed = Deine Aufgabe ist erfüllt, und eine andere hast du nicht. Was würde aus einer zweiten Queste?
    .learn = Keine Aufgabe auf der Hand: Die Queste verfällt.
    .a = Sie würde einen Schild bringen.
    .b = Sie würde verfallen.
    .c = Du würdest sie für die nächste Aufgabe behalten.
lesson-quests-astray = Diesmal steht dein Ritter am Mondsee; auch das ist auf dem Land. Schieb die Queste nach vorn und versuch sie hier.
    .learn = Irgendwo auf dem Land genügt nicht.
lesson-quests-alone = Jetzt ohne Hilfe, an einem anderen Tisch: Nimm „Fange den goldenen Fasan!“ und erfülle die Aufgabe im selben Zug. Ordne zuerst deinen Plan.
    .learn = Erst Aufgabe, dann Ritt, dann Queste.

## Lektion 7

lesson-paying = Mit Tugenden zahlen
    .aim = Du zahlst jede Aufgabe richtig und erkennst, wann dir eine Karte fehlt.
lesson-paying-signs = Für jedes Zeichen auf einer Aufgabe legst du eine Karte dieser Tugend zurück. Sieh dir deine Aufgabe an und dann deine Hand.
    .learn = Jedes Zeichen auf der Aufgabe kostet eine Karte.
lesson-paying-higher = Der Fasan verlangt ein Buch 1, du hast nur ein Buch 2. Eine höhere Karte gilt auch: Führe die Queste aus.
    .learn = Eine höhere Karte darf eine niedrigere ersetzen.
lesson-paying-change = Du hast ein Buch 2 gezahlt, verlangt war nur ein Buch 1. Was bekommst du für den Unterschied zurück?
    .learn = Zu hoch zahlen geht, ist aber teuer.
    .a = Ein Buch 1
    .b = Nichts
    .c = Einen Schild mehr
lesson-paying-two-ones = Der schwarze Ritter verlangt ein Schwert 2 und eine Lanze 2. Du hast zwei Schwerter mit dem Wert 1 und eine Lanze 2: Kannst du zahlen?
    .learn = Für jedes Zeichen zahlt genau eine Karte.
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
    .aim = Du weißt, was ein Gericht kostet und bringt und wohin die Karten danach kommen.
lesson-court-judge = Wer weise ist, darf auf dem Land Recht sprechen: Ein Gericht kostet ein Buch und bringt 2 Schilde. Halte hier am Mondsee Gericht.
    .learn = Ein Gericht macht aus einem Buch 2 Schilde.
lesson-court-end = Am Ende deines Zuges kommen deine Aktionskarten in den Vorrat zurück, nur ein Turnier erst nach dem Kampf. Beende den Zug.
    .learn = Nach dem Zug sind deine Aktionskarten wieder frei.
lesson-court-back = Das Gericht liegt wieder im Vorrat und dein Buch auf seinem Stapel. Sieh dir beides an: Später dürfen es auch andere nehmen.
    .learn = Was du zurücklegst, können auch andere nehmen.
lesson-court-smaller = Vor Gericht bringt jedes Buch 2 Schilde, egal welchen Wert es hat. Leg das Buch 1 zurück und behalte das Buch 2.
    .learn = Vor Gericht zählt der Wert des Buchs nicht.
lesson-court-first-a-book = Jetzt stehst du in Camelot und hast noch kein Buch. Ordne deine Karten so, dass das Gericht gelingt.
    .learn = Ein Gericht braucht ein Buch und grüne Blätter.
lesson-court-both = Diesmal verlangen Gericht und Queste je ein Buch, und kein Buch zahlt doppelt. Sorge dafür, dass beides gelingt.
    .learn = Kein Buch zahlt zweimal.

## Lektion 9

lesson-tournament = Das Turnier
    .aim = Du weißt, wer am Turnier teilnimmt, was du bieten darfst und wer Schilde bekommt.
lesson-tournament-ride-home = Das Turnier beginnt, wenn alle Züge vorbei sind, und nur in Camelot. Sorge dafür, dass dein Ritter dort steht, und beende den Zug.
    .learn = Beim Turnier muss dein Ritter in Camelot stehen.
lesson-tournament-win = Beide bieten verdeckt. Nur Schwerter und Lanzen zählen, und die höhere Summe bringt 2 Schilde: Überbiete die Lanze 1 des anderen Ritters.
    .learn = Die höhere Summe bringt 2 Schilde.
lesson-tournament-equal = In einem anderen Turnier trifft dein Schwert 1 auf eine Lanze 1, die Summen sind also gleich. Wer bekommt Schilde?
    .learn = Gleichstand: je ein Schild, bei 0 keiner.
    .a = Beide bekommen einen Schild.
    .b = Beide bekommen 2 Schilde.
    .c = Niemand, denn keiner war besser.
lesson-tournament-bluff = In der tschechischen Fassung darfst du auch Drachen und Bücher bieten: Sie zählen nicht, aber sie täuschen. Biete dein Schwert und den Drachen.
    .learn = Drachen und Bücher sind im Turnier nur ein Bluff.
lesson-tournament-back = Alle angebotenen Karten kommen auf ihre Stapel zurück, auch der Bluff und auch bei einer Niederlage. Sieh dir die Stapel von Schwert und Drache an.
    .learn = Was du anbietest, ist danach weg.
lesson-tournament-alone = Der andere Ritter ist nicht in Camelot, also bist du allein. In der tschechischen Fassung bringt dir jetzt jede Tugendkarte 2 Schilde: Biete eine an.
    .learn = Allein genügt eine einzige Tugendkarte.
lesson-tournament-nothing = Du hättest auch nichts anbieten können, um deine Karten zu behalten. Was wäre dann aus deinem Turnier geworden?
    .learn = Nichts bieten ist erlaubt, bringt aber nichts.
    .a = Es wäre verfallen.
    .b = Es hätte trotzdem 2 Schilde gebracht.
    .c = Du hättest es behalten.
lesson-tournament-english = In der englischen Fassung darfst du nur Schwerter und Lanzen bieten, auch wenn du allein bist. Angenommen, du hast nur ein Buch und einen Drachen: Was kannst du gewinnen?
    .learn = Englische Fassung: nur Schwerter und Lanzen.
    .a = 2 Schilde
    .b = Ein Schild
    .c = Nichts

## Lektion 10

lesson-tents = Zelte und Aufholen
    .aim = Du kannst für drei und vier aufbauen und weißt, was zwischen zwei Runden geschieht.
lesson-tents-opening = Zu dritt werden diese sechs Karten verteilt: zwei Schwerter, zwei Drachen, eine Lanze, ein Buch. Zu viert sind es zwei von jeder Tugend. Klick deine Hand an.
    .learn = Zu dritt: 2 Schwerter, 2 Drachen, 1 Lanze, 1 Buch.
lesson-tents-box = Zu zweit und zu dritt bleiben eine Tafelrunde, ein Gericht und ein Pferd in der Schachtel, zu viert nichts davon. Klick die Tafelrunde an, dann das Gericht.
    .learn = Bis zu dritt 13 Aktionskarten, zu viert 16.
lesson-tents-box-virtues = Auch von jeder Tugend bleibt bis zu dritt eine Karte vom Wert 1 in der Schachtel, zusammen vier. Zu viert braucht ihr alle. Klick den Stapel Buch an.
    .learn = Bis zu dritt bleiben vier Tugendkarten weg.
lesson-tents-first-tents = Am Anfang werden die Zelte gemischt, und ihre Zahlen geben die Reihenfolge an. Sieh dir dein Zelt an: Diesmal bist du zuletzt an der Reihe.
    .learn = Die Zelte geben die Reihenfolge an.
lesson-tents-finish = Die anderen sind schon fertig, dein Zug ist der letzte dieser Runde. Nimm die Aufgabe mit dem Fasan und beende den Zug.
    .learn = Phase III schließt jede Runde ab.
lesson-tents-filled-up = Deine Aufgabe ist ersetzt: Solange der Stapel reicht, liegen am Ende jeder Runde wieder drei offen. Sieh sie dir an.
    .learn = Die offenen Aufgaben werden auf drei aufgefüllt.
lesson-tents-fewest = Du hast 0 Schilde, die beiden anderen haben je 2. Wer bekommt jetzt Zelt 1?
    .learn = Neue Zelte richten sich nach den Schilden.
    .a = Ein Ritter mit 2 Schilden
    .b = Wer Zelt 1 schon vorher hatte
    .c = Du, denn du hast die wenigsten Schilde.
lesson-tents-tied = Zelt 2 und Zelt 3 bleiben für die beiden anderen, und die haben gleich viele Schilde. Was entscheidet zwischen ihnen?
    .learn = Auch bei Gleichstand werden Zelte neu verteilt.
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
lesson-ending-goal = Zu zweit ist das Ziel 25 Schilde, zu dritt 20 und zu viert 15. Sieh dir deine Schilde an und dann die des anderen Ritters.
    .learn = Das Ziel sind 25, 20 oder 15 Schilde.
lesson-ending-reached = Der andere Ritter hat eben 25 Schilde erreicht. Du hast 20, und dein Zug kommt erst noch: Wie geht es weiter?
    .learn = Das Ziel zu erreichen ist noch kein Sieg.
    .a = Das Spiel ist sofort zu Ende.
    .b = Die Runde wird zu Ende gespielt.
    .c = Es folgt noch eine ganze Runde.
lesson-ending-overtake = In der letzten Runde kannst du noch überholen. Such die Aufgabe, die genug Schilde bringt, und erfülle sie.
    .learn = In der letzten Runde kannst du noch überholen.
lesson-ending-most = Du hast 27 Schilde; der andere Ritter hat 25, war aber vor dir am Ziel. Wer gewänne, wenn das Spiel jetzt zu Ende wäre?
    .learn = Am Ende zählen alle Schilde.
    .a = Du, denn du hast mehr Schilde.
    .b = Der andere, er war zuerst am Ziel.
    .c = Ihr würdet euch den Sieg teilen.
lesson-ending-tournament = Zur letzten Runde gehört auch das Turnier, und der andere Ritter tritt dort allein an. Beende deinen Zug.
    .learn = Auch das letzte Turnier wird noch ausgetragen.
lesson-ending-tie = Das Turnier hat dem anderen Ritter 2 Schilde gebracht, jetzt habt ihr beide 27. Wer gewinnt?
    .learn = Bei Gleichstand zählt, was vorher geschah.
    .a = Der andere, denn er hat Zelt 1.
    .b = Ihr teilt euch den Sieg.
    .c = Du, denn du hattest die 27 zuerst.
lesson-ending-same-moment = Stell dir vor, ein unentschiedenes Turnier bringt euch beide auf 27 Schilde. Wer gewinnt dann?
    .learn = Im Turnier können zwei zugleich Schilde bekommen.
    .a = Wer das niedrigere Zelt hat
    .b = Ihr teilt euch den Sieg.
    .c = Wer mehr Karten auf der Hand hat

## Lektion 12

lesson-round = Eine ganze Runde
    .aim = Du spielst eine Runde gegen zwei Bots, von der ersten Wahl bis zu den neuen Zelten.
lesson-round-first = Jetzt spielst du selbst, gegen zwei Bots. Denk an eine Aufgabe, die dir gefällt, und nimm deine erste Aktionskarte.
    .learn = Ein guter Plan beginnt mit einer Aufgabe.
lesson-round-second = Sieh nach, was die anderen genommen haben. Nimm dann deine zweite Aktionskarte.
    .learn = Was andere nehmen, ist für dich weg.
lesson-round-third = Denk an den Weg, denn ohne Pferd bleibt dein Ritter, wo er ist. Nimm deine letzte Aktionskarte.
    .learn = Ohne Pferd bleibt dein Ritter, wo er ist.
lesson-round-turn = Führe deine Karten in guter Reihenfolge aus und beende den Zug. Hast du ein Turnier, dann sei in Camelot und mach ein Angebot.
    .learn = Du bestimmst die Reihenfolge deiner Karten.
lesson-round-tents = Die Runde ist vorbei. Sieh dir dein Zelt und die offenen Aufgaben an.
    .learn = Am Ende jeder Runde werden Zelte neu verteilt.
lesson-round-next-round = So geht es weiter, bis jemand das Ziel erreicht. Nimm die erste Karte der neuen Runde.
    .learn = Auf Phase III folgt wieder Phase I.
