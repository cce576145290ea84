# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Ädelstenar på klippväggen bakom vattenfallet: flest i kolumnen ger poäng, flest på raden ger bonusbrickor.

## The sheet

iquazu_wall = Klippvägg
iquazu_tiles = Bonus
iquazu_nobody = ingen
iquazu_region_current = Räknas härnäst
iquazu_pen_drop = Droppe
iquazu_pen_clear = Ta bort
iquazu_pen_open = Ordna
iquazu_rock = Klippa
iquazu_forget_values = Glöm de här värdena
iquazu_place = Plats { NUMBER($place) }
iquazu_crevices = För in skrevor
iquazu_crevices_row = Skrevor på rad { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Rad { NUMBER($row) }: { $kind }
iquazu_tile_to = Rad { NUMBER($row) } går till
iquazu_entered_by = För in
iquazu_entered_by_wall = klippväggen
iquazu_entered_by_counts = ädelstenar i kolumnen
iquazu_entered_by_points = poäng
iquazu_gems_label = Ädelstenar
iquazu_lowest_label = Lägsta, plats nerifrån
iquazu_points_label = Poäng
iquazu_use = Använd en bricka
iquazu_tell = { $n ->
    [one] Ange vad den okända brickan är
   *[other] Ange vad { NUMBER($n) } okända brickor är
}
iquazu_ask_values = Vad är klippa { NUMBER($column) } värd?
iquazu_ask_tile = Vilken bricka ligger i slutet av rad { NUMBER($row) }?
iquazu_ask_held = { $seat }: vilken bricka kom från kolumn { NUMBER($column) }, rad { NUMBER($row) }?
iquazu_kind = Bricka
iquazu_score_untold = Räkna utan dem
iquazu_score = Kolumn { NUMBER($column) } är full: räkna poäng
iquazu_score_last = Kolumn { NUMBER($column) } är full: räkna den och de två sista
iquazu_turn = Turen är slut
iquazu_cell = Kolumn { NUMBER($column) }, rad { NUMBER($row) }, uppifrån och ner
iquazu_raise = Ett steg upp: { $what }
iquazu_take = Ta bort: { $what }
iquazu_tile_points = { NUMBER($points) } poäng
iquazu_tile_cards = { NUMBER($n) } kort
iquazu_tile_any_colour = valfri färg
iquazu_tile_double_move = dubbeldrag
iquazu_tile_unknown = okänd
iquazu_tile_used = { $kind }, använd
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = fri
iquazu_short_double_move = ×2
iquazu_prompt_wall = Tryck där nya ädelstenar har lagts. Räkna poäng när kolumn { NUMBER($column) } är full.
iquazu_prompt_counts = Ange hur många ädelstenar var och en har i kolumn { NUMBER($column) }, och hur högt upp den lägsta ligger.
iquazu_prompt_points = Ange poängen från klippa { NUMBER($column) } för var och en.
iquazu_prompt_over = Alla klippor är räknade.
iquazu_prompt_over_untold = Alla klippor är räknade. Ange vad de okända brickorna är.
iquazu_prompt_turn = Dra fyra kort eller placera en ädelsten.
iquazu_prompt_after_scoring = Räknat. Ingen droppe nu. Är den nya första kolumnen full räknas den genast. Dubbeldrag får fortfarande användas; sedan är turen slut och båda askarna går vidare.
iquazu_spoken_drop = droppe
iquazu_spoken_cell = Kolumn { NUMBER($column) }, rad { NUMBER($row) }: tom
iquazu_spoken_cell_with = Kolumn { NUMBER($column) }, rad { NUMBER($row) }, uppifrån: { $lying }
iquazu_spoken_tile = Bricka i slutet av rad { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = Totalt för { $seat } som det står nu
iquazu_line_rocks = Klippor
iquazu_line_no_rocks = Klippor: inget än
iquazu_line_rock = klippa { NUMBER($column) }: plats { NUMBER($place) } ({ $why })
iquazu_line_no_value = klippa { NUMBER($column) }: plats { NUMBER($place) } ({ $why }); värdet är inte infört
iquazu_line_last = klippa { NUMBER($column) }: sist, blir utan poäng ({ $why })
iquazu_line_no_gem = klippa { NUMBER($column) }: ingen ädelsten, inga poäng
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Klippa { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) }, { $why }
iquazu_line_stated = klippa { NUMBER($column) }: enligt spelarna
iquazu_line_tiles = Bonusbrickor
iquazu_line_no_tiles = Bonusbrickor: inga
iquazu_line_tile = { $why } Bricka: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } ädelsten
   *[other] { NUMBER($n) } ädelstenar
}
iquazu_level_lower_row = lika många som { $other } men har en längre ner: rad { NUMBER($row) } mot { NUMBER($theirs) }
iquazu_level_higher_row = lika många som { $other }, men { $other } har en längre ner: rad { NUMBER($theirs) } mot { NUMBER($row) }
iquazu_level_lower_there = lika många som { $other } men har en längre ner på rad { NUMBER($row) }
iquazu_level_higher_there = lika många som { $other }, men { $other } har en längre ner på rad { NUMBER($row) }
iquazu_level_lower = lika många som { $other } men har en längre ner
iquazu_level_higher = lika många som { $other }, men { $other } har en längre ner
iquazu_level_open = lika många som { $other }, och det är inte känt vem som har en längre ner
iquazu_level_same_place = lika många som { $other }, och båda sägs ligga lika lågt
iquazu_award_none = Rad { NUMBER($row) }: ingen; brickan tas ur spelet.
iquazu_award_majority = Rad { NUMBER($row) }: { $seat } har flest ädelstenar, { NUMBER($gems) }.
iquazu_award_right = Rad { NUMBER($row) }: { $seat } har lika många som { $level }, { NUMBER($gems) }, men ligger längre till höger.
iquazu_award_lower = Rad { NUMBER($row) }: { $seat } har lika många som { $level }, { NUMBER($gems) }, lika långt till höger, men har en längre ner.
iquazu_award_lower_right = Rad { NUMBER($row) }: { $seat } har lika många som { $all }, { NUMBER($gems) }, men ligger längre till höger än { $left } och längre ner än { $level }.
iquazu_award_unknown = Rad { NUMBER($row) }: inte angivet vem som får brickan.
iquazu_award_stated = Rad { NUMBER($row) }: { $seat }, enligt spelarna.
iquazu_note_now = Som det står nu: { NUMBER($all) }. På poängspåret hittills: { NUMBER($track) }; brickor räknas i slutet: { NUMBER($tiles) }
iquazu_note_water = Har vattenasken: lägger en droppe på sin egen tur
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } av { NUMBER($of) } poängräkningar är inte införd.
   *[other] { NUMBER($n) } av { NUMBER($of) } poängräkningar är inte införda.
}
iquazu_unfinished_last = { $n ->
    [one] Den sista klippan är inte räknad.
   *[other] De { NUMBER($n) } sista klipporna är inte räknade.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Klippa { $rocks } räknades utan sina värden.
   *[other] Klipporna { $rocks } räknades utan sina värden.
}
iquazu_box_rocks = Klippor för { NUMBER($n) } spelare
iquazu_box_tiles = Poängbrickor
iquazu_end = Alla klippor är räknade: spelet är slut.

