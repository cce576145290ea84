# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Fem stigar, fem figurer: ju högre upp, desto mer är de värda. Samla önskestenar på vägen.
keltis_start = start
keltis_place = sten { NUMBER($step) } (värd { NUMBER($value) })

## The sheet

keltis_board = Stigar
keltis_track = Spår
keltis_wish_stones = Önskestenar
keltis_five_or_more = 5+
keltis_deck = Sista kortet draget
keltis_tiles = För in brickor
keltis_region_goal = Mål
keltis_region_minus = Minus
keltis_pen_large = { $seat }, stor
keltis_tile_points = poängbricka { NUMBER($points) }
keltis_tile_clover = klöverblad
keltis_tile_wish_stone = önskesten
keltis_prompt_small = Tryck på stenarna där { $seat } har figurer.
keltis_prompt_take_large = Stor figur: tryck först på startstenen.
keltis_prompt_large = Tryck på stenen där { $seat } har sin stora figur.
keltis_prompt_tile = Tryck på stenarna med den här brickan: { $tile }.
keltis_prompt_count = { $seat }: vad visar poängspåret, och hur många önskestenar är det?
keltis_ask_points = { $seat }: poäng på spåret och önskestenar
keltis_count = Räkna: { $seat }
keltis_count_all = Alla räknade
keltis_path = Stig { NUMBER($path) }
keltis_path_colours = Stigarnas färger
keltis_colour = Färg
keltis_prompt_free_step = { $seat } får flytta en figur en sten framåt.
keltis_spoken_track = { $seat }: { NUMBER($points) } på poängspåret
keltis_spoken_add = { $seat }: poängbricka { NUMBER($points) }
keltis_spoken_wish_stones = { $n ->
    [one] { $seat }: { NUMBER($n) } önskesten
   *[other] { $seat }: { NUMBER($n) } önskestenar
}
keltis_spoken_large = { $seat } med den stora figuren
keltis_spoken_stone = Stig { NUMBER($path) }, { $place }: tom
keltis_spoken_stone_with = Stig { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } och den stora
keltis_spoken_start = Startstenen, figurer som väntar: { $waiting }

## The score

keltis_line_track = Poängspår
keltis_line_track_read = avläst på poängspåret
keltis_line_tile = poängbricka { NUMBER($points) }
keltis_line_figures = Figurer
keltis_line_figure = stig { NUMBER($path) }: på { $place }
keltis_line_large = stig { NUMBER($path) }: stora figuren på { $place }, dubbelt
keltis_line_no_wish_stone = Ingen önskesten
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } önskesten
   *[other] { NUMBER($n) } önskestenar
}
keltis_line_many_wish_stones = Fem önskestenar eller fler
keltis_end_goal = { $seat } har fört den femte figuren in i målområdet, på stig { NUMBER($path) }: spelet är slut. Brickan under figuren räknas inte.
keltis_end_goal_told = Fem figurer är i målområdet: spelet är slut.
keltis_unfinished = Enligt reglerna är spelet inte slut: { NUMBER($n) } av 5 figurer är i målområdet, och sista kortet är inte draget.
keltis_end_deck = Sista kortet är draget: spelet är slut.

## The log

keltis_told_figure = figur på stig { NUMBER($path) }
keltis_told_large = stora figuren på stig { NUMBER($path) }
keltis_told_onto = { $what }, bricka där: { $tile }
keltis_told_track = poäng på spåret
keltis_told_wish_stones = önskestenar
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } på stig { NUMBER($path) }, { $place }
keltis_told_no_tile = ingen bricka på stig { NUMBER($path) }, { $place }
keltis_told_deck_empty = Sista kortet drogs
keltis_told_deck_left = Det finns kort kvar i draghögen

## Refusals

