# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Edelstenen op een rotswand achter de waterval: meerderheden in kolommen geven punten, in rijen bonustegels.

## The sheet

iquazu_wall = Rotswand
iquazu_tiles = Bonus
iquazu_nobody = niemand
iquazu_region_current = Volgende waardering
iquazu_pen_drop = Druppel
iquazu_pen_clear = Wegnemen
iquazu_pen_open = Volgorde
iquazu_rock = Rots
iquazu_forget_values = Deze waarden vergeten
iquazu_place = Plaats { NUMBER($place) }
iquazu_crevices = Spleten invoeren
iquazu_crevices_row = Spleten in rij { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Rij { NUMBER($row) }: { $kind }
iquazu_tile_to = Rij { NUMBER($row) } gaat naar
iquazu_entered_by = Invoeren
iquazu_entered_by_wall = de rotswand
iquazu_entered_by_counts = edelstenen in de kolom
iquazu_entered_by_points = punten
iquazu_gems_label = Edelstenen
iquazu_lowest_label = Laagste, plek van onderaf
iquazu_points_label = Punten
iquazu_use = Tegel gebruiken
iquazu_tell = { $n ->
    [one] Onbekende tegel benoemen
   *[other] { NUMBER($n) } onbekende tegels benoemen
}
iquazu_ask_values = Wat is rots { NUMBER($column) } waard?
iquazu_ask_tile = Welke tegel ligt aan het eind van rij { NUMBER($row) }?
iquazu_ask_held = { $seat }: welke tegel kwam uit kolom { NUMBER($column) }, rij { NUMBER($row) }?
iquazu_kind = Tegel
iquazu_score_untold = Toch waarderen
iquazu_score = Kolom { NUMBER($column) } is vol: waarderen
iquazu_score_last = Kolom { NUMBER($column) } is vol: waarderen, met de laatste twee
iquazu_turn = Beurt voorbij
iquazu_cell = Kolom { NUMBER($column) }, rij { NUMBER($row) }, van boven naar beneden
iquazu_raise = Eén hoger: { $what }
iquazu_take = Wegnemen: { $what }
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
}
iquazu_tile_cards = { $n ->
    [one] { NUMBER($n) } kaart
   *[other] { NUMBER($n) } kaarten
}
iquazu_tile_any_colour = kleur naar keuze
iquazu_tile_double_move = dubbele zet
iquazu_tile_unknown = onbekende tegel
iquazu_tile_used = { $kind }, gebruikt
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = elk
iquazu_short_double_move = ×2
iquazu_prompt_wall = Tik de nieuwe edelstenen aan. Is kolom { NUMBER($column) } vol, waardeer die dan.
iquazu_prompt_counts = Voer in hoeveel edelstenen iedereen in kolom { NUMBER($column) } heeft, en hoe hoog de laagste ligt.
iquazu_prompt_points = Geef iedereen de punten van rots { NUMBER($column) }.
iquazu_prompt_over = Alle rotsen zijn gewaardeerd.
iquazu_prompt_over_untold = Alle rotsen zijn gewaardeerd. Voer in wat de onbekende tegels zijn.
iquazu_prompt_turn = Neem vier kaarten of plaats een edelsteen.
iquazu_prompt_after_scoring = Gewaardeerd. Nu geen druppel. Is de nieuwe eerste kolom vol, waardeer die dan meteen. Dubbele zetten mogen nog; dan is de beurt voorbij en worden beide boxen doorgegeven.
iquazu_spoken_drop = druppel
iquazu_spoken_cell = Kolom { NUMBER($column) }, rij { NUMBER($row) }: leeg
iquazu_spoken_cell_with = Kolom { NUMBER($column) }, rij { NUMBER($row) }, van bovenaf: { $lying }
iquazu_spoken_tile = Tegel aan het eind van rij { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = Totaal van { $seat } volgens de huidige stand
iquazu_line_rocks = Rotsen
iquazu_line_no_rocks = Rotsen: nog niets
iquazu_line_rock = rots { NUMBER($column) }: plaats { NUMBER($place) } ({ $why })
iquazu_line_no_value = rots { NUMBER($column) }: plaats { NUMBER($place) } ({ $why }); de waarde is niet ingevoerd
iquazu_line_last = rots { NUMBER($column) }: niets over voor de laatste ({ $why })
iquazu_line_no_gem = rots { NUMBER($column) }: geen edelsteen, geen punten
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Rots { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) }: { $why }
iquazu_line_stated = rots { NUMBER($column) }: zoals de spelers opgaven
iquazu_line_tiles = Bonustegels
iquazu_line_no_tiles = Bonustegels: geen
iquazu_line_tile = { $why } Opbrengst: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } edelsteen
   *[other] { NUMBER($n) } edelstenen
}
iquazu_level_lower_row = gelijk met { $other }, maar lager op de wand: rij { NUMBER($row) } tegen { NUMBER($theirs) }
iquazu_level_higher_row = gelijk met { $other }, maar hoger op de wand: rij { NUMBER($row) } tegen { NUMBER($theirs) }
iquazu_level_lower_there = gelijk met { $other }, maar lager in rij { NUMBER($row) }
iquazu_level_higher_there = gelijk met { $other }, maar hoger in rij { NUMBER($row) }
iquazu_level_lower = gelijk met { $other }, maar lager op de wand
iquazu_level_higher = gelijk met { $other }, maar hoger op de wand
iquazu_level_open = gelijk met { $other }, en het is niet bekend wie lager ligt
iquazu_level_same_place = gelijk met { $other }, en volgens de opgave liggen beide even laag
iquazu_award_none = Rij { NUMBER($row) }: niemand; de tegel gaat uit het spel.
iquazu_award_majority = Rij { NUMBER($row) }: { $seat } heeft de meeste edelstenen, { NUMBER($gems) }.
iquazu_award_right = Rij { NUMBER($row) }: { $seat } heeft er { NUMBER($gems) }, net als { $level }, maar ligt verder naar rechts.
iquazu_award_lower = Rij { NUMBER($row) }: { $seat } heeft er { NUMBER($gems) } en ligt even ver naar rechts als { $level }, maar lager.
iquazu_award_lower_right = Rij { NUMBER($row) }: { $seat } heeft er { NUMBER($gems) }, net als { $all }, maar ligt verder naar rechts dan { $left } en lager dan { $level }.
iquazu_award_unknown = Rij { NUMBER($row) }: niet ingevoerd wie de tegel krijgt.
iquazu_award_stated = Rij { NUMBER($row) }: { $seat }, zoals de spelers opgaven.
iquazu_note_now = Volgens de huidige stand: { NUMBER($all) }. Op het scorespoor: { NUMBER($track) }; van tegels aan het eind: { NUMBER($tiles) }
iquazu_note_water = Heeft de waterbox: legt in de eigen beurt een druppel
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } van de { NUMBER($of) } waarderingen is niet ingevoerd.
   *[other] { NUMBER($n) } van de { NUMBER($of) } waarderingen zijn niet ingevoerd.
}
iquazu_unfinished_last = { $n ->
    [one] De laatste rots is niet gewaardeerd.
   *[other] De laatste { NUMBER($n) } rotsen zijn niet gewaardeerd.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Rots { $rocks } is gewaardeerd zonder dat de waarden zijn ingevoerd.
   *[other] De rotsen { $rocks } zijn gewaardeerd zonder dat hun waarden zijn ingevoerd.
}
iquazu_box_rocks = { $n ->
    [one] Rotsen voor { NUMBER($n) } speler
   *[other] Rotsen voor { NUMBER($n) } spelers
}
iquazu_box_tiles = Puntentegels
iquazu_end = Alle rotsen zijn gewaardeerd: het spel is afgelopen.

