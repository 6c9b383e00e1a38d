### Pravidla, každé s názvem a shrnutím vlastními slovy.

## Příprava

rule-s1 = Kruh lokací
    .summary = Osm lokací leží v kruhu v náhodném pořadí. Cesta k sousední lokaci se počítá jako jedna lokace a jet smíš na obě strany.
rule-s2 = Začátek v Camelotu
    .summary = Všichni rytíři začínají hru v Camelotu.
rule-s3 = Stany
    .summary = Každý dostane jeden stan. Čísla na stanech určují pořadí.
rule-s4 = Karty akcí na stole
    .summary = Karty akcí leží lícem nahoru: čtyři karty Výcvik, po dvou kartách Kulatý stůl, Turnaj, Dvůr a Q-Úkol, čtyři karty Kůň. Při dvou nebo třech hráčích se do krabičky vrací jeden Kulatý stůl, jeden Dvůr a jeden Kůň.
rule-s5 = Balíčky ctností
    .summary = Karty ctností leží lícem nahoru ve čtyřech balíčcích. Při dvou nebo třech hráčích se od každé ctnosti vrací do krabičky jedna karta s hodnotou 1.
rule-s6 = Počáteční karty
    .summary = Každý začíná se dvěma kartami ctností s hodnotou 1, které nikdo jiný nevidí.
rule-s7 = Vyložené karty úkolů
    .summary = Tři karty úkolů leží lícem nahoru uprostřed. Ostatní tvoří skrytý balíček.

## Fáze I

rule-c1 = Volba popořadě
    .summary = V pořadí stanů si každý vezme jednu kartu akce, pak druhou a třetí. Při dvou hráčích ještě čtvrtou.
rule-c2 = Vzít se smí kterákoli karta
    .summary = Při volbě nezáleží na tom, kde je tvůj rytíř. Na místě záleží, až když kartu provádíš.
rule-c3 = Víc stejných karet
    .summary = V jednom kole si smíš vzít i víc karet stejného druhu, dokud jsou na stole.
rule-c4 = Jen jeden Turnaj
    .summary = Za jedno kolo si smíš vzít jen jeden Turnaj.
rule-c5 = Zvolené karty leží lícem nahoru
    .summary = Všichni vidí, které karty máš. Volbu nejde vynechat.

## Fáze II

rule-d1 = Pořadí si určuješ ty
    .summary = Když jsi na tahu, provádíš své karty v libovolném pořadí. Jen Turnaj čeká, až budou hotoví všichni.
rule-d2 = Správné místo
    .summary = Žlutá zeď: Výcvik, Kulatý stůl a Turnaj provedeš jen v Camelotu. Zelené listy: Dvůr a Q-Úkol provedeš jen na venkově. Koně použiješ kdekoli.
rule-d3 = Propadlé karty
    .summary = Karta, kterou provést nemůžeš nebo nechceš, propadá. Vrátí se na stůl a nic nepřinese, ale proti pravidlům to není.
rule-d4 = Zpátky na stůl
    .summary = Na konci tvého tahu se karty akcí vracejí na stůl, Turnaj až po turnaji.
rule-d5 = Výcvik
    .summary = Vezmi si z balíčku jednu kartu dané ctnosti, s libovolnou hodnotou. Je-li balíček prázdný, kartu provést nejde.
rule-d6 = Kulatý stůl krále Artuše
    .summary = Vezmi si do ruky jednu z vyložených karet úkolů. Doplňují se až ve fázi III, takže kdo přijde druhý, má menší výběr.
rule-d7 = Kůň
    .summary = Jeď po kruhu na kteroukoli stranu, nejvýš o tolik lokací, kolik karta ukazuje. Aspoň o jednu se pohnout musíš.
rule-d8 = Dvůr
    .summary = Soud: vrať jednu Knihu s libovolnou hodnotou a získáš 2 body.
rule-d9 = Q-Úkol
    .summary = Na místě, které patří ke kartě úkolu z tvé ruky, vrať za každý její požadavek jednu kartu ctnosti a získáš body z karty úkolu. Místo nižší karty smíš vrátit vyšší, ale rozdíl nazpět nedostaneš; každá karta úkolu potřebuje vlastní Q-Úkol.
rule-d10 = Karet v ruce bez omezení
    .summary = V ruce smíš mít libovolně mnoho karet ctností i karet úkolů.

## Turnaj

rule-t1 = Kdo se účastní
    .summary = Na konci fáze II se účastní každý, kdo má kartu Turnaj a stojí v Camelotu. Kdo stojí jinde, tomu karta propadá.
rule-t2 = Nabídky
    .summary = Oba rytíři tajně nabídnou libovolný počet karet ctností, třeba i žádnou, a naráz je odkryjí. Počítají se jen Meče a Dřevce; podle českých pravidel se smí na zmatení přidat i jiné karty ctností.
rule-t3 = Kdo získává
    .summary = Vyšší součet získává 2 body. Při shodě získávají oba po jednom bodu, ale když se ani jednomu nic nepočítá, nezíská nikdo nic.
rule-t4 = Rytíř bez soupeře
    .summary = Česká pravidla: vrať libovolnou kartu ctnosti za 2 body, nebo žádnou za nic. Anglická pravidla: za 2 body nabídni aspoň jeden Meč nebo Dřevec.
rule-t5 = Nabídky se vracejí
    .summary = Všechny nabídnuté karty se vracejí do svých balíčků, i ty, které prohrály.

## Fáze III

rule-n1 = Nové karty úkolů
    .summary = Vyložené karty úkolů se doplní na tři, dokud stačí balíček.
rule-n2 = Nové stany
    .summary = Kdo má nejméně bodů, dostane stan 1, další stan 2 a tak dál. Při shodě rozhoduje náhoda.
rule-n3 = Další kolo
    .summary = Potom začíná další kolo fází I.

## Konec hry

rule-g1 = Cíl
    .summary = Hra končí kolem, ve kterém někdo dosáhne cíle: při dvou hráčích 25 bodů, při třech 20, při čtyřech 15. Kolo se dohraje celé i s turnajem.
rule-g2 = Kdo vyhrává
    .summary = Vyhrává, kdo má nejvíc bodů. Při shodě vyhrává, kdo tolik bodů získá dřív; pokud je to ve stejném okamžiku, o vítězství se dělí.
