### „Im Auftrag des Königs“: Namen der Karten, Anzahlen, Chronik, Statuszeile.

## Listen. $rest: alle außer dem letzten, mit Kommas.

list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

## Orte. Wert: der Titel auf der Karte. at: wo etwas ist. to: wohin jemand reitet.

location-camelot = Camelot
    .at = in Camelot
    .to = nach Camelot
location-hidden-valley = Das verborgene Tal
    .at = im verborgenen Tal
    .to = ins verborgene Tal
location-wild-forest = Der wilde Wald
    .at = im wilden Wald
    .to = in den wilden Wald
location-moon-lake = Der Mondsee
    .at = am Mondsee
    .to = zum Mondsee
location-dragon-rock = Der Drachenfels
    .at = am Drachenfels
    .to = zum Drachenfels
location-misty-fen = Das Nebelmoor
    .at = im Nebelmoor
    .to = ins Nebelmoor
location-black-tower = Der schwarze Turm
    .at = am schwarzen Turm
    .to = zum schwarzen Turm
location-dwarf-mines = Die Zwergenminen
    .at = in den Zwergenminen
    .to = zu den Zwergenminen

location-help-camelot = Die Burg des Königs, der einzige Ort mit gelber Mauer. Hier sind Exerzitium, Artus’ Tafelrunde und Turnier möglich.
location-help-countryside = Ein Ort auf dem Land (grüne Blätter): Hier sind Gericht und Queste möglich. Aufgaben für diesen Ort: { $tasks }.
location-help-no-task = Ein Ort auf dem Land (grüne Blätter): Hier sind Gericht und Queste möglich. Für diesen Ort gibt es keine Aufgabe.

## Wo eine Karte geht: Ihr Rand zeigt es.

side-camelot = in Camelot
    .border = gelbe Mauer
side-countryside = auf dem Land
    .border = grüne Blätter
side-anywhere = überall
    .border = Mauer und Blätter

## Tugenden. Wert: das Zeichen auf der Karte. stands-for: die Tugend selbst.
## pile: Titel des Stapels. none: was man nicht hat (Akkusativ).

virtue-sword = Schwert
    .stands-for = Stärke
    .pile = Stapel Schwert
    .none = kein Schwert
virtue-lance = Lanze
    .stands-for = Geschicklichkeit
    .pile = Stapel Lanze
    .none = keine Lanze
virtue-dragon = Drache
    .stands-for = Mut
    .pile = Stapel Drache
    .none = keinen Drachen
virtue-book = Buch
    .stands-for = Weisheit
    .pile = Stapel Buch
    .none = kein Buch

virtue-card-sword = Schwert { $value }
virtue-card-lance = Lanze { $value }
virtue-card-dragon = Drache { $value }
virtue-card-book = Buch { $value }

virtue-card-times = { $count } × { $card }
virtue-cards-none = nichts

## Aktionskarten. Wert: der ganze Name. short: für schmale Karten. help: was sie tut und wo.

action-exercise-sword = Exerzitium: Schwert
    .short = Schwert
    .help = Nimm ein Schwert mit beliebigem Wert vom Stapel. Geht nur in Camelot (gelbe Mauer).
action-exercise-lance = Exerzitium: Lanze
    .short = Lanze
    .help = Nimm eine Lanze mit beliebigem Wert vom Stapel. Geht nur in Camelot (gelbe Mauer).
action-exercise-dragon = Exerzitium: Drache
    .short = Drache
    .help = Nimm einen Drachen mit beliebigem Wert vom Stapel. Geht nur in Camelot (gelbe Mauer).
action-exercise-book = Exerzitium: Buch
    .short = Buch
    .help = Nimm ein Buch mit beliebigem Wert vom Stapel. Geht nur in Camelot (gelbe Mauer).
action-round-table = Artus’ Tafelrunde
    .short = Tafelrunde
    .help = Nimm eine der offenen Aufgaben auf die Hand. Geht nur in Camelot (gelbe Mauer).
action-tournament = Turnier
    .short = Turnier
    .help = Wenn alle fertig sind, kämpfst du mit Schwertern und Lanzen um 2 Schilde. Dein Ritter muss dann in Camelot stehen (gelbe Mauer).
action-court = Gericht
    .short = Gericht
    .help = Leg ein Buch auf den Stapel zurück, dann bekommst du 2 Schilde. Geht nur auf dem Land (grüne Blätter).
action-quest = Queste
    .short = Queste
    .help = Erfülle eine Aufgabe von deiner Hand an ihrem Ort: Leg die verlangten Tugendkarten zurück, dann bekommst du ihre Schilde. Geht nur auf dem Land (grüne Blätter).

action-horse = Pferd { $reach }
    .short = Pferd { $reach }
    .help = { $reach ->
        [one] Reite auf dem Kreis einen Ort weit, links- oder rechtsherum.
       *[other] Reite auf dem Kreis bis zu { $reach } Orte weit, links- oder rechtsherum.
    } Geht überall.

## Aufgaben nach ihrer Nummer.

