# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Sex gemensamma stenstaplar: lägg poängmarkörer för det du bygger, få poäng när någon annan välter det. Först till tio.
stone_layer_small = liten
stone_layer_medium = mellan
stone_layer_large = stor
stone_layer_stacks = { $n ->
    [one] stapel { $stacks }
   *[other] staplarna { $stacks }
}

## The sheet

stone_layer_ring = Staplar
stone_layer_marker = Platsmarkör
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { NUMBER($stack) }: nästa { NUMBER($n) }
stone_layer_steps = Brickans steg
stone_layer_stood = Höll
stone_layer_stood_worth = { $n ->
    [one] Höll: { NUMBER($n) } markör
   *[other] Höll: { NUMBER($n) } markörer
}
stone_layer_no_token = Ingen markör
stone_layer_fell = Välte
stone_layer_slid_off = Gled av
stone_layer_source_fell = Källstapel välte
stone_layer_settle = Räkna poäng
stone_layer_next = Nästa spelare
stone_layer_by = Orsakat av
stone_layer_up = På tur
stone_layer_apart = Den välte innan stenen placerades
stone_layer_lies = Stenen ligger på stapel { NUMBER($stack) }
stone_layer_size = Sten
stone_layer_count = I lådan, storlek: { $size }
stone_layer_moving = Flytta platsmarkören
stone_layer_new_tiles = Ingen bricka passar: fem nya
stone_layer_exchange = Byt 5 poäng
stone_layer_prompt_draft = Tryck på varje stapel som välte, räkna sedan poängen.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Välte: { $stacks }. Vem orsakade det?
stone_layer_ask_which = Tryck på varje stapel som välte. Vem orsakade det?
stone_layer_prompt_quick = Snabbstart, sten { NUMBER($n) } av { NUMBER($of) }: ange stegen på dess bricka, räknat från stapel { NUMBER($stack) }.
stone_layer_prompt_moving = Tryck på stapeln där platsmarkören står.
stone_layer_prompt_source = Floden är tom. Tryck på stapeln som stenen tas från.
stone_layer_prompt_stone = { $n ->
    [one] Sten { NUMBER($number) } på stapel { NUMBER($stack) }, värd { NUMBER($n) } poängmarkör.
   *[other] Sten { NUMBER($number) } på stapel { NUMBER($stack) }, värd { NUMBER($n) } poängmarkörer.
}
stone_layer_prompt_no_token = { $seat } har vält en stapel: stenen får ändå läggas på stapel { NUMBER($stack) }, utan poängmarkör.
stone_layer_prompt_marker = Tryck på en annan stapel om platsmarkören står där.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } lägger { NUMBER($n) } poängmarkör bredvid stapel { NUMBER($stack) }.
   *[other] { $seat } lägger { NUMBER($n) } poängmarkörer bredvid stapel { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } lägger ingen poängmarkör.
stone_layer_prompt_steps = Ange brickans steg.
stone_layer_prompt_stays = Platsmarkören står kvar.
stone_layer_spoken_stack = { $n ->
    [0] Stapel { NUMBER($stack) }, ingen sten.
    [one] Stapel { NUMBER($stack) }, { NUMBER($n) } sten hög.
   *[other] Stapel { NUMBER($stack) }, { NUMBER($n) } stenar hög.
}
stone_layer_spoken_marker = Platsmarkören står här.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Poängmarkörer: { $tokens }.
stone_layer_spoken_no_tokens = Inga poängmarkörer.
stone_layer_spoken_next = { $n ->
    [one] Nästa sten är värd { NUMBER($n) } poängmarkör.
   *[other] Nästa sten är värd { NUMBER($n) } poängmarkörer.
}
stone_layer_spoken_fell = Välte: stapel { NUMBER($stack) } eller andra
stone_layer_spoken_exchange = { $seat } byter fem gyllene poäng mot en fempoängsmarkör

stone_layer_box_stones = Stenar av varje storlek
stone_layer_box_count = I lådan

## Remarks

stone_layer_remark_fall = { $n ->
    [one] Tillbaka till floden: { NUMBER($n) } sten ({ $stacks }).
   *[other] Tillbaka till floden: { NUMBER($n) } stenar ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } får { NUMBER($n) } poäng för sin poängmarkör där: nu { NUMBER($points) }.
   *[other] { $seat } får { NUMBER($n) } poäng för sina poängmarkörer där: nu { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } får { NUMBER($n) } poäng för sin poängmarkör där: nu { NUMBER($points) }, och därmed är spelet slut.
   *[other] { $seat } får { NUMBER($n) } poäng för sina poängmarkörer där: nu { NUMBER($points) }, och därmed är spelet slut.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } orsakade det: inga poäng. { NUMBER($n) } poängmarkör går tillbaka till handen.
   *[other] { $seat } orsakade det: inga poäng. { NUMBER($n) } poängmarkörer går tillbaka till handen.
}
stone_layer_remark_stays = { $n ->
    [one] { $seat } orsakade det: inga poäng. { NUMBER($n) } poängmarkör ligger kvar vid bottenstenen tills någon annan välter nästa stapel där.
   *[other] { $bases ->
        [one] { $seat } orsakade det: inga poäng. { NUMBER($n) } poängmarkörer ligger kvar vid bottenstenen tills någon annan välter nästa stapel där.
       *[other] { $seat } orsakade det: inga poäng. { NUMBER($n) } poängmarkörer ligger kvar vid bottenstenarna tills någon annan välter nästa stapel där.
    }
}
stone_layer_remark_causer = { $seat } orsakade det: inga poäng.
stone_layer_remark_without = Ingen poängmarkör där, inga poäng: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Turens sten ger ändå inget: { $seat } tar tillbaka { NUMBER($n) } poängmarkör.
   *[other] Turens sten ger ändå inget: { $seat } tar tillbaka { NUMBER($n) } poängmarkörer.
}
stone_layer_remark_exchanged = Poängmarkörerna tog slut, så { $seat } byter fem gyllene poäng mot en fempoängsmarkör; fem poängmarkörer blir lediga igen.
stone_layer_remark_short = Stenen är värd { NUMBER($worth) }, men { $seat } har bara { NUMBER($n) } kvar att lägga.
stone_layer_remark_new_tiles = Vänd upp fem nya brickor.
stone_layer_remark_shuffle = Vänd upp de brickor som finns kvar, blanda de använda och fyll raden till fem.
stone_layer_remark_used_up = Slut i floden: { $sizes }.
stone_layer_risk = Om { $stack } välter under den här turen: { $gets }.
stone_layer_risk_nobody = Om { $stack } välter under den här turen får ingen poäng.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (tio)
stone_layer_risk_own_returned = { $n ->
    [one] { $seat } skulle få tillbaka { NUMBER($n) } poängmarkör till handen.
   *[other] { $seat } skulle få tillbaka { NUMBER($n) } poängmarkörer till handen.
}
stone_layer_risk_own_stays = { $n ->
    [one] { $seat }: { NUMBER($n) } poängmarkör skulle ligga kvar där.
   *[other] { $seat }: { NUMBER($n) } poängmarkörer skulle ligga kvar där.
}
stone_layer_risk_elsewhere = Tio poäng om { $stack } välter: { $seats }.

