# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Edelsteine an der Felswand hinter dem Wasserfall: Mehrheiten in Spalten bringen Punkte, in Reihen Bonus-Plättchen.

## The sheet

iquazu_wall = Felswand
iquazu_tiles = Bonus
iquazu_nobody = niemand
iquazu_region_current = Nächste Wertung
iquazu_pen_drop = Tropfen
iquazu_pen_clear = Wegnehmen
iquazu_pen_open = Ordnen
iquazu_rock = Fels
iquazu_forget_values = Diese Werte vergessen
iquazu_place = Platz { NUMBER($place) }
iquazu_crevices = Felsritzen eintragen
iquazu_crevices_row = Felsritzen in Reihe { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Reihe { NUMBER($row) }: { $kind }
iquazu_tile_to = Reihe { NUMBER($row) } geht an
iquazu_entered_by = Eintragen
iquazu_entered_by_wall = Felswand
iquazu_entered_by_counts = Edelsteine der Spalte
iquazu_entered_by_points = Punkte
iquazu_gems_label = Edelsteine
iquazu_lowest_label = Unterster: Stelle von unten
iquazu_points_label = Punkte
iquazu_use = Einsetzen
iquazu_tell = { $n ->
    [one] Sagen, was das unbekannte Plättchen ist
   *[other] Sagen, was { NUMBER($n) } unbekannte Plättchen sind
}
iquazu_ask_values = Was ist Fels { NUMBER($column) } wert?
iquazu_ask_tile = Welches Plättchen liegt am Ende von Reihe { NUMBER($row) }?
iquazu_ask_held = { $seat }: Welches Plättchen kam aus Spalte { NUMBER($column) }, Reihe { NUMBER($row) }?
iquazu_kind = Plättchen
iquazu_score_untold = Ohne Angabe werten
iquazu_score = Spalte { NUMBER($column) } ist voll: werten
iquazu_score_last = Spalte { NUMBER($column) } ist voll: mit den letzten beiden werten
iquazu_turn = Zug beenden
iquazu_cell = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, von oben nach unten
iquazu_raise = Eins nach oben: { $what }
iquazu_take = Wegnehmen: { $what }
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}
iquazu_tile_cards = { $n ->
    [one] { NUMBER($n) } Karte
   *[other] { NUMBER($n) } Karten
}
iquazu_tile_any_colour = Farbe egal
iquazu_tile_double_move = Doppelzug
iquazu_tile_unknown = unbekannt
iquazu_tile_used = { $kind }, eingesetzt
iquazu_short_cards = { NUMBER($n) }K
iquazu_short_any_colour = bel
iquazu_short_double_move = ×2
iquazu_prompt_wall = Tippe die neuen Edelsteine an. Ist Spalte { NUMBER($column) } voll, werte sie.
iquazu_prompt_counts = Tragt für alle ein, wie viele Edelsteine sie in Spalte { NUMBER($column) } haben und an welcher Stelle von unten der unterste liegt.
iquazu_prompt_points = Verteilt die Punkte von Fels { NUMBER($column) }.
iquazu_prompt_over = Alle Felsen sind gewertet.
iquazu_prompt_over_untold = Alle Felsen sind gewertet. Sagt noch, was die unbekannten Plättchen sind.
iquazu_prompt_turn = Vier Karten nachziehen oder einen Edelstein platzieren.
iquazu_prompt_after_scoring = Gewertet. Jetzt kein Tropfen. Ist die neue erste Spalte voll, wertet sie sofort. Doppelzüge sind noch möglich; dann ist der Zug zu Ende, und beide Boxen wandern weiter.
iquazu_spoken_drop = Tropfen
iquazu_spoken_cell = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }: leer
iquazu_spoken_cell_with = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, von oben: { $lying }
iquazu_spoken_tile = Plättchen am Ende von Reihe { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = Gesamt für { $seat } nach jetzigem Stand
iquazu_line_rocks = Felsen
iquazu_line_no_rocks = Felsen (noch keine)
iquazu_line_rock = Fels { NUMBER($column) }: Platz { NUMBER($place) } ({ $why })
iquazu_line_no_value = Fels { NUMBER($column) }: Platz { NUMBER($place) } ({ $why }); sein Wert ist nicht eingetragen
iquazu_line_last = Fels { NUMBER($column) }: letzter Platz, geht leer aus ({ $why })
iquazu_line_no_gem = Fels { NUMBER($column) }: kein Edelstein, keine Punkte
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Fels { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) }. { $why }
iquazu_line_stated = Fels { NUMBER($column) }: nach eurer Angabe
iquazu_line_tiles = Bonus-Plättchen
iquazu_line_no_tiles = Bonus-Plättchen (keine)
iquazu_line_tile = { $why } Plättchen: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } Edelstein
   *[other] { NUMBER($n) } Edelsteine
}
iquazu_level_lower_row = Gleichstand mit { $other }, aber weiter unten: Reihe { NUMBER($row) } gegen { NUMBER($theirs) }
iquazu_level_higher_row = Gleichstand, aber { $other } liegt weiter unten: Reihe { NUMBER($theirs) } gegen { NUMBER($row) }
iquazu_level_lower_there = Gleichstand mit { $other }, aber in Reihe { NUMBER($row) } weiter unten
iquazu_level_higher_there = Gleichstand, aber { $other } liegt in Reihe { NUMBER($row) } weiter unten
iquazu_level_lower = Gleichstand mit { $other }, aber weiter unten
iquazu_level_higher = Gleichstand, aber { $other } liegt weiter unten
iquazu_level_open = Gleichstand mit { $other }; wer weiter unten liegt, ist nicht bekannt
iquazu_level_same_place = Gleichstand mit { $other }; beide sollen gleich weit unten liegen
iquazu_award_none = Reihe { NUMBER($row) }: niemand; das Plättchen kommt aus dem Spiel.
iquazu_award_majority = Reihe { NUMBER($row) }: { $seat } hat die meisten Edelsteine ({ NUMBER($gems) }).
iquazu_award_right = Reihe { NUMBER($row) }: { $seat }. Gleichstand mit { $level } (je { NUMBER($gems) }), aber weiter rechts.
iquazu_award_lower = Reihe { NUMBER($row) }: { $seat }. Gleichstand mit { $level } (je { NUMBER($gems) }, gleich weit rechts), aber weiter unten.
iquazu_award_lower_right = Reihe { NUMBER($row) }: { $seat }. Gleichstand mit { $all } (je { NUMBER($gems) }), aber weiter rechts als { $left } und weiter unten als { $level }.
iquazu_award_unknown = Reihe { NUMBER($row) }: Wer das Plättchen bekommt, ist nicht angegeben.
iquazu_award_stated = Reihe { NUMBER($row) }: { $seat }, nach eurer Angabe.
iquazu_note_now = Bisher auf der Leiste: { NUMBER($track) }; am Ende dazu aus Plättchen: { NUMBER($tiles) }; zusammen: { NUMBER($all) }
iquazu_note_water = Hat die Wasserbox: legt im eigenen Zug einen Tropfen
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } von { NUMBER($of) } Wertungen ist nicht eingetragen.
   *[other] { NUMBER($n) } von { NUMBER($of) } Wertungen sind nicht eingetragen.
}
iquazu_unfinished_last = { $n ->
    [one] Der letzte Fels ist nicht gewertet.
   *[other] Die letzten { NUMBER($n) } Felsen sind nicht gewertet.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Fels { $rocks } wurde ohne seine Werte gewertet.
   *[other] Die Felsen { $rocks } wurden ohne ihre Werte gewertet.
}
iquazu_box_rocks = { $n ->
    [one] Felsen bei { NUMBER($n) } Spieler
   *[other] Felsen bei { NUMBER($n) } Spielern
}
iquazu_box_tiles = Punkte-Plättchen
iquazu_end = Alle Felsen sind gewertet: Das Spiel ist aus.

