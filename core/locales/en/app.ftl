# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_yes = Yes
app_no = No
app_none = none
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_and = { $first } and { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })

## Standings and results

app_standings_now = If the game ended now
app_standings_ended = The game is over
app_game_over = The game is over.
# The scoring track around a board: where the marker stands.
app_track_none = Marker before the first field
app_track_field = Marker on field { NUMBER($field) }
app_track_lap = Marker on field { NUMBER($field) }, plus { NUMBER($added) }
app_result = Result
app_total = Total
app_total_of = Total of { $seat }
app_stated_result = Result as stated
app_abandoned = Abandoned
app_stated_points = stated by the players
app_stated_place = stated by the players, without points
app_verdict_alone = { $seats } has { NUMBER($points) } { $points ->
    [one] point
   *[other] points
}.
app_verdict_won = { $seats } won with { NUMBER($points) ->
    [one] { NUMBER($points) } point.
   *[other] { NUMBER($points) } points.
}
app_verdict_won_bare = { $seats } won.
app_verdict_leads = { $seats } is ahead with { NUMBER($points) ->
    [one] { NUMBER($points) } point.
   *[other] { NUMBER($points) } points.
}
app_verdict_leads_bare = { $seats } is ahead.
app_verdict_level = { $seats } are level.
app_verdict_differs = These are today’s rules; another result was recorded when the game was finished.
app_tie_decided = Level between { $seats }: { $criterion } decides for { $first }.
app_tie_decided_shared = Level between { $seats }: { $criterion } decides for { $first }, who share the place.
app_tie_open = Level between { $seats }, also by { $criterion }: the place is shared.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, now { NUMBER($points) }.
app_spoken_seat = { $seat }, { NUMBER($points) ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}, place { NUMBER($rank) }
app_spoken_rank = { $seat }, place { NUMBER($rank) }
app_spoken_points = { $seat }, { NUMBER($points) ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
app_spoken_left = { $seat } has left

## The bar

app_undo = Undo
app_undo_what = Undo: { $what }
app_undone = Undone: { $what }.
app_redo = Redo
app_redo_what = Redo: { $what }
app_redone = Done again: { $what }.
app_finish = Finish
app_finish_missing_what = Finish. Not entered yet: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Not entered yet: { $missing }.
   *[other] { NUMBER($n) } things are not entered yet: { $missing }.
}
app_end_as_it_stands = End it as it stands
app_give_up = Give it up without a result
app_keep_playing = Keep playing
app_close = Close
app_refused_not_remembered = This is not remembered any more. Look at the list again.
app_missing_of = { $seat }: { $what }
app_reopen = Reopen
app_remove = Remove this entry
app_note = The note
app_refused_players_exactly = { $game } is for { NUMBER($most) } players, { NUMBER($n) } came.
app_refused_line = “{ $came }” is neither a file that is there, nor a position document, nor a position in one line that a game here knows: see docs/positions.md.
app_refused_moves = { $game } is scored here, not refereed: which moves are allowed is not known.
app_refused_blank = There is nothing in this note.
app_refused_stated_points = Points are kept from −{ NUMBER($most) } to { NUMBER($most) }.
app_refused_path = “{ $path }” does not name a file.
app_refused_folder = “{ $path }” is a folder, and a file is expected there. Choose another name; nothing was changed.
app_refused_pipe = “{ $path }” is a pipe or a socket, and a file is expected there. Choose another name; nothing was changed.
app_refused_device = “{ $path }” is a device, and a file is expected there. Choose another name; nothing was changed.
app_refused_link = “{ $path }” is a link that leads to no file. Mend the link or choose another name; nothing was changed.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: not entered
app_on = on
app_off = off
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } players
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
}
app_facts_age = age { NUMBER($age) }+
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
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
app_error_no_revision = The log of this session has no step { NUMBER($revision) }.
app_refused_day = “{ $text }” is not a day; write it as 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = The table was laid
app_log_inserted = Put in later: { $new }
app_corrected_in_vain = The table stays as it is: what was told later says otherwise.
app_log_replaced = Corrected: { $old } ⇒ { $new }
app_log_removed = Removed: { $old }
app_log_lost_event = an entry that is not there any more
app_log_note = Note: { $text }
app_log_finished = Finished
app_log_abandoned = Abandoned
app_log_reopened = Reopened
app_log_lost = Lost by damage to the database
app_log_unknown = A step of a newer version ({ $kind })
app_log_named = Seat { $seat } is { $name }
app_log_unnamed = Seat { $seat } has no name
app_log_colour = { $seat } plays another colour
app_log_shape = { $seat } has another shape
app_log_order = Turn order: { $seats }
app_log_start = { $seat } begins
app_log_options = Other rules chosen, for the whole game
app_log_left = { $seat } has left
app_log_returned = { $seat } is back
app_log_seats = A table for { NUMBER($n) }
app_log_drawn_start = Drawn by lot: { $seat } begins
app_log_drawn_seating = Drawn by lot: the order is { $seats }
app_log_result = The result was stated
app_log_result_on = The result of { $day } was stated

