### Nastavení: co si člověk zvolí jednou.

settings-title = Nastavení
    .help = Jazyk, vzhled, zvuk a jak se hraje

# Pro čtečky obrazovky: ke kterému nastavení hodnota patří.
settings-choice = { $setting }: { $value }
settings-percent = { $number } %

settings-language = Jazyk

settings-look = Vzhled
settings-theme = Barvy
settings-theme-name = { $theme ->
    [light] Pergamen
    [dark] Noc
   *[contrast] Vysoký kontrast
}
settings-text-size = Velikost písma
settings-scale = Velikost všeho
    .help = Totéž udělá kdekoli Ctrl a + nebo −, Ctrl a 0 vrátí 100 %.
settings-scale-room = Do tohoto okna se vejde { $most }. Když ho zvětšíš, uvidíš víc.

settings-motion = Pohyb
settings-animation = Jak se věci hýbou
    .help = Karty létají a rytíři jezdí. „Vypnuto“ ukáže hned, co se změnilo.
settings-animation-name = { $speed ->
    [none] Vypnuto
    [quick] Svižně
    [slow] Pomalu
   *[normal] Běžně
}

settings-sound = Zvuk
settings-volume = Hlasitost
settings-muted = Ztlumit
    .on = Zvuk je vypnutý.
    .off = Zvuk je zapnutý.
settings-try-sound = Vyzkoušet zvuk
settings-no-sound = Tato verze nepřehrává žádné zvuky.

settings-play = Hra
settings-bot-speed = Tempo botů
    .help = Jak dlouho boti před tahem čekají, aby se hra dala sledovat.
settings-bot-speed-name = { $speed ->
    [slow] Pomalu
    [fast] Rychle
    [at_once] Bez čekání
   *[normal] Běžně
}
settings-coach = Kouč
settings-coach-name = { $level ->
    [off] Vypnuto
    [quiet] Když se zeptám
    [full] Vždy
   *[by_mastery] Podle potřeby
}
settings-table-mode = Nové hry jako u skutečného stolu
    .help = Nic se nevyznačuje ani nepočítá. Ty říkáš, co uděláš, a po tahu se dozvíš, co bylo špatně.

settings-files = Soubory
settings-folder = Tady jsou tvoje hry, nastavení a co už umíš
    .help = Když tuto složku zkopíruješ, přeneseš všechno na jiný počítač.
    .none = Tentokrát se nic neukládá.
    .copied = Název složky je ve schránce.
settings-folder-copy = Kopírovat název
settings-folder-open = Otevřít složku
settings-folder-closed = Složku nejde otevřít. Cestu k ní si můžeš zkopírovat a otevřít ji ve správci souborů.

settings-reset = Vrátit vše na začátek
    .help = Všechna nastavení jako při prvním spuštění. Jazyk, hry a to, co už umíš, zůstanou.
    .done = Všechna nastavení jsou jako při prvním spuštění.
    .undo = Vrátit zpět
    .undone = Tvoje nastavení jsou zpátky.

key-zoom = Všechno větší nebo menší
keyname-zoom = Ctrl + / Ctrl −
key-mute = Vypnout nebo zapnout zvuk
keyname-mute = M
