### Der Coach: ein Tipp und warum, eine Warnung, ein Blick zurück. Und das Spiel wie am echten Tisch.

## Was zu tun ist.

coach-do = { $kind ->
    [pick] Nimm die Karte { $card }.
    [ride] Reite { $place }.
    [quest] Erfülle die Aufgabe { $card }.
    [court] Halte Gericht und leg dafür { $card } zurück.
    [exercise] Nimm { $card } vom Stapel.
    [round-table] Hol dir die Aufgabe { $card }.
    [give-up] Lass die Karte { $card } verfallen.
    [end] Beende deinen Zug.
    [nothing] Biete im Turnier nichts an.
   *[offer] Biete im Turnier { $card } an.
}

## Warum.

coach-ride-way = Damit kommst du { $to }.
coach-ride = { $goal ->
    [quest] Dort kannst du die Aufgabe { $task } erfüllen. Das bringt { $shields }.
    [court] Auf dem Land kannst du Gericht halten. Das bringt { $shields }.
    [exercise] Dort kannst du { $card } nehmen.
    [round-table] Dort kannst du dir die Aufgabe { $task } holen.
    [tournament] Beim Turnier ist nur dabei, wer { $at } steht.
    [home] Dort kannst du in der nächsten Runde üben und dir eine Aufgabe holen.
    [nearer] So kommst du dem Ort der Aufgabe { $task } näher.
   *[nothing] Was danach kommt, ist noch offen.
}
coach-quest = { $when ->
    [first] Hol dir erst die Aufgabe { $task } und erfülle sie noch in diesem Zug. Das bringt { $shields }.
    [pick] Damit kannst du in diesem Zug die Aufgabe { $task } erfüllen. Das bringt { $shields }.
   *[step] Du hast alles, was sie verlangt. Das bringt sofort { $shields }.
}
coach-court = { $when ->
    [first] Nimm erst ein Buch und halte damit noch in diesem Zug Gericht. Das bringt { $shields }.
    [pick] Damit bekommst du in diesem Zug { $shields } für ein Buch.
   *[step] Für ein Buch bekommst du hier sofort { $shields }.
}
coach-learn = { $need ->
    [quest] Du brauchst { $card } noch in diesem Zug für die Aufgabe { $task }.
    [court] Mit { $card } kannst du noch in diesem Zug Gericht halten.
    [tournament] { $card } zählt im Turnier am Ende der Runde.
    [task] Für die Aufgabe { $task } brauchst du noch { $card }.
    [court-later] { $card } hilft dir später: Bücher brauchst du für Aufgaben, und beim Gericht bekommst du Schilde dafür.
    [tournament-later] { $card } hilft dir später: für Aufgaben und fürs nächste Turnier.
   *[stock] { $card } hilft dir später: für Aufgaben, die noch kommen.
}
coach-task = { $readiness ->
    [now] Die Aufgabe { $task } kannst du noch in diesem Zug erfüllen. Das bringt { $shields }.
    [ready] Für die Aufgabe { $task } ({ $shields }) hast du schon alles.
   *[lacks] Die Aufgabe { $task } bringt später { $shields }. Dir fehlt dafür nur noch: { $cards }.
}
coach-tournament = { $field ->
    [alone] Bisher will sonst niemand ins Turnier. Wer dort allein ist, braucht für 2 Schilde nur eine Karte.
   *[rival] Im Turnier triffst du auf { $rival }. Du kannst dann Schwerter und Lanzen im Wert von { $total } anbieten.
}
coach-deny = Dir selbst hilft die Karte { $card } nicht. Aber es ist die letzte dieser Art, und { $rival } könnte sie gut gebrauchen.
coach-reserve = Im besten Plan brauchst du die Karte { $card } nicht, aber mit ihr hast du mehr Möglichkeiten.
coach-spare = Eine Karte musst du nehmen, aber keine bringt dir in dieser Runde noch etwas. Mit { $card } verlierst du nichts.
coach-useless = Die Karte { $card } hilft dir in diesem Zug nicht mehr: { $reason }.
coach-better-without = Die Karte { $card } könntest du ausführen, aber ohne sie stehst du besser da.
coach-end = { $rest ->
    [tournament] Jetzt bleibt nur noch das Turnier, und das kommt am Ende der Runde.
   *[none] Alle deine Karten sind erledigt.
}
coach-offer = { $offering ->
    [empty] Du hast nichts auf der Hand, was im Turnier zählt.
    [kept] Deine Karten sind mehr wert als das, was hier zu holen ist.
    [beaten] { $rival } hat auf jeden Fall mehr auf der Hand, als du anbieten kannst. Behalte deine Karten.
    [alone] Du bist allein im Turnier: Für 2 Schilde reicht eine Karte, am besten die, die dir am wenigsten fehlen wird.
    [sure] { $rival } kann höchstens { $most } anbieten. Mit { $total } gewinnst du auf jeden Fall.
    [draw] { $rival } kann höchstens { $most } anbieten. Mit { $total } schaffst du mindestens ein Unentschieden.
    [hope] { $rival } könnte bis zu { $most } anbieten. Vielleicht reicht { $total } trotzdem.
   *[bluff] Das ist ein Bluff: Diese Karten zählen im Turnier nicht, aber das sieht man erst beim Aufdecken.
}
coach-then = So kann es weitergehen: { $steps }

