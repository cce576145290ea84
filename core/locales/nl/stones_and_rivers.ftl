# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Stukken die steen of rivier zijn: wie het eerst vijf stenen in het scoregebied aan de overkant heeft, wint.

## The sheet

stones_and_rivers_board = Speelbord
stones_and_rivers_region = { $seat }: scoregebied
stones_and_rivers_prompt = { $seat } is aan de beurt: tik op een stuk.
stones_and_rivers_prompt_selected = { $point } gekozen: tik waar het stuk heen gaat, of draai het om.
stones_and_rivers_prompt_first = Gooi een stuk op voor de eerste zet, of tik op een stuk om te beginnen.
stones_and_rivers_prompt_push = Tik waar het stuk op { $point } heen geduwd wordt.
stones_and_rivers_ask_piece = { $point }: kies een verlicht kruispunt, of leg het stuk anders neer
stones_and_rivers_ask_push = Waar komt het stuk op { $point } terecht? Tik op een verlicht kruispunt.
stones_and_rivers_turn = Omdraaien
stones_and_rivers_across = Vanaf de overkant gezien
stones_and_rivers_first_title = Opgooien voor de eerste zet: wie voorspelt, en wat?
stones_and_rivers_caller = Wie voorspelt
stones_and_rivers_caller_circle = Cirkel: { $seat }
stones_and_rivers_caller_square = Vierkant: { $seat }
stones_and_rivers_call_stone = Steen voorspeld: opgooien
stones_and_rivers_call_river = Rivier voorspeld: opgooien
stones_and_rivers_came_stone = Steen boven: { $seat } kiest
stones_and_rivers_came_river = Rivier boven: { $seat } kiest
stones_and_rivers_choose_first = Als eerste
stones_and_rivers_choose_second = Als tweede
stones_and_rivers_flip_across = Naar rivier —
stones_and_rivers_flip_along = Naar rivier |
stones_and_rivers_rotate_across = Draaien naar —
stones_and_rivers_rotate_along = Draaien naar |
stones_and_rivers_flip_stone = Naar steen
stones_and_rivers_spoken_empty = { $point }: leeg
stones_and_rivers_spoken_stone = { $point }: steen van { $seat }
stones_and_rivers_spoken_across = { $point }: rivier van { $seat }, horizontaal
stones_and_rivers_spoken_along = { $point }: rivier van { $seat }, verticaal
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } heeft { NUMBER($n) } mogelijke actie.
   *[other] { $seat } heeft { NUMBER($n) } mogelijke acties.
}
stones_and_rivers_remark_threat = { $seat } kan met één actie winnen.
stones_and_rivers_remark_missed = { $seat } had bij actie { NUMBER($number) } kunnen winnen met { $action }.
stones_and_rivers_remark_line = Stelling: { $line }

## The score

stones_and_rivers_line_total = Stenen van { $seat } die tellen
stones_and_rivers_line_area = Stenen in het scoregebied
stones_and_rivers_note_area = { NUMBER($n) } van 5 stenen in het scoregebied
stones_and_rivers_unfinished = Nog niemand heeft vijf stenen in het scoregebied.
stones_and_rivers_line_stone = steen op { $point }
stones_and_rivers_line_river = rivier op { $point }, die niet telt
stones_and_rivers_end_both = Beide spelers hebben tegelijk vijf stenen in hun scoregebied. Uitleg van deze app, omdat de regels niet zeggen wie wint: de winst is gedeeld.
stones_and_rivers_end = { $seat } heeft vijf stenen in het scoregebied: het spel is afgelopen.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } naar { $to }
stones_and_rivers_told_push = { $from } op { $onto }, duwt naar { $to }
stones_and_rivers_told_to_stone = { $point } wordt een steen
stones_and_rivers_told_to_across = { $point } wordt een horizontale rivier
stones_and_rivers_told_to_along = { $point } wordt een verticale rivier
stones_and_rivers_told_first = begint
stones_and_rivers_told_stone_stone = steen voorspeld, en het is steen
stones_and_rivers_told_stone_river = steen voorspeld, maar het is rivier
stones_and_rivers_told_river_stone = rivier voorspeld, maar het is steen
stones_and_rivers_told_river_river = rivier voorspeld, en het is rivier

## Refusals

