### Okno: všechno, co nepatří k jedné kartě nebo pravidlu.

app-name = Tafelrunde
app-subtitle = Nauč se a hraj „Im Auftrag des Königs“

button-ok = OK
button-close = Zavřít
button-back = Zpět
button-cancel = Zrušit
button-continue = Pokračovat

## První spuštění

language-question = V jakém jazyce chceš hrát?
    .note = Jazyk můžeš kdykoli změnit v nastavení.

## Titul

menu-play = Hrát
    .help = Začni novou hru, nebo pokračuj v té poslední.
menu-new-game = Nová hra
    .help = Vyber, kdo sedí u stolu.
menu-continue = Pokračovat
    .help = Vrať se k rozehrané hře: { $round }. kolo, { $players ->
        [one] { $players } místo
        [few] { $players } místa
        [many] { $players } místa
       *[other] { $players } míst
    }.
menu-settings = Nastavení
    .help = Vyber jazyk.
menu-quit = Konec

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
    .help = Změna platí hned, i uprostřed hry.

## Nová hra

new-game-title = Nová hra
new-game-players = Kolik hráčů?
new-game-seat = Místo { $number }
new-game-kind = Kdo hraje
new-game-name = Jméno
    .placeholder = Napiš jméno
    .missing = Místo { $number } potřebuje jméno.
    .taken = Jméno { $name } mají dvě místa. Dej každému vlastní.
new-game-knight = Rytíř
    .taken = { $knight } už patří k místu { $name }.
new-game-edition = Vydání pravidel
new-game-seed = Číslo rozdání
    .help = Stejné číslo rozdá znovu stejné karty. Pro nové rozdání nech pole prázdné.
    .placeholder = Rozhodne náhoda
    .invalid = Číslo rozdání je celé číslo od 0 do { $most }.
new-game-only-bots = Žádný člověk nehraje: můžeš se dívat.
new-game-several-humans = U tohoto počítače hraje víc lidí. Každá ruka zůstane skrytá, dokud si k obrazovce nesedne ten, komu patří.
new-game-start = Začít hru

default-name-1 = Emrys
default-name-2 = Branwen
default-name-3 = Morcant
default-name-4 = Elowen

## Stůl

table-goal = Cíl { $shields }
    .help = { $shields ->
        [one] Jakmile má někdo { $shields } bod, je to poslední kolo.
        [few] Jakmile má někdo { $shields } body, je to poslední kolo.
        [many] Jakmile má někdo { $shields } bodu, je to poslední kolo.
       *[other] Jakmile má někdo { $shields } bodů, je to poslední kolo.
    }
table-castle = V Camelotu
table-country = Na venkově
table-horses = P: kdekoli
table-supply-left = zbývá { $count }
table-supply-taken = Má ji { $name }
table-hand = Tvoje ruka
table-hand-of = Karty v ruce: { $name }
table-hand-empty = Žádné karty ctností
table-tasks-in-hand = Tvoje karty úkolů
table-tasks-empty = Žádné karty úkolů
table-chosen = Tvoje karty akcí
table-chosen-empty = Zatím žádná volba
table-known-hand = Co o téhle ruce vědí všichni
table-unknown-cards = { $count ->
    [one] { $count } neznámá karta
    [few] { $count } neznámé karty
    [many] { $count } neznámé karty
   *[other] { $count } neznámých karet
}
table-task-pile = Balíček karet úkolů
table-log = Kronika
    .empty = Zatím se nic nestalo.
table-tasks = Všechny karty úkolů
table-details = Ukaž na kartu a dočteš se tu, co dělá.
table-leave = Odejít od stolu
    .help = Hra se uloží a můžeš v ní později pokračovat.
table-menu = Nabídka

task-state-open = leží lícem nahoru
task-state-held = { $who ->
    [you] v tvé ruce
   *[other] má ji { $name }
}
task-state-done = { $who ->
    [you] splněná, tvoje
   *[other] splněná: { $name }
}
task-state-unseen = ještě skrytá

