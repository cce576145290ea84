# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Alle legen einen Fluss: Säcke und Äxte treiben zu Mühlen und Sägewerken, Häfen und Wiesen zählen auch.

## Words

wodny_szlak_north = Nord
wodny_szlak_east = Ost
wodny_szlak_south = Süd
wodny_szlak_west = West
wodny_szlak_north_east = Nordost
wodny_szlak_south_east = Südost
wodny_szlak_south_west = Südwest
wodny_szlak_north_west = Nordwest
wodny_szlak_edge_of = { $cell } { $side }
wodny_szlak_mill = Mühle
wodny_szlak_sawmill = Sägewerk
wodny_szlak_mill_number = Mühle { NUMBER($n) }
wodny_szlak_sawmill_number = Sägewerk { NUMBER($n) }
wodny_szlak_points_of = { $building }, Punkte
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, falls vorhanden
wodny_szlak_points_unsupplied = { $building } (nicht beliefert), Punkte
wodny_szlak_bare_bridge = nur Brücke
wodny_szlak_port = Hafen
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } Sack
   *[other] { NUMBER($n) } Säcke
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } Axt
   *[other] { NUMBER($n) } Äxte
}
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}
wodny_szlak_plain = ohne Schaf und Kuh
wodny_szlak_sheep = Schaf
wodny_szlak_cow = Kuh
wodny_szlak_start_tile = Startplättchen
wodny_szlak_works_full = { $works } (Fähnchen { NUMBER($points) }, braucht { $loads })
wodny_szlak_works_points = { $works } (Fähnchen { NUMBER($points) })
wodny_szlak_works_needs = { $works } (braucht { $loads })
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = Fluss { $sides }
wodny_szlak_river_end = Flussende { $sides }
wodny_szlak_no_river = kein Fluss
wodny_szlak_two_rivers = { $one }; getrennt davon { $other }
wodny_szlak_thing_on = { $thing } ({ $channel })
wodny_szlak_meadow_corners = Wiese { $corners }
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = o
wodny_szlak_letter_south = s
wodny_szlak_letter_west = w

## The sheet

wodny_szlak_open = Ergebnis
wodny_szlak_open_river = { NUMBER($n) } von { NUMBER($most) } Plättchen
wodny_szlak_open_spoken = Angaben zu { $seat } öffnen
wodny_szlak_way = Eintragen
wodny_szlak_way_result = Ergebnis
wodny_szlak_way_buildings = mit Ladungen
wodny_szlak_way_river = Fluss
wodny_szlak_route_label = Hafenroute (Plättchen)
wodny_szlak_threes_label = Dreierwiesen
wodny_szlak_fours_label = Viererwiesen
wodny_szlak_needs_sacks = { $building } braucht Säcke
wodny_szlak_needs_axes = { $building } braucht Äxte
wodny_szlak_arrived_sacks = { $building } bekam Säcke
wodny_szlak_arrived_axes = { $building } bekam Äxte
wodny_szlak_river_label = Fluss, { NUMBER($n) } von { NUMBER($most) } Plättchen
wodny_szlak_route = Längste Hafenroute
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: frei
wodny_szlak_spoken_start = Startplättchen, Zuflüsse { $one } und { $other }, Abfluss { $outlet }
wodny_szlak_start_unsaid = Startplättchen, seine Flüsse sind noch nicht beschrieben
wodny_szlak_spoken_tributary = { $edge }: Zufluss
wodny_szlak_spoken_outlet = { $edge }: Hauptfluss
wodny_szlak_spoken_dry = { $edge }: kein Fluss
wodny_szlak_spoken_meadow = Ecke { $corner }: Wiese
wodny_szlak_spoken_no_meadow = Ecke { $corner }: keine Wiese
wodny_szlak_start_known = Wie gemerkt
wodny_szlak_start_label = herein { $one } und { $other }, hinaus { $outlet }
wodny_szlak_start_turned = Liegt
wodny_szlak_start_one = Tippe die Kante an, an der ein Zufluss hereinkommt
wodny_szlak_start_other = Tippe die Kante des anderen Zuflusses an
wodny_szlak_start_outlet = Tippe die Kante an, an der der Hauptfluss hinausfließt
wodny_szlak_start_tile_label = Startplättchen
wodny_szlak_turn_none = quer
wodny_szlak_turn_quarter = längs
wodny_szlak_turn_half = quer, halb gedreht
wodny_szlak_turn_three = längs, halb gedreht
wodny_szlak_tile_at = Plättchen auf { $cell }
wodny_szlak_new_tile_at = Neues Plättchen auf { $cell }
wodny_szlak_known = Gemerkt
wodny_szlak_shape = Flusslauf
wodny_szlak_thing = Was darauf ist
wodny_szlak_more = Mehr dazu
wodny_szlak_all_shapes = Alle Formen
wodny_szlak_turned = Gedreht
wodny_szlak_works_points_label = Punkte
wodny_szlak_works_needs_label = Bedarf
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Neben der Brücke, { $side }
wodny_szlak_sacks_label = Säcke
wodny_szlak_axes_label = Äxte
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Hafen
wodny_szlak_meadows_label = Wiesenecken
wodny_szlak_herd = Tier
wodny_szlak_move = Umlegen
wodny_szlak_remove = Wegnehmen
wodny_szlak_clear = Alle Flussplättchen wegnehmen
wodny_szlak_placed = Hat gelegt
wodny_szlak_round_over = Runde { NUMBER($round) } ist vorbei
wodny_szlak_ratings = Ergebnistabelle
wodny_szlak_ratings_use = Gemerkte Tabelle nehmen
wodny_szlak_rating_least = Zeile { NUMBER($row) }, ab Punktzahl
wodny_szlak_rating_title = heißt
wodny_szlak_prompt_result = { $seat }: Punkte jeder belieferten Mühle und jedes Sägewerks, dann Hafenroute und Wiesen. Mit 0 fällt ein Gebäude wieder weg.
wodny_szlak_prompt_buildings = Sag für jede Mühle und jedes Sägewerk von { $seat }, was nötig ist und was ankam, dann Hafenroute und Wiesen.
wodny_szlak_prompt_river = Tippe ein freies Feld am Fluss von { $seat } an, um dort ein Plättchen zu legen, oder ein Plättchen, um es zu ändern.
wodny_szlak_prompt_start = Tippe die Kanten des Startplättchens an, an denen Wasser fließt: erst beide Zuflüsse, dann den Hauptfluss. Die Pfeile zeigen die Richtung.
wodny_szlak_prompt_start_known = Wähle, wie das gemerkte Startplättchen liegt, oder beschreibe ein anderes.
wodny_szlak_prompt_new = Wie läuft der Fluss auf dem Plättchen für { $cell }?
wodny_szlak_prompt_bare = Welches Plättchen liegt auf { $cell }: ein gemerktes, oder was ist darauf? Oder tippe das nächste freie Feld an.
wodny_szlak_prompt_tile = Was ist auf dem Plättchen auf { $cell }? Oder tippe das nächste freie Feld an.
wodny_szlak_prompt_move = Tippe das freie Feld an, auf das das Plättchen von { $cell } kommt.
wodny_szlak_prompt_round = Runde { NUMBER($round) } von 13, noch { NUMBER($stock) } Plättchen im Vorrat. Noch nicht gelegt: { $waiting }.
wodny_szlak_prompt_pass = Runde { NUMBER($round) } von 13: Alle geben zwei Plättchen nach links weiter und ziehen eins.
wodny_szlak_prompt_alone = Runde { NUMBER($round) } von 13, noch { NUMBER($stock) } Plättchen im Vorrat. Leg ein Plättchen an und die anderen zwei weg.
wodny_szlak_prompt_draw_alone = Runde { NUMBER($round) } von 13: Leg die anderen zwei weg und zieh drei.
wodny_szlak_prompt_last = Die letzten Plättchen liegen; die Plättchen auf der Hand bleiben übrig.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = Der Fluss von { $seat } hat { NUMBER($n) } von { NUMBER($most) } Plättchen.
wodny_szlak_unfinished_start = Das Startplättchen von { $seat } ist nicht beschrieben.
wodny_szlak_unfinished_buildings = { $n ->
    [one] { $seat }: Bei { NUMBER($n) } Gebäude fehlen Punkte oder Bedarf.
   *[other] { $seat }: Bei { NUMBER($n) } Gebäuden fehlen Punkte oder Bedarf.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = { $seat }, nicht eingetragen: { $missing }.
wodny_szlak_unfinished_nothing = { $seat }: Es ist nichts eingetragen.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } Plättchen von 60: ohne Schaf und Kuh { NUMBER($plain) }, Schaf { NUMBER($sheep) }, Kuh { NUMBER($cow) }
   *[other] { NUMBER($n) } Plättchen von 60: ohne Schaf und Kuh { NUMBER($plain) }, Schaf { NUMBER($sheep) }, Kuh { NUMBER($cow) }
}
wodny_szlak_box_starts = Startplättchen
wodny_szlak_box_row = Zeile { NUMBER($row) }
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } von { NUMBER($most) } Plättchen gelegt
   *[other] { NUMBER($n) } von { NUMBER($most) } Plättchen gelegt
}
wodny_szlak_remark_told = Bis hier das erste Plättchen liegt, gilt die Angabe; danach zählt der Fluss.
wodny_szlak_remark_river_counts = Solange hier Plättchen liegen ({ NUMBER($n) } von { NUMBER($most) }), zählt der Fluss; Angaben werden nur damit verglichen.
wodny_szlak_remark_sacks = { $n ->
    [one] Noch ein Sack flussaufwärts von { $cell } bringt { NUMBER($points) }.
   *[other] Noch { NUMBER($n) } Säcke flussaufwärts von { $cell } bringen { NUMBER($points) }.
}
wodny_szlak_remark_axes = { $n ->
    [one] Noch eine Axt flussaufwärts von { $cell } bringt { NUMBER($points) }.
   *[other] Noch { NUMBER($n) } Äxte flussaufwärts von { $cell } bringen { NUMBER($points) }.
}

