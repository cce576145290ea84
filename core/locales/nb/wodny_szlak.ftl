# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Alle legger hver sin elv: sekker og økser flyter ned til møller og sagbruk, og havner og enger teller.

## Words

wodny_szlak_north = nord
wodny_szlak_east = øst
wodny_szlak_south = sør
wodny_szlak_west = vest
wodny_szlak_north_east = nordøst
wodny_szlak_south_east = sørøst
wodny_szlak_south_west = sørvest
wodny_szlak_north_west = nordvest
wodny_szlak_edge_of = { $cell } { $side }
wodny_szlak_mill = mølle
wodny_szlak_sawmill = sagbruk
wodny_szlak_mill_number = Mølle { NUMBER($n) }
wodny_szlak_sawmill_number = Sagbruk { NUMBER($n) }
wodny_szlak_points_of = { $building }, poeng
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building } (hvis aktuelt)
wodny_szlak_points_unsupplied = { $building } (for lite last), poeng
wodny_szlak_bare_bridge = bare bro
wodny_szlak_port = havn
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } sekk
   *[other] { NUMBER($n) } sekker
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } øks
   *[other] { NUMBER($n) } økser
}
wodny_szlak_points = { NUMBER($points) } poeng
wodny_szlak_plain = uten sau og ku
wodny_szlak_sheep = sau
wodny_szlak_cow = ku
wodny_szlak_start_tile = startbrikke
wodny_szlak_works_full = { $works }, flagg { NUMBER($points) }, trenger { $loads }
wodny_szlak_works_points = { $works }, flagg { NUMBER($points) }
wodny_szlak_works_needs = { $works }, trenger { $loads }
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = elv { $sides }
wodny_szlak_river_end = elveende { $sides }
wodny_szlak_no_river = ingen elv
wodny_szlak_two_rivers = { $one }; atskilt: { $other }
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
    [one] { NUMBER($n) } av { NUMBER($most) } brikke
   *[other] { NUMBER($n) } av { NUMBER($most) } brikker
}
wodny_szlak_open_spoken = Åpne det { $seat } har
wodny_szlak_way = Ført inn som
wodny_szlak_way_result = resultat
wodny_szlak_way_buildings = resultat med last
wodny_szlak_way_river = elv
wodny_szlak_route_label = Havnerute, brikker
wodny_szlak_threes_label = Enger med 3 hjørner
wodny_szlak_fours_label = Enger med 4 hjørner
wodny_szlak_needs_sacks = { $building } trenger sekker
wodny_szlak_needs_axes = { $building } trenger økser
wodny_szlak_arrived_sacks = { $building } fikk sekker
wodny_szlak_arrived_axes = { $building } fikk økser
wodny_szlak_river_label = { $most ->
    [one] Elv, { NUMBER($n) } av { NUMBER($most) } brikke
   *[other] Elv, { NUMBER($n) } av { NUMBER($most) } brikker
}
wodny_szlak_route = Lengste havnerute
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: ledig
wodny_szlak_spoken_start = startbrikke, sideelver { $one } og { $other }, utløp { $outlet }
wodny_szlak_start_unsaid = startbrikke, elvene på den er ikke beskrevet ennå
wodny_szlak_spoken_tributary = { $edge }: sideelv
wodny_szlak_spoken_outlet = { $edge }: hovedelv
wodny_szlak_spoken_dry = { $edge }: ingen elv
wodny_szlak_spoken_meadow = Hjørne { $corner }: eng
wodny_szlak_spoken_no_meadow = Hjørne { $corner }: ingen eng
wodny_szlak_start_known = Som husket
wodny_szlak_start_label = inn { $one } og { $other }, ut { $outlet }
wodny_szlak_start_turned = Ligger
wodny_szlak_start_one = Trykk på kanten der en sideelv kommer inn
wodny_szlak_start_other = Trykk på kanten til den andre sideelven
wodny_szlak_start_outlet = Trykk på kanten der hovedelven renner ut
wodny_szlak_start_tile_label = Startbrikke
wodny_szlak_turn_none = på tvers
wodny_szlak_turn_quarter = på langs
wodny_szlak_turn_half = på tvers, en halv omdreining
wodny_szlak_turn_three = på langs, en halv omdreining
wodny_szlak_tile_at = Brikke på { $cell }
wodny_szlak_new_tile_at = Ny brikke på { $cell }
wodny_szlak_known = Husket
wodny_szlak_shape = Elven på den går
wodny_szlak_thing = Hva som er på den
wodny_szlak_more = Mer om den
wodny_szlak_all_shapes = Alle former
wodny_szlak_turned = Dreid
wodny_szlak_works_points_label = Poeng
wodny_szlak_works_needs_label = Trenger
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Ved broen, { $side }
wodny_szlak_sacks_label = Sekker
wodny_szlak_axes_label = Økser
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Havn
wodny_szlak_meadows_label = Enghjørner
wodny_szlak_herd = Dyr
wodny_szlak_move = Flytt
wodny_szlak_remove = Ta bort
wodny_szlak_clear = Ta bort brikkene i elven
wodny_szlak_placed = Har lagt
wodny_szlak_round_over = Runde { NUMBER($round) } er over
wodny_szlak_ratings = Resultattabell
wodny_szlak_ratings_use = Bruk den huskede tabellen
wodny_szlak_rating_least = Rad { NUMBER($row) }, poeng fra
wodny_szlak_rating_title = heter
wodny_szlak_prompt_result = Før inn poengene for hver mølle og hvert sagbruk der { $seat } har nok last, så havneruten og engene. 0 poeng tar bort en bygning.
wodny_szlak_prompt_buildings = Si for hver mølle og hvert sagbruk i elven til { $seat } hva som trengs, og hva som kom, så havneruten og engene.
wodny_szlak_prompt_river = Trykk på et ledig felt ved elven til { $seat } for å legge en brikke der, eller på en brikke for å endre den.
wodny_szlak_prompt_start = Trykk på kantene av startbrikken der det er elv: begge sideelvene, så hovedelven. Pilene viser hvilken vei de renner.
wodny_szlak_prompt_start_known = Velg hvordan startbrikken ligger, slik appen husker den, eller beskriv en annen.
wodny_szlak_prompt_new = Hvordan går elven på brikken til { $cell }?
wodny_szlak_prompt_bare = Hvilken brikke er det på { $cell }: en appen husker, eller hva er på den? Eller trykk på det neste ledige feltet.
wodny_szlak_prompt_tile = Hva er på brikken på { $cell }? Eller trykk på det neste ledige feltet.
wodny_szlak_prompt_move = Trykk på det ledige feltet der brikken fra { $cell } skal ligge.
wodny_szlak_prompt_round = { $stock ->
    [one] Runde { NUMBER($round) } av 13, { NUMBER($stock) } brikke igjen i trekkebunken. Har ikke lagt ennå: { $waiting }.
   *[other] Runde { NUMBER($round) } av 13, { NUMBER($stock) } brikker igjen i trekkebunken. Har ikke lagt ennå: { $waiting }.
}
wodny_szlak_prompt_pass = Runde { NUMBER($round) } av 13: alle sender to brikker til venstre og trekker én.
wodny_szlak_prompt_alone = { $stock ->
    [one] Runde { NUMBER($round) } av 13, { NUMBER($stock) } brikke igjen i trekkebunken. Legg én brikke, og legg bort de to andre.
   *[other] Runde { NUMBER($round) } av 13, { NUMBER($stock) } brikker igjen i trekkebunken. Legg én brikke, og legg bort de to andre.
}
wodny_szlak_prompt_draw_alone = Runde { NUMBER($round) } av 13: legg bort de to andre og trekk tre.
wodny_szlak_prompt_last = Den siste runden er spilt; brikkene på hånden brukes ikke.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $most ->
    [one] Elven til { $seat } har { NUMBER($n) } av { NUMBER($most) } brikke.
   *[other] Elven til { $seat } har { NUMBER($n) } av { NUMBER($most) } brikker.
}
wodny_szlak_unfinished_start = Startbrikken til { $seat } er ikke beskrevet.
wodny_szlak_unfinished_buildings = { $n ->
    [one] { $seat }: poengene for { NUMBER($n) } bygning, eller det den trenger, er ikke ført inn.
   *[other] { $seat }: poengene for { NUMBER($n) } bygninger, eller det de trenger, er ikke ført inn.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = Ikke ført inn for { $seat }: { $missing }.
wodny_szlak_unfinished_nothing = Ingenting er ført inn for { $seat }.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } av 60 brikker: uten sau og ku { NUMBER($plain) }, sau { NUMBER($sheep) }, ku { NUMBER($cow) }
   *[other] { NUMBER($n) } av 60 brikker: uten sau og ku { NUMBER($plain) }, sau { NUMBER($sheep) }, ku { NUMBER($cow) }
}
wodny_szlak_box_starts = Startbrikker
wodny_szlak_box_row = Rad { NUMBER($row) }
wodny_szlak_remark_laid = { $most ->
    [one] { NUMBER($n) } av { NUMBER($most) } brikke lagt
   *[other] { NUMBER($n) } av { NUMBER($most) } brikker lagt
}
wodny_szlak_remark_told = Det som er oppgitt, teller til den første brikken ligger her; fra da av teller elven.
wodny_szlak_remark_river_counts = Elven teller så lenge det ligger brikker der ({ NUMBER($n) } av { NUMBER($most) }); det som oppgis her, blir bare sammenlignet med den.
wodny_szlak_remark_sacks = { $n ->
    [one] Én sekk til oppstrøms for { $cell } gir { NUMBER($points) } poeng.
   *[other] { NUMBER($n) } sekker til oppstrøms for { $cell } gir { NUMBER($points) } poeng.
}
wodny_szlak_remark_axes = { $n ->
    [one] Én øks til oppstrøms for { $cell } gir { NUMBER($points) } poeng.
   *[other] { NUMBER($n) } økser til oppstrøms for { $cell } gir { NUMBER($points) } poeng.
}