## The log

iquazu_told_gem = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
iquazu_told_drop = Tropfen in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
iquazu_told_taken = Weggenommen in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
iquazu_told_raised = Anders geordnet in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
iquazu_told_forgotten = Fels { NUMBER($column) }: Werte unbekannt
iquazu_told_rock = Fels { NUMBER($column) }: { $values }
iquazu_told_tile = Plättchen von Reihe { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Plättchen von Reihe { NUMBER($row) }: unbekannt
iquazu_told_crevices = Felsritzen von Spalte { NUMBER($column) }
iquazu_told_scored = Spalte { NUMBER($column) } gewertet
iquazu_told_scored_counts = Spalte { NUMBER($column) } nach Anzahl gewertet: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) }, unterster an Stelle { NUMBER($lowest) }
iquazu_told_scored_points = Spalte { NUMBER($column) } nach Punkten gewertet: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = Plättchen aus Wertung { NUMBER($column) }, Reihe { NUMBER($row) }: { $kind }
iquazu_told_used = Plättchen eingesetzt: { $kind }
iquazu_told_unused = Plättchen doch nicht eingesetzt: { $kind }
iquazu_told_turn = Zug beendet

## Refusals

iquazu_refused_columns = Die Felswand hat { NUMBER($columns) } Spalten, die Stellung nennt { NUMBER($came) }.
iquazu_refused_position = Der Tisch hat { NUMBER($seats) } Spieler: Gib für jeden Platz Anzahl oder Punkte an; angegeben: { NUMBER($came) }.
iquazu_refused_rows = Eine Spalte hat { NUMBER($rows) } Reihen, gibt also höchstens so viele Plättchen; angegeben: { NUMBER($came) }.
iquazu_refused_held = Der Tisch hat { NUMBER($seats) } Spieler: Gib für jeden Platz die Plättchen an; angegeben: { NUMBER($came) }.
iquazu_refused_order = Spalten werden der Reihe nach gewertet: In dieser Liste folgt Spalte { NUMBER($next) }, angegeben ist Spalte { NUMBER($came) }.
iquazu_refused_scorings = Die Felswand hat { NUMBER($columns) } Spalten, also gibt es höchstens so viele Wertungen; angegeben: { NUMBER($came) }.
iquazu_refused_column = Es gibt keine Spalte { NUMBER($column) }: Die Felswand hat { NUMBER($most) }.
iquazu_refused_full = In eine Reihe einer Spalte lassen sich höchstens { NUMBER($most) } Edelsteine und Tropfen eintragen.
iquazu_refused_nothing_there = An dieser Stelle gibt es nichts wegzunehmen oder zu verschieben.
iquazu_refused_on_top = Was ganz oben liegt, kann nicht höher.
iquazu_refused_rock = Ein Fels hat an diesem Tisch höchstens { NUMBER($places) } Werte bis { NUMBER($most) }.
iquazu_refused_crevices = Eine Reihe einer Spalte hat höchstens { NUMBER($most) } Felsritzen.
iquazu_refused_cards = Ein Plättchen gibt 2, 3 oder 4 Karten, nicht { NUMBER($n) }.
iquazu_refused_points = Ein Punkte-Plättchen wird bis { NUMBER($most) } eingetragen.
iquazu_refused_no_tile = In der Wertung von Spalte { NUMBER($column) }, Reihe { NUMBER($row) } hat niemand ein Plättchen bekommen.
iquazu_refused_open_tile = Wer in der Wertung von Spalte { NUMBER($column) }, Reihe { NUMBER($row) } das Plättchen bekam, ist nicht gesagt: Tragt das dort zuerst ein.
iquazu_refused_points_used = Ein Punkte-Plättchen behältst du bis zum Ende, dann zählt es; einsetzen lässt es sich nicht.
iquazu_refused_not_next = Spalte { NUMBER($column) } lässt sich hier nicht werten: Spalte { NUMBER($next) } ist dran.
iquazu_refused_ranked_twice = { $seat } steht in der Rangfolge von Spalte { NUMBER($column) } zweimal: Nenne alle nur einmal.
iquazu_refused_ranked = { $seat } steht in der Rangfolge von Spalte { NUMBER($column) } mit 1 bis { NUMBER($most) } Edelsteinen, nicht { NUMBER($n) }.
iquazu_refused_ranked_order = Die Rangfolge von Spalte { NUMBER($column) } beginnt mit dem besten Platz: { $why }
iquazu_ranked_fewer = { $seat } ({ $gems }) kommt vor { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } und { $other } haben Gleichstand ({ $gems }), also kommt { $seat } mit Tiefe { NUMBER($depth) } vor { $other } mit { NUMBER($higher) }.
iquazu_refused_tile_twice = Das Plättchen von Reihe { NUMBER($row) } aus der Wertung von Spalte { NUMBER($column) } ist zweimal vergeben: Gib es nur einer Person.
iquazu_refused_not_scored = { $seat } hat das Plättchen von Reihe { NUMBER($row) } aus Spalte { NUMBER($column) }, aber diese Spalte fehlt bei den Wertungen: Ergänze sie oder lass das Plättchen weg.
iquazu_refused_last_tile = { $seat } hat ein Plättchen aus Spalte { NUMBER($column) }, aber die letzten beiden Felsen geben keins.
iquazu_refused_won_by_other = { $seat } hat das Plättchen von Reihe { NUMBER($row) } aus Spalte { NUMBER($column) }, nach der Vergabe dieser Reihe ging es aber an { $other }: Nenne beide Male denselben Namen.
iquazu_refused_won_by_nobody = { $seat } hat das Plättchen von Reihe { NUMBER($row) } aus Spalte { NUMBER($column) }, die Vergabe dieser Reihe nennt aber niemanden: Nenne beide Male denselben Namen.
iquazu_refused_gems = Zu platzieren sind je Farbe höchstens { NUMBER($most) } Edelsteine.
iquazu_refused_stated = Ein Fels gibt höchstens { NUMBER($most) } Punkte.
iquazu_refused_over = Alle Felsen sind schon gewertet.

