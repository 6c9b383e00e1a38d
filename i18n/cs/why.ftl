### Vysvětlení: proč karta propadá nebo nejde použít, čím se plýtvalo a co by bylo lepší.

## Nadpisy.

why-title-expired = { $who ->
    [you] Proč propadla karta { $card }?
   *[other] { $name }: proč propadla karta { $card }?
}
why-title-would-expire = Proč tu karta { $card } propadne?
why-title-refused = { $kind ->
    [take] Proč si nemůžeš vzít kartu { $card }?
    [give-up] Proč se nemůžeš vzdát karty { $card }?
    [offer] Proč tohle v turnaji nejde nabídnout?
    [play] Proč to s kartou { $card } takhle nejde?
   *[other] Proč ne?
}
why-title-wasted = { $card }: co se dalo ušetřit?

## Jedna příčina, která rozhoduje. První věta jmenuje kartu i místo.
## V přítomném čase: říká se to o plánech i o tazích, které už skončily.

why-wrong-place = { $who ->
    [you] Kartu { $card } jde provést jen { $side } ({ $border }), ale tvůj rytíř je { $at }.
   *[other] Kartu { $card } jde provést jen { $side } ({ $border }), ale { $name } má rytíře { $at }.
}
why-wrong-place-quest = { $who ->
    [you] Q-Úkol jde splnit jen na venkově (zelené listy), ale tvůj rytíř je { $at }. Správné místo je jinde: { $places }.
   *[other] Q-Úkol jde splnit jen na venkově (zelené listy), ale { $name } má rytíře { $at }. Správné místo je jinde: { $places }.
}
why-pile-empty = Karta { $card } teď { $at } nic nepřinese, protože balíček { $virtue } je prázdný.
why-no-task-on-display = Kulatý stůl krále Artuše teď { $at } nic nepřinese, protože žádná karta úkolu už neleží lícem nahoru.
why-no-book = { $who ->
    [you] Na Dvůr (soud) { $at } potřebuješ jednu Knihu, ale žádnou nemáš.
   *[other] Na Dvůr (soud) { $at } potřebuje { $name } jednu Knihu, ale žádnou nemá.
}
why-no-task-in-hand = { $who ->
    [you] Na Q-Úkol { $at } potřebuješ mít v ruce kartu úkolu, ale žádnou nemáš. Získáš ji u Kulatého stolu.
   *[other] Na Q-Úkol { $at } potřebuje mít { $name } v ruce kartu úkolu, ale žádnou nemá.
}
why-not-at-task-location = { $who ->
    [you] Q-Úkol { $at } nesplníš: pro tohle místo nemáš žádnou kartu úkolu. Správné místo je jinde: { $places }.
   *[other] Q-Úkol { $at } splnit nejde: { $name } nemá pro tohle místo žádnou kartu úkolu. Správné místo je jinde: { $places }.
}
why-virtue-missing = { $who ->
    [you] { $have ->
        [none] Na Q-Úkol { $task } { $at } potřebuješ kartu { $card }, ale nemáš { $nothing }.
        [lower] Na Q-Úkol { $task } { $at } potřebuješ kartu { $card }, ale to nejlepší, co máš, je { $best }.
       *[used] Na Q-Úkol { $task } { $at } potřebuješ ještě jednu kartu { $card }: každá karta platí jen jednou.
    }
   *[other] { $have ->
        [none] Na Q-Úkol { $task } { $at } potřebuje { $name } kartu { $card }, ale nemá { $nothing }.
        [lower] Na Q-Úkol { $task } { $at } potřebuje { $name } kartu { $card }, ale má nejvýš kartu { $best }.
       *[used] Na Q-Úkol { $task } { $at } potřebuje { $name } ještě jednu kartu { $card }: každá karta platí jen jednou.
    }
}
why-not-at-camelot = { $who ->
    [you] Turnaj se koná v Camelotu (žlutá zeď), ale když začíná, je tvůj rytíř { $at }.
   *[other] Turnaj se koná v Camelotu (žlutá zeď), ale když začíná, má { $name } rytíře { $at }.
}
# Plán: nic ještě není nabídnuté.
why-nothing-to-offer = { $who ->
    [you] Na turnaj { $at } nemáš Meč ani Dřevec a bez nich turnaj nic nepřinese.
   *[other] Na turnaj { $at } nemá { $name } Meč ani Dřevec a bez nich turnaj nic nepřinese.
}
why-nothing-to-offer-single = { $who ->
    [you] V turnaji { $at } nemáš soupeře, jenže nemáš ani kartu, která se tam počítá. Body za to nejsou.
   *[other] V turnaji { $at } nemá { $name } soupeře, jenže nemá ani kartu, která se tam počítá. Body za to nejsou.
}
why-nothing-offered = { $who ->
    [you] V turnaji { $at } nenabízíš Meč ani Dřevec a bez nich turnaj nic nepřinese.
   *[other] V turnaji { $at } nenabízí { $name } Meč ani Dřevec a bez nich turnaj nic nepřinese.
}
why-nothing-offered-single = { $who ->
    [you] V turnaji { $at } nemáš soupeře, ale nenabízíš nic, co se počítá. Body za to nejsou.
   *[other] V turnaji { $at } nemá { $name } soupeře, ale nenabízí nic, co se počítá. Body za to nejsou.
}
why-given-up = { $who ->
    [you] Necháváš { $at } propadnout kartu { $card }, i když by tam šla provést.
   *[other] { $name } nechává { $at } propadnout kartu { $card }, i když by tam šla provést.
}
why-possible-earlier = { $step ->
    [0] Kartu { $card } už { $at } provést nejde. Na začátku tahu, před první akcí, to ještě šlo.
    [1] Kartu { $card } už { $at } provést nejde. Po první akci v tomhle tahu to ještě šlo.
    [2] Kartu { $card } už { $at } provést nejde. Po druhé akci v tomhle tahu to ještě šlo.
   *[other] Kartu { $card } už { $at } provést nejde. Po třetí akci v tomhle tahu to ještě šlo.
}

