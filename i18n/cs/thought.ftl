### Proč bot něco udělal: co věděl, co zvažoval, k čemu byl tah dobrý.

## Samotný tah, jako otázka a v pár slovech.

thought-title = { $kind ->
    [pick] Proč si { $name } bere kartu { $card }?
    [ride] Proč { $name } jede { $place }?
    [quest] Proč { $name } plní kartu úkolu { $card }?
    [court] Proč { $name } soudí?
    [exercise] Proč si { $name } bere kartu { $card }?
    [round-table] Proč si { $name } bere kartu úkolu { $card }?
    [give-up] Proč { $name } nechává propadnout kartu { $card }?
    [end] Proč { $name } končí tah?
    [nothing] Proč { $name } v turnaji nic nenabízí?
   *[offer] Proč { $name } v turnaji nabízí právě tohle: { $card }?
}
thought-deed = { $kind ->
    [pick] Zvolit kartu { $card }
    [ride] Jízda { $place }
    [quest] Splnit { $card }
    [court] Soudit
    [exercise] Vzít si kartu { $card }
    [round-table] Získat { $card }
    [give-up] Nechat propadnout kartu { $card }
    [end] Ukončit tah
    [nothing] Nenabídnout nic
   *[offer] Nabídnout: { $card }
}
    .within = { $kind ->
        [pick] zvolit kartu { $card }
        [ride] jízda { $place }
        [quest] splnit { $card }
        [court] soudit
        [exercise] vzít si kartu { $card }
        [round-table] získat { $card }
        [give-up] nechat propadnout kartu { $card }
        [end] ukončit tah
        [nothing] nenabídnout nic
       *[offer] nabídnout: { $card }
    }

## K čemu byl tah dobrý. V přítomném čase, celými větami.