## Doubts

iquazu_doubt_gems = { $seat }: { NUMBER($n) } Edelsteine an der Felswand; zu platzieren sind { NUMBER($most) }.
iquazu_doubt_drops = { NUMBER($n) } Tropfen an der Felswand; es gibt { NUMBER($most) }.
iquazu_doubt_drop_column = Ein Tropfen in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }; Tropfen fallen in die erste Spalte im Rahmen.
iquazu_doubt_crowded = { $most ->
    [one] Spalte { NUMBER($column) }, Reihe { NUMBER($row) } hat { NUMBER($most) } Felsritze, belegt sind mehr: { NUMBER($n) }.
   *[other] Spalte { NUMBER($column) }, Reihe { NUMBER($row) } hat { NUMBER($most) } Felsritzen, belegt sind mehr: { NUMBER($n) }.
}
iquazu_doubt_free = Spalte { NUMBER($column) }, Reihe { NUMBER($row) } hatte bei der Wertung der Spalte noch eine freie Felsritze.
iquazu_doubt_above_drop = Spalte { NUMBER($column) }, Reihe { NUMBER($row) } hat eine freie Felsritze über einem Tropfen.
iquazu_doubt_disturbed = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }: Etwas, das bei einer früheren Wertung dort lag, fehlt oder hat sich geändert.
iquazu_doubt_late = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }: Hier kam nach der Wertung der Spalte noch etwas hinzu.
iquazu_doubt_rock_order = Fels { NUMBER($column) }: Jeder Wert sollte niedriger sein als der davor.
iquazu_doubt_rock_falls = Fels { NUMBER($column) } ist weniger wert als ein Fels davor.
iquazu_doubt_twice = Fels { NUMBER($column) }: Zwei haben denselben Wert bekommen.
iquazu_doubt_nobody_without = Fels { NUMBER($column) }: Mindestens eine Person geht leer aus.
iquazu_doubt_skipped = Fels { NUMBER($column) }: Die vergebenen Punkte sind nicht seine höchsten Werte.
iquazu_doubt_no_gem = { $seat } hat Punkte für Spalte { NUMBER($column) } bekommen, aber keinen Edelstein darin.
iquazu_doubt_outside = In Spalte { NUMBER($column) }, Reihe { NUMBER($row) } liegt etwas, aber dort war der Rahmen noch nicht.
iquazu_doubt_empty_column = Spalte { NUMBER($column) } wurde leer gewertet; gewertet wird eine Spalte, wenn sie voll ist.
iquazu_doubt_no_value = Fels { NUMBER($column) }: Nicht alle Werte sind eingetragen, darum fehlen Punkte.
iquazu_doubt_undecided = Spalte { NUMBER($column) }: Gleichstand zwischen { $seats }, und wessen unterster Edelstein tiefer liegt, ist nicht gesagt. Bis dahin ist ihre Reihenfolge willkürlich.
iquazu_doubt_same_place = Spalte { NUMBER($column) }: Die untersten Edelsteine von { $seats } sollen an derselben Stelle liegen, wo nur einer hinpasst.
iquazu_doubt_same_place_level = Spalte { NUMBER($column) }: Die untersten Edelsteine von { $seats } sollen an derselben Stelle liegen, wo nur einer hinpasst. Bei Gleichstand ist ihre Reihenfolge bis dahin willkürlich.

## Options

iquazu_option_columns = Wie viele Felsen hat die Felswand?
iquazu_option_columns_source = In der Spielregel steht es nicht. Vorgabe: 11, denn 45 Bonus-Plättchen in fünf Reihen ergeben neun Wertungen, und danach kommen noch zwei Felsen.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } Wertung mit Bonus-Plättchen, dann gleich die letzten beiden Felsen.
   *[other] { NUMBER($n) } Wertungen mit Bonus-Plättchen, dann gleich die letzten beiden Felsen.
}
iquazu_option_turns = Soll die App Züge und Boxen verfolgen?
iquazu_option_turns_source = Eine Hilfe, keine Regel. Vorgabe: nein.
iquazu_option_turns_no_means = Ihr tragt nur die Wertungen ein.
iquazu_option_turns_yes_means = Die App sagt, wer dran ist und wer welche Box hat; einmal tippen je Zug.

## Set-up

iquazu_setup_section_start = Zuallererst
iquazu_setup_section_wall = Die Felswand
iquazu_setup_section_tiles = Plättchen und Wasser
iquazu_setup_section_players = Eigene Farbe
iquazu_setup_section_boxes = Edelsteine und Tropfen
iquazu_setup_section_cards = Karten
iquazu_setup_start = Einigt euch, wer Startspieler ist.
iquazu_setup_board = Setzt den Spielplan zusammen und dreht ihn so, dass jede Person an einer anderen Ecke sitzt.
iquazu_setup_rails = Legt die beiden Schienen in die langen Schlitze.
iquazu_setup_rails_edge = Die höhere Kante jeder Schiene zeigt nach außen.
iquazu_setup_strips = Legt die fünf Felsstreifen in zufälliger Reihenfolge ein, die Wasserschlangen nach unten.
iquazu_setup_points = Legt das Punkteboard ein, mit der Seite für { NUMBER($n) } Spieler nach oben.
iquazu_setup_dark = Mischt die Plättchen mit dunkler Rückseite verdeckt und legt sie auf die dunklen Felder.
iquazu_setup_light = Mischt die Plättchen mit heller Rückseite verdeckt und legt sie auf die hellen Felder und die Felsstreifen daneben.
iquazu_setup_frame = Setzt den Wasserrahmen links außen auf die Schienen.
iquazu_setup_water = Legt die Wasserstreifen rechts davon auf die Schienen.
iquazu_setup_open = Deckt die { NUMBER($n) } Plättchen auf, die im Rahmen zu sehen sind.
iquazu_setup_colours = Deine Spielplanecke sagt, welche Farbe du spielst.
iquazu_setup_markers = Leg einen Edelstein deiner Farbe vor das erste Feld der Punkteleiste: dein Wertungsstein.
iquazu_setup_fold = Vor dem ersten Spiel: Schiebt bei beiden Boxen das Seitenteil mit dem Pfeil in den schrägen Schlitz, den Pfeil nach innen.
iquazu_setup_gems = Füllt alle anderen Edelsteine in die Edelsteinbox; sie geht an den Startspieler.
iquazu_setup_drops = Füllt die Wassertropfen in die Wasserbox; sie geht an den Platz rechts vom Startspieler.
iquazu_setup_shuffle = Mischt die { NUMBER($n) } Karten.
iquazu_setup_deal = Teilt im Uhrzeigersinn ab dem Startspieler aus, jedes Mal eine Karte mehr: { $hands }. Handkarten bleiben geheim.
iquazu_setup_pile = Die anderen { NUMBER($n) } Karten sind der verdeckte Nachziehstapel.
iquazu_setup_discards = Lasst neben dem Nachziehstapel Platz für den offenen Ablagestapel.
iquazu_piece_board = Teile des Spielplans
iquazu_piece_rails = Schienen
iquazu_piece_strips = Felsstreifen
iquazu_piece_points = Punkteboard
iquazu_piece_dark = Plättchen mit dunkler Rückseite
iquazu_piece_light = Plättchen mit heller Rückseite
iquazu_piece_frame = Wasserrahmen
iquazu_piece_water = Wasserstreifen
iquazu_piece_gems = Edelsteine ({ NUMBER($n) } je Farbe)
iquazu_piece_gem_box = Edelsteinbox
iquazu_piece_drops = Wassertropfen
iquazu_piece_water_box = Wasserbox
iquazu_piece_cards = Karten

