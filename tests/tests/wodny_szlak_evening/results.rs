//! Results, buildings with their loads, rounds and the table for one, as they are entered.

use tallystone_core::app::NewSession;
use tallystone_core::entry::EntryValue;

use crate::evening::Evening;

#[test]
fn a_usual_result_takes_under_twelve_taps_a_player() {
    let mut evening = Evening::of(3);
    for seat in 0..3 {
        evening.taps = 0;
        if seat > 0 {
            evening.press(&format!("open.{seat}"));
        }
        evening.usual_result(seat);
        println!("wodny szlak: a usual result takes {} taps", evening.taps);
        assert!(evening.taps < 12, "{}", evening.taps);
    }
    assert_eq!(evening.points(), [Some(14 + 10 + 9); 3]);
    let finish = evening.screen.control("session.finish").map(|it| it.label.clone());
    assert_eq!(finish.as_deref(), Some("Finish"), "nothing is missing");
    evening.press("session.finish");
    assert!(evening.screen.seats.iter().all(|seat| seat.winner), "a tie is shared");
}

#[test]
fn a_building_that_is_not_there_is_taken_away_and_a_double_tap_does_nothing() {
    let mut evening = Evening::of(2);
    evening.choose("mill.0.1.points", "4");
    evening.choose("mill.0.1.points", "5");
    assert_eq!(evening.points()[0], Some(5));
    let revision = evening.screen.revision;
    evening.choose("mill.0.1.points", "5");
    assert_eq!((evening.points()[0], evening.screen.revision), (Some(5), revision));
    evening.choose("mill.0.1.points", "none");
    assert_eq!(evening.points()[0], Some(0));
    let labels = evening.options("mill.0.1.points");
    assert!(labels.iter().all(|it| it.id != "none"), "nothing to take away any more");
}

#[test]
fn with_loads_a_building_counts_when_enough_came() {
    let mut evening = Evening::of(2);
    evening.choose("way", "buildings");
    evening.choose("mill.0.1.points", "4");
    assert_eq!(evening.doubts(), ["no-loads"]);
    evening.enter("mill.0.1.needs", EntryValue::Step { by: 3 });
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 3 });
    assert_eq!(evening.points()[0], Some(0), "2 of 3 sacks");
    assert!(evening.reasons(0).iter().any(|line| line == "Mill 1: 2 of 3 sacks arrive"));
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 1 });
    assert_eq!((evening.points()[0], evening.doubts().len()), (Some(4), 0));
}

#[test]
fn a_mill_told_as_supplied_and_then_short_of_sacks_is_doubtful() {
    let mut evening = Evening::of(2);
    evening.choose("mill.0.1.points", "4");
    assert_eq!(evening.points()[0], Some(4));
    evening.choose("way", "buildings");
    evening.enter("mill.0.1.needs", EntryValue::Step { by: 3 });
    evening.enter("mill.0.1.arrived", EntryValue::Step { by: 2 });
    assert_eq!((evening.points()[0], evening.doubts()), (Some(0), vec!["unsupplied"]));
    evening.choose("mill.0.1.points", "4");
    assert_eq!((evening.points()[0], evening.doubts().len()), (Some(0), 0), "the loads are right");
    evening.choose("way", "result");
    let label = evening.screen.control("mill.0.1.points").map(|it| it.label.clone());
    assert_eq!(label.as_deref(), Some("Mill 1 (not supplied), points"));
}

#[test]
fn ways_may_be_mixed_between_players() {
    let mut evening = Evening::of(3);
    evening.usual_result(0);
    evening.press("open.1");
    evening.choose("way", "river");
    evening.describe_start();
    evening.lay(1, "P14", "ew");
    evening.choose("port", "e");
    evening.lay(1, "M14", "e");
    evening.choose("port", "e");
    evening.press("open.2");
    evening.choose("way", "buildings");
    evening.choose("sawmill.2.1.points", "8");
    evening.enter("sawmill.2.1.needs", EntryValue::Step { by: 1 });
    evening.enter("sawmill.2.1.arrived", EntryValue::Step { by: 2 });
    assert_eq!(evening.points(), [Some(33), Some(6), Some(8)]);
    evening.press("open.1");
    assert!(evening.screen.control("river.1").is_some(), "each seat keeps its way");
}

