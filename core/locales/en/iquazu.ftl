# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Gems on a wall behind the waterfall: majorities in columns give points, in rows bonus tiles.

## The sheet

iquazu_wall = Wall
iquazu_tiles = Tiles
iquazu_nobody = nobody
iquazu_region_current = Scored next
iquazu_pen_drop = Drop
iquazu_pen_clear = Take away
iquazu_pen_open = Order
iquazu_rock = Rock
iquazu_forget_values = Forget these values
# The value of a rock for this place. Label of a field for a number. $place: 1, the highest value, to 3.
iquazu_place = Place { NUMBER($place) }
iquazu_crevices = Enter crevices
# Label of a field for a number. $row: 1 to 5, from the top.
iquazu_crevices_row = Crevices in row { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile". A button, where the wall is not entered. $row: 1 to 5. $kind:
# “3 cards”, “any colour”, “2 points”.
iquazu_tile_row = Row { NUMBER($row) }: { $kind }
# Title of a choice of players. $row: 1 to 5; its tile is meant.
iquazu_tile_to = Row { NUMBER($row) } goes to
iquazu_entered_by = Enter
iquazu_entered_by_wall = the wall
iquazu_entered_by_counts = gems in the column
iquazu_entered_by_points = points
iquazu_gems_label = Gems
iquazu_lowest_label = Lowest, place from below
iquazu_points_label = Points
iquazu_use = Use a tile
# A button below a player’s name. $n: how many such tiles this player has, 1 or more.
iquazu_tell = { $n ->
    [one] Say what the unknown tile is
   *[other] Say what { NUMBER($n) } unknown tiles are
}
# A question above fields for numbers. $column: the rock’s number, 1 to 15.
iquazu_ask_values = What is rock { NUMBER($column) } worth?
# A question above a choice of tiles. $row: 1 to 5.
iquazu_ask_tile = Which tile lies at the end of row { NUMBER($row) }?
# A question above a choice of tiles. $seat: name of a player; $column: in whose scoring it was won, 1 to
# 13; $row: 1 to 5.
iquazu_ask_held = { $seat }: which tile came from column { NUMBER($column) }, row { NUMBER($row) }?
iquazu_kind = Tile
iquazu_score_untold = Score without them
# A button. $column: 1 to 15.
iquazu_score = Column { NUMBER($column) } is full: score
# A button, once in a game: the last three are scored together. $column: the third from the end, 9 of 11.
iquazu_score_last = Column { NUMBER($column) } is full: score it and the last two
iquazu_turn = Turn over
# Title above a list of what lies there, each with a button to raise it and to take it away. $column: 1 to
# 15; $row: 1 to 5.
iquazu_cell = Column { NUMBER($column) }, row { NUMBER($row) }, from top to bottom
# A button. $what lies in a crevice: a player’s name, or “drop”.
iquazu_raise = One up: { $what }
# A button. $what lies in a crevice: a player’s name, or “drop”.
iquazu_take = Take away: { $what }
# A kind of tile, alone in lists and within other messages as $kind. $points: 1 to 99.
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
# A kind of tile, alone in lists and within other messages as $kind. $n: 2, 3 or 4.
iquazu_tile_cards = { NUMBER($n) } cards
iquazu_tile_any_colour = any colour
iquazu_tile_double_move = double move
iquazu_tile_unknown = unknown tile
# A tile that a player has won, among the reasons for points, alone or as $kind. $kind: “3 cards”, “any
# colour”, “double move” or “unknown tile”.
iquazu_tile_used = { $kind }, used
# On a tile of the board, where there is room for two or three letters. $n: 2, 3 or 4, cards.
iquazu_short_cards = { NUMBER($n) }c
iquazu_short_any_colour = any
iquazu_short_double_move = ×2
# What to do now, above the board. $column: the one that is scored next, 1 to 15.
iquazu_prompt_wall = Tap the gems that are new. When column { NUMBER($column) } is full, score it.
# What to do now. $column: the one that is scored next, 1 to 15.
iquazu_prompt_counts = Say how many gems each has in column { NUMBER($column) }, and how far up the lowest lies.
# What to do now. $column: the number of the rock that is scored next, 1 to 15.
iquazu_prompt_points = Give the points of rock { NUMBER($column) } to each.
iquazu_prompt_over = All rocks are scored.
iquazu_prompt_over_untold = All rocks are scored. Say what the unknown tiles are.
iquazu_prompt_turn = Draw four cards or place a gem.
iquazu_prompt_after_scoring = Scored. No drop now. If the new first column is full, score it at once. Double moves may still be used; then the turn is over and both boxes pass.
iquazu_spoken_drop = drop
# Spoken: a field of the board. $column: 1 to 15; $row: 1 to 5.
iquazu_spoken_cell = Column { NUMBER($column) }, row { NUMBER($row) }: empty
# Spoken: a field of the board. $column: 1 to 15; $row: 1 to 5; $lying: a list of players, whose gems they
# are, and drops, “Ann, drop, Ben”.
iquazu_spoken_cell_with = Column { NUMBER($column) }, row { NUMBER($row) }, from the top: { $lying }
# Spoken: a field beside the board. $row: 1 to 5; $kind: a kind of tile, “3 cards”, or “unknown tile”.
iquazu_spoken_tile = Tile at the end of row { NUMBER($row) }: { $kind }

## The score

# Above the lines of a player’s score. $seat: name of a player.
iquazu_total_now = Total of { $seat } as it stands
iquazu_line_rocks = Rocks
iquazu_line_no_rocks = Rocks: nothing yet
# Reason for points. $column: the rock’s number, 1 to 15; $place: 1 to 3; $why is how many gems, and who is
# level: “3 gems, level with Ben, but lower”.
iquazu_line_rock = rock { NUMBER($column) }: place { NUMBER($place) } ({ $why })
# Reason for no points. $column: the rock’s number, 1 to 15; $place: 1 to 3; $why: “3 gems, level with Ben,
# but lower”.
iquazu_line_no_value = rock { NUMBER($column) }: place { NUMBER($place) } ({ $why }); its value was not entered
# Reason for no points. $column: the rock’s number, 1 to 15; $why: “1 gem, level with Ben, who is lower”.
iquazu_line_last = rock { NUMBER($column) }: nothing left for the last ({ $why })
# Reason for no points. $column: the rock’s number, 1 to 15.
iquazu_line_no_gem = rock { NUMBER($column) }: no gem, no points
# In the list of the tiles that a player can use. $n: 2 or more; $kind: “3 cards”, “any colour” or “double
# move”.
iquazu_several = { NUMBER($n) } × { $kind }
# Title of a row in a table of the score, and in the list of what is remembered. $column: the rock’s number,
# 1 to 15.
iquazu_rock_heading = Rock { NUMBER($column) }
# $why is a line of the score: "rock 3: no gem, no points". Beside the board, after a scoring. $seat: name
# of a player; $points: 0 or more.
iquazu_remark_rock = { $seat } { SIGNED($points) }: { $why }
# Reason for points. $column: the rock’s number, 1 to 15.
iquazu_line_stated = rock { NUMBER($column) }: as the players gave it
iquazu_line_tiles = Bonus tiles
iquazu_line_no_tiles = Bonus tiles: none
# $why is a whole sentence: "Row 2: Ann has the most gems, 3.". Reason for points. $kind: “2 points”, “3
# cards”, “3 cards, used” or “unknown tile”.
iquazu_line_tile = { $why } Tile: { $kind }.
# Alone, or at the beginning of $why in the reasons for points; within errors as $gems. $n: 1 or more.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } gem
   *[other] { NUMBER($n) } gems
}
# Within the reason for points, after “3 gems, ”. $other: name of a player; $row, $theirs: the rows of the
# lowest gems, 1 to 5, counted from the top; $row is that of the player whose points these are.
iquazu_level_lower_row = level with { $other }, but lower: row { NUMBER($row) } against { NUMBER($theirs) }
# Within the reason for points, after “3 gems, ”. $other: name of a player; $row, $theirs: the rows of the
# lowest gems, 1 to 5, counted from the top; $row is that of the player whose points these are.
iquazu_level_higher_row = level with { $other }, who is lower: row { NUMBER($theirs) } against { NUMBER($row) }
# Within the reason for points, after “3 gems, ”. $other: name of a player; $row: 1 to 5, where the lowest
# gems of both lie.
iquazu_level_lower_there = level with { $other }, but lower in row { NUMBER($row) }
# Within the reason for points, after “3 gems, ”. $other: name of a player; $row: 1 to 5, where the lowest
# gems of both lie.
iquazu_level_higher_there = level with { $other }, who is lower in row { NUMBER($row) }
# Within the reason for points, after “3 gems, ”. $other: name of a player.
iquazu_level_lower = level with { $other }, but lower
# Within the reason for points, after “3 gems, ”. $other: name of a player.
iquazu_level_higher = level with { $other }, who is lower
# Within the reason for points, after “3 gems, ”. $other: name of a player.
iquazu_level_open = level with { $other }, and it is not known who is lower
# Within the reason for points, after “3 gems, ”. $other: name of a player.
iquazu_level_same_place = level with { $other }, and both are said to lie equally low
# Who gets the tile of a row: beside the board, after a scoring. $row: 1 to 5.
iquazu_award_none = Row { NUMBER($row) }: nobody; the tile leaves the game.
# Who gets the tile of a row: beside the board, and in iquazu_line_tile as $why. $row: 1 to 5; $seat: name
# of a player; $gems: 1 or more.
iquazu_award_majority = Row { NUMBER($row) }: { $seat } has the most gems, { NUMBER($gems) }.
# Who gets the tile of a row: beside the board, and in iquazu_line_tile as $why. $row: 1 to 5; $seat: name
# of a player; $level: names of one to three others, “Ben and Cleo”; $gems: 1 or more, as many as each of
# them has.
iquazu_award_right = Row { NUMBER($row) }: { $seat }, level with { $level } at { NUMBER($gems) }, lies further right.
# Who gets the tile of a row: beside the board, and in iquazu_line_tile as $why. $row: 1 to 5; $seat: name
# of a player; $level: names of one to three others, “Ben and Cleo”; $gems: 1 or more, as many as each of
# them has.
iquazu_award_lower = Row { NUMBER($row) }: { $seat }, level with { $level } at { NUMBER($gems) } and in the column, lies lower.
# Who gets the tile of a row: beside the board, and in iquazu_line_tile as $why. $row: 1 to 5; $seat: name
# of a player; $all: names of all others with as many gems, “Ben and Cleo”; $left, $level: which of them,
# names of one or two; $gems: 1 or more.
iquazu_award_lower_right = Row { NUMBER($row) }: { $seat }, level with { $all } at { NUMBER($gems) }, lies further right than { $left } and lower than { $level }.
# Who gets the tile of a row: beside the board, after a scoring. $row: 1 to 5.
iquazu_award_unknown = Row { NUMBER($row) }: not said who gets the tile.
# Who gets the tile of a row: beside the board, and in iquazu_line_tile as $why. $row: 1 to 5; $seat: name
# of a player.
iquazu_award_stated = Row { NUMBER($row) }: { $seat }, as the players said.
# Under a player’s score. $all: points, the sum of the two others; $track: points of rocks; $tiles: points
# of tiles.
iquazu_note_now = As it stands: { NUMBER($all) }. On the track so far: { NUMBER($track) }; tiles count at the end: { NUMBER($tiles) }
iquazu_note_water = Has the water box: adds a drop in their own turn
# What a result lacks. $n: 1 to 13; $of: all of them but the last two, 9 on a wall of 11.
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } of { NUMBER($of) } scorings is not entered.
   *[other] { NUMBER($n) } of { NUMBER($of) } scorings are not entered.
}
# What a result lacks. $n: 1 or 2.
iquazu_unfinished_last = { $n ->
    [one] The last rock is not scored.
   *[other] The last { NUMBER($n) } rocks are not scored.
}
# What a result lacks. $rocks is a list of numbers, “3, 4”; $n: how many they are.
iquazu_unfinished_values = { $n ->
    [one] Rock { $rocks } was scored without its values.
   *[other] Rocks { $rocks } were scored without their values.
}
# The page of what is remembered: title above rocks with their values. $n: 2, 3 or 4.
iquazu_box_rocks = Rocks for { NUMBER($n) } players
iquazu_box_tiles = Points tiles
iquazu_end = All rocks are scored: the game is over.