keltis_refused_tile = Bara poängbrickorna 1, 2 och 3 ger poäng.
keltis_refused_track = Poängspåret förs in upp till { NUMBER($most) } poäng, inte { NUMBER($points) }.
keltis_refused_wish_stones = Det finns { NUMBER($most) } önskestenar i lådan, inte { NUMBER($n) }.
keltis_refused_start_tile = Ingen bricka ligger på startstenen. Ange en sten från 1 till 9.
keltis_refused_two_tiles = Två brickor är angivna för stig { NUMBER($path) }, { $place }. Ange en.
keltis_refused_carried_twice = { $seat } kommer till stig { NUMBER($path) }, { $place }, en gång: brickan där används bara en gång.
keltis_unread_path = En spelare har en figur per stig; för stig { NUMBER($path) } är två angivna.
keltis_unread_large = En spelare har en stor figur; två är angivna.
keltis_refused_sides = Bordet har { NUMBER($seats) } spelare, ställningen { NUMBER($sides) }: ange en för var och en.

## Doubts

keltis_doubt_wish_stones = { NUMBER($n) } önskestenar sammanlagt; i lådan finns 9.
keltis_doubt_goal_full = { NUMBER($n) } figurer i målområdet; spelet slutar med den femte.
keltis_doubt_goal_entry = Fem figurer i målområdet och ingen på dess första rad, där den femte just ska ha kommit in.
keltis_doubt_two_ends = Spelet slutade antingen med den femte figuren i målområdet eller med sista kortet, inte med båda.
keltis_doubt_large_at_start = { $seat }: stora figuren är markerad på stig { NUMBER($path) }, men där står ingen figur.
keltis_doubt_no_large = { $seat }: alla fem figurer är ute, så en av dem är den stora.
keltis_doubt_tile_points = { $seat } har { NUMBER($points) } poäng på spåret; alla poängbrickor tillsammans ger 14.
keltis_doubt_not_reached = { $has ->
    [one] { $most ->
        [0] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } sten, men ingen har nåtts.
        [one] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } sten, men bara { NUMBER($most) } har nåtts.
       *[other] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } sten, men bara { NUMBER($most) } har nåtts.
    }
   *[other] { $most ->
        [0] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } stenar, men ingen har nåtts.
        [one] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } stenar, men bara { NUMBER($most) } har nåtts.
       *[other] { $seats }: önskestenar och poängbrickor från minst { NUMBER($has) } stenar, men bara { NUMBER($most) } har nåtts.
    }
}
keltis_doubt_steps = { NUMBER($n) } steg sammanlagt; fyra spelare kan ta högst { NUMBER($most) }.
keltis_doubt_tile_kind = Infört { NUMBER($n) }, i lådan { NUMBER($most) }: { $tile }.
keltis_doubt_tile_changed = Stig { NUMBER($path) }, { $place }: här har en annan bricka använts tidigare.
keltis_doubt_end_stone = Stig { NUMBER($path) }, { $place }: slutstenen är nådd, men ingen bricka är införd för den.
keltis_doubt_few_points = { $seat } har { NUMBER($points) } poäng på spåret men har passerat brickor värda { NUMBER($passed) }.

## Options

keltis_option_free_step = Får ett gratissteg föra ut en ny figur på en stig?
keltis_option_free_step_source = Regelhäftet säger inget. Förval: nej, eftersom det är det första kortet i en färg som för ut en figur på stigen. Slutpoängen räknas likadant i båda fallen.
keltis_option_free_step_no_means = Ett klöverblad, eller ett kort för en färdig stig, flyttar en figur som redan är på en stig.
keltis_option_free_step_yes_means = Ett klöverblad, eller ett kort för en färdig stig, får också ställa en ny figur på första stenen på en stig.

## Set-up

