# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Neue Partie
label_going_on = Läuft gerade
label_earlier = Früher
label_bin = Papierkorb
label_bin_explained = Bleibt 30 Tage hier, dann ist es weg
label_menu_rematch = Revanche: gleiche Runde, der nächste Platz beginnt
label_search_words = Wörter aus Namen, Notizen, Spiel oder Tag, etwa 2026-11
label_key_search = suchen
label_help_search = Partien suchen
label_no_database = Es gibt noch keine Datenbank. Die Shell legt eine an, ebenso „import“ und „restore“.
label_no_text = Das ist kein Text in UTF-8.
label_bin_empty = Der Papierkorb ist leer.
label_checklist = Aufbau
label_table = Tisch
label_options = Optionen
label_seats = Plätze
label_log = Protokoll
label_rules = Regeln
label_tidy_up = Aufräumen
label_phase_setting_up = Aufbau
label_phase_playing = läuft
label_phase_finished = beendet
label_phase_abandoned = abgebrochen
label_how_many = Wie viele spielen mit?
label_as_last_time = Wie beim letzten Mal
label_names_later = Namen und Farben lassen sich jederzeit eintragen.
label_database_gone = Die Datenbank ist weg, aber ihr Journal oder ihre Sicherungen sind noch da. Die Shell holt sie zurück, ebenso „restore“.
label_read_only = Die Partien lassen sich hier nur lesen: Eintragen geht nicht.

## A session

label_doubts_explained = So kann es auf keinem echten Tisch aussehen. Gesperrt wird dadurch nichts.
label_doubts_soft = Das lohnt einen Blick oder ist noch nicht ganz eingetragen.
label_recorded = beim Beenden festgehalten:
label_as_it_was = Der Tisch, wie er war. Was du jetzt einträgst, berichtigt das Protokoll; Esc führt zurück zum jetzigen Stand.
label_correcting = Berichtigung
label_will_replace = Der nächste Eintrag ersetzt:
label_will_insert = Der nächste Eintrag kommt vor:
label_not_correctable = Berichtigen lässt sich nur, was im Spiel geschah; mach dies rückgängig.
label_taken_back = zurückgenommen
label_log_corrected = berichtigt
label_set_aside = ausgelassen
label_after_end = nach dem Ende
label_default = Vorgabe
label_no_options = Dieses Spiel hat keine Optionen.
label_turn_order = Reihum im Uhrzeigersinn
label_begins = beginnt
label_began = begann
label_has_left = nicht mehr dabei
label_search = Suche:
label_related = Siehe auch
label_nothing_found = Nichts gefunden. Versuch es mit weniger Wörtern.
label_no_points = Dieses Spiel hat keine Punkte, oder es gibt noch keine.
label_no_rule = Diese Zeile ist eine Summe oder eine Angabe; dahinter steht keine Regel.
label_back_into_box = Zurück in die Schachtel: zuletzt heraus, zuerst hinein

## The menu of a session

label_result_only = Nur das Ergebnis eintragen
label_result_explained = Punkte für alle, oder markiere, wer gewonnen hat. Summen wie 3+6+2 gehen auch.
label_result_day = Gespielt am (JJJJ-MM-TT)
label_result_day_wrong = Gespielt am: Schreib den Tag wie 2026-01-31.
label_won = gewonnen
label_write_note = Notiz schreiben
label_noted = Die Notiz ist gespeichert.
label_abandon = Ohne Ergebnis abbrechen
label_ask_abandon = Diese Partie ohne Ergebnis abbrechen? Sie lässt sich wieder öffnen.
label_delete = In den Papierkorb
label_ask_delete = Diese Partie in den Papierkorb legen? Dort bleibt sie 30 Tage.
label_deleted = Liegt jetzt im Papierkorb. Mit b siehst du hinein.
label_restored = Aus dem Papierkorb zurückgeholt.
label_ask_remove = Das aus dem Protokoll entfernen?
label_export_this = Diese Partie als Datei
label_save_card = Ergebnis in eine Datei schreiben: .png, .svg oder .txt
label_save_bundle = In eine Datei schreiben
label_nothing_remembered = Noch nichts. Was ihr beim Spielen über euer Exemplar sagt, etwa über seine Plättchen, wird gemerkt und lässt sich hier berichtigen.
label_ask_forget_thing = Das vergessen? Partien, in denen es vorkam, bleiben, wie sie sind.
label_yes = ja
label_no = nein

