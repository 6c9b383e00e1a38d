### „Im Auftrag des Königs“: názvy karet, počty, kronika, stavový řádek.

## Výčty. $rest: všechno kromě posledního, s čárkami.

list-and = { $rest } a { $last }
list-or = { $rest } nebo { $last }

## Lokace. Hodnota: název na kartě. at: kde něco je. to: kam někdo jede.

location-camelot = Camelot
    .at = v Camelotu
    .to = do Camelotu
location-hidden-valley = Skryté údolí
    .at = ve Skrytém údolí
    .to = do Skrytého údolí
location-wild-forest = Divoký les
    .at = v Divokém lese
    .to = do Divokého lesa
location-moon-lake = Měsíční jezero
    .at = u Měsíčního jezera
    .to = k Měsíčnímu jezeru
location-dragon-rock = Dračí skála
    .at = u Dračí skály
    .to = k Dračí skále
location-misty-fen = Mlžná blata
    .at = na Mlžných blatech
    .to = na Mlžná blata
location-black-tower = Černá věž
    .at = u Černé věže
    .to = k Černé věži
location-dwarf-mines = Trpasličí doly
    .at = v Trpasličích dolech
    .to = do Trpasličích dolů

location-help-camelot = Královský hrad, jediné místo se žlutou zdí. Tady provedeš Výcvik, Kulatý stůl krále Artuše a Turnaj.
location-help-countryside = Venkov se zelenými listy. Tady provedeš Dvůr (soud) a Q-Úkol. Karty úkolů pro tohle místo: { $tasks }.
location-help-no-task = Venkov se zelenými listy. Tady provedeš Dvůr (soud) a Q-Úkol. Pro tohle místo není žádná karta úkolu.

## Kde karta jde použít: ukazuje to její okraj.

side-camelot = v Camelotu
    .border = žlutá zeď
side-countryside = na venkově
    .border = zelené listy
side-anywhere = kdekoli
    .border = zeď i listy

## Ctnosti. Hodnota: znak na kartě. stands-for: sama ctnost.
## pile: název balíčku. none: co někdo nemá (4. pád).

virtue-sword = Meč
    .stands-for = síla
    .pile = Balíček Meč
    .none = žádný Meč
virtue-lance = Dřevec
    .stands-for = obratnost
    .pile = Balíček Dřevec
    .none = žádný Dřevec
virtue-dragon = Drak
    .stands-for = odvaha
    .pile = Balíček Drak
    .none = žádného Draka
virtue-book = Kniha
    .stands-for = moudrost
    .pile = Balíček Kniha
    .none = žádnou Knihu

virtue-card-sword = Meč { $value }
virtue-card-lance = Dřevec { $value }
virtue-card-dragon = Drak { $value }
virtue-card-book = Kniha { $value }

virtue-card-times = { $count } × { $card }
virtue-cards-none = nic

## Karty akcí. Hodnota: celý název. short: pro úzké karty. help: co karta dělá a kde.

action-exercise-sword = Výcvik: Meč
    .short = Meč
    .help = Vezmi si z balíčku kartu Meč s libovolnou hodnotou. Jde to jen v Camelotu (žlutá zeď).
action-exercise-lance = Výcvik: Dřevec
    .short = Dřevec
    .help = Vezmi si z balíčku kartu Dřevec s libovolnou hodnotou. Jde to jen v Camelotu (žlutá zeď).
action-exercise-dragon = Výcvik: Drak
    .short = Drak
    .help = Vezmi si z balíčku kartu Drak s libovolnou hodnotou. Jde to jen v Camelotu (žlutá zeď).
action-exercise-book = Výcvik: Kniha
    .short = Kniha
    .help = Vezmi si z balíčku kartu Kniha s libovolnou hodnotou. Jde to jen v Camelotu (žlutá zeď).
action-round-table = Kulatý stůl krále Artuše
    .short = Kulatý stůl
    .help = Vezmi si do ruky jednu z vyložených karet úkolů. Jde to jen v Camelotu (žlutá zeď).
action-tournament = Turnaj
    .short = Turnaj
    .help = Až všichni dohrají svůj tah, utkáš se kartami Meč a Dřevec o 2 body. Tvůj rytíř pak musí být v Camelotu (žlutá zeď).
action-court = Dvůr
    .short = Dvůr
    .help = Soud: vrať jednu Knihu a získáš 2 body. Jde to jen na venkově (zelené listy).