## The score

wodny_szlak_line_mills = Møller
wodny_szlak_line_sawmills = Sagbruk
wodny_szlak_line_ports = Havnerute
wodny_szlak_line_meadows = Enger
wodny_szlak_works_on = { $works } på { $cell }
wodny_szlak_why_sacks = { $needs ->
    [one] { $building }: { NUMBER($n) } av { NUMBER($needs) } sekk kommer fram
   *[other] { $building }: { NUMBER($n) } av { NUMBER($needs) } sekker kommer fram
}
wodny_szlak_why_axes = { $needs ->
    [one] { $building }: { NUMBER($n) } av { NUMBER($needs) } øks kommer fram
   *[other] { $building }: { NUMBER($n) } av { NUMBER($needs) } økser kommer fram
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: trenger { NUMBER($needs) } sekk, { NUMBER($n) } kommer fram
   *[other] { $building }: trenger { NUMBER($needs) } sekker, { NUMBER($n) } kommer fram
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: trenger { NUMBER($needs) } øks, { NUMBER($n) } kommer fram
   *[other] { $building }: trenger { NUMBER($needs) } økser, { NUMBER($n) } kommer fram
}
wodny_szlak_why_oxbow = { $works } på { $cell }: ved en kroksjø, der ingenting renner
wodny_szlak_why_start_unsaid = { $works } på { $cell }: ukjent om dette er ved elven før elvene på startbrikken er beskrevet
wodny_szlak_on_side = { $cell } (vannet mot { $side })
wodny_szlak_why_unsaid = { $works } på { $cell }: poengene, eller det som trengs, er ikke ført inn
wodny_szlak_stopped_by_mill = broen ved møllen på { $cell } stopper { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = broen ved sagbruket på { $cell } stopper { NUMBER($n) }
wodny_szlak_stopped_by_fork = der elven deler seg på { $cell }, kommer { NUMBER($n) } ikke lenger
wodny_szlak_stopped_by_bridge = broen på { $cell } stopper { NUMBER($n) }
wodny_szlak_why_said = { $building }: nok last, oppgitt av spillerne
wodny_szlak_why_not_told = { $building }: ikke sagt hva som trengs, og hva som kom
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } brikke fra { $from } til { $to }, 2 poeng for hver
   *[other] { NUMBER($n) } brikker fra { $from } til { $to }, 2 poeng for hver
}
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } brikke, 2 poeng for hver
   *[other] { NUMBER($n) } brikker, 2 poeng for hver
}
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } brikke fra { $from } til { $to }, startbrikken regnet som én, 2 poeng for hver
   *[other] { NUMBER($n) } brikker fra { $from } til { $to }, startbrikken regnet som én av dem, 2 poeng for hver
}
wodny_szlak_line_no_route = ingen vei som teller, forbinder havner på to brikker
wodny_szlak_line_few_ports = færre enn to brikker med havn
wodny_szlak_line_route_open = ikke ført inn
wodny_szlak_line_three = eng med 3 hjørner: { $cell }, { $corner }
wodny_szlak_line_four = eng med 4 hjørner: { $cell }, { $corner }
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } eng med 3 hjørner, 3 poeng
   *[other] { NUMBER($n) } enger med 3 hjørner, 3 poeng hver
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } eng med 4 hjørner, 6 poeng
   *[other] { NUMBER($n) } enger med 4 hjørner, 6 poeng hver
}
wodny_szlak_rated = Etter tabellen din: { $title } (fra { NUMBER($least) } poeng)
wodny_szlak_rated_untitled = Etter tabellen din: raden fra { NUMBER($least) } poeng
wodny_szlak_unrated = Etter tabellen din: under den laveste raden, som er fra { NUMBER($least) } poeng
wodny_szlak_end = 13 runder er spilt: spillet er slutt. Før inn det som mangler, og fullfør.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: finnes ikke
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } sekk
   *[other] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } sekker
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } øks
   *[other] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } økser
}
wodny_szlak_told_route = { $n ->
    [one] havnerute: { NUMBER($n) } brikke
   *[other] havnerute: { NUMBER($n) } brikker
}
wodny_szlak_told_threes = enger med 3 hjørner: { NUMBER($n) }
wodny_szlak_told_fours = enger med 4 hjørner: { NUMBER($n) }
wodny_szlak_told_start = startbrikke: { $how }
wodny_szlak_told_tile = brikke på { $cell }: { $tile }
wodny_szlak_told_turned = brikke på { $cell } dreid
wodny_szlak_told_moved = brikke flyttet fra { $from } til { $to }
wodny_szlak_told_removed = brikke på { $cell } tatt bort
wodny_szlak_told_cleared = alle brikkene i elven tatt bort
wodny_szlak_told_placed = har lagt i runde { NUMBER($round) }
wodny_szlak_told_not_placed = har ikke lagt i runde { NUMBER($round) }
wodny_szlak_told_round = Runde { NUMBER($round) } er over
wodny_szlak_told_rating = Resultattabell, rad { NUMBER($row) }: { $title }, fra { NUMBER($least) } poeng
wodny_szlak_told_rating_untitled = Resultattabell, rad { NUMBER($row) }: fra { NUMBER($least) } poeng
wodny_szlak_told_no_rating = Resultattabell, rad { NUMBER($row) }: finnes ikke
wodny_szlak_told_ratings = Resultattabell som husket

