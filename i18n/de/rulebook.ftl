### Das Regelbuch: was es zu jeder Regel noch sagt, in eigenen Worten, und die Worte seines Bildschirms.
### p1, p2 …: je ein Punkt. Was davon Festlegung ist oder nur in einer Fassung gilt, steht im Code.

## Aufbau

rulebook-s1 =
    .p1 = Camelot ist der Ort mit der gelben Mauer. Die sieben Orte mit den grünen Blättern sind das Umland: Wer dort steht, ist auf dem Land.
    .p2 = Reiten kannst du immer in beide Richtungen. Darum ist kein Ort mehr als vier Orte weit entfernt.
    .p3 = Am echten Tisch legt ihr den Kreis, wie ihr wollt. In dieser App legt ihn der Zufall.
rulebook-s2 =
    .p1 = Dein Ritter liegt außen am Kreis, neben der Karte des Ortes, an dem er steht.
    .p2 = Ritter, die niemand spielt, bleiben in der Schachtel.
rulebook-s3 =
    .p1 = Es gibt so viele Zelte wie Plätze: zu zweit die Zelte 1 und 2, zu dritt die Zelte 1 bis 3. Die anderen bleiben in der Schachtel.
    .p2 = Nur in der ersten Runde entscheidet allein der Zufall. Danach bestimmen die Schilde, wer welches Zelt bekommt.
rulebook-s4 =
    .p1 = Zu viert sind das 16 Karten, zu zweit oder zu dritt 13.
    .p2 = Exerzitien gibt es vier: für jede Tugend eines.
    .p3 = Welches Pferd in die Schachtel kommt, sagt keine der beiden Fassungen. Der Kartensatz dieser App legt es fest: Schau auf den Seiten zum Aufbau nach.
    .p4 = Welche Aktionskarten zurück in die Schachtel kommen, steht nur in der tschechischen Fassung; in der englischen fehlt diese Stelle. Hier gilt es in beiden.
rulebook-s5 =
    .p1 = Jeder Stapel liegt neben dem Exerzitium, mit dem du von ihm nimmst.
    .p2 = Die Karten haben den Wert 1 oder 2. Alle dürfen sie ansehen und zählen.
    .p3 = Welche Tugendkarten zurück in die Schachtel kommen, steht nur in der tschechischen Fassung. Hier gilt es in beiden.
rulebook-s6 =
    .p1 = Zu viert: Zwei Einsen von jeder Tugend werden gemischt und verteilt, zwei Karten an jeden Platz.
    .p2 = Zu dritt: zwei Schwerter, zwei Drachen, eine Lanze und ein Buch.
    .p3 = Zu zweit: eine Karte von jeder Tugend.
    .p4 = Ob ihr zuerst verteilt oder zuerst Karten in die Schachtel legt, ist egal: Es gibt genug Einsen für beides.
    .p5 = Niemand sieht die Startkarten der anderen. Die Regeln sagen nur, dass sie gemischt und verteilt werden.
rulebook-s7 =
    .p1 = Alle 14 Aufgaben werden gemischt. Niemand weiß, in welcher Reihenfolge die übrigen elf kommen.
    .p2 = Die offenen Aufgaben liegen in der Mitte des Kreises neben ihrem Stapel.

## Phase I

rulebook-c1 =
    .p1 = Zelt 1 beginnt. Eine zweite Karte nimmst du erst, wenn alle eine erste haben.
    .p2 = Zu dritt oder zu viert hast du also drei Aktionskarten in einer Runde, zu zweit vier.
rulebook-c2 =
    .p1 = Denk voraus: Wo wird dein Ritter stehen, wenn du die Karte ausführst? Ein Pferd kann ihn vorher hinbringen.
    .p2 = In welcher Reihenfolge du die Karten nimmst, legt dich für später nicht fest.
rulebook-c3 =
    .p1 = Was genommen ist, ist für diese Runde weg. Manche Karten gibt es nur einmal.
    .p2 = Die einzige Ausnahme ist das Turnier.
