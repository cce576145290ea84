# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Pieces that are stones or rivers: the first with five stones in the score area across the board wins.

## The sheet

stones_and_rivers_board = Board
# On the board, at five of its points. $seat: name of the player who wins there.
stones_and_rivers_region = { $seat }: score area
# What to do now, above the board. $seat: name of a player.
stones_and_rivers_prompt = { $seat } is up: tap a piece.
# What to do now, above the board: a piece was tapped. $point: where it lies, a point such as “e5”.
stones_and_rivers_prompt_selected = { $point } is up: tap where it goes, or turn it over.
stones_and_rivers_prompt_first = Flip a piece for the first move, or tap a piece to begin.
# What to do now, above the board. $point: where the piece lies now, such as “e5”.
stones_and_rivers_prompt_push = Tap where the piece on { $point } is pushed to.
# Title of the buttons for a piece that was tapped: tap a lit point, or choose which side is up.
# $point: where it lies, such as “e5”.
stones_and_rivers_ask_piece = { $point }: a lit point, or another side up
# Title of a question, answered on the board. $point: where the piece lies now, such as “e5”.
stones_and_rivers_ask_push = Where does the piece on { $point } end? Tap a lit point.
stones_and_rivers_turn = Turn it over
stones_and_rivers_across = Seen from across
stones_and_rivers_first_title = Flip for the first move: who calls, and what?
stones_and_rivers_caller = Who calls
# To choose who calls: the player of the round pieces. $seat: name of that player.
stones_and_rivers_caller_circle = Circle: { $seat }
# To choose who calls: the player of the square pieces. $seat: name of that player.
stones_and_rivers_caller_square = Square: { $seat }
stones_and_rivers_call_stone = Stone is called: flip
stones_and_rivers_call_river = River is called: flip
# Title of two buttons, after a piece was flipped. $seat: name of the player who
# chooses to go first or second.
stones_and_rivers_came_stone = Stone is up: { $seat } chooses
# Title of two buttons, after a piece was flipped. $seat: name of the player who
# chooses to go first or second.
stones_and_rivers_came_river = River is up: { $seat } chooses
stones_and_rivers_choose_first = Go first
stones_and_rivers_choose_second = Go second
stones_and_rivers_flip_across = Flip to river —
stones_and_rivers_flip_along = Flip to river |
stones_and_rivers_rotate_across = Rotate to —
stones_and_rivers_rotate_along = Rotate to |
stones_and_rivers_flip_stone = Flip to stone
# Spoken: a point of the board. $point: such as “e5”.
stones_and_rivers_spoken_empty = { $point }: empty
# Spoken: a point of the board. $point: such as “e5”; $seat: name of the player whose piece lies there.
stones_and_rivers_spoken_stone = { $point }: stone of { $seat }
# Spoken: a point of the board. $point: such as “e5”; $seat: name of the player whose piece lies there.
stones_and_rivers_spoken_across = { $point }: river of { $seat }, from side to side
# Spoken: a point of the board. $point: such as “e5”; $seat: name of the player whose piece lies there.
stones_and_rivers_spoken_along = { $point }: river of { $seat }, up and down
# A remark beside the board. $seat: name of the player who is up; $n: how many.
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } has { NUMBER($n) } possible action.
   *[other] { $seat } has { NUMBER($n) } possible actions.
}
# A remark beside the board. $seat: name of a player.
stones_and_rivers_remark_threat = { $seat } can win with one action.
# A remark once the game is over. $seat: name of a player; $number: which action of the game, 1 or
# more; $action: in notation, such as “e5>e6”.
stones_and_rivers_remark_missed = { $seat } could have won at action { NUMBER($number) } with { $action }.
# A remark beside the board, to be copied. $line: the position in one line, in notation that is
# the same in every language.
stones_and_rivers_remark_line = Position: { $line }

## The score

# The sum of a player’s score, above its reasons. $seat: name of a player.
stones_and_rivers_line_total = Stones of { $seat } that count
stones_and_rivers_line_area = Stones in the score area
# Beneath a player’s name in the standings. $n: 0 to 5.
stones_and_rivers_note_area = { NUMBER($n) } of 5 stones in the score area
stones_and_rivers_unfinished = Nobody has five stones in the score area yet.
# Reason for points. $point: such as “e11”.
stones_and_rivers_line_stone = stone on { $point }
# Reason for no points. $point: such as “e11”.
stones_and_rivers_line_river = river on { $point }, which does not count
stones_and_rivers_end_both = Both have five stones in their score areas at once. Ruling of this app, as the rules do not say who wins: it is shared.
# Why the game is over. $seat: name of a player.
stones_and_rivers_end = { $seat } has five stones in the score area: the game is over.

## The log

