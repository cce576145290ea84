# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Edelsteiner på klippeveggen bak fossen: flest i en kolonne gir poeng, flest i en rad gir bonusbrikker.

## The sheet

iquazu_wall = Klippevegg
iquazu_tiles = Bonus
iquazu_nobody = ingen
iquazu_region_current = Neste opptelling
iquazu_pen_drop = Dråpe
iquazu_pen_clear = Ta bort
iquazu_pen_open = Ordne
iquazu_rock = Klippe
iquazu_forget_values = Glem disse verdiene
iquazu_place = { NUMBER($place) }. plass
iquazu_crevices = Før inn sprekker
iquazu_crevices_row = Sprekker i rad { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Rad { NUMBER($row) }: { $kind }
iquazu_tile_to = Rad { NUMBER($row) } går til
iquazu_entered_by = Før inn
iquazu_entered_by_wall = veggen
iquazu_entered_by_counts = edelsteiner i kolonnen
iquazu_entered_by_points = poeng
iquazu_gems_label = Edelsteiner
iquazu_lowest_label = Nederste, plass nedenfra
iquazu_points_label = Poeng
iquazu_use = Bruk en brikke
iquazu_tell = { $n ->
    [one] Si hva den ukjente brikken er
   *[other] Si hva { NUMBER($n) } ukjente brikker er
}
iquazu_ask_values = Hva er klippe { NUMBER($column) } verdt?
iquazu_ask_tile = Hvilken brikke ligger ved enden av rad { NUMBER($row) }?
iquazu_ask_held = { $seat }: hvilken brikke kom fra kolonne { NUMBER($column) }, rad { NUMBER($row) }?
iquazu_kind = Brikke
iquazu_score_untold = Tell opp uten verdiene
iquazu_score = Kolonne { NUMBER($column) } er full: tell opp
iquazu_score_last = Kolonne { NUMBER($column) } er full: tell opp den og de to siste
iquazu_turn = Turen er over
iquazu_cell = Kolonne { NUMBER($column) }, rad { NUMBER($row) }, ovenfra og ned
iquazu_raise = Ett hakk opp: { $what }
iquazu_take = Ta bort: { $what }
iquazu_tile_points = { NUMBER($points) } poeng
iquazu_tile_cards = { NUMBER($n) } kort
iquazu_tile_any_colour = fri farge
iquazu_tile_double_move = dobbelttur
iquazu_tile_unknown = ukjent
iquazu_tile_used = { $kind }, brukt
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = fri
iquazu_short_double_move = ×2
iquazu_prompt_wall = Trykk der det er kommet nye edelsteiner. Når kolonne { NUMBER($column) } er full, teller dere den opp.
iquazu_prompt_counts = Si hvor mange edelsteiner hver har i kolonne { NUMBER($column) }, og på hvilken plass nedenfra den nederste ligger.
iquazu_prompt_points = Fordel poengene for klippe { NUMBER($column) }.
iquazu_prompt_over = Alle klippene er talt opp.
iquazu_prompt_over_untold = Alle klippene er talt opp. Si hva de ukjente brikkene er.
iquazu_prompt_turn = Trekk fire kort eller plasser en edelstein.
iquazu_prompt_after_scoring = Talt opp. Ingen dråpe nå. Er den nye første kolonnen full, tell den opp med en gang. Dobbeltturer kan fortsatt brukes; så er turen over, og begge boksene går videre.
iquazu_spoken_drop = dråpe
iquazu_spoken_cell = Kolonne { NUMBER($column) }, rad { NUMBER($row) }: tom
iquazu_spoken_cell_with = Kolonne { NUMBER($column) }, rad { NUMBER($row) }, ovenfra: { $lying }
iquazu_spoken_tile = Brikke ved enden av rad { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = { $seat } totalt slik det står nå
iquazu_line_rocks = Klipper
iquazu_line_no_rocks = Klipper: ingenting ennå
iquazu_line_rock = klippe { NUMBER($column) }: { NUMBER($place) }. plass ({ $why })
iquazu_line_no_value = klippe { NUMBER($column) }: { NUMBER($place) }. plass ({ $why }); verdien er ikke ført inn
iquazu_line_last = klippe { NUMBER($column) }: ingenting igjen til siste plass ({ $why })
iquazu_line_no_gem = klippe { NUMBER($column) }: ingen edelstein, ingen poeng
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Klippe { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) } – { $why }
iquazu_line_stated = klippe { NUMBER($column) }: oppgitt av spillerne
iquazu_line_tiles = Bonusbrikker
iquazu_line_no_tiles = Bonusbrikker: ingen
iquazu_line_tile = { $why } Brikke: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } edelstein
   *[other] { NUMBER($n) } edelsteiner
}
iquazu_level_lower_row = likt med { $other }, men lenger nede: rad { NUMBER($row) } mot { NUMBER($theirs) }
iquazu_level_higher_row = likt med { $other }, som er lenger nede: rad { NUMBER($theirs) } mot { NUMBER($row) }
iquazu_level_lower_there = likt med { $other }, men lenger nede i rad { NUMBER($row) }
iquazu_level_higher_there = likt med { $other }, som er lenger nede i rad { NUMBER($row) }
iquazu_level_lower = likt med { $other }, men lenger nede
iquazu_level_higher = likt med { $other }, som er lenger nede
iquazu_level_open = likt med { $other }; hvem som er lenger nede, er ikke kjent
iquazu_level_same_place = likt med { $other }; begge er oppgitt like langt nede
iquazu_award_none = Rad { NUMBER($row) }: ingen; brikken går ut av spillet.
iquazu_award_majority = Rad { NUMBER($row) }: { $seat } har flest edelsteiner, { NUMBER($gems) }.
iquazu_award_right = Rad { NUMBER($row) }: { $seat } har { NUMBER($gems) }, likt med { $level }, men ligger lenger til høyre.
iquazu_award_lower = Rad { NUMBER($row) }: { $seat } har { NUMBER($gems) }, likt med { $level }, også i kolonnen, men ligger lenger nede.
iquazu_award_lower_right = Rad { NUMBER($row) }: { $seat } har { NUMBER($gems) }, likt med { $all }, men ligger lenger til høyre enn { $left } og lenger nede enn { $level }.
iquazu_award_unknown = Rad { NUMBER($row) }: ikke sagt hvem som får brikken.
iquazu_award_stated = Rad { NUMBER($row) }: { $seat }, oppgitt av spillerne.
iquazu_note_now = Slik det står nå: { NUMBER($all) }. På sporet så langt: { NUMBER($track) }; fra brikker til slutt: { NUMBER($tiles) }
iquazu_note_water = Har vannboksen: legger en dråpe i sin egen tur
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } av { NUMBER($of) } opptellinger er ikke ført inn.
   *[other] { NUMBER($n) } av { NUMBER($of) } opptellinger er ikke ført inn.
}
iquazu_unfinished_last = { $n ->
    [one] Den siste klippen er ikke talt opp.
   *[other] De { NUMBER($n) } siste klippene er ikke talt opp.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Klippe { $rocks } ble talt opp uten verdiene sine.
   *[other] Klippene { $rocks } ble talt opp uten verdiene sine.
}
iquazu_box_rocks = { $n ->
    [one] Klipper for { NUMBER($n) } spiller
   *[other] Klipper for { NUMBER($n) } spillere
}
iquazu_box_tiles = Poengbrikker
iquazu_end = Alle klippene er talt opp: spillet er slutt.

