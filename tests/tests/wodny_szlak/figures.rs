//! The rulebook's figures as far as their captions carry, and its facts by name. The pictures are
//! lost: points and needs are made up where a caption does not give them.

use tallystone_core::board::Flow;
use tallystone_core::document;
use tallystone_core::game::{Catalogue, Game as _};
use tallystone_core::games::wodny_szlak::{
    Bearing as _, Bridge, Cargo, Channel, Corner, Corners, Drawn, Event, Load, Name, Options,
    Position, Shore, Side, Sides, Size, Start, StartDrawn, Stated, Stop, Survey, Tile, Turn,
    WodnySzlak, Works, flows,
};
use tallystone_core::text::Language;

use crate::oracle::cell;
use crate::rivers::{SEAT, table};

/// Water along these edges: `"ns"`.
fn along(letters: &str) -> Channel {
    let named = |side: &Side| letters.contains(["n", "e", "s", "w"][usize::from(side.index())]);
    let sides: Vec<Side> = Side::ALL.into_iter().filter(named).collect();
    Channel::along(Sides::of(&sides))
}

fn works(letters: &str, works: Works, points: u8, needs: u8) -> Channel {
    let bridge = Bridge { works: Some(works), points: Some(points), needs: Some(needs) };
    Channel { bridge: Some(bridge), ..along(letters) }
}

fn port(letters: &str) -> Channel {
    Channel { port: true, ..along(letters) }
}

fn laden(channel: Channel, cargo: Cargo, count: u8, at: Option<Side>) -> Channel {
    let mut channel = channel;
    channel.loads.push(Load { cargo, count, at });
    channel
}

fn sack(letters: &str) -> Channel {
    laden(along(letters), Cargo::Sack, 1, None)
}

fn tile(channels: &[Channel], meadows: &[Corner]) -> Tile {
    let meadows = Corners::of(meadows);
    Tile::try_from(Drawn { channels: channels.to_vec(), meadows, ..Drawn::default() })
        .expect("a tile")
}

/// Tributaries west and north of N14, the main river leaves east of O14.
fn start() -> Event {
    let drawn = StartDrawn {
        tributaries: [Shore::Left, Shore::UpperLeft],
        outlet: Shore::Right,
        meadows: Corners::NONE,
    };
    Event::Start {
        seat: SEAT,
        start: Start::try_from(drawn).expect("a start tile"),
        turned: Turn::NONE,
    }
}

fn place(at: &str, channel: Channel) -> Event {
    lay(at, tile(&[channel], &[]))
}

fn lay(at: &str, tile: Tile) -> Event {
    Event::Place { seat: SEAT, cell: cell(at), tile }
}

fn played(events: &[Event]) -> Position {
    let table = table();
    let mut position = WodnySzlak.begin(&table);
    for event in events {
        WodnySzlak.check(&table, &position, event).expect("it fits");
        WodnySzlak.apply(&table, &mut position, event);
    }
    position
}

fn points(events: &[Event]) -> i64 {
    WodnySzlak.score(&table(), &played(events)).seats[SEAT].total.points()
}

fn survey(events: &[Event]) -> Survey {
    Survey::of(&played(events).seats[SEAT].river, Options::default())
}

fn doubts(events: &[Event]) -> Vec<String> {
    let doubts = WodnySzlak.doubts(&table(), &played(events));
    doubts.into_iter().map(|doubt| doubt.kind).collect()
}

#[test]
fn figure_1_water_meets_water_and_land_meets_land() {
    let water = [start(), place("P14", along("we"))];
    assert_eq!(doubts(&water), Vec::<String>::new(), "1A");
    let land = [start(), place("N15", along("ew"))];
    assert_eq!(doubts(&land), Vec::<String>::new(), "1B");
    let mixed = [start(), place("P14", along("ns"))];
    assert_eq!(doubts(&mixed), ["edge"], "1C");
}

#[test]
fn figure_2_water_flows_as_it_is_joined_to_the_start_tile_and_stands_in_an_oxbow() {
    let events = [
        start(),
        place("M14", along("we")),
        place("N13", along("ns")),
        place("P14", along("wns")),
        place("O13", along("e")),
    ];
    let river = &played(&events).seats[SEAT].river;
    let way = |at: &str, side: Side| {
        let arm = (cell(at), side);
        flows(river).into_iter().find(|(it, _)| *it == arm).map(|(_, way)| way)
    };
    assert_eq!(way("M14", Side::West), Some(Flow::In));
    assert_eq!(way("M14", Side::East), Some(Flow::Out));
    assert_eq!(way("N13", Side::South), Some(Flow::Out));
    assert_eq!(way("P14", Side::West), Some(Flow::In));
    assert_eq!(way("P14", Side::South), Some(Flow::Out));
    assert_eq!(way("O13", Side::East), None, "an oxbow");
}

