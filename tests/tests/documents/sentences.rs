//! What is wrong with a document, in words that are true and that its reader knows.

use tallystone_core::document;
use tallystone_core::game::Catalogue;
use tallystone_core::text::Language;

use super::refused;

#[test]
fn a_fault_is_told_with_its_place_and_what_was_expected() {
    for (document, sentence) in [
        ("", "The document: There is nothing in it."),
        ("{", "The document: It ends in the middle, in line 1, column 1."),
        ("{\"game\": keltis}", "The document: Line 1, column 10 is not JSON."),
        ("7", "The document: an object is expected, 7 came."),
        ("{}", "The document: “game” is missing: a text is expected."),
        (r#"{"game": 7}"#, "game: a text is expected, 7 came."),
        (r#"{"game":"keltis"}"#, "The document: “players” is missing: a list is expected."),
        (
            r#"{"game":"keltis","players":["A","B"],"position":{"seats":[{},{"wish_stones":-1}]}}"#,
            "position.seats[1].wish_stones: a whole number from 0 to 9 is expected, −1 came.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A","B"],"position":{"seats":[{},{"threes":-1}]}}"#,
            "position.seats[1].threes: a whole number from 0 to 60 is expected, −1 came.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"position":{"seats":[{},{"track":2.5}]}}"#,
            "position.seats[1].track: a whole number from 0 to 999 is expected, 2.5 came.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"position":{"seats":[{},{"wishes":1}]}}"#,
            "position.seats[1]: “wishes” is not known here. Known are “figures”, “tiles”, “track”, \
             “wish_stones”.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"events":[{"event":"figure","seat":0,"path":1}]}"#,
            "events[0]: “step” is missing: a whole number from 0 to 9 is expected.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"events":[{"seat":0,"path":1}]}"#,
            "events[0]: “event” is missing: one of “figure”, “tile_points”, “track”, “wish_stones”, \
             “tile”, “deck” is expected.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"events":[{"event":"deck","empty":"yes"}]}"#,
            "events[0].empty: true or false is expected, “yes” came.",
        ),
        (
            r#"{"game":"keltis","players":["A",5],"events":[]}"#,
            "players[1]: a text or an object is expected, 5 came.",
        ),
        (
            r#"{"game":"iquazu","players":["A","B"],"events":[{"event":"place","column":1,"row":1,
                "item":"stone"}]}"#,
            "events[0].item: “drop” or a whole number from 0 to 255 is expected, “stone” came.",
        ),
        (
            r#"{"game":"stone_layer","players":["A","B"],"events":[{"event":"stone","seat":0,
                "outcome":{"stood":true}}]}"#,
            "events[0].outcome: one of “stood”, “no_token”, “slid_off” or an object with one of “fell”, \
             “source_fell” is expected, an object came.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[{"river":{"tiles":
                {"AC1":{}}}}]}}"#,
            "position.seats[0].river.tiles: A field is called A1 to AB28, “AC1” came.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[{"river":{"tiles":
                {"P14":{"channels":[{"sides":["north"]},{"sides":["north"]}]}}}}]}}"#,
            "position.seats[0].river.tiles.P14: Two channels of a tile share no edge: join them, or \
             give each its own “sides”.",
        ),
        (
            r#"{"game":"keltis","players":["A","B"],"position":{"seats":[{},{"figures":[
                {"path":1,"step":1},{"path":1,"step":2}]}]}}"#,
            "position.seats[1].figures: A player has one figure on a path, two came for path 1.",
        ),
        (
            r#"{"game":"stones_and_rivers","players":["A","B"],"events":[{"event":"act",
                "action":"e5>z9"}]}"#,
            "events[0]: “z9” is not a point: they go from a1 to m14.",
        ),
        (
            r#"{"game":"wodny_szlak","players":["A"],"position":{"seats":[{}],
                "ratings":{"first":{"least":1,"title":""}}}}"#,
            "position.ratings: a whole number as a key is expected, “first” came.",
        ),
    ] {
        assert_eq!(refused(document), sentence, "{document}");
    }
}

