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
        [0] Končíš svůj tah a karta { $card } zůstala neprovedená.
       *[other] Potom končíš svůj tah a karta { $card } zůstala neprovedená.
    } Co se s ní stane?
exam-ask-ride = { $steps ->
        [0] Chceš jet { $to } a použít kartu { $card }.
       *[other] Potom chceš jet { $to } a použít kartu { $card }.
    } Co se s ní stane?
exam-ask-ride-nowhere = { $steps ->
        [0] Chceš použít kartu { $card }, ale zůstat { $at }.
       *[other] Potom chceš použít kartu { $card }, ale zůstat { $at }.
    } Co se s ní stane?
exam-ask-joust = { $steps ->
        [0] Končíš svůj tah a nic v něm neděláš.
       *[other] Potom končíš svůj tah.
    } Co bude s tvou kartou Turnaj?

## Otázky na turnaj.

exam-ask-offers = V turnaji nabízíš: { $own }. { $name } nabízí: { $other }. Co za to máš?
exam-ask-offer-alone = { $edition }: V turnaji není nikdo jiný a nabízíš: { $own }. Co za to máš?
exam-ask-offer-total = V turnaji nabízíš: { $own }. Jaký součet platí?
exam-ask-may-offer = { $edition }: V turnaji se utkají dva rytíři. Smíš nabídnout kartu { $own }?
exam-ask-hand-after-offers = { $now ->
        [one] Máš jednu kartu ctnosti.
        [few] Máš { $now } karty ctností.
        [many] Máš { $now } karty ctností.
       *[other] Máš { $now } karet ctností.
    } V turnaji nabízíš: { $own }. { $name } nabízí: { $other }. Kolik karet ctností máš potom?

## Otázky na přípravu. Ve většině z nich $players říká, kolik vás hraje: 2, 3 nebo 4.

exam-ask-distance = Řekněme, že tvůj rytíř je { $at }. O kolik lokací musí jet { $to }?
exam-ask-start-place = { $who ->
    [you] Hra začíná. Kde je tvůj rytíř?
   *[other] Hra začíná. Kde má rytíře { $name }?
}
exam-ask-taker = Stany jsou rozdané a začíná fáze I. Kdo si bere { $pick }. kartu?
exam-ask-supply = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } { $kind ->
        [exercise] Kolik karet Výcvik je na stole, všechny ctnosti dohromady?
        [round-table] Kolik karet Kulatý stůl je na stole?
        [tournament] Kolik karet Turnaj je na stole?
        [court] Kolik karet Dvůr je na stole?
        [quest] Kolik karet Q-Úkol je na stole?
       *[horse] Kolik karet Kůň je na stole?
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
    } Na kolika počátečních kartách je znak { $virtue }, ve všech rukou dohromady?
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
    } Teď končíš svůj tah. Kolik jich bude na stole potom?
exam-ask-hand-after = Počet karet ctností ve tvé ruce: { $now }. Provádíš kartu { $card }. Kolik jich máš potom?
exam-ask-tasks-after = Počet karet úkolů ve tvé ruce: { $now }. Provádíš kartu { $card }. Kolik jich máš potom?

## Otázky na fázi III a na konec.

exam-ask-face-up = Kolo skončilo. Karty úkolů lícem nahoru: { $now }, v balíčku: { $down }. Kolik jich bude lícem nahoru v dalším kole?
exam-ask-tent = Kolo skončilo. Kdo teď dostane stan { $tent }?
exam-ask-after-tents = Karty úkolů jsou doplněné a stany se rozdávají znovu. Co přijde potom?
exam-ask-goal = { $players ->
        [2] Hrajete ve dvou.
        [3] Hrajete ve třech.
       *[4] Hrajete ve čtyřech.
    } S kolika body je dosaženo cíle?
exam-ask-end = { $who ->
    [you] Právě dosahuješ cíle.
   *[other] { $name } právě dosahuje cíle.
} Kdy hra skončí?
exam-ask-winner = Hra skončila. Kdo vyhrává?
exam-ask-tie = Hra skončila shodou. Body: { $shields }. Kdo je má: { $seats }. { $who ->
    [you] Jako první k nim přicházíš ty.
   *[other] Jako první k nim přichází { $name }.
} Kdo vyhrává?
exam-ask-tie-together = Hra skončila shodou. Body: { $shields }. Kdo je má: { $seats }, všichni ze stejného turnaje. Kdo vyhrává?

## Odpovědi.

