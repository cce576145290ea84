# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Seks fælles stakke af sten: Placér markører for de sten, du lægger, og få point, når en anden vælter stakken. Først til ti.
stone_layer_small = lille
stone_layer_medium = mellem
stone_layer_large = stor
stone_layer_stacks = stak { $stacks }

## The sheet

stone_layer_ring = Stakke
stone_layer_marker = Pladsmarkør
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { $n ->
    [one] { NUMBER($stack) }: næste { NUMBER($n) }
   *[other] { NUMBER($stack) }: næste { NUMBER($n) }
}
stone_layer_steps = Antal pladser på brikken
stone_layer_stood = Står
stone_layer_stood_worth = { $n ->
    [one] Står: { NUMBER($n) } markør
   *[other] Står: { NUMBER($n) } markører
}
stone_layer_no_token = Ingen markør
stone_layer_fell = Vælter
stone_layer_slid_off = Glider af
stone_layer_source_fell = Kildestak vælter
stone_layer_settle = Gør op
stone_layer_next = Næste spiller
stone_layer_by = Forårsaget af
stone_layer_up = Har turen
stone_layer_apart = Den væltede, før stenen blev placeret
stone_layer_lies = Stenen ligger på stak { NUMBER($stack) }
stone_layer_size = Sten
stone_layer_count = I æsken, størrelse: { $size }
stone_layer_moving = Sæt pladsmarkøren et andet sted
stone_layer_new_tiles = Ingen brik passer: fem nye
stone_layer_exchange = Byt 5 point
stone_layer_prompt_draft = Tryk på alle de stakke, der væltede, og gør så op.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Væltet: { $stacks }. Hvem forårsagede det?
stone_layer_ask_which = Tryk på alle de stakke, der væltede. Hvem forårsagede det?
stone_layer_prompt_quick = Hurtig start, sten { NUMBER($n) } af { NUMBER($of) }: antal pladser på dens brik, regnet fra stak { NUMBER($stack) }.
stone_layer_prompt_moving = Tryk på den stak, hvor pladsmarkøren står.
stone_layer_prompt_source = Floden er tom. Tryk på den stak, stenen tages fra.
stone_layer_prompt_stone = { $n ->
    [one] Sten { NUMBER($number) } på stak { NUMBER($stack) }, { NUMBER($n) } markør værd.
   *[other] Sten { NUMBER($number) } på stak { NUMBER($stack) }, { NUMBER($n) } markører værd.
}
stone_layer_prompt_no_token = { $seat } har væltet en stak: Stenen må stadig placeres på stak { NUMBER($stack) }, men uden markør.
stone_layer_prompt_marker = Tryk på en anden stak, hvis pladsmarkøren står der.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } placerer { NUMBER($n) } markør ved stak { NUMBER($stack) }.
   *[other] { $seat } placerer { NUMBER($n) } markører ved stak { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } placerer ingen markør.
stone_layer_prompt_steps = Nu antallet af pladser på brikken.
stone_layer_prompt_stays = Pladsmarkøren bliver, hvor den er.
stone_layer_spoken_stack = { $n ->
    [0] Stak { NUMBER($stack) }, ingen sten.
    [one] Stak { NUMBER($stack) }, { NUMBER($n) } sten høj.
   *[other] Stak { NUMBER($stack) }, { NUMBER($n) } sten høj.
}
stone_layer_spoken_marker = Her står pladsmarkøren.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Markører: { $tokens }.
stone_layer_spoken_no_tokens = Ingen markører.
stone_layer_spoken_next = { $n ->
    [one] Den næste sten er { NUMBER($n) } markør værd.
   *[other] Den næste sten er { NUMBER($n) } markører værd.
}
stone_layer_spoken_fell = Væltet: stak { NUMBER($stack) } eller andre
stone_layer_spoken_exchange = { $seat } bytter fem gyldne point til en 5-pointsmarkør

stone_layer_box_stones = Sten i hver størrelse
stone_layer_box_count = I æsken

## Remarks

stone_layer_remark_fall = Tilbage i floden: { NUMBER($n) } sten ({ $stacks }).
stone_layer_remark_gets = { $n ->
    [one] { $seat } får { NUMBER($n) } point for markøren der: nu { NUMBER($points) }.
   *[other] { $seat } får { NUMBER($n) } point for markørerne der: nu { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } får { NUMBER($n) } point for markøren der: nu { NUMBER($points) }, og dermed er spillet slut.
   *[other] { $seat } får { NUMBER($n) } point for markørerne der: nu { NUMBER($points) }, og dermed er spillet slut.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } forårsagede det: ingen point, men får { NUMBER($n) } markør derfra tilbage.
   *[other] { $seat } forårsagede det: ingen point, men får { NUMBER($n) } markører derfra tilbage.
}
stone_layer_remark_stays = { $bases ->
    [one] { $n ->
        [one] { $seat } forårsagede det: ingen point. { NUMBER($n) } markør bliver ved bundstenen, indtil en anden vælter den næste stak der.
       *[other] { $seat } forårsagede det: ingen point. { NUMBER($n) } markører bliver ved bundstenen, indtil en anden vælter den næste stak der.
    }
   *[other] { $seat } forårsagede det: ingen point. { NUMBER($n) } markører bliver ved bundstenene, indtil en anden vælter den næste stak der.
}
stone_layer_remark_causer = { $seat } forårsagede det: ingen point.
stone_layer_remark_without = Ingen markør der, ingen point: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Turens sten giver alligevel intet: { $seat } tager { NUMBER($n) } markør tilbage.
   *[other] Turens sten giver alligevel intet: { $seat } tager { NUMBER($n) } markører tilbage.
}
stone_layer_remark_exchanged = Markørerne slap op, så { $seat } bytter fem gyldne point til en 5-pointsmarkør; fem markører kan placeres igen.
stone_layer_remark_short = { $worth ->
    [one] Stenen er { NUMBER($worth) } markør værd, men { $seat } har kun { NUMBER($n) } tilbage at placere.
   *[other] Stenen er { NUMBER($worth) } markører værd, men { $seat } har kun { NUMBER($n) } tilbage at placere.
}
stone_layer_remark_new_tiles = Vend fem nye brikker.
stone_layer_remark_shuffle = Vend de brikker, der måtte være tilbage, bland de brugte, og fyld rækken op til fem.
stone_layer_remark_used_up = Ikke flere sten i floden i størrelse: { $sizes }.
stone_layer_risk = Hvis { $stack } vælter i denne tur: { $gets }.
stone_layer_risk_nobody = Hvis { $stack } vælter i denne tur, får ingen point.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (ti)
stone_layer_risk_own_returned = { $n ->
    [one] { $seat } ville få { NUMBER($n) } markør tilbage.
   *[other] { $seat } ville få { NUMBER($n) } markører tilbage.
}
stone_layer_risk_own_stays = { $n ->
    [one] { $seat }: { NUMBER($n) } markør ville blive der.
   *[other] { $seat }: { NUMBER($n) } markører ville blive der.
}
stone_layer_risk_elsewhere = Ti point, hvis { $stack } vælter: { $seats }.

