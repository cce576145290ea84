# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Fem stier, fem figurer: jo lenger opp, jo mer er de verdt. Samle ønskesteiner på veien.
keltis_start = start
keltis_place = stein { NUMBER($step) } (verdi { NUMBER($value) })

## The sheet

keltis_board = Stier
keltis_track = Poengspor
keltis_wish_stones = Ønskesteiner
keltis_five_or_more = 5+
keltis_deck = Siste kort trukket
keltis_tiles = Før inn brikker
keltis_region_goal = Mål
keltis_region_minus = Minus
keltis_pen_large = { $seat }, stor
keltis_tile_points = poengbrikke { NUMBER($points) }
keltis_tile_clover = kløver
keltis_tile_wish_stone = ønskestein
keltis_prompt_small = Trykk der figurene til { $seat } står.
keltis_prompt_take_large = For den store figuren: trykk først på startsteinen.
keltis_prompt_large = Trykk på steinen der den store figuren til { $seat } står.
keltis_prompt_tile = Trykk på steinene med denne brikken: { $tile }.
keltis_prompt_count = Hva viser poengsporet og ønskesteinene til { $seat }?
keltis_ask_points = { $seat }: poeng på sporet og ønskesteiner
keltis_count = Tell: { $seat }
keltis_count_all = Alt er talt
keltis_path = Sti { NUMBER($path) }
keltis_path_colours = Fargene på stiene
keltis_colour = Farge
keltis_prompt_free_step = { $seat } kan flytte en figur én stein videre.
keltis_spoken_track = { $seat }: { NUMBER($points) } på sporet
keltis_spoken_add = { $seat }: poengbrikke { NUMBER($points) }
keltis_spoken_wish_stones = { $n ->
    [one] { $seat }: { NUMBER($n) } ønskestein
   *[other] { $seat }: { NUMBER($n) } ønskesteiner
}
keltis_spoken_large = { $seat } med den store figuren
keltis_spoken_stone = Sti { NUMBER($path) }, { $place }: tom
keltis_spoken_stone_with = Sti { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } og den store
keltis_spoken_start = Startsteinen, figurer som venter: { $waiting }

## The score

keltis_line_track = Poengspor
keltis_line_track_read = lest av på sporet
keltis_line_tile = poengbrikke { NUMBER($points) }
keltis_line_figures = Figurer
keltis_line_figure = sti { NUMBER($path) }: på { $place }
keltis_line_large = sti { NUMBER($path) }: stor figur på { $place }, doblet
keltis_line_no_wish_stone = Ingen ønskestein
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } ønskestein
   *[other] { NUMBER($n) } ønskesteiner
}
keltis_line_many_wish_stones = Fem ønskesteiner eller flere
keltis_end_goal = { $seat } har fått den femte figuren inn i målområdet, på sti { NUMBER($path) }: spillet er slutt med en gang. Brikken under den figuren teller ikke.
keltis_end_goal_told = Fem figurer er i målområdet: spillet er slutt.
keltis_unfinished = Etter reglene er spillet ikke slutt: { NUMBER($n) } av 5 figurer er i målområdet, og det siste kortet er ikke trukket.
keltis_end_deck = Det siste kortet er trukket: spillet er slutt med en gang.

## The log

keltis_told_figure = figur på sti { NUMBER($path) }
keltis_told_large = stor figur på sti { NUMBER($path) }
keltis_told_onto = { $what }, der ligger: { $tile }
keltis_told_track = poeng på sporet
keltis_told_wish_stones = ønskesteiner
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } på sti { NUMBER($path) }, { $place }
keltis_told_no_tile = ingen brikke på sti { NUMBER($path) }, { $place }
keltis_told_deck_empty = Det siste kortet ble trukket
keltis_told_deck_left = Det er kort igjen i trekkebunken

## Refusals

