# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Pieces that are stones or rivers: the first with five stones in the score area across the board wins.

## The sheet

stones_and_rivers_board = Board
stones_and_rivers_region = { $seat }: score area
stones_and_rivers_prompt = { $seat } is up: tap a piece.
stones_and_rivers_prompt_selected = { $point } is up: tap where it goes, or turn it over.
stones_and_rivers_prompt_first = Flip a piece for the first move, or tap a piece to begin.
stones_and_rivers_prompt_push = Tap where the piece on { $point } is pushed to.
stones_and_rivers_ask_piece = { $point }: a lit point, or another side up
stones_and_rivers_ask_push = Where does the piece on { $point } end? Tap a lit point.
stones_and_rivers_turn = Turn it over
stones_and_rivers_first_title = Flip for the first move: who calls, and what?
stones_and_rivers_caller = Who calls
stones_and_rivers_caller_circle = Circle: { $seat }
stones_and_rivers_caller_square = Square: { $seat }
stones_and_rivers_call_stone = Stone is called: flip
stones_and_rivers_call_river = River is called: flip
stones_and_rivers_came_stone = Stone is up: { $seat } chooses
stones_and_rivers_came_river = River is up: { $seat } chooses
stones_and_rivers_choose_first = Go first
stones_and_rivers_choose_second = Go second
stones_and_rivers_flip_across = Flip to river —
stones_and_rivers_flip_along = Flip to river |
stones_and_rivers_rotate_across = Rotate to —
stones_and_rivers_rotate_along = Rotate to |
stones_and_rivers_flip_stone = Flip to stone
stones_and_rivers_spoken_empty = { $point }: empty
stones_and_rivers_spoken_stone = { $point }: stone of { $seat }
stones_and_rivers_spoken_across = { $point }: river of { $seat }, from side to side
stones_and_rivers_spoken_along = { $point }: river of { $seat }, up and down
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } has { NUMBER($n) } possible action.
   *[other] { $seat } has { NUMBER($n) } possible actions.
}
stones_and_rivers_remark_threat = { $seat } can win with one action.
stones_and_rivers_remark_missed = { $seat } could have won at action { NUMBER($number) } with { $action }.
stones_and_rivers_remark_line = Position: { $line }

## The score

stones_and_rivers_line_total = Stones of { $seat } that count
stones_and_rivers_line_area = Stones in the score area
stones_and_rivers_note_area = { NUMBER($n) } of 5 stones in the score area
stones_and_rivers_unfinished = Nobody has five stones in the score area yet.
stones_and_rivers_line_stone = stone on { $point }
stones_and_rivers_line_river = river on { $point }, which does not count
stones_and_rivers_end_both = Both have five stones in their score areas at once. Ruling of this app, as the rules do not say who wins: it is shared.
stones_and_rivers_end = { $seat } has five stones in the score area: the game is over.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } to { $to }
stones_and_rivers_told_push = { $from } onto { $onto }, pushing to { $to }
stones_and_rivers_told_to_stone = { $point } becomes a stone
stones_and_rivers_told_to_across = { $point } becomes a river from side to side
stones_and_rivers_told_to_along = { $point } becomes a river up and down
stones_and_rivers_told_first = goes first
stones_and_rivers_told_stone_stone = calls stone, and stone it is
stones_and_rivers_told_stone_river = calls stone, but it is river
stones_and_rivers_told_river_stone = calls river, but it is stone
stones_and_rivers_told_river_river = calls river, and river it is

## Refusals

stones_and_rivers_unread_action = “{ $came }” is not an action: e5>e6, e5>e6>e9, e5:-, e5:| or e5:o is expected.
stones_and_rivers_unread_point = “{ $came }” is not a point: they go from a1 to m14.
stones_and_rivers_unread_rows = A ground has { NUMBER($rows) } rows separated by /, { NUMBER($came) } came.
stones_and_rivers_unread_row = Row { NUMBER($row) } of the ground: { $why }
stones_and_rivers_unread_letter = c, c-, c|, s, s-, s| or a number is expected, “{ $came }” came.
stones_and_rivers_unread_more = { NUMBER($points) } points are expected, more came.
stones_and_rivers_unread_few = { NUMBER($points) } points are expected, { NUMBER($came) } came.
stones_and_rivers_unread_nobody = It is not said who is up: add c or s after the ground.
stones_and_rivers_unread_turn = Who is up is c or s, “{ $came }” came.
stones_and_rivers_refused_begun = The first action has been made: who goes first is settled.
stones_and_rivers_refused_nothing = There is no piece on { $point } to act with.
stones_and_rivers_refused_push_nothing = There is no piece on { $point } to push.
stones_and_rivers_refused_push_itself = The piece on { $point } cannot push itself: name another piece after the first point.
stones_and_rivers_refused_push_nowhere = The piece on { $point } cannot be pushed to where it stands: name another point at the end.
stones_and_rivers_refused_taken = There is a piece on { $point } already.
stones_and_rivers_refused_over = Somebody has won: the game is over.
stones_and_rivers_refused_turn = { $seat } is up, and the piece on { $point } is not theirs.
stones_and_rivers_refused_lies_so = The piece on { $point } lies like that already.
stones_and_rivers_refused_area = { $point } is in the other player’s score area: a piece may not move in or through.
stones_and_rivers_refused_move = { $from } cannot reach { $to }: one step, or along rivers.
stones_and_rivers_refused_push = { $from } cannot push the piece on { $onto } to { $to }.

