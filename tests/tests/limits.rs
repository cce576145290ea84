//! What events refuse, positions refuse: one limit for a number, whichever way it comes in.

use serde_json::{Value, json};
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::{Random, scaled, seeds};

/// A number of a game that can be told as an event and written into a position.
struct Field {
    game: &'static str,
    name: &'static str,
    /// As many as this are tried; for what is told by so many events.
    most: usize,
    events: fn(usize) -> Value,
    position: fn(usize) -> Value,
}

fn document(game: &str, form: &str, content: &Value) -> Value {
    let players = if game == "wodny_szlak" { json!(["Ann"]) } else { json!(["Ann", "Ben"]) };
    json!({ "game": game, "players": players, form: content })
}

fn answer(game: &str, form: &str, content: &Value) -> Result<(), String> {
    let document = document(game, form, content).to_string();
    let scored = document::score(&Catalogue::standard(), Language::default(), &document);
    scored.map(|_| ()).map_err(|error| error.to_string())
}

fn keltis(side: &Value) -> Value {
    json!({ "seats": [side, {}] })
}

fn iquazu(changes: Value) -> Value {
    let empty: Value = json!([[], [], [], [], []]);
    let mut position = json!({
        "rocks": vec![Value::Null; 11], "wall": vec![empty; 11], "held": [[], []],
        "boxes": { "gems": 0, "water": 1 },
    });
    let Value::Object(changes) = changes else { panic!("fields") };
    for (field, value) in changes {
        position[field] = value;
    }
    position
}

/// A list of the wall's columns with this in the first.
fn first_of(value: Value) -> Value {
    let mut list = vec![Value::Null; 11];
    list[0] = value;
    json!(list)
}

fn won(kind: &Value) -> Value {
    let points = json!({ "by": "points", "points": [5, 0], "tiles": [{ "seat": 0 }] });
    json!([
        { "event": "score", "column": 1, "how": points },
        { "event": "tell", "column": 1, "row": 1, "kind": kind },
    ])
}

fn held(kind: &Value) -> Value {
    let scoring = json!({ "column": 1, "outcome": { "stated": [0, 0] } });
    let tile = json!({ "column": 1, "row": 1, "kind": kind });
    iquazu(json!({ "scorings": [scoring], "held": [[tile], []] }))
}

fn stone_layer(changes: Value) -> Value {
    let bare = json!({ "tokens": [0, 0] });
    let mut position = json!({ "marker": 1, "up": 0, "stacks": vec![bare; 6], "seats": [{}, {}] });
    let Value::Object(changes) = changes else { panic!("fields") };
    for (field, value) in changes {
        position[field] = value;
    }
    position
}

fn wodny(holding: &Value) -> Value {
    json!({ "seats": [holding] })
}

fn mill(number: usize, stated: &Value) -> (Value, Value) {
    let name = json!({ "works": "mill", "number": number });
    let event = json!([{ "event": "building", "seat": 0, "name": name, "stated": stated }]);
    (event, wodny(&json!({ "buildings": [{ "name": name, "stated": stated }] })))
}

fn rating(row: usize, least: usize, letters: usize) -> (Value, Value) {
    let rating = json!({ "least": least, "title": "x".repeat(letters) });
    let event = json!([{ "event": "rating", "row": row, "rating": rating }]);
    (event, json!({ "seats": [{}], "ratings": { row.to_string(): rating } }))
}

const ANY: usize = 70_000;