keltis_refused_tile = Bare poengbrikkene 1, 2 og 3 gir poeng.
keltis_refused_track = Det kan føres inn opptil { NUMBER($most) } poeng på sporet, men { NUMBER($points) } er oppgitt.
keltis_refused_wish_stones = { $most ->
    [one] Det er { NUMBER($most) } ønskestein i esken, men { NUMBER($n) } er oppgitt.
   *[other] Det er { NUMBER($most) } ønskesteiner i esken, men { NUMBER($n) } er oppgitt.
}
keltis_refused_start_tile = Det ligger ingen brikke på startsteinen. Oppgi en stein fra 1 til 9.
keltis_refused_two_tiles = To brikker er nevnt for sti { NUMBER($path) }, { $place }. Oppgi én.
keltis_refused_carried_twice = { $seat } kommer bare én gang til sti { NUMBER($path) }, { $place }, så brikken der brukes bare én gang.
keltis_unread_path = En spiller har én figur på en sti, men for sti { NUMBER($path) } er to oppgitt.
keltis_unread_large = En spiller har én stor figur, men to er oppgitt.
keltis_refused_sides = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($sides) }: oppgi én for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($sides) }: oppgi én for hver.
}

## Doubts

keltis_doubt_wish_stones = { $n ->
    [one] { NUMBER($n) } ønskestein i alt; esken har 9.
   *[other] { NUMBER($n) } ønskesteiner i alt; esken har 9.
}
keltis_doubt_goal_full = { $n ->
    [one] { NUMBER($n) } figur i målområdet; spillet slutter med den femte.
   *[other] { NUMBER($n) } figurer i målområdet; spillet slutter med den femte.
}
keltis_doubt_goal_entry = Fem figurer i målområdet, men ingen i den første raden der, og det er dit den femte må ha kommet.
keltis_doubt_two_ends = Spillet sluttet enten med den femte figuren i målområdet eller med det siste kortet, ikke med begge deler.
keltis_doubt_large_at_start = Den store figuren til { $seat } er merket på sti { NUMBER($path) }, men der står det ingen figur.
keltis_doubt_no_large = { $seat }: alle fem figurene er ute, så en av dem er den store.
keltis_doubt_tile_points = { $seat } har { NUMBER($points) } poeng på sporet; alle poengbrikkene gir 14 til sammen.
keltis_doubt_not_reached = { $has ->
    [one] { $most ->
        [0] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } stein, men ingen er nådd.
        [one] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } stein, men bare { NUMBER($most) } er nådd.
       *[other] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } stein, men bare { NUMBER($most) } er nådd.
    }
   *[other] { $most ->
        [0] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } steiner, men ingen er nådd.
        [one] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } steiner, men bare { NUMBER($most) } er nådd.
       *[other] { $seats }: ønskesteiner og poengbrikker fra minst { NUMBER($has) } steiner, men bare { NUMBER($most) } er nådd.
    }
}
keltis_doubt_steps = { NUMBER($n) } steg i alt; fire spillere kan gå høyst { NUMBER($most) }.
keltis_doubt_tile_kind = Ført inn: { NUMBER($n) }, i esken: { NUMBER($most) } ({ $tile }).
keltis_doubt_tile_changed = Sti { NUMBER($path) }, { $place }: her ble en annen brikke brukt før.
keltis_doubt_end_stone = Sti { NUMBER($path) }, { $place }: sluttsteinen er nådd, men det er ikke ført inn noen brikke for den.
keltis_doubt_few_points = { $seat } har { NUMBER($points) } poeng på sporet, men har passert brikker verdt { NUMBER($passed) }.

## Options

keltis_option_free_step = Kan et fritt steg sette en ny figur ut på en sti?
keltis_option_free_step_source = Regelheftet sier ingenting om det. Standard: nei, for det er det første kortet i en farge som setter en figur ut på stien. Sluttopptellingen blir den samme uansett.
keltis_option_free_step_no_means = En kløver, eller et kort til en ferdig sti, flytter en figur som allerede er på en sti.
keltis_option_free_step_yes_means = En kløver, eller et kort til en ferdig sti, kan også sette en ny figur på den første steinen på en sti.

## Set-up

