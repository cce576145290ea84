# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Zes gezamenlijke stapels stenen: leg fiches voor wat je erop bouwt, en scoor als een ander zo’n stapel omgooit. Wie het eerst tien punten heeft, wint.
stone_layer_small = klein
stone_layer_medium = middelgroot
stone_layer_large = groot
stone_layer_stacks = { $n ->
    [one] stapel { $stacks }
   *[other] stapels { $stacks }
}

## The sheet

stone_layer_ring = Kring
stone_layer_marker = Marker
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { $n ->
    [one] { NUMBER($stack) }: +{ NUMBER($n) } fiche
   *[other] { NUMBER($stack) }: +{ NUMBER($n) } fiches
}
stone_layer_steps = Stappen van de tegel
stone_layer_stood = Blijft staan
stone_layer_stood_worth = { $n ->
    [one] Blijft staan: { NUMBER($n) } fiche
   *[other] Blijft staan: { NUMBER($n) } fiches
}
stone_layer_no_token = Geen fiche
stone_layer_fell = Omgevallen
stone_layer_slid_off = Eraf gegleden
stone_layer_source_fell = Bron omgevallen
stone_layer_settle = Afhandelen
stone_layer_next = Volgende speler
stone_layer_by = Veroorzaakt door
stone_layer_up = Beurt van
stone_layer_apart = De stapel viel om voordat de steen geplaatst was
stone_layer_lies = De steen ligt op stapel { NUMBER($stack) }
stone_layer_size = Steen
stone_layer_count = In de doos ({ $size })
stone_layer_moving = De marker elders zetten
stone_layer_new_tiles = Geen tegel past: vijf nieuwe
stone_layer_exchange = 5 punten inwisselen
stone_layer_prompt_draft = Tik op elke stapel die omviel, en kies dan Afhandelen.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Omgevallen: { $stacks }. Door wie?
stone_layer_ask_which = Tik op elke stapel die omviel. Door wie?
stone_layer_prompt_quick = Snelle start, steen { NUMBER($n) } van { NUMBER($of) }: de stappen van de tegel, verder vanaf stapel { NUMBER($stack) }.
stone_layer_prompt_moving = Tik op de stapel waar de marker staat.
stone_layer_prompt_source = De rivier is leeg. Tik op de stapel waar de steen vandaan komt.
stone_layer_prompt_stone = { $n ->
    [one] Steen { NUMBER($number) } op stapel { NUMBER($stack) }, goed voor { NUMBER($n) } fiche.
   *[other] Steen { NUMBER($number) } op stapel { NUMBER($stack) }, goed voor { NUMBER($n) } fiches.
}
stone_layer_prompt_no_token = { $seat } heeft een stapel omgegooid: de steen mag nog op stapel { NUMBER($stack) }, maar zonder fiche.
stone_layer_prompt_marker = Tik op een andere stapel als de marker daar staat.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } legt { NUMBER($n) } fiche bij stapel { NUMBER($stack) }.
   *[other] { $seat } legt { NUMBER($n) } fiches bij stapel { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } legt geen fiche.
stone_layer_prompt_steps = Nu de stappen van de tegel.
stone_layer_prompt_stays = De marker blijft staan.
stone_layer_spoken_stack = { $n ->
    [0] Stapel { NUMBER($stack) }, geen steen.
    [one] Stapel { NUMBER($stack) }, { NUMBER($n) } steen hoog.
   *[other] Stapel { NUMBER($stack) }, { NUMBER($n) } stenen hoog.
}
stone_layer_spoken_marker = Hier staat de marker.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Fiches: { $tokens }.
stone_layer_spoken_no_tokens = Geen fiches.
stone_layer_spoken_next = { $n ->
    [one] De volgende steen is goed voor { NUMBER($n) } fiche.
   *[other] De volgende steen is goed voor { NUMBER($n) } fiches.
}
stone_layer_spoken_fell = Omgevallen: stapel { NUMBER($stack) } of andere
stone_layer_spoken_exchange = { $seat } wisselt vijf gouden punten in voor een vijfpuntenfiche

stone_layer_box_stones = Stenen van elke maat
stone_layer_box_count = In de doos

## Remarks

stone_layer_remark_fall = { $n ->
    [one] Terug naar de rivier: { NUMBER($n) } steen ({ $stacks }).
   *[other] Terug naar de rivier: { NUMBER($n) } stenen ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } krijgt { NUMBER($n) } punt voor de fiche daar: nu { NUMBER($points) }.
   *[other] { $seat } krijgt { NUMBER($n) } punten voor de fiches daar: nu { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } krijgt { NUMBER($n) } punt voor de fiche daar: nu { NUMBER($points) }, en daarmee is het spel afgelopen.
   *[other] { $seat } krijgt { NUMBER($n) } punten voor de fiches daar: nu { NUMBER($points) }, en daarmee is het spel afgelopen.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } veroorzaakte het: geen punten. { NUMBER($n) } fiche van daar gaat terug naar de eigen voorraad.
   *[other] { $seat } veroorzaakte het: geen punten. { NUMBER($n) } fiches van daar gaan terug naar de eigen voorraad.
}
stone_layer_remark_stays = { $n ->
    [one] { $seat } veroorzaakte het: geen punten. { NUMBER($n) } fiche blijft bij de basissteen liggen tot een ander de volgende stapel daar omgooit.
   *[other] { $bases ->
        [one] { $seat } veroorzaakte het: geen punten. { NUMBER($n) } fiches blijven bij de basissteen liggen tot een ander de volgende stapel daar omgooit.
       *[other] { $seat } veroorzaakte het: geen punten. { NUMBER($n) } fiches blijven bij de basisstenen liggen tot een ander de volgende stapel daar omgooit.
    }
}
stone_layer_remark_causer = { $seat } veroorzaakte het: geen punten.
stone_layer_remark_without = Geen fiche daar, geen punten: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] De steen van deze beurt levert toch niets op: { $seat } neemt { NUMBER($n) } fiche terug.
   *[other] De steen van deze beurt levert toch niets op: { $seat } neemt { NUMBER($n) } fiches terug.
}
stone_layer_remark_exchanged = De fiches waren op, dus { $seat } wisselt vijf gouden punten in voor een vijfpuntenfiche; vijf fiches zijn weer vrij.
stone_layer_remark_short = De steen is goed voor { NUMBER($worth) }, maar { $seat } heeft er nog maar { NUMBER($n) } om te leggen.
stone_layer_remark_new_tiles = Leg vijf nieuwe tegels open.
stone_layer_remark_shuffle = Leg open wat er nog aan tegels is, schud de gebruikte en vul de rij aan tot vijf.
stone_layer_remark_used_up = Niet meer in de rivier: { $sizes }.
stone_layer_risk = Als { $stack } in deze beurt omvalt: { $gets }.
stone_layer_risk_nobody = Als { $stack } in deze beurt omvalt, krijgt niemand punten.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (dan tien)
stone_layer_risk_own_returned = { $n ->
    [one] { NUMBER($n) } fiche van { $seat } gaat dan terug naar de eigen voorraad.
   *[other] { NUMBER($n) } fiches van { $seat } gaan dan terug naar de eigen voorraad.
}
stone_layer_risk_own_stays = { $n ->
    [one] { NUMBER($n) } fiche van { $seat } blijft daar dan liggen.
   *[other] { NUMBER($n) } fiches van { $seat } blijven daar dan liggen.
}
stone_layer_risk_elsewhere = { $seats_n ->
    [one] Let op { $stack }: valt die om, dan heeft { $seats } tien punten.
   *[other] Let op { $stack }: valt die om, dan hebben { $seats } tien punten.
}