## Doubts

stones_and_rivers_doubt_pieces = Pieces of { $seat } on the board: { NUMBER($n) }; there are { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } has a piece on { $point }, in the other player’s score area.
stones_and_rivers_doubt_both = Both score areas hold five stones, but no action can have filled both at once: the game was over with the first.
stones_and_rivers_doubt_irregular = Action { NUMBER($number) }, { $action }, is not allowed by these rules.

## Options

stones_and_rivers_option_stones_push = Do stones push?
stones_and_rivers_option_stones_push_source = The two published texts differ: the newer one lets them, the one of 2023 does not. Default: yes, by the newer text.
stones_and_rivers_option_stones_push_yes = A stone that steps onto a piece may push it one point on.
stones_and_rivers_option_stones_push_no = A stone cannot step onto a stone.
stones_and_rivers_option_stone_river = May a stone push a river it steps onto?
stones_and_rivers_option_stone_river_source = Open: the text says it can move along it and can push. Default: yes, the player chooses.
stones_and_rivers_option_stone_river_yes = It rides along the river or pushes it.
stones_and_rivers_option_stone_river_no = It always rides.
stones_and_rivers_option_river_river = May a river push a river it steps onto?
stones_and_rivers_option_river_river_source = Open: the text says that one can choose to push. Default: yes, the player chooses.
stones_and_rivers_option_river_river_yes = It rides along the other river or pushes it.
stones_and_rivers_option_river_river_no = It always rides.
stones_and_rivers_option_own = May your own pieces be pushed?
stones_and_rivers_option_own_source = Open: the text says “a piece”, and a picture shows it. Default: yes.
stones_and_rivers_option_own_yes = Every piece can be pushed.
stones_and_rivers_option_own_no = Only the opponent’s pieces can be pushed.
stones_and_rivers_option_keep_out = Do pushed pieces keep out of score areas, too?
stones_and_rivers_option_keep_out_source = Open: a pushed piece follows the rules of movement. Default: yes.
stones_and_rivers_option_keep_out_yes = A pushed piece never enters the score area of its owner’s opponent.
stones_and_rivers_option_keep_out_no = A pushed piece may go anywhere.
stones_and_rivers_option_after_ride = May a ride end with a push?
stones_and_rivers_option_after_ride_source = Open: a ride goes until it meets a piece, but landing on one could mean either. Default: no.
stones_and_rivers_option_after_ride_yes = A piece that rides into another may push it.
stones_and_rivers_option_after_ride_no = A ride ends before a piece.
stones_and_rivers_option_referee = Should only legal actions be taken?
stones_and_rivers_option_referee_source = A help, not a rule. Default: yes.
stones_and_rivers_option_referee_yes = What a piece may do is lit, and nothing else can be entered.
stones_and_rivers_option_referee_no = Every move of a piece can be recorded; what the rules do not allow is marked as doubtful.
stones_and_rivers_option_threats = Say when somebody can win at once?
stones_and_rivers_option_threats_source = A help, not a rule. Default: no.
stones_and_rivers_option_threats_yes = A line says who can win with one action.
stones_and_rivers_option_threats_no = Nothing is given away.

## Set-up

stones_and_rivers_section_setup = Set-up
stones_and_rivers_section_first = Who goes first
stones_and_rivers_setup_board = Lay the board out between you.
stones_and_rivers_setup_sides = { $circle } plays the circles, { $square } the squares. The circle player sits where the square score area is in front, the square player opposite.
stones_and_rivers_setup_circles = { $seat } puts the 14 circles stone side up on the two nearest rows of starting points.
stones_and_rivers_setup_squares = { $seat } puts the 14 squares stone side up on the two nearest rows of starting points.
stones_and_rivers_setup_first = One flips a piece, the other calls stone or river. Whoever is right about it chooses who goes first: the caller if the call is right, else the flipper.
stones_and_rivers_piece_board = board
stones_and_rivers_piece_circles = circles
stones_and_rivers_piece_squares = squares