## The log

iquazu_told_gem = edelstein i kolonne { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_drop = Dråpe i kolonne { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_taken = Tatt bort i kolonne { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_raised = Rekkefølgen endret i kolonne { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_forgotten = Klippe { NUMBER($column) }: verdiene er ukjente
iquazu_told_rock = Klippe { NUMBER($column) }: { $values }
iquazu_told_tile = Brikke i rad { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Brikke i rad { NUMBER($row) }: ukjent
iquazu_told_crevices = Sprekker i kolonne { NUMBER($column) }
iquazu_told_scored = Kolonne { NUMBER($column) } talt opp
iquazu_told_scored_counts = Kolonne { NUMBER($column) } talt opp etter antall: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) }, nederste på plass { NUMBER($lowest) }
iquazu_told_scored_points = Kolonne { NUMBER($column) } talt opp etter poeng: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = brikke fra opptelling { NUMBER($column) }, rad { NUMBER($row) }: { $kind }
iquazu_told_used = brikke brukt: { $kind }
iquazu_told_unused = brikke likevel ikke brukt: { $kind }
iquazu_told_turn = Turen er over

## Refusals

iquazu_refused_columns = { $columns ->
    [one] Veggen har { NUMBER($columns) } kolonne, stillingen lister opp { NUMBER($came) }.
   *[other] Veggen har { NUMBER($columns) } kolonner, stillingen lister opp { NUMBER($came) }.
}
iquazu_refused_position = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller: oppgi antall eller poeng for hver, ikke for { NUMBER($came) }.
   *[other] Bordet har { NUMBER($seats) } spillere: oppgi antall eller poeng for hver, ikke for { NUMBER($came) }.
}
iquazu_refused_rows = { $rows ->
    [one] En kolonne har { NUMBER($rows) } rad, så den gir høyst så mange brikker, men { NUMBER($came) } er oppgitt.
   *[other] En kolonne har { NUMBER($rows) } rader, så den gir høyst så mange brikker, men { NUMBER($came) } er oppgitt.
}
iquazu_refused_held = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller: oppgi brikkene til hver, ikke til { NUMBER($came) }.
   *[other] Bordet har { NUMBER($seats) } spillere: oppgi brikkene til hver, ikke til { NUMBER($came) }.
}
iquazu_refused_order = Kolonnene telles opp én etter én: i denne listen er kolonne { NUMBER($next) } den neste, men kolonne { NUMBER($came) } er oppgitt.
iquazu_refused_scorings = { $columns ->
    [one] Veggen har { NUMBER($columns) } kolonne, så det er høyst så mange opptellinger, men { NUMBER($came) } er oppgitt.
   *[other] Veggen har { NUMBER($columns) } kolonner, så det er høyst så mange opptellinger, men { NUMBER($came) } er oppgitt.
}
iquazu_refused_column = Kolonne { NUMBER($column) } finnes ikke: veggen har { NUMBER($most) }.
iquazu_refused_full = Det er ikke plass til mer enn { NUMBER($most) } ting i én rad i en kolonne.
iquazu_refused_nothing_there = Det er ingenting å ta eller løfte på den plassen.
iquazu_refused_on_top = Det som ligger øverst, kan ikke løftes.
iquazu_refused_rock = { $places ->
    [one] En klippe har høyst { NUMBER($places) } verdi ved dette bordet, på høyst { NUMBER($most) }.
   *[other] En klippe har høyst { NUMBER($places) } verdier ved dette bordet, hver på høyst { NUMBER($most) }.
}
iquazu_refused_crevices = { $most ->
    [one] En rad i en kolonne har høyst { NUMBER($most) } sprekk.
   *[other] En rad i en kolonne har høyst { NUMBER($most) } sprekker.
}
iquazu_refused_cards = En brikke gir 2, 3 eller 4 kort, ikke { NUMBER($n) }.
iquazu_refused_points = En poengbrikke kan føres inn med opptil { NUMBER($most) } poeng.
iquazu_refused_no_tile = Ingen har vunnet en brikke i opptellingen av kolonne { NUMBER($column) }, rad { NUMBER($row) }.
iquazu_refused_open_tile = Det er ikke sagt hvem som vant brikken i opptellingen av kolonne { NUMBER($column) }, rad { NUMBER($row) }: før det inn der først.
iquazu_refused_points_used = En poengbrikke beholdes og teller til slutt; den brukes ikke opp.
iquazu_refused_not_next = Kolonne { NUMBER($column) } kan ikke telles opp her: kolonne { NUMBER($next) } er den neste.
iquazu_refused_ranked_twice = { $seat } er rangert to ganger i kolonne { NUMBER($column) }: nevn hver spiller én gang.
iquazu_refused_ranked = { $most ->
    [one] { $seat } kan rangeres i kolonne { NUMBER($column) } med { NUMBER($most) } edelstein, ikke { NUMBER($n) }.
   *[other] { $seat } kan rangeres i kolonne { NUMBER($column) } med 1 til { NUMBER($most) } edelsteiner, ikke { NUMBER($n) }.
}
iquazu_refused_ranked_order = Rangeringen av kolonne { NUMBER($column) } har den beste først: { $why }
iquazu_ranked_fewer = { $seat } ({ $gems }) kommer foran { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } og { $other } står likt ({ $gems }), så { $seat } på dybde { NUMBER($depth) } kommer foran { $other } på { NUMBER($higher) }.
iquazu_refused_tile_twice = Brikken i rad { NUMBER($row) } fra opptellingen av kolonne { NUMBER($column) } er delt ut to ganger: gi den til én spiller.
iquazu_refused_not_scored = { $seat } har brikken i rad { NUMBER($row) } fra kolonne { NUMBER($column) }, men den kolonnen er ikke blant opptellingene: legg til opptellingen, eller utelat brikken.
iquazu_refused_last_tile = { $seat } har en brikke fra kolonne { NUMBER($column) }, men de to siste klippene gir ingen.
iquazu_refused_won_by_other = { $seat } har brikken i rad { NUMBER($row) } fra kolonne { NUMBER($column) }, men etter tildelingen av den raden gikk den til { $other }: nevn samme spiller begge steder.
iquazu_refused_won_by_nobody = { $seat } har brikken i rad { NUMBER($row) } fra kolonne { NUMBER($column) }, men tildelingen av den raden nevner ingen: nevn samme spiller begge steder.
iquazu_refused_gems = { $most ->
    [one] En spiller har høyst { NUMBER($most) } edelstein å plassere.
   *[other] En spiller har høyst { NUMBER($most) } edelsteiner å plassere.
}
iquazu_refused_stated = En klippe gir høyst { NUMBER($most) } poeng.
iquazu_refused_over = Alle klippene er allerede talt opp.

## Doubts

iquazu_doubt_gems = { $n ->
    [one] { $seat } har { NUMBER($n) } edelstein på veggen; det er { NUMBER($most) } å plassere.
   *[other] { $seat } har { NUMBER($n) } edelsteiner på veggen; det er { NUMBER($most) } å plassere.
}
iquazu_doubt_drops = { $n ->
    [one] { NUMBER($n) } dråpe på veggen; det finnes { NUMBER($most) }.
   *[other] { NUMBER($n) } dråper på veggen; det finnes { NUMBER($most) }.
}
iquazu_doubt_drop_column = En dråpe i kolonne { NUMBER($column) }, rad { NUMBER($row) }; dråper legges bare i den første kolonnen i rammen.
iquazu_doubt_crowded = { $most ->
    [one] Kolonne { NUMBER($column) }, rad { NUMBER($row) } har { NUMBER($most) } sprekk, men det ligger mer der: { NUMBER($n) }.
   *[other] Kolonne { NUMBER($column) }, rad { NUMBER($row) } har { NUMBER($most) } sprekker, men det ligger mer der: { NUMBER($n) }.
}
iquazu_doubt_free = Kolonne { NUMBER($column) }, rad { NUMBER($row) } hadde en ledig sprekk da kolonnen ble talt opp.
iquazu_doubt_above_drop = Kolonne { NUMBER($column) }, rad { NUMBER($row) } har en ledig sprekk over en dråpe.
iquazu_doubt_disturbed = Kolonne { NUMBER($column) }, rad { NUMBER($row) }: noe som lå der ved en tidligere opptelling, er borte eller endret.
iquazu_doubt_late = Kolonne { NUMBER($column) }, rad { NUMBER($row) }: noe ble plassert der etter at kolonnen var talt opp.
iquazu_doubt_rock_order = Klippe { NUMBER($column) }: hver verdi skal være lavere enn den foran.
iquazu_doubt_rock_falls = Klippe { NUMBER($column) } er verdt mindre enn en klippe før den.
iquazu_doubt_twice = Klippe { NUMBER($column) }: to spillere har fått samme verdi.
iquazu_doubt_nobody_without = Klippe { NUMBER($column) }: minst én spiller får ingenting.
iquazu_doubt_skipped = Klippe { NUMBER($column) }: poengene som ble gitt, er ikke de høyeste verdiene.
iquazu_doubt_no_gem = { $seat } har fått poeng for kolonne { NUMBER($column) } uten en edelstein i den.
iquazu_doubt_outside = Det ligger noe i kolonne { NUMBER($column) }, rad { NUMBER($row) }, der rammen ikke har kommet ennå.
iquazu_doubt_empty_column = Kolonne { NUMBER($column) } ble talt opp uten at det lå noe i den; en kolonne telles opp når den er full.
iquazu_doubt_no_value = Klippe { NUMBER($column) }: ikke alle verdiene er ført inn, så det mangler poeng.
iquazu_doubt_undecided = Kolonne { NUMBER($column) }: { $seats } står likt, og det som er sagt, avgjør ikke hvem som har den nederste edelsteinen. Rekkefølgen er tilfeldig til det er sagt.
iquazu_doubt_same_place = Kolonne { NUMBER($column) }: de nederste edelsteinene til { $seats } er oppgitt på samme plass, der det bare er plass til én.
iquazu_doubt_same_place_level = Kolonne { NUMBER($column) }: de nederste edelsteinene til { $seats } er oppgitt på samme plass, der det bare er plass til én. Der det står likt, er rekkefølgen tilfeldig til det er sagt.

## Options

iquazu_option_columns = Hvor mange klipper har veggen?
iquazu_option_columns_source = Det står ikke i regelheftet. Standard: 11, for 45 bonusbrikker i fem rader gir ni opptellinger, og så følger to klipper.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } opptelling med bonusbrikker, så de to siste klippene med en gang.
   *[other] { NUMBER($n) } opptellinger med bonusbrikker, så de to siste klippene med en gang.
}
iquazu_option_turns = Holde styr på turer og bokser?
iquazu_option_turns_source = En hjelp, ikke en regel. Standard: nei.
iquazu_option_turns_no_means = Bare opptellinger føres inn.
iquazu_option_turns_yes_means = Appen sier hvem som har turen, og hvem som har hvilken boks; ett trykk per tur.

