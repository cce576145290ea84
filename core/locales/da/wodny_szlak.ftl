# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Alle lægger en flod: Sække og økser flyder ned til møller og savværker, og havne og enge tæller.

## Words

wodny_szlak_north = nord
wodny_szlak_east = øst
wodny_szlak_south = syd
wodny_szlak_west = vest
wodny_szlak_north_east = nordøst
wodny_szlak_south_east = sydøst
wodny_szlak_south_west = sydvest
wodny_szlak_north_west = nordvest
wodny_szlak_edge_of = { $cell } { $side }
wodny_szlak_mill = mølle
wodny_szlak_sawmill = savværk
wodny_szlak_mill_number = Mølle { NUMBER($n) }
wodny_szlak_sawmill_number = Savværk { NUMBER($n) }
wodny_szlak_points_of = { $building }, point
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building } (evt.)
wodny_szlak_points_unsupplied = { $building } (ikke forsynet), point
wodny_szlak_bare_bridge = kun bro
wodny_szlak_port = havn
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } sæk
   *[other] { NUMBER($n) } sække
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } økse
   *[other] { NUMBER($n) } økser
}
wodny_szlak_points = { NUMBER($points) } point
wodny_szlak_plain = uden får og køer
wodny_szlak_sheep = får
wodny_szlak_cow = ko
wodny_szlak_start_tile = startbrik
wodny_szlak_works_full = { $works }, flag { NUMBER($points) }, kræver { $loads }
wodny_szlak_works_points = { $works }, flag { NUMBER($points) }
wodny_szlak_works_needs = { $works }, kræver { $loads }
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = flod { $sides }
wodny_szlak_river_end = flodende { $sides }
wodny_szlak_no_river = ingen flod
wodny_szlak_two_rivers = { $one }; adskilt: { $other }
wodny_szlak_thing_on = { $thing } ({ $channel })
wodny_szlak_meadow_corners = eng { $corners }
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = ø
wodny_szlak_letter_south = s
wodny_szlak_letter_west = v

## The sheet

wodny_szlak_open = Resultat
wodny_szlak_open_river = { $most ->
    [one] { NUMBER($n) } af { NUMBER($most) } brik
   *[other] { NUMBER($n) } af { NUMBER($most) } brikker
}
wodny_szlak_open_spoken = Åbn det, { $seat } har
wodny_szlak_way = Indtast
wodny_szlak_way_result = resultatet
wodny_szlak_way_buildings = med ladninger
wodny_szlak_way_river = floden
wodny_szlak_route_label = Havnerute
wodny_szlak_threes_label = Enge med 3
wodny_szlak_fours_label = Enge med 4
wodny_szlak_needs_sacks = { $building } kræver sække
wodny_szlak_needs_axes = { $building } kræver økser
wodny_szlak_arrived_sacks = { $building } fik sække
wodny_szlak_arrived_axes = { $building } fik økser
wodny_szlak_river_label = { $most ->
    [one] Flod, { NUMBER($n) } af { NUMBER($most) } brik
   *[other] Flod, { NUMBER($n) } af { NUMBER($most) } brikker
}
wodny_szlak_route = Længste havnerute
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: frit
wodny_szlak_spoken_start = startbrik, bifloder { $one } og { $other }, udløb { $outlet }
wodny_szlak_start_unsaid = startbrik, dens floder er ikke beskrevet endnu
wodny_szlak_spoken_tributary = { $edge }: biflod
wodny_szlak_spoken_outlet = { $edge }: hovedflod
wodny_szlak_spoken_dry = { $edge }: ingen flod
wodny_szlak_spoken_meadow = hjørne { $corner }: eng
wodny_szlak_spoken_no_meadow = hjørne { $corner }: ingen eng
wodny_szlak_start_known = Den huskede
wodny_szlak_start_label = ind { $one } og { $other }, ud { $outlet }
wodny_szlak_start_turned = Ligger
wodny_szlak_start_one = Tryk på kanten, hvor en biflod kommer ind
wodny_szlak_start_other = Tryk på den anden biflods kant
wodny_szlak_start_outlet = Tryk på kanten, hvor hovedfloden løber ud
wodny_szlak_start_tile_label = Startbrik
wodny_szlak_turn_none = på tværs
wodny_szlak_turn_quarter = på langs
wodny_szlak_turn_half = på tværs, en halv omgang
wodny_szlak_turn_three = på langs, en halv omgang
wodny_szlak_tile_at = Brik på { $cell }
wodny_szlak_new_tile_at = Ny brik på { $cell }
wodny_szlak_known = Husket
wodny_szlak_shape = Floden løber
wodny_szlak_thing = Hvad der er på den
wodny_szlak_more = Mere om den
wodny_szlak_all_shapes = Alle former
wodny_szlak_turned = Drejet
wodny_szlak_works_points_label = Point
wodny_szlak_works_needs_label = Kræver
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Ved broen, { $side }
wodny_szlak_sacks_label = Sække
wodny_szlak_axes_label = Økser
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Havn
wodny_szlak_meadows_label = Enghjørner
wodny_szlak_herd = Dyr
wodny_szlak_move = Flyt
wodny_szlak_remove = Tag væk
wodny_szlak_clear = Tag flodens brikker væk
wodny_szlak_placed = Har lagt
wodny_szlak_round_over = Runde { NUMBER($round) } er slut
wodny_szlak_ratings = Resultattabel
wodny_szlak_ratings_use = Brug den huskede tabel
wodny_szlak_rating_least = Række { NUMBER($row) }, fra point
wodny_szlak_rating_title = hedder
wodny_szlak_prompt_result = { $seat }: Indtast point for hver mølle og hvert savværk, der er forsynet, så havneruten og engene. 0 point fjerner en bygning.
wodny_szlak_prompt_buildings = { $seat }: Angiv for hver mølle og hvert savværk, hvad der kræves, og hvad der når frem, så havneruten og engene.
wodny_szlak_prompt_river = { $seat }: Tryk på et frit felt ved floden for at lægge en brik der, eller på en brik for at ændre den.
wodny_szlak_prompt_start = Tryk på de kanter af startbrikken, der har flod: begge bifloder, så hovedfloden. Pilene viser, hvilken vej vandet løber.
wodny_szlak_prompt_start_known = Vælg, hvordan den huskede startbrik ligger, eller beskriv en anden.
wodny_szlak_prompt_new = Hvordan løber floden på brikken til { $cell }?
wodny_szlak_prompt_bare = Hvilken brik er det på { $cell }: en husket, eller hvad er der på den? Eller tryk på det næste frie felt.
wodny_szlak_prompt_tile = Hvad er der på brikken på { $cell }? Eller tryk på det næste frie felt.
wodny_szlak_prompt_move = Tryk på det frie felt, hvor brikken fra { $cell } skal hen.
wodny_szlak_prompt_round = { $stock ->
    [one] Runde { NUMBER($round) } af 13, { NUMBER($stock) } brik tilbage i bunken. Mangler at lægge: { $waiting }.
   *[other] Runde { NUMBER($round) } af 13, { NUMBER($stock) } brikker tilbage i bunken. Mangler at lægge: { $waiting }.
}
wodny_szlak_prompt_pass = Runde { NUMBER($round) } af 13: Alle giver to brikker videre til venstre og trækker en.
wodny_szlak_prompt_alone = { $stock ->
    [one] Runde { NUMBER($round) } af 13, { NUMBER($stock) } brik tilbage i bunken. Læg en brik til floden og de to andre væk.
   *[other] Runde { NUMBER($round) } af 13, { NUMBER($stock) } brikker tilbage i bunken. Læg en brik til floden og de to andre væk.
}
wodny_szlak_prompt_draw_alone = Runde { NUMBER($round) } af 13: Læg de to andre væk, og træk tre.
wodny_szlak_prompt_last = Den sidste runde er spillet; brikkerne på hånden bruges ikke.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $most ->
    [one] { $seat }: Floden har { NUMBER($n) } af { NUMBER($most) } brik.
   *[other] { $seat }: Floden har { NUMBER($n) } af { NUMBER($most) } brikker.
}
wodny_szlak_unfinished_start = { $seat }: Startbrikken er ikke beskrevet.
wodny_szlak_unfinished_buildings = { $n ->
    [one] { $seat }: Point eller krav for { NUMBER($n) } bygning er ikke indtastet.
   *[other] { $seat }: Point eller krav for { NUMBER($n) } bygninger er ikke indtastet.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = Ikke indtastet for { $seat }: { $missing }.
wodny_szlak_unfinished_nothing = Der er intet indtastet for { $seat }.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } brik af 60: uden får og køer { NUMBER($plain) }, får { NUMBER($sheep) }, ko { NUMBER($cow) }
   *[other] { NUMBER($n) } brikker af 60: uden får og køer { NUMBER($plain) }, får { NUMBER($sheep) }, ko { NUMBER($cow) }
}
wodny_szlak_box_starts = Startbrikker
wodny_szlak_box_row = Række { NUMBER($row) }
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } brik af { NUMBER($most) } lagt
   *[other] { NUMBER($n) } brikker af { NUMBER($most) } lagt
}
wodny_szlak_remark_told = Det oplyste tæller, indtil den første brik ligger her; derefter tæller floden.
wodny_szlak_remark_river_counts = Floden tæller, så længe der ligger brikker ({ NUMBER($n) } af { NUMBER($most) }); det, der oplyses her, sammenlignes kun med den.
wodny_szlak_remark_sacks = { $n ->
    [one] En sæk mere opstrøms for { $cell } er { NUMBER($points) } point værd.
   *[other] { NUMBER($n) } sække mere opstrøms for { $cell } er { NUMBER($points) } point værd.
}
wodny_szlak_remark_axes = { $n ->
    [one] En økse mere opstrøms for { $cell } er { NUMBER($points) } point værd.
   *[other] { NUMBER($n) } økser mere opstrøms for { $cell } er { NUMBER($points) } point værd.
}