## The log

# In the log after a player’s name. $column: 1 to 15; $row: 1 to 5.
iquazu_told_gem = gem in column { NUMBER($column) }, row { NUMBER($row) }
# In the log. $column: 1 to 15; $row: 1 to 5.
iquazu_told_drop = Drop in column { NUMBER($column) }, row { NUMBER($row) }
# In the log. $column: 1 to 15; $row: 1 to 5.
iquazu_told_taken = Taken away in column { NUMBER($column) }, row { NUMBER($row) }
# In the log. $column: 1 to 15; $row: 1 to 5.
iquazu_told_raised = Order changed in column { NUMBER($column) }, row { NUMBER($row) }
# In the log. $column: the rock’s number, 1 to 15.
iquazu_told_forgotten = Rock { NUMBER($column) }: values not known
# In the log. $column: the rock’s number, 1 to 15; $values: a list of one to three numbers, “8, 5, 2”.
iquazu_told_rock = Rock { NUMBER($column) }: { $values }
# In the log. $row: 1 to 5; $kind: “2 points”, “3 cards”, “any colour” or “double move”.
iquazu_told_tile = Tile of row { NUMBER($row) }: { $kind }
# In the log. $row: 1 to 5.
iquazu_told_no_tile = Tile of row { NUMBER($row) }: unknown
# In the log: they were entered. $column: 1 to 15.
iquazu_told_crevices = Crevices of column { NUMBER($column) }
# In the log. $column: 1 to 15.
iquazu_told_scored = Column { NUMBER($column) } scored
# In the log. $column: 1 to 15; $seats: a list of the two messages below, “Ann 3 with the lowest at 1, Ben
# 2”.
iquazu_told_scored_counts = Column { NUMBER($column) } scored by counts: { $seats }
# Within iquazu_told_scored_counts. $seat: name of a player; $n: how many gems, 0 to 34.
iquazu_told_gems = { $seat } { NUMBER($n) }
# Within iquazu_told_scored_counts. $seat: name of a player; $n: how many gems, 0 to 34; $lowest: at which
# place the lowest lies, counted from below, 1 or more.
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } with the lowest at { NUMBER($lowest) }
# In the log. $column: 1 to 15; $seats: a list of the message below, “Ann 8, Ben 5”.
iquazu_told_scored_points = Column { NUMBER($column) } scored by points: { $seats }
# Within iquazu_told_scored_points. $seat: name of a player; $n: points, 0 to 99.
iquazu_told_points = { $seat } { NUMBER($n) }
# In the log after a player’s name: what a tile is that was won there. $column: which scoring, 1 to 13;
# $row: 1 to 5; $kind: “2 points”, “3 cards”, “any colour” or “double move”.
iquazu_told_kind = tile of scoring { NUMBER($column) }, row { NUMBER($row) }: { $kind }
# In the log after a player’s name. $kind: “3 cards”, “any colour”, “double move” or “unknown tile”.
iquazu_told_used = tile used: { $kind }
# In the log after a player’s name. $kind: “3 cards”, “any colour”, “double move” or “unknown tile”.
iquazu_told_unused = tile not used after all: { $kind }
iquazu_told_turn = The turn is over

## Refusals

