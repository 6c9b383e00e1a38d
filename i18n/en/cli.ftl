### The command line: results and errors. Help texts of the options are English only and not here.

# What is wrong, on the error output.
cli-error = Error: { $text }

## Files

cli-unreadable = { $path } cannot be read: { $reason }
    .advice = Check the path and whether you may read there.
cli-unwritable = { $path } cannot be written: { $reason }
    .advice = Make room, or choose another place where you may write.
cli-output-failed = The output cannot be written: { $reason }
cli-record-written = { $games ->
    [one] { $games } game written to { $path }.
   *[other] { $games } games written to { $path }.
}

## check-card-set

cli-card-set-sound = { $path }: the card set “{ $id }” fits the rules. Figures from the rulebook: { $rulebook }, from reviews: { $review }, reconstructed: { $reconstructed }, from the printed cards: { $printed }.
cli-card-set-syntax = { $path }, line { $line }, column { $column }: { $message }
    .advice = Compare it with the card set that comes with the program.
cli-card-set-fault = { $path }, line { $line }: { $fault }
cli-card-set-faults = { $faults ->
    [one] { $path }: { $faults } fault in this card set.
   *[other] { $path }: { $faults } faults in this card set.
}

## replay

cli-game-sound = Game { $game } follows the rules: { $actions } actions, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, shields { $shields }, won by seat { $winners }.
cli-game-open = Game { $game } follows the rules: { $actions } actions, not finished.
cli-game-broken = { $path }, line { $line }, game { $game }: { $fault }
cli-replayed = { $games ->
    [one] { $games } game, and it follows the rules.
   *[other] { $games } games, and they all follow the rules.
}
cli-replayed-broken = { $games ->
    [one] { $games } game, and it is broken.
   *[other] { $games } games, { $broken } of them broken.
}
cli-no-game = There is no game in { $path }.
    .advice = Records with games are written by simulate --record.
cli-no-such-game = There is no game { $number } in { $path }; the number of games there is { $games }.
cli-no-such-action = { $path }, line { $line }: there is no action { $number } in game { $game }; the number of its actions is { $actions }.

# What can be wrong with a game in a record.

record-too-long = The line is longer than any game: more than { $most } bytes.
record-not-utf8 = The line is not UTF-8 from byte { $column } on.
record-byte-order-mark = The file begins with a byte order mark, which must not be there.
record-carriage-return = The line ends with CR LF; it must end with LF alone.
record-empty-line = The line is empty.
record-json = The line is not JSON; the fault is at byte { $column }: { $message }
record-shape = The line is not a record of a game: { $message }
record-unsupported = “{ $key }” must be { $wanted }, not { $found }.
record-card-set = The card set does not fit the rules. { $faults }
record-seat-names = The number of seats is { $players }, but { $found } are named.
record-malformed = Action { $action } is not a valid action: { $message }
record-refused = { $who ->
    [chance] Action { $action }: chance cannot do { $text }. { $reasons }
   *[seat] Action { $action }: seat { $seat } cannot do { $text }. { $reasons }
}
record-result-early = There is a result, but the game is not over after action { $actions }.
record-result-missing = The game is over after action { $actions }, but there is no result.
record-wrong-result = { $key ->
    [shields] The shields are given as { $found }, but the game ends with { $played }.
    [winners] The winners are given as { $found }, but the game is won by { $played }.
   *[rounds] The rounds are given as { $found }, but the game has { $played }.
}

## explain

# { $seat } is "Seat 1", { $card } the name of an action card.
cli-explain-heading = Game { $game }, action { $action }, round { $round }, { $seat }: { $card }
# { $reason }: one or two sentences; { $rule }: the id of a rule, such as D2.
cli-explain-reason = { $reason } ({ $rule })
cli-explain-more = Other reasons:
# { $result }: a sentence on what the turn comes to; a numbered list follows.
cli-explain-better = As it was played: { $result } This would have been possible:
cli-explain-nothing = Nothing expired at action { $action } of game { $game }.
cli-explain-wasted = Nothing expired at action { $action } of game { $game }, but something was wasted in that turn.
cli-explained = { $cards ->
    [0] Nothing has expired.
    [one] { $cards } card has expired; it is explained above.
   *[other] { $cards } cards have expired; they are explained above.
}

