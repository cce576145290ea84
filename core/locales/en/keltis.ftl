# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Five paths, five figures: the further up, the more they are worth. Collect wish stones on the way.
keltis_start = start
# A stone of a path, within other messages as $place, and in the log alone. $step: 1 to 9;
# $value: its worth, −4 to 10.
keltis_place = step { NUMBER($step) } (worth { NUMBER($value) })

## The sheet

keltis_board = Paths
keltis_track = Track
keltis_wish_stones = Wish stones
keltis_five_or_more = 5+
keltis_deck = Last card drawn
keltis_tiles = Enter tiles
keltis_region_goal = Goal
keltis_region_minus = Minus
# Beside the board: whose figure a tap moves. $seat: name of a player; it is the large figure.
keltis_pen_large = { $seat }, large
# A tile, in a list of tiles to choose from and within other messages as $tile. $points: 1, 2 or 3.
keltis_tile_points = point tile { NUMBER($points) }
keltis_tile_clover = clover
keltis_tile_wish_stone = wish stone
# What to do now, above the board. $seat: name of a player. The pen is that with the player’s name.
keltis_prompt_small = Tap the stones where { $seat }’s figures stand.
# What to do now, after keltis_prompt_small, while the large figure waits on the start stone.
keltis_prompt_take_large = For the large figure tap the start stone first.
# What to do now, above the board. $seat: name of a player.
keltis_prompt_large = Tap the stone where { $seat }’s large figure stands.
# What to do now, above the board. $tile is “clover”, “wish stone” or “point tile 3”.
keltis_prompt_tile = Tap the stones with this tile: { $tile }.
# What to do now, above two fields for these numbers. $seat: name of a player.
keltis_prompt_count = What do the track and the wish stones of { $seat } say?
# Title of the fields for these two numbers. $seat: name of a player.
keltis_ask_points = { $seat }: points on the track and wish stones
# A button that opens the fields for track and wish stones. $seat: name of a player.
keltis_count = Count { $seat }
keltis_count_all = All counted
# In the list of the paths of your own box, whose colours are told there. $path: 1 to 5, from the left.
keltis_path = Path { NUMBER($path) }
keltis_path_colours = Colours of the paths
keltis_colour = Colour
# What to do now, after a clover was reached. $seat: name of a player.
keltis_prompt_free_step = { $seat } may move one figure one stone further.
# Spoken: the field for the points on the track. $seat: name of a player; $points: 0 or more.
keltis_spoken_track = { $seat }: { NUMBER($points) } on the track
# Spoken: the button +1, +2 or +3. $seat: name of a player; $points: 1, 2 or 3, printed on the tile.
keltis_spoken_add = { $seat }: point tile { NUMBER($points) }
# Spoken: how many were entered for a player. $seat: name of a player; $n: 0 to 9.
keltis_spoken_wish_stones = { $seat }: { $n ->
    [one] { NUMBER($n) } wish stone
   *[other] { NUMBER($n) } wish stones
}
# Spoken: one of those who stand on a stone, within $lying. $seat: name of a player.
keltis_spoken_large = { $seat } with the large figure
# Spoken: a stone of the board. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_spoken_stone = Path { NUMBER($path) }, { $place }: empty
# Spoken: a stone of the board. $path: 1 to 5; $place: “step 4 (worth 1)”; $lying: a list of players
# and a tile, such as “Ann with the large figure, Ben, clover”.
keltis_spoken_stone_with = Path { NUMBER($path) }, { $place }: { $lying }
# Spoken: a part of the list of those who wait at the start. $seat: name of a player; $n: how
# many small figures, 0 to 4.
keltis_spoken_waiting = { $seat } { NUMBER($n) }
# Spoken: a part of the same list. $seat: name of a player; $n: how many small figures wait, 0
# to 4, beside the large one.
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } and the large one
# Spoken: the start stone. $waiting: a list of the two messages above, “Ann 3, Ben 2 and the large one”.
keltis_spoken_start = Start stone, figures waiting: { $waiting }

## The score

keltis_line_track = Track
keltis_line_track_read = read off the track
# Reason for points. $points: 1, 2 or 3, printed on the tile.
keltis_line_tile = point tile { NUMBER($points) }
keltis_line_figures = Figures
# Reason for points. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_line_figure = path { NUMBER($path) }: on { $place }
# Reason for points. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_line_large = path { NUMBER($path) }: large figure on { $place }, doubled
keltis_line_no_wish_stone = No wish stone
# Reason for points. $n: 1 to 4.
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } wish stone
   *[other] { NUMBER($n) } wish stones
}
keltis_line_many_wish_stones = Five wish stones or more
# Why the game is over. $seat: name of the player whose figure it was; $path: 1 to 5.
keltis_end_goal = { $seat } has brought the fifth figure into the goal area, on path { NUMBER($path) }: the game is over at once. The tile under that figure does not count.
keltis_end_goal_told = Five figures are in the goal area: the game is over.
# Said before a game is ended too early. $n: 0 to 4, figures of all players together.
keltis_unfinished = By the rules it goes on: { NUMBER($n) } of 5 figures are in the goal area, and the last card is not drawn.
keltis_end_deck = The last card is drawn: the game is over at once.

## The log