rulebook-c4 =
    .p1 = Es gibt zwei Karten Turnier. Mehr als zwei Ritter treffen also nie aufeinander.
    .p2 = In der nächsten Runde darfst du wieder ein Turnier nehmen.
rulebook-c5 =
    .p1 = Offen sind auch die Schilde, die Stapel der Tugendkarten, jede Karte, die jemand davon nimmt, und jede Aufgabe aus der Mitte.
    .p2 = Verdeckt sind nur die Startkarten, die Reihenfolge im Aufgabenstapel und die Angebote im Turnier, bis sie aufgedeckt werden.
    .p3 = Zum Passen sagen die Regeln nichts. Hier nimmst du immer eine Karte; es sind genug für alle da.

## Phase II

rulebook-d1 =
    .p1 = Das niedrigste Zelt beginnt. Du machst alles fertig, bevor der nächste Platz an die Reihe kommt.
    .p2 = Die Reihenfolge ist der halbe Plan: Nach einem Ritt steht dein Ritter woanders, und dort gehen oft andere Karten.
rulebook-d2 =
    .p1 = „Auf dem Land“ heißt: an einem der sieben Orte außerhalb von Camelot.
    .p2 = Es zählt, wo dein Ritter in dem Moment steht, in dem du die Karte ausführst.
    .p3 = Für eine Queste genügt nicht irgendein Ort auf dem Land: Es muss genau der Ort der Aufgabe sein.
rulebook-d3 =
    .p1 = Eine Karte verfällt nur, wenn du sie aufgibst oder dein Zug endet. Das Turnier wartet noch: Es verfällt, wenn dein Ritter dann nicht in Camelot steht oder dein Angebot nichts bringen kann.
    .p2 = Du darfst auch eine Karte aufgeben, die ginge. Was verfallen ist, bleibt verfallen.
    .p3 = Versuchst du eine Karte, für die etwas fehlt, passiert erst einmal nichts: Du erfährst alle Gründe und behältst die Karte. Dann entscheidest du, ob sie verfallen soll.
rulebook-d4 =
    .p1 = Ausgeführt oder verfallen: Die Karte kommt auf jeden Fall zurück.
    .p2 = Vor der nächsten Phase I kann sie niemand nehmen.
rulebook-d5 =
    .p1 = Das Zeichen auf der Karte bestimmt den Stapel: Das Exerzitium mit dem Schwert bringt ein Schwert.
    .p2 = Eine Zwei kostet nicht mehr als eine Eins, solange eine im Stapel liegt.
    .p3 = Ohne Karte keine Übung: Ist der Stapel leer, verfällt das Exerzitium.
rulebook-d6 =
    .p1 = Werden in einer Runde beide Tafelrunden ausgeführt, stehen beim zweiten Mal höchstens noch zwei Aufgaben zur Auswahl.
    .p2 = Liegt keine Aufgabe mehr offen, lässt sich die Karte nicht ausführen.
    .p3 = Alle sehen, welche Aufgabe du nimmst. Sie bleibt auf deiner Hand, bis du sie erfüllst.
rulebook-d7 =
    .p1 = Die Zahl auf der Karte ist das Höchste: Du darfst früher anhalten.
    .p2 = Mehrere Ritter dürfen am selben Ort stehen. Niemand versperrt den Weg.
    .p3 = Stehen bleiben ist kein Ritt und zählt nicht als ausgeführt. Willst du bleiben, gib die Karte auf.
rulebook-d8 =
    .p1 = Ein Buch mit dem Wert 2 bringt nicht mehr als eines mit dem Wert 1.
    .p2 = Ohne Buch verfällt die Karte.
    .p3 = Jedes Gericht kostet ein eigenes Buch.
