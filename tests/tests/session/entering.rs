//! Entries: taps that count, what is refused, the focus, the end that the rules know.

use tallystone_core::app::{NewSession, control};
use tallystone_core::entry::{Entry, EntryValue, Focus, When};
use tallystone_core::session::Phase;

use super::evening::{ANN, Evening};

#[test]
fn keltis_is_entered_at_the_end_with_few_taps_and_explained() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    let mut taps = 0;
    for cell in ["1.9", "2.6", "3.1"] {
        evening.tap(cell);
        taps += 1;
    }
    evening.pen("seat.0");
    evening.tap("4.7");
    evening.enter("wish.0", EntryValue::Choose { option: "2".to_owned() });
    evening.enter("track.0", EntryValue::Number { typed: "3+2".to_owned() });
    taps += 4;
    assert_eq!(taps, 7, "four figures, one change of pen, one for wish stones, one number");
    assert_eq!(evening.points(ANN), 28);
    assert_eq!(evening.screen.sheet.missing().count(), 2, "Ben's wish stones and track");
    let reasons = evening.app.explain(evening.session, ANN).expect("reasons");
    let total: i64 = reasons.iter().filter(|line| line.depth == 1).map(|line| line.points).sum();
    assert_eq!(total, 28);
    assert!(reasons.iter().any(|line| line.text.contains("large figure") && line.points == 12));
    assert!(
        reasons
            .iter()
            .filter(|line| line.depth > 0)
            .all(|line| line.rule.is_some() || line.kind == "track-read")
    );
}

#[test]
fn the_fifth_figure_in_the_goal_is_announced_and_offered_as_the_end() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    for cell in ["1.7", "2.7", "3.8", "4.9"] {
        evening.tap(cell);
    }
    assert_eq!(evening.screen.ending, None);
    evening.pen("seat.1");
    evening.tap("1.6");
    let screen = evening.tap("1.7");
    assert!(screen.ending.as_deref().is_some_and(|ending| ending.contains("Ben")));
    assert!(screen.announcement.as_deref().is_some_and(|said| said.contains("fifth figure")));
    assert!(screen.can_press(control::FINISH));
    let screen = evening.press(control::FINISH);
    assert!(screen.sheet.asked().is_some(), "tracks and wish stones are not told");
    let screen = evening.press(control::END);
    assert_eq!(screen.phase, Phase::Finished);
    assert!(screen.verdict[0].starts_with("Ann won"), "{:?}", screen.verdict);
}

#[test]
fn a_known_tile_is_carried_out_with_the_same_tap() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    evening.enter("tiles", EntryValue::Flip);
    evening.pen("tile.2");
    evening.tap("1.1");
    evening.enter("tiles", EntryValue::Flip);
    evening.enter("wish.0", EntryValue::Choose { option: "0".to_owned() });
    let before = evening.points(ANN);
    let screen = evening.tap("1.1");
    assert_eq!(screen.seats[0].change, Some(-4 + 2));
    assert_eq!(evening.points(ANN), before - 2);
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), before, "one tap, one undo");
}

#[test]
fn a_repeated_ending_is_ignored_and_fast_taps_all_count() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    let twice = evening.entry("pebbles.0", EntryValue::Step { by: 1 });
    evening.app.enter(evening.session, &twice).expect("a tap");
    evening.screen =
        evening.app.enter(evening.session, &twice).expect("a tap from the same screen");
    assert_eq!(evening.points(ANN), 2);
    let call = evening.entry("call.0", EntryValue::Press);
    let first = evening.app.enter(evening.session, &call).expect("a call");
    assert!(!first.ignored);
    let second = evening.app.enter(evening.session, &call).expect("no error");
    assert!(second.ignored);
    assert_eq!(second.revision, first.revision);
    let finish =
        Entry { revision: first.revision, ..evening.entry(control::END, EntryValue::Press) };
    let first = evening.app.enter(evening.session, &finish).expect("finished");
    let second = evening.app.enter(evening.session, &finish).expect("no error");
    assert!(second.ignored);
    assert_eq!(second.revision, first.revision);
}

#[test]
fn a_held_stepper_is_one_entry_and_one_undo() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 7);
    assert_eq!(evening.points(ANN), 7);
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), 0);
}

#[test]
fn what_does_not_fit_is_refused_with_a_reason() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    for (control, value, expected) in [
        ("pebbles.0", EntryValue::Step { by: 21 }, "0 to 20"),
        ("pebbles.0", EntryValue::Step { by: -1 }, "0 to 20"),
        ("pebbles.0", EntryValue::Press, "cannot be used that way"),
        ("pebbles.7", EntryValue::Step { by: 1 }, "pebbles.7"),
        ("value", EntryValue::Number { typed: "10".to_owned() }, "1 to 9"),
        ("value", EntryValue::Number { typed: "many".to_owned() }, "many"),
        ("weather", EntryValue::Choose { option: "snow".to_owned() }, "sun, rain"),
        ("said", EntryValue::Write { text: "x".repeat(21) }, "20 characters"),
        (control::REDO, EntryValue::Press, "nothing to do again"),
    ] {
        let message = evening.refusal(control, value);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn a_focus_that_does_not_fit_is_dropped() {
    let mut evening = Evening::of("keltis", &["Ann", "Ben"]);
    for focus in
        ["", "nonsense", r#"{"game":"other","version":1,"focus":{"pen":{"tile":"clover"}}}"#]
    {
        evening.screen.focus = Focus(focus.to_owned());
        let screen = evening.tap("1.4");
        assert!(screen.seats[0].change.is_some(), "the first seat's pen is the default");
        evening.press(control::UNDO);
    }
}

#[test]
fn the_box_remembers_and_only_suggests() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.enter("value", EntryValue::Number { typed: "4".to_owned() });
    let label = evening.screen.control("value").expect("a number").label.clone();
    assert!(label.contains("last time 4"), "this table teaches it at once: {label}");
    assert_eq!(evening.app.box_of("stranger").expect("a box"), "", "it may be undone yet");
    evening.press(control::FINISH);
    let new = NewSession::of("stranger", 1);
    let other = evening.app.start(&new).expect("another session");
    assert!(other.control("value").expect("a number").label.contains("last time 4"));
    assert!(!other.control("value").expect("a number").entered, "a suggestion is not an entry");
    assert!(evening.app.forget_box("stranger").expect("forgotten"));
    let again = evening.app.screen(other.session, When::Now, Focus::default()).expect("a screen");
    assert!(again.control("value").expect("a number").label.contains("last time ?"));
}

#[test]
fn a_tie_break_is_said() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.1", 3);
    assert!(evening.screen.verdict[0].contains("level"));
    evening.press("call.1");
    assert_eq!(
        evening.screen.verdict,
        ["Ben is ahead with 3 points.", "Level: Ben and Ann. The call: Ben is ahead."]
    );
    let ranks: Vec<_> = evening.screen.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [Some(2), Some(1)]);
}
