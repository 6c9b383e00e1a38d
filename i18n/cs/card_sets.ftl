### Sady karet: které jsou, a každý údaj na kartách.

card-sets-title = Sady karet
card-sets-shelf = Všechny sady
card-sets-built-in = Sada v programu
    .note = zůstává, jak je
    .help = Z tištěných karet známe jen část údajů, ostatní jsou tu odhadnuté. Máš hru doma? Udělej si kopii a zadej, co je na tvých kartách.
    .copy = Zkopírovat a upravit
card-sets-new-name = Moje krabice
card-sets-own-short = { $own } z { $all } podle tvé krabice
card-sets-faults = { $faults ->
    [one] { $faults } chyba, hrát zatím nejde
    [few] { $faults } chyby, hrát zatím nejde
    [many] { $faults } chyby, hrát zatím nejde
   *[other] { $faults } chyb, hrát zatím nejde
}
card-sets-name = Název sady karet
    .hint = Zadej název
card-sets-id = V záznamech: { $id }

## Co se dá se sadou dělat

card-sets-duplicate = Zkopírovat
    .help = Založí novou sadu se stejnými údaji.
card-sets-delete = Smazat
    .help = Odebere tuto sadu ze seznamu. Dá se to vrátit.
card-sets-import = Importovat
    .help = Načte sadu karet ze souboru. Soubor můžeš také přetáhnout do okna.
    .title = Importovat sadu karet
    .how = Zadej, kde soubor leží. Nebo ho prostě přetáhni do okna.
    .drop = Pusť soubor a sada karet se načte.
card-sets-export = Exportovat
    .help = Zapíše tuto sadu do souboru, třeba pro kamarády nebo do zálohy.
    .title = Exportovat sadu karet
    .how = Zadej, kam se má soubor uložit. Co už tam je, se nepřepíše.
card-sets-path = Cesta k souboru
    .hint = Složka a název souboru
card-sets-cancel = Zrušit
card-sets-play = Hrát s touto sadou
    .help = Vybere tuto sadu pro příští hru. Rozehrané hry si své karty nechají.
card-sets-undo = Vrátit (Ctrl+Z)
    .done = Poslední změna je vrácená.
card-sets-redo = Znovu (Ctrl+Y)
    .done = Změna zase platí.
card-sets-mend = Dát do pořádku

card-sets-duplicated = Sada „{ $name }“ je založená. Teď v ní můžeš měnit všechno.
card-sets-deleted = Sada „{ $name }“ je smazaná. Ctrl+Z ji vrátí.
card-sets-imported = Sada „{ $name }“ je načtená.
card-sets-exported = Sada je teď tady: { $path }
card-sets-full = Víc sad se sem nevejde. Nejdřív nějakou smaž.
card-sets-not-exported = Tam se nedá nic uložit. Vyber jinou složku.
card-sets-not-playable = { $faults ->
    [one] V této sadě je chyba. Můžeš si ji nechat, ale hrát se s ní zatím nedá.
    [few] V této sadě jsou { $faults } chyby. Můžeš si ji nechat, ale hrát se s ní zatím nedá.
    [many] V této sadě je { $faults } chyby. Můžeš si ji nechat, ale hrát se s ní zatím nedá.
   *[other] V této sadě je { $faults } chyb. Můžeš si ji nechat, ale hrát se s ní zatím nedá.
}
card-sets-more-faults = { $faults ->
    [one] A k tomu ještě jedna chyba.
    [few] A k tomu ještě { $faults } chyby.
    [many] A k tomu ještě { $faults } chyby.
   *[other] A k tomu ještě { $faults } chyb.
}
card-sets-id-taken = Označení „{ $id }“ už patří jiné sadě.
    .advice = Tlačítko „Dát do pořádku“ dá této sadě nové.
card-sets-unkept = Změny nejde uložit.
    .nowhere = Tentokrát se nic neukládá: co tu změníš, po ukončení zmizí. Exportovat to ale můžeš.
    .occupied = Tafelrunde už je otevřená v jiném okně, takže co tu změníš, se neuloží. Exportovat to ale můžeš.
    .unread = Složku se sadami karet nejde přečíst. Zkontroluj, jestli k ní máš přístup, a spusť Tafelrunde znovu.

