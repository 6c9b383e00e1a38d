### Ke každému příkladu jedna nebo dvě věty: co je vidět a co z toho vzejde. „Ty“ je místo, ze
### kterého se díváme.

## Pravidla

example-rule-s1 = Osm lokací se vyloží do kruhu. Z Camelotu je to { $near } jedna lokace, ale { $far } čtyři.
example-rule-s2 = Začíná první kolo a oba rytíři jsou v Camelotu. Na Výcvik ani ke Kulatému stolu tedy zatím nikdo jezdit nemusí.
example-rule-s3 = Dostáváš stan 1, druhý rytíř stan 2. V tomhle kole si karty vybíráš jako první a jako první je i provádíš.
example-rule-s4 = Při hře ve dvou leží na stole 13 karet akcí: jeden Kulatý stůl, jeden Dvůr a jeden Kůň jsou zpátky v krabičce. Bereš si první kartu, Q-Úkol.
example-rule-s5 = V balíčku Kniha zbývají jen dvě karty, obě s hodnotou 2: jedna Kniha 1 je v krabičce a druhá je mezi počátečními kartami. Bereš si Knihu 2.
example-rule-s6 = Dostáváš karty Dřevec 1 a Drak 1. Druhý rytíř má taky dvě karty, ale ty nevidíš.
example-rule-s7 = Odkryjí se tři karty úkolů. Dvě z nich se plní { $at }. Zbylých jedenáct zůstává lícem dolů.
example-rule-c1 = Máš stan 1 a bereš si Q-Úkol. Pak si kartu bere druhý rytíř a zase vybíráš ty. Při hře ve dvou si každý vezme čtyři karty.
example-rule-c2 = Tvůj rytíř je v Camelotu, kde Dvůr (soud) provést nejde. Přesto si ho smíš vzít: na venkov tě ještě může dovézt Kůň.
example-rule-c3 = Bereš si Q-Úkol, a když jsi zase na řadě, i ten druhý. S oběma můžeš v jednom kole splnit dvě karty úkolů.
example-rule-c4 = Bereš si Turnaj a druhý rytíř taky. Víc to být nemůže: v jednom kole smí mít každý rytíř nejvýš jeden.
example-rule-c5 = Druhý rytíř si bere kartu { $card }. Karta zůstává ležet lícem nahoru, takže víš, co chystá.
example-rule-d1 = Kulatý stůl si bereš jako poslední, ale provádíš ho jako první: karta úkolu, Kniha, jízda, Q-Úkol. V tomhle pořadí jde provést všechny čtyři karty.
example-rule-d2 = Výcvik má žlutou zeď: Knihu si bereš v Camelotu. Dvůr (soud) má zelené listy: provést ho jde, až když tě Kůň doveze { $to }.
example-rule-d3 = Končíš tah dřív, než provedeš Výcvik a Q-Úkol. Obě karty propadají: vracejí se na stůl a nic nepřinesou. Proti pravidlům to není.
example-rule-d4 = Všechny čtyři karty jsou provedené. Končíš tah a karty se vracejí na stůl. V příštím kole si je zase může kdokoli vzít.
example-rule-d5 = V balíčku Meč leží karty s hodnotou 1 i 2. Při Výcviku si smíš vybrat: bereš si Meč 2.
example-rule-d6 = Rytíř, který hraje před tebou, si bere kartu úkolu a nová na její místo nepřijde. U Kulatého stolu máš na výběr už jen dvě: bereš si { $task }.
example-rule-d7 = S kartou Kůň 2 smíš jet až o dvě lokace, na kteroukoli stranu. Jedeš jen o jednu, { $to }, protože tam se plní tvoje karta úkolu.
example-rule-d8 = Tvůj rytíř je na venkově a ty provádíš Dvůr (soud): vracíš Knihu 2 a získáváš 2 body. Stačila by i Kniha 1.
example-rule-d9 = Karta úkolu { $task } požaduje Dřevec 1 a Knihu 1. Platíš kartami Dřevec 1 a Kniha 2: vyšší karta je dovolená, ale nazpět nic nedostaneš. Získáváš 2 body.
example-rule-d10 = Čtyři Výcviky v jednom tahu: místo dvou karet ctností máš v ruce šest. Všechny si smíš nechat.
example-rule-t1 = Poslední tah skončil. Oba máte Turnaj a oba rytíři stojí v Camelotu, takže se v turnaji utkáte.
example-rule-t2 = Nabízíš Meč 2 a na zmatení Draka 1, druhý rytíř nabízí Meč 1. Karty odkryjete naráz: počítají se jen Meče, takže vyhráváš 2 : 1.
example-rule-t3 = Nabízíš Meč 2 a Dřevec 1, druhý rytíř Dřevec 2. Je to 3 : 2: získáváš 2 body a druhý rytíř nic.
example-rule-t4 = V turnaji nemáš soupeře. Podle českých pravidel stačí kterákoli karta ctnosti: vracíš Knihu 1 a získáváš 2 body.
example-rule-t5 = Tvůj Meč 2 poráží Meč 1. Obě karty se vracejí do balíčku, i ta, která prohrála.
example-rule-n1 = V tomhle kole jedna vyložená karta úkolu ubyla. Teď se odkryje nová, aby zase lícem nahoru ležely tři.
example-rule-n2 = Máš 2 body, druhý rytíř nemá žádný. Proto dostává stan 1 a příští kolo začíná on.
example-rule-n3 = Druhé kolo začíná fází I. Všechny karty akcí jsou zase na stole a první kartu si bere rytíř se stanem 1.
example-rule-g1 = Druhý rytíř dosahuje Q-Úkolem 25 bodů, ale kolo se dohraje celé. Díky tomu ještě stihneš splnit kartu úkolu { $task } a máš 27 bodů.
example-rule-g2 = Poslední kartou druhý rytíř v turnaji vyrovnává: oba máte 27 bodů. Vyhráváš ty, protože tolik bodů máš dřív.

