# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Brikker som er steiner eller elver: den som først har fem steiner i målområdet tvers over brettet, vinner.

## The sheet

stones_and_rivers_board = Brett
stones_and_rivers_region = { $seat }: målområde
stones_and_rivers_prompt = { $seat } har turen: trykk på en brikke.
stones_and_rivers_prompt_selected = { $point } er valgt: trykk på punktet den skal til, eller snu eller vri den.
stones_and_rivers_prompt_first = Kast en brikke om hvem som begynner, eller trykk på en brikke for å begynne.
stones_and_rivers_prompt_push = Trykk der brikken på { $point } skal dyttes.
stones_and_rivers_ask_piece = { $point }: et punkt som lyser, eller en annen side opp
stones_and_rivers_ask_push = Hvor ender brikken på { $point }? Trykk på et punkt som lyser.
stones_and_rivers_turn = Snu eller vri
stones_and_rivers_across = Sett fra motsatt side
stones_and_rivers_first_title = Kast om hvem som begynner: hvem tipper, og hva?
stones_and_rivers_caller = Den som tipper
stones_and_rivers_caller_circle = { $seat } (sirkel)
stones_and_rivers_caller_square = { $seat } (firkant)
stones_and_rivers_call_stone = Tipper stein: kast
stones_and_rivers_call_river = Tipper elv: kast
stones_and_rivers_came_stone = Steinsiden kom opp: { $seat } velger
stones_and_rivers_came_river = Elvesiden kom opp: { $seat } velger
stones_and_rivers_choose_first = Begynn
stones_and_rivers_choose_second = Spill som nummer to
stones_and_rivers_flip_across = Snu til elv —
stones_and_rivers_flip_along = Snu til elv |
stones_and_rivers_rotate_across = Vri til —
stones_and_rivers_rotate_along = Vri til |
stones_and_rivers_flip_stone = Snu til stein
stones_and_rivers_spoken_empty = { $point }: tomt
stones_and_rivers_spoken_stone = { $point }: stein, { $seat }
stones_and_rivers_spoken_across = { $point }: elv på tvers, { $seat }
stones_and_rivers_spoken_along = { $point }: elv på langs, { $seat }
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } har { NUMBER($n) } mulig handling.
   *[other] { $seat } har { NUMBER($n) } mulige handlinger.
}
stones_and_rivers_remark_threat = { $seat } kan vinne med én handling.
stones_and_rivers_remark_missed = { $seat } kunne ha vunnet ved handling { NUMBER($number) } med { $action }.
stones_and_rivers_remark_line = Stilling: { $line }

## The score

stones_and_rivers_line_total = { $seat }: steiner som teller
stones_and_rivers_line_area = Steiner i målområdet
stones_and_rivers_note_area = { NUMBER($n) } av 5 steiner i målområdet
stones_and_rivers_unfinished = Ingen har fem steiner i målområdet ennå.
stones_and_rivers_line_stone = stein på { $point }
stones_and_rivers_line_river = elv på { $point }, som ikke teller
stones_and_rivers_end_both = Begge har fem steiner i målområdet samtidig. Appens tolkning, siden reglene ikke sier hvem som vinner: seieren deles.
stones_and_rivers_end = { $seat } har fem steiner i målområdet: spillet er slutt.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } til { $to }
stones_and_rivers_told_push = { $from } inn på { $onto }, dytter til { $to }
stones_and_rivers_told_to_stone = { $point } blir stein
stones_and_rivers_told_to_across = { $point } blir elv på tvers
stones_and_rivers_told_to_along = { $point } blir elv på langs
stones_and_rivers_told_first = begynner
stones_and_rivers_told_stone_stone = tipper stein, og det blir stein
stones_and_rivers_told_stone_river = tipper stein, men det blir elv
stones_and_rivers_told_river_stone = tipper elv, men det blir stein
stones_and_rivers_told_river_river = tipper elv, og det blir elv

## Refusals

