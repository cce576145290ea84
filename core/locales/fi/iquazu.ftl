# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Jalokiviä vesiputouksen takaiselle seinämälle: enemmistö sarakkeessa tuo pisteitä, rivillä bonuslaatan.

## The sheet

iquazu_wall = Seinämä
iquazu_tiles = Bonus
iquazu_nobody = ei kukaan
iquazu_region_current = Pisteytetään seuraavaksi
iquazu_pen_drop = Pisara
iquazu_pen_clear = Ota pois
iquazu_pen_open = Järjestys
iquazu_rock = Kallio
iquazu_forget_values = Unohda nämä arvot
iquazu_place = { NUMBER($place) }. sija
iquazu_crevices = Kirjaa raot
iquazu_crevices_row = Raot rivillä { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Rivi { NUMBER($row) }: { $kind }
iquazu_tile_to = Rivin { NUMBER($row) } laatan saa
iquazu_entered_by = Kirjataan
iquazu_entered_by_wall = seinämä
iquazu_entered_by_counts = sarakkeen jalokivet
iquazu_entered_by_points = pisteet
iquazu_gems_label = Jalokiviä
iquazu_lowest_label = Alin, monesko alhaalta
iquazu_points_label = Pisteet
iquazu_use = Käytä laatta
iquazu_tell = { $n ->
    [one] Kerro, mikä tuntematon laatta on
   *[other] Kerro, mitä { NUMBER($n) } tuntematonta laattaa ovat
}
iquazu_ask_values = Mitkä ovat kallion { NUMBER($column) } arvot?
iquazu_ask_tile = Mikä laatta on rivin { NUMBER($row) } päässä?
iquazu_ask_held = { $seat }: mikä laatta tuli sarakkeesta { NUMBER($column) }, riviltä { NUMBER($row) }?
iquazu_kind = Laatta
iquazu_score_untold = Pisteytä ilman niitä
iquazu_score = Sarake { NUMBER($column) } on täynnä: pisteytä
iquazu_score_last = Sarake { NUMBER($column) } on täynnä: pisteytä se ja kaksi viimeistä
iquazu_turn = Päätä vuoro
iquazu_cell = Sarake { NUMBER($column) }, rivi { NUMBER($row) }, ylhäältä alas
iquazu_raise = Ylemmäs: { $what }
iquazu_take = Ota pois: { $what }
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } piste
   *[other] { NUMBER($points) } pistettä
}
iquazu_tile_cards = { $n ->
    [one] { NUMBER($n) } kortti
   *[other] { NUMBER($n) } korttia
}
iquazu_tile_any_colour = vapaa väri
iquazu_tile_double_move = tuplasiirto
iquazu_tile_unknown = tuntematon laatta
iquazu_tile_used = { $kind }, käytetty
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = väri
iquazu_short_double_move = ×2
iquazu_prompt_wall = Napauta uusien jalokivien paikkoja. Kun sarake { NUMBER($column) } on täynnä, pisteytä se.
iquazu_prompt_counts = Kerro, montako jalokiveä kullakin on sarakkeessa { NUMBER($column) } ja miten ylhäällä alin on.
iquazu_prompt_points = Anna kullekin kallion { NUMBER($column) } pisteet.
iquazu_prompt_over = Kaikki kalliot on pisteytetty.
iquazu_prompt_over_untold = Kaikki kalliot on pisteytetty. Kerro, mitä tuntemattomat laatat ovat.
iquazu_prompt_turn = Nosta neljä korttia tai aseta jalokivi.
iquazu_prompt_after_scoring = Pisteytetty. Pisaraa ei nyt tule. Jos uusi ensimmäinen sarake on täynnä, pisteytä se heti. Tuplasiirtoja voi vielä käyttää; sitten vuoro päättyy ja molemmat rasiat siirtyvät.
iquazu_spoken_drop = pisara
iquazu_spoken_cell = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: tyhjä
iquazu_spoken_cell_with = Sarake { NUMBER($column) }, rivi { NUMBER($row) }, ylhäältä alkaen: { $lying }
iquazu_spoken_tile = Laatta rivin { NUMBER($row) } päässä: { $kind }

## The score

iquazu_total_now = { $seat }: yhteensä tässä tilanteessa
iquazu_line_rocks = Kalliot
iquazu_line_no_rocks = Kalliot: ei vielä mitään
iquazu_line_rock = kallio { NUMBER($column) }: { NUMBER($place) }. sija ({ $why })
iquazu_line_no_value = kallio { NUMBER($column) }: { NUMBER($place) }. sija ({ $why }); arvo kirjaamatta
iquazu_line_last = kallio { NUMBER($column) }: viimeiselle ei jäänyt mitään ({ $why })
iquazu_line_no_gem = kallio { NUMBER($column) }: ei jalokiveä, ei pisteitä
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Kallio { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) }: { $why }
iquazu_line_stated = kallio { NUMBER($column) }: pelaajien kirjaamat pisteet
iquazu_line_tiles = Bonuslaatat
iquazu_line_no_tiles = Bonuslaatat: ei yhtään
iquazu_line_tile = { $why } Laatta: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } jalokivi
   *[other] { NUMBER($n) } jalokiveä
}
iquazu_level_lower_row = tasan: { $other }, itse alempana (rivi { NUMBER($row) }, toisella { NUMBER($theirs) })
iquazu_level_higher_row = tasan: { $other }, joka on alempana (rivi { NUMBER($theirs) }, itsellä { NUMBER($row) })
iquazu_level_lower_there = tasan: { $other }, itse alempana rivillä { NUMBER($row) }
iquazu_level_higher_there = tasan: { $other }, joka on alempana rivillä { NUMBER($row) }
iquazu_level_lower = tasan: { $other }, itse alempana
iquazu_level_higher = tasan: { $other }, joka on alempana
iquazu_level_open = tasan: { $other }, eikä tiedetä, kumpi on alempana
iquazu_level_same_place = tasan: { $other }, ja molemmat on kirjattu yhtä alas
iquazu_award_none = Rivi { NUMBER($row) }: ei kukaan; laatta poistuu pelistä.
iquazu_award_majority = Rivi { NUMBER($row) }: { $seat }, eniten jalokiviä ({ NUMBER($gems) }).
iquazu_award_right = Rivi { NUMBER($row) }: { $seat }, kauempana oikealla; tasan jalokivissä ({ NUMBER($gems) }): { $level }.
iquazu_award_lower = Rivi { NUMBER($row) }: { $seat }, alempana; tasan jalokivissä ({ NUMBER($gems) }) ja samassa sarakkeessa: { $level }.
iquazu_award_lower_right = Rivi { NUMBER($row) }: { $seat }; tasan jalokivissä ({ NUMBER($gems) }): { $all }. Kauempana vasemmalla: { $left }, ylempänä: { $level }.
iquazu_award_unknown = Rivi { NUMBER($row) }: laatan saajaa ei ole kirjattu.
iquazu_award_stated = Rivi { NUMBER($row) }: { $seat }, pelaajien mukaan.
iquazu_note_now = Tässä tilanteessa: { NUMBER($all) }. Radalla nyt: { NUMBER($track) }; laatoista lopussa: { NUMBER($tiles) }
iquazu_note_water = Vesirasia: omalla vuorolla lisätään pisara
iquazu_unfinished_scorings = Pisteytyksiä kirjaamatta: { NUMBER($n) }/{ NUMBER($of) }.
iquazu_unfinished_last = { $n ->
    [one] Viimeistä kalliota ei ole pisteytetty.
   *[other] Viimeisiä { NUMBER($n) } kalliota ei ole pisteytetty.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Kallio { $rocks } pisteytettiin ilman arvojaan.
   *[other] Kalliot { $rocks } pisteytettiin ilman arvojaan.
}
iquazu_box_rocks = Kalliot { NUMBER($n) } pelaajalle
iquazu_box_tiles = Pistelaatat
iquazu_end = Kaikki kalliot on pisteytetty: peli on päättynyt.

