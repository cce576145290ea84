use serde_json::{Value, json};
use tallystone_core::board::{Badge, Corner, Edge, Face, Flow, Stroke};
use tallystone_core::entry::EntryValue;
use tallystone_core::game::Catalogue;

use crate::tabletop::{Situation, Tabletop};

const GAME: &str = "wodny_szlak";
const TWO: [&str; 2] = ["Ann", "Ben"];
const FOUR: [&str; 4] = ["Ann", "Ben", "Cleo", "Dov"];

pub(crate) fn situations() -> Vec<Situation> {
    let mut situations = tables();
    situations.extend(asked());
    situations.extend(choices());
    situations.extend(signs());
    situations
}

fn tables() -> Vec<Situation> {
    let begun = || lying(&TWO, &json!({"start": start(), "tiles": {}}));
    let full = || lying(&FOUR, &full_river());
    vec![
        Tabletop::laid(GAME, &TWO, &Value::Null).choose("way", "river").seen("empty"),
        begun().seen("start_tile"),
        begun().tap("river.0", "P14").choose("shape", "sw").seen("first_entry"),
        lying(&TWO, &middle_river()).seen("middle"),
        lying(&FOUR, &crowded_river()).seen("crowded"),
        full().seen("full_river"),
        full().tap("river.0", "P14").seen("selected"),
        lying(&TWO, &middle_river())
            .tap("river.0", "P14")
            .enter("more", EntryValue::Flip)
            .press("move")
            .seen("moving"),
        lying(&TWO, &middle_river()).tap("river.0", "Q15").seen("asked"),
        lying(&TWO, &middle_river()).tap("river.0", "N14").seen("start_selected"),
        lying(&TWO, &unsupplied_river()).seen("not_supplied"),
        lying(&TWO, &faulty_river()).seen("doubtful"),
        lying(&TWO, &oxbow_river()).seen("oxbow"),
        lying(&TWO, &turned_river()).seen("turned_start"),
        lying(&FOUR, &shapes_river()).seen("shapes"),
        ended().seen("ended"),
    ]
}

/// Boards in the panel of what is asked.
fn asked() -> Vec<Situation> {
    let unsaid = || Tabletop::laid(GAME, &TWO, &Value::Null).choose("way", "river");
    let two = || unsaid().tap("start.tile", "edge.left").tap("start.tile", "edge.upper_left");
    let corners = |river: &Value, cell: &str, name: &'static str| {
        lying(&TWO, river).tap("river.0", cell).seen_at("meadows", name)
    };
    vec![
        unsaid().seen_at("start.tile", "asked_start"),
        two().tap("start.tile", "corner.ne").seen_at("start.tile", "asked_start_outlet"),
        two().tap("start.tile", "edge.right").seen_at("start.tile", "asked_start_done"),
        unsaid().choose("start.turned", "1").seen_at("start.tile", "asked_start_down"),
        corners(&middle_river(), "P14", "asked_corners"),
        corners(&middle_river(), "Q14", "asked_corners_bare"),
    ]
}

/// A table where the first seat's river is this one.
fn lying(names: &[&str], river: &Value) -> Tabletop {
    let mut seats = vec![json!({"river": river})];
    seats.resize(names.len(), json!({}));
    Tabletop::lying(GAME, names, &Value::Null, &json!({"seats": seats}))
}

/// All have laid their 13 tiles, or said what they got for them.
fn ended() -> Tabletop {
    let told = json!({
        "buildings": [{"name": {"works": "mill", "number": 1}, "stated": {"points": 4, "supplied": true}}],
        "route": 5, "threes": 1, "fours": 2
    });
    let seats = [json!({"river": full_river()}), told.clone(), told.clone(), told];
    Tabletop::lying(GAME, &FOUR, &Value::Null, &json!({"seats": seats, "rounds": 13}))
}

fn start() -> Value {
    json!({"tributaries": ["left", "upper_left"], "outlet": "right", "meadows": ["north_east"]})
}