## The score

wodny_szlak_line_mills = Møller
wodny_szlak_line_sawmills = Savværker
wodny_szlak_line_ports = Havnerute
wodny_szlak_line_meadows = Enge
wodny_szlak_works_on = { $works } på { $cell }
wodny_szlak_why_sacks = { $needs ->
    [one] { $building }: { NUMBER($n) } af { NUMBER($needs) } sæk når frem
   *[other] { $building }: { NUMBER($n) } af { NUMBER($needs) } sække når frem
}
wodny_szlak_why_axes = { $needs ->
    [one] { $building }: { NUMBER($n) } af { NUMBER($needs) } økse når frem
   *[other] { $building }: { NUMBER($n) } af { NUMBER($needs) } økser når frem
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: kræver { NUMBER($needs) } sæk, { NUMBER($n) } når frem
   *[other] { $building }: kræver { NUMBER($needs) } sække, { NUMBER($n) } når frem
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: kræver { NUMBER($needs) } økse, { NUMBER($n) } når frem
   *[other] { $building }: kræver { NUMBER($needs) } økser, { NUMBER($n) } når frem
}
wodny_szlak_why_oxbow = { $works } på { $cell }: ved en død flodarm, hvor intet flyder
wodny_szlak_why_start_unsaid = { $works } på { $cell }: Om floden når hertil, vides først, når startbrikkens floder er beskrevet
wodny_szlak_on_side = { $cell } (vand { $side })
wodny_szlak_why_unsaid = { $works } på { $cell }: point eller krav er ikke indtastet
wodny_szlak_stopped_by_mill = møllens bro på { $cell } stopper { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = savværkets bro på { $cell } stopper { NUMBER($n) }
wodny_szlak_stopped_by_fork = hvor floden deler sig på { $cell }, kommer { NUMBER($n) } ikke videre
wodny_szlak_stopped_by_bridge = broen på { $cell } stopper { NUMBER($n) }
wodny_szlak_why_said = { $building }: forsynet, som oplyst af spillerne
wodny_szlak_why_not_told = { $building }: ikke oplyst, hvad der kræves, og hvad der når frem
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } brik fra { $from } til { $to }, 2 point hver
   *[other] { NUMBER($n) } brikker fra { $from } til { $to }, 2 point hver
}
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } brik, 2 point hver
   *[other] { NUMBER($n) } brikker, 2 point hver
}
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } brik fra { $from } til { $to }, startbrikken som en af dem, 2 point hver
   *[other] { NUMBER($n) } brikker fra { $from } til { $to }, startbrikken som en af dem, 2 point hver
}
wodny_szlak_line_no_route = ingen vej, der tæller, forbinder havne på to brikker
wodny_szlak_line_few_ports = færre end to brikker med havn
wodny_szlak_line_route_open = ikke indtastet
wodny_szlak_line_three = eng med tre: { $cell }, { $corner }
wodny_szlak_line_four = eng med fire: { $cell }, { $corner }
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } eng med tre, 3 point
   *[other] { NUMBER($n) } enge med tre, 3 point hver
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } eng med fire, 6 point
   *[other] { NUMBER($n) } enge med fire, 6 point hver
}
wodny_szlak_rated = Efter jeres tabel: { $title } (fra { NUMBER($least) } point)
wodny_szlak_rated_untitled = Efter jeres tabel: rækken fra { NUMBER($least) } point
wodny_szlak_unrated = Efter jeres tabel: under den laveste række, som er fra { NUMBER($least) } point
wodny_szlak_end = 13 runder er spillet: Spillet er slut. Indtast det, der mangler, og afslut så.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: findes ikke
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, { NUMBER($arrived) } af { NUMBER($needs) } sæk
   *[other] { $points }, { NUMBER($arrived) } af { NUMBER($needs) } sække
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, { NUMBER($arrived) } af { NUMBER($needs) } økse
   *[other] { $points }, { NUMBER($arrived) } af { NUMBER($needs) } økser
}
wodny_szlak_told_route = havnerute på { NUMBER($n) }
wodny_szlak_told_threes = enge med tre: { NUMBER($n) }
wodny_szlak_told_fours = enge med fire: { NUMBER($n) }
wodny_szlak_told_start = startbrik: { $how }
wodny_szlak_told_tile = brik på { $cell }: { $tile }
wodny_szlak_told_turned = brik på { $cell } drejet
wodny_szlak_told_moved = brik flyttet fra { $from } til { $to }
wodny_szlak_told_removed = brik på { $cell } taget væk
wodny_szlak_told_cleared = alle flodens brikker taget væk
wodny_szlak_told_placed = har lagt i runde { NUMBER($round) }
wodny_szlak_told_not_placed = har ikke lagt i runde { NUMBER($round) }
wodny_szlak_told_round = Runde { NUMBER($round) } er slut
wodny_szlak_told_rating = Resultattabel, række { NUMBER($row) }: fra { NUMBER($least) } { $title }
wodny_szlak_told_rating_untitled = Resultattabel, række { NUMBER($row) }: fra { NUMBER($least) } point
wodny_szlak_told_no_rating = Resultattabel, række { NUMBER($row) }: findes ikke
wodny_szlak_told_ratings = Den huskede resultattabel

