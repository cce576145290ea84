# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Iedereen legt een rivier: zakken en bijlen drijven naar molens en zagerijen, en havens en weiden tellen mee.

## Words

wodny_szlak_north = noord
wodny_szlak_east = oost
wodny_szlak_south = zuid
wodny_szlak_west = west
wodny_szlak_north_east = noordoost
wodny_szlak_south_east = zuidoost
wodny_szlak_south_west = zuidwest
wodny_szlak_north_west = noordwest
wodny_szlak_edge_of = rand { $side } van { $cell }
wodny_szlak_mill = molen
wodny_szlak_sawmill = zagerij
wodny_szlak_mill_number = Molen { NUMBER($n) }
wodny_szlak_sawmill_number = Zagerij { NUMBER($n) }
wodny_szlak_points_of = { $building }, punten
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, als die er is
wodny_szlak_points_unsupplied = { $building } (niet bevoorraad), punten
wodny_szlak_bare_bridge = alleen een brug
wodny_szlak_port = haven
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } zak
   *[other] { NUMBER($n) } zakken
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } bijl
   *[other] { NUMBER($n) } bijlen
}
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
}
wodny_szlak_plain = gewoon
wodny_szlak_sheep = schaap
wodny_szlak_cow = koe
wodny_szlak_start_tile = starttegel
wodny_szlak_works_full = { $works } met { NUMBER($points) } op het vlaggetje, voor { $loads }
wodny_szlak_works_points = { $works } met { NUMBER($points) } op het vlaggetje
wodny_szlak_works_needs = { $works } voor { $loads }
wodny_szlak_load_at = { $loads } aan de { $side }kant
wodny_szlak_river = rivier { $sides }
wodny_szlak_river_end = riviereinde { $sides }
wodny_szlak_no_river = geen rivier
wodny_szlak_two_rivers = { $one }; los daarvan { $other }
wodny_szlak_thing_on = { $thing } ({ $channel })
wodny_szlak_meadow_corners = weide { $corners }
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = o
wodny_szlak_letter_south = z
wodny_szlak_letter_west = w

## The sheet

wodny_szlak_open = Uitslag
wodny_szlak_open_river = { $most ->
    [one] { NUMBER($n) } van { NUMBER($most) } tegel
   *[other] { NUMBER($n) } van { NUMBER($most) } tegels
}
wodny_szlak_open_spoken = Openen wat { $seat } heeft
wodny_szlak_way = Invoeren
wodny_szlak_way_result = de uitslag
wodny_szlak_way_buildings = met ladingen
wodny_szlak_way_river = de rivier
wodny_szlak_route_label = Havenroute
wodny_szlak_threes_label = Weiden van 3
wodny_szlak_fours_label = Weiden van 4
wodny_szlak_needs_sacks = { $building }: zakken nodig
wodny_szlak_needs_axes = { $building }: bijlen nodig
wodny_szlak_arrived_sacks = { $building }: zakken gekregen
wodny_szlak_arrived_axes = { $building }: bijlen gekregen
wodny_szlak_river_label = { $most ->
    [one] Rivier, { NUMBER($n) } van { NUMBER($most) } tegel
   *[other] Rivier, { NUMBER($n) } van { NUMBER($most) } tegels
}
wodny_szlak_route = Langste havenroute
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: vrij
wodny_szlak_spoken_start = starttegel, zijrivieren { $one } en { $other }, uitstroom { $outlet }
wodny_szlak_start_unsaid = starttegel, de rivieren zijn nog niet beschreven
wodny_szlak_spoken_tributary = { $edge }: zijrivier
wodny_szlak_spoken_outlet = { $edge }: hoofdrivier
wodny_szlak_spoken_dry = { $edge }: geen rivier
wodny_szlak_spoken_meadow = hoek { $corner }: weide
wodny_szlak_spoken_no_meadow = hoek { $corner }: geen weide
wodny_szlak_start_known = Zoals onthouden
wodny_szlak_start_label = in { $one } en { $other }, uit { $outlet }
wodny_szlak_start_turned = Ligging
wodny_szlak_start_one = Tik op de rand waar een zijrivier binnenkomt
wodny_szlak_start_other = Tik op de rand van de andere zijrivier
wodny_szlak_start_outlet = Tik op de rand waar de hoofdrivier weggaat
wodny_szlak_start_tile_label = Starttegel
wodny_szlak_turn_none = liggend
wodny_szlak_turn_quarter = staand
wodny_szlak_turn_half = liggend, halve slag
wodny_szlak_turn_three = staand, halve slag
wodny_szlak_tile_at = Tegel op { $cell }
wodny_szlak_new_tile_at = Nieuwe tegel op { $cell }
wodny_szlak_known = Onthouden
wodny_szlak_shape = De rivier loopt
wodny_szlak_thing = Wat erop staat
wodny_szlak_more = Meer erover
wodny_szlak_all_shapes = Alle vormen
wodny_szlak_turned = Gedraaid
wodny_szlak_works_points_label = Punten
wodny_szlak_works_needs_label = Nodig
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Naast de brug, { $side }
wodny_szlak_sacks_label = Zakken
wodny_szlak_axes_label = Bijlen
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Haven
wodny_szlak_meadows_label = Weidehoeken
wodny_szlak_herd = Dier
wodny_szlak_move = Verplaatsen
wodny_szlak_remove = Wegnemen
wodny_szlak_clear = De tegels van de rivier wegnemen
wodny_szlak_placed = Heeft gelegd
wodny_szlak_round_over = Ronde { NUMBER($round) } is voorbij
wodny_szlak_ratings = Resultatentabel
wodny_szlak_ratings_use = De onthouden tabel gebruiken
wodny_szlak_rating_least = Rij { NUMBER($row) }, vanaf hoeveel punten
wodny_szlak_rating_title = titel
wodny_szlak_prompt_result = { $seat }: punten van elke bevoorrade molen en zagerij, dan de havenroute en de weiden. 0 punten haalt een gebouw weg.
wodny_szlak_prompt_buildings = Voer voor elke molen en zagerij van { $seat } in wat er nodig is en wat er aankwam, dan de havenroute en de weiden.
wodny_szlak_prompt_river = Tik op een vrij veld naast de rivier van { $seat } om er een tegel te leggen, of op een tegel om die te veranderen.
wodny_szlak_prompt_start = Tik op de randen van de starttegel met een rivier: beide zijrivieren, dan de hoofdrivier. De pijlen tonen hoe ze stromen.
wodny_szlak_prompt_start_known = Kies hoe de starttegel ligt, zoals onthouden, of beschrijf een andere.
wodny_szlak_prompt_new = Hoe loopt de rivier op de tegel voor { $cell }?
wodny_szlak_prompt_bare = Welke tegel ligt op { $cell }: een onthouden tegel, of wat staat erop? Of tik op het volgende vrije veld.
wodny_szlak_prompt_tile = Wat staat op de tegel op { $cell }? Of tik op het volgende vrije veld.
wodny_szlak_prompt_move = Tik op het vrije veld waar de tegel van { $cell } heen gaat.
wodny_szlak_prompt_round = { $stock ->
    [one] Ronde { NUMBER($round) } van 13, nog { NUMBER($stock) } tegel op de voorraadstapel. Nog niet gelegd: { $waiting }.
   *[other] Ronde { NUMBER($round) } van 13, nog { NUMBER($stock) } tegels op de voorraadstapel. Nog niet gelegd: { $waiting }.
}
wodny_szlak_prompt_pass = Ronde { NUMBER($round) } van 13: iedereen geeft twee tegels naar links door en trekt er een.
wodny_szlak_prompt_alone = { $stock ->
    [one] Ronde { NUMBER($round) } van 13, nog { NUMBER($stock) } tegel op de voorraadstapel. Leg één tegel en leg de andere twee weg.
   *[other] Ronde { NUMBER($round) } van 13, nog { NUMBER($stock) } tegels op de voorraadstapel. Leg één tegel en leg de andere twee weg.
}
wodny_szlak_prompt_draw_alone = Ronde { NUMBER($round) } van 13: leg de andere twee weg en trek er drie.
wodny_szlak_prompt_last = De laatste ronde is gelegd; de tegels in de hand doen niet meer mee.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $most ->
    [one] De rivier van { $seat } heeft { NUMBER($n) } van { NUMBER($most) } tegel.
   *[other] De rivier van { $seat } heeft { NUMBER($n) } van { NUMBER($most) } tegels.
}
wodny_szlak_unfinished_start = De starttegel van { $seat } is niet beschreven.
wodny_szlak_unfinished_buildings = { $n ->
    [one] Van { NUMBER($n) } gebouw van { $seat } is niet ingevoerd wat het oplevert of nodig heeft.
   *[other] Van { NUMBER($n) } gebouwen van { $seat } is niet ingevoerd wat ze opleveren of nodig hebben.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = Niet ingevoerd voor { $seat }: { $missing }.
wodny_szlak_unfinished_nothing = Voor { $seat } is niets ingevoerd.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } tegel van 60: gewoon { NUMBER($plain) }, schaap { NUMBER($sheep) }, koe { NUMBER($cow) }
   *[other] { NUMBER($n) } tegels van 60: gewoon { NUMBER($plain) }, schaap { NUMBER($sheep) }, koe { NUMBER($cow) }
}
wodny_szlak_box_starts = Starttegels
wodny_szlak_box_row = Rij { NUMBER($row) }
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } tegel van { NUMBER($most) } gelegd
   *[other] { NUMBER($n) } tegels van { NUMBER($most) } gelegd
}
wodny_szlak_remark_told = Wat zo is ingevoerd, telt tot hier de eerste tegel ligt; daarna telt de rivier.
wodny_szlak_remark_river_counts = De rivier telt zolang er tegels liggen ({ NUMBER($n) } van { NUMBER($most) }); wat hier ingevoerd wordt, wordt er alleen mee vergeleken.
wodny_szlak_remark_sacks = { $n ->
    [one] Nog één zak stroomopwaarts van { $cell } is { NUMBER($points) } waard.
   *[other] Nog { NUMBER($n) } zakken stroomopwaarts van { $cell } zijn { NUMBER($points) } waard.
}
wodny_szlak_remark_axes = { $n ->
    [one] Nog één bijl stroomopwaarts van { $cell } is { NUMBER($points) } waard.
   *[other] Nog { NUMBER($n) } bijlen stroomopwaarts van { $cell } zijn { NUMBER($points) } waard.
}

