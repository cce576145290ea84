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
# An edge of the start tile, within other messages as $edge, $one, $other or $outlet. $side: “north”,
# “east”, “south” or “west”; $cell: a field such as “N14”.
wodny_szlak_edge_of = { $side } of { $cell }
wodny_szlak_mill = mill
wodny_szlak_sawmill = sawmill
# A mill as players number them, within other messages as $building. $n: 1 to 20.
wodny_szlak_mill_number = Mill { NUMBER($n) }
# A sawmill as players number them, within other messages as $building. $n: 1 to 20.
wodny_szlak_sawmill_number = Sawmill { NUMBER($n) }
# Label of a field for a number. $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_points_of = { $building }, points
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one". Label of a field for its
# points. $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_points_of_new = { $building }, if there is one
# Label of a field for a number. $building: “Mill 2” or “Sawmill 1”, which got too few loads.
wodny_szlak_points_unsupplied = { $building } (not supplied), points
wodny_szlak_bare_bridge = bridge alone
wodny_szlak_port = port
# A choice of what lies on a tile, and within other messages as $loads. $n: 1 to 9, or 1 to 99 where a mill
# needs them.
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } sack
   *[other] { NUMBER($n) } sacks
}
# A choice of what lies on a tile, and within other messages as $loads. $n: 1 to 9, or 1 to 99 where a
# sawmill needs them.
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } axe
   *[other] { NUMBER($n) } axes
}
# In the table of what gives points, and in the log as $points of another message. $points: 0 to 99.
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
wodny_szlak_plain = plain
wodny_szlak_sheep = sheep
wodny_szlak_cow = cow
wodny_szlak_start_tile = start tile
# What is on a tile: "mill, flag 4, 3 sacks" is worth 4 points if 3 sacks arrive. Where: spoken, in the log,
# in lists of tiles. $works: “mill” or “sawmill”; $points: 1 to 99; $loads: “3 sacks” or “3 axes”.
wodny_szlak_works_full = { $works }, flag { NUMBER($points) }, { $loads }
# The same while nobody has said what it needs. $works: “mill” or “sawmill”; $points: 1 to 99.
wodny_szlak_works_points = { $works }, flag { NUMBER($points) }
# The same while nobody has said its points. $works: “mill” or “sawmill”; $loads: “3 sacks” or “3 axes”.
wodny_szlak_works_needs = { $works }, { $loads }
# "3 sacks (north)": the side of the bridge that they lie on. Part of the description of a tile. $loads: “3
# sacks” or “1 axe”; $side: “north”, “east”, “south” or “west”.
wodny_szlak_load_at = { $loads } ({ $side })
# How water runs on a tile, alone or at the beginning of its description. $sides: a list of the two to four
# edges that it reaches, “north, south”.
wodny_szlak_river = river { $sides }
# How water runs on a tile, alone or at the beginning of its description. $sides: the one edge that it
# reaches, “north”.
wodny_szlak_river_end = river end { $sides }
wodny_szlak_no_river = no river
# Two waters on a tile: "river north, south; apart: river end east". $one and $other: how each runs, “river
# north, south” or “river end east”.
wodny_szlak_two_rivers = { $one }; apart: { $other }
# "port (river north, south)". On a tile with two waters: which of them a thing is on. $thing: “port”,
# “mill”, “3 sacks”, or a label, “Sacks”; $channel: “river north, south” or “river end east”.
wodny_szlak_thing_on = { $thing } ({ $channel })
# Part of the description of a tile. $corners: a list of one to four, “north-east, south-west”.
wodny_szlak_meadow_corners = meadow { $corners }
# On a tile of the board, beside the picture of a mill or sawmill: “4/3”. $points: what it is worth, 1 to
# 99; $needs: how many loads it needs, 1 to 99. No room for more.
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
# $side is one of the letters of the compass that follow: one column in a terminal. On a tile of the board,
# beside the picture of a sack or an axe: “2n”. $n: how many, 1 to 9.
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = e
wodny_szlak_letter_south = s
wodny_szlak_letter_west = w

## The sheet

