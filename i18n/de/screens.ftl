# Die Bildschirme neben dem Tisch: was auf ihnen zusätzlich steht.

screens-language-note = Im Hauptmenü kannst du sie jederzeit ändern.
screens-play-with = Geht sofort los: { $seats }
menu-card-sets = Zahlen auf den Karten, auch eigene
menu-play-instead = Gleich ein neues Spiel
screens-new-game-note = Wähle, wer mitspielt: 2 bis 4 Ritter
screens-continue-summary = Runde { $round } · { $shields } von { $goal } Schilden
screens-seat-add = Noch ein Ritter
screens-seat-remove = { $name } (Platz { $number }) entfernen
screens-knight-next = Klick für das nächste Wappen. Ist es schon vergeben, wird getauscht.
screens-temperament = Vorliebe: { $value }
    .help = Klick links für die vorige, rechts für die nächste. Die Pfeiltasten gehen auch.
screens-budget = Bedenkzeit: { $value }
    .help = Klick links für die vorige, rechts für die nächste. Die Pfeiltasten gehen auch.
screens-expired-when = Runde { $round } · { $card }
screens-expired-of = { $name }, Runde { $round } · { $card }
screens-deed = Runde { $round }, { $name }: { $task } (+{ $shields })
screens-goal-note = { $players } Ritter: Das Ziel sind { $goal } Schilde. In jeder Runde nehmen alle je { $picks } Aktionskarten.