## Refusals: what was expected, what came, what to do

app_refused_control = There is nothing called “{ $control }” to enter now. Look at the screen again.
app_refused_range = { $control }: { NUMBER($min) } to { NUMBER($max) } is possible, { NUMBER($wished) } is not.
app_refused_number = “{ $typed }” is not a whole number. Type a number or a sum such as 3+6+2.
app_refused_option = { $control }: “{ $option }” is not one of { $offered }.
app_refused_cell = There is no place “{ $cell }” to tap on the board now.
app_refused_pen = There is no pen “{ $pen }” on this board.
app_refused_action = { $control } is not possible now.
app_refused_note = { $control } can have { NUMBER($most) } characters, this has { NUMBER($length) }. Shorten it.
app_refused_tag = “{ $text }” is not a version or a language of up to 64 plain letters.
app_refused_choices = { NUMBER($most) } options can be chosen at once, not { NUMBER($n) }.
app_refused_kind = { $control } cannot be used that way.
app_refused_seat = Seat { NUMBER($seat) } is not at the table: { $last ->
    [0] only seat 0 is.
   *[other] 0 to { NUMBER($last) } are.
}
app_refused_order = An order names each of the { NUMBER($n) } seats once.
app_refused_last_player = The last player cannot leave. Abandon the session instead.
app_refused_name = A name can have { NUMBER($most) } characters, this has { NUMBER($length) }. Shorten it.
app_refused_players = { $game } is for { NUMBER($least) } to { NUMBER($most) } players, { NUMBER($n) } came.
app_refused_seats = The number of players can be changed only before the first entry. A player may leave.
app_refused_setting = There is no option “{ $setting }”. There are: { $known }.
app_part_day = The day
app_part_search = What is looked for
app_part_tick = The id of a step
app_part_document = The document
app_json_at = { $place }: { $what }
app_json_expected = { $expected } is expected, { $came } came.
app_json_missing = { $key } is missing.
app_json_missing_here = { $key } is missing: { $expected } is expected.
app_json_unknown = { $key } is not known here. Known are { $known }.
app_json_twice = { $what } is there twice. Leave one out.
app_json_unfit = { $came } does not fit here.
app_json_whole_number = a whole number from { $least } to { $most }
app_json_key_number = a whole number as a key
app_json_text = a text
app_json_true_or_false = true or false
app_json_object = an object
app_json_object_with = an object with { $keys }
app_json_list = a list
app_json_list_of = a list of { NUMBER($n) }
app_json_list_from = a list of { NUMBER($least) } or more
app_json_list_between = a list of { NUMBER($least) } to { NUMBER($most) }
app_json_came_list = { $n ->
    [0] an empty list
    [one] a list of { NUMBER($n) }
   *[other] a list of { NUMBER($n) }
}
app_json_one_of = one of { $names }
app_json_or = { $first } or { $last }
app_json_or_more = { $first }, or { $last }
app_json_nothing = nothing
app_json_empty = There is nothing in it.
app_json_ends = It ends in the middle, in line { NUMBER($line) }, column { NUMBER($column) }.
app_json_deep = In line { NUMBER($line) }, column { NUMBER($column) } it is nested too deeply.
app_json_large = In line { NUMBER($line) }, column { NUMBER($column) } a number is too large.
app_json_not = Line { NUMBER($line) }, column { NUMBER($column) } is not JSON.
app_refused_newer_event = This was written by a newer version ({ NUMBER($version) }) and is kept as it is. Update to see it.
app_refused_log = This log does not begin with a table and cannot be opened.
app_refused_switched = This session has changed by an import: another log is here now. Look at it again.
app_refused_no_event = That entry is not in the log any more. Look at the log again.
app_refused_closed = The session is closed. Reopen it to change something.
app_refused_empty = Nothing has been entered yet. Abandon the session if it is not played.
app_refused_reopen = The session is still open.
app_refused_stated = The result was stated. Undo that to enter what lies on the table.
app_refused_result = The table has { NUMBER($n) } seats, the result names { NUMBER($came) }.
app_refused_result_number = That is not a number or a sum.
app_refused_result_all = Points for everybody, or for nobody.
app_refused_result_none = Enter points, or mark who won.
app_refused_undo = There is nothing to undo.
app_refused_redo = There is nothing to do again.
app_refused_tick = There is no step “{ $step }” on this checklist.
app_refused_document = A document has either a “position” or “events”: give one of them.

