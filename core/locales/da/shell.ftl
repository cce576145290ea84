# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Nyt parti
label_going_on = I gang
label_earlier = Tidligere
label_bin = Papirkurv
label_bin_explained = Gemmes i 30 dage, så er det væk
label_menu_rematch = Revanche: de samme spillere, den næste starter
label_search_words = Ord fra navne, noter, spillet eller dagen, f.eks. 2026-11
label_key_search = søg
label_help_search = søg efter partier
label_no_database = Der er ingen database endnu. Terminalprogrammet opretter en, og det gør ”import” og ”restore” også.
label_no_text = Det her er ikke tekst i UTF-8.
label_bin_empty = Papirkurven er tom.
label_checklist = Opsætning
label_table = Bord
label_options = Valg
label_seats = Pladser
label_log = Log
label_rules = Regler
label_tidy_up = Oprydning
label_phase_setting_up = opsætning
label_phase_playing = i gang
label_phase_finished = afsluttet
label_phase_abandoned = afbrudt
label_how_many = Hvor mange er med?
label_as_last_time = Som I sad sidst
label_names_later = Navne og farver kan indtastes når som helst.
label_database_gone = Databasen er væk, men dens journal eller sikkerhedskopier er her endnu. Terminalprogrammet henter dem tilbage, og det gør ”restore” også.
label_read_only = Partierne kan kun læses her: Der kan ikke indtastes noget.

## A session

label_doubts_explained = Sådan kan det ikke se ud på et rigtigt bord. Det spærrer ikke for noget.
label_doubts_soft = Det er værd at se på, eller det er ikke helt indtastet endnu.
label_recorded = gemt ved afslutningen:
label_as_it_was = Bordet, som det var. Det, du indtaster nu, retter loggen; Esc fører tilbage til nu.
label_correcting = rettelse
label_will_replace = Næste indtastning erstatter:
label_will_insert = Næste indtastning kommer før:
label_not_correctable = Kun det, der skete i spillet, kan rettes; brug Fortryd til dette.
label_taken_back = fortrudt
label_log_corrected = rettet
label_set_aside = udeladt
label_after_end = efter slutningen
label_default = standard
label_no_options = Der er ingen valg i dette spil.
label_turn_order = I turrækkefølge, med uret
label_begins = starter
label_began = startede
label_has_left = er gået
label_search = Søg:
label_related = Beslægtet
label_nothing_found = Intet fundet. Prøv med færre ord.
label_no_points = Spillet har ingen point, eller der er ingen endnu.
label_no_rule = Denne linje er en sum, eller den er oplyst; der er ingen regel bag.
label_back_into_box = Tilbage i æsken: sidst ud, først ind

## The menu of a session

label_result_only = Indtast kun resultatet
label_result_explained = Point til alle, eller markér, hvem der vandt. Summer som 3+6+2 er også fine.
label_result_day = Spillet den (ÅÅÅÅ-MM-DD)
label_result_day_wrong = Spillet den: Skriv dagen som 2026-01-31.
label_won = vandt
label_write_note = Skriv en note
label_noted = Noten er gemt.
label_abandon = Afbryd uden resultat
label_ask_abandon = Vil du afbryde partiet uden resultat? Det kan åbnes igen.
label_delete = Læg i papirkurven
label_ask_delete = Vil du lægge partiet i papirkurven? Der bliver det i 30 dage.
label_deleted = Lagt i papirkurven. Tryk på b for at se den.
label_restored = Hentet tilbage fra papirkurven.
label_ask_remove = Vil du fjerne det fra loggen?
label_export_this = Partiet som fil
label_save_card = Skriv resultatet til en fil: .png, .svg eller .txt
label_save_bundle = Skriv til en fil
label_nothing_remembered = Intet endnu. Det, I fortæller om jeres eksemplar undervejs, f.eks. om brikkerne, bliver husket og kan rettes her.
label_ask_forget_thing = Skal det glemmes? Partier, der har brugt det, bliver, som de er.
label_yes = ja
label_no = nej

## Phones

