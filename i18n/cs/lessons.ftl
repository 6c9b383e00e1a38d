### Lekce: název a cíl, co Merlin v každém kroku říká (nejvýš 220 znaků), řádek v seznamu a odpovědi.

## Lekce 1: stůl a cíl hry.

lesson-table = Stůl a cíl hry
    .aim = Víš, co kde na stole leží a jak se vyhrává.
lesson-table-shields = Body se v téhle hře značí štítem. Když hrají dva, je poslední to kolo, ve kterém někdo dosáhne 25 bodů. Klikni na štít se svými body.
    .learn = Ve hře jde o body.
lesson-table-circle = Osm lokací leží v kruhu, v každé hře v jiném pořadí. Všichni rytíři začínají v Camelotu. Klikni na Camelot a pak na sousední Skryté údolí.
    .learn = Všichni rytíři začínají v Camelotu.
lesson-table-hand = V ruce máš dvě karty ctností s hodnotou 1 a vidíš je jen ty. Nerozdané karty leží lícem nahoru ve čtyřech balíčcích. Klikni na karty v ruce a pak na balíček Meč.
    .learn = Meč, Dřevec, Drak, Kniha: čtyři ctnosti.
lesson-table-dealt = Ve dvou se rozdávají čtyři počáteční karty, od každé ctnosti jedna. Máš Dřevec a Knihu. Co má druhý rytíř?
    .learn = Ve dvou: jedna počáteční karta od každé ctnosti.
    .a = Taky Dřevec a Knihu
    .b = Meč a Draka
    .c = To nemůže nikdo vědět.
lesson-table-tasks = Uprostřed leží lícem nahoru tři karty úkolů. Na každé je vidět, co požaduje a kolik bodů přinese. Klikni na „Chyť zlatého bažanta!“.
    .learn = Splněné karty úkolů přinášejí body.
lesson-table-supply = Ke všemu, co chceš udělat, potřebuješ kartu akce. Ve dvou jich na stole leží 13. Klikni na Q-Úkol a pak na kartu Kůň 4.
    .learn = Ke všemu potřebuješ kartu akce.
lesson-table-tent = Stan ukazuje, kdy jsi na řadě: začíná stan 1. Na začátku stany rozdělí náhoda. Klikni na svůj stan.
    .learn = Začíná stan 1.
lesson-table-aim = Ještě otázka, než začneš hrát: kdo vyhraje? Vyber odpověď.
    .learn = Na konci vyhrává, kdo má nejvíc bodů.
    .a = Kdo splní nejvíc karet úkolů
    .b = Kdo první dosáhne 25 bodů
    .c = Kdo má na konci nejvíc bodů

## Lekce 2: volba karet.

lesson-choosing = Volba karet
    .aim = Víš, které karty akcí si smíš vzít a kdy.
lesson-choosing-first = Ve fázi I si každý bere karty akcí po jedné, v pořadí stanů. Máš stan 1, takže začínáš: vezmi si kteroukoli kartu.
    .learn = Fáze I: karty po jedné, v pořadí stanů.
lesson-choosing-open = Zvolené karty leží lícem nahoru, takže každý může hádat, co chystáš. Klikni na místo druhého rytíře a podívej se, jaká karta tam leží.
    .learn = Všichni vidí, co si bereš.
lesson-choosing-anywhere = Tvůj rytíř je v Camelotu, ale při volbě na tom nezáleží. Vezmi si kartu pro venkov: Q-Úkol nebo Dvůr.
    .learn = Při volbě na místě nezáleží.
lesson-choosing-same = V jednom kole si smíš vzít i víc karet stejného druhu. Jeden Q-Úkol už máš: vezmi si i druhý.
    .learn = Stejných karet smíš mít víc.
lesson-choosing-limit = Je tu jedna výjimka: za kolo si každý rytíř smí vzít jen jeden Turnaj. Ten svůj už máš. Kdy si smíš vzít Turnaj znovu?
    .learn = Jen jeden Turnaj za kolo.
    .a = Jako čtvrtou kartu
    .b = V příštím kole
    .c = V téhle hře už nikdy
