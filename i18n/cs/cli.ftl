### Příkazový řádek: výsledky a chyby.

cli-error = Chyba: { $text }

## Soubory

cli-unreadable = Soubor { $path } nejde přečíst: { $reason }
    .advice = Zkontroluj cestu a to, jestli soubor smíš číst.
cli-unwritable = Soubor { $path } nejde zapsat: { $reason }
    .advice = Uvolni místo na disku, nebo vyber složku, kam smíš zapisovat.
cli-output-failed = Výstup nejde zapsat: { $reason }
cli-record-written = { $games ->
    [one] { $games } hra zapsána do souboru { $path }.
    [few] { $games } hry zapsány do souboru { $path }.
    [many] { $games } hry zapsáno do souboru { $path }.
   *[other] { $games } her zapsáno do souboru { $path }.
}

## check-card-set

cli-card-set-sound = { $path }: sada karet „{ $id }“ odpovídá pravidlům. Údaje z pravidel: { $rulebook }, z recenzí: { $review }, odhadnuté: { $reconstructed }, z vytištěných karet: { $printed }.
cli-card-set-syntax = { $path }, řádek { $line }, sloupec { $column }: { $message }
    .advice = Porovnej soubor se sadou karet, která je součástí programu.
cli-card-set-fault = { $path }, řádek { $line }: { $fault }
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } chyba v této sadě karet.
    [few] { $path }: { $faults } chyby v této sadě karet.
    [many] { $path }: { $faults } chyby v této sadě karet.
   *[other] { $path }: { $faults } chyb v této sadě karet.
}

## replay

cli-game-sound = Hra { $game } odpovídá pravidlům: { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }; body: { $shields }; vyhrává místo: { $winners }.
cli-game-open = Hra { $game } odpovídá pravidlům: { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }, není dohraná.
cli-game-broken = { $path }, řádek { $line }, hra { $game }: { $fault }
cli-replayed = { $games ->
    [one] { $games } hra, ta odpovídá pravidlům.
    [few] { $games } hry, všechny odpovídají pravidlům.
    [many] { $games } hry, všechny odpovídají pravidlům.
   *[other] { $games } her, všechny odpovídají pravidlům.
}
cli-replayed-broken = { $games ->
    [one] { $games } hra, ta je chybná.
    [few] { $games } hry, z toho chybné: { $broken }.
    [many] { $games } hry, z toho chybné: { $broken }.
   *[other] { $games } her, z toho chybné: { $broken }.
}
cli-no-game = V souboru { $path } není žádná hra.
    .advice = Záznamy s hrami zapisuje simulate --record.
cli-no-such-game = Hra { $number } v souboru { $path } není; počet her v něm: { $games }.
cli-no-such-action = { $path }, řádek { $line }: akce { $number } ve hře { $game } není; počet jejích akcí: { $actions }.

record-too-long = Řádek je delší než jakákoli hra: má víc než { $most } bajtů.
record-not-utf8 = Řádek od bajtu { $column } není v UTF-8.
record-byte-order-mark = Soubor začíná značkou pořadí bajtů, ta tam být nesmí.
record-carriage-return = Řádek končí znaky CR LF; má končit jen znakem LF.
record-empty-line = Řádek je prázdný.
record-json = Řádek není JSON, chyba je u bajtu { $column }: { $message }
record-shape = Řádek není záznam hry: { $message }
record-unsupported = Údaj „{ $key }“ má být { $wanted }, ne { $found }.
record-card-set = Sada karet neodpovídá pravidlům. { $faults }
record-seat-names = Počet míst je { $players }, ale počet uvedených jmen je { $found }.
record-malformed = Akce { $action } není správně zapsaná: { $message }
record-refused = { $who ->
    [chance] Akce { $action }: náhoda nemůže udělat { $text }. { $reasons }
   *[seat] Akce { $action }: místo { $seat } nemůže udělat { $text }. { $reasons }
}
record-result-early = Výsledek je uvedený, ale po akci { $actions } hra ještě nekončí.
record-result-missing = Po akci { $actions } hra končí, ale výsledek chybí.
record-wrong-result = { $key ->
    [shields] Uvedené body jsou { $found }, ale hra končí s body { $played }.
    [winners] Jako vítězná místa jsou uvedena { $found }, ale hru vyhrávají { $played }.
   *[rounds] Uvedený počet kol je { $found }, ale hra jich má { $played }.
}

