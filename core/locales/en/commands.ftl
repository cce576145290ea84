# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

# $usage is what can be typed, such as “tallystone games [OPTIONS]”.
commands_usage = Usage: { $usage }
commands_title_commands = Commands:
commands_title_arguments = Arguments:
commands_title_options = Options:
# After what an argument means: $help is that sentence, $value what counts without it.
commands_default = { $help } [default: { $value }]
# Beneath an option in the help, one of the words that it takes. $value: that word, which stays
# English, such as “both”; $help: a sentence that says what it means.
commands_choice = { $value }: { $help }
commands_about = Keeps score at the table and says why every point was given.
commands_after_help = Without a command the shell opens. Exit codes: 0 fine, 1 refused, 2 wrong use.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = OPTIONS
commands_value_command = COMMAND
commands_value_game = GAME
commands_value_number = N
commands_value_pair = OPTION=ANSWER
commands_value_file = FILE
commands_value_path = PATH
commands_value_position = POSITION
commands_value_words = WORDS
commands_value_session = SESSION
commands_value_session_or_file = SESSION|FILE
commands_value_step = STEP
commands_value_name = NAME
commands_value_player = PLAYER
commands_value_year = YYYY
commands_value_day = YYYY-MM-DD
commands_value_language = TAG
commands_value_which = WHICH
commands_value_text = TEXT
commands_value_format = FORMAT
commands_value_backup = BACKUP

## Help: what the commands do

commands_about_games = List the games
commands_about_setup = Print the set-up of a game, every number resolved
commands_about_score = Score position documents, with the reason for every point
commands_about_moves = List the moves that the rules allow in a position, for games that are refereed
commands_about_schema = Print the JSON Schema of a game’s position documents
commands_about_rules = Search the rules of a game
commands_about_points = Print what gives how many points in a game
commands_about_sessions = List the sessions, the latest first, or those that are looked for
commands_about_show = Show a session: standings with reasons, and where first and second differ
commands_about_log = Print the log of a session
commands_about_rescore = Score a session under other options of its game, side by side; nothing is changed
commands_about_decided = Say what decided a finished session: the smallest change that would have changed the winner
commands_about_verify = Derive a result again from its log, here or in a bundle, and say whether it holds
commands_about_stats = Statistics of the finished sessions
commands_about_players = List the players who are remembered, or change them
commands_about_rename = Give a player another name, from now on
commands_about_merge = Say that two players are one person
commands_about_forget = Take a player off the list; sessions keep the name
commands_about_export = Write sessions as a bundle, to keep or to take to another device
commands_about_import = Take a bundle in
commands_about_card = Tell a result in a chat: in words, or as a picture with -o FILE.png or FILE.svg
commands_about_csv = Write sessions as a table for spreadsheets: a row for each session, seat and line of its score
commands_about_bgstats = Print a link that opens BG Stats with a play filled in, or write a play file
commands_about_backup = Make a backup beside the database
commands_about_rebuild = Compare what lists and statistics keep of every session with its log, and mend it
commands_about_restore = Bring back what a backup has; nothing that is here is lost
commands_about_help = Print this, or the help of a command

## Help: what arguments and options mean