thought-ride = { $goal ->
    [quest] { $name } chce { $to }: tam jde splnit kartu úkolu { $task }. To přinese { $shields }.
    [court] { $name } chce { $to }: soudit se dá jen v kraji mimo Camelot. To přinese { $shields }.
    [exercise] { $name } chce { $to } a vzít si tam kartu { $card }.
    [round-table] { $name } chce { $to } a vzít si tam kartu úkolu { $task }.
    [tournament] { $name } chce { $to }: turnaje se účastní jen ten, kdo tam stojí.
    [home] { $name } chce { $to }: tam se v příštím kole dá cvičit a získat karta úkolu.
    [nearer] { $name } se tak dostane blíž k místu, kam patří karta úkolu { $task }.
   *[nothing] { $name } chce { $to }. Co bude dál, se teprve ukáže.
}
thought-quest = { $when ->
    [first] { $name } chce nejdřív získat kartu úkolu { $task } a v témže tahu ji splnit: { $shields }.
    [pick] { $name } chce v tomhle tahu splnit kartu úkolu { $task }: { $shields }.
   *[step] Na kartu úkolu { $task } je v ruce všechno. Hned to přinese { $shields }.
}
thought-court = { $when ->
    [first] { $name } si chce nejdřív vzít Knihu a v témže tahu s ní soudit: { $shields }.
    [pick] { $name } chce soudit s Knihou: { $shields }.
   *[step] Kniha tady hned přinese { $shields }.
}
thought-learn = { $need ->
    [quest] Karta { $card } je potřeba ještě v tomhle tahu na kartu úkolu { $task }.
    [court] S kartou { $card } se dá ještě v tomhle tahu soudit.
    [tournament] Karta { $card } se počítá v turnaji na konci kola.
    [task] Právě kartu { $card } potřebuje { $name } na kartu úkolu { $task }.
    [court-later] Karta { $card } se hodí do zásoby: Knihy chtějí úkoly a Dvůr za ně dává body.
    [tournament-later] Karta { $card } se hodí do zásoby na úkoly a na příští turnaj.
   *[stock] Karta { $card } se hodí do zásoby na další úkoly.
}
thought-task = { $readiness ->
    [now] { $name } chce získat kartu úkolu { $task } a ještě v tomhle tahu ji splnit: { $shields }.
    [ready] { $name } chce kartu úkolu { $task } ({ $shields }). Všechno, co je na ni potřeba, už má v ruce.
   *[lacks] { $name } chce kartu úkolu { $task } ({ $shields }). Ještě na ni chybí: { $cards }.
}
thought-tournament = { $field ->
    [alone] Turnaj si zatím nikdo jiný nevzal. Kdo tam nemá soupeře, tomu na 2 body stačí jediná karta.
   *[rival] { $who ->
        [you] V turnaji se s tebou utká { $name } a může tam nabídnout Meče a Dřevce v hodnotě { $total }.
       *[other] V turnaji je soupeřem { $rival }. { $name } tam může nabídnout Meče a Dřevce v hodnotě { $total }.
    }
}
thought-deny = { $who ->
    [you] { $name } pro kartu { $card } využití nemá. Je ale poslední a tobě by se mohla hodit.
   *[other] { $name } pro kartu { $card } využití nemá. Je ale poslední a mohla by se hodit někomu jinému: { $rival }.
}
thought-spare = Nějakou kartu si { $name } vzít musí, ale žádná už v tomhle kole nic nepřinese. Tak tedy { $card }.
thought-give-up = S kartou { $card } už { $name } v tomhle tahu nic nesvede.
thought-end = { $cards ->
    [0] Všechny karty jsou použité. Tah tím končí.
    [one] Zbývá { $cards } karta, ale { $name } s ní v tomhle tahu už nic nesvede.
    [few] Zbývají { $cards } karty, ale { $name } s nimi v tomhle tahu už nic nesvede.
    [many] Zbývá { $cards } karty, ale { $name } s nimi v tomhle tahu už nic nesvede.
   *[other] Zbývá { $cards } karet, ale { $name } s nimi v tomhle tahu už nic nesvede.
}
thought-offer = { $offering ->
    [empty] { $name } nemá v ruce nic, co se v turnaji počítá.
    [kept] Karty, které má { $name } v ruce, mají větší cenu než to, co jde získat v turnaji.
    [beaten] { $who ->
        [you] Určitě máš v ruce víc, než může { $name } nabídnout. Karty si proto raději nechává.
       *[other] { $rival } má v ruce určitě víc, než může { $name } nabídnout. { $name } si proto karty raději nechává.
    }
    [alone] { $name } nemá v turnaji soupeře: na 2 body stačí jediná karta, a to ta, která bude nejméně chybět.
    [sure] { $who ->
        [you] Můžeš nabídnout nejvýš { $most }. S hodnotou { $total } { $name } určitě vyhraje.
       *[other] { $rival } může nabídnout nejvýš { $most }. S hodnotou { $total } { $name } určitě vyhraje.
    }
    [draw] { $who ->
        [you] Můžeš nabídnout nejvýš { $most }. S hodnotou { $total } to bude přinejmenším remíza.
       *[other] { $rival } může nabídnout nejvýš { $most }. S hodnotou { $total } to bude přinejmenším remíza.
    }
    [hope] { $who ->
        [you] Můžeš nabídnout až { $most }. { $name } doufá, že dáš míň, a nabízí { $total }.
       *[other] { $rival } může nabídnout až { $most }. { $name } doufá, že to bude míň, a nabízí { $total }.
    }
   *[bluff] Je to blaf: tyhle karty se v turnaji nepočítají. Pozná se to ale až při odkrytí.
}

## Jak k výběru došlo.