action-quest = Q-Úkol
    .short = Q-Úkol
    .help = Splň kartu úkolu z ruky na jejím místě: vrať požadované karty ctností a získáš její body. Jde to jen na venkově (zelené listy).

action-horse = Kůň { $reach }
    .short = Kůň { $reach }
    .help = { $reach ->
        [one] Popojeď po kruhu o jednu lokaci, na kteroukoli stranu.
        [few] Popojeď po kruhu až o { $reach } lokace, na kteroukoli stranu.
        [many] Popojeď po kruhu až o { $reach } lokace, na kteroukoli stranu.
       *[other] Popojeď po kruhu až o { $reach } lokací, na kteroukoli stranu.
    } Jde to kdekoli.

## Karty úkolů podle čísla.

task-1 = Zabij divokého medvěda!
task-2 = Poraz černého rytíře!
task-3 = Chyť bílého jelena!
task-4 = Poraz ďábelskou čarodějku!
task-5 = Ochoč bílého jednorožce!
task-6 = Najdi strom života!
task-7 = Najdi poklad trpaslíků!
task-8 = Zabij ohnivého draka!
task-9 = Poraz zuřivého obra!
task-10 = Najdi zdroj nevinnosti!
task-11 = Chyť zlatého bažanta!
task-12 = Najdi knihu moudrosti!
task-13 = Poraz ďábelského čaroděje!
task-14 = Vysvoboď krásnou pannu!
task-unknown = Karta úkolu č. { $number }

task-quoted = „{ $task }“

task-help = Splníš ji { $at }. Požaduje: { $needs }. { $shields ->
        [one] Přinese jeden bod.
        [few] Přinese { $shields } body.
        [many] Přinese { $shields } bodu.
       *[other] Přinese { $shields } bodů.
    }

## Verze pravidel. differs: co je jinak, na jednom řádku.

edition-cs = Česká pravidla
    .differs = V turnaji smíš na zmatení soupeře nabídnout i karty Drak a Kniha. Bez soupeře získáš 2 body za libovolnou vrácenou kartu ctnosti.
edition-en = Anglická pravidla
    .differs = V turnaji smíš nabídnout jen karty Meč a Dřevec. Bez soupeře získáš 2 body, jen když nabídneš aspoň jednu z nich.

## Fáze, stany, rytíři, kdo hraje.

phase-setup = Příprava
phase-choose = Fáze I: volba karet akcí
    .short = Fáze I
phase-carry-out = Fáze II: provedení akcí
    .short = Fáze II
phase-tournament = Turnaj
phase-new-round = Fáze III: stany a karty úkolů
    .short = Fáze III
phase-over = Hra skončila

round-and-phase = { $round }. kolo · { $phase }

tent = Stan { $number }
tent-help = Stany určují pořadí. Kdo má nejméně bodů, dostane pro další kolo stan 1.

knight-red = Lví rytíř
    .colour = červená
knight-blue = Orlí rytíř
    .colour = modrá
knight-green = Dubový rytíř
    .colour = zelená
knight-silver = Havraní rytíř
    .colour = stříbrná

player-human = Člověk
    .character = Hraješ ty nebo někdo u tohoto počítače.
player-random = Náhoda
    .character = Zahraje jakýkoli dovolený tah.
player-page = Páže
    .character = Hraje podle citu, ale ne hloupě.
    .questing = Páže lovící úkoly
    .jousting = Turnajové páže
player-squire = Panoš
    .character = Bere, co právě teď přinese nejvíc.
    .questing = Panoš lovící úkoly
    .jousting = Turnajový panoš
player-knight = Rytíř
    .character = Plánuje celý tah dopředu.
    .questing = Rytíř lovící úkoly
    .jousting = Turnajový rytíř
player-champion = Mistr
    .character = Myslí dopředu a odhaduje, co mají ostatní.
    .questing = Mistr lovící úkoly
    .jousting = Turnajový mistr

temperament-even = Od všeho trochu
    .character = Nemá žádnou zálibu.
temperament-questing = Hlavně úkoly
    .character = Jde hlavně za úkoly.
temperament-jousting = Hlavně turnaje
    .character = Málokterý turnaj vynechá.

budget-usual = Přemýšlí krátce
budget-tries = { $count ->
    [one] Zkusí to jednou
    [few] Zkusí to { $count }krát
    [many] Zkusí to { $count }krát
   *[other] Zkusí to { $count }krát
}
budget-seconds = Přemýšlí { $seconds } s

