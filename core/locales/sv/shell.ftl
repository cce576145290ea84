# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Nytt parti
label_going_on = Pågår
label_earlier = Tidigare
label_bin = Papperskorg
label_bin_explained = Sparas i 30 dagar, sedan raderas det
label_menu_rematch = Revansch: samma spelare, nästa börjar
label_search_words = Ord ur namn, anteckningar, spel eller dag, till exempel 2026-11
label_key_search = sök
label_help_search = sök efter partier
label_no_database = Det finns ingen databas. Skalet skapar en, och det gör ”import” och ”restore” också.
label_no_text = Det här är inte text i UTF-8.
label_bin_empty = Papperskorgen är tom.
label_checklist = Förberedelser
label_table = Bord
label_options = Alternativ
label_seats = Platser
label_log = Logg
label_rules = Regler
label_tidy_up = Städa
label_phase_setting_up = förbereds
label_phase_playing = pågår
label_phase_finished = avslutat
label_phase_abandoned = avbrutet
label_how_many = Hur många är med?
label_as_last_time = Som ni satt förra gången
label_names_later = Namn och färger kan föras in när som helst.
label_database_gone = Databasen är borta, men dess journal eller säkerhetskopior finns kvar. Skalet hämtar tillbaka dem, och det gör ”restore” också.
label_read_only = Partierna kan bara läsas här: inget kan föras in.

## A session

label_doubts_explained = Så kan det inte se ut på ett riktigt bord. Det hindrar ingenting.
label_doubts_soft = Värt en titt, eller ännu inte helt infört.
label_recorded = noterat när partiet avslutades:
label_as_it_was = Bordet som det var. Det du för in nu rättar loggen; Esc tar dig tillbaka till nu.
label_correcting = rättar
label_will_replace = Nästa post ersätter:
label_will_insert = Nästa post hamnar före:
label_not_correctable = Bara det som hände i spelet kan rättas; ångra det här i stället.
label_taken_back = ångrat
label_log_corrected = rättat
label_set_aside = utelämnat
label_after_end = efter slutet
label_default = förval
label_no_options = Det här spelet har inga alternativ.
label_turn_order = I turordning, medurs
label_begins = börjar
label_began = började
label_has_left = har gått
label_search = Sök:
label_related = Relaterat
label_nothing_found = Inget hittades. Prova med färre ord.
label_no_points = Det här spelet har inga poäng, eller så finns det inga än.
label_no_rule = Raden är en summa eller en uppgift; det finns ingen regel bakom den.
label_back_into_box = Tillbaka i lådan: sist ut, först in

## The menu of a session

label_result_only = För bara in resultatet
label_result_explained = Poäng för alla, eller markera vem som vann. Summor som 3+6+2 går bra.
label_result_day = Spelat (ÅÅÅÅ-MM-DD)
label_result_day_wrong = Spelat: en dag skrivs som 2026-01-31.
label_won = vann
label_write_note = Anteckna
label_noted = Anteckningen är sparad.
label_abandon = Avbryt utan resultat
label_ask_abandon = Avbryta partiet utan resultat? Det går att öppna igen.
label_delete = Lägg i papperskorgen
label_ask_delete = Lägga partiet i papperskorgen? Det finns kvar där i 30 dagar.
label_deleted = Ligger i papperskorgen. Tryck b för att se den.
label_restored = Återställt ur papperskorgen.
label_ask_remove = Ta bort det här ur loggen?
label_export_this = Partiet som fil
label_save_card = Skriv resultatet till en fil: .png, .svg eller .txt
label_save_bundle = Skriv till en fil
label_nothing_remembered = Inget än. Det ni berättar om ert exemplar medan ni spelar, till exempel om brickorna, sparas och kan rättas här.
label_ask_forget_thing = Glömma det här? Partier där det användes förblir som de är.
label_yes = ja
label_no = nej

## Phones