stones_and_rivers_unread_action = «{ $came }» er ikke en handling: en handling skrives som e5>e6, e5>e6>e9, e5:-, e5:| eller e5:o.
stones_and_rivers_unread_point = «{ $came }» er ikke et punkt: de går fra a1 til m14.
stones_and_rivers_unread_rows = { $rows ->
    [one] Et brett har { NUMBER($rows) } rad, skilt med /, men { NUMBER($came) } er oppgitt.
   *[other] Et brett har { NUMBER($rows) } rader, skilt med /, men { NUMBER($came) } er oppgitt.
}
stones_and_rivers_unread_row = Rad { NUMBER($row) } på brettet: { $why }
stones_and_rivers_unread_letter = Her skal det stå c, c-, c|, s, s-, s| eller et tall, men «{ $came }» er oppgitt.
stones_and_rivers_unread_more = { $points ->
    [one] Det skal være { NUMBER($points) } punkt, men flere er oppgitt.
   *[other] Det skal være { NUMBER($points) } punkter, men flere er oppgitt.
}
stones_and_rivers_unread_few = { $points ->
    [one] Det skal være { NUMBER($points) } punkt, men { NUMBER($came) } er oppgitt.
   *[other] Det skal være { NUMBER($points) } punkter, men { NUMBER($came) } er oppgitt.
}
stones_and_rivers_unread_nobody = Det er ikke sagt hvem som har turen: legg til c eller s etter brettet.
stones_and_rivers_unread_turn = Den som har turen, er c eller s, men «{ $came }» er oppgitt.
stones_and_rivers_refused_begun = Den første handlingen er gjort: hvem som begynner, er avgjort.
stones_and_rivers_refused_nothing = Det er ingen brikke på { $point } å gjøre noe med.
stones_and_rivers_refused_push_nothing = Det er ingen brikke på { $point } å dytte.
stones_and_rivers_refused_push_itself = Brikken på { $point } kan ikke dytte seg selv: nevn en annen brikke etter det første punktet.
stones_and_rivers_refused_push_nowhere = Brikken på { $point } kan ikke dyttes dit den står: nevn et annet punkt til slutt.
stones_and_rivers_refused_taken = Det er allerede en brikke på { $point }.
stones_and_rivers_refused_over = Noen har vunnet: spillet er slutt.
stones_and_rivers_refused_turn = { $seat } har turen, og brikken på { $point } tilhører den andre spilleren.
stones_and_rivers_refused_lies_so = Brikken på { $point } ligger allerede slik.
stones_and_rivers_refused_area = { $point } er i den andre spillerens målområde: en brikke kan ikke flyttes inn i det eller gjennom det.
stones_and_rivers_refused_move = { $from } kan ikke nå { $to }: ett steg, eller langs elver.
stones_and_rivers_refused_push = { $from } kan ikke dytte brikken på { $onto } til { $to }.

## Doubts

stones_and_rivers_doubt_pieces = { $seat }, brikker på brettet: { NUMBER($n) }; det finnes { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } har en brikke på { $point }, i den andre spillerens målområde.
stones_and_rivers_doubt_both = Det er fem steiner i begge målområdene, men ingen handling kan ha fylt begge samtidig: spillet var slutt med det første.
stones_and_rivers_doubt_irregular = Handling { NUMBER($number) }, { $action }, er ikke lov etter disse reglene.

## Options

