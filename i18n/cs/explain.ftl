### Proč karta propadá a proč se akce odmítá.

## Důvody. Hodnota: jedna nebo dvě věty, příčina první. short: dvě až čtyři slova.
## within: totéž uvnitř věty.

reason-wrong-place = { $kind ->
        [exercise] Výcvik jde jen v Camelotu (žlutá zeď).
        [round-table] Kulatý stůl krále Artuše jde jen v Camelotu (žlutá zeď).
        [court] Dvůr (soud) jde jen na venkově (zelené listy).
       *[quest] Q-Úkol jde jen na venkově (zelené listy).
    } { $who ->
        [you] Tvůj rytíř je { $at }.
       *[other] { $name } má rytíře { $at }.
    }
    .short = Špatné místo
    .within = špatné místo
reason-wrong-place-quest = { $who ->
        [you] Q-Úkol jde jen na venkově; tvoje karty úkolů se plní { $places }. Tvůj rytíř je { $at }.
       *[other] Q-Úkol jde jen na venkově; { $name } má karty úkolů, které se plní { $places }. Rytíř je { $at }.
    }
    .short = Špatné místo
    .within = špatné místo
reason-pile-empty = Balíček { $virtue } je prázdný: není co si vzít.
    .short = Prázdný balíček
    .within = prázdný balíček
reason-no-task-on-display = Žádná karta úkolu už neleží lícem nahoru: Kulatý stůl nemá co zadat.
    .short = Žádná vyložená karta
    .within = žádná vyložená karta úkolu
reason-no-book = { $who ->
        [you] Dvůr (soud) stojí jednu Knihu a ty žádnou nemáš.
       *[other] Dvůr (soud) stojí jednu Knihu a { $name } žádnou nemá.
    }
    .short = Chybí Kniha
    .within = chybí Kniha
reason-no-task-in-hand = { $who ->
        [you] Na Q-Úkol potřebuješ v ruce kartu úkolu a žádnou nemáš. Získáš ji u Kulatého stolu.
       *[other] Na Q-Úkol je potřeba mít v ruce kartu úkolu a { $name } žádnou nemá.
    }
    .short = Chybí karta úkolu
    .within = chybí karta úkolu
reason-not-at-task-location = { $who ->
        [you] Pro tohle místo nemáš žádnou kartu úkolu: tvůj rytíř je { $at }. Q-Úkol můžeš splnit { $places }.
       *[other] { $name } nemá pro tohle místo žádnou kartu úkolu: rytíř je { $at }. Q-Úkol by šel splnit { $places }.
    }
    .short = Tady není co plnit
    .within = na tomhle místě není co plnit
reason-virtue-missing = { $who ->
        [you] { $have ->
            [none] Na kartu úkolu { $task } potřebuješ kartu { $card }, ale nemáš { $nothing }.
            [lower] Na kartu úkolu { $task } potřebuješ kartu { $card }, ale to nejlepší, co máš, je { $best }.
           *[used] Na kartu úkolu { $task } potřebuješ ještě jednu kartu { $card }: každá karta platí jen jednou.
        }
       *[other] { $have ->
            [none] { $name } potřebuje na kartu úkolu { $task } kartu { $card }, ale nemá { $nothing }.
            [lower] { $name } potřebuje na kartu úkolu { $task } kartu { $card }, ale má nejvýš kartu { $best }.
           *[used] { $name } potřebuje na kartu úkolu { $task } ještě jednu kartu { $card }: každá karta platí jen jednou.
        }
    }
    .short = Chybí { $card }
    .within = chybí { $card }
reason-not-at-camelot-for-tournament = { $who ->
        [you] Turnaj se koná v Camelotu (žlutá zeď). Tvůj rytíř je na jeho začátku { $at }.
       *[other] Turnaj se koná v Camelotu (žlutá zeď). { $name } má na jeho začátku rytíře { $at }.
    }
    .short = Není v Camelotu
    .within = rytíř není v Camelotu
reason-nothing-offered = { $who ->
        [you] Nenabízíš Meč ani Dřevec: bez nich turnaj nic nepřinese.
       *[other] { $name } nenabízí Meč ani Dřevec: bez nich turnaj nic nepřinese.
    }
    .short = Bezcenná nabídka
    .within = bezcenná nabídka
