### Kniha pravidel: co k jednotlivým pravidlům ještě říká, vlastními slovy, a texty její obrazovky.
### p1, p2 …: vždy jeden bod. Co z toho je naše rozhodnutí a co platí jen v jedné verzi, určuje kód.

## Příprava

rulebook-s1 =
    .p1 = Camelot je místo se žlutou zdí. Sedm lokací se zelenými listy je venkov.
    .p2 = Jet můžeš vždycky na obě strany, takže to nikam není dál než čtyři lokace.
    .p3 = U skutečného stolu můžete kruh položit, jak chcete. V téhle aplikaci rozhoduje náhoda.
rulebook-s2 =
    .p1 = Tvůj rytíř leží vně kruhu, vedle karty té lokace, kde právě je.
    .p2 = Rytíři, za které nikdo nehraje, zůstávají v krabičce.
rulebook-s3 =
    .p1 = Stanů je tolik, kolik je hráčů: ve dvou stany 1 a 2, ve třech stany 1 až 3. Ostatní zůstávají v krabičce.
    .p2 = Jen v prvním kole rozhoduje náhoda. Potom už o stanech rozhodují body.
rulebook-s4 =
    .p1 = Ve čtyřech je to 16 karet, ve dvou nebo ve třech 13.
    .p2 = Karta Výcvik je pro každou ctnost jedna.
    .p3 = Který Kůň se vrací, to v žádných pravidlech není. Určuje to sada karet v téhle aplikaci: podívej se na stránku s přípravou.
    .p4 = Co se vrací do krabičky, říkají jen česká pravidla; v anglických tahle část chybí. Tady to platí v obou verzích.
rulebook-s5 =
    .p1 = Každý balíček leží vedle karty Výcvik, která k němu patří.
    .p2 = Karty mají hodnotu 1 nebo 2. Všichni si je smějí prohlížet a počítat.
    .p3 = Co se vrací do krabičky, říkají jen česká pravidla. Tady to platí v obou verzích.
rulebook-s6 =
    .p1 = Ve čtyřech: od každé ctnosti se zamíchají dvě jedničky a každý dostane dvě karty.
    .p2 = Ve třech: dva Meče, dva Draci, jeden Dřevec a jedna Kniha.
    .p3 = Ve dvou: jedna karta od každé ctnosti.
    .p4 = Jestli nejdřív rozdáš, nebo nejdřív vrátíš karty do krabičky, je jedno: jedniček je dost na obojí.
    .p5 = Počáteční karty ostatních nikdo nevidí. Pravidla říkají jen to, že se zamíchají a rozdají.
rulebook-s7 =
    .p1 = Všech 14 karet úkolů se zamíchá. Nikdo neví, v jakém pořadí přijde zbylých jedenáct.
    .p2 = Vyložené karty úkolů leží uprostřed kruhu, vedle skrytého balíčku.

## Fáze I

rulebook-c1 =
    .p1 = Začíná stan 1. Druhou kartu si nikdo nebere dřív, než mají všichni první.
    .p2 = Ve třech a ve čtyřech máš tedy na kolo tři karty akcí, ve dvou čtyři.
rulebook-c2 =
    .p1 = Mysli dopředu: kde bude tvůj rytíř, až budeš kartu provádět? Předtím ho tam může dovézt Kůň.
    .p2 = Pořadí, v jakém si karty vezmeš, tě později k ničemu nezavazuje.
rulebook-c3 =
    .p1 = Co si někdo vezme, to je pro tohle kolo pryč. Některé karty jsou ve hře jen jednou.
    .p2 = Výjimkou je jen Turnaj.
rulebook-c4 =
    .p1 = Karty Turnaj jsou dvě, takže se nikdy neutkají víc než dva rytíři.
    .p2 = V dalším kole si Turnaj smíš vzít znovu.