wodny_szlak_open = Result
# On a button that opens a player’s entries. $n: tiles laid so far, 1 or more; $most: 13.
wodny_szlak_open_river = { NUMBER($n) } of { NUMBER($most) } tiles
# Spoken: the button that opens a player’s entries. $seat: name of a player.
wodny_szlak_open_spoken = Open what { $seat } has
wodny_szlak_way = Entered as
wodny_szlak_way_result = the result
wodny_szlak_way_buildings = with loads
wodny_szlak_way_river = the river
wodny_szlak_route_label = Port route
wodny_szlak_threes_label = Meadows of 3
wodny_szlak_fours_label = Meadows of 4
# Label of a field for a number. $building: “Mill 2”.
wodny_szlak_needs_sacks = { $building } needs sacks
# Label of a field for a number. $building: “Sawmill 1”.
wodny_szlak_needs_axes = { $building } needs axes
# Label of a field for a number. $building: “Mill 2”.
wodny_szlak_arrived_sacks = { $building } got sacks
# Label of a field for a number. $building: “Sawmill 1”.
wodny_szlak_arrived_axes = { $building } got axes
# Title of the board. $n: tiles laid so far, 0 or more; $most: 13.
wodny_szlak_river_label = River, { NUMBER($n) } of { NUMBER($most) } tiles
wodny_szlak_route = Longest port route
# Spoken: a field of the board. $cell: its name, “C4”; $what: what lies there, “river north, south, port” or
# “start tile, tributaries … and …, outlet …”.
wodny_szlak_spoken_cell = { $cell }: { $what }
# Spoken: a field of the board. $cell: its name, “C4”.
wodny_szlak_spoken_free = { $cell }: free
# Spoken: within wodny_szlak_spoken_cell as $what. $one, $other, $outlet: edges of the start tile, “north of
# N14”.
wodny_szlak_spoken_start = start tile, tributaries { $one } and { $other }, outlet { $outlet }
wodny_szlak_start_unsaid = start tile, its rivers are not yet described
# Spoken: an edge of the start tile, to be tapped. $edge: “north of N14”.
wodny_szlak_spoken_tributary = { $edge }: tributary
# Spoken: an edge of the start tile, to be tapped. $edge: “east of O14”.
wodny_szlak_spoken_outlet = { $edge }: main river
# Spoken: an edge of the start tile, to be tapped. $edge: “south of N14”.
wodny_szlak_spoken_dry = { $edge }: no river
# Spoken: a corner of a tile, to be tapped. $corner: “north-east”, “south-east”, “south-west” or
# “north-west”.
wodny_szlak_spoken_meadow = { $corner } corner: meadow
# Spoken: a corner of a tile, to be tapped. $corner: “north-east”, “south-east”, “south-west” or
# “north-west”.
wodny_szlak_spoken_no_meadow = { $corner } corner: no meadow
wodny_szlak_start_known = As remembered
# A start tile: a choice, in the log as $how, in the list of what is remembered. $one, $other: the edges of
# the tributaries, “north of N14”; $outlet: that of the main river, “east of O14”.
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
# Title above the questions about a tile. $cell: its field, “C4”.
wodny_szlak_tile_at = Tile on { $cell }
# Title above the question how the river runs there. $cell: a free field, “C4”.
wodny_szlak_new_tile_at = New tile on { $cell }
wodny_szlak_known = Remembered
wodny_szlak_shape = Its river runs
wodny_szlak_thing = What is on it
wodny_szlak_more = More about it
wodny_szlak_all_shapes = All shapes
wodny_szlak_turned = Turned
wodny_szlak_works_points_label = Points
wodny_szlak_works_needs_label = Needs
# What lies on one side of a bridge: "Beside the bridge, north". Title of a choice such as “2 sacks”. $side:
# “north”, “east”, “south” or “west”.
wodny_szlak_load_side = Beside the bridge, { $side }
wodny_szlak_sacks_label = Sacks
wodny_szlak_axes_label = Axes
# Label of a field for a number: “Sacks north”, beside a bridge. $loads: the label “Sacks” or “Axes”; $side:
# “north”, “east”, “south” or “west”.
wodny_szlak_loads_at = { $loads } { $side }
wodny_szlak_port_label = Port
wodny_szlak_meadows_label = Meadow corners
wodny_szlak_herd = Animal
wodny_szlak_move = Move
wodny_szlak_remove = Take away
wodny_szlak_clear = Take the river’s tiles away
wodny_szlak_placed = Has placed
# A button that ends the round. $round: the round that is played, 1 to 13.
wodny_szlak_round_over = Round { NUMBER($round) } is over
wodny_szlak_ratings = Table of results
wodny_szlak_ratings_use = Use the remembered table
# Label of a field for a number, in the table of results. $row: 1 to 12.
wodny_szlak_rating_least = Row { NUMBER($row) }, from points
wodny_szlak_rating_title = is called
# What to do now. $seat: name of a player.
wodny_szlak_prompt_result = Tap the points of each mill and sawmill that { $seat } has supplied, then the port route and the meadows. 0 points take a building away.
# What to do now. $seat: name of a player.
wodny_szlak_prompt_buildings = Say for each mill and sawmill of { $seat } what it needs and what came, then the port route and the meadows.
# What to do now, above the board. $seat: name of a player.
wodny_szlak_prompt_river = Tap a free field beside { $seat }’s river to lay a tile there, or a tile to change it.
wodny_szlak_prompt_start = Tap the edges of the start tile that carry a river: both tributaries, then the main river. Its arrows show which way they flow.
wodny_szlak_prompt_start_known = Choose how the start tile lies, as it is remembered, or describe another.
# What to do now, above the board. $cell: a free field, “C4”.
wodny_szlak_prompt_new = How does the river run on the tile for { $cell }?
# What to do now, above the board. $cell: the field of a tile that was just laid, “C4”.
wodny_szlak_prompt_bare = Which tile is it on { $cell }: a remembered one, or what is on it? Or tap the next free field.
# What to do now, above the board. $cell: the field of a tile, “C4”.
wodny_szlak_prompt_tile = What is on the tile on { $cell }? Or tap the next free field.
# What to do now, above the board. $cell: where the tile lies now, “C4”.
wodny_szlak_prompt_move = Tap the free field where the tile from { $cell } goes.
# What to do now. $round: 1 to 13; $stock: 0 to 48; $waiting: names of players, “Ann and Ben”.
wodny_szlak_prompt_round = Round { NUMBER($round) } of 13, { NUMBER($stock) } tiles left in the stock. Still to place: { $waiting }.
# What to do now, when all have placed. $round: 1 to 12.
wodny_szlak_prompt_pass = Round { NUMBER($round) } of 13: everybody passes two tiles to the left and draws one.
# What to do now, for one player alone. $round: 1 to 13; $stock: 0 to 36.
wodny_szlak_prompt_alone = Round { NUMBER($round) } of 13, { NUMBER($stock) } tiles left in the stock. Place one tile and put the other two away.
# What to do now, for one player alone who has placed. $round: 1 to 12.
wodny_szlak_prompt_draw_alone = Round { NUMBER($round) } of 13: put the other two away and draw three.
wodny_szlak_prompt_last = The last round is placed; the tiles in hand are not used.
# What a result lacks, a sentence each. $seat: name of a player; $n: tiles laid so far, 1 to 12; $most: 13.
wodny_szlak_unfinished_river = { $seat }’s river has { NUMBER($n) } of { NUMBER($most) } tiles.
# What a result lacks. $seat: name of a player.
wodny_szlak_unfinished_start = The start tile of { $seat } is not described.
# What a result lacks. $seat: name of a player; $n: how many mills and sawmills on the river, 1 or more.
wodny_szlak_unfinished_buildings = { $n ->
    [one] The points or the need of { NUMBER($n) } building of { $seat } are not entered.
   *[other] The points or the needs of { NUMBER($n) } buildings of { $seat } are not entered.
}
# What a result lacks. $seat: name of a player; $missing lists the names of controls: “Port route, Meadows
# of 3”.
wodny_szlak_unfinished_told = Not entered for { $seat }: { $missing }.
# What a result lacks. $seat: name of a player.
wodny_szlak_unfinished_nothing = Nothing is entered for { $seat }.
# The page of what is remembered. Title above the tiles that are known. $n: how many, 1 or more; $plain: how
# many of them without sheep or cow; $sheep, $cow: how many with such an animal.
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } tile of 60: plain { NUMBER($plain) }, sheep { NUMBER($sheep) }, cow { NUMBER($cow) }
   *[other] { NUMBER($n) } tiles of 60: plain { NUMBER($plain) }, sheep { NUMBER($sheep) }, cow { NUMBER($cow) }
}
wodny_szlak_box_starts = Start tiles
# On the same page: a row of the table of results. $row: 1 to 12.
wodny_szlak_box_row = Row { NUMBER($row) }
# Beside the board. $n: tiles of this player’s river, 0 or more; $most: 13.
wodny_szlak_remark_laid = { $n ->
    [one] { NUMBER($n) } tile of { NUMBER($most) } laid
   *[other] { NUMBER($n) } tiles of { NUMBER($most) } laid
}
wodny_szlak_remark_told = What was told counts until the first tile lies here; from then on the river counts.
# Beside the fields for a result. $n: tiles of this player’s river, 1 or more; $most: 13.
wodny_szlak_remark_river_counts = The river counts as long as tiles lie there ({ NUMBER($n) } of { NUMBER($most) }); what is told here is only compared with it.
# Beside the board. $n: how many sacks a mill still needs, 1 or more; $cell: where the mill stands, “C4” or
# “C4 (north water)”; $points: what it would give, 1 to 99.
wodny_szlak_remark_sacks = { $n ->
    [one] One more sack upstream of { $cell } is worth { NUMBER($points) }.
   *[other] { NUMBER($n) } more sacks upstream of { $cell } are worth { NUMBER($points) }.
}
# Beside the board. $n: how many axes a sawmill still needs, 1 or more; $cell: where it stands, “C4” or “C4
# (north water)”; $points: what it would give, 1 to 99.
wodny_szlak_remark_axes = { $n ->
    [one] One more axe upstream of { $cell } is worth { NUMBER($points) }.
   *[other] { NUMBER($n) } more axes upstream of { $cell } are worth { NUMBER($points) }.
}

## The score

