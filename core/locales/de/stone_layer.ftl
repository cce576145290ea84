# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Sechs gemeinsame Steinstapel: Leg Chips für deine Steine und punkte, wenn jemand anders den Stapel umwirft. Wer zuerst zehn hat, gewinnt.
stone_layer_small = klein
stone_layer_medium = mittel
stone_layer_large = groß
stone_layer_stacks = { $n ->
    [one] Stapel { $stacks }
   *[other] Stapel { $stacks }
}

## The sheet

stone_layer_ring = Stapel
stone_layer_marker = Marker
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { $n ->
    [one] { NUMBER($stack) }: +{ NUMBER($n) } Chip
   *[other] { NUMBER($stack) }: +{ NUMBER($n) } Chips
}
stone_layer_steps = Schritte des Plättchens
stone_layer_stood = Steht
stone_layer_stood_worth = { $n ->
    [one] Steht: { NUMBER($n) } Chip
   *[other] Steht: { NUMBER($n) } Chips
}
stone_layer_no_token = Kein Chip
stone_layer_fell = Fiel um
stone_layer_slid_off = Abgerutscht
stone_layer_source_fell = Quelle fiel um
stone_layer_settle = Abrechnen
stone_layer_next = Nächster Zug
stone_layer_by = Verursacht von
stone_layer_up = Am Zug
stone_layer_apart = Fiel um, bevor der Stein lag
stone_layer_lies = Der Stein liegt auf Stapel { NUMBER($stack) }
stone_layer_size = Stein
stone_layer_count = In der Schachtel, { $size }
stone_layer_moving = Marker umsetzen
stone_layer_new_tiles = Nichts passt: fünf neue
stone_layer_exchange = 5 Punkte tauschen
stone_layer_prompt_draft = Tippe alle Stapel an, die umgefallen sind, dann rechne ab.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Umgefallen: { $stacks }. Wer war es?
stone_layer_ask_which = Tippe alle Stapel an, die umgefallen sind. Wer war es?
stone_layer_prompt_quick = Schnellstart, Stein { NUMBER($n) } von { NUMBER($of) }: die Schritte seines Plättchens, ab Stapel { NUMBER($stack) }.
stone_layer_prompt_moving = Tippe den Stapel an, an dem der Marker steht.
stone_layer_prompt_source = Der Fluss ist leer. Tippe den Stapel an, von dem der Stein kommt.
stone_layer_prompt_stone = { $n ->
    [one] Stein { NUMBER($number) } auf Stapel { NUMBER($stack) }, { NUMBER($n) } Chip wert.
   *[other] Stein { NUMBER($number) } auf Stapel { NUMBER($stack) }, { NUMBER($n) } Chips wert.
}
stone_layer_prompt_no_token = { $seat } hat einen Stapel umgeworfen: Der Stein darf noch auf Stapel { NUMBER($stack) }, aber ohne Chip.
stone_layer_prompt_marker = Tippe einen anderen Stapel an, wenn der Marker dort steht.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } legt { NUMBER($n) } Chip neben Stapel { NUMBER($stack) }.
   *[other] { $seat } legt { NUMBER($n) } Chips neben Stapel { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } legt keinen Chip.
stone_layer_prompt_steps = Jetzt die Schritte des Plättchens.
stone_layer_prompt_stays = Der Marker bleibt, wo er ist.
stone_layer_spoken_stack = { $n ->
    [0] Stapel { NUMBER($stack) }, kein Stein.
    [one] Stapel { NUMBER($stack) }, { NUMBER($n) } Stein hoch.
   *[other] Stapel { NUMBER($stack) }, { NUMBER($n) } Steine hoch.
}
stone_layer_spoken_marker = Hier steht der Marker.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Chips: { $tokens }.
stone_layer_spoken_no_tokens = Keine Chips.
stone_layer_spoken_next = { $n ->
    [one] Der nächste Stein ist { NUMBER($n) } Chip wert.
   *[other] Der nächste Stein ist { NUMBER($n) } Chips wert.
}
stone_layer_spoken_fell = Umgefallen: Stapel { NUMBER($stack) } oder andere
stone_layer_spoken_exchange = { $seat } tauscht fünf goldene Punkte gegen einen Fünferchip

stone_layer_box_stones = Steine jeder Größe
stone_layer_box_count = In der Schachtel

## Remarks

stone_layer_remark_fall = { $n ->
    [one] Zurück in den Fluss: { NUMBER($n) } Stein ({ $stacks }).
   *[other] Zurück in den Fluss: { NUMBER($n) } Steine ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } bekommt { NUMBER($n) } Punkt für den Chip dort: jetzt { NUMBER($points) }.
   *[other] { $seat } bekommt { NUMBER($n) } Punkte für die Chips dort: jetzt { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } bekommt { NUMBER($n) } Punkt für den Chip dort: jetzt { NUMBER($points) }, und damit ist das Spiel aus.
   *[other] { $seat } bekommt { NUMBER($n) } Punkte für die Chips dort: jetzt { NUMBER($points) }, und damit ist das Spiel aus.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } war es: keine Punkte. { NUMBER($n) } Chip dort kommt zurück in den Vorrat.
   *[other] { $seat } war es: keine Punkte. { NUMBER($n) } Chips dort kommen zurück in den Vorrat.
}
stone_layer_remark_stays = { $n ->
    [one] { $seat } war es: keine Punkte. { NUMBER($n) } Chip bleibt am Grundstein, bis jemand anders den nächsten Stapel dort umwirft.
   *[other] { $bases ->
        [one] { $seat } war es: keine Punkte. { NUMBER($n) } Chips bleiben am Grundstein, bis jemand anders den nächsten Stapel dort umwirft.
       *[other] { $seat } war es: keine Punkte. { NUMBER($n) } Chips bleiben an den Grundsteinen, bis jemand anders den nächsten Stapel dort umwirft.
    }
}
stone_layer_remark_causer = { $seat } war es: keine Punkte.
stone_layer_remark_without = Kein Chip dort, keine Punkte: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Der Stein dieses Zugs bringt nun doch nichts: { $seat } nimmt { NUMBER($n) } Chip zurück.
   *[other] Der Stein dieses Zugs bringt nun doch nichts: { $seat } nimmt { NUMBER($n) } Chips zurück.
}
stone_layer_remark_exchanged = Die Chips reichen nicht, also tauscht { $seat } fünf goldene Punkte gegen einen Fünferchip; fünf Chips sind wieder frei.
stone_layer_remark_short = { $n ->
    [one] Der Stein ist { NUMBER($worth) } wert, aber { $seat } hat nur noch { NUMBER($n) } Chip.
   *[other] Der Stein ist { NUMBER($worth) } wert, aber { $seat } hat nur noch { NUMBER($n) } Chips.
}
stone_layer_remark_new_tiles = Deckt fünf neue Plättchen auf.
stone_layer_remark_shuffle = Deckt auf, was an Plättchen noch da ist, mischt die gebrauchten und füllt die Auslage auf fünf auf.
stone_layer_remark_used_up = Nicht mehr im Fluss: { $sizes }.
stone_layer_risk = Fällt { $stack } in diesem Zug um: { $gets }.
stone_layer_risk_nobody = Fällt { $stack } in diesem Zug um, gibt es keine Punkte.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (damit zehn)
stone_layer_risk_own_returned = { $n ->
    [one] { $seat } bekäme { NUMBER($n) } Chip zurück.
   *[other] { $seat } bekäme { NUMBER($n) } Chips zurück.
}
stone_layer_risk_own_stays = { $n ->
    [one] { NUMBER($n) } Chip von { $seat } bliebe dort.
   *[other] { NUMBER($n) } Chips von { $seat } blieben dort.
}
stone_layer_risk_elsewhere = Achtung, { $stack }: Ein Einsturz brächte { $seats } auf zehn.

