# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Ædelsten på en klippevæg bag vandfaldet: Flest i en kolonne giver point, flest i en række en bonusbrik.

## The sheet

iquazu_wall = Klippevæg
iquazu_tiles = Bonus
iquazu_nobody = ingen
iquazu_region_current = Næste opgørelse
iquazu_pen_drop = Dråbe
iquazu_pen_clear = Tag væk
iquazu_pen_open = Rækkefølge
iquazu_rock = Klippe
iquazu_forget_values = Glem disse værdier
iquazu_place = Nr. { NUMBER($place) }
iquazu_crevices = Indtast sprækker
iquazu_crevices_row = Sprækker i række { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Række { NUMBER($row) }: { $kind }
iquazu_tile_to = Række { NUMBER($row) } går til
iquazu_entered_by = Indtast
iquazu_entered_by_wall = klippevæggen
iquazu_entered_by_counts = ædelsten i kolonnen
iquazu_entered_by_points = point
iquazu_gems_label = Ædelsten
iquazu_lowest_label = Nederste, nr. fra bunden
iquazu_points_label = Point
iquazu_use = Brug en brik
iquazu_tell = { $n ->
    [one] Angiv, hvad den ukendte brik er
   *[other] Angiv, hvad { NUMBER($n) } ukendte brikker er
}
iquazu_ask_values = Hvad er klippe { NUMBER($column) } værd?
iquazu_ask_tile = Hvilken brik ligger for enden af række { NUMBER($row) }?
iquazu_ask_held = { $seat }: Hvilken brik kom fra kolonne { NUMBER($column) }, række { NUMBER($row) }?
iquazu_kind = Brik
iquazu_score_untold = Gør op uden tal
iquazu_score = Kolonne { NUMBER($column) } er fuld: gør op
iquazu_score_last = Kolonne { NUMBER($column) } er fuld: gør den og de to sidste op
iquazu_turn = Turen er slut
iquazu_cell = Kolonne { NUMBER($column) }, række { NUMBER($row) }, fra top til bund
iquazu_raise = En op: { $what }
iquazu_take = Tag væk: { $what }
iquazu_tile_points = { NUMBER($points) } point
iquazu_tile_cards = { NUMBER($n) } kort
iquazu_tile_any_colour = valgfri farve
iquazu_tile_double_move = dobbelttræk
iquazu_tile_unknown = ukendt
iquazu_tile_used = { $kind }, brugt
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = fri
iquazu_short_double_move = ×2
iquazu_prompt_wall = Tryk på de nye ædelsten. Når kolonne { NUMBER($column) } er fuld, så gør den op.
iquazu_prompt_counts = Angiv, hvor mange ædelsten hver har i kolonne { NUMBER($column) }, og hvor langt oppe den nederste ligger.
iquazu_prompt_points = Giv hver spiller point for klippe { NUMBER($column) }.
iquazu_prompt_over = Alle klipper er gjort op.
iquazu_prompt_over_untold = Alle klipper er gjort op. Angiv, hvad de ukendte brikker er.
iquazu_prompt_turn = Træk fire kort, eller placér en ædelsten.
iquazu_prompt_after_scoring = Gjort op. Ingen dråbe nu. Er den nye første kolonne fuld, så gør den op med det samme. Dobbelttræk må stadig bruges; så er turen slut, og begge bokse går videre.
iquazu_spoken_drop = dråbe
iquazu_spoken_cell = Kolonne { NUMBER($column) }, række { NUMBER($row) }: tom
iquazu_spoken_cell_with = { $lying_n ->
    [one] Kolonne { NUMBER($column) }, række { NUMBER($row) }: { $lying }
   *[other] Kolonne { NUMBER($column) }, række { NUMBER($row) }, oppefra og ned: { $lying }
}
iquazu_spoken_tile = Brik for enden af række { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = I alt for { $seat }, som det står nu
iquazu_line_rocks = Klipper
iquazu_line_no_rocks = Klipper: intet endnu
iquazu_line_rock = klippe { NUMBER($column) }: nr. { NUMBER($place) } ({ $why })
iquazu_line_no_value = klippe { NUMBER($column) }: nr. { NUMBER($place) } ({ $why }); værdien er ikke indtastet
iquazu_line_last = klippe { NUMBER($column) }: sidst, får intet ({ $why })
iquazu_line_no_gem = klippe { NUMBER($column) }: ingen ædelsten, ingen point
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Klippe { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) } – { $why }
iquazu_line_stated = klippe { NUMBER($column) }: som oplyst af spillerne
iquazu_line_tiles = Bonusbrikker
iquazu_line_no_tiles = Bonusbrikker: ingen
iquazu_line_tile = { $why } Brik: { $kind }.
iquazu_gems = { NUMBER($n) } ædelsten
iquazu_level_lower_row = lige med { $other }, men længere nede: række { NUMBER($row) } mod { NUMBER($theirs) }
iquazu_level_higher_row = lige med { $other }, som er længere nede: række { NUMBER($theirs) } mod { NUMBER($row) }
iquazu_level_lower_there = lige med { $other }, men længere nede i række { NUMBER($row) }
iquazu_level_higher_there = lige med { $other }, som er længere nede i række { NUMBER($row) }
iquazu_level_lower = lige med { $other }, men længere nede
iquazu_level_higher = lige med { $other }, som er længere nede
iquazu_level_open = lige med { $other }, og det vides ikke, hvem der er længst nede
iquazu_level_same_place = lige med { $other }, og begge skulle ligge lige langt nede
iquazu_award_none = Række { NUMBER($row) }: ingen; brikken går ud af spillet.
iquazu_award_majority = Række { NUMBER($row) }: { $seat } har flest ædelsten, { NUMBER($gems) }.
iquazu_award_right = Række { NUMBER($row) }: { $seat }, lige med { $level } ({ NUMBER($gems) }), ligger længere til højre.
iquazu_award_lower = Række { NUMBER($row) }: { $seat }, lige med { $level } ({ NUMBER($gems) }) og i samme kolonne, ligger længere nede.
iquazu_award_lower_right = Række { NUMBER($row) }: { $seat }, lige med { $all } ({ NUMBER($gems) }), ligger længere til højre end { $left } og længere nede end { $level }.
iquazu_award_unknown = Række { NUMBER($row) }: Det er ikke angivet, hvem der får brikken.
iquazu_award_stated = Række { NUMBER($row) }: { $seat }, som oplyst af spillerne.
iquazu_note_now = Som det står nu: { NUMBER($all) }. Pointspor: { NUMBER($track) }; brikker til sidst: { NUMBER($tiles) }
iquazu_note_water = Har vandboksen: lægger en dråbe i sin egen tur
iquazu_unfinished_scorings = { $of ->
    [one] { NUMBER($n) } af { NUMBER($of) } opgørelse er ikke indtastet.
   *[other] { NUMBER($n) } af { NUMBER($of) } opgørelser er ikke indtastet.
}
iquazu_unfinished_last = { $n ->
    [one] Den sidste klippe er ikke gjort op.
   *[other] De sidste { NUMBER($n) } klipper er ikke gjort op.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Klippe { $rocks } blev gjort op uden sine værdier.
   *[other] Klipperne { $rocks } blev gjort op uden deres værdier.
}
iquazu_box_rocks = { $n ->
    [one] Klipper for { NUMBER($n) } spiller
   *[other] Klipper for { NUMBER($n) } spillere
}
iquazu_box_tiles = Pointbrikker
iquazu_end = Alle klipper er gjort op: Spillet er slut.

## The log

iquazu_told_gem = ædelsten i kolonne { NUMBER($column) }, række { NUMBER($row) }
iquazu_told_drop = Dråbe i kolonne { NUMBER($column) }, række { NUMBER($row) }
iquazu_told_taken = Taget væk i kolonne { NUMBER($column) }, række { NUMBER($row) }
iquazu_told_raised = Rækkefølge ændret i kolonne { NUMBER($column) }, række { NUMBER($row) }
iquazu_told_forgotten = Klippe { NUMBER($column) }: værdier ukendt
iquazu_told_rock = Klippe { NUMBER($column) }: { $values }
iquazu_told_tile = Brik i række { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Brik i række { NUMBER($row) }: ukendt
iquazu_told_crevices = Sprækker i kolonne { NUMBER($column) }
iquazu_told_scored = Kolonne { NUMBER($column) } gjort op
iquazu_told_scored_counts = Kolonne { NUMBER($column) } gjort op efter antal: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } med den nederste som nr. { NUMBER($lowest) }
iquazu_told_scored_points = Kolonne { NUMBER($column) } gjort op efter point: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = brik fra opgørelse { NUMBER($column) }, række { NUMBER($row) }: { $kind }
iquazu_told_used = brik brugt: { $kind }
iquazu_told_unused = brik alligevel ikke brugt: { $kind }
iquazu_told_turn = Turen er slut

## Refusals

iquazu_refused_columns = Klippevæggen har { NUMBER($columns) } kolonner, stillingen angiver { NUMBER($came) }.
iquazu_refused_position = Bordet har { NUMBER($seats) } spillere: Angiv antal eller point for hver af dem, ikke for { NUMBER($came) }.
iquazu_refused_rows = En kolonne har { NUMBER($rows) } rækker, så den giver højst så mange brikker, ikke { NUMBER($came) }.
iquazu_refused_held = Bordet har { NUMBER($seats) } spillere: Angiv de brikker, hver af dem har, ikke for { NUMBER($came) }.
iquazu_refused_order = Kolonner gøres op en efter en: Kolonne { NUMBER($next) } er den næste på listen, ikke kolonne { NUMBER($came) }.
iquazu_refused_scorings = Klippevæggen har { NUMBER($columns) } kolonner, så der er højst så mange opgørelser, ikke { NUMBER($came) }.
iquazu_refused_column = Der er ingen kolonne { NUMBER($column) }: Klippevæggen har { NUMBER($most) }.
iquazu_refused_full = { NUMBER($most) } ting i én række af en kolonne er nok.
iquazu_refused_nothing_there = Der er intet at tage væk eller flytte op der.
iquazu_refused_on_top = Det, der ligger øverst, kan ikke flyttes op.
iquazu_refused_rock = { $places ->
    [one] En klippe har ved dette bord højst { NUMBER($places) } værdi på op til { NUMBER($most) }.
   *[other] En klippe har ved dette bord højst { NUMBER($places) } værdier på op til { NUMBER($most) }.
}
iquazu_refused_crevices = En række i en kolonne har højst { NUMBER($most) } sprækker.
iquazu_refused_cards = En brik giver 2, 3 eller 4 kort, ikke { NUMBER($n) }.
iquazu_refused_points = En pointbrik kan højst indtastes med { NUMBER($most) } point.
iquazu_refused_no_tile = Ingen har vundet en brik i opgørelsen af kolonne { NUMBER($column) }, række { NUMBER($row) }.
iquazu_refused_open_tile = Det er ikke angivet, hvem der vandt brikken i opgørelsen af kolonne { NUMBER($column) }, række { NUMBER($row) }: Angiv først vinderen i den opgørelse.
iquazu_refused_points_used = En pointbrik beholdes og tæller til sidst; den bruges ikke op.
iquazu_refused_not_next = Kolonne { NUMBER($column) } kan ikke gøres op her: Kolonne { NUMBER($next) } er den næste.
iquazu_refused_ranked_twice = { $seat } er placeret to gange i kolonne { NUMBER($column) }: Nævn hver spiller én gang.
iquazu_refused_ranked = { $seat } er placeret i kolonne { NUMBER($column) } med 1 til { NUMBER($most) } ædelsten, ikke { NUMBER($n) }.
iquazu_refused_ranked_order = Placeringerne i kolonne { NUMBER($column) } har den bedste først: { $why }
iquazu_ranked_fewer = { $seat } ({ $gems }) kommer før { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } og { $other } står lige ({ $gems }), så { $seat } med dybde { NUMBER($depth) } kommer før { $other } med { NUMBER($higher) }.
iquazu_refused_tile_twice = Brikken i række { NUMBER($row) } fra opgørelsen af kolonne { NUMBER($column) } er der to gange: Giv den til én spiller.
iquazu_refused_not_scored = { $seat } har brikken i række { NUMBER($row) } fra kolonne { NUMBER($column) }, men den kolonne er ikke blandt opgørelserne: Tilføj opgørelsen, eller udelad brikken.
iquazu_refused_last_tile = { $seat } har en brik fra kolonne { NUMBER($column) }, men de sidste to klipper giver ingen.
iquazu_refused_won_by_other = { $seat } har brikken i række { NUMBER($row) } fra kolonne { NUMBER($column) }, men efter tildelingen i den række gik den til { $other }: Nævn den samme spiller begge steder.
iquazu_refused_won_by_nobody = { $seat } har brikken i række { NUMBER($row) } fra kolonne { NUMBER($column) }, men tildelingen i den række nævner ingen: Nævn den samme spiller begge steder.
iquazu_refused_gems = En spiller har højst { NUMBER($most) } ædelsten at placere.
iquazu_refused_stated = En klippe giver højst { NUMBER($most) } point.
iquazu_refused_over = Alle klipper er allerede gjort op.

## Doubts

iquazu_doubt_gems = { $seat } har { NUMBER($n) } ædelsten på klippevæggen; der er { NUMBER($most) } at placere.
iquazu_doubt_drops = { $n ->
    [one] { NUMBER($n) } dråbe på klippevæggen; der er { NUMBER($most) }.
   *[other] { NUMBER($n) } dråber på klippevæggen; der er { NUMBER($most) }.
}
iquazu_doubt_drop_column = En dråbe i kolonne { NUMBER($column) }, række { NUMBER($row) }; dråber falder i den første kolonne i rammen.
iquazu_doubt_crowded = { $most ->
    [one] Kolonne { NUMBER($column) }, række { NUMBER($row) } har { NUMBER($most) } sprække, men der ligger mere: { NUMBER($n) }.
   *[other] Kolonne { NUMBER($column) }, række { NUMBER($row) } har { NUMBER($most) } sprækker, men der ligger mere: { NUMBER($n) }.
}
iquazu_doubt_free = Kolonne { NUMBER($column) }, række { NUMBER($row) } havde en fri sprække, da kolonnen blev gjort op.
iquazu_doubt_above_drop = Kolonne { NUMBER($column) }, række { NUMBER($row) } har en fri sprække over en dråbe.
iquazu_doubt_disturbed = Kolonne { NUMBER($column) }, række { NUMBER($row) }: Noget, der lå der ved en tidligere opgørelse, er væk eller ændret.
iquazu_doubt_late = Kolonne { NUMBER($column) }, række { NUMBER($row) }: Her blev der placeret noget, efter at kolonnen var gjort op.
iquazu_doubt_rock_order = Klippe { NUMBER($column) }: Hver værdi bør være lavere end den foregående.
iquazu_doubt_rock_falls = Klippe { NUMBER($column) } er mindre værd end en klippe før den.
iquazu_doubt_twice = Klippe { NUMBER($column) }: To spillere fik samme værdi.
iquazu_doubt_nobody_without = Klippe { NUMBER($column) }: Alle fik point, men mindst én spiller skal gå tomhændet.
iquazu_doubt_skipped = Klippe { NUMBER($column) }: De givne point er ikke klippens højeste værdier.
iquazu_doubt_no_gem = { $seat } fik point for kolonne { NUMBER($column) } uden en ædelsten i den.
iquazu_doubt_outside = Der ligger noget i kolonne { NUMBER($column) }, række { NUMBER($row) }, hvor rammen ikke er nået til endnu.
iquazu_doubt_empty_column = Kolonne { NUMBER($column) } blev gjort op uden noget i; en kolonne gøres op, når den er fuld.
iquazu_doubt_no_value = Klippe { NUMBER($column) }: Ikke alle værdier er indtastet, så der mangler point.
iquazu_doubt_undecided = Kolonne { NUMBER($column) }: { $seats } står lige, og det indtastede afgør ikke, hvis nederste ædelsten ligger længst nede. Rækkefølgen er tilfældig, indtil det bliver angivet.
iquazu_doubt_same_place = Kolonne { NUMBER($column) }: Den nederste ædelsten skulle ligge på samme sted for { $seats }, men der er kun plads til én.
iquazu_doubt_same_place_level = Kolonne { NUMBER($column) }: Den nederste ædelsten skulle ligge på samme sted for { $seats }, men der er kun plads til én. Blandt dem, der står lige, er rækkefølgen tilfældig, indtil det bliver angivet.

## Options

iquazu_option_columns = Hvor mange klipper har klippevæggen?
iquazu_option_columns_source = Regelbogen nævner det ikke. Standard: 11, for 45 bonusbrikker i fem rækker giver ni opgørelser, og dertil kommer de sidste to klipper.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } opgørelse med bonusbrikker, så de sidste to klipper på én gang.
   *[other] { NUMBER($n) } opgørelser med bonusbrikker, så de sidste to klipper på én gang.
}
iquazu_option_turns = Hold styr på ture og bokse?
iquazu_option_turns_source = En hjælp, ikke en regel. Standard: nej.
iquazu_option_turns_no_means = Kun opgørelser indtastes.
iquazu_option_turns_yes_means = Appen siger, hvem der har turen, og hvem der har hvilken boks; ét tryk pr. tur.