wodny_szlak_line_mills = Mills
wodny_szlak_line_sawmills = Sawmills
wodny_szlak_line_ports = Port route
wodny_szlak_line_meadows = Meadows
# "mill on C4". Within reasons for points as $building. $works: “mill” or “sawmill”; $cell: “C4” or “C4
# (north water)”.
wodny_szlak_works_on = { $works } on { $cell }
# Reason for no points. $building is “mill on C4” or “Mill 2”. $n: how many came, 0 or more; $needs: more
# than that.
wodny_szlak_why_sacks = { $building }: { NUMBER($n) } of { $needs ->
    [one] { NUMBER($needs) } sack arrives
   *[other] { NUMBER($needs) } sacks arrive
}
# Reason for no points. $building is “sawmill on C4” or “Sawmill 2”. $n: how many came, 0 or more; $needs:
# more than that.
wodny_szlak_why_axes = { $building }: { NUMBER($n) } of { $needs ->
    [one] { NUMBER($needs) } axe arrives
   *[other] { NUMBER($needs) } axes arrive
}
# Reason for points. $building is “mill on C4” or “Mill 2”. $needs: 1 to 99; $n: how many came, as many or
# more.
wodny_szlak_why_enough_sacks = { $building }: needs { $needs ->
    [one] { NUMBER($needs) } sack, { NUMBER($n) } came
   *[other] { NUMBER($needs) } sacks, { NUMBER($n) } came
}
# Reason for points. $building is “sawmill on C4” or “Sawmill 2”. $needs: 1 to 99; $n: how many came, as
# many or more.
wodny_szlak_why_enough_axes = { $building }: needs { $needs ->
    [one] { NUMBER($needs) } axe, { NUMBER($n) } came
   *[other] { NUMBER($needs) } axes, { NUMBER($n) } came
}
# Reason for no points. $works: “mill” or “sawmill”; $cell: “C4” or “C4 (north water)”.
wodny_szlak_why_oxbow = { $works } on { $cell }: on an oxbow, where nothing flows
# Reason for no points. $works: “mill” or “sawmill”; $cell: “C4” or “C4 (north water)”.
wodny_szlak_why_start_unsaid = { $works } on { $cell }: not known to be on the river until the rivers of the start tile are described
# Where a building stands on a tile with two waters and a building at each, in other messages as $cell.
# $cell: a field, “C4”; $side: “north”, “east”, “south” or “west”, where its water reaches the edge.
wodny_szlak_on_side = { $cell } ({ $side } water)
# Reason for no points. $works: “mill” or “sawmill”; $cell: “C4” or “C4 (north water)”.
wodny_szlak_why_unsaid = { $works } on { $cell }: its points or its need were not entered
# After wodny_szlak_why_sacks or why_axes and a comma: why more did not come. $cell: “C4” or “C4 (north
# water)”; $n: how many of these sacks or axes, 1 or more.
wodny_szlak_stopped_by_mill = the mill’s bridge on { $cell } stops { NUMBER($n) }
# After wodny_szlak_why_sacks or why_axes and a comma: why more did not come. $cell: “C4” or “C4 (north
# water)”; $n: how many of these sacks or axes, 1 or more.
wodny_szlak_stopped_by_sawmill = the sawmill’s bridge on { $cell } stops { NUMBER($n) }
# After wodny_szlak_why_sacks or why_axes and a comma: why more did not come. $cell: a field, “C4”; $n: how
# many of these sacks or axes, 1 or more.
wodny_szlak_stopped_by_fork = where the river divides on { $cell }, { NUMBER($n) } { $n ->
    [one] goes
   *[other] go
} no further
# The same for a bridge without a building. $cell: “C4” or “C4 (north water)”; $n: how many of these sacks
# or axes, 1 or more.
wodny_szlak_stopped_by_bridge = the bridge on { $cell } stops { NUMBER($n) }
# Reason for points. $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_why_said = { $building }: supplied, as the players said
# Reason for no points. $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_why_not_told = { $building }: not said what it needs and what came
# Reason for points. $n: 2 or more; $from, $to: the fields with the ports, “C4”.
wodny_szlak_line_route = { NUMBER($n) } tiles from { $from } to { $to }, 2 points each
# Reason for points, as the players said. $n: 2 to 60.
wodny_szlak_line_route_stated = { NUMBER($n) } tiles, 2 points each
# Reason for points. $n: 2 or more; $from, $to: the fields with the ports, “C4”.
wodny_szlak_line_route_start = { NUMBER($n) } tiles from { $from } to { $to }, the start tile as one of them, 2 points each
wodny_szlak_line_no_route = no way that counts joins ports on two tiles
wodny_szlak_line_few_ports = fewer than two tiles with a port
wodny_szlak_line_route_open = not entered
# "meadow of three: C4, north-east". Reason for points. $cell: a field that has one of its corners; $corner:
# which of that field’s corners, “north-east”.
wodny_szlak_line_three = meadow of three: { $cell }, { $corner }
# Reason for points. $cell: a field that has one of its corners, “C4”; $corner: which of that field’s
# corners, “north-east”.
wodny_szlak_line_four = meadow of four: { $cell }, { $corner }
# Reason for points, as the players said. $n: 1 to 60.
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } meadow of three, 3 points
   *[other] { NUMBER($n) } meadows of three, 3 points each
}
# Reason for points, as the players said. $n: 1 to 60.
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } meadow of four, 6 points
   *[other] { NUMBER($n) } meadows of four, 6 points each
}
# Under the score of one player alone. $title: what the players wrote for this row, such as “Miller”;
# $least: 0 to 999.
wodny_szlak_rated = By your table: { $title } (from { NUMBER($least) } points)
# Under the score of one player alone. $least: 0 to 999.
wodny_szlak_rated_untitled = By your table: the row from { NUMBER($least) } points
# Under the score of one player alone. $least: 1 to 999.
wodny_szlak_unrated = By your table: below its lowest row, which is from { NUMBER($least) } points
wodny_szlak_end = 13 rounds are played: the game is over. Enter what is still missing, then finish.

## The log

# In the log after a player’s name. $building: “Mill 2” or “Sawmill 1”; $said: “4 points” or “4 points, 2 of
# 3 sacks”.
wodny_szlak_told_building = { $building }: { $said }
# In the log after a player’s name: taken away. $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_told_no_building = { $building }: not there
# $points is "4 points". Within wodny_szlak_told_building as $said. $arrived: how many came, 0 to 99;
# $needs: 1 to 99.
wodny_szlak_told_stated_sacks = { $points }, { NUMBER($arrived) } of { $needs ->
    [one] { NUMBER($needs) } sack
   *[other] { NUMBER($needs) } sacks
}
# Within wodny_szlak_told_building as $said. $points is “4 points”. $arrived: how many came, 0 to 99;
# $needs: 1 to 99.
wodny_szlak_told_stated_axes = { $points }, { NUMBER($arrived) } of { $needs ->
    [one] { NUMBER($needs) } axe
   *[other] { NUMBER($needs) } axes
}
# In the log after a player’s name. $n: how many tiles, 0 to 60.
wodny_szlak_told_route = port route of { NUMBER($n) }
# In the log after a player’s name. $n: 0 to 60.
wodny_szlak_told_threes = meadows of three: { NUMBER($n) }
# In the log after a player’s name. $n: 0 to 60.
wodny_szlak_told_fours = meadows of four: { NUMBER($n) }
# In the log after a player’s name. $how: “in north of N14 and west of N14, out east of O14”, perhaps with
# “, meadow north-east”.
wodny_szlak_told_start = start tile: { $how }
# In the log after a player’s name. $cell: its field, “C4”; $tile: all that is on it, “river north, south,
# port, meadow north-east”.
wodny_szlak_told_tile = tile on { $cell }: { $tile }
# In the log after a player’s name. $cell: its field, “C4”.
wodny_szlak_told_turned = tile on { $cell } turned
# In the log after a player’s name. $from, $to: fields, “C4”.
wodny_szlak_told_moved = tile moved from { $from } to { $to }
# In the log after a player’s name. $cell: its field, “C4”.
wodny_szlak_told_removed = tile on { $cell } taken away
wodny_szlak_told_cleared = all tiles of the river taken away
# In the log after a player’s name. $round: 1 to 13.
wodny_szlak_told_placed = has placed in round { NUMBER($round) }
# In the log after a player’s name. $round: 1 to 13.
wodny_szlak_told_not_placed = has not placed in round { NUMBER($round) }
# In the log. $round: 1 to 13.
wodny_szlak_told_round = Round { NUMBER($round) } is over
# In the log. $row: 1 to 12; $least: 0 to 999, points; $title: what the players wrote for this row, such as
# “Miller”.
wodny_szlak_told_rating = Table of results, row { NUMBER($row) }: from { NUMBER($least) } { $title }
# In the log. $row: 1 to 12; $least: 0 to 999.
wodny_szlak_told_rating_untitled = Table of results, row { NUMBER($row) }: from { NUMBER($least) } points
# In the log. $row: 1 to 12.
wodny_szlak_told_no_rating = Table of results, row { NUMBER($row) }: not there
wodny_szlak_told_ratings = Table of results as remembered