task-1 = Erlege den wilden Eber!
task-2 = Besiege den schwarzen Ritter!
task-3 = Fange den weißen Hirsch!
task-4 = Besiege die böse Hexe!
task-5 = Zähme das weiße Einhorn!
task-6 = Finde den Baum des Lebens!
task-7 = Finde den Schatz der Zwerge!
task-8 = Erlege den Feuerdrachen!
task-9 = Besiege den wütenden Riesen!
task-10 = Finde die Quelle der Reinheit!
task-11 = Fange den goldenen Fasan!
task-12 = Finde das Buch der Weisheit!
task-13 = Besiege den bösen Zauberer!
task-14 = Befreie die schöne Jungfrau!
task-unknown = Aufgabe Nr. { $number }

task-quoted = „{ $task }“

task-help = Zu erfüllen { $at }. Verlangt { $needs }, bringt { $shields ->
        [one] einen Schild
       *[other] { $shields } Schilde
    }.

## Regelfassungen. differs: was anders ist, in einer Zeile.

edition-cs = Tschechische Fassung
    .differs = Im Turnier darfst du zum Bluffen auch Drachen und Bücher anbieten. Trittst du allein an, bekommst du für eine beliebige Tugendkarte 2 Schilde.
edition-en = Englische Fassung
    .differs = Im Turnier darfst du nur Schwerter und Lanzen anbieten. Trittst du allein an, bekommst du 2 Schilde, wenn du mindestens eine solche Karte anbietest.

## Phasen, Zelte, Ritter, wer spielt.

phase-setup = Aufbau
phase-choose = Phase I: Aktionskarten wählen
    .short = Phase I
phase-carry-out = Phase II: Aktionen ausführen
    .short = Phase II
phase-tournament = Turnier
phase-new-round = Phase III: Zelte und Aufgaben
    .short = Phase III
phase-over = Das Spiel ist aus

round-and-phase = Runde { $round } · { $phase }

tent = Zelt { $number }
tent-help = Die Zelte geben die Reihenfolge an. Wer die wenigsten Schilde hat, bekommt für die nächste Runde Zelt 1.

knight-red = Löwenritter
    .colour = rot
knight-blue = Adlerritter
    .colour = blau
knight-green = Eichenritter
    .colour = grün
knight-silver = Rabenritter
    .colour = silber

player-human = Mensch
    .character = Du oder jemand anders an diesem Rechner.
player-random = Zufall
    .character = Macht irgendeinen erlaubten Zug.
player-page = Page
    .character = Spielt nach Gefühl, aber ohne Unsinn.
    .questing = Page der Questen
    .jousting = Page der Turniere
player-squire = Knappe
    .character = Nimmt, was gerade am meisten bringt.
    .questing = Knappe der Questen
    .jousting = Knappe der Turniere
player-knight = Ritter
    .character = Plant den ganzen Zug im Voraus.
    .questing = Ritter der Questen
    .jousting = Ritter der Turniere
player-champion = Meister
    .character = Denkt voraus und ahnt, was die anderen haben.
    .questing = Meister der Questen
    .jousting = Meister der Turniere

temperament-even = Mag alles gern
    .character = Hat keine Vorlieben.
temperament-questing = Mag Aufgaben
    .character = Hat es auf Aufgaben abgesehen.
temperament-jousting = Mag Turniere
    .character = Lässt kaum ein Turnier aus.

budget-usual = Denkt kurz nach
budget-tries = { $count ->
    [one] Probiert einmal
   *[other] Probiert { $count }-mal
}
budget-seconds = Denkt { $seconds } s

## Anzahlen

count-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-virtue-cards = { $count ->
    [one] { $count } Tugendkarte
   *[other] { $count } Tugendkarten
}
count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-locations = { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}
count-tasks = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
count-face-down = { $count } verdeckt

## Plätze in Sätzen. Ein Name ist irgendein eingetippter Text und wird nie gebeugt.

seat-number = Platz { $number }
seat-you = du
    .start = Du

## Die Chronik.

