# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Jokainen rakentaa oman joen: säkit ja kirveet ajelehtivat myllyille ja sahoille, satamat ja niityt tuovat pisteitä.

## Words

wodny_szlak_north = pohjoinen
wodny_szlak_east = itä
wodny_szlak_south = etelä
wodny_szlak_west = länsi
wodny_szlak_north_east = koillinen
wodny_szlak_south_east = kaakko
wodny_szlak_south_west = lounas
wodny_szlak_north_west = luode
wodny_szlak_edge_of = { $cell } { $side }
wodny_szlak_mill = mylly
wodny_szlak_sawmill = saha
wodny_szlak_mill_number = Mylly { NUMBER($n) }
wodny_szlak_sawmill_number = Saha { NUMBER($n) }
wodny_szlak_points_of = { $building }, pisteet
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, jos sellainen on
wodny_szlak_points_unsupplied = { $building } (tarve ei täyty), pisteet
wodny_szlak_bare_bridge = pelkkä silta
wodny_szlak_port = satama
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } säkki
   *[other] { NUMBER($n) } säkkiä
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } kirves
   *[other] { NUMBER($n) } kirvestä
}
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } piste
   *[other] { NUMBER($points) } pistettä
}
wodny_szlak_plain = tavallinen
wodny_szlak_sheep = lammas
wodny_szlak_cow = lehmä
wodny_szlak_start_tile = aloituslaatta
wodny_szlak_works_full = { $works }, lipussa { NUMBER($points) }, tarve { $loads }
wodny_szlak_works_points = { $works }, lipussa { NUMBER($points) }
wodny_szlak_works_needs = { $works }, tarve { $loads }
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = joki ({ $sides })
wodny_szlak_river_end = joen pää ({ $sides })
wodny_szlak_no_river = ei jokea
wodny_szlak_two_rivers = { $one } ja erillinen { $other }
wodny_szlak_thing_on = { $thing } – { $channel }
wodny_szlak_meadow_corners = niitty ({ $corners })
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = p
wodny_szlak_letter_east = i
wodny_szlak_letter_south = e
wodny_szlak_letter_west = l

## The sheet

wodny_szlak_open = Tulos
wodny_szlak_open_river = { NUMBER($n) }/{ NUMBER($most) } laattaa
wodny_szlak_open_spoken = Avaa: { $seat }
wodny_szlak_way = Kirjataan
wodny_szlak_way_result = tulos
wodny_szlak_way_buildings = lastit
wodny_szlak_way_river = joki
wodny_szlak_route_label = Satamareitti
wodny_szlak_threes_label = Kolmen kulman niityt
wodny_szlak_fours_label = Neljän kulman niityt
wodny_szlak_needs_sacks = { $building }: säkkien tarve
wodny_szlak_needs_axes = { $building }: kirveiden tarve
wodny_szlak_arrived_sacks = { $building }: säkkejä saapui
wodny_szlak_arrived_axes = { $building }: kirveitä saapui
wodny_szlak_river_label = Joki, { NUMBER($n) }/{ NUMBER($most) } laattaa
wodny_szlak_route = Pisin satamareitti
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: vapaa
wodny_szlak_spoken_start = aloituslaatta, sivujoet { $one } ja { $other }, pääjoki { $outlet }
wodny_szlak_start_unsaid = aloituslaatta, sen jokia ei ole vielä kuvattu
wodny_szlak_spoken_tributary = { $edge }: sivujoki
wodny_szlak_spoken_outlet = { $edge }: pääjoki
wodny_szlak_spoken_dry = { $edge }: ei jokea
wodny_szlak_spoken_meadow = kulma { $corner }: niitty
wodny_szlak_spoken_no_meadow = kulma { $corner }: ei niittyä
wodny_szlak_start_known = Kuten muistissa
wodny_szlak_start_label = sisään { $one } ja { $other }, ulos { $outlet }
wodny_szlak_start_turned = Asento
wodny_szlak_start_one = Napauta reunaa, josta sivujoki tulee
wodny_szlak_start_other = Napauta toisen sivujoen reunaa
wodny_szlak_start_outlet = Napauta reunaa, josta pääjoki lähtee
wodny_szlak_start_tile_label = Aloituslaatta
wodny_szlak_turn_none = vaaka
wodny_szlak_turn_quarter = pysty
wodny_szlak_turn_half = vaaka, puoli kierrosta
wodny_szlak_turn_three = pysty, puoli kierrosta
wodny_szlak_tile_at = Laatta: { $cell }
wodny_szlak_new_tile_at = Uusi laatta: { $cell }
wodny_szlak_known = Muistissa
wodny_szlak_shape = Joen kulku
wodny_szlak_thing = Mitä siinä on
wodny_szlak_more = Tarkemmin
wodny_szlak_all_shapes = Kaikki muodot
wodny_szlak_turned = Kierretty
wodny_szlak_works_points_label = Pisteet
wodny_szlak_works_needs_label = Tarve
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Sillan vieressä: { $side }
wodny_szlak_sacks_label = Säkit
wodny_szlak_axes_label = Kirveet
wodny_szlak_loads_at = { $loads }: { $side }
wodny_szlak_port_label = Satama
wodny_szlak_meadows_label = Niittykulmat
wodny_szlak_herd = Eläin
wodny_szlak_move = Siirrä
wodny_szlak_remove = Ota pois
wodny_szlak_clear = Ota joen laatat pois
wodny_szlak_placed = Laatta asetettu
wodny_szlak_round_over = Kierros { NUMBER($round) } on ohi
wodny_szlak_ratings = Tulostaulukko
wodny_szlak_ratings_use = Käytä muistissa olevaa taulukkoa
wodny_szlak_rating_least = Rivi { NUMBER($row) }, vähimmäispisteet
wodny_szlak_rating_title = nimi
wodny_szlak_prompt_result = { $seat }: jokaisen riittävästi lastia saaneen myllyn ja sahan pisteet, sitten satamareitti ja niityt. 0 pistettä poistaa rakennuksen.
wodny_szlak_prompt_buildings = { $seat }: kerro jokaisesta myllystä ja sahasta tarve ja mitä saapui, sitten satamareitti ja niityt.
wodny_szlak_prompt_river = { $seat }: napauta joen viereistä vapaata ruutua, niin asetat siihen laatan, tai laattaa, niin muutat sitä.
wodny_szlak_prompt_start = Napauta aloituslaatan reunoja, joissa on joki: ensin molemmat sivujoet, sitten pääjoki. Laatan nuolet näyttävät virtaussuunnan.
wodny_szlak_prompt_start_known = Valitse muistissa olevan aloituslaatan asento tai kuvaa toinen laatta.
wodny_szlak_prompt_new = { $cell }: miten joki kulkee tällä laatalla?
wodny_szlak_prompt_bare = { $cell }: valitse laatta muistista tai kerro, mitä siinä on. Tai napauta seuraavaa vapaata ruutua.
wodny_szlak_prompt_tile = { $cell }: mitä laatalla on? Tai napauta seuraavaa vapaata ruutua.
wodny_szlak_prompt_move = Napauta vapaata ruutua, johon laatta ({ $cell }) siirtyy.
wodny_szlak_prompt_round = { $stock ->
    [one] Kierros { NUMBER($round) }/13, nostopinossa { NUMBER($stock) } laatta. Vielä asettamatta: { $waiting }.
   *[other] Kierros { NUMBER($round) }/13, nostopinossa { NUMBER($stock) } laattaa. Vielä asettamatta: { $waiting }.
}
wodny_szlak_prompt_pass = Kierros { NUMBER($round) }/13: jokainen antaa kaksi laattaa vasemmalle ja nostaa yhden.
wodny_szlak_prompt_alone = { $stock ->
    [one] Kierros { NUMBER($round) }/13, nostopinossa { NUMBER($stock) } laatta. Aseta yksi laatta ja pane kaksi muuta pois.
   *[other] Kierros { NUMBER($round) }/13, nostopinossa { NUMBER($stock) } laattaa. Aseta yksi laatta ja pane kaksi muuta pois.
}
wodny_szlak_prompt_draw_alone = Kierros { NUMBER($round) }/13: pane kaksi muuta pois ja nosta kolme.
wodny_szlak_prompt_last = Viimeisen kierroksen laatat on asetettu; käteen jääviä ei käytetä.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $seat }: joessa { NUMBER($n) }/{ NUMBER($most) } laattaa.
wodny_szlak_unfinished_start = { $seat }: aloituslaattaa ei ole kuvattu.
wodny_szlak_unfinished_buildings = { $seat }: { NUMBER($n) } rakennuksen pisteet tai tarve kirjaamatta.
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = { $seat }, kirjaamatta: { $missing }.
wodny_szlak_unfinished_nothing = { $seat }: mitään ei ole kirjattu.
# The page of what is remembered
wodny_szlak_box_tiles = { NUMBER($n) }/60 laattaa: tavallisia { NUMBER($plain) }, lampaita { NUMBER($sheep) }, lehmiä { NUMBER($cow) }
wodny_szlak_box_starts = Aloituslaatat
wodny_szlak_box_row = Rivi { NUMBER($row) }
wodny_szlak_remark_laid = { NUMBER($n) }/{ NUMBER($most) } laattaa asetettu
wodny_szlak_remark_told = Kirjattu tulos pätee, kunnes joessa on ensimmäinen laatta; siitä lähtien joki ratkaisee.
wodny_szlak_remark_river_counts = Joki ratkaisee niin kauan kuin siinä on laattoja ({ NUMBER($n) }/{ NUMBER($most) }); tähän kirjattua vain verrataan siihen.
wodny_szlak_remark_sacks = { $n ->
    [one] { $cell }: { $points ->
        [one] yksi säkki lisää ylävirrassa toisi { NUMBER($points) } pisteen.
       *[other] yksi säkki lisää ylävirrassa toisi { NUMBER($points) } pistettä.
    }
   *[other] { $cell }: { $points ->
        [one] { NUMBER($n) } säkkiä lisää ylävirrassa toisi { NUMBER($points) } pisteen.
       *[other] { NUMBER($n) } säkkiä lisää ylävirrassa toisi { NUMBER($points) } pistettä.
    }
}
wodny_szlak_remark_axes = { $n ->
    [one] { $cell }: { $points ->
        [one] yksi kirves lisää ylävirrassa toisi { NUMBER($points) } pisteen.
       *[other] yksi kirves lisää ylävirrassa toisi { NUMBER($points) } pistettä.
    }
   *[other] { $cell }: { $points ->
        [one] { NUMBER($n) } kirvestä lisää ylävirrassa toisi { NUMBER($points) } pisteen.
       *[other] { NUMBER($n) } kirvestä lisää ylävirrassa toisi { NUMBER($points) } pistettä.
    }
}