# In the log after a player’s name. $number: which action, 1 or more; $notation: such as “e5>e6”;
# $what: one of the next messages, “e5 to e6”.
stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
# In the log as $what: a piece moves. $from, $to: points, such as “e5”.
stones_and_rivers_told_move = { $from } to { $to }
# In the log as $what: a piece steps from $from onto $onto, and what lay there goes to
# $to; points, such as “e5”.
stones_and_rivers_told_push = { $from } onto { $onto }, pushing to { $to }
# In the log as $what. $point: where the piece lies, such as “e5”.
stones_and_rivers_told_to_stone = { $point } becomes a stone
# In the log as $what. $point: where the piece lies, such as “e5”.
stones_and_rivers_told_to_across = { $point } becomes a river from side to side
# In the log as $what. $point: where the piece lies, such as “e5”.
stones_and_rivers_told_to_along = { $point } becomes a river up and down
stones_and_rivers_told_first = goes first
stones_and_rivers_told_stone_stone = calls stone, and stone it is
stones_and_rivers_told_stone_river = calls stone, but it is river
stones_and_rivers_told_river_stone = calls river, but it is stone
stones_and_rivers_told_river_river = calls river, and river it is

## Refusals

# An error of a document. $came: what stands there instead. The notation stays as it is.
stones_and_rivers_unread_action = “{ $came }” is not an action: e5>e6, e5>e6>e9, e5:-, e5:| or e5:o is expected.
# An error of a document. $came: what stands there instead.
stones_and_rivers_unread_point = “{ $came }” is not a point: they go from a1 to m14.
# An error of a position: its ground is written in one line. $rows: 14; $came: how many there are, 1 or more.
stones_and_rivers_unread_rows = A ground has { NUMBER($rows) } rows separated by /, { NUMBER($came) } came.
# An error of a position: its ground is written in one line. $row: 1 to 14; $why: one of the next
# three messages, a whole sentence.
stones_and_rivers_unread_row = Row { NUMBER($row) } of the ground: { $why }
# As $why above. $came: the letter that stands there instead. The notation stays as it is.
stones_and_rivers_unread_letter = c, c-, c|, s, s-, s| or a number is expected, “{ $came }” came.
# As $why above, of the points of a row. $points: 13.
stones_and_rivers_unread_more = { NUMBER($points) } points are expected, more came.
# As $why above, of the points of a row. $points: 13; $came: 0 to 12.
stones_and_rivers_unread_few = { NUMBER($points) } points are expected, { NUMBER($came) } came.
stones_and_rivers_unread_nobody = It is not said who is up: add c or s after the ground.
# An error of a position in one line. $came: what stands after the ground instead.
stones_and_rivers_unread_turn = Who is up is c or s, “{ $came }” came.
stones_and_rivers_refused_begun = The first action has been made: who goes first is settled.
# An error. $point: such as “e5”.
stones_and_rivers_refused_nothing = There is no piece on { $point } to act with.
# An error. $point: such as “e5”.
stones_and_rivers_refused_push_nothing = There is no piece on { $point } to push.
# An error, of an action like “e5>e5>e9”. $point: such as “e5”.
stones_and_rivers_refused_push_itself = The piece on { $point } cannot push itself: name another piece after the first point.
# An error, of an action like “e5>e6>e6”. $point: such as “e6”.
stones_and_rivers_refused_push_nowhere = The piece on { $point } cannot be pushed to where it stands: name another point at the end.
# An error: the way would end there. $point: such as “e5”.
stones_and_rivers_refused_taken = There is a piece on { $point } already.
stones_and_rivers_refused_over = Somebody has won: the game is over.
# An error. $seat: name of the player whose turn it is; $point: such as “e5”.
stones_and_rivers_refused_turn = { $seat } is up, and the piece on { $point } is not theirs.
# An error, of flipping or rotating. $point: such as “e5”.
stones_and_rivers_refused_lies_so = The piece on { $point } lies like that already.
# An error. $point: where the piece was to go, such as “e11”.
stones_and_rivers_refused_area = { $point } is in the other player’s score area: a piece may not move in or through.
# An error. $from: where the piece lies, such as “e5”; $to: where it was to go.
stones_and_rivers_refused_move = { $from } cannot reach { $to }: one step, or along rivers.
# An error. $from: where the pushing piece lies, such as “e5”; $onto: where the other one lies;
# $to: where that was to go.
stones_and_rivers_refused_push = { $from } cannot push the piece on { $onto } to { $to }.

## Doubts

# A doubt. $seat: name of a player; $n: too many or too few, 0 as well; $most: 14.
stones_and_rivers_doubt_pieces = Pieces of { $seat } on the board: { NUMBER($n) }; there are { NUMBER($most) }.
# A doubt. $seat: name of a player; $point: such as “e11”.
stones_and_rivers_doubt_area = { $seat } has a piece on { $point }, in the other player’s score area.
stones_and_rivers_doubt_both = Both score areas hold five stones, but no action can have filled both at once: the game was over with the first.
# A doubt, where every action may be recorded. $number: which action of the game, 1 or more; $action:
# in notation, such as “e5>e6”.
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
stones_and_rivers_setup_section_circles = Circles
stones_and_rivers_setup_section_squares = Squares
stones_and_rivers_setup_board = Lay the board out between you.
# A step of the set-up. $circle, $square: names of the two players.
stones_and_rivers_setup_sides = { $circle } plays the circles and has the square score area in front; { $square } plays the squares and sits opposite.
stones_and_rivers_setup_areas = The two score areas are five points each, behind the starting points. Yours is the far one.
# A step of the set-up. $n: 14, round pieces.
stones_and_rivers_setup_circles = Put your { NUMBER($n) } circles on the starting points next to you, stone side up.
# A step of the set-up. $n: 14, square pieces.
stones_and_rivers_setup_squares = Put your { NUMBER($n) } squares on the starting points next to you, stone side up.
stones_and_rivers_setup_rows = They make two rows of seven; the stone side is the blank one.
stones_and_rivers_setup_first = One flips a piece, the other calls stone or river. A caller who is right chooses to go first or second, otherwise the flipper.
stones_and_rivers_piece_board = board
stones_and_rivers_piece_circles = circles
stones_and_rivers_piece_squares = squares