## The score

stone_layer_unfinished = Nog niemand heeft tien punten: het spel gaat door tot het zover is.

stone_layer_line_falls = Punten van omgevallen stapels
stone_layer_line_fall = { $n ->
    [one] { $stacks }, omgegooid door { $by }: { NUMBER($n) } fiche
   *[other] { $stacks }, omgegooid door { $by }: { NUMBER($n) } fiches
}
stone_layer_line_own = { $stacks }: eigen schuld, dus geen punten
stone_layer_line_returned = { $n ->
    [one] { $stacks }: eigen schuld, dus geen punten; { NUMBER($n) } fiche ging terug naar de eigen voorraad
   *[other] { $stacks }: eigen schuld, dus geen punten; { NUMBER($n) } fiches gingen terug naar de eigen voorraad
}
stone_layer_line_stays = { $n ->
    [one] { $stacks }: eigen schuld, dus geen punten; { NUMBER($n) } fiche bleef bij de basissteen liggen
   *[other] { $bases ->
        [one] { $stacks }: eigen schuld, dus geen punten; { NUMBER($n) } fiches bleven bij de basissteen liggen
       *[other] { $stacks }: eigen schuld, dus geen punten; { NUMBER($n) } fiches bleven bij de basisstenen liggen
    }
}
stone_layer_line_no_token = { $stacks }, omgegooid door { $by }: geen fiche daar
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } fiche
   *[other] { $stack }: { NUMBER($n) } fiches
}
stone_layer_line_told = Punten zoals opgegeven
stone_layer_fall_heading = Instorting { NUMBER($n) }
stone_layer_note_to_go = { $n ->
    [one] Nog { NUMBER($n) } punt te gaan
   *[other] Nog { NUMBER($n) } punten te gaan
}
stone_layer_note_reached = Tien bereikt
stone_layer_note_tokens = Fiches: { NUMBER($hand) } in voorraad, { NUMBER($board) } op het bord, { NUMBER($gold) } gouden
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } vijfpuntenfiche
   *[other] { NUMBER($n) } vijfpuntenfiches
}
stone_layer_tie_stacks = Fiches bij de stapels
stone_layer_tie_board = Fiches op het bord
stone_layer_end_one = { $points ->
    [one] { $seat } heeft { NUMBER($points) } punt: het spel is afgelopen.
   *[other] { $seat } heeft { NUMBER($points) } punten: het spel is afgelopen.
}
stone_layer_end_together = Het spel is afgelopen: { $seats } kwamen bij dezelfde instorting op tien.
stone_layer_end_points = { $seat } wint met de meeste punten, { NUMBER($points) }.
stone_layer_end_tokens = Evenveel punten: { $seats }. { $what }: { $seat } heeft er de meeste, { NUMBER($n) }, en wint.
stone_layer_end_shared = Evenveel punten: { $seats }. { $what }: elk { NUMBER($n) }; ze delen de winst.

## The log

stone_layer_told_marker = Marker bij stapel { NUMBER($stack) }
stone_layer_told_quick = Snelle start: steen { NUMBER($n) } op stapel { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] steen staat op stapel { NUMBER($stack) }, { NUMBER($n) } fiche
   *[other] steen staat op stapel { NUMBER($stack) }, { NUMBER($n) } fiches
}
stone_layer_told_no_token = op stapel { NUMBER($stack) }, geen fiche
stone_layer_told_slid_off = van stapel { NUMBER($stack) } gegleden
stone_layer_told_fell = { $stacks } omgegooid
stone_layer_told_fell_lies = { $stacks } omgegooid; de steen ligt op stapel { NUMBER($stack) }
stone_layer_told_source_fell = { $stacks } omgegooid bij het nemen van de steen
stone_layer_told_from = { $what }, steen van stapel { NUMBER($from) }
stone_layer_told_collapse = { $stacks } laten omvallen
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } stap, marker naar stapel { NUMBER($stack) }
   *[other] { NUMBER($n) } stappen, marker naar stapel { NUMBER($stack) }
}
stone_layer_told_stays = marker blijft bij stapel { NUMBER($stack) }
stone_layer_told_no_steps = beurt voorbij, stappen niet ingevoerd
stone_layer_told_new_tiles = Vijf nieuwe tegels
stone_layer_told_exchange = vijf gouden punten voor een vijfpuntenfiche
stone_layer_told_count = Stenen in de doos ({ $size }): { NUMBER($n) }

## Refusals

stone_layer_unread_stones = { $most ->
    [one] Er is { NUMBER($most) } steen, opgegeven: { NUMBER($came) }.
   *[other] Er zijn { NUMBER($most) } stenen, opgegeven: { NUMBER($came) }.
}
stone_layer_refused_lists = { $n ->
    [one] De tafel heeft { NUMBER($n) } speler: geef voor ieder de punten en de fiches bij elke stapel, niet voor { NUMBER($came) }.
   *[other] De tafel heeft { NUMBER($n) } spelers: geef voor ieder de punten en de fiches bij elke stapel, niet voor { NUMBER($came) }.
}
stone_layer_refused_in_turn = Beurt { NUMBER($turn) }: { $why }
stone_layer_refused_falls = { $given ->
    [one] De instortingen gaven { $seat } { NUMBER($given) } punt, en punten gaan niet verloren: { NUMBER($points) } is te weinig.
   *[other] De instortingen gaven { $seat } { NUMBER($given) } punten, en punten gaan niet verloren: { NUMBER($points) } is te weinig.
}
stone_layer_refused_height = { $n ->
    [one] Stapel { NUMBER($stack) } zou met { NUMBER($n) } steen omgevallen zijn; er zijn er { NUMBER($most) }.
   *[other] Stapel { NUMBER($stack) } zou met { NUMBER($n) } stenen omgevallen zijn; er zijn er { NUMBER($most) }.
}
stone_layer_refused_fall = Een instorting noemt elke stapel één keer.
stone_layer_refused_over = Iemand heeft tien punten: het spel is afgelopen. Maak ongedaan wat ertoe leidde om het te veranderen.
stone_layer_refused_quick = { $n ->
    [one] Een snelle start plaatst { NUMBER($n) } steen, vóór de eerste beurt.
   *[other] Een snelle start plaatst { NUMBER($n) } stenen, vóór de eerste beurt.
}
stone_layer_refused_second_stone = Maar één steen per beurt. Geef eerst de stappen van de tegel, of maak ongedaan.
stone_layer_refused_no_stone = Voer eerst in hoe de steen ligt, dan de stappen.
stone_layer_refused_no_source = De rivier is leeg: voer in van welke stapel de steen komt.
stone_layer_refused_source = De rivier heeft nog stenen: neem er daar een, niet van een stapel.
stone_layer_refused_source_marker = De steen gaat op stapel { NUMBER($stack) }, dus hij moet van een andere komen.
stone_layer_refused_bare = Er ligt geen steen op basissteen { NUMBER($stack) }: daar kan niets genomen worden en niets omvallen.
stone_layer_refused_source_fell = Noem de stapel waar de steen vandaan kwam, en dat die omviel.
stone_layer_refused_nothing_fell = Noem minstens één stapel die omviel.
stone_layer_refused_new_tiles = De rivier heeft stenen: aan deze tafel komen er alleen nieuwe tegels als die leeg is.
stone_layer_refused_tile_chosen = De steen van deze beurt is al ingevoerd, dus de tegel was gekozen. Geef eerst de stappen; nieuwe tegels kunnen vóór de volgende steen komen. Of maak ongedaan.
stone_layer_refused_marker = De steen van deze beurt is al ingevoerd: de marker gaat nu het aantal stappen van de tegel verder. Geef die, of maak ongedaan.
stone_layer_refused_exchange = { $seat } kan nu niet inwisselen: daar zijn vijf gouden punten voor nodig en een vijfpuntenfiche die nog vrij is.
stone_layer_refused_count = Er zijn { NUMBER($all) } stenen in totaal. Maat { $size }: bij de andere maten zoals ingevoerd hoogstens { NUMBER($most) }, niet { NUMBER($n) }. Verbeter eerst de andere als die niet kloppen.