## The log

iquazu_told_gem = jalokivi (sarake { NUMBER($column) }, rivi { NUMBER($row) })
iquazu_told_drop = Pisara: sarake { NUMBER($column) }, rivi { NUMBER($row) }
iquazu_told_taken = Otettu pois: sarake { NUMBER($column) }, rivi { NUMBER($row) }
iquazu_told_raised = Järjestys muutettu: sarake { NUMBER($column) }, rivi { NUMBER($row) }
iquazu_told_forgotten = Kallio { NUMBER($column) }: arvoja ei tunneta
iquazu_told_rock = Kallio { NUMBER($column) }: { $values }
iquazu_told_tile = Rivin { NUMBER($row) } laatta: { $kind }
iquazu_told_no_tile = Rivin { NUMBER($row) } laatta: tuntematon
iquazu_told_crevices = Sarakkeen { NUMBER($column) } raot
iquazu_told_scored = Sarake { NUMBER($column) } pisteytetty
iquazu_told_scored_counts = Sarake { NUMBER($column) } pisteytetty jalokivien määrillä: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } (alin: { NUMBER($lowest) })
iquazu_told_scored_points = Sarake { NUMBER($column) } pisteytetty pisteillä: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = pisteytyksen { NUMBER($column) } laatta riviltä { NUMBER($row) }: { $kind }
iquazu_told_used = laatta käytetty: { $kind }
iquazu_told_unused = laatta käyttämättä sittenkin: { $kind }
iquazu_told_turn = Vuoro päättyi

## Refusals

iquazu_refused_columns = Sarakkeita seinämässä: { NUMBER($columns) }, asemassa: { NUMBER($came) }.
iquazu_refused_position = Pelaajia pöydässä: { NUMBER($seats) }. Anna määrät tai pisteet heille kaikille, nyt { NUMBER($came) }.
iquazu_refused_rows = Sarakkeessa on { NUMBER($rows) } riviä, joten laattoja tulee enintään yhtä monta; nyt { NUMBER($came) }.
iquazu_refused_held = Pelaajia pöydässä: { NUMBER($seats) }. Anna jokaisen laatat, nyt { NUMBER($came) }.
iquazu_refused_order = Sarakkeet pisteytetään järjestyksessä: tässä luettelossa seuraava on sarake { NUMBER($next) }, tuli sarake { NUMBER($came) }.
iquazu_refused_scorings = Seinämässä on { NUMBER($columns) } saraketta, joten pisteytyksiä on enintään yhtä monta; nyt { NUMBER($came) }.
iquazu_refused_column = Saraketta { NUMBER($column) } ei ole: seinämässä niitä on { NUMBER($most) }.
iquazu_refused_full = Sarakkeen yhdelle riville voi kirjata enintään { NUMBER($most) } jalokiveä tai pisaraa.
iquazu_refused_nothing_there = Tässä kohdassa ei ole mitään, minkä voisi ottaa pois tai siirtää ylemmäs.
iquazu_refused_on_top = Ylimpänä olevaa ei voi siirtää ylemmäs.
iquazu_refused_rock = Kalliolla on tässä pöydässä enintään { NUMBER($places) } arvoa, joista kukin on enintään { NUMBER($most) }.
iquazu_refused_crevices = Sarakkeen rivillä on rakoja enintään { NUMBER($most) }.
iquazu_refused_cards = Laatasta saa 2, 3 tai 4 korttia, ei { NUMBER($n) }.
iquazu_refused_points = Pistelaatta kirjataan enintään arvoon { NUMBER($most) }.
iquazu_refused_no_tile = Kukaan ei voittanut laattaa sarakkeen { NUMBER($column) } pisteytyksessä riviltä { NUMBER($row) }.
iquazu_refused_open_tile = Ei ole kerrottu, kuka voitti laatan sarakkeen { NUMBER($column) } pisteytyksessä riviltä { NUMBER($row) }: nimeä voittaja ensin siinä pisteytyksessä.
iquazu_refused_points_used = Pistelaatta säilytetään ja lasketaan lopussa; sitä ei käytetä.
iquazu_refused_not_next = Saraketta { NUMBER($column) } ei voi pisteyttää tässä: seuraava on sarake { NUMBER($next) }.
iquazu_refused_ranked_twice = { $seat } on sijoitettu kahdesti sarakkeessa { NUMBER($column) }: nimeä jokainen pelaaja kerran.
iquazu_refused_ranked = { $seat }, sarake { NUMBER($column) }: sijoitetulla on 1–{ NUMBER($most) } jalokiveä, ei { NUMBER($n) }.
iquazu_refused_ranked_order = Sarakkeen { NUMBER($column) } järjestyksessä paras tulee ensin: { $why }
iquazu_ranked_fewer = ensin { $seat } ({ $gems }), sitten { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } ja { $other } ovat tasan ({ $gems }), joten ensin { $seat } (syvyys { NUMBER($depth) }), sitten { $other } (syvyys { NUMBER($higher) }).
iquazu_refused_tile_twice = Sarakkeen { NUMBER($column) } pisteytyksessä voitettu rivin { NUMBER($row) } laatta on kahdella: anna se yhdelle pelaajalle.
iquazu_refused_not_scored = { $seat }: laatta sarakkeesta { NUMBER($column) }, riviltä { NUMBER($row) }, mutta sarake ei ole pisteytysten joukossa. Lisää sen pisteytys tai jätä laatta pois.
iquazu_refused_last_tile = { $seat }: laatta sarakkeesta { NUMBER($column) }, mutta kahdesta viimeisestä kalliosta laattoja ei saa.
iquazu_refused_won_by_other = { $seat }: laatta sarakkeesta { NUMBER($column) }, riviltä { NUMBER($row) }, mutta rivin jaossa saaja on { $other }. Nimeä molempiin sama pelaaja.
iquazu_refused_won_by_nobody = { $seat }: laatta sarakkeesta { NUMBER($column) }, riviltä { NUMBER($row) }, mutta rivin jaossa ei ole saajaa. Nimeä molempiin sama pelaaja.
iquazu_refused_gems = Pelaajalla on asetettavia jalokiviä enintään { NUMBER($most) }.
iquazu_refused_stated = Kalliosta saa enintään { NUMBER($most) } pistettä.
iquazu_refused_over = Kaikki kalliot on jo pisteytetty.

## Doubts