## The log

iquazu_told_gem = ädelsten i kolumn { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_drop = Droppe i kolumn { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_taken = Borttaget i kolumn { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_raised = Ändrad ordning i kolumn { NUMBER($column) }, rad { NUMBER($row) }
iquazu_told_forgotten = Klippa { NUMBER($column) }: värdena inte kända
iquazu_told_rock = Klippa { NUMBER($column) }: { $values }
iquazu_told_tile = Brickan på rad { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Brickan på rad { NUMBER($row) }: okänd
iquazu_told_crevices = Skrevorna i kolumn { NUMBER($column) }
iquazu_told_scored = Kolumn { NUMBER($column) } räknad
iquazu_told_scored_counts = Kolumn { NUMBER($column) } räknad efter antal: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) }, den lägsta på plats { NUMBER($lowest) }
iquazu_told_scored_points = Kolumn { NUMBER($column) } räknad efter poäng: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = bricka från poängräkning { NUMBER($column) }, rad { NUMBER($row) }: { $kind }
iquazu_told_used = använd bricka: { $kind }
iquazu_told_unused = bricka ändå inte använd: { $kind }
iquazu_told_turn = Turen är slut

## Refusals

iquazu_refused_columns = Klippväggen har { NUMBER($columns) } kolumner, ställningen räknar upp { NUMBER($came) }.
iquazu_refused_position = Bordet har { NUMBER($seats) } spelare: ange antal eller poäng för var och en, inte för { NUMBER($came) }.
iquazu_refused_rows = En kolumn har { NUMBER($rows) } rader och ger högst så många brickor, inte { NUMBER($came) }.
iquazu_refused_held = Bordet har { NUMBER($seats) } spelare: ange brickorna för var och en, inte för { NUMBER($came) }.
iquazu_refused_order = Kolumner räknas i tur och ordning: kolumn { NUMBER($next) } borde komma härnäst i listan, inte kolumn { NUMBER($came) }.
iquazu_refused_scorings = Klippväggen har { NUMBER($columns) } kolumner, så det finns högst så många poängräkningar, inte { NUMBER($came) }.
iquazu_refused_column = Det finns ingen kolumn { NUMBER($column) }: klippväggen har { NUMBER($most) }.
iquazu_refused_full = { NUMBER($most) } saker på en rad i en kolumn räcker.
iquazu_refused_nothing_there = Det finns inget att ta bort eller höja på den platsen.
iquazu_refused_on_top = Det som ligger överst kan inte höjas.
iquazu_refused_rock = { $places ->
    [one] En klippa har högst { NUMBER($places) } värde upp till { NUMBER($most) } för det här bordet.
   *[other] En klippa har högst { NUMBER($places) } värden upp till { NUMBER($most) } för det här bordet.
}
iquazu_refused_crevices = { $most ->
    [one] En rad i en kolumn har högst { NUMBER($most) } skreva.
   *[other] En rad i en kolumn har högst { NUMBER($most) } skrevor.
}
iquazu_refused_cards = En bricka ger 2, 3 eller 4 kort, inte { NUMBER($n) }.
iquazu_refused_points = En poängbricka förs in upp till { NUMBER($most) }.
iquazu_refused_no_tile = Ingen vann någon bricka när kolumn { NUMBER($column) }, rad { NUMBER($row) } räknades.
iquazu_refused_open_tile = Det är inte angivet vem som vann brickan när kolumn { NUMBER($column) }, rad { NUMBER($row) } räknades: ange det i den poängräkningen först.
iquazu_refused_points_used = En poängbricka behålls och räknas i slutet; den förbrukas inte.
iquazu_refused_not_next = Kolumn { NUMBER($column) } kan inte räknas här: kolumn { NUMBER($next) } är näst på tur.
iquazu_refused_ranked_twice = { $seat } finns två gånger i rangordningen för kolumn { NUMBER($column) }: nämn varje spelare en gång.
iquazu_refused_ranked = { $seat } rangordnas i kolumn { NUMBER($column) } med 1 till { NUMBER($most) } ädelstenar, inte { NUMBER($n) }.
iquazu_refused_ranked_order = Rangordningen för kolumn { NUMBER($column) } har den bästa först: { $why }
iquazu_ranked_fewer = { $seat }, med { $gems }, kommer före { $other }, med { NUMBER($fewer) }.
iquazu_ranked_higher = { $seat } och { $other } har lika många ({ $gems }), så { $seat }, på djup { NUMBER($depth) }, kommer före { $other }, på { NUMBER($higher) }.
iquazu_refused_tile_twice = Brickan på rad { NUMBER($row) } som vanns när kolumn { NUMBER($column) } räknades finns på två ställen: ge den till en spelare.
iquazu_refused_not_scored = { $seat } har brickan på rad { NUMBER($row) } från kolumn { NUMBER($column) }, men den kolumnen finns inte bland poängräkningarna: lägg till den, eller utelämna brickan.
iquazu_refused_last_tile = { $seat } har en bricka från kolumn { NUMBER($column) }, men de två sista klipporna ger ingen.
iquazu_refused_won_by_other = { $seat } har brickan på rad { NUMBER($row) } från kolumn { NUMBER($column) }, men enligt utdelningen på den raden gick den till { $other }: ange samma spelare på båda ställena.
iquazu_refused_won_by_nobody = { $seat } har brickan på rad { NUMBER($row) } från kolumn { NUMBER($column) }, men utdelningen på den raden nämner ingen: ange samma spelare på båda ställena.
iquazu_refused_gems = En spelare har högst { NUMBER($most) } ädelstenar att placera.
iquazu_refused_stated = En klippa ger högst { NUMBER($most) } poäng.
iquazu_refused_over = Alla klippor är redan räknade.

## Doubts

iquazu_doubt_gems = { $seat } har { NUMBER($n) } ädelstenar på klippväggen; det finns { NUMBER($most) } att placera.
iquazu_doubt_drops = { NUMBER($n) } droppar på klippväggen; det finns { NUMBER($most) }.
iquazu_doubt_drop_column = En droppe i kolumn { NUMBER($column) }, rad { NUMBER($row) }; droppar faller i ramens första kolumn.
iquazu_doubt_crowded = { $most ->
    [one] Kolumn { NUMBER($column) }, rad { NUMBER($row) } har { NUMBER($most) } skreva men innehåller mer: { NUMBER($n) }.
   *[other] Kolumn { NUMBER($column) }, rad { NUMBER($row) } har { NUMBER($most) } skrevor men innehåller mer: { NUMBER($n) }.
}
iquazu_doubt_free = Kolumn { NUMBER($column) }, rad { NUMBER($row) } hade en ledig skreva när kolumnen räknades.
iquazu_doubt_above_drop = Kolumn { NUMBER($column) }, rad { NUMBER($row) } har en ledig skreva ovanför en droppe.
iquazu_doubt_disturbed = Kolumn { NUMBER($column) }, rad { NUMBER($row) }: något som låg där vid en tidigare poängräkning är borta eller ändrat.
iquazu_doubt_late = Kolumn { NUMBER($column) }, rad { NUMBER($row) }: något placerades där efter att kolumnen räknats.
iquazu_doubt_rock_order = Klippa { NUMBER($column) }: varje värde borde vara lägre än det före.
iquazu_doubt_rock_falls = Klippa { NUMBER($column) } är värd mindre än en klippa före den.
iquazu_doubt_twice = Klippa { NUMBER($column) }: två spelare fick samma värde.
iquazu_doubt_nobody_without = Klippa { NUMBER($column) }: minst en spelare blir utan.
iquazu_doubt_skipped = Klippa { NUMBER($column) }: poängen som gavs är inte de högsta värdena.
iquazu_doubt_no_gem = { $seat } fick poäng för kolumn { NUMBER($column) } utan någon ädelsten i den.
iquazu_doubt_outside = Något ligger i kolumn { NUMBER($column) }, rad { NUMBER($row) }, dit ramen inte har kommit än.
iquazu_doubt_empty_column = Kolumn { NUMBER($column) } räknades utan att något låg i den; en kolumn räknas när den är full.
iquazu_doubt_no_value = Klippa { NUMBER($column) }: inte alla värden är införda, så det saknas poäng.
iquazu_doubt_undecided = Kolumn { NUMBER($column) }: lika mellan { $seats }, och det som angetts avgör inte vems lägsta ädelsten som ligger lägre. Tills det anges är ordningen godtycklig.
iquazu_doubt_same_place = Kolumn { NUMBER($column) }: de lägsta ädelstenarna för { $seats } sägs ligga på samma plats, där bara en får rum.
iquazu_doubt_same_place_level = Kolumn { NUMBER($column) }: de lägsta ädelstenarna för { $seats } sägs ligga på samma plats, där bara en får rum. Bland dem som är lika är ordningen godtycklig tills det anges.

## Options

iquazu_option_columns = Hur många klippor har klippväggen?
iquazu_option_columns_source = Det står inte i regelhäftet. Förval: 11, eftersom 45 bonusbrickor på fem rader blir nio poängräkningar och två klippor återstår.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } poängräkning med bonusbrickor, sedan genast de två sista klipporna.
   *[other] { NUMBER($n) } poängräkningar med bonusbrickor, sedan genast de två sista klipporna.
}
iquazu_option_turns = Hålla reda på turer och askar?
iquazu_option_turns_source = En hjälp, ingen regel. Förval: nej.
iquazu_option_turns_no_means = Bara poängräkningar förs in.
iquazu_option_turns_yes_means = Appen säger vem som är på tur och vem som har vilken ask; ett tryck per tur.

