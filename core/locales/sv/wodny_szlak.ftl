# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Alla lägger varsin flod: säckar och yxor flyter ner till kvarnar och sågverk, och hamnar och ängar räknas.

## Words

wodny_szlak_north = norr
wodny_szlak_east = öster
wodny_szlak_south = söder
wodny_szlak_west = väster
wodny_szlak_north_east = nordost
wodny_szlak_south_east = sydost
wodny_szlak_south_west = sydväst
wodny_szlak_north_west = nordväst
wodny_szlak_edge_of = { $cell } { $side }
wodny_szlak_mill = kvarn
wodny_szlak_sawmill = sågverk
wodny_szlak_mill_number = Kvarn { NUMBER($n) }
wodny_szlak_sawmill_number = Sågverk { NUMBER($n) }
wodny_szlak_points_of = { $building }, poäng
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, om aktuellt
wodny_szlak_points_unsupplied = { $building } (fick för lite), poäng
wodny_szlak_bare_bridge = bara bro
wodny_szlak_port = hamn
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } säck
   *[other] { NUMBER($n) } säckar
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } yxa
   *[other] { NUMBER($n) } yxor
}
wodny_szlak_points = { NUMBER($points) } poäng
wodny_szlak_plain = utan får och ko
wodny_szlak_sheep = får
wodny_szlak_cow = ko
wodny_szlak_start_tile = startbricka
wodny_szlak_works_full = { $works }, flagga { NUMBER($points) }, behöver { $loads }
wodny_szlak_works_points = { $works }, flagga { NUMBER($points) }
wodny_szlak_works_needs = { $works }, behöver { $loads }
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = flod åt { $sides }
wodny_szlak_river_end = flodens slut åt { $sides }
wodny_szlak_no_river = ingen flod
wodny_szlak_two_rivers = { $one }; för sig: { $other }
wodny_szlak_thing_on = { $thing } ({ $channel })
wodny_szlak_meadow_corners = äng i hörn: { $corners }
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = ö
wodny_szlak_letter_south = s
wodny_szlak_letter_west = v

## The sheet

wodny_szlak_open = Resultat
wodny_szlak_open_river = { $most ->
    [one] { NUMBER($n) } av { NUMBER($most) } bricka
   *[other] { NUMBER($n) } av { NUMBER($most) } brickor
}
wodny_szlak_open_spoken = Öppna: { $seat }
wodny_szlak_way = För in
wodny_szlak_way_result = resultatet
wodny_szlak_way_buildings = med laster
wodny_szlak_way_river = floden
wodny_szlak_route_label = Hamnrutt
wodny_szlak_threes_label = Ängar med 3 hörn
wodny_szlak_fours_label = Ängar med 4 hörn
wodny_szlak_needs_sacks = { $building } behöver säckar
wodny_szlak_needs_axes = { $building } behöver yxor
wodny_szlak_arrived_sacks = { $building } fick säckar
wodny_szlak_arrived_axes = { $building } fick yxor
wodny_szlak_river_label = Flod, { NUMBER($n) } av { NUMBER($most) } brickor
wodny_szlak_route = Längsta hamnrutten
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: ledig
wodny_szlak_spoken_start = startbricka, bifloder vid { $one } och { $other }, utlopp vid { $outlet }
wodny_szlak_start_unsaid = startbricka, floderna är inte beskrivna än
wodny_szlak_spoken_tributary = { $edge }: biflod
wodny_szlak_spoken_outlet = { $edge }: huvudflod
wodny_szlak_spoken_dry = { $edge }: ingen flod
wodny_szlak_spoken_meadow = Hörnet i { $corner }: äng
wodny_szlak_spoken_no_meadow = Hörnet i { $corner }: ingen äng
wodny_szlak_start_known = Som sparad
wodny_szlak_start_label = in vid { $one } och { $other }, ut vid { $outlet }
wodny_szlak_start_turned = Ligger
wodny_szlak_start_one = Tryck på kanten där en biflod kommer in
wodny_szlak_start_other = Tryck på den andra biflodens kant
wodny_szlak_start_outlet = Tryck på kanten där huvudfloden rinner ut
wodny_szlak_start_tile_label = Startbricka
wodny_szlak_turn_none = liggande
wodny_szlak_turn_quarter = stående
wodny_szlak_turn_half = liggande, ett halvt varv
wodny_szlak_turn_three = stående, ett halvt varv
wodny_szlak_tile_at = Bricka på { $cell }
wodny_szlak_new_tile_at = Ny bricka på { $cell }
wodny_szlak_known = Sparade
wodny_szlak_shape = Flodens lopp
wodny_szlak_thing = Vad som finns på den
wodny_szlak_more = Mer om den
wodny_szlak_all_shapes = Alla former
wodny_szlak_turned = Vriden
wodny_szlak_works_points_label = Poäng
wodny_szlak_works_needs_label = Behov
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Vid bron, { $side } om den
wodny_szlak_sacks_label = Säckar
wodny_szlak_axes_label = Yxor
wodny_szlak_loads_at = { $loads } åt { $side }
wodny_szlak_port_label = Hamn
wodny_szlak_meadows_label = Ängshörn
wodny_szlak_herd = Djur
wodny_szlak_move = Flytta
wodny_szlak_remove = Ta bort
wodny_szlak_clear = Ta bort flodens brickor
wodny_szlak_placed = Har lagt
wodny_szlak_round_over = Omgång { NUMBER($round) } är slut
wodny_szlak_ratings = Resultattabell
wodny_szlak_ratings_use = Använd den sparade tabellen
wodny_szlak_rating_least = Rad { NUMBER($row) }, lägsta poäng
wodny_szlak_rating_title = titel
wodny_szlak_prompt_result = { $seat }: för in poängen för varje kvarn och sågverk som fått tillräckligt, sedan hamnrutten och ängarna. 0 poäng tar bort en byggnad.
wodny_szlak_prompt_buildings = { $seat }: ange för varje kvarn och sågverk vad som behövs och vad som kom fram, sedan hamnrutten och ängarna.
wodny_szlak_prompt_river = { $seat }: tryck på en ledig ruta bredvid floden för att lägga en bricka där, eller på en bricka för att ändra den.
wodny_szlak_prompt_start = Tryck på startbrickans kanter med flod: båda bifloderna, sedan huvudfloden. Pilarna visar åt vilket håll det rinner.
wodny_szlak_prompt_start_known = Välj hur den sparade startbrickan ligger, eller beskriv en annan.
wodny_szlak_prompt_new = Hur går floden på den nya brickan på { $cell }?
wodny_szlak_prompt_bare = Vilken bricka ligger på { $cell }? Välj en sparad, eller ange vad som finns på den. Eller tryck på nästa lediga ruta.
wodny_szlak_prompt_tile = Vad finns på brickan på { $cell }? Eller tryck på nästa lediga ruta.
wodny_szlak_prompt_move = Tryck på den lediga ruta dit brickan från { $cell } ska.
wodny_szlak_prompt_round = { $stock ->
    [one] Omgång { NUMBER($round) } av 13, { NUMBER($stock) } bricka kvar i förrådet. Har inte lagt än: { $waiting }.
   *[other] Omgång { NUMBER($round) } av 13, { NUMBER($stock) } brickor kvar i förrådet. Har inte lagt än: { $waiting }.
}
wodny_szlak_prompt_pass = Omgång { NUMBER($round) } av 13: alla skickar två brickor åt vänster och drar en.
wodny_szlak_prompt_alone = { $stock ->
    [one] Omgång { NUMBER($round) } av 13, { NUMBER($stock) } bricka kvar i förrådet. Lägg en bricka och lägg undan de andra två.
   *[other] Omgång { NUMBER($round) } av 13, { NUMBER($stock) } brickor kvar i förrådet. Lägg en bricka och lägg undan de andra två.
}
wodny_szlak_prompt_draw_alone = Omgång { NUMBER($round) } av 13: lägg undan de andra två och dra tre.
wodny_szlak_prompt_last = Den sista omgången är spelad; brickorna på hand används inte.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $seat }: floden har { NUMBER($n) } av { NUMBER($most) } brickor.
wodny_szlak_unfinished_start = { $seat }: startbrickan är inte beskriven.
wodny_szlak_unfinished_buildings = { $n ->
    [one] { $seat }: poäng eller behov saknas för { NUMBER($n) } byggnad.
   *[other] { $seat }: poäng eller behov saknas för { NUMBER($n) } byggnader.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = Inte infört för { $seat }: { $missing }.
wodny_szlak_unfinished_nothing = Inget är infört för { $seat }.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } bricka av 60: utan får och ko { NUMBER($plain) }, får { NUMBER($sheep) }, ko { NUMBER($cow) }
   *[other] { NUMBER($n) } brickor av 60: utan får och ko { NUMBER($plain) }, får { NUMBER($sheep) }, ko { NUMBER($cow) }
}
wodny_szlak_box_starts = Startbrickor
wodny_szlak_box_row = Rad { NUMBER($row) }
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } bricka av { NUMBER($most) } lagd
   *[other] { NUMBER($n) } brickor av { NUMBER($most) } lagda
}
wodny_szlak_remark_told = Det som uppgetts gäller tills den första brickan ligger här; från och med då gäller floden.
wodny_szlak_remark_river_counts = Floden gäller så länge det ligger brickor där ({ NUMBER($n) } av { NUMBER($most) }); det som uppges här jämförs bara med den.
wodny_szlak_remark_sacks = { $n ->
    [one] En säck till uppströms från { $cell } är värd { NUMBER($points) } poäng.
   *[other] { NUMBER($n) } säckar till uppströms från { $cell } är värda { NUMBER($points) } poäng.
}
wodny_szlak_remark_axes = { $n ->
    [one] En yxa till uppströms från { $cell } är värd { NUMBER($points) } poäng.
   *[other] { NUMBER($n) } yxor till uppströms från { $cell } är värda { NUMBER($points) } poäng.
}