## Refusals

wodny_szlak_refused_seats = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($came) }: oppgi én for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($came) }: oppgi én for hver.
}
wodny_szlak_unread_field = Et felt heter A1 til AB28, men «{ $came }» er oppgitt.
wodny_szlak_unread_twice = To bygninger heter «{ $name }»: gi dem ulike nummer.
wodny_szlak_unread_start = Sideelvene og utløpet er tre forskjellige kanter.
wodny_szlak_unread_channel = Et vannløp når minst én kant: oppgi «sides».
wodny_szlak_unread_channels = En brikke har høyst to vannløp, men { NUMBER($came) } er oppgitt.
wodny_szlak_unread_edge = To vannløp på en brikke deler ingen kant: slå dem sammen, eller gi hvert sine egne «sides».
wodny_szlak_unread_loads = Sekker eller økser på ett sted er 1 til { NUMBER($most) }.
wodny_szlak_unread_load = En last ligger ved en kant som vannløpet når: «at» er en av «sides».
wodny_szlak_unread_points = Poeng og behov er 1 til { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Runder som er over, er 0 til 13, ikke { NUMBER($came) }.
wodny_szlak_refused_on_start = Startbrikken til { $seat } ligger på { $cell }: velg et ledig felt, eller drei startbrikken.
wodny_szlak_refused_start_lies = Startbrikken til { $seat } ligger på { $cell }: den beskrives og dreies for seg og blir liggende.
wodny_szlak_refused_taken = { $cell } er opptatt i elven til { $seat }: brikker kan ikke overlappe. Velg et ledig felt, eller flytt det som ligger der.
wodny_szlak_refused_empty = Det ligger ingen brikke på { $cell } i elven til { $seat }.
wodny_szlak_refused_start = Startbrikken til { $seat } ville ligge oppå brikken på { $cell }: flytt den først.
wodny_szlak_refused_ring = Med { $cell } slik ville vannet til { $seat } gå i ring, og det er ikke lov.
wodny_szlak_refused_ring_of = Vannet til { $seat } går i ring over { $fields }, og det er ikke lov: utelat en av disse brikkene.
wodny_szlak_refused_building = Møller og sagbruk har nummer 1 til { NUMBER($most) }; poeng og behov er 1 til 99.
wodny_szlak_refused_route = { $most ->
    [one] En rute kan føres inn med opptil { NUMBER($most) } brikke.
   *[other] En rute kan føres inn med opptil { NUMBER($most) } brikker.
}
wodny_szlak_refused_meadows = Det kan føres inn opptil { NUMBER($most) } enger.
wodny_szlak_refused_round = Det er runde { NUMBER($current) } som spilles, ikke runde { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } er nevnt to ganger blant dem som har lagt: en spiller legger én gang i en runde.
wodny_szlak_refused_over = Alle 13 rundene er over.
wodny_szlak_refused_rating = { $most ->
    [one] En resultattabell har høyst { NUMBER($most) } rad, med opptil 999 poeng og en tittel på opptil 60 bokstaver.
   *[other] En resultattabell har høyst { NUMBER($most) } rader, hver med opptil 999 poeng og en tittel på opptil 60 bokstaver.
}

## Doubts

wodny_szlak_doubt_edge = { $seat }: elven på { $water } møter land på { $land }.
wodny_szlak_doubt_contact = { $seat }: brikken på { $cell } ligger ikke inntil de andre brikkene i elven, så den teller ikke.
wodny_szlak_doubt_tiles = { $n ->
    [one] { $seat } har { NUMBER($n) } brikke; hver spiller legger { NUMBER($most) }.
   *[other] { $seat } har { NUMBER($n) } brikker; hver spiller legger { NUMBER($most) }.
}
wodny_szlak_doubt_few = { $n ->
    [one] { $seat } har { NUMBER($n) } brikke etter 13 runder.
   *[other] { $seat } har { NUMBER($n) } brikker etter 13 runder.
}
wodny_szlak_doubt_early = { $n ->
    [one] { $seat } har { NUMBER($n) } brikke i runde { NUMBER($round) }; det legges én i hver.
   *[other] { $seat } har { NUMBER($n) } brikker i runde { NUMBER($round) }; det legges én i hver.
}
wodny_szlak_doubt_start = { $seat }: ingen har sagt hvor elvene på startbrikken går, så det er ukjent hva som renner.
wodny_szlak_doubt_no_value = { $seat }, { $works } på { $cell }: poengene, eller det som trengs, er ikke ført inn.
wodny_szlak_doubt_load_side = { $seat }: på { $cell } har ingen sagt på hvilken side av broen lasten ligger, så den kommer ingen vei.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }: { $building } er ført inn med nok last, men bare { NUMBER($n) } av { NUMBER($needs) } sekk kom fram. Stemmer det, før inn poengene en gang til ved siden av lastene.
   *[other] { $seat }: { $building } er ført inn med nok last, men bare { NUMBER($n) } av { NUMBER($needs) } sekker kom fram. Stemmer det, før inn poengene en gang til ved siden av lastene.
}
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }: { $building } er ført inn med nok last, men bare { NUMBER($n) } av { NUMBER($needs) } øks kom fram. Stemmer det, før inn poengene en gang til ved siden av lastene.
   *[other] { $seat }: { $building } er ført inn med nok last, men bare { NUMBER($n) } av { NUMBER($needs) } økser kom fram. Stemmer det, før inn poengene en gang til ved siden av lastene.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } teller ikke før det er sagt hva som trengs, og hva som kom.