stones_and_rivers_unread_action = “{ $came }” is geen actie: verwacht is e5>e6, e5>e6>e9, e5:-, e5:| of e5:o.
stones_and_rivers_unread_point = “{ $came }” is geen kruispunt: ze gaan van a1 tot m14.
stones_and_rivers_unread_rows = { $rows ->
    [one] Een bord heeft { NUMBER($rows) } rij, opgegeven: { NUMBER($came) }.
   *[other] Een bord heeft { NUMBER($rows) } rijen, gescheiden door /, opgegeven: { NUMBER($came) }.
}
stones_and_rivers_unread_row = Rij { NUMBER($row) } van het bord: { $why }
stones_and_rivers_unread_letter = Verwacht is c, c-, c|, s, s-, s| of een getal, niet “{ $came }”.
stones_and_rivers_unread_more = { $points ->
    [one] Verwacht is { NUMBER($points) } kruispunt, het zijn er meer.
   *[other] Verwacht zijn { NUMBER($points) } kruispunten, het zijn er meer.
}
stones_and_rivers_unread_few = { $points ->
    [one] Verwacht is { NUMBER($points) } kruispunt, het zijn er { NUMBER($came) }.
   *[other] Verwacht zijn { NUMBER($points) } kruispunten, het zijn er { NUMBER($came) }.
}
stones_and_rivers_unread_nobody = Er staat niet wie aan de beurt is: zet c of s achter het bord.
stones_and_rivers_unread_turn = Wie aan de beurt is, is c of s, niet “{ $came }”.
stones_and_rivers_refused_begun = De eerste actie is al gedaan: wie begint, staat vast.
stones_and_rivers_refused_nothing = Er staat geen stuk op { $point } om iets mee te doen.
stones_and_rivers_refused_push_nothing = Er staat geen stuk op { $point } om te duwen.
stones_and_rivers_refused_push_itself = Het stuk op { $point } kan zichzelf niet duwen: noem na het eerste kruispunt een ander stuk.
stones_and_rivers_refused_push_nowhere = Het stuk op { $point } kan niet geduwd worden naar waar het staat: noem aan het eind een ander kruispunt.
stones_and_rivers_refused_taken = Er staat al een stuk op { $point }.
stones_and_rivers_refused_over = Iemand heeft gewonnen: het spel is afgelopen.
stones_and_rivers_refused_turn = { $seat } is aan de beurt, en het stuk op { $point } is van de ander.
stones_and_rivers_refused_lies_so = Het stuk op { $point } ligt al zo.
stones_and_rivers_refused_area = { $point } ligt in het scoregebied van de ander: daar mag een stuk niet in of doorheen.
stones_and_rivers_refused_move = { $from } kan { $to } niet bereiken: één stap, of langs rivieren.
stones_and_rivers_refused_push = { $from } kan het stuk op { $onto } niet naar { $to } duwen.

## Doubts

stones_and_rivers_doubt_pieces = Stukken van { $seat } op het bord: { NUMBER($n) }; er zijn er { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } heeft een stuk op { $point }, in het scoregebied van de ander.
stones_and_rivers_doubt_both = In beide scoregebieden liggen vijf stenen, maar geen actie kan beide tegelijk gevuld hebben: met het eerste was het spel al afgelopen.
stones_and_rivers_doubt_irregular = Actie { NUMBER($number) }, { $action }, mag niet volgens deze regels.

## Options

