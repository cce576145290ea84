# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

# The name of this language in itself, as a list of languages shows it.
app_language = English
app_yes = Yes
app_no = No
app_none = none
# A number alone, wherever one stands in a table, on a button or within a list. $n: any, below 0 too.
app_number = { NUMBER($n) }
# Points alone, always with + or −, such as “+3”. $points: any number.
app_signed = { SIGNED($points) }
# A player alone: on buttons, in lists, spoken. $seat: name of a player, or a letter while there is none.
app_seat = { $seat }
# A list alone, such as facts about a game or points. $parts: messages, joined by app_comma.
app_list = { $parts }
# Between the parts of a list, all but the last two of names.
app_comma = { ", " }
# “Ann, Ben and Cleo”, of players and of other things. $first is a list already, such as “Ann, Ben”,
# or one of them; $last is one.
app_and = { $first } and { $last }
# Two of one name at a table: the mark is the colour of the pieces, with a number where that is the
# same as well. $name: as it was typed; $mark: a colour, “red”, or app_name_mark, “red 2”.
app_name_apart = { $name } ({ $mark })
# Within app_name_apart: “red 2”. $colour: a colour as the shells name it, “red”; $n: 2 or more.
app_name_mark = { $colour } { NUMBER($n) }
# What somebody typed, a key of a document or a value of it. $text: any of these, as it was written;
# it stands within other messages.
app_quoted = “{ $text }”

## Standings and results