## Doubts

stone_layer_doubt_stones = Stenen op de stapels: { NUMBER($n) }; er zijn er { NUMBER($most) }.
stone_layer_doubt_size = { $n ->
    [one] Maat { $size }: { NUMBER($n) } steen op de stapels; in de doos zitten er { NUMBER($most) }.
   *[other] Maat { $size }: { NUMBER($n) } stenen op de stapels; in de doos zitten er { NUMBER($most) }.
}
stone_layer_doubt_counts = { $n ->
    [one] De drie maten zijn samen { NUMBER($n) } steen; er zijn er { NUMBER($all) }.
   *[other] De drie maten zijn samen { NUMBER($n) } stenen; er zijn er { NUMBER($all) }.
}
stone_layer_doubt_tokens = { $n ->
    [one] { $seat } heeft, op het bord en gouden samen, { NUMBER($n) } fiche; een kleur heeft er { NUMBER($most) }.
   *[other] { $seat } heeft, op het bord en gouden samen, { NUMBER($n) } fiches; een kleur heeft er { NUMBER($most) }.
}
stone_layer_doubt_beside = { $n ->
    [one] Bij stapel { NUMBER($stack) } ligt { NUMBER($n) } fiche; bij hoogte { NUMBER($height) } kunnen het er hoogstens { NUMBER($most) } zijn.
   *[other] Bij stapel { NUMBER($stack) } liggen { NUMBER($n) } fiches; bij hoogte { NUMBER($height) } kunnen het er hoogstens { NUMBER($most) } zijn.
}
stone_layer_doubt_fell_beside = { $n ->
    [one] Beurt { NUMBER($turn) }: bij stapel { NUMBER($stack) } lag { NUMBER($n) } fiche toen hij omviel; bij hoogte { NUMBER($height) } kunnen het er hoogstens { NUMBER($most) } zijn.
   *[other] Beurt { NUMBER($turn) }: bij stapel { NUMBER($stack) } lagen { NUMBER($n) } fiches toen hij omviel; bij hoogte { NUMBER($height) } kunnen het er hoogstens { NUMBER($most) } zijn.
}
stone_layer_doubt_fives = { $n ->
    [one] { $seat } heeft { NUMBER($n) } vijfpuntenfiche; met twee was het spel al afgelopen.
   *[other] { $seat } heeft { NUMBER($n) } vijfpuntenfiches; met twee was het spel al afgelopen.
}
stone_layer_doubt_fives_box = Vijfpuntenfiches in gebruik: { NUMBER($n) }; in de doos zitten er { NUMBER($most) }.
stone_layer_doubt_points = { $n ->
    [one] { $seat } heeft { NUMBER($n) } punt; meer dan { NUMBER($most) } kan niemand halen.
   *[other] { $seat } heeft { NUMBER($n) } punten; meer dan { NUMBER($most) } kan niemand halen.
}
stone_layer_doubt_all_won = Iedereen heeft tien punten, maar wie de laatste instorting veroorzaakte, kreeg er niets van.
stone_layer_doubt_tiles = Tegels geteld: { NUMBER($n) }; er zijn er { NUMBER($all) }.
stone_layer_doubt_quick = { $n ->
    [one] Er is vooraf { NUMBER($n) } steen geplaatst; verwacht: { NUMBER($expected) }.
   *[other] Er zijn vooraf { NUMBER($n) } stenen geplaatst; verwacht: { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Beurt { NUMBER($turn) }: niet ingevoerd hoe ver de marker ging, dus misschien staat hij ergens anders.
stone_layer_doubt_lies = Beurt { NUMBER($turn) }: de steen zou op stapel { NUMBER($stack) } liggen, maar die viel om, dus ging hij terug naar de rivier.
stone_layer_doubt_twice = Beurt { NUMBER($turn) }: stapel { NUMBER($stack) } is twee keer genoemd bij de omgevallen stapels, bij de marker en met zijn nummer.
stone_layer_doubt_out_of_turn = Beurt { NUMBER($turn) } was van { $seat }; { $expected } had aan de beurt moeten zijn.

## Options

stone_layer_option_edition = In welke taal zijn jullie spelregels?
stone_layer_option_edition_source = De vijf teksten in de doos verschillen. Kiezen jullie er een, dan volgen de vier regels hieronder die tekst. Een nieuwe tafel begint met de taal van de app, als de doos die heeft, en anders met Engels, dat met de meeste andere overeenkomt.
stone_layer_edition_fi = Fins
stone_layer_edition_fi_means = Fiches van wie een stapel omgooit, gaan terug; bij gelijke stand tellen fiches bij stapels; er zijn vier vijfpuntenfiches; na een snelle start worden alle tegels geschud.
stone_layer_edition_sv = Zweeds
stone_layer_edition_sv_means = Zoals Fins. Welke tegels na een snelle start geschud worden, staat er niet precies: “de tegels”, zoals bij de spelvoorbereiding, dus alle.
stone_layer_edition_da = Deens
stone_layer_edition_da_means = Fiches van wie een stapel omgooit, gaan terug; bij gelijke stand tellen fiches bij stapels; er zijn vier vijfpuntenfiches; na een snelle start worden de overige tegels geschud.
stone_layer_edition_nb = Noors
stone_layer_edition_nb_means = Fiches van wie een stapel omgooit, blijven op het bord; bij gelijke stand tellen alle fiches daar; er zijn vijf vijfpuntenfiches; na een snelle start worden de overige tegels geschud.
stone_layer_edition_en = Engels
stone_layer_edition_en_means = Fiches van wie een stapel omgooit, gaan terug; bij gelijke stand tellen fiches bij stapels; er zijn vier vijfpuntenfiches; na een snelle start worden de overige tegels geschud.
stone_layer_option_own = Eigen fiches bij een zelf omgegooide stapel
stone_layer_option_own_source = Fins, Zweeds, Deens en Engels: terug. Noors: ze blijven. Standaard is wat jullie spelregels zeggen.
stone_layer_option_own_returned = gaan terug
stone_layer_option_own_returned_means = Ze komen terug met de kleurkant boven en kunnen weer gelegd worden.
stone_layer_option_own_stay = blijven liggen
stone_layer_option_own_stay_means = Ze liggen bij de basissteen en zijn punten voor hun eigenaar als een ander de volgende stapel daar omgooit.
stone_layer_option_tie = Wat bij gelijke stand op tien of meer telt
stone_layer_option_tie_source = Noors: fiches op het bord. De andere: fiches bij de stapels. Standaard is wat jullie spelregels zeggen.
stone_layer_option_tie_stacks = fiches bij stapels
stone_layer_option_tie_stacks_means = Fiches bij een lege basissteen tellen niet.
stone_layer_option_tie_board = fiches op het bord
stone_layer_option_tie_board_means = Fiches bij een lege basissteen tellen ook.
stone_layer_option_fives = Vijfpuntenfiches in de doos
stone_layer_option_fives_source = Noors: vijf. De andere: vier. Standaard is wat jullie spelregels zeggen.
stone_layer_option_fives_four_means = Eén voor elk van vier spelers, en dat is genoeg: niemand heeft een tweede nodig.
stone_layer_option_fives_five_means = Eén meer dan vier spelers kunnen gebruiken.
stone_layer_option_tiles = Na een snelle start schudden
stone_layer_option_tiles_source = Fins: alle tegels. Deens, Noors en Engels: de overige. Zweeds zegt het niet duidelijk. Standaard is wat jullie spelregels zeggen.
stone_layer_option_tiles_remaining = de overige tegels
stone_layer_option_tiles_remaining_means = 31 tegels; de vier getrokken tegels liggen bij de gebruikte.
stone_layer_option_tiles_all = alle tegels
stone_layer_option_tiles_all_means = 35 tegels, zodat elke rij uit de stapel gevuld wordt.
stone_layer_option_quick = Snelle start?
stone_layer_option_quick_source = De spelregels bieden die aan voor een korter spel, vooral met twee spelers. Standaard: nee.
stone_layer_option_quick_no_means = Alle stapels beginnen leeg.
stone_layer_option_quick_yes_means = Eerst worden vier stenen geplaatst. Die geven geen fiches maar tellen voor de hoogte.
stone_layer_option_sizes = Maten bijhouden?
stone_layer_option_sizes_source = Een hulp, geen regel. Hoeveel stenen er van elke maat zijn, staat nergens, dus dat wordt één keer gevraagd. Standaard: nee.
stone_layer_option_sizes_no_means = Alleen de hoogte wordt geteld.
stone_layer_option_sizes_yes_means = Eén tik meer per beurt; de app zegt wanneer een maat op is.
stone_layer_option_marker_moves = gaat verder
stone_layer_option_marker_stays = blijft staan
stone_layer_option_failure = Na een mislukte steen: de marker
stone_layer_option_failure_source = Geen tekst zegt het. Uitleg van deze app, omdat de beurt in alle vijf na de steen en “eventuele” fiches eindigt: hij gaat verder. Dat is de standaard.
stone_layer_option_failure_moves_means = De stappen van de tegel worden gezet zoals altijd.
stone_layer_option_failure_stays_means = De volgende speler bouwt op dezelfde stapel.
stone_layer_option_source_fall = Na een omgevallen bronstapel: de marker
stone_layer_option_source_fall_source = Volgens alle teksten eindigt de beurt daar; over de marker zeggen ze niets. Uitleg van deze app, omdat de marker als laatste in een beurt verplaatst wordt: hij blijft staan. Dat is de standaard.
stone_layer_option_source_fall_moves_means = De stappen van de tegel worden gezet zoals altijd.
stone_layer_option_source_fall_stays_means = De volgende speler bouwt op dezelfde stapel.
stone_layer_option_exchange = Punten inwisselen als de fiches op zijn?
stone_layer_option_exchange_source = De spelregels staan het toe aan wie er bijna geen meer heeft, en zeggen niet wat er anders gebeurt. Uitleg van deze app: vanzelf, omdat niemand erbij verliest. Dat is de standaard.
stone_layer_option_exchange_yes_means = Vijf gouden punten worden een vijfpuntenfiche zodra een steen meer fiches vraagt dan er in voorraad zijn.
stone_layer_option_exchange_no_means = Alleen als iemand erom vraagt; anders worden er zoveel fiches gelegd als er zijn.
stone_layer_option_new_tiles = Vijf nieuwe tegels als er geen enkele bruikbaar is?
stone_layer_option_new_tiles_source = De teksten zeggen het alleen voor een lege rivier. Uitleg van deze app, omdat de beurt anders niet verder kan: ook als de rivier stenen van andere maten heeft. Dat is de standaard.
stone_layer_option_new_tiles_yes_means = Alle open tegels worden weggelegd en er komen vijf nieuwe open te liggen.
stone_layer_option_new_tiles_no_means = Alleen als de rivier leeg is.

## Set-up

stone_layer_setup_section_board = Het speelbord
stone_layer_setup_section_tokens = Fiches
stone_layer_setup_section_tiles = Tegels
stone_layer_setup_section_quick = Snelle start
stone_layer_setup_section_start = Beginnen
stone_layer_setup_edition = Spelregels aan deze tafel: { $edition }. Zijn die van jullie in een andere taal, kies die dan bij Opties: de vijf teksten verschillen.
stone_layer_setup_assemble = Het speelbord wordt in elkaar gelegd, als het uit delen bestaat.
stone_layer_setup_board = Het speelbord komt midden op tafel.
stone_layer_setup_bases = De { NUMBER($n) } platte basisstenen komen op hun plaats.
stone_layer_setup_stones = Alle { NUMBER($n) } andere stenen worden gelijkmatig over de rivier verspreid.
stone_layer_setup_sizes = De kleur van een steen zegt of hij klein, middelgroot of groot is: even bekijken.
stone_layer_setup_marker = De marker komt bij een willekeurige basissteen.
stone_layer_setup_marker_sv = De marker komt bij een basissteen naar keuze.
stone_layer_setup_tokens = Iedere speler neemt de { NUMBER($n) } fiches van een kleur, met de kleurkant boven.
stone_layer_setup_fives = De { NUMBER($n) } vijfpuntenfiches liggen binnen bereik.
stone_layer_setup_shuffle = De { NUMBER($n) } tegels worden geschud en komen verdekt naast het speelbord.
stone_layer_setup_open = Naast het speelbord worden { NUMBER($n) } tegels opengelegd.
stone_layer_setup_read = Een tegel toont de maten waaruit te kiezen is en de stappen van de marker: even bekijken.
stone_layer_setup_draw = Er worden { NUMBER($n) } tegels getrokken, met voor elk een steen; toont een tegel meer maten, dan spreken de spelers er een af.
stone_layer_setup_place = Vanaf de marker worden de stappen van elke tegel gezet; daar komt de bijbehorende steen.
stone_layer_setup_quick_marker = De marker komt waar de laatste steen ligt.
stone_layer_setup_remaining = De { NUMBER($drawn) } getrokken tegels gaan bij de gebruikte; de andere { NUMBER($n) } worden geschud.
stone_layer_setup_all = Alle { NUMBER($n) } tegels worden opnieuw geschud, ook de getrokken tegels.
stone_layer_setup_start = Wie het laatst bij een rivier was, begint; daarna met de klok mee.
stone_layer_advice_quick = Twee spelers: een snelle start maakt het spel korter.
stone_layer_piece_board = speelbord
stone_layer_piece_bases = basisstenen
stone_layer_piece_stones = stenen in drie maten
stone_layer_piece_marker = marker
stone_layer_piece_tokens = { $n ->
    [one] puntenfiche
   *[other] puntenfiches
}
stone_layer_piece_fives = { $n ->
    [one] vijfpuntenfiche
   *[other] vijfpuntenfiches
}
stone_layer_piece_tiles = steentegels

## What gives points

stone_layer_points_stones = Een steen die blijft staan
stone_layer_points_stone = steen { NUMBER($n) }
stone_layer_points_stones_between = stenen { NUMBER($from) } t/m { NUMBER($to) }
stone_layer_points_stones_from = steen { NUMBER($n) } en alles erboven
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } fiche
   *[other] { NUMBER($n) } fiches
}
stone_layer_points_fall = Een stapel valt om
stone_layer_points_each = elke fiche daar, voor de eigenaar
stone_layer_points_causer = wie het veroorzaakt
stone_layer_points_causer_returned = { NUMBER($n) }, fiches terug
stone_layer_points_causer_stays = { NUMBER($n) }, fiches blijven
stone_layer_points_points = { $n ->
    [one] { NUMBER($n) } punt
   *[other] { NUMBER($n) } punten
}
stone_layer_points_fives = Inwisselen
stone_layer_points_five = een vijfpuntenfiche
stone_layer_points_win = De winst
stone_layer_points_first = als eerste te halen
stone_layer_points_together = meerdere tegelijk
stone_layer_points_most = de meeste punten
stone_layer_points_level = nog steeds gelijk
stone_layer_points_most_of = de meeste { $what }