## Set-up

iquazu_setup_section_start = Først af alt
iquazu_setup_section_wall = Klippevæggen
iquazu_setup_section_tiles = Brikker og vand
iquazu_setup_section_players = Hver spiller
iquazu_setup_section_boxes = Ædelsten og dråber
iquazu_setup_section_cards = Kort
iquazu_setup_start = Bliv enige om en startspiller.
iquazu_setup_board = Saml spillepladen, så alle sidder ved et hjørne.
iquazu_setup_rails = Læg de to skinner i de lange spor.
iquazu_setup_rails_edge = Den høje kant på hver skinne vender udad.
iquazu_setup_strips = Læg de fem klippestrimler på plads i tilfældig rækkefølge, med søslangerne nederst.
iquazu_setup_points = { $n ->
    [one] Læg pointpladen i med siden for { NUMBER($n) } spiller opad.
   *[other] Læg pointpladen i med siden for { NUMBER($n) } spillere opad.
}
iquazu_setup_dark = Bland brikkerne med mørk bagside, billedsiden nedad, og læg dem på de mørke felter.
iquazu_setup_light = Bland brikkerne med lys bagside, billedsiden nedad, og læg dem på de lyse felter og på strimlerne ved siden af.
iquazu_setup_frame = Placér vandrammen på skinnerne, helt til venstre.
iquazu_setup_water = Placér vandstrimlerne på skinnerne til højre for den.
iquazu_setup_open = Vend de { NUMBER($n) } brikker, der kan ses i rammen.
iquazu_setup_colours = Dit hjørne af spillepladen viser, hvilken farve du spiller.
iquazu_setup_markers = Læg en ædelsten i din farve før pointsporets første felt: din tællesten.
iquazu_setup_fold = Før første spil: Skub siden med pilen ind i den skrå slids på hver boks, så pilen er indeni.
iquazu_setup_gems = Læg alle andre ædelsten i ædelstensboksen; den går til startspilleren.
iquazu_setup_drops = Læg dråberne i vandboksen; den går til spilleren til højre for startspilleren.
iquazu_setup_shuffle = Bland de { NUMBER($n) } kort.
iquazu_setup_deal = Giv kort med uret fra startspilleren, et mere hver gang: { $hands }. Hold kortene skjult for de andre.
iquazu_setup_pile = De andre { NUMBER($n) } kort er trækbunken, med billedsiden nedad.
iquazu_setup_discards = Lad der være plads ved siden af trækbunken til afkastbunken, med billedsiden opad.
iquazu_piece_board = dele af spillepladen
iquazu_piece_rails = skinner
iquazu_piece_strips = klippestrimler
iquazu_piece_points = pointplade
iquazu_piece_dark = brikker med mørk bagside
iquazu_piece_light = brikker med lys bagside
iquazu_piece_frame = vandramme
iquazu_piece_water = vandstrimler
iquazu_piece_gems = ædelsten ({ NUMBER($n) } i hver farve)
iquazu_piece_gem_box = ædelstensboks
iquazu_piece_drops = dråber
iquazu_piece_water_box = vandboks
iquazu_piece_cards = kort