lesson-choosing-last = Ve dvou si každý bere čtyři karty, ve třech a ve čtyřech jen tři. Vynechat volbu nejde: vezmi si poslední kartu.
    .learn = Ve dvou čtyři karty, jinak tři.

## Lekce 3: Výcvik v Camelotu.

lesson-camelot = Výcvik v Camelotu
    .aim = Umíš provést Výcvik a získat karty ctností, které chceš.
lesson-camelot-plan = Ve fázi II svoje karty provedeš. Leží dole: to je tvůj plán. Ke každému Výcviku patří jeden balíček. Klikni v plánu na kartu Výcvik: Meč a pak na balíček Meč.
    .learn = Každý Výcvik má svůj balíček.
lesson-camelot-order = V jakém pořadí karty použiješ, záleží jen na tobě. Posuň kartu Výcvik: Kniha v plánu úplně dopředu a proveď ji jako první.
    .learn = Pořadí karet určuješ ty.
lesson-camelot-value = Výcvik ti dá jednu kartu z balíčku a její hodnotu si vybíráš. Vezmi si kartu Meč nebo Drak s hodnotou 2.
    .learn = Hodnotu karty si vybíráš.
lesson-camelot-hand = Karet v ruce ti přibývá. To nevadí, karet ctností i karet úkolů smíš mít, kolik chceš. Klikni na ně.
    .learn = Počet karet v ruce není omezený.
lesson-camelot-back = Po tvém tahu se karty akcí vracejí na stůl, kde si je zase může vzít kdokoli. Proveď, co v plánu zbývá, a pak ukonči tah.
    .learn = Použité karty se vracejí na stůl.
lesson-camelot-empty = Balíček Kniha je teď prázdný. Tvůj rytíř je v Camelotu a máš kartu Výcvik: Kniha. Co ti přinese?
    .learn = Prázdný balíček nic nedá.
    .a = Knihu z cizí ruky
    .b = Kartu z jiného balíčku
    .c = Nic

## Lekce 4: špatné místo.

lesson-wrong-place = Špatné místo
    .aim = Víš, proč karta akce propadá a jak tomu zabránit.
lesson-wrong-place-border = Žlutá zeď na okraji karty: jen v Camelotu. Zelené listy: jen na venkově. Klikni na kartu Výcvik: Drak, pak na Q-Úkol a nakonec na kartu Kůň 4, která má na okraji obojí.
    .learn = Okraj karty ukazuje, kde platí.
lesson-wrong-place-choose = Dvě karty Kůň a jeden Dvůr už máš. Vezmi si k nim Výcvik, je jedno který.
    .learn = Zvolit kartu můžeš kdekoli.
lesson-wrong-place-ride = Teď zkusíme, co se může pokazit. Výcvik si nech na potom a nejdřív použij Koně: vyjeď na venkov.
    .learn = Kůň tě odveze z Camelotu.
lesson-wrong-place-lose = Tvůj Výcvik potřebuje žlutou zeď, ale tady jsou jen zelené listy. Posuň ho v plánu dopředu a přesto ho zkus provést.
    .learn = Na špatném místě karta propadá.
lesson-wrong-place-why = Výcvik se vrátil na stůl a nic ti nepřinesl. Zakázané to není. Proč propadl?
    .learn = Propadlá karta nic nepřinese.
    .a = Můj rytíř byl na špatném místě.
    .b = Balíček byl prázdný.
    .c = Předtím se použilo moc karet.
lesson-wrong-place-repair = Ještě jeden pokus, zase z Camelotu. Postarej se, aby tentokrát Výcvik vyšel, a v tomtéž tahu použij i Koně.
    .learn = Před každou kartou zkontroluj místo.
lesson-wrong-place-let-go = Použít všechny karty nemusíš. Dvůr by tě tady připravil o jedinou Knihu. Knihu si nech, Dvůr nech propadnout a ukonči tah.
    .learn = Kartu smíš nechat propadnout i schválně.

## Lekce 5: kůň.

lesson-horse = Kůň: na pořadí záleží
    .aim = Dojedeš, kam chceš, a karty použiješ ve správném pořadí.
lesson-horse-ride = Kůň tě po kruhu doveze nejvýš o tolik lokací dál, kolik ukazuje jeho číslo. Může to být i méně: jeď do Skrytého údolí.
    .learn = Kůň 3: o jednu, dvě nebo tři lokace.