## Phones

label_games = Spiele
label_history = Verlauf
label_settings = Einstellungen
label_licences = Lizenzen
label_licences_explained = Tallystone ist freie Software unter MIT oder Apache 2.0. Darin stecken:
label_back = Zurück
label_close = Schließen
label_more = Mehr
label_cancel = Abbrechen
label_start_set_up = Aufbauen
label_to_table = Zum Tisch
label_to_result = Ergebnis
label_reasons = Begründung
label_points_table = Punkte
label_share = Teilen
label_share_text = Als Text teilen
label_share_file = Als Datei teilen
label_rematch = Noch eine Partie
label_difference = Was Platz 1 und 2 trennt
label_as_it_was_then = Wie es war
label_only_to_look = Der Tisch, wie er war. Hier lässt sich nichts eintragen.
label_back_to_now = Zurück zu jetzt
label_correct = Berichtigen
label_insert_before = Davor einfügen
label_remove = Entfernen
label_choose_line = Tippe eine Zeile an, um sie zu berichtigen oder den Tisch zu sehen, wie er war.
label_increase = eins mehr
label_decrease = eins weniger
label_keypad_delete = Letztes Zeichen löschen
label_keypad_sign = Vorzeichen wechseln
label_keypad_plus = Plus
label_keypad_next = Weiter
label_keypad_done = Fertig
label_show_reasons = Zeigt die Begründung
label_whole_board = Ganzer Plan
label_show_below = Nach unten
label_show_above = Zurück nach oben
label_not_entered = nicht eingetragen
label_show_choices = Zeigt die Auswahl
label_all_ticked = Alles liegt bereit.
label_name = Name
label_colour = Farbe
label_shape = Form
label_move_up = Früher in der Reihenfolge
label_draw_start = Auslosen, wer beginnt
label_draw_seating = Sitzordnung auslosen
label_next_begins = Nächster Platz beginnt
label_leave = Verlässt den Tisch
label_come_back = Ist wieder da
label_known_players = Schon mal dabei
label_more_seats = Ein Platz mehr
label_fewer_seats = Ein Platz weniger
label_keep_result = Ergebnis speichern
label_open = Öffnen
label_restore = Zurückholen
label_empty_history = Noch nichts da. Eine Partie bleibt ab ihrem ersten Eintrag erhalten.
label_search_rules = Regeln durchsuchen
label_theme = Erscheinungsbild
label_theme_system = Wie das Handy
label_theme_light = Hell
label_theme_dark = Dunkel
label_language = Sprache
label_text_size = Schriftgröße
label_text_size_explained = Es gilt die Schriftgröße des Handys. Eine Zeile am Tisch sieht dann so aus:
label_text_size_example = Ann: 2 von 3 Säcken kommen bei der Mühle an.
label_backup = Sicherung
label_backup_explained = Jeden Tag entsteht auf diesem Handy eine Sicherung; das Backup des Handys nimmt sie mit.
label_back_up_now = Jetzt sichern
label_backed_up = Die Sicherung ist fertig.
label_on_this_phone = Alles bleibt auf diesem Handy: kein Konto, kein Netz.
label_version = Version
label_try_again = Noch einmal
label_search_sessions = Namen, Spiele, Notizen suchen
label_all = Alle
label_unfinished = Offen
label_empty_bin = Papierkorb leeren
label_export_all = Alles als Datei
label_import = Datei einlesen
label_import_skip = Was hier ist, bleibt, wie es ist
label_import_replace = Durch das Neue ersetzen
label_import_both = Beide behalten
label_copies = Sicherungen auf dem Handy
label_bring_back = Zurückholen
label_first_start = Wähle das Spiel, das auf dem Tisch liegt. Erst kommt der Aufbau, dann die Punkte.
label_to_games = Zu den Spielen
label_history_begins = Wähle ein Spiel: Ab dem ersten Eintrag steht es hier.
label_statistics_begin = Siege, Schnitte und Rekorde stehen hier, sobald eine Partie beendet ist.
label_players_begin = Wer mit Namen an einem Tisch sitzt, steht hier und wird beim nächsten Mal angeboten.
label_another_table = Anderer Tisch
label_their_sessions = Gespielte Partien