label_games = Spel
label_history = Historik
label_settings = Inställningar
label_licences = Licenser
label_licences_explained = Tallystone är fri programvara under MIT eller Apache 2.0. Den bygger på:
label_back = Tillbaka
label_close = Stäng
label_more = Mer
label_cancel = Avbryt
label_start_set_up = Förbered
label_to_table = Till bordet
label_to_result = Resultat
label_reasons = Förklaring
label_points_table = Poäng
label_share = Dela
label_share_text = Dela som text
label_share_file = Dela som fil
label_rematch = Spela igen
label_difference = Skillnaden mellan ettan och tvåan
label_as_it_was_then = Som det var
label_only_to_look = Bordet som det var. Här kan inget föras in.
label_back_to_now = Tillbaka till nu
label_correct = Rätta
label_insert_before = Infoga före
label_remove = Ta bort
label_choose_line = Tryck på en rad för att rätta den eller se bordet som det var.
label_increase = öka
label_decrease = minska
label_keypad_delete = Radera sista tecknet
label_keypad_sign = Byt tecken
label_keypad_plus = Plus
label_keypad_next = Nästa
label_keypad_done = Klar
label_show_reasons = Visar förklaringen
label_whole_board = Hela planen
label_show_below = Längre ner
label_show_above = Tillbaka upp
label_not_entered = inte infört
label_show_choices = Visar vad man kan välja
label_all_ticked = Allt är på plats.
label_name = Namn
label_colour = Färg
label_shape = Form
label_move_up = Tidigare i turordningen
label_draw_start = Lotta vem som börjar
label_draw_seating = Lotta platserna
label_next_begins = Nästa börjar
label_leave = Lämnar bordet
label_come_back = Är tillbaka
label_known_players = Har spelat här förut
label_more_seats = En plats till
label_fewer_seats = En plats färre
label_keep_result = Spara resultatet
label_open = Öppna
label_restore = Ta upp ur papperskorgen
label_empty_history = Inget här än. Ett parti sparas från den första posten.
label_search_rules = Sök i reglerna
label_theme = Utseende
label_theme_system = Som telefonen
label_theme_light = Ljust
label_theme_dark = Mörkt
label_language = Språk
label_text_size = Textstorlek
label_text_size_explained = Storleken är telefonens egen. En rad vid bordet ser då ut så här:
label_text_size_example = Ann: 2 av 3 säckar kommer fram till kvarnen.
label_backup = Säkerhetskopia
label_backup_explained = Varje dag görs en kopia på den här telefonen, och telefonens egen säkerhetskopiering tar med den.
label_back_up_now = Gör en kopia nu
label_backed_up = Kopian är klar.
label_on_this_phone = Allt stannar på den här telefonen: inget konto, inget nät.
label_version = Version
label_try_again = Försök igen
label_search_sessions = Sök namn, spel, anteckningar
label_all = Alla
label_unfinished = Oavslutade
label_empty_bin = Töm papperskorgen
label_export_all = Allt som fil
label_import = Läs in en fil
label_import_skip = Låt det som finns här vara
label_import_replace = Ersätt med det som kommer in
label_import_both = Behåll båda
label_copies = Kopior på den här telefonen
label_bring_back = Återställ
label_first_start = Välj spelet som ligger på bordet. Först kommer förberedelserna, sedan poängen.
label_to_games = Till spelen
label_history_begins = Välj ett spel, så finns det här från den första posten.
label_statistics_begin = Vinster, snitt och rekord visas här när ett parti är avslutat.
label_players_begin = Den som tar plats med ett namn visas här och föreslås vid nästa bord.
label_another_table = Ett annat bord
label_their_sessions = Spelade partier

## Keys

label_key_back = tillbaka
label_key_help = hjälp
label_key_open = öppna
label_key_start = starta
label_key_delete = radera
label_key_restore = återställ
label_key_tick = bocka av
label_key_to_table = till bordet
label_key_rule = regel
label_key_choose = välj
label_key_replace = rätta
label_key_insert = infoga före
label_key_remove = ta bort
label_key_undo = ångra
label_key_read = läs
label_key_tap = tryck
label_key_details = detaljer
label_key_pen = penna
label_key_change = ändra
label_key_flip = växla
label_key_type = skriv
label_key_press = tryck
label_key_keep = spara
label_key_cancel = avbryt
label_key_next = nästa
label_key_next_seat = nästa spelare
label_key_reasons = förklaring
label_key_menu = meny
label_key_points = poäng
label_key_winner = vann
label_key_name = namn
label_key_colour = färg
label_key_shape = form
label_key_begins = börjar
label_key_draw_start = lotta vem som börjar
label_key_draw_seating = lotta platserna
label_key_order = ändra turordningen
label_key_leave = lämna, kom tillbaka
label_key_seats = fler, färre platser
label_key_forget = glöm
label_key_same_person = är samma person som
label_key_boards = planerna
label_quit = Stäng

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Blanksteg
label_key_name_backspace = Backspace

## Help