# In the log after a player’s name, before from where to where it went. $path: 1 to 5.
keltis_told_figure = figure on path { NUMBER($path) }
# In the log after a player’s name, before from where to where it went. $path: 1 to 5.
keltis_told_large = large figure on path { NUMBER($path) }
# In the log: “figure on path 3, tile there: clover”. $what: “figure on path 3” or “large figure on
# path 3”; $tile: “clover”, “wish stone” or “point tile 3”.
keltis_told_onto = { $what }, tile there: { $tile }
keltis_told_track = points on the track
keltis_told_wish_stones = wish stones
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
# In the log: where a tile lies. $tile: “clover”, “wish stone” or “point tile 3”; $path: 1 to 5;
# $place: “step 4 (worth 1)”.
keltis_told_tile = { $tile } on path { NUMBER($path) }, { $place }
# In the log: a tile was taken off the board again. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_told_no_tile = no tile on path { NUMBER($path) }, { $place }
keltis_told_deck_empty = The last card was drawn
keltis_told_deck_left = There are cards left in the pile

## Refusals

keltis_refused_tile = Only point tiles 1, 2 and 3 give points.
# An error. $most: 999; $points: what was entered, more than that.
keltis_refused_track = The track is entered up to { NUMBER($most) } points, { NUMBER($points) } came.
# An error. $most: 9; $n: what was entered for one player, more than that.
keltis_refused_wish_stones = There are { NUMBER($most) } wish stones in the box, { NUMBER($n) } came.
keltis_refused_start_tile = No tile lies on the start stone. Name a step from 1 to 9.
# An error of a position from a file. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_refused_two_tiles = Two tiles are named for path { NUMBER($path) }, { $place }. Give one.
# An error of a position from a file. $seat: name of a player; $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_refused_carried_twice = { $seat } comes onto path { NUMBER($path) }, { $place }, once: a tile is carried out there once.
# An error of a position from a file. $path: 1 to 5.
keltis_unread_path = A player has one figure on a path, two came for path { NUMBER($path) }.
keltis_unread_large = A player has one large figure, two came.
# An error of a position from a file. $seats: 2 to 4; $sides: of how many players it tells, 0 as well.
keltis_refused_sides = The table has { NUMBER($seats) } players, the position { NUMBER($sides) }: give one for each.

## Doubts

# A doubt. $n: those of all players together, 10 or more.
keltis_doubt_wish_stones = { NUMBER($n) } wish stones in all; the box has 9.
# A doubt. $n: those of all players together, 6 or more.
keltis_doubt_goal_full = { NUMBER($n) } figures in the goal area; the game ends with the fifth.
keltis_doubt_goal_entry = Five figures in the goal area and none on its first row, where the fifth has just come in.
keltis_doubt_two_ends = The game ended either with the fifth figure in the goal area or with the last card, not with both.
# A doubt. $seat: name of a player; $path: 1 to 5.
keltis_doubt_large_at_start = { $seat }’s large figure is marked on path { NUMBER($path) }, but no figure stands there.
# A doubt. $seat: name of a player.
keltis_doubt_no_large = All five figures of { $seat } are out, so one of them is the large one.
# A doubt. $seat: name of a player; $points: 15 or more.
keltis_doubt_tile_points = { $seat } has { NUMBER($points) } points on the track; all point tiles together give 14.
# A doubt. $seats: one name or several, “Ann and Ben”; $has: how many stones their tiles must have come from,
# 1 or more; $most: how many stones of the paths their figures passed or stand on, fewer than $has.
keltis_doubt_not_reached = { $seats }: wish stones and point tiles from at least { $has ->
    [one] { NUMBER($has) } stone
   *[other] { NUMBER($has) } stones
}, but { $most ->
    [0] none was
    [one] only { NUMBER($most) } was
   *[other] only { NUMBER($most) } were
} reached.
# A doubt. $n: steps of all figures of all players together; $most: 114.
keltis_doubt_steps = { NUMBER($n) } steps in all; four players can make { NUMBER($most) } at most.
# A doubt. Too many tiles of a kind. $n: how many were entered, $most: 2 to 9; $tile: “clover”, “wish
# stone” or “point tile 3”.
keltis_doubt_tile_kind = Entered { NUMBER($n) }, in the box { NUMBER($most) }: { $tile }.
# A doubt. $path: 1 to 5; $place: “step 4 (worth 1)”.
keltis_doubt_tile_changed = Path { NUMBER($path) }, { $place }: another tile was carried out here before.
# A doubt. $path: 1 to 5; $place: always “step 9 (worth 10)”.
keltis_doubt_end_stone = Path { NUMBER($path) }, { $place }: the end stone was reached, but no tile was entered for it.
# A doubt. $seat: name of a player; $points: 0 or more; $passed: sum of the point tiles on the way, 1 to 14.
keltis_doubt_few_points = { $seat } has { NUMBER($points) } points on the track, but passed tiles worth { NUMBER($passed) }.

## Options

keltis_option_free_step = May a free step bring a new figure onto a path?
keltis_option_free_step_source = The rulebook is silent. Default: no, because it is the first card of a colour that brings a figure onto its path. The final scoring is the same either way.
keltis_option_free_step_no_means = A clover, or a card for a finished path, moves a figure that is already on a path.
keltis_option_free_step_yes_means = A clover, or a card for a finished path, may also put a new figure on the first stone of a path.

## Set-up