## Refusals

# An error of a position from a file. $seats: 1 to 4; $came: of how many players it tells, 0 as well.
wodny_szlak_refused_seats = The table has { NUMBER($seats) } { $seats ->
    [one] player
   *[other] players
}, the position { NUMBER($came) }: give one for each.
# An error of a position from a file. $came: what stood there instead, any text.
wodny_szlak_unread_field = A field is called A1 to AB28, “{ $came }” came.
# An error of a position from a file. $name: as it is in the file, “mill 2” or “sawmill 1”, never
# translated.
wodny_szlak_unread_twice = Two buildings are called “{ $name }”: number them differently.
wodny_szlak_unread_start = Tributaries and outlet are three different edges.
wodny_szlak_unread_channel = A channel reaches at least one edge: name its “sides”.
# An error of a position from a file. $came: 3 or more.
wodny_szlak_unread_channels = A tile has at most two channels, { NUMBER($came) } came.
wodny_szlak_unread_edge = Two channels of a tile share no edge: join them, or give each its own “sides”.
# An error of a position from a file. $most: 9.
wodny_szlak_unread_loads = Sacks or axes at one place are 1 to { NUMBER($most) }.
wodny_szlak_unread_load = A load lies at an edge that its channel reaches: “at” is one of its “sides”.
# An error of a position from a file. $most: 99.
wodny_szlak_unread_points = Points and needs are 1 to { NUMBER($most) }.
# An error of a position from a file: to whom it belongs. $seat: name of a player; $what: a sentence, one of
# the errors here that name no player.
wodny_szlak_refused_of = { $seat }: { $what }
# An error of a position from a file. $came: 14 or more.
wodny_szlak_refused_rounds = Rounds that are over are 0 to 13, not { NUMBER($came) }.
# An error. $seat: name of a player; $cell: a field, “N14”.
wodny_szlak_refused_on_start = The start tile of { $seat } lies on { $cell }: choose a free field, or turn the start tile.
# An error. $seat: name of a player; $cell: a field, “N14”.
wodny_szlak_refused_start_lies = The start tile of { $seat } lies on { $cell }: it is described and turned by itself, and stays.
# An error. $cell: a field, “C4”; $seat: name of a player.
wodny_szlak_refused_taken = { $cell } is taken on { $seat }’s river: tiles may not overlap. Choose a free field, or move what lies there.
# An error. $cell: a field, “C4”; $seat: name of a player.
wodny_szlak_refused_empty = No tile lies on { $cell } of { $seat }’s river.
# An error, when the start tile is turned. $seat: name of a player; $cell: a field, “N15”.
wodny_szlak_refused_start = The start tile of { $seat } would lie on the tile on { $cell }: move that one first.
# An error. $cell: the field of the tile that was laid or changed, “C4”; $seat: name of a player.
wodny_szlak_refused_ring = With { $cell } like this, the water of { $seat } would run in a circle, which is not allowed.
# An error of a position from a file. $seat: name of a player; $fields: “C4, C5, D4 and D5”.
wodny_szlak_refused_ring_of = The water of { $seat } runs in a circle over { $fields }, which is not allowed: leave one of these tiles out.
# An error. $most: 20.
wodny_szlak_refused_building = Mills and sawmills are numbered 1 to { NUMBER($most) }; points and needs are 1 to 99.
# An error. $most: 60.
wodny_szlak_refused_route = A route is entered up to { NUMBER($most) } tiles.
# An error. $most: 60.
wodny_szlak_refused_meadows = Meadows are entered up to { NUMBER($most) }.
# An error. $current: 1 to 13; $round: the number that came instead.
wodny_szlak_refused_round = Round { NUMBER($current) } is played, not round { NUMBER($round) }.
# An error of a position from a file. $seat: name of a player.
wodny_szlak_refused_placed_twice = { $seat } is named twice among those who have placed: a player places once in a round.
wodny_szlak_refused_over = All 13 rounds are over.
# An error. $most: 12.
wodny_szlak_refused_rating = A table of results has at most { NUMBER($most) } rows, each with up to 999 points and a title of up to 60 letters.

## Doubts

