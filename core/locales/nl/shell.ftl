# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Nieuwe partij
label_going_on = Nog bezig
label_earlier = Eerder
label_bin = Prullenbak
label_bin_explained = 30 dagen bewaard, daarna weg
label_menu_rematch = Nog een keer: dezelfde spelers, de volgende begint
label_search_words = Woorden uit namen, notities, het spel of de dag, zoals 2026-11
label_key_search = zoeken
label_help_search = partijen zoeken
label_no_database = Er is geen database. De shell maakt er een, en “import” en “restore” ook.
label_no_text = Dit is geen tekst in UTF-8.
label_bin_empty = De prullenbak is leeg.
label_checklist = Opzetten
label_table = Tafel
label_options = Opties
label_seats = Stoelen
label_log = Logboek
label_rules = Regels
label_tidy_up = Opruimen
label_phase_setting_up = opzetten
label_phase_playing = bezig
label_phase_finished = afgerond
label_phase_abandoned = afgebroken
label_how_many = Hoeveel spelers?
label_as_last_time = Zoals de vorige keer
label_names_later = Namen en kleuren kun je altijd nog invullen.
label_database_gone = De database is weg, maar het journaal of de back-ups zijn er nog. De shell haalt ze terug, en “restore” ook.
label_read_only = De partijen kun je hier alleen lezen: invoeren gaat niet.

## A session

label_doubts_explained = Dit kan aan een echte tafel niet kloppen. Het houdt niets tegen.
label_doubts_soft = Dit is een tweede blik waard, of nog niet volledig ingevoerd.
label_recorded = vastgelegd bij het afronden:
label_as_it_was = De tafel zoals die was. Wat je nu invoert, verbetert het logboek; Esc gaat terug naar nu.
label_correcting = verbeteren
label_will_replace = De volgende invoer vervangt:
label_will_insert = De volgende invoer komt vóór:
label_not_correctable = Alleen wat in het spel gebeurde, kun je verbeteren; maak dit ongedaan.
label_taken_back = teruggenomen
label_log_corrected = verbeterd
label_set_aside = weggelaten
label_after_end = na het einde
label_default = standaard
label_no_options = Dit spel heeft geen opties.
label_turn_order = In speelvolgorde, met de klok mee
label_begins = begint
label_began = begon
label_has_left = is weg
label_search = Zoeken:
label_related = Zie ook
label_nothing_found = Niets gevonden. Probeer minder woorden.
label_no_points = Dit spel heeft geen punten, of er zijn er nog geen.
label_no_rule = Dit is een optelling, of het is zo opgegeven; er zit geen spelregel achter.
label_back_into_box = Terug in de doos: laatst eruit, eerst erin

## The menu of a session

label_result_only = Alleen de uitslag invoeren
label_result_explained = Punten voor iedereen, of markeer wie er won. Sommen zoals 3+6+2 mogen ook.
label_result_day = Gespeeld op (JJJJ-MM-DD)
label_result_day_wrong = Gespeeld op: een dag schrijf je als 2026-01-31.
label_won = gewonnen
label_write_note = Notitie maken
label_noted = De notitie is bewaard.
label_abandon = Afbreken zonder uitslag
label_ask_abandon = Deze partij afbreken zonder uitslag? Heropenen kan altijd nog.
label_delete = Naar de prullenbak
label_ask_delete = Deze partij naar de prullenbak? Daar blijft die 30 dagen bewaard.
label_deleted = In de prullenbak gedaan. Druk op b om te kijken.
label_restored = Uit de prullenbak gehaald.
label_ask_remove = Dit uit het logboek verwijderen?
label_export_this = Deze partij als bestand
label_save_card = De uitslag in een bestand schrijven: .png, .svg of .txt
label_save_bundle = In bestand schrijven
label_nothing_remembered = Nog niets. Wat jullie tijdens het spelen over jullie exemplaar invoeren, zoals de tegels, wordt onthouden en kan hier verbeterd worden.
label_ask_forget_thing = Dit vergeten? Partijen waarin het gebruikt is, blijven zoals ze zijn.
label_yes = ja
label_no = nee