label_games = Spil
label_history = Historik
label_settings = Indstillinger
label_licences = Licenser
label_licences_explained = Tallystone er fri software under MIT eller Apache 2.0. Den bygger på:
label_back = Tilbage
label_close = Luk
label_more = Mere
label_cancel = Annullér
label_start_set_up = Sæt op
label_to_table = Til bordet
label_to_result = Resultat
label_reasons = Hvorfor
label_points_table = Point
label_share = Del
label_share_text = Del som tekst
label_share_file = Del som fil
label_rematch = Spil igen
label_difference = Forskellen på nr. 1 og 2
label_as_it_was_then = Som det var
label_only_to_look = Bordet, som det var. Her kan der ikke indtastes noget.
label_back_to_now = Tilbage til nu
label_correct = Ret
label_insert_before = Indsæt før
label_remove = Fjern
label_choose_line = Tryk på en linje for at rette den eller se bordet, som det var.
label_increase = en mere
label_decrease = en mindre
label_keypad_delete = Slet sidste tegn
label_keypad_sign = Skift fortegn
label_keypad_plus = Plus
label_keypad_next = Næste
label_keypad_done = Færdig
label_show_reasons = Viser begrundelsen
label_whole_board = Hele pladen
label_show_below = Længere nede
label_show_above = Tilbage til toppen
label_not_entered = ikke indtastet
label_show_choices = Viser, hvad der kan vælges
label_all_ticked = Alt er på plads.
label_name = Navn
label_colour = Farve
label_shape = Form
label_move_up = Tidligere i rækkefølgen
label_draw_start = Træk lod om start
label_draw_seating = Træk lod om pladser
label_next_begins = Den næste starter
label_leave = Forlader bordet
label_come_back = Er tilbage
label_known_players = Har været med før
label_more_seats = En plads mere
label_fewer_seats = En plads mindre
label_keep_result = Gem resultatet
label_open = Åbn
label_restore = Hent tilbage
label_empty_history = Her er intet endnu. Et parti gemmes fra første indtastning.
label_search_rules = Søg i reglerne
label_theme = Udseende
label_theme_system = Som telefonen
label_theme_light = Lyst
label_theme_dark = Mørkt
label_language = Sprog
label_text_size = Tekststørrelse
label_text_size_explained = Størrelsen er telefonens egen. En linje ved bordet ser så sådan ud:
label_text_size_example = Ann: 2 af 3 sække når frem til møllen.
label_backup = Sikkerhedskopi
label_backup_explained = Der laves en kopi hver dag på telefonen, og telefonens egen sikkerhedskopi tager den med.
label_back_up_now = Lav en kopi nu
label_backed_up = Kopien er lavet.
label_on_this_phone = Alt bliver på denne telefon: ingen konto, intet netværk.
label_version = Version
label_try_again = Prøv igen
label_search_sessions = Søg i navne, spil, noter
label_all = Alle
label_unfinished = Uafsluttede
label_empty_bin = Tøm papirkurven
label_export_all = Alt som fil
label_import = Hent en fil ind
label_import_skip = Lad det, der er her, være
label_import_replace = Erstat med det nye
label_import_both = Behold begge
label_copies = Kopier på telefonen
label_bring_back = Hent tilbage
label_first_start = Vælg det spil, der ligger på bordet. Først kommer opsætningen, så pointene.
label_to_games = Til spillene
label_history_begins = Vælg et spil, så står det her fra første indtastning.
label_statistics_begin = Sejre, gennemsnit og rekorder står her, når et parti er afsluttet.
label_players_begin = Den, der spiller med under et navn, står her og bliver foreslået ved næste bord.
label_another_table = Et andet bord
label_their_sessions = Spillede partier

## Keys

label_key_back = tilbage
label_key_help = hjælp
label_key_open = åbn
label_key_start = start
label_key_delete = slet
label_key_restore = hent tilbage
label_key_tick = afkryds
label_key_to_table = til bordet
label_key_rule = regel
label_key_choose = vælg
label_key_replace = ret
label_key_insert = indsæt før
label_key_remove = fjern
label_key_undo = fortryd
label_key_read = læs
label_key_tap = tryk
label_key_details = detaljer
label_key_pen = pen
label_key_change = ændr
label_key_flip = skift
label_key_type = skriv
label_key_press = tryk
label_key_keep = gem
label_key_cancel = annullér
label_key_next = næste
label_key_next_seat = næste spiller
label_key_reasons = hvorfor
label_key_menu = menu
label_key_points = point
label_key_winner = vandt
label_key_name = navn
label_key_colour = farve
label_key_shape = form
label_key_begins = starter
label_key_draw_start = træk lod om start
label_key_draw_seating = træk lod om pladser
label_key_order = flyt i rækkefølgen
label_key_leave = gå, kom tilbage
label_key_seats = flere, færre pladser
label_key_forget = glem
label_key_same_person = er samme person som
label_key_boards = pladerne
label_quit = Luk

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Mellemrum
label_key_name_backspace = Backspace

## Help

