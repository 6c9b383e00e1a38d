### The settings: what people choose once.

settings-title = Settings
    .help = Language, look, sound and how the game is played

# For screen readers: which setting this is a value of.
settings-choice = { $setting }: { $value }
settings-percent = { $number }%

settings-language = Language

settings-look = Look
settings-theme = Colours
settings-theme-name = { $theme ->
    [light] Parchment
    [dark] Night
   *[contrast] High contrast
}
settings-text-size = Text size
settings-scale = Size of everything
    .help = Ctrl and + or − do the same anywhere in the app, Ctrl and 0 brings back 100%.
settings-scale-room = In this window there is room for { $most }. Make it larger to see more.

settings-motion = Motion
settings-animation = How things move
    .help = Cards fly and knights ride. “Off” shows at once what has changed.
settings-animation-name = { $speed ->
    [none] Off
    [quick] Quick
    [slow] Slow
   *[normal] Normal
}

settings-sound = Sound
settings-volume = Volume
settings-muted = Mute
    .on = The sound is off.
    .off = The sound is on.
settings-try-sound = Try the sound
settings-no-sound = This version plays no sounds.

settings-play = Play
settings-bot-speed = Pace of the bots
    .help = How long bots wait before they move, so that you can follow.
settings-bot-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [at_once] No waiting
   *[normal] Normal
}
settings-coach = Coach
settings-coach-name = { $level ->
    [off] Off
    [quiet] When I ask
    [full] Always
   *[by_mastery] As I need it
}
settings-table-mode = New games as at a real table
    .help = Nothing is marked or counted. You say what you do, and after the turn you learn what was wrong.

settings-files = Files
settings-folder = Your games, settings and progress are here
    .help = Copy this folder to take everything to another computer.
    .none = Nothing is being saved this time.
    .copied = The folder’s name is on the clipboard.
settings-folder-copy = Copy name
settings-folder-open = Open folder
settings-folder-closed = The folder cannot be opened. You can copy its path and open it in the file manager.

settings-reset = Reset everything
    .help = All settings as on the first start. Language, games and progress stay.
    .done = All settings are as on the first start.
    .undo = Undo
    .undone = Your settings are back.

key-zoom = Everything larger or smaller
keyname-zoom = Ctrl + / Ctrl −
key-mute = Sound off or on
keyname-mute = M
