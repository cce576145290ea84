//! A turn as it is tapped: the stone, the steps of its tile, the marker, the river.

use tallystone_core::app::NewSession;
use tallystone_core::entry::EntryValue;
use tallystone_core::sheet::{ControlKind, Group, Role};

use crate::evening::Evening;

#[test]
fn a_usual_turn_takes_two_taps_and_a_collapse_four_at_most() {
    let mut evening = Evening::of(3);
    let usual = evening.taps_of(|evening| {
        evening.press("stood").steps(2);
    });
    assert_eq!(usual, 2);
    let no_token = evening.taps_of(|evening| {
        evening.press("no_token").steps(4);
    });
    assert_eq!(no_token, 2);
    let collapse = evening.taps_of(|evening| {
        evening.press("fell").press("settle").steps(1);
    });
    assert_eq!(collapse, 3);
    evening.builds(2);
    let with_another = evening.taps_of(|evening| {
        evening.press("fell").tap(3).press("settle").steps(1);
    });
    let by_another = {
        evening.builds(1);
        evening.taps_of(|evening| {
            evening.press("fell").choose("by", "1").press("settle");
        })
    };
    println!(
        "stone layer: a usual turn takes {usual} taps, a collapse {collapse}, \
         with another stack {with_another}, by another player {by_another} and the turn goes on"
    );
    assert!(with_another <= 4 && by_another <= 4);
}

/// The thumb that pressed the outcome finds the steps beside it.
#[test]
fn the_steps_stand_in_the_bar_above_actions_that_stay() {
    let mut evening = Evening::of(2);
    let bar = |evening: &Evening| -> Vec<Vec<String>> {
        let groups = evening.screen.sheet.groups.iter().filter(|group| group.role == Role::Bar);
        let ids = |group: &Group<String>| group.controls.iter().map(|it| it.id.clone()).collect();
        groups.map(ids).collect()
    };
    let before = bar(&evening);
    evening.press("stood");
    let during = bar(&evening);
    assert_eq!((during[0].as_slice(), &during[1..]), (&["steps".to_owned()][..], &before[..]));
}

#[test]
fn steps_keep_their_places_and_none_is_chosen_in_advance() {
    let mut evening = Evening::of(2);
    assert!(evening.screen.control("steps").is_none(), "not before the stone");
    evening.press("stood").steps(3).press("stood");
    assert_eq!(evening.offered("steps"), ["1", "2", "3", "4", "5", "6"]);
    let steps = evening.screen.control("steps").expect("steps");
    assert!(matches!(&steps.kind, ControlKind::Choice { chosen: None, .. }), "{:?}", steps.kind);
}

#[test]
fn a_tap_where_the_next_stone_is_outlined_places_it() {
    let (mut tapped, mut pressed) = (Evening::of(2), Evening::of(2));
    for marker in [1, 3, 3] {
        tapped.tap(marker);
        pressed.press("stood");
        assert_eq!(tapped.screen.sheet, pressed.screen.sheet);
        for evening in [&mut tapped, &mut pressed] {
            evening.steps(if marker == 1 { 2 } else { 6 });
        }
    }
    assert!(tapped.spoken(3).starts_with("Stack 3, 2 stones high."), "{}", tapped.spoken(3));
}

/// Whoever sees where the marker goes touches that stack instead of counting.
#[test]
fn a_tap_on_a_stack_is_as_many_steps_as_lead_there() {
    for to in 1..=6 {
        let (mut tapped, mut counted) = (Evening::of(2), Evening::of(2));
        for evening in [&mut tapped, &mut counted] {
            evening.press("stood").steps(2).press("stood");
        }
        tapped.tap(to);
        counted.steps(if to > 3 { to - 3 } else { to + 3 });
        assert_eq!(tapped.screen.sheet, counted.screen.sheet, "to stack {to}");
        assert!(tapped.spoken(to).contains("The marker stands here."));
    }
}