/// Water along these sides, with more about it.
fn channel(sides: &[&str], more: Value) -> Value {
    let mut channel = json!({"sides": sides});
    if let (Some(channel), Value::Object(more)) = (channel.as_object_mut(), more) {
        channel.extend(more);
    }
    channel
}

fn water(sides: &[&str]) -> Value {
    json!({"channels": [channel(sides, json!({}))]})
}

fn port(sides: &[&str]) -> Value {
    json!({"channels": [channel(sides, json!({"port": true}))]})
}

fn laden(sides: &[&str], cargo: &str, count: u8) -> Value {
    let loads = json!([{"cargo": cargo, "count": count}]);
    json!({"channels": [channel(sides, json!({"loads": loads}))]})
}

fn works(sides: &[&str], kind: &str, points: u8, needs: u8) -> Value {
    let bridge = json!({"works": kind, "points": points, "needs": needs});
    json!({"channels": [channel(sides, json!({"bridge": bridge}))]})
}

/// The same tile, with meadows in these corners, or with an animal.
fn with(mut tile: Value, more: Value) -> Value {
    if let (Some(tile), Value::Object(more)) = (tile.as_object_mut(), more) {
        tile.extend(more);
    }
    tile
}

fn middle_river() -> Value {
    json!({"start": start(), "tiles": {
        "M14": laden(&["east", "west"], "sack", 2),
        "N13": with(laden(&["north", "south"], "sack", 1), json!({"meadows": ["north_east"]})),
        "O13": with(json!({}), json!({"meadows": ["south_east"]})),
        "P14": with(works(&["east", "west"], "mill", 4, 3), json!({"meadows": ["north_west"]})),
        "Q14": with(water(&["west", "south"]), json!({"herd": "plain"})),
        "L14": port(&["north", "east"]),
    }})
}

/// The example that was worked by hand, with animals: examples/wodny_szlak/full-river.json.
fn full_river() -> Value {
    json!({"start": start(), "tiles": {
        "L14": with(port(&["north", "east"]), json!({"herd": "cow"})),
        "M14": laden(&["east", "west"], "sack", 2),
        "N12": with(laden(&["east", "south"], "axe", 1), json!({"meadows": ["south_east"]})),
        "N13": with(laden(&["north", "south"], "sack", 1), json!({"meadows": ["north_east"]})),
        "O12": with(
            laden(&["east", "west"], "axe", 1),
            json!({"meadows": ["south_east", "south_west"]})
        ),
        "O13": {"meadows": ["north_east", "south_east", "north_west"]},
        "O15": {"meadows": ["north_west"], "herd": "sheep"},
        "P12": with(port(&["west"]), json!({"meadows": ["south_west"]})),
        "P14": with(works(&["east", "west"], "mill", 4, 3), json!({"meadows": ["north_west"]})),
        "Q14": with(laden(&["east", "west"], "sack", 1), json!({"herd": "sheep"})),
        "R14": water(&["south", "west"]),
        "R15": works(&["north", "south"], "sawmill", 7, 2),
        "R16": port(&["north"]),
    }})
}