rulebook-d9 =
    .p1 = Die Tugendkarten kommen auf ihre Stapel zurück. Die erfüllte Aufgabe ist aus dem Spiel.
    .p2 = Die Aufgabe muss auf deiner Hand sein und dein Ritter an ihrem Ort: Die Landschaft auf der Karte zeigt, welcher es ist.
    .p3 = Zwei Aufgaben für denselben Ort brauchen zwei Questen.
    .p4 = Für jede verlangte Karte zahlst du genau eine Karte derselben Tugend mit mindestens demselben Wert. Keine Karte zahlt doppelt, und zwei Einsen sind keine Zwei.
    .p5 = Du darfst mit einer höheren Karte zahlen, auch wenn du die passende hast. Das ist nur Verschwendung.
rulebook-d10 =
    .p1 = Tugendkarten verlassen deine Hand nur, wenn du mit ihnen zahlst oder sie anbietest.
    .p2 = Aufgaben, die am Ende übrig sind, kosten dich nichts. Sie bringen aber auch nichts.

## Turnier

rulebook-t1 =
    .p1 = Es zählt nur ein Moment: nach dem letzten Zug von Phase II. Wo dein Ritter vorher war, spielt keine Rolle.
    .p2 = Wer in Camelot steht, kann nicht mehr zurücktreten, muss aber auch nichts anbieten.
rulebook-t2 =
    .p1 = Zähl die Werte der angebotenen Schwerter und Lanzen zusammen: Das ist die Summe.
    .p2 = Zum Bluffen darfst du auch andere Tugendkarten anbieten. Sie zählen nicht.
    .p3 = Du darfst nur Schwerter und Lanzen anbieten.
    .p4 = Aufgaben kannst du nicht anbieten: Im Turnier kommen immer nur Tugendkarten auf ihre Stapel zurück.
rulebook-t3 =
    .p1 = Wer die niedrigere Summe hat, bekommt nichts und ist die angebotenen Karten trotzdem los.
    .p2 = Gegen einen anderen Ritter bringt die Summe 0 in keiner Fassung etwas ein.
rulebook-t4 =
    .p1 = Legst du eine beliebige Tugendkarte zurück, bekommst du 2 Schilde. Legst du keine zurück, gehst du leer aus.
    .p2 = Mach ein Angebot wie gegen einen anderen Ritter. Jede Summe über 0 bringt 2 Schilde.
    .p3 = Du musst keine Karte zurücklegen, auch wenn es in der tschechischen Fassung so klingt.
    .p4 = Haben zwei ein Turnier genommen, aber nur ein Ritter steht in Camelot, dann ist er allein im Turnier.
rulebook-t5 =
    .p1 = Auch Karten, die nur ein Bluff waren, gehen zurück.
    .p2 = Die englische Fassung sagt dazu nichts. Hier gilt es in beiden.

## Phase III

rulebook-n1 =
    .p1 = Neue Aufgaben kommen nur jetzt. Bis dahin muss reichen, was noch offen liegt.
    .p2 = Ist der Stapel aufgebraucht, liegen weniger als drei offen, am Ende gar keine mehr.
rulebook-n2 =
    .p1 = Zelt 1 wählt zuerst und ist zuerst am Zug: So kannst du aufholen.
    .p2 = Haben mehrere gleich viele Schilde, werden ihre Zelte nur unter ihnen gemischt.
rulebook-n3 =
    .p1 = Du behältst Tugendkarten, Aufgaben und Schilde, und dein Ritter bleibt, wo er ist.
    .p2 = Hat jemand das Ziel erreicht, gibt es keine nächste Runde.

## Ende des Spiels

rulebook-g1 =
    .p1 = Alle dürfen noch alle ihre Karten ausführen. Du kannst also in der letzten Runde überholt werden.
    .p2 = Ob du das Ziel genau triffst oder darüber hinauskommst, ist egal.
rulebook-g2 =
    .p1 = Bei Gleichstand zählt, wer den letzten dieser Schilde früher bekommen hat.
    .p2 = Gemeint ist nicht das Ziel, sondern die Zahl, bei der Gleichstand herrscht: Die englische Fassung lässt beides zu, die tschechische nicht.
    .p3 = Nur ein unentschiedenes Turnier kann zwei Rittern ihren letzten Schild im selben Moment bringen. Dann teilen sie sich den Sieg.

