### Co může být špatně v sadě karet.

fault-bad-id = Označení „{ $id }“ smí obsahovat jen malá písmena bez diakritiky, číslice, _ a - a nesmí být prázdné.
fault-location-count = Lokací musí být 8; tady je jich { $found }.
fault-unknown-location = Lokace „{ $text }“ neexistuje.
fault-location-twice = Lokace „{ $text }“ je uvedená dvakrát.
fault-horse-count = Koně musí být 4; tady je jich { $found }.
fault-horse-reach = Kůň dojede o 1 až 4 lokace, ne o { $reach }.
fault-removed-horse = Kůň, který se při dvou a třech hráčích vrací do krabičky (dosah { $reach }), mezi čtyřmi koňmi není.
fault-unknown-virtue = Ctnost „{ $text }“ neexistuje.
fault-virtue-count = Karet ctností musí být 18; tady je jich { $found }.
fault-virtue-value = Karty ctností mají hodnotu 1 nebo 2, ne { $value } ({ $virtue }).
fault-too-few-ones = { $virtue }: počet karet s hodnotou 1 nestačí. K přípravě jich je potřeba { $needed }, tady je jich { $found }.
fault-task-count = Karet úkolů musí být 14; tady je jich { $found }.
fault-unknown-task = Karty úkolů mají čísla 1 až 14; karta úkolu { $number } neexistuje.
fault-task-twice = Karta úkolu { $number } je uvedená dvakrát.
fault-task-location = Karta úkolu { $number }: lokace „{ $text }“ neexistuje.
fault-task-at-camelot = Karta úkolu { $number } patří do Camelotu, ale tam Q-Úkol splnit nejde.
fault-task-without-needs = Karta úkolu { $number } nic nepožaduje.
fault-task-virtue = Karta úkolu { $number }: ctnost „{ $text }“ neexistuje.
fault-task-value = Karta úkolu { $number } požaduje kartu { $virtue } { $value }, ale karty ctností mají hodnotu 1 nebo 2.
fault-task-unpayable = Kartu úkolu { $number } nejde nikdy zaplatit: při dvou a třech hráčích je málo karet této ctnosti ({ $virtue }).
fault-task-shields = Karta úkolu { $number } musí přinášet 1 až 20 bodů, ne { $shields }.