app_standings_now = If the game ended now
app_standings_ended = The game is over
app_game_over = The game is over.
# The scoring track around a board: where the marker stands.
app_track_none = Marker before the first field
# In the standings. $field: 1 up to the last field of the track.
app_track_field = Marker on field { NUMBER($field) }
# In the standings. The marker has gone round. $field: where it stands, 1 or more; $added: points of
# the laps before, such as 50.
app_track_lap = Marker on field { NUMBER($field) }, plus { NUMBER($added) }
app_result = Result
app_total = Total
# Above the lines of a player’s score. $seat: name of a player.
app_total_of = Total of { $seat }
app_stated_result = Result as stated
app_abandoned = Abandoned
app_stated_points = stated by the players
app_stated_place = stated by the players, without points
# With the standings, if one person plays alone. $seats: one name; $points: any number.
app_verdict_alone = { $seats } has { NUMBER($points) } { $points ->
    [one] point
   *[other] points
}.
# With the standings, when the game is over. $seats: one name or several, “Ann and Ben”;
# $points: of each of them.
app_verdict_won = { $seats } won with { NUMBER($points) ->
    [one] { NUMBER($points) } point.
   *[other] { NUMBER($points) } points.
}
# As above, in games without points. $seats: one name or several, “Ann and Ben”.
app_verdict_won_bare = { $seats } won.
# With the standings, while the game goes on. $seats: always one name; $points: any number.
app_verdict_leads = { $seats } is ahead with { NUMBER($points) ->
    [one] { NUMBER($points) } point.
   *[other] { NUMBER($points) } points.
}
# As above, in games without points. $seats: always one name.
app_verdict_leads_bare = { $seats } is ahead.
# With the standings, while the game goes on. $seats: two names or more, “Ann and Ben”.
app_verdict_level = { $seats } are level.
app_verdict_differs = These are today’s rules; another result was recorded when the game was finished.
# $criterion is what is compared between those who are level, such as "Tokens on the board"; it begins
# a sentence. $first are those who have the most of it, one or several. $first_n: how many these are.
# $seats are all who have the same points, two or more.
app_tie_decided = Level: { $seats }. { $criterion }: { $first_n ->
    [one] { $first } is ahead.
   *[other] { $first } are ahead.
}
# Follows who won or is ahead. $seats: all who have the same points, three or more; $criterion as
# above, such as “Tokens on the board”; $first: those who have the most of it, two or more.
app_tie_decided_shared = Level: { $seats }. { $criterion }: { $first } are ahead and share the place.
# Follows who won or is ahead. $seats: all who have the same points, two or more; $criterion as above,
# such as “Tokens on the board”.
app_tie_open = Level: { $seats }. { $criterion }: level as well; the place is shared.
# Announced after an entry. $what: what was told, as the log has it, such as “Ann: wish stones: 2 → 3”.
app_sentence = { $what }.
# Announced after an entry: “Ann +3, now 12.” $seat: name of a player; $change: not
# 0; $points: the new total.
app_changed = { $seat } { SIGNED($change) }, now { NUMBER($points) }.
# Spoken: a player in the standings. $seat: name of a player; $points: any number; $rank: 1 for the first.
app_spoken_seat = { $seat }, { NUMBER($points) ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}, place { NUMBER($rank) }
# Spoken: a player in the standings without points. $seat: name of a player; $rank: 1 for the first.
app_spoken_rank = { $seat }, place { NUMBER($rank) }
# Spoken: a player in standings without places. $seat: name of a player; $points: any number.
app_spoken_points = { $seat }, { NUMBER($points) ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
# Spoken: a player in the standings who plays no more. $seat: name of a player.
app_spoken_left = { $seat } has left

## The bar

app_undo = Undo
# Spoken: the button. $what: a line of the log, such as “Ann: wish stones: 2 → 3”.
app_undo_what = Undo: { $what }
# Announced. $what: a line of the log, such as “Ann: wish stones: 2 → 3”.
app_undone = Undone: { $what }.
app_redo = Redo
# Spoken: the button. $what: a line of the log, such as “Ann: wish stones: 2 → 3”.
app_redo_what = Redo: { $what }
# Announced. $what: a line of the log, such as “Ann: wish stones: 2 → 3”.
app_redone = Done again: { $what }.
app_finish = Finish
# Spoken: the button. $missing: a list of what is not entered, “Ann: Track, Ben: Track”.
app_finish_missing_what = Finish. Not entered yet: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered. $n: how
# many they are, 1 or more.
app_unfinished_wanted = { $n ->
    [one] Not entered yet: { $missing }.
   *[other] { NUMBER($n) } things are not entered yet: { $missing }.
}
app_end_as_it_stands = End it as it stands
app_give_up = Give it up without a result
app_keep_playing = Keep playing
app_close = Close
app_refused_not_remembered = This is not remembered any more. Look at the list again.
# A part of $missing in the messages above. $seat: name of a player; $what: label of
# a field, such as “Track”.
app_missing_of = { $seat }: { $what }
app_reopen = Reopen
app_remove = Remove this entry
app_note = The note
# An error. $game: name of a game; $most: how many it is for; $n: how many were given, any other number.
app_refused_players_exactly = { $game } is for { NUMBER($most) } players, { NUMBER($n) } came.
# An error. $came: what was typed, cut if it is long.
app_refused_line = “{ $came }” is neither a file that is there, nor a position document, nor a position in one line that a game here knows: see docs/positions.md.
# An error. $game: name of a game.
app_refused_moves = { $game } is scored here, not refereed: which moves are allowed is not known.
app_refused_blank = There is nothing in this note.
# An error. $most: 1 000 000.
app_refused_stated_points = Points are kept from −{ NUMBER($most) } to { NUMBER($most) }.
# An error. $path: a path as it was typed.
app_refused_path = “{ $path }” does not name a file.
# An error. $path: a path as it was typed.
app_refused_folder = “{ $path }” is a folder, and a file is expected there. Choose another name; nothing was changed.
# An error. $path: a path as it was typed.
app_refused_pipe = “{ $path }” is a pipe or a socket, and a file is expected there. Choose another name; nothing was changed.
# An error. $path: a path as it was typed.
app_refused_device = “{ $path }” is a device, and a file is expected there. Choose another name; nothing was changed.
# An error. $path: a path as it was typed.
app_refused_link = “{ $path }” is a link that leads to no file. Mend the link or choose another name; nothing was changed.
# Spoken: anything that can be entered. $label: its label, such as “Track”; $value: a number, “on”,
# “off” or the label of what is chosen.
app_spoken_value = { $label }: { $value }
# Spoken: anything that can be entered. $label: its label, such as “Track”.
app_spoken_unentered = { $label }: not entered
app_on = on
app_off = off
# What a box prints about the game: how many play, from which age, for how long. $least, $most: 2 and 4.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } players
# As above, where only one number can play. $n: 1 or more.
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
}
# As above. $age: 8.
app_facts_age = age { NUMBER($age) }+
# As above. $n: 30.
app_facts_minutes = { NUMBER($n) } min
# As above. $least, $most: 20 and 30.
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Everybody
app_setup_one = One of you
app_setup_another = Somebody else, meanwhile
app_setup_together = Together
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = our ruling
app_rule_by_edition = differs by edition
# Words of a question that say nothing about a rule.
app_search_little = a about actually after all allowed am an and any are as at be been being by can cant could d did do does doesn doesnt don dont each else for from get gets go goes got had happen happened happens has have he her hey his i if im in into is isn isnt it its just let like ll m may me mean means might more much must my no not now of ok okay on one or our out please possible re really s she should so some t than that the their them then there these they thing this those to up us use ve was we what whats when where which while why will with won would you your
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = tie ties tied tiebreak level equal equally draw draws same; opponent opponents other others another; goal target finish end; loop ring circle; joker wild any; big large larger bigger; back backwards return; count number many amount; start starts starting begin begins beginning first; player players who whoever somebody everybody; end ends ending finish finished finishes; win wins winner winners winning victory; point points score scores scoring worth; set-up setup prepare preparation; fall falls fell fallen topple topples toppled collapse collapses; exchange swap change; most majority majorities; piece pieces component components contents; pawn pawns meeple meeples figure figures guy guys man men peg pegs; gem gems jewel jewels crystal crystals diamond diamonds gemstone gemstones stone stones; stone stones rock rocks pebble pebbles boulder boulders; tile tiles chip chips token tokens disc discs disk disks counter counters; stack stacks tower towers pile piles heap heaps; pile deck stack; crevice crevices hole holes slot slots crack cracks spot spots; space spaces field fields spot spots place places point; harbour harbours harbor harbors port ports dock docks; sack sacks bag bags grain wheat corn flour; wood axe axes log logs timber lumber; push pushes pushed shove shoves shoved bump bumps bumped knock kick; ride rides slide slides glide float sail; flip flips flipped turn turned; rotate rotated turn turned spin twist; area zone goal home; path paths trail trails track road lane; clover clovers leaf leaves shamrock; opponent opponents enemy enemies rival neighbour he his she her; throw discard discards discarded dump drop; take takes took pick grab steal; lay lays put puts place places; remove removed leave left out away; 2 two both pair; 3 three third; 4 four fourth; 5 five fifth; 6 six sixth; 10 ten; 12 twelve; minus negative penalty lose; marker pawn meeple; river stream water; tall high higher height; two couple; alone solo myself single; quick fast faster short shorter; empty gone finished; own mine my; same identical equal alike even; big large heavy tall thick fat; leftover leftovers remaining rest spare unused; give hand pass gives hands passes handed; decide decides choose chooses pick select; trip route way journey; people persons person players player; minutes time duration; corner corners diagonal diagonally; hit touch touched bump bumped; down backwards back; finish goal target; many several more; box tray container
# An error. $revision: the number that was asked for.
app_error_no_revision = The log of this session has no step { NUMBER($revision) }.
# An error. $text: what was typed. A day is typed like this in every language.
app_refused_day = “{ $text }” is not a day; write it as 2026-11-16.

