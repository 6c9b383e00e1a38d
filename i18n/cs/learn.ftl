# Učení: seznam lekcí a co Merlin říká kromě lekcí samotných.

learn-title = Učit se
    .help = V krátkých lekcích u stolu se naučíš všechna pravidla.
learn-lesson = Lekce { $number } z { $lessons }
learn-heading = Lekce { $number } z { $lessons } · { $title }
learn-entry = Lekce { $number }: { $title }
learn-all-done = Všechny lekce hotové
learn-not-begun = Čeká na tebe
learn-step = Krok { $step } z { $steps }
learn-done = Hotovo
learn-next = Na řadě
learn-broken = Některé lekce v téhle verzi programu jsou poškozené a nedají se otevřít. Ostatní fungují dál.
learn-begin = { $begun ->
    [yes] Pokračovat lekcí { $number }
   *[no] Začít lekci { $number }
}
learn-take-exam = { $open ->
    [yes] Pokračovat ve zkoušce
   *[no] Jít na zkoušku
}
learn-known = { $rules ->
    [one] { $known ->
        [0] Učí jedno pravidlo. To ještě procvičuješ.
       *[other] Učí jedno pravidlo. To znáš dobře.
    }
    [few] Učí { $rules } pravidla. { $known ->
        [0] Zatím neznáš dobře žádné.
        [one] Jedno z nich znáš dobře.
        [few] { $known } z nich znáš dobře.
        [many] { $known } z nich znáš dobře.
       *[other] { $known } z nich znáš dobře.
    }
    [many] Učí { $rules } pravidla. { $known ->
        [0] Zatím neznáš dobře žádné.
        [one] Jedno z nich znáš dobře.
        [few] { $known } z nich znáš dobře.
        [many] { $known } z nich znáš dobře.
       *[other] { $known } z nich znáš dobře.
    }
   *[other] Učí { $rules } pravidel. { $known ->
        [0] Zatím neznáš dobře žádné.
        [one] Jedno z nich znáš dobře.
        [few] { $known } z nich znáš dobře.
        [many] { $known } z nich znáš dobře.
       *[other] { $known } z nich znáš dobře.
    }
}

## U stolu

learn-list = Co se naučíš
learn-line = { $state ->
    [done] Hotovo: { $line }
    [now] Teď: { $line }
   *[later] Později: { $line }
}
learn-question = { $about ->
    [none] Otázka
   *[other] Otázka: { $about }
}
learn-guide = Merlin
learn-point-help = Klávesou Enter přejdeš tam, kam Merlin ukazuje.
learn-show-me = Ukaž mi to
learn-again = Zkusit znovu
learn-restart = Začít krok od začátku
learn-back = O krok zpět
learn-skip = Přeskočit krok
learn-go-on = Dál
learn-leave = Odejít
learn-next-lesson = Další lekce
learn-to-list = Všechny lekce

## Co k tomu Merlin říká

learn-done-title = Výborně!
learn-right = Správně!
learn-lapsed-title = To nevyšlo
learn-look-first = Ještě ne: nejdřív klikni na to, co ti ukazuju.
learn-answer-first = Ještě ne: nejdřív odpověz na mou otázku.
learn-wrong-answer = To není správně. Zkus to znovu!

# What the guide wants, in the line that says else whose turn it is.

learn-wish-look = Podívej se na to, co Merlin ukazuje.
learn-wish-answer = Odpověz na Merlinovu otázku.
learn-wish-next = Hotovo! Merlin tě povede dál.
learn-wish-again = To se nepovedlo. Merlin ti poradí, jak dál.
learn-wish-over = Lekci máš hotovou.
learn-out-of-reach = Takhle už se tu k cíli nedostaneš. Nevadí: vrátíme se a zkusíš to znovu.
learn-expired = Karta { $card } propadla.
learn-over = Lekci „{ $title }“ máš za sebou. Pokračuj další lekcí!
learn-over-last = Lekci „{ $title }“ máš za sebou. To byla poslední lekce.

## Na co se kouká

learn-your-tent = Tvůj stan
learn-your-shields = Tvoje body
learn-this-place = Tohle místo
keyname-show-me = M
key-show-me = Merlin to předvede