reason-nothing-offered-single = { $who ->
        [you] V turnaji nemáš soupeře, ale nenabízíš nic, co se počítá. Body za to nejsou.
       *[other] { $name } nemá v turnaji soupeře, ale nenabízí nic, co se počítá. Body za to nejsou.
    }
    .short = Bezcenná nabídka
    .within = bezcenná nabídka
reason-given-up = { $who ->
        [you] Vzdáváš se karty, i když by ji tu šlo použít.
       *[other] { $name } se vzdává karty, i když by ji tu šlo použít.
    }
    .short = Karta vzdána
    .within = karta vzdána
reason-possible-earlier = { $who ->
        [you] { $step ->
            [0] Na začátku tvého tahu, před první akcí, by to šlo.
            [1] Dřív v tomhle tahu by to šlo: po tvé první akci.
            [2] Dřív v tomhle tahu by to šlo: po tvé druhé akci.
           *[other] Dřív v tomhle tahu by to šlo: po tvé třetí akci.
        }
       *[other] { $step ->
            [0] Na začátku tahu, před první akcí, by to šlo.
            [1] Dřív v tomhle tahu by to šlo: po první akci.
            [2] Dřív v tomhle tahu by to šlo: po druhé akci.
           *[other] Dřív v tomhle tahu by to šlo: po třetí akci.
        }
    }
    .short = Dřív to šlo
    .within = dřív to šlo
reason-hidden = { $who ->
        [you] Důvod je v kartách, které tu nejsou vidět.
       *[other] Proč, to nevidíš: záleží na kartách, které zná jen { $name }.
    }

## Odmítnutí: akce není dovolená a nic se nezměnilo.

refusal-game-over = Hra už skončila.
refusal-wrong-phase = V této fázi to nejde.
refusal-not-your-turn = Na tahu je někdo jiný.
refusal-not-your-card = Tahle karta akce tu není: nikdo si ji nezvolil, nebo už je použitá.
refusal-not-in-supply = Tahle karta akce už na stole není.
refusal-second-tournament = Turnaj si každý smí vzít jen jednou za kolo.
refusal-cannot-be-carried-out = Tuhle kartu tu nejde provést.
refusal-value-not-in-pile = Karta s touto hodnotou v balíčku není.
refusal-task-not-on-display = Tahle karta úkolu neleží lícem nahoru.
refusal-too-far = { $distance ->
    [one] Je to jedna lokace daleko; tenhle kůň dojede nejvýš o { $reach }.
    [few] Jsou to { $distance } lokace; tenhle kůň dojede nejvýš o { $reach }.
    [many] Je to { $distance } lokace; tenhle kůň dojede nejvýš o { $reach }.
   *[other] Je to { $distance } lokací; tenhle kůň dojede nejvýš o { $reach }.
}
refusal-zero-move = Rytíř už tam je: jízda vede nejméně o jednu lokaci dál.
refusal-task-not-in-hand = Tahle karta úkolu není v ruce.
refusal-task-elsewhere = Tahle karta úkolu jde splnit jen { $at }.
refusal-wrong-payment = Tyhle karty na kartu úkolu nesedí: za každý požadavek se vrací právě jedna karta té ctnosti, která má aspoň tuto hodnotu.
refusal-card-not-in-hand = Tahle karta ctnosti není v ruce.
refusal-offer-not-allowed = Tyhle karty se v tomto turnaji nabídnout nesmí.
refusal-no-such-thing = Taková karta ani takové místo není.

## Odmítnutí náhody, v záznamech.

chance-ring = V kruhu musí být každá z osmi lokací právě jednou.
chance-hand-seat = Počáteční karty se rozdávají popořadě; na řadě je jiné místo.
chance-hand-cards = Tohle nejsou dvě z počátečních karet, které zbývá rozdat.
chance-task-seen = Tahle karta úkolu už byla odkrytá.
chance-tent-seats = Stany musí uvést každé místo právě jednou.
chance-tent-order = Stany nesedí: kdo má méně bodů, je dřív.
