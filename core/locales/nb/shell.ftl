# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Nytt parti
label_going_on = Pågår nå
label_earlier = Tidligere
label_bin = Papirkurv
label_bin_explained = Slettes etter 30 dager
label_menu_rematch = Omkamp: de samme spillerne, nestemann begynner
label_search_words = Ord fra navn, notater, spillet eller dagen, for eksempel 2026-11
label_key_search = søk
label_help_search = let etter partier
label_no_database = Det finnes ingen database ennå. Skallet lager en, og det gjør «import» og «restore» også.
label_no_text = Dette er ikke tekst i UTF-8.
label_bin_empty = Papirkurven er tom.
label_checklist = Forberedelser
label_table = Bord
label_options = Valg
label_seats = Plasser
label_log = Logg
label_rules = Regler
label_tidy_up = Rydding
label_phase_setting_up = forberedes
label_phase_playing = pågår
label_phase_finished = fullført
label_phase_abandoned = gitt opp
label_how_many = Hvor mange er med?
label_as_last_time = Samme plasser som sist
label_names_later = Navn og farger kan føres inn når som helst.
label_database_gone = Databasen er borte, men journalen eller sikkerhetskopiene finnes. Skallet henter dem tilbake, og det gjør «restore» også.
label_read_only = Partiene kan bare leses her: ingenting kan føres inn.

## A session

label_doubts_explained = Slik kan det ikke se ut på et ekte bord. Det sperrer ingenting.
label_doubts_soft = Dette er verdt en ekstra titt, eller det er ikke ført helt inn ennå.
label_recorded = lagret ved fullføring:
label_as_it_was = Bordet slik det var. Det du fører inn nå, retter loggen; Esc går tilbake til nå.
label_correcting = retting
label_will_replace = Neste oppføring erstatter:
label_will_insert = Neste oppføring kommer foran:
label_not_correctable = Bare det som skjedde i spillet, kan rettes; bruk «Angre» til dette.
label_taken_back = angret
label_log_corrected = rettet
label_set_aside = utelatt
label_after_end = etter slutten
label_default = standard
label_no_options = Dette spillet har ingen valg.
label_turn_order = I turrekkefølge, med klokken
label_begins = begynner
label_began = begynte
label_has_left = har gått
label_search = Søk:
label_related = Se også
label_nothing_found = Ingen treff. Prøv med færre ord.
label_no_points = Dette spillet har ingen poeng, eller det er ingen ennå.
label_no_rule = Denne linjen er en sum, eller den er oppgitt; det står ingen regel bak.
label_back_into_box = Tilbake i esken: sist ut, først inn

## The menu of a session

label_result_only = Før bare inn resultatet
label_result_explained = Poeng for alle, eller merk av hvem som vant. Summer som 3+6+2 går fint.
label_result_day = Spilt den (ÅÅÅÅ-MM-DD)
label_result_day_wrong = Spilt den: skriv dagen som 2026-01-31.
label_won = vant
label_write_note = Skriv et notat
label_noted = Notatet er lagret.
label_abandon = Gi opp uten resultat
label_ask_abandon = Gi opp dette partiet uten resultat? Det kan åpnes igjen.
label_delete = Legg i papirkurven
label_ask_delete = Legge dette partiet i papirkurven? Der blir det i 30 dager.
label_deleted = Lagt i papirkurven. Trykk b for å se den.
label_restored = Hentet tilbake fra papirkurven.
label_ask_remove = Fjerne dette fra loggen?
label_export_this = Dette partiet som fil
label_save_card = Skriv resultatet til en fil: .png, .svg eller .txt
label_save_bundle = Skriv til en fil
label_nothing_remembered = Ingenting ennå. Det dere forteller om eksemplaret deres mens dere spiller, for eksempel om brikkene, blir husket og kan rettes her.
label_ask_forget_thing = Glemme dette? Partier som brukte det, blir som de er.
label_yes = ja
label_no = nei

## Phones