lesson-horse-around = Jet smíš na kteroukoli stranu, ale jen po kruhu. Najdi kratší cestu a jeď k Černé věži.
    .learn = Jezdí se na kteroukoli stranu.
lesson-horse-reach = Tvůj rytíř je zase v Camelotu. Příliš daleko jet nejde a karta ti pak zůstane. Která lokace je pro kartu Kůň 2 moc daleko?
    .learn = Příliš daleko se jet nedá: karta ti zůstane.
    .a = Divoký les
    .b = Trpasličí doly
    .c = Mlžná blata
lesson-horse-order = Chceš k Měsíčnímu jezeru a oba Výcviky mají vyjít. Seřaď si plán a pak ho proveď.
    .learn = Nejdřív využij, co jde tady, pak jeď.
lesson-horse-home = Teď jiné kolo: tvůj rytíř je u Dračí skály, daleko od Camelotu. Dva Koně tě dovezou dál než jeden. Postarej se, aby oba Výcviky vyšly.
    .learn = Dva Koně dovezou dál než jeden.

## Lekce 6: karty úkolů a Q-Úkol.

lesson-quests = Karty úkolů a Q-Úkol
    .aim = Umíš si vzít kartu úkolu a splnit ji na správném místě.
lesson-quests-landscape = Krajina na kartě úkolu ukazuje, ke které lokaci karta patří. Jinde ji splnit nejde. Klikni na „Chyť zlatého bažanta!“ a pak na místo, kam patří: Skryté údolí.
    .learn = Každá karta úkolu patří k jedné lokaci.
lesson-quests-take = Kulatý stůl krále Artuše ti dá jednu z vyložených karet úkolů, ale jen v Camelotu. Vezmi si kartu „Chyť zlatého bažanta!“.
    .learn = Kulatý stůl ti dá kartu úkolu.
lesson-quests-left = Teď leží lícem nahoru už jen dvě karty úkolů. Kdo použije druhý Kulatý stůl, má menší výběr. Kdy přibude nová karta úkolu?
    .learn = Nové karty úkolů přibudou až ve fázi III.
    .a = Až ve fázi III, po všech tazích
    .b = Hned
    .c = Až nezbude žádná vyložená
lesson-quests-none = Představ si, že jsou všechny vyložené karty úkolů pryč a ty máš ještě Kulatý stůl. Co se s ním stane?
    .learn = Bez vyložené karty úkolu Kulatý stůl propadá.
    .a = Propadne.
    .b = Přinese novou kartu úkolu.
    .c = Necháš si ho do příštího kola.
lesson-quests-ride = Kartu úkolu máš v ruce. Teď musí tvůj rytíř na místo, ke kterému karta patří: jeď do Skrytého údolí.
    .learn = Jeď na místo, ke kterému karta úkolu patří.
lesson-quests-complete = Tady Q-Úkol vyjde. Vrátíš karty ctností, které karta úkolu požaduje, a získáš její body. Proveď Q-Úkol.
    .learn = Q-Úkol promění kartu úkolu v body.
lesson-quests-empty-handed = Karta úkolu je splněná a jinou v ruce nemáš. Co by se stalo s druhým Q-Úkolem?
    .learn = Bez karty úkolu v ruce Q-Úkol propadá.
    .a = Přinesl by jeden bod.
    .b = Propadl by.
    .c = Zůstal by ti na příští kartu úkolu.
lesson-quests-astray = Tentokrát je tvůj rytíř u Měsíčního jezera, a to je taky venkov. Posuň Q-Úkol dopředu a zkus ho tady provést.
    .learn = Na Q-Úkol nestačí být kdekoli na venkově.
lesson-quests-alone = Teď bez pomoci a s jinak poskládaným kruhem: vezmi si kartu „Chyť zlatého bažanta!“ a splň ji v tomtéž tahu. Nejdřív si seřaď plán.
    .learn = Karta úkolu, jízda, Q-Úkol: v tom pořadí.

## Lekce 7

lesson-paying = Placení ctnostmi
    .aim = Zaplatíš každou kartu úkolu správně a poznáš, kdy ti něco chybí.
