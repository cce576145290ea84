//! Collapses: drafted, shown, and only then settled.

use crate::evening::Evening;

#[test]
fn a_collapse_is_shown_before_it_is_settled_and_one_tap_undoes_it() {
    let mut evening = Evening::of(3);
    evening.builds(5).press("fell");
    let revision = evening.screen.revision;
    let said = evening.remarks();
    for expected in [
        "Back to the river: 5 stones (stack 1).",
        "A gets 3, for as many tokens there: 3 now.",
        "B gets 4, for as many tokens there: 4 now.",
        "C caused it: no points. 1 token there goes back to hand.",
    ] {
        assert!(said.contains(expected), "{expected} in {said}");
    }
    assert_eq!(evening.points(), [Some(0), Some(0), Some(0)], "nothing has happened yet");
    evening.press("cancel");
    assert_eq!(evening.screen.revision, revision);
    evening.press("fell").press("settle");
    assert_eq!(evening.points(), [Some(3), Some(4), Some(0)]);
    evening.press("session.undo");
    assert_eq!(evening.points(), [Some(0), Some(0), Some(0)]);
}

#[test]
fn fell_replaces_stood_until_the_steps_are_given() {
    let mut evening = Evening::of(2);
    evening.builds(3).press("stood");
    assert!(
        evening.prompt().starts_with("B lays 2 tokens beside stack 1."),
        "{}",
        evening.prompt()
    );
    evening.press("fell");
    let said = evening.remarks();
    assert!(said.contains("earns nothing after all: B takes 2 tokens back."), "{said}");
    evening.press("settle").steps(1);
    assert_eq!(evening.points(), [Some(2), Some(0)]);
    assert_eq!(evening.screen.seats[1].notes[1], "Tokens: 19 in hand, 0 on the board, 0 gold");
}

/// A stack that fell keeps no stone; one that fell before the stone was placed is told apart.
#[test]
fn a_stone_can_lie_only_where_its_stack_stands_or_is_placed_afterwards() {
    let mut evening = Evening::of(2);
    evening.builds(2).press("stood").steps(1).builds(1).press("fell");
    let asked = |evening: &Evening| {
        ["apart", "lies"].map(|control| evening.screen.control(control).is_some())
    };
    assert_eq!(asked(&evening), [true, false], "the stack at the marker fell");
    evening.tap(2).tap(1);
    assert_eq!(asked(&evening), [true, true], "now another one");
    evening.tap(1).tap(2).flip("apart").press("settle");
    let prompt = evening.prompt();
    assert!(prompt.contains("the stone may still go on stack 2, for no token"), "{prompt}");
}