## simulate

cli-progress = { $done } of { $games } games
cli-simulated = { $games ->
    [one] { $games } game in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second; number of actions: { $actions }.
   *[other] { $games } games in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } games a second; number of actions: { $actions }.
}
cli-stopped = Stopped after { $done } of { $games } games. The finished games count.
cli-unfinished = Not finished because of the limit of { $limit } rounds: { $games }.
cli-rounds = Rounds: { $min } to { $max }, median { $median }.
cli-column-bot = Bot
cli-column-games = games
cli-column-wins = wins
cli-column-share = share
cli-column-interval = 95% interval
cli-column-shields = shields
cli-column-expired = expired
cli-column-quest = Quest
cli-column-court = Court
cli-column-tournament = Tourn.
cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, maximumFractionDigits: 1) }%
cli-percent-range = { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }%
cli-bot-failed = Game { $game } with seed { $seed }: { $reason }
    .advice = This is a bug in the program. Please report it with these two numbers.

## What was asked for wrongly

cli-unknown-bot = There is no bot called “{ $name }”. Choose from: { $known }.
    .missing = A name is missing after --seats. Choose from: { $known }.
    .advice = All but random can also be fond of something: squire-questing likes tasks, squire-jousting likes tournaments. A champion can be told how long to search: champion:1000 means 1000 tries, champion-jousting:500ms half a second.
cli-bad-budget = “{ $name }” has “{ $budget }” after the colon. That does not say how long to search.
    .advice = Write a whole number of tries, such as champion:1000, or of milliseconds, such as champion:500ms (half a second). Both go from 1 to { $most }.
cli-no-search = “{ $name }” does not work: only { $champion } can be told how long to search.
cli-too-many-seats = The number of seats is { $players }, but { $given } bots are named.
cli-not-whole = { $option }: “{ $value }” does not work. It must be a whole number from { $least } to { $most }.
cli-bad-players = { $option }: “{ $value }” does not work. There are 2, 3 or 4 players.
cli-bad-text-size = { $option }: “{ $value }” does not work. It must be a number from 0.8 to 2.
cli-bad-page = { $option }: the rulebook has no page “{ $value }”. There are, for example, d9, reasons, editions, setup-3, tasks and words.
cli-bad-picture = { $option }: “{ $value }” does not work. The name of the picture must end in .png.
cli-none-of = { $option }: there is no “{ $value }” here. Choose from: { $known }.
cli-bad-size = “{ $text }” is not a window size. Write width and height, such as 1440x900.

## The window

cli-no-display = The window cannot be opened: { $reason }
    .advice = Is a graphical session running? Without one you can use simulate, replay, explain and check-card-set, or start Xvfb.
cli-screenshot-failed = The picture { $path } could not be created: { $reason }

## The program’s own files

file-no-folder = The system does not name a folder for the files of programs.
    .advice = Name one with --data-dir or TAFELRUNDE_DATA_DIR.
file-no-new-folder = The folder { $path } cannot be created.
    .advice = Name another one with --data-dir or TAFELRUNDE_DATA_DIR.
file-unreadable = The file { $path } cannot be read.
    .advice = Check whether you may read it. Until it can be read or is moved away, nothing new is kept in its place.
file-unwritable = The file { $path } cannot be written.
    .advice = What was there is unchanged. Make room, or name another folder with --data-dir or TAFELRUNDE_DATA_DIR.
file-broken = The file { $path } is damaged and cannot be used (line { $line }, column { $column }).
file-newer = { $path } was written by a newer version of Tafelrunde (its version is { $version }).
file-kept-as = It was set aside as { $path }; Tafelrunde begins a new one. If you can repair it, give it its old name again.
file-kept-in-place = It could not be set aside either. Until you move it away, nothing new is kept in its place.
file-rescued = { $lost ->
    [0] All of the game that is still in it could be rescued: play on from the title page.
    [one] The game in it could be rescued, all but the last step: play on from the title page.
   *[other] The game in it could be rescued, all but the last { $lost } steps: play on from the title page.
}
file-folder-occupied = The folder { $path } is already open in another Tafelrunde window. So that neither overwrites the other, nothing is kept from this one. Play on in the other window, or close it and start this one again.
cli-would-overwrite = { $path } is the card set itself. Write the games to another file.