iquazu_doubt_gems = { $n ->
    [one] { $seat }: seinämällä { NUMBER($n) } jalokivi; asetettavia on { NUMBER($most) }.
   *[other] { $seat }: seinämällä { NUMBER($n) } jalokiveä; asetettavia on { NUMBER($most) }.
}
iquazu_doubt_drops = { $n ->
    [one] Seinämällä { NUMBER($n) } pisara; niitä on { NUMBER($most) }.
   *[other] Seinämällä { NUMBER($n) } pisaraa; niitä on { NUMBER($most) }.
}
iquazu_doubt_drop_column = Pisara: sarake { NUMBER($column) }, rivi { NUMBER($row) }; pisarat putoavat kehyksen ensimmäiseen sarakkeeseen.
iquazu_doubt_crowded = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: rakoja { NUMBER($most) }, mutta jalokiviä ja pisaroita { NUMBER($n) }.
iquazu_doubt_free = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: saraketta pisteytettäessä siinä oli vapaa rako.
iquazu_doubt_above_drop = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: pisaran yläpuolella on vapaa rako.
iquazu_doubt_disturbed = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: jotain aiemmassa pisteytyksessä ollutta on kadonnut tai muuttunut.
iquazu_doubt_late = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: tähän asetettiin jotain sarakkeen pisteytyksen jälkeen.
iquazu_doubt_rock_order = Kallio { NUMBER($column) }: jokaisen arvon pitäisi olla edellistä pienempi.
iquazu_doubt_rock_falls = Kallio { NUMBER($column) } on arvoltaan pienempi kuin jokin sitä edeltävä.
iquazu_doubt_twice = Kallio { NUMBER($column) }: kaksi pelaajaa sai saman arvon.
iquazu_doubt_nobody_without = Kallio { NUMBER($column) }: ainakin yksi pelaaja jää ilman.
iquazu_doubt_skipped = Kallio { NUMBER($column) }: annetut pisteet eivät ole sen suurimmat arvot.
iquazu_doubt_no_gem = { $seat } sai pisteitä sarakkeesta { NUMBER($column) }, vaikka hänellä ei ole siinä jalokiveä.
iquazu_doubt_outside = Sarake { NUMBER($column) }, rivi { NUMBER($row) }: tässä on jotain, vaikka kehys ei ole vielä tullut tähän.
iquazu_doubt_empty_column = Sarake { NUMBER($column) } pisteytettiin tyhjänä; sarake pisteytetään, kun se on täynnä.
iquazu_doubt_no_value = Kallio { NUMBER($column) }: kaikkia arvoja ei ole kirjattu, joten pisteitä puuttuu.
iquazu_doubt_undecided = Sarake { NUMBER($column) }: { $seats } ovat tasan, eivätkä kirjaukset kerro, kenen alin jalokivi on alempana. Järjestys on sattumanvarainen, kunnes se kirjataan.
iquazu_doubt_same_place = Sarake { NUMBER($column) }: alin jalokivi on kirjausten mukaan samassa kohdassa ({ $seats }), vaikka siinä voi olla vain yksi.
iquazu_doubt_same_place_level = Sarake { NUMBER($column) }: alin jalokivi on kirjausten mukaan samassa kohdassa ({ $seats }), vaikka siinä voi olla vain yksi. Tasan olevien järjestys on sattumanvarainen, kunnes se kirjataan.

## Options

iquazu_option_columns = Montako kalliota seinämässä on?
iquazu_option_columns_source = Sääntökirja ei kerro sitä. Oletus: 11, koska 45 bonuslaattaa viidellä rivillä tekee yhdeksän pisteytystä ja niiden jälkeen on vielä kaksi kalliota.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } pisteytys bonuslaatoin, sitten kaksi viimeistä kalliota kerralla.
   *[other] { NUMBER($n) } pisteytystä bonuslaatoin, sitten kaksi viimeistä kalliota kerralla.
}
iquazu_option_turns = Seurataanko vuoroja ja rasioita?
iquazu_option_turns_source = Apu, ei sääntö. Oletus: ei.
iquazu_option_turns_no_means = Kirjataan vain pisteytykset.
iquazu_option_turns_yes_means = Sovellus kertoo, kuka on vuorossa ja kenellä rasiat ovat; yksi napautus vuoroa kohti.

## Set-up

iquazu_setup_section_start = Aivan ensin
iquazu_setup_section_wall = Seinämä
iquazu_setup_section_tiles = Laatat ja vesi
iquazu_setup_section_players = Jokainen pelaaja
iquazu_setup_section_boxes = Jalokivet ja pisarat
iquazu_setup_section_cards = Kortit
iquazu_setup_start = Sopikaa aloittajasta.
iquazu_setup_board = Kootkaa pelilauta niin, että jokainen istuu jonkin kulman luona.
iquazu_setup_rails = Asettakaa kaksi kiskoa pitkiin uriin.
iquazu_setup_rails_edge = Kummankin kiskon korkeampi reuna on ulospäin.
iquazu_setup_strips = Asettakaa viisi kalliokaistaletta satunnaiseen järjestykseen, vesikäärmeet alimmaksi.
iquazu_setup_points = Asettakaa pistetaulu paikalleen { NUMBER($n) } pelaajan puoli ylöspäin.
iquazu_setup_dark = Sekoittakaa tummaselkäiset laatat kuvapuoli alaspäin ja asettakaa ne tummille kentille.
iquazu_setup_light = Sekoittakaa vaaleaselkäiset laatat kuvapuoli alaspäin ja asettakaa ne vaaleille kentille ja niiden viereisille kaistaleille.
iquazu_setup_frame = Asettakaa kehys kiskoille, aivan vasempaan reunaan.
iquazu_setup_water = Asettakaa vesikaistaleet kiskoille kehyksen oikealle puolelle.
iquazu_setup_open = Kääntäkää esiin { NUMBER($n) } kehyksessä näkyvää laattaa.
iquazu_setup_colours = Pelilaudan kulma edessänne kertoo, millä värillä pelaatte.
iquazu_setup_markers = Asettakaa yksi oman värinne jalokivi pisteradan ensimmäisen ruudun eteen: se on pistemerkkinne.
iquazu_setup_fold = Ennen ensimmäistä peliä: työntäkää kummankin rasian nuolellinen sivu vinoon uraan, nuoli sisäpuolelle.
iquazu_setup_gems = Kaatakaa kaikki muut jalokivet jalokivirasiaan; se tulee aloittajalle.
iquazu_setup_drops = Kaatakaa pisarat vesirasiaan; se tulee aloittajan oikealla puolella istuvalle.
iquazu_setup_shuffle = Sekoittakaa { NUMBER($n) } korttia.
iquazu_setup_deal = Jakakaa kortit aloittajasta alkaen myötäpäivään, seuraavalle aina yksi enemmän: { $hands }. Käsikortit ovat salaisia.
iquazu_setup_pile = Pankaa loput { NUMBER($n) } korttia nostopinoksi, kuvapuoli alaspäin.
iquazu_setup_discards = Jättäkää nostopinon viereen tilaa avoimelle poistopinolle.
iquazu_piece_board = pelilaudan osaa
iquazu_piece_rails = kiskoa
iquazu_piece_strips = kalliokaistaletta
iquazu_piece_points = pistetaulu
iquazu_piece_dark = tummaselkäistä laattaa
iquazu_piece_light = vaaleaselkäistä laattaa
iquazu_piece_frame = kehys
iquazu_piece_water = vesikaistaletta
iquazu_piece_gems = jalokiveä ({ NUMBER($n) } kutakin väriä)
iquazu_piece_gem_box = jalokivirasia
iquazu_piece_drops = pisaraa
iquazu_piece_water_box = vesirasia
iquazu_piece_cards = korttia

## What gives points