## explain

# { $seat } je „Místo 1“, { $card } název karty akce.
cli-explain-heading = Hra { $game }, akce { $action }, kolo { $round }, { $seat }: { $card }
# { $reason }: jedna nebo dvě věty; { $rule }: značka pravidla, třeba D2.
cli-explain-reason = { $reason } ({ $rule })
cli-explain-more = Další důvody:
# { $result }: věta o tom, co tah přinesl.
cli-explain-better = Jak se to hrálo: { $result } Šlo to i takhle:
cli-explain-nothing = Při akci { $action } ve hře { $game } nic nepropadlo.
cli-explain-wasted = Při akci { $action } ve hře { $game } nic nepropadlo, ale v tom tahu se něco promarnilo.
cli-explained = { $cards ->
    [0] Nic nepropadlo.
    [one] Propadla { $cards } karta, vysvětlení je výše.
    [few] Propadly { $cards } karty, vysvětlení jsou výše.
    [many] Propadlo { $cards } karty, vysvětlení jsou výše.
   *[other] Propadlo { $cards } karet, vysvětlení jsou výše.
}

## simulate

cli-progress = { $done } z { $games } her
cli-simulated = { $games ->
    [one] { $games } hra za { NUMBER($seconds, maximumFractionDigits: 1) } s, her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }, akcí: { $actions }.
    [few] { $games } hry za { NUMBER($seconds, maximumFractionDigits: 1) } s, her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }, akcí: { $actions }.
    [many] { $games } hry za { NUMBER($seconds, maximumFractionDigits: 1) } s, her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }, akcí: { $actions }.
   *[other] { $games } her za { NUMBER($seconds, maximumFractionDigits: 1) } s, her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }, akcí: { $actions }.
}
cli-stopped = Zastaveno: hotovo { $done } z { $games } her. Co se dohrálo, platí.
cli-unfinished = Nedohrané hry, které narazily na hranici { $limit } kol: { $games }.
cli-rounds = Kola: { $min } až { $max }, medián { $median }.
cli-column-bot = Bot
cli-column-games = hry
cli-column-wins = výhry
cli-column-share = podíl
cli-column-interval = 95% rozmezí
cli-column-shields = body
cli-column-expired = propadlo
cli-column-quest = Q-Úkol
cli-column-court = Dvůr
cli-column-tournament = Turnaj
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, maximumFractionDigits: 1) } %
cli-percent-range = { NUMBER($low, maximumFractionDigits: 1) } až { NUMBER($high, maximumFractionDigits: 1) } %
cli-bot-failed = Hra { $game } s počátečním číslem { $seed }: { $reason }
    .advice = Tohle je chyba programu. Nahlas ji prosím s těmito dvěma čísly.

## Co bylo zadáno špatně

cli-unknown-bot = Bot „{ $name }“ neexistuje. Na výběr jsou: { $known }.
    .missing = U --seats chybí jméno bota. Na výběr jsou: { $known }.
    .advice = Všichni boti kromě random můžou mít i zálibu: squire-questing jde hlavně za úkoly, squire-jousting hlavně za turnaji. U champion můžeš určit, jak dlouho přemýšlí: champion:1000 je 1000 pokusů, champion-jousting:500ms půl sekundy.
cli-bad-budget = V „{ $name }“ je za dvojtečkou „{ $budget }“. Z toho není jasné, jak dlouho se má přemýšlet.
    .advice = Napiš celý počet pokusů, třeba champion:1000, nebo milisekund, třeba champion:500ms (půl sekundy). Obojí může být od 1 do { $most }.