## The score

wodny_szlak_line_mills = Molens
wodny_szlak_line_sawmills = Zagerijen
wodny_szlak_line_ports = Havenroute
wodny_szlak_line_meadows = Weiden
wodny_szlak_works_on = { $works } op { $cell }
wodny_szlak_why_sacks = { $needs ->
    [one] { $building }: { NUMBER($n) } van { NUMBER($needs) } zak aangekomen
   *[other] { $building }: { NUMBER($n) } van { NUMBER($needs) } zakken aangekomen
}
wodny_szlak_why_axes = { $needs ->
    [one] { $building }: { NUMBER($n) } van { NUMBER($needs) } bijl aangekomen
   *[other] { $building }: { NUMBER($n) } van { NUMBER($needs) } bijlen aangekomen
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: { NUMBER($needs) } zak nodig, { NUMBER($n) } aangekomen
   *[other] { $building }: { NUMBER($needs) } zakken nodig, { NUMBER($n) } aangekomen
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: { NUMBER($needs) } bijl nodig, { NUMBER($n) } aangekomen
   *[other] { $building }: { NUMBER($needs) } bijlen nodig, { NUMBER($n) } aangekomen
}
wodny_szlak_why_oxbow = { $works } op { $cell }: aan een dode arm, waar niets stroomt
wodny_szlak_why_start_unsaid = { $works } op { $cell }: of die aan de rivier ligt, is pas bekend als de rivieren van de starttegel beschreven zijn
wodny_szlak_on_side = { $cell } (water { $side })
wodny_szlak_why_unsaid = { $works } op { $cell }: niet ingevoerd wat die oplevert of nodig heeft
wodny_szlak_stopped_by_mill = de brug van de molen op { $cell } houdt er { NUMBER($n) } tegen
wodny_szlak_stopped_by_sawmill = de brug van de zagerij op { $cell } houdt er { NUMBER($n) } tegen
wodny_szlak_stopped_by_fork = { $n ->
    [one] waar de rivier zich op { $cell } splitst, gaat er { NUMBER($n) } niet verder
   *[other] waar de rivier zich op { $cell } splitst, gaan er { NUMBER($n) } niet verder
}
wodny_szlak_stopped_by_bridge = de brug op { $cell } houdt er { NUMBER($n) } tegen
wodny_szlak_why_said = { $building }: bevoorraad, zoals de spelers opgaven
wodny_szlak_why_not_told = { $building }: niet ingevoerd wat er nodig is en wat er aankwam
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } tegel van { $from } naar { $to }, elk 2 punten
   *[other] { NUMBER($n) } tegels van { $from } naar { $to }, elk 2 punten
}
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } tegel, elk 2 punten
   *[other] { NUMBER($n) } tegels, elk 2 punten
}
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } tegel van { $from } naar { $to }, waarvan de starttegel er één is, elk 2 punten
   *[other] { NUMBER($n) } tegels van { $from } naar { $to }, waarvan de starttegel er één is, elk 2 punten
}
wodny_szlak_line_no_route = geen geldige weg tussen havens op twee tegels
wodny_szlak_line_few_ports = minder dan twee tegels met een haven
wodny_szlak_line_route_open = niet ingevoerd
wodny_szlak_line_three = { $cell }, hoek { $corner }: weide van drie
wodny_szlak_line_four = { $cell }, hoek { $corner }: weide van vier
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } weide van drie, 3 punten
   *[other] { NUMBER($n) } weiden van drie, elk 3 punten
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } weide van vier, 6 punten
   *[other] { NUMBER($n) } weiden van vier, elk 6 punten
}
wodny_szlak_rated = { $least ->
    [one] Volgens jullie tabel: { $title } (vanaf { NUMBER($least) } punt)
   *[other] Volgens jullie tabel: { $title } (vanaf { NUMBER($least) } punten)
}
wodny_szlak_rated_untitled = { $least ->
    [one] Volgens jullie tabel: de rij vanaf { NUMBER($least) } punt
   *[other] Volgens jullie tabel: de rij vanaf { NUMBER($least) } punten
}
wodny_szlak_unrated = { $least ->
    [one] Volgens jullie tabel: onder de laagste rij, vanaf { NUMBER($least) } punt
   *[other] Volgens jullie tabel: onder de laagste rij, vanaf { NUMBER($least) } punten
}
wodny_szlak_end = Er zijn 13 rondes gespeeld: het spel is afgelopen. Voer in wat nog ontbreekt, en rond dan af.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: niet aanwezig
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, { NUMBER($arrived) } van { NUMBER($needs) } zak aangekomen
   *[other] { $points }, { NUMBER($arrived) } van { NUMBER($needs) } zakken aangekomen
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, { NUMBER($arrived) } van { NUMBER($needs) } bijl aangekomen
   *[other] { $points }, { NUMBER($arrived) } van { NUMBER($needs) } bijlen aangekomen
}
wodny_szlak_told_route = havenroute van { NUMBER($n) }
wodny_szlak_told_threes = weiden van drie: { NUMBER($n) }
wodny_szlak_told_fours = weiden van vier: { NUMBER($n) }
wodny_szlak_told_start = starttegel: { $how }
wodny_szlak_told_tile = tegel op { $cell }: { $tile }
wodny_szlak_told_turned = tegel op { $cell } gedraaid
wodny_szlak_told_moved = tegel verplaatst van { $from } naar { $to }
wodny_szlak_told_removed = tegel op { $cell } weggenomen
wodny_szlak_told_cleared = alle tegels van de rivier weggenomen
wodny_szlak_told_placed = gelegd in ronde { NUMBER($round) }
wodny_szlak_told_not_placed = niet gelegd in ronde { NUMBER($round) }
wodny_szlak_told_round = Ronde { NUMBER($round) } is voorbij
wodny_szlak_told_rating = Resultatentabel, rij { NUMBER($row) }: { $title } vanaf { NUMBER($least) }
wodny_szlak_told_rating_untitled = { $least ->
    [one] Resultatentabel, rij { NUMBER($row) }: vanaf { NUMBER($least) } punt
   *[other] Resultatentabel, rij { NUMBER($row) }: vanaf { NUMBER($least) } punten
}
wodny_szlak_told_no_rating = Resultatentabel, rij { NUMBER($row) }: niet aanwezig
wodny_szlak_told_ratings = Resultatentabel zoals onthouden