## Počty

count-shields = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
count-virtue-cards = { $count ->
    [one] { $count } karta ctnosti
    [few] { $count } karty ctností
    [many] { $count } karty ctností
   *[other] { $count } karet ctností
}
count-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
count-locations = { $count ->
    [one] { $count } lokace
    [few] { $count } lokace
    [many] { $count } lokace
   *[other] { $count } lokací
}
count-tasks = { $count ->
    [one] { $count } karta úkolu
    [few] { $count } karty úkolů
    [many] { $count } karty úkolů
   *[other] { $count } karet úkolů
}
count-face-down = { $count ->
    [one] { $count } skrytá
    [few] { $count } skryté
    [many] { $count } skryté
   *[other] { $count } skrytých
}

## Místa u stolu ve větách. Jméno je libovolný text, nikdy se neskloňuje.

seat-number = Místo { $number }
seat-you = ty
    .start = Ty

## Kronika. Přítomný čas: nic neprozradí, jestli hraje muž, nebo žena.

event-ring-laid = Osm lokací leží v kruhu a Camelot je jednou z nich.
event-hand-dealt = { $who ->
    [you] Dostáváš počáteční karty: { $cards }.
   *[other] { $name } dostává počáteční karty: { $cards }.
}
event-hand-dealt-hidden = { $who ->
    [you] Dostáváš dvě počáteční karty.
   *[other] { $name } dostává dvě počáteční karty, které nikdo jiný nevidí.
}
event-task-revealed = Odkrývá se karta úkolu: { $task }
event-round-began = Začíná { $round }. kolo. Pořadí: { $order }.
event-card-chosen = { $who ->
    [you] Bereš si kartu { $card }.
   *[other] { $name } si bere kartu { $card }.
}
event-turn-began = { $who ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $name }.
}
event-exercised = { $who ->
    [you] Cvičíš a bereš si kartu { $card }.
   *[other] { $name } cvičí a bere si kartu { $card }.
}
event-task-taken = { $who ->
    [you] U Kulatého stolu si bereš kartu úkolu { $task }.
   *[other] { $name } si u Kulatého stolu bere kartu úkolu { $task }.
}
event-rode = { $who ->
    [you] { $distance ->
        [one] Jedeš o jednu lokaci { $to }.
        [few] Jedeš o { $distance } lokace { $to }.
        [many] Jedeš o { $distance } lokace { $to }.
       *[other] Jedeš o { $distance } lokací { $to }.
    }
   *[other] { $distance ->
        [one] { $name } jede o jednu lokaci { $to }.
        [few] { $name } jede o { $distance } lokace { $to }.
        [many] { $name } jede o { $distance } lokace { $to }.
       *[other] { $name } jede o { $distance } lokací { $to }.
    }
}
event-court-held = { $who ->
    [you] { $shields ->
        [one] Soudíš, vracíš kartu { $book } a získáváš jeden bod.
        [few] Soudíš, vracíš kartu { $book } a získáváš { $shields } body.
        [many] Soudíš, vracíš kartu { $book } a získáváš { $shields } bodu.
       *[other] Soudíš, vracíš kartu { $book } a získáváš { $shields } bodů.
    }
   *[other] { $shields ->
        [one] { $name } soudí, vrací kartu { $book } a získává jeden bod.
        [few] { $name } soudí, vrací kartu { $book } a získává { $shields } body.
        [many] { $name } soudí, vrací kartu { $book } a získává { $shields } bodu.
       *[other] { $name } soudí, vrací kartu { $book } a získává { $shields } bodů.
    }
}
event-quest-completed = { $who ->
    [you] { $shields ->
        [one] Plníš kartu úkolu { $task } za jeden bod. Vracíš: { $paid }.
        [few] Plníš kartu úkolu { $task } za { $shields } body. Vracíš: { $paid }.
        [many] Plníš kartu úkolu { $task } za { $shields } bodu. Vracíš: { $paid }.
       *[other] Plníš kartu úkolu { $task } za { $shields } bodů. Vracíš: { $paid }.
    }
   *[other] { $shields ->
        [one] { $name } plní kartu úkolu { $task } za jeden bod. Vrácené karty: { $paid }.
        [few] { $name } plní kartu úkolu { $task } za { $shields } body. Vrácené karty: { $paid }.
        [many] { $name } plní kartu úkolu { $task } za { $shields } bodu. Vrácené karty: { $paid }.
       *[other] { $name } plní kartu úkolu { $task } za { $shields } bodů. Vrácené karty: { $paid }.
    }
}
event-expired = { $who ->
    [you] Karta { $card } ti propadá ({ $reason }).
   *[other] { $name } nechává propadnout kartu { $card } ({ $reason }).
}
event-given-up = { $who ->
    [you] Vzdáváš se karty { $card }.
   *[other] { $name } se vzdává karty { $card }.
}
event-expired-hidden = { $who ->
    [you] Karta { $card } ti propadá.
   *[other] { $name } nechává propadnout kartu { $card }. Proč, to z otevřených karet vidět není.
}
event-turn-ended = { $who ->
    [you] Tvůj tah končí.
   *[other] { $name } končí svůj tah.
}
event-tournament-began = Turnaj začíná. Nastupují: { $knights }.
event-tournament-single = { $who ->
    [you] Turnaj začíná. Nastupuješ bez soupeře.
   *[other] Turnaj začíná. { $name } nastupuje bez soupeře.
}
event-offer-made = { $who ->
    [you] Lícem dolů nabízíš: { $cards }.
   *[other] { $name } nabízí: { $cards }.
}
event-offer-made-hidden = { $who ->
    [you] Pokládáš svou nabídku lícem dolů.
   *[other] { $name } pokládá svou nabídku lícem dolů.
}
event-offers-revealed = Nabídky se odkrývají. { $offers }.
offer-shown = { $name }: { $cards } (počítá se { $total })
event-tournament-gain = { $who ->
    [you] { $shields ->
        [one] V turnaji získáváš jeden bod.
        [few] V turnaji získáváš { $shields } body.
        [many] V turnaji získáváš { $shields } bodu.
       *[other] V turnaji získáváš { $shields } bodů.
    }
   *[other] { $shields ->
        [one] { $name } získává v turnaji jeden bod.
        [few] { $name } získává v turnaji { $shields } body.
        [many] { $name } získává v turnaji { $shields } bodu.
       *[other] { $name } získává v turnaji { $shields } bodů.
    }
}
event-tournament-nothing = { $who ->
    [you] Z turnaje odcházíš s prázdnou.
   *[other] { $name } odchází z turnaje s prázdnou.
}
event-goal-reached = { $who ->
    [you] Dosahuješ cíle: tohle je poslední kolo.
   *[other] { $name } dosahuje cíle: tohle je poslední kolo.
}
event-game-ended = { $who ->
    [you] Hra skončila. Vyhráváš!
   *[other] Hra skončila. Vítězí { $name }.
}
event-game-ended-shared = Hra skončila. O vítězství se dělí: { $winners }.

