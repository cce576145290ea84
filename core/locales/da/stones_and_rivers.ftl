# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Brikker, der er sten eller floder: Den første med fem sten i målområdet på den anden side af pladen vinder.

## The sheet

stones_and_rivers_board = Spilleplade
stones_and_rivers_region = { $seat }: målområde
stones_and_rivers_prompt = { $seat } har turen: Tryk på en brik.
stones_and_rivers_prompt_selected = { $point } er valgt: Tryk der, hvor den skal hen, eller vend den.
stones_and_rivers_prompt_first = Kast en brik for at se, hvem der starter, eller tryk på en brik for at begynde.
stones_and_rivers_prompt_push = Tryk der, hvor brikken på { $point } skubbes hen.
stones_and_rivers_ask_piece = { $point }: Tryk på et lysende punkt, eller vend brikken
stones_and_rivers_ask_push = Hvor ender brikken på { $point }? Tryk på et lysende punkt.
stones_and_rivers_turn = Vend eller drej den
stones_and_rivers_across = Set fra den anden side
stones_and_rivers_first_title = Lodtrækning om start: Hvem gætter, og på hvad?
stones_and_rivers_caller = Hvem gætter
stones_and_rivers_caller_circle = Cirkel: { $seat }
stones_and_rivers_caller_square = Kvadrat: { $seat }
stones_and_rivers_call_stone = Gæt på sten: kast
stones_and_rivers_call_river = Gæt på flod: kast
stones_and_rivers_came_stone = Det blev sten: { $seat } vælger
stones_and_rivers_came_river = Det blev flod: { $seat } vælger
stones_and_rivers_choose_first = Start selv
stones_and_rivers_choose_second = Vær nummer to
stones_and_rivers_flip_across = Vend til flod —
stones_and_rivers_flip_along = Vend til flod |
stones_and_rivers_rotate_across = Drej til —
stones_and_rivers_rotate_along = Drej til |
stones_and_rivers_flip_stone = Vend til sten
stones_and_rivers_spoken_empty = { $point }: tomt
stones_and_rivers_spoken_stone = { $point }: sten, { $seat }
stones_and_rivers_spoken_across = { $point }: flod på tværs, { $seat }
stones_and_rivers_spoken_along = { $point }: flod på langs, { $seat }
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } har { NUMBER($n) } mulig handling.
   *[other] { $seat } har { NUMBER($n) } mulige handlinger.
}
stones_and_rivers_remark_threat = { $seat } kan vinde med én handling.
stones_and_rivers_remark_missed = { $seat } kunne have vundet ved handling { NUMBER($number) } med { $action }.
stones_and_rivers_remark_line = Stilling: { $line }

## The score

stones_and_rivers_line_total = { $seat }: sten, der tæller
stones_and_rivers_line_area = Sten i målområdet
stones_and_rivers_note_area = { NUMBER($n) } af 5 sten i målområdet
stones_and_rivers_unfinished = Ingen har fem sten i målområdet endnu.
stones_and_rivers_line_stone = sten på { $point }
stones_and_rivers_line_river = flod på { $point }, som ikke tæller
stones_and_rivers_end_both = Begge har fem sten i deres målområde på én gang. Appens tolkning, da reglerne ikke siger, hvem der vinder: Sejren deles.
stones_and_rivers_end = { $seat } har fem sten i målområdet: Spillet er slut.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } til { $to }
stones_and_rivers_told_push = { $from } ind på { $onto }, skubber brikken til { $to }
stones_and_rivers_told_to_stone = { $point } bliver til sten
stones_and_rivers_told_to_across = { $point } bliver til flod på tværs
stones_and_rivers_told_to_along = { $point } bliver til flod på langs
stones_and_rivers_told_first = starter
stones_and_rivers_told_stone_stone = gætter på sten, og det blev sten
stones_and_rivers_told_stone_river = gætter på sten, men det blev flod
stones_and_rivers_told_river_stone = gætter på flod, men det blev sten
stones_and_rivers_told_river_river = gætter på flod, og det blev flod

## Refusals

