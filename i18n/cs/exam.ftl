### Zkouška: otázky, odpovědi a proč. „Ty“ je místo u stolu, kterého se otázka ptá.

## Otázky na vlastní tah. Před nimi stojí, co se v tahu už stalo; $steps říká, kolik toho je.

exam-ask-card = { $steps ->
        [0] Na řadě je tvoje karta { $card }.
       *[other] Potom je na řadě tvoje karta { $card }.
    } Co se s ní stane?
exam-ask-let-go = { $steps ->
        [0] Kartu { $card } provést nechceš a vzdáváš se jí.
       *[other] Potom kartu { $card } provést nechceš a vzdáváš se jí.
    } Co se s ní stane?
exam-ask-end-turn = { $steps ->
        [0] Končíš svůj tah a karta { $card } zůstává neprovedená.
       *[other] Potom končíš svůj tah a karta { $card } zůstává neprovedená.
    } Co se s ní stane?
exam-ask-expiry = { $about ->
    [allowed] { $steps ->
        [0] Kartu { $card } teď provést jde, ale ty nechceš.
       *[other] Potom kartu { $card } provést jde, ale ty nechceš.
    } Smíš ji nechat propadnout?
    [price] { $steps ->
        [0] Kartu { $card } teď provést jde, ale necháváš ji propadnout.
       *[other] Potom kartu { $card } provést jde, ale necháváš ji propadnout.
    } Co tě to stojí?
   *[whither] { $steps ->
        [0] Kartu { $card } teď provést jde, ale necháváš ji propadnout.
       *[other] Potom kartu { $card } provést jde, ale necháváš ji propadnout.
    } Kam karta přijde?
}
exam-ask-ride = { $steps ->
        [0] Na cestu { $to } chceš použít kartu { $card }.
       *[other] Potom chceš na cestu { $to } použít kartu { $card }.
    } Co se s ní stane?
exam-ask-ride-nowhere = { $steps ->
        [0] Chceš použít kartu { $card }, ale zůstat { $at }.
       *[other] Potom chceš použít kartu { $card }, ale zůstat { $at }.
    } Co se s kartou stane?
exam-ask-joust = { $steps ->
        [0] Končíš svůj tah a nic v něm neděláš.
       *[other] Potom končíš svůj tah.
    } Co bude s tvou kartou Turnaj?

## Otázky na turnaj.

exam-ask-offers = V turnaji nabízíš: { $own }. { $name } nabízí: { $other }. Co získáš?
exam-ask-offer-alone = { $edition }: V turnaji nemáš soupeře a nabízíš: { $own }. Co získáš?
exam-ask-offer-total = V turnaji nabízíš: { $own }. Jaký je tvůj součet?
exam-ask-may-offer = { $edition }: V turnaji se utkají dva rytíři. Smíš nabídnout kartu { $own }?
exam-ask-hand-after-offers = { $now ->
        [one] Máš jednu kartu ctnosti.
        [few] Máš { $now } karty ctností.
        [many] Máš { $now } karty ctností.
       *[other] Máš { $now } karet ctností.
    } V turnaji nabízíš: { $own }. { $name } nabízí: { $other }. Kolik karet ctností ti potom zůstane?

## Otázky na přípravu. Ve většině z nich $players říká, kolik vás hraje: 2, 3 nebo 4.

exam-ask-distance = Představ si, že tvůj rytíř je { $at }. Kolik lokací je to kratší cestou { $to }?
exam-ask-start-place = { $who ->
    [you] Hra začíná. Kde je tvůj rytíř?
   *[other] Hra začíná. Kde má { $name } rytíře?
}
exam-ask-taker = Stany jsou rozdané a začíná fáze I. Kdo si bere { $pick }. kartu?
exam-ask-supply = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } { $kind ->
        [exercise] Kolik karet Výcvik leží na začátku na stole, pro všechny ctnosti dohromady?
        [round-table] Kolik karet Kulatý stůl leží na začátku na stole?
        [tournament] Kolik karet Turnaj leží na začátku na stole?
        [court] Kolik karet Dvůr leží na začátku na stole?
        [quest] Kolik karet Q-Úkol leží na začátku na stole?
       *[horse] Kolik karet Kůň leží na začátku na stole?
    }
