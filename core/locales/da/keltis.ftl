# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Fem stier, fem figurer: Jo længere op de når, jo mere er de værd. Saml ønskesten undervejs.
keltis_start = start
keltis_place = sten { NUMBER($step) } (værdi { NUMBER($value) })

## The sheet

keltis_board = Stier
keltis_track = Pointspor
keltis_wish_stones = Ønskesten
keltis_five_or_more = 5+
keltis_deck = Sidste kort trukket
keltis_tiles = Indtast brikker
keltis_region_goal = Mål
keltis_region_minus = Minus
keltis_pen_large = { $seat }, stor
keltis_tile_points = pointbrik { NUMBER($points) }
keltis_tile_clover = kløver
keltis_tile_wish_stone = ønskesten
keltis_prompt_small = { $seat }: Tryk på de sten, hvor figurerne står.
keltis_prompt_take_large = Tryk først på startstenen for den store figur.
keltis_prompt_large = { $seat }: Tryk på den sten, hvor den store figur står.
keltis_prompt_tile = Tryk på stenene med denne brik: { $tile }.
keltis_prompt_count = { $seat }: Hvad viser pointsporet, og hvor mange ønskesten er der?
keltis_ask_points = { $seat }: point på pointsporet og ønskesten
keltis_count = Tæl: { $seat }
keltis_count_all = Alt er talt
keltis_path = Sti { NUMBER($path) }
keltis_path_colours = Stiernes farver
keltis_colour = Farve
keltis_prompt_free_step = { $seat } må flytte én figur en sten frem.
keltis_spoken_track = { $seat }: { NUMBER($points) } på pointsporet
keltis_spoken_add = { $seat }: pointbrik { NUMBER($points) }
keltis_spoken_wish_stones = { $seat }: { NUMBER($n) } ønskesten
keltis_spoken_large = { $seat } med den store figur
keltis_spoken_stone = Sti { NUMBER($path) }, { $place }: tom
keltis_spoken_stone_with = Sti { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } og den store
keltis_spoken_start = Startsten, ventende figurer: { $waiting }

## The score

keltis_line_track = Pointspor
keltis_line_track_read = aflæst på pointsporet
keltis_line_tile = pointbrik { NUMBER($points) }
keltis_line_figures = Figurer
keltis_line_figure = sti { NUMBER($path) }: på { $place }
keltis_line_large = sti { NUMBER($path) }: stor figur på { $place }, dobbelt
keltis_line_no_wish_stone = Ingen ønskesten
keltis_line_wish_stones = { NUMBER($n) } ønskesten
keltis_line_many_wish_stones = Fem ønskesten eller flere
keltis_end_goal = { $seat } har bragt den femte figur ind i målområdet på sti { NUMBER($path) }: Spillet slutter straks. Brikken under den figur tæller ikke.
keltis_end_goal_told = Fem figurer er i målområdet: Spillet er slut.
keltis_unfinished = Efter reglerne går spillet videre: { NUMBER($n) } af 5 figurer er i målområdet, og det sidste kort er ikke trukket.
keltis_end_deck = Det sidste kort er trukket: Spillet slutter straks.

## The log

keltis_told_figure = figur på sti { NUMBER($path) }
keltis_told_large = stor figur på sti { NUMBER($path) }
keltis_told_onto = { $what }, brik der: { $tile }
keltis_told_track = point på pointsporet
keltis_told_wish_stones = ønskesten
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } på sti { NUMBER($path) }, { $place }
keltis_told_no_tile = ingen brik på sti { NUMBER($path) }, { $place }
keltis_told_deck_empty = Det sidste kort blev trukket
keltis_told_deck_left = Der er kort tilbage i trækbunken

## Refusals