## Set-up

iquazu_setup_section_start = Aller først
iquazu_setup_section_wall = Veggen
iquazu_setup_section_tiles = Brikker og vann
iquazu_setup_section_players = Hver spiller
iquazu_setup_section_boxes = Edelsteiner og dråper
iquazu_setup_section_cards = Kort
iquazu_setup_start = Bli enige om en startspiller.
iquazu_setup_board = Sett sammen spillbrettet slik at alle sitter ved et hjørne.
iquazu_setup_rails = Legg de to skinnene i de lange sporene.
iquazu_setup_rails_edge = Den høye kanten på hver skinne skal vende utover.
iquazu_setup_strips = Legg de fem klippestripene på plass i tilfeldig rekkefølge, med slangene i vannet nederst.
iquazu_setup_points = { $n ->
    [one] Legg poengbrettet på plass med siden for { NUMBER($n) } spiller opp.
   *[other] Legg poengbrettet på plass med siden for { NUMBER($n) } spillere opp.
}
iquazu_setup_dark = Bland de mørke brikkene med bildesiden ned, og legg dem på de mørke feltene.
iquazu_setup_light = Bland de lyse brikkene med bildesiden ned, og legg dem på de lyse feltene og på stripene ved siden av.
iquazu_setup_frame = Sett vannrammen på skinnene, helt til venstre.
iquazu_setup_water = Legg vannstripene på skinnene til høyre for den.
iquazu_setup_open = Snu de { NUMBER($n) } brikkene som synes i rammen.
iquazu_setup_colours = Hjørnet ditt på spillbrettet viser hvilken farge du spiller med.
iquazu_setup_markers = Legg en edelstein i din farge foran det første feltet på poengsporet: poengsteinen din.
iquazu_setup_fold = Før første spill: skyv siden med pilen inn i det skrå sporet på hver boks, med pilen innover.
iquazu_setup_gems = Legg alle de andre edelsteinene i edelsteinboksen; den går til startspilleren.
iquazu_setup_drops = Legg dråpene i vannboksen; den går til spilleren til høyre for startspilleren.
iquazu_setup_shuffle = Stokk de { NUMBER($n) } kortene.
iquazu_setup_deal = Del ut med klokken fra startspilleren, ett kort mer for hver: { $hands }. Hold kortene skjult.
iquazu_setup_pile = De andre { NUMBER($n) } kortene er trekkebunken, med bildesiden ned.
iquazu_setup_discards = Sett av plass ved siden av trekkebunken til kastebunken, som ligger med bildesiden opp.
iquazu_piece_board = deler av spillbrettet
iquazu_piece_rails = skinner
iquazu_piece_strips = klippestriper
iquazu_piece_points = poengbrett
iquazu_piece_dark = brikker med mørk bakside
iquazu_piece_light = brikker med lys bakside
iquazu_piece_frame = vannramme
iquazu_piece_water = vannstriper
iquazu_piece_gems = edelsteiner ({ NUMBER($n) } i hver farge)
iquazu_piece_gem_box = edelsteinboks
iquazu_piece_drops = dråper
iquazu_piece_water_box = vannboks
iquazu_piece_cards = kort