exam-ask-boxed = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } Kolik karet ctností se při přípravě vrací do krabičky?
exam-ask-opening = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } Kolik počátečních karet { $virtue } se rozdává všem dohromady?
exam-ask-face-down = Ze 14 karet úkolů leží na začátku některé lícem nahoru. Kolik jich zůstává v balíčku?

## Otázky na fázi I.

exam-ask-picks = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } Kolik karet akcí si bereš v každém kole?
exam-ask-may-take = Fáze I, jsi na tahu. Tvůj rytíř je { $at }. Smíš si vzít kartu { $card }?
exam-ask-may-pass = Fáze I, jsi na tahu, ale žádná karta se ti nelíbí. Smíš volbu vynechat?
exam-ask-who-sees = Ve fázi I si bereš kartu { $card }. Kdo to vidí?

## Otázky na karty na stole a v ruce.

exam-ask-supply-after = Máš zvolenou kartu { $card }. { $now ->
        [0] Na stole už taková není.
        [one] Na stole je ještě jedna.
        [few] Na stole jsou ještě { $now }.
        [many] Na stole je ještě { $now }.
       *[other] Na stole je ještě { $now }.
    } Teď končíš svůj tah. Kolik takových karet bude potom na stole?
exam-ask-hand-after = { $now ->
        [one] V ruce máš jednu kartu ctnosti.
        [few] V ruce máš { $now } karty ctností.
        [many] V ruce máš { $now } karty ctností.
       *[other] V ruce máš { $now } karet ctností.
    } Provádíš kartu { $card }. Kolik jich pak máš v ruce?
exam-ask-tasks-after = { $now ->
        [one] V ruce máš jednu kartu úkolu.
        [few] V ruce máš { $now } karty úkolů.
        [many] V ruce máš { $now } karty úkolů.
       *[other] V ruce máš { $now } karet úkolů.
    } Provádíš kartu { $card }. Kolik jich pak máš v ruce?

## Otázky na fázi III a na konec.

exam-ask-face-up = Kolo skončilo. { $now ->
        [0] Lícem nahoru neleží žádná karta úkolu
        [one] Lícem nahoru leží jedna karta úkolu
        [few] Lícem nahoru leží { $now } karty úkolů
        [many] Lícem nahoru leží { $now } karty úkolů
       *[other] Lícem nahoru leží { $now } karet úkolů
    }, { $down ->
        [0] balíček je prázdný.
        [one] v balíčku je ještě jedna.
        [few] v balíčku jsou ještě { $down }.
        [many] v balíčku je ještě { $down }.
       *[other] v balíčku je ještě { $down }.
    } Kolik jich bude ležet lícem nahoru v dalším kole?
exam-ask-tent = Kolo skončilo. Kdo teď dostane stan { $tent }?
exam-ask-after-tents = Karty úkolů jsou doplněné a nové stany rozdané. Co přijde potom?
exam-ask-goal = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } Do kolika bodů se hraje?
exam-ask-end = { $who ->
    [you] Právě dosahuješ cíle.
   *[other] { $name } právě dosahuje cíle.
} Kdy hra skončí?
exam-ask-winner = Hra skončila. Kdo vyhrává?
exam-ask-tie = Hra skončila shodou. Po { $shields } bodech mají: { $seats }. { $who ->
    [you] Jako první tolik bodů získáváš ty.
   *[other] Jako první tolik bodů získává { $name }.
} Kdo vyhrává?
exam-ask-tie-together = Hra skončila shodou. Po { $shields } bodech mají: { $seats }. Poslední bod přinesl všem stejný turnaj. Kdo vyhrává?

## Odpovědi.

