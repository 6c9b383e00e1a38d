### Okno s vysvětlením, ohlédnutí za koly a to, co se jen ukazuje.

## Okno s vysvětlením.

why-rule = { $id } · { $title }
why-more-reasons = { $count ->
    [one] Ještě jeden důvod
    [few] Ještě { $count } důvody
    [many] Ještě { $count } důvodu
   *[other] Ještě { $count } důvodů
}
why-fewer-reasons = Jen hlavní důvod
why-picture-works = tady to jde
why-picture-here = tady stojí rytíř
why-plan = { $who ->
    [you] Tvůj plán
   *[other] { $name }: plán
}
why-turn = { $who ->
    [you] Tvůj tah
   *[other] { $name }: tah
}
why-would-work = Co by šlo
why-better = Lepší, ale ne úplně
why-would-have-worked = Co by bylo šlo
why-nothing-works = Co by muselo být jinak
why-saves = Takhle se to dalo ušetřit
why-gain = +{ $shields }
why-apply = Převzít
why-show = Ukázat
why-anyway = Přesto to zkusit
    .help = Na kopii stolu uvidíš, co se stane. Skutečná hra zůstane, jak je.
why-close = Zavřít

## Co se u stolu jen ukazuje.

show-banner = Tohle se jen ukazuje: skutečná hra zůstává, jak je.
show-not-played = Jen ukázka
show-keys = Šipky krokují zpět a dál, Home a End skáčou.
show-hand = Karty v ruce
show-tasks = Karty úkolů
show-step = Krok { $step } z { $steps }
show-back = Zpět
show-forward = Dál
show-to-game = Zpět do hry
show-to-explanation = Zpět k vysvětlení
show-to-review = Zpět k ohlédnutí
show-to-rulebook = Zpět do pravidel
show-again = { $who ->
    [you] Ještě jednou tvůj tah, { $round }. kolo
   *[other] { $name }: ještě jednou tah, { $round }. kolo
}
show-anyway = Přesto: { $card }
show-turn-begins = { $who ->
    [you] Začíná tvůj tah. Tvůj rytíř stojí { $at }.
   *[other] Na tahu je { $name }. Rytíř stojí { $at }.
}
show-now = { $who ->
    [you] Takhle to teď vypadá. Tvůj rytíř stojí { $at }.
   *[other] Takhle to teď vypadá. { $name } má rytíře { $at }.
}

## Ohlédnutí za koly.