## Der Bildschirm

rulebook-title = Regelbuch
    .help = Alle Regeln mit Bild
rulebook-cite = Regel { $rule } – R schlägt sie auf
rulebook-contents = Inhalt
rulebook-end-of-game = Ende des Spiels
rulebook-at-the-table = Am echten Tisch
rulebook-range = { $first }–{ $last }
rulebook-page-number = Seite { $number } von { $pages }
rulebook-next = Nächste Seite
rulebook-previous = Vorige Seite
rulebook-see-also = Siehe auch
rulebook-works = Geht { $place }: { $border }
rulebook-keys = Pfeiltasten oder Bild auf und Bild ab: blättern · /: suchen · Esc: zurück

rulebook-source = { $ruling ->
    [yes] { $english ->
        [yes] Englische Fassung, tschechische Fassung (Seite { $page }) · unsere Festlegung
       *[no] Tschechische Fassung (Seite { $page }) · unsere Festlegung
    }
   *[no] { $english ->
        [yes] Englische Fassung, tschechische Fassung (Seite { $page })
       *[no] Tschechische Fassung (Seite { $page })
    }
}
rulebook-ruling = unsere Festlegung
    .help = Hier sagen die Regeln nichts oder widersprechen sich. Darum mussten wir etwas festlegen.
rulebook-edition-here = { $edition }: gilt in deinem Spiel