exam-answer-carried-out = Provede se.
exam-answer-expires = { $reason ->
    [not-at-camelot] Propadá: tvůj rytíř není v Camelotu.
    [not-in-countryside] Propadá: tvůj rytíř není na venkově.
    [pile-empty] Propadá: balíček je prázdný.
    [no-task-on-display] Propadá: žádná karta úkolu už neleží lícem nahoru.
    [no-book] Propadá: nemáš žádnou Knihu.
    [no-task-in-hand] Propadá: nemáš v ruce žádnou kartu úkolu.
    [not-at-task-location] Propadá: pro tohle místo nemáš žádnou kartu úkolu.
    [virtue-missing] Propadá: svou kartu úkolu nemáš čím zaplatit.
   *[given-up] Propadá: vrátí se na stůl a nic nepřinese.
}
exam-answer-expires-too-late = Propadá. Dřív v tomhle tahu ještě provést šla.
exam-answer-expires-anyway = Propadá. Ani dřív v tomhle tahu provést nešla.
exam-answer-expires-out-of-order = Propadá: karty se provádějí v pořadí, v jakém se braly.
exam-answer-must-carry-out = To je zakázané: co provést jde, to se provést musí.
exam-answer-kept = Zůstane ti na další kolo.
exam-answer-allowed-once = Ano, ale jen jednu kartu za kolo.
exam-answer-costs = { $price ->
    [nothing] Nic. Tvůj tah prostě pokračuje.
    [shield] Jeden bod.
    [turn] Zbytek tahu: hned končí.
   *[card] Jednu kartu: v dalším kole si bereš o jednu méně.
}
exam-answer-goes = { $whither ->
    [supply] Zpátky na stůl. Ve fázi I si ji smí vzít kdokoli.
    [box] Do krabičky. Ze hry je pryč.
    [kept] Nikam. Zůstane ti na další kolo.
   *[reserved] Zpátky na stůl, ale v dalším kole si ji smíš vzít jen ty.
}
exam-answer-too-far = To není dovoleno: tak daleko Kůň nedojede. Karta ti zatím zůstává.
exam-answer-zero-move = To není dovoleno: aspoň o jednu lokaci se pohnout musíš. Karta ti zatím zůstává.
exam-answer-takes-part = Nastupuješ do turnaje.
exam-answer-jousts-at-once = Turnaj se koná hned.
exam-answer-gains = { $shields ->
    [0] Nic.
    [one] Jeden bod.
    [few] { $shields } body.
    [many] { $shields } bodu.
   *[other] { $shields } bodů.
}
exam-answer-offer-refused = Taková nabídka není dovolená.
exam-answer-number = { $number }
exam-answer-lot = Rozhodne náhoda.
exam-answer-allowed = Ano.
exam-answer-barred = { $bar ->
    [place] Ne, na tomhle místě ji provést nejde.
    [horse-first] Ne, nejdřív potřebuješ Koně.
    [none-left] Ne, žádná už na stole není.
    [same-kind] Ne, kartu stejného druhu už máš.
    [second-tournament] Ne, jeden Turnaj už máš.
    [others-tournament] Ne, Turnaj už má někdo jiný.
    [swords-and-lances] Ne, jen karty Meč a Dřevec.
    [must] Ne, co provést jde, to se provést musí.
   *[one-card] Ne, jediná karta nestačí.
}
exam-answer-must-take = Ne, nějakou kartu si vzít musíš.
exam-answer-may-pass = Ano, kdykoli.
exam-answer-may-pass-last = Ano, ale jen u poslední karty kola.
exam-answer-seen = { $by ->
    [everybody] Všichni u stolu.
    [you] Jen ty.
   *[later] Všichni, ale až ve fázi II.
}
exam-answer-ends = { $when ->
    [at-once] Hned.
    [after-turn] Po tomhle tahu.
    [after-round] Až se dohraje tohle kolo, i s turnajem.
   *[after-next-round] Po dalším kole.
}
exam-answer-shared = O vítězství se dělí.

## Proč je správná odpověď správná, s čísly a jmény z otázky. Krátce: do 160 znaků.

exam-why-exercise = Tvůj rytíř je { $at } a v balíčku { $virtue } { $count ->
        [one] je ještě jedna karta.
        [few] jsou ještě { $count } karty.
        [many] je ještě { $count } karty.
       *[other] je ještě { $count } karet.
    }
exam-why-round-table = Tvůj rytíř je { $at } a lícem nahoru { $count ->
        [one] leží ještě jedna karta úkolu.
        [few] leží ještě { $count } karty úkolů.
        [many] leží ještě { $count } karty úkolů.
       *[other] leží ještě { $count } karet úkolů.
    }
exam-why-court = Tvůj rytíř je { $at }, tedy na venkově, a máš { $count ->
        [one] jednu Knihu.
        [few] { $count } Knihy.
        [many] { $count } Knihy.
       *[other] { $count } Knih.
    }
exam-why-quest = Tvůj rytíř je { $at }. Pro tohle místo máš kartu úkolu { $task } a máš čím zaplatit.
exam-why-ride = Kratší cestou je to { $to } { $count ->
        [one] jedna lokace
        [few] { $count } lokace
        [many] { $count } lokace
       *[other] { $count } lokací
    } a tenhle Kůň ujede nejvýš { $reach }.
