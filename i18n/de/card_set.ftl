### Was an einem Kartensatz falsch sein kann.

fault-bad-id = Die Kennung „{ $id }“ darf nicht leer sein und nur Kleinbuchstaben, Ziffern, _ und - enthalten.
fault-location-count = Es müssen 8 Orte sein; hier sind es { $found }.
fault-unknown-location = Einen Ort namens „{ $text }“ gibt es nicht.
fault-location-twice = Der Ort „{ $text }“ steht zweimal da.
fault-horse-count = Es müssen 4 Pferde sein; hier sind es { $found }.
fault-horse-reach = Ein Pferd kommt 1 bis 4 Orte weit, nicht { $reach }.
fault-removed-horse = Das Pferd, das zu zweit und zu dritt in die Schachtel kommt (Reichweite { $reach }), ist nicht unter den vieren.
fault-unknown-virtue = Eine Tugend namens „{ $text }“ gibt es nicht.
fault-virtue-count = Es müssen 18 Tugendkarten sein; hier sind es { $found }.
fault-virtue-value = Tugendkarten haben den Wert 1 oder 2, nicht { $value } ({ $virtue }).
fault-too-few-ones = { $virtue }: Der Aufbau braucht { $needed } Karten mit dem Wert 1; hier sind es { $found }.
fault-task-count = Es müssen 14 Aufgaben sein; hier sind es { $found }.
fault-unknown-task = Die Aufgaben tragen die Nummern 1 bis 14; eine Aufgabe { $number } gibt es nicht.
fault-task-twice = Die Aufgabe { $number } steht zweimal da.
fault-task-location = Aufgabe { $number }: Einen Ort namens „{ $text }“ gibt es nicht.
fault-task-at-camelot = Die Aufgabe { $number } gehört nach Camelot, aber dort ist keine Queste möglich.
fault-task-without-needs = Die Aufgabe { $number } verlangt nichts.
fault-task-virtue = Aufgabe { $number }: Eine Tugend namens „{ $text }“ gibt es nicht.
fault-task-value = Die Aufgabe { $number } verlangt { $virtue } { $value }, aber Tugendkarten haben den Wert 1 oder 2.
fault-task-unpayable = Die Aufgabe { $number } lässt sich nie bezahlen: Zu zweit und zu dritt gibt es zu wenige Karten dieser Tugend ({ $virtue }).
fault-task-shields = Die Aufgabe { $number } muss 1 bis 20 Schilde bringen, nicht { $shields }.
