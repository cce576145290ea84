//! Who is up, and who leaves or comes back.

use tallystone_core::seat::Seat;
use tallystone_core::table::TableChange;

use crate::evening::Evening;

#[test]
fn somebody_else_may_be_up_and_steps_may_be_missing() {
    let mut evening = Evening::of(3);
    evening.builds(1).choose("up", "2").press("stood").steps(1);
    assert_eq!(evening.up(), "A", "after C comes A");
    assert_eq!(evening.kinds_of_doubts(), ["out-of-turn"]);
    let mut stays = Evening::with(2, &[("marker_after_failure", "stays")]);
    stays.press("no_token").press("next");
    assert!(stays.kinds_of_doubts().is_empty());
    let session = stays.screen.session;
    stays.screen = stays.app.choose(session, "marker_after_failure", "moves").expect("an option");
    assert_eq!(stays.kinds_of_doubts(), ["no-steps"], "nobody said them when they did not matter");
}

#[test]
fn whoever_leaves_keeps_what_was_played() {
    let mut evening = Evening::of(3);
    evening.builds(3);
    let session = evening.screen.session;
    let leave = TableChange::Leave { seat: Seat::new(1) };
    evening.screen = evening.app.change_table(session, leave).expect("gone");
    assert!(evening.screen.set_aside.is_empty() && evening.screen.doubts.is_empty());
    assert!(evening.spoken(1).contains("Tokens: A 1, B 1, C 1."), "{}", evening.spoken(1));
    evening.builds(1);
    assert_eq!(evening.up(), "C");
}

#[test]
fn whose_turn_it_was_stays_when_somebody_leaves_or_comes_back() {
    for turns in 1..=6 {
        let mut evening = Evening::of(3);
        evening.builds(turns);
        let session = evening.screen.session;
        let up = |evening: &Evening| evening.up().to_owned();
        let before = up(&evening);
        let seat = Seat::new(0);
        let leave = TableChange::Leave { seat };
        evening.screen = evening.app.change_table(session, leave).expect("gone");
        let expected = if before == "A" { "B" } else { &before };
        assert_eq!(up(&evening), expected, "{turns} turns");
        evening.builds(1);
        let next = if expected == "B" { "C" } else { "B" };
        assert_eq!(up(&evening), next, "{turns} turns, and one without A");
        evening.screen =
            evening.app.change_table(session, TableChange::Return { seat }).expect("back");
        assert_eq!(up(&evening), next, "{turns} turns");
        assert!(evening.screen.doubts.is_empty(), "{turns}: {:?}", evening.screen.doubts);
    }
}