## Der Tipp am Tisch.

coach-hint = Tipp
    .help = Was ein guter Ritter jetzt tun würde, und warum. Fragen kostet nichts.
coach-take = Karte nehmen
coach-plan = In meinen Plan übernehmen
coach-offer-put = In mein Angebot legen
coach-end-turn = Zug beenden
coach-close = Schließen

## Die letzte Gelegenheit.

coach-warning = Letzte Gelegenheit
coach-last-chance = Danach kannst du die Karte { $card } in dieser Runde nicht mehr nutzen: { $reason }.
coach-last-chance-dropped = Die Karte { $card } verfällt jetzt, obwohl du sie noch nutzen könntest.
coach-go-on = Trotzdem weiter
coach-back = Zurück

## Der Blick zurück.

coach-lost-title = Das war zu retten
coach-lost = { $count ->
    [one] In Runde { $round } ist dir die Karte { $cards } verfallen. Mit einem anderen Zug hättest du sie nutzen können.
   *[other] In Runde { $round } sind dir { $count } Karten verfallen: { $cards }. Mit einem anderen Zug hättest du sie nutzen können.
}
coach-look-back = Rückblick öffnen

## Wie viel der Coach hilft.

coach-level = Coach: { $level ->
    [off] aus
    [quiet] auf Nachfrage
    [full] immer
   *[by_mastery] wie ich ihn brauche
}
    .help = { $level ->
        [off] Keine Tipps und keine Warnungen. Die Bots erklären ihre Züge erst nach dem Spiel.
        [quiet] Der Coach gibt einen Tipp, wenn du fragst. Im Rückblick erklären die Bots ihre Züge, Verdecktes bleibt verdeckt.
        [full] Der Coach gibt Tipps, warnt vor der letzten Gelegenheit und schaut nach der Runde zurück. Die Bots erklären ihre Züge.
       *[by_mastery] Der Coach gibt Tipps, warnt und schaut zurück – und immer seltener, je besser du die Regeln kannst. Die Bots erklären ihre Züge.
    }
    .keys = Klick links für weniger, rechts für mehr Hilfe. Die Pfeiltasten gehen auch.
key-hint = Tipp vom Coach
keyname-hint = H

## Wie am echten Tisch: Nichts ist markiert, und ein Schiedsrichter sagt nur, ob etwas geht.

referee-mode = Wie am echten Tisch
    .help = Nichts wird markiert oder gezählt. Du sagst, was du tust. Was falsch war, erfährst du nach dem Zug.
referee-refused = Das geht nicht.
referee-pay = Klick auf deiner Hand die Tugendkarten an, mit denen du bezahlst. Wähl dann die Aufgabe, die du erfüllst.
referee-no-task = Du hast keine Aufgabe auf der Hand.
referee-hand = Auf der Hand: { $cards ->
    [one] 1 Tugendkarte
   *[other] { $cards } Tugendkarten
}.
referee-expired = Deine Karte { $card } verfällt.
referee-mistakes = Fehler: { $count }
referee-entry = Runde { $round } · { $what }
