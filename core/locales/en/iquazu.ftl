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
iquazu_first = first
iquazu_second = second
iquazu_third = third
iquazu_crevices = Enter crevices
iquazu_crevices_row = Crevices in row { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Row { NUMBER($row) }: { $kind }
iquazu_tile_to = Row { NUMBER($row) } goes to
iquazu_entered_by = Enter
iquazu_entered_by_wall = the wall
iquazu_entered_by_counts = gems in the column
iquazu_entered_by_points = points
iquazu_gems_label = Gems
iquazu_lowest_label = Lowest, place from below
iquazu_points_label = Points
iquazu_use = Use a tile
iquazu_tell = { $n ->
    [one] Say what the unknown tile is
   *[other] Say what { NUMBER($n) } unknown tiles are
}
iquazu_ask_values = What is rock { NUMBER($column) } worth?
iquazu_ask_tile = Which tile lies at the end of row { NUMBER($row) }?
iquazu_ask_held = { $seat }: which tile came from column { NUMBER($column) }, row { NUMBER($row) }?
iquazu_kind = Tile
iquazu_score_untold = Score without them
iquazu_score = Column { NUMBER($column) } is full: score
iquazu_score_last = Column { NUMBER($column) } is full: score it and the last two
iquazu_turn = Turn over
iquazu_cell = Column { NUMBER($column) }, row { NUMBER($row) }, from top to bottom
iquazu_raise = { $what } one up
iquazu_take = Take { $what } away
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
iquazu_tile_cards = { NUMBER($n) } cards
iquazu_tile_any_colour = any colour
iquazu_tile_double_move = double move
iquazu_tile_unknown = unknown tile
iquazu_tile_used = { $kind }, used
iquazu_short_cards = { NUMBER($n) }c
iquazu_short_any_colour = any
iquazu_short_double_move = ×2
iquazu_prompt_wall = Tap the gems that are new. When column { NUMBER($column) } is full, score it.
iquazu_prompt_counts = Say how many gems each has in column { NUMBER($column) }, and how far up the lowest lies.
iquazu_prompt_points = Give the points of rock { NUMBER($column) } to each.
iquazu_prompt_over = All rocks are scored.
iquazu_prompt_over_untold = All rocks are scored. Say what the unknown tiles are.
iquazu_prompt_turn = Draw four cards or place a gem.
iquazu_prompt_after_scoring = Scored. No drop now. If the new first column is full, score it at once. Double moves may still be used; then the turn is over and both boxes pass.
iquazu_spoken_drop = drop
iquazu_spoken_cell = Column { NUMBER($column) }, row { NUMBER($row) }: empty
iquazu_spoken_cell_with = Column { NUMBER($column) }, row { NUMBER($row) }, from the top: { $lying }
iquazu_spoken_tile = Tile at the end of row { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = Total of { $seat }, if the game ended now
iquazu_line_rocks = Rocks
iquazu_line_no_rocks = Rocks: nothing yet
iquazu_line_rock = rock { NUMBER($column) }: { $place } ({ $why })
iquazu_line_no_value = rock { NUMBER($column) }: { $place } ({ $why }); its value was not entered
iquazu_line_last = rock { NUMBER($column) }: nothing left for the last ({ $why })
iquazu_line_no_gem = rock { NUMBER($column) }: no gem, no points
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Rock { NUMBER($column) }
iquazu_remark_rock = { $seat }, { $why }: { SIGNED($points) }
iquazu_line_stated = rock { NUMBER($column) }: as the players gave it
iquazu_line_tiles = Bonus tiles
iquazu_line_no_tiles = Bonus tiles: none
iquazu_line_tile = { $kind }. { $why }
iquazu_gems = { $n ->
    [one] { NUMBER($n) } gem
   *[other] { NUMBER($n) } gems
}
iquazu_level_lower_row = level with { $other }, but lower: row { NUMBER($row) } against { NUMBER($theirs) }
iquazu_level_higher_row = level with { $other }, who is lower: row { NUMBER($theirs) } against { NUMBER($row) }
iquazu_level_lower_there = level with { $other }, but lower in row { NUMBER($row) }
iquazu_level_higher_there = level with { $other }, who is lower in row { NUMBER($row) }
iquazu_level_lower = level with { $other }, but lower
iquazu_level_higher = level with { $other }, who is lower
iquazu_level_open = level with { $other }, and it is not known who is lower
iquazu_level_same_place = level with { $other }, and both are said to lie equally low
iquazu_award_none = Row { NUMBER($row) }: nobody; the tile leaves the game.
iquazu_award_majority = Row { NUMBER($row) }: { $seat } has the most gems, { NUMBER($gems) }.
iquazu_award_right = Row { NUMBER($row) }: { $seat }, level with { $level } at { NUMBER($gems) }, lies further right.
iquazu_award_lower = Row { NUMBER($row) }: { $seat }, level with { $level } at { NUMBER($gems) } and in the column, lies lower.
iquazu_award_lower_right = Row { NUMBER($row) }: { $seat }, level with { $all } at { NUMBER($gems) }, lies further right than { $left } and lower than { $level }.
iquazu_award_unknown = Row { NUMBER($row) }: not said who gets the tile.
iquazu_award_stated = Row { NUMBER($row) }: { $seat }, as the players said.
iquazu_note_now = If the game ended now: { NUMBER($all) }. On the track so far: { NUMBER($track) }; tiles count at the end: { NUMBER($tiles) }
iquazu_note_water = Has the water box: adds a drop in their own turn
iquazu_unfinished_scorings = { $n ->
    [one] { NUMBER($n) } of { NUMBER($of) } scorings is not entered.
   *[other] { NUMBER($n) } of { NUMBER($of) } scorings are not entered.
}
iquazu_unfinished_last = { $n ->
    [one] The last rock is not scored.
   *[other] The last { NUMBER($n) } rocks are not scored.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Rock { $rocks } was scored without its values.
   *[other] Rocks { $rocks } were scored without their values.
}
iquazu_box_rocks = Rocks for { NUMBER($n) } players
iquazu_box_tiles = Points tiles
iquazu_end = All rocks are scored: the game is over.

## The log

iquazu_told_gem = gem in column { NUMBER($column) }, row { NUMBER($row) }
iquazu_told_drop = Drop in column { NUMBER($column) }, row { NUMBER($row) }
iquazu_told_taken = Taken away in column { NUMBER($column) }, row { NUMBER($row) }
iquazu_told_raised = Order changed in column { NUMBER($column) }, row { NUMBER($row) }
iquazu_told_forgotten = Rock { NUMBER($column) }: values not known
iquazu_told_rock = Rock { NUMBER($column) }: { $values }
iquazu_told_tile = Tile of row { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Tile of row { NUMBER($row) }: unknown
iquazu_told_crevices = Crevices of column { NUMBER($column) }
iquazu_told_scored = Column { NUMBER($column) } scored
iquazu_told_scored_counts = Column { NUMBER($column) } scored by counts: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } with the lowest at { NUMBER($lowest) }
iquazu_told_scored_points = Column { NUMBER($column) } scored by points: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = tile of scoring { NUMBER($column) }, row { NUMBER($row) } is { $kind }
iquazu_told_used = uses { $kind }
iquazu_told_unused = has { $kind } back
iquazu_told_turn = The turn is over

## Refusals

iquazu_refused_columns = The wall has { NUMBER($columns) } columns, the position lists { NUMBER($came) }.
iquazu_refused_position = The table has { NUMBER($seats) } players: give counts or points for each of them, { NUMBER($came) } came.
iquazu_refused_rows = A column has { NUMBER($rows) } rows, so it gives at most as many tiles; { NUMBER($came) } came.
iquazu_refused_held = The table has { NUMBER($seats) } players: give the tiles that each of them holds, { NUMBER($came) } came.
iquazu_refused_order = Columns are scored one after the other: column { NUMBER($next) } is next in this list, column { NUMBER($came) } came.
iquazu_refused_scorings = The wall has { NUMBER($columns) } columns, so there are at most as many scorings; { NUMBER($came) } came.
iquazu_refused_column = There is no column { NUMBER($column) }: the wall has { NUMBER($most) }.
iquazu_refused_full = { NUMBER($most) } things in one row of a column are enough.
iquazu_refused_nothing_there = There is nothing to take or raise at that place.
iquazu_refused_on_top = What lies on top cannot be raised.
iquazu_refused_rock = A rock has at most { NUMBER($places) } values up to { NUMBER($most) } for this table.
iquazu_refused_crevices = A row of a column has at most { NUMBER($most) } crevices.
iquazu_refused_cards = A tile gives 2, 3 or 4 cards, not { NUMBER($n) }.
iquazu_refused_points = A points tile is entered up to { NUMBER($most) }.
iquazu_refused_no_tile = Nobody has won a tile in the scoring of column { NUMBER($column) }, row { NUMBER($row) }.
iquazu_refused_open_tile = It is not said who won the tile in the scoring of column { NUMBER($column) }, row { NUMBER($row) }: name its winner in that scoring first.
iquazu_refused_points_used = A points tile is kept and counted at the end; it is not used up.
iquazu_refused_not_next = Column { NUMBER($column) } cannot be scored here: column { NUMBER($next) } is next.
iquazu_refused_ranked_twice = { $seat } is ranked twice in column { NUMBER($column) }: name each player once.
iquazu_refused_ranked = { $seat } is ranked in column { NUMBER($column) } with 1 to { NUMBER($most) } gems, not { NUMBER($n) }.
iquazu_refused_ranked_order = The ranking of column { NUMBER($column) } has the best first: { $why }
iquazu_ranked_fewer = { $seat }, with { $gems }, comes before { $other }, with { NUMBER($fewer) }.
iquazu_ranked_higher = { $seat } and { $other } are level with { $gems }, so { $seat }, at depth { NUMBER($depth) }, comes before { $other }, at { NUMBER($higher) }.
iquazu_refused_tile_twice = The tile of row { NUMBER($row) } that was won in the scoring of column { NUMBER($column) } is held twice: give it to one player.
iquazu_refused_not_scored = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but that column is not among the scorings: add its scoring, or leave the tile out.
iquazu_refused_last_tile = { $seat } holds a tile from column { NUMBER($column) }, but the last two rocks give none.
iquazu_refused_won_by_other = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but by the award of that row it went to { $other }: name the same player in both.
iquazu_refused_won_by_nobody = { $seat } holds the tile of row { NUMBER($row) } from column { NUMBER($column) }, but the award of that row names nobody: name the same player in both.
iquazu_refused_gems = A player has at most { NUMBER($most) } gems to place.
iquazu_refused_stated = A rock gives at most { NUMBER($most) } points.
iquazu_refused_over = All rocks are scored already.

## Doubts

iquazu_doubt_gems = { $seat } has { NUMBER($n) } gems on the wall; there are { NUMBER($most) } to place.
iquazu_doubt_drops = { NUMBER($n) } drops on the wall; there are { NUMBER($most) }.
iquazu_doubt_drop_column = A drop in column { NUMBER($column) }, row { NUMBER($row) }; drops fall into the first column of the frame.
iquazu_doubt_crowded = Column { NUMBER($column) }, row { NUMBER($row) } has { NUMBER($most) } { $most ->
    [one] crevice
   *[other] crevices
} and more in it: { NUMBER($n) }.
iquazu_doubt_free = Column { NUMBER($column) }, row { NUMBER($row) } had a free crevice when the column was scored.
iquazu_doubt_above_drop = Column { NUMBER($column) }, row { NUMBER($row) } has a free crevice above a drop.
iquazu_doubt_disturbed = Column { NUMBER($column) }, row { NUMBER($row) }: something that lay there at an earlier scoring is gone or changed.
iquazu_doubt_late = Column { NUMBER($column) }, row { NUMBER($row) }: something was placed there after the column was scored.
iquazu_doubt_rock_order = Rock { NUMBER($column) }: each value should be lower than the one before it.
iquazu_doubt_rock_falls = Rock { NUMBER($column) } is worth less than a rock before it.
iquazu_doubt_twice = Rock { NUMBER($column) }: two players got the same value.
iquazu_doubt_nobody_without = Rock { NUMBER($column) }: at least one player goes without.
iquazu_doubt_skipped = Rock { NUMBER($column) }: the points given are not its highest values.
iquazu_doubt_no_gem = { $seat } got points for column { NUMBER($column) } without a gem in it.
iquazu_doubt_outside = Something lies in column { NUMBER($column) }, row { NUMBER($row) }, where the frame has not come yet.
iquazu_doubt_empty_column = Column { NUMBER($column) } was scored without anything in it; a column is scored when it is full.
iquazu_doubt_no_value = Rock { NUMBER($column) }: not all of its values were entered, so points are missing.
iquazu_doubt_undecided = Column { NUMBER($column) }: { $seats } are level, and what was said does not decide whose lowest gem is lower. The order is by chance until it is said.
iquazu_doubt_same_place = Column { NUMBER($column) }: the lowest gems of { $seats } are said to lie at the same place, where only one can.
iquazu_doubt_same_place_level = Column { NUMBER($column) }: the lowest gems of { $seats } are said to lie at the same place, where only one can. Of those who are level, the order is by chance until it is said.

## Options

iquazu_option_columns = How many rocks does the wall have?
iquazu_option_columns_source = The rulebook does not print it. Default: 11, because 45 bonus tiles in five rows make nine scorings and two rocks follow.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } scoring with bonus tiles, then the last two rocks at once.
   *[other] { NUMBER($n) } scorings with bonus tiles, then the last two rocks at once.
}
iquazu_option_turns = Keep track of turns and boxes?
iquazu_option_turns_source = A help, not a rule. Default: no.
iquazu_option_turns_no_means = Only scorings are entered.
iquazu_option_turns_yes_means = The app says who is up and who has which box; one tap a turn.