## What gives points

iquazu_points_rock = Hver klippe, etter edelsteiner i kolonnen
iquazu_points_most = flest edelsteiner
iquazu_points_second = nest flest
iquazu_points_third = tredje flest
iquazu_points_highest = det høyeste tallet på den
iquazu_points_next = { $players ->
    [one] det neste tallet, med { NUMBER($players) } spiller eller flere
   *[other] det neste tallet, med minst { NUMBER($players) } spillere
}
iquazu_points_last = siste plass, eller ingen edelstein der
iquazu_points_when = Når klippene telles opp
iquazu_points_full = klippe 1 til { NUMBER($last) }
iquazu_points_full_gives = { $tiles ->
    [one] når kolonnen er full: klippe, så { NUMBER($tiles) } brikke
   *[other] når kolonnen er full: klippe, så { NUMBER($tiles) } brikker
}
iquazu_points_end = klippe { NUMBER($first) } og { NUMBER($last) }
iquazu_points_end_gives = til slutt, full eller ikke: bare klippen
iquazu_points_level = Når det er likt
iquazu_points_level_column = likt i en kolonne
iquazu_points_level_column_by = den nederste edelsteinen
iquazu_points_level_row = likt i en rad
iquazu_points_level_row_by = lenger til høyre, så lenger nede
iquazu_points_tiles = Bonusbrikker
iquazu_points_tile_points = poengbrikke
iquazu_points_tile_points_gives = tallet på den, til slutt
iquazu_points_tile_other = alle andre brikker
iquazu_points_track = Poengsporet
iquazu_points_past = forbi { NUMBER($fields) }: videre fra 1
iquazu_points_past_gives = { SIGNED($fields) } til slutt

## Rules