## Keys

label_key_back = zurück
label_key_help = Hilfe
label_key_open = öffnen
label_key_start = starten
label_key_delete = löschen
label_key_restore = zurückholen
label_key_tick = abhaken
label_key_to_table = zum Tisch
label_key_rule = Regel
label_key_choose = wählen
label_key_replace = berichtigen
label_key_insert = davor einfügen
label_key_remove = entfernen
label_key_undo = rückgängig
label_key_read = lesen
label_key_tap = antippen
label_key_details = Details
label_key_pen = Stift
label_key_change = ändern
label_key_flip = umschalten
label_key_type = eintippen
label_key_press = drücken
label_key_keep = übernehmen
label_key_cancel = abbrechen
label_key_next = weiter
label_key_next_seat = nächster Platz
label_key_reasons = Begründung
label_key_menu = Menü
label_key_points = Punkte
label_key_winner = gewonnen
label_key_name = Name
label_key_colour = Farbe
label_key_shape = Form
label_key_begins = beginnt
label_key_draw_start = Beginn auslosen
label_key_draw_seating = Sitzordnung auslosen
label_key_order = Reihenfolge ändern
label_key_leave = gehen, wiederkommen
label_key_seats = mehr, weniger Plätze
label_key_forget = vergessen
label_key_same_person = ist dieselbe Person wie
label_key_boards = die Pläne
label_quit = Beenden

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Leertaste
label_key_name_backspace = Rücktaste

## Help

label_help_move = von einem zum nächsten; auf einem Plan von Feld zu Feld
label_help_enter = Feld antippen, Knopf drücken, umschalten; auf einem gewählten Feld: weiter zu den Angaben dazu
label_help_board = zurück zum Plan
label_help_pens = anderen Stift nehmen
label_help_values = Zahl oder Auswahl ändern; auch mit Ziffern, zweistellig mit Enter
label_help_numbers = Zahl oder Summe wie 3+6+2 tippen, dann Enter
label_help_undo = rückgängig und wiederholen
label_help_finish = beenden oder wieder öffnen
label_help_reasons = woher diese Punkte kommen; alle Punkte als Tabelle
label_help_remarks = was zu tun und was gut zu wissen ist, ausführlich
label_help_doubts = was fraglich ist
label_help_menu = nur Ergebnis, Notiz, Revanche, Karte, Datei, Statistik, Spieler, Gemerktes, was Punkte bringt, abbrechen, löschen, Sprache
label_help_views = Aufbau, Tisch, Optionen, Plätze, Protokoll, Regeln, Aufräumen
label_help_lines = durch die Liste gehen
label_help_open = Partie öffnen oder Spiel beginnen
label_help_players = auf einem Spiel: mit so vielen Spielern beginnen
label_help_new = zu den Spielen
label_help_bin = Partie in den Papierkorb; in den Papierkorb sehen
label_help_home_menu = Statistik, Spieler, alles als Datei, Sprache; auf einem Spiel: was dazu gemerkt ist, was Punkte bringt
label_help_back = Auswahl aufheben, dann zurück, zuletzt beenden; alles bleibt erhalten
label_help_next = zu dem, was als Nächstes dran ist; schon dort: drücken
label_help_seat_letter = Buchstabe eines Platzes: zu seinen Zahlen; noch einmal: zur nächsten Zahl
label_help_lit = auf einem Plan: durch die leuchtenden Felder
label_help_rule = die Regel zu dem, worauf du stehst
label_help_mouse = Die Maus geht auch: Felder, Stifte, Knöpfe, Reiter, Zahlen; das Rad blättert.

## Commands

