# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Brickor som är stenar eller floder: den som först har fem stenar i målområdet på andra sidan vinner.

## The sheet

stones_and_rivers_board = Spelplan
stones_and_rivers_region = { $seat }: målområde
stones_and_rivers_prompt = { $seat } är på tur: tryck på en bricka.
stones_and_rivers_prompt_selected = { $point } är vald: tryck där den ska hamna, eller vänd eller vrid den.
stones_and_rivers_prompt_first = Singla slant med en bricka om vem som börjar, eller tryck på en bricka för att börja.
stones_and_rivers_prompt_push = Tryck där brickan på { $point } ska hamna.
stones_and_rivers_ask_piece = { $point }: en punkt som lyser, eller en annan sida upp
stones_and_rivers_ask_push = Var hamnar brickan på { $point }? Tryck på en punkt som lyser.
stones_and_rivers_turn = Vänd, vrid
stones_and_rivers_across = Sett från andra sidan
stones_and_rivers_first_title = Singla om vem som börjar: vem gissar, och på vad?
stones_and_rivers_caller = Gissar
stones_and_rivers_caller_circle = Cirkel: { $seat }
stones_and_rivers_caller_square = Kvadrat: { $seat }
stones_and_rivers_call_stone = Gissar sten: singla
stones_and_rivers_call_river = Gissar flod: singla
stones_and_rivers_came_stone = Sten kom upp: { $seat } väljer
stones_and_rivers_came_river = Flod kom upp: { $seat } väljer
stones_and_rivers_choose_first = Börja
stones_and_rivers_choose_second = Låt den andra börja
stones_and_rivers_flip_across = Vänd till flod —
stones_and_rivers_flip_along = Vänd till flod |
stones_and_rivers_rotate_across = Vrid till —
stones_and_rivers_rotate_along = Vrid till |
stones_and_rivers_flip_stone = Vänd till sten
stones_and_rivers_spoken_empty = { $point }: tom
stones_and_rivers_spoken_stone = { $point }: sten, { $seat }
stones_and_rivers_spoken_across = { $point }: vågrät flod, { $seat }
stones_and_rivers_spoken_along = { $point }: lodrät flod, { $seat }
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } har { NUMBER($n) } möjligt drag.
   *[other] { $seat } har { NUMBER($n) } möjliga drag.
}
stones_and_rivers_remark_threat = { $seat } kan vinna med ett drag.
stones_and_rivers_remark_missed = { $seat } hade kunnat vinna vid drag { NUMBER($number) } med { $action }.
stones_and_rivers_remark_line = Ställning: { $line }

## The score

stones_and_rivers_line_total = Stenar som räknas för { $seat }
stones_and_rivers_line_area = Stenar i målområdet
stones_and_rivers_note_area = { NUMBER($n) } av 5 stenar i målområdet
stones_and_rivers_unfinished = Ingen har fem stenar i målområdet än.
stones_and_rivers_line_stone = sten på { $point }
stones_and_rivers_line_river = flod på { $point }, som inte räknas
stones_and_rivers_end_both = Båda har fem stenar i sina målområden samtidigt. Reglerna säger inte vem som vinner då; vår tolkning är att segern delas.
stones_and_rivers_end = { $seat } har fem stenar i målområdet: spelet är slut.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } till { $to }
stones_and_rivers_told_push = { $from } till { $onto }, knuffar till { $to }
stones_and_rivers_told_to_stone = { $point } blir sten
stones_and_rivers_told_to_across = { $point } blir vågrät flod
stones_and_rivers_told_to_along = { $point } blir lodrät flod
stones_and_rivers_told_first = börjar
stones_and_rivers_told_stone_stone = gissar sten, och det blir sten
stones_and_rivers_told_stone_river = gissar sten, men det blir flod
stones_and_rivers_told_river_stone = gissar flod, men det blir sten
stones_and_rivers_told_river_river = gissar flod, och det blir flod

## Refusals