## Errors

app_error_no_session = This session is not here any more.
app_error_no_game = There is no game “{ $game }”. There are: { $known }.
app_error_no_seat = There is no such seat at this table.
app_error_no_rule = There is no rule “{ $rule }” in this game.
app_error_newer = The sessions were written by a newer version of Tallystone. Update to open them; nothing was changed.
app_error_foreign = { $path } is not a database of Tallystone. Choose another file; nothing was changed.
app_error_damaged = The database is damaged. Open it again: it is then moved aside, and what can be read is brought back.
app_error_stuck = “{ $path }” is damaged, and nothing can be written there, so it cannot be mended. Copy it, with what lies beside it, to a folder that can be written to, and open it there.
app_error_replaced = There is another file in the place of the database now: it was moved while it was open. Nothing was stored; open it again and enter the last step once more.
app_error_full = The disk is full. Nothing was stored; make room and try again.
app_error_no_room = The disk was full at the start, so the sessions can only be read. Nothing was stored; make room and open Tallystone again.
app_error_read_only = The sessions cannot be written to. Nothing was stored; check the file’s permissions.
app_error_storage = The sessions could not be read or stored: { $detail }. Nothing was changed; try again.
app_mended = What was kept of this session for lists and statistics did not fit its log; it was made anew from the log.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } session was compared with its log.
   *[other] { NUMBER($n) } sessions were compared with their logs.
}
app_rebuilt_nothing = What is kept of them fits.
app_rebuilt_mended = { $n ->
    [one] What was kept of { NUMBER($n) } of them did not fit and was made anew.
   *[other] What was kept of { NUMBER($n) } of them did not fit and was made anew.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } session is of a game that is not known here, or its log cannot be read: it stays as it is.
   *[other] { NUMBER($n) } sessions are of games that are not known here, or their logs cannot be read: they stay as they are.
}
app_error_no_player = This player is not remembered any more.

## A damaged database

app_recovered_damaged = The database was damaged.
app_recovered_gone = The database was gone. What its journal and its backups have was brought back.
app_recovered = { $sessions ->
    [one] { NUMBER($sessions) } session
   *[other] { NUMBER($sessions) } sessions
} with { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
} came back.
app_recovered_incomplete = { $n ->
    [one] { NUMBER($n) } of them lacks steps: { $sessions }.
   *[other] { NUMBER($n) } of them lack steps: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } session did not come back: { $sessions }.
   *[other] { NUMBER($n) } sessions did not come back: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $game } ({ $day }, { $n ->
    [one] { NUMBER($n) } step
   *[other] { NUMBER($n) } steps
})
app_recovered_unknown = a game
app_recovered_others = { NUMBER($n) } more
app_recovered_whole = As far as can be told, nothing is missing.
app_recovered_more = There may have been more that nothing speaks of any more.
app_recovered_kept = The damaged file is kept at { $path }
app_recovered_left = What was left of it is at { $path }

## Players

app_refused_no_name = A player needs a name. To take one off the list, forget the player.
app_refused_name_taken = Somebody called { $name } is remembered already. If { $old } is the same person, merge the two.
app_refused_same_player = These are both { $name }.
app_player_merged = { $name } is the same person as { $other } now.
app_player_forgotten = { $name } is forgotten.
app_refused_take_back = There is nothing to take back: nobody was merged or forgotten since the app was opened.
app_refused_two_people = { $name } and { $other } sat at one table, so they are two people.

## Results beside each other