stones_and_rivers_option_stones_push = Duwen stenen?
stones_and_rivers_option_stones_push_source = De twee gepubliceerde teksten verschillen: volgens de nieuwere wel, volgens die van 2023 niet. Standaard: ja, volgens de nieuwere.
stones_and_rivers_option_stones_push_yes = Een steen die op een stuk stapt, mag het één kruispunt verder duwen.
stones_and_rivers_option_stones_push_no = Een steen kan niet op een steen stappen.
stones_and_rivers_option_stone_river = Mag een steen een rivier duwen als hij daarop stapt?
stones_and_rivers_option_stone_river_source = Open: de tekst zegt dat hij kan meevaren en kan duwen. Standaard: ja, de speler kiest.
stones_and_rivers_option_stone_river_yes = Meevaren met de rivier, of duwen.
stones_and_rivers_option_stone_river_no = Altijd meevaren.
stones_and_rivers_option_river_river = Mag een rivier een andere rivier duwen als hij daarop stapt?
stones_and_rivers_option_river_river_source = Open: de tekst zegt dat men kan kiezen om te duwen. Standaard: ja, de speler kiest.
stones_and_rivers_option_river_river_yes = Meevaren met de andere rivier, of duwen.
stones_and_rivers_option_river_river_no = Altijd meevaren.
stones_and_rivers_option_own = Mogen eigen stukken geduwd worden?
stones_and_rivers_option_own_source = Open: de tekst zegt “een stuk”, en een plaatje toont het. Standaard: ja.
stones_and_rivers_option_own_yes = Elk stuk kan geduwd worden.
stones_and_rivers_option_own_no = Alleen stukken van de tegenstander kunnen geduwd worden.
stones_and_rivers_option_keep_out = Blijven ook geduwde stukken buiten het scoregebied van de ander?
stones_and_rivers_option_keep_out_source = Open: een geduwd stuk volgt de regels voor verplaatsen. Standaard: ja.
stones_and_rivers_option_keep_out_yes = Een geduwd stuk komt nooit in het scoregebied van de tegenstander van zijn eigenaar.
stones_and_rivers_option_keep_out_no = Een geduwd stuk mag overal heen.
stones_and_rivers_option_after_ride = Mag een tocht met een duw eindigen?
stones_and_rivers_option_after_ride_source = Open: een tocht gaat door tot aan een stuk, maar “erop komen” kan beide betekenen. Standaard: nee.
stones_and_rivers_option_after_ride_yes = Een stuk dat meevarend op een ander stuit, mag het duwen.
stones_and_rivers_option_after_ride_no = Een tocht eindigt vóór een stuk.
stones_and_rivers_option_referee = Alleen toegestane acties invoeren?
stones_and_rivers_option_referee_source = Een hulp, geen regel. Standaard: ja.
stones_and_rivers_option_referee_yes = Wat een stuk mag, licht op, en niets anders kan ingevoerd worden.
stones_and_rivers_option_referee_no = Elke verplaatsing kan vastgelegd worden; wat volgens de regels niet mag, wordt als twijfelachtig gemarkeerd.
stones_and_rivers_option_threats = Zeggen wanneer iemand meteen kan winnen?
stones_and_rivers_option_threats_source = Een hulp, geen regel. Standaard: nee.
stones_and_rivers_option_threats_yes = Er staat bij wie met één actie kan winnen.
stones_and_rivers_option_threats_no = Er wordt niets verklapt.

## Set-up

stones_and_rivers_section_setup = Spelvoorbereiding
stones_and_rivers_section_first = Wie begint
stones_and_rivers_setup_section_circles = Cirkels
stones_and_rivers_setup_section_squares = Vierkanten
stones_and_rivers_setup_board = Het speelbord komt tussen de spelers.
stones_and_rivers_setup_sides = { $circle } speelt met de cirkels en heeft het scoregebied van de vierkanten vóór zich; { $square } speelt met de vierkanten en zit ertegenover.
stones_and_rivers_setup_areas = De twee scoregebieden hebben elk vijf kruispunten, achter de startpunten. Het eigen gebied is het verste.
stones_and_rivers_setup_circles = De { NUMBER($n) } cirkels komen op de startpunten het dichtst bij hun speler, met de steenkant boven.
stones_and_rivers_setup_squares = De { NUMBER($n) } vierkanten komen op de startpunten het dichtst bij hun speler, met de steenkant boven.
stones_and_rivers_setup_rows = Het zijn twee rijen van zeven; de steenkant is de lege.
stones_and_rivers_setup_first = De een gooit een stuk op, de ander voorspelt steen of rivier. Klopt dat, dan kiest de voorspeller wie begint, anders de opgooier.
stones_and_rivers_piece_board = speelbord
stones_and_rivers_piece_circles = cirkels
stones_and_rivers_piece_squares = vierkanten

## What counts

stones_and_rivers_points_area = In het eigen scoregebied
stones_and_rivers_points_stone = een eigen steen
stones_and_rivers_points_river = een eigen rivier
stones_and_rivers_points_other = een stuk van de ander
stones_and_rivers_points_counts = { NUMBER($n) } van { NUMBER($of) }
stones_and_rivers_points_nothing = niets
stones_and_rivers_points_end = Het einde
stones_and_rivers_points_all = { $n ->
    [one] { NUMBER($n) } steen daar
   *[other] { NUMBER($n) } stenen daar
}
stones_and_rivers_points_wins = wint meteen