## The log

# In the log: “wish stones: 2 → 3”. $what: a message of the game, what has changed; $from, $to: a
# number or a message of the game, “start” or “step 4 (worth 1)”.
app_told_change = { $what }: { $from } → { $to }
# In the log: “Ann: wish stones: 2 → 3”. $seat: name of a player; $what: what was told, often
# app_told_change. Also before what is wrong with a result that was typed for this player, a whole sentence.
app_told_by = { $seat }: { $what }
app_log_opened = The table was laid
# In the log. $new: an entry as the log has it, such as “Ann: wish stones: 2 → 3”.
app_log_inserted = Put in later: { $new }
app_corrected_in_vain = The table stays as it is: what was told later says otherwise.
# In the log. $old, $new: entries as the log has them, such as “Ann: wish stones: 2 → 3”; $old
# may be app_log_lost_event.
app_log_replaced = Corrected: { $old } ⇒ { $new }
# In the log. $old: an entry as the log has it, such as “Ann: wish stones: 2 → 3”, or app_log_lost_event.
app_log_removed = Removed: { $old }
app_log_lost_event = an entry that is not there any more
# In the log. $text: what somebody wrote, one line or several.
app_log_note = Note: { $text }
app_log_finished = Finished
app_log_abandoned = Abandoned
app_log_reopened = Reopened
app_log_lost = Lost by damage to the database
# In the log. $kind: an id in English, such as “timer”.
app_log_unknown = A step of a newer version ({ $kind })
# In the log. $seat: a letter, A for the first seat; $name: name of a person.
app_log_named = Seat { $seat } is { $name }
# In the log. $seat: a letter, A for the first seat.
app_log_unnamed = Seat { $seat } has no name
# In the log. $seat: name of a player.
app_log_colour = { $seat } plays another colour
# In the log. The shape that marks a player beside the colour. $seat: name of a player.
app_log_shape = { $seat } has another shape
# In the log. $seats: all players, “Ann, Ben and Cleo”.
app_log_order = Turn order: { $seats }
# In the log. $seat: name of a player.
app_log_start = { $seat } begins
app_log_options = Other rules chosen, for the whole game
# In the log. $seat: name of a player who plays no more.
app_log_left = { $seat } has left
# In the log. $seat: name of a player who had left.
app_log_returned = { $seat } is back
# In the log. $n: how many players.
app_log_seats = A table for { NUMBER($n) }
# In the log. $seat: name of a player.
app_log_drawn_start = Drawn by lot: { $seat } begins
# In the log. $seats: all players, “Ann, Ben and Cleo”.
app_log_drawn_seating = Drawn by lot: the order is { $seats }
app_log_result = The result was stated
# In the log. $day: app_day, such as “2026-11-16”.
app_log_result_on = The result of { $day } was stated

## Refusals: what was expected, what came, what to do

