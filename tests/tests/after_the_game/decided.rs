//! What decided a game: the change that is named gives that winner, and no smaller one would.

use std::sync::Arc;

use tallystone_core::exchange::Bundle;
use tallystone_core::game::Catalogue;
use tallystone_core::session::{Correction, Phase, Row, Session, Step};
use tallystone_tests::device::Device;
use tallystone_tests::seeds;

use crate::proofs::choose;
use crate::statistics::device;

/// The session of a bundle, laid out.
fn sessions(device: &Device) -> Vec<Session> {
    let bundle = Bundle::read(&device.export()).expect("our own");
    let catalogue = Catalogue::standard();
    let lay_out = |record: &tallystone_core::store::SessionRecord| {
        let game = Arc::clone(catalogue.find(&record.game).expect("a game"));
        Session::replay(record.id, game, record.rows()).expect("a session")
    };
    bundle.sessions.iter().map(lay_out).collect()
}

#[test]
fn the_change_that_is_named_gives_the_winner_that_is_named() {
    let mut found = 0;
    for seed in seeds() {
        for session in sessions(&device(seed)) {
            let Some(ending) = session.other_ending() else { continue };
            assert_ne!(ending.winners, session.score().winners());
            let last = session.rows().last().expect("rows").clone();
            let correction = Correction::replace(ending.event, Vec::new(), &ending.instead);
            let row = Row { seq: last.seq + 1, step: Step::Correct(correction), ..last };
            let rows = session.rows().iter().cloned().chain([row]);
            let other = Session::replay(session.id, Arc::clone(session.game()), rows);
            assert_eq!(other.expect("a session").score().winners(), ending.winners);
            found += 1;
        }
    }
    assert!(found > 5, "{found}");
}

/// Points for wish stones, as the rulebook's table has them: none, one, … nine.
const WISH: [i64; 10] = [-4, -3, 2, 3, 6, 10, 10, 10, 10, 10];

/// With no figure on a path every wish stone is doubtful, and there are nine of them.
fn doubts(ann: usize, ben: usize) -> usize {
    usize::from(ann + ben > 0) + usize::from(ann + ben > 9)
}

#[test]
fn no_smaller_change_of_a_wish_stone_would_do() {
    for (ann, ben) in (0..6_usize).flat_map(|ann| (0..6).map(move |ben| (ann, ben))) {
        let mut device = Device::new(1);
        let session = device.start("keltis", &["Ann", "Ben"]).session;
        choose(&mut device, session, "wish.0", &ann.to_string());
        choose(&mut device, session, "wish.1", &ben.to_string());
        let revision = device.screen(session).revision;
        device.app.finish(session, revision).expect("finished");
        let winners = |ann: usize, ben: usize| (WISH[ann] >= WISH[ben], WISH[ben] >= WISH[ann]);
        let (before, doubtful) = (winners(ann, ben), doubts(ann, ben));
        let smallest = (0..10_usize)
            .flat_map(|other| {
                [(other, ben, ann.abs_diff(other)), (ann, other, ben.abs_diff(other))]
            })
            .filter(|(ann, ben, _)| winners(*ann, *ben) != before && doubts(*ann, *ben) <= doubtful)
            .map(|(_, _, by)| by)
            .min();
        let decided = device.app.decided(session).expect("finished");
        let by = decided.as_ref().map(|decided| changed_by(&decided.text));
        assert_eq!(by, smallest, "{ann} and {ben} wish stones: {decided:?}");
    }
}

/// "Ann: Wish stones: 4 → 3. Then …"
fn changed_by(text: &str) -> usize {
    let numbers: Vec<usize> = text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|part| part.parse().ok())
        .collect();
    let [was, instead] = numbers[..] else { panic!("two numbers in {text:?}") };
    instead.abs_diff(was)
}

#[test]
fn only_finished_games_are_decided_and_told_results_say_nothing() {
    let mut device = Device::new(2);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let refused = device.app.decided(session).expect_err("not finished");
    assert!(refused.to_string().contains("finish it first"), "{refused}");
    choose(&mut device, session, "wish.0", "3");
    let screen = device.screen(session);
    assert_ne!(screen.phase, Phase::Finished);
    device.app.finish(session, screen.revision).expect("finished");
    let decided = device.app.decided(session).expect("finished").expect("a near one");
    assert!(decided.text.starts_with("Ann: "), "{}", decided.text);
    assert!(decided.text.ends_with("would have won.") || decided.text.ends_with("the win."));
}