## Set-up

iquazu_setup_section_wall = The wall
iquazu_setup_section_tiles = Tiles and water
iquazu_setup_section_boxes = Gems and drops
iquazu_setup_section_cards = Cards
iquazu_setup_board = Put the board together so that everybody sits at a corner.
iquazu_setup_rails = Lay the two rails into the long slots, the higher edge outwards.
iquazu_setup_strips = Lay the five strips of rock into the board in any order, the water snakes at the bottom.
iquazu_setup_points = Lay in the point board for { NUMBER($n) } players.
iquazu_setup_dark = Shuffle the tiles with dark backs face down and lay them on the dark fields.
iquazu_setup_light = Shuffle the tiles with light backs face down and lay them on the light fields and the strips beside them.
iquazu_setup_frame = Put the water frame on the rails, at the far left.
iquazu_setup_water = Put the eight strips of water on the rails to the right of it.
iquazu_setup_open = Turn up the five tiles that show in the frame.
iquazu_setup_colours = The corner of the board says which colour you play.
iquazu_setup_markers = Each lays one gem before the first field of the track: the marker.
iquazu_setup_gems = Fill all other gems into the gem box and give it to { $seat }, who begins.
iquazu_setup_drops = Fill the drops into the water box and give it to { $seat }, on the right of the start player.
iquazu_setup_shuffle = Shuffle the { NUMBER($n) } cards.
iquazu_setup_hand = { $seat } { NUMBER($n) }
iquazu_setup_deal = Deal in turn order: { $hands }.
iquazu_setup_pile = The other { NUMBER($n) } cards are the pile, face down.
iquazu_piece_board = parts of the board
iquazu_piece_rails = rails
iquazu_piece_strips = strips of rock
iquazu_piece_points = point board
iquazu_piece_dark = tiles with dark backs
iquazu_piece_light = tiles with light backs
iquazu_piece_frame = water frame
iquazu_piece_water = strips of water
iquazu_piece_gems = gems (35 a colour)
iquazu_piece_gem_box = gem box
iquazu_piece_drops = drops
iquazu_piece_water_box = water box
iquazu_piece_cards = cards