## Proč karta propadá

example-reason-wrong-place = Knihu na Dvůr (soud) máš, ale všechny tři Koně má druhý rytíř. Tvůj rytíř zůstává v Camelotu a Dvůr jde provést jen na venkově: karta propadá.
example-reason-pile-empty = Spoléháš na to, že druhý rytíř předtím vrátí nějakou Knihu. Balíček je ale pořád prázdný a tvůj Výcvik propadá.
example-reason-no-task-on-display = Všech čtrnáct karet úkolů je už rozebraných. U Kulatého stolu na tebe žádná nezbyla a karta propadá.
example-reason-no-book = Máš dvakrát Dvůr (soud), ale jen jednu Knihu. První Dvůr ti přinese 2 body. Na druhý už Kniha nezbývá: propadá.
example-reason-no-task-in-hand = Jediný Kulatý stůl má druhý rytíř, a tak nemáš žádnou kartu úkolu. Tvůj rytíř už sice je na venkově, ale s Q-Úkolem není co splnit: karta propadá.
example-reason-not-at-task-location = Tvoje karta úkolu se plní { $place }, ale tvůj rytíř je { $at }. Zaplatit máš čím, jenže tady to nejde: Q-Úkol propadá.
example-reason-virtue-missing = Místo je správné a Dřevec 1 máš. Karta úkolu { $task } ale požaduje i Knihu a ty žádnou nemáš: Q-Úkol propadá.
example-reason-not-at-camelot-for-tournament = Dvůr (soud) už máš za sebou, tvůj rytíř je { $at } a na cestu zpátky ti chybí Kůň. Turnaj začíná bez tebe: tvoje karta Turnaj propadá.
example-reason-nothing-offered = Na zmatení nabízíš jen Draky, druhý rytíř nenabízí nic. Draci se nepočítají: nikdo nic nezíská a obě karty Turnaj propadají.
example-reason-nothing-offered-single = V turnaji nemáš soupeře, ale žádnou kartu nevracíš. Body za to nejsou a tvůj Turnaj propadá.
example-reason-given-up = S Koněm 4 by se jet dalo, ale na turnaj chceš být v Camelotu. Proto se karty vzdáváš: propadá a nic nepřinese.
example-reason-possible-earlier = Před jízdou by Výcvik ještě šel provést. Teď je tvůj rytíř { $at } a Výcvik jde jen v Camelotu: karta propadá.