# A doubt. $seat: name of a player; $water, $land: two fields beside each other, “C4” and “C5”.
wodny_szlak_doubt_edge = { $seat }: the river of { $water } meets land on { $land }.
# A doubt. $seat: name of a player; $cell: a field, “C4”.
wodny_szlak_doubt_contact = { $seat }: the tile on { $cell } does not touch the river’s other tiles, so it does not count.
# A doubt. $seat: name of a player; $n: 14 or more; $most: 13.
wodny_szlak_doubt_tiles = { $seat } has { NUMBER($n) } tiles; each places { NUMBER($most) }.
# A doubt. $seat: name of a player; $n: 1 to 12.
wodny_szlak_doubt_few = { $seat } has { NUMBER($n) } { $n ->
    [one] tile
   *[other] tiles
} after 13 rounds.
# A doubt. $seat: name of a player; $n: 3 to 13, more than $round; $round: the one that is played, 2 or
# more.
wodny_szlak_doubt_early = { $seat } has { NUMBER($n) } tiles in round { NUMBER($round) }; one is laid in each.
# A doubt. $seat: name of a player.
wodny_szlak_doubt_start = { $seat }: nobody said where the rivers of the start tile run, so it is not known what flows.
# A doubt. $seat: name of a player; $works: “mill” or “sawmill”; $cell: “C4” or “C4 (north water)”.
wodny_szlak_doubt_no_value = { $seat }, { $works } on { $cell }: its points or its need were not entered.
# A doubt. $seat: name of a player; $cell: a field, “C4”.
wodny_szlak_doubt_load_side = { $seat }: on { $cell } nobody said on which side of the bridge the load lies, so it goes nowhere.
# A doubt. $seat: name of a player; $building: “Mill 2”; $n: 0 or more; $needs: more than that.
wodny_szlak_doubt_unsupplied_sacks = { $needs ->
    [one] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } sack came. If that is right, enter its points once more beside its loads.
   *[other] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } sacks came. If that is right, enter its points once more beside its loads.
}
# A doubt. $seat: name of a player; $building: “Sawmill 1”; $n: 0 or more; $needs: more than that.
wodny_szlak_doubt_unsupplied_axes = { $needs ->
    [one] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } axe came. If that is right, enter its points once more beside its loads.
   *[other] { $seat }: { $building } was entered as supplied, but only { NUMBER($n) } of { NUMBER($needs) } axes came. If that is right, enter its points once more beside its loads.
}
# A doubt. $seat: name of a player; $building: “Mill 2” or “Sawmill 1”.
wodny_szlak_doubt_no_loads = { $seat }: { $building } does not count until it is said what it needs and what came.
# A doubt. $seat: name of a player; $n: mills and sawmills, 14 to 40; $most: 13.
wodny_szlak_doubt_buildings = { $seat } has { NUMBER($n) } buildings on { NUMBER($most) } tiles.
# A doubt. $seat: name of a player.
wodny_szlak_doubt_route_one = { $seat }: a route joins two ports on two tiles, so it is not 1 tile long.
# A doubt. $seat: name of a player; $n: up to 60; $most: 3 to 14.
wodny_szlak_doubt_route = { $seat }: a route of { NUMBER($n) } tiles is longer than all { NUMBER($most) } with the start tile.
# A doubt. $seat: name of a player; $n: 2 or more; $buildings: 1 or more; $most: tiles, 3 to 14.
wodny_szlak_doubt_route_bridges = { $seat }: a route of { NUMBER($n) } tiles leaves too few for { NUMBER($buildings) } mills and sawmills, whose bridges stop it: there are { NUMBER($most) } with the start tile. Only a tile with two separate waters could be both.
# A doubt. $seat: name of a player; $n: 1 to 60; $tiles: 2 to 13; $most: 0 to 7, fewer than $n.
wodny_szlak_doubt_fours = { $seat }: { NUMBER($n) } meadows of four cannot be made with { NUMBER($tiles) } tiles and the start tile; { NUMBER($most) } can.
# A doubt. $seat: name of a player; $n: meadows of three and of four together; $tiles: 2 to 13; $most: 1 to
# 13, fewer than $n.
wodny_szlak_doubt_meadows = { $seat }: { NUMBER($n) } meadows cannot be made with { NUMBER($tiles) } tiles and the start tile; { NUMBER($most) } can.
# A doubt. $players: how many play; for sheep it is always 2.
wodny_szlak_doubt_unused_sheep = { $players ->
    [one] Tiles with a sheep are on the table, but they stay in the box with { NUMBER($players) } player.
   *[other] Tiles with a sheep are on the table, but they stay in the box with { NUMBER($players) } players.
}
# A doubt. $players: how many play, 1 to 3.
wodny_szlak_doubt_unused_cow = { $players ->
    [one] Tiles with a cow are on the table, but they stay in the box with { NUMBER($players) } player.
   *[other] Tiles with a cow are on the table, but they stay in the box with { NUMBER($players) } players.
}
# A doubt. $n: 31 or more, of all players together; $most: 30.
wodny_szlak_doubt_plain = { NUMBER($n) } tiles without a sheep or a cow are on the table; the box holds { NUMBER($most) }. Perhaps some animals were not entered.
# A doubt. $n: 16 or more, of all players together; $most: 15.
wodny_szlak_doubt_herd_sheep = { NUMBER($n) } tiles with a sheep are on the table; the box holds { NUMBER($most) }.
# A doubt. $n: 16 or more, of all players together; $most: 15.
wodny_szlak_doubt_herd_cow = { NUMBER($n) } tiles with a cow are on the table; the box holds { NUMBER($most) }.
# A doubt. $n: tiles of all players together; $most: 30, 39, 45 or 60, by the number of players.
wodny_szlak_doubt_stock = { NUMBER($n) } tiles are laid; { NUMBER($most) } are in this game.
# A doubt. $sawmill: points of the cheapest sawmill; $mill: points of the best mill, as many or more.
wodny_szlak_doubt_sawmill = A sawmill is entered as worth { NUMBER($sawmill) } and a mill as worth { NUMBER($mill) }; sawmills are worth more.
# A doubt. $one, $row: numbers of two rows that follow each other, 1 to 12; $least, $next: their points, 0
# to 999.
wodny_szlak_doubt_ratings = The table of results goes from { NUMBER($least) } points in row { NUMBER($one) } to { NUMBER($next) } in row { NUMBER($row) }, out of order.
# A doubt. $seat: name of a player; $told, $found: points of one mill after the other, “6, 4, 4”, or “none”.
wodny_szlak_differs_mills = { $seat }: points of supplied mills were told as { $told }, the river gives { $found }.
# A doubt. $seat: name of a player; $told, $found: points of one sawmill after the other, “9, 8”, or “none”.
wodny_szlak_differs_sawmills = { $seat }: points of supplied sawmills were told as { $told }, the river gives { $found }.
# A doubt. $seat: name of a player; $told, $found: how many tiles, 0 or more, not the same.
wodny_szlak_differs_route = { $seat }: a port route of { NUMBER($told) } was told, the river gives { NUMBER($found) }.
# A doubt. $seat: name of a player; $told, $found: how many, 0 or more, not the same.
wodny_szlak_differs_threes = { $seat }: meadows of three were told as { NUMBER($told) }, the river gives { NUMBER($found) }.
# A doubt. $seat: name of a player; $told, $found: how many, 0 or more, not the same.
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
# A step of the set-up. $n: 30.
wodny_szlak_setup_plain = Take the { NUMBER($n) } tiles without a sheep or a cow.
wodny_szlak_setup_rabbits = Look closely: a rabbit is neither a sheep nor a cow.
# A step of the set-up. $n: 15.
wodny_szlak_setup_sheep = Add the { NUMBER($n) } tiles with a sheep.
# A step of the set-up, for two players. $n: 15.
wodny_szlak_setup_no_sheep = Leave the { NUMBER($n) } tiles with a sheep in their compartment.
# A step of the set-up, for four players. $n: 15.
wodny_szlak_setup_cows = Add the { NUMBER($n) } tiles with a cow.
# A step of the set-up, for one to three players. $n: 15.
wodny_szlak_setup_no_cows = Leave the { NUMBER($n) } tiles with a cow in their compartment.
# A step of the set-up. $n: 30, 45 or 60.
wodny_szlak_setup_shuffle = Shuffle the { NUMBER($n) } tiles, face down.
# A step of the set-up, for one player alone. $n: 6; $left: 39.
wodny_szlak_setup_six = Put { NUMBER($n) } of them back at random, which you may look at: { NUMBER($left) } are the stock.
# A step of the set-up. $n: 3; $stock: 24, 36 or 48.
wodny_szlak_setup_deal = Deal { NUMBER($n) } tiles to each player. The other { NUMBER($stock) } are the stock in the middle.
# A step of the set-up, for one player alone. $n: 3; $stock: 36.
wodny_szlak_setup_draw = Draw { NUMBER($n) } tiles; { NUMBER($stock) } are left.
wodny_szlak_setup_start = Give everybody a rectangular start tile.
wodny_szlak_setup_start_alone = Take a rectangular start tile.
# A step of the set-up. $n: 13.
wodny_szlak_setup_room = Lay it before you with room for { NUMBER($n) } tiles around it; its pale arrows show how the water flows.
wodny_szlak_setup_aid_alone = Take an aid card with the points.
wodny_szlak_setup_aid = Give everybody an aid card with the points.
wodny_szlak_setup_together = Nobody begins: all choose and lay at the same time.
# A step of the set-up. $n: 13.
wodny_szlak_setup_rounds = { NUMBER($n) } rounds are played.
wodny_szlak_piece_plain = tiles without sheep or cow
wodny_szlak_piece_sheep = tiles with a sheep
wodny_szlak_piece_cow = tiles with a cow
# After a number, which is $n. A kind of piece, 1 to 4 of it: “4 × start tiles”.
wodny_szlak_piece_start = { $n ->
    [one] start tile
   *[other] start tiles
}
# A kind of piece, after a number, which is $n: 1 to 4.
wodny_szlak_piece_aid = { $n ->
    [one] aid card
   *[other] aid cards
}

## What gives points