keltis_setup_section_board = Spelplan och brickor
keltis_setup_section_players = Varje spelare
keltis_setup_section_cards = Kort
keltis_setup_section_start = Början
keltis_setup_punch = Före första partiet: tryck försiktigt ut alla delar ur ramarna.
keltis_setup_board = Lägg spelplanen i mitten.
keltis_setup_tiles = Blanda de { NUMBER($n) } brickorna med bildsidan ned; lägg en på varje mörk sten och en på varje slutsten.
keltis_setup_end_stones = Mörka stenar ligger längs vägen; slutstenen är den stora längst bort på varje stig.
keltis_setup_tiles_up = Vänd upp alla brickor.
keltis_setup_figures = Ställ dina fyra små figurer och den stora på den stora startstenen, { NUMBER($n) } figurer totalt.
keltis_setup_markers = Lägg din poängsten före ruta 1 på poängspåret som går runt spelplanen.
keltis_setup_leaves = Lägg det stora klöverbladet i din färg framför dig: det visar vem som spelar vad.
keltis_setup_left = { $n ->
    [one] Låt färgen som ingen spelar ligga kvar i lådan.
   *[other] Låt de { NUMBER($n) } färger som ingen spelar ligga kvar i lådan.
}
keltis_setup_shuffle = Blanda de { NUMBER($n) } korten väl.
keltis_setup_remove = Två spelare: lägg tillbaka { NUMBER($n) } av de övriga korten i lådan utan att titta.
keltis_setup_deal = Dela ut { NUMBER($n) } kort till var och en.
keltis_setup_pile = De andra { NUMBER($n) } korten är draghögen, med bildsidan ned bredvid spelplanen.
keltis_setup_discards = Lämna plats längs en av spelplanens kortsidor för fem kasthögar, en per färg.
keltis_setup_start = Den som senast var på Irland börjar; om det är oklart börjar den äldsta. Turen går medurs.
keltis_piece_board = spelplan
keltis_piece_wish_stones = önskestenar
keltis_piece_clovers = klöverbrickor
keltis_piece_point_tiles = poängbrickor ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = små figurer
keltis_piece_large_figures = stora figurer
keltis_piece_markers = poängstenar
keltis_piece_leaves = stora klöverblad
keltis_piece_cards = kort

## What gives points