label_games = Spill
label_history = Historikk
label_settings = Innstillinger
label_licences = Lisenser
label_licences_explained = Tallystone er fri programvare under MIT eller Apache 2.0. Den bygger på disse delene:
label_back = Tilbake
label_close = Lukk
label_more = Mer
label_cancel = Avbryt
label_start_set_up = Forbered
label_to_table = Til bordet
label_to_result = Resultat
label_reasons = Begrunnelse
label_points_table = Poeng
label_share = Del
label_share_text = Del som tekst
label_share_file = Del som fil
label_rematch = Spill igjen
label_difference = Det som skiller 1. og 2. plass
label_as_it_was_then = Slik det var
label_only_to_look = Bordet slik det var. Her kan ingenting føres inn.
label_back_to_now = Tilbake til nå
label_correct = Rett
label_insert_before = Sett inn foran
label_remove = Fjern
label_choose_line = Trykk på en linje for å rette den eller se bordet slik det var.
label_increase = én mer
label_decrease = én mindre
label_keypad_delete = Slett siste tegn
label_keypad_sign = Bytt fortegn
label_keypad_plus = Pluss
label_keypad_next = Neste
label_keypad_done = Ferdig
label_show_reasons = Viser begrunnelsen
label_whole_board = Hele brettet
label_show_below = Lenger ned
label_show_above = Tilbake til toppen
label_not_entered = ikke ført inn
label_show_choices = Viser hva som kan velges
label_all_ticked = Alt er på plass.
label_name = Navn
label_colour = Farge
label_shape = Form
label_move_up = Tidligere i turrekkefølgen
label_draw_start = Trekk startspiller
label_draw_seating = Trekk plassene
label_next_begins = Neste begynner
label_leave = Forlater bordet
label_come_back = Er tilbake
label_known_players = Har spilt her før
label_more_seats = Én plass til
label_fewer_seats = Én plass færre
label_keep_result = Lagre resultatet
label_open = Åpne
label_restore = Hent tilbake
label_empty_history = Ingenting her ennå. Et parti blir lagret fra første oppføring.
label_search_rules = Søk i reglene
label_theme = Utseende
label_theme_system = Som telefonen
label_theme_light = Lyst
label_theme_dark = Mørkt
label_language = Språk
label_text_size = Tekststørrelse
label_text_size_explained = Størrelsen er telefonens egen. En linje ved bordet ser da slik ut:
label_text_size_example = Ann: 2 av 3 sekker kommer fram til møllen.
label_backup = Sikkerhetskopi
label_backup_explained = Hver dag lages en kopi på denne telefonen, og telefonens egen sikkerhetskopi tar den med.
label_back_up_now = Lag en kopi nå
label_backed_up = Kopien er laget.
label_on_this_phone = Alt blir på denne telefonen: ingen konto, ikke noe internett.
label_version = Versjon
label_try_again = Prøv igjen
label_search_sessions = Søk i navn, spill, notater
label_all = Alle
label_unfinished = Ikke fullført
label_empty_bin = Tøm papirkurven
label_export_all = Alt som fil
label_import = Hent inn en fil
label_import_skip = La det som er her, være som det er
label_import_replace = Erstatt med det som kommer
label_import_both = Behold begge
label_copies = Kopier på denne telefonen
label_bring_back = Hent tilbake
label_first_start = Velg spillet som ligger på bordet. Først kommer forberedelsene, så poengene.
label_to_games = Til spillene
label_history_begins = Velg et spill, så står det her fra første oppføring.
label_statistics_begin = Seirer, snitt og rekorder står her når et parti er fullført.
label_players_begin = Den som tar en plass med navn, står her og foreslås ved neste bord.
label_another_table = Et annet bord
label_their_sessions = Spilte partier

## Keys

label_key_back = tilbake
label_key_help = hjelp
label_key_open = åpne
label_key_start = start
label_key_delete = slett
label_key_restore = hent tilbake
label_key_tick = kryss av
label_key_to_table = til bordet
label_key_rule = regel
label_key_choose = velg
label_key_replace = rett
label_key_insert = sett inn foran
label_key_remove = fjern
label_key_undo = angre
label_key_read = les
label_key_tap = trykk
label_key_details = detaljer
label_key_pen = penn
label_key_change = endre
label_key_flip = bytt
label_key_type = skriv
label_key_press = trykk
label_key_keep = lagre
label_key_cancel = avbryt
label_key_next = neste
label_key_next_seat = neste spiller
label_key_reasons = hvorfor
label_key_menu = meny
label_key_points = poeng
label_key_winner = vant
label_key_name = navn
label_key_colour = farge
label_key_shape = form
label_key_begins = begynner
label_key_draw_start = trekk startspiller
label_key_draw_seating = trekk plassene
label_key_order = flytt i rekkefølgen
label_key_leave = forlat bordet, kom tilbake
label_key_seats = flere, færre plasser
label_key_forget = glem
label_key_same_person = er samme person som
label_key_boards = brettene
label_quit = Avslutt

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Mellomrom
label_key_name_backspace = Backspace

## Help