label_lines_of_play = Zugfolgen, nach der Zahl ihrer Züge:
label_no_sessions = Noch keine Partien.
label_no_session_found = Keine Partie passt dazu.
label_no_players = Noch keine Spieler.
label_in_group = vor Kurzem dabei
label_renamed = Umbenannt.
label_merged = Zusammengelegt.
label_forgotten = Vergessen.
label_no_reader = Niemand liest aus dieser Pipe; nichts wurde geschrieben
label_something_else = Dort ist schon etwas anderes; wähle einen anderen Namen
label_stop = Anhalten
label_stopped = Angehalten. Nichts wurde geändert.
label_preview_only = Noch ist nichts geändert. Ohne --preview geschieht es.
label_no_backups = Noch keine Sicherungen.
label_rescore_options = Optionen dieses Spiels mit ihren Antworten (--set OPTION=ANTWORT):
label_as_played = wie gespielt
label_otherwise = anders gewertet
label_chosen = gewählt
label_left_out = Ausgelassen:
label_welcome = Tallystone zählt am Tisch die Punkte und sagt zu jedem, woher er kommt.
label_worked_example = Ein Beispiel
label_type_next = So geht es weiter:
label_next_shell = im Terminal: Spiel wählen und spielen
label_next_rules = die Regeln; mit Wörtern dahinter suchst du
label_next_score = eine Stellung werten, mit Begründung
label_next_help = alles Weitere

# What is looked at after a game
label_statistics = Statistik
label_nothing_decided = Keine kleine Änderung an einem einzelnen Eintrag hätte am Sieg etwas geändert.
label_not_verified = Nicht jedes Ergebnis ließ sich bestätigen.
## Results for others

label_card_which_format = Die Endung des Namens sagt, was geschrieben wird: .png, .svg oder .txt; oder gib --format an
label_card_no_file = Ein PNG braucht eine Datei: Gib -o DATEI.png an
label_card_no_png = Dieses Programm wurde ohne PNG gebaut. Bau es mit „--features png“, oder schreib mit -o DATEI.svg ein SVG
label_bgstats_one = Ein Link fasst eine Partie: Nenne eine, oder schreib mehrere mit --file -o plays.bgsplay in eine Datei
label_bgstats_none = Noch ist keine Partie beendet.

# Statistics and sharing in the apps
label_stats_all_games = Alle Spiele
label_stats_everybody = Alle
label_stats_any_number = Beliebig viele Spieler
label_stats_all_time = Gesamte Zeit
label_stats_this_year = Dieses Jahr
label_stats_period = Zeitraum
label_share_picture = Als Bild teilen
label_share_bgstats = An BG Stats senden
label_share_csv = Als Tabelle sichern (CSV)
label_result_card = Ergebniskarte
label_verify = Ergebnis prüfen
label_verify_file = Paket prüfen
label_decided = Was den Ausschlag gab

## Colours, shapes and pages of the iOS app

label_colour_red = Rot
label_colour_yellow = Gelb
label_colour_green = Grün
label_colour_blue = Blau
label_colour_purple = Lila
label_colour_orange = Orange
label_colour_brown = Braun
label_colour_beige = Beige
label_colour_black = Schwarz
label_colour_white = Weiß
label_colour_pink = Rosa
label_colour_grey = Grau
label_shape_circle = Kreis
label_shape_triangle = Dreieck
label_shape_square = Quadrat
label_shape_diamond = Raute
label_shape_pentagon = Fünfeck
label_shape_hexagon = Sechseck
label_shape_star = Stern
label_shape_cross = Kreuz
label_players_page = Spieler
label_players_explained = Wer mit Namen am Tisch saß, ist gemerkt. Alte Partien behalten die Namen, mit denen sie gespielt wurden.
label_same_person = Ist dieselbe Person wie
label_ask_same_person = Ist das ein und dieselbe Person? Der erste Name verschwindet dann aus der Liste.
label_forget = Vergessen
label_ask_forget = Diesen Namen aus allen Listen nehmen? Alte Partien behalten ihn.
label_take_back = Zurücknehmen
label_took_back = Zurückgenommen.
label_other_rules = Mit anderen Optionen
label_other_rules_explained = Dieselben Einträge, nach anderen Optionen gewertet. Die Partie bleibt, wie sie ist.
label_other_day = An einem anderen Tag gespielt
label_groups = Zuletzt zusammen gespielt
label_remembered = Gemerktes
label_remembered_explained = Was ihr über euer Exemplar dieses Spiels gesagt habt, damit es niemand zweimal sagen muss. Gespielte Partien behalten, was sie hatten.
label_remembered_nothing = Noch nichts. Was ihr beim Spielen über Plättchen, Werte oder Farben eures Exemplars sagt, steht dann hier.
label_ask_forget_remembered = Das vergessen? Ihr könnt es in jeder Partie neu sagen.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Partiedatei für BG Stats
label_verify_explained = Das Ergebnis wird aus Tisch und Protokoll neu hergeleitet. Wer denselben Code hat, hat dasselbe Ergebnis.
label_verify_nothing = In dieser Datei ist keine Partie.
label_proof_code = Code
label_rename = Umbenennen
label_keep = Übernehmen
label_bgstats_explained = Ist BG Stats nicht auf diesem Handy, öffnet der Link eine Seite im Browser, mit den Namen der Spieler in der Adresse.
label_nothing_opens = Nichts auf diesem Handy kann das öffnen.
label_saved = Gespeichert.
label_not_saved = Dort ließ es sich nicht speichern. Versuch es an einem anderen Ort.
label_not_read = Diese Datei lässt sich nicht lesen. Versuch es mit einer anderen.
label_is_up = ist dran
label_other_number = Andere Zahl