label_help_move = gå från det ena till det andra; på en plan från ruta till ruta
label_help_enter = tryck på rutan eller knappen, växla; på en vald ruta: vidare till uppgifterna om den
label_help_board = tillbaka till planen
label_help_pens = ta en annan penna
label_help_values = ändra antal eller val; siffror går också, tvåsiffriga tal med Enter
label_help_numbers = skriv ett tal eller en summa som 3+6+2, sedan Enter
label_help_undo = ångra och gör om
label_help_finish = avsluta eller öppna igen
label_help_reasons = varför en spelare har sina poäng; allas poäng i en tabell
label_help_remarks = vad som ska göras, i sin helhet, och vad som är bra att veta
label_help_doubts = vad som är tveksamt
label_help_menu = bara resultat, anteckning, revansch, kort, fil, statistik, spelare, det som sparats, vad som ger poäng, avbryt, radera, språk
label_help_views = förberedelser, bord, alternativ, platser, logg, regler, städa
label_help_lines = bläddra i listan
label_help_open = öppna ett parti eller starta ett spel
label_help_players = på ett spel: starta med så många spelare
label_help_new = till spelen
label_help_bin = lägg ett parti i papperskorgen; titta i den
label_help_home_menu = statistik, spelare, allt som fil, språk; på ett spel: vad som sparats om det, vad som ger poäng
label_help_back = släpp det du håller på med, sedan tillbaka, till sist ut; allt sparas
label_help_next = till det som ska göras härnäst; är du redan där: tryck på det
label_help_seat_letter = en spelares bokstav: till spelarens tal; igen: till nästa av dem
label_help_lit = på en plan: genom rutorna som lyser
label_help_rule = regeln bakom det som är markerat
label_help_mouse = Musen fungerar också: rutor, pennor, knappar, flikar, tal; rulla med hjulet.

## Commands

label_lines_of_play = Dragföljder efter antal drag:
label_no_sessions = Inga partier än.
label_no_session_found = Inget parti hittades.
label_no_players = Inga spelare än.
label_in_group = vid bordet nu
label_renamed = Omdöpt.
label_merged = Sammanslagna.
label_forgotten = Har tagits bort.
label_no_reader = ingen läser från detta rör; inget skrevs
label_something_else = något annat finns där; välj ett annat namn
label_stop = Stoppa
label_stopped = Stoppat. Inget ändrades.
label_preview_only = Inget är ändrat än. Kör utan --preview för att göra det.
label_no_backups = Inga säkerhetskopior än.
label_rescore_options = Spelets alternativ med svaren att välja bland (--set ALTERNATIV=SVAR):
label_as_played = som ni spelade
label_otherwise = annorlunda räknat
label_chosen = valt
label_left_out = Utelämnat:
label_welcome = Tallystone räknar poängen vid bordet och säger varför varje poäng gavs.
label_worked_example = Ett exempel
label_type_next = Så går du vidare:
label_next_shell = i en terminal: välj ett spel och spela
label_next_rules = spelets regler; lägg till ord för att söka
label_next_score = räkna en ställning, med förklaring
label_next_help = allt annat

# What is looked at after a game
label_statistics = Statistik
label_nothing_decided = Ingen liten ändring av en enda post hade gett en annan vinnare.
label_not_verified = Inte alla resultat kunde verifieras.
## Results for others

label_card_which_format = slutet på namnet säger vad som ska skrivas: .png, .svg eller .txt; eller ange --format
label_card_no_file = En PNG måste skrivas till en fil: ange -o FIL.png
label_card_no_png = Det här programmet är byggt utan PNG. Bygg det med ”--features png”, eller skriv en SVG med -o FIL.svg
label_bgstats_one = En länk rymmer ett parti: ange ett parti, eller skriv flera till en fil med --file -o plays.bgsplay
label_bgstats_none = Inget parti är avslutat än.

# Statistics and sharing in the apps
label_stats_all_games = Alla spel
label_stats_everybody = Alla
label_stats_any_number = Valfritt antal spelare
label_stats_all_time = Sedan början
label_stats_this_year = I år
label_stats_period = Period
label_share_picture = Dela som bild
label_share_bgstats = Skicka till BG Stats
label_share_csv = Spara som tabell (CSV)
label_result_card = Resultatkort
label_verify = Verifiera resultatet
label_verify_file = Verifiera ett paket
label_decided = Vad som avgjorde

## Colours, shapes and pages of the iOS app

