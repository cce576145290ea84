# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = New session
label_going_on = Going on
label_earlier = Earlier
label_bin = Bin
label_bin_explained = Kept for 30 days, then gone
label_menu_rematch = Rematch: the same players, the next one begins
label_search_words = Words from names, notes, the game or the day, such as 2026-11
label_key_search = search
label_help_search = look for sessions
label_no_database = There is no database. The shell makes one, and so do “import” and “restore”.
label_no_text = This is no text in UTF-8.
label_bin_empty = The bin is empty.
label_checklist = Set-up
label_table = Table
label_options = Options
label_seats = Seats
label_log = Log
label_rules = Rules
label_tidy_up = Tidy up
label_phase_setting_up = setting up
label_phase_playing = playing
label_phase_finished = finished
label_phase_abandoned = abandoned
label_how_many = How many play?
label_as_last_time = As they sat last time
label_names_later = Names and colours can be entered at any time.
label_database_gone = The database is gone, but its journal or its backups are there. The shell brings them back, and so does “restore”.
label_read_only = The sessions can only be read here: nothing can be entered.

## A session

label_doubts_explained = This cannot be true on a real table. It blocks nothing.
label_doubts_soft = This is worth a look, or not yet entered in full.
label_recorded = recorded at the finish:
label_as_it_was = The table as it was. What you enter now corrects the log; Esc goes back to now.
label_correcting = correcting
label_will_replace = The next entry replaces:
label_will_insert = The next entry goes before:
label_not_correctable = Only what happened in the game can be corrected; use undo for this.
label_taken_back = taken back
label_log_corrected = corrected
label_set_aside = set aside
label_after_end = after the end
label_default = default
label_no_options = This game has no options.
label_turn_order = In turn order, clockwise
label_begins = begins
label_began = began
label_has_left = has left
label_search = Search:
label_related = Related
label_nothing_found = Nothing found. Try fewer words.
label_no_points = This game has no points, or there are none yet.
label_no_rule = This line is a sum, or it was stated; there is no rule behind it.
label_back_into_box = Back into the box, last out first in

## The menu of a session

label_result_only = Enter the result only
label_result_explained = Points for everybody, or mark who won. Sums such as 3+6+2 are fine.
label_result_day = Played on (YYYY-MM-DD)
label_result_day_wrong = Played on: a day is written as 2026-01-31.
label_won = won
label_write_note = Write a note
label_noted = The note is kept.
label_abandon = Abandon without a result
label_ask_abandon = Abandon this session without a result? It can be opened again.
label_delete = Move to the bin
label_ask_delete = Move this session to the bin? It is kept there for 30 days.
label_deleted = Moved to the bin. Press b to see it.
label_restored = Restored from the bin.
label_ask_remove = Remove this from the log?
label_export_this = This session as a file
label_save_card = Write the result into a file: .png, .svg or .txt
label_save_bundle = Write into a file
label_nothing_remembered = Nothing yet. What you tell about your copy while you play, such as its tiles, is remembered and can be corrected here.
label_ask_forget_thing = Forget this? Sessions that used it stay as they are.
label_yes = yes
label_no = no

## Phones

label_games = Games
label_history = History
label_settings = Settings
label_licences = Licences
label_licences_explained = Tallystone is free software under MIT or Apache 2.0. It is built from these:
label_back = Back
label_close = Close
label_more = More
label_cancel = Cancel
label_start_set_up = Set up
label_to_table = To the table
label_to_result = Result
label_reasons = Reasons
label_points_table = Points
label_share = Share
label_share_text = Share as text
label_share_file = Share as a file
label_rematch = Play again
label_difference = Where first and second differ
label_as_it_was_then = As it was
label_only_to_look = The table as it was. Nothing can be entered here.
label_back_to_now = Back to now
label_correct = Correct
label_insert_before = Insert before
label_remove = Remove
label_choose_line = Tap a line to correct it or to see the table as it was.
label_increase = one more
label_decrease = one less
label_keypad_delete = Delete the last character
label_keypad_sign = Change the sign
label_keypad_plus = Plus
label_keypad_next = Next
label_keypad_done = Done
label_show_reasons = Shows the reasons
label_whole_board = Whole board
label_show_below = What is below
label_show_above = Back to the top
label_not_entered = not entered
label_show_choices = Shows what can be chosen
label_all_ticked = Everything is in place.
label_name = Name
label_colour = Colour
label_shape = Shape
label_move_up = Earlier in the turn order
label_draw_start = Draw who begins
label_draw_seating = Draw the seating
label_next_begins = Next one begins
label_leave = Leaves the table
label_come_back = Is back
label_known_players = Played here before
label_more_seats = One seat more
label_fewer_seats = One seat less
label_keep_result = Keep this result
label_open = Open
label_restore = Restore from the bin
label_empty_history = Nothing here yet. A session is kept from its first entry.
label_search_rules = Search the rules
label_theme = Appearance
label_theme_system = Like the phone
label_theme_light = Light
label_theme_dark = Dark
label_language = Language
label_text_size = Text size
label_text_size_explained = The size is the phone’s own. A line at the table then looks like this:
label_text_size_example = Ann: 2 of 3 sacks reach the mill.
label_backup = Backup
label_backup_explained = A copy is made every day on this phone, and the phone’s own backup takes it along.
label_back_up_now = Make a copy now
label_backed_up = The copy is made.
label_on_this_phone = Everything stays on this phone: no account, no network.
label_version = Version
label_try_again = Try again
label_search_sessions = Search names, games, notes
label_all = All
label_unfinished = Unfinished
label_empty_bin = Empty the bin
label_export_all = Everything as a file
label_import = Bring in a file
label_import_skip = Leave what is here as it is
label_import_replace = Put what comes in its place
label_import_both = Keep both
label_copies = Copies on this phone
label_bring_back = Bring back
label_first_start = Choose the game that lies on your table. Its set-up comes first, then the scores.
label_to_games = To the games
label_history_begins = Choose a game, and it stands here from its first entry on.
label_statistics_begin = Wins, averages and records stand here once a game is finished.
label_players_begin = Whoever takes a seat with a name stands here, and is offered at the next table.
label_another_table = Another table
label_their_sessions = Sessions played

