# Obrazovky vedle stolu: co na nich ještě stojí.

screens-language-note = Jazyk můžeš kdykoli změnit na úvodní obrazovce.
screens-play-with = Začne hned: { $seats }
menu-card-sets = Čísla na kartách, i vlastní
menu-play-instead = Hned začít novou hru
screens-new-game-note = Vyber, kdo hraje: 2 až 4 rytíři
screens-continue-summary = { $round }. kolo · { $shields } z { $goal } bodů
screens-seat-add = Přidat rytíře
screens-seat-remove = Odebrat od stolu: { $name } (místo { $number })
screens-knight-next = Kliknutím změníš erb. Když ten nový už někdo má, erby se prohodí.
screens-temperament = Záliba: { $value }
    .help = Klikni vlevo pro předchozí volbu, vpravo pro další. Fungují i šipky na klávesnici.
screens-budget = Čas na rozmyšlenou: { $value }
    .help = Klikni vlevo pro předchozí volbu, vpravo pro další. Fungují i šipky na klávesnici.
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
    [many] { $picks } karty akcí
   *[other] { $picks } karet akcí
}.