## The score

wodny_szlak_line_mills = Mühlen
wodny_szlak_line_sawmills = Sägewerke
wodny_szlak_line_ports = Hafenroute
wodny_szlak_line_meadows = Wiesen
wodny_szlak_works_on = { $works } auf { $cell }
wodny_szlak_why_sacks = { $n ->
    [0] { $needs ->
        [one] { $building }: braucht { NUMBER($needs) } Sack, nichts angekommen
       *[other] { $building }: braucht { NUMBER($needs) } Säcke, nichts angekommen
    }
    [one] { $building }: braucht { NUMBER($needs) } Säcke, nur { NUMBER($n) } angekommen
   *[other] { $building }: braucht { NUMBER($needs) } Säcke, nur { NUMBER($n) } angekommen
}
wodny_szlak_why_axes = { $n ->
    [0] { $needs ->
        [one] { $building }: braucht { NUMBER($needs) } Axt, nichts angekommen
       *[other] { $building }: braucht { NUMBER($needs) } Äxte, nichts angekommen
    }
    [one] { $building }: braucht { NUMBER($needs) } Äxte, nur { NUMBER($n) } angekommen
   *[other] { $building }: braucht { NUMBER($needs) } Äxte, nur { NUMBER($n) } angekommen
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: braucht { NUMBER($needs) } Sack, { NUMBER($n) } angekommen
   *[other] { $building }: braucht { NUMBER($needs) } Säcke, { NUMBER($n) } angekommen
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: braucht { NUMBER($needs) } Axt, { NUMBER($n) } angekommen
   *[other] { $building }: braucht { NUMBER($needs) } Äxte, { NUMBER($n) } angekommen
}
wodny_szlak_why_oxbow = { $works } auf { $cell }: an einem Altarm, dort fließt nichts
wodny_szlak_why_start_unsaid = { $works } auf { $cell }: ob am Fluss, ist erst bekannt, wenn die Flüsse des Startplättchens beschrieben sind
wodny_szlak_on_side = { $cell } (Wasser { $side })
wodny_szlak_why_unsaid = { $works } auf { $cell }: Punkte oder Bedarf nicht eingetragen
wodny_szlak_stopped_by_mill = die Brücke der Mühle auf { $cell } hält { NUMBER($n) } auf
wodny_szlak_stopped_by_sawmill = die Brücke des Sägewerks auf { $cell } hält { NUMBER($n) } auf
wodny_szlak_stopped_by_fork = { $n ->
    [one] an der Gabelung auf { $cell } bleibt { NUMBER($n) } liegen
   *[other] an der Gabelung auf { $cell } bleiben { NUMBER($n) } liegen
}
wodny_szlak_stopped_by_bridge = die Brücke auf { $cell } hält { NUMBER($n) } auf
wodny_szlak_why_said = { $building }: beliefert, nach eurer Angabe
wodny_szlak_why_not_told = { $building }: nicht gesagt, was nötig war und was ankam
wodny_szlak_line_route = { NUMBER($n) } Plättchen von { $from } bis { $to }, je 2 Punkte
wodny_szlak_line_route_stated = { NUMBER($n) } Plättchen, je 2 Punkte
wodny_szlak_line_route_start = { NUMBER($n) } Plättchen von { $from } bis { $to }, das Startplättchen zählt als eins, je 2 Punkte
wodny_szlak_line_no_route = kein gültiger Weg verbindet Häfen auf zwei Plättchen
wodny_szlak_line_few_ports = weniger als zwei Plättchen mit Hafen
wodny_szlak_line_route_open = nicht eingetragen
wodny_szlak_line_three = { $cell }, Ecke { $corner }: Dreierwiese
wodny_szlak_line_four = { $cell }, Ecke { $corner }: Viererwiese
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } Dreierwiese, 3 Punkte
   *[other] { NUMBER($n) } Dreierwiesen, je 3 Punkte
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } Viererwiese, 6 Punkte
   *[other] { NUMBER($n) } Viererwiesen, je 6 Punkte
}
wodny_szlak_rated = { $least ->
    [one] Nach eurer Tabelle: { $title } (ab { NUMBER($least) } Punkt)
   *[other] Nach eurer Tabelle: { $title } (ab { NUMBER($least) } Punkten)
}
wodny_szlak_rated_untitled = { $least ->
    [one] Nach eurer Tabelle: die Zeile ab { NUMBER($least) } Punkt
   *[other] Nach eurer Tabelle: die Zeile ab { NUMBER($least) } Punkten
}
wodny_szlak_unrated = { $least ->
    [one] Nach eurer Tabelle: unter der niedrigsten Zeile, die ab { NUMBER($least) } Punkt gilt
   *[other] Nach eurer Tabelle: unter der niedrigsten Zeile, die ab { NUMBER($least) } Punkten gilt
}
wodny_szlak_end = 13 Runden sind gespielt: Das Spiel ist aus. Tragt ein, was noch fehlt, und beendet die Partie.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: nicht vorhanden
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, braucht { NUMBER($needs) } Sack, angekommen { NUMBER($arrived) }
   *[other] { $points }, braucht { NUMBER($needs) } Säcke, angekommen { NUMBER($arrived) }
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, braucht { NUMBER($needs) } Axt, angekommen { NUMBER($arrived) }
   *[other] { $points }, braucht { NUMBER($needs) } Äxte, angekommen { NUMBER($arrived) }
}
wodny_szlak_told_route = Hafenroute: { NUMBER($n) }
wodny_szlak_told_threes = Dreierwiesen: { NUMBER($n) }
wodny_szlak_told_fours = Viererwiesen: { NUMBER($n) }
wodny_szlak_told_start = Startplättchen: { $how }
wodny_szlak_told_tile = Plättchen auf { $cell }: { $tile }
wodny_szlak_told_turned = Plättchen auf { $cell } gedreht
wodny_szlak_told_moved = Plättchen von { $from } nach { $to } umgelegt
wodny_szlak_told_removed = Plättchen auf { $cell } weggenommen
wodny_szlak_told_cleared = alle Plättchen des Flusses weggenommen
wodny_szlak_told_placed = hat in Runde { NUMBER($round) } gelegt
wodny_szlak_told_not_placed = hat in Runde { NUMBER($round) } nicht gelegt
wodny_szlak_told_round = Runde { NUMBER($round) } ist vorbei
wodny_szlak_told_rating = Ergebnistabelle, Zeile { NUMBER($row) }: ab { NUMBER($least) } { $title }
wodny_szlak_told_rating_untitled = { $least ->
    [one] Ergebnistabelle, Zeile { NUMBER($row) }: ab { NUMBER($least) } Punkt
   *[other] Ergebnistabelle, Zeile { NUMBER($row) }: ab { NUMBER($least) } Punkten
}
wodny_szlak_told_no_rating = Ergebnistabelle, Zeile { NUMBER($row) }: nicht vorhanden
wodny_szlak_told_ratings = Ergebnistabelle wie gemerkt

