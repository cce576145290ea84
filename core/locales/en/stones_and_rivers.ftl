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
stones_and_rivers_setup_section_circles = Circles
stones_and_rivers_setup_section_squares = Squares
stones_and_rivers_setup_board = Lay the board out between you.
stones_and_rivers_setup_sides = { $circle } plays the circles and has the square score area in front; { $square } plays the squares and sits opposite.
stones_and_rivers_setup_areas = The two score areas are five points each, behind the starting points. Yours is the far one.
stones_and_rivers_setup_circles = Put your { NUMBER($n) } circles on the starting points next to you, stone side up.
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
stones_and_rivers_points_counts = { NUMBER($n) } of { NUMBER($of) }
stones_and_rivers_points_nothing = nothing
stones_and_rivers_points_end = The end
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
stones_and_rivers_rule_aim_text = Be the first to have { $stones } of your stones in your score area, which lies on the other side of the board.
stones_and_rivers_rule_board = The board
stones_and_rivers_rule_board_text = A grid of { NUMBER($columns) } × { NUMBER($rows) } lines. On its crossings are { NUMBER($starting) } starting points for each player and two score areas of { $area } points.
stones_and_rivers_rule_layout = Where everything lies on the board
stones_and_rivers_rule_layout_text = As the picture of the rules shows it: circles begin on { $circle_first } to { $circle_last }, squares on { $square_first } to { $square_last }. The circle score area is { $circle_area_first } to { $circle_area_last }, behind the squares, the square one { $square_area_first } to { $square_area_last }, behind the circles.
stones_and_rivers_rule_point_names = Names of the points
stones_and_rivers_rule_point_names_text = The text names no points. Here a letter is the column, from a on, and a number the row, counted from the circle player: e5.
stones_and_rivers_rule_pieces = Pieces: stones and rivers
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
stones_and_rivers_rule_no_capture_text = No rule takes a piece off: all { NUMBER($n) } stay on the board to the end. A push goes to an empty point of the board only.
stones_and_rivers_rule_area = Score areas
stones_and_rivers_rule_area_text = Pieces in a score area stay in play: they can still be moved, flipped and rotated. Only stones count there, rivers do not.
stones_and_rivers_rule_area_push = Pushing in a score area
stones_and_rivers_rule_area_push_text = The text has “or push” among what pieces in a score area can do. We read it both ways: they may push, and they may be pushed, also out of it.
stones_and_rivers_rule_end = When it is over
stones_and_rivers_rule_end_text = Whoever has { $stones } pieces in their score area, all stone side up, wins at once, however the last one came there. The other player has no further turn.
stones_and_rivers_rule_both = Both areas full at once
stones_and_rivers_rule_both_text = If one push fills both areas, the win is shared: the text speaks of one player only. That needs the option by which a pushed piece may enter any area.
stones_and_rivers_rule_no_draw = No draw
stones_and_rivers_rule_no_draw_text = The text knows no draw, and no rule for positions that repeat: by the text, play goes on until somebody wins. Nobody is ever stuck, as a piece can always be flipped. Where neither gets on, we would call it a draw.
stones_and_rivers_rule_no_warning = No need to warn
stones_and_rivers_rule_no_warning_text = The text knows no call like “check”: you need not say that you can win with your next action. An option shows it to both.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: how do you win, what is the goal, object, objective, purpose, what do I have to do, overview, how many stones do I need, how many stones to win
    board: how big is the board, size, grid, dimensions, how many spots in the goal, how many spaces, lines, fields, columns and rows, 13x14
    layout: picture, starting position, where is the score area, what is behind the goal, diagram, where are the starting areas, go around behind the goal
    point-names: what does e5 mean, coordinates, letters and numbers, notation, write down a move, a1
    pieces: how many pieces each, what is the blue line for, which side is the stone, two sides, blank side, difference between stone and river, what is a river, what is a stone good for, men, tokens, how many pieces do I have, what does the river side do, number of pieces
    setup-sides: which end do I have to reach, where is my goal near me or far, where does the circle player sit, which area is mine, who is square, choose circle or square, own scoring area, colours, which score area is mine
    first-player: how do we decide who starts, who starts, who goes first, start player, flipper, do I have to start if I guess right, coin toss, guess, wrong call, begin, second
    caller: who is the caller, who gets to flip for the start, who tosses, who calls, which of us flips, do we have to agree on who flips
    setup: which side up at the beginning, how many rows do I fill, where do I place my pieces, starting position, all stones at the start, arrange
    turn: how many moves do I get, move and flip in one go, may I pass, skip, can I move my opponents men, actions, what can I do, two actions, only my own pieces, do I have to move, rotate and move in the same turn, can I stay where I am, do nothing, touch the other players piece, do I need to flip before I move, flip and then move
    flip: turn it over, which way does it point after flipping, flip back to stone, change a river to a stone, make a river, choose direction when flipping, upside down, both sides, vertical or horizontal, does flipping cost a turn, which side up, can I turn a river into a stone, turn a stone into a horizontal river, how do I get a river, when can I flip
    rotate: turn it sideways, can I spin the enemys river, quarter turn, 90 degrees, change the direction of a river, rotate a stone, turn a river, vertical to horizontal, rotate an opponents piece, how do you rotate, can I rotate a stone
    move: diagonally, diagonal, how far does a stone go, may a river move too, can I go backwards, one step, sideways, move two spaces, how do pieces move, walk, forwards only, up or down, how far can I move, how far does a piece go
    no-jumping: can i jump over someone, hop, leap, pass over a piece, skip over, blocked by a piece, may I go through my own pieces, move through pieces, pass a stone, do rivers block, do stones block
    one-piece: two on the same spot, inside the squares or on the lines, share a space, stack, occupied, land on my own piece, intersection, can I move onto another piece, move to a taken space
    keep-out: walk into the other guys goal, can I block his goal by standing in it, slide through the enemy scoring zone, enter the opponents score area, cross the other area, go through, forbidden, guard, can I move into my opponents goal, stand in the enemy area, defend by standing in front of the area, block the area
    not-allowed: illegal move, mistake, cheated, took a wrong move, undo, against the rules, invalid, take back
    ride: use my opponent’s river, how far can I slide, can I use my opponents rivers, do I have to slide all the way, stop early, float, stepping onto a river, any number of spaces, what stops a ride, glide, enemy river, what happens when I move onto a river, may I use the rivers of my opponent, do I have to ride the whole river, piece meets another while riding, what are rivers for, can my opponent use my rivers, how does a river carry, can a stone slide, do rivers carry stones
    river-directions: upstream or only downstream, either direction of a river, backwards along a river, both directions, which way, against the current
    chain: one river onto the next river, can I change direction halfway, may I stop on a river, several rivers, connect, turn a corner, second river, how many rivers in one move, combo, can a river ride on itself, use the same river twice
    ride-back: can I end up where I started in a loop, circle back, return to the same place, ride round, move in a circle, same spot again
    ride-push: can I slide into someone and push him, push at the end of a ride, slide then push, ram, crash into a piece after riding, push after a river move
    push-stone: stone shoves a stone, how far does a stone push, two in a row can I push both, shove someone off the board, push off the edge, line of pieces, can stones push, push one space, push against a wall, can stones push other stones, does a stone flip after pushing, push two stones, what if the space behind is occupied, wall behind the piece, pull a piece, needs an empty space behind, blocked push, must I push
    stone-onto-river: does a stone push or ride a river, stone moves onto a river, must a stone ride, can a stone push a river, choose to push a river, does the piece I land on get pushed or ridden, ride or push
    push-river: does a river have to flip afterwards, which way does the pushed one go with a river, how many spaces can a river push, how far can a river push, river becomes a stone after pushing, direction of a river push, push with a river, what happens to a river after it pushes, must the pusher flip, may a river push several spaces, does the river stay a river after a push, does it remain a river, must I push, may I choose not to push, optional push
    river-onto-river: river moves onto another river, can a river push a river, river meets river, does a river ride a river, pushed or ridden, ride or push with a river
    pushed: who decides where the pushed piece lands, can the pushed one push another, chain reaction, pushed onto a river, does a pushed piece ride, pushed piece chooses, how far does it fly, how far can a pushed piece go
    pushed-back: push it behind me, swap places, pushed onto my old spot, exchange places
    push-own: may I push my own, push my own pieces, shove a friend, own piece, whose pieces can be pushed
    pushed-area: push the opponent into my goal, push him into a score area, push my piece into my own goal, pushed through a scoring zone, shove into the goal
    no-capture: can I capture pieces, are pieces ever taken off, kill, eat, remove, take a piece, lose pieces, eliminated, out of the game
    score-area: do rivers count towards the five, am I safe once I am in the goal, do rivers count in the goal, 5 in but one of them is a river, leave the goal again, locked, move out of the scoring area, flip in the goal, still in play, does my opponents piece there count, can I leave my own score area, flip a piece in the score area, go into my own goal sideways, can I win with rivers, enter my goal from any side
    area-push: push me out of my goal, can he push me out of my scoring area, pushed out of the goal, knock me out, safe from pushes, push inside the goal, my stone is pushed out of the goal, push an enemy out of the goal
    end: when over, game over, does the other one get a last go, finish, five stones, last move, immediately, who has won, win by a push, win on the opponents turn, fifth stone, do all five need to be stones, do I win if a pushed stone is the fifth, can I win on my opponents turn
    both-at-once: both win, same time, simultaneous, tie, both goals full, shared win
    no-draw: same moves over and over, is there a draw, stalemate, I cant move anything, we keep repeating the same moves, stuck, repetition, endless, give up, no moves left, forever, remis
    no-warning: do I have to say check, warn, announce, about to win, threat, one away from winning, tell my opponent