## Phones

label_games = Spellen
label_history = Partijen
label_settings = Instellingen
label_licences = Licenties
label_licences_explained = Tallystone is vrije software onder MIT of Apache 2.0. Het is hiermee gebouwd:
label_back = Terug
label_close = Sluiten
label_more = Meer
label_cancel = Annuleren
label_start_set_up = Opzetten
label_to_table = Naar de tafel
label_to_result = Uitslag
label_reasons = Waarom
label_points_table = Punten
label_share = Delen
label_share_text = Delen als tekst
label_share_file = Delen als bestand
label_rematch = Nog een keer
label_difference = Verschil tussen eerste en tweede
label_as_it_was_then = Zoals het was
label_only_to_look = De tafel zoals die was. Hier kun je niets invoeren.
label_back_to_now = Terug naar nu
label_correct = Verbeteren
label_insert_before = Ervoor invoegen
label_remove = Verwijderen
label_choose_line = Tik op een regel om die te verbeteren of om de tafel te zien zoals die was.
label_increase = één meer
label_decrease = één minder
label_keypad_delete = Laatste teken wissen
label_keypad_sign = Plus of min kiezen
label_keypad_plus = Plus
label_keypad_next = Volgende
label_keypad_done = Klaar
label_show_reasons = Toont waarom
label_whole_board = Hele bord
label_show_below = Wat eronder staat
label_show_above = Terug naar boven
label_not_entered = niet ingevoerd
label_show_choices = Toont wat er te kiezen is
label_all_ticked = Alles staat klaar.
label_name = Naam
label_colour = Kleur
label_shape = Vorm
label_move_up = Eerder in de speelvolgorde
label_draw_start = Loten wie begint
label_draw_seating = Loten om de stoelen
label_next_begins = Volgende begint
label_leave = Gaat van tafel
label_come_back = Is terug
label_known_players = Speelden hier al eerder
label_more_seats = Eén stoel meer
label_fewer_seats = Eén stoel minder
label_keep_result = Deze uitslag bewaren
label_open = Openen
label_restore = Uit de prullenbak halen
label_empty_history = Nog niets. Een partij wordt bewaard vanaf de eerste invoer.
label_search_rules = Zoeken in de regels
label_theme = Weergave
label_theme_system = Zoals de telefoon
label_theme_light = Licht
label_theme_dark = Donker
label_language = Taal
label_text_size = Tekstgrootte
label_text_size_explained = De telefoon bepaalt hoe groot. Een regel aan tafel ziet er dan zo uit:
label_text_size_example = Ann: 2 van 3 zakken bereiken de molen.
label_backup = Back-up
label_backup_explained = Elke dag wordt op deze telefoon een kopie gemaakt, en de back-up van de telefoon zelf neemt die mee.
label_back_up_now = Nu een kopie maken
label_backed_up = De kopie is gemaakt.
label_on_this_phone = Alles blijft op deze telefoon: geen account, geen netwerk.
label_version = Versie
label_try_again = Probeer opnieuw
label_search_sessions = Zoek op naam, spel, notitie
label_all = Alle
label_unfinished = Niet afgerond
label_empty_bin = Prullenbak legen
label_export_all = Alles als bestand
label_import = Bestand inlezen
label_import_skip = Houden wat hier staat
label_import_replace = Vervangen door wat er komt
label_import_both = Beide houden
label_copies = Kopieën op deze telefoon
label_bring_back = Terughalen
label_first_start = Kies het spel dat op tafel ligt. Eerst zetten jullie het op, daarna komen de punten.
label_to_games = Naar de spellen
label_history_begins = Kies een spel: vanaf de eerste invoer staat het hier.
label_statistics_begin = Winst, gemiddelden en records staan hier zodra een partij is afgerond.
label_players_begin = Wie met een naam aan tafel gaat, staat hier en is de volgende keer zo te kiezen.
label_another_table = Andere tafel
label_their_sessions = Gespeelde partijen