# An error. $control: an id in English, such as “wish.0”.
app_refused_control = There is nothing called “{ $control }” to enter now. Look at the screen again.
# An error. $control: label of a field, such as “Track”; $min, $max: what is possible;
# $wished: what was entered.
app_refused_range = { $control }: { NUMBER($min) } to { NUMBER($max) } is possible, { NUMBER($wished) } is not.
# An error. $typed: what was typed.
app_refused_number = “{ $typed }” is not a whole number. Type a number or a sum such as 3+6+2.
# An error. $control: label of a choice, or an option’s question; $option: what was given, an id;
# $offered: a list of what can be chosen, labels or ids.
app_refused_option = { $control }: “{ $option }” is not one of { $offered }.
# An error. $cell: an id, such as “2.4”.
app_refused_cell = There is no place “{ $cell }” to tap on the board now.
# An error. $pen: an id in English, such as “seat.0”.
app_refused_pen = There is no pen “{ $pen }” on this board.
# An error. $control: label of a button, such as “Undo”.
app_refused_action = { $control } is not possible now.
# An error. $control: label of a field, such as app_note, or one of the messages app_part_…, at the
# beginning of the sentence; $most: 2 000, or fewer; $length: more than that.
app_refused_note = { $control } can have { NUMBER($most) } characters, this has { NUMBER($length) }. Shorten it.
# An error. $text: what came.
app_refused_tag = “{ $text }” is not a version or a language of up to 64 plain letters.
# An error. $most: 100; $n: more than that.
app_refused_choices = { NUMBER($most) } options can be chosen at once, not { NUMBER($n) }.
# An error. $control: label of a field or a button, sometimes its id in English.
app_refused_kind = { $control } cannot be used that way.
# An error. Seats are counted from 0 in documents. $seat: the number that came; $last: the
# last one’s number, 0 or more.
app_refused_seat = Seat { NUMBER($seat) } is not at the table: { $last ->
    [0] only seat 0 is.
   *[other] 0 to { NUMBER($last) } are.
}
# An error. $n: how many seats the table has.
app_refused_order = An order names each of the { NUMBER($n) } seats once.
app_refused_last_player = The last player cannot leave. Abandon the session instead.
# An error. $most: 40; $length: more than that.
app_refused_name = A name can have { NUMBER($most) } characters, this has { NUMBER($length) }. Shorten it.
# An error. $game: name of a game; $least, $most: 2 and 4; $n: how many were given, any other number.
app_refused_players = { $game } is for { NUMBER($least) } to { NUMBER($most) } players, { NUMBER($n) } came.
app_refused_seats = The number of players can be changed only before the first entry. A player may leave.
# An error. $setting: what was given; $known: a list of ids in English.
app_refused_setting = There is no option “{ $setting }”. There are: { $known }.
app_part_day = The day
app_part_search = What is looked for
app_part_tick = The id of a step
app_part_document = The document
# Before whatever is wrong in a document. $place: a path in it, such as “seats[1].wish_stones”, or
# app_part_document; $what: a whole sentence, one of the next messages or of the game’s.
app_json_at = { $place }: { $what }
# After app_json_at. $expected: what can stand there, “a list of 3” or several joined by “or”; $came:
# what stands there, “a text” in quotes, a number, “an empty list”, “an object”.
app_json_expected = { $expected } is expected, { $came } came.
# After app_json_at. $key: in quotes, such as “seats”.
app_json_missing = { $key } is missing.
# After app_json_at. $key: in quotes, such as “seats”; $expected: what it can be, “a list of 3” or “a text”.
app_json_missing_here = { $key } is missing: { $expected } is expected.
# After app_json_at. $key: in quotes, such as “seets”; $known: a list of keys in quotes.
app_json_unknown = { $key } is not known here. Known are { $known }.
# After app_json_at. $what: a key in quotes, such as “seats”.
app_json_twice = { $what } is there twice. Leave one out.
# After app_json_at. $came: what stands there, a text in quotes, a number, “a list of 3” or “an object”.
app_json_unfit = { $came } does not fit here.
# As $expected: what can stand there. $least, $most: numbers as text, such as “−4” and “255”.
app_json_whole_number = a whole number from { $least } to { $most }
app_json_key_number = a whole number as a key
app_json_text = a text
app_json_true_or_false = true or false
app_json_object = an object
# As $expected. $keys: a key in quotes, or “one of” several.
app_json_object_with = an object with { $keys }
app_json_list = a list
# As $expected: a list with so many things in it. $n: 0 or more.
app_json_list_of = a list of { NUMBER($n) }
# As $expected. $least: 1 or more things in it.
app_json_list_from = a list of { NUMBER($least) } or more
# As $expected. $least, $most: how many things can be in it.
app_json_list_between = a list of { NUMBER($least) } to { NUMBER($most) }
# As $came: what stands there. $n: how many things are in it.
app_json_came_list = { $n ->
    [0] an empty list
    [one] a list of { NUMBER($n) }
   *[other] a list of { NUMBER($n) }
}
# As $expected. $names: a list of words in quotes, or of answers such as “Yes, No”.
app_json_one_of = one of { $names }
# As $expected: “a text or true or false”. $first, $last: each one of the messages above.
app_json_or = { $first } or { $last }
# As $expected. $first: a list of two or more of the messages above, with commas; $last: one of them.
app_json_or_more = { $first }, or { $last }
app_json_nothing = nothing
app_json_empty = There is nothing in it.
# After app_json_at. $line, $column: numbers from 1 on.
app_json_ends = It ends in the middle, in line { NUMBER($line) }, column { NUMBER($column) }.
# After app_json_at. $line, $column: numbers from 1 on.
app_json_deep = In line { NUMBER($line) }, column { NUMBER($column) } it is nested too deeply.
# After app_json_at. $line, $column: numbers from 1 on.
app_json_large = In line { NUMBER($line) }, column { NUMBER($column) } a number is too large.
# After app_json_at. $line, $column: numbers from 1 on.
app_json_not = Line { NUMBER($line) }, column { NUMBER($column) } is not JSON.
# An error. $version: a number from 2 on, of the form in which a game’s entries are written.
app_refused_newer_event = This was written by a newer version ({ NUMBER($version) }) and is kept as it is. Update to see it.
app_refused_log = This log does not begin with a table and cannot be opened.
app_refused_switched = This session has changed by an import: another log is here now. Look at it again.
app_refused_no_event = That entry is not in the log any more. Look at the log again.
app_refused_closed = The session is closed. Reopen it to change something.
app_refused_empty = Nothing has been entered yet. Abandon the session if it is not played.
app_refused_reopen = The session is still open.
app_refused_stated = The result was stated. Undo that to enter what lies on the table.
# An error. $n: how many seats there are; $came: of how many the result tells.
app_refused_result = The table has { NUMBER($n) } seats, the result names { NUMBER($came) }.
app_refused_result_number = That is not a number or a sum.
app_refused_result_all = Points for everybody, or for nobody.
app_refused_result_none = Enter points, or mark who won.
app_refused_undo = There is nothing to undo.
app_refused_redo = There is nothing to do again.
# An error. $step: an id in English.
app_refused_tick = There is no step “{ $step }” on this checklist.
app_refused_document = A document has either a “position” or “events”: give one of them.

## Errors

app_error_no_session = This session is not here any more.
# An error. $game: what was typed; $known: a list of ids in English, such as “keltis”.
app_error_no_game = There is no game “{ $game }”. There are: { $known }.
app_error_no_seat = There is no such seat at this table.
# An error. $rule: an id in English, such as “tile-points”.
app_error_no_rule = There is no rule “{ $rule }” in this game.
app_error_newer = The sessions were written by a newer version of Tallystone. Update to open them; nothing was changed.
# An error. $path: of a file.
app_error_foreign = { $path } is not a database of Tallystone. Choose another file; nothing was changed.
app_error_damaged = The database is damaged. Open it again: it is then moved aside, and what can be read is brought back.
# An error. $path: of the database.
app_error_stuck = “{ $path }” is damaged, and nothing can be written there, so it cannot be mended. Copy it, with what lies beside it, to a folder that can be written to, and open it there.
app_error_replaced = There is another file in the place of the database now: it was moved while it was open. Nothing was stored; open it again and enter the last step once more.
app_error_full = The disk is full. Nothing was stored; make room and try again.
app_error_no_room = The disk was full at the start, so the sessions can only be read. Nothing was stored; make room and open Tallystone again.
app_error_read_only = The sessions cannot be written to. Nothing was stored; check the file’s permissions.
# An error. $detail: what the system or SQLite says, in English.
app_error_storage = The sessions could not be read or stored: { $detail }. Nothing was changed; try again.
app_mended = What was kept of this session for lists and statistics did not fit its log; it was made anew from the log.
# After what lists and statistics keep was compared. $n: how many sessions, 0 as well.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } session was compared with its log.
   *[other] { NUMBER($n) } sessions were compared with their logs.
}
app_rebuilt_nothing = What is kept of them fits.
# Follows app_rebuilt_compared. $n: how many of those sessions, 1 or more.
app_rebuilt_mended = { $n ->
    [one] What was kept of { NUMBER($n) } of them did not fit and was made anew.
   *[other] What was kept of { NUMBER($n) } of them did not fit and was made anew.
}
# Follows the messages above. $n: how many sessions, 1 or more.
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } session is of a game that is not known here, or its log cannot be read: it stays as it is.
   *[other] { NUMBER($n) } sessions are of games that are not known here, or their logs cannot be read: they stay as they are.
}
app_error_no_player = This player is not remembered any more.