const FIELDS: &[Field] = &[
    Field {
        game: "keltis",
        name: "points on the track",
        most: ANY,
        events: |n| json!([{ "event": "track", "seat": 0, "points": n }]),
        position: |n| keltis(&json!({ "track": n })),
    },
    Field {
        game: "keltis",
        name: "wish stones",
        most: ANY,
        events: |n| json!([{ "event": "wish_stones", "seat": 0, "count": n }]),
        position: |n| keltis(&json!({ "wish_stones": n })),
    },
    Field {
        game: "keltis",
        name: "step of a figure",
        most: ANY,
        events: |n| json!([{ "event": "figure", "seat": 0, "path": 1, "step": n }]),
        position: |n| keltis(&json!({ "figures": [{ "path": 1, "step": n }] })),
    },
    Field {
        game: "keltis",
        name: "step of a tile",
        most: ANY,
        events: |n| json!([{ "event": "tile", "path": 1, "step": n, "tile": "two" }]),
        position: |n| {
            let tiles = json!([{ "path": 1, "step": n, "tile": "two" }]);
            json!({ "seats": [{}, {}], "tiles": tiles })
        },
    },
    Field {
        game: "iquazu",
        name: "points of a rock",
        most: ANY,
        events: |n| json!([{ "event": "rock", "column": 1, "values": [n] }]),
        position: |n| iquazu(json!({ "rocks": first_of(json!([n])) })),
    },
    Field {
        game: "iquazu",
        name: "values of a rock",
        most: 20,
        events: |n| json!([{ "event": "rock", "column": 1, "values": vec![3; n] }]),
        position: |n| iquazu(json!({ "rocks": first_of(json!(vec![3; n])) })),
    },
    Field {
        game: "iquazu",
        name: "points that were given",
        most: ANY,
        events: |n| {
            let how = json!({ "by": "points", "points": [n, 0], "tiles": [] });
            json!([{ "event": "score", "column": 1, "how": how }])
        },
        position: |n| {
            iquazu(json!({ "scorings": [{ "column": 1, "outcome": { "stated": [n, 0] } }] }))
        },
    },
    Field {
        game: "iquazu",
        name: "points of an open tile",
        most: ANY,
        events: |n| json!([{ "event": "tile", "row": 1, "kind": { "kind": "points", "points": n } }]),
        position: |n| {
            let kind = json!({ "kind": "points", "points": n });
            iquazu(json!({ "open_tiles": [kind, null, null, null, null] }))
        },
    },
    Field {
        game: "iquazu",
        name: "points of a tile",
        most: ANY,
        events: |n| won(&json!({ "kind": "points", "points": n })),
        position: |n| held(&json!({ "kind": "points", "points": n })),
    },
    Field {
        game: "iquazu",
        name: "cards of a tile",
        most: ANY,
        events: |n| won(&json!({ "kind": "cards", "cards": n })),
        position: |n| held(&json!({ "kind": "cards", "cards": n })),
    },
    Field {
        game: "iquazu",
        name: "crevices of a row",
        most: ANY,
        events: |n| json!([{ "event": "crevices", "column": 1, "rows": [0, n, 0, 0, 0] }]),
        position: |n| iquazu(json!({ "crevices": first_of(json!([0, n, 0, 0, 0])) })),
    },
    Field {
        game: "iquazu",
        name: "things in a cell",
        most: 40,
        events: |n| json!(vec![json!({ "event": "place", "column": 1, "row": 1, "item": 0 }); n]),
        position: |n| {
            let mut wall = vec![json!([[], [], [], [], []]); 11];
            wall[0] = json!([vec![0; n], [], [], [], []]);
            iquazu(json!({ "wall": wall }))
        },
    },
    Field {
        game: "stone_layer",
        name: "stones of a size",
        most: ANY,
        events: |n| json!([{ "event": "count", "size": "small", "stones": n }]),
        position: |n| stone_layer(json!({ "of_size": [n, null, null] })),
    },
    Field {
        game: "stone_layer",
        name: "stones of two sizes",
        most: 80,
        events: |n| {
            let count = |size, stones| json!({ "event": "count", "size": size, "stones": stones });
            json!([count("small", 20), count("large", n)])
        },
        position: |n| stone_layer(json!({ "of_size": [20, null, n] })),
    },
    Field {
        game: "stone_layer",
        name: "stones of a quick start",
        most: 40,
        events: |n| json!(vec![json!({ "event": "quick_stone", "steps": 1 }); n]),
        position: |n| stone_layer(json!({ "quick_stones": n })),
    },
    Field {
        game: "stone_layer",
        name: "place of the marker",
        most: ANY,
        events: |n| json!([{ "event": "marker", "base": n }]),
        position: |n| stone_layer(json!({ "marker": n })),
    },
    Field {
        game: "wodny_szlak",
        name: "tiles of the route",
        most: ANY,
        events: |n| json!([{ "event": "route", "seat": 0, "tiles": n }]),
        position: |n| wodny(&json!({ "route": n })),
    },
    Field {
        game: "wodny_szlak",
        name: "meadows of three",
        most: ANY,
        events: |n| json!([{ "event": "meadows", "seat": 0, "size": "three", "count": n }]),
        position: |n| wodny(&json!({ "threes": n })),
    },
    Field {
        game: "wodny_szlak",
        name: "meadows of four",
        most: ANY,
        events: |n| json!([{ "event": "meadows", "seat": 0, "size": "four", "count": n }]),
        position: |n| wodny(&json!({ "fours": n })),
    },
    Field {
        game: "wodny_szlak",
        name: "number of a building",
        most: ANY,
        events: |n| mill(n, &json!({ "points": 4, "supplied": true })).0,
        position: |n| mill(n, &json!({ "points": 4, "supplied": true })).1,
    },
    Field {
        game: "wodny_szlak",
        name: "points of a building",
        most: ANY,
        events: |n| mill(1, &json!({ "points": n, "supplied": true })).0,
        position: |n| mill(1, &json!({ "points": n, "supplied": true })).1,
    },
    Field {
        game: "wodny_szlak",
        name: "needs of a building",
        most: ANY,
        events: |n| mill(1, &json!({ "points": 4, "needs": n, "arrived": 1 })).0,
        position: |n| mill(1, &json!({ "points": 4, "needs": n, "arrived": 1 })).1,
    },
    Field {
        game: "wodny_szlak",
        name: "loads that arrived",
        most: ANY,
        events: |n| mill(1, &json!({ "points": 4, "needs": 1, "arrived": n })).0,
        position: |n| mill(1, &json!({ "points": 4, "needs": 1, "arrived": n })).1,
    },
    Field {
        game: "wodny_szlak",
        name: "row of the table of results",
        most: ANY,
        events: |n| rating(n, 20, 3).0,
        position: |n| rating(n, 20, 3).1,
    },
    Field {
        game: "wodny_szlak",
        name: "points of a row",
        most: ANY,
        events: |n| rating(1, n, 3).0,
        position: |n| rating(1, n, 3).1,
    },
    Field {
        game: "wodny_szlak",
        name: "letters of a title",
        most: 200,
        events: |n| rating(1, 20, n).0,
        position: |n| rating(1, 20, n).1,
    },
    Field {
        game: "wodny_szlak",
        name: "rounds that are over",
        most: 40,
        events: |n| {
            json!((1..=n).map(|it| json!({ "event": "round", "round": it })).collect::<Vec<_>>())
        },
        position: |n| json!({ "seats": [{}], "rounds": n }),
    },
];