label_colour_red = röd
label_colour_yellow = gul
label_colour_green = grön
label_colour_blue = blå
label_colour_purple = lila
label_colour_orange = orange
label_colour_brown = brun
label_colour_beige = beige
label_colour_black = svart
label_colour_white = vit
label_colour_pink = rosa
label_colour_grey = grå
label_shape_circle = cirkel
label_shape_triangle = triangel
label_shape_square = kvadrat
label_shape_diamond = romb
label_shape_pentagon = femhörning
label_shape_hexagon = sexhörning
label_shape_star = stjärna
label_shape_cross = kors
label_players_page = Spelare
label_players_explained = Den som tagit plats med ett namn är sparad. Gamla partier behåller namnen som de spelades med.
label_same_person = Är samma person som
label_ask_same_person = Är det här en och samma person? Det första namnet tas då bort från listan.
label_forget = Glöm
label_ask_forget = Ta bort spelaren från alla listor? Gamla partier behåller namnet.
label_take_back = Ångra
label_took_back = Ångrat.
label_other_rules = Med andra alternativ
label_other_rules_explained = Samma poster, räknade med andra alternativ. Partiet förblir som det är.
label_other_day = Spelat en annan dag
label_groups = Har spelat ihop på sistone
label_remembered = Det som sparats
label_remembered_explained = Det ni har berättat om ert eget exemplar av spelet, så att ingen behöver säga det två gånger. Spelade partier behåller det de hade.
label_remembered_nothing = Inget än. Det ni berättar om brickor, värden eller färger i ert exemplar medan ni spelar sparas här.
label_ask_forget_remembered = Glömma det här? Det kan berättas igen i vilket parti som helst.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Partifil för BG Stats
label_verify_explained = Resultatet räknas fram på nytt ur bordet och loggen. Den som har samma kod har samma resultat.
label_verify_nothing = Det finns inget parti i den här filen.
label_proof_code = Kod
label_rename = Byt namn
label_keep = Spara
label_bgstats_explained = Finns BG Stats inte på telefonen öppnar länken en sida i webbläsaren, med spelarnas namn i adressen.
label_nothing_opens = Inget på den här telefonen kan öppna det.
label_saved = Sparat.
label_not_saved = Det gick inte att spara där. Prova ett annat ställe.
label_not_read = Filen kan inte läsas. Prova en annan.
label_is_up = är på tur
label_other_number = Ett annat tal

## Commands about cards

label_card_other_format = slutet på namnet och --format säger olika saker

## Rules, points and set-ups in the terminal

label_partly_found = Bara några av orden
label_other_editions = Andra utgåvor
label_rule_option = Ändras med alternativet
label_scoring = Vad som ger poäng
label_scoring_none = Det här spelet har inga poäng att slå upp.
label_key_every_step = varje steg
label_key_short_list = kort lista
label_help_tick = bocka av steget
label_help_step_rule = regeln bakom steget
label_help_every_step = varje steg, som första gången, eller den korta listan; sparas per spel
label_help_advice = välj det som erbjuds ovanför listan
label_help_scoring = vad som ger hur många poäng i spelet

## Set-ups in the apps

label_every_step = Varje steg, som första gången
label_take_advice = Spela så

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Stora poängtal
label_practice = Övningsbord
label_practice_explained = Statistiken räknar inte med det här bordet.
label_hand_over = Fortsätt på en annan telefon
label_hand_over_explained = Den andra telefonen öppnar filen och spelar vidare. När bordet skickas tillbaka på samma sätt läggs båda ihop.
label_copy_folder = Kopia efter varje parti
label_copy_folder_explained = Efter varje avslutat parti skrivs en kopia av allt också till en mapp som du väljer.
label_choose_folder = Välj en mapp
label_copy_folder_off = Gör inga fler kopior där
label_copy_folder_failed = Kopian kunde inte skrivas till den mappen. Välj mappen igen.
label_shake_undo = Skaka för att ångra

## What a store shows

label_store_short = Poäng, förberedelser och regler för fem brädspel, med skälet till varje poäng.
label_store_about = Tryck på det som hände vid bordet: stenar på spelplanen, steg, brickor eller bara talen. Summorna kommer genast, med skälet till varje poäng. Varje notering kan ångras eller rättas senare. Ett resultat kan delas som bild, och statistiken minns vem som vann.
label_store_rights = Spelen tillhör sina upphovspersoner och förlag. Reglerna berättas med våra egna ord.
label_store_subtitle = Spelpoäng med förklaring
label_store_keywords = brädspel,poäng,poängräknare,ställning,protokoll,resultat,regler,uppställning,statistik,familj

## In a browser

label_elsewhere = Tallystone är öppet i en annan flik.
label_take_over = Fortsätt här
label_taken_over = Tallystone fortsätter i en annan flik. Här går det inte längre att föra in något.
label_only_in_memory = Den här webbläsaren sparar ingenting åt en sida. Det som förs in här försvinner när fliken stängs.
