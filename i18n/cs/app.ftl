### Okno: všechno, co nepatří k jedné kartě nebo pravidlu.

app-name = Tafelrunde
app-subtitle = Nauč se „Im Auftrag des Königs“ a hraj

button-ok = OK
button-back = Zpět

## První spuštění

language-question = V jakém jazyce chceš hrát?
    .note = Jazyk můžeš kdykoli změnit v nastavení.

## Úvodní obrazovka

menu-play = Hrát
    .help = Začni novou hru, nebo pokračuj v té poslední.
menu-new-game = Nová hra
    .help = Vyber, kdo bude u stolu.
menu-continue = Pokračovat
    .help = Vrať se k rozehrané hře: { $round }. kolo, u stolu { $players ->
        [one] { $players } rytíř
        [few] { $players } rytíři
        [many] { $players } rytíře
       *[other] { $players } rytířů
    }.
menu-quit = Konec

## Nová hra

new-game-title = Nová hra
new-game-seat = Místo { $number }
new-game-name = Jméno
    .placeholder = Napiš jméno
    .missing = Místo { $number } potřebuje jméno.
    .taken = Jméno { $name } je u stolu dvakrát. Dej každému místu jiné.
new-game-knight = Rytíř
    .taken = { $knight } už není volný, hraje za něj { $name }.
new-game-edition = Verze pravidel
new-game-seed = Číslo rozdání
    .help = Stejné číslo rozdá znovu stejné karty. Pro nové rozdání nech pole prázdné.
    .placeholder = Rozhodne náhoda
    .invalid = Číslo rozdání je celé číslo od 0 do { $most }.
new-game-cards = Sada karet
    .help = S těmito kartami se hraje. Máš tištěnou hru? Pak můžeš zadat čísla ze svých karet.
    .missing = Vybraná sada karet už tu není. Použije se sada v programu.
    .faulty = V sadě „{ $name }“ jsou ještě chyby. Použije se sada v programu.
    .edit = Sady karet…
new-game-only-bots = U stolu není žádný člověk: můžeš se jen dívat.
new-game-several-humans = U tohoto počítače hraje víc lidí. Karty v ruce zůstanou skryté, dokud si k obrazovce nesedne ten, komu patří.
new-game-start = Začít hru

## Stůl

table-goal = Cíl { $shields }
    .help = { $shields ->
        [one] Jakmile má někdo { $shields } bod, hraje se poslední kolo.
        [few] Jakmile má někdo { $shields } body, hraje se poslední kolo.
        [many] Jakmile má někdo { $shields } bodu, hraje se poslední kolo.
       *[other] Jakmile má někdo { $shields } bodů, hraje se poslední kolo.
    }
table-castle = V Camelotu
table-horses = Koně: kdekoli
table-country = Na venkově
table-hand = Karty v ruce
table-hand-of = { $name }: ruka
table-tasks-in-hand = Tvoje karty úkolů
table-tasks-of = { $name }: úkoly
table-chosen = Tvoje karty akcí
table-chosen-of = { $name }: karty akcí
table-log = Kronika
    .empty = Zatím se nic nestalo.
table-tasks = Všechny karty úkolů
table-leave = Odejít od stolu
    .help = Hra se uloží a můžeš v ní později pokračovat.
table-menu = Nabídka

task-state-open = leží lícem nahoru
task-state-held = { $who ->
    [you] máš ji v ruce
   *[other] má ji v ruce { $name }
}
task-state-done = { $who ->
    [you] máš ji splněnou
   *[other] má ji splněnou { $name }
}
task-state-unseen = ještě skrytá

card-state-carried-out = provedená
card-state-expired = propadlá

## Akce

action-undo = Vzít zpět
    .help = Vezmi zpět svůj poslední krok v tomhle tahu.
    .nothing = V tomhle tahu není co vzít zpět.
    .revealed = Tohle zpět vzít nejde: mezitím se ukázalo něco skrytého.
action-skip = Přeskočit
    .help = Ukázat rovnou, co se stalo.