keltis_refused_tile = Kun pointbrikkerne 1, 2 og 3 giver point.
keltis_refused_track = På pointsporet kan der højst indtastes { NUMBER($most) } point, ikke { NUMBER($points) }.
keltis_refused_wish_stones = Der er { NUMBER($most) } ønskesten i æsken, ikke { NUMBER($n) }.
keltis_refused_start_tile = Der ligger ingen brik på startstenen. Angiv en sten fra 1 til 9.
keltis_refused_two_tiles = Der er angivet to brikker for sti { NUMBER($path) }, { $place }. Angiv én.
keltis_refused_carried_twice = { $seat } kommer kun én gang til sti { NUMBER($path) }, { $place }: Brikken bruges kun én gang der.
keltis_unread_path = En spiller har én figur på en sti; på sti { NUMBER($path) } er der angivet to.
keltis_unread_large = En spiller har én stor figur; der er angivet to.
keltis_refused_sides = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($sides) }: Angiv en for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($sides) }: Angiv en for hver.
}

## Doubts

keltis_doubt_wish_stones = { NUMBER($n) } ønskesten i alt; i æsken er der 9.
keltis_doubt_goal_full = { $n ->
    [one] { NUMBER($n) } figur i målområdet; spillet slutter med den femte.
   *[other] { NUMBER($n) } figurer i målområdet; spillet slutter med den femte.
}
keltis_doubt_goal_entry = Fem figurer i målområdet, men ingen i dets første række. Dér må den femte lige være kommet ind.
keltis_doubt_two_ends = Spillet sluttede enten med den femte figur i målområdet eller med det sidste kort, ikke med begge dele.
keltis_doubt_large_at_start = { $seat }: Den store figur er markeret på sti { NUMBER($path) }, men der står ingen figur.
keltis_doubt_no_large = { $seat }: Alle fem figurer er ude, så en af dem er den store.
keltis_doubt_tile_points = { $seat }: { NUMBER($points) } point på pointsporet; alle pointbrikker giver tilsammen 14.
keltis_doubt_not_reached = { $most ->
    [0] { $seats }: ønskesten og pointbrikker fra mindst { NUMBER($has) } sten, men figurerne har ikke nået nogen.
    [one] { $seats }: ønskesten og pointbrikker fra mindst { NUMBER($has) } sten, men figurerne har kun nået { NUMBER($most) }.
   *[other] { $seats }: ønskesten og pointbrikker fra mindst { NUMBER($has) } sten, men figurerne har kun nået { NUMBER($most) }.
}
keltis_doubt_steps = { NUMBER($n) } skridt i alt; fire spillere kan højst gå { NUMBER($most) }.
keltis_doubt_tile_kind = Indtastet { NUMBER($n) }, i æsken { NUMBER($most) }: { $tile }.
keltis_doubt_tile_changed = Sti { NUMBER($path) }, { $place }: Her blev der tidligere brugt en anden brik.
keltis_doubt_end_stone = Sti { NUMBER($path) }, { $place }: Slutstenen er nået, men der er ikke indtastet nogen brik for den.
keltis_doubt_few_points = { $seat }: { NUMBER($points) } point på pointsporet, men brikkerne undervejs er { NUMBER($passed) } point værd.

## Options

keltis_option_free_step = Må et frit skridt bringe en ny figur ind på en sti?
keltis_option_free_step_source = Regelbogen siger intet om det. Standard: nej, for det er det første kort i en farve, der bringer en figur ind på stien. Slutopgørelsen er den samme i begge tilfælde.
keltis_option_free_step_no_means = En kløver eller et kort til en færdig sti flytter en figur, der allerede er på en sti.
keltis_option_free_step_yes_means = En kløver eller et kort til en færdig sti må også sætte en ny figur på den første sten på en sti.

## Set-up