/// Three quarters of a ring around N12, from the northern tributary back to it.
fn almost_a_ring() -> Vec<Event> {
    vec![
        start(),
        place("N13", along("nes")),
        place("N12", along("ns")),
        place("N11", along("es")),
        place("O11", along("ew")),
        place("P11", along("sw")),
        place("P12", along("ns")),
    ]
}

#[test]
fn figure_3a_a_river_in_a_circle_is_refused() {
    let mut events = almost_a_ring();
    events.push(place("O13", along("ew")));
    let position = played(&events);
    let ring = place("P13", along("nw"));
    let refusal = WodnySzlak.check(&table(), &position, &ring).expect_err("a circle");
    assert_eq!(refusal.rule, Some("ring"));
}

#[test]
fn figure_3b_a_gap_in_a_ring_is_allowed_and_stays_empty() {
    let mut events = almost_a_ring();
    events.push(place("O13", along("ew")));
    assert_eq!(doubts(&events), Vec::<String>::new(), "the gap at P13");
    let position = played(&events);
    for other in ["nw", "nesw", "nwe", "nsw"] {
        assert!(WodnySzlak.check(&table(), &position, &place("P13", along(other))).is_err());
    }
}

/// Four sacks are to be seen, and only two of them lie upstream with no bridge in between.
fn figure_4() -> Vec<Event> {
    vec![
        start(),
        place("M14", sack("ew")),
        place("L14", works("ew", Works::Sawmill, 7, 2)),
        place("K14", sack("e")),
        place("N13", sack("ns")),
        place("P14", works("ew", Works::Mill, 4, 3)),
        place("Q14", sack("ew")),
    ]
}

#[test]
fn figure_4_a_mill_gets_nothing_with_two_of_its_sacks() {
    let mut events = figure_4();
    let mill =
        |events: &[Event]| survey(events).of_kind(Works::Mill).next().cloned().expect("a mill");
    assert_eq!((mill(&events).arrived, mill(&events).points()), (2, 0));
    let stopped: Vec<_> =
        mill(&events).stopped.iter().map(|it| (it.place.cell(), it.by, it.count)).collect();
    assert_eq!(stopped, [(Some(cell("L14")), Stop::Bridge(Some(Works::Sawmill)), 1)]);
    assert_eq!(points(&events), 0);
    events.push(place("N12", sack("s")));
    assert_eq!((mill(&events).arrived, points(&events)), (3, 4), "one more upstream");
    events.push(place("N11", sack("e")));
    assert_eq!(points(&events), 4, "a sack on an oxbow floats nowhere");
}

#[test]
fn more_sacks_than_needed_give_nothing_more() {
    let mill = place("P14", works("ew", Works::Mill, 5, 1));
    let sacks = place("M14", laden(along("ew"), Cargo::Sack, 3, None));
    assert_eq!(points(&[start(), mill, sacks]), 5);
}

#[test]
fn a_sawmill_on_an_oxbow_gives_nothing() {
    let axes = laden(works("ew", Works::Sawmill, 9, 1), Cargo::Axe, 2, Some(Side::East));
    assert_eq!(points(&[start(), place("N15", axes.clone())]), 0);
    assert_eq!(points(&[start(), place("M14", axes)]), 0, "they lie behind the bridge");
    let before = laden(works("ew", Works::Sawmill, 9, 1), Cargo::Axe, 2, Some(Side::West));
    assert_eq!(points(&[start(), place("M14", before)]), 9, "before the bridge of their own tile");
}

#[test]
fn figure_5_a_route_of_five_tiles_gives_10() {
    let events = [
        start(),
        place("P14", port("ew")),
        place("Q14", along("ew")),
        place("R14", along("ew")),
        place("S14", along("ew")),
        place("T14", port("w")),
    ];
    assert_eq!(survey(&events).route_tiles(), 5);
    assert_eq!(points(&events), 10);
    let mut bridged = events.to_vec();
    bridged[3] = place("R14", works("ew", Works::Mill, 3, 1));
    assert_eq!(points(&bridged), 0, "a mill on the way");
}

#[test]
fn the_start_tile_counts_as_one_tile() {
    let events = [start(), place("M14", port("e")), place("P14", port("w"))];
    assert_eq!(points(&events), 6, "two ports and the start tile");
    let oxbow = [start(), place("N15", port("e")), place("O15", port("w"))];
    assert_eq!(points(&oxbow), 4, "oxbow ports count as well");
    assert_eq!(points(&[start(), place("M14", port("e"))]), 0, "one port makes no route");
}