action-enough = Stačí, hraj!
choose-value = Jaká hodnota?
choose-task = Která karta úkolu?
choose-place = Kam jedeš?
choose-book = Kterou Knihu vracíš?
choose-payment = Čím platíš?
choose-offer = Vyber karty, které nabídneš
offer-total = Počítá se: { $total }

## Víc lidí u jednoho počítače

hand-over = K obrazovce teď jde { $name }
    .help = Ostatní se nedívají. Tvoje karty se ukážou, až budeš u obrazovky.
    .ready = Jsem tady
hand-look = Podrž a podívej se
    .help = Karty jsou vidět, dokud tlačítko držíš.

## Konec

end-you-win = { $shields ->
    [one] Vyhráváš, máš { $shields } bod
    [few] Vyhráváš, máš { $shields } body
    [many] Vyhráváš, máš { $shields } bodu
   *[other] Vyhráváš, máš { $shields } bodů
}
end-winner = { $shields ->
    [one] { $name } vyhrává, má { $shields } bod
    [few] { $name } vyhrává, má { $shields } body
    [many] { $name } vyhrává, má { $shields } bodu
   *[other] { $name } vyhrává, má { $shields } bodů
}
end-shared = { $shields ->
    [one] O vítězství se dělí { $winners }, mají po { $shields } bodu
    [few] O vítězství se dělí { $winners }, mají po { $shields } bodech
    [many] O vítězství se dělí { $winners }, mají po { $shields } bodu
   *[other] O vítězství se dělí { $winners }, mají po { $shields } bodech
}
end-shared-with-you = { $shields ->
    [one] Vyhráváš ty a s tebou { $others }, máte po { $shields } bodu
    [few] Vyhráváš ty a s tebou { $others }, máte po { $shields } bodech
    [many] Vyhráváš ty a s tebou { $others }, máte po { $shields } bodu
   *[other] Vyhráváš ty a s tebou { $others }, máte po { $shields } bodech
}
end-when = { $who ->
    [you] Hra skončila po { $round }. kole: cíle { $goal } bodů dosahuješ jako první.
   *[other] Hra skončila po { $round }. kole: cíle { $goal } bodů dosahuje jako první { $name }.
}
end-tie = { $who ->
    [you] Na konci je to nerozhodně, ale ty máš tolik bodů dřív.
   *[other] Na konci je to nerozhodně, ale { $name } má tolik bodů dřív.
}
end-ranking = Pořadí
end-rank = { $number }.
end-story = Průběh hry
    .help = Body po každém kole
end-axis-round = Kolo
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
end-turning-point = Zlomový okamžik
    .lead = { $who ->
        [you] V { $round }. kole se dostáváš do vedení a držíš ho až do konce.
       *[other] V { $round }. kole se do vedení dostává { $name } a drží ho až do konce.
    }
    .none = O vedení se hrálo až do posledního kola.
end-again = Hrát znovu
    .help = Stejná sestava u stolu, nové rozdání.
end-same-deal = Stejné rozdání
    .help = Stejná sestava u stolu a znovu stejné karty: rozdání { $seed }.
end-to-title = Zpět na úvod

## Klávesy

keys-title = Klávesy
key-next = Na další kartu nebo tlačítko
key-use = Použít, co je vybrané
key-arrows = Procházet karty a místa
key-undo = Vzít zpět
key-undo-turn = Vzít zpět celý tah
key-redo = Provést znovu
key-end-turn = Ukončit tah
key-give-up = Nechat vybranou kartu propadnout
key-skip = Přeskočit, co se právě ukazuje
key-tasks = Seznam všech karet úkolů
key-log = Kronika
key-rulebook = Otevřít pravidla
key-look = Ukázat vlastní karty, dokud klávesu držíš
key-close = Zavřít nebo zpět

## Pro čtečky obrazovky

spoken-pile = { $pile }: { $cards }

## Chyby

error-title = Něco se nepovedlo
    .details = Podrobnosti
