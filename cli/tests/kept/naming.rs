//! Games and players as people write them, and names that are printed whole.

use chrono::NaiveDate;
use tallystone_core::app::{NewSeat, NewSession};
use tallystone_core::game::Catalogue;

use crate::{Kept, open, told};

const LONG: [&str; 2] =
    ["Maximiliane Charlotte von und zu Hohenfl", "Åse-Marit Bjørnstjerne Ødegård Þórðardót"];

#[test]
fn games_and_players_are_found_in_any_case_and_without_their_accents() {
    let kept = Kept::new();
    let mut app = open(&kept.file("games.db"), Catalogue::standard());
    told(&mut app, "iquazu", &["Zoë", "Łukasz"], None);
    drop(app);
    for name in ["Zoë", "zoe", "ZOE", "zo", "lukasz", "luk"] {
        let found = kept.fine(&["sessions", "--player", name]);
        assert!(found.contains("Zoë") && found.lines().count() == 1, "{name}: {found}");
    }
    kept.fine(&["players", "rename", "zoe", "Zoe"]);
    assert!(kept.fine(&["stats", "--player", "zoë"]).contains("Zoe"));
    for game in ["iquazu", "Iquazú", "IQUAZU"] {
        assert_eq!(kept.fine(&["sessions", "--game", game]).lines().count(), 1, "{game}");
        assert!(kept.fine(&["csv", "--game", game]).contains("iquazu"), "{game}");
        assert!(kept.fine(&["stats", "--game", game]).contains("1 finished game"), "{game}");
    }
    assert!(kept.fine(&["sessions", "--game", "Stone Layer"]).contains("Cleo"));
    let same = |one: &[&str], other: &[&str]| assert_eq!(kept.fine(one), kept.fine(other));
    same(&["setup", "stone layer", "-p", "2"], &["setup", "stone_layer", "-p", "2"]);
    same(&["rules", "Keltis", "end"], &["rules", "keltis", "end"]);
    same(&["schema", "Stone Layer"], &["schema", "stone_layer"]);
    assert!(kept.refused(&["rules", "Chess"]).contains("Chess"));
}

#[test]
fn names_are_printed_whole_where_there_is_room() {
    let kept = Kept::new();
    let mut app = open(&kept.file("games.db"), Catalogue::standard());
    for _ in 0..3 {
        told(&mut app, "keltis", &LONG, None);
    }
    drop(app);
    let table = kept.fine(&["stats"]);
    let both = table.lines().any(|line| LONG.iter().all(|name| line.contains(name)));
    assert!(both, "{table}");
    let mut app = open(&kept.file("games.db"), Catalogue::standard());
    let seat = |name: &str| NewSeat { name: Some(name.to_owned()), ..NewSeat::default() };
    let seats = ["Maximiliane", "Bartholomew"].map(seat).to_vec();
    let new = NewSession { seats, ..NewSession::of("stone_layer", 0) };
    let session = app.start(&new).expect("a session").session;
    drop(app);
    let options = kept.fine(&["rescore", &session.to_string()]);
    let pair =
        options.split_whitespace().find(|word| word.starts_with("edition=")).expect("a pair");
    let other = kept.fine(&["rescore", &session.to_string(), "--set", pair]);
    let heading = |line: &str| {
        line.starts_with(' ') && line.contains("Maximiliane") && line.contains("Bartholomew")
    };
    assert_eq!(other.lines().filter(|line| heading(line)).count(), 2, "{other}");
}

#[test]
fn a_result_told_afterwards_shows_its_day_and_claims_nothing_about_what_decided_it() {
    let kept = Kept::new();
    let mut app = open(&kept.file("games.db"), Catalogue::standard());
    let day = NaiveDate::from_ymd_opt(2024, 2, 29);
    let session = told(&mut app, "keltis", &["Ann", "Ben"], day).to_string();
    drop(app);
    let shown = kept.fine(&["show", &session]);
    assert!(shown.starts_with("Keltis · 2024-02-29 · finished\n"), "{shown}");
    assert!(
        shown.lines().nth(1).is_some_and(|line| line.starts_with("Result as stated, entered 20"))
    );
    let played = kept.fine(&["show", &kept.finished.to_string()]);
    assert!(!played.contains("stated"), "{played}");
    let decided = kept.fine(&["decided", &session]);
    assert!(decided.starts_with("No small change of a single entry was found"), "{decided}");
}
