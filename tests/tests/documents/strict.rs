//! Nothing is taken that a reader could take in two ways: a key twice, a list for an object, a number
//! for a name.

use serde_json::Value;
use tallystone_core::app::App;
use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;
use tallystone_tests::Exact;

use super::{refused, score};

#[test]
fn a_key_that_is_there_twice_is_refused_at_every_depth() {
    for (document, place, key) in [
        (
            r#"{"game":"keltis","players":["A","B"],"events":[],"events":[]}"#,
            "The document",
            "events",
        ),
        (
            r#"{"game":"stones_and_rivers","players":["A","B"],
                "events":[{"event":"act","action":"e6>e7","action":"f6>f7"}]}"#,
            "events[0]",
            "action",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[{"route":3,"route":5}]}}"#,
            "position.seats[0]",
            "route",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[{"river":{"tiles":
                {"P14":{"meadows":["north_east"]},"P14":{}}}}]}}"#,
            "position.seats[0].river.tiles",
            "P14",
        ),
        (
            r#"{"game":"keltis","players":[{"name":"A","name":"B"},"C"],"events":[]}"#,
            "players[0]",
            "name",
        ),
        (
            r#"{"game":"iquazu","players":["A","B"],"options":{"columns":9,"columns":7},"events":[]}"#,
            "options",
            "columns",
        ),
        (
            r#"{"game":"iquazu","players":["A","B"],"events":[{"event":"score","column":1,
                "how":{"by":"counts","seats":[{"gems":1,"gems":2},{}],"tiles":[]}}]}"#,
            "events[0].how.seats[0]",
            "gems",
        ),
    ] {
        assert_eq!(refused(document), format!("{place}: “{key}” is there twice. Leave one out."));
    }
}

#[test]
fn a_list_is_not_taken_for_an_object() {
    for (document, place) in [
        (r#"["keltis",null,["A","B"],null,[]]"#, "The document"),
        (
            r#"{"game":"stones_and_rivers","players":["A","B"],"options":[false],"events":[]}"#,
            "options",
        ),
        (r#"{"game":"wodny_szlak","players":["A"],"position":[[[[],5,1,2]]]}"#, "position"),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[[[],5]]}}"#,
            "position.seats[0]",
        ),
        (
            r#"{"game":"stones_and_rivers","players":["A","B"],"events":[["act","e6>e7"]]}"#,
            "events[0]",
        ),
        (
            r#"{"game":"iquazu","players":["A","B"],"events":[{"event":"score","column":1,
                "how":["wall"]}]}"#,
            "events[0].how",
        ),
        (
            r#"{"game":"iquazu","players":["A","B"],"events":[{"event":"score","column":1,
                "how":{"by":"counts","seats":[[1,2],{}],"tiles":[]}}]}"#,
            "events[0].how.seats[0]",
        ),
        (
            r#"{"game":"stone_layer","players":["A","B"],"events":[{"event":"stone","seat":0,
                "outcome":{"fell":[{"at_marker":true},false]}}]}"#,
            "events[0].outcome.fell",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"events":[{"event":"place","seat":0,
                "cell":"P14","tile":["plain",[],[]]}]}"#,
            "events[0].tile",
        ),
    ] {
        let said = refused(document);
        assert!(said.starts_with(&format!("{place}: ")), "{said}");
        assert!(said.contains("an object is expected, a list of "), "{said}");
    }
}

#[test]
fn a_number_is_not_taken_for_a_name() {
    for (document, sentence) in [
        (
            r#"{"game":"iquazu","players":["A","B"],"events":[{"event":"score","column":1,
                "how":{"by":0}}]}"#,
            "events[0].how.by: one of “wall”, “counts”, “points” is expected, 0 came.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"events":[{"event":"tile_points","seat":0,
                "tile":1}]}"#,
            "events[0].tile: one of “one”, “two”, “three”, “clover”, “wish_stone” is expected, 1 came.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"events":[{"event":"building","seat":0,
                "name":{"works":1,"number":1},"stated":null}]}"#,
            "events[0].name.works: one of “mill”, “sawmill” is expected, 1 came.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"events":[{"event":"place","seat":0,
                "cell":"P14","tile":{"channels":[{"sides":[0]}]}}]}"#,
            "events[0].tile.channels[0].sides[0]: one of “north”, “east”, “south”, “west” is \
             expected, 0 came.",
        ),
        (
            r#"{"game":"keltis","players":[{"colour":3},"B"],"events":[]}"#,
            "players[0].colour: one of “red”, “yellow”, “green”, “blue”, “purple”, “orange”, “brown”, \
             “beige”, “black”, “white”, “pink”, “grey” is expected, 3 came.",
        ),
    ] {
        assert_eq!(refused(document), sentence);
    }
}

#[test]
fn something_twice_in_a_set_is_refused() {
    let document = r#"{"game":"wodny_szlak","players":["A"],"events":[{"event":"place","seat":0,
        "cell":"P14","tile":{"meadows":["north_east","north_east"]}}]}"#;
    assert_eq!(
        refused(document),
        "events[0].tile.meadows: “north_east” is there twice. Leave one out."
    );
}

#[test]
fn options_from_a_shell_are_judged_like_those_of_a_document() {
    let outside = Box::new(Exact::new(1));
    let app = App::open(None, Catalogue::standard(), outside, Language::default());
    let app = app.expect("in memory");
    for (options, sentence) in [
        (serde_json::json!([false]), "options: an object is expected, a list of 1 came."),
        (
            serde_json::json!({ "columns": 4 }),
            "options.columns: a whole number from 5 to 15 is expected, 4 came.",
        ),
        // What could not be read as JSON comes as its text.
        (
            serde_json::json!(r#"{"columns":5,"columns":6}"#),
            "options: “columns” is there twice. Leave one out.",
        ),
    ] {
        let settings = app.settings("iquazu", &options).expect_err("refused");
        assert_eq!(settings.to_string(), sentence);
        let list = app.set_up("iquazu", 2, &options).expect_err("refused");
        assert_eq!(list.to_string(), sentence);
    }
}

#[test]
fn every_game_has_examples_that_fit_its_schema() {
    let catalogue = Catalogue::standard();
    let examples = super::examples();
    for game in catalogue.games() {
        let id = game.about().id;
        let schema = document::schema(&catalogue, Language::default(), id).expect("a game");
        let schema = jsonschema::validator_for(&schema).expect("a JSON Schema");
        let read = examples.iter().map(|(name, text)| {
            (
                name,
                serde_json::from_str::<Value>(text).unwrap_or_else(|why| panic!("{name}: {why}")),
            )
        });
        let own: Vec<(&String, Value)> = read.filter(|(_, value)| value["game"] == id).collect();
        assert!(!own.is_empty(), "{id} has no example: put a document into examples/{id}/");
        for (name, value) in own {
            let faults: Vec<String> = schema.iter_errors(&value).map(|it| it.to_string()).collect();
            assert_eq!(faults, Vec::<String>::new(), "{name}");
        }
    }
}

#[test]
fn what_was_fine_stays_fine() {
    for (name, text) in super::examples() {
        score(&text).expect(&name);
        score(&format!("\u{feff}{text}")).expect(&name);
    }
}