/// As much on each tile as can be: buildings with loads on both of their sides and animals, meadows
/// in all corners, two channels on a tile.
fn crowded_river() -> Value {
    let all = json!(["north_east", "south_east", "south_west", "north_west"]);
    let busy = |sides: &[&str], kind: &str, cargo: &str, port: bool| {
        let bridge = json!({"works": kind, "points": 12, "needs": 4});
        let loads = json!([
            {"cargo": cargo, "count": 2, "at": sides[0]},
            {"cargo": cargo, "count": 1, "at": sides[1]}
        ]);
        let more = json!({"bridge": bridge, "loads": loads, "port": port});
        let meadows = json!(["north_east", "south_west"]);
        json!({"channels": [channel(sides, more)], "meadows": meadows, "herd": "cow"})
    };
    let meadow = |tile: Value| with(tile, json!({"meadows": all, "herd": "sheep"}));
    let described = json!({
        "tributaries": ["left", "upper_left"], "outlet": "right", "meadows": all
    });
    json!({"start": described, "tiles": {
        "M14": busy(&["east", "west"], "mill", "sack", false),
        "L14": meadow(port(&["east", "north"])),
        "N13": busy(&["north", "south"], "sawmill", "axe", false),
        "N12": busy(&["south", "east"], "mill", "sack", false),
        "O12": meadow(json!({"channels": [
            channel(&["west", "south"], json!({"loads": [{"cargo": "axe", "count": 3}]})),
            channel(&["north", "east"], json!({"port": true}))
        ]})),
        "O13": meadow(json!({"channels": [
            channel(&["north"], json!({"port": true, "loads": [{"cargo": "sack", "count": 2}]}))
        ]})),
        "P14": meadow(laden(&["east", "west", "south"], "sack", 2)),
        "Q14": busy(&["west", "south"], "sawmill", "axe", false),
        "P15": meadow(port(&["north", "south"])),
        "P16": meadow(port(&["north", "west"])),
        "O15": meadow(json!({})),
        "P13": meadow(json!({})),
        "Q15": busy(&["north", "east"], "mill", "sack", false),
    }})
}

fn unsupplied_river() -> Value {
    json!({"start": start(), "tiles": {
        "M14": laden(&["east", "west"], "sack", 2),
        "N13": water(&["north", "south"]),
        "P14": works(&["east", "west"], "mill", 4, 3),
        "Q14": works(&["west", "south"], "sawmill", 7, 2),
        "Q15": {"channels": [channel(&["north", "south"], json!({"bridge": {"works": "mill"}}))]},
    }})
}

/// The main river runs against a meadow, and one tile touches nothing.
fn faulty_river() -> Value {
    json!({"start": start(), "tiles": {
        "M14": water(&["east", "west"]),
        "P14": laden(&["north", "south"], "sack", 1),
        "N13": port(&["north", "south"]),
        "R16": port(&["east", "west"]),
    }})
}

fn oxbow_river() -> Value {
    json!({"start": start(), "tiles": {
        "M14": water(&["east", "west"]),
        "N15": works(&["east", "west"], "sawmill", 6, 2),
        "O15": laden(&["east", "west"], "axe", 2),
        "M15": port(&["east", "south"]),
        "P15": port(&["south", "west"]),
        "P14": with(water(&["east", "west"]), json!({"herd": "plain"})),
    }})
}

/// The start tile lies upright, and the river has grown to the left and up.
fn turned_river() -> Value {
    json!({"start": start(), "turned": 3, "tiles": {
        "N16": laden(&["north", "south"], "sack", 3),
        "M15": port(&["east", "west"]),
        "N13": works(&["south", "west"], "mill", 5, 3),
        "M13": laden(&["east", "north"], "axe", 1),
        "M12": water(&["south", "west"]),
        "L12": works(&["east", "north"], "sawmill", 8, 1),
        "L11": port(&["south"]),
    }})
}

/// Waters that pass each other, part and end.
fn shapes_river() -> Value {
    let two = |one: &[&str], other: &[&str]| json!({"channels": [channel(one, json!({})), channel(other, json!({}))]});
    json!({"start": start(), "tiles": {
        "P14": two(&["west", "east"], &["north", "south"]),
        "Q14": water(&["west", "north", "south"]),
        "Q13": water(&["north", "east", "south", "west"]),
        "P13": two(&["north", "east"], &["south", "west"]),
        "O13": two(&["east", "north"], &["west"]),
        "N13": two(&["south"], &["east"]),
        "M14": {"channels": [channel(&["east"], json!({}))]},
        "Q15": {"channels": [channel(&["north", "west"], json!({"bridge": {}}))]},
        "P15": two(&["north"], &["east"]),
        "R13": {"channels": [channel(&["west", "east", "south"], json!({"bridge": {}}))]},
    }})
}