keltis_setup_section_board = Spillbrett og brikker
keltis_setup_section_players = Hver spiller
keltis_setup_section_cards = Kort
keltis_setup_section_start = Start
keltis_setup_punch = Før første spill: trykk alle delene forsiktig ut av rammene.
keltis_setup_board = Legg spillbrettet midt på bordet.
keltis_setup_tiles = Bland de { NUMBER($n) } stibrikkene med bildesiden ned; legg én på hver mørke stein og én på hver sluttstein.
keltis_setup_end_stones = De mørke steinene ligger underveis; sluttsteinen er den store ved enden av hver sti.
keltis_setup_tiles_up = Snu alle brikkene opp.
keltis_setup_figures = Sett de fire små figurene dine og den store på den store startsteinen, { NUMBER($n) } i alt.
keltis_setup_markers = Legg poengsteinen din foran felt 1 på poengsporet rundt brettet.
keltis_setup_leaves = Legg den store kløveren i din farge foran deg: den viser hvem som har hvilken farge.
keltis_setup_left = { $n ->
    [one] La fargen som ingen spiller med, ligge i esken.
   *[other] La de { NUMBER($n) } fargene som ingen spiller med, ligge i esken.
}
keltis_setup_shuffle = Stokk de { NUMBER($n) } kortene godt.
keltis_setup_remove = To spillere: legg { NUMBER($n) } av kortene som er igjen, tilbake i esken uten å se på dem.
keltis_setup_deal = Del ut { NUMBER($n) } kort til hver.
keltis_setup_pile = De andre { NUMBER($n) } kortene er trekkebunken, med bildesiden ned ved siden av brettet.
keltis_setup_discards = Sett av plass til fem kastebunker langs en kortside av brettet, én for hver farge.
keltis_setup_start = Den som sist var i Irland, begynner; har ingen vært der, begynner den eldste. Turen går med klokken.
keltis_piece_board = spillbrett
keltis_piece_wish_stones = ønskesteiner
keltis_piece_clovers = kløverbrikker
keltis_piece_point_tiles = poengbrikker ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = små figurer
keltis_piece_large_figures = store figurer
keltis_piece_markers = poengsteiner
keltis_piece_leaves = store kløvere
keltis_piece_cards = kort

## What gives points