label_help_move = gå fra det ene til det næste; på en plade fra felt til felt
label_help_enter = tryk på feltet eller knappen, skift; på et valgt felt: videre til det, der kan angives om det
label_help_board = tilbage til pladen
label_help_pens = tag en anden pen
label_help_values = ændr et antal eller valg; også med cifre, tocifrede tal med Enter
label_help_numbers = skriv et tal eller en sum som 3+6+2, så Enter
label_help_undo = fortryd og gentag
label_help_finish = afslut, eller åbn igen
label_help_reasons = hvorfor spilleren har disse point; alles point i en tabel
label_help_remarks = hvad der skal gøres, i fuld længde, og godt at vide
label_help_doubts = hvad der er tvivlsomt
label_help_menu = kun resultat, note, revanche, resultatkort, fil, statistik, spillere, det huskede, hvad der giver point, afbryd, slet, sprog
label_help_views = opsætning, bord, valg, pladser, log, regler, oprydning
label_help_lines = gå gennem listen
label_help_open = åbn et parti, eller start et spil
label_help_players = på et spil: start det med så mange spillere
label_help_new = til spillene
label_help_bin = læg et parti i papirkurven; se i papirkurven
label_help_home_menu = statistik, spillere, alt som fil, sprog; på et spil: hvad der er husket om det, hvad der giver point
label_help_back = slip det, du har fat i, så tilbage, og til sidst ud; alt bliver gemt
label_help_next = til det næste, der skal trykkes på; er du der: tryk
label_help_seat_letter = en spillers bogstav: til spillerens tal; igen: videre til det næste af dem
label_help_lit = på en plade: gennem de felter, der lyser
label_help_rule = reglen bag det, du står på
label_help_mouse = Musen virker også: felter, penne, knapper, faner, tal; hjulet ruller.

## Commands

label_lines_of_play = Spilforløb efter antal træk:
label_no_sessions = Ingen partier endnu.
label_no_session_found = Ingen partier passer til søgningen.
label_no_players = Ingen spillere endnu.
label_in_group = ved bordet nu
label_renamed = Omdøbt.
label_merged = Slået sammen.
label_forgotten = Glemt.
label_no_reader = ingen læser fra denne pipe; intet blev skrevet
label_something_else = der ligger allerede noget andet; vælg et andet navn
label_stop = Stop
label_stopped = Stoppet. Intet blev ændret.
label_preview_only = Intet er ændret endnu. Uden --preview sker det.
label_no_backups = Ingen sikkerhedskopier endnu.
label_rescore_options = Spillets valg med de svar, der kan vælges (--set VALG=SVAR):
label_as_played = som I spillede
label_otherwise = med andre valg
label_chosen = valgt
label_left_out = Udeladt:
label_welcome = Tallystone holder styr på pointene ved bordet og siger, hvor hvert af dem kommer fra.
label_worked_example = Et eksempel
label_type_next = Det kan du skrive nu:
label_next_shell = i en terminal: vælg et spil, og gå i gang
label_next_rules = reglerne; tilføj ord for at søge
label_next_score = gør en stilling op, med begrundelse
label_next_help = alt det andet

# What is looked at after a game
label_statistics = Statistik
label_nothing_decided = Ingen lille ændring af en enkelt indtastning ville have givet en anden vinder.
label_not_verified = Ikke alle resultater kunne bekræftes.
## Results for others

label_card_which_format = Navnets endelse siger, hvad der skal skrives: .png, .svg eller .txt; eller angiv --format
label_card_no_file = En PNG skal i en fil: Angiv -o FIL.png
label_card_no_png = Programmet er bygget uden PNG. Byg det med ”--features png”, eller skriv en SVG med -o FIL.svg
label_bgstats_one = Et link rummer ét parti: Angiv ét, eller skriv flere til en fil med --file -o plays.bgsplay
label_bgstats_none = Intet parti er afsluttet endnu.

# Statistics and sharing in the apps
label_stats_all_games = Alle spil
label_stats_everybody = Alle
label_stats_any_number = Uanset antal spillere
label_stats_all_time = Hele perioden
label_stats_this_year = I år
label_stats_period = Periode
label_share_picture = Del som billede
label_share_bgstats = Send til BG Stats
label_share_csv = Gem som tabel (CSV)
label_result_card = Resultatkort
label_verify = Tjek resultatet
label_verify_file = Tjek en pakke
label_decided = Hvad der afgjorde det

## Colours, shapes and pages of the iOS app