## Refusals

wodny_szlak_refused_seats = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($came) }: Angiv en for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($came) }: Angiv en for hver.
}
wodny_szlak_unread_field = Felterne hedder A1 til AB28, ikke ”{ $came }”.
wodny_szlak_unread_twice = To bygninger hedder ”{ $name }”: Giv dem forskellige numre.
wodny_szlak_unread_start = Bifloder og udløb er tre forskellige kanter.
wodny_szlak_unread_channel = Et vandløb når mindst én kant: Angiv dets ”sides”.
wodny_szlak_unread_channels = En brik har højst to vandløb, ikke { NUMBER($came) }.
wodny_szlak_unread_edge = To vandløb på en brik deler ingen kant: Forbind dem, eller giv hver sine egne ”sides”.
wodny_szlak_unread_loads = På ét sted ligger der 1 til { NUMBER($most) } sække eller økser.
wodny_szlak_unread_load = En ladning ligger ved en kant, som dens vandløb når: ”at” er en af dets ”sides”.
wodny_szlak_unread_points = Point og krav går fra 1 til { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Der kan være 0 til 13 afsluttede runder, ikke { NUMBER($came) }.
wodny_szlak_refused_on_start = { $seat }: Startbrikken ligger på { $cell }. Vælg et frit felt, eller drej startbrikken.
wodny_szlak_refused_start_lies = { $seat }: Startbrikken ligger på { $cell }. Den beskrives og drejes for sig selv og bliver liggende.
wodny_szlak_refused_taken = { $seat }: { $cell } er optaget, og brikker må ikke overlappe. Vælg et frit felt, eller flyt det, der ligger der.
wodny_szlak_refused_empty = { $seat }: Der ligger ingen brik på { $cell }.
wodny_szlak_refused_start = { $seat }: Startbrikken ville ligge oven på brikken på { $cell }. Flyt den først.
wodny_szlak_refused_ring = { $seat }: Med { $cell } sådan ville vandet løbe i ring, og det er ikke tilladt.
wodny_szlak_refused_ring_of = { $seat }: Vandet løber i ring over { $fields }, og det er ikke tilladt: Udelad en af disse brikker.
wodny_szlak_refused_building = Møller og savværker nummereres fra 1 til { NUMBER($most) }; point og krav går fra 1 til 99.
wodny_szlak_refused_route = { $most ->
    [one] En rute kan højst indtastes med { NUMBER($most) } brik.
   *[other] En rute kan højst indtastes med { NUMBER($most) } brikker.
}
wodny_szlak_refused_meadows = Der kan højst indtastes { NUMBER($most) } enge.
wodny_szlak_refused_round = Runde { NUMBER($current) } er i gang, ikke runde { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } er nævnt to gange blandt dem, der har lagt: En spiller lægger én gang pr. runde.
wodny_szlak_refused_over = Alle 13 runder er slut.
wodny_szlak_refused_rating = { $most ->
    [one] En resultattabel har højst { NUMBER($most) } række med op til 999 point og en titel på op til 60 bogstaver.
   *[other] En resultattabel har højst { NUMBER($most) } rækker, hver med op til 999 point og en titel på op til 60 bogstaver.
}

## Doubts

wodny_szlak_doubt_edge = { $seat }: Floden ved { $water } møder land ved { $land }.
wodny_szlak_doubt_contact = { $seat }: Brikken på { $cell } rører ikke flodens andre brikker, så den tæller ikke.
wodny_szlak_doubt_tiles = { $n ->
    [one] { $seat } har { NUMBER($n) } brik; hver spiller lægger { NUMBER($most) }.
   *[other] { $seat } har { NUMBER($n) } brikker; hver spiller lægger { NUMBER($most) }.
}
wodny_szlak_doubt_few = { $n ->
    [one] { $seat } har { NUMBER($n) } brik efter 13 runder.
   *[other] { $seat } har { NUMBER($n) } brikker efter 13 runder.
}
wodny_szlak_doubt_early = { $n ->
    [one] { $seat } har { NUMBER($n) } brik i runde { NUMBER($round) }; der lægges en i hver.
   *[other] { $seat } har { NUMBER($n) } brikker i runde { NUMBER($round) }; der lægges en i hver.
}
wodny_szlak_doubt_start = { $seat }: Det er ikke angivet, hvor startbrikkens floder løber, så det vides ikke, hvad der flyder.
wodny_szlak_doubt_no_value = { $seat }, { $works } på { $cell }: Point eller krav er ikke indtastet.
wodny_szlak_doubt_load_side = { $seat }: Det er ikke angivet, på hvilken side af broen ladningen på { $cell } ligger, så den kommer ingen vegne.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }: { $building } er indtastet som forsynet, men kun { NUMBER($n) } af { NUMBER($needs) } sæk når frem. Er det rigtigt, så indtast pointene igen ved siden af ladningerne.
   *[other] { $seat }: { $building } er indtastet som forsynet, men kun { NUMBER($n) } af { NUMBER($needs) } sække når frem. Er det rigtigt, så indtast pointene igen ved siden af ladningerne.
}
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }: { $building } er indtastet som forsynet, men kun { NUMBER($n) } af { NUMBER($needs) } økse når frem. Er det rigtigt, så indtast pointene igen ved siden af ladningerne.
   *[other] { $seat }: { $building } er indtastet som forsynet, men kun { NUMBER($n) } af { NUMBER($needs) } økser når frem. Er det rigtigt, så indtast pointene igen ved siden af ladningerne.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } tæller ikke, før det er angivet, hvad der kræves, og hvad der når frem.