label_help_move = gå fra det ene til det neste; på et brett fra felt til felt
label_help_enter = trykk på feltet, på knappen, slå av og på; på et valgt felt: videre til det som er ført inn om det
label_help_board = tilbake til brettet
label_help_pens = ta en annen penn
label_help_values = endre et tall eller et valg; du kan også skrive tallet, to sifre med Enter
label_help_numbers = skriv et tall eller en sum som 3+6+2, så Enter
label_help_undo = angre og gjør om
label_help_finish = fullfør, eller åpne igjen
label_help_reasons = hvorfor spilleren har disse poengene; alles poeng i en tabell
label_help_remarks = hele teksten om hva som skal gjøres, og hva som er greit å vite
label_help_doubts = det som er tvilsomt
label_help_menu = bare resultat, notat, omkamp, kort, fil, statistikk, spillere, det appen husker, hva som gir poeng, gi opp, slett, språk
label_help_views = forberedelser, bord, valg, plasser, logg, regler, rydding
label_help_lines = gå gjennom listen
label_help_open = åpne et parti, eller start et spill
label_help_players = på et spill: start det med så mange spillere
label_help_new = til spillene
label_help_bin = legg et parti i papirkurven; se i papirkurven
label_help_home_menu = statistikk, spillere, alt som fil, språk; på et spill: hva appen husker om det, hva som gir poeng
label_help_back = legg fra deg det du holder, så tilbake, til slutt ut; alt er lagret
label_help_next = til det neste du skal trykke på; er du der: trykk
label_help_seat_letter = en spillers bokstav: til tallene til den spilleren; igjen: til neste tall
label_help_lit = på et brett: gjennom feltene som lyser
label_help_rule = regelen bak det du står på
label_help_mouse = Musen virker også: felt, penner, knapper, faner, tall; hjulet ruller.

## Commands

label_lines_of_play = Trekkfølger, etter antall trekk:
label_no_sessions = Ingen partier ennå.
label_no_session_found = Fant ingen slike partier.
label_no_players = Ingen spillere ennå.
label_in_group = ved bordet nå
label_renamed = Navnet er endret.
label_merged = Slått sammen.
label_forgotten = Glemt.
label_no_reader = ingen leser fra dette røret; ingenting ble skrevet
label_something_else = der ligger det noe annet; velg et annet navn
label_stop = Stopp
label_stopped = Stoppet. Ingenting ble endret.
label_preview_only = Ingenting er endret ennå. Kjør uten --preview for å gjennomføre det.
label_no_backups = Ingen sikkerhetskopier ennå.
label_rescore_options = Valgene i dette spillet, med svarene dere kan velge mellom (--set VALG=SVAR):
label_as_played = som spilt
label_otherwise = annerledes
label_chosen = valgt
label_left_out = Utelatt:
label_welcome = Tallystone teller poeng ved bordet og sier hvorfor hvert poeng ble gitt.
label_worked_example = Et eksempel
label_type_next = Dette kan du skrive nå:
label_next_shell = i en terminal: velg et spill og spill
label_next_rules = reglene; legg til ord for å søke
label_next_score = tell opp en stilling, med begrunnelse
label_next_help = alt det andre

# What is looked at after a game
label_statistics = Statistikk
label_nothing_decided = Fant ingen liten endring av en enkelt oppføring som ville ha gitt en annen vinner.
label_not_verified = Ikke alle resultatene kunne bekreftes.
## Results for others

label_card_which_format = slutten på navnet sier hva som skal skrives: .png, .svg eller .txt; eller oppgi --format
label_card_no_file = En PNG skal i en fil: oppgi -o FIL.png
label_card_no_png = Dette programmet er bygd uten PNG. Bygg det med «--features png», eller skriv en SVG med -o FIL.svg
label_bgstats_one = En lenke rommer ett parti: nevn ett parti, eller skriv flere til en fil med --file -o plays.bgsplay
label_bgstats_none = Ingen partier er fullført ennå.

# Statistics and sharing in the apps
label_stats_all_games = Alle spill
label_stats_everybody = Alle
label_stats_any_number = Uansett antall spillere
label_stats_all_time = Alle år
label_stats_this_year = I år
label_stats_period = Periode
label_share_picture = Del som bilde
label_share_bgstats = Send til BG Stats
label_share_csv = Lagre som tabell (CSV)
label_result_card = Resultatkort
label_verify = Kontroller resultatet
label_verify_file = Kontroller en pakke
label_decided = Det som avgjorde

## Colours, shapes and pages of the iOS app