#[test]
fn an_echo_is_cut_to_a_line() {
    let long = "x".repeat(200_000);
    for document in [
        format!(r#"{{"game":"{long}","players":[],"events":[]}}"#),
        format!(r#"{{"game":"keltis","players":["A","B"],"events":[{{"event":"{long}"}}]}}"#),
        format!(r#"{{"game":"keltis","players":["A","B"],"{long}":1}}"#),
        r#"{"game":"keltis","players":["A","B"],"events":[{"event":"a\u001b[2J\nb"}]}"#.to_owned(),
        format!(
            r#"{{"game":"stones_and_rivers","players":["A","B"],"position":{{"ground":"{long}","turn":"circle"}}}}"#
        ),
        format!(
            r#"{{"game":"stones_and_rivers","players":["A","B"],"events":[{{"event":"act","action":"{long}"}}]}}"#
        ),
        format!(
            r#"{{"game":"wodny_szlak","players":["A"],"events":[{{"event":"remove","seat":0,"cell":"{long}"}}]}}"#
        ),
    ] {
        let said = refused(&document);
        assert!(said.chars().count() < 300, "{said}");
        assert!(!said.chars().any(char::is_control), "{said:?}");
    }
}

#[test]
fn as_many_players_as_came_are_told() {
    let nine = r#"["1","2","3","4","5","6","7","8","9"]"#;
    for (game, sentence) in [
        ("stones_and_rivers", "players: Stones & Rivers is for 2 players, 9 came."),
        ("wodny_szlak", "players: Wodny szlak is for 1 to 4 players, 9 came."),
    ] {
        let document = format!(r#"{{"game":"{game}","players":{nine},"events":[]}}"#);
        assert_eq!(refused(&document), sentence);
    }
}

#[test]
fn a_seat_that_is_not_there_is_named_as_it_was_written() {
    for (game, players, event, rest) in [
        (
            "wodny_szlak",
            r#"["A"]"#,
            r#"{"event":"clear","seat":255}"#,
            "255 is not at the table: only seat 0 is.",
        ),
        (
            "keltis",
            r#"["A","B"]"#,
            r#"{"event":"track","seat":2,"points":1}"#,
            "2 is not at the table: 0 to 1 are.",
        ),
        (
            "stone_layer",
            r#"["A","B","C"]"#,
            r#"{"event":"exchange","seat":27}"#,
            "27 is not at the table: 0 to 2 are.",
        ),
        (
            "iquazu",
            r#"["A","B"]"#,
            r#"{"event":"place","column":1,"row":1,"item":9}"#,
            "9 is not at the table: 0 to 1 are.",
        ),
    ] {
        let document = format!(r#"{{"game":"{game}","players":{players},"events":[{event}]}}"#);
        assert_eq!(refused(&document), format!("events[0]: Seat {rest}"));
    }
}

fn no_moves(text: &str) -> String {
    let moves = document::moves(&Catalogue::standard(), Language::default(), text, 0);
    moves.map(|_| ()).expect_err(text).to_string()
}

#[test]
fn moves_says_what_is_wrong_with_a_line_or_a_document() {
    let ground = "13/13/13/13/3sssssss3/3sssssss3/13/13/3ccccccc3/3ccccccc3/13/13/13/13";
    let line = |from: &str, to: &str| format!("{} c", ground.replacen(from, to, 1));
    for (text, sentence) in [
        (ground.to_owned(), "It is not said who is up: add c or s after the ground."),
        (format!("{ground} x"), "Who is up is c or s, “x” came."),
        (line("13/", ""), "A ground has 14 rows separated by /, 13 came."),
        (line("13", "12"), "Row 14 of the ground: 13 points are expected, 12 came."),
        (line("13", "14"), "Row 14 of the ground: 13 points are expected, more came."),
        (line("13", "99999"), "Row 14 of the ground: 13 points are expected, more came."),
        (
            line("sssssss", "sssxsss"),
            "Row 10 of the ground: c, c-, c|, s, s-, s| or a number is expected, “x” came.",
        ),
        (String::new(), "The document: There is nothing in it."),
        ("{".to_owned(), "The document: It ends in the middle, in line 1, column 1."),
        ("[1]".to_owned(), "The document: an object is expected, a list of 1 came."),
        (
            r#"{"game":"stones_and_rivers","players":["A","B"],"position":{"ground":"13","turn":"circle"}}"#
                .to_owned(),
            "position.ground: A ground has 14 rows separated by /, 1 came.",
        ),
        (
            "no-such-file.json".to_owned(),
            "“no-such-file.json” is neither a file that is there, nor a position document, nor a \
             position in one line that a game here knows: see docs/positions.md.",
        ),
    ] {
        assert_eq!(no_moves(&text), sentence, "{text}");
    }
    let moves =
        document::moves(&Catalogue::standard(), Language::default(), &format!(" {ground}  s\n"), 1);
    assert!(!moves.expect("a line").moves.is_empty());
}

#[test]
fn moves_reads_every_document_that_score_reads() {
    let catalogue = Catalogue::standard();
    let ground = "13/13/13/13/3sssssss3/3sssssss3/13/13/3ccccccc3/3ccccccc3/13/13/13/13";
    let begun = format!(
        r#"{{"game":"stones_and_rivers","players":["A","B"],"position":{{"ground":"{ground}","turn":"circle"}}}}"#
    );
    for text in [
        begun.clone(),
        format!("\u{feff}\n {begun}"),
        include_str!("../../../examples/stones_and_rivers/one-short.json").to_owned(),
    ] {
        document::score(&catalogue, Language::default(), &text).expect("a document");
        let moves = document::moves(&catalogue, Language::default(), &text, 0);
        assert!(!moves.expect("the same document").moves.is_empty(), "{text}");
    }
}