## The score

wodny_szlak_line_mills = Kvarnar
wodny_szlak_line_sawmills = Sågverk
wodny_szlak_line_ports = Hamnrutt
wodny_szlak_line_meadows = Ängar
wodny_szlak_works_on = { $works } på { $cell }
wodny_szlak_why_sacks = { $needs ->
    [one] { $building }: { NUMBER($n) } av { NUMBER($needs) } säck kommer fram
   *[other] { $building }: { NUMBER($n) } av { NUMBER($needs) } säckar kommer fram
}
wodny_szlak_why_axes = { $needs ->
    [one] { $building }: { NUMBER($n) } av { NUMBER($needs) } yxa kommer fram
   *[other] { $building }: { NUMBER($n) } av { NUMBER($needs) } yxor kommer fram
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: behöver { NUMBER($needs) } säck, { NUMBER($n) } kom fram
   *[other] { $building }: behöver { NUMBER($needs) } säckar, { NUMBER($n) } kom fram
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: behöver { NUMBER($needs) } yxa, { NUMBER($n) } kom fram
   *[other] { $building }: behöver { NUMBER($needs) } yxor, { NUMBER($n) } kom fram
}
wodny_szlak_why_oxbow = { $works } på { $cell }: vid en korvsjö, där inget rinner
wodny_szlak_why_start_unsaid = { $works } på { $cell }: oklart om floden når hit så länge startbrickans floder inte är beskrivna
wodny_szlak_on_side = { $cell } (vattnet åt { $side })
wodny_szlak_why_unsaid = { $works } på { $cell }: poäng eller behov saknas
wodny_szlak_stopped_by_mill = kvarnens bro på { $cell } stoppar { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = sågverkets bro på { $cell } stoppar { NUMBER($n) }
wodny_szlak_stopped_by_fork = { NUMBER($n) } kommer inte vidare där floden delar sig på { $cell }
wodny_szlak_stopped_by_bridge = bron på { $cell } stoppar { NUMBER($n) }
wodny_szlak_why_said = { $building }: har fått tillräckligt, enligt spelarna
wodny_szlak_why_not_told = { $building }: inte angivet vad som behövs och vad som kom fram
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } bricka från { $from } till { $to }, 2 poäng per bricka
   *[other] { NUMBER($n) } brickor från { $from } till { $to }, 2 poäng per bricka
}
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } bricka, 2 poäng per bricka
   *[other] { NUMBER($n) } brickor, 2 poäng per bricka
}
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } bricka från { $from } till { $to }, startbrickan inräknad, 2 poäng per bricka
   *[other] { NUMBER($n) } brickor från { $from } till { $to }, startbrickan som en av dem, 2 poäng per bricka
}
wodny_szlak_line_no_route = ingen giltig väg förbinder hamnar på två brickor
wodny_szlak_line_few_ports = färre än två brickor med hamn
wodny_szlak_line_route_open = inte införd
wodny_szlak_line_three = äng med tre hörn: { $cell }, { $corner }
wodny_szlak_line_four = äng med fyra hörn: { $cell }, { $corner }
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } äng med tre hörn, 3 poäng
   *[other] { NUMBER($n) } ängar med tre hörn, 3 poäng var
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } äng med fyra hörn, 6 poäng
   *[other] { NUMBER($n) } ängar med fyra hörn, 6 poäng var
}
wodny_szlak_rated = Enligt er tabell: { $title } (från { NUMBER($least) } poäng)
wodny_szlak_rated_untitled = Enligt er tabell: raden från { NUMBER($least) } poäng
wodny_szlak_unrated = Enligt er tabell: under den lägsta raden, som är från { NUMBER($least) } poäng
wodny_szlak_end = 13 omgångar är spelade: spelet är slut. För in det som saknas och avsluta sedan.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: finns inte
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } säck
   *[other] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } säckar
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } yxa
   *[other] { $points }, { NUMBER($arrived) } av { NUMBER($needs) } yxor
}
wodny_szlak_told_route = hamnrutt: { NUMBER($n) }
wodny_szlak_told_threes = ängar med tre hörn: { NUMBER($n) }
wodny_szlak_told_fours = ängar med fyra hörn: { NUMBER($n) }
wodny_szlak_told_start = startbricka: { $how }
wodny_szlak_told_tile = bricka på { $cell }: { $tile }
wodny_szlak_told_turned = brickan på { $cell } vriden
wodny_szlak_told_moved = bricka flyttad från { $from } till { $to }
wodny_szlak_told_removed = brickan på { $cell } borttagen
wodny_szlak_told_cleared = flodens alla brickor borttagna
wodny_szlak_told_placed = har lagt i omgång { NUMBER($round) }
wodny_szlak_told_not_placed = har inte lagt i omgång { NUMBER($round) }
wodny_szlak_told_round = Omgång { NUMBER($round) } är slut
wodny_szlak_told_rating = Resultattabell, rad { NUMBER($row) }: från { NUMBER($least) } poäng: { $title }
wodny_szlak_told_rating_untitled = Resultattabell, rad { NUMBER($row) }: från { NUMBER($least) } poäng
wodny_szlak_told_no_rating = Resultattabell, rad { NUMBER($row) }: finns inte
wodny_szlak_told_ratings = Resultattabell som sparad

