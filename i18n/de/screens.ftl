# Die Bildschirme neben dem Tisch: was auf ihnen zusätzlich steht.

screens-language-note = Auf dem Titelbild kannst du sie jederzeit wechseln.
screens-play-with = Am Tisch: { $seats }
screens-new-game-note = 2 bis 4 Ritter
screens-continue-summary = Runde { $round } · { $shields } von { $goal } Schilden
screens-seat-add = Noch ein Ritter
screens-seat-remove = { $name } (Platz { $number }) vom Tisch nehmen
screens-knight-next = Klicken wechselt das Wappen. Wer es schon trägt, bekommt dafür dieses.
screens-expired-when = Runde { $round } · { $card }
screens-expired-of = { $name }, Runde { $round } · { $card }
screens-deed = Runde { $round }, { $name }: { $task } (+{ $shields })
screens-goal-note = { $players } Ritter: Das Ziel sind { $goal } Schilde, und jeder nimmt { $picks } Aktionskarten je Runde.