lesson-paying-signs = Za každý znak na kartě úkolu vracíš jednu kartu té ctnosti. Klikni na svou kartu úkolu a pak na karty v ruce.
    .learn = Každý znak na kartě úkolu stojí jednu kartu.
lesson-paying-higher = Bažant požaduje Knihu 1, ale ty máš jen Knihu 2. Zaplatit jde i vyšší kartou: proveď Q-Úkol.
    .learn = Zaplatit smíš i vyšší kartou.
lesson-paying-change = Bažant stál Knihu 2, i když by stačila Kniha 1. Co za ten rozdíl dostaneš zpátky?
    .learn = Zaplatit víc smíš, ale rozdíl se nevrací.
    .a = Knihu 1
    .b = Nic
    .c = O bod víc
lesson-paying-two-ones = Karta „Poraz černého rytíře!“ požaduje Meč 2 a Dřevec 2. V ruce máš dvakrát Meč 1 a jednou Dřevec 2: můžeš zaplatit?
    .learn = Za každý znak platí právě jedna karta.
    .a = Ano, 1 a 1 jsou 2.
    .b = Ne, chybí dvě karty.
    .c = Ne, chybí Meč 2.
lesson-paying-fetch = Tady v údolí ti chybí Kniha a bez ní Q-Úkol propadne. Dojeď si pro ni do Camelotu a potom kartu úkolu splň.
    .learn = Když chybí ctnost, Q-Úkol propadá.
lesson-paying-second-quest = Máš dvě karty úkolů pro Skryté údolí, ale zatím jen jeden Q-Úkol. Na každou potřebuješ vlastní: vezmi si ještě jeden.
    .learn = Každá karta úkolu potřebuje vlastní Q-Úkol.
lesson-paying-both = Obě karty úkolů patří na stejné místo. Seřaď si karty akcí a splň obě.
    .learn = Na dvě karty úkolů tady stačí jedna cesta.

## Lekce 8

lesson-court = Dvůr znamená soud
    .aim = Víš, co soud stojí, co přinese a kam se karty potom vracejí.
lesson-court-judge = Dvůr znamená soud: kdo je moudrý, vrátí Knihu a získá 2 body. Proveď Dvůr tady u Měsíčního jezera.
    .learn = Soud promění Knihu ve 2 body.
lesson-court-end = Na konci tahu se tvoje karty akcí vracejí na stůl, jen Turnaj čeká, až se odehraje. Ukonči tah.
    .learn = Po tahu jsou tvoje karty akcí zase volné.
lesson-court-back = Dvůr leží znovu na stole a Kniha ve svém balíčku. Obojí si později smí vzít kdokoli. Klikni na Dvůr a pak na balíček Kniha.
    .learn = Co vrátíš, to si můžou vzít jiní.
lesson-court-smaller = Každá Kniha přinese u soudu 2 body, ať má jakoukoli hodnotu. Vrať Knihu 1 a Knihu 2 si nech.
    .learn = U soudu na hodnotě Knihy nezáleží.
lesson-court-first-a-book = Teď stojíš v Camelotu a zatím nemáš žádnou Knihu. Seřaď karty tak, aby soud vyšel, a proveď je.
    .learn = Soud potřebuje Knihu a zelené listy.
lesson-court-both = Dvůr i Q-Úkol tentokrát potřebují po jedné Knize a žádná Kniha neplatí dvakrát. Zařiď, aby vyšlo obojí.
    .learn = Žádná Kniha neplatí dvakrát.

## Lekce 9

lesson-tournament = Turnaj
    .aim = Víš, kdo se turnaje účastní, co smíš nabídnout a kdo získá body.
lesson-tournament-ride-home = Turnaj se koná jen v Camelotu, a to až po všech tazích. Postarej se, aby tam tvůj rytíř stál, a ukonči tah.
    .learn = Při turnaji musí tvůj rytíř stát v Camelotu.
lesson-tournament-win = Oba rytíři nabízejí karty tajně. Počítají se jen Meče a Dřevce. Kdo má vyšší součet, získá 2 body: nabídni víc než soupeřův Dřevec 1.
    .learn = Za vyšší součet získáš 2 body.
