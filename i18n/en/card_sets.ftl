### The card sets: which there are, and every figure on the cards.

card-sets-title = Card sets
card-sets-shelf = All sets
card-sets-built-in = The set in the program
    .note = stays as it is
    .help = Only some of the printed figures are known; the others here are our best guess. Do you own the game? Then make a copy and enter what your cards say.
    .copy = Copy and change
card-sets-new-name = My copy
card-sets-own-short = { $own } of { $all } from your copy
card-sets-faults = { $faults ->
    [one] 1 fault, not playable yet
   *[other] { $faults } faults, not playable yet
}
card-sets-name = Name of the card set
    .hint = Enter a name
card-sets-id = In records: { $id }

## What can be done with a set

card-sets-duplicate = Copy
    .help = Makes a new set with the same figures.
card-sets-delete = Delete
    .help = Takes this set off the list. You can undo that.
card-sets-import = Import
    .help = Brings in a card set from a file. You can also drop the file on the window.
    .title = Import a card set
    .how = Enter where the file is. Or simply drop it on the window.
    .drop = Let go to import the card set.
card-sets-export = Export
    .help = Writes this set to a file, to share or to keep.
    .title = Export the card set
    .how = Enter where the file should go. Nothing that is there already is overwritten.
card-sets-path = Path of the file
    .hint = Folder and name of the file
card-sets-cancel = Cancel
card-sets-play = Play with this set
    .help = Chooses this set for the next game. Games that have begun keep their cards.
card-sets-undo = Undo (Ctrl+Z)
    .done = The last change is undone.
card-sets-redo = Redo (Ctrl+Y)
    .done = The change is back.
card-sets-mend = Put in order

card-sets-duplicated = “{ $name }” is ready. Now you can change everything.
card-sets-deleted = “{ $name }” is deleted. Ctrl+Z brings it back.
card-sets-imported = “{ $name }” is imported.
card-sets-exported = The set is here now: { $path }
card-sets-full = There is no room for more sets. Delete one first.
card-sets-not-exported = Nothing can be saved there. Choose another folder.
card-sets-not-playable = { $faults ->
    [one] This set has a fault. You can keep it, but not play with it yet.
   *[other] This set has { $faults } faults. You can keep it, but not play with it yet.
}
card-sets-more-faults = { $faults ->
    [one] There is one more fault.
   *[other] There are { $faults } more faults.
}
card-sets-id-taken = The id “{ $id }” already belongs to another set.
    .advice = “Put in order” gives this one a new id.
card-sets-unkept = The changes cannot be saved.
    .nowhere = Nothing is saved this time: what you change here is gone when you quit. You can still export it.
    .occupied = Tafelrunde is already open in another window, so what you change here is not saved. You can still export it.
    .unread = The folder of the card sets cannot be read. See whether you have access to it, and start Tafelrunde again.

card-sets-file-too-large = “{ $file }” is too large for a card set.
card-sets-file-no-text = “{ $file }” is not a text file, so it is no card set.
card-sets-file-missing = There is no file “{ $file }” there.
card-sets-file-closed = “{ $file }” cannot be read.
card-sets-file-broken = “{ $file }” is no card set: something is wrong in line { $line }, column { $column }.
card-sets-file-there = There is a “{ $file }” already. Choose another name.

## Where a figure comes from

card-sets-source = { $source ->
    [rulebook] rulebook
    [review] reviews
    [reconstructed] our guess
   *[printed] your copy
}
    .sentence = { $source ->
        [rulebook] The rulebook says so.
        [review] Reviews of the printed game say so.
        [reconstructed] This is our guess: we do not know the printed figure.
       *[printed] Your own cards say so.
    }
card-sets-count = { $source }: { $count }
card-sets-own = { $own ->
    [one] 1 of { $all } figures is from your own copy.
   *[other] { $own } of { $all } figures are from your own copy.
}
card-sets-how = Click a figure, or type its number. What you choose counts as a figure from your own copy. If a whole card is right already, give it the tick.
card-sets-confirm = { $what }: right as it is
    .done = { $what }: confirmed from your copy

## The cards

card-sets-tasks = Task cards
card-sets-horses = Horses
    .lead = With 2 or 3 players one Horse goes back into the box. Choose which.
card-sets-virtues = Virtue cards
card-sets-virtue-count = { $count ->
    [one] There is 1 of { $all } virtue cards.
   *[other] There are { $count } of { $all } virtue cards.
}
card-sets-virtue-row = { $virtue }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-sets-horse = Horse
card-sets-put-back = goes back into the box
    .of = Horse { $number } goes back into the box with 2 or 3 players.
card-sets-shields = { $task } brings { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
card-sets-shield-count = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}
card-sets-need = { $task } asks for { $card }
card-sets-new-need = { $task } asks for one more card
card-sets-place = { $task } belongs to this location: { $place }
card-sets-reach = Horse { $number }: up to { $reach ->
    [one] 1 location
   *[other] { $reach } locations
}
card-sets-reach-alone = { $reach ->
    [one] up to 1 location
   *[other] up to { $reach } locations
}
card-sets-value = Card { $number }: { $card }
card-sets-new-card = One more card: { $virtue }
card-sets-ask-shields = How many shields does { $task } bring on your card?
card-sets-ask-need = What does { $task } ask for on your card?
card-sets-ask-place = Which location does { $task } belong to on your card?
card-sets-ask-reach = How far does the Horse on your card go?
card-sets-ask-value = Which value does your card have?
card-sets-take-away = Take out