## Refusals

wodny_szlak_refused_seats = { $seats ->
    [one] De tafel heeft { NUMBER($seats) } speler, de stelling { NUMBER($came) }: geef er één voor elke speler.
   *[other] De tafel heeft { NUMBER($seats) } spelers, de stelling { NUMBER($came) }: geef er één voor elke speler.
}
wodny_szlak_unread_field = Een veld heet A1 t/m AB28, niet “{ $came }”.
wodny_szlak_unread_twice = Twee gebouwen heten “{ $name }”: geef ze een ander nummer.
wodny_szlak_unread_start = Zijrivieren en uitstroom zijn drie verschillende randen.
wodny_szlak_unread_channel = Een stroom raakt minstens één rand: noem “sides”.
wodny_szlak_unread_channels = Een tegel heeft hoogstens twee stromen, opgegeven: { NUMBER($came) }.
wodny_szlak_unread_edge = Twee stromen van een tegel delen geen rand: voeg ze samen, of geef elk eigen “sides”.
wodny_szlak_unread_loads = Op één plek liggen 1 tot { NUMBER($most) } zakken of bijlen.
wodny_szlak_unread_load = Een lading ligt aan een rand die de stroom raakt: “at” is een van de “sides”.
wodny_szlak_unread_points = Voor punten en wat er nodig is, geldt 1 tot { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Er kunnen 0 tot 13 rondes voorbij zijn, niet { NUMBER($came) }.
wodny_szlak_refused_on_start = De starttegel van { $seat } ligt op { $cell }: kies een vrij veld, of draai de starttegel.
wodny_szlak_refused_start_lies = De starttegel van { $seat } ligt op { $cell }: die wordt apart beschreven en gedraaid, en blijft liggen.
wodny_szlak_refused_taken = { $cell } is bezet op de rivier van { $seat }: tegels mogen elkaar niet overlappen. Kies een vrij veld, of verplaats wat er ligt.
wodny_szlak_refused_empty = Op { $cell } van de rivier van { $seat } ligt geen tegel.
wodny_szlak_refused_start = De starttegel van { $seat } zou op de tegel op { $cell } liggen: verplaats die eerst.
wodny_szlak_refused_ring = Zo zou het water van { $seat } via { $cell } in een kring stromen, en dat mag niet.
wodny_szlak_refused_ring_of = Het water van { $seat } stroomt in een kring over { $fields }, en dat mag niet: laat een van deze tegels weg.
wodny_szlak_refused_building = Molens en zagerijen hebben nummer 1 tot { NUMBER($most) }; voor punten en wat er nodig is, geldt 1 tot 99.
wodny_szlak_refused_route = { $most ->
    [one] Een route heeft hoogstens { NUMBER($most) } tegel.
   *[other] Een route heeft hoogstens { NUMBER($most) } tegels.
}
wodny_szlak_refused_meadows = Er kunnen hoogstens { NUMBER($most) } weiden ingevoerd worden.
wodny_szlak_refused_round = Nu wordt ronde { NUMBER($current) } gespeeld, niet ronde { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } is twee keer genoemd bij wie gelegd heeft: een speler legt één keer per ronde.
wodny_szlak_refused_over = Alle 13 rondes zijn voorbij.
wodny_szlak_refused_rating = { $most ->
    [one] Een resultatentabel heeft hoogstens { NUMBER($most) } rij, met hoogstens 999 punten en een titel van hoogstens 60 letters.
   *[other] Een resultatentabel heeft hoogstens { NUMBER($most) } rijen, elk met hoogstens 999 punten en een titel van hoogstens 60 letters.
}

## Doubts

wodny_szlak_doubt_edge = { $seat }: de rivier van { $water } loopt op { $land } tegen land.
wodny_szlak_doubt_contact = { $seat }: de tegel op { $cell } raakt de andere tegels van de rivier niet, dus hij telt niet.
wodny_szlak_doubt_tiles = { $n ->
    [one] { $seat } heeft { NUMBER($n) } tegel; iedereen legt er { NUMBER($most) }.
   *[other] { $seat } heeft { NUMBER($n) } tegels; iedereen legt er { NUMBER($most) }.
}
wodny_szlak_doubt_few = { $n ->
    [one] { $seat } heeft { NUMBER($n) } tegel na 13 rondes.
   *[other] { $seat } heeft { NUMBER($n) } tegels na 13 rondes.
}
wodny_szlak_doubt_early = { $n ->
    [one] { $seat } heeft { NUMBER($n) } tegel in ronde { NUMBER($round) }; in elke ronde komt er één bij.
   *[other] { $seat } heeft { NUMBER($n) } tegels in ronde { NUMBER($round) }; in elke ronde komt er één bij.
}
wodny_szlak_doubt_start = { $seat }: niet ingevoerd waar de rivieren van de starttegel lopen, dus het is niet bekend wat er stroomt.
wodny_szlak_doubt_no_value = { $seat }, { $works } op { $cell }: niet ingevoerd wat die oplevert of nodig heeft.
wodny_szlak_doubt_load_side = { $seat }: voor { $cell } is niet ingevoerd aan welke kant van de brug de lading ligt, dus die gaat nergens heen.
wodny_szlak_doubt_unsupplied_sacks = { $n ->
    [0] { $seat }: { $building } is als bevoorraad ingevoerd, maar er is geen zak aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
    [one] { $seat }: { $building } is als bevoorraad ingevoerd, maar er is maar { NUMBER($n) } van de { NUMBER($needs) } zakken aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
   *[other] { $seat }: { $building } is als bevoorraad ingevoerd, maar er zijn maar { NUMBER($n) } van de { NUMBER($needs) } zakken aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
}
wodny_szlak_doubt_unsupplied_axes = { $n ->
    [0] { $seat }: { $building } is als bevoorraad ingevoerd, maar er is geen bijl aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
    [one] { $seat }: { $building } is als bevoorraad ingevoerd, maar er is maar { NUMBER($n) } van de { NUMBER($needs) } bijlen aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
   *[other] { $seat }: { $building } is als bevoorraad ingevoerd, maar er zijn maar { NUMBER($n) } van de { NUMBER($needs) } bijlen aangekomen. Klopt dat, voer de punten dan nog eens in naast de ladingen.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } telt niet tot ingevoerd is wat er nodig is en wat er aankwam.
wodny_szlak_doubt_buildings = { $n ->
    [one] { $seat } heeft { NUMBER($n) } gebouw; tegels: { NUMBER($most) }.
   *[other] { $seat } heeft { NUMBER($n) } gebouwen; tegels: { NUMBER($most) }.
}
wodny_szlak_doubt_route_one = { $seat }: een route verbindt twee havens op twee tegels, dus 1 tegel lang kan niet.
wodny_szlak_doubt_route = { $n ->
    [one] { $seat }: een route van { NUMBER($n) } tegel is langer dan alle tegels samen: { NUMBER($most) }, de starttegel meegeteld.
   *[other] { $seat }: een route van { NUMBER($n) } tegels is langer dan alle tegels samen: { NUMBER($most) }, de starttegel meegeteld.
}
wodny_szlak_doubt_route_bridges = { $buildings ->
    [one] { $seat }: een route van { NUMBER($n) } tegels laat te weinig over voor { NUMBER($buildings) } molen of zagerij, met een brug die de route stopt: met de starttegel zijn er { NUMBER($most) }. Alleen een tegel met twee gescheiden stromen kan allebei zijn.
   *[other] { $seat }: een route van { NUMBER($n) } tegels laat te weinig over voor { NUMBER($buildings) } molens en zagerijen, met bruggen die de route stoppen: met de starttegel zijn er { NUMBER($most) }. Alleen een tegel met twee gescheiden stromen kan allebei zijn.
}
wodny_szlak_doubt_fours = { $n ->
    [one] { $seat }: { NUMBER($n) } weide van vier is niet mogelijk met { NUMBER($tiles) } tegels en de starttegel; hoogstens { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } weiden van vier zijn niet mogelijk met { NUMBER($tiles) } tegels en de starttegel; hoogstens { NUMBER($most) }.
}
wodny_szlak_doubt_meadows = { $n ->
    [one] { $seat }: { NUMBER($n) } weide is niet mogelijk met { NUMBER($tiles) } tegels en de starttegel; hoogstens { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } weiden zijn niet mogelijk met { NUMBER($tiles) } tegels en de starttegel; hoogstens { NUMBER($most) }.
}
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Er liggen tegels met een schaap op tafel, maar die blijven met { NUMBER($players) } speler in de doos.
   *[other] Er liggen tegels met een schaap op tafel, maar die blijven met { NUMBER($players) } spelers in de doos.
}
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Er liggen tegels met een koe op tafel, maar die blijven met { NUMBER($players) } speler in de doos.
   *[other] Er liggen tegels met een koe op tafel, maar die blijven met { NUMBER($players) } spelers in de doos.
}
wodny_szlak_doubt_plain = Tegels zonder schaap of koe op tafel: { NUMBER($n) }; in de doos zitten er { NUMBER($most) }. Misschien zijn er dieren niet ingevoerd.
wodny_szlak_doubt_herd_sheep = Tegels met een schaap op tafel: { NUMBER($n) }; in de doos zitten er { NUMBER($most) }.
wodny_szlak_doubt_herd_cow = Tegels met een koe op tafel: { NUMBER($n) }; in de doos zitten er { NUMBER($most) }.
wodny_szlak_doubt_stock = Gelegde tegels: { NUMBER($n) }; in dit spel zijn er { NUMBER($most) }.
wodny_szlak_doubt_sawmill = Een zagerij is ingevoerd met waarde { NUMBER($sawmill) } en een molen met waarde { NUMBER($mill) }; zagerijen zijn meer waard.
wodny_szlak_doubt_ratings = De resultatentabel gaat van { NUMBER($least) } punten in rij { NUMBER($one) } naar { NUMBER($next) } in rij { NUMBER($row) }: niet op volgorde.
wodny_szlak_differs_mills = { $seat }: punten van bevoorrade molens: ingevoerd { $told }, volgens de rivier { $found }.
wodny_szlak_differs_sawmills = { $seat }: punten van bevoorrade zagerijen: ingevoerd { $told }, volgens de rivier { $found }.
wodny_szlak_differs_route = { $seat }: havenroute: ingevoerd { NUMBER($told) }, volgens de rivier { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }: weiden van drie: ingevoerd { NUMBER($told) }, volgens de rivier { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }: weiden van vier: ingevoerd { NUMBER($told) }, volgens de rivier { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Telt een lading op elke arm waar de rivier zich splitst?
wodny_szlak_option_forks_source = De spelregels zeggen er niets over. Standaard: ja, want er staat alleen dat een lading stroomopwaarts van het gebouw moet liggen.
wodny_szlak_option_forks_yes = De lading telt voor het eerste gebouw op elke arm.
wodny_szlak_option_forks_no = De lading komt niet verder dan waar de rivier zich splitst.
wodny_szlak_option_tributaries = Mag een havenroute van de ene zijrivier naar de andere lopen?
wodny_szlak_option_tributaries_source = Volgens de spelregels maakt de stroomrichting voor routes niet uit. Standaard: ja.
wodny_szlak_option_tributaries_yes = De route mag op de starttegel keren.
wodny_szlak_option_tributaries_no = Op de starttegel gebruikt een route de hoofdrivier en één zijrivier.
wodny_szlak_option_bridge = Mag een route eindigen in een haven naast een brug?
wodny_szlak_option_bridge_source = De spelregels staan geen molen of zagerij op de route toe en tellen de tegels aan de uiteinden mee. Standaard: nee.
wodny_szlak_option_bridge_yes = Een haven telt als uiteinde, ook als er een brug over het eigen water gaat.
wodny_szlak_option_bridge_no = Een tegel met een brug over het water ligt op geen enkele route.
wodny_szlak_option_rounds = Rondes bijhouden?
wodny_szlak_option_rounds_source = Een hulp, geen regel. Standaard: nee.
wodny_szlak_option_rounds_yes = De app telt de 13 rondes en zegt wie nog geen tegel gelegd heeft.
wodny_szlak_option_rounds_no = Alleen uitslagen worden ingevoerd.

## Set-up

wodny_szlak_setup_section_tiles = Tegels
wodny_szlak_setup_section_start = Starttegels en hulpkaarten
wodny_szlak_setup_plain = De { NUMBER($n) } tegels zonder schaap of koe doen mee.
wodny_szlak_setup_rabbits = Goed kijken: een konijn is geen schaap en geen koe.
wodny_szlak_setup_sheep = De { NUMBER($n) } tegels met een schaap komen erbij.
wodny_szlak_setup_no_sheep = De { NUMBER($n) } tegels met een schaap blijven in hun vak.
wodny_szlak_setup_cows = De { NUMBER($n) } tegels met een koe komen erbij.
wodny_szlak_setup_no_cows = De { NUMBER($n) } tegels met een koe blijven in hun vak.
wodny_szlak_setup_shuffle = De { NUMBER($n) } tegels worden verdekt geschud.
wodny_szlak_setup_six = { NUMBER($n) } willekeurige tegels gaan terug, en mogen bekeken worden: { NUMBER($left) } vormen de voorraadstapel.
wodny_szlak_setup_deal = Iedere speler krijgt { NUMBER($n) } tegels. De andere { NUMBER($stock) } zijn de voorraadstapel in het midden.
wodny_szlak_setup_draw = Er worden { NUMBER($n) } tegels getrokken; er blijven er { NUMBER($stock) } over.
wodny_szlak_setup_start = Iedere speler krijgt een rechthoekige starttegel.
wodny_szlak_setup_start_alone = De speler neemt een rechthoekige starttegel.
wodny_szlak_setup_room = De starttegel ligt vóór de speler met plaats voor { NUMBER($n) } tegels eromheen; de lichte pijlen tonen hoe het water stroomt.
wodny_szlak_setup_aid_alone = De speler neemt een hulpkaart met de punten.
wodny_szlak_setup_aid = Iedere speler krijgt een hulpkaart met de punten.
wodny_szlak_setup_together = Niemand begint: iedereen kiest en legt tegelijk.
wodny_szlak_setup_rounds = Er worden { NUMBER($n) } rondes gespeeld.
wodny_szlak_piece_plain = tegels zonder schaap of koe
wodny_szlak_piece_sheep = tegels met een schaap
wodny_szlak_piece_cow = tegels met een koe
wodny_szlak_piece_start = { $n ->
    [one] starttegel
   *[other] starttegels
}
wodny_szlak_piece_aid = { $n ->
    [one] hulpkaart
   *[other] hulpkaarten
}

## What gives points

wodny_szlak_points_works = Molens en zagerijen
wodny_szlak_points_mill = molen, genoeg zakken
wodny_szlak_points_sawmill = zagerij, genoeg bijlen
wodny_szlak_points_flag = het vlaggetje
wodny_szlak_points_short = te weinig, of aan een dode arm
wodny_szlak_points_route = Langste havenroute
wodny_szlak_points_tile = elke tegel
wodny_szlak_points_start = de starttegel
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } tegel
   *[other] { NUMBER($n) } tegels
}
wodny_szlak_points_meadows = Weiden
wodny_szlak_points_corners = { $n ->
    [one] { NUMBER($n) } hoek
   *[other] { NUMBER($n) } hoeken bijeen
}