commands_help_json = Print one JSON document instead of text
commands_help_db = The database of sessions; TALLYSTONE_DB and then the user’s data folder if left out
commands_help_lang = The language, such as en; the one of the environment if left out
commands_help_help = Print help
commands_help_version = Print the version
commands_help_command = The command, and the one under it if it has some
commands_help_game = A game’s id, as “games” lists it, or its name
commands_help_number_of_players = How many play
commands_help_set = An option and the answer to it instead of the default; may be given several times
commands_help_long = With every step, as for the first time; without it the short list
commands_help_documents = JSON files, or - for the standard input; with several and --json the answer is a list
commands_help_position = A position document, - for the standard input, or a position in one line
commands_help_depth = Count the lines of play of up to so many moves, too: 0 to 5
commands_help_question = A question, or some words of one; all rules without any
commands_help_session = A session’s id, the beginning of one, or “last”
commands_help_at = As it was after this step of its log
commands_help_rescore_set = An option and the answer to it; without any the options are listed
commands_help_verify = A session’s id, the beginning of one, or “last”; or a bundle’s file, or - for the standard input
commands_help_of_game = Only of this game
commands_help_with_player = Only with this player
commands_help_with_players = Only with so many players
commands_help_of_year = Only of this year
commands_help_since = From this day on
commands_help_until = Up to this day
commands_help_export = Sessions’ ids, beginnings of them, or “last”; everything without any
commands_help_output = Where to write it; the standard output if left out
commands_help_bundle = A bundle, or - for the standard input
commands_help_keep = What becomes of sessions that are here already
commands_help_keep_here = Those that are here stay as they are
commands_help_keep_there = Those that come take their place; what is here goes into the bin
commands_help_keep_both = Those that come continue them; where they went apart, both are kept
commands_help_preview = Only say what would come
commands_help_only_session = Only this session: its id, the beginning of it, or “last”; may be given several times
commands_help_backups = Only list the backups that there are
commands_help_backup = A number from “backup --list”, or a file
commands_help_restore_preview = Only say what would come back
commands_help_words = Words or parts of words from names, notes, the game’s name or the day
commands_help_unfinished = Only those that have no result yet
commands_help_bin = Those in the bin instead
commands_help_dark = Light ink on dark ground
commands_help_card_day = The day as it is to be written, such as “16 November”; in figures if left out
commands_help_format = What to write; the end of the file’s name says it, and words are printed without a file
commands_help_format_text = A few lines for a chat
commands_help_format_svg = A picture that can be enlarged
commands_help_format_png = A picture for any chat, 1080 pixels wide
commands_help_card_output = Where to write it: FILE.png, FILE.svg or FILE.txt
commands_help_plays = Sessions’ ids, beginnings of them, or “last”; for a file all that are finished without any
commands_help_play_file = A play file with all of them instead of a link to one
commands_help_plays_output = Where to write the play file, such as plays.bgsplay; the standard output if left out
commands_help_player = The player’s name, or the beginning of the id
commands_help_new_name = The new name
commands_help_merged = Whom nobody asks for any more
commands_help_into = Who stays

## Wrong use: said before the usage and where to find help. Exit code 2

# $given is what was typed.
commands_wrong_argument = “{ $given }” is not expected here.
# $given: what was typed in place of a command, sometimes several words.
commands_wrong_command = There is no command “{ $given }”.
# $argument is an argument as the help writes it, such as “--players <N>”. $given is what was typed
# after it.
commands_wrong_value = “{ $given }” does not fit { $argument }.
# $given is what was typed after an option; $argument that option as the help writes it, such as
# “--keep <WHICH>”; $values are the words that it takes, a list with commas.
commands_wrong_choice = “{ $given }” does not fit { $argument }. Possible: { $values }.
# $argument: an option as the help writes it, such as “--players <N>”, typed without what follows it.
commands_no_value = { $argument } needs a value.
# $arguments are arguments as the help writes them.
commands_missing = Missing: { $arguments }
# $argument, $other: options as the help writes them, such as “--list”; $other may be several.
commands_conflict = { $argument } and { $other } cannot be given together.
# $argument: an option as the help writes it, such as “--players <N>”.
commands_twice = { $argument } can be given only once.
commands_no_utf8 = What was typed is no text in UTF-8.
commands_wrong_use = This cannot be understood.
# $meant is something like what was typed.
commands_meant = Did you mean “{ $meant }”?
# $command can be typed, such as “tallystone games --help”.
commands_more_help = Help: { $command }
# $tag is a language as it was typed, $tags are those that there are.
commands_no_language = There is no language “{ $tag }”. There are: { $tags }.

## Files

# What is wrong with a file: $path is the file, $what a sentence of this part or of the next.
commands_of_file = { $path }: { $what }
commands_file_missing = There is no such file.
commands_file_denied = This may not be read or written here.
commands_file_folder = This is a folder.
commands_file_full = The disk is full.
# $detail is the system’s own name or number for it.
commands_file_other = This cannot be read or written ({ $detail }).
commands_no_home = There is no home folder. Say with --db PATH where to keep the sessions.
# $detail is what the painter says, in English.
commands_no_picture = The picture could not be made ({ $detail }).
# Said of the terminal itself. $detail as above.
commands_no_terminal = The terminal could not be used ({ $detail }).
# $path is the file that was made.
commands_written_to = Written to { $path }
# $told says what was left out, in whole sentences. $path is the file that was made.
commands_written_partly = Written to { $path }. { $told }
# After a backup was made. $path: the file where it is now.
commands_backup_made = Backup: { $path }
# An error, when there are no backups at all. $n: the number that was typed for one.
commands_no_such_backup = There is no backup { NUMBER($n) }.
# A list of backups follows. $n: the number that was typed, as in that list, counted from 1.
commands_no_such_backup_of = There is no backup { NUMBER($n) }. Those that there are:
# $letters are letters, with spaces between them.
commands_card_missing = The picture’s font has no letters for: { $letters }