## Keys

label_key_back = terug
label_key_help = hulp
label_key_open = openen
label_key_start = starten
label_key_delete = wissen
label_key_restore = terugzetten
label_key_tick = afvinken
label_key_to_table = naar de tafel
label_key_rule = regel
label_key_choose = kiezen
label_key_replace = verbeteren
label_key_insert = invoegen
label_key_remove = verwijderen
label_key_undo = ongedaan
label_key_read = lezen
label_key_tap = tikken
label_key_details = details
label_key_pen = pen
label_key_change = wijzigen
label_key_flip = omzetten
label_key_type = typen
label_key_press = drukken
label_key_keep = bewaren
label_key_cancel = annuleren
label_key_next = verder
label_key_next_seat = volgende speler
label_key_reasons = waarom
label_key_menu = menu
label_key_points = punten
label_key_winner = gewonnen
label_key_name = naam
label_key_colour = kleur
label_key_shape = vorm
label_key_begins = begint
label_key_draw_start = loten wie begint
label_key_draw_seating = loten om de stoelen
label_key_order = plaats in de volgorde
label_key_leave = van tafel, of terug
label_key_seats = meer of minder stoelen
label_key_forget = vergeten
label_key_same_person = is dezelfde als
label_key_boards = de borden
label_quit = Stop

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Spatie
label_key_name_backspace = Backspace

## Help

label_help_move = van het ene naar het andere; op een bord: van veld naar veld
label_help_enter = op het veld tikken, de actie doen, omzetten; op een gekozen veld: door naar wat er in te voeren is
label_help_board = terug naar het bord
label_help_pens = andere pen pakken
label_help_values = een aantal of keuze wijzigen; cijfers kiezen ook, twee cijfers met Enter
label_help_numbers = typ een getal of een som zoals 3+6+2, dan Enter
label_help_undo = ongedaan, opnieuw
label_help_finish = afronden, of heropenen
label_help_reasons = waarom deze speler deze punten heeft; ieders punten in een tabel
label_help_remarks = wat er te doen is, volledig, en wat goed is om te weten
label_help_doubts = wat twijfelachtig is
label_help_menu = alleen uitslag, notitie, nog een keer, kaart, bestand, statistieken, spelers, wat onthouden is, wat punten geeft, afbreken, wissen, taal
label_help_views = opzetten, tafel, opties, stoelen, logboek, regels, opruimen
label_help_lines = door de lijst gaan
label_help_open = een partij openen, of een spel starten
label_help_players = op een spel: met zoveel spelers starten
label_help_new = naar de spellen
label_help_bin = een partij naar de prullenbak; in de prullenbak kijken
label_help_home_menu = statistieken, spelers, alles als bestand, taal; op een spel: wat ervan onthouden is, wat punten geeft
label_help_back = loslaten wat je vasthoudt, dan terug, ten slotte eruit; alles blijft bewaard
label_help_next = naar wat nu aan de beurt is; ben je er al: erop drukken
label_help_seat_letter = letter van een speler: naar de getallen van die speler; nog eens: naar het volgende
label_help_lit = op een bord: langs de verlichte velden
label_help_rule = de spelregel achter wat de cursor aanwijst
label_help_mouse = De muis werkt ook: velden, pennen, knoppen, tabs, getallen; het wiel scrolt.

## Commands