stones_and_rivers_unread_action = ”{ $came }” er ikke en handling; forventet: e5>e6, e5>e6>e9, e5:-, e5:| eller e5:o.
stones_and_rivers_unread_point = ”{ $came }” er ikke et punkt: De går fra a1 til m14.
stones_and_rivers_unread_rows = En plade har { NUMBER($rows) } rækker adskilt af /, ikke { NUMBER($came) }.
stones_and_rivers_unread_row = Række { NUMBER($row) } på pladen: { $why }
stones_and_rivers_unread_letter = Forventet: c, c-, c|, s, s-, s| eller et tal, modtaget: ”{ $came }”.
stones_and_rivers_unread_more = { $points ->
    [one] Forventet: { NUMBER($points) } punkt, modtaget: flere.
   *[other] Forventet: { NUMBER($points) } punkter, modtaget: flere.
}
stones_and_rivers_unread_few = { $points ->
    [one] Forventet: { NUMBER($points) } punkt, modtaget: { NUMBER($came) }.
   *[other] Forventet: { NUMBER($points) } punkter, modtaget: { NUMBER($came) }.
}
stones_and_rivers_unread_nobody = Det er ikke angivet, hvem der har turen: Tilføj c eller s efter pladen.
stones_and_rivers_unread_turn = Hvem der har turen, angives med c eller s, ikke ”{ $came }”.
stones_and_rivers_refused_begun = Den første handling er udført: Hvem der starter, ligger fast.
stones_and_rivers_refused_nothing = Der er ingen brik på { $point } at gøre noget med.
stones_and_rivers_refused_push_nothing = Der er ingen brik på { $point } at skubbe.
stones_and_rivers_refused_push_itself = Brikken på { $point } kan ikke skubbe sig selv: Angiv en anden brik efter det første punkt.
stones_and_rivers_refused_push_nowhere = Brikken på { $point } kan ikke skubbes derhen, hvor den står: Angiv et andet punkt til sidst.
stones_and_rivers_refused_taken = Der er allerede en brik på { $point }.
stones_and_rivers_refused_over = Nogen har vundet: Spillet er slut.
stones_and_rivers_refused_turn = { $seat } har turen, men brikken på { $point } hører til den anden spiller.
stones_and_rivers_refused_lies_so = Brikken på { $point } ligger allerede sådan.
stones_and_rivers_refused_area = { $point } er i den anden spillers målområde: En brik må ikke flyttes ind i eller gennem det.
stones_and_rivers_refused_move = { $from } kan ikke nå { $to }: ét skridt eller langs floder.
stones_and_rivers_refused_push = { $from } kan ikke skubbe brikken på { $onto } til { $to }.

## Doubts

stones_and_rivers_doubt_pieces = { $seat }: { NUMBER($n) } brikker på pladen; der er { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } har en brik på { $point }, i den anden spillers målområde.
stones_and_rivers_doubt_both = Begge målområder har fem sten, men ingen handling kan have fyldt begge på én gang: Spillet var slut med det første.
stones_and_rivers_doubt_irregular = Handling { NUMBER($number) }, { $action }, er ikke tilladt efter disse regler.

## Options