## What the commands answer

# A step of a set-up takes so many pieces out of the box: “9 × wish stones”. $n: how many, 1 or more;
# $what: a kind of piece, a message …_piece_… of the game, which is the same for any number.
commands_pieces = { NUMBER($n) } × { $what }
# After the name of a game: how many moves are allowed. $n: that number, 0 as well.
commands_moves = { $n ->
    [one] { NUMBER($n) } move
   *[other] { NUMBER($n) } moves
}
# Before rules that have only some of the words that were looked for.
commands_partly_found = Only some of the words:
# Beneath a rule. $option is an id.
commands_rule_option = The option that changes it: { $option }
# $id is what was typed.
commands_no_such_session = No session has this id: { $id }
# $ids begin with what was typed.
commands_several_sessions = Several sessions begin like this: { $ids }
# $moment is a day and a time.
commands_stated_entered = Result as stated, entered { $moment }
# An error. $name: what was typed, a name or the beginning of an id.
commands_no_such_player = No player has this name: { $name }
# An error: what was typed fits several. $names: a list of names with commas.
commands_several_players = Several players begin like this: { $names }
# $given is what was typed after --set.
commands_rescore_pair = Give an option and its answer as OPTION=ANSWER, not as “{ $given }”.
# An option under which a session is scored again: $before and $after are answers to it. $what is the
# option as the set-up asks it, often a question.
commands_rescored = { $what }: { $before } → { $after }
# What a bundle brings beside sessions: $names are players.
commands_players_coming = Players: { $names }
# $games are games of which something about the players’ own copy is known.
commands_boxes_coming = Known of the boxes of these games: { $games }
# Before a bundle is taken in, a line of its own. $n: how many sessions, 1 or more.
commands_deletions_coming = Sessions that would be deleted: { NUMBER($n) }
# $version is a version of this program.
commands_written_by = Written by version { $version }
# A warning after a bundle was taken in. $n: how many such results, 1 or more.
commands_import_differs = Results in it that do not follow from their logs or proofs; “verify FILE” says which and why: { NUMBER($n) }
# A warning after a play file was written. $n: how many sessions, 1 or more.
commands_bgstats_unfinished = Left out, as they are not finished: { NUMBER($n) }
# A warning after a play file was written. $n: how many sessions, 1 or more.
commands_bgstats_strange = Left out, as their games are not known here: { NUMBER($n) }

## What the full-screen shell says

# In a terminal that is too small. $needed and $here are sizes, such as “80 × 24”.
commands_too_small = This terminal is too small. Needed: { $needed } ({ $here })
# Above sessions that were found: $words is what was looked for.
commands_found = Sessions with “{ $words }”
# $name begins after a draw by lot.
commands_begins_now = Begins: { $name }
# After the name of a key, while a name is typed: $names are offered.
commands_known_players = Played here before: { $names }
# Asked before a player is forgotten. $name: the player’s name.
commands_ask_forget = { $name }: Take this player off all lists? Old sessions keep the name.
# Above the list of players, in which the other one is chosen. $name: the player who was chosen first.
commands_same_person = { $name } is the same person as …
# Asked of a line of the log. $line is that line.
commands_ask_remove = Remove this from the log? { $line }
# Said while the log is corrected. $line is the line of the log that it is about.
commands_will_replace = The next entry replaces: { $line }
# Said while the log is corrected. $line: the line of the log before which something is put in.
commands_will_insert = The next entry goes before: { $line }
# Beneath a seat’s points, when today’s rules give others. $points: those of the finish, a number that
# can be below 0.
commands_recorded = recorded at the finish: { NUMBER($points) }
# Lines of a menu. $game is the name of a game.
commands_statistics_of = Statistics: { $game }
# A line of a menu. $game: the name of a game.
commands_scoring_of = What gives points: { $game }
# A line of a menu, and the heading of the page that it opens. $game: the name of a game.
commands_remembered_of = Remembered of your copy of { $game }
# A board when the game is over: $seat is whose it is, $what is its name.
commands_board_of = { $seat }: { $what }
