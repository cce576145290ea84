//! What an import and an export do how often: each session is read once and replayed once where it
//! comes in, and only what is here already is loaded; nothing is replayed where it goes out.

use crate::app::{App, NewSession};
use crate::exchange::ImportChoice;
use crate::game::Catalogue;
use crate::outside::System;
use crate::seat::PerSeat;
use crate::session::counted::{Done, taken};
use crate::session::{StatedResult, StatedSeat};
use crate::text::Language;

fn device() -> App {
    let outside = Box::new(System::default());
    App::open(None, Catalogue::standard(), outside, Language::default()).expect("in memory")
}

/// Opened, a note, a result, the finish, and something that is said after it.
const STEPS: u32 = 5;

fn play(app: &mut App) {
    let game = app.games().remove(0);
    let players = usize::from(game.least_players);
    let session = app.start(&NewSession::of(&game.id, players)).expect("a session").session;
    app.note(session, "we begin").expect("a note");
    let seats = PerSeat::from_fn(players, |_| StatedSeat { points: Some(4), winner: false });
    let screen = app.state_result(session, StatedResult { seats, played_on: None });
    app.finish(session, screen.expect("a result").revision).expect("an end");
    app.note(session, "a fine evening").expect("a note");
}

#[test]
fn an_import_does_everything_once() {
    const KNOWN: u32 = 2;
    const NEW: u32 = 3;
    let (mut here, mut there) = (device(), device());
    for _ in 0..KNOWN {
        play(&mut there);
    }
    here.import(&there.export_all().expect("a bundle"), ImportChoice::KeepBoth).expect("known");
    for _ in 0..NEW {
        play(&mut there);
    }
    let bundle = there.export_all().expect("a bundle");
    let of_all = |each: u32| each * (KNOWN + NEW);
    let read = Done {
        documents: of_all(1),
        steps: of_all(STEPS),
        replays: of_all(1),
        // What is not here is not looked for whole.
        loads: KNOWN,
        staged: of_all(1),
    };
    taken();
    let mut job = here.import_text(&bundle).expect("a bundle");
    while !job.step(&mut here).expect("a step").finished {}
    assert_eq!(taken(), read, "read and planned");
    job.preview(&here).expect("a preview");
    assert_eq!(taken(), Done::default(), "a preview shows what was planned");
    job.take_in(&here, ImportChoice::KeepBoth).expect("a choice");
    while !job.step(&mut here).expect("a step").finished {}
    assert_eq!(taken(), Done { staged: NEW, ..Done::default() }, "the plan is carried out");
    here.import(&bundle, ImportChoice::KeepBoth).expect("once more");
    assert_eq!(taken(), Done { loads: KNOWN + NEW, ..read }, "everything is here by now");
}

#[test]
fn an_export_replays_nothing_and_reads_each_step_once() {
    const SESSIONS: u32 = 3;
    let mut app = device();
    for _ in 0..SESSIONS {
        play(&mut app);
    }
    taken();
    app.export_all().expect("a bundle");
    // Proofs stand before the sessions, so each log is loaded for both; whether it can be taken in is
    // found out with the first, and the finish is read once more for its proof.
    let exported = Done { steps: SESSIONS * (STEPS + 1), loads: SESSIONS * 2, ..Done::default() };
    assert_eq!(taken(), exported);
}