## The log

iquazu_told_gem = edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }
iquazu_told_drop = Druppel in kolom { NUMBER($column) }, rij { NUMBER($row) }
iquazu_told_taken = Weggenomen in kolom { NUMBER($column) }, rij { NUMBER($row) }
iquazu_told_raised = Volgorde veranderd in kolom { NUMBER($column) }, rij { NUMBER($row) }
iquazu_told_forgotten = Rots { NUMBER($column) }: waarden niet bekend
iquazu_told_rock = Rots { NUMBER($column) }: { $values }
iquazu_told_tile = Tegel van rij { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Tegel van rij { NUMBER($row) }: onbekend
iquazu_told_crevices = Spleten van kolom { NUMBER($column) }
iquazu_told_scored = Kolom { NUMBER($column) } gewaardeerd
iquazu_told_scored_counts = Kolom { NUMBER($column) } gewaardeerd naar aantallen: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } met de laagste op { NUMBER($lowest) }
iquazu_told_scored_points = Kolom { NUMBER($column) } gewaardeerd naar punten: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = tegel van waardering { NUMBER($column) }, rij { NUMBER($row) }: { $kind }
iquazu_told_used = tegel gebruikt: { $kind }
iquazu_told_unused = tegel toch niet gebruikt: { $kind }
iquazu_told_turn = De beurt is voorbij

## Refusals

iquazu_refused_columns = { $columns ->
    [one] De rotswand heeft { NUMBER($columns) } kolom, de stelling noemt er { NUMBER($came) }.
   *[other] De rotswand heeft { NUMBER($columns) } kolommen, de stelling noemt er { NUMBER($came) }.
}
iquazu_refused_position = { $seats ->
    [one] De tafel heeft { NUMBER($seats) } speler: geef aantallen of punten voor elke speler, niet voor { NUMBER($came) }.
   *[other] De tafel heeft { NUMBER($seats) } spelers: geef aantallen of punten voor elke speler, niet voor { NUMBER($came) }.
}
iquazu_refused_rows = { $rows ->
    [one] Een kolom heeft { NUMBER($rows) } rij, dus hoogstens zoveel tegels; opgegeven: { NUMBER($came) }.
   *[other] Een kolom heeft { NUMBER($rows) } rijen, dus hoogstens zoveel tegels; opgegeven: { NUMBER($came) }.
}
iquazu_refused_held = { $seats ->
    [one] De tafel heeft { NUMBER($seats) } speler: geef de tegels van elke speler, niet van { NUMBER($came) }.
   *[other] De tafel heeft { NUMBER($seats) } spelers: geef de tegels van elke speler, niet van { NUMBER($came) }.
}
iquazu_refused_order = Kolommen worden één voor één gewaardeerd: in deze lijst is kolom { NUMBER($next) } de volgende, niet kolom { NUMBER($came) }.
iquazu_refused_scorings = { $columns ->
    [one] De rotswand heeft { NUMBER($columns) } kolom, dus hoogstens zoveel waarderingen; opgegeven: { NUMBER($came) }.
   *[other] De rotswand heeft { NUMBER($columns) } kolommen, dus hoogstens zoveel waarderingen; opgegeven: { NUMBER($came) }.
}
iquazu_refused_column = Er is geen kolom { NUMBER($column) }: de rotswand heeft er { NUMBER($most) }.
iquazu_refused_full = { $most ->
    [one] Meer dan { NUMBER($most) } ding past niet in één rij van een kolom.
   *[other] Meer dan { NUMBER($most) } dingen passen niet in één rij van een kolom.
}
iquazu_refused_nothing_there = Op die plek is niets om weg te nemen of hoger te leggen.
iquazu_refused_on_top = Wat bovenaan ligt, kan niet hoger.
iquazu_refused_rock = { $places ->
    [one] Een rots heeft voor deze tafel hoogstens { NUMBER($places) } waarde, van hoogstens { NUMBER($most) }.
   *[other] Een rots heeft voor deze tafel hoogstens { NUMBER($places) } waarden, van hoogstens { NUMBER($most) }.
}
iquazu_refused_crevices = { $most ->
    [one] Een rij van een kolom heeft hoogstens { NUMBER($most) } spleet.
   *[other] Een rij van een kolom heeft hoogstens { NUMBER($most) } spleten.
}
iquazu_refused_cards = Een tegel geeft 2, 3 of 4 kaarten, niet { NUMBER($n) }.
iquazu_refused_points = Een puntentegel is hoogstens { NUMBER($most) } waard.
iquazu_refused_no_tile = Niemand heeft een tegel gewonnen bij de waardering van kolom { NUMBER($column) }, rij { NUMBER($row) }.
iquazu_refused_open_tile = Er is niet ingevoerd wie de tegel won bij de waardering van kolom { NUMBER($column) }, rij { NUMBER($row) }: noem bij die waardering eerst wie hem won.
iquazu_refused_points_used = Een puntentegel wordt bewaard en telt aan het eind; hij wordt niet gebruikt.
iquazu_refused_not_next = Kolom { NUMBER($column) } kan hier niet gewaardeerd worden: kolom { NUMBER($next) } is de volgende.
iquazu_refused_ranked_twice = { $seat } staat twee keer in de rangorde van kolom { NUMBER($column) }: noem elke speler één keer.
iquazu_refused_ranked = { $most ->
    [one] { $seat } staat in de rangorde van kolom { NUMBER($column) } met { NUMBER($most) } edelsteen, niet { NUMBER($n) }.
   *[other] { $seat } staat in de rangorde van kolom { NUMBER($column) } met 1 tot { NUMBER($most) } edelstenen, niet { NUMBER($n) }.
}
iquazu_refused_ranked_order = In de rangorde van kolom { NUMBER($column) } staat de beste vooraan: { $why }
iquazu_ranked_fewer = { $seat } ({ $gems }) komt vóór { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } en { $other } zijn gelijk ({ $gems }), dus { $seat }, op diepte { NUMBER($depth) }, komt vóór { $other }, op { NUMBER($higher) }.
iquazu_refused_tile_twice = De tegel van rij { NUMBER($row) }, gewonnen bij de waardering van kolom { NUMBER($column) }, is er twee keer: geef hem aan één speler.
iquazu_refused_not_scored = { $seat } heeft de tegel van rij { NUMBER($row) } uit kolom { NUMBER($column) }, maar die kolom staat niet bij de waarderingen: voeg die waardering toe, of laat de tegel weg.
iquazu_refused_last_tile = { $seat } heeft een tegel uit kolom { NUMBER($column) }, maar de laatste twee rotsen geven er geen.
iquazu_refused_won_by_other = { $seat } heeft de tegel van rij { NUMBER($row) } uit kolom { NUMBER($column) }, maar volgens de toekenning bij die rij ging hij naar { $other }: noem op beide plekken dezelfde speler.
iquazu_refused_won_by_nobody = { $seat } heeft de tegel van rij { NUMBER($row) } uit kolom { NUMBER($column) }, maar volgens de toekenning bij die rij kreeg niemand hem: noem op beide plekken dezelfde speler.
iquazu_refused_gems = { $most ->
    [one] Een speler heeft hoogstens { NUMBER($most) } edelsteen om te plaatsen.
   *[other] Een speler heeft hoogstens { NUMBER($most) } edelstenen om te plaatsen.
}
iquazu_refused_stated = { $most ->
    [one] Een rots geeft hoogstens { NUMBER($most) } punt.
   *[other] Een rots geeft hoogstens { NUMBER($most) } punten.
}
iquazu_refused_over = Alle rotsen zijn al gewaardeerd.

