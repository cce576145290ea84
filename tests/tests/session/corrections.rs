//! The log: undo, corrections, what no longer fits, and how it reads.

use chrono::TimeDelta;
use tallystone_core::app::control;
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::session::{LogStatus, Phase};

use super::evening::{ANN, BEN, Evening};

#[test]
fn an_earlier_entry_is_replaced_inserted_and_removed() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.1", 4);
    let log = evening.app.log(evening.session).expect("a log");
    let first = log[1].events[0];

    evening.screen = evening
        .app
        .screen(evening.session, When::InsteadOf { event: first }, Focus::default())
        .expect("as it was");
    assert_eq!(evening.points(BEN), 0, "as it was before");
    evening.step("pebbles.0", 9);
    assert_eq!(evening.screen.place, When::Now);
    assert_eq!((evening.points(ANN), evening.points(BEN)), (9, 4));

    evening.screen = evening
        .app
        .screen(evening.session, When::Before { event: first }, Focus::default())
        .expect("as it was");
    evening.step("pebbles.1", 2);
    assert_eq!((evening.points(ANN), evening.points(BEN)), (9, 6));

    let revision = evening.screen.revision;
    evening.screen = evening.app.remove(evening.session, first, revision).expect("removed");
    assert_eq!((evening.points(ANN), evening.points(BEN)), (0, 6));
    for expected in [(9, 6), (9, 4), (3, 4), (3, 0), (0, 0)] {
        evening.press(control::UNDO);
        assert_eq!((evening.points(ANN), evening.points(BEN)), expected);
    }
    let log = evening.log();
    assert!(
        log.iter().any(|line| line == "Corrected: Ann: pebbles: 0 → 3 ⇒ Ann: pebbles: 0 → 9"),
        "{log:#?}"
    );
}

/// Whoever sees a slip in a result corrects it at once: the session is open again by that, and nothing
/// that was looked for has to be looked for twice.
#[test]
fn a_correction_opens_a_session_that_is_over() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.1", 4);
    let first = evening.app.log(evening.session).expect("a log")[1].events[0];
    for _ in 0..2 {
        evening.screen =
            evening.app.finish(evening.session, evening.screen.revision).expect("over");
        assert_eq!(evening.screen.phase, Phase::Finished);
        let then = When::InsteadOf { event: first };
        let then = evening.app.screen(evening.session, then, Focus::default());
        evening.screen = then.expect("as it was");
        assert_eq!(evening.screen.phase, Phase::Finished, "who only looks opens nothing");
        evening.step("pebbles.0", 9);
        assert_eq!((evening.screen.phase, evening.screen.place), (Phase::Playing, When::Now));
        assert_eq!((evening.points(ANN), evening.points(BEN)), (9, 4));
        evening.press(control::UNDO);
        assert_eq!((evening.points(ANN), evening.points(BEN)), (3, 4));
        assert_eq!(evening.screen.phase, Phase::Playing, "a reopening is not taken back");
    }
    evening.screen = evening.app.finish(evening.session, evening.screen.revision).expect("over");
    let revision = evening.screen.revision;
    evening.screen = evening.app.remove(evening.session, first, revision).expect("removed");
    assert_eq!((evening.screen.phase, evening.points(ANN)), (Phase::Playing, 0));
}

#[test]
fn an_event_that_no_longer_fits_is_set_aside_and_comes_back() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 3);
    evening.step("pebbles.0", 4);
    evening.screen = evening.app.choose(evening.session, "small_piles", "yes").expect("an option");
    assert_eq!(evening.points(ANN), 3, "options hold for the whole log");
    assert_eq!(evening.screen.set_aside.len(), 1);
    assert!(evening.screen.set_aside[0].reason.contains("7 pebbles"));
    let log = evening.app.log(evening.session).expect("a log");
    assert!(log.iter().any(|line| line.status == LogStatus::SetAside));
    evening.press(control::UNDO);
    assert_eq!(evening.points(ANN), 7);
    assert!(evening.screen.set_aside.is_empty());
}

#[test]
fn undo_passes_over_ticks_notes_and_finish() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.step("pebbles.0", 1);
    evening.app.tick(evening.session, "pebbles", true).expect("a tick");
    evening.app.note(evening.session, "a fine evening").expect("a note");
    evening.screen =
        evening.app.screen(evening.session, When::Now, Focus::default()).expect("a screen");
    evening.press(control::END);
    assert!(evening.refusal(control::UNDO, EntryValue::Press).contains("Reopen"));
    evening.press(control::REOPEN);
    let screen = evening.press(control::UNDO);
    assert_eq!((screen.notes.len(), screen.phase), (1, Phase::SettingUp));
    assert!(evening.app.checklist(evening.session).expect("a list").steps().all(|step| step.done));
}

#[test]
fn quick_taps_on_one_thing_are_one_line_in_the_log() {
    let mut evening = Evening::of("stranger", &["Ann", "Ben"]);
    for _ in 0..3 {
        evening.step("pebbles.0", 1);
    }
    evening.step("pebbles.1", 1);
    evening.step("pebbles.0", 1);
    evening.clock.pass(TimeDelta::seconds(11));
    evening.step("pebbles.0", 1);
    assert_eq!(
        evening.log(),
        [
            "The table was laid",
            "Ann: pebbles: 0 → 3",
            "Ben: pebbles: 0 → 1",
            "Ann: pebbles: 3 → 4",
            "Ann: pebbles: 4 → 5"
        ]
    );
}

#[test]
fn a_line_of_several_taps_is_corrected_as_a_whole_and_marked() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    for _ in 0..3 {
        evening.step("pebbles.0", 1);
    }
    let line = |evening: &mut Evening| evening.app.log(evening.session).expect("a log")[1].clone();
    let first = line(&mut evening).events[0];
    let revision = evening.screen.revision;
    evening.screen = evening.app.remove(evening.session, first, revision).expect("removed");
    assert_eq!(evening.points(ANN), 0, "all three taps are gone");
    assert_eq!(line(&mut evening).status, LogStatus::Corrected);
    let said = evening.press(control::UNDO).announcement.clone().unwrap_or_default();
    assert!(said.contains("Ann: pebbles"), "{said}");
    assert_eq!((evening.points(ANN), line(&mut evening).status), (3, LogStatus::Holds));

    evening.screen = evening
        .app
        .screen(evening.session, When::InsteadOf { event: first }, Focus::default())
        .expect("as it was before the three");
    assert_eq!(evening.points(ANN), 0);
    evening.step("pebbles.0", 8);
    assert_eq!(evening.points(ANN), 8, "instead of all three");
}

#[test]
fn events_after_the_end_are_kept_as_such() {
    let mut evening = Evening::of("stranger", &["Ann"]);
    evening.press("call.0");
    evening.step("pebbles.0", 2);
    assert_eq!(evening.points(ANN), 2);
    let log = evening.app.log(evening.session).expect("a log");
    assert_eq!(log.last().expect("a line").status, LogStatus::AfterEnd);
}