iquazu_points_rock = Kukin kallio, sarakkeen jalokivien mukaan
iquazu_points_most = eniten jalokiviä
iquazu_points_second = toiseksi eniten
iquazu_points_third = kolmanneksi eniten
iquazu_points_highest = kallion suurin luku
iquazu_points_next = seuraava luku, kun pelaajia on vähintään { NUMBER($players) }
iquazu_points_last = viimeinen tai ei yhtään jalokiveä
iquazu_points_when = Milloin kalliot pisteytetään
iquazu_points_full = kalliot 1–{ NUMBER($last) }
iquazu_points_full_gives = täynnä: kallio, sitten { NUMBER($tiles) } laattaa
iquazu_points_end = kalliot { NUMBER($first) } ja { NUMBER($last) }
iquazu_points_end_gives = lopussa, täynnä tai ei: vain kallio
iquazu_points_level = Tasatilanteet
iquazu_points_level_column = tasan sarakkeessa
iquazu_points_level_column_by = alempi jalokivi
iquazu_points_level_row = tasan rivillä
iquazu_points_level_row_by = kauempana oikealla, sitten alempana
iquazu_points_tiles = Bonuslaatat
iquazu_points_tile_points = pistelaatta
iquazu_points_tile_points_gives = sen luku, lopussa
iquazu_points_tile_other = mikä tahansa muu laatta
iquazu_points_track = Pisterata
iquazu_points_past = yli { NUMBER($fields) }: jatka ykkösestä
iquazu_points_past_gives = { SIGNED($fields) } lopussa

## Rules