stones_and_rivers_option_stones_push = Kan steiner dytte?
stones_and_rivers_option_stones_push_source = De to utgitte tekstene er forskjellige: den nyere tillater det, den fra 2023 gjør det ikke. Standard: ja, etter den nyere teksten.
stones_and_rivers_option_stones_push_yes = En stein som går inn på en brikke, kan dytte den ett punkt videre.
stones_and_rivers_option_stones_push_no = En stein kan ikke gå inn på en stein.
stones_and_rivers_option_stone_river = Kan en stein dytte en elv den går inn på?
stones_and_rivers_option_stone_river_source = Åpent: teksten sier at den kan flytte seg langs elven, og at den kan dytte. Standard: ja, spilleren velger.
stones_and_rivers_option_stone_river_yes = Den følger elven eller dytter den.
stones_and_rivers_option_stone_river_no = Den følger alltid elven.
stones_and_rivers_option_river_river = Kan en elv dytte en elv den går inn på?
stones_and_rivers_option_river_river_source = Åpent: teksten sier at man kan velge å dytte. Standard: ja, spilleren velger.
stones_and_rivers_option_river_river_yes = Den følger den andre elven eller dytter den.
stones_and_rivers_option_river_river_no = Den følger alltid elven.
stones_and_rivers_option_own = Kan du dytte dine egne brikker?
stones_and_rivers_option_own_source = Åpent: teksten sier «en brikke», og et bilde viser det. Standard: ja.
stones_and_rivers_option_own_yes = Alle brikker kan dyttes.
stones_and_rivers_option_own_no = Bare motstanderens brikker kan dyttes.
stones_and_rivers_option_keep_out = Må dyttede brikker også holde seg utenfor målområder?
stones_and_rivers_option_keep_out_source = Åpent: en dyttet brikke følger reglene for flytting. Standard: ja.
stones_and_rivers_option_keep_out_yes = En dyttet brikke kommer aldri inn i målområdet til eierens motstander.
stones_and_rivers_option_keep_out_no = En dyttet brikke kan havne hvor som helst.
stones_and_rivers_option_after_ride = Kan en elveferd ende med et dytt?
stones_and_rivers_option_after_ride_source = Åpent: en elveferd går til den møter en brikke, men «lande på» kan leses på begge måter. Standard: nei.
stones_and_rivers_option_after_ride_yes = En brikke som følger en elv inn i en annen brikke, kan dytte den.
stones_and_rivers_option_after_ride_no = En elveferd ender foran en brikke.
stones_and_rivers_option_referee = Godta bare lovlige handlinger?
stones_and_rivers_option_referee_source = En hjelp, ikke en regel. Standard: ja.
stones_and_rivers_option_referee_yes = Det en brikke kan gjøre, lyser, og ikke noe annet kan føres inn.
stones_and_rivers_option_referee_no = Alle trekk kan føres inn; det reglene ikke tillater, merkes som tvilsomt.
stones_and_rivers_option_threats = Si fra når noen kan vinne med en gang?
stones_and_rivers_option_threats_source = En hjelp, ikke en regel. Standard: nei.
stones_and_rivers_option_threats_yes = En linje sier hvem som kan vinne med én handling.
stones_and_rivers_option_threats_no = Ingenting røpes.

## Set-up

stones_and_rivers_section_setup = Forberedelser
stones_and_rivers_section_first = Hvem som begynner
stones_and_rivers_setup_section_circles = Sirkler
stones_and_rivers_setup_section_squares = Firkanter
stones_and_rivers_setup_board = Legg brettet mellom dere.
stones_and_rivers_setup_sides = { $circle } spiller sirklene og har målområdet for firkantene foran seg; { $square } spiller firkantene og sitter rett overfor.
stones_and_rivers_setup_areas = De to målområdene er på fem punkter hvert, bak startpunktene. Ditt er det som er lengst unna.
stones_and_rivers_setup_circles = Legg de { NUMBER($n) } sirklene dine på startpunktene nærmest deg, med steinsiden opp.
stones_and_rivers_setup_squares = Legg de { NUMBER($n) } firkantene dine på startpunktene nærmest deg, med steinsiden opp.
stones_and_rivers_setup_rows = De blir to rader med sju; steinsiden er den tomme.
stones_and_rivers_setup_first = Den ene kaster en brikke, den andre tipper stein eller elv. Tipper du riktig, bestemmer du hvem som begynner; ellers bestemmer den som kastet.
stones_and_rivers_piece_board = spillbrett
stones_and_rivers_piece_circles = sirkler
stones_and_rivers_piece_squares = firkanter

## What counts

stones_and_rivers_points_area = I målområdet ditt
stones_and_rivers_points_stone = en av dine steiner
stones_and_rivers_points_river = en av dine elver
stones_and_rivers_points_other = den andres brikke
stones_and_rivers_points_counts = { NUMBER($n) } av { NUMBER($of) }
stones_and_rivers_points_nothing = ingenting
stones_and_rivers_points_end = Slutten
stones_and_rivers_points_all = { $n ->
    [one] { NUMBER($n) } stein der
   *[other] { NUMBER($n) } steiner der
}
stones_and_rivers_points_wins = vinner med en gang