## Rules

stone_layer_section_aim = Spelidee
stone_layer_section_setup = Spelvoorbereiding
stone_layer_section_turn = Spelverloop
stone_layer_section_placing = De steen plaatsen
stone_layer_section_collecting = Puntenfiches innen
stone_layer_section_winning = Het spel winnen
stone_layer_section_quick = Een andere manier om te beginnen
stone_layer_section_river = De rivier raakt leeg
stone_layer_section_moving = De marker verplaatsen
stone_layer_rule_aim = Waar het om gaat
stone_layer_rule_aim_text = Iedereen bouwt op dezelfde { NUMBER($bases) } stapels; niemand heeft er een voor zich alleen. Voor een steen die blijft staan, legt de speler een fiche bij de stapel. Valt die om, dan zijn de fiches daar punten, maar niet voor wie hem omgooit. Wie het eerst { NUMBER($goal) } punten heeft, wint.
stone_layer_rule_aim_text_da = Iedereen bouwt op dezelfde { NUMBER($bases) } stapels en legt een fiche voor een steen die blijft staan. Valt een stapel om, dan zijn dat punten, maar niet voor wie hem omgooit. Wie het eerst { NUMBER($goal) } heeft, wint. De inleiding spreekt van een gekozen stapel; volgens de regels beslist de marker.
stone_layer_rule_contents = Wat er in de doos zit
stone_layer_rule_contents_text = Het speelbord, { NUMBER($stones) } stenen in drie maten, elk met een eigen kleur, { NUMBER($bases) } platte basisstenen, { NUMBER($tiles) } tegels, { NUMBER($tokens) } puntenfiches ({ NUMBER($each) } van elke kleur), { NUMBER($fives) } vijfpuntenfiches en een marker. Hoeveel stenen klein, middelgroot of groot zijn, zeggen de spelregels niet.
stone_layer_rule_players = Hoeveel spelers
stone_layer_rule_players_text = Het staat er niet. Er zijn fiches in vier kleuren, en een spel voor twee wordt genoemd: twee tot vier spelers. Voor de voorbereiding maakt het aantal niet uit.
stone_layer_rule_editions = Vijf talen, vijf teksten
stone_layer_rule_editions_text = De Finse, Zweedse, Deense, Noorse en Engelse tekst verschillen hier en daar, en nergens staat welke voorgaat. Wat jullie kiezen, geldt; kiezen jullie niet, dan die in de taal van de app, en anders de Engelse.
stone_layer_rule_board = Speelbord, basisstenen, rivier
stone_layer_rule_board_text = Het speelbord ligt midden op tafel, de { NUMBER($bases) } platte basisstenen op hun plaats. Alle andere stenen liggen gelijkmatig verspreid over de rivier.
stone_layer_rule_marker = Waar de marker begint
stone_layer_rule_marker_text = Bij een willekeurige basissteen.
stone_layer_rule_marker_text_sv = Bij een van de basisstenen, welke dan ook.
stone_layer_rule_tiles = Tegels aan het begin
stone_layer_rule_tiles_text = Alle { NUMBER($tiles) } tegels worden geschud en komen verdekt naast het speelbord. Daarvan worden er { NUMBER($row) } opengelegd.
stone_layer_rule_tokens = Fiches aan het begin
stone_layer_rule_tokens_text = Iedereen kiest een kleur en neemt de { NUMBER($n) } fiches daarvan, met de kleurkant boven.
stone_layer_rule_start = Startspeler: wie begint
stone_layer_rule_start_text = Wie het laatst bij een rivier was. Daarna met de klok mee.
stone_layer_rule_turn = Een beurt
stone_layer_rule_turn_text = De speler neemt een van de open tegels, plaatst een steen van die maat op de stapel bij de marker en zet de marker het aantal stappen van de tegel verder. De stapel is niet vrij te kiezen.
stone_layer_rule_select = Een tegel kiezen
stone_layer_rule_select_text = De speler kiest een van de open tegels. Die toont één, twee of drie maten, waarvan er één genomen wordt, en de stappen van de marker. Dan komt er een steen van die maat uit de rivier: de kleur geeft de maat aan, de vorm maakt niet uit.
stone_layer_rule_used_up = Een maat is op
stone_layer_rule_used_up_text = Een maat waarvan geen steen meer in de rivier ligt, kan niet gekozen worden.
stone_layer_rule_place = Een steen plaatsen
stone_layer_rule_place_text = De steen gaat boven op de stapel bij de marker, de eerste op de basissteen. Hij moet bovenop blijven liggen en alleen de steen eronder raken. Andere stenen van die stapel mag de speler in de beurt niet aanraken.
stone_layer_rule_place_text_nb = De steen gaat boven op de stapel bij de marker, de eerste op de basissteen. Hij moet stevig liggen en alleen de steen eronder raken. Andere stenen van die stapel mag de speler niet aanraken.
stone_layer_rule_hands = Beide handen, een steen proberen
stone_layer_rule_hands_text = Of beide handen mogen, en of een steen proberen en weer wegnemen mag, zeggen de spelregels niet: spreek het vooraf af. Ze verbieden alleen de andere stenen van de stapel aan te raken.
stone_layer_rule_token = Een fiche voor een steen
stone_layer_rule_token_text = Ligt de steen zoals het hoort, dan legt de speler een eigen fiche bij de stapel, met de kleurkant boven. Hoge stapels geven meer.
stone_layer_rule_no_token = Wanneer er geen fiche is
stone_layer_rule_no_token_text = De speler legt er geen als de stapel omvalt, als de steen tegen andere leunt dan die eronder, als de speler andere stenen van de stapel aanraakt, of als in de beurt een andere stapel omvalt.
stone_layer_rule_no_token_text_nb = De speler legt er geen als de stapel omvalt, als de steen meer raakt dan die eronder, als de speler bij het plaatsen een andere steen aanraakt, of als in de beurt een andere stapel omvalt.
stone_layer_rule_failed = Een steen die leunt of eraf glijdt
stone_layer_rule_failed_text = De teksten zeggen alleen dat er geen fiche is. Een steen die leunt maar niet valt, blijft liggen en telt mee voor de hoogte. Een steen die eraf glijdt, gaat terug naar de rivier. Wie vóór het plaatsen een stapel omgooit, mag de steen nog plaatsen, maar zonder fiche.
stone_layer_rule_one_stone = Eén steen per beurt
stone_layer_rule_one_stone_text = In elke beurt wordt maar één steen geplaatst.
stone_layer_rule_high = Hoge stapels
stone_layer_rule_high_text = { $first ->
    [one] De eerste drie stenen van een stapel geven elk { NUMBER($first) } fiche, de vierde { NUMBER($fourth) }, de vijfde { NUMBER($fifth) }, de zesde en elke daarboven { NUMBER($sixth) }. De basissteen telt niet.
   *[other] De eerste drie stenen van een stapel geven elk { NUMBER($first) } fiches, de vierde { NUMBER($fourth) }, de vijfde { NUMBER($fifth) }, de zesde en elke daarboven { NUMBER($sixth) }. De basissteen telt niet.
}
stone_layer_rule_high_text_nb = { $first ->
    [one] Met de basissteen meegeteld geeft de vijfde steen een bonus van één fiche, de zesde twee, elke latere drie. Zonder de basissteen is dat elk { NUMBER($first) } fiche voor de eerste drie stenen, { NUMBER($fourth) } voor de vierde, { NUMBER($fifth) } voor de vijfde, dan { NUMBER($sixth) }, zoals overal.
   *[other] Met de basissteen meegeteld geeft de vijfde steen een bonus van één fiche, de zesde twee, elke latere drie. Zonder de basissteen is dat elk { NUMBER($first) } fiches voor de eerste drie stenen, { NUMBER($fourth) } voor de vierde, { NUMBER($fifth) } voor de vijfde, dan { NUMBER($sixth) }, zoals overal.
}
stone_layer_rule_collapse = Een stapel valt om
stone_layer_rule_collapse_text = Welke stapel het ook is, elke fiche erbij is een punt voor de eigenaar. Wie aan de beurt is, krijgt niets, tenzij duidelijk een andere speler het veroorzaakte: dan krijgt die niets.
stone_layer_rule_several = Meerdere stapels vallen om
stone_layer_rule_several_text = De teksten spreken van één stapel. Wat samen omvalt, wordt samen afgehandeld, met de fiches bij elk ervan. Valt later in de beurt nog een stapel om, dan wordt die apart afgehandeld. De eerste instorting waarna iemand { NUMBER($goal) } punten heeft, beëindigt het spel.
stone_layer_rule_stones_back = Stenen gaan terug
stone_layer_rule_stones_back_text = Alle stenen van een omgevallen stapel gaan terug naar de rivier, ook als maar een deel ervan viel. Basisstenen blijven op hun plaats.
stone_layer_rule_stones_back_text_nb = Alle stenen van een omgevallen stapel gaan terug naar de rivier. Basisstenen blijven op hun plaats. Een stapel die maar voor een deel valt, wordt niet genoemd; wij beschouwen die als omgevallen.
stone_layer_rule_gold = Gouden fiches
stone_layer_rule_gold_text = Geïnde fiches liggen vóór de speler, met de gouden kant boven. Het zijn punten die niet verloren gaan, en ze komen niet meer op het bord.
stone_layer_rule_gold_text_nb = Geïnde fiches liggen vóór de speler, met de gouden kant boven. Het zijn punten, en in het spel zijn ze niet meer te gebruiken.
stone_layer_rule_own = Zelf een stapel omgooien
stone_layer_rule_own_text = Valt in de eigen beurt een stapel om, dan krijgt de speler geen punten. De eigen fiches daar komen terug, met de kleurkant boven.
stone_layer_rule_own_text_nb = Wie in de eigen beurt een stapel omgooit, krijgt geen punten. De eigen fiches daar blijven bij de basissteen liggen. Ze worden punten als een ander de volgende stapel daarop omgooit.
stone_layer_rule_other = Een ander gooit een stapel om
stone_layer_rule_other_text = Is de instorting duidelijk de schuld van een andere speler, dan krijgt iedereen behalve die speler de punten, ook wie aan de beurt is, en die gaat gewoon door.
stone_layer_rule_causer = Wat de veroorzaker daar heeft
stone_layer_rule_causer_text = Geen tekst zegt wat er gebeurt met fiches waarvan de eigenaar de stapel in de beurt van een ander omgooit. Wij doen hetzelfde als in de eigen beurt.
stone_layer_rule_exchange = Vijfpuntenfiches
stone_layer_rule_exchange_text = Wie bijna geen fiches meer heeft, mag { NUMBER($n) } eigen punten inwisselen voor één vijfpuntenfiche.
stone_layer_rule_short = Geen fiches meer om te leggen
stone_layer_rule_short_text = Verder zeggen de teksten er niets over. De { NUMBER($n) } ingewisselde fiches kunnen weer gelegd worden. Er wordt ingewisseld zodra een steen het vraagt, en dat wordt teruggedraaid als die steen in dezelfde beurt valt. Is er niets om in te wisselen, dan legt de speler er zoveel als er zijn.
stone_layer_rule_winning = Wie wint, en wanneer het is afgelopen
stone_layer_rule_winning_text = Wie het eerst { NUMBER($goal) } punten heeft. Bereiken meerdere spelers dat bij dezelfde instorting: de meeste punten, dan de meeste fiches bij de stapels. Is ook dat gelijk, dan delen ze de winst.
stone_layer_rule_winning_text_nb = Wie het eerst { NUMBER($goal) } punten heeft. Bereiken meerdere spelers dat bij dezelfde instorting: de meeste punten, dan de meeste fiches op het bord. Is ook dat gelijk, dan delen ze de winst.
stone_layer_rule_counted = Het moment van tellen
stone_layer_rule_counted_text = Geen tekst zegt wanneer fiches geteld worden. Wij doen het nadat de instorting is afgehandeld. De fiches voor de steen van die beurt tellen mee als die steen op een stapel ligt. Zolang niemand { NUMBER($goal) } punten heeft, is er nog geen rangorde.
stone_layer_rule_quick = Snelle start
stone_layer_rule_quick_text = Voor een korter spel, vooral met twee spelers. Er worden { NUMBER($n) } tegels getrokken, met voor elk een steen. Vanaf de marker worden de stappen van elke tegel gezet, en daar komt de steen. De marker eindigt bij de laatste.
stone_layer_rule_quick_tiles = Tegels na een snelle start
stone_layer_rule_quick_tiles_text = De overige { NUMBER($n) } tegels worden geschud, en er worden er { NUMBER($row) } opengelegd.
stone_layer_rule_quick_tiles_text_fi = Alle { NUMBER($n) } tegels worden geschud, ook de getrokken tegels, en er worden er { NUMBER($row) } opengelegd.
stone_layer_rule_quick_tiles_text_sv = De tegels worden geschud, en er worden er { NUMBER($row) } opengelegd. Welke, staat er niet precies; wij nemen alle { NUMBER($n) }, zoals bij de spelvoorbereiding.
stone_layer_rule_quick_stones = Details van een snelle start
stone_layer_rule_quick_stones_text = De teksten laten het open. De stappen tellen van steen tot steen door, want de marker eindigt bij de laatste. Toont een tegel meerdere maten, dan spreken de spelers er een af. Deze stenen geven geen fiches, maar tellen voor de hoogte.
stone_layer_rule_river = De rivier is leeg
stone_layer_rule_river_text = Ligt er helemaal geen steen meer, dan neemt de speler er een van de top van een andere stapel dan die bij de marker. De tegel moet de maat ervan tonen, en de steen komt bij de marker.
stone_layer_rule_source_tokens = Een stapel die lager wordt
stone_layer_rule_source_tokens_text = Over de fiches zegt geen tekst iets. Ze blijven bij de stapel waar een steen van genomen is, en de volgende steen daar levert op wat bij de hoogte van dat moment hoort.
stone_layer_rule_source_falls = De bronstapel valt om
stone_layer_rule_source_falls_text = Valt de stapel om waar de speler de steen van neemt, dan krijgen de anderen gewoon hun punten en is de beurt voorbij.
stone_layer_rule_source_falls_text_toppled = Gooit de speler de stapel om waar de steen van komt, dan krijgen de anderen gewoon hun punten en is de beurt voorbij.
stone_layer_rule_source_marker = De marker na een omgevallen bronstapel
stone_layer_rule_source_marker_text = De teksten beëindigen de beurt daar zonder een woord over de marker. Omdat die als laatste in een beurt verplaatst wordt, blijft hij staan.
stone_layer_rule_no_tile = Geen open tegel past
stone_layer_rule_no_tile_text = Is de rivier leeg en toont geen open tegel de maat van een steen die boven op een andere stapel ligt, dan gaan alle open tegels weg en worden er { NUMBER($n) } nieuwe opengelegd.
stone_layer_rule_no_tile_river = Geen maat te krijgen, rivier niet leeg
stone_layer_rule_no_tile_river_text = De teksten denken alleen aan een lege rivier. Liggen er wel stenen, maar van geen maat die de open tegels tonen, dan doen wij hetzelfde: alle open tegels weg, { NUMBER($n) } nieuwe.
stone_layer_rule_moving = De marker verplaatsen
stone_layer_rule_moving_text = Liggen de steen en de fiches er, dan gaat de marker met de klok mee van basissteen naar basissteen, zoveel stappen als de tegel toont. De tegel wordt weggelegd; de beurt is voorbij.
stone_layer_rule_after_failure = De marker na een mislukte steen
stone_layer_rule_after_failure_text = Alle teksten verplaatsen de marker na de steen en “eventuele” fiches. Daarom verplaatsen wij hem ook als de stapel omviel of er geen fiche was. Na een winst blijft alles staan.
stone_layer_rule_refill = Nieuwe tegels
stone_layer_rule_refill_text = Pas als de laatste open tegel genomen is, worden er { NUMBER($n) } nieuwe opengelegd. Is de stapel op, dan worden de gebruikte tot nieuwe stapels geschud.
stone_layer_rule_refill_text_fi = Pas als de laatste open tegel genomen is, worden er { NUMBER($n) } nieuwe opengelegd. Zijn er niet genoeg, dan worden de gebruikte tot nieuwe stapels geschud.
stone_layer_rule_too_few = Te weinig tegels voor een rij
stone_layer_rule_too_few_text = Alleen de Finse tekst denkt eraan. Wat er nog is, wordt opengelegd, de gebruikte tegels worden geschud en de rij wordt aangevuld tot { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: doel, waar gaat het over, idee, overzicht, eigen toren, iedereen, gedeeld, samen dezelfde torens, alleen, kort uitleggen, hoe werkt het, samenvatting, waar draait het om, wat moet je doen in dit spel, van wie zijn de torens
    contents: onderdelen, stukken, hoeveel stenen, hoeveel tegels, hoeveel van elk, hoeveel grote, hoeveel kleine, middelgrote, hoeveel fiches in totaal, ontbreekt er iets, doos compleet, alles tellen, reserve, steen kwijt, wat zit er in de doos
    player-count: met hoeveel kun je spelen, aantal spelers, maar twee spelers, anders, drie spelers, vijf personen, maximum, minimum, solo, leeftijd, hoe oud, speelduur, hoe lang duurt het, voor wie, kinderen, hoeveel mensen kunnen meedoen
    editions: taal, vertaling, Fins, Zweeds, Deens, Noors, Engels, boekje, versies spreken elkaar tegen, welke spelregels kloppen, verschillen, uitgave, editie, welke taal geldt, verschillende talen
    setup-board: opzetten, klaarzetten, voorbereiden, neerleggen, platte stenen, losse stenen, aan het begin, waar komen de stenen, voorraad, wat is de rivier, basis, midden van de tafel, hoe beginnen we, hoe zet je het klaar, alles neerzetten, hoe bouw je het op, waar leg je de stenen neer
    setup-marker: pion aan het begin, waar komt de pion, startplek van de marker, welke basissteen eerst, willekeurig, waar begint het pionnetje, waar staat de pion in het begin, pion neerzetten
    setup-tiles: hoeveel tegels open, kaarten open, zichtbaar, markt, tegels schudden, stapel kaarten, rij, kaarten in de hand, kaartjes klaarleggen
    setup-tokens: hoeveel fiches krijg ik, fiches per speler, munten, muntjes, schijfjes aan het begin, welke kant boven, kleur, kleur kiezen, mijn stukken, twee spelers dezelfde kleur, hoeveel muntjes heb ik
    start-player: wie begint, wie mag eerst, eerste speler, jongste, oudste, welke kant op, om de beurt, volgorde, met of tegen de klok in, speelrichting, volgende speler, wie is aan de beurt, wie gaat eerst, linksom of rechtsom
    turn: wat doe ik in mijn beurt, stappen van een beurt, volgorde, fasen, welke toren ik wil, stapel kiezen, waar bouw ik, mag ik passen, overslaan, wachten, hoe gaat een beurt, welke stapel moet ik nemen, op welke toren moet ik bouwen
    select-tile: kaart kiezen, tegel met drie maten, twee symbolen, rood, blauw, groot of middelgroot, wat betekenen de kleuren, hoe weet ik de maat, vorm kiezen, mooie vorm, zoeken in de rivier, welke steen mag ik, getal op de tegel, plaatje, vooraf kijken, steen zoeken die beter past, welke steen moet ik pakken, kaartje kiezen
    size-used-up: kleine zijn op, geen kleine meer, grote op, geen grote meer, uitverkocht, nog maar één soort, grote stenen zijn op, mag ik een tegel nemen waarvan de stenen op zijn, maat niet meer in de rivier, deze maat is er niet meer
    place: bouwen, erop leggen, steen stapelen, allereerste steen, rechtzetten, verschuiven, corrigeren, mag ik aanraken, steen eronder aanraken, raakt twee andere, stevig, vasthouden, rusten, bovenop, rechtop, klemmen, hoe plaats ik, hoe leg je een steen neer, mag ik andere stenen aanraken, waar leg ik de steen, zelf kiezen welke toren, op welke toren bouwen
    hands-and-trying: beide handen, één hand, proberen, testen, mag ik hem weer wegnemen, loslaten, van gedachten veranderen, steen draaien, hoe lang, tijdslimiet, ondersteunen, hulpmiddel, andere hand, toren vasthouden, steen anders leggen als hij al ligt, steen terugpakken, nog een keer proberen, mag ik passen en meten, steen verschuiven als hij ligt, verleggen
    token: wat krijg ik als hij blijft staan, beloning, gelukt, fiche verdienen, fiche leggen, hoeveel voor een gewone steen, waar leg ik mijn fiche, naast de stapel, wanneer leg ik een fiche, krijg ik iets voor plaatsen, wanneer krijg je een muntje
    no-token: geen fiche, geen beloning, leunt tegen een andere steen, stapel aangeraakt, gestoten, geduwd, aanraken, ongeldig, mislukt, fout, straf, andere toren, stapel ernaast, mouw, vals gespeeld, per ongeluk een andere steen aangeraakt, wanneer krijg je geen fiche, mijn steen leunt, steen raakt twee stenen
    failed-stone: leunt maar blijft liggen, scheef, eraf gerold, eraf gegleden, uitgegleden, ernaast gevallen, alleen de steen viel, de rest staat nog, blijft hij liggen, telt de steen als hij valt, mag ik nog plaatsen, tweede poging, op tafel, grond, vloer, mijn steen rolde eraf, steen valt ernaast, ligt scheef maar blijft liggen, gleed
    one-stone: twee stenen, meer dan één, nog een steen, mag ik twee stenen plaatsen, hoeveel stenen per beurt, extra steen, dubbel, mag je meer stenen leggen, twee stenen in één beurt, hoeveel stenen mag je leggen
    high-stacks: is de basissteen de eerste, bonus, hoog, hoogte, 4e, 5e, 6e, 7e, vierde, vijfde, zesde, zevende, achtste, vier, vijf, zes, hoeveel voor, tweede fiche, extra fiche, meer waard, telt de platte, telt de basis, verdieping, hoeveel fiches voor de steen, toren van zeven, hoge toren, onderste
    collapse: omgevallen, hij viel, andere toren omgestoten, wie krijgt punten, wie scoort, tuimelen, ingestort, omgegooid, hoe scoor ik, wanneer krijg ik punten, één punt per fiche, fiches terug, alle spelers, niemand raakte hem aan, na mijn beurt, vanzelf omgevallen, toren valt om, alles ligt om, hoe krijg je punten, instort
    two-stacks: twee stapels vallen om, domino, neemt de volgende mee, allebei, meer torens tegelijk, kettingreactie, allemaal, tweede toren later, meerdere torens omgevallen, omver
    stones-back: puin, opruimen, alleen de bovenste twee vielen, de rest staat nog, deel, gedeeltelijk, halve stapel, nam andere mee, opnieuw bouwen, wat gebeurt er met de stenen, basissteen verschoven, basissteen verplaatsen, waar laat ik de omgevallen stenen, wat doe je met de stenen na het vallen, gevallen
    gold: gouden kant, goud, punten weer verliezen, punten houden, punten stelen, gouden fiche opnieuw gebruiken, omdraaien, veilig, behaalde punten, fiches afpakken, raak ik mijn punten weer kwijt, wat doen gouden fiches
    own-collapse: mijn eigen fiches terug, fiches terugnemen, ik gooi hem om, zelf laten vallen, mijn schuld, eigen toren, scoor ik zelf, fiches kwijt, gestraft, niets krijgen, eigen beurt, het was mijn eigen schuld, ik gooide hem zelf om, ik stootte hem om, ik laat hem instorten, dondert, in elkaar door mij, alles dondert
    other-collapse: tegenstander stootte tegen de tafel, iemand anders deed het, in mijn beurt, is mijn beurt voorbij, niet mijn schuld, wiens schuld, wie beslist, kat, hond, kind, buur, geniesd, geschud, gewiebeld, aangestoten, ander, onduidelijk wie, afgeleid, gestoord, ga ik door, in de beurt van een ander, iemand stootte tegen de tafel, niet door mij omgevallen, kind stoot tegen de tafel, broertje, gooide
    causer-tokens: fiche van wie stootte, van de veroorzaker, verstoorder, schuldige, wat gebeurt er met de fiches van wie hem omgooide, fiches van de schuldige
    exchange: fiches op, geen schijfjes meer, vijfjes, vijfpunter, fiche van 5 punten, goud inwisselen, ruilen, omzetten, wisselgeld, bijna op, op elk moment, waarvoor zijn ze, hoe vaak mag ik inwisselen, vijf gouden wisselen, 5 punten wisselen, inruilen voor een vijfje
    out-of-tokens: geen fiches meer, niet genoeg, nul, op, niets om in te wisselen, verplicht inwisselen, automatisch, moet ik wisselen, terugkrijgen, muntjes op, niet genoeg fiches om te leggen
    winning: twee bereiken samen 10, winnen, hoe win ik, afgelopen, einde, wanneer eindigt het spel, klaar, twee tegelijk op 10, gelijke stand, tiebreak, gelijkspel, zelfde punten, hoeveel punten heb ik nodig, allebei 11, precies tien, meer dan tien, iemand heeft tien, laatste ronde, meteen, twee winnaars, gedeelde winst, verliezer, na tien punten, bij hoeveel punten win je, wie wint bij gelijkspel, gewonnen
    tie-tokens: voor of na, rangorde, tweede plaats, wie staat voor, plaatsen, tussenstand, wanneer tel je de fiches bij gelijkspel, tellen fiches van deze beurt nog mee
    quick-start: sneller spel met twee, korter spel, sneller, snel opzetten, minder tijd, langer, variant, alternatief, voor twee, hoeveel tegels, stenen vooraf, korte versie, snel potje
    quick-tiles: getrokken vier terugschudden, tegels van de snelle start, overige of alle tegels, na de snelle start, welke tegels schudden na de snelle start, gaan de vier tegels terug
    quick-stones: geven stenen van de snelle start fiches, van wie zijn de eerste vier, welke maat, tellen stappen door, waar vandaan tellen, krijg je fiches bij de snelle start, tellen de eerste stenen mee
    river-empty: geen stenen meer in het midden, rivier leeg, rivier op, stenen op, alles gebruikt, van een andere toren pakken, mag ik van de stapel bij de pion, van boven of van onder, bovenste steen, eigen stapel, steen verplaatsen, voorraad op, alle stenen op stapels, rivier is op, geen stenen meer, stenen zijn op, mag ik van een andere toren pakken
    source-tokens: fiches bij de toren waar ik van pakte, gestolen steen, als een steen weg is, hoogte na het wegnemen, toren wordt lager, fiches als er een steen af gaat
    source-falls: waar ik van pakte viel om, valt bij het nemen, stapel stort in als ik er een pak, bronstapel, toren valt om bij het pakken
    source-marker: pion nadat de bron omviel, als mijn beurt eerder eindigde, schuift de pion als de toren bij het pakken omviel
    no-usable-tile: vast, geen van de vijf tegels werkt, geen tegel past, kan er geen gebruiken, nutteloos, tegels vervangen, nieuwe rij, alles weg, geen geldige zet, geen kaartje te gebruiken, geen enkel kaartje kan
    no-tile-fits: maten op de tegels niet in de rivier, verkeerde maten, rivier heeft stenen maar niet de juiste, geen passende steen, juiste maat ligt niet in de rivier, wel stenen maar niet de goede maat
    marker: pion verplaatsen, meeple, hoe ver, welke richting, mijn gebruikte tegel, tegel weg, waar gaat hij heen, stappen, plekken, einde van mijn beurt, achteruit, rond, springen, bij welke basis, hoe beweegt hij, waarvoor is de marker, tegel daarna, hoe ver gaat de pion, pion verzetten, welke kant op gaat de pion, pionnetje schuiven, plaatsen, vooruit
    marker-after-failure: pion toch verplaatsen als hij viel, pion na een instorting, na geen fiche, blijft of gaat verder, staat stil, na een fout, pion verder na een mislukte beurt, schuift
    refill: wanneer komen er nieuwe tegels, rij aanvullen, meteen, elke beurt, tegels op, stapel leeg, opnieuw schudden, trekstapel, geen tegels meer, aflegstapel, wanneer komen er nieuwe kaartjes, kaartjes bijvullen, alle kaartjes gebruikt
    too-few-tiles: minder dan vijf tegels, niet genoeg tegels over, nog maar twee op de stapel, onvolledig, niet genoeg kaartjes meer, te weinig kaartjes
