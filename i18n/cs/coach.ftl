### Kouč: rada a proč, varování, ohlédnutí. A hra jako u opravdového stolu.

## Co udělat.

coach-do = { $kind ->
    [pick] Vezmi si kartu { $card }.
    [ride] Jeď { $place }.
    [quest] Splň kartu úkolu { $card }.
    [court] Suď a vrať kartu { $card }.
    [exercise] Vezmi si z balíčku kartu { $card }.
    [round-table] Vezmi si kartu úkolu { $card }.
    [give-up] Nech propadnout kartu { $card }.
    [end] Ukonči tah.
    [nothing] V turnaji nenabízej nic.
   *[offer] Nabídni v turnaji: { $card }.
}

## Proč.

coach-ride-way = Dojedeš s ní { $to }.
coach-ride = { $goal ->
    [quest] Můžeš tam splnit kartu úkolu { $task }. Přinese to { $shields }.
    [court] Na venkově můžeš soudit. Přinese to { $shields }.
    [exercise] Můžeš si tam vzít kartu { $card }.
    [round-table] Můžeš si tam vzít kartu úkolu { $task }.
    [tournament] Turnaje se účastní jen rytíř, který stojí { $at }.
    [home] V příštím kole tam můžeš cvičit a vzít si kartu úkolu.
    [nearer] Dostaneš se tak blíž k místu, kde se plní karta úkolu { $task }.
   *[nothing] Co bude dál, to se teprve ukáže.
}
coach-quest = { $when ->
    [first] Nejdřív si vezmi kartu úkolu { $task } a ještě v tomhle tahu ji splň. Přinese to { $shields }.
    [pick] V tomhle tahu s ní můžeš splnit kartu úkolu { $task }. Přinese to { $shields }.
   *[step] Máš v ruce všechno, co je na ni potřeba. Hned to přinese { $shields }.
}
coach-court = { $when ->
    [first] Nejdřív si vezmi Knihu a ještě v tomhle tahu s ní suď. Přinese to { $shields }.
    [pick] V tomhle tahu za ni vrátíš Knihu a získáš { $shields }.
   *[step] Kniha ti tady hned přinese { $shields }.
}
coach-learn = { $need ->
    [quest] Kartu { $card } potřebuješ ještě v tomhle tahu na kartu úkolu { $task }.
    [court] S kartou { $card } můžeš ještě v tomhle tahu soudit.
    [tournament] Karta { $card } se počítá v turnaji na konci kola.
    [task] Právě kartu { $card } ještě potřebuješ na kartu úkolu { $task }.
    [court-later] Karta { $card } se ti bude hodit: Knihy jsou potřeba na úkoly a Dvůr (soud) za ně dává body.
    [tournament-later] Karta { $card } se ti bude hodit na úkoly a na příští turnaj.
   *[stock] Karta { $card } se ti bude hodit na další úkoly.
}
coach-task = { $readiness ->
    [now] Kartu úkolu { $task } můžeš splnit ještě v tomhle tahu. Přinese to { $shields }.
    [ready] Na kartu úkolu { $task } ({ $shields }) už máš všechno.
   *[lacks] Karta úkolu { $task } ti později přinese { $shields }. Chybí ti na ni už jen: { $cards }.
}
coach-tournament = { $field ->
    [alone] Kartu Turnaj si zatím nikdo jiný nevzal. Kdo v turnaji nemá soupeře, tomu na 2 body stačí jediná karta.
   *[rival] V turnaji se s tebou utká { $rival }. Můžeš nabídnout Meče a Dřevce v celkové hodnotě { $total }.
}
coach-deny = Kartu { $card } nijak nevyužiješ. Je to ale poslední taková karta a { $rival } pro ni má využití.
coach-reserve = V nejlepším plánu kartu { $card } nepotřebuješ, ale dává ti víc možností.
coach-spare = Nějakou kartu si vzít musíš, ale žádná už ti v tomhle kole nic nepřinese. S kartou { $card } o nic nepřijdeš.
coach-useless = Karta { $card } ti v tomhle tahu už nepomůže: { $reason }.
coach-better-without = Kartu { $card } můžeš použít, ale líp na tom budeš bez ní.
coach-end = { $rest ->
    [tournament] Zbývá už jen turnaj a ten přijde na řadu až na konci kola.
   *[none] Všechny tvoje karty jsou použité.
}
coach-offer = { $offering ->
    [empty] Nemáš v ruce nic, co se v turnaji počítá.
    [kept] Tvoje karty mají větší cenu než to, co se tu dá získat.
    [beaten] { $rival } může určitě nabídnout víc než ty. Karty si raději nech.
    [alone] Nemáš v turnaji soupeře. Na 2 body stačí jediná karta: ta, která ti bude nejméně chybět.
    [sure] { $rival } může nabídnout nejvýš { $most }. S hodnotou { $total } určitě vyhraješ.
    [draw] { $rival } může nabídnout nejvýš { $most }. S hodnotou { $total } to bude přinejmenším remíza.
    [hope] { $rival } může nabídnout až { $most }. Třeba ale hodnota { $total } bude stačit.
   *[bluff] Je to blaf: tyhle karty se v turnaji nepočítají. Pozná se to ale až při odkrytí.
}
coach-then = Jak to může jít dál: { $steps }

