# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Everybody lays a river: sacks and axes float down to mills and sawmills, ports and meadows count.

## Words

wodny_szlak_north = north
wodny_szlak_east = east
wodny_szlak_south = south
wodny_szlak_west = west
wodny_szlak_north_east = north-east
wodny_szlak_south_east = south-east
wodny_szlak_south_west = south-west
wodny_szlak_north_west = north-west
wodny_szlak_edge_of = { $side } of { $cell }
wodny_szlak_mill = mill
wodny_szlak_sawmill = sawmill
wodny_szlak_mill_number = Mill { NUMBER($n) }
wodny_szlak_sawmill_number = Sawmill { NUMBER($n) }
wodny_szlak_points_of = { $building }, points
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, if there is one
wodny_szlak_points_unsupplied = { $building } (not supplied), points
wodny_szlak_bare_bridge = bridge alone
wodny_szlak_port = port
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } sack
   *[other] { NUMBER($n) } sacks
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } axe
   *[other] { NUMBER($n) } axes
}
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
wodny_szlak_plain = plain
wodny_szlak_sheep = sheep
wodny_szlak_cow = cow
wodny_szlak_start_tile = start tile
# What is on a tile: "mill, flag 4, 3 sacks" is worth 4 points if 3 sacks arrive.
wodny_szlak_works_full = { $works }, flag { NUMBER($points) }, { $loads }
wodny_szlak_works_points = { $works }, flag { NUMBER($points) }
wodny_szlak_works_needs = { $works }, { $loads }
# "3 sacks (north)": the side of the bridge that they lie on.
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = river { $sides }
wodny_szlak_river_end = river end { $sides }
wodny_szlak_no_river = no river
# Two waters on a tile: "river north, south; apart: river end east"
wodny_szlak_two_rivers = { $one }; apart: { $other }
# "port (river north, south)"
wodny_szlak_thing_on = { $thing } ({ $channel })
wodny_szlak_meadow_corners = meadow { $corners }
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
# On the picture of a tile: so many sacks or axes and the letter of the side that they lie on, "3n". Short.
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_north_letter = n
wodny_szlak_east_letter = e
wodny_szlak_south_letter = s
wodny_szlak_west_letter = w

## The sheet