iquazu_section_aim = Tavoite ja sisältö
iquazu_section_setup = Alkuvalmistelut
iquazu_section_turn = Vuoro
iquazu_section_scoring = Välipisteytys
iquazu_section_after = Pisteytyksen jälkeen
iquazu_section_tiles = Bonuslaatat
iquazu_section_end = Pelin päättyminen
iquazu_section_questions = Kysymyksiä
iquazu_rule_aim = Pelin tavoite
iquazu_rule_aim_text = Korteilla asetetaan jalokiviä vesiputouksen takaiselle seinämälle. Sarakkeet pisteytetään yksi kerrallaan: eniten jalokiviä sarakkeessa tuo pisteitä, eniten rivillä bonuslaatan. Eniten pisteitä kerännyt voittaa.
iquazu_rule_contents = Mitä laatikossa on
iquazu_rule_contents_text = { NUMBER($cards) } korttia, neljän värin jalokivet, { NUMBER($colour) } kutakin (niistä yksi pistemerkiksi), { NUMBER($drops) } pisaraa, { NUMBER($light) } vaaleaa ja { NUMBER($dark) } tummaa laattaa, kehys, { NUMBER($water) } vesikaistaletta, 5 kalliokaistaletta, neliosainen pelilauta, 2 kiskoa, 2 pistetaulua, 2 rasiaa.
iquazu_rule_card_colours = Valkoiset, siniset ja oranssit kortit
iquazu_rule_card_colours_text = Sääntökirjassa kortteja on { NUMBER($cards) }, ja sen esimerkeissä ne ovat valkoisia, sinisiä ja oransseja. Värien määriä ei kerrota: { NUMBER($each) } kutakin, jos kaikkia kolmea on yhtä paljon.
iquazu_rule_columns = Montako saraketta ja pisteytystä
iquazu_rule_columns_text = Seinämän sarakkeiden määrää ei kerrota. { NUMBER($tiles) } laatasta { $rows } rivillä tulee yhdeksän pisteytystä, ja niiden jälkeen on kaksi kalliota. Sovelluksessa sarakkeita on { $columns } ja laatat jaetaan { $scorings } pisteytyksessä. Määrän voi vaihtaa valinnoissa.
iquazu_rule_setup_wall = Pelilauta ja pistetaulu
iquazu_rule_setup_wall_text = Neliosaiseen pelilautaan tulee kaksi kiskoa, viisi kalliokaistaletta vesikäärmeet alimpana ja pelaajamäärän mukainen pistetaulu.
iquazu_rule_rails = Kiskot
iquazu_rule_rails_text = Kaksi muovikiskoa on laudan kahdessa pitkässä urassa, korkeampi reuna ulospäin. Kehys ja vesikaistaleet liukuvat niillä.
iquazu_rule_strip_order = Kalliokaistaleiden järjestys
iquazu_rule_strip_order_text = Satunnainen: viisi kaistaletta voi vaihtaa paikkaa, joten seinämä on eri peleissä erilainen. Vain vesikäärmeiden on oltava alimpana.
iquazu_rule_setup_tiles = Laattojen asettaminen
iquazu_rule_setup_tiles_text = Sekoitettuina kuvapuoli alaspäin: { NUMBER($dark) } tummaselkäistä tummille kentille, { NUMBER($light) } vaaleaselkäistä vaaleille kentille ja kuvan mukaan niiden viereisille kaistaleille. Vain kehyksen sisällä olevat käännetään esiin.
iquazu_rule_setup_frame = Kehys ja vesikaistaleet
iquazu_rule_setup_frame_text = Kehys aloittaa kiskojen vasemmasta päästä; kaikki { NUMBER($water) } vesikaistaletta ovat sen oikealla puolella.
iquazu_rule_setup_gems = Oma väri ja pistemerkki
iquazu_rule_setup_gems_text = Jokainen istuu jonkin laudan kulman luona, ja kulma kertoo värin. Yksi sen värinen jalokivi on pistemerkkinä radan ensimmäisen ruudun edessä; kaikki muut menevät jalokivirasiaan.
iquazu_rule_start_player = Kuka aloittaa
iquazu_rule_start_player_text = Aloittajasta sovitaan: sääntökirja ei anna muuta keinoa. Aloittaja saa jalokivirasian.
iquazu_rule_setup_cards = Käsikortit alussa
iquazu_rule_setup_cards_text = Kortit sekoitetaan. Aloittaja saa { NUMBER($first) }, jokainen seuraava myötäpäivään yhden enemmän, neljäs { NUMBER($last) }. Loput jäävät nostopinoksi kuvapuoli alaspäin, ja sen viereen jätetään tilaa poistopinolle.
iquazu_rule_hands_hidden = Käsikortit ovat salaisia
iquazu_rule_hands_hidden_text = Kukaan ei näytä korttejaan, ja nostetut otetaan käteen muiden näkemättä. Vain maksetut ja pois pannut kortit ovat avoimina.
iquazu_rule_boxes = Kaksi rasiaa
iquazu_rule_boxes_text = Jalokivirasian haltija on vuorossa; aluksi se on aloittajalla. Vesirasia on aluksi aloittajan oikealla puolella istuvalla.
iquazu_rule_fold_boxes = Rasioiden kokoaminen
iquazu_rule_fold_boxes_text = Ennen ensimmäistä peliä: nuolellinen sivu työnnetään vinoon uraan niin, että nuoli näkyy rasian sisällä.
iquazu_rule_turn = Mitä vuorolla tehdään
iquazu_rule_turn_text = Vuorolla on pakko joko nostaa neljä korttia tai asettaa yksi jalokivi. Jos vesirasia on vuorossa olevalla, hän asettaa sitten pisaran. Lopuksi jalokivirasia annetaan eteenpäin myötäpäivään.
iquazu_rule_hand_limit = Kädessä enintään kaksitoista korttia
iquazu_rule_hand_limit_text = Vuoron lopussa kädessä saa olla enintään kaksitoista korttia. Ylimääräiset pannaan avoimina poistopinoon; pelaaja valitsee, mitkä. Kun nostopino on tyhjä, poistopino sekoitetaan uudeksi.
iquazu_rule_place = Jalokiven asettaminen
iquazu_rule_place_text = Pelaaja valitsee kehyksen sisältä vapaan raon. Raon väri kertoo, millä korteilla maksetaan, ja sarake, montako: ensimmäisessä yksi, viidennessä viisi. Sitten hän asettaa siihen rasiasta oman värinsä jalokiven.
iquazu_rule_pay_discard = Mihin maksetut kortit menevät
iquazu_rule_pay_discard_text = Avoimina poistopinoon nostopinon viereen, kuten käsirajan ylittävät kortit.
iquazu_rule_replace = Kaksi yhden sijasta
iquazu_rule_replace_text = Minkä tahansa maksettavan kortin voi korvata kahdella muulla, keskenään samanlaisella kortilla.
iquazu_rule_why_far = Miksi maksaa kalliista sarakkeista?
iquazu_rule_why_far_text = Sääntökirjan vinkki: siellä on yleensä enemmän vapaita rakoja, ja pisteytykset ovat yhä arvokkaampia. Lisäksi jalokivet ovat siellä pelissä pidempään kuin ensimmäisessä sarakkeessa.
iquazu_rule_drop = Pisara
iquazu_rule_drop_text = Jos vesirasia on vuorossa olevalla pelaajalla, hänen on asetettava pisara kehyksen ensimmäisen sarakkeen ylimpään vapaaseen rakoon. Siihen ei voi enää asettaa jalokiveä. Vesirasia jää hänelle.
iquazu_rule_scoring = Milloin sarake pisteytetään
iquazu_rule_scoring_text = Heti kun jalokivi tai pisara täyttää kehyksen ensimmäisen sarakkeen viimeisen vapaan raon. Ensin tulevat kallion pisteet, sitten laatat. Muun sarakkeen täyttyminen ei vielä laukaise mitään.
iquazu_rule_rock_points = Kallion pisteet
iquazu_rule_rock_points_text = Eniten jalokiviä sarakkeessa: suurin luku sen alla olevasta kalliosta. Neljän pelaajan pelissä toinen saa keskimmäisen luvun, kolmas pienimmän. Ainakin yksi pelaaja jää ilman, samoin jokainen, jolla ei ole siinä jalokiveä.
iquazu_rule_rock_numbers = Montako lukua kalliossa on
iquazu_rule_rock_numbers_text = Neljälle pelaajalle kolme. Kahdesta ja kolmesta pelaajasta sääntökirja sanoo vain, että lukuja on vähemmän: tulkitsemme, että kahdella pelaajalla niitä on yksi ja kolmella kaksi. Luvut ovat omassa pistetaulussanne.
iquazu_rule_rock_ties = Tasan sarakkeessa
iquazu_rule_rock_ties_text = Jos jalokiviä on yhtä monta, edellä on se, jonka jalokivi on alempana, lähempänä käärmeitä.
iquazu_rule_tiles = Kuka saa bonuslaatan
iquazu_rule_tiles_text = Se, jolla on laatan rivillä eniten jalokiviä. Jos rivillä ei ole jalokiveä, laatta poistuu pelistä. Voitetut laatat saa pitää edessään avoimina tai kuvapuoli alaspäin.
iquazu_rule_tile_rows = Mitkä rivin jalokivet ratkaisevat laatan
iquazu_rule_tile_rows_text = Sääntökirja sanoo vain ”rivillä”. Laskemme kehyksen sisällä olevat { $frame } saraketta, pisteytettävän mukaan lukien, mutta emme niitä, jotka kehys on jo jättänyt taakseen.
iquazu_rule_last_frames = Kehys seinämän lopussa
iquazu_rule_last_frames_text = Kun sarakkeita on { $columns }, kehys ulottuu lopulta seinämän yli: pisteytyksessä { $before } näkyy neljä saraketta, pisteytyksessä { $last } kolme. Vain niihin asetetaan ja niistä lasketaan jalokiviä.
iquazu_rule_tile_ties = Tasan rivillä
iquazu_rule_tile_ties_text = Jos jalokiviä on rivillä yhtä monta, edellä on se, jonka jalokivi on kauempana oikealla, lähempänä laattaa. Jos ne ovat yhtä kaukana, se, jonka jalokivi on siinä alempana.
iquazu_rule_frame_moves = Kehys siirtyy
iquazu_rule_frame_moves_text = Oikeanpuoleisin vesikaistale otetaan ja työnnetään sisään vasemmasta päästä: toisesta sarakkeesta tulee ensimmäinen. Sitten käännetään viisi uutta laattaa.
iquazu_rule_scored_gems = Pisteytetyn sarakkeen jalokivet
iquazu_rule_scored_gems_text = Ne jäävät seinämälle vesikaistaleiden alle eivätkä palaa omistajilleen; samoin pisarat. Vain tyhjentynyt rasia täytetään niistä.
iquazu_rule_boxes_pass = Rasiat pisteytyksen jälkeen
iquazu_rule_boxes_pass_text = Kun pisteytyksen jälkeen uudet laatat on käännetty, vesirasia siirtyy seuraavalle vastapäivään ja sitten jalokivirasia seuraavalle myötäpäivään, joka on vuorossa. Ennen jalokivirasian siirtymistä sen haltija saa vielä käyttää tuplasiirtoja.
iquazu_rule_full_again = Seuraava sarake on jo täynnä
iquazu_rule_full_again_text = Jos uusi ensimmäinen sarake on kehyksen siirryttyä täynnä, se pisteytetään heti, ennen kuin rasiat siirtyvät.
iquazu_rule_boxes_once = Kaksi pisteytystä peräkkäin
iquazu_rule_boxes_once_text = Kumpaakin varten käännetään uudet laatat, mutta molemmat rasiat siirtyvät vain kerran, viimeisen jälkeen.
iquazu_rule_last_gem = Vesirasian haltija täyttää sarakkeen
iquazu_rule_last_gem_text = Jos vesirasian haltija täyttää sarakkeen jalokivellä, hän ei enää aseta pisaraa; vesirasia siirtyy pisteytyksen jälkeen tavalliseen tapaan.
iquazu_rule_double_after = Tuplasiirto täyttää seuraavan sarakkeen
iquazu_rule_double_after_text = Jos pisteytyksen jälkeinen tuplasiirto täyttää sarakkeen, se on uusi pisteytys, ja vesirasia siirtyy sen jälkeen uudelleen.
iquazu_rule_box_comes = Vesirasia tulee pisteytyksen jälkeen itselle
iquazu_rule_box_comes_text = Jos se siirtyy yhä vuorossa olevalle pelaajalle, hän ei aseta pisaraa tällä vuorolla: pisteytys tuli sen tilalle.
iquazu_rule_tile_kinds = Bonuslaattojen lajit
iquazu_rule_tile_kinds_text = Neljä: pisteitä lopussa, lisää kortteja, vapaa väri maksettaessa, tuplasiirto. Kunkin lajin määrää ei kerrota.
iquazu_rule_tile_use = Bonuslaattojen käyttö
iquazu_rule_tile_use_text = Omalla vuorolla niin monta kuin haluaa, yhtä tai useaa lajia, vuoron alussa tai lopussa. Vasta sitten tulevat pisara ja jalokivirasian siirto. Käytetty laatta pannaan pois.
iquazu_rule_tile_points = Pistelaatat
iquazu_rule_tile_points_text = Ne säilytetään, ja niiden pisteet lasketaan vasta pelin lopussa.
iquazu_rule_tile_cards = Korttilaatat
iquazu_rule_tile_cards_text = Laatta luovutetaan omalla vuorolla, ja sillä nostetaan kaksi, kolme tai neljä korttia sen mukaan, mitä siinä lukee. Vuoron lopun kahdentoista kortin raja pätee.
iquazu_rule_tile_any_colour = Vapaa väri
iquazu_rule_tile_any_colour_text = Laatta luovutetaan jalokiveä asetettaessa: vain korttien määrä ratkaisee, ei niiden väri.
iquazu_rule_tile_double_move = Tuplasiirto
iquazu_rule_tile_double_move_text = Laatta luovutetaan, ja heti ensimmäisen toiminnon jälkeen saa tehdä toisen: nostaa neljä korttia tai asettaa jalokiven, mikä ensimmäinen sitten olikin.
iquazu_rule_end = Milloin peli päättyy, ja kaksi viimeistä kalliota
iquazu_rule_end_text = Peli päättyy kolmanneksi viimeisen kallion pisteytykseen laattoineen; vuoroja ei enää ole. Kaksi viimeistä saraketta pisteytetään heti, täynnä tai ei: vain kallion pisteet, ei laattoja. Sitten lisätään pistelaatat.
iquazu_rule_winner = Kuka voittaa
iquazu_rule_winner_text = Eniten pisteitä kerännyt. Tasapelissä voittajia on useita.
iquazu_rule_unequal_hands = Miksi käsissä on eri määrä kortteja?
iquazu_rule_unequal_hands_text = Aloittaja saa valita raot vapaasti, eikä viimeistä kierrosta pelata loppuun. Muiden lisäkortit tasoittavat sen.
iquazu_rule_one_gem = Useampi jalokivi vuorolla?
iquazu_rule_one_gem_text = Ei, ellei käytetä tuplasiirtolaattaa.
iquazu_rule_why_boxes = Miksi jalokivirasia annetaan eteenpäin?
iquazu_rule_why_boxes_text = Se näyttää, kuka on vuorossa, ennen kaikkea pisteytyksen jälkeen. Halutessanne vuoroja ja rasioita voi seurata myös sovelluksessa: se otetaan käyttöön valinnoissa.
iquazu_rule_all_tied = Kaikki ovat tasan
iquazu_rule_all_tied_text = Silloin tasatilanteen sääntö jakaa kaikki luvut: suurin alimman jalokiven omistajalle ja niin edelleen ylöspäin; neljästä pelaajasta neljäs jää ilman.
iquazu_rule_empty_box = Pisarat tai jalokivet loppuvat
iquazu_rule_empty_box_text = Jos pisarat tai oman värin jalokivet loppuvat, nostetaan vasemmasta päästä muutama vesikaistale, täytetään rasia jo pisteytetyistä sarakkeista ja asetetaan kaistaleet takaisin.
iquazu_rule_track = Yli { NUMBER($fields) }
iquazu_rule_track_text = Pistemerkki jatkaa ykkösestä, ja lopussa lisätään { NUMBER($fields) }.