iquazu_section_aim = Mål og innhold
iquazu_section_setup = Forberedelser
iquazu_section_turn = En tur
iquazu_section_scoring = Opptelling underveis
iquazu_section_after = Etter en opptelling
iquazu_section_tiles = Bonusbrikker
iquazu_section_end = Spillets slutt
iquazu_section_questions = Spørsmål
iquazu_rule_aim = Målet med spillet
iquazu_rule_aim_text = Med kort plasserer du edelsteiner på klippeveggen bak fossen. Kolonnene telles opp én etter én: flest edelsteiner der gir poeng, flest i en rad gir en bonusbrikke. Den med flest poeng vinner.
iquazu_rule_contents = Hva som er i esken
iquazu_rule_contents_text = { NUMBER($cards) } kort, { NUMBER($colour) } edelsteiner i hver av fire farger, en av dem poengsteinen, { NUMBER($drops) } dråper, { NUMBER($light) } lyse og { NUMBER($dark) } mørke brikker, en vannramme, { NUMBER($water) } vannstriper, 5 klippestriper, et spillbrett i 4 deler, 2 skinner, 2 poengbrett, 2 bokser.
iquazu_rule_card_colours = Hvite, blå og oransje kort
iquazu_rule_card_colours_text = Regelheftet oppgir { NUMBER($cards) } kort, og eksemplene er hvite, blå og oransje. Hvor mange det er av hver, står ikke noe sted: { NUMBER($each) }, hvis alle tre er like.
iquazu_rule_columns = Hvor mange kolonner og opptellinger
iquazu_rule_columns_text = Antall kolonner på veggen står ikke noe sted. { NUMBER($tiles) } brikker i { $rows } rader ville gi ni opptellinger, og så følger to klipper. Her har veggen { $columns } kolonner: { $scorings } opptellinger med brikker. Det kan endres under Valg.
iquazu_rule_setup_wall = Spillbrett og poengbrett
iquazu_rule_setup_wall_text = I spillbrettet av fire deler ligger to skinner, fem klippestriper med slangene i vannet nederst, og poengbrettet for antallet spillere.
iquazu_rule_rails = Skinnene
iquazu_rule_rails_text = De to plastskinnene ligger i de to lange sporene i brettet, med den høye kanten på hver utover. Vannrammen og vannstripene glir på dem.
iquazu_rule_strip_order = Rekkefølgen på klippestripene
iquazu_rule_strip_order_text = Tilfeldig: de fem stripene kan bytte plass, så veggen er forskjellig fra gang til gang. Bare slangene må være nederst.
iquazu_rule_setup_tiles = Legge ut brikkene
iquazu_rule_setup_tiles_text = Blandet med bildesiden ned: de { NUMBER($dark) } med mørk bakside ligger på de mørke feltene, de { NUMBER($light) } med lys bakside på de lyse feltene og, som på bildet, på stripene ved siden av. Bare de i rammen snus opp.
iquazu_rule_setup_frame = Vannramme og vannstriper
iquazu_rule_setup_frame_text = Rammen begynner helt til venstre på skinnene; alle { NUMBER($water) } vannstripene ligger til høyre for den.
iquazu_rule_setup_gems = Fargen din og poengsteinen din
iquazu_rule_setup_gems_text = Alle sitter ved et hjørne av brettet, og det bestemmer fargen. Én edelstein i den fargen ligger foran det første feltet på poengsporet som poengstein; alle de andre går i edelsteinboksen.
iquazu_rule_start_player = Hvem som begynner
iquazu_rule_start_player_text = Bli enige om en startspiller: regelheftet gir ingen annen måte å finne en på. Startspilleren får edelsteinboksen.
iquazu_rule_setup_cards = Kort på hånden i begynnelsen
iquazu_rule_setup_cards_text = Stokk kortene. Startspilleren får { NUMBER($first) }, og med klokken får hver spiller ett mer enn den forrige, opp til { NUMBER($last) } for den fjerde. Resten er trekkebunken, med bildesiden ned og plass til kastebunken ved siden av.
iquazu_rule_hands_hidden = Kortene på hånden er skjult
iquazu_rule_hands_hidden_text = Ingen viser kortene sine, og trukne kort tas skjult på hånden. Bare det som er betalt eller kastet, ligger med bildesiden opp.
iquazu_rule_boxes = De to boksene
iquazu_rule_boxes_text = Den som har edelsteinboksen, har turen; den begynner hos startspilleren. Vannboksen begynner hos spilleren til høyre for startspilleren.
iquazu_rule_fold_boxes = Sette sammen boksene
iquazu_rule_fold_boxes_text = Før første spill: siden med pilen skal inn i det skrå sporet, slik at pilen synes inne i boksen.
iquazu_rule_turn = Hva du gjør i en tur
iquazu_rule_turn_text = Du må trekke fire kort eller plassere én edelstein, én av delene. Står vannboksen hos deg, legger du deretter en dråpe. Så sender du edelsteinboksen videre med klokken.
iquazu_rule_hand_limit = Høyst tolv kort på hånden
iquazu_rule_hand_limit_text = Ved slutten av turen kan du ha tolv kort på hånden; resten, hvilke du vil, legger du åpent på kastebunken. Når trekkebunken er tom, stokkes kastebunken til en ny.
iquazu_rule_place = Plassere en edelstein
iquazu_rule_place_text = Velg en ledig sprekk i rammen. Fargen sier hvilke kort du betaler med, kolonnen hvor mange: ett i den første og opp til fem i den femte. Så legger du en edelstein i din farge fra boksen der.
iquazu_rule_pay_discard = Hvor betalte kort legges
iquazu_rule_pay_discard_text = Med bildesiden opp på kastebunken ved siden av trekkebunken, akkurat som kort over håndgrensen.
iquazu_rule_replace = To for ett
iquazu_rule_replace_text = Hvert kort du skal betale, kan erstattes med to andre kort som er like hverandre.
iquazu_rule_why_far = Hvorfor betale for de dyre kolonnene?
iquazu_rule_why_far_text = Et tips fra regelheftet: der har du som regel flere ledige sprekker å velge mellom, til opptellinger som blir mer og mer verdt. Og edelsteiner der er med i flere opptellinger enn de i den første kolonnen.
iquazu_rule_drop = Dråpen
iquazu_rule_drop_text = Står vannboksen hos deg i din tur, må du legge en dråpe på den øverste ledige sprekken i den første kolonnen i rammen. Der kan det ikke lenger legges noen edelstein. Vannboksen blir stående.
iquazu_rule_scoring = Når en kolonne telles opp
iquazu_rule_scoring_text = Med en gang, når den siste ledige sprekken i den første kolonnen i rammen fylles av en edelstein eller en dråpe. Først kommer poengene for klippen, så brikkene. En annen kolonne som er full, utløser ingenting ennå.
iquazu_rule_rock_points = Poeng for klippen
iquazu_rule_rock_points_text = Flest edelsteiner i kolonnen: det høyeste tallet på klippen under den. Med fire spillere går det midterste tallet til 2. plass og det laveste til 3. plass. Minst én spiller får ingenting, og det samme gjelder alle uten edelstein der.
iquazu_rule_rock_numbers = Hvor mange tall en klippe har
iquazu_rule_rock_numbers_text = Tre for fire spillere. For to eller tre sier regelheftet bare at det er færre: vi regner med ett for to spillere og to for tre. Hvilke tall det er, står på poengbrettet deres.
iquazu_rule_rock_ties = Likt i en kolonne
iquazu_rule_rock_ties_text = Av spillere med like mange edelsteiner er den foran som har en edelstein lenger nede, nærmere slangene.
iquazu_rule_tiles = Hvem som får en bonusbrikke
iquazu_rule_tiles_text = Den som har flest edelsteiner i raden til brikken. En rad uten edelsteiner: brikken går ut av spillet. Brikker du har vunnet, kan ligge foran deg åpent eller med bildesiden ned, som du vil.
iquazu_rule_tile_rows = Hvilke edelsteiner i en rad som avgjør
iquazu_rule_tile_rows_text = Regelheftet sier bare «i raden». Vi teller de { $frame } kolonnene i rammen, også den som telles opp, og ingen som rammen har forlatt.
iquazu_rule_last_frames = Rammen ved enden av veggen
iquazu_rule_last_frames_text = Med { $columns } kolonner stikker rammen til slutt utenfor veggen: fire kolonner synes ved opptelling { $before }, tre ved opptelling { $last }. Edelsteiner legges og teller bare der.
iquazu_rule_tile_ties = Likt i en rad
iquazu_rule_tile_ties_text = Av spillere med like mange edelsteiner i raden er den foran som har en edelstein lengst til høyre, nærmest brikken. Ligger de like langt til høyre, er det den som ligger lengst nede der.
iquazu_rule_frame_moves = Rammen går videre
iquazu_rule_frame_moves_text = Ta vannstripen helt til høyre og skyv den inn helt til venstre: den andre kolonnen blir den første. Så snur dere de fem nye brikkene.
iquazu_rule_scored_gems = Edelsteiner i en opptalt kolonne
iquazu_rule_scored_gems_text = De blir på veggen, under vannstripene, og kommer ikke tilbake til deg; det samme gjelder dråper. Bare en boks som er gått tom, fylles derfra.
iquazu_rule_boxes_pass = Boksene etter en opptelling
iquazu_rule_boxes_pass_text = Når de nye brikkene er snudd etter en opptelling, går vannboksen til neste spiller mot klokken, så edelsteinboksen til neste spiller med klokken, som har turen. Før edelsteinboksen går videre, kan den som har den, fortsatt bruke dobbeltturer.
iquazu_rule_full_again = Neste kolonne er allerede full
iquazu_rule_full_again_text = Er den nye første kolonnen full når rammen har gått videre, telles den opp med en gang, før boksene går videre.
iquazu_rule_boxes_once = To opptellinger på rad
iquazu_rule_boxes_once_text = Nye brikker snus for hver av dem, men begge boksene går bare videre én gang, etter den siste.
iquazu_rule_last_gem = Fylle en kolonne når du har vannboksen
iquazu_rule_last_gem_text = Den som har vannboksen og fyller kolonnen med en edelstein, legger ingen dråpe etterpå; vannboksen går videre etter opptellingen som vanlig.
iquazu_rule_double_after = En dobbelttur fyller neste kolonne
iquazu_rule_double_after_text = Fyller noen en kolonne med en dobbelttur etter en opptelling, blir det en ny opptelling, og vannboksen går videre en gang til etter den.
iquazu_rule_box_comes = Vannboksen kommer til deg etter en opptelling
iquazu_rule_box_comes_text = Kommer den til spilleren som fortsatt har turen, legger den spilleren ingen dråpe i denne turen: opptellingen kom i stedet for dråpen.
iquazu_rule_tile_kinds = Typer bonusbrikker
iquazu_rule_tile_kinds_text = Fire: poeng til slutt, flere kort, fri farge når du betaler, en dobbelttur. Hvor mange det er av hver, står ikke noe sted.
iquazu_rule_tile_use = Bruke bonusbrikker
iquazu_rule_tile_use_text = Når du har turen: så mange du vil, av én eller flere typer, i begynnelsen eller på slutten av turen. Først deretter legges dråpen, og edelsteinboksen sendes videre. En brukt brikke leveres inn.
iquazu_rule_tile_points = Poengbrikker
iquazu_rule_tile_points_text = De beholdes, og poengene teller først når spillet er slutt.
iquazu_rule_tile_cards = Kortbrikker
iquazu_rule_tile_cards_text = Lever inn en i din tur og trekk to, tre eller fire kort, som det står på den. Grensen på tolv ved slutten av turen gjelder.
iquazu_rule_tile_any_colour = Fri farge
iquazu_rule_tile_any_colour_text = Lever den inn når du plasserer en edelstein: da teller bare antall kort, ikke fargen.
iquazu_rule_tile_double_move = Dobbelttur
iquazu_rule_tile_double_move_text = Lever den inn og få en handling til rett etter den første: trekk fire kort eller plasser en edelstein, uansett hva den første var.
iquazu_rule_end = Når det er slutt, og de to siste klippene
iquazu_rule_end_text = Spillet slutter med opptellingen av den tredje siste klippen, brikkene medregnet; det blir ingen flere turer. De to siste kolonnene telles opp med en gang, fulle eller ikke: bare poengene for klippen, ingen brikker. Så legges poengbrikkene til.
iquazu_rule_winner = Hvem som vinner
iquazu_rule_winner_text = Den med flest poeng. Er det likt, er det flere vinnere.
iquazu_rule_unequal_hands = Hvorfor får vi ulikt antall kort?
iquazu_rule_unequal_hands_text = Den som begynner, kan velge fritt blant sprekkene, og den siste runden spilles ikke ferdig. Flere kort veier opp for det.
iquazu_rule_one_gem = Mer enn én edelstein i en tur?
iquazu_rule_one_gem_text = Nei, ikke uten en dobbelttur-brikke.
iquazu_rule_why_boxes = Hvorfor sende edelsteinboksen videre?
iquazu_rule_why_boxes_text = Den viser hvem som har turen, særlig etter en opptelling. Dere kan også la appen holde styr på turer og bokser: se under Valg.
iquazu_rule_all_tied = Alle står likt
iquazu_rule_all_tied_text = Da fordeles tallene etter den vanlige regelen når det er likt: det høyeste til eieren av den nederste edelsteinen, og så videre oppover; av fire spillere får den fjerde ingenting.
iquazu_rule_empty_box = Tom for dråper eller edelsteiner
iquazu_rule_empty_box_text = Ingen dråper, eller ingen edelsteiner i din farge: løft noen vannstriper helt til venstre, fyll boksen fra kolonner som allerede er talt opp, og legg stripene tilbake.
iquazu_rule_track = Forbi { NUMBER($fields) }
iquazu_rule_track_text = Poengsteinen går videre fra 1, og { NUMBER($fields) } legges til når spillet er slutt.