wodny_szlak_points_works = Mills and sawmills
wodny_szlak_points_mill = mill, enough sacks
wodny_szlak_points_sawmill = sawmill, enough axes
wodny_szlak_points_flag = its flag
wodny_szlak_points_short = too few, or on an oxbow
wodny_szlak_points_route = Longest port route
wodny_szlak_points_tile = each tile
wodny_szlak_points_start = the start tile
# In a table, before the points of a route. $n: 5.
wodny_szlak_points_tiles = { NUMBER($n) } tiles
wodny_szlak_points_meadows = Meadows
# In a table, before the points of a meadow. $n: 2, 3 or 4.
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
# In the rules. $least: 1; $most: 4; $age: 8; $minutes: 20.
wodny_szlak_rule_players_text = For { NUMBER($least) } to { NUMBER($most) } players from the age of { NUMBER($age) }, { NUMBER($minutes) } minutes.
wodny_szlak_rule_setup_tiles = Cows, sheep and the number of players
# In the rules. Tiles in use: $four: 60; $three: 45; $two: 30; $one: 39. Tiles left out: $cows: 15; $sheep:
# 15.
wodny_szlak_rule_setup_tiles_text = Four players use all { NUMBER($four) } square tiles. Three leave out the { NUMBER($cows) } with cows: { NUMBER($three) }. Two also leave out the { NUMBER($sheep) } with sheep: { NUMBER($two) }. One player leaves out those with cows and some more: { NUMBER($one) }.
wodny_szlak_rule_rabbits = Rabbits
wodny_szlak_rule_rabbits_text = The rulebook names only sheep and cows. A rabbit says nothing about the number of players.
wodny_szlak_rule_box = Compartments of the box
wodny_szlak_rule_box_text = The insert of the box has marked compartments for the tiles with cows and for those with sheep.
wodny_szlak_rule_setup_deal = Tiles in hand, and stock
# In the rules. $n: 3.
wodny_szlak_rule_setup_deal_text = Shuffle the tiles and deal { NUMBER($n) } to each player. The others are the stock, face down in the middle.
wodny_szlak_rule_setup_start = Start tile and aid card
wodny_szlak_rule_setup_start_text = Everybody gets one rectangular start tile, where two tributaries meet in a main river, and one aid card with the points.
wodny_szlak_rule_own_river = A river for each player
wodny_szlak_rule_own_river_text = Everybody builds a river of their own, on from their own start tile. The tile that you choose goes to yours.
wodny_szlak_rule_round = A round
# In the rules. $n: 3; $others: 2.
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
# In the rules. $route: 2; $three: 3 points; $four: 6 points.
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
# In the rules. $n: 2; $five: 10, points.
wodny_szlak_rule_route_count_text = Each tile of the route gives { NUMBER($n) } points, those with the two ports included: five tiles { NUMBER($five) }. The start tile counts as one tile.
wodny_szlak_rule_two_ports = Two ports on the same tile
wodny_szlak_rule_two_ports_text = The rulebook speaks of the tiles at both ends. So a route joins ports on two tiles; two on the same tile make none.
wodny_szlak_rule_port_bridge = A port beside a bridge
wodny_szlak_rule_port_bridge_text = The rulebook allows no bridge on the route and counts the tiles at its ends. So a port whose own water is crossed by a bridge is no end of a route.
wodny_szlak_rule_tributaries = From one tributary to the other
wodny_szlak_rule_tributaries_text = The rulebook does not speak of it. As it does not matter which way the water flows, a route may come down one tributary and go up the other, over the start tile.
wodny_szlak_rule_meadow = Meadow
# In the rules. $three: 3; $four: 6.
wodny_szlak_rule_meadow_text = Corners of tiles show pieces of meadow. Where three of them meet, they give { NUMBER($three) } points, where four meet { NUMBER($four) }. Two give nothing. Rivers and oxbows do not matter.
wodny_szlak_rule_start_meadow = Meadows at the start tile
wodny_szlak_rule_start_meadow_text = The rulebook does not say. We count its four corners like those of any tile; the middle of its long side is no corner.
wodny_szlak_rule_end = Rounds, and the end
# In the rules. $rounds: 13; $n: 2.
wodny_szlak_rule_end_text = After { NUMBER($rounds) } rounds, when the stock is empty. The { NUMBER($n) } tiles left in your hand are not laid.
wodny_szlak_rule_winner = Who wins
wodny_szlak_rule_winner_text = The rulebook has the points counted and says no more. Most points win; players who are level share the place.
wodny_szlak_rule_solo = Alone (solo)
# In the rules. $aside: 6; $tiles: 39; $rounds: 13; $hand: 3.
wodny_szlak_rule_solo_text = Leave out the tiles with cows and { NUMBER($aside) } more at random, which you may look at; { NUMBER($tiles) } are the stock. In { NUMBER($rounds) } rounds draw { NUMBER($hand) }, lay one and put two away. Compare your points with the table in the rulebook.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: goal, what is it about, idea, overview, explain, purpose, what is this game about, what do I have to do, how do I win, what should I try to do, what am I building, explain the game, goal of the game, main idea, object of the game, how does it work, in short, teach me, what is the point of this, how to play, what are we doing, what is important, strategy
    player-count: how many can play, how many people, how old, age, children, kids, duration, how long does it last, minutes, five people, max, how many players, for how many people, how many of us can play, can five play, maximum number of players, what age, from which age, is it for kids, how long is a game, how much time, how long does a game take, can two play, game length in minutes, too young, my six year old, persons, people, time, take long, child
    setup-tiles: which tiles come out for 2 players, cows, sheep, animals, how many tiles for two players, with 3 players, with three, take out, leave out, remove, remain in the box, stays in the box, all sixty, four of us, prepare, setup, how many tiles do we use with three, which pieces go back in the box, tiles with a cow, what are the sheep on the tiles, what do the animals mean, what does the cow mean, little animal on a tile, two player setup, three player setup, do we play with all the tiles, how many tiles are there, number of tiles, tiles we don’t need, fewer players, just two of us, sort out tiles, do we remove anything with two people, four player game, how many tiles for four, how do we set up, setting up, how many tiles in total, what stays in the box, only 3 people, persons, people, two of us, three of us, cow tiles, sheep tiles, which pieces out, remove tiles, tiles used, animals on tiles, for three, for two
    rabbits: bunny, hare, sheep or a bunny, which animal is that, rabbit tiles, what does the rabbit mean, rabbit on a tile, is the rabbit a sheep, do hares matter, tile with a bunny, small animal with long ears, are rabbits taken out, the other animal, decoration, rabbit with three, other animals, long ears
    box-compartments: where in the box, animal tiles go, tray, insert, storage, sort, tidy, clean up, how do I sort the tiles in the box, which compartment, where do the cow tiles go after the game, putting the game away, packing up, how to store, slots in the box, separate trays, pack the animal tiles, sorting, tidy up, pack, holder
    setup-deal: how many tiles do I get, how many in my hand, hand size, hand limit, deal, shuffle, draw pile, deck, pool in the middle, face down, how many tiles does everyone get, how many pieces do I draw at the start, starting hand, tiles in hand, how many tiles do I hold, three tiles each, what happens with the rest of the tiles, where does the stack go, draw stack, hand of tiles, how many do we start with, deal out, do I hide my tiles, where is the supply, mix the tiles, tiles per player, squares in hand, pieces in hand, how many to hold, hold tiles, draw at the start, tiles at the beginning, stock, supply, three in hand
    setup-start: long double tile, big tile, rectangle, starting tile, tributaries, cheat sheet, player aid, reference card, overview card, scoring card, help card, what is the big piece, which tile do I start with, everyone gets a start tile, what is the rectangular tile, what is the card for, the overview, what are tributaries, piece with two rivers, first tile, beginning of the river, starting piece, summary card, help sheet, what do I get at the beginning, where do I begin my river, double-size tile, what is the long tile, what is the double tile, long piece with two arms, first piece, start piece, long piece, double, two arms, little card, sheet
    own-river: same river, everyone build, placed at my opponents, across the river of another player, shared board, my own, neighbour river, block others, common landscape, sabotage, do we build together, one river for all, may I put a tile on someone else’s river, can I build at my neighbour’s, does everyone have their own river, can I connect to another player, do our rivers join, can I block somebody, can I ruin the river of my neighbour, use the mill of another player, shared map, own map, join rivers with other players, can I mess with others, place a tile in front of another player, interact, steal, neighbour builds, my own area, common, other players’ tiles, each his own, against others, his river, her river, alone or together
    round: the other two, which way do we pass, pass left or right, change direction halfway, drafting, pass on, what do I do, hand on, draw a new one, keep a tile, keep all three, choose before or after passing, swap tiles with others, each turn, do I have to place one, how does a round go, what do I do on my turn, what happens in a round, how does a turn go, pass left, pass right, to whom do I give my tiles, give the rest to the left, hand over tiles, how many tiles do I pass, do I pass both, next player gets my tiles, do I draw a tile, how do I get new tiles, how many tiles do I lay per round, can I place two tiles, may I keep one, do I lay first or pass first, pass them on, direction of passing, always to the same side, do we switch direction, from whom do I get tiles, choose a tile, take one and pass the rest, must I lay a tile every round, when do I draw, drawing, steps of a round, can I lay more than one, hand the rest, clockwise, give away, give to neighbour, next player, left neighbour, right neighbour, other tiles, keep, new tile, one tile per round, draft, take from, remaining two
    simultaneous: who starts, who begins, start player, first player, goes first, turn order, take turns, all at once, same time, together, wait for others, youngest, nobody starts, secret, who goes first, who is the first player, who begins the game, does somebody start, do we play one after another, everyone at the same time, is there a turn order, starting player, wait for my turn, who plays first, in turns, the oldest, do we reveal together, all lay together, at once, order, sequence, first, who is first, beginner, same moment
    placing: where may I put it, place, put down, connect, must my new tile connect to the river, adjacent, attach to the start tile, next to, diagonal, diagonally, only the corners touching, touch, move a tile later, take it back, rearrange, shift, where can I put a tile, how do I place a tile, does it have to touch, must tiles touch, next to any tile, must it be beside the start tile, may I put it anywhere, corner to corner, diagonal contact, may I start a second area, leave a space between tiles, put it away from the others, can I move a tile afterwards, take a tile back, change a tile I laid, swap a laid tile, cover a tile, on top of another tile, does it have to touch water, must the new piece extend the river, can I place it without joining the river, edge to edge, adjacent to an old tile, apart from the rest, floating tile, beside, touching, contact, corner, anywhere, free place, moved later, replace, overlap, on top
    edges: match, does everything have to match, water next to grass, river against land, fit together, side without river, two land sides touch, river to river, green next to blue, borders, must the sides fit, do the sides have to match, can water meet land, river against grass, river next to meadow, what may be next to what, do pictures have to fit, may a river end at a tile without river, blue to blue, land to land, does the water have to continue, can I block a river with a land tile, wrong side, non matching sides, must all four sides match, matching edges, cut off the river with grass, forest next to water, like in Carcassonne, grass beside water, green to blue, fit, sides, forbidden neighbours, land and water, wrong edge, stops at grass
    turning: turn it round, rotate, rotation, spin, upside down, orientation, flip, start tile turned, can I rotate a tile, may I turn the tile, can I turn the piece around, in any direction, is the tile fixed, which way up, can I lay it upside down, do animals have to be upright, turn it 90 degrees, can I turn my start tile, twist, orientation of tiles, any way round, rotate piece, turn around, direction of a tile, any direction
    open-ends: open ends, minus for unfinished, close off the river, unfinished, must the river be complete, dead end, loose end, runs into nothing, water may end at the edge of the table, do open rivers cost points, must I finish the river, river that goes nowhere, water that stops, unfinished river at the end, do I have to close all ends, penalty for open river, does the river need an end, does every end have to be closed, loose ends at the end of the game, river runs off, river leads into nothing, open water, incomplete river, need a source or a sea, open, end nowhere, closed, complete, finish the river, penalty
    no-tile-fits: stuck, none of my tiles fit, cannot place, no legal move, impossible, skip, pass, have to place one, discard instead, useless tiles, I can’t place any tile, nothing fits, what if no tile can be placed, no possible place, unable to lay, can I throw a tile away, may I pass, can I skip a round, none of the three fits, forced to place, bad tiles, do I have to lay a tile, not possible to lay, can I refuse to place, no space left, nothing possible, no place, throw away, refuse
    flow: direction of the current, upstream or downstream, how do I see it, arrows, stream, down the river, which way is down, where does it come from, streams into each other, which way does the river run, direction of the river, what are the arrows for, what do the pale arrows mean, how do I know where upstream is, where is downstream, does water run toward the start tile, away from the start tile, which way do the boats go, where does the water come from, source of the river, flow direction of a new tile, white arrows, down river, which direction does it float, current, direction, up and down, which way, runs, source, mouth, sea
    bridge-water: is it cut off by a bridge, water below a bridge, behind a bridge, beyond the bridge still river, does a bridge break the river, does a bridge stop the water, is the river behind a mill still connected, river continues under the mill, is water after a bridge an oxbow, does the river go on behind a sawmill, connected through a bridge, does the water pass a bridge, river interrupted by a bridge, after the bridge, behind the mill, water goes on, joined under a bridge
    oxbow: not connected to the rest, disconnected bit of river, separate piece, isolated, join it up later, dead water, still water, standing water, lake, unconnected, stagnant, cut off, what is it for, river that is not connected, what is an oxbow, water without direction, part of the river not linked to the start, pond, separate water, piece of water alone, does a mill on unconnected water count, do unconnected parts score, can I connect it later, not attached to the main river, second river, islands of water, detached water, do I lose it, does a sawmill without connection give points, loose water, water not joined, river separate from the start tile, old river arm, no connection, without a connection, separate, alone, not linked, connection missing, detached, island
    ring: loop, circle, round in circles, closed circuit, hole in the middle, leave holes, fill the gap, empty space, surrounded, closed, may the river form a circle, can the river go round in a circle, may the river come back to itself, closed loop, river meets itself, is a circle allowed, connect the river to itself, round river, can I close the ring, gap between tiles, hole that can’t be filled, leave a hole, can a river join up again, both ends of the river meet, may I surround a space, empty spot inside, whirlpool, cycle, round, hole, gap, ring, meets itself, circular
    ring-anywhere: loop on an unconnected river, loop through both tributaries, any closed ring, ring on a lake, circle of an oxbow, closed loop not connected to the start, loop over the two tributaries, connect the two tributaries in a circle, is a circle allowed on still water, ring without flow, join the two start arms above, circle of still water, ring of a lake, any ring
    scoring: how many points for everything, points overview, count during the play or after, what counts at the end, final scoring, how do we score, score minus, negative, bonus, penalty, when is it scored, value of things, add up, what gives points, how do we get points, what scores, when do we count points, how many points do I get, list of points, point values, what is worth what, how is it scored, do we score each round, scoring at the end, can I lose points, minus points, negative points, are there penalties, end scoring, how is the score counted, points table, what brings points, does anything cost points, do we count at the end or while playing, sources of points, what gives most, many points, get points, best points, earn, count, values, list, when points, minus, total, reward
    mill: sack, sacks, bags, grain, flour, wheat, number on the flag, how many sacks does it need, one short, half the points, partial, more than needed, leftover, extra, too many, both sides or only from above, downstream of the mill, not enough arrived, where do sacks come from, how does a mill work, how many bags does a mill need, what is the number beside the flag, what does the flag mean, how many points for a mill, do I get points if there are not enough sacks, too few sacks, extra sacks, more sacks than necessary, do I get more for extra grain, do sacks have to be upstream, sack below the mill, sacks from both arms, which sacks count for the mill, what are the brown bags, corn, cereal, windmill, water mill, how do I score a mill, what are the sacks for, missing a sack, partially filled mill, points twice, does a mill score more than once, sacks downstream, exactly the number, flour mill, grain above the mill, worki, worki z ziarnem, exactly, enough sacks, number of bags, flag, needs, fill, full mill, less sacks, more sacks, wheat field, bread, exact number of sacks, sack number
    sawmill: wood, axe, axes worth more, better than a mill, who gets more, timber, logs, lumber, rare, how does a sawmill work, what are the axes, what does the axe mean, how many points for a sawmill, trees, trunks, wood needed, log, tree trunks, how many axes does it need, difference between mill and sawmill, is a sawmill better, chopped wood, hatchet, forest, do axes work like sacks, saw, lumber mill, wood for the sawmill, rafts, planks, trunk
    bridge: sawmill between my sack and the mill, float past a sawmill, one sack feed two mills, share a load, serve both, sacks through to the next mill, what stops the boats, wood stop at a mill, under bridges, pass under a bridge, raft, blocked, pass a building, second mill, go on, used twice, can a boat go under a mill, does a mill block, can sacks go past a mill, can wood go past a mill, does the load stop at the first mill, which mill gets the sack, two mills one after the other, does the second mill get anything, can one load be used twice, one axe for two sawmills, mill behind a sawmill, do goods pass through, do sacks pass a sawmill, does wood pass a mill, grain blocked by a sawmill, wood stuck at a mill, next mill downstream, do both mills get it, does a building stop the transport, stops the load, share sacks between mills, mill further down, float through, what do bridges do, two buildings on the same river, sacks counted for several mills, skip the first mill, stops, through, pass, under, next one, two mills, twice, small boats, rafts, past the mill, ship stops, further
    load-side: sack on the same tile as the mill, load beside the bridge, before or behind the bridge, sack drawn on the bridge tile, symbol next to it, which side, obstacle, mill and sack on the same tile, is the sack before or after the bridge, bag on the mill tile, does the sack on its own tile count, load drawn above or below the bridge, axe on the sawmill tile, same tile as the bridge, which side of the bridge, does the load on the same piece count, sack on the bridge tile floats on, before, behind, side, same tile, same piece
    fork: river splits in two, split, branch, divide, delta, forks, which way does the load go, both arms get the sack, junction, the river forks, the river parts, river divides into two arms, where does the sack go at a split, do both branches get the load, which branch does the boat take, crossing, three way river tile, T tile, does the load go both ways, load at a junction, two arms downstream, river splits and there are mills on both sides, does it count for both branches, branching, parts, branches, two ways, both arms, dividing
    route: harbours, harbor, ships, boats trip, do two routes count, second route, every pair of ports, longest, mill in between two ports, go with the flow, upstream, against the current, only one harbour, one port, dead water worth anything, bridges on the way, shipping, a mill on the route, route through an oxbow, how do ports work, how do I score harbours, what is a port for, what are the anchors, ship symbol, boats, longest route, do all routes count, several routes, can I score two port routes, three ports, more than two ports, may the route go through a mill, bridge between the ports, sawmill between two ports, does the flow matter for ports, against the stream, direction of the route, do ports on an oxbow count, connect two ports, two harbours, distance between ports, do I need two ports, single port, port without partner, best route, trade route, docks, piers, way between harbours, what if I have just one port, may boats go upstream, sailing, do I get points for every port, ship, boat, sail, harbour connection, anchor, journey, trip, travel, ports, mill on the way, cruise, connection between ports
    route-count: do I count the harbour tiles too, port tiles, points per tile, two points, longest way points, start tile two tiles long, start tile counted twice, do the end ones count as well, how long is the route, length, count double, value of the route, both ends, how many points is the route, how do I count the tiles of the route, are the port tiles counted, how long is my route, two points per tile, points for the way between ports, does the start tile count once or twice, is the start piece one or two, count the tiles between the ports, including both ends, route of five tiles, how much is each tile of the route, length of the harbour route, do I count the first and the last, do I include the port, value of the longest way, does the long tile count double, measure, length of the trip, count the trip, how long, per tile, tiles counted, value, distance, including
    two-ports: two harbour on one tile, same tile, both ports together, tile with two ports, both harbours on a single tile, route on one tile, two anchors on one piece, two ports on one tile is that a route, one tile route, two on one, single tile, same piece
    port-bridge: harbour next to a mill, port with a mill on its tile, port on a tile with a bridge, end at a sawmill, port on the same tile as a bridge, port and mill on one tile, does a port beside a mill count, harbour behind the bridge, bridge over the port, port blocked by its own mill, can the route begin at a mill tile, port with bridge, beside a mill, bridge at the port
    tributary-route: one tributary to the other one, up one arm and down the second, boat trip, both tributaries, through the start tile, change arms, route through the start tile, route over both tributaries, from the left arm to the right arm, port on each tributary, can a boat turn at the start tile, up the other arm, between the two tributaries, change from one arm to another, ports on both arms, go down one and up the other, arm to arm, both arms, over the start
    meadow: łąka, łąki, grass, green, field, pasture, how much, four corners together, only two corners, three corners, on several tiles, hole, flowers, where corners meet, how do meadows work, how do I score meadows, what are the green corners, grass in the corner, how many corners for a meadow, points for a meadow, meadow of two, meadow with four corners, three green corners, do I get points for two corners, does the meadow touch the river, flowers in the corners, can I have several meadows, field corners, corner pieces, are meadows on oxbows ok, how much is a full meadow, complete meadow, park, grassland, how big must a meadow be, five meadows, where four tiles meet, lawn, green corner, corners, fields, four together, three together
    start-tile-meadow: start tile corners, grass on the long tile, double tile corner, meadow beside the start tile, does the long tile have green corners, middle of the start tile, long side of the start tile, corners of the big tile, does the start piece count for meadows, meadow at the rectangle, green at the start tile, corner of the start
    end: over, when does the game end, how many rounds do we play, when does it stop, finish, last round, left over tiles in hand, last tiles in hand, unused tiles, stock empty, out of tiles, thirteen, length of the game, when is the game over, when does it end, how many rounds are there, how many turns, how long do we play, what ends the game, when do we stop, draw pile is empty, no more tiles to draw, stack is empty, do I place my last tiles, what happens with the tiles in my hand at the end, two tiles left, do I lay all my tiles, remaining tiles, tiles I still hold, does the game end when the stock runs out, number of rounds, game end, no tiles left, is there one more round, last, rounds, stop, tiles left, rest of tiles, left in hand, turns
    winner: we both have as many points, tie, draw, level, equal points, two have the same score, how do I win, wins, tiebreaker, most points, second place, who wins, who won, who is the winner, what if it is a tie, tie break, same number of points, equal score, who has the most, both have 40 points, do we share, we have the same score, highest score, how do we break ties, equal, same points, even, victory, first place
    solo: how do I play on my own, playing alone, by myself, single player, one player, good score, which six go out, solo game, solo result, rating, table of results, on my own, can I play alone, rules for one player, single player game, how does solo work, just me, one person, nobody to play with, solo score, how good is my score, is my result good, how many tiles alone, which tiles do I take out alone, how many rounds alone, play against myself, high score, do I pass tiles when alone, without others, solitaire, alone, single, myself, no friends, one player game