exam-answer-carried-out = Provede se.
exam-answer-expires = { $reason ->
    [not-at-camelot] Propadá: tvůj rytíř není v Camelotu.
    [not-in-countryside] Propadá: tvůj rytíř není na venkově.
    [pile-empty] Propadá: balíček je prázdný.
    [no-task-on-display] Propadá: žádná karta úkolu už neleží lícem nahoru.
    [no-book] Propadá: nemáš žádnou Knihu.
    [no-task-in-hand] Propadá: nemáš v ruce žádnou kartu úkolu.
    [not-at-task-location] Propadá: tvoje karty úkolů nejsou pro tohle místo.
    [virtue-missing] Propadá: svou kartu úkolu nemáš čím zaplatit.
    [nothing-offered] Nic. Turnaj propadá: nabídka neplatí.
   *[given-up] Propadá: čeho se vzdáš, to je pryč.
}
exam-answer-expires-too-late = Propadá. Dřív v tomhle tahu ještě provést šla.
exam-answer-expires-anyway = Propadá. V tomhle tahu provést nešla nikdy.
exam-answer-expires-out-of-order = Propadá: karty se provádějí v pořadí, v jakém se braly.
exam-answer-must-carry-out = To je zakázané: co provést jde, to se provést musí.
exam-answer-kept = Zůstane ti na další kolo.
exam-answer-too-far = To není dovoleno: tak daleko kůň nedojede. Karta ti zatím zůstává.
exam-answer-zero-move = To není dovoleno: aspoň o jednu lokaci se pohnout musíš. Karta ti zatím zůstává.
exam-answer-takes-part = Nastupuješ do turnaje.
exam-answer-jousts-at-once = Turnaj se koná hned.
exam-answer-gains = { $shields ->
    [0] Nic. Karta Turnaj se ale počítá jako provedená.
    [one] Jeden bod.
    [few] { $shields } body.
    [many] { $shields } bodu.
   *[other] { $shields } bodů.
}
exam-answer-offer-refused = Nic, taková nabídka není dovolená.
exam-answer-number = { $number }
exam-answer-lot = Rozhodne náhoda.
exam-answer-allowed = Ano.
exam-answer-barred = { $bar ->
    [place] Ne, na tomhle místě provést nejde.
    [horse-first] Ne, nejdřív potřebuješ Koně.
    [none-left] Ne, žádná už na stole není.
    [same-kind] Ne, takovou kartu už máš.
    [second-tournament] Ne, jeden Turnaj už máš.
    [others-tournament] Ne, Turnaj už má někdo jiný.
    [swords-and-lances] Ne, jen karty Meč a Dřevec.
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
    [after-turn] Po tahu, který právě běží.
    [after-round] Po tomhle kole, i s turnajem.
   *[after-next-round] Po dalším kole.
}
exam-answer-shared = O vítězství se dělí.

## Proč se karta provede.

exam-why-carried-out = { $kind ->
    [exercise] Tvůj rytíř je v Camelotu a v balíčku ještě karta je.
    [round-table] Tvůj rytíř je v Camelotu a ještě nějaká karta úkolu leží lícem nahoru.
    [court] Tvůj rytíř je na venkově a máš Knihu.
    [quest] Máš kartu úkolu pro tohle místo a máš ji čím zaplatit.
   *[horse] Koně použiješ kdekoli a tenhle tak daleko dojede.
}

## Obrazovky zkoušky a opakování.

exam-title = Zkouška
    .aim = Dvacet otázek ke všem pravidlům. Propadne karta, a proč?
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
exam-to-result = Na výsledek
exam-score = Správně { $right } z { $count }
exam-praise = { $level ->
    [all] Všechno správně! Pravidla teď můžeš vysvětlovat u každého stolu.
    [most] Výborně! Jen se ještě podívej, co chybí.
   *[some] Začátek by byl. Podívej se na pravidla níže a pak to zkus znovu.
}
exam-wrong-rules = Tahle pravidla nevyšla
exam-look-up = Přečíst si
exam-lesson = Lekce { $number }
exam-again = Nová zkouška
exam-review-again = Opakovat dál
exam-last = Naposledy správně { $right } z { $count }

## Štít s tím, co už umíš.

shield-title = Tvůj štít
shield-share = { $full ->
    [0] Zatím není hotové žádné pole.
    [one] Hotové je jedno pole z { $fields }.
    [few] Hotová jsou { $full } pole z { $fields }.
    [many] Hotového je { $full } pole z { $fields }.
   *[other] Hotových je { $full } polí z { $fields }.
}
shield-hint = Každé pole je jedno pravidlo. Čím lépe ho znáš, tím víc je namalované. Znamení v poli říká, že ho ovládáš.
shield-level = { $level ->
    [unknown] Tohle pravidlo zatím neznáš.
    [met] S tímhle pravidlem už máš zkušenost.
    [begun] Jednou to vyšlo správně.
    [practised] Správně to vyšlo už ve dvou dnech.
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
