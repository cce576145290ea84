# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Five paths, five figures: the further up, the more they are worth. Collect wish stones on the way.
keltis_start = start
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
keltis_pen_large = { $seat }, large
keltis_tile_points = point tile { NUMBER($points) }
keltis_tile_clover = clover
keltis_tile_wish_stone = wish stone
keltis_prompt_small = Tap the stones where { $seat }’s figures stand. Large figure: tap the pen again.
keltis_prompt_large = Tap the stone where { $seat }’s large figure stands.
keltis_prompt_tile = Tap the stones where a { $tile } lies.
keltis_prompt_count = What do the track and the wish stones of { $seat } say?
keltis_ask_points = { $seat }: points on the track and wish stones
keltis_count = Count { $seat }
keltis_count_all = All counted
keltis_path = Path { NUMBER($path) }
keltis_path_colours = Colours of the paths
keltis_colour = Colour
keltis_prompt_free_step = { $seat } may move one figure one stone further.
keltis_spoken_track = { $seat }: { NUMBER($points) } on the track
keltis_spoken_add = { $seat }: point tile { NUMBER($points) }
keltis_spoken_wish_stones = { $seat }: { $n ->
    [one] { NUMBER($n) } wish stone
   *[other] { NUMBER($n) } wish stones
}
keltis_spoken_large = { $seat } with the large figure
keltis_spoken_stone = Path { NUMBER($path) }, { $place }: empty
keltis_spoken_stone_with = Path { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } and the large one
keltis_spoken_start = Start stone, figures waiting: { $waiting }

## The score

keltis_line_track = Track
keltis_line_track_read = read off the track
keltis_line_tile = point tile { NUMBER($points) }
keltis_line_figures = Figures
keltis_line_figure = path { NUMBER($path) }: on { $place }
keltis_line_large = path { NUMBER($path) }: large figure on { $place }, doubled
keltis_line_no_wish_stone = No wish stone
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } wish stone
   *[other] { NUMBER($n) } wish stones
}
keltis_line_many_wish_stones = Five wish stones or more
keltis_end_goal = { $seat } has brought the fifth figure into the goal area, on path { NUMBER($path) }: the game is over at once. The tile under that figure does not count.
keltis_end_goal_told = Five figures are in the goal area: the game is over.
keltis_unfinished = By the rules it goes on: { NUMBER($n) } of 5 figures are in the goal area, and the last card is not drawn.
keltis_end_deck = The last card is drawn: the game is over at once.

## The log

keltis_told_figure = figure on path { NUMBER($path) }
keltis_told_large = large figure on path { NUMBER($path) }
keltis_told_onto = { $what } onto a { $tile }
keltis_told_track = points on the track
keltis_told_wish_stones = wish stones
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } on path { NUMBER($path) }, { $place }
keltis_told_no_tile = no tile on path { NUMBER($path) }, { $place }
keltis_told_deck_empty = The last card was drawn
keltis_told_deck_left = There are cards left in the pile

## Refusals

keltis_refused_tile = Only point tiles 1, 2 and 3 give points.
keltis_refused_track = The track is entered up to { NUMBER($most) } points, { NUMBER($points) } came.
keltis_refused_wish_stones = There are { NUMBER($most) } wish stones in the box, { NUMBER($n) } came.
keltis_refused_start_tile = No tile lies on the start stone. Name a step from 1 to 9.
keltis_refused_two_tiles = Two tiles are named for path { NUMBER($path) }, { $place }. Give one.
keltis_refused_carried_twice = { $seat } comes onto path { NUMBER($path) }, { $place }, once: a tile is carried out there once.
keltis_unread_path = A player has one figure on a path, two came for path { NUMBER($path) }.
keltis_unread_large = A player has one large figure, two came.
keltis_refused_sides = The table has { NUMBER($seats) } players, the position { NUMBER($sides) }: give one for each.

## Doubts

