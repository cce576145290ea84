//! What is asked is one panel with a way out, what is next is on the sheet, and every control and
//! doubt names a rule, whatever is touched.

use std::collections::BTreeSet;

use tallystone_core::app::NewSession;
use tallystone_core::sheet::{Group, Role};
use tallystone_tests::{Random, scaled, seeds, valid_entry};

use crate::evening::Evening;

/// Controls that no rule is behind.
const WITHOUT_RULE: [&str; 5] = ["cancel", "more", "open", "way", "clear"];

fn look_at(evening: &Evening, atoms: &BTreeSet<String>) {
    let sheet = &evening.screen.sheet;
    let asks = sheet.groups.iter().filter(|group| group.role == Role::Ask).count();
    assert!(asks <= 1, "one question at a time");
    if let Some(next) = &sheet.next {
        assert!(evening.screen.control(next).is_some(), "{next} is not on the sheet");
    }
    let own = |group: &&Group<String>| !group.id.starts_with("session");
    for control in sheet.groups.iter().filter(own).flat_map(|group| &group.controls) {
        let kind = control.id.split('.').next().unwrap_or_default();
        match &control.rule {
            Some(rule) => assert!(atoms.contains(rule), "{}: {rule}", control.id),
            None => assert!(WITHOUT_RULE.contains(&kind), "{} names no rule", control.id),
        }
    }
    for doubt in &evening.screen.doubts {
        let known = doubt.rule.as_ref().is_some_and(|rule| atoms.contains(rule));
        assert!(known, "{} names {:?}", doubt.kind, doubt.rule);
    }
}

#[test]
fn whatever_is_touched_what_is_asked_can_be_closed_and_what_is_next_is_there() {
    let mut asked = 0;
    for seed in seeds() {
        let mut random = Random::new(seed);
        for players in 1..=4 {
            let mut evening = Evening::of(players);
            let rules = evening.app.rules("wodny_szlak", "").expect("rules");
            let atoms = rules.into_iter().map(|atom| atom.id).collect();
            if players > 2 {
                let session = evening.screen.session;
                evening.screen =
                    evening.app.choose(session, "round_helper", "yes").expect("an option");
            }
            if players != 3 {
                evening.choose("way", "river");
            }
            for _ in 0..scaled(600) {
                look_at(&evening, &atoms);
                if let Some(group) = evening.screen.sheet.asked() {
                    asked += 1;
                    let last = group.controls.last().map(|it| it.id.clone()).unwrap_or_default();
                    let (id, before) = (group.id.clone(), evening.screen.clone());
                    evening.press(&last);
                    // Below the question about the end may be another one.
                    let closed = evening.screen.sheet.asked().is_none_or(|it| it.id != id);
                    assert!(closed, "{last} closes {id}");
                    look_at(&evening, &atoms);
                    if !random.chance(5) {
                        evening.screen = before;
                    }
                }
                let Some((control, value)) = valid_entry(&mut random, &evening.screen.sheet) else {
                    break;
                };
                if control.starts_with("session.") && !random.chance(10) {
                    continue;
                }
                // What cannot be, such as a circle, is refused.
                let before = evening.screen.clone();
                if evening.try_enter(&control, value).is_err() {
                    evening.screen = before;
                }
                if evening.screen.sheet.groups.len() == 1 {
                    let again = NewSession::of("wodny_szlak", players);
                    evening.screen = evening.app.start(&again).expect("another");
                }
            }
        }
    }
    assert!(asked > 20, "{asked}");
}