#[test]
fn rounds_are_counted_and_say_who_has_not_placed() {
    let mut evening = Evening::of(3);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "round_helper", "yes").expect("an option");
    assert!(evening.prompt().starts_with("Round 1 of 13, 36 tiles left"), "{}", evening.prompt());
    assert!(evening.prompt().contains("Still to place: A, B and C."), "{}", evening.prompt());
    evening.enter("placed.0", EntryValue::Flip);
    evening.enter("placed.2", EntryValue::Flip);
    assert!(evening.prompt().contains("Still to place: B."), "{}", evening.prompt());
    evening.press("open.1");
    evening.choose("way", "river");
    evening.lay(1, "P14", "ew");
    let pass = "everybody passes two tiles to the left and draws one";
    assert!(evening.prompt().contains(pass), "{}", evening.prompt());
    for round in 1..=13 {
        assert!(evening.prompt().starts_with(&format!("Round {round} ")), "{}", evening.prompt());
        evening.press("round");
    }
    let ending = evening.screen.ending.clone().unwrap_or_default();
    assert!(ending.starts_with("13 rounds are played: the game is over."), "{ending}");
    assert!(evening.doubts().contains(&"few-tiles"));
}

#[test]
fn the_table_for_one_is_entered_once_and_remembered() {
    let mut evening = Evening::of(1);
    for (row, least, title) in [(1, "0", "Ferryman"), (2, "30", "Raftsman")] {
        let typed = EntryValue::Number { typed: least.to_owned() };
        evening.enter(&format!("least.{row}"), typed);
        let title = EntryValue::Write { text: title.to_owned() };
        evening.enter(&format!("title.{row}"), title);
    }
    evening.usual_result(0);
    let notes = evening.screen.seats[0].notes.clone();
    assert_eq!(notes, ["By your table: Raftsman (from 30 points)"]);
    evening.press("session.finish");
    let verdict = evening.screen.verdict.join(" ");
    assert_eq!(verdict, "A has 33 points. By your table: Raftsman (from 30 points)");
    evening.screen = evening.app.start(&NewSession::of("wodny_szlak", 1)).expect("another");
    evening.press("ratings");
    evening.choose("route.0", "2");
    let notes = evening.screen.seats[0].notes.clone();
    assert_eq!(notes, ["By your table: Ferryman (from 0 points)"]);
}

#[test]
fn a_row_without_a_title_is_told_without_one() {
    let mut evening = Evening::of(1);
    evening.enter("least.1", EntryValue::Number { typed: "20".to_owned() });
    let log = evening.app.log(evening.screen.session).expect("a log");
    assert_eq!(log.last().expect("a line").text, "Table of results, row 1: from 20 points");
    evening.usual_result(0);
    assert_eq!(evening.screen.seats[0].notes, ["By your table: the row from 20 points"]);
    evening.enter("least.2", EntryValue::Number { typed: "10".to_owned() });
    evening.enter("least.3", EntryValue::Number { typed: "40".to_owned() });
    assert_eq!(evening.doubts(), ["ratings"]);
    let text = &evening.screen.doubts[0].text;
    assert_eq!(
        text,
        "The table of results goes from 20 points in row 1 to 10 in row 2, out of order."
    );
}

/// As many as 13 tiles and the start tile can make, which is what is beyond doubt.
#[test]
fn every_number_of_meadows_that_can_be_is_offered() {
    let mut evening = Evening::of(2);
    for way in ["result", "buildings"] {
        evening.choose("way", way);
        for (control, most) in [("threes.0", 13), ("fours.0", 7)] {
            let offered: Vec<String> =
                evening.options(control).into_iter().map(|option| option.id).collect();
            let expected: Vec<String> = (0..=most).map(|count| count.to_string()).collect();
            assert_eq!(offered, expected, "{way}, {control}");
        }
        evening.choose("threes.0", "13");
        assert_eq!((evening.points()[0], evening.doubts().len()), (Some(39), 0));
        evening.choose("threes.0", "0");
    }
}