keltis_doubt_wish_stones = { NUMBER($n) } wish stones in all; the box has 9.
keltis_doubt_goal_full = { NUMBER($n) } figures in the goal area; the game ends with the fifth.
keltis_doubt_goal_entry = Five figures in the goal area and none on its first row, where the fifth has just come in.
keltis_doubt_two_ends = The game ended either with the fifth figure in the goal area or with the last card, not with both.
keltis_doubt_large_at_start = { $seat }’s large figure is marked on path { NUMBER($path) }, but no figure stands there.
keltis_doubt_no_large = All five figures of { $seat } are out, so one of them is the large one.
keltis_doubt_tile_points = { $seat } has { NUMBER($points) } points on the track; all point tiles together give 14.
keltis_doubt_not_reached = { $seats }: wish stones and point tiles from at least { $has ->
    [one] { NUMBER($has) } stone
   *[other] { NUMBER($has) } stones
}, but { $most ->
    [0] none was
    [one] only { NUMBER($most) } was
   *[other] only { NUMBER($most) } were
} reached.
keltis_doubt_steps = { NUMBER($n) } steps in all; four players can make { NUMBER($most) } at most.
keltis_doubt_tile_kind = { $tile }: { NUMBER($n) } entered, the box has { NUMBER($most) }.
keltis_doubt_tile_changed = Path { NUMBER($path) }, { $place }: another tile was carried out here before.
keltis_doubt_end_stone = Path { NUMBER($path) }, { $place }: the end stone was reached, but no tile was entered for it.
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
keltis_setup_board = Put the board in the middle.
keltis_setup_tiles = Shuffle the 25 tiles face down. Put one on each dark stone and one on the large stone at the end of each path.
keltis_setup_tiles_up = Turn all tiles face up.
keltis_setup_figures = Each takes four small figures and the large one of a colour and puts them on the start stone: { NUMBER($n) } in all.
keltis_setup_markers = Put each scoring stone before field 1 of the track.
keltis_setup_leaves = Lay a large clover in your colour before you, so that everybody knows who plays what.
keltis_setup_shuffle = Shuffle the { NUMBER($n) } cards.
keltis_setup_remove = Put { NUMBER($n) } cards back into the box, unseen.
keltis_setup_deal = Deal { NUMBER($n) } cards to each.
keltis_setup_pile = The other { NUMBER($n) } cards are the pile, face down.
keltis_setup_start = Who was last in Ireland begins, or else the oldest. Now chosen: { $seat }.
keltis_piece_board = board
keltis_piece_wish_stones = wish stones
keltis_piece_clovers = clover tiles
keltis_piece_point_tiles = point tiles (two 1, three 2, two 3)
keltis_piece_small_figures = small figures
keltis_piece_large_figures = large figures
keltis_piece_markers = scoring stones
keltis_piece_leaves = large clovers
keltis_piece_cards = cards

## Rules