rulebook-c5 =
    .p1 = Všichni vidí i body, všechny karty na stole, každou kartu ctnosti vzatou z balíčku a každou kartu úkolu vzatou ze středu kruhu.
    .p2 = Skryté jsou jen počáteční karty, pořadí karet úkolů v balíčku a nabídky v turnaji, dokud se neodkryjí.
    .p3 = O vynechání volby pravidla nemluví. Tady si kartu bereš vždycky; pro všechny je jich dost.

## Fáze II

rulebook-d1 =
    .p1 = Začíná nejnižší stan. Uděláš všechno, co chceš, a teprve potom je na řadě další stan.
    .p2 = Pořadí je půlka plánu: po jízdě je tvůj rytíř jinde a tam jdou provést jiné karty.
rulebook-d2 =
    .p1 = Venkov je všech sedm lokací kromě Camelotu.
    .p2 = Rozhoduje, kde tvůj rytíř stojí ve chvíli, kdy kartu provádíš.
    .p3 = Na Q-Úkol venkov nestačí: splníš ho jen přesně v té lokaci, která patří ke kartě úkolu.
rulebook-d3 =
    .p1 = Karta propadá jen třemi způsoby: vzdáš se jí, skončí tvůj tah, nebo v turnaji, když tam tvůj rytíř není nebo tvoje nabídka nemůže nic přinést.
    .p2 = Vzdát se smíš i karty, která by šla provést. Co jednou propadne, to už v tomhle kole neprovedeš.
    .p3 = Když zkusíš kartu, kterou teď provést nejde, ještě se nic nestane: dozvíš se všechny důvody a karta ti zůstane. Pak se rozhodneš, jestli má propadnout.
rulebook-d4 =
    .p1 = Je jedno, jestli je karta provedená, nebo propadlá: vrací se v každém případě.
    .p2 = Až do další fáze I si ji nikdo vzít nemůže.
rulebook-d5 =
    .p1 = Balíček určuje znak na kartě: Výcvik se znakem Meč přinese Meč.
    .p2 = Dokud v balíčku nějaká dvojka je, nestojí víc než jednička.
    .p3 = Bez karty ctnosti není výcvik: když je balíček prázdný, Výcvik propadá.
rulebook-d6 =
    .p1 = Když se v jednom kole provádějí oba Kulaté stoly, vybírá se u druhého už jen ze dvou karet úkolů.
    .p2 = Když už žádná karta úkolu neleží lícem nahoru, kartu provést nejde.
    .p3 = Všichni vidí, kterou kartu úkolu si bereš. V ruce ti zůstává, dokud ji nesplníš.
rulebook-d7 =
    .p1 = Číslo na kartě říká, o kolik lokací smíš jet nejvýš: zastavit smíš i dřív.
    .p2 = V jedné lokaci smí stát víc rytířů. Nikdo nikomu nepřekáží.
    .p3 = Kdo stojí, nejede: jízda o 0 lokací se nepočítá jako provedená karta. Radši se jí vzdej.
rulebook-d8 =
    .p1 = Kniha s hodnotou 2 nepřinese víc než Kniha s hodnotou 1.
    .p2 = Bez Knihy Dvůr propadá.
    .p3 = Za každou kartu Dvůr se vrací jedna Kniha.
rulebook-d9 =
    .p1 = Karty ctností se vracejí do svých balíčků. Splněná karta úkolu je ze hry pryč.
    .p2 = Kartu úkolu musíš mít v ruce a rytíře v její lokaci: která to je, ukazuje krajina na kartě.
    .p3 = I na dvě karty úkolů pro stejnou lokaci potřebuješ dvě karty Q-Úkol.
    .p4 = Za každý požadavek se vrací právě jedna karta té ctnosti, a to aspoň s požadovanou hodnotou. Žádná karta neplatí dvakrát a dvě jedničky nejsou dvojka.
    .p5 = Vyšší kartou smíš zaplatit, i když máš v ruce tu přesnou. Je to jen plýtvání.