## What gives points

iquazu_points_rock = Jeder Fels, nach Edelsteinen in seiner Spalte
iquazu_points_most = die meisten
iquazu_points_second = die zweitmeisten
iquazu_points_third = die drittmeisten
iquazu_points_highest = seine höchste Zahl
iquazu_points_next = die nächste Zahl, ab { NUMBER($players) } Spielern
iquazu_points_last = letzter Platz oder kein Edelstein dort
iquazu_points_when = Wann Felsen gewertet werden
iquazu_points_full = Felsen 1 bis { NUMBER($last) }
iquazu_points_full_gives = wenn voll: Fels, dann { NUMBER($tiles) } Plättchen
iquazu_points_end = Felsen { NUMBER($first) } und { NUMBER($last) }
iquazu_points_end_gives = am Ende, voll oder nicht: nur Fels
iquazu_points_level = Gleichstand
iquazu_points_level_column = in einer Spalte
iquazu_points_level_column_by = weiter unten
iquazu_points_level_row = in einer Reihe
iquazu_points_level_row_by = weiter rechts, dann weiter unten
iquazu_points_tiles = Bonus-Plättchen
iquazu_points_tile_points = Punkte-Plättchen
iquazu_points_tile_points_gives = seine Zahl, am Ende
iquazu_points_tile_other = jedes andere
iquazu_points_track = Punkteleiste
iquazu_points_past = über { NUMBER($fields) }: weiter bei 1
iquazu_points_past_gives = { SIGNED($fields) } am Ende

## Rules