## The score

wodny_szlak_line_mills = Myllyt
wodny_szlak_line_sawmills = Sahat
wodny_szlak_line_ports = Satamareitti
wodny_szlak_line_meadows = Niityt
wodny_szlak_works_on = { $works } ({ $cell })
wodny_szlak_why_sacks = { $building }: tarve { $needs ->
    [one] { NUMBER($needs) } säkki
   *[other] { NUMBER($needs) } säkkiä
}, { $n ->
    [0] ei saapunut yhtään
    [one] saapui vain { NUMBER($n) }
   *[other] saapui vain { NUMBER($n) }
}
wodny_szlak_why_axes = { $building }: tarve { $needs ->
    [one] { NUMBER($needs) } kirves
   *[other] { NUMBER($needs) } kirvestä
}, { $n ->
    [0] ei saapunut yhtään
    [one] saapui vain { NUMBER($n) }
   *[other] saapui vain { NUMBER($n) }
}
wodny_szlak_why_enough_sacks = { $needs ->
    [one] { $building }: tarve { NUMBER($needs) } säkki, saapui { NUMBER($n) }
   *[other] { $building }: tarve { NUMBER($needs) } säkkiä, saapui { NUMBER($n) }
}
wodny_szlak_why_enough_axes = { $needs ->
    [one] { $building }: tarve { NUMBER($needs) } kirves, saapui { NUMBER($n) }
   *[other] { $building }: tarve { NUMBER($needs) } kirvestä, saapui { NUMBER($n) }
}
wodny_szlak_why_oxbow = { $works } ({ $cell }): juoluassa, jossa mikään ei virtaa
wodny_szlak_why_start_unsaid = { $works } ({ $cell }): ei tiedetä, onko se joen varrella, ennen kuin aloituslaatan joet on kuvattu
wodny_szlak_on_side = { $cell } { $side }
wodny_szlak_why_unsaid = { $works } ({ $cell }): pisteet tai tarve kirjaamatta
wodny_szlak_stopped_by_mill = myllyn silta ({ $cell }) pysäytti { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = sahan silta ({ $cell }) pysäytti { NUMBER($n) }
wodny_szlak_stopped_by_fork = joen haarautuma ({ $cell }) pysäytti { NUMBER($n) }
wodny_szlak_stopped_by_bridge = silta ({ $cell }) pysäytti { NUMBER($n) }
wodny_szlak_why_said = { $building }: tarve täyttyi pelaajien mukaan
wodny_szlak_why_not_told = { $building }: tarve ja saapunut lasti kirjaamatta
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } laatta ({ $from } → { $to }), 2 pistettä laatalta
   *[other] { NUMBER($n) } laattaa ({ $from } → { $to }), 2 pistettä laatalta
}
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } laatta, 2 pistettä laatalta
   *[other] { NUMBER($n) } laattaa, 2 pistettä laatalta
}
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } laatta ({ $from } → { $to }), aloituslaatta yhtenä niistä, 2 pistettä laatalta
   *[other] { NUMBER($n) } laattaa ({ $from } → { $to }), aloituslaatta yhtenä niistä, 2 pistettä laatalta
}
wodny_szlak_line_no_route = mikään kelpaava reitti ei yhdistä kahden laatan satamia
wodny_szlak_line_few_ports = satamia on alle kahdella laatalla
wodny_szlak_line_route_open = kirjaamatta
wodny_szlak_line_three = kolmen kulman niitty: { $cell }, { $corner }
wodny_szlak_line_four = neljän kulman niitty: { $cell }, { $corner }
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } kolmen kulman niitty, 3 pistettä
   *[other] { NUMBER($n) } kolmen kulman niittyä, 3 pistettä kustakin
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } neljän kulman niitty, 6 pistettä
   *[other] { NUMBER($n) } neljän kulman niittyä, 6 pistettä kustakin
}
wodny_szlak_rated = Taulukkonne mukaan: { $title } ({ NUMBER($least) } pisteestä alkaen)
wodny_szlak_rated_untitled = Taulukkonne mukaan: rivi { NUMBER($least) } pisteestä alkaen
wodny_szlak_unrated = Taulukkonne mukaan: alle alimman rivin, joka alkaa { NUMBER($least) } pisteestä
wodny_szlak_end = 13 kierrosta on pelattu: peli on päättynyt. Kirjaa, mitä vielä puuttuu, ja päätä peli.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: ei ole
wodny_szlak_told_stated_sacks = { $needs ->
    [one] { $points }, tarve { NUMBER($needs) } säkki, saapui { NUMBER($arrived) }
   *[other] { $points }, tarve { NUMBER($needs) } säkkiä, saapui { NUMBER($arrived) }
}
wodny_szlak_told_stated_axes = { $needs ->
    [one] { $points }, tarve { NUMBER($needs) } kirves, saapui { NUMBER($arrived) }
   *[other] { $points }, tarve { NUMBER($needs) } kirvestä, saapui { NUMBER($arrived) }
}
wodny_szlak_told_route = satamareitin pituus { NUMBER($n) }
wodny_szlak_told_threes = kolmen kulman niittyjä: { NUMBER($n) }
wodny_szlak_told_fours = neljän kulman niittyjä: { NUMBER($n) }
wodny_szlak_told_start = aloituslaatta: { $how }
wodny_szlak_told_tile = laatta { $cell }: { $tile }
wodny_szlak_told_turned = laatta { $cell } kierretty
wodny_szlak_told_moved = laatta siirretty: { $from } → { $to }
wodny_szlak_told_removed = laatta { $cell } otettu pois
wodny_szlak_told_cleared = joen kaikki laatat otettu pois
wodny_szlak_told_placed = laatta asetettu kierroksella { NUMBER($round) }
wodny_szlak_told_not_placed = laattaa ei asetettu kierroksella { NUMBER($round) }
wodny_szlak_told_round = Kierros { NUMBER($round) } on ohi
wodny_szlak_told_rating = Tulostaulukko, rivi { NUMBER($row) }: { NUMBER($least) } pisteestä alkaen { $title }
wodny_szlak_told_rating_untitled = Tulostaulukko, rivi { NUMBER($row) }: { NUMBER($least) } pisteestä alkaen
wodny_szlak_told_no_rating = Tulostaulukko, rivi { NUMBER($row) }: ei ole
wodny_szlak_told_ratings = Tulostaulukko kuten muistissa