## Refusals

wodny_szlak_refused_seats = { $seats ->
    [one] Der Tisch hat { NUMBER($seats) } Spieler, die Stellung { NUMBER($came) }: Für jeden Platz ist genau eine Angabe nötig.
   *[other] Der Tisch hat { NUMBER($seats) } Spieler, die Stellung { NUMBER($came) }: Für jeden Platz ist genau eine Angabe nötig.
}
wodny_szlak_unread_field = Ein Feld heißt A1 bis AB28, angegeben ist „{ $came }“.
wodny_szlak_unread_twice = Zwei Gebäude heißen „{ $name }“: Nummeriere sie verschieden.
wodny_szlak_unread_start = Zuflüsse und Abfluss sind drei verschiedene Kanten.
wodny_szlak_unread_channel = Ein Wasserlauf reicht an mindestens eine Kante: Nenne seine „sides“.
wodny_szlak_unread_channels = Ein Plättchen hat höchstens zwei Wasserläufe, angegeben sind { NUMBER($came) }.
wodny_szlak_unread_edge = Zwei Wasserläufe eines Plättchens teilen sich keine Kante: Verbinde sie, oder gib jedem eigene „sides“.
wodny_szlak_unread_loads = An einer Stelle liegen 1 bis { NUMBER($most) } Säcke oder Äxte.
wodny_szlak_unread_load = Eine Ladung liegt an einer Kante, die ihr Wasserlauf erreicht: „at“ ist eine seiner „sides“.
wodny_szlak_unread_points = Punkte und Bedarf sind 1 bis { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Vorbei sein können 0 bis 13 Runden, nicht { NUMBER($came) }.
wodny_szlak_refused_on_start = Auf { $cell } liegt das Startplättchen von { $seat }: Wähle ein freies Feld, oder dreh das Startplättchen.
wodny_szlak_refused_start_lies = Auf { $cell } liegt das Startplättchen von { $seat }: Es wird für sich beschrieben und gedreht und bleibt liegen.
wodny_szlak_refused_taken = { $cell } ist im Fluss von { $seat } belegt: Plättchen dürfen sich nicht überdecken. Wähle ein freies Feld, oder leg um, was dort liegt.
wodny_szlak_refused_empty = Auf { $cell } liegt im Fluss von { $seat } kein Plättchen.
wodny_szlak_refused_start = Das Startplättchen von { $seat } läge auf dem Plättchen auf { $cell }: Leg das zuerst um.
wodny_szlak_refused_ring = So gelegt auf { $cell }, liefe das Wasser von { $seat } im Kreis, und das ist nicht erlaubt.
wodny_szlak_refused_ring_of = Das Wasser von { $seat } läuft über { $fields } im Kreis, und das ist nicht erlaubt: Lass eins dieser Plättchen weg.
wodny_szlak_refused_building = Mühlen und Sägewerke haben die Nummern 1 bis { NUMBER($most) }; Punkte und Bedarf sind 1 bis 99.
wodny_szlak_refused_route = Eine Route wird bis { NUMBER($most) } Plättchen eingetragen.
wodny_szlak_refused_meadows = Wiesen werden bis { NUMBER($most) } eingetragen.
wodny_szlak_refused_round = Gespielt wird Runde { NUMBER($current) }, nicht Runde { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } ist bei denen, die gelegt haben, zweimal genannt: Gelegt wird einmal je Runde.
wodny_szlak_refused_over = Alle 13 Runden sind vorbei.
wodny_szlak_refused_rating = Eine Ergebnistabelle hat höchstens { NUMBER($most) } Zeilen, jede mit bis zu 999 Punkten und einem Titel aus bis zu 60 Buchstaben.

## Doubts

wodny_szlak_doubt_edge = { $seat }: Der Fluss von { $water } trifft bei { $land } auf Land.
wodny_szlak_doubt_contact = { $seat }: Das Plättchen auf { $cell } berührt die anderen des Flusses nicht, darum zählt es nicht.
wodny_szlak_doubt_tiles = { $seat }: { NUMBER($n) } Plättchen; gelegt werden nur { NUMBER($most) }.
wodny_szlak_doubt_few = { $n ->
    [one] { $seat }: { NUMBER($n) } Plättchen nach 13 Runden.
   *[other] { $seat }: { NUMBER($n) } Plättchen nach 13 Runden.
}
wodny_szlak_doubt_early = { $seat }: { NUMBER($n) } Plättchen in Runde { NUMBER($round) }; je Runde wird eins gelegt.
wodny_szlak_doubt_start = { $seat }: Wo die Flüsse des Startplättchens laufen, hat niemand gesagt; was fließt, ist darum unbekannt.
wodny_szlak_doubt_no_value = { $seat }, { $works } auf { $cell }: Punkte oder Bedarf nicht eingetragen.
wodny_szlak_doubt_load_side = { $seat }: Auf welcher Seite der Brücke die Ladung auf { $cell } liegt, hat niemand gesagt; darum kommt sie nirgends an.
wodny_szlak_doubt_unsupplied_sacks = { $n ->
    [0] { $seat }: { $building } ist als beliefert eingetragen, aber kein Sack kam an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
    [one] { $seat }: { $building } ist als beliefert eingetragen, aber nur { NUMBER($n) } von { NUMBER($needs) } Säcken kam an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
   *[other] { $seat }: { $building } ist als beliefert eingetragen, aber nur { NUMBER($n) } von { NUMBER($needs) } Säcken kamen an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
}
wodny_szlak_doubt_unsupplied_axes = { $n ->
    [0] { $seat }: { $building } ist als beliefert eingetragen, aber keine Axt kam an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
    [one] { $seat }: { $building } ist als beliefert eingetragen, aber nur { NUMBER($n) } von { NUMBER($needs) } Äxten kam an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
   *[other] { $seat }: { $building } ist als beliefert eingetragen, aber nur { NUMBER($n) } von { NUMBER($needs) } Äxten kamen an. Wenn das stimmt, trag die Punkte neben den Ladungen noch einmal ein.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } zählt erst, wenn gesagt ist, was nötig war und was ankam.
wodny_szlak_doubt_buildings = { $seat }: { NUMBER($n) } Gebäude auf { NUMBER($most) } Plättchen.
wodny_szlak_doubt_route_one = { $seat }: Eine Route verbindet zwei Häfen auf zwei Plättchen, ist also nie 1 Plättchen lang.
wodny_szlak_doubt_route = { $seat }: Eine Route von { NUMBER($n) } Plättchen ist länger als alle { NUMBER($most) } samt Startplättchen.
wodny_szlak_doubt_route_bridges = { $buildings ->
    [one] { $seat }: Eine Route von { NUMBER($n) } Plättchen lässt zu wenige für { NUMBER($buildings) } Gebäude, dessen Brücke sie unterbrechen würde: Es gibt { NUMBER($most) } samt Startplättchen. Nur ein Plättchen mit zwei getrennten Wasserläufen könnte beides sein.
   *[other] { $seat }: Eine Route von { NUMBER($n) } Plättchen lässt zu wenige für { NUMBER($buildings) } Mühlen und Sägewerke, deren Brücken sie unterbrechen würden: Es gibt { NUMBER($most) } samt Startplättchen. Nur ein Plättchen mit zwei getrennten Wasserläufen könnte beides sein.
}
wodny_szlak_doubt_fours = { $n ->
    [one] { $seat }: { NUMBER($n) } Viererwiese geht nicht mit { NUMBER($tiles) } Plättchen und dem Startplättchen; möglich sind { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } Viererwiesen gehen nicht mit { NUMBER($tiles) } Plättchen und dem Startplättchen; möglich sind { NUMBER($most) }.
}
wodny_szlak_doubt_meadows = { $n ->
    [one] { $seat }: { NUMBER($n) } Wiese geht nicht mit { NUMBER($tiles) } Plättchen und dem Startplättchen; möglich sind { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } Wiesen gehen nicht mit { NUMBER($tiles) } Plättchen und dem Startplättchen; möglich sind { NUMBER($most) }.
}
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Auf dem Tisch liegen Plättchen mit Schaf; im Solospiel bleiben sie in der Schachtel.
   *[other] Auf dem Tisch liegen Plättchen mit Schaf; bei { NUMBER($players) } Spielern bleiben sie in der Schachtel.
}
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Auf dem Tisch liegen Plättchen mit Kuh; im Solospiel bleiben sie in der Schachtel.
   *[other] Auf dem Tisch liegen Plättchen mit Kuh; bei { NUMBER($players) } Spielern bleiben sie in der Schachtel.
}
wodny_szlak_doubt_plain = { NUMBER($n) } Plättchen ohne Schaf und Kuh liegen auf dem Tisch; in der Schachtel sind { NUMBER($most) }. Vielleicht sind manche Tiere nicht eingetragen.
wodny_szlak_doubt_herd_sheep = { NUMBER($n) } Plättchen mit Schaf liegen auf dem Tisch; in der Schachtel sind { NUMBER($most) }.
wodny_szlak_doubt_herd_cow = { NUMBER($n) } Plättchen mit Kuh liegen auf dem Tisch; in der Schachtel sind { NUMBER($most) }.
wodny_szlak_doubt_stock = { NUMBER($n) } Plättchen sind gelegt; in dieser Partie gibt es { NUMBER($most) }.
wodny_szlak_doubt_sawmill = Ein Sägewerk ist mit { NUMBER($sawmill) } eingetragen, eine Mühle mit { NUMBER($mill) }; Sägewerke sind mehr wert.
wodny_szlak_doubt_ratings = { $least ->
    [one] Die Ergebnistabelle springt von { NUMBER($least) } Punkt in Zeile { NUMBER($one) } auf { NUMBER($next) } in Zeile { NUMBER($row) }: falsche Reihenfolge.
   *[other] Die Ergebnistabelle springt von { NUMBER($least) } Punkten in Zeile { NUMBER($one) } auf { NUMBER($next) } in Zeile { NUMBER($row) }: falsche Reihenfolge.
}
wodny_szlak_differs_mills = { $seat }, Punkte belieferter Mühlen: angegeben { $told }, der Fluss ergibt { $found }.
wodny_szlak_differs_sawmills = { $seat }, Punkte belieferter Sägewerke: angegeben { $told }, der Fluss ergibt { $found }.
wodny_szlak_differs_route = { $seat }, Hafenroute: angegeben { NUMBER($told) }, der Fluss ergibt { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }, Dreierwiesen: angegeben { NUMBER($told) }, der Fluss ergibt { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }, Viererwiesen: angegeben { NUMBER($told) }, der Fluss ergibt { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Zählt eine Ladung an einer Gabelung für jeden Arm?
wodny_szlak_option_forks_source = Die Spielregel spricht nicht davon. Vorgabe: ja, denn verlangt ist nur, dass die Ladung flussaufwärts vom Gebäude liegt.
wodny_szlak_option_forks_yes = Sie zählt für das erste Gebäude an jedem Arm.
wodny_szlak_option_forks_no = Sie kommt nicht weiter als bis zur Gabelung.
wodny_szlak_option_tributaries = Darf eine Hafenroute von einem Zufluss in den anderen führen?
wodny_szlak_option_tributaries_source = Laut Spielregel ist die Fließrichtung für Routen egal. Vorgabe: ja.
wodny_szlak_option_tributaries_yes = Die Route darf am Startplättchen umkehren.
wodny_szlak_option_tributaries_no = Auf dem Startplättchen nutzt eine Route den Hauptfluss und einen Zufluss.
wodny_szlak_option_bridge = Darf eine Route in einem Hafen neben einer Brücke enden?
wodny_szlak_option_bridge_source = Die Spielregel erlaubt auf der Route weder Mühle noch Sägewerk und zählt die Plättchen an den Enden mit. Vorgabe: nein.
wodny_szlak_option_bridge_yes = Ein Hafen gilt als Ende, auch wenn über sein eigenes Wasser eine Brücke führt.
wodny_szlak_option_bridge_no = Ein Plättchen, über dessen Wasser eine Brücke führt, gehört zu keiner Route.
wodny_szlak_option_rounds = Soll die App die Runden mitzählen?
wodny_szlak_option_rounds_source = Eine Hilfe, keine Regel. Vorgabe: nein.
wodny_szlak_option_rounds_yes = Die App zählt die 13 Runden und sagt, wer noch nicht gelegt hat.
wodny_szlak_option_rounds_no = Ihr tragt nur Ergebnisse ein.

## Set-up

wodny_szlak_setup_section_tiles = Plättchen
wodny_szlak_setup_section_start = Startplättchen und Hilfskarten
wodny_szlak_setup_plain = Ins Spiel kommen die { NUMBER($n) } Plättchen ohne Schaf und Kuh.
wodny_szlak_setup_rabbits = Genau hinsehen: Ein Kaninchen ist weder Schaf noch Kuh.
wodny_szlak_setup_sheep = Dazu kommen die { NUMBER($n) } Plättchen mit Schaf.
wodny_szlak_setup_no_sheep = Die { NUMBER($n) } Plättchen mit Schaf bleiben in ihrem Fach.
wodny_szlak_setup_cows = Dazu kommen die { NUMBER($n) } Plättchen mit Kuh.
wodny_szlak_setup_no_cows = Die { NUMBER($n) } Plättchen mit Kuh bleiben in ihrem Fach.
wodny_szlak_setup_shuffle = Alle { NUMBER($n) } Plättchen verdeckt mischen.
wodny_szlak_setup_six = Zieh { NUMBER($n) } davon und leg sie zurück in die Schachtel, ansehen ist erlaubt. Die anderen { NUMBER($left) } sind der Vorrat.
wodny_szlak_setup_deal = Teilt an alle je { NUMBER($n) } Plättchen aus. Die anderen { NUMBER($stock) } sind der Vorrat in der Mitte.
wodny_szlak_setup_draw = Zieh { NUMBER($n) } Plättchen; { NUMBER($stock) } bleiben übrig.
wodny_szlak_setup_start = Gebt allen ein rechteckiges Startplättchen.
wodny_szlak_setup_start_alone = Nimm ein rechteckiges Startplättchen.
wodny_szlak_setup_room = Leg es vor dich, mit Platz für { NUMBER($n) } Plättchen ringsum; seine hellen Pfeile zeigen, wie das Wasser fließt.
wodny_szlak_setup_aid_alone = Nimm eine Hilfskarte mit den Punkten.
wodny_szlak_setup_aid = Gebt allen eine Hilfskarte mit den Punkten.
wodny_szlak_setup_together = Niemand beginnt: Alle wählen und legen gleichzeitig.
wodny_szlak_setup_rounds = Gespielt werden { NUMBER($n) } Runden.
wodny_szlak_piece_plain = Plättchen ohne Schaf und Kuh
wodny_szlak_piece_sheep = Plättchen mit Schaf
wodny_szlak_piece_cow = Plättchen mit Kuh
wodny_szlak_piece_start = Startplättchen
wodny_szlak_piece_aid = { $n ->
    [one] Hilfskarte
   *[other] Hilfskarten
}

## What gives points

wodny_szlak_points_works = Mühlen und Sägewerke
wodny_szlak_points_mill = Mühle, genug Säcke
wodny_szlak_points_sawmill = Sägewerk, genug Äxte
wodny_szlak_points_flag = laut Fähnchen
wodny_szlak_points_short = zu wenig oder am Altarm
wodny_szlak_points_route = Längste Hafenroute
wodny_szlak_points_tile = jedes Plättchen
wodny_szlak_points_start = das Startplättchen
wodny_szlak_points_tiles = { NUMBER($n) } Plättchen
wodny_szlak_points_meadows = Wiesen
wodny_szlak_points_corners = { NUMBER($n) } Ecken zusammen

## Rules

wodny_szlak_section_setup = Aufbau
wodny_szlak_section_play = Spielablauf
wodny_szlak_section_river = Das Wasser
wodny_szlak_section_scoring = Punkte
wodny_szlak_section_buildings = Mühlen und Sägewerke
wodny_szlak_section_ports = Häfen
wodny_szlak_section_meadows = Wiesen
wodny_szlak_section_end = Spielende
wodny_szlak_rule_aim = Worum es geht
wodny_szlak_rule_aim_text = Du legst aus Plättchen einen Fluss, damit Getreide zu Mühlen und Holz zu Sägewerken gelangt. Auch Häfen, die am selben Wasser weit auseinanderliegen, und Wiesen an den Ecken der Plättchen bringen Punkte.
wodny_szlak_rule_players = Spieler, Alter und Dauer
wodny_szlak_rule_players_text = Für { NUMBER($least) } bis { NUMBER($most) } Spieler ab { NUMBER($age) } Jahren, { NUMBER($minutes) } Minuten.
wodny_szlak_rule_setup_tiles = Kühe, Schafe und die Zahl der Spieler
wodny_szlak_rule_setup_tiles_text = Zu viert braucht ihr alle { NUMBER($four) } quadratischen Plättchen. Zu dritt ohne die { NUMBER($cows) } mit Kühen: { NUMBER($three) }. Zu zweit auch ohne die { NUMBER($sheep) } mit Schafen: { NUMBER($two) }. Allein ohne die mit Kühen und ohne ein paar zufällige: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Kaninchen
wodny_szlak_rule_rabbits_text = Die Spielregel nennt nur Schafe und Kühe. Ein Kaninchen sagt nichts über die Zahl der Spieler.
wodny_szlak_rule_box = Fächer der Schachtel
wodny_szlak_rule_box_text = Der Einsatz der Schachtel hat markierte Fächer für die Plättchen mit Kühen und für die mit Schafen.
wodny_szlak_rule_setup_deal = Plättchen auf der Hand und Vorrat
wodny_szlak_rule_setup_deal_text = Mischt die Plättchen und teilt an alle je { NUMBER($n) } aus. Die übrigen sind der verdeckte Vorrat in der Mitte.
wodny_szlak_rule_setup_start = Startplättchen und Hilfskarte
wodny_szlak_rule_setup_start_text = Alle bekommen ein rechteckiges Startplättchen, auf dem zwei Zuflüsse in einen Hauptfluss münden, und eine Hilfskarte mit den Punkten.
wodny_szlak_rule_own_river = Alle bauen einen eigenen Fluss
wodny_szlak_rule_own_river_text = Du baust von deinem Startplättchen aus deinen eigenen Fluss, die anderen ihren. Das Plättchen, das du wählst, kommt an deinen.
wodny_szlak_rule_round = Eine Runde
wodny_szlak_rule_round_text = Wähl eins deiner { NUMBER($n) } Plättchen und leg es an deinen Fluss. Die anderen { NUMBER($others) } gibst du in jeder Runde nach links weiter. Nimm die von rechts und zieh eins vom Vorrat.
wodny_szlak_rule_simultaneous = Kein Startspieler: alle zugleich
wodny_szlak_rule_simultaneous_text = Die Spielregel nennt weder Startspieler noch Reihenfolge. Also wählen und legen in jeder Runde alle gleichzeitig und geben dann weiter.
wodny_szlak_rule_placing = Ein Plättchen legen
wodny_szlak_rule_placing_text = Ein Plättchen muss mindestens eins, das du früher gelegt hast, Kante an Kante berühren. Vom späteren Umlegen ist nicht die Rede.
wodny_szlak_rule_edges = Kanten, die sich treffen
wodny_szlak_rule_edges_text = Eine Kante mit Fluss darf an eine Kante mit Fluss, eine ohne an eine ohne. Mischen darfst du nicht.
wodny_szlak_rule_turning = Plättchen drehen
wodny_szlak_rule_turning_text = Ob du ein Plättchen vor dem Legen drehen darfst, sagt die Spielregel nicht. Wir nehmen an: ja, wie du willst.
wodny_szlak_rule_open_ends = Offene Enden
wodny_szlak_rule_open_ends_text = Für Kanten, an denen kein Plättchen liegt, verlangt die Spielregel nichts. Ein Fluss darf offen enden, und das kostet keine Punkte.
wodny_szlak_rule_no_fit = Kein Plättchen passt
wodny_szlak_rule_no_fit_text = Die Spielregel schweigt dazu. Es kommt kaum vor, denn ein Plättchen darf an jede freie Seite deines Flusses. Kannst du keins von deiner Hand legen, einigt euch am Tisch, wie es weitergeht.
wodny_szlak_rule_flow = Wohin das Wasser fließt
wodny_szlak_rule_flow_text = Die hellen Pfeile auf dem Startplättchen zeigen es: durch beide Zuflüsse herein und durch den Hauptfluss hinaus. Auf Plättchen, die durch Wasser damit verbunden sind, fließt es entsprechend weiter.
wodny_szlak_rule_bridge_water = Wasser unter einer Brücke
wodny_szlak_rule_bridge_water_text = Laut Spielregel hält eine Brücke nur Boote und Flöße auf. Wir nehmen an, dass das Wasser weiterfließt: Hinter einer Brücke ist es noch mit dem Startplättchen verbunden und kein Altarm.
wodny_szlak_rule_oxbow = Altarm
wodny_szlak_rule_oxbow_text = Wasser ohne Verbindung zum Startplättchen hat keine Richtung. Du darfst es später verbinden. Was am Ende unverbunden ist, ist ein Altarm: Mühlen und Sägewerke dort geben nichts, Häfen und Wiesen zählen.
wodny_szlak_rule_ring = Keine Kreise
wodny_szlak_rule_ring_text = Ein Fluss darf nicht im Kreis laufen. Deine Plättchen dürfen eine Lücke umschließen, in der ein weiteres den Kreis schließen würde; die Lücke muss dann leer bleiben.
wodny_szlak_rule_ring_anywhere = Kreise aus stehendem Wasser
wodny_szlak_rule_ring_anywhere_text = Die Spielregel nennt keine Ausnahme. Also erlauben wir gar keinen geschlossenen Ring aus Wasser, auch nicht an einem Altarm oder durch beide Zuflüsse.
wodny_szlak_rule_scoring = Wertung: was Punkte bringt
wodny_szlak_rule_scoring_text = Gezählt wird einmal, wenn die letzten Plättchen liegen. Eine Mühle oder ein Sägewerk mit genug Ladung bringt die Zahl auf dem Fähnchen, deine längste Hafenroute { NUMBER($route) } Punkte je Plättchen, eine Wiese aus drei Ecken { NUMBER($three) }, aus vier { NUMBER($four) }. Sonst nichts, und nichts kostet Punkte.
wodny_szlak_rule_mill = Mühle
wodny_szlak_rule_mill_text = Das Fähnchen zeigt die Punkte einer Mühle, die Zahl links davon, wie viele Säcke sie braucht. Säcke, die flussaufwärts liegen, treiben zu ihr hinab. Kommen genug an, bekommst du ihre Punkte einmal; sind es zu wenige, gibt sie nichts, und überzählige bringen nicht mehr.
wodny_szlak_rule_sawmill = Sägewerk
wodny_szlak_rule_sawmill_text = Sägewerke funktionieren wie Mühlen, mit Holz statt Getreide: Das Zeichen für Holz ist eine Axt. Sie sind mehr wert als Mühlen, und Äxte und Sägewerke sind seltener.
wodny_szlak_rule_bridge = Brücken halten Ladungen auf
wodny_szlak_rule_bridge_text = Jede Mühle und jedes Sägewerk hat eine Brücke, unter der weder Boote noch Flöße durchkommen. Eine Ladung kommt also nur bis zum ersten Gebäude flussabwärts, auch wenn es von der anderen Art ist.
wodny_szlak_rule_load_side = Ladung und Brücke auf einem Plättchen
wodny_szlak_rule_load_side_text = Das Bild zeigt, auf welcher Seite der Brücke die Ladung liegt. Flussaufwärts davon erreicht sie dieses Gebäude, flussabwärts treibt sie weiter.
wodny_szlak_rule_fork = Wo der Fluss sich teilt
wodny_szlak_rule_fork_text = Was aus einer Ladung wird, wenn sich das Wasser unterhalb des Startplättchens teilt, sagt die Spielregel nicht. Bei uns zählt die Ladung für das erste Gebäude an jedem Arm.
wodny_szlak_rule_route = Hafenroute
wodny_szlak_rule_route_text = Es zählt nur ein Wasserweg zwischen zwei Häfen: dein längster. Auf ihm darf keine Brücke sein, also weder Mühle noch Sägewerk. Die Fließrichtung ist egal, und Häfen an Altarmen zählen auch.
wodny_szlak_rule_route_count = Die Route zählen
wodny_szlak_rule_route_count_text = Jedes Plättchen der Route gibt { NUMBER($n) } Punkte, die mit den zwei Häfen eingeschlossen: fünf Plättchen { NUMBER($five) }. Das Startplättchen zählt als eins.
wodny_szlak_rule_two_ports = Zwei Häfen auf demselben Plättchen
wodny_szlak_rule_two_ports_text = Die Spielregel spricht von den Plättchen an beiden Enden. Eine Route verbindet also Häfen auf zwei Plättchen; zwei auf demselben ergeben keine.
wodny_szlak_rule_port_bridge = Ein Hafen neben einer Brücke
wodny_szlak_rule_port_bridge_text = Die Spielregel erlaubt keine Brücke auf der Route und zählt die Plättchen an den Enden mit. Ein Hafen, über dessen eigenes Wasser eine Brücke führt, ist darum kein Ende einer Route.
wodny_szlak_rule_tributaries = Von einem Zufluss zum anderen
wodny_szlak_rule_tributaries_text = Die Spielregel spricht nicht davon. Weil die Fließrichtung egal ist, darf eine Route einen Zufluss hinab und über das Startplättchen den anderen hinauf führen.
wodny_szlak_rule_meadow = Wiese
wodny_szlak_rule_meadow_text = In manchen Ecken der Plättchen sind Wiesenstücke. Wo drei zusammenstoßen, geben sie { NUMBER($three) } Punkte, wo vier zusammenstoßen, { NUMBER($four) }. Zwei geben nichts. Flüsse und Altarme spielen keine Rolle.
wodny_szlak_rule_start_meadow = Wiesen am Startplättchen
wodny_szlak_rule_start_meadow_text = Die Spielregel sagt nichts dazu. Wir zählen seine vier Ecken wie die jedes Plättchens; die Mitte seiner langen Seite ist keine Ecke.
wodny_szlak_rule_end = Runden und Spielende
wodny_szlak_rule_end_text = Nach { NUMBER($rounds) } Runden, wenn der Vorrat leer ist. Die { NUMBER($n) } Plättchen, die du noch auf der Hand hast, legst du nicht mehr.
wodny_szlak_rule_winner = Wer gewinnt
wodny_szlak_rule_winner_text = Die Spielregel lässt die Punkte zählen und sagt nicht mehr. Wir sagen: Wer die meisten hat, gewinnt; bei Gleichstand teilt ihr euch den Platz.
wodny_szlak_rule_solo = Allein (solo)
wodny_szlak_rule_solo_text = Lass die Plättchen mit Kühen weg, dazu { NUMBER($aside) } zufällig gezogene, die du ansehen darfst. Die anderen { NUMBER($tiles) } sind der Vorrat. In jeder der { NUMBER($rounds) } Runden ziehst du { NUMBER($hand) }, legst eins an und zwei weg. Vergleich deine Punkte mit der Tabelle in der Spielregel.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: Ziel, Spielziel, worum geht es, Spielidee, Überblick, erklären, Sinn, Kurzregel, worum gehts, was muss man machen
    player-count: wie viele können mitspielen, wie viele Spieler, Spieleranzahl, Alter, ab wie viel Jahren, Kinder, Dauer, wie lange dauert es, Minuten, zu fünft, maximal, wie viele Leute
    setup-tiles: welche Plättchen kommen zu zweit raus, Kühe, Schafe, Tiere, wie viele Plättchen zu zweit, mit 3 Spielern, zu dritt, herausnehmen, weglassen, aussortieren, bleibt in der Schachtel, alle sechzig, zu viert, vorbereiten, Aufbau, was machen die Kühe, wofür sind Schafe und Kühe
    rabbits: Hase, Häschen, Kaninchen, Schaf oder Hase, welches Tier ist das, Plättchen mit Kaninchen
    box-compartments: wohin in der Schachtel, Tierplättchen, Einsatz, Inlay, Fach, Aufbewahrung, sortieren, aufräumen, einräumen, wie räumt man ein
    setup-deal: wie viele Plättchen bekomme ich, wie viele auf der Hand, Handgröße, Handlimit, austeilen, mischen, Nachziehstapel, Stapel, Vorrat in der Mitte, verdeckt, wie viele Plättchen am Start, wohin mit den restlichen Plättchen, wie baut man auf, Starthand, Plättchen verteilen
    setup-start: langes doppeltes Plättchen, großes Plättchen, Rechteck, Startplättchen, Zuflüsse, Spickzettel, Hilfskarte, Übersichtskarte, Punktekarte, was liegt am Anfang vor mir, was kommt vor mich hin, was bekommt jeder am Anfang, womit fange ich an, Ausstattung, Symbolkarte, Startmaterial
    own-river: derselbe Fluss, bauen alle, beim Gegner anlegen, über den Fluss eines anderen, gemeinsamer Plan, mein eigener, Nachbarfluss, andere blockieren, gemeinsame Landschaft, sabotieren, beim Nachbarn anlegen, hat jeder seinen eigenen Fluss
    round: die anderen zwei, in welche Richtung weitergeben, links oder rechts weitergeben, Richtung wechseln, Drafting, Draften, weiterreichen, was mache ich, neues ziehen, Plättchen behalten, alle drei behalten, vor oder nach dem Weitergeben wählen, tauschen, jeder Zug, muss ich eins legen, wie geht eine Runde, was mache ich wenn ich dran bin, wie viele Plättchen lege ich pro Runde
    simultaneous: wer fängt an, wer beginnt, Startspieler, erster Spieler, Reihenfolge, abwechselnd, alle gleichzeitig, zur selben Zeit, zusammen, auf andere warten, der Jüngste, keiner fängt an, geheim, wer darf anfangen
    placing: wo darf ich es hinlegen, legen, anlegen, ablegen, verbinden, muss mein neues Plättchen an den Fluss, angrenzend, ans Startplättchen, daneben, diagonal, nur über Eck, berühren, Plättchen später verschieben, zurücknehmen, umbauen, umlegen, wo darf ich anlegen
    edges: passen, muss alles passen, Wasser neben Gras, Fluss an Land, zusammenpassen, Seite ohne Fluss, zwei Landseiten, Fluss an Fluss, grün neben blau, Ränder, Kanten, Fluss an Wiese anlegen, Wiese an Wiese, Wasser an Land, muss ein Fluss am Fluss weitergehen, Ufer, Wasserkante, Landkante, an den Fluss anschließen
    turning: drehen, rotieren, herumdrehen, auf dem Kopf, Ausrichtung, umdrehen, Startplättchen gedreht, Plättchen drehen
    open-ends: offene Enden, Minus für unfertig, Fluss abschließen, unfertig, muss der Fluss vollständig sein, Sackgasse, loses Ende, läuft ins Nichts, Wasser endet am Tischrand, muss der Fluss geschlossen sein, müssen alle Enden zu sein, muss der Fluss fertig sein, Fluss ohne Fortsetzung, offenes Flussende
    no-tile-fits: festgefahren, keins meiner Plättchen passt, kann nicht legen, kein möglicher Zug, unmöglich, aussetzen, passen, muss ich eins legen, stattdessen abwerfen, unbrauchbare Plättchen, nichts passt was tun, kann nichts anlegen, lässt sich nicht anlegen, nicht legbar
    flow: Fließrichtung, Strömung, flussaufwärts oder flussabwärts, woran sehe ich das, Pfeile, Strom, den Fluss hinunter, wo ist unten, woher kommt das Wasser, fließen zusammen, wo fließt der Fluss hin, stromabwärts erkennen
    bridge-water: durch eine Brücke abgeschnitten, Wasser unter der Brücke, hinter der Brücke, jenseits der Brücke noch Fluss, unterbricht eine Brücke den Fluss
    oxbow: nicht mit dem Rest verbunden, abgetrenntes Stück Fluss, einzelnes Stück, isoliert, später verbinden, totes Wasser, stehendes Wasser, Altwasser, Altarm, See, Teich, unverbunden, abgeschnitten, wofür ist das, was ist ein Altarm
    ring: Schleife, Kreis, im Kreis, geschlossener Kreislauf, Loch in der Mitte, Löcher lassen, Lücke füllen, leeres Feld, umschlossen, geschlossen, darf der Fluss einen Kreis bilden
    ring-anywhere: Kreis auf unverbundenem Fluss, Kreis durch beide Zuflüsse, irgendein geschlossener Ring
    scoring: wie viele Punkte wofür, Punkteübersicht, während des Spiels oder danach zählen, was zählt am Ende, Schlusswertung, Endwertung, wie wird gewertet, Minuspunkte, negativ, Bonus, Strafe, wann wird gewertet, Werte, zusammenzählen, was bringt Punkte, wofür bekommt man Punkte, was zählt alles, Punktequellen, wie bekomme ich Punkte
    mill: Sack, Säcke, Getreide, Mehl, Weizen, Korn, Zahl auf der Fahne, Fähnchen, wie viele Säcke braucht sie, einer zu wenig, halbe Punkte, teilweise, mehr als nötig, übrig, zu viele, von beiden Seiten oder nur von oben, hinter der Mühle, nicht genug angekommen, woher kommen die Säcke, zu viele Säcke, wie viele Säcke braucht die Mühle
    sawmill: Holz, Axt, Äxte mehr wert, besser als eine Mühle, Baumstämme, Sägemühle, Stämme, selten
    bridge: Sägewerk zwischen Sack und Mühle, am Sägewerk vorbei, ein Sack für zwei Mühlen, Ladung teilen, beide beliefern, Säcke weiter zur nächsten Mühle, was hält die Boote auf, Holz an einer Mühle, unter Brücken durch, Floß, blockiert, an einem Gebäude vorbei, zweite Mühle, weiter, zweimal benutzt, ein Sack für mehrere Mühlen, unter der Brücke durch, Sack unter der Brücke
    load-side: Sack auf demselben Plättchen wie die Mühle, Ladung neben der Brücke, vor oder hinter der Brücke, Sack auf dem Brückenplättchen, Symbol daneben, welche Seite, Hindernis, Gebäude und Ladung zusammen, Sack beim Gebäude
    fork: Fluss teilt sich, Gabelung, Verzweigung, Abzweigung, Delta, wohin geht die Ladung, bekommen beide Arme den Sack, Kreuzung
    route: Häfen, Schiffe, Bootsfahrt, zählen zwei Routen, zweite Route, jedes Paar Häfen, längste, Mühle zwischen zwei Häfen, mit der Strömung, stromaufwärts, gegen den Strom, nur ein Hafen, ist ein Altarm etwas wert, Brücken auf dem Weg, Schifffahrt, Wasserweg, Mühle auf der Route, Route durch einen Altarm, einzelner Hafen, wie viele Häfen brauche ich
    route-count: zählen die Hafenplättchen mit, Punkte pro Plättchen, zwei Punkte, Punkte für den längsten Weg, Startplättchen zwei lang, Startplättchen doppelt, zählen die Enden mit, wie lang ist die Route, Länge, doppelt zählen, Wert der Route, beide Enden, wie viele Punkte gibt die Route
    two-ports: zwei Häfen auf einem Plättchen, dasselbe Plättchen, beide Häfen zusammen
    port-bridge: Hafen neben einer Mühle, Hafen mit Mühle auf dem Plättchen, Hafen auf einem Plättchen mit Brücke, an einem Sägewerk enden
    tributary-route: von einem Zufluss zum anderen, einen Arm hinauf und den zweiten hinunter, Bootsfahrt, beide Zuflüsse, durch das Startplättchen, Arm wechseln
    meadow: Wiese, Wiesen, Gras, grün, Feld, Weide, wie viel, vier Ecken zusammen, nur zwei Ecken, drei Ecken, auf mehreren Plättchen, Loch, Blumen, wo sich Ecken treffen, wie viele Punkte für eine Wiese, was bringt eine Wiese, wie viele Punkte gibt eine Wiese
    start-tile-meadow: Ecken des Startplättchens, Gras auf dem langen Plättchen, Ecke vom doppelten Plättchen
    end: vorbei, wann endet das Spiel, wie viele Runden spielen wir, wann ist Schluss, Spielende, letzte Runde, übrige Plättchen auf der Hand, letzte Plättchen, unbenutzte Plättchen, Vorrat leer, keine Plättchen mehr, dreizehn, Spiellänge, was passiert mit den letzten Plättchen, wie viele Runden
    winner: wir haben gleich viele Punkte, Gleichstand, unentschieden, punktgleich, zwei haben dieselbe Punktzahl, wie gewinne ich, gewinnt, Tiebreaker, meiste Punkte, zweiter Platz, wer hat gewonnen
    solo: wie spiele ich allein, allein spielen, Solospiel, Solovariante, Einzelspieler, ein Spieler, gutes Ergebnis, welche sechs kommen weg, Soloergebnis, Bewertung, Ergebnistabelle, für mich allein, Alleinspiel, Einpersonenspiel