## The score

stone_layer_unfinished = Ingen har tio poäng än: spelet fortsätter tills någon har det.

stone_layer_line_falls = Poäng från kollapser
stone_layer_line_fall = { $n ->
    [one] { $stacks } ({ $by } orsakade det): { NUMBER($n) } poängmarkör
   *[other] { $stacks } ({ $by } orsakade det): { NUMBER($n) } poängmarkörer
}
stone_layer_line_own = { $stacks }: eget fel, så inga poäng
stone_layer_line_returned = { $n ->
    [one] { $stacks }: eget fel, så inga poäng; { NUMBER($n) } poängmarkör gick tillbaka till handen
   *[other] { $stacks }: eget fel, så inga poäng; { NUMBER($n) } poängmarkörer gick tillbaka till handen
}
stone_layer_line_stays = { $n ->
    [one] { $stacks }: eget fel, så inga poäng; { NUMBER($n) } poängmarkör blev kvar vid bottenstenen
   *[other] { $bases ->
        [one] { $stacks }: eget fel, så inga poäng; { NUMBER($n) } poängmarkörer blev kvar vid bottenstenen
       *[other] { $stacks }: eget fel, så inga poäng; { NUMBER($n) } poängmarkörer blev kvar vid bottenstenarna
    }
}
stone_layer_line_no_token = { $stacks } ({ $by } orsakade det): ingen poängmarkör där
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } poängmarkör
   *[other] { $stack }: { NUMBER($n) } poängmarkörer
}
stone_layer_line_told = Poäng enligt spelarna
stone_layer_fall_heading = Kollaps { NUMBER($n) }
stone_layer_note_to_go = { NUMBER($n) } poäng kvar till tio
stone_layer_note_reached = Har nått tio
stone_layer_note_tokens = Poängmarkörer: { NUMBER($hand) } på hand, { NUMBER($board) } på spelplanen, { NUMBER($gold) } gyllene
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } fempoängsmarkör
   *[other] { NUMBER($n) } fempoängsmarkörer
}
stone_layer_tie_stacks = Poängmarkörer vid staplarna
stone_layer_tie_board = Poängmarkörer på spelplanen
stone_layer_end_one = { $seat } har { NUMBER($points) } poäng: spelet är slut.
stone_layer_end_together = Spelet är slut: { $seats } nådde tio i samma kollaps.
stone_layer_end_points = { $seat } vinner med flest poäng, { NUMBER($points) }.
stone_layer_end_tokens = Lika många poäng: { $seats }. { $what }: { $seat } har flest, { NUMBER($n) }, och vinner.
stone_layer_end_shared = Lika många poäng. { $what }: { $seats } har { NUMBER($n) } var och delar segern.

## The log