keltis_setup_section_board = Spilleplade og brikker
keltis_setup_section_players = Hver spiller
keltis_setup_section_cards = Kort
keltis_setup_section_start = Start
keltis_setup_punch = Før første spil: Tryk forsigtigt alle dele ud af rammerne.
keltis_setup_board = Placér spillepladen i midten.
keltis_setup_tiles = Bland de { NUMBER($n) } brikker med billedsiden nedad; læg én på hver mørk sten og én på hver slutsten.
keltis_setup_end_stones = De mørke sten ligger undervejs; slutstenen er den store for enden af hver sti.
keltis_setup_tiles_up = Vend alle brikker med billedsiden opad.
keltis_setup_figures = Stil dine fire små figurer og den store på den store startsten, { NUMBER($n) } i alt.
keltis_setup_markers = Placér din tællesten før felt 1 på pointsporet rundt om spillepladen.
keltis_setup_leaves = Læg det store kløverblad i din farve foran dig: Det viser, hvem der spiller hvad.
keltis_setup_left = { $n ->
    [one] Lad den farve, som ingen spiller, blive i æsken.
   *[other] Lad de { NUMBER($n) } farver, som ingen spiller, blive i æsken.
}
keltis_setup_shuffle = Bland de { NUMBER($n) } kort godt.
keltis_setup_remove = To spillere: Læg { NUMBER($n) } af de øvrige kort tilbage i æsken uden at se dem.
keltis_setup_deal = Giv { NUMBER($n) } kort til hver.
keltis_setup_pile = De andre { NUMBER($n) } kort er trækbunken, med billedsiden nedad ved siden af spillepladen.
keltis_setup_discards = Lad der være plads langs en af spillepladens korte sider til fem afkastbunker, en for hver farve.
keltis_setup_start = Den, der senest har været i Irland, starter; kan ingen svare på det, så den ældste. Derefter med uret.
keltis_piece_board = spilleplade
keltis_piece_wish_stones = ønskesten
keltis_piece_clovers = kløverbrikker
keltis_piece_point_tiles = pointbrikker ({ NUMBER($ones) }×1, { NUMBER($twos) }×2, { NUMBER($threes) }×3)
keltis_piece_small_figures = små figurer
keltis_piece_large_figures = store figurer
keltis_piece_markers = tællesten
keltis_piece_leaves = store kløverblade
keltis_piece_cards = kort

## What gives points