label_colour_red = rød
label_colour_yellow = gul
label_colour_green = grøn
label_colour_blue = blå
label_colour_purple = lilla
label_colour_orange = orange
label_colour_brown = brun
label_colour_beige = beige
label_colour_black = sort
label_colour_white = hvid
label_colour_pink = lyserød
label_colour_grey = grå
label_shape_circle = cirkel
label_shape_triangle = trekant
label_shape_square = kvadrat
label_shape_diamond = rombe
label_shape_pentagon = femkant
label_shape_hexagon = sekskant
label_shape_star = stjerne
label_shape_cross = kryds
label_players_page = Spillere
label_players_explained = Alle, der har spillet med under et navn, bliver husket. Gamle partier beholder de navne, de blev spillet med.
label_same_person = Er samme person som
label_ask_same_person = Er de den samme person? Så tages det første navn af listen.
label_forget = Glem
label_ask_forget = Vil du fjerne spilleren fra alle lister? Gamle partier beholder navnet.
label_take_back = Fortryd
label_took_back = Fortrudt.
label_other_rules = Med andre valg
label_other_rules_explained = De samme indtastninger, gjort op efter andre valg. Partiet bliver, som det er.
label_other_day = Spillet en anden dag
label_groups = Spillede sammen for nylig
label_remembered = Det, der er husket
label_remembered_explained = Hvad I har fortalt om jeres eget eksemplar af spillet, så ingen skal fortælle det to gange. Spillede partier beholder det, de havde.
label_remembered_nothing = Intet endnu. Det, I undervejs fortæller om brikker, værdier eller farver i jeres eksemplar, gemmes her.
label_ask_forget_remembered = Skal det glemmes? Det kan fortælles igen i ethvert parti.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Partifil til BG Stats
label_verify_explained = Resultatet beregnes igen ud fra bordet og loggen. Har I samme kode, har I samme resultat.
label_verify_nothing = Der er intet parti i denne fil.
label_proof_code = Kode
label_rename = Omdøb
label_keep = Gem
label_bgstats_explained = Er BG Stats ikke på telefonen, åbner linket en side i browseren med spillernes navne i adressen.
label_nothing_opens = Intet på telefonen kan åbne det her.
label_saved = Gemt.
label_not_saved = Det kunne ikke gemmes der. Prøv et andet sted.
label_not_read = Filen kan ikke læses. Prøv en anden.
label_is_up = har turen
label_other_number = Et andet tal

## Commands about cards

label_card_other_format = Navnets endelse og --format beder om noget forskelligt

## Rules, points and set-ups in the terminal

label_partly_found = Kun nogle af ordene
label_other_editions = Andre udgaver
label_rule_option = Valget, der ændrer det
label_scoring = Hvad der giver point
label_scoring_none = Spillet har ingen point at slå op.
label_key_every_step = hvert trin
label_key_short_list = kort liste
label_help_tick = afkryds trinnet
label_help_step_rule = reglen bag trinnet
label_help_every_step = hvert trin, som første gang, eller den korte liste; huskes for hvert spil
label_help_advice = vælg det, der foreslås over listen
label_help_scoring = hvad der giver hvor mange point i spillet

## Set-ups in the apps

label_every_step = Hvert trin, som første gang
label_take_advice = Spil sådan

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Store pointtal
label_practice = Øvebord
label_practice_explained = Statistikken tæller ikke dette bord med.
label_hand_over = Fortsæt på en anden telefon
label_hand_over_explained = Den anden telefon åbner filen og spiller videre. Når den sender bordet tilbage på samme måde, bliver begge lagt sammen.
label_copy_folder = Kopi efter hvert parti
label_copy_folder_explained = Efter hvert afsluttet parti skrives en kopi af alt også til en mappe, som du vælger.
label_choose_folder = Vælg en mappe
label_copy_folder_off = Lav ikke flere kopier dér
label_copy_folder_failed = Kopien kunne ikke skrives til den mappe. Vælg mappen igen.
label_shake_undo = Ryst for at fortryde

## What a store shows

label_store_short = Point, opsætning og regler til fem brætspil, med grunden til hvert point.
label_store_about = Tryk på det, der skete ved bordet: sten på brættet, skridt, brikker eller kun tallene. Summerne kommer med det samme, med grunden til hvert point. Hver indtastning kan fortrydes eller rettes senere. Et resultat kan deles som billede, og statistikken husker, hvem der vandt.
label_store_rights = Spillene tilhører deres forfattere og forlag. Reglerne er fortalt med vores egne ord.
label_store_subtitle = Spilpoint med begrundelse
label_store_keywords = brætspil,point,pointtæller,stilling,pointblok,resultat,regler,opstilling,statistik,familie

## In a browser

label_elsewhere = Tallystone er åben i en anden fane.
label_take_over = Fortsæt her
label_taken_over = Tallystone fortsætter i en anden fane. Her kan der ikke længere indtastes noget.
label_only_in_memory = Denne browser gemmer ikke noget for en side. Det, der indtastes her, forsvinder, når fanen lukkes.