## What counts

stones_and_rivers_points_area = In your score area
stones_and_rivers_points_stone = a stone of yours
stones_and_rivers_points_river = a river of yours
stones_and_rivers_points_other = a piece of the other player
# In a table: what a stone counts for the win, “1 of 5”. $n: 1; $of: 5.
stones_and_rivers_points_counts = { NUMBER($n) } of { NUMBER($of) }
stones_and_rivers_points_nothing = nothing
stones_and_rivers_points_end = The end
# In a table, before “wins at once”. $n: 5, in your own score area.
stones_and_rivers_points_all = { NUMBER($n) } stones there
stones_and_rivers_points_wins = wins at once

## Rules

stones_and_rivers_section_aim = Aim, board and pieces
stones_and_rivers_section_turn = A turn
stones_and_rivers_section_rivers = Rivers
stones_and_rivers_section_push = Pushing
stones_and_rivers_section_end = Score areas and the end
stones_and_rivers_edition_newer = The newer text
stones_and_rivers_edition_2023 = The text of 2023
stones_and_rivers_rule_aim = Aim of the game
# In the rules. $stones: “5”, text.
stones_and_rivers_rule_aim_text = Be the first to have { $stones } of your stones in your score area, which lies on the other side of the board.
stones_and_rivers_rule_board = The board
# In the rules. $columns: 13; $rows: 14; $starting: 14; $area: “5”, text.
stones_and_rivers_rule_board_text = A grid of { NUMBER($columns) } × { NUMBER($rows) } lines. On its crossings are { NUMBER($starting) } starting points for each player and two score areas of { $area } points.
stones_and_rivers_rule_layout = Where everything lies on the board
# In the rules. All are points, such as “d5”: the first and the last where the circles begin ($circle_first,
# $circle_last) and the squares ($square_first, $square_last), and those of the score area of the circles
# ($circle_area_first, $circle_area_last) and of the squares ($square_area_first, $square_area_last).
stones_and_rivers_rule_layout_text = As the picture of the rules shows it: circles begin on { $circle_first } to { $circle_last }, squares on { $square_first } to { $square_last }. The circle score area is { $circle_area_first } to { $circle_area_last }, behind the squares, the square one { $square_area_first } to { $square_area_last }, behind the circles.
stones_and_rivers_rule_point_names = Names of the points
stones_and_rivers_rule_point_names_text = The text names no points. Here a letter is the column, from a on, and a number the row, counted from the circle player: e5.
stones_and_rivers_rule_pieces = Pieces: stones and rivers
# In the rules. $n: 14.
stones_and_rivers_rule_pieces_text = Each player has { NUMBER($n) } pieces with two sides: blank, the stone, and with a blue line, the river. Stones move little, but they block and are needed to win; rivers are for moving far and for pushing.
stones_and_rivers_rule_sides = Who sits where
stones_and_rivers_rule_sides_text = Decide who plays circles and who squares. The circle player sits with the square score area in front, the square player opposite. So your own score area is the far one.
stones_and_rivers_rule_first = Who goes first
stones_and_rivers_rule_first_text = One player flips a piece, the other calls which side will be up. If the call is right, the caller chooses to go first or second, otherwise the one who flipped.
stones_and_rivers_rule_caller = Who flips and who calls
stones_and_rivers_rule_caller_text = The caller is the one who does not flip. Which of you flips is not said: agree on it.
stones_and_rivers_rule_setup = Where you begin
stones_and_rivers_rule_setup_text = All your pieces begin stone side up on the starting points nearest to you, two rows of seven.
stones_and_rivers_rule_turn = What you do in a turn
stones_and_rivers_rule_turn_text = Exactly one action with one of your own pieces: flip it, rotate a river, move it, or push with it. There is no passing.
stones_and_rivers_rule_flip = Flip a piece
stones_and_rivers_rule_flip_text = Stones become rivers and rivers stones. If it becomes a river, you choose whether it runs up and down or from side to side.
stones_and_rivers_rule_rotate = Rotate a river
stones_and_rivers_rule_rotate_text = Turn one of your rivers by a quarter: from up and down to side to side, or the other way.
stones_and_rivers_rule_move = Move a stone or a river
stones_and_rivers_rule_move_text = A stone or a river goes one point up, down, left or right along the lines. Diagonal steps there are none. What lies on that point may be ridden if it is a river, or pushed.
stones_and_rivers_rule_no_jumping = No jumping
stones_and_rivers_rule_no_jumping_text = A step goes to the next point only, and a ride runs until it meets a piece. A river on the way is ridden on, not jumped.
stones_and_rivers_rule_one_piece = One piece on a point
stones_and_rivers_rule_one_piece_text = No two pieces can stand on the same point. Pieces stand on the crossings of the lines, not in the squares.
stones_and_rivers_rule_keep_out = The other player’s score area
stones_and_rivers_rule_keep_out_text = You cannot move a piece of yours into or through the other player’s score area.
stones_and_rivers_rule_not_allowed = An action that is not allowed
stones_and_rivers_rule_not_allowed_text = The text does not say what happens then. Here only what is allowed can be entered; with an option everything can be recorded, and what was not allowed is marked.
stones_and_rivers_rule_ride = Riding a river
stones_and_rivers_rule_ride_text = A piece that moves onto a river, of either player, can go on any number of points along it until it meets another piece. Whoever is up chooses how far.
stones_and_rivers_rule_directions = Both ways along a river
stones_and_rivers_rule_directions_text = A river has two directions, and you may go either way along it, from whichever side you came.
stones_and_rivers_rule_chain = From river to river, and where to stop
stones_and_rivers_rule_chain_text = If the ride comes to another river, it goes on along that one in the same manner, and so on. It ends on an empty point: a river is no place to stop.
stones_and_rivers_rule_ride_back = A ride back to its beginning
stones_and_rivers_rule_ride_back_text = It may pass the point where it began, but not end there: that would be no move.
stones_and_rivers_rule_ride_push = A push at the end of a ride
stones_and_rivers_rule_ride_push_text = The text can be read either way: a ride goes until it meets a piece, but what would land on a piece can push it. Here a ride ends before the piece; an option allows the push.
stones_and_rivers_rule_push_stone = Pushing with a stone
stones_and_rivers_rule_push_stone_text = A stone that would land on a piece can push it exactly one point on in the same direction, if that point is empty. So it never pushes two in a row, nor off the board, and the pushed piece does not ride.
stones_and_rivers_rule_push_stone_2023_text = Stones do not push. A stone cannot step onto a stone.
stones_and_rivers_rule_stone_river = A stone steps onto a river
stones_and_rivers_rule_stone_river_text = Riding it and pushing it are both something it “can” do, so its player chooses. With an option it always rides.
stones_and_rivers_rule_push_river = Pushing with a river
stones_and_rivers_rule_push_river_text = A river that would land on a piece can push it any number of points in one of the two directions in which the pushing river runs. Then the pushing river, now in its place, flips to its stone side.
stones_and_rivers_rule_river_river = A river steps onto a river
stones_and_rivers_rule_river_river_text = Its player can choose to push, or it rides along the other river. With an option it always rides.
stones_and_rivers_rule_pushed = A piece pushed by a river
stones_and_rivers_rule_pushed_text = Whoever pushes chooses where it goes. It rides along other rivers on its way, by the same rules, but it cannot push anything itself.
stones_and_rivers_rule_pushed_back = Pushed to where the pusher came from
stones_and_rivers_rule_pushed_back_text = A pushed piece may come to lie on the point that the pushing river has just left: it is empty.
stones_and_rivers_rule_push_own = Pushing your own pieces
stones_and_rivers_rule_push_own_text = The text speaks of a piece, not of whose it is, so pieces of both players can be pushed. An option allows only the other player’s.
stones_and_rivers_rule_pushed_area = Pushed pieces and score areas
stones_and_rivers_rule_pushed_area_text = The text does not say whether a push may bring a piece into any area. Here a pushed piece keeps out of the score area of its owner’s opponent, as if it moved; an option lets it in.
stones_and_rivers_rule_no_capture = Nothing is captured
# In the rules. $n: 28, the pieces of both players.
stones_and_rivers_rule_no_capture_text = No rule takes a piece off: all { NUMBER($n) } stay on the board to the end. A push goes to an empty point of the board only.
stones_and_rivers_rule_area = Score areas
stones_and_rivers_rule_area_text = Pieces in a score area stay in play: they can still be moved, flipped and rotated. Only stones count there, rivers do not.
stones_and_rivers_rule_area_push = Pushing in a score area
stones_and_rivers_rule_area_push_text = The text has “or push” among what pieces in a score area can do. We read it both ways: they may push, and they may be pushed, also out of it.
stones_and_rivers_rule_end = When it is over
# In the rules. $stones: “5”, text.
stones_and_rivers_rule_end_text = Whoever has { $stones } pieces in their score area, all stone side up, wins at once, however the last one came there. The other player has no further turn.
stones_and_rivers_rule_both = Both areas full at once
stones_and_rivers_rule_both_text = If one push fills both areas, the win is shared: the text speaks of one player only. That needs the option by which a pushed piece may enter any area.
stones_and_rivers_rule_no_draw = No draw
stones_and_rivers_rule_no_draw_text = The text knows no draw, and no rule for positions that repeat: by the text, play goes on until somebody wins. Nobody is ever stuck, as a piece can always be flipped. Where neither gets on, we would call it a draw.
stones_and_rivers_rule_no_warning = No need to warn
stones_and_rivers_rule_no_warning_text = The text knows no call like “check”: you need not say that you can win with your next action. An option shows it to both.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: how do you win, what is the goal, object, objective, purpose, what do I have to do, overview, how many stones do I need, how many stones to win, what is this game about, what do I have to do to win, how many stones in the goal, how many do I need to bring across, what should I try to achieve, teach me the game, main idea, summary of the rules, goal of the game, object of the game, four stones or five, get across the board, how do I win, winning condition, how to play, how many to the finish, number of stones to win, what are we doing, five stones across, stones to bring, discs in the goal
    board: how big is the board, size, grid, dimensions, how many spots in the goal, how many spaces, lines, fields, columns and rows, 13x14, what does the board look like, how many lines, how many rows and columns, size of the board, how many points in the score area, how many spaces is the goal, how wide is the board, board dimensions, number of crossings, how many starting points, is it like a chess board, how big is the scoring zone, squares on the board, grid size, thirteen, crosses, points on the board, area size
    layout: picture, starting position, where is the score area, what is behind the goal, diagram, where are the starting areas, go around behind the goal, where do the pieces start on the board, where exactly is the score area, where is the circle area, where is the square area, which points are the goal, position of the areas, map of the board, is there space behind the goal, which row is the goal in, coordinates of the score area, where do squares begin, behind the score area, picture of the board, edge behind the goal, goal position, area position, where is what, start rows, rows of the areas
    point-names: what does e5 mean, coordinates, letters and numbers, notation, write down a move, a1, what are the letters and numbers, how are the points named, what does the notation mean, how do I read e5, name of a point, column letter, row number, how do I write a move, where is a1, how to record moves, labels on the board, letters, numbers, names, write moves
    pieces: how many pieces each, what is the blue line for, which side is the stone, two sides, blank side, difference between stone and river, what is a river, what is a stone good for, men, tokens, how many pieces do I have, what does the river side do, number of pieces, how many men does each player get, how many discs, how many tokens each, what does the blue line mean, what is the blank side, which side is the river, what is the difference, stone or river, what are the two sides, what do stones do, what do rivers do, how do I tell a river from a stone, what is the line on the piece, plain side, number of stones per player, counters, round pieces and square pieces, back side, why do I need stones, what is a river for, side with the stripe, sides of a piece, plain, empty side, striped side, marked side, line, discs each, fourteen, stone side, river side, what is what, use of stones, use of rivers
    setup-sides: which end do I have to reach, where is my goal near me or far, where does the circle player sit, which area is mine, who is square, choose circle or square, own scoring area, colours, which score area is mine, which goal is mine, where is my goal, which side do I play to, where do I sit, who plays circles, which colour am I, circle or square, do I score on the far side, is my area near me or far away, my score area, which way do I go, which direction do I play, where do I have to go, whose area is in front of me, choose sides, opposite side, where must I bring my stones, far side, my end, target, across, which end, opposite, own area, where to go, my finish, direction
    first-player: how do we decide who starts, who starts, who goes first, start player, flipper, do I have to start if I guess right, coin toss, guess, wrong call, begin, second, who begins, who plays first, how do we choose the first player, flip a piece to start, do we toss a coin, I guessed right do I start, can I choose to go second, heads or tails, what if I guess wrong, decide who begins, who makes the first move, does circle always start, does white start, starting player, winner of the flip, the flipper or the caller starts, beginner, toss, coin, first move, after the toss, who may begin, choose second, flip to start
    caller: who is the caller, who gets to flip for the start, who tosses, who calls, which of us flips, do we have to agree on who flips, who flips the piece, who has to guess, who throws the piece, which of us tosses, who does the toss, caller or flipper, older player flips, who throws, guessing, toss, throwing the piece
    setup: which side up at the beginning, how many rows do I fill, where do I place my pieces, starting position, all stones at the start, arrange, how do we set up, where do my pieces go at the start, where do I place my stones, how are the pieces placed, starting positions, do pieces start as stones or rivers, are there rivers at the beginning, which side is up at the start, where do I put my men, first rows, may I choose where to put my pieces, initial setup, how to begin, do we start with stones, two rows of seven, preparing the board, place all pieces, beginning of the game, begin, starting rows, put the pieces, placing at the start, stones first, initial, nearest rows
    turn: how many moves do I get, move and flip in one go, may I pass, skip, can I move my opponents men, actions, what can I do, two actions, only my own pieces, do I have to move, rotate and move in the same turn, can I stay where I am, do nothing, touch the other players piece, do I need to flip before I move, flip and then move, what can I do in my turn, what are my options, how many actions, can I do two things, can I move two pieces, move and rotate in one turn, can I flip and move, may I pass my turn, do I have to do something, can I skip, must I move, one action per turn, can I use my opponent’s pieces, can I move his pieces, can I flip his piece, may I flip my opponent’s river, can I turn her stone, what is allowed in one turn, how many pieces can I move, possible actions, list of actions, wait a turn, several moves, one thing, only one action, two things, stay still, wait, stand still, leave out my turn, do nothing this turn, not move, enemy piece, his piece, her piece, touch other pieces, both flip and move, free choice
    flip: turn it over, which way does it point after flipping, flip back to stone, change a river to a stone, make a river, choose direction when flipping, upside down, both sides, vertical or horizontal, does flipping cost a turn, which side up, can I turn a river into a stone, turn a stone into a horizontal river, how do I get a river, when can I flip, how do I flip, how do I make a river, how do I turn a stone into a river, how do I change it back, can I flip any piece, when may I flip, which direction has the new river, turn over a piece, does flipping use my turn, can I choose the direction of the river, can I flip back, how often can I flip, turn upside down, become a stone, become a river, other side, change sides of a piece, does the river lie across or along, convert, switch stone and river, turn the piece over, other side up, decide the direction when flipping, where the line points, line direction after flipping, new river direction, swap sides, reverse, becomes river, becomes stone, make it a stone
    rotate: turn it sideways, can I spin the enemys river, quarter turn, 90 degrees, change the direction of a river, rotate a stone, turn a river, vertical to horizontal, rotate an opponents piece, how do you rotate, can I rotate a stone, how do I rotate, can I turn a river, how far can I rotate, diagonal river, change where the river points, turn it by 90, quarter rotation, can I rotate my river, does rotating cost a turn, does rotating take my turn, make the river go sideways, spin a river, turn a river of my opponent, how often may I turn it, rotate without moving, redirect the river, line the other way, twist, can I turn it halfway, turn the line, swing, 45 degrees, quarter, 180, turn round, turn river, point it elsewhere, changing direction, angle
    move: diagonally, diagonal, how far does a stone go, may a river move too, can I go backwards, one step, sideways, move two spaces, how do pieces move, walk, forwards only, up or down, how far can I move, how far does a piece go, can I move diagonally, can I move backwards, how does a stone move, how does a river move, can rivers walk, how many spaces per move, one step only, can I go sideways, directions of movement, may I move two steps, move along the lines, orthogonal, forward or back, left and right, step, do rivers move like stones, how many steps, walk back, how do I walk, slanted, can a river go against its line, corner to corner, diagonal step, across, step back, backward, how far, one point, steps, go where, walking, running, slanting, distance
    no-jumping: can i jump over someone, hop, leap, pass over a piece, skip over, blocked by a piece, may I go through my own pieces, move through pieces, pass a stone, do rivers block, do stones block, can I jump over a piece, can I jump over my own piece, leap over, can I go past a stone, pass through another piece, hop like in checkers, something is in my way, piece in the way, does a stone block me, can I cross a line of stones, is my way blocked, what blocks me, skip over a river, go around, can I fly over, jump like in draughts, wall of stones, over someone, over a piece, past, checkers jump, blocked way, hop over, through
    one-piece: two on the same spot, inside the squares or on the lines, share a space, stack, occupied, land on my own piece, intersection, can I move onto another piece, move to a taken space, can two pieces be on the same point, how many pieces per point, can pieces share a point, can I stack pieces, where do pieces stand, do they stand on lines or squares, on the crossing, in the middle of a square, can I go to an occupied point, is the point taken, on top of another piece, stand together, intersections, same place, full point, field is occupied, together on a point, same crossing, two at one place, on the line, in the square
    keep-out: walk into the other guys goal, can I block his goal by standing in it, slide through the enemy scoring zone, enter the opponents score area, cross the other area, go through, forbidden, guard, can I move into my opponents goal, stand in the enemy area, defend by standing in front of the area, block the area, can I go into my opponent’s goal, can I enter the other score area, may I stand in his area, can I cross the enemy goal, can I ride through his goal, can I hide in his score area, may I block the goal of my opponent, forbidden area, may I go through the area of the other, are there places I cannot go, is the other goal off limits, enter her zone, no entry, walk through the enemy area, can I occupy the opponents finish, enter the home of the enemy, defend inside the area, opponent’s finish, enemy finish, foreign area, other area, his goal, her goal, blocking the goal, sit in the goal, enter, home of the other, pass through
    not-allowed: illegal move, mistake, cheated, took a wrong move, undo, against the rules, invalid, take back, what if somebody makes a wrong move, illegal moves, I made a mistake, can I take back my move, wrong action, what if someone cheats, move against the rules, undo a move, penalty for a wrong move, not a legal action, can I change my mind, correct a move, wrong, illegal, cheat, error, take it back
    ride: use my opponent’s river, how far can I slide, can I use my opponents rivers, do I have to slide all the way, stop early, float, stepping onto a river, any number of spaces, what stops a ride, glide, enemy river, what happens when I move onto a river, may I use the rivers of my opponent, do I have to ride the whole river, piece meets another while riding, what are rivers for, can my opponent use my rivers, how does a river carry, can a stone slide, do rivers carry stones, how does a river work, how do I use a river, how far does a river take me, how far can I ride, can I use the enemy’s river, do I have to go all the way, may I get off early, can I get off anywhere, can rivers ride, can a river slide on a river, what happens when I step on a river, how do I travel fast, sail, swim, move along the river, travel along a river, where do I stop, do I stop at another piece, does a river have a length, until when do I slide, any distance, are rivers for both players, ride along, can he use mine, boat, how long is a river, choose how far I go, use her river, what ends a ride, jump on a river, go with the flow, float on water, water of the other, use rivers, her river, his river, swim along, how far by river, end of the ride, stop when I like, carried, transport, fast travel, drift, until where, surf
    river-directions: upstream or only downstream, either direction of a river, backwards along a river, both directions, which way, against the current, can I go both ways on a river, in which direction does a river carry me, does a river have a direction, which way does a river flow, against the stream, upstream, can I go back along the river, may I ride left and right, is there a current, two directions, either way, choose the direction on a river, enter from the side, do I have to go on in the direction I came from, turn when I enter a river, downstream, flow, back along, left or right along
    chain: one river onto the next river, can I change direction halfway, may I stop on a river, several rivers, connect, turn a corner, second river, how many rivers in one move, combo, can a river ride on itself, use the same river twice, can I use several rivers, from one river to another, can I turn on a second river, what if I reach another river, how many rivers can I use, can I stay on top of a river, can my ride end on a river, switch rivers, change direction during a ride, go around corners, connect rivers, network of rivers, combine rivers, do I have to take the next river, may I pass straight over a river, two rivers in one turn, continue on the next one, ends on another river, can I stand on a river, zigzag, next river, more rivers, river after river, several, change rivers, stop on it, rest on a river, corner, bend, continue, along one river and then another, down the river and then onto another one, go from this river to that one
    ride-back: can I end up where I started in a loop, circle back, return to the same place, ride round, move in a circle, same spot again, can I come back to where I began, can I end on my starting point, ride in a circle, ride and return, same place as before, round trip, finish where I started, use a ride to pass, come back to the start, same place, circle, where I was, come back
    ride-push: can I slide into someone and push him, push at the end of a ride, slide then push, ram, crash into a piece after riding, push after a river move, can I push after riding, can I push when I come by river, push at the end of a slide, ride into a piece, slide into a stone, I ride and hit a piece, may I bump a piece at the end of my ride, ride and push in the same turn, hit someone while sliding, push from a ride, crash into a stone, combine riding and pushing, use a river to push from far away, run into, ran into a piece, knock a piece at the end, hit at the end, ride then shove, crash, slide and push, meets a piece and pushes
    push-stone: stone shoves a stone, how far does a stone push, two in a row can I push both, shove someone off the board, push off the edge, line of pieces, can stones push, push one space, push against a wall, can stones push other stones, does a stone flip after pushing, push two stones, what if the space behind is occupied, wall behind the piece, pull a piece, needs an empty space behind, blocked push, must I push, how does pushing work, how does a stone push, can a stone push, how far can I push with a stone, can I push two pieces, can I push several pieces, can I push a piece off the board, what if there is a piece behind, push against the edge, piece at the border, is there something behind it, push one step, does the stone flip when it pushes, two stones behind each other, can I push a row of stones, push a stone with a stone, can it be pushed if blocked, push outside the board, which direction does a stone push, stone bumps stone, sumo, kick a stone, do I move into its place, do I have to push, behind it is occupied, double push, shove, one further, two stones, behind, off the board, edge, push a piece, stone kicks, move someone, bump, knock further, row of pieces, border, pushing rules
    stone-onto-river: does a stone push or ride a river, stone moves onto a river, must a stone ride, can a stone push a river, choose to push a river, does the piece I land on get pushed or ridden, ride or push, does a stone push or ride, must I ride the river I step on, stone steps on a river, stone moves on a river, can I push a river away with a stone, choose between riding and pushing, is a river pushed or used, shove a river with a stone, do I have to slide when I step on a river, stone on river, stone goes on a river, ride or shove
    push-river: does a river have to flip afterwards, which way does the pushed one go with a river, how many spaces can a river push, how far can a river push, river becomes a stone after pushing, direction of a river push, push with a river, what happens to a river after it pushes, must the pusher flip, may a river push several spaces, does the river stay a river after a push, does it remain a river, must I push, may I choose not to push, optional push, how does a river push, does the river flip after a push, why does my river become a stone, river turns into a stone, which direction does a river push, push sideways with a river, push many spaces, how many points can I push, push with my river, what happens to the pusher, does the pushing piece turn over, can a river push a stone, river pushes a stone, push far, does my piece change sides after pushing, do I need to turn it over after a push, any distance push, shoot a piece away, river attack, where does the pushing river end up, river shoves, several points, turns over after, flips after, becomes stone after, river pushes, after pushing, direction of push, river kicks, can a river push more than one step, push with a river how many steps, a river pushes further than a stone
    river-onto-river: river moves onto another river, can a river push a river, river meets river, does a river ride a river, pushed or ridden, ride or push with a river, a river steps on a river, river against river, can a river push another river, river on top of a river, my river moves onto his river, does a river push or ride a river, two rivers meet, river hits a river, river to river push, choose to ride or push with my river, river on river, river on a river, rivers meet
    pushed: who decides where the pushed piece lands, can the pushed one push another, chain reaction, pushed onto a river, does a pushed piece ride, pushed piece chooses, how far does it fly, how far can a pushed piece go, where does a pushed piece go, who chooses where the pushed piece goes, can a pushed piece ride a river, can a pushed piece turn onto another river, does a pushed stone travel along rivers, can a pushed piece push others, pushed piece meets a river, how far does the pushed piece go, direction of the pushed piece, pushed into another piece, does the pushed player decide, pushed along rivers, victim, piece that was pushed, shoved onto a river, chain of pushes, thrown, shoved piece, shoved disc, pushed one rides, where does it land, chooses the place, lands, goes on along a river, pushed piece continues, domino
    pushed-back: push it behind me, swap places, pushed onto my old spot, exchange places, can I push a piece behind me, can I push it to where I came from, change places with a piece, push to the point I left, switch positions, pushed onto the pushing river’s old place, pulled behind, can the pushed piece land where I was, to my old place, behind, exchange, swap
    push-own: may I push my own, push my own pieces, shove a friend, own piece, whose pieces can be pushed, can I push my own pieces, can I push my own stone forward, may I shove my own men, push my friend, help my own piece with a push, push both colours, can only enemies be pushed, push a piece of mine, push my own river, whose piece may I push, my own colour, own ones, my own, friendly push, mine, same colour
    pushed-area: push the opponent into my goal, push him into a score area, push my piece into my own goal, pushed through a scoring zone, shove into the goal, can I push a piece into the goal, can I push an enemy into his own goal, push my stone into my score area, can he be pushed into my goal, pushed into the score area, may a push end in an area, push the enemy into the wrong area, pushing a piece through the goal, push over the score area, push an opponent’s piece into my own score area, fill my goal by pushing, shoved into the goal, pushed in an area, push in, into the finish
    no-capture: can I capture pieces, are pieces ever taken off, kill, eat, remove, take a piece, lose pieces, eliminated, out of the game, can I take pieces, can pieces be captured, do pieces leave the board, can I kill a piece, are pieces beaten like in chess, can I lose a piece, remove an enemy piece, how do I capture, are there captures, eating pieces, throw out, pieces out of the game, does anybody lose pieces, hit and remove, do pieces die, knocked out of the game, take, beat, hit, removed, eaten, die, lost pieces, off the board for good, hitting like in checkers, taking like in draughts, is there hitting, beaten pieces
    score-area: do rivers count towards the five, am I safe once I am in the goal, do rivers count in the goal, 5 in but one of them is a river, leave the goal again, locked, move out of the scoring area, flip in the goal, still in play, does my opponents piece there count, can I leave my own score area, flip a piece in the score area, go into my own goal sideways, can I win with rivers, enter my goal from any side, what happens in the score area, can I leave the goal, can I move within the goal, may I flip in the goal, do pieces in the goal stay there, is a piece in the goal locked, do rivers in the goal count, does a river score, do only stones count, must they be stones, can I turn a river in the goal into a stone, is my piece safe in the goal, can I come back out, once in the goal, rotate in the goal, pieces already home, river in the score area, which pieces count, do I have to leave it there, from which side can I enter my goal, in the goal, finish area, safe, leave again, flip there, river there, count in the goal, out again, stuck in the goal, which count, home
    area-push: push me out of my goal, can he push me out of my scoring area, pushed out of the goal, knock me out, safe from pushes, push inside the goal, my stone is pushed out of the goal, push an enemy out of the goal, can I be pushed out of my goal, can pieces in the goal be pushed, am I protected in the score area, push an enemy out of his area, can I push out of the goal, may a piece in the score area push, can he kick me out, throw a piece out of the goal, is the goal a safe zone, push within the score area, push somebody who is already home, can a scored stone be pushed away, safe in the goal from pushing, knock a stone out of the area, out of the goal, thrown out, protected, pushed in the area, safe from being pushed
    end: when over, game over, does the other one get a last go, finish, five stones, last move, immediately, who has won, win by a push, win on the opponents turn, fifth stone, do all five need to be stones, do I win if a pushed stone is the fifth, can I win on my opponents turn, when is the game over, when does the game end, how does it end, who wins, who won, what if I have five in the goal, four stones and a river in the goal, do all have to be stones, does the last one count if it was pushed, does the opponent get another turn, immediate win, do we finish the round, fifth stone in, all five stones in, is it over at once, do I win if he pushes my stone in, win in the opponents turn, can I win by a flip, does flipping the last one win, end of the game, one last turn, win, over, victory, all five, last turn, five in, end at once, condition, completed
    both-at-once: both win, same time, simultaneous, tie, both goals full, shared win, both players win at once, both have five, both reach the goal in the same turn, one push makes both win, same turn win, who wins if both are full, both areas filled, simultaneous win, two winners, both, same moment, double win
    no-draw: same moves over and over, is there a draw, stalemate, I cant move anything, we keep repeating the same moves, stuck, repetition, endless, give up, no moves left, forever, remis, can it end in a tie, can the game be a draw, what if nobody can win, we are stuck, what if I can’t move, no legal move, nothing can move, same position again, repeated positions, going back and forth, endless game, game never ends, is there a stalemate, all my pieces are blocked, nobody makes progress, three times the same position, deadlock, infinite, all blocked, both of us only wait, moving to and fro, tie, blocked, nobody wins, repeat, again and again, no move, long game
    no-warning: do I have to say check, warn, announce, about to win, threat, one away from winning, tell my opponent, do I have to announce, must I warn my opponent, do I have to say that I win next turn, is there check like in chess, must I say something before I win, say when I have four stones, tell him that I am about to win, do I need to call it, hint, call out, like Uno, tell, say, check, before I win