wodny_szlak_doubt_buildings = { $n ->
    [one] { $seat } har { NUMBER($n) } bygning på { NUMBER($most) } brikker.
   *[other] { $seat } har { NUMBER($n) } bygninger på { NUMBER($most) } brikker.
}
wodny_szlak_doubt_route_one = { $seat }: En rute forbinder to havne på to brikker, så den er aldrig 1 brik lang.
wodny_szlak_doubt_route = { $n ->
    [one] { $seat }: En rute på { NUMBER($n) } brik er længere end alle { NUMBER($most) } med startbrikken.
   *[other] { $seat }: En rute på { NUMBER($n) } brikker er længere end alle { NUMBER($most) } med startbrikken.
}
wodny_szlak_doubt_route_bridges = { $buildings ->
    [one] { $seat }: En rute på { NUMBER($n) } brikker levner for få til { NUMBER($buildings) } bygning, hvis bro stopper den: Der er { NUMBER($most) } med startbrikken. Kun en brik med to adskilte vandløb kunne være begge dele.
   *[other] { $seat }: En rute på { NUMBER($n) } brikker levner for få til { NUMBER($buildings) } møller og savværker, hvis broer stopper den: Der er { NUMBER($most) } med startbrikken. Kun en brik med to adskilte vandløb kunne være begge dele.
}
wodny_szlak_doubt_fours = { $n ->
    [one] { $seat }: { NUMBER($n) } eng med fire er for mange til { NUMBER($tiles) } brikker og startbrikken; der kan højst være { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } enge med fire er for mange til { NUMBER($tiles) } brikker og startbrikken; der kan højst være { NUMBER($most) }.
}
wodny_szlak_doubt_meadows = { $n ->
    [one] { $seat }: { NUMBER($n) } eng er for mange til { NUMBER($tiles) } brikker og startbrikken; der kan højst være { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } enge er for mange til { NUMBER($tiles) } brikker og startbrikken; der kan højst være { NUMBER($most) }.
}
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Der er brikker med får på bordet, men med { NUMBER($players) } spiller bliver de i æsken.
   *[other] Der er brikker med får på bordet, men med { NUMBER($players) } spillere bliver de i æsken.
}
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Der er brikker med køer på bordet, men med { NUMBER($players) } spiller bliver de i æsken.
   *[other] Der er brikker med køer på bordet, men med { NUMBER($players) } spillere bliver de i æsken.
}
wodny_szlak_doubt_plain = { $n ->
    [one] { NUMBER($n) } brik uden får og køer er på bordet; æsken har { NUMBER($most) }. Måske er nogle dyr ikke indtastet.
   *[other] { NUMBER($n) } brikker uden får og køer er på bordet; æsken har { NUMBER($most) }. Måske er nogle dyr ikke indtastet.
}
wodny_szlak_doubt_herd_sheep = { $n ->
    [one] { NUMBER($n) } brik med får er på bordet; æsken har { NUMBER($most) }.
   *[other] { NUMBER($n) } brikker med får er på bordet; æsken har { NUMBER($most) }.
}
wodny_szlak_doubt_herd_cow = { $n ->
    [one] { NUMBER($n) } brik med køer er på bordet; æsken har { NUMBER($most) }.
   *[other] { NUMBER($n) } brikker med køer er på bordet; æsken har { NUMBER($most) }.
}
wodny_szlak_doubt_stock = { $n ->
    [one] { NUMBER($n) } brik er lagt; der er { NUMBER($most) } i dette spil.
   *[other] { NUMBER($n) } brikker er lagt; der er { NUMBER($most) } i dette spil.
}
wodny_szlak_doubt_sawmill = Et savværk er indtastet til { NUMBER($sawmill) } point og en mølle til { NUMBER($mill) }; savværker er mere værd.
wodny_szlak_doubt_ratings = Resultattabellen går fra { NUMBER($least) } point i række { NUMBER($one) } til { NUMBER($next) } i række { NUMBER($row) }, altså i forkert rækkefølge.
wodny_szlak_differs_mills = { $seat }: Point for forsynede møller blev oplyst som { $told }, floden giver { $found }.
wodny_szlak_differs_sawmills = { $seat }: Point for forsynede savværker blev oplyst som { $told }, floden giver { $found }.
wodny_szlak_differs_route = { $seat }: Havneruten blev oplyst som { NUMBER($told) }, floden giver { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }: Enge med tre blev oplyst som { NUMBER($told) }, floden giver { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }: Enge med fire blev oplyst som { NUMBER($told) }, floden giver { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Tæller en ladning på hver gren, hvor floden deler sig?
wodny_szlak_option_forks_source = Regelbogen nævner det ikke. Standard: ja, da den kun siger, at en ladning skal ligge opstrøms for bygningen.
wodny_szlak_option_forks_yes = Den tæller for den første bygning på hver gren.
wodny_szlak_option_forks_no = Den kommer ikke længere end dertil, hvor floden deler sig.
wodny_szlak_option_tributaries = Må en havnerute løbe fra den ene biflod ind i den anden?
wodny_szlak_option_tributaries_source = Regelbogen siger, at vandets retning er ligegyldig for ruter. Standard: ja.
wodny_szlak_option_tributaries_yes = Ruten må vende ved startbrikken.
wodny_szlak_option_tributaries_no = På startbrikken bruger en rute hovedfloden og én biflod.
wodny_szlak_option_bridge = Må en rute ende i en havn ved en bro?
wodny_szlak_option_bridge_source = Regelbogen tillader ingen mølle og intet savværk på ruten og tæller brikkerne i begge ender med. Standard: nej.
wodny_szlak_option_bridge_yes = En havn tæller som ende, selv om en bro krydser dens eget vand.
wodny_szlak_option_bridge_no = En brik, hvis vand krydses af en bro, er ikke på nogen rute.
wodny_szlak_option_rounds = Hold styr på runder?
wodny_szlak_option_rounds_source = En hjælp, ikke en regel. Standard: nej.
wodny_szlak_option_rounds_yes = Appen tæller de 13 runder og siger, hvem der ikke har lagt endnu.
wodny_szlak_option_rounds_no = Kun resultater indtastes.

## Set-up

wodny_szlak_setup_section_tiles = Brikker
wodny_szlak_setup_section_start = Startbrikker og hjælpekort
wodny_szlak_setup_plain = Tag de { NUMBER($n) } brikker uden får og køer.
wodny_szlak_setup_rabbits = Se godt efter: En kanin er hverken et får eller en ko.
wodny_szlak_setup_sheep = Tilføj de { NUMBER($n) } brikker med får.
wodny_szlak_setup_no_sheep = Lad de { NUMBER($n) } brikker med får blive i deres rum.
wodny_szlak_setup_cows = Tilføj de { NUMBER($n) } brikker med køer.
wodny_szlak_setup_no_cows = Lad de { NUMBER($n) } brikker med køer blive i deres rum.
wodny_szlak_setup_shuffle = Bland de { NUMBER($n) } brikker med billedsiden nedad.
wodny_szlak_setup_six = Læg { NUMBER($n) } tilfældige af dem tilbage (du må gerne se dem); de andre { NUMBER($left) } er bunken.
wodny_szlak_setup_deal = Giv hver spiller { NUMBER($n) } brikker. De andre { NUMBER($stock) } er bunken i midten.
wodny_szlak_setup_draw = Træk { NUMBER($n) } brikker; der er { NUMBER($stock) } tilbage.
wodny_szlak_setup_start = Giv alle en aflang startbrik.
wodny_szlak_setup_start_alone = Tag en aflang startbrik.
wodny_szlak_setup_room = Læg den foran dig med plads til { NUMBER($n) } brikker rundt om; de lyse pile viser, hvordan vandet løber.
wodny_szlak_setup_aid_alone = Tag et hjælpekort med pointene.
wodny_szlak_setup_aid = Giv alle et hjælpekort med pointene.
wodny_szlak_setup_together = Ingen starter: Alle vælger og lægger på samme tid.
wodny_szlak_setup_rounds = { $n ->
    [one] Der spilles { NUMBER($n) } runde.
   *[other] Der spilles { NUMBER($n) } runder.
}
wodny_szlak_piece_plain = brikker uden får og køer
wodny_szlak_piece_sheep = brikker med får
wodny_szlak_piece_cow = brikker med køer
wodny_szlak_piece_start = { $n ->
    [one] startbrik
   *[other] startbrikker
}
wodny_szlak_piece_aid = hjælpekort

## What gives points

wodny_szlak_points_works = Møller og savværker
wodny_szlak_points_mill = mølle, sække nok
wodny_szlak_points_sawmill = savværk, økser nok
wodny_szlak_points_flag = tallet på flaget
wodny_szlak_points_short = for få, eller ved en død flodarm
wodny_szlak_points_route = Længste havnerute
wodny_szlak_points_tile = hver brik
wodny_szlak_points_start = startbrikken
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } brik
   *[other] { NUMBER($n) } brikker
}
wodny_szlak_points_meadows = Enge
wodny_szlak_points_corners = { $n ->
    [one] { NUMBER($n) } hjørne mødes
   *[other] { NUMBER($n) } hjørner mødes
}