cli-no-search = „{ $name }“ nejde použít: určit, jak dlouho se má přemýšlet, můžeš jen u { $champion }.
cli-too-many-seats = Počet míst je { $players }, ale počet zadaných botů je { $given }. To je moc.
cli-not-whole = { $option }: „{ $value }“ nejde použít. Napiš celé číslo od { $least } do { $most }.
cli-bad-players = { $option }: „{ $value }“ nejde použít. Hrát můžou 2, 3 nebo 4.
cli-bad-text-size = { $option }: „{ $value }“ nejde použít. Napiš číslo od 0.8 do 2, s tečkou.
cli-bad-page = { $option }: stránka „{ $value }“ v pravidlech není. Je tam třeba d9, reasons, editions, setup-3, tasks nebo words.
cli-bad-picture = { $option }: „{ $value }“ nejde použít. Jméno obrázku musí končit na .png.
cli-none-of = { $option }: „{ $value }“ tu není. Na výběr jsou: { $known }.
cli-bad-size = „{ $text }“ není velikost okna. Napiš šířku a výšku, třeba 1440x900.

## Okno

cli-no-display = Okno nejde otevřít: { $reason }
    .advice = Běží grafické prostředí? Bez něj fungují jen simulate, replay, explain a check-card-set, pro okno pomůže Xvfb.
cli-screenshot-failed = Obrázek { $path } nejde vytvořit: { $reason }

## Vlastní soubory programu

file-no-folder = Systém neuvádí žádnou složku pro soubory programů.
    .advice = Zadej ji pomocí --data-dir nebo TAFELRUNDE_DATA_DIR.
file-no-new-folder = Složku { $path } nejde vytvořit.
    .advice = Zadej jinou pomocí --data-dir nebo TAFELRUNDE_DATA_DIR.
file-unreadable = Soubor { $path } nejde přečíst.
    .advice = Zkontroluj, jestli ho smíš číst. Dokud nepůjde přečíst nebo ho nepřesuneš jinam, nic nového se na jeho místo neuloží.
file-unwritable = Soubor { $path } nejde zapsat.
    .advice = Co v něm bylo, zůstalo beze změny. Uvolni místo na disku, nebo zadej jinou složku pomocí --data-dir nebo TAFELRUNDE_DATA_DIR.
file-broken = Soubor { $path } je poškozený a nejde použít (řádek { $line }, sloupec { $column }).
file-newer = Soubor { $path } zapsala novější verze Tafelrunde (verze souboru { $version }).
file-kept-as = Teď je odložený jako { $path } a Tafelrunde začíná nový. Když ho dokážeš opravit, vrať mu původní jméno.
file-kept-in-place = Nepodařilo se ho ani odložit. Dokud ho nepřesuneš jinam, nic nového se na jeho místo neuloží.
file-rescued = { $lost ->
    [0] Vše, co v něm ze hry zbylo, se podařilo zachránit. Pokračovat v ní můžeš z úvodní obrazovky.
    [one] Hru z něj se podařilo zachránit, chybí jen poslední krok. Pokračovat v ní můžeš z úvodní obrazovky.
    [few] Hru z něj se podařilo zachránit, chybí jen poslední { $lost } kroky. Pokračovat v ní můžeš z úvodní obrazovky.
    [many] Hru z něj se podařilo zachránit, chybí jen posledních { $lost } kroku. Pokračovat v ní můžeš z úvodní obrazovky.
   *[other] Hru z něj se podařilo zachránit, chybí jen posledních { $lost } kroků. Pokračovat v ní můžeš z úvodní obrazovky.
}
file-folder-occupied = Složka { $path } je už otevřená v jiném okně Tafelrunde. Aby si okna navzájem nic nepřepsala, toto okno nic neukládá. Hraj dál v tom druhém, nebo ho zavři a spusť Tafelrunde znovu.
cli-would-overwrite = { $path } je samotná sada karet. Zapiš hry do jiného souboru.