keltis_setup_section_board = Board and tiles
keltis_setup_section_players = Each player
keltis_setup_section_cards = Cards
keltis_setup_section_start = Begin
keltis_setup_punch = Before the first game: press all parts out of their frames, with care.
keltis_setup_board = Put the board in the middle.
# A step of the set-up. $n: 25.
keltis_setup_tiles = Mix the { NUMBER($n) } tiles face down; put one on each dark stone and one on each end stone.
keltis_setup_end_stones = Dark stones lie on the way; the end stone is the large one at the end of each path.
keltis_setup_tiles_up = Turn all tiles face up.
# A step of the set-up. $n: figures of all players together, 10, 15 or 20.
keltis_setup_figures = Put your four small figures and the large one on the large start stone, { NUMBER($n) } in all.
keltis_setup_markers = Put your scoring stone before field 1 of the track that runs around the board.
keltis_setup_leaves = Lay the large clover of your colour before you: it shows who plays what.
# A step of the set-up. $n: 1 or 2.
keltis_setup_left = { $n ->
    [one] Leave the colour that nobody plays in the box.
   *[other] Leave the { NUMBER($n) } colours that nobody plays in the box.
}
# A step of the set-up. $n: 110.
keltis_setup_shuffle = Shuffle the { NUMBER($n) } cards well.
# A step of the set-up, after the cards were dealt. $n: 30.
keltis_setup_remove = Two players: put { NUMBER($n) } cards of the rest back into the box, unseen.
# A step of the set-up. $n: 8.
keltis_setup_deal = Deal { NUMBER($n) } cards to each.
# A step of the set-up. $n: 64, 78 or 86.
keltis_setup_pile = The other { NUMBER($n) } cards are the pile, face down beside the board.
keltis_setup_discards = Leave room along a short side of the board for five discard piles, one a colour.
keltis_setup_start = Whoever was in Ireland last begins; if nobody can tell, the oldest. Play goes clockwise.
keltis_piece_board = board
keltis_piece_wish_stones = wish stones
keltis_piece_clovers = clover tiles
# A kind of piece after its number: “7 × point tiles (2 × 1, 3 × 2, 2 × 3)”. $ones, $twos, $threes:
# how many show a 1, a 2, a 3.
keltis_piece_point_tiles = point tiles ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = small figures
keltis_piece_large_figures = large figures
keltis_piece_markers = scoring stones
keltis_piece_leaves = large clovers
keltis_piece_cards = cards

## What gives points

keltis_points_figures = A figure, by its stone
keltis_points_start = start stone
# In a table, before its points. $step: 1 to 9, as in keltis_place.
keltis_points_step = stone { NUMBER($step) }
# In a table: what a small figure on a stone gives and what the large one does. $small: −4 to
# 10; $large: twice as much.
keltis_points_figure = { SIGNED($small) }, large { SIGNED($large) }
keltis_points_wish_stones = Wish stones
# In a table, how many wish stones, before their points. $n: 5.
keltis_points_many = { NUMBER($n) } or more
keltis_points_tiles = Point tiles
keltis_points_tile = on reaching one, at once

## Rules