thought-forced = Nebylo z čeho vybírat: nic jiného nebylo dovoleno.
thought-planned = Patří to k plánu, který už { $name } pro tenhle tah má.
thought-close = Bylo to těsné. Skoro stejně dobré: { $other }.
thought-searched = Ve světech, které si { $name } představuje, to dopadlo nejlíp: výhra ve { $won } světech ze 100.
thought-draw = { $kind ->
    [allowed] { $name } nepřemýšlí, ale losuje: mezi { $count } dovolenými tahy padl los na tenhle. Důvod v tom není.
    [sensible] { $name } hraje podle citu: mezi { $count } tahy, které dávaly smysl, padl los na tenhle.
    [several] { $name } hraje podle citu: mezi mnoha tahy, které dávaly smysl, padl los na tenhle.
    [only] { $name } hraje podle citu, ale jiný tah tentokrát smysl nedával.
   *[hidden] { $name } hraje podle citu: rozhodla náhoda.
}

## Co bylo známo.

thought-knew-heading = { $name }: co bylo známo
thought-knew = { $hidden ->
    [0] { $who ->
        [you] { $name } zná celou tvou ruku: { $cards }.
       *[other] { $rival } má v ruce samé známé karty: { $cards }.
    }
    [one] { $who ->
        [you] Z tvé ruky zná { $name }: { $cards }. Jedna karta je skrytá.
       *[other] { $rival } má v ruce tyhle známé karty: { $cards }. Jedna karta je skrytá.
    }
    [few] { $who ->
        [you] Z tvé ruky zná { $name }: { $cards }. Skryté jsou { $hidden } karty.
       *[other] { $rival } má v ruce tyhle známé karty: { $cards }. Skryté jsou { $hidden } karty.
    }
    [many] { $who ->
        [you] Z tvé ruky zná { $name }: { $cards }. Skryto je { $hidden } karty.
       *[other] { $rival } má v ruce tyhle známé karty: { $cards }. Skryto je { $hidden } karty.
    }
   *[other] { $who ->
        [you] Z tvé ruky zná { $name }: { $cards }. Skryto je { $hidden } karet.
       *[other] { $rival } má v ruce tyhle známé karty: { $cards }. Skryto je { $hidden } karet.
    }
}
thought-knew-most = { $who ->
    [you] V turnaji tak můžeš dosáhnout nejvýš hodnoty { $most }.
   *[other] { $rival } tak v turnaji může dosáhnout nejvýš hodnoty { $most }.
}

## Co mělo přijít potom a co se zvažovalo.

thought-plan-heading = { $name }: co mělo přijít dál
thought-plan-pick = Vzít si kartu { $card }.
thought-weighed-heading = { $name }: co bylo na výběr
thought-drawn-heading = Z čeho se losovalo
thought-chosen = vybráno
thought-value-shields = { $shields ->
    [one] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bod
    [few] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } body
    [many] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bodu
   *[other] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bodů
}
thought-value-victories = výhra: { $won } světů ze 100
thought-note-shields = Je to odhad: body z tohoto tahu a k tomu to, jakou cenu mají karty, úkoly a místo po něm. Získané body to nejsou.
thought-note-victories = { $worlds ->
    [0] { $name } si představuje světy, které odpovídají všemu známému, a hraje v nich dál.
    [one] { $name } si představuje jeden svět, který odpovídá všemu známému, a hraje v něm dál.
    [few] { $name } si představuje { $worlds } světy, které odpovídají všemu známému, a hraje v nich dál.
    [many] { $name } si představuje { $worlds } světa, které odpovídají všemu známému, a hraje v nich dál.
   *[other] { $name } si představuje { $worlds } světů, které odpovídají všemu známému, a hraje v nich dál.
}

## Dokud hra běží, skryté zůstává skryté.

thought-masked = { $name } má plán, ale zatím ho tají: souvisí se skrytými kartami. Po hře si ho tu přečteš.
thought-masked-weighed = Co dalšího { $name } zvažuje, si tu přečteš po hře. Teď by to prozradilo skryté karty.

## Ohlédnutí za koly a trenér.

thought-ask = { $name }: proč zrovna takhle?
thought-ask-help = { $name }: proč zrovna tenhle tah: { $deed }?
coach-switch = Kouč: boti vysvětlují tahy
    .help = V ohlédnutí boti vysvětlují své tahy už během hry. Skryté karty přitom zůstanou skryté. Po hře vždy vysvětlí všechno.
