//! How it ends: ten points, a tie, nobody, or only a result.

use tallystone_core::seat::PerSeat;
use tallystone_core::session::{Phase, StatedResult, StatedSeat};

use crate::evening::Evening;

/// Three players to ten points, by taps alone.
#[test]
fn a_whole_game_ends_when_somebody_has_ten() {
    let mut evening = Evening::of(3);
    evening.builds(5).press("fell").press("settle").steps(1);
    assert_eq!(evening.points(), [Some(3), Some(4), Some(0)]);
    evening.builds(6);
    let said = evening.remarks();
    assert!(said.contains("B +4") && said.contains("C +5"), "{said}");
    evening.press("fell").press("settle").steps(1).builds(4);
    assert_eq!(evening.points(), [Some(3), Some(8), Some(5)]);
    evening.builds(1);
    let said = evening.remarks();
    assert!(said.contains("B +3 (ten), C +4"), "{said}");
    evening.press("fell").press("settle");
    assert_eq!(evening.points(), [Some(3), Some(11), Some(9)]);
    let ending = evening.screen.ending.as_deref();
    assert_eq!(ending, Some("B has 11 points: the game is over."));
    assert!(evening.screen.control("stood").is_none(), "no game continues after a win");
    evening.press("session.finish");
    assert_eq!(evening.screen.phase, Phase::Finished);
}

/// On so many stacks A and B get a token each, and C is up.
fn a_and_b_build(evening: &mut Evening, stacks: usize) {
    for _ in 0..stacks {
        evening.builds(2).press("slid_off").steps(1);
    }
    evening.press("slid_off").steps(6).press("slid_off").steps(6);
}

#[test]
fn a_tie_is_told_link_by_link() {
    let mut evening = Evening::of(3);
    // A and B build the same, and C topples all of it at once, twice.
    a_and_b_build(&mut evening, 6);
    evening.press("fell");
    for stack in 2..=6 {
        evening.tap(stack);
    }
    evening.press("settle");
    assert_eq!(evening.points(), [Some(6), Some(6), Some(0)]);
    evening.steps(6);
    a_and_b_build(&mut evening, 4);
    evening.tap(1).tap(2).tap(3).tap(4).press("settle");
    assert_eq!(evening.points(), [Some(10), Some(10), Some(0)]);
    let ending = evening.screen.ending.clone().unwrap_or_default();
    assert_eq!(
        ending,
        "The game is over: A and B reached ten in the same collapse. Level in points: \
         A and B. Tokens beside the stacks: 0 each; they share the win."
    );
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