stones_and_rivers_unread_action = ”{ $came }” är inte ett drag: skriv e5>e6, e5>e6>e9, e5:-, e5:| eller e5:o.
stones_and_rivers_unread_point = ”{ $came }” är inte en punkt: de går från a1 till m14.
stones_and_rivers_unread_rows = En spelplan har { NUMBER($rows) } rader åtskilda av /, inte { NUMBER($came) }.
stones_and_rivers_unread_row = Rad { NUMBER($row) } på spelplanen: { $why }
stones_and_rivers_unread_letter = c, c-, c|, s, s-, s| eller ett tal ska stå där, inte ”{ $came }”.
stones_and_rivers_unread_more = { NUMBER($points) } punkter ska anges, det är fler.
stones_and_rivers_unread_few = { NUMBER($points) } punkter ska anges, inte { NUMBER($came) }.
stones_and_rivers_unread_nobody = Det är inte angivet vem som är på tur: lägg till c eller s efter spelplanen.
stones_and_rivers_unread_turn = Den som är på tur är c eller s, inte ”{ $came }”.
stones_and_rivers_refused_begun = Första draget är gjort: vem som börjar är avgjort.
stones_and_rivers_refused_nothing = Det ligger ingen bricka på { $point } att göra ett drag med.
stones_and_rivers_refused_push_nothing = Det ligger ingen bricka på { $point } att knuffa.
stones_and_rivers_refused_push_itself = Brickan på { $point } kan inte knuffa sig själv: ange en annan bricka efter den första punkten.
stones_and_rivers_refused_push_nowhere = Brickan på { $point } kan inte knuffas till punkten där den redan ligger: ange en annan punkt på slutet.
stones_and_rivers_refused_taken = Det ligger redan en bricka på { $point }.
stones_and_rivers_refused_over = Någon har vunnit: spelet är slut.
stones_and_rivers_refused_turn = { $seat } är på tur, och brickan på { $point } är motståndarens.
stones_and_rivers_refused_lies_so = Brickan på { $point } ligger redan så.
stones_and_rivers_refused_area = { $point } ligger i motståndarens målområde: egna brickor får inte flyttas in i eller genom det.
stones_and_rivers_refused_move = { $from } kan inte nå { $to }: ett steg, eller längs floder.
stones_and_rivers_refused_push = { $from } kan inte knuffa brickan på { $onto } till { $to }.

## Doubts

stones_and_rivers_doubt_pieces = { $seat }, brickor på spelplanen: { NUMBER($n) }; det finns { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } har en bricka på { $point }, i motståndarens målområde.
stones_and_rivers_doubt_both = Båda målområdena har fem stenar, men inget drag kan ha fyllt båda samtidigt: spelet var slut med det första.
stones_and_rivers_doubt_irregular = Drag { NUMBER($number) }, { $action }, är inte tillåtet enligt de här reglerna.

## Options