rulebook-search = Im Regelbuch suchen
    .placeholder = Queste, zahlen, D9, verfallen …
    .found = { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
    .none = Zu „{ $text }“ steht hier nichts.
    .hint = Versuch es mit einem einzelnen Wort, mit der Nummer einer Regel wie D9 oder mit dem Namen einer Karte.
    .clear = Suchfeld leeren
    .german = Deutsch: { $text }

## Gründe

rulebook-reasons = Warum eine Karte verfällt
    .intro = Kommt eine Karte zurück, ohne dass sie ausgeführt wurde, werden alle Gründe genannt, die in diesem Moment zutreffen. Sie stehen immer in dieser Reihenfolge.
    .example = Zum Beispiel:
rulebook-reason-wrong-place = Der Rand der Karte passt nicht zu dem Ort, an dem dein Ritter steht. Bei einer Queste erfährst du auch, welche Orte gingen.
rulebook-reason-pile-empty = Von dieser Tugend liegt keine Karte mehr im Stapel. Das erfährst du auch, wenn schon der Ort nicht stimmt.
rulebook-reason-no-task-on-display = Alle offenen Aufgaben sind genommen. Das erfährst du auch, wenn schon der Ort nicht stimmt.
rulebook-reason-no-book = Du hast kein Buch zum Zurücklegen. Das erfährst du auch, wenn schon der Ort nicht stimmt.
rulebook-reason-no-task-in-hand = Du hast keine Aufgabe auf der Hand, die du mit einer Queste erfüllen könntest.
rulebook-reason-not-at-task-location = Du bist auf dem Land, aber keine deiner Aufgaben gehört zu diesem Ort.
rulebook-reason-virtue-missing = Eine Aufgabe verlangt eine Tugendkarte, die du nicht zahlen kannst. Das erfährst du zu jeder deiner Aufgaben für diesen Ort; gibt es keine, zu jeder auf deiner Hand.
rulebook-reason-not-at-camelot = Wenn das Turnier beginnt, steht dein Ritter nicht in Camelot.
rulebook-reason-nothing-offered = Die Schwerter und Lanzen deines Angebots ergeben zusammen 0. Verlierst du mit mehr als 0, verfällt die Karte nicht.
rulebook-reason-nothing-offered-single = Du bist allein im Turnier und bietest nichts an, was Schilde bringt.
rulebook-reason-given-up = Du hast eine Karte aufgegeben, die gegangen wäre. Darum steht dieser Grund immer allein.
rulebook-reason-possible-earlier = Zu einem früheren Zeitpunkt in deinem Zug wäre es gegangen. Das steht immer nur neben einem anderen Grund.

## Fassungen

rulebook-editions = Was die Fassungen unterscheidet
    .intro = Es gibt zwei Fassungen der Regeln. Sie unterscheiden sich nur beim Turnier, alles andere ist gleich. Für jedes neue Spiel wählst du eine davon.

## Aufbau am echten Tisch

rulebook-setup = { $players ->
    [one] Aufbau für { $players } Ritter
   *[other] Aufbau für { $players } Ritter
}
    .players = { $players ->
        [one] { $players } Ritter
       *[other] { $players } Ritter
    }
    .sheet = Als Blatt zeigen
    .sheet-help = Der ganze Aufbau auf einer Seite, ohne das Buch: als Bild oder zum Drucken.
setup-box = Zurück in die Schachtel
    .none = Keine Aktionskarte und keine Tugendkarte: Zu viert braucht ihr alle.
    .knights = { $count ->
        [one] Dazu ein Ritter und ein Zelt.
       *[other] Dazu { $count } Ritter und { $count } Zelte.
    }
    .task = Legt diese Karten zuerst zurück in die Schachtel. Ihr braucht sie nicht.
setup-circle = Der Kreis
    .task = Legt die acht Ortskarten in beliebiger Reihenfolge zu einem Kreis.
setup-knights = Ritter
    .task = Alle suchen sich einen Ritter aus und legen ihn außen an den Kreis, neben Camelot.
setup-tents = Zelte
    .task = Mischt die Zelte 1 bis { $players } und verteilt sie offen, an jeden Platz eines. Sie geben die Reihenfolge an.
setup-actions = Aktionskarten
    .task = Legt diese { $count } Karten offen außen um den Kreis: Tafelrunde und Turnier neben Camelot, daran anschließend die Exerzitien nebeneinander. Die Pferde kommen auf die andere Seite, Gericht und Queste daneben.
setup-virtues = Tugendkarten
    .task = Sortiert diese { $count } Karten zu vier offenen Stapeln und legt jeden neben sein Exerzitium.
setup-hands = Startkarten
    .task = Nehmt diese { $count } Karten mit dem Wert 1 von den Stapeln, mischt sie und verteilt sie verdeckt, zwei an jeden Platz.
setup-tasks = Aufgabenkarten
    .task = Mischt alle { $count } Aufgabenkarten. Drei kommen offen in die Mitte des Kreises, der Rest als verdeckter Stapel daneben.
setup-goal = Los geht’s
    .task = Haltet Stift und Papier für die Schilde bereit. In jeder Runde nehmen alle je { $picks } Aktionskarten. Wer { $goal } Schilde erreicht, macht diese Runde zur letzten.

## Aufgaben

rulebook-tasks = Alle 14 Aufgaben
    .intro = Eine Aufgabe erfüllst du an ihrem Ort mit einer Queste. Hier stehen ihr Ort, was sie verlangt und was sie bringt.
    .game = Unter jeder Aufgabe siehst du, wo sie in deinem Spiel gerade ist.
    .no-game = Läuft ein Spiel, siehst du hier auch, wo jede Aufgabe gerade ist.

## Wörter

rulebook-words = Wörter
    .intro = So heißen die Karten hier. Wo wir den gedruckten Namen nicht kennen, steht unserer.
    .german = Auf der Karte: { $term }
    .german-short = Deutsch: { $term }
    .switch = Auch die gedruckten deutschen Begriffe
    .switch-help = Zeigt das deutsche Wort der gedruckten Karte überall, wo eine Karte erklärt wird.
word-others = Andere Wörter
word-location-card = Ortskarte
word-action-card = Aktionskarte
word-virtue-card = Tugendkarte
word-task-card = Aufgabenkarte
word-knight = Ritter
word-tent = Zelt
word-shield = Schild, ein Punkt
word-supply = Vorrat
word-countryside = das Umland, auf dem Land
word-round = Runde
word-phase = Phase
word-expire = verfallen

# The example at the foot of a rule.

rulebook-example = Beispiel
rulebook-example-show = Am Tisch zeigen