## The score

stone_layer_unfinished = Ingen har ti point endnu: Spillet går videre, til nogen har.

stone_layer_line_falls = Point fra væltede stakke
stone_layer_line_fall = { $n ->
    [one] { $stacks }, væltet af { $by }: { NUMBER($n) } markør
   *[other] { $stacks }, væltet af { $by }: { NUMBER($n) } markører
}
stone_layer_line_own = { $stacks }: egen skyld, så ingen point
stone_layer_line_returned = { $n ->
    [one] { $stacks }: egen skyld, så ingen point; { NUMBER($n) } markør kom tilbage
   *[other] { $stacks }: egen skyld, så ingen point; { NUMBER($n) } markører kom tilbage
}
stone_layer_line_stays = { $bases ->
    [one] { $n ->
        [one] { $stacks }: egen skyld, så ingen point; { NUMBER($n) } markør blev ved bundstenen
       *[other] { $stacks }: egen skyld, så ingen point; { NUMBER($n) } markører blev ved bundstenen
    }
   *[other] { $stacks }: egen skyld, så ingen point; { NUMBER($n) } markører blev ved bundstenene
}
stone_layer_line_no_token = { $stacks }, væltet af { $by }: ingen markør der
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } markør
   *[other] { $stack }: { NUMBER($n) } markører
}
stone_layer_line_told = Point som oplyst
stone_layer_fall_heading = Væltning { NUMBER($n) }
stone_layer_note_to_go = Mangler { NUMBER($n) } point for at nå ti
stone_layer_note_reached = Har nået ti
stone_layer_note_tokens = { $gold ->
    [one] Markører: { NUMBER($hand) } til at placere, { NUMBER($board) } på pladen, { NUMBER($gold) } gylden
   *[other] Markører: { NUMBER($hand) } til at placere, { NUMBER($board) } på pladen, { NUMBER($gold) } gyldne
}
stone_layer_note_fives = { $n ->
    [one] 5-pointsmarkører: { NUMBER($n) }
   *[other] 5-pointsmarkører: { NUMBER($n) }
}
stone_layer_tie_stacks = Markører ved stakkene
stone_layer_tie_board = Markører på pladen
stone_layer_end_one = { $seat } har { NUMBER($points) } point: Spillet er slut.
stone_layer_end_together = Spillet er slut: { $seats } nåede ti på samme tid.
stone_layer_end_points = { $seat } vinder med flest point, { NUMBER($points) }.
stone_layer_end_tokens = Pointlighed: { $seats }. { $what }: { $seat } har flest, { NUMBER($n) }, og vinder.
stone_layer_end_shared = Pointlighed: { $seats }. { $what }: { NUMBER($n) } hver; de deler sejren.

## The log

