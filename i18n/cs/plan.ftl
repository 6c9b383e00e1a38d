### Plán tahu: vlastní karty v pořadí, ve kterém se provedou.

plan-title = Tvůj plán
plan-empty = Sem se řadí karty, které si vezmeš.
plan-empty-of = Tady se řadí karty. Právě si je bere { $name }.
plan-hint = Pořadí změníš tažením nebo klávesami Alt + šipky
plan-considered = Náhled: kdyby byla tvoje
    .brief = Náhled
plan-all = Provést vše
plan-bubble-expires = { $card } tady propadne
plan-end-without = Ukončit tah bez plánu
plan-why = Proč?
plan-leave-open = Nechat volbu na programu

# Další krok. brief: kde se celý text nevejde.

plan-do-exercise = Vzít kartu { $card }
    .brief = Vzít kartu { $card }
plan-do-round-table = Vzít si úkol: { $task }
    .brief = Vzít si úkol
plan-do-horse = { $card }: jet { $to }
    .brief = Jet s kartou { $card }
plan-do-court = Vrátit kartu { $card } za 2 body
    .brief = Vrátit kartu { $card }
plan-do-quest = Splnit úkol: { $task }
    .brief = Splnit úkol
plan-do-nothing = Nechat propadnout: { $card }
    .brief = Nechat propadnout: { $card }

# Co plán přinese.

plan-gain-shields = { $shields ->
    [one] +1 bod
    [few] +{ $shields } body
    [many] +{ $shields } bodu
   *[other] +{ $shields } bodů
}
plan-gain-card = + { $card }
plan-gain-task = + karta úkolu
plan-ride = { $reach ->
    [one] { $distance } z 1 lokace
    [few] { $distance } ze { $reach } lokací
    [many] { $distance } z { $reach } lokace
   *[other] { $distance } z { $reach } lokací
}
plan-expiring = { $cards ->
    [0] Nic nepropadne
    [one] 1 karta propadne
    [few] { $cards } karty propadnou
    [many] { $cards } karty propadne
   *[other] { $cards } karet propadne
}
plan-expires-here = Tady propadne
plan-not-yet = Zatím ne
plan-pending = { $cards ->
    [one] 1 karta zatím nejde
    [few] { $cards } karty zatím nejdou
    [many] { $cards } karty zatím nejde
   *[other] { $cards } karet zatím nejde
}
plan-nothing-possible = nic nejde
plan-hopeless = Už nepůjde použít
plan-hopeless-help = Jak to teď na stole vypadá, tuhle kartu už v žádném pořadí nevyužiješ, ať si ještě vezmeš cokoli.

# Názvy toho, co se ke kartě volí.

plan-label-value = Karta
plan-label-task = Karta úkolu
plan-label-place = Kam
plan-label-book = Vrátíš

# Pro čtečky obrazovky.

plan-spoken-step = Krok { $number }.
plan-spoken-choice = Zvoleno: { $choice }.
plan-spoken-suggested = Návrh: { $choice }.
plan-spoken-outlook = { $outlook }.

# Klávesy.

keyname-drag = Tažení myší
keyname-alt-arrows = Alt + vlevo nebo vpravo
keyname-step = N
keyname-all = X
key-drag = Přenést kartu tam, kde se použije
key-reorder = Posunout kartu v plánu
key-step = Provést další krok plánu
key-all = Provést celý plán
keyname-why = W
key-why = Vysvětlit, proč karta propadá