/// Tiles by which one is chosen.
fn choices() -> Vec<Situation> {
    let (north, east, south, west) = (Edge::North, Edge::East, Edge::South, Edge::West);
    let badge = |icon: &str, text: Option<&str>| Badge {
        icon: format!("wodny_szlak.{icon}"),
        text: text.map(str::to_owned),
    };
    let corners = vec![Corner::NorthWest, Corner::SouthEast];
    vec![
        choice("choice_bend", &chosen_face(&[&[north, east]])),
        choice("choice_tee", &chosen_face(&[&[north, east, south]])),
        choice("choice_cross", &chosen_face(&[&[north, east, south, west]])),
        choice("choice_two_bends", &chosen_face(&[&[north, west], &[east, south]])),
        choice("choice_passing", &chosen_face(&[&[north, south], &[east, west]])),
        choice("choice_end", &chosen_face(&[&[south]])),
        choice("choice_land", &Face { badges: vec![badge("land", None)], ..Face::default() }),
        choice(
            "choice_mill",
            &Face {
                badges: vec![badge("mill", Some("4/3")), badge("sack", Some("1w"))],
                corners,
                ..chosen_face(&[&[east, west]])
            },
        ),
        choice(
            "choice_port",
            &Face {
                badges: vec![badge("axe", Some("2")), badge("port", None), badge("cow", None)],
                ..chosen_face(&[&[north, south]])
            },
        ),
    ]
}

/// Things, and start tiles, by which something is said.
fn signs() -> Vec<Situation> {
    let alone = |name: &'static str, icon: &str, text: Option<&str>| {
        let icon = format!("wodny_szlak.{icon}");
        let badges = vec![Badge { icon, text: text.map(str::to_owned) }];
        choice(name, &Face { badges, ..Face::default() })
    };
    let stroke = |edge: Edge, channel: u8, flow: Flow| Stroke { edge, channel, flow: Some(flow) };
    let start = |name: &'static str, icon: &str, strokes: Vec<Stroke>| {
        let badges = vec![Badge { icon: format!("wodny_szlak.{icon}"), text: None }];
        let corners = vec![Corner::NorthEast];
        choice(name, &Face { badges, strokes, corners, ..Face::default() })
    };
    vec![
        choice("sign_none", &Face::default()),
        alone("sign_mill", "mill", None),
        alone("sign_sawmill", "sawmill", None),
        alone("sign_bridge", "bridge", None),
        alone("sign_sack", "sack", Some("1")),
        alone("sign_sacks", "sack", Some("2")),
        alone("sign_many_sacks", "sack", Some("5")),
        alone("sign_axe", "axe", Some("1")),
        alone("sign_axes", "axe", Some("3")),
        alone("sign_port", "port", None),
        alone("sign_sheep", "sheep", None),
        alone("sign_cow", "cow", None),
        start(
            "choice_start",
            "start",
            vec![
                stroke(Edge::West, 0, Flow::In),
                stroke(Edge::North, 0, Flow::In),
                stroke(Edge::East, 1, Flow::Out),
            ],
        ),
        start(
            "choice_start_down",
            "start_down",
            vec![
                stroke(Edge::North, 0, Flow::In),
                stroke(Edge::East, 0, Flow::In),
                stroke(Edge::West, 0, Flow::Out),
            ],
        ),
    ]
}

fn chosen_face(channels: &[&[Edge]]) -> Face<String> {
    let strokes = (0..).zip(channels).flat_map(|(channel, edges)| {
        edges.iter().map(move |edge| Stroke { edge: *edge, channel, flow: None })
    });
    Face { strokes: strokes.collect(), ..Face::default() }
}

fn choice(name: &'static str, face: &Face<String>) -> Situation {
    let catalogue = Catalogue::standard();
    let game = catalogue.find(GAME).expect("a game");
    Situation { name, drawing: game.paint_choice(face), pictures: game.pictures() }
}