## Rules

stones_and_rivers_section_aim = Mål, brett og brikker
stones_and_rivers_section_turn = En tur
stones_and_rivers_section_rivers = Elver
stones_and_rivers_section_push = Dytte
stones_and_rivers_section_end = Målområder og slutten
stones_and_rivers_edition_newer = Den nyere teksten
stones_and_rivers_edition_2023 = Teksten fra 2023
stones_and_rivers_rule_aim = Målet med spillet
stones_and_rivers_rule_aim_text = Vær først ute med å ha { $stones } av steinene dine i målområdet ditt, på den andre siden av brettet.
stones_and_rivers_rule_board = Brettet
stones_and_rivers_rule_board_text = Et rutenett med { NUMBER($columns) } × { NUMBER($rows) } linjer. På kryssene er det { NUMBER($starting) } startpunkter for hver spiller og to målområder på { $area } punkter.
stones_and_rivers_rule_layout = Hvor alt ligger på brettet
stones_and_rivers_rule_layout_text = Slik bildet i reglene viser det: sirklene begynner på { $circle_first } til { $circle_last }, firkantene på { $square_first } til { $square_last }. Målområdet for sirklene er { $circle_area_first } til { $circle_area_last }, bak firkantene, og det for firkantene { $square_area_first } til { $square_area_last }, bak sirklene.
stones_and_rivers_rule_point_names = Navn på punktene
stones_and_rivers_rule_point_names_text = Teksten gir ikke punktene navn. Her viser en bokstav kolonnen, fra a og utover, og et tall raden, regnet fra den som spiller sirkler, for eksempel e5.
stones_and_rivers_rule_pieces = Brikker: steiner og elver
stones_and_rivers_rule_pieces_text = Hver spiller har { NUMBER($n) } brikker med to sider: den tomme er stein, den med blå strek er elv. Steiner kommer ikke langt, men de stenger veien, og du trenger dem for å vinne; elver bruker du til å komme langt og til å dytte med.
stones_and_rivers_rule_sides = Hvem som sitter hvor
stones_and_rivers_rule_sides_text = Bestem hvem som spiller sirkler, og hvem som spiller firkanter. Den som spiller sirkler, sitter med målområdet for firkantene foran seg, den som spiller firkanter, rett overfor. Ditt eget målområde er altså det som er lengst unna.
stones_and_rivers_rule_first = Hvem som begynner
stones_and_rivers_rule_first_text = Den ene spilleren kaster en brikke, den andre tipper hvilken side som kommer opp. Er det riktig, bestemmer den som tippet, hvem som begynner; ellers bestemmer den som kastet.
stones_and_rivers_rule_caller = Hvem som kaster, og hvem som tipper
stones_and_rivers_rule_caller_text = Den som ikke kaster, tipper. Hvem av dere som kaster, står det ikke noe om: bli enige.
stones_and_rivers_rule_setup = Hvor du begynner
stones_and_rivers_rule_setup_text = Alle brikkene dine begynner med steinsiden opp på startpunktene nærmest deg, to rader med sju.
stones_and_rivers_rule_turn = Hva du gjør i en tur
stones_and_rivers_rule_turn_text = Nøyaktig én handling med én av dine egne brikker: snu den, vri en elv, flytt den, eller dytt med den. Du kan ikke passe.
stones_and_rivers_rule_flip = Snu en brikke
stones_and_rivers_rule_flip_text = Steiner blir elver, og elver blir steiner. Blir den en elv, velger du om den går på langs eller på tvers.
stones_and_rivers_rule_rotate = Vri en elv
stones_and_rivers_rule_rotate_text = Vri en av elvene dine en kvart omdreining: fra på langs til på tvers, eller omvendt.
stones_and_rivers_rule_move = Flytte en stein eller en elv
stones_and_rivers_rule_move_text = En stein eller en elv går ett punkt opp, ned, til venstre eller til høyre langs linjene. Skrått er ikke lov. Ligger det noe på det punktet, kan du følge det hvis det er en elv, eller dytte det.
stones_and_rivers_rule_no_jumping = Ingen hopp
stones_and_rivers_rule_no_jumping_text = Et steg går bare til det neste punktet, og en elveferd går til den møter en brikke. En elv på veien følges videre, den hoppes ikke over.
stones_and_rivers_rule_one_piece = Én brikke på et punkt
stones_and_rivers_rule_one_piece_text = To brikker kan ikke stå på samme punkt. Brikkene står på kryssene mellom linjene, ikke i rutene.
stones_and_rivers_rule_keep_out = Den andre spillerens målområde
stones_and_rivers_rule_keep_out_text = Du kan ikke flytte en av dine brikker inn i eller gjennom den andre spillerens målområde.
stones_and_rivers_rule_not_allowed = En handling som ikke er lov
stones_and_rivers_rule_not_allowed_text = Teksten sier ikke hva som skjer da. Her kan bare det som er lov, føres inn; under Valg kan dere åpne for alt, og det som ikke var lov, blir merket.
stones_and_rivers_rule_ride = Følge en elv
stones_and_rivers_rule_ride_text = En brikke som flyttes inn på en elv, uansett hvem som eier den, kan gå så mange punkter den vil langs elven til den møter en annen brikke. Den som har turen, velger hvor langt.
stones_and_rivers_rule_directions = Begge veier langs en elv
stones_and_rivers_rule_directions_text = En elv har to retninger, og du kan gå begge veier langs den, uansett hvilken side du kom fra.
stones_and_rivers_rule_chain = Fra elv til elv, og hvor du stopper
stones_and_rivers_rule_chain_text = Kommer ferden til en ny elv, går den videre langs den på samme måte, og så videre. Den ender på et tomt punkt: en elv er ikke et sted å stoppe.
stones_and_rivers_rule_ride_back = En ferd tilbake til begynnelsen
stones_and_rivers_rule_ride_back_text = Den kan gå forbi punktet der den begynte, men ikke ende der: da er brikken jo ikke flyttet.
stones_and_rivers_rule_ride_push = Et dytt på slutten av en ferd
stones_and_rivers_rule_ride_push_text = Teksten kan leses på begge måter: en ferd går til den møter en brikke, men det som ville lande på en brikke, kan dytte den. Her ender ferden foran brikken; dyttet kan tillates under Valg.
stones_and_rivers_rule_push_stone = Dytte med en stein
stones_and_rivers_rule_push_stone_text = En stein som ville lande på en brikke, kan dytte den nøyaktig ett punkt videre i samme retning hvis det punktet er tomt. Den dytter altså aldri to på rad eller noe utenfor brettet, og den dyttede brikken følger ingen elv.
stones_and_rivers_rule_push_stone_2023_text = Steiner dytter ikke. En stein kan ikke gå inn på en stein.
stones_and_rivers_rule_stone_river = En stein går inn på en elv
stones_and_rivers_rule_stone_river_text = Å følge elven og å dytte den er begge noe den «kan» gjøre, så du velger selv. Under Valg kan dere bestemme at den alltid følger elven.
stones_and_rivers_rule_push_river = Dytte med en elv
stones_and_rivers_rule_push_river_text = En elv som ville lande på en brikke, kan dytte den så mange punkter du vil i en av de to retningene den dyttende elven går. Så snus den dyttende elven, som nå ligger der brikken lå, til steinsiden.
stones_and_rivers_rule_river_river = En elv går inn på en elv
stones_and_rivers_rule_river_river_text = Du kan velge å dytte, eller den følger den andre elven. Under Valg kan dere bestemme at den alltid følger elven.
stones_and_rivers_rule_pushed = En brikke dyttet av en elv
stones_and_rivers_rule_pushed_text = Den som dytter, velger hvor den havner. Den følger andre elver på veien etter de samme reglene, men kan ikke dytte noe selv.
stones_and_rivers_rule_pushed_back = Dyttet dit elven kom fra
stones_and_rivers_rule_pushed_back_text = En dyttet brikke kan havne på punktet som den dyttende elven nettopp forlot: det er tomt.
stones_and_rivers_rule_push_own = Dytte egne brikker
stones_and_rivers_rule_push_own_text = Teksten snakker om en brikke, ikke om hvem som eier den, så begge spilleres brikker kan dyttes. Under Valg kan dere tillate bare den andre spillerens.
stones_and_rivers_rule_pushed_area = Dyttede brikker og målområder
stones_and_rivers_rule_pushed_area_text = Teksten sier ikke om et dytt kan føre en brikke inn i hvilket som helst område. Her holder en dyttet brikke seg utenfor målområdet til eierens motstander, som når den flytter selv; under Valg kan den slippes inn.
stones_and_rivers_rule_no_capture = Ingenting slås ut
stones_and_rivers_rule_no_capture_text = Ingen regel tar en brikke av brettet: alle { NUMBER($n) } blir der til slutten. Et dytt går bare til et tomt punkt på brettet.
stones_and_rivers_rule_area = Målområder
stones_and_rivers_rule_area_text = Brikker i et målområde er fortsatt med i spillet: de kan flyttes, snus og vris. Bare steiner teller der, ikke elver.
stones_and_rivers_rule_area_push = Dytte i et målområde
stones_and_rivers_rule_area_push_text = Teksten nevner også dytting blant det brikker i et målområde kan gjøre. Vi leser det begge veier: de kan dytte, og de kan bli dyttet, også ut av det.
stones_and_rivers_rule_end = Når det er slutt
stones_and_rivers_rule_end_text = Den som har { $stones } brikker i målområdet sitt, alle med steinsiden opp, vinner med en gang, uansett hvordan den siste kom dit. Den andre spilleren får ingen tur til.
stones_and_rivers_rule_both = Begge områdene fulle samtidig
stones_and_rivers_rule_both_text = Fyller ett dytt begge områdene, deles seieren: teksten snakker bare om én spiller. Det kan bare skje hvis dere har valgt at en dyttet brikke kan komme inn i alle områder.
stones_and_rivers_rule_no_draw = Ingen regel for uavgjort
stones_and_rivers_rule_no_draw_text = Teksten sier ingenting om uavgjort eller om stillinger som gjentar seg: dere spiller til noen vinner. Ingen sitter noen gang fast, for en brikke kan alltid snus. Kommer ingen av dere videre, kaller vi det uavgjort.
stones_and_rivers_rule_no_warning = Du trenger ikke å advare
stones_and_rivers_rule_no_warning_text = Teksten krever ikke at du sier fra, slik som med «sjakk»: du trenger ikke å si at du kan vinne med neste handling. Under Valg kan dere la appen vise det til begge.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: hvordan vinner man, hva er målet, hensikt, hva går det ut på, hva må jeg gjøre, oversikt, hvor mange steiner trenger jeg, hvor mange steiner for å vinne, kortversjon, hvordan vinner jeg
    board: hvor stort er brettet, størrelse, rutenett, mål, hvor mange plasser i målet, hvor mange felt, linjer, ruter, kolonner og rader, 13x14
    layout: bilde, startstilling, hvor er målområdet, hva er bak målet, skisse, hvor er startområdene, gå rundt bak målet, hvor er målet på brettet
    point-names: hva betyr e5, koordinater, bokstaver og tall, notasjon, skrive ned et trekk, a1, hva heter rutene, hva betyr bokstavene
    pieces: hvor mange brikker hver, hva er den blå streken til, hvilken side er steinen, to sider, tom side, forskjell på stein og elv, hva er en elv, hva er en stein god for, menn, hvor mange brikker har jeg, hva gjør elvesiden, antall brikker, hva er forskjellen på stein og elv
    setup-sides: hvilken ende skal jeg nå, er målet mitt nær eller langt unna, hvor sitter sirkelspilleren, hvilket område er mitt, hvem er firkant, velge sirkel eller firkant, eget målområde, farger, hvor er målet mitt, hvilken side er min, hvilket mål er mitt
    first-player: hvordan avgjør vi hvem som starter, hvem starter, hvem begynner, startspiller, må jeg begynne hvis jeg tipper riktig, mynt og kron, kast, gjette, tippet feil, begynne, nummer to, hvordan velger vi hvem som begynner
    caller: hvem tipper, hvem får kaste, hvem kaster, hvem gjetter, hvem av oss kaster, må vi bli enige om hvem som kaster, den som gjetter, hvem skal gjette
    setup: hvilken side opp i begynnelsen, hvor mange rader fyller jeg, hvor legger jeg brikkene, startstilling, alle steiner i starten, stille opp, oppsett, hvordan stiller vi opp
    turn: hvor mange trekk får jeg, flytte og snu på én gang, kan jeg passe, stå over, kan jeg flytte motstanderens brikker, handlinger, hva kan jeg gjøre, to handlinger, bare mine egne brikker, må jeg flytte, vri og flytte i samme tur, kan jeg bli stående, ikke gjøre noe, røre den andres brikke, må jeg snu før jeg flytter, snu og så flytte, kan jeg gjøre to ting
    flip: snu den, vende, hvilken vei peker den etter at jeg snudde, snu tilbake til stein, gjøre elv om til stein, lage en elv, velge retning når jeg snur, opp ned, begge sider, loddrett eller vannrett, koster det en tur å snu, hvilken side opp, kan jeg gjøre en elv til stein, gjøre en stein til elv på tvers, hvordan får jeg en elv, når kan jeg snu, snu stein til elv
    rotate: vri på tvers, kan jeg vri motstanderens elv, kvart omdreining, 90 grader, endre retning på en elv, vri en stein, dreie en elv, loddrett til vannrett, rotere motstanderens brikke, hvordan vrir man, få elva til å gå en annen vei, endre vei på elva, svinge elva
    move: diagonalt, skrått, på skrå, hvor langt går en stein, kan en elv flytte også, kan jeg gå bakover, ett steg, sidelengs, flytte to felt, hvordan flytter brikkene, gå, bare framover, opp eller ned, hvor langt kan jeg flytte, hvor mange skritt, hvor langt går en brikke
    no-jumping: kan jeg hoppe over noen, hoppe, passere en brikke, hoppe over, blokkert av en brikke, kan jeg gå gjennom egne brikker, gjennom brikker, forbi en stein, blokkerer elver, blokkerer steiner
    one-piece: to på samme sted, i rutene eller på linjene, dele plass, stable, opptatt, lande på min egen brikke, kryss, kan jeg flytte inn på en annen brikke, opptatt punkt
    keep-out: gå inn i den andres mål, kan jeg blokkere målet til den andre ved å stå i det, gli gjennom motstanderens målområde, gå inn i motstanderens område, krysse, gjennom, forbudt, vokte, stå i fiendens område, forsvare foran området, blokkere området, lov å stå i målet til den andre
    not-allowed: ulovlig trekk, feil, jukset, gjorde feil trekk, angre, mot reglene, ugyldig, ta tilbake, gjorde noe ulovlig, hva om noen gjør feil
    ride: bruke motstanderens elv, hvor langt kan jeg gli, kan jeg bruke den andres elver, må jeg gå helt til enden, stoppe tidligere, flyte, gå inn på en elv, så mange felt jeg vil, hva stopper en ferd, skli, fiendens elv, hva skjer når jeg flytter inn på en elv, må jeg følge hele elven, møter en brikke på veien, hva er elver til, kan motstanderen bruke elvene mine, hvordan bærer en elv, kan en stein gli, bærer elver steiner, seile, bli med elva
    river-directions: oppover eller bare nedover, begge retninger, bakover langs en elv, hvilken vei, mot strømmen, kan jeg gå motstrøms
    chain: fra en elv til neste elv, kan jeg skifte retning på veien, kan jeg stoppe på en elv, flere elver, koble sammen, rundt et hjørne, andre elv, hvor mange elver i ett trekk, kombo, bruke samme elv to ganger, bytte elv underveis
    ride-back: kan jeg ende der jeg begynte, gå i ring, tilbake til samme sted, rundt, samme punkt igjen, ende på samme sted, stoppe der jeg kom fra
    ride-push: kan jeg gli inn i noen og dytte, dytte på slutten av en ferd, gli og så dytte, ramme, krasje inn i en brikke, dytte etter en elv, dytte når jeg kommer med elva
    push-stone: stein dytter stein, hvor langt dytter en stein, to på rad kan jeg dytte begge, dytte noen av brettet, over kanten, rekke av brikker, kan steiner dytte, dytte ett felt, dytte mot veggen, snus en stein etter et dytt, dytte to steiner, hva om plassen bak er opptatt, trekke en brikke, trenger tom plass bak, blokkert dytt, må jeg dytte, skyve, skyve med stein
    stone-onto-river: dytter eller følger en stein elven, stein går inn på elv, må en stein følge elven, kan en stein dytte en elv, velge å dytte en elv, følge eller dytte, stein mot elv, skal steinen dytte eller følge elva
    push-river: må en elv snus etterpå, hvilken vei går den dyttede med en elv, hvor mange felt kan en elv dytte, hvor langt dytter en elv, elven blir stein etter dytt, retning på dyttet, dytte med en elv, hva skjer med elven etter et dytt, må den snus, dytte flere felt, forblir den en elv, må jeg dytte, kan jeg la være å dytte, frivillig dytt
    river-onto-river: elv går inn på en annen elv, kan en elv dytte en elv, elv møter elv, følger en elv en elv, dyttet eller fulgt, følge eller dytte med en elv, elv mot elv, hva skjer når elv går på elv
    pushed: hvem bestemmer hvor den dyttede brikken lander, kan den dyttede dytte en annen, kjedereaksjon, dyttet inn på en elv, følger en dyttet brikke elven, hvor langt kan en dyttet brikke gå, hvem velger hvor den havner
    pushed-back: dytte den bak meg, bytte plass, dyttet til min gamle plass, dytte brikken dit jeg sto
    push-own: kan jeg dytte mine egne, dytte egne brikker, egen brikke, hvem sine brikker kan dyttes
    pushed-area: dytte motstanderen inn i målet mitt, dytte inn i et målområde, dytte min brikke inn i mitt eget mål, dyttet gjennom et målområde, skyve inn i mål, dytta inn i målet
    no-capture: kan jeg slå brikker, tas brikker av brettet, slå ut, spise, fjerne, ta en brikke, miste brikker, ute av spillet, kan brikker bli tatt
    score-area: teller elver blant de fem, er jeg trygg når jeg er i mål, teller elver i målet, 5 inne men en av dem er elv, forlate målet igjen, låst, flytte ut av målområdet, snu i mål, fortsatt med, teller motstanderens brikke der, kan jeg forlate mitt eget målområde, gå inn i målet fra siden, kan jeg vinne med elver, inn i målet fra alle sider, er brikkene låst i mål, kan jeg flytte ut av mål
    area-push: dytte meg ut av målet, kan den andre dytte meg ut av målområdet, dyttet ut av mål, trygg mot dytt, dytte i målet, steinen min dyttes ut av målet, dytte en fiende ut av målet, dytta ut av mål
    end: når er det over, slutt, får den andre et siste trekk, ferdig, fem steiner, siste trekk, med en gang, hvem har vunnet, vinne med et dytt, vinne i motstanderens tur, femte stein, må alle fem være steiner, vinner jeg hvis den femte ble dyttet inn, når er det slutt, hvor mange må i mål
    both-at-once: begge vinner, samtidig, på én gang, likt, begge mål fulle, delt seier, begge får fem samtidig
    no-draw: samme trekk om og om igjen, finnes uavgjort, patt, jeg kan ikke flytte noe, vi gjentar de samme trekkene, sitter fast, gjentakelse, uendelig, gi opp, ingen trekk igjen, evig, remis, kan det bli uavgjort, vi står fast
    no-warning: må jeg si sjakk, advare, si fra, i ferd med å vinne, trussel, ett trekk fra å vinne, fortelle motstanderen, si fra at jeg har fire, må jeg varsle før jeg vinner, si ifra