# An error of a position from a file. $columns: 5 to 15; $came: another number, 0 as well.
iquazu_refused_columns = The wall has { NUMBER($columns) } columns, the position lists { NUMBER($came) }.
# An error. $seats: 2 to 4; $came: for how many players they were given, 0 as well.
iquazu_refused_position = The table has { NUMBER($seats) } players: give counts or points for each of them, { NUMBER($came) } came.
# An error. $rows: 5; $came: 6 or more.
iquazu_refused_rows = A column has { NUMBER($rows) } rows, so it gives at most as many tiles; { NUMBER($came) } came.
# An error of a position from a file. $seats: 2 to 4; $came: for how many players they were given, 0 as
# well.
iquazu_refused_held = The table has { NUMBER($seats) } players: give the tiles that each of them holds, { NUMBER($came) } came.
# An error of a position from a file. $next, $came: numbers of two columns.
iquazu_refused_order = Columns are scored one after the other: column { NUMBER($next) } is next in this list, column { NUMBER($came) } came.
# An error of a position from a file. $columns: 5 to 15; $came: more than that.
iquazu_refused_scorings = The wall has { NUMBER($columns) } columns, so there are at most as many scorings; { NUMBER($came) } came.
# An error. $column: the number that came; $most: 5 to 15.
iquazu_refused_column = There is no column { NUMBER($column) }: the wall has { NUMBER($most) }.
# An error. $most: 12.
iquazu_refused_full = { NUMBER($most) } things in one row of a column are enough.
iquazu_refused_nothing_there = There is nothing to take or raise at that place.
iquazu_refused_on_top = What lies on top cannot be raised.
# An error. $places: 1 to 3, one fewer than players; $most: 99.
iquazu_refused_rock = A rock has at most { NUMBER($places) } values up to { NUMBER($most) } for this table.
# An error. $most: 9.
iquazu_refused_crevices = A row of a column has at most { NUMBER($most) } crevices.
# An error. $n: the number that came.
iquazu_refused_cards = A tile gives 2, 3 or 4 cards, not { NUMBER($n) }.
# An error. $most: 99.
iquazu_refused_points = A points tile is entered up to { NUMBER($most) }.
# An error. $column: 1 to 15; $row: 1 to 5.
iquazu_refused_no_tile = Nobody has won a tile in the scoring of column { NUMBER($column) }, row { NUMBER($row) }.
# An error. $column: 1 to 13; $row: 1 to 5.
iquazu_refused_open_tile = It is not said who won the tile in the scoring of column { NUMBER($column) }, row { NUMBER($row) }: name its winner in that scoring first.
iquazu_refused_points_used = A points tile is kept and counted at the end; it is not used up.
# An error. $column: the one that came; $next: 1 to 15.
iquazu_refused_not_next = Column { NUMBER($column) } cannot be scored here: column { NUMBER($next) } is next.
# An error of a position from a file. $seat: name of a player; $column: 1 to 15.
iquazu_refused_ranked_twice = { $seat } is ranked twice in column { NUMBER($column) }: name each player once.
# An error of a position from a file. $seat: name of a player; $column: 1 to 15; $most: 60; $n: the number
# that came, 0 or more than that.
iquazu_refused_ranked = { $seat } is ranked in column { NUMBER($column) } with 1 to { NUMBER($most) } gems, not { NUMBER($n) }.
# An error of a position from a file. $column: 1 to 15; $why: one of the two sentences below.
iquazu_refused_ranked_order = The ranking of column { NUMBER($column) } has the best first: { $why }
# Within iquazu_refused_ranked_order. $seat, $other: names of players; $gems: “3 gems”; $fewer: how many the
# other has, 1 or more.
iquazu_ranked_fewer = { $seat }, with { $gems }, comes before { $other }, with { NUMBER($fewer) }.
# Within iquazu_refused_ranked_order. $seat, $other: names of players; $gems: “3 gems”, which each of them
# has; $depth, $higher: how deep their lowest gems lie, counted from the top, 1 or more.
iquazu_ranked_higher = { $seat } and { $other } are level with { $gems }, so { $seat }, at depth { NUMBER($depth) }, comes before { $other }, at { NUMBER($higher) }.
# An error of a position from a file. $row: 1 to 5; $column: 1 to 15.
iquazu_refused_tile_twice = The tile of row { NUMBER($row) } that was won in the scoring of column { NUMBER($column) } is held twice: give it to one player.
# An error of a position from a file. $seat: name of a player; $row: 1 to 5; $column: 1 to 15.
iquazu_refused_not_scored = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but that column is not among the scorings: add its scoring, or leave the tile out.
# An error of a position from a file. $seat: name of a player; $column: the last or the last but one.
iquazu_refused_last_tile = { $seat } holds a tile from column { NUMBER($column) }, but the last two rocks give none.
# An error of a position from a file. $seat, $other: names of players; $row: 1 to 5; $column: 1 to 13.
iquazu_refused_won_by_other = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but by the award of that row it went to { $other }: name the same player in both.
# An error of a position from a file. $seat: name of a player; $row: 1 to 5; $column: 1 to 13.
iquazu_refused_won_by_nobody = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but the award of that row names nobody: name the same player in both.
# An error. $most: 34.
iquazu_refused_gems = A player has at most { NUMBER($most) } gems to place.
# An error. $most: 99.
iquazu_refused_stated = A rock gives at most { NUMBER($most) } points.
iquazu_refused_over = All rocks are scored already.

## Doubts

# A doubt. $seat: name of a player; $n: 35 or more; $most: 34.
iquazu_doubt_gems = { $seat } has { NUMBER($n) } gems on the wall; there are { NUMBER($most) } to place.
# A doubt. $n: 51 or more; $most: 50.
iquazu_doubt_drops = { NUMBER($n) } drops on the wall; there are { NUMBER($most) }.
# A doubt. $column: 2 to 15; $row: 1 to 5.
iquazu_doubt_drop_column = A drop in column { NUMBER($column) }, row { NUMBER($row) }; drops fall into the first column of the frame.
# A doubt. $column: 1 to 15; $row: 1 to 5; $most: 1 to 9; $n: how many gems and drops lie there, more than
# that.
iquazu_doubt_crowded = Column { NUMBER($column) }, row { NUMBER($row) } has { NUMBER($most) } { $most ->
    [one] crevice
   *[other] crevices
} and more in it: { NUMBER($n) }.
# A doubt. $column: 1 to 13; $row: 1 to 5.
iquazu_doubt_free = Column { NUMBER($column) }, row { NUMBER($row) } had a free crevice when the column was scored.
# A doubt. $column: 1 to 15; $row: 1 to 4.
iquazu_doubt_above_drop = Column { NUMBER($column) }, row { NUMBER($row) } has a free crevice above a drop.
# A doubt. $column: 1 to 15; $row: 1 to 5.
iquazu_doubt_disturbed = Column { NUMBER($column) }, row { NUMBER($row) }: something that lay there at an earlier scoring is gone or changed.
# A doubt. $column: 1 to 15; $row: 1 to 5.
iquazu_doubt_late = Column { NUMBER($column) }, row { NUMBER($row) }: something was placed there after the column was scored.
# A doubt. $column: the rock’s number, 1 to 15.
iquazu_doubt_rock_order = Rock { NUMBER($column) }: each value should be lower than the one before it.
# A doubt. $column: the rock’s number, 2 to 15.
iquazu_doubt_rock_falls = Rock { NUMBER($column) } is worth less than a rock before it.
# A doubt. $column: the rock’s number, 1 to 15.
iquazu_doubt_twice = Rock { NUMBER($column) }: two players got the same value.
# A doubt. $column: the rock’s number, 1 to 15.
iquazu_doubt_nobody_without = Rock { NUMBER($column) }: at least one player goes without.
# A doubt. $column: the rock’s number, 1 to 15.
iquazu_doubt_skipped = Rock { NUMBER($column) }: the points given are not its highest values.
# A doubt. $seat: name of a player; $column: 1 to 15.
iquazu_doubt_no_gem = { $seat } got points for column { NUMBER($column) } without a gem in it.
# A doubt. $column: 6 to 15; $row: 1 to 5.
iquazu_doubt_outside = Something lies in column { NUMBER($column) }, row { NUMBER($row) }, where the frame has not come yet.
# A doubt. $column: 1 to 13.
iquazu_doubt_empty_column = Column { NUMBER($column) } was scored without anything in it; a column is scored when it is full.
# A doubt. $column: the rock’s number, 1 to 15.
iquazu_doubt_no_value = Rock { NUMBER($column) }: not all of its values were entered, so points are missing.
# A doubt. $column: 1 to 15; $seats: names of two or more players, “Ann and Ben”.
iquazu_doubt_undecided = Column { NUMBER($column) }: { $seats } are level, and what was said does not decide whose lowest gem is lower. The order is by chance until it is said.
# A doubt. $column: 1 to 15; $seats: names of two or more players, “Ann and Ben”.
iquazu_doubt_same_place = Column { NUMBER($column) }: the lowest gems of { $seats } are said to lie at the same place, where only one can.
# A doubt. $column: 1 to 15; $seats: names of two or more players, “Ann and Ben”.
iquazu_doubt_same_place_level = Column { NUMBER($column) }: the lowest gems of { $seats } are said to lie at the same place, where only one can. Of those who are level, the order is by chance until it is said.

## Options

iquazu_option_columns = How many rocks does the wall have?
iquazu_option_columns_source = The rulebook does not print it. Default: 11, because 45 bonus tiles in five rows make nine scorings and two rocks follow.
# What an answer to iquazu_option_columns means. $n: 7 to 11.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } scoring with bonus tiles, then the last two rocks at once.
   *[other] { NUMBER($n) } scorings with bonus tiles, then the last two rocks at once.
}
iquazu_option_turns = Keep track of turns and boxes?
iquazu_option_turns_source = A help, not a rule. Default: no.
iquazu_option_turns_no_means = Only scorings are entered.
iquazu_option_turns_yes_means = The app says who is up and who has which box; one tap a turn.

