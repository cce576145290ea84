# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Six shared stacks of stones: lay tokens for what you add, score when somebody else topples it. First to ten.
stone_layer_small = small
stone_layer_medium = medium
stone_layer_large = large
# Stacks that fell, within other messages as $stacks or $stack. $stacks: a list of numbers, “3” or “2, 3 and
# 4”; $n: how many they are, 1 to 6.
stone_layer_stacks = { $n ->
    [one] stack { $stacks }
   *[other] stacks { $stacks }
}

## The sheet

stone_layer_ring = Ring
stone_layer_marker = Marker
# Below a stack: how many tokens the next stone on it would give. $stack: its number, 1 to 6; $n: 0 to 4.
stone_layer_caption = { NUMBER($stack) }: next { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_steps = Steps of the tile
stone_layer_stood = Stood
# A button: the stone stayed on its stack. $n: what it gives, 1 to 4.
stone_layer_stood_worth = Stood: { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_no_token = No token
stone_layer_fell = Fell
stone_layer_slid_off = Slid off
stone_layer_source_fell = Source fell
stone_layer_settle = Settle
stone_layer_next = Next player
stone_layer_by = Caused by
stone_layer_up = Turn of
stone_layer_apart = It fell before the stone was placed
# A switch, when something fell while the stone was placed. $stack: 1 to 6.
stone_layer_lies = The stone lies on stack { NUMBER($stack) }
stone_layer_size = Stone
# $size is "small", "medium" or "large". Label of a field for a number.
stone_layer_count = In the box, size: { $size }
stone_layer_moving = Put the marker elsewhere
stone_layer_new_tiles = No tile fits: five new ones
stone_layer_exchange = Exchange 5 points
stone_layer_prompt_draft = Tap every stack that fell, then settle.
# $stacks is "stack 3" or "stacks 3 and 4". A question above a choice of players.
stone_layer_ask_fell = Fell: { $stacks }. By whose doing?
stone_layer_ask_which = Tap every stack that fell. By whose doing?
# What to do now. $n: 1 to 4; $of: 4; $stack: where the marker stands, 1 to 6.
stone_layer_prompt_quick = Quick start, stone { NUMBER($n) } of { NUMBER($of) }: the steps of its tile, from stack { NUMBER($stack) } on.
stone_layer_prompt_moving = Tap the stack where the marker stands.
stone_layer_prompt_source = The river is empty. Tap the stack that the stone is taken from.
# What to do now, before a stone is placed. $number: how high the stack will be, 1 or more; $stack: 1 to 6;
# $n: 1 to 4.
stone_layer_prompt_stone = Stone { NUMBER($number) } on stack { NUMBER($stack) }, worth { $n ->
    [one] { NUMBER($n) } token.
   *[other] { NUMBER($n) } tokens.
}
# What to do now. $seat: name of a player; $stack: 1 to 6.
stone_layer_prompt_no_token = { $seat } has toppled a stack: the stone may still go on stack { NUMBER($stack) }, for no token.
stone_layer_prompt_marker = Tap another stack if the marker stands there.
# What to do now, after a stone was placed. $seat: name of a player; $n: 1 to 4; $stack: 1 to 6.
stone_layer_prompt_laid = { $seat } lays { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
} beside stack { NUMBER($stack) }.
# What to do now, after a stone was placed. $seat: name of a player.
stone_layer_prompt_nothing_laid = { $seat } lays no token.
stone_layer_prompt_steps = Now the steps of the tile.
stone_layer_prompt_stays = The marker stays where it is.
# Spoken: a field of the board. $stack: 1 to 6; $n: 0 or more.
stone_layer_spoken_stack = Stack { NUMBER($stack) }, { $n ->
    [0] no stone.
    [one] { NUMBER($n) } stone high.
   *[other] { NUMBER($n) } stones high.
}
stone_layer_spoken_marker = The marker stands here.
# Spoken: a part of the list below. $seat: name of a player; $n: how many tokens, 1 or more.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
# Spoken: a field of the board. $tokens: a list of the message above, “Ann 3, Ben 1”.
stone_layer_spoken_lying = Tokens: { $tokens }.
stone_layer_spoken_no_tokens = No tokens.
# Spoken: a field of the board. $n: 0 to 4.
stone_layer_spoken_next = The next stone is worth { $n ->
    [one] { NUMBER($n) } token.
   *[other] { NUMBER($n) } tokens.
}
# Spoken: the button “Fell”. $stack: where the marker stands, 1 to 6.
stone_layer_spoken_fell = Fell: stack { NUMBER($stack) } or others
# Spoken: the button “Exchange 5 points”. $seat: name of a player.
stone_layer_spoken_exchange = { $seat } exchanges five gold points for a five-point token

stone_layer_box_stones = Stones of each size
stone_layer_box_count = In the box

## Remarks

# $stacks is "stack 3" or "stacks 3 and 4". Beside the board, first line about a collapse. $n: stones of all
# these stacks together, 1 or more.
stone_layer_remark_fall = { $n ->
    [one] Back to the river: { NUMBER($n) } stone ({ $stacks }).
   *[other] Back to the river: { NUMBER($n) } stones ({ $stacks }).
}
# Beside the board, about a collapse. $seat: name of a player; $n: points, 1 or more; $points: all that this
# player has now, fewer than 10.
stone_layer_remark_gets = { $seat } gets { NUMBER($n) }, for as many tokens there: { NUMBER($points) } now.
# Beside the board, about a collapse. $seat: name of a player; $n: points, 1 or more; $points: all that this
# player has now, 10 or more.
stone_layer_remark_wins = { $seat } gets { NUMBER($n) }, for as many tokens there: { NUMBER($points) } now, and that ends the game.
# Beside the board, about a collapse. $seat: name of a player; $n: 1 or more.
stone_layer_remark_returned = { $seat } caused it: no points. { $n ->
    [one] { NUMBER($n) } token there goes back to hand.
   *[other] { NUMBER($n) } tokens there go back to hand.
}
# Beside the board, about a collapse. $seat: name of a player; $n: 1 or more; $bases: beside how many stacks
# these tokens lay, 1 to 6.
stone_layer_remark_stays = { $seat } caused it: no points. { $n ->
    [one] { NUMBER($n) } token stays
   *[other] { NUMBER($n) } tokens stay
} beside the { $bases ->
    [one] base stone
   *[other] base stones
} until somebody else topples the next stack there.
# Beside the board, about a collapse, where the player had no token. $seat: name of a player.
stone_layer_remark_causer = { $seat } caused it: no points.
# Beside the board, about a collapse. $seats: names of one player or several, “Ann and Ben”.
stone_layer_remark_without = No token there, no points: { $seats }.
# Beside the board, about a collapse. $seat: name of a player; $n: 1 to 4.
stone_layer_remark_withdrawn = The stone of this turn earns nothing after all: { $seat } takes { $n ->
    [one] { NUMBER($n) } token back.
   *[other] { NUMBER($n) } tokens back.
}
# Beside the board, after a stone was placed. $seat: name of a player.
stone_layer_remark_exchanged = Tokens ran out, so { $seat } exchanges five gold points for a five-point token; five tokens are free again.
# Beside the board, after a stone was placed. $worth: tokens, 1 to 4; $seat: name of a player; $n: fewer
# than that, 0 as well.
stone_layer_remark_short = The stone is worth { NUMBER($worth) }, but { $seat } has only { NUMBER($n) } left to lay.
stone_layer_remark_new_tiles = Turn up five new tiles.
stone_layer_remark_shuffle = Turn up the tiles that are left, if any, shuffle the used ones and fill the row to five.
# Beside the board. $sizes: a list of “small”, “medium” and “large”, of stones.
stone_layer_remark_used_up = Not in the river any more: { $sizes }.
# $stack is "stack 3"; $gets lists what the others would get: "Ben +3, Cleo +1 (ten)". Beside the board.
stone_layer_risk = If { $stack } falls in this turn: { $gets }.
# Beside the board. $stack is “stack 3”.
stone_layer_risk_nobody = If { $stack } falls in this turn, nobody gets points.
# A part of the list $gets in stone_layer_risk. $seat: name of a player; $n: points, 1 or more, shown as
# “+3”.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
# A part of the list $gets in stone_layer_risk: with these, the player has ten. $seat: name of a player; $n:
# points, 1 or more, shown as “+3”.
stone_layer_risk_wins = { $seat } { SIGNED($n) } (ten)
# Beside the board, after stone_layer_risk. $n: 1 or more; $seat: name of the player whose turn it is.
stone_layer_risk_own_returned = { $n ->
    [one] { NUMBER($n) } token of { $seat } would go back to hand.
   *[other] { NUMBER($n) } tokens of { $seat } would go back to hand.
}
# Beside the board, after stone_layer_risk. $n: 1 or more; $seat: name of the player whose turn it is.
stone_layer_risk_own_stays = { $n ->
    [one] { NUMBER($n) } token of { $seat } would stay there.
   *[other] { NUMBER($n) } tokens of { $seat } would stay there.
}
# Beside the board. $stack is “stack 3”; $seats: names of one player or several, “Ann and Ben”.
stone_layer_risk_elsewhere = Ten points if { $stack } falls: { $seats }.

## The score

stone_layer_unfinished = Nobody has ten points yet: the game goes on until somebody does.

stone_layer_line_falls = Points from collapses
# Reason for points. $stacks is “stack 3” or “stacks 3 and 4”; $by: name of a player; $n: 1 or more.
stone_layer_line_fall = { $stacks }, toppled by { $by }: { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
# Reason for no points. $stacks is “stack 3” or “stacks 3 and 4”.
stone_layer_line_own = { $stacks }: own doing, so no points
# Reason for no points. $stacks is “stack 3” or “stacks 3 and 4”; $n: 1 or more.
stone_layer_line_returned = { $stacks }: own doing, so no points; { $n ->
    [one] { NUMBER($n) } token went back to hand
   *[other] { NUMBER($n) } tokens went back to hand
}
# Reason for no points. $stacks is “stack 3” or “stacks 3 and 4”; $n: 1 or more; $bases: beside how many of
# them these tokens lay, 1 to 6.
stone_layer_line_stays = { $stacks }: own doing, so no points; { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
} stayed beside the { $bases ->
    [one] base stone
   *[other] base stones
}
# Reason for no points. $stacks is “stack 3” or “stacks 3 and 4”; $by: name of a player.
stone_layer_line_no_token = { $stacks }, toppled by { $by }: no token there
# Reason for points, where several stacks fell: one of them. $stack is “stack 3”; $n: 0 or more.
stone_layer_line_stack = { $stack }: { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_line_told = Points as told
# Title of a row in a table of the score. $n: which collapse of the game it was, 1 or more.
stone_layer_fall_heading = Collapse { NUMBER($n) }
# Under a player’s score. $n: points, 1 to 10.
stone_layer_note_to_go = { NUMBER($n) } to go to ten
stone_layer_note_reached = Ten reached
# Under a player’s score. $hand, $board, $gold: how many of the 19 tokens are where, 0 or more.
stone_layer_note_tokens = Tokens: { NUMBER($hand) } in hand, { NUMBER($board) } on the board, { NUMBER($gold) } gold
# Under a player’s score. $n: 1 or more.
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } five-point token
   *[other] { NUMBER($n) } five-point tokens
}
# What decides between those who are level; it begins a sentence, a colon follows.
stone_layer_tie_stacks = Tokens beside the stacks
stone_layer_tie_board = Tokens on the board
# Why the game is over. $seat: name of a player; $points: 10 or more.
stone_layer_end_one = { $seat } has { NUMBER($points) } points: the game is over.
# Why the game is over. $seats: names of two players or more, “Ann and Ben”.
stone_layer_end_together = The game is over: { $seats } reached ten in the same collapse.
# After stone_layer_end_together. $seat: name of a player; $points: 10 or more.
stone_layer_end_points = { $seat } wins with the most points, { NUMBER($points) }.
# After stone_layer_end_together. $seats: names of those with most points, “Ann and Ben”; $what is
# stone_layer_tie_stacks or stone_layer_tie_board; $seat: name of one of $seats; $n: tokens, 1 or more.
stone_layer_end_tokens = Level in points: { $seats }. { $what }: { $seat } has the most, { NUMBER($n) }, and wins.
# After stone_layer_end_together. $seats: names of two players or more, “Ann and Ben”; $what is
# stone_layer_tie_stacks or stone_layer_tie_board; $n: tokens, 0 or more.
stone_layer_end_shared = Level in points: { $seats }. { $what }: { NUMBER($n) } each; they share the win.

## The log

# In the log. $stack: 1 to 6.
stone_layer_told_marker = Marker at stack { NUMBER($stack) }
# In the log. $n: 1 to 4; $stack: 1 to 6.
stone_layer_told_quick = Quick start: stone { NUMBER($n) } on stack { NUMBER($stack) }
# In the log after a player’s name; the player’s stone is meant. $stack: 1 to 6; $n: 1 to 4.
stone_layer_told_stood = stood on stack { NUMBER($stack) }, { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
# In the log after a player’s name; the player’s stone is meant. $stack: 1 to 6.
stone_layer_told_no_token = on stack { NUMBER($stack) }, no token
# In the log after a player’s name; the player’s stone is meant. $stack: 1 to 6.
stone_layer_told_slid_off = slid off stack { NUMBER($stack) }
# In the log after a player’s name. $stacks is “stack 3” or “stacks 3 and 4”.
stone_layer_told_fell = toppled { $stacks }
# In the log after a player’s name. $stacks is “stack 3” or “stacks 3 and 4”; $stack: another one, 1 to 6.
stone_layer_told_fell_lies = toppled { $stacks }; the stone lies on stack { NUMBER($stack) }
# In the log after a player’s name. $stacks is “stack 3” or “stacks 3 and 4”.
stone_layer_told_source_fell = toppled { $stacks } while taking the stone
# In the log after a player’s name. $what: one of the messages above from stone_layer_told_stood on, “slid
# off stack 3”; $from: 1 to 6.
stone_layer_told_from = { $what }, stone from stack { NUMBER($from) }
# In the log after a player’s name. $stacks is “stack 3” or “stacks 3 and 4”.
stone_layer_told_collapse = caused { $stacks } to fall
# In the log after a player’s name. $n: 1 to 6; $stack: 1 to 6.
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } step, marker to stack { NUMBER($stack) }
   *[other] { NUMBER($n) } steps, marker to stack { NUMBER($stack) }
}
# In the log after a player’s name. $stack: 1 to 6.
stone_layer_told_stays = marker stays at stack { NUMBER($stack) }
stone_layer_told_no_steps = turn over, steps not told
stone_layer_told_new_tiles = Five new tiles
stone_layer_told_exchange = five gold points for a five-point token
# In the log. $size is “small”, “medium” or “large”; $n: 0 to 37.
stone_layer_told_count = Stones in the box, size { $size }: { NUMBER($n) }

## Refusals

# An error of a position from a file. $most: 37; $came: more than that, for one stack.
stone_layer_unread_stones = There are { NUMBER($most) } stones, { NUMBER($came) } came.
# An error of a position from a file. $n: 2 to 4; $came: another number, 0 as well.
stone_layer_refused_lists = The table has { NUMBER($n) } players: give points and the tokens beside each stack for as many, not for { NUMBER($came) }.
# An error: in which turn. $turn: 1 or more; $why: a sentence, one of the errors below.
stone_layer_refused_in_turn = Turn { NUMBER($turn) }: { $why }
# An error of a position from a file. $seat: name of a player; $given: 1 or more; $points: what the file
# says, fewer than that.
stone_layer_refused_falls = The collapses gave { $seat } { NUMBER($given) } points, and points cannot be lost: { NUMBER($points) } are too few.
# An error of a position from a file. $stack: 1 to 6; $n: 38 or more; $most: 37.
stone_layer_refused_height = Stack { NUMBER($stack) } is said to have fallen with { NUMBER($n) } stones; there are { NUMBER($most) }.
stone_layer_refused_fall = A collapse names each stack once.
stone_layer_refused_over = Somebody has ten points: the game is over. Undo to change what led to it.
# An error. $n: 4.
stone_layer_refused_quick = A quick start places { NUMBER($n) } stones, before the first turn.
stone_layer_refused_second_stone = Only one stone a turn. Give the steps of the tile first, or undo.
stone_layer_refused_no_stone = Say first how the stone lies, then the steps.
stone_layer_refused_no_source = The river is empty: say which stack the stone is taken from.
stone_layer_refused_source = The river still has stones: take one from there, not from a stack.
# An error. $stack: 1 to 6.
stone_layer_refused_source_marker = The stone goes onto stack { NUMBER($stack) }, so it must come from another one.
# An error. $stack: its number, 1 to 6.
stone_layer_refused_bare = There is no stone on base { NUMBER($stack) }: nothing can be taken there, and nothing can fall.
stone_layer_refused_source_fell = Name the stack that the stone was being taken from, and that it fell.
stone_layer_refused_nothing_fell = Name at least one stack that fell.
stone_layer_refused_new_tiles = The river has stones: at this table tiles are replaced only when it is empty.
stone_layer_refused_tile_chosen = The stone of this turn has been told, so its tile was chosen. Give the steps first; new tiles can come before the next stone. Or undo.
stone_layer_refused_marker = The stone of this turn has been told: the marker now moves by the steps of its tile. Give them, or undo.
# An error. $seat: name of a player.
stone_layer_refused_exchange = { $seat } cannot exchange now: it takes five gold points and a five-point token that nobody has.
# An error. $all: 37; $size is “small”, “medium” or “large”; $most: 0 to 37; $n: what was entered, more than
# that.
stone_layer_refused_count = There are { NUMBER($all) } stones in all. Size { $size }: with the other sizes as told at most { NUMBER($most) }, not { NUMBER($n) }. Correct the others first if they are wrong.

## Doubts

# A doubt. $n: 38 or more; $most: 37.
stone_layer_doubt_stones = { NUMBER($n) } stones on the stacks; there are { NUMBER($most) }.
# A doubt. $size is “small”, “medium” or “large”; $n: 1 or more; $most: what the players told, fewer than
# that.
stone_layer_doubt_size = Size { $size }: { NUMBER($n) } stones on the stacks; the box has { NUMBER($most) }.
# A doubt. $n: any number but 37; $all: 37.
stone_layer_doubt_counts = The three sizes add up to { NUMBER($n) } stones; there are { NUMBER($all) }.
# A doubt. $seat: name of a player; $n: 20 or more; $most: 19.
stone_layer_doubt_tokens = { $seat } has { NUMBER($n) } tokens on the board and gold; a colour has { NUMBER($most) }.
# A doubt. $stack: 1 to 6; $n: tokens of all players, more than $most; $height: stones, 0 or more; $most:
# tokens, 0 or more.
stone_layer_doubt_beside = Stack { NUMBER($stack) } has { NUMBER($n) } tokens; a stack of { NUMBER($height) } can have { NUMBER($most) }.
# A doubt. $turn: 1 or more; $stack: 1 to 6; $n: tokens of all players, more than $most; $height: stones, 1
# or more; $most: tokens, 1 or more.
stone_layer_doubt_fell_beside = Turn { NUMBER($turn) }: stack { NUMBER($stack) } had { NUMBER($n) } tokens when it fell; a stack of { NUMBER($height) } can have { NUMBER($most) }.
# A doubt. $seat: name of a player; $n: 2 or more.
stone_layer_doubt_fives = { $seat } has { NUMBER($n) } five-point tokens; with two the game would have been over.
# A doubt. $n: those of all players, more than $most; $most: 4 or 5.
stone_layer_doubt_fives_box = { NUMBER($n) } five-point tokens are in use; the box has { NUMBER($most) }.
# A doubt. $seat: name of a player; $n: 25 or more; $most: 24.
stone_layer_doubt_points = { $seat } has { NUMBER($n) } points; nobody can get beyond { NUMBER($most) }.
stone_layer_doubt_all_won = Everybody has ten points, but whoever caused the last collapse got nothing from it.
# A doubt. $n: any number but 35; $all: 35.
stone_layer_doubt_tiles = { NUMBER($n) } tiles are counted; there are { NUMBER($all) }.
# A doubt. $n: 0 to 4; $expected: 4, or 0 where no quick start was chosen.
stone_layer_doubt_quick = { $n ->
    [one] { NUMBER($n) } stone was
   *[other] { NUMBER($n) } stones were
} placed in advance; { NUMBER($expected) } were expected.
# A doubt. $turn: 1 or more.
stone_layer_doubt_no_steps = Turn { NUMBER($turn) }: nobody said how far the marker went, so it may stand elsewhere.
# A doubt. $turn: 1 or more; $stack: 1 to 6.
stone_layer_doubt_lies = Turn { NUMBER($turn) }: the stone is said to lie on stack { NUMBER($stack) }, but that stack fell, so it went back to the river.
# A doubt. $turn: 1 or more; $stack: 1 to 6.
stone_layer_doubt_twice = Turn { NUMBER($turn) }: stack { NUMBER($stack) } is named twice among those that fell, at the marker and by its number.
# A doubt. $turn: 1 or more; $seat, $expected: names of two players.
stone_layer_doubt_out_of_turn = Turn { NUMBER($turn) } was { $seat }’s; { $expected } would have been up.

## Options

stone_layer_option_edition = Which language is your rulebook in?
stone_layer_option_edition_source = The five texts in the box differ. Choosing one sets the four rules below as it prints them. A new table begins with the language of the app if the box has it, otherwise with English, which agrees with most of the others.
stone_layer_edition_fi = Finnish
stone_layer_edition_fi_means = Tokens of whoever topples are returned, ties count tokens beside stacks, four five-point tokens, all tiles are shuffled after a quick start.
stone_layer_edition_sv = Swedish
stone_layer_edition_sv_means = As Finnish. Which tiles are shuffled after a quick start is not quite said: “the tiles”, as in the set-up, so all.
stone_layer_edition_da = Danish
stone_layer_edition_da_means = Tokens of whoever topples are returned, ties count tokens beside stacks, four five-point tokens, the remaining tiles are shuffled after a quick start.
stone_layer_edition_nb = Norwegian
stone_layer_edition_nb_means = Tokens of whoever topples stay on the board, ties count all tokens there, five five-point tokens, the remaining tiles are shuffled after a quick start.
stone_layer_edition_en = English
stone_layer_edition_en_means = Tokens of whoever topples are returned, ties count tokens beside stacks, four five-point tokens, the remaining tiles are shuffled after a quick start.
stone_layer_option_own = Your tokens at a stack that you topple
stone_layer_option_own_source = Finnish, Swedish, Danish and English: returned. Norwegian: they stay. The default is that of your rulebook.
stone_layer_option_own_returned = go back to you
stone_layer_option_own_returned_means = They come back colour side up and can be laid again.
stone_layer_option_own_stay = stay there
stone_layer_option_own_stay_means = They lie beside the base stone and are points for you when somebody else topples the next stack there.
stone_layer_option_tie = Between equals at ten or more, count
stone_layer_option_tie_source = Norwegian: tokens out on the board. The others: tokens beside the stacks. The default is that of your rulebook.
stone_layer_option_tie_stacks = tokens beside stacks
stone_layer_option_tie_stacks_means = Tokens beside a bare base stone do not count.
stone_layer_option_tie_board = tokens on the board
stone_layer_option_tie_board_means = Tokens beside a bare base stone count, too.
stone_layer_option_fives = Five-point tokens in the box
stone_layer_option_fives_source = Norwegian: five. The others: four. The default is that of your rulebook.
stone_layer_option_fives_four_means = One for each of four players, which is enough: nobody needs a second.
stone_layer_option_fives_five_means = One more than four players can use.
stone_layer_option_tiles = After a quick start, shuffle
stone_layer_option_tiles_source = Finnish: all tiles. Danish, Norwegian and English: the remaining ones. Swedish does not say it clearly. The default is that of your rulebook.
stone_layer_option_tiles_remaining = the remaining tiles
stone_layer_option_tiles_remaining_means = 31 tiles; the four that were drawn lie with the used ones.
stone_layer_option_tiles_all = all tiles
stone_layer_option_tiles_all_means = 35 tiles, so that every row is filled from the pile.
stone_layer_option_quick = Quick start?
stone_layer_option_quick_source = The rulebook offers it for a shorter game, above all with two players. Default: no.
stone_layer_option_quick_no_means = All stacks begin bare.
stone_layer_option_quick_yes_means = Four stones are placed first. They give no tokens but count for the height.
stone_layer_option_sizes = Keep track of sizes?
stone_layer_option_sizes_source = A help, not a rule. How many stones of each size there are is not printed, so it is asked once. Default: no.
stone_layer_option_sizes_no_means = Only heights are counted.
stone_layer_option_sizes_yes_means = One more tap a turn; the app says when a size is used up.
stone_layer_option_marker_moves = moves
stone_layer_option_marker_stays = stays
stone_layer_option_failure = After a stone that failed the marker
stone_layer_option_failure_source = No text says it. Ruling of this app, as all five end the turn after the stone and “possible” tokens: it moves. That is the default.
stone_layer_option_failure_moves_means = The tile’s steps are taken as always.
stone_layer_option_failure_stays_means = The next player builds on the same stack.
stone_layer_option_source_fall = After a source stack fell the marker
stone_layer_option_source_fall_source = All texts end the turn there and do not speak of the marker. Ruling of this app, as moving it is the last part of a turn: it stays. That is the default.
stone_layer_option_source_fall_moves_means = The tile’s steps are taken as always.
stone_layer_option_source_fall_stays_means = The next player builds on the same stack.
stone_layer_option_exchange = Exchange points when tokens run out?
stone_layer_option_exchange_source = The rulebook allows it to anybody who is running low, and does not say what happens otherwise. Ruling of this app: by itself, as nobody loses by it. That is the default.
stone_layer_option_exchange_yes_means = Five gold points become a five-point token as soon as a stone needs more tokens than are in hand.
stone_layer_option_exchange_no_means = Only when somebody asks for it; otherwise as many tokens are laid as there are.
stone_layer_option_new_tiles = Five new tiles when none can be used?
stone_layer_option_new_tiles_source = The texts say it only for an empty river. Ruling of this app, as the turn could not go on: also while the river has stones of other sizes. That is the default.
stone_layer_option_new_tiles_yes_means = All open tiles are put away and five new ones turned up.
stone_layer_option_new_tiles_no_means = Only when the river is empty.

## Set-up

stone_layer_setup_section_board = The board
stone_layer_setup_section_tokens = Tokens
stone_layer_setup_section_tiles = Tiles
stone_layer_setup_section_quick = Quick start
stone_layer_setup_section_start = Start
# Set-up list, for those who set the game up for the first time. $edition: a language’s name, such as “Finnish”.
stone_layer_setup_edition = Rulebook of this table: { $edition }. If yours is another, choose it under Options: the five texts differ.
stone_layer_setup_assemble = Put the board together, if it is in parts.
stone_layer_setup_board = Lay the board into the middle of the table.
# A step of the set-up. $n: 6.
stone_layer_setup_bases = Put the { NUMBER($n) } flat base stones on their places.
# A step of the set-up. $n: 37.
stone_layer_setup_stones = Spread all { NUMBER($n) } other stones evenly over the river.
stone_layer_setup_sizes = Look at the stones: their colour says whether they are small, medium or large.
stone_layer_setup_marker = Put the marker beside a base stone, chosen by chance.
stone_layer_setup_marker_sv = Put the marker beside any base stone.
# A step of the set-up. $n: 19.
stone_layer_setup_tokens = Take the { NUMBER($n) } tokens of a colour each, colour side up.
# A step of the set-up. $n: 4 or 5.
stone_layer_setup_fives = Keep the { NUMBER($n) } five-point tokens within reach.
# A step of the set-up. $n: 35.
stone_layer_setup_shuffle = Shuffle the { NUMBER($n) } tiles and put them beside the board, face down.
# A step of the set-up. $n: 5.
stone_layer_setup_open = Turn up { NUMBER($n) } of the tiles beside the board.
stone_layer_setup_read = Look at a tile: it shows the sizes to choose from and the marker’s steps.
# A step of the set-up, for a quick start. $n: 4.
stone_layer_setup_draw = Draw { NUMBER($n) } tiles and take a stone for each; where one shows several sizes, agree.
stone_layer_setup_place = Go the steps of each tile, on from the marker, and place its stone there.
stone_layer_setup_quick_marker = Put the marker where the last stone lies.
# A step of the set-up, after a quick start. $drawn: 4; $n: 31.
stone_layer_setup_remaining = Put the { NUMBER($drawn) } drawn tiles to the used ones and shuffle the other { NUMBER($n) }.
# A step of the set-up, after a quick start. $n: 35.
stone_layer_setup_all = Shuffle all { NUMBER($n) } tiles again, the drawn ones with them.
stone_layer_setup_start = Whoever was by a river last begins, then clockwise.
stone_layer_advice_quick = Two players: a quick start makes the game shorter.
stone_layer_piece_board = board
stone_layer_piece_bases = base stones
stone_layer_piece_stones = stones in three sizes
stone_layer_piece_marker = marker
# After a number, which is $n. A kind of piece: 38, 57 or 76 of it.
stone_layer_piece_tokens = { $n ->
    [one] score token
   *[other] score tokens
}
# A kind of piece, after a number, which is $n: 4 or 5.
stone_layer_piece_fives = { $n ->
    [one] five-point token
   *[other] five-point tokens
}
stone_layer_piece_tiles = stone tiles

## What gives points

stone_layer_points_stones = A stone that stays up
# In a table, before its tokens: the fourth or fifth stone of a stack. $n: 4 or 5.
stone_layer_points_stone = stone { NUMBER($n) }
# In a table, before their tokens. $from: 1; $to: 3.
stone_layer_points_stones_between = stones { NUMBER($from) } to { NUMBER($to) }
# In a table, before their tokens. $n: 6.
stone_layer_points_stones_from = stone { NUMBER($n) } and all above
# In a table: what a stone gives. $n: 1 to 4.
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_points_fall = A stack falls
stone_layer_points_each = each token there, for its owner
stone_layer_points_causer = whoever caused it
# In a table: what whoever toppled a stack gets. $n: 0, points.
stone_layer_points_causer_returned = { NUMBER($n) }, tokens back
# In a table: what whoever toppled a stack gets. $n: 0, points.
stone_layer_points_causer_stays = { NUMBER($n) }, tokens stay
# In a table. $n: 1, 5 or 10.
stone_layer_points_points = { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}
stone_layer_points_fives = Exchange
stone_layer_points_five = a five-point token
stone_layer_points_win = The win
stone_layer_points_first = first to
stone_layer_points_together = several at once
stone_layer_points_most = the most points
stone_layer_points_level = still level
# In a table: who wins between equals. $what: “tokens beside stacks” or “tokens on the board”.
stone_layer_points_most_of = the most { $what }

## Rules

stone_layer_section_aim = Idea of the game
stone_layer_section_setup = Setup
stone_layer_section_turn = How to play
stone_layer_section_placing = Placing the stone
stone_layer_section_collecting = Collecting the score tokens
stone_layer_section_winning = Winning the game
stone_layer_section_quick = Alternative way to start
stone_layer_section_river = The river runs out of stones
stone_layer_section_moving = Moving the location marker
stone_layer_rule_aim = What it is about
# In the rules. $bases: 6; $goal: 10.
stone_layer_rule_aim_text = All build on the same { NUMBER($bases) } stacks; nobody has one alone. You lay a token beside a stack for a stone that stays. When it falls, tokens there are points, but not for whoever toppled it. The first with { NUMBER($goal) } points wins.
# In the rules, by the Danish rulebook. $bases: 6; $goal: 10.
stone_layer_rule_aim_text_da = All build on the same { NUMBER($bases) } stacks and lay a token for a stone that stays. When a stack falls, they are points, but not for whoever toppled it. First to { NUMBER($goal) } wins. The introduction speaks of a chosen stack; by the rules the marker decides.
stone_layer_rule_contents = What is in the box
# In the rules. $stones: 37; $bases: 6; $tiles: 35; $tokens: 76; $each: 19; $fives: 4 or 5.
stone_layer_rule_contents_text = The board, { NUMBER($stones) } stones in three sizes with a colour each, { NUMBER($bases) } flat base stones, { NUMBER($tiles) } tiles, { NUMBER($tokens) } score tokens ({ NUMBER($each) } of each colour), { NUMBER($fives) } five-point tokens and a marker. How many stones are small, medium or large is not printed.
stone_layer_rule_players = How many players
stone_layer_rule_players_text = It is not printed. There are tokens in four colours, and a game for two is mentioned: two to four players. Nothing in the set-up changes with their number.
stone_layer_rule_editions = Five languages, five texts
stone_layer_rule_editions_text = The Finnish, Swedish, Danish, Norwegian and English texts differ in places, and none is said to come first. The one that you choose holds. If you choose none, it is the one in the language of the app, or else the English one.
stone_layer_rule_board = Board, base stones, river
# In the rules. $bases: 6.
stone_layer_rule_board_text = The board lies in the middle of the table, the { NUMBER($bases) } flat base stones on their places. All other stones are spread evenly over the river.
stone_layer_rule_marker = Where the marker begins
stone_layer_rule_marker_text = Beside a base stone that is chosen by chance.
stone_layer_rule_marker_text_sv = Beside any one of the base stones.
stone_layer_rule_tiles = Tiles at the start
# In the rules. $tiles: 35; $row: 5.
stone_layer_rule_tiles_text = Shuffle all { NUMBER($tiles) } tiles and put them beside the board, face down. Turn up { NUMBER($row) } of them.
stone_layer_rule_tokens = Tokens at the start
# In the rules. $n: 19.
stone_layer_rule_tokens_text = Everybody chooses a colour and takes its { NUMBER($n) } tokens, colour side up.
stone_layer_rule_start = Start player: who begins
stone_layer_rule_start_text = Whoever was by a river most recently. After that, clockwise.
stone_layer_rule_turn = A turn
stone_layer_rule_turn_text = You take one of the open tiles, place a stone of its size on the stack at the marker, and move the marker by the tile’s steps. The stack is not for you to choose.
stone_layer_rule_select = Choosing a tile
stone_layer_rule_select_text = Choose one of the open tiles. It shows one, two or three sizes, of which you take one, and the marker’s steps. Pick a stone of that size from the river: its colour says the size, whatever its shape.
stone_layer_rule_used_up = A size is used up
stone_layer_rule_used_up_text = A size of which no stone is left in the river cannot be chosen.
stone_layer_rule_place = Placing a stone
stone_layer_rule_place_text = It goes on top of the stack at the marker, the first one on the base stone. It must stay on top and touch only the stone beneath it. You may touch no other stone of that stack in your turn.
stone_layer_rule_place_text_nb = It goes on top of the stack at the marker, the first one on the base stone. It must lie steadily and touch only the stone beneath it. You may touch no other stone of that stack.
stone_layer_rule_hands = Both hands, trying a stone
stone_layer_rule_hands_text = The rulebook does not speak of using both hands, or of trying a stone and taking it off again: agree on it before you begin. It forbids only to touch the stack’s other stones.
stone_layer_rule_token = A token for a stone
stone_layer_rule_token_text = If the stone lies as it should, lay one of your tokens beside its stack, colour side up. High stacks give more.
stone_layer_rule_no_token = When there is no token
stone_layer_rule_no_token_text = You lay none if the stack falls, if your stone leans on others than the one beneath it, if you touch other stones of the stack, or if another stack falls in your turn.
stone_layer_rule_no_token_text_nb = You lay none if the stack falls, if your stone touches more than the one beneath it, if you touch any other stone while you place it, or if another stack falls in your turn.
stone_layer_rule_failed = A stone that leans or slides off
stone_layer_rule_failed_text = The texts deny only the token. A stone that leans but holds stays and counts for the height. One that slides off goes back to the river. Whoever topples a stack before placing may still place the stone, for no token.
stone_layer_rule_one_stone = One stone a turn
stone_layer_rule_one_stone_text = Only one stone is placed in each turn.
stone_layer_rule_high = High stacks
# In the rules. Tokens: $first: 1; $fourth: 2; $fifth: 3; $sixth: 4.
stone_layer_rule_high_text = The first three stones of a stack give { NUMBER($first) } token each, the fourth { NUMBER($fourth) }, the fifth { NUMBER($fifth) }, the sixth and each above it { NUMBER($sixth) }. The base stone does not count.
# In the rules, by the Norwegian rulebook. Tokens: $first: 1; $fourth: 2; $fifth: 3; $sixth: 4.
stone_layer_rule_high_text_nb = Counted with the base stone, the fifth stone gives a bonus of one token, the sixth two, each later one three. Without it that is { NUMBER($first) } token each for the first three stones, { NUMBER($fourth) } for the fourth, { NUMBER($fifth) } for the fifth, then { NUMBER($sixth) }, as everywhere.
stone_layer_rule_collapse = A stack falls
stone_layer_rule_collapse_text = Whichever stack it is, every token beside it is a point for its owner. The player in turn gets none, unless another player clearly caused it: then that one gets none.
stone_layer_rule_several = Several stacks fall
# In the rules. $goal: 10.
stone_layer_rule_several_text = The texts speak of one stack. Those that fall together are settled together, the tokens beside each of them. If another falls later in the turn, it is settled by itself. The first fall that gives somebody { NUMBER($goal) } points ends the game.
stone_layer_rule_stones_back = Stones go back
stone_layer_rule_stones_back_text = All stones of a fallen stack go back to the river, also if only a part of it fell. Base stones stay in their places.
stone_layer_rule_stones_back_text_nb = All stones of a fallen stack go back to the river. Base stones stay in their places. A stack that falls only in part is not mentioned; we take it like one that falls.
stone_layer_rule_gold = Gold tokens
stone_layer_rule_gold_text = Tokens that you collect lie before you, gold side up. They are points that cannot be lost, and they do not go back on the board.
stone_layer_rule_gold_text_nb = Tokens that you collect lie before you, gold side up. They are points, and cannot be used in the game any more.
stone_layer_rule_own = You topple a stack yourself
stone_layer_rule_own_text = If a stack falls in your own turn, you get no points. Your tokens there come back to you, colour side up.
stone_layer_rule_own_text_nb = If you topple a stack in your own turn, you get no points. Your tokens there stay beside the base stone. They are points for you when somebody else topples the next stack built on it.
stone_layer_rule_other = Somebody else topples it
stone_layer_rule_other_text = If the collapse is clearly another player’s doing, everybody but that player gets the points, the player in turn included, who then goes on as usual.
stone_layer_rule_causer = What the disturber has there
stone_layer_rule_causer_text = No text says what becomes of tokens whose owner topples their stack in another player’s turn. We do the same as in the owner’s own turn.
stone_layer_rule_exchange = Five-point tokens
# In the rules. $n: 5.
stone_layer_rule_exchange_text = When your tokens run low, you may exchange { NUMBER($n) } of your points for one five-point token.
stone_layer_rule_short = No tokens left to lay
# In the rules. $n: 5.
stone_layer_rule_short_text = The texts say no more. The { NUMBER($n) } exchanged tokens can be laid again. It is done as soon as a stone needs it, and undone if that stone falls in the same turn. With nothing to exchange, lay as many as you have.
stone_layer_rule_winning = Who wins, and when it is over
# In the rules. $goal: 10.
stone_layer_rule_winning_text = The first with { NUMBER($goal) } points. If several reach that in the same collapse: the most points, then the most tokens beside the stacks. If that is equal, too, they share the win.
# In the rules, by the Norwegian rulebook. $goal: 10.
stone_layer_rule_winning_text_nb = The first with { NUMBER($goal) } points. If several reach that in the same collapse: the most points, then the most tokens out on the board. If that is equal, too, they share the win.
stone_layer_rule_counted = The moment of counting
# In the rules. $goal: 10.
stone_layer_rule_counted_text = No text says when tokens are counted. We do it after the collapse is settled, with those for the stone of that turn if it lies on a stack. Until somebody has { NUMBER($goal) } points, nobody has a place.
stone_layer_rule_quick = Quick start
# In the rules. $n: 4.
stone_layer_rule_quick_text = For a shorter game, above all with two. Draw { NUMBER($n) } tiles and take a stone for each. On from the marker, go the steps of each tile and place its stone there. The marker ends at the last one.
stone_layer_rule_quick_tiles = Tiles after a quick start
# In the rules. $n: 31; $row: 5.
stone_layer_rule_quick_tiles_text = Shuffle the remaining { NUMBER($n) } tiles and turn up { NUMBER($row) }.
# In the rules, by the Finnish rulebook. $n: 35; $row: 5.
stone_layer_rule_quick_tiles_text_fi = Shuffle all { NUMBER($n) } tiles, the drawn ones with them, and turn up { NUMBER($row) }.
# In the rules, by the Swedish rulebook. $row: 5; $n: 35.
stone_layer_rule_quick_tiles_text_sv = Shuffle the tiles and turn up { NUMBER($row) }. Which ones is not quite said; we take it as all { NUMBER($n) }, as in the set-up.
stone_layer_rule_quick_stones = Details of a quick start
stone_layer_rule_quick_stones_text = The texts leave it open. Steps add up from stone to stone, as the marker ends at the last one. Where a tile shows several sizes, agree on one. These stones give no tokens, but count for the height.
stone_layer_rule_river = The river is empty
stone_layer_rule_river_text = If no stone at all is left there, take one from the top of another stack than that at the marker. Choose a tile that shows its size, and place the stone at the marker.
stone_layer_rule_source_tokens = A stack that gets lower
stone_layer_rule_source_tokens_text = No text speaks of them. They stay beside the stack from which a stone is taken, and the next stone there is worth what the height then says.
stone_layer_rule_source_falls = The source falls
stone_layer_rule_source_falls_text = If the stack falls from which you take the stone, the others get their points as usual and your turn ends.
stone_layer_rule_source_falls_text_toppled = If you topple the stack from which you take the stone, the others get their points as usual and your turn ends.
stone_layer_rule_source_marker = The marker after the source fell
stone_layer_rule_source_marker_text = The texts end the turn there without a word on the marker. As moving it is the last part of a turn, it stays.
stone_layer_rule_no_tile = None of the open tiles fits
# In the rules. $n: 5.
stone_layer_rule_no_tile_text = If the river is empty and no open tile shows a stone that lies on top of another stack, put all open tiles away and turn up { NUMBER($n) } new ones.
stone_layer_rule_no_tile_river = No size to be had, river not empty
# In the rules. $n: 5.
stone_layer_rule_no_tile_river_text = The texts think only of an empty river. If it has stones, but of no size that the open tiles show, we do the same: all open tiles away, { NUMBER($n) } new ones.
stone_layer_rule_moving = Moving the marker
stone_layer_rule_moving_text = When the stone and its tokens lie, the marker goes clockwise from base stone to base stone by the tile’s steps. Put the tile away; the turn is over.
stone_layer_rule_after_failure = The marker after a stone that failed
stone_layer_rule_after_failure_text = All texts move the marker after the stone and “possible” tokens. So we move it also when the stack fell or there was no token. After a win nothing moves.
stone_layer_rule_refill = New tiles
# In the rules. $n: 5.
stone_layer_rule_refill_text = Only when the last open tile has been taken, { NUMBER($n) } new ones are turned up. When there are none left to turn up, shuffle the used ones into new piles.
# In the rules, by the Finnish rulebook. $n: 5.
stone_layer_rule_refill_text_fi = Only when the last open tile has been taken, { NUMBER($n) } new ones are turned up. When there are not enough to turn up, shuffle the used ones into new piles.
stone_layer_rule_too_few = Too few tiles for a row
# In the rules. $n: 5.
stone_layer_rule_too_few_text = Only the Finnish text thinks of it. Turn up what is left, shuffle the used tiles and fill the row to { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: goal, what is it about, idea, overview, own tower, everyone, shared, same towers together, alone, explain in short, how does it work, teach, summary, what is this game about, how do you play, what do I have to do, does everybody build their own stack, whose tower is it, do we build together, are towers owned by someone, teach me the game, summary of the rules, main idea, how do you get points, where do points come from, what should I try to achieve, why build high, object of the game, purpose, how to play, what are we doing, balance game, common towers
    contents: components, pieces, how many stones, how many tiles, how many of each, how many big, how many small, medium, how many tokens in total, missing something, complete box, count everything, spare, lost a piece, what is in the box, how many stones are there, how many rocks, how many pebbles of each size, how many base stones, number of pieces, how many cards are there, how many tiles are there in the game, how many chips in the box, is something missing, we lost a stone, number of large stones, what do I have in the box, inventory, number of rocks, stones in the game, material
    player-count: how many can play, number of players, only two of us, anything different, three players, five people, max players, minimum, solo, age, how old, duration, how long does it take, for whom, kids, children, how many players, for how many people, can five play, can we play with two, what age is it for, how long is a game, number of people, how many of us can play, playing time, alone, single player, special rules for three, from which age, is it for children, persons, people, ages, how much time, minutes, big group, six people
    editions: language, translation, Finnish, Swedish, Danish, Norwegian, English, booklet, versions contradict, which rulebook is right, differ, edition, the languages say different things, differences between the languages, which text is right, which language counts, the Finnish rules say something else, translation error, my booklet says otherwise, Norwegian rules, Danish rules, Swedish text, rule versions, two booklets disagree, other language, wrong translation, different rules, versions
    setup-board: setup, set up, prepare, lay out, flat ones, loose stones, at the beginning, where do the stones go, pool, supply, what is the river, base, middle of the table, how do we start, how do we set up, how do I set up the board, where do the base stones go, where do I put all the stones, what is the river for, where is the river, spread the stones, how many base stones on the board, place the flat stones, prepare the game, rocks in the river, setting up, beginning layout, the flat pieces, where do the pebbles lie, how many stacks are there, put out, table, layout, building up, base plates, flat discs, where is everything, ground stones, foundation
    setup-marker: pawn at first, put the pawn, starting position of the marker, meeple at the beginning, which base stone first, random, where does the marker start, where do I put the wooden figure, where does the pawn begin, which stack first, place of the marker at the beginning, starting point of the marker, where does the meeple stand, random base stone, first position, who puts the marker, marker start, begin where, figure at the beginning, first tower
    setup-tiles: how many tiles face up, cards on display, tiles open, visible, market, shuffle tiles, stack of cards, row, hand of cards, how many tiles are open, how many cards are turned up, how many tiles can I choose from, where do the tiles go, shuffle the cards, do we each get tiles, are the tiles face up, row of tiles, how many tiles do we lay out, face down pile of tiles, five tiles, cards at the beginning, open cards, cards shown, display, how many to choose from, turned up
    setup-tokens: how many chip do I get, tokens per player, chip at the start, coin, disc, counters, which side of the chip up, colour, pick a colour, my pieces, two players same colour, how many tokens do I get, how many discs does everyone have, how many counters per player, what do I get at the start, do I choose my colour, coloured side or gold side up, which side of the token is up, tokens at the beginning, how many coins, my chips, what colour am I, number of markers of my colour, pieces per player, my discs, coins, counters each, chips each, per person, colour side
    start-player: who starts, who goes first, first player, youngest, oldest, which way round, take turns, order, clockwise or counterclockwise, direction of play, next player, whose turn, who begins, who plays first, who is the first player, oldest player, youngest begins, last at a river, who was at a river last, turn order, clockwise, nobody has been to a river, how do we choose who starts, who is next, which direction do we play, left or right, beginner, first turn, who may begin, river visit, swim, lives near a river
    turn: what do I do on my turn, steps of a turn, sequence, phases, order of actions, any tower I like, choose which stack to build on, where do I build, can I pass, skip, wait, how does a turn work, which stack have I to use, what happens in a turn, what are my options, what do I have to do in my turn, which tower must I build on, can I choose the tower, do I choose where to build, on which stack do I place, may I skip my turn, can I do nothing, order of a turn, is passing allowed, how does it go, build where I want, do I have to take the stack at the marker, do I have to build, what do I do first, which pile do I have to use, pick another stack, must I place a stone, what now, my go, free choice of tower, any heap, which heap, on which tower, must I build here, another pile instead, where to build, course of a turn, refuse
    select-tile: pick a card, tile with three sizes, two symbols, red, blue, big or medium, colours mean, how do I know the size, choose the shape, nice shape, look through the river, any stone, which stone do I take, number on the tile, draft, picture, before choosing, look for a stone that fits better, how do I choose a tile, which stone may I take, what do the symbols on the tile mean, what do the colours mean, what does the number on the tile mean, which colour is large, which colour is small, what size is the red stone, how do I know which size, tile with several colours, can I take any stone of that size, do I choose the stone myself, may I look at the stones first, can I touch the stones in the river, may I choose a nice flat one, pick the best stone, big medium small, does the shape matter, take a tile, which tile may I take, choose a card, what is on the cards, size of the stone, swap the stone I took, bigger stone, pick a stone of another size, more than one size on the tile, red stones, blue stones, grey stones, size of colours, colour of stones, colours of the pebbles, what does the tile say, choose a rock, best looking, card choice, flat one, touch before choosing, symbols, which one may I pick, icon
    size-used-up: out of small ones, small ones gone, out of big ones, no large ones left, sold out, only one kind left, no more small stones, all large stones are used, no stone of that size left, there are no medium stones, the size I want is gone, none of the big ones left, run out of one colour, can’t get the size on my tile, red ones are gone, all the blue ones are used, missing size, that size is not in the river, small stones finished, no big rock, none of this colour, can’t find, missing colour, all mediums used
    place: build, put on, add a rock, stack it, very first rock, straighten, adjust, correct, align, allowed to touch, touch the stone below, touch two others, steady, hold, rest on, on top, upright, wedge, how do I place, how do I place a stone, where do I put the stone, does it have to be on top, must it touch only one stone, may it touch two stones, can I move other stones, may I fix the tower, may I push the stones straight, can I touch other stones, may I touch the tower, can I hold the tower, how must the stone lie, on the side, can I lean it, stand it upright, balance, can I put it between two stacks, can I start a new tower, first stone on the base, touch the stack with my fingers, place it on a different stack, correct the tower, does it need to lie on the top one, how does stacking work, beside the top stone, rearrange the stones, turn a stone that already lies there, can I put my stone anywhere, put the rock anywhere I like, is any place on the tower ok, on top of the pile, put it how, which way, touch, fingers, straight, repair the tower, fix it, lean against, contact, balance on, next to, press, support with finger, stabilise
    hands-and-trying: both hands, one hand, try, test, may I take it off again, let go, change my mind, rotate the stone, how long, time limit, support, tools, other hand, steady the tower with, can I use two hands, only one hand, is there a time limit, can I try first, may I test how it lies, can I take the stone away again, may I try another position, can I put it down and lift it again, when is a stone placed, may I let go and try again, use a tool, hold it with the second hand, how long must it stand, how often can I try, can I change the stone, retry, second try, use my left hand, can I practise, measure, left hand, one handed, two handed, fingers, try out, test it, pick it up again, lift it again, reposition, put down again, turn the stone in my hand, breathing, seconds, wait until it stands, when does it count as placed
    token: what do I get when it stays up, reward, success, earn a chip, lay a chip, how many for a normal stone, stays, where do I put my chip, beside, next to the stack, when do I put a token, anything for placing, what do I get for a stone, when do I get a token, where do I put my tokens, how many tokens do I lay, my stone stays what now, lay down a disc, put down a counter, token next to the tower, do I place a token every time, my stone is on what do I get, a successful stone, which side of the token when I lay it, is a token a point, do I get points for placing a stone, what are the tokens for, marker of my colour at the stack, disc after building, counter after placing, put a chip, reward for placing, how do I mark, points for a stone, my stone holds, where goes my chip
    no-token: no chip, no reward, leaning against another rock, touched the pile, bumped, nudged, touch, illegal, failed, mistake, penalty, different tower, neighbouring stack, sleeve, cheated, when do I not get a token, do I get a token if it leans, I touched another stone, I moved the tower a bit, my hand touched the tower, touched another stone by accident, do I still get a token, stone touches two stones, it is touching the neighbour, no token for me, I brushed the stack, do I lose my token, leaning stone, stone touches more than one, another stack fell when I placed, not lying right, I bumped the tower but it stands, accidentally touched, touching, wobbled, moved a stone, nudge, brushed, elbow, not allowed to touch, my finger touched, leaning, leaned on another
    failed-stone: leans but holds, leaning, rolled off, slid off, slipped, dropped beside, fell off alone, rest still stands, does it stay, does the stone count when it topples, may I still place, second attempt, on the table, ground, floor, my stone fell off, stone slid down, the stone rolled away, only my stone fell, just the last stone fell, stone that I placed drops, the tower stands but my stone fell, where does a fallen stone go, does a leaning stone stay, does a leaning stone count as height, can I try again after it slides, stone falls off but stack stays, does it count as a collapse if only my stone falls, stone landed on the board, tower fell before I placed my stone, do I still place my stone after knocking something over, stone not stable, stone hangs, I dropped the stone, stone falls down beside, dropped, slides, slipping, falls alone, only mine fell, fell beside, off the tower, does not stay, fell off but tower stands, stone on the ground, not on top
    one-stone: two stones, more than one, another stone, can I put two stones, how many stones per turn, extra stone, double, how many stones may I place, can I place more than one stone, can I stack two stones, place two at once, one stone per turn, may I build with two stones, put another one on, may I add a second stone, several stones in a turn, can I put three, only one rock per turn, two rocks at once, number of stones per turn, two in a row, another one, more stones, stack two
    high-stacks: is the base stone the first stone, pohjakivi, bonus, tall, high, height, 4th, 5th, 6th, 7th, four, five, six, fourth one, fifth one, sixth stone, seventh, eighth, how much for, second token, extra chip, worth more, flat one count, does the base count, level, how many tokens for the stone, tower of seven, how many tokens for a high tower, how many tokens for the fourth stone, tokens for the sixth stone, what do I get for a tall stack, does a higher tower give more, more tokens for high stacks, do base stones count, is the flat stone counted, from which height do I get two, how many chips for level four, when do I get two tokens, when do I get three tokens, value of the fifth stone, how high can a tower be, is there a maximum height, points for height, stone number five, third stone, 4th level, extra tokens, top of a high tower, seven stones high, bonus for height, height limit, highest tower, rock number six, level five, third level, floor, storey, height bonus, number of counters for, bigger reward, higher worth, two discs, three discs, stone number four, count the base
    collapse: fell down, it fell, knocked a different tower, who gets points, who scores, tumble, crash, toppled, wreck, how do I score, when do I get points, one point per token, tokens come back, all players, nobody touches it, after my turn, finished, what happens when a stack falls, the tower fell over, what if a tower collapses, who gets the points when it falls, who scores when it falls, a tower tumbles, everything fell down, tower crashes in my turn, when do tokens become points, how do I get points, does the one who knocked it down get points, what happens with the tokens when it falls, another tower fell, it fell by itself, it collapsed without anybody touching it, fell over later, a stack falls after my turn, tower tips over, who gets a point, whose tokens count, pile came down, it falls between turns, it broke down, does everyone score, down it goes, tumbled, breaks, falls over, ruins, all fell, scoring, cash in, when are there points, points at a fall, who earns
    two-stacks: two stacks fall, domino, takes the next one down, both, several towers at once, chain reaction, all of them, second tower later, two towers fall at once, several towers fall, one tower hits another, both towers collapse, three stacks collapsed, one falls onto the next, all towers fell, the falling tower knocks another one, two piles tumble, another one falls later in the same turn, domino effect, more than one stack falls, second tower falls too, both fall, hit another tower, knock two, many towers
    stones-back: rubble, clear away, only the top two fell off, rest is standing, part, partly, half of the pile, some of it, took others with it, rebuild, remains, what happens to the stones, base moved, move the base stone, what happens with the fallen stones, where do the fallen stones go, do stones go back to the river, do we rebuild the tower, only a part of the tower fell, half the tower is still standing, some stones are still on the base, do we take off the rest, do the remaining stones stay, does the base stone stay, clean up after a collapse, put the stones back, the base stone moved, what do we do with the stones that fell, lower half still stands, fallen rocks, fallen pebbles, remove the remaining stones, are the stones out of the game, three stones are left on the base, after the fall, tidy, leftover stones, still standing part, top fell only, base fell, base plate, ground stone, remaining part, fallen ones
    gold: gold side, golden, lose points again, keep my points, steal points, reuse gold chip, flip, safe, bank, scored points, take my tokens, somebody take, what does the gold side mean, when do I turn my token to gold, tokens that I collected, what happens with my points, can I lose points, can I lose gold tokens, can somebody steal my points, do I use gold tokens again, put gold tokens back on the board, are points safe, flip the token, turned over tokens, where do I keep my points, scored tokens, may I lay gold tokens, golden chips, yellow side, are my points gone when it falls, my gold, turned to gold, points kept, collected points, safe points, take away points, lose gold, golden side, scored chips
    own-collapse: my own chip back, take back the tokens, I wreck it, drop it myself, my fault, my own tower, I knock it down, do I score myself, lose my tokens, punished, gets nothing, own turn, I knocked over the tower myself, I toppled it what about my tokens, do I get my tokens back, my own tokens when I cause it, what happens to my tokens, it falls in my turn, do I get points if it falls in my turn, I made it fall, punishment for toppling, do I lose points when I knock it over, I broke it, I destroyed the tower, it’s my fault, do I lose my discs, are my chips lost, my counters return, do I get something when I topple it, I ruined it, knocked my own, own mistake, my bad, clumsy, I did it, I touched it and it fell, my turn and it fell, what do I lose, get chips back, nothing for me
    other-collapse: opponent bumped the table, somebody else did it, did it on my turn, is my turn over, not my fault, whose fault, who decides, cat, dog, kid, neighbour, sneezed, shook, jogged, ran into, wobble, someone else, blame, unclear who, distracted, interfered, do I go on, during another turn, someone else knocked it over, another player caused it, somebody bumped into the table, somebody shook the table, opponent touched the tower, not my turn but I knocked it over, someone ran against the table, it fell because of another player, who is to blame, he did it in my turn, do I continue my turn, the dog did it, wind, somebody sneezed, a child pushed the table, I bumped the table in another’s turn, who caused it, interference, the waiting player made it fall, who decides whose fault it is, my sister knocked it down, does the one who shook get points, do I get my points when somebody else topples it, disturbed by another player, my brother sneezed, my kid jumped and it came down, somebody laughed and it all came down, hit by someone, not me, hit the pile of someone else, elbow of another, pushed the table, fault of my neighbour, kids, cat jumped, shaking, accident, someone touched, my opponent knocked it, other player
    causer-tokens: chip of the one who bumped, of the causer, disturber, guilty, tokens of the player who bumped the table, what happens with the tokens of the culprit, does the guilty one get tokens back, I bumped it in another turn what about my tokens, tokens of the one who caused it, does the disturber lose tokens, chips of the guilty, tokens of the culprit, who bumped loses
    exchange: out of chips, no more discs, fives, five-pointer, 5 point token, swap gold, trade, convert, change coins, running low, any time, what are they for, how often may I exchange, what are the 5 tokens for, five point token, I’m running out of tokens, almost no tokens left, when can I change tokens, swap five points for one token, how do I get more tokens, exchange my gold tokens, change points, can I trade in points, five for one, big token, token with a 5, when may I swap, do I have to exchange, get chips back, need more counters, low on discs, five token, swap tokens, trade five, change money, get new chips, few chips, five points
    out-of-tokens: no chips left, not enough, zero, ran out, nothing to exchange, forced to exchange, automatically, must I swap, get them back, I have no tokens, I have no tokens left, all my tokens are on the board, not enough tokens to lay, I should lay three but only have one, all my chips are used, no more counters, nothing left to lay, what if I can’t lay a token, zero tokens, tokens are gone, supply of tokens is empty, too few discs, no disc to put down, no chip to lay, used all chips, chips finished, can’t lay
    winning: two of us reach 10 together, win, how do I win, over, end, when does the game end, finish, two people get to 10 at once, at the same time, tie, tiebreak, draw, equal, same points, how many points do I need, we both have 11, exactly ten, more than ten, someone has ten, target, last round, immediately, two winners, shared victory, loser, after ten points, 10th point enough, still win, who wins, who won, how many points to win, what do I need to win, ten points, when is the game over, when does it end, how does it end, does the game end at once, do we finish the round, what ends the game, somebody has 10 points, first to ten, tie break, tie between two players, two players have ten, both reach ten in the same fall, equal points, same score, who is the winner, what if two win, goal, first to how many, can I have more than ten points, who wins a tie, play until, winning score, win condition, end of the game, final round, same number of points, first to what, first to how many points, race to ten, victory, how many needed, points needed, needed to win, ten gold, reach ten, same moment, game ends, undecided, who is first, stop
    tie-tokens: before or after, ranking, second place, who is leading, places, standings, when are tokens counted for a tie, does the last stone count for the tie, tokens of this turn in a tie, moment of counting, is the new token counted, who is second, places before the end, am I leading, ranking of the players, counting moment, rank, interim places
    quick-start: faster game for two people, shorter game, faster, fast setup, speed up, quicker, less time, longer, variant, alternative, for two, number of tiles, stones before the start, is there a short version, short game, quick game, fast variant, play a shorter game, how does the quick start work, faster beginning, start with stones on the bases, alternative setup, two player variant, how do we make it shorter, tower already built at the start, speed game, four tiles at the start, rapid start, start with towers, short time, twenty minutes, hurry, not much time, little time, quick version, short version, fast, half an hour, pre-built
    quick-tiles: shuffle the drawn four back, tiles used for the fast setup, remaining or all tiles, after the quick start, which tiles after the quick start, do the four tiles go back, shuffle the tiles after the quick start, tiles used in the quick setup, are the drawn tiles shuffled again, remaining tiles after fast start, tiles of the quick setup, mix again after the quick start
    quick-stones: stones from the fast setup give tokens, whose are the first four, which size, steps add up, from where do we count, do quick start stones give tokens, who gets tokens for the first four stones, count the height with quick start stones, which size in the quick start, steps in the quick start, where do the quick start stones go, do pre placed stones count, do the stones from the beginning count, details of the fast setup, prebuilt stones, stones at the beginning, first stones without tokens
    river-empty: no stones left in the middle, river empty, river runs out, out of rocks, all used, steal from another tower, may I take it from the one at the pawn, take from the top or the bottom, top stone of a stack, my own stack, move a stone, supply gone, all stones on stacks, what if all of them lie on stacks, the river is empty, no stones in the river, all stones are on the towers, no more stones, where do I get a stone, what if we run out of stones, can I take a stone from a tower, take from another stack, steal a stone, take the top stone of another tower, which tower may I take from, can I take it from my own tower, no rocks left, no pebbles left, all stones are used, nothing left in the middle, the pool is empty, pick a stone off another pile, may I take from the stack with the marker, nothing in the river, no rocks to take, take from a tower, rob a tower, rocks finished, empty middle, all built, borrow, everything is on the towers, nothing left to take from the river
    source-tokens: token beside the tower I took from, stolen stone, when a stone is taken away, height after taking, tokens beside a tower that I took a stone from, what about the tokens of the stone I took, do tokens stay when a stone is taken, the tower gets lower, lower stack, height after a stone was taken, is the removed stone’s token removed, tower shrinks, stone removed from a tower, tokens stay there, lower now
    source-falls: the one I was taking from collapsed, falls while taking, stack I take from falls, it breaks when I pull one, the tower fell while I took a stone from it, I knocked down the tower I was taking from, it collapses when I take a stone, taking a stone makes it fall, source tower falls, pulling a stone off topples it, tower breaks when I remove the top, falls when taking, while I take, remove and fall
    source-marker: pawn after the source collapsed, when my turn ended early, does the marker move when the source fell, marker after my turn ended early, pawn when the stack I took from fell, does the pawn move if my turn ends, marker when the source fell
    no-usable-tile: stuck, none of the five tiles work, no tile fits, matches, cannot use any, useless, replace the tiles, new row, discard them all, no legal move, no tile is usable, none of the tiles work, can’t use any of the tiles, what if no tile fits, no open tile matches a top stone, river is empty and no tile fits, new tiles when nothing works, no possible tile, change all tiles, all five useless, nothing matches, swap the row of tiles, can’t do anything with the open cards, no card usable, nothing possible, all tiles useless, replace all, no tile works
    no-tile-fits: sizes on the tiles not in the river, wrong sizes, river has stones but not the right ones, no matching stone, river has stones but no tile fits, none of the sizes on the tiles is left, open tiles show only sizes that are gone, sizes do not match the river, only small stones left and no tile with small, no size available, tiles don’t fit the stones in the river, wrong size in the river, sizes not there, river without these sizes, wrong sizes left
    marker: move the pawn, meeple, how far, which direction, my used tile, discard my tile, where does it go, steps, spaces, end of my turn, backwards, around, jump, on which base, how does it move, what is the marker for, tile afterwards, how does the marker move, how far does the marker go, when does the marker move, which way does the pawn go, clockwise, number of steps, what is the pawn for, what does the figure do, move the wooden figure, who moves the marker, where does the tile go after use, do I keep my tile, discard the used card, what do I do with my tile, end of turn, count base stones, does the marker move before or after placing, meeple moves, steps on the tile, how many steps, skip empty bases, used tile, pawn movement, steps of the figure, move it, direction of the pawn, tile after my turn, tile away, keep the tile, next tower, who is moved, save a tile for later, keep my tile for the next turn
    marker-after-failure: still move the pawn if it fell, pawn after a crash, after no token, stays or moves, stands still, after a mistake, does the marker move if the tower falls, does the marker move when I get no token, move the pawn after a collapse, marker after a failed stone, do I move on if it fell, pawn if the stone falls, still move the figure when it collapsed, marker stays when I fail, does the meeple move after a crash, after a fall the marker, failed and the marker, go on after falling, pawn after the fall
    refill: when do we get new tiles, refill the row, at once, every turn, replenish, tile pile is finished, deck empty, runs out, reshuffle, draw pile, out of tiles, discard pile, shuffle again, when do we turn up new tiles, do we replace the tile I took, do we fill up the tiles, new tiles after each turn, new cards, when are tiles refilled, only four tiles left do I add one, last tile is taken, no tiles left, deck of tiles is empty, tile stack is used up, shuffle the used tiles, draw new tiles, put out new tiles, are tiles replaced immediately, do I draw a tile, next five tiles, all the open tiles are gone, replenish the cards, add tiles, fill the row, next tiles, no tiles, tiles finished, all taken, when new, used tiles
    too-few-tiles: fewer than five tiles, not enough tiles left, only two left in the pile, incomplete, not enough tiles to fill the row, fewer than five tiles in the pile, only three tiles left to turn up, can’t fill up to five, too few cards for the row, pile has less than five, less than five, not five, few tiles left