stone_layer_told_marker = Pladsmarkør ved stak { NUMBER($stack) }
stone_layer_told_quick = Hurtig start: sten { NUMBER($n) } på stak { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] sten på stak { NUMBER($stack) }, { NUMBER($n) } markør
   *[other] sten på stak { NUMBER($stack) }, { NUMBER($n) } markører
}
stone_layer_told_no_token = sten på stak { NUMBER($stack) }, ingen markør
stone_layer_told_slid_off = stenen gled af stak { NUMBER($stack) }
stone_layer_told_fell = vælter { $stacks }
stone_layer_told_fell_lies = vælter { $stacks }; stenen ligger på stak { NUMBER($stack) }
stone_layer_told_source_fell = vælter { $stacks }, mens stenen tages
stone_layer_told_from = { $what }, sten fra stak { NUMBER($from) }
stone_layer_told_collapse = får { $stacks } til at vælte
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } plads, pladsmarkør til stak { NUMBER($stack) }
   *[other] { NUMBER($n) } pladser, pladsmarkør til stak { NUMBER($stack) }
}
stone_layer_told_stays = pladsmarkøren bliver ved stak { NUMBER($stack) }
stone_layer_told_no_steps = turen er slut, antal pladser ikke oplyst
stone_layer_told_new_tiles = Fem nye brikker
stone_layer_told_exchange = bytter fem gyldne point til en 5-pointsmarkør
stone_layer_told_count = Sten i æsken, størrelse { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = Der er { NUMBER($most) } sten, ikke { NUMBER($came) }.
stone_layer_refused_lists = { $n ->
    [one] Bordet har { NUMBER($n) } spiller: Angiv point og markører ved hver stak for så mange, ikke for { NUMBER($came) }.
   *[other] Bordet har { NUMBER($n) } spillere: Angiv point og markører ved hver stak for så mange, ikke for { NUMBER($came) }.
}
stone_layer_refused_in_turn = Tur { NUMBER($turn) }: { $why }
stone_layer_refused_falls = { $seat } fik { NUMBER($given) } point af de væltede stakke, og point kan ikke tabes: { NUMBER($points) } er for få.
stone_layer_refused_height = Stak { NUMBER($stack) } skulle være væltet med { NUMBER($n) } sten; der er { NUMBER($most) }.
stone_layer_refused_fall = Angiv hver væltet stak kun én gang.
stone_layer_refused_over = Nogen har ti point: Spillet er slut. Fortryd for at ændre det, der førte til det.
stone_layer_refused_quick = En hurtig start placerer { NUMBER($n) } sten før den første tur.
stone_layer_refused_second_stone = Kun én sten pr. tur. Angiv først antallet af pladser på brikken, eller fortryd.
stone_layer_refused_no_stone = Angiv først, hvordan stenen ligger, så antallet af pladser.
stone_layer_refused_no_source = Floden er tom: Angiv, hvilken stak stenen tages fra.
stone_layer_refused_source = Der er stadig sten i floden: Tag en derfra, ikke fra en stak.
stone_layer_refused_source_marker = Stenen skal på stak { NUMBER($stack) }, så den må komme fra en anden.
stone_layer_refused_bare = Der er ingen sten på bundsten { NUMBER($stack) }: Der er intet at tage og intet, der kan vælte.
stone_layer_refused_source_fell = Angiv den stak, stenen skulle tages fra, og at den væltede.
stone_layer_refused_nothing_fell = Angiv mindst én stak, der væltede.
stone_layer_refused_new_tiles = Der er sten i floden: Ved dette bord udskiftes brikkerne kun, når den er tom.
stone_layer_refused_tile_chosen = Turens sten er indtastet, så dens brik er valgt. Angiv først antallet af pladser; nye brikker kan komme før den næste sten. Eller fortryd.
stone_layer_refused_marker = Turens sten er indtastet: Pladsmarkøren flyttes nu det antal pladser, brikken viser. Angiv det, eller fortryd.
stone_layer_refused_exchange = { $seat } kan ikke bytte nu: Det kræver fem gyldne point og en ledig 5-pointsmarkør.
stone_layer_refused_count = Der er { NUMBER($all) } sten i alt. Størrelse { $size }: højst { NUMBER($most) } med de andre størrelser som indtastet, ikke { NUMBER($n) }. Ret de andre først, hvis de er forkerte.

## Doubts

stone_layer_doubt_stones = { NUMBER($n) } sten på stakkene; der er { NUMBER($most) }.
stone_layer_doubt_size = Størrelse { $size }: { NUMBER($n) } sten på stakkene; æsken har { NUMBER($most) }.
stone_layer_doubt_counts = De tre størrelser giver tilsammen { NUMBER($n) } sten; der er { NUMBER($all) }.
stone_layer_doubt_tokens = { $n ->
    [one] { $seat } har { NUMBER($n) } markør på pladen og som gyldne point; en farve har { NUMBER($most) }.
   *[other] { $seat } har { NUMBER($n) } markører på pladen og som gyldne point; en farve har { NUMBER($most) }.
}
stone_layer_doubt_beside = { $n ->
    [one] Stak { NUMBER($stack) } har { NUMBER($n) } markør; en stak på { NUMBER($height) } kan have { NUMBER($most) }.
   *[other] Stak { NUMBER($stack) } har { NUMBER($n) } markører; en stak på { NUMBER($height) } kan have { NUMBER($most) }.
}
stone_layer_doubt_fell_beside = { $n ->
    [one] Tur { NUMBER($turn) }: Stak { NUMBER($stack) } havde { NUMBER($n) } markør, da den væltede; en stak på { NUMBER($height) } kan have { NUMBER($most) }.
   *[other] Tur { NUMBER($turn) }: Stak { NUMBER($stack) } havde { NUMBER($n) } markører, da den væltede; en stak på { NUMBER($height) } kan have { NUMBER($most) }.
}
stone_layer_doubt_fives = { $n ->
    [one] 5-pointsmarkører hos { $seat }: { NUMBER($n) }; med to ville spillet have været slut.
   *[other] 5-pointsmarkører hos { $seat }: { NUMBER($n) }; med to ville spillet have været slut.
}
stone_layer_doubt_fives_box = { $n ->
    [one] 5-pointsmarkører i brug: { NUMBER($n) }; æsken har { NUMBER($most) }.
   *[other] 5-pointsmarkører i brug: { NUMBER($n) }; æsken har { NUMBER($most) }.
}
stone_layer_doubt_points = { $seat } har { NUMBER($n) } point; ingen kan få mere end { NUMBER($most) }.
stone_layer_doubt_all_won = Alle har ti point, men den, der sidst væltede en stak, fik intet for det.
stone_layer_doubt_tiles = { $n ->
    [one] { NUMBER($n) } brik er talt op; der er { NUMBER($all) }.
   *[other] { NUMBER($n) } brikker er talt op; der er { NUMBER($all) }.
}
stone_layer_doubt_quick = { NUMBER($n) } sten blev placeret på forhånd; der skulle være { NUMBER($expected) }.
stone_layer_doubt_no_steps = Tur { NUMBER($turn) }: Det er ikke angivet, hvor langt pladsmarkøren gik, så den kan stå et andet sted.
stone_layer_doubt_lies = Tur { NUMBER($turn) }: Stenen skulle ligge på stak { NUMBER($stack) }, men den stak væltede, så stenen røg tilbage i floden.
stone_layer_doubt_twice = Tur { NUMBER($turn) }: Stak { NUMBER($stack) } er nævnt to gange blandt de væltede, ved pladsmarkøren og med sit nummer.
stone_layer_doubt_out_of_turn = Tur { NUMBER($turn) } gik til { $seat }; egentlig var det { $expected }, der havde turen.

## Options

stone_layer_option_edition = Hvilket sprog er jeres regelbog på?
stone_layer_option_edition_source = De fem tekster i æsken er forskellige. Vælger I en, retter de fire regler nedenfor sig efter den. Et nyt bord begynder med appens sprog, hvis æsken har det, ellers med engelsk, som stemmer med de fleste af de andre.
stone_layer_edition_fi = finsk
stone_layer_edition_fi_means = Den, der vælter en stak, får sine markører tilbage; ved pointlighed tæller markører ved stakkene; fire 5-pointsmarkører; alle brikker blandes efter en hurtig start.
stone_layer_edition_sv = svensk
stone_layer_edition_sv_means = Som finsk. Hvilke brikker der blandes efter en hurtig start, står ikke helt klart: ”brikkerne”, som i opsætningen, altså alle.
stone_layer_edition_da = dansk
stone_layer_edition_da_means = Den, der vælter en stak, får sine markører tilbage; ved pointlighed tæller markører ved stakkene; fire 5-pointsmarkører; de resterende brikker blandes efter en hurtig start.
stone_layer_edition_nb = norsk
stone_layer_edition_nb_means = Markørerne fra den, der vælter en stak, bliver på pladen; ved pointlighed tæller alle markører der; fem 5-pointsmarkører; de resterende brikker blandes efter en hurtig start.
stone_layer_edition_en = engelsk
stone_layer_edition_en_means = Den, der vælter en stak, får sine markører tilbage; ved pointlighed tæller markører ved stakkene; fire 5-pointsmarkører; de resterende brikker blandes efter en hurtig start.
stone_layer_option_own = Egne markører ved en stak, man selv vælter
stone_layer_option_own_source = Finsk, svensk, dansk og engelsk: tilbage til spilleren. Norsk: De bliver. Standard er som i jeres regelbog.
stone_layer_option_own_returned = kommer tilbage
stone_layer_option_own_returned_means = De kommer tilbage med farvesiden opad og kan placeres igen.
stone_layer_option_own_stay = bliver der
stone_layer_option_own_stay_means = De ligger ved bundstenen og bliver til point for spilleren, når en anden vælter den næste stak der.
stone_layer_option_tie = Ved pointlighed på ti eller mere tælles
stone_layer_option_tie_source = Norsk: markører ude på pladen. De andre: markører ved stakkene. Standard er som i jeres regelbog.
stone_layer_option_tie_stacks = markører ved stakkene
stone_layer_option_tie_stacks_means = Markører ved en bar bundsten tæller ikke.
stone_layer_option_tie_board = markører på pladen
stone_layer_option_tie_board_means = Markører ved en bar bundsten tæller også.
stone_layer_option_fives = 5-pointsmarkører i æsken
stone_layer_option_fives_source = Norsk: fem. De andre: fire. Standard er som i jeres regelbog.
stone_layer_option_fives_four_means = En til hver af fire spillere, og det er nok: Ingen får brug for to.
stone_layer_option_fives_five_means = En mere, end fire spillere kan bruge.
stone_layer_option_tiles = Efter en hurtig start blandes
stone_layer_option_tiles_source = Finsk: alle brikker. Dansk, norsk og engelsk: de resterende. Svensk siger det ikke klart. Standard er som i jeres regelbog.
stone_layer_option_tiles_remaining = de resterende brikker
stone_layer_option_tiles_remaining_means = 31 brikker; de fire trukne ligger hos de brugte.
stone_layer_option_tiles_all = alle brikker
stone_layer_option_tiles_all_means = 35 brikker, så hver række fyldes fra bunken.
stone_layer_option_quick = Hurtig start?
stone_layer_option_quick_source = Regelbogen foreslår det til et kortere spil, især med to spillere. Standard: nej.
stone_layer_option_quick_no_means = Alle stakke begynder uden sten.
stone_layer_option_quick_yes_means = Fire sten placeres på forhånd. De giver ingen markører, men tæller med i højden.
stone_layer_option_sizes = Hold styr på størrelser?
stone_layer_option_sizes_source = En hjælp, ikke en regel. Hvor mange sten der er af hver størrelse, står ingen steder, så der spørges én gang. Standard: nej.
stone_layer_option_sizes_no_means = Kun højderne tælles.
stone_layer_option_sizes_yes_means = Et tryk mere pr. tur; appen siger til, når en størrelse er brugt op.
stone_layer_option_marker_moves = flyttes
stone_layer_option_marker_stays = bliver
stone_layer_option_failure = Pladsmarkøren efter et mislykket forsøg
stone_layer_option_failure_source = Ingen tekst siger det. Appens tolkning: Den flyttes, da alle fem slutter turen efter stenen og ”eventuelle” markører. Det er standard.
stone_layer_option_failure_moves_means = Pladsmarkøren flyttes som altid det antal pladser, brikken viser.
stone_layer_option_failure_stays_means = Næste spiller bygger på den samme stak.
stone_layer_option_source_fall = Pladsmarkøren, når den stak, stenen tages fra, er væltet
stone_layer_option_source_fall_source = Alle tekster slutter turen der og nævner ikke pladsmarkøren. Appens tolkning: Den bliver, da flytningen er den sidste del af en tur. Det er standard.
stone_layer_option_source_fall_moves_means = Pladsmarkøren flyttes som altid det antal pladser, brikken viser.
stone_layer_option_source_fall_stays_means = Næste spiller bygger på den samme stak.
stone_layer_option_exchange = Byt point, når markørerne slipper op?
stone_layer_option_exchange_source = Regelbogen tillader det for den, der er ved at løbe tør, og siger ikke, hvad der ellers sker. Appens tolkning: Det sker af sig selv, da ingen taber ved det. Det er standard.
stone_layer_option_exchange_yes_means = Fem gyldne point bliver til en 5-pointsmarkør, så snart en sten kræver flere markører, end spilleren har.
stone_layer_option_exchange_no_means = Kun når nogen beder om det; ellers placeres så mange markører, som der er.
stone_layer_option_new_tiles = Fem nye brikker, når ingen kan bruges?
stone_layer_option_new_tiles_source = Teksterne siger det kun om en tom flod. Appens tolkning: også når floden har sten af andre størrelser, da turen ellers ikke kan gå videre. Det er standard.
stone_layer_option_new_tiles_yes_means = Alle åbne brikker lægges til side, og fem nye vendes.
stone_layer_option_new_tiles_no_means = Kun når floden er tom.

## Set-up

stone_layer_setup_section_board = Spillepladen
stone_layer_setup_section_tokens = Pointmarkører
stone_layer_setup_section_tiles = Stenbrikker
stone_layer_setup_section_quick = Hurtig start
stone_layer_setup_section_start = Start
stone_layer_setup_edition = Regelbog ved dette bord: { $edition }. Har I en anden, vælger I den under Valg: De fem tekster er forskellige.
stone_layer_setup_assemble = Saml spillepladen, hvis den er i flere dele.
stone_layer_setup_board = Læg spillepladen midt på bordet.
stone_layer_setup_bases = Sæt de { NUMBER($n) } flade bundsten på deres pladser.
stone_layer_setup_stones = Spred alle { NUMBER($n) } andre sten jævnt i floden.
stone_layer_setup_sizes = Se på stenene: Farven siger, om de er små, mellemstore eller store.
stone_layer_setup_marker = Sæt pladsmarkøren ved en tilfældig bundsten.
stone_layer_setup_marker_sv = Sæt pladsmarkøren ved en hvilken som helst bundsten.
stone_layer_setup_tokens = Vælg hver en farve, og tag dens { NUMBER($n) } pointmarkører, med farvesiden opad.
stone_layer_setup_fives = Læg alle 5-pointsmarkører inden for rækkevidde.
stone_layer_setup_shuffle = Bland de { NUMBER($n) } stenbrikker, og læg dem ved spillepladen med billedsiden nedad.
stone_layer_setup_open = Vend { NUMBER($n) } af brikkerne ved spillepladen.
stone_layer_setup_read = Se på en brik: Den viser størrelsesmulighederne og antallet af pladser for pladsmarkøren.
stone_layer_setup_draw = Træk { NUMBER($n) } brikker, og tag en sten til hver; viser en flere størrelser, så bliv enige.
stone_layer_setup_place = Gå fra pladsmarkøren det antal pladser frem, hver brik viser, og placér dens sten der; tæl videre fra sten til sten.
stone_layer_setup_quick_marker = Sæt pladsmarkøren, hvor den sidste sten ligger.
stone_layer_setup_remaining = Læg de { NUMBER($drawn) } trukne brikker til de brugte, og bland de andre { NUMBER($n) }.
stone_layer_setup_all = Bland alle { NUMBER($n) } brikker igen, også de trukne.
stone_layer_setup_start = Den, der senest var ved en flod, starter; derefter med uret.
stone_layer_advice_quick = To spillere: En hurtig start gør spillet kortere.
stone_layer_piece_board = spilleplade
stone_layer_piece_bases = bundsten
stone_layer_piece_stones = sten i tre størrelser
stone_layer_piece_marker = pladsmarkør
stone_layer_piece_tokens = { $n ->
    [one] pointmarkør
   *[other] pointmarkører
}
stone_layer_piece_fives = { $n ->
    [one] 5-pointsmarkør
   *[other] 5-pointsmarkører
}
stone_layer_piece_tiles = stenbrikker

## What gives points

stone_layer_points_stones = En sten, der bliver liggende
stone_layer_points_stone = sten { NUMBER($n) }
stone_layer_points_stones_between = sten { NUMBER($from) } til { NUMBER($to) }
stone_layer_points_stones_from = sten { NUMBER($n) } og alle over
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } markør
   *[other] { NUMBER($n) } markører
}
stone_layer_points_fall = En stak vælter
stone_layer_points_each = hver markør der, til ejeren
stone_layer_points_causer = den, der forårsagede det
stone_layer_points_causer_returned = { NUMBER($n) }, markører tilbage
stone_layer_points_causer_stays = { NUMBER($n) }, markører bliver
stone_layer_points_points = { NUMBER($n) } point
stone_layer_points_fives = Bytte
stone_layer_points_five = en 5-pointsmarkør
stone_layer_points_win = Sejren
stone_layer_points_first = først til
stone_layer_points_together = flere på én gang
stone_layer_points_most = flest point
stone_layer_points_level = stadig lige
stone_layer_points_most_of = flest { $what }

