//! Sessions found again by words, game, player, year, unfinished, bin; options and preferences.

use chrono::{NaiveDate, TimeDelta};
use tallystone_core::app::{NewSession, Preferences, SessionQuery, ThemeChoice};
use tallystone_core::seat::PerSeat;
use tallystone_core::session::{StatedResult, StatedSeat};

use tallystone_tests::device::Device;

fn found(device: &Device, query: &SessionQuery) -> Vec<String> {
    let found = device.app.search(query, 0, 100).expect("a list");
    found.into_iter().map(|session| session.card.seats[0].name.clone()).collect()
}

fn words(words: &str) -> SessionQuery {
    SessionQuery { words: words.to_owned(), ..SessionQuery::default() }
}

#[test]
fn every_word_must_be_found_somewhere() {
    let mut device = Device::new(1);
    let first = device.start("keltis", &["Łucja", "Ben"]).session;
    device.clock.pass(TimeDelta::minutes(1));
    device.start("iquazu", &["Ann", "Ben"]);
    device.app.note(first, "at the Lake House").expect("a note");
    for (text, expected) in [
        ("", &["Ann", "Łucja"][..]),
        ("lucja", &["Łucja"]),
        ("ben", &["Ann", "Łucja"]),
        ("BEN lake", &["Łucja"]),
        ("iquazu", &["Ann"]),
        ("Iquazú ben", &["Ann"]),
        ("2026-11", &["Ann", "Łucja"]),
        ("iquazu lake", &[]),
        ("100%", &[]),
        ("_", &[]),
        ("' OR 1=1 --", &[]),
    ] {
        assert_eq!(found(&device, &words(text)), expected, "{text}");
    }
    device.app.name(first, tallystone_core::seat::Seat::new(0), "Zoe").expect("another name");
    assert_eq!(found(&device, &words("zoe")), ["Zoe"]);
    assert!(found(&device, &words("lucja")).is_empty());
}

#[test]
fn filters_hold_together() {
    let mut device = Device::new(2);
    let stated = device.start("keltis", &["Ann", "Ben"]).session;
    let seats = PerSeat::new(vec![StatedSeat { points: Some(3), winner: false }; 2]);
    let played_on = NaiveDate::from_ymd_opt(2019, 5, 4);
    device.app.state_result(stated, StatedResult { seats, played_on }).expect("a result");
    let revision = device.screen(stated).revision;
    device.app.finish(stated, revision).expect("finished");
    device.clock.pass(TimeDelta::minutes(1));
    let open = device.start("iquazu", &["Cleo", "Ann"]).session;
    let all = SessionQuery::default();
    let ann = device.app.players().expect("players").into_iter().find(|it| it.name == "Ann");
    let ann = ann.expect("Ann").id;
    assert_eq!(device.app.years().expect("years"), [2026, 2019]);
    let count = |device: &Device, query: SessionQuery| found(device, &query).len();
    assert_eq!(count(&device, SessionQuery { year: Some(2019), ..all.clone() }), 1);
    assert_eq!(count(&device, SessionQuery { year: Some(2020), ..all.clone() }), 0);
    assert_eq!(count(&device, SessionQuery { unfinished: true, ..all.clone() }), 1);
    assert_eq!(count(&device, SessionQuery { game: Some("keltis".into()), ..all.clone() }), 1);
    assert_eq!(count(&device, SessionQuery { player: Some(ann), ..all.clone() }), 2);
    let both = SessionQuery { player: Some(ann), unfinished: true, ..all.clone() };
    assert_eq!(found(&device, &both), ["Cleo"]);
    device.app.delete(open).expect("into the bin");
    assert_eq!(count(&device, both.clone()), 0);
    assert_eq!(count(&device, SessionQuery { bin: true, ..both }), 1);
    assert_eq!(device.app.empty_bin().expect("emptied"), 1);
    assert_eq!(count(&device, SessionQuery { bin: true, ..all }), 0);
}

#[test]
fn the_options_of_last_time_and_what_a_device_prefers_are_kept() {
    let mut device = Device::new(3);
    assert_eq!(device.app.last_options("keltis").expect("options"), serde_json::Value::Null);
    let setting =
        device.app.settings("keltis", &serde_json::Value::Null).expect("settings").remove(0);
    let other = setting.choices.iter().find(|it| it.id != setting.chosen).expect("a choice");
    let session = device.app.start(&NewSession::of("keltis", 2)).expect("a session").session;
    device.app.choose(session, &setting.id, &other.id).expect("chosen");
    let options = device.app.last_options("keltis").expect("options");
    let new = NewSession { options, ..NewSession::of("keltis", 2) };
    let session = device.app.start(&new).expect("a session").session;
    let settings = device.app.session_settings(session).expect("settings");
    assert_eq!(settings[0].chosen, other.id);
    assert!(device.app.last_options("chess").is_err());
    assert_eq!(device.app.preferences().expect("preferences"), Preferences::default());
    let dark = Preferences {
        language: Some("en".to_owned()),
        theme: ThemeChoice::Dark,
        ..Preferences::default()
    };
    device.app.set_preferences(&dark).expect("kept");
    assert_eq!(device.app.preferences().expect("preferences"), dark);
    let mut other = Device::new(4);
    other.import(&device.export());
    assert_eq!(other.app.preferences().expect("preferences"), Preferences::default());
}