## The score

stone_layer_unfinished = Noch hat niemand zehn Punkte: Bis dahin geht es weiter.

stone_layer_line_falls = Punkte aus Einstürzen
stone_layer_line_fall = { $n ->
    [one] { $stacks }, umgeworfen von { $by }: { NUMBER($n) } Chip
   *[other] { $stacks }, umgeworfen von { $by }: { NUMBER($n) } Chips
}
stone_layer_line_own = { $stacks }: selbst umgeworfen, also keine Punkte
stone_layer_line_returned = { $n ->
    [one] { $stacks }: selbst umgeworfen, also keine Punkte; { NUMBER($n) } Chip kam zurück in den Vorrat
   *[other] { $stacks }: selbst umgeworfen, also keine Punkte; { NUMBER($n) } Chips kamen zurück in den Vorrat
}
stone_layer_line_stays = { $n ->
    [one] { $stacks }: selbst umgeworfen, also keine Punkte; { NUMBER($n) } Chip blieb am Grundstein
   *[other] { $bases ->
        [one] { $stacks }: selbst umgeworfen, also keine Punkte; { NUMBER($n) } Chips blieben am Grundstein
       *[other] { $stacks }: selbst umgeworfen, also keine Punkte; { NUMBER($n) } Chips blieben an den Grundsteinen
    }
}
stone_layer_line_no_token = { $stacks }, umgeworfen von { $by }: kein Chip dort
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } Chip
   *[other] { $stack }: { NUMBER($n) } Chips
}
stone_layer_line_told = Punkte nach Angabe
stone_layer_fall_heading = Einsturz { NUMBER($n) }
stone_layer_note_to_go = { $n ->
    [one] noch { NUMBER($n) } Punkt bis zum Ziel
   *[other] noch { NUMBER($n) } Punkte bis zum Ziel
}
stone_layer_note_reached = Zehn Punkte erreicht
stone_layer_note_tokens = Chips: { NUMBER($hand) } im Vorrat, { NUMBER($board) } auf dem Plan, { NUMBER($gold) } golden
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } Fünferchip
   *[other] { NUMBER($n) } Fünferchips
}
stone_layer_tie_stacks = Chips an den Stapeln
stone_layer_tie_board = Chips auf dem Plan
stone_layer_end_one = { $seat } hat { NUMBER($points) } Punkte: Das Spiel ist aus.
stone_layer_end_together = Das Spiel ist aus: { $seats } kommen mit demselben Einsturz auf zehn.
stone_layer_end_points = { $seat } gewinnt mit den meisten Punkten, { NUMBER($points) }.
stone_layer_end_tokens = Gleich viele Punkte: { $seats }. { $what }: { $seat } hat die meisten, { NUMBER($n) }, und gewinnt.
stone_layer_end_shared = Gleich viele Punkte: { $seats }. { $what }: je { NUMBER($n) }, also ist der Sieg geteilt.

## The log