## Refusals

wodny_szlak_refused_seats = Bordet har { NUMBER($seats) } spelare, ställningen { NUMBER($came) }: ange en för var och en.
wodny_szlak_unread_field = En ruta heter A1 till AB28, inte ”{ $came }”.
wodny_szlak_unread_twice = Två byggnader heter ”{ $name }”: ge dem olika nummer.
wodny_szlak_unread_start = Bifloder och utlopp är tre olika kanter.
wodny_szlak_unread_channel = En vattenfåra når minst en kant: ange dess ”sides”.
wodny_szlak_unread_channels = En bricka har högst två vattenfåror, inte { NUMBER($came) }.
wodny_szlak_unread_edge = Två vattenfåror på en bricka delar ingen kant: slå ihop dem, eller ge var och en sina egna ”sides”.
wodny_szlak_unread_loads = Säckar eller yxor på ett ställe är 1 till { NUMBER($most) }.
wodny_szlak_unread_load = En last ligger vid en kant som vattenfåran når: ”at” är en av dess ”sides”.
wodny_szlak_unread_points = Poäng och behov är 1 till { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Avslutade omgångar är 0 till 13, inte { NUMBER($came) }.
wodny_szlak_refused_on_start = { $seat }: startbrickan ligger på { $cell }. Välj en ledig ruta, eller vrid startbrickan.
wodny_szlak_refused_start_lies = { $seat }: startbrickan ligger på { $cell }. Den beskrivs och vrids för sig och ligger kvar.
wodny_szlak_refused_taken = { $seat }: { $cell } är upptagen, och brickor får inte överlappa varandra. Välj en ledig ruta, eller flytta det som ligger där.
wodny_szlak_refused_empty = { $seat }: ingen bricka ligger på { $cell } i floden.
wodny_szlak_refused_start = { $seat }: startbrickan skulle ligga på brickan på { $cell }. Flytta den först.
wodny_szlak_refused_ring = { $seat }: med { $cell } så här skulle vattnet gå i ring, och det är inte tillåtet.
wodny_szlak_refused_ring_of = { $seat }: vattnet går i ring över { $fields }, och det är inte tillåtet. Utelämna en av brickorna.
wodny_szlak_refused_building = Kvarnar och sågverk numreras 1 till { NUMBER($most) }; poäng och behov är 1 till 99.
wodny_szlak_refused_route = { $most ->
    [one] En rutt förs in upp till { NUMBER($most) } bricka.
   *[other] En rutt förs in upp till { NUMBER($most) } brickor.
}
wodny_szlak_refused_meadows = Ängar förs in upp till { NUMBER($most) }.
wodny_szlak_refused_round = Omgång { NUMBER($current) } spelas, inte omgång { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } nämns två gånger bland dem som har lagt: en spelare lägger en gång per omgång.
wodny_szlak_refused_over = Alla 13 omgångar är slut.
wodny_szlak_refused_rating = En resultattabell har högst { NUMBER($most) } rader, var och en med upp till 999 poäng och en titel på upp till 60 bokstäver.

## Doubts

wodny_szlak_doubt_edge = { $seat }: floden vid { $water } möter land vid { $land }.
wodny_szlak_doubt_contact = { $seat }: brickan på { $cell } ligger inte intill någon av flodens andra brickor, så den räknas inte.
wodny_szlak_doubt_tiles = { $n ->
    [one] { $seat } har { NUMBER($n) } bricka; var och en lägger { NUMBER($most) }.
   *[other] { $seat } har { NUMBER($n) } brickor; var och en lägger { NUMBER($most) }.
}
wodny_szlak_doubt_few = { $n ->
    [one] { $seat } har { NUMBER($n) } bricka efter 13 omgångar.
   *[other] { $seat } har { NUMBER($n) } brickor efter 13 omgångar.
}
wodny_szlak_doubt_early = { $n ->
    [one] { $seat } har { NUMBER($n) } bricka i omgång { NUMBER($round) }; en läggs i varje.
   *[other] { $seat } har { NUMBER($n) } brickor i omgång { NUMBER($round) }; en läggs i varje.
}
wodny_szlak_doubt_start = { $seat }: ingen har angett var startbrickans floder går, så det går inte att säga vart vattnet rinner.
wodny_szlak_doubt_no_value = { $seat }, { $works } på { $cell }: poäng eller behov saknas.
wodny_szlak_doubt_load_side = { $seat }: på { $cell } har ingen angett på vilken sida om bron lasten ligger, så den når ingen byggnad.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }, { $building }: infört som om det räckte, men bara { NUMBER($n) } av { NUMBER($needs) } säck kom fram. Om det stämmer, för in poängen en gång till bredvid lasterna.
   *[other] { $seat }, { $building }: infört som om det räckte, men bara { NUMBER($n) } av { NUMBER($needs) } säckar kom fram. Om det stämmer, för in poängen en gång till bredvid lasterna.
}
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }, { $building }: infört som om det räckte, men bara { NUMBER($n) } av { NUMBER($needs) } yxa kom fram. Om det stämmer, för in poängen en gång till bredvid lasterna.
   *[other] { $seat }, { $building }: infört som om det räckte, men bara { NUMBER($n) } av { NUMBER($needs) } yxor kom fram. Om det stämmer, för in poängen en gång till bredvid lasterna.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } räknas inte förrän det är angivet vad som behövs och vad som kom fram.