rulebook-d10 =
    .p1 = Karty ctností ti z ruky ubývají, jen když jimi platíš nebo je nabízíš.
    .p2 = Karty úkolů, které ti na konci zbudou, tě nic nestojí. Nic ale ani nepřinesou.

## Turnaj

rulebook-t1 =
    .p1 = Rozhoduje jen to, kde tvůj rytíř stojí po posledním tahu fáze II. Kde byl předtím, na tom nezáleží.
    .p2 = Rytíř v Camelotu už odstoupit nemůže. Nabídnout ale nic nemusí.
rulebook-t2 =
    .p1 = Sečti hodnoty nabídnutých Mečů a Dřevců: to je součet.
    .p2 = Na zmatení soupeře se smějí přidat i jiné karty ctností. Nepočítají se.
    .p3 = Nabídnout se smějí jen Meče a Dřevce.
    .p4 = Karty úkolů se nabídnout nesmějí: vracejí se vždycky jen karty ctností.
rulebook-t3 =
    .p1 = Kdo má nižší součet, nezíská nic a o nabídnuté karty stejně přijde.
    .p2 = Součet 0 nepřinese nic ani v jedné verzi.
rulebook-t4 =
    .p1 = Vrať libovolnou kartu ctnosti a získáš 2 body, nebo žádnou a nezískáš nic.
    .p2 = Nabídni karty, jako by tu soupeř byl. Za každý součet nad 0 získáš 2 body.
    .p3 = Vrátit kartu není povinné, i když to tak v českých pravidlech zní.
    .p4 = Když si Turnaj zvolí dva, ale v Camelotu stojí jen jeden rytíř, nemá soupeře.
rulebook-t5 =
    .p1 = Vracejí se i karty, které byly jen na zmatení.
    .p2 = Anglická pravidla o tom mlčí. Tady to platí v obou verzích.

## Fáze III

rulebook-n1 =
    .p1 = Nové karty úkolů přicházejí jen teď. Do té doby musí stačit ty, které zbývají.
    .p2 = Když balíček dojde, leží lícem nahoru méně než tři a nakonec žádná.
rulebook-n2 =
    .p1 = Stan 1 vybírá i hraje jako první: tak se dá dohánět ztráta.
    .p2 = Stany hráčů se stejným počtem bodů se míchají jen mezi nimi.
rulebook-n3 =
    .p1 = Karty ctností, karty úkolů i body ti zůstávají a rytíř stojí dál, kde stojí.
    .p2 = Jakmile někdo dosáhne cíle, další kolo už nezačíná.

## Konec hry

rulebook-g1 =
    .p1 = Všichni ještě smějí provést všechny své karty. V posledním kole tě může někdo předběhnout.
    .p2 = Je jedno, jestli cíle dosáhneš přesně, nebo ho překročíš.
rulebook-g2 =
    .p1 = Při shodě rozhoduje, kdo poslední z těch bodů získá dřív.
    .p2 = Nejde o to, kdo dřív dosáhne cíle, ale kdo dřív dosáhne shodného počtu bodů: anglická pravidla se dají číst oběma způsoby, česká ne.
    .p3 = Jen nerozhodný turnaj může dvěma rytířům přinést poslední bod ve stejném okamžiku. Pak se o vítězství dělí.

## Obrazovka

rulebook-title = Pravidla
    .help = Všechna pravidla s obrázky
rulebook-cite = Pravidlo { $rule } – R ho otevře
rulebook-contents = Obsah
rulebook-end-of-game = Konec hry
rulebook-at-the-table = U skutečného stolu
rulebook-range = { $first }–{ $last }
rulebook-page-number = Strana { $number } z { $pages }
rulebook-next = Další strana
rulebook-previous = Předchozí strana
rulebook-see-also = Viz také
rulebook-works = Jde použít { $place }: { $border }
rulebook-keys = Šipky nebo PageUp a PageDown listují · / hledá · Esc vrací zpět

