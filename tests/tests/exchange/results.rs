//! Results beside each other: first and second line by line, and one log under other options.

use tallystone_core::app::{Chosen, SessionView};
use tallystone_tests::{Random, scaled, seeds};

use tallystone_tests::device::Device;

/// Random sessions of every game with what the lines of a difference must add up to.
#[test]
fn the_lines_of_a_difference_sum_up_to_the_lead() {
    let mut compared = 0;
    for seed in seeds() {
        let mut random = Random::new(seed);
        let mut device = Device { deletes: false, ..Device::new(seed) };
        for _ in 0..scaled(500) {
            device.live(&mut random);
        }
        for SessionView { id, card, .. } in device.sessions() {
            let difference = device.app.difference(id).expect("a difference");
            assert!(!difference.text.is_empty());
            let screen = device.screen(id);
            let points = |seat| screen.seats.iter().find(|it| it.seat == seat)?.points;
            let pair = (difference.first.and_then(points), difference.second.and_then(points));
            let stated = card.played_on.is_some();
            if let (Some(first), Some(second), false) = (pair.0, pair.1, stated) {
                let sum: i64 = difference.lines.iter().map(|line| line.points).sum();
                assert_eq!(sum, first - second, "{}: {difference:?}", card.seats.len());
                compared += usize::from(sum != 0);
            }
        }
    }
    assert!(compared > 0, "no session had a lead");
}

/// Whatever the options, scoring a log under them is the same as choosing them, and the session
/// stays as it is.
#[test]
fn rescoring_is_choosing_without_choosing() {
    let mut changed = 0;
    for seed in seeds() {
        let mut random = Random::new(seed);
        let mut device = Device { deletes: false, ..Device::new(seed) };
        for _ in 0..scaled(400) {
            device.live(&mut random);
        }
        for session in device.sessions() {
            let before = device.app.export(&[session.id]).expect("a bundle");
            for setting in device.app.session_settings(session.id).expect("settings") {
                let choice = random.pick(&setting.choices).id.clone();
                let chosen = Chosen { setting: setting.id.clone(), choice: choice.clone() };
                let Ok(compared) = device.app.rescore(session.id, &[chosen]) else { continue };
                assert_eq!(device.app.export(&[session.id]).expect("a bundle"), before);
                let mut copy = Device::new(seed);
                copy.import(&before);
                let now = copy.screen(session.id);
                if matches!(now.phase, tallystone_core::session::Phase::Finished) {
                    copy.app.reopen(session.id, now.revision).expect("open");
                }
                let Ok(really) = copy.app.choose(session.id, &setting.id, &choice) else {
                    continue;
                };
                // Before anything is told about a seat, a screen claims no points for it.
                let told = really.seats.iter().zip(&compared.seats);
                for (seat, told) in told.filter(|(seat, _)| seat.points.is_some()) {
                    assert_eq!((seat.points, seat.rank), (told.points_after, told.rank_after));
                }
                changed += usize::from(!compared.settings.is_empty());
            }
        }
    }
    assert!(changed > 0);
}

#[test]
fn the_same_options_change_nothing_and_wrong_ones_are_refused() {
    let mut device = Device::new(4);
    let session = device.start("stone_layer", &["Ann", "Ben"]).session;
    let compared = device.app.rescore(session, &[]).expect("compared");
    assert_eq!(compared.text, "Nothing would change.");
    let wrong = Chosen { setting: "edition".to_owned(), choice: "klingon".to_owned() };
    let refused = device.app.rescore(session, &[wrong]).expect_err("no such edition");
    assert!(refused.to_string().contains("klingon"), "{refused}");
}

#[test]
fn a_difference_is_told_in_a_sentence() {
    let mut device = Device::new(5);
    let session = device.start("keltis", &["Ann", "Ben"]).session;
    let screen = device.screen(session);
    let seat = |name: &str| screen.seats.iter().find(|it| it.name == name).expect("a seat").seat;
    let enter = |device: &mut Device, control: String, count: i64| {
        let screen = device.screen(session);
        let entry = tallystone_core::entry::Entry {
            control,
            value: tallystone_core::entry::EntryValue::Choose { option: count.to_string() },
            revision: screen.revision,
            focus: screen.focus,
            place: tallystone_core::entry::When::Now,
        };
        device.app.enter(session, &entry).expect("an entry")
    };
    let (ann, ben) = (seat("Ann").index(), seat("Ben").index());
    enter(&mut device, format!("wish.{ann}"), 3);
    enter(&mut device, format!("wish.{ben}"), 1);
    let difference = device.app.difference(session).expect("a difference");
    assert!(difference.text.starts_with("Ann wins by "), "{}", difference.text);
    assert!(difference.text.contains(" +"), "{}", difference.text);
}