## Set-up

iquazu_setup_section_start = Allra först
iquazu_setup_section_wall = Klippväggen
iquazu_setup_section_tiles = Brickor och vatten
iquazu_setup_section_players = Varje spelare
iquazu_setup_section_boxes = Ädelstenar och droppar
iquazu_setup_section_cards = Kort
iquazu_setup_start = Kom överens om en startspelare.
iquazu_setup_board = Sätt ihop spelplanen så att alla sitter vid varsitt hörn.
iquazu_setup_rails = Lägg de två skenorna i de långa spåren.
iquazu_setup_rails_edge = Den högre kanten på varje skena ska vara vänd utåt.
iquazu_setup_strips = Lägg i de fem klippremsorna slumpvis, med vattenormarna nederst.
iquazu_setup_points = Lägg i poängtavlan med sidan för { NUMBER($n) } spelare upp.
iquazu_setup_dark = Blanda brickorna med mörk baksida, med bildsidan ned, och lägg dem på de mörka fälten.
iquazu_setup_light = Blanda brickorna med ljus baksida, med bildsidan ned, och lägg dem på de ljusa fälten och klippremsorna intill.
iquazu_setup_frame = Sätt vattenramen på skenorna, längst till vänster.
iquazu_setup_water = Lägg vattenremsorna på skenorna till höger om den.
iquazu_setup_open = Vänd upp de { NUMBER($n) } brickor som syns i ramen.
iquazu_setup_colours = Ditt hörn av spelplanen säger vilken färg du spelar.
iquazu_setup_markers = Lägg en ädelsten i din färg före första rutan på poängspåret: det är din poängsten.
iquazu_setup_fold = Före första partiet: skjut in sidan med pilen i det sneda spåret på varje ask, med pilen inåt.
iquazu_setup_gems = Lägg alla andra ädelstenar i ädelstensasken; startspelaren får den.
iquazu_setup_drops = Lägg dropparna i vattenasken; spelaren till höger om startspelaren får den.
iquazu_setup_shuffle = Blanda de { NUMBER($n) } korten.
iquazu_setup_deal = Dela ut medurs från startspelaren, ett kort mer varje gång: { $hands }. Händerna hålls hemliga.
iquazu_setup_pile = De andra { NUMBER($n) } korten är draghögen, med bildsidan ned.
iquazu_setup_discards = Lämna plats bredvid draghögen för kasthögen, med bildsidan upp.
iquazu_piece_board = delar till spelplanen
iquazu_piece_rails = skenor
iquazu_piece_strips = klippremsor
iquazu_piece_points = poängtavla
iquazu_piece_dark = brickor med mörk baksida
iquazu_piece_light = brickor med ljus baksida
iquazu_piece_frame = vattenram
iquazu_piece_water = vattenremsor
iquazu_piece_gems = ädelstenar ({ NUMBER($n) } per färg)
iquazu_piece_gem_box = ädelstensask
iquazu_piece_drops = droppar
iquazu_piece_water_box = vattenask
iquazu_piece_cards = kort

