# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Seks felles steinstabler: legg sjetonger for det du bygger, og få poeng når en annen river stabelen. Først til ti.
stone_layer_small = liten
stone_layer_medium = middels
stone_layer_large = stor
stone_layer_stacks = { $n ->
    [one] stabel { $stacks }
   *[other] stabel { $stacks }
}

## The sheet

stone_layer_ring = Stabler
stone_layer_marker = Markør
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { NUMBER($stack) }: neste { NUMBER($n) }
stone_layer_steps = Stegene på brikken
stone_layer_stood = Holdt
stone_layer_stood_worth = { $n ->
    [one] Holdt: { NUMBER($n) } sjetong
   *[other] Holdt: { NUMBER($n) } sjetonger
}
stone_layer_no_token = Ingen sjetong
stone_layer_fell = Veltet
stone_layer_slid_off = Skled av
stone_layer_source_fell = Kilden veltet
stone_layer_settle = Gjør opp
stone_layer_next = Neste spiller
stone_layer_by = Forårsaket av
stone_layer_up = Har turen
stone_layer_apart = Veltet før steinen ble plassert
stone_layer_lies = Steinen ligger på stabel { NUMBER($stack) }
stone_layer_size = Stein
stone_layer_count = I esken, størrelse { $size }
stone_layer_moving = Sett markøren et annet sted
stone_layer_new_tiles = Ingen passer: fem nye
stone_layer_exchange = Veksle inn 5 poeng
stone_layer_prompt_draft = Trykk på alle stablene som veltet, og gjør så opp.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Veltet: { $stacks }. Hvem forårsaket det?
stone_layer_ask_which = Trykk på alle stablene som veltet. Hvem forårsaket det?
stone_layer_prompt_quick = Hurtigstart, stein { NUMBER($n) } av { NUMBER($of) }: stegene på brikken, regnet fra stabel { NUMBER($stack) }.
stone_layer_prompt_moving = Trykk på stabelen der markøren ligger.
stone_layer_prompt_source = Elven er tom. Trykk på stabelen som steinen tas fra.
stone_layer_prompt_stone = { $n ->
    [one] Stein { NUMBER($number) } på stabel { NUMBER($stack) }, verdt { NUMBER($n) } sjetong.
   *[other] Stein { NUMBER($number) } på stabel { NUMBER($stack) }, verdt { NUMBER($n) } sjetonger.
}
stone_layer_prompt_no_token = { $seat } har revet en stabel: steinen kan fortsatt legges på stabel { NUMBER($stack) }, men uten sjetong.
stone_layer_prompt_marker = Trykk på en annen stabel hvis markøren ligger der.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } legger { NUMBER($n) } sjetong ved stabel { NUMBER($stack) }.
   *[other] { $seat } legger { NUMBER($n) } sjetonger ved stabel { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } legger ingen sjetong.
stone_layer_prompt_steps = Før så inn stegene på brikken.
stone_layer_prompt_stays = Markøren blir liggende.
stone_layer_spoken_stack = { $n ->
    [0] Stabel { NUMBER($stack) }, ingen stein.
    [one] Stabel { NUMBER($stack) }, { NUMBER($n) } stein høy.
   *[other] Stabel { NUMBER($stack) }, { NUMBER($n) } steiner høy.
}
stone_layer_spoken_marker = Markøren ligger her.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Sjetonger: { $tokens }.
stone_layer_spoken_no_tokens = Ingen sjetonger.
stone_layer_spoken_next = { $n ->
    [one] Den neste steinen er verdt { NUMBER($n) } sjetong.
   *[other] Den neste steinen er verdt { NUMBER($n) } sjetonger.
}
stone_layer_spoken_fell = Veltet: stabel { NUMBER($stack) } eller andre
stone_layer_spoken_exchange = { $seat } veksler inn fem gullpoeng i en fempoengsjetong

stone_layer_box_stones = Steiner av hver størrelse
stone_layer_box_count = I esken

## Remarks

stone_layer_remark_fall = { $n ->
    [one] Tilbake i elven: { NUMBER($n) } stein ({ $stacks }).
   *[other] Tilbake i elven: { NUMBER($n) } steiner ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } får { NUMBER($n) } poeng for sjetongen der: nå { NUMBER($points) }.
   *[other] { $seat } får { NUMBER($n) } poeng for sjetongene der: nå { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } får { NUMBER($n) } poeng for sjetongen der: nå { NUMBER($points) }, og dermed er spillet slutt.
   *[other] { $seat } får { NUMBER($n) } poeng for sjetongene der: nå { NUMBER($points) }, og dermed er spillet slutt.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } forårsaket det: ingen poeng. { NUMBER($n) } sjetong der tas tilbake.
   *[other] { $seat } forårsaket det: ingen poeng. { NUMBER($n) } sjetonger der tas tilbake.
}
stone_layer_remark_stays = { $n ->
    [one] { $seat } forårsaket det: ingen poeng. { NUMBER($n) } sjetong blir liggende ved grunnsteinen helt til en annen river den neste stabelen der.
   *[other] { $bases ->
        [one] { $seat } forårsaket det: ingen poeng. { NUMBER($n) } sjetonger blir liggende ved grunnsteinen helt til en annen river den neste stabelen der.
       *[other] { $seat } forårsaket det: ingen poeng. { NUMBER($n) } sjetonger blir liggende ved grunnsteinene helt til en annen river den neste stabelen der.
    }
}
stone_layer_remark_causer = { $seat } forårsaket det: ingen poeng.
stone_layer_remark_without = Ingen sjetong der, ingen poeng: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Steinen i denne turen gir likevel ingenting: { $seat } tar tilbake { NUMBER($n) } sjetong.
   *[other] Steinen i denne turen gir likevel ingenting: { $seat } tar tilbake { NUMBER($n) } sjetonger.
}
stone_layer_remark_exchanged = Sjetongene tok slutt, så { $seat } veksler inn fem gullpoeng i en fempoengsjetong; fem sjetonger er ledige igjen.
stone_layer_remark_short = Steinen er verdt { NUMBER($worth) }, men { $seat } har bare { NUMBER($n) } igjen å legge.
stone_layer_remark_new_tiles = Legg opp fem nye brikker.
stone_layer_remark_shuffle = Legg opp de brikkene som er igjen, hvis det er noen, stokk de brukte og fyll raden opp til fem.
stone_layer_remark_used_up = Ikke i elven lenger: { $sizes }.
stone_layer_risk = Hvis { $stack } velter i denne turen: { $gets }.
stone_layer_risk_nobody = Hvis { $stack } velter i denne turen, får ingen poeng.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (ti)
stone_layer_risk_own_returned = { $n ->
    [one] { $seat } tar da tilbake { NUMBER($n) } sjetong.
   *[other] { $seat } tar da tilbake { NUMBER($n) } sjetonger.
}
stone_layer_risk_own_stays = { $n ->
    [one] { $seat }: { NUMBER($n) } sjetong blir da liggende der.
   *[other] { $seat }: { NUMBER($n) } sjetonger blir da liggende der.
}
stone_layer_risk_elsewhere = Ti poeng hvis { $stack } velter: { $seats }.