## Set-up

iquazu_setup_section_start = First of all
iquazu_setup_section_wall = The wall
iquazu_setup_section_tiles = Tiles and water
iquazu_setup_section_players = Each player
iquazu_setup_section_boxes = Gems and drops
iquazu_setup_section_cards = Cards
iquazu_setup_start = Agree on a start player.
iquazu_setup_board = Put the board together so that everybody sits at a corner.
iquazu_setup_rails = Lay the two rails into the long slots.
iquazu_setup_rails_edge = The higher edge of each rail points outwards.
iquazu_setup_strips = Lay in the five strips of rock at random, the water snakes at the bottom.
# A step of the set-up. $n: 2, 3 or 4.
iquazu_setup_points = Lay in the point board with the side for { NUMBER($n) } players up.
iquazu_setup_dark = Mix the tiles with dark backs face down and lay them on the dark fields.
iquazu_setup_light = Mix the tiles with light backs face down and lay them on the light fields and the strips beside these.
iquazu_setup_frame = Put the water frame on the rails, at the far left.
iquazu_setup_water = Put the strips of water on the rails to the right of it.
# A step of the set-up. $n: 5.
iquazu_setup_open = Turn up the { NUMBER($n) } tiles that show in the frame.
iquazu_setup_colours = Your corner of the board says which colour you play.
iquazu_setup_markers = Lay a gem of your colour before the first field of the track: your marker.
iquazu_setup_fold = Before the first game: push the side with the arrow into the slanted slot of each box, the arrow inside.
iquazu_setup_gems = Fill all other gems into the gem box; it goes to the start player.
iquazu_setup_drops = Fill the drops into the water box; it goes to the player on the start player’s right.
# A step of the set-up. $n: 60.
iquazu_setup_shuffle = Shuffle the { NUMBER($n) } cards.
# A step of the set-up. $hands: how many cards each gets, a list of two to four numbers, “4, 5, 6”.
iquazu_setup_deal = Deal clockwise from the start player, one card more each time: { $hands }. Hands are hidden.
# A step of the set-up. $n: 38, 45 or 51.
iquazu_setup_pile = The other { NUMBER($n) } cards are the pile, face down.
iquazu_setup_discards = Leave room beside the pile for the discard pile, face up.
iquazu_piece_board = parts of the board
iquazu_piece_rails = rails
iquazu_piece_strips = strips of rock
iquazu_piece_points = point board
iquazu_piece_dark = tiles with dark backs
iquazu_piece_light = tiles with light backs
iquazu_piece_frame = water frame
iquazu_piece_water = strips of water
# A kind of piece after its number: “140 × gems (35 a colour)”. $n: 35.
iquazu_piece_gems = gems ({ NUMBER($n) } a colour)
iquazu_piece_gem_box = gem box
iquazu_piece_drops = drops
iquazu_piece_water_box = water box
iquazu_piece_cards = cards

## What gives points

iquazu_points_rock = Each rock, by gems in its column
iquazu_points_most = most gems
iquazu_points_second = second most
iquazu_points_third = third most
iquazu_points_highest = the highest number on it
# In a table, what the second or third place gets. $players: 3 or 4.
iquazu_points_next = the next number, from { NUMBER($players) } players on
iquazu_points_last = last of all, or no gem there
iquazu_points_when = When rocks are scored
# In a table: which rocks are scored when they are full. $last: 9 on a wall of 11.
iquazu_points_full = rocks 1 to { NUMBER($last) }
# In a table, beside “rocks 1 to 9”. $tiles: 5.
iquazu_points_full_gives = when full: rock, then { NUMBER($tiles) } tiles
# In a table: the last two rocks. $first: 10 on a wall of 11; $last: 11.
iquazu_points_end = rocks { NUMBER($first) } and { NUMBER($last) }
iquazu_points_end_gives = at the end, full or not: rock only
iquazu_points_level = Ties
iquazu_points_level_column = level in a column
iquazu_points_level_column_by = the lower gem
iquazu_points_level_row = level in a row
iquazu_points_level_row_by = further right, then lower
iquazu_points_tiles = Bonus tiles
iquazu_points_tile_points = points tile
iquazu_points_tile_points_gives = its number, at the end
iquazu_points_tile_other = any other tile
iquazu_points_track = The track
# In a table: where the track begins again. $fields: 80.
iquazu_points_past = past { NUMBER($fields) }: on from 1
# In a table, beside “past 80: on from 1”. $fields: 80, shown as “+80”.
iquazu_points_past_gives = { SIGNED($fields) } at the end

## Rules