## Keys

label_key_back = back
label_key_help = help
label_key_open = open
label_key_start = start
label_key_delete = delete
label_key_restore = restore
label_key_tick = tick
label_key_to_table = to the table
label_key_rule = rule
label_key_choose = choose
label_key_replace = correct
label_key_insert = insert before
label_key_remove = remove
label_key_undo = undo
label_key_read = read
label_key_tap = tap
label_key_details = details
label_key_pen = pen
label_key_change = change
label_key_flip = switch
label_key_type = type
label_key_press = press
label_key_keep = keep
label_key_cancel = cancel
label_key_next = next
label_key_next_seat = next player
label_key_reasons = reasons
label_key_menu = menu
label_key_points = points
label_key_winner = won
label_key_name = name
label_key_colour = colour
label_key_shape = shape
label_key_begins = begins
label_key_draw_start = draw who begins by lot
label_key_draw_seating = draw the seating by lot
label_key_order = move in the turn order
label_key_leave = leave or come back
label_key_seats = more or fewer seats
label_key_forget = forget
label_key_same_person = is the same person as
label_key_boards = the boards
label_quit = Quit

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Space
label_key_name_backspace = Backspace

## Help

label_help_move = go from one thing to the next; on a board, from cell to cell
label_help_enter = tap the cell, press the action, switch; on a cell that is selected: on to what is said about it
label_help_board = back to the board
label_help_pens = take another pen
label_help_values = change a count or a choice; digits choose as well, two of them with Enter
label_help_numbers = type a number or a sum such as 3+6+2, then Enter
label_help_undo = undo and redo
label_help_finish = finish, or open again
label_help_reasons = why this player has these points; everybody’s points in a table
label_help_remarks = what is to be done, in full, and what is good to know
label_help_doubts = what is doubtful
label_help_menu = result only, note, rematch, card, file, statistics, players, what is remembered, what gives points, abandon, delete, language
label_help_views = set-up, table, options, seats, log, rules, tidy up
label_help_lines = go through the list
label_help_open = open a session, or start a game
label_help_players = on a game: start it with so many players
label_help_new = to the games
label_help_bin = move a session to the bin; look into the bin
label_help_home_menu = statistics, players, everything as a file, language; on a game: what is remembered of it, what gives points
label_help_back = put down what is held, then back, and at the end out; all is kept
label_help_next = to what is to be touched next; there already: press it
label_help_seat_letter = a player’s letter: to the numbers of that player; again: on to the next of them
label_help_lit = on a board: through the cells that are lit
label_help_rule = the rule behind what the cursor is on
label_help_mouse = The mouse works too: cells, pens, buttons, tabs, numbers; the wheel scrolls.

## Commands

label_lines_of_play = Lines of play, by their number of moves:
label_no_sessions = No sessions yet.
label_no_session_found = No session is like that.
label_no_players = No players yet.
label_in_group = at the table now
label_renamed = Renamed.
label_merged = Merged.
label_forgotten = Forgotten.
label_no_reader = nobody reads from this pipe; nothing was written
label_something_else = something else is there; choose another name
label_stop = Stop
label_stopped = Stopped. Nothing was changed.
label_preview_only = Nothing was changed yet. Without --preview it is.
label_no_backups = No backups yet.
label_rescore_options = Options of this game, with the answers to choose from (--set OPTION=ANSWER):
label_as_played = as played
label_otherwise = otherwise
label_chosen = chosen
label_left_out = Left out:
label_welcome = Tallystone keeps score at the table and says why every point was given.
label_worked_example = A worked example
label_type_next = What to type next:
label_next_shell = in a terminal: choose a game and play
label_next_rules = its rules; add words to search
label_next_score = score a position, with reasons
label_next_help = everything else

# What is looked at after a game
label_statistics = Statistics
label_nothing_decided = No small change of a single entry was found that would have given another winner.
label_not_verified = Not every result could be verified.
## Results for others