wodny_szlak_doubt_buildings = { $n ->
    [one] { $seat } har { NUMBER($n) } bygning på { NUMBER($most) } brikker.
   *[other] { $seat } har { NUMBER($n) } bygninger på { NUMBER($most) } brikker.
}
wodny_szlak_doubt_route_one = { $seat }: en rute forbinder to havner på to brikker, så den kan ikke være 1 brikke lang.
wodny_szlak_doubt_route = { $n ->
    [one] { $seat }: en rute på { NUMBER($n) } brikke er lengre enn alle de { NUMBER($most) } brikkene, startbrikken medregnet.
   *[other] { $seat }: en rute på { NUMBER($n) } brikker er lengre enn alle de { NUMBER($most) } brikkene, startbrikken medregnet.
}
wodny_szlak_doubt_route_bridges = { $buildings ->
    [one] { $seat }: en rute på { NUMBER($n) } brikker gir ikke plass til { NUMBER($buildings) } mølle eller sagbruk, som stopper den med broen sin: det er { NUMBER($most) } med startbrikken. Bare en brikke med to atskilte vannløp kan være begge deler.
   *[other] { $seat }: en rute på { NUMBER($n) } brikker gir ikke plass til { NUMBER($buildings) } møller og sagbruk, som stopper den med broene sine: det er { NUMBER($most) } med startbrikken. Bare en brikke med to atskilte vannløp kan være begge deler.
}
wodny_szlak_doubt_fours = { $n ->
    [one] { $seat }: { NUMBER($n) } eng med 4 hjørner lar seg ikke lage med { NUMBER($tiles) } brikker og startbrikken; høyst { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } enger med 4 hjørner lar seg ikke lage med { NUMBER($tiles) } brikker og startbrikken; høyst { NUMBER($most) }.
}
wodny_szlak_doubt_meadows = { $n ->
    [one] { $seat }: { NUMBER($n) } eng lar seg ikke lage med { NUMBER($tiles) } brikker og startbrikken; høyst { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } enger lar seg ikke lage med { NUMBER($tiles) } brikker og startbrikken; høyst { NUMBER($most) }.
}
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Det ligger brikker med sau på bordet, men med { NUMBER($players) } spiller blir de i esken.
   *[other] Det ligger brikker med sau på bordet, men med { NUMBER($players) } spillere blir de i esken.
}
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Det ligger brikker med ku på bordet, men med { NUMBER($players) } spiller blir de i esken.
   *[other] Det ligger brikker med ku på bordet, men med { NUMBER($players) } spillere blir de i esken.
}
wodny_szlak_doubt_plain = { $n ->
    [one] { NUMBER($n) } brikke uten sau eller ku ligger på bordet; esken har { NUMBER($most) }. Kanskje er ikke alle dyrene ført inn.
   *[other] { NUMBER($n) } brikker uten sau eller ku ligger på bordet; esken har { NUMBER($most) }. Kanskje er ikke alle dyrene ført inn.
}
wodny_szlak_doubt_herd_sheep = { $n ->
    [one] { NUMBER($n) } brikke med sau ligger på bordet; esken har { NUMBER($most) }.
   *[other] { NUMBER($n) } brikker med sau ligger på bordet; esken har { NUMBER($most) }.
}
wodny_szlak_doubt_herd_cow = { $n ->
    [one] { NUMBER($n) } brikke med ku ligger på bordet; esken har { NUMBER($most) }.
   *[other] { NUMBER($n) } brikker med ku ligger på bordet; esken har { NUMBER($most) }.
}
wodny_szlak_doubt_stock = { $n ->
    [one] { NUMBER($n) } brikke er lagt; det er { NUMBER($most) } i dette spillet.
   *[other] { NUMBER($n) } brikker er lagt; det er { NUMBER($most) } i dette spillet.
}
wodny_szlak_doubt_sawmill = Et sagbruk er ført inn som verdt { NUMBER($sawmill) } og en mølle som verdt { NUMBER($mill) }; sagbruk er verdt mer.
wodny_szlak_doubt_ratings = Resultattabellen går fra { NUMBER($least) } poeng i rad { NUMBER($one) } til { NUMBER($next) } i rad { NUMBER($row) }, i feil rekkefølge.
wodny_szlak_differs_mills = { $seat }, poeng for møller med nok last: oppgitt { $told }, elven gir { $found }.
wodny_szlak_differs_sawmills = { $seat }, poeng for sagbruk med nok last: oppgitt { $told }, elven gir { $found }.
wodny_szlak_differs_route = { $seat }, havnerute: oppgitt { NUMBER($told) }, elven gir { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }, enger med 3 hjørner: oppgitt { NUMBER($told) }, elven gir { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }, enger med 4 hjørner: oppgitt { NUMBER($told) }, elven gir { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Teller en last på hver gren der elven deler seg?
wodny_szlak_option_forks_source = Regelheftet nevner det ikke. Standard: ja, siden det bare sier at en last må ligge oppstrøms for bygningen.
wodny_szlak_option_forks_yes = Den teller for den første bygningen på hver gren.
wodny_szlak_option_forks_no = Den kommer ikke lenger enn dit elven deler seg.
wodny_szlak_option_tributaries = Kan en havnerute gå fra den ene sideelven til den andre?
wodny_szlak_option_tributaries_source = Regelheftet sier at retningen på vannet ikke betyr noe for ruter. Standard: ja.
wodny_szlak_option_tributaries_yes = Ruten kan snu ved startbrikken.
wodny_szlak_option_tributaries_no = På startbrikken bruker en rute hovedelven og én sideelv.
wodny_szlak_option_bridge = Kan en rute ende i en havn ved en bro?
wodny_szlak_option_bridge_source = Regelheftet tillater verken mølle eller sagbruk på ruten og teller med brikkene i endene. Standard: nei.
wodny_szlak_option_bridge_yes = En rute kan ende i havnen selv om det går en bro over vannet den ligger ved.
wodny_szlak_option_bridge_no = En brikke der en bro går over vannet, er ikke med på noen rute.
wodny_szlak_option_rounds = Holde styr på rundene?
wodny_szlak_option_rounds_source = En hjelp, ikke en regel. Standard: nei.
wodny_szlak_option_rounds_yes = Appen teller de 13 rundene og sier hvem som ikke har lagt ennå.
wodny_szlak_option_rounds_no = Bare resultater føres inn.

## Set-up

wodny_szlak_setup_section_tiles = Brikker
wodny_szlak_setup_section_start = Startbrikker og hjelpekort
wodny_szlak_setup_plain = Ta de { NUMBER($n) } brikkene uten sau eller ku.
wodny_szlak_setup_rabbits = Se godt etter: en kanin er verken sau eller ku.
wodny_szlak_setup_sheep = Legg til de { NUMBER($n) } brikkene med sau.
wodny_szlak_setup_no_sheep = La de { NUMBER($n) } brikkene med sau ligge i rommet sitt.
wodny_szlak_setup_cows = Legg til de { NUMBER($n) } brikkene med ku.
wodny_szlak_setup_no_cows = La de { NUMBER($n) } brikkene med ku ligge i rommet sitt.
wodny_szlak_setup_shuffle = Stokk de { NUMBER($n) } brikkene med bildesiden ned.
wodny_szlak_setup_six = Legg { NUMBER($n) } tilfeldige av dem tilbake; du kan se på dem. De { NUMBER($left) } andre er trekkebunken.
wodny_szlak_setup_deal = Del ut { NUMBER($n) } brikker til hver spiller. De andre { NUMBER($stock) } er trekkebunken i midten.
wodny_szlak_setup_draw = Trekk { NUMBER($n) } brikker; { NUMBER($stock) } er igjen.
wodny_szlak_setup_start = Gi alle en rektangulær startbrikke.
wodny_szlak_setup_start_alone = Ta en rektangulær startbrikke.
wodny_szlak_setup_room = Legg den foran deg med plass til { NUMBER($n) } brikker rundt; de bleke pilene viser hvordan vannet renner.
wodny_szlak_setup_aid_alone = Ta et hjelpekort med poengene.
wodny_szlak_setup_aid = Gi alle et hjelpekort med poengene.
wodny_szlak_setup_together = Ingen begynner: alle velger og legger samtidig.
wodny_szlak_setup_rounds = Det spilles { NUMBER($n) } runder.
wodny_szlak_piece_plain = brikker uten sau eller ku
wodny_szlak_piece_sheep = brikker med sau
wodny_szlak_piece_cow = brikker med ku
wodny_szlak_piece_start = { $n ->
    [one] startbrikke
   *[other] startbrikker
}
wodny_szlak_piece_aid = hjelpekort

## What gives points

wodny_szlak_points_works = Møller og sagbruk
wodny_szlak_points_mill = mølle, nok sekker
wodny_szlak_points_sawmill = sagbruk, nok økser
wodny_szlak_points_flag = tallet på flagget
wodny_szlak_points_short = for få, eller ved en kroksjø
wodny_szlak_points_route = Lengste havnerute
wodny_szlak_points_tile = hver brikke
wodny_szlak_points_start = startbrikken
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } brikke
   *[other] { NUMBER($n) } brikker
}
wodny_szlak_points_meadows = Enger
wodny_szlak_points_corners = { $n ->
    [one] { NUMBER($n) } hjørne møtes
   *[other] { NUMBER($n) } hjørner møtes
}