## Rules

wodny_szlak_section_setup = Spelvoorbereiding
wodny_szlak_section_play = Spelverloop
wodny_szlak_section_river = Het water
wodny_szlak_section_scoring = Punten
wodny_szlak_section_buildings = Molens en zagerijen
wodny_szlak_section_ports = Havens
wodny_szlak_section_meadows = Weiden
wodny_szlak_section_end = Het einde
wodny_szlak_rule_aim = Waar het om gaat
wodny_szlak_rule_aim_text = Iedere speler legt een rivier van tegels, zodat graan bij molens komt en hout bij zagerijen. Ook havens ver uit elkaar aan hetzelfde water en weiden op de hoeken van tegels geven punten.
wodny_szlak_rule_players = Spelers, leeftijd en speelduur
wodny_szlak_rule_players_text = Voor { NUMBER($least) } tot { NUMBER($most) } spelers vanaf { NUMBER($age) } jaar, { NUMBER($minutes) } minuten.
wodny_szlak_rule_setup_tiles = Koeien, schapen en het aantal spelers
wodny_szlak_rule_setup_tiles_text = Vier spelers gebruiken alle { NUMBER($four) } vierkante tegels. Drie laten de { NUMBER($cows) } met koeien weg: { NUMBER($three) }. Twee laten ook de { NUMBER($sheep) } met schapen weg: { NUMBER($two) }. Eén speler laat die met koeien en nog een paar weg: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Konijnen
wodny_szlak_rule_rabbits_text = De spelregels noemen alleen schapen en koeien. Een konijn zegt niets over het aantal spelers.
wodny_szlak_rule_box = Vakken van de doos
wodny_szlak_rule_box_text = De doos heeft gemarkeerde vakken voor de tegels met koeien en voor die met schapen.
wodny_szlak_rule_setup_deal = Tegels in de hand, en voorraadstapel
wodny_szlak_rule_setup_deal_text = De tegels worden geschud, en iedere speler krijgt er { NUMBER($n) }. De andere vormen verdekt de voorraadstapel in het midden.
wodny_szlak_rule_setup_start = Starttegel en hulpkaart
wodny_szlak_rule_setup_start_text = Iedereen krijgt één rechthoekige starttegel, waarop twee zijrivieren in een hoofdrivier samenkomen, en één hulpkaart met de punten.
wodny_szlak_rule_own_river = Een rivier voor iedere speler
wodny_szlak_rule_own_river_text = Iedereen bouwt een eigen rivier, verder vanaf de eigen starttegel. De gekozen tegel komt bij de eigen rivier.
wodny_szlak_rule_round = Een ronde
wodny_szlak_rule_round_text = De speler kiest een van de { NUMBER($n) } tegels en legt die bij de eigen rivier. De andere { NUMBER($others) } gaan naar links, in elke ronde. Van rechts komen er nieuwe, en van de voorraadstapel trekt de speler er één bij.
wodny_szlak_rule_simultaneous = Geen startspeler: allemaal tegelijk
wodny_szlak_rule_simultaneous_text = De spelregels noemen geen startspeler en geen volgorde. Kiezen, leggen en doorgeven doet dus iedereen in elke ronde tegelijk.
wodny_szlak_rule_placing = Een tegel leggen
wodny_szlak_rule_placing_text = Een tegel moet minstens één eerder gelegde tegel raken, rand aan rand. Over het later verschuiven van tegels staat er niets.
wodny_szlak_rule_edges = Randen die elkaar raken
wodny_szlak_rule_edges_text = Rivier sluit aan op rivier, land op land. Een rand met rivier tegen een rand zonder mag niet.
wodny_szlak_rule_turning = Tegels draaien
wodny_szlak_rule_turning_text = De spelregels zeggen niet of een tegel vóór het leggen gedraaid mag worden. Wij nemen aan van wel, in elke richting.
wodny_szlak_rule_open_ends = Open uiteinden
wodny_szlak_rule_open_ends_text = Van randen die geen andere tegel raken, eisen de spelregels niets. Een rivier mag in het niets eindigen, en dat kost geen punten.
wodny_szlak_rule_no_fit = Geen tegel past
wodny_szlak_rule_no_fit_text = De spelregels zeggen er niets over. Het komt haast niet voor, want een tegel mag aan elke vrije kant van de rivier. Kan een speler geen enkele tegel uit de hand leggen, spreek dan aan tafel af hoe het verdergaat.
wodny_szlak_rule_flow = Welke kant het water op stroomt
wodny_szlak_rule_flow_text = De lichte pijlen op de starttegel tonen het: door beide zijrivieren naar beneden en er door de hoofdrivier uit. Op tegels die er door water mee verbonden zijn, stroomt het verder zoals ze aansluiten.
wodny_szlak_rule_bridge_water = Water onder een brug
wodny_szlak_rule_bridge_water_text = Volgens de spelregels worden daar alleen boten en vlotten tegengehouden. Wij nemen aan dat het water doorloopt: voorbij een brug is het nog met de starttegel verbonden, en geen dode arm.
wodny_szlak_rule_oxbow = Dode arm
wodny_szlak_rule_oxbow_text = Water dat niet met de starttegel verbonden is, heeft geen richting. Het mag later aangesloten worden. Wat aan het eind niet verbonden is, is een dode arm: molens en zagerijen daar geven niets, havens en weiden tellen.
wodny_szlak_rule_ring = Geen kringen
wodny_szlak_rule_ring_text = Een rivier mag niet in een kring lopen. Tegels mogen wel om een gat liggen waarin een kring zich zou sluiten, maar dan kan er in dat gat geen tegel meer komen.
wodny_szlak_rule_ring_anywhere = Kringen van stilstaand water
wodny_szlak_rule_ring_anywhere_text = De spelregels noemen geen uitzondering. Dus staan wij geen enkele gesloten kring van water toe, ook niet op een dode arm of door beide zijrivieren.
wodny_szlak_rule_scoring = Puntentelling: wat punten geeft
wodny_szlak_rule_scoring_text = Geteld wordt één keer, als de laatste tegels liggen: een molen of zagerij met genoeg lading geeft het getal op het vlaggetje; de eigen langste havenroute { NUMBER($route) } punten per tegel; een weide van drie hoeken { NUMBER($three) }, van vier { NUMBER($four) }. Verder niets, en niets kost punten.
wodny_szlak_rule_mill = Molen
wodny_szlak_rule_mill_text = Het vlaggetje toont de punten van een molen, het getal links ervan hoeveel zakken nodig zijn. Zakken stroomopwaarts drijven ernaartoe. Komen er genoeg aan, dan geeft de molen één keer zijn punten; bij te weinig geeft hij niets, en zakken te veel leveren niets extra’s op.
wodny_szlak_rule_sawmill = Zagerij
wodny_szlak_rule_sawmill_text = Zagerijen werken als molens, met hout in plaats van graan: het teken voor hout is een bijl. Ze zijn meer waard dan molens, en bijlen en zagerijen zijn zeldzamer.
wodny_szlak_rule_bridge = Bruggen houden ladingen tegen
wodny_szlak_rule_bridge_text = Elke molen en elke zagerij heeft een brug waar boten noch vlotten onderdoor kunnen. Een lading komt dus niet verder dan het eerste gebouw stroomafwaarts, ook als dat van de andere soort is.
wodny_szlak_rule_load_side = Een lading en een brug op één tegel
wodny_szlak_rule_load_side_text = Het plaatje toont aan welke kant van de brug de lading ligt. Ligt die stroomopwaarts van de brug, dan bereikt de lading dat gebouw; ligt die stroomafwaarts, dan drijft de lading verder.
wodny_szlak_rule_fork = Waar de rivier zich splitst
wodny_szlak_rule_fork_text = De spelregels zeggen niet wat er met een lading gebeurt waar het water zich voorbij de starttegel splitst. Bij ons telt die voor het eerste gebouw op elke arm.
wodny_szlak_rule_route = Havenroute
wodny_szlak_rule_route_text = Alleen de langste weg over water tussen twee eigen havens telt. Er mag geen brug op liggen, dus geen molen of zagerij. Welke kant het water op stroomt, maakt niet uit, en havens aan dode armen tellen ook.
wodny_szlak_rule_route_count = De route tellen
wodny_szlak_rule_route_count_text = { $n ->
    [one] Elke tegel van de route geeft { NUMBER($n) } punt, ook die met de twee havens: vijf tegels { NUMBER($five) }. De starttegel telt als één tegel.
   *[other] Elke tegel van de route geeft { NUMBER($n) } punten, ook die met de twee havens: vijf tegels { NUMBER($five) }. De starttegel telt als één tegel.
}
wodny_szlak_rule_two_ports = Twee havens op dezelfde tegel
wodny_szlak_rule_two_ports_text = De spelregels spreken van de tegels aan beide uiteinden. Een route verbindt dus havens op twee tegels; twee op dezelfde tegel vormen er geen.
wodny_szlak_rule_port_bridge = Een haven naast een brug
wodny_szlak_rule_port_bridge_text = De spelregels staan geen brug op de route toe en tellen de tegels aan de uiteinden mee. Een haven met een brug over het eigen water is dus geen uiteinde van een route.
wodny_szlak_rule_tributaries = Van de ene zijrivier naar de andere
wodny_szlak_rule_tributaries_text = De spelregels zeggen er niets over. Omdat de stroomrichting niet uitmaakt, mag een route de ene zijrivier af en de andere op, over de starttegel.
wodny_szlak_rule_meadow = Weide
wodny_szlak_rule_meadow_text = Hoeken van tegels tonen stukjes weide. Waar er drie samenkomen, geven ze { NUMBER($three) } punten, waar er vier samenkomen { NUMBER($four) }. Twee geven niets. Rivieren en dode armen maken niet uit.
wodny_szlak_rule_start_meadow = Weiden bij de starttegel
wodny_szlak_rule_start_meadow_text = De spelregels zeggen het niet. Wij tellen de vier hoeken ervan als die van elke tegel; het midden van de lange kant is geen hoek.
wodny_szlak_rule_end = Rondes, en het einde
wodny_szlak_rule_end_text = { $rounds ->
    [one] Na { NUMBER($rounds) } ronde, als de voorraadstapel leeg is. De { NUMBER($n) } tegels die nog in de hand zijn, worden niet gelegd.
   *[other] Na { NUMBER($rounds) } rondes, als de voorraadstapel leeg is. De { NUMBER($n) } tegels die nog in de hand zijn, worden niet gelegd.
}
wodny_szlak_rule_winner = Wie wint
wodny_szlak_rule_winner_text = Volgens de spelregels worden de punten geteld; meer staat er niet. Wie de meeste punten heeft, wint; wie gelijk staat, deelt de plaats.
wodny_szlak_rule_solo = Alleen (solo)
wodny_szlak_rule_solo_text = De tegels met koeien gaan eruit, en nog { NUMBER($aside) } willekeurige, die bekeken mogen worden; { NUMBER($tiles) } vormen de voorraadstapel. In { NUMBER($rounds) } rondes trekt de speler er { NUMBER($hand) }, legt er één en legt er twee weg. Vergelijk de punten met de tabel in de spelregels.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: doel, waar gaat het over, idee, overzicht, uitleg, bedoeling, waar draait het om, wat moet je doen in dit spel
    player-count: met hoeveel kun je spelen, hoeveel personen, hoe oud, leeftijd, kinderen, speelduur, hoe lang duurt het, minuten, vijf personen, maximum, hoe lang duurt een potje, met hoeveel man
    setup-tiles: welke tegels gaan eruit met 2 spelers, koeien, schapen, dieren, hoeveel tegels met twee spelers, met 3 spelers, met drie, eruit halen, weglaten, verwijderen, blijven in de doos, alle zestig, met z’n vieren, voorbereiden, opzetten, wat halen we eruit, doen de koeien mee, doen de schapen mee, wat gebruik je niet met twee
    rabbits: konijn, konijntje, haas, schaap of konijn, welk dier is dat, tegels met konijnen, telt een konijn als schaap, wat betekent het konijn
    box-compartments: waar in de doos, waar horen de diertegels, vakje, inleg, insert, opbergen, sorteren, opruimen, hoe ruim je op, welk vakje in de doos
    setup-deal: hoeveel tegels krijg ik, hoeveel in de hand, handlimiet, delen, schudden, trekstapel, voorraad, stapel in het midden, verdekt, met hoeveel tegels begin je, kaartjes
    setup-start: lange dubbele tegel, grote tegel, rechthoek, begintegel, zijrivieren, spiekbriefje, spelershulp, overzichtskaart, scorekaart, hulpkaart, kaart met punten, wat krijgt iedereen aan het begin, dubbele starttegel, kaartje
    own-river: dezelfde rivier, bouwt iedereen, bij mijn tegenstander leggen, rivier van een ander, gezamenlijk bord, mijn eigen, rivier van de buur, anderen blokkeren, samen landschap, dwarszitten, heeft iedereen een eigen rivier, bouwen
    round: de andere twee, welke kant geven we door, naar links of rechts doorgeven, halverwege van richting wisselen, draften, doorgeven, wat doe ik, nieuwe trekken, tegel houden, alle drie houden, kiezen voor of na het doorgeven, tegels ruilen, elke beurt, moet ik er een leggen, hoe gaat een ronde, aan wie doorgeven, wat doe je met de andere tegels, overige tegels doorgeven, hoe gaat een beurt, wat doe ik in mijn beurt, geef, rest
    simultaneous: wie begint, startspeler, eerste speler, wie mag eerst, volgorde, om de beurt, allemaal tegelijk, samen, op anderen wachten, jongste, niemand begint, geheim, spelen we allemaal tegelijk, gaat het om de beurt, wie gaat eerst, iedereen tegelijk, speelt tegelijk
    placing: waar mag ik hem leggen, leggen, neerleggen, aansluiten, moet mijn nieuwe tegel aan de rivier, aangrenzend, aan de starttegel, ernaast, schuin, diagonaal, alleen hoeken raken, raken, tegel later verplaatsen, terugnemen, verschuiven, waar mag een tegel komen, tegel aanleggen
    edges: past alles, moet alles aansluiten, water naast gras, rivier tegen land, passen, kant zonder rivier, twee landkanten, rivier aan rivier, groen naast blauw, zijden, grenzen, moeten de randen kloppen, water tegen gras, land tegen land
    turning: omdraaien, draaien, roteren, ondersteboven, richting van de tegel, starttegel draaien, welke kant boven, kwartslag, kaartje
    open-ends: open einden, min voor onaf, rivier afsluiten, onaf, moet de rivier af zijn, doodlopend, los eind, loopt in het niets, water mag aan de tafelrand eindigen, moet je de rivier afmaken, rivier loopt dood, rivier stopt zomaar, mogen er open stukken blijven, ophouden, dicht, rivier dicht, aan alle kanten dicht, dicht maken
    no-tile-fits: vast, geen van mijn tegels past, kan niet leggen, geen geldige zet, onmogelijk, overslaan, passen, moet ik er een leggen, in plaats daarvan weggooien, nutteloze tegels, niks past, geen enkele tegel past, kan nergens leggen, kwijt
    flow: stroomrichting, stroomopwaarts of stroomafwaarts, hoe zie ik het, pijlen, stroom, rivier af, wat is naar beneden, waar komt het vandaan, stromen in elkaar, waar stroomt het heen
    bridge-water: wordt het door een brug afgesneden, water onder een brug, achter een brug, voorbij de brug nog rivier, breekt een brug de rivier, stroomt het water door onder de brug, telt de rivier na een brug nog
    oxbow: niet verbonden met de rest, los stuk rivier, apart stuk, geïsoleerd, later aansluiten, dood water, stilstaand water, meer, vijver, hoefijzermeer, oude rivierarm, niet aangesloten, afgesneden, waar is het goed voor, rivier niet verbonden, los water, zit niet vast aan de starttegel, nergens
    ring: lus, cirkel, rondje, kring, gesloten, gat in het midden, gaten laten, gat vullen, lege plek, omringd, mag de rivier een cirkel vormen, rivier terug in zichzelf
    ring-anywhere: lus op een losse rivier, lus door beide zijrivieren, elke gesloten kring, rondje op een los stuk, rondje langs de starttegel
    scoring: hoeveel punten voor alles, puntenoverzicht, tellen tijdens of na het spel, wat telt aan het eind, eindtelling, hoe tellen we, minpunten, negatief, bonus, straf, wanneer tellen, waarde, optellen, wat geeft punten, waar krijg je punten voor, hoe tel je de punten, wat levert wat op
    mill: zak, zakken, graan, meel, tarwe, windmolen, getal op de vlag, hoeveel zakken nodig, één te weinig, halve punten, gedeeltelijk, meer dan nodig, over, extra, te veel, beide kanten of alleen van boven, stroomafwaarts van de molen, niet genoeg aangekomen, waar komen zakken vandaan, te veel zakken, punten voor een molen, hoe werkt een molen
    sawmill: hout, bijl, bijlen meer waard, beter dan een molen, houtzagerij, zaagmolen, stammen, planken, zeldzaam, punten voor een zagerij
    bridge: zagerij tussen mijn zak en de molen, langs een zagerij drijven, één zak voor twee molens, lading delen, allebei bedienen, zakken door naar de volgende molen, wat houdt boten tegen, stopt hout bij een molen, onder bruggen, onder een brug door, vlot, geblokkeerd, gebouw voorbij, tweede molen, verder, twee keer gebruikt, houdt een brug boten tegen, mag een boot onder de brug, komt een zak langs een molen, bootjes
    load-side: zak op dezelfde tegel als de molen, lading naast de brug, voor of achter de brug, zak op de brugtegel, symbool ernaast, welke kant, hindernis, obstakel, zak en molen op één tegel, aan welke kant van de brug ligt de zak
    fork: rivier splitst, splitsing, vertakking, verdelen, delta, vork, welke kant gaat de lading op, krijgen beide armen de zak, kruising, rivier gaat twee kanten op, waar gaat de zak heen bij een splitsing
    route: havens, schepen, boottocht, tellen twee routes, tweede route, elk paar havens, langste, molen tussen twee havens, met de stroom mee, stroomopwaarts, tegen de stroom, maar één haven, dood water iets waard, bruggen onderweg, scheepvaart, molen op de route, route door een dode arm, tellen alle routes, alleen de langste route, hoe werken havens, mag er een brug in de route, maar 1 haven
    route-count: tel ik de haventegels mee, tegels met haven, punten per tegel, twee punten, punten langste weg, starttegel is twee tegels lang, starttegel dubbel geteld, tellen de uiteinden mee, hoe lang is de route, lengte, dubbel tellen, waarde van de route, beide uiteinden, starttegel 1 of 2, telt de starttegel als
    two-ports: twee havens op één tegel, zelfde tegel, beide havens samen, telt een tegel met twee havens
    port-bridge: haven naast een molen, haven met een molen op de tegel, haven op een tegel met brug, eindigen bij een zagerij, haven bij een brug, telt een haven met een brug ernaast
    tributary-route: van de ene zijrivier naar de andere, de ene arm op en de andere af, boottocht, beide zijrivieren, door de starttegel, van arm wisselen, mag de route via de starttegel terug omhoog, route over beide zijrivieren
    meadow: wei, weiland, gras, groen, veld, grasland, hoeveel, vier hoeken samen, maar twee hoeken, drie hoeken, over meer tegels, gat, bloemen, waar hoeken samenkomen, hoe werken de weides, groene hoekjes, hoekjes gras, punten, stukjes, punten voor een weiland, hoeveel weiland
    start-tile-meadow: hoeken van de starttegel, gras op de lange tegel, hoek van de dubbele tegel, tellen de hoekjes van de starttegel mee
    end: afgelopen, wanneer eindigt het spel, hoeveel rondes spelen we, wanneer stopt het, einde, laatste ronde, tegels over in de hand, laatste tegels, ongebruikte tegels, voorraad op, stapel leeg, geen tegels meer, dertien, lengte van het spel, hoe lang spelen we door, wanneer is het klaar
    winner: we hebben evenveel punten, gelijke stand, gelijkspel, gelijk, zelfde score, hoe win ik, wint, tiebreaker, meeste punten, tweede plaats, wie wint er, wie wint bij gelijkspel
    solo: hoe speel ik in m’n eentje, alleen spelen, solo, één speler, goede score, welke zes gaan eruit, soloscore, beoordeling, resultatentabel, in mijn eentje, kun je het alleen spelen, solo spelen
