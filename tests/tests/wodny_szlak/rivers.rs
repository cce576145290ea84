//! Random rivers of 13 tiles without a fault agree with the oracle.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use tallystone_core::board::Flow;
use tallystone_core::game::Game as _;
use tallystone_core::games::wodny_szlak::{
    Bearing as _, Bridge, Cargo, Cell, Channel, Corners, Drawn, Event, Herd, Load, Options, Place,
    Position, River, Shore, Side, Sides, Start, StartDrawn, Survey, Tile, Turn, WodnySzlak, Works,
    flows,
};
use tallystone_core::seat::Seat;
use tallystone_core::table::Table;
use tallystone_tests::{Random, scaled, seeds};

use crate::oracle::{
    Current, Point, cell, edge, oracle_arrives, oracle_meadows, oracle_ring, oracle_route, pools,
    start_edges,
};

pub(crate) const TILES: usize = 13;

pub(crate) fn table() -> Table<Options> {
    Table::new(2, &[], Options::default())
}

pub(crate) fn random_start(random: &mut Random) -> (Start, Turn) {
    let mut shores = Shore::ALL.to_vec();
    let mut draw = |random: &mut Random| shores.remove(random.below(shores.len()));
    let tributaries = [draw(random), draw(random)];
    let outlet = draw(random);
    let meadows = random_corners(random);
    let start = Start::try_from(StartDrawn { tributaries, outlet, meadows }).expect("a start tile");
    (start, Turn::ALL[random.below(4)])
}

pub(crate) fn random_corners(random: &mut Random) -> Corners {
    Corners::numbered(u8::try_from(random.below(16)).expect("small"))
}

pub(crate) fn random_channel(random: &mut Random, sides: Sides) -> Channel {
    let mut channel = Channel { sides, port: random.chance(35), ..Channel::default() };
    if random.chance(30) {
        let works = *random.pick(&[Some(Works::Mill), Some(Works::Sawmill), None]);
        let number = |random: &mut Random| u8::try_from(1 + random.below(4)).expect("small");
        let (points, needs) = (Some(number(random) + 2), Some(number(random)));
        channel.bridge = Some(Bridge { works, points, needs });
    }
    for cargo in Cargo::ALL {
        if random.chance(35) {
            let arms: Vec<Side> = sides.iter().collect();
            let at = channel.bridge.map(|_| *random.pick(&arms));
            let count = u8::try_from(1 + random.below(3)).expect("small");
            channel.loads.push(Load { cargo, count, at });
        }
    }
    channel
}

/// A tile with these edges: joined, or parted into two channels.
pub(crate) fn random_tile(random: &mut Random, sides: Sides) -> Tile {
    let parts = if sides.len() > 1 && random.chance(30) {
        let one = Sides::numbered(u8::try_from(random.below(16)).expect("small") & sides.number());
        vec![one, Sides::numbered(sides.number() & !one.number())]
    } else {
        vec![sides]
    };
    let parts: Vec<Sides> = parts.into_iter().filter(|sides| !sides.is_empty()).collect();
    let channels = parts.into_iter().map(|sides| random_channel(random, sides)).collect();
    let herd = if random.chance(80) { Herd::Plain } else { Herd::Sheep };
    let drawn = Drawn { herd, channels, meadows: random_corners(random) };
    Tile::try_from(drawn).expect("a tile")
}

/// What the neighbours of a field show at its sides, as the oracle sees it.
pub(crate) fn surroundings(river: &River, at: Cell) -> (Sides, Sides) {
    let start = start_edges(river.turned.quarters());
    let start_cells: BTreeSet<Cell> = start.iter().map(|(name, _)| cell(name)).collect();
    let wet: BTreeSet<Point> = pools(river).iter().flat_map(|pool| pool.points.clone()).collect();
    let (mut water, mut land) = (Sides::NONE, Sides::NONE);
    for side in Side::ALL {
        let Some(next) = at.beyond(side) else { continue };
        if river.tiles.contains_key(&next) || start_cells.contains(&next) {
            if wet.contains(&edge(at, side)) {
                water = water.with(side);
            } else {
                land = land.with(side);
            }
        }
    }
    (water, land)
}

pub(crate) fn free_neighbours(river: &River) -> Vec<Cell> {
    let fields: BTreeSet<Cell> =
        river.start_fields().into_iter().chain(river.tiles.keys().copied()).collect();
    let next = |cell: &Cell| Side::ALL.into_iter().filter_map(|side| cell.beyond(side)).collect();
    let all: BTreeSet<Cell> = fields.iter().flat_map::<Vec<Cell>, _>(next).collect();
    all.difference(&fields).copied().collect()
}

pub(crate) fn play(position: &mut Position, event: &Event) -> bool {
    let table = table();
    if WodnySzlak.check(&table, position, event).is_err() {
        return false;
    }
    WodnySzlak.apply(&table, position, event);
    true
}

pub(crate) const SEAT: Seat = Seat::new(0);

/// A river of 13 tiles without a fault, laid tile by tile through the game's own events.
pub(crate) fn random_river(random: &mut Random) -> Position {
    let mut position = WodnySzlak.begin(&table());
    let (start, turned) = random_start(random);
    assert!(play(&mut position, &Event::Start { seat: SEAT, start, turned }));
    while position.seats[SEAT].river.tiles.len() < TILES {
        let river = &position.seats[SEAT].river;
        let free = free_neighbours(river);
        // Rather where water waits, so that rivers grow long.
        let waiting: Vec<Cell> =
            free.iter().copied().filter(|at| !surroundings(river, *at).0.is_empty()).collect();
        let at = if waiting.is_empty() || random.chance(25) {
            *random.pick(&free)
        } else {
            *random.pick(&waiting)
        };
        let (water, land) = surroundings(river, at);
        let wish = u8::try_from(random.below(16)).expect("small");
        let sides = Sides::numbered((wish | water.number()) & !land.number());
        let tile = random_tile(random, sides);
        let mut after = River::clone(river);
        after.tiles.insert(at, tile.clone());
        let ring = oracle_ring(&pools(&after));
        let done = play(&mut position, &Event::Place { seat: SEAT, cell: at, tile });
        assert_eq!(done, !ring, "only a ring is refused: {at}");
    }
    position
}