## A damaged database

app_recovered_damaged = The database was damaged.
app_recovered_gone = The database was gone. What its journal and its backups have was brought back.
# Said at the start, after a damaged database was mended. $sessions, $steps: how many, 0 as well;
# steps are the lines of their logs.
app_recovered = { $sessions ->
    [one] { NUMBER($sessions) } session
   *[other] { NUMBER($sessions) } sessions
} with { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
} came back.
# Follows app_recovered. $n: how many of those sessions; $sessions: a list of them,
# app_recovered_lacking, and app_recovered_others at its end.
app_recovered_incomplete = { $n ->
    [one] { NUMBER($n) } of them lacks steps: { $sessions }.
   *[other] { NUMBER($n) } of them lack steps: { $sessions }.
}
# Follows app_recovered. $n: how many; $sessions: a list of them, app_recovered_session, and
# app_recovered_others at its end.
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } session did not come back: { $sessions }.
   *[other] { NUMBER($n) } sessions did not come back: { $sessions }.
}
# A session in a list: “Keltis (2026-11-16)”. $game: name of a game or app_recovered_unknown; $day:
# app_day, or an id if it is not known.
app_recovered_session = { $game } ({ $day })
# A session in a list: “Keltis (2026-11-16, 3 steps)”. $game: name of a game or app_recovered_unknown;
# $day: app_day, or an id if it is not known; $n: how many steps it lacks.
app_recovered_lacking = { $game } ({ $day }, { $n ->
    [one] { NUMBER($n) } step
   *[other] { NUMBER($n) } steps
})
app_recovered_unknown = a game
# At the end of a list of sessions. $n: how many are not named in it.
app_recovered_others = { NUMBER($n) } more
app_recovered_whole = As far as can be told, nothing is missing.
app_recovered_more = There may have been more that nothing speaks of any more.
# At the end of what is said of a mended database, without a full stop. $path: of a file.
app_recovered_kept = The damaged file is kept at { $path }
# At the end of what is said of a mended database, without a full stop. $path: of a file.
app_recovered_left = What was left of it is at { $path }

## Players

app_refused_no_name = A player needs a name. To take one off the list, forget the player.
# An error. $name: the new name that was typed; $old: the name of the player who was to be renamed.
app_refused_name_taken = Somebody called { $name } is remembered already. If { $old } is the same person, merge the two.
# An error. $name: name of the player who was chosen twice.
app_refused_same_player = These are both { $name }.
# Told after it was done, and offered to be taken back. $name: whom nobody asks for
# any more; $other: who stays.
app_player_merged = { $name } is the same person as { $other } now.
# Told after it was done, and offered to be taken back. $name: name of a person.
app_player_forgotten = { $name } is forgotten.
app_refused_take_back = There is nothing to take back: nobody was merged or forgotten since the app was opened.
# An error. $name, $other: names of two people who were to be merged.
app_refused_two_people = { $name } and { $other } sat at one table, so they are two people.

## Results beside each other

# Beneath a result. $seat: name of the winner; $points: 1 or more; $other: name of the second; $lines:
# a list of app_difference_line.
app_difference = { $seat } wins by { NUMBER($points) } over { $other }: { $lines }.
# A part of $lines above: “Figures +4”. $what: heading of a line of the score; $points: by how much
# the winner has more there, or fewer.
app_difference_line = { $what } { SIGNED($points) }
# Beneath a result. $seat: name of the winner; $points: 1 or more; $other: name of the second.
app_difference_lead = { $seat } wins by { NUMBER($points) } over { $other }.
# Beneath a result that something else than points decided. $seat: name of the winner;
# $other: name of the second.
app_difference_level = { $seat } and { $other } have the same points.
# Beneath a result. $seats: two names or more, “Ann and Ben”.
app_difference_shared = { $seats } share the win.
# Beneath a result where points do not decide. $seat: name of the winner.
app_difference_won = { $seat } wins.
# Beneath a result. $seat: name of the only player.
app_difference_alone = { $seat } played alone.
app_difference_nobody = Nobody has won.
# What other options would change. $seats: one name or several, “Ann and Ben”.
app_compared_winner = Under these rules { $seats } would win.
app_compared_nobody = Under these rules nobody would win.
# What other options would change. $n: how many players, 1 or more.
app_compared_open = The points of { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
} change; nobody wins either way.
# What other options would change. $n: how many players, 1 or more.
app_compared_points = The winner stays the same, the points of { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
} change.
app_compared_same = Nothing would change.
# Follows one of the messages above. $n: how many entries of the log, 1 or more.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } entry does
   *[other] { NUMBER($n) } entries do
} not fit these rules and would be left out.

## Bundles and backups

