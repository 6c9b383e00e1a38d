# Obrazovky vedle stolu: co na nich ještě stojí.

screens-language-note = Na titulní stránce ho můžeš kdykoli změnit.
screens-play-with = U stolu: { $seats }
screens-new-game-note = 2 až 4 rytíři
screens-continue-summary = { $round }. kolo · { $shields } z { $goal } bodů
screens-seat-add = Další rytíř
screens-seat-remove = Odebrat od stolu: { $name } ({ $number }. místo)
screens-knight-next = Kliknutím změníš erb. Kdo ho už nese, dostane za něj tento.
screens-expired-when = { $round }. kolo · { $card }
screens-expired-of = { $name }, { $round }. kolo · { $card }
screens-deed = { $round }. kolo, { $name }: { $task } (+{ $shields })
screens-goal-note = { $players ->
    [one] { $players } rytíř
    [few] { $players } rytíři
    [many] { $players } rytíře
   *[other] { $players } rytířů
}: cílem je { $goal } bodů a každý si v kole bere { $picks ->
    [one] { $picks } kartu akce
    [few] { $picks } karty akcí
    [many] { $picks } karty akce
   *[other] { $picks } karet akcí
}.