exam-why-any-order = Pořadí karet určuješ ty. V jakém se braly, na tom nezáleží. Kartu { $card } { $at } provést jde.
exam-why-let-go = Karta { $card } by { $at } šla provést, ale necháváš ji propadnout. Nic nepřinese, proti pravidlům to ale není.
exam-why-expiry = { $about ->
    [allowed] Provést nemusíš žádnou kartu. Karta { $card } pak propadá a nic nepřinese. Smíš to udělat i s více kartami.
    [price] Karta { $card } jen nic nepřinese. Body i ostatní karty ti zůstávají a tvůj tah pokračuje.
   *[whither] Karta { $card } se vrací na stůl jako každá použitá. V příští fázi I si ji smí vzít kdokoli.
}
exam-why-joust = Máš Turnaj a na konci fáze II je tvůj rytíř { $at }.
exam-why-duel = Tvůj součet Mečů a Dřevců je { $mine }. { $name } má { $theirs }. { $case ->
    [higher] Vyšší součet přináší 2 body.
    [equal] Stejný součet přináší oběma po jednom bodu.
    [lower] Nižší nepřináší nic, ale tvůj Turnaj se počítá jako provedený.
   *[nothing] Součet 0 nepřináší nic a tvůj Turnaj propadá.
}
exam-why-alone = { $case ->
    [any] { $edition }: bez soupeře získáš 2 body za jakoukoli kartu ctnosti. Nabízíš: { $own }.
    [counts] { $edition }: bez soupeře získáš 2 body, když nabídneš aspoň jednu kartu Meč nebo Dřevec. Nabízíš: { $own }.
   *[nothing] { $edition }: i když nemáš soupeře, získáš body jen za kartu, která se počítá. Nabízíš: { $own }. Tvůj Turnaj propadá.
}
exam-why-offer-total = { $total ->
    [0] V nabídce není Meč ani Dřevec, takže součet je 0.
   *[other] Počítají se jen karty Meč a Dřevec: { $counted }. Součet je { $total }.
}
exam-why-may-offer = { $case ->
    [alone] { $edition }: bez soupeře smíš nabídnout nejvýš jednu kartu ctnosti. Chceš nabídnout: { $own }.
    [refused] { $edition }: nabídnout smíš jen karty Meč a Dřevec. Chceš nabídnout: { $own }.
    [bluff] { $edition }: nabídnout smíš jakoukoli kartu ctnosti. { $own } jen zmate soupeře a nepočítá se.
   *[counts] Nabídnout smíš i jedinou kartu a { $own } se počítá.
}
exam-why-hand-after-offers = Všechno nabídnuté vracíš, ať vyhraje kdokoli: { $now } − { $offered } = { $count }.
exam-why-distance = { $case ->
    [same] Obě cesty jsou stejně dlouhé, každá měří { $count } lokace.
   *[shorter] Kratší cesta měří { $count ->
        [one] { $count } lokaci
        [few] { $count } lokace
        [many] { $count } lokace
       *[other] { $count } lokací
    }, delší { $longer }. Jet smíš na obě strany.
}
exam-why-start-place = { $who ->
    [you] Všichni rytíři začínají hru { $at }, tvůj taky.
   *[other] Všichni rytíři začínají hru { $at }. Svého rytíře tam má i { $name }.
}
exam-why-taker = { $who ->
    [you] Máš stan { $pick }, takže { $pick }. kartu si bereš ty.
   *[other] { $name } má stan { $pick }, a proto si bere { $pick }. kartu.
}
exam-why-supply = { $case ->
    [fewer] Takové karty jsou celkem { $all }. Ve { $players ->
            [2] dvou
           *[3] třech
        } jedna zůstává v krabičce: { $all } − 1 = { $count }.
   *[all] Ve { $players ->
            [2] dvou
            [3] třech
           *[4] čtyřech
        } přijdou na stůl všechny takové karty: { $count }.
}
exam-why-boxed = { $count ->
    [0] Ve čtyřech jsou potřeba všechny karty ctností, takže se jich vrací 0.
   *[other] Ve { $players ->
            [2] dvou
           *[3] třech
        } se od každé ctnosti vrací jedna karta s hodnotou 1: dohromady { $count }.
}
exam-why-opening = Ve { $players ->
        [2] dvou
        [3] třech
       *[4] čtyřech
    } se rozdávají tyhle počáteční karty: { $cards }.