label_lines_of_play = Zettenreeksen, naar hun aantal zetten:
label_no_sessions = Nog geen partijen.
label_no_session_found = Zo’n partij is er niet.
label_no_players = Nog geen spelers.
label_in_group = nu aan tafel
label_renamed = Hernoemd.
label_merged = Samengevoegd.
label_forgotten = Vergeten.
label_no_reader = niemand leest uit deze pipe; er is niets geschreven
label_something_else = daar staat iets anders; kies een andere naam
label_stop = Stop
label_stopped = Gestopt. Er is niets veranderd.
label_preview_only = Er is nog niets veranderd. Zonder --preview wel.
label_no_backups = Nog geen back-ups.
label_rescore_options = Opties van dit spel, met de antwoorden waaruit je kiest (--set OPTIE=ANTWOORD):
label_as_played = zoals gespeeld
label_otherwise = anders
label_chosen = gekozen
label_left_out = Weggelaten:
label_welcome = Tallystone houdt aan tafel de punten bij en zegt waarom elk punt gegeven is.
label_worked_example = Uitgewerkt voorbeeld
label_type_next = Wat je nu kunt typen:
label_next_shell = in een terminal: een spel kiezen en spelen
label_next_rules = de regels ervan; met woorden erbij zoek je
label_next_score = een stelling waarderen, met uitleg
label_next_help = al het andere

# What is looked at after a game
label_statistics = Statistieken
label_nothing_decided = Er is geen kleine wijziging van één invoer gevonden die een andere winnaar had opgeleverd.
label_not_verified = Niet elke uitslag kon gecontroleerd worden.
## Results for others

label_card_which_format = het eind van de naam zegt wat er geschreven wordt: .png, .svg of .txt; of geef --format op
label_card_no_file = Een PNG gaat in een bestand: geef -o BESTAND.png op
label_card_no_png = Dit programma is zonder PNG gebouwd. Bouw het met “--features png”, of schrijf een SVG met -o BESTAND.svg
label_bgstats_one = In een link past één partij: noem één partij, of schrijf er meer in een bestand met --file -o plays.bgsplay
label_bgstats_none = Er is nog geen partij afgerond.

# Statistics and sharing in the apps
label_stats_all_games = Alle spellen
label_stats_everybody = Iedereen
label_stats_any_number = Elk aantal spelers
label_stats_all_time = Altijd
label_stats_this_year = Dit jaar
label_stats_period = Periode
label_share_picture = Delen als plaatje
label_share_bgstats = Naar BG Stats sturen
label_share_csv = Bewaren als tabel (CSV)
label_result_card = Uitslagkaart
label_verify = Deze uitslag controleren
label_verify_file = Bundel controleren
label_decided = Wat de doorslag gaf

## Colours, shapes and pages of the iOS app

label_colour_red = rood
label_colour_yellow = geel
label_colour_green = groen
label_colour_blue = blauw
label_colour_purple = paars
label_colour_orange = oranje
label_colour_brown = bruin
label_colour_beige = beige
label_colour_black = zwart
label_colour_white = wit
label_colour_pink = roze
label_colour_grey = grijs
label_shape_circle = cirkel
label_shape_triangle = driehoek
label_shape_square = vierkant
label_shape_diamond = ruit
label_shape_pentagon = vijfhoek
label_shape_hexagon = zeshoek
label_shape_star = ster
label_shape_cross = kruis
label_players_page = Spelers
label_players_explained = Wie met een naam aan tafel zat, wordt onthouden. Oude partijen houden de namen waarmee ze gespeeld zijn.
label_same_person = Is dezelfde als
label_ask_same_person = Is dit één persoon? De eerste verdwijnt dan van de lijst.
label_forget = Vergeten
label_ask_forget = Deze speler van alle lijsten halen? Oude partijen houden de naam.
label_take_back = Terugnemen
label_took_back = Teruggenomen.
label_other_rules = Met andere opties
label_other_rules_explained = Dezelfde invoer, gewaardeerd met andere opties. De partij zelf verandert niet.
label_other_day = Op een andere dag gespeeld
label_groups = Onlangs samen gespeeld
label_remembered = Wat onthouden is
label_remembered_explained = Wat jullie over je eigen exemplaar van dit spel hebben ingevoerd, zodat dat maar één keer hoeft. Gespeelde partijen houden wat ze hadden.
label_remembered_nothing = Nog niets. Wat jullie tijdens het spelen invoeren over tegels, waarden of kleuren van jullie exemplaar, wordt hier bewaard.
label_ask_forget_remembered = Dit vergeten? In elke partij kan het opnieuw ingevoerd worden.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Partijbestand voor BG Stats
label_verify_explained = De uitslag wordt opnieuw afgeleid uit de tafel en het logboek. Wie dezelfde code heeft, heeft dezelfde uitslag.
label_verify_nothing = Er staat geen partij in dit bestand.
label_proof_code = Code
label_rename = Hernoemen
label_keep = Bewaren
label_bgstats_explained = Staat BG Stats niet op deze telefoon, dan opent de link een pagina in de browser, met de namen van de spelers in het adres.
label_nothing_opens = Niets op deze telefoon kan dit openen.
label_saved = Bewaard.
label_not_saved = Daar kon het niet bewaard worden. Probeer een andere plek.
label_not_read = Dit bestand kan niet gelezen worden. Probeer een ander bestand.
label_is_up = is aan de beurt
label_other_number = Ander aantal