wodny_szlak_open = Result
wodny_szlak_open_river = { NUMBER($n) } of { NUMBER($most) } tiles
wodny_szlak_open_spoken = Open what { $seat } has
wodny_szlak_way = Entered as
wodny_szlak_way_result = the result
wodny_szlak_way_buildings = with loads
wodny_szlak_way_river = the river
wodny_szlak_route_label = Port route
wodny_szlak_threes_label = Meadows of 3
wodny_szlak_fours_label = Meadows of 4
wodny_szlak_needs_sacks = { $building } needs sacks
wodny_szlak_needs_axes = { $building } needs axes
wodny_szlak_arrived_sacks = { $building } got sacks
wodny_szlak_arrived_axes = { $building } got axes
wodny_szlak_river_label = River, { NUMBER($n) } of { NUMBER($most) } tiles
wodny_szlak_route = Longest port route
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: free
wodny_szlak_spoken_start = start tile, tributaries { $one } and { $other }, outlet { $outlet }
wodny_szlak_start_unsaid = start tile, its rivers are not yet described
wodny_szlak_spoken_tributary = { $edge }: tributary
wodny_szlak_spoken_outlet = { $edge }: main river
wodny_szlak_spoken_dry = { $edge }: no river
wodny_szlak_spoken_meadow = { $corner } corner: meadow
wodny_szlak_spoken_no_meadow = { $corner } corner: no meadow
wodny_szlak_start_known = As remembered
wodny_szlak_start_label = in { $one } and { $other }, out { $outlet }
wodny_szlak_start_turned = Lies
wodny_szlak_start_one = Tap the edge where a tributary comes in
wodny_szlak_start_other = Tap the edge of the other tributary
wodny_szlak_start_outlet = Tap the edge where the main river leaves
wodny_szlak_start_tile_label = Start tile
wodny_szlak_turn_none = across
wodny_szlak_turn_quarter = down
wodny_szlak_turn_half = across, half a turn
wodny_szlak_turn_three = down, half a turn
wodny_szlak_tile_at = Tile on { $cell }
wodny_szlak_new_tile_at = New tile on { $cell }
wodny_szlak_known = Remembered
wodny_szlak_shape = Its river runs
wodny_szlak_thing = What is on it
wodny_szlak_more = More about it
wodny_szlak_all_shapes = All shapes
wodny_szlak_turned = Turned
wodny_szlak_works_points_label = Points
wodny_szlak_works_needs_label = Needs
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Beside the bridge, { $side }
wodny_szlak_sacks_label = Sacks
wodny_szlak_axes_label = Axes
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Port
wodny_szlak_meadows_label = Meadow corners
wodny_szlak_herd = Animal
wodny_szlak_move = Move
wodny_szlak_remove = Take away
wodny_szlak_clear = Take the river’s tiles away
wodny_szlak_placed = Has placed
wodny_szlak_round_over = Round { NUMBER($round) } is over
wodny_szlak_ratings = Table of results
wodny_szlak_ratings_use = Use the remembered table
wodny_szlak_rating_least = Row { NUMBER($row) }, from points
wodny_szlak_rating_title = is called
wodny_szlak_prompt_result = Tap the points of each mill and sawmill that { $seat } has supplied, then the port route and the meadows. 0 points take a building away.
wodny_szlak_prompt_buildings = Say for each mill and sawmill of { $seat } what it needs and what came, then the port route and the meadows.
wodny_szlak_prompt_river = Tap a free field beside { $seat }’s river to lay a tile there, or a tile to change it.
wodny_szlak_prompt_start = Tap the edges of the start tile that carry a river: both tributaries, then the main river. Its arrows show which way they flow.
wodny_szlak_prompt_start_known = Choose how the start tile lies, as it is remembered, or describe another.
wodny_szlak_prompt_new = How does the river run on the tile for { $cell }?
wodny_szlak_prompt_bare = Which tile is it on { $cell }: a remembered one, or what is on it? Or tap the next free field.
wodny_szlak_prompt_tile = What is on the tile on { $cell }? Or tap the next free field.
wodny_szlak_prompt_move = Tap the free field where the tile from { $cell } goes.
wodny_szlak_prompt_round = Round { NUMBER($round) } of 13, { NUMBER($stock) } tiles left in the stock. Still to place: { $waiting }.
wodny_szlak_prompt_pass = Round { NUMBER($round) } of 13: everybody passes two tiles to the left and draws one.
wodny_szlak_prompt_alone = Round { NUMBER($round) } of 13, { NUMBER($stock) } tiles left in the stock. Place one tile and put the other two away.
wodny_szlak_prompt_draw_alone = Round { NUMBER($round) } of 13: put the other two away and draw three.
wodny_szlak_prompt_last = The last round is placed; the tiles in hand are not used.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $seat }’s river has { NUMBER($n) } of { NUMBER($most) } tiles.
wodny_szlak_unfinished_start = The start tile of { $seat } is not described.
wodny_szlak_unfinished_buildings = { $n ->
    [one] The points or the need of { NUMBER($n) } building of { $seat } are not entered.
   *[other] The points or the needs of { NUMBER($n) } buildings of { $seat } are not entered.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = Not entered for { $seat }: { $missing }.
wodny_szlak_unfinished_nothing = Nothing is entered for { $seat }.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } tile of 60: plain { NUMBER($plain) }, sheep { NUMBER($sheep) }, cow { NUMBER($cow) }
   *[other] { NUMBER($n) } tiles of 60: plain { NUMBER($plain) }, sheep { NUMBER($sheep) }, cow { NUMBER($cow) }
}
wodny_szlak_box_starts = Start tiles
wodny_szlak_box_row = Row { NUMBER($row) }
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } tile of { NUMBER($most) } laid
   *[other] { NUMBER($n) } tiles of { NUMBER($most) } laid
}
wodny_szlak_remark_told = What was told counts until the first tile lies here; from then on the river counts.
wodny_szlak_remark_river_counts = The river counts as long as tiles lie there ({ NUMBER($n) } of { NUMBER($most) }); what is told here is only compared with it.
wodny_szlak_remark_sacks = { $n ->
    [one] One more sack upstream of { $cell } is worth { NUMBER($points) }.
   *[other] { NUMBER($n) } more sacks upstream of { $cell } are worth { NUMBER($points) }.
}
wodny_szlak_remark_axes = { $n ->
    [one] One more axe upstream of { $cell } is worth { NUMBER($points) }.
   *[other] { NUMBER($n) } more axes upstream of { $cell } are worth { NUMBER($points) }.
}

## The score