#[test]
fn a_number_has_one_limit_in_events_and_in_positions() {
    let mut random = Random::new(seeds()[0]);
    let ends = [0, 1, 9, 10, 12, 13, 20, 37, 60, 99, 255, 999, 65_535];
    let near = ends.into_iter().flat_map(|end: usize| [end.saturating_sub(1), end, end + 1]);
    let near: Vec<usize> = near.collect();
    for field in FIELDS {
        let schema = document::schema(&Catalogue::standard(), Language::default(), field.game);
        let schema = jsonschema::validator_for(&schema.expect("a game")).expect("a schema");
        let tried = near.iter().copied().filter(|n| *n <= field.most);
        let more: Vec<usize> = (0..scaled(200)).map(|_| random.below(field.most + 1)).collect();
        let (mut taken, mut refused) = (0, 0);
        for n in tried.chain(more) {
            let told = answer(field.game, "events", &(field.events)(n));
            let written = answer(field.game, "position", &(field.position)(n));
            let (game, name) = (field.game, field.name);
            assert_eq!(told.is_ok(), written.is_ok(), "{game}, {name}, {n}: {told:?} {written:?}");
            for (form, content) in [("events", field.events), ("position", field.position)] {
                let fits = schema.is_valid(&document(game, form, &content(n)));
                assert!(fits || told.is_err(), "{game}, {name}, {n}: the schema is stricter");
            }
            *(if told.is_ok() { &mut taken } else { &mut refused }) += 1;
        }
        assert!(taken > 0 && refused > 0, "{}, {}: {taken} taken", field.game, field.name);
    }
}

