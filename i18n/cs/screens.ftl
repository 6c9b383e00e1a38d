# Obrazovky vedle stolu: co na nich ještě stojí.

screens-language-note = Na titulní stránce ho můžeš kdykoli změnit.
screens-play-with = U stolu: { $seats }
screens-new-game-note = 2 až 4 rytíři
screens-continue-summary = { $round }. kolo · štíty: { $shields } z { $goal }
screens-seat-add = Další rytíř
screens-seat-remove = Odebrat od stolu: { $name } ({ $number }. místo)
screens-knight-next = Kliknutím změníš erb. Kdo ho už nese, dostane za něj tento.