lesson-tournament-equal = V jiném turnaji stojí tvůj Meč 1 proti Dřevci 1, součty jsou tedy stejné. Kdo získá body?
    .learn = Při shodě po jednom bodu, při nule nic.
    .a = Oba získají po jednom bodu.
    .b = Oba získají po 2 bodech.
    .c = Nikdo, protože ani jeden nebyl lepší.
lesson-tournament-bluff = Podle českých pravidel smíš nabídnout i Draky a Knihy: nepočítají se, ale zmatou soupeře. Nabídni svůj Meč i Draka.
    .learn = Drak a Kniha v turnaji jen zmatou soupeře.
lesson-tournament-back = Všechny nabídnuté karty se vracejí do balíčků, i ty, které jen matou soupeře, a to i při prohře. Klikni na balíček Meč a pak na balíček Drak.
    .learn = O nabídnuté karty vždycky přijdeš.
lesson-tournament-alone = Druhý rytíř není v Camelotu, takže nemáš soupeře. Podle českých pravidel ti teď přinese 2 body kterákoli karta ctnosti: jednu nabídni.
    .learn = Bez soupeře stačí jediná karta ctnosti.
lesson-tournament-nothing = Nabídnout nemusíš vůbec nic: karty ti pak zůstanou. Co by se ale stalo s tvým Turnajem?
    .learn = Kdo v turnaji nic nenabídne, nic nezíská.
    .a = Propadl by.
    .b = Stejně by přinesl 2 body.
    .c = Zůstal by ti.
lesson-tournament-english = Podle anglických pravidel smíš nabídnout jen Meče a Dřevce, i když nemáš soupeře. Když máš v ruce jen Knihu a Draka, co můžeš získat?
    .learn = Anglická pravidla: jen Meče a Dřevce.
    .a = 2 body
    .b = Jeden bod
    .c = Nic

## Lekce 10

lesson-tents = Stany a dohánění ztráty
    .aim = Umíš hru připravit pro tři i čtyři a víš, co se děje mezi dvěma koly.
lesson-tents-opening = Ve třech se rozdává šest počátečních karet: dva Meče, dva Draci, Dřevec a Kniha. Ve čtyřech dvě od každé ctnosti. Klikni na karty v ruce.
    .learn = Ve třech: 2 Meče, 2 Draci, Dřevec a Kniha.
lesson-tents-box = Ve dvou a ve třech zůstává v krabičce jeden Kulatý stůl, jeden Dvůr a jeden Kůň, ve čtyřech nic. Klikni na Kulatý stůl a pak na Dvůr.
    .learn = Do tří hráčů 13 karet akcí, ve čtyřech 16.
lesson-tents-box-virtues = Ve dvou a ve třech zůstává v krabičce i jedna karta s hodnotou 1 od každé ctnosti, dohromady čtyři. Ve čtyřech se používají všechny. Klikni na balíček Kniha.
    .learn = Do tří hráčů zůstanou v krabičce 4 karty ctností.
lesson-tents-first-tents = Na začátku se stany zamíchají a jejich čísla určují pořadí. Klikni na svůj stan: tentokrát přijdeš na řadu jako poslední.
    .learn = Stany určují pořadí.
lesson-tents-finish = Ostatní už mají hotovo, tvůj tah je v tomhle kole poslední. Vezmi si kartu úkolu s bažantem a ukonči tah.
    .learn = Každé kolo uzavírá fáze III.
lesson-tents-filled-up = Na místě tvé karty úkolu leží nová: dokud stačí balíček, doplňují se vyložené karty po každém kole na tři. Klikni na ně.
    .learn = Vyložené karty úkolů se doplňují na tři.
lesson-tents-fewest = Máš 0 bodů, ostatní dva mají po 2 bodech. Kdo teď dostane stan 1?
    .learn = Kdo má nejméně bodů, dostane stan 1 a tak dál.
    .a = Jeden z rytířů, kteří mají 2 body
    .b = Kdo měl stan 1 už předtím
    .c = Ty, protože máš nejméně bodů
lesson-tents-tied = Na ostatní dva zbývají stany 2 a 3 a oba mají stejně bodů. Co mezi nimi rozhodne?
    .learn = Při shodě bodů rozhoduje o stanech náhoda.
    .a = Náhoda
    .b = Jejich dosavadní stany
    .c = Kdo měl body dřív
