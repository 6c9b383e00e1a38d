### Příkazový řádek: výsledky a chyby.

## simulate

cli-progress = { $done } z { $games } her
cli-games = { $games ->
    [one] { $games } hra za { NUMBER($seconds, maximumFractionDigits: 1) } s (her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }).
    [few] { $games } hry za { NUMBER($seconds, maximumFractionDigits: 1) } s (her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }).
    [many] { $games } hry za { NUMBER($seconds, maximumFractionDigits: 1) } s (her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }).
   *[other] { $games } her za { NUMBER($seconds, maximumFractionDigits: 1) } s (her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }).
}
cli-unfinished = { $games ->
    [one] { $games } hra není dohraná: narazila na hranici { $limit } kol.
    [few] { $games } hry nejsou dohrané: narazily na hranici { $limit } kol.
    [many] { $games } hry není dohráno: narazilo se na hranici { $limit } kol.
   *[other] { $games } her není dohraných: narazily na hranici { $limit } kol.
}
cli-rounds = Kola: { $min } až { $max }, medián { $median }.
cli-bot = { $bot }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, vyhrává { NUMBER($share, maximumFractionDigits: 1) } % (95% rozmezí { NUMBER($low, maximumFractionDigits: 1) } až { NUMBER($high, maximumFractionDigits: 1) } %), průměr na hru: body { NUMBER($shields, maximumFractionDigits: 1) }, propadlé karty { NUMBER($expired, maximumFractionDigits: 2) }.
cli-sources = Odkud má { $bot } body: { NUMBER($quest, maximumFractionDigits: 0) } % Q-Úkoly, { NUMBER($court, maximumFractionDigits: 0) } % Dvůr, { NUMBER($tournament, maximumFractionDigits: 0) } % Turnaj.
cli-interrupted = Zastaveno po { $done } z { $games } her. Co bylo dohráno, platí.
cli-record-written = { $games ->
    [one] { $games } hra zapsána do souboru { $path }.
    [few] { $games } hry zapsány do souboru { $path }.
    [many] { $games } hry zapsáno do souboru { $path }.
   *[other] { $games } her zapsáno do souboru { $path }.
}

## replay

cli-replay-fine = { $games ->
    [one] { $path }: { $games } hra, všechny akce odpovídají pravidlům.
    [few] { $path }: { $games } hry, všechny akce odpovídají pravidlům.
    [many] { $path }: { $games } hry, všechny akce odpovídají pravidlům.
   *[other] { $path }: { $games } her, všechny akce odpovídají pravidlům.
}
cli-replay-open = { $games ->
    [one] Z toho { $games } hra nemá výsledek: nedohrála se.
    [few] Z toho { $games } hry nemají výsledek: nedohrály se.
    [many] Z toho { $games } hry nemá výsledek: nedohrálo se.
   *[other] Z toho { $games } her nemá výsledek: nedohrály se.
}
cli-replay-refused = { $path }, řádek { $line }: akce { $action } se odmítá. { $reasons }
cli-replay-by-chance = { $path }, řádek { $line }: akce { $action } patří náhodě. { $reasons }
cli-replay-result = { $path }, řádek { $line }: uvedený výsledek je { $given }, akce ale vedou k tomuto: { $found }.
cli-replay-not-over = { $path }, řádek { $line }: výsledek je uvedený, ale akce končí před koncem hry.
cli-replay-after-end = { $path }, řádek { $line }: hra končí akcí { $action }, ale následují další.
cli-result = body { $shields }, vítězství { $winners }, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}
cli-line-unreadable = { $path }, řádek { $line }: tohle není záznam hry: { $reason }
    .advice = Na každém řádku musí být jedna hra v JSON, ve formátu „tafelrunde-record“, verze 1.
cli-line-other-format = { $path }, řádek { $line }: formát je „{ $found }“, ne „tafelrunde-record“.
cli-line-other-version = { $path }, řádek { $line }: verzi formátu { $found } nejde přečíst; tento program čte verzi { $known }.
cli-line-other-game = { $path }, řádek { $line }: hru „{ $found }“ tento program nezná.
cli-record-empty = V souboru { $path } není žádná hra.
cli-no-such-game = V souboru { $path } je { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }; hra { $number } tam není.
cli-no-such-action = Hra { $game } má { $actions ->
        [one] { $actions } akci
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }; akce { $number } v ní není.

## check-card-set

cli-card-set-fine = { $path }: se sadou karet „{ $id }“ se dá hrát.
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } chyba v této sadě karet.
    [few] { $path }: { $faults } chyby v této sadě karet.
    [many] { $path }: { $faults } chyby v této sadě karet.
   *[other] { $path }: { $faults } chyb v této sadě karet.
}
cli-card-set-unreadable = { $path } není sada karet: { $reason }
    .advice = Sada karet je soubor RON nebo JSON, jak ho popisuje README.

## Co je špatně jinde

cli-error = Chyba: { $text }
cli-file-missing = Soubor { $path } neexistuje.
    .advice = Zkontroluj, jak je napsaný, a složku.
cli-file-unreadable = Soubor { $path } nejde přečíst: { $reason }
    .advice = Zkontroluj, jestli je to soubor a jestli ho smíš číst.
cli-file-unwritable = Soubor { $path } nejde zapsat: { $reason }
    .advice = Zkontroluj, jestli složka existuje, jestli je v ní místo a jestli tam smíš zapisovat.
cli-data-folder = Do složky s daty { $path } nejde zapisovat: { $reason }
    .advice = Vyber jinou pomocí --data-dir nebo TAFELRUNDE_DATA_DIR.
cli-no-home = Složku s daty se nepodařilo najít.
    .advice = Vyber ji pomocí --data-dir nebo TAFELRUNDE_DATA_DIR.
cli-no-display = Okno nejde otevřít: { $reason }
    .advice = Běží grafické prostředí? Bez něj jdou simulate, replay a check-card-set, nebo spuštění pod Xvfb.
cli-screenshot-failed = Obrázek { $path } nejde vytvořit: { $reason }

## Co bylo zadáno špatně

cli-unknown-bot = Bot „{ $name }“ neexistuje. Na výběr jsou: { $known }.
cli-bad-budget = „{ $text }“ není čas na přemýšlení bota. Napiš počet průchodů, třeba 1000, nebo čas, třeba 500ms.
cli-too-many-seats = { $given ->
    [one] Zadán je { $given } bot, ale míst je jen { $players }.
    [few] Zadáni jsou { $given } boti, ale míst je jen { $players }.
    [many] Zadáno je { $given } bota, ale míst je jen { $players }.
   *[other] Zadáno je { $given } botů, ale míst je jen { $players }.
}
cli-bad-size = „{ $text }“ není velikost okna. Napiš šířku a výšku, třeba 1440x900.