/// What the random rivers held, to be sure that all of it was met.
#[derive(Debug, Default)]
pub(crate) struct Met {
    rivers: usize,
    forks: usize,
    ends: usize,
    parted: usize,
    oxbows: usize,
    arrivals: usize,
    routes: usize,
    over_start: usize,
    meadows: usize,
    turned: BTreeSet<u8>,
}

pub(crate) fn agree(river: &River, met: &mut Met) {
    let pools = pools(river);
    let current = Current::of(&pools);
    let survey = Survey::of(river, Options::default());
    // Flow.
    let told: BTreeMap<(Cell, Side), Flow> = flows(river).into_iter().collect();
    for (at, pool) in pools.iter().enumerate() {
        let Some(cell) = pool.cell else { continue };
        let mut outs = 0;
        for side in pool.channel.sides.iter() {
            let out = current.leaves(at, edge(cell, side));
            let expected = out.map(|out| if out { Flow::Out } else { Flow::In });
            assert_eq!(told.get(&(cell, side)).copied(), expected, "flow at {side:?} of {cell}");
            outs += usize::from(out == Some(true));
        }
        met.forks += usize::from(outs > 1);
        met.ends += usize::from(pool.points.len() == 1);
        met.oxbows += usize::from(
            !told.contains_key(&(cell, pool.channel.sides.iter().next().expect("one"))),
        );
    }
    met.parted += river.tiles.values().filter(|tile| tile.channels().len() == 2).count();
    // Deliveries.
    for (to, pool) in pools.iter().enumerate() {
        let Some(bridge) = pool.channel.bridge else { continue };
        let place = pool.cell.zip(pool.channel.sides.iter().next());
        let supply = survey.supplies.iter().find(
            |supply| matches!(supply.place, Place::Tile(cell, side) if Some((cell, side)) == place),
        );
        let Some(works) = bridge.works else {
            assert!(supply.is_none(), "a bare bridge is supplied with nothing");
            continue;
        };
        let supply = supply.expect("every building is listed");
        let mut arrived = 0;
        for (from, other) in pools.iter().enumerate() {
            for load in other.channel.loads.iter().filter(|load| load.cargo == works.takes()) {
                if oracle_arrives(&pools, &current, from, *load, to) {
                    arrived += u32::from(load.count);
                }
            }
        }
        assert_eq!(supply.arrived, arrived, "arrived at {place:?}");
        let needs = u32::from(bridge.needs.expect("told"));
        let flows = place.is_some_and(|place| told.contains_key(&place));
        let points = if flows && arrived >= needs { bridge.points.expect("told") } else { 0 };
        assert_eq!(supply.points(), points, "points of {place:?}");
        met.arrivals += usize::from(arrived > 0);
    }
    // Route.
    assert_eq!(survey.route_tiles(), oracle_route(&pools), "route");
    met.routes += usize::from(survey.route.is_some());
    let over = survey.route.as_ref().is_some_and(|route| route.places.contains(&Place::Start));
    met.over_start += usize::from(over);
    // Meadows.
    let meadows = (survey.meadows_of(3), survey.meadows_of(4));
    assert_eq!(meadows, oracle_meadows(river), "meadows");
    met.meadows += meadows.0 + meadows.1;
    met.turned.insert(river.turned.quarters());
    met.rivers += 1;
}

#[test]
pub(crate) fn random_rivers_agree_with_an_oracle_that_walks_every_path() {
    let (seeds, count) = (seeds(), scaled(20_000));
    let mut met = Met::default();
    let mut scoring = Duration::ZERO;
    for seed in &seeds {
        let mut random = Random::new(*seed);
        for _ in 0..count / seeds.len() {
            let position = random_river(&mut random);
            let river = &position.seats[SEAT].river;
            assert_eq!(river.tiles.len(), TILES);
            assert!(river.clashes().is_empty() && river.stray().is_empty() && !river.has_ring());
            agree(river, &mut met);
            let begun = Instant::now();
            assert!(WodnySzlak.score(&table(), &position).seats[SEAT].total.points() >= 0);
            scoring += begun.elapsed();
            let kinds = doubts(&position);
            assert!(
                kinds.iter().all(|kind| kind == "herd" || kind == "sawmill-worth"),
                "{kinds:?}"
            );
        }
    }
    println!("wodny szlak: {met:?}");
    println!("wodny szlak: scoring takes {:?}", scoring / u32::try_from(met.rivers).unwrap_or(1));
    let Met { forks, ends, parted, oxbows, arrivals, routes, over_start, meadows, .. } = met;
    let all = [forks, ends, parted, oxbows, arrivals, routes, over_start, meadows];
    assert!(all.iter().all(|count| *count > 0), "everything was met: {met:?}");
    assert_eq!(met.turned.len(), 4, "all ways that a start tile can lie");
}

pub(crate) fn doubts(position: &Position) -> Vec<String> {
    WodnySzlak.doubts(&table(), position).into_iter().map(|doubt| doubt.kind).collect()
}