app_import_new = Not here yet.
app_import_same = The same is here.
app_import_longer_there = Goes on where the one here ends.
app_import_longer_here = The one here goes on where this ends.
app_import_apart = The one here and this went apart: you can keep both, or either of them.
app_import_deleted_here = Was deleted here. It comes back only if you put what comes in its place.
# An error. $n: how many sessions were chosen, none of which can be read.
app_export_unreadable = { $n ->
    [one] The log of this session cannot be read, so nobody could take it in. Nothing was written.
   *[other] The logs of these { NUMBER($n) } sessions cannot be read, so nobody could take them in. Nothing was written.
}
# An error. $path: the file that was to be written.
app_export_over = { $path }: something else is there; choose another name.
# Sessions of a file, counted: not here yet, longer than here, gone apart from here, known here. Each
# can be 0. $new, $longer, $apart, $known, in this order.
app_import_preview = New: { NUMBER($new) }. Going on: { NUMBER($longer) }. Gone apart: { NUMBER($apart) }. Known: { NUMBER($known) }.
# Follows app_import_preview. $n: 1 or more.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } session was deleted there and would be here, unless you leave what is here as it is.
   *[other] { NUMBER($n) } sessions were deleted there and would be here, unless you leave what is here as it is.
}
app_import_into_bin = It would go into the bin, unless you leave what is here as it is.
app_import_out_of_bin = It would come out of the bin, unless you leave what is here as it is.
# What came with a file, counted. A copy of a game is what is remembered of somebody's box. $players:
# how many people’s names came or changed; $boxes: how many copies; 0 as well.
app_import_others = Nothing new of sessions. Players: { NUMBER($players) }. Copies of games: { NUMBER($boxes) }.
app_import_nothing = There was nothing new.
# After a file was taken in: sessions, counted. $added, $changed, $deleted: 0 as well.
app_import_done = Added: { NUMBER($added) }. Changed: { NUMBER($changed) }. Deleted: { NUMBER($deleted) }.
# An error. $line: a number from 1 on; $most: 256.
app_import_large = What begins in line { NUMBER($line) } is longer than the { NUMBER($most) } MB that a session can have. Nothing was changed.
# While it lasts, beside a bar. $done, $total: whole megabytes.
app_job_reading = Reading: { NUMBER($done) } of { NUMBER($total) } MB.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_backup = Reading the backup: { NUMBER($done) } of { NUMBER($total) } sessions.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_here = Looking at what is here: { NUMBER($done) } of { NUMBER($total) } sessions.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_comparing = Comparing with what is here: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_ready = Everything was looked at; nothing is changed yet.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_taking_in = Taking in: { NUMBER($done) } of { NUMBER($total) } sessions.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_gathering = Looking who played: { NUMBER($done) } of { NUMBER($total) } sessions.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_proving = Looking up results: { NUMBER($done) } of { NUMBER($total) } sessions.
# While it lasts, beside a bar. $done, $total: how many sessions.
app_job_writing = Writing: { NUMBER($done) } of { NUMBER($total) } sessions.
# After a file was written. $n: 0 as well.
app_job_written = { $n ->
    [one] One session was written.
   *[other] { NUMBER($n) } sessions were written.
}
# Follows app_job_written. $n: 1 or more.
app_job_left_out = { $n ->
    [one] One session was left out, as its log cannot be read; it is still here.
   *[other] { NUMBER($n) } sessions were left out, as their logs cannot be read; they are still here.
}
# Follows the messages above. $n: how many of all these together, 1 or more.
app_job_others_left_out = { $n ->
    [one] One player, box or deletion was left out, as it cannot be read.
   *[other] { NUMBER($n) } players, boxes or deletions were left out, as they cannot be read.
}
app_job_stopped = This was stopped. Begin anew.
app_job_taken_in = This was taken in already. Begin anew to look at it again.
app_job_decided = It is decided already how this is taken in.
app_job_only_verified = This can only be verified; nothing of it is taken in.
app_job_early = This is still under way. Let it go on to its end first.
app_import_no_format = This is not a bundle of Tallystone: it names no format, expected was “tallystone-bundle/1”. Nothing was changed.
# An error. $format: what stands there instead.
app_import_foreign = This is not a bundle of Tallystone: its format is “{ $format }”, expected was “tallystone-bundle/1”. Nothing was changed.
# An error. $core: a version, such as “2.1.0”.
app_import_newer = This was written by a newer version of Tallystone ({ $core }). Update to read it; nothing was changed.
# An error. $line, $column: numbers from 1 on.
app_import_truncated = This bundle ends in the middle, in line { NUMBER($line) }, column { NUMBER($column) }. Get it again; nothing was changed.
# An error. $line, $column: numbers from 1 on.
app_import_no_json = This is not a bundle of Tallystone: line { NUMBER($line) }, column { NUMBER($column) } is not JSON. Nothing was changed.
# An error. $why: a whole sentence with its full stop: app_json_at,
# app_import_session or another of this part.
app_import_wrong = This bundle cannot be read: { $why } Nothing was changed.
# As $why in app_import_wrong. $id: an id of a session, a step or a player.
app_import_twice = “{ $id }” is in it twice.
# As $why in app_import_wrong. $session: an id; $why: a whole sentence, often app_import_step.
app_import_session = Session { $session }: { $why }
# As $why in app_import_session. $step: its number in the log, from 1 on; $why: a whole sentence.
app_import_step = Step { NUMBER($step) }: { $why }
# As $why in the messages above. $most: 100 000; $n: more than that.
app_import_steps = A log can have { NUMBER($most) } steps, this has { NUMBER($n) }.
# As $why in the messages above. $minutes: how far a clock is said to be from UTC, below 0 too.
app_import_offset = { NUMBER($minutes) } minutes from UTC is nowhere on earth.
# As $why in the messages above. $name: what came; $most: 40.
app_import_name = “{ $name }” is not a name of 1 to { NUMBER($most) } characters on one line.
app_import_table = Its table has seats that are not in the turn order, or nobody who begins.
# As $why in the messages above. $word: what came.
app_import_word = “{ $word }” is not an id of small letters, digits and underlines.
# As $why in the messages above. $at: what came, such as “1969-11-16T20:00:00+00:00”.
app_import_moment = { $at } is not a moment from 1970 to 9999 in whole milliseconds.
# As $why in the messages above. $most: 1 000 000.
app_import_result = The result that came with it is none that a game gives: points from −{ NUMBER($most) } to { NUMBER($most) }, places from 1 on and a time played are expected.
# As $why in the messages above. $most: 1 048 576; $n: more than that.
app_import_payload = A step can have { NUMBER($most) } bytes, this has { NUMBER($n) }.
# An error. $path: of a backup.
app_import_damaged = { $path } is damaged and cannot be restored from. Choose another backup; nothing was changed.