iquazu_section_aim = Aim and contents
iquazu_section_setup = Set-up
iquazu_section_turn = A turn
iquazu_section_scoring = Interim scoring
iquazu_section_after = After a scoring
iquazu_section_tiles = Bonus tiles
iquazu_section_end = End of the game
iquazu_section_questions = Questions
iquazu_rule_aim = Aim of the game
iquazu_rule_aim_text = Cards let you place gems on the wall behind the waterfall. Columns are scored one after the other: most gems there give points, most gems in a row a bonus tile. Most points win.
iquazu_rule_contents = What is in the box
# In the rules. $cards: 60; $colour: 35; $drops: 50; $light: 35; $dark: 10; $water: 8.
iquazu_rule_contents_text = { NUMBER($cards) } cards, { NUMBER($colour) } gems in each of four colours, one of them the marker, { NUMBER($drops) } drops, { NUMBER($light) } light and { NUMBER($dark) } dark tiles, a frame, { NUMBER($water) } strips of water, 5 of rock, a board of 4 parts, 2 rails, 2 point boards, 2 boxes.
iquazu_rule_card_colours = White, blue and orange cards
# In the rules. $cards: 60; $each: 20.
iquazu_rule_card_colours_text = The rulebook prints { NUMBER($cards) } cards, and its examples are white, blue and orange. How many there are of each is not printed: { NUMBER($each) }, if all three are equal.
iquazu_rule_columns = How many columns and scorings
# In the rules. $tiles: 45; $rows: 5; $columns: 5 to 15, usually 11; $scorings: two fewer.
iquazu_rule_columns_text = The number of columns on the wall is not printed. { NUMBER($tiles) } tiles in { $rows } rows would make nine scorings, and two rocks follow. Here the wall has { $columns } columns: { $scorings } scorings with tiles. An option changes it.
iquazu_rule_setup_wall = Board and point board
iquazu_rule_setup_wall_text = The board of four parts holds two rails, five strips of rock, the water snakes at the bottom, and the point board for the number of players.
iquazu_rule_rails = The rails
iquazu_rule_rails_text = The two plastic rails lie in the two long slots of the board, the higher edge of each outwards. Frame and strips of water slide on them.
iquazu_rule_strip_order = Order of the strips of rock
iquazu_rule_strip_order_text = Random: the five strips can change places, so the wall differs from game to game. Only the water snakes must be at the bottom.
iquazu_rule_setup_tiles = Laying the tiles
# In the rules. $dark: 10; $light: 35.
iquazu_rule_setup_tiles_text = Mixed face down: the { NUMBER($dark) } with dark backs lie on the dark fields, the { NUMBER($light) } with light backs on the light fields and, as pictured, on the strips beside these. Only those inside the frame are turned up.
iquazu_rule_setup_frame = Frame and strips of water
# In the rules. $water: 8.
iquazu_rule_setup_frame_text = The frame begins at the far left of the rails; all { NUMBER($water) } strips of water lie to its right.
iquazu_rule_setup_gems = Your colour and your marker
iquazu_rule_setup_gems_text = Everybody sits at a corner of the board, which says their colour. One gem of it lies before the first field of the track as your marker; all others go into the gem box.
iquazu_rule_start_player = Who begins
iquazu_rule_start_player_text = Agree on a start player: the rulebook gives no other way to find one. The start player gets the gem box.
iquazu_rule_setup_cards = Hands at the beginning
# In the rules. $first: 4; $last: 7.
iquazu_rule_setup_cards_text = Shuffle the cards. The start player gets { NUMBER($first) }, each next one clockwise one more, up to { NUMBER($last) } for the fourth. The rest is the pile, face down, with room for the discard pile beside it.
iquazu_rule_hands_hidden = Hands are hidden
iquazu_rule_hands_hidden_text = Nobody shows their cards, and drawn cards go into the hand unseen. Only what is paid or put away lies face up.
iquazu_rule_boxes = The two boxes
iquazu_rule_boxes_text = Whoever has the gem box is up; it begins with the start player. The water box begins with the player on the start player’s right.
iquazu_rule_fold_boxes = Putting the boxes together
iquazu_rule_fold_boxes_text = Before the first game: the side with the arrow goes into the slanted slot, so that the arrow can be seen inside the box.
iquazu_rule_turn = What you do in a turn
iquazu_rule_turn_text = You must draw four cards or place one gem: one of the two. Then, if the water box stands with you, lay a drop. Then pass the gem box on clockwise.
iquazu_rule_hand_limit = At most twelve cards in hand
iquazu_rule_hand_limit_text = At the end of your turn you may hold twelve cards; put the rest face up on the discard pile, whichever you like. When the pile is empty, shuffle the discard pile into a new one.
iquazu_rule_place = Placing a gem
iquazu_rule_place_text = Choose a free crevice inside the frame. Its colour says which cards you pay, its column how many: one in the first up to five in the fifth. Then lay a gem of your colour from the box there.
iquazu_rule_pay_discard = Where paid cards go
iquazu_rule_pay_discard_text = Face up onto the discard pile beside the draw pile, like those over the hand limit.
iquazu_rule_replace = Two for one
iquazu_rule_replace_text = Any card that you owe may be replaced by two other cards that are equal to each other.
iquazu_rule_why_far = Why pay for the dear columns?
iquazu_rule_why_far_text = A tip of the book: there you mostly have more free crevices to choose from, for scorings that are worth more and more. And gems there stay in play longer than in the first column.
iquazu_rule_drop = The drop
iquazu_rule_drop_text = In your turn, if the water box stands with you, you must put a drop on the topmost free crevice of the first column in the frame. No gem can go there any more. The water box stays.
iquazu_rule_scoring = When a column is counted
iquazu_rule_scoring_text = At once, when the last free crevice of the first column in the frame is filled by a gem or a drop. First come the points of the rock, then the tiles. Another column that is full triggers nothing yet.
iquazu_rule_rock_points = Points of the rock
iquazu_rule_rock_points_text = Most gems of the column: the highest number on the rock below it. With four players the second gets the middle number, the third the lowest. At least one player goes without, and so does everyone without a gem there.
iquazu_rule_rock_numbers = How many numbers a rock has
iquazu_rule_rock_numbers_text = Three for four players. For two or three the rulebook says only that there are fewer: we take one for two players and two for three. What they are is on your point board.
iquazu_rule_rock_ties = Level in a column
iquazu_rule_rock_ties_text = Of players with equally many gems the one with a gem further down, nearer to the snakes, is ahead.
iquazu_rule_tiles = Who gets a bonus tile
iquazu_rule_tiles_text = Whoever has the most gems in the tile’s row. A row without a gem: its tile leaves the game. Tiles that you have won may lie before you open or face down, as you like.
iquazu_rule_tile_rows = Which gems of a row decide its tile
# In the rules. $frame: 5.
iquazu_rule_tile_rows_text = The rulebook says only “in the row”. We count the { $frame } columns inside the frame, the one that is being scored included, and none that the frame has left behind.
iquazu_rule_last_frames = The frame at the end of the wall
# In the rules. $columns: 5 to 15, usually 11; $before: three fewer, 8; $last: two fewer, 9.
iquazu_rule_last_frames_text = With { $columns } columns the frame reaches beyond the wall at last: four columns show for scoring { $before }, three for scoring { $last }. Gems go and count only there.
iquazu_rule_tile_ties = Level in a row
iquazu_rule_tile_ties_text = Of players with equally many gems in the row the one whose gem lies further right, nearer to the tile, is ahead. If those lie equally far, the one whose gem lies lower there.
iquazu_rule_frame_moves = The frame moves on
iquazu_rule_frame_moves_text = Take the strip of water at the far right and push it in at the far left: the second column becomes the first. Then turn up the five new tiles.
iquazu_rule_scored_gems = Gems of a scored column
iquazu_rule_scored_gems_text = They stay on the wall, under the strips of water, and do not come back to you; drops likewise. Only a box that has run empty is filled from there.
iquazu_rule_boxes_pass = The boxes after a scoring
iquazu_rule_boxes_pass_text = After a scoring, when the new tiles are up, the water box goes to the next player counter-clockwise, then the gem box to the next one clockwise, who is up. Before the gem box goes, its player may still use double moves.
iquazu_rule_full_again = The next column is full already
iquazu_rule_full_again_text = If the new first column is full when the frame has moved, it is scored at once, before the boxes pass.
iquazu_rule_boxes_once = Two scorings in a row
iquazu_rule_boxes_once_text = New tiles are turned up for each of them, but both boxes pass only once, after the last.
iquazu_rule_last_gem = Completing a column with the water box
iquazu_rule_last_gem_text = Whoever has the water box and completes the column with a gem lays no drop any more; the water box passes after the scoring as usual.
iquazu_rule_double_after = A double move fills the next column
iquazu_rule_double_after_text = If a double move after a scoring completes a column, that is a new scoring, and the water box passes again after it.
iquazu_rule_box_comes = The water box comes to you after a scoring
iquazu_rule_box_comes_text = If it passes to the player who is still up, that player lays no drop in this turn: the scoring came instead of it.
iquazu_rule_tile_kinds = Kinds of bonus tiles
iquazu_rule_tile_kinds_text = Four: points at the end, more cards, any colour when you pay, a double move. How many there are of each is not printed.
iquazu_rule_tile_use = Using bonus tiles
iquazu_rule_tile_use_text = When you are up: any number of them, of one kind or several, at the beginning or the end of your turn. Only then follow the drop and the passing of the gem box. A tile that is used is given up.
iquazu_rule_tile_points = Points tiles
iquazu_rule_tile_points_text = They are kept, and their points count at the end of the game only.
iquazu_rule_tile_cards = Card tiles
iquazu_rule_tile_cards_text = Give one up in your turn and draw two, three or four cards, as it says. The limit of twelve at the end of the turn holds.
iquazu_rule_tile_any_colour = Any colour
iquazu_rule_tile_any_colour_text = Give it up when you place a gem: only the number of cards counts, not their colour.
iquazu_rule_tile_double_move = Double move
iquazu_rule_tile_double_move_text = Give it up and have one more action at once after your first: draw four cards or place a gem, whatever the first was.
iquazu_rule_end = When it is over, and the last two rocks
iquazu_rule_end_text = The game ends with the scoring of the third-last rock, tiles included; there are no more turns. The last two columns are scored at once, full or not, for points of the rock only, without tiles. Then points tiles are added.
iquazu_rule_winner = Who wins
iquazu_rule_winner_text = Most points win. On a tie there are several winners.
iquazu_rule_unequal_hands = Why are the hands unequal?
iquazu_rule_unequal_hands_text = Whoever begins has the free choice of crevices, and the last round is not played out. More cards make up for that.
iquazu_rule_one_gem = More than one gem in a turn?
iquazu_rule_one_gem_text = No, unless a double move tile is used.
iquazu_rule_why_boxes = Why pass the gem box?
iquazu_rule_why_boxes_text = It shows who is up, above all after a scoring. Whoever likes can have turns and boxes kept track of here as well: an option.
iquazu_rule_all_tied = Everybody is level
iquazu_rule_all_tied_text = Then the rule for ties gives out all numbers: the highest to the owner of the lowest gem, and so on upwards; of four players the fourth goes without.
iquazu_rule_empty_box = Out of drops or gems
iquazu_rule_empty_box_text = No drops, or no gems of your colour: lift some strips of water at the far left, fill the box from columns that are scored already, and lay the strips back.
# Title of a rule. $fields: 80.
iquazu_rule_track = Past { NUMBER($fields) }
# In the rules. $fields: 80.
iquazu_rule_track_text = The marker goes on from 1, and { NUMBER($fields) } is added at the end.

## What people say when they ask for a rule