rulebook-source = { $ruling ->
    [yes] { $english ->
        [yes] Česká (strana { $page }) i anglická pravidla · naše rozhodnutí
       *[no] Česká pravidla (strana { $page }) · naše rozhodnutí
    }
   *[no] { $english ->
        [yes] Česká (strana { $page }) i anglická pravidla
       *[no] Česká pravidla (strana { $page })
    }
}
rulebook-ruling = naše rozhodnutí
    .help = Tady pravidla mlčí, nebo se liší. Proto bylo potřeba rozhodnout.
rulebook-edition-here = { $edition }: platí ve tvé hře

rulebook-search = Hledat v pravidlech
    .placeholder = Q-Úkol, platit, D9, propadnout …
    .found = { $count ->
        [one] Nalezeno { $count } místo
        [few] Nalezena { $count } místa
        [many] Nalezeno { $count } místa
       *[other] Nalezeno { $count } míst
    }
    .none = „{ $text }“ v pravidlech není.
    .hint = Zkus jedno slovo, označení pravidla, třeba D9, nebo německé slovo z karty.
    .clear = Vymazat hledání
    .german = Německy: { $text }

## Důvody

rulebook-reasons = Proč karta propadá
    .intro = Když se karta vrací na stůl neprovedená, dozvíš se všechny důvody, které v tu chvíli platí, v tomhle pořadí.
    .example = Například:
rulebook-reason-wrong-place = Okraj karty nesedí k místu, kde stojí tvůj rytíř. U Q-Úkolu se dozvíš i to, které lokace by se hodily.
rulebook-reason-pile-empty = V balíčku té ctnosti už není žádná karta. Dozvíš se to, i když nesedí ani místo.
rulebook-reason-no-task-on-display = Všechny vyložené karty úkolů jsou rozebrané. Dozvíš se to, i když nesedí ani místo.
rulebook-reason-no-book = Nemáš žádnou Knihu, kterou by šlo vrátit. Dozvíš se to, i když nesedí ani místo.
rulebook-reason-no-task-in-hand = V ruce nemáš žádnou kartu úkolu, kterou by šlo Q-Úkolem splnit.
rulebook-reason-not-at-task-location = Jsi na venkově, ale žádná z tvých karet úkolů sem nepatří.
rulebook-reason-virtue-missing = Na kartu úkolu ti chybí některá z požadovaných karet ctností. Dozvíš se to u každé své karty úkolu pro tohle místo, a když žádná není, u každé, kterou máš v ruce.
rulebook-reason-not-at-camelot = Když turnaj začíná, tvůj rytíř není v Camelotu.
rulebook-reason-nothing-offered = Součet Mečů a Dřevců ve tvé nabídce je 0. Když je vyšší než 0, a přesto prohraješ, karta Turnaj nepropadá.
rulebook-reason-nothing-offered-single = V turnaji nemáš soupeře a nenabízíš nic, co by přineslo body.
rulebook-reason-given-up = Vzdáváš se karty, která by šla provést. Proto je tenhle důvod vždycky sám.
rulebook-reason-possible-earlier = Dřív v tomhle tahu by to šlo. Objevuje se to jen vedle jiného důvodu.

## Verze pravidel

rulebook-editions = Čím se verze liší
    .intro = Pravidla mají dvě verze. Liší se jen v turnaji, všechno ostatní je stejné. Pro každou novou hru si jednu z nich vybíráš.

## Příprava u skutečného stolu