## What gives points

iquazu_points_rock = Hver klippe, efter ædelsten i kolonnen
iquazu_points_most = flest ædelsten
iquazu_points_second = næstflest
iquazu_points_third = tredjeflest
iquazu_points_highest = klippens højeste tal
iquazu_points_next = { $players ->
    [one] det næste tal, med mindst { NUMBER($players) } spiller
   *[other] det næste tal, med mindst { NUMBER($players) } spillere
}
iquazu_points_last = sidst, eller ingen ædelsten der
iquazu_points_when = Hvornår klipper gøres op
iquazu_points_full = klippe 1 til { NUMBER($last) }
iquazu_points_full_gives = { $tiles ->
    [one] når den er fuld: klippe, så { NUMBER($tiles) } brik
   *[other] når den er fuld: klippe, så { NUMBER($tiles) } brikker
}
iquazu_points_end = klippe { NUMBER($first) } og { NUMBER($last) }
iquazu_points_end_gives = til sidst, fulde eller ej: kun klippe
iquazu_points_level = Når det står lige
iquazu_points_level_column = lige i en kolonne
iquazu_points_level_column_by = den nederste ædelsten
iquazu_points_level_row = lige i en række
iquazu_points_level_row_by = længst til højre, så nederst
iquazu_points_tiles = Bonusbrikker
iquazu_points_tile_points = pointbrik
iquazu_points_tile_points_gives = tallet på den, til sidst
iquazu_points_tile_other = alle andre brikker
iquazu_points_track = Pointsporet
iquazu_points_past = forbi { NUMBER($fields) }: videre fra 1
iquazu_points_past_gives = { SIGNED($fields) } til sidst