review-title = Ohlédnutí za koly
review-button = Ohlédnutí
review-last-round = Jaké bylo minulé kolo
key-review = Ohlédnutí za koly
keyname-review = V
review-rounds = Kola
review-to-game = Zpět do hry
review-to-end = Zpět k výsledku
review-by-round = Kolo po kole
review-nothing = Zatím se neodehrálo žádné kolo. Po prvním se tu dočteš, co propadlo a proč.
review-round = { $round }. kolo
review-under-way = ještě se hraje
review-expired-short = { $cards ->
    [0] nic nepropadlo
    [one] propadla 1 karta
    [few] propadly { $cards } karty
    [many] propadlo { $cards } karty
   *[other] propadlo { $cards } karet
}
review-summary-fine = V tomhle kole nic nepropadlo. Dobře naplánováno!
review-summary = { $cards ->
    [one] V tomhle kole propadla jedna karta. Vyber ji a uvidíš, proč a co by pomohlo.
    [few] V tomhle kole propadly { $cards } karty. Vyber si jednu a uvidíš, proč a co by pomohlo.
    [many] V tomhle kole propadlo { $cards } karty. Vyber si jednu a uvidíš, proč a co by pomohlo.
   *[other] V tomhle kole propadlo { $cards } karet. Vyber si jednu a uvidíš, proč a co by pomohlo.
}
review-summary-so-far = { $cards ->
    [0] Tohle kolo se ještě hraje. Zatím nic nepropadlo.
    [one] Tohle kolo se ještě hraje. Zatím propadla jedna karta.
    [few] Tohle kolo se ještě hraje. Zatím propadly { $cards } karty.
    [many] Tohle kolo se ještě hraje. Zatím propadlo { $cards } karty.
   *[other] Tohle kolo se ještě hraje. Zatím propadlo { $cards } karet.
}
review-open-hands = Hra skončila: každý tah se vysvětluje podle toho, co v něm bylo vidět z vlastní ruky.
review-gained = { $shields ->
    [0] žádné body v tomhle kole
    [one] bod v tomhle kole
    [few] body v tomhle kole
    [many] bodu v tomhle kole
   *[other] bodů v tomhle kole
}
review-fine = Nic nepropadlo, nic se nepromarnilo.
review-fine-so-far = Zatím nic nepropadlo.
review-mishap = { $card } · { $reason }
review-reason-hidden = Důvod je skrytý
review-overpaid = Zaplaceno moc
review-book-needed = Kniha, která je ještě potřeba
review-idle-ride = Jízda pro nic
review-why = Proč?
review-again = Ukázat znovu
review-again-of = { $who ->
    [you] Ukázat znovu tvůj tah
   *[other] { $name }: ukázat tah znovu
}
review-cost-waste = Nic nepropadlo, ale tohle se dalo ušetřit.
review-cost-shields = { $shields ->
    [0] Se stejnými kartami by bylo šlo všechno, ale bez dalších bodů.
    [one] Se stejnými kartami se dal získat o 1 bod víc.
    [few] Se stejnými kartami se daly získat o { $shields } body víc.
    [many] Se stejnými kartami se dalo získat o { $shields } bodu víc.
   *[other] Se stejnými kartami se dalo získat o { $shields } bodů víc.
}
review-cost-tournament = Stálo to turnaj: až 2 body.
review-cost-other-expires = Šlo by to jen na úkor jiné karty.
review-cost-other-card = { $shields ->
    [0] Pomohla by jen jiná karta ve fázi I, ale bez dalších bodů.
    [one] Pomohla by jen jiná karta ve fázi I: o 1 bod víc.
    [few] Pomohla by jen jiná karta ve fázi I: o { $shields } body víc.
    [many] Pomohla by jen jiná karta ve fázi I: o { $shields } bodu víc.
   *[other] Pomohla by jen jiná karta ve fázi I: o { $shields } bodů víc.
}
review-cost-nothing = Nedalo se s tím nic dělat.
review-cost-hidden = { $who ->
    [you] Co by pomohlo, závisí na kartách, které jsou teď skryté.
   *[other] Co by pomohlo, závisí na kartách, které zná jen { $name }.
}

## Hra ještě jednou od začátku.

replay-begins = Takhle hra začíná.
replay-title = Hra ještě jednou
replay-open = Přehrát hru znovu
replay-step = { $round }. kolo · krok { $step } z { $steps }
replay-line = Všechny kroky hry
replay-keys = Šipky jdou o krok, Page Up a Page Down o celé kolo.
replay-through-all = Jak to viděli všichni u stolu
replay-through = { $who ->
    [you] Jak to bylo vidět z tvého místa
   *[other] Jak to bylo vidět z místa, kde sedí { $name }
}
replay-play = Přehrát
replay-pause = Pozastavit
replay-slow = Rychlost: pomalu
    .sign = ½×
replay-usual = Rychlost: běžně
    .sign = 1×
replay-fast = Rychlost: rychle
    .sign = 3×
replay-ask = Proč takhle?
replay-play-on = Hrát odtud dál
    .help = Začne nová hra se vším, co se do téhle chvíle stalo. Tahle zůstane, jak byla.
replay-go-back = Vrátit se sem
    .help = Hra se vrátí k tvému rozhodnutí v téhle chvíli. Co přišlo potom, se dá provést znovu.
replay-close = Zpět
replay-marks = Od té chvíle se odkryly další karty. Když se vrátíš, hra ponese označení „vzato zpět“.
    .title = Vrátit se sem?
    .go = Vrátit se
    .stay = Raději ne
replay-marked = Hra teď nese označení „vzato zpět“.
table-phase-taken-back = { $phase } · vzato zpět
key-replay = Přehrát hru od začátku
keyname-replay = B
keyname-space = Mezerník
keyname-sides = Vlevo nebo vpravo
keyname-pages = Page Up nebo Page Down
keyname-ends = Home nebo End
keyname-plus-minus = + nebo −
keyname-eyes = 1 až 5
key-replay-play = Přehrát nebo pozastavit
key-replay-step = O krok zpět nebo dál
key-replay-round = O kolo zpět nebo dál
key-replay-ends = Na začátek nebo na konec
key-replay-speed = Přehrávat rychleji nebo pomaleji
key-replay-eyes = Po konci hry: podívat se očima ostatních
key-replay-why = Zeptat se proč