event-ring-laid = Die acht Orte liegen in zufälliger Reihenfolge im Kreis.
event-hand-dealt = { $who ->
    [you] Du bekommst deine Startkarten: { $cards }.
   *[other] { $name } bekommt diese Startkarten: { $cards }.
}
event-hand-dealt-hidden = { $who ->
    [you] Du bekommst zwei Startkarten.
   *[other] { $name } bekommt zwei Startkarten, die sonst niemand sieht.
}
event-task-revealed = Eine Aufgabe wird aufgedeckt: { $task }
event-round-began = Runde { $round } beginnt. Reihenfolge: { $order }.
event-card-chosen = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
event-turn-began = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-exercised = { $who ->
    [you] Du übst und nimmst { $card }.
   *[other] { $name } übt und nimmt { $card }.
}
event-task-taken = { $who ->
    [you] Du holst dir an der Tafelrunde die Aufgabe { $task }.
   *[other] { $name } holt sich an der Tafelrunde die Aufgabe { $task }.
}
event-rode = { $who ->
    [you] { $distance ->
        [one] Du reitest einen Ort weit { $to }.
       *[other] Du reitest { $distance } Orte weit { $to }.
    }
   *[other] { $distance ->
        [one] { $name } reitet einen Ort weit { $to }.
       *[other] { $name } reitet { $distance } Orte weit { $to }.
    }
}
event-court-held = { $who ->
    [you] { $shields ->
        [one] Du hältst Gericht, legst { $book } zurück und bekommst einen Schild.
       *[other] Du hältst Gericht, legst { $book } zurück und bekommst { $shields } Schilde.
    }
   *[other] { $shields ->
        [one] { $name } hält Gericht, legt { $book } zurück und bekommt einen Schild.
       *[other] { $name } hält Gericht, legt { $book } zurück und bekommt { $shields } Schilde.
    }
}
event-quest-completed = { $who ->
    [you] { $shields ->
        [one] Du erfüllst { $task }, legst { $paid } zurück und bekommst einen Schild.
       *[other] Du erfüllst { $task }, legst { $paid } zurück und bekommst { $shields } Schilde.
    }
   *[other] { $shields ->
        [one] { $name } erfüllt { $task }, legt { $paid } zurück und bekommt einen Schild.
       *[other] { $name } erfüllt { $task }, legt { $paid } zurück und bekommt { $shields } Schilde.
    }
}
event-expired = { $who ->
    [you] Deine Karte { $card } verfällt ({ $reason }).
   *[other] Die Karte { $card } von { $name } verfällt ({ $reason }).
}
event-given-up = { $who ->
    [you] Du gibst die Karte { $card } auf.
   *[other] { $name } gibt die Karte { $card } auf.
}
event-expired-hidden = { $who ->
    [you] Deine Karte { $card } verfällt.
   *[other] Die Karte { $card } von { $name } verfällt. Warum, verraten die offenen Karten nicht.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $name } ist zu Ende.
}
event-tournament-began = Das Turnier beginnt. Es treten an: { $knights }.
event-tournament-single = { $who ->
    [you] Das Turnier beginnt. Außer dir tritt niemand an.
   *[other] Das Turnier beginnt. Außer { $name } tritt niemand an.
}
event-offer-made = { $who ->
    [you] Du bietest verdeckt an: { $cards }.
   *[other] { $name } bietet an: { $cards }.
}
event-offer-made-hidden = { $who ->
    [you] Du legst dein Angebot verdeckt hin.
   *[other] { $name } legt ein Angebot verdeckt hin.
}
event-offers-revealed = Die Angebote werden aufgedeckt. { $offers }.
offer-shown = { $name }: { $cards } (Summe { $total })
event-tournament-gain = { $who ->
    [you] { $shields ->
        [one] Du bekommst im Turnier einen Schild.
       *[other] Du bekommst im Turnier { $shields } Schilde.
    }
   *[other] { $shields ->
        [one] { $name } bekommt im Turnier einen Schild.
       *[other] { $name } bekommt im Turnier { $shields } Schilde.
    }
}
event-tournament-nothing = { $who ->
    [you] Du gehst im Turnier leer aus.
   *[other] { $name } geht im Turnier leer aus.
}
event-goal-reached = { $who ->
    [you] Du hast das Ziel erreicht: Das ist die letzte Runde.
   *[other] { $name } hat das Ziel erreicht: Das ist die letzte Runde.
}
event-game-ended = { $who ->
    [you] Das Spiel ist aus. Du gewinnst!
   *[other] Das Spiel ist aus. { $name } gewinnt.
}
event-game-ended-shared = Das Spiel ist aus. Geteilter Sieg: { $winners }.

## Die Statuszeile: wer am Zug ist und was jetzt zu tun ist.

status-laying = Das Spiel wird aufgebaut.
status-new-tasks = Neue Aufgaben werden aufgedeckt.
status-new-tents = Die Zelte werden verteilt.
status-choose = { $who ->
    [you] Du bist am Zug: Nimm eine Aktionskarte ({ $pick } von { $picks }).
    [bot] { $name } überlegt: Aktionskarte { $pick } von { $picks }.
   *[other] { $name } nimmt eine Aktionskarte ({ $pick } von { $picks }).
}
status-carry-out = { $who ->
    [you] { $cards ->
        [0] Alle deine Karten sind erledigt. Beende deinen Zug.
        [one] Du bist am Zug: Führ noch eine Karte aus.
       *[other] Du bist am Zug: Führ noch { $cards } Karten aus.
    }
    [bot] { $name } überlegt sich die nächste Aktion.
   *[other] { $name } ist am Zug und führt Aktionen aus.
}
status-offer = { $who ->
    [you] Turnier: Wähl dein Angebot.
    [bot] Turnier: { $name } überlegt sich ein Angebot.
   *[other] Turnier: { $name } macht ein Angebot.
}
status-offer-single-cs = { $who ->
    [you] Turnier: Wähl dein Angebot.
    [bot] { $name } ist allein im Turnier und überlegt.
   *[other] { $name } ist allein im Turnier und darf eine Karte zurücklegen.
}
status-offer-single-en = { $who ->
    [you] Turnier: Wähl dein Angebot.
    [bot] { $name } ist allein im Turnier und überlegt.
   *[other] { $name } ist allein im Turnier und macht ein Angebot.
}