#[test]
fn the_marker_begins_where_the_players_say() {
    let mut evening = Evening::of(2);
    evening.tap(4);
    assert!(evening.spoken(4).contains("The marker stands here."));
    evening.press("stood").steps(3);
    assert!(evening.spoken(1).contains("The marker stands here."));
    evening.flip("moving").tap(5).press("stood");
    assert!(evening.spoken(5).starts_with("Stack 5, 1 stone high."), "and can be put right later");
}

#[test]
fn a_quick_start_is_entered_by_steps_and_the_marker_is_computed() {
    let mut evening = Evening::with(2, &[("quick_start", "yes")]);
    assert!(evening.prompt().starts_with("Quick start, stone 1 of 4"));
    assert!(!evening.screen.can_press("stood"));
    evening.steps(2).steps(2).tap(6).steps(3);
    assert_eq!(evening.up(), "A");
    assert!(evening.prompt().starts_with("Stone 3 on stack 3"), "{}", evening.prompt());
}

#[test]
fn what_is_at_risk_is_said() {
    let mut evening = Evening::of(3);
    evening.builds(5);
    let said = evening.remarks();
    let expected = "If stack 1 falls in this turn: A +3, B +4. 1 token of C would go back";
    assert!(said.contains(expected), "{said}");
    assert!(evening.prompt().contains("Stone 6 on stack 1, worth 4 tokens"));
    assert!(evening.spoken(2).ends_with("The next stone is worth 1 token."));
}

#[test]
fn from_an_empty_river_the_source_is_asked_and_lowered() {
    let mut evening = Evening::of(2);
    // 37 stones: six on each stack, and one more.
    for _ in 0..37 {
        evening.press("no_token").steps(1);
    }
    assert!(evening.prompt().starts_with("The river is empty."), "{}", evening.prompt());
    assert!(!evening.screen.can_press("stood"));
    let taps = evening.taps_of(|evening| {
        evening.tap(1).press("stood").steps(1);
    });
    assert_eq!(taps, 3);
    assert!(evening.spoken(1).starts_with("Stack 1, 6 stones high."), "{}", evening.spoken(1));
    assert!(evening.spoken(2).contains("B 4."), "{}", evening.spoken(2));
    evening.tap(4).press("source_fell");
    assert!(evening.remarks().contains("Back to the river: 6 stones (stack 4)."));
    evening.press("settle");
    assert!(evening.prompt().contains("The marker stays where it is."), "{}", evening.prompt());
    evening.press("next");
    assert_eq!(evening.up(), "B");
    assert!(evening.prompt().starts_with("Stone 7 on stack 3"), "{}", evening.prompt());
}

#[test]
fn sizes_are_kept_if_wished_and_a_size_that_is_used_up_is_not_offered() {
    let mut evening = Evening::with(2, &[("sizes", "yes")]);
    for (size, count) in [("small", "2"), ("medium", "20")] {
        evening.enter(&format!("count.{size}"), EntryValue::Number { typed: count.to_owned() });
    }
    for _ in 0..2 {
        evening.choose("size", "small").press("stood").steps(1);
    }
    assert_eq!(evening.offered("size"), ["medium", "large"]);
    let most = evening.screen.control("count.large").map(|control| control.kind.clone());
    assert!(matches!(most, Some(ControlKind::Number { value: Some(15), max: 15, .. })), "{most:?}");
    assert!(evening.remarks().contains("Not in the river any more: small."));
    evening.press("session.end");
    let again = evening.app.start(&NewSession::of("stone_layer", 2)).expect("another session");
    evening.screen = evening.app.choose(again.session, "sizes", "yes").expect("an option");
    let remembered = evening.screen.control("count.medium").map(|control| control.kind.clone());
    assert!(matches!(remembered, Some(ControlKind::Number { value: Some(20), .. })));
}

#[test]
fn after_the_last_tile_nothing_is_said_to_be_left() {
    let mut evening = Evening::of(2);
    for _ in 0..35 {
        evening.press("slid_off").steps(1);
    }
    let said = evening.remarks();
    let expected =
        "Turn up the tiles that are left, if any, shuffle the used ones and fill the row";
    assert!(said.contains(expected), "{said}");
}