## The score

stone_layer_unfinished = Ingen har ti poeng ennå: spillet går videre til noen har det.

stone_layer_line_falls = Poeng fra fall
stone_layer_line_fall = { $n ->
    [one] { $stacks }, revet av { $by }: { NUMBER($n) } sjetong
   *[other] { $stacks }, revet av { $by }: { NUMBER($n) } sjetonger
}
stone_layer_line_own = { $stacks }: revet selv, så ingen poeng
stone_layer_line_returned = { $n ->
    [one] { $stacks }: revet selv, så ingen poeng; { NUMBER($n) } sjetong tatt tilbake
   *[other] { $stacks }: revet selv, så ingen poeng; { NUMBER($n) } sjetonger tatt tilbake
}
stone_layer_line_stays = { $n ->
    [one] { $stacks }: revet selv, så ingen poeng; { NUMBER($n) } sjetong ble liggende ved grunnsteinen
   *[other] { $bases ->
        [one] { $stacks }: revet selv, så ingen poeng; { NUMBER($n) } sjetonger ble liggende ved grunnsteinen
       *[other] { $stacks }: revet selv, så ingen poeng; { NUMBER($n) } sjetonger ble liggende ved grunnsteinene
    }
}
stone_layer_line_no_token = { $stacks }, revet av { $by }: ingen sjetong der
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } sjetong
   *[other] { $stack }: { NUMBER($n) } sjetonger
}
stone_layer_line_told = Oppgitte poeng
stone_layer_fall_heading = Fall { NUMBER($n) }
stone_layer_note_to_go = { NUMBER($n) } poeng igjen til ti
stone_layer_note_reached = Har nådd ti
stone_layer_note_tokens = Sjetonger: { NUMBER($hand) } igjen, { NUMBER($board) } på brettet, { NUMBER($gold) } i gull
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } fempoengsjetong
   *[other] { NUMBER($n) } fempoengsjetonger
}
stone_layer_tie_stacks = Sjetonger ved stablene
stone_layer_tie_board = Sjetonger på brettet
stone_layer_end_one = { $seat } har { NUMBER($points) } poeng: spillet er slutt.
stone_layer_end_together = Spillet er slutt: { $seats } nådde ti i samme fall.
stone_layer_end_points = { $seat } vinner med flest poeng, { NUMBER($points) }.
stone_layer_end_tokens = Like mange poeng: { $seats }. { $what }: { $seat } har flest, { NUMBER($n) }, og vinner.
stone_layer_end_shared = Like mange poeng: { $seats }. { $what }: { NUMBER($n) } hver, så de deler seieren.

## The log