wodny_szlak_line_mills = Mills
wodny_szlak_line_sawmills = Sawmills
wodny_szlak_line_ports = Port route
wodny_szlak_line_meadows = Meadows
# "mill on C4"
wodny_szlak_works_on = { $works } on { $cell }
# $building is "mill on C4" or "Mill 2".
wodny_szlak_why_sacks = { $building }: { NUMBER($n) } of { $needs ->
    [one] { NUMBER($needs) } sack arrives
   *[other] { NUMBER($needs) } sacks arrive
}
wodny_szlak_why_axes = { $building }: { NUMBER($n) } of { $needs ->
    [one] { NUMBER($needs) } axe arrives
   *[other] { NUMBER($needs) } axes arrive
}
wodny_szlak_why_enough_sacks = { $building }: needs { $needs ->
    [one] { NUMBER($needs) } sack, { NUMBER($n) } came
   *[other] { NUMBER($needs) } sacks, { NUMBER($n) } came
}
wodny_szlak_why_enough_axes = { $building }: needs { $needs ->
    [one] { NUMBER($needs) } axe, { NUMBER($n) } came
   *[other] { NUMBER($needs) } axes, { NUMBER($n) } came
}
wodny_szlak_why_oxbow = { $works } on { $cell }: on an oxbow, where nothing flows
wodny_szlak_why_start_unsaid = { $works } on { $cell }: not known to be on the river until the rivers of the start tile are described
wodny_szlak_on_side = { $cell } ({ $side } water)
wodny_szlak_why_unsaid = { $works } on { $cell }: its points or its need were not entered
wodny_szlak_stopped_by_mill = the mill’s bridge on { $cell } stops { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = the sawmill’s bridge on { $cell } stops { NUMBER($n) }
wodny_szlak_stopped_by_fork = where the river divides on { $cell }, { NUMBER($n) } { $n ->
    [one] goes
   *[other] go
} no further
wodny_szlak_stopped_by_bridge = the bridge on { $cell } stops { NUMBER($n) }
wodny_szlak_why_said = { $building }: supplied, as the players said
wodny_szlak_why_not_told = { $building }: not said what it needs and what came
wodny_szlak_line_route = { NUMBER($n) } tiles from { $from } to { $to }, 2 points each
wodny_szlak_line_route_stated = { NUMBER($n) } tiles, 2 points each
wodny_szlak_line_route_start = { NUMBER($n) } tiles from { $from } to { $to }, the start tile as one of them, 2 points each
wodny_szlak_line_no_route = no way that counts joins ports on two tiles
wodny_szlak_line_few_ports = fewer than two tiles with a port
wodny_szlak_line_route_open = not entered
# "meadow of three: C4, north-east"
wodny_szlak_line_three = meadow of three: { $cell }, { $corner }
wodny_szlak_line_four = meadow of four: { $cell }, { $corner }
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } meadow of three, 3 points
   *[other] { NUMBER($n) } meadows of three, 3 points each
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } meadow of four, 6 points
   *[other] { NUMBER($n) } meadows of four, 6 points each
}
wodny_szlak_rated = By your table: { $title } (from { NUMBER($least) } points)
wodny_szlak_rated_untitled = By your table: the row from { NUMBER($least) } points
wodny_szlak_unrated = By your table: below its lowest row, which is from { NUMBER($least) } points
wodny_szlak_end = 13 rounds are played: the game is over. Enter what is still missing, then finish.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: not there
# $points is "4 points".
wodny_szlak_told_stated_sacks = { $points }, { NUMBER($arrived) } of { $needs ->
    [one] { NUMBER($needs) } sack
   *[other] { NUMBER($needs) } sacks
}
wodny_szlak_told_stated_axes = { $points }, { NUMBER($arrived) } of { $needs ->
    [one] { NUMBER($needs) } axe
   *[other] { NUMBER($needs) } axes
}
wodny_szlak_told_route = port route of { NUMBER($n) }
wodny_szlak_told_threes = meadows of three: { NUMBER($n) }
wodny_szlak_told_fours = meadows of four: { NUMBER($n) }
wodny_szlak_told_start = start tile: { $how }
wodny_szlak_told_tile = tile on { $cell }: { $tile }
wodny_szlak_told_turned = tile on { $cell } turned
wodny_szlak_told_moved = tile moved from { $from } to { $to }
wodny_szlak_told_removed = tile on { $cell } taken away
wodny_szlak_told_cleared = all tiles of the river taken away
wodny_szlak_told_placed = has placed in round { NUMBER($round) }
wodny_szlak_told_not_placed = has not placed in round { NUMBER($round) }
wodny_szlak_told_round = Round { NUMBER($round) } is over
wodny_szlak_told_rating = Table of results, row { NUMBER($row) }: from { NUMBER($least) } { $title }
wodny_szlak_told_rating_untitled = Table of results, row { NUMBER($row) }: from { NUMBER($least) } points
wodny_szlak_told_no_rating = Table of results, row { NUMBER($row) }: not there
wodny_szlak_told_ratings = Table of results as remembered

## Refusals

