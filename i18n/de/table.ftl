# The table: headings, buttons, what tickets say.

table-let-expire = Verfallen lassen
table-back = Weiterspielen
table-ticket-waits = Wartet aufs Turnier
table-times = ×{ $count }
table-card-offered = Liegt in deinem Angebot. Klick sie an, um sie herauszunehmen.
table-knights-here = Hier stehen: { $knights }.
table-seat =
    Zelt { $tent }, { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, steht { $at }.
table-seat-hand =
    { $hidden ->
        [0] Auf der Hand: { $cards }.
        [one] Auf der Hand: { $cards }; 1 Karte verdeckt.
       *[other] Auf der Hand: { $cards }; { $hidden } Karten verdeckt.
    }
table-seat-tasks = Aufgaben: { $tasks }
table-seat-chosen = Aktionskarten: { $cards }.
table-offer-two-cs = Nur Schwerter und Lanzen zählen, mit anderen Karten kannst du bluffen. Die höhere Summe bringt 2 Schilde, ein Gleichstand je einen. Alles Angebotene geht zurück.
table-offer-two-en = Wähl Schwerter und Lanzen aus deiner Hand. Die höhere Summe bringt 2 Schilde, ein Gleichstand je einen. Alles Angebotene geht zurück.
table-offer-single-cs = Du bist allein. Eine beliebige Tugendkarte bringt dir 2 Schilde.
table-offer-single-en = Du bist allein. Ein Schwert oder eine Lanze bringt dir 2 Schilde.
table-offer-after = { $name } hat schon verdeckt geboten.
table-offer-before = Du bietest zuerst, danach { $name }.
table-make-offer =
    { $count ->
        [0] Nichts anbieten
        [one] 1 Karte anbieten
       *[other] { $count } Karten anbieten
    }
table-end-turn =
    { $unused ->
        [0] Zug beenden
        [one] Zug beenden – 1 Karte verfällt
       *[other] Zug beenden – { $unused } Karten verfallen
    }

# One way to carry a card out.

way-exercise = Nimm { $card }
way-round-table = { $task }
way-court = Leg { $card } zurück: 2 Schilde
way-quest = { $task } Zahle { $cards }

# How keys are called on the keyboard.

keyname-tab = Tab
keyname-arrows = Pfeiltasten
keyname-enter = Eingabe oder Leertaste
keyname-digits = 1 bis 0
keyname-end = E
keyname-give-up = G
keyname-undo = Z oder Strg+Z
keyname-undo-turn = Umschalt+Z
keyname-redo = Y oder Strg+Y
keyname-hurry = S
keyname-look = H halten
keyname-log = C
keyname-tasks = A
keyname-rulebook = R
keyname-escape = Esc
key-digits = Karte oder Möglichkeit direkt wählen
default-name-you = Du
table-tasks-button = Aufgaben
table-thinks = { $name } überlegt noch.
table-broke-down = { $name } kommt nicht weiter. Für diesen Platz hat der Zufall gezogen, und das Spiel geht weiter.
table-turn-you = Du bist dran
table-turn-other = Ist am Zug
table-ride-here = { $distance ->
    [one] Du kannst hierher reiten: einen Ort weit.
   *[other] Du kannst hierher reiten: { $distance } Orte weit.
}
table-then = { $phase } · Danach: { $next }
table-seat-through = Hat diesen Zug schon hinter sich.
table-tournament = Im Turnier: { $knights }.
table-tournament-prize = Alle bieten verdeckt. Schwerter und Lanzen zählen: Der höchste Wert bringt 2 Schilde, bei Gleichstand gibt es je einen Schild.
table-tournament-single-cs = Niemand sonst tritt an: Eine beliebige Tugendkarte bringt 2 Schilde.
table-tournament-single-en = Niemand sonst tritt an: Ein Schwert oder eine Lanze bringt 2 Schilde.

## Told to people who hear the screen.

table-taken-back = Zurückgenommen.
table-redo = Wiederherstellen, was du zurückgenommen hast
spoken-copy = Karte { $nth } von { $count } gleichen.