stone_layer_told_marker = Markøren ved stabel { NUMBER($stack) }
stone_layer_told_quick = Hurtigstart: stein { NUMBER($n) } på stabel { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] stein på stabel { NUMBER($stack) }, { NUMBER($n) } sjetong
   *[other] stein på stabel { NUMBER($stack) }, { NUMBER($n) } sjetonger
}
stone_layer_told_no_token = stein på stabel { NUMBER($stack) }, ingen sjetong
stone_layer_told_slid_off = steinen skled av stabel { NUMBER($stack) }
stone_layer_told_fell = rev { $stacks }
stone_layer_told_fell_lies = rev { $stacks }; steinen ligger på stabel { NUMBER($stack) }
stone_layer_told_source_fell = rev { $stacks } da steinen skulle tas
stone_layer_told_from = { $what }, stein fra stabel { NUMBER($from) }
stone_layer_told_collapse = fikk { $stacks } til å velte
stone_layer_told_steps = { NUMBER($n) } steg, markøren til stabel { NUMBER($stack) }
stone_layer_told_stays = markøren blir ved stabel { NUMBER($stack) }
stone_layer_told_no_steps = turen er over, stegene ikke oppgitt
stone_layer_told_new_tiles = Fem nye brikker
stone_layer_told_exchange = fem gullpoeng vekslet inn i en fempoengsjetong
stone_layer_told_count = Steiner i esken, størrelse { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = { $most ->
    [one] Det finnes { NUMBER($most) } stein, men { NUMBER($came) } er oppgitt.
   *[other] Det finnes { NUMBER($most) } steiner, men { NUMBER($came) } er oppgitt.
}
stone_layer_refused_lists = { $n ->
    [one] Bordet har { NUMBER($n) } spiller: oppgi poeng og sjetongene ved hver stabel for så mange, ikke for { NUMBER($came) }.
   *[other] Bordet har { NUMBER($n) } spillere: oppgi poeng og sjetongene ved hver stabel for så mange, ikke for { NUMBER($came) }.
}
stone_layer_refused_in_turn = Tur { NUMBER($turn) }: { $why }
stone_layer_refused_falls = Fallene ga { $seat } { NUMBER($given) } poeng, og poeng kan ikke gå tapt: { NUMBER($points) } er for få.
stone_layer_refused_height = { $n ->
    [one] Stabel { NUMBER($stack) } er oppgitt å ha veltet med { NUMBER($n) } stein; det finnes { NUMBER($most) }.
   *[other] Stabel { NUMBER($stack) } er oppgitt å ha veltet med { NUMBER($n) } steiner; det finnes { NUMBER($most) }.
}
stone_layer_refused_fall = Et fall nevner hver stabel én gang.
stone_layer_refused_over = Noen har ti poeng: spillet er slutt. Angre for å endre det som førte dit.
stone_layer_refused_quick = { $n ->
    [one] En hurtigstart legger ut { NUMBER($n) } stein, før den første turen.
   *[other] En hurtigstart legger ut { NUMBER($n) } steiner, før den første turen.
}
stone_layer_refused_second_stone = Bare én stein per tur. Oppgi stegene på brikken først, eller angre.
stone_layer_refused_no_stone = Si først hvordan steinen ligger, så stegene.
stone_layer_refused_no_source = Elven er tom: si hvilken stabel steinen tas fra.
stone_layer_refused_source = Det er fortsatt steiner i elven: ta en derfra, ikke fra en stabel.
stone_layer_refused_source_marker = Steinen skal på stabel { NUMBER($stack) }, så den må komme fra en annen.
stone_layer_refused_bare = Det er ingen stein på grunnstein { NUMBER($stack) }: der er det ingenting å ta, og ingenting kan velte.
stone_layer_refused_source_fell = Nevn stabelen som steinen skulle tas fra, og at den veltet.
stone_layer_refused_nothing_fell = Nevn minst én stabel som veltet.
stone_layer_refused_new_tiles = Det er steiner i elven: ved dette bordet byttes brikkene bare ut når den er tom.
stone_layer_refused_tile_chosen = Steinen i denne turen er ført inn, så brikken er valgt. Oppgi stegene først; nye brikker kan komme før neste stein. Eller angre.
stone_layer_refused_marker = Steinen i denne turen er ført inn: nå flyttes markøren det antall steg brikken viser. Oppgi dem, eller angre.
stone_layer_refused_exchange = { $seat } kan ikke veksle inn nå: det krever fem gullpoeng og en fempoengsjetong som ingen har.
stone_layer_refused_count = Det finnes { NUMBER($all) } steiner i alt. Størrelse { $size }: høyst { NUMBER($most) } med de andre størrelsene som oppgitt, ikke { NUMBER($n) }. Rett de andre først hvis de er feil.

## Doubts

stone_layer_doubt_stones = { $n ->
    [one] { NUMBER($n) } stein på stablene; det finnes { NUMBER($most) }.
   *[other] { NUMBER($n) } steiner på stablene; det finnes { NUMBER($most) }.
}
stone_layer_doubt_size = { $n ->
    [one] Størrelse { $size }: { NUMBER($n) } stein på stablene; esken har { NUMBER($most) }.
   *[other] Størrelse { $size }: { NUMBER($n) } steiner på stablene; esken har { NUMBER($most) }.
}
stone_layer_doubt_counts = { $n ->
    [one] De tre størrelsene blir { NUMBER($n) } stein til sammen; det finnes { NUMBER($all) }.
   *[other] De tre størrelsene blir { NUMBER($n) } steiner til sammen; det finnes { NUMBER($all) }.
}
stone_layer_doubt_tokens = { $n ->
    [one] { $seat } har { NUMBER($n) } sjetong på brettet og i gull; en farge har { NUMBER($most) }.
   *[other] { $seat } har { NUMBER($n) } sjetonger på brettet og i gull; en farge har { NUMBER($most) }.
}
stone_layer_doubt_beside = { $n ->
    [one] Stabel { NUMBER($stack) } har { NUMBER($n) } sjetong; med høyde { NUMBER($height) } kan den ha { NUMBER($most) }.
   *[other] Stabel { NUMBER($stack) } har { NUMBER($n) } sjetonger; med høyde { NUMBER($height) } kan den ha { NUMBER($most) }.
}
stone_layer_doubt_fell_beside = { $n ->
    [one] Tur { NUMBER($turn) }: stabel { NUMBER($stack) } hadde { NUMBER($n) } sjetong da den veltet; med høyde { NUMBER($height) } kan den ha { NUMBER($most) }.
   *[other] Tur { NUMBER($turn) }: stabel { NUMBER($stack) } hadde { NUMBER($n) } sjetonger da den veltet; med høyde { NUMBER($height) } kan den ha { NUMBER($most) }.
}
stone_layer_doubt_fives = { $n ->
    [one] { $seat } har { NUMBER($n) } fempoengsjetong; med to ville spillet ha vært slutt.
   *[other] { $seat } har { NUMBER($n) } fempoengsjetonger; med to ville spillet ha vært slutt.
}
stone_layer_doubt_fives_box = { $n ->
    [one] { NUMBER($n) } fempoengsjetong er i bruk; esken har { NUMBER($most) }.
   *[other] { NUMBER($n) } fempoengsjetonger er i bruk; esken har { NUMBER($most) }.
}
stone_layer_doubt_points = { $seat } har { NUMBER($n) } poeng; ingen kan få mer enn { NUMBER($most) }.
stone_layer_doubt_all_won = Alle har ti poeng, men den som forårsaket det siste fallet, fikk ingenting for det.
stone_layer_doubt_tiles = { $n ->
    [one] { NUMBER($n) } brikke er talt; det finnes { NUMBER($all) }.
   *[other] { NUMBER($n) } brikker er talt; det finnes { NUMBER($all) }.
}
stone_layer_doubt_quick = { $n ->
    [one] { NUMBER($n) } stein ble lagt ut på forhånd; det skulle være { NUMBER($expected) }.
   *[other] { NUMBER($n) } steiner ble lagt ut på forhånd; det skulle være { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Tur { NUMBER($turn) }: ingen sa hvor langt markøren gikk, så den kan ligge et annet sted.
stone_layer_doubt_lies = Tur { NUMBER($turn) }: steinen er oppgitt på stabel { NUMBER($stack) }, men den stabelen veltet, så steinen gikk tilbake i elven.
stone_layer_doubt_twice = Tur { NUMBER($turn) }: stabel { NUMBER($stack) } er nevnt to ganger blant dem som veltet, ved markøren og med nummeret sitt.
stone_layer_doubt_out_of_turn = Tur { NUMBER($turn) } ble spilt av { $seat }; { $expected } skulle ha hatt turen.

## Options

stone_layer_option_edition = Hvilket språk er regelheftet deres på?
stone_layer_option_edition_source = De fem tekstene i esken er forskjellige. Velger dere én, stilles de fire reglene nedenfor inn slik den skriver dem. Et nytt bord begynner med språket i appen, hvis esken har det, ellers med engelsk, som stemmer med de fleste andre.
stone_layer_edition_fi = finsk
stone_layer_edition_fi_means = Den som river, tar sjetongene sine tilbake; ved poenglikhet telles sjetongene ved stablene; fire fempoengsjetonger; alle brikkene stokkes etter en hurtigstart.
stone_layer_edition_sv = svensk
stone_layer_edition_sv_means = Som finsk. Hvilke brikker som stokkes etter en hurtigstart, sies ikke helt klart: «brikkene», som i forberedelsene, altså alle.
stone_layer_edition_da = dansk
stone_layer_edition_da_means = Den som river, tar sjetongene sine tilbake; ved poenglikhet telles sjetongene ved stablene; fire fempoengsjetonger; resten av brikkene stokkes etter en hurtigstart.
stone_layer_edition_nb = norsk
stone_layer_edition_nb_means = Sjetongene til den som river, blir liggende på brettet; ved poenglikhet telles alle sjetongene der; fem fempoengsjetonger; resten av brikkene stokkes etter en hurtigstart.
stone_layer_edition_en = engelsk
stone_layer_edition_en_means = Den som river, tar sjetongene sine tilbake; ved poenglikhet telles sjetongene ved stablene; fire fempoengsjetonger; resten av brikkene stokkes etter en hurtigstart.
stone_layer_option_own = Sjetongene dine ved en stabel du river
stone_layer_option_own_source = Finsk, svensk, dansk og engelsk: tas tilbake. Norsk: blir liggende. Standard er det regelheftet deres sier.
stone_layer_option_own_returned = tas tilbake
stone_layer_option_own_returned_means = Du får dem tilbake med fargesiden opp og kan legge dem ut igjen.
stone_layer_option_own_stay = blir liggende
stone_layer_option_own_stay_means = De ligger ved grunnsteinen og blir poeng for deg når en annen river den neste stabelen der.
stone_layer_option_tie = Ved poenglikhet på ti eller mer telles
stone_layer_option_tie_source = Norsk: sjetonger ute på brettet. De andre: sjetonger ved stablene. Standard er det regelheftet deres sier.
stone_layer_option_tie_stacks = sjetonger ved stablene
stone_layer_option_tie_stacks_means = Sjetonger ved en bar grunnstein teller ikke.
stone_layer_option_tie_board = sjetonger på brettet
stone_layer_option_tie_board_means = Sjetonger ved en bar grunnstein teller også.
stone_layer_option_fives = Fempoengsjetonger i esken
stone_layer_option_fives_source = Norsk: fem. De andre: fire. Standard er det regelheftet deres sier.
stone_layer_option_fives_four_means = Én til hver av fire spillere, og det er nok: ingen trenger en til.
stone_layer_option_fives_five_means = Én mer enn fire spillere kan bruke.
stone_layer_option_tiles = Etter en hurtigstart stokkes
stone_layer_option_tiles_source = Finsk: alle brikkene. Dansk, norsk og engelsk: resten. Svensk sier det ikke klart. Standard er det regelheftet deres sier.
stone_layer_option_tiles_remaining = resten av brikkene
stone_layer_option_tiles_remaining_means = 31 brikker; de fire som ble trukket, ligger med de brukte.
stone_layer_option_tiles_all = alle brikkene
stone_layer_option_tiles_all_means = 35 brikker, så hver rad fylles fra trekkebunken.
stone_layer_option_quick = Hurtigstart?
stone_layer_option_quick_source = Regelheftet tilbyr den for et kortere spill, særlig med to spillere. Standard: nei.
stone_layer_option_quick_no_means = Alle stablene begynner tomme.
stone_layer_option_quick_yes_means = Fire steiner legges ut først. De gir ingen sjetonger, men teller med i høyden.
stone_layer_option_sizes = Holde styr på størrelsene?
stone_layer_option_sizes_source = En hjelp, ikke en regel. Hvor mange steiner det er av hver størrelse, står ikke noe sted, så appen spør én gang. Standard: nei.
stone_layer_option_sizes_no_means = Bare høyden telles.
stone_layer_option_sizes_yes_means = Ett trykk mer per tur; appen sier fra når en størrelse er brukt opp.
stone_layer_option_marker_moves = flyttes
stone_layer_option_marker_stays = blir liggende
stone_layer_option_failure = Markøren etter en mislykket stein
stone_layer_option_failure_source = Ingen tekst sier det. Appens tolkning: den flyttes, for alle fem avslutter turen etter steinen og «eventuelle» sjetonger. Det er standard.
stone_layer_option_failure_moves_means = Den flyttes som alltid så mange steg som brikken viser.
stone_layer_option_failure_stays_means = Neste spiller bygger på samme stabel.
stone_layer_option_source_fall = Markøren når stabelen du tar fra, velter
stone_layer_option_source_fall_source = Alle tekstene avslutter turen der og nevner ikke markøren. Appens tolkning: den blir liggende, for flyttingen er siste del av turen. Det er standard.
stone_layer_option_source_fall_moves_means = Den flyttes som alltid så mange steg som brikken viser.
stone_layer_option_source_fall_stays_means = Neste spiller bygger på samme stabel.
stone_layer_option_exchange = Veksle inn poeng når sjetongene tar slutt?
stone_layer_option_exchange_source = Regelheftet tillater det for alle som begynner å gå tomme for sjetonger, og sier ikke hva som skjer ellers. Appens tolkning: det skjer automatisk, for ingen taper på det. Det er standard.
stone_layer_option_exchange_yes_means = Fem gullpoeng blir til en fempoengsjetong så snart en stein krever flere sjetonger enn spilleren har igjen.
stone_layer_option_exchange_no_means = Bare når noen ber om det; ellers legges så mange sjetonger som spilleren har.
stone_layer_option_new_tiles = Fem nye brikker når ingen kan brukes?
stone_layer_option_new_tiles_source = Tekstene sier det bare for en tom elv. Appens tolkning: også mens det er steiner av andre størrelser i elven, for ellers stopper turen opp. Det er standard.
stone_layer_option_new_tiles_yes_means = Alle de åpne brikkene legges til side, og fem nye legges opp.
stone_layer_option_new_tiles_no_means = Bare når elven er tom.

## Set-up

stone_layer_setup_section_board = Spillbrettet
stone_layer_setup_section_tokens = Sjetonger
stone_layer_setup_section_tiles = Brikker
stone_layer_setup_section_quick = Hurtigstart
stone_layer_setup_section_start = Start
stone_layer_setup_edition = Regelhefte ved dette bordet: { $edition }. Har dere et annet, velger dere det under Valg, for de fem tekstene er forskjellige.
stone_layer_setup_assemble = Sett sammen spillbrettet hvis det er i deler.
stone_layer_setup_board = Legg spillbrettet midt på bordet.
stone_layer_setup_bases = Legg de { NUMBER($n) } flate grunnsteinene på plassene sine.
stone_layer_setup_stones = Spre alle de { NUMBER($n) } andre steinene jevnt i elven.
stone_layer_setup_sizes = Se på steinene: fargen sier om de er små, middels eller store.
stone_layer_setup_marker = Legg markøren ved en tilfeldig grunnstein.
stone_layer_setup_marker_sv = Legg markøren ved hvilken som helst grunnstein.
stone_layer_setup_tokens = Velg hver sin farge og ta de { NUMBER($n) } sjetongene i fargen, med fargesiden opp.
stone_layer_setup_fives = Legg de { NUMBER($n) } fempoengsjetongene innen rekkevidde.
stone_layer_setup_shuffle = Stokk de { NUMBER($n) } brikkene og legg dem ved brettet med bildesiden ned.
stone_layer_setup_open = Legg opp { NUMBER($n) } av brikkene ved brettet.
stone_layer_setup_read = Se på en brikke: den viser størrelsene dere kan velge mellom, og hvor mange steg markøren skal flyttes.
stone_layer_setup_draw = Trekk { NUMBER($n) } brikker og ta en stein for hver; viser en brikke flere størrelser, blir dere enige om én.
stone_layer_setup_place = Tell stegene på hver brikke videre fra markøren, og legg steinen der.
stone_layer_setup_quick_marker = Legg markøren der den siste steinen ligger.
stone_layer_setup_remaining = Legg de { NUMBER($drawn) } trukne brikkene til de brukte og stokk de andre { NUMBER($n) }.
stone_layer_setup_all = Stokk alle { NUMBER($n) } brikkene på nytt, også de trukne.
stone_layer_setup_start = Den som sist var ved en elv, begynner. Turen går med klokken.
stone_layer_advice_quick = To spillere: en hurtigstart gjør spillet kortere.
stone_layer_piece_board = spillbrett
stone_layer_piece_bases = grunnsteiner
stone_layer_piece_stones = steiner i tre størrelser
stone_layer_piece_marker = plasseringsmarkør
stone_layer_piece_tokens = { $n ->
    [one] poengsjetong
   *[other] poengsjetonger
}
stone_layer_piece_fives = { $n ->
    [one] fempoengsjetong
   *[other] fempoengsjetonger
}
stone_layer_piece_tiles = steinbrikker

## What gives points

stone_layer_points_stones = En stein som blir liggende
stone_layer_points_stone = stein { NUMBER($n) }
stone_layer_points_stones_between = stein { NUMBER($from) } til { NUMBER($to) }
stone_layer_points_stones_from = stein { NUMBER($n) } og alle over
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } sjetong
   *[other] { NUMBER($n) } sjetonger
}
stone_layer_points_fall = En stabel velter
stone_layer_points_each = hver sjetong der, til eieren
stone_layer_points_causer = den som forårsaket det
stone_layer_points_causer_returned = { NUMBER($n) }, sjetonger tilbake
stone_layer_points_causer_stays = { NUMBER($n) }, sjetongene blir liggende
stone_layer_points_points = { NUMBER($n) } poeng
stone_layer_points_fives = Veksle inn
stone_layer_points_five = en fempoengsjetong
stone_layer_points_win = Seieren
stone_layer_points_first = først til
stone_layer_points_together = flere samtidig
stone_layer_points_most = flest poeng
stone_layer_points_level = fortsatt likt
stone_layer_points_most_of = flest { $what }

## Rules

stone_layer_section_aim = Spillet
stone_layer_section_setup = Forberedelser
stone_layer_section_turn = Slik spiller dere
stone_layer_section_placing = Plassere steinen
stone_layer_section_collecting = Ta tilbake poengsjetonger
stone_layer_section_winning = Å vinne spillet
stone_layer_section_quick = Alternativ start
stone_layer_section_river = Elven er tom
stone_layer_section_moving = Flytte plasseringsmarkøren
stone_layer_rule_aim = Hva det går ut på
stone_layer_rule_aim_text = Alle bygger på de samme { NUMBER($bases) } stablene; ingen har en for seg selv. For en stein som blir liggende, legger du en sjetong ved stabelen. Når den velter, er sjetongene der poeng, men ikke for den som rev den. Den som først har { NUMBER($goal) } poeng, vinner.
stone_layer_rule_aim_text_da = Alle bygger på de samme { NUMBER($bases) } stablene og legger en sjetong for en stein som blir liggende. Når en stabel velter, er de poeng, men ikke for den som rev den. Først til { NUMBER($goal) } vinner. Innledningen snakker om en valgt stabel; etter reglene er det markøren som bestemmer.
stone_layer_rule_contents = Hva som er i esken
stone_layer_rule_contents_text = Spillbrettet, { NUMBER($stones) } steiner i tre størrelser med hver sin farge, { NUMBER($bases) } flate grunnsteiner, { NUMBER($tiles) } steinbrikker, { NUMBER($tokens) } poengsjetonger ({ NUMBER($each) } i hver farge), { NUMBER($fives) } fempoengsjetonger og en plasseringsmarkør. Hvor mange steiner som er små, middels eller store, står ikke noe sted.
stone_layer_rule_players = Hvor mange spillere
stone_layer_rule_players_text = Det står ikke noe sted. Det er sjetonger i fire farger, og et spill for to er nevnt: altså to til fire spillere. Antallet endrer ingenting i forberedelsene.
stone_layer_rule_editions = Fem språk, fem tekster
stone_layer_rule_editions_text = Den finske, svenske, danske, norske og engelske teksten er forskjellige her og der, og ingen av dem går foran de andre. Den dere velger, gjelder; velger dere ikke, er det den på språket i appen, ellers den engelske.
stone_layer_rule_board = Brett, grunnsteiner, elv
stone_layer_rule_board_text = Spillbrettet ligger midt på bordet med de { NUMBER($bases) } flate grunnsteinene på plassene sine. Alle andre steiner ligger jevnt spredt i elven.
stone_layer_rule_marker = Hvor markøren begynner
stone_layer_rule_marker_text = Ved en grunnstein som velges tilfeldig.
stone_layer_rule_marker_text_sv = Ved hvilken som helst av grunnsteinene.
stone_layer_rule_tiles = Brikkene i begynnelsen
stone_layer_rule_tiles_text = Stokk alle { NUMBER($tiles) } brikkene og legg dem ved brettet med bildesiden ned. Legg opp { NUMBER($row) } av dem.
stone_layer_rule_tokens = Sjetongene i begynnelsen
stone_layer_rule_tokens_text = Alle velger en farge og tar de { NUMBER($n) } sjetongene i den fargen, med fargesiden opp.
stone_layer_rule_start = Startspiller: hvem som begynner
stone_layer_rule_start_text = Den som sist var ved en elv. Deretter går turen med klokken.
stone_layer_rule_turn = En tur
stone_layer_rule_turn_text = Du tar en av de åpne brikkene, legger en stein av den størrelsen på stabelen ved markøren og flytter markøren så mange steg som brikken viser. Stabelen velger du ikke selv.
stone_layer_rule_select = Velge en brikke
stone_layer_rule_select_text = Velg en av de åpne brikkene. Den viser hvor mange steg markøren skal flyttes, og én, to eller tre størrelser; av dem velger du én. Finn en stein av den størrelsen i elven: fargen forteller størrelsen, uansett form.
stone_layer_rule_used_up = En størrelse er brukt opp
stone_layer_rule_used_up_text = En størrelse som det ikke er flere steiner av i elven, kan ikke velges.
stone_layer_rule_place = Plassere en stein
stone_layer_rule_place_text = Den skal på toppen av stabelen ved markøren, den første på grunnsteinen. Den må bli liggende øverst og bare berøre steinen under. Andre steiner i den stabelen kan du ikke berøre i turen din.
stone_layer_rule_place_text_nb = Den skal på toppen av stabelen ved markøren, den første på grunnsteinen. Den må ligge støtt og ikke berøre annet enn steinen under. Andre steiner i den stabelen kan du ikke berøre.
stone_layer_rule_hands = Begge hender, prøve en stein
stone_layer_rule_hands_text = Regelheftet sier ikke noe om å bruke begge hender, eller om å prøve en stein og ta den av igjen: bli enige om det før dere begynner. Det forbyr bare å berøre de andre steinene i stabelen.
stone_layer_rule_token = En sjetong for en stein
stone_layer_rule_token_text = Ligger steinen som den skal, legger du en av sjetongene dine ved stabelen med fargesiden opp. Høye stabler gir flere.
stone_layer_rule_no_token = Når du ikke får legge sjetong
stone_layer_rule_no_token_text = Du legger ingen hvis stabelen velter, hvis steinen din lener seg mot andre enn den under, hvis du berører andre steiner i stabelen, eller hvis en annen stabel velter i turen din.
stone_layer_rule_no_token_text_nb = Du legger ingen hvis stabelen velter, hvis steinen din er borti mer enn den under, hvis du kommer borti en hvilken som helst annen stein mens du legger den, eller hvis en annen stabel velter i turen din.
stone_layer_rule_failed = En stein som lener seg eller sklir av
stone_layer_rule_failed_text = Tekstene sier bare at du ikke får legge sjetong. En stein som lener seg, men holder, blir liggende og teller med i høyden. En som sklir av, går tilbake i elven. Den som river en stabel før steinen er plassert, kan fortsatt plassere den, men uten sjetong.
stone_layer_rule_one_stone = Én stein per tur
stone_layer_rule_one_stone_text = I hver tur plasseres bare én stein.
stone_layer_rule_high = Høye stabler
stone_layer_rule_high_text = De tre første steinene i en stabel gir { NUMBER($first) } sjetong hver, den fjerde { NUMBER($fourth) }, den femte { NUMBER($fifth) }, den sjette og alle over den { NUMBER($sixth) }. Grunnsteinen teller ikke.
stone_layer_rule_high_text_nb = Når grunnsteinen telles med, gir stein nummer fem én bonussjetong, nummer seks to og alle senere tre. Uten den blir det { NUMBER($first) } sjetong for hver av de tre første steinene, { NUMBER($fourth) } for den fjerde, { NUMBER($fifth) } for den femte og så { NUMBER($sixth) }, som i de andre tekstene.
stone_layer_rule_collapse = En stabel velter
stone_layer_rule_collapse_text = Uansett hvilken stabel det er, blir hver sjetong ved den et poeng for eieren. Spilleren som har turen, får ingen poeng, med mindre en annen tydelig forårsaket fallet: da er det den spilleren som ikke får noe.
stone_layer_rule_several = Flere stabler velter
stone_layer_rule_several_text = Tekstene snakker om én stabel. De som velter sammen, gjøres opp sammen, med sjetongene ved hver av dem. Velter en til senere i turen, gjøres den opp for seg. Det første fallet som gir noen { NUMBER($goal) } poeng, avslutter spillet.
stone_layer_rule_stones_back = Steinene går tilbake
stone_layer_rule_stones_back_text = Alle steinene i en stabel som har veltet, går tilbake i elven, også når bare en del av den faller. Grunnsteinene blir på plassene sine.
stone_layer_rule_stones_back_text_nb = Alle steinene i en stabel som har veltet, går tilbake i elven. Grunnsteinene blir på plassene sine. En stabel som bare faller delvis, er ikke nevnt; vi regner den som veltet.
stone_layer_rule_gold = Gullsjetonger
stone_layer_rule_gold_text = Sjetonger du henter inn, ligger foran deg med gullsiden opp. De er poeng som ikke kan gå tapt, og de legges ikke ut på brettet igjen.
stone_layer_rule_gold_text_nb = Sjetonger du henter inn, ligger foran deg med gullsiden opp. De er poeng og er ute av spill for resten av partiet.
stone_layer_rule_own = Du river en stabel selv
stone_layer_rule_own_text = Velter en stabel i din egen tur, får du ingen poeng. Sjetongene dine der kommer tilbake til deg med fargesiden opp.
stone_layer_rule_own_text_nb = River du en stabel i din egen tur, får du ingen poeng. Sjetongene dine der blir ved grunnsteinen. De blir poeng for deg når en annen river den neste stabelen som bygges på den.
stone_layer_rule_other = En annen river den
stone_layer_rule_other_text = Er det tydelig at en annen spiller fikk stabelen til å velte, får alle unntatt den spilleren poeng, også den som har turen, og turen fortsetter som vanlig.
stone_layer_rule_causer = Sjetongene til den som forårsaket fallet
stone_layer_rule_causer_text = Ingen tekst sier hva som skjer med sjetongene dine når du river en stabel i en annen spillers tur. Vi gjør det samme som i din egen tur.
stone_layer_rule_exchange = Fempoengsjetonger
stone_layer_rule_exchange_text = Når du har få sjetonger igjen, kan du veksle inn { NUMBER($n) } av poengene dine i én fempoengsjetong.
stone_layer_rule_short = Ingen sjetonger igjen å legge
stone_layer_rule_short_text = Tekstene sier ikke mer. De { NUMBER($n) } innvekslede sjetongene kan legges ut igjen. Det gjøres så snart en stein krever det, og angres hvis steinen faller i samme tur. Er det ingenting å veksle inn, legger du så mange du har.
stone_layer_rule_winning = Hvem som vinner, og når det er slutt
stone_layer_rule_winning_text = Den som først har { NUMBER($goal) } poeng. Klarer flere det i samme fall: flest poeng, så flest sjetonger ved stablene. Er også det likt, deler de seieren.
stone_layer_rule_winning_text_nb = Den som først har { NUMBER($goal) } poeng. Klarer flere det i samme fall: flest poeng, så flest sjetonger ute på brettet. Er også det likt, deler de seieren.
stone_layer_rule_counted = Når det telles
stone_layer_rule_counted_text = Ingen tekst sier når sjetongene telles. Vi gjør det når fallet er gjort opp. Sjetongene for steinen i den turen regnes med hvis den ligger på en stabel. Før noen har { NUMBER($goal) } poeng, er det ingen plasseringer.
stone_layer_rule_quick = Hurtigstart
stone_layer_rule_quick_text = For et kortere spill, særlig med to. Trekk { NUMBER($n) } brikker og ta en stein for hver. Tell stegene på hver brikke videre fra markøren, og legg steinen der. Markøren ender ved den siste.
stone_layer_rule_quick_tiles = Brikkene etter en hurtigstart
stone_layer_rule_quick_tiles_text = Stokk de { NUMBER($n) } brikkene som er igjen, og legg opp { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_fi = Stokk alle { NUMBER($n) } brikkene, også de trukne, og legg opp { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_sv = Stokk brikkene og legg opp { NUMBER($row) }. Det sies ikke helt klart hvilke; vi regner med alle { NUMBER($n) }, som i forberedelsene.
stone_layer_rule_quick_stones = Detaljer i hurtigstarten
stone_layer_rule_quick_stones_text = Tekstene lar det stå åpent. Stegene legges sammen fra stein til stein, siden markøren ender ved den siste. Viser en brikke flere størrelser, blir dere enige om en. Disse steinene gir ingen sjetonger, men teller med i høyden.
stone_layer_rule_river = Elven er tom
stone_layer_rule_river_text = Er det ingen steiner igjen der, tar du en fra toppen av en annen stabel enn den ved markøren. Velg en brikke som viser størrelsen, og legg steinen ved markøren.
stone_layer_rule_source_tokens = Sjetonger når en stabel blir lavere
stone_layer_rule_source_tokens_text = Ingen tekst nevner dem. De blir liggende ved stabelen som en stein tas fra, og den neste steinen der gir så mange sjetonger som den nye høyden tilsier.
stone_layer_rule_source_falls = Kildestabelen velter
stone_layer_rule_source_falls_text = Velter stabelen du tar steinen fra, får de andre poengene sine som vanlig, og turen din er over.
stone_layer_rule_source_falls_text_toppled = River du stabelen du tar steinen fra, får de andre poengene sine som vanlig, og turen din er over.
stone_layer_rule_source_marker = Markøren når kildestabelen har veltet
stone_layer_rule_source_marker_text = Tekstene avslutter turen der uten et ord om markøren. Siden den flyttes helt til slutt i en tur, lar vi den bli liggende.
stone_layer_rule_no_tile = Ingen av de åpne brikkene passer
stone_layer_rule_no_tile_text = Er elven tom, og viser ingen åpen brikke en stein som ligger på toppen av en annen stabel, legges alle de åpne brikkene til side, og dere legger opp { NUMBER($n) } nye.
stone_layer_rule_no_tile_river = Ingen brikke passer, men elven er ikke tom
stone_layer_rule_no_tile_river_text = Tekstene nevner bare en tom elv. Er det steiner i den, men ingen av størrelsene på de åpne brikkene, gjør vi det samme: alle de åpne brikkene til side, { NUMBER($n) } nye.
stone_layer_rule_moving = Flytte markøren
stone_layer_rule_moving_text = Når steinen og sjetongene ligger på plass, går markøren med klokken fra grunnstein til grunnstein så mange steg som brikken viser. Legg brikken til side; turen er over.
stone_layer_rule_after_failure = Markøren etter en mislykket stein
stone_layer_rule_after_failure_text = Alle tekstene flytter markøren etter steinen og «eventuelle» sjetonger. Derfor flytter vi den også når stabelen velter, eller når det ikke blir noen sjetong. Etter en seier flyttes ingenting.
stone_layer_rule_refill = Nye brikker
stone_layer_rule_refill_text = Først når den siste åpne brikken er tatt, legges { NUMBER($n) } nye opp. Er det ingen igjen å legge opp, stokker dere de brukte til en ny trekkebunke.
stone_layer_rule_refill_text_fi = Først når den siste åpne brikken er tatt, legges { NUMBER($n) } nye opp. Er det ikke nok igjen å legge opp, stokker dere de brukte til nye trekkebunker.
stone_layer_rule_too_few = For få brikker til en rad
stone_layer_rule_too_few_text = Bare den finske teksten nevner det. Legg opp det som er igjen, stokk de brukte brikkene og fyll raden opp til { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: mål, hva går det ut på, idé, oversikt, eget tårn, alle sammen, felles, samme tårn, alene, forklar kort, hvordan virker det, lære bort, sammendrag, hva handler spillet om, hva går spillet ut på, hva er vitsen
    contents: innhold, komponenter, deler, hvor mange steiner, hvor mange brikker, hvor mange av hver, hvor mange store, hvor mange små, middels, hvor mange sjetonger i alt, mangler noe, komplett, telle alt, ekstra, mistet en del, hvor mange steiner skal det være
    player-count: hvor mange kan spille, antall spillere, bare oss to, noe annerledes, tre spillere, fem personer, maks, minst, solo, alder, hvor gammel, varighet, hvor lang tid tar det, for hvem, barn, hvor mange kan være med
    editions: språk, oversettelse, finsk, svensk, dansk, norsk, engelsk, hefte, tekstene er uenige, hvilket regelhefte er riktig, forskjell, utgave, den norske teksten, norske regler, regelheftet sier noe annet, andre regler på engelsk
    setup-board: forberedelser, oppsett, sette opp, legge ut, de flate, løse steiner, i begynnelsen, hvor skal steinene, lager, hva er elven, grunnstein, midt på bordet, hvordan starter vi, hvor skal alt ligge
    setup-marker: markøren først, sette ut markøren, startplass for markøren, bonde i begynnelsen, hvilken grunnstein først, tilfeldig, hvor skal markøren stå først
    setup-tiles: hvor mange brikker åpne, kort på bordet, brikker med bildesiden opp, synlige, marked, stokke brikkene, bunke, rad, håndkort, hvor mange brikker ligger ute, hvor mange brikker legger vi opp
    setup-tokens: hvor mange sjetonger får jeg, sjetonger per spiller, sjetonger i starten, mynter, skiver, hvilken side opp, farge, velge farge, brikkene mine, to spillere samme farge
    start-player: hvem starter, hvem begynner, startspiller, yngst, eldst, hvilken vei, på tur, rekkefølge, med eller mot klokken, spilleretning, neste spiller, hvem sin tur, hvem skal begynne, hvem var sist ved en elv
    turn: hva gjør jeg i min tur, stegene i en tur, rekkefølge, faser, hvilket tårn jeg vil, velge hvilken stabel jeg bygger på, hvor bygger jeg, kan jeg passe, stå over, vente, hvordan er en tur, hvilken stabel må jeg bruke, kan jeg velge stabel selv
    select-tile: velge et kort, brikke med tre størrelser, to symboler, rød, blå, stor eller middels, hva betyr fargene, hvordan vet jeg størrelsen, velge form, fin form, lete i elven, hvilken som helst stein, hvilken stein tar jeg, tall på brikken, bilde, se før jeg velger, lete etter en stein som passer bedre, hvilken stein må jeg ta
    size-used-up: tom for små, ingen små igjen, tom for store, ingen store igjen, utsolgt, bare én sort igjen, tom for den størrelsen
    place: bygge, legge på, stable, legge til en stein, aller første stein, rette på, justere, korrigere, har jeg lov å ta på, berøre steinen under, berøre to andre, stødig, holde, hvile på, på toppen, på høykant, kile fast, hvordan legger jeg, hvordan skal steinen ligge, må steinen ligge stødig, kan steinen berøre andre
    hands-and-trying: begge hender, én hånd, prøve, teste, kan jeg ta den av igjen, slippe, ombestemme meg, snu steinen, hvor lenge, tidsgrense, støtte, verktøy, den andre hånden, holde tårnet, lov å bruke to hender, kan jeg prøve en annen stein, holde på tårnet, angre seg
    token: hva får jeg når den blir liggende, belønning, vellykket, tjene en sjetong, legge en sjetong, hvor mange for en vanlig stein, blir liggende, hvor legger jeg sjetongen, ved siden av stabelen, når legger jeg sjetong, noe for å plassere, hva får jeg for en stein, når får jeg legge sjetong
    no-token: ingen sjetong, ingen belønning, lener seg mot en annen stein, tok borti stabelen, dultet, skumpet, berøre, ulovlig, mislyktes, feil, straff, et annet tårn, nabostabel, erme, jukset, får jeg sjetong hvis jeg kom borti, kom borti en annen stein
    failed-stone: lener seg men holder, lener, trillet av, skled av, glapp, falt ved siden av, bare steinen falt, resten står, blir den liggende, teller steinen når det velter, kan jeg fortsatt plassere, nytt forsøk, på bordet, bakken, gulvet, steinen lener seg, teller den, steinen sklei av, steinen falt ned men tårnet står, skjev stein
    one-stone: to steiner, mer enn én, en stein til, kan jeg legge to steiner, hvor mange steiner per tur, ekstra stein, dobbelt, hvor mange steiner legger jeg, kan jeg legge flere steiner i samme tur
    high-stacks: er grunnsteinen den første steinen, bonussjetong, bonus, høy, høyt tårn, høyde, 4., 5., 6., 7., fire, fem, seks, fjerde, femte, sjette stein, sjuende, åttende, hvor mye for, andre sjetong, ekstra sjetong, verdt mer, teller den flate, teller grunnsteinen, nivå, hvor mange sjetonger for steinen, tårn på sju, bonus for høyt tårn
    collapse: falt, veltet, raste, ramlet, rev et annet tårn, hvem får poeng, krasj, hvordan får jeg poeng, når får jeg poeng, ett poeng per sjetong, sjetonger tilbake, alle spillere, ingen tok på den, etter turen min, ferdig, tårnet ramla, hva skjer når tårnet raser, hvem får poeng når det faller
    two-stacks: to stabler velter, domino, drar med seg neste, begge, flere tårn samtidig, kjedereaksjon, alle, andre tårn senere, flere tårn falt samtidig, velta to tårn
    stones-back: rydde bort, ruiner, bare de to øverste falt, resten står, delvis, en del, halve stabelen, noe av den, tok med seg andre, bygge opp igjen, rester, hva skjer med steinene, grunnsteinen flyttet seg, flytte grunnsteinen, steinene tilbake i elven, noen av steinene falt, hvor skal steinene som falt
    gold: gullside, gull, miste poeng igjen, beholde poengene, stjele poeng, bruke gullsjetonger igjen, snu, trygg, bank, poeng jeg har fått, ta sjetongene mine, kan noen ta, kan gullsjetonger brukes igjen
    own-collapse: egne sjetonger tilbake, ta tilbake sjetongene, jeg river den, mister den selv, min feil, mitt eget tårn, jeg velter det, får jeg poeng selv, miste sjetongene mine, straffet, får ingenting, egen tur, jeg velta selv, får jeg tilbake sjetongene mine, mister jeg sjetongene
    other-collapse: motstander dultet i bordet, en annen gjorde det, gjorde det i min tur, er turen min over, ikke min feil, hvem sin skyld, hvem bestemmer, katt, hund, barn, nabo, nøs, ristet, dyttet, løp inn i, vakle, noen andre, skylde på, uklart hvem, distrahert, forstyrret, fortsetter jeg, i en annens tur, noen dunka i bordet, det var ikke meg
    causer-tokens: sjetongene til den som dultet, den som forårsaket, den skyldige, forstyrrer, hva med sjetongene til den som dulta
    exchange: tom for sjetonger, ingen flere skiver, femmere, femmer, fempoengsjetong, 5 poeng sjetong, bytte gull, veksle, veksle inn, bytte mynter, få igjen, når som helst, hva er de til, hvor ofte kan jeg veksle, bytte inn poeng, hva er femmerne til
    out-of-tokens: ingen sjetonger igjen, ikke nok, null, gikk tom, ingenting å veksle, tvunget til å veksle, automatisk, må jeg bytte, få dem tilbake, har ikke flere sjetonger og ikke noe å veksle
    winning: to av oss når 10 samtidig, vinne, hvordan vinner jeg, over, slutt, når slutter spillet, ferdig, to får 10 på én gang, samtidig, likt, tiebreak, uavgjort, like mange poeng, hvor mange poeng trenger jeg, begge har 11, nøyaktig ti, mer enn ti, noen har ti, siste runde, med en gang, to vinnere, delt seier, taper, etter ti poeng, holder det med 10 poeng, hvem vinner ved likt
    tie-tokens: før eller etter, rangering, andreplass, hvem leder, plassering, stilling, når telles sjetongene ved likt, hvilke sjetonger teller ved uavgjort
    quick-start: raskere spill for to, kortere spill, raskere, hurtigstart, alternativ start, få opp farten, mindre tid, lengre, variant, for to, hvor mange brikker, steiner før start, kjappere spill
    quick-tiles: stokke de fire trukne inn igjen, brikker fra hurtigstarten, resten eller alle brikkene, etter hurtigstarten, skal brikkene fra hurtigstarten stokkes inn
    quick-stones: gir steiner fra hurtigstarten sjetonger, hvem eier de fire første, hvilken størrelse, legges stegene sammen, hvor teller vi fra, får noen sjetong for steinene i hurtigstarten
    river-empty: ingen steiner igjen i midten, elven er tom, elven går tom, tom for steiner, alle brukt, stjele fra et annet tårn, kan jeg ta fra den ved markøren, ta fra toppen eller bunnen, øverste stein, min egen stabel, flytte en stein, lageret er tomt, alle steinene på stabler, elva er tom for steiner, ikke flere steiner i elva, hvor tar jeg stein fra
    source-tokens: sjetong ved tårnet jeg tok fra, stjålet stein, når en stein tas bort, høyden etterpå, hva skjer med sjetongene når jeg tar en stein fra en stabel
    source-falls: den jeg tok fra veltet, velter mens jeg tar, kildestabelen velter, raser når jeg drar ut en, det raste da jeg tok en stein
    source-marker: markøren etter at kilden veltet, når turen min sluttet tidlig, flyttes markøren når kildestabelen falt
    no-usable-tile: sitter fast, ingen av de fem brikkene går, ingen brikke passer, kan ikke bruke noen, ubrukelige, bytte ut brikkene, ny rad, kaste alle, ingen lovlig tur, kan ikke bruke noen av brikkene
    no-tile-fits: størrelsene på brikkene er ikke i elven, feil størrelser, elven har steiner men ikke de riktige, ingen stein som passer, ingen brikke med riktig størrelse, brikkene viser bare størrelser vi er tomme for
    marker: flytte markøren, bonde, hvor langt, hvilken retning, den brukte brikken min, legge bort brikken, hvor går den, steg, felt, slutten av turen, bakover, rundt, hoppe, hvilken grunnstein, hvordan flytter den seg, hva er markøren til, brikken etterpå, hvilken vei går markøren
    marker-after-failure: flytte markøren selv om det veltet, markøren etter et fall, uten sjetong, blir eller flyttes, står stille, etter en feil, flytte markøren når stabelen falt
    refill: når får vi nye brikker, fylle opp raden, med en gang, hver tur, etterfylle, brikkebunken er tom, bunken tar slutt, stokke på nytt, trekkebunke, tom for brikker, kastebunke, når kommer det nye brikker
    too-few-tiles: færre enn fem brikker, ikke nok brikker igjen, bare to igjen i bunken, ufullstendig, ikke fem brikker igjen i bunken