label_colour_red = rød
label_colour_yellow = gul
label_colour_green = grønn
label_colour_blue = blå
label_colour_purple = lilla
label_colour_orange = oransje
label_colour_brown = brun
label_colour_beige = beige
label_colour_black = svart
label_colour_white = hvit
label_colour_pink = rosa
label_colour_grey = grå
label_shape_circle = sirkel
label_shape_triangle = trekant
label_shape_square = firkant
label_shape_diamond = rombe
label_shape_pentagon = femkant
label_shape_hexagon = sekskant
label_shape_star = stjerne
label_shape_cross = kryss
label_players_page = Spillere
label_players_explained = Den som har tatt en plass med navn, blir husket. Gamle partier beholder navnene de ble spilt med.
label_same_person = Er samme person som
label_ask_same_person = Er dette én og samme person? Det første navnet tas da ut av listen.
label_forget = Glem
label_ask_forget = Ta denne spilleren ut av alle lister? Gamle partier beholder navnet.
label_take_back = Angre
label_took_back = Angret.
label_other_rules = Med andre valg
label_other_rules_explained = De samme oppføringene, talt opp med andre valg. Partiet blir som det er.
label_other_day = Spilt en annen dag
label_groups = Har spilt sammen i det siste
label_remembered = Det appen husker
label_remembered_explained = Det dere har fortalt om deres eget eksemplar av spillet, så ingen trenger å fortelle det to ganger. Spilte partier beholder det de hadde.
label_remembered_nothing = Ingenting ennå. Det dere forteller om brikker, verdier eller farger i eksemplaret deres mens dere spiller, blir lagret her.
label_ask_forget_remembered = Glemme dette? Dere kan fortelle det igjen i et hvilket som helst parti.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Partifil til BG Stats
label_verify_explained = Resultatet utledes på nytt fra bordet og loggen. Den som har samme kode, har samme resultat.
label_verify_nothing = Det er ingen partier i denne filen.
label_proof_code = Kode
label_rename = Endre navn
label_keep = Lagre
label_bgstats_explained = Hvis BG Stats ikke er på denne telefonen, åpner lenken en side i nettleseren, med spillernes navn i adressen.
label_nothing_opens = Ingenting på denne telefonen kan åpne dette.
label_saved = Lagret.
label_not_saved = Det kunne ikke lagres der. Prøv et annet sted.
label_not_read = Denne filen kan ikke leses. Prøv en annen.
label_is_up = har turen
label_other_number = Et annet tall

## Commands about cards

label_card_other_format = slutten på navnet og --format ber om forskjellige ting

## Rules, points and set-ups in the terminal

label_partly_found = Bare noen av ordene
label_other_editions = Andre utgaver
label_rule_option = Endres med valget
label_scoring = Hva som gir poeng
label_scoring_none = Dette spillet har ingen poeng å slå opp.
label_key_every_step = hvert steg
label_key_short_list = kort liste
label_help_tick = kryss av steget
label_help_step_rule = regelen bak steget
label_help_every_step = hvert steg, som første gang, eller den korte listen; huskes for hvert spill
label_help_advice = velg det som tilbys over listen
label_help_scoring = hva som gir poeng i dette spillet, og hvor mange

## Set-ups in the apps

label_every_step = Hvert steg, som første gang
label_take_advice = Spill slik

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Store poengtall
label_practice = Øvingsbord
label_practice_explained = Statistikken regner ikke med dette bordet.
label_hand_over = Fortsett på en annen telefon
label_hand_over_explained = Den andre telefonen åpner filen og spiller videre. Når den sender bordet tilbake på samme måte, blir begge slått sammen.
label_copy_folder = Kopi etter hvert parti
label_copy_folder_explained = Etter hvert avsluttet parti skrives en kopi av alt også til en mappe du velger.
label_choose_folder = Velg en mappe
label_copy_folder_off = Ikke lag flere kopier der
label_copy_folder_failed = Kopien kunne ikke skrives til mappen. Velg mappen på nytt.
label_shake_undo = Rist for å angre

## What a store shows

label_store_short = Poeng, forberedelser og regler for fem brettspill, med grunnen til hvert poeng.
label_store_about = Trykk på det som skjedde ved bordet: steiner på brettet, steg, brikker eller bare tallene. Summene kommer med en gang, med grunnen til hvert poeng. Alt som er ført inn, kan angres eller rettes senere. Et resultat kan deles som bilde, og statistikken husker hvem som vant.
label_store_rights = Spillene tilhører sine forfattere og forlag. Reglene er fortalt med våre egne ord.
label_store_subtitle = Spillpoeng med begrunnelse
label_store_keywords = brettspill,poeng,poengteller,stilling,poengblokk,resultat,regler,oppsett,statistikk,familie

## In a browser

label_elsewhere = Tallystone er åpen i en annen fane.
label_take_over = Fortsett her
label_taken_over = Tallystone fortsetter i en annen fane. Her kan ingenting føres inn lenger.
label_only_in_memory = Denne nettleseren lagrer ingenting for en side. Det som føres inn her, forsvinner når fanen lukkes.