## Doubts

iquazu_doubt_gems = { $n ->
    [one] { $seat } heeft { NUMBER($n) } edelsteen op de rotswand; er zijn er { NUMBER($most) } om te plaatsen.
   *[other] { $seat } heeft { NUMBER($n) } edelstenen op de rotswand; er zijn er { NUMBER($most) } om te plaatsen.
}
iquazu_doubt_drops = Druppels op de rotswand: { NUMBER($n) }; er zijn er { NUMBER($most) }.
iquazu_doubt_drop_column = Een druppel in kolom { NUMBER($column) }, rij { NUMBER($row) }; druppels vallen in de eerste kolom van het kader.
iquazu_doubt_crowded = { $most ->
    [one] Kolom { NUMBER($column) }, rij { NUMBER($row) } heeft { NUMBER($most) } spleet, maar er ligt meer in: { NUMBER($n) }.
   *[other] Kolom { NUMBER($column) }, rij { NUMBER($row) } heeft { NUMBER($most) } spleten, maar er ligt meer in: { NUMBER($n) }.
}
iquazu_doubt_free = Kolom { NUMBER($column) }, rij { NUMBER($row) } had nog een vrije spleet toen de kolom gewaardeerd werd.
iquazu_doubt_above_drop = Kolom { NUMBER($column) }, rij { NUMBER($row) } heeft een vrije spleet boven een druppel.
iquazu_doubt_disturbed = Kolom { NUMBER($column) }, rij { NUMBER($row) }: iets dat daar bij een eerdere waardering lag, is weg of veranderd.
iquazu_doubt_late = Kolom { NUMBER($column) }, rij { NUMBER($row) }: daar is iets geplaatst nadat de kolom gewaardeerd was.
iquazu_doubt_rock_order = Rots { NUMBER($column) }: elke waarde hoort lager te zijn dan die ervoor.
iquazu_doubt_rock_falls = Rots { NUMBER($column) } is minder waard dan een rots ervoor.
iquazu_doubt_twice = Rots { NUMBER($column) }: twee spelers kregen dezelfde waarde.
iquazu_doubt_nobody_without = Rots { NUMBER($column) }: minstens één speler krijgt niets.
iquazu_doubt_skipped = Rots { NUMBER($column) }: de gegeven punten zijn niet de hoogste waarden.
iquazu_doubt_no_gem = { $seat } kreeg punten voor kolom { NUMBER($column) } zonder edelsteen daarin.
iquazu_doubt_outside = Er ligt iets in kolom { NUMBER($column) }, rij { NUMBER($row) }, waar het kader nog niet geweest is.
iquazu_doubt_empty_column = Kolom { NUMBER($column) } is leeg gewaardeerd; een kolom wordt gewaardeerd als die vol is.
iquazu_doubt_no_value = Rots { NUMBER($column) }: niet alle waarden zijn ingevoerd, dus er ontbreken punten.
iquazu_doubt_undecided = Kolom { NUMBER($column) }: { $seats } zijn gelijk, en uit de opgave blijkt niet van wie de laagste edelsteen lager ligt. De volgorde is toeval tot het ingevoerd is.
iquazu_doubt_same_place = Kolom { NUMBER($column) }: volgens de opgave liggen de laagste edelstenen van { $seats } op dezelfde plek, waar er maar één past.
iquazu_doubt_same_place_level = Kolom { NUMBER($column) }: volgens de opgave liggen de laagste edelstenen van { $seats } op dezelfde plek, waar er maar één past. Voor wie gelijk is, is de volgorde toeval tot het ingevoerd is.

## Options

iquazu_option_columns = Hoeveel rotsen heeft de wand?
iquazu_option_columns_source = De spelregels zeggen het niet. Standaard: 11, want 45 bonustegels in vijf rijen geven negen waarderingen, en er volgen nog twee rotsen.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } waardering met bonustegels, dan meteen de laatste twee rotsen.
   *[other] { NUMBER($n) } waarderingen met bonustegels, dan meteen de laatste twee rotsen.
}
iquazu_option_turns = Beurten en boxen bijhouden?
iquazu_option_turns_source = Een hulp, geen regel. Standaard: nee.
iquazu_option_turns_no_means = Alleen waarderingen worden ingevoerd.
iquazu_option_turns_yes_means = De app zegt wie aan de beurt is en wie welke box heeft; één tik per beurt.

## Set-up

