//! Stone Layer as it is played: taps, drafts of collapses, corrections, another edition.

#[path = "stone_layer/evening.rs"]
mod evening;

use evening::Evening;
use tallystone_core::app::{Chosen, NewSession};
use tallystone_core::entry::EntryValue;
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{Phase, StatedResult, StatedSeat};
use tallystone_core::sheet::{ControlKind, Group, Role};
use tallystone_core::table::TableChange;

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

#[test]
fn a_collapse_is_shown_before_it_is_settled_and_one_tap_undoes_it() {
    let mut evening = Evening::of(3);
    evening.builds(5).press("fell");
    let revision = evening.screen.revision;
    let said = evening.remarks();
    for expected in [
        "5 stones go back to the river from stack 1.",
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
fn the_norwegian_edition_says_that_tokens_stay() {
    let mut evening = Evening::with(2, &[("edition", "nb")]);
    evening.builds(2).press("fell");
    let said = evening.remarks();
    assert!(said.contains("A caused it: no points. 1 token stays beside the base stone"), "{said}");
    evening.press("settle").steps(6);
    assert!(evening.spoken(1).contains("no stone. The marker stands here. Tokens: A 1."));
}

#[test]
fn the_reasons_of_a_collapse_say_where_the_causers_tokens_went() {
    for (edition, expected) in [
        ("en", "stack 1: own doing, so no points; 2 tokens went back to hand"),
        ("nb", "stack 1: own doing, so no points; 2 tokens stayed beside the base stone"),
    ] {
        let mut evening = Evening::with(2, &[("edition", edition)]);
        evening.builds(4).press("fell").press("settle");
        let lines = evening.app.explain(evening.screen.session, Seat::new(0)).expect("reasons");
        assert!(lines.iter().any(|line| line.text == expected), "{edition}: {lines:#?}");
    }
}

#[test]
fn the_same_log_under_another_edition() {
    let mut evening = Evening::of(2);
    evening.builds(2).press("fell").press("settle").steps(6);
    evening.press("stood").steps(6).press("stood").steps(6).press("fell").press("settle");
    let english = evening.points();
    let session = evening.screen.session;
    evening.screen = evening.app.choose(session, "edition", "nb").expect("an edition");
    let norwegian = evening.points();
    assert!(evening.screen.set_aside.is_empty());
    assert_eq!((english, norwegian), (vec![Some(1), Some(1)], vec![Some(2), Some(1)]));
    evening.screen = evening.app.choose(session, "edition", "en").expect("an edition");
    assert_eq!(evening.points(), [Some(1), Some(1)]);
}

#[test]
fn a_comparison_names_no_winner_where_nobody_has_won() {
    let mut evening = Evening::of(2);
    evening.builds(2).press("fell").press("settle").steps(6);
    evening.press("stood").steps(6).press("stood").steps(6).press("fell").press("settle");
    let other = Chosen { setting: "edition".to_owned(), choice: "nb".to_owned() };
    let compared = evening.app.rescore(evening.screen.session, &[other]).expect("compared");
    assert_eq!(compared.text, "The points of 1 player change; nobody wins either way.");
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
fn steps_keep_their_places_and_the_last_used_is_marked() {
    let mut evening = Evening::of(2);
    assert!(evening.screen.control("steps").is_none(), "not before the stone");
    evening.press("stood");
    let marked = |evening: &Evening| match &evening.screen.control("steps").expect("steps").kind {
        ControlKind::Choice { chosen, .. } => chosen.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(marked(&evening), None);
    evening.steps(3).press("stood").steps(5).press("stood");
    assert_eq!(evening.offered("steps"), ["1", "2", "3", "4", "5", "6"]);
    assert_eq!(marked(&evening), Some("5".to_owned()));
    let steps = evening.screen.control("steps").expect("steps");
    assert!(!steps.entered, "nobody has said it yet");
    assert_eq!(steps.spoken, "Steps of the tile; last time 5");
    evening.steps(5);
    assert!(evening.screen.control("steps").is_none(), "the marked one is taken like any other");
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

#[test]
fn a_race_that_is_finished_before_anybody_has_ten_has_no_winner_and_no_places() {
    let mut evening = Evening::of(3);
    evening.builds(1);
    let (session, revision) = (evening.screen.session, evening.screen.revision);
    evening.screen = evening.app.finish(session, revision).expect("finished");
    assert_eq!(evening.screen.phase, Phase::Finished);
    assert_eq!(evening.screen.verdict, ["Nobody has won."]);
    for seat in &evening.screen.seats {
        assert_eq!((seat.rank, seat.winner, seat.points), (None, false, Some(0)));
    }
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
    evening.steps(2).steps(2).steps(1).steps(3);
    assert!(evening.prompt().starts_with("A is up: stone 3 on stack 3"), "{}", evening.prompt());
}

#[test]
fn what_is_at_risk_is_said() {
    let mut evening = Evening::of(3);
    evening.builds(5);
    let said = evening.remarks();
    let expected = "If stack 1 falls in C’s turn, A gets 3, B gets 4. 1 token of C would go back";
    assert!(said.contains(expected), "{said}");
    assert!(said.contains("To go to ten: A 10, B 10, C 10."), "{said}");
    assert!(evening.prompt().contains("stone 6 on stack 1, worth 4 tokens"));
    assert!(evening.spoken(2).ends_with("The next stone is worth 1 token."));
}

/// Three players to ten points, by taps alone.
#[test]
fn a_whole_game_ends_when_somebody_has_ten() {
    let mut evening = Evening::of(3);
    evening.builds(5).press("fell").press("settle").steps(1);
    assert_eq!(evening.points(), [Some(3), Some(4), Some(0)]);
    evening.builds(6);
    let said = evening.remarks();
    assert!(said.contains("B gets 4") && said.contains("C gets 5"), "{said}");
    evening.press("fell").press("settle").steps(1).builds(4);
    assert_eq!(evening.points(), [Some(3), Some(8), Some(5)]);
    evening.builds(1);
    let said = evening.remarks();
    assert!(said.contains("B gets 3 and has ten, C gets 4"), "{said}");
    evening.press("fell").press("settle");
    assert_eq!(evening.points(), [Some(3), Some(11), Some(9)]);
    let ending = evening.screen.ending.as_deref();
    assert_eq!(ending, Some("B has 11 points: the game is over."));
    assert!(evening.screen.control("stood").is_none(), "no game continues after a win");
    evening.press("session.finish");
    assert_eq!(evening.screen.phase, Phase::Finished);
}

#[test]
fn a_tie_is_told_link_by_link() {
    let mut evening = Evening::of(3);
    // A and B build the same on two stacks, C topples both at once.
    evening.tap(1);
    for turn in 0..18 {
        let steps = if turn % 3 == 2 { 1 } else { 6 };
        let what = if turn % 3 == 2 { "slid_off" } else { "stood" };
        evening.press(what).steps(steps);
    }
    // Every stack has one token of A and one of B.
    evening.press("slid_off").steps(6).press("slid_off").steps(6);
    evening.press("fell");
    for stack in 2..=6 {
        evening.tap(stack);
    }
    evening.press("settle");
    assert_eq!(evening.points(), [Some(6), Some(6), Some(0)]);
    evening.steps(6);
    for turn in 0..12 {
        let steps = if turn % 3 == 2 { 1 } else { 6 };
        let what = if turn % 3 == 2 { "slid_off" } else { "stood" };
        evening.press(what).steps(steps);
    }
    evening.press("slid_off").steps(6).press("slid_off").steps(6);
    evening.tap(1).tap(2).tap(3).tap(4).press("settle");
    assert_eq!(evening.points(), [Some(10), Some(10), Some(0)]);
    let ending = evening.screen.ending.clone().unwrap_or_default();
    assert_eq!(
        ending,
        "The game is over: A and B reached ten in the same collapse. A and B are level in points \
         and in the number of tokens beside the stacks (0): they share the win."
    );
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
    assert!(evening.remarks().contains("6 stones go back to the river from stack 4."));
    evening.press("settle");
    assert!(evening.prompt().contains("The marker stays where it is."), "{}", evening.prompt());
    evening.press("next");
    assert!(evening.prompt().starts_with("B is up: stone 7 on stack 3"), "{}", evening.prompt());
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
    let again = evening.app.start(&NewSession::of("stone_layer", 2)).expect("another session");
    evening.screen = evening.app.choose(again.session, "sizes", "yes").expect("an option");
    let remembered = evening.screen.control("count.medium").map(|control| control.kind.clone());
    assert!(matches!(remembered, Some(ControlKind::Number { value: Some(20), .. })));
}

#[test]
fn somebody_else_may_be_up_and_steps_may_be_missing() {
    let mut evening = Evening::of(3);
    evening.builds(1).choose("up", "2").press("stood").steps(1);
    assert!(evening.prompt().starts_with("A is up"), "after C comes A: {}", evening.prompt());
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
    assert!(evening.prompt().starts_with("C is up"), "{}", evening.prompt());
}

#[test]
fn whose_turn_it_was_stays_when_somebody_leaves_or_comes_back() {
    for turns in 1..=6 {
        let mut evening = Evening::of(3);
        evening.builds(turns);
        let session = evening.screen.session;
        let up = |evening: &Evening| evening.prompt()[..1].to_owned();
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

#[test]
fn a_result_only_is_taken() {
    let mut evening = Evening::of(2);
    let seat = |points: i64| StatedSeat { points: Some(points), winner: false };
    let result = StatedResult { seats: PerSeat::new(vec![seat(6), seat(11)]), played_on: None };
    let session = evening.screen.session;
    evening.screen = evening.app.state_result(session, result).expect("a result");
    assert_eq!(evening.points(), [Some(6), Some(11)]);
    evening.press("session.finish");
    assert_eq!(evening.screen.verdict, ["B won with 11 points."]);
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