card-sets-file-too-large = Soubor „{ $file }“ je na sadu karet moc velký.
card-sets-file-no-text = „{ $file }“ není textový soubor, takže to není sada karet.
card-sets-file-missing = Soubor „{ $file }“ neexistuje.
card-sets-file-closed = Soubor „{ $file }“ nejde přečíst.
card-sets-file-broken = „{ $file }“ není sada karet: na řádku { $line } ve sloupci { $column } něco nesedí.
card-sets-file-there = Soubor „{ $file }“ už existuje. Vyber jiný název.

## Odkud údaj pochází

card-sets-source = { $source ->
    [rulebook] pravidla
    [review] recenze
    [reconstructed] odhad
   *[printed] tvoje krabice
}
    .sentence = { $source ->
        [rulebook] Tak je to v pravidlech.
        [review] Tak to píšou recenze tištěné hry.
        [reconstructed] To je náš odhad: tištěný údaj neznáme.
       *[printed] Tak je to na tvých vlastních kartách.
    }
card-sets-count = { $source }: { $count }
card-sets-own = { $own ->
    [one] Z { $all } údajů je { $own } podle tvé krabice.
    [few] Z { $all } údajů jsou { $own } podle tvé krabice.
    [many] Z { $all } údajů je { $own } podle tvé krabice.
   *[other] Z { $all } údajů je { $own } podle tvé krabice.
}
card-sets-how = Klikni na údaj nebo napiš jeho číslo. Co vybereš, platí jako údaj z tvé krabice. Když celá karta sedí, zaškrtni ji.
card-sets-confirm = { $what }: souhlasí
    .done = { $what }: potvrzeno podle tvé krabice

## Karty

card-sets-tasks = Karty úkolů
card-sets-horses = Koně
    .lead = Při dvou a třech hráčích se jeden Kůň vrací do krabičky. Vyber který.
card-sets-virtues = Karty ctností
card-sets-virtue-count = { $count ->
    [one] Z { $all } karet ctností tu je { $count }.
    [few] Z { $all } karet ctností tu jsou { $count }.
    [many] Z { $all } karet ctností tu je { $count }.
   *[other] Z { $all } karet ctností tu je { $count }.
}
card-sets-virtue-row = { $virtue }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
card-sets-horse = Kůň
card-sets-put-back = vrací se do krabičky
    .of = { $number }. Kůň se při dvou a třech hráčích vrací do krabičky.
card-sets-shields = Karta úkolu { $task } přináší { $shields ->
    [one] { $shields } bod
    [few] { $shields } body
    [many] { $shields } bodu
   *[other] { $shields } bodů
}
card-sets-shield-count = { $shields ->
    [one] { $shields } bod
    [few] { $shields } body
    [many] { $shields } bodu
   *[other] { $shields } bodů
}
card-sets-need = Karta úkolu { $task } požaduje: { $card }
card-sets-new-need = Karta úkolu { $task } požaduje ještě něco
card-sets-place = Karta úkolu { $task } patří k lokaci: { $place }
card-sets-reach = { $number }. Kůň: až { $reach ->
    [one] { $reach } lokaci daleko
    [few] { $reach } lokace daleko
    [many] { $reach } lokace daleko
   *[other] { $reach } lokací daleko
}
card-sets-reach-alone = { $reach ->
    [one] až { $reach } lokaci daleko
    [few] až { $reach } lokace daleko
    [many] až { $reach } lokace daleko
   *[other] až { $reach } lokací daleko
}
card-sets-value = { $number }. karta: { $card }
card-sets-new-card = Ještě jedna karta: { $virtue }
card-sets-ask-shields = Kolik bodů přináší { $task } na tvé kartě?
card-sets-ask-need = Co na tvé kartě požaduje { $task }?
card-sets-ask-place = Ke které lokaci patří { $task } na tvé kartě?
card-sets-ask-reach = Jak daleko dojede Kůň na tvé kartě?
card-sets-ask-value = Jakou hodnotu má tvoje karta?
card-sets-take-away = Odebrat