## Rules

wodny_szlak_section_setup = Opsætning
wodny_szlak_section_play = Spillets gang
wodny_szlak_section_river = Vandet
wodny_szlak_section_scoring = Point
wodny_szlak_section_buildings = Møller og savværker
wodny_szlak_section_ports = Havne
wodny_szlak_section_meadows = Enge
wodny_szlak_section_end = Slutningen
wodny_szlak_rule_aim = Hvad det går ud på
wodny_szlak_rule_aim_text = Spillerne lægger en flod af brikker, så korn når frem til møller og tømmer til savværker. Havne langt fra hinanden på det samme vand og enge i brikkernes hjørner giver også point.
wodny_szlak_rule_players = Spillere, alder og tid
wodny_szlak_rule_players_text = { $minutes ->
    [one] For { NUMBER($least) } til { NUMBER($most) } spillere fra { NUMBER($age) } år, { NUMBER($minutes) } minut.
   *[other] For { NUMBER($least) } til { NUMBER($most) } spillere fra { NUMBER($age) } år, { NUMBER($minutes) } minutter.
}
wodny_szlak_rule_setup_tiles = Køer, får og antallet af spillere
wodny_szlak_rule_setup_tiles_text = Fire spillere bruger alle { NUMBER($four) } kvadratiske brikker. Tre udelader de { NUMBER($cows) } med køer: { NUMBER($three) }. To udelader også de { NUMBER($sheep) } med får: { NUMBER($two) }. En enkelt spiller udelader dem med køer og nogle flere: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Kaniner
wodny_szlak_rule_rabbits_text = Regelbogen nævner kun får og køer. En kanin siger intet om antallet af spillere.
wodny_szlak_rule_box = Rum i æsken
wodny_szlak_rule_box_text = Æskens indsats har mærkede rum til brikkerne med køer og til dem med får.
wodny_szlak_rule_setup_deal = Brikker på hånden og bunke
wodny_szlak_rule_setup_deal_text = Bland brikkerne, og giv { NUMBER($n) } til hver spiller. De andre er bunken i midten, med billedsiden nedad.
wodny_szlak_rule_setup_start = Startbrik og hjælpekort
wodny_szlak_rule_setup_start_text = Alle får en aflang startbrik, hvor to bifloder mødes i en hovedflod, og et hjælpekort med pointene.
wodny_szlak_rule_own_river = En flod til hver spiller
wodny_szlak_rule_own_river_text = Alle bygger deres egen flod videre fra deres egen startbrik. Den brik, en spiller vælger, lægges til spillerens egen flod.
wodny_szlak_rule_round = En runde
wodny_szlak_rule_round_text = Spilleren vælger en af sine { NUMBER($n) } brikker og lægger den til sin flod. De andre { NUMBER($others) } gives videre til venstre, i hver runde. Så tager spilleren dem fra højre og trækker en fra bunken.
wodny_szlak_rule_simultaneous = Ingen startspiller: alle på én gang
wodny_szlak_rule_simultaneous_text = Regelbogen nævner ingen startspiller og ingen rækkefølge. Derfor gør alle det på samme tid i hver runde: vælger, lægger og giver videre.
wodny_szlak_rule_placing = Læg en brik
wodny_szlak_rule_placing_text = En brik skal røre mindst én, som spilleren har lagt tidligere, kant mod kant. Der står intet om at flytte brikker senere.
wodny_szlak_rule_edges = Kanter, der mødes
wodny_szlak_rule_edges_text = En kant med flod må møde en kant med flod, en kant uden flod en kant uden. De må ikke blandes.
wodny_szlak_rule_turning = Drej brikker
wodny_szlak_rule_turning_text = Regelbogen siger ikke, om man må dreje en brik, før man lægger den. Vi går ud fra, at den frit må drejes.
wodny_szlak_rule_open_ends = Åbne ender
wodny_szlak_rule_open_ends_text = Regelbogen kræver intet af kanter, der ikke møder en anden brik. En flod må ende i det åbne, og det koster ingen point.
wodny_szlak_rule_no_fit = Ingen brik passer
wodny_szlak_rule_no_fit_text = Regelbogen siger intet. Det sker næsten aldrig, da en brik må lægges ved en hvilken som helst fri side af floden. Kan en spiller ikke lægge nogen af sine brikker, så bliv enige ved bordet om, hvordan I går videre.
wodny_szlak_rule_flow = Hvilken vej vandet løber
wodny_szlak_rule_flow_text = De lyse pile på startbrikken viser det: ned ad begge bifloder og ud ad hovedfloden. Har en brik vandforbindelse til den, følger brikkens vand den retning.
wodny_szlak_rule_bridge_water = Vand under en bro
wodny_szlak_rule_bridge_water_text = Ifølge regelbogen er det kun tømmerflåder og både, der stopper der. Vi går ud fra, at vandet løber videre: På den anden side af en bro er det stadig forbundet med startbrikken og ikke en død flodarm.
wodny_szlak_rule_oxbow = Død flodarm
wodny_szlak_rule_oxbow_text = Vand, der ikke er forbundet med startbrikken, har ingen retning. Det må forbindes senere. Det, der ikke er forbundet til sidst, er en død flodarm: Dens møller og savværker giver intet, dens havne og enge tæller.
wodny_szlak_rule_ring = Ingen ringe
wodny_szlak_rule_ring_text = En flod må ikke løbe i ring. Brikker må omgive et hul, hvor en brik ville lukke en ring, men så kan der ikke længere lægges en brik i hullet.
wodny_szlak_rule_ring_anywhere = Ringe af stillestående vand
wodny_szlak_rule_ring_anywhere_text = Regelbogen nævner ingen undtagelse. Derfor tillader vi slet ingen lukket ring af vand, heller ikke på en død flodarm eller gennem begge bifloder.
wodny_szlak_rule_scoring = Opgørelse: hvad der giver point
wodny_szlak_rule_scoring_text = Der gøres op én gang, når de sidste brikker er lagt. En mølle eller et savværk med ladninger nok giver tallet på flaget; spillerens længste havnerute { NUMBER($route) } point pr. brik; en eng med tre hjørner { NUMBER($three) }, med fire { NUMBER($four) }. Intet andet giver point, og intet koster point.
wodny_szlak_rule_mill = Mølle
wodny_szlak_rule_mill_text = Flaget viser møllens point, og tallet til venstre for flaget viser, hvor mange sække den kræver. Sække opstrøms for møllen flyder ned til den. Kommer der nok frem, får spilleren dens point én gang; med færre intet, med flere ikke mere.
wodny_szlak_rule_sawmill = Savværk
wodny_szlak_rule_sawmill_text = Savværker virker som møller, med tømmer i stedet for korn: Tegnet for tømmer er en økse. De er mere værd end møller, og økser og savværker er sjældnere.
wodny_szlak_rule_bridge = Broer stopper ladninger
wodny_szlak_rule_bridge_text = Hver mølle og hvert savværk har en bro, som hverken tømmerflåder eller både kommer forbi. Derfor kommer en ladning ikke længere end til den første bygning nedstrøms, selv om det er den anden slags.
wodny_szlak_rule_load_side = En ladning og en bro på én brik
wodny_szlak_rule_load_side_text = Billedet viser, på hvilken side af broen ladningen ligger. Ligger den opstrøms, når den frem til den bygning; ligger den nedstrøms, flyder den videre.
wodny_szlak_rule_fork = Hvor floden deler sig
wodny_szlak_rule_fork_text = Regelbogen siger ikke, hvad der sker med en ladning, hvor vandet deler sig nedstrøms for startbrikken. Den tæller for den første bygning på hver gren.
wodny_szlak_rule_route = Havnerute
wodny_szlak_rule_route_text = Kun én vej over vand mellem to havne tæller: spillerens længste. Der må ikke være nogen bro på den, altså ingen mølle og intet savværk. Hvilken vej vandet løber, er ligegyldigt, og havne ved døde flodarme tæller også.
wodny_szlak_rule_route_count = Tæl ruten
wodny_szlak_rule_route_count_text = Hver brik på ruten giver { NUMBER($n) } point, også dem med de to havne: fem brikker { NUMBER($five) }. Startbrikken tæller som én brik.
wodny_szlak_rule_two_ports = To havne på samme brik
wodny_szlak_rule_two_ports_text = Regelbogen taler om brikkerne i begge ender. En rute forbinder altså havne på to brikker; to på samme brik giver ingen rute.
wodny_szlak_rule_port_bridge = En havn ved en bro
wodny_szlak_rule_port_bridge_text = Regelbogen tillader ingen bro på ruten og tæller brikkerne i dens ender med. Derfor er en havn, hvis eget vand krydses af en bro, ikke enden på en rute.
wodny_szlak_rule_tributaries = Fra den ene biflod til den anden
wodny_szlak_rule_tributaries_text = Regelbogen nævner det ikke. Da det er ligegyldigt, hvilken vej vandet løber, må en rute gå ned ad den ene biflod og op ad den anden, over startbrikken.
wodny_szlak_rule_meadow = Eng
wodny_szlak_rule_meadow_text = Brikkernes hjørner viser stykker eng. Hvor tre af dem mødes, giver de { NUMBER($three) } point, hvor fire mødes, { NUMBER($four) }. To giver intet. Floder og døde flodarme er ligegyldige.
wodny_szlak_rule_start_meadow = Enge ved startbrikken
wodny_szlak_rule_start_meadow_text = Regelbogen siger det ikke. Vi tæller dens fire hjørner som på enhver anden brik; midten af den lange side er ikke et hjørne.
wodny_szlak_rule_end = Runder og slutningen
wodny_szlak_rule_end_text = Efter { NUMBER($rounds) } runder, når bunken er tom. De { NUMBER($n) } brikker, der er tilbage på hånden, lægges ikke.
wodny_szlak_rule_winner = Hvem vinder
wodny_szlak_rule_winner_text = Regelbogen siger, at pointene tælles, og ikke mere. Flest point vinder; ved pointlighed deles placeringen.
wodny_szlak_rule_solo = Alene (solo)
wodny_szlak_rule_solo_text = Udelad brikkerne med køer og { NUMBER($aside) } tilfældige til, som man gerne må se; de andre { NUMBER($tiles) } er bunken. I { NUMBER($rounds) } runder trækker spilleren { NUMBER($hand) }, lægger en og lægger to væk. Til sidst sammenlignes pointene med tabellen i regelbogen.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: mål, hvad går det ud på, idé, overblik, forklar, formål, hvad skal man i spillet, hvad handler det om
    player-count: hvor mange kan spille, hvor mange personer, hvor gammel, alder, børn, unger, varighed, hvor lang tid tager det, minutter, fem personer, maks
    setup-tiles: hvilke brikker tages ud med 2 spillere, køer, ko, får, fårene, fårebrikker, dyr, hvor mange brikker til to spillere, med 3 spillere, med tre, tage ud, udelade, fjerne, bliver i æsken, alle tres, fire af os, gøre klar, opsætning, hvor mange brikker bruger vi, hvor mange brikker når vi er tre
    rabbits: kanin, hare, får eller kanin, hvilket dyr er det, kaninbrikker
    box-compartments: hvor i æsken, dyrebrikkernes plads, bakke, indsats, opbevaring, sortere, rydde op, pakke sammen
    setup-deal: hvor mange brikker får jeg, hvor mange på hånden, håndstørrelse, håndgrænse, dele ud, blande, trækbunke, bunke i midten, billedsiden nedad, hvor mange brikker har man, hvor mange brikker får hver
    setup-start: lang dobbeltbrik, stor brik, rektangel, aflang, startbrik, bifloder, snydeark, hjælpekort, oversigtskort, pointkort, hvad er den lange brik, hvad får hver spiller fra start
    own-river: samme flod, bygger alle, lægge hos modstanderen, over i en anden spillers flod, fælles plade, min egen, naboens flod, blokere andre, fælles landskab, sabotere, bygger vi hver sin flod
    round: de to andre, hvilken vej giver vi videre, give til venstre eller højre, skifter retning halvvejs, drafte, give videre, hvad gør jeg, trække en ny, beholde en brik, beholde alle tre, vælge før eller efter, bytte brikker med andre, hver tur, skal jeg lægge en, hvordan foregår en runde, hvad gør man i en runde, sende videre
    simultaneous: hvem starter, hvem begynder, startspiller, første spiller, går først, turrækkefølge, skiftes, alle på én gang, samtidig, sammen, vente på andre, yngste, ingen starter, hemmeligt, hvem skal begynde, spiller vi på samme tid
    placing: hvor må jeg lægge den, placere, lægge ned, forbinde, skal min nye brik hænge sammen med floden, ved siden af, hæfte på startbrikken, diagonal, skråt, kun hjørnerne rører, røre, flytte en brik senere, tage tilbage, bytte om, rykke, skal brikken røre en anden, ligge løst, ligge alene uden at røre
    edges: passe, skal alt passe, vand ved siden af græs, flod mod land, passe sammen, side uden flod, to landsider rører, flod til flod, grøn mod blå, kanter, skal floden passe, må vand ligge op ad land
    turning: vende den rundt, dreje, rotere, på hovedet, retning, vende, startbrik drejet, må man vende brikken
    open-ends: åbne ender, minus for ufærdig, lukke floden, ufærdig, skal floden være hel, blindgyde, løs ende, løber ud i ingenting, må vandet ende ved bordkanten, må floden ende i ingenting, skal floden lukkes
    no-tile-fits: sidder fast, ingen af mine brikker passer, kan ikke lægge, intet lovligt træk, umuligt, springe over, melde pas, skal jeg lægge en, smide i stedet, ubrugelige brikker, jeg kan ikke lægge nogen brik, ingen brikker passer
    flow: strømmens retning, opstrøms eller nedstrøms, hvordan ser jeg det, pile, strøm, ned ad floden, hvad er ned, hvor kommer det fra, løber sammen, hvilken vej løber vandet, hvad er opstrøms
    bridge-water: er det afskåret af en bro, vand under en bro, bag en bro, er det stadig flod bag broen, bryder en bro floden
    oxbow: ikke forbundet med resten, løsrevet stykke flod, adskilt stykke, isoleret, forbinde senere, dødt vand, dødvande, stillestående vand, sø, hesteskosø, ikke sammenhængende, afskåret, hvad er den til, flod der ikke hænger sammen
    ring: sløjfe, cirkel, rundt i ring, lukket kreds, hul i midten, efterlade huller, fylde hullet, tomt felt, omringet, lukket, må floden danne en ring, hul der ikke kan lukkes, må jeg lave et hul
    ring-anywhere: ring på en løs flod, ring gennem begge bifloder, enhver lukket ring
    scoring: hvor mange point for alting, pointoversigt, tælle undervejs eller bagefter, hvad tæller til sidst, slutopgørelse, hvordan får vi point, minus, negativ, bonus, straf, hvornår gøres op, værdier, lægge sammen, hvad giver point, hvad får man point for, hvordan tæller vi sammen
    mill: sæk, sække, poser, korn, mel, hvede, tallet på flaget, hvor mange sække kræver den, mangler en, halve point, delvis, flere end nødvendigt, tilovers, ekstra, for mange, begge sider eller kun oppefra, nedstrøms for møllen, ikke nok nåede frem, hvor kommer sækkene fra, hvad giver en mølle, hvor mange point giver en mølle, hvad skal møllen bruge, for få sække
    sawmill: træ, tømmer, økse, økser mere værd, bedre end en mølle, hvem får mest, stammer, brædder, sjælden, savværk, hvornår giver savværket point, hvad giver et savværk
    bridge: broer stopper laster, savværk mellem min sæk og møllen, flyde forbi et savværk, én sæk til to møller, dele en last, forsyne begge, sække videre til næste mølle, hvad stopper bådene, stopper tømmer ved en mølle, under broer, passere under en bro, tømmerflåde, spærret, forbi en bygning, anden mølle, videre, brugt to gange, kommer sækken forbi møllen, kan lasten komme forbi broen
    load-side: en last og en bro på én brik, sæk på samme brik som møllen, last ved broen, før eller efter broen, sæk tegnet på brobrikken, symbol ved siden af, hvilken side, forhindring
    fork: floden deler sig i to, deling, gren, delta, forgrening, hvilken vej går lasten, får begge arme sækken, kryds
    route: havne, skibe, bådtur, tæller to ruter, anden rute, hvert par af havne, længste, mølle mellem to havne, med strømmen, opstrøms, mod strømmen, kun én havn, er dødt vand noget værd, broer på vejen, sejlads, en mølle på ruten, rute gennem en død flodarm, må ruten gå under en bro, må der være bro på havneruten, hvordan laver man en havnerute, hvilken rute tæller
    route-count: tæller havnebrikkerne med, havnebrikker, point pr. brik, to point, længste vej point, startbrik to brikker lang, tælles startbrikken dobbelt, tæller enderne også, hvor lang er ruten, længde, tælle dobbelt, rutens værdi, begge ender, hvor mange point giver havneruten, hvad giver en rute, hvad giver havne
    two-ports: to havne på én brik, samme brik, begge havne sammen, to havne på samme brik
    port-bridge: havn ved siden af en mølle, havn med mølle på samme brik, havn på en brik med bro, ende ved et savværk
    tributary-route: fra en biflod til den anden, op ad den ene arm og ned ad den anden, bådtur, begge bifloder, gennem startbrikken, skifte arm
    meadow: łąka, łąki, græs, grøn, mark, græsgang, hvor meget, fire hjørner sammen, kun to hjørner, tre hjørner, på flere brikker, hul, blomster, hvor hjørner mødes, hvor mange point giver en eng, hvad er en eng værd, giver to hjørner noget, hvornår tæller engen
    start-tile-meadow: startbrikkens hjørner, græs på den lange brik, dobbeltbrik hjørne
    end: forbi, hvornår slutter spillet, hvor mange runder spiller vi, hvornår stopper det, færdig, sidste runde, brikker tilovers på hånden, sidste brikker på hånden, ubrugte brikker, bunken tom, ikke flere brikker, tretten, spillets længde, hvornår er spillet færdigt, hvad med de sidste to brikker
    winner: vi har begge lige mange point, pointlighed, uafgjort, lige, samme point, to har samme resultat, hvordan vinder jeg, vinder, flest point, andenplads, hvad hvis vi står lige
    solo: hvordan spiller jeg alene, alene, for mig selv, enkeltspiller, én spiller, god score, hvilke seks tages ud, solospil, soloresultat, bedømmelse, resultattabel, kan man spille alene, når man er én