keltis_section_aim = Aim and board
keltis_section_setup = Set-up
keltis_section_turn = A turn
keltis_section_rows = Rows of cards and figures
keltis_section_tiles = The tiles
keltis_section_end = End of the game
keltis_section_scoring = Scoring
keltis_rule_aim = Aim of the game
keltis_rule_aim_text = Number cards move your figures up the paths: the further, the more points at the end; those that hardly left cost some. Wish stones picked up on the way bring more, too few of them cost points. Most points win.
keltis_rule_paths = The five paths
# In the rules. $stones: 9; $goal: a list of the values of the last three rows, “6, 7, 10”.
keltis_rule_paths_text = All paths begin at one large start stone, and each has { NUMBER($stones) } stones, the last of which is its end stone. Beside each row stands what a figure there is worth: the first three rows are negative, the last three, worth { $goal }, are the goal area.
keltis_rule_setup_figures = Figures and colours
keltis_rule_setup_figures_text = Each player has four small figures and a large one, a scoring stone and a large clover of one colour. All figures begin on the start stone.
keltis_rule_scoring_stone = Where the scoring stone begins
keltis_rule_scoring_stone_text = Before field 1 of the track: nobody has points yet.
keltis_rule_colour_clover = Showing your colour
keltis_rule_colour_clover_text = Lay the large clover before you, so that everybody knows which colour you play. It is not one of the tiles.
keltis_rule_left_in_box = What stays in the box
# In the rules. $tiles: 25; $removed: 30, cards.
keltis_rule_left_in_box_text = With fewer than four players, the figures, scoring stones and large clovers of the colours that nobody plays. All { NUMBER($tiles) } tiles are used with any number, and all cards too, but for the { NUMBER($removed) } that two players put back.
keltis_rule_setup_tiles = Laying the tiles
# In the rules. $n: 25.
keltis_rule_setup_tiles_text = Mix the { NUMBER($n) } tiles face down: one goes on each dark stone, one on the large stone at the end of each path. Then all are turned face up. They lie differently in every game.
keltis_rule_tile_counts = How many tiles of each kind
# In the rules. $wish: 9; $clovers: 9; $ones: 2; $twos: 3; $threes: 2.
keltis_rule_tile_counts_text = { NUMBER($wish) } wish stones, { NUMBER($clovers) } clovers and point tiles: { NUMBER($ones) } with a 1, { NUMBER($twos) } with a 2, { NUMBER($threes) } with a 3.
keltis_rule_setup_cards = Cards and hand
# In the rules. $cards: 110; $hand: 8.
keltis_rule_setup_cards_text = Five colours with two cards of each value from 0 to 10 make { NUMBER($cards) }. They are shuffled, each player holds { NUMBER($hand) }, and the rest is the face-down pile beside the board.
keltis_rule_two_players = Two players
# In the rules. $n: 30.
keltis_rule_two_players_text = { NUMBER($n) } cards of the pile go back into the box face down. Nothing else changes.
keltis_rule_start_player = Who begins
keltis_rule_start_player_text = Whoever was in Ireland last. If that cannot be told, the oldest. Turns go clockwise.
keltis_rule_turn = A turn: play one card, draw one
keltis_rule_turn_text = You must play exactly one card, either onto a discard pile or to a row of your own. Then draw one at once, and the next player is up.
keltis_rule_discard = Discarding
keltis_rule_discard_text = Instead of using a card you may lay it open beside the board, best along a short side, without any effect. Each colour has its own discard pile.
keltis_rule_draw = Drawing
# In the rules. $hand: 8.
keltis_rule_draw_text = After playing a card draw one: the top of the face-down pile, or the top of any discard pile. You hold { NUMBER($hand) } again. The book makes no exception for the card that you have just discarded.
keltis_rule_rows = Rising or falling rows
keltis_rule_rows_text = You have one row a colour. It rises or falls; equal values may follow each other, gaps are fine. The first card that differs fixes the direction. Fine: 3, 3, 6, 7, 7. Also fine: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Cards of a row stay visible
keltis_rule_row_visible_text = Each new card is laid open, shifted a little downwards on the last, so that the values of all cards in the row can be read at any time.
keltis_rule_first_card = First and further cards of a colour
# In the rules. $first: what a figure on the first stone is worth, “−4”, text.
keltis_rule_first_card_text = The first card of a colour puts one of your figures, whichever you like, on the first stone of that path ({ $first }). Every further card of the colour moves that figure one stone on.
keltis_rule_one_figure = One figure of yours on a path
keltis_rule_one_figure_text = Only the first card of your row brings a figure onto its path, and all others move that one. So none of your paths ever has two: five figures for five paths.
keltis_rule_only_forward = Figures only go forward
keltis_rule_only_forward_text = One stone at a time. No card and no tile moves a figure back or to another path, neither yours nor anybody else’s.
keltis_rule_end_stone_card = A card for a finished path
# In the rules. $value: what a figure on the end stone is worth, “10”, text.
keltis_rule_end_stone_card_text = If your figure is already on the end stone ({ $value }), a further card of that colour lets you move any other figure of yours one stone instead.
keltis_rule_shared_stones = Several figures on a stone
keltis_rule_shared_stones_text = The rulebook says that figures of different colours may stand on one path. That they may share a stone as well, and do not hinder each other, is how we read it.
keltis_rule_tile_points = Point tiles
keltis_rule_tile_points_text = Whoever comes onto a 1, 2 or 3 moves the scoring stone that far. The tile stays where it is, so others who come there have its points too.
keltis_rule_tile_clover = Clovers: what a clover does
keltis_rule_tile_clover_text = Whoever comes onto a clover may move any one of their figures one stone on, also the one that has just come there. The clover stays where it is.
keltis_rule_tile_chain = Chains
keltis_rule_tile_chain_text = If the figure that a clover moved lands on a tile, that tile may be carried out too, and so on.
keltis_rule_tile_wish_stone = Wish stones
keltis_rule_tile_wish_stone_text = Whoever comes onto a wish stone takes it and lays it open before them. It is gone from the path.
keltis_rule_free_step_enters = May a free step bring a new figure out?
keltis_rule_free_step_enters_text = The rulebook does not say whether a clover, or a card for a finished path, may bring a figure from the start stone onto a path. Here it may not, unless you choose so in the options.
keltis_rule_end_goal = Five figures in the goal area
keltis_rule_end_goal_text = As soon as the fifth figure comes into the last three rows, on whatever path or row, the game is over at once. The five may be of any colours. The tile that the fifth lands on is not carried out.
keltis_rule_goal_moves = Moving on within the goal area
keltis_rule_goal_moves_text = A figure that moves from one row of the goal area to the next counts once: it ends nothing. Only a figure that comes in adds to the five.
keltis_rule_end_deck = The last card
keltis_rule_end_deck_text = As soon as somebody draws the last card of the face-down pile, the game is over at once: nobody has another turn, and the discard piles are not shuffled.
keltis_rule_final_scoring = Counting at the end
keltis_rule_final_scoring_text = To what the scoring stone shows from point tiles, add or take off the number beside each of your figures, twice for the large one, and what your wish stones give.
keltis_rule_figure_values = What figures are worth
# In the rules. $values: a list of the values of the nine stones, “−4, −3, −2, 1, 2, 3, 6, 7, 10”.
keltis_rule_figure_values_text = The number beside the stone: { $values } from the first to the last. Negative numbers are taken off. Figures on the start stone give nothing.
keltis_rule_large_figure = The large figure
keltis_rule_large_figure_text = The large figure counts double, gains and losses alike.
keltis_rule_wish_stone_table = What wish stones are worth
# In the rules. Points for so many wish stones, with their sign. $none: −4; $one: −3; $two: +2;
# $three: +3; $four: +6; $five: +10.
keltis_rule_wish_stone_table_text = None { SIGNED($none) }, one { SIGNED($one) }, two { SIGNED($two) }, three { SIGNED($three) }, four { SIGNED($four) }, five or more { SIGNED($five) }.
keltis_rule_score_track = The score track
# In the rules. $fields: 50.
keltis_rule_score_track_text = It has { NUMBER($fields) } fields. Past the last one the scoring stone goes on from 1, and { NUMBER($fields) } is added. During the game only point tiles move it; most points come at the end.
keltis_rule_below_zero = A total of 0 or less
keltis_rule_below_zero_text = Points are simply taken off, also below 0. The track has no field for that, and the rulebook does not say where the stone then stands: keep it in mind.
keltis_rule_winner = Who wins
keltis_rule_winner_text = Most points win. On a tie there are several winners.