## What people say when they ask for a rule

iquazu_asked =
    aim: hva er målet, hensikt, hva går det ut på, hva får jeg poeng for, oversikt, idé, hvordan vinner jeg, forklar, hva handler det om, kortversjon, hva er vitsen
    contents: hvor mange edelsteiner har hver, hvor mange steiner i alt, mangler noe, innhold, komponenter, deleliste, hvor mange dråper, hvor mange brikker er det, antall kort i stokken, komplett, hva er det i eska, hvor mange deler
    card-colours: hvor mange kort av hver farge, hvor mange blå kort, hvilke farger finnes, fordeling av kortene, hvit blå oransje, gule kort, finnes det jokere
    columns: hvor mange kolonner er det, hvor mange opptellinger i hele spillet, hvor lang er veggen, hvor mange klipper, hvor mange runder, hvor lenge varer spillet, hvor ofte teller vi opp, hvor lang er spillet, hvor mange ganger teller vi
    setup-wall: hvilket poengbrett for oss tre, hvilken side av poengbrettet, hvordan settes brettet sammen, puslespill, montere brettet, hvilken vei skal klippestripene, slanger oppe eller nede, oppsett for to, bygge veggen, hvordan begynner vi, sette opp, hvordan setter vi opp spillet, sette opp brettet, bygge fossen, sette sammen fossen
    rails: hvordan skal plastskinnene ligge, skinner, spor, høy kant, innover eller utover, plast, hvordan ligger skinnene, hvilken vei skal skinnene
    strip-order: har klippestripene en fast rekkefølge, stokke stripene, samme vegg hver gang, tilfeldig, slanger, ordne klippene, rekkefølge på steinplatene, har rekkefølgen på klippene noe å si, spiller rekkefølgen noen rolle, hvilken rekkefølge skal platene ligge
    setup-tiles: hvor skal mørke og lyse brikker, ligger bonusbrikkene åpne, bildesiden ned, bakside, hvilke brikker er åpne, blande, legge ut brikker, skal bonusbrikkene snus, hvor ligger bonusbrikkene
    setup-frame: hvor begynner vannrammen, vannstriper, hvor skal de blå stripene, sette på rammen, venstre eller høyre, hva gjør rammen, hva er rammen til, hvor skal ramma stå, hvor starter ramma
    setup-gems: hvilken farge er jeg, hvor sitter jeg, hjørne, poengmarkør, poengstein, hvor begynner poengsteinen min, velge farge, hvordan velger vi farge, hvor skal poengsteinen stå
    start-player: hvem starter, hvem begynner, hvordan finner vi startspilleren, hvem er først, yngst, eldst, velge startspiller, trekke lodd, hvem skal begynne
    setup-cards: hvor mange kort begynner vi med, dele ut, utdeling, starthånd, kort for 2 spillere, kort for tre spillere, andre spiller får, hvor mange kort får tredje spiller, fjerde spiller, hånd i starten, hvor mange kort får jeg først, antall kort i starten, dele ut kort
    hands-hidden: kan jeg se kortene til motstanderen, er kortene hemmelige, vise kortene mine, se på andres kort, åpen hånd, spørre hvor mange kort noen har, kan de andre se hånda mi
    boxes: hvem får vannboksen først, hvem sin tur er det, jeg har mistet oversikten, edelsteinboksen i starten, hvem har hvilken boks, hvem har turen, hva er vannboksen til, hva er edelsteinboksen til, vannboks og edelsteinboks, hvem får boksene
    fold-boxes: hvordan setter jeg sammen de to boksene, hvilket spor for siden med pilen, bygge, brette, montere boksene, skrå, papp, hva er pilen i boksen, hvordan bretter man boksene
    turn: hva kan jeg gjøre i min tur, trekke og plassere i samme tur, kan jeg passe, stå over, hvor mange kort trekker jeg, handlinger, muligheter, rekkefølge, må jeg gjøre noe, velge, trekker jeg kort på slutten av turen, når trekker jeg, hva skjer i en tur, kan jeg både trekke og legge, hva er lov på en tur
    hand-limit: for mange kort på hånden må jeg kaste, maks, mer enn 12, 13 kort, grense, bunken er tom, trekkebunken tar slutt, tom for kort, stokke på nytt, hvilke kort kaster jeg, ingen kort igjen, hvor mange kort kan jeg ha, hvor mange kort kan man ha på hånda, for mange kort, maks antall kort, håndgrense, over 12 kort
    place: hva koster en plass, pris, betale, kan jeg legge utenfor rammen, legge en edelstein, hvor kan jeg plassere en stein, hull, sprekk, revne, fem kort i kolonne fem, ledig plass, bare den første kolonnen, betale med kort i samme farge, hvor mange kort for kolonne 4, hvilke kort trenger jeg, riktig farge, hva koster det å legge en stein i 4. kolonne, hvor mange kort må jeg betale, pris for kolonne, hvilken farge må jeg betale
    pay-discard: hvor legges kortene jeg betalte med, kastebunke åpen eller skjult, kastebunken, brukte kort, må kastede kort vises, hvor går kortene etterpå
    replace: ingen blå igjen, bruke andre som joker, bytte 2 kort mot 1, erstatte, erstatning, to forskjellige farger som erstatning, mangler et kort, feil farge, par i stedet for ett, joker, to blå kort i stedet for et oransje, ikke nok av en farge, hvor mange kort for å erstatte ett, erstatte alle kortene med par, erstatte flere kort, to like kort som joker, mangler riktig farge, bruke to like kort i stedet
    why-far-columns: hvorfor betale 5 kort, dyrt, dyre plasser, tips, strategi, taktikk, fordel, lønner det seg, senere kolonner, billig, hvorfor legge langt bort, er det lurt å legge langt til høyre
    drop: må jeg legge en vanndråpe, legge vann eller la være, hvem bestemmer hvor dråpen skal, hvor legges vanndråpen, øverste hull, regndråpe, frivillig, blå brikke, blokkerer dråpen, hver tur, kan jeg legge edelstein på en dråpe, hva er vannboksen til, hvem har vannet, teller dråpen som edelstein, la være å legge dråpe, hvem legger dråpen, glemte dråpa, må man legge dråpe, slippe å legge dråpe
    scoring: når teller vi, når telles en kolonne opp, tredje kolonne full skjer det noe, full kolonne, utløse, hvilken kolonne teller, andre kolonne full først, opptelling underveis, klippe eller brikker først, kan dråpen fylle siste sprekk, hvilken kolonne er den første, når får man poeng, når er det opptelling
    rock-points: hvem får 8 og hvem får 5, ingen av mine i kolonnen får jeg siste tall, flertall, flest steiner i kolonnen, andreplass, færrest, poeng for en kolonne, hvordan deles poengene ut, ingen edelstein, hvor mange spillere får poeng, poeng for tredjeplass, trenger jeg en edelstein i kolonnen for å få poeng, hva får nest flest, teller dråper, hvor mange poeng for kolonnen, hvem får poeng i kolonna, får toer poeng
    rock-numbers: bare to spillere hvor mange får poeng, får andreplass poeng med tre spillere, får den andre noe med to, verdier på klippen, hva er tallene, poeng med to spillere, hvor mange tall på klippen, poeng når vi er to, poeng når vi er tre
    rock-ties: vi har begge to edelsteiner i kolonnen, like mange steiner i kolonnen, likt i en kolonne, uavgjort, like mange edelsteiner, hvem er foran, lenger nede, slanger, tiebreak, hva er slangene til, to har samme flertall, hvem får mest ved likt, like mange i kolonna
    tiles: hvem vinner bonusbrikken, ingen i den raden, tom rad, må jeg vise bonusbrikkene mine, flest i raden, holde brikker hemmelig, få bonus, flertall i en rad, ta brikken, er bonusbrikkene mine åpne, skjulte brikker, får alle en brikke, hvor legger jeg brikkene jeg vant, hvor mange bonusbrikker per opptelling, hva skjer med bonusen når ingen er i raden, flest i rada
    tile-rows: hvilke edelsteiner teller for raden, teller edelsteiner under vannet, teller hele raden, telle opptalte edelsteiner for bonus, bare rammen, hvor langt går en rad, hvor mange kolonner teller i raden, teller steiner utenfor ramma
    last-frames: rammen går utenfor veggen, færre kolonner mot slutten, rammen stikker ut, siste kolonner i rammen, bare tre kolonner igjen, ramma går utenfor brettet
    tile-ties: likt om en bonusbrikke, begge har to i raden, begge like langt til høyre, like mange i en rad, samme kolonne, nærmest brikken, hvordan avgjøres likt i en rad, bonus likt, lengst til høyre, like mange i rada
    frame-moves: hvordan flytter vi fossen, flytte rammen, skyve, når snus de nye bonusene, etter opptelling, skyve stripen, avdekke, snu nye brikker, neste kolonne, hva skjer etter opptellingen, når flytter vi ramma, hvordan flyttes rammen
    scored-gems: får jeg edelsteinene mine tilbake, fjerne steinene, hva skjer med edelsteiner som er talt opp, ta tilbake, forsvinne, dekket, kommer dråpene tilbake, får man steinene tilbake etter opptelling, blir steinene liggende
    boxes-pass: hvilken vei går vannboksen, kan jeg bruke dobbelttur etter opptellingen, mot klokken, sende boksene videre, hvem er neste etter opptelling, vannboksen flyttes, retning, når bytter vannboksen eier, skifter startspilleren, hvem har neste tur etter en opptelling, når flyttes vannboksen, hvem får vannboksen etterpå
    full-again: neste kolonne er også full telle opp igjen, to fulle kolonner, med en gang igjen, også full, dobbel opptelling, kan man telle opp to kolonner på én gang, to kolonner full samtidig
    boxes-once: to opptellinger i én tur, sende boksen to ganger, begge kolonner talt opp hvem har boksen, boksene etter andre opptelling, flytte vannboksen to ganger, flytter boksene to ganger når to kolonner telles
    last-gem: jeg hadde vannet og fylte siste hull med en edelstein, må jeg fortsatt legge vann, gjøre kolonnen full med edelstein, eieren av vannboksen fyller, fylte siste plass selv og har vannet
    double-after-scoring: dobbelttur fyller en kolonne til, opptelling igjen i samme tur, ekstra handling etter opptelling fyller kolonnen, bruke dobbelttur etter opptelling og fylle en ny kolonne
    water-box-comes: jeg får vannboksen etter opptellingen legger jeg dråpe nå, få vannboksen i egen tur, dråpe med en gang, ny eier av vannboksen, fikk vannboksen nå, må jeg legge dråpe med en gang
    tile-kinds: hvilke bonusbrikker finnes, typer, hvilke sorter bonus, symboler, hva gjør brikkene, hvor mange av hver brikke, hva slags bonuser finnes det, hva betyr bonusbrikkene, symbolene på brikkene
    tile-use: hvor mange bonusbrikker kan jeg bruke i en tur, når kan jeg bruke en bonusbrikke, flere brikker på én gang, samme brikke to ganger, bruke en brikke i andres tur, med en gang, før eller etter handlingen, hva skjer med brukte brikker, to bonusbrikker i én tur, plassere og så bruke kortbonus, bruke brikker etter å ha plassert eller trukket, spare en brikke til senere, kombinere bonusbrikker, fri farge med dobbelttur, når må jeg bruke den, bruke brikken rett etter jeg vant den, når bruker man bonus, må bonusen brukes med en gang
    tile-points: teller poengene på brikken med en gang, bonuspoeng, seierspoeng, tall på brikken, beholde til slutt, blomst, poengbrikke, når teller bonuspoengene, poeng på bonusbrikke
    tile-cards: brikke med 3 kort på, kan jeg gå over 12 med bonus, ekstra kort, trekke kort med en brikke, pluss kort, bonus med kort, trekke ekstra kort
    tile-any-colour: betale med en annen farge, fri farge, se bort fra fargen, joker, betale med hvilke kort som helst, fargen spiller ingen rolle, regnbue, blandet, valgfri farge, bonus med alle farger, betale med hva som helst
    tile-double-move: to handlinger, andre handling, ekstra tur, en gang til, spille to ganger, enda en handling, to edelsteiner med en brikke, ×2, dobbel pil, gjøre to ting, bonus med to handlinger
    end: når er det slutt, spiller vi runden ferdig, telles halvtomme kolonner til slutt, bonusbrikker for de to siste, spillets slutt, siste runde, sluttopptelling, tredje siste, hvordan slutter det, ferdig, to siste kolonner, alle like mange turer, ikke full, blir siste runde spilt ferdig, hvor mange kolonner telles opp til slutt, ingen flere turer, hvem har siste tur, når er spillet ferdig, hva skjer med de siste kolonnene
    winner: likt til slutt hvem vinner, uavgjort, samme poengsum, delt seier, hvem har vunnet, flest poeng, to spillere med like mange poeng til slutt, hvordan finner vi vinneren, hvem vinner ved likt
    unequal-hands: hvorfor får du flere kort enn meg, urettferdig, ulikt antall kort, fordel for den første, rettferdig, begynne med færre, er det ikke urettferdig, hvorfor har du flere kort, like mange kort til alle
    one-gem: to edelsteiner på én gang, plassere to steiner, flere edelsteiner, hvor mange edelsteiner kan jeg plassere, edelsteiner per tur, to steiner på en tur, flere edelsteiner i samme tur
    why-boxes: hva er boksen godt for, hvorfor går boksen rundt, grunn til å sende boksen, glemmer hvem sin tur, huske, holde styr på, må vi sende boksen rundt, trenger vi boksen
    all-tied: alle har like mange, alle likt, alle spillere likt, tre har likt, fire har likt, alle har én edelstein, alle har like mange steiner, alle har likt i kolonnen
    empty-box: tom for dråper, ingen flere edelsteiner i min farge, gått tom for steiner, ingen igjen, lager, vannboksen er tom, ikke nok, vi gikk tomme for røde edelsteiner, brukt opp, det er ikke flere dråper, slapp opp for steiner
    track: over åtti poeng, 81, forbi siste felt, mer enn 80, forbi slutten, runde, rundt igjen, poengsporet er fullt, kommet rundt poengsporet