## Statistics

app_stats_none = There is no finished game to count.
# Above the statistics. $n: 1 or more; $time: app_stats_hours or app_stats_minutes, “12 h 30 min”.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } finished game, { $time } of play.
   *[other] { NUMBER($n) } finished games, { $time } of play.
}
# Follows app_stats_summary, if one player is looked at. $name: name of a person; $n: 0 as well.
app_stats_wins = { $name } won { NUMBER($n) } of them.
app_stats_title_players = Players
app_stats_title_games = Games
app_stats_title_counts = By number of players
app_stats_title_head_to_head = Head to head
app_stats_title_start = Who begins
app_stats_title_lines = What points are made of
app_stats_plays = Games
app_stats_won = Won
app_stats_share = Share won
app_stats_average = Average
app_stats_best = Best
app_stats_time = Time
app_stats_each = Time a game
app_stats_first_ahead = First ahead
app_stats_second_ahead = Second ahead
app_stats_level = Level
app_stats_start_won = Won by the start player
app_stats_by_chance = By chance
app_stats_of_all = Of all points
# How many play: on its own, in the set-up and in the statistics, and within
# app_stats_game_for. $n: 1 or more.
app_stats_seats = { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
}
# A row of the statistics. $game: name of a game; $seats: app_stats_seats, “3 players”.
app_stats_game_for = { $game }, { $seats }
# A row of the statistics: how often each of two was ahead. $one, $other: names of persons.
app_stats_pair = { $one } and { $other }
# A row of the statistics. $name: name of a person; $what: heading of a line of a score, such as “Figures”.
app_stats_whose = { $name }: { $what }
# Beneath a table of the statistics. $name: name of a person; $what: heading of a line of a
# score, such as “Figures”.
app_stats_earns = { $name } earns most with: { $what }.
# In a table of the statistics. $n: 0 to 100.
app_stats_percent = { NUMBER($n) } %
# In a table of the statistics: “−3.5”. $sign: “−” or nothing; $whole: 0 or more; $tenth: the digit
# after the point, 0 to 9. Languages with a decimal comma write one.
app_stats_decimal = { $sign }{ NUMBER($whole) }.{ NUMBER($tenth) }
# Less than an hour in the statistics, and how long something else takes. $minutes: 0 or more.
app_stats_minutes = { NUMBER($minutes) } min
# In the statistics. $hours: 1 or more; $minutes: 0 to 59.
app_stats_hours = { NUMBER($hours) } h { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = not enough games
# Beneath a table, what the dash in it means. $n: 3.
app_stats_few = –: fewer than { NUMBER($n) } games tell it.
# Beneath the table of who begins, what the dash in it means. $n: 10.
app_stats_few_starts = –: fewer than { NUMBER($n) } games tell it.
# Spoken: a part of app_stats_spoken. $heading: of the column, such as “Won”; $value: what stands in
# it, or app_stats_not_enough.
app_stats_cell = { $heading } { $value }
# Spoken: a row of the statistics, “Ann: Games 4, Won 2.” $label: what the row is about; $cells:
# a list of app_stats_cell.
app_stats_spoken = { $label }: { $cells }.

## What decided it

# The smallest change that would have made another winner. $change is one of the first two: "Ann: wish
# stones: 4 → 3. Then Ben would have won." $what: an entry as the log has it, without its numbers;
# $was, $instead: numbers or messages of the game, “start”.
app_decided_value = { $what }: { $was } → { $instead }
# As $change below. $was, $instead: entries as the log has them, such as “Ann: wish stones: 2 → 3”.
app_decided_event = “{ $instead }” instead of “{ $was }”
# Beneath a result. $change: one of the two messages above; $seat: name of a player.
app_decided_won = { $change }. Then { $seat } would have won.
# Beneath a result. $change as above; $seats: two names or more, “Ann and Ben”.
app_decided_shared = { $change }. Then { $seats } would have shared the win.
app_refused_unfinished = Only a finished game can be looked at like this; finish it first.

## Proofs

# After a result was verified. $code: figures and letters, such as “3fa0-172c-9b01”.
app_proof_verified = Verified: table, log and rules give this result ({ $code }).
# After a result was verified. $code: figures and letters, such as “3fa0-172c-9b01”.
app_proof_stated = Verified: this is what the players stated ({ $code }).
# After a result was verified. $code: figures and letters, such as “3fa0-172c-9b01”.
app_proof_alone = Its log gives this result ({ $code }). No proof came with it.
app_proof_differs = Not verified.
app_proof_unfinished = There is no result to verify: the game is not finished.
app_proof_unknown = This version cannot derive the result: it does not know the game or cannot read its log.
app_proof_table = The table is not the one that the proof is about.
app_proof_log = The log is not the one that the proof is about.
# Why a result is not verified. $there, $here: numbers from 1 on.
app_proof_rules = Rules version { NUMBER($there) } gave the result, here it is version { NUMBER($here) }.
# Why a result is not verified. $there, $here: numbers from 1 on.
app_proof_finish = The proof is about rules version { NUMBER($there) }, the finish about version { NUMBER($here) }.
app_proof_recorded = What was recorded at the finish is not what the log gives.
# Why a result is not verified. $seat: name of a player.
app_proof_seat = { $seat }: the result that came with it is not the one that the log gives.
# Why a result is not verified. $there, $here: codes, such as “3fa0-172c-9b01”.
app_proof_code = The proof says { $there }, what lies here gives { $here }.
app_proof_result = The result that came with it is not the one that its log gives.
# Why a result is not verified. $seat: name of a player; $here, $there: points, below 0 too.
app_proof_points = { $seat }: the log gives { NUMBER($here) } points, { NUMBER($there) } were recorded.
# Why a result is not verified. $seat: name of a player; $what: heading of a line of the score, such
# as “Figures”; $here, $there: points, below 0 too.
app_proof_line = { $seat }, { $what }: the log gives { NUMBER($here) }, { NUMBER($there) } were recorded.
# Why a result is not verified. $seat: name of a player.
app_proof_place = { $seat }: the log gives another place than was recorded.
# Why a result is not verified. $n: a number from 1 on.
app_proof_step = Step { NUMBER($n) } of the log is not the same as in the copy that is here.
## Results for others: cards, tables, plays

app_card_so_far = So far
# On the picture of a result: how long was played. $n: 1 or more.
app_card_minutes = { NUMBER($n) } min
app_card_winner = Winner
app_card_shared = Shared win
app_card_ahead = Ahead
app_card_level = Level
app_card_left = Has left
# On the picture of a result, in place of lines of the score there is no room for. $n: how many.
app_card_further = { $n ->
    [one] { NUMBER($n) } further line
   *[other] { NUMBER($n) } further lines
}
# Within a play file, to be read by whoever opens it. $n: 1 or more.
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } play
   *[other] { NUMBER($n) } plays
} written down with Tallystone, to be opened with BG Stats.
# An error. $game: name of a game; $day: a day as 2026-11-16.
app_refused_no_result = { $game } of { $day } has no result yet. Finish it or state its result first.