## Rules

iquazu_section_aim = Mål og indhold
iquazu_section_setup = Opsætning
iquazu_section_turn = En tur
iquazu_section_scoring = Mellemopgørelse
iquazu_section_after = Efter en opgørelse
iquazu_section_tiles = Bonusbrikker
iquazu_section_end = Spillets slutning
iquazu_section_questions = Spørgsmål
iquazu_rule_aim = Målet i spillet
iquazu_rule_aim_text = Med kort placerer spillerne ædelsten på klippevæggen bag vandfaldet. Kolonnerne gøres op en efter en: Flest ædelsten i kolonnen giver point, flest ædelsten i en række en bonusbrik. Flest point vinder.
iquazu_rule_contents = Hvad der er i æsken
iquazu_rule_contents_text = { NUMBER($cards) } kort, { NUMBER($colour) } ædelsten i hver af fire farver, en af dem som tællesten, { NUMBER($drops) } dråber, { NUMBER($light) } lyse og { NUMBER($dark) } mørke brikker, en ramme, { NUMBER($water) } vandstrimler, 5 klippestrimler, en spilleplade i 4 dele, 2 skinner, 2 pointplader, 2 bokse.
iquazu_rule_card_colours = Hvide, blå og orange kort
iquazu_rule_card_colours_text = Regelbogen nævner { NUMBER($cards) } kort, og eksemplerne er hvide, blå og orange. Hvor mange der er af hver, står der ikke: { NUMBER($each) }, hvis der er lige mange af alle tre.
iquazu_rule_columns = Hvor mange kolonner og opgørelser
iquazu_rule_columns_text = Antallet af kolonner på klippevæggen står ingen steder. { NUMBER($tiles) } brikker i { $rows } rækker ville give ni opgørelser, og dertil kommer de sidste to klipper. Her har klippevæggen { $columns } kolonner: { $scorings } opgørelser med brikker. Det kan ændres under Valg.
iquazu_rule_setup_wall = Spilleplade og pointplade
iquazu_rule_setup_wall_text = Spillepladen i fire dele rummer to skinner, fem klippestrimler med søslangerne nederst og pointpladen, der passer til antallet af spillere.
iquazu_rule_rails = Skinnerne
iquazu_rule_rails_text = De to plastskinner ligger i spillepladens to lange spor, begge med den høje kant udad. Ramme og vandstrimler glider på dem.
iquazu_rule_strip_order = Klippestrimlernes rækkefølge
iquazu_rule_strip_order_text = Tilfældig: De fem strimler kan bytte plads, så klippevæggen er ny fra spil til spil. Kun søslangerne skal være nederst.
iquazu_rule_setup_tiles = Læg brikkerne ud
iquazu_rule_setup_tiles_text = De blandes med billedsiden nedad: De { NUMBER($dark) } med mørk bagside ligger på de mørke felter, de { NUMBER($light) } med lys bagside på de lyse felter og, som på billedet, på strimlerne ved siden af. Kun dem inde i rammen vendes.
iquazu_rule_setup_frame = Ramme og vandstrimler
iquazu_rule_setup_frame_text = Rammen begynder helt til venstre på skinnerne; alle { NUMBER($water) } vandstrimler ligger til højre for den.
iquazu_rule_setup_gems = Spillerens farve og tællesten
iquazu_rule_setup_gems_text = Alle sidder ved et hjørne af spillepladen, som viser deres farve. En ædelsten i farven ligger før pointsporets første felt som tællesten; alle andre kommer i ædelstensboksen.
iquazu_rule_start_player = Hvem starter
iquazu_rule_start_player_text = Bliv enige om en startspiller: Regelbogen har ingen anden måde at finde en på. Startspilleren får ædelstensboksen.
iquazu_rule_setup_cards = Kort på hånden ved starten
iquazu_rule_setup_cards_text = Bland kortene. Startspilleren får { NUMBER($first) }, hver af de næste med uret ét mere, op til { NUMBER($last) } til den fjerde. Resten er trækbunken, med billedsiden nedad og plads til afkastbunken ved siden af.
iquazu_rule_hands_hidden = Kortene på hånden er hemmelige
iquazu_rule_hands_hidden_text = Ingen viser sine kort, og trukne kort tages på hånden, uden at andre ser dem. Kun det, der betales eller lægges væk, ligger åbent.
iquazu_rule_boxes = De to bokse
iquazu_rule_boxes_text = Den, der har ædelstensboksen, har turen; den begynder hos startspilleren. Vandboksen begynder hos spilleren til højre for startspilleren.
iquazu_rule_fold_boxes = Saml boksene
iquazu_rule_fold_boxes_text = Før første spil: Siden med pilen skal ind i den skrå slids, så pilen kan ses inde i boksen.
iquazu_rule_turn = Hvad spilleren gør i sin tur
iquazu_rule_turn_text = Spilleren skal trække fire kort eller placere én ædelsten: én af delene. Står vandboksen hos spilleren, lægges derefter en dråbe. Så gives ædelstensboksen videre med uret.
iquazu_rule_hand_limit = Højst tolv kort på hånden
iquazu_rule_hand_limit_text = Når turen slutter, må spilleren højst have tolv kort; resten, efter eget valg, lægges åbent på afkastbunken. Når trækbunken er tom, blandes afkastbunken til en ny.
iquazu_rule_place = Placér en ædelsten
iquazu_rule_place_text = Spilleren vælger en fri sprække inde i rammen. Farven siger, hvilke kort der skal betales, kolonnen hvor mange: ét i den første op til fem i den femte. Så lægges en ædelsten i spillerens farve fra boksen i sprækken.
iquazu_rule_pay_discard = Hvor betalte kort lægges
iquazu_rule_pay_discard_text = Åbent på afkastbunken ved siden af trækbunken, ligesom de kort, en spiller har for mange på hånden.
iquazu_rule_replace = To for et
iquazu_rule_replace_text = Hvert kort, der skal betales, må erstattes af to andre kort, der er ens.
iquazu_rule_why_far = Hvorfor betale for de dyre kolonner?
iquazu_rule_why_far_text = Et tip fra regelbogen: Der er som regel flere frie sprækker at vælge imellem dér, og opgørelserne bliver mere og mere værd. Og ædelsten dér bliver længere i spil end dem i den første kolonne.
iquazu_rule_drop = Dråben
iquazu_rule_drop_text = Står vandboksen hos den spiller, der har turen, skal spilleren lægge en dråbe i den øverste frie sprække i den første kolonne i rammen. Den sprække kan ikke længere få en ædelsten. Vandboksen bliver hos spilleren.
iquazu_rule_scoring = Hvornår en kolonne gøres op
iquazu_rule_scoring_text = Straks, når den sidste frie sprække i den første kolonne i rammen fyldes af en ædelsten eller en dråbe. Først kommer klippens point, så brikkerne. En anden kolonne, der er fuld, udløser intet endnu.
iquazu_rule_rock_points = Klippens point
iquazu_rule_rock_points_text = Flest ædelsten i kolonnen: det højeste tal på klippen under den. Med fire spillere får nr. 2 det midterste tal og nr. 3 det laveste. Mindst én spiller får intet, og det samme gælder alle uden en ædelsten i kolonnen.
iquazu_rule_rock_numbers = Hvor mange tal en klippe har
iquazu_rule_rock_numbers_text = Tre for fire spillere. For to eller tre siger regelbogen kun, at der er færre: Vi regner med ét for to spillere og to for tre. Hvad tallene er, står på jeres pointplade.
iquazu_rule_rock_ties = Lige i en kolonne
iquazu_rule_rock_ties_text = Blandt spillere med lige mange ædelsten er den foran, der har en ædelsten længere nede, nærmere søslangerne.
iquazu_rule_tiles = Hvem får en bonusbrik
iquazu_rule_tiles_text = Den, der har flest ædelsten i brikkens række. Er der ingen ædelsten i rækken, går brikken ud af spillet. Vundne brikker må ligge foran spilleren med billedsiden opad eller nedad efter eget valg.
iquazu_rule_tile_rows = Hvilke ædelsten i en række der afgør brikken
iquazu_rule_tile_rows_text = Regelbogen siger kun ”i rækken”. Vi tæller de { $frame } kolonner inde i rammen, også den, der gøres op, men ingen, som rammen har forladt.
iquazu_rule_last_frames = Rammen ved enden af klippevæggen
iquazu_rule_last_frames_text = Med { $columns } kolonner rækker rammen til sidst ud over klippevæggen: Fire kolonner kan ses ved opgørelse { $before }, tre ved opgørelse { $last }. Kun i dem kan der lægges ædelsten, og kun de tæller.
iquazu_rule_tile_ties = Lige i en række
iquazu_rule_tile_ties_text = Blandt spillere med lige mange ædelsten i rækken er den foran, der har en ædelsten længere til højre, nærmere brikken. Ligger de lige langt til højre, er den foran, der har sin længst nede.
iquazu_rule_frame_moves = Rammen rykker videre
iquazu_rule_frame_moves_text = Tag vandstrimlen længst til højre, og skub den ind længst til venstre: Den anden kolonne bliver den første. Vend så de fem nye brikker.
iquazu_rule_scored_gems = Ædelsten i en opgjort kolonne
iquazu_rule_scored_gems_text = De bliver på klippevæggen under vandstrimlerne og kommer ikke tilbage til spilleren; det samme gælder dråber. Kun en boks, der er blevet tom, fyldes op derfra.
iquazu_rule_boxes_pass = Boksene efter en opgørelse
iquazu_rule_boxes_pass_text = Når de nye brikker er vendt efter en opgørelse, går vandboksen til den næste spiller mod uret, derefter ædelstensboksen til den næste med uret, som har turen. Før ædelstensboksen går videre, må spilleren stadig bruge dobbelttræk.
iquazu_rule_full_again = Den næste kolonne er allerede fuld
iquazu_rule_full_again_text = Er den nye første kolonne fuld, når rammen er rykket, gøres den op straks, før boksene går videre.
iquazu_rule_boxes_once = To opgørelser i træk
iquazu_rule_boxes_once_text = Der vendes nye brikker for hver af dem, men begge bokse går kun videre én gang, efter den sidste.
iquazu_rule_last_gem = Spilleren med vandboksen fylder kolonnen
iquazu_rule_last_gem_text = Den, der har vandboksen og fylder kolonnen med en ædelsten, lægger ingen dråbe mere; vandboksen går som altid videre efter opgørelsen.
iquazu_rule_double_after = Et dobbelttræk fylder den næste kolonne
iquazu_rule_double_after_text = Bliver en kolonne fuld ved et dobbelttræk efter en opgørelse, er det en ny opgørelse, og vandboksen går videre igen efter den.
iquazu_rule_box_comes = Vandboksen kommer efter en opgørelse
iquazu_rule_box_comes_text = Går den til den spiller, der stadig har turen, lægger spilleren ingen dråbe i denne tur: Opgørelsen kom i stedet for dråben.
iquazu_rule_tile_kinds = Hvilke bonusbrikker der er
iquazu_rule_tile_kinds_text = Fire: point til sidst, flere kort, valgfri farve ved betaling, et dobbelttræk. Hvor mange der er af hver, står der ikke.
iquazu_rule_tile_use = Brug bonusbrikker
iquazu_rule_tile_use_text = I sin tur må spilleren bruge så mange brikker som ønsket, af én slags eller flere, i begyndelsen eller slutningen af turen. Først derefter kommer dråben, og ædelstensboksen gives videre. En brugt brik afleveres.
iquazu_rule_tile_points = Pointbrikker
iquazu_rule_tile_points_text = De beholdes, og deres point tæller først, når spillet er slut.
iquazu_rule_tile_cards = Kortbrikker
iquazu_rule_tile_cards_text = Spilleren afleverer en i sin tur og trækker to, tre eller fire kort, som der står. Grænsen på tolv ved turens slutning gælder.
iquazu_rule_tile_any_colour = Valgfri farve
iquazu_rule_tile_any_colour_text = Afleveres, når spilleren placerer en ædelsten: Kun antallet af kort tæller, ikke deres farve.
iquazu_rule_tile_double_move = Dobbelttræk
iquazu_rule_tile_double_move_text = Spilleren afleverer den og får straks en handling mere efter den første: trække fire kort eller placere en ædelsten, uanset hvad den første var.
iquazu_rule_end = Hvornår det er slut, og de sidste to klipper
iquazu_rule_end_text = Spillet slutter med opgørelsen af den tredjesidste klippe, brikkerne iberegnet; der er ikke flere ture. De sidste to kolonner gøres op straks, fulde eller ej, kun for klippens point, uden brikker. Så lægges pointbrikkerne til.
iquazu_rule_winner = Hvem vinder
iquazu_rule_winner_text = Flest point vinder. Ved pointlighed er der flere vindere.
iquazu_rule_unequal_hands = Hvorfor starter spillerne ikke med lige mange kort?
iquazu_rule_unequal_hands_text = Den, der starter, har frit valg mellem sprækkerne, og den sidste runde spilles ikke færdig. De ekstra kort opvejer det.
iquazu_rule_one_gem = Mere end én ædelsten i en tur?
iquazu_rule_one_gem_text = Nej, medmindre der bruges en brik med dobbelttræk.
iquazu_rule_why_boxes = Hvorfor give ædelstensboksen videre?
iquazu_rule_why_boxes_text = Den viser, hvem der har turen, især efter en opgørelse. Hvis I vil, kan appen også holde styr på ture og bokse: Se under Valg.
iquazu_rule_all_tied = Alle står lige
iquazu_rule_all_tied_text = Så afgør reglen for spillere, der står lige, hvem der får hvilket tal: det højeste til ejeren af den nederste ædelsten og så videre opad; af fire spillere får den fjerde intet.
iquazu_rule_empty_box = Ikke flere dråber eller ædelsten
iquazu_rule_empty_box_text = Mangler der dråber eller ædelsten i spillerens farve, så løft nogle vandstrimler længst til venstre, fyld boksen op fra kolonner, der allerede er gjort op, og læg strimlerne tilbage.
iquazu_rule_track = Forbi { NUMBER($fields) }
iquazu_rule_track_text = Tællestenen fortsætter fra 1, og { NUMBER($fields) } lægges til ved slutningen.

