# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Six shared stacks of stones: lay tokens for what you add, score when somebody else topples it. First to ten.
stone_layer_small = small
stone_layer_medium = medium
stone_layer_large = large
stone_layer_stacks = { $n ->
    [one] stack { $stacks }
   *[other] stacks { $stacks }
}

## The sheet

stone_layer_ring = Ring
stone_layer_marker = Marker
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { NUMBER($stack) }: next { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_steps = Steps of the tile
stone_layer_stood = Stood
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
stone_layer_lies = The stone lies on stack { NUMBER($stack) }
stone_layer_size = Stone
stone_layer_count = In the box, { $size }
stone_layer_moving = Put the marker elsewhere
stone_layer_new_tiles = No tile fits: five new ones
stone_layer_exchange = Exchange 5 points
stone_layer_prompt_draft = Tap every stack that fell, then settle.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Fell: { $stacks }. By whose doing?
stone_layer_ask_which = Tap every stack that fell. By whose doing?
stone_layer_prompt_quick = Quick start, stone { NUMBER($n) } of { NUMBER($of) }: the steps of its tile, from stack { NUMBER($stack) } on.
stone_layer_prompt_moving = Tap the stack where the marker stands.
stone_layer_prompt_source = The river is empty. Tap the stack that the stone is taken from.
stone_layer_prompt_stone = Stone { NUMBER($number) } on stack { NUMBER($stack) }, worth { $n ->
    [one] { NUMBER($n) } token.
   *[other] { NUMBER($n) } tokens.
}
stone_layer_prompt_no_token = { $seat } has toppled a stack: the stone may still go on stack { NUMBER($stack) }, for no token.
stone_layer_prompt_marker = Tap another stack if the marker stands there.
stone_layer_prompt_laid = { $seat } lays { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
} beside stack { NUMBER($stack) }.
stone_layer_prompt_nothing_laid = { $seat } lays no token.
stone_layer_prompt_steps = Now the steps of the tile.
stone_layer_prompt_stays = The marker stays where it is.
stone_layer_spoken_stack = Stack { NUMBER($stack) }, { $n ->
    [0] no stone.
    [one] { NUMBER($n) } stone high.
   *[other] { NUMBER($n) } stones high.
}
stone_layer_spoken_marker = The marker stands here.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Tokens: { $tokens }.
stone_layer_spoken_no_tokens = No tokens.
stone_layer_spoken_next = The next stone is worth { $n ->
    [one] { NUMBER($n) } token.
   *[other] { NUMBER($n) } tokens.
}
stone_layer_spoken_steps = Steps of the tile; last time { NUMBER($n) }
stone_layer_spoken_fell = Fell: stack { NUMBER($stack) } or others
stone_layer_spoken_exchange = { $seat } exchanges five gold points for a five-point token

stone_layer_box_stones = Stones of each size
stone_layer_box_count = In the box

## Remarks

stone_layer_remark_fall = { $n ->
    [one] { NUMBER($n) } stone goes back to the river from { $stacks }.
   *[other] { NUMBER($n) } stones go back to the river from { $stacks }.
}
stone_layer_remark_gets = { $seat } gets { NUMBER($n) }, for as many tokens there: { NUMBER($points) } now.
stone_layer_remark_wins = { $seat } gets { NUMBER($n) }, for as many tokens there: { NUMBER($points) } now, and that ends the game.
stone_layer_remark_returned = { $seat } caused it: no points. { $n ->
    [one] { NUMBER($n) } token there goes back to hand.
   *[other] { NUMBER($n) } tokens there go back to hand.
}
stone_layer_remark_stays = { $seat } caused it: no points. { $n ->
    [one] { NUMBER($n) } token stays
   *[other] { NUMBER($n) } tokens stay
} beside the { $bases ->
    [one] base stone
   *[other] base stones
} until somebody else topples the next stack there.
stone_layer_remark_causer = { $seat } caused it: no points.
stone_layer_remark_without = No token there, no points: { $seats }.
stone_layer_remark_withdrawn = The stone of this turn earns nothing after all: { $seat } takes { $n ->
    [one] { NUMBER($n) } token back.
   *[other] { NUMBER($n) } tokens back.
}
stone_layer_remark_exchanged = Tokens ran out, so { $seat } exchanges five gold points for a five-point token; five tokens are free again.
stone_layer_remark_short = The stone is worth { NUMBER($worth) }, but { $seat } has only { NUMBER($n) } left to lay.
stone_layer_remark_new_tiles = Turn up five new tiles.
stone_layer_remark_shuffle = Turn up the tiles that are left, if any, shuffle the used ones and fill the row to five.
stone_layer_remark_used_up = Not in the river any more: { $sizes }.
stone_layer_risk = If { $stack } falls in { $seat }’s turn, { $gets }.
stone_layer_risk_nobody = If { $stack } falls in { $seat }’s turn, nobody gets points.
stone_layer_risk_gets = { $seat } gets { NUMBER($n) }
stone_layer_risk_wins = { $seat } gets { NUMBER($n) } and has ten
stone_layer_risk_own_returned = { $n ->
    [one] { NUMBER($n) } token of { $seat } would go back to hand.
   *[other] { NUMBER($n) } tokens of { $seat } would go back to hand.
}
stone_layer_risk_own_stays = { $n ->
    [one] { NUMBER($n) } token of { $seat } would stay there.
   *[other] { NUMBER($n) } tokens of { $seat } would stay there.
}
stone_layer_risk_elsewhere = Mind { $stack }: if it falls, { $seats } would have ten.

## The score

stone_layer_unfinished = Nobody has ten points yet: the game goes on until somebody does.

stone_layer_line_falls = Points from collapses
stone_layer_line_fall = { $stacks }, toppled by { $by }: { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_line_own = { $stacks }: own doing, so no points
stone_layer_line_returned = { $stacks }: own doing, so no points; { $n ->
    [one] { NUMBER($n) } token went back to hand
   *[other] { NUMBER($n) } tokens went back to hand
}
stone_layer_line_stays = { $stacks }: own doing, so no points; { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
} stayed beside the { $bases ->
    [one] base stone
   *[other] base stones
}
stone_layer_line_no_token = { $stacks }, toppled by { $by }: no token there
stone_layer_line_stack = { $stack }: { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_line_told = Points as told
stone_layer_fall_heading = Collapse { NUMBER($n) }
stone_layer_note_to_go = { NUMBER($n) } to go to ten
stone_layer_note_reached = Ten reached
stone_layer_note_tokens = Tokens: { NUMBER($hand) } in hand, { NUMBER($board) } on the board, { NUMBER($gold) } gold
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } five-point token
   *[other] { NUMBER($n) } five-point tokens
}
stone_layer_tie_stacks = the number of tokens beside the stacks
stone_layer_tie_board = the number of tokens on the board
stone_layer_end_one = { $seat } has { NUMBER($points) } points: the game is over.
stone_layer_end_together = The game is over: { $seats } reached ten in the same collapse.
stone_layer_end_points = { $seat } wins with the most points, { NUMBER($points) }.
stone_layer_end_tokens = { $seats } have equally many points, so { $what } decides: { $seat } wins with { NUMBER($n) }.
stone_layer_end_shared = { $players ->
    [one] { $seats } wins.
   *[other] { $seats } are level in points and in { $what } ({ NUMBER($n) }): they share the win.
}

## The log

stone_layer_told_marker = Marker at stack { NUMBER($stack) }
stone_layer_told_quick = Quick start: stone { NUMBER($n) } on stack { NUMBER($stack) }
stone_layer_told_stood = stood on stack { NUMBER($stack) }, { $n ->
    [one] { NUMBER($n) } token
   *[other] { NUMBER($n) } tokens
}
stone_layer_told_no_token = on stack { NUMBER($stack) }, no token
stone_layer_told_slid_off = slid off stack { NUMBER($stack) }
stone_layer_told_fell = toppled { $stacks }
stone_layer_told_fell_lies = toppled { $stacks }; the stone lies on stack { NUMBER($stack) }
stone_layer_told_source_fell = toppled { $stacks } while taking the stone
stone_layer_told_from = { $what }, stone from stack { NUMBER($from) }
stone_layer_told_collapse = caused { $stacks } to fall
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } step, marker to stack { NUMBER($stack) }
   *[other] { NUMBER($n) } steps, marker to stack { NUMBER($stack) }
}
stone_layer_told_stays = marker stays at stack { NUMBER($stack) }
stone_layer_told_no_steps = turn over, steps not told
stone_layer_told_new_tiles = Five new tiles
stone_layer_told_exchange = five gold points for a five-point token
stone_layer_told_count = Stones in the box, { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = There are { NUMBER($most) } stones, { NUMBER($came) } came.
stone_layer_refused_lists = The table has { NUMBER($n) } players: give points and the tokens beside each stack for as many, not for { NUMBER($came) }.
stone_layer_refused_in_turn = Turn { NUMBER($turn) }: { $why }
stone_layer_refused_falls = The collapses gave { $seat } { NUMBER($given) } points, and points cannot be lost: { NUMBER($points) } are too few.
stone_layer_refused_height = Stack { NUMBER($stack) } is said to have fallen with { NUMBER($n) } stones; there are { NUMBER($most) }.
stone_layer_refused_fall = A collapse names each stack once.
stone_layer_refused_over = Somebody has ten points: the game is over. Undo to change what led to it.
stone_layer_refused_quick = A quick start places { NUMBER($n) } stones, before the first turn.
stone_layer_refused_second_stone = Only one stone a turn. Give the steps of the tile first, or undo.
stone_layer_refused_no_stone = Say first how the stone lies, then the steps.
stone_layer_refused_no_source = The river is empty: say which stack the stone is taken from.
stone_layer_refused_source = The river still has stones: take one from there, not from a stack.
stone_layer_refused_source_marker = The stone goes onto stack { NUMBER($stack) }, so it must come from another one.
stone_layer_refused_bare = There is no stone on base { NUMBER($stack) }: nothing can be taken there, and nothing can fall.
stone_layer_refused_source_fell = Name the stack that the stone was being taken from, and that it fell.
stone_layer_refused_nothing_fell = Name at least one stack that fell.
stone_layer_refused_new_tiles = The river has stones: at this table tiles are replaced only when it is empty.
stone_layer_refused_tile_chosen = The stone of this turn has been told, so its tile was chosen. Give the steps first; new tiles can come before the next stone. Or undo.
stone_layer_refused_marker = The stone of this turn has been told: the marker now moves by the steps of its tile. Give them, or undo.
stone_layer_refused_exchange = { $seat } cannot exchange now: it takes five gold points and a five-point token that nobody has.
stone_layer_refused_count = There are { NUMBER($all) } stones in all: with the other sizes as told, at most { NUMBER($most) } are { $size }, not { NUMBER($n) }. Correct the others first if they are wrong.

## Doubts

stone_layer_doubt_stones = { NUMBER($n) } stones on the stacks; there are { NUMBER($most) }.
stone_layer_doubt_size = { NUMBER($n) } stones on the stacks are { $size }; the box has { NUMBER($most) }.
stone_layer_doubt_counts = The three sizes add up to { NUMBER($n) } stones; there are { NUMBER($all) }.
stone_layer_doubt_tokens = { $seat } has { NUMBER($n) } tokens on the board and gold; a colour has { NUMBER($most) }.
stone_layer_doubt_beside = Stack { NUMBER($stack) } has { NUMBER($n) } tokens; a stack of { NUMBER($height) } can have { NUMBER($most) }.
stone_layer_doubt_fell_beside = Turn { NUMBER($turn) }: stack { NUMBER($stack) } had { NUMBER($n) } tokens when it fell; a stack of { NUMBER($height) } can have { NUMBER($most) }.
stone_layer_doubt_fives = { $seat } has { NUMBER($n) } five-point tokens; with two the game would have been over.
stone_layer_doubt_fives_box = { NUMBER($n) } five-point tokens are in use; the box has { NUMBER($most) }.
stone_layer_doubt_points = { $seat } has { NUMBER($n) } points; nobody can get beyond { NUMBER($most) }.
stone_layer_doubt_all_won = Everybody has ten points, but whoever caused the last collapse got nothing from it.
stone_layer_doubt_tiles = { NUMBER($n) } tiles are counted; there are { NUMBER($all) }.
stone_layer_doubt_quick = { $n ->
    [one] { NUMBER($n) } stone was
   *[other] { NUMBER($n) } stones were
} placed in advance; { NUMBER($expected) } were expected.
stone_layer_doubt_no_steps = Turn { NUMBER($turn) }: nobody said how far the marker went, so it may stand elsewhere.
stone_layer_doubt_lies = Turn { NUMBER($turn) }: the stone is said to lie on stack { NUMBER($stack) }, but that stack fell, so it went back to the river.
stone_layer_doubt_twice = Turn { NUMBER($turn) }: stack { NUMBER($stack) } is named twice among those that fell, at the marker and by its number.
stone_layer_doubt_out_of_turn = Turn { NUMBER($turn) } was { $seat }’s; { $expected } would have been up.

## Options

stone_layer_option_edition = Which language is your rulebook in?
stone_layer_option_edition_source = The five texts in the box differ. Choosing one sets the four rules below as it prints them. Default: English, which agrees with most of the others.
stone_layer_edition_fi = Finnish
stone_layer_edition_fi_means = Tokens of whoever topples are returned, ties count tokens beside stacks, four five-point tokens, all tiles are shuffled after a quick start.
stone_layer_edition_sv = Swedish
stone_layer_edition_sv_means = As Finnish. Which tiles are shuffled after a quick start is not quite said: “the tiles”, as in the set-up, so all.
stone_layer_edition_da = Danish
stone_layer_edition_da_means = Tokens of whoever topples are returned, ties count tokens beside stacks, four five-point tokens, the remaining tiles are shuffled after a quick start.
stone_layer_edition_nb = Norwegian
stone_layer_edition_nb_means = Tokens of whoever topples stay on the board, ties count all tokens there, five five-point tokens, the remaining tiles are shuffled after a quick start.
stone_layer_edition_en = English
stone_layer_edition_en_means = As Danish.
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
stone_layer_setup_section_quick = Tiles and quick start
stone_layer_setup_section_start = Start
stone_layer_setup_board = Lay the board into the middle of the table.
stone_layer_setup_bases = Put the { NUMBER($n) } flat base stones on their places.
stone_layer_setup_stones = Spread all { NUMBER($n) } stones over the river.
stone_layer_setup_marker = Put the marker beside a base stone, chosen by chance (the Swedish text says: any). In the app that is stack 1, and the others follow clockwise; or tap another.
stone_layer_setup_tokens = Everybody takes the { NUMBER($n) } tokens of a colour, colour side up.
stone_layer_setup_fives = Keep the { NUMBER($n) } five-point tokens within reach.
stone_layer_setup_shuffle = Shuffle the { NUMBER($n) } tiles face down.
stone_layer_setup_open = Turn up { NUMBER($n) } tiles beside the board.
stone_layer_setup_draw = Draw { NUMBER($n) } tiles and take a stone for each; where a tile shows several sizes, agree on one.
stone_layer_setup_place = From the marker on, go the steps of each tile and place its stone there, the next from where the last one lies. Enter the steps in the app.
stone_layer_setup_quick_marker = Put the marker where the last stone lies.
stone_layer_setup_remaining = Shuffle the remaining { NUMBER($n) } tiles.
stone_layer_setup_all = Shuffle all { NUMBER($n) } tiles again, the drawn ones with them.
stone_layer_setup_start = Whoever was at a river last begins: { $seat }, or change it.
stone_layer_piece_board = board
stone_layer_piece_bases = base stones
stone_layer_piece_stones = stones in three sizes
stone_layer_piece_marker = marker
stone_layer_piece_tokens = score tokens
stone_layer_piece_fives = five-point tokens
stone_layer_piece_tiles = stone tiles

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
stone_layer_rule_aim_text = Everybody builds on the same six stacks and lays tokens beside those that grow. When a stack falls, the tokens there are points for all but the one who did it. Ten points win. The Danish introduction speaks of a chosen stack; its rules, like all others, let the marker decide.
stone_layer_rule_contents = What is in the box
stone_layer_rule_contents_text = A board, 37 stones in three sizes with a colour each, 6 flat base stones, 35 tiles, 76 score tokens (19 in each of four colours), a marker and five-point tokens: 4 in the Finnish, Swedish, Danish and English lists, 5 in the Norwegian. How many stones of each size there are is not printed.
stone_layer_rule_board = Board, base stones, river
stone_layer_rule_board_text = The board lies in the middle with the six base stones on it. All other stones lie in the river. Nothing of this depends on the number of players.
stone_layer_rule_marker = Where the marker begins
stone_layer_rule_marker_text = Beside a base stone by chance. Swedish: beside any of them.
stone_layer_rule_tiles = Tiles at the start
stone_layer_rule_tiles_text = Shuffle all tiles face down and turn five of them up. Danish speaks of one pile, Finnish and Swedish of several; it makes no difference.
stone_layer_rule_tokens = Tokens at the start
stone_layer_rule_tokens_text = Everybody takes the nineteen tokens of one colour, colour side up.
stone_layer_rule_start = Start player: who begins
stone_layer_rule_start_text = Whoever was at a river last. Then clockwise.
stone_layer_rule_turn = A turn
stone_layer_rule_turn_text = Take one of the open tiles, place a stone of its size on the stack at the marker, and move the marker by the tile’s steps.
stone_layer_rule_select = Choosing a tile
stone_layer_rule_select_text = An open tile shows one, two or three sizes, of which you take one, and a number of steps. The colour of a stone says its size, whatever its shape.
stone_layer_rule_used_up = A size is used up
stone_layer_rule_used_up_text = A size of which no stone is left in the river cannot be chosen.
stone_layer_rule_place = Placing a stone
stone_layer_rule_place_text = It goes on top of the stack at the marker; the first one on the base stone. It must stay on top and touch nothing but the stone beneath it, and you may touch no other stone of the stack. Norwegian: it must also lie steadily.
stone_layer_rule_token = A token for a stone
stone_layer_rule_token_text = If the stone lies as it should, lay one of your tokens beside the stack, colour side up.
stone_layer_rule_no_token = When there is no token
stone_layer_rule_no_token_text = If the stack falls, the stone leans on others than the one beneath, you touch other stones of the stack, or another stack falls in your turn. Norwegian is stricter: touching any other stone is enough. Rulings of this app, as the texts deny only the token: a stone that leans but stays is part of the stack all the same; one that slides off goes back to the river; one that was placed on a stack which then falls goes back with it; and if you topple a stack before your stone is placed, it may still be placed.
stone_layer_rule_one_stone = One stone a turn
stone_layer_rule_one_stone_text = Only one stone is placed in each turn.
stone_layer_rule_high = High stacks
stone_layer_rule_high_text = The fourth stone of a stack gives one token more, two in all; the fifth two more; the sixth and each above it three more. So the stones are worth 1, 1, 1, 2, 3, 4, 4 and so on. Base stones do not count. Norwegian counts them and so says fifth, sixth and later, which is the same.
stone_layer_rule_collapse = A stack falls
stone_layer_rule_collapse_text = Every token beside a stack that falls is a point for its owner, whichever stack it is, but not for the player in turn. Ruling of this app, as the texts speak of one stack only: those that fall together are settled together; if more fall later in the turn, that is settled for itself, and the first that gives somebody ten points ends the game.
stone_layer_rule_stones_back = Stones go back
stone_layer_rule_stones_back_text = All stones of a fallen stack go back to the river, also of one that fell only in part. Norwegian does not mention a part; ruling of this app: as in the others. Base stones stay where they are.
stone_layer_rule_gold = Gold tokens
stone_layer_rule_gold_text = Tokens that you collect lie before you gold side up. They are points that cannot be lost, and they do not go back on the board. Norwegian says only that they cannot be used any more.
stone_layer_rule_own = You topple a stack yourself
stone_layer_rule_own_text = You get no points in your own turn. Finnish, Swedish, Danish and English: your tokens there come back to you, colour side up. Norwegian: they stay beside the base stone, and are points for you when somebody else topples the next stack built there.
stone_layer_rule_other = Somebody else topples it
stone_layer_rule_other_text = If the collapse is clearly another player’s doing, everybody but that player gets the points, the player in turn included, who then goes on as usual and may still earn tokens. Ruling of this app, as no text speaks of the causer’s own tokens there: they go where those of a player go who topples a stack in their own turn.
stone_layer_rule_exchange = Five-point tokens
stone_layer_rule_exchange_text = When your tokens run low, you may exchange five of your gold points for one five-point token. Finnish and Swedish say gold points, the others points. Rulings of this app, as the texts say no more: the five tokens can be laid again; the exchange is made by itself, unless you choose otherwise; if there is nothing to exchange, lay as many tokens as you have; and if the stone that it was made for falls in the same turn, it is taken back.
stone_layer_rule_winning = Who wins
stone_layer_rule_winning_text = The first with ten points. If several reach ten in the same collapse: the one with the most points. On a tie the one with the most tokens beside the stacks (Norwegian: out on the board). If that is tied, too, they share the win. Ruling of this app, as no text says when tokens are counted: after the collapse is settled, with the stone of that turn where it lies on a stack. Until somebody has ten, nobody has a place.
stone_layer_rule_quick = Quick start
stone_layer_rule_quick_text = Draw four tiles and take their stones. From the marker on, go the steps of each tile and place its stone there; the marker ends at the last. Then shuffle (Finnish: all tiles; Danish, Norwegian and English: the remaining ones; Swedish: the tiles) and turn up five. Rulings of this app: steps add up from stone to stone, as the marker ends at the last one; where a tile shows several sizes, agree on one; nobody lays tokens for these stones, as no text says so, but they count for the height.
stone_layer_rule_river = The river is empty
stone_layer_rule_river_text = Take the stone from the top of another stack, with a tile that shows its size. The stack at the marker cannot be the source. Ruling of this app, as no text says it: tokens beside the source stay as they are, and the next stone there is worth what its height then says.
stone_layer_rule_source_falls = The source falls
stone_layer_rule_source_falls_text = If the stack falls from which you take the stone, the others get their points as usual and your turn ends. Finnish, Swedish and Norwegian: if you topple it. Danish and English: if it falls. Ruling of this app, as no text speaks of the marker then: it stays, unless you choose otherwise.
stone_layer_rule_no_tile = No tile can be used
stone_layer_rule_no_tile_text = If the river is empty and no open tile shows a stone that lies on top of another stack, put all open tiles away and turn up five new ones. While the river has stones of other sizes the texts are silent. Ruling of this app: the same, unless you choose otherwise.
stone_layer_rule_moving = Moving the marker
stone_layer_rule_moving_text = When the stone and its tokens lie, the marker goes clockwise from base stone to base stone by the tile’s steps. The tile is put away and the turn is over. Ruling of this app, as all texts speak of “possible” tokens: after a stone that failed it moves as well, unless you choose otherwise. After a win nothing moves.
stone_layer_rule_refill = New tiles
stone_layer_rule_refill_text = Only when the last open tile is gone, five new ones are turned up. When there are none left (Finnish: not enough), the used tiles are shuffled. Ruling of this app, as only Finnish thinks of too few: turn up what is left first, then fill the row to five.