rulebook-setup = { $players ->
    [one] Příprava pro { $players } hráče
    [few] Příprava pro { $players } hráče
    [many] Příprava pro { $players } hráče
   *[other] Příprava pro { $players } hráčů
}
    .players = { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
    .sheet = Ukázat na jednom listu
    .sheet-help = Celá příprava na jedné stránce, bez ostatních pravidel: na obrázek nebo k vytištění.
setup-box = Zpátky do krabičky
    .none = Žádná karta akce ani karta ctnosti: ve čtyřech jsou potřeba všechny.
    .knights = { $count ->
        [one] K tomu jeden rytíř a jeden stan.
        [few] K tomu { $count } rytíři a { $count } stany.
        [many] K tomu { $count } rytíře a { $count } stanu.
       *[other] K tomu { $count } rytířů a { $count } stanů.
    }
    .task = Tyhle karty nejdřív vraťte do krabičky. Nebudete je potřebovat.
setup-circle = Kruh
    .task = Položte osm karet lokací do kruhu, v libovolném pořadí.
setup-knights = Rytíři
    .task = Každý si vybere rytíře a položí ho vně kruhu vedle Camelotu.
setup-tents = Stany
    .task = Zamíchejte stany 1 až { $players } a každému dejte jeden lícem nahoru. Čísla určují pořadí.
setup-actions = Karty akcí
    .task = Těchto { $count } karet rozložte lícem nahoru kolem kruhu: Kulatý stůl a Turnaj vedle Camelotu, k nim vedle sebe karty Výcvik. Koně patří naproti, Dvůr a Q-Úkol vedle nich.
setup-virtues = Karty ctností
    .task = Těchto { $count } karet roztřiďte lícem nahoru do čtyř balíčků, každý vedle karty Výcvik, která k němu patří.
setup-hands = Počáteční karty
    .task = { $count ->
        [one] Z balíčků vezměte tuhle { $count } kartu s hodnotou 1, zamíchejte a každému rozdejte dvě lícem dolů.
        [few] Z balíčků vezměte tyhle { $count } karty s hodnotou 1, zamíchejte je a každému rozdejte dvě lícem dolů.
        [many] Z balíčků vezměte tyhle { $count } karty s hodnotou 1, zamíchejte je a každému rozdejte dvě lícem dolů.
       *[other] Z balíčků vezměte těchto { $count } karet s hodnotou 1, zamíchejte je a každému rozdejte dvě lícem dolů.
    }
setup-tasks = Karty úkolů
    .task = Zamíchejte všech { $count } karet úkolů. Tři přijdou lícem nahoru doprostřed kruhu, ostatní vedle nich jako skrytý balíček.
setup-goal = Začínáme
    .task = Na body si připravte tužku a papír. V každém kole si každý bere { $picks ->
        [one] { $picks } kartu akce
        [few] { $picks } karty akcí
        [many] { $picks } karty akcí
       *[other] { $picks } karet akcí
    }. Jakmile někdo dosáhne { $goal } bodů, je to poslední kolo.

## Karty úkolů

rulebook-tasks = Všech 14 karet úkolů
    .intro = Kartu úkolu splníš v její lokaci kartou Q-Úkol. Tady vidíš, kde to je, co karta požaduje a co přinese.
    .game = U každé karty úkolu vidíš, kde ve tvé hře právě je.
    .no-game = Když je hra rozehraná, uvidíš tu i to, kde každá karta úkolu právě je.

## Slovníček

rulebook-words = Slovníček
    .intro = Jak se karty jmenují tady a jak německy na vytištěných kartách.
    .german = Na kartě německy: { $term }
    .german-short = Německy: { $term }
    .switch = Ukazovat i německé názvy z karet
    .switch-help = Všude, kde se nějaká karta vysvětluje, ukáže i německé slovo z vytištěné karty.
word-others = Další slova
word-location-card = karta lokace
word-action-card = karta akce
word-virtue-card = karta ctnosti
word-task-card = karta úkolu
word-knight = rytíř
word-tent = stan
word-shield = bod (na kartách štít)
word-supply = karty akcí na stole
word-countryside = venkov
word-round = kolo
word-phase = fáze
word-expire = propadnout

# The example at the foot of a rule.

rulebook-example = Příklad
rulebook-example-show = Ukázat na stole