## Commands about cards

label_card_other_format = het eind van de naam en --format spreken elkaar tegen

## Rules, points and set-ups in the terminal

label_partly_found = Niet alle woorden gevonden
label_other_editions = Andere uitgaven
label_rule_option = De optie die dit verandert
label_scoring = Wat punten geeft
label_scoring_none = Dit spel heeft geen punten om op te zoeken.
label_key_every_step = elke stap
label_key_short_list = korte lijst
label_help_tick = de stap afvinken
label_help_step_rule = de spelregel achter de stap
label_help_every_step = elke stap, zoals voor een eerste keer, of de korte lijst; per spel onthouden
label_help_advice = kiezen wat boven de lijst wordt aangeboden
label_help_scoring = waar dit spel punten voor geeft, en hoeveel

## Set-ups in the apps

label_every_step = Elke stap, zoals voor een eerste keer
label_take_advice = Zo spelen

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Grote totalen
label_practice = Oefentafel
label_practice_explained = Deze tafel telt niet mee in de statistieken.
label_hand_over = Verder spelen op een andere telefoon
label_hand_over_explained = De andere telefoon opent dit bestand en speelt verder. Stuurt die de tafel op dezelfde manier terug, dan wordt alles samengevoegd.
label_copy_folder = Kopie na elke partij
label_copy_folder_explained = Na elke afgelopen partij komt er ook een kopie van alles in een map die je kiest.
label_choose_folder = Kies een map
label_copy_folder_off = Daar geen kopieën meer maken
label_copy_folder_failed = De kopie kon niet in die map worden gezet. Kies de map opnieuw.
label_shake_undo = Schudden om ongedaan te maken

## What a store shows

label_store_short = Punten, opbouw en regels voor vijf bordspellen, met de reden van elk punt.
label_store_about = Tik aan wat er aan tafel gebeurde: stenen op het bord, stappen, tegels of alleen de getallen. De totalen volgen meteen, met de reden van elk punt. Elke invoer kan ongedaan worden gemaakt of later worden verbeterd. Een uitslag kan als afbeelding worden gedeeld, en de statistieken onthouden wie er won.
label_store_rights = De spellen zijn van hun auteurs en uitgevers. De regels vertellen we in onze eigen woorden.
label_store_subtitle = Spelpunten met uitleg
label_store_keywords = bordspel,score,scorebord,punten,puntentelling,scoreblok,regels,opzetten,statistieken,familie

## In a browser

label_elsewhere = Tallystone is open in een ander tabblad.
label_take_over = Hier verdergaan
label_taken_over = Tallystone gaat verder in een ander tabblad. Hier kan niets meer worden ingevoerd.
label_only_in_memory = Deze browser bewaart niets voor een pagina. Wat je hier invoert, is weg zodra je het tabblad sluit.