label_card_which_format = the end of the name says what to write: .png, .svg or .txt; or give --format
label_card_no_file = A PNG goes into a file: give -o FILE.png
label_card_no_png = This program was built without PNG. Build it with “--features png”, or write an SVG with -o FILE.svg
label_bgstats_one = A link holds one play: name one session, or write many into a file with --file -o plays.bgsplay
label_bgstats_none = No session is finished yet.

# Statistics and sharing in the apps
label_stats_all_games = All games
label_stats_everybody = Everybody
label_stats_any_number = Any number of players
label_stats_all_time = All time
label_stats_this_year = This year
label_stats_period = Period
label_share_picture = Share as a picture
label_share_bgstats = Send to BG Stats
label_share_csv = Save as a table (CSV)
label_result_card = Result card
label_verify = Verify this result
label_verify_file = Verify a bundle
label_decided = What decided it

## Colours, shapes and pages of the iOS app

label_colour_red = red
label_colour_yellow = yellow
label_colour_green = green
label_colour_blue = blue
label_colour_purple = purple
label_colour_orange = orange
label_colour_brown = brown
label_colour_beige = beige
label_colour_black = black
label_colour_white = white
label_colour_pink = pink
label_colour_grey = grey
label_shape_circle = circle
label_shape_triangle = triangle
label_shape_square = square
label_shape_diamond = diamond
label_shape_pentagon = pentagon
label_shape_hexagon = hexagon
label_shape_star = star
label_shape_cross = cross
label_players_page = Players
label_players_explained = Whoever took a seat with a name is remembered. Old sessions keep the names that they were played with.
label_same_person = Is the same person as
label_ask_same_person = Are these one person? The first is then taken off the list.
label_forget = Forget
label_ask_forget = Take this player off all lists? Old sessions keep the name.
label_take_back = Take back
label_took_back = Taken back.
label_other_rules = Under other options
label_other_rules_explained = The same entries, scored by other options. The session stays as it is.
label_other_day = Played on another day
label_groups = Played together lately
label_remembered = What is remembered
label_remembered_explained = What was told about your own copy of this game, so that nobody has to tell it twice. Sessions that were played keep what they had.
label_remembered_nothing = Nothing yet. What is told about tiles, values or colours of your copy while playing is kept here.
label_ask_forget_remembered = Forget this? It can be told again in any session.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Play file for BG Stats
label_verify_explained = The result is derived again from the table and the log. Whoever has the same code has the same result.
label_verify_nothing = There is no session in this file.
label_proof_code = Code
label_rename = Rename
label_keep = Keep
label_bgstats_explained = Where BG Stats is not on this phone, its link opens a page in the browser, with the players’ names in the address.
label_nothing_opens = Nothing on this phone can open this.
label_saved = Saved.
label_not_saved = It could not be saved there. Try another place.
label_not_read = This file cannot be read. Try another one.
label_is_up = is up
label_other_number = Another number

## Commands about cards

label_card_other_format = the end of the name and --format ask for different things

## Rules, points and set-ups in the terminal

label_partly_found = Only some of the words
label_other_editions = Other editions
label_rule_option = The option that changes it
label_scoring = What gives points
label_scoring_none = This game has no points to look up.
label_key_every_step = every step
label_key_short_list = short list
label_help_tick = tick the step off
label_help_step_rule = the rule behind the step
label_help_every_step = every step, as for the first time, or the short list; remembered by game
label_help_advice = choose what is offered above the list
label_help_scoring = what gives how many points in this game

## Set-ups in the apps

label_every_step = Every step, as for the first time
label_take_advice = Play it so

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Large totals
label_practice = Practice table
label_practice_explained = Statistics leave this table out.
label_hand_over = Go on with it on another phone
label_hand_over_explained = The other phone opens this file and goes on. When it sends the table back in the same way, both are put together.
label_copy_folder = Copy after each game
label_copy_folder_explained = After each finished game, a copy of everything is also written into a folder that you choose.
label_choose_folder = Choose a folder
label_copy_folder_off = Make no more copies there
label_copy_folder_failed = The copy could not be written into that folder. Choose the folder again.
label_shake_undo = Shake to undo

## What a store shows

label_store_short = Scores, set-ups and rules for five board games, with a reason for every point.
label_store_about = Tap what happened at the table: stones on the board, steps, tiles, or just the numbers. Totals follow at once, with the reason for every point. Every entry can be undone, or corrected later. A result can be shared as a picture, and statistics remember who won.
label_store_rights = The games belong to their authors and publishers. The rules are told in our own words.
# At most 30 letters.
label_store_subtitle = Board game scores, explained
# At most 100 letters, commas and all.
label_store_keywords = board game,score,scorekeeper,points,tally,score sheet,rules,set-up,statistics,family

## In a browser

label_elsewhere = Tallystone is open in another tab.
label_take_over = Go on here
label_taken_over = Tallystone goes on in another tab. Nothing can be entered here any more.
label_only_in_memory = This browser keeps no files for a page. What you enter here is gone when you close the tab.