## Refusals

wodny_szlak_refused_seats = Pelaajia pöydässä: { NUMBER($seats) }, asemassa: { NUMBER($came) }. Anna yksi kullekin.
wodny_szlak_unread_field = Ruutujen nimet ovat A1–AB28, tuli ”{ $came }”.
wodny_szlak_unread_twice = Kahdella rakennuksella on nimi ”{ $name }”: numeroi ne eri tavalla.
wodny_szlak_unread_start = Sivujoet ja pääjoki ovat kolmella eri reunalla.
wodny_szlak_unread_channel = Uoma ulottuu ainakin yhdelle reunalle: nimeä sen ”sides”.
wodny_szlak_unread_channels = Laatalla on enintään kaksi uomaa, nyt { NUMBER($came) }.
wodny_szlak_unread_edge = Laatan kahdella uomalla ei ole yhteistä reunaa: yhdistä ne tai anna kummallekin oma ”sides”.
wodny_szlak_unread_loads = Säkkejä tai kirveitä on yhdessä paikassa 1–{ NUMBER($most) }.
wodny_szlak_unread_load = Lasti on reunalla, jolle sen uoma ulottuu: ”at” on yksi sen ”sides”-reunoista.
wodny_szlak_unread_points = Pisteet ja tarve ovat 1–{ NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Pelattuja kierroksia on 0–13, ei { NUMBER($came) }.
wodny_szlak_refused_on_start = { $seat }: aloituslaatta on jo tässä ({ $cell }). Valitse vapaa ruutu tai kierrä aloituslaattaa.
wodny_szlak_refused_start_lies = { $seat }: aloituslaatta on tässä ({ $cell }). Se kuvataan ja kierretään erikseen, ja se pysyy paikallaan.
wodny_szlak_refused_taken = { $seat }: joessa on tässä jo laatta ({ $cell }), eivätkä laatat saa olla päällekkäin. Valitse vapaa ruutu tai siirrä siinä oleva.
wodny_szlak_refused_empty = { $seat }: joessa ei ole tässä laattaa ({ $cell }).
wodny_szlak_refused_start = { $seat }: aloituslaatta tulisi toisen laatan päälle ({ $cell }). Siirrä ensin tuo toinen laatta.
wodny_szlak_refused_ring = { $seat }: tällä laatalla ({ $cell }) vesi kiertäisi ympyrää, mikä ei ole sallittua.
wodny_szlak_refused_ring_of = { $seat }: vesi kiertää ympyrää ({ $fields }), mikä ei ole sallittua. Jätä jokin näistä laatoista pois.
wodny_szlak_refused_building = Myllyt ja sahat numeroidaan 1–{ NUMBER($most) }; pisteet ja tarve ovat 1–99.
wodny_szlak_refused_route = Reitin pituus kirjataan enintään { NUMBER($most) } laattaan asti.
wodny_szlak_refused_meadows = Niittyjä kirjataan enintään { NUMBER($most) }.
wodny_szlak_refused_round = Pelattavana on kierros { NUMBER($current) }, ei kierros { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } on mainittu kahdesti: pelaaja asettaa kierroksella yhden laatan.
wodny_szlak_refused_over = Kaikki 13 kierrosta on pelattu.
wodny_szlak_refused_rating = Tulostaulukossa on enintään { NUMBER($most) } riviä, kussakin enintään 999 pistettä ja enintään 60 kirjaimen nimi.

## Doubts

wodny_szlak_doubt_edge = { $seat }: joki ({ $water }) kohtaa maan ({ $land }).
wodny_szlak_doubt_contact = { $seat }: laatta ({ $cell }) ei kosketa joen muita laattoja, joten sitä ei lasketa.
wodny_szlak_doubt_tiles = { $n ->
    [one] { $seat }: { NUMBER($n) } laatta; jokainen asettaa { NUMBER($most) }.
   *[other] { $seat }: { NUMBER($n) } laattaa; jokainen asettaa { NUMBER($most) }.
}
wodny_szlak_doubt_few = { $n ->
    [one] { $seat }: 13 kierroksen jälkeen { NUMBER($n) } laatta.
   *[other] { $seat }: 13 kierroksen jälkeen { NUMBER($n) } laattaa.
}
wodny_szlak_doubt_early = { $n ->
    [one] { $seat }: kierroksella { NUMBER($round) } on { NUMBER($n) } laatta; kierrosta kohti asetetaan yksi.
   *[other] { $seat }: kierroksella { NUMBER($round) } on { NUMBER($n) } laattaa; kierrosta kohti asetetaan yksi.
}
wodny_szlak_doubt_start = { $seat }: ei ole kirjattu, missä aloituslaatan joet kulkevat, joten virtaussuuntaa ei tiedetä.
wodny_szlak_doubt_no_value = { $seat }, { $works } ({ $cell }): pisteet tai tarve kirjaamatta.
wodny_szlak_doubt_load_side = { $seat }, { $cell }: ei ole kirjattu, kummalla puolella siltaa lasti on, joten se ei mene mihinkään.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }, { $building }: tarve kirjattiin täyttyneeksi, mutta se on { NUMBER($needs) } säkki; { $n ->
        [0] yhtään ei saapunut
        [one] saapui vain { NUMBER($n) }
       *[other] saapui vain { NUMBER($n) }
    }. Jos pisteet silti kuuluvat sille, kirjaa ne vielä kerran lastien viereen.
   *[other] { $seat }, { $building }: tarve kirjattiin täyttyneeksi, mutta se on { NUMBER($needs) } säkkiä; { $n ->
        [0] yhtään ei saapunut
        [one] saapui vain { NUMBER($n) }
       *[other] saapui vain { NUMBER($n) }
    }. Jos pisteet silti kuuluvat sille, kirjaa ne vielä kerran lastien viereen.
}
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }, { $building }: tarve kirjattiin täyttyneeksi, mutta se on { NUMBER($needs) } kirves; { $n ->
        [0] yhtään ei saapunut
        [one] saapui vain { NUMBER($n) }
       *[other] saapui vain { NUMBER($n) }
    }. Jos pisteet silti kuuluvat sille, kirjaa ne vielä kerran lastien viereen.
   *[other] { $seat }, { $building }: tarve kirjattiin täyttyneeksi, mutta se on { NUMBER($needs) } kirvestä; { $n ->
        [0] yhtään ei saapunut
        [one] saapui vain { NUMBER($n) }
       *[other] saapui vain { NUMBER($n) }
    }. Jos pisteet silti kuuluvat sille, kirjaa ne vielä kerran lastien viereen.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } ei tuo pisteitä, ennen kuin sen tarve ja saapunut lasti on kirjattu.