## Rules

stone_layer_section_aim = Målet i spillet
stone_layer_section_setup = Opsætning
stone_layer_section_turn = Sådan spiller I
stone_layer_section_placing = Placér stenen
stone_layer_section_collecting = Indsamling af pointmarkører
stone_layer_section_winning = Sådan vinder du
stone_layer_section_quick = Alternativ måde at starte på
stone_layer_section_river = Floden løber tør for sten
stone_layer_section_moving = Flyt pladsmarkøren
stone_layer_rule_aim = Hvad det går ud på
stone_layer_rule_aim_text = Alle bygger på de samme { NUMBER($bases) } stakke; ingen har sin egen. For en sten, der bliver liggende, placerer spilleren en pointmarkør ved stakken. Når den vælter, er markørerne point, men ikke for den, der væltede den. Den første med { NUMBER($goal) } point vinder.
stone_layer_rule_aim_text_da = Alle bygger på de samme { NUMBER($bases) } stakke og placerer en pointmarkør for en sten, der bliver liggende. Når en stak vælter, er markørerne der point, men ikke for den, der væltede den. Først til { NUMBER($goal) } vinder. Indledningen taler om en valgt stak; efter reglerne bestemmer pladsmarkøren.
stone_layer_rule_contents = Hvad der er i æsken
stone_layer_rule_contents_text = Spillepladen, { NUMBER($stones) } sten i tre størrelser med hver sin farve, { NUMBER($bases) } flade bundsten, { NUMBER($tiles) } stenbrikker, { NUMBER($tokens) } pointmarkører ({ NUMBER($each) } i hver farve), { NUMBER($fives) } stk. 5-pointsmarkører og en pladsmarkør. Hvor mange sten der er små, mellemstore eller store, står der ikke.
stone_layer_rule_players = Hvor mange spillere
stone_layer_rule_players_text = Det står der ikke. Der er markører i fire farver, og et spil for to er nævnt: to til fire spillere. Opsætningen er den samme, uanset hvor mange de er.
stone_layer_rule_editions = Fem sprog, fem tekster
stone_layer_rule_editions_text = Den finske, svenske, danske, norske og engelske tekst er forskellige nogle steder, og intet siger, at en af dem går forud for de andre. Den, I vælger, gælder; vælger I ikke, er det den på appens sprog, ellers den engelske.
stone_layer_rule_board = Spilleplade, bundsten, flod
stone_layer_rule_board_text = Spillepladen ligger midt på bordet med de { NUMBER($bases) } flade bundsten på deres pladser. Alle andre sten spredes jævnt i floden.
stone_layer_rule_marker = Hvor pladsmarkøren begynder
stone_layer_rule_marker_text = Ved en bundsten, der vælges tilfældigt.
stone_layer_rule_marker_text_sv = Ved en hvilken som helst af bundstenene.
stone_layer_rule_tiles = Stenbrikker ved starten
stone_layer_rule_tiles_text = Bland alle { NUMBER($tiles) } stenbrikker, og læg dem ved spillepladen med billedsiden nedad. Vend { NUMBER($row) } af dem.
stone_layer_rule_tokens = Pointmarkører ved starten
stone_layer_rule_tokens_text = Alle vælger en farve og tager dens { NUMBER($n) } pointmarkører, med farvesiden opad.
stone_layer_rule_start = Startspiller: hvem starter
stone_layer_rule_start_text = Den, der senest var ved en flod. Derefter går det med uret.
stone_layer_rule_turn = En tur
stone_layer_rule_turn_text = Spilleren tager en af de åbne brikker, placerer en sten i dens størrelse på stakken ved pladsmarkøren og flytter pladsmarkøren det antal pladser, brikken viser. Stakken kan spilleren ikke selv vælge.
stone_layer_rule_select = Vælg en stenbrik
stone_layer_rule_select_text = Spilleren vælger en af de åbne brikker. Den viser en, to eller tre størrelser, hvoraf spilleren tager én, og antallet af pladser for pladsmarkøren. Så tages en sten i den størrelse fra floden: Farven viser størrelsen, uanset formen.
stone_layer_rule_used_up = En størrelse er brugt op
stone_layer_rule_used_up_text = En størrelse, som floden er tømt for, kan spilleren ikke tage.
stone_layer_rule_place = Placér en sten
stone_layer_rule_place_text = Den skal øverst på stakken ved pladsmarkøren, den første på bundstenen. Den skal blive liggende øverst og kun røre ved stenen lige under sig. Spilleren må ikke røre ved stakkens andre sten i sin tur.
stone_layer_rule_place_text_nb = Den skal øverst på stakken ved pladsmarkøren, den første på bundstenen. Den skal ligge støt og kun røre ved stenen lige under sig. Spilleren må ikke røre ved stakkens andre sten.
stone_layer_rule_hands = Begge hænder? Prøve en sten først?
stone_layer_rule_hands_text = Regelbogen siger intet om at bruge begge hænder eller om at prøve en sten og tage den af igen: Bliv enige om det, før I begynder. Den forbyder kun at røre ved stakkens andre sten.
stone_layer_rule_token = En pointmarkør for en sten
stone_layer_rule_token_text = Ligger stenen, som den skal, placerer spilleren en af sine markører ved stakken med farvesiden opad. Høje stakke giver mere.
stone_layer_rule_no_token = Når der ingen markør er
stone_layer_rule_no_token_text = Spilleren placerer ingen, hvis stakken vælter, hvis stenen støtter sig til andre end den lige under, hvis spilleren rører ved stakkens andre sten, eller hvis en anden stak vælter i turen.
stone_layer_rule_no_token_text_nb = Spilleren placerer ingen, hvis stakken vælter, hvis stenen rører ved andre end den lige under, hvis spilleren rører ved en hvilken som helst anden sten imens, eller hvis en anden stak vælter i turen.
stone_layer_rule_failed = En sten, der støtter sig til andre eller glider af
stone_layer_rule_failed_text = Teksterne siger kun, at der ingen markør er. En sten, der støtter sig til andre, men holder, bliver og tæller med i højden. En, der glider af, ryger tilbage i floden. Den, der vælter en stak, før stenen er placeret, må stadig placere den, men uden markør.
stone_layer_rule_one_stone = Én sten pr. tur
stone_layer_rule_one_stone_text = Mere end én sten må spilleren ikke placere i sin tur.
stone_layer_rule_high = Høje stakke
stone_layer_rule_high_text = { $first ->
    [one] De første tre sten i en stak giver { NUMBER($first) } markør hver, den fjerde { NUMBER($fourth) }, den femte { NUMBER($fifth) }, den sjette og alle over den { NUMBER($sixth) }. Bundstenen tæller ikke.
   *[other] De første tre sten i en stak giver { NUMBER($first) } markører hver, den fjerde { NUMBER($fourth) }, den femte { NUMBER($fifth) }, den sjette og alle over den { NUMBER($sixth) }. Bundstenen tæller ikke.
}
stone_layer_rule_high_text_nb = { $first ->
    [one] Tælles bundstenen med, giver den femte sten én ekstra markør, den sjette to, hver senere tre. Uden den er det { NUMBER($first) } markør for hver af de første tre sten, { NUMBER($fourth) } for den fjerde, { NUMBER($fifth) } for den femte og så { NUMBER($sixth) }, som i alle teksterne.
   *[other] Tælles bundstenen med, giver den femte sten én ekstra markør, den sjette to, hver senere tre. Uden den er det { NUMBER($first) } markører for hver af de første tre sten, { NUMBER($fourth) } for den fjerde, { NUMBER($fifth) } for den femte og så { NUMBER($sixth) }, som i alle teksterne.
}
stone_layer_rule_collapse = En stak vælter
stone_layer_rule_collapse_text = Uanset hvilken stak det er, er hver markør ved den et point til ejeren. Den, der har turen, får ingen, medmindre en anden tydeligvis forårsagede det: Så er det den spiller, der ingen får.
stone_layer_rule_several = Flere stakke vælter
stone_layer_rule_several_text = Teksterne taler om én stak. De, der vælter sammen, gøres op sammen, med markørerne ved hver af dem. Vælter der en mere senere i turen, gøres den op for sig. Spillet slutter, første gang nogen på den måde når { NUMBER($goal) } point.
stone_layer_rule_stones_back = Stenene tilbage i floden
stone_layer_rule_stones_back_text = Hele den væltede stak ryger tilbage i floden, også selv om kun noget af den faldt. Bundstenene bliver på deres pladser.
stone_layer_rule_stones_back_text_nb = Hele den væltede stak ryger tilbage i floden. Bundstenene bliver på deres pladser. En stak, der kun vælter delvist, er ikke nævnt; vi regner den som væltet.
stone_layer_rule_gold = Gyldne markører
stone_layer_rule_gold_text = Indsamlede markører ligger foran spilleren med den gyldne side opad. De er point, som er sikre, og de kommer ikke på pladen igen.
stone_layer_rule_gold_text_nb = Indsamlede markører ligger foran spilleren med den gyldne side opad. De er point og kan ikke bruges i spillet mere.
stone_layer_rule_own = Spilleren vælter selv en stak
stone_layer_rule_own_text = Vælter en stak i spillerens egen tur, får spilleren ingen point. Spillerens markører ved stakken kommer tilbage med farvesiden opad.
stone_layer_rule_own_text_nb = Vælter spilleren en stak i sin egen tur, er der ingen point. Spillerens markører bliver ved bundstenen. De bliver til point for spilleren, når en anden vælter den næste stak, der bygges på den.
stone_layer_rule_other = En anden vælter den
stone_layer_rule_other_text = Er det tydeligvis en anden spillers skyld, at stakken vælter, får alle andre end den spiller deres point, også den, der har turen, og som så fortsætter som sædvanligt.
stone_layer_rule_causer = Hvad den skyldige har liggende der
stone_layer_rule_causer_text = Ingen tekst siger, hvad der sker med markører, hvis ejer vælter stakken i en anden spillers tur. Vi gør det samme som i ejerens egen tur.
stone_layer_rule_exchange = 5-pointsmarkører
stone_layer_rule_exchange_text = Er der få markører tilbage, må spilleren bytte { NUMBER($n) } af sine point til én 5-pointsmarkør.
stone_layer_rule_short = Ingen markører tilbage at placere
stone_layer_rule_short_text = Mere siger teksterne ikke. De { NUMBER($n) } byttede markører kan placeres igen. Der byttes, så snart en sten kræver det, og byttet annulleres, hvis stenen falder ned igen i samme tur. Er der intet at bytte, placeres så mange, som spilleren har.
stone_layer_rule_winning = Hvem vinder, og hvornår det er slut
stone_layer_rule_winning_text = Den første med { NUMBER($goal) } point. Hvis flere når det på samme tid: flest point, derefter flest markører ved stakkene. Er det også lige, deles sejren.
stone_layer_rule_winning_text_nb = Den første med { NUMBER($goal) } point. Hvis flere når det på samme tid: flest point, derefter flest markører ude på pladen. Er det også lige, deles sejren.
stone_layer_rule_counted = Hvornår der tælles
stone_layer_rule_counted_text = Ingen tekst siger, hvornår markørerne tælles. Vi gør det, når de væltede stakke er gjort op, og tæller også markørerne for turens sten, hvis den blev liggende på en stak. Før nogen har { NUMBER($goal) } point, har ingen en placering.
stone_layer_rule_quick = Hurtig start
stone_layer_rule_quick_text = Til et kortere spil, især for to. Træk { NUMBER($n) } brikker, og tag en sten til hver. Gå fra pladsmarkøren det antal pladser frem, hver brik viser, og placér dens sten der. Pladsmarkøren ender ved den sidste.
stone_layer_rule_quick_tiles = Brikkerne efter en hurtig start
stone_layer_rule_quick_tiles_text = Bland de andre { NUMBER($n) } brikker, og vend { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_fi = Bland alle { NUMBER($n) } brikker, også de trukne, og vend { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_sv = Bland brikkerne, og vend { NUMBER($row) }. Hvilke det er, står ikke helt klart; vi regner med alle { NUMBER($n) }, som i opsætningen.
stone_layer_rule_quick_stones = Detaljer om en hurtig start
stone_layer_rule_quick_stones_text = Teksterne lader det stå åbent. Pladserne tælles videre fra sten til sten, da pladsmarkøren ender ved den sidste. Viser en brik flere størrelser, så bliv enige om en. Disse sten giver ingen markører, men tæller med i højden.
stone_layer_rule_river = Floden er tom
stone_layer_rule_river_text = Er der slet ingen sten tilbage der, tager spilleren en fra toppen af en anden stak end den ved pladsmarkøren. Brikken skal vise dens størrelse, og stenen placeres ved pladsmarkøren.
stone_layer_rule_source_tokens = En stak, der bliver lavere
stone_layer_rule_source_tokens_text = Ingen tekst nævner markørerne. De bliver ved den stak, der tages en sten fra, og den næste sten på den giver det, den nye højde siger.
stone_layer_rule_source_falls = Den stak, stenen tages fra, vælter
stone_layer_rule_source_falls_text = Vælter stakken, mens spilleren tager stenen fra den, får de andre deres point som ellers, og turen er forbi.
stone_layer_rule_source_falls_text_toppled = Vælter spilleren den stak, stenen tages fra, får de andre deres point som ellers, og turen er forbi.
stone_layer_rule_source_marker = Pladsmarkøren, når den stak, stenen tages fra, er væltet
stone_layer_rule_source_marker_text = Teksterne slutter turen der uden et ord om pladsmarkøren. Da flytningen er den sidste del af en tur, bliver den stående.
stone_layer_rule_no_tile = Ingen af de åbne brikker passer
stone_layer_rule_no_tile_text = Er floden tom, og viser ingen åben brik en sten, der ligger øverst på en anden stak, lægges alle åbne brikker til side, og { NUMBER($n) } nye vendes.
stone_layer_rule_no_tile_river = Ingen størrelse at få, men floden er ikke tom
stone_layer_rule_no_tile_river_text = Teksterne tænker kun på en tom flod. Har den sten, men ikke i nogen størrelse, de åbne brikker viser, gør vi det samme: Alle åbne brikker lægges til side, og { NUMBER($n) } nye vendes.
stone_layer_rule_moving = Flyt pladsmarkøren
stone_layer_rule_moving_text = Når stenen og dens markører er placeret, går pladsmarkøren med uret fra bundsten til bundsten, så mange pladser, som brikken viser. Brikken lægges til side; turen er slut.
stone_layer_rule_after_failure = Pladsmarkøren efter et mislykket forsøg
stone_layer_rule_after_failure_text = Alle tekster flytter pladsmarkøren efter stenen og ”eventuelle” markører. Derfor flytter vi den også, når stakken væltede, eller der ingen markør var. Efter en sejr flyttes intet.
stone_layer_rule_refill = Nye brikker
stone_layer_rule_refill_text = Først når den sidste åbne brik er taget, vendes { NUMBER($n) } nye. Er der ingen tilbage at vende, blandes de brugte til nye bunker.
stone_layer_rule_refill_text_fi = Først når den sidste åbne brik er taget, vendes { NUMBER($n) } nye. Er der ikke nok tilbage at vende, blandes de brugte til nye bunker.
stone_layer_rule_too_few = For få brikker til en række
stone_layer_rule_too_few_text = Kun den finske tekst tænker på det. Vend det, der er tilbage, bland de brugte brikker, og fyld rækken op til { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: mål, hvad går det ud på, idé, overblik, eget tårn, alle, fælles, samme tårne sammen, alene, kort forklaret, hvordan fungerer det, lær mig det, resumé, hvad skal man i spillet, hvordan får man point, bygger vi sammen
    contents: indhold, dele, hvor mange sten, hvor mange brikker, hvor mange af hver, hvor mange store, hvor mange små, mellem, hvor mange markører i alt, mangler noget, komplet æske, tælle det hele, ekstra, mistet en del, hvad skal der være i æsken
    player-count: hvor mange kan spille, antal spillere, kun os to, noget anderledes, tre spillere, fem personer, maks spillere, mindst, solo, alder, hvor gammel, varighed, hvor lang tid tager det, for hvem, børn, unger
    editions: sprog, oversættelse, finsk, svensk, dansk, norsk, engelsk, hæfte, versioner modsiger hinanden, hvilken regelbog har ret, forskelle, udgave
    setup-board: opsætning, stille op, gøre klar, lægge ud, flade sten, løse sten, i begyndelsen, hvor skal stenene ligge, forråd, hvad er floden, bund, midt på bordet, hvordan starter vi, hvordan stiller vi spillet op, hvor skal stenene være
    setup-marker: pladsmarkør ved starten, sætte brikken, markørens startplads, figur i begyndelsen, hvilken bundsten først, tilfældig, hvor starter pladsmarkøren
    setup-tiles: hvor mange brikker er åbne, kort på bordet, åbne brikker, synlige, marked, blande brikker, bunke, række, kort på hånden, hvor mange brikker vender vi, hvor mange kort ligger fremme
    setup-tokens: hvor mange markører får jeg, markører pr. spiller, jetoner ved starten, mønt, chips, hvilken side af markøren opad, farve, vælge farve, mine brikker, to spillere samme farve, hvor mange markører har man
    start-player: hvem starter, hvem begynder, første spiller, yngste, ældste, hvilken vej rundt, skiftes, rækkefølge, med uret eller mod uret, retning, næste spiller, hvis tur, hvem skal begynde, senest ved en flod
    turn: hvad gør jeg i min tur, en turs trin, rækkefølge, faser, handlinger, hvilket tårn jeg vil, vælge hvilken stak, hvor bygger jeg, må jeg melde pas, springe over, vente, hvordan foregår en tur, hvilken stak skal jeg bruge, må man selv vælge tårn, bestemmer jeg selv hvor jeg bygger, hvad skal jeg gøre
    select-tile: vælge et kort, brik med tre størrelser, to symboler, rød, blå, stor eller mellem, hvad betyder farverne, hvordan kender jeg størrelsen, vælge formen, pæn form, rode i floden, hvilken som helst sten, hvilken sten tager jeg, tallet på brikken, billede, før jeg vælger, lede efter en sten der passer bedre, hvilken sten skal jeg tage, må jeg selv vælge stenen, hvilken størrelse
    size-used-up: ikke flere små, små sten er væk, ikke flere store, ingen store tilbage, udsolgt, kun en slags tilbage, ikke flere af den størrelse
    place: bygge, lægge på, tilføje en sten, stable, den allerførste sten, rette på, justere, rette ind, må jeg røre, røre stenen under, røre to andre, stabil, holde, hvile på, øverst, oprejst, kile ind, hvordan placerer jeg, hvordan lægger man stenen, hvor skal stenen ligge, må jeg flytte på de andre sten, hvornår ligger den rigtigt
    hands-and-trying: begge hænder, én hånd, prøve, teste, må jeg tage den af igen, give slip, ombestemme mig, dreje stenen, hvor længe, tidsgrænse, støtte, værktøj, den anden hånd, holde på tårnet, må man bruge to hænder, må man prøve sig frem, må man støtte tårnet, må man holde på stakken
    token: hvad får jeg når den bliver stående, belønning, lykkes, få en markør, lægge en markør, hvor mange for en almindelig sten, bliver liggende, hvor lægger jeg min markør, ved siden af, ved stakken, hvornår placerer jeg en markør, noget for at placere, hvad får man for at lægge en sten, hvornår får jeg lagt en markør
    no-token: ingen markør, ingen belønning, læner sig mod en anden sten, rørte ved stakken, stødte til, puffede, røre, ulovligt, mislykkedes, fejl, straf, et andet tårn, nabostak, ærme, snyd, stenen læner sig op ad en anden, får jeg markør når jeg rører, hvornår får man ingen markør
    failed-stone: læner sig men holder, læne, rullede af, gled af, smuttede, faldt ved siden af, faldt alene af, resten står stadig, bliver den, tæller stenen når den vælter, må jeg stadig placere, nyt forsøg, på bordet, på gulvet, stenen trillede ned, stenen faldt af, kun min sten faldt, må den læne sig
    one-stone: to sten, mere end én, en sten mere, må jeg lægge to sten, hvor mange sten pr. tur, ekstra sten, dobbelt, hvor mange sten må man lægge
    high-stacks: er bundstenen den første sten, pohjakivi, bonus, høj, høje, højde, 4., 5., 6., 7., fire, fem, seks, fjerde, femte, sjette sten, syvende, ottende, hvor meget for, anden markør, ekstra markør, mere værd, tæller den flade, tæller bunden, niveau, hvor mange markører for stenen, tårn på syv, hvor mange markører giver femte sten, point for sten nummer 5, tæller bundstenen med, hvad giver en høj stak
    collapse: faldt ned, den væltede, ramte et andet tårn, hvem får point, styrte sammen, brag, væltet, ødelagt, hvordan får jeg point, hvornår får jeg point, ét point pr. markør, markører tilbage, alle spillere, ingen rører den, efter min tur, færdig, hvad sker der når den vælter, det hele ramler, hvem får point når tårnet vælter, hvem får point når det falder
    two-stacks: to stakke vælter, domino, river den næste med, begge, flere tårne på én gang, kædereaktion, alle sammen, et tårn til senere, to tårne faldt samtidig
    stones-back: murbrokker, rydde op, kun de to øverste faldt, resten står, del, delvist, halvdelen af stakken, noget af den, tog andre med, bygge op igen, rester, hvad sker der med stenene, bunden flyttede sig, flytte bundstenen, hvad gør vi med de væltede sten, kun den øverste faldt, kun halvdelen faldt ned, hvor skal stenene hen
    gold: gyldne side, guld, gylden, miste point igen, beholde mine point, stjæle point, bruge guldmarkør igen, vende, sikker, bank, fået point, tage mine markører, kan nogen tage dem, vender vi guldsiden op, kan man miste sine point, hvad er guldsiden
    own-collapse: mine egne markører tilbage, tage markører tilbage, jeg vælter den, taber den selv, min skyld, mit eget tårn, jeg river den ned, får jeg selv point, miste mine markører, straffet, får ingenting, egen tur, mister jeg mine egne markører, jeg væltede tårnet selv, hvad får jeg når jeg selv vælter den
    other-collapse: modstander stødte til bordet, en anden gjorde det, skete i min tur, er min tur forbi, ikke min skyld, hvis skyld, hvem afgør, kat, hund, barn, nabo, nøs, rystede, puffede, løb ind i, vakler, en anden, skyld, uklart hvem, forstyrret, blandede sig, fortsætter jeg, i en andens tur, naboen skubbede til bordet, en anden væltede den i min tur, det var ikke mig
    causer-tokens: markører hos den der stødte til, den der forårsagede det, den skyldige, synderen
    exchange: ikke flere markører, femmere, 5-point, 5-pointsmarkør, bytte guld, veksle, omsætte, bytte mønter, ved at løbe tør, når som helst, hvad er de til, hvor tit må jeg bytte, jeg har ikke flere markører, hvad er 5-markøren til
    out-of-tokens: ingen markører tilbage, ikke nok, nul, løbet tør, intet at bytte, tvunget til at bytte, automatisk, skal jeg bytte, få dem tilbage, hvad hvis jeg ikke har markører nok
    winning: to af os når 10 sammen, vinde, hvordan vinder jeg, forbi, slut, hvornår slutter spillet, to når 10 på én gang, samtidig, lige, pointlighed, uafgjort, samme point, hvor mange point skal jeg bruge, vi har begge 11, præcis ti, mere end ti, nogen har ti, mål, sidste runde, straks, to vindere, delt sejr, taber, efter ti point, er det tiende point nok, vinder jeg stadig, hvor mange point skal man have, hvem vinder når det står lige, hvornår er spillet færdigt
    tie-tokens: før eller efter, rangliste, andenplads, hvem fører, placeringer, stilling
    quick-start: hurtigere spil for to, kortere spil, hurtigere, hurtig opsætning, sætte fart på, mindre tid, længere, variant, alternativ, for to, antal brikker, sten før starten, kan man starte hurtigere, kortere spil når man er to, spillet tager for lang tid
    quick-tiles: blande de fire trukne ind igen, brikker brugt til hurtig opsætning, resterende eller alle brikker, efter den hurtige start
    quick-stones: giver sten fra hurtig opsætning markører, hvem ejer de fire første, hvilken størrelse, lægges pladserne sammen, hvor tæller vi fra
    river-empty: ingen sten tilbage i midten, floden tom, floden løber tør, ikke flere sten, alt brugt, tage fra et andet tårn, må jeg tage fra den ved pladsmarkøren, tage fra toppen eller bunden, øverste sten på en stak, min egen stak, flytte en sten, forråd væk, alle sten på stakke, hvad hvis alle ligger på stakke, hvor tager jeg sten fra når floden er tom
    source-tokens: markør ved det tårn jeg tog fra, stjålet sten, når en sten tages væk, højde efter at have taget
    source-falls: kildestak vælter, den jeg tog fra væltede, vælter mens jeg tager, stakken jeg tager fra vælter, går i stykker når jeg trækker en ud, stakken jeg tog stenen fra væltede
    source-marker: pladsmarkøren når kildestakken er væltet, pladsmarkør efter at kilden væltede, når min tur sluttede før tid
    no-usable-tile: sidder fast, ingen af de fem brikker virker, ingen brik passer, kan ikke bruge nogen, ubrugelige, skifte brikkerne ud, ny række, smide dem alle, intet lovligt træk, jeg kan ikke bruge nogen af brikkerne, ingen brikker passer
    no-tile-fits: størrelser på brikkerne er ikke i floden, forkerte størrelser, floden har sten men ikke de rigtige, ingen passende sten
    marker: flytte pladsmarkøren, figur, hvor langt, hvilken retning, min brugte brik, lægge min brik væk, hvor skal den hen, skridt, pladser, felter, slut på min tur, baglæns, rundt, springe, på hvilken bundsten, hvordan flyttes den, hvad er pladsmarkøren til, brikken bagefter, hvor mange pladser, hvilken vej går pladsmarkøren
    marker-after-failure: flytte pladsmarkøren selv om den væltede, markøren efter et brag, efter ingen markør, bliver eller flyttes, står stille, efter en fejl, flytter pladsmarkøren sig når stakken væltede
    refill: hvornår får vi nye brikker, fylde rækken op, straks, hver tur, supplere, brikbunken er tom, bunke tom, slipper op, blande igen, trækbunke, ikke flere brikker, brugte brikker, bland forfra, hvornår lægger vi nye brikker frem, fylder man op efter hver tur
    too-few-tiles: færre end fem brikker, ikke nok brikker tilbage, kun to tilbage i bunken, ufuldstændig
