//! Two apps on one file: no tap is lost, and neither shows what is stale.

use std::path::Path;
use std::sync::Barrier;
use std::thread;

use tallystone_core::app::{App, Screen};
use tallystone_core::entry::{EntryValue, Focus, When};
use tallystone_core::outside::{SessionId, System};
use tallystone_core::sheet::ControlKind;
use tallystone_tests::{Random, scaled};

use crate::files::place;
use crate::play::{self, entry, open};

/// As many as fit into a pile.
const TAPS: i64 = 20;

fn now(app: &mut App, session: SessionId) -> Screen {
    app.screen(session, When::Now, Focus::default()).expect("a screen")
}

fn pebbles(screen: &Screen, seat: usize) -> i64 {
    match screen.control(&format!("pebbles.{seat}")).map(|control| &control.kind) {
        Some(ControlKind::Stepper { value, .. }) => *value,
        other => panic!("no stepper but {other:?}"),
    }
}

#[test]
fn taps_in_turn_all_count_though_each_app_has_seen_only_its_own() {
    let (_folder, path) = place();
    let mut apps = [open(&path, System::default()), open(&path, System::default())];
    let first = play::start(&mut apps[0], "stranger", 2);
    let mut random = Random::new(1);
    for tap in 1..=TAPS {
        let stale = entry(&first, "pebbles.0", EntryValue::Step { by: 1 });
        let app = &mut apps[random.below(2)];
        let screen = app.enter(first.session, &stale).expect("a stepper takes every tap");
        assert_eq!(pebbles(&screen, 0), tap);
    }
    for app in &mut apps {
        assert_eq!(pebbles(&now(app, first.session), 0), TAPS);
    }
}

#[test]
fn an_app_reads_again_what_the_other_did() {
    let (_folder, path) = place();
    let mut one = open(&path, System::default());
    let mut other = open(&path, System::default());
    let screen = play::start(&mut one, "keltis", 3);
    let mut random = Random::new(2);
    for _ in 0..10 {
        let seen = now(&mut other, screen.session);
        let seen = play::play(&mut other, seen, 3, &mut random, |_| ());
        let again = now(&mut one, screen.session);
        assert_eq!(again.revision, seen.revision);
        play::play(&mut one, again, 2, &mut random, |_| ());
    }
    let (mine, theirs) = (now(&mut one, screen.session), now(&mut other, screen.session));
    assert_eq!(mine, theirs);
}

#[test]
fn taps_at_the_same_time_all_count() {
    for _ in 0..scaled(50) {
        let (_folder, path) = place();
        let mut app = open(&path, System::default());
        let session = play::start(&mut app, "stranger", 2).session;
        let together = Barrier::new(2);
        thread::scope(|scope| {
            for seat in 0..2 {
                let (path, together) = (&path, &together);
                scope.spawn(move || tap_along(path, session, seat, together));
            }
        });
        let screen = now(&mut app, session);
        assert_eq!((pebbles(&screen, 0), pebbles(&screen, 1)), (TAPS, TAPS), "no tap is lost");
        assert_eq!(screen.revision, 1 + 2 * TAPS.unsigned_abs(), "and none counts twice");
    }
}

fn tap_along(path: &Path, session: SessionId, seat: usize, together: &Barrier) {
    let mut app = open(path, System::default());
    let screen = now(&mut app, session);
    let tap = entry(&screen, &format!("pebbles.{seat}"), EntryValue::Step { by: 1 });
    together.wait();
    for _ in 0..TAPS {
        app.enter(session, &tap).expect("a stepper takes every tap");
    }
}

#[test]
fn a_new_file_can_be_opened_by_many_at_once() {
    for _ in 0..scaled(50) {
        let (_folder, path) = place();
        let together = Barrier::new(4);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    together.wait();
                    let mut app = open(&path, System::default());
                    assert_eq!(app.recovery(), None);
                    play::start(&mut app, "keltis", 2);
                });
            }
        });
        assert_eq!(open(&path, System::default()).find("").expect("a list").len(), 4);
    }
}