wodny_szlak_doubt_buildings = { $most ->
    [one] { $seat } har { NUMBER($n) } byggnader på { NUMBER($most) } bricka.
   *[other] { $seat } har { NUMBER($n) } byggnader på { NUMBER($most) } brickor.
}
wodny_szlak_doubt_route_one = { $seat }: en rutt förbinder två hamnar på två brickor, så den kan inte vara bara 1 bricka lång.
wodny_szlak_doubt_route = { $seat }: en rutt på { NUMBER($n) } brickor är längre än alla { NUMBER($most) } med startbrickan.
wodny_szlak_doubt_route_bridges = { $buildings ->
    [one] { $seat }: en rutt på { NUMBER($n) } brickor lämnar för få till { NUMBER($buildings) } kvarn eller sågverk, vars bro stoppar den: det finns { NUMBER($most) } med startbrickan. Bara en bricka med två skilda vatten kan vara båda.
   *[other] { $seat }: en rutt på { NUMBER($n) } brickor lämnar för få till { NUMBER($buildings) } kvarnar och sågverk, vars broar stoppar den: det finns { NUMBER($most) } med startbrickan. Bara en bricka med två skilda vatten kan vara båda.
}
wodny_szlak_doubt_fours = { $n ->
    [one] { $tiles ->
        [one] { $seat }: { NUMBER($n) } äng med fyra hörn ryms inte på { NUMBER($tiles) } bricka och startbrickan; högst { NUMBER($most) } ryms.
       *[other] { $seat }: { NUMBER($n) } äng med fyra hörn ryms inte på { NUMBER($tiles) } brickor och startbrickan; högst { NUMBER($most) } ryms.
    }
   *[other] { $tiles ->
        [one] { $seat }: { NUMBER($n) } ängar med fyra hörn ryms inte på { NUMBER($tiles) } bricka och startbrickan; högst { NUMBER($most) } ryms.
       *[other] { $seat }: { NUMBER($n) } ängar med fyra hörn ryms inte på { NUMBER($tiles) } brickor och startbrickan; högst { NUMBER($most) } ryms.
    }
}
wodny_szlak_doubt_meadows = { $n ->
    [one] { $tiles ->
        [one] { $seat }: { NUMBER($n) } äng ryms inte på { NUMBER($tiles) } bricka och startbrickan; högst { NUMBER($most) } ryms.
       *[other] { $seat }: { NUMBER($n) } äng ryms inte på { NUMBER($tiles) } brickor och startbrickan; högst { NUMBER($most) } ryms.
    }
   *[other] { $tiles ->
        [one] { $seat }: { NUMBER($n) } ängar ryms inte på { NUMBER($tiles) } bricka och startbrickan; högst { NUMBER($most) } ryms.
       *[other] { $seat }: { NUMBER($n) } ängar ryms inte på { NUMBER($tiles) } brickor och startbrickan; högst { NUMBER($most) } ryms.
    }
}
wodny_szlak_doubt_unused_sheep = Brickor med får ligger på bordet, men med { NUMBER($players) } spelare stannar de i lådan.
wodny_szlak_doubt_unused_cow = Brickor med kor ligger på bordet, men med { NUMBER($players) } spelare stannar de i lådan.
wodny_szlak_doubt_plain = { $n ->
    [one] { NUMBER($n) } bricka utan får och kor ligger på bordet; i lådan finns { NUMBER($most) }. Kanske är några djur inte införda.
   *[other] { NUMBER($n) } brickor utan får och kor ligger på bordet; i lådan finns { NUMBER($most) }. Kanske är några djur inte införda.
}
wodny_szlak_doubt_herd_sheep = { $n ->
    [one] { NUMBER($n) } bricka med får ligger på bordet; i lådan finns { NUMBER($most) }.
   *[other] { NUMBER($n) } brickor med får ligger på bordet; i lådan finns { NUMBER($most) }.
}
wodny_szlak_doubt_herd_cow = { $n ->
    [one] { NUMBER($n) } bricka med kor ligger på bordet; i lådan finns { NUMBER($most) }.
   *[other] { NUMBER($n) } brickor med kor ligger på bordet; i lådan finns { NUMBER($most) }.
}
wodny_szlak_doubt_stock = { $n ->
    [one] { NUMBER($n) } bricka är lagd; { NUMBER($most) } är med i det här partiet.
   *[other] { NUMBER($n) } brickor är lagda; { NUMBER($most) } är med i det här partiet.
}
wodny_szlak_doubt_sawmill = Ett sågverk är infört som värt { NUMBER($sawmill) } och en kvarn som värd { NUMBER($mill) }; sågverk är värda mer.
wodny_szlak_doubt_ratings = Resultattabellen går från { NUMBER($least) } poäng på rad { NUMBER($one) } till { NUMBER($next) } på rad { NUMBER($row) }, i fel ordning.
wodny_szlak_differs_mills = { $seat }, poäng för kvarnar som fått tillräckligt: enligt spelarna { $told }, floden ger { $found }.
wodny_szlak_differs_sawmills = { $seat }, poäng för sågverk som fått tillräckligt: enligt spelarna { $told }, floden ger { $found }.
wodny_szlak_differs_route = { $seat }, hamnrutt: enligt spelarna { NUMBER($told) }, floden ger { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }, ängar med tre hörn: enligt spelarna { NUMBER($told) }, floden ger { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }, ängar med fyra hörn: enligt spelarna { NUMBER($told) }, floden ger { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Räknas en last på varje gren där floden delar sig?
wodny_szlak_option_forks_source = Regelhäftet nämner det inte. Förval: ja, eftersom det bara säger att en last ska ligga uppströms från byggnaden.
wodny_szlak_option_forks_yes = Den räknas för den första byggnaden på varje gren.
wodny_szlak_option_forks_no = Den stannar där floden delar sig.
wodny_szlak_option_tributaries = Får en hamnrutt gå från den ena bifloden till den andra?
wodny_szlak_option_tributaries_source = Regelhäftet säger att strömmens riktning inte spelar någon roll för rutter. Förval: ja.
wodny_szlak_option_tributaries_yes = Rutten får vända vid startbrickan.
wodny_szlak_option_tributaries_no = På startbrickan använder en rutt huvudfloden och en biflod.
wodny_szlak_option_bridge = Får en rutt sluta i en hamn bredvid en bro?
wodny_szlak_option_bridge_source = Regelhäftet tillåter varken kvarn eller sågverk på rutten och räknar med brickorna i dess ändar. Förval: nej.
wodny_szlak_option_bridge_yes = En hamn räknas som ände även om en bro korsar dess eget vatten.
wodny_szlak_option_bridge_no = En bricka vars vatten korsas av en bro ingår inte i någon rutt.
wodny_szlak_option_rounds = Hålla reda på omgångar?
wodny_szlak_option_rounds_source = En hjälp, ingen regel. Förval: nej.
wodny_szlak_option_rounds_yes = Appen räknar de 13 omgångarna och säger vem som inte har lagt än.
wodny_szlak_option_rounds_no = Bara resultat förs in.

## Set-up

wodny_szlak_setup_section_tiles = Brickor
wodny_szlak_setup_section_start = Startbrickor och hjälpkort
wodny_szlak_setup_plain = Ta de { NUMBER($n) } brickorna utan får och kor.
wodny_szlak_setup_rabbits = Titta noga: en kanin är varken får eller ko.
wodny_szlak_setup_sheep = Lägg till de { NUMBER($n) } brickorna med får.
wodny_szlak_setup_no_sheep = Låt de { NUMBER($n) } brickorna med får ligga kvar i sitt fack.
wodny_szlak_setup_cows = Lägg till de { NUMBER($n) } brickorna med kor.
wodny_szlak_setup_no_cows = Låt de { NUMBER($n) } brickorna med kor ligga kvar i sitt fack.
wodny_szlak_setup_shuffle = Blanda de { NUMBER($n) } brickorna med bildsidan ned.
wodny_szlak_setup_six = Lägg tillbaka { NUMBER($n) } slumpvis valda, som du får titta på. De andra { NUMBER($left) } är förrådet.
wodny_szlak_setup_deal = Dela ut { NUMBER($n) } brickor till varje spelare. De andra { NUMBER($stock) } är förrådet i mitten.
wodny_szlak_setup_draw = Dra { NUMBER($n) } brickor; { NUMBER($stock) } är kvar.
wodny_szlak_setup_start = Ge varje spelare en rektangulär startbricka.
wodny_szlak_setup_start_alone = Ta en rektangulär startbricka.
wodny_szlak_setup_room = Lägg den framför dig med plats för { NUMBER($n) } brickor runtom; de ljusa pilarna visar hur vattnet rinner.
wodny_szlak_setup_aid_alone = Ta ett hjälpkort med poängen.
wodny_szlak_setup_aid = Ge varje spelare ett hjälpkort med poängen.
wodny_szlak_setup_together = Ingen börjar: alla väljer och lägger samtidigt.
wodny_szlak_setup_rounds = { $n ->
    [one] Man spelar { NUMBER($n) } omgång.
   *[other] Man spelar { NUMBER($n) } omgångar.
}
wodny_szlak_piece_plain = brickor utan får och kor
wodny_szlak_piece_sheep = brickor med får
wodny_szlak_piece_cow = brickor med kor
wodny_szlak_piece_start = { $n ->
    [one] startbricka
   *[other] startbrickor
}
wodny_szlak_piece_aid = hjälpkort

## What gives points

wodny_szlak_points_works = Kvarnar och sågverk
wodny_szlak_points_mill = kvarn, tillräckligt med säckar
wodny_szlak_points_sawmill = sågverk, tillräckligt med yxor
wodny_szlak_points_flag = flaggans tal
wodny_szlak_points_short = för få, eller vid en korvsjö
wodny_szlak_points_route = Längsta hamnrutten
wodny_szlak_points_tile = varje bricka
wodny_szlak_points_start = startbrickan
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } bricka
   *[other] { NUMBER($n) } brickor
}
wodny_szlak_points_meadows = Ängar
wodny_szlak_points_corners = { NUMBER($n) } hörn möts