iquazu_asked =
    aim: what is the goal, object, objective, purpose, what do I get points for, overview, idea, how do I win, explain, what is it about, what is this game about, what do I have to do to win, how do you get points, what brings points, main idea, teach me the game, summary of the rules, what should I try to achieve, in short, why do I place gems, where do points come from, how does it work, how to play, what are we doing, what makes me win, what is important
    contents: how many gems does each have, how many stones in total, is something missing, components, list of parts, how many drops, how many tiles are there, number of cards in the deck, what is in the box, how many cards are there, how many crystals per colour, how many jewels in the game, how many stones does a player have, how many gems are there, number of pieces, count of drops, how many water drops, how many bonus tiles in total, is the game complete, I lost a piece, how many strips, inventory, pieces in the box, number of gems, material
    card-colours: how many cards of each colour in the deck, how many blue cards, what colours are there, distribution of cards, suits, which colours do the cards have, how many orange cards, how many white cards, number of cards per colour, are there equally many of each colour, are there green cards, what kinds of cards exist, composition of the deck, kinds of cards, orange blue white, how many of one colour, card distribution
    columns: how many columns are there, how many scorings in the whole game, how long is the wall, how many rocks, how many rounds, length of the game, how often do we score, how many times do we score, how often is there a scoring, how many scoring rounds, how long is a game, how many turns, how many interim scorings, width of the wall, number of columns on the rock, until the end how many columns, how long does it last, number of scorings, length, how many columns has the wall
    setup-wall: which point board for 3 of us, which side of the point board, how does the board go together, puzzle, assemble the board, which way up do the rock pieces go, snakes top or bottom, how is the game set up for two, set up the wall, how to start, how do I build the board, how do we set up, putting the wall together, which scoreboard for two players, which point board do we use, which side for four players, where does the point board go, rock strips, where do the snakes go, set up the game, parts of the board, first set up, which board with three, side of the board for two people, is the board double sided, building the wall, preparation, assemble, jigsaw, board for 2, board for 4, puzzle pieces, snake side
    rails: how do the plastic rails go in, slots, high edge, inside or outside, plastic, what are the plastic bars for, where do the rails go, which way round are the rails, long plastic pieces, rail upside down, higher side out, track for the frame, plastic strips, runners, rails upside down, plastic bars, sliding parts
    strip-order: do the rock strips have a fixed order, shuffle the strips, same wall every game, random, snakes, arrange the rock pieces, may I mix the rock pieces, are rock strips always in the same place, which strip goes where, does the order of the rocks matter, can the wall be different, shuffle the rock strips, order of the wall, do the stripes have numbers, variable wall, different every time, mix the rocks, random wall
    setup-tiles: dark tiles or light tiles where do they go, are the bonus tiles face up, face down, backs, which tiles are open, mix, lay out tiles, where do we put the bonus tiles, which bonus tiles go where, light and dark backs, how many bonus tiles are open, do we see the tiles at the start, where do the dark ones go, where do the white tiles go, tokens on the right, are later bonus tiles hidden, back side of the tiles, tile placement at setup, which ones are turned over, bonus tiles at the beginning, uncovered tiles, covered tiles, which bonuses are visible, brown backs, bright backs
    setup-frame: where does the water frame start, water strips, where do the blue strips go, place the frame, left or right, what does the frame do, what is the frame for, where does the frame begin, how do I put in the waterfall, how many water strips, where do I put the waterfall, starting position of the frame, water pieces at the beginning, strips to the right, left end, which columns are visible at the start, what is the waterfall for, blue pieces, frame at the beginning, water at the beginning, curtain, slider, where is the frame put, left side
    setup-gems: which colour am I, where do I sit, corner, score marker, scoring stone, counter, where does my marker start, choose a colour, which gems are mine, who has which colour, do we choose our colour, how do I get my colour, where do I keep my gems, do I get my gems at the start, do the gems go in the box, where do I put my score marker, marker on the scoreboard, starting position of the score marker, where do the crystals go, seat, sitting, colour of my corner, all gems in one box, do I hold my stones, my crystals, my colour, where are my jewels, purple, red, green, yellow, who is which colour, seating, place at the table, score stone
    start-player: who starts, who begins, how do we find the first player, goes first, youngest, oldest, choose a starting player, who plays first, who is the first player, who begins the game, how is the start player chosen, does the youngest begin, does the oldest start, who gets to go first, decide who starts, randomly choose who starts, who goes first, beginner, first turn, who may begin, first one
    setup-cards: how many cards do we start with, dealt, deal, starting hand, cards for 2 players, cards for three players, second player gets, how many cards does the third player get, fourth player, hand at the start, how many cards at the start, how many cards do I get at the beginning, how many cards does everyone get, cards for the first player, do we all get the same number of cards, last player gets how many cards, how many cards in a two player game, what do we deal, where does the draw pile go, initial hand, cards for the fourth player, six or more cards, number of cards per player, cards in the beginning, hand for the second, how many for the third, hand at start
    hands-hidden: may I see what my opponent holds, are hands secret, show my cards, look at others cards, open hand, ask how many cards another has, can I look at someone’s cards, may others see my cards, do we play with open cards, are the cards secret, is the number of cards secret, do I tell what I hold, must I show what I drew, hide my hand, can I show my hand, reveal my cards, spy, peek, visible cards, covered hand, cards secret, cards of others
    boxes: who takes the water box first, who gets the water box first, whose turn is it, I lost track, gem box at the start, who has which box, who is up, what is the water box for, what is the gem box for, water box and gem box, what are the boxes for, who has the box, who starts with the water box, who has the gem box at the beginning, which box do I have, what does the water box do, what does the gem box do, two boxes what for, whose turn, who is the active player, first owner of the water box, box of gems, box with the drops, where does the water box begin, how do I know it is my turn, holder of the box, box owner, which container, container with gems, tray, which box where, crystal box, whose go is it, tray with water
    fold-boxes: how do I put the two boxes together, which slot for the side with the arrow, build, fold, assemble the boxes, slanted, cardboard, what is the arrow in the box, how do I fold the boxes, how do the boxes go together, box assembly, arrow on the box, slot of the box, build the cardboard boxes, box won’t fit together, make the boxes, first time folding, construct, stick together, glue, flap, arrow inside
    turn: what can I do on my turn, draw and place in the same turn, may I pass, skip, how many cards do I draw, actions, options, order, do I have to do something, choose, do I draw cards at the end of my turn, when do I draw, what happens in a turn, how many cards do I draw in my turn, what do I do when it is my turn, what are my options, how many things can I do, do I draw or place, can I do both, can I draw and play, must I draw four, how many cards can I take, can I draw fewer than four, am I allowed to do nothing, can I pass my turn, steps of a turn, sequence of a turn, when is my turn over, take new cards, how do I get cards, how do I get more cards, do I get a card every turn, do I fill up my hand, what happens after I placed a gem, draw only two cards, when do I pass the box, what order, one action, choose cards or gem, pass the box on to the left, draw or place, take cards, cards every turn, two things at once, what must I do, turn finished, hand the box on, give the gem box to the left, cards per turn, fewer cards, only one card, cards or gem, one of two, not draw
    hand-limit: too many cards in my hand must I throw some off, maximum, more than 12, 13 cards, limit, deck is empty, draw pile runs out, out of cards, reshuffle, which cards do I discard, no cards left, how big may my hand be, how many cards can I hold, maximum hand size, maximum number of cards, hand is full, can I have more than twelve cards, I have too many cards, thirteen cards, do I throw away cards, which ones do I throw away, when do I check the limit, no cards left to draw, stack is used up, draw pile is empty, do we shuffle the discards, mix the discard pile, deck runs out, what if there are no more cards, limit of cards, discard down to twelve, too full hand, over twelve, throw cards off, surplus cards, cards more than allowed, 14 cards, deck used up, no pile, pile finished, new draw pile, shuffle again
    place: how much does a spot cost, price, pay, can I place outside of the frame, put a gem, where may I place a stone, hole, slot, crack, five cards in column five, free space, only the first column, pay with cards of the same colour, how many cards for column 4, cards needed, which cards do I need, matching colour, how do I place a gem, how many cards do I need, what does it cost to place, how do I pay, how many cards for the third column, cost of each column, where can I put my jewels, where can I put my crystal, which hole, which spot may I use, do I have to use the first column, can I place behind the water, which colour must I pay, colour of the spot, do the cards have to match the colour, how many orange cards, number of cards to pay, space already taken, can two gems be in one hole, put a stone in the wall, does the gem have to be in the frame, crevice, cost of the last column, why does it cost three, is the first column cheapest, place anywhere, free places, price of a crevice, cost in cards, number of cards for a hole, column cost, pay for a place, need which colour, put a jewel, lay a crystal, cards for the second column, coloured hole, where is it allowed to put, expensive place, spot
    pay-discard: where do the cards I paid with go, discards face up or face down, discard pile, spent cards, used cards, must discarded cards be shown, what happens with cards I used, where do I put my used cards, where do I throw my cards, are paid cards gone, do payments go to the discard pile, thrown off cards open or closed, do I get my cards back, cards after paying, put the cards I played, thrown cards, payment, open pile, dead cards
    replace: no blue left, use others as a joker, swap 2 cards for 1, exchange, substitute, two different colours as a substitute, missing a card, wrong colour, pair instead of one, wild card, two blue cards instead of an orange one, not enough of a colour, how many cards to replace one, replace all the cards with pairs, replace several cards, I don’t have enough of the right colour, pay with the wrong colour, can I use other cards instead, substitute a colour, two cards count as one, pair as a wild, can two whites replace a blue, do the two have to be the same colour, two equal cards for a missing one, how do I pay if I lack a card, is there a joker, can I mix colours when paying, swap colours, trade two cards, can I replace more than one, use four cards for two, missing colour, other colour, exchange rate, pair, two for one, double instead, three whites and a pair, wrong colours, mixed payment, other cards, missing one card, lacking, in place of
    why-far-columns: why would anyone pay 5 cards, expensive, tip, strategy, advantage, worth it, later columns, cheap, why place in the expensive columns, is it smart to pay more, why should I pay more, why not always the cheapest, tactic, good strategy, is the far column better, advantage of the fifth column, why use the last column, any sense in, costs more, sense of the far columns, pay more, worth the price, why expensive
    drop: do I have to lay a water drop, must I put the water down or may I skip it, who chooses where the drip goes, where does the water drop go, top hole, raindrop, optional, blue token, does the drop block, every turn, can I place a gem on a water drop, gem on top of water, what is the water box for, who has the water, does the drop count as a gem, choose not to place a drop, who places the drop, water token, when do I put a drop, who lays the drop, what do the water drops do, where do I lay the drop, must I lay a drop each turn, can I choose the hole for the drop, do I have to place water, can I skip the drop, blocked spots, drop blocks a place, can I place a gem where water is, can I remove a drop, which column for the drop, from top to bottom, before or after my action, does the water box player place water every turn, blue drops, lay water, water droplet, rain, do drops belong to anyone, place on a drop, who has to put the water, highest free hole, water piece, drip, obligatory drop, droplet, block a hole, top spot, who drops, put water, blue piece, must I rain, lay a water
    scoring: when do we count, when is a column scored, third column is full anything happen, full column, trigger, which column counts, second column filled first, evaluate, interim, rock or tiles first, can the water drop fill the last crevice, which column is the first, when do we score, when is there a scoring, what triggers a scoring, a column is full, when the first column is complete, what if the second column is full first, do we score a later column, when do we get points, when is a column counted, is the scoring immediate, do drops count for filling, what comes first in a scoring, order of scoring, what happens when the column is filled, steps of a scoring, do I finish my turn before scoring, filled by water, another column is complete but not the first, at which moment do we score, evaluation, when counted, complete column, first column full, trigger of scoring, what if another is full, moment of scoring, end of a column
    rock-points: who gets the 8 and who gets the 5, nothing of mine in the column do I still get the last number, majority, most stones in the column, second place, fewest, points for a column, how are points given, no gem, how many players get points when a column is scored, points for third place, do I need a gem in the column to get points, what does the second most get, do drops count, how many points do I get for a column, who gets points in a column, what does first place get, what does second place get, third place points, does the last one get points, how many points for the most gems, who has the majority, points for second, points if I have no gem there, one gem in the column, how do I score a column, do water drops count as gems, what are the numbers on the rock for, number below the column, highest number to whom, most crystals in a column, most jewels, winner of the column, reward for a column, second most, third most, points of a column, without a gem, majority points, column winner, what do I get
    rock-numbers: only two players how many get points, with three players does second place get points, does the second get something with two, values on the rock, what are the numbers, two player scoring, how many people score with two players, does second place count with three players, does the second one get points in a two player game, how many numbers are on the rock, numbers for 3 players, how many places score, two players only the first scores, scores with three, different for fewer players, three players points, two players points, fewer numbers, places that score
    rock-ties: we both have two gems in the column, same number of stones in the column, tie in a column, tied, equal gems, who is ahead, lower, snakes, tie breaker, what are the snakes for, two have the same majority, same majority in a column, tie in the column, same number of gems in the column, both have three gems in this column, who wins a draw in the column, who gets more when tied, equal number of crystals, who is lower, nearest to the snake, closest to the bottom, are the points shared, do we split the points, tie for the most, tie for first place, tie for second place, what do the snakes mean, why snakes, water snake, draw in a scoring, two players equal, who is better when equal, equal in the column, as many as me, same count, tied column, lowest gem, draw in a column, shared first, tie, ties
    tiles: who wins the bonus tile, nobody in that row, empty row, must I show my bonus tiles to the others, most in the row, keep tiles secret, get a bonus, majority in a row, take the tile, are my bonus tiles public, hidden tiles, does everybody get a tile, where do I put my won tiles, bonus if I have most in a row, how many bonus tiles per scoring, how do I get a bonus tile, who gets the bonus, who receives the tile, majority in the row, most gems in a row, what if nobody is in the row, row without gems, tile nobody wins, do I have to show my tiles, can I hide my bonus tiles, are bonuses open, does every row give a tile, can I win several tiles, one tile per row, how many tiles can I get, what happens to a tile that nobody gets, take the token on the right, when do I get bonus tiles, who wins the chip, reward of the row, face down tiles in front of me, bonus winner, chip of the row, who takes the bonus, leading in a row, unclaimed tile, tile left over, secret bonus, row winner, nobody gets it, tile in a row with no gems, a row nobody is in, no crystal in the row
    tile-rows: which gems count for the row, do gems under the water still count, does the whole row count, count scored gems for a bonus, only the frame, how far does a row go, which gems count in a row, do old gems count for the bonus, do covered gems count, do gems behind the water count, gems in columns already scored, whole row or only the frame, do gems outside of the frame count, only visible gems, how many columns count for the row, does the row go on under the waterfall, older gems in the row, scored gems and rows, which part of the row, inside the frame only
    last-frames: frame goes past the wall, fewer columns near the end, frame sticks out, last columns in the frame, only three columns left, frame at the right end, what if the frame reaches the end, less than five columns in the frame, frame over the edge, what happens at the end of the wall, near the end how many columns, no more columns to the right, frame can’t move further, beyond the board, end of the wall, frame too long, last frame
    tile-ties: tie for a bonus tile, both have two in the row, both as far right, same number in a row, equal in the row, same column, nearest the tile, how do I break a tie in a row, bonus tie, two have the same majority in a row, tie in a row, same number of gems in the row, we both have one gem in the row, who gets the tile when tied, tied for the bonus, who wins the tile in a draw, furthest right, closer to the tile, equal in a row, same amount in this row, tie for a tile, both gems in the same column, both equally far, draw for a bonus, mine and hers in the row, as many gems in the row, two of mine and two of yours, both the same in the row, right most gem, rightmost, tied row
    frame-moves: how do we shift the waterfall, move the frame, slide, when are the new bonuses flipped, after scoring, push the strip, reveal, turn over new tiles, next column, how does the frame move, how do I move the waterfall, when does the frame move, what happens after a scoring, when does the water move, which strip do I take, slide the frame to the right, new bonus tiles, when do I turn over the next tiles, do we get new tiles, reveal the next bonus, do old tiles go away, what do we do after scoring, water strip from right to left, push the water, is the frame moved every turn, refill bonus tiles, shift, water moves, waterfall goes on, advance the frame, after counting, new tiles, next tiles, replace bonus tiles, turn over bonus tiles, one column to the right, when does the water go to the right, when does the frame go on, does the frame go right or left
    scored-gems: do I get my gems back after scoring, remove the stones, what happens to gems that were scored, take back, disappear, covered, return, do drops come back, gems come back, what happens with the gems after the scoring, do I take my gems back, are gems removed, do gems stay on the wall, gems behind the water, do I lose my gems, do crystals return to me, stones that have been counted, what happens to drops after scoring, under the water, can I reuse my gems, jewels of an old column, gems stay, gems lost, old gems, gems covered by water, after counting the gems, get gems back
    boxes-pass: which way does the water box go round, may I use a double after the scoring, counter-clockwise, pass the boxes, who is next after scoring, water box moves, direction, when does the water box change, when does the water box move, does the start player change, who takes the next turn after a scoring, who gets the water box next, when does the water box go on, does the water box move each turn, water box to the left or to the right, which direction do the boxes move, do both boxes go the same way, pass the water box after scoring, who is next after the scoring, whose turn after a scoring, clockwise or anticlockwise, opposite direction, who has the water now, passing on the water box, does the gem box move after a scoring, double move after a scoring, water tray handed on, water container, who gets the water, direction of the water box, left or right, pass to the left, pass to the right, boxes after counting, change of the water box, who takes over
    full-again: next column is full too score again, two full columns, immediately again, also full, double scoring, is it possible to score two columns at once, the next column is already full, two columns in a row, what if the new first column is complete, do we score twice, second scoring immediately, both columns are full, score two at once, another scoring straight away, new column full as well, immediately another scoring, second column also full, next one full, two scorings
    boxes-once: two scorings in one turn, pass the box twice, both columns scored who has the box, boxes after a second scoring, move the water box two times, do boxes pass twice after two scorings, two columns scored how often does the water box move, after a double scoring who gets the box, two scorings one pass, boxes move only once, boxes after two scorings, double scoring boxes
    last-gem: I had the water and filled the last hole with a gem, do I still drop water, finish the column with a gem, holder of the water box completes, I filled the column with my gem and have the water box, do I lay a drop after I completed the column, must I still place water after a scoring, complete the column and own the water box, last hole filled with a gem and water box, no drop after completing, my gem triggers the scoring do I still put water, completed with a gem, drop after completing, do I still lay water
    double-after-scoring: double move completes another column, scored again in the same turn, extra action after scoring fills the column, double move after the scoring fills another column, second scoring by a double move, use a double and complete the next column, does the water box pass again, scoring twice in my turn because of a double, double after counting, new scoring by double move
    water-box-comes: I get the water box after the scoring do I drop now, receive the water box in my own turn, drop at once, new owner of the water box, water box arrives during my turn, I got the water box after a scoring must I lay a drop, water box passes to me while I am up, do I drop water when I just got the box, new water box holder, it came to me, do I place a drop at once, water comes to me, get the water in my turn
    tile-kinds: what bonus tiles are there, types, which kinds of bonus, symbols, what do the tiles do, how many of each tile, what bonuses are there, which types of bonus tiles exist, what do the symbols on the tiles mean, kinds of tokens, meaning of the tiles, what can a bonus tile do, different bonuses, what is this tile, what does this symbol mean, sorts of bonus, icons, list of bonus tiles, bonus types, meaning of symbols, tile with a picture, all bonuses
    tile-use: how many bonus tiles may I use in one turn, when can I use a bonus tile, several tiles at once, same tile twice, use a tile in another players turn, right away, before or after my action, spend, what happens to used tiles, can I use two bonus tiles in one turn, place and then use a card bonus, use tiles after placing or drawing, keep a tile for later, save a bonus, combine bonus tiles, any colour with a double move, when must I use it, use a bonus tile right after I win it, when may I use a bonus, how do I use a bonus tile, can I use more than one bonus tile, can I use a bonus at any time, use bonus on another player’s turn, can I use the tile immediately, are used tiles discarded, can a tile be used twice, do I give the tile back, must I use bonus tiles, can I save the bonus for later, use at the end of the turn, how many bonuses in a turn, is a bonus tile gone after use, before or after drawing, play a bonus, use it right now, keep a bonus, combine two bonuses, use chips, when to play a tile, spend a bonus, play bonus tiles, time of using, later use, use a token, number of bonuses, used bonus, tile is gone, at once
    tile-points: do the points on a tile count right away, bonus points, victory points, number on a tile, keep until the end, flower, does a points tile count immediately, what are the tiles with a number, points on a tile, when do I get the points of the tile, bonus tile with points, do I move my marker for a points tile, victory point tile, keep point tiles, count tile points, tile worth 4 points, token with points, points tiles at the end, tile with a number, points bonus, value tile, keep points
    tile-cards: tile with 3 cards on it, can I go over 12 with a bonus, extra cards, draw cards with a tile, plus cards, what does the tile with cards do, draw extra cards with a bonus, bonus cards, tile that shows cards, tile with 2 cards, 4 cards tile, more cards, get cards without an action, do extra cards count for the limit, exceed the limit with bonus cards, card bonus, additional cards, card symbol, tile with cards
    tile-any-colour: pay with another colour, wild colour bonus, ignore the colour, joker, pay with any cards, colours do not matter, rainbow, mixed, what does the colourful tile do, tile with all colours, pay any colour, wild tile, joker tile, colour doesn’t matter, use cards of any colour, multicoloured tile, mixed colours, three colours on a tile, wildcard, coloured bonus, colour joker, every colour, all colours, wild, colour free
    tile-double-move: two actions, second action, extra turn, go again, play twice, another action, two gems with a tile, ×2, double arrow, what does the double tile do, play two turns, do two actions, extra action, draw and place in one turn, place two gems in one turn, second move, two turns in a row, tile with two arrows, can I draw twice, draw eight cards, double move tile, another go, both actions the same, x2, one more turn, twice, two moves, additional turn, again, 2x
    end: when is it over, do we finish the round, are half empty columns counted at the end, bonus tiles for the last two, game end, last round, final scoring, third last, how does it end, finish, last two columns, everybody same number of turns, unfinished, is the last round completed, how many columns are scored at the end, no more turns, does everybody have as many turns, whose turn is last, when is the game over, when does it end, what ends the game, how do we know it is the last round, do we play until all columns are full, what happens with the last columns, are the last two columns scored, do unfilled columns count at the end, no bonus tiles at the end, does everyone get another turn, is it over at once, when do we stop, game over, last scoring, final columns, do the last columns give bonus tiles, incomplete columns, third last column, final round, not full at the end, columns left over, finish of the game, not full columns, incomplete, last two rocks, when finished, stop, still one round, remaining columns, last column counts
    winner: draw at the end who wins, tie at the end, same points, shared victory, final tie, who has won, most points, game ends with equal points, two players with equal points at the end, how is the winner found, who wins, who won, what if there is a tie at the end, same number of points, equal score, both have 60 points, who has the most, tie breaker for the game, do we share the victory, highest score, more than one winner, same final score, same result, first place, even, victory, undecided
    unequal-hands: why do you get more cards than me, unfair, different number of cards, advantage of the first, fair, start with fewer, why does the last player get more cards, why don’t we all get the same number of cards, is it unfair, why do I have fewer cards, advantage of going first, why different numbers of cards, is that fair, more cards for the fourth, different hands, why more cards, fairness, compensation
    one-gem: two gems in one go, place two stones, several gems, more gems, how many gems may I place, can I place two gems, how many gems per turn, can I place more than one, several stones in one turn, only one crystal per turn, two jewels at once, how many stones can I lay, more than a gem, place three gems, number of gems per turn, two stones in a turn, number of gems, per turn, two at once, jewels per turn, gems in a go
    why-boxes: what is the box good for, why does the box go round, reason for passing the box, forget whose turn, remember, keep track, why do we pass the box, what is the sense of the gem box, do we need to hand the box over, must we use the boxes, why give the box to the next one, can we leave out the box, reason for the box, show whose turn it is, sense of passing, why hand over, reason of the box
    all-tied: everyone has the same, all equal, all players tied, three way tie, four way tie, all have one gem, all players have the same number of gems, everybody has the same number of gems, all of us are tied, all equal in a column, three players tied, four players tied, all have one, nobody has more, everyone tied, everybody equal, all level, all the same, everybody even, each has one
    empty-box: out of drops, no more gems of my colour, run out of stones, none left, supply, water box empty, not enough, we ran out of red gems, ran out, what if the gems are used up, no gems left, I ran out of gems, all my gems are used, not enough gems, my gems are all on the wall, no drops left, water is used up, box is empty, what if there are no more drops, all crystals used, more gems, run out of jewels, out of water, where do I get more gems, used up, no more, finished gems, lack of gems, no crystals, empty, refill the box
    track: what if I get over eighty points, 81, beyond the last field, more than 80, past the end, lap, round again, scoreboard full, more than eighty points, score goes past the end, past the last field of the score track, over 80, second lap, marker goes round, score track is too short, beyond eighty, one round on the scoreboard, track finished, end of the scoreboard, eighty, above 80, scoreboard end, beyond, further than the track, passed the end, marker past the end, my score is 85, I have 90 points, my points are above the last number