## What gives points

iquazu_points_rock = Varje klippa, efter ädelstenar i kolumnen
iquazu_points_most = flest ädelstenar
iquazu_points_second = näst flest
iquazu_points_third = tredje flest
iquazu_points_highest = det högsta talet på den
iquazu_points_next = nästa tal, med minst { NUMBER($players) } spelare
iquazu_points_last = allra sist, eller ingen ädelsten där
iquazu_points_when = När klippor räknas
iquazu_points_full = klippa 1 till { NUMBER($last) }
iquazu_points_full_gives = när den är full: klippan, sedan { NUMBER($tiles) } brickor
iquazu_points_end = klippa { NUMBER($first) } och { NUMBER($last) }
iquazu_points_end_gives = i slutet, full eller inte: bara klippan
iquazu_points_level = När det är lika
iquazu_points_level_column = lika i en kolumn
iquazu_points_level_column_by = den lägre ädelstenen
iquazu_points_level_row = lika på en rad
iquazu_points_level_row_by = längre till höger, sedan lägre
iquazu_points_tiles = Bonusbrickor
iquazu_points_tile_points = poängbricka
iquazu_points_tile_points_gives = talet på den, i slutet
iquazu_points_tile_other = alla andra brickor
iquazu_points_track = Poängspåret
iquazu_points_past = över { NUMBER($fields) }: vidare från 1
iquazu_points_past_gives = { SIGNED($fields) } i slutet

## Rules