keltis_points_figures = En figur, efter hvor den står
keltis_points_start = startsten
keltis_points_step = sten { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, stor { SIGNED($large) }
keltis_points_wish_stones = Ønskesten
keltis_points_many = { NUMBER($n) } eller flere
keltis_points_tiles = Pointbrikker
keltis_points_tile = straks, når en figur når den

## Rules

keltis_section_aim = Mål og spilleplade
keltis_section_setup = Opsætning
keltis_section_turn = En tur
keltis_section_rows = Kortrækker og figurer
keltis_section_tiles = Brikkerne
keltis_section_end = Spillets slutning
keltis_section_scoring = Point
keltis_rule_aim = Målet i spillet
keltis_rule_aim_text = Med talkort flytter spillerne deres figurer op ad stierne: jo længere, jo flere point til sidst; figurer, der knap er kommet af sted, koster point. Ønskesten, der samles op undervejs, giver også point, men har man for få, koster det. Flest point vinder.
keltis_rule_paths = De fem stier
keltis_rule_paths_text = Alle stier begynder ved én stor startsten, og hver af dem har { NUMBER($stones) } sten; den sidste er slutstenen. Ud for hver række står, hvad en figur er værd der: De første tre rækker er minus, de sidste tre ({ $goal }) er målområdet.
keltis_rule_setup_figures = Figurer og farver
keltis_rule_setup_figures_text = Hver spiller har fire små figurer og en stor, en tællesten og et stort kløverblad i én farve. Alle figurer begynder på startstenen.
keltis_rule_scoring_stone = Hvor tællestenen begynder
keltis_rule_scoring_stone_text = Før felt 1 på pointsporet: Ingen har point endnu.
keltis_rule_colour_clover = Vis din farve
keltis_rule_colour_clover_text = Det store kløverblad ligger foran spilleren, så alle kan se, hvilken farve spilleren har. Det hører ikke til brikkerne.
keltis_rule_left_in_box = Hvad der bliver i æsken
keltis_rule_left_in_box_text = Med færre end fire spillere: figurer, tællesten og store kløverblade i de farver, som ingen spiller. Alle { NUMBER($tiles) } brikker bruges altid, og alle kort også, bortset fra de { NUMBER($removed) }, som to spillere lægger tilbage.
keltis_rule_setup_tiles = Læg brikkerne ud
keltis_rule_setup_tiles_text = Bland de { NUMBER($n) } brikker med billedsiden nedad: Én lægges på hver mørk sten og én på den store sten for enden af hver sti. Så vendes de alle med billedsiden opad. De ligger forskelligt i hvert spil.
keltis_rule_tile_counts = Hvor mange brikker af hver slags
keltis_rule_tile_counts_text = { NUMBER($wish) } ønskesten, { NUMBER($clovers) } kløvere og pointbrikker: { NUMBER($ones) } med et 1-tal, { NUMBER($twos) } med et 2-tal, { NUMBER($threes) } med et 3-tal.
keltis_rule_setup_cards = Kort og hånd
keltis_rule_setup_cards_text = Fem farver med to kort af hver værdi fra 0 til 10 giver { NUMBER($cards) }. Bland dem; hver spiller får { NUMBER($hand) } på hånden, og resten er trækbunken ved siden af spillepladen, med billedsiden nedad.
keltis_rule_two_players = To spillere
keltis_rule_two_players_text = { NUMBER($n) } kort fra trækbunken lægges tilbage i æsken med billedsiden nedad. Ellers er alt, som det plejer.
keltis_rule_start_player = Hvem starter
keltis_rule_start_player_text = Den, der senest har været i Irland. Kan det ikke afgøres, så den ældste. Turen går med uret.
keltis_rule_turn = En tur: spil ét kort, træk ét
keltis_rule_turn_text = Spilleren skal spille præcis ét kort, enten på en afkastbunke eller til en af sine egne rækker. Derefter trækkes straks ét kort, og turen går videre.
keltis_rule_discard = Smid et kort
keltis_rule_discard_text = I stedet for at bruge et kort kan spilleren lægge det åbent ved siden af spillepladen, helst langs en kort side, uden nogen virkning. Hver farve har sin egen afkastbunke.
keltis_rule_draw = Træk et kort
keltis_rule_draw_text = Når spilleren har spillet et kort, trækkes ét: det øverste i trækbunken eller det øverste i en afkastbunke efter eget valg. Så er der igen { NUMBER($hand) } på hånden. Regelbogen gør ingen undtagelse for det kort, spilleren lige har smidt.
keltis_rule_rows = Stigende eller faldende rækker
keltis_rule_rows_text = Hver spiller har én række pr. farve. Den stiger eller falder; ens værdier må følge efter hinanden, og huller er i orden. Det første kort med en anden værdi bestemmer retningen. I orden: 3, 3, 6, 7, 7. Også i orden: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Kortene i en række forbliver synlige
keltis_rule_row_visible_text = Hvert nyt kort lægges åbent oven på det sidste, rykket lidt nedad, så værdien af alle kort i rækken altid kan læses.
keltis_rule_first_card = Første og følgende kort i en farve
keltis_rule_first_card_text = Det første kort i en farve sætter en af spillerens figurer, efter eget valg, på den første sten på stien ({ $first }). Hvert følgende kort i farven flytter den figur en sten frem.
keltis_rule_one_figure = Kun én egen figur på en sti
keltis_rule_one_figure_text = Kun det første kort i en række bringer en figur ind på stien, og alle andre flytter den. Derfor har ingen spiller nogensinde to på samme sti: fem figurer til fem stier.
keltis_rule_only_forward = Figurer går kun fremad
keltis_rule_only_forward_text = En sten ad gangen. Intet kort og ingen brik flytter en figur tilbage eller over på en anden sti, hverken spillerens egen eller andres.
keltis_rule_end_stone_card = Et kort til en færdig sti
keltis_rule_end_stone_card_text = Står spillerens figur allerede på slutstenen ({ $value }), må spilleren for et kort mere i den farve i stedet flytte en af sine andre figurer en sten frem.
keltis_rule_shared_stones = Flere figurer på en sten
keltis_rule_shared_stones_text = Regelbogen siger, at figurer i forskellige farver må stå på samme sti. At de også må dele en sten og ikke er i vejen for hinanden, er vores tolkning.
keltis_rule_tile_points = Pointbrikker
keltis_rule_tile_points_text = Den, der kommer til en brik med 1, 2 eller 3, rykker straks sin tællesten så mange felter frem. Brikken bliver liggende, så andre, der kommer dertil, også får dens point.
keltis_rule_tile_clover = Kløvere: hvad en kløver gør
keltis_rule_tile_clover_text = Den, der kommer til en kløver, må flytte en af sine egne figurer en sten frem, også den, der lige er kommet dertil. Kløveren bliver liggende.
keltis_rule_tile_chain = Kæder
keltis_rule_tile_chain_text = Lander den figur, som en kløver har flyttet, på en brik, må den brik også bruges, og så videre.
keltis_rule_tile_wish_stone = Ønskesten
keltis_rule_tile_wish_stone_text = Den, der kommer til en ønskesten, tager den og lægger den åbent foran sig. Så er den væk fra stien.
keltis_rule_free_step_enters = Må et frit skridt bringe en ny figur ud?
keltis_rule_free_step_enters_text = Regelbogen siger ikke, om en kløver eller et kort til en færdig sti må bringe en figur fra startstenen ind på en sti. Her må de ikke, medmindre I vælger det under Valg.
keltis_rule_end_goal = Fem figurer i målområdet
keltis_rule_end_goal_text = Så snart den femte figur kommer ind i de sidste tre rækker, uanset sti og række, slutter spillet straks. De fem må have hvilke farver som helst. Den brik, som den femte lander på, bruges ikke.
keltis_rule_goal_moves = Videre inde i målområdet
keltis_rule_goal_moves_text = En figur, der går fra en række i målområdet til den næste, tæller kun én gang og afslutter ikke spillet. Kun en figur, der kommer ind, tæller med i de fem.
keltis_rule_end_deck = Det sidste kort
keltis_rule_end_deck_text = Så snart nogen trækker det sidste kort i trækbunken, slutter spillet straks: Ingen får en tur mere, og afkastbunkerne blandes ikke.
keltis_rule_final_scoring = Slutopgørelse
keltis_rule_final_scoring_text = Til pointene fra pointbrikkerne, som tællestenen viser, lægges det tal, der står ud for hver af spillerens figurer. Minustal trækkes fra, og den store figur tæller dobbelt. Dertil kommer det, spillerens ønskesten giver.
keltis_rule_figure_values = Hvad figurer er værd
keltis_rule_figure_values_text = Tallet ud for stenen: { $values } fra den første til den sidste. Minustal trækkes fra. Figurer på startstenen giver intet.
keltis_rule_large_figure = Den store figur
keltis_rule_large_figure_text = Den store figur tæller dobbelt, både i plus og i minus.
keltis_rule_wish_stone_table = Hvad ønskesten er værd
keltis_rule_wish_stone_table_text = Ingen { SIGNED($none) }, en { SIGNED($one) }, to { SIGNED($two) }, tre { SIGNED($three) }, fire { SIGNED($four) }, fem eller flere { SIGNED($five) }.
keltis_rule_score_track = Pointsporet
keltis_rule_score_track_text = Det har { NUMBER($fields) } felter. Efter det sidste fortsætter tællestenen fra 1, og { NUMBER($fields) } lægges til. Under spillet flytter kun pointbrikker den; de fleste point kommer til sidst.
keltis_rule_below_zero = 0 point eller færre i alt
keltis_rule_below_zero_text = Point trækkes ganske enkelt fra, også under 0. Det har pointsporet intet felt til, og regelbogen siger ikke, hvor stenen så skal stå: Husk selv tallet.
keltis_rule_winner = Hvem vinder
keltis_rule_winner_text = Flest point vinder. Ved pointlighed er der flere vindere.

## What people say when they ask for a rule

keltis_asked =
    aim: mål, formål, målet med spillet, hvad går det ud på, idé, overblik, forklar, hvordan fungerer det, hvordan vinder jeg, er der bonus for at komme først, hvorfor gå langt, hvad skal man i det her spil, hvordan får man flest point, hvad handler det om
    paths: hvor mange skridt til toppen, hvor lang er en sti, felter, længde, plan, kort over pladen, hvor stopper minus på pladen, hvilke felter er negative, hvilke rækker er mål, mållinje, antal sten, hvad betyder tallene ved stien, er fjerde række positiv, hvor begynder pluspoint, hvor mange felter er der på en sti, hvor begynder målet, hvornår er jeg i plus
    setup-figures: hvor mange figurer, mænd, bønder får jeg, brikker pr. spiller, små figurer, hvor står mine figurer før spillet, vælg en farve, hvilken farve, skal alle figurer bruges, hvor mange brikker har man hver, hvad får hver spiller, hvor mange mænd har jeg
    scoring-stone-start: hvor starter min pointmarkør, tællesten, scoremarkør, placering i begyndelsen, nulfelt, hvor skal tællestenen stå fra start, starter vi på nul
    colour-clover: det store blad foran mig, papblad, hvis farve, hvem er grøn, hvordan ved vi hvilken spiller der har hvilken farve, stor kløver, kløverblad, hvad skal vi bruge det store kløverblad til
    left-in-box: udelade, ubrugt, lægge væk, skal ikke bruges, med 3 spillere, tre af os, færre personer, bruger vi alle brikker med to, tilovers, fjerne, hvad skal tilbage i æsken, hvilke ting bruger vi ikke, når vi kun er tre
    setup-tiles: hvor skal de små brikker ligge, jetoner, åbne eller skjulte brikker, billedsiden opad, billedsiden nedad, blande brikkerne, lægge ud, tilfældigt, mørke, får slutstenen også en brik, sorte sten på pladen, hvor mange brikker ligger på pladen, hvilke sten får en brik, skal brikkerne vendes, ligger brikkerne åbent fra start, hvordan lægger vi brikkerne ud
    tile-counts: hvor mange wensstenen er der, hvor mange er der, i alt, tilsammen, fordeling, hvor mange 3-pointsbrikker, tælle brikkerne, hvor mange ønskesten, hvor mange kløvere, hvor mange pointbrikker, hvor mange ønskesten er der i alt, hvor mange er der af hver brik
    setup-cards: hvor mange kort starter vi med, hvor mange kort på hånden, dele ud, give kort, nul, hvor højt går kortene, højeste, laveste, tal, kortbunke, kulører, eksemplarer, hvor tit findes hvert kort, hvor mange kort skal man have, hvor mange kort får hver, hvilke tal findes der
    two-players: kun os 2, par, duel, hvad er anderledes, kigge, må man se de fjernede kort, én mod én, hvor mange kort fjernes med 2 spillere, tomands, skal vi tage kort ud når vi er to, tage 30 kort ud, når vi kun er to, fjerne kort ved to spillere, kun 2
    start-player: hvem starter, hvem begynder, startspiller, ingen har været i Irland, yngste, hvilken vej spiller vi, venstre eller højre, hvem er den næste, hvem skal begynde, den ældste, senest i Irland
    turn: må jeg spille to kort, melde pas, springe min tur over, skal jeg spille et kort, hvad kan jeg gøre, rækkefølge i turen, trække før eller efter, tvunget, handlinger, skal jeg bruge et kort til at flytte, hvad skal jeg gøre i min tur, et kort pr. tur, kan man stå over
    discard: smide et kort væk, kassere, sidder fast, ingen af mine kort passer, kan ikke spille, slippe af med, ubrugeligt kort, hvor lægges smidte kort, særskilte bunker, hvor mange afkastbunker er der, er det bedre at smide, lægge af, ikke bruge et kort, hvor smider jeg kort, må jeg bare smide et kort, lægge et kort væk uden at bruge det
    draw: må jeg tage fra afkastbunken, tage det tilbage som jeg lige har smidt, kun det øverste eller et hvilket som helst kort, håndgrænse, fylde op, hvor mange på hånden, hvilken bunke, kigge bunken igennem, lede, nyt kort, må jeg tage det kort spilleren før mig smed, smide og tage samme kort, hvor trækker jeg fra, kan jeg tage det kort min modstander smed, andres kort, hvor må jeg tage kort fra, tage det samme kort op igen, trække fra de smidte, må jeg tage mit eget kort tilbage
    rows: samme tal to gange, spille samme værdi igen, ens kort, skifte fra op til ned, stigende, faldende, opad, nedad, må jeg springe tal over, hul, anden række i samme farve, begyndt med 5 er jeg så på vej op, lavere, højere, skifte retning, rækkefølge, fortløbende, skal de ligge i orden, starte med 10 og gå ned, 4 efter 7, skal jeg sige op eller ned, er retningen fast, skal rækken starte ved nul, hvilket kort må jeg lægge næste gang, lægge et kort ind under, indsætte imellem, lægge på naboens række, gå fra høje til lave tal, gå nedad i tal, fra højt til lavt, fra lavt til højt, to ens tal efter hinanden, springe tal over, oppefra og ned, må jeg vende rækken
    row-visible: skal mine gamle kort være synlige, dække mine kort, skjule, overlappe, se modstanderens række, vifte, se hvad nogen har spillet, skal man kunne se alle kort i rækken, må jeg lægge kortene i en bunke
    first-card: hvordan får jeg en figur ud, komme ind, begynde en ny sti, forlade starten, må jeg vælge hvilken figur, skal den store først, hvornår må den store komme ud, rykke frem, gå, flytte en figur, hvor langt går en figur, hvor sættes en ny figur, to felter med ét kort, første kort i en farve, sætte en figur, skal jeg have alle figurer ud, bestemmer kortets farve hvilken figur der går, kort i enhver farve, hvordan starter jeg en sti, hvornår kommer figuren på brættet, hvor meget rykker jeg for et kort, hvilken figur må jeg tage
    one-figure-a-path: to af mine egne på samme sti, anden figur, have to figurer på en sti, begge, to gange, må jeg have to figurer på samme sti
    only-forward: kan en figur gå tilbage, baglæns, sidelæns, trække sig tilbage, slå hjem, skifte sti, over på en anden sti, skubbe, slå ud, flytte en modstander, kan man blive slået hjem, må man gå tilbage, kan man rykke en andens figur
    end-stone-card: allerede på toppen og jeg har stadig grønne kort, kort til en sti jeg er færdig med, figuren har nået enden, kort tilovers, hvad gør jeg med flere kort, maksimum, kløver eller kort på en færdig sti, flytte en anden figur i stedet, hvad sker der når figuren når enden, min figur er på toppen hvad med flere kort, nået toppen, nået enden af stien, flere kort i samme farve når jeg er oppe
    shared-stones: modstanderen står på mit felt, kan to spillere stå på samme sten, optaget, blokere, spærre, slå ud, fange, slå hjem, sammen, dele, trængsel, grænse for hvor mange figurer på en sten, hvor mange spillere på en sten, må vi stå på samme felt, er feltet optaget, kan man blokere hinanden
    tile-points: landet på en 3, pointbrik, talbrik, brugt op bagefter, bliver pointbrikker på pladen, kan næste spiller tage samme brik, igen, straks, træde på, rykke markøren med det samme, tæller brikpoint med det samme, hvornår får jeg point for en brik, 1 2 3, bliver pointbrikken liggende, tager man pointbrikken med, skal brikken væk bagefter, må de andre også få pointene
    tile-clover: lykkekløver, firkløver, trekløver, skal jeg bruge kløveren, hvad sker der når jeg lander på en kløver, frivilligt, bruge den på en anden figur, ekstra skridt, bonustræk, gratis skridt, fjernes kløvere, grøn brik, hvor langt kan jeg gå med kløveren, hvilken figur går, hvor mange skridt giver en kløver, hvis figur, hvad gør kløverne, hvad kan man med en kløver, rykke en ekstra, ekstra ryk, bliver kløveren liggende
    tile-chain: kombo, kædereaktion, kløver lander på en ny kløver, kan et frit skridt lande på en brik, bonustræk udløser næste brik, udløse, i træk, uendelig, brik efter kløver, kløver efter kløver, brik nået med frit skridt, flere kløvere i træk, får jeg også den næste brik, kløver på kløver, rykker videre til en ny brik
    tile-wish-stone: ønskesten, modstanderen har allerede taget stenen får jeg en, samle, beholde, snuppe, lande på en ønskesten, hvad sker der med stenen når jeg tager den, den anden får ingen, først til mølle, skal jeg tage ønskestenen, kan en ønskesten tages to gange, ønskestenen er væk, må jeg beholde ønskestenen, hvornår får man en ønskesten, hvor skal ønskestenen ligge
    free-step-enters: kan kløveren bringe en ny figur ind fra start, bruge en kløver til at begynde en ny sti, uden kort, åbne en sti, bruge kløver på en figur der ikke er startet, kan kløveren starte en ny figur, flytte en figur fra start uden kort
    end-goal: hvornår er det slut, spillet slut, hvordan slutter det, mål, skal alle fem være mine, femte figur lander på en ønskesten får jeg den så, udføre brikken med den sidste figur, hvor mange figurer i mål slutter spillet, stoppe, udløse slutningen, får alle en tur mere, to figurer i mål samtidig, skal jeg trække et kort efter den femte, hvis tur er den sidste, skal den femte være på toppen, hvornår stopper vi, får den der slutter spillet brikken, den femte i mål lander på en brik, lukke spillet, slutte spillet, får den sidste sin brik, fem i mål
    goal-moves: inde i målet, figur der allerede er i mål, tælles to gange, fra 7 til 10, indenfor, tæller det når jeg rykker videre inde i målet
    end-deck: ikke flere kort i trækbunken, bunken er tom, bunken slipper op, blande igen, blande de smidte, ingen kort tilbage, får alle en tur mere til sidst, sidste runde, lige mange ture, hvornår er det slut, slutter spillet når bunken er væk, hvor mange kort er der tilbage, bunken bliver lille, jeg trak det sidste kort må jeg gøre turen færdig, flere runder, spiller vi mere end én runde, kortene er sluppet op, spiller vi runden færdig, er spillet slut når bunken er tom, bunken er brugt op, sidste kort trukket
    final-scoring: tælle sammen, lægge sammen, slutresultat, regne ud, i alt, optælling, hvordan får vi point, hvornår giver figurer point, hvornår får jeg point for rækkernes tal, under spillet eller til sidst, hvornår tæller ønskesten og den store, hvordan tæller vi point sammen til sidst, hvordan regner man point ud, hvad lægges sammen
    figure-values: hvor meget er femte sten værd, en figurs værdi, figurer der aldrig kom af sted koster de, figurer på start tæller minus, point for en figur, hvor mange point er øverste sten, miste point, negativ, rækkernes point, hvad er hver række værd, kan man miste point, hvad er første sten værd, minus fire, straf for ikke at flytte, figur der ikke er flyttet, minuspoint på første felt, hvor mange point giver et felt, hvad koster en figur på de første felter, hvad med figurer der bliver stående på start
    large-figure: den store, stor mand, høj figur, to gange, dobbelt også i minus, fordoblet, hvad er den store figur til, stor figur på minus tre, tæller minus to gange, hvordan tæller man den store, point for den store figur, hvorfor er en af figurerne større, giver den store dobbelt
    wish-stone-table: nul ønskesten straf, syv ønskesten hvor mange point, jeg har slet ingen ønskesten, point for tre ønskesten, for få, seks, hvor mange ønskesten skal jeg have for at undgå minus, ikke nok ønskesten, 5 ønskesten, mere end fem ønskesten, tabel nederst til højre på pladen, værdi af ønskesten, giver ønskesten point, hvornår tæller ønskesten, hvad giver ønskestenene, ingen ønskesten minus, hvad er 2 ønskesten værd, point for ønskesten
    score-track: mere end 50 point, over halvtreds, forbi enden af sporet, hvad hvis jeg passerer 50, omgang, rundt igen, anden gang rundt, hvornår flytter vi markøren, når vi kommer over 50, hvad gør man efter 50, sporet er ikke langt nok
    below-zero: under nul, negativ sum, mit resultat er negativt, minuspoint, i minus, mindre end ingenting, kan man ende i minus, jeg har minus point
    winner: pointlighed, uafgjort, to har lige mange point, samme point, lige, delt sejr, hvem har vundet, flest point, hvordan findes vinderen, mere end én vinder, vi har lige mange point, hvad hvis det står lige, hvem er vinderen
