### Der Dialog mit der Erklärung, der Rundenrückblick, und was gezeigt wird, ohne das Spiel zu sein.

## Der Dialog mit der Erklärung.

why-rule = { $id } · { $title }
why-more-reasons = { $count ->
    [one] Noch ein Grund
   *[other] { $count } weitere Gründe
}
why-fewer-reasons = Nur der Hauptgrund
why-picture-works = hier geht es
why-picture-here = hier steht der Ritter
why-plan = { $who ->
    [you] Dein Plan
   *[other] Der Plan von { $name }
}
why-turn = { $who ->
    [you] Dein Zug
   *[other] Der Zug von { $name }
}
why-would-work = Was gehen würde
why-better = Besser, aber nicht alles
why-would-have-worked = Was gegangen wäre
why-nothing-works = Was anders sein müsste
why-saves = So wäre es gespart
why-gain = +{ $shields }
why-apply = Übernehmen
why-show = Zeigen
why-anyway = Trotzdem tun
    .help = Sieh dir an einer Kopie des Tisches an, was passiert. Das echte Spiel bleibt, wie es ist.
why-close = Schließen

## Was am Tisch gezeigt wird, ohne das Spiel zu sein.

show-banner = Das wird nur gezeigt: Das echte Spiel bleibt, wie es ist.
show-not-played = Gezeigt, nicht gespielt
show-keys = Die Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende springen.
show-hand = Hand
show-tasks = Aufgaben
show-step = Schritt { $step } von { $steps }
show-back = Zurück
show-forward = Weiter
show-to-game = Zurück zum Spiel
show-to-explanation = Zurück zur Erklärung
show-to-review = Zurück zum Rückblick
show-to-rulebook = Zurück zum Regelbuch
show-again = { $who ->
    [you] Dein Zug in Runde { $round }, noch einmal
   *[other] Der Zug von { $name } in Runde { $round }, noch einmal
}
show-anyway = Trotzdem getan: { $card }
show-turn-begins = { $who ->
    [you] Dein Zug beginnt. Dein Ritter steht { $at }.
   *[other] Der Zug von { $name } beginnt. Der Ritter steht { $at }.
}
show-now = { $who ->
    [you] So stehen die Dinge jetzt. Dein Ritter steht { $at }.
   *[other] So stehen die Dinge jetzt. Der Ritter von { $name } steht { $at }.
}

## Der Rundenrückblick.

review-title = Rundenrückblick
review-button = Rückblick
review-last-round = So war die letzte Runde
key-review = Rundenrückblick
keyname-review = V
review-rounds = Runden
review-to-game = Zurück zum Spiel
review-to-end = Zurück zum Ergebnis
review-by-round = Runde für Runde
review-nothing = Noch ist keine Runde gespielt. Nach der ersten liest du hier, was verfallen ist und warum.
review-round = Runde { $round }
review-under-way = läuft noch
review-expired-short = { $cards ->
    [0] nichts verfallen
    [one] 1 Karte verfallen
   *[other] { $cards } Karten verfallen
}
review-summary-fine = In dieser Runde ist nichts verfallen. Gut geplant!
review-summary = { $cards ->
    [one] In dieser Runde ist eine Karte verfallen. Wähl sie, um zu sehen, warum, und was geholfen hätte.
   *[other] In dieser Runde sind { $cards } Karten verfallen. Wähl eine, um zu sehen, warum, und was geholfen hätte.
}
review-summary-so-far = { $cards ->
    [0] Diese Runde läuft noch. Bisher ist nichts verfallen.
    [one] Diese Runde läuft noch. Bisher ist eine Karte verfallen.
   *[other] Diese Runde läuft noch. Bisher sind { $cards } Karten verfallen.
}
review-open-hands = Das Spiel ist aus: Jeder Zug wird danach erklärt, was bei diesem Zug auf der eigenen Hand bekannt war.
review-gained = { $shields ->
    [0] keine Schilde in dieser Runde
    [one] Schild in dieser Runde
   *[other] Schilde in dieser Runde
}
review-fine = Nichts verfallen, nichts verschwendet.
review-fine-so-far = Bisher ist nichts verfallen.
review-mishap = { $card } · { $reason }
review-reason-hidden = Grund verborgen
review-overpaid = Zu viel bezahlt
review-book-needed = Ein Buch, das noch gebraucht wird
review-idle-ride = Umsonst geritten
review-why = Warum?
review-again = Noch einmal zeigen
review-again-of = { $who ->
    [you] Deinen Zug noch einmal zeigen
   *[other] Den Zug von { $name } noch einmal zeigen
}
review-cost-waste = Nichts verfallen, aber das war zu sparen.
review-cost-shields = { $shields ->
    [0] Mit denselben Karten wäre alles gegangen, aber ohne mehr Schilde.
    [one] Mit denselben Karten war 1 Schild mehr drin.
   *[other] Mit denselben Karten waren { $shields } Schilde mehr drin.
}
review-cost-tournament = Das kostete das Turnier: bis zu 2 Schilde.
review-cost-other-expires = Das wäre nur auf Kosten einer anderen Karte gegangen.
review-cost-other-card = { $shields ->
    [0] Nur eine andere Karte in Phase I hätte geholfen, ohne mehr Schilde.
    [one] Nur eine andere Karte in Phase I hätte geholfen: 1 Schild mehr.
   *[other] Nur eine andere Karte in Phase I hätte geholfen: { $shields } Schilde mehr.
}
review-cost-nothing = Da war nichts zu machen.
review-cost-hidden = { $who ->
    [you] Was geholfen hätte, hängt von Karten ab, die jetzt verdeckt sind.
   *[other] Was geholfen hätte, hängt von Karten ab, die nur { $name } kennt.
}