## Rada u stolu.

coach-hint = Rada
    .help = Co by teď udělal dobrý rytíř a proč. Zeptat se nic nestojí.
coach-take = Vzít si kartu
coach-plan = Dát do mého plánu
coach-offer-put = Dát do mé nabídky
coach-end-turn = Ukončit tah
coach-close = Zavřít

## Poslední příležitost.

coach-warning = Poslední příležitost
coach-last-chance = Kartu { $card } pak už v tomhle kole nevyužiješ: { $reason }.
coach-last-chance-dropped = Karta { $card } teď propadne, i když ji ještě můžeš využít.
coach-go-on = Přesto pokračovat
coach-back = Zpět

## Ohlédnutí.

coach-lost-title = Tohle se dalo zachránit
coach-lost = { $count ->
    [one] V { $round }. kole ti propadla karta { $cards }. Při jiném postupu se dala využít.
    [few] V { $round }. kole ti propadly { $count } karty: { $cards }. Při jiném postupu se daly využít.
    [many] V { $round }. kole ti propadlo { $count } karty: { $cards }. Při jiném postupu se daly využít.
   *[other] V { $round }. kole ti propadlo { $count } karet: { $cards }. Při jiném postupu se daly využít.
}
coach-look-back = Otevřít ohlédnutí

## Jak moc kouč pomáhá.

coach-level = Kouč: { $level ->
    [off] vypnutý
    [quiet] na požádání
    [full] vždycky
   *[by_mastery] podle potřeby
}
    .help = { $level ->
        [off] Žádné rady ani varování. Boti vysvětlují své tahy až po hře.
        [quiet] Kouč poradí, když si o to řekneš. V ohlédnutí boti vysvětlují své tahy, skryté karty zůstanou skryté.
        [full] Kouč radí, upozorňuje na poslední příležitost a po kole se ohlíží. Boti vysvětlují své tahy.
       *[by_mastery] Kouč radí, varuje a ohlíží se – čím líp umíš pravidla, tím méně. Boti vysvětlují své tahy.
    }
    .keys = Klikni vlevo pro méně, vpravo pro více pomoci. Fungují i šipky.
key-hint = Rada od kouče
keyname-hint = H

## Jako u opravdového stolu: nic není vyznačené a rozhodčí řekne jen to, jestli to jde.

referee-mode = Jako u skutečného stolu
    .help = Nic se nevyznačuje ani nepočítá. Ty říkáš, co uděláš, a po tahu se dozvíš, co bylo špatně.
referee-refused = To nejde.
referee-pay = Klikni v ruce na karty ctností, kterými platíš. Pak vyber kartu úkolu, kterou plníš.
referee-no-task = Nemáš v ruce žádnou kartu úkolu.
referee-hand = V ruce: { $cards ->
    [one] { $cards } karta ctnosti
    [few] { $cards } karty ctností
    [many] { $cards } karty ctností
   *[other] { $cards } karet ctností
}.
referee-expired = Tvoje karta { $card } propadá.
referee-mistakes = Chyby: { $count }
referee-entry = { $round }. kolo · { $what }