lesson-tents-kept = Další kolo začíná fází I a karty ctností, karty úkolů i body ti zůstávají. Klikni na karty v ruce a pak na svou kartu úkolu.
    .learn = Co máš, to ti do dalšího kola zůstává.
lesson-tents-first-choice = Se stanem 1 vybíráš jako první: tak se dá ztráta dohnat. Vezmi si kartu akce, kterou chceš nejvíc.
    .learn = Stan 1 má největší výběr.

## Lekce 11

lesson-ending = Konec hry
    .aim = Víš, kdy hra končí, kdo vyhrává a co rozhoduje při shodě.
lesson-ending-goal = Ve dvou se hraje do 25 bodů, ve třech do 20 a ve čtyřech do 15. Klikni na štít se svými body a pak na místo druhého rytíře.
    .learn = Cíl je 25, 20 nebo 15 bodů.
lesson-ending-reached = Druhý rytíř právě dosáhl 25 bodů. Ty máš 20 a tvůj tah teprve přijde: co bude dál?
    .learn = Dosáhnout cíle ještě neznamená vyhrát.
    .a = Hra hned skončí.
    .b = Kolo se dohraje do konce.
    .c = Přijde ještě jedno celé kolo.
lesson-ending-overtake = V posledním kole můžeš soupeře ještě předběhnout. Najdi kartu úkolu, která přinese dost bodů, a splň ji.
    .learn = I v posledním kole můžeš soupeře předběhnout.
lesson-ending-most = Máš 27 bodů; druhý rytíř jich má 25, ale v cíli byl dřív. Kdo by vyhrál, kdyby hra končila teď?
    .learn = Na konci se počítají všechny body.
    .a = Ty, protože máš víc bodů
    .b = Druhý rytíř, protože byl v cíli první
    .c = O vítězství byste se dělili.
lesson-ending-tournament = K poslednímu kolu patří i turnaj a druhý rytíř v něm nemá soupeře. Ukonči tah.
    .learn = Odehraje se i poslední turnaj.
lesson-ending-tie = Turnaj přinesl druhému rytíři 2 body, a tak teď máte oba 27. Kdo vyhrává?
    .learn = Při shodě vyhrává, kdo tolik bodů získá dřív.
    .a = Druhý rytíř, protože má stan 1
    .b = O vítězství se dělíte.
    .c = Ty, protože 27 bodů máš déle
lesson-ending-same-moment = Představ si, že vás oba přivede na 27 bodů až nerozhodný turnaj. Kdo vyhrává potom?
    .learn = Při shodě ve stejné chvíli se vítězství dělí.
    .a = Kdo má nižší stan
    .b = O vítězství se dělíte.
    .c = Kdo má v ruce víc karet

## Lekce 12

lesson-round = Celé kolo
    .aim = Zahraješ kolo proti dvěma botům, od první volby až po nové stany.
lesson-round-first = Teď už hraješ proti dvěma botům. Vyhlédni si kartu úkolu, která se ti líbí, a vezmi si první kartu akce.
    .learn = Dobrý plán začíná kartou úkolu.
lesson-round-second = Podívej se, co si berou ostatní. Potom si vezmi druhou kartu akce.
    .learn = Co si vezmou jiní, to už si nevezmeš ty.
lesson-round-third = Mysli na cestu, protože bez Koně zůstane tvůj rytíř na místě. Vezmi si poslední kartu akce.
    .learn = Bez Koně zůstane tvůj rytíř na místě.
lesson-round-turn = Proveď karty v dobrém pořadí a ukonči tah. Jestli máš Turnaj, skonči v Camelotu a pak vyber svou nabídku.
    .learn = Pořadí svých karet určuješ ty.
lesson-round-tents = Kolo je u konce. Klikni na svůj stan a pak na vyložené karty úkolů.
    .learn = Na konci každého kola se rozdávají nové stany.
lesson-round-next-round = Takhle se hraje dál, dokud někdo nedosáhne cíle. Vezmi si první kartu nového kola.
    .learn = Po fázi III přichází zase fáze I.
