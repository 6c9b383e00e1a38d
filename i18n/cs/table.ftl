# Stůl: nadpisy, tlačítka, cedulky na kartách.

table-let-expire = Nechat propadnout
table-back = Zpět do hry
table-ticket-waits = Čeká na turnaj
table-times = ×{ $count }
table-card-offered = Je v tvé nabídce. Kliknutím ji vezmeš zpět.
table-knights-here = Stojí tu: { $knights }.
table-seat =
    Stan { $tent }, { $shields ->
        [one] 1 bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    }, rytíř stojí { $at }.
table-seat-hand =
    { $hidden ->
        [0] V ruce: { $cards }.
        [one] V ruce: 1 skrytá karta; známé karty: { $cards }.
        [few] V ruce: { $hidden } skryté karty; známé karty: { $cards }.
        [many] V ruce: { $hidden } skryté karty; známé karty: { $cards }.
       *[other] V ruce: { $hidden } skrytých karet; známé karty: { $cards }.
    }
table-seat-tasks = Karty úkolů: { $tasks }
table-seat-chosen = Karty akcí: { $cards }.
table-offer-two-cs = Počítají se jen Meče a Dřevce, ostatní karty jen zmatou soupeře. Vyšší součet získá 2 body, při shodě je to po 1 bodu. Všechny nabídnuté karty se vracejí.
table-offer-two-en = Vyber z ruky Meče a Dřevce. Vyšší součet získá 2 body, při shodě je to po 1 bodu. Všechny nabídnuté karty se vracejí.
table-offer-single-cs = Nemáš soupeře. Za jednu libovolnou kartu ctnosti získáš 2 body.
table-offer-single-en = Nemáš soupeře. Za Meč nebo Dřevec získáš 2 body.
table-offer-after = { $name } už má nabídku na stole, lícem dolů.
table-offer-before = Nabízíš jako první, potom { $name }.
table-make-offer =
    { $count ->
        [0] Nenabídnout nic
        [one] Nabídnout 1 kartu
        [few] Nabídnout { $count } karty
        [many] Nabídnout { $count } karty
       *[other] Nabídnout { $count } karet
    }
table-end-turn =
    { $unused ->
        [0] Ukončit tah
        [one] Ukončit tah – 1 karta propadne
        [few] Ukončit tah – { $unused } karty propadnou
        [many] Ukončit tah – { $unused } karty propadne
       *[other] Ukončit tah – { $unused } karet propadne
    }

# Jeden ze způsobů, jak kartu provést.

way-exercise = Vzít kartu { $card }
way-round-table = { $task }
way-court = Vrátit kartu { $card } za 2 body
way-quest = { $task } Zaplatit: { $cards }

# Jak se klávesy jmenují na klávesnici.

keyname-tab = Tab
keyname-arrows = Šipky
keyname-enter = Enter nebo mezerník
keyname-digits = 1 až 0
keyname-end = E
keyname-give-up = G
keyname-undo = Z nebo Ctrl+Z
keyname-undo-turn = Shift+Z
keyname-redo = Y nebo Ctrl+Y
keyname-hurry = S
keyname-look = Podržet H
keyname-log = C
keyname-tasks = A
keyname-rulebook = R
keyname-escape = Esc
key-digits = Vybrat rovnou kartu nebo možnost
default-name-you = Ty
table-tasks-button = Úkoly
table-thinks = { $name } stále přemýšlí.
table-broke-down = { $name } neví, jak dál. Tentokrát rozhodla náhoda a hra pokračuje.
table-turn-you = Jsi na tahu
table-turn-other = Je na tahu
table-ride-here = { $distance ->
    [one] Můžeš sem dojet: o 1 lokaci.
    [few] Můžeš sem dojet: o { $distance } lokace.
    [many] Můžeš sem dojet: o { $distance } lokace.
   *[other] Můžeš sem dojet: o { $distance } lokací.
}
table-then = { $phase } · Potom: { $next }
table-seat-through = Svůj tah už má za sebou.
table-tournament = V turnaji: { $knights }.
table-tournament-prize = Nabídky se dělají lícem dolů. Počítají se Meče a Dřevce: nejvyšší součet získá 2 body, při shodě je to po 1 bodu.
table-tournament-single-cs = Nikdo další se neúčastní: jakákoli karta ctnosti vynese 2 body.
table-tournament-single-en = Nikdo další se neúčastní: Meč nebo Dřevec vynese 2 body.

## Told to people who hear the screen.

table-taken-back = Vzato zpět.
table-redo = Provést znovu, co bylo vzato zpět
spoken-copy = Karta { $nth } z { $count } stejných.