iquazu_section_aim = Mål och innehåll
iquazu_section_setup = Förberedelser
iquazu_section_turn = En tur
iquazu_section_scoring = Poängräkning under spelet
iquazu_section_after = Efter en poängräkning
iquazu_section_tiles = Bonusbrickor
iquazu_section_end = Spelets slut
iquazu_section_questions = Frågor
iquazu_rule_aim = Spelets mål
iquazu_rule_aim_text = Med kort placerar man ädelstenar på klippväggen bakom vattenfallet. Kolumnerna räknas en efter en: flest ädelstenar där ger poäng, flest ädelstenar på en rad ger en bonusbricka. Flest poäng vinner.
iquazu_rule_contents = Vad som finns i lådan
iquazu_rule_contents_text = { NUMBER($cards) } kort, { NUMBER($colour) } ädelstenar i var och en av fyra färger, en av dem som poängsten, { NUMBER($drops) } droppar, { NUMBER($light) } ljusa och { NUMBER($dark) } mörka brickor, en vattenram, { NUMBER($water) } vattenremsor, 5 klippremsor, en spelplan i 4 delar, 2 skenor, 2 poängtavlor, 2 askar.
iquazu_rule_card_colours = Vita, blå och orange kort
iquazu_rule_card_colours_text = Regelhäftet nämner { NUMBER($cards) } kort, och dess exempel är vita, blå och orange. Hur många det finns av varje framgår inte: { NUMBER($each) }, om de tre är lika många.
iquazu_rule_columns = Hur många kolumner och poängräkningar
iquazu_rule_columns_text = Antalet kolumner på klippväggen står inte i häftet. { NUMBER($tiles) } brickor på { $rows } rader skulle bli nio poängräkningar, och sedan återstår två klippor. Här har klippväggen { $columns } kolumner: { $scorings } poängräkningar med brickor. Det går att ändra bland alternativen.
iquazu_rule_setup_wall = Spelplan och poängtavla
iquazu_rule_setup_wall_text = I spelplanens fyra delar ligger två skenor, fem klippremsor med vattenormarna nederst, och poängtavlan för rätt antal spelare.
iquazu_rule_rails = Skenorna
iquazu_rule_rails_text = De två plastskenorna ligger i spelplanens två långa spår, med den högre kanten utåt. Vattenramen och vattenremsorna glider på dem.
iquazu_rule_strip_order = Klippremsornas ordning
iquazu_rule_strip_order_text = Slumpmässig: de fem remsorna kan byta plats, så klippväggen blir olika från parti till parti. Bara vattenormarna måste vara nederst.
iquazu_rule_setup_tiles = Lägga ut brickorna
iquazu_rule_setup_tiles_text = De blandas med bildsidan ned: de { NUMBER($dark) } med mörk baksida ligger på de mörka fälten, de { NUMBER($light) } med ljus baksida på de ljusa fälten och, som på bilden, på klippremsorna intill. Bara de som syns i ramen vänds upp.
iquazu_rule_setup_frame = Vattenram och vattenremsor
iquazu_rule_setup_frame_text = Ramen börjar längst till vänster på skenorna; alla { NUMBER($water) } vattenremsor ligger till höger om den.
iquazu_rule_setup_gems = Färg och poängsten
iquazu_rule_setup_gems_text = Alla sitter vid varsitt hörn av spelplanen, och hörnet bestämmer färgen. En ädelsten i den färgen ligger före första rutan på poängspåret som poängsten; alla andra läggs i ädelstensasken.
iquazu_rule_start_player = Vem som börjar
iquazu_rule_start_player_text = Kom överens om en startspelare: häftet ger inget annat sätt att utse en. Startspelaren får ädelstensasken.
iquazu_rule_setup_cards = Händer i början
iquazu_rule_setup_cards_text = Blanda korten. Startspelaren får { NUMBER($first) }, var och en därefter medurs ett mer, upp till { NUMBER($last) } för den fjärde. Resten är draghögen, med bildsidan ned, och bredvid den lämnas plats för kasthögen.
iquazu_rule_hands_hidden = Händerna är hemliga
iquazu_rule_hands_hidden_text = Ingen visar sina kort, och dragna kort tas upp på handen utan att visas. Bara det som betalas eller kastas ligger öppet.
iquazu_rule_boxes = De två askarna
iquazu_rule_boxes_text = Den som har ädelstensasken är på tur; startspelaren får den först. Vattenasken börjar hos spelaren till höger om startspelaren.
iquazu_rule_fold_boxes = Sätta ihop askarna
iquazu_rule_fold_boxes_text = Före första partiet: sidan med pilen skjuts in i det sneda spåret, så att pilen syns inne i asken.
iquazu_rule_turn = Vad man gör på sin tur
iquazu_rule_turn_text = Man måste antingen dra fyra kort eller placera en ädelsten. Den som har vattenasken lägger sedan en droppe. Därefter skickas ädelstensasken vidare medurs.
iquazu_rule_hand_limit = Högst tolv kort på hand
iquazu_rule_hand_limit_text = I slutet av sin tur får man ha högst tolv kort på hand; resten läggs öppet i kasthögen, vilka man vill. När draghögen är slut blandas kasthögen till en ny.
iquazu_rule_place = Placera en ädelsten
iquazu_rule_place_text = Man väljer en ledig skreva innanför ramen. Skrevans färg säger vilka kort man betalar med, kolumnen hur många: ett i den första, upp till fem i den femte. Sedan lägger man dit en ädelsten i sin färg från asken.
iquazu_rule_pay_discard = Var betalda kort hamnar
iquazu_rule_pay_discard_text = Öppet i kasthögen bredvid draghögen, liksom de som är över handgränsen.
iquazu_rule_replace = Två i stället för ett
iquazu_rule_replace_text = Varje kort som ska betalas får ersättas med två andra kort som är likadana.
iquazu_rule_why_far = Varför betala för de dyra kolumnerna?
iquazu_rule_why_far_text = Ett tips ur häftet: där finns oftast fler lediga skrevor att välja på, inför poängräkningar som är värda allt mer. Och ädelstenar där är med i spelet längre än i den första kolumnen.
iquazu_rule_drop = Droppen
iquazu_rule_drop_text = Den som har vattenasken måste på sin tur lägga en droppe på den översta lediga skrevan i ramens första kolumn. Där kan ingen ädelsten läggas längre. Vattenasken står kvar.
iquazu_rule_scoring = När en kolumn räknas
iquazu_rule_scoring_text = Genast när den sista lediga skrevan i ramens första kolumn fylls av en ädelsten eller en droppe. Först kommer klippans poäng, sedan brickorna. Att en annan kolumn är full utlöser inget än.
iquazu_rule_rock_points = Klippans poäng
iquazu_rule_rock_points_text = Flest ädelstenar i kolumnen: det högsta talet på klippan under den. Med fyra spelare får tvåan talet i mitten och trean det lägsta. Minst en spelare blir utan, liksom alla som saknar ädelsten där.
iquazu_rule_rock_numbers = Hur många tal en klippa har
iquazu_rule_rock_numbers_text = Tre för fyra spelare. För två eller tre säger häftet bara att de är färre: vi antar ett för två spelare och två för tre. Vilka de är står på er poängtavla.
iquazu_rule_rock_ties = Lika i en kolumn
iquazu_rule_rock_ties_text = Av spelare med lika många ädelstenar ligger den före som har en ädelsten längre ner, närmare ormarna.
iquazu_rule_tiles = Vem som får en bonusbricka
iquazu_rule_tiles_text = Den som har flest ädelstenar på brickans rad. På en rad utan ädelstenar tas brickan ur spelet. Vunna brickor får ligga framför spelaren med bildsidan upp eller ned, som hen vill.
iquazu_rule_tile_rows = Vilka ädelstenar på raden som avgör
iquazu_rule_tile_rows_text = Häftet säger bara ”på raden”. Vi räknar de { $frame } kolumnerna innanför ramen, med den som räknas just nu, och ingen som ramen har lämnat bakom sig.
iquazu_rule_last_frames = Ramen vid väggens slut
iquazu_rule_last_frames_text = Med { $columns } kolumner når ramen till sist utanför klippväggen: fyra kolumner syns vid poängräkning { $before }, tre vid poängräkning { $last }. Ädelstenar läggs och räknas bara där.
iquazu_rule_tile_ties = Lika på en rad
iquazu_rule_tile_ties_text = Av spelare med lika många ädelstenar på raden ligger den före vars ädelsten är längre till höger, närmare brickan. Ligger de lika långt till höger vinner den vars ädelsten ligger lägst där.
iquazu_rule_frame_moves = Ramen flyttas
iquazu_rule_frame_moves_text = Ta vattenremsan längst till höger och skjut in den längst till vänster: den andra kolumnen blir den första. Vänd sedan upp de fem nya brickorna.
iquazu_rule_scored_gems = Ädelstenar i en räknad kolumn
iquazu_rule_scored_gems_text = De ligger kvar på väggen, under vattenremsorna, och kommer inte tillbaka till spelarna; dropparna inte heller. Bara en ask som är tom fylls på därifrån.
iquazu_rule_boxes_pass = Askarna efter en poängräkning
iquazu_rule_boxes_pass_text = När de nya brickorna är uppvända efter en poängräkning går vattenasken till nästa spelare moturs, sedan ädelstensasken till nästa medurs, som då är på tur. Den som lämnar ifrån sig ädelstensasken får först använda dubbeldrag.
iquazu_rule_full_again = Nästa kolumn är redan full
iquazu_rule_full_again_text = Är den nya första kolumnen full när ramen har flyttats räknas den genast, innan askarna går vidare.
iquazu_rule_boxes_once = Två poängräkningar i rad
iquazu_rule_boxes_once_text = Nya brickor vänds upp för var och en av dem, men båda askarna går vidare bara en gång, efter den sista.
iquazu_rule_last_gem = Fylla en kolumn när man har vattenasken
iquazu_rule_last_gem_text = Den som har vattenasken och fyller kolumnen med en ädelsten lägger ingen droppe; vattenasken går vidare efter poängräkningen som vanligt.
iquazu_rule_double_after = Ett dubbeldrag fyller nästa kolumn
iquazu_rule_double_after_text = Om ett dubbeldrag efter en poängräkning fyller en kolumn blir det en ny poängräkning, och efter den går vattenasken vidare igen.
iquazu_rule_box_comes = Vattenasken kommer efter en poängräkning
iquazu_rule_box_comes_text = Kommer den till spelaren som fortfarande är på tur lägger hen ingen droppe den turen: poängräkningen kom i stället.
iquazu_rule_tile_kinds = Olika slags bonusbrickor
iquazu_rule_tile_kinds_text = Fyra: poäng i slutet, fler kort, valfri färg när man betalar, ett dubbeldrag. Hur många det finns av varje framgår inte.
iquazu_rule_tile_use = Använda bonusbrickor
iquazu_rule_tile_use_text = På sin tur: hur många som helst, av ett slag eller flera, i början eller slutet av turen. Först därefter läggs droppen och skickas ädelstensasken vidare. En använd bricka lämnas in.
iquazu_rule_tile_points = Poängbrickor
iquazu_rule_tile_points_text = De behålls, och deras poäng räknas först i slutet av spelet.
iquazu_rule_tile_cards = Kortbrickor
iquazu_rule_tile_cards_text = Den som lämnar in en på sin tur drar två, tre eller fyra kort, efter vad den visar. Gränsen på tolv i slutet av turen gäller.
iquazu_rule_tile_any_colour = Valfri färg
iquazu_rule_tile_any_colour_text = Lämnas in när man placerar en ädelsten: bara antalet kort räknas, inte färgen.
iquazu_rule_tile_double_move = Dubbeldrag
iquazu_rule_tile_double_move_text = Den som lämnar in den får en handling till direkt efter sin första: dra fyra kort eller placera en ädelsten, vad den första än var.
iquazu_rule_end = När det är slut, och de två sista klipporna
iquazu_rule_end_text = Spelet slutar när den tredje klippan från slutet har räknats, med brickor; ingen får fler turer. De två sista kolumnerna räknas genast, fulla eller inte, bara för klippans poäng och utan brickor. Sedan läggs poängbrickorna till.
iquazu_rule_winner = Vem som vinner
iquazu_rule_winner_text = Flest poäng vinner. Är det lika finns det flera vinnare.
iquazu_rule_unequal_hands = Varför är händerna olika stora?
iquazu_rule_unequal_hands_text = Den som börjar kan välja fritt bland skrevorna, och sista varvet spelas inte klart. Fler kort väger upp det.
iquazu_rule_one_gem = Mer än en ädelsten på en tur?
iquazu_rule_one_gem_text = Nej, bara med en bricka för dubbeldrag.
iquazu_rule_why_boxes = Varför skicka ädelstensasken vidare?
iquazu_rule_why_boxes_text = Den visar vem som är på tur, framför allt efter en poängräkning. Om ni vill kan appen hålla reda på turer och askar: se alternativen.
iquazu_rule_all_tied = Lika för alla
iquazu_rule_all_tied_text = Då avgör regeln för lika ställning vem som får vilket tal: det högsta går till den som har den lägsta ädelstenen, och så vidare uppåt; av fyra spelare blir den fjärde utan.
iquazu_rule_empty_box = Slut på droppar eller ädelstenar
iquazu_rule_empty_box_text = Inga droppar, eller inga ädelstenar i en färg: lyft några vattenremsor längst till vänster, fyll asken från kolumner som redan är räknade och lägg tillbaka remsorna.
iquazu_rule_track = Över { NUMBER($fields) }
iquazu_rule_track_text = Poängstenen fortsätter från 1, och { NUMBER($fields) } läggs till i slutet.