stones_and_rivers_option_stones_push = Får stenar knuffa?
stones_and_rivers_option_stones_push_source = De två publicerade texterna skiljer sig åt: den nyare tillåter det, den från 2023 inte. Förval: ja, enligt den nyare texten.
stones_and_rivers_option_stones_push_yes = En sten som går till en punkt med en bricka får knuffa den en punkt vidare.
stones_and_rivers_option_stones_push_no = En sten kan inte gå till en punkt med en sten.
stones_and_rivers_option_stone_river = Får en sten knuffa en flod som den går in på?
stones_and_rivers_option_stone_river_source = Öppet: texten säger att den kan åka längs floden och att den kan knuffa. Förval: ja, spelaren väljer.
stones_and_rivers_option_stone_river_yes = Den åker längs floden eller knuffar den.
stones_and_rivers_option_stone_river_no = Den åker alltid.
stones_and_rivers_option_river_river = Får en flod knuffa en flod som den går in på?
stones_and_rivers_option_river_river_source = Öppet: texten säger att man kan välja att knuffa. Förval: ja, spelaren väljer.
stones_and_rivers_option_river_river_yes = Den åker längs den andra floden eller knuffar den.
stones_and_rivers_option_river_river_no = Den åker alltid.
stones_and_rivers_option_own = Får man knuffa sina egna brickor?
stones_and_rivers_option_own_source = Öppet: texten säger ”en bricka”, och en bild visar det. Förval: ja.
stones_and_rivers_option_own_yes = Alla brickor kan knuffas.
stones_and_rivers_option_own_no = Bara motståndarens brickor kan knuffas.
stones_and_rivers_option_keep_out = Ska knuffade brickor också hålla sig utanför målområden?
stones_and_rivers_option_keep_out_source = Öppet: en knuffad bricka följer flyttreglerna. Förval: ja.
stones_and_rivers_option_keep_out_yes = En knuffad bricka kommer aldrig in i det målområde som tillhör ägarens motståndare.
stones_and_rivers_option_keep_out_no = En knuffad bricka får hamna var som helst.
stones_and_rivers_option_after_ride = Får en färd sluta med en knuff?
stones_and_rivers_option_after_ride_source = Öppet: en färd går tills den möter en bricka, men ”hamna på en bricka” kan tolkas på båda sätten. Förval: nej.
stones_and_rivers_option_after_ride_yes = En bricka som åker in i en annan får knuffa den.
stones_and_rivers_option_after_ride_no = En färd slutar före en bricka.
stones_and_rivers_option_referee = Ska bara tillåtna drag gå att göra?
stones_and_rivers_option_referee_source = En hjälp, ingen regel. Förval: ja.
stones_and_rivers_option_referee_yes = Det en bricka får göra lyser, och inget annat kan föras in.
stones_and_rivers_option_referee_no = Varje drag kan föras in; det reglerna inte tillåter markeras som tveksamt.
stones_and_rivers_option_threats = Säga till när någon kan vinna direkt?
stones_and_rivers_option_threats_source = En hjälp, ingen regel. Förval: nej.
stones_and_rivers_option_threats_yes = En rad säger vem som kan vinna med ett drag.
stones_and_rivers_option_threats_no = Inget avslöjas.

## Set-up

stones_and_rivers_section_setup = Förberedelser
stones_and_rivers_section_first = Vem som börjar
stones_and_rivers_setup_section_circles = Cirklar
stones_and_rivers_setup_section_squares = Kvadrater
stones_and_rivers_setup_board = Lägg spelplanen mellan er.
stones_and_rivers_setup_sides = { $circle } spelar cirklarna och har kvadraternas målområde framför sig; { $square } spelar kvadraterna och sitter mittemot.
stones_and_rivers_setup_areas = De två målområdena har fem punkter var och ligger bakom startpunkterna. Ditt är det bortre.
stones_and_rivers_setup_circles = Lägg dina { NUMBER($n) } cirklar på startpunkterna närmast dig, med stensidan upp.
stones_and_rivers_setup_squares = Lägg dina { NUMBER($n) } kvadrater på startpunkterna närmast dig, med stensidan upp.
stones_and_rivers_setup_rows = De blir två rader om sju; stensidan är den tomma.
stones_and_rivers_setup_first = Den ena singlar slant med en bricka, den andra gissar sten eller flod. Är gissningen rätt får den som gissade välja vem som börjar, annars den som singlade.
stones_and_rivers_piece_board = spelplan
stones_and_rivers_piece_circles = cirklar
stones_and_rivers_piece_squares = kvadrater

## What counts

stones_and_rivers_points_area = I det egna målområdet
stones_and_rivers_points_stone = en egen sten
stones_and_rivers_points_river = en egen flod
stones_and_rivers_points_other = en av motståndarens brickor
stones_and_rivers_points_counts = { NUMBER($n) } av { NUMBER($of) }
stones_and_rivers_points_nothing = inget
stones_and_rivers_points_end = Slutet
stones_and_rivers_points_all = { $n ->
    [one] { NUMBER($n) } sten där
   *[other] { NUMBER($n) } stenar där
}
stones_and_rivers_points_wins = vinner genast

## Rules