iquazu_section_aim = Spielziel und Inhalt
iquazu_section_setup = Aufbau
iquazu_section_turn = Ein Zug
iquazu_section_scoring = Zwischenwertung
iquazu_section_after = Nach der Zwischenwertung
iquazu_section_tiles = Bonus-Plättchen
iquazu_section_end = Spielende
iquazu_section_questions = Fragen
iquazu_rule_aim = Spielziel
iquazu_rule_aim_text = Mit Karten bringst du Edelsteine an die Felswand hinter dem Wasserfall. Eine Spalte nach der anderen wird gewertet: Die meisten Edelsteine dort geben Punkte, die meisten in einer Reihe ein Bonus-Plättchen. Wer die meisten Punkte hat, gewinnt.
iquazu_rule_contents = Was in der Schachtel ist
iquazu_rule_contents_text = { NUMBER($cards) } Karten, je { NUMBER($colour) } Edelsteine in vier Farben, davon einer als Wertungsstein, { NUMBER($drops) } Wassertropfen, { NUMBER($light) } helle und { NUMBER($dark) } dunkle Plättchen, ein Wasserrahmen, { NUMBER($water) } Wasserstreifen, 5 Felsstreifen, ein Spielplan aus 4 Teilen, 2 Schienen, 2 Punkteboards, 2 Boxen.
iquazu_rule_card_colours = Weiße, blaue und orange Karten
iquazu_rule_card_colours_text = Die Spielregel nennt { NUMBER($cards) } Karten, ihre Beispiele sind weiß, blau und orange. Wie viele es von jeder Farbe gibt, steht nicht da: je { NUMBER($each) }, wenn es von allen dreien gleich viele sind.
iquazu_rule_columns = Wie viele Spalten und Wertungen
iquazu_rule_columns_text = Die Zahl der Spalten steht nirgends. { NUMBER($tiles) } Plättchen in { $rows } Reihen ergäben neun Wertungen, und danach kommen noch zwei Felsen. Hier hat die Felswand { $columns } Spalten: { $scorings } Wertungen mit Plättchen. Eine Option ändert das.
iquazu_rule_setup_wall = Spielplan und Punkteboard
iquazu_rule_setup_wall_text = In den Spielplan aus vier Teilen kommen zwei Schienen, fünf Felsstreifen, die Wasserschlangen nach unten, und das Punkteboard für eure Spielerzahl.
iquazu_rule_rails = Die Schienen
iquazu_rule_rails_text = Die beiden Kunststoffschienen liegen in den zwei langen Schlitzen des Spielplans, die höhere Kante jeweils außen. Auf ihnen gleiten Wasserrahmen und Wasserstreifen.
iquazu_rule_strip_order = Reihenfolge der Felsstreifen
iquazu_rule_strip_order_text = Zufällig: Die fünf Felsstreifen lassen sich tauschen, so ist die Felswand in jeder Partie anders. Nur die Wasserschlangen müssen unten sein.
iquazu_rule_setup_tiles = Plättchen auslegen
iquazu_rule_setup_tiles_text = Verdeckt gemischt: Die { NUMBER($dark) } mit dunkler Rückseite liegen auf den dunklen Feldern, die { NUMBER($light) } mit heller auf den hellen und, wie im Bild, auf den Felsstreifen daneben. Nur die im Rahmen deckt ihr auf.
iquazu_rule_setup_frame = Wasserrahmen und Wasserstreifen
iquazu_rule_setup_frame_text = Der Rahmen beginnt ganz links auf den Schienen; alle { NUMBER($water) } Wasserstreifen liegen rechts von ihm.
iquazu_rule_setup_gems = Deine Farbe und dein Wertungsstein
iquazu_rule_setup_gems_text = Jede Person sitzt an einer anderen Spielplanecke; die Ecke bestimmt die Farbe. Ein Edelstein dieser Farbe liegt als Wertungsstein vor dem ersten Feld der Punkteleiste; alle übrigen kommen in die Edelsteinbox.
iquazu_rule_start_player = Wer beginnt
iquazu_rule_start_player_text = Einigt euch auf einen Startspieler: Einen anderen Weg nennt die Spielregel nicht. Beim Startspieler steht zuerst die Edelsteinbox.
iquazu_rule_setup_cards = Handkarten zu Beginn
iquazu_rule_setup_cards_text = Mischt die Karten. Der Startspieler bekommt { NUMBER($first) }, im Uhrzeigersinn bekommt jeder weitere Platz eine mehr, der vierte also { NUMBER($last) }. Der Rest ist der verdeckte Nachziehstapel, daneben bleibt Platz für den Ablagestapel.
iquazu_rule_hands_hidden = Handkarten sind geheim
iquazu_rule_hands_hidden_text = Niemand zeigt die eigenen Karten, und gezogene kommen verdeckt auf die Hand. Offen liegt nur, was bezahlt oder abgelegt ist.
iquazu_rule_boxes = Die zwei Boxen
iquazu_rule_boxes_text = Wer die Edelsteinbox hat, ist dran; zuerst steht sie beim Startspieler. Die Wasserbox beginnt rechts vom Startspieler.
iquazu_rule_fold_boxes = Boxen zusammenstecken
iquazu_rule_fold_boxes_text = Vor dem ersten Spiel: Das Seitenteil mit dem Pfeil kommt in den schrägen Schlitz, sodass der Pfeil innen zu sehen ist.
iquazu_rule_turn = Was du in einem Zug tust
iquazu_rule_turn_text = Du musst vier Karten nachziehen oder einen Edelstein platzieren, eins von beiden. Steht die Wasserbox bei dir, legst du danach einen Wassertropfen. Dann gibst du die Edelsteinbox im Uhrzeigersinn weiter.
iquazu_rule_hand_limit = Höchstens zwölf Handkarten
iquazu_rule_hand_limit_text = Am Ende deines Zugs darfst du höchstens zwölf Karten auf der Hand haben; überzählige legst du offen auf den Ablagestapel, welche, entscheidest du. Ist der Nachziehstapel leer, mischt ihr den Ablagestapel zu einem neuen.
iquazu_rule_place = Einen Edelstein platzieren
iquazu_rule_place_text = Such dir eine freie Felsritze im Rahmen. Ihre Farbe sagt, welche Karten du zahlst, ihre Spalte, wie viele: eine in der ersten bis fünf in der fünften. Dann legst du einen Edelstein deiner Farbe aus der Box dorthin.
iquazu_rule_pay_discard = Wohin bezahlte Karten kommen
iquazu_rule_pay_discard_text = Offen auf den Ablagestapel neben dem Nachziehstapel, so wie die über dem Handkartenlimit.
iquazu_rule_replace = Karte ersetzen
iquazu_rule_replace_text = Für jede Karte, die du zahlen müsstest, darfst du stattdessen zwei gleiche Karten einer anderen Farbe geben.
iquazu_rule_why_far = Warum in teuren Spalten zahlen?
iquazu_rule_why_far_text = Ein Tipp der Spielregel: Dort sind meist mehr Felsritzen frei, und die Wertungen, die noch kommen, bringen immer mehr. Außerdem bleiben Edelsteine dort länger im Spiel als in der ersten Spalte.
iquazu_rule_drop = Der Wassertropfen
iquazu_rule_drop_text = Steht die Wasserbox in deinem Zug bei dir, musst du einen Tropfen auf die oberste freie Felsritze der ersten Spalte im Rahmen legen. Ein Edelstein kann dort nicht mehr hin. Die Wasserbox bleibt bei dir.
iquazu_rule_scoring = Wann eine Spalte gewertet wird
iquazu_rule_scoring_text = Sofort, wenn ein Edelstein oder Tropfen die letzte freie Felsritze der ersten Spalte im Rahmen füllt. Zuerst kommen die Punkte des Felsens, dann die Plättchen. Ist eine andere Spalte voll, löst das noch nichts aus.
iquazu_rule_rock_points = Punkte des Felsens
iquazu_rule_rock_points_text = Die meisten Edelsteine der Spalte bringen die höchste Zahl des Felsens darunter. Zu viert geht die mittlere an den zweiten, die niedrigste an den dritten Platz. Mindestens eine Person geht leer aus, ebenso alle, die dort keinen Edelstein haben.
iquazu_rule_rock_numbers = Wie viele Zahlen ein Fels hat
iquazu_rule_rock_numbers_text = Zu viert drei. Für zwei oder drei Spieler heißt es nur, dass es weniger sind: Wir nehmen zu zweit eine, zu dritt zwei an. Welche, steht auf eurem Punkteboard.
iquazu_rule_rock_ties = Gleichstand in einer Spalte
iquazu_rule_rock_ties_text = Bei gleich vielen Edelsteinen liegt vorn, wer einen weiter unten hat, näher an den Schlangen.
iquazu_rule_tiles = Wer ein Bonus-Plättchen bekommt
iquazu_rule_tiles_text = Wer in der Reihe des Plättchens die meisten Edelsteine hat. Liegt in einer Reihe keiner, kommt ihr Plättchen aus dem Spiel. Gewonnene Plättchen legst du offen oder verdeckt vor dich, wie du magst.
iquazu_rule_tile_rows = Welche Edelsteine einer Reihe zählen
iquazu_rule_tile_rows_text = Die Spielregel spricht nur von der Reihe. Wir zählen die { $frame } Spalten im Rahmen, die gerade gewertete eingeschlossen, und keine, die der Rahmen schon verlassen hat.
iquazu_rule_last_frames = Der Rahmen am Ende der Felswand
iquazu_rule_last_frames_text = Bei { $columns } Spalten ragt der Rahmen zuletzt über die Felswand hinaus: Bei Wertung { $before } sind noch vier Spalten zu sehen, bei Wertung { $last } drei. Nur dort wird platziert und gezählt.
iquazu_rule_tile_ties = Gleichstand in einer Reihe
iquazu_rule_tile_ties_text = Bei gleich vielen Edelsteinen in der Reihe bekommt das Plättchen, wessen Edelstein weiter rechts liegt, also näher am Plättchen. Liegen sie gleich weit rechts, entscheidet der untere.
iquazu_rule_frame_moves = Der Rahmen rückt weiter
iquazu_rule_frame_moves_text = Nehmt den Wasserstreifen ganz rechts heraus und schiebt ihn ganz links ein: Die zweite Spalte wird zur ersten. Dann deckt ihr die fünf neuen Plättchen auf.
iquazu_rule_scored_gems = Edelsteine einer gewerteten Spalte
iquazu_rule_scored_gems_text = Sie bleiben an der Felswand unter den Wasserstreifen und kommen nicht zurück; Tropfen ebenso. Nur eine leere Box wird von dort aufgefüllt.
iquazu_rule_boxes_pass = Die Boxen nach einer Wertung
iquazu_rule_boxes_pass_text = Sind nach einer Wertung die neuen Plättchen aufgedeckt, wandert die Wasserbox einen Platz entgegen dem Uhrzeigersinn, dann die Edelsteinbox einen Platz im Uhrzeigersinn; wer sie bekommt, ist dran. Vorher sind noch Doppelzüge möglich.
iquazu_rule_full_again = Die nächste Spalte ist schon voll
iquazu_rule_full_again_text = Ist die neue erste Spalte nach dem Weiterrücken des Rahmens schon voll, wertet ihr sie sofort, noch bevor die Boxen wandern.
iquazu_rule_boxes_once = Zwei Wertungen hintereinander
iquazu_rule_boxes_once_text = Für jede werden neue Plättchen aufgedeckt, aber beide Boxen wandern nur einmal, nach der letzten.
iquazu_rule_last_gem = Mit der Wasserbox eine Spalte füllen
iquazu_rule_last_gem_text = Wer die Wasserbox hat und die Spalte mit einem Edelstein füllt, legt keinen Tropfen mehr; die Wasserbox wandert nach der Wertung wie immer.
iquazu_rule_double_after = Ein Doppelzug füllt die nächste Spalte
iquazu_rule_double_after_text = Füllt ein Doppelzug nach einer Wertung wieder eine Spalte, ist das eine neue Wertung, und danach wandert die Wasserbox erneut.
iquazu_rule_box_comes = Die Wasserbox kommt nach einer Wertung zu dir
iquazu_rule_box_comes_text = Bist du noch dran, wenn sie zu dir kommt, legst du in diesem Zug keinen Tropfen: An seiner Stelle kam die Wertung.
iquazu_rule_tile_kinds = Arten von Bonus-Plättchen
iquazu_rule_tile_kinds_text = Vier: Punkte am Ende, mehr Karten, Farbe egal beim Zahlen, ein Doppelzug. Wie viele es von jeder gibt, steht nirgends.
iquazu_rule_tile_use = Bonus-Plättchen einsetzen
iquazu_rule_tile_use_text = Wenn du dran bist: beliebig viele, von einer Art oder mehreren, am Anfang oder am Ende deines Zugs. Erst danach kommen der Tropfen und das Weitergeben der Edelsteinbox. Ein eingesetztes Plättchen gibst du ab.
iquazu_rule_tile_points = Punkte-Plättchen
iquazu_rule_tile_points_text = Du behältst sie, und ihre Punkte zählen erst am Spielende.
iquazu_rule_tile_cards = Karten-Plättchen
iquazu_rule_tile_cards_text = Gib in deinem Zug eins ab und zieh zwei, drei oder vier Karten, je nachdem, was darauf steht. Das Limit von zwölf am Ende des Zugs gilt weiter.
iquazu_rule_tile_any_colour = Farbe egal
iquazu_rule_tile_any_colour_text = Gib es ab, wenn du einen Edelstein platzierst: Dann zählt nur die Zahl der Karten, ihre Farbe nicht.
iquazu_rule_tile_double_move = Doppelzug
iquazu_rule_tile_double_move_text = Gib es ab, und du hast gleich nach deiner ersten noch eine Aktion: vier Karten nachziehen oder einen Edelstein platzieren, egal, was die erste war.
iquazu_rule_end = Wann Schluss ist, und die letzten zwei Felsen
iquazu_rule_end_text = Mit der Wertung des drittletzten Felsens samt Plättchen endet das Spiel; niemand ist mehr am Zug. Die letzten zwei Spalten wertet ihr sofort, voll oder nicht, nur für die Punkte der Felsen, ohne Plättchen. Dann kommen die Punkte-Plättchen dazu.
iquazu_rule_winner = Wer gewinnt
iquazu_rule_winner_text = Wer die meisten Punkte hat. Bei Gleichstand gewinnen mehrere zusammen.
iquazu_rule_unequal_hands = Warum sind die Handkarten ungleich?
iquazu_rule_unequal_hands_text = Wer beginnt, hat freie Wahl unter den Felsritzen, und die letzte Runde wird nicht zu Ende gespielt. Mehr Karten gleichen das aus.
iquazu_rule_one_gem = Mehr als ein Edelstein in einem Zug?
iquazu_rule_one_gem_text = Nein, außer mit einem Plättchen „Doppelzug“.
iquazu_rule_why_boxes = Warum die Edelsteinbox weitergeben?
iquazu_rule_why_boxes_text = Sie zeigt, wer dran ist, vor allem nach einer Wertung. Mit einer Option verfolgt die App Züge und Boxen für euch.
iquazu_rule_all_tied = Gleichstand bei allen
iquazu_rule_all_tied_text = Dann entscheidet die Regel für Gleichstände über alle Zahlen: Der unterste Edelstein bringt die höchste, und so weiter nach oben; zu viert geht der vierte Platz leer aus.
iquazu_rule_empty_box = Keine Tropfen oder Edelsteine mehr
iquazu_rule_empty_box_text = Keine Tropfen, oder keine Edelsteine deiner Farbe: Hebt ganz links ein paar Wasserstreifen ab, füllt die Box aus schon gewerteten Spalten und legt die Streifen zurück.
iquazu_rule_track = Über { NUMBER($fields) }
iquazu_rule_track_text = Der Wertungsstein geht bei 1 weiter, und am Ende kommen { NUMBER($fields) } dazu.