keltis_section_aim = Aim and board
keltis_section_setup = Set-up
keltis_section_turn = A turn
keltis_section_tiles = The tiles
keltis_section_end = End of the game
keltis_section_scoring = Scoring
keltis_rule_aim = What it is about
keltis_rule_aim_text = Number cards move your figures up the paths. The further a figure gets, the more points it brings; those that hardly left cost some. Wish stones picked up on the way bring more, too few of them cost points. Most points win.
keltis_rule_paths = The five paths
keltis_rule_paths_text = All paths begin at one large start stone, and each leads over nine stones, the last of which is its end stone. Beside each row stands what a figure there is worth: the first three rows are negative, the last three, worth 6, 7 and 10, are the goal area.
keltis_rule_setup_figures = Figures and colours
keltis_rule_setup_figures_text = Each player has four small figures and a large one, a scoring stone and a large clover of one colour. All figures begin on the start stone. With fewer than four players the rest stays in the box.
keltis_rule_setup_tiles = Laying the tiles
keltis_rule_setup_tiles_text = 25 tiles, mixed face down: one on each dark stone, one on each end stone. Then all are turned face up, so everyone sees what lies where.
keltis_rule_setup_cards = Cards and hand
keltis_rule_setup_cards_text = Five colours with two cards of each value from 0 to 10 make 110. Each player holds eight; the rest is the face-down pile.
keltis_rule_two_players = Two players
keltis_rule_two_players_text = Before the game 30 cards go back into the box, and nobody looks at them.
keltis_rule_start_player = Who begins
keltis_rule_start_player_text = Whoever was in Ireland last. If that cannot be told, the oldest. Turns go clockwise.
keltis_rule_turn = A turn
keltis_rule_turn_text = Play exactly one card, to a discard pile or to a row of your own, then draw one.
keltis_rule_discard = Discarding
keltis_rule_discard_text = A card may be laid open on the discard pile of its colour, without any effect. There is one pile a colour. Nothing forbids drawing it again, not even at once.
keltis_rule_rows = Rising or falling rows
keltis_rule_rows_text = You have one row a colour. A row rises or falls; equal values may follow each other. The first card that differs fixes the direction. Fine: 3, 3, 6, 7, 7. Also fine: 9, 8, 8, 5, 3.
keltis_rule_first_card = Bringing out and moving a figure
keltis_rule_first_card_text = The first card of a colour puts one of your figures, small or large as you like, on the first stone of that path (−4). Every further card of the colour moves that figure one stone up.
keltis_rule_end_stone_card = A card for a finished path
keltis_rule_end_stone_card_text = If your figure is already on the end stone (10), a further card of that colour lets you move any other figure of yours one stone instead.
keltis_rule_shared_stones = Several figures on a stone
keltis_rule_shared_stones_text = Figures of different players may stand on one path and on one stone; they do not hinder each other.
keltis_rule_draw = Drawing
keltis_rule_draw_text = After playing a card draw one: the top of the face-down pile, or the top of any discard pile. You hold eight again.
keltis_rule_tile_points = Point tiles
keltis_rule_tile_points_text = Whoever comes onto a 1, 2 or 3 moves the scoring stone that far at once. The tile stays for the others.
keltis_rule_tile_clover = Clovers
keltis_rule_tile_clover_text = Whoever comes onto a clover may move one figure one stone further, the same one or another. The clover stays.
keltis_rule_tile_chain = Chains
keltis_rule_tile_chain_text = If that free step ends on a tile, that tile may be carried out too, and so on.
keltis_rule_tile_wish_stone = Wish stones
keltis_rule_tile_wish_stone_text = Whoever comes onto a wish stone takes it and lays it open before them. It is gone from the path.
keltis_rule_free_step_enters = May a free step bring a new figure out?
keltis_rule_free_step_enters_text = The rulebook does not say whether a clover, or a card for a finished path, may bring a figure from the start stone onto a path. Here it may not, unless you choose so in the options. The final scoring is the same.
keltis_rule_end_goal = Five figures in the goal area
keltis_rule_end_goal_text = As soon as the fifth figure, of whatever colours, comes into the last three rows, the game is over at once. The tile it lands on is not carried out. Moves within the goal area end nothing.
keltis_rule_end_deck = The last card
keltis_rule_end_deck_text = As soon as somebody draws the last card of the face-down pile, the game is over at once. There is no last round.
keltis_rule_figure_values = What figures are worth
keltis_rule_figure_values_text = Each figure is worth the number beside its stone: −4, −3, −2, 1, 2, 3, 6, 7, 10 from the first stone to the last. Negative numbers are taken off. Figures on the start stone count nothing.
keltis_rule_large_figure = The large figure
keltis_rule_large_figure_text = The large figure counts double, gains and losses alike.
keltis_rule_wish_stone_table = What wish stones are worth
keltis_rule_wish_stone_table_text = None −4, one −3, two +2, three +3, four +6, five or more +10.
keltis_rule_score_track = The score track
keltis_rule_score_track_text = The track has 50 fields. Past the last one the scoring stone goes on from 1 and 50 is added. A total of 0 or less has no field of its own.
keltis_rule_winner = Who wins
keltis_rule_winner_text = Most points win. On a tie there are several winners.