wodny_szlak_doubt_buildings = { $seat }: rakennuksia { NUMBER($n) }, laattoja { NUMBER($most) }.
wodny_szlak_doubt_route_one = { $seat }: reitti yhdistää kahden laatan satamat, joten sen pituus ei voi olla 1 laatta.
wodny_szlak_doubt_route = { $seat }: { NUMBER($n) } laatan reitti on pidempi kuin kaikki laatat ja aloituslaatta yhteensä ({ NUMBER($most) }).
wodny_szlak_doubt_route_bridges = { $seat }: { NUMBER($n) } laatan reitti jättää liian vähän laattoja myllyille ja sahoille ({ NUMBER($buildings) }), joiden sillat katkaisevat sen: laattoja on aloituslaatan kanssa { NUMBER($most) }. Vain laatta, jossa on kaksi erillistä uomaa, voisi olla molempia.
wodny_szlak_doubt_fours = { $seat }: { NUMBER($tiles) } laatasta ja aloituslaatasta ei synny { NUMBER($n) } neljän kulman niittyä; enintään niitä voi olla { NUMBER($most) }.
wodny_szlak_doubt_meadows = { $seat }: { NUMBER($tiles) } laatasta ja aloituslaatasta ei synny { NUMBER($n) } niittyä; enintään niitä voi olla { NUMBER($most) }.
wodny_szlak_doubt_unused_sheep = Pöydällä on lammaslaattoja, mutta { NUMBER($players) } pelaajan pelissä ne jäävät laatikkoon.
wodny_szlak_doubt_unused_cow = Pöydällä on lehmälaattoja, mutta { NUMBER($players) } pelaajan pelissä ne jäävät laatikkoon.
wodny_szlak_doubt_plain = { $n ->
    [one] Pöydällä on { NUMBER($n) } laatta ilman lammasta tai lehmää; laatikossa niitä on { NUMBER($most) }. Ehkä jokin eläin jäi kirjaamatta.
   *[other] Pöydällä on { NUMBER($n) } laattaa ilman lammasta tai lehmää; laatikossa niitä on { NUMBER($most) }. Ehkä joitakin eläimiä jäi kirjaamatta.
}
wodny_szlak_doubt_herd_sheep = { $n ->
    [one] Pöydällä on { NUMBER($n) } lammaslaatta; laatikossa niitä on { NUMBER($most) }.
   *[other] Pöydällä on { NUMBER($n) } lammaslaattaa; laatikossa niitä on { NUMBER($most) }.
}
wodny_szlak_doubt_herd_cow = { $n ->
    [one] Pöydällä on { NUMBER($n) } lehmälaatta; laatikossa niitä on { NUMBER($most) }.
   *[other] Pöydällä on { NUMBER($n) } lehmälaattaa; laatikossa niitä on { NUMBER($most) }.
}
wodny_szlak_doubt_stock = { $n ->
    [one] Asetettu { NUMBER($n) } laatta; tässä pelissä niitä on { NUMBER($most) }.
   *[other] Asetettu { NUMBER($n) } laattaa; tässä pelissä niitä on { NUMBER($most) }.
}
wodny_szlak_doubt_sawmill = Sahan arvoksi on kirjattu { NUMBER($sawmill) } ja myllyn { NUMBER($mill) }; sahat ovat arvokkaampia.
wodny_szlak_doubt_ratings = Tulostaulukko on väärässä järjestyksessä: rivillä { NUMBER($one) } on { NUMBER($least) }, rivillä { NUMBER($row) } on { NUMBER($next) }.
wodny_szlak_differs_mills = { $seat }: riittävästi lastia saaneiden myllyjen pisteet: kirjattu { $told }, joen mukaan { $found }.
wodny_szlak_differs_sawmills = { $seat }: riittävästi lastia saaneiden sahojen pisteet: kirjattu { $told }, joen mukaan { $found }.
wodny_szlak_differs_route = { $seat }: satamareitin pituudeksi on kirjattu { NUMBER($told) }, joen mukaan { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }: kolmen kulman niittyjä on kirjattu { NUMBER($told) }, joen mukaan { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }: neljän kulman niittyjä on kirjattu { NUMBER($told) }, joen mukaan { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Lasketaanko lasti jokaisessa haarassa, kun joki haarautuu?
wodny_szlak_option_forks_source = Sääntökirja ei puhu siitä. Oletus: kyllä, koska siinä vaaditaan vain, että lasti on rakennuksesta ylävirtaan.
wodny_szlak_option_forks_yes = Se lasketaan kunkin haaran ensimmäiselle rakennukselle.
wodny_szlak_option_forks_no = Se ei pääse haarautumaa pidemmälle.
wodny_szlak_option_tributaries = Saako satamareitti kulkea sivujoesta toiseen?
wodny_szlak_option_tributaries_source = Sääntökirjan mukaan virtaussuunnalla ei ole reiteille väliä. Oletus: kyllä.
wodny_szlak_option_tributaries_yes = Reitti saa kääntyä aloituslaatalla.
wodny_szlak_option_tributaries_no = Aloituslaatalla reitti käyttää pääjokea ja yhtä sivujokea.
wodny_szlak_option_bridge = Saako reitti päättyä sillan viereiseen satamaan?
wodny_szlak_option_bridge_source = Sääntökirja ei salli reitille myllyä eikä sahaa ja laskee päiden laatat mukaan. Oletus: ei.
wodny_szlak_option_bridge_yes = Satama kelpaa reitin pääksi, vaikka silta ylittää sen oman uoman.
wodny_szlak_option_bridge_no = Laatta, jonka uoman silta ylittää, ei kuulu mihinkään reittiin.
wodny_szlak_option_rounds = Seurataanko kierroksia?
wodny_szlak_option_rounds_source = Apu, ei sääntö. Oletus: ei.
wodny_szlak_option_rounds_yes = Sovellus laskee 13 kierrosta ja kertoo, kuka ei ole vielä asettanut laattaa.
wodny_szlak_option_rounds_no = Kirjataan vain tulokset.

## Set-up

wodny_szlak_setup_section_tiles = Laatat
wodny_szlak_setup_section_start = Aloituslaatat ja apukortit
wodny_szlak_setup_plain = Mukaan tulee { NUMBER($n) } laattaa, joissa ei ole lammasta eikä lehmää.
wodny_szlak_setup_rabbits = Tarkkana: kani ei ole lammas eikä lehmä.
wodny_szlak_setup_sheep = Lisäksi { NUMBER($n) } lammaslaattaa.
wodny_szlak_setup_no_sheep = { NUMBER($n) } lammaslaattaa jää lokeroonsa.
wodny_szlak_setup_cows = Lisäksi { NUMBER($n) } lehmälaattaa.
wodny_szlak_setup_no_cows = { NUMBER($n) } lehmälaattaa jää lokeroonsa.
wodny_szlak_setup_shuffle = { NUMBER($n) } laattaa sekoitetaan kuvapuoli alaspäin.
wodny_szlak_setup_six = Pane { NUMBER($n) } satunnaista laattaa takaisin (ne saa katsoa): loput { NUMBER($left) } jäävät nostopinoksi.
wodny_szlak_setup_deal = Jakakaa kullekin { NUMBER($n) } laattaa. Muut { NUMBER($stock) } jäävät nostopinoksi keskelle.
wodny_szlak_setup_draw = Nosta { NUMBER($n) } laattaa; jäljelle jää { NUMBER($stock) }.
wodny_szlak_setup_start = Antakaa jokaiselle suorakaiteen muotoinen aloituslaatta.
wodny_szlak_setup_start_alone = Ota suorakaiteen muotoinen aloituslaatta.
wodny_szlak_setup_room = Aloituslaatta tulee pelaajan eteen, ja sen ympärille jää tilaa { NUMBER($n) } laatalle; vaaleat nuolet näyttävät virtaussuunnan.
wodny_szlak_setup_aid_alone = Ota apukortti, jossa ovat pisteet.
wodny_szlak_setup_aid = Antakaa jokaiselle apukortti, jossa ovat pisteet.
wodny_szlak_setup_together = Aloittajaa ei ole: kaikki valitsevat ja asettavat yhtä aikaa.
wodny_szlak_setup_rounds = Pelataan { NUMBER($n) } kierrosta.
wodny_szlak_piece_plain = laattaa ilman lammasta tai lehmää
wodny_szlak_piece_sheep = lammaslaattaa
wodny_szlak_piece_cow = lehmälaattaa
wodny_szlak_piece_start = { $n ->
    [one] aloituslaatta
   *[other] aloituslaattaa
}
wodny_szlak_piece_aid = { $n ->
    [one] apukortti
   *[other] apukorttia
}

## What gives points

wodny_szlak_points_works = Myllyt ja sahat
wodny_szlak_points_mill = mylly, tarpeeksi säkkejä
wodny_szlak_points_sawmill = saha, tarpeeksi kirveitä
wodny_szlak_points_flag = lipun luku
wodny_szlak_points_short = liian vähän tai juoluassa
wodny_szlak_points_route = Pisin satamareitti
wodny_szlak_points_tile = jokainen laatta
wodny_szlak_points_start = aloituslaatta
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } laatta
   *[other] { NUMBER($n) } laattaa
}
wodny_szlak_points_meadows = Niityt
wodny_szlak_points_corners = { NUMBER($n) } kulmaa yhdessä

