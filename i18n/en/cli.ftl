### The command line: results and errors. Help texts of the options are English only and not here.

## simulate

cli-progress = { $done } of { $games } games
cli-games = { $games ->
    [one] { $games } game in { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 0) } games a second).
   *[other] { $games } games in { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($rate, maximumFractionDigits: 0) } games a second).
}
cli-unfinished = { $games ->
    [one] { $games } game was not finished: it reached the limit of { $limit } rounds.
   *[other] { $games } games were not finished: they reached the limit of { $limit } rounds.
}
cli-rounds = Rounds: { $min } to { $max }, median { $median }.
cli-bot = { $bot }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, wins { NUMBER($share, maximumFractionDigits: 1) }% (95% range { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }%), { NUMBER($shields, maximumFractionDigits: 1) } shields and { NUMBER($expired, maximumFractionDigits: 2) } expired cards a game.
cli-sources = Shields of { $bot }: { NUMBER($quest, maximumFractionDigits: 0) }% Quests, { NUMBER($court, maximumFractionDigits: 0) }% Court, { NUMBER($tournament, maximumFractionDigits: 0) }% Tournament.
cli-interrupted = Stopped after { $done } of { $games } games. What was finished counts.
cli-record-written = { $games ->
    [one] { $games } game written to { $path }.
   *[other] { $games } games written to { $path }.
}

## replay

cli-replay-fine = { $games ->
    [one] { $path }: { $games } game, every action follows the rules.
   *[other] { $path }: { $games } games, every action follows the rules.
}
cli-replay-open = { $games ->
    [one] { $games } game of these has no result: it was not played to its end.
   *[other] { $games } games of these have no result: they were not played to their end.
}
cli-replay-refused = { $path }, line { $line }: action { $action } is refused. { $reasons }
cli-replay-by-chance = { $path }, line { $line }: action { $action } belongs to chance. { $reasons }
cli-replay-result = { $path }, line { $line }: the result given is { $given }, but the actions lead to { $found }.
cli-replay-not-over = { $path }, line { $line }: a result is given, but the actions stop before the end of the game.
cli-replay-after-end = { $path }, line { $line }: the game is over after action { $action }, but more follow.
cli-result = shields { $shields }, winners { $winners }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-line-unreadable = { $path }, line { $line }: this is no record of a game: { $reason }
    .advice = Each line must hold one game as JSON, in the format “tafelrunde-record”, version 1.
cli-line-other-format = { $path }, line { $line }: the format is “{ $found }”, not “tafelrunde-record”.
cli-line-other-version = { $path }, line { $line }: version { $found } of the format cannot be read; this program reads version { $known }.
cli-line-other-game = { $path }, line { $line }: the game “{ $found }” is not known here.
cli-record-empty = { $path } holds no game.
cli-no-such-game = { $path } has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; there is no game { $number }.
cli-no-such-action = Game { $game } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }; there is no action { $number }.

## check-card-set

cli-card-set-fine = { $path }: the card set “{ $id }” can be played with.
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } fault in this card set.
   *[other] { $path }: { $faults } faults in this card set.
}
cli-card-set-unreadable = { $path } is no card set: { $reason }
    .advice = A card set is a RON or JSON file as described in the README.

## What is wrong outside

cli-error = Error: { $text }
cli-file-missing = The file { $path } does not exist.
    .advice = Check the spelling and the folder.
cli-file-unreadable = The file { $path } cannot be read: { $reason }
    .advice = Check that it is a file and that you may read it.
cli-file-unwritable = The file { $path } cannot be written: { $reason }
    .advice = Check that its folder exists, that there is room, and that you may write there.
cli-data-folder = The data folder { $path } cannot be written to: { $reason }
    .advice = Choose another one with --data-dir or TAFELRUNDE_DATA_DIR.
cli-no-home = No data folder could be found for you.
    .advice = Choose one with --data-dir or TAFELRUNDE_DATA_DIR.
cli-no-display = The window cannot be opened: { $reason }
    .advice = Is a graphical session running? Without one, use simulate, replay or check-card-set, or start under Xvfb.
cli-screenshot-failed = The picture { $path } could not be made: { $reason }

## What was asked for wrongly

cli-unknown-bot = There is no bot called “{ $name }”. These are there: { $known }.
cli-bad-budget = “{ $text }” is no budget for a bot. Write a number of iterations such as 1000, or a time such as 500ms.
cli-too-many-seats = { $given ->
    [one] { $given } bot is named for { $players } seats.
   *[other] { $given } bots are named for only { $players } seats.
}
cli-bad-size = “{ $text }” is no size of a window. Write width and height, such as 1440x900.