#[test]
fn figure_6_a_meadow_of_three_and_one_of_four_give_9() {
    use Corner::{NorthEast, NorthWest, SouthEast, SouthWest};
    let meadow = |at: &str, corners: &[Corner]| lay(at, tile(&[], corners));
    let events = [
        start(),
        meadow("N15", &[SouthEast]),
        meadow("O15", &[SouthWest]),
        meadow("N16", &[NorthEast, SouthEast]),
        meadow("O16", &[NorthWest, SouthWest]),
        meadow("N17", &[NorthEast]),
        meadow("P16", &[SouthWest]),
    ];
    assert_eq!((survey(&events).meadows_of(3), survey(&events).meadows_of(4)), (1, 1));
    assert_eq!(points(&events), 9);
    assert_eq!(points(&events[..4]), 3, "three fragments");
    assert_eq!(points(&events[..3]), 0, "two are none");
}

/// Two mills and a sawmill supplied, a second sawmill on an oxbow, three meadows, a route of five.
#[test]
fn figure_7_adds_up_by_what_its_caption_tells() {
    let building = |works: Works, number: u8, points: u8, needs: u8, arrived: u8| {
        let (needs, arrived) = (Some(needs), Some(arrived));
        let stated = Some(Stated { points, supplied: false, needs, arrived });
        Event::Building { seat: SEAT, name: Name { works, number }, stated }
    };
    let events = [
        building(Works::Mill, 1, 4, 3, 3),
        building(Works::Mill, 2, 3, 2, 4),
        building(Works::Sawmill, 1, 7, 2, 2),
        building(Works::Sawmill, 2, 8, 2, 0),
        Event::Meadows { seat: SEAT, size: Size::Three, count: 3 },
        Event::Route { seat: SEAT, tiles: 5 },
    ];
    let total = WodnySzlak.score(&table(), &played(&events)).seats[SEAT].total.clone();
    let lines: Vec<(&str, i64)> =
        total.parts().iter().map(|line| (line.kind(), line.points())).collect();
    assert_eq!(lines, [("mills", 7), ("sawmills", 7), ("route", 10), ("meadows", 9)]);
}

#[test]
fn options_decide_what_the_rulebook_leaves_open() {
    let default = Options::default();
    let of =
        |events: &[Event], options: Options| Survey::of(&played(events).seats[SEAT].river, options);
    let fork = [
        start(),
        place("M14", sack("ew")),
        place("P14", along("nsw")),
        place("P13", works("ns", Works::Mill, 4, 1)),
        place("P15", works("ns", Works::Mill, 3, 1)),
    ];
    assert_eq!(of(&fork, default).values(Works::Mill), [4, 3], "the first on each branch");
    let stop = Options { loads_pass_forks: false, ..default };
    assert_eq!(of(&fork, stop).values(Works::Mill), Vec::<u8>::new());
    for supply in of(&fork, stop).of_kind(Works::Mill) {
        let stopped: Vec<_> = supply.stopped.iter().map(|it| (it.place.cell(), it.by)).collect();
        assert_eq!(stopped, [(Some(cell("P14")), Stop::Fork)], "and why");
    }

    let tributaries = [start(), place("M14", port("e")), place("N13", port("s"))];
    assert_eq!(of(&tributaries, default).route_tiles(), 3);
    let through = Options { route_joins_tributaries: false, ..default };
    assert_eq!(of(&tributaries, through).route_tiles(), 0);

    let beside = Channel { port: true, ..works("ew", Works::Mill, 4, 1) };
    let bridge = [start(), place("M14", port("e")), place("P14", beside)];
    assert_eq!(of(&bridge, default).route_tiles(), 0);
    let ends = Options { port_beside_bridge: true, ..default };
    assert_eq!(of(&bridge, ends).route_tiles(), 3);
}

#[test]
fn a_tile_that_a_route_crosses_twice_counts_once() {
    // East along row 15, up, back west over Q14 and out to the other port.
    let crossing = tile(&[along("ns"), along("ew")], &[]);
    let events = [
        start(),
        place("P14", port("ew")),
        lay("Q14", crossing),
        place("R14", along("wn")),
        place("R13", along("ws")),
        place("Q13", along("es")),
        place("Q15", port("n")),
    ];
    assert_eq!(survey(&events).route_tiles(), 6, "P14, Q14, R14, R13, Q13, Q15");
}

/// 4 for the mill, nothing for the sawmill, 14 for the route, 12 for the meadows.
#[test]
fn the_river_that_was_worked_by_hand_gives_30() {
    let text = include_str!("../../../examples/wodny_szlak/full-river.json");
    let scored = document::score(&Catalogue::standard(), Language::default(), text);
    let scored = scored.expect("a fine document");
    let total = &scored.score.seats[SEAT].total;
    let lines: Vec<(&str, i64)> =
        total.parts().iter().map(|line| (line.kind(), line.points())).collect();
    assert_eq!(lines, [("mills", 4), ("sawmills", 0), ("route", 14), ("meadows", 12)]);
    let stopped = "sawmill on R15: 0 of 2 axes arrive, the mill’s bridge on P14 stops 2";
    assert_eq!(total.parts()[1].parts()[0].text(), stopped);
    assert!(scored.doubts.is_empty(), "{:?}", scored.doubts);
}