## Plýtvání: nic nepropadlo, ale šlo to levněji.

waste-overpaid = { $who ->
    [you] Za Q-Úkol { $task } { $at } vracíš: { $paid }. Stačilo by méně: { $enough }.
   *[other] Za Q-Úkol { $task } { $at } vrací { $name }: { $paid }. Stačilo by méně: { $enough }.
}
waste-book-needed = { $who ->
    [you] Za Dvůr (soud) { $at } vracíš kartu { $book }, ale potřebuješ ji na kartu úkolu { $task }.
   *[other] Za Dvůr (soud) { $at } vrací { $name } kartu { $book }, ale potřebuje ji na kartu úkolu { $task }.
}
waste-idle-ride = { $who ->
    [you] S kartou { $card } jedeš { $to }, ale v tomhle tahu tam nic neprovedeš.
   *[other] { $name } jede s kartou { $card } { $to }, ale v tomhle tahu tam nic neprovede.
}

## Jestli mohlo něco pomoct.

help-nothing = { $when ->
    [past] V tomhle tahu nemohlo pomoct nic.
   *[now] V tomhle tahu nic nepomůže.
}
help-nothing-place = { $who ->
    [you] { $distance ->
        [0] Tvůj rytíř se na správné místo nedostane.
        [one] Tvůj rytíř zůstane i v nejlepším případě jednu lokaci od správného místa.
        [few] Tvůj rytíř zůstane i v nejlepším případě { $distance } lokace od správného místa.
        [many] Tvůj rytíř zůstane i v nejlepším případě { $distance } lokace od správného místa.
       *[other] Tvůj rytíř zůstane i v nejlepším případě { $distance } lokací od správného místa.
    }
   *[other] { $distance ->
        [0] { $name } rytíře na správné místo nedostane.
        [one] { $name } bude mít rytíře i v nejlepším případě jednu lokaci od správného místa.
        [few] { $name } bude mít rytíře i v nejlepším případě { $distance } lokace od správného místa.
        [many] { $name } bude mít rytíře i v nejlepším případě { $distance } lokace od správného místa.
       *[other] { $name } bude mít rytíře i v nejlepším případě { $distance } lokací od správného místa.
    }
}
help-nothing-pile = Balíček { $virtue } zůstane do konce tahu prázdný.
help-nothing-display = Do konce tahu nebude lícem nahoru ležet žádná karta úkolu.
help-nothing-book = Ať se tah zahraje jakkoli, na Dvůr (soud) žádná Kniha nezbude.
help-nothing-task = Ať se tah zahraje jakkoli, v ruce na Q-Úkol žádná karta úkolu nebude.
help-nothing-virtue = { $who ->
    [you] { $have ->
        [none] Na kartu úkolu { $task } ti chybí { $card }: ať hraješ jakkoli, nemáš na ni { $nothing }.
        [lower] Na kartu úkolu { $task } ti chybí { $card }: ať hraješ jakkoli, máš na ni nejvýš kartu { $best }.
       *[used] Na kartu úkolu { $task } ti chybí ještě jedna karta { $card }: každá karta platí jen jednou.
    }
   *[other] { $have ->
        [none] Na kartu úkolu { $task } potřebuje { $name } kartu { $card }, ale v tomhle tahu na ni nemá { $nothing }.
        [lower] Na kartu úkolu { $task } potřebuje { $name } kartu { $card }, ale v tomhle tahu má nejvýš kartu { $best }.
       *[used] Na kartu úkolu { $task } potřebuje { $name } ještě jednu kartu { $card }: každá karta platí jen jednou.
    }
}
help-nothing-offer = Ať se tah zahraje jakkoli, na turnaj nebude v ruce Meč ani Dřevec.
help-nothing-offer-single = Ať se tah zahraje jakkoli, na turnaj nebude v ruce nic, co se tam počítá.
help-at-a-cost = Kartu { $card } jde provést jen na úkor jiné karty, která pak propadne.
help-hidden = { $who ->
    [you] Jestli něco pomůže, to závisí na kartách, které teď nejsou vidět.
   *[other] Jestli mohlo něco pomoct, to závisí na kartách, které zná jen { $name }.
}