app_difference = { $seat } wins by { NUMBER($points) } over { $other }: { $lines }.
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $seat } wins by { NUMBER($points) } over { $other }.
app_difference_level = { $seat } and { $other } have the same points.
app_difference_shared = { $seats } share the win.
app_difference_won = { $seat } wins.
app_difference_alone = { $seat } played alone.
app_difference_nobody = Nobody has won.
app_compared_winner = Under these rules { $seats } would win.
app_compared_nobody = Under these rules nobody would win.
app_compared_open = The points of { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
} change; nobody wins either way.
app_compared_points = The winner stays the same, the points of { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
} change.
app_compared_same = Nothing would change.
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
app_export_unreadable = { $n ->
    [one] The log of this session cannot be read, so nobody could take it in. Nothing was written.
   *[other] The logs of these { NUMBER($n) } sessions cannot be read, so nobody could take them in. Nothing was written.
}
app_export_over = { $path }: something else is there; choose another name.
app_import_preview = { NUMBER($new) } new, { NUMBER($longer) } that go on, { NUMBER($apart) } that went apart, { NUMBER($known) } known.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } session was deleted there and would be here, unless you leave what is here as it is.
   *[other] { NUMBER($n) } sessions were deleted there and would be here, unless you leave what is here as it is.
}
app_import_into_bin = It would go into the bin, unless you leave what is here as it is.
app_import_out_of_bin = It would come out of the bin, unless you leave what is here as it is.
app_import_others = Nothing new of sessions; of { NUMBER($players) } players and { NUMBER($boxes) } copies of games.
app_import_nothing = There was nothing new.
app_import_done = { NUMBER($added) } added, { NUMBER($changed) } changed, { NUMBER($deleted) } deleted.
app_import_large = What begins in line { NUMBER($line) } is longer than the { NUMBER($most) } MB that a session can have. Nothing was changed.
app_job_reading = Reading: { NUMBER($done) } of { NUMBER($total) } MB.
app_job_backup = Reading the backup: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_here = Looking at what is here: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_comparing = Comparing with what is here: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_ready = Everything was looked at; nothing is changed yet.
app_job_taking_in = Taking in: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_gathering = Looking who played: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_proving = Looking up results: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_writing = Writing: { NUMBER($done) } of { NUMBER($total) } sessions.
app_job_written = { $n ->
    [one] One session was written.
   *[other] { NUMBER($n) } sessions were written.
}
app_job_left_out = { $n ->
    [one] One session was left out, as its log cannot be read; it is still here.
   *[other] { NUMBER($n) } sessions were left out, as their logs cannot be read; they are still here.
}
app_job_others_left_out = { $n ->
    [one] One player, box or deletion was left out, as it cannot be read.
   *[other] { NUMBER($n) } players, boxes or deletions were left out, as they cannot be read.
}
app_job_stopped = This was stopped. Begin anew.
app_job_taken_in = This was taken in already. Begin anew to look at it again.
app_job_decided = It is decided already how this is taken in.
app_job_only_verified = This can only be verified; nothing of it is taken in.
app_job_early = This is still under way. Let it go on to its end first.
app_import_foreign = This is not a bundle of Tallystone: its format is “{ $format }”, expected was “tallystone-bundle/1”. Nothing was changed.
app_import_newer = This was written by a newer version of Tallystone ({ $core }). Update to read it; nothing was changed.
app_import_truncated = This bundle ends in the middle, in line { NUMBER($line) }, column { NUMBER($column) }. Get it again; nothing was changed.
app_import_no_json = This is not a bundle of Tallystone: line { NUMBER($line) }, column { NUMBER($column) } is not JSON. Nothing was changed.
app_import_wrong = This bundle cannot be read: { $why } Nothing was changed.
app_import_twice = “{ $id }” is in it twice.
app_import_session = Session { $session }: { $why }
app_import_step = Step { NUMBER($step) }: { $why }
app_import_steps = A log can have { NUMBER($most) } steps, this has { NUMBER($n) }.
app_import_offset = { NUMBER($minutes) } minutes from UTC is nowhere on earth.
app_import_name = “{ $name }” is not a name of 1 to { NUMBER($most) } characters on one line.
app_import_table = Its table has seats that are not in the turn order, or nobody who begins.
app_import_word = “{ $word }” is not an id of small letters, digits and underlines.
app_import_moment = { $at } is not a moment from 1970 to 9999 in whole milliseconds.
app_import_result = The result that came with it is none that a game gives: points from −{ NUMBER($most) } to { NUMBER($most) }, places from 1 on and a time played are expected.
app_import_payload = A step can have { NUMBER($most) } bytes, this has { NUMBER($n) }.
app_import_damaged = { $path } is damaged and cannot be restored from. Choose another backup; nothing was changed.