exam-why-face-down = Ze { $all } karet úkolů leží lícem nahoru { $open }: { $all } − { $open } = { $count }.
exam-why-picks = Ve { $players ->
        [2] dvou
        [3] třech
       *[4] čtyřech
    } si každý vezme { $count } karty akcí, po jedné, v pořadí stanů.
exam-why-may-take = { $case ->
    [anywhere] Karta { $card } na stole je. Na tom, kde je tvůj rytíř, záleží, až když ji provádíš.
    [again] Karta { $card } na stole je a karet stejného druhu smíš mít víc. Výjimkou je jen Turnaj.
    [first] Turnaj zatím nemáš a jeden na stole je. Že ten druhý už někdo má, nevadí.
    [second] Jeden Turnaj už máš. Víc než jeden za kolo si vzít nesmíš.
   *[none-left] Karta { $card } už na stole není, takže si ji teď nemůže vzít nikdo.
}
exam-why-may-pass = Jsi na tahu, takže si jednu z karet na stole vzít musíš. Propadnout ji smíš nechat později.
exam-why-who-sees = Karta { $card } teď leží lícem nahoru před tebou. To vidí všichni.
exam-why-supply-after = { $case ->
    [waits] Karta Turnaj se vrací až po turnaji, takže se počet nemění: { $count }.
   *[back] { $back ->
        [one] Na konci tahu se karta { $card } vrací na stůl
        [few] Na konci tahu se tvoje karty { $card } vracejí na stůl
        [many] Na konci tahu se tvoje karty { $card } vracejí na stůl
       *[other] Na konci tahu se tvoje karty { $card } vracejí na stůl
    }: { $now } + { $back } = { $count }.
}
exam-why-hand-after = Počet karet v ruce není omezený a nic nevracíš: { $now } + 1 = { $count }.
exam-why-face-up = Vyložené karty úkolů se doplňují na tři, dokud stačí balíček: { $now } + { $added } = { $count }.
exam-why-tent = { $who ->
    [you] Čím méně bodů, tím nižší stan. Máš { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    }, a proto dostáváš stan { $tent }.
   *[other] Čím méně bodů, tím nižší stan. { $name } má { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    }, a proto dostává stan { $tent }.
}
exam-why-tent-lot = Stejně bodů, tedy { $shields }, mají: { $seats }. Při shodě rozhoduje náhoda.
exam-why-after-tents = Tím fáze III končí. Začíná další kolo a ve fázi I si všichni znovu berou karty akcí.
exam-why-goal = { $players ->
    [2] Ve dvou se hraje do { $count } bodů, ve třech do 20 a ve čtyřech do 15.
    [3] Ve třech se hraje do { $count } bodů, ve dvou do 25 a ve čtyřech do 15.
   *[4] Ve čtyřech se hraje do { $count } bodů, ve třech do 20 a ve dvou do 25.
}
exam-why-end = { $who ->
    [you] Máš { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    } a cíl je { $goal }. Kolo se přesto dohraje celé i s turnajem.
   *[other] { $name } má { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    } a cíl je { $goal }. Kolo se přesto dohraje celé i s turnajem.
}
exam-why-winner = { $who ->
    [you] Máš { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    }. Tolik jich nemá nikdo jiný.
   *[other] { $name } má { $shields ->
        [one] jeden bod
        [few] { $shields } body
        [many] { $shields } bodu
       *[other] { $shields } bodů
    }. Tolik jich nemá nikdo jiný.
}
exam-why-tie = { $who ->
    [you] Tolik bodů, tedy { $shields }, máš dřív než ostatní. To při shodě rozhoduje.
   *[other] Tolik bodů, tedy { $shields }, má { $name } dřív než ostatní. To při shodě rozhoduje.
}
exam-why-tie-together = Tolik bodů, tedy { $shields }, mají všichni od stejné chvíle, takže první není nikdo.

## Co na zvolené odpovědi nesedí, pokud to neříkají věty výše. Krátce.