## What an import does with the bin

app_import_apart_both = The one here and this went apart: both would be kept.
app_import_out_restored = It would come out of the bin.
app_import_in_bin = It is in the bin here, and comes out only if you put what comes in its place.
# Follows app_import_done. $n: 1 or more.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } session went into the bin.
   *[other] { NUMBER($n) } sessions went into the bin.
}
# Follows app_import_done. $n: 1 or more.
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } session came out of the bin.
   *[other] { NUMBER($n) } sessions came out of the bin.
}
# Follows app_import_done. $n: 1 or more.
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } session was deleted here before and stays deleted.
   *[other] { NUMBER($n) } sessions were deleted here before and stay deleted.
}

## Games that are a sheet of categories

app_tally_prompt = Enter what everybody has.
app_tally_prompt_complete = Everything is entered. Finish, or change what is not right.
app_tally_untold = not entered
# Spoken: a cell of the sheet. $seat: name of a player; $what: label of a category; $value: a number,
# an answer, or app_tally_untold.
app_tally_spoken = { $seat }, { $what }: { $value }
# Reason for points. $what: label of a category; $value: a number or an answer, such as “Yes”.
app_tally_line = { $what }: { $value }
# Reason for points. $what: label of a category; $n: how many; $each: points for one of them, not 1.
app_tally_line_each = { $what }: { NUMBER($n) } ({ NUMBER($each) } each)
# Reason for points. $what: label of a category; $value: a number; $place: 1 for who has most of it.
app_tally_line_place = { $what }: { $value } (place { NUMBER($place) })
# As $expected in app_tally_refused. $least, $most: whole numbers, below 0 too.
app_tally_range = a number from { NUMBER($least) } to { NUMBER($most) }
# An error. $category: what was given; $known: a list of ids in English.
app_tally_no_category = There is nothing called “{ $category }” on this sheet. There are: { $known }.
# An error. $what: label of a category; $expected: app_tally_range, or “one of Yes,
# No”; $came: what was given.
app_tally_refused = { $what }: { $expected } is expected, { $came } came. Look at the table and enter it again.
# An error. $what: label of a category, at the beginning of the sentence.
app_tally_refused_unplayed = { $what } is not played with these options. Choose others, or leave it out.
# An error. $seats: how many play; $columns: of how many players the position tells, 0 as well.
app_tally_refused_seats = The table has { NUMBER($seats) } players, the position { NUMBER($columns) }: give one for each.

## Days, times and counts, in the terminal
# PAIR(…) writes a number with two digits. A day stands in columns and is typed and looked for in the
# same form in English; other languages write it as they do: { PAIR($day) }.{ PAIR($month) }.{ $year }

# $year is text with four digits, $month and $day are numbers.
app_day = { $year }-{ PAIR($month) }-{ PAIR($day) }
# Beside a line of the log, and after a day. $hour is 0 to 23. $minute is 0 to 59.
app_clock = { PAIR($hour) }:{ PAIR($minute) }
# $day is app_day, $clock is app_clock.
app_moment = { $day } { $clock }
# Beside what is to be done: how many entries are doubtful; a key shows them. $n: 1 or more.
app_count_doubts = { NUMBER($n) } doubtful
# Beside what is to be done: how many remarks there is no room for; a key shows them. $n: 1 or more.
app_count_remarks = { NUMBER($n) } to read