stones_and_rivers_option_stones_push = Skubber sten?
stones_and_rivers_option_stones_push_source = De to udgivne tekster er forskellige: Ifølge den nyere gør de det, ifølge den fra 2023 ikke. Standard: ja, som i den nyere tekst.
stones_and_rivers_option_stones_push_yes = En sten, der går ind på en brik, må skubbe den ét punkt videre.
stones_and_rivers_option_stones_push_no = En sten kan ikke gå ind på en sten.
stones_and_rivers_option_stone_river = Må en sten skubbe en flod, den går ind på?
stones_and_rivers_option_stone_river_source = Uafklaret: Teksten siger, at stenen kan flytte sig langs den og kan skubbe. Standard: ja, spilleren vælger.
stones_and_rivers_option_stone_river_yes = Den sejler langs floden eller skubber den.
stones_and_rivers_option_stone_river_no = Den sejler altid.
stones_and_rivers_option_river_river = Må en flod skubbe en flod, den går ind på?
stones_and_rivers_option_river_river_source = Uafklaret: Teksten siger, at man kan vælge at skubbe. Standard: ja, spilleren vælger.
stones_and_rivers_option_river_river_yes = Den sejler langs den anden flod eller skubber den.
stones_and_rivers_option_river_river_no = Den sejler altid.
stones_and_rivers_option_own = Må man skubbe sine egne brikker?
stones_and_rivers_option_own_source = Uafklaret: Teksten siger ”en brik”, og et billede viser det. Standard: ja.
stones_and_rivers_option_own_yes = Alle brikker kan skubbes.
stones_and_rivers_option_own_no = Kun modstanderens brikker kan skubbes.
stones_and_rivers_option_keep_out = Skal skubbede brikker også holde sig ude af målområder?
stones_and_rivers_option_keep_out_source = Uafklaret: En skubbet brik følger reglerne for at flytte. Standard: ja.
stones_and_rivers_option_keep_out_yes = En skubbet brik kommer aldrig ind i det målområde, der tilhører ejerens modstander.
stones_and_rivers_option_keep_out_no = En skubbet brik må komme overalt.
stones_and_rivers_option_after_ride = Må en sejlads ende med et skub?
stones_and_rivers_option_after_ride_source = Uafklaret: En sejlads går, til den møder en brik, men at lande på en brik kan forstås på begge måder. Standard: nej.
stones_and_rivers_option_after_ride_yes = En brik, der sejler ind i en anden, må skubbe den.
stones_and_rivers_option_after_ride_no = En sejlads slutter før en brik.
stones_and_rivers_option_referee = Skal kun tilladte handlinger kunne udføres?
stones_and_rivers_option_referee_source = En hjælp, ikke en regel. Standard: ja.
stones_and_rivers_option_referee_yes = Det, en brik må, lyser, og intet andet kan indtastes.
stones_and_rivers_option_referee_no = Alle flytninger af en brik kan indtastes; det, reglerne ikke tillader, markeres som tvivlsomt.
stones_and_rivers_option_threats = Sig til, når nogen kan vinde straks?
stones_and_rivers_option_threats_source = En hjælp, ikke en regel. Standard: nej.
stones_and_rivers_option_threats_yes = En linje siger, hvem der kan vinde med én handling.
stones_and_rivers_option_threats_no = Intet afsløres.

## Set-up

stones_and_rivers_section_setup = Opsætning
stones_and_rivers_section_first = Hvem starter
stones_and_rivers_setup_section_circles = Cirkler
stones_and_rivers_setup_section_squares = Kvadrater
stones_and_rivers_setup_board = Læg spillepladen ud mellem jer.
stones_and_rivers_setup_sides = { $circle } spiller cirklerne og har kvadraternes målområde foran sig; { $square } spiller kvadraterne og sidder overfor.
stones_and_rivers_setup_areas = De to målområder er på fem punkter hver, bag startpunkterne. Dit er det fjerneste.
stones_and_rivers_setup_circles = Sæt dine { NUMBER($n) } cirkler på startpunkterne nærmest dig, med stensiden opad.
stones_and_rivers_setup_squares = Sæt dine { NUMBER($n) } kvadrater på startpunkterne nærmest dig, med stensiden opad.
stones_and_rivers_setup_rows = De danner to rækker på syv; stensiden er den blanke.
stones_and_rivers_setup_first = Den ene kaster en brik, den anden gætter på sten eller flod. Er gættet rigtigt, bestemmer den, der gættede, hvem der starter, ellers den, der kastede.
stones_and_rivers_piece_board = spilleplade
stones_and_rivers_piece_circles = cirkler
stones_and_rivers_piece_squares = kvadrater

## What counts

stones_and_rivers_points_area = I spillerens målområde
stones_and_rivers_points_stone = en egen sten
stones_and_rivers_points_river = en egen flod
stones_and_rivers_points_other = den anden spillers brik
stones_and_rivers_points_counts = { NUMBER($n) } af { NUMBER($of) }
stones_and_rivers_points_nothing = intet
stones_and_rivers_points_end = Slutningen
stones_and_rivers_points_all = { NUMBER($n) } sten der
stones_and_rivers_points_wins = vinder straks

## Rules

