### My games: those that were played and saved, and what they tell together.

## Day and time

date-time = { $hour }:{ $minute }
# weekday: 1 is Monday.
date-long = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }
date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## The screen

history-title = My games
    .help = Earlier games, saved games and your statistics
    .short = Played, saved, statistics
history-tab-played = Played
history-tab-saved = Saved
history-tab-statistics = Statistics
# For screen readers: a tab with the number of games.
history-tab-count = { $tab }, { $games ->
    [one] one game
   *[other] { $games } games
}
history-search = Search
    .hint = Name, level, result …
    .none = No game matches “{ $words }”.
history-reading = Reading the games …
history-unreadable = The folder with the games cannot be read.
history-nowhere = Nothing is saved this time, so there is nothing here either.
history-empty = No game has ended yet.
    .advice = As soon as a game ends, or you start another one, it is listed here. To add games from elsewhere, drop their files on this window.
history-empty-saved = You have not saved a game yet.
    .advice = At the table, save a game by a name from the menu or with Ctrl and S. Here you can load it again.
history-start = Start a game

## A game

history-won-by = { $who ->
    [you] You won!
   *[other] { $name } won
}
history-won-shared = { $names } shared the victory
history-left = { $round ->
    [0] Not finished
   *[other] Left in round { $round }
}
history-stands = { $round ->
    [0] Still going on
   *[other] In round { $round }
}
history-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
history-deal = Deal { $seed }
history-taken-back = Something was taken back here after hidden cards had been revealed.
    .short = Taken back
history-broken = Unreadable file
    .more = The file { $file } stays where it is until you delete it. If you can repair it, the game will be back here.
# For screen readers: a game in the list.
history-entry = { $result }. { $date }
history-entry-named = { $name }. { $result }. { $date }
history-entry-broken = Unreadable file { $file }
history-seat = { $name }, { $kind }: { $shields ->
    [one] one shield
   *[other] { $shields } shields
}
history-seat-plain = { $name }, { $kind }

history-expired = { $kind } · { $cards ->
    [0] nothing expired
    [one] one card expired
   *[other] { $cards } cards expired
}

history-replay = Replay
    .help = Shows the game again, step by step.
history-play-on = Play on
    .help = The game goes on where you left it. Another one that is still open moves to “Played”.
history-load = Load
    .help = The game goes on where you saved it. Another one that is still open moves to “Played”.
history-rename = Rename …
history-export = Export …
    .help = Writes the game as a file that other programs can read too.
history-delete = Delete
history-import = Import …
    .help = Reads games from a file. You can also drop files on the window.
history-csv = As a table …
    .help = Writes all games as a CSV file, for a spreadsheet.
history-undo = Undo
history-stop = Stop

## What has just happened

history-deleted = Deleted. The game stays in the folder “trash” for a month.
history-restored = The game is back.
history-renamed = Renamed to “{ $name }”.
history-saved-as = Saved as “{ $name }”.
history-exported = Written: { $file }
history-importing = Reading games: { $games }
history-imported = { $games ->
    [0] { $known ->
        [0] Nothing was read.
       *[other] Nothing new: all of it is here already.
    }
    [one] One game was read.
   *[other] { $games } games were read.
}
    .stopped = The rest of the file was left out.
history-not-imported = { $file }: { $reason }
    .more = { $more ->
        [one] One more line holds no game.
       *[other] { $more } more lines hold no game.
    }
history-gone = This game cannot be opened. { $reason }
history-drop = Let go to read the games.

## What cannot be read

history-flaw-unreadable = The system does not read it: { $reason }
history-flaw-large = It is far larger than any game.
history-flaw-no-game = There is no game in it.
history-flaw-newer = A newer version of Tafelrunde wrote it (file version { $version }).
history-flaw-broken = It is damaged (line { $line }, column { $column }).
history-flaw-record = Line { $line }: { $fault }

## Questions

history-ask-save = Save the game
    .note = You will find it by this name in “My games”.
    .accept = Save
    .field = Name
history-ask-rename = Rename
    .note = What should the saved game be called?
    .accept = Rename
    .field = Name
history-ask-export = Export the game
    .note = One line of JSON that other programs can read too. Where should it go?
    .accept = Write
    .field = File
history-ask-csv = Write a table
    .note = One row for each game in the list “Played”. Where should it go?
    .accept = Write
    .field = File
history-ask-import = Import games
    .note = Records (JSONL) or saved games. Dropping the files on the window is quicker.
    .accept = Read
    .field = File
history-ask-replace = Replace
history-ask-cancel = Cancel
history-ask-no-name = Enter a name.
history-ask-no-file = Enter the name of a file.
history-ask-taken = There is a “{ $name }” already. Replace it?
history-ask-there = This file exists already. Replace it?
history-ask-folder = This is a folder. Enter the name of a file.
# A suggestion for the name of a saved game.
history-suggested = Round { $round } with { $names }

## At the table

table-save-as = Save as …
keyname-save = Ctrl+S
key-save = Save the game by a name

## Statistics

statistics-empty = There is nothing to count yet.
    .advice = Play a game against bots, as the only person, to its end. Then you see here how often you win and how many of your cards expire.
statistics-against = Against the bots
    .note = The strongest at the table counts.
statistics-won = { $won } of { $games } won · { $percent } %
statistics-sources = Your shields
    .note = { $average } a game on average
statistics-each = { $average } a game
statistics-expired = Expired cards
    .note = { $average } a game on average. The line takes { $together } games together.
statistics-axis-game = Game
