//! Corrections of what was told before, and what becomes of what came after it.

use crate::evening::Evening;

#[test]
fn a_stone_that_stood_is_corrected_to_one_that_fell() {
    let mut evening = Evening::of(2);
    evening.builds(2).press("stood").steps(1).press("stood").steps(1);
    evening.correct("A: stood on stack 1, 1 token");
    evening.press("fell").press("settle");
    assert!(evening.screen.set_aside.is_empty());
    assert_eq!(evening.points(), [Some(0), Some(1)], "the last stone of A on stack 1");
    assert!(evening.spoken(1).starts_with("Stack 1, no stone."), "{}", evening.spoken(1));
    assert!(evening.spoken(2).starts_with("Stack 2, 1 stone high."), "later turns stay");
}

#[test]
fn who_caused_a_collapse_can_be_put_right() {
    let mut evening = Evening::of(3);
    evening.builds(3).press("fell").choose("by", "1").press("settle").press("stood").steps(1);
    assert_eq!(evening.points(), [Some(1), Some(0), Some(1)]);
    for (causer, points) in [("2", [1, 1, 0]), ("0", [0, 1, 1])] {
        evening.correct("caused stack 1 to fall");
        evening.choose("by", causer).press("settle");
        assert_eq!(evening.points(), points.map(Some), "{causer}");
        assert!(evening.screen.set_aside.is_empty());
    }
    assert!(evening.spoken(1).contains("No tokens."), "the toppler’s stone earns nothing");
}

#[test]
fn later_stones_follow_the_marker_when_steps_are_corrected() {
    let mut evening = Evening::of(2);
    evening.press("stood").steps(2).press("stood").steps(6).press("fell").press("settle").steps(1);
    evening.correct("2 steps");
    evening.steps(3);
    assert!(evening.screen.set_aside.is_empty());
    assert_eq!(
        evening.points(),
        [Some(0), Some(1)],
        "the stack at the marker fell, wherever it is"
    );
    assert!(evening.prompt().contains("stack 5"), "{}", evening.prompt());
}

#[test]
fn what_no_longer_fits_after_a_removal_names_its_turn() {
    let mut evening = Evening::of(2);
    evening.builds(1).press("stood").steps(2).builds(1);
    let log = evening.app.log(evening.screen.session).expect("a log");
    let steps = log.iter().find(|line| line.text.contains("2 steps")).expect("the second turn");
    let (event, revision) = (steps.events[0], evening.screen.revision);
    let session = evening.screen.session;
    evening.screen = evening.app.remove(session, event, revision).expect("removed");
    let reasons: Vec<&str> = evening.screen.set_aside.iter().map(|it| it.reason.as_str()).collect();
    assert_eq!(
        reasons,
        ["Turn 2: Only one stone a turn. Give the steps of the tile first, or undo."]
    );
}
