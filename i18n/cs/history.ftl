### Moje hry: odehrané a uložené hry a co dohromady vyprávějí.

## Den a čas

date-time = { $hour }:{ $minute }
# weekday: 1 je pondělí.
date-long = { $weekday ->
    [1] pondělí
    [2] úterý
    [3] středa
    [4] čtvrtek
    [5] pátek
    [6] sobota
   *[7] neděle
} { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
} { $year }, { $time }
date-short = { $day }. { $month }. { $year }

## Obrazovka

history-title = Moje hry
    .help = Dřívější hry, uložené hry a tvoje statistika
    .short = Odehrané, uložené, statistika
history-tab-played = Odehrané
history-tab-saved = Uložené
history-tab-statistics = Statistika
# Pro čtečky obrazovky: záložka s počtem her.
history-tab-count = { $tab }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
history-search = Hledat
    .hint = Jméno, úroveň, výsledek…
    .none = Hledání „{ $words }“ neodpovídá žádná hra.
history-reading = Čtou se hry…
history-unreadable = Složka s hrami se nedá přečíst.
history-nowhere = Tentokrát se nic neukládá, proto tu nic není.
history-empty = Zatím neskončila žádná hra.
    .advice = Jakmile nějaká hra skončí nebo začneš jinou, objeví se tady. Hry odjinud stačí přetáhnout do okna.
history-empty-saved = Zatím tu nemáš žádnou uloženou hru.
    .advice = U stolu hru uložíš a pojmenuješ z nabídky nebo klávesami Ctrl+S. Tady ji zase načteš.
history-start = Začít hru

## Jedna hra

history-won-by = { $who ->
    [you] Výhra!
   *[other] Vítěz: { $name }
}
history-won-shared = Společné vítězství: { $names }
history-left = { $round ->
    [0] Nedohráno
   *[other] Opuštěno: { $round }. kolo
}
history-stands = { $round ->
    [0] Hra ještě běží
   *[other] Rozehráno: { $round }. kolo
}
history-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}
history-deal = Rozdání { $seed }
history-taken-back = V této hře se něco vzalo zpět až po odkrytí něčeho skrytého.
    .short = Vzato zpět
history-broken = Nečitelný soubor
    .more = Soubor { $file } zůstane na místě, dokud ho nesmažeš. Když ho opravíš, hra se tu zase objeví.
# Pro čtečky obrazovky: hra v seznamu.
history-entry = { $result }. { $date }
history-entry-named = { $name }. { $result }. { $date }
history-entry-broken = Nečitelný soubor { $file }
history-seat = { $name }, { $kind }: { $shields ->
    [one] { $shields } bod
    [few] { $shields } body
    [many] { $shields } bodu
   *[other] { $shields } bodů
}
history-seat-plain = { $name }, { $kind }

history-expired = { $kind } · { $cards ->
    [0] nic nepropadlo
    [one] propadla { $cards } karta
    [few] propadly { $cards } karty
    [many] propadlo { $cards } karty
   *[other] propadlo { $cards } karet
}

history-replay = Přehrát
    .help = Ukáže hru znovu krok za krokem.
history-play-on = Hrát dál
    .help = Hra pokračuje tam, kde byla opuštěna. Jiná rozehraná hra se přesune mezi odehrané.
history-load = Načíst
    .help = Hra pokračuje tam, kde byla uložena. Jiná rozehraná hra se přesune mezi odehrané.
history-rename = Přejmenovat…
history-export = Exportovat…
    .help = Zapíše hru jako soubor, který přečtou i jiné programy.
history-delete = Smazat
history-import = Importovat…
    .help = Načte hry ze souboru. Soubory můžeš také přetáhnout do okna.
history-csv = Jako tabulka…
    .help = Zapíše všechny hry jako soubor CSV pro tabulkový program.
history-undo = Vrátit
history-stop = Zastavit

## Co se právě stalo

history-deleted = Smazáno. Hra zůstane ještě měsíc ve složce „trash“.
history-restored = Hra je zase tady.
history-renamed = Přejmenováno na „{ $name }“.
history-saved-as = Uloženo jako „{ $name }“.
history-exported = Zapsáno: { $file }
history-importing = Načítají se hry: { $games }
history-imported = { $games ->
    [0] { $known ->
        [0] Nic se nenačetlo.
       *[other] Nic nového: všechno už tu je.
    }
    [one] Načetla se { $games } hra.
    [few] Načetly se { $games } hry.
    [many] Načetlo se { $games } hry.
   *[other] Načetlo se { $games } her.
}
    .stopped = Zbytek souboru zůstal nenačtený.
history-not-imported = { $file }: { $reason }
    .more = { $more ->
        [one] Další { $more } řádek neobsahuje hru.
        [few] Další { $more } řádky neobsahují hru.
        [many] Dalších { $more } řádku neobsahuje hru.
       *[other] Dalších { $more } řádků neobsahuje hru.
    }
history-gone = Soubor hry nejde otevřít. { $reason }
history-drop = Pusť soubory a hry se načtou.

## Co se nedá přečíst

history-flaw-unreadable = Nejde přečíst: { $reason }
history-flaw-large = Je mnohem větší než jakákoli hra.
history-flaw-no-game = Není v něm žádná hra.
history-flaw-newer = Zapsala ho novější verze Tafelrunde (verze souboru { $version }).
history-flaw-broken = Je poškozený (řádek { $line }, sloupec { $column }).
history-flaw-record = Řádek { $line }: { $fault }

## Otázky

history-ask-save = Uložit hru
    .note = Pod tímto názvem ji najdeš v Mých hrách.
    .accept = Uložit
    .field = Název
history-ask-rename = Přejmenovat
    .note = Jak se má uložená hra jmenovat?
    .accept = Přejmenovat
    .field = Název
history-ask-export = Exportovat hru
    .note = Jeden řádek JSON, který přečtou i jiné programy. Kam s ním?
    .accept = Zapsat
    .field = Soubor
history-ask-csv = Zapsat tabulku
    .note = Jeden řádek na každou hru v seznamu „Odehrané“. Kam s ní?
    .accept = Zapsat
    .field = Soubor
history-ask-import = Importovat hry
    .note = Záznamy (JSONL) nebo uložené hry. Rychlejší je přetáhnout soubory do okna.
    .accept = Načíst
    .field = Soubor
history-ask-replace = Nahradit
history-ask-cancel = Zrušit
history-ask-no-name = Zadej název.
history-ask-no-file = Zadej název souboru.
history-ask-taken = „{ $name }“ už existuje. Má se nahradit?
history-ask-there = Tento soubor už existuje. Má se nahradit?
history-ask-folder = Tohle je složka. Zadej název souboru.
# Návrh jména pro uloženou hru.
history-suggested = { $round }. kolo, hrají { $names }

## U stolu

table-save-as = Uložit jako…
keyname-save = Ctrl+S
key-save = Uložit hru pod názvem

## Statistika

statistics-empty = Zatím není co počítat.
    .advice = Dohraj nějakou hru proti botům. Pak tu uvidíš, jak často vyhráváš a kolik karet ti propadá.
statistics-against = Proti botům
    .note = Počítá se nejsilnější bot u stolu.
statistics-won = Výhry: { $won }, hry: { $games } · { $percent } %
statistics-sources = Tvoje body
    .note = Průměr na hru: { $average }
statistics-each = { $average } na hru
statistics-expired = Propadlé karty
    .note = Průměr na hru: { $average }. Čára bere vždy { $together } her dohromady.
statistics-axis-game = Hra