## Rules

wodny_szlak_section_setup = Forberedelser
wodny_szlak_section_play = Slik spilles det
wodny_szlak_section_river = Vannet
wodny_szlak_section_scoring = Poeng
wodny_szlak_section_buildings = Møller og sagbruk
wodny_szlak_section_ports = Havner
wodny_szlak_section_meadows = Enger
wodny_szlak_section_end = Slutten
wodny_szlak_rule_aim = Hva det går ut på
wodny_szlak_rule_aim_text = Du legger en elv av brikker slik at korn kommer til møllene og tømmer til sagbrukene. Havner langt fra hverandre ved samme vann og enger i hjørnene av brikkene gir også poeng.
wodny_szlak_rule_players = Spillere, alder og tid
wodny_szlak_rule_players_text = For { NUMBER($least) } til { NUMBER($most) } spillere fra { NUMBER($age) } år, { NUMBER($minutes) } minutter.
wodny_szlak_rule_setup_tiles = Kuer, sauer og antall spillere
wodny_szlak_rule_setup_tiles_text = Fire spillere bruker alle de { NUMBER($four) } kvadratiske brikkene. Tre utelater de { NUMBER($cows) } med ku: { NUMBER($three) }. To utelater også de { NUMBER($sheep) } med sau: { NUMBER($two) }. Én spiller utelater dem med ku og noen til: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Kaniner
wodny_szlak_rule_rabbits_text = Regelheftet nevner bare sauer og kuer. En kanin sier ingenting om antall spillere.
wodny_szlak_rule_box = Rommene i esken
wodny_szlak_rule_box_text = Innlegget i esken har merkede rom for brikkene med ku og for dem med sau.
wodny_szlak_rule_setup_deal = Brikker på hånden, og trekkebunken
wodny_szlak_rule_setup_deal_text = Stokk brikkene og del ut { NUMBER($n) } til hver spiller. De andre er trekkebunken, med bildesiden ned i midten.
wodny_szlak_rule_setup_start = Startbrikke og hjelpekort
wodny_szlak_rule_setup_start_text = Alle får én rektangulær startbrikke, der to sideelver møtes i en hovedelv, og ett hjelpekort med poengene.
wodny_szlak_rule_own_river = En elv til hver spiller
wodny_szlak_rule_own_river_text = Alle bygger sin egen elv videre fra sin egen startbrikke. Brikken du velger, legges til din.
wodny_szlak_rule_round = En runde
wodny_szlak_rule_round_text = Velg en av de { NUMBER($n) } brikkene dine og legg den til elven din. Send de andre { NUMBER($others) } til venstre, i hver runde. Ta imot dem fra høyre og trekk én fra trekkebunken.
wodny_szlak_rule_simultaneous = Ingen startspiller: alle samtidig
wodny_szlak_rule_simultaneous_text = Regelheftet nevner verken startspiller eller rekkefølge. Derfor velger, legger og sender alle samtidig i hver runde.
wodny_szlak_rule_placing = Legge en brikke
wodny_szlak_rule_placing_text = En brikke må ligge kant mot kant med minst én som du har lagt før. Det sies ingenting om å flytte brikker senere.
wodny_szlak_rule_edges = Kanter som møtes
wodny_szlak_rule_edges_text = Kanter med elv kan bare møte kanter med elv, og kanter uten elv bare kanter uten elv.
wodny_szlak_rule_turning = Dreie brikker
wodny_szlak_rule_turning_text = Regelheftet sier ikke om du kan dreie en brikke før du legger den. Vi går ut fra at du kan, hvilken vei du vil.
wodny_szlak_rule_open_ends = Åpne ender
wodny_szlak_rule_open_ends_text = Regelheftet krever ingenting av kanter som ikke møter en annen brikke. En elv kan ende i det åpne, og det koster ingen poeng.
wodny_szlak_rule_no_fit = Ingen brikke passer
wodny_szlak_rule_no_fit_text = Regelheftet sier ingenting om det. Det skjer nesten aldri, for en brikke kan legges ved en hvilken som helst ledig side av elven din. Kan du ikke legge noen av dem på hånden, blir dere enige ved bordet om hvordan dere går videre.
wodny_szlak_rule_flow = Hvilken vei vannet renner
wodny_szlak_rule_flow_text = De bleke pilene på startbrikken viser det: ned gjennom begge sideelvene og ut gjennom hovedelven. På brikker som er koblet til den gjennom vann, renner det videre fra brikke til brikke.
wodny_szlak_rule_bridge_water = Vann under en bro
wodny_szlak_rule_bridge_water_text = Ifølge regelheftet er det bare båter og flåter som stopper der. Vi går ut fra at vannet renner videre: bak en bro henger det fortsatt sammen med startbrikken og er ingen kroksjø.
wodny_szlak_rule_oxbow = Kroksjø
wodny_szlak_rule_oxbow_text = Vann som ikke henger sammen med startbrikken, har ingen retning. Det kan kobles til senere. Det som ikke er koblet til når spillet er slutt, er en kroksjø: møller og sagbruk der gir ingenting, havner og enger teller.
wodny_szlak_rule_ring = Ingen ringer
wodny_szlak_rule_ring_text = En elv kan ikke gå i ring. Brikker kan ligge rundt et hull som ville lukke en ring, men da kan det aldri legges noen brikke i hullet.
wodny_szlak_rule_ring_anywhere = Ringer av stillestående vann
wodny_szlak_rule_ring_anywhere_text = Regelheftet nevner ingen unntak. Derfor tillater vi ingen lukket ring av vann i det hele tatt, heller ikke i en kroksjø eller gjennom begge sideelvene.
wodny_szlak_rule_scoring = Opptelling: hva som gir poeng
wodny_szlak_rule_scoring_text = Telles én gang, når de siste brikkene er lagt: en mølle eller et sagbruk med nok last, tallet på flagget; den lengste havneruten din, { NUMBER($route) } poeng for hver brikke; en eng med tre hjørner { NUMBER($three) }, med fire { NUMBER($four) }. Ikke noe annet, og ingenting koster poeng.
wodny_szlak_rule_mill = Mølle
wodny_szlak_rule_mill_text = Flagget viser poengene for en mølle. Tallet til venstre for flagget viser hvor mange sekker den trenger. Sekker oppstrøms flyter ned til den. Kommer nok fram, får du poengene én gang; med færre ingenting, med flere ikke mer.
wodny_szlak_rule_sawmill = Sagbruk
wodny_szlak_rule_sawmill_text = De virker som møller, med tømmer i stedet for korn: tegnet for tømmer er en øks. De er verdt mer enn møller, og økser og sagbruk er sjeldnere.
wodny_szlak_rule_bridge = Broer stopper last
wodny_szlak_rule_bridge_text = Hver mølle og hvert sagbruk har en bro som verken båter eller flåter kommer forbi. Derfor kommer en last ikke lenger enn til den første bygningen nedstrøms, selv om den er av den andre sorten.
wodny_szlak_rule_load_side = En last og en bro på samme brikke
wodny_szlak_rule_load_side_text = Bildet viser på hvilken side av broen lasten ligger. Oppstrøms for broen kommer lasten fram til den bygningen; nedstrøms flyter den videre.
wodny_szlak_rule_fork = Der elven deler seg
wodny_szlak_rule_fork_text = Regelheftet sier ikke hva som skjer med en last der vannet deler seg nedenfor startbrikken. Den teller for den første bygningen på hver gren.
wodny_szlak_rule_route = Havnerute
wodny_szlak_rule_route_text = Bare din ene lengste vei på vann mellom to havner teller. Det kan ikke være noen bro på den, altså verken mølle eller sagbruk. Hvilken vei vannet renner, betyr ikke noe, og havner ved kroksjøer teller også.
wodny_szlak_rule_route_count = Telle ruten
wodny_szlak_rule_route_count_text = Hver brikke på ruten gir { NUMBER($n) } poeng, også de med de to havnene: fem brikker { NUMBER($five) }. Startbrikken teller som én brikke.
wodny_szlak_rule_two_ports = To havner på samme brikke
wodny_szlak_rule_two_ports_text = Regelheftet snakker om brikkene i begge ender. En rute forbinder altså havner på to brikker; to havner på samme brikke gir ingen rute.
wodny_szlak_rule_port_bridge = En havn ved en bro
wodny_szlak_rule_port_bridge_text = Regelheftet tillater ingen bro på ruten og teller med brikkene i endene. Går det en bro over vannet som havnen ligger ved, er den derfor ikke enden på en rute.
wodny_szlak_rule_tributaries = Fra den ene sideelven til den andre
wodny_szlak_rule_tributaries_text = Regelheftet nevner det ikke. Siden det ikke betyr noe hvilken vei vannet renner, kan en rute gå ned den ene sideelven og opp den andre, over startbrikken.
wodny_szlak_rule_meadow = Eng
wodny_szlak_rule_meadow_text = Brikkene har biter av enger i hjørnene. Der tre av dem møtes, gir de { NUMBER($three) } poeng, der fire møtes, { NUMBER($four) }. To gir ingenting. Elver og kroksjøer betyr ikke noe.
wodny_szlak_rule_start_meadow = Enger ved startbrikken
wodny_szlak_rule_start_meadow_text = Regelheftet sier ingenting om dem. Vi teller de fire hjørnene som på alle andre brikker; midten av langsiden er ikke noe hjørne.
wodny_szlak_rule_end = Runder, og slutten
wodny_szlak_rule_end_text = Etter { NUMBER($rounds) } runder, når trekkebunken er tom. De { NUMBER($n) } brikkene du har igjen på hånden, legges ikke.
wodny_szlak_rule_winner = Hvem som vinner
wodny_szlak_rule_winner_text = Regelheftet sier bare at dere teller poengene. Den med flest poeng vinner; spillere som står likt, deler plassen.
wodny_szlak_rule_solo = Alene (solo)
wodny_szlak_rule_solo_text = Utelat brikkene med ku og { NUMBER($aside) } tilfeldige til, som du kan se på; { NUMBER($tiles) } er trekkebunken. I { NUMBER($rounds) } runder trekker du { NUMBER($hand) }, legger én og legger bort to. Sammenlign poengene dine med tabellen i regelheftet.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: mål, hva går det ut på, idé, oversikt, forklar, hensikt, hva handler det om, kortversjon, hva går spillet ut på, hva er vitsen
    player-count: hvor mange kan spille, hvor mange personer, hvor gammel, alder, barn, varighet, hvor lenge varer det, minutter, fem personer, maks, hvor mange kan være med
    setup-tiles: hvilke brikker tas ut for 2 spillere, kuer, kyr, sauer, dyr, hvor mange brikker for to spillere, med 3 spillere, med tre, ta ut, utelate, fjerne, blir i esken, alle seksti, fire av oss, forberede, oppsett, skal sauene være med
    rabbits: kanin, hare, sau eller kanin, hvilket dyr er det, brikker med kanin
    box-compartments: hvor i esken, dyrebrikker, innlegg, rom, oppbevaring, sortere, rydde, hvor i eska skal brikkene
    setup-deal: hvor mange brikker får jeg, hvor mange på hånden, håndstørrelse, håndgrense, dele ut, stokke, trekkebunke, bunke i midten, bildesiden ned
    setup-start: lang dobbel brikke, stor brikke, rektangel, startbrikke, sideelver, jukselapp, hjelpekort, oversiktskort, poengkort, hva er den lange brikka, hva får hver spiller
    own-river: samme elv, bygger alle, legge hos motstanderen, over elven til en annen spiller, felles brett, min egen, naboens elv, blokkere andre, felles landskap, sabotere, har alle sin egen elv
    round: de to andre, hvilken vei sender vi, sende til venstre eller høyre, skifte retning, drafting, sende videre, hva gjør jeg, trekke en ny, beholde en brikke, beholde alle tre, velge før eller etter jeg sender, bytte brikker med andre, hver tur, må jeg legge en, hvordan går en runde, hva gjør vi i en runde, hvor mange sender jeg videre
    simultaneous: hvem starter, hvem begynner, startspiller, første spiller, turrekkefølge, etter tur, alle på én gang, samtidig, sammen, vente på andre, yngst, ingen begynner, hemmelig, spiller alle samtidig, hvem skal begynne
    placing: hvor kan jeg legge den, legge, sette ned, koble til, må den nye brikken henge sammen med elven, inntil, feste til startbrikken, ved siden av, diagonalt, på skrå, bare hjørnene berører, berøre, flytte en brikke senere, ta den tilbake, bygge om, forskyve, må den ligge inntil
    edges: passe, må alt passe, vann ved siden av gress, elv mot land, passe sammen, side uten elv, to landsider, elv mot elv, grønt ved siden av blått, kanter, kan elv møte land
    turning: snu den, dreie, rotere, vri, opp ned, retning, vende, startbrikken dreid, lov å snu brikka
    open-ends: åpne ender, minus for uferdig, avslutte elven, uferdig, må elven være hel, blindvei, løs ende, renner ut i ingenting, vann kan ende ved bordkanten, må elva lukkes, kan elva være åpen, uferdig elv
    no-tile-fits: sitter fast, ingen av brikkene mine passer, kan ikke legge, ingen lovlig plass, umulig, stå over, passe, må jeg legge en, kaste i stedet, ubrukelige brikker, får ikke lagt noen
    flow: strømretning, oppstrøms eller nedstrøms, hvordan ser jeg det, piler, strøm, nedover elven, hvilken vei er ned, hvor kommer det fra, renner sammen, hva er oppstrøms
    bridge-water: er det avskåret av en bro, vann under en bro, bak en bro, bortenfor broen fortsatt elv, bryter en bro elven, går vannet under broen, er elva delt av brua, henger elva sammen under brua
    oxbow: henger ikke sammen med resten, løsrevet elvebit, eget stykke, isolert, koble til senere, dødt vann, stille vann, stillestående vann, innsjø, dam, kroksjø, ikke koblet, avskåret, hva er det til, vann uten forbindelse til startbrikka, løs elv
    ring: løkke, sirkel, gå i ring, lukket krets, hull i midten, la hull være, fylle hullet, tom plass, omringet, lukket, kan elven danne en ring, elv i sirkel
    ring-anywhere: løkke på elv som ikke er koblet til, løkke gjennom begge sideelver, lukket ring, er ring lov i en kroksjø
    scoring: hvor mange poeng for alt, poengoversikt, telle underveis eller etterpå, hva teller til slutt, sluttopptelling, hvordan teller vi poeng, minuspoeng, negativ, bonus, straff, når telles det, verdien av ting, legge sammen, hva gir poeng
    mill: sekk, sekker, poser, korn, mel, hvete, tall på flagget, hvor mange sekker trenger den, én for lite, halve poeng, delvis, mer enn nødvendig, til overs, ekstra, for mange, begge sider eller bare ovenfra, nedstrøms for møllen, ikke nok kom fram, hvor kommer sekkene fra, for mange sekker, hva trenger mølla
    sawmill: tømmer, tre, ved, øks, økser verdt mer, bedre enn en mølle, stokker, planker, sag, sjelden, hva trenger sagbruket
    bridge: sagbruk mellom sekken og møllen, flyte forbi et sagbruk, én sekk til to møller, dele en last, forsyne begge, sekker videre til neste mølle, hva stopper båtene, tømmer stopper ved mølle, under broer, passere under en bro, flåte, blokkert, forbi en bygning, andre mølle, gå videre, brukt to ganger, kommer sekken forbi mølla, stopper brua båten
    load-side: sekk på samme brikke som møllen, last ved broen, foran eller bak broen, sekk tegnet på brobrikken, symbol ved siden av, hvilken side, hindring, sekk og bro på samme brikke
    fork: elven deler seg i to, deling, gren, delta, gaffel, hvilken vei går lasten, får begge armer sekken, kryss, elva deler seg
    route: havner, skip, båttur, teller to ruter, andre rute, hvert par av havner, lengste, mølle mellom to havner, med strømmen, oppstrøms, mot strømmen, bare én havn, er dødt vann verdt noe, broer på veien, skipsfart, mølle på ruten, rute gjennom en kroksjø, poeng for havner, hvordan teller havner, teller bare den lengste ruta
    route-count: teller havnebrikkene med, poeng per brikke, to poeng, poeng for lengste vei, startbrikken to brikker lang, startbrikken telt to ganger, teller endene også, hvor lang er ruten, lengde, telle dobbelt, verdien av ruten, begge ender, hvordan telles ruta, hvor mange poeng per brikke på ruta
    two-ports: to havner på én brikke, samme brikke, begge havner sammen, begge havnene på samme brikke
    port-bridge: havn ved siden av en mølle, havn med mølle på brikken, havn på en brikke med bro, ende ved et sagbruk, havn ved bru
    tributary-route: fra én sideelv til den andre, opp en arm og ned den andre, båttur, begge sideelver, gjennom startbrikken, bytte arm, kan ruta gå gjennom begge sideelvene
    meadow: eng, enger, gress, grønt, åker, beite, hvor mye, fire hjørner sammen, bare to hjørner, tre hjørner, på flere brikker, hull, blomster, der hjørner møtes, hvor mange poeng for en eng
    start-tile-meadow: hjørner på startbrikken, gress på den lange brikken, hjørne på dobbeltbrikken, eng på startbrikka
    end: over, når slutter spillet, hvor mange runder spiller vi, når stopper det, ferdig, siste runde, brikker til overs på hånden, siste brikker på hånden, ubrukte brikker, trekkebunken tom, tom for brikker, tretten, lengden på spillet
    winner: vi har like mange poeng, likt, uavgjort, poenglikhet, to har samme poengsum, hvordan vinner jeg, vinner, tiebreak, flest poeng, andreplass
    solo: hvordan spiller jeg alene, spille alene, for meg selv, enspiller, én spiller, god poengsum, hvilke seks tas ut, solospill, soloresultat, vurdering, resultattabell, på egen hånd, spille solo