keltis_points_figures = En figur, etter steinen den står på
keltis_points_start = startstein
keltis_points_step = stein { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, stor { SIGNED($large) }
keltis_points_wish_stones = Ønskesteiner
keltis_points_many = { NUMBER($n) } eller flere
keltis_points_tiles = Poengbrikker
keltis_points_tile = når du kommer dit, med en gang

## Rules

keltis_section_aim = Mål og spillbrett
keltis_section_setup = Forberedelser
keltis_section_turn = En tur
keltis_section_rows = Kortrader og figurer
keltis_section_tiles = Brikkene
keltis_section_end = Spillets slutt
keltis_section_scoring = Opptelling
keltis_rule_aim = Målet med spillet
keltis_rule_aim_text = Tallkort flytter figurene dine oppover stiene: jo lenger opp, jo flere poeng til slutt; figurer som knapt har kommet av gårde, gir minuspoeng. Ønskesteiner du plukker opp underveis, gir flere poeng, men har du for få av dem, gir de minus. Den med flest poeng vinner.
keltis_rule_paths = De fem stiene
keltis_rule_paths_text = Alle stiene begynner ved én stor startstein, og hver har { NUMBER($stones) } steiner; den siste er sluttsteinen. Ved siden av hver rad står det hva en figur er verdt der: de tre første radene er negative, de tre siste, verdt { $goal }, er målområdet.
keltis_rule_setup_figures = Figurer og farger
keltis_rule_setup_figures_text = Hver spiller har fire små figurer og én stor, en poengstein og en stor kløver i én farge. Alle figurene begynner på startsteinen.
keltis_rule_scoring_stone = Hvor poengsteinen begynner
keltis_rule_scoring_stone_text = Foran felt 1 på poengsporet: ingen har poeng ennå.
keltis_rule_colour_clover = Vise fargen din
keltis_rule_colour_clover_text = Legg den store kløveren foran deg, så alle vet hvilken farge du spiller med. Den er ikke en av stibrikkene.
keltis_rule_left_in_box = Det som blir i esken
keltis_rule_left_in_box_text = Med færre enn fire spillere: figurene, poengsteinene og de store kløverne i fargene som ingen spiller med. Alle { NUMBER($tiles) } brikkene brukes uansett antall, og alle kortene også, bortsett fra de { NUMBER($removed) } som to spillere legger tilbake.
keltis_rule_setup_tiles = Legge ut brikkene
keltis_rule_setup_tiles_text = Bland de { NUMBER($n) } brikkene med bildesiden ned: én legges på hver mørke stein, én på den store steinen ved enden av hver sti. Så snus alle opp. Slik ligger de forskjellig hver gang.
keltis_rule_tile_counts = Hvor mange brikker av hver sort
keltis_rule_tile_counts_text = { NUMBER($wish) } ønskesteiner, { NUMBER($clovers) } kløvere og poengbrikker: { NUMBER($ones) } med 1, { NUMBER($twos) } med 2, { NUMBER($threes) } med 3.
keltis_rule_setup_cards = Kort og hånd
keltis_rule_setup_cards_text = Fem farger med to kort av hver verdi fra 0 til 10 blir { NUMBER($cards) }. Stokk dem; hver spiller får { NUMBER($hand) } på hånden, og resten er trekkebunken med bildesiden ned ved siden av brettet.
keltis_rule_two_players = To spillere
keltis_rule_two_players_text = { NUMBER($n) } kort fra bunken legges tilbake i esken uten at noen ser dem. Ellers er alt som vanlig.
keltis_rule_start_player = Hvem som begynner
keltis_rule_start_player_text = Den som sist var i Irland. Lar det seg ikke avgjøre, begynner den eldste. Turen går med klokken.
keltis_rule_turn = En tur: spill ett kort, trekk ett
keltis_rule_turn_text = Du må spille nøyaktig ett kort, enten på en kastebunke eller i en av dine egne rader. Så trekker du ett med en gang, og turen går til neste spiller.
keltis_rule_discard = Kaste kort
keltis_rule_discard_text = I stedet for å bruke et kort kan du legge det åpent ved siden av brettet, helst langs en kortside, uten at noe skjer. Hver farge har sin egen kastebunke.
keltis_rule_draw = Trekke kort
keltis_rule_draw_text = Når du har spilt et kort, trekker du ett: det øverste i trekkebunken eller det øverste i en av kastebunkene. Da er du tilbake på { NUMBER($hand) } kort. Regelheftet gjør ikke unntak for kortet du nettopp kastet.
keltis_rule_rows = Stigende eller synkende rader
keltis_rule_rows_text = Du har én rad for hver farge. Den stiger eller synker; like verdier kan følge etter hverandre, og hull er greit. Det første kortet med en annen verdi bestemmer retningen. Lov: 3, 3, 6, 7, 7. Også lov: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Kortene i en rad forblir synlige
keltis_rule_row_visible_text = Hvert nytt kort legges åpent, litt forskjøvet nedover på det forrige, så alle verdiene i raden alltid kan leses.
keltis_rule_first_card = Første kort og flere kort i en farge
keltis_rule_first_card_text = Det første kortet i en farge setter en av figurene dine, hvilken du vil, på den første steinen på den stien ({ $first }). Hvert nytt kort i fargen flytter den figuren én stein videre.
keltis_rule_one_figure = Én egen figur på hver sti
keltis_rule_one_figure_text = Bare det første kortet i raden din setter en figur ut på stien; alle de andre flytter den samme figuren. Derfor har du aldri to på samme sti: fem figurer til fem stier.
keltis_rule_only_forward = Figurer går bare framover
keltis_rule_only_forward_text = Én stein om gangen. Ingen kort og ingen brikker flytter en figur bakover eller til en annen sti, verken dine eller andres.
keltis_rule_end_stone_card = Et kort til en ferdig sti
keltis_rule_end_stone_card_text = Står figuren din allerede på sluttsteinen ({ $value }), kan du med et nytt kort i den fargen flytte en hvilken som helst annen av figurene dine én stein i stedet.
keltis_rule_shared_stones = Flere figurer på en stein
keltis_rule_shared_stones_text = Regelheftet sier at figurer i ulike farger kan stå på samme sti. At de også kan dele en stein og ikke er i veien for hverandre, er vår tolkning.
keltis_rule_tile_points = Poengbrikker
keltis_rule_tile_points_text = Kommer du til en 1, 2 eller 3, flytter du poengsteinen så langt. Brikken blir liggende, så andre som kommer dit, får også poengene.
keltis_rule_tile_clover = Kløvere: hva en kløver gjør
keltis_rule_tile_clover_text = Kommer du til en kløver, kan du flytte en hvilken som helst av figurene dine én stein videre, også den som nettopp kom dit. Kløveren blir liggende.
keltis_rule_tile_chain = Kjeder
keltis_rule_tile_chain_text = Havner figuren som en kløver flyttet, på en brikke, kan du bruke den brikken også, og så videre.
keltis_rule_tile_wish_stone = Ønskesteiner
keltis_rule_tile_wish_stone_text = Kommer du til en ønskestein, tar du den og legger den åpent foran deg. Da er den borte fra stien.
keltis_rule_free_step_enters = Kan et fritt steg sette ut en ny figur?
keltis_rule_free_step_enters_text = Regelheftet sier ikke om en kløver, eller et kort til en ferdig sti, kan flytte en figur fra startsteinen ut på en sti. Her går det ikke, med mindre dere bestemmer noe annet under Valg.
keltis_rule_end_goal = Fem figurer i målområdet
keltis_rule_end_goal_text = Så snart den femte figuren kommer inn i de tre siste radene, uansett sti og rad, er spillet slutt. De fem kan ha hvilke farger som helst. Brikken som den femte havner på, teller ikke.
keltis_rule_goal_moves = Gå videre i målområdet
keltis_rule_goal_moves_text = En figur som går fra én rad i målområdet til den neste, telles ikke en gang til og avslutter ikke spillet. Bare figurer som kommer inn utenfra, regnes med blant de fem.
keltis_rule_end_deck = Det siste kortet
keltis_rule_end_deck_text = Så snart noen trekker det siste kortet i trekkebunken, er spillet slutt: ingen får en tur til, og kastebunkene stokkes ikke på nytt.
keltis_rule_final_scoring = Opptelling til slutt
keltis_rule_final_scoring_text = Begynn med det poengsteinen viser for poengbrikkene. Legg til eller trekk fra tallet ved siden av hver av figurene dine, to ganger for den store, og det ønskesteinene dine gir.
keltis_rule_figure_values = Hva figurene er verdt
keltis_rule_figure_values_text = Tallet ved siden av steinen: { $values } fra den første til den siste. Negative tall trekkes fra. Figurer på startsteinen gir ingenting.
keltis_rule_large_figure = Den store figuren
keltis_rule_large_figure_text = Den store figuren teller dobbelt, i pluss og i minus.
keltis_rule_wish_stone_table = Hva ønskesteinene er verdt
keltis_rule_wish_stone_table_text = Ingen { SIGNED($none) }, én { SIGNED($one) }, to { SIGNED($two) }, tre { SIGNED($three) }, fire { SIGNED($four) }, fem eller flere { SIGNED($five) }.
keltis_rule_score_track = Poengsporet
keltis_rule_score_track_text = Det har { NUMBER($fields) } felt. Etter det siste går poengsteinen videre fra 1, og { NUMBER($fields) } legges til. Underveis er det bare poengbrikker som flytter den; de fleste poengene kommer til slutt.
keltis_rule_below_zero = Når summen er 0 eller lavere
keltis_rule_below_zero_text = Poeng trekkes ganske enkelt fra, også under 0. Sporet har ikke felt for det, og regelheftet sier ikke hvor steinen da skal stå: husk summen, eller skriv den ned.
keltis_rule_winner = Hvem som vinner
keltis_rule_winner_text = Den med flest poeng. Er det likt, er det flere vinnere.

## What people say when they ask for a rule

keltis_asked =
    aim: mål, målet med spillet, hva går det ut på, hva handler det om, hva skal jeg gjøre, hensikt, poenget med spillet, oversikt, forklar, kortversjon, hvordan virker det, hvordan vinner jeg, bonus for å komme først i mål, hvorfor gå langt, hva gjør vi her, hva er vitsen, hva er poenget
    paths: hvor mange steg til toppen, hvor lang er en sti, felt, ruter, lengde, brett, kart, vei, hvor slutter minus på brettet, hvilke felt er negative, minusområde, hvilke rader er mål, mållinje, antall steiner på en sti, hva betyr tallene ved siden av stien, er fjerde rad positiv, når begynner plusspoeng, når får man minus på brettet, hvor går man i minus, hvor mange ruter er det opp, når kommer man i pluss
    setup-figures: hvor mange figurer får jeg, bønder, brikker, menn, meeples, figurer per spiller, de små, hvor står figurene mine før spillet, velge farge, hvilken farge, må jeg bruke alle figurene, startfelt, startstein, hvor mange brikker har hver spiller, hva får hver spiller, hvor mange menn har jeg, spillebrikkene mine
    scoring-stone-start: hvor begynner poengsteinen min, poengmarkør, markør, tellestein, hvor i begynnelsen, felt null, nullfelt, hvor starter poengbrikken min, sette poengsteinen før vi begynner
    colour-clover: hva er det store bladet foran meg til, pappkløver, hvem har hvilken farge, hvem er grønn, hvordan vet vi hvem som har hvilken farge, stor kløver, stort kløverblad, stort kløverblad i min farge, skal vi bruke den store kløveren
    left-in-box: hva blir til overs, utelate, ubrukt, legge bort, trengs ikke, med 3 spillere, tre spillere, færre spillere, bruker vi alle brikkene når vi er to, ta ut, i esken, hva skal ikke være med, hva legger vi tilbake i eska, hva tar vi ikke i bruk
    setup-tiles: hvor skal de små brikkene, sjetonger, plater, brikkene åpne eller skjulte, bildesiden opp, bildesiden ned, blande brikkene, stokke, legge ut, tilfeldig, mørke steiner, får sluttsteinen også en brikke, svarte steiner på brettet, hvor mange brikker ligger på brettet, hvilke steiner får en brikke, skal brikkene ligge opp ned, skal brikkene snus, hvor legges brikkene
    tile-counts: hvor mange ønskesteiner finnes det, hvor mange er det, i alt, til sammen, totalt, fordeling, hvor mange treere, telle brikkene, hvor mange kløvere, hvor mange poengbrikker, mangler noe, hvor mange finnes det av hver, antall ønskestener, hvor mange 3-poengsbrikker
    setup-cards: hvor mange kort begynner vi med, hvor mange kort på hånden, dele ut, utdeling, nullkort, hvor høyt går de, høyeste, laveste, tall, kortstokk, farger, hvor ofte er hvert kort i stokken, hvor mange kort er det i spillet, tallkort, hvor mange kort får hver, finnes det en null, kort på hånda
    two-players: bare oss to, to spillere, 2 spillere, par, duell, hva blir annerledes, kikke, se på kortene som ble tatt ut, hvor mange kort tas ut med to, mann mot mann, fjerne kort når vi er to, hvor mange kort skal bort, spille på to
    start-player: hvem starter, hvem begynner, startspiller, ingen har vært i Irland, aldri vært i Irland, yngst, eldst, hvilken retning spiller vi, venstre eller høyre, hvem er neste, hvem sin tur, ingen av oss har vært i irland, hvem skal begynne, hvem er eldst, hvilken vei går turen
    turn: kan jeg spille to kort, passe, stå over, må jeg spille et kort, hva kan jeg gjøre, rekkefølgen i en tur, trekke før eller etter, tvungen, plikt, handlinger, må jeg bruke kortet til å flytte, hva gjør man når det er sin tur, er det lov å stå over, kan jeg la være å legge kort, hvor mange kort legger jeg
    discard: kaste et kort, sitter fast, ingen av kortene passer, kan ikke spille noe, bli kvitt, dumpe, ubrukelig kort, hvor legges kastede kort, egne bunker, hvor mange kastebunker er det, lønner det seg å kaste, legge bort et kort, ikke bruke kortet, kan jeg hive et kort, hive kort, slippe å bruke kort, har ingen kort som passer
    draw: kan jeg ta fra kastebunken, ta tilbake det jeg nettopp kastet, bare det øverste eller hvilket som helst, håndgrense, fylle opp, hvor mange på hånden, hvilken bunke, se gjennom kastebunken, lete, bla, nytt kort, kan jeg ta kortet spilleren før meg kastet, kaste og ta samme kort, hvor trekker jeg fra, ta kortet motstanderen kastet, trekke kort, trekke fra kastebunken, hvor mange kort trekker jeg, ta fra de kastede kortene
    rows: samme tall to ganger, spille samme verdi igjen, like kort, bytte fra opp til ned, stigende, synkende, økende, minkende, kan jeg hoppe over tall, hull, andre rad i samme farge, begynte med 5, lavere, høyere, endre retning, snu retningen, rekke, sekvens, sammenhengende, i rekkefølge, begynne med 10 og gå ned, spille 4 etter 7, må jeg si opp eller ned, er retningen bestemt, må raden begynne på null, hvilket kort kan jeg legge nå, legge kort under et annet, sette inn kort imellom, legge på naboens rad, hvilke kort kan jeg legge, må tallene komme etter hverandre, kan jeg begynne høyt og gå nedover, hoppe over tall
    row-visible: må de gamle kortene være synlige, dekke til kort jeg har spilt, skjule, overlappe, se motstanderens rad, vifte ut, se hva noen har spilt, ligger kortene mine åpent, skal kortraden være åpen, kan jeg se de andres kort på bordet
    first-card: hvordan får jeg ut en figur, komme inn, begynne på en ny sti, forlate start, kan jeg velge hvilken figur, må den store gå først, når kan den store figuren ut, gå fram, flytte en figur, hvor langt flytter en figur, hvor settes en ny figur, to felt med ett kort, første kort i en farge, sette ut en figur, må jeg få ut alle figurene, bestemmer fargen på kortet hvilken figur som flyttes, kort i hvilken som helst farge, må jeg ta den store figuren først, hvilken figur tar jeg først, når flytter figuren, kan jeg vente med den store
    one-figure-a-path: to av mine egne figurer på samme sti, andre figur, begge på samme vei, to ganger, dobbelt, flere egne figurer på en farge
    only-forward: kan en figur gå tilbake, bakover, baklengs, sidelengs, rykke tilbake, sende hjem, bytte sti, over på en annen sti, dytte, slå ut noen, flytte motstanderens figur, kan jeg rykke bakover, kan noen sende meg tilbake, flytte nedover
    end-stone-card: alt på toppen og har fortsatt grønne kort, kort til en sti jeg er ferdig med, figuren er framme, kort til overs, hva gjør jeg med flere kort, maks, kløver eller kort på ferdig sti, flytte en annen figur i stedet, hva skjer når figuren min når slutten, figuren min er på toppen og jeg har flere kort i fargen, kort igjen i en farge som er ferdig, stien er ferdig
    shared-stones: motstander står på feltet mitt, kan to spillere stå på samme stein, opptatt, blokkere, blokkert, dytte ut noen, slå, slå ut, sammen, dele, fullt, er det en grense for hvor mange figurer på en stein, hvor mange spillere på en stein, samme felt, kan to stå sammen, er det lov å stå oppå hverandre
    tile-points: havnet på en 3, poengbrikke, tallbrikke, brukt opp etterpå, blir poengbrikkene liggende, kan neste spiller ta samme poengbrikke, igjen, straks, med en gang, trå på, flytte poengsteinen med en gang, teller poengene nå, når teller jeg en brikke, 1 2 3, får neste også poengene, tar man med seg poengbrikken
    tile-clover: lykkekløver, firkløver, kløverblad, må jeg bruke kløveren, hva skjer på en kløver, frivillig, bruke den på en annen figur, ekstra steg, bonustrekk, gratis steg, blir kløverbrikker fjernet, grønn brikke, hvor langt med kløver, hvilken figur flyttes, hvor mange steg gir en kløver, hvem sin figur, hva gjør kløverne, hva får jeg på kløver, må man bruke kløveren, gratis flytt
    tile-chain: kombo, kjedereaksjon, kløver på kløver, kan et fritt steg havne på en brikke, bonussteg utløser neste brikke, utløse, på rad, uendelig, brikke etter en kløver, kløver etter kløver, brikke nådd med fritt steg, lander på en ny brikke med kløver, får jeg brikken når kløveren flytter meg dit, kløver to ganger på rad
    tile-wish-stone: ønskestein, motstander tok ønskesteinen får jeg en, samle, beholde, plukke opp, havne på en ønskestein, hva skjer med ønskesteinen etterpå, andre spiller får ingen, først til mølla, må jeg ta ønskesteinen, kan en ønskestein tas to ganger, ønskesteinen er borte, hva gjør ønskestein, tar jeg med meg ønskesteinen, beholder jeg ønskesteinen
    free-step-enters: kan kløveren hente en ny figur fra start, bruke kløver til å begynne på ny sti, uten kort, åpne en sti, få ut ny figur med kløver, starte på ny sti med kløver
    end-goal: når er det slutt, spillet er over, hvordan slutter det, ferdig, må alle fem være mine, femte figur havner på ønskestein får jeg den, utføre brikken med den siste figuren, hvor mange figurer i mål avslutter spillet, stopp, utløse slutten, får alle en tur til, to figurer i mål samtidig, trekker jeg kort etter femte figur, hvem har siste tur, må den femte figuren stå øverst, når slutter det, fem i mål, hvor mange må i mål
    goal-moves: inne i målet, figur alt i mål, telles to ganger, fra 7 til 10, innenfor målområdet, flytte videre når man er i mål, går lenger opp i målområdet
    end-deck: tom for kort, trekkebunken er tom, bunken tar slutt, stokke på nytt, stokke kastebunken, ingen kort igjen, får alle en tur til på slutten, siste runde, like mange turer, når er det slutt, slutter spillet når bunken er tom, hvor mange kort er igjen, jeg trakk siste kort får jeg gjøre ferdig turen, flere runder, spiller vi mer enn én runde, tom for kort i bunken, ikke flere kort å trekke
    final-scoring: telle opp, legge sammen, sluttsum, regne ut, totalt, sluttopptelling, hvordan teller vi poeng, når gir figurer poeng, når får jeg poengene fra tallene ved radene, underveis eller til slutt, når teller ønskesteiner og den store figuren, hvordan regner vi poeng, poeng på slutten, når teller vi opp
    figure-values: hvor mye er den femte steinen verdt, verdien av en figur, koster figurer som aldri gikk ut noe, figurer på start minus, poeng for en figur, hvor mange poeng gir øverste stein, miste poeng, negativ, radverdier, hva er hver rad verdt, kan man tape poeng, hva er første stein verdt, minus fire, straff for å ikke flytte, figur som ikke flyttet seg, hva er figurene verdt, hvor mange poeng per rad, får jeg minus for figur som ikke har gått, hvor mange poeng på toppen
    large-figure: den store, storfigur, stor bonde, to ganger, dobbelt i minus også, doblet, hva er den store figuren til, stor figur på minus tre, telle minus to ganger, hvordan telles den store, poeng for den store figuren, dobbel poeng for stor figur, hva er spesielt med den store
    wish-stone-table: null ønskesteiner straff, sju ønskesteiner hvor mange poeng, jeg har ingen ønskesteiner, poeng for tre ønskesteiner, for få, seks, hvor mange ønskesteiner trenger jeg for å unngå minuspoeng, ikke nok ønskesteiner, 5 ønskesteiner, flere enn fem, tabell nede til høyre på brettet, verdien av ønskesteiner, gir ønskesteiner poeng, når teller ønskesteiner, 4 ønskesteiner, hvor mye er 3 ønskesteiner verdt, hva får jeg for ønskestener, poeng for ønskesteiner, minus for få ønskesteiner, hvor mange ønskesteiner bør jeg ha
    score-track: mer enn 50 poeng, over femti, forbi slutten av sporet, hva om jeg passerer 50, runde, rundt igjen, andre runde på sporet, når flytter vi poengsteinen, poengløype, kommet rundt poengsporet, flere enn 50
    below-zero: under null, negativ sum, poengene mine er negative, minuspoeng til slutt, i minus, mindre enn ingenting, kan man ende i minus, havnet under null
    winner: likt, uavgjort, to har like mange poeng, samme poengsum, tiebreak, delt seier, hvem har vunnet, flest poeng, hvordan finner vi vinneren, flere vinnere, hvem vinner ved likt, samme antall poeng