exam-slip = { $slip ->
    [not-at-camelot] Tvůj rytíř v tu chvíli v Camelotu je.
    [not-in-countryside] Tvůj rytíř v tu chvíli na venkově je.
    [pile-empty] Balíček prázdný není.
    [no-task-on-display] Nějaká karta úkolu ještě lícem nahoru leží.
    [no-book] Knihu máš.
    [no-task-in-hand] Kartu úkolu v ruce máš.
    [not-at-task-location] Pro tohle místo kartu úkolu máš.
    [virtue-missing] Zaplatit máš čím.
    [anywhere] Koně použiješ kdekoli.
    [out-of-order] Pořadí, v jakém se karty braly, tě nezavazuje.
    [must] Povinné to není.
    [kept] Žádná karta akce ti na další kolo nezůstává.
    [at-once] Turnaj čeká, až skončí všechny tahy.
    [longer] To je ta delší cesta.
    [place] Ve fázi I nezáleží na tom, kde je tvůj rytíř.
    [none-left] Jedna na stole ještě je.
    [same-kind] Jen Turnaj nesmíš mít dvakrát.
    [others-tournament] Na tom, co si vzali ostatní, tu nezáleží.
    [one-card] Na nabídku stačí i jediná karta.
    [lot] U tohohle stanu shoda bodů není.
   *[offer] Taková nabídka dovolená je.
}

## Obrazovky zkoušky a opakování.

exam-title = Zkouška
    .aim = Dvacet otázek ze všech pravidel. Propadne karta? A proč?
exam-review = Opakovat
exam-question = Otázka { $number } z { $count }
exam-right-so-far = { $right ->
    [0] Zatím žádná správná odpověď
    [one] Zatím jedna správná odpověď
    [few] Zatím { $right } správné odpovědi
    [many] Zatím { $right } správné odpovědi
   *[other] Zatím { $right } správných odpovědí
}
exam-wrong = To není správně.
exam-answer-is-right = Tohle je správná odpověď.
    .tag = Správně
exam-answer-is-wrong = Tohle je tvoje odpověď a není správná.
    .tag = Špatně
exam-rule = Pravidlo { $rule }
exam-rule-title = { $rule }: { $title }
exam-to-result = K výsledku
exam-score = Správně { $right } z { $count }
exam-praise = { $level ->
    [all] Všechno správně! Pravidla teď můžeš vysvětlovat u každého stolu.
    [most] Výborně! Jen se ještě podívej, co chybí.
   *[some] Začátek máš za sebou. Podívej se na pravidla níže a pak to zkus znovu.
}
exam-wrong-rules = Co nevyšlo
exam-given = Tvoje odpověď: { $answer }
exam-right = Správně: { $answer }
exam-cards = Tvoje karty akcí
exam-look-up = Přečíst si
exam-lesson = Lekce { $number }
exam-again = Nová zkouška
exam-review-again = Opakovat dál
exam-best = Nejlepší výsledek: správně { $right } z { $count }

## Štít s tím, co už umíš.

shield-title = Tvůj štít
shield-share = { $full ->
    [0] Zatím není hotové žádné pole.
    [one] Hotové je jedno pole z { $fields }.
    [few] Hotová jsou { $full } pole z { $fields }.
    [many] Hotového je { $full } pole z { $fields }.
   *[other] Hotových je { $full } polí z { $fields }.
}
shield-hint = Každé pole je jedno pravidlo. Čím lépe ho znáš, tím víc je pole vymalované. Znamení v poli říká, že pravidlo ovládáš.
    .pennants = Zlatý praporek v seznamu je pravidlo té lekce, které znáš dobře.
    .nothing-due = Co se naučíš, se tu za pár dní vrátí.
shield-level = { $level ->
    [unknown] Tohle pravidlo zatím neznáš.
    [met] S tímhle pravidlem už máš zkušenost.
    [begun] Jednou to vyšlo správně.
    [practised] Správně to vyšlo už ve dva různé dny.
   *[mastered] Tohle pravidlo ovládáš.
}
shield-lesson = Ukáže ti ho lekce { $number }.
shield-due = Je čas si ho zopakovat.
shield-later = { $days ->
    [one] Znovu přijde na řadu zítra.
    [few] Znovu přijde na řadu za { $days } dny.
    [many] Znovu přijde na řadu za { $days } dne.
   *[other] Znovu přijde na řadu za { $days } dní.
}
shield-rules-due = { $count ->
    [0] Dnes není co opakovat
    [one] K opakování je jedno pravidlo
    [few] K opakování jsou { $count } pravidla
    [many] K opakování je { $count } pravidla
   *[other] K opakování je { $count } pravidel
}