iquazu_setup_section_start = Om te beginnen
iquazu_setup_section_wall = De rotswand
iquazu_setup_section_tiles = Tegels en water
iquazu_setup_section_players = Iedere speler
iquazu_setup_section_boxes = Edelstenen en druppels
iquazu_setup_section_cards = Kaarten
iquazu_setup_start = De spelers spreken af wie startspeler is.
iquazu_setup_board = Het speelbord wordt in elkaar gelegd, zodat iedereen aan een hoek zit.
iquazu_setup_rails = De twee rails komen in de lange gleuven.
iquazu_setup_rails_edge = De hogere rand van elke rail wijst naar buiten.
iquazu_setup_strips = De vijf rotsstroken komen er willekeurig in, met de waterslangen onderaan.
iquazu_setup_points = { $n ->
    [one] Het puntenbord komt erin met de kant voor { NUMBER($n) } speler boven.
   *[other] Het puntenbord komt erin met de kant voor { NUMBER($n) } spelers boven.
}
iquazu_setup_dark = De tegels met donkere achterkant worden verdekt gemixt en op de donkere velden gelegd.
iquazu_setup_light = De tegels met lichte achterkant worden verdekt gemixt en op de lichte velden en de stroken daarnaast gelegd.
iquazu_setup_frame = Het waterkader komt helemaal links op de rails.
iquazu_setup_water = De waterstroken komen rechts ervan op de rails.
iquazu_setup_open = { $n ->
    [one] De { NUMBER($n) } tegel die in het kader te zien is, wordt opengelegd.
   *[other] De { NUMBER($n) } tegels die in het kader te zien zijn, worden opengelegd.
}
iquazu_setup_colours = De hoek van het speelbord bepaalt met welke kleur iemand speelt.
iquazu_setup_markers = Iedere speler legt een edelsteen van de eigen kleur vóór het eerste veld van het scorespoor: de telsteen.
iquazu_setup_fold = Alleen de eerste keer: bij elke box gaat de zijkant met de pijl in de schuine gleuf, met de pijl naar binnen.
iquazu_setup_gems = Alle andere edelstenen gaan in de edelsteenbox; die staat bij de startspeler.
iquazu_setup_drops = De druppels gaan in de waterbox; die staat bij de speler rechts van de startspeler.
iquazu_setup_shuffle = De { NUMBER($n) } kaarten worden geschud.
iquazu_setup_deal = Vanaf de startspeler met de klok mee krijgt ieder telkens één kaart meer: { $hands }. Handkaarten blijven geheim.
iquazu_setup_pile = De andere { NUMBER($n) } kaarten vormen verdekt de voorraadstapel.
iquazu_setup_discards = Naast de voorraadstapel blijft plaats voor de open aflegstapel.
iquazu_piece_board = delen van het speelbord
iquazu_piece_rails = rails
iquazu_piece_strips = rotsstroken
iquazu_piece_points = puntenbord
iquazu_piece_dark = tegels met donkere achterkant
iquazu_piece_light = tegels met lichte achterkant
iquazu_piece_frame = waterkader
iquazu_piece_water = waterstroken
iquazu_piece_gems = edelstenen ({ NUMBER($n) } per kleur)
iquazu_piece_gem_box = edelsteenbox
iquazu_piece_drops = druppels
iquazu_piece_water_box = waterbox
iquazu_piece_cards = kaarten

## What gives points

iquazu_points_rock = Elke rots, naar edelstenen in de kolom
iquazu_points_most = meeste edelstenen
iquazu_points_second = op één na de meeste
iquazu_points_third = op twee na de meeste
iquazu_points_highest = het hoogste getal erop
iquazu_points_next = { $players ->
    [one] het volgende getal, vanaf { NUMBER($players) } speler
   *[other] het volgende getal, vanaf { NUMBER($players) } spelers
}
iquazu_points_last = de laatste, of zonder edelsteen
iquazu_points_when = Wanneer rotsen gewaardeerd worden
iquazu_points_full = rotsen 1 t/m { NUMBER($last) }
iquazu_points_full_gives = { $tiles ->
    [one] als de kolom vol is: rots, dan { NUMBER($tiles) } tegel
   *[other] als de kolom vol is: rots, dan { NUMBER($tiles) } tegels
}
iquazu_points_end = rotsen { NUMBER($first) } en { NUMBER($last) }
iquazu_points_end_gives = aan het eind, vol of niet: alleen de rots
iquazu_points_level = Gelijke stand
iquazu_points_level_column = gelijk in een kolom
iquazu_points_level_column_by = de laagste edelsteen
iquazu_points_level_row = gelijk in een rij
iquazu_points_level_row_by = verder naar rechts, dan lager
iquazu_points_tiles = Bonustegels
iquazu_points_tile_points = puntentegel
iquazu_points_tile_points_gives = het getal erop, aan het eind
iquazu_points_tile_other = elke andere tegel
iquazu_points_track = Het scorespoor
iquazu_points_past = voorbij { NUMBER($fields) }: verder vanaf 1
iquazu_points_past_gives = { SIGNED($fields) } aan het eind

## Rules