card-state-carried-out = provedená
card-state-expired = propadlá

gain-shields = { $shields ->
    [one] +{ $shields } bod
    [few] +{ $shields } body
    [many] +{ $shields } bodu
   *[other] +{ $shields } bodů
}

## Akce

action-take = Vzít tuhle kartu
    .help = Vzít ze stolu kartu { $card }.
action-carry-out = Provést
    .help = Provést kartu { $card }.
action-give-up = Vzdát
    .help = Nechat propadnout kartu { $card }: vrátí se na stůl a nic nepřinese.
action-end-turn = Ukončit tah
    .help = { $cards ->
        [0] Už není co provést.
        [one] Zbývá jedna karta a ta propadne.
        [few] Zbývají { $cards } karty a ty propadnou.
        [many] Zbývá { $cards } karty a ta propadne.
       *[other] Zbývá { $cards } karet a ty propadnou.
    }
action-undo = Vzít zpět
    .help = Vezmi zpět svůj poslední krok v tomto tahu.
    .nothing = V tomto tahu není co vzít zpět.
    .revealed = Tohle zpět vzít nejde: mezitím se ukázalo něco skrytého.
action-offer = Nabídnout
    .help = Polož vybrané karty lícem dolů. Všechny nabídky se odkryjí zároveň.
action-offer-nothing = Nenabídnout nic
action-skip = Přeskočit
    .help = Ukázat hned, co se stalo.
action-pause = Pozastavit
action-go-on = Pokračovat

choose-value = Jaká hodnota?
choose-task = Která karta úkolu?
choose-place = Kam jedeš?
choose-book = Kterou Knihu vracíš?
choose-payment = Čím platíš?
choose-offer = Vyber karty, které nabídneš
offer-total = Počítá se { $total }

speed = Rychlost
    .slow = pomalu
    .normal = normálně
    .fast = rychle
    .none = bez animací

## Víc lidí u jednoho počítače

hand-over = K obrazovce teď jde { $name }
    .help = Ostatní se nedívají. Tvoje karty se ukážou, až budeš u obrazovky.
    .ready = Jsem tady
hand-look = Podrž a podívej se
    .help = Karty jsou vidět, dokud tlačítko držíš.

## Konec

end-you-win = { $shields ->
    [one] Vyhráváš s { $shields } bodem
    [few] Vyhráváš s { $shields } body
    [many] Vyhráváš s { $shields } bodu
   *[other] Vyhráváš s { $shields } body
}
end-winner = { $shields ->
    [one] { $name } vyhrává s { $shields } bodem
    [few] { $name } vyhrává s { $shields } body
    [many] { $name } vyhrává s { $shields } bodu
   *[other] { $name } vyhrává s { $shields } body
}
end-shared = { $shields ->
    [one] O vítězství se dělí { $winners }, každý má { $shields } bod
    [few] O vítězství se dělí { $winners }, každý má { $shields } body
    [many] O vítězství se dělí { $winners }, každý má { $shields } bodu
   *[other] O vítězství se dělí { $winners }, každý má { $shields } bodů
}
end-shared-with-you = { $shields ->
    [one] O vítězství se dělíte: { $others } a ty, každý má { $shields } bod
    [few] O vítězství se dělíte: { $others } a ty, každý má { $shields } body
    [many] O vítězství se dělíte: { $others } a ty, každý má { $shields } bodu
   *[other] O vítězství se dělíte: { $others } a ty, každý má { $shields } bodů
}
end-when = { $who ->
    [you] Hra skončila v { $round }. kole. Cíle { $goal } dosahuješ dřív než ostatní.
   *[other] Hra skončila v { $round }. kole. Cíle { $goal } dosahuje { $name } dřív než ostatní.
}
end-tie = { $who ->
    [you] Na konci je to nerozhodně, ale ty máš své body dřív.
   *[other] Na konci je to nerozhodně, ale { $name } má své body dřív.
}
end-ranking = Pořadí
end-rank = { $number }.
end-story = Příběh hry
    .help = Body po každém kole