## Rules

wodny_szlak_section_setup = Alkuvalmistelut
wodny_szlak_section_play = Pelin kulku
wodny_szlak_section_river = Vesi
wodny_szlak_section_scoring = Pisteet
wodny_szlak_section_buildings = Myllyt ja sahat
wodny_szlak_section_ports = Satamat
wodny_szlak_section_meadows = Niityt
wodny_szlak_section_end = Pelin päättyminen
wodny_szlak_rule_aim = Mistä pelissä on kyse
wodny_szlak_rule_aim_text = Laatoista rakennetaan joki niin, että vilja päätyy myllyille ja puu sahoille. Pisteitä tuovat myös kaukana toisistaan saman veden varrella olevat satamat ja laattojen kulmien niityt.
wodny_szlak_rule_players = Pelaajat, ikä ja kesto
wodny_szlak_rule_players_text = { NUMBER($least) }–{ NUMBER($most) } pelaajaa, ikä { NUMBER($age) }+, { NUMBER($minutes) } minuuttia.
wodny_szlak_rule_setup_tiles = Lehmät, lampaat ja pelaajamäärä
wodny_szlak_rule_setup_tiles_text = Neljä pelaajaa käyttää kaikki { NUMBER($four) } neliölaattaa. Kolme jättää pois { NUMBER($cows) } lehmälaattaa: { NUMBER($three) }. Kaksi jättää pois myös { NUMBER($sheep) } lammaslaattaa: { NUMBER($two) }. Yksi pelaaja jättää pois lehmälaatat ja muutaman muun: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Kanit
wodny_szlak_rule_rabbits_text = Sääntökirja mainitsee vain lampaat ja lehmät. Kani ei kerro pelaajamäärästä mitään.
wodny_szlak_rule_box = Laatikon lokerot
wodny_szlak_rule_box_text = Laatikon sisäosassa on merkityt lokerot lehmälaatoille ja lammaslaatoille.
wodny_szlak_rule_setup_deal = Käden laatat ja nostopino
wodny_szlak_rule_setup_deal_text = Laatat sekoitetaan, ja jokaiselle jaetaan { NUMBER($n) }. Muut jäävät nostopinoksi keskelle pöytää kuvapuoli alaspäin.
wodny_szlak_rule_setup_start = Aloituslaatta ja apukortti
wodny_szlak_rule_setup_start_text = Jokainen saa suorakaiteen muotoisen aloituslaatan, jolla kaksi sivujokea yhtyy pääjoeksi, ja apukortin, jossa ovat pisteet.
wodny_szlak_rule_own_river = Jokaisella oma joki
wodny_szlak_rule_own_river_text = Jokainen rakentaa omaa jokea omasta aloituslaatastaan eteenpäin. Valittu laatta tulee omaan jokeen.
wodny_szlak_rule_round = Kierros
wodny_szlak_rule_round_text = Pelaaja valitsee yhden { NUMBER($n) } laatastaan ja asettaa sen jokeensa. Muut { NUMBER($others) } annetaan vasemmalle, joka kierroksella. Oikealta tulevat laatat otetaan käteen, ja nostopinosta nostetaan yksi.
wodny_szlak_rule_simultaneous = Ei aloittajaa: kaikki yhtä aikaa
wodny_szlak_rule_simultaneous_text = Sääntökirja ei mainitse aloittajaa eikä järjestystä. Siksi kaikki valitsevat, asettavat ja antavat eteenpäin joka kierroksella yhtä aikaa.
wodny_szlak_rule_placing = Laatan asettaminen
wodny_szlak_rule_placing_text = Laatan on oltava reuna reunaa vasten ainakin yhden aiemmin asetetun kanssa. Laattojen siirtämisestä myöhemmin ei sanota mitään.
wodny_szlak_rule_edges = Kohtaavat reunat
wodny_szlak_rule_edges_text = Jokireuna saa kohdata vain jokireunan ja joeton reuna vain joettoman.
wodny_szlak_rule_turning = Laattojen kiertäminen
wodny_szlak_rule_turning_text = Sääntökirja ei kerro, saako laattaa kiertää ennen asettamista. Tulkitsemme, että saa, miten päin vain.
wodny_szlak_rule_open_ends = Avoimet päät
wodny_szlak_rule_open_ends_text = Sääntökirja ei vaadi mitään reunoilta, jotka eivät kohtaa toista laattaa. Joki saa päättyä tyhjään, eikä siitä menetä pisteitä.
wodny_szlak_rule_no_fit = Mikään laatta ei sovi
wodny_szlak_rule_no_fit_text = Sääntökirja ei kerro. Niin ei juuri käy, koska laatan saa asettaa joen mille tahansa vapaalle sivulle. Jos mitään kädessä olevaa ei voi asettaa, sopikaa pöydässä, miten jatketaan.
wodny_szlak_rule_flow = Virtaussuunta
wodny_szlak_rule_flow_text = Aloituslaatan vaaleat nuolet näyttävät sen: molempia sivujokia alas ja pääjokea pitkin pois. Muilla laatoilla suunta määräytyy siitä, miten niiden vesi on yhteydessä aloituslaattaan.
wodny_szlak_rule_bridge_water = Vesi sillan alla
wodny_szlak_rule_bridge_water_text = Sääntökirjan mukaan silta pysäyttää vain veneet ja tukkilautat. Tulkitsemme, että vesi jatkuu: sillan takanakin se on yhteydessä aloituslaattaan eikä ole juolua.
wodny_szlak_rule_oxbow = Juolua
wodny_szlak_rule_oxbow_text = Vedellä, joka ei ole yhteydessä aloituslaattaan, ei ole suuntaa. Sen voi yhdistää myöhemmin. Lopussa irralleen jäänyt on juolua: sen myllyistä ja sahoista ei saa mitään, sen satamat ja niityt lasketaan.
wodny_szlak_rule_ring = Ei ympyröitä
wodny_szlak_rule_ring_text = Joki ei saa kulkea ympyrää. Laattojen väliin saa jäädä aukko, jonka täyttäminen sulkisi ympyrän, mutta siihen ei enää voi asettaa laattaa.
wodny_szlak_rule_ring_anywhere = Seisovan veden ympyrät
wodny_szlak_rule_ring_anywhere_text = Sääntökirja ei mainitse poikkeusta. Siksi emme salli mitään suljettua vesirengasta, emme juoluassa emmekä molempien sivujokien kautta.
wodny_szlak_rule_scoring = Pisteytys: mistä saa pisteitä
wodny_szlak_rule_scoring_text = Pisteet lasketaan kerran, kun viimeiset laatat on asetettu: mylly tai saha, joka on saanut tarpeeksi lastia, lippunsa luvun verran; pisin satamareitti, { NUMBER($route) } pistettä laatalta; kolmen kulman niitty { NUMBER($three) }, neljän { NUMBER($four) }. Muusta ei saa pisteitä, eikä mistään menetä niitä.
wodny_szlak_rule_mill = Mylly
wodny_szlak_rule_mill_text = Lippu näyttää myllyn pisteet, luku sen vasemmalla puolella säkkien tarpeen. Ylävirrassa olevat säkit ajelehtivat myllylle. Jos niitä saapuu tarpeeksi, myllyn pisteet saa kerran; vajaasta ei saa mitään, ylimääräisistä ei lisää.
wodny_szlak_rule_sawmill = Saha
wodny_szlak_rule_sawmill_text = Sahat toimivat kuin myllyt, mutta viljan sijasta niille tulee puuta, jonka merkki on kirves. Ne ovat myllyjä arvokkaampia, ja kirveitä ja sahoja on vähemmän.
wodny_szlak_rule_bridge = Sillat pysäyttävät lastit
wodny_szlak_rule_bridge_text = Jokaisella myllyllä ja sahalla on silta, jonka ali eivät pääse veneet eivätkä tukkilautat. Siksi lasti ei pääse ensimmäistä alavirran rakennusta pidemmälle, vaikka rakennus olisi toista lajia.
wodny_szlak_rule_load_side = Lasti ja silta samalla laatalla
wodny_szlak_rule_load_side_text = Kuva näyttää, kummalla puolella siltaa lasti on. Ylävirran puolelta se saapuu rakennukselle, alavirran puolelta se ajelehtii eteenpäin.
wodny_szlak_rule_fork = Kun joki haarautuu
wodny_szlak_rule_fork_text = Sääntökirja ei kerro, mitä lastille tapahtuu, kun vesi haarautuu aloituslaatan alapuolella. Se lasketaan kunkin haaran ensimmäiselle rakennukselle.
wodny_szlak_rule_route = Satamareitti
wodny_szlak_rule_route_text = Vain pisin oma vesireitti kahden sataman välillä lasketaan. Reitillä ei saa olla siltaa, siis ei myllyä eikä sahaa. Virtaussuunnalla ei ole väliä, ja myös juoluan satamat lasketaan.
wodny_szlak_rule_route_count = Reitin laskeminen
wodny_szlak_rule_route_count_text = Jokainen reitin laatta tuo { NUMBER($n) } pistettä, molempien satamien laatat mukaan lukien: viisi laattaa { NUMBER($five) }. Aloituslaatta on yksi laatta.
wodny_szlak_rule_two_ports = Kaksi satamaa samalla laatalla
wodny_szlak_rule_two_ports_text = Sääntökirja puhuu laatoista molemmissa päissä. Reitti siis yhdistää kahden laatan satamat; kaksi satamaa samalla laatalla ei tee reittiä.
wodny_szlak_rule_port_bridge = Satama sillan vieressä
wodny_szlak_rule_port_bridge_text = Sääntökirja ei salli reitille siltaa ja laskee päiden laatat mukaan. Satama, jonka oman uoman silta ylittää, ei siis ole reitin pää.
wodny_szlak_rule_tributaries = Sivujoesta toiseen
wodny_szlak_rule_tributaries_text = Sääntökirja ei puhu siitä. Koska virtaussuunnalla ei ole väliä, reitti saa tulla yhtä sivujokea alas ja nousta toista aloituslaatan kautta.
wodny_szlak_rule_meadow = Niitty
wodny_szlak_rule_meadow_text = Laattojen kulmissa on niityn palasia. Missä niitä kohtaa kolme, saa { NUMBER($three) } pistettä, missä neljä, { NUMBER($four) }. Kahdesta ei saa mitään. Sillä ei ole väliä, onko vieressä jokea vai juoluaa.
wodny_szlak_rule_start_meadow = Niityt aloituslaatan luona
wodny_szlak_rule_start_meadow_text = Sääntökirja ei kerro. Laskemme sen neljä kulmaa kuten minkä tahansa laatan; pitkän sivun keskikohta ei ole kulma.
wodny_szlak_rule_end = Kierrokset ja pelin päättyminen
wodny_szlak_rule_end_text = { NUMBER($rounds) } kierroksen jälkeen, kun nostopino on tyhjä. Käteen jääviä laattoja ({ NUMBER($n) }) ei aseteta.
wodny_szlak_rule_winner = Kuka voittaa
wodny_szlak_rule_winner_text = Sääntökirjassa lasketaan pisteet, eikä siinä sanota muuta. Eniten pisteitä kerännyt voittaa; tasan olevat jakavat sijan.
wodny_szlak_rule_solo = Yksinpeli
wodny_szlak_rule_solo_text = Lehmälaatat ja { NUMBER($aside) } satunnaista muuta jätetään pois, ja ne saa katsoa; { NUMBER($tiles) } laattaa jää nostopinoksi. Pelataan { NUMBER($rounds) } kierrosta: nostetaan { NUMBER($hand) }, asetetaan yksi ja pannaan kaksi pois. Pisteitä verrataan sääntökirjan taulukkoon.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: tavoite, mistä on kyse, pelin idea, yleiskuva, selitä, tarkoitus, pelin juju, mikä ideana, mistä pisteitä, miten pelataan
    player-count: moniko voi pelata, montako pelaajaa, kuinka vanha, ikä, lapset, kesto, kuinka kauan peli kestää, minuuttia, viisi pelaajaa, enintään, kuinka monelle, kauanko kestää, minkä ikäisille, viidestään
    setup-tiles: mitkä laatat jäävät pois kahdella pelaajalla, lehmät, lampaat, eläimet, montako laattaa kahdelle, kolmella pelaajalla, kolmistaan, ota pois, jätä pois, poista, jää laatikkoon, kaikki kuusikymmentä, neljästään, valmistelu, alkuvalmistelut, lehmät pois, lampaat pois, mitkä laatat mukaan, kahdella pelaajalla laatat, paljonko laattoja käytetään
    rabbits: pupu, jänis, lammas vai kani, mikä eläin tuo on, kanilaatat, jänislaatat, kaniini, pupulaatta, mikä eläin
    box-compartments: mihin laatikossa, mihin eläinlaatat tulevat, lokerikko, insertti, säilytys, lajittelu, siivous, pakkaaminen, mihin lokeroon, laatikon lokerot, laatat takaisin laatikkoon
    setup-deal: montako laattaa saan, montako kädessä, käden koko, käsiraja, jakaminen, sekoitus, nostopino, pakka, pino keskellä, kuvapuoli alaspäin, paljonko laattoja kädessä, kuinka monta laattaa jaetaan, laattoja alussa, loput laatat pinoon
    setup-start: pitkä kaksoislaatta, iso laatta, suorakulmio, aloituslaatta, sivujoet, muistilappu, pelaaja-apu, apukortti, yhteenvetokortti, pistekortti, ohjekortti, mikä on aloituslaatta, iso laatta alussa, mitä alussa saa, apukortti mihin, pitkä laatta
    own-river: sama joki, rakentavatko kaikki, vastustajan jokeen, toisen pelaajan joen yli, yhteinen lauta, oma joki, naapurin joki, estää muita, yhteinen maisema, sabotoida, oma joki vai yhteinen, yhteinen joki, rakennetaanko samaa jokea
    round: kaksi muuta laattaa, mihin suuntaan annetaan, vasemmalle vai oikealle, vaihtuuko suunta, draftaus, anna eteenpäin, mitä teen, nosta uusi, pidä laatta, pidä kaikki kolme, valitaanko ennen vai jälkeen antamisen, vaihda laattoja muiden kanssa, joka vuoro, onko pakko asettaa, miten kierros menee, mihin suuntaan laatat, mitä kierroksella tehdään, laatat kiertää, mitä vuorolla tehdään, loput laatat annetaan, kenelle loput
    simultaneous: kuka aloittaa, aloittaja, aloituspelaaja, kuka on ensin, vuorojärjestys, vuorotellen, kaikki kerralla, samaan aikaan, yhdessä, odottaa muita, nuorin, kukaan ei aloita, salaa, pelataanko samaan aikaan, kuka alottaa, onko aloittajaa, vuorot
    placing: mihin saa asettaa, laita, laske pöydälle, yhdistää, pitääkö uuden laatan liittyä jokeen, viereen, kiinni aloituslaattaan, vieressä, vinottain, vain kulmat koskettavat, koskettaa, siirrä laattaa myöhemmin, ota takaisin, järjestä uudelleen, siirtää, pitääkö laatan olla kiinni, laatta irralleen, saako laatan siirtää, laatan paikka
    edges: sopia yhteen, pitääkö kaiken sopia, vesi ruohon viereen, joki maata vasten, yhteensopivat, sivu ilman jokea, kaksi maareunaa, joki jokeen, vihreä sinisen viereen, reunat, joki törmää maahan, voiko joki päättyä maahan, joki ja maa vastakkain, pitääkö reunojen sopia, reunat eri lailla
    turning: käännä ympäri, kierrä, kiertäminen, pyöritä, ylösalaisin, suunta, asento, käännetty aloituslaatta, miten päin laatta, laatan kääntäminen, pyörittää laattaa
    open-ends: avoimet päät, miinusta keskeneräisestä, sulje joki, keskeneräinen, pitääkö joen olla valmis, umpikuja, irtopää, päättyy tyhjään, saako vesi loppua pöydän reunaan, saako joki jäädä kesken, joki auki, pitääkö joen päät sulkea, avoin joki, keskeneräinen joki
    no-tile-fits: jumissa, mikään laatoistani ei sovi, en voi asettaa, ei laillista siirtoa, mahdoton, väliin, passata, onko pakko asettaa yksi, heitä pois sen sijaan, turhat laatat, ei sopivaa laattaa, laatta ei käy mihinkään, en pysty laittamaan
    flow: virran suunta, ylävirta vai alavirta, mistä sen näkee, nuolet, virtaus, jokea alas, kumpi suunta on alas, mistä vesi tulee, virrat yhtyvät, kumpaan suuntaan joki, joen suunta, virtaussuunta, mistä suunta näkyy
    bridge-water: katkaiseeko silta joen, vesi sillan jälkeen, sillan takana, onko sillan takana vielä jokea, jatkuuko joki sillan alta, vesi sillan takana
    oxbow: makkarajärvi, ei yhteydessä muuhun, irrallinen joenpätkä, erillinen pala, eristetty, yhdistä myöhemmin, kuollut vesi, seisova vesi, järvi, yhdistämätön, irti, mihin sitä tarvitaan, juoluajärvi, irtonainen joki, joki irrallaan, erillinen joki, joki ei yhdisty aloituslaattaan, mikä on juolua, saako irtojoesta pisteitä, pätkä joka ei ole kiinni, ei kiinni pääjoessa, ei oo kiinni
    ring: silmukka, ympyrä, ympyrää, suljettu kierros, reikä keskellä, jättää aukkoja, täytä aukko, tyhjä tila, ympäröity, suljettu, saako joki tehdä ympyrän, joki kiertää ympyrää, lenkki, joki itseensä, rengas
    ring-anywhere: silmukka irrallisessa joessa, silmukka molempien sivujokien kautta, mikä tahansa suljettu rengas, ympyrä irtojoessa, ympyrä sivujokien kautta, rengas juoluassa
    scoring: montako pistettä kaikesta, pisteiden yhteenveto, lasketaanko pelin aikana vai lopussa, mitä lopussa lasketaan, loppupisteytys, miten pisteytetään, miinuspisteet, negatiivinen, bonus, rangaistus, milloin pisteytetään, arvot, laske yhteen, mistä saa pisteitä, milloin pisteet, mistä kaikesta saa pisteitä, pisteenlasku, menettääkö pisteitä
    mill: säkki, säkit, viljasäkki, vilja, jauhot, vehnä, lipun numero, montako säkkiä se tarvitsee, yksi puuttuu, puolet pisteistä, osittain, enemmän kuin tarvitaan, ylimääräiset, liikaa, molemmilta puolilta vai vain ylhäältä, myllyn alavirrassa, ei saapunut tarpeeksi, mistä säkit tulevat, montako säkkiä mylly tarvitsee, ylimääräiset säkit, säkkejä liikaa, myllyn pisteet, liian vähän säkkejä, paljonko mylly antaa, mihin säkit menee
    sawmill: puu, kirves, kirveet arvokkaampia, parempi kuin mylly, kumpi antaa enemmän, tukit, puutavara, lankut, harvinainen, sahalaitos, sahan pisteet, montako kirvestä, mihin kirveet, tukkeja sahalle
    bridge: saha säkin ja myllyn välissä, ajelehtia sahan ohi, yksi säkki kahdelle myllylle, jakaa lasti, palvella molempia, säkit seuraavalle myllylle, mikä pysäyttää veneet, pysähtyykö puu myllylle, siltojen ali, sillan alitus, lautta, estetty, rakennuksen ohi, toinen mylly, jatkaa, käytetään kahdesti, menevätkö säkit sillan ali, saako kaksi myllyä samat säkit, pysähtyykö lasti, silta tiellä
    load-side: säkki samalla laatalla kuin mylly, lasti sillan vieressä, ennen vai jälkeen sillan, säkki piirretty siltalaattaan, symboli vieressä, kumpi puoli, este, säkki ja mylly samalla laatalla, kumpaan suuntaan säkki lähtee
    fork: joki jakautuu kahtia, jakaantuu, haara, haarautuu, suisto, haarat, kumpaan lasti menee, saavatko molemmat haarat säkin, risteys, joki haarautuu kumpaan, mihin haaraan lasti, joki jakautuu, kaksi haaraa
    route: satama, laivat, veneretki, lasketaanko kaksi reittiä, toinen reitti, jokainen satamapari, pisin, mylly kahden sataman välissä, virran mukana, ylävirtaan, vastavirtaan, vain yksi satama, onko kuolleesta vedestä hyötyä, sillat matkalla, laivaliikenne, mylly reitillä, reitti juoluassa, paljonko satamista, satamien väli, satamareitti, monta satamaa, saako reitillä olla silta, pisin reitti
    route-count: lasketaanko satamalaatat, pisteet laatalta, kaksi pistettä, pisimmän reitin pisteet, onko aloituslaatta kaksi laattaa, lasketaanko aloituslaatta kahdesti, lasketaanko päät, kuinka pitkä reitti on, pituus, tuplana, reitin arvo, molemmat päät, montako pistettä laatalta, reitin pisteet, miten reitti lasketaan
    two-ports: kaksi satamaa yhdellä laatalla, sama laatta, molemmat satamat yhdessä, kaks satamaa samassa laatassa, satamat samalla laatalla, riittääkö yksi laatta, vain yksi satama
    port-bridge: satama myllyn vieressä, satama jonka laatalla on mylly, satama siltalaatalla, päättyy sahaan, satama ja silta samalla laatalla, satama sillan vieressä, silta satamassa
    tributary-route: sivujoesta toiseen sivujokeen, yhtä haaraa ylös ja toista alas, veneretki, molemmat sivujoet, aloituslaatan kautta, haaran vaihto, sivujoelta toiselle, reitti aloituslaatan kautta, reitti sivujoesta sivujokeen
    meadow: łąka, niityt, ruoho, vihreä, pelto, laidun, paljonko, neljä kulmaa yhdessä, vain kaksi kulmaa, kolme kulmaa, usealla laatalla, reikä, kukat, missä kulmat kohtaavat, niityn pisteet, kolmesta palasta, montako palaa niittyyn, vihreät kulmat, paljonko niitystä
    start-tile-meadow: aloituslaatan kulmat, ruohoa pitkällä laatalla, kaksoislaatan kulma, aloituslaatan niitty, niitty aloituslaatan vieressä, pitkän sivun keskellä niitty
    end: ohi, milloin peli loppuu, montako kierrosta pelataan, milloin lopetetaan, loppu, viimeinen kierros, käteen jääneet laatat, viimeiset laatat kädessä, käyttämättömät laatat, nostopino tyhjä, laatat loppu, kolmetoista, pelin pituus, milloin peli päättyy, koska loppuu, mitä tehdään käteen jääville, kierrosten määrä
    winner: molemmilla yhtä monta pistettä, tasapeli, tasan, samat pisteet, kahdella sama tulos, miten voitan, voittaa, tasapelin ratkaisu, eniten pisteitä, toinen sija, kuka voittaa, tasatulos, voittaja
    solo: miten pelaan yksin, yksinpeli, yksin pelaaminen, yhden pelaajan peli, soolo, hyvä tulos, mitkä kuusi jäävät pois, soolopeli, yksinpelin tulos, arvosana, tulostaulukko, itsekseen, voiko pelata yksin, yksinpelin säännöt, montako laattaa yksin