iquazu_section_aim = Doel en spelmateriaal
iquazu_section_setup = Spelvoorbereiding
iquazu_section_turn = Een beurt
iquazu_section_scoring = Tussentijdse waardering
iquazu_section_after = Na een waardering
iquazu_section_tiles = Bonustegels
iquazu_section_end = Einde van het spel
iquazu_section_questions = Vragen
iquazu_rule_aim = Doel van het spel
iquazu_rule_aim_text = Met kaarten plaatsen de spelers edelstenen op de rotswand achter de waterval. De kolommen worden één voor één gewaardeerd: de meeste edelstenen daar geven punten, de meeste in een rij een bonustegel. Wie de meeste punten heeft, wint.
iquazu_rule_contents = Wat er in de doos zit
iquazu_rule_contents_text = { NUMBER($cards) } kaarten, { NUMBER($colour) } edelstenen in elk van de vier kleuren, waarvan één de telsteen is, { NUMBER($drops) } druppels, { NUMBER($light) } lichte en { NUMBER($dark) } donkere tegels, een kader, { NUMBER($water) } waterstroken, 5 rotsstroken, een speelbord van 4 delen, 2 rails, 2 puntenborden, 2 boxen.
iquazu_rule_card_colours = Witte, blauwe en oranje kaarten
iquazu_rule_card_colours_text = De spelregels noemen { NUMBER($cards) } kaarten, en in de voorbeelden zijn die wit, blauw en oranje. Hoeveel er van elke kleur zijn, staat er niet: { NUMBER($each) }, als alle drie gelijk zijn.
iquazu_rule_columns = Hoeveel kolommen en waarderingen
iquazu_rule_columns_text = Hoeveel kolommen de rotswand heeft, staat nergens. { NUMBER($tiles) } tegels in { $rows } rijen geven negen waarderingen, en er volgen nog twee rotsen. Hier heeft de wand { $columns } kolommen: { $scorings } waarderingen met tegels. Een optie verandert dat.
iquazu_rule_setup_wall = Speelbord en puntenbord
iquazu_rule_setup_wall_text = In het speelbord van vier delen liggen twee rails, vijf rotsstroken met de waterslangen onderaan, en het puntenbord voor het aantal spelers.
iquazu_rule_rails = De rails
iquazu_rule_rails_text = De twee plastic rails liggen in de twee lange gleuven van het speelbord, de hogere rand telkens naar buiten. Kader en waterstroken schuiven erover.
iquazu_rule_strip_order = Volgorde van de rotsstroken
iquazu_rule_strip_order_text = Willekeurig: de vijf stroken zijn verwisselbaar, dus de wand is elk spel anders. Wel moeten de waterslangen onderaan liggen.
iquazu_rule_setup_tiles = De tegels neerleggen
iquazu_rule_setup_tiles_text = Verdekt gemixt: de { NUMBER($dark) } met donkere achterkant liggen op de donkere velden, de { NUMBER($light) } met lichte achterkant op de lichte velden en, zoals afgebeeld, op de stroken daarnaast. Alleen die in het kader worden opengelegd.
iquazu_rule_setup_frame = Kader en waterstroken
iquazu_rule_setup_frame_text = Het kader begint helemaal links op de rails; alle { NUMBER($water) } waterstroken liggen rechts ervan.
iquazu_rule_setup_gems = Eigen kleur en telsteen
iquazu_rule_setup_gems_text = Iedereen zit aan een hoek van het speelbord, die de kleur bepaalt. Eén edelsteen van die kleur ligt als telsteen vóór het eerste veld van het scorespoor; alle andere gaan in de edelsteenbox.
iquazu_rule_start_player = Wie begint
iquazu_rule_start_player_text = De spelers spreken een startspeler af: een andere manier geven de spelregels niet. De startspeler krijgt de edelsteenbox.
iquazu_rule_setup_cards = Handkaarten aan het begin
iquazu_rule_setup_cards_text = De kaarten worden geschud. De startspeler krijgt er { NUMBER($first) }, met de klok mee krijgt elke volgende er één meer, tot { NUMBER($last) } voor de vierde. De rest is verdekt de voorraadstapel, met plaats voor de aflegstapel ernaast.
iquazu_rule_hands_hidden = Handkaarten zijn geheim
iquazu_rule_hands_hidden_text = Niemand toont de eigen kaarten, en getrokken kaarten gaan ongezien in de hand. Alleen wat betaald of weggelegd wordt, ligt open.
iquazu_rule_boxes = De twee boxen
iquazu_rule_boxes_text = Wie de edelsteenbox heeft, is aan de beurt; die box begint bij de startspeler. De waterbox begint bij de speler rechts van de startspeler.
iquazu_rule_fold_boxes = De boxen in elkaar zetten
iquazu_rule_fold_boxes_text = Vóór het eerste spel: de zijkant met de pijl gaat in de schuine gleuf, zodat de pijl binnen in de box te zien is.
iquazu_rule_turn = Wat een speler in een beurt doet
iquazu_rule_turn_text = De speler moet vier kaarten nemen of één edelsteen plaatsen: een van de twee. Wie de waterbox heeft, legt daarna een druppel. Dan wordt de edelsteenbox met de klok mee doorgegeven.
iquazu_rule_hand_limit = Hoogstens twaalf handkaarten
iquazu_rule_hand_limit_text = Aan het eind van de beurt mag een speler hoogstens twaalf kaarten hebben; wat te veel is, gaat naar keuze open op de aflegstapel. Is de voorraadstapel leeg, dan wordt de geschudde aflegstapel de nieuwe.
iquazu_rule_place = Een edelsteen plaatsen
iquazu_rule_place_text = De speler kiest een vrije spleet in het kader. De kleur ervan zegt welke kaarten betaald worden, de kolom hoeveel: één in de eerste tot vijf in de vijfde. Dan komt daar een edelsteen van de eigen kleur uit de box.
iquazu_rule_pay_discard = Waar betaalde kaarten heen gaan
iquazu_rule_pay_discard_text = Open op de aflegstapel naast de voorraadstapel, net als kaarten boven de handlimiet.
iquazu_rule_replace = Twee voor één
iquazu_rule_replace_text = Elke kaart die betaald moet worden, mag vervangen worden door twee andere die aan elkaar gelijk zijn.
iquazu_rule_why_far = Waarom betalen voor de dure kolommen?
iquazu_rule_why_far_text = Een tip uit de spelregels: daar zijn meestal meer spleten vrij, voor waarderingen die steeds meer waard worden. En edelstenen blijven daar langer in het spel dan in de eerste kolom.
iquazu_rule_drop = De druppel
iquazu_rule_drop_text = Wie aan de beurt is en de waterbox heeft, moet een druppel op de bovenste vrije spleet van de eerste kolom in het kader leggen. Daar kan geen edelsteen meer komen. De waterbox blijft staan.
iquazu_rule_scoring = Wanneer een kolom geteld wordt
iquazu_rule_scoring_text = Meteen als de laatste vrije spleet van de eerste kolom in het kader gevuld is, met een edelsteen of een druppel. Eerst komen de punten van de rots, dan de tegels. Een andere volle kolom doet nog niets.
iquazu_rule_rock_points = Punten van de rots
iquazu_rule_rock_points_text = De meeste edelstenen in de kolom: het hoogste getal op de rots eronder. Met vier spelers krijgt de tweede het middelste getal, de derde het laagste. Minstens één speler krijgt niets, en dat geldt ook voor iedereen zonder edelsteen daar.
iquazu_rule_rock_numbers = Hoeveel getallen een rots heeft
iquazu_rule_rock_numbers_text = Drie voor vier spelers. Voor twee of drie zeggen de spelregels alleen dat het er minder zijn: wij rekenen op één voor twee spelers en twee voor drie. Welke dat zijn, staat op het puntenbord.
iquazu_rule_rock_ties = Gelijk in een kolom
iquazu_rule_rock_ties_text = Bij evenveel edelstenen gaat degene voor met een edelsteen die lager ligt, dichter bij de slangen.
iquazu_rule_tiles = Wie een bonustegel krijgt
iquazu_rule_tiles_text = Wie de meeste edelstenen heeft in de rij van de tegel. Een rij zonder edelsteen: de tegel gaat uit het spel. Gewonnen tegels liggen open of verdekt vóór de speler, naar keuze.
iquazu_rule_tile_rows = Welke edelstenen van een rij over de tegel beslissen
iquazu_rule_tile_rows_text = De spelregels zeggen alleen “in de rij”. Wij tellen de { $frame } kolommen in het kader, ook de kolom die nu gewaardeerd wordt, en geen enkele die het kader achter zich heeft gelaten.
iquazu_rule_last_frames = Het kader aan het eind van de wand
iquazu_rule_last_frames_text = Met { $columns } kolommen steekt het kader op het laatst voorbij de wand: bij waardering { $before } zijn vier kolommen te zien, bij waardering { $last } drie. Alleen daar kunnen edelstenen komen en tellen ze.
iquazu_rule_tile_ties = Gelijk in een rij
iquazu_rule_tile_ties_text = Bij evenveel edelstenen in de rij gaat degene voor met een edelsteen die verder naar rechts ligt, dichter bij de tegel. Liggen ze even ver, dan gaat de laagste van die edelstenen voor.
iquazu_rule_frame_moves = Het kader schuift op
iquazu_rule_frame_moves_text = De waterstrook helemaal rechts wordt er helemaal links weer ingeschoven: de tweede kolom wordt de eerste. Dan worden de vijf nieuwe tegels opengelegd.
iquazu_rule_scored_gems = Edelstenen van een gewaardeerde kolom
iquazu_rule_scored_gems_text = Ze blijven op de wand, onder de waterstroken, en komen niet terug; druppels ook niet. Alleen een box die leeg is, wordt daaruit gevuld.
iquazu_rule_boxes_pass = De boxen na een waardering
iquazu_rule_boxes_pass_text = Na een waardering, als de nieuwe tegels open liggen, gaat de waterbox naar de volgende speler tegen de klok in, dan de edelsteenbox naar de volgende met de klok mee, die aan de beurt is. Voordat de edelsteenbox wordt doorgegeven, mag de speler die hem heeft nog dubbele zetten gebruiken.
iquazu_rule_full_again = De volgende kolom is al vol
iquazu_rule_full_again_text = Is de nieuwe eerste kolom vol zodra het kader is opgeschoven, dan wordt die meteen gewaardeerd, voordat de boxen worden doorgegeven.
iquazu_rule_boxes_once = Twee waarderingen na elkaar
iquazu_rule_boxes_once_text = Voor elke waardering worden nieuwe tegels opengelegd, maar beide boxen worden slechts één keer doorgegeven, na de laatste.
iquazu_rule_last_gem = Een kolom volmaken met de waterbox
iquazu_rule_last_gem_text = Wie de waterbox heeft en de kolom met een edelsteen volmaakt, legt geen druppel meer; de waterbox wordt na de waardering gewoon doorgegeven.
iquazu_rule_double_after = Een dubbele zet vult de volgende kolom
iquazu_rule_double_after_text = Maakt een dubbele zet na een waardering weer een kolom vol, dan is dat een nieuwe waardering, en wordt de waterbox daarna opnieuw doorgegeven.
iquazu_rule_box_comes = De waterbox komt na een waardering bij wie aan de beurt is
iquazu_rule_box_comes_text = Komt de waterbox bij de speler die nog aan de beurt is, dan legt die in deze beurt geen druppel: de waardering kwam ervoor in de plaats.
iquazu_rule_tile_kinds = Soorten bonustegels
iquazu_rule_tile_kinds_text = Vier: punten aan het eind, extra kaarten, kleur naar keuze bij het betalen, een dubbele zet. Hoeveel er van elk zijn, zeggen de spelregels niet.
iquazu_rule_tile_use = Bonustegels gebruiken
iquazu_rule_tile_use_text = Wie aan de beurt is, mag er zoveel gebruiken als gewenst, van één soort of van meer, aan het begin of het eind van de beurt. Pas dan volgen de druppel en het doorgeven van de edelsteenbox. Een gebruikte tegel wordt ingeleverd.
iquazu_rule_tile_points = Puntentegels
iquazu_rule_tile_points_text = Ze worden bewaard, en hun punten tellen pas aan het eind van het spel.
iquazu_rule_tile_cards = Kaartentegels
iquazu_rule_tile_cards_text = Wie er in de eigen beurt een inlevert, neemt twee, drie of vier kaarten, zoals erop staat. De handlimiet van twaalf aan het eind van de beurt geldt gewoon.
iquazu_rule_tile_any_colour = Kleur naar keuze
iquazu_rule_tile_any_colour_text = Inleveren bij het plaatsen van een edelsteen: alleen het aantal kaarten telt, niet hun kleur.
iquazu_rule_tile_double_move = Dubbele zet
iquazu_rule_tile_double_move_text = Wie deze tegel inlevert, heeft meteen na de eerste actie nog een actie: vier kaarten nemen of een edelsteen plaatsen, wat de eerste ook was.
iquazu_rule_end = Wanneer het is afgelopen, en de laatste twee rotsen
iquazu_rule_end_text = Het spel eindigt met de waardering van de op twee na laatste rots, met tegels; er zijn geen beurten meer. De laatste twee kolommen worden meteen gewaardeerd, vol of niet, alleen voor punten van de rots, zonder tegels. Dan komen de puntentegels erbij.
iquazu_rule_winner = Wie wint
iquazu_rule_winner_text = Wie de meeste punten heeft. Gelijke stand: meerdere winnaars.
iquazu_rule_unequal_hands = Waarom krijgt niet iedereen evenveel kaarten?
iquazu_rule_unequal_hands_text = Wie begint, heeft nog alle spleten voor het kiezen, en de laatste ronde wordt niet uitgespeeld. Meer kaarten maken dat goed.
iquazu_rule_one_gem = Meer dan één edelsteen in een beurt?
iquazu_rule_one_gem_text = Nee, behalve met een tegel voor een dubbele zet.
iquazu_rule_why_boxes = Waarom de edelsteenbox doorgeven?
iquazu_rule_why_boxes_text = De box toont wie aan de beurt is, vooral na een waardering. Wie wil, kan beurten en boxen ook hier laten bijhouden: een optie.
iquazu_rule_all_tied = Iedereen is gelijk
iquazu_rule_all_tied_text = Dan verdeelt de regel voor gelijke stand alle getallen: het hoogste voor de eigenaar van de laagste edelsteen, en zo naar boven; van vier spelers krijgt de vierde niets.
iquazu_rule_empty_box = Druppels of edelstenen op
iquazu_rule_empty_box_text = Geen druppels, of geen edelstenen van de eigen kleur meer: helemaal links een paar waterstroken optillen, de box vullen uit kolommen die al gewaardeerd zijn, en de stroken terugleggen.
iquazu_rule_track = Voorbij { NUMBER($fields) }
iquazu_rule_track_text = De telsteen gaat verder vanaf 1, en aan het eind komt er { NUMBER($fields) } bij.