## Co by bylo lepší: nadpisy bez tečky.

better-order = Nejdřív { $first }, pak { $rest }
better-order-same = Stejné karty, jiné pořadí
better-do-exercise = cvičit
better-do-round-table = vzít kartu úkolu
better-do-court = soudit
better-do-quest = splnit kartu úkolu
better-do-horse = jet
better-ride = Jet { $to } místo { $instead }
better-exercise = Vzít si kartu { $card } místo karty { $instead }
better-round-table = Vzít si kartu úkolu { $task } místo { $instead }
better-court = Za Dvůr (soud) vrátit kartu { $card } místo karty { $instead }
better-quest = Splnit kartu úkolu { $task } místo { $instead }
better-payment = { $count ->
    [one] Vrátit kartu { $paid } místo karty { $instead }
    [few] Vrátit karty { $paid } místo karet { $instead }
    [many] Vrátit karty { $paid } místo karet { $instead }
   *[other] Vrátit karty { $paid } místo karet { $instead }
}
better-carry-out = Provést kartu { $card }
better-let-expire = Nechat propadnout kartu { $card }
better-card = Zvolit kartu { $card } místo karty { $instead }
better-offer = { $count ->
    [0] V turnaji nenabízet nic
    [one] V turnaji nabídnout kartu { $offer }
    [few] V turnaji nabídnout karty { $offer }
    [many] V turnaji nabídnout karty { $offer }
   *[other] V turnaji nabídnout karty { $offer }
}

## Celý tah, karta po kartě; o plánech i o minulých tazích, ať hraje kdokoli.

turn-step-exercise = Vzít si kartu { $card }.
turn-step-round-table = Vzít si kartu úkolu { $task }.
turn-step-horse = Jet { $to }.
turn-step-court = Soudit a vrátit kartu { $card }.
turn-step-quest = Splnit kartu úkolu { $task } a vrátit: { $paid }.
turn-step-expires = Karta { $card } propadá.
turn-step-offer = { $count ->
    [0] V turnaji nenabízet nic.
    [one] V turnaji nabídnout kartu { $offer }.
    [few] V turnaji nabídnout karty { $offer }.
    [many] V turnaji nabídnout karty { $offer }.
   *[other] V turnaji nabídnout karty { $offer }.
}
turn-result = { $expired ->
    [0] Nepropadá nic
    [one] Propadá { $expired } karta
    [few] Propadají { $expired } karty
    [many] Propadá { $expired } karty
   *[other] Propadá { $expired } karet
}, { $shields ->
    [0] žádné body.
    [one] +{ $shields } bod.
    [few] +{ $shields } body.
    [many] +{ $shields } bodu.
   *[other] +{ $shields } bodů.
}

## Kdo to mohl vědět.

basis-known-then = { $who ->
    [you] Tohle všechno už v té chvíli víš.
   *[other] Tohle všechno už { $name } v té chvíli ví.
}
basis-hindsight = Až zpětně: v té chvíli se to ještě vědět nedalo.
too-late-for-card = Jiná karta ve fázi I: pro tohle kolo už je pozdě.
alternatives-tried = { $count ->
    [0] Program podle pravidel vyzkoušel přesně v téhle situaci každý tah s těmihle kartami.
    [1] Program tenhle tah podle pravidel zahrál přesně v téhle situaci.
    [2] Program oba tahy podle pravidel zahrál přesně v téhle situaci.
   *[other] Program všechny tyhle tahy podle pravidel zahrál přesně v téhle situaci.
}

help-still-to-choose = { $cards ->
    [one] Ještě není nic ztraceno: vybereš si ještě jednu kartu a ta může pomoct.
    [few] Ještě není nic ztraceno: vybereš si ještě { $cards } karty a ty můžou pomoct.
    [many] Ještě není nic ztraceno: vybereš si ještě { $cards } karty a ty můžou pomoct.
   *[other] Ještě není nic ztraceno: vybereš si ještě { $cards } karet a ty můžou pomoct.
}