## Stavový řádek: kdo je na tahu a co se teď čeká.

status-laying = Připravuje se stůl.
status-new-tasks = Odkrývají se nové karty úkolů.
status-new-tents = Rozdávají se stany.
status-choose = { $who ->
    [you] Jsi na tahu: vezmi si kartu akce ({ $pick } ze { $picks }).
    [bot] { $name } přemýšlí: karta akce { $pick } ze { $picks }.
   *[other] Na tahu je { $name }: bere si kartu akce ({ $pick } ze { $picks }).
}
status-carry-out = { $who ->
    [you] { $cards ->
        [0] Všechny tvoje karty jsou hotové. Ukonči tah.
        [one] Jsi na tahu: zbývá ti provést jednu kartu.
        [few] Jsi na tahu: zbývá ti provést { $cards } karty.
        [many] Jsi na tahu: zbývá ti provést { $cards } karty.
       *[other] Jsi na tahu: zbývá ti provést { $cards } karet.
    }
    [bot] { $name } přemýšlí o další akci.
   *[other] Na tahu je { $name }: provádí akce.
}
status-offer = { $who ->
    [you] Turnaj: vyber svou nabídku.
    [bot] Turnaj: { $name } přemýšlí o nabídce.
   *[other] Turnaj: { $name } chystá nabídku.
}
status-offer-single-cs = { $who ->
    [you] Turnaj: vyber svou nabídku.
    [bot] { $name } nemá v turnaji soupeře a přemýšlí.
   *[other] { $name } nemá v turnaji soupeře a smí vrátit jednu kartu.
}
status-offer-single-en = { $who ->
    [you] Turnaj: vyber svou nabídku.
    [bot] { $name } nemá v turnaji soupeře a přemýšlí.
   *[other] { $name } nemá v turnaji soupeře a chystá nabídku.
}