wodny_szlak_refused_seats = The table has { NUMBER($seats) } { $seats ->
    [one] player
   *[other] players
}, the position { NUMBER($came) }: give one for each.
wodny_szlak_unread_field = A field is called A1 to AB28, “{ $came }” came.
wodny_szlak_unread_twice = Two buildings are called “{ $name }”: number them differently.
wodny_szlak_unread_start = Tributaries and outlet are three different edges.
wodny_szlak_unread_channel = A channel reaches at least one edge: name its “sides”.
wodny_szlak_unread_channels = A tile has at most two channels, { NUMBER($came) } came.
wodny_szlak_unread_edge = Two channels of a tile share no edge: join them, or give each its own “sides”.
wodny_szlak_unread_loads = Sacks or axes at one place are 1 to { NUMBER($most) }.
wodny_szlak_unread_load = A load lies at an edge that its channel reaches: “at” is one of its “sides”.
wodny_szlak_unread_points = Points and needs are 1 to { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Rounds that are over are 0 to 13, not { NUMBER($came) }.
wodny_szlak_refused_on_start = The start tile of { $seat } lies on { $cell }: choose a free field, or turn the start tile.
wodny_szlak_refused_start_lies = The start tile of { $seat } lies on { $cell }: it is described and turned by itself, and stays.
wodny_szlak_refused_taken = { $cell } is taken on { $seat }’s river: tiles may not overlap. Choose a free field, or move what lies there.
wodny_szlak_refused_empty = No tile lies on { $cell } of { $seat }’s river.
wodny_szlak_refused_start = The start tile of { $seat } would lie on the tile on { $cell }: move that one first.
wodny_szlak_refused_ring = With { $cell } like this, the water of { $seat } would run in a circle, which is not allowed.
wodny_szlak_refused_ring_of = The water of { $seat } runs in a circle over { $fields }, which is not allowed: leave one of these tiles out.
wodny_szlak_refused_building = Mills and sawmills are numbered 1 to { NUMBER($most) }; points and needs are 1 to 99.
wodny_szlak_refused_route = A route is entered up to { NUMBER($most) } tiles.
wodny_szlak_refused_meadows = Meadows are entered up to { NUMBER($most) }.
wodny_szlak_refused_round = Round { NUMBER($current) } is played, not round { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat } is named twice among those who have placed: a player places once in a round.
wodny_szlak_refused_over = All 13 rounds are over.
wodny_szlak_refused_rating = A table of results has at most { NUMBER($most) } rows, each with up to 999 points and a title of up to 60 letters.

## Doubts

wodny_szlak_doubt_edge = { $seat }: the river of { $water } meets land on { $land }.
wodny_szlak_doubt_contact = { $seat }: the tile on { $cell } does not touch the river’s other tiles, so it does not count.
wodny_szlak_doubt_tiles = { $seat } has { NUMBER($n) } tiles; each places { NUMBER($most) }.
wodny_szlak_doubt_few = { $seat } has { NUMBER($n) } { $n ->
    [one] tile
   *[other] tiles
} after 13 rounds.
wodny_szlak_doubt_early = { $seat } has { NUMBER($n) } tiles in round { NUMBER($round) }; one is laid in each.
wodny_szlak_doubt_start = { $seat }: nobody said where the rivers of the start tile run, so it is not known what flows.
wodny_szlak_doubt_no_value = { $seat }, { $works } on { $cell }: its points or its need were not entered.
wodny_szlak_doubt_load_side = { $seat }: on { $cell } nobody said on which side of the bridge the load lies, so it goes nowhere.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } sack came. If that is right, enter its points once more beside its loads.
   *[other] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } sacks came. If that is right, enter its points once more beside its loads.
}
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } axe came. If that is right, enter its points once more beside its loads.
   *[other] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } axes came. If that is right, enter its points once more beside its loads.
}
wodny_szlak_doubt_no_loads = { $seat }: { $building } does not count until it is said what it needs and what came.
wodny_szlak_doubt_buildings = { $seat } has { NUMBER($n) } buildings on { NUMBER($most) } tiles.
wodny_szlak_doubt_route_one = { $seat }: a route joins two ports on two tiles, so it is not 1 tile long.
wodny_szlak_doubt_route = { $seat }: a route of { NUMBER($n) } tiles is longer than all { NUMBER($most) } with the start tile.
wodny_szlak_doubt_route_bridges = { $seat }: a route of { NUMBER($n) } tiles leaves too few for { NUMBER($buildings) } mills and sawmills, whose bridges stop it: there are { NUMBER($most) } with the start tile. Only a tile with two separate waters could be both.
wodny_szlak_doubt_fours = { $seat }: { NUMBER($n) } meadows of four cannot be made with { NUMBER($tiles) } tiles and the start tile; { NUMBER($most) } can.
wodny_szlak_doubt_meadows = { $seat }: { NUMBER($n) } meadows cannot be made with { NUMBER($tiles) } tiles and the start tile; { NUMBER($most) } can.
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Tiles with a sheep are on the table, but they stay in the box with { NUMBER($players) } player.
   *[other] Tiles with a sheep are on the table, but they stay in the box with { NUMBER($players) } players.
}
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Tiles with a cow are on the table, but they stay in the box with { NUMBER($players) } player.
   *[other] Tiles with a cow are on the table, but they stay in the box with { NUMBER($players) } players.
}
wodny_szlak_doubt_plain = { NUMBER($n) } tiles without a sheep or a cow are on the table; the box holds { NUMBER($most) }. Perhaps some animals were not entered.
wodny_szlak_doubt_herd_sheep = { NUMBER($n) } tiles with a sheep are on the table; the box holds { NUMBER($most) }.
wodny_szlak_doubt_herd_cow = { NUMBER($n) } tiles with a cow are on the table; the box holds { NUMBER($most) }.
wodny_szlak_doubt_stock = { NUMBER($n) } tiles are laid; { NUMBER($most) } are in this game.
wodny_szlak_doubt_sawmill = A sawmill is entered as worth { NUMBER($sawmill) } and a mill as worth { NUMBER($mill) }; sawmills are worth more.
wodny_szlak_doubt_ratings = The table of results goes from { NUMBER($least) } points in row { NUMBER($one) } to { NUMBER($next) } in row { NUMBER($row) }, out of order.
wodny_szlak_differs_mills = { $seat }: points of supplied mills were told as { $told }, the river gives { $found }.
wodny_szlak_differs_sawmills = { $seat }: points of supplied sawmills were told as { $told }, the river gives { $found }.
wodny_szlak_differs_route = { $seat }: a port route of { NUMBER($told) } was told, the river gives { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }: meadows of three were told as { NUMBER($told) }, the river gives { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }: meadows of four were told as { NUMBER($told) }, the river gives { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Does a load count on every branch where the river divides?
wodny_szlak_option_forks_source = The rulebook does not speak of it. Default: yes, as it says only that a load must lie upstream of the building.
wodny_szlak_option_forks_yes = It counts for the first building on each branch.
wodny_szlak_option_forks_no = It goes no further than where the river divides.
wodny_szlak_option_tributaries = May a port route run from one tributary into the other?
wodny_szlak_option_tributaries_source = The rulebook says that the direction of the water does not matter for routes. Default: yes.
wodny_szlak_option_tributaries_yes = The route may turn at the start tile.
wodny_szlak_option_tributaries_no = On the start tile a route uses the main river and one tributary.
wodny_szlak_option_bridge = May a route end in a port beside a bridge?
wodny_szlak_option_bridge_source = The rulebook allows no mill or sawmill on the route and counts the tiles at its ends. Default: no.
wodny_szlak_option_bridge_yes = A port counts as an end even if a bridge crosses its own water.
wodny_szlak_option_bridge_no = A tile whose water is crossed by a bridge is on no route.
wodny_szlak_option_rounds = Keep track of rounds?
wodny_szlak_option_rounds_source = A help, not a rule. Default: no.
wodny_szlak_option_rounds_yes = The app counts the 13 rounds and says who has not placed yet.
wodny_szlak_option_rounds_no = Only results are entered.

## Set-up

wodny_szlak_setup_section_tiles = Tiles
wodny_szlak_setup_section_start = Start tiles and aid cards
wodny_szlak_setup_plain = Take the { NUMBER($n) } tiles without a sheep or a cow.
wodny_szlak_setup_rabbits = Look closely: a rabbit is neither a sheep nor a cow.
wodny_szlak_setup_sheep = Add the { NUMBER($n) } tiles with a sheep.
wodny_szlak_setup_no_sheep = Leave the { NUMBER($n) } tiles with a sheep in their compartment.
wodny_szlak_setup_cows = Add the { NUMBER($n) } tiles with a cow.
wodny_szlak_setup_no_cows = Leave the { NUMBER($n) } tiles with a cow in their compartment.
wodny_szlak_setup_shuffle = Shuffle the { NUMBER($n) } tiles, face down.
wodny_szlak_setup_six = Put { NUMBER($n) } of them back at random, which you may look at: { NUMBER($left) } are the stock.
wodny_szlak_setup_deal = Deal { NUMBER($n) } tiles to each player. The other { NUMBER($stock) } are the stock in the middle.
wodny_szlak_setup_draw = Draw { NUMBER($n) } tiles; { NUMBER($stock) } are left.
wodny_szlak_setup_start = Give everybody a rectangular start tile.
wodny_szlak_setup_start_alone = Take a rectangular start tile.
wodny_szlak_setup_room = Lay it before you with room for { NUMBER($n) } tiles around it; its pale arrows show how the water flows.
wodny_szlak_setup_aid_alone = Take an aid card with the points.
wodny_szlak_setup_aid = Give everybody an aid card with the points.
wodny_szlak_setup_together = Nobody begins: all choose and lay at the same time.
wodny_szlak_setup_rounds = { NUMBER($n) } rounds are played.
wodny_szlak_piece_plain = tiles without sheep or cow
wodny_szlak_piece_sheep = tiles with a sheep
wodny_szlak_piece_cow = tiles with a cow
wodny_szlak_piece_start = start tiles
wodny_szlak_piece_aid = aid cards

## What gives points

wodny_szlak_points_works = Mills and sawmills
wodny_szlak_points_mill = mill, enough sacks
wodny_szlak_points_sawmill = sawmill, enough axes
wodny_szlak_points_flag = its flag
wodny_szlak_points_short = too few, or on an oxbow
wodny_szlak_points_route = Longest port route
wodny_szlak_points_tile = each tile
wodny_szlak_points_start = the start tile
wodny_szlak_points_tiles = { NUMBER($n) } tiles
wodny_szlak_points_meadows = Meadows
wodny_szlak_points_corners = { NUMBER($n) } corners meet

## Rules

wodny_szlak_section_setup = Set-up
wodny_szlak_section_play = Playing
wodny_szlak_section_river = The water
wodny_szlak_section_scoring = Points
wodny_szlak_section_buildings = Mills and sawmills
wodny_szlak_section_ports = Ports
wodny_szlak_section_meadows = Meadows
wodny_szlak_section_end = The end
wodny_szlak_rule_aim = What it is about
wodny_szlak_rule_aim_text = You lay a river of tiles so that grain reaches mills and wood reaches sawmills. Ports far apart on the same water and meadows at the corners of tiles give points, too.
wodny_szlak_rule_players = Players, age and time
wodny_szlak_rule_players_text = For { NUMBER($least) } to { NUMBER($most) } players from the age of { NUMBER($age) }, { NUMBER($minutes) } minutes.
wodny_szlak_rule_setup_tiles = Cows, sheep and the number of players
wodny_szlak_rule_setup_tiles_text = Four players use all { NUMBER($four) } square tiles. Three leave out the { NUMBER($cows) } with cows: { NUMBER($three) }. Two also leave out the { NUMBER($sheep) } with sheep: { NUMBER($two) }. One player leaves out those with cows and some more: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Rabbits
wodny_szlak_rule_rabbits_text = The rulebook names only sheep and cows. A rabbit says nothing about the number of players.
wodny_szlak_rule_box = Compartments of the box
wodny_szlak_rule_box_text = The insert of the box has marked compartments for the tiles with cows and for those with sheep.
wodny_szlak_rule_setup_deal = Tiles in hand, and stock
wodny_szlak_rule_setup_deal_text = Shuffle the tiles and deal { NUMBER($n) } to each player. The others are the stock, face down in the middle.
wodny_szlak_rule_setup_start = Start tile and aid card
wodny_szlak_rule_setup_start_text = Everybody gets one rectangular start tile, where two tributaries meet in a main river, and one aid card with the points.
wodny_szlak_rule_own_river = A river for each player
wodny_szlak_rule_own_river_text = Everybody builds a river of their own, on from their own start tile. The tile that you choose goes to yours.
wodny_szlak_rule_round = A round
wodny_szlak_rule_round_text = Choose one of your { NUMBER($n) } tiles and lay it to your river. Pass the other { NUMBER($others) } to the left, in every round. Take those from the right and draw one from the stock.
wodny_szlak_rule_simultaneous = No start player: all at once
wodny_szlak_rule_simultaneous_text = The rulebook names no start player and no order. So in every round all choose, lay and pass at the same time.
wodny_szlak_rule_placing = Laying a tile
wodny_szlak_rule_placing_text = A tile must touch at least one that you have laid before, edge to edge. Nothing is said of tiles being moved later.
wodny_szlak_rule_edges = Edges that meet
wodny_szlak_rule_edges_text = An edge with a river may meet an edge with a river, an edge without one an edge without one. They may not be mixed.
wodny_szlak_rule_turning = Turning tiles
wodny_szlak_rule_turning_text = The rulebook does not say whether you may rotate a tile before you lay it. We take it that you may, any way round.
wodny_szlak_rule_open_ends = Open ends
wodny_szlak_rule_open_ends_text = The rulebook asks nothing of edges that meet no other tile. A river may end in the open, and it costs no points.
wodny_szlak_rule_no_fit = No tile fits
wodny_szlak_rule_no_fit_text = The rulebook is silent. It hardly happens, as a tile may go to any free side of your river. If you cannot lay any of those in your hand, agree at the table how to go on.
wodny_szlak_rule_flow = Which way the water flows
wodny_szlak_rule_flow_text = The pale arrows on the start tile show it: down both tributaries and out by the main river. Tiles joined to it by water flow on as they are joined.
wodny_szlak_rule_bridge_water = Water under a bridge
wodny_szlak_rule_bridge_water_text = The rulebook stops only boats and rafts there. We take it that the water goes on: beyond a bridge it is still joined to the start tile, and no oxbow.
wodny_szlak_rule_oxbow = Oxbow
wodny_szlak_rule_oxbow_text = Water that is not joined to the start tile has no direction. It may be joined later. What is not joined at the end is an oxbow: its mills and sawmills give nothing, its ports and meadows count.
wodny_szlak_rule_ring = No circles
wodny_szlak_rule_ring_text = A river may not run in a circle. Tiles may surround a gap that would close one, but then no tile can be laid in the gap any more.
wodny_szlak_rule_ring_anywhere = Circles of still water
wodny_szlak_rule_ring_anywhere_text = The rulebook names no exception. So we allow no closed ring of water at all, on an oxbow and through both tributaries neither.
wodny_szlak_rule_scoring = Scoring: what gives points
wodny_szlak_rule_scoring_text = Counted once, when the last tiles are laid: a mill or sawmill with enough loads, the number on its flag; your longest port route, { NUMBER($route) } points a tile; a meadow of three corners { NUMBER($three) }, of four { NUMBER($four) }. Nothing else, and nothing costs points.
wodny_szlak_rule_mill = Mill
wodny_szlak_rule_mill_text = The flag shows a mill’s points, the number left of it how many sacks it needs. Sacks upstream of it float down to it. If enough arrive, you get its points once; with fewer nothing, with more no more.
wodny_szlak_rule_sawmill = Sawmill
wodny_szlak_rule_sawmill_text = They work like mills, with wood instead of grain: the sign of wood is an axe. They are worth more than mills, and axes and sawmills are rarer.
wodny_szlak_rule_bridge = Bridges stop loads
wodny_szlak_rule_bridge_text = Every mill and every sawmill has a bridge that neither boats nor rafts pass. So a load comes no further than the first one downstream, even if it is of the other kind.
wodny_szlak_rule_load_side = A load and a bridge on one tile
wodny_szlak_rule_load_side_text = The picture shows on which side of the bridge the load lies. Upstream of it, the load reaches that building; downstream, it floats on.
wodny_szlak_rule_fork = Where the river divides
wodny_szlak_rule_fork_text = The rulebook does not say what becomes of a load where the water divides below the start tile. It counts for the first building on each branch.
wodny_szlak_rule_route = Port route
wodny_szlak_rule_route_text = Only your one longest way over water between two ports counts. No bridge may be on it, so no mill or sawmill. Which way the water flows does not matter, and ports on oxbows count as well.
wodny_szlak_rule_route_count = Counting the route
wodny_szlak_rule_route_count_text = Each tile of the route gives { NUMBER($n) } points, those with the two ports included: five tiles { NUMBER($five) }. The start tile counts as one tile.
wodny_szlak_rule_two_ports = Two ports on the same tile
wodny_szlak_rule_two_ports_text = The rulebook speaks of the tiles at both ends. So a route joins ports on two tiles; two on the same tile make none.
wodny_szlak_rule_port_bridge = A port beside a bridge
wodny_szlak_rule_port_bridge_text = The rulebook allows no bridge on the route and counts the tiles at its ends. So a port whose own water is crossed by a bridge is no end of a route.
wodny_szlak_rule_tributaries = From one tributary to the other
wodny_szlak_rule_tributaries_text = The rulebook does not speak of it. As it does not matter which way the water flows, a route may come down one tributary and go up the other, over the start tile.
wodny_szlak_rule_meadow = Meadow
wodny_szlak_rule_meadow_text = Corners of tiles show pieces of meadow. Where three of them meet, they give { NUMBER($three) } points, where four meet { NUMBER($four) }. Two give nothing. Rivers and oxbows do not matter.
wodny_szlak_rule_start_meadow = Meadows at the start tile
wodny_szlak_rule_start_meadow_text = The rulebook does not say. We count its four corners like those of any tile; the middle of its long side is no corner.
wodny_szlak_rule_end = Rounds, and the end
wodny_szlak_rule_end_text = After { NUMBER($rounds) } rounds, when the stock is empty. The { NUMBER($n) } tiles left in your hand are not laid.
wodny_szlak_rule_winner = Who wins
wodny_szlak_rule_winner_text = The rulebook has the points counted and says no more. Most points win; players who are level share the place.
wodny_szlak_rule_solo = Alone (solo)
wodny_szlak_rule_solo_text = Leave out the tiles with cows and { NUMBER($aside) } more at random, which you may look at; { NUMBER($tiles) } are the stock. In { NUMBER($rounds) } rounds draw { NUMBER($hand) }, lay one and put two away. Compare your points with the table in the rulebook.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: goal, what is it about, idea, overview, explain, purpose
    player-count: how many can play, how many people, how old, age, children, kids, duration, how long does it last, minutes, five people, max
    setup-tiles: which tiles come out for 2 players, cows, sheep, animals, how many tiles for two players, with 3 players, with three, take out, leave out, remove, remain in the box, stays in the box, all sixty, four of us, prepare, setup
    rabbits: bunny, hare, sheep or a bunny, which animal is that, rabbit tiles
    box-compartments: where in the box, animal tiles go, tray, insert, storage, sort, tidy, clean up
    setup-deal: how many tiles do I get, how many in my hand, hand size, hand limit, deal, shuffle, draw pile, deck, pool in the middle, face down
    setup-start: long double tile, big tile, rectangle, starting tile, tributaries, cheat sheet, player aid, reference card, overview card, scoring card, help card
    own-river: same river, everyone build, placed at my opponents, across the river of another player, shared board, my own, neighbour river, block others, common landscape, sabotage
    round: the other two, which way do we pass, pass left or right, change direction halfway, drafting, pass on, what do I do, hand on, draw a new one, keep a tile, keep all three, choose before or after passing, swap tiles with others, each turn, do I have to place one, how does a round go
    simultaneous: who starts, who begins, start player, first player, goes first, turn order, take turns, all at once, same time, together, wait for others, youngest, nobody starts, secret
    placing: where may I put it, place, put down, connect, must my new tile connect to the river, adjacent, attach to the start tile, next to, diagonal, diagonally, only the corners touching, touch, move a tile later, take it back, rearrange, shift
    edges: match, does everything have to match, water next to grass, river against land, fit together, side without river, two land sides touch, river to river, green next to blue, borders
    turning: turn it round, rotate, rotation, spin, upside down, orientation, flip, start tile turned
    open-ends: open ends, minus for unfinished, close off the river, unfinished, must the river be complete, dead end, loose end, runs into nothing, water may end at the edge of the table
    no-tile-fits: stuck, none of my tiles fit, cannot place, no legal move, impossible, skip, pass, have to place one, discard instead, useless tiles
    flow: direction of the current, upstream or downstream, how do I see it, arrows, stream, down the river, which way is down, where does it come from, streams into each other
    bridge-water: is it cut off by a bridge, water below a bridge, behind a bridge, beyond the bridge still river, does a bridge break the river
    oxbow: not connected to the rest, disconnected bit of river, separate piece, isolated, join it up later, dead water, still water, standing water, lake, unconnected, stagnant, cut off, what is it for
    ring: loop, circle, round in circles, closed circuit, hole in the middle, leave holes, fill the gap, empty space, surrounded, closed, may the river form a circle
    ring-anywhere: loop on an unconnected river, loop through both tributaries, any closed ring
    scoring: how many points for everything, points overview, count during the play or after, what counts at the end, final scoring, how do we score, score minus, negative, bonus, penalty, when is it scored, value of things, add up, what gives points
    mill: sack, sacks, bags, grain, flour, wheat, number on the flag, how many sacks does it need, one short, half the points, partial, more than needed, leftover, extra, too many, both sides or only from above, downstream of the mill, not enough arrived, where do sacks come from
    sawmill: wood, axe, axes worth more, better than a mill, who gets more, timber, logs, lumber, rare
    bridge: sawmill between my sack and the mill, float past a sawmill, one sack feed two mills, share a load, serve both, sacks through to the next mill, what stops the boats, wood stop at a mill, under bridges, pass under a bridge, raft, blocked, pass a building, second mill, go on, used twice
    load-side: sack on the same tile as the mill, load beside the bridge, before or behind the bridge, sack drawn on the bridge tile, symbol next to it, which side, obstacle
    fork: river splits in two, split, branch, divide, delta, forks, which way does the load go, both arms get the sack, junction
    route: harbours, harbor, ships, boats trip, do two routes count, second route, every pair of ports, longest, mill in between two ports, go with the flow, upstream, against the current, only one harbour, one port, dead water worth anything, bridges on the way, shipping, a mill on the route, route through an oxbow
    route-count: do I count the harbour tiles too, port tiles, points per tile, two points, longest way points, start tile two tiles long, start tile counted twice, do the end ones count as well, how long is the route, length, count double, value of the route, both ends
    two-ports: two harbour on one tile, same tile, both ports together
    port-bridge: harbour next to a mill, port with a mill on its tile, port on a tile with a bridge, end at a sawmill
    tributary-route: one tributary to the other one, up one arm and down the second, boat trip, both tributaries, through the start tile, change arms
    meadow: łąka, łąki, grass, green, field, pasture, how much, four corners together, only two corners, three corners, on several tiles, hole, flowers, where corners meet
    start-tile-meadow: start tile corners, grass on the long tile, double tile corner
    end: over, when does the game end, how many rounds do we play, when does it stop, finish, last round, left over tiles in hand, last tiles in hand, unused tiles, stock empty, out of tiles, thirteen, length of the game
    winner: we both have as many points, tie, draw, level, equal points, two have the same score, how do I win, wins, tiebreaker, most points, second place
    solo: how do I play on my own, playing alone, by myself, single player, one player, good score, which six go out, solo game, solo result, rating, table of results, on my own