## Rules

iquazu_section_aim = Aim
iquazu_section_setup = Set-up
iquazu_section_turn = A turn
iquazu_section_scoring = Interim scoring
iquazu_section_after = After a scoring
iquazu_section_tiles = Bonus tiles
iquazu_section_end = End of the game
iquazu_section_questions = Questions
iquazu_rule_aim = What it is about
iquazu_rule_aim_text = Cards let you place gems on the wall behind the waterfall. Each column is scored once, when it is full: majorities give points. Majorities in the rows give bonus tiles. Most points win.
iquazu_rule_setup_wall = Board, strips and point board
iquazu_rule_setup_wall_text = The board of four parts holds two rails, five strips of rock in any order and the point board for the number of players. The water snakes are at the bottom.
iquazu_rule_setup_tiles = Laying the tiles
iquazu_rule_setup_tiles_text = All tiles lie face down: the ten with dark backs on the dark fields, the 35 with light backs on the others. Only the five inside the frame are turned up.
iquazu_rule_setup_frame = Frame and strips of water
iquazu_rule_setup_frame_text = The frame begins at the far left of the rails; the eight strips of water lie to its right. Each scoring moves the frame one column on.
iquazu_rule_setup_gems = Colours and markers
iquazu_rule_setup_gems_text = The corner you sit at says your colour. One gem of it is your marker on the track, the others go into the gem box.
iquazu_rule_setup_cards = Hands
iquazu_rule_setup_cards_text = Shuffle the cards of all three colours. The start player gets four cards, each next one clockwise one more: 4 and 5 for two players, up to 4, 5, 6 and 7 for four. The rest is the pile; leave room beside it for cards that are put away.
iquazu_rule_boxes = The two boxes
iquazu_rule_boxes_text = Whoever has the gem box is up; it begins with the start player. The water box begins with the player on the start player’s right.
iquazu_rule_turn = A turn
iquazu_rule_turn_text = Draw four cards or place one gem. Then, if the water box stands with you, add a drop. Then pass the gem box on clockwise.
iquazu_rule_hand_limit = Twelve cards
iquazu_rule_hand_limit_text = At the end of your turn you may hold twelve cards; put the rest away as you choose. When the pile is empty, shuffle the discarded cards.
iquazu_rule_place = Placing a gem
iquazu_rule_place_text = Choose a free crevice inside the frame. Its colour says which cards you pay, its column how many: one in the first column up to five in the fifth.
iquazu_rule_replace = Two for one
iquazu_rule_replace_text = Any card you owe may be replaced by two equal cards of another colour.
iquazu_rule_drop = The drop
iquazu_rule_drop_text = Whoever has the water box must put a drop on the topmost free crevice of the first column in the frame. No gem can go there any more. The water box stays.
iquazu_rule_scoring = When a column is scored
iquazu_rule_scoring_text = At once, when the last free crevice of the first column in the frame is filled by a gem or a drop. A later column that is full triggers nothing yet.
iquazu_rule_rock_points = Points of the rock
iquazu_rule_rock_points_text = Whoever has the most gems in the column gets the highest number on the rock, the next the next. There is one number fewer than players, so somebody goes without, and so does everyone who has no gem there, even if a number is left.
iquazu_rule_rock_ties = Level in a column
iquazu_rule_rock_ties_text = Of players with equally many gems the one with a gem further down, nearer to the snakes, is ahead.
iquazu_rule_tiles = Who gets a bonus tile
iquazu_rule_tiles_text = Whoever has the most gems in the tile’s row, counted over all columns in the frame. A row without a gem: its tile leaves the game. Tiles that you have won may lie before you open or face down.
iquazu_rule_tile_ties = Level in a row
iquazu_rule_tile_ties_text = Of players with equally many gems in the row the one whose gem lies further right is ahead. If those lie in the same column, the one whose gem lies lower there.
iquazu_rule_frame_moves = The frame moves on
iquazu_rule_frame_moves_text = Take the strip of water at the far right and push it in at the far left: the second column becomes the first. Turn up the five new tiles.
iquazu_rule_boxes_pass = The boxes pass
iquazu_rule_boxes_pass_text = After a scoring the water box goes to the next player counter-clockwise and the gem box to the next one clockwise, who is up. Before the gem box passes, double moves may still be used; a column that one of them completes is a new scoring, after which the water box passes again.
iquazu_rule_full_again = The next column is full already
iquazu_rule_full_again_text = If the new first column is full when the frame has moved, it is scored at once, before the boxes pass; they pass only once.
iquazu_rule_last_gem = Completing a column with the water box
iquazu_rule_last_gem_text = Whoever has the water box and completes the column with a gem adds no drop and passes the water box on as usual.
iquazu_rule_tile_points = Points tiles
iquazu_rule_tile_points_text = They are kept and counted at the end of the game only.
iquazu_rule_tile_cards = Card tiles
iquazu_rule_tile_cards_text = Give one back in your turn and draw two, three or four cards. The limit of twelve at the end of the turn holds.
iquazu_rule_tile_any_colour = Any colour
iquazu_rule_tile_any_colour_text = Give it back when you place a gem: only the number of cards counts, not their colour.
iquazu_rule_tile_double_move = Double move
iquazu_rule_tile_double_move_text = Give it back for one more action, drawing or placing, after your first. Any number of tiles may be used in a turn, before the drop and before the gem box passes.
iquazu_rule_end = The end and the last two rocks
iquazu_rule_end_text = The game ends with the scoring of the third-last rock; the round is not played out. The last two columns follow at once, full or not, for points of the rock only, without tiles. Then points tiles are added.
iquazu_rule_winner = Who wins
iquazu_rule_winner_text = Most points win. On a tie there are several winners.
iquazu_rule_unequal_hands = Why are the hands unequal?
iquazu_rule_unequal_hands_text = Whoever begins has the free choice of crevices, and the last round is not played out. More cards make up for that.
iquazu_rule_one_gem = More than one gem in a turn?
iquazu_rule_one_gem_text = No, unless a double move tile is used.
iquazu_rule_all_tied = Everybody is level
iquazu_rule_all_tied_text = Then the rule for ties gives out all numbers: the highest to the owner of the lowest gem, and so on upwards; of four players the fourth goes without.
iquazu_rule_empty_box = A box is empty
iquazu_rule_empty_box_text = Lift some strips of water at the far left, take drops or gems from columns that are scored already, and lay the strips back.
iquazu_rule_track = Past 80
iquazu_rule_track_text = The marker goes on from 1, and 80 is added at the end.