## Commands about cards

label_card_other_format = Die Endung des Namens und --format passen nicht zusammen

## Rules, points and set-ups in the terminal

label_partly_found = Nur einige der Wörter
label_other_editions = Andere Ausgaben
label_rule_option = Die Option, die das ändert
label_scoring = Was Punkte bringt
label_scoring_none = Für dieses Spiel gibt es keine Punkte nachzuschlagen.
label_key_every_step = jeder Schritt
label_key_short_list = kurze Liste
label_help_tick = den Schritt abhaken
label_help_step_rule = die Regel zu diesem Schritt
label_help_every_step = jeder Schritt, wie beim ersten Mal, oder die kurze Liste; je Spiel gemerkt
label_help_advice = wählen, was über der Liste angeboten wird
label_help_scoring = was in diesem Spiel wie viele Punkte bringt

## Set-ups in the apps

label_every_step = Jeder Schritt, wie beim ersten Mal
label_take_advice = So spielen

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Große Punktzahlen
label_practice = Übungstisch
label_practice_explained = Dieser Tisch zählt in keiner Statistik.
label_hand_over = Auf einem anderen Telefon weiterspielen
label_hand_over_explained = Das andere Telefon öffnet diese Datei und spielt weiter. Schickt es den Tisch ebenso zurück, wird beides zusammengeführt.
label_copy_folder = Kopie nach jeder Partie
label_copy_folder_explained = Nach jeder beendeten Partie kommt eine Kopie von allem in einen Ordner, den du auswählst.
label_choose_folder = Ordner auswählen
label_copy_folder_off = Dort keine Kopien mehr ablegen
label_copy_folder_failed = Die Kopie ließ sich nicht in diesen Ordner schreiben. Wähle den Ordner noch einmal aus.
label_shake_undo = Schütteln zum Rückgängigmachen

## What a store shows

label_store_short = Punkte, Aufbau und Regeln für fünf Brettspiele, und zu jedem Punkt der Grund.
label_store_about = Tippe an, was am Tisch geschehen ist: Steine auf dem Plan, Schritte, Plättchen oder nur die Zahlen. Die Summen folgen sofort, und zu jedem Punkt der Grund. Jeder Eintrag lässt sich zurücknehmen oder später berichtigen. Ein Ergebnis lässt sich als Bild teilen, und die Statistik merkt sich, wer gewonnen hat.
label_store_rights = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind mit unseren eigenen Worten erzählt.
label_store_subtitle = Punkte zählen und begründen
label_store_keywords = Brettspiel,Punkte,Wertung,Punktezähler,Spielstand,Wertungsblock,Regeln,Aufbau,Statistik,Familie

## In a browser

label_elsewhere = Tallystone ist in einem anderen Tab geöffnet.
label_take_over = Hier weitermachen
label_taken_over = Tallystone läuft in einem anderen Tab weiter. Hier lässt sich nichts mehr eintragen.
label_only_in_memory = Dieser Browser bewahrt nichts für eine Seite auf. Was hier eingetragen wird, ist weg, sobald der Tab geschlossen wird.