stone_layer_told_marker = Marker an Stapel { NUMBER($stack) }
stone_layer_told_quick = Schnellstart: Stein { NUMBER($n) } auf Stapel { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] Stein auf Stapel { NUMBER($stack) }, { NUMBER($n) } Chip
   *[other] Stein auf Stapel { NUMBER($stack) }, { NUMBER($n) } Chips
}
stone_layer_told_no_token = Stein auf Stapel { NUMBER($stack) }, kein Chip
stone_layer_told_slid_off = Stein von Stapel { NUMBER($stack) } abgerutscht
stone_layer_told_fell = wirft { $stacks } um
stone_layer_told_fell_lies = wirft { $stacks } um; der Stein liegt auf Stapel { NUMBER($stack) }
stone_layer_told_source_fell = wirft beim Nehmen des Steins { $stacks } um
stone_layer_told_from = { $what }, von Stapel { NUMBER($from) } genommen
stone_layer_told_collapse = bringt { $stacks } zum Einsturz
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } Schritt, Marker zu Stapel { NUMBER($stack) }
   *[other] { NUMBER($n) } Schritte, Marker zu Stapel { NUMBER($stack) }
}
stone_layer_told_stays = Marker bleibt an Stapel { NUMBER($stack) }
stone_layer_told_no_steps = Zug beendet, Schritte nicht gesagt
stone_layer_told_new_tiles = Fünf neue Plättchen
stone_layer_told_exchange = fünf goldene Punkte gegen einen Fünferchip
stone_layer_told_count = Steine in der Schachtel, Größe { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = Es gibt { NUMBER($most) } Steine, genannt sind { NUMBER($came) }.
stone_layer_refused_lists = Der Tisch hat { NUMBER($n) } Spieler: Gib Punkte und Chips an jedem Stapel für so viele an, nicht für { NUMBER($came) }.
stone_layer_refused_in_turn = Zug { NUMBER($turn) }: { $why }
stone_layer_refused_falls = { $given ->
    [one] Die Einstürze gaben { $seat } { NUMBER($given) } Punkt, und Punkte gehen nicht verloren: { NUMBER($points) } sind zu wenig.
   *[other] Die Einstürze gaben { $seat } { NUMBER($given) } Punkte, und Punkte gehen nicht verloren: { NUMBER($points) } sind zu wenig.
}
stone_layer_refused_height = Stapel { NUMBER($stack) } soll mit { NUMBER($n) } Steinen umgefallen sein; es gibt { NUMBER($most) }.
stone_layer_refused_fall = Ein Einsturz nennt jeden Stapel einmal.
stone_layer_refused_over = Jemand hat zehn Punkte: Das Spiel ist aus. Mach rückgängig, was dazu geführt hat, um es zu ändern.
stone_layer_refused_quick = Ein Schnellstart legt { NUMBER($n) } Steine, vor dem ersten Zug.
stone_layer_refused_second_stone = Nur ein Stein je Zug. Nenne erst die Schritte des Plättchens, oder mach rückgängig.
stone_layer_refused_no_stone = Sag erst, wie der Stein liegt, dann die Schritte.
stone_layer_refused_no_source = Der Fluss ist leer: Sag, von welchem Stapel der Stein kommt.
stone_layer_refused_source = Im Fluss liegen noch Steine: Nimm einen von dort, nicht von einem Stapel.
stone_layer_refused_source_marker = Der Stein kommt auf Stapel { NUMBER($stack) }, muss also von einem anderen stammen.
stone_layer_refused_bare = Auf Grundstein { NUMBER($stack) } liegt kein Stein: Dort gibt es nichts zu nehmen, und nichts kann umfallen.
stone_layer_refused_source_fell = Nenne den Stapel, von dem der Stein kommen sollte, und dass er umfiel.
stone_layer_refused_nothing_fell = Nenne mindestens einen Stapel, der umgefallen ist.
stone_layer_refused_new_tiles = Im Fluss liegen Steine: An diesem Tisch werden Plättchen nur bei leerem Fluss ausgetauscht.
stone_layer_refused_tile_chosen = Der Stein dieses Zugs ist schon eingetragen, sein Plättchen also gewählt. Nenne erst die Schritte; neue Plättchen gehen vor dem nächsten Stein. Oder mach rückgängig.
stone_layer_refused_marker = Der Stein dieses Zugs ist schon eingetragen: Der Marker geht jetzt die Schritte seines Plättchens. Nenne sie, oder mach rückgängig.
stone_layer_refused_exchange = { $seat } kann jetzt nicht tauschen: Nötig sind fünf goldene Punkte und ein Fünferchip, den noch niemand hat.
stone_layer_refused_count = Es gibt { NUMBER($all) } Steine. So wie die anderen Größen eingetragen sind, bleiben für die Größe { $size } höchstens { NUMBER($most) }, nicht { NUMBER($n) }. Stimmen die anderen nicht, berichtige erst sie.

## Doubts

stone_layer_doubt_stones = { NUMBER($n) } Steine auf den Stapeln; es gibt { NUMBER($most) }.
stone_layer_doubt_size = Größe { $size }: { NUMBER($n) } Steine auf den Stapeln; in der Schachtel sind { NUMBER($most) }.
stone_layer_doubt_counts = Die drei Größen ergeben { NUMBER($n) } Steine; es gibt { NUMBER($all) }.
stone_layer_doubt_tokens = { $seat }: { NUMBER($n) } Chips auf dem Plan und golden; eine Farbe hat { NUMBER($most) }.
stone_layer_doubt_beside = An Stapel { NUMBER($stack) } liegen { NUMBER($n) } Chips; bei Höhe { NUMBER($height) } höchstens { NUMBER($most) }.
stone_layer_doubt_fell_beside = Zug { NUMBER($turn) }: An Stapel { NUMBER($stack) } lagen beim Einsturz { NUMBER($n) } Chips; bei Höhe { NUMBER($height) } höchstens { NUMBER($most) }.
stone_layer_doubt_fives = { $seat }: { NUMBER($n) } Fünferchips; mit zweien wäre das Spiel schon aus gewesen.
stone_layer_doubt_fives_box = { NUMBER($n) } Fünferchips im Spiel; in der Schachtel sind { NUMBER($most) }.
stone_layer_doubt_points = { $seat }: { NUMBER($n) } Punkte; mehr als { NUMBER($most) } sind nicht möglich.
stone_layer_doubt_all_won = Alle haben zehn Punkte, aber wer den letzten Einsturz verursacht hat, bekam dafür nichts.
stone_layer_doubt_tiles = { NUMBER($n) } Plättchen gezählt; es gibt { NUMBER($all) }.
stone_layer_doubt_quick = { $n ->
    [one] { NUMBER($n) } Stein wurde vorab gelegt; erwartet waren { NUMBER($expected) }.
   *[other] { NUMBER($n) } Steine wurden vorab gelegt; erwartet waren { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Zug { NUMBER($turn) }: Wie weit der Marker ging, hat niemand gesagt; er steht vielleicht woanders.
stone_layer_doubt_lies = Zug { NUMBER($turn) }: Der Stein soll auf Stapel { NUMBER($stack) } liegen, aber der fiel um, also kam er zurück in den Fluss.
stone_layer_doubt_twice = Zug { NUMBER($turn) }: Stapel { NUMBER($stack) } ist als umgefallen zweimal genannt, am Marker und mit seiner Nummer.
stone_layer_doubt_out_of_turn = Zug { NUMBER($turn) } war von { $seat }; dran gewesen wäre { $expected }.

## Options

stone_layer_option_edition = In welcher Sprache ist eure Spielregel?
stone_layer_option_edition_source = Die fünf Texte in der Schachtel weichen voneinander ab. Eure Wahl setzt die vier Regeln darunter so, wie sie in diesem Text stehen. Ein neuer Tisch beginnt mit der Sprache der App, wenn die Schachtel sie hat, sonst mit Englisch, das mit den meisten anderen übereinstimmt.
stone_layer_edition_fi = Finnisch
stone_layer_edition_fi_means = Wer einen Stapel umwirft, nimmt die eigenen Chips zurück; bei Gleichstand zählen Chips an Stapeln; vier Fünferchips; nach einem Schnellstart werden alle Plättchen gemischt.
stone_layer_edition_sv = Schwedisch
stone_layer_edition_sv_means = Wie Finnisch. Welche Plättchen nach einem Schnellstart gemischt werden, bleibt etwas offen: „die Plättchen“ wie im Aufbau, also alle.
stone_layer_edition_da = Dänisch
stone_layer_edition_da_means = Wer einen Stapel umwirft, nimmt die eigenen Chips zurück; bei Gleichstand zählen Chips an Stapeln; vier Fünferchips; nach einem Schnellstart werden die übrigen Plättchen gemischt.
stone_layer_edition_nb = Norwegisch
stone_layer_edition_nb_means = Wer einen Stapel umwirft, lässt die eigenen Chips auf dem Plan; bei Gleichstand zählen alle Chips dort; fünf Fünferchips; nach einem Schnellstart werden die übrigen Plättchen gemischt.
stone_layer_edition_en = Englisch
stone_layer_edition_en_means = Wer einen Stapel umwirft, nimmt die eigenen Chips zurück; bei Gleichstand zählen Chips an Stapeln; vier Fünferchips; nach einem Schnellstart werden die übrigen Plättchen gemischt.
stone_layer_option_own = Deine Chips an einem Stapel, den du umwirfst
stone_layer_option_own_source = Finnisch, Schwedisch, Dänisch und Englisch: kommen zurück. Norwegisch: bleiben. Vorgabe ist, was eure Spielregel sagt.
stone_layer_option_own_returned = kommen zurück
stone_layer_option_own_returned_means = Sie kommen mit der Farbseite nach oben zu dir zurück und lassen sich wieder legen.
stone_layer_option_own_stay = bleiben dort
stone_layer_option_own_stay_means = Sie liegen am Grundstein und bringen dir Punkte, wenn jemand anders den nächsten Stapel dort umwirft.
stone_layer_option_tie = Was bei Gleichstand ab zehn Punkten zählt
stone_layer_option_tie_source = Norwegisch: Chips auf dem Plan. Die anderen: Chips an den Stapeln. Vorgabe ist, was eure Spielregel sagt.
stone_layer_option_tie_stacks = Chips an Stapeln
stone_layer_option_tie_stacks_means = Chips an einem leeren Grundstein zählen nicht.
stone_layer_option_tie_board = Chips auf dem Plan
stone_layer_option_tie_board_means = Chips an einem leeren Grundstein zählen mit.
stone_layer_option_fives = Fünferchips in der Schachtel
stone_layer_option_fives_source = Norwegisch: fünf. Die anderen: vier. Vorgabe ist, was eure Spielregel sagt.
stone_layer_option_fives_four_means = Zu viert einer für jede Person, und das reicht: Einen zweiten braucht niemand.
stone_layer_option_fives_five_means = Einer mehr, als ihr zu viert brauchen könnt.
stone_layer_option_tiles = Nach einem Schnellstart mischen
stone_layer_option_tiles_source = Finnisch: alle Plättchen. Dänisch, Norwegisch und Englisch: die übrigen. Schwedisch: nicht eindeutig. Vorgabe ist, was eure Spielregel sagt.
stone_layer_option_tiles_remaining = die übrigen Plättchen
stone_layer_option_tiles_remaining_means = 31 Plättchen; die vier gezogenen liegen bei den gebrauchten.
stone_layer_option_tiles_all = alle Plättchen
stone_layer_option_tiles_all_means = 35 Plättchen, so wird jede Auslage voll.
stone_layer_option_quick = Schnellstart?
stone_layer_option_quick_source = Die Spielregel bietet ihn für eine kürzere Partie an, vor allem zu zweit. Vorgabe: nein.
stone_layer_option_quick_no_means = Alle Stapel beginnen leer.
stone_layer_option_quick_yes_means = Vier Steine liegen vorab. Sie geben keine Chips, zählen aber für die Höhe.
stone_layer_option_sizes = Soll die App die Größen mitzählen?
stone_layer_option_sizes_source = Eine Hilfe, keine Regel. Wie viele Steine es von jeder Größe gibt, steht nirgends, darum fragt die App einmal danach. Vorgabe: nein.
stone_layer_option_sizes_no_means = Nur Höhen werden gezählt.
stone_layer_option_sizes_yes_means = Einmal mehr tippen je Zug; die App sagt, wann eine Größe aufgebraucht ist.
stone_layer_option_marker_moves = geht weiter
stone_layer_option_marker_stays = bleibt
stone_layer_option_failure = Nach einem missglückten Stein: der Marker
stone_layer_option_failure_source = Kein Text sagt es. Auslegung dieser App: Er geht weiter, denn in allen fünf endet der Zug nach dem Stein und „eventuellen“ Chips. Das ist die Vorgabe.
stone_layer_option_failure_moves_means = Er geht wie immer die Schritte des Plättchens.
stone_layer_option_failure_stays_means = Der nächste Zug baut am selben Stapel.
stone_layer_option_source_fall = Nach dem Sturz des Quellstapels: der Marker
stone_layer_option_source_fall_source = Alle Texte beenden den Zug hier und sagen nichts vom Marker. Auslegung dieser App: Er bleibt, denn ihn zu bewegen ist der letzte Teil eines Zugs. Das ist die Vorgabe.
stone_layer_option_source_fall_moves_means = Er geht wie immer die Schritte des Plättchens.
stone_layer_option_source_fall_stays_means = Der nächste Zug baut am selben Stapel.
stone_layer_option_exchange = Punkte tauschen, wenn Chips ausgehen?
stone_layer_option_exchange_source = Die Spielregel erlaubt es allen, deren Chips knapp werden, und sagt nicht, was sonst geschieht. Auslegung dieser App: von selbst, denn niemand verliert dabei. Das ist die Vorgabe.
stone_layer_option_exchange_yes_means = Fünf goldene Punkte werden zum Fünferchip, sobald ein Stein mehr Chips braucht, als im Vorrat sind.
stone_layer_option_exchange_no_means = Nur auf Wunsch; sonst legt ihr so viele Chips, wie da sind.
stone_layer_option_new_tiles = Fünf neue Plättchen, wenn keins passt?
stone_layer_option_new_tiles_source = Die Texte sagen es nur für einen leeren Fluss. Auslegung dieser App: auch, solange im Fluss Steine anderer Größen liegen, denn sonst ginge der Zug nicht weiter. Das ist die Vorgabe.
stone_layer_option_new_tiles_yes_means = Alle offenen Plättchen kommen weg, fünf neue werden aufgedeckt.
stone_layer_option_new_tiles_no_means = Nur bei leerem Fluss.

## Set-up

stone_layer_setup_section_board = Der Spielplan
stone_layer_setup_section_tokens = Chips
stone_layer_setup_section_tiles = Plättchen
stone_layer_setup_section_quick = Schnellstart
stone_layer_setup_section_start = Beginn
stone_layer_setup_edition = Spielregel an diesem Tisch: { $edition }. Ist eure in einer anderen Sprache, wählt sie unter Optionen: Die fünf Texte weichen voneinander ab.
stone_layer_setup_assemble = Setzt den Spielplan zusammen, falls er aus Teilen besteht.
stone_layer_setup_board = Legt den Spielplan in die Tischmitte.
stone_layer_setup_bases = Legt die { NUMBER($n) } flachen Grundsteine auf ihre Plätze.
stone_layer_setup_stones = Verteilt alle { NUMBER($n) } anderen Steine gleichmäßig im Fluss.
stone_layer_setup_sizes = Seht euch die Steine an: Ihre Farbe sagt, ob sie klein, mittel oder groß sind.
stone_layer_setup_marker = Stellt den Marker an einen zufällig gewählten Grundstein.
stone_layer_setup_marker_sv = Stellt den Marker an irgendeinen Grundstein.
stone_layer_setup_tokens = Nehmt euch je eine Farbe mit ihren { NUMBER($n) } Chips, Farbseite nach oben.
stone_layer_setup_fives = Legt die { NUMBER($n) } Fünferchips griffbereit.
stone_layer_setup_shuffle = Mischt die { NUMBER($n) } Plättchen und legt sie verdeckt neben den Plan.
stone_layer_setup_open = Deckt neben dem Plan { NUMBER($n) } der Plättchen auf.
stone_layer_setup_read = Seht euch ein Plättchen an: Es zeigt die Größen zur Wahl und die Schritte des Markers.
stone_layer_setup_draw = Zieht { NUMBER($n) } Plättchen und nehmt für jedes einen Stein; zeigt eins mehrere Größen, einigt euch.
stone_layer_setup_place = Geht vom Marker aus die Schritte jedes Plättchens weiter und legt dort seinen Stein.
stone_layer_setup_quick_marker = Stellt den Marker dorthin, wo der letzte Stein liegt.
stone_layer_setup_remaining = Legt die { NUMBER($drawn) } gezogenen Plättchen zu den gebrauchten und mischt die anderen { NUMBER($n) }.
stone_layer_setup_all = Mischt alle { NUMBER($n) } Plättchen neu, auch die gezogenen.
stone_layer_setup_start = Wer zuletzt an einem Fluss war, beginnt, dann im Uhrzeigersinn.
stone_layer_advice_quick = Zu zweit: Ein Schnellstart macht die Partie kürzer.
stone_layer_piece_board = Spielplan
stone_layer_piece_bases = Grundsteine
stone_layer_piece_stones = Steine in drei Größen
stone_layer_piece_marker = Marker
stone_layer_piece_tokens = { $n ->
    [one] Wertungschip
   *[other] Wertungschips
}
stone_layer_piece_fives = { $n ->
    [one] Fünferchip
   *[other] Fünferchips
}
stone_layer_piece_tiles = Steinplättchen

## What gives points

stone_layer_points_stones = Ein Stein, der liegen bleibt
stone_layer_points_stone = Stein { NUMBER($n) }
stone_layer_points_stones_between = Steine { NUMBER($from) } bis { NUMBER($to) }
stone_layer_points_stones_from = ab Stein { NUMBER($n) }
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}
stone_layer_points_fall = Ein Stapel fällt um
stone_layer_points_each = jeder eigene Chip dort
stone_layer_points_causer = wer es verursacht hat
stone_layer_points_causer_returned = { NUMBER($n) }, Chips zurück
stone_layer_points_causer_stays = { NUMBER($n) }, Chips bleiben
stone_layer_points_points = { $n ->
    [one] { NUMBER($n) } Punkt
   *[other] { NUMBER($n) } Punkte
}
stone_layer_points_fives = Tausch
stone_layer_points_five = ein Fünferchip
stone_layer_points_win = Der Sieg
stone_layer_points_first = wer zuerst so viele hat
stone_layer_points_together = mehrere zugleich
stone_layer_points_most = die meisten Punkte
stone_layer_points_level = immer noch gleich
stone_layer_points_most_of = die meisten { $what }

## Rules

stone_layer_section_aim = Spielidee
stone_layer_section_setup = Aufbau
stone_layer_section_turn = Ein Zug
stone_layer_section_placing = Den Stein legen
stone_layer_section_collecting = Chips einsammeln
stone_layer_section_winning = Spielende und Sieg
stone_layer_section_quick = Andere Art zu beginnen
stone_layer_section_river = Der Fluss ist leer
stone_layer_section_moving = Den Marker bewegen
stone_layer_rule_aim = Worum es geht
stone_layer_rule_aim_text = Alle bauen an denselben { NUMBER($bases) } Stapeln; keiner gehört jemandem allein. Für einen Stein, der liegen bleibt, legst du einen Chip neben den Stapel. Fällt der Stapel um, werden die Chips dort zu Punkten; nur wer ihn umwirft, geht leer aus. Wer zuerst { NUMBER($goal) } Punkte hat, gewinnt.
stone_layer_rule_aim_text_da = Alle bauen an denselben { NUMBER($bases) } Stapeln und legen einen Chip für jeden Stein, der liegen bleibt. Fällt ein Stapel um, werden die Chips dort zu Punkten; nur wer ihn umwirft, geht leer aus. Wer zuerst { NUMBER($goal) } hat, gewinnt. Die Einleitung spricht von einem gewählten Stapel; nach den Regeln bestimmt ihn der Marker.
stone_layer_rule_contents = Was in der Schachtel ist
stone_layer_rule_contents_text = Der Spielplan, { NUMBER($stones) } Steine in drei Größen mit je einer Farbe, { NUMBER($bases) } flache Grundsteine, { NUMBER($tiles) } Plättchen, { NUMBER($tokens) } Wertungschips ({ NUMBER($each) } je Farbe), { NUMBER($fives) } Fünferchips und ein Marker. Wie viele Steine klein, mittel oder groß sind, steht nirgends.
stone_layer_rule_players = Wie viele mitspielen
stone_layer_rule_players_text = Das steht nicht da. Es gibt Chips in vier Farben, und ein Spiel zu zweit wird erwähnt: also zwei bis vier. Am Aufbau ändert die Zahl nichts.
stone_layer_rule_editions = Fünf Sprachen, fünf Texte
stone_layer_rule_editions_text = Der finnische, schwedische, dänische, norwegische und englische Text weichen stellenweise voneinander ab, und keiner hat Vorrang. Es gilt der, den ihr wählt; ohne Wahl der in der Sprache der App, sonst der englische.
stone_layer_rule_board = Spielplan, Grundsteine, Fluss
stone_layer_rule_board_text = Der Spielplan liegt in der Tischmitte, darauf die { NUMBER($bases) } flachen Grundsteine an ihren Plätzen. Alle anderen Steine verteilt ihr gleichmäßig im Fluss.
stone_layer_rule_marker = Wo der Marker beginnt
stone_layer_rule_marker_text = An einem zufällig bestimmten Grundstein.
stone_layer_rule_marker_text_sv = An irgendeinem der Grundsteine.
stone_layer_rule_tiles = Plättchen zu Beginn
stone_layer_rule_tiles_text = Mischt alle { NUMBER($tiles) } Plättchen und legt sie verdeckt neben den Plan. Deckt { NUMBER($row) } davon auf.
stone_layer_rule_tokens = Chips zu Beginn
stone_layer_rule_tokens_text = Alle wählen eine Farbe und nehmen deren { NUMBER($n) } Chips, Farbseite nach oben.
stone_layer_rule_start = Startspieler: wer beginnt
stone_layer_rule_start_text = Wer zuletzt an einem Fluss war. Danach geht es im Uhrzeigersinn.
stone_layer_rule_turn = Ein Zug
stone_layer_rule_turn_text = Du nimmst eins der offenen Plättchen, legst einen Stein seiner Größe auf den Stapel am Marker und ziehst den Marker die Schritte des Plättchens weiter. Den Stapel suchst du dir nicht aus.
stone_layer_rule_select = Ein Plättchen wählen
stone_layer_rule_select_text = Wähl eins der offenen Plättchen. Es zeigt eine, zwei oder drei Größen, von denen du eine nimmst, und die Schritte des Markers. Hol einen Stein dieser Größe aus dem Fluss: Die Größe erkennst du an der Farbe, egal welche Form er hat.
stone_layer_rule_used_up = Eine Größe ist aufgebraucht
stone_layer_rule_used_up_text = Eine Größe, von der kein Stein mehr im Fluss liegt, kannst du nicht wählen.
stone_layer_rule_place = Einen Stein legen
stone_layer_rule_place_text = Er kommt oben auf den Stapel am Marker, der erste auf den Grundstein. Er muss oben bleiben und darf nur den Stein unter sich berühren. Andere Steine dieses Stapels darfst du in deinem Zug nicht anfassen.
stone_layer_rule_place_text_nb = Er kommt oben auf den Stapel am Marker, der erste auf den Grundstein. Er muss sicher liegen und darf nur den Stein unter sich berühren. Andere Steine dieses Stapels darfst du nicht anfassen.
stone_layer_rule_hands = Beide Hände, Steine ausprobieren
stone_layer_rule_hands_text = Ob du beide Hände nehmen oder einen Stein probieren und wieder abnehmen darfst, sagt die Spielregel nicht: Einigt euch vorher. Verboten ist nur, andere Steine des Stapels anzufassen.
stone_layer_rule_token = Ein Chip für einen Stein
stone_layer_rule_token_text = Liegt der Stein, wie er soll, legst du einen deiner Chips mit der Farbseite nach oben neben seinen Stapel. Hohe Stapel geben mehr.
stone_layer_rule_no_token = Wann es keinen Chip gibt
stone_layer_rule_no_token_text = Du legst keinen, wenn der Stapel umfällt, wenn dein Stein noch an einem anderen lehnt als dem unter ihm, wenn du andere Steine des Stapels anfasst oder wenn in deinem Zug ein anderer Stapel umfällt.
stone_layer_rule_no_token_text_nb = Du legst keinen, wenn der Stapel umfällt, wenn dein Stein mehr als den unter ihm berührt, wenn du beim Legen irgendeinen anderen Stein anfasst oder wenn in deinem Zug ein anderer Stapel umfällt.
stone_layer_rule_failed = Ein Stein, der lehnt oder abrutscht
stone_layer_rule_failed_text = Die Texte sagen nur, dass es keinen Chip gibt. Ein Stein, der lehnt, aber hält, bleibt und zählt für die Höhe. Einer, der abrutscht, kommt zurück in den Fluss. Wer vor dem Legen einen Stapel umwirft, darf den Stein noch legen, aber ohne Chip.
stone_layer_rule_one_stone = Ein Stein je Zug
stone_layer_rule_one_stone_text = In jedem Zug wird nur ein Stein gelegt.
stone_layer_rule_high = Hohe Stapel
stone_layer_rule_high_text = Die ersten drei Steine eines Stapels geben je { NUMBER($first) } Chip, der vierte { NUMBER($fourth) }, der fünfte { NUMBER($fifth) }, der sechste und jeder darüber { NUMBER($sixth) }. Der Grundstein zählt nicht mit.
stone_layer_rule_high_text_nb = Mit dem Grundstein gezählt, gibt der fünfte Stein einen Chip extra, der sechste zwei, jeder weitere drei. Ohne ihn sind das je { NUMBER($first) } Chip für die ersten drei Steine, { NUMBER($fourth) } für den vierten, { NUMBER($fifth) } für den fünften, dann { NUMBER($sixth) }, wie überall.
stone_layer_rule_collapse = Ein Stapel fällt um
stone_layer_rule_collapse_text = Welcher Stapel es auch ist: Jeder Chip neben ihm ist ein Punkt für seine Farbe. Wer am Zug ist, bekommt keinen, außer jemand anders hat es eindeutig verursacht: Dann geht diese Person leer aus.
stone_layer_rule_several = Mehrere Stapel fallen um
stone_layer_rule_several_text = Die Texte sprechen von einem Stapel. Fallen mehrere zusammen um, rechnet ihr sie zusammen ab, mit den Chips an jedem. Fällt im selben Zug später noch einer um, rechnet ihr ihn für sich ab. Der erste Einsturz, der jemanden auf { NUMBER($goal) } Punkte bringt, beendet das Spiel.
stone_layer_rule_stones_back = Steine kommen zurück
stone_layer_rule_stones_back_text = Alle Steine eines umgefallenen Stapels kommen zurück in den Fluss, auch wenn nur ein Teil fiel. Grundsteine bleiben an ihrem Platz.
stone_layer_rule_stones_back_text_nb = Alle Steine eines umgefallenen Stapels kommen zurück in den Fluss. Grundsteine bleiben an ihrem Platz. Von einem Stapel, der nur zum Teil fällt, ist nicht die Rede; wir behandeln ihn wie einen umgefallenen.
stone_layer_rule_gold = Goldene Chips
stone_layer_rule_gold_text = Eingesammelte Chips liegen mit der Goldseite nach oben vor dir. Sie sind Punkte, die du nicht mehr verlierst, und kommen nicht zurück auf den Plan.
stone_layer_rule_gold_text_nb = Eingesammelte Chips liegen mit der Goldseite nach oben vor dir. Sie sind Punkte und lassen sich im Spiel nicht mehr verwenden.
stone_layer_rule_own = Du wirfst selbst einen Stapel um
stone_layer_rule_own_text = Fällt in deinem eigenen Zug ein Stapel um, bekommst du keine Punkte. Deine Chips dort kommen mit der Farbseite nach oben zu dir zurück.
stone_layer_rule_own_text_nb = Wirfst du in deinem eigenen Zug einen Stapel um, bekommst du keine Punkte. Deine Chips dort bleiben am Grundstein. Punkte werden sie für dich, wenn jemand anders den nächsten Stapel dort umwirft.
stone_layer_rule_other = Jemand anders wirft ihn um
stone_layer_rule_other_text = Hat eindeutig eine andere Person den Einsturz verursacht, bekommen alle außer ihr die Punkte, auch wer am Zug ist; der Zug geht dann normal weiter.
stone_layer_rule_causer = Du wirfst in einem fremden Zug einen Stapel um
stone_layer_rule_causer_text = Was aus deinen Chips wird, wenn du ihren Stapel in einem fremden Zug umwirfst, sagt kein Text. Wir machen es wie in deinem eigenen Zug.
stone_layer_rule_exchange = Fünferchips
stone_layer_rule_exchange_text = Werden deine Chips knapp, darfst du { NUMBER($n) } deiner Punkte gegen einen Fünferchip tauschen.
stone_layer_rule_short = Keine Chips mehr zum Legen
stone_layer_rule_short_text = Die Texte nennen nur den Tausch gegen einen Fünferchip. Die { NUMBER($n) } getauschten Chips lassen sich wieder legen. Getauscht wird, sobald ein Stein es nötig macht, und der Tausch wird zurückgenommen, wenn der Stein im selben Zug fällt. Gibt es nichts zu tauschen, leg so viele, wie du hast.
stone_layer_rule_winning = Wer gewinnt, und wann Schluss ist
stone_layer_rule_winning_text = Wer zuerst { NUMBER($goal) } Punkte hat. Schaffen das mehrere mit demselben Einsturz: die meisten Punkte, dann die meisten Chips an den Stapeln. Ist auch das gleich, teilen sie sich den Sieg.
stone_layer_rule_winning_text_nb = Wer zuerst { NUMBER($goal) } Punkte hat. Schaffen das mehrere mit demselben Einsturz: die meisten Punkte, dann die meisten Chips auf dem Plan. Ist auch das gleich, teilen sie sich den Sieg.
stone_layer_rule_counted = Wann gezählt wird
stone_layer_rule_counted_text = Wann die Chips gezählt werden, sagt kein Text. Wir tun es nach dem Abrechnen des Einsturzes. Die Chips für den Stein dieses Zugs zählen mit, wenn er auf einem Stapel liegt. Bis jemand { NUMBER($goal) } Punkte hat, gibt es keine Rangfolge.
stone_layer_rule_quick = Schnellstart
stone_layer_rule_quick_text = Für eine kürzere Partie, vor allem zu zweit. Zieht { NUMBER($n) } Plättchen und nehmt für jedes einen Stein. Geht vom Marker aus die Schritte jedes Plättchens weiter und legt dort seinen Stein. Der Marker endet beim letzten.
stone_layer_rule_quick_tiles = Plättchen nach einem Schnellstart
stone_layer_rule_quick_tiles_text = Mischt die übrigen { NUMBER($n) } Plättchen und deckt { NUMBER($row) } auf.
stone_layer_rule_quick_tiles_text_fi = Mischt alle { NUMBER($n) } Plättchen, auch die gezogenen, und deckt { NUMBER($row) } auf.
stone_layer_rule_quick_tiles_text_sv = Mischt die Plättchen und deckt { NUMBER($row) } auf. Welche, bleibt etwas offen; wir nehmen alle { NUMBER($n) }, wie im Aufbau.
stone_layer_rule_quick_stones = Einzelheiten zum Schnellstart
stone_layer_rule_quick_stones_text = Das lassen die Texte offen. Die Schritte addieren sich von Stein zu Stein, denn der Marker endet beim letzten. Zeigt ein Plättchen mehrere Größen, einigt euch. Diese Steine geben keine Chips, zählen aber für die Höhe.
stone_layer_rule_river = Der Fluss ist leer
stone_layer_rule_river_text = Ist dort gar kein Stein mehr, nimmst du den obersten Stein eines Stapels, nur nicht von dem am Marker. Wähl ein Plättchen, das seine Größe zeigt, und leg den Stein auf den Stapel am Marker.
stone_layer_rule_source_tokens = Chips, wenn ein Stapel schrumpft
stone_layer_rule_source_tokens_text = Zu diesen Chips sagt kein Text etwas. Sie bleiben neben dem Stapel, von dem ein Stein genommen wird, und der nächste Stein dort bringt, was die neue Höhe sagt.
stone_layer_rule_source_falls = Der Quellstapel fällt um
stone_layer_rule_source_falls_text = Fällt der Stapel um, von dem du den Stein nimmst, bekommen die anderen wie sonst ihre Punkte, und dein Zug endet.
stone_layer_rule_source_falls_text_toppled = Wirfst du den Stapel um, von dem du den Stein nimmst, bekommen die anderen wie sonst ihre Punkte, und dein Zug endet.
stone_layer_rule_source_marker = Der Marker nach dem Sturz des Quellstapels
stone_layer_rule_source_marker_text = Die Texte beenden den Zug hier ohne ein Wort zum Marker. Er bewegt sich erst ganz am Ende eines Zugs; darum bleibt er hier stehen.
stone_layer_rule_no_tile = Kein offenes Plättchen passt
stone_layer_rule_no_tile_text = Ist der Fluss leer und zeigt kein offenes Plättchen die Größe eines Steins, der auf einem anderen Stapel ganz oben liegt, kommen alle offenen weg, und ihr deckt { NUMBER($n) } neue auf.
stone_layer_rule_no_tile_river = Keine passende Größe, obwohl der Fluss nicht leer ist
stone_layer_rule_no_tile_river_text = Die Texte denken nur an einen leeren Fluss. Liegen dort Steine, aber in keiner Größe, die die offenen Plättchen zeigen, machen wir es genauso: alle offenen weg, { NUMBER($n) } neue.
stone_layer_rule_moving = Den Marker bewegen
stone_layer_rule_moving_text = Sobald der Stein und seine Chips liegen, geht der Marker im Uhrzeigersinn von Grundstein zu Grundstein die Schritte des Plättchens weiter. Leg das Plättchen weg; der Zug ist zu Ende.
stone_layer_rule_after_failure = Der Marker nach einem missglückten Stein
stone_layer_rule_after_failure_text = In allen Texten zieht der Marker nach dem Stein und „eventuellen“ Chips. Darum geht er auch weiter, wenn der Stapel umfiel oder es keinen Chip gab. Nach einem Sieg bewegt sich nichts.
stone_layer_rule_refill = Neue Plättchen
stone_layer_rule_refill_text = Erst wenn das letzte offene Plättchen genommen ist, deckt ihr { NUMBER($n) } neue auf. Sind keine mehr zum Aufdecken da, mischt die gebrauchten und legt sie wieder verdeckt bereit.
stone_layer_rule_refill_text_fi = Erst wenn das letzte offene Plättchen genommen ist, deckt ihr { NUMBER($n) } neue auf. Sind nicht mehr genug zum Aufdecken da, mischt die gebrauchten und legt sie wieder verdeckt bereit.
stone_layer_rule_too_few = Zu wenige Plättchen für eine Auslage
stone_layer_rule_too_few_text = Nur der finnische Text denkt daran. Deckt auf, was noch da ist, mischt die gebrauchten Plättchen und füllt die Auslage auf { NUMBER($n) } auf.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: Ziel, Spielziel, worum geht es, Spielidee, Überblick, eigener Turm, alle zusammen, gemeinsam, dieselben Türme, allein, kurz erklären, wie funktioniert das, Kurzregel, Zusammenfassung, worum gehts, was muss man machen um zu gewinnen
    contents: Spielmaterial, Inhalt, Teile, wie viele Steine, wie viele Plättchen, wie viele von jeder Sorte, wie viele große, wie viele kleine, mittlere, wie viele Chips insgesamt, fehlt etwas, vollständig, nachzählen, Ersatz, Teil verloren, was ist alles dabei
    player-count: wie viele können mitspielen, Spieleranzahl, Spielerzahl, nur zu zweit, ändert sich etwas, zu dritt, zu fünft, maximal, mindestens, solo, Alter, ab wie viel Jahren, Dauer, wie lange dauert es, für wen, Kinder, zu sechst
    editions: Sprache, Übersetzung, Finnisch, Schwedisch, Dänisch, Norwegisch, Englisch, Anleitung, Regelheft, Fassungen widersprechen sich, welche Spielregel gilt, Unterschied, Ausgabe, Anleitung auf Norwegisch, gilt da etwas anderes, welche Anleitung gilt
    setup-board: Aufbau, aufbauen, vorbereiten, auslegen, die flachen, lose Steine, am Anfang, wohin kommen die Steine, Vorrat, was ist der Fluss, Grundstein, Tischmitte, wie fangen wir an, wie baut man auf, wie baut man das auf, Aufbau am Anfang
    setup-marker: Figur am Anfang, Marker hinstellen, Startposition des Markers, Pöppel, welcher Grundstein zuerst, zufällig
    setup-tiles: wie viele Plättchen offen, Karten in der Auslage, Plättchen aufdecken, sichtbar, Markt, Plättchen mischen, Kartenstapel, Reihe, Handkarten, wie viele Plättchen liegen aus, ausliegen
    setup-tokens: wie viele Chips bekomme ich, Marken pro Spieler, Chips am Anfang, Münzen, Scheiben, welche Seite nach oben, Farbe, Farbe aussuchen, meine Teile, zwei mit derselben Farbe, wie viele Chips bekommt jeder
    start-player: wer fängt an, wer beginnt, Startspieler, der Jüngste, der Älteste, wie herum, abwechselnd, Reihenfolge, im Uhrzeigersinn oder dagegen, Spielrichtung, wer ist als Nächstes dran, wer darf anfangen, wer darf zuerst, wer ist zuerst dran, linksherum, rechtsherum
    turn: was mache ich in meinem Zug, Ablauf, Schritte, Phasen, Reihenfolge der Aktionen, Turm aussuchen, auf welchen Stapel baue ich, wo baue ich, darf ich passen, aussetzen, warten, wie geht ein Zug, welchen Stapel muss ich nehmen, was mache ich wenn ich dran bin, was muss ich in meinem Zug tun, was darf ich in einer Runde machen, Spielablauf
    select-tile: Karte wählen, Plättchen mit drei Größen, zwei Symbole, rot, blau, groß oder mittel, was bedeuten die Farben, woran erkenne ich die Größe, Form aussuchen, schöne Form, im Fluss suchen, irgendein Stein, welchen Stein nehme ich, Zahl auf dem Plättchen, Bild, vorher ansehen, besser passenden Stein suchen, Plättchen aussuchen, darf ich mir ein Plättchen aussuchen, welches Plättchen darf ich nehmen
    size-used-up: keine kleinen mehr, kleine sind alle, keine großen mehr, große sind weg, ausverkauft, nur noch eine Sorte, darf ich das Plättchen trotzdem nehmen, Größe nicht mehr da, Plättchen ohne passenden Stein nehmen, keine Steine der Größe mehr
    place: bauen, drauflegen, stapeln, hinzufügen, allererster Stein, gerade rücken, zurechtrücken, korrigieren, ausrichten, darf ich anfassen, Stein darunter berühren, zwei andere berühren, stabil, festhalten, aufliegen, obenauf, hochkant, verkeilen, wie lege ich, auf welchen Turm muss ich bauen, freie Wahl des Stapels, Stapel frei wählen, wo darf ich bauen, aussuchen auf welchen Turm, welchen Turm ich baue
    hands-and-trying: beide Hände, eine Hand, ausprobieren, testen, darf ich ihn wieder abnehmen, loslassen, umentscheiden, Stein drehen, wie lange, Zeitlimit, abstützen, Werkzeug, andere Hand, Turm festhalten, Stein wieder runternehmen, zurücklegen, anderen Stein probieren, vorher ausprobieren, mal draufhalten, Stein probieren und wieder runter, mit zwei Händen bauen
    token: was bekomme ich wenn er liegen bleibt, Belohnung, geschafft, Chip verdienen, Chip legen, wie viele für einen normalen Stein, bleibt liegen, wohin mit meinem Chip, neben den Stapel, wann lege ich einen Chip, etwas für das Legen, wann bekomme ich einen Chip, Turm steht noch bekomme ich den Chip, wann gibt es einen Chip, Turm hält, schief aber stabil
    no-token: kein Chip, keine Belohnung, lehnt an einem anderen Stein, Stapel berührt, angestoßen, gestreift, anfassen, verboten, misslungen, Fehler, Strafe, anderer Turm, Nachbarstapel, Ärmel, geschummelt, Turm aus Versehen berührt, wann gibt es keinen Chip
    failed-stone: lehnt aber hält, angelehnt, heruntergerollt, abgerutscht, weggerutscht, danebengefallen, nur der Stein gefallen, Rest steht noch, bleibt er liegen, zählt der Stein, darf ich noch legen, zweiter Versuch, auf dem Tisch, Boden, Stein ist abgerutscht, heruntergefallen, weggekullert
    one-stone: zwei Steine, mehr als einen, noch einen Stein, darf ich zwei Steine legen, wie viele Steine pro Zug, Extrastein, doppelt
    high-stacks: ist der Grundstein der erste Stein, Bonus, hoch, Höhe, 4., 5., 6., 7., vier, fünf, sechs, vierter, fünfter, sechster Stein, siebter, achter, wie viel für, zweiter Chip, Zusatzchip, mehr wert, zählt der flache mit, zählt der Grundstein, Ebene, wie viele Chips für den Stein, Turm mit sieben, wie viele Chips für den fünften Stein, wie viel bringt ein hoher Turm
    collapse: umgefallen, eingestürzt, gekippt, anderen Turm umgeworfen, wer bekommt Punkte, wer punktet, zusammengebrochen, gekracht, wie mache ich Punkte, wann bekomme ich Punkte, ein Punkt pro Chip, Chips zurück, alle Spieler, keiner hat ihn berührt, nach meinem Zug, was passiert wenn der Turm umfällt, bekommt der Umwerfer etwas, Sturz
    two-stacks: zwei Stapel fallen, Domino, reißt den nächsten mit, beide, mehrere Türme auf einmal, Kettenreaktion, alle, zweiter Turm später, mehrere Stapel fallen gleichzeitig, noch einen Turm mitgerissen
    stones-back: Trümmer, aufräumen, nur die oberen zwei gefallen, Rest steht, Teil, teilweise, halber Stapel, ein paar davon, andere mitgerissen, wieder aufbauen, Reste, was passiert mit den Steinen, Grundstein verrutscht, Grundstein bewegen, Steine zurück in den Fluss, zurücklegen, was ist mit dem Rest vom Turm, zerstörter Stapel
    gold: Goldseite, golden, Punkte wieder verlieren, Punkte behalten, Punkte klauen, goldene Chips wiederverwenden, umdrehen, sicher, Bank, erzielte Punkte, meine Chips nehmen, wegnehmen, können mir goldene Chips weggenommen werden
    own-collapse: eigene Chips zurück, Chips zurücknehmen, ich mache ihn kaputt, selbst fallen lassen, meine Schuld, mein eigener Turm, ich werfe ihn um, bekomme ich selbst Punkte, Chips verlieren, bestraft, nichts bekommen, eigener Zug, ich habe den Turm selbst umgeworfen, selbst umgeschmissen, selber umgeworfen, was passiert mit meinen Chips wenn ich ihn umwerfe
    other-collapse: Gegner stößt an den Tisch, jemand anders war es, in meinem Zug, ist mein Zug vorbei, nicht meine Schuld, wessen Schuld, wer entscheidet, Katze, Hund, Kind, Nachbar, geniest, gewackelt, angerempelt, dagegengelaufen, wackeln, schuld, unklar wer, abgelenkt, gestört, spiele ich weiter, in einem fremden Zug, jemand anders hat den Tisch angestoßen
    causer-tokens: Chips von dem der angestoßen hat, Verursacher, Störer, Schuldiger, Störenfried, ich habe bei jemand anderem den Turm umgeworfen, meine Chips wenn ich in einem fremden Zug umwerfe
    exchange: keine Chips mehr, Chips gehen aus, Fünfer, Fünferchip, 5-Punkte-Chip, Fünf-Punkte-Marke, Gold tauschen, eintauschen, umtauschen, wechseln, knapp, jederzeit, wofür sind die, wie oft darf ich tauschen, wann darf ich tauschen, fünf goldene tauschen, 5er, Fünfermarke
    out-of-tokens: keine Chips übrig, nicht genug, null, ausgegangen, nichts zu tauschen, muss ich tauschen, automatisch, zurückbekommen, habe keine Chips mehr, was wenn ich keine Chips mehr habe, Chips aufgebraucht, Vorrat erschöpft, keinen Chip zum Hinlegen, meine Chips sind alle, Chips alle, Chips sind aus
    winning: zwei erreichen gleichzeitig 10, gewinnen, wie gewinne ich, vorbei, Ende, wann endet das Spiel, Schluss, zwei kommen auf einmal auf 10, gleichzeitig, Gleichstand, Tiebreaker, unentschieden, gleich viele Punkte, wie viele Punkte brauche ich, beide haben 11, genau zehn, mehr als zehn, jemand hat zehn, letzte Runde, sofort, zwei Sieger, geteilter Sieg, Verlierer, nach zehn Punkten, reicht der 10. Punkt, wann habe ich gewonnen
    tie-tokens: vorher oder nachher, Rangfolge, zweiter Platz, wer führt, Plätze, Zwischenstand, wann werden die Chips beim Gleichstand gezählt
    quick-start: schnelleres Spiel zu zweit, kürzer, schneller, schneller Aufbau, beschleunigen, weniger Zeit, länger, Variante, Alternative, für zwei, wie viele Plättchen, Steine vor dem Start, schnelle Runde, kurze Partie
    quick-tiles: die vier gezogenen zurückmischen, Plättchen vom Schnellstart, übrige oder alle Plättchen, nach dem Schnellstart, welche Plättchen mischen nach dem Schnellstart
    quick-stones: geben Steine vom Schnellstart Chips, wem gehören die ersten vier, welche Größe, Schritte zusammenzählen, ab wo zählen wir
    river-empty: keine Steine mehr in der Mitte, Fluss leer, Steine ausgegangen, alle verbraucht, von einem anderen Turm klauen, vom Stapel am Marker nehmen, von oben oder unten nehmen, oberster Stein, mein eigener Stapel, Stein umsetzen, Vorrat leer, alle Steine auf den Stapeln, keine Steine mehr im Fluss
    source-tokens: Chip neben dem Turm von dem ich nehme, weggenommener Stein, wenn ein Stein weggenommen wird, Höhe danach, Chips am Turm von dem ich den Stein nehme
    source-falls: der von dem ich nehme ist eingestürzt, fällt beim Wegnehmen, Quellstapel fällt, bricht beim Herausziehen, beim Wegnehmen umgefallen
    source-marker: Marker nach dem Einsturz der Quelle, wenn mein Zug früher endet, geht der Marker weiter wenn der Quellstapel umfällt
    no-usable-tile: festgefahren, keins der fünf Plättchen geht, kein Plättchen passt, unbrauchbar, kann keins benutzen, Plättchen austauschen, neue Reihe, alle abwerfen, kein möglicher Zug
    no-tile-fits: Größen auf den Plättchen nicht im Fluss, falsche Größen, Fluss hat Steine aber nicht die richtigen, kein passender Stein, Steine im Fluss aber keine passende Größe
    marker: Figur ziehen, Pöppel, wie weit, in welche Richtung, mein benutztes Plättchen, Plättchen ablegen, wohin geht er, Schritte, Felder, Ende meines Zugs, rückwärts, herum, springen, welcher Grundstein, wie bewegt er sich, wofür ist der Marker, Plättchen danach, wie weit geht der Marker
    marker-after-failure: Marker trotzdem ziehen wenn er umfiel, Marker nach dem Einsturz, ohne Chip, bleibt oder geht, stehen bleiben, nach einem Fehler, bewegt sich der Marker wenn der Stapel umfällt, Stein runtergefallen Marker weiter, geht der Marker weiter
    refill: wann gibt es neue Plättchen, Auslage auffüllen, sofort, jeden Zug, nachlegen, Plättchenstapel zu Ende, Stapel leer, ausgegangen, neu mischen, Nachziehstapel, keine Plättchen mehr, Ablage, wieder mischen
    too-few-tiles: weniger als fünf Plättchen, nicht genug Plättchen übrig, nur noch zwei im Stapel, unvollständig, zu wenig Plättchen im Stapel