## What people say when they ask for a rule

iquazu_asked =
    aim: mikä on tavoite, pelin idea, tarkoitus, mistä saan pisteitä, yleiskuva, mistä on kyse, miten voitan, selitä, mistä peli kertoo, mikä tässä on ideana, mitä yritetään, millä pisteitä, pelin juju, miten pelataan
    contents: montako jalokiveä kullakin on, montako kiveä yhteensä, puuttuuko jotain, osat, osaluettelo, montako pisaraa, montako laattaa on, montako korttia pakassa, mitä kaikkea laatikossa pitäisi olla, mitä pelissä on mukana, tarvikkeet, osien määrät, paljonko kiviä
    card-colours: montako korttia kutakin väriä, montako sinistä korttia, mitä värejä on, korttien jakauma, maat, korttien värit, mitä värejä korteissa, montako väriä, paljonko oransseja kortteja, minkä värisiä kortteja, kortin väri, värisiä kortteja
    columns: montako saraketta on, montako pisteytystä koko pelissä, kuinka pitkä seinämä on, montako kalliota, montako kierrosta, pelin pituus, kuinka usein pisteytetään, seinän pituus, kuinka monta kertaa pisteytetään, kauanko peli kestää
    setup-wall: mikä pistetaulu kolmelle, kumpi puoli pistetaulusta, miten lauta kootaan, palapeli, laudan kokoaminen, miten päin kalliopalat tulevat, käärmeet ylös vai alas, miten peli valmistellaan kahdelle, seinämän pystytys, miten aloitetaan, seinän kokoaminen, laudan palat yhteen, mikä pistetaulu, miten seinä rakennetaan
    rails: miten muovikiskot laitetaan, urat, korkea reuna, sisään vai ulospäin, muovi, kiskot, mihin muoviosat, miten päin kisko tulee
    strip-order: onko kalliokaistaleilla järjestys, sekoitetaanko kaistaleet, onko seinämä aina sama, satunnainen, käärmeet, kalliopalojen järjestys, missä järjestyksessä kalliopalat, kalliopalat satunnaisesti, saako seinän palat vaihtaa, palojen järjestys
    setup-tiles: mihin tummat ja vaaleat laatat tulevat, ovatko bonuslaatat auki, kuvapuoli alaspäin, selkäpuolet, mitkä laatat ovat esillä, sekoitus, laattojen asettelu, mihin tummat laatat, vaaleat ja tummat bonukset, miten bonukset laitetaan, bonuslaattojen paikat alussa
    setup-frame: mistä vesikehys aloittaa, vesiliuskat, mihin siniset kaistaleet tulevat, kehyksen asettaminen, vasemmalle vai oikealle, mitä kehys tekee, mihin kehystä tarvitaan, mihin kehys alussa, vesikaistaleiden paikka, kehys vasempaan reunaan, mistä vesi lähtee
    setup-gems: mikä väri olen, missä istun, kulma, pistelaskuri, pistekivi, mistä merkki aloittaa, värin valinta, millä värillä pelaan, mihin pistemerkki, kuka on mikä väri, jalokivet rasiaan, pistemerkin aloituspaikka
    start-player: kuka aloittaa, miten aloittaja valitaan, kuka on ensimmäinen, nuorin, vanhin, aloituspelaaja, kuka alottaa, ekana, kenestä aloitetaan, aloittajan arvonta
    setup-cards: montako korttia alussa, jaetaan, jako, aloituskäsi, kortit kahdelle pelaajalle, kortit kolmelle, montako toinen pelaaja saa, montako korttia kolmas saa, neljäs pelaaja, käsi alussa, montako korttia kullekin, kuinka monta korttia jaetaan, alkukortit, lähtökortit, aloittajan kortit, käsi pelin alkaessa
    hands-hidden: saako katsoa vastustajan kortteja, ovatko kädet salaisia, näytänkö kortit, muiden kortit, avoin käsi, saako kysyä montako korttia toisella on, saako korttinsa näyttää, paljastaa käsi, kädet piilossa, pidetäänkö kortit salassa, näkeekö muut korttini, näyttää kortit muille, saako näyttää kortit
    boxes: kuka saa vesirasian ensin, vesilaatikko, jalokivilaatikko, kenen vuoro on, meni sekaisin, jalokivirasia alussa, kenellä on mikin rasia, kuka on vuorossa, mihin vesirasiaa tarvitaan, mihin jalokivirasiaa tarvitaan, kenelle vesirasia, kenelle jalokivirasia, kumpi rasia kenelle, oikealla istuva
    fold-boxes: miten rasiat kootaan, mihin rakoon nuolisivu tulee, taittelu, vino, pahvi, mikä nuoli rasiassa on, laatikoiden kasaaminen, rasian kasaus, miten laatikko taitetaan, rasia kasaan
    turn: mitä voin tehdä vuorollani, saako nostaa ja asettaa samalla vuorolla, passaaminen, vuoron väliin jättäminen, montako korttia nostan, toiminnot, vaihtoehdot, järjestys, onko pakko tehdä jotain, valitse, nostetaanko kortteja vuoron lopussa, milloin nostan, mitä vuorolla tapahtuu, nosta tai aseta, molemmat samalla vuorolla, skippaa vuoro
    hand-limit: liikaa kortteja kädessä, pitääkö heittää pois, maksimi, yli 12, 13 korttia, raja, pakka tyhjä, nostopino loppuu, kortit loppuvat, sekoitetaan uudelleen, mitkä kortit poistan, kuinka monta korttia saa olla kädessä, käsiraja, maksimimäärä kädessä, korttien maksimi, montako korttia saa pitää, liian monta korttia, kortteja yli kaksitoista, pakka loppu
    place: mitä paikka maksaa, hinta, maksu, saako asettaa kehyksen ulkopuolelle, laita jalokivi, mihin saa asettaa kiven, reikä, kolo, halkeama, rako, viisi korttia sarakkeessa viisi, vapaa paikka, vain ensimmäinen sarake, maksetaan saman värisillä korteilla, montako korttia sarakkeeseen neljä, mitä kortteja tarvitsen, oikea väri, mitä maksaa jalokivi, paljonko maksaa kolmas sarake, jalokiven hinta, millä korteilla maksetaan, mihin jalokiven saa laittaa, montako korttia pitää maksaa
    pay-discard: mihin maksetut kortit menevät, poistetaanko kuvapuoli ylöspäin, poistopino, käytetyt kortit, pitääkö poistetut näyttää, mihin kortit menee, maksun jälkeen kortit, näkyykö poistopino
    replace: ei sinisiä, käytä muita jokerina, vaihda 2 korttia yhteen, korvata, kaksi eri väriä korvikkeena, kortti puuttuu, väärä väri, pari yhden sijasta, villi kortti, kaksi sinistä oranssin sijasta, ei tarpeeksi väriä, montako korttia korvaa yhden, voiko kaikki korvata pareilla, korvata useita kortteja, ei ole oikeaa väriä, korvata kahdella muulla, kaks samaa yhden tilalle, jokerikortti, toisen värin kortit, väri puuttuu
    why-far-columns: miksi kukaan maksaisi 5 korttia, kallis, vinkki, strategia, hyöty, kannattaako, myöhemmät sarakkeet, halpa, miksi laittaa kauas, kannattaako kallis paikka, kauimmaiset sarakkeet, kaukainen sarake, mitä hyötyä
    drop: onko pakko asettaa vesipisara, voiko pisaran jättää väliin, kuka valitsee mihin pisara menee, mihin vesipisara tulee, ylin reikä, sadepisara, vapaaehtoinen, sininen merkki, estääkö pisara, joka vuoro, voiko jalokiven asettaa pisaran päälle, kenellä on vesi, lasketaanko pisara jalokiveksi, kuka asettaa pisaran, vesimerkki, mihin vesipisara, pisaran paikka, kuka laittaa veden, tippa, vesitippa, tukkiiko pisara
    scoring: milloin lasketaan, milloin sarake pisteytetään, kolmas sarake täynnä tapahtuuko mitään, täysi sarake, laukaisu, mikä sarake lasketaan, toinen sarake täyttyi ensin, välilasku, kallio vai laatat ensin, voiko pisara täyttää viimeisen raon, mikä on ensimmäinen sarake, milloin pisteytetään, milloin lasketaan pisteet, sarake täyttyi, mikä laukaisee pisteytyksen, millon pisteytys, pisteenlasku, koska lasketaan, koska tulee pisteenlasku
    rock-points: kuka saa kahdeksan ja kuka viisi, minulla ei ole mitään sarakkeessa saanko silti viimeisen luvun, enemmistö, eniten kiviä sarakkeessa, toinen sija, vähiten, pisteet sarakkeesta, miten pisteet jaetaan, ei jalokiveä, moniko saa pisteitä, pisteet kolmannesta sijasta, tarvitsenko jalokiven saadakseni pisteitä, mitä toiseksi eniten saa, lasketaanko pisarat, sarakkeen pisteet, toiseksi eniten kiviä, kolmas sija, paljonko kalliosta, ei kiviä sarakkeessa
    rock-numbers: vain kaksi pelaajaa moniko saa pisteitä, saako toinen sija pisteitä kolmella pelaajalla, saako toinen mitään kaksinpelissä, kallion arvot, mitä luvut ovat, kaksinpelin pisteytys, montako lukua kalliossa, montako pistesijaa, kaksinpelissä kakkonen, kolmella pelaajalla pisteet
    rock-ties: molemmilla on kaksi jalokiveä sarakkeessa, yhtä monta kiveä sarakkeessa, tasapeli sarakkeessa, tasan, kuka on edellä, alempana, käärmeet, tasapelin ratkaisu, mihin käärmeitä tarvitaan, sama enemmistö, tasan sarakkeessa, sama määrä kiviä sarakkeessa, tasatilanne kalliossa, kumpi saa enemmän sarakkeesta
    tiles: kuka voittaa bonuslaatan, rivillä ei ole ketään, tyhjä rivi, pitääkö bonuslaatat näyttää muille, eniten rivillä, pidetäänkö laatat salassa, saada bonus, enemmistö rivillä, ota laatta, ovatko bonuslaatat julkisia, piilossa, saako jokainen laatan, mihin voitetut laatat laitetaan, montako bonuslaattaa pisteytyksessä, kuka saa bonuslaatan, kenelläkään ei ole kiviä rivillä, rivi tyhjä mihin laatta, ei kukaan rivillä, laatta ilman voittajaa, kenelle laatta
    tile-rows: mitkä jalokivet lasketaan riviin, lasketaanko veden alla olevat jalokivet, lasketaanko koko rivi, pisteytetyt jalokivet bonukseen, vain kehys, kuinka pitkälle rivi ulottuu, mitkä kivet lasketaan rivillä, kehyksen ulkopuoliset kivet, vanhat kivet rivillä, lasketaanko aiemmat sarakkeet
    last-frames: kehys menee seinämän yli, vähemmän sarakkeita lopussa, kehys roikkuu yli, viimeiset sarakkeet kehyksessä, vain kolme saraketta jäljellä, kehys seinän lopussa, kehys ei mahdu, lopussa vähemmän paikkoja, seinä loppuu kesken
    tile-ties: tasapeli bonuslaatasta, molemmilla kaksi rivillä, molemmat yhtä oikealla, yhtä monta rivillä, sama sarake, lähinnä laattaa, miten rivin tasapeli ratkaistaan, bonus tasan, rivillä tasan, tasatilanne rivillä, kumpi saa laatan, kummalle bonus, laatta tasatilanteessa
    frame-moves: miten vesiputousta siirretään, kehyksen siirto, liuuttaa, milloin uudet bonukset käännetään, pisteytyksen jälkeen, työnnä kaistale, paljastus, uusien laattojen kääntäminen, seuraava sarake, mitä kehykselle tapahtuu, kehystä siirretään, milloin kehys liikkuu, uudet laatat esiin, vesi etenee
    scored-gems: saanko jalokivet takaisin pisteytyksen jälkeen, poistetaanko kivet, mitä pisteytetyille jalokiville tapahtuu, takaisin, katoavat, peittyvät, palautuvatko pisarat, otetaanko kivet pois seinästä, jäävätkö kivet paikoilleen, pisteytetyt kivet, vanhat kivet
    boxes-pass: mihin suuntaan vesirasia kiertää, saako tuplasiirtoa käyttää pisteytyksen jälkeen, vastapäivään, rasioiden siirto, kuka on vuorossa pisteytyksen jälkeen, vesirasia siirtyy, suunta, milloin vesirasia vaihtuu, vaihtuuko aloittaja, kuka pelaa seuraavaksi, kenelle rasiat pisteytyksen jälkeen, mihin suuntaan vesirasia, kumpaan suuntaan rasiat, rasiat eteenpäin
    full-again: seuraavakin sarake on täynnä pisteytetäänkö uudestaan, kaksi täyttä saraketta, heti uudelleen, myös täynnä, tuplapisteytys, voiko pisteyttää kaksi saraketta kerralla, uusi sarake valmiiksi täynnä, kaksi saraketta täynnä, toinenkin sarake täynnä
    boxes-once: kaksi pisteytystä samalla vuorolla, siirretäänkö rasia kahdesti, molemmat sarakkeet pisteytetty kenellä rasia on, rasiat toisen pisteytyksen jälkeen, siirtyykö rasiat kaksi kertaa, kaksi pisteytystä peräkkäin rasiat, rasiat kerran
    last-gem: minulla oli vesi ja täytin viimeisen reiän jalokivellä, asetanko vielä pisaran, sarake täyteen jalokivellä, vesirasian haltija täyttää, täytin sarakkeen ja minulla on vesirasia, laitanko silti pisaran, pisara sarakkeen täytyttyä, viimeinen rako jalokivellä
    double-after-scoring: tuplasiirto täyttää toisen sarakkeen, pisteytys uudestaan samalla vuorolla, lisätoiminto pisteytyksen jälkeen täyttää sarakkeen, tuplasiirto pisteytyksen jälkeen täyttää, uusi pisteytys tuplasiirrolla, toinen pisteytys samalla vuorolla
    water-box-comes: saan vesirasian pisteytyksen jälkeen asetanko pisaran nyt, vesirasia omalla vuorolla, pisara heti, vesirasian uusi haltija, vesirasia tuli minulle, laitanko pisaran jos sain vesirasian, vesirasia siirtyi vuorossa olevalle
    tile-kinds: mitä bonuslaattoja on, tyypit, lajit, symbolit, mitä laatat tekevät, montako kutakin laattaa, mitä bonuksia on, mitä laatoista saa, erilaiset bonuslaatat, laattojen merkitys, mitä kuvat tarkoittavat
    tile-use: montako bonuslaattaa saa käyttää vuorolla, milloin bonuslaatan voi käyttää, useita laattoja kerralla, sama laatta kahdesti, laatta toisen vuorolla, heti, ennen vai jälkeen toiminnon, kuluttaa, mitä käytetyille laatoille tapahtuu, kaksi bonuslaattaa samalla vuorolla, aseta ja käytä sitten korttibonus, säästä laatta myöhemmäksi, yhdistä bonuslaattoja, vapaa väri ja tuplasiirto, milloin pakko käyttää, juuri voitettu bonuslaatta, milloin laatan saa käyttää, voiko bonuksen käyttää heti, montako bonusta vuorolla, koska bonus käytetään
    tile-points: lasketaanko laatan pisteet heti, bonuspisteet, voittopisteet, laatan numero, säilytä loppuun, kukka, pistelaatta heti, pistelaatta, milloin pistelaatan pisteet, pistelaatan pisteet lopussa, bonuspisteet heti vai lopussa
    tile-cards: laatta jossa on 3 korttia, saako bonuksella ylittää 12, lisäkortit, nosta kortteja laatalla, plus kortteja, korttibonus, nosta lisää kortteja, lisäkortteja laatalla, korttilaatta
    tile-any-colour: maksa toisella värillä, villi väri, ohita väri, jokeri, maksa millä korteilla tahansa, väreillä ei ole väliä, sateenkaari, sekaisin, minkä värisillä tahansa, väri vapaa, kaikki värit käy, jokerilaatta, värillä ei väliä
    tile-double-move: kaksi toimintoa, toinen toiminto, lisävuoro, uudestaan, pelaa kahdesti, tuplavuoro, kaksi jalokiveä laatalla, ×2, tuplanuoli, mitä tuplasiirto tekee, kaksi kertaa vuorolla, lisätoiminto, kaks toimintoa, tuplalaatta
    end: milloin peli loppuu, pelataanko kierros loppuun, lasketaanko puolityhjät sarakkeet lopussa, bonuslaatat kahdesta viimeisestä, pelin loppu, viimeinen kierros, loppupisteytys, kolmanneksi viimeinen, miten peli päättyy, kaksi viimeistä saraketta, saako jokainen yhtä monta vuoroa, kesken, montako saraketta pisteytetään lopussa, kenen vuoro on viimeinen, millon loppuu, kaksi viimeistä kalliota, pelataanko loppuun asti, viimeiset sarakkeet
    winner: tasapeli lopussa kuka voittaa, tasan lopussa, samat pisteet, jaettu voitto, kuka voitti, eniten pisteitä, kahdella yhtä paljon pisteitä, miten voittaja selviää, kuka voittaa, tasapeli, tasatulos lopussa, voittaja tasapisteissä
    unequal-hands: miksi sinä saat enemmän kortteja kuin minä, epäreilua, eri määrä kortteja, aloittajan etu, reilu, aloittaa vähemmällä, miksi eri määrä kortteja, miksi aloittaja saa vähemmän, miksi toinen saa enemmän kortteja
    one-gem: kaksi jalokiveä kerralla, aseta kaksi kiveä, useita jalokiviä, enemmän jalokiviä, montako jalokiveä saa asettaa, monta jalokiveä samalla vuorolla, kaks jalokiveä, useampi kivi vuorolla
    why-boxes: mihin rasiaa tarvitaan, miksi rasia kiertää, syy siirtää rasia, unohtui kenen vuoro, muistaa, pitää kirjaa, miksi rasiaa kierrätetään, onko rasian pakko kiertää, mitä hyötyä rasiasta
    all-tied: kaikilla on sama määrä, kaikki tasoissa, kaikki pelaajat tasan, kolmen tasapeli, neljän tasapeli, kaikilla yksi jalokivi, kaikki tasan, jokaisella yhtä monta, kaikilla sama määrä kiviä sarakkeessa
    empty-box: pisarat loppu, oman värin jalokivet loppuivat, kivet loppuvat, ei yhtään jäljellä, varasto, vesirasia tyhjä, ei riitä, punaiset jalokivet loppuivat, mitä jos jalokivet on käytetty, omat kivet loppui, pisarat loppui kesken, rasia tyhjeni, kivet ei riitä
    track: mitä jos saan yli kahdeksankymmentä pistettä, 81, viimeisen ruudun yli, yli 80, radan loppu, kierros ympäri, uudestaan ympäri, pistetaulu täynnä, meni yli kahdeksankymmenen, pisterata loppui, radan ympäri, rata täynnä