## What people say when they ask for a rule

iquazu_asked =
    aim: was ist das Ziel, Spielziel, Spielidee, Sinn, wofür bekomme ich Punkte, Überblick, Kurzregel, wie gewinne ich, erklären, worum geht es, worum gehts, wie spielt man das
    contents: wie viele Edelsteine hat jeder, wie viele Steine insgesamt, fehlt etwas, Spielmaterial, Inhalt, Teileliste, wie viele Tropfen, wie viele Plättchen gibt es, wie viele Karten im Stapel, vollständig, wie viele Steine hat jeder
    card-colours: wie viele Karten von jeder Farbe, wie viele blaue Karten, welche Farben gibt es, Verteilung der Karten, weiß blau orange, gelbe Karten
    columns: wie viele Spalten gibt es, wie viele Wertungen im ganzen Spiel, wie lang ist die Felswand, wie viele Felsen, wie viele Runden, Spieldauer, wie oft werten wir, wie viele Wertungen gibt es
    setup-wall: welches Punkteboard zu dritt, welche Seite vom Punkteboard, wie kommt der Spielplan zusammen, puzzeln, zusammensetzen, wie herum kommen die Felsstreifen, Schlangen oben oder unten, Aufbau zu zweit, Felswand aufbauen, wie fängt man an, welche Punktetafel, welche Seite von der Punktetafel, wie baut man auf, Aufbau, Punktetafel, Tafel je nach Spielerzahl
    rails: wie kommen die Kunststoffschienen rein, Schienen, Schlitze, hohe Kante, innen oder außen, Plastikschienen, Schienen einlegen, einsetzen, welche Kante nach außen, wie herum die Schienen, Außenkante, wie herum
    strip-order: haben die Felsstreifen eine feste Reihenfolge, Felsstreifen mischen, immer dieselbe Wand, zufällig, Schlangen, Felsen anordnen, in welcher Reihenfolge die Felsstreifen, jedes Mal anders, Wand variieren
    setup-tiles: wo kommen dunkle und helle Plättchen hin, liegen die Bonusplättchen offen, verdeckt, Rückseite, welche Plättchen sind offen, mischen, Plättchen auslegen, wohin mit den hellen Plättchen, Bild nach unten, Bonus am Anfang zugedeckt
    setup-frame: wo beginnt der Wasserrahmen, Wasserstreifen, wohin mit den blauen Streifen, Rahmen einlegen, links oder rechts, was macht der Rahmen, wofür ist der Rahmen, Wasserrahmen einsetzen, wo steht der Rahmen am Start
    setup-gems: welche Farbe bin ich, wo sitze ich, Ecke, Spielplanecke, Wertungsstein, Zählstein, Punktemarker, wo beginnt mein Wertungsstein, Farbe wählen, wer hat welche Farbe, wo kommt mein Punktestein hin
    start-player: wer fängt an, wer beginnt, wie finden wir den Startspieler, wer ist zuerst dran, der Jüngste, der Älteste, Startspieler wählen, Startspieler bestimmen, auslosen, wer darf anfangen, wer ist Startspieler
    setup-cards: mit wie vielen Karten fangen wir an, austeilen, geben, Starthand, Karten zu zweit, Karten zu dritt, wie viele bekommt der Zweite, wie viele Karten bekommt der dritte Spieler, vierter Spieler, Handkarten am Anfang, wie viele Karten bekommt jeder am Anfang
    hands-hidden: darf ich die Karten der anderen sehen, sind Handkarten geheim, Karten zeigen, Karten der anderen ansehen, offene Hand, fragen wie viele Karten jemand hat
    boxes: wer bekommt zuerst die Wasserbox, wer ist dran, ich habe den Überblick verloren, Edelsteinbox am Anfang, wer hat welche Box, wofür ist die Wasserbox, wofür ist die Edelsteinbox, Wasserbox und Edelsteinbox, welche Box zu wem
    fold-boxes: wie stecke ich die Boxen zusammen, welcher Schlitz für das Teil mit dem Pfeil, bauen, falten, Box zusammenbauen, schräg, Pappe, was bedeutet der Pfeil in der Box, Faltschachtel, Bastelanleitung
    turn: was kann ich in meinem Zug machen, ziehen und legen im selben Zug, darf ich passen, aussetzen, wie viele Karten ziehe ich, Aktionen, Möglichkeiten, Ablauf, Reihenfolge, muss ich etwas tun, auswählen, ziehe ich am Ende Karten nach, wann ziehe ich, was passiert in einem Zug, was kann ich in meinem Zug alles machen, was darf ich in einer Runde machen, was mache ich wenn ich dran bin, muss ich etwas legen, ziehen oder legen, Spielablauf, Zugmöglichkeiten
    hand-limit: zu viele Karten auf der Hand muss ich abwerfen, Maximum, mehr als 12, 13 Karten, Handkartenlimit, Nachziehstapel leer, Karten alle, neu mischen, welche Karten lege ich ab, keine Karten mehr, wie viele Karten darf ich haben
    place: was kostet ein Platz, Preis, Kosten, bezahlen, darf ich außerhalb des Rahmens legen, Edelstein legen, einsetzen, wo darf ich einen Stein hinlegen, Loch, Ritze, Spalt, fünf Karten in Spalte fünf, freier Platz, nur die erste Spalte, mit gleicher Farbe bezahlen, wie viele Karten für Spalte 4, welche Karten brauche ich, passende Farbe, was kostet ein Stein, wie viel kostet die vierte Spalte, wie bezahle ich
    pay-discard: wohin mit bezahlten Karten, Ablage offen oder verdeckt, Ablagestapel, ausgegebene Karten, benutzte Karten, muss man abgelegte Karten zeigen
    replace: kein Blau mehr, andere als Joker, 2 gegen 1 tauschen, ersetzen, Ersatz, zwei verschiedene Farben als Ersatz, mir fehlt eine Karte, falsche Farbe, Paar statt einer, Joker, zwei blaue statt einer orangen, nicht genug von einer Farbe, wie viele Karten ersetzen eine, alle Karten durch Paare ersetzen, mehrere Karten ersetzen, keine passende Karte, andere Farbe zahlen
    why-far-columns: warum sollte ich 5 Karten zahlen, teuer, teure Plätze, Tipp, Strategie, Vorteil, lohnt sich das, hintere Spalten, billig, was bringt die fünfte Spalte
    drop: muss ich einen Wassertropfen legen, Wasser legen oder auslassen, wer bestimmt wohin der Tropfen kommt, wo kommt der Wassertropfen hin, oberstes Loch, Regentropfen, freiwillig, blauer Stein, blockiert der Tropfen, in jedem Zug, Edelstein auf Wassertropfen, wofür ist die Wasserbox, wer hat das Wasser, zählt der Tropfen als Edelstein, keinen Tropfen legen, wer legt den Tropfen, muss ich tropfen, Tropfen weglassen, wer muss tropfen, Ritze mit Wasser belegt, besetzter Platz, Tropfenpflicht
    scoring: wann werten wir, wann wird eine Spalte gewertet, dritte Spalte voll passiert etwas, volle Spalte, auslösen, welche Spalte zählt, zweite Spalte zuerst voll, Auswertung, Zwischenwertung, erst Fels oder erst Plättchen, kann ein Tropfen die letzte Ritze füllen, welche Spalte ist die erste, wann gibt es Punkte, wann löst eine Spalte aus, andere Spalte voll
    rock-points: wer bekommt die 8 und wer die 5, nichts von mir in der Spalte bekomme ich die letzte Zahl, Mehrheit, meiste Steine in der Spalte, zweiter Platz, wenigste, Punkte für eine Spalte, wie werden Punkte verteilt, kein Edelstein, wie viele bekommen Punkte, Punkte für den Dritten, brauche ich einen Edelstein in der Spalte, was bekommt der Zweite, zählen Tropfen mit, leer ausgehen, wer bekommt wie viele Punkte
    rock-numbers: nur zwei Spieler wie viele bekommen Punkte, bekommt zu dritt der Zweite Punkte, bekommt zu zweit der Zweite etwas, Werte auf dem Felsen, was sind die Zahlen, Wertung zu zweit, Punkte zu zweit
    rock-ties: wir haben beide zwei Edelsteine in der Spalte, gleich viele Steine in der Spalte, Gleichstand in der Spalte, unentschieden, gleich viele Edelsteine, wer liegt vorn, weiter unten, Schlangen, Tiebreaker, wofür sind die Schlangen, zwei haben dieselbe Mehrheit, was bedeuten die Schlangen
    tiles: wer bekommt das Bonusplättchen, niemand in dieser Reihe, leere Reihe, muss ich meine Plättchen zeigen, meiste in der Reihe, Plättchen geheim halten, Bonus bekommen, Mehrheit in einer Reihe, Plättchen nehmen, sind meine Plättchen offen, verdeckte Plättchen, bekommt jeder ein Plättchen, wohin mit gewonnenen Plättchen, wie viele Plättchen pro Wertung, wann bekomme ich das Bonusplättchen, Bonusplättchen verteilen, niemand hat einen Stein in der Reihe was passiert mit dem Bonus, kein Stein in der Reihe
    tile-rows: welche Edelsteine zählen für die Reihe, zählen Edelsteine unter dem Wasser noch, zählt die ganze Reihe, gewertete Edelsteine für den Bonus, nur der Rahmen, wie weit geht eine Reihe, welche Steine zählen für den Bonus, frühere Edelsteine, Spalten links vom Rahmen
    last-frames: Rahmen geht über die Wand hinaus, weniger Spalten am Ende, Rahmen steht über, letzte Spalten im Rahmen, nur noch drei Spalten
    tile-ties: Gleichstand um ein Bonusplättchen, beide zwei in der Reihe, beide gleich weit rechts, gleich viele in einer Reihe, gleiche Spalte, am nächsten am Plättchen, wer gewinnt den Gleichstand in der Reihe, Gleichstand Bonus, weiter rechts
    frame-moves: wie verschieben wir den Wasserfall, Rahmen weiterschieben, schieben, wann werden neue Plättchen aufgedeckt, nach der Wertung, Streifen einschieben, aufdecken, neue Plättchen umdrehen, nächste Spalte, was passiert nach der Zwischenwertung, wie schiebt man den Rahmen
    scored-gems: bekomme ich meine Edelsteine zurück, Steine abräumen, was passiert mit gewerteten Edelsteinen, zurücknehmen, verschwinden, abgedeckt, kommen die Tropfen zurück, unter dem Wasserfall, bleiben die Steine nach der Wertung liegen, Steine wieder einsammeln
    boxes-pass: in welche Richtung geht die Wasserbox, darf ich nach der Wertung einen Doppelzug machen, entgegen dem Uhrzeigersinn, Boxen weitergeben, wer ist nach der Wertung dran, Wasserbox wandert, Richtung, wann wechselt die Wasserbox, wechselt der Startspieler, wer hat nach einer Wertung den nächsten Zug, in welche Richtung geht die Box weiter, wohin geht die Wasserbox
    full-again: nächste Spalte auch voll gleich wieder werten, zwei volle Spalten, sofort noch einmal, auch voll, doppelte Wertung, kann man zwei Spalten auf einmal werten
    boxes-once: zwei Wertungen in einem Zug, Box zweimal weitergeben, beide Spalten gewertet wer hat die Box, Boxen nach einer zweiten Wertung, Wasserbox zwei Plätze weiter, Boxen bei zwei Wertungen
    last-gem: ich hatte das Wasser und habe das letzte Loch mit einem Edelstein gefüllt, lege ich trotzdem Wasser, Spalte mit Edelstein voll gemacht, Besitzer der Wasserbox füllt die Spalte, ich habe die Spalte gefüllt und habe die Wasserbox, noch einen Tropfen nach dem letzten Stein, letzte Lücke selbst gefüllt
    double-after-scoring: Doppelzug macht noch eine Spalte voll, noch eine Wertung im selben Zug, zusätzliche Aktion nach der Wertung füllt die Spalte
    water-box-comes: ich bekomme nach der Wertung die Wasserbox lege ich jetzt einen Tropfen, Wasserbox im eigenen Zug bekommen, sofort tropfen, neuer Besitzer der Wasserbox, gerade die Wasserbox bekommen
    tile-kinds: welche Bonusplättchen gibt es, Arten, welche Boni, Symbole, was machen die Plättchen, wie viele von jedem Plättchen, was gibt es für Bonusplättchen
    tile-use: wie viele Bonusplättchen darf ich in einem Zug einsetzen, wann kann ich ein Plättchen benutzen, mehrere auf einmal, dasselbe zweimal, im Zug eines anderen, sofort, vor oder nach meiner Aktion, ausgeben, was passiert mit benutzten Plättchen, zwei Plättchen in einem Zug, legen und dann Kartenbonus, Plättchen für später aufheben, Bonus sparen, Plättchen kombinieren, Farbe egal mit Doppelzug, wann muss ich es einsetzen, gleich nach dem Gewinnen einsetzen, Bonus einsetzen, mehrere Boni, wie viele Boni auf einmal
    tile-points: zählen die Punkte auf dem Plättchen sofort, Bonuspunkte, Siegpunkte, zusätzliche Punkte, Zahl auf dem Plättchen, bis zum Ende aufheben, Punkteplättchen, wann zählen die Punkteplättchen
    tile-cards: Plättchen mit 3 Karten drauf, darf ich mit dem Bonus über 12 kommen, zusätzliche Karten, zusätzliche Handkarten, mit Plättchen Karten ziehen, plus Karten, was macht das Kartenplättchen
    tile-any-colour: mit anderer Farbe bezahlen, Farbjoker, Farbe ignorieren, Joker, mit beliebigen Karten zahlen, Farbe egal, bunt, gemischt, was heißt Farbe egal, Plättchen mit bunten Karten
    tile-double-move: zwei Aktionen, zweite Aktion, Extrazug, noch einmal dran, zweimal spielen, weitere Aktion, zwei Edelsteine mit Plättchen, ×2, Doppelpfeil, was ist der Doppelzug, mit Doppelzug zwei Steine legen
    end: wann ist Schluss, wann ist es vorbei, spielen wir die Runde zu Ende, zählen halb leere Spalten am Ende, Plättchen für die letzten zwei, Spielende, letzte Runde, Schlusswertung, drittletzter Fels, wie endet es, letzte zwei Spalten, alle gleich viele Züge, nicht voll, wird die letzte Runde fertig gespielt, wie viele Spalten werden am Ende gewertet, keine Züge mehr, wer hat den letzten Zug, die letzten Spalten am Ende, wann ist das Spiel aus, wann hört es auf
    winner: Gleichstand am Ende wer gewinnt, unentschieden, gleich viele Punkte, geteilter Sieg, wer hat gewonnen, meiste Punkte, zwei Spieler punktgleich am Ende, wie wird der Sieger ermittelt
    unequal-hands: warum bekommst du mehr Karten als ich, ungerecht, unfair, unterschiedlich viele Karten, Vorteil des Ersten, gerecht, weniger Karten am Anfang
    one-gem: zwei Edelsteine auf einmal, zwei Steine legen, mehrere Edelsteine, mehr Edelsteine, wie viele Edelsteine darf ich legen, Edelsteine pro Zug, zwei Steine in einer Runde, kann ich zwei Steine in einem Zug legen, mehr als einen Stein legen, wie viele auf einmal, nur einer pro Zug
    why-boxes: wozu ist die Box gut, warum geht die Box herum, Grund für das Weitergeben, vergessen wer dran ist, merken, Überblick behalten
    all-tied: alle haben gleich viele, alle gleich, Gleichstand zwischen allen, Dreiergleichstand, Vierergleichstand, alle haben einen Edelstein, alle haben gleich viele Steine
    empty-box: keine Tropfen mehr, keine Edelsteine meiner Farbe mehr, Steine ausgegangen, alle verbraucht, Vorrat, Wasserbox leer, nicht genug, rote Edelsteine alle, Edelsteine aufgebraucht, Box ist leer
    track: mehr als achtzig Punkte, 81, über das letzte Feld hinaus, mehr als 80, Leiste zu Ende, Kramerleiste, noch eine Runde, Punkteleiste voll, Punkteleiste reicht nicht