stone_layer_told_marker = Platsmarkör vid stapel { NUMBER($stack) }
stone_layer_told_quick = Snabbstart: sten { NUMBER($n) } på stapel { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] sten på stapel { NUMBER($stack) }, { NUMBER($n) } poängmarkör
   *[other] sten på stapel { NUMBER($stack) }, { NUMBER($n) } poängmarkörer
}
stone_layer_told_no_token = sten på stapel { NUMBER($stack) }, ingen poängmarkör
stone_layer_told_slid_off = stenen gled av stapel { NUMBER($stack) }
stone_layer_told_fell = välte { $stacks }
stone_layer_told_fell_lies = välte { $stacks }; stenen ligger på stapel { NUMBER($stack) }
stone_layer_told_source_fell = välte { $stacks } när stenen skulle tas
stone_layer_told_from = { $what }, stenen från stapel { NUMBER($from) }
stone_layer_told_collapse = fick { $stacks } att välta
stone_layer_told_steps = { NUMBER($n) } steg, platsmarkören till stapel { NUMBER($stack) }
stone_layer_told_stays = platsmarkören står kvar vid stapel { NUMBER($stack) }
stone_layer_told_no_steps = turen slut, stegen inte angivna
stone_layer_told_new_tiles = Fem nya brickor
stone_layer_told_exchange = fem gyllene poäng mot en fempoängsmarkör
stone_layer_told_count = Stenar i lådan, storlek { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = Det finns { NUMBER($most) } stenar, inte { NUMBER($came) }.
stone_layer_refused_lists = Bordet har { NUMBER($n) } spelare: ange poäng och poängmarkörer vid varje stapel för så många, inte för { NUMBER($came) }.
stone_layer_refused_in_turn = Tur { NUMBER($turn) }: { $why }
stone_layer_refused_falls = Kollapserna gav { $seat } { NUMBER($given) } poäng, och poäng kan inte förloras: { NUMBER($points) } är för få.
stone_layer_refused_height = { $n ->
    [one] Stapel { NUMBER($stack) } sägs ha vält med { NUMBER($n) } sten; det finns { NUMBER($most) }.
   *[other] Stapel { NUMBER($stack) } sägs ha vält med { NUMBER($n) } stenar; det finns { NUMBER($most) }.
}
stone_layer_refused_fall = Ange varje stapel bara en gång i en kollaps.
stone_layer_refused_over = Någon har tio poäng: spelet är slut. Ångra för att ändra det som ledde dit.
stone_layer_refused_quick = I en snabbstart placeras { NUMBER($n) } stenar, före första turen.
stone_layer_refused_second_stone = Bara en sten per tur. Ange brickans steg först, eller ångra.
stone_layer_refused_no_stone = Ange först hur stenen ligger, sedan stegen.
stone_layer_refused_no_source = Floden är tom: ange vilken stapel stenen tas från.
stone_layer_refused_source = Det finns fortfarande stenar i floden: ta en därifrån, inte från en stapel.
stone_layer_refused_source_marker = Stenen ska läggas på stapel { NUMBER($stack) }, så den måste komma från en annan.
stone_layer_refused_bare = Det ligger ingen sten på bottensten { NUMBER($stack) }: där finns inget att ta och inget som kan välta.
stone_layer_refused_source_fell = Ange stapeln som stenen skulle tas från, och att den välte.
stone_layer_refused_nothing_fell = Ange minst en stapel som välte.
stone_layer_refused_new_tiles = Det finns stenar i floden: vid det här bordet byts brickorna bara när den är tom.
stone_layer_refused_tile_chosen = Turens sten är redan införd, så brickan är vald. Ange stegen först; nya brickor kan komma före nästa sten. Eller ångra.
stone_layer_refused_marker = Turens sten är redan införd: platsmarkören flyttas nu brickans steg. Ange dem, eller ångra.
stone_layer_refused_exchange = { $seat } kan inte byta nu: det krävs fem gyllene poäng och en fempoängsmarkör som ingen har.
stone_layer_refused_count = Det finns { NUMBER($all) } stenar totalt. Storlek { $size }: högst { NUMBER($most) } så som de andra storlekarna är införda, inte { NUMBER($n) }. Rätta de andra först om de är fel.

## Doubts

stone_layer_doubt_stones = { NUMBER($n) } stenar på staplarna; det finns { NUMBER($most) }.
stone_layer_doubt_size = { $n ->
    [one] Storlek { $size }: { NUMBER($n) } sten på staplarna; i lådan finns { NUMBER($most) }.
   *[other] Storlek { $size }: { NUMBER($n) } stenar på staplarna; i lådan finns { NUMBER($most) }.
}
stone_layer_doubt_counts = { $n ->
    [one] De tre storlekarna blir { NUMBER($n) } sten; det finns { NUMBER($all) }.
   *[other] De tre storlekarna blir { NUMBER($n) } stenar; det finns { NUMBER($all) }.
}
stone_layer_doubt_tokens = { $seat } har { NUMBER($n) } poängmarkörer på spelplanen och som gyllene; en färg har { NUMBER($most) }.
stone_layer_doubt_beside = { $n ->
    [one] Vid stapel { NUMBER($stack) } ligger { NUMBER($n) } poängmarkör; en stapel med höjden { NUMBER($height) } kan ha { NUMBER($most) }.
   *[other] Vid stapel { NUMBER($stack) } ligger { NUMBER($n) } poängmarkörer; en stapel med höjden { NUMBER($height) } kan ha { NUMBER($most) }.
}
stone_layer_doubt_fell_beside = { $n ->
    [one] Tur { NUMBER($turn) }: vid stapel { NUMBER($stack) } låg { NUMBER($n) } poängmarkör när den välte; en stapel med höjden { NUMBER($height) } kan ha { NUMBER($most) }.
   *[other] Tur { NUMBER($turn) }: vid stapel { NUMBER($stack) } låg { NUMBER($n) } poängmarkörer när den välte; en stapel med höjden { NUMBER($height) } kan ha { NUMBER($most) }.
}
stone_layer_doubt_fives = { $seat } har { NUMBER($n) } fempoängsmarkörer; med två hade spelet varit slut.
stone_layer_doubt_fives_box = { NUMBER($n) } fempoängsmarkörer används; i lådan finns { NUMBER($most) }.
stone_layer_doubt_points = { $seat } har { NUMBER($n) } poäng; ingen kan få mer än { NUMBER($most) }.
stone_layer_doubt_all_won = Alla har tio poäng, men den som orsakade den sista kollapsen fick inget för den.
stone_layer_doubt_tiles = { $n ->
    [one] { NUMBER($n) } bricka är räknad; det finns { NUMBER($all) }.
   *[other] { NUMBER($n) } brickor är räknade; det finns { NUMBER($all) }.
}
stone_layer_doubt_quick = { $n ->
    [one] { NUMBER($n) } sten placerades i förväg; det ska vara { NUMBER($expected) }.
   *[other] { NUMBER($n) } stenar placerades i förväg; det ska vara { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Tur { NUMBER($turn) }: ingen angav hur långt platsmarkören gick, så den kan stå någon annanstans.
stone_layer_doubt_lies = Tur { NUMBER($turn) }: stenen sägs ligga på stapel { NUMBER($stack) }, men den stapeln välte, så stenen gick tillbaka till floden.
stone_layer_doubt_twice = Tur { NUMBER($turn) }: stapel { NUMBER($stack) } nämns två gånger bland dem som välte, vid platsmarkören och med sitt nummer.
stone_layer_doubt_out_of_turn = Tur { NUMBER($turn) } spelades av { $seat }; { $expected } borde ha varit på tur.

## Options

stone_layer_option_edition = Vilket språk är ert regelhäfte på?
stone_layer_option_edition_source = De fem texterna i lådan skiljer sig åt. Väljer ni en ställs de fyra reglerna nedan in efter den. Ett nytt bord börjar med appens språk, om lådan har det, annars med engelska, som stämmer överens med de flesta av de andra.
stone_layer_edition_fi = finska
stone_layer_edition_fi_means = Den som välter en stapel får tillbaka sina poängmarkörer; när det är lika räknas poängmarkörer vid staplar; det finns fyra fempoängsmarkörer; alla brickor blandas efter en snabbstart.
stone_layer_edition_sv = svenska
stone_layer_edition_sv_means = Som den finska texten. Vilka brickor som blandas efter en snabbstart framgår inte tydligt: ”stenbrickorna”, som i förberedelserna, alltså alla.
stone_layer_edition_da = danska
stone_layer_edition_da_means = Den som välter en stapel får tillbaka sina poängmarkörer; när det är lika räknas poängmarkörer vid staplar; det finns fyra fempoängsmarkörer; de återstående brickorna blandas efter en snabbstart.
stone_layer_edition_nb = norska
stone_layer_edition_nb_means = Den som välter en stapel låter sina poängmarkörer ligga kvar på spelplanen; när det är lika räknas alla poängmarkörer där; det finns fem fempoängsmarkörer; de återstående brickorna blandas efter en snabbstart.
stone_layer_edition_en = engelska
stone_layer_edition_en_means = Den som välter en stapel får tillbaka sina poängmarkörer; när det är lika räknas poängmarkörer vid staplar; det finns fyra fempoängsmarkörer; de återstående brickorna blandas efter en snabbstart.
stone_layer_option_own = Egna poängmarkörer vid en stapel som man välter
stone_layer_option_own_source = Finska, svenska, danska och engelska: de går tillbaka. Norska: de ligger kvar. Förvalet följer ert regelhäfte.
stone_layer_option_own_returned = går tillbaka
stone_layer_option_own_returned_means = De kommer tillbaka med färgsidan uppåt och kan läggas ut igen.
stone_layer_option_own_stay = ligger kvar
stone_layer_option_own_stay_means = De ligger vid bottenstenen och blir poäng för ägaren när någon annan välter nästa stapel där.
stone_layer_option_tie = Lika på tio poäng eller mer: räkna
stone_layer_option_tie_source = Norska: poängmarkörer ute på spelplanen. De andra: poängmarkörer vid staplarna. Förvalet följer ert regelhäfte.
stone_layer_option_tie_stacks = markörer vid staplar
stone_layer_option_tie_stacks_means = Poängmarkörer vid en tom bottensten räknas inte.
stone_layer_option_tie_board = markörer på spelplanen
stone_layer_option_tie_board_means = Poängmarkörer vid en tom bottensten räknas också.
stone_layer_option_fives = Fempoängsmarkörer i lådan
stone_layer_option_fives_source = Norska: fem. De andra: fyra. Förvalet följer ert regelhäfte.
stone_layer_option_fives_four_means = En till var och en av fyra spelare, och det räcker: ingen behöver två.
stone_layer_option_fives_five_means = En fler än vad fyra spelare kan använda.
stone_layer_option_tiles = Efter en snabbstart blandas
stone_layer_option_tiles_source = Finska: alla brickor. Danska, norska och engelska: de återstående. Svenska: framgår inte tydligt. Förvalet följer ert regelhäfte.
stone_layer_option_tiles_remaining = de återstående brickorna
stone_layer_option_tiles_remaining_means = 31 brickor; de fyra som drogs ligger bland de använda.
stone_layer_option_tiles_all = alla brickor
stone_layer_option_tiles_all_means = 35 brickor, så att varje rad kan fyllas från draghögen.
stone_layer_option_quick = Snabbstart?
stone_layer_option_quick_source = Regelhäftet erbjuder det för ett kortare spel, framför allt för två. Förval: nej.
stone_layer_option_quick_no_means = Alla staplar börjar tomma.
stone_layer_option_quick_yes_means = Fyra stenar placeras först. De ger inga poängmarkörer men räknas i höjden.
stone_layer_option_sizes = Hålla reda på storlekar?
stone_layer_option_sizes_source = En hjälp, ingen regel. Hur många stenar det finns av varje storlek framgår inte, så appen frågar en gång. Förval: nej.
stone_layer_option_sizes_no_means = Bara höjden räknas.
stone_layer_option_sizes_yes_means = Ett extra tryck per tur; appen säger till när en storlek är slut.
stone_layer_option_marker_moves = flyttas
stone_layer_option_marker_stays = står kvar
stone_layer_option_failure = Platsmarkören efter en misslyckad sten
stone_layer_option_failure_source = Ingen text säger det. Appens tolkning: den flyttas, eftersom alla fem avslutar turen efter stenen och ”eventuella” poängmarkörer. Det är förvalet.
stone_layer_option_failure_moves_means = Den går så många steg som brickan visar.
stone_layer_option_failure_stays_means = Nästa spelare bygger på samma stapel.
stone_layer_option_source_fall = Platsmarkören när källstapeln har vält
stone_layer_option_source_fall_source = Alla texter avslutar turen där och nämner inte platsmarkören. Appens tolkning: den står kvar, eftersom flytten är det sista i en tur. Det är förvalet.
stone_layer_option_source_fall_moves_means = Den går så många steg som brickan visar.
stone_layer_option_source_fall_stays_means = Nästa spelare bygger på samma stapel.
stone_layer_option_exchange = Byta poäng när poängmarkörerna tar slut?
stone_layer_option_exchange_source = Regelhäftet tillåter det för den som har få kvar och säger inte vad som annars händer. Appens tolkning: det sker av sig självt, eftersom ingen förlorar på det. Det är förvalet.
stone_layer_option_exchange_yes_means = Fem gyllene poäng blir en fempoängsmarkör så snart en sten kräver fler poängmarkörer än spelaren har på hand.
stone_layer_option_exchange_no_means = Bara när någon ber om det; annars läggs så många poängmarkörer som finns.
stone_layer_option_new_tiles = Fem nya brickor när ingen går att använda?
stone_layer_option_new_tiles_source = Texterna säger det bara för en tom flod. Appens tolkning: även när floden har stenar av andra storlekar, eftersom turen annars inte kan fortsätta. Det är förvalet.
stone_layer_option_new_tiles_yes_means = Alla öppna brickor läggs åt sidan och fem nya vänds upp.
stone_layer_option_new_tiles_no_means = Bara när floden är tom.

## Set-up

stone_layer_setup_section_board = Spelplanen
stone_layer_setup_section_tokens = Poängmarkörer
stone_layer_setup_section_tiles = Brickor
stone_layer_setup_section_quick = Snabbstart
stone_layer_setup_section_start = Början
stone_layer_setup_edition = Regelhäfte vid det här bordet: { $edition }. Har ni ett annat väljer ni det under Alternativ: de fem texterna skiljer sig åt.
stone_layer_setup_assemble = Sätt ihop spelplanen, om den är i delar.
stone_layer_setup_board = Lägg spelplanen mitt på bordet.
stone_layer_setup_bases = Placera de { NUMBER($n) } jämna bottenstenarna på sina platser.
stone_layer_setup_stones = Sprid ut alla { NUMBER($n) } andra stenar jämnt i floden.
stone_layer_setup_sizes = Titta på stenarna: färgen visar om de är små, mellanstora eller stora.
stone_layer_setup_marker = Placera platsmarkören bredvid en slumpvis vald bottensten.
stone_layer_setup_marker_sv = Placera platsmarkören bredvid någon bottensten.
stone_layer_setup_tokens = Ta varsin färg och dess { NUMBER($n) } poängmarkörer, med färgsidan uppåt.
stone_layer_setup_fives = Lägg de { NUMBER($n) } fempoängsmarkörerna inom räckhåll.
stone_layer_setup_shuffle = Blanda de { NUMBER($n) } brickorna och lägg dem bredvid spelplanen, med bildsidan nedåt.
stone_layer_setup_open = Vänd upp { NUMBER($n) } av brickorna bredvid spelplanen.
stone_layer_setup_read = Titta på en bricka: den visar storlekarna att välja bland och platsmarkörens steg.
stone_layer_setup_draw = Dra { NUMBER($n) } brickor och ta en sten för varje; visar en bricka flera storlekar, kom överens.
stone_layer_setup_place = Börja vid platsmarkören: gå för varje bricka så många steg som den visar och placera stenen där.
stone_layer_setup_quick_marker = Placera platsmarkören där den sista stenen ligger.
stone_layer_setup_remaining = Lägg de { NUMBER($drawn) } dragna brickorna bland de använda och blanda de andra { NUMBER($n) }.
stone_layer_setup_all = Blanda alla { NUMBER($n) } brickor igen, även de dragna.
stone_layer_setup_start = Den som senast var vid en flod börjar, sedan går turen medurs.
stone_layer_advice_quick = Två spelare: en snabbstart gör spelet kortare.
stone_layer_piece_board = spelplan
stone_layer_piece_bases = bottenstenar
stone_layer_piece_stones = stenar i tre storlekar
stone_layer_piece_marker = platsmarkör
stone_layer_piece_tokens = { $n ->
    [one] poängmarkör
   *[other] poängmarkörer
}
stone_layer_piece_fives = { $n ->
    [one] fempoängsmarkör
   *[other] fempoängsmarkörer
}
stone_layer_piece_tiles = stenbrickor

## What gives points

stone_layer_points_stones = En sten som ligger kvar
stone_layer_points_stone = sten { NUMBER($n) }
stone_layer_points_stones_between = sten { NUMBER($from) } till { NUMBER($to) }
stone_layer_points_stones_from = sten { NUMBER($n) } och alla ovanför
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } poängmarkör
   *[other] { NUMBER($n) } poängmarkörer
}
stone_layer_points_fall = En stapel välter
stone_layer_points_each = varje poängmarkör där, för sin ägare
stone_layer_points_causer = den som orsakade det
stone_layer_points_causer_returned = { NUMBER($n) }, markörer tillbaka
stone_layer_points_causer_stays = { NUMBER($n) }, markörer ligger kvar
stone_layer_points_points = { NUMBER($n) } poäng
stone_layer_points_fives = Byte
stone_layer_points_five = en fempoängsmarkör
stone_layer_points_win = Segern
stone_layer_points_first = först till
stone_layer_points_together = flera samtidigt
stone_layer_points_most = flest poäng
stone_layer_points_level = fortfarande lika
stone_layer_points_most_of = flest { $what }

## Rules

stone_layer_section_aim = Spelets mål
stone_layer_section_setup = Förberedelser
stone_layer_section_turn = Spelets gång
stone_layer_section_placing = Placera stenen
stone_layer_section_collecting = Återtagning av poängmarkörer
stone_layer_section_winning = Vinnaren
stone_layer_section_quick = Alternativt sätt att börja
stone_layer_section_river = Alla stenar slut i floden
stone_layer_section_moving = Flytta platsmarkören och avsluta turen
stone_layer_rule_aim = Vad det går ut på
stone_layer_rule_aim_text = Alla bygger på samma { NUMBER($bases) } staplar; ingen har en egen. För en sten som ligger kvar lägger man en poängmarkör bredvid stapeln. När den välter blir poängmarkörerna där poäng, men inte för den som välte den. Den som först har { NUMBER($goal) } poäng vinner.
stone_layer_rule_aim_text_da = Alla bygger på samma { NUMBER($bases) } staplar och lägger en poängmarkör för en sten som ligger kvar. När en stapel välter blir poängmarkörerna där poäng, men inte för den som välte den. Först till { NUMBER($goal) } vinner. Inledningen talar om en vald stapel; enligt reglerna bestämmer platsmarkören.
stone_layer_rule_contents = Vad som finns i lådan
stone_layer_rule_contents_text = Spelplanen, { NUMBER($stones) } stenar i tre storlekar med varsin färg, { NUMBER($bases) } jämna bottenstenar, { NUMBER($tiles) } stenbrickor, { NUMBER($tokens) } poängmarkörer ({ NUMBER($each) } i varje färg), { NUMBER($fives) } fempoängsmarkörer och en platsmarkör. Hur många stenar som är små, mellanstora eller stora framgår inte.
stone_layer_rule_players = Hur många spelare
stone_layer_rule_players_text = Det framgår inte. Det finns poängmarkörer i fyra färger, och att spela på två nämns: alltså två till fyra spelare. Inget i förberedelserna ändras med antalet.
stone_layer_rule_editions = Fem språk, fem texter
stone_layer_rule_editions_text = Den finska, svenska, danska, norska och engelska texten skiljer sig åt på några ställen, och det sägs inte vilken som gäller. Den som ni väljer gäller; väljer ni ingen gäller den på appens språk, annars den engelska.
stone_layer_rule_board = Spelplan, bottenstenar, flod
stone_layer_rule_board_text = Spelplanen ligger mitt på bordet, med de { NUMBER($bases) } jämna bottenstenarna på sina platser. Övriga stenar ligger jämnt utspridda i floden.
stone_layer_rule_marker = Var platsmarkören börjar
stone_layer_rule_marker_text = Bredvid en bottensten som slumpen får välja.
stone_layer_rule_marker_text_sv = Bredvid vilken bottensten som helst.
stone_layer_rule_tiles = Brickor i början
stone_layer_rule_tiles_text = Blanda alla { NUMBER($tiles) } stenbrickor och lägg dem bredvid spelplanen, med bildsidan nedåt. Vänd upp { NUMBER($row) } av dem.
stone_layer_rule_tokens = Poängmarkörer i början
stone_layer_rule_tokens_text = Var och en väljer en färg och tar dess { NUMBER($n) } poängmarkörer, med färgsidan uppåt.
stone_layer_rule_start = Startspelare: vem som börjar
stone_layer_rule_start_text = Den som senast var vid en flod. Därefter går turen medurs.
stone_layer_rule_turn = En tur
stone_layer_rule_turn_text = Spelaren tar en av de öppna brickorna, placerar en sten av dess storlek på stapeln vid platsmarkören och flyttar platsmarkören brickans steg. Stapeln får hen inte välja.
stone_layer_rule_select = Välja en bricka
stone_layer_rule_select_text = Spelaren väljer en av de öppna brickorna. Den visar platsmarkörens steg och en, två eller tre storlekar, varav hen väljer en. Sedan tar hen en sten av den storleken ur floden: färgen visar storleken, vilken form stenen än har.
stone_layer_rule_used_up = En storlek är slut
stone_layer_rule_used_up_text = En storlek som det inte finns någon sten kvar av i floden går inte att välja.
stone_layer_rule_place = Placera en sten
stone_layer_rule_place_text = Den läggs överst på stapeln vid platsmarkören, den första på bottenstenen. Den måste ligga kvar överst och bara röra stenen under sig. Inga andra stenar i stapeln får röras under turen.
stone_layer_rule_place_text_nb = Den läggs överst på stapeln vid platsmarkören, den första på bottenstenen. Den måste ligga stadigt och bara röra stenen under sig. Inga andra stenar i stapeln får röras.
stone_layer_rule_hands = Båda händerna, prova en sten
stone_layer_rule_hands_text = Regelhäftet säger inget om att använda båda händerna, eller om att prova en sten och ta bort den igen: kom överens innan ni börjar. Det förbjuder bara att man rör vid stapelns andra stenar.
stone_layer_rule_token = En poängmarkör för en sten
stone_layer_rule_token_text = Ligger stenen som den ska lägger spelaren en av sina poängmarkörer bredvid stapeln, med färgsidan uppåt. Höga staplar ger fler.
stone_layer_rule_no_token = När man inte får någon poängmarkör
stone_layer_rule_no_token_text = Ingen läggs när stapeln välter, när den nya stenen lutar mot någon annan än den närmast under, när man kommer åt fler av stapelns stenar, eller när någon av de andra staplarna välter innan turen är över.
stone_layer_rule_no_token_text_nb = Ingen läggs när stapeln välter, när den nya stenen rör fler än den närmast under, när man kommer åt någon annan sten alls medan man placerar den, eller när någon av de andra staplarna välter innan turen är över.
stone_layer_rule_failed = En sten som lutar eller glider av
stone_layer_rule_failed_text = Texterna säger bara att man inte får någon poängmarkör. En sten som lutar men håller ligger kvar och räknas i höjden. En som glider av går tillbaka till floden. Den som välter en stapel innan stenen är placerad får ändå placera den, utan poängmarkör.
stone_layer_rule_one_stone = En sten per tur
stone_layer_rule_one_stone_text = En enda sten placeras varje tur.
stone_layer_rule_high = Höga staplar
stone_layer_rule_high_text = { $first ->
    [one] De tre första stenarna i en stapel ger { NUMBER($first) } poängmarkör var, den fjärde { NUMBER($fourth) }, den femte { NUMBER($fifth) }, den sjätte och alla ovanför { NUMBER($sixth) }. Bottenstenen räknas inte.
   *[other] De tre första stenarna i en stapel ger { NUMBER($first) } poängmarkörer var, den fjärde { NUMBER($fourth) }, den femte { NUMBER($fifth) }, den sjätte och alla ovanför { NUMBER($sixth) }. Bottenstenen räknas inte.
}
stone_layer_rule_high_text_nb = { $first ->
    [one] Med bottenstenen inräknad ger den femte stenen en extra poängmarkör, den sjätte två, varje senare tre. Utan den blir det { NUMBER($first) } poängmarkör var för de tre första stenarna, { NUMBER($fourth) } för den fjärde, { NUMBER($fifth) } för den femte, sedan { NUMBER($sixth) }, precis som i de andra texterna.
   *[other] Med bottenstenen inräknad ger den femte stenen en extra poängmarkör, den sjätte två, varje senare tre. Utan den blir det { NUMBER($first) } poängmarkörer var för de tre första stenarna, { NUMBER($fourth) } för den fjärde, { NUMBER($fifth) } för den femte, sedan { NUMBER($sixth) }, precis som i de andra texterna.
}
stone_layer_rule_collapse = En stapel välter
stone_layer_rule_collapse_text = Vilken stapel det än är blir varje poängmarkör bredvid den en poäng för sin ägare. Spelaren på tur får inget, om det inte tydligt var någon annan som orsakade det: då är det den spelaren som blir utan.
stone_layer_rule_several = Flera staplar välter
stone_layer_rule_several_text = Texterna talar om en stapel. De som välter samtidigt räknas tillsammans, med poängmarkörerna vid var och en. Välter en till senare under turen räknas den för sig. Den första kollaps som ger någon { NUMBER($goal) } poäng avslutar spelet.
stone_layer_rule_stones_back = Stenarna går tillbaka
stone_layer_rule_stones_back_text = Alla stenar i en stapel som välter går tillbaka till floden, även om bara en del föll. Bottenstenarna ligger kvar på sina platser.
stone_layer_rule_stones_back_text_nb = Alla stenar i en stapel som välter går tillbaka till floden. Bottenstenarna ligger kvar på sina platser. En stapel som bara delvis välter nämns inte; vi gör likadant med den.
stone_layer_rule_gold = Gyllene poängmarkörer
stone_layer_rule_gold_text = Återtagna poängmarkörer ligger framför spelaren med den gyllene sidan upp. De är poäng som inte kan förloras, och de går inte tillbaka till spelplanen.
stone_layer_rule_gold_text_nb = Återtagna poängmarkörer ligger framför spelaren med den gyllene sidan upp. De är poäng och kan inte användas mer i spelet.
stone_layer_rule_own = Man välter en stapel själv
stone_layer_rule_own_text = Välter en stapel under ens egen tur får man inga poäng. Egna poängmarkörer där kommer tillbaka, med färgsidan uppåt.
stone_layer_rule_own_text_nb = Den som välter en stapel på sin egen tur får inga poäng. Egna poängmarkörer där ligger kvar vid bottenstenen. De blir poäng när någon annan välter nästa stapel som byggs på den.
stone_layer_rule_other = Någon annan välter den
stone_layer_rule_other_text = Är kollapsen tydligt en annan spelares fel får alla utom den spelaren poängen, även spelaren på tur, som sedan fortsätter som vanligt.
stone_layer_rule_causer = Poängmarkörer för den som störde
stone_layer_rule_causer_text = Ingen text säger vad som händer med poängmarkörerna när deras ägare välter stapeln på en annan spelares tur. Vi gör som på ägarens egen tur.
stone_layer_rule_exchange = Fempoängsmarkörer
stone_layer_rule_exchange_text = Den som har få poängmarkörer kvar får byta { NUMBER($n) } av sina gyllene poäng mot en fempoängsmarkör.
stone_layer_rule_short = Inga poängmarkörer kvar att lägga
stone_layer_rule_short_text = Mer än så säger texterna inte om bytet. De { NUMBER($n) } utbytta poängmarkörerna kan läggas ut igen. Bytet görs så snart en sten kräver det, och tas tillbaka om den stenen välter under samma tur. Den som inte har något att byta lägger så många som finns.
stone_layer_rule_winning = Vem som vinner, och när det är slut
stone_layer_rule_winning_text = Den som först har { NUMBER($goal) } poäng. Når flera dit i samma kollaps avgör flest poäng, sedan flest poängmarkörer vid staplarna. Är det lika även då delar de segern.
stone_layer_rule_winning_text_nb = Den som först har { NUMBER($goal) } poäng. Når flera dit i samma kollaps avgör flest poäng, sedan flest poängmarkörer ute på spelplanen. Är det lika även då delar de segern.
stone_layer_rule_counted = När det räknas
stone_layer_rule_counted_text = Ingen text säger när poängmarkörerna räknas. Vi gör det när poängen för kollapsen är räknade. Ligger turens sten kvar på en stapel räknas dess poängmarkörer med. Innan någon har { NUMBER($goal) } poäng har ingen någon placering.
stone_layer_rule_quick = Snabbstart
stone_layer_rule_quick_text = För ett kortare spel, framför allt för två. Dra { NUMBER($n) } brickor och ta en sten för varje. Börja vid platsmarkören: gå för varje bricka så många steg som den visar och placera stenen där. Platsmarkören hamnar vid den sista.
stone_layer_rule_quick_tiles = Brickor efter en snabbstart
stone_layer_rule_quick_tiles_text = Blanda de återstående { NUMBER($n) } brickorna och vänd upp { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_fi = Blanda alla { NUMBER($n) } brickor, även de dragna, och vänd upp { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_sv = Blanda brickorna och vänd upp { NUMBER($row) }. Vilka framgår inte tydligt; vi utgår från alla { NUMBER($n) }, som i förberedelserna.
stone_layer_rule_quick_stones = Detaljer om snabbstarten
stone_layer_rule_quick_stones_text = Texterna lämnar det öppet. Stegen räknas vidare från sten till sten, eftersom platsmarkören hamnar vid den sista. Visar en bricka flera storlekar kommer man överens om en. Stenarna ger inga poängmarkörer men räknas i höjden.
stone_layer_rule_river = Floden är tom
stone_layer_rule_river_text = Finns det ingen sten alls kvar där tar man en som ligger överst på en annan stapel än den vid platsmarkören. Man väljer en bricka som visar dess storlek och placerar stenen vid platsmarkören.
stone_layer_rule_source_tokens = En stapel som blir lägre
stone_layer_rule_source_tokens_text = Ingen text nämner dess poängmarkörer. De ligger kvar bredvid stapeln som stenen tas från, och nästa sten där är värd det som höjden då ger.
stone_layer_rule_source_falls = Källstapeln välter
stone_layer_rule_source_falls_text = Om stapeln som stenen tas från välter får de andra sina poäng som vanligt, och turen är slut.
stone_layer_rule_source_falls_text_toppled = Välter spelaren själv stapeln som hen tar stenen från får de andra sina poäng som vanligt, och turen är slut.
stone_layer_rule_source_marker = Platsmarkören när källstapeln har vält
stone_layer_rule_source_marker_text = Texterna avslutar turen där utan ett ord om platsmarkören. Eftersom flytten är det sista i en tur står den kvar.
stone_layer_rule_no_tile = Ingen av de öppna brickorna passar
stone_layer_rule_no_tile_text = Är floden tom och ingen öppen bricka visar storleken på en sten som ligger överst på en annan stapel, lägger man alla öppna brickor åt sidan och vänder upp { NUMBER($n) } nya.
stone_layer_rule_no_tile_river = Ingen storlek passar fast floden inte är tom
stone_layer_rule_no_tile_river_text = Texterna tar bara upp en tom flod. Har den stenar, men ingen av en storlek som de öppna brickorna visar, gör vi likadant: alla öppna brickor åt sidan, { NUMBER($n) } nya.
stone_layer_rule_moving = Flytta platsmarkören
stone_layer_rule_moving_text = När stenen och poängmarkörerna ligger på plats flyttas platsmarkören medurs från bottensten till bottensten så många steg som brickan har. Lägg brickan åt sidan; turen är slut.
stone_layer_rule_after_failure = Platsmarkören efter en misslyckad sten
stone_layer_rule_after_failure_text = I alla texter flyttas platsmarkören efter stenen och ”eventuella” poängmarkörer. Därför flyttar vi den även när stapeln välte eller ingen poängmarkör gavs. Efter en seger flyttas inget.
stone_layer_rule_refill = Nya brickor
stone_layer_rule_refill_text = Först när den sista öppna brickan är tagen vänds { NUMBER($n) } nya upp. Finns inga kvar att vända blandas de använda till nya draghögar.
stone_layer_rule_refill_text_fi = Först när den sista öppna brickan är tagen vänds { NUMBER($n) } nya upp. Räcker de inte till blandas de använda till nya draghögar.
stone_layer_rule_too_few = För få brickor till en rad
stone_layer_rule_too_few_text = Bara den finska texten tar upp det. Vänd upp det som finns kvar, blanda de använda brickorna och fyll raden till { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: mål, vad går det ut på, idé, översikt, eget torn, alla, gemensamt, samma torn tillsammans, ensam, förklara kort, hur funkar det, lära ut, sammanfattning, hur spelar man, hur får man poäng, har man egna torn
    contents: innehåll, delar, hur många stenar, hur många brickor, hur många av varje, hur många stora, hur många små, mellanstora, hur många poängmarkörer totalt, saknas något, komplett låda, räkna allt, extra, tappat en del, vad ska finnas i lådan, hur många stenar ska det vara
    player-count: hur många kan spela, antal spelare, bara två, någon skillnad, tre spelare, fem personer, max antal, minst, solo, ålder, hur gammal, speltid, hur lång tid tar det, för vem, barn, kan man vara fem, hur många kan vara med
    editions: språk, översättning, finska, svenska, danska, norska, engelska, häfte, regler säger olika, vilket regelhäfte gäller, skillnad, utgåva, varför står det olika på olika språk, vilket språk gäller
    setup-board: förberedelser, ställa upp, duka fram, lägga ut, de platta, lösa stenar, i början, var ska stenarna ligga, förråd, vad är floden, bottensten, mitt på bordet, hur börjar vi, hur ställer man upp, var lägger man stenarna
    setup-marker: pjäsen i början, ställa platsmarkören, platsmarkörens startplats, gubbe i början, vilken bottensten först, slump, var ska markören stå i början, var börjar pjäsen
    setup-tiles: hur många brickor ligger öppna, kort framme, brickor öppna, synliga, marknad, blanda brickor, korthög, rad, handkort, hur många brickor ska ligga framme
    setup-tokens: hur många markörer får jag, poängmarkörer per spelare, polletter i början, mynt, vilken sida upp, färg, välja färg, mina delar, två spelare samma färg, hur många markörer har man, vilken sida ska vara upp
    start-player: vem börjar, vem går först, startspelare, yngst, äldst, åt vilket håll, turas om, ordning, medurs eller moturs, spelriktning, nästa spelare, vems tur, vem ska börja, vem kör först
    turn: vad gör jag på min tur, stegen i en tur, ordning, faser, vilket torn som helst, välja vilken stapel jag bygger på, var bygger jag, får jag passa, stå över, vänta, hur funkar en tur, vilken stapel måste jag använda, vad gör man, får jag välja torn
    select-tile: ta ett kort, bricka med tre storlekar, två symboler, röd, blå, stor eller mellan, vad betyder färgerna, hur vet jag storleken, välja form, fin form, leta i floden, vilken sten som helst, vilken sten tar jag, siffran på brickan, bild, innan man väljer, leta efter en sten som passar bättre, hur väljer man bricka, vad betyder brickan, får man ta vilken bricka man vill
    size-used-up: slut på små, de små är slut, slut på stora, inga stora kvar, slutsålt, bara en sort kvar, stenarna av den storleken är slut
    place: bygga, lägga på, lägga en sten, stapla, allra första stenen, räta upp, rätta till, justera, får man röra, röra stenen under, röra två andra, stadigt, hålla, vila på, överst, upprätt, kila fast, hur placerar jag, hur ska stenen ligga, får man flytta på andra stenar, får man rätta till stapeln
    hands-and-trying: båda händerna, en hand, prova, testa, får jag ta bort den igen, släppa, ändra mig, vrida stenen, hur länge, tidsgräns, stödja, verktyg, andra handen, hålla i tornet, får man använda två händer, får man prova en annan sten, får man känna på stenen, ångra stenen, ta en annan sten om den inte passar, får man byta sten
    token: vad får jag när den ligger kvar, belöning, lyckas, få en markör, lägga en markör, hur många för en vanlig sten, ligger kvar, var lägger jag min poängmarkör, bredvid stapeln, när lägger jag en poängmarkör, något för att placera, när får man lägga markör, var lägger man markören
    no-token: ingen markör, ingen belöning, lutar mot en annan sten, rörde vid stapeln, stötte till, puttade till, röra, otillåtet, misslyckades, fel, straff, annat torn, stapeln bredvid, ärm, fusk, när får man ingen markör, nuddade en annan sten, peta till en sten, råkade röra stapeln
    failed-stone: lutar men håller, lutande, rullade av, gled av, halkade, föll bredvid, ramlade ensam, resten står kvar, ligger den kvar, räknas stenen om den välter, får jag ändå placera, andra försök, på bordet, golvet, stenen lutar, stenen gled av, stenen ramlade av men tornet står kvar
    one-stone: två stenar, mer än en, en sten till, får jag lägga två stenar, hur många stenar per tur, extra sten, dubbelt, fler stenar på en tur
    high-stacks: är bottenstenen första stenen, bonus, hög, höga staplar, höjd, 4:e, 5:e, 6:e, 7:e, fyra, fem, sex, fjärde, femte, sjätte stenen, sjunde, åttonde, hur mycket för, andra markören, extra markör, värd mer, räknas den platta, räknas bottenstenen, nivå, hur många poängmarkörer för stenen, torn på sju, hur många markörer för femte stenen, får man mer för höga torn, räknas understa stenen
    collapse: ramlade, den föll, rasade, välte ett annat torn, vem får poäng, krasch, ras, hur får jag poäng, när får jag poäng, en poäng per markör, markörerna kommer tillbaka, alla spelare, ingen rör den, efter min tur, tornet rasade, vad händer när det rasar, vem får poäng när det faller
    two-stacks: två staplar välter, domino, drar med sig nästa, båda, flera torn på en gång, kedjereaktion, alla, andra tornet senare, välte två torn, två torn samtidigt, två torn rasade, flera torn föll på en gång, drog med sig ett torn till
    stones-back: raset, plocka undan, bara de två översta föll, resten står, en del, delvis, halva stapeln, lite av den, drog med sig andra, bygga upp igen, vad händer med stenarna, bottenstenen flyttades, flytta bottenstenen, var lägger man stenarna som ramlat, bara halva tornet föll
    gold: gyllene sidan, guld, förlora poäng igen, behålla mina poäng, stjäla poäng, använda guldmarkörer igen, vända, säkra, hemtagna poäng, ta mina markörer, vad är guldsidan, får man använda guldmarkörer igen
    own-collapse: får jag tillbaka mina markörer, ta tillbaka markörerna, jag välter den, jag rev själv, mitt fel, mitt eget torn, får jag poäng själv, förlorar jag mina markörer, straffas, får inget, egen tur, jag välte själv, får jag poäng om jag river, vad händer med mina egna markörer
    other-collapse: motståndaren stötte till bordet, någon annan gjorde det, det hände på min tur, är min tur slut, inte mitt fel, vems fel, vem bestämmer, katt, hund, barn, granne, nös, skakade, knuffade, sprang in i, vinglade, någon annan, skuld, oklart vem, distraherad, störde, fortsätter jag, under någon annans tur, någon stötte till bordet, någon annan välte på min tur, katten välte
    causer-tokens: markörer för den som stötte till, orsakade, den som störde, skyldig, den som stötte till bordet, markörer för den som störde
    exchange: slut på markörer, inga markörer kvar, femma, femmor, 5 poängs markör, byta guld, växla, växla in, få kvar, när som helst, vad är de till för, hur ofta får jag byta, växla in poäng, vad är femman till
    out-of-tokens: inga markörer kvar, räcker inte, noll, tog slut, inget att byta, tvungen att byta, automatiskt, måste jag växla, få tillbaka dem, har inga markörer kvar, kan inte lägga fler markörer
    winning: två når 10 samtidigt, vinna, hur vinner jag, slut, när slutar spelet, två får 10 på en gång, samtidigt, lika, tiebreak, oavgjort, samma poäng, hur många poäng behöver jag, båda har 11, exakt tio, mer än tio, någon har tio, sista rundan, genast, två vinnare, delad seger, förlorare, efter tio poäng, hur många poäng behöver man
    tie-tokens: före eller efter, rangordning, andra plats, vem leder, placeringar, ställning, när räknar man markörerna vid lika
    quick-start: snabbare spel för två, kortare spel, snabbare, snabb uppställning, snabba upp, mindre tid, längre, variant, alternativ, för två, antal brickor, stenar före start, kan man göra spelet kortare, starta snabbare
    quick-tiles: blanda tillbaka de fyra dragna, brickor som använts till snabbstarten, återstående eller alla brickor, efter snabbstarten, ska brickorna blandas efter snabbstart
    quick-stones: ger stenarna från snabbstarten markörer, vems är de fyra första, vilken storlek, läggs stegen ihop, varifrån räknar vi, får man markörer i snabbstarten
    river-empty: inga stenar kvar i mitten, floden tom, floden är slut, slut på stenar, alla använda, ta från ett annat torn, får jag ta från den vid platsmarkören, ta överst eller underst, översta stenen på en stapel, min egen stapel, flytta en sten, förrådet slut, alla stenar ligger på staplar, inga stenar kvar alls, ta sten från annat torn
    source-tokens: markörer vid tornet jag tog från, stulen sten, när en sten tas bort, höjd efter att man tagit, tog en sten från ett torn, vad händer med markörerna där
    source-falls: den jag tog från rasade, välter när man tar, stapeln jag tar från välter, den går sönder när jag drar ut en, tornet rasade när jag tog en sten
    source-marker: platsmarkören när källan välte, när min tur tog slut i förtid, flyttas markören när tornet jag tog från föll
    no-usable-tile: fast, ingen av de fem brickorna går, ingen bricka passar, stämmer, kan inte använda någon, värdelösa, byta ut brickorna, ny rad, kasta alla, inget möjligt drag, inga brickor går att använda, kan inte ta någon bricka
    no-tile-fits: storlekarna på brickorna finns inte i floden, fel storlekar, floden har stenar men inte rätt, ingen passande sten, rätt storlek finns inte, inga brickor stämmer med floden
    marker: flytta platsmarkören, pjäsen, hur långt, åt vilket håll, min använda bricka, kasta min bricka, vart går den, steg, rutor, slutet av min tur, bakåt, runt, hoppa, vid vilken bottensten, hur flyttas den, vad är platsmarkören till för, brickan efteråt, hur många steg flyttar man, åt vilket håll går markören, när flyttar man pjäsen
    marker-after-failure: flyttas platsmarkören om det rasade, platsmarkören efter ett ras, efter ingen poängmarkör, står kvar eller flyttas, står still, efter ett misstag, flyttar man fast det föll
    refill: när får vi nya brickor, fylla på raden, genast, varje tur, brickhögen är slut, högen tom, tar slut, blanda om, draghög, slut på brickor, kasthög, blanda igen, när fyller man på brickor, när kommer nya brickor, brickorna tog slut
    too-few-tiles: färre än fem brickor, inte tillräckligt många brickor, bara två kvar i högen, ofullständig, räcker inte brickorna till fem