## What people say when they ask for a rule

iquazu_asked =
    aim: wat is het doel, bedoeling, waar krijg ik punten voor, overzicht, idee, hoe win ik, uitleg, waar gaat het over, samenvatting, hoe win je, waar draait het om, wat moet je doen in dit spel
    contents: hoeveel edelstenen heeft iedereen, hoeveel stenen in totaal, ontbreekt er iets, onderdelen, inhoud, materiaal, hoeveel druppels, hoeveel tegels zijn er, hoeveel kaarten zitten erin, hoeveel steentjes heeft iedereen, wat zit er in de doos
    card-colours: hoeveel kaarten van elke kleur, hoeveel blauwe kaarten, welke kleuren zijn er, verdeling van de kaarten, welke kleuren kaarten zijn er, hoeveel witte kaarten, hoeveel oranje kaarten
    columns: hoeveel kolommen zijn er, hoeveel waarderingen in het hele spel, hoe lang is de wand, hoeveel rotsen, hoeveel rondes, hoe lang duurt het, hoe vaak tellen we, hoe lang is het spel, hoe vaak schuift het raam
    setup-wall: welk puntenbord met z’n drieën, welke kant van het puntenbord, hoe gaat het bord in elkaar, puzzelen, bord in elkaar zetten, hoe liggen de rotsstroken, slangen boven of onder, opzetten met twee, wand opbouwen, hoe leg je het bord neer, hoe zet je alles klaar
    rails: hoe gaan de rails erin, plastic, gleuven, hoge rand, binnen of buiten, hoe liggen de rails, plastic strips
    strip-order: hebben de rotsstroken een vaste volgorde, stroken schudden, elke keer dezelfde wand, willekeurig, slangen, stroken verwisselen, maakt de volgorde van de stroken uit, hoe leg ik de rotsstroken
    setup-tiles: waar komen donkere en lichte tegels, liggen de bonustegels open, verdekt, achterkant, welke tegels liggen open, mixen, tegels neerleggen, liggen de bonustegels dicht, waar leg je de bonusplaatjes, welke plaatjes draai je om
    setup-frame: waar begint het waterkader, frame, raam, lijst, waterstroken, waar komen de blauwe stroken, links of rechts, waarvoor dient het kader, waar leg je het raam aan het begin
    setup-gems: welke kleur ben ik, waar zit ik, hoek, scoremarker, telsteen, waar begint mijn telsteen, kleur kiezen, wie heeft welke kleur, waar zet ik mijn scoresteen
    start-player: wie begint, hoe bepalen we de startspeler, wie mag eerst, jongste, oudste, startspeler kiezen, wie gaat eerst, wie mag beginnen
    setup-cards: met hoeveel kaarten beginnen we, delen, uitdelen, beginhand, kaarten met 2 spelers, kaarten met drie spelers, tweede speler krijgt, hoeveel kaarten krijgt de derde speler, vierde speler, hoeveel kaarten krijgt iedereen, hoeveel kaarten krijg je
    hands-hidden: mag ik de kaarten van een ander zien, zijn handkaarten geheim, kaarten tonen, bij een ander kijken, open hand, vragen hoeveel kaarten iemand heeft, mag ik in jouw kaarten kijken, moet ik mijn kaarten laten zien
    boxes: wie krijgt eerst de waterbox, wie is aan de beurt, ik ben de draad kwijt, edelsteenbox aan het begin, wie heeft welke box, waarvoor is de waterbox, waarvoor is de edelsteenbox, doosje, bakje, wie heeft het waterbakje aan het begin, wie begint met het water, wie krijgt welk doosje, wie krijgt de edelsteenbak
    fold-boxes: hoe zet ik de boxen in elkaar, welke gleuf voor de pijl, vouwen, doosjes bouwen, schuin, karton, wat betekent de pijl in de box, hoe vouw je de bakjes, bakje in elkaar zetten
    turn: wat mag ik in mijn beurt, trekken en plaatsen in één beurt, mag ik passen, overslaan, hoeveel kaarten trek ik, acties, volgorde, moet ik iets doen, kiezen, trek ik kaarten aan het eind, wanneer trek ik, wat gebeurt er in een beurt, allebei in één beurt, wat kan ik doen als ik aan de beurt ben, kaarten pakken of steen leggen
    hand-limit: te veel kaarten in de hand, moet ik afleggen, maximum, meer dan 12, 13 kaarten, limiet, voorraadstapel leeg, stapel op, geen kaarten meer, opnieuw schudden, welke kaarten leg ik weg, hoeveel kaarten mag ik hebben, ik heb meer dan 12 kaarten, trekstapel leeg
    place: wat kost een plek, prijs, betalen, mag ik buiten het kader plaatsen, edelsteen leggen, diamant, waar mag ik een steen leggen, gat, gleuf, spleet, vijf kaarten in kolom vijf, vrije plek, alleen de eerste kolom, kaarten van dezelfde kleur, hoeveel kaarten voor kolom 4, welke kaarten heb ik nodig, passende kleur, wat kost een steentje, hoeveel kaarten kost een edelsteen, waar mag ik een edelsteen leggen, wat kost de derde kolom, verste
    pay-discard: waar gaan betaalde kaarten heen, open of dicht wegleggen, aflegstapel, gebruikte kaarten, moet ik weggelegde kaarten tonen, waar laat ik de kaarten waarmee ik betaal, weggooistapel
    replace: geen blauwe meer, andere als joker, 2 kaarten voor 1, inruilen, vervangen, twee verschillende kleuren, kaart te weinig, verkeerde kleur, paar in plaats van één, twee blauwe in plaats van een oranje, niet genoeg van een kleur, hoeveel kaarten om er één te vervangen, alles vervangen door paren, meer kaarten vervangen, twee dezelfde voor één, inwisselen, ik mis een kaart, twee gelijke kaarten als joker
    why-far-columns: waarom 5 kaarten betalen, duur, tip, strategie, voordeel, loont het, latere kolommen, goedkoop, waarom zou je ver leggen, waarom zou ik meer betalen, heeft het zin om ver weg te leggen, achterste
    drop: moet ik een druppel leggen, mag ik het water overslaan, wie kiest waar de druppel komt, waar komt de waterdruppel, bovenste gat, verplicht, blauw steentje, blokkeert de druppel, elke beurt, mag er een edelsteen op een druppel, waarvoor is de waterbox, wie heeft het water, telt een druppel als edelsteen, wie legt de druppel, waar moet de druppel, moet je een druppel leggen, waar leg ik het water, inpikken
    scoring: wanneer tellen we, wanneer wordt een kolom gewaardeerd, derde kolom is vol gebeurt er iets, volle kolom, welke kolom telt, tweede kolom eerst vol, tussenstand, tussentelling, eerst rots of eerst tegels, kan een druppel de laatste spleet vullen, welke kolom is de eerste, wanneer krijgen we punten, wanneer is er een telling, andere kolom vol
    rock-points: wie krijgt de 8 en wie de 5, niets van mij in de kolom, krijg ik dan het laatste getal, meerderheid, meeste stenen in de kolom, tweede plaats, minste, punten voor een kolom, hoe worden punten verdeeld, geen edelsteen, hoeveel spelers krijgen punten, derde plaats, tellen druppels mee, wat krijgt de tweede, hoeveel punten krijgt de tweede, wie krijgt de punten van de rots
    rock-numbers: met twee spelers hoeveel krijgen punten, krijgt de tweede iets met drie spelers, getallen op de rots, wat zijn de getallen, telling met twee, welke punten met twee spelers, hoeveel getallen staan er met 3 spelers
    rock-ties: allebei twee edelstenen in de kolom, evenveel stenen in de kolom, gelijke stand in een kolom, wie is voor, lager, slangen, tiebreaker, waarvoor zijn de slangen, twee met dezelfde meerderheid, gelijk bij de rots, wie gaat voor bij gelijk in de kolom, gelijkspel bij een rots, steentjes
    tiles: wie wint de bonustegel, niemand in die rij, lege rij, moet ik mijn tegels tonen, meeste in de rij, tegels geheim houden, bonus krijgen, meerderheid in een rij, tegel nemen, zijn mijn tegels open, krijgt iedereen een tegel, waar leg ik gewonnen tegels, hoeveel bonustegels per waardering, wie krijgt de bonus
    tile-rows: welke edelstenen tellen voor de rij, tellen stenen onder het water mee, telt de hele rij, gewaardeerde stenen voor de bonus, alleen in het kader, hoe ver gaat een rij, welke stenen tellen mee voor de bonus
    last-frames: kader voorbij de wand, minder kolommen aan het eind, kader steekt uit, laatste kolommen in het kader, nog maar drie kolommen, het raam steekt buiten het bord, raam aan het eind
    tile-ties: gelijke stand om een bonustegel, allebei twee in de rij, allebei even ver rechts, evenveel in een rij, zelfde kolom, dichtst bij de tegel, tiebreaker in een rij, gelijk bij de bonus, evenveel in de rij wie krijgt de bonus
    frame-moves: hoe schuiven we de waterval op, kader verschuiven, opschuiven, wanneer draaien we nieuwe bonustegels om, na de waardering, strook inschuiven, openleggen, volgende kolom, hoe schuift het raam, raam opschuiven, frame verplaatsen, waterval verschuift
    scored-gems: krijg ik mijn edelstenen terug, stenen weghalen, wat gebeurt er met gewaardeerde stenen, terugnemen, verdwijnen, bedekt, komen druppels terug, komen stenen terug, wat gebeurt er met de stenen na de telling, steentjes
    boxes-pass: welke kant gaat de waterbox op, mag ik na de waardering nog een dubbele zet, tegen de klok in, boxen doorgeven, wie is er na de waardering, waterbox schuift door, richting, wanneer wisselt de waterbox, verandert de startspeler, wie heeft de volgende beurt, wanneer gaat het waterbakje door, bakje doorgeven
    full-again: volgende kolom is ook vol, nog eens waarderen, twee volle kolommen, meteen weer, twee kolommen tegelijk, volgende kolom ook al vol na het schuiven
    boxes-once: twee waarderingen in één beurt, box twee keer doorgeven, beide kolommen gewaardeerd wie heeft de box, waterbox twee plaatsen, twee keer tellen achter elkaar, schuift het bakje dan twee keer
    last-gem: ik had het water en vulde het laatste gat met een edelsteen, moet ik nog een druppel leggen, kolom afmaken met een edelsteen, laatste plek gevuld en ik heb het waterbakje
    double-after-scoring: dubbele zet maakt weer een kolom vol, nog een waardering in dezelfde beurt, extra actie na de waardering, na de telling nog een dubbele zet, extra zet vult een kolom
    water-box-comes: ik krijg de waterbox na de waardering, leg ik nu een druppel, waterbox in mijn eigen beurt, meteen druppelen, nieuwe eigenaar van de waterbox, ik krijg nu het waterbakje moet ik een druppel leggen
    tile-kinds: welke bonustegels zijn er, soorten, symbolen, wat doen de tegels, hoeveel van elke tegel, welke bonussen zijn er, wat betekenen de plaatjes
    tile-use: hoeveel bonustegels in één beurt, wanneer mag ik een bonustegel gebruiken, meer tegels tegelijk, zelfde tegel twee keer, in de beurt van een ander, meteen, voor of na mijn actie, inzetten, inleveren, wat gebeurt er met gebruikte tegels, bewaren voor later, combineren, kleur naar keuze met dubbele zet, moet ik hem gebruiken, meteen na het winnen, wanneer mag ik een bonus gebruiken, bonusplaatje inzetten
    tile-points: tellen punten op een tegel meteen, bonuspunten, winstpunten, getal op een tegel, bewaren tot het eind, puntenplaatje, wanneer krijg ik de punten van een tegel
    tile-cards: tegel met 3 kaarten, mag ik boven de 12 met een bonus, extra kaarten, kaarten trekken met een tegel, plus kaarten, kaartentegel, extra kaarten pakken met een bonus
    tile-any-colour: met een andere kleur betalen, joker, kleur maakt niet uit, willekeurige kleur, alle kleuren, regenboog, gemengd betalen, met welke kaarten dan ook, met elke kleur betalen, welke kleur dan ook
    tile-double-move: twee acties, tweede actie, extra beurt, nog een keer, dubbele beurt, twee edelstenen met een tegel, ×2, dubbele pijl, tegel voor twee beurten, nog een zet
    end: wanneer is het afgelopen, maken we de ronde af, tellen halfvolle kolommen aan het eind, bonustegels voor de laatste twee, einde, laatste ronde, eindwaardering, eindtelling, op twee na laatste, hoe eindigt het, laatste twee kolommen, iedereen evenveel beurten, geen beurten meer, wie heeft de laatste beurt, wanneer is het klaar, wanneer stopt het spel, hoe eindig je
    winner: gelijk aan het eind wie wint, gelijke stand aan het eind, zelfde punten, gedeelde winst, wie heeft gewonnen, meeste punten, wie wint er, gelijkspel op het eind
    unequal-hands: waarom krijg jij meer kaarten dan ik, oneerlijk, ander aantal kaarten, voordeel van de eerste, eerlijk, met minder kaarten beginnen, waarom heeft de een meer kaarten, waarom krijgt de laatste meer kaarten
    one-gem: twee edelstenen tegelijk, twee stenen plaatsen, meer edelstenen, hoeveel edelstenen mag ik plaatsen, hoeveel stenen per beurt, meerdere steentjes leggen
    why-boxes: waar is de box goed voor, waarom gaat de box rond, reden voor het doorgeven, vergeten wie aan de beurt is, onthouden, bijhouden, waarom geef je het bakje door, moet dat bakje echt rond
    all-tied: iedereen evenveel, alles gelijk, alle spelers gelijk, drie gelijk, vier gelijk, iedereen één edelsteen, alle spelers evenveel stenen, allemaal gelijk in de kolom
    empty-box: druppels op, geen edelstenen van mijn kleur meer, stenen op, niets meer over, voorraad, waterbox leeg, niet genoeg, rode edelstenen zijn op, steentjes op, geen druppels meer
    track: wat als ik meer dan tachtig punten heb, 81, voorbij het laatste veld, meer dan 80, rondje, scorespoor vol, scorebord, boven de 80, scorebord rond