## What people say when they ask for a rule

iquazu_asked =
    aim: vad är målet, spelets mål, syfte, vad får jag poäng för, översikt, idé, hur vinner jag, förklara, vad går det ut på, hur spelar man, vad ska man göra, hur får man poäng
    contents: hur många ädelstenar har var och en, hur många stenar totalt, saknas något, innehåll, delar, lista, hur många droppar, hur många brickor finns det, antal kort i leken, komplett, hur många juveler har varje spelare, antal ädelstenar per spelare, hur många ädelstenar får man, vad ska finnas i lådan
    card-colours: hur många kort av varje färg, hur många blå kort, vilka färger finns det, fördelning av kort, vita blå orange, gula kort, vilka färger har korten, hur många orange kort
    columns: hur många kolumner finns det, hur många poängräkningar i hela spelet, hur lång är väggen, hur många klippor, hur många omgångar, hur långt är spelet, hur ofta räknar vi, hur många gånger räknar man, hur många kolumner är det
    setup-wall: vilken poängtavla för tre, vilken sida av poängtavlan, hur sätts planen ihop, pussel, montera spelplanen, vilket håll ska klippbitarna ligga, ormar uppe eller nere, hur ställer man upp för två, bygga väggen, hur börjar man, hur bygger man planen, hur monterar man, vilken sida på tavlan
    rails: hur ska plastskenorna in, skenor, spår, hög kant, inåt eller utåt, plast, hur sitter skenorna, åt vilket håll ska skenorna
    strip-order: har klippremsorna en bestämd ordning, blanda remsorna, samma vägg varje gång, slump, ormar, ordna klippbitarna, måste remsorna ligga i ordning, vilken ordning på klipporna
    setup-tiles: var ska mörka och ljusa brickor ligga, är bonusbrickorna öppna, bildsidan upp, bildsidan ned, baksidor, vilka brickor är öppna, blanda, lägga ut brickor, var lägger man de mörka, hur lägger man ut bonusbrickorna, upp eller ner
    setup-frame: var börjar vattenramen, vattenremsor, var ska de blå remsorna ligga, sätta dit ramen, vänster eller höger, vad gör ramen, vad är ramen till för, var ska ramen vara från början, vad är remsorna till
    setup-gems: vilken färg är jag, var sitter jag, hörn, poängmarkör, poängsten, var börjar min poängsten, välja färg, hur väljer man färg, var sätter man sin poängsten, vad gör man med stenarna i början
    start-player: vem börjar, hur utser vi startspelaren, vem går först, yngst, äldst, välja startspelare, lotta, vem ska börja, vem kör först
    setup-cards: hur många kort börjar vi med, dela ut, starthand, kort för 2 spelare, kort för tre spelare, andra spelaren får, hur många kort får tredje spelaren, fjärde spelaren, hand i början, hur många kort får man, får alla lika många kort, hur många kort i början
    hands-hidden: får jag se vad motståndaren har på hand, är händerna hemliga, visa mina kort, titta på andras kort, öppen hand, fråga hur många kort någon har, får man visa sina kort, ska korten vara hemliga
    boxes: vem får vattenasken först, vems tur är det, jag har tappat räkningen, ädelstensasken i början, vem har vilken ask, vem är på tur, vad är vattenasken till för, vad är ädelstensasken till för, vattenlådan, stenlådan, boxar, vem får blå lådan, vem får lådan med vattnet, vem får vattnet från start, vem har vattnet först, vilken låda är vilken
    fold-boxes: hur sätter jag ihop askarna, vilket spår för sidan med pilen, bygga, vika, montera askarna, sned, kartong, vad är pilen i asken, hur viker man lådorna, hur bygger man lådorna, sätta ihop boxarna
    turn: vad kan jag göra på min tur, dra och placera på samma tur, får jag passa, stå över, hur många kort drar jag, handlingar, val, ordning, måste jag göra något, välja, drar jag kort i slutet av turen, när drar jag, vad händer på en tur, vad får man göra, får man både dra och lägga, måste man göra något, hur många kort tar man upp
    hand-limit: för många kort på hand måste jag kasta, max, mer än 12, 13 kort, handgräns, gräns, leken är slut, draghögen tar slut, slut på kort, blanda om, vilka kort kastar jag, inga kort kvar, hur många kort får jag ha, för många kort, korten tar slut
    place: vad kostar en plats, pris, betala, får jag lägga utanför ramen, lägga en ädelsten, var får jag lägga en sten, hål, spricka, skreva, fem kort i kolumn fem, ledig plats, bara första kolumnen, betala med kort i samma färg, hur många kort för kolumn 4, vilka kort behöver jag, rätt färg, vad kostar det, hur mycket kostar en sten, vad kostar fjärde kolumnen, var får man lägga, hur betalar man
    pay-discard: vart går korten jag betalade med, kasthögen öppen eller dold, slänghög, använda kort, måste kastade kort visas, var lägger man korten man betalat med
    replace: inget blått kvar, använda andra som joker, byta 2 kort mot 1, ersätta, ersättning, två olika färger som ersättning, saknar ett kort, fel färg, par i stället för ett, joker, två blå i stället för en orange, inte tillräckligt av en färg, hur många kort ersätter ett, ersätta alla kort med par, ersätta flera kort, har inte rätt färg, kan man betala med annat, kan man betala med andra kort, fel färg på korten, två mot en, använda två kort som ett
    why-far-columns: varför skulle man betala 5 kort, dyrt, dyra platser, tips, strategi, fördel, lönar det sig, bakre kolumner, billigt, är det värt att lägga långt bort, varför lägga dyrt
    drop: måste jag lägga en vattendroppe, lägga vatten eller hoppa över, vem bestämmer var droppen hamnar, var ska vattendroppen ligga, översta hålet, regndroppe, frivilligt, blå pollett, blockerar droppen, varje tur, kan jag lägga en ädelsten på en droppe, vad är vattenasken till för, vem har vattnet, räknas droppen som ädelsten, låta bli att lägga en droppe, vem lägger droppen, var lägger man droppen, måste man lägga vatten, när lägger man droppar
    scoring: när räknar vi, när räknas en kolumn, tredje kolumnen är full händer något, full kolumn, utlösa, vilken kolumn räknas, andra kolumnen full först, värdering, mellanräkning, delräkning, klippan eller brickorna först, kan droppen fylla sista skrevan, vilken kolumn är den första, vad händer när kolumnen är full
    rock-points: vem får 8 och vem får 5, inget av mitt i kolumnen får jag ändå sista talet, majoritet, flest stenar i kolumnen, andra plats, minst, poäng för en kolumn, hur delas poängen ut, ingen ädelsten, hur många spelare får poäng, poäng för tredje plats, måste jag ha en ädelsten i kolumnen, vad får tvåan, räknas droppar, bli utan, hur många poäng får man för kolumnen, vem får mest, får trean något
    rock-numbers: bara två spelare hur många får poäng, får tvåan poäng med tre spelare, får tvåan något på två spelare, värden på klippan, vad är talen, poäng för två spelare, hur många får poäng när man är två, hur många får poäng när man är tre
    rock-ties: vi har båda två ädelstenar i kolumnen, lika många stenar i kolumnen, lika i en kolumn, oavgjort, samma antal, vem ligger före, lägre, ormar, tiebreak, vad är ormarna till för, två har samma majoritet, lika många i kolumnen, vem får mest om det är lika
    tiles: vem vinner bonusbrickan, ingen på raden, tom rad, måste jag visa mina bonusbrickor, flest på raden, hålla brickor hemliga, få bonus, majoritet på raden, ta brickan, är mina bonusbrickor öppna, dolda brickor, får alla en bricka, var lägger jag mina vunna brickor, bonus om jag har flest på raden, hur många bonusbrickor per poängräkning, hur får man en bonusbricka, får man gömma sina bonusbrickor
    tile-rows: vilka ädelstenar räknas för raden, räknas ädelstenar under vattnet, räknas hela raden, räkna gamla ädelstenar för bonus, bara ramen, hur långt går en rad, räknas stenar utanför ramen, vilka stenar på raden räknas
    last-frames: ramen går förbi väggen, färre kolumner mot slutet, ramen sticker ut, sista kolumnerna i ramen, bara tre kolumner kvar, ramen hänger utanför, slutet av väggen
    tile-ties: lika om en bonusbricka, båda har två på raden, båda lika långt till höger, samma antal på raden, lika på raden, samma kolumn, närmast brickan, hur avgörs lika på en rad, oavgjort bonus, vem får brickan om det är lika
    frame-moves: hur flyttar vi vattenfallet, flytta ramen, skjuta, när vänds nya bonusar, efter poängräkning, skjuta in remsan, visa, vända nya brickor, nästa kolumn, hur flyttar man ramen, när flyttas ramen, var kommer remsan
    scored-gems: får jag tillbaka mina ädelstenar, ta bort stenarna, vad händer med räknade ädelstenar, ta tillbaka, försvinner, täckta, kommer dropparna tillbaka, får man tillbaka stenarna, ligger stenarna kvar
    boxes-pass: åt vilket håll går vattenasken, får jag använda dubbeldrag efter poängräkningen, moturs, skicka askarna, vem är näst efter poängräkningen, vattenasken flyttas, riktning, när byter vattenasken plats, byts startspelaren, vem tar nästa tur, vem får lådorna sen, åt vilket håll går vattnet, vems tur efter poängräkning
    full-again: nästa kolumn är också full räkna igen, två fulla kolumner, direkt igen, också full, dubbel poängräkning, kan man räkna två kolumner samtidigt, kolumnen är redan full när ramen flyttats, räknar man direkt igen
    boxes-once: två poängräkningar på en tur, skicka asken två gånger, båda kolumnerna räknade vem har asken, askar efter en andra poängräkning, flytta vattenasken två gånger, räknade två gånger, flyttas lådorna två gånger
    last-gem: jag hade vattnet och fyllde sista hålet med en ädelsten, ska jag ändå lägga en droppe, fylla kolumnen med en ädelsten, den som har vattenasken fyller, jag fyllde kolumnen, ska jag lägga droppe också
    double-after-scoring: dubbeldrag fyller en kolumn till, räknas igen samma tur, extra handling efter poängräkning fyller kolumnen, fyllde en kolumn till med dubbeldraget
    water-box-comes: jag får vattenasken efter poängräkningen ska jag droppa nu, få vattenasken på min egen tur, droppe genast, ny ägare av vattenasken, fick vattnet mitt i turen, ska jag lägga droppe nu
    tile-kinds: vilka bonusbrickor finns det, typer, vilka slags bonus, symboler, vad gör brickorna, hur många av varje bricka, vad betyder bonusbrickorna, vilka brickor kan man få
    tile-use: hur många bonusbrickor får jag använda på en tur, när får jag använda en bonusbricka, flera brickor samtidigt, samma bricka två gånger, använda bricka på någon annans tur, direkt, före eller efter min handling, vad händer med använda brickor, två bonusbrickor på en tur, placera och sedan använda kortbonus, spara en bricka till senare, kombinera bonusbrickor, valfri färg med dubbeldrag, när måste jag använda den, använda bonusbrickan genast, när får man använda brickor, hur många brickor får man använda, får man använda flera samtidigt
    tile-points: räknas poängen på en bricka direkt, bonuspoäng, segerpoäng, tal på en bricka, behålla till slutet, blomma, räknas poängbrickan genast, när räknas poängbrickan, får man poängen direkt
    tile-cards: bricka med 3 kort, får jag gå över 12 med bonus, extra kort, dra kort med en bricka, pluskort, hur många kort får man av brickan
    tile-any-colour: betala med en annan färg, jokerfärg, strunta i färgen, joker, betala med vilka kort som helst, färgen spelar ingen roll, regnbåge, blandat, bricka för valfri färg, betala med vilken färg som helst
    tile-double-move: två handlingar, en andra handling, extra tur, spela igen, spela två gånger, en handling till, två ädelstenar med en bricka, ×2, dubbelpil, hur funkar dubbeldrag, göra två saker, köra två gånger
    end: när är det slut, spelar vi klart varvet, räknas halvtomma kolumner i slutet, bonusbrickor för de två sista, spelets slut, sista rundan, slutlig poängräkning, tredje från slutet, hur slutar det, sista två kolumnerna, lika många turer, inte färdigt, hur många kolumner räknas i slutet, inga fler turer, vem har sista turen, när tar spelet slut, spelar man klart rundan, hur räknar man de sista
    winner: lika i slutet vem vinner, oavgjort, samma poäng, delad seger, vem har vunnit, flest poäng, två spelare med lika poäng, hur utses vinnaren, vem vinner om det är lika
    unequal-hands: varför får du fler kort än jag, orättvist, olika många kort, fördel att börja, rättvist, börja med färre, är det rättvist
    one-gem: två ädelstenar på en gång, placera två stenar, flera ädelstenar, fler ädelstenar, hur många ädelstenar får jag placera, får man lägga två stenar, hur många stenar per tur
    why-boxes: vad är asken bra för, varför går asken runt, skäl till att skicka asken, glömma vems tur, komma ihåg, hålla reda på, måste man skicka lådan, varför skickar man lådan
    all-tied: alla har lika, alla lika, alla spelare lika många, tre lika, fyra lika, alla har en ädelsten, alla har samma antal ädelstenar, alla har lika många i kolumnen
    empty-box: slut på droppar, inga ädelstenar kvar i min färg, stenarna tar slut, inget kvar, förråd, vattenasken tom, inte tillräckligt, röda ädelstenar slut, vad händer om ädelstenarna tar slut, stenarna är slut, dropparna tog slut
    track: vad händer om jag får över åttio poäng, 81, förbi sista rutan, mer än 80, förbi slutet, varv, ett varv till, poängspåret fullt, över 80 poäng, spåret tog slut
