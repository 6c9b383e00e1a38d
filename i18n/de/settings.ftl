### Die Einstellungen: was man einmal wählt.

settings-title = Einstellungen
    .help = Sprache, Aussehen, Ton und wie gespielt wird

# Für Screenreader: zu welcher Einstellung ein Wert gehört.
settings-choice = { $setting }: { $value }
settings-percent = { $number } %

settings-language = Sprache

settings-look = Aussehen
settings-theme = Farben
settings-theme-name = { $theme ->
    [light] Pergament
    [dark] Nacht
   *[contrast] Starker Kontrast
}
settings-text-size = Schriftgröße
settings-scale = Größe von allem
    .help = Strg und + oder − tun überall dasselbe, Strg und 0 führt zurück zu 100 %.
settings-scale-room = In diesem Fenster ist Platz für { $most }. Mach es größer, um mehr zu sehen.

settings-motion = Bewegung
settings-animation = Wie sich etwas bewegt
    .help = Karten fliegen, Ritter reiten. „Aus“ zeigt sofort, was sich geändert hat.
settings-animation-name = { $speed ->
    [none] Aus
    [quick] Flott
    [slow] Langsam
   *[normal] Normal
}

settings-sound = Ton
settings-volume = Lautstärke
settings-muted = Stumm
    .on = Der Ton ist aus.
    .off = Der Ton ist an.
settings-try-sound = Ton ausprobieren
settings-no-sound = Diese Fassung spielt keinen Ton ab.

settings-play = Spiel
settings-bot-speed = Tempo der Bots
    .help = Wie lange Bots vor ihrem Zug warten, damit du mitkommst.
settings-bot-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [at_once] Ohne Pause
   *[normal] Normal
}
settings-coach = Coach
settings-coach-name = { $level ->
    [off] Aus
    [quiet] Auf Nachfrage
    [full] Immer
   *[by_mastery] Wie ich ihn brauche
}
settings-table-mode = Neue Spiele wie am echten Tisch
    .help = Nichts wird markiert oder gezählt. Du sagst, was du tust. Was falsch war, erfährst du nach dem Zug.

settings-files = Dateien
settings-folder = Hier liegen deine Spiele, deine Einstellungen und dein Lernstand
    .help = Kopier diesen Ordner, wenn du alles auf einen anderen Rechner mitnehmen willst.
    .none = Diesmal wird nichts gespeichert.
    .copied = Der Name des Ordners ist in der Zwischenablage.
settings-folder-copy = Namen kopieren
settings-folder-open = Ordner öffnen
settings-folder-closed = Der Ordner lässt sich nicht öffnen. Du kannst seinen Pfad kopieren und ihn in der Dateiverwaltung öffnen.

settings-reset = Alles zurücksetzen
    .help = Alle Einstellungen wie beim ersten Start. Sprache, Spiele und Lernstand bleiben.
    .done = Alle Einstellungen sind wie beim ersten Start.
    .undo = Rückgängig
    .undone = Deine Einstellungen sind wieder da.

key-zoom = Alles größer oder kleiner
keyname-zoom = Strg + / Strg −
key-mute = Ton aus oder an
keyname-mute = M
