# The table: headings, buttons, what tickets say.

table-let-expire = Nechat propadnout
table-back = Zpět do hry
table-ticket-possible = Jde provést hned
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
    }, stojí { $at }.
table-seat-hand =
    { $hidden ->
        [0] V ruce: { $cards }.
        [one] V ruce: { $cards }; 1 karta skrytá.
        [few] V ruce: { $cards }; { $hidden } karty skryté.
        [many] V ruce: { $cards }; { $hidden } karty skryto.
       *[other] V ruce: { $cards }; { $hidden } karet skryto.
    }
table-seat-tasks = Karty úkolů: { $tasks }
table-seat-chosen = Karty akcí: { $cards }.
table-offer-two-cs = Vyber karty z ruky. Počítají se jen Meče a Dřevce, ostatní soupeře jen zmatou.
table-offer-two-en = Vyber z ruky Meče a Dřevce. Vyhrává vyšší součet.
table-offer-single-cs = Jsi tu bez soupeře. Za jednu libovolnou kartu ctnosti získáš 2 body.
table-offer-single-en = Jsi tu bez soupeře. Za Meč nebo Dřevec získáš 2 body.
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
table-not-now = { $card }: tady to nejde

# One way to carry a card out.

way-exercise = Vzít { $card }
way-round-table = { $task }
way-ride = Jeď { $to }
way-court = Vrátit { $card }, získat 2 body
way-quest = { $task } Zaplať { $cards }

# How keys are called on the keyboard.

keyname-tab = Tab
keyname-arrows = Šipky
keyname-enter = Enter nebo mezerník
keyname-digits = 1 až 0
keyname-end = E
keyname-give-up = G
keyname-undo = Z nebo Ctrl+Z
keyname-hurry = S
keyname-look = Podržet H
keyname-log = C
keyname-tasks = A
keyname-escape = Esc
key-digits = Přímo vybrat kartu nebo možnost
default-name-you = Ty
table-tasks-button = Úkoly
