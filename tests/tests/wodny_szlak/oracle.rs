//! The oracle: edges as points in the plane, and every simple path between them. Written from the
//! rulebook, not from the code.

use std::collections::{BTreeMap, BTreeSet};

use tallystone_core::games::wodny_szlak::{
    Bearing as _, Cell, Channel, Corner, Load, River, Shore, Side,
};

/// The middle of an edge or a corner of a field, in half fields from the top left.
pub(crate) type Point = (i32, i32);

pub(crate) fn edge(cell: Cell, side: Side) -> Point {
    let (x, y) = (2 * i32::from(cell.column()), 2 * i32::from(cell.row()));
    match side {
        Side::North => (x + 1, y),
        Side::East => (x + 2, y + 1),
        Side::South => (x + 1, y + 2),
        Side::West => (x, y + 1),
    }
}

pub(crate) fn corner(cell: Cell, corner: Corner) -> Point {
    let (x, y) = (2 * i32::from(cell.column()), 2 * i32::from(cell.row()));
    match corner {
        Corner::NorthWest => (x, y),
        Corner::NorthEast => (x + 2, y),
        Corner::SouthWest => (x, y + 2),
        Corner::SouthEast => (x + 2, y + 2),
    }
}

/// The start tile drawn by hand for each way it can lie: field, side of it, for the six edges.
pub(crate) fn start_edges(turned: u8) -> [(&'static str, Side); 6] {
    use Side::{East, North, South, West};
    match turned {
        0 => [
            ("N14", West),
            ("N14", North),
            ("O14", North),
            ("O14", East),
            ("O14", South),
            ("N14", South),
        ],
        1 => [
            ("N14", North),
            ("N14", East),
            ("N15", East),
            ("N15", South),
            ("N15", West),
            ("N14", West),
        ],
        2 => [
            ("O14", East),
            ("O14", South),
            ("N14", South),
            ("N14", West),
            ("N14", North),
            ("O14", North),
        ],
        _ => [
            ("N15", South),
            ("N15", West),
            ("N14", West),
            ("N14", North),
            ("N14", East),
            ("N15", East),
        ],
    }
}

/// The start tile's corners in the order of `Corner::ALL`, drawn by hand.
pub(crate) fn start_corners(turned: u8) -> [(&'static str, Corner); 4] {
    use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
    match turned {
        0 => [("O14", NorthEast), ("O14", SouthEast), ("N14", SouthWest), ("N14", NorthWest)],
        1 => [("N15", SouthEast), ("N15", SouthWest), ("N14", NorthWest), ("N14", NorthEast)],
        2 => [("N14", SouthWest), ("N14", NorthWest), ("O14", NorthEast), ("O14", SouthEast)],
        _ => [("N14", NorthWest), ("N14", NorthEast), ("N15", SouthEast), ("N15", SouthWest)],
    }
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

/// A piece of water as the oracle sees it: the points that it reaches.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    /// `None` for the start tile.
    pub(crate) cell: Option<Cell>,
    pub(crate) points: Vec<Point>,
    pub(crate) channel: Channel,
}

impl Pool {
    pub(crate) fn bridged(&self) -> bool {
        self.channel.bridge.is_some()
    }
}

pub(crate) fn pools(river: &River) -> Vec<Pool> {
    let mut pools = Vec::new();
    if let Some(start) = river.start {
        let edges = start_edges(river.turned.quarters());
        let place = |shore: Shore| {
            let at = Shore::ALL.iter().position(|other| *other == shore).expect("one of six");
            edge(cell(edges[at].0), edges[at].1)
        };
        let [one, other] = start.tributaries();
        let points = vec![place(one), place(other), place(start.outlet())];
        pools.push(Pool { cell: None, points, channel: Channel::default() });
    }
    for (cell, tile) in &river.tiles {
        for channel in tile.channels() {
            let points = channel.sides.iter().map(|side| edge(*cell, side)).collect();
            pools.push(Pool { cell: Some(*cell), points, channel: channel.clone() });
        }
    }
    pools
}

/// Every simple path of pools from one to another, each as pools and the points between them.
pub(crate) fn paths(pools: &[Pool], from: usize, to: usize) -> Vec<(Vec<usize>, Vec<Point>)> {
    let mut found = Vec::new();
    walk(pools, to, &mut vec![from], &mut Vec::new(), &mut found);
    found
}

pub(crate) fn walk(
    pools: &[Pool],
    to: usize,
    way: &mut Vec<usize>,
    crossed: &mut Vec<Point>,
    found: &mut Vec<(Vec<usize>, Vec<Point>)>,
) {
    let at = *way.last().expect("begun");
    if at == to {
        found.push((way.clone(), crossed.clone()));
        return;
    }
    for point in &pools[at].points {
        for (next, pool) in pools.iter().enumerate() {
            if !way.contains(&next) && pool.points.contains(point) {
                way.push(next);
                crossed.push(*point);
                walk(pools, to, way, crossed, found);
                way.pop();
                crossed.pop();
            }
        }
    }
}

/// Rys. 2, straight: water leaves a pool at a point if the way to the start tile's tributaries
/// goes there, or if the start tile's outlet leads to it another way.
pub(crate) fn oracle_out(pools: &[Pool], at: usize, point: Point) -> Option<bool> {
    if at == 0 && pools[0].cell.is_none() {
        return Some(point == pools[0].points[2]);
    }
    let ways = paths(pools, at, 0);
    let (_, crossed) = ways.first().filter(|_| pools[0].cell.is_none())?;
    assert_eq!(ways.len(), 1, "water without rings has one way");
    let above = crossed.last() != Some(&pools[0].points[2]);
    Some((crossed[0] == point) == above)
}

/// `oracle_out` for every pool and point.
pub(crate) struct Current(Vec<BTreeMap<Point, Option<bool>>>);

impl Current {
    pub(crate) fn of(pools: &[Pool]) -> Self {
        let at = |(at, pool): (usize, &Pool)| {
            pool.points.iter().map(|point| (*point, oracle_out(pools, at, *point))).collect()
        };
        Self(pools.iter().enumerate().map(at).collect())
    }

    pub(crate) fn leaves(&self, at: usize, point: Point) -> Option<bool> {
        self.0[at].get(&point).copied().flatten()
    }
}

/// Whether a load in one pool floats down to the building of another, along the current at each
/// crossing and under no bridge on the way.
pub(crate) fn oracle_arrives(
    pools: &[Pool],
    current: &Current,
    from: usize,
    load: Load,
    to: usize,
) -> bool {
    if pools[0].cell.is_some() {
        return false;
    }
    let out = |at: usize, point: Point| current.leaves(at, point);
    let berth = load.at.and_then(|side| Some(edge(pools[from].cell?, side)));
    if from == to {
        return berth.is_some_and(|point| out(from, point) == Some(false));
    }
    paths(pools, from, to).iter().any(|(way, crossed)| {
        let downstream = way.iter().zip(crossed).all(|(at, point)| out(*at, *point) == Some(true));
        let between = &way[1..way.len() - 1];
        let leaves = !pools[from].bridged() || berth == Some(crossed[0]);
        downstream && leaves && !between.iter().any(|at| pools[*at].bridged())
    })
}

/// The longest way between two port tiles, over all pairs and all paths.
pub(crate) fn oracle_route(pools: &[Pool]) -> usize {
    let ports: Vec<usize> =
        (0..pools.len()).filter(|at| pools[*at].channel.port && !pools[*at].bridged()).collect();
    let mut longest = 0;
    for one in &ports {
        for other in &ports {
            if pools[*one].cell == pools[*other].cell {
                continue;
            }
            for (way, _) in paths(pools, *one, *other) {
                if way.iter().all(|at| !pools[*at].bridged()) {
                    let tiles: BTreeSet<_> = way.iter().map(|at| pools[*at].cell).collect();
                    longest = longest.max(tiles.len());
                }
            }
        }
    }
    longest
}

/// Meadows of three and of four.
pub(crate) fn oracle_meadows(river: &River) -> (usize, usize) {
    let mut at: BTreeMap<Point, usize> = BTreeMap::new();
    for (cell, tile) in &river.tiles {
        tile.meadows().iter().for_each(|it| *at.entry(corner(*cell, it)).or_default() += 1);
    }
    for (place, it) in start_corners(river.turned.quarters()).into_iter().zip(Corner::ALL) {
        if river.start.is_some_and(|start| start.meadows().contains(it)) {
            *at.entry(corner(cell(place.0), place.1)).or_default() += 1;
        }
    }
    let of = |size: usize| at.values().filter(|count| **count == size).count();
    (of(3), of(4))
}

/// Whether the water of the pools closes a ring, by taking away what has at most one neighbour.
pub(crate) fn oracle_ring(pools: &[Pool]) -> bool {
    let mut left: Vec<Vec<Point>> = pools.iter().map(|pool| pool.points.clone()).collect();
    loop {
        let count = |left: &[Vec<Point>], point: &Point| {
            left.iter().filter(|points| points.contains(point)).count()
        };
        let before: usize = left.iter().map(Vec::len).sum();
        for at in 0..left.len() {
            let joined: Vec<Point> =
                left[at].iter().copied().filter(|point| count(&left, point) > 1).collect();
            left[at] = if joined.len() < 2 { Vec::new() } else { joined };
        }
        let after: usize = left.iter().map(Vec::len).sum();
        if after == 0 || after == before {
            return after > 0;
        }
    }
}

/// Edges where water meets land, as the oracle sees them.
pub(crate) fn oracle_clashes(river: &River) -> BTreeSet<Point> {
    let wet: Vec<Point> = pools(river).iter().flat_map(|pool| pool.points.clone()).collect();
    let fields: BTreeSet<Cell> =
        river.start_fields().into_iter().chain(river.tiles.keys().copied()).collect();
    let mut clashes = BTreeSet::new();
    for at in &fields {
        for side in Side::ALL {
            let point = edge(*at, side);
            let once = wet.iter().filter(|other| **other == point).count() == 1;
            if once && at.beyond(side).is_some_and(|next| fields.contains(&next)) {
                clashes.insert(point);
            }
        }
    }
    clashes
}

/// Tiles that no chain of touching tiles joins to the start tile, by growing from it.
pub(crate) fn oracle_stray(river: &River) -> BTreeSet<Cell> {
    let mut joined: BTreeSet<Cell> = river.start_fields().into();
    loop {
        let touching: Vec<Cell> = river
            .tiles
            .keys()
            .copied()
            .filter(|at| !joined.contains(at))
            .filter(|at| {
                Side::ALL.iter().any(|it| at.beyond(*it).is_some_and(|it| joined.contains(&it)))
            })
            .collect();
        if touching.is_empty() {
            break;
        }
        joined.extend(touching);
    }
    river.tiles.keys().copied().filter(|at| !joined.contains(at)).collect()
}