## Rules

stones_and_rivers_section_aim = Aim, board and pieces
stones_and_rivers_section_turn = A turn
stones_and_rivers_section_rivers = Rivers
stones_and_rivers_section_push = Pushing
stones_and_rivers_section_end = Score areas and the end
stones_and_rivers_rule_aim = What it is about
stones_and_rivers_rule_aim_text = Be the first to have five of your stones in your score area, which lies on the other side of the board.
stones_and_rivers_rule_board = The board
stones_and_rivers_rule_board_text = 13 columns and 14 rows of crossings, with 14 starting points for each player and two score areas of five points. Points are named by a letter for the column, a to m, and the row, 1 to 14, counted from the circle player.
stones_and_rivers_rule_pieces = Stones and rivers
stones_and_rivers_rule_pieces_text = Each of the 14 pieces has a blank side, the stone, and a side with a line, the river. Stones block and win; rivers carry pieces far and push.
stones_and_rivers_rule_sides = Who sits where
stones_and_rivers_rule_sides_text = The circle player sits where the square score area is in front, the square player opposite. Your own score area is thus the far one.
stones_and_rivers_rule_first = Who goes first
stones_and_rivers_rule_first_text = One player flips a piece, the other calls which side will be up. If the call is right, the caller chooses to go first or second, otherwise the one who flipped.
stones_and_rivers_rule_setup = Where the pieces begin
stones_and_rivers_rule_setup_text = All pieces begin stone side up on the two rows of seven starting points nearest to their player.
stones_and_rivers_rule_turn = What you do in a turn
stones_and_rivers_rule_turn_text = One action with one of your own pieces: flip it, rotate a river, move it, or push with it.
stones_and_rivers_rule_flip = Flip a piece
stones_and_rivers_rule_flip_text = Stones become rivers and rivers stones. If it becomes a river you choose whether it runs up and down or from side to side.
stones_and_rivers_rule_rotate = Rotate a river
stones_and_rivers_rule_rotate_text = Turn one of your rivers by a quarter.
stones_and_rivers_rule_move = Move a piece
stones_and_rivers_rule_move_text = A stone or a river goes one point up, down, left or right. If a river lies there, it may ride along it; if any piece does, it may push.
stones_and_rivers_rule_one_piece = One piece on a point
stones_and_rivers_rule_one_piece_text = No two pieces can stand on the same point, and pieces stand on crossings only.
stones_and_rivers_rule_keep_out = The other player’s score area
stones_and_rivers_rule_keep_out_text = You cannot move a piece of yours into or through the other player’s score area.
stones_and_rivers_rule_ride = Riding a river
stones_and_rivers_rule_ride_text = A piece that steps onto a river, of either player, may go on any number of points along it, both ways, until it meets another piece. Whoever is up chooses how far.
stones_and_rivers_rule_chain = From river to river
stones_and_rivers_rule_chain_text = If the ride comes to another river, it may go on along that one. It ends on an empty point, and not where it began.
stones_and_rivers_rule_push_stone = Pushing with a stone
stones_and_rivers_rule_push_stone_text = A stone that would land on a piece may push it one point on in the same direction, if that point is empty. The stone takes its place. An older text does not have this rule.
stones_and_rivers_rule_push_river = Pushing with a river
stones_and_rivers_rule_push_river_text = A river that would land on a piece may push it any number of points along the direction in which the pushing river runs. Then the pushing river takes its place and flips to its stone side.
stones_and_rivers_rule_pushed = What a pushed piece does
stones_and_rivers_rule_pushed_text = Whoever pushes says where it goes. It may ride along other rivers on its way, but it does not push, and it keeps out of the score area of its owner’s opponent. Pieces of both players can be pushed.
stones_and_rivers_rule_area = Score areas
stones_and_rivers_rule_area_text = Pieces in a score area stay in play: they can be moved, flipped, rotated and pushed. Only stones count.
stones_and_rivers_rule_end = The end
stones_and_rivers_rule_end_text = Whoever has five stones in their score area wins at once, however the last one came there. Until then nobody has a place. Ruling of this app, as the texts speak of one player only: if one push fills both areas at once, the win is shared. That needs the option by which a pushed piece may enter any area.