stones_and_rivers_section_aim = Mål, plade og brikker
stones_and_rivers_section_turn = En tur
stones_and_rivers_section_rivers = Floder
stones_and_rivers_section_push = Skub
stones_and_rivers_section_end = Målområder og slutningen
stones_and_rivers_edition_newer = Den nyere tekst
stones_and_rivers_edition_2023 = Teksten fra 2023
stones_and_rivers_rule_aim = Målet i spillet
stones_and_rivers_rule_aim_text = At være den første med { $stones } af sine sten i sit målområde, som ligger på den anden side af spillepladen.
stones_and_rivers_rule_board = Spillepladen
stones_and_rivers_rule_board_text = Et net af { NUMBER($columns) } × { NUMBER($rows) } linjer. Hvor de krydser hinanden, er der { NUMBER($starting) } startpunkter til hver spiller og to målområder på { $area } punkter.
stones_and_rivers_rule_layout = Hvor alting ligger på pladen
stones_and_rivers_rule_layout_text = Som billedet i reglerne viser: Cirklerne begynder på { $circle_first } til { $circle_last }, kvadraterne på { $square_first } til { $square_last }. Cirklernes målområde er { $circle_area_first } til { $circle_area_last }, bag kvadraterne, kvadraternes { $square_area_first } til { $square_area_last }, bag cirklerne.
stones_and_rivers_rule_point_names = Punkternes navne
stones_and_rivers_rule_point_names_text = Teksten har ingen navne på punkterne. Her er et bogstav kolonnen, fra a og frem, og et tal rækken, talt fra cirkelspilleren: e5.
stones_and_rivers_rule_pieces = Brikker: sten og floder
stones_and_rivers_rule_pieces_text = Hver spiller har { NUMBER($n) } brikker med to sider: en blank, stenen, og en med en blå linje, floden. Sten flytter sig kun lidt, men de blokerer, og det er dem, man vinder med; floder er til at komme langt med og til at skubbe.
stones_and_rivers_rule_sides = Hvem sidder hvor
stones_and_rivers_rule_sides_text = Bliv enige om, hvem der spiller cirkler, og hvem kvadrater. Cirkelspilleren sidder med kvadraternes målområde foran sig, kvadratspilleren overfor. Ens eget målområde er altså det fjerneste.
stones_and_rivers_rule_first = Hvem starter
stones_and_rivers_rule_first_text = Den ene spiller kaster en brik, den anden gætter, hvilken side der kommer op. Er gættet rigtigt, bestemmer den, der gættede, hvem der starter, ellers den, der kastede.
stones_and_rivers_rule_caller = Hvem kaster, og hvem gætter
stones_and_rivers_rule_caller_text = Den, der ikke kaster, gætter. Teksten siger ikke, hvem af jer der kaster: Bliv enige om det.
stones_and_rivers_rule_setup = Hvor brikkerne begynder
stones_and_rivers_rule_setup_text = Alle spillerens brikker begynder med stensiden opad på de nærmeste startpunkter, to rækker på syv.
stones_and_rivers_rule_turn = Hvad spilleren gør i sin tur
stones_and_rivers_rule_turn_text = Præcis én handling med én af sine egne brikker: vende den, dreje en flod, flytte den eller skubbe med den. Man kan ikke melde pas.
stones_and_rivers_rule_flip = Vend en brik
stones_and_rivers_rule_flip_text = Sten bliver til floder og floder til sten. Bliver den til en flod, vælger spilleren, om den løber på langs eller på tværs.
stones_and_rivers_rule_rotate = Drej en flod
stones_and_rivers_rule_rotate_text = En af spillerens floder drejes en kvart omgang: fra på langs til på tværs eller omvendt.
stones_and_rivers_rule_move = Flyt en sten eller en flod
stones_and_rivers_rule_move_text = En sten eller en flod går ét punkt op, ned, til venstre eller til højre langs linjerne. Diagonale skridt findes ikke. Ligger der noget på det punkt, kan man sejle på det, hvis det er en flod, eller skubbe det.
stones_and_rivers_rule_no_jumping = Ingen hop
stones_and_rivers_rule_no_jumping_text = Et skridt går kun til det næste punkt, og en sejlads går, til den møder en brik. En flod på vejen sejler man på, man hopper ikke over den.
stones_and_rivers_rule_one_piece = Én brik på et punkt
stones_and_rivers_rule_one_piece_text = To brikker kan ikke stå på samme punkt. Brikkerne står, hvor linjerne krydser hinanden, ikke i felterne.
stones_and_rivers_rule_keep_out = Den anden spillers målområde
stones_and_rivers_rule_keep_out_text = Spilleren kan ikke flytte en af sine brikker ind i eller gennem den anden spillers målområde.
stones_and_rivers_rule_not_allowed = En handling, der ikke er tilladt
stones_and_rivers_rule_not_allowed_text = Teksten siger ikke, hvad der så sker. Her kan kun det tilladte indtastes; under Valg kan I bestemme, at alt kan indtastes, og at det, der ikke var tilladt, bliver markeret.
stones_and_rivers_rule_ride = Sejl på en flod
stones_and_rivers_rule_ride_text = En brik, der flyttes ind på en flod, ens egen eller modstanderens, kan gå et vilkårligt antal punkter videre langs den, til den møder en anden brik. Den, der har turen, vælger hvor langt.
stones_and_rivers_rule_directions = Begge veje langs en flod
stones_and_rivers_rule_directions_text = En flod har to retninger, og spilleren må tage begge veje langs den, uanset hvilken side brikken kom fra.
stones_and_rivers_rule_chain = Fra flod til flod, og hvor man stopper
stones_and_rivers_rule_chain_text = Kommer sejladsen til en ny flod, går den videre langs den på samme måde, og sådan fortsætter det. Den ender på et tomt punkt: En flod er ikke et sted at stoppe.
stones_and_rivers_rule_ride_back = En sejlads tilbage til begyndelsen
stones_and_rivers_rule_ride_back_text = Den må passere det punkt, hvor den begyndte, men ikke ende der: Det ville ikke være nogen flytning.
stones_and_rivers_rule_ride_push = Et skub efter en sejlads
stones_and_rivers_rule_ride_push_text = Teksten kan læses på begge måder: En sejlads går, til den møder en brik, men det, der ville lande på en brik, kan skubbe den. Her slutter en sejlads før brikken; under Valg kan skubbet tillades.
stones_and_rivers_rule_push_stone = Skub med en sten
stones_and_rivers_rule_push_stone_text = En sten, der ville lande på en brik, kan skubbe den præcis ét punkt videre i samme retning, hvis det punkt er tomt. Den skubber altså aldrig to på række og aldrig nogen ud over kanten, og den skubbede brik sejler ikke.
stones_and_rivers_rule_push_stone_2023_text = Sten skubber ikke. En sten kan ikke gå ind på en sten.
stones_and_rivers_rule_stone_river = En sten går ind på en flod
stones_and_rivers_rule_stone_river_text = At sejle på den og at skubbe den er begge dele noget, den ”kan”, så spilleren vælger. Under Valg kan I bestemme, at den altid sejler.
stones_and_rivers_rule_push_river = Skub med en flod
stones_and_rivers_rule_push_river_text = En flod, der ville lande på en brik, kan skubbe den et vilkårligt antal punkter i en af de to retninger, den skubbende flod løber i. Så vendes den skubbende flod, som nu ligger på brikkens plads, med stensiden opad.
stones_and_rivers_rule_river_river = En flod går ind på en flod
stones_and_rivers_rule_river_river_text = Spilleren kan vælge at skubbe, ellers sejler den langs den anden flod. Under Valg kan I bestemme, at den altid sejler.
stones_and_rivers_rule_pushed = En brik, der skubbes af en flod
stones_and_rivers_rule_pushed_text = Den, der skubber, vælger, hvor brikken ender. Den sejler på andre floder undervejs efter de samme regler, men kan ikke selv skubbe noget.
stones_and_rivers_rule_pushed_back = Skubbet derhen, hvor den skubbende kom fra
stones_and_rivers_rule_pushed_back_text = En skubbet brik må ende på det punkt, den skubbende flod lige har forladt: Det er tomt.
stones_and_rivers_rule_push_own = Skub egne brikker
stones_and_rivers_rule_push_own_text = Teksten siger ”en brik” uden at nævne ejeren, så begge spilleres brikker kan skubbes. Under Valg kan I nøjes med den anden spillers.
stones_and_rivers_rule_pushed_area = Skubbede brikker og målområder
stones_and_rivers_rule_pushed_area_text = Teksten siger ikke, om et skub må bringe en brik ind i alle målområder. Her holder en skubbet brik sig ude af det målområde, der tilhører ejerens modstander, ligesom når den selv flyttes; under Valg kan den lukkes ind.
stones_and_rivers_rule_no_capture = Intet slås ud
stones_and_rivers_rule_no_capture_text = Ingen regel fjerner en brik: Alle { NUMBER($n) } bliver på pladen til det sidste. Et skub går kun til et tomt punkt på pladen.
stones_and_rivers_rule_area = Målområder
stones_and_rivers_rule_area_text = Brikker i et målområde er stadig med i spillet: De kan flyttes, vendes og drejes. Kun sten tæller der, floder gør ikke.
stones_and_rivers_rule_area_push = Skub i et målområde
stones_and_rivers_rule_area_push_text = Teksten nævner ”or push” blandt det, brikker i et målområde kan. Vi læser det på begge måder: De må skubbe, og de må skubbes, også ud af det.
stones_and_rivers_rule_end = Hvornår det er slut
stones_and_rivers_rule_end_text = Den, der har { $stones } brikker i sit målområde, alle med stensiden opad, vinder straks, uanset hvordan den sidste kom dertil. Den anden spiller får ingen tur mere.
stones_and_rivers_rule_both = Begge områder fulde på én gang
stones_and_rivers_rule_both_text = Fylder ét skub begge områder, deles sejren: Teksten taler kun om én spiller. Det kræver, at I under Valg lader en skubbet brik komme ind i alle områder.
stones_and_rivers_rule_no_draw = Uafgjort findes ikke
stones_and_rivers_rule_no_draw_text = Teksten kender ikke uafgjort og har ingen regel for stillinger, der gentages: Ifølge teksten spilles der, til nogen vinder. Ingen sidder nogensinde fast, for en brik kan altid vendes. Kommer ingen af jer videre, ville vi kalde det uafgjort.
stones_and_rivers_rule_no_warning = Ingen pligt til at advare
stones_and_rivers_rule_no_warning_text = Teksten kender ikke noget som ”skak”: Spilleren behøver ikke at sige, at den næste handling kan vinde. Under Valg kan I få det vist for begge.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: hvordan vinder man, hvad er målet, formål, hvad skal jeg gøre, overblik, hvor mange sten skal jeg bruge, hvor mange sten for at vinde, hvad skal man i spillet, hvad handler det om
    board: hvor stor er pladen, størrelse, net, gitter, mål, hvor mange felter i målet, hvor mange felter, linjer, kolonner og rækker, 13x14, hvor mange punkter er der
    layout: billede, startstilling, hvor er målområdet, hvad er bag målet, diagram, hvor er startområderne, gå uden om bag målet, hvordan ser brættet ud, hvor ligger målet, hvor er mit mål
    point-names: hvad betyder e5, koordinater, bogstaver og tal, notation, skrive et træk ned, a1
    pieces: hvor mange brikker hver, hvad er den blå linje til, hvilken side er stenen, to sider, blank side, forskel på sten og flod, hvad er en flod, hvad er en sten god for, mænd, hvor mange brikker har jeg, hvad gør flodsiden, antal brikker, hvad er en sten, hvad er forskellen
    setup-sides: hvilken ende skal jeg nå, hvor er mit mål nær eller langt væk, hvor sidder cirkelspilleren, hvilket område er mit, hvem er kvadrat, vælge cirkel eller kvadrat, firkant, eget målområde, farver, hvilket målområde er mit, hvor skal jeg sidde, hvilket mål er mit
    first-player: hvordan afgør vi hvem der starter, hvem starter, hvem begynder, startspiller, skal jeg starte hvis jeg gætter rigtigt, plat eller krone, gætte, forkert gæt, begynde, nummer to, hvem skal begynde, slå plat og krone
    caller: hvem gætter, hvem må kaste om start, hvem kaster, hvem siger, hvem af os kaster, skal vi aftale hvem der kaster
    setup: hvilken side opad i begyndelsen, hvor mange rækker fylder jeg, hvor stiller jeg mine brikker, startstilling, alle sten ved starten, opstille, hvor starter brikkerne
    turn: hvor mange træk har jeg, flytte og vende på én gang, må jeg melde pas, springe over, må jeg flytte modstanderens brikker, handlinger, hvad kan jeg gøre, to handlinger, kun mine egne brikker, skal jeg flytte, dreje og flytte i samme tur, må jeg blive stående, gøre ingenting, røre den andens brik, skal jeg vende før jeg flytter, vende og så flytte, hvor mange ting må jeg gøre, kan man stå over
    flip: vende den om, hvilken vej peger den efter vending, vende tilbage til sten, lave en flod til sten, lave en flod, vælge retning når jeg vender, på hovedet, begge sider, lodret eller vandret, koster det en tur at vende, hvilken side op, kan jeg lave en flod til en sten, sten til vandret flod, hvordan får jeg en flod, hvornår må jeg vende, må jeg selv bestemme flodens retning, hvordan laver jeg en flod, vende brikken
    rotate: dreje den sidelæns, må jeg dreje modstanderens flod, kvart omgang, 90 grader, ændre flodens retning, dreje en sten, dreje en flod, lodret til vandret, dreje modstanderens brik, hvordan drejer man, må man dreje sin flod, hvordan drejer jeg en flod
    move: diagonalt, skråt, på skrå, hvor langt går en sten, må en flod også flytte, må jeg gå baglæns, ét skridt, sidelæns, flytte to felter, hvordan flytter brikker, gå, kun fremad, op eller ned, hvor langt må jeg flytte, hvor langt går en brik, hvor langt må man rykke, hvordan rykker man
    no-jumping: må jeg hoppe over nogen, hop, springe, passere en brik, spærret af en brik, må jeg gå gennem mine egne brikker, flytte gennem brikker, forbi en sten, blokerer floder, blokerer sten, springe over en brik
    one-piece: to på samme felt, inde i felterne eller på linjerne, dele et felt, stable, optaget, lande på min egen brik, kryds, må jeg flytte ind på en anden brik, flytte til et optaget felt, må to brikker stå samme sted
    keep-out: gå ind i den andens mål, må jeg blokere hans mål ved at stå i det, sejle gennem fjendens målområde, komme ind i modstanderens målområde, krydse det andet område, gå igennem, forbudt, vogte, må jeg flytte ind i modstanderens mål, stå i fjendens område, forsvare ved at stå foran området, blokere området, må jeg gå ind i modstanderens mål, må jeg stå i den andens mål
    not-allowed: ulovligt træk, fejl, snydt, forkert træk, fortryde, imod reglerne, ugyldig, tage tilbage
    ride: bruge modstanderens flod, hvor langt må jeg glide, må jeg bruge modstanderens floder, skal jeg sejle hele vejen, stoppe før, flyde, gå ind på en flod, vilkårligt antal felter, hvad stopper en sejlads, glide, fjendens flod, hvad sker der når jeg flytter ind på en flod, skal jeg sejle hele floden, brik møder en anden under sejladsen, hvad er floder til, må modstanderen bruge mine floder, hvordan bærer en flod, kan en sten glide, bærer floder sten, hvordan bruger man en flod, hvordan virker floder, hvor langt kan man sejle, må jeg bruge de andres floder
    river-directions: opstrøms eller kun nedstrøms, begge retninger af en flod, baglæns langs en flod, begge veje, hvilken vej, mod strømmen, må man sejle begge veje
    chain: fra en flod til den næste, må jeg skifte retning halvvejs, må jeg stoppe på en flod, flere floder, forbinde, dreje om hjørnet, anden flod, hvor mange floder i ét træk, kombo, kan en flod sejle på sig selv, bruge samme flod to gange, sejle videre på næste flod, fra flod til flod, må jeg stoppe på floden
    ride-back: kan jeg ende hvor jeg startede, rundt i ring, tilbage til samme sted, sejle rundt, flytte i en cirkel, samme felt igen
    ride-push: må jeg glide ind i nogen og skubbe, skubbe efter en sejlads, sejle og så skubbe, vædre, brage ind i en brik efter sejlads, skubbe efter en flodtur
    push-stone: sten skubber sten, hvor langt skubber en sten, to på række må jeg skubbe begge, skubbe nogen ud af pladen, skubbe over kanten, række af brikker, kan sten skubbe, skubbe ét felt, skubbe mod en mur, kan sten skubbe andre sten, vendes en sten efter et skub, skubbe to sten, hvad hvis feltet bagved er optaget, mur bag brikken, trække en brik, kræver tomt felt bagved, spærret skub, skal jeg skubbe, hvor langt skubber stenen, ud over kanten
    stone-onto-river: skubber eller sejler en sten på en flod, sten flytter ind på flod, skal en sten sejle, kan en sten skubbe en flod, vælge at skubbe en flod, bliver brikken skubbet eller sejlet på, sejle eller skubbe
    push-river: skal en flod vendes bagefter, hvilken vej skubbes brikken med en flod, hvor mange felter kan en flod skubbe, hvor langt kan en flod skubbe, flod bliver til sten efter skub, retning af et flodskub, skubbe med en flod, hvad sker der med en flod efter den skubber, skal den skubbende vendes, må en flod skubbe flere felter, forbliver floden en flod efter et skub, skal jeg skubbe, må jeg lade være med at skubbe, frivilligt skub, hvor langt skubber floden, hvordan skubber man med en flod
    river-onto-river: flod flytter ind på en anden flod, kan en flod skubbe en flod, flod møder flod, sejler en flod på en flod, skubbet eller sejlet, sejle eller skubbe med en flod
    pushed: hvem bestemmer hvor den skubbede brik lander, kan den skubbede skubbe en anden, kædereaktion, skubbet ind på en flod, sejler en skubbet brik, skubbet brik vælger, hvor langt ryger den, hvor langt kan en skubbet brik komme, hvor ender den brik jeg skubber, kan en skubbet brik sejle
    pushed-back: skubbe den om bag mig, bytte plads, skubbet til mit gamle felt
    push-own: må jeg skubbe mine egne, skubbe egne brikker, skubbe en ven, egen brik, hvis brikker kan skubbes, må man skubbe sine egne brikker
    pushed-area: skubbe modstanderen ind i mit mål, skubbe ham ind i et målområde, skubbe min brik ind i mit eget mål, skubbet gennem et målområde, skubbe i mål, må jeg skubbe en brik i mål
    no-capture: kan jeg slå brikker ud, tages brikker af pladen, dræbe, spise, fjerne, tage en brik, miste brikker, slå, ude af spillet, kan man slå brikker, kan man ryge ud af brættet, kan man miste en brik, skubbet ud af brættet
    score-area: tæller floder med i de fem, er jeg i sikkerhed når jeg er i mål, tæller floder i målet, 5 inde men en er flod, forlade målet igen, låst, flytte ud af målområdet, vende i målet, stadig med, tæller modstanderens brik der, må jeg forlade mit eget målområde, vende en brik i målområdet, gå ind i mit mål fra siden, kan jeg vinde med floder, ind i mit mål fra alle sider, kan man flytte ud af mål igen, er brikker i mål låst
    area-push: skubbe mig ud af mit mål, kan jeg skubbes ud af målområdet, skubbet ud af målet, slå mig ud, sikker mod skub, skubbe inde i målet, min sten skubbes ud af målet, skubbe en fjende ud af målet, kan jeg blive skubbet ud af mål
    end: hvornår slut, spillet slut, får den anden en sidste tur, færdig, fem sten, sidste træk, straks, hvem har vundet, vinde med et skub, vinde i modstanderens tur, femte sten, skal alle fem være sten, vinder jeg hvis en skubbet sten er den femte, hvornår er spillet færdigt
    both-at-once: begge vinder, samtidig, på én gang, uafgjort, begge mål fulde, delt sejr
    no-draw: samme træk igen og igen, findes uafgjort, pat, jeg kan ikke flytte noget, vi gentager de samme træk, sidder fast, gentagelse, uendeligt, give op, ingen træk tilbage, evigt, remis, kan det stå lige, hvad hvis ingen kan vinde
    no-warning: skal jeg sige skak, advare, melde, lige ved at vinde, trussel, én fra at vinde, sige det til modstanderen
