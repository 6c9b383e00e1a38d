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
    [ride] Jet { $place }
    [quest] Splnit { $card }
    [court] Soudit
    [exercise] Vzít si kartu { $card }
    [round-table] Vzít si { $card }
    [give-up] Nechat propadnout kartu { $card }
    [end] Ukončit tah
    [nothing] Nenabídnout nic
   *[offer] Nabídnout: { $card }
}
    .within = { $kind ->
        [pick] zvolit kartu { $card }
        [ride] jet { $place }
        [quest] splnit { $card }
        [court] soudit
        [exercise] vzít si kartu { $card }
        [round-table] vzít si { $card }
        [give-up] nechat propadnout kartu { $card }
        [end] ukončit tah
        [nothing] nenabídnout nic
       *[offer] nabídnout: { $card }
    }

## K čemu byl tah dobrý. V přítomném čase, celými větami: minulý čas by prozradil, jestli hraje on, nebo ona.

thought-ride = { $goal ->
    [quest] { $name } chce dojet { $to }: tam se plní karta úkolu { $task }. Přinese to { $shields }.
    [court] { $name } chce dojet { $to }: soudit může jen na venkově. Přinese to { $shields }.
    [exercise] { $name } chce dojet { $to } a vzít si tam kartu { $card }.
    [round-table] { $name } chce dojet { $to } a vzít si tam kartu úkolu { $task }.
    [tournament] { $name } chce dojet { $to }: na konci kola se tam koná turnaj.
    [home] { $name } chce dojet { $to }: v příštím kole tam může cvičit a brát si karty úkolů.
    [nearer] { $name } se tak dostane blíž k místu, kde se plní karta úkolu { $task }.
   *[nothing] { $name } chce dojet { $to }. Co bude dál, to se teprve ukáže.
}
thought-quest = { $when ->
    [first] { $name } si chce nejdřív vzít kartu úkolu { $task } a ještě v tomhle tahu ji splnit. Přinese to { $shields }.
    [pick] { $name } chce v tomhle tahu splnit kartu úkolu { $task }. Přinese to { $shields }.
   *[step] { $name } má v ruce všechno, co je potřeba na kartu úkolu { $task }. Hned to přinese { $shields }.
}
thought-court = { $when ->
    [first] { $name } si chce nejdřív vzít Knihu a ještě v tomhle tahu s ní soudit. Přinese to { $shields }.
    [pick] { $name } chce v tomhle tahu soudit: vrátí Knihu a získá { $shields }.
   *[step] Kniha tady hned přinese { $shields }.
}
thought-learn = { $need ->
    [quest] Kartu { $card } potřebuje { $name } ještě v tomhle tahu na kartu úkolu { $task }.
    [court] S kartou { $card } může { $name } ještě v tomhle tahu soudit.
    [tournament] Karta { $card } se počítá v turnaji na konci kola.
    [task] Právě kartu { $card } potřebuje { $name } na kartu úkolu { $task }.
    [court-later] Karta { $card } se hodí do zásoby: Knihy jsou potřeba na úkoly a Dvůr (soud) za ně dává body.
    [tournament-later] Karta { $card } se hodí do zásoby na úkoly a na příští turnaj.
   *[stock] Karta { $card } se hodí do zásoby na další úkoly.
}
thought-task = { $readiness ->
    [now] { $name } si chce vzít kartu úkolu { $task } a ještě v tomhle tahu ji splnit. Přinese to { $shields }.
    [ready] { $name } chce kartu úkolu { $task } ({ $shields }). Všechno, co je na ni potřeba, už má v ruce.
   *[lacks] { $name } chce kartu úkolu { $task } ({ $shields }). Ještě na ni chybí: { $cards }.
}
thought-tournament = { $field ->
    [alone] Kartu Turnaj si zatím nikdo jiný nevzal. Kdo v turnaji nemá soupeře, tomu na 2 body stačí jediná karta.
   *[rival] { $who ->
        [you] V turnaji se s tebou utká { $name } a může nabídnout Meče a Dřevce v celkové hodnotě { $total }.
       *[other] V turnaji se utkají { $name } a { $rival }. { $name } může nabídnout Meče a Dřevce v celkové hodnotě { $total }.
    }
}
thought-deny = { $who ->
    [you] { $name } kartu { $card } nijak nevyužije. Je to ale poslední taková karta a mohla by se hodit tobě.
   *[other] { $name } kartu { $card } nijak nevyužije. Je to ale poslední taková karta a { $rival } pro ni má využití.
}
thought-reserve = V nejlepším plánu se { $name } bez karty { $card } obejde, v jiném by se ale hodila.
thought-spare = Nějakou kartu si { $name } vzít musí, ale žádná už v tomhle kole nic nepřinese. Bere si tedy kartu { $card }.
thought-give-up = S kartou { $card } už { $name } v tomhle tahu nic nesvede.
thought-end = { $cards ->
    [0] Všechny karty jsou použité. Tah tím končí.
    [one] Zbývá { $cards } karta, ale { $name } s ní v tomhle tahu už nic nesvede.
    [few] Zbývají { $cards } karty, ale { $name } s nimi v tomhle tahu už nic nesvede.
    [many] Zbývá { $cards } karty, ale { $name } s nimi v tomhle tahu už nic nesvede.
   *[other] Zbývá { $cards } karet, ale { $name } s nimi v tomhle tahu už nic nesvede.
}
thought-end-tournament = { $rest ->
    [none] Zbývá už jen turnaj a ten přijde na řadu až na konci kola. Tah tím končí.
   *[some] Turnaj přijde na řadu až na konci kola.
}
thought-offer = { $offering ->
    [empty] { $name } nemá v ruce nic, co se v turnaji počítá.
    [kept] { $name } si karty raději nechává: mají větší cenu než to, co by turnaj mohl přinést.
    [beaten] { $who ->
        [you] Určitě můžeš nabídnout víc, a tak si { $name } karty raději nechává.
       *[other] { $rival } může určitě nabídnout víc, a tak si { $name } karty raději nechává.
    }
    [alone] { $name } nemá v turnaji soupeře. Na 2 body stačí jediná karta: ta, která bude nejméně chybět.
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

thought-forced = Není z čeho vybírat: žádný jiný tah není dovolený.
thought-planned = Patří to k plánu, který { $name } pro tenhle tah už má.
thought-close = Je to těsné. Skoro stejně dobré by bylo: { $other }.
thought-searched = Když to { $name } v duchu zkouší, vychází to takhle nejlíp. Výhry: { $won } ze 100 pokusů.
thought-searched-same = Když to { $name } v duchu zkouší, vychází všechno nastejno. Žádná možnost není lepší než ostatní.
thought-draw = { $kind ->
    [allowed] { $name } nepřemýšlí, ale losuje: mezi { $count } dovolenými tahy padá los na tenhle. Jiný důvod to nemá.
    [sensible] { $name } hraje podle citu: mezi { $count } tahy, které dávají smysl, padá los na tenhle.
    [several] { $name } hraje podle citu: mezi mnoha tahy, které dávají smysl, padá los na tenhle.
    [only] { $name } hraje podle citu, ale jiný tah tentokrát smysl nedává.
   *[hidden] { $name } hraje podle citu: rozhoduje náhoda.
}

## Co bylo známo.

thought-knew-heading = Co { $name } v té chvíli ví
thought-knew = { $hidden ->
    [0] { $who ->
        [you] { $name } přesně ví, co máš v ruce: { $cards }.
       *[other] { $name } přesně ví, co má v ruce { $rival }: { $cards }.
    }
    [one] { $who ->
        [you] Máš v ruce jednu kartu, kterou { $name } nezná. Známé karty: { $cards }.
       *[other] { $rival } má v ruce jednu kartu, kterou { $name } nezná. Známé karty: { $cards }.
    }
    [few] { $who ->
        [you] Máš v ruce { $hidden } karty, které { $name } nezná. Známé karty: { $cards }.
       *[other] { $rival } má v ruce { $hidden } karty, které { $name } nezná. Známé karty: { $cards }.
    }
    [many] { $who ->
        [you] Máš v ruce { $hidden } karty, které { $name } nezná. Známé karty: { $cards }.
       *[other] { $rival } má v ruce { $hidden } karty, které { $name } nezná. Známé karty: { $cards }.
    }
   *[other] { $who ->
        [you] Máš v ruce { $hidden } karet, které { $name } nezná. Známé karty: { $cards }.
       *[other] { $rival } má v ruce { $hidden } karet, které { $name } nezná. Známé karty: { $cards }.
    }
}
thought-knew-most = { $who ->
    [you] V turnaji tak můžeš nabídnout nejvýš { $most }.
   *[other] { $rival } tak v turnaji může nabídnout nejvýš { $most }.
}

## Co mělo přijít potom a co se zvažovalo.

thought-plan-heading = Co má { $name } v plánu dál
thought-plan-pick = Vzít si kartu { $card }.
thought-weighed-heading = Co { $name } zvažuje
thought-drawn-heading = Z čeho se losuje
thought-chosen = vybráno
thought-value-shields = { $shields ->
    [one] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bod
    [few] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } body
    [many] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bodu
   *[other] hodnota asi { NUMBER($shields, maximumFractionDigits: 1) } bodů
}
thought-value-victories = výhry: { $won } ze 100 pokusů
thought-note-shields = Je to odhad: body z tohoto tahu a k nim cena karet, úkolů a místa, kde rytíř skončí. Získané body to ještě nejsou.
thought-note-victories = { $worlds ->
    [0] { $name } v duchu hraje dál a představuje si přitom, jaké by mohly být skryté karty. Výhry jsou přepočtené na 100 pokusů.
    [one] { $name } v duchu hraje jednou dál a představuje si přitom, jaké by mohly být skryté karty. Výhry jsou přepočtené na 100 pokusů.
    [few] { $name } v duchu hraje { $worlds }krát dál a pokaždé si představuje, jaké by mohly být skryté karty. Výhry jsou přepočtené na 100 pokusů.
    [many] { $name } v duchu hraje { $worlds }krát dál a pokaždé si představuje, jaké by mohly být skryté karty. Výhry jsou přepočtené na 100 pokusů.
   *[other] { $name } v duchu hraje { $worlds }krát dál a pokaždé si představuje, jaké by mohly být skryté karty. Výhry jsou přepočtené na 100 pokusů.
}

## Dokud hra běží, skryté zůstává skryté.

thought-masked = { $name } má plán, ale zatím ho tají: souvisí se skrytými kartami. Po hře si ho tu přečteš.
thought-masked-weighed = Co dalšího { $name } zvažuje, to si tu přečteš po hře. Teď by to prozradilo skryté karty.

## Ohlédnutí za koly a kouč.

thought-ask = Proč { $name } hraje takhle?
thought-ask-help = Proč { $name } hraje takhle: { $deed }?