## Statistics

app_stats_none = There is no finished game to count.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } finished game, { $time } of play.
   *[other] { NUMBER($n) } finished games, { $time } of play.
}
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
app_stats_seats = { $n ->
    [one] { NUMBER($n) } player
   *[other] { NUMBER($n) } players
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } and { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } earns most with: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) }.{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } h { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = not enough games
app_stats_few = –: fewer than { NUMBER($n) } games tell it.
app_stats_few_starts = –: fewer than { NUMBER($n) } games tell it.
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided = { $change }, and { $outcome }.
app_decided_value = { $what }: { $instead } instead of { $was }
app_decided_event = “{ $instead }” instead of “{ $was }”
app_decided_won = { $seat } would have won
app_decided_shared = { $seats } would have shared the win
app_refused_unfinished = Only a finished game can be looked at like this; finish it first.

## Proofs

app_proof_verified = Verified: table, log and rules give this result ({ $code }).
app_proof_stated = Verified: this is what the players stated ({ $code }).
app_proof_alone = Its log gives this result ({ $code }). No proof came with it.
app_proof_differs = Not verified.
app_proof_unfinished = There is no result to verify: the game is not finished.
app_proof_unknown = This version cannot derive the result: it does not know the game or cannot read its log.
app_proof_table = The table is not the one that the proof is about.
app_proof_log = The log is not the one that the proof is about.
app_proof_rules = Rules version { NUMBER($there) } gave the result, here it is version { NUMBER($here) }.
app_proof_finish = The proof is about rules version { NUMBER($there) }, the finish about version { NUMBER($here) }.
app_proof_recorded = What was recorded at the finish is not what the log gives.
app_proof_seat = { $seat }: the result that came with it is not the one that the log gives.
app_proof_code = The proof says { $there }, what lies here gives { $here }.
app_proof_result = The result that came with it is not the one that its log gives.
app_proof_points = { $seat }: the log gives { NUMBER($here) } points, { NUMBER($there) } were recorded.
app_proof_line = { $seat }, { $what }: the log gives { NUMBER($here) }, { NUMBER($there) } were recorded.
app_proof_place = { $seat }: the log gives another place than was recorded.
app_proof_step = Step { NUMBER($n) } of the log is not the same as in the copy that is here.
## Results for others: cards, tables, plays

app_card_so_far = So far
app_card_minutes = { NUMBER($n) } min
app_card_winner = Winner
app_card_shared = Shared win
app_card_ahead = Ahead
app_card_level = Level
app_card_left = Has left
app_card_further = { $n ->
    [one] { NUMBER($n) } further line
   *[other] { NUMBER($n) } further lines
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } play
   *[other] { NUMBER($n) } plays
} written down with Tallystone, to be opened with BG Stats.
app_refused_no_result = { $game } of { $day } has no result yet. Finish it or state its result first.

## What an import does with the bin

app_import_apart_both = The one here and this went apart: both would be kept.
app_import_out_restored = It would come out of the bin.
app_import_in_bin = It is in the bin here, and comes out only if you put what comes in its place.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } session went into the bin.
   *[other] { NUMBER($n) } sessions went into the bin.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } session came out of the bin.
   *[other] { NUMBER($n) } sessions came out of the bin.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } session was deleted here before and stays deleted.
   *[other] { NUMBER($n) } sessions were deleted here before and stay deleted.
}

## Games that are a sheet of categories

app_tally_prompt = Enter what everybody has.
app_tally_prompt_complete = Everything is entered. Finish, or change what is not right.
app_tally_untold = not entered
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } ({ NUMBER($each) } each)
app_tally_line_place = { $what }: { $value } (place { NUMBER($place) })
app_tally_range = a number from { NUMBER($least) } to { NUMBER($most) }
app_tally_no_category = There is nothing called “{ $category }” on this sheet. There are: { $known }.
app_tally_refused = { $what }: { $expected } is expected, { $came } came. Look at the table and enter it again.
app_tally_refused_unplayed = { $what } is not played with these options. Choose others, or leave it out.
app_tally_refused_seats = The table has { NUMBER($seats) } players, the position { NUMBER($columns) }: give one for each.
