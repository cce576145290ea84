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
    evening.number("mill.0.1.points", 4);
    evening.number("mill.0.1.points", 5);
    assert_eq!(evening.points()[0], Some(5));
    let revision = evening.screen.revision;
    evening.number("mill.0.1.points", 5);
    assert_eq!((evening.points()[0], evening.screen.revision), (Some(5), revision));
    evening.number("mill.0.1.points", 0);
    assert_eq!(evening.points()[0], None, "nothing is told any more");
    let nought = EntryValue::Number { typed: "0".to_owned() };
    assert!(evening.try_enter("mill.0.1.points", nought).is_err(), "nothing to take away");
}

#[test]
fn with_loads_a_building_counts_when_enough_came() {
    let mut evening = Evening::of(2);
    evening.choose("way", "buildings");
    evening.number("mill.0.1.points", 4);
    assert_eq!(evening.doubts(), ["no-loads"]);
    evening.number("mill.0.1.needs", 3);
    evening.number("mill.0.1.arrived", 2);
    assert_eq!(evening.points()[0], Some(0), "2 of 3 sacks");
    assert!(evening.reasons(0).iter().any(|line| line == "Mill 1: 2 of 3 sacks arrive"));
    evening.number("mill.0.1.arrived", 3);
    assert_eq!((evening.points()[0], evening.doubts().len()), (Some(4), 0));
}

#[test]
fn a_mill_told_as_supplied_and_then_short_of_sacks_is_doubtful() {
    let mut evening = Evening::of(2);
    evening.number("mill.0.1.points", 4);
    assert_eq!(evening.points()[0], Some(4));
    evening.choose("way", "buildings");
    evening.number("mill.0.1.needs", 3);
    evening.number("mill.0.1.arrived", 1);
    assert_eq!((evening.points()[0], evening.doubts()), (Some(0), vec!["unsupplied"]));
    evening.number("mill.0.1.points", 4);
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
    evening.choose("thing", "port.e");
    evening.lay(1, "M14", "e");
    evening.choose("thing", "port.e");
    evening.press("open.2");
    evening.choose("way", "buildings");
    evening.number("sawmill.2.1.points", 8);
    evening.number("sawmill.2.1.needs", 1);
    evening.number("sawmill.2.1.arrived", 1);
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
    evening.number("route.0", 2);
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

/// At most eight numbers at once; all others that can be by the keypad.
#[test]
fn usual_numbers_are_offered_and_all_others_taken() {
    let mut evening = Evening::of(2);
    for way in ["result", "buildings"] {
        evening.choose("way", way);
        assert_eq!(evening.usual("threes.0"), [0, 1, 2, 3, 4, 5, 6, 7], "{way}");
        assert_eq!(evening.usual("route.0"), [0, 2, 3, 4, 5, 6, 7, 8], "{way}");
        assert_eq!(evening.usual("mill.0.1.points"), [1, 2, 3, 4, 5, 6, 7, 8], "{way}");
        evening.number("threes.0", 13);
        assert_eq!((evening.points()[0], evening.doubts().len()), (Some(39), 0));
        evening.number("threes.0", 0);
    }
    evening.number("mill.0.1.points", 12);
    assert_eq!(evening.usual("mill.0.1.points"), [0, 1, 2, 3, 4, 5, 6, 7], "0 takes it away");
}

#[test]
fn what_is_next_leads_through_a_result_and_to_the_next_seat() {
    let mut evening = Evening::of(2);
    assert_eq!(evening.next(), "mill.0.1.points");
    evening.number("mill.0.1.points", 4);
    for (next, told) in [("route.0", 5), ("threes.0", 1), ("fours.0", 0)] {
        assert_eq!(evening.next(), next);
        evening.number(next, told);
    }
    assert_eq!(evening.next(), "open.1");
    assert_eq!(evening.points(), [Some(17), None], "nobody has said anything about B");
    evening.press("session.finish");
    let title = evening.screen.sheet.asked().and_then(|it| it.title.clone());
    assert_eq!(title.as_deref(), Some("Nothing is entered for B."));
    evening.press("session.keep");
    evening.press("open.1");
    evening.number("route.1", 0);
    evening.press("session.finish");
    let title = evening.screen.sheet.asked().and_then(|it| it.title.clone());
    assert_eq!(title.as_deref(), Some("Not entered for B: Meadows of 3, Meadows of 4."));
    evening.press("session.keep");
    evening.number("threes.1", 0);
    evening.number("fours.1", 0);
    assert_eq!(evening.next(), "session.finish");
    let of = |evening: &Evening, seat: usize| evening.screen.sheet.groups[seat].folded;
    assert!(of(&evening, 0) && !of(&evening, 1), "who is not looked at is one line");
}

#[test]
fn a_round_leads_to_who_has_not_placed_and_then_to_its_end() {
    let mut evening = Evening::of(2);
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "round_helper", "yes").expect("an option");
    assert_eq!(evening.next(), "placed.0");
    evening.enter("placed.0", EntryValue::Flip);
    assert_eq!(evening.next(), "placed.1");
    evening.enter("placed.1", EntryValue::Flip);
    assert_eq!(evening.next(), "round");
    evening.press("round");
    assert_eq!(evening.next(), "placed.0");
}