keltis_points_figures = En figur, efter sin sten
keltis_points_start = startstenen
keltis_points_step = sten { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, stor { SIGNED($large) }
keltis_points_wish_stones = Önskestenar
keltis_points_many = { NUMBER($n) } eller fler
keltis_points_tiles = Poängbrickor
keltis_points_tile = genast när man når dem

## Rules

keltis_section_aim = Mål och spelplan
keltis_section_setup = Förberedelser
keltis_section_turn = En tur
keltis_section_rows = Kortrader och figurer
keltis_section_tiles = Brickorna
keltis_section_end = Spelets slut
keltis_section_scoring = Poängräkning
keltis_rule_aim = Spelets mål
keltis_rule_aim_text = Med sifferkort flyttar man sina figurer uppför stigarna: ju längre, desto fler poäng till slut; de som knappt har kommit i väg kostar poäng. Önskestenar som plockas upp på vägen ger mer, men för få av dem kostar poäng. Flest poäng vinner.
keltis_rule_paths = De fem stigarna
keltis_rule_paths_text = Alla stigar börjar vid samma stora startsten, och var och en har { NUMBER($stones) } stenar; den sista är slutstenen. Bredvid varje rad står vad en figur är värd där: de tre första raderna ger minus, de tre sista, värda { $goal }, är målområdet.
keltis_rule_setup_figures = Figurer och färger
keltis_rule_setup_figures_text = Varje spelare har fyra små figurer och en stor, en poängsten och ett stort klöverblad i en och samma färg. Alla figurer börjar på startstenen.
keltis_rule_scoring_stone = Var poängstenen börjar
keltis_rule_scoring_stone_text = Före ruta 1 på poängspåret: ingen har några poäng än.
keltis_rule_colour_clover = Visa sin färg
keltis_rule_colour_clover_text = Varje spelare lägger sitt stora klöverblad framför sig, så att alla vet vem som spelar vilken färg. Det är inte en av brickorna som läggs ut.
keltis_rule_left_in_box = Vad som stannar i lådan
keltis_rule_left_in_box_text = Med färre än fyra spelare: figurerna, poängstenarna och de stora klöverbladen i färgerna som ingen spelar. Alla { NUMBER($tiles) } brickor används oavsett antal spelare, och alla kort utom de { NUMBER($removed) } som två spelare lägger tillbaka.
keltis_rule_setup_tiles = Lägga ut brickorna
keltis_rule_setup_tiles_text = Blanda de { NUMBER($n) } brickorna med bildsidan ned: en läggs på varje mörk sten, en på den stora stenen i slutet av varje stig. Sedan vänds alla upp. De ligger olika i varje parti.
keltis_rule_tile_counts = Hur många brickor av varje slag
keltis_rule_tile_counts_text = { NUMBER($wish) } önskestenar, { NUMBER($clovers) } klöverblad och poängbrickor: { NUMBER($ones) } med en etta, { NUMBER($twos) } med en tvåa, { NUMBER($threes) } med en trea.
keltis_rule_setup_cards = Kort och hand
keltis_rule_setup_cards_text = Fem färger med två kort av varje värde från 0 till 10 blir { NUMBER($cards) }. De blandas, varje spelare får { NUMBER($hand) } på hand, och resten är draghögen med bildsidan ned bredvid spelplanen.
keltis_rule_two_players = Två spelare
keltis_rule_two_players_text = { NUMBER($n) } kort ur draghögen läggs tillbaka i lådan med bildsidan ned. Inget annat ändras.
keltis_rule_start_player = Vem som börjar
keltis_rule_start_player_text = Den som senast var på Irland. Går det inte att avgöra, den äldsta. Turen går medurs.
keltis_rule_turn = En tur: spela ett kort, dra ett
keltis_rule_turn_text = Man måste spela exakt ett kort, antingen till en kasthög eller till en egen rad. Sedan drar man genast ett nytt, och nästa spelare är på tur.
keltis_rule_discard = Kasta ett kort
keltis_rule_discard_text = I stället för att använda ett kort får man lägga det öppet bredvid spelplanen, helst vid en kortsida, utan någon effekt. Varje färg har sin egen kasthög.
keltis_rule_draw = Dra kort
keltis_rule_draw_text = Den som har spelat ett kort drar ett: det översta i draghögen eller det översta i någon kasthög. Då har spelaren { NUMBER($hand) } på hand igen. Häftet gör inget undantag för kortet som man just har kastat.
keltis_rule_rows = Stigande eller fallande rader
keltis_rule_rows_text = Varje spelare har en rad per färg. Den stiger eller faller; lika värden får följa på varandra, och luckor går bra. Det första kortet som skiljer sig bestämmer riktningen. Tillåtet: 3, 3, 6, 7, 7. Också tillåtet: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Korten i en rad ska synas
keltis_rule_row_visible_text = Varje nytt kort läggs öppet, en bit nedanför det förra, så att värdet på alla kort i raden går att läsa när som helst.
keltis_rule_first_card = Första och följande kort i en färg
keltis_rule_first_card_text = Det första kortet i en färg ställer en av spelarens figurer, vilken hen vill, på stigens första sten ({ $first }). Varje följande kort i färgen flyttar den figuren en sten framåt.
keltis_rule_one_figure = En egen figur per stig
keltis_rule_one_figure_text = Bara det första kortet i raden för ut en figur på stigen, och alla andra flyttar just den. Därför har man aldrig två på samma stig: fem figurer till fem stigar.
keltis_rule_only_forward = Figurer går bara framåt
keltis_rule_only_forward_text = En sten i taget. Inget kort och ingen bricka flyttar en figur bakåt eller till en annan stig, vare sig en egen eller någon annans.
keltis_rule_end_stone_card = Ett kort för en färdig stig
keltis_rule_end_stone_card_text = Står figuren redan på slutstenen ({ $value }) får spelaren för varje nytt kort i den färgen i stället flytta en annan av sina figurer en sten.
keltis_rule_shared_stones = Flera figurer på en sten
keltis_rule_shared_stones_text = Regelhäftet säger att figurer i olika färger får stå på samma stig. Att de också får dela en sten, och inte hindrar varandra, är vår tolkning.
keltis_rule_tile_points = Poängbrickor
keltis_rule_tile_points_text = Den som kommer till en etta, tvåa eller trea flyttar sin poängsten så många rutor. Brickan ligger kvar, så andra som kommer dit får också poängen.
keltis_rule_tile_clover = Vad ett klöverblad gör
keltis_rule_tile_clover_text = Den som kommer till ett klöverblad får flytta vilken som helst av sina figurer en sten framåt, även den som just kom dit. Klöverbladet ligger kvar.
keltis_rule_tile_chain = Kedjor
keltis_rule_tile_chain_text = Om figuren som flyttas med klöverbladet hamnar på en bricka får man använda den också, och så vidare.
keltis_rule_tile_wish_stone = Önskestenar
keltis_rule_tile_wish_stone_text = Den som kommer till en önskesten tar den och lägger den öppet framför sig. Den försvinner från stigen.
keltis_rule_free_step_enters = Får ett gratissteg föra ut en ny figur?
keltis_rule_free_step_enters_text = Regelhäftet säger inte om ett klöverblad, eller ett kort för en färdig stig, får föra en figur från startstenen ut på en stig. Här går det inte, om ni inte väljer det bland alternativen.
keltis_rule_end_goal = Fem figurer i målområdet
keltis_rule_end_goal_text = Så snart den femte figuren kommer in på de tre sista raderna, oavsett stig och rad, är spelet genast slut. De fem får ha vilka färger som helst. Brickan som den femte hamnar på räknas inte.
keltis_rule_goal_moves = Flytta vidare i målområdet
keltis_rule_goal_moves_text = En figur som går från en rad i målområdet till nästa har redan räknats: det avslutar inte spelet. Bara en figur som kommer in utifrån räknas till de fem.
keltis_rule_end_deck = Sista kortet
keltis_rule_end_deck_text = Så snart någon drar det sista kortet i draghögen är spelet genast slut: ingen får en tur till, och kasthögarna blandas inte om.
keltis_rule_final_scoring = Räkna poängen i slutet
keltis_rule_final_scoring_text = Man börjar med det som poängstenen visar, alltså poängbrickorna. Talet bredvid var och en av de egna figurerna läggs till, eller dras av om det är minus; den stora räknas dubbelt. Sist kommer poängen för önskestenarna.
keltis_rule_figure_values = Vad figurer är värda
keltis_rule_figure_values_text = Talet bredvid stenen: { $values } från den första till den sista. Minustal dras av. Figurer på startstenen ger inget.
keltis_rule_large_figure = Den stora figuren
keltis_rule_large_figure_text = Den stora figuren räknas dubbelt, både plus och minus.
keltis_rule_wish_stone_table = Vad önskestenar är värda
keltis_rule_wish_stone_table_text = Ingen { SIGNED($none) }, en { SIGNED($one) }, två { SIGNED($two) }, tre { SIGNED($three) }, fyra { SIGNED($four) }, fem eller fler { SIGNED($five) }.
keltis_rule_score_track = Poängspåret
keltis_rule_score_track_text = Det har { NUMBER($fields) } rutor. Efter den sista fortsätter poängstenen från 1, och { NUMBER($fields) } läggs till. Under spelet flyttas den bara av poängbrickor; de flesta poängen kommer i slutet.
keltis_rule_below_zero = En summa på 0 eller mindre
keltis_rule_below_zero_text = Poäng dras helt enkelt av, även under 0. Spåret har ingen ruta för det, och häftet säger inte var stenen då ska stå: håll det i minnet.
keltis_rule_winner = Vem som vinner
keltis_rule_winner_text = Flest poäng vinner. Är det lika finns det flera vinnare.

## What people say when they ask for a rule

keltis_asked =
    aim: mål, spelets mål, målet med spelet, syfte, vad går det ut på, vad ska man göra, idé, översikt, förklara, hur funkar det, hur vinner jag, får man bonus för att komma först, varför gå långt, hur spelar man, vad ska man samla på, vad är poängen med spelet
    paths: hur många steg till toppen, hur lång är en stig, rutor, fält, längd, banan, vägen, kartan, var slutar minus på planen, vilka rutor är negativa, minusområde, vilka rader är målet, mållinje, antal stenar, vad betyder siffrorna bredvid stigen, är fjärde raden plus, när börjar pluspoängen, vad är siffrorna på planen, hur många stenar är det på en väg, vilka rader ger minus, mörka stenar
    setup-figures: hur många pjäser, gubbar, meeples får jag, pjäser per spelare, de små, var står mina gubbar i början, välja färg, vilken färg, måste alla figurer användas, var börjar figurerna, startsten, hur många gubbar har man, fem gubbar, ska alla gubbar stå på starten
    scoring-stone-start: var börjar min poängmarkör, poängsten, räknesten, var ska den stå i början, nollrutan, var sätter man poängmarkören, ska markören stå på noll
    colour-clover: vad är det stora bladet framför mig till, pappklöver, vems färg, vem är grön, hur vet man vilken färg spelaren har, stort klöverblad, stora klövern, vad ska man med stora klöverbladet till, vem har vilken färg
    left-in-box: lämna kvar, oanvänt, läggs undan, behövs inte, med 3 spelare, tre personer, färre spelare, används alla brickor på två, extra, ta bort, i lådan, vad tar man bort på tre, ska man ta bort något när man är färre
    setup-tiles: var ska de små brickorna ligga, polletter, plattor, brickor öppna eller dolda, bildsidan upp, bildsidan ned, blanda brickorna, lägga ut, slumpvis, mörka stenar, får slutstenen också en bricka, svarta stenar på planen, hur många brickor ligger på planen, vilka stenar får en bricka, hur lägger man ut brickorna, ska brickorna ligga upp eller ner, vänder man brickorna från början
    tile-counts: hur många önskestenar finns det, hur många totalt, sammanlagt, fördelning, hur många treor, räkna brickorna, hur många klöverblad, hur många poängbrickor, saknas något, hur många brickor ska det finnas, hur många av varje bricka
    setup-cards: hur många kort börjar vi med, hur många kort på hand, dela ut, ge, nollkort, hur höga är korten, högsta, lägsta, siffror, kortlek, färger, hur ofta finns varje kort, dubbletter, antal kort, hur många kort får man, hur många kort ger man ut, finns det en nolla, vilka siffror finns
    two-players: bara två, på två, 2 spelare, par, duell, vad ändras, tjuvkika, titta på de borttagna korten, hur många kort tas bort på två spelare, vi är bara två, ska man plocka bort kort på två, hur många kort bort
    start-player: vem börjar, vem går först, startspelare, ingen har varit i Irland, aldrig varit på Irland, yngst, äldst, åt vilket håll spelar vi, vänster eller höger, vem är näst på tur, vem kör först, ingen har varit på irland, vem ska börja
    turn: får jag spela två kort, passa, stå över, hoppa över min tur, måste jag spela ett kort, vad kan jag göra, ordningen i en tur, dra före eller efter, tvång, handlingar, måste jag använda kortet till att flytta, vad gör man när det är ens tur, kan man passa, måste man lägga kort, får man lägga två kort samma tur, måste man lägga ett kort eller kan man stå över
    discard: slänga ett kort, kasta kort, fast, inget kort passar, kan inte spela, kan inte lägga, bli av med, dumpa, oönskat, värdelöst kort, vart går kastade kort, skilda högar, hur många kasthögar finns det, bättre att kasta, lägga bort ett kort, slänghög, får man slänga kort, var slänger man, kan inte lägga något, mina kort går inte att lägga
    draw: får jag ta från kasthögen, ta tillbaka kortet jag just kastade, bara det översta eller vilket som helst, handgräns, fylla på, hur många på hand, vilken hög, bläddra i kasthögen, leta, nytt kort, ta kortet som spelaren före mig kastade, kasta och ta samma kort, varifrån drar jag, ta kortet som motståndaren slängde, de andras kort, när tar man upp nytt kort, får man ta ett slängt kort, ta upp från slänghögen
    rows: samma siffra två gånger, spela samma värde igen, lika kort, byta från stigande till fallande, uppåt, nedåt, stigande, fallande, öka, minska, får jag hoppa över siffror, lucka, en andra rad i samma färg, började med en 5 är jag på väg upp, lägre, högre, byta riktning, ordning, i följd, måste de komma i ordning, börja på 10 och gå ner, lägga en 4 efter en 7, måste jag säga upp eller ner, är riktningen bestämd, måste rader börja på noll, vilket kort får jag lägga härnäst, stoppa in ett kort emellan, lägga kort i grannens rad, sifferrad, kan man gå neråt, måste det vara i ordning, får man lägga samma siffra igen, vända riktning, hoppa över ett nummer, lägga lägre kort, lägga högre kort
    row-visible: måste mina gamla kort synas, täcka över spelade kort, gömma, överlappa, se motståndarens rad, sprida ut, titta på vad någon har spelat, ska korten ligga synligt, får man gömma sina lagda kort
    first-card: hur får jag ut en gubbe, komma ut, sätta ut, börja en ny stig, lämna starten, får jag välja vilken figur, måste den stora gå först, när får den stora figuren komma ut, gå framåt, flytta en pjäs, hur långt flyttar en pjäs, var hamnar en ny figur, två steg med ett kort, första kortet i en färg, ställa ut en figur, måste jag få ut alla pjäser, bestämmer kortets färg vilken pjäs som går, kort i valfri färg, hur startar man en ny väg, hur sätter man ut en gubbe, hur många steg får man gå per kort, vilken gubbe ska man ta
    one-figure-a-path: två egna pjäser på en stig, andra pjäsen, ha två figurer på samma stig, båda, dubbelt, flera egna gubbar på en väg
    only-forward: kan en pjäs gå tillbaka, bakåt, åt sidan, backa, skicka hem, byta stig, gå över till en annan stig, knuffa, knuffa ut någon, flytta motståndarens figur, får man backa, kan man flytta bakåt, putta bort någon annan
    end-stone-card: redan i topp och har gröna kort kvar, kort för en stig jag är klar med, figuren är framme, överblivna kort, vad gör man med fler kort, max, klöver eller kort på färdig stig, flytta en annan figur i stället, vad händer när min figur är i mål, gubben är längst upp, gubben har gått i mål, kan man lägga fler kort när man är framme
    shared-stones: motståndaren står på min ruta, kan två spelare stå på samma sten, upptaget, blockera, blockerad, slå ut, knuffa bort, tillsammans, dela, trångt, hur många figurer ryms på en sten, hur många spelare på en sten, samma ruta, får man stå på samma sten som någon annan, kan man blockera en väg, är stenen upptagen
    tile-points: kom till en trea, poängpollett, sifferbricka, förbrukad efteråt, ligger poängbrickor kvar, får nästa spelare samma poäng, igen, direkt, gå på, flytta poängstenen genast, räknas poängen på en gång, när räknas en bricka, 1 2 3, vad gör brickan med siffran, tar man bort poängbrickan, ligger poängbrickan kvar, får man behålla poängbrickan, får alla poängen, tas brickan bort när man fått poängen
    tile-clover: lyckoklöver, fyrklöver, klöver, måste jag använda klövern, vad händer när jag hamnar på ett klöverblad, frivilligt, använda den för en annan pjäs, extra steg, bonusdrag, gratisdrag, gratissteg, tas klöverblad bort, grön bricka, hur långt får jag gå med klövern, vilken pjäs flyttar, hur många steg ger ett klöverblad, vems figur, vad gör klöverbladen, vad gör klövern, får man gå extra, får man flytta vilken gubbe som helst
    tile-chain: kombo, kedjereaktion, kedja, klöver leder till en annan klöver, kan ett gratissteg hamna på en bricka, bonusdrag utlöser nästa bricka, utlösa, i rad, oändligt, bricka efter klöver, klöver efter klöver, bricka nådd med gratissteg, hamna på en klöver till, får jag gå igen, två klöver i rad, landa på ny bricka med klövern
    tile-wish-stone: önskesten, motståndaren tog redan önskestenen får jag en, samla, behålla, plocka upp, hamna på en önskesten, vad händer med önskestenen sen, andra spelaren får ingen, först till kvarn, måste jag ta önskestenen, kan en önskesten tas två gånger, önskestenen är borta, vad gör man med önskestenar, tar man önskestenen, får nästa också en önskesten
    free-step-enters: kan klövern få ut en ny pjäs från start, använda klöver för att börja en ny stig, utan kort, öppna en stig, får man starta en ny gubbe med klöver, ny gubbe utan kort
    end-goal: när är det slut, spelet slut, hur slutar det, måste alla fem vara mina, femte pjäsen hamnar på en önskesten får jag den, utförs brickan med sista figuren, hur många figurer i mål avslutar spelet, stopp, utlösa slutet, får alla en tur till, två figurer i mål samtidigt, drar jag ett kort efter femte figuren, vem har sista turen, måste femte pjäsen stå högst upp, hur många gubbar i mål, får de andra en sista tur, måste det vara mina gubbar
    goal-moves: inne i målet, figur redan i mål, räknas två gånger, från 7 till 10, inom målområdet, gå vidare inne i målet, räknas samma gubbe en gång till
    end-deck: slut på kort i draghögen, kortleken är tom, leken tar slut, blanda om, blanda kasthögen, inga kort kvar, får alla en tur till i slutet, sista rundan, lika många turer, när är det slut, slutar spelet när högen är slut, hur många kort är kvar, jag drog sista kortet får jag spela klart, flera omgångar, spelar vi mer än en omgång, korten tog slut, kortleken slut, spelar man klart rundan, blandar man om slänghögen
    final-scoring: räkna ihop, summera, slutpoäng, slutställning, räkna ut, summa, hur räknar vi poäng, när ger figurer poäng, när får jag poängen bredvid raden, under spelet eller i slutet, när räknas önskestenar och stora pjäsen, hur räknar man ihop, när räknar man gubbarna, poäng på slutet
    figure-values: hur mycket är femte stenen värd, värdet på en pjäs, kostar pjäser som aldrig lämnat start, figurer kvar på start minus, poäng för en pjäs, hur många poäng ger översta stenen, förlora poäng, negativt, vad är varje rad värd, kan man få minuspoäng, vad är första stenen värd, minus fyra, straff för att inte flytta, figur som inte flyttat, vad är en gubbe värd, hur många minuspoäng, vad ger översta stenen, gubbar kvar på start
    large-figure: den stora, stora gubben, lång pjäs, dubbelt, dubbelt i minus också, dubblad, vad är den stora pjäsen till för, stor figur på minus tre, hur räknas den stora, poäng för stora figuren, stora gubben dubbelt, räknas stora dubbelt på minus, vad är det med den stora gubben
    wish-stone-table: noll önskestenar straff, sju önskestenar hur många poäng, jag har inga önskestenar alls, poäng för tre önskestenar, för få, sex, hur många önskestenar behöver jag för att slippa minus, inte tillräckligt, 5 önskestenar, fler än fem önskestenar, tabellen nere till höger på planen, värdet av önskestenar, ger önskestenar poäng, när räknas önskestenar, hur många önskestenar behöver man, minuspoäng om man inte har några, vad ger tre önskestenar
    score-track: mer än 50 poäng, över femtio, förbi slutet på spåret, vad händer efter 50, varv, ett varv till, andra varvet, när flyttar vi poängstenen, poängbana, spåret tar slut, kommit över 50, börja om på 1
    below-zero: under noll, negativ summa, mina poäng är negativa, minuspoäng totalt, på minus, mindre än noll, hamnat på minus, kan man ha minus totalt, var ställer man markören på minus
    winner: tiebreak, lika, oavgjort, två har samma poäng, samma poäng, delad seger, vem har vunnit, flest poäng, hur utses vinnaren, mer än en vinnare, vem vinner om det är lika, lika många poäng, kan man vara två vinnare