#[test]
fn a_position_that_no_events_lead_to_is_refused_with_its_reason() {
    let ranked = |seat: u8| json!({ "seat": seat, "gems": 1, "depth": 1 });
    let twice = json!({ "column": 1, "outcome": { "ranked": [ranked(0), ranked(0)] } });
    let tile = json!({ "column": 1, "row": 1, "kind": { "kind": "points", "points": 9 } });
    let mut used = tile.clone();
    used["used"] = json!(true);
    let at = |column: u8| json!({ "column": column, "outcome": { "ranked": [] } });
    let fallen = |stones: u8| json!({ "base": 2, "stones": stones, "tokens": [0, 4] });
    let fall = |stones: u8| json!([{ "turn": 0, "by": 0, "stacks": [fallen(stones)] }]);
    let gold = json!([{}, { "gold": 3 }]);
    let carried = json!({ "seat": 0, "path": 1, "step": 2, "tile": "two" });
    for (game, position, expected) in [
        ("iquazu", iquazu(json!({ "scorings": [twice] })), "Ann is ranked twice in column 1"),
        ("iquazu", iquazu(json!({ "held": [[used], []] })), "it is not used up"),
        (
            "iquazu",
            iquazu(json!({ "scorings": [at(1)], "held": [[tile], [tile]] })),
            "is held twice",
        ),
        ("iquazu", iquazu(json!({ "held": [[]] })), "the tiles that each of them holds"),
        ("iquazu", iquazu(json!({ "scorings": [at(2), at(1)] })), "column 1 is next in this list"),
        ("iquazu", iquazu(json!({ "scorings": (1..=12).map(at).collect::<Vec<_>>() })), "12 came"),
        (
            "stone_layer",
            stone_layer(json!({ "falls": fall(3), "seats": gold })),
            "gave Ben 4 points, and points cannot be lost: 3 are too few",
        ),
        (
            "stone_layer",
            stone_layer(json!({ "falls": fall(0) })),
            "from 1 to 37 is expected, 0 came",
        ),
        (
            "stone_layer",
            stone_layer(json!({ "falls": fall(38) })),
            "from 1 to 37 is expected, 38 came",
        ),
        (
            "keltis",
            json!({ "seats": [{}, {}], "carried_out": [carried, carried] }),
            "Ann comes onto path 1, step 2 (worth −3), once",
        ),
        ("wodny_szlak", json!({ "seats": [{}], "placed": [0, 0] }), "Ann is named twice"),
        (
            "wodny_szlak",
            json!({ "seats": [{}], "placed": [0], "rounds": 13 }),
            "13 rounds are over",
        ),
    ] {
        let refused = answer(game, "position", &position).expect_err(expected);
        assert!(refused.contains(expected), "{expected}: {refused}");
    }
}

/// A tile of which nobody has said what it is can be used up; then it was no points tile.
#[test]
fn a_tile_that_was_used_is_no_points_tile() {
    let mut events = won(&json!({ "kind": "any_colour" }));
    let list = events.as_array_mut().expect("a list");
    list.pop();
    list.push(json!({ "event": "use", "column": 1, "row": 1, "used": true }));
    let points = json!({ "kind": "points", "points": 9 });
    list.push(json!({ "event": "tell", "column": 1, "row": 1, "kind": points }));
    let refused = answer("iquazu", "events", &events).expect_err("it was used");
    assert!(refused.contains("it is not used up"), "{refused}");
}