end-axis-round = Kolo
end-axis-shields = Body
end-goal = cíl { $goal }
end-source-quest = Q-Úkoly
end-source-court = Dvůr
end-source-tournament = Turnaj
end-tasks = Splněné karty úkolů
end-expired = Co propadlo
    .none = Nepropadla ti ani jedna karta.
    .yours = { $cards ->
        [one] Propadla ti jedna karta.
        [few] Propadly ti { $cards } karty.
        [many] Propadlo ti { $cards } karty.
       *[other] Propadlo ti { $cards } karet.
    }
    .of = { $cards ->
        [0] { $name }: žádná karta
        [one] { $name }: jedna karta
        [few] { $name }: { $cards } karty
        [many] { $name }: { $cards } karty
       *[other] { $name }: { $cards } karet
    }
end-turning-point = Zlom
    .lead = { $who ->
        [you] V { $round }. kole se dostáváš do vedení a držíš ho až do konce.
       *[other] V { $round }. kole se do vedení dostává { $name } a drží ho až do konce.
    }
    .none = O vedení se hrálo až do posledního kola.
end-again = Hrát znovu
    .help = Stejná místa, nové rozdání.
end-same-deal = Stejné rozdání
    .help = Stejná místa a znovu stejné karty: rozdání { $seed }.
end-to-title = Zpět na titul

## Klávesy

keys-title = Klávesy
key-help = Ukázat nebo skrýt tento seznam
key-next = Na další kartu nebo tlačítko
key-previous = Na předchozí kartu nebo tlačítko
key-use = Použít, co je vybrané
key-arrows = Procházet karty a místa
key-undo = Vzít zpět
key-end-turn = Ukončit tah
key-give-up = Vzdát vybranou kartu
key-skip = Přeskočit, co se právě ukazuje
key-tasks = Seznam všech karet úkolů
key-log = Kronika
key-look = Podívat se na své karty, dokud držíš
key-close = Zavřít nebo zpět
key-zoom = Větší nebo menší
key-quit = Konec

## Pro čtečky obrazovky

spoken-knights-here = Rytíři na tomto místě: { $knights }
spoken-no-knight-here = Žádný rytíř
spoken-pile = { $pile }: { $cards }
spoken-empty-slot = prázdné
spoken-selected = vybráno
spoken-not-possible = teď to nejde: { $reason }
spoken-seat = { $name }, { $knight }, stan { $tent }, { $shields ->
    [one] { $shields } bod
    [few] { $shields } body
    [many] { $shields } bodu
   *[other] { $shields } bodů
}

## Chyby

error-title = Něco tomu brání
error-data-folder = Do složky { $path } nejde zapisovat: { $reason }
    .advice = Hra ani nastavení se neukládají. Povol si tam zápis, nebo spusť Tafelrunde s --data-dir a jinou složkou.
error-save = Hru nejde uložit jako { $path }: { $reason }
    .advice = Zkontroluj, jestli je na disku místo a jestli tam smíš zapisovat. Hra běží dál; další krok to zkusí znovu.
error-save-broken = Uložená hra se nedá přečíst, zůstala odložená jako { $path }.
    .advice = Můžeš začít novou hru. Odložený soubor smíš smazat.
error-save-newer = Uloženou hru { $path } vytvořila novější verze Tafelrunde.
    .advice = Pokračuj v ní v té verzi. Zůstane nedotčená, dokud nezačneš novou hru.
error-settings-broken = Nastavení se nedá přečíst, zůstalo odložené jako { $path }. Teď platí obvyklé.
error-unexpected = Tohle se nemělo stát: { $reason }
    .advice = Hra je uložená až po poslední krok. Spusť Tafelrunde znovu a pokračuj.