## What people say when they ask for a rule

keltis_asked =
    aim: goal, object of the game, objective, purpose, trying to do here, idea, overview, explain, how does it work, how do I win, is there a bonus for finishing first, why go far, what is this game about, what do I have to do to win, how do you get points, what brings points, where do points come from, main idea in one sentence, what should I try to achieve, teach me the game, summary of the rules, what matters most, is it a race, what is the point of this, what is the goal of the game, how to play, what are we doing, what makes me win, is climbing good, strategy
    paths: how many steps to the top, how long is a path, spaces, fields, length, layout, map, where does the minus stop on the board, which spaces are negative, which rows are the finish, goal line, number of stones, what do the numbers beside the path say, is the fourth row positive, where do plus points begin, how many spaces on a track, how many fields does a trail have, how long is the road, what are the numbers on the left of the board, where does the goal area begin, which spots count as the goal, where does the target zone start, how far is it to the top, where is the finish line, from which space on do I get plus points, what is the start stone, how many trails are there, which colour is which path, what do the rows on the board mean, last three rows, how many stones is the way, highest row, lowest row, what does the board show, is every path equally long, first row is minus, where is the end
    setup-figures: how many pawns, meeples, men do I get, pieces per player, small ones, where do my pawns stand before the game, choose a colour, which colour, must every figure be used, how many figures does everybody have, how many meeples per colour, how many guys do I have, how many pieces do I begin with, do all pawns start at the bottom, where do we put our figures, number of pawns each, which pieces belong to me, what do I take of my colour, what does each player receive, how do I set up my men, five pawns, playing pieces, men per player, what belongs to one player, what do I start with, my figures stand where
    scoring-stone-start: where does my scoring marker start, score marker, counter, put at the beginning, zero field, where do I place the round scoring stone, score counter at the beginning, do we start with points, where does the point marker go at setup, starting score, does everyone begin on zero or one, first field of the scoreboard, little stone on the score line, little wooden disc for points, points counter, begin of the score track
    colour-clover: big leaf in front of me for, cardboard leaf, whose colour, who is green, how do we know which player is which colour, big clover, what is the big cardboard clover, large shamrock for each player, which colour is mine, how do I remember my colour, clover in my colour what for, large clover not on the board, who plays blue, show which colour I am, clover card, clover shape in front of me, sign of my colour
    left-in-box: leave out, unused, put away, not needed, with 3 players, three of us, fewer people, do we use all the tiles with two, spare, remove, what do we put back in the box, what is not used with fewer players, do we need all the pieces with three, leftover pieces, extra pawns nobody plays, what goes away with less people, remaining colours, do we take out cards with three, parts we don’t need, are all tiles used, three player setup, what is different with three, leftovers with three, what is left over, game of three, pieces that stay unused, which things are not needed, put unused colours aside
    setup-tiles: where do the little tokens go, chips, discs, tiles open or hidden, face up, face down, shuffle the tiles, lay out, randomly, dark, end stone gets a tile too, black stones on the board, how many tiles lie on the board, which stones get a tile, where do I lay the round tiles, how are the chips spread, do we see the tiles before we play, place the tokens at random, which spaces get tokens, on which fields do tiles lie, are the counters turned over, where do the clovers and wish stones go, do tiles go on every space, is there a tile at the end of the path, how do we set up the board, prepare the board, tiles upside down, tokens on the board, mixing, how to place the small tiles, hidden chips, do I know what lies there, are the tiles the same every time
    tile-counts: how many wensstenen are there, how many are there, in total, altogether, distribution, how many 3 point tiles, count the tiles, how many wish stones, how many clovers, how many point tiles, how many clover tiles exist, how many lucky stones in the game, how many tokens with a 2, what number of wishing stones is on the board, how many bonus tiles, how many of the green ones, number of each token, list of tiles, are there more clovers than wish stones, all tiles in the box, number of tiles, total of wish stones, how often is the three there
    setup-cards: how many cards do we start with, how many cards in my hand, dealt, deal, zero card, how high do they go, highest, lowest, numbers, deck, suits, copies, how often is each card in the deck, how many cards does everyone get, how many cards per player, starting hand, hand size, cards at the beginning, how many cards in the deck, which numbers are on the cards, is there a ten, how many of each number, how many cards of one colour, how many green cards exist, what colours are the cards, who deals, number of cards each, what values are there, how are the cards dealt out, cards per person, how many sevens of each colour, from zero to ten, hand of cards, how many do I hold, eight cards, how many cards do I have to have, card range, largest card, smallest card, duplicate cards in the deck
    two-players: only the 2 of us, couple, duel, what changes, peek, look at the removed cards, head to head, how many cards are removed in a 2 player game, playing as a pair, with two people do we take out cards, thirty cards away, how does it work with two, game for two, are there special rules for two players, do we remove something with 2, just me and my wife, may we see the cards taken out, cards out of the game, for two, in pairs, me and one friend, 2 persons, cards unused with two
    start-player: who starts, who goes first, start player, no one was in Ireland, nobody has ever been to Ireland, youngest, which direction do we play, left or right, who is next, who plays first, who begins the game, oldest player starts, youngest begins, who is the first player, last in Ireland, we have all been to Ireland, never visited Ireland, clockwise, turn order, which way round, whose turn comes after mine, how do we choose who starts, I am the eldest, who may start, beginning player, who is before the others, order of players, first move, age, eldest, traveller
    turn: may I play two cards, pass, skip my turn, do I have to play a card, what can I do, order of a turn, draw before or after playing, forced, actions, must I use a card for moving, what do I do when it is my turn, what are my options, can I do nothing, must I play something, how many cards may I play in a turn, can I play several cards at once, do I draw first, do I play first and then draw, sequence of a turn, is passing allowed, what happens in a turn, steps of a round, can I keep all my cards, only one card per turn, am I forced to put down a card, two cards of the same colour at once, when is my turn over, do I have to draw, is it compulsory to play, may I wait, can I hold my cards, more than one card, one or two cards, what can I do now, how goes a turn, two actions, play without drawing
    discard: throw a card away, stuck, none of my cards fit, cannot play, can’t play, get rid of, dump, unwanted, useless card, where do discarded cards go, separate piles, how many discard piles are there, is it better to discard, lay off a card, not use a card, where do I put a card I don’t want, can I discard instead of playing, no playable card, nothing fits, what if I can’t play any card, do I have to advance or can I drop a card, are the discards open, one heap per colour, one discard pile for everything, bad cards, discarding does nothing, card without moving, put a card on the side, reject pile, can I just lose a card, trash, dispose, junk, waste, I don’t want to move, card is bad for me, nothing useful in hand, put aside without moving, avoid moving, cards do not match, a card that makes no sense, sacrifice
    draw: may I pick up from the discards, take back what I just discarded, only the top one or any card in the pile, hand limit, refill, fill up, how many in hand, which pile, look through the discard pile, search, dig, new card, may I take the card the player before me discarded, may I discard and take the same card, from where do I draw, can I take the card my opponent threw away, other players discards, can I take from the discard pile, take an old card, where may I take a new card, do I draw from the deck or the open pile, pick a card someone put down, may I take two cards, how do I get new cards, must I take the top card, can I take one from the middle of the pile, draw a card that I threw away myself, how many cards do I draw, hand back to eight, fill my hand, pick up, replace the card I used, grab a card from the heap, can I see all the discarded cards, thrown away cards of others, take what others threw, rubbish pile, used cards, can I get my card back, steal the discarded card, any discard pile, which colour of discard pile, second card from the top, replenish
    rows: same number twice, play the same value again, equal cards, switch from going up to going down, ascending, descending, increase, decrease, may I skip numbers, gap, second row in the same colour, started with a 5 am I already going up, lower, higher, change direction, sequence, consecutive, need to be in order, start with a 10 and go down, play a 4 after a 7, do I have to announce up or down, is the direction fixed, continuous, allowed after, must rows start at zero, which card may I lay next, put a card under another, insert a card in between, lay a card on my neighbours row, may I put a 3 on a 3, equal number on top, can numbers repeat, duplicate numbers, must the cards go up by one, can I jump from 2 to 8, can I leave out numbers, going down, going up, high to low, low to high, do I choose rising or falling, when is the direction decided, can I turn around the order, reverse the order, after two equal cards can I still choose, smaller number after a bigger one, bigger number after a smaller one, can I start with any number, which number can I begin with, can each colour go a different way, can I have one row up and another down, can I start a new row of the same colour, my row is at 0 is it finished, play a lower card, how must cards be laid, place in order, two rows of one colour, is the same card twice allowed, can I play a card in the middle of my row, identical cards, two identical numbers, same card again, column of cards, in ascending order, in descending order, up then down, zigzag, order of the cards, the next card must be higher, is a lower card forbidden, after a 7 can I play, missing number in between, begin in the middle, two 5s, sorted, series, go down after going up, can I restart a colour
    row-visible: do my old cards have to stay visible, cover up my played cards, hide, overlap, see an opponents row, fan out, look at what somebody has played, must I show all my cards in the row, can I stack my cards so that only the top shows, how do I lay the cards on the table, may others see what I played, can I look under my cards, do cards overlap, do I need to fan my cards, squeeze my cards together, arrange played cards, is the row open, covering, closed or open cards, show played cards, neat pile, count cards of others, keep my row secret
    first-card: how do I get a pawn out, enter, start a new path, leave the start, may I choose which figure to start with, must the big guy go first, when may I bring out the large figure, advance, walk, move a pawn, how far does a pawn move, where does a new figure go, move two spaces with one card, first card of a colour, place a figure, put a pawn on the board, do I have to bring out all my pawns, does the colour of the card decide which pawn moves, card of any colour, how do I enter a path, how does a pawn get onto the board, how do I start a colour, what does the first card do, what does a second card of that colour do, how many spaces per card, does a high number move further, do I move as many steps as the number on the card, move one or more spaces, which pawn do I move, can I pick which meeple, which path does my pawn take, can I start with the large one, do colours of pawns and cards have to match, bring a figure into play, put a new guy on, how do figures move, what happens when I play a card, how far do I move with a 10, move forward, start a second path, when do I move, opening a path, launch, begin a road, what moves my figure, how much do I move, a card moves what, speed, go ahead, value of the card does not matter, does a bigger number go further, step per card, which figure goes, figure choice
    one-figure-a-path: two of my own pawns on one path, second pawn, have two figures on the same path, both, twice, how many of my pawns can be on one path, can I have two men on the same road, put another pawn on a track I am already on, two of my meeples on one trail, both of mine on one colour, can a second figure follow, must each pawn have its own path, more than one of mine, my two pawns on the same road, start the same path again, double occupation, next figure on the same path, two figures on green, both my men on one lane, how many of my figures may be on one path, how many of mine per path, how many of my men walk on the same road
    only-forward: can a pawn go back, backwards, sideways, retreat, send home, change path, switch to another path, push, bump someone off, move an opponent, can I move down, can my figure move backward, change lanes, move to a neighbouring trail, can I go left or right, can my opponent move me back, can I push someone back, do I ever lose steps, do pieces return to start, take a step back, pull back, set someone back, switch paths, harm other players, attack others, move another player’s piece, step down, go down again, reverse, return, downwards, back to the start, undo a step, can a figure leave the path, hop to another lane, move the others back
    end-stone-card: already at the top and I still have green cards, card for a path I have completed, figure reached the end, leftover cards, what to do with further cards, maximum, clover or card on a finished path, move a different figure instead, what happens when my figure reaches the end, my pawn is at the end of the path, what if I am at the top and play another one, extra card of a completed colour, pawn has arrived and I still hold cards of that colour, more cards after reaching the last stone, cards after the end, path is done, move somebody else when the path is full, reached 10 and another card, further card when finished, use a card for another path, card of a colour that is complete, top reached, extra cards, superfluous cards, can’t go further, path is complete, I am all the way up, I am at the last stone, cards left for a colour that is done
    shared-stones: opponent is on my space, can two players stand on the same stone, occupied, block, blocked, bump someone off, knock, kick, capture, hit, together, share, crowded, is there a limit how many figures fit on one stone, how many players on a stone, is there room for two, can more pawns be on one space, two players at the same spot, do pawns block each other, can I stop an opponent, somebody already stands there, field is taken, may I land on another player, do I jump over others, do we share a space, do I kick someone out, can we be on the same path, two colours on one path, what if a space is occupied, can I hit others, several meeples in one place, can I pass someone, stacked pawns, piece in my way, pieces on top of each other, may figures lie on top of one another, stack figures on one spot, same stone, same field, blocking, collision, two figures together, beat, throw out, stand next to another, is a place full, obstruct, push away, in my way
    tile-points: landed on a 3, points token, number token, used up afterwards, do point tiles stay on the board, can the next player take the same point tile, again, immediately, step onto, move the track marker at once, do tile points count right away, when do I score a tile, 1 2 3, what does a tile with a number do, what do I get for a 2, tile with 1, when I step on a number, do number tiles go away, remove the point tile, does the point token stay, do the next ones get the points as well, how do I get points on the way, immediate points, points during the game, I reached a space with three points, do I score at once, do I keep the point chip, small number on a tile, plus three, bonus points, chip with a point, score now, is the tile taken away
    tile-clover: lucky leaf, four leaf, shamrock, must I use the clover, what happens when I land on a clover, optional, use it for another pawn, extra step, bonus move, free move, do clover tiles get removed, green tile, how far can I go with the clover, which pawn moves, how many steps does a clover give, whose figure, what do the clovers do, what is the clover for, what do the leaves do, what does the green symbol do, I stepped on a clover, do I have to take the extra move, can I use the clover with a different figure, can the same pawn move again, extra move, bonus step, free step, one more step, does the clover stay, does the clover disappear, can another player use the clover too, move again, may I refuse the clover, does it move one or two, four leaf clover effect, lucky clover which figure, green leaf, cloverleaf, luck, jump one more, additional step, second figure moves, gift move, advance another, must I move on the clover, keep the clover for later
    tile-chain: combo, chain reaction, clover lands on another clover, can a free step land on a tile, bonus move triggers the next tile too, trigger, in a row, endless, tile after a clover, clover after clover, tile reached by a free step, one bonus after another, clover to clover, what if the free step ends on a tile, do I get the tile when a clover moved me, several bonus moves in one turn, land on another tile with the bonus, can I keep going with clovers, do effects continue, does the tile count when I arrive by clover, two clovers in a row, chain of tiles, wish stone after a clover, clover on a clover, clover brings me to another clover, a clover leads to another tile, and so on, series of bonuses, tile after tile, does it go on, repeated bonus
    tile-wish-stone: wishing stone, opponent took the wishstone already do I get one, collect, keep, grab, land on a wish stone, what happens to a wish stone after I take it, second player gets none, first come, do I need to take the wish stone, can a wish stone be taken twice, wish stone already gone, what do I do with a wish stone, pick up a stone, do I take the wishing stone, lucky stone on my space, may I keep the stone I find, is the wish stone removed, do the others get one too, first one there takes it, who gets the wish stone, do I have to take it, can I leave a wish stone, steal a wish stone, do I show my wish stones, hide my wish stones, grey stone tile, pink stone, what is a wish stone, collect stones, wensstenen, wensstenen what are they, what are wishing stones, gems, jewel, crystal, pebble, runes, spiral stone, gather, who picks it up, stone on the path, is it gone afterwards
    free-step-enters: can the clover bring a new pawn in from the start, use a clover to start a new path, without a card, open a path, can I use the clover to put a new figure on the board, start a path with a free step, bonus step from the start stone, clover for a pawn that is still at the start, enter without playing a card, may the extra step begin a new path, free move with an unused figure, move a meeple from the start with a bonus, can a card of a finished path bring in a new pawn, new figure by clover, extra step for an unused figure, begin without card
    end-goal: when is it over, game over, how does it end, finish, do all five have to be mine, fifth pawn lands on a wish stone do I still get it, carry out the tile with the last figure, how many figures in the goal end the game, stop, trigger the end, does everybody get one more turn, two figures reach the goal at the same time, do I still draw a card after the fifth figure, whose turn is last, does the fifth pawn have to be on top, what ends the game, how does the game finish, when does the game stop, how many pawns must arrive, fifth figure in the target zone, five pieces in the finish, whose five figures, do figures of all players count for the end, must five of one player be there, do we play the round to the end, is it over immediately, last turn for others, does the last tile still count, do I get the bonus of the last space, can one player end it, who triggers the end, when the fifth arrives, when are we done, how long do we play, four in the goal and a clover, finish line, fifth one arrives, five in the target, how many have to arrive, who ends it, are my five needed, rest of the round, sudden end, does it stop at once, ending
    goal-moves: inside the goal, figure already in the goal, counted twice, from 7 to 10, within, does a second step in the goal count, moving up in the finish, already in the target zone and move on, does one figure count twice, step inside the last rows, same pawn again in the goal, further up in the end area, moving within the last three rows, further steps in the goal, second time in the goal, move again at the top
    end-deck: out of cards in the draw pile, deck is empty, deck runs out, reshuffle, shuffle the discards, no cards left, does everybody get one more turn at the end, last round, equal turns, when is it over, does the game end when the pile is gone, how many cards are left, see the pile getting small, I drew the last card do I still finish my turn, several rounds, do we play more than one round, draw pile is used up, stack is empty, no more cards to draw, last card taken, what if the cards run out, do we mix the discards, do we shuffle again, nothing left to draw, does the game end with the last card, do the others get another turn after the last card, end of the deck, face-down pile is gone, somebody took the last one, new deck, cards finished, stock is empty, draw stack finished, when cards are used up, no card to take, last card of the stack, is it finished when there are no cards
    final-scoring: count up, add up, final score, calculate, total, tally, how do we score, when do figures give points, when do I get the points from the row numbers, during the game or at the end, when do wish stones and the large pawn score, how do we count points at the end, scoring at the end, what do I add together, what counts in the end, final count, how is the score made up, what do we score, points at game end, when do we get the points for the figures, sum of everything, what is scored when, working out the result, evaluation, sum, result, calculation, work out, end of game points, what counts, how is scored, count everything
    figure-values: how much is the fifth stone worth, value of a pawn, pawns that never left do they cost me, figures that stayed at the start count minus, points for a pawn, how many points is the top stone, lose points, negative, points of row numbers, what is each row worth, can you lose points, what is the first stone worth, minus four, penalty for not moving, figure that did not move, how many points for each figure, what is my pawn worth, points for each space, what does a figure on the second stone give, how many points for the last row, where do I lose points, minus points for figures, is it bad to start a path, do unused figures cost points, pawn at the start stone, figure still at the beginning, value of the spaces, top row points, what do I get for reaching the end, points at the top, figure that moved only once, only one step, how much minus, highest value, how many points is the goal worth, negative spaces, do I get points for pawns left at start, what is the biggest penalty for a figure, worst place to be, best spot, is a higher place worth more, stay low, stuck at the bottom, near the start, low rows, high rows, how bad, cost, loss, points by row, what if I only started, value of my men, reward for the top, points per step, four points, ten points, worst
    large-figure: big one, big guy, tall pawn, twice, double in the minus too, doubled, what is the large pawn for, large figure at minus three, count negative twice, how do you count the big pawn, points of the big figure, what does the large figure do, what is special about the big meeple, tall guy, why is one pawn bigger, bigger piece, different size, is the big one worth more, where should I use the large one, do minus points double too, does the big pawn move differently, double points, counts twice, big figure in negative, heavy, fat, giant, boss, chief, big brother, bigger one, thick one, important figure, is the big one better
    wish-stone-table: zero wish stones penalty, seven wishing stones how many points, I have no wish stones at all, points for three wish stones, too few, six, how many wish stones do I need to avoid minus points, not enough wish stones, 5 wish stones, more than five wish stones, table at the bottom right of the board, value of wish stones, do wish stones give points, when do wish stones score, how many points are wish stones worth, points for wishing stones, what do I get for four wish stones, what does one wish stone give, only one lucky stone, no stones collected, minus for too few wish stones, how many stones do I need, do I lose points without wish stones, is there a maximum for wish stones, penalty, two stones, value of the collected stones, not a single wish stone, score for stones I picked up, lucky stones at the end, how much for stones, without stones, stones missing, few stones, many stones, bonus for stones, three stones, table of stones
    score-track: more than 50 points, over fifty, past the end of the track, what if I pass 50, lap, round again, second time around, when do we move the marker, what if I go over the scoreboard, more points than the track has, past fifty, does the score line go round, track is too short, counter reaches the end of the track, one lap, 51 points, start again at one, when is the scoring marker moved, do we use the track during the game, how do I note more than 50, marker went all the way round, the whole way round the scoreboard, once around the track, track over, point line, above 50, exceed fifty, overrun, second round on the track
    below-zero: go below zero, negative total, my score is negative, minus score, in the red, less than nothing, can my score be negative, can I have minus points, I have less than zero, where do I put my marker when I am in minus, score under zero, is zero the minimum, lower than nothing, total is minus, final result is negative, marker below the start, does it stop at zero, under zero, minus result, negative end result, debt, lowest score
    winner: tie breaker, tie, draw, two people have the same score, same points, equal, shared victory, who has won, most points, how is the winner found, more than one winner, who is the winner, who won, what if it is a tie, equal score at the end, two players have the same number of points, we are even, how do we break a tie, is there a tie break, both have 30 points, highest score, do wish stones decide a tie, do we share first place, gelijke stand, highest total, same result, equal at the end, victory, first place, champion, even score, undecided, drawn game, two players got 42, two of us got the same, both finished with 35, everybody got 20