## Rules

wodny_szlak_section_setup = Förberedelser
wodny_szlak_section_play = Spelets gång
wodny_szlak_section_river = Vattnet
wodny_szlak_section_scoring = Poäng
wodny_szlak_section_buildings = Kvarnar och sågverk
wodny_szlak_section_ports = Hamnar
wodny_szlak_section_meadows = Ängar
wodny_szlak_section_end = Slutet
wodny_szlak_rule_aim = Vad det går ut på
wodny_szlak_rule_aim_text = Man lägger en flod av brickor så att säd når kvarnar och timmer når sågverk. Hamnar långt ifrån varandra på samma vatten och ängar i brickornas hörn ger också poäng.
wodny_szlak_rule_players = Spelare, ålder och tid
wodny_szlak_rule_players_text = För { NUMBER($least) } till { NUMBER($most) } spelare från { NUMBER($age) } år, { NUMBER($minutes) } minuter.
wodny_szlak_rule_setup_tiles = Kor, får och antalet spelare
wodny_szlak_rule_setup_tiles_text = Fyra spelare använder alla { NUMBER($four) } kvadratiska brickor. Tre utelämnar de { NUMBER($cows) } med kor: { NUMBER($three) }. Två utelämnar även de { NUMBER($sheep) } med får: { NUMBER($two) }. En ensam spelare utelämnar de med kor och några till: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Kaniner
wodny_szlak_rule_rabbits_text = Regelhäftet nämner bara får och kor. En kanin säger inget om antalet spelare.
wodny_szlak_rule_box = Lådans fack
wodny_szlak_rule_box_text = Lådans insats har märkta fack för brickorna med kor och för dem med får.
wodny_szlak_rule_setup_deal = Brickor på hand, och förråd
wodny_szlak_rule_setup_deal_text = Blanda brickorna och dela ut { NUMBER($n) } till varje spelare. De andra är förrådet, med bildsidan ned i mitten.
wodny_szlak_rule_setup_start = Startbricka och hjälpkort
wodny_szlak_rule_setup_start_text = Var och en får en rektangulär startbricka, där två bifloder rinner ihop till en huvudflod, och ett hjälpkort med poängen.
wodny_szlak_rule_own_river = En flod för varje spelare
wodny_szlak_rule_own_river_text = Alla bygger sin egen flod, med start från den egna startbrickan. Brickan som man väljer läggs till den egna floden.
wodny_szlak_rule_round = En omgång
wodny_szlak_rule_round_text = Välj en av de { NUMBER($n) } brickorna på hand och lägg den till den egna floden. Skicka de andra { NUMBER($others) } åt vänster, i varje omgång. Ta emot dem från höger och dra en ur förrådet.
wodny_szlak_rule_simultaneous = Ingen startspelare: alla samtidigt
wodny_szlak_rule_simultaneous_text = Regelhäftet nämner varken startspelare eller ordning. Därför väljer, lägger och skickar alla samtidigt i varje omgång.
wodny_szlak_rule_placing = Lägga en bricka
wodny_szlak_rule_placing_text = En bricka måste ligga kant mot kant med minst en som spelaren redan har lagt. Inget sägs om att brickor får flyttas senare.
wodny_szlak_rule_edges = Kanter som möts
wodny_szlak_rule_edges_text = En kant med flod får möta en kant med flod, en kant utan flod en kant utan. De får inte blandas.
wodny_szlak_rule_turning = Vrida brickor
wodny_szlak_rule_turning_text = Regelhäftet säger inte om en bricka får vridas innan den läggs. Vi utgår från att den får det, åt vilket håll som helst.
wodny_szlak_rule_open_ends = Öppna ändar
wodny_szlak_rule_open_ends_text = Regelhäftet kräver inget av kanter som inte möter någon bricka. En flod får sluta öppet, och det kostar inga poäng.
wodny_szlak_rule_no_fit = Ingen bricka passar
wodny_szlak_rule_no_fit_text = Regelhäftet säger inget. Det händer knappast, eftersom en bricka får läggas vid vilken ledig sida som helst av den egna floden. Kan ingen bricka på hand läggas, kom överens om hur ni fortsätter.
wodny_szlak_rule_flow = Åt vilket håll vattnet rinner
wodny_szlak_rule_flow_text = De ljusa pilarna på startbrickan visar det: nerför båda bifloderna och ut genom huvudfloden. På brickor som hänger ihop med den genom vatten rinner det vidare åt samma håll.
wodny_szlak_rule_bridge_water = Vatten under en bro
wodny_szlak_rule_bridge_water_text = Regelhäftet stoppar bara båtar och flottar där. Vi utgår från att vattnet rinner vidare: bortom en bro hänger det fortfarande ihop med startbrickan och är ingen korvsjö.
wodny_szlak_rule_oxbow = Korvsjö
wodny_szlak_rule_oxbow_text = Vatten som inte hänger ihop med startbrickan har ingen riktning. Det får kopplas ihop senare. Det som inte hänger ihop i slutet är en korvsjö: dess kvarnar och sågverk ger inget, dess hamnar och ängar räknas.
wodny_szlak_rule_ring = Inga ringar
wodny_szlak_rule_ring_text = En flod får inte gå i ring. Brickor får omge en lucka som skulle sluta en ring, men då kan ingen bricka längre läggas i luckan.
wodny_szlak_rule_ring_anywhere = Ringar av stillastående vatten
wodny_szlak_rule_ring_anywhere_text = Regelhäftet nämner inget undantag. Därför tillåter vi ingen sluten ring av vatten alls, inte heller vid en korvsjö eller genom båda bifloderna.
wodny_szlak_rule_scoring = Poängräkning: vad som ger poäng
wodny_szlak_rule_scoring_text = Räknas en gång, när de sista brickorna är lagda: en kvarn eller ett sågverk med tillräcklig last, talet på flaggan; den längsta egna hamnrutten, { NUMBER($route) } poäng per bricka; en äng med tre hörn { NUMBER($three) }, med fyra { NUMBER($four) }. Inget annat, och inget kostar poäng.
wodny_szlak_rule_mill = Kvarn
wodny_szlak_rule_mill_text = Flaggan visar kvarnens poäng, talet till vänster om den hur många säckar den behöver. Säckar uppströms flyter ner till den. Kommer tillräckligt många fram får man poängen en gång; färre ger inget, fler ger inte mer.
wodny_szlak_rule_sawmill = Sågverk
wodny_szlak_rule_sawmill_text = De fungerar som kvarnar, med timmer i stället för säd: tecknet för timmer är en yxa. De är värda mer än kvarnar, och yxor och sågverk är ovanligare.
wodny_szlak_rule_bridge = Broar stoppar laster
wodny_szlak_rule_bridge_text = Varje kvarn och varje sågverk har en bro som varken båtar eller flottar kommer förbi. En last kommer alltså inte längre än till den första byggnaden nedströms, även om den är av det andra slaget.
wodny_szlak_rule_load_side = En last och en bro på samma bricka
wodny_szlak_rule_load_side_text = Bilden visar på vilken sida om bron lasten ligger. Uppströms från bron når lasten den byggnaden; nedströms flyter den vidare.
wodny_szlak_rule_fork = Där floden delar sig
wodny_szlak_rule_fork_text = Regelhäftet säger inte vad som händer med en last där vattnet delar sig nedanför startbrickan. Den räknas för den första byggnaden på varje gren.
wodny_szlak_rule_route = Hamnrutt
wodny_szlak_rule_route_text = Bara den längsta egna vattenvägen mellan två hamnar räknas. Ingen bro får finnas på den, alltså ingen kvarn och inget sågverk. Åt vilket håll vattnet rinner spelar ingen roll, och hamnar vid korvsjöar räknas också.
wodny_szlak_rule_route_count = Räkna rutten
wodny_szlak_rule_route_count_text = Varje bricka på rutten ger { NUMBER($n) } poäng, även de med de två hamnarna: fem brickor { NUMBER($five) }. Startbrickan räknas som en bricka.
wodny_szlak_rule_two_ports = Två hamnar på samma bricka
wodny_szlak_rule_two_ports_text = Regelhäftet talar om brickorna i båda ändar. En rutt går alltså mellan hamnar på två brickor; två hamnar på samma bricka blir ingen rutt.
wodny_szlak_rule_port_bridge = En hamn bredvid en bro
wodny_szlak_rule_port_bridge_text = Regelhäftet tillåter ingen bro på rutten och räknar med brickorna i dess ändar. Därför kan en hamn vars eget vatten korsas av en bro inte vara ände på en rutt.
wodny_szlak_rule_tributaries = Från den ena bifloden till den andra
wodny_szlak_rule_tributaries_text = Regelhäftet nämner det inte. Eftersom det inte spelar någon roll åt vilket håll vattnet rinner får en rutt gå nerför den ena bifloden och uppför den andra, över startbrickan.
wodny_szlak_rule_meadow = Äng
wodny_szlak_rule_meadow_text = Brickornas hörn kan visa ängsbitar. Där tre möts ger de { NUMBER($three) } poäng, där fyra möts { NUMBER($four) }. Två ger inget. Floder och korvsjöar spelar ingen roll.
wodny_szlak_rule_start_meadow = Ängar vid startbrickan
wodny_szlak_rule_start_meadow_text = Regelhäftet säger inget. Vi räknar dess fyra hörn som på vilken bricka som helst; mitten av långsidan är inget hörn.
wodny_szlak_rule_end = Omgångar och slutet
wodny_szlak_rule_end_text = Efter { NUMBER($rounds) } omgångar, när förrådet är tomt. De { NUMBER($n) } brickor som är kvar på hand läggs inte.
wodny_szlak_rule_winner = Vem som vinner
wodny_szlak_rule_winner_text = Regelhäftet säger bara att poängen räknas. Flest poäng vinner; spelare med lika många poäng delar platsen.
wodny_szlak_rule_solo = Ensam (solo)
wodny_szlak_rule_solo_text = Utelämna brickorna med kor och { NUMBER($aside) } slumpvis valda till, som man får titta på; de andra { NUMBER($tiles) } är förrådet. I { NUMBER($rounds) } omgångar drar man { NUMBER($hand) }, lägger en och lägger undan två. Jämför poängen med tabellen i regelhäftet.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: mål, vad går det ut på, idé, översikt, förklara, syfte, hur spelar man, vad ska man bygga
    player-count: hur många kan spela, hur många personer, hur gammal, ålder, barn, speltid, hur länge, minuter, fem personer, max, hur lång tid tar det, från vilken ålder
    setup-tiles: vilka brickor tas bort för 2 spelare, kor, fåren, lamm, djur, hur många brickor för två spelare, med 3 spelare, med tre, ta bort, utelämna, stannar i lådan, alla sextio, fyra stycken, förbereda, uppställning, vilka brickor tar man bort, är fåren med, är korna med, hur många brickor på tre
    rabbits: kanin, hare, får eller kanin, vilket djur är det, kaninbrickor, räknas kaniner
    box-compartments: var i lådan, djurbrickor, fack, insats, förvaring, sortera, städa, plocka undan, hur packar man lådan, var ska brickorna ligga i lådan
    setup-deal: hur många brickor får jag, hur många på hand, handstorlek, handgräns, dela ut, blanda, draghög, hög, förråd i mitten, bildsidan ned, hur många brickor har man, hur många brickor får man i början
    setup-start: lång dubbelbricka, stor bricka, rektangel, startbricka, bifloder, lathund, hjälpkort, referenskort, översiktskort, poängkort, vad är långa brickan
    own-river: samma flod, bygger alla, lägga hos motståndaren, över en annan spelares flod, gemensam plan, min egen, grannens flod, blockera andra, gemensamt landskap, sabotera, har man en egen flod
    round: de andra två, åt vilket håll skickar vi, skicka vänster eller höger, byta riktning, drafta, drafting, skicka vidare, vad gör jag, dra en ny, behålla en bricka, behålla alla tre, välja före eller efter, byta brickor med andra, varje tur, måste jag lägga en, hur går en omgång till, åt vilket håll skickar man, hur många brickor skickar man vidare, när drar man ny bricka
    simultaneous: vem börjar, startspelare, första spelaren, vem går först, turordning, turas om, alla på en gång, samtidigt, tillsammans, vänta på andra, yngst, ingen börjar, hemligt, gör alla samtidigt
    placing: var får jag lägga den, lägga, placera, ansluta, måste min nya bricka ansluta till floden, intill, mot startbrickan, bredvid, diagonalt, bara hörnen rör vid varandra, röra, flytta en bricka senare, ta tillbaka, ordna om, var får man lägga brickan, måste brickan sitta ihop med de andra, får man lägga den löst, får man flytta en lagd bricka
    edges: passa ihop, måste allt stämma, vatten bredvid gräs, flod mot land, passar, sida utan flod, två landsidor möts, flod mot flod, grönt bredvid blått, kanter, måste floden passa ihop, får man lägga flod mot land
    turning: vrida, rotera, vända, snurra, upp och ner, riktning, startbrickan vriden, får man vrida brickan
    open-ends: öppna ändar, minus för ofärdigt, avsluta floden, ofärdig, måste floden vara hel, återvändsgränd, lös ände, rinner ut i inget, vatten får sluta vid bordskanten, måste floden ta slut, gör det något att floden slutar rakt ut
    no-tile-fits: fast, ingen av mina brickor passar, kan inte lägga, inget möjligt drag, omöjligt, stå över, passa, måste lägga en, kasta i stället, värdelösa brickor, kan inte lägga någon bricka, inget passar
    flow: strömmens riktning, uppströms eller nedströms, hur ser jag det, pilar, ström, nerför floden, vilket håll är ner, var kommer det ifrån, rinner ihop, åt vilket håll rinner floden, var är uppströms
    bridge-water: skärs det av av en bro, vatten nedanför en bro, bakom en bro, bortom bron fortfarande flod, bryter en bro floden, rinner vattnet under bron, är det korvsjö efter en bro
    oxbow: inte förbunden med resten, avskild bit av floden, separat, isolerad, förena senare, dött vatten, stillastående vatten, sjö, damm, avskuren, vad är den till för, korvsjö, gammal flodarm, bit av floden som inte sitter ihop, vad är en korvsjö, räknas lösa bitar
    ring: slinga, cirkel, runt i ring, sluten krets, hål i mitten, lämna hål, fylla luckan, tomrum, omgiven, sluten, får floden bilda en ring, får floden gå runt, gå i cirkel, sluta cirkeln
    ring-anywhere: ring på flod utan förbindelse, slinga genom båda bifloderna, någon sluten ring, ring i en korvsjö
    scoring: hur många poäng för allt, poängöversikt, räkna under spelet eller efter, vad räknas i slutet, slutpoäng, hur räknar vi, minus, negativt, bonus, straff, när räknas det, värden, summera, vad ger poäng, när räknar man, får man minus
    mill: säck, säckar, påsar, säd, spannmål, mjöl, vete, talet på flaggan, hur många säckar behövs, en för lite, halva poängen, delvis, mer än som behövs, överblivet, extra, för många, båda sidor eller bara uppifrån, nedströms från kvarnen, inte tillräckligt kom fram, varifrån kommer säckar, hur funkar kvarnen, hur många säckar, ger fler säckar mer
    sawmill: timmer, trä, ved, yxa, yxor värda mer, bättre än en kvarn, vem får mer, stockar, virke, ovanlig, såg, vad ger sågverk, hur funkar sågverket, hur många yxor
    bridge: sågverk mellan min säck och kvarnen, flyta förbi ett sågverk, en säck till två kvarnar, dela en last, båda, säckar vidare till nästa kvarn, vad stoppar båtarna, stannar timmer vid en kvarn, under broar, passera under en bro, flotte, stoppad, förbi en byggnad, andra kvarnen, fortsätta, används två gånger, kommer båten förbi bron, kan säcken åka förbi en kvarn, stoppar bron båten
    load-side: säck på samma bricka som kvarnen, last bredvid bron, före eller efter bron, säck ritad på brobrickan, symbol bredvid, vilken sida, hinder
    fork: floden delar sig, gren, dela, delta, förgrening, åt vilket håll går lasten, får båda grenarna säcken, korsning, floden delar på sig, vart tar säcken vägen
    route: hamnar, fartyg, båttur, räknas två rutter, andra rutten, varje par av hamnar, längsta, kvarn mellan två hamnar, med strömmen, uppströms, mot strömmen, bara en hamn, dött vatten värt något, broar på vägen, sjöfart, en kvarn på rutten, rutt genom en korvsjö, vilken hamn räknas, får rutten gå under en bro
    route-count: räknas hamnbrickorna också, poäng per bricka, två poäng, längsta vägen poäng, startbrickan två brickor lång, räknas startbrickan dubbelt, räknas ändarna, hur lång är rutten, längd, räkna dubbelt, ruttens värde, båda ändar, hur många poäng för hamnar, räknas startbrickan som två
    two-ports: två hamnar på en bricka, samma bricka, båda hamnarna tillsammans, två hamnar på samma bricka
    port-bridge: hamn bredvid en kvarn, hamn med en kvarn på brickan, hamn på en bricka med bro, sluta vid ett sågverk, hamn och bro på samma bricka
    tributary-route: från en biflod till den andra, uppför en arm och ner för den andra, båttur, båda bifloderna, genom startbrickan, byta arm, får rutten gå genom båda bifloderna
    meadow: äng, ängar, gräs, grönt, fält, bete, hage, hur mycket, fyra hörn tillsammans, bara två hörn, tre hörn, på flera brickor, hål, blommor, där hörn möts, hur gör man en äng, räknas två hörn
    start-tile-meadow: startbrickans hörn, gräs på långa brickan, dubbelbrickans hörn, räknas hörnen på startbrickan
    end: slut, när slutar spelet, hur många omgångar spelar vi, när tar det slut, sista omgången, brickor kvar på hand, sista brickorna på hand, oanvända brickor, förrådet tomt, slut på brickor, tretton, spelets längd, hur många rundor, vad gör man med sista brickorna
    winner: vi har lika många poäng, lika, oavgjort, samma poäng, två har samma resultat, hur vinner jag, vinner, tiebreak, flest poäng, andra plats, vem vinner om det är lika
    solo: hur spelar jag själv, spela ensam, på egen hand, en spelare, bra poäng, vilka sex tas bort, solospel, soloresultat, betyg, resultattabell, kan man vara en, bara jag, hur många poäng är bra