## Proč se akce odmítá

example-refusal-game-over = Poslední kolo skončilo a je jasné, kdo vyhrává. Kartu si už nikdo vzít nemůže.
example-refusal-wrong-phase = Výcvik už máš, ale fáze I ještě neskončila. Nejdřív si všichni berou karty a provádějí je až ve fázi II.
example-refusal-not-your-turn = První kartu máš a hned chceš další. Teď si ale vybírá druhý rytíř.
example-refusal-not-your-card = Chceš Meč, ale Výcvik s Mečem má druhý rytíř. Provést můžeš jen své vlastní karty.
example-refusal-not-in-supply = Při hře ve dvou je jen jeden Dvůr a ten už má druhý rytíř. Vyber si jinou kartu.
example-refusal-second-tournament = Jeden Turnaj už v tomhle kole máš. Ten druhý je tu pro druhého rytíře.
example-refusal-cannot-be-carried-out = Chceš provést Dvůr (soud) v Camelotu, ale to jde jen na venkově. Nic se nestane a karta ti zůstává.
example-refusal-value-not-in-pile = Chceš Knihu 1, ale v balíčku leží jen karty s hodnotou 2. Vzít si můžeš jen některou z nich.
example-refusal-task-not-on-display = Chceš kartu úkolu { $task }, ta ale neleží lícem nahoru. Vybrat si můžeš jen jednu ze tří vyložených.
example-refusal-too-far = Chceš jet { $to }. To jsou tři lokace, ale tvůj Kůň 2 ujede nejvýš dvě.
example-refusal-zero-move = Tvůj rytíř už v Camelotu je. S Koněm musí popojet aspoň o jednu lokaci; pokud chceš zůstat, karty se vzdej.
example-refusal-task-not-in-hand = Místo i karty ctností sedí. Karta úkolu { $task } ale ještě leží na stole: v ruce ji nemáš.
example-refusal-task-elsewhere = Máš dvě karty úkolů a na obě i správné karty ctností. Jenže kartu úkolu { $task } splníš jen { $place } a tvůj rytíř je { $at }.
example-refusal-wrong-payment = Karta úkolu { $task } požaduje Dřevec a Knihu. Chceš zaplatit Dřevcem a Drakem, ale Drak Knihu nenahradí.
example-refusal-card-not-in-hand = Chceš zaplatit kartami Dřevec 1 a Kniha 1, ale jediná Kniha, kterou máš, je Kniha 2. Vrátit můžeš jen to, co máš.
example-refusal-offer-not-allowed = V turnaji nemáš soupeře a chceš vrátit dvě karty. Podle českých pravidel smíš vrátit nejvýš jednu.
example-refusal-no-such-thing = Chceš Knihu 3. Taková karta neexistuje: karty ctností mají hodnotu 1 nebo 2.

## Odmítnutí náhody

example-chance-ring = V tomhle záznamu je jedna lokace v kruhu dvakrát a jiná chybí. Každá z osmi tam musí být právě jednou.
example-chance-hand-seat = V tomhle záznamu druhé místo dostává počáteční karty dřív než první. Rozdává se ale popořadě.
example-chance-hand-cards = V tomhle záznamu je mezi počátečními kartami Dřevec 2. Počáteční karty ale mají vždycky hodnotu 1.
example-chance-task-seen = Tenhle záznam odkrývá kartu úkolu { $task } podruhé. Ta je ale už splněná a ze hry je pryč.
example-chance-tent-seats = V tomhle záznamu dostává první místo oba stany a druhé žádný. Každé místo má mít právě jeden.
example-chance-tent-order = V tomhle záznamu dostáváš stan 1, i když máš 2 body a druhý rytíř žádný. Kdo má méně bodů, má být na řadě dřív.