## What people say when they ask for a rule

iquazu_asked =
    aim: hvad er målet, formål, hvad får jeg point for, overblik, idé, hvordan vinder jeg, forklar, hvad går det ud på, hvad skal man i spillet, hvordan får man point, hvad handler det om
    contents: hvor mange ædelsten har hver, hvor mange sten i alt, mangler der noget, dele, liste over dele, hvor mange dråber, hvor mange brikker er der, antal kort i bunken, hvad skal der være i æsken, hvor mange af hver ting
    card-colours: hvor mange kort af hver farve, hvor mange blå kort, hvilke farver er der, fordeling af kort, kulører
    columns: hvor mange kolonner er der, hvor mange opgørelser i hele spillet, hvor lang er væggen, hvor mange klipper, hvor mange runder, spillets længde, hvor tit gør vi op, hvor mange gange tæller vi point, hvor langt er spillet
    setup-wall: hvilken pointplade til 3, hvilken side af pointpladen, hvordan samles pladen, puslespil, samle spillepladen, hvilken vej vender klippestykkerne, slanger øverst eller nederst, opsætning for to, stille væggen op, hvordan starter vi, hvilken plade skal vi bruge, hvordan stiller man spillet op, hvordan vender væggen
    rails: hvordan lægges plastskinnerne i, spor, riller, høj kant, indad eller udad, plastik
    strip-order: har klippestrimlerne fast rækkefølge, blande strimlerne, samme væg hver gang, tilfældig, slanger, ordne klippestykker
    setup-tiles: hvor skal mørke og lyse brikker ligge, er bonusbrikkerne åbne, billedsiden opad, billedsiden nedad, bagsider, hvilke brikker er åbne, blande, lægge brikker ud, skal bonusbrikkerne vende nedad, hvor lægger vi bonusbrikkerne
    setup-frame: hvor starter vandrammen, vandstrimler, hvor skal de blå strimler ligge, placere rammen, venstre eller højre, hvad gør rammen, hvad er rammen til, hvor skal rammen sidde fra start
    setup-gems: hvilken farve er jeg, hvor sidder jeg, hjørne, pointmarkør, tællesten, hvor starter min markør, vælge farve, hvor skal stenene være, hvor starter jeg på pointsporet
    start-player: hvem starter, hvem begynder, hvordan finder vi første spiller, går først, yngste, ældste, vælge startspiller, hvem skal begynde, hvem er startspiller
    setup-cards: hvor mange kort starter vi med, dele ud, give kort, starthånd, kort til 2 spillere, kort til tre spillere, hvad får anden spiller, hvor mange kort får tredje spiller, fjerde spiller, hånd ved starten, hvor mange kort når vi er 2, hvor mange kort når vi er fire
    hands-hidden: må jeg se hvad min modstander har, er hænderne hemmelige, vise mine kort, se andres kort, åben hånd, spørge hvor mange kort en anden har, må de andre se mine kort
    boxes: hvem får vandboksen først, hvis tur er det, mistet overblikket, ædelstensboks ved starten, hvem har hvilken boks, hvem har turen, hvad er vandboksen til, hvad er ædelstensboksen til, vandboks og ædelstensboks, hvem skal have vandkassen, hvem får vandet først, hvor starter kasserne
    fold-boxes: hvordan samles de to bokse, hvilken slids til siden med pilen, bygge, folde, samle boksene, skrå, pap, hvad er pilen i boksen
    turn: hvad kan jeg gøre i min tur, trække og placere i samme tur, må jeg melde pas, springe over, hvor mange kort trækker jeg, handlinger, muligheder, rækkefølge, skal jeg gøre noget, vælge, trækker jeg kort til sidst i turen, hvornår trækker jeg, hvad sker der i en tur, hvad må man i sin tur, trække eller lægge, må jeg både trække og lægge
    hand-limit: for mange kort på hånden skal jeg smide nogle, maksimum, mere end 12, 13 kort, grænse, bunken er tom, trækbunken slipper op, ikke flere kort, blande igen, hvilke kort smider jeg, ingen kort tilbage, hvor stor må hånden være, håndgrænse, max antal kort, kortene er sluppet op, når bunken er tom
    place: hvad koster et felt, pris, betale, må jeg placere uden for rammen, lægge en ædelsten, hvor må jeg lægge en sten, hul, sprække, revne, fem kort i kolonne fem, fri plads, kun den første kolonne, betale med kort i samme farve, hvor mange kort til kolonne 4, nødvendige kort, hvilke kort skal jeg bruge, passende farve, hvad koster det at lægge en sten, hvor mange kort koster fjerde kolonne, hvor må jeg lægge min ædelsten, hvad skal jeg betale
    pay-discard: hvor skal de kort jeg har betalt med, smidte kort åbne eller skjulte, afkastbunke, brugte kort, skal smidte kort vises, hvor smider man kortene man betaler med
    replace: ingen blå tilbage, bruge andre som joker, bytte 2 kort for 1, veksle, erstatning, to forskellige farver som erstatning, mangler et kort, forkert farve, par i stedet for et, jokerkort, to blå i stedet for en orange, ikke nok af en farve, hvor mange kort erstatter et, erstatte alle med par, erstatte flere kort, mangler en farve, bruge to ens i stedet for, kan to kort gælde som ét, betale med andre farver
    why-far-columns: hvorfor betale 5 kort, dyrt, tip, strategi, fordel, er det pengene værd, senere kolonner, billig, kan det betale sig at lægge langt fremme
    drop: skal jeg lægge en vanddråbe, må jeg springe vandet over, hvem bestemmer hvor dråben skal hen, hvor lægges dråben, øverste hul, regndråbe, frivilligt, blå brik, blokerer dråben, hver tur, kan jeg lægge en ædelsten på en dråbe, sten oven på vand, hvad er vandboksen til, hvem har vandet, tæller dråben som ædelsten, lade være med at lægge en dråbe, hvem lægger dråben, skal man lægge vand hver gang, hvad gør vandet
    scoring: hvornår tæller vi, hvornår gøres en kolonne op, tredje kolonne er fuld sker der noget, fuld kolonne, udløse, hvilken kolonne tæller, anden kolonne fyldt først, mellemopgørelse, klippe eller brikker først, kan en dråbe fylde den sidste sprække, hvilken kolonne er den første, hvornår giver det point, hvornår får man point, hvad sker der når kolonnen er fuld
    rock-points: hvem får 8 og hvem får 5, jeg har intet i kolonnen får jeg det sidste tal, flertal, flest sten i kolonnen, andenplads, færrest, point for en kolonne, hvordan gives point, ingen ædelsten, hvor mange spillere får point når en kolonne gøres op, point for tredjeplads, skal jeg have en ædelsten for at få point, hvad får den med næstflest, tæller dråber, hvor mange point får man for en kolonne, hvad får nummer to, får man noget uden sten i kolonnen
    rock-numbers: kun to spillere hvor mange får point, får nummer to point med tre spillere, får den anden noget med to, værdier på klippen, hvad er tallene, point med to spillere, hvor mange får point når vi er to, hvor mange får point når vi er tre
    rock-ties: vi har begge to ædelsten i kolonnen, samme antal sten i kolonnen, lige i en kolonne, uafgjort, lige mange, hvem er foran, lavere, slanger, hvad er slangerne til, to har lige mange, samme flertal i en kolonne, vi har lige mange sten i kolonnen, hvem vinder kolonnen når det står lige, lige mange ædelsten
    tiles: hvem vinder bonusbrikken, ingen i den række, tom række, skal jeg vise mine bonusbrikker, flest i rækken, holde brikker hemmelige, få en bonus, flertal i en række, tage brikken, er mine bonusbrikker åbne, skjulte brikker, får alle en brik, hvor lægger jeg mine brikker, bonus for flest i en række, hvor mange bonusbrikker pr. opgørelse, hvem tager bonusbrikken, ingen har sten i rækken, hvad sker der med bonussen når rækken er tom, bonus som ingen får, hvem får bonussen
    tile-rows: hvilke ædelsten tæller for rækken, tæller sten under vandet stadig, tæller hele rækken, tælle opgjorte sten for en bonus, kun rammen, hvor langt går en række, hvor mange kolonner tæller med i rækken, tæller gamle sten med
    last-frames: rammen går ud over væggen, færre kolonner mod slutningen, rammen stikker ud, sidste kolonner i rammen, kun tre kolonner tilbage
    tile-ties: lige om en bonusbrik, begge har to i rækken, begge lige langt til højre, samme antal i en række, lige i rækken, samme kolonne, nærmest brikken, hvordan afgøres det i en række, to har lige mange i en række, to står lige i en række, hvem tager brikken når det står lige, lige mange i rækken
    frame-moves: hvordan rykker vi vandfaldet, flytte rammen, skubbe, hvornår vendes de nye bonusser, efter opgørelsen, skubbe strimlen, afsløre, vende nye brikker, næste kolonne, hvornår flytter vi rammen, hvordan flytter man rammen
    scored-gems: får jeg mine ædelsten tilbage efter opgørelsen, fjerne stenene, hvad sker der med opgjorte ædelsten, tage tilbage, forsvinder, dækket, returnere, kommer dråber tilbage, tager vi stenene af igen, bliver stenene liggende
    boxes-pass: hvilken vej går vandboksen, må jeg bruge et dobbelttræk efter opgørelsen, mod uret, give boksene videre, hvem er næste efter opgørelsen, vandboksen flytter, retning, hvornår skifter vandboksen, skifter startspilleren, hvem har turen efter en opgørelse, hvem har turen bagefter
    full-again: næste kolonne er også fuld gøres op igen, to fulde kolonner, straks igen, også fuld, dobbelt opgørelse, kan man gøre to kolonner op på én gang, den næste kolonne er allerede fuld, tæller vi den også med det samme
    boxes-once: to opgørelser i én tur, give boksen videre to gange, begge kolonner gjort op hvem har boksen, boksene efter anden opgørelse, flytte vandboksen to gange
    last-gem: jeg havde vandet og fyldte det sidste hul med en ædelsten, skal jeg stadig lægge en dråbe, gøre kolonnen færdig med en ædelsten, den med vandboksen fylder kolonnen, jeg har fyldt kolonnen skal jeg stadig lægge vand, lægger jeg også en dråbe når kolonnen er fuld
    double-after-scoring: dobbelttræk fylder en kolonne til, opgørelse igen i samme tur, ekstra handling efter opgørelse fylder kolonnen
    water-box-comes: jeg får vandboksen efter opgørelsen skal jeg lægge en dråbe nu, få vandboksen i min egen tur, dråbe straks, ny ejer af vandboksen
    tile-kinds: hvilke bonusbrikker er der, typer, slags bonus, symboler, hvad gør brikkerne, hvor mange af hver brik, hvad betyder bonusbrikkerne, hvad kan man få i bonus
    tile-use: hvor mange bonusbrikker må jeg bruge i én tur, hvornår kan jeg bruge en bonusbrik, flere brikker på én gang, samme brik to gange, bruge en brik i en andens tur, med det samme, før eller efter min handling, hvad sker der med brugte brikker, kan jeg bruge to bonusbrikker i én tur, placere og så bruge en kortbrik, bruge brikker efter at have trukket, gemme en brik til senere, spare en bonus, kombinere bonusbrikker, valgfri farve sammen med dobbelttræk, hvornår skal den bruges, bruge en bonusbrik lige efter jeg vandt den, må jeg bruge flere bonusser, må bonus gemmes
    tile-points: tæller point på en brik med det samme, bonuspoint, sejrspoint, tal på en brik, gemme til slut, blomst, tæller en pointbrik straks, hvornår tæller pointbrikkerne
    tile-cards: brik med 3 kort på, må jeg komme over 12 med en bonus, ekstra kort, trække kort med en brik, plus kort, bonus med kort, trække ekstra kort
    tile-any-colour: betale med en anden farve, fri farve, ignorere farven, joker, betale med hvilke som helst kort, farver er ligegyldige, regnbue, blandet, hvad betyder fri farve, bonus til at betale med alle farver
    tile-double-move: to handlinger, anden handling, ekstra tur, en tur til, spille to gange, en handling mere, to ædelsten med en brik, ×2, dobbeltpil, to ture i træk, dobbelt tur
    end: hvornår er det slut, spiller vi runden færdig, tælles halvtomme kolonner til sidst, bonusbrikker for de to sidste, spillets slutning, sidste runde, slutopgørelse, tredjesidste, hvordan slutter det, sidste to kolonner, alle lige mange ture, ufærdig, spilles sidste runde til ende, hvor mange kolonner gøres op til sidst, ikke flere ture, hvis tur er den sidste, hvornår er spillet færdigt, hvornår stopper vi
    winner: uafgjort til sidst hvem vinder, lige til sidst, samme point, delt sejr, pointlighed, hvem har vundet, flest point, to spillere med lige mange point til sidst, hvordan findes vinderen, det står lige til sidst, hvad hvis vi har lige mange point
    unequal-hands: hvorfor får du flere kort end mig, uretfærdigt, forskelligt antal kort, fordel for den første, fair, starte med færre
    one-gem: to ædelsten på én gang, placere to sten, flere ædelsten, hvor mange ædelsten må jeg lægge, må man lægge to sten, kun én sten pr. tur
    why-boxes: hvad er boksen god for, hvorfor går boksen rundt, grund til at give boksen videre, glemt hvis tur, huske, holde styr på
    all-tied: alle har lige mange, alle ens, alle spillere står lige, tre lige, fire lige, alle har én ædelsten, alle spillere har samme antal ædelsten, alle står lige i kolonnen, vi har alle lige mange
    empty-box: ikke flere dråber, ikke flere ædelsten i min farve, løbet tør for sten, ingen tilbage, forråd, vandboks tom, ikke nok, vi løb tør for røde, sluppet op, hvad hvis ædelstenene er brugt op, mine sten er brugt op, løbet tør for vand, boksen er tom, mangler ædelsten
    track: hvad hvis jeg får over firs point, 81, forbi sidste felt, mere end 80, forbi enden, omgang, rundt igen, pointtavle fuld, når man kommer over 80