## Rules

stones_and_rivers_section_aim = Doel, speelbord en stukken
stones_and_rivers_section_turn = Een beurt
stones_and_rivers_section_rivers = Rivieren
stones_and_rivers_section_push = Duwen
stones_and_rivers_section_end = Scoregebieden en het einde
stones_and_rivers_edition_newer = De nieuwere tekst
stones_and_rivers_edition_2023 = De tekst van 2023
stones_and_rivers_rule_aim = Doel van het spel
stones_and_rivers_rule_aim_text = Als eerste { $stones } eigen stenen in het eigen scoregebied hebben, dat aan de andere kant van het speelbord ligt.
stones_and_rivers_rule_board = Het speelbord
stones_and_rivers_rule_board_text = Een raster van { NUMBER($columns) } × { NUMBER($rows) } lijnen. Op de kruispunten liggen { NUMBER($starting) } startpunten voor elke speler en twee scoregebieden van { $area } kruispunten.
stones_and_rivers_rule_layout = Waar alles op het bord ligt
stones_and_rivers_rule_layout_text = Zoals het plaatje bij de regels het toont: cirkels beginnen op { $circle_first } t/m { $circle_last }, vierkanten op { $square_first } t/m { $square_last }. Het scoregebied van de cirkels is { $circle_area_first } t/m { $circle_area_last }, achter de vierkanten, dat van de vierkanten { $square_area_first } t/m { $square_area_last }, achter de cirkels.
stones_and_rivers_rule_point_names = Namen van de kruispunten
stones_and_rivers_rule_point_names_text = De tekst geeft kruispunten geen naam. Hier is een letter de kolom, vanaf a, en een getal de rij, geteld vanaf de cirkelspeler: e5.
stones_and_rivers_rule_pieces = Stukken: stenen en rivieren
stones_and_rivers_rule_pieces_text = Elke speler heeft { NUMBER($n) } stukken met twee kanten: leeg is de steen, met een blauwe lijn de rivier. Stenen komen niet ver, maar ze blokkeren en zijn nodig om te winnen; rivieren zijn er om ver te komen en te duwen.
stones_and_rivers_rule_sides = Wie waar zit
stones_and_rivers_rule_sides_text = De spelers spreken af wie met de cirkels en wie met de vierkanten speelt. De cirkelspeler zit met het scoregebied van de vierkanten vóór zich, de vierkantspeler ertegenover. Het eigen scoregebied is dus het verste.
stones_and_rivers_rule_first = Wie begint
stones_and_rivers_rule_first_text = De ene speler gooit een stuk op, de andere voorspelt welke kant boven komt. Klopt de voorspelling, dan kiest de voorspeller wie begint, anders de opgooier.
stones_and_rivers_rule_caller = Wie opgooit en wie voorspelt
stones_and_rivers_rule_caller_text = Wie niet opgooit, voorspelt. Wie van de twee opgooit, staat er niet: spreek het af.
stones_and_rivers_rule_setup = Waar de stukken beginnen
stones_and_rivers_rule_setup_text = Alle stukken beginnen met de steenkant boven op de startpunten het dichtst bij hun speler, twee rijen van zeven.
stones_and_rivers_rule_turn = Wat een speler in een beurt doet
stones_and_rivers_rule_turn_text = Precies één actie met één eigen stuk: omdraaien, een rivier draaien, verplaatsen of ermee duwen. Passen kan niet.
stones_and_rivers_rule_flip = Een stuk omdraaien
stones_and_rivers_rule_flip_text = Stenen worden rivieren en rivieren stenen. Wordt het een rivier, dan kiest de speler of die verticaal of horizontaal loopt.
stones_and_rivers_rule_rotate = Een rivier draaien
stones_and_rivers_rule_rotate_text = Een eigen rivier draait een kwartslag: van verticaal naar horizontaal, of andersom.
stones_and_rivers_rule_move = Een steen of rivier verplaatsen
stones_and_rivers_rule_move_text = Een steen of rivier gaat één kruispunt omhoog, omlaag, naar links of naar rechts langs de lijnen. Schuine stappen zijn er niet. Wat op dat kruispunt ligt, kan geduwd worden; is het een rivier, dan kan het stuk ook meevaren.
stones_and_rivers_rule_no_jumping = Niet springen
stones_and_rivers_rule_no_jumping_text = Een stap gaat alleen naar het volgende kruispunt, en een tocht gaat door tot aan een stuk. Op een rivier onderweg vaart het stuk verder mee, het springt er niet overheen.
stones_and_rivers_rule_one_piece = Eén stuk per kruispunt
stones_and_rivers_rule_one_piece_text = Twee stukken kunnen niet op hetzelfde kruispunt staan. Stukken staan waar de lijnen elkaar kruisen, niet in de vakken.
stones_and_rivers_rule_keep_out = Het scoregebied van de ander
stones_and_rivers_rule_keep_out_text = Een speler mag een eigen stuk niet in of door het scoregebied van de ander verplaatsen.
stones_and_rivers_rule_not_allowed = Een actie die niet mag
stones_and_rivers_rule_not_allowed_text = De tekst zegt niet wat er dan gebeurt. Hier kan alleen ingevoerd worden wat mag; met een optie kan alles vastgelegd worden, en wordt gemarkeerd wat niet mocht.
stones_and_rivers_rule_ride = Meevaren met een rivier
stones_and_rivers_rule_ride_text = Een stuk dat op een rivier komt, van welke speler ook, kan daarlangs zoveel kruispunten verder als gewenst, tot aan een ander stuk. Wie aan de beurt is, kiest hoe ver.
stones_and_rivers_rule_directions = Een rivier gaat twee kanten op
stones_and_rivers_rule_directions_text = Een rivier heeft twee richtingen, en een stuk mag beide kanten op, van welke kant het ook kwam.
stones_and_rivers_rule_chain = Van rivier naar rivier, en waar het ophoudt
stones_and_rivers_rule_chain_text = Komt de tocht bij een andere rivier, dan gaat hij daarlangs op dezelfde manier verder, enzovoort. Hij eindigt op een leeg kruispunt: op een rivier kan een stuk niet blijven staan.
stones_and_rivers_rule_ride_back = Een tocht terug naar het begin
stones_and_rivers_rule_ride_back_text = Een tocht mag over het kruispunt gaan waar hij begon, maar daar niet eindigen: dat zou geen zet zijn.
stones_and_rivers_rule_ride_push = Een duw aan het eind van een tocht
stones_and_rivers_rule_ride_push_text = De tekst is op twee manieren te lezen: een tocht gaat door tot aan een stuk, maar wat op een stuk zou komen, kan het duwen. Hier eindigt een tocht vóór het stuk; een optie staat de duw toe.
stones_and_rivers_rule_push_stone = Duwen met een steen
stones_and_rivers_rule_push_stone_text = Een steen die op een stuk zou komen, kan het precies één kruispunt verder duwen in dezelfde richting, als dat leeg is. Hij duwt dus nooit twee stukken op een rij en niets van het bord, en het geduwde stuk vaart niet mee.
stones_and_rivers_rule_push_stone_2023_text = Stenen duwen niet. Een steen kan niet op een steen stappen.
stones_and_rivers_rule_stone_river = Een steen stapt op een rivier
stones_and_rivers_rule_stone_river_text = Volgens de tekst “kan” een steen dan meevaren en “kan” hij duwen, dus de speler kiest. Met een optie vaart hij altijd mee.
stones_and_rivers_rule_push_river = Duwen met een rivier
stones_and_rivers_rule_push_river_text = Een rivier die op een stuk zou komen, kan het zoveel kruispunten duwen als gewenst, in een van de twee richtingen waarin de duwende rivier loopt. Daarna draait die rivier, nu op de plek van het stuk, om naar de steenkant.
stones_and_rivers_rule_river_river = Een rivier stapt op een rivier
stones_and_rivers_rule_river_river_text = De speler kan ervoor kiezen te duwen, of met de andere rivier mee te varen. Met een optie vaart de rivier altijd mee.
stones_and_rivers_rule_pushed = Een stuk dat door een rivier geduwd wordt
stones_and_rivers_rule_pushed_text = Wie duwt, kiest waar het heen gaat. Onderweg vaart het volgens dezelfde regels met andere rivieren mee, maar zelf duwen kan het niet.
stones_and_rivers_rule_pushed_back = Geduwd naar waar de duwer vandaan kwam
stones_and_rivers_rule_pushed_back_text = Een geduwd stuk mag terechtkomen op het kruispunt dat de duwende rivier net verliet: dat is leeg.
stones_and_rivers_rule_push_own = Eigen stukken duwen
stones_and_rivers_rule_push_own_text = De tekst spreekt van een stuk, niet van wie het is, dus stukken van beide spelers kunnen geduwd worden. Een optie staat alleen die van de ander toe.
stones_and_rivers_rule_pushed_area = Geduwde stukken en scoregebieden
stones_and_rivers_rule_pushed_area_text = De tekst zegt niet of een duw een stuk in een gebied mag brengen. Hier mag een geduwd stuk, net als bij een gewone zet, niet in het scoregebied van de tegenstander van zijn eigenaar komen; een optie laat het toe.
stones_and_rivers_rule_no_capture = Er wordt niets geslagen
stones_and_rivers_rule_no_capture_text = Geen regel haalt een stuk weg: alle { NUMBER($n) } blijven tot het eind op het bord. Een duw gaat alleen naar een leeg kruispunt van het bord.
stones_and_rivers_rule_area = Scoregebieden
stones_and_rivers_rule_area_text = Stukken in een scoregebied blijven meespelen: ze kunnen nog verplaatst, omgedraaid en gedraaid worden. Alleen stenen tellen daar, rivieren niet.
stones_and_rivers_rule_area_push = Duwen in een scoregebied
stones_and_rivers_rule_area_push_text = Bij wat stukken in een scoregebied kunnen, noemt de tekst ook duwen. Wij lezen dat op beide manieren: ze mogen duwen, en ze mogen geduwd worden, ook eruit.
stones_and_rivers_rule_end = Wanneer het is afgelopen
stones_and_rivers_rule_end_text = Wie { $stones } stukken in het eigen scoregebied heeft, alle met de steenkant boven, wint meteen, hoe het laatste er ook kwam. De ander krijgt geen beurt meer.
stones_and_rivers_rule_both = Beide gebieden tegelijk vol
stones_and_rivers_rule_both_text = Vult één duw beide gebieden, dan is de winst gedeeld: de tekst spreekt maar van één speler. Dat kan alleen met de optie waarmee een geduwd stuk in elk gebied mag komen.
stones_and_rivers_rule_no_draw = Geen gelijkspel
stones_and_rivers_rule_no_draw_text = De tekst kent geen gelijkspel en geen regel voor stellingen die zich herhalen: volgens de tekst gaat het spel door tot iemand wint. Vast komt niemand te zitten, want een stuk omdraaien kan altijd. Komt geen van beiden verder, dan zouden wij het gelijkspel noemen.
stones_and_rivers_rule_no_warning = Waarschuwen hoeft niet
stones_and_rivers_rule_no_warning_text = De tekst kent geen roep als “schaak”: niemand hoeft te zeggen dat de volgende actie kan winnen. Een optie laat het beide spelers zien.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: hoe win je, wat is het doel, bedoeling, wat moet ik doen, overzicht, hoeveel stenen heb ik nodig, hoeveel stenen om te winnen, waar draait het om, hoeveel stenen moet je overbrengen
    board: hoe groot is het bord, grootte, raster, afmetingen, hoeveel plekken in het doel, hoeveel vakken, lijnen, velden, kolommen en rijen, 13x14, hoeveel hokjes
    layout: plaatje, beginstelling, waar is het scoregebied, wat ligt achter het doel, tekening, waar zijn de startpunten, achter het doel langs, hoe ligt het bord, waar liggen de scorevakken, hoe ziet het begin eruit
    point-names: wat betekent e5, coördinaten, letters en cijfers, notatie, zet opschrijven, a1, hoe schrijf je een zet op, hoe heten de punten
    pieces: hoeveel stukken heeft iedereen, waarvoor is de blauwe lijn, welke kant is de steen, twee kanten, lege kant, verschil tussen steen en rivier, wat is een rivier, wat heb ik aan een steen, schijven, fiches, wat doet de rivierkant, aantal stukken, hoeveel stenen heb ik, hoe zie ik een rivier
    setup-sides: welke kant moet ik op, is mijn doel dichtbij of ver, waar zit de cirkelspeler, welk gebied is van mij, wie is vierkant, cirkel of vierkant kiezen, eigen scoregebied, kleuren, welk doel is van mij, waar ligt mijn scorevak, aan welke kant zit ik
    first-player: hoe bepalen we wie begint, wie begint, wie mag eerst, startspeler, opgooien, moet ik beginnen als ik goed raad, toss, kop of munt, raden, fout geraden, tweede, wie mag beginnen, tossen, wie gaat eerst
    caller: wie voorspelt, wie raadt, wie gooit op, wie roept, wie van ons gooit, moeten we afspreken wie opgooit, wie mag gooien, munt
    setup: welke kant boven aan het begin, hoeveel rijen vul ik, waar zet ik mijn stukken, beginstelling, alles steen aan het begin, klaarzetten, hoe zet je het klaar, waar zet je de stukken neer, welke kant ligt boven aan het begin, alles neerzetten
    turn: hoeveel zetten heb ik, verplaatsen en omdraaien tegelijk, mag ik passen, overslaan, mag ik stukken van de tegenstander verzetten, acties, wat kan ik doen, twee acties, alleen eigen stukken, moet ik zetten, draaien en verplaatsen in één beurt, niets doen, eerst omdraaien dan verplaatsen, wat kun je doen als je aan de beurt bent, twee dingen in één beurt, omdraaien en verplaatsen, beurt overslaan, bewegen, aan zet bent, wat mag je doen
    flip: omdraaien, welke kant wijst het op na omdraaien, terug naar steen, rivier naar steen, rivier maken, richting kiezen, ondersteboven, beide kanten, verticaal of horizontaal, kost omdraaien een beurt, welke kant boven, steen wordt horizontale rivier, hoe krijg ik een rivier, wanneer mag ik omdraaien
    rotate: dwars draaien, mag ik de rivier van de ander draaien, kwartslag, 90 graden, richting van een rivier veranderen, steen draaien, rivier draaien, verticaal naar horizontaal, stuk van de tegenstander draaien, hoe draai je, rivier kwartslag
    move: schuin, diagonaal, hoe ver gaat een steen, mag een rivier ook verplaatst worden, achteruit, één stap, opzij, zijwaarts, twee plekken, hoe bewegen stukken, lopen, alleen vooruit, omhoog of omlaag, hoe ver mag ik, hoeveel vakjes per beurt, hoe loop je, hoeveel stappen mag ik zetten, waar mag ik heen
    no-jumping: mag ik over iemand springen, hinkelen, overslaan, over een stuk heen, geblokkeerd door een stuk, door mijn eigen stukken, voorbij een steen, blokkeren rivieren, blokkeren stenen, ertussendoor, overheen
    one-piece: twee op dezelfde plek, in de vakken of op de lijnen, plek delen, stapelen, bezet, op mijn eigen stuk, kruispunt, mag ik op een ander stuk, naar een bezette plek, samen op één punt
    keep-out: in het doel van de ander lopen, zijn doel blokkeren door erin te staan, door het scoregebied van de tegenstander, scoregebied van de ander in, erdoorheen, verboden, bewaken, verdedigen, gebied blokkeren, in het vijandelijke gebied staan, mag ik in zijn doel staan, zijn doel dichtzetten, versperren
    not-allowed: ongeldige zet, fout, vals gespeeld, verkeerde zet, ongedaan, tegen de regels, terugnemen, wat als iemand fout zet, verkeerd gezet, mag dat wel
    ride: rivier van mijn tegenstander gebruiken, hoe ver mag ik glijden, schuiven, moet ik helemaal tot het eind, eerder stoppen, drijven, op een rivier stappen, zo veel plekken als ik wil, wat stopt een tocht, meevaren, meedrijven, vijandelijke rivier, wat gebeurt er als ik op een rivier kom, moet ik de hele rivier, stuit op een ander stuk, waar zijn rivieren voor, mag mijn tegenstander mijn rivieren gebruiken, kan een steen glijden, dragen rivieren stenen, over een rivier varen, hoe werkt een rivier, zijn rivier gebruiken, hoever, meeliften
    river-directions: stroomopwaarts of alleen stroomafwaarts, beide kanten van een rivier, achteruit langs een rivier, beide richtingen, welke kant op, tegen de stroom in, beide kanten op, welke kant stroomt een rivier
    chain: van rivier op rivier, halverwege van richting veranderen, mag ik op een rivier stoppen, meer rivieren, verbinden, bocht, tweede rivier, hoeveel rivieren in één zet, combo, kan een rivier op zichzelf varen, dezelfde rivier twee keer, overstappen op een andere rivier, doorvaren op de volgende rivier, van de ene rivier op de andere, ene rivier andere
    ride-back: eindigen waar ik begon, rondje terug, terug naar dezelfde plek, in een kring varen, weer dezelfde plek, terug naar waar ik stond, rondje varen
    ride-push: mag ik tegen iemand aan glijden en duwen, duw aan het eind van een tocht, glijden dan duwen, rammen, botsen na het varen, duwen na een rivier, mag ik na het varen duwen, wegduwen
    push-stone: steen duwt een steen, hoe ver duwt een steen, twee op een rij duwen, van het bord duwen, over de rand, rij stukken, kunnen stenen duwen, één plek duwen, tegen de rand duwen, draait een steen om na het duwen, twee stenen duwen, plek erachter is bezet, trekken, lege plek erachter, duw geblokkeerd, moet ik duwen, steen wegduwen, hoever, geduwd
    stone-onto-river: duwt een steen een rivier of vaart hij mee, steen komt op een rivier, moet een steen meevaren, kan een steen een rivier duwen, kiezen, duwen of meevaren, duwen of varen met een steen
    push-river: moet een rivier daarna omdraaien, welke kant gaat het geduwde stuk op, hoeveel plekken duwt een rivier, hoe ver duwt een rivier, rivier wordt steen na het duwen, richting van een duw, met een rivier duwen, wat gebeurt er met een rivier na het duwen, moet de duwer omdraaien, blijft het een rivier, moet ik duwen, mag ik niet duwen, rivier duwt, omgedraaid
    river-onto-river: rivier komt op een andere rivier, kan een rivier een rivier duwen, rivier op rivier, vaart een rivier met een rivier mee, duwen of meevaren met een rivier, rivier tegen een rivier, twee rivieren tegen elkaar
    pushed: wie beslist waar het geduwde stuk komt, kan het geduwde stuk weer duwen, kettingreactie, op een rivier geduwd, vaart een geduwd stuk mee, hoe ver vliegt het, hoe ver gaat een geduwd stuk, waar komt het geduwde stuk
    pushed-back: achter mij duwen, van plek wisselen, naar mijn oude plek geduwd, plaatsen ruilen, mag ik hem naar mijn oude plek duwen
    push-own: mag ik mijn eigen stuk duwen, eigen stukken duwen, vriend duwen, wiens stukken mogen geduwd worden, eigen stenen wegduwen, steentjes
    pushed-area: tegenstander in mijn doel duwen, hem in een scoregebied duwen, mijn stuk in mijn eigen doel duwen, door een scoregebied geduwd, iemand in een doel duwen
    no-capture: kan ik stukken slaan, gaan er stukken van het bord, pakken, eten, verwijderen, stuk kwijt, stukken verliezen, uit het spel, kan ik iets afpakken, gaan er stenen af
    score-area: tellen rivieren mee voor de vijf, ben ik veilig in het doel, tellen rivieren in het doel, 5 erin maar één is een rivier, weer uit het doel, vast, omdraaien in het doel, speelt nog mee, telt een stuk van de ander daar, mag ik mijn eigen gebied uit, van opzij mijn doel in, winnen met rivieren, van elke kant mijn doel in, telt een rivier in het scorevak, mag ik er weer uit
    area-push: uit mijn doel geduwd, mag hij mij uit mijn scoregebied duwen, eruit duwen, veilig voor duwen, duwen in het doel, tegenstander uit het doel duwen, kan ik uit mijn doel geduwd worden, schuiven
    end: wanneer afgelopen, krijgt de ander nog een beurt, einde, vijf stenen, laatste zet, meteen, wie heeft gewonnen, winnen door een duw, winnen in de beurt van de ander, vijfde steen, moeten alle vijf steen zijn, win ik als een geduwde steen de vijfde is, wanneer heb je gewonnen, wanneer stopt het spel
    both-at-once: allebei winnen, tegelijk, gelijke stand, beide doelen vol, gedeelde winst, allebei vijf tegelijk, winnen we dan allebei
    no-draw: steeds dezelfde zetten, is er gelijkspel, pat, ik kan niets verzetten, we herhalen steeds, vast, herhaling, eindeloos, opgeven, geen zetten meer, remise, remis, niemand komt verder, steeds heen en weer
    no-warning: moet ik schaak zeggen, waarschuwen, aankondigen, bijna gewonnen, dreiging, één van winst af, tegenstander waarschuwen, moet je het melden
