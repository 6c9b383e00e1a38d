# Learning: the list of lessons, and what Merlin says beside the lessons themselves.

learn-title = Learn
    .help = Short lessons at the table teach you all the rules.
learn-lesson = Lesson { $number } of { $lessons }
learn-heading = Lesson { $number } of { $lessons } · { $title }
learn-entry = Lesson { $number }: { $title }
learn-all-done = All lessons done
learn-not-begun = Not begun yet
learn-step = Step { $step } of { $steps }
learn-done = Done
learn-next = Next
learn-broken = Some lessons in this version of the program are damaged and cannot be opened. The others still work.
learn-begin = { $begun ->
    [yes] Continue with lesson { $number }
   *[no] Begin lesson { $number }
}
learn-take-exam = { $open ->
    [yes] Continue the exam
   *[no] Take the exam
}
learn-known = { $rules ->
    [one] { $known ->
        [0] It teaches one rule. You are still practising it.
       *[other] It teaches one rule. You know it well.
    }
   *[other] It teaches { $rules } rules. You know { $known ->
        [0] none of them well yet.
        [one] one of them well.
       *[other] { $known } of them well.
    }
}

## At the table

learn-list = What you learn
learn-line = { $state ->
    [done] Done: { $line }
    [now] Now: { $line }
   *[later] Later: { $line }
}
learn-question = { $about ->
    [none] A question
   *[other] Question: { $about }
}
learn-guide = Merlin
learn-point-help = Press Enter to go where Merlin is pointing.
learn-show-me = Show me
learn-again = Try again
learn-restart = Start this step again
learn-back = Back one step
learn-skip = Skip this step
learn-go-on = Continue
learn-leave = Leave
learn-next-lesson = Next lesson
learn-to-list = All lessons

## What Merlin says to it

learn-done-title = Well done!
learn-right = That is right!
learn-lapsed-title = That went wrong
learn-look-first = Not yet: first have a look at what I am pointing at.
learn-answer-first = Not yet: answer my question first.
learn-wrong-answer = That is not right. Try again!

# What the guide wants, in the line that says else whose turn it is.

learn-wish-look = Look at what Merlin is pointing at.
learn-wish-answer = Answer Merlin’s question.
learn-wish-next = Well done! Merlin leads on.
learn-wish-again = That did not work. Merlin helps you on.
learn-wish-over = You have finished this lesson.
learn-out-of-reach = You cannot get there from here any more. Never mind: we go back, and you try again.
learn-expired = “{ $card }” has expired.
learn-over = You have finished the lesson “{ $title }”. On to the next one!
learn-over-last = You have finished the lesson “{ $title }”. That was the last one.

## What is looked at

learn-your-tent = Your tent
learn-your-shields = Your shields
learn-this-place = This place
keyname-show-me = M
key-show-me = Merlin shows how