## Ein Spiel noch einmal ansehen.

replay-begins = So beginnt das Spiel.
replay-title = Das Spiel noch einmal
replay-open = Spiel noch einmal ansehen
replay-step = Runde { $round } · Schritt { $step } von { $steps }
replay-line = Alle Schritte des Spiels
replay-keys = Links und rechts gehen einen Schritt weit, Bild auf und Bild ab eine Runde.
replay-through-all = Wie alle am Tisch es sahen
replay-through = { $who ->
    [you] Mit deinen Augen gesehen
   *[other] Mit den Augen von { $name } gesehen
}
replay-play = Abspielen
replay-pause = Anhalten
replay-slow = Tempo: langsam
    .sign = ½×
replay-usual = Tempo: normal
    .sign = 1×
replay-fast = Tempo: schnell
    .sign = 3×
replay-ask = Warum so?
replay-play-on = Von hier weiterspielen
    .help = Ein neues Spiel beginnt mit allem, was bis hierher geschah. Dieses hier bleibt, wie es war.
replay-go-back = Hierher zurückgehen
    .help = Das Spiel geht zurück zu deiner Entscheidung an dieser Stelle. Was danach kam, kannst du wiederherstellen.
replay-close = Zurück
replay-marks = Seit dieser Stelle wurden Karten aufgedeckt. Wenn du zurückgehst, trägt das Spiel von da an den Vermerk „zurückgenommen“.
    .title = Hierher zurückgehen?
    .go = Zurückgehen
    .stay = Lieber nicht
replay-marked = Das Spiel trägt jetzt den Vermerk „zurückgenommen“.
table-phase-taken-back = { $phase } · zurückgenommen
key-replay = Das Spiel von Anfang an ansehen
keyname-replay = B
keyname-space = Leertaste
keyname-sides = Links oder rechts
keyname-pages = Bild auf oder Bild ab
keyname-ends = Pos1 oder Ende
keyname-plus-minus = + oder −
keyname-eyes = 1 bis 5
key-replay-play = Abspielen oder anhalten
key-replay-step = Einen Schritt zurück oder vor
key-replay-round = Eine Runde zurück oder vor
key-replay-ends = Zum Anfang oder zum Ende
key-replay-speed = Schneller oder langsamer abspielen
key-replay-eyes = Mit anderen Augen sehen, wenn das Spiel aus ist
key-replay-why = Nach dem Warum fragen
