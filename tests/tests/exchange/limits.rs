//! Arguments that are far too long: refused at once, in a sentence, whatever they are.

use tallystone_core::app::{
    Chosen, Error, NewSeat, NewSession, Preferences, SessionQuery, ThemeChoice,
};
use tallystone_core::entry::{Focus, When};
use tallystone_core::seat::{PerSeat, Seat};
use tallystone_core::session::{StatedResult, StatedSeat};
use tallystone_core::table::TableChange;
use tallystone_tests::device::Device;

fn is_refused<T: std::fmt::Debug>(answer: Result<T, Error>) -> bool {
    match answer {
        Err(Error::Refused { message, .. } | Error::NotFound { message }) => {
            !message.is_empty() && message.len() < 1_000
        }
        _ => false,
    }
}

#[test]
fn what_is_far_too_long_is_refused_in_a_sentence() {
    let mut device = Device::new(8);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let before = device.export();
    let long = "so long ".repeat(125_000);
    let app = &mut device.app;
    assert!(is_refused(app.result_card(session, Some(&long))));
    assert!(is_refused(app.note(session, &long)));
    assert!(is_refused(app.name(session, Seat::new(0), &long)));
    assert!(is_refused(app.rules("keltis", &long)));
    assert!(is_refused(app.rule("keltis", &long)));
    assert!(is_refused(app.rules(&long, "")));
    assert!(is_refused(app.choose(session, &long, &long)));
    assert!(is_refused(app.tick(session, &long, true)));
    let query = SessionQuery { words: long.clone(), ..SessionQuery::default() };
    assert!(is_refused(app.search(&query, 0, 10)));
    assert!(is_refused(app.csv(&query)));
    let prefers = Preferences {
        language: Some(long.clone()),
        theme: ThemeChoice::Device,
        ..Preferences::default()
    };
    assert!(is_refused(app.set_preferences(&prefers)));
    let chosen = Chosen { setting: "tiles".to_owned(), choice: "yes".to_owned() };
    assert!(is_refused(app.rescore(session, &vec![chosen; 100_000])));
    let crowd =
        NewSession { seats: vec![NewSeat::default(); 100_000], ..NewSession::of("keltis", 0) };
    assert!(is_refused(app.start(&crowd)));
    let order = vec![Seat::new(0); 100_000];
    assert!(is_refused(app.change_table(session, TableChange::Order { order })));
    let seats = PerSeat::new(vec![StatedSeat::default(); 100_000]);
    assert!(is_refused(app.state_result(session, StatedResult { seats, played_on: None })));
    assert_eq!(device.export(), before);
    let shown = device.app.screen(session, When::Now, Focus(long)).expect("a screen");
    assert_eq!(shown.focus, Focus::default(), "no game has written it");
}

#[test]
fn a_session_that_is_named_again_and_again_is_written_once() {
    let mut device = Device::new(9);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let seats = PerSeat::new(vec![StatedSeat { points: Some(3), winner: false }; 2]);
    let told = StatedResult { seats, played_on: None };
    let revision = device.app.state_result(session, told).expect("a result").revision;
    device.app.finish(session, revision).expect("finished");
    let once = device.app.bgstats_file(&[session]).expect("a file");
    assert_eq!(device.app.bgstats_file(&vec![session; 5_000]).expect("a file"), once);
    let once = device.app.export(&[session]).expect("a bundle");
    assert_eq!(device.app.export(&vec![session; 5_000]).expect("a bundle"), once);
}