stones_and_rivers_section_aim = Mål, spelplan och brickor
stones_and_rivers_section_turn = En tur
stones_and_rivers_section_rivers = Floder
stones_and_rivers_section_push = Knuffa
stones_and_rivers_section_end = Målområden och slutet
stones_and_rivers_edition_newer = Den nyare texten
stones_and_rivers_edition_2023 = Texten från 2023
stones_and_rivers_rule_aim = Spelets mål
stones_and_rivers_rule_aim_text = Den som först har { $stones } av sina stenar i sitt målområde, på andra sidan spelplanen, vinner.
stones_and_rivers_rule_board = Spelplanen
stones_and_rivers_rule_board_text = Ett rutnät med { NUMBER($columns) } × { NUMBER($rows) } linjer. På korsningarna finns { NUMBER($starting) } startpunkter för varje spelare och två målområden med { $area } punkter vardera.
stones_and_rivers_rule_layout = Var allt ligger på spelplanen
stones_and_rivers_rule_layout_text = Som på bilden i reglerna: cirklarna börjar på { $circle_first } till { $circle_last }, kvadraterna på { $square_first } till { $square_last }. Cirklarnas målområde är { $circle_area_first } till { $circle_area_last }, bakom kvadraterna, och kvadraternas { $square_area_first } till { $square_area_last }, bakom cirklarna.
stones_and_rivers_rule_point_names = Punkternas namn
stones_and_rivers_rule_point_names_text = Texten ger inga namn. Här är en bokstav kolumnen, från a, och ett tal raden, räknat från cirkelspelaren: e5.
stones_and_rivers_rule_pieces = Brickor: stenar och floder
stones_and_rivers_rule_pieces_text = Varje spelare har { NUMBER($n) } brickor med två sidor: den tomma är stenen, den med en blå linje är floden. Stenar kommer inte långt, men de spärrar vägen och behövs för att vinna; floder är till för att komma långt och för att knuffa.
stones_and_rivers_rule_sides = Vem som sitter var
stones_and_rivers_rule_sides_text = Bestäm vem som spelar cirklar och vem som spelar kvadrater. Cirkelspelaren har kvadraternas målområde framför sig, kvadratspelaren sitter mittemot. Det egna målområdet är alltså det bortre.
stones_and_rivers_rule_first = Vem som börjar
stones_and_rivers_rule_first_text = Den ena spelaren singlar slant med en bricka, den andra gissar vilken sida som kommer upp. Är gissningen rätt får den som gissade välja vem som börjar, annars den som singlade.
stones_and_rivers_rule_caller = Vem som singlar och vem som gissar
stones_and_rivers_rule_caller_text = Den som inte singlar gissar. Vem av er som singlar framgår inte: kom överens om det.
stones_and_rivers_rule_setup = Var man börjar
stones_and_rivers_rule_setup_text = Alla egna brickor börjar med stensidan upp på startpunkterna närmast spelaren, i två rader om sju.
stones_and_rivers_rule_turn = Vad man gör på sin tur
stones_and_rivers_rule_turn_text = Exakt ett drag med en egen bricka: vända den, vrida en flod, flytta den eller knuffa med den. Man får inte passa.
stones_and_rivers_rule_flip = Vända en bricka
stones_and_rivers_rule_flip_text = Stenar blir floder och floder blir stenar. Blir den en flod väljer spelaren om den ska gå lodrätt eller vågrätt.
stones_and_rivers_rule_rotate = Vrida en flod
stones_and_rivers_rule_rotate_text = En egen flod vrids ett kvarts varv: från lodrätt till vågrätt eller tvärtom.
stones_and_rivers_rule_move = Flytta en sten eller en flod
stones_and_rivers_rule_move_text = En sten eller flod går en punkt upp, ner, åt vänster eller höger längs linjerna. Diagonala steg finns inte. Ligger något på den punkten kan man åka på det om det är en flod, eller knuffa det.
stones_and_rivers_rule_no_jumping = Inga hopp
stones_and_rivers_rule_no_jumping_text = Ett steg går bara till nästa punkt, och en färd går tills den möter en bricka. En flod på vägen åker man vidare på, man hoppar inte över den.
stones_and_rivers_rule_one_piece = En bricka per punkt
stones_and_rivers_rule_one_piece_text = Två brickor kan inte ligga på samma punkt. Brickor ligger där linjerna korsas, inte i rutorna.
stones_and_rivers_rule_keep_out = Motståndarens målområde
stones_and_rivers_rule_keep_out_text = En egen bricka får inte flyttas in i eller genom motståndarens målområde.
stones_and_rivers_rule_not_allowed = Ett drag som inte är tillåtet
stones_and_rivers_rule_not_allowed_text = Texten säger inte vad som händer då. Här kan bara det som är tillåtet föras in; ett alternativ gör att allt kan föras in, och det som inte var tillåtet markeras.
stones_and_rivers_rule_ride = Åka på en flod
stones_and_rivers_rule_ride_text = En bricka som flyttas till en flod, vems den än är, kan fortsätta valfritt antal punkter längs den tills den möter en annan bricka. Spelaren på tur väljer hur långt.
stones_and_rivers_rule_directions = Båda hållen längs en flod
stones_and_rivers_rule_directions_text = En flod har två riktningar, och man får åka åt vilket håll som helst, från vilken sida man än kom.
stones_and_rivers_rule_chain = Från flod till flod, och var man stannar
stones_and_rivers_rule_chain_text = Kommer färden till en annan flod fortsätter den längs den på samma sätt, och så vidare. Den slutar på en tom punkt: på en flod kan man inte stanna.
stones_and_rivers_rule_ride_back = En färd tillbaka till början
stones_and_rivers_rule_ride_back_text = Den får passera punkten där den började men inte sluta där: det vore inget drag.
stones_and_rivers_rule_ride_push = En knuff i slutet av en färd
stones_and_rivers_rule_ride_push_text = Texten kan läsas på två sätt: en färd går tills den möter en bricka, men det som skulle hamna på en bricka kan knuffa den. Här slutar färden före brickan; ett alternativ tillåter knuffen.
stones_and_rivers_rule_push_stone = Knuffa med en sten
stones_and_rivers_rule_push_stone_text = En sten som skulle hamna på en bricka kan knuffa den exakt en punkt vidare i samma riktning, om den punkten är tom. Den knuffar alltså aldrig två i rad och inte ut från planen, och den knuffade brickan åker inte.
stones_and_rivers_rule_push_stone_2023_text = Stenar knuffar inte. En sten kan inte gå till en punkt med en sten.
stones_and_rivers_rule_stone_river = En sten går in på en flod
stones_and_rivers_rule_stone_river_text = Både att åka på den och att knuffa den är något den ”kan” göra, så spelaren väljer. Med ett alternativ åker den alltid.
stones_and_rivers_rule_push_river = Knuffa med en flod
stones_and_rivers_rule_push_river_text = En flod som skulle hamna på en bricka kan knuffa den valfritt antal punkter åt något av de två håll som den knuffande floden går. Sedan vänds den knuffande floden, nu på den andras plats, till stensidan.
stones_and_rivers_rule_river_river = En flod går in på en flod
stones_and_rivers_rule_river_river_text = Spelaren kan välja att knuffa, annars åker floden längs den andra. Med ett alternativ åker den alltid.
stones_and_rivers_rule_pushed = En bricka som knuffas av en flod
stones_and_rivers_rule_pushed_text = Den som knuffar väljer vart den går. Den åker längs andra floder på vägen, enligt samma regler, men kan inte knuffa något själv.
stones_and_rivers_rule_pushed_back = Knuffad till knuffarens gamla plats
stones_and_rivers_rule_pushed_back_text = En knuffad bricka får hamna på punkten som den knuffande floden just lämnade: den är tom.
stones_and_rivers_rule_push_own = Knuffa sina egna brickor
stones_and_rivers_rule_push_own_text = Texten talar om en bricka, inte om vems den är, så båda spelarnas brickor kan knuffas. Ett alternativ tillåter bara motståndarens.
stones_and_rivers_rule_pushed_area = Knuffade brickor och målområden
stones_and_rivers_rule_pushed_area_text = Texten säger inte om en knuff får föra en bricka in i vilket område som helst. Här håller sig en knuffad bricka utanför det målområde som tillhör ägarens motståndare, som om den flyttades; ett alternativ släpper in den.
stones_and_rivers_rule_no_capture = Inget slås ut
stones_and_rivers_rule_no_capture_text = Ingen regel tar bort en bricka: alla { NUMBER($n) } är kvar på planen till slutet. En knuff går bara till en tom punkt på planen.
stones_and_rivers_rule_area = Målområden
stones_and_rivers_rule_area_text = Brickor i ett målområde är fortfarande med i spelet: de kan flyttas, vändas och vridas. Bara stenar räknas där, inte floder.
stones_and_rivers_rule_area_push = Knuffar i ett målområde
stones_and_rivers_rule_area_push_text = Texten har ”eller knuffa” bland det som brickor i ett målområde kan göra. Vi läser det på båda sätten: de får knuffa, och de får knuffas, även ut därifrån.
stones_and_rivers_rule_end = När det är slut
stones_and_rivers_rule_end_text = Den som har { $stones } brickor i sitt målområde, alla med stensidan upp, vinner genast, hur den sista än kom dit. Motståndaren får ingen tur till.
stones_and_rivers_rule_both = Båda områdena fulla samtidigt
stones_and_rivers_rule_both_text = Fyller en knuff båda områdena delas segern: texten talar bara om en spelare. Det kräver alternativet där en knuffad bricka får komma in i vilket område som helst.
stones_and_rivers_rule_no_draw = Ingen remi
stones_and_rivers_rule_no_draw_text = I texten finns varken remi eller någon regel för ställningar som upprepas: enligt den spelar man tills någon vinner. Ingen kan någonsin köra fast, eftersom en bricka alltid kan vändas. Kommer ingen vidare skulle vi kalla det remi.
stones_and_rivers_rule_no_warning = Man behöver inte varna
stones_and_rivers_rule_no_warning_text = I texten finns inget rop som ”schack”: man behöver inte säga att man kan vinna med nästa drag. Ett alternativ visar det för båda.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: hur vinner man, vad är målet, syfte, vad ska jag göra, översikt, hur många stenar behöver jag, hur många stenar för att vinna, vad går det ut på, hur spelar man, vad ska man göra för att vinna
    board: hur stor är planen, storlek, rutnät, mått, hur många platser i målet, hur många rutor, linjer, fält, kolumner och rader, 13x14, hur ser planen ut, hur många linjer
    layout: bild, startställning, var är målområdet, vad finns bakom målet, diagram, var är startområdena, gå runt bakom målet, var är målen, var står alla från början
    point-names: vad betyder e5, koordinater, bokstäver och siffror, notation, skriva ner ett drag, a1, hur skriver man drag, vad heter punkterna
    pieces: hur många brickor var, vad är den blå linjen, vilken sida är stenen, två sidor, tom sida, skillnad mellan sten och flod, vad är en flod, vad är en sten bra för, pjäser, hur många brickor har jag, vad gör flodsidan, antal brickor, hur många pjäser har man, vad är skillnaden
    setup-sides: vilken ände ska jag nå, är mitt mål nära eller långt bort, var sitter cirkelspelaren, vilket område är mitt, vem är kvadrat, välja cirkel eller kvadrat, eget målområde, färger, vilket målområde är mitt, vilket mål är mitt, åt vilket håll ska jag
    first-player: hur bestämmer vi vem som börjar, vem börjar, vem går först, startspelare, den som singlar, måste jag börja om jag gissar rätt, singla slant, slantsingling, gissa, fel gissning, börja, tvåa, vem ska börja, vem kör först, hur lottar man
    caller: vem gissar, vem får singla om starten, vem kastar, vem ropar, vem av oss singlar, måste vi komma överens om vem som singlar, vem av oss gissar
    setup: vilken sida upp i början, hur många rader fyller jag, var lägger jag mina brickor, startställning, alla stenar i början, ställa upp, hur ställer man upp, var lägger man pjäserna
    turn: hur många drag får jag, flytta och vända på samma gång, får jag passa, stå över, kan jag flytta motståndarens brickor, handlingar, vad kan jag göra, två drag, bara egna brickor, måste jag flytta, vrida och flytta på samma tur, kan jag stanna kvar, göra ingenting, röra motståndarens bricka, måste jag vända innan jag flyttar, vända och sedan flytta, vad får man göra, får man göra två saker, kan man passa, måste man dra
    flip: vända på den, åt vilket håll pekar den efteråt, vända tillbaka till sten, ändra en flod till sten, göra en flod, välja riktning när man vänder, upp och ner, båda sidor, lodrätt eller vågrätt, kostar det en tur att vända, vilken sida upp, kan jag göra en flod till sten, göra en sten till vågrät flod, hur får jag en flod, när får jag vända, hur vänder man, välja håll på floden
    rotate: vrida på sidan, kan jag snurra motståndarens flod, kvarts varv, 90 grader, ändra riktning på en flod, rotera en sten, vrida en flod, lodrät till vågrät, rotera motståndarens bricka, hur roterar man, kan jag vrida en sten, får man vrida den andras flod
    move: diagonalt, på snedden, hur långt går en sten, får en flod också flytta, kan jag gå bakåt, ett steg, åt sidan, flytta två steg, hur flyttar brickorna, gå, bara framåt, upp eller ner, hur långt får jag flytta, gå snett, hur många steg får man gå, får man gå bakåt
    no-jumping: kan jag hoppa över någon, hoppa, passera över en bricka, blockerad av en bricka, får jag gå genom mina egna brickor, flytta genom brickor, passera en sten, blockerar floder, blockerar stenar
    one-piece: två på samma ställe, i rutorna eller på linjerna, dela plats, stapla, upptaget, hamna på min egen bricka, korsning, kan jag gå till en annan bricka, flytta till en upptagen plats, ska man stå på linjerna
    keep-out: gå in i motståndarens mål, kan jag blockera målet genom att stå i det, glida genom fiendens målområde, komma in i motståndarens målområde, korsa andra området, gå igenom, förbjudet, vakta, stå i motståndarens område, försvara genom att stå framför, spärra området, får man stå i motståndarens mål
    not-allowed: otillåtet drag, misstag, fusk, gjorde fel drag, ångra, mot reglerna, ogiltigt, ta tillbaka, vad händer om man gör fel, olagligt drag
    ride: använda motståndarens flod, hur långt får jag glida, kan jag använda motståndarens floder, måste jag glida hela vägen, stanna tidigare, flyta, gå in på en flod, valfritt antal rutor, vad stoppar en färd, åka, fiendens flod, vad händer när jag går in på en flod, måste jag åka hela floden, brickan möter en annan, vad är floder till för, kan motståndaren använda mina floder, hur bär en flod, kan en sten glida, bär floder stenar, hur långt får man åka, får man åka på den andras floder, måste man åka ända fram
    river-directions: uppströms eller bara nedströms, åt båda hållen på en flod, bakåt längs en flod, båda riktningar, åt vilket håll, mot strömmen, åt vilket håll får man åka, åka bakåt på floden
    chain: från en flod till nästa, kan jag byta riktning på vägen, får jag stanna på en flod, flera floder, koppla ihop, svänga, andra floden, hur många floder i ett drag, kombo, kan en flod åka på sig själv, använda samma flod två gånger, byta flod mitt i, åka flera floder, får man stanna på floden
    ride-back: kan jag hamna där jag började, tillbaka i en slinga, återvända till samma plats, åka runt, flytta i cirkel, samma ställe igen, åka tillbaka där man började
    ride-push: kan jag glida in i någon och knuffa, knuffa i slutet av en färd, glida och sen knuffa, ramma, krocka med en bricka efter färden, knuffa efter flodfärd, åka och sen putta, putta efter att man åkt
    push-stone: sten puttar sten, hur långt knuffar en sten, två i rad kan jag knuffa båda, knuffa ut någon från planen, knuffa över kanten, rad av brickor, kan stenar knuffa, knuffa ett steg, knuffa mot en vägg, kan stenar knuffa stenar, vänds stenen efter knuffen, knuffa två stenar, vad händer om platsen bakom är upptagen, dra en bricka, krävs tom plats bakom, blockerad knuff, måste jag knuffa, kan en sten knuffa en annan sten, putta motståndarens sten, får stenar putta, putta ut från planen, hur långt puttar en sten
    stone-onto-river: knuffar eller åker en sten på en flod, sten går in på en flod, måste en sten åka, kan en sten knuffa en flod, välja att knuffa en flod, knuffas eller åks brickan jag hamnar på, åka eller knuffa, sten på flod, måste stenen åka på floden eller får den putta
    push-river: måste floden vändas efteråt, åt vilket håll knuffar floden, hur många rutor kan en flod knuffa, hur långt kan en flod knuffa, flod blir sten efter knuff, riktning på flodknuff, knuffa med en flod, vad händer med floden efter knuffen, måste knuffaren vändas, får en flod knuffa flera rutor, är floden kvar som flod efteråt, måste jag knuffa, får jag låta bli att knuffa, frivillig knuff, vänds floden efter putten, åt vilket håll puttar floden
    river-onto-river: flod går in på en annan flod, kan en flod knuffa en flod, flod möter flod, åker en flod på en flod, knuffas eller åks, åka eller knuffa med en flod, flod på flod, putta en flod med en flod
    pushed: vem bestämmer var den knuffade hamnar, kan den knuffade knuffa en annan, kedjereaktion, knuffad till en flod, åker en knuffad bricka, knuffad bricka väljer, hur långt flyger den, hur långt kan en knuffad bricka gå, var hamnar den som puttas, vem väljer vart den puttas
    pushed-back: knuffa den bakom mig, byta plats, knuffad till min gamla plats, puttas dit jag stod
    push-own: får jag knuffa mina egna, knuffa egna brickor, putta en vän, egen bricka, vems brickor kan knuffas
    pushed-area: knuffa motståndaren in i mitt mål, knuffa in i ett målområde, knuffa min bricka in i mitt eget mål, knuffad genom ett målområde, putta in i målet, får man putta in någon i målet, putta motståndaren in i målet
    no-capture: kan jag slå ut brickor, tas brickor bort, döda, äta, ta en bricka, förlora brickor, utslagen, ur spelet, kan man ta motståndarens pjäser, kan man slå ut någon, försvinner pjäser
    score-area: räknas floder till de fem, är jag säker i målet, räknas floder i målet, 5 inne men en är flod, lämna målet igen, låst, flytta ut ur målområdet, vända i målet, fortfarande med, räknas motståndarens bricka där, kan jag lämna mitt eget målområde, vända en bricka i målområdet, gå in i mitt mål från sidan, kan jag vinna med floder, komma in i målet från vilket håll som helst, får man gå ut ur målet
    area-push: knuffa ut mig ur mitt mål, kan jag knuffas ut ur målområdet, utknuffad ur målet, säker mot knuffar, knuffa inne i målet, min sten knuffas ut, knuffa ut en fiende ur målet, kan man bli puttad ut ur målet
    end: när är det slut, spelet slut, får den andra en sista tur, fem stenar, sista draget, genast, vem har vunnit, vinna med en knuff, vinna på motståndarens tur, femte stenen, måste alla fem vara stenar, vinner jag om en knuffad sten är den femte, kan jag vinna på motståndarens tur, får den andra ett drag till
    both-at-once: båda vinner, samtidigt, lika, oavgjort, båda målen fulla, delad seger, båda vann samtidigt
    no-draw: samma drag om och om igen, finns det remi, oavgjort, patt, jag kan inte flytta något, vi upprepar samma drag, fast, upprepning, oändligt, ge upp, inga drag kvar, för evigt, kan det bli lika, samma ställning hela tiden
    no-warning: måste jag säga schack, varna, säga till, på väg att vinna, hot, ett drag från vinst, berätta för motståndaren, måste man säga till innan man vinner
